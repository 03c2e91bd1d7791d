title = Wystawa Światowa 1893
line = Zdobądź pięć obszarów Wystawy, póki kręci się diabelski młyn.

# Pieces
agriculture = Rolnictwo
    .in = w Rolnictwie
    .to = do Rolnictwa
    .from = z Rolnictwa
    .of = Rolnictwa
    .short = Roln
    .patron = Cyrus McCormick
electricity = Elektryczność
    .in = w Elektryczności
    .to = do Elektryczności
    .from = z Elektryczności
    .of = Elektryczności
    .short = Elek
    .patron = George Westinghouse
arts = Sztuka
    .in = w Sztuce
    .to = do Sztuki
    .from = ze Sztuki
    .of = Sztuki
    .short = Sztu
    .patron = Augustus Saint-Gaudens
manufacturing = Przemysł
    .in = w Przemyśle
    .to = do Przemysłu
    .from = z Przemysłu
    .of = Przemysłu
    .short = Prze
    .patron = Charles H. Schwab
transportation = Transport
    .in = w Transporcie
    .to = do Transportu
    .from = z Transportu
    .of = Transportu
    .short = Tran
    .patron = George Pullman
burnham = Daniel Burnham
    .accusative = Daniela Burnhama
    .short = Burnham
davis = George Davis
    .accusative = George’a Davisa
    .short = Davis
palmer = Bertha Palmer
    .accusative = Berthę Palmer
    .short = Palmer
mccormick = Cyrus McCormick
    .accusative = Cyrusa McCormicka
    .short = McCormick
westinghouse = George Westinghouse
    .accusative = George’a Westinghouse’a
    .short = Westinghouse
saint_gaudens = Augustus Saint-Gaudens
    .accusative = Augustusa Saint-Gaudensa
    .short = Saint-Gaudens
schwab = Charles H. Schwab
    .accusative = Charlesa H. Schwaba
    .short = Schwab
pullman = George Pullman
    .accusative = George’a Pullmana
    .short = Pullman
ticket = bilet
exhibit_agriculture = eksponat: Rolnictwo
exhibit_electricity = eksponat: Elektryczność
exhibit_arts = eksponat: Sztuka
exhibit_manufacturing = eksponat: Przemysł
exhibit_transportation = eksponat: Transport
ticket-short = { $n ->
    [one] bilet
    [few] bilety
   *[many] biletów
}
about = { $card }: { $line }
bot-greedy = bierze największy stos, a osoby zagrywa tam, gdzie zmieniają prowadzenie
bot-keen = staje tam, gdzie karty i miejsca razem dają najwięcej
titled-exhibit = „{ $title }” ({ NAME($area) })
titled-ticket = bilet „{ $title }”

# What is asked
ask-tiles = Który kafel obszaru leży na miejscu { $n }, licząc zgodnie z ruchem wskazówek zegara od lewej strony podstawy?
ask-opening = Jaka karta trafia { NAME($next, form: "to") }?
ask-first = Kto jest pierwszym graczem?
ask-place = { $player } umieszcza pracownika na wybranym obszarze.
    .you = Umieść pracownika na wybranym obszarze.
ask-lift = { $player } nie ma już nikogo w zasobach i zdejmuje pracownika, by umieścić go { NAME($area, form: "in") }.
    .you = Twoje zasoby są puste, zdejmij jednego ze swoich pracowników i umieść go { NAME($area, form: "in") }.
ask-figures = { $player } zagrywa lub odrzuca wpływowe osoby.
    .you = Zagraj lub odrzuć swoje wpływowe osoby, w dowolnej kolejności.
ask-take = { $player } przesuwa pracownika dzięki Bercie Palmer.
    .you = Bertha Palmer przesuwa pracownika. Czyjego i skąd?
ask-put = { $player } przesuwa pracownika { NAME($area, form: "from") } dzięki Bercie Palmer.
    .you = Dokąd idzie pracownik { NAME($area, form: "from") } (gracz: { $owner })?
    .yours = Dokąd idzie twój pracownik { NAME($area, form: "from") }?
ask-refill = Jaka karta trafia { NAME($next, form: "to") }?
ask-approve = { $player } może zatwierdzić { $n ->
    [one] jeszcze jeden eksponat
   *[other] do { $n } eksponatów
} { NAME($area, form: "in") }.
    .you = { $n ->
        [one] Możesz zatwierdzić jeszcze jeden eksponat { NAME($area, form: "in") }.
        [few] Możesz zatwierdzić do { $n } eksponatów { NAME($area, form: "in") }.
       *[many] Możesz zatwierdzić do { $n } eksponatów { NAME($area, form: "in") }.
    }

# What may be done
do-tile = { NAME($area) }
do-deal = { NAME($card) }
do-first = { $whose }
do-place = { NAME($area) }
do-lift = { NAME($area) }
do-burnham = Daniel Burnham: jeszcze jeden pracownik { NAME($home, form: "in") }
do-davis = George Davis: pracownik { NAME($area, form: "in") }
do-palmer = Bertha Palmer: przesuń dowolnego pracownika
do-patron = { NAME($area, form: "patron") }: pracownik { NAME($area, form: "in") }
do-discard = Odrzuć { NAME($figure, form: "accusative") } bez efektu
do-take = { $whose }, { NAME($area, form: "from") }
    .yours = Twój, { NAME($area, form: "from") }
do-put = { NAME($area) }
do-approve = Zatwierdź eksponat { NAME($area, form: "of") }
do-keep = Nie zatwierdzaj więcej { NAME($asked, form: "in") }

# What happened
log-laid = { NAME($area) } zajmuje miejsce { $n } wokół diabelskiego młyna.
log-dealt = { NAME($area) } otrzymuje: { $cards }.
log-drew-first = Pierwszym graczem jest { $player }.
    .you = Zaczynasz grę.
log-bonus = Bonus startowy: { $player } dodaje pracownika { NAME($area, form: "in") }.
    .you = Bonus startowy: dodajesz pracownika { NAME($area, form: "in") }.
log-placed = { $player } umieszcza pracownika { NAME($area, form: "in") }.
    .you = Umieszczasz pracownika { NAME($area, form: "in") }.
log-lifted = { $player } nie ma już nikogo w zasobach i zdejmuje pracownika { NAME($area, form: "from") }.
    .you = Nie masz już nikogo w zasobach i zdejmujesz pracownika { NAME($area, form: "from") }.
log-played = { $player } zagrywa { NAME($figure, form: "accusative") }.
    .you = Zagrywasz { NAME($figure, form: "accusative") }.
log-discarded = { $player } odrzuca { NAME($figure, form: "accusative") } bez efektu.
    .you = Odrzucasz { NAME($figure, form: "accusative") } bez efektu.
log-added = { $player } dodaje pracownika { NAME($area, form: "in") }.
    .you = Dodajesz pracownika { NAME($area, form: "in") }.
log-moved = Pracownik (gracz: { $owner }) przechodzi { NAME($area, form: "from") } { NAME($to, form: "to") }.
    .yours = Twój pracownik przechodzi { NAME($area, form: "from") } { NAME($to, form: "to") }.
log-collected = { $player } { $n ->
    [0] nie zabiera żadnej karty
    [one] zabiera jedną kartę
    [few] zabiera { $n } karty
   *[many] zabiera { $n } kart
} { NAME($area, form: "from") }{ $n ->
    [0] .
   *[other] : { $cards }.
}
    .you = { $n ->
        [0] Nie zabierasz żadnej karty
        [one] Zabierasz jedną kartę
        [few] Zabierasz { $n } karty
       *[many] Zabierasz { $n } kart
    } { NAME($area, form: "from") }{ $n ->
        [0] .
       *[other] : { $cards }.
    }
log-car-moved = Kabina przesuwa się o { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
}; { $left ->
    [0] okrążenie zamknięte.
    [one] do punktowania jeszcze jedno.
    [few] do punktowania jeszcze { $left }.
   *[many] do punktowania jeszcze { $left }.
}
log-car-stopped = Kabina staje na polu startowym: po tej turze nastąpi faza punktowania.
log-reshuffled = Talia jest pusta: { $n ->
    [one] jedna odrzucona karta tworzy
    [few] { $n } odrzucone karty po przetasowaniu tworzą
   *[many] { $n } odrzuconych kart po przetasowaniu tworzy
} nową talię.
log-deck-empty = Talia i stos kart odrzuconych są puste: w tej turze nie ma już kart do dołożenia.
log-scoring = Faza punktowania { $n }.
log-ticket-leader = { $player } ma najwięcej biletów; bonus: { $n ->
    [one] jeden punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
    .you = Masz najwięcej biletów; bonus: { $n ->
        [one] jeden punkt.
        [few] { $n } punkty.
       *[many] { $n } punktów.
    }
log-traded = { $player } wymienia { $n ->
    [one] jeden bilet na jeden punkt.
    [few] { $n } bilety na { $n } punkty.
   *[many] { $n } biletów na { $n } punktów.
}
    .you = Wymieniasz { $n ->
        [one] jeden bilet na jeden punkt.
        [few] { $n } bilety na { $n } punkty.
       *[many] { $n } biletów na { $n } punktów.
    }
log-medal = { $player } zdobywa medal o wartości { $n } { NAME($area, form: "in") }.
    .you = Zdobywasz medal o wartości { $n } { NAME($area, form: "in") }.
log-approved = { $player } zatwierdza { $n ->
    [one] eksponat
    [few] { $n } eksponaty
   *[many] { $n } eksponatów
} { NAME($area, form: "of") }: { $cards }.
    .you = Zatwierdzasz { $n ->
        [one] eksponat
        [few] { $n } eksponaty
       *[many] { $n } eksponatów
    } { NAME($area, form: "of") }: { $cards }.
log-kept = { $player } nie zatwierdza więcej { NAME($area, form: "in") }.
    .you = Nie zatwierdzasz więcej { NAME($area, form: "in") }.
log-recalled = { $player } odzyskuje { $n ->
    [one] jednego pracownika.
    [few] { $n } pracowników.
   *[many] { $n } pracowników.
}
    .you = Odzyskujesz { $n ->
        [one] jednego pracownika.
        [few] { $n } pracowników.
       *[many] { $n } pracowników.
    }
log-round = Zaczyna się runda { $n }.
log-ended = Wystawa zamyka podwoje: koniec gry.
log-undo = { $player } cofa ostatni wybór.
    .you = Cofasz ostatni wybór.
log-undo-chance = Ostatni wynik zostaje wpisany od nowa.

# Why not
no-over = Gra jest skończona.
no-such-code = Nie ma takiego wyboru; kody biegną od 0 do { $n }.
no-other-seat = { $now ->
    [chance] Teraz decyduje następna karta albo kafel, nikt inny.
   *[player] Teraz decyduje { $player }.
}
no-undo = Nie masz czego cofnąć: potem był już los albo inny gracz.
no-wrong-step-tiles = Kafle obszarów układa się tylko podczas przygotowania gry.
no-wrong-step-opening = Karty wykłada się, gdy wszystkie kafle obszarów leżą już wokół diabelskiego młyna.
no-wrong-step-refill = Karty pochodzą z talii, trzy na koniec każdej tury.
no-wrong-step-first = Pierwszego gracza losuje się tylko podczas przygotowania gry.
no-wrong-step-place = Pracownika tej tury umieszczasz w kroku 1, i to tylko raz.
no-wrong-step-lift = Pracownika zdejmuje się tylko wtedy, gdy jest potrzebny, a zasoby są puste; w twoich zasobach zostało: { $supply }.
no-wrong-step-figures = Wpływowe osoby zagrywa się w kroku 2, zaraz po umieszczeniu pracownika, o ile zebrano je w poprzedniej turze.
no-wrong-step-take = Pracowników przesuwa tylko Bertha Palmer, a nie jest teraz zagrywana.
no-wrong-step-put = Pracowników przesuwa tylko Bertha Palmer, a żadnego jeszcze nie wskazano.
no-wrong-step-approve = Eksponaty zatwierdza się w fazie punktowania, jeśli pozwala na to miejsce na obszarze.
no-tile-laid = { NAME($area) } leży już wokół diabelskiego młyna.
no-no-such-player = Przy tym stole nie ma takiego gracza.
no-not-in-deck = W talii nie ma już takich kart: { NAME($card) }.
no-no-supporter-to-lift = Nie masz { NAME($area, form: "in") } pracownika, którego można zdjąć.
no-no-such-figure = { NAME($figure) } nie należy do osób zebranych w twojej poprzedniej turze.
no-not-adjacent = { NAME($area) } nie sąsiaduje z obszarem twojej tury: { NAME($home) }.
no-no-supporter-there = { $whose } nie ma pracownika { NAME($area, form: "in") }.
no-same-area = Pracownik musi przejść na inny obszar niż { NAME($area) }.
no-other-area = Punktowany jest obszar { NAME($asked) }: teraz można zatwierdzać tylko jego eksponaty.

# Options
option-approvals = Zatwierdzanie eksponatów
option-approvals-automatic = tyle, ile wolno, bez pytania
option-approvals-asked = z pytaniem o każdy eksponat
option-start_space = Pola diabelskiego młyna
option-start_space-counted = 9, 11 lub 13 razem z polem startowym
option-start_space-extra = pole startowe liczy się osobno: o jeden bilet więcej w rundzie
option-empty_ranks = Miejsce bez pracownika
option-empty_ranks-no = potrzebny jest co najmniej jeden pracownik na obszarze
option-empty_ranks-yes = pracownik nie jest potrzebny
option-tied_first = Zatwierdzenia przy remisie na pierwszym miejscu
option-tied_first-ladder = 1 przy dwóch graczach, 2 przy trzech i czterech
option-tied_first-reversed = 2 przy dwóch graczach, 1 przy trzech i czterech
option-edition = Monety pokazywane jak w pudełku
option-edition-english = wydanie angielskie: monety 1 i 2
option-edition-french = wydanie francuskie: monety 1, 2 i 4
option-edition-polish = wydanie polskie: monety 1 i 2

# Doubts
doubt-start-bonus = Żadne źródło nie pokazuje czterech kart Bonusu startowego. Wiadomo: po jednym pracowniku na każdy wskazany obszar, zależnie od kolejności, jeden lub dwa obszary, a gracze grający później mają więcej samodzielnych prowadzeń i obszarów z niższym limitem kart. Nasz zestaw jest najmniejszym, który to spełnia; w symulacji wyrównuje szanse mniej więcej tak, jak powinien.
doubt-card-limits = Każdy kafel ma trzy albo cztery strzałki, ale żadne źródło nie mówi, który ile. Dwa kafle po cztery i trzy po trzy to przypuszczenie, a wybór kafli jest dowolny. Inne układy zmieniają średnie wyniki najwyżej o punkt.
doubt-area-rewards = Instrukcje podają medale o wartości 2 lub 4 i część zatwierdzeń, ale nie całą kartę Krok 2. Wartości 4 i 2 przy trzech i czterech graczach pochodzą z dwóch recenzji; wartość 2 przy dwóch graczach wynika z wykluczenia. Przy dwóch graczach remis nie daje medalu, bo równałby się samodzielnemu prowadzeniu.
doubt-tied-first = Przy remisie na pierwszym miejscu zatwierdza się 1 lub 2 eksponaty zależnie od liczby graczy; to, że przy dwóch graczach jest to 1, wynika z kolejności na karcie. Możliwe jest też odwrotnie i to najważniejsza z wątpliwości: około 3 punktów średniego wyniku.
doubt-figure-counts = Pewne jest, że wpływowych osób jest razem 23. Po trzy dla każdego obszaru zostawiają osiem, a 4, 2, 2 to dwa razy tyle, ile usuwa się przy czterech graczach; podziału nie podaje żadne źródło.
doubt-wheel-counting = Diabelski młyn ma 9, 11 lub 13 pól razem z polem startowym, więc runda wymaga tylu biletów. Gdyby pola startowego nie liczyć, runda wymagałaby o jeden bilet więcej.
doubt-empty-ranks = Żadna reguła nie mówi, czy gracz bez pracownika na obszarze może być na nim drugi albo remisować. Zdarza się to tylko po zagraniu karty Bertha Palmer albo przy pustych zasobach.
doubt-titles = Tytuły na drukowanych eksponatach i biletach są w większości nieznane. Nasze to prawdziwe eksponaty i atrakcje z 1893 roku; na grę nie wpływają.
doubt-reshuffle = Stos kart odrzuconych tasuje się, gdy potrzebna jest karta, a talia jest pusta: są w nim wtedy osoby zagrane w tej turze, a nie ma kart zebranych w tej turze. Francuskie reguły mogą też oznaczać, że od razu po dobraniu ostatniej karty. Ma to znaczenie tylko wtedy, gdy uzupełnianie kończy się dokładnie na ostatniej karcie.
doubt-both-piles-empty = Żadna reguła nie przewiduje jednocześnie pustej talii i pustego stosu kart odrzuconych. Czterech graczy musiałoby trzymać prawie wszystkie eksponaty; nikt tego nie widział.
doubt-no-tickets = Nic nie zmusza do brania biletów. Czterech graczy, którzy ich unikają, nigdy nie przesunie wagonika do końca i ich partia nigdy się nie skończy; żadne źródło nie mówi, co wtedy. Ludzie umówią się na koniec. Symulacja przerywa partię po 20 000 zdarzeń i nie liczy jej nikomu.
doubt-lift-from-target = Przy pustych zasobach pracownika zdejmuje się z dowolnego obszaru; to, że także z tego, na którym jest potrzebny, jest prawdopodobne, ale nie ma tego w instrukcji.

# The board
board-round = Runda { $n } z { $of }
board-over = Wystawa zamknięta
board-setup = Przygotowanie
board-wheel = Młyn
board-car = { $left ->
    [0] kabina zamknęła okrążenie: punktowanie po tej turze
    [one] do punktowania jeden bilet
    [few] do punktowania { $left } bilety
   *[many] do punktowania { $left } biletów
}
board-deck = Talia { $n }, odrzucone { $discards }
board-area = Obszar
board-cards = Karty
board-changed = zmienione
board-player = Gracz
board-points = Punkty
board-forecast = Po punkt.
board-supply = Zasoby
board-tickets = Bilety
board-coins = Monety
board-medals = Medale
board-sets = Zestawy
board-exhibits = Eksponaty:
board-approved = Zatwierdzone:
board-figures = Osoby:
board-titled = { $kind }: { $title }
board-base = podstawa młyna
board-most = najwięcej pracowników
board-total = Razem
board-tokens = Żetony

# The picture
pic-where = Tura { $turn } · runda { $n } z { $of }
pic-finished = Koniec po { $n } turach
chapter = Runda { $n }
pic-lot = Obszar { $n }, jeszcze nieułożony
pic-palace = { NAME($area) }. Karty: { $n } z { $limit }{ $n ->
    [0] .
   *[other] , { $cards }.
} Pracownicy: { $supporters }.
pic-count = { $name } { $n }
pic-pile = { $name }: { $n ->
    [one] jeden pracownik
    [few] { $n } pracowników
   *[many] { $n } pracowników
} { NAME($area, form: "in") }
pic-holds = maks. { $n }
pic-rank-first = 1.
pic-rank-tied_first = remis na 1.
pic-rank-second = 2.
pic-rank-tied_second = remis na 2.
pic-note = { $tied ->
    [0] { $place ->
        [0] Brak twoich pracowników
        [1] Samodzielne prowadzenie
        [2] Samodzielne 2. miejsce
        [3] Trzecie miejsce
       *[4] Czwarte miejsce
    }
   *[1] { $place ->
        [0] Brak twoich pracowników
        [1] Remis na 1. miejscu
        [2] Remis na 2. miejscu
       *[3] Remis na 3. miejscu
    }
}{ $worth ->
    [0] : nic
   *[other] { $still ->
        [1] , jak teraz
       *[0] {""}
    }
}
pic-to-go = { $n ->
    [0] punktowanie
   *[other] do punktowania
}
pic-start = Start
pic-in-deck = w talii
pic-discarded = odrzucone
pic-deck = Talia
pic-discards = Stos kart odrzuconych
pic-contents = Bilety: { $tickets }, osoby: { $figures }. Eksponaty: { $exhibits }.
pic-sets = Zestawy różnych żetonów
pic-kind-exhibit = Eksponat
pic-kind-ticket = Bilet
pic-kind-figure = Wpływowa osoba
pic-kind-cards = Karty
pic-short = { NAME($figure, form: "short") }
pic-effect-burnham = +1 tutaj
pic-effect-davis = +1 obok
pic-effect-palmer = przesuń 1
pic-about-exhibit = Zatwierdź go przy punktowaniu { NAME($area, form: "of") }.
pic-about-ticket = { $each ->
    [one] Jeden punkt
    [few] { $each } punkty
   *[many] { $each } punktów
} przy najbliższym punktowaniu; najwięcej biletów: jeszcze { $most }.
pic-about-burnham = Jeszcze jeden pracownik na obszarze twojej tury. Zagraj tę kartę w następnej turze albo ją odrzuć.
pic-about-davis = Pracownik na obszarze sąsiadującym z obszarem twojej tury. Zagraj tę kartę w następnej turze albo ją odrzuć.
pic-about-palmer = Przesuń jednego pracownika dowolnego gracza na inny obszar. Zagraj tę kartę w następnej turze albo ją odrzuć.
pic-about-patron = Pracownik { NAME($area, form: "in") }, niezależnie od obszaru twojej tury. Zagraj tę kartę w następnej turze albo ją odrzuć.
pic-exhibits = Eksponaty
pic-approved = Żetony
pic-proposed-of = { NAME($area) }: { $n ->
    [0] brak eksponatów
    [one] jeden eksponat
    [few] { $n } eksponaty
   *[many] { $n } eksponatów
}
pic-approved-of = { NAME($area) }: { $n ->
    [0] brak zatwierdzonych
    [one] jeden zatwierdzony
    [few] { $n } zatwierdzone
   *[many] { $n } zatwierdzonych
}
pic-tickets = { $n ->
    [one] bilet
    [few] bilety
   *[many] biletów
}
pic-most-tickets = najwięcej biletów
pic-supply = w zasobach
pic-to-play = Do zagrania
pic-to-play-how = po umieszczeniu pracownika albo do odrzucenia
pic-judging = Gdy młyn zatoczy koło
pic-each-area = na każdym obszarze
pic-points = punkty
pic-approve = zatwierdzenia
pic-first = Pierwsze miejsce
pic-tied_first = Remis na pierwszym
pic-second = Drugie miejsce
pic-tied_second = Remis na drugim
pic-up-to = { $n ->
    [0] 0
    [one] 1
   *[other] do { $n }
}
pic-step-place = Umieść
pic-step-figures = Osoby
pic-step-collect = Zabierz
pic-step-refill = Dołóż
pic-step-tickets = Bilety
pic-step-approve = Zatwierdź
pic-step-recall = Odzyskaj
pic-split = { $whose ->
    [yours] Twoje zestawy, najlepszy podział
   *[theirs] Zestawy, najlepszy podział: { $player }
}

# Jak grać
howto-goal = Zdobywaj pięć obszarów Wystawy przez trzy rundy; po trzeciej wygrywa ten, kto ma najwięcej punktów.
howto-turn = Tura
howto-turn-1-name = Umieść
howto-turn-1 = Umieść pracownika na dowolnym obszarze.
howto-turn-2-name = Osoby
howto-turn-2 = Zabrane w poprzedniej turze działają teraz i odchodzą.
howto-turn-3-name = Zabierz
howto-turn-3 = Weź wszystkie karty z tego obszaru. Bilety obracają młyn.
howto-turn-4-name = Uzupełnij
howto-turn-4 = Trzy nowe karty, zgodnie z ruchem wskazówek zegara. Pełne obszary się pomija.
howto-turn-5-name = Pełny obrót? Punkty
howto-turn-5 = Bilety, potem każdy obszar, potem połowa pracowników wraca.
howto-tickets = Bilety
howto-tickets-how = najwięcej biletów daje 2 punkty więcej
howto-tickets-points = po 1
howto-first = Samodzielne pierwsze miejsce na obszarze
howto-first-how = oraz do trzech twoich eksponatów zostaje zatwierdzonych
howto-first-points = { $players ->
    [2] 2
   *[other] 4
}
howto-second = Remis o pierwsze miejsce albo samodzielne drugie
howto-second-how = z najwyżej dwoma zatwierdzeniami albo jednym
howto-second-points = 2
howto-tied = Remis o pierwsze miejsce
howto-tied-how = bez punktów, ale z jednym zatwierdzeniem; drugie miejsce nic nie daje
howto-tied-points = 0
howto-sets = Zatwierdzone eksponaty różnych kolorów
howto-sets-how = jeden, dwa, trzy, cztery, pięć w zestawie
howto-sets-points = 1 3 6 10 15
howto-advice-1-name = Bierz duże stosy.
howto-advice-1 = Płacisz jednym pracownikiem, czy leży tam jedna karta, czy cztery.
howto-advice-2-name = Dopasuj eksponaty.
howto-advice-2 = Eksponat zatwierdzisz tylko na jego obszarze i tylko z punktowanym miejscem.
howto-advice-3-name = Patrz na młyn.
howto-advice-3 = Bierz ostatnie bilety, gdy „punktowanie” daje więcej tobie niż innym.

# What was done since the last turn
act-moved = { $player } przenosi twojego pracownika
    .more = Przechodzi { NAME($area, form: "from") } { NAME($to, form: "to") }, dzięki Bercie Palmer.
    .amount = { $before } → { $after }
act-tied = Masz remis { NAME($area, form: "in") }
    .more = Po turze gracza { $player }: po { $n }.
    .amount = remis
act-rank = Tracisz swoje miejsce { NAME($area, form: "in") }
    .more = Po turze gracza { $player } masz tam { $n ->
        [0] 0 pracowników
        [one] jednego pracownika
       *[other] { $n } pracowników
    }.
    .amount = { $was ->
        [first] 1.
        [tied_first] 1. w remisie
        [second] 2.
       *[tied_second] 2. w remisie
    } → { $now ->
        [first] 1.
        [tied_first] 1. w remisie
        [second] 2.
        [tied_second] 2. w remisie
       *[none] brak
    }
act-tickets = Nie masz już najwięcej biletów
    .more = { $player } ma teraz więcej: { $n } do { $mine }.
    .amount = { $mine } : { $n }
act-scored = Faza punktowania { $n }
    .more = Twoje punkty: było { $before }, jest { $after }.
    .amount = +{ $gained }
act-turn = { $player }: pracownik { NAME($area, form: "in") }.
    .amount = młyn { $wheel }
act-exhibits = { $n ->
    [one] 1 eksponat
    [few] { $n } eksponaty
   *[many] { $n } eksponatów
} ({ $areas }).
act-took-tickets = { $n ->
    [one] 1 bilet.
    [few] { $n } bilety.
   *[many] { $n } biletów.
}
act-took-figures = Zabrane: { $figures }.
act-no-card = Bez kart.
act-figures = Zagrane: { $figures }.

# Scorings as a table
tally-scoring = { $n ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[other] Trzecie punktowanie
    }
tally-tickets = Bilety
    .title = Najpierw bilety
    .says = Punkt za każdy bilet. Najwięcej biletów i bonus: { $players }.
tally-area = { NAME($area) }
    .title = { $n ->
    [0] Bez medalu { NAME($area, form: "in") }
    [1] Prowadzenie { NAME($area, form: "in") }: { $players }
   *[other] Remis na prowadzeniu { NAME($area, form: "in") }: { $players }
    }
    .says = { $medal ->
    [0] Żadne miejsce nie daje tu punktów.
   *[other] Pierwsze miejsce: medal za { $medal }. Każda pieczęć to zatwierdzony eksponat; punkty obejmują to, co dodaje do zestawów.
    }
tally-recall = Powrót
    .title = Połowa każdej grupy wraca do domu
    .says = Z zaokrągleniem w dół: dwóch z pięciu, żaden z jednego. Wracają do zasobów.

# After the lesson
lesson-last = Zagraj ostatnią rundę
lesson-last-how = 43 do 42 do 40, twój ruch. Podpowiem szeptem, gdy poprosisz.

# Co daje każdy wybór
explain-place = Twój pracownik trafia na ten obszar. Potem zabierzesz wszystkie leżące tu karty i stąd zacznie się uzupełnianie. Kosztuje to jednego pracownika z zasobów.
explain-lift = Twoje zasoby są puste, więc pracownik pochodzi z tego obszaru: tracisz jednego tutaj, a zyskujesz tam, gdzie umieszczasz.
explain-burnham = Jeszcze jeden pracownik z twoich zasobów trafia na obszar wybrany w tej turze. Osoba zostaje potem odrzucona.
explain-davis = Pracownik z twoich zasobów trafia na obszar obok tego, na którym umieszczasz. Osoba zostaje potem odrzucona.
explain-palmer = Przenieś jednego pracownika dowolnego gracza na inny obszar: wypchnij rywala albo przesuń swojego tam, gdzie się liczy.
explain-patron = Pracownik z twoich zasobów trafia na obszar tej osoby, gdziekolwiek umieszczasz. Osoba zostaje potem odrzucona.
explain-discard = Osoba trafia na stos kart odrzuconych bez działania. Osób nie można zachować na później.
explain-take = Ten pracownik zostanie przeniesiony. Jeden mniej może zmienić, kto prowadzi.
explain-put = Pracownik trafia tutaj i odtąd liczy się tutaj.
explain-approve = Jeden z twoich eksponatów tego koloru staje się żetonem zatwierdzonego eksponatu, który na końcu liczy się w zestawie.
explain-keep = Nie zatwierdzasz tu nic więcej i zachowujesz eksponaty na późniejsze punktowanie.

# Co rozważyć
weigh-place = Porównaj karty, które zabierzesz, z miejscem, które zajmiesz na obszarze.

# The reason for a hint
hint-rank = { $note }.
hint-cards = { $note }. Karty: { $cards }.
hint-tickets = { $n ->
    [one] bilet
    [few] { $n } bilety
   *[many] { $n } biletów
}
hint-exhibits = { $n ->
    [one] eksponat
    [few] { $n } eksponaty
   *[many] { $n } eksponatów
}
