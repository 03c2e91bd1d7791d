# Faults: one sentence each, saying what would be right
fault-file = Nie można odczytać pliku { $file }: { $error }.
fault-write = Nie można zapisać pliku { $file }: { $error }.
fault-content-size = { $file } ma ponad { $n } bajtów; poprawka zawiera tylko zmieniane wartości.
fault-content-toml = { $file } nie jest poprawnym plikiem TOML: wiersz { $line }, kolumna { $column }.
fault-content-cut = { $file } nie jest poprawnym plikiem TOML: kończy się za wcześnie.
fault-content-text = { $file } nie jest tekstem w UTF-8.
fault-content-deep = W pliku { $file } wartości są zagnieżdżone zbyt głęboko.
fault-content-source = { $name } musi być tekstem w cudzysłowie.
fault-content-table = { $name } musi być tabelą wartości.
fault-content-unknown = { $name } nie występuje w danych gry. Dostępne: { $known }.
fault-content-like = { $name } musi wyglądać jak { $like }, a nie { $given }.
fault-content-range = { $name } musi być liczbą całkowitą od { $low } do { $high }.
fault-content-among = { $name } musi być listą różnych nazw spośród { $known }.
fault-content-one = { $name } musi mieć jedną z wartości: { $known }.
fault-content-deck = Talia dla { $players } graczy musi liczyć co najmniej { $n } kart.
fault-content-length = { $name } musi być listą liczb całkowitych o długości { $n }.
fault-content-entries = { $name } musi być listą { $n } pozycji.
fault-content-lost = Partię rozpoczęto z danymi { $content }, których ten Midway nie ma.
fault-content-unlike = To, co zapisano jako dane { $content }, jest uszkodzone: skrót się nie zgadza.
fault-version = Partię rozpoczęto według wersji { $n } reguł gry { $game }; ten Midway zna { $last ->
    [one] tylko wersję 1
   *[other] wersje od 1 do { $last }
}.
fault-players = W { $game } gra od { $low } do { $high } graczy, nie { $n }.
fault-option = { $game } nie ma opcji „{ $option }”. Dostępne: { $known }.
fault-option-value = Opcja { $option } przyjmuje { $known }, a nie „{ $given }”.
fault-option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ.
fault-game = Nieznana gra „{ $game }”. Dostępne: { $known }.
fault-bot = Nieznany bot „{ $bot }”. Dostępne: { $known } oraz „you” dla człowieka.
fault-bot-form = Podaj nazwę i polecenie, np. --bot moj="python3 moj.py"; „{ $given }” tak nie wygląda.
fault-bot-name = „{ $bot }” nie może być nazwą twojego bota: użyj najwyżej 32 małych liter bez ogonków, cyfr, - i _, i nie nazwy, którą Midway już ma.
fault-bot-command = Bota { $bot } nie można uruchomić: nie ma programu dla polecenia „{ $command }”.
fault-bot-network = Bot { $bot } nie może grać: nie ma pliku { $file }.
fault-bot-entry = { $file }, { $bot }: podaj polecenie i, jeśli chcesz, liczbę sekund.
fault-bot-raised = Bot { $bot } zawiódł ({ $error }); w jego miejsce wybiera bot gry.
fault-bot-slow = Bot { $bot } nie odpowiedział w ciągu { $seconds } s; odtąd w jego miejsce gra bot gry.
fault-bot-ended = Bot { $bot } zakończył się z kodem { $code }; odtąd w jego miejsce gra bot gry.
fault-bot-nonsense = Bot { $bot } powiedział „{ $said }” zamiast wiersza takiego jak {"{"}"code": 23{"}"}; w jego miejsce wybiera bot gry.
fault-bot-illegal = Bot { $bot } wybrał { $code }, czego decyzja { $number } nie oferuje; w jego miejsce wybiera bot gry.
fault-play-start = Zacznij od pozycji gry { $game }, jaką zwraca find("{ $game }").start(2).
fault-play-bots = Podaj { $n } botów, po jednym na miejsce, jako numery od 0 (losowy) do { $most }.
fault-play-number = { $name } musi być liczbą całkowitą od { $least } do { $most }.
fault-simulated-bot = W symulacji grają tylko boty, na przykład --seats random,greedy; „{ $bot }” nie należy do: { $known }.
fault-simulated-machine = Maszyna sama gra tylko za { $known }; dla innych botów pomiń --machine.
fault-machine = Nieznana maszyna „{ $machine }”. Dostępne: { $known }.
fault-batch-device = Serię partii można rozegrać na { $known }, nie na „{ $device }”.
fault-batch-restart = Partia może ustąpić miejsca następnej { $known }, nie „{ $restart }”.
fault-batch-starts = Zacznij od pozycji gry { $game }, z których każda ma { $n } graczy.
fault-batch-codes = Podaj { $n } liczb całkowitych, po jednym kodzie na partię.
fault-batch-illegal = Kodu { $code } nie można wybrać w partii { $place }; maska pokazuje, które można.
fault-batch-bots = Podaj bota dla każdego z { $n } miejsc, a None dla co najmniej jednego, gdzie decydujesz ty.
fault-batch-bot = „{ $bot }” nie gra w seriach partii. Dostępne: { $known }.
fault-numba = Maszyna cpu wymaga pakietu Numba: pip install 'midway[fast]'. Maszyna plain nie wymaga niczego.
fault-numba-cuda = Gra na GPU wymaga pakietu numba-cuda: pip install 'midway[gpu]'.
fault-learn-extra = Trening sieci, która gra, wymaga pakietów PyTorch i ONNX: pip install 'midway[learn]'.
fault-onnx-extra = Bot grający z pliku ONNX wymaga pakietu onnxruntime: pip install 'midway[learn]'.
fault-torch-cuda = Trening na GPU wymaga pakietu PyTorch zbudowanego dla CUDA; zainstalowany tutaj nie widzi żadnego GPU.
fault-policy-file = Plik { $file } nie jest siecią, którą onnxruntime umie odczytać ({ $error }).
fault-policy-game = Sieć z pliku { $file } nie gra w { $game }: była trenowana do innej gry albo do wcześniejszej wersji.
fault-policy-other = Plik { $file } pochodzi z innego treningu: różni się gra, jej wersja, liczba graczy albo szerokość. Podaj inny folder.
fault-policy-damaged = Plik { $file } albo jeden z plików obok jest uszkodzony, więc treningu nie można wznowić. Podaj inny folder.
fault-train-policy = { $option } służy do trenowania sędziego; pomiń ją przy --policy.
fault-train-judge = { $option } służy do trenowania sieci, która gra; podaj jej folder w --policy.
fault-judge-changed = Sędzia w pliku { $file } nie jest taki, jak po treningu; wytrenuj go ponownie poleceniem „midway train”.
fault-no-gpu = Gra na GPU wymaga karty NVIDIA ze sterownikiem; nie znaleziono żadnej.
fault-seed = Ziarno to od 1 do { $n } drukowalnych znaków bez spacji.
fault-seed-people = Ziarno można wybrać tylko wtedy, gdy grasz bez innych ludzi albo wszyscy gracie przy jednym ekranie; w przeciwnym razie każdy dokłada się do losowań.
fault-name = Imię to od 1 do { $n } drukowalnych znaków.
fault-names = Każde miejsce potrzebuje własnego imienia; w { $names } jedno się powtarza.
fault-no-dealer = Ta partia czeka na rozdającego; wczytaj ją z jego ziarnem.
fault-save-foreign = { $file } zawiera coś innego niż zapis Midway; zapisz partię w innym pliku.
fault-save-open = { $file } zawiera niedokończoną partię; wznów ją przez --resume albo zapisz tę w innym pliku.
fault-mirror-seed = Lustro nie ma rozdającego, więc nie przyjmuje --seed.
fault-resume-seed = Ziarna rozdającego z { $file } nie ma na tym komputerze; podaj je przez --seed, aby grać dalej.
fault-resume-game = { $file } to partia gry { $there }, a nie { $given }.
fault-resume-mirror = { $file } ma własnego rozdającego i nie może być lustrem.
fault-resume-other = { $file } rozpoczęto z ustawieniem { $there }; { $option } nie może tego zmienić.
fault-resume-content = { $file } rozpoczęto z innymi danymi; --content nie może ich zmienić.
fault-choice = Wybór to kod, opcja decyzji albo słowa zapisu, na przykład place:arts, a nie { $given }.
no-such-choice = Nieznany wybór „{ $choice }”. Spróbuj: { $known }.
fault-language = Nieznany język „{ $language }”. Dostępne: { $known }.
fault-games = Liczba partii wynosi od 1 do { $n }.
fault-budget = Budżet to liczba partii próbnych, np. 2000, albo czas na decyzję, np. 150ms lub 2s; „{ $given }” nie jest ani jednym, ani drugim.
fault-ladder-bots = Ranking wymaga co najmniej dwóch różnych botów, np. architect,greedy. Dostępne: { $known }.
fault-ladder-line = { $file }, wiersz { $n }: to nie jest partia rankingu.
fault-calibrate-line = { $file }, wiersz { $n }: to nie jest partia kalibracji.
fault-openskill = Oceny wymagają openskill: pip install "midway[ladder]".
fault-worker = Proces, który gra, zakończył się { $n } razy przy tej samej partii; sprawdź, czy wystarcza pamięci.
fault-pyarrow = Tabele wymagają pakietu pyarrow: pip install "midway[tables]".
fault-ray = Klaster wymaga pakietu Ray: pip install "midway[cluster]", tutaj i na każdym węźle.
fault-cluster = Pod adresem „{ $address }” nie ma klastra Ray; uruchamia go „ray start --head”.
fault-kept-other = W folderze { $folder } jest inna symulacja; podaj inny folder albo powtórz polecenie, którym go utworzono.
fault-kept-machine = Partie do tabel rozgrywają skompilowane reguły; nie podawaj --machine.
fault-kept-decisions = Podaj folder na decyzje, na przykład --parquet partie.
fault-simulation-seed = Ziarno symulacji to liczba całkowita od 0 do { $n }.
fault-layout = Układ ma { $n } pól i zawiera każdy eksponat dokładnie raz.
fault-rule = { $game } nie ma reguły „{ $rule }”; wszystkie pokazuje „midway rules { $game }”.
fault-at = Zdarzenie { $at } nie istnieje; zapis zawiera zdarzenia od 0 do { $last }.
fault-seat = Nie ma miejsca { $seat }; w tej partii są miejsca od 1 do { $n }.
fault-record-no-file = Nie ma pliku { $file }.
fault-record-size = { $file } ma ponad { $n } bajtów; żaden zapis partii nie jest tak duży.
fault-record-foreign = To nie jest zapis partii Midway: jego pierwszy wiersz to „midway record 1”.
fault-record-long = Zapis ma ponad { $n } zdarzeń; tak długich partii tu się nie przechowuje.
fault-record-cut = Wiersz { $line }: zapis jest ucięty; ostatni wiersz musi zaczynać się od „over” albo „open”.
fault-record-line = Wiersz { $line } nie jest wierszem zapisu partii.
fault-record-header = Wiersz { $line } musi zawierać „{ $name }” i wartość.
fault-record-chain = Wiersz { $line } zmieniono: jego skrót nie zgadza się z poprzednimi wierszami.
fault-record-game = Wiersz { $line }: { $error }
fault-record-undo = Wiersz { $line }: to miejsce nie miało czego cofnąć.
fault-record-choice = Wiersz { $line }: w tej grze nie ma wyboru „{ $choice }”.
fault-record-illegal = Wiersz { $line }: { $choice } nie było dozwolone. { $why } [{ $rule }]
fault-record-end = Wiersz { $line }: według zapisu partia jest skończona albo otwarta, ale zdarzenia mówią co innego.
fault-record-result = Wiersz { $line }: według reguł partia kończy się punktami { $points }, wygrywa { $winners }.
fault-record-seed = Wiersz { $line }: ziarno nie jest tym, które zapieczętowano na początku.
fault-record-other-seed = Wiersz { $line }: to ziarno nie jest tym, które zapieczętowano na początku.
fault-record-draw = Wiersz { $line }: zapieczętowany rozdający wylosowałby { $choice }.
fault-usage = Polecenia „{ $path }” nie używa się w ten sposób; „{ $path } --help” pokazuje, jak.
fault-usage-command = Nieznane polecenie „{ $command }”; wszystkie pokazuje „midway --help”.
fault-usage-option = „{ $path }” nie ma opcji { $option }; wszystkie pokazuje „{ $path } --help”.
fault-usage-missing = „{ $path }” wymaga { $name }; więcej mówi „{ $path } --help”.
fault-usage-value = { $name } nie przyjmuje takiej wartości; „{ $path } --help” mówi, co przyjmuje.
fault-usage-number = { $name } przyjmuje liczbę całkowitą.
fault-usage-least = { $name } przyjmuje liczbę całkowitą nie mniejszą niż { $least }.
fault-usage-range = { $name } przyjmuje liczbę całkowitą od { $least } do { $most }.

# The terminal
you = Gość
learner = Ty
seat-name = { $name } { $n }
player-n = Gracz { $n }
ask-number = Twój wybór (1–{ $n }, ? reguła, h pomoc):
ask-enter = Enter, aby grać dalej (? reguła, h pomoc):
ask-more = Twój wybór (1–{ $n }, Enter pokazuje dalsze, ? reguła, h pomoc):
help = Wpisz numer, by wybrać. ? pokazuje regułę stojącą za pytaniem, ?hint najlepsze wybory, b planszę, i co robią karty, l co się stało od twojego ostatniego wyboru, ll cały dziennik; u cofa ostatni wybór, s zapisuje kopię, q kończy. Partia jest zapisywana po każdym wyborze.
help-parts = b i pierwsze litery nazwy pokazują część planszy: { $names }.
no-such-part = Plansza nie ma takiej części; ma { $names }.
more = Enter pokazuje dalszy ciąg (wierszy: { $n }), q kończy:
earlier = … { $n ->
    [one] { $n } wcześniejszy wiersz
    [few] { $n } wcześniejsze wiersze
   *[many] { $n } wcześniejszych wierszy
}: l pokazuje wszystko.
not-a-number = Wpisz liczbę od 1 do { $n } albo h, by zobaczyć pomoc.
nothing-typed = Wybierz: wpisz liczbę od 1 do { $n }.
saved = Zapisano w { $file }.
left = Partia przerwana.
left-hint = Można ją wznowić:
unfinished = Masz niedokończoną partię. Możesz ją wznowić:
not-kept = Ta partia nie jest zapisywana: przepadnie, jeśli wyjdziesz bez zapisania jej przez s.
quit-lost = Tej partii nigdzie nie zapisano. Wyrzucić ją? (t wyrzuca, Enter gra dalej)
quit-keep = Enter kończy i zachowuje partię na później; n kończy i wyrzuca ją:
letter-yes = t
letter-no = n
mirror-over = Enter kończy partię; u cofa ostatnie zdarzenie:
input-ended = Dane wejściowe się skończyły; partia zatrzymuje się tutaj.
default-file = midway-{ $game }.txt
seal = Pieczęć rozdającego: { $seal }
mirror-on = Lustro prawdziwego stołu: to wy mówicie, jakie karty się pojawiły.
chance-asks = Prawdziwy stół: { $prompt }
since-last = Od twojej ostatniej tury:
asks-one = { $name }: { $prompt }
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
verify-content = gra { $game }, wersja reguł { $rules }, dane gry { $content }
verify-events = { $n ->
    [one] { $n } zdarzenie zgodne z regułami
    [few] { $n } zdarzenia zgodne z regułami
   *[many] { $n } zdarzeń zgodnych z regułami
}
verify-prepared = { $n ->
    [one] { $n } pierwsze zdarzenie to przygotowany początek
    [few] { $n } pierwsze zdarzenia to przygotowany początek
   *[many] { $n } pierwszych zdarzeń to przygotowany początek
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
verify-parts = { $n ->
    [one] do każdego losowania wszedł wkład jednego gracza
   *[other] do każdego losowania weszły wkłady { $n } graczy
  }
verify-over = partia skończona: { $names }, punkty { $points }
verify-open = partia jeszcze trwa
verify-good = { $file } jest w porządku.
simulate-compiling = Reguły są kompilowane dla tego komputera (tylko raz); tymczasem gra maszyna plain.
simulate-games = Partie: { $n } ({ $game }), { $seconds } s, { $rate } partii/s
simulate-kept = Partie są w folderze { $folder }.
simulate-bot = Bot
simulate-seat = Miejsce
simulate-turn = Kolejność gry
simulate-unfinished = { $n ->
    [one] { $n } partię przerwano po { $events } zdarzeniach i nie liczy się ona
    [few] { $n } partie przerwano po { $events } zdarzeniach i nie liczą się one
   *[many] { $n } partii przerwano po { $events } zdarzeniach i nie liczą się one
} nikomu.
simulate-wins = Wygrane
simulate-share = Udział
simulate-interval = przedział 95 %
simulate-mean = Średni wynik
simulate-playing = Partie
kept-compiling = Kompilowanie reguł dla tego komputera (tylko raz) …
ladder-compiling = Kompilowanie przeszukiwania dla tego komputera (raz, minuta lub dłużej) …
ladder-stopped = Zatrzymano po { $n } z { $total } partii. Są w pliku { $file }; to samo polecenie gra dalej.
simulate-stopped = Zatrzymano. Rozegrane partie są w folderze { $folder }; to samo polecenie gra dalej.
ladder-lost = Zatrzymano po { $n } z { $total } partii. Z opcją --file to samo polecenie grałoby dalej.
ladder-rating = Ocena
ladder-ms = ms na decyzję
ladder-pair = Sam wśród innych
ladder-games = Partie
ladder-fair = Po równo
games-seats = { $n ->
    [few] { $n } gracze
   *[other] { $n } graczy
}
ladder-among = { $bot } wśród { $n } { $other }
train-learning = Partie i nauka
train-before = Na tych samych pozycjach poprzedni sędzia miał zaskoczenie { $surprise } i wynik Briera { $brier }.
train-done = Pozycje użyte do nauki: { $n }; sędzia jest w pliku { $file }. Na nowych pozycjach zaskoczenie wynosi { $surprise } (równe szanse: { $fair_surprise }), a wynik Briera { $brier } (równe szanse: { $fair_brier }).
train-minutes = Minuty
train-rounds = Rundy
train-choices = Wybory
train-curve = Partie wygrane z każdym botem, { $game }, liczba graczy: { $n }
train-policy-done = Wybory użyte do nauki: { $n }. Sieć jest w pliku { $folder }/policy.onnx, a curve.svg obok pokazuje, jak się uczyła. Aby zagrała, dodaj { $option } moj={ $folder }/policy.onnx.
train-policy-stopped = Przerwano. To, czego sieć się nauczyła, jest w folderze { $folder }; to samo polecenie wznowi trening.
doubt-option = Opcja stołu: { $option }
doubt-values = W pliku poprawek:
doubt-others = Tak samo (midway doubts { $game } --toml pokazuje wszystkie):
doubt-none-changes = Nie ma tu nic do ustawienia.
confidence-likely = prawdopodobne
confidence-unknown = nieznane
show-event = Zdarzenie { $n } z { $last }
bot-random = wybiera cokolwiek, co jest dozwolone
bot-visitor = jest na wystawie pierwszy dzień i bierze wszystko, co błyszczy
bot-guide = zna każdą ścieżkę i patrzy krok naprzód
bot-merchant = waży każdy interes i żadnego nie przepuści
bot-engineer = sprawdza swoje wybory w głowie
bot-architect = widzi całą partię naraz; o każdy punkt trzeba walczyć
serving = Stoły są otwarte pod adresem { $address } (Ctrl-C kończy).
port-taken = Port { $port } jest zajęty; używany jest inny.
progress = Wiersze: { $done } z { $total }
drilled = { $n ->
    [one] Przywrócono jedną partię
    [few] Przywrócono { $n } partie
   *[many] Przywrócono { $n } partii
} i odtworzono według reguł (liczba zdarzeń: { $events }) w { $seconds } s.
drill-fault = { $match }: { $why }
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

# Looking after a server
admin-none = Brak partii.
admin-state-open = w toku
admin-state-gathering = czeka na graczy
admin-state-over = zakończona
admin-state-closed = zamknięta
admin-shown = { $match }: { $game }, { $state }; wersja reguł { $version }, opcje { $options }.
admin-when = Utworzona { $made }, ostatnie zdarzenie { $last }; { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
   *[many] { $events } zdarzeń
}.
admin-seat-bot = Miejsce { $n }: { $name }, bot { $bot }
admin-seat-taken = Miejsce { $n }: { $name }
admin-seat-free = Miejsce { $n }: { $name }, wolne
admin-closed = { $n ->
    [0] Nie zamknięto żadnej partii; były już zakończone.
    [one] Zamknięto { $n } partię.
    [few] Zamknięto { $n } partie.
   *[many] Zamknięto { $n } partii.
}
admin-deleted = { $n ->
    [0] Nie usunięto żadnej partii.
    [one] Usunięto { $n } partię.
    [few] Usunięto { $n } partie.
   *[many] Usunięto { $n } partii.
}
admin-due = { $n ->
    [0] Nie usunięto by żadnej partii.
    [one] Usunięto by { $n } partię.
    [few] Usunięto by { $n } partie.
   *[many] Usunięto by { $n } partii.
}
admin-key = Miejsce { $n } jest wolne; zająć je można tym linkiem: { $path }
admin-tables-everyone = Stoły może tworzyć każdy.
admin-tables-word = Stoły może tworzyć ten, kto zna hasło.
admin-tables-nobody = Nikt nie może tworzyć stołów; partie toczą się dalej.
admin-kept-over = Partie zakończone lub zamknięte są usuwane { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} po ostatnim zdarzeniu; teraz do usunięcia: { $n }.
admin-kept-idle = Partie w toku są usuwane { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} po ostatnim zdarzeniu; teraz do usunięcia: { $n }.
admin-kept-gathering = Stoły czekające na graczy są usuwane po upływie { $days ->
    [one] { $days } dnia
   *[other] { $days } dni
}; teraz do usunięcia: { $n }.
admin-kept-over-always = Partie zakończone lub zamknięte są zachowywane.
admin-kept-idle-always = Partie w toku są zachowywane.
admin-kept-gathering-always = Stoły czekające na graczy są zachowywane.
admin-dry = Niczego nie zmieniono.
admin-announced = Gracze zobaczą to w ciągu minuty.
admin-silent = Gracze nie widzą już żadnego ogłoszenia.
fault-admin-match = Nie ma partii { $match }; istniejące pokazuje „midway admin list”.
fault-admin-sure = { $n ->
    [one] To usunęłoby na zawsze { $n } partię
    [few] To usunęłoby na zawsze { $n } partie
   *[many] To usunęłoby na zawsze { $n } partii
}; jeśli na pewno tego chcesz, dodaj --yes.
fault-admin-bot = Na miejscu { $n } gra bot; klucze mają tylko miejsca ludzi.
fault-admin-word = Hasło podaje się tylko z „tables word”, na przykład: midway admin tables word "diabelski młyn".
fault-admin-days = Partie są zachowywane od 1 do 36500 dni; żeby zachować je na zawsze, podaj never.
fault-admin-announce = Podaj tekst, --minutes do zatrzymania serwerów albo jedno i drugie; lub samo --off.
fault-admin-long = Ogłoszenie ma najwyżej { $n } znaków.
fault-closed = Ten stół zamknęła osoba, która prowadzi serwer; można go jeszcze oglądać.
fault-table-no-tables = Nie można tu teraz tworzyć nowych stołów; istniejące działają dalej.
fault-table-word = Do utworzenia stołu potrzebne jest tu hasło; zna je osoba, która prowadzi serwer.
fault-table-wrong-word = To nie jest hasło; zna je osoba, która prowadzi serwer.

# Citations of rules
cite-number = Reguła { $rule }
cite-titled = { $place }: { $title }

# Help on the command line
help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-midway = Duże gry planszowe z pilnowanymi regułami: gra, boty, sprawdzanie i odtwarzanie zapisów partii. Bez polecenia Midway otwiera się w przeglądarce.
help-play = Graj w terminalu, z botami albo w kilka osób przy jednej klawiaturze.
help-learn = Naucz się gry w lekcji na jej planszy; przerwaną lekcję można dokończyć. Bez gry pokazuje wszystkie lekcje.
help-lesson = Dalsza lekcja gry; domyślnie pierwsza.
help-again = Zacznij lekcję od nowa.
help-last = Zagraj ostatnie rundy przygotowanej partii przeciw łatwym botom.
help-simulate = Niech boty rozegrają wiele partii; pokaż, kto jak często wygrywa.
help-ladder = Niech boty zagrają między sobą; pokaż ich oceny.
help-games = Wypisz gry i ich opcje.
help-bots = Wypisz boty danej gry, od najsłabszego.
help-show = Pokaż zapisaną partię: dziennik i stół.
help-verify = Sprawdź zapis: postać, łańcuch skrótów, każdy wybór według reguł, każde losowanie według zapieczętowanego ziarna.
help-rules = Pokaż reguły gry albo jedną z nich.
help-doubts = Wypisz, co źródła zostawiają w grze otwarte i jak to zmienić.
help-bench = Zmierz maszyny, obok OpenSpiel, jeśli jest zainstalowany.
help-analyse = Przeanalizuj zakończoną partię: co zrobiło szczęście, a co wybory, jakie były pomyłki i gdzie nastąpił zwrot.
help-whatif = Graj dalej od zdarzenia zapisanej partii, z innymi losowaniami; nic z tego nie jest zapisywane.
help-train = Wytrenuj sędziego gry: małą sieć, którą wyszukiwanie pyta, kto pewnie wygra; albo sieć, która gra.
help-serve = Otwórz stoły dla ludzi w przeglądarce i dla programów: JSON przez HTTP oraz WebSocket.
help-admin = Zajmij się partiami serwera: wypisz je, zamknij lub usuń, ustal, kto może tworzyć stoły, ogłoś coś graczom. Serwery mogą dalej działać.
help-admin-list = Wypisz partie, od tych, w których coś działo się ostatnio.
help-admin-list-state = Tylko w tym stanie: open (w toku), gathering (czeka na graczy), over (zakończona) albo closed (zamknięta).
help-admin-list-game = Tylko tej gry.
help-admin-list-days = Tylko te, w których od N dni nic się nie działo.
help-admin-list-most = Najwyżej tyle.
help-admin-show = Pokaż, co zapisano o partii, bez kluczy, ziarna i kart.
help-admin-show-match = Partia, jak w jej adresie.
help-admin-close = Zakończ partie, które się toczą: każdy może je oglądać, ale nikt nie gra dalej.
help-admin-close-matches = Partie, jak w ich adresach.
help-admin-delete = Usuń na zawsze partie ze wszystkim, co do nich należy.
help-admin-delete-matches = Partie, jak w ich adresach.
help-yes = Tak, usuń je.
help-admin-revoke = Odbierz miejsca tym, którzy je zajmują: dawne klucze, linki i przeglądarki już ich nie otwierają, a nowe linki są wypisywane.
help-admin-revoke-match = Partia, jak w jej adresie.
help-admin-revoke-seat = Tylko to miejsce, licząc od 1; domyślnie wszystkie miejsca ludzi.
help-admin-tables = Ustal, kto może tworzyć stoły: everyone (każdy), word (kto zna hasło) albo nobody (nikt); bez argumentu pokazuje, kto może.
help-who = Kto może tworzyć stoły.
help-word = Hasło; wielkość liter nie ma znaczenia.
help-admin-retention = Ustal, jak długo partie są zachowywane; serwery co godzinę usuwają starsze. Bez opcji pokazuje, co ustalono i co jest do usunięcia.
help-over = Po ilu dniach od ostatniego zdarzenia usuwa się partię zakończoną lub zamkniętą; albo never (nigdy).
help-idle = Po ilu dniach od ostatniego zdarzenia usuwa się partię w toku; albo never (nigdy).
help-gathering = Po ilu dniach usuwa się stół czekający na graczy; albo never (nigdy).
help-dry = Niczego nie zmieniaj, powiedz tylko, co byłoby usunięte.
help-admin-sweep = Usuń od razu to, co było zachowywane wystarczająco długo.
help-admin-announce = Pokaż wszystkim wiersz w przeglądarce: własne słowa albo to, że za kilka minut serwery się zatrzymają.
help-text = Własne słowa po angielsku; czytają je wszyscy, jeśli nie ma innych.
help-fr = To samo po francusku.
help-pl = To samo po polsku.
help-minutes = Za ile minut serwery się zatrzymają.
help-off = Usuń ogłoszenie.
help-backup = Zapisz wszystkie partie bazy danych w pliku; serwery mogą przy tym działać.
help-restore = Przywróć z kopii partie, których brakuje w bazie danych; to, co w niej jest, pozostaje bez zmian.
help-drill = Przywróć kopię zapasową w osobnej bazie danych i odtwórz każdą partię według reguł; nic innego się nie zmienia.
help-drill-file = Plik kopii zapasowej; bez niego kopia bazy danych powstaje teraz.
help-backup-file = Plik do zapisania; wcześniejszy zostanie zastąpiony.
help-restore-file = Plik kopii zapasowej.
help-host = Adres nasłuchu.
help-port = Port nasłuchu.
help-database = Baza danych: sqlite:///PLIK lub postgresql://...; domyślnie MIDWAY_DATABASE albo własny plik.
help-rate = Największa liczba żądań na sekundę z jednego adresu; 0 oznacza brak ograniczenia.
help-opening = Otwórz tam przeglądarkę; gdy port jest zajęty, użyj następnego wolnego.
help-bot_workers = Ile procesów gra za boty; domyślnie jeden na rdzeń.
help-warm_up = Kompiluj w tle wyszukiwanie silnych botów.
help-names = Nazwa tego serwera, tak jak wpisuje się ją w przeglądarce; potrzebna, gdy trafia się do niego po nazwie, a nie przez serwer proxy.
help-proxies = Adres lub sieć serwera proxy, któremu wierzy się, gdy mówi, w czyim imieniu pyta.
help-private_webhooks = Pozwól, by webhooki prowadziły także do sieci prywatnych.
help-help = Pokaż tę pomoc i zakończ.
help-version = Pokaż wersję i zakończ.
help-language = Język: en, fr lub pl.
help-table_options = Opcja stołu, można powtarzać; wszystkie pokazuje „midway games”.
help-given_bots = Program, który gra jako bot: nazwa i polecenie; można powtórzyć. docs/bots.md mówi, jak się z nim rozmawia.
help-game = Gra; wszystkie pokazuje „midway games”.
help-file = Plik z zapisem partii.
help-rule = Oznaczenie lub nazwa reguły, na przykład turn.2 albo „Tura, krok 2”.
help-content = Poprawki drukowanych wartości w pliku TOML.
help-play-seats = Kto gra, po kolei: you, you:IMIĘ albo bot.
help-play-seed = Ziarno rozdającego: to samo ziarno rozdaje tę samą grę.
help-mirror = Towarzysz prawdziwemu stołowi: mówisz, jakie karty i kafle się pojawiają.
help-save = Zapisuj partię w tym pliku po każdym wyborze; domyślnie jest zachowywana w twoim folderze danych.
help-resume = Wznów niedokończoną partię: jej plik albo nazwa, którą otrzymała.
help-simulate-seats = Boty; miejsca się zmieniają.
help-simulate-games = Ile partii rozegrać; domyślnie 10000, a 100, jeśli któryś bot myśli.
help-simulate-seed = To samo ziarno rozgrywa te same partie.
help-ladder-bots = Boty; każdy gra sam wśród tych, które są po nim. Domyślnie: pięć poziomów.
help-players = Ile miejsc ma stół; domyślnie najmniej, na ile pozwala gra.
help-ladder-games = Ile partii rozgrywa każda para.
help-ladder-seed = To samo ziarno rozgrywa te same partie.
help-budget = Ile może wydać na decyzję każdy bot, który przeszukuje: partie próbne (2000) albo czas (150ms).
help-ladder-file = Zapisuj każdą partię w tym pliku; to samo polecenie gra dalej od miejsca, w którym przerwano.
help-workers = Ile procesów gra; domyślnie jeden na rdzeń.
help-simulate-workers = Ile części jest rozgrywanych jednocześnie; domyślnie jedna na rdzeń.
help-parquet = Zapisz partie w tym folderze jako tabele Parquet.
help-simulate-parquet = { help-parquet } To samo polecenie gra dalej od miejsca, w którym przerwano.
help-decisions = Zapisz też wiersz dla każdej decyzji.
help-cluster = Graj na klastrze Ray: podaj adres albo nic, jeśli ten komputer do niego należy.
help-svg = Narysuj ranking w tym pliku, jako SVG.
help-train-games = Ile partii dla każdej liczby graczy.
help-epochs = Ile razy uczyć się ze wszystkich partii.
help-train-playouts = Niech gra wyszukiwanie z tyloma rozegraniami na decyzję, a obecny sędzia uczy się dalej; przy 0 gra najlepszy bot gry i sędzia uczy się od nowa.
help-train-seed = To samo ziarno trenuje tego samego sędziego; sieć, która gra, zależy też od czasu treningu.
help-out = Plik do zapisania; domyślnie zastępuje sędziego gry.
help-policy = Zamiast tego trenuj sieć, która gra: uczy się, grając sama ze sobą, i jest zapisywana w tym folderze; to samo polecenie wznawia przerwany trening.
help-train-players = Z --policy: liczba graczy; domyślnie najmniejsza w danej grze.
help-train-minutes = Z --policy: ile minut ma trwać cały trening.
help-device = Z --policy: gdzie grać i się uczyć.
help-size = Z --policy: ile partii toczy się obok siebie; domyślnie 512, a na GPU 16384.
help-width = Z --policy: szerokość sieci; domyślnie 256, a na GPU 512.
help-machine_name = Maszyna (domyślnie wybierana automatycznie).
help-as_json = Odpowiedz w JSON.
help-as_toml = Wypisz plik poprawek ze wszystkimi niepewnymi wartościami, do zmiany i podania w --content.
help-at = Zatrzymaj się przed zdarzeniem N.
help-seat = Tak, jak widzi to miejsce, licząc od 1.
help-gaps = Wypisz tylko braki: reguły bez kodu, testu lub tekstu.
help-analyse-html = Zapisz analizę do tego pliku, jako stronę, która nie potrzebuje niczego więcej.
help-deeper = Szukaj osiem razy dłużej.
help-analyse-seed = To samo ziarno znajduje te same pomyłki.
help-whatif-event = Zdarzenie, od którego grać dalej.
help-whatif-seats = Kto gra: „you” albo bot dla każdego miejsca. Domyślnie grasz za tego, kto wybiera, a boty za resztę.
help-whatif-seed = To samo ziarno daje te same losowania.
help-calibrate = Porównaj szanse podawane przez analizę z wynikami partii między dobrymi botami.
help-calibrate-players = Ilu gra; domyślnie pełny stół.
help-calibrate-games = Ile partii rozegrać.
help-bot = Bot, który gra na wszystkich miejscach.
help-positions = Ile tur z każdej partii zbadać.
help-playouts = Ile razy rozegrać każdą pozycję do końca.
help-calibrate-seed = To samo ziarno rozgrywa te same partie.
help-calibrate-file = { help-ladder-file }
help-chart = Narysuj wynik w pliku SVG.
help-seconds = Czas każdego pomiaru.

# The table
fault-table-extra = Brakuje pakietów, których potrzebuje serwer; zainstaluj Midway ponownie za pomocą pip.
fault-port = Port { $port } jest zajęty; wybierz inny przez --port albo zakończ to, co na nim działa.
fault-listen = Nie można nasłuchiwać pod { $host }, port { $port }: { $error }.
fault-database = Baza danych nie odpowiada: { $error }.
fault-database-url = Baza danych to sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
fault-match-damaged = To, co zapisano z tej partii, jest uszkodzone: nie da się odczytać jej początku.
fault-match-damaged-event = To, co zapisano z tej partii, jest uszkodzone: zdarzenie { $n } nie mogło nastąpić.
fault-database-newer = Baza danych ma format { $there } nowszego Midway; ten zna formaty do { $here }.
fault-backup-foreign = { $file } nie jest kopią zapasową Midway.
fault-backup-damaged = Plik { $file } jest ucięty lub uszkodzony; niczego nie przywrócono.
fault-backup-schema = { $file } ma format { $there }, a ten Midway czyta format { $here }; użyj wersji, która go zapisała.
fault-backup-database = Baza danych ma format { $there }, a ten Midway format { $here }; serwer uaktualnia ją przy starcie.
fault-table-record = Zapis będzie dostępny po zakończeniu partii; zawiera to, czego inni nie powinni widzieć.
fault-table-key = To miejsce wymaga swojego prywatnego klucza.
fault-table-taken = To miejsce jest już zajęte.
fault-table-seat = To nie jest twoje miejsce.
fault-table-changed = To miejsce właśnie zmieniło właściciela; spójrz jeszcze raz.
fault-table-not-over = Rewanż można zacząć po zakończeniu tej partii.
fault-table-analysis-open = Partię można przeanalizować po jej zakończeniu.
fault-table-invitation = To zaproszenie już wygasło; poproś o nowy link.
fault-table-host = Może to zrobić tylko gracz, który zaprosił pozostałych.
fault-table-begun = Ta partia już się zaczęła.
fault-table-part = Tego wkładu nie można teraz dodać: partia się zaczęła, nie wszyscy zapieczętowali swój albo nie jest to ten zapieczętowany.
fault-webhook-url = Webhook to adres zaczynający się od http:// lub https://, bez nazwy użytkownika i bez spacji.
fault-webhook-host = Nie można znaleźć hosta tego adresu.
fault-webhook-private = Ten adres prowadzi do sieci prywatnej; serwer dopuszcza tylko publiczne.
webhook-turn = { $name }, twoja kolej: { $title }.
fault-table-often = Za dużo żądań; odczekaj chwilę.
fault-table-kind = Treść żądania musi być typu { $kind }.
fault-table-large = Treść żądania może mieć najwyżej { $n } bajtów.
fault-table-body = Niepoprawna treść żądania: { $error }.
fault-table-origin = Ta strona należy do innej witryny.
fault-table-host-name = Ten serwer nie ma takiej nazwy; uruchom go z --name NAZWA albo, jeśli stoi za serwerem proxy, z --proxy ADRES.
fault-table-proxy = Serwer proxy sam sobie przeczy: jego nagłówki przekazywania muszą być pojedyncze i poprawne.
fault-proxy-address = Serwer proxy to adres lub sieć, na przykład 127.0.0.1 albo 10.0.0.0/8, a nie „{ $given }”.
fault-table-stale = Partia jest już przy numerze { $n }.
fault-table-not-found = Nie ma takiej partii.
fault-table-nothing-here = Nie znaleziono.
fault-table-broken = Coś poszło źle na tym serwerze; niczego nie zmieniono. Osoba, która go prowadzi, znajdzie więcej pod identyfikatorem { $id }.
fault-table-database = Baza danych chwilowo nie odpowiada, jak powinna; spróbuj ponownie za chwilę.
fault-match-long = Ta partia ma { $n } zdarzeń; nie może trwać dalej.
fault-undone-often = W tej partii cofano już tyle razy, że więcej nie można.
fault-table-bots-alone = Boty rozgrywają między sobą { $n } partii; poczekaj, aż któraś się skończy.
fault-table-stopping = Ten serwer zaraz się zatrzyma.
fault-lesson-none = Do { $game } nie ma jeszcze lekcji.
fault-lesson-last = Do lekcji { $lesson } nie ma przygotowanych ostatnich rund.
fault-lesson-changed = Ta lekcja zmieniła się od ostatniego razu; rozpocznij ją od nowa.
fault-lesson-script = W lekcji, krok { $step }: nie można tu wybrać { $choice }.
fault-table-lesson = Nie ma takiej lekcji albo rozpoczęto ją ponad tydzień temu; rozpocznij ją od nowa.
fault-table-lesson-moved = Lekcja poszła dalej gdzie indziej; spójrz jeszcze raz.
fault-serious-undo = To poważna partia: niczego się nie cofa.
fault-table-serious = Przy tym stole nie ma podpowiedzi: to poważna gra. Po jej końcu obejrzysz każdy wybór.
fault-table-hint-turn = Podpowiedź dostaje ten, kto wybiera; teraz wybiera ktoś inny.
fault-table-whatif-serious = Przy tym stole nie ma „a gdyby”: to poważna partia. Gdy się skończy, wypróbujesz wszystko.
fault-table-whatif-early = „A gdyby” wymaga partii, która się już zaczęła.
fault-table-whatif-hint = O tę podpowiedź poproś przy stole, gdzie każdy widzi, że z niej korzystasz.
fault-whatif-dealt = Żadne inne rozdanie nie pasuje do tego, co tu widzisz; spróbuj w swojej turze.
fault-whatif-path = Tych wyborów nie da się tu zrobić; zacznij od nowa przy stole.
fault-table-lesson-sent = Wyślij jedno z: code, choice, mark.

# Lessons
lesson-other-title = { $choice }?
lesson-refused-title = Nie teraz
lesson-touch-title = Nie tutaj
lesson-touch = Tu na razie nic się nie dzieje. { $move }.
lesson-legal = Wolno. Ten jeden raz pozwól się poprowadzić: { $move }.
lesson-wait-title = Chwileczkę
lesson-wait = Pozwól mi skończyć, a potem zagrasz. Naciśnij Dalej.
lesson-over = Lekcja się skończyła; przy tym stole już się nie gra.
learn-step = Pan Wick, krok { $n } z { $of }: { $title }
learn-lit = W świetle lampy: { $names }
learn-decision = pytanie
learn-you = Ty
learn-next = Enter, aby iść dalej (b wstecz, t stół, q wyjście):
learn-try = Twój wybór (1–{ $n }, s pokaż mi, b wstecz, t stół, ? reguła, q wyjście):
learn-help = Wpisz numer wyboru; s pozwala wybrać panu Wickowi, b cofa, t pokazuje stół, q kończy.
learn-one = { $title }, { $n } min
learn-left = Lekcja czeka na kroku { $n }: midway learn { $game } wraca do niej.
learn-lamps = Zapalone lampy: { $n } z { $of }. Co dalej:

# The reader, in tables
reader = Ty

# A bot that failed
bot-late = { $player } nie zdąża z odpowiedzią, więc wybiera zwykły bot tej gry.
# Analiza
fault-analysis-open = Analizować można tylko zakończoną partię; ta jeszcze trwa.
fault-analysis-failed = Tej partii nie udało się przeanalizować.
fault-analysis-not-here = Ten serwer nie robi analiz; uruchomiono go z --no-warm-up.
fault-analysis-no-judge = { $game } nie ma jeszcze sędziego, więc partii nie da się przeanalizować; „midway train { $game }” go wytrenuje.
analyse-reading = Czytam
analyse-title = Skąd taki wynik
analyse-heads-start = start
analyse-heads-luck = szczęście
analyse-heads-own = własne wybory
analyse-heads-others = inni
analyse-heads-end = koniec
analyse-heads-points = punkty
analyse-plays = Jakość gry
analyse-heads-accuracy = dokładność
analyse-heads-slips = niedokładności
analyse-heads-mistakes = pomyłki
analyse-heads-blunders = grube błędy
analyse-turned = Punkty zwrotne
analyse-mark = Zdarzenie { $event }, { $name }: { $grade }, { $lost } ± { $interval } szans na 100
analyse-mark-better = { $played } ({ $now } %); lepiej: { $better } ({ $could } %)
analyse-stroke = Zdarzenie { $event }, szczęście: { $change } szans na 100 dla: { $name }
analyse-nothing = Żaden wybór nie był wyraźnie zły i żadne losowanie nie przesądziło o partii.
analyse-slip = niedokładność
analyse-mistake = pomyłka
analyse-blunder = gruby błąd
analyse-how = Szanse łączą ocenę sędziego z wynikami partii próbnych z każdej tury; części sumują się do wyniku. Każdą pomyłkę wykazały dwa przeszukiwania z różnymi liczbami losowymi.
analyse-off = Wpływ wyborów podano z dokładnością do { $n } szans na 100, bo partie próbne to tylko próba; szczęścia tak się nie szacuje.
analyse-chances = Szanse na wygraną
analyse-luck = Szczęście
analyse-luck-line = co losowania dotąd dały i zabrały, w szansach na 100
analyse-legend = niedokładność { $slip }+, pomyłka { $mistake }+, gruby błąd { $blunder }+ szans na 100
analyse-written = Analiza jest w pliku { $file }.
fault-whatif-seats = Ta partia ma { $n ->
    [few] { $n } miejsca
   *[other] { $n } miejsc
}: w --seats podaj tyle samo.
whatif-begins = A gdyby, od zdarzenia { $n }. Losowania są nowe, a nic się tu nie liczy ani nie zapisuje. u cofa tak daleko, jak chcesz.
whatif-went = W partii było dalej tak: { $text }
whatif-then = Potem: { $seats }.
whatif-now = Teraz: { $seats }.
whatif-seat = { $name } { $chance }% (punkty: { $points })
whatif-first = Tu opuszczono partię; nie ma czego cofać.
whatif-unsaved = „A gdyby” się nie zapisuje; wrócisz tu z tym samym zdarzeniem i --seed.
whatif-score = { $name } { $n }
whatif-ended = W samej partii: { $scores }.
calibrate-said = Ocena
calibrate-won = Wygrane
calibrate-number = Miejsca
calibrate-brier = { $n } pozycji z { $games } partii. Wynik Briera, im mniej, tym lepiej: analiza { $said }, sam sędzia { $judge }, same partie próbne { $playouts }, równe szanse { $fair }. Analiza minus partie próbne: od { $low } do { $high }, 19 razy na 20.


# Hints
with-hint = z podpowiedzią
hint-wait = Trwa rozgrywanie partii; chwileczkę.
hint-none = Nie ma tu z czego wybierać.
hint-row = { $choice }: szansa na wygraną { $chance }% (od { $low } do { $high }), punkty: { $points }
hint-even = Dwa pierwsze są prawie równe.
hint-exact = Z { $n } partii na każdy wybór. Podpowiedź wie tylko to, co ty, a zapis partii ją odnotowuje.
hint-warming = Po kompilacji rozgrywa się więcej partii i podpowiedzi są lepsze.
hint-brings = { $n ->
    [one] To daje ci 1 punkt.
    [few] To daje ci { $n } punkty.
   *[many] To daje ci { $n } punktów.
}
hint-costs = { $n ->
    [one] To kosztuje cię 1 punkt.
    [few] To kosztuje cię { $n } punkty.
   *[many] To kosztuje cię { $n } punktów.
}
hint-higher = { $player } kończy z wynikiem wyższym o mniej więcej { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} niż po wyborze „{ $than }”.
hint-lower = { $player } kończy z wynikiem niższym o mniej więcej { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} niż po wyborze „{ $than }”.
