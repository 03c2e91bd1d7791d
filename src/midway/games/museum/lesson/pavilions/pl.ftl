# Słowa lekcji; najwyżej 45 na karcie, *pogrubiona* sama reguła.

title = Pawilony i wypożyczenia

lesson-wing-title = Nowe skrzydło
lesson-wing-says = Dobry wieczór! To znowu ja. Oto obiecane skrzydło: Wystawa Światowa i jej dwa Pawilony. *Nie należą do nikogo, a zapełniać je może każdy.* Trwa druga runda, Eksploracja już za tobą, a razem z nami gra Hugo.

lesson-slots-title = Pięć miejsc po kolei
lesson-slots-says = Każdy Pawilon chce pięciu eksponatów, jednego po drugim: tutaj najpierw Ceramika, potem Chiny. *Zapełnić można tylko pierwsze wolne miejsce.* Płacisz jak zwykle wartość eksponatu i *dostajesz prestiż podany pod miejscem:* 3 żetony.

lesson-place-title = Otwórz go tanio
lesson-place-says = Twoje Naczynie z Nagady to Ceramika i kosztuje jeden żeton. A przynosi 3: *nagroda zależy od miejsca, nie od ceny.* Wybierz Rozbudowę, Pawilon „Ogień i glina”, naczynie, i zapłać żetonem.
lesson-place-move = Umieść Naczynie z Nagady w Pawilonie „Ogień i glina”, za jeden żeton
lesson-place-other-inventory = Twój stos kart odrzuconych jest pusty, więc nic by nie wróciło. Rozbudowa.
lesson-place-other-exhibit = To trafiłoby do twojego muzeum, a to już umiesz. Najpierw „Ogień i glina”.
lesson-place-other-lend = Wypożyczenie! Za kilka minut. Najpierw „Ogień i glina”.
lesson-place-other-halls = „Pałace władzy” zaczynają się od Architektury, a tej nie masz. „Ogień i glina”.
lesson-place-other-dear = To też Ceramika i wolno. Ale kosztuje więcej, a przynosi tyle samo. Małe naczynie.
lesson-place-other-card = Karta jest warta więcej, a reszty się nie wydaje. Jeden żeton wystarczy.
lesson-place-other-stay = Już koniec? Miejsce jest wolne, a naczynie masz w ręce.

lesson-reward-title = Starczy na następny
lesson-reward-says = Trzy żetony, i to od razu: *można nimi zapłacić za następny zakup.* Drugie miejsce czeka na Chiny i przynosi 2. Umieść tam Wazon seladonowy, zapłać dwoma żetonami i naciśnij Gotowe.
lesson-reward-move = Umieść Wazon seladonowy za dwa żetony, potem Gotowe
lesson-reward-other-first = Niezły zakup. Ale najpierw to miejsce, zanim zajmie je ktoś inny.
lesson-reward-other-card = Można. Ale żetony wystarczą, a kartę da się kiedyś wystawić.
lesson-reward-other-stay = Chwileczkę! Następne miejsce jest wolne, a wazon do niego masz w ręce.

lesson-ada-title = Inni są potrzebni
lesson-ada-says = Ada wystawiła trzeci statek, a potem umieściła Czakram na trzecim miejscu, za 2 żetony. Świetnie: *Pawilon punktuje dopiero wtedy, gdy wszystkie pięć miejsc jest zajętych,* a w pojedynkę długo to trwa. Tylko nie daj się jej wyprzedzić.

lesson-host-title = Gość na twojej ścianie
lesson-host-says = Hugo zajął czwarte miejsce. A do tego *wypożyczył ci Kota Gayera-Andersona:* to dla niego 2 punkty, tyle co wartość Kota. Wypożyczenia nie wolno odrzucić, zresztą po co? Kamień z Turoe, Posejdon i Kot tworzą kolekcję wartą 4 punkty.

lesson-finish-title = Kończ tam, gdzie prowadzisz
lesson-finish-says = Trzecia runda. Ostatnie miejsce czeka na Grecję, a ty prowadzisz: dwa eksponaty do jednego i jednego. *Pawilon kończy się dla siebie, nigdy dla rywala.* Wybierz Rozbudowę i umieść Pyksis z końmi; Szara misa pokryje dokładnie jej cenę.
lesson-finish-move = Umieść Pyksis z końmi i zapłać Szarą misą
lesson-finish-other-inventory = Nie teraz: ostatnie miejsce przypadłoby Adzie.
lesson-finish-other-first = Za chwilę. Najpierw ostatnie miejsce w „Ogniu i glinie”, zanim zajmie je Ada.
lesson-finish-other-token = Można. Ale zatrzymaj żetony, przydadzą się do wypożyczenia. Szara misa ma dokładnie tę wartość.
lesson-finish-other-card = To pokryje cenę, ale Szara misa ma dokładnie tę wartość.
lesson-finish-other-stay = I zostawić ostatnie miejsce Adzie? Najpierw Pyksis.

lesson-bonus-title = Dwa bonusy
lesson-bonus-says = Komplet! *Kto ma w Pawilonie najwięcej eksponatów, bierze pierwszy bonus:* dla ciebie 11. Następny bierze drugi. Ada i Hugo mają po jednym, a *remis wygrywa ten, kto był pierwszy:* 5 dla Ady. Spójrz na swój wynik.

lesson-lend-title = Hojny pomysł
lesson-lend-says = Teraz ty wypożyczasz. Trzy statki Ady to kolekcja warta 4; z twoim rzymskim okrętem będzie warta 7. *Wypożyczyć można tylko to, co poprawia kolekcję gospodarza.* Wypożycz go Adzie za dwa żetony.
lesson-lend-move = Wypożycz Adzie Rzeczny okręt z Moguncji, za dwa żetony
lesson-lend-other-hugo = Hugo nie ma jeszcze nic, co uzupełnią twoje eksponaty. Ada ma.
lesson-lend-other-own = W twoim muzeum byłby samotny. U Ady będzie czwarty.
lesson-lend-other-first = Niedługo, za to, co zostanie. Najpierw wypożyczenie.
lesson-lend-other-ship = Można, ale to okręt będzie czwartym statkiem. Wypożycz właśnie jego.
lesson-lend-other-card = Można. Ale żetonów masz dość, a kartę da się wystawić.
lesson-lend-other-stay = Z pełną sakiewką? Najpierw wypożycz Adzie okręt.

lesson-share-title = Zyskują oboje
lesson-share-says = Wypożyczenie od razu przesuwa twój znacznik o 2. A na koniec *wypożyczający dostaje tyle, ile kolekcja straciłaby bez jego eksponatu:* 7 minus 4, czyli 3 punkty dla ciebie. Ada zachowuje całe 7. Tylko Hugo nic z tego nie ma.

lesson-free-title = Wydaj resztę
lesson-free-says = Żetony i karty są twoje: *wystawiaj, umieszczaj albo wypożyczaj, co chcesz.* Zikkurat otworzyłby na przykład „Pałace władzy”. Gdy wystarczy, naciśnij Gotowe; dziś muzeum zamykamy późno.
lesson-free-move = Kup, co chcesz, potem Gotowe
lesson-free-comment-exhibit = Kolejny na własną ścianę. To ona nadal rozstrzyga większość partii.
lesson-free-comment-place = Pawilon otwarty z zyskiem! Teraz niech inni coś tam przyniosą.
lesson-free-comment-lend = Hojnie i sprytnie. Zostanie tam do końca partii.
lesson-free-comment-hire = Ekspert w zespole. Na każdej wystawie się przyda.
lesson-free-comment-done = Udany wieczór! *Otwieraj Pawilony tanio, kończ te, w których prowadzisz, i wypożyczaj do długich kolekcji:* im kolekcja dłuższa, tym więcej daje jeden eksponat.

lesson-end-title = Cały gmach jest twój
lesson-end-says = Umiesz zapełnić Pawilon, wiesz, kiedy go skończyć i co wypożyczenie daje obu stronom.

lit-pavilion = Pawilon { $name }
lit-wall = twoje muzeum
lit-score = twój wynik
lit-prestige = twoje żetony prestiżu
