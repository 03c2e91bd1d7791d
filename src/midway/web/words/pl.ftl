# The page
home-title = Midway: stół do gier planszowych
tools = Narzędzia
menu = Menu
home = Na stronę główną
language = Język
theme = Motyw
theme-long = Jasny albo ciemny
sound = Dźwięk
rules = Reguły
close = Zamknij
dismiss = Ukryj
save = Zapisz
preferences = Ustawienia
pref-confirm = Potwierdzaj koniec tury
pref-confirm-why = Prosi o drugie naciśnięcie, gdy wyboru nie da się cofnąć.
pref-since = Mów mi przed moją turą, co się stało
pref-since-why = Karta pokazuje, co cię spotkało; jeden klawisz wystarcza, by grać dalej.
pref-sound = Dźwięk
pref-sound-why = Stuk drewna przy ruchu, dzwonek, gdy zaczyna się twoja tura.
pref-notify = Powiadamiaj o mojej turze
pref-notify-why = Powiadomieniem przeglądarki, gdy strona jest w tle.
pref-notify-refused = Przeglądarka na to nie pozwala; można to zmienić w jej ustawieniach.
no-such-page = Nie ma takiej strony.
missing-why = Link może być niepełny albo stół jest na innym serwerze.
net-lost = Serwer nie odpowiada; spróbuj ponownie za chwilę.
net-reconnecting = Brak połączenia; trwa kolejna próba…
house-stops = O { $time } serwer zatrzyma się na chwilę; stoły zostaną zachowane.
house-stopping = Serwer zaraz zatrzyma się na chwilę; stoły zostaną zachowane.
table-closed = Ten stół zamknęła osoba, która prowadzi serwer. Można go jeszcze oglądać.
word-title = Nowy stół
word = Hasło do tworzenia stołów
word-go = Dalej

# Home
take-a-seat = Zajmij miejsce.
pitch = Midway to otwartoźródłowy stół do gier planszowych. Zna reguły i podaje je, jego boty grają od razu, a każdą partię można odtworzyć. Bez zakładania konta.
play-bots-now = Zagraj z botami
invite-friends = Zaproś znajomych
games = Gry
n-players = { $low }–{ $high } graczy
n-minutes = { $n } min
n-hours = { $n } h
play-n-bots = { $n ->
    [one] Z botem
    [few] Z { $n } botami
   *[many] Z { $n } botami
}
play-n-bots-at = { play-n-bots }: { $game }
set-up = Ustaw
set-up-of = Ustaw grę „{ $game }”
invite-short = Zaproś
invite-to = Zaproś znajomych do gry „{ $game }”
waiting-for-you = Czekają na ciebie
nothing-waits = Nie masz jeszcze żadnego stołu.
others-think = inni się zastanawiają
look = Zobacz
play = Graj
open = Otwórz
finished = Zakończone
remove-from-list = Usuń z listy: { $game }, { $players }
open-tables = Otwarte stoły
no-open-tables = Teraz nikt nie czeka. Zapraszając znajomych, możesz pokazać tu swój stół.
share-screen = Przy jednym ekranie
open-record = Otwórz zapis
referee = Sędziuj prawdziwą grę
record-large = Zapis partii ma najwyżej jeden megabajt; ten plik jest większy.

# Lessons
host = Pan Wick
host-role = latarnik Wystawy
first-time = Pierwszy raz na Wystawie?
first-time-how = Dobry wieczór! Jestem Wick, tutejszy latarnik. { $n ->
    [5] Pięć
   *[other] { $n }
} minut przy prawdziwej planszy i znasz już grę „{ $game }”. Bez konta i bez czytania instrukcji.
with-host = z panem Wickiem
of-game = { $text }: { $game }
lesson-go-on = Wróć do lekcji
lesson-step = krok { $n } z { $of }
lamps-lit = zapalone lampy: { $lit } z { $all }
invite-learn = Nie znasz gry „{ $game }”?
invite-learn-in = Naucz się jej w { $n } minut; zatrzymamy dla ciebie miejsce.
lesson-where = Lekcja, krok { $n } z { $of }
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
players = Gracze
players-n = { $n ->
    [one] jeden gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
a-friend = Ktoś przez link
a-person = Ktoś tutaj
your-table = Twój stół
who-sits-here = Kto tu siada?
choosing = wybierasz
seat-here = Posadź tutaj
seated = Siedzi tu
seat-of = Miejsce { $n }: { $player }
a-friend-short = Ktoś znajomy
by-link = przez link
strength-of = siła { $n } z 5
all-like = Wszyscy jak { $player }
one-of-each = Każdy inny
surprise-me = Zaskocz mnie
kind-of-game = Partia
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
thinks-for = Do { $n } s
warming-up = Silne boty się rozgrzewają.
you-against = Grasz przeciwko: { $names }.
about-time = Około { $time }.
bot-name-random = losowy
bot-name-along = gra z tobą
bot-name-visitor = Gość
bot-about-visitor = Pierwszy dzień na Wystawie. Bierze wszystko, co błyszczy.
bot-name-guide = Przewodnik
bot-about-guide = Zna każdą ścieżkę i patrzy krok naprzód.
bot-name-merchant = Kupiec
bot-about-merchant = Waży każdy interes i żadnego nie przepuści.
bot-name-engineer = Inżynier
bot-about-engineer = Sprawdza swoje wybory w głowie.
bot-name-architect = Architekt
bot-about-architect = Widzi całą partię naraz. O każdy punkt trzeba walczyć.
bot-name-keen = bystry
bot-name-greedy = zachłanny
bot-about-random = Wybiera cokolwiek, co jest dozwolone.
bot-about-greedy = Bierze to, co od razu daje najwięcej.
bot-about-other = Bot z zewnątrz.
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
brier-playouts = miara Briera wielu partii próbnych z tych samych pozycji
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
how-when = Partii: { $n }, do { $day }, Midway { $version }
name = Imię
your-name = Twoje imię
name-of-seat = Imię na miejscu { $n }
list-table = Pokaż ten stół na stronie głównej
list-table-why = Każdy może zająć wolne miejsce.
options = Opcje
for-owners = Dla właścicieli pudełka
for-owners-why = Nie widzieliśmy wszystkich drukowanych stron. Jeśli masz pudełko przed sobą, ustaw to tak jak w nim; w przeciwnym razie zostaw bez zmian.
start = Zacznij

# The table
board = Plansza
skip = Przejdź do decyzji
points-so-far = dotychczasowe punkty
if-scored = punktowanie
figure-was = było { $was }
if-scored-long = ile dodałoby punktowanie w tej chwili
if-scored-how = Gdyby punktowanie odbyło się teraz, tyle punktów doszłoby do dotychczasowych. Do tego czasu wszystko może się zmienić.
you = Ty
your-turn = twoja tura
their-turn = na ruchu
turn-of = Tura gracza { $player }
chance-decides = Decyduje stół
title-turn = { $turn }: { $game }, Midway
your-answer = Twoja odpowiedź w turze gracza { $active }
answer-of = Odpowiada { $player }, w turze gracza { $active }
answer-of-yours = Odpowiada { $player }, w twojej turze
have-played = Już po ruchu: { $names }.
since = Od twojej ostatniej tury
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
seat-n = miejsce { $n }
seat-bot = bot { $bot }
seat-free = miejsce { $n } · wolne
is-here = przy stole
is-away = poza stołem
players-and-log = Gracze i dziennik
parts = Części stołu
log = Dziennik
what-happened = Przebieg gry
whole-log = Cały dziennik
log-unread = { $n ->
    [one] Dziennik, jedna nowa wiadomość
    [few] Dziennik, { $n } nowe wiadomości
   *[many] Dziennik, { $n } nowych wiadomości
}
log-setup = Przygotowanie gry, wierszy: { $n }
log-more = Jeszcze wierszy: { $n }
log-filter = Pokaż
log-all = Wszystko
log-me = Ja
log-chat = Czat
chance = Stół
pace = Tempo
pace-long = Tempo botów
pace-calm = Spokojne
pace-brisk = Żwawe
pace-once = Od razu
one-step = Jeden krok
walk = Kroki tej tury
then-come = Potem
then-you = ty
thinks = zastanawia się
space = Spacja
skip-to-mine = Do mojej tury
undo = Cofnij
serious-undo = To poważna partia: niczego się nie cofa.
nothing-to-undo = Nie masz czego cofnąć: nie cofa się losowania ani wyboru innego gracza.
confirm = Potwierdź
kinds = Rodzaje możliwości
price = Cena
net = Po odjęciu kosztu
net-short = Netto
has-to-wait = musi poczekać
less = Mniej
more = Więcej
only-choice = (jedyna możliwość)
show-all = Pokaż wszystkie wybory ({ $n })
slip-replay = To powtórka; aby grać, wróć do stołu.
slip-watching = Oglądasz partię; wybierać mogą tylko gracze.
you-watch = Oglądasz
n-watching = { $n ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $n } osoby
   *[many] Ogląda { $n } osób
}
is-thinking = { $player } się zastanawia.
waits-for-somebody = To miejsce jest jeszcze wolne. Partia toczy się dalej, gdy ktoś je zajmie.

# Seats and links
invite = Zaproś
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
sit-down = Usiądź
sit-at = { $game }, miejsce { $n }.
sit-again = { $game }, miejsce { $n }: graj dalej tutaj, na tym urządzeniu.
sit-at-seat = Usiądź na miejscu { $n }
invitation = Zaproszenie
invitation-late = Partia już się zaczęła, więc ją oglądasz.
lobby-waits = czeka na znajomych
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
leave-game = Opuść tę partię
leave-game-how = Bot gra dalej za ciebie, a partia znika z twojej listy. Miejsce możesz odzyskać przez swój prywatny link.
leave-everywhere = Wszędzie: mój prywatny link też przestaje działać
leave-game-stay = Zostaję
hand-over = Oddaj moje miejsce botowi
hand-over-how = Bot gra dalej za ciebie. Miejsce możesz odzyskać przez swój prywatny link.
download-record = Pobierz zapis
seal-told = Pieczęć rozdającego:
seed-told = Ziarno rozdającego:
seed-chosen = Ziarno zostało wybrane:
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
webhook = Powiadom inny program
webhook-url = Adres do wywołania, gdy zaczyna się twoja tura
webhook-how = Midway wysyła tam krótką wiadomość JSON. Puste pole to wyłącza.
curtain = Gra { $player }
curtain-why = Pozostali odwracają wzrok.
curtain-lift = Pokaż mój stół

# Chat
chat = Czat
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
replay = Powtórka
replay-from = Odtwórz zdarzenie { $n }
replay-go = Odtwarzaj
replay-stop = Zatrzymaj
event = Zdarzenie
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
place = Pozycja
player = Gracz
turn = Tura
you-win = Wygrywasz
you-share = Dzielisz się zwycięstwem
they-win = Wygrywa { $names }
they-share = Zwycięstwo dzielą { $names }
margin = { $first } do { $second }
points = Punkty
points-how = zdobyte, plus to, co dodałoby punktowanie
as-table = jako tabela
as-chart = jako wykres
rematch = Rewanż
to-rematch = Do rewanżu
record = Zapis
share = Udostępnij

# Jak grać
howto = Jak grać
howto-points = Skąd biorą się punkty
howto-advice = Na pierwszą partię
howto-once = Otwiera się samo przy twoim pierwszym stole. Potem naciśnij
you-are-asked = Pytanie do ciebie:
all-rules = Wszystkie reguły
learn-in = { $n ->
    [one] Naucz się w minutę
    [few] Naucz się w { $n } minuty
   *[other] Naucz się w { $n } minut
}
lets-play = Gramy

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
depth = Ile pokazać
depth-both = W skrócie i co do litery
depth-short = W skrócie
depth-open = Tylko to, co źródła pozostawiają otwarte
to-the-letter = Co do litery
rules-line = Od jednej strony po literę prawa. Każda reguła ma adres, który można wysłać.
rule-address = Odnośnik do: { $rule }
words-of-the-game = Słowa gry
rather-see-it = Wolisz zobaczyć?
lesson-shows = Pan Wick pokaże ci turę i punktowanie na prawdziwej planszy.

# Scorings
tally-table = Punktowania w tabelach
tally-what = Co się liczy
tally-before = Przedtem
tally-now = Teraz
tally-place = Miejsce
no-tally = Nie było jeszcze punktowania.
counted-here = tutaj
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
pause = Pauza
result = Wynik
go-on = Dalej

# Hints
hint = Podpowiedź
no-hints = Przy tym stole nie ma podpowiedzi.
no-hints-why = To poważna partia. Po jej końcu obejrzysz każdy wybór.
hint-now = Poproś o podpowiedź
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
with-hint = z podpowiedzią
n-hints = { $n ->
    [one] Po jednej podpowiedzi
    [few] Po { $n } podpowiedziach
   *[many] Po { $n } podpowiedziach
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
analysis-how = Szanse ocenia sędzia; każdą pomyłkę wykazały dwa przeszukiwania z różnymi liczbami losowymi.
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
mistake-played = Twój wybór w partii
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
whatif = A gdyby
whatif-where = A gdyby, od zdarzenia { $n }
whatif-whose = A gdyby: { $whose }
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
whatif-not = Przy tym stole nie ma „a gdyby”.
whatif-not-why = To poważna partia. Gdy się skończy, wypróbujesz wszystko.
