# Faults: one sentence each, saying what would be right
fault-file = Nie można odczytać pliku { $file }: { $error }.
fault-write = Nie można zapisać pliku { $file }: { $error }.
fault-content-size = { $file } ma ponad { $n } bajtów; poprawka zawiera tylko zmieniane wartości.
fault-content-toml = { $file } nie jest plikiem TOML: { $error }.
fault-content-table = { $name } musi być tabelą wartości.
fault-content-unknown = { $name } nie występuje w danych gry; są tam { $known }.
fault-content-like = { $name } musi wyglądać jak { $like }, a nie { $given }.
fault-content-range = { $name } musi być liczbą całkowitą od { $low } do { $high }.
fault-content-among = { $name } musi być listą różnych nazw spośród { $known }.
fault-content-one = { $name } musi mieć jedną z wartości: { $known }.
fault-content-deck = Talia dla { $players } graczy musi liczyć co najmniej { $n } kart.
fault-content-length = { $name } musi być listą liczb całkowitych o długości { $n }.
fault-content-entries = { $name } musi być listą { $n } pozycji.
fault-players = W { $game } gra od { $low } do { $high } graczy, nie { $n }.
fault-option = { $game } nie ma opcji { $option }; są { $known }.
fault-option-value = Opcja { $option } to jedno z { $known }, a nie { $given }.
fault-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ, na przykład { $example }.
fault-game = Nie ma gry { $game }; są { $known }.
fault-bot = Nie ma bota { $bot }; są { $known } oraz „you” dla człowieka.
fault-machine = Nie ma maszyny { $machine }; są { $known }.
fault-numba = Maszyna cpu wymaga pakietu Numba: pip install 'midway[fast]'. Maszyna plain nie wymaga niczego.
fault-numba-cuda = Maszyna gpu wymaga pakietu numba-cuda: pip install 'midway[gpu]'.
fault-no-gpu = Maszyna gpu wymaga karty NVIDIA ze sterownikiem; żadna tu nie odpowiada.
fault-seed = Ziarno to od 1 do { $n } drukowalnych znaków bez spacji.
fault-name = Imię to od 1 do { $n } drukowalnych znaków.
fault-names = Każde miejsce potrzebuje własnego imienia; w { $names } jedno się powtarza.
fault-no-dealer = Ta partia czeka na rozdającego; wczytaj ją z jego ziarnem.
fault-language = Nie ma języka { $language }; są { $known }.
fault-games = Liczba partii wynosi od 1 do { $n }.
fault-simulation-seed = Ziarno symulacji to liczba całkowita od 0 do { $n }.
fault-layout = Układ ma { $n } miejsc i zawiera każdy obiekt twojego muzeum dokładnie raz.
fault-rule = { $game } nie ma reguły { $rule }; wszystkie pokazuje „midway rules { $game }”.
fault-at = Zdarzenie { $at } nie istnieje; zapis zawiera zdarzenia od 0 do { $last }.
fault-seat = Nie ma miejsca { $seat }; w tej partii są miejsca od 1 do { $n }.
fault-record-no-file = Nie ma pliku { $file }.
fault-record-size = { $file } ma ponad { $n } bajtów; żaden zapis partii nie jest tak duży.
fault-record-foreign = To nie jest zapis partii Midway: pierwszy wiersz brzmiałby „midway record 1”.
fault-record-long = Zapis ma ponad { $n } zdarzeń; tak długich partii tu się nie przechowuje.
fault-record-cut = Wiersz { $line }: zapis jest ucięty; ostatni wiersz musi zaczynać się od „over” albo „open”.
fault-record-line = Wiersz { $line } nie jest wierszem zapisu partii.
fault-record-header = Wiersz { $line } musi zawierać „{ $name }” i wartość.
fault-record-chain = Wiersz { $line } zmieniono: jego skrót nie wynika z poprzednich wierszy.
fault-record-game = Wiersz { $line }: { $error }
fault-record-rules = Wiersz { $line }: ten Midway gra według wersji { $n } reguł tej gry.
fault-record-content = Wiersz { $line }: partię rozegrano na innych danych niż te tutaj ({ $here }).
fault-record-undo = Wiersz { $line }: to miejsce nie miało czego cofnąć.
fault-record-choice = Wiersz { $line }: w tej grze nie ma wyboru „{ $choice }”.
fault-record-illegal = Wiersz { $line }: { $choice } nie było dozwolone. { $why } [{ $rule }]
fault-record-end = Wiersz { $line }: według zapisu partia jest skończona albo otwarta, ale zdarzenia mówią co innego.
fault-record-result = Wiersz { $line }: według reguł partia kończy się punktami { $points }, wygrywa { $winners }.
fault-record-seed = Wiersz { $line }: ziarno nie jest tym, które zapieczętowano na początku.
fault-record-other-seed = Wiersz { $line }: to ziarno nie jest tym, które zapieczętowano na początku.
fault-record-draw = Wiersz { $line }: zapieczętowany rozdający wylosowałby { $choice }.
fault-usage = Polecenia „{ $path }” nie wywołuje się w ten sposób; „{ $path } --help” mówi, jak.
fault-usage-command = Nie ma polecenia { $command }; wszystkie pokazuje „midway --help”.
fault-usage-option = „{ $path }” nie ma opcji { $option }; wszystkie pokazuje „{ $path } --help”.
fault-usage-missing = „{ $path }” wymaga { $name }; więcej mówi „{ $path } --help”.
fault-usage-value = { $name } nie przyjmuje takiej wartości; „{ $path } --help” mówi, co przyjmuje.

# The terminal
you = Gracz
seat-name = { $name } { $n }
ask-number = Twój wybór (1–{ $n }, ? reguła, h pomoc):
help = Liczba wybiera. ? pokazuje regułę stojącą za pytaniem, b planszę, i co przedstawiają karty, l dziennik, u cofa ostatni wybór, s zapisuje, q kończy.
not-a-number = Wpisz liczbę od 1 do { $n } albo h, by zobaczyć pomoc.
nothing-typed = Wybierz: wpisz liczbę od 1 do { $n }.
saved = Zapisano w { $file }.
left = Gra przerwana.
left-hint = Można ją wznowić: midway play { $game } --resume { $file }
input-ended = Dane wejściowe się skończyły; gra zatrzymuje się tutaj.
default-file = midway-{ $game }.txt
seal = Pieczęć rozdającego: { $seal }
mirror-on = Lustro prawdziwego stołu: to wy mówicie, jakie karty się pojawiły.
chance-asks = Prawdziwy stół: { $prompt }
result-title = Wynik końcowy
result-winner = Wygrywa { $names }.
result-shared = Zwycięstwo dzielą { $names }.
hand-over = Teraz decyduje { $name }. Pozostali odwracają wzrok; naciśnij Enter.
undo-done = Cofnięto.
rule-status-certain = pewna
rule-status-likely = prawdopodobna
rule-status-unknown = nasze rozstrzygnięcie
games-players = od { $low } do { $high } graczy
verify-form = postać i łańcuch skrótów, wierszy: { $n }
verify-content = gra { $game }, wersja reguł { $rules }, dane { $content }
verify-events = { $n ->
    [one] { $n } zdarzenie zgodne z regułami
    [few] { $n } zdarzenia zgodne z regułami
   *[many] { $n } zdarzeń zgodnych z regułami
}
verify-draws = { $n ->
    [one] { $n } losowanie zgodne z zapieczętowanym ziarnem
    [few] { $n } losowania zgodne z zapieczętowanym ziarnem
   *[many] { $n } losowań zgodnych z zapieczętowanym ziarnem
}
verify-mirror = { $n ->
    [one] { $n } wynik podany z prawdziwego stołu: dozwolony, ale nie do udowodnienia
    [few] { $n } wyniki podane z prawdziwego stołu: dozwolone, ale nie do udowodnienia
   *[many] { $n } wyników podanych z prawdziwego stołu: dozwolone, ale nie do udowodnienia
}
verify-sealed = { $n ->
    [one] { $n } losowanie dozwolone; dowód będzie po końcu partii, gdy ujawni się ziarno
    [few] { $n } losowania dozwolone; dowód będzie po końcu partii, gdy ujawni się ziarno
   *[many] { $n } losowań dozwolonych; dowód będzie po końcu partii, gdy ujawni się ziarno
}
verify-over = partia skończona: { $names }, punkty { $points }
verify-open = partia jeszcze trwa
verify-good = { $file } jest w porządku.
simulate-compiling = Reguły są kompilowane dla tego komputera (tylko raz); tymczasem gra maszyna plain.
simulate-games = Partie: { $n } ({ $game }), { $seconds } s, { $rate } partii/s
simulate-bot = Bot
simulate-wins = Wygrane
simulate-share = Udział
simulate-interval = przedział 95 %
simulate-mean = Średni wynik
simulate-playing = Partie
doubt-option = Opcja stołu: { $option }
doubt-values = W pliku poprawek: { $values }
doubt-none-changes = Nie ma tu nic do ustawienia.
confidence-likely = prawdopodobne
confidence-unknown = nieznane
show-event = Zdarzenie { $n } z { $last }
bot-random = wybiera cokolwiek, co jest dozwolone
bot-greedy = bierze największy stos, a osoby zagrywa tam, gdzie zmieniają prowadzenie
serving = Stoły są otwarte pod adresem { $address } (Ctrl-C kończy).
port-taken = Port { $port } jest zajęty; używany jest inny.
progress = Wiersze: { $done } z { $total }
backed-up = { $n ->
    [one] Zapisano { $n } partię
    [few] Zapisano { $n } partie
   *[many] Zapisano { $n } partii
} w { $file }.
restored = { $n ->
    [one] Przywrócono { $n } partię
    [few] Przywrócono { $n } partie
   *[many] Przywrócono { $n } partii
}; { $there ->
    [one] { $there } już tu była
    [few] { $there } już tu były
   *[many] { $there } już tu było
}.

# Help on the command line
help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-midway = Duże gry planszowe z pilnowanymi regułami: gra, boty, sprawdzanie i odtwarzanie partii. Bez polecenia otwiera stoły w przeglądarce.
help-play = Graj w terminalu, z botami albo w kilka osób przy jednej klawiaturze.
help-simulate = Niech boty rozegrają wiele partii; pokaż, kto jak często wygrywa.
help-games = Wypisz gry i ich opcje.
help-bots = Wypisz boty danej gry, od najsłabszego.
help-show = Pokaż zapisaną partię: dziennik i stół.
help-verify = Sprawdź zapis: postać, łańcuch skrótów, każdy wybór według reguł, każde losowanie według zapieczętowanego ziarna.
help-rules = Pokaż reguły gry albo jedną z nich.
help-doubts = Wypisz, co w grze nie jest pewne i jak to zmienić.
help-bench = Zmierz maszyny, obok OpenSpiel, jeśli jest zainstalowany.
help-serve = Otwórz stoły dla ludzi w przeglądarce i dla programów: JSON przez HTTP oraz WebSocket.
help-backup = Zapisz wszystkie partie bazy danych w pliku; serwery mogą przy tym działać.
help-restore = Przywróć z kopii partie, których brakuje w bazie danych; to, co w niej jest, pozostaje bez zmian.
help-backup-file = Plik do zapisania; wcześniejszy zostanie zastąpiony.
help-restore-file = Plik kopii zapasowej.
help-host = Adres nasłuchu.
help-port = Port nasłuchu.
help-database = Baza danych: sqlite:///PLIK lub postgresql://...; domyślnie MIDWAY_DATABASE albo własny plik.
help-rate = Ile żądań na sekundę może wysłać jeden adres, gdy jest ich dużo; 0 oznacza brak ograniczenia.
help-opening = Otwórz tam przeglądarkę; gdy port jest zajęty, użyj następnego wolnego.
help-private_webhooks = Pozwól, by webhooki prowadziły także do sieci prywatnych.
help-help = Pokaż tę pomoc i zakończ.
help-version = Pokaż wersję i zakończ.
help-language = Język: en, fr lub pl.
help-table_options = Opcja stołu, można powtarzać; wszystkie pokazuje „midway games”.
help-game = Gra; wszystkie pokazuje „midway games”.
help-file = Plik z zapisem partii.
help-rule = Oznaczenie reguły, na przykład turn.2.
help-content = Poprawki drukowanych wartości w pliku TOML.
help-play-seats = Kto gra, po kolei: you, you:IMIĘ albo bot.
help-play-seed = Ziarno rozdającego: to samo ziarno rozdaje tę samą grę.
help-mirror = Towarzysz prawdziwemu stołowi: mówisz, jakie karty i kafle się pojawiają.
help-save = Zapisz partię w tym pliku, na końcu albo przy wyjściu.
help-resume = Wznów zapisaną partię.
help-simulate-seats = Boty; miejsca się zmieniają.
help-simulate-games = Ile partii.
help-simulate-seed = To samo ziarno rozgrywa te same partie.
help-machine_name = Maszyna; bez tej opcji wybierana sama.
help-as_json = Odpowiedz w JSON.
help-at = Tylko to, co było przed zdarzeniem N.
help-seat = Tak, jak widzi to miejsce, licząc od 1.
help-gaps = Wypisz tylko braki: reguły bez kodu, testu lub tekstu.
help-seconds = Czas każdego pomiaru.

# The table
fault-table-extra = Stół wymaga dodatkowych pakietów: pip install 'midway[table]'.
fault-port = Port { $port } jest zajęty; wybierz inny przez --port albo zakończ to, co na nim działa.
fault-listen = Nie można nasłuchiwać pod { $host }, port { $port }: { $error }.
fault-database = Baza danych nie odpowiada: { $error }.
fault-database-url = Baza danych to sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
fault-backup-foreign = { $file } nie jest kopią zapasową Midway.
fault-backup-damaged = Plik { $file } jest ucięty lub uszkodzony; niczego nie przywrócono.
fault-backup-schema = { $file } ma format { $there }, a ten Midway czyta format { $here }; użyj wersji, która go zapisała.
fault-backup-database = Baza danych ma format { $there }, a ten Midway format { $here }; serwer uaktualnia ją przy starcie.
fault-table-record = Zapis będzie dostępny po końcu partii; zawiera to, czego inni nie powinni widzieć.
fault-table-key = To miejsce wymaga swojego prywatnego klucza.
fault-table-taken = Ktoś już tu siedzi.
fault-table-seat = To nie jest twoje miejsce.
fault-table-changed = To miejsce właśnie się zmieniło; spójrz jeszcze raz.
fault-table-not-over = Rewanż można zacząć, gdy ta partia się skończy.
fault-webhook-url = Webhook to adres zaczynający się od http:// lub https://, bez nazwy użytkownika i bez spacji.
fault-webhook-host = Nie można znaleźć hosta tego adresu.
fault-webhook-private = Ten adres prowadzi do sieci prywatnej; serwer dopuszcza tylko publiczne.
webhook-turn = { $name }, twoja kolej: { $title }.
fault-table-often = Za często; odczekaj chwilę.
fault-table-kind = Treść musi być typu { $kind }.
fault-table-large = Treść może mieć najwyżej { $n } bajtów.
fault-table-body = Treść jest niepoprawna: { $error }.
fault-table-origin = Ta strona należy do innej witryny.
fault-table-stale = Partia jest już przy numerze { $n }.
fault-table-not-found = Nie ma takiej partii.
fault-table-nothing-here = Nic tu na to nie odpowiada.
fault-table-broken = Coś poszło źle na tym serwerze; niczego nie zmieniono.
