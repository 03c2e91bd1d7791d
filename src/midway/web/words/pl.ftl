# The page
home-title = Midway: stół do gier planszowych
tools = Narzędzia
menu = Menu
home = Na stronę główną
language = Język
theme = Motyw
theme-long = Dzień albo noc
sound = Dźwięk
rules = Reguły
close = Zamknij
dismiss = Ukryj
save = Zapisz
preferences = Ustawienia
pref-confirm = Potwierdzaj koniec tury
pref-confirm-why = Prosi o drugie naciśnięcie, gdy wyboru nie da się cofnąć.
pref-sound = Dźwięk
pref-sound-why = Stuk drewna przy ruchu, dzwonek, gdy zaczyna się twoja tura.
pref-notify = Powiadamiaj o mojej turze
pref-notify-why = Powiadomieniem przeglądarki, gdy strona jest w tle.
pref-notify-refused = Przeglądarka na to nie pozwala; można to zmienić w jej ustawieniach.
no-such-page = Nie ma takiej strony.
net-lost = Serwer nie odpowiada; spróbuj ponownie za chwilę.
net-reconnecting = Brak połączenia; trwa kolejna próba…

# Home
take-a-seat = Zajmij miejsce.
pitch = Midway to otwartoźródłowy stół do gier planszowych. Zna reguły i mówi, o którą chodzi, jego boty grają od razu, a każdą partię można odtworzyć. Bez zakładania konta.
play-bots-now = Zagraj z botami
invite-friends = Zaproś znajomych
games = Gry
n-players = { $low }–{ $high } graczy
n-minutes = { $n } min
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
table-over = partia skończona
others-think = inni się zastanawiają
look = Zobacz
play = Graj
watch = Oglądaj
open-tables = Otwarte stoły
no-open-tables = Teraz nikt nie czeka. Zapraszając znajomych, możesz pokazać tu swój stół.
share-screen = Przy jednym ekranie
open-record = Otwórz zapis
referee = Sędziuj prawdziwą grę
record-large = Zapis partii ma najwyżej jeden megabajt; ten plik jest większy.

# A new table
how-to-play = Sposób gry
mode-bots = Z botami
mode-bots-how = Grasz od razu; pozostałe miejsca zajmują boty.
mode-friends = Ze znajomymi
mode-friends-how = Każde wolne miejsce ma własny link. Kto go otworzy, wpisuje imię i gra, teraz albo za kilka dni.
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
who-sits-where = Kto gdzie siedzi
yourself = Ty
a-friend = Ktoś przez link
a-person = Ktoś tutaj
a-bot = Bot: { $bot }
bot-name-random = losowy
bot-name-greedy = zachłanny
bot-about-random = Wybiera cokolwiek, co jest dozwolone.
bot-about-greedy = Bierze to, co od razu daje najwięcej.
name = Imię
your-name = Twoje imię
name-of-seat = Imię na miejscu { $n }
list-table = Pokaż ten stół na stronie głównej
list-table-why = Każdy może zająć wolne miejsce.
options = Opcje
uncertain = niepewne
start = Zacznij

# The table
board = Plansza
points-so-far = dotychczasowe punkty
if-scored = punktowanie
if-scored-long = ile dodałoby punktowanie w tej chwili
you = Ty
your-turn = twoja tura
their-turn = na ruchu
turn-of = Decyduje { $player }
chance-decides = Decyduje stół
title-your-turn = Twoja tura: { $game }, Midway
seat-n = miejsce { $n }
seat-bot = bot { $bot }
seat-free = miejsce { $n } · wolne
is-here = przy stole
is-away = poza stołem
players-and-log = Gracze i dziennik
parts = Części stołu
log = Dziennik
what-happened = Przebieg gry
undo = Cofnij
nothing-to-undo = Nie masz czego cofnąć: nie cofa się losowania ani wyboru innego gracza.
confirm = Potwierdź
choose-first = Najpierw wybierz
choose-first-long = Najpierw wybierz jedną z opcji; ten przycisk ją potwierdza.
show-all = Pokaż wszystkie opcje ({ $n })
rule-cited = Reguła { $rule }
slip-replay = To powtórka; aby grać, wróć do stołu.
slip-watching = Oglądasz grę; wybierać mogą tylko gracze.
is-thinking = { $player } się zastanawia.
waits-for-somebody = To miejsce jest jeszcze wolne. Gra toczy się dalej, gdy ktoś je zajmie.

# Seats and links
invite = Zaproś
invite-seats = Wolne miejsca
invite-how = Jeden link to jedno miejsce. Wyślij każdy tylko jednej osobie.
invite-watch = Do oglądania
my-link = Twoje miejsce na innym urządzeniu
my-link-how = Kto ma ten link, może grać na twoim miejscu.
copy-link = Kopiuj link
make-link = Nowy link
link-unknown = Nowy link zastępuje stary.
copied = Skopiowano
copy-by-hand = Tu nie można
sit-down = Usiądź
sit-at = { $game }, miejsce { $n }.
sit-again = { $game }, miejsce { $n }: graj dalej tutaj, na tym urządzeniu.
hand-over = Oddaj moje miejsce botowi
hand-over-how = Bot gra dalej za ciebie. Miejsce możesz odzyskać przez swój prywatny link.
download-record = Pobierz zapis
seal-told = Pieczęć rozdającego:
seed-told = Ziarno rozdającego:
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
event = Zdarzenie
event-of = Zdarzenie { $n } z { $last }
step-first = Pierwsze zdarzenie
step-back = Ruch wstecz
step-forward = Ruch naprzód
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
