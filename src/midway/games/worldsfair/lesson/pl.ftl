# Słowa lekcji; najwyżej 45 na karcie, *pogrubiona* sama reguła.

lesson-goal-title = Cel gry
lesson-goal-says = Zapraszam bliżej! Tobias Wick, latarnik Wystawy. Trzy rundy, pięć obszarów, a *wygrywa ten, kto ma najwięcej punktów.* Zdobywa się je na trzy sposoby: bilety na diabelski młyn, prowadzenie na obszarach i zatwierdzone eksponaty. Wszystko w pięć minut.

lesson-supporters-title = Obszary
lesson-supporters-says = Te pionki to pracownicy. Białe są twoje, a *kto ma ich na obszarze najwięcej, ten na nim prowadzi.* W Elektryczności cała trójka ma po jednym. Remisy są nudne. Zróbmy z tym porządek.

lesson-place-title = Umieść i zabierz
lesson-place-says = Tura zaczyna się od jednego wyboru: *umieść pracownika na obszarze.* W zamian zabierasz *wszystkie karty,* które tam leżą. W Elektryczności czeka eksponat i bilet. Naciśnij ją; prąd już płynie.
lesson-place-move = Umieść pracownika w Elektryczności
lesson-place-other-agriculture = Dobry stos i wolno go wziąć. Ale jest w nim pewien pan, który przyda się w następnej turze. Najpierw Elektryczność.
lesson-place-other-palace = Jak najbardziej wolno, a przy prawdziwym stole to twoja sprawa. Ten jeden raz pozwól, że pokażę ci światła: Elektryczność.
lesson-place-other-palace-title = Dobry wybór.
lesson-place-other-card-title = Tylko jedna karta?
lesson-place-other-card = Nigdy nie wybiera się pojedynczych kart: dostajesz wszystkie karty z obszaru, na którym umieszczasz pracownika.
lesson-place-other-wheel-title = Młyn?
lesson-place-other-wheel = Młyn obraca się sam, gdy ktoś bierze bilet. Ty wybierasz obszar.

lesson-collect-title = Co udało się zabrać
lesson-collect-says = Dwie karty. Elektryczne fontanny to eksponat Elektryczności: na razie bez wartości, po zatwierdzeniu cenny. *Bilet jest wart jeden punkt* przy najbliższym punktowaniu, a przy okazji popchnął młyn.

lesson-refill-title = Młyn i nowe karty
lesson-refill-says = Jeszcze dziesięć biletów i młyn zatoczy koło, a wtedy punktujemy. Doszły *trzy nowe karty:* jedna tam, gdzie stanął twój pracownik, i po jednej na dwóch następnych obszarach, zgodnie z ruchem wskazówek zegara. Pełne obszary się pomija.

lesson-rivals-title = Kolej na innych
lesson-rivals-says = Ada wzięła trzy karty z Transportu, w tym dwa bilety. Hugo zgarnął cztery z Przemysłu. Duże stosy kuszą, a bierze się *wszystko albo nic.* Jeszcze sześć biletów. Twoja tura.

lesson-figure-title = Pewien pan wśród kart
lesson-figure-says = W Rolnictwie są trzy karty: dwa eksponaty i pan Westinghouse, wpływowa osoba. *Taka osoba wyświadcza ci przysługę w następnej turze.* Trzy karty za jednego pracownika, proszę się częstować.
lesson-figure-move = Umieść pracownika w Rolnictwie
lesson-figure-other-electricity = Wzmocni to twoje prowadzenie, ale to dwie karty zamiast trzech i bez pana Westinghouse’a. Spróbuj Rolnictwa.
lesson-figure-other-arts = Obraz i dwa bilety: dobre oko. Będą tu jeszcze w następnej turze i będą wtedy więcej warte. Teraz Rolnictwo.
lesson-figure-other-lonely = Jedna samotna karta. Wolno, ale stać cię na więcej: w Rolnictwie leżą trzy.

lesson-forecast-title = Gdyby teraz punktować
lesson-forecast-says = Ada dogoniła cię w Elektryczności, a Hugo wziął kolejne dwa bilety. Zielone liczby mówią, *ile każdy by zyskał, gdyby teraz punktować:* ty 15, Ada 16, Hugo 19. Ostatnie miejsce! Naprawmy to.

lesson-clock-title = Zegar w twoich rękach
lesson-clock-says = Dwa bilety zakończą rundę, a oba leżą w Sztuce obok obrazu. *Kto je weźmie, ten wybiera moment.* Umieść tam pracownika: obejmiesz prowadzenie, a obraz liczy się jeszcze w tej rundzie.
lesson-clock-move = Umieść pracownika w Sztuce
lesson-clock-other-tickets = Wolno, ale potem gra Ada i oba bilety wzięłaby wtedy, kiedy jej pasuje. Zakończ rundę po swojemu: Sztuka.

lesson-westinghouse-title = Pan Westinghouse bierze się do pracy
lesson-westinghouse-says = *Najpierw działają wpływowe osoby, potem zabierasz karty.* Pan Westinghouse umieszcza twojego pracownika w Elektryczności, bez względu na to, gdzie stanął poprzedni. Trzech przeciw dwóm Ady. Zagraj go; nie lubi czekać.
lesson-westinghouse-move = Zagraj George’a Westinghouse’a
lesson-westinghouse-other-unused = Osobę wolno odrzucić bez użycia, ale żadna nie zostaje na kolejną turę. Ten pan wart jest pracownika: zagraj go.
lesson-westinghouse-other-placed = W tej turze twój pracownik już stanął. Reszta należy do pana Westinghouse’a.

lesson-score-tickets-title = Punktowanie: bilety
lesson-score-tickets-says = Koło się zamknęło: punktujemy! *Najpierw bilety, po jednym punkcie.* Trzy dla ciebie. Ada i Hugo mają najwięcej, po cztery, więc oboje dostają po 2 punkty bonusu. Na tej Wystawie niczego się nie dzieli.

lesson-score-first-title = Punktowanie: samodzielne prowadzenie
lesson-score-first-says = Potem obszary, jeden po drugim. W Elektryczności prowadzisz bez remisu: *medal wart 4 punkty,* a *do trzech* twoich eksponatów Elektryczności zostaje zatwierdzonych. Masz jeden, Fontanny. Po to tu przyszliśmy.

lesson-score-second-title = Punktowanie: remisy i drugie miejsce
lesson-score-second-says = W Rolnictwie remisujesz z Hugonem: *po 2 punkty i do dwóch zatwierdzeń.* W Przemyśle masz samodzielne drugie miejsce: *2 punkty, jedno zatwierdzenie.* Trzecie, jak w Transporcie, to tylko ładny widok.

lesson-sets-title = Kolory tworzą zestawy
lesson-sets-says = Zatwierdzone eksponaty punktują kolorami: jeden to 1 punkt, dwa różne 3, potem 6, 10 i *15 za wszystkie pięć.* Masz cztery kolory: dziesięć punktów. Naciśnij obszar, którego koloru ci brakuje.
lesson-sets-move = Naciśnij obszar, którego koloru ci brakuje
lesson-sets-other-colour = Ten kolor już masz; poszukaj pustego kółka w rzędzie swoich zatwierdzeń.

lesson-recall-title = Połowa wraca do domu
lesson-recall-says = Ostatni akt: *połowa każdej grupy wraca do domu,* w zaokrągleniu w dół. Z twoich trzech w Elektryczności zostaje dwóch. Nikt nie siedzi w jednym miejscu wiecznie. Karty i punkty zostają, młyn rusza od nowa, zaczyna się druga runda.

lesson-free-title = Twój własny ruch
lesson-free-says = Ada i Hugo już zagrali; prowadzisz 25 do 14 i 15. Brakuje ci koloru Transportu, a leży tam eksponat. Ale tym razem milczę: *umieść pracownika, gdzie chcesz.*
lesson-free-move = Umieść pracownika, gdzie chcesz
lesson-free-comment-transportation = Piąty kolor jest w twoich rękach, a z Adą masz remis. Utrzymaj tam pierwsze lub drugie miejsce, a eksponat zostanie zatwierdzony.
lesson-free-comment-electricity = Trzy karty i wygodna przewaga, trzech do jednego i jednego. Pan Davis umieści w następnej turze pracownika tuż obok.
lesson-free-comment-arts = Samodzielne prowadzenie w Sztuce, bilet w kieszeni, a pan Schwab pomoże ci w Przemyśle.
lesson-free-comment-manufacturing = Remis całej trójki, po dwóch. Nikt nie prowadzi sam, ale każdy coś dostanie.
lesson-free-comment-agriculture = Drugie miejsce za Hugonem. Skromnie, ale drugie miejsce to 2 punkty i zatwierdzenie, a kartę do niego już masz.

lesson-end-title = Masz już fach w ręku
lesson-end-says = Znasz cel, turę, punktowanie i dwie sztuczki, których niektórzy nigdy się nie uczą.

lit-hub = piasta młyna
lit-rounds = arkady rund
lit-sets = tabela zestawów
lit-supporters = pracownicy ({ $name })
