# Słowa lekcji; najwyżej 45 na karcie, *pogrubiona* sama reguła.

lesson-goal-title = Cel gry
lesson-goal-says = Proszę wsiadać! Wick, twój konduktor. Od 1760 do 2000 roku trzy imperia handlowe *ścigają się do 30 punktów zwycięstwa.* Dają je wynalazki, Przełomy i największa liczba Miast. Sama ziemia nie punktuje; za to płaci za wszystko.

lesson-bid-title = Mała licytacja
lesson-bid-says = Najpierw szybka licytacja o miejsce startu. *Kto da najwięcej, wybiera pierwszy,* a każdy płaci tyle, ile zalicytował, także przegrani. Masz 60 dolarów; pięć powinno wystarczyć.
lesson-bid-move = Zalicytuj 5 dolarów
lesson-bid-other-nothing = Kto nie ryzykuje… może wybierać ostatni. Pięć dolarów dla spokoju ducha.
lesson-bid-other-more = Wolno, ale każdy płaci swoją stawkę, a te pieniądze zaraz kupią ziemię. Pięć wystarczy.

lesson-home-title = Twoja Siedziba
lesson-home-says = *Siedziba to twoja pierwsza ziemia i żadna karta jej nie odbierze.* Pensylwania ma pszenicę, minerały i pięć wolnych terytoriów obok. Dobre miejsce na początek kolei.
lesson-home-move = Wybierz Pensylwanię na Siedzibę
lesson-home-other-virginia = Tytoń i tkaniny: piękna Siedziba i jak najbardziej wolno. Ale nasz pociąg odjeżdża z Pensylwanii.
lesson-home-other-louisiana = Dobra kraina bawełny, ale zanim otworzy się Zachód, ma tylko dwóch sąsiadów. Poproszę Pensylwanię.

lesson-phases-title = Pięć stacji
lesson-phases-says = Każda tura to pociąg o pięciu stacjach: *kolejność, karty, inwestycje, ekspansja, rozliczenia.* Na każdej wysiadają wszyscy, zanim pociąg ruszy dalej. Przejedziemy się raz, powoli.

lesson-order-title = Kto kiedy gra
lesson-order-says = Najpierw kolejność. *Pierwsze miejsce wybiera wszystko przed innymi,* ale kupi tylko trzy żetony; drugie pięć, trzecie siedem. Żetony zamieniają się w ziemię. Dziś weź drugie miejsce.
lesson-order-move = Weź drugie miejsce
lesson-order-other-first = Pierwszy wybór wszystkiego, ale tylko trzy żetony. Może w następnej turze. Drugie miejsce.
lesson-order-other-third = Siedem żetonów! Ale do tego czasu ktoś może zagrać jedyną kartę Przeznaczenia. Drugie miejsce to dobry układ.

lesson-destiny-title = Karta Przeznaczenia
lesson-destiny-says = Teraz karty. Kanał Erie to karta Przeznaczenia, a *cały stół może zagrać tylko jedną na turę.* Ada zagrała Postać; miło z jej strony. Zagraj Kanał: Miasto w Pensylwanii, potem wypłata za pszenicę.
lesson-destiny-move = Zagraj Kanał Erie z Miastem w Pensylwanii
lesson-destiny-other-leader = Za chwilę. Najpierw Przeznaczenie: jeśli zagra je ktoś inny, na twoje będzie za późno.
lesson-destiny-other-express = Dobra karta na inny dzień. Najpierw Kanał.
lesson-destiny-other-done = Zostałyby trzy niezagrane karty. Za oszczędność nie ma tu nagród: zagraj Kanał.

lesson-payday-title = Jak płacą towary
lesson-payday-says = Masz jedną ikonę pszenicy, a *Miasto przesuwa cię o jedną kolumnę:* 10 dolarów zamiast 5. Masz też *najwięcej Miast,* co jest warte 2 punkty, póki tak zostanie.

lesson-leader-title = Postacie
lesson-leader-says = *Postacie obniżają ceny wynalazków.* Lewis i Clark odejmują 20 dolarów od „Na Zachód” i przyprowadzają Pioniera za darmo. Zagraj ich, przyjmij Pioniera i zakończ zagrywanie kart.
lesson-leader-move = Zagraj Lewisa i Clarka, przyjmij Pioniera, zakończ
lesson-leader-other-done = Zaczekaj na odkrywców! To połowa biletu na zachód.
lesson-leader-other-express = Zatrzymaj ją; trzy karty na ręce nic nie kosztują. Lewis i Clark.

lesson-congress-title = Gdy chodzi o twoją sakiewkę
lesson-congress-says = Hugo zagrywa Kongres: każdy płaci mu 5 dolarów. *Padnie pytanie, czy odpowiadasz;* zatrzymać go może tylko Prezydent albo Sąd Najwyższy. Nie masz żadnej z tych kart, więc przepuść. Uprzejmie.
lesson-congress-move = Przepuść

lesson-progress-title = Kup wynalazek
lesson-progress-says = Inwestycje! Piętnaście wynalazków, czyli Osiągnięć, w pięciu kolumnach; *poziom pierwszy to 1 punkt, trzeci to 3.* „Na Zachód” otwiera Północny i Południowy Zachód, a dziś kosztuje połowę. Kup ten wynalazek.
lesson-progress-move = Kup „Na Zachód”
lesson-progress-other-forty = Czterdzieści dolarów, pełna cena. Korzystaj ze zniżki, póki trwa: „Na Zachód”.
lesson-progress-other-fifty = Pięćdziesiąt dolarów i bez zniżki. Okazją jest „Na Zachód”.
lesson-progress-other-tokens = Żetony za chwilę, najpierw ta okazja.
lesson-progress-other-level = Poziom drugi czeka na pierwszy z tej samej kolumny: najpierw „Na Zachód”.

lesson-research-title = Badania
lesson-research-says = Twój Pionier może co turę pracować nad jednym Przełomem. Płatny trakt wymaga 1, 2 i 3. *Rzucasz jedną kością na Pioniera,* a szóstka liczy się jako dowolna liczba. Rzucaj.
lesson-research-move = Badaj Płatny trakt
lesson-research-other-cause = Szlachetny cel. Ale dwa darmowe żetony co turę trudno przebić: Płatny trakt.
lesson-research-other-later = Przełomy drugiego poziomu czekają na drugą Erę. Płatny trakt.

lesson-tokens-title = Żetony
lesson-tokens-says = Dwójka; trakt gotowy w jednej trzeciej. Teraz żetony, po pięć dolarów, z drugiego miejsca najwyżej pięć. *Czego nie użyjesz w tej turze, wraca bez zwrotu pieniędzy.* Kup pięć i zakończ inwestycje.
lesson-tokens-move = Kup pięć żetonów, potem zakończ inwestycje
lesson-tokens-other-five = Pieniądze są, ziemia czeka: pięć.
lesson-tokens-other-money = Zabrakłoby wtedy na żetony, a bez żetonów nie ma ziemi. Pięć żetonów.

lesson-settle-title = Ekspansja
lesson-settle-says = Liczba na terytorium to jego cena w żetonach. *Możesz zająć ziemię obok tej, która była twoja przed tą turą.* Ohio kosztuje dwa, New Jersey i Maryland po jednym. Wszystkie trzy, w dowolnej kolejności.
lesson-settle-move = Umieść żetony w Ohio, New Jersey i Marylandzie
lesson-settle-other-new-york = Trzy żetony za jedno miejsce. Wolno, i jest piękne, ale trzy miejsca są lepsze niż jedno: każde podnosi Zysk o pięć.
lesson-settle-other-indiana = Indiana graniczy z Ohio, ale ziemia zajęta w tej turze jest oparciem dopiero w następnej. Zacznij od sąsiadów.
lesson-settle-other-attack = Zapamiętaj tę myśl! Najpierw wolna ziemia.

lesson-attack-title = Mały spór
lesson-attack-says = Został jeden żeton, a Ada właśnie weszła do Wirginii Zachodniej. Atakuj: dwie twoje kości przeciw jednej. *Wygrywa najwyższa, remis jest dla niej.* To 58 na 100; widziałem gorsze mosty. Śmiało.
lesson-attack-move = Zaatakuj Wirginię Zachodnią, potem zakończ ekspansję
lesson-attack-other-done = Żeton przepadłby za nic. Spróbuj Wirginii Zachodniej.

lesson-profit-title = Wypłata za ziemię
lesson-profit-says = Piątka bije trójkę! Rozliczenia: *każde nowe terytorium podnosi Zysk o 5.* Cztery dają 40, wypłacane co turę. Masz też najwięcej nowej ziemi, stąd dodatkowa karta.

lesson-order2-title = Wysokie karty wybierają pierwsze
lesson-order2-says = Druga tura. *Najwyższa zagrana karta wybiera pierwsza:* 62 Hugona bije twoje 21. Wziął trzecie miejsce. Weź pierwsze: mało żetonów, ale karta Przeznaczenia jest twoja i najtańszy Pionier też.
lesson-order2-move = Weź pierwsze miejsce
lesson-order2-other-second = Pięć żetonów, ale wtedy Ada gra pierwsza i może mieć własną kartę Przeznaczenia. Weź pierwsze.

lesson-count-title = Policz, zanim wskażesz
lesson-count-says = Objawione przeznaczenie *płaci za wskazany towar każdemu, kto go ma.* Twoja ziemia: dwa minerały, dwie pszenice. Z Miastem minerały dają ci 40, a pszenica 20. Zagraj je i wskaż minerały.
lesson-count-move = Zagraj Objawione przeznaczenie, wskaż minerały, zakończ
lesson-count-other-done = I zostawić czterdzieści dolarów? Zagraj Objawione przeznaczenie.
lesson-count-other-wheat = Dwadzieścia dolarów. Stać cię na więcej.
lesson-count-other-tobacco = Dziesięć dla ciebie i trzydzieści dla Ady. Hojnie, ale nie.
lesson-count-other-fruits = Pięć za sady New Jersey. Minerały!
lesson-count-other-none = Nic takiego nie rośnie na twojej ziemi. Minerały.

lesson-pioneer-title = Drugi Pionier
lesson-pioneer-says = Masz pierwsze miejsce, więc pierwszy Pionier kosztuje jeden żeton; *następny kupujący płaci dwa.* Kup trzy żetony, potem Pioniera. Dwóch Pionierów, dwie kości.
lesson-pioneer-move = Kup trzy żetony, potem Pioniera
lesson-pioneer-other-city = Miasto jest urocze i też kosztuje jeden żeton. Ale Przełomy zdobywają Pionierzy: Pionier.
lesson-pioneer-other-dice = Można, jedną kością. Dwie są lepsze: żetony, potem Pionier.

lesson-claim-title = Eureka
lesson-claim-says = Rzuć znowu na Płatny trakt: brakuje jedynki i trójki, a szóstka zastąpi każdą. Gdy będzie gotowy, zdobądź go: *jeden Pionier zostaje tam na zawsze,* a ty dostajesz punkt i co turę dwa darmowe żetony.
lesson-claim-move = Badaj Płatny trakt, potem go zdobądź
lesson-claim-other-started = Trakt jest już gotowy w jednej trzeciej. Dokończ, co zaczęte.
lesson-claim-other-done = Nie, gdy dwóch Pionierów kręci młynka palcami. Badaj Płatny trakt.

lesson-freebuy-title = Wydawaj, jak chcesz
lesson-freebuy-says = Cztery punkty i 80 dolarów. Pięć wynalazków pierwszego poziomu podnosi Zysk o 10. Tolerancja podniosłaby limit żetonów o dwa. *Kup, na co masz ochotę;* ja patrzę przez okno.
lesson-freebuy-move = Kup, na co masz ochotę, potem zakończ inwestycje
lesson-freebuy-comment-tolerance = Dwa żetony więcej co turę, na stałe. I punkt.
lesson-freebuy-comment-railroads = Dowolna odległość w twoim regionie, prócz rzek. Ciuf, ciuf i punkt.
lesson-freebuy-comment-telegraph = Możesz teraz przeskoczyć jedno terytorium. Punkt.
lesson-freebuy-comment-circus = Co turę możesz kupić kartę. I punkt.
lesson-freebuy-comment-city = Gdziekolwiek powstanie, towary tej ziemi płacą o kolumnę więcej.
lesson-freebuy-comment-done = Pieniądze zostają. Żetony nie, więc zaraz ich użyj.

lesson-freeland-title = Zajmuj, co chcesz
lesson-freeland-says = Twoje żetony, twoja mapa. Ziemia z poprzedniej tury jest już utrwalona, więc *możesz ruszyć dalej z Ohio, Marylandu, Wirginii Zachodniej lub New Jersey.* Zajmuj lub atakuj do woli, potem zakończ ekspansję.
lesson-freeland-move = Zajmuj lub atakuj do woli, potem zakończ ekspansję
lesson-freeland-sure-tokens = Niewydane żetony wracają bez zwrotu pieniędzy. Na pewno?
lesson-freeland-comment-land = Pięć dolarów Zysku więcej, odtąd w każdej turze.
lesson-freeland-comment-attack = Kości zostały rzucone. Wysoko czy nisko, ziemia jest warta ryzyka.
lesson-freeland-comment-done = Cała tura według twojego planu. Dalej jedzie ten sam pociąg, tylko szybciej.

lesson-play-title = Na własnych torach
lesson-play-says = Zapamiętaj dwie rzeczy. *Najpierw ziemia:* Zysk rośnie z każdą turą. *Potem punkty:* pełna sakiewka nie wygrywa. Teraz zagraj ostatnie tury prawdziwej partii. Podpowiem szeptem, gdy poprosisz.

lesson-end-title = Droga wolna
lesson-end-says = Znasz wyścig, pięć stacji, wiesz, jak płaci ziemia i kiedy wskazać towar.

lit-points = tor punktów zwycięstwa
lit-profit = tor Zysku
lit-order = kolejność
lit-map = mapa
lit-box = pola Miasta, Pioniera i karty
