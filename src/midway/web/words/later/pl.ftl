# The page
save = Zapisz
word-title = Nowy stół
word-go = Dalej

# Lessons
host-role = latarnik Wystawy
invite-learn = Nie znasz gry „{ $game }”?
invite-learn-in = Naucz się jej w { $n } minut; zatrzymamy dla ciebie miejsce.
lesson-marks = Krok { $n } z { $of }
lesson-count = { $n } z { $of }
lesson-leave = Wyjdź z lekcji
lesson-leave-key = Wyjdź z lekcji (Esc)
lesson-waits = Lekcja czeka na ciebie na kroku { $n }.
show-me = Pokaż mi
show-me-how = Pan Wick zrobi to za ciebie (S)
lesson-back = Wstecz
lesson-skip = Pomiń lekcję
lesson-next = Dalej
lesson-try = Spróbuję
lesson-again = Jeszcze raz
bow-all-lit = { $n ->
    [6] Sześć prób, sześć zapalonych lamp.
   *[other] Prób { $n }, zapalonych lamp { $n }.
}
door-whole = Cała partia
door-whole-how = { $n ->
    [one] Z łatwym botem i podpowiedziami
    [few] Z { $n } łatwymi botami i podpowiedziami
   *[many] Z { $n } łatwymi botami i podpowiedziami
}
door-further = Następna lekcja, na tej samej planszy
door-howto = Jak grać, na jednej stronie
door-howto-how = Zawsze pod klawiszem ? przy stole

# A new table
how-to-play = Sposób gry
mode-bots = Z botami
mode-bots-how = Grasz od razu; pozostałe miejsca zajmują boty.
mode-friends = Ze znajomymi
mode-friends-how = Jeden link otwiera wszystkie wolne miejsca. Kto go otworzy, wpisuje imię i gra, teraz albo za kilka dni.
mode-together = Jeden ekran
mode-together-how = Kilka osób przy tym urządzeniu. Gdy karty na ręce są ukryte, między miejscami opada kurtyna.
mode-mirror = Prawdziwy stół
mode-mirror-how = Pudełko leży przed tobą: mówisz, co wylosowano, a Midway pilnuje reguł i liczy punkty.
a-friend = Ktoś przez link
a-person = Ktoś tutaj
your-table = Twój stół
who-sits-here = Kto tu siada?
choosing = wybierasz
seat-here = Posadź tutaj
seat-of = Miejsce { $n }: { $player }
a-friend-short = Ktoś znajomy
by-link = przez link
all-like = Wszyscy jak { $player }
one-of-each = Każdy inny
surprise-me = Zaskocz mnie
casual = Swobodna
serious = Poważna
casual-how = Swobodna: wolno brać podpowiedzi i cofać. Poważna: jedno i drugie odpada, a wynik się liczy.
odds-in = { $k } na { $n }
odds-least = mniej niż 1 na { $n }
odds-how = Tak często wygrywasz przy takim stole, sądząc po { $n } ostatnich poważnych partiach.
odds-even = Przy równie silnych graczach byłoby to 1 na { $n }.
wins-of = Wygrywa { $n } na 10 partii z poziomem niżej.
wins-of-many = W pojedynkę przeciwko { $rivals } z poziomu niżej wygrywa { $n } na 10 partii.
answers-at-once = Gra od razu
warming-up = Silne boty się rozgrzewają.
you-against = Grasz przeciwko: { $names }.
about-time = Około { $time }.
how-measured-link = Jak mierzymy siłę
strength-title = Jak silne są boty
strength-head = Jak są silne
strength-line = Każda liczba pochodzi z partii, które boty rozegrały między sobą w programie, którego używasz. Polecenia je powtarzają.
strength-none = Niczego jeszcze nie zmierzono
strength-how-to = To polecenie mierzy boty tej gry na twoim komputerze; każda partia jest zapisywana i możesz grać dalej później.
ladder = Ranking
ladder-line = Kropki to oceny, paski mówią, jak pewne (19 razy na 20). 150 punktów więcej wygrywa 7 partii z 10.
chances-hold = Czy szanse się sprawdzają?
chances-line = { $n ->
    [one] Co zapowiadano w jednej partii i co się potem stało.
   *[other] Co zapowiadano w { $n } partiach i co się potem stało.
}
chance-said = zapowiedź
chance-won = wygrane
chance-between = 19 razy na 20 między
chance-times = miejsca
brier-line = miara Briera (mniej znaczy lepiej); zapowiedź „1 z { $n }” dla każdego dałaby { $fair }
brier-judge = miara Briera samego sędziego
brier-playouts = miara Briera samych partii próbnych
who-beats-whom = Kto kogo pokonuje
who-beats-line = { $n ->
    [one] Partie wygrane na 100 przez gracza z lewej, we dwóch przy stole.
   *[other] Partie wygrane na 100 przez gracza z lewej, samego wśród { $n } graczy z góry.
}
how-measured = Jak mierzono
how-games = { $n ->
    [one] Jedna partia dla każdej pary.
   *[other] Dla każdej pary co najmniej tyle partii: { $n }; po każdej zmieniają się miejsca, żeby nikt nie zyskał na tym, że zaczyna.
}
how-seen = Każdy bot widzi to, co jego miejsce, i myśli na jednym rdzeniu.
how-among = { $bot } sam wśród { $rivals } × { $other }: { $won } na 100 (od { $low } do { $high }, partii: { $n }); równy bot wygrałby { $fair }.
how-budget = { $bot } sam wśród { $rivals } × { $other }, z budżetem { $budget } na decyzję dla przeszukujących: { $won } na 100 (od { $low } do { $high }, partii: { $n }); równy bot wygrałby { $fair }.
plain-tree = zwykłe przeszukiwanie drzewa
budget-playouts = { $n ->
    [one] { $n } partii próbnej
   *[other] { $n } partii próbnych
}
how-when = Partii: { $n }, do { $day }, Midway { $version }
your-name = Twoje imię
name-of-seat = Imię na miejscu { $n }
list-table = Pokaż ten stół na stronie głównej
list-table-why = Każdy może zająć wolne miejsce.
for-owners = Dla właścicieli pudełka
for-owners-why = Nie widzieliśmy wszystkich drukowanych stron. Jeśli masz pudełko przed sobą, ustaw to tak jak w nim; w przeciwnym razie zostaw bez zmian.

# The table
n-turns = { $n ->
    [one] jedna tura
    [few] { $n } tury
   *[many] { $n } tur
}
done-to-you = Co cię spotkało
to-you = Dla ciebie
the-others = Pozostali
number-is-place = numer = miejsce na planszy
watch-again = Obejrzyj
since-scored = Gdyby teraz punktować: { $now } dla ciebie, było { $was }.
to-your-turn = Do twojej tury
log-setup = Przygotowanie gry, wierszy: { $n }
log-more = Jeszcze wierszy: { $n }
log-filter = Pokaż
log-all = Wszystko
log-me = Ja
log-chat = Czat

# Seats and links
invite-seats = Wolne miejsca
invite-how = Jeden link to jedno miejsce. Wyślij każdy tylko jednej osobie.
invite-watch = Do oglądania
my-link = Twoje miejsce na innym urządzeniu
my-link-how = Kto pierwszy otworzy ten link, zajmie twoje miejsce. Działa raz; nowy link unieważnia stary.
copy-link = Kopiuj link
make-link = Nowy link
link-unknown = Nowy link zastępuje stary.
copied = Skopiowano
copy-by-hand = Nie udało się skopiować; zaznacz link.
sit-at = { $game }, miejsce { $n }.
sit-again = { $game }, miejsce { $n }: graj dalej tutaj, na tym urządzeniu.
sit-at-seat = Usiądź na miejscu { $n }
invitation = Zaproszenie
invitation-late = Partia już się zaczęła, więc ją oglądasz.
lobby-host = Wyślij ten link znajomym
lobby-host-how = Kto go otworzy, wybiera imię i wolne miejsce. Partia zaczyna się, gdy tak zdecydujesz.
lobby-guest = Masz miejsce przy stole
lobby-full = Wszyscy są na miejscach
lobby-full-how = Wszystkie miejsca są zajęte. Zacznij, kiedy chcesz.
lobby-alone = Znajomi nie mogą jeszcze dotrzeć do tego stołu
lobby-alone-how = Do tego czasu wolne miejsca mogą zająć boty.
lobby-sit = { $player } zaprasza cię do gry „{ $game }”
lobby-watch = Ten stół czeka na znajomych
lobby-others-how = Partię rozpoczyna { $player }.
lobby-name-how = Wpisz imię, a potem wybierz wolne miejsce.
lobby-ask-host = Aby zaprosić innych, poproś o link gracza, który cię zaprosił.
lobby-no-link = W tej chwili nie ma linku. Nikt więcej nie zajmie miejsca, dopóki nie utworzysz nowego.
lobby-free = wolne
lobby-free-how = czeka na kogoś
lobby-you = { $player }, na tym urządzeniu
lobby-bot = Oddaj miejsce { $n } botowi
lobby-no-bot = Odeślij bota { $player }
lobby-needs = { $n ->
    [2] Potrzeba co najmniej dwóch graczy. Miejsce może też zająć bot.
    [3] Potrzeba co najmniej trzech graczy. Miejsca mogą też zająć boty.
   *[other] Potrzeba co najmniej { $n } graczy. Miejsca mogą też zająć boty.
}
lobby-left-out = Wolne miejsca zostaną pominięte. Spóźnieni mogą oglądać.
seats = Miejsca
seats-taken = Miejsca: zajęte { $n } z { $of }
sat-down = właśnie zajęte
ready = jest
bot = Bot
start-with = { $n ->
    [2] Zacznij w dwie osoby
    [3] Zacznij w trzy osoby
    [4] Zacznij w cztery osoby
    [5] Zacznij w pięć osób
   *[other] Zacznij, graczy: { $n }
}
lan-near = Ten stół działa na twoim komputerze, więc link otworzy każdy w tej samej sieci.
lan-alone = Ten serwer jest dostępny tylko z twojego komputera, więc link nie zadziałałby u nikogo innego. Zatrzymaj go i uruchom ponownie tym poleceniem; twoje stoły zostaną zachowane.
lan-none = Twój komputer nie jest teraz w żadnej sieci, więc znajomi nie dotrą do tego stołu. Połącz go z siecią i odśwież tę stronę.
another-address = Adres:
end-link = Wyłącz ten link
qr-code = Kod QR linku
qr-point = Albo zeskanuj telefonem
qr-same = Kod zawiera ten sam link. Jeden link jest do wszystkich miejsc, drugi tylko do oglądania:
qr-sits = Kod zawiera link do pierwszego wolnego miejsca.
qr-watches = Kod zawiera link tylko do oglądania.
copy-watch-link = skopiuj go
leave = Opuść stół
leave-game-how = Bot gra dalej za ciebie, a partia znika z twojej listy. Miejsce możesz odzyskać przez swój prywatny link.
leave-everywhere = Wszędzie: mój prywatny link też przestaje działać
leave-game-stay = Zostaję
dealing-waits = Tasowanie. Karty zostaną rozdane, gdy do losowań dołożą się jeszcze: { $names }.
dealing-without = Rozdaj bez czekania
fair-proved = Uczciwe rozdanie: ziarno jest tym, które zapieczętowano przed pierwszą kartą.
fair-parts = { $n ->
    [one] Do każdego losowania wszedł wkład jednego gracza.
   *[other] Do każdego losowania weszły wkłady { $n } graczy.
}
fair-own = { $n ->
    [one] Do każdego losowania wszedł twój wkład.
   *[other] Do każdego losowania weszły wkłady { $n } graczy, w tym twój.
}
fair-verify = „midway verify” sprawdza każde losowanie zapisu.
fair-broken = Nie da się udowodnić, że tę partię rozdano uczciwie: ziarno lub twój wkład nie jest tym, co zapieczętowano.
webhook-url = Adres do wywołania, gdy zaczyna się twoja tura
webhook-how = Midway wysyła tam krótką wiadomość JSON. Puste pole to wyłącza.

# Chat
chat-empty = Nikt jeszcze niczego nie napisał.
say = Napisz coś
send = Wyślij
mute = Wycisz: { $player }
muted = wyciszono

# Rules
search-rules = Szukaj w regułach
rules-found = { $n ->
    [0] Żadna reguła o tym nie mówi.
    [one] Jedna reguła
    [few] { $n } reguły
   *[many] { $n } reguł
}
ruling = Nasze rozstrzygnięcie:

# Replay and the end
replay-go = Odtwarzaj
replay-stop = Zatrzymaj
event-of = Zdarzenie { $n } z { $last }
step-first = Pierwsze zdarzenie
step-back = Poprzednie zdarzenie
step-forward = Następne zdarzenie
step-last = Ostatnie zdarzenie
back-to-table = Wróć do stołu
replay-how = Przechodź przez partię strzałkami; każde zdarzenie ma własny adres.
final-board = Zobacz planszę końcową
final-score = Wynik końcowy
score-part = Składnik wyniku
board-total = Razem
you-win = Wygrywasz
you-share = Dzielisz się zwycięstwem
they-win = Wygrywa { $names }
they-share = Zwycięstwo dzielą { $names }
margin = { $first } do { $second }
points-how = zdobyte, plus to, co dodałoby punktowanie
as-table = jako tabela
as-chart = jako wykres
rematch = Rewanż
to-rematch = Do rewanżu
record = Zapis

# Reguły jako strony
contents = Spis treści
search-n-rules = Szukaj w { $n ->
    [one] jednej regule
   *[other] { $n } regułach
}
chapters-found = { $n ->
    [0] żaden rozdział
    [one] jeden rozdział
    [few] { $n } rozdziały
   *[other] { $n } rozdziałów
}
depth-both = W skrócie i co do litery
depth-short = W skrócie
depth-open = Tylko to, co źródła pozostawiają otwarte
to-the-letter = Co do litery
rule-address = Odnośnik do: { $rule }
words-of-the-game = Słowa gry
rather-see-it = Wolisz zobaczyć?
lesson-shows = Pan Wick pokaże ci turę i punktowanie na prawdziwej planszy.

# Scorings
tally-what = Co się liczy
tally-before = Przedtem
tally-now = Teraz
tally-place = Miejsce
no-tally = Nie było jeszcze punktowania.
verdict = { $kind ->
    [win-mine] Wygrywasz, przewaga: { $n }
    [win] { $name } wygrywa, przewaga: { $n }
    [lead-mine] Prowadzisz, przewaga: { $n }
    [lead] { $name } prowadzi, przewaga: { $n }
    [tie-break-mine] Wygrywasz mimo remisu
    [tie-break] { $name } wygrywa mimo remisu
   *[level] Remis na czele: { $name }
}
verdict-behind = Brakuje ci { $n ->
    [one] { $n } punktu.
   *[other] { $n } punktów.
}
verdict-row = Największa różnica: { $row } ({ $one } { $mine }, { $other } { $theirs }).
n-of = { $n } z { $of }
nth = { $n }.
result = Wynik
go-on = Dalej

# Hints
hint-noted = zapisano
hint-hide = Ukryj
hint-stop = Zatrzymaj
hint-even = prawie równe
hint-lamps = Lampy: { $n } z { $of }
hint-chance = { $player } { $n }%
hint-computing = Trwa rozgrywanie partii. Im więcej lamp się pali, tym węższe zakresy; wybierz, kiedy chcesz.
hint-warming = Dobre podpowiedzi jeszcze się rozgrzewają.
hint-others = { $n ->
    [one] Pozostały wybór:
   *[other] Pozostałe ({ $n }):
}
hint-exact = Z { $games } partii na każdy wybór, z dokładnością do około { $n } na 100. Podpowiedź wie tylko to, co ty.
hint-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

# Analiza
why-you-won = Dlaczego wygrywasz
why-they-won = { $n ->
    [one] Dlaczego wygrywa { $names }
   *[other] Dlaczego wygrywają { $names }
}
analysis-show = Pokaż
analysis-why = Dlaczego
analysis-score = Wynik
analysis-why-later = Wyjaśnienie pojawi się po przeczytaniu całej partii.
analysis-by-own = { $name } wygrywa bardziej dzięki wyborom niż szczęściu.
analysis-by-against-luck = { $name } wygrywa dzięki wyborom, mimo braku szczęścia.
analysis-by-luck = { $name } wygrywa bardziej dzięki szczęściu niż wyborom.
analysis-by-others = { $name } wygrywa, bo inni oddali więcej.
analysis-start = start
analysis-end = koniec
analysis-off = Wpływ wyborów podano z dokładnością do { $n } szans na 100, bo partie próbne to tylko próba; szczęścia tak się nie szacuje.
analysis-part-luck = szczęście
analysis-part-own = własne wybory
analysis-part-others = inni
analysis-plays = Jakość gry
analysis-accuracy = dokładność
analysis-slips = niedokładności
analysis-mistakes = pomyłki
analysis-blunders = grube błędy
analysis-slip = niedokładność
analysis-mistake = pomyłka
analysis-blunder = gruby błąd
analysis-grade = { $grade } { $n }+
analysis-chances = Szanse na wygraną
analysis-floor = Twoje są na dole.
analysis-winner-floor = Na dole są szanse zwycięzcy.
analysis-luck = Szczęście
analysis-luck-how = co losowania dotąd dały i zabrały, w szansach na 100
analysis-mark = { $name }, zdarzenie { $n }: { $grade }, stracone szanse: { $lost }
analysis-stroke = Zdarzenie { $n }, szczęście: { $change } dla: { $name }
analysis-instead = { $played }; lepiej: { $better }.
analysis-played = zagrano
analysis-better = lepiej
analysis-before = { $n ->
    [one] Najpierw jedna inna partia.
    [few] Najpierw { $n } inne partie.
   *[other] Najpierw { $n } innych partii.
}
analysis-left = { $n ->
    [one] Jeszcze około sekundy.
    [few] Jeszcze około { $n } sekund.
   *[other] Jeszcze około { $n } sekund.
}
analysis-meanwhile = Możesz obejrzeć to, co już jest, albo wrócić później.
analysis-tell = Powiadom, gdy gotowe
analysis-will-tell = Powiadomimy cię
analysis-done = Analiza jest gotowa.
open-board = Otwórz planszę
show-board = Pokaż planszę
analysis-turned = Punkty zwrotne
analysis-how = Szanse łączą ocenę sędziego z wynikami partii próbnych z każdej tury; każdą pomyłkę wykazały dwa przeszukiwania z różnymi liczbami losowymi.
analysis-nothing = Żaden wybór nie był wyraźnie zły i żadne losowanie nie przesądziło o partii.
analysis-head = { $name }, zdarzenie { $n }
analysis-chance = Los
analysis-luck-by = { $change } dla: { $name }
analysis-before-it = Przed
analysis-after-it = Po
analysis-nobody = Nikt tu źle nie wybrał.
analysis-was-better = Lepiej: { $better }
analysis-cost = Zagrano: { $played }. Kosztowało to { $lost } szans na 100, z dokładnością do { $interval }.
percent = { $n }%

# Nauka na pomyłkach
mistakes-learn = Ucz się na swoich pomyłkach
mistake-of = Pomyłka { $n } z { $of }
mistake-ask = Zdarzenie { $n }: znajdź coś lepszego
mistake-was = Twój wybór: { $option }. Po nim szanse na 100: { $now }; po innym wyborze: { $could }.
mistake-elsewhere = Tam nie było nic do wyboru.
mistake-options = Wybory i ich szanse
mistake-first = Najpierw wybierz
mistake-show = Pokaż
mistake-again = Spróbuj jeszcze raz
mistake-next = Następna pomyłka
mistake-leave = Do analizy
mistake-best = Tak. To był najlepszy wybór
mistake-best-how = { $option }: { $n } na 100 zamiast { $now }.
mistake-even = Tak. Nic nie jest wyraźnie lepsze
mistake-even-how = { $option }: { $n } na 100 zamiast { $now }. Od najlepszego wyboru nie da się tego odróżnić.
mistake-near = Lepiej, ale jeszcze nie najlepiej
mistake-near-how = { $option }: { $n } na 100 zamiast { $now }. Inny wybór jest jeszcze silniejszy.
mistake-less = Jest coś lepszego
mistake-less-how = { $option }: { $n } na 100. Twój wybór w partii: { $now }.
mistake-same = To twój wybór z partii
mistake-same-how = { $option }: { $now } na 100. Inny wybór: { $could }.
mistake-weak = Jest coś lepszego
mistake-weak-how = { $option } nie należy tu do silnych wyborów.
mistake-shown = To był najlepszy wybór
mistake-shown-how = { $option }: { $n } na 100 zamiast { $now }.
mistake-tag-was = w partii
mistake-tag-try = twoja próba
mistake-tag-best = najlepszy

# A gdyby
whatif-from = Od zdarzenia { $n }.
whatif-dealt = Losowania są nowe.
whatif-redealt = Wszystko, czego nie widzisz, rozdano od nowa.
whatif-as = Grasz za: { $names }.
whatif-counts = Nic się tu nie liczy.
whatif-over = Od początku
whatif-home = Home
whatif-anew = Inne losowania
whatif-leave = Wróć do partii
whatif-trail = Co wypróbowano
whatif-went = Dalszy ciąg w partii:
whatif-here = Tu wybierasz na nowo
whatif-since = { $n ->
    [one] Od tego czasu jedna tura
    [few] Od tego czasu { $n } tury
   *[other] Od tego czasu { $n } tur
}
whatif-stand = Sytuacja graczy
whatif-seat = { $name }: szansa { $chance }%, punkty: { $points }.
whatif-by-hand = Grasz tu ty; naciśnij, żeby grał bot.
whatif-by-bot = Gra tu bot; naciśnij, żeby grać tu samodzielnie.
whatif-won = { $n ->
    [one] Tu wygrywa { $names }
   *[other] Tu zwycięstwem dzielą się { $names }
}
whatif-here-points = tutaj
whatif-there-points = w partii
whatif-first = Tu opuszczono partię; nie ma czego cofać.
whatif-try = Spróbuj inaczej
whatif-try-as = Spróbuj jako { $name }
