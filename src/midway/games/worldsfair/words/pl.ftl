title = Wystawa Światowa 1893
line = Zdobądź przychylność pięciu pałaców, póki kręci się karuzela.

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
ticket-short = bilet
about = { $card }: { $line }
titled-exhibit = „{ $title }” ({ NAME($area) })
titled-ticket = bilet „{ $title }”

# What is asked
ask-tiles = Który kafel obszaru leży na miejscu { $n }, licząc zgodnie z ruchem wskazówek zegara od lewej strony podstawy?
ask-opening = Jaka karta trafia { NAME($next, form: "to") }?
ask-first = Kto jest pierwszym graczem?
ask-place = { $player }: umieść pracownika w wybranym obszarze.
    .you = Umieść pracownika w wybranym obszarze.
ask-lift = { $player }: twoje zasoby są puste, zdejmij jednego ze swoich pracowników i umieść go { NAME($area, form: "in") }.
    .you = Twoje zasoby są puste, zdejmij jednego ze swoich pracowników i umieść go { NAME($area, form: "in") }.
ask-figures = { $player }: zagraj lub odrzuć swoje wpływowe osoby, w dowolnej kolejności.
    .you = Zagraj lub odrzuć swoje wpływowe osoby, w dowolnej kolejności.
ask-take = { $player }: Bertha Palmer przesuwa pracownika. Czyjego i skąd?
    .you = Bertha Palmer przesuwa pracownika. Czyjego i skąd?
ask-put = { $player }: dokąd idzie pracownik { NAME($area, form: "from") } (gracz: { $owner })?
    .you = Dokąd idzie pracownik { NAME($area, form: "from") } (gracz: { $owner })?
ask-refill = Jaka karta trafia { NAME($next, form: "to") }?
ask-approve = { $player }: { $n ->
    [one] możesz zatwierdzić jeszcze jeden eksponat { NAME($area, form: "in") }.
    [few] możesz zatwierdzić do { $n } eksponatów { NAME($area, form: "in") }.
   *[many] możesz zatwierdzić do { $n } eksponatów { NAME($area, form: "in") }.
}
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
do-put = { NAME($area) }
do-approve = Zatwierdź eksponat { NAME($area, form: "of") }
do-keep = Nie zatwierdzaj więcej { NAME($asked, form: "in") }

# What happened
log-laid = { NAME($area) } zajmuje miejsce { $n } wokół karuzeli.
log-dealt = { NAME($area) } otrzymuje: { $cards }.
log-drew-first = Pierwszym graczem jest { $player }.
log-bonus = Bonus startowy: { $player } dodaje pracownika { NAME($area, form: "in") }.
log-placed = { $player } umieszcza pracownika { NAME($area, form: "in") }.
log-lifted = { $player } nie ma już nikogo w zasobach i zdejmuje pracownika { NAME($area, form: "from") }.
log-played = { $player } zagrywa { NAME($figure, form: "accusative") }.
log-discarded = { $player } odrzuca { NAME($figure, form: "accusative") } bez efektu.
log-added = { $player } dodaje pracownika { NAME($area, form: "in") }.
log-moved = Pracownik (gracz: { $owner }) przechodzi { NAME($area, form: "from") } { NAME($to, form: "to") }.
log-collected = { $player } { $n ->
    [0] nie zabiera żadnej karty
    [one] zabiera jedną kartę
    [few] zabiera { $n } karty
   *[many] zabiera { $n } kart
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
log-ticket-leader = { $player } ma najwięcej biletów: bonus { $n ->
    [one] jeden punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
log-traded = { $player } wymienia { $n ->
    [one] jeden bilet na jeden punkt.
    [few] { $n } bilety na { $n } punkty.
   *[many] { $n } biletów na { $n } punktów.
}
log-medal = { $player } zdobywa medal o wartości { $n } { NAME($area, form: "in") }.
log-approved = { $player } zatwierdza { $n ->
    [one] eksponat
    [few] { $n } eksponaty
   *[many] { $n } eksponatów
} { NAME($area, form: "of") }: { $cards }.
log-kept = { $player } nie zatwierdza więcej { NAME($area, form: "in") }.
log-recalled = { $player } odzyskuje { $n ->
    [one] jednego pracownika.
    [few] { $n } pracowników.
   *[many] { $n } pracowników.
}
log-round = Zaczyna się runda { $n }.
log-ended = Wystawa zamyka podwoje: koniec gry.
log-undo = { $player } cofa ostatni wybór.
log-undo-chance = Ostatni wynik zostanie wpisany na nowo.

# Why not
no-over = Gra jest skończona.
no-such-code = Nie ma takiego wyboru; kody idą od 0 do { $n }.
no-other-seat = { $now ->
    [chance] Teraz decyduje następna karta albo kafel, nikt inny.
   *[player] Teraz decyduje { $player }.
}
no-undo = Nie masz czego cofnąć: po twoim wyborze zadziałał los albo inny gracz.
no-wrong-step-tiles = Kafle obszarów układa się tylko podczas przygotowania gry.
no-wrong-step-opening = Karty wykłada się, gdy wszystkie kafle obszarów leżą już wokół karuzeli.
no-wrong-step-refill = Karty pochodzą z talii, trzy na koniec każdej tury.
no-wrong-step-first = Pierwszego gracza losuje się tylko podczas przygotowania gry.
no-wrong-step-place = Pracownika tej tury umieszczasz w kroku 1, i to tylko raz.
no-wrong-step-lift = Pracownika zdejmuje się tylko wtedy, gdy jest potrzebny, a zasoby są puste; w twoich zasobach zostało: { $supply }.
no-wrong-step-figures = Wpływowe osoby zagrywa się w kroku 2, zaraz po umieszczeniu pracownika, o ile zebrano je w poprzedniej turze.
no-wrong-step-take = Pracowników przesuwa tylko Bertha Palmer, a nie jest teraz zagrywana.
no-wrong-step-put = Pracowników przesuwa tylko Bertha Palmer, a żadnego jeszcze nie wskazano.
no-wrong-step-approve = Eksponaty zatwierdza się w fazie punktowania, jeśli pozwala na to miejsce w obszarze.
no-tile-laid = { NAME($area) } leży już wokół karuzeli.
no-no-such-player = Przy tym stole nie ma takiego gracza.
no-not-in-deck = W talii nie ma już takich kart: { NAME($card) }.
no-no-supporter-to-lift = Nie masz { NAME($area, form: "in") } pracownika, którego można zdjąć.
no-no-such-figure = { NAME($figure) } nie należy do osób zebranych w twojej poprzedniej turze.
no-not-adjacent = { NAME($area) } nie sąsiaduje z obszarem twojej tury: { NAME($home) }.
no-no-supporter-there = { $whose } nie ma pracownika { NAME($area, form: "in") }.
no-same-area = Pracownik musi przejść do innego obszaru niż { NAME($area) }.
no-other-area = Punktowany jest obszar { NAME($asked) }: teraz można zatwierdzać tylko jego eksponaty.

# Options
option-approvals = Zatwierdzanie eksponatów
option-approvals-automatic = tyle, ile wolno, bez pytania
option-approvals-asked = z pytaniem o każdy eksponat
option-start_space = Pola karuzeli
option-start_space-counted = 9, 11 lub 13 razem z polem startowym
option-start_space-extra = pole startowe liczy się osobno: o jeden bilet więcej w rundzie
option-empty_ranks = Miejsce bez pracownika
option-empty_ranks-no = potrzebny jest co najmniej jeden pracownik w obszarze
option-empty_ranks-yes = pracownik nie jest potrzebny
option-tied_first = Zatwierdzenia przy remisie na I miejscu
option-tied_first-ladder = 1 przy dwóch graczach, 2 przy trzech i czterech
option-tied_first-reversed = 2 przy dwóch graczach, 1 przy trzech i czterech
option-edition = Monety pokazywane jak w pudełku
option-edition-english = wydanie angielskie: monety 1 i 2
option-edition-french = wydanie francuskie: monety 1, 2 i 4
option-edition-polish = wydanie polskie: monety 1 i 2

# Doubts
doubt-start-bonus = Żadne źródło nie pokazuje czterech kart Bonusu startowego. Wiadomo: po jednym pracowniku na każdy wskazany obszar, zależnie od kolejności, jeden lub dwa obszary, a dalsi gracze mają więcej samodzielnych prowadzeń i obszarów z niższym limitem kart. Nasz zestaw jest najmniejszym, który to spełnia; w symulacji wyrównuje szanse mniej więcej tak, jak powinien.
doubt-card-limits = Każdy kafel ma trzy albo cztery strzałki, ale żadne źródło nie mówi, który ile. Dwa kafle po cztery i trzy po trzy to przypuszczenie, a wybór kafli jest dowolny. Inne układy zmieniają średnie wyniki najwyżej o punkt.
doubt-area-rewards = Instrukcje podają medale o wartości 2 lub 4 i część zatwierdzeń, ale nie całą kartę Krok 2. Wartości 4 i 2 przy trzech i czterech graczach pochodzą z dwóch recenzji; 2 przy dwóch graczach to, co zostaje. Przy dwóch graczach remis nie daje medalu, bo równałby się samodzielnemu prowadzeniu.
doubt-tied-first = Przy remisie na I miejscu zatwierdza się „1 / 2” eksponaty zależnie od liczby graczy; to, że dwóch graczy dostaje 1, wynika z kolejności na karcie. Możliwe jest też odwrotnie i to najważniejsza z wątpliwości: około 3 punktów średniego wyniku.
doubt-figure-counts = Pewne jest, że wpływowych osób jest razem 23. Po trzy dla każdego obszaru zostawiają osiem, a 4, 2, 2 to dwa razy tyle, ile usuwa się przy czterech graczach; podziału nie podaje żadne źródło.
doubt-wheel-counting = Karuzela ma 9, 11 lub 13 pól razem z polem startowym, więc tyle biletów trwa runda. Gdyby pola startowego nie liczyć, runda trwałaby o jeden bilet dłużej.
doubt-empty-ranks = Żadna reguła nie mówi, czy gracz bez pracownika w obszarze może być w nim drugi albo remisować. Zdarza się to tylko po Bercie Palmer albo przy pustych zasobach.
doubt-titles = Tytuły na drukowanych eksponatach i biletach są w większości nieznane. Nasze to prawdziwe eksponaty i atrakcje z 1893 roku; na grę nie wpływają.
doubt-both-piles-empty = Żadna reguła nie przewiduje jednocześnie pustej talii i pustego stosu kart odrzuconych. Czterech graczy musiałoby trzymać prawie wszystkie eksponaty; nikt tego nie widział.
doubt-lift-from-target = Przy pustych zasobach pracownika zdejmuje się z dowolnego obszaru; to, że także z tego, w którym jest potrzebny, jest prawdopodobne, ale niewydrukowane.

# The board
board-round = Runda { $n } z { $of }
board-over = Wystawa zamknięta
board-setup = Przygotowanie
board-wheel = Karuzela
board-car = { $left ->
    [0] kabina zamknęła okrążenie: punktowanie po tej turze
    [one] do punktowania jeden bilet
    [few] do punktowania { $left } bilety
   *[many] do punktowania { $left } biletów
}
board-deck = Talia { $n }, odrzucone { $discards }
board-area = Obszar
board-cards = Karty
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
board-base = podstawa karuzeli
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
   *[other] {""}
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
pic-about-exhibit = { $line } Zatwierdź go przy punktowaniu { NAME($area, form: "of") }.
pic-about-ticket = { $line } { $each ->
    [one] Jeden punkt
    [few] { $each } punkty
   *[many] { $each } punktów
} przy najbliższym punktowaniu; najwięcej biletów: jeszcze { $most }.
pic-about-burnham = Jeszcze jeden pracownik w obszarze twojej tury. Zagraj go w następnej turze albo odrzuć.
pic-about-davis = Pracownik w obszarze sąsiadującym z obszarem twojej tury. Zagraj go w następnej turze albo odrzuć.
pic-about-palmer = Przesuń jednego pracownika dowolnego gracza do innego obszaru. Zagraj ją w następnej turze albo odrzuć.
pic-about-patron = Pracownik { NAME($area, form: "in") }, niezależnie od obszaru twojej tury. Zagraj go w następnej turze albo odrzuć.
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
pic-judging = Gdy karuzela zatoczy koło
pic-each-area = w każdym obszarze
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
pic-split = Zestawy, najlepszy podział
