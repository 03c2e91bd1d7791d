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
word = Hasło do tworzenia stołów

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
lesson-where = Lekcja, krok { $n } z { $of }

# A new table
players = Gracze
seated = Siedzi tu
strength-of = siła { $n } z 5
kind-of-game = Partia
thinks-for = Do { $n } s
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
name = Imię
options = Opcje
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
sit-down = Usiądź
lobby-waits = czeka na znajomych
leave-game = Opuść tę partię
hand-over = Oddaj moje miejsce botowi
hand-over-how = Bot gra dalej za ciebie. Miejsce możesz odzyskać przez swój prywatny link.
download-record = Pobierz zapis
seal-told = Pieczęć rozdającego:
seed-told = Ziarno rozdającego:
seed-chosen = Ziarno zostało wybrane:
webhook = Powiadom inny program
curtain = Gra { $player }
curtain-why = Pozostali odwracają wzrok.
curtain-lift = Pokaż mój stół

# Chat
chat = Czat

# Replay and the end
replay = Powtórka
replay-from = Odtwórz zdarzenie { $n }
event = Zdarzenie
place = Pozycja
player = Gracz
turn = Tura
points = Punkty
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
depth = Ile pokazać
rules-line = Od jednej strony po literę prawa. Każda reguła ma adres, który można wysłać.

# Scorings
tally-table = Punktowania w tabelach
counted-here = tutaj
pause = Pauza

# Hints
hint = Podpowiedź
no-hints = Przy tym stole nie ma podpowiedzi.
no-hints-why = To poważna partia. Po jej końcu obejrzysz każdy wybór.
hint-now = Poproś o podpowiedź
with-hint = z podpowiedzią
n-hints = { $n ->
    [one] Po jednej podpowiedzi
    [few] Po { $n } podpowiedziach
   *[many] Po { $n } podpowiedziach
}

# Nauka na pomyłkach
mistake-played = Twój wybór w partii

# A gdyby
whatif = A gdyby
whatif-where = A gdyby, od zdarzenia { $n }
whatif-whose = A gdyby: { $whose }
whatif-not = Przy tym stole nie ma „a gdyby”.
whatif-not-why = To poważna partia. Gdy się skończy, wypróbujesz wszystko.
