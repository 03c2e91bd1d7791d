# Słowa lekcji; najwyżej 45 na karcie, *pogrubiona* sama reguła.

lesson-goal-title = Cel gry
lesson-goal-says = Dobry wieczór! Znowu Wick, tym razem z kluczami. Oto twoje muzeum: 25 pustych pól. Zapełnij je. *Gdy czyjeś eksponaty są warte 50,* kończymy rundę i liczymy wszystko. *Wygrywa ten, kto ma najwięcej punktów.*

lesson-object-title = Jak czytać eksponat
lesson-object-says = Jedna karta, trzy informacje. Kolor i emblemat: Polinezja. Mały znak: Żegluga. I liczba 4: *jego cena, jego punkty w muzeum* i to, ile jest wart, gdy nim płacisz.

lesson-patron-title = Twój tajny Mecenas
lesson-patron-says = Każdy dyrektor ma Mecenasa z *tajnym życzeniem.* Sześć statków ucieszy Mecenasa Żeglugi, dziesięć go zachwyci: nawet 18 punktów. Masz piękne kanoe; zatrzymaj go.
lesson-patron-move = Zatrzymaj Mecenasa Żeglugi
lesson-patron-other-masterpieces = Zamiłowanie do arcydzieł! Jak najbardziej wolno. Ale jeszcze żadnego nie masz, a statek owszem: Żegluga.
lesson-patron-other-india = Dobry Mecenas, jeśli trafią się Indie. Twoja ręka mówi: statki, czyli Żegluga.

lesson-explore-title = Eksploracja
lesson-explore-says = Tura ma dwie połowy. Najpierw Eksploracja: *weź za darmo jeden eksponat z oferty.* Na każdy kontynent leżą dwa. Barka Cheopsa jest warta 4; weź ją, zanim zrobi to ktoś inny.
lesson-explore-move = Weź Barkę Cheopsa
lesson-explore-other-shield = Też warta 4, ale to Wojskowość, w guście Ady. Ty zbierasz statki.
lesson-explore-other-small = Statek, dobry odruch. Ale małe poczekają; duże znikają szybko. Barka Cheopsa.
lesson-explore-other-object = Wolno, ale to nie statek. Szukaj znaku kotwicy.
lesson-explore-other-furbish = Najpierw Eksploracja, potem Rozbudowa. Weź eksponat.

lesson-follow-title = Inni idą w twoje ślady
lesson-follow-says = Po tobie *każdy może też coś wziąć.* Ada wzięła Tarczę z Battersea, a ty za tę uprzejmość dostajesz żeton prestiżu. Żeton płaci za jeden punkt dowolnej ceny i jest wart punkt na koniec.

lesson-furbish-title = Rozbudowa czy Inwentaryzacja
lesson-furbish-says = Druga połowa: *Rozbudowa albo Inwentaryzacja.* Rozbudowa to wystawianie. Naciśnij Rozbudowę, a potem wybierz swoje Dwukadłubowe kanoe, cena 4.
lesson-furbish-move = Rozbudowa, potem wystaw Dwukadłubowe kanoe
lesson-furbish-other-inventory = Inwentaryzacja zwraca karty, którymi się płaciło. Takich jeszcze nie ma, więc tura by przepadła. Rozbudowa.
lesson-furbish-other-canoe = Najpierw wybierz Rozbudowę. A dziś kanoe: na resztę przyjdzie pora.

lesson-pay-title = Płać innymi skarbami
lesson-pay-says = Teraz smutna część: *płaci się innymi kartami.* Masz do zapłaty cztery punkty. Oddaj Czarę aretyńską i Kota, po dwa. W tym muzeum nie wydaje się reszty, więc najlepiej płacić równo.
lesson-pay-move = Zapłać Czarą aretyńską i Kotem
lesson-pay-other-ship = To pokryje wszystko naraz, ale ten statek przyda się na ścianie. Zapłać Czarą i Kotem.
lesson-pay-other-bowl = Tak też można! W naszej opowieści zostaw Szarą misę, a oddaj Czarę aretyńską i Kota.
lesson-pay-other-token = Można, żeton płaci jeden punkt. Zatrzymaj go; zaraz się przyda.

lesson-discard-title = Zapłacone nie znaczy stracone
lesson-discard-says = Kanoe wisi, a twój znacznik przesuwa się na 4. Czara i Kot leżą na twoim odkrytym stosie kart odrzuconych: *możesz je później odzyskać,* a do tego czasu każdy może je kupić. Zakończ turę.
lesson-discard-move = Zakończ turę: Gotowe
lesson-discard-other-later = Można zapłacić za 2 żetonem i kartą, ale zostaw to na później. Teraz: Gotowe.

lesson-yourfollow-title = Darmowej karty się nie odmawia
lesson-yourfollow-says = Ada eksploruje, a teraz kolej na ciebie. Ona dostanie za to żeton, ale *karta jest warta więcej niż żeton.* Statek z Kyrenii wciąż tu jest, i to grecki. Wszyscy na pokład.
lesson-yourfollow-move = Weź Statek z Kyrenii
lesson-yourfollow-other-pass = Możesz odmówić i Ada nie dostanie żetonu. Ale rezygnacja z darmowej karty rzadko się opłaca. Weź statek.
lesson-yourfollow-other-ship = Też statek i to dobry. Dziś weź grecki; lekcja na to liczy.
lesson-yourfollow-other-object = Niezły wybór, ale to nie statek. Znajdź kotwicę.

lesson-headline-title = Wieści rundy
lesson-headline-says = Druga runda, więc jest Nagłówek: za Eksplorację każdy dostaje żeton. *Nagłówek obowiązuje jedną rundę.* Teraz weź statek Han: mały, chiński, a wystawić go można za jeden punkt.
lesson-headline-move = Weź statek Han
lesson-headline-other-object = Jak najbardziej wolno. Ale trzeci statek trzeciego ludu tworzy kolekcję: statek Han.

lesson-two-title = Dwa w jednej turze
lesson-two-says = Znowu Rozbudowa: wystaw oba statki, ten z Kyrenii za Szarą misę, a statek Han za jeden żeton. *Kupuj, póki masz czym płacić.* Potem naciśnij Gotowe.
lesson-two-move = Wystaw oba statki, potem Gotowe
lesson-two-other-inventory = Jeszcze nie: dwa statki czekają na ścianę.
lesson-two-other-change = To 4 za 2, a nadpłata jest ważna tylko do końca twojej tury. Użyj Szarej misy.

lesson-collection-title = Kolekcja
lesson-collection-says = Trzy statki trzech różnych ludów, jeden przy drugim: *to jest kolekcja,* warta 4 punkty więcej. Cztery dają 7, pięć 11, siedem 25! Wieszaj je, gdzie chcesz; przenoszenie jest darmowe do samego końca.

lesson-blocks-title = Ten drugi rodzaj
lesson-blocks-says = *Eksponaty jednej cywilizacji też tworzą kolekcje,* 3 punkty za trzy, a im więcej, tym lepiej. Eksponat może liczyć się podwójnie. Wyobraź sobie statki biegnące przez blok Egiptu. Na tym polega cała sztuka.

lesson-freefollow-title = Weź, co chcesz
lesson-freefollow-says = Znowu tura Ady; wzięła Beczkę. *Weź, co ci się podoba:* kolejny statek, cenne naczynie do płacenia, cokolwiek wpadnie w oko. Nawet karta, która ci się nie podoba, to wciąż pieniądze.
lesson-freefollow-move = Weź dowolny eksponat albo żaden
lesson-freefollow-comment-ship = Zbieranie trwa! Kolejny na ścianę.
lesson-freefollow-comment-money = Rozsądnie. Za ten można coś kupić.
lesson-freefollow-comment-other = Czemu nie? Tu wszystko jest pieniędzmi.
lesson-freefollow-comment-pass = Jak wolisz. Ada obejdzie się bez żetonu.

lesson-rival-title = Zakupy u Ady
lesson-rival-says = Spójrz na karty odrzucone Ady: fenicki statek, Relief z biremami, cena 3. *Możesz go kupić!* Zapłata idzie do niej, plus opłata jednego żetonu. Weź dowolny eksponat, wybierz Rozbudowę i kup Relief.
lesson-rival-move = Weź eksponat, potem kup Relief z biremami
lesson-rival-other-inventory = Niedługo! Ale najpierw ten statek, zanim Ada go odzyska.

lesson-ten-title = Dziesięć punktów, jedna Przysługa
lesson-ten-says = Znacznik na 10, a *każda dziesiątka daje Przysługę:* kartę, która pomaga raz, najwyżej jedną na turę. Masz cztery statki, a kolekcja jest warta 7. Spójrz na wynik: liczy wszystko na bieżąco.

lesson-opinion-title = Opinia Publiczna i Inwentaryzacja
lesson-opinion-says = Widzisz żeton na Afryce? To Opinia Publiczna: *każdy afrykański eksponat, który na koniec leży odrzucony, kosztuje punkt,* a Kot jest jednym z nich. Weź dowolny eksponat, potem Inwentaryzacja: odrzucone karty wracają.
lesson-opinion-move = Weź eksponat, potem Inwentaryzacja
lesson-opinion-other-furbish = Można, ale Kot zostanie na dworze, a sakiewka pusta. Tym razem Inwentaryzacja.

lesson-hang-title = Ostatni układ
lesson-hang-says = Później w tym sezonie, w muzeum podobnym do twojego: dwadzieścia dwa eksponaty i koniec ostatniej rundy. Zanim policzymy, *każdy ostatni raz układa swoje muzeum.* Zrób to ręcznie albo przyjmij proponowany układ.
lesson-hang-move = Ułóż muzeum ostatni raz

lesson-final-title = Liczenie
lesson-final-says = 54 punkty po drodze, 60 z kolekcji, 10 za Wielką Galerię jednego rodzaju, 11 od Mecenasa, 2 stracone przez Opinię Publiczną: 133 do 116 Ady. *Ponad połowa to zasługa układu.*

lesson-play-title = Teraz ty tu rządzisz
lesson-play-says = To całe muzeum. Jedno skrzydło wciąż jest zamknięte, The World’s Fair: wspólne Pawilony i eksponaty wypożyczane rywalom. *Najpierw spróbuj zwykłej gry.* Zaczynamy? Podpowiem szeptem, gdy poprosisz.

lesson-end-title = Klucze są twoje
lesson-end-says = Umiesz eksplorować, płacić, wystawiać i liczyć, a do tego znasz dwie sztuczki, dzięki którym się wygrywa.

lit-wall = twoje muzeum
lit-score = twój wynik
lit-tray = taca
lit-news = Nagłówek
lit-world = oferta
lit-discard = twój stos kart odrzuconych
lit-hand = twoja ręka
lit-prestige = twoje żetony prestiżu
