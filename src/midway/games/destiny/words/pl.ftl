title = Manifest Destiny
line = Poprowadź swoje imperium handlowe przez kontynent, od 1760 do 2000 roku.

# Regions; Mexico is a territory as well as a region
canada = Kanada
    .the = Kanadę
    .of = Kanady
    .in = w Kanadzie
    .from = z Kanady
northern_us = Północ Stanów Zjednoczonych
    .the = Północ Stanów Zjednoczonych
    .of = Północy Stanów Zjednoczonych
    .in = na Północy Stanów Zjednoczonych
    .from = z Północy Stanów Zjednoczonych
southern_us = Południe Stanów Zjednoczonych
    .the = Południe Stanów Zjednoczonych
    .of = Południa Stanów Zjednoczonych
    .in = na Południu Stanów Zjednoczonych
    .from = z Południa Stanów Zjednoczonych
northwest = Północny Zachód
    .the = Północny Zachód
    .of = Północnego Zachodu
    .in = na Północnym Zachodzie
    .from = z Północnego Zachodu
southwest = Południowy Zachód
    .the = Południowy Zachód
    .of = Południowego Zachodu
    .in = na Południowym Zachodzie
    .from = z Południowego Zachodu
central_south_america = Ameryka Środkowa i Południowa
    .the = Amerykę Środkową i Południową
    .of = Ameryki Środkowej i Południowej
    .in = w Ameryce Środkowej i Południowej
    .from = z Ameryki Środkowej i Południowej
foreign_markets = Rynki Zagraniczne
    .the = Rynki Zagraniczne
    .of = Rynków Zagranicznych
    .in = na Rynkach Zagranicznych
    .from = z Rynków Zagranicznych

# Territories
quebec = Quebec
    .the = Quebec
    .of = Quebecu
    .in = w Quebecu
    .from = z Quebecu
newfoundland = Nowa Fundlandia
    .the = Nową Fundlandię
    .of = Nowej Fundlandii
    .in = na Nowej Fundlandii
    .from = z Nowej Fundlandii
maritimes = Prowincje Nadmorskie
    .the = Prowincje Nadmorskie
    .of = Prowincji Nadmorskich
    .in = w Prowincjach Nadmorskich
    .from = z Prowincji Nadmorskich
ontario = Ontario
    .the = Ontario
    .of = Ontario
    .in = w Ontario
    .from = z Ontario
southern_ontario = Południowe Ontario
    .the = Południowe Ontario
    .of = Południowego Ontario
    .in = w Południowym Ontario
    .from = z Południowego Ontario
manitoba = Manitoba
    .the = Manitobę
    .of = Manitoby
    .in = w Manitobie
    .from = z Manitoby
saskatchewan = Saskatchewan
    .the = Saskatchewan
    .of = Saskatchewan
    .in = w Saskatchewan
    .from = z Saskatchewan
alberta = Alberta
    .the = Albertę
    .of = Alberty
    .in = w Albercie
    .from = z Alberty
british_columbia = Kolumbia Brytyjska
    .the = Kolumbię Brytyjską
    .of = Kolumbii Brytyjskiej
    .in = w Kolumbii Brytyjskiej
    .from = z Kolumbii Brytyjskiej
northwest_territories = Terytoria Północno-Zachodnie
    .the = Terytoria Północno-Zachodnie
    .of = Terytoriów Północno-Zachodnich
    .in = na Terytoriach Północno-Zachodnich
    .from = z Terytoriów Północno-Zachodnich
maine = Maine
    .the = Maine
    .of = Maine
    .in = w Maine
    .from = z Maine
new_england = Nowa Anglia
    .the = Nową Anglię
    .of = Nowej Anglii
    .in = w Nowej Anglii
    .from = z Nowej Anglii
new_york = Nowy Jork
    .the = stan Nowy Jork
    .of = stanu Nowy Jork
    .in = w stanie Nowy Jork
    .from = ze stanu Nowy Jork
new_jersey = New Jersey
    .the = New Jersey
    .of = New Jersey
    .in = w New Jersey
    .from = z New Jersey
pennsylvania = Pensylwania
    .the = Pensylwanię
    .of = Pensylwanii
    .in = w Pensylwanii
    .from = z Pensylwanii
ohio = Ohio
    .the = Ohio
    .of = Ohio
    .in = w Ohio
    .from = z Ohio
indiana = Indiana
    .the = Indianę
    .of = Indiany
    .in = w Indianie
    .from = z Indiany
illinois = Illinois
    .the = Illinois
    .of = Illinois
    .in = w Illinois
    .from = z Illinois
michigan = Michigan
    .the = Michigan
    .of = Michigan
    .in = w Michigan
    .from = z Michigan
wisconsin = Wisconsin
    .the = Wisconsin
    .of = Wisconsin
    .in = w Wisconsin
    .from = z Wisconsin
minnesota = Minnesota
    .the = Minnesotę
    .of = Minnesoty
    .in = w Minnesocie
    .from = z Minnesoty
iowa = Iowa
    .the = Iowę
    .of = Iowy
    .in = w Iowie
    .from = z Iowy
maryland = Maryland
    .the = Maryland
    .of = Marylandu
    .in = w Marylandzie
    .from = z Marylandu
virginia = Wirginia
    .the = Wirginię
    .of = Wirginii
    .in = w Wirginii
    .from = z Wirginii
west_virginia = Wirginia Zachodnia
    .the = Wirginię Zachodnią
    .of = Wirginii Zachodniej
    .in = w Wirginii Zachodniej
    .from = z Wirginii Zachodniej
kentucky = Kentucky
    .the = Kentucky
    .of = Kentucky
    .in = w Kentucky
    .from = z Kentucky
tennessee = Tennessee
    .the = Tennessee
    .of = Tennessee
    .in = w Tennessee
    .from = z Tennessee
north_carolina = Karolina Północna
    .the = Karolinę Północną
    .of = Karoliny Północnej
    .in = w Karolinie Północnej
    .from = z Karoliny Północnej
south_carolina = Karolina Południowa
    .the = Karolinę Południową
    .of = Karoliny Południowej
    .in = w Karolinie Południowej
    .from = z Karoliny Południowej
georgia = Georgia
    .the = Georgię
    .of = Georgii
    .in = w Georgii
    .from = z Georgii
florida = Floryda
    .the = Florydę
    .of = Florydy
    .in = na Florydzie
    .from = z Florydy
alabama = Alabama
    .the = Alabamę
    .of = Alabamy
    .in = w Alabamie
    .from = z Alabamy
mississippi = Missisipi
    .the = Missisipi
    .of = Missisipi
    .in = w Missisipi
    .from = z Missisipi
louisiana = Luizjana
    .the = Luizjanę
    .of = Luizjany
    .in = w Luizjanie
    .from = z Luizjany
arkansas = Arkansas
    .the = Arkansas
    .of = Arkansas
    .in = w Arkansas
    .from = z Arkansas
missouri = Missouri
    .the = Missouri
    .of = Missouri
    .in = w Missouri
    .from = z Missouri
north_dakota = Dakota Północna
    .the = Dakotę Północną
    .of = Dakoty Północnej
    .in = w Dakocie Północnej
    .from = z Dakoty Północnej
south_dakota = Dakota Południowa
    .the = Dakotę Południową
    .of = Dakoty Południowej
    .in = w Dakocie Południowej
    .from = z Dakoty Południowej
nebraska = Nebraska
    .the = Nebraskę
    .of = Nebraski
    .in = w Nebrasce
    .from = z Nebraski
montana = Montana
    .the = Montanę
    .of = Montany
    .in = w Montanie
    .from = z Montany
wyoming = Wyoming
    .the = Wyoming
    .of = Wyoming
    .in = w Wyoming
    .from = z Wyoming
idaho = Idaho
    .the = Idaho
    .of = Idaho
    .in = w Idaho
    .from = z Idaho
washington = Waszyngton
    .the = stan Waszyngton
    .of = stanu Waszyngton
    .in = w stanie Waszyngton
    .from = ze stanu Waszyngton
oregon = Oregon
    .the = Oregon
    .of = Oregonu
    .in = w Oregonie
    .from = z Oregonu
alaska = Alaska
    .the = Alaskę
    .of = Alaski
    .in = na Alasce
    .from = z Alaski
texas = Teksas
    .the = Teksas
    .of = Teksasu
    .in = w Teksasie
    .from = z Teksasu
oklahoma = Oklahoma
    .the = Oklahomę
    .of = Oklahomy
    .in = w Oklahomie
    .from = z Oklahomy
kansas = Kansas
    .the = Kansas
    .of = Kansas
    .in = w Kansas
    .from = z Kansas
colorado = Kolorado
    .the = Kolorado
    .of = Kolorado
    .in = w Kolorado
    .from = z Kolorado
new_mexico = Nowy Meksyk
    .the = Nowy Meksyk
    .of = Nowego Meksyku
    .in = w Nowym Meksyku
    .from = z Nowego Meksyku
arizona = Arizona
    .the = Arizonę
    .of = Arizony
    .in = w Arizonie
    .from = z Arizony
utah = Utah
    .the = Utah
    .of = Utah
    .in = w Utah
    .from = z Utah
nevada = Nevada
    .the = Nevadę
    .of = Nevady
    .in = w Nevadzie
    .from = z Nevady
california = Kalifornia
    .the = Kalifornię
    .of = Kalifornii
    .in = w Kalifornii
    .from = z Kalifornii
hawaii = Hawaje
    .the = Hawaje
    .of = Hawajów
    .in = na Hawajach
    .from = z Hawajów
mexico = Meksyk
    .the = Meksyk
    .of = Meksyku
    .in = w Meksyku
    .from = z Meksyku
baja_california = Kalifornia Dolna
    .the = Kalifornię Dolną
    .of = Kalifornii Dolnej
    .in = w Kalifornii Dolnej
    .from = z Kalifornii Dolnej
sonora = Sonora
    .the = Sonorę
    .of = Sonory
    .in = w Sonorze
    .from = z Sonory
chihuahua = Chihuahua
    .the = stan Chihuahua
    .of = stanu Chihuahua
    .in = w stanie Chihuahua
    .from = ze stanu Chihuahua
nuevo_leon = Nuevo León
    .the = stan Nuevo León
    .of = stanu Nuevo León
    .in = w stanie Nuevo León
    .from = ze stanu Nuevo León
durango = Durango
    .the = stan Durango
    .of = stanu Durango
    .in = w stanie Durango
    .from = ze stanu Durango
jalisco = Jalisco
    .the = stan Jalisco
    .of = stanu Jalisco
    .in = w stanie Jalisco
    .from = ze stanu Jalisco
veracruz = Veracruz
    .the = stan Veracruz
    .of = stanu Veracruz
    .in = w stanie Veracruz
    .from = ze stanu Veracruz
oaxaca = Oaxaca
    .the = stan Oaxaca
    .of = stanu Oaxaca
    .in = w stanie Oaxaca
    .from = ze stanu Oaxaca
yucatan = Jukatan
    .the = Jukatan
    .of = Jukatanu
    .in = na Jukatanie
    .from = z Jukatanu
central_america = Ameryka Środkowa
    .the = Amerykę Środkową
    .of = Ameryki Środkowej
    .in = w Ameryce Środkowej
    .from = z Ameryki Środkowej
cuba = Kuba
    .the = Kubę
    .of = Kuby
    .in = na Kubie
    .from = z Kuby
east_south_america = Wschodnia Ameryka Południowa
    .the = Wschodnią Amerykę Południową
    .of = Wschodniej Ameryki Południowej
    .in = we Wschodniej Ameryce Południowej
    .from = ze Wschodniej Ameryki Południowej
west_south_america = Zachodnia Ameryka Południowa
    .the = Zachodnią Amerykę Południową
    .of = Zachodniej Ameryki Południowej
    .in = w Zachodniej Ameryce Południowej
    .from = z Zachodniej Ameryki Południowej
europe = Europa
    .the = Europę
    .of = Europy
    .in = w Europie
    .from = z Europy
africa = Afryka
    .the = Afrykę
    .of = Afryki
    .in = w Afryce
    .from = z Afryki
middle_east = Bliski Wschód
    .the = Bliski Wschód
    .of = Bliskiego Wschodu
    .in = na Bliskim Wschodzie
    .from = z Bliskiego Wschodu
asia = Azja
    .the = Azję
    .of = Azji
    .in = w Azji
    .from = z Azji
australia = Australia
    .the = Australię
    .of = Australii
    .in = w Australii
    .from = z Australii

# Coasts
atlantic = Atlantyk
pacific = Pacyfik

# Products
fruits_vegetables = Owoce i warzywa
    .low = owoce i warzywa
    .short = Owo
    .the = owoce i warzywa
    .of = owoców i warzyw
    .for = za owoce i warzywa
wheat = Pszenica
    .low = pszenica
    .short = Psz
    .the = pszenicę
    .of = pszenicy
    .for = za pszenicę
livestock = Bydło
    .low = bydło
    .short = Byd
    .the = bydło
    .of = bydła
    .for = za bydło
timber = Drewno
    .low = drewno
    .short = Dre
    .the = drewno
    .of = drewna
    .for = za drewno
minerals = Minerały
    .low = minerały
    .short = Min
    .the = minerały
    .of = minerałów
    .for = za minerały
textiles = Tkaniny
    .low = tkaniny
    .short = Tka
    .the = tkaniny
    .of = tkanin
    .for = za tkaniny
fur = Futra
    .low = futra
    .short = Fut
    .the = futra
    .of = futer
    .for = za futra
tobacco = Tytoń
    .low = tytoń
    .short = Tyt
    .the = tytoń
    .of = tytoniu
    .for = za tytoń
oil = Ropa
    .low = ropa
    .short = Rop
    .the = ropę
    .of = ropy
    .for = za ropę
gold = Złoto
    .low = złoto
    .short = Zło
    .the = złoto
    .of = złota
    .for = za złoto
technology = Technologia
    .low = technologia
    .short = Tec
    .the = technologię
    .of = technologii
    .for = za technologię
tourists = Turyści
    .low = turyści
    .short = Tur
    .the = turystów
    .of = turystów
    .for = za turystów

# Categories
transportation = Transport
    .short = Transport
telecommunications = Telekomunikacja
    .short = Łączność
government = Ustrój
    .short = Ustrój
leisure = Rozrywka
    .short = Rozrywka
culture = Kultura
    .short = Kultura

# Progressions
railroads = Kolej
    .the = Kolej
    .of = Kolei
steamships = Parowce
    .the = Parowce
    .of = Parowców
airplanes = Samoloty
    .the = Samoloty
    .of = Samolotów
telegraph = Telegraf
    .the = Telegraf
    .of = Telegrafu
telephone = Telefon
    .the = Telefon
    .of = Telefonu
wireless = Łączność bezprzewodowa
    .the = Łączność bezprzewodową
    .of = Łączności bezprzewodowej
tolerance = Tolerancja
    .the = Tolerancję
    .of = Tolerancji
unity = Jedność
    .the = Jedność
    .of = Jedności
safety_net = Opieka społeczna
    .the = Opiekę społeczną
    .of = Opieki społecznej
circus = Cyrk
    .the = Cyrk
    .of = Cyrku
pro_sports = Sport zawodowy
    .the = Sport zawodowy
    .of = Sportu zawodowego
television = Telewizja
    .the = Telewizję
    .of = Telewizji
westward_ho = Na Zachód
    .the = „Na Zachód”
    .of = „Na Zachód”
innovation = Innowacje
    .the = Innowacje
    .of = Innowacji
computers = Komputery
    .the = Komputery
    .of = Komputerów

# Breakthroughs
turnpike = Płatny trakt
    .the = Płatny trakt
    .of = Płatnego traktu
patriotism = Patriotyzm
    .the = Patriotyzm
    .of = Patriotyzmu
storytelling = Sztuka opowieści
    .the = Sztukę opowieści
    .of = Sztuki opowieści
mechanization = Mechanizacja
    .the = Mechanizację
    .of = Mechanizacji
think_tank = Zespół ekspertów
    .the = Zespół ekspertów
    .of = Zespołu ekspertów
electricity = Elektryczność
    .the = Elektryczność
    .of = Elektryczności
motion_pictures = Kino
    .the = Kino
    .of = Kina
rock_n_roll = Rock and roll
    .the = Rock and roll
    .of = Rock and rolla
urban_renaissance = Odnowa miast
    .the = Odnowę miast
    .of = Odnowy miast
e_commerce = Handel internetowy
    .the = Handel internetowy
    .of = Handlu internetowego

# Cards
hudson_bay_company = Kompania Zatoki Hudsona
cotton_gin = Odziarniarka bawełny
louisiana_purchase = Zakup Luizjany
erie_canal = Kanał Erie
remember_the_alamo = Pamiętajcie o Alamo
california_gold_rush = Kalifornijska gorączka złota
transcontinental_railroad = Kolej transkontynentalna
ellis_island = Ellis Island
klondike = Klondike
prohibition = Prohibicja
the_60s = Lata sześćdziesiąte
oil_crisis = Kryzys naftowy
silicon_valley = Dolina Krzemowa
manifest_destiny = Objawione przeznaczenie
native_sovereignty = Suwerenność rdzennych ludów
ben_franklin = Ben Franklin
revolutionary_war = Wojna o niepodległość
george_washington = George Washington
thomas_jefferson = Thomas Jefferson
eli_whitney = Eli Whitney
lewis_and_clark = Lewis i Clark
robert_fulton = Robert Fulton
war_of_1812 = Wojna 1812 roku
star_spangled_banner = Gwieździsty sztandar
monroe_doctrine = Doktryna Monroego
davy_crockett = Davy Crockett
panic = Panika
abolitionists_civil_rights_movement = Abolicjoniści/Prawa obywatelskie
oregon_trail = Szlak oregoński
samuel_morse = Samuel Morse
p_t_barnum = P. T. Barnum
pony_express = Pony Express
civil_war = Wojna secesyjna
abraham_lincoln = Abraham Lincoln
homestead_act = Homestead Act
reconstruction = Rekonstrukcja
sewards_folly = Szaleństwo Sewarda
great_fire = Wielki pożar
alexander_graham_bell = Alexander Graham Bell
thomas_edison = Thomas Edison
trustbusters = Pogromcy trustów
remember_the_maine = Pamiętajcie o Maine
teddy_roosevelt = Teddy Roosevelt
wright_brothers = Bracia Wright
panama_canal = Kanał Panamski
world_war = Wojna światowa
babe_ruth = Babe Ruth
amelia_earhart = Amelia Earhart
black_tuesday = Czarny wtorek
the_depression = Wielki Kryzys
dust_bowl = Dust Bowl
franklin_d_roosevelt = Franklin D. Roosevelt
cold_war = Zimna wojna
lawyer = Adwokat
elvis_presley = Elvis Presley
john_f_kennedy = John F. Kennedy
civil_disobedience = Nieposłuszeństwo obywatelskie
martin_luther_king = Martin Luther King
bill_gates = Bill Gates
internet = Internet
spy = Szpieg
congress = Kongres
supreme_court = Sąd Najwyższy
president = Prezydent

# Uses of a card
none = Nieużyta
event = Wydarzenie
product = Towar
leader = Postać
news = Wiadomości
counter = Kontra
response = Odpowiedź

# Eras
era-1 = Era 1
    .years = 1760–1860
era-2 = Era 2
    .years = 1861–1920
era-3 = Era 3
    .years = 1921–2000

# Phases
homes = Siedziby
    .full = wybór Siedzib
    .about = Każdy jawnie licytuje, płaci ofertę i wybiera Siedzibę, poczynając od najwyższej oferty.
order = Kolejność
    .full = faza Kolejności
    .about = Każdy zajmuje miejsce w kolejności; pierwszy wybiera gracz z najwyższą kartą poprzedniej tury.
card-play = Karty
    .full = faza Kart
    .about = Każdy zagrywa karty bieżącej Ery: wydarzenia, Postacie i wypłaty za towary; jedna karta Przeznaczenia na cały stół.
investment = Inwestycje
    .full = faza Inwestycji
    .about = Za pieniądze kupuje się żetony i Osiągnięcia, za żetony Miasto, Pioniera lub kartę; Pionierzy prowadzą badania.
expansion = Ekspansja
    .full = faza Ekspansji
    .about = Kupione żetony zajmują wolne terytoria i atakują zajęte; kto ma najwięcej nowych Obecności, dobiera kartę.
adjustments = Rozliczenia
    .full = faza Rozliczeń
    .about = Zysk jest przeliczany i wypłacany, nowe Obecności stają się utrwalone, każdy dobiera kartę.

# Numbers of things
n-tokens = { $n ->
    [one] jeden żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
n-dollars = { $dollars } dolarów
n-cards = { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
n-dice = { $n ->
    [one] jedną kością
   *[other] { $n } kośćmi
}
holder = { $held ->
    [natives] rdzenni mieszkańcy
   *[player] { $holder }
}

# What is asked
ask-deal-destiny = Którą kartę Przeznaczenia otrzymuje { $player }?
ask-deal = Którą kartę otrzymuje { $player }?
ask-bidder = Czyj znacznik zostaje wylosowany do licytacji?
ask-bid = { $player } licytuje o wybór Siedziby.
    .you = Ile licytujesz za wybór Siedziby? Każdy płaci swoją ofertę; masz { $cash } dolarów.
ask-home = { $player } wybiera Siedzibę.
    .you = Które terytorium jest twoją Siedzibą?
ask-turn-place = { $player } zajmuje miejsce w kolejności.
    .you = Które miejsce w kolejności zajmujesz?
ask-play = { $player } zagrywa kartę albo kończy swoją fazę Kart.
    .you = Zagraj kartę albo zakończ swoją fazę Kart.
ask-aim = { $player } wybiera, przeciw komu skierować kartę „{ NAME($card) }”.
    .you = Przeciw komu kierujesz kartę „{ NAME($card) }”?
ask-region = { $player } wskazuje region dla karty „{ NAME($card) }”.
    .you = Który region wskazujesz dla karty „{ NAME($card) }”?
ask-product = { $player } wskazuje towar, za który wypłaca „{ NAME($card) }”.
    .you = Za który towar wypłaca „{ NAME($card) }”?
ask-era = { $player } wskazuje Erę dla karty „{ NAME($card) }”.
    .you = Dla której Ery zagrywasz kartę „{ NAME($card) }”?
ask-option = { $player } decyduje, co robi „{ NAME($card) }”.
    .you = Co robi „{ NAME($card) }”?
ask-answer = { $player } może odpowiedzieć na kartę „{ NAME($card) }”.
    .you = { $by } zagrywa kartę „{ NAME($card) }”: odpowiadasz?
ask-pick = { $player } wykonuje kartę „{ NAME($card) }”.
    .you = „{ NAME($card) }”: { ask-pick-what }
ask-pick-what = { $verb ->
    [claim] które terytorium zajmujesz? Jeszcze najwyżej { $n }.
    [seize] zajmujesz to terytorium?
    [replace] którą Obecność zastępujesz swoją?
    [place_natives] gdzie osiedlają się rdzenni mieszkańcy? Jeszcze najwyżej { $n }.
    [remove_natives] skąd odchodzą rdzenni mieszkańcy? Jeszcze najwyżej { $n }.
    [place_product] gdzie kładziesz żeton towaru? Do położenia: { $n }.
    [destroy_cities] które Miasto zostaje zniszczone? Do zniszczenia: { $n }.
    [block_markets] który Rynek Zagraniczny zostaje zablokowany? Do wskazania: { $n }.
    [free_city] gdzie budujesz Miasto?
   *[other] które terytorium?
}
ask-give-up = { $player } traci terytorium przez kartę „{ NAME($card) }”.
    .you = „{ NAME($card) }”: { ask-give-up-what }
ask-give-up-what = { $kind ->
    [cede] które terytorium oddajesz? Zyskuje { $gainer }; do oddania: { $n }.
   *[remove] które terytorium tracisz? Do usunięcia: { $n }.
}
ask-take = { $player } zajmuje { NAME($territory, form: "the") }.
    .you = Jak zajmujesz { NAME($territory, form: "the") }?
ask-free-pioneer = { $player } może wziąć darmowego Pioniera z karty „{ NAME($card) }”.
    .you = Bierzesz darmowego Pioniera z karty „{ NAME($card) }”?
ask-step = { $player } wypełnia krok dzięki karcie „{ NAME($card) }”.
    .you = Który krok wypełniasz dzięki karcie „{ NAME($card) }”?
ask-claim = { $player } może zdobyć { NAME($breakthrough, form: "the") } za Pioniera.
    .you = Zdobywasz { NAME($breakthrough, form: "the") }? Kosztuje to Pioniera.
ask-put-away = { $player } może odrzucić kartę dzięki Sztuce opowieści.
    .you = Odrzucasz kartę dzięki Sztuce opowieści?
ask-steal = Którą kartę z ręki gracza { $victim } zabiera { $player }?
ask-card-die = Ile wyrzuca { $player }?
ask-draw = Którą kartę dobiera { $player }?
ask-swap = { $player } zatrzymuje dobraną kartę albo wymienia ją na następną.
    .you = Zatrzymujesz kartę „{ NAME($received) }” ({ $printed }) czy wymieniasz ją na następną kartę?
ask-invest = { $player } kupuje, prowadzi badania albo kończy inwestycje.
    .you = Kupuj, prowadź badania albo zakończ. Do wydania: { $cash } dolarów i { n-tokens }.
ask-build = { $player } buduje Miasto.
    .you = Gdzie budujesz Miasto?
ask-licence = { $player } może udzielić licencji na „{ NAME($card) }”.
    .you = { $active } prosi o licencję na „{ NAME($card) }”: udzielasz jej? Dostajesz połowę ulgi za każde kupione tak Osiągnięcie.
ask-share = { $player } może wziąć udział w zdobyciu { NAME($breakthrough, form: "of") }.
    .you = { $active } proponuje wspólne zdobycie { NAME($breakthrough, form: "of") }: zgadzasz się? Każde z was wydaje Pioniera.
ask-research-die = Ile wyrzuca w badaniach { $player }?
ask-reroll-die = { $player } może przerzucić jedną kość dzięki Innowacjom. Wynik: { $dice }.
    .you = Przerzucasz jedną kość dzięki Innowacjom? Twój wynik: { $dice }.
ask-six = { $player } wybiera krok, który wypełnia szóstka.
    .you = Który krok wypełnia szóstka?
ask-free-step = { $player } może zabrać żeton kroku, by badać { NAME($breakthrough, form: "the") }.
    .you = Wszystkie twoje żetony kroków są w użyciu. Zabierasz jeden, by badać { NAME($breakthrough, form: "the") }?
ask-expand = { $player } umieszcza żeton, atakuje albo kończy ekspansję.
    .you = Umieść żeton, atakuj albo zakończ ekspansję; do wydania: { n-tokens }.
ask-attack-dice = { $player } rzuca { n-dice }: ile wynosi najwyższa?
ask-defence-dice = { $held ->
    [natives] Ile wyrzucają rdzenni mieszkańcy?
   *[player] { $n ->
        [one] Ile wyrzuca w obronie { $player }?
       *[other] { $player } broni się, rzucając { $n } kośćmi: ile wynosi najwyższa?
    }
}
ask-reroll = { $player } może rzucić ponownie dzięki Rock and rollowi. Jest { $best } do { $defence }.
    .you = Rzucasz ponownie dzięki Rock and rollowi? Jest { $best } do { $defence }.

# What may be done
do-draw = { NAME($card) } ({ $printed })
do-steal = { NAME($card) } ({ $printed })
do-bidder = { $whose }
do-die = { $number }
do-highest = { $number }
do-bid = Licytuj { n-dollars }
do-home = { NAME($territory) }
do-turn-place = Miejsce { $place }: do kupienia najwyżej { n-tokens }
do-play = { NAME($card) } ({ $printed }): { $kind ->
    [both] wydarzenie, potem { NAME($product, form: "low") }
    [any] wydarzenie, potem dowolny towar
    [event] wydarzenie
    [product] wypłata { NAME($product, form: "for") }
    [all] Postać i wydarzenie
    [leader] Postać
   *[news] Wiadomości, tylko dla numeru
}
do-put-away = Odrzuć kartę „{ NAME($card) }” ({ $printed })
do-aim = { $whose }
do-region = { NAME($region) }
do-pay-out = { NAME($product) }
do-for-era = Era { $era }
do-option = { $verb ->
    [claim] Zajmij terytoria
    [remove_natives] Usuń rdzennych mieszkańców
   *[other] Efekt { $n }
}
do-answer = { $kind ->
    [counter] Kontra: „{ NAME($card) }” ({ $printed })
   *[response] Unieważnij kartą „{ NAME($card) }” ({ $printed })
}
do-pick = { $verb ->
    [seize] { $kind ->
        [attack] Atakuj { NAME($territory, form: "the") } ({ holder }): { $odds }% szans
        [buy] Kup { NAME($territory, form: "the") } od gracza { $holder } za { $price } dolarów
       *[claim] Zajmij { NAME($territory, form: "the") }
    }
    [claim] Zajmij { NAME($territory, form: "the") }
    [replace] { NAME($territory) } ({ holder })
   *[other] { NAME($territory) }
}
do-give-up = { NAME($territory) }{ $kind ->
    [new] , nowa Obecność
    [city] , z Miastem
   *[established] {""}
}
do-as-new = Jako nową Obecność
do-as-established = Jako utrwaloną Obecność
do-free-pioneer = Weź Pioniera
do-step = { NAME($breakthrough) }: krok { $number }
do-take-back = Zabierz krok { $number } { NAME($breakthrough, form: "of") }
do-claim = Zdobądź { NAME($breakthrough, form: "the") }: +{ $points } PZ za Pioniera
do-tokens = Kup { n-tokens } za { $price } dolarów
do-city = { $n ->
    [0] Miasto bez opłaty
   *[other] Miasto za { n-tokens }
}
do-pioneer = Pionier za { n-tokens }
do-card = Karta za { n-tokens }
do-mechanize = Mechanizacja: następne Miasto, Pionier lub karta za jeden żeton
do-progress = { NAME($progression) } za { $price } dolarów: +{ $points } PZ
do-licence = Poproś gracza { $owner } o licencję na „{ NAME($card) }”
do-share = Zaproponuj graczowi { $whose } wspólne zdobycie { NAME($breakthrough, form: "of") }
do-agree = Zgoda
do-research = Badaj { NAME($breakthrough, form: "the") }, rzucając { n-dice }; brakuje { $missing }
do-reroll-die = Przerzuć kość { $number } z wynikiem { $shows }
do-lift = Zdejmij żeton { NAME($territory, form: "from") }
do-build = { NAME($territory) }
do-keep = Zatrzymaj kartę
do-swap = Wymień ją na następną
do-settle = Umieść żeton { NAME($territory, form: "in") }: { n-tokens }
do-attack = Atakuj { NAME($territory, form: "the") } ({ holder }): { n-tokens }, { $odds }% szans
do-reroll = Rzuć ponownie
do-priority = Użyj Pierwszeństwa: { $n }. wybór w następnej turze
do-pass = { $step ->
    [answer] Przepuść
    [pick] { $verb ->
        [claim] Nie zajmuj więcej
        [seize] Zrezygnuj
       *[other] Nic więcej
    }
    [take] Zostaw wolne
    [free-pioneer] Bez Pioniera
    [claim] Nie teraz
    [put-away] Zatrzymaj wszystkie karty
    [licence] Odmów
    [share] Odmów
    [reroll-die] Zostaw kości
    [free-step] Zrezygnuj z tej kości
   *[reroll] Niech wynik zostanie
}
do-done = { $step ->
    [play] Zakończ fazę Kart{ $penalty ->
        [0] {""}
       *[other] : strata { $penalty } Zysku za nadmiar kart
    }
    [invest] Zakończ inwestycje
   *[expand] Zakończ ekspansję
}

# What happened
log-got = Dobrana karta: „{ NAME($card) }”.
log-drew = { $player } dobiera kartę.
    .you = Dobierasz kartę.
log-bids-next = Następny w licytacji: { $player }.
    .you = Teraz ty licytujesz.
log-bids = { $dollars ->
    [0] { $player } nie licytuje nic.
   *[other] { $player } licytuje { n-dollars }.
}
    .you = { $dollars ->
        [0] Nie licytujesz nic.
       *[other] Licytujesz { n-dollars }.
    }
log-took-home = { $player } wybiera na Siedzibę { NAME($territory, form: "the") } i bierze matę { $n }.
    .you = Wybierasz na Siedzibę { NAME($territory, form: "the") } i bierzesz matę { $n }.
log-turn = Zaczyna się tura { $n }.
log-took-place = { $player } zajmuje miejsce { $n } w kolejności.
    .you = Zajmujesz miejsce { $n } w kolejności.
log-phase = Zaczyna się { NAME($phase, form: "full") }.
log-new-pile = Powstaje talia Ery { $era }; liczba kart: { $n }.
log-new-era = Zaczyna się Era { $era }.
log-last-card = Dobrano ostatnią kartę: koniec jest bliski.
log-played = { $player } zagrywa kartę „{ NAME($card) }”{ $use ->
    [product] {" "}dla wypłaty za towar
    [leader] {" "}jako Postać
    [news] {" "}jako Wiadomości
    [counter] {" "}jako Kontrę
    [response] {" "}jako Odpowiedź
   *[event] {" "}jako wydarzenie
}.
    .you = Zagrywasz kartę „{ NAME($card) }”{ $use ->
        [product] {" "}dla wypłaty za towar
        [leader] {" "}jako Postać
        [news] {" "}jako Wiadomości
        [counter] {" "}jako Kontrę
        [response] {" "}jako Odpowiedź
       *[event] {" "}jako wydarzenie
    }.
log-put-away = { $player } odrzuca kartę na dobre.
    .you = Odrzucasz kartę na dobre.
log-put-card-away = Odrzucona karta to „{ NAME($card) }”.
log-aimed = { $player } kieruje ją przeciw graczowi { $owner }.
    .you = Kierujesz ją przeciw graczowi { $owner }.
    .yours = { $player } kieruje ją przeciw tobie.
log-named-region = { $player } wskazuje region: { NAME($region) }.
    .you = Wskazujesz region: { NAME($region) }.
log-named-era = { $player } zagrywa ją dla Ery { $era }.
    .you = Zagrywasz ją dla Ery { $era }.
log-countered = { $player } kontruje: karta „{ NAME($card) }” uderza w tego, kto ją zagrał.
    .you = Kontrujesz: karta „{ NAME($card) }” uderza w tego, kto ją zagrał.
log-cancelled = { $player } unieważnia kartę „{ NAME($card) }”.
    .you = Unieważniasz kartę „{ NAME($card) }”.
log-let-pass = { $player } nie odpowiada.
    .you = Nie odpowiadasz.
log-surplus = W nadwyżce do końca tury: { NAME($product, form: "low") }.
log-all-surplus = Wszystkie towary są w nadwyżce do końca tury.
log-paid-out = { $player } dostaje { n-dollars } { NAME($product, form: "for") }.
    .you = Dostajesz { n-dollars } { NAME($product, form: "for") }.
log-earned = { $player } dostaje { n-dollars }.
    .you = Dostajesz { n-dollars }.
log-paid = { $player } płaci { n-dollars }.
    .you = Płacisz { n-dollars }.
log-paid-to = { $player } płaci graczowi { $owner } { n-dollars }.
    .you = Płacisz graczowi { $owner } { n-dollars }.
    .yours = { $player } płaci ci { n-dollars }.
log-revealed = { $player } pokazuje { n-dollars } gotówki.
    .you = Pokazujesz { n-dollars } gotówki.
log-profit-up = Zysk gracza { $player } rośnie o { $dollars } do { $n }.
    .you = Twój Zysk rośnie o { $dollars } do { $n }.
log-profit-down = Zysk gracza { $player } spada o { $dollars } do { $n }.
    .you = Twój Zysk spada o { $dollars } do { $n }.
log-points-up = { $player } zdobywa { $points } PZ i ma ich { $n }.
    .you = Zdobywasz { $points } PZ i masz ich { $n }.
log-points-down = { $player } traci { $points } PZ i ma ich { $n }.
    .you = Tracisz { $points } PZ i masz ich { $n }.
log-credited = { NAME($progression) }: w tej turze o { n-dollars } taniej dla gracza { $player }.
    .you = { NAME($progression) }: w tej turze o { n-dollars } taniej dla ciebie.
log-refunded = { $player } ma już { NAME($progression, form: "the") }: zwrot { n-dollars }.
    .you = Masz już { NAME($progression, form: "the") }: zwrot { n-dollars }.
log-claimed-land = { $player } zajmuje { NAME($territory, form: "the") }.
    .you = Zajmujesz { NAME($territory, form: "the") }.
log-lost = { $player } traci { NAME($territory, form: "the") }.
    .you = Tracisz { NAME($territory, form: "the") }.
log-left-vacant = Wolne terytorium: { NAME($territory) }.
log-natives-came = Rdzenni mieszkańcy osiedlają się { NAME($territory, form: "in") }.
log-natives-left = Rdzenni mieszkańcy opuszczają { NAME($territory, form: "the") }.
log-product-put = Nowy towar { NAME($territory, form: "in") }: { NAME($product, form: "low") }.
log-city-built = { $player } buduje Miasto { NAME($territory, form: "in") }.
    .you = Budujesz Miasto { NAME($territory, form: "in") }.
log-city-destroyed = Miasto { NAME($territory, form: "in") } zostaje zniszczone.
log-most-cities = { $player } ma najwięcej Miast.
    .you = Masz najwięcej Miast.
log-no-most-cities = { $player } nie ma już najwięcej Miast.
    .you = Nie masz już najwięcej Miast.
log-canal-open = Kanał Panamski jest otwarty: dla Parowców wszystkie wybrzeża są jednym.
log-market-blocked = Zablokowany do końca tury Rynek Zagraniczny: { NAME($territory) }.
log-truce = Do końca tury nikt nie może atakować gracza { $player } { NAME($region, form: "in") }.
    .you = Do końca tury nikt nie może cię atakować { NAME($region, form: "in") }.
log-truce-all = Do końca tury nikt nie może atakować { NAME($region, form: "in") }.
log-stole = { $player } zabiera kartę z ręki gracza { $owner }.
    .you = Zabierasz kartę z ręki gracza { $owner }.
    .yours = { $player } zabiera kartę z twojej ręki.
log-was-stolen = Zabrana karta: „{ NAME($card) }”.
log-rolled = { $player } wyrzuca { $number }.
    .you = Wyrzucasz { $number }.
log-hand-penalty = { $player } ma za dużo kart: { n-cards } ponad limit.
    .you = Masz za dużo kart: { n-cards } ponad limit.
log-ranked = { $n }. wybór kolejności w następnej turze: { $player }.
    .you = { $n }. wybór kolejności w następnej turze należy do ciebie.
log-used-priority = { $player } używa Pierwszeństwa.
    .you = Używasz Pierwszeństwa.
log-free-tokens = { $player } dostaje { $n ->
    [one] jeden darmowy żeton
    [few] { $n } darmowe żetony
    [many] { $n } darmowych żetonów
   *[other] { $n } darmowego żetonu
}.
    .you = Dostajesz { $n ->
        [one] jeden darmowy żeton
        [few] { $n } darmowe żetony
        [many] { $n } darmowych żetonów
       *[other] { $n } darmowego żetonu
    }.
log-bought-tokens = { $player } kupuje { n-tokens }.
    .you = Kupujesz { n-tokens }.
log-got-pioneer = { $player } dostaje Pioniera.
    .you = Dostajesz Pioniera.
log-bought-card = { $player } kupuje kartę.
    .you = Kupujesz kartę.
log-spent-tokens = { $player } wydaje { n-tokens }.
    .you = Wydajesz { n-tokens }.
log-swapped = { $player } wymienia kartę dzięki Zespołowi ekspertów.
    .you = Wymieniasz kartę dzięki Zespołowi ekspertów.
log-bought-progression = { $player } kupuje { NAME($progression, form: "the") }.
    .you = Kupujesz { NAME($progression, form: "the") }.
log-level-done = { $player } ma wszystkie Osiągnięcia poziomu { $n }.
    .you = Masz wszystkie Osiągnięcia poziomu { $n }.
log-asked-licence = { $player } prosi gracza { $owner } o licencję na „{ NAME($card) }”.
    .you = Prosisz gracza { $owner } o licencję na „{ NAME($card) }”.
    .yours = { $player } prosi cię o licencję na „{ NAME($card) }”.
log-gave-licence = { $player } udziela graczowi { $owner } licencji na „{ NAME($card) }”.
    .you = Udzielasz graczowi { $owner } licencji na „{ NAME($card) }”.
    .yours = { $player } udziela ci licencji na „{ NAME($card) }”.
log-asked-share = { $player } proponuje graczowi { $owner } wspólne zdobycie { NAME($breakthrough, form: "of") }.
    .you = Proponujesz graczowi { $owner } wspólne zdobycie { NAME($breakthrough, form: "of") }.
    .yours = { $player } proponuje ci wspólne zdobycie { NAME($breakthrough, form: "of") }.
log-declined = { $player } odmawia.
    .you = Odmawiasz.
log-researched = { $player } bada { NAME($breakthrough, form: "the") }, rzucając { n-dice }.
    .you = Badasz { NAME($breakthrough, form: "the") }, rzucając { n-dice }.
log-filled = { $player } wypełnia krok { $number } { NAME($breakthrough, form: "of") }.
    .you = Wypełniasz krok { $number } { NAME($breakthrough, form: "of") }.
log-took-back = { $player } zabiera krok { $number } { NAME($breakthrough, form: "of") }.
    .you = Zabierasz krok { $number } { NAME($breakthrough, form: "of") }.
log-claimed = { $player } zdobywa { NAME($breakthrough, form: "the") }.
    .you = Zdobywasz { NAME($breakthrough, form: "the") }.
log-lifted = { $player } zdejmuje żeton { NAME($territory, form: "from") }.
    .you = Zdejmujesz żeton { NAME($territory, form: "from") }.
log-settled = { $player } umieszcza żeton { NAME($territory, form: "in") }{ $n ->
    [one] {""}
   *[other] {" "}za { n-tokens }
}.
    .you = Umieszczasz żeton { NAME($territory, form: "in") }{ $n ->
        [one] {""}
       *[other] {" "}za { n-tokens }
    }.
log-attacked = { $player } atakuje gracza { $owner } { NAME($territory, form: "in") }.
    .you = Atakujesz gracza { $owner } { NAME($territory, form: "in") }.
    .yours = { $player } atakuje cię { NAME($territory, form: "in") }.
log-attacked-natives = { $player } atakuje rdzennych mieszkańców { NAME($territory, form: "in") }.
    .you = Atakujesz rdzennych mieszkańców { NAME($territory, form: "in") }.
log-rolled-highest = { $n ->
    [one] { $player } rzuca jedną kością: { $number }.
   *[other] { $player } rzuca { $n } kośćmi, najwyższa to { $number }.
}
    .you = { $n ->
        [one] Rzucasz jedną kością: { $number }.
       *[other] Rzucasz { $n } kośćmi, najwyższa to { $number }.
    }
log-natives-rolled = Rdzenni mieszkańcy wyrzucają { $number }.
log-won = { $player } wygrywa { NAME($territory, form: "in") }.
    .you = Wygrywasz { NAME($territory, form: "in") }.
log-held = Obrona { NAME($territory, form: "of") } wytrzymuje.
log-bonus-card = { $player } ma najwięcej nowych Obecności ({ $n }) i dostaje kartę premiową.
    .you = Masz najwięcej nowych Obecności ({ $n }) i dostajesz kartę premiową.
log-collected = { $player } pobiera { n-dollars } Zysku.
    .you = Pobierasz { n-dollars } Zysku.
log-returned = { $player } zwraca do zapasu { n-tokens }.
    .you = Zwracasz do zapasu { n-tokens }.
log-ended = Gra skończona.
log-undo = { $player } cofa ostatni wybór.
    .you = Cofasz ostatni wybór.
log-undo-chance = Ostatni wynik zostaje wpisany od nowa.

# Why not
no-over = Gra jest skończona.
no-such-code = Nie ma takiego wyboru; kody biegną od 0 do { $n }.
no-other-seat = { $now ->
    [chance] Teraz decydują karty albo kości, nikt inny.
   *[player] Teraz decyduje { $player }.
}
no-undo = Nie masz czego cofnąć: potem był już los albo inny gracz.
no-wrong-step-deal-destiny = Karty Przeznaczenia rozdaje się podczas przygotowania.
no-wrong-step-deal = Karty rozdaje się podczas przygotowania.
no-wrong-step-bidder = Znaczniki losuje się przed licytacją.
no-wrong-step-bid = Licytuje się raz, przed wyborem Siedzib.
no-wrong-step-home = Siedziby wybiera się raz, po licytacji.
no-wrong-step-turn-place = Miejsca zajmuje się w fazie Kolejności.
no-wrong-step-play = To robi się w swojej części fazy Kart.
no-wrong-step-aim = Żadna karta nie wymaga teraz wskazania rywala.
no-wrong-step-region = Żadna karta nie wymaga teraz wskazania regionu.
no-wrong-step-product = Żadna karta nie wymaga teraz wskazania towaru.
no-wrong-step-era = Żadna karta nie wymaga teraz wskazania Ery.
no-wrong-step-option = Żadna karta nie daje teraz wyboru efektu.
no-wrong-step-answer = Nie ma teraz karty, na którą można odpowiedzieć.
no-wrong-step-pick = Żadna karta nie wymaga teraz wskazania terytorium.
no-wrong-step-give-up = Żadne terytorium nie jest teraz do oddania.
no-wrong-step-take = Żadne terytorium nie jest teraz do zajęcia.
no-wrong-step-free-pioneer = Żadna karta nie daje teraz darmowego Pioniera.
no-wrong-step-step = Żaden krok nie jest teraz do wypełnienia.
no-wrong-step-claim = Przełom zdobywa się w swojej fazie Inwestycji albo gdy dopełnią go kroki z karty.
no-wrong-step-put-away = Karty odrzuca tylko Sztuka opowieści, przy jej zdobyciu i w swojej fazie Kart.
no-wrong-step-steal = Nikt nie zabiera teraz karty z ręki.
no-wrong-step-card-die = Nikt nie rzuca teraz kością.
no-wrong-step-draw = Nikt nie dobiera teraz karty.
no-wrong-step-swap = Nie ma dobranej karty, którą mógłby wymienić Zespół ekspertów.
no-wrong-step-invest = To robi się w swojej części fazy Inwestycji.
no-wrong-step-build = Nikt nie buduje teraz Miasta.
no-wrong-step-licence = Nikt nie prosi teraz o licencję.
no-wrong-step-share = Nikt nie proponuje teraz wspólnego zdobycia Przełomu.
no-wrong-step-research-die = Nikt nie rzuca teraz kością.
no-wrong-step-reroll-die = Nie ma teraz kości badawczych do przerzucenia.
no-wrong-step-six = Nie ma teraz szóstki do wykorzystania.
no-wrong-step-free-step = Żetony kroków zabiera się w swoich fazach Kart i Inwestycji.
no-wrong-step-expand = To robi się w swojej części fazy Ekspansji.
no-wrong-step-attack-dice = Nie ma teraz pojedynku na kości.
no-wrong-step-defence-dice = Nie ma teraz pojedynku na kości.
no-wrong-step-reroll = Nie ma teraz pojedynku na kości do powtórzenia.
no-no-such-player = Nie można tu wybrać takiego gracza.
no-not-in-pile = Karty „{ NAME($card) }” nie ma w talii.
no-not-in-hand = Nie masz na ręce karty „{ NAME($card) }”.
no-not-enough-cash = { $does ->
    [bid] Masz tylko { $cash } dolarów.
   *[other] To kosztuje { $price } dolarów; masz { $cash }.
}
no-home-taken = Inny gracz wybrał na Siedzibę { NAME($territory, form: "the") }.
no-no-home-here = { NAME($territory) } nie jest Siedzibą przy tej liczbie graczy.
no-place-taken = To miejsce w kolejności nie jest wolne.
no-wrong-era = „{ NAME($card) }” nie jest kartą bieżącej Ery.
no-no-such-use = „{ NAME($card) }” nie ma takiego użycia.
no-no-target = Karta „{ NAME($card) }” nie ma teraz celu, a dla samego numeru zagrać jej nie wolno.
no-no-target-aim = Karta „{ NAME($card) }” nic by nie zrobiła graczowi { $whose }.
no-no-target-option = To nie ma teraz celu.
no-destiny-limit = W tej turze zagrano już kartę Przeznaczenia.
no-no-storytelling = Karty odrzuca tylko gracz, który ma Sztukę opowieści.
no-story-told = W tej fazie karta została już przez ciebie odrzucona.
no-protected = { $whose } jest pod ochroną: w tej turze zagrano kartę, która kontruje tę.
no-not-a-target = To nie jest cel karty „{ NAME($card) }”.
no-not-a-target-option = „{ NAME($card) }” nie ma takiego efektu.
no-region-closed = Ten region nie bierze udziału w grze przy tej liczbie graczy.
no-market-closed = { NAME($territory) }: ten Rynek Zagraniczny jest zablokowany do końca tury.
no-no-answer = „{ NAME($card) }” nie odpowiada na kartę, którą właśnie zagrano.
no-no-tokens = Za mało żetonów w zapasie: { $supply }.
no-priority-gone = Pierwszeństwa można użyć raz w grze.
no-priority-unpaid = Pierwszeństwo kosztuje żeton, a nie masz już żadnego, by zapłacić.
no-token-limit = Limit zakupu na twoim miejscu w kolejności: { $most } na turę; kupione: { $bought }.
no-one-each-turn = W turze można kupić po jednym z każdego rodzaju.
no-no-site = Nie masz tam utrwalonej Obecności bez Miasta.
no-no-site-invest = Nie masz utrwalonej Obecności bez Miasta.
no-no-city-left = W banku nie ma już Miast.
no-pioneer-limit = Masz tylu Pionierów, na ilu pozwala Era.
no-no-circus = Karty kupuje tylko gracz, który ma Cyrk.
no-no-card-left = W talii nie ma już kart.
no-no-mechanization = Nie masz Mechanizacji albo była już użyta w tej turze.
no-owned-already = { $does ->
    [licence] Masz już wszystkie Osiągnięcia, które wymienia „{ NAME($card) }”.
   *[progress] Masz już { NAME($progression, form: "the") }.
}
no-lower-level-first = { NAME($progression) }: najpierw niższy poziom tej kategorii.
no-level-one-first = Poziom 3 dopiero po wszystkich pięciu Osiągnięciach poziomu 1.
no-not-united = Oboje musicie mieć Jedność sprzed tej fazy.
no-other-partner = Jedno z was ma w tej turze innego partnera.
no-asked-already = O to w tej turze już była prośba.
no-no-leader = Karta „{ NAME($card) }” nie została w tej turze zagrana jako Postać przez innego gracza.
no-claimed-already = { NAME($breakthrough) }: ten Przełom jest już zdobyty.
no-not-yet = { NAME($breakthrough) }: ten Przełom należy do późniejszej Ery.
no-no-pioneer = Nie masz Pioniera.
no-rolled-already = W tej turze był już twój rzut badawczy.
no-shared-already = W tej turze był wspólnie zdobyty Przełom; rzut badawczy już ci nie przysługuje.
no-not-complete = Nie wszystkie kroki { NAME($breakthrough, form: "of") } są wypełnione.
no-not-a-step = To nie jest wolny krok { NAME($breakthrough, form: "of") }.
no-no-step-token = Nie masz już żetonów kroków.
no-no-computers = { NAME($breakthrough) }: ten Przełom zdobywa tylko gracz, który ma Komputery.
no-no-wireless = Żetony zdejmuje się z mapy tylko w turze zakupu Łączności bezprzewodowej.
no-lift-limit = Łączność bezprzewodowa nie zdejmie już więcej żetonów w tej turze.
no-nothing-cheaper = Mechanizacja nie potaniłaby niczego, co możesz teraz kupić.
no-mechanizing = Najpierw wybierz, co kupuje Mechanizacja: Miasto, Pioniera czy kartę.
no-complete-already = Wszystkie kroki { NAME($breakthrough, form: "of") } masz już wypełnione.
no-no-spare-step = Nie masz tam żetonu kroku do zabrania.
no-no-such-die = Tą kością nie rzucano.
no-partner-earlier = { $whose } ma już swój ruch za sobą; wspólnie zdobywa się w fazie Inwestycji tego, kto działa pierwszy.
no-not-yours = Nie masz Obecności { NAME($territory, form: "in") }.
no-out-of-reach = { NAME($territory) }: poza twoim zasięgiem.
no-not-vacant = { NAME($territory) }: to terytorium nie jest wolne.
no-nobody-there = { NAME($territory) }: nikt nie zajmuje tego terytorium; umieść tam żeton bez pojedynku.
no-own-presence = To ty zajmujesz { NAME($territory, form: "the") }.
no-under-truce = W tej turze nikt nie może atakować { NAME($territory, form: "in") }.
no-too-few-tokens = { NAME($territory) }: koszt to { n-tokens }, do wydania masz { $purchased }.
no-price-too-high = Cena to { n-tokens }; do wydania masz { $purchased }.
no-must-choose = Karta wymaga wyboru; nie można odmówić.
no-home-safe = Karta nigdy nie zabiera Obecności w Siedzibie jej właściciela.
no-others-first = { $kind ->
    [cede] Najpierw inne: te, które leżą w zasięgu gracza { $gainer }.
   *[remove] Najpierw inne: te z regionów, które wymienia karta.
}

# Options
option-cash = Pieniądze
option-cash-hidden = ukryte, pokazywane, gdy porównuje je karta
option-cash-open = jawne

# Doubts
doubt-card-numbers = Znane są tylko przedziały numerów: Przeznaczenie 1–14, talie trzech Er, 61–64. W ich obrębie karty ponumerowano według dat, tak jak biegną listy kart usuwanych przy mniejszej liczbie graczy.
doubt-card-names = 38 nazw jest w instrukcji, 11 na publicznych stronach. Pozostałe 15 jest naszych: Odziarniarka bawełny, Kanał Erie, Kolej transkontynentalna, Ellis Island, Klondike, Dolina Krzemowa, Eli Whitney, Lewis i Clark, Doktryna Monroego, Panika, Pony Express, Wielki pożar, Alexander Graham Bell, Bracia Wright, Bill Gates.
doubt-card-effects = Instrukcja podaje wydarzenie „Kanału Panamskiego”, użycia „Prezydenta” i rodzaj efektu 18 kart; publiczne relacje mówią o „Szpiegu”, stracie pieniędzy według kości (dana „Panice”) i utracie dwóch Miast (dana „Wielkiemu pożarowi”). Resztę odtworzono według rodzajów wydarzeń z instrukcji.
doubt-card-products = Z towarów na kartach znana jest tylko technologia „Prezydenta”. Reszta pasuje do tematu karty i rozkłada wypłaty na dwanaście towarów.
doubt-card-eras = Talia karty wynika z numeru; które karty wymieniają kilka Er i które z nich wracają do gry, jest odtworzone.
doubt-leader-credits = Każda ulga, darmowy Pionier i krok Postaci są odtworzone według tego, z czego jest znana; ulgi wynoszą od jednej ósmej do połowy odtworzonych kosztów.
doubt-card-answers = Instrukcja mówi, że „Prezydent” i „Sąd Najwyższy” unieważniają karty, ale nie które. W jednej relacji „Sąd Najwyższy” unieważnia „Kongres”; w Midway robi to też „Prezydent”, a „Sąd Najwyższy” unieważnia „Prezydenta”.
doubt-fourteenth-destiny = Przygotowanie zalicza numer 14 do kart Ery 1, a karty Przeznaczenia to 1–14. Przyjęto więc, że 14 jest kartą Przeznaczenia w talii Ery 1, grywalną we wszystkich Erach: „Objawione przeznaczenie”.
doubt-natives-places = Instrukcja mówi, że „Suwerenność rdzennych ludów” wprowadza rdzennych mieszkańców, a „Homestead Act” ich usuwa; gdzie i ilu, odtworzono.
doubt-product-tokens = Znane są trzy żetony turystów i dwa technologii oraz trzy karty, które je wprowadzają; ile która i gdzie, odtworzono.
doubt-attack-cards = Instrukcja mówi, że „Wojna 1812 roku” i „Gwieździsty sztandar” zmieniają pojedynki na kości; która z nich wygrywa remisy, a która potania ataki, odtworzono.
doubt-card-conventions = Jak odtworzone efekty zajmują, oddają, usuwają i zastępują, kiedy wskazuje się cele i kto może odpowiedzieć, to konwencje Midway, zgodne z 8.326–8.333.
doubt-progression-costs = Żaden koszt nie jest znany. W Midway to około 40 dolarów za punkt zwycięstwa, tak by prosta symulacja kończyła się po 8–10 turach, a zwycięzca miał blisko 30 punktów.
doubt-progression-places = Piętnaście nazw i pięć kategorii jest znanych, ich miejsca nie. Znaczenie nazw i kolejność reguł zostawiają niewielki wybór.
doubt-breakthrough-steps = Przykład pokazuje, że Zespół ekspertów ma cztery kroki, w tym 1, 3 i 4. Stąd trzy, cztery lub pięć kroków zależnie od poziomu, z liczbami 1–5, bo 6 jest dowolną liczbą.
doubt-breakthrough-levels = Znany jest tylko poziom 2 Zespołu ekspertów; Handel internetowy musi mieć 3, jak Komputery. Pozostałe wynikają z epoki, do której należy nazwa.
doubt-turnpike = Wiadomo, że Płatny trakt daje darmowe żetony, nie wiadomo ile; Midway daje dwa. To, że przychodzą na początku fazy Inwestycji, jest rozstrzygnięciem.
doubt-territories = 22 nazwy terytoriów są w instrukcji, 5 na publicznych stronach; pozostałe 47 to dzisiejsze stany, prowincje i kraje, z połączonymi małymi sąsiadami.
doubt-regions = Osiem regionów jest znanych, ale przynależność tylko kilku terytoriów; pozostałe przydzielono według geografii.
doubt-borders = Sąsiedztwo terytoriów to rzeczywista geografia, z narożnikami; drukowana mapa może je pokazywać inaczej.
doubt-control-numbers = 1 Utah i 2 Kolorado pochodzą z przykładu, a zakres 1–3 z publicznych stron. Resztę odtworzono według ludności i bogactwa.
doubt-territory-products = Znane są podwójne ikony Ameryki Środkowej i Bliskiego Wschodu, złoto Kalifornii, futra i drewno Kanady. Reszta to to, z czego słynęło każde miejsce, w liczbach pasujących do tabeli wypłat.
doubt-rivers = Wiadomo, że rzeki zatrzymują Kolej, nie wiadomo które. Midway rysuje Missisipi, Ohio i Rio Grande.
doubt-coasts = Instrukcja podaje wybrzeża Ameryki Środkowej, Oaxaki, obu Ameryk Południowych i Quebecu; pozostałe to geografia, z Zatoką jako Atlantykiem. To, że Parowce nie docierają na Rynki Zagraniczne, jest rozstrzygnięciem.
doubt-ferries = Promy Alaski, Michigan, Południowego Ontario i Nowego Jorku są znane; Kuba też je ma, ale nie wiadomo dokąd: Midway przyjmuje Florydę i Jukatan.
doubt-oceans = Oceany Rynków Zagranicznych nie są podane: Europę, Afrykę i Bliski Wschód przyjęto za atlantyckie, Azję i Australię za pacyficzne.
doubt-payment-rows = Znanych jest wszystkich dwanaście wierszy liczb i siedem nazw przy nich. Które z pszenicy, bydła, drewna, minerałów i tkanin stoi w wierszach 2–6, odtworzono; bydło jest w wierszu 2 lub 3. Cztery z tych nazw mogą być drukowane inaczej.
doubt-safety-net = Wiadomo, że Opieka społeczna płaci tym więcej, im niższy Zysk, nie wiadomo ile; Midway płaci o 10 dolarów więcej za każde miejsce.
doubt-natives-defence = Nie jest podane, jak bronią się rdzenni mieszkańcy. Midway rzuca za nich jedną kością, z Miastem czy bez, a pokonani schodzą z mapy.
doubt-bank = W pudełku jest 38 000 dolarów; nie podano, co się dzieje, gdy zabraknie. Bank w Midway nigdy się nie wyczerpuje.
doubt-progress-markers = W jednym miejscu żetony kontroli oznaczają Osiągnięcia, w innym Przełomy. Przyjęto drugie: zdobyty Przełom zatrzymuje żeton, Osiągnięcie nie.
doubt-closed-regions = Przy mniejszej liczbie graczy nie ma ekspansji w Kanadzie albo w Kanadzie i Meksyku. Midway rozumie Meksyk jako region i zamyka te terytoria dla wszystkich właściwości i kart, także przejście.
doubt-most-cities = Nie podano, kiedy porównuje się Miasta, co daje remis i czy liczy się nowa Obecność. Midway porównuje przy każdej zmianie, remis zostawia punkty na miejscu, a nowe Obecności się liczą.
doubt-last-draw = Jeśli talia kończy się dokładnie z ostatnim dobraniem tury, dwa punkty różnie traktują powracające karty tej tury. Midway nie dokłada ich do właśnie utworzonej talii.
doubt-transition = Jeśli pierwsza karta Ery zostanie dobrana w fazie Kart, faza ta zachowuje starą Erę, a przejściem jest następna. Limity Pionierów i poziomy badań stosują nową Erę od tego dobrania.
doubt-destiny-order = Wydarzenie i towar karty Przeznaczenia zachodzą oba; Midway zaczyna od wydarzenia.
doubt-refunds = Połowa ulgi wraca za Osiągnięcie posiadane w chwili zagrania Postaci, nie za kupione później. Ulgi na jedno Osiągnięcie sumują się, a nadmiar ponad cenę przepada.
doubt-ceded-number = Jeśli dla zyskującego dostępnych jest mniej terytoriów, niż trzeba oddać, tracący i tak oddaje pełną liczbę; czego nie można wziąć, staje się wolne.
doubt-counters = Kontrować może tylko gracz, w którego wymierzono kartę, a Kontra zagrana poza kolejnością chroni tylko przed tą jedną kartą.
doubt-city-and-surplus = Poza ostatnią kolumną stosuje się ostatnią, po dodaniu za Miasto i odjęciu za nadwyżkę. Miasto liczy się temu, kto ma terytorium, nawet jeśli go nie zbudował.
doubt-events-without-target = Ponieważ tylko „Prezydent” i „Sąd Najwyższy” są zagrywane dla samego numeru, wydarzenia wymagającego celu nie można wybrać bez niego.
doubt-step-numbers = Liczby kroków na kartach są nieznane; zagrywający wybiera, które wolne liczby wypełniają.
doubt-storytelling-discard = Zdobycie Sztuki opowieści w fazie Kart pozwala odrzucić kartę; jest to zarazem odrzucenie tej fazy.
doubt-priority-token = Pierwszeństwo kosztuje żeton kontroli, choć jedna lista elementów mówi o walcu. Przy pustym zapasie Midway bierze żeton z pola kupionych żetonów; użyte przed ustaleniem kolejności wyboru działa zaraz po nim.
doubt-fifth-place = Piąty z pięciu graczy może kupić 7 żetonów, mniej niż czwarty, który może 9. Ostatni ma 7 przy każdej liczbie graczy, więc zostaje tak, jak podaje instrukcja.
doubt-mechanization = Mechanizacja kupuje kartę tylko z Cyrkiem, a jej jeden żeton trafia na pole jak każdy inny.
doubt-electricity = Nie podano, czy darmowe Miasto z Elektryczności podnosi cenę następnego; w Midway nie.
doubt-free-pioneer = Reguły pozwalają na jednego Pioniera na turę, kupionego lub z karty; darmowy Pionier liczy się więc jako ten jeden.
doubt-think-tank = Zespół ekspertów działa tylko na karty z talii, nie na wziętą „Szpiegiem”; dwaj właściciele wymieniają według kolejności; po ostatniej karcie wymiany nie ma.
doubt-licence = Licencjobiorca dostaje ulgę, a z pierwszym tak kupionym Osiągnięciem kroki i darmowego Pioniera Postaci, lecz nigdy zwrotu; opłatę uiszcza przy zakupie. Postaci użytej jako Kontra nie można licencjonować.
doubt-step-tokens = Żeton kroku można zabrać z niedokończonego Przełomu; nie podano kiedy. Midway pozwala na to we własnej fazie Kart i Inwestycji.
doubt-late-claim = Wypełniony Przełom, którego nie można zdobyć z braku Pioniera lub Komputerów, pozostaje otwarty dla innych; jego gracz może go zdobyć w fazie Inwestycji, gdy tylko będzie mógł.
doubt-joint-claim = Wspólne zdobycie wymaga w tej chwili obu Pionierów, przy Handlu internetowym Komputerów u obu i braku rzutu badawczego wcześniejszego gracza w tej turze.
doubt-lost-home = Utracona Siedziba nadal jest bazą, obok której można umieszczać żetony, i można w niej znów umieścić żeton.
doubt-south-america = Według jednego punktu obie Ameryki Południowe sąsiadują, według innego dociera się tam tylko Parowcami. W Midway sąsiedztwo działa między nimi.
doubt-telegraph-rivers = Telegraf nie przekracza promu ani wody; Midway rozumie wodę jako morze, więc rzeki nie zatrzymują ani Telegrafu, ani zwykłego sąsiedztwa.
doubt-railroads-region = Kolej sięga tego, co sąsiaduje z regionem, w którym ma się utrwaloną Obecność; Midway rozumie: w regionie lub obok niego.
doubt-three-markets = Samoloty docierają do trzech Rynków Zagranicznych; Midway rozumie trzy posiadane łącznie, nie trzy na turę. Jedna relacja otwiera rynki Parowcami; przyjęto reguły z instrukcji.
doubt-market-foothold = Miasto na innym Rynku Zagranicznym otwiera następny; Midway uznaje je także pod nową Obecnością.
doubt-wireless = Żetony zdjęte z mapy i kupione łącznie mieszczą się w maksimum. Umieszczenie żetonu poza zwykłym zasięgiem opłaca się wyłącznie zdjętymi żetonami.
doubt-new-presences = Instrukcja pozwala atakować utrwalone Obecności; wyjaśnienie z 2008 roku dodaje nowe i jest stosowane.
doubt-rock-n-roll = Nie podano, czy Rock and roll przerzuca tylko kości atakującego; w Midway rzuca się ponownie wszystkimi kośćmi obu stron, a drugi wynik obowiązuje.
doubt-bonus-card = Jeśli nikt nie ma nowej Obecności, nikt nie dobiera karty premiowej.
doubt-two-cinemas = Jeśli Kino ma dwóch graczy, pozostali płacą każdemu z nich.
doubt-no-card-left = Kto nie ma już czego dobrać, nie dobiera.
doubt-hand-sizes = Karty na ręce mogą być ukryte; Midway pokazuje, ile kart ma każdy gracz.
doubt-open-cash = Pieniądze mogą być ukryte, jak pozwala instrukcja, i pokazuje się je, gdy karta je porównuje; wiele stołów gra jawnie.
doubt-halves = Ułamki działają na niekorzyść gracza; Midway zaokrągla połowę czyjejś gotówki do 5 dolarów.
doubt-thirty-points = 30 punktów zdobytych w fazie Kart kończy grę wraz z fazą Inwestycji tej tury, a kto spadnie poniżej 30, i tak ją zakończył. Ostatnia karta zwrócona przez Zespół ekspertów nie była ostatnia.
doubt-shared-victory = Przy równych punktach, gotówce i Zysku zwycięstwo jest wspólne.
doubt-clarifications = Z wyjaśnień autora z lipca 2008 roku dało się przeczytać tylko pierwszą stronę. Reszta rozstrzygnęłaby wiele efektów kart i koniec gry.

# The board
chapter = Tura { $n }
board-progressions = Osiągnięcia
board-breakthroughs = Przełomy
board-cities = Najwięcej Miast
board-total = Razem
board-cash = Gotówka
board-profit = Zysk
board-pile = { $n ->
    [one] została jedna karta
    [few] zostały { $n } karty
    [many] zostało { $n } kart
   *[other] zostało { $n } karty
}
board-order = Kolejność: { $names }
board-choice = Wybór w następnej turze: { $names }
board-most-cities = Najwięcej Miast: { $name }
board-canal = Kanał Panamski jest otwarty
board-surplus = w nadwyżce: { $names }
board-blocked = zablokowane: { $names }
board-truce = nikt nie może atakować { NAME($region, form: "in") }
board-truce-of = nikt nie może atakować gracza { $name } { NAME($region, form: "in") }
board-played = Zagrane: { $names }
board-player = Gracz
board-vp = PZ
board-hand = Karty
board-supply = Zapas
board-spend = Kupione
board-pioneers = Pionierzy
board-lands = Ziemie
board-built = Miasta
board-home = Siedziba: { $home }
board-owns = Osiągnięcia: { $names }
board-claimed = Przełomy: { $names }
board-map = Terytoria: liczba kontroli, towary, kto je zajmuje; + nowa, # Miasto, x zablokowany
board-legend = Towary: { $names }
part-turn = Tura
part-owned = Stan posiadania
part-regions = Regiony
part-map = Mapa
part-products = Towary
board-changed = zmienione
board-vacant = wolne
board-pays = Ile towary przynoszą teraz (gracz: { $name }), według ikon
board-paying = { NAME($product) } { $icons }: { n-dollars }
board-closed = { NAME($region) }: poza grą
board-natives = rdzenni
board-mats = Osiągnięcia według kategorii, z cenami (gracz: { $name })
board-chart = Przełomy: kroki i kto które wypełnił
board-steps = { $name } { $steps }
board-by = zdobyty: { $names }
board-later = od Ery { $n }
board-next = Następne Miasto { $city }, Pionier { $pioneer }, karta { $card } (w żetonach)
board-yours = Ręka gracza { $name }:
board-held = { $n } { $name } (Era { $eras }): { $text }
board-nothing = ani jednej karty
board-card = { $name }: { $text }
bot-greedy = bierze terytoria, Osiągnięcia i karty, które od razu dają najwięcej

# The board in the browser
pic-bid-nothing = Nic
pic-dollars = { $n } $
pic-bid-leads = { pic-dollars } prowadzi
pic-tokens-most = Tyle, ile możesz: { $n }
pic-parts = Części stołu
pic-tab-map = Mapa
pic-tab-hand = Ręka
pic-tab-progress = Postęp
pic-tab-score = Gracze
pic-chart = Mapa Ameryk z torami punktów, Zysku, Er i kolejności
pic-map = Mapa Ameryk i Rynków Zagranicznych; strzałki prowadzą od terytorium do terytorium
pic-plus = Powiększ
pic-minus = Pomniejsz
pic-fit = Cała mapa
pic-sea-atlantic = Ocean Atlantycki
pic-sea-pacific = Ocean Spokojny
pic-sea-gulf = Zatoka Meksykańska
pic-sea-hudson = Zatoka Hudsona
pic-sea-caribbean = Morze Karaibskie
pic-title-above = Nowa i dokładna mapa
pic-title = Ameryki Północnej
pic-title-below = i jej rynków · 1760–2000
pic-vp = PZ
pic-points = Punkty zwycięstwa
pic-points-of = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[other] { $n } punktów zwycięstwa
    }
pic-profit = Zysk
pic-eras = Ery
pic-era = Era { $eras }
pic-years = { NAME($era, form: "years") }
pic-era-gone = minęła
pic-era-begins = Zaczyna się Era { $n }
pic-era-how = W najbliższej fazie Kart zagrywa się karty starej i nowej Ery, potem już tylko nowej. Wolno mieć więcej Pionierów, a Przełomy poziomu { $n } można już badać.
pic-era-yours = { $can ->
    [0] Żadna z twoich kart do niej nie należy.
    [one] Należy do niej jedna z twoich kart.
    [few] Należą do niej { $can } twoje karty.
   *[other] Należy do niej { $can } twoich kart.
    }
pic-cards-left = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[other] zostało { $n } kart
    }
pic-cards-ahead = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
    }
pic-order = Kolejność i największa liczba żetonów do kupienia
pic-place = Miejsce { $n }
pic-place-short = { $n }.
pic-most-tokens = { $n ->
    [one] najwyżej { $n } żeton
    [few] najwyżej { $n } żetony
   *[other] najwyżej { $n } żetonów
    }
pic-closed = poza grą
pic-vacant = wolne
pic-held = utrwalona Obecność: { $name }
pic-held-new = nowa Obecność: { $name }
pic-natives = rdzenni mieszkańcy
pic-control = kontrola { $n }
pic-city = Miasto
pic-home-of = Siedziba: { $name }
pic-blocked = rynek zablokowany w tej turze
pic-by-adjacent = obok { NAME($via, form: "of") }
pic-by-ferry = promem { NAME($via, form: "from") }
pic-by-telegraph = Telegraf przez { NAME($via, form: "the") }
pic-by-railroads = dzięki Kolei
pic-by-steamships = dzięki Parowcom
pic-by-card = dzięki karcie
pic-by-airplanes = dzięki Samolotom
pic-by-e_commerce = dzięki Handlowi internetowemu
pic-by-wireless = dzięki Łączności bezprzewodowej
pic-cost = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
    }
pic-odds = { $n }% szans na wygrany pojedynek
pic-hand = Twoja ręka
pic-hand-empty = Brak kart
pic-card = { $n }, { $name }
pic-sort-destiny = Przeznaczenie
pic-sort-leader = Postać
pic-sort-event = Wydarzenie
pic-sort-answer = Odpowiedź
pic-goods = Twoje towary: ikony i obecna wypłata
pic-good = { $product }: { $n } { $n ->
    [one] ikona daje
    [few] ikony dają
   *[other] ikon daje
    } { n-dollars }
pic-good-surplus = { $product }, w nadwyżce: { $n } { $n ->
    [one] ikona daje
    [few] ikony dają
   *[other] ikon daje
    } { n-dollars }
pic-played = Zagrane
pic-progress = Postęp
pic-level-none = poziom 1 w toku
pic-level-done = { $n ->
    [1] poziom 1 pełny
    [2] poziomy 1 i 2 pełne
   *[other] wszystkie poziomy pełne
    }
pic-owned = zdobyte
pic-owners = mają: { $names }
pic-category = { NAME($category, form: "short") }
pic-progression-kind = { NAME($category) } · { $level }
pic-breakthrough-kind = Przełom · { $level }
pic-breakthroughs = Przełomy
pic-claimed-by = zdobyty: { $names }
pic-boxes = Żetony za następne Miasto, Pioniera i kartę
pic-box-city = Następne Miasto: { pic-cost }
pic-box-pioneer = Następny Pionier: { pic-cost }
pic-box-card = Następna karta: { pic-cost }
pic-empires = Imperia
pic-now = gra
pic-column-profit = Zysk
pic-column-cash = Gotówka
pic-column-cards = Karty na ręce
pic-column-tokens = Żetony w zapasie
pic-column-pioneers = Pionierzy
pic-column-lands = Terytoria
pic-column-cities = Miasta
pic-column-highest = Najwyższa karta zagrana w tej turze
pic-most-cities = Najwięcej Miast: 2 punkty zwycięstwa
pic-tokens = Żetony ({ $n }): na mapie { $map }, w użyciu { $held }, do wydania { $spend }, w zapasie { $supply }
pic-tokens-map = na mapie { $n }
pic-tokens-held = w użyciu { $n }
pic-tokens-spend = do wydania { $n }
pic-tokens-supply = zapas { $n }
pic-dice-against = przeciw
pic-dice-highest = najwyższa z { $n }
pic-dice-attack = { $you ->
    [yes] Atakujesz
   *[no] { $name } atakuje
    }
pic-dice-defence = { $you ->
    [yes] Bronisz się
   *[no] { $name } się broni
    }
pic-dice-research = { NAME($breakthrough) }: { $you ->
    [yes] brakuje ci { $numbers }
   *[no] { $name } potrzebuje { $numbers }
    }
pic-dice-rule = { $wins ->
    [attack] Remis wygrywa atak.
    [defence] Remis wygrywa obrona.
   *[highest] Wygrywa najwyższa kość.
    }
pic-dice-profit = { $you ->
    [yes] Zmiana twojego Zysku na koniec tury: { $n }.
   *[no] { $name }, zmiana Zysku na koniec tury: { $n }.
    }
pic-dice-fills = { $n ->
    [0] Żaden krok nie jest wypełniony.
    [one] { $numbers } wypełnia krok.
    [few] { $numbers } wypełniają kroki.
   *[other] { $numbers } wypełniają kroki.
    }
pic-dice-idle = { $n ->
    [one] { $numbers } nic nie daje.
    [few] { $numbers } nic nie dają.
   *[other] { $numbers } nic nie dają.
    }
pic-dice-again = Dzięki Innowacjom można przerzucić jedną kość.
pic-dice-missing = Wciąż brakuje: { $numbers }.
pic-brings = Co przyniesie ta tura
pic-brings-of = Co ta tura przyniesie: { $name }
pic-brings-order = { $place ->
    [0] Miejsce jeszcze niewybrane
   *[other] Miejsce { $place }.; w następnej turze wybór { $rank }.
    }
pic-brings-no-product = Brak karty towaru tej Ery na ręce
pic-brings-hidden = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
    }
pic-brings-investment = { $free ->
    [0] Do kupienia żetony: { $tokens } za { n-dollars }
   *[other] Do kupienia żetony: { $tokens } za { n-dollars }, darmowe: { $free }
    }
pic-brings-nobody = Karta premiowa: nikt nie ma jeszcze nowej Obecności
pic-brings-bonus = Karta premiowa: prowadzenie, nowe Obecności: { $fresh }
pic-brings-behind = Karta premiowa: prowadzi { $name }, nowe Obecności { $most } do { $fresh }
pic-brings-profit = potem Zysk { $dollars }
pic-income-profit = Zysk { $dollars }
pic-income-safety = Opieka społeczna { $dollars }
pic-income-renaissance = Miasta { $dollars }
pic-income-pictures = Kino { $dollars }
pic-final-progressions = Osiągnięcia ({ $n })
pic-final-breakthroughs = Przełomy ({ $n })
pic-final-territories = Terytoria ({ $n })
pic-where = Tura { $n } · { NAME($era) } · { NAME($phase) }
pic-where-homes = Wybór Siedzib
pic-where-over = Koniec w turze { $n }

# Co przyniósłby rozważany wybór
pic-pays = { $who ->
    [you] Najwięcej { NAME($product, form: "for") } dostajesz ty
    [tied] Ty i inni dostajecie najwięcej { NAME($product, form: "for") }
    [nobody] Nikt nic nie dostaje { NAME($product, form: "for") }
   *[rival] Najwięcej { NAME($product, form: "for") } dostaje { $name }
    }
pic-pays-event = Najpierw wydarzenie; tyle wypłacono by w obecnej sytuacji.
pic-pays-then = Twoje ikony: { $n }. Potem jest nadwyżka: następna wypłata w tej turze będzie o kolumnę niższa.
pic-pays-again = Twoje ikony: { $n }. Już jest nadwyżka: o kolumnę mniej.
pic-aimed = { $who ->
    [you] wymierzona w ciebie
   *[rival] cel: { $name }
    }
pic-here-spy = { $by } bierze ci losową kartę; masz ich na ręce { $mine }. Jeśli skontrujesz kartą „{ president }”, to ty weźmiesz losową kartę z ręki rywala, w której jest ich { $theirs }.
pic-here-civil_war = Usuwasz trzy utrwalone Obecności, nigdy Siedzibę, najpierw te na Północy i Południu Stanów Zjednoczonych. Jeśli skontrujesz kartą „{ abraham_lincoln }”, trzy usunie { $by }.
pic-here-congress = Każdy inny gracz płaci 5 dolarów razy numer Ery (teraz { $era }), na ile starcza mu gotówki. Dostaje je { $by }. Jeśli karta zostanie unieważniona, nikt nie płaci.
pic-here-president = { $use ->
    [response] { $by } unieważnia kartę „{ congress }”. Jeśli unieważnisz kartę „{ president }”, „{ congress }” jednak zadziała.
    [counter] { $by } obraca kartę „{ spy }” przeciw temu, kto ją zagrał. Jeśli unieważnisz kartę „{ president }”, jej celem znów będzie { $by }.
   *[product] Wszyscy dostają zapłatę za technologię: ty { $paid } dolarów. Jeśli karta zostanie unieważniona, nikt nic nie dostaje.
}
pic-here-the_depression = Wszystkie towary są w nadwyżce. Twoje terytoria { NAME($region, form: "in") }: { $lands }. Zachowujesz najwyżej dwa, zawsze Siedzibę; tak samo każdy gracz, w kolejności.
pic-answer-note = { $outcome ->
    [turns] „{ $theirs }” obraca się przeciw: { $name }; do kolejności: { $n }.
    [idle] „{ $theirs }” nie działa; do kolejności: { $n }.
   *[acts] „{ $theirs }” działa.
    }
pic-research = Badaj: { $name }
pic-need = Brakuje ci: { $numbers }
pic-finish = { $n }% na koniec
pic-reroll-more = Jeden krok więcej
pic-reroll-fewer = Jeden krok mniej
pic-reroll-finish = Wszystkie kroki wypełnione
pic-chance-step = Co najmniej jeden krok
pic-chance-bare = Koniec bez przerzutu
pic-chance-more = Z jeszcze jednym Pionierem ({ pic-cost })
pic-race = { $n ->
    [0] { $name } ma wszystkie liczby
    [one] { $name }: brakuje jednej liczby
    [few] { $name }: brakuje { $n } liczb
   *[other] { $name }: brakuje { $n } liczb
    }
pic-race-past = nie w tej turze
pic-race-next = jeszcze zagra
pic-research-then = 6 to dowolna liczba. Za zdobycie, kosztem Pioniera: { $n } PZ.
pic-region-held = Obecności w regionie
pic-region-lost = Stracone terytoria
pic-land-profit = { $won ->
    [yes] Wygrana: Zysk w każdej turze
   *[no] Zysk w każdej turze
    }{ $theirs ->
    [no] {""}
   *[other] , { $name } { $theirs }
    }
pic-land-pays = { $won ->
    [yes] Wygrana: wypłata { NAME($product, form: "for") } { $now } $ → { $then } $
   *[no] Wypłata { NAME($product, form: "for") } { $now } $ → { $then } $
    }
pic-land-lost = Przegrana ({ $n }%): żetony są wydane

# Cała ręka i wyścig po Przełomy
pic-hand-whole = Cała ręka
pic-hand-keeps = { $n ->
    [0] Brak kart.
    [one] Jedna karta.
    [few] { $n } karty.
   *[other] { $n } kart.
    } Bez straty możesz zatrzymać { $keeps }: każda następna karta kosztuje { $each } Zysku na końcu zagrywania kart.
pic-hand-picks = wybiera kartę
pic-hand-walks = przechodzą dalej
pic-hand-pays = { NAME($product) }: { $paid }
pic-hand-later = Czeka na twoje zagrywanie kart.
kind-buy = Zakupy
kind-progress = Osiągnięcia
kind-research = Badania
kind-lift = { wireless }
pic-go-settle = Żeton { NAME($territory, form: "in") }
pic-go-attack = Atakuj { NAME($territory, form: "the") }
pic-play = Zagraj kartę
pic-answer = Odpowiedz
pic-as-event = wydarzenie
pic-as-product = towar
pic-as-leader = Postać
pic-as-news = Wiadomości
pic-as-all = Postać i wydarzenie
pic-as-put-away = odrzuć
pic-as-take-back = cofnij { $n }
pic-end = { $n ->
    [0] Zakończ
   *[other] Zakończ: −{ $n } Zysku
}
pic-use-event = Teraz jako wydarzenie
pic-use-leader = Teraz jako Postać
pic-use-news = Teraz jako Wiadomości: liczy się tylko numer
pic-use-product = Teraz za towar
pic-use-answer = Teraz jako odpowiedź
pic-race-whole = Wyścig po Przełomy
pic-race-claimed = Zdobyte
pic-race-none = Nikt jeszcze żadnego nie zdobył.
pic-race-open = Otwarte: znak to wypełniony krok
pic-race-empty = nikt
pic-race-shut = Otwiera się z nową Erą: { NAME($era) }.
pic-race-you = { $n ->
    [0] Masz wszystkie liczby.
   *[other] Brakuje ci: { $numbers }{ $chance ->
        [no] .
       *[other] ; { $chance }% na koniec tym rzutem.
    }
    }
pic-race-has = { $name } ma { $n } z { $of }
pic-race-nobody = Żaden rywal nie zaczął.

# Jak grać
howto-goal = Zbuduj handlowe imperium w Ameryce od 1760 do 2000 roku. Gdy ktoś ma 30 punktów zwycięstwa albo skończą się karty, wygrywa ten, kto ma najwięcej punktów.
howto-turn = Tura: pięć faz dla wszystkich
howto-turn-1-name = Kolejność
howto-turn-1 = Wczesne miejsca kupują mniej żetonów, późne więcej.
howto-turn-2-name = Karty
howto-turn-2 = Postacie, wydarzenia i towary, które dają gotówkę.
howto-turn-3-name = Inwestycje
howto-turn-3 = Kup żetony, Miasto, Pioniera, Osiągnięcia; rzucaj kośćmi o Przełomy.
howto-turn-4-name = Ekspansja
howto-turn-4 = Zapłać żetonami cenę terytorium albo atakuj rzutem kości.
howto-turn-5-name = Rozliczenia
howto-turn-5 = Każde nowe terytorium dodaje 5 do Zysku wypłacanego co turę.
howto-place-1 = 1.
howto-place-2 = 2.
howto-place-3 = 3.
howto-progressions = Osiągnięcia: piętnaście do kupienia
howto-progressions-how = 1, 2 lub 3 punkty według poziomu, razem 30
howto-progressions-points = 1 2 3
howto-breakthroughs = Przełomy: dziesięć, zdobywanych Pionierami i kośćmi
howto-breakthroughs-how = 1, 2 lub 3 punkty według poziomu; kto zdobędzie, ten zatrzymuje
howto-breakthroughs-points = 1 2 3
howto-cities = Najwięcej Miast
howto-cities-how = dopóki je masz
howto-cities-points = 2
howto-land = Terytoria
howto-land-how = bez punktów, ale po 5 Zysku co turę i towary, za które są wypłaty
howto-land-points = 0
howto-advice-1-name = Najpierw ziemia.
howto-advice-1 = To, co zajmiesz wcześnie, płaci ci co turę do końca gry.
howto-advice-2-name = Zagrywaj Postacie od razu.
howto-advice-2 = Ich zniżki trwają tylko jedną turę.
howto-advice-3-name = Patrz na numery kart.
howto-advice-3 = Kto zagra najwyższy, wybiera pierwszy w następnej kolejności.

# What was done since the last turn
act-cash = { $how ->
    [card] { $player } zagrywa kartę „{ NAME($card) }”
   *[other] Płacisz
}
    .more = Twoja gotówka: { $before } $ → { $after } $.
    .amount = −{ $n } $
act-paid-to = { $how ->
    [card] { $player } zagrywa kartę „{ NAME($card) }”
   *[other] Płacisz graczowi { $owner }
}
    .more = Płacisz graczowi { $owner }. Twoja gotówka: { $before } $ → { $after } $.
    .amount = −{ $n } $
act-profit = { $how ->
    [card] { $player } zagrywa kartę „{ NAME($card) }”
   *[other] Twój Zysk spada
}
    .more = Twój Zysk: { $before } → { $after }.
    .amount = −{ $n } Zysku
act-points = Nie masz już najwięcej Miast
    .more = Twoje Punkty Zwycięstwa: { $before } → { $after }.
    .amount = −{ $n } PZ
act-stolen = { $player } zabiera kartę z twojej ręki
    .more = „{ NAME($card) }”. Wiesz to tylko ty i { $player }.
    .amount = −1
act-land = { $how ->
    [taken] { $player } zabiera ci { NAME($territory, form: "the") }
   *[lost] Tracisz { NAME($territory, form: "the") }
}
    .more = { $by ->
        [card] { $player } zagrywa kartę „{ NAME($card) }”.
        [dice] { $best } do { $defence }.
       *[other] {""}
    }
    .amount = −1
act-city = Miasto { NAME($territory, form: "in") } zostaje zniszczone
    .amount = −1
act-held = { $player } atakuje cię { NAME($territory, form: "in") }
    .more = Twoja obrona wytrzymuje: { $best } do { $defence }.
    .amount = obrona
act-earned = { $how ->
    [card] { $player } zagrywa kartę „{ NAME($card) }”
   *[other] Dostajesz wypłatę
}
    .more = Twoja gotówka: { $before } $ → { $after } $.
    .amount = +{ $n } $
act-got-paid = { $owner } płaci ci
    .more = Twoja gotówka: { $before } $ → { $after } $.
    .amount = +{ $n } $
act-collected = Pobierasz swój Zysk
    .more = Twoja gotówka: { $before } $ → { $after } $.
    .amount = +{ $n } $
act-profit-up = Twój Zysk rośnie
    .more = Twój Zysk: { $before } → { $after }.
    .amount = +{ $n } Zysku
act-products = Wypłata za twoje towary
    .more = { $products }.
    .amount = +{ $n } $
act-turn = { $player }:
    .amount = { $shown ->
        [yes] { $highest }
       *[no] {""}
    }
act-played = Zagrane karty: { $titles }.
act-progress = Kupione: { $progressions }.
act-claimed = Zdobyte: { $breakthroughs }.
act-settled = Nowe ziemie: { $territories }.

# The Adjustments as a table
tally-payment = Wypłata { NAME($product, form: "for") }, tura { $n }
tally-icons = Ikony
    .title = Ikony na utrwalonych ziemiach
    .says = Liczy się najwyżej sześć. Miasto wśród nich dodaje kolumnę.
tally-column = Kolumna
    .title = { $surplus ->
        [yes] Kolumna, o jedną niższa z powodu nadwyżki
       *[no] Kolumna tabeli wypłat
    }
tally-dollars = Wypłacone, $
    .title = Bank wypłaca wszystkim
    .says = Teraz jest nadwyżka: o kolumnę mniej, aż wszyscy zagrają karty.
tally-adjustments = Rozliczenia tury { $n }
tally-before = Zysk przed
    .title = Zysk przed Rozliczeniami
tally-land = Nowe ziemie
    .title = Nowe Obecności podnoszą Zysk
tally-lost = Utracone
    .title = Straty obniżają Zysk
tally-now = Zysk teraz
    .title = Wszyscy pobierają Zysk
tally-features = Właściwości, $
    .title = { safety_net }, { urban_renaissance }, { motion_pictures }
tally-paid = Wypłacone, $
    .title = Wypłacone w tej turze
tally-glance = Tura { $n } w skrócie
tally-cards = Karty
    .title = Zagrane karty
tally-products = Towary, $
    .title = Dolary wypłacone za towary
tally-lands = Ziemie
    .title = Terytoria zdobyte i utracone
tally-profit = Zysk
    .title = Zysk przed turą i po niej
tally-income = Wypłacone, $
    .title = Wypłacone w fazie Rozliczeń
tally-points = PZ
    .title = Punkty zwycięstwa przed turą i po niej
tally-drawn = Dobrane
    .title = Dobrane karty
tally-choice = Wybór
    .title = Pierwszy wybór w kolejności następnej tury: { $first }
    .says = Najwięcej punktów zwycięstwa: { $leaders } ({ $most }). { $dollars ->
        [0] Nie wypłacono za żaden towar.
       *[other] Najwięcej za towary: { $paid } ({ $dollars } $).
    }

# After the lesson
lesson-last = Zagraj ostatnie tury
lesson-last-how = Tura 10, 25 do 13 do 22 punktów z 30. Podpowiem szeptem, gdy poprosisz.

# Co daje każdy wybór
explain-bid = Płacisz tyle, ktokolwiek wygra. Najwyższa oferta wybiera Siedzibę pierwsza, a to, co zostanie, kupi twoje pierwsze żetony.
explain-home = Zaczynasz tu z utrwaloną Obecnością. Popatrz na towary i na sąsiadów w zasięgu.
explain-turn-place = Działasz na tym miejscu w każdej fazie tury. Wczesne działają pierwsze, późne mogą kupić więcej żetonów.
explain-play = Karta działa i zostaje zużyta. Jej numer liczy się przy wyborze w następnej kolejności.
explain-put-away = Karta na zawsze opuszcza grę i nie kosztuje cię Zysku za zbyt pełną rękę.
explain-aim = Karta uderza w tego gracza.
explain-region = Karta działa w tym regionie.
explain-pay-out = Każdy dostaje zapłatę za ten towar, zależnie od tego, ile go ma. Sprawdź w panelu: rywale mogą zyskać więcej niż ty.
explain-for-era = Karta jest zagrywana jako karta tej Ery.
explain-option = Karta ma kilka zastosowań; to będzie właśnie to.
explain-answer = Zagrywasz swoją kartę przeciw tamtej. Obie zostają zużyte.
explain-pick = Karta działa tutaj.
explain-give-up = Tracisz tę Obecność. Każda strata obniża twój Zysk o 5 na końcu tury.
explain-as-new = Żeton liczy się jako nowa Obecność: na końcu tury dodaje 5 do Zysku, a do tej pory niczego nie otwiera.
explain-as-established = Żeton liczy się jako utrwalona Obecność: możesz się stąd rozszerzać już w tej turze.
explain-free-pioneer = Pionier przychodzi bez zapłaty: o jedną kość więcej w badaniach.
explain-step = Wypełniasz ten krok Przełomu. Gdy wszystkie są wypełnione, można go zdobyć.
explain-take-back = Twój żeton kroku wraca i może posłużyć innemu Przełomowi; krok znów jest otwarty.
explain-claim = Płacisz Pionierem i zostajesz właścicielem Przełomu: jego punkty i właściwość są twoje.
explain-tokens = Płacisz gotówką i masz te żetony kontroli na zakupy i ekspansję w tej turze.
explain-city = Budujesz Miasto na jednej ze swoich utrwalonych Obecności. Podnosi wypłaty za tamtejsze towary, utrudnia zajęcie terytorium i liczy się do najwięcej Miast.
explain-pioneer = Zyskujesz Pioniera, kość w badaniach, który może też zdobyć Przełom. Cena rośnie dla następnego kupującego.
explain-card = Dobierasz kartę. Cena rośnie dla następnego kupującego.
explain-mechanize = Twoje następne Miasto, Pionier lub karta kosztuje jeden żeton dzięki Mechanizacji.
explain-progress = Płacisz cenę gotówką i masz Osiągnięcie na stałe: jego punkty, właściwość i drogę do następnego w kategorii.
explain-licence = Prosisz o licencję: pozwala użyć Postaci, którą ten gracz zagrał w tej turze, za połowę każdej wykorzystanej ulgi.
explain-share = Proponujesz temu graczowi wspólne zdobycie Przełomu: każdy oddaje Pioniera i dostaje pełne punkty i właściwość.
explain-agree = Przyjmujesz ofertę taką, jaka jest.
explain-research = Twoi Pionierzy rzucają po jednej kości. Każda brakująca liczba wypełnia krok; 6 wypełnia dowolny.
explain-reroll-die = Ta kość jest rzucana jeszcze raz; liczy się nowa liczba.
explain-lift = Żeton opuszcza to terytorium i może posłużyć gdzie indziej. Tracisz to terytorium.
explain-build = Miasto staje tutaj: towary tego terytorium płacą więcej i trudniej je zająć.
explain-keep = Dobrana karta zostaje na ręce.
explain-swap = Karta zostaje wtasowana do talii, a ty bierzesz następną, jakakolwiek będzie.
explain-settle = Płacisz tyle żetonów i masz tu nową Obecność: o 5 więcej Zysku na końcu tury i jej towary.
explain-attack = Wydajesz podane żetony i rzucasz przeciw obrońcy. Jeśli wygrasz, terytorium jest twoje; jeśli nie, żetony i tak są wydane.
explain-reroll = Kości są rzucane jeszcze raz; liczy się nowy wynik.
explain-priority = Raz na partię, za jeden żeton: w następnej kolejności wybierasz miejsce przed innymi.
explain-pass = Rezygnujesz. Nic nie płacisz i nic się nie zmienia.
explain-answer-pass = Pozwalasz karcie zadziałać i zachowujesz swoją.
explain-done = Kończysz swoją część tej fazy. Gotówka zostaje; żetony niewydane w tej turze wracają do zapasu.
explain-play-done = W tej turze nie zagrywasz więcej kart. Za każdą nadmiarową kartę na ręce tracisz Zysk.

# Co rozważyć
weigh-bid = Każdy płaci swoją ofertę, a gotówki na początku brakuje: licytuj o upatrzoną Siedzibę albo wcale i weź, co zostanie.
weigh-turn-place = Wybierz wcześnie, by rozszerzać się przed innymi, albo późno, by kupić więcej żetonów.

# The reason for a hint
hint-finish = Ukończysz ją z szansą { $n }%.
hint-land = Twój Zysk rośnie o { $n }.
hint-land-theirs = Twój Zysk rośnie o { $n }, a gracz { $player } traci { $theirs }.
