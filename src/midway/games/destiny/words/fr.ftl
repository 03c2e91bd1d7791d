title = Manifest Destiny
line = Menez votre empire commercial à travers un continent, de 1760 à 2000.

# Regions; Mexico is a territory as well as a region
canada = Canada
    .the = le Canada
    .of = du Canada
    .in = au Canada
    .from = du Canada
northern_us = Nord des États-Unis
    .the = le Nord des États-Unis
    .of = du Nord des États-Unis
    .in = dans le Nord des États-Unis
    .from = du Nord des États-Unis
southern_us = Sud des États-Unis
    .the = le Sud des États-Unis
    .of = du Sud des États-Unis
    .in = dans le Sud des États-Unis
    .from = du Sud des États-Unis
northwest = Nord-Ouest
    .the = le Nord-Ouest
    .of = du Nord-Ouest
    .in = dans le Nord-Ouest
    .from = du Nord-Ouest
southwest = Sud-Ouest
    .the = le Sud-Ouest
    .of = du Sud-Ouest
    .in = dans le Sud-Ouest
    .from = du Sud-Ouest
central_south_america = Amérique centrale et du Sud
    .the = l’Amérique centrale et du Sud
    .of = de l’Amérique centrale et du Sud
    .in = en Amérique centrale et du Sud
    .from = d’Amérique centrale et du Sud
foreign_markets = Marchés étrangers
    .the = les Marchés étrangers
    .of = des Marchés étrangers
    .in = sur les Marchés étrangers
    .from = des Marchés étrangers

# Territories
quebec = Québec
    .the = le Québec
    .of = du Québec
    .in = au Québec
    .from = du Québec
newfoundland = Terre-Neuve
    .the = Terre-Neuve
    .of = de Terre-Neuve
    .in = à Terre-Neuve
    .from = de Terre-Neuve
maritimes = Maritimes
    .the = les Maritimes
    .of = des Maritimes
    .in = dans les Maritimes
    .from = des Maritimes
ontario = Ontario
    .the = l’Ontario
    .of = de l’Ontario
    .in = en Ontario
    .from = de l’Ontario
southern_ontario = Sud de l’Ontario
    .the = le sud de l’Ontario
    .of = du sud de l’Ontario
    .in = dans le sud de l’Ontario
    .from = du sud de l’Ontario
manitoba = Manitoba
    .the = le Manitoba
    .of = du Manitoba
    .in = au Manitoba
    .from = du Manitoba
saskatchewan = Saskatchewan
    .the = la Saskatchewan
    .of = de la Saskatchewan
    .in = en Saskatchewan
    .from = de Saskatchewan
alberta = Alberta
    .the = l’Alberta
    .of = de l’Alberta
    .in = en Alberta
    .from = d’Alberta
british_columbia = Colombie-Britannique
    .the = la Colombie-Britannique
    .of = de la Colombie-Britannique
    .in = en Colombie-Britannique
    .from = de Colombie-Britannique
northwest_territories = Territoires du Nord-Ouest
    .the = les Territoires du Nord-Ouest
    .of = des Territoires du Nord-Ouest
    .in = dans les Territoires du Nord-Ouest
    .from = des Territoires du Nord-Ouest
maine = Maine
    .the = le Maine
    .of = du Maine
    .in = dans le Maine
    .from = du Maine
new_england = Nouvelle-Angleterre
    .the = la Nouvelle-Angleterre
    .of = de la Nouvelle-Angleterre
    .in = en Nouvelle-Angleterre
    .from = de Nouvelle-Angleterre
new_york = New York
    .the = l’État de New York
    .of = de l’État de New York
    .in = dans l’État de New York
    .from = de l’État de New York
new_jersey = New Jersey
    .the = le New Jersey
    .of = du New Jersey
    .in = dans le New Jersey
    .from = du New Jersey
pennsylvania = Pennsylvanie
    .the = la Pennsylvanie
    .of = de la Pennsylvanie
    .in = en Pennsylvanie
    .from = de Pennsylvanie
ohio = Ohio
    .the = l’Ohio
    .of = de l’Ohio
    .in = dans l’Ohio
    .from = de l’Ohio
indiana = Indiana
    .the = l’Indiana
    .of = de l’Indiana
    .in = dans l’Indiana
    .from = de l’Indiana
illinois = Illinois
    .the = l’Illinois
    .of = de l’Illinois
    .in = dans l’Illinois
    .from = de l’Illinois
michigan = Michigan
    .the = le Michigan
    .of = du Michigan
    .in = dans le Michigan
    .from = du Michigan
wisconsin = Wisconsin
    .the = le Wisconsin
    .of = du Wisconsin
    .in = dans le Wisconsin
    .from = du Wisconsin
minnesota = Minnesota
    .the = le Minnesota
    .of = du Minnesota
    .in = dans le Minnesota
    .from = du Minnesota
iowa = Iowa
    .the = l’Iowa
    .of = de l’Iowa
    .in = dans l’Iowa
    .from = de l’Iowa
maryland = Maryland
    .the = le Maryland
    .of = du Maryland
    .in = dans le Maryland
    .from = du Maryland
virginia = Virginie
    .the = la Virginie
    .of = de la Virginie
    .in = en Virginie
    .from = de Virginie
west_virginia = Virginie-Occidentale
    .the = la Virginie-Occidentale
    .of = de la Virginie-Occidentale
    .in = en Virginie-Occidentale
    .from = de Virginie-Occidentale
kentucky = Kentucky
    .the = le Kentucky
    .of = du Kentucky
    .in = dans le Kentucky
    .from = du Kentucky
tennessee = Tennessee
    .the = le Tennessee
    .of = du Tennessee
    .in = dans le Tennessee
    .from = du Tennessee
north_carolina = Caroline du Nord
    .the = la Caroline du Nord
    .of = de la Caroline du Nord
    .in = en Caroline du Nord
    .from = de Caroline du Nord
south_carolina = Caroline du Sud
    .the = la Caroline du Sud
    .of = de la Caroline du Sud
    .in = en Caroline du Sud
    .from = de Caroline du Sud
georgia = Géorgie
    .the = la Géorgie
    .of = de la Géorgie
    .in = en Géorgie
    .from = de Géorgie
florida = Floride
    .the = la Floride
    .of = de la Floride
    .in = en Floride
    .from = de Floride
alabama = Alabama
    .the = l’Alabama
    .of = de l’Alabama
    .in = en Alabama
    .from = de l’Alabama
mississippi = Mississippi
    .the = le Mississippi
    .of = du Mississippi
    .in = dans le Mississippi
    .from = du Mississippi
louisiana = Louisiane
    .the = la Louisiane
    .of = de la Louisiane
    .in = en Louisiane
    .from = de Louisiane
arkansas = Arkansas
    .the = l’Arkansas
    .of = de l’Arkansas
    .in = dans l’Arkansas
    .from = de l’Arkansas
missouri = Missouri
    .the = le Missouri
    .of = du Missouri
    .in = dans le Missouri
    .from = du Missouri
north_dakota = Dakota du Nord
    .the = le Dakota du Nord
    .of = du Dakota du Nord
    .in = dans le Dakota du Nord
    .from = du Dakota du Nord
south_dakota = Dakota du Sud
    .the = le Dakota du Sud
    .of = du Dakota du Sud
    .in = dans le Dakota du Sud
    .from = du Dakota du Sud
nebraska = Nebraska
    .the = le Nebraska
    .of = du Nebraska
    .in = dans le Nebraska
    .from = du Nebraska
montana = Montana
    .the = le Montana
    .of = du Montana
    .in = dans le Montana
    .from = du Montana
wyoming = Wyoming
    .the = le Wyoming
    .of = du Wyoming
    .in = dans le Wyoming
    .from = du Wyoming
idaho = Idaho
    .the = l’Idaho
    .of = de l’Idaho
    .in = dans l’Idaho
    .from = de l’Idaho
washington = Washington
    .the = l’État de Washington
    .of = de l’État de Washington
    .in = dans l’État de Washington
    .from = de l’État de Washington
oregon = Oregon
    .the = l’Oregon
    .of = de l’Oregon
    .in = dans l’Oregon
    .from = de l’Oregon
alaska = Alaska
    .the = l’Alaska
    .of = de l’Alaska
    .in = en Alaska
    .from = de l’Alaska
texas = Texas
    .the = le Texas
    .of = du Texas
    .in = au Texas
    .from = du Texas
oklahoma = Oklahoma
    .the = l’Oklahoma
    .of = de l’Oklahoma
    .in = dans l’Oklahoma
    .from = de l’Oklahoma
kansas = Kansas
    .the = le Kansas
    .of = du Kansas
    .in = dans le Kansas
    .from = du Kansas
colorado = Colorado
    .the = le Colorado
    .of = du Colorado
    .in = dans le Colorado
    .from = du Colorado
new_mexico = Nouveau-Mexique
    .the = le Nouveau-Mexique
    .of = du Nouveau-Mexique
    .in = au Nouveau-Mexique
    .from = du Nouveau-Mexique
arizona = Arizona
    .the = l’Arizona
    .of = de l’Arizona
    .in = en Arizona
    .from = de l’Arizona
utah = Utah
    .the = l’Utah
    .of = de l’Utah
    .in = dans l’Utah
    .from = de l’Utah
nevada = Nevada
    .the = le Nevada
    .of = du Nevada
    .in = dans le Nevada
    .from = du Nevada
california = Californie
    .the = la Californie
    .of = de la Californie
    .in = en Californie
    .from = de Californie
hawaii = Hawaï
    .the = Hawaï
    .of = d’Hawaï
    .in = à Hawaï
    .from = d’Hawaï
mexico = Mexique
    .the = le Mexique
    .of = du Mexique
    .in = au Mexique
    .from = du Mexique
baja_california = Basse-Californie
    .the = la Basse-Californie
    .of = de la Basse-Californie
    .in = en Basse-Californie
    .from = de Basse-Californie
sonora = Sonora
    .the = le Sonora
    .of = du Sonora
    .in = dans le Sonora
    .from = du Sonora
chihuahua = Chihuahua
    .the = le Chihuahua
    .of = du Chihuahua
    .in = dans le Chihuahua
    .from = du Chihuahua
nuevo_leon = Nuevo León
    .the = le Nuevo León
    .of = du Nuevo León
    .in = dans le Nuevo León
    .from = du Nuevo León
durango = Durango
    .the = le Durango
    .of = du Durango
    .in = dans le Durango
    .from = du Durango
jalisco = Jalisco
    .the = le Jalisco
    .of = du Jalisco
    .in = dans le Jalisco
    .from = du Jalisco
veracruz = Veracruz
    .the = l’État de Veracruz
    .of = de l’État de Veracruz
    .in = dans l’État de Veracruz
    .from = de l’État de Veracruz
oaxaca = Oaxaca
    .the = l’État d’Oaxaca
    .of = de l’État d’Oaxaca
    .in = dans l’État d’Oaxaca
    .from = de l’État d’Oaxaca
yucatan = Yucatán
    .the = le Yucatán
    .of = du Yucatán
    .in = au Yucatán
    .from = du Yucatán
central_america = Amérique centrale
    .the = l’Amérique centrale
    .of = de l’Amérique centrale
    .in = en Amérique centrale
    .from = d’Amérique centrale
cuba = Cuba
    .the = Cuba
    .of = de Cuba
    .in = à Cuba
    .from = de Cuba
east_south_america = Est sud-américain
    .the = l’est de l’Amérique du Sud
    .of = de l’est de l’Amérique du Sud
    .in = dans l’est de l’Amérique du Sud
    .from = de l’est de l’Amérique du Sud
west_south_america = Ouest sud-américain
    .the = l’ouest de l’Amérique du Sud
    .of = de l’ouest de l’Amérique du Sud
    .in = dans l’ouest de l’Amérique du Sud
    .from = de l’ouest de l’Amérique du Sud
europe = Europe
    .the = l’Europe
    .of = de l’Europe
    .in = en Europe
    .from = d’Europe
africa = Afrique
    .the = l’Afrique
    .of = de l’Afrique
    .in = en Afrique
    .from = d’Afrique
middle_east = Moyen-Orient
    .the = le Moyen-Orient
    .of = du Moyen-Orient
    .in = au Moyen-Orient
    .from = du Moyen-Orient
asia = Asie
    .the = l’Asie
    .of = de l’Asie
    .in = en Asie
    .from = d’Asie
australia = Australie
    .the = l’Australie
    .of = de l’Australie
    .in = en Australie
    .from = d’Australie

# Coasts
atlantic = Atlantique
pacific = Pacifique

# Products
fruits_vegetables = Fruits et légumes
    .low = fruits et légumes
    .short = Fru
    .the = les fruits et légumes
    .of = de fruits et légumes
    .for = pour les fruits et légumes
wheat = Blé
    .low = blé
    .short = Blé
    .the = le blé
    .of = de blé
    .for = pour le blé
livestock = Bétail
    .low = bétail
    .short = Bét
    .the = le bétail
    .of = de bétail
    .for = pour le bétail
timber = Bois
    .low = bois
    .short = Boi
    .the = le bois
    .of = de bois
    .for = pour le bois
minerals = Minerais
    .low = minerais
    .short = Min
    .the = les minerais
    .of = de minerais
    .for = pour les minerais
textiles = Textiles
    .low = textiles
    .short = Tex
    .the = les textiles
    .of = de textiles
    .for = pour les textiles
fur = Fourrures
    .low = fourrures
    .short = Fou
    .the = les fourrures
    .of = de fourrures
    .for = pour les fourrures
tobacco = Tabac
    .low = tabac
    .short = Tab
    .the = le tabac
    .of = de tabac
    .for = pour le tabac
oil = Pétrole
    .low = pétrole
    .short = Pét
    .the = le pétrole
    .of = de pétrole
    .for = pour le pétrole
gold = Or
    .low = or
    .short = Or
    .the = l’or
    .of = d’or
    .for = pour l’or
technology = Technologie
    .low = technologie
    .short = Tec
    .the = la technologie
    .of = de technologie
    .for = pour la technologie
tourists = Touristes
    .low = touristes
    .short = Tou
    .the = les touristes
    .of = de touristes
    .for = pour les touristes

# Categories
transportation = Transports
    .short = Transports
telecommunications = Télécommunications
    .short = Télécoms
government = Gouvernement
    .short = Gouvernement
leisure = Loisirs
    .short = Loisirs
culture = Culture
    .short = Culture

# Progressions
railroads = Chemins de fer
    .the = les Chemins de fer
    .of = des Chemins de fer
steamships = Bateaux à vapeur
    .the = les Bateaux à vapeur
    .of = des Bateaux à vapeur
airplanes = Avions
    .the = les Avions
    .of = des Avions
telegraph = Télégraphe
    .the = le Télégraphe
    .of = du Télégraphe
telephone = Téléphone
    .the = le Téléphone
    .of = du Téléphone
wireless = Sans-fil
    .the = le Sans-fil
    .of = du Sans-fil
tolerance = Tolérance
    .the = la Tolérance
    .of = de la Tolérance
unity = Unité
    .the = l’Unité
    .of = de l’Unité
safety_net = Protection sociale
    .the = la Protection sociale
    .of = de la Protection sociale
circus = Cirque
    .the = le Cirque
    .of = du Cirque
pro_sports = Sport professionnel
    .the = le Sport professionnel
    .of = du Sport professionnel
television = Télévision
    .the = la Télévision
    .of = de la Télévision
westward_ho = Cap à l’ouest
    .the = Cap à l’ouest
    .of = de Cap à l’ouest
innovation = Innovation
    .the = l’Innovation
    .of = de l’Innovation
computers = Ordinateurs
    .the = les Ordinateurs
    .of = des Ordinateurs

# Breakthroughs
turnpike = Route à péage
    .the = la Route à péage
    .of = de la Route à péage
patriotism = Patriotisme
    .the = le Patriotisme
    .of = du Patriotisme
storytelling = Art du récit
    .the = l’Art du récit
    .of = de l’Art du récit
mechanization = Mécanisation
    .the = la Mécanisation
    .of = de la Mécanisation
think_tank = Laboratoire d’idées
    .the = le Laboratoire d’idées
    .of = du Laboratoire d’idées
electricity = Électricité
    .the = l’Électricité
    .of = de l’Électricité
motion_pictures = Cinéma
    .the = le Cinéma
    .of = du Cinéma
rock_n_roll = Rock ’n’ roll
    .the = le Rock ’n’ roll
    .of = du Rock ’n’ roll
urban_renaissance = Renouveau urbain
    .the = le Renouveau urbain
    .of = du Renouveau urbain
e_commerce = Commerce en ligne
    .the = le Commerce en ligne
    .of = du Commerce en ligne

# Cards
hudson_bay_company = Compagnie de la Baie d’Hudson
cotton_gin = Égreneuse à coton
louisiana_purchase = Achat de la Louisiane
erie_canal = Canal Érié
remember_the_alamo = Souvenez-vous d’Alamo
california_gold_rush = Ruée vers l’or en Californie
transcontinental_railroad = Chemin de fer transcontinental
ellis_island = Ellis Island
klondike = Klondike
prohibition = Prohibition
the_60s = Les années 60
oil_crisis = Choc pétrolier
silicon_valley = Silicon Valley
manifest_destiny = Destinée manifeste
native_sovereignty = Souveraineté autochtone
ben_franklin = Ben Franklin
revolutionary_war = Guerre d’Indépendance
george_washington = George Washington
thomas_jefferson = Thomas Jefferson
eli_whitney = Eli Whitney
lewis_and_clark = Lewis et Clark
robert_fulton = Robert Fulton
war_of_1812 = Guerre de 1812
star_spangled_banner = Bannière étoilée
monroe_doctrine = Doctrine Monroe
davy_crockett = Davy Crockett
panic = Panique
abolitionists_civil_rights_movement = Abolitionnistes/Droits civiques
oregon_trail = Piste de l’Oregon
samuel_morse = Samuel Morse
p_t_barnum = P. T. Barnum
pony_express = Pony Express
civil_war = Guerre de Sécession
abraham_lincoln = Abraham Lincoln
homestead_act = Homestead Act
reconstruction = Reconstruction
sewards_folly = La folie de Seward
great_fire = Grand incendie
alexander_graham_bell = Alexander Graham Bell
thomas_edison = Thomas Edison
trustbusters = Lois antitrust
remember_the_maine = Souvenez-vous du Maine
teddy_roosevelt = Teddy Roosevelt
wright_brothers = Frères Wright
panama_canal = Canal de Panama
world_war = Guerre mondiale
babe_ruth = Babe Ruth
amelia_earhart = Amelia Earhart
black_tuesday = Mardi noir
the_depression = La Grande Dépression
dust_bowl = Dust Bowl
franklin_d_roosevelt = Franklin D. Roosevelt
cold_war = Guerre froide
lawyer = Avocat
elvis_presley = Elvis Presley
john_f_kennedy = John F. Kennedy
civil_disobedience = Désobéissance civile
martin_luther_king = Martin Luther King
bill_gates = Bill Gates
internet = Internet
spy = Espion
congress = Congrès
supreme_court = Cour suprême
president = Président

# Uses of a card
none = Pas utilisée
event = Événement
product = Produit
leader = Personnalité
news = Actualités
counter = Contre
response = Réponse

# Eras
era-1 = Ère 1
    .years = 1760–1860
era-2 = Ère 2
    .years = 1861–1920
era-3 = Ère 3
    .years = 1921–2000

# Phases
homes = Territoires d’origine
    .full = choix des Territoires d’origine
    .about = Chacun mise ouvertement, paie sa mise et choisit son Territoire d’origine, la plus forte mise d’abord.
order = Ordre du tour
    .full = phase d’Ordre du tour
    .about = Chacun prend une place dans l’ordre du tour, d’abord l’auteur de la plus haute carte du tour passé.
card-play = Cartes
    .full = phase de Cartes
    .about = Chacun joue des cartes de l’Ère : événements, Personnalités et paiements de produits ; une carte Destinée pour toute la table.
investment = Investissement
    .full = phase d’Investissement
    .about = L’argent achète jetons et Progressions ; les jetons achètent Ville, Pionnier ou carte ; les Pionniers cherchent.
expansion = Expansion
    .full = phase d’Expansion
    .about = Les jetons achetés prennent les territoires vacants et attaquent les autres ; qui a le plus de Nouvelles Présences pioche une carte.
adjustments = Ajustements
    .full = phase d’Ajustements
    .about = Le Profit est ajusté et payé, les Nouvelles Présences deviennent établies, chacun pioche une carte.

# Numbers of things
n-tokens = { $n ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $n } jetons
}
n-dollars = { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
n-cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
n-dice = { $n ->
    [one] un dé
   *[other] { $n } dés
}
holder = { $held ->
    [natives] Autochtones
   *[player] { $holder }
}

# What is asked
ask-deal-destiny = Quelle carte Destinée est distribuée à { $player } ?
ask-deal = Quelle carte est distribuée à { $player } ?
ask-bidder = Quel marqueur est tiré ensuite pour les mises ?
ask-bid = { $player } mise pour choisir son Territoire d’origine.
    .you = Combien misez-vous pour choisir votre Territoire d’origine ? Chacun paie sa mise ; vous avez { $cash } dollars.
ask-home = { $player } choisit son Territoire d’origine.
    .you = Quel est votre Territoire d’origine ?
ask-turn-place = { $player } prend une place dans l’ordre du tour.
    .you = Quelle place prenez-vous dans l’ordre du tour ?
ask-play = { $player } joue une carte ou termine sa phase de Cartes.
    .you = Jouez une carte ou terminez votre phase de Cartes.
ask-aim = { $player } choisit qui viser avec « { NAME($card) } ».
    .you = Qui visez-vous avec « { NAME($card) } » ?
ask-region = { $player } nomme une région pour « { NAME($card) } ».
    .you = Quelle région nommez-vous pour « { NAME($card) } » ?
ask-product = { $player } choisit le produit que « { NAME($card) } » fait payer.
    .you = Quel produit « { NAME($card) } » fait-elle payer ?
ask-era = { $player } choisit une Ère pour « { NAME($card) } ».
    .you = Pour quelle Ère jouez-vous « { NAME($card) } » ?
ask-option = { $player } décide de l’effet de « { NAME($card) } ».
    .you = Que fait « { NAME($card) } » ?
ask-answer = { $player } peut répondre à « { NAME($card) } ».
    .you = { $by } joue « { NAME($card) } » : répondez-vous ?
ask-pick = { $player } applique « { NAME($card) } ».
    .you = « { NAME($card) } » : { ask-pick-what }
ask-pick-what = { $verb ->
    [claim] quel territoire occupez-vous ? Encore { $n } au plus.
    [seize] prenez-vous le territoire ?
    [replace] quelle Présence remplacez-vous par la vôtre ?
    [place_natives] où s’installent des Autochtones ? Encore { $n } au plus.
    [remove_natives] d’où partent des Autochtones ? Encore { $n } au plus.
    [place_product] où posez-vous le jeton de produit ? Reste à poser : { $n }.
    [destroy_cities] quelle Ville est détruite ? Reste à détruire : { $n }.
    [block_markets] quel Marché étranger est bloqué ? Reste à nommer : { $n }.
    [free_city] où posez-vous la Ville ?
   *[other] quel territoire ?
}
ask-give-up = { $player } abandonne un territoire à cause de « { NAME($card) } ».
    .you = « { NAME($card) } » : { ask-give-up-what }
ask-give-up-what = { $kind ->
    [cede] quel territoire cédez-vous à { $gainer } ? Reste à céder : { $n }.
   *[remove] quel territoire abandonnez-vous ? Reste à abandonner : { $n }.
}
ask-take = { $player } prend { NAME($territory, form: "the") }.
    .you = Comment prenez-vous { NAME($territory, form: "the") } ?
ask-free-pioneer = { $player } peut prendre le Pionnier gratuit de « { NAME($card) } ».
    .you = Prenez-vous le Pionnier gratuit de « { NAME($card) } » ?
ask-step = { $player } remplit une étape grâce à « { NAME($card) } ».
    .you = Quelle étape remplissez-vous grâce à « { NAME($card) } » ?
ask-claim = { $player } peut revendiquer { NAME($breakthrough, form: "the") } contre un Pionnier.
    .you = Revendiquez-vous { NAME($breakthrough, form: "the") } ? Il en coûte un Pionnier.
ask-put-away = { $player } peut défausser une carte grâce à l’Art du récit.
    .you = Défaussez-vous une carte grâce à l’Art du récit ?
ask-steal = Quelle carte prend { $player } dans la main { DE($victim) } ?
ask-card-die = Quel est le dé { DE($player) } ?
ask-draw = Quelle carte pioche { $player } ?
ask-swap = { $player } garde la carte piochée ou l’échange contre la suivante.
    .you = Gardez-vous « { NAME($received) } » ({ $printed }), ou l’échangez-vous contre la carte suivante ?
ask-invest = { $player } achète, fait des recherches ou termine son investissement.
    .you = Achetez, recherchez ou terminez. À dépenser : { $cash ->
        [0] 0 dollar
       *[other] { $cash } dollars
    }, { n-tokens }.
ask-build = { $player } bâtit une Ville.
    .you = Où bâtissez-vous la Ville ?
ask-licence = { $player } peut accorder une licence de « { NAME($card) } ».
    .you = Accordez-vous à { $active } une licence de « { NAME($card) } » ? Vous touchez la moitié du crédit pour chaque Progression ainsi achetée.
ask-share = { $player } peut revendiquer { NAME($breakthrough, form: "the") } en commun.
    .you = Revendiquez-vous { NAME($breakthrough, form: "the") } avec { $active } ? Chacun dépense un Pionnier.
ask-research-die = Quel est le dé de recherche { DE($player) } ?
ask-reroll-die = { $player } peut relancer un dé grâce à l’Innovation. Jet : { $dice }.
    .you = Relancez-vous un dé grâce à l’Innovation ? Votre jet : { $dice }.
ask-six = { $player } choisit l’étape que le 6 remplit.
    .you = Quelle étape le 6 remplit-il ?
ask-free-step = { $player } peut reprendre un jeton d’étape pour { NAME($breakthrough, form: "the") }.
    .you = Tous vos jetons d’étape servent déjà. En reprenez-vous un pour { NAME($breakthrough, form: "the") } ?
ask-expand = { $player } place un jeton, attaque ou termine son expansion.
    .you = Placez un jeton, attaquez ou terminez votre expansion : { n-tokens } à dépenser.
ask-attack-dice = { $player } lance { n-dice } : quel est le plus haut ?
ask-defence-dice = { $held ->
    [natives] Quel est le dé des Autochtones ?
   *[player] { $n ->
        [one] Quel est le dé { DE($player) } en défense ?
       *[other] { $player } lance { $n } dés en défense : quel est le plus haut ?
    }
}
ask-reroll = { $player } peut tout relancer grâce au Rock ’n’ roll. Le duel est à { $best } contre { $defence }.
    .you = Relancez-vous tout grâce au Rock ’n’ roll ? Le duel est à { $best } contre { $defence }.

# What may be done
do-draw = { NAME($card) } ({ $printed })
do-steal = { NAME($card) } ({ $printed })
do-bidder = { $whose }
do-die = { $number }
do-highest = { $number }
do-bid = Miser { n-dollars }
do-home = { NAME($territory) }
do-turn-place = Place { $place } : { n-tokens } au plus à acheter
do-play = { NAME($card) } ({ $printed }) : { $kind ->
    [both] événement, puis { NAME($product, form: "low") }
    [any] événement, puis un produit au choix
    [event] événement
    [product] paiement { NAME($product, form: "for") }
    [all] Personnalité et événement
    [leader] Personnalité
   *[news] Actualités, pour son seul numéro
}
do-put-away = Défausser « { NAME($card) } » ({ $printed })
do-aim = { $whose }
do-region = { NAME($region) }
do-pay-out = { NAME($product) }
do-for-era = Ère { $era }
do-option = { $verb ->
    [claim] Occuper des territoires
    [remove_natives] Retirer des Autochtones
   *[other] Effet { $n }
}
do-answer = { $kind ->
    [counter] Contrer avec « { NAME($card) } » ({ $printed })
   *[response] L’annuler avec « { NAME($card) } » ({ $printed })
}
do-pick = { $verb ->
    [seize] { $kind ->
        [attack] Attaquer { NAME($territory, form: "the") } ({ holder }) : { $odds } % de chances
        [buy] Acheter { NAME($territory, form: "the") } à { $holder } pour { $price } dollars
       *[claim] Occuper { NAME($territory, form: "the") }
    }
    [claim] Occuper { NAME($territory, form: "the") }
    [replace] { NAME($territory) } ({ holder })
   *[other] { NAME($territory) }
}
do-give-up = { NAME($territory) }{ $kind ->
    [new] , Nouvelle Présence
    [city] , avec une Ville
   *[established] {""}
}
do-as-new = En Nouvelle Présence
do-as-established = En Présence établie
do-free-pioneer = Prendre le Pionnier
do-step = { NAME($breakthrough) } : étape { $number }
do-take-back = Reprendre l’étape { $number } { NAME($breakthrough, form: "of") }
do-claim = Revendiquer { NAME($breakthrough, form: "the") } : +{ $points } PV pour un Pionnier
do-tokens = Acheter { n-tokens } pour { $price } dollars
do-city = { $n ->
    [0] Ville, sans payer
   *[other] Ville pour { n-tokens }
}
do-pioneer = Pionnier pour { n-tokens }
do-card = Carte pour { n-tokens }
do-mechanize = Mécanisation : prochaine Ville, prochaine carte ou prochain Pionnier pour un seul jeton
do-progress = { NAME($progression) } pour { $price ->
    [one] { $price } dollar
   *[other] { $price } dollars
} : +{ $points } PV
do-licence = Demander à { $owner } une licence de « { NAME($card) } »
do-share = Proposer à { $whose } de revendiquer ensemble { NAME($breakthrough, form: "the") }
do-agree = Accepter
do-research = Recherche sur { NAME($breakthrough, form: "the") } avec { n-dice } ; il manque { $missing }
do-reroll-die = Relancer le dé { $number }, qui montre { $shows }
do-lift = Relever le jeton { NAME($territory, form: "of") }
do-build = { NAME($territory) }
do-keep = Garder la carte
do-swap = L’échanger contre la carte suivante
do-settle = Placer un jeton { NAME($territory, form: "in") } : { n-tokens }
do-attack = Attaquer { NAME($territory, form: "the") } ({ holder }) : { n-tokens }, { $odds } % de chances
do-reroll = Relancer
do-priority = Utiliser votre Tour prioritaire : { $n ->
    [one] 1er choix
   *[other] { $n }e choix
} au prochain tour
do-pass = { $step ->
    [answer] Laisser passer
    [pick] { $verb ->
        [claim] N’occuper rien de plus
        [seize] Y renoncer
       *[other] Rien de plus
    }
    [take] Le laisser vacant
    [free-pioneer] Pas de Pionnier
    [claim] Pas maintenant
    [put-away] Garder toutes les cartes
    [licence] Refuser
    [share] Refuser
    [reroll-die] Garder les dés
    [free-step] Renoncer à ce dé
   *[reroll] S’en tenir au jet
}
do-done = { $step ->
    [play] Terminer votre phase de Cartes{ $penalty ->
        [0] {""}
       *[other] {" "}: { $penalty } de Profit perdus pour trop de cartes
    }
    [invest] Terminer votre investissement
   *[expand] Terminer votre expansion
}

# What happened
log-got = Carte piochée : « { NAME($card) } ».
log-drew = { $player } pioche une carte.
    .you = Vous piochez une carte.
log-bids-next = { $player } misera ensuite.
    .you = Vous miserez ensuite.
log-bids = { $dollars ->
    [0] { $player } ne mise rien.
   *[other] { $player } mise { n-dollars }.
}
    .you = { $dollars ->
        [0] Vous ne misez rien.
       *[other] Vous misez { n-dollars }.
    }
log-took-home = { $player } choisit { NAME($territory, form: "the") } comme Territoire d’origine et prend le tapis { $n }.
    .you = Vous choisissez { NAME($territory, form: "the") } comme Territoire d’origine et prenez le tapis { $n }.
log-turn = Le tour { $n } commence.
log-took-place = { $player } prend la place { $n } dans l’ordre du tour.
    .you = Vous prenez la place { $n } dans l’ordre du tour.
log-phase = Début de la { NAME($phase, form: "full") }.
log-new-pile = Une pioche de { $n } cartes est formée pour l’Ère { $era }.
log-new-era = L’Ère { $era } commence.
log-last-card = La dernière carte est piochée : la fin approche.
log-played = { $player } joue « { NAME($card) } »{ $use ->
    [product] {" "}pour son produit
    [leader] {" "}en Personnalité
    [news] {" "}en Actualités
    [counter] {" "}en Contre
    [response] {" "}en Réponse
   *[event] {" "}pour son événement
}.
    .you = Vous jouez « { NAME($card) } »{ $use ->
        [product] {" "}pour son produit
        [leader] {" "}en Personnalité
        [news] {" "}en Actualités
        [counter] {" "}en Contre
        [response] {" "}en Réponse
       *[event] {" "}pour son événement
    }.
log-put-away = { $player } défausse une carte pour de bon.
    .you = Vous défaussez une carte pour de bon.
log-put-card-away = La carte défaussée est « { NAME($card) } ».
log-aimed = { $player } vise { $owner }.
    .you = Vous visez { $owner }.
    .yours = { $player } vous vise.
log-named-region = { $player } nomme { NAME($region, form: "the") }.
    .you = Vous nommez { NAME($region, form: "the") }.
log-named-era = { $player } la joue pour l’Ère { $era }.
    .you = Vous la jouez pour l’Ère { $era }.
log-countered = { $player } contre : « { NAME($card) } » se retourne contre son auteur.
    .you = Vous contrez : « { NAME($card) } » se retourne contre son auteur.
log-cancelled = { $player } annule « { NAME($card) } ».
    .you = Vous annulez « { NAME($card) } ».
log-let-pass = { $player } laisse faire.
    .you = Vous laissez faire.
log-surplus = En surplus jusqu’à la fin du tour : { NAME($product, form: "low") }.
log-all-surplus = Tous les produits sont en surplus jusqu’à la fin du tour.
log-paid-out = { $player } touche { n-dollars } { NAME($product, form: "for") }.
    .you = Vous touchez { n-dollars } { NAME($product, form: "for") }.
log-earned = { $player } reçoit { n-dollars }.
    .you = Vous recevez { n-dollars }.
log-paid = { $player } paie { n-dollars }.
    .you = Vous payez { n-dollars }.
log-paid-to = { $player } paie { n-dollars } à { $owner }.
    .you = Vous payez { n-dollars } à { $owner }.
    .yours = { $player } vous paie { n-dollars }.
log-revealed = { $player } montre { n-dollars }.
    .you = Vous montrez { n-dollars }.
log-profit-up = Le Profit { DE($player) } monte de { $dollars } : { $n }.
    .you = Votre Profit monte de { $dollars } : { $n }.
log-profit-down = Le Profit { DE($player) } baisse de { $dollars } : { $n }.
    .you = Votre Profit baisse de { $dollars } : { $n }.
log-points-up = { $player } gagne { $points } PV : { $n } en tout.
    .you = Vous gagnez { $points } PV : { $n } en tout.
log-points-down = { $player } perd { $points } PV : { $n } en tout.
    .you = Vous perdez { $points } PV : { $n } en tout.
log-credited = { NAME($progression) } : { n-dollars } de moins pour { $player } ce tour-ci.
    .you = { NAME($progression) } : { n-dollars } de moins pour vous ce tour-ci.
log-refunded = { $player } possède déjà { NAME($progression, form: "the") } : remboursement de { n-dollars }.
    .you = Vous possédez déjà { NAME($progression, form: "the") } : remboursement de { n-dollars }.
log-claimed-land = { $player } occupe { NAME($territory, form: "the") }.
    .you = Vous occupez { NAME($territory, form: "the") }.
log-lost = { $player } perd { NAME($territory, form: "the") }.
    .you = Vous perdez { NAME($territory, form: "the") }.
log-left-vacant = Plus personne ne tient { NAME($territory, form: "the") }.
log-natives-came = Des Autochtones s’installent { NAME($territory, form: "in") }.
log-natives-left = Les Autochtones quittent { NAME($territory, form: "the") }.
log-product-put = Un nouveau produit { NAME($territory, form: "in") } : { NAME($product, form: "low") }.
log-city-built = { $player } bâtit une Ville { NAME($territory, form: "in") }.
    .you = Vous bâtissez une Ville { NAME($territory, form: "in") }.
log-city-destroyed = La Ville { NAME($territory, form: "of") } est détruite.
log-most-cities = { $player } a le plus de Villes.
    .you = Vous avez le plus de Villes.
log-no-most-cities = { $player } n’a plus le plus de Villes.
    .you = Vous n’avez plus le plus de Villes.
log-canal-open = Le canal de Panama est ouvert : toutes les côtes n’en font qu’une pour les Bateaux à vapeur.
log-market-blocked = Bloqué jusqu’à la fin du tour : { NAME($territory) }.
log-truce = Nul ne peut attaquer { $player } { NAME($region, form: "in") } jusqu’à la fin du tour.
    .you = Nul ne peut vous attaquer { NAME($region, form: "in") } jusqu’à la fin du tour.
log-truce-all = Nul ne peut attaquer { NAME($region, form: "in") } jusqu’à la fin du tour.
log-stole = { $player } prend une carte dans la main { DE($owner) }.
    .you = Vous prenez une carte dans la main { DE($owner) }.
    .yours = { $player } prend une carte dans votre main.
log-was-stolen = Carte prise : « { NAME($card) } ».
log-rolled = { $player } obtient { $number } au dé.
    .you = Vous obtenez { $number } au dé.
log-hand-penalty = { $player } a { n-cards } de trop.
    .you = Vous avez { n-cards } de trop.
log-ranked = { $player } a le { $n ->
    [one] 1er choix
   *[other] { $n }e choix
} de l’ordre du tour au prochain tour.
    .you = Vous avez le { $n ->
        [one] 1er choix
       *[other] { $n }e choix
    } de l’ordre du tour au prochain tour.
log-used-priority = { $player } utilise son Tour prioritaire.
    .you = Vous utilisez votre Tour prioritaire.
log-free-tokens = { $player } reçoit { $n ->
    [one] un jeton gratuit
   *[other] { $n } jetons gratuits
}.
    .you = Vous recevez { $n ->
        [one] un jeton gratuit
       *[other] { $n } jetons gratuits
    }.
log-bought-tokens = { $player } achète { n-tokens }.
    .you = Vous achetez { n-tokens }.
log-got-pioneer = { $player } reçoit un Pionnier.
    .you = Vous recevez un Pionnier.
log-bought-card = { $player } achète une carte.
    .you = Vous achetez une carte.
log-spent-tokens = { $player } dépense { n-tokens }.
    .you = Vous dépensez { n-tokens }.
log-swapped = { $player } échange une carte grâce au Laboratoire d’idées.
    .you = Vous échangez une carte grâce au Laboratoire d’idées.
log-bought-progression = { $player } achète { NAME($progression, form: "the") }.
    .you = Vous achetez { NAME($progression, form: "the") }.
log-level-done = { $player } possède toutes les Progressions de niveau { $n }.
    .you = Vous possédez toutes les Progressions de niveau { $n }.
log-asked-licence = { $player } demande à { $owner } une licence de « { NAME($card) } ».
    .you = Vous demandez à { $owner } une licence de « { NAME($card) } ».
    .yours = { $player } vous demande une licence de « { NAME($card) } ».
log-gave-licence = { $player } accorde à { $owner } une licence de « { NAME($card) } ».
    .you = Vous accordez à { $owner } une licence de « { NAME($card) } ».
    .yours = { $player } vous accorde une licence de « { NAME($card) } ».
log-asked-share = { $player } propose à { $owner } de revendiquer ensemble { NAME($breakthrough, form: "the") }.
    .you = Vous proposez à { $owner } de revendiquer ensemble { NAME($breakthrough, form: "the") }.
    .yours = { $player } vous propose de revendiquer ensemble { NAME($breakthrough, form: "the") }.
log-declined = { $player } refuse.
    .you = Vous refusez.
log-researched = { $player } mène une recherche sur { NAME($breakthrough, form: "the") } avec { n-dice }.
    .you = Vous menez une recherche sur { NAME($breakthrough, form: "the") } avec { n-dice }.
log-filled = { $player } remplit l’étape { $number } { NAME($breakthrough, form: "of") }.
    .you = Vous remplissez l’étape { $number } { NAME($breakthrough, form: "of") }.
log-took-back = { $player } reprend l’étape { $number } { NAME($breakthrough, form: "of") }.
    .you = Vous reprenez l’étape { $number } { NAME($breakthrough, form: "of") }.
log-claimed = { $player } revendique { NAME($breakthrough, form: "the") }.
    .you = Vous revendiquez { NAME($breakthrough, form: "the") }.
log-lifted = { $player } relève un jeton { NAME($territory, form: "of") }.
    .you = Vous relevez un jeton { NAME($territory, form: "of") }.
log-settled = { $player } place un jeton { NAME($territory, form: "in") }{ $n ->
    [one] {""}
   *[other] {" "}pour { $n } jetons
}.
    .you = Vous placez un jeton { NAME($territory, form: "in") }{ $n ->
        [one] {""}
       *[other] {" "}pour { $n } jetons
    }.
log-attacked = { $player } attaque { $owner } { NAME($territory, form: "in") }.
    .you = Vous attaquez { $owner } { NAME($territory, form: "in") }.
    .yours = { $player } vous attaque { NAME($territory, form: "in") }.
log-attacked-natives = { $player } attaque les Autochtones { NAME($territory, form: "in") }.
    .you = Vous attaquez les Autochtones { NAME($territory, form: "in") }.
log-rolled-highest = { $n ->
    [one] { $player } lance un dé : { $number }.
   *[other] { $player } lance { $n } dés, le plus haut est { $number }.
}
    .you = { $n ->
        [one] Vous lancez un dé : { $number }.
       *[other] Vous lancez { $n } dés, le plus haut est { $number }.
    }
log-natives-rolled = Les Autochtones obtiennent { $number } au dé.
log-won = { $player } l’emporte { NAME($territory, form: "in") }.
    .you = Vous l’emportez { NAME($territory, form: "in") }.
log-held = La défense { NAME($territory, form: "of") } tient bon.
log-bonus-card = { $player } a le plus de Nouvelles Présences, { $n }, et reçoit la carte bonus.
    .you = Vous avez le plus de Nouvelles Présences, { $n }, et recevez la carte bonus.
log-collected = { $player } encaisse { n-dollars } de Profit.
    .you = Vous encaissez { n-dollars } de Profit.
log-returned = { $player } remet { n-tokens } dans sa réserve.
    .you = Vous remettez { n-tokens } dans votre réserve.
log-ended = La partie est finie.
log-undo = { $player } annule son dernier choix.
    .you = Vous annulez votre dernier choix.
log-undo-chance = Le dernier tirage est à saisir de nouveau.

# Why not
no-over = La partie est finie.
no-such-code = Ce choix n’existe pas ; les codes vont de 0 à { $n }.
no-other-seat = { $now ->
    [chance] Ce sont les cartes ou les dés qui décident, personne d’autre.
   *[player] C’est à { $player } de décider.
}
no-undo = Vous n’avez rien à annuler : le hasard ou un autre joueur est passé après.
no-wrong-step-deal-destiny = Les cartes Destinée sont distribuées pendant la mise en place.
no-wrong-step-deal = Les cartes sont distribuées pendant la mise en place.
no-wrong-step-bidder = Les marqueurs sont tirés avant les mises.
no-wrong-step-bid = On mise une seule fois, avant de choisir les Territoires d’origine.
no-wrong-step-home = Les Territoires d’origine sont choisis une seule fois, après les mises.
no-wrong-step-turn-place = Les places se prennent dans la phase d’Ordre du tour.
no-wrong-step-play = Cela se fait dans votre partie de la phase de Cartes.
no-wrong-step-aim = Aucune carte ne vise d’adversaire en ce moment.
no-wrong-step-region = Aucune carte ne demande de région en ce moment.
no-wrong-step-product = Aucune carte ne demande de produit en ce moment.
no-wrong-step-era = Aucune carte ne demande d’Ère en ce moment.
no-wrong-step-option = Aucune carte n’offre de choix entre deux effets en ce moment.
no-wrong-step-answer = Il n’y a pas de carte à laquelle répondre.
no-wrong-step-pick = Aucune carte ne demande de territoire en ce moment.
no-wrong-step-give-up = Aucun territoire n’est à abandonner en ce moment.
no-wrong-step-take = Aucun territoire n’est à prendre en ce moment.
no-wrong-step-free-pioneer = Aucune carte n’offre de Pionnier en ce moment.
no-wrong-step-step = Aucune étape n’est à remplir en ce moment.
no-wrong-step-claim = Une Découverte se revendique dans votre phase d’Investissement, ou quand les étapes d’une carte la complètent.
no-wrong-step-put-away = Seul l’Art du récit fait défausser une carte, quand vous le revendiquez et dans votre phase de Cartes.
no-wrong-step-steal = Aucune carte n’est prise dans une main en ce moment.
no-wrong-step-card-die = Aucun dé n’est lancé en ce moment.
no-wrong-step-draw = Aucune carte n’est piochée en ce moment.
no-wrong-step-swap = Il n’y a pas de carte piochée que le Laboratoire d’idées puisse échanger.
no-wrong-step-invest = Cela se fait dans votre partie de la phase d’Investissement.
no-wrong-step-build = Aucune Ville n’est en train d’être bâtie.
no-wrong-step-licence = Personne ne demande de licence en ce moment.
no-wrong-step-share = Personne ne propose de revendication commune en ce moment.
no-wrong-step-research-die = Aucun dé n’est lancé en ce moment.
no-wrong-step-reroll-die = Il n’y a pas de dé de recherche à relancer.
no-wrong-step-six = Il n’y a pas de 6 à employer.
no-wrong-step-free-step = Les jetons d’étape se reprennent dans vos phases de Cartes et d’Investissement.
no-wrong-step-expand = Cela se fait dans votre partie de la phase d’Expansion.
no-wrong-step-attack-dice = Il n’y a pas de duel de dés en ce moment.
no-wrong-step-defence-dice = Il n’y a pas de duel de dés en ce moment.
no-wrong-step-reroll = Il n’y a pas de duel de dés à relancer.
no-no-such-player = Ce joueur ne peut pas être choisi ici.
no-not-in-pile = « { NAME($card) } » n’est pas dans la pioche.
no-not-in-hand = « { NAME($card) } » n’est pas dans votre main.
no-not-enough-cash = { $does ->
    [bid] Vous n’avez que { $cash } dollars.
   *[other] Cela coûte { $price } dollars ; vous en avez { $cash }.
}
no-home-taken = Un autre joueur a pris { NAME($territory, form: "the") } comme Territoire d’origine.
no-no-home-here = { NAME($territory) } n’est pas un Territoire d’origine à ce nombre de joueurs.
no-place-taken = Cette place de l’ordre du tour n’est pas libre.
no-wrong-era = « { NAME($card) } » n’est pas une carte de l’Ère en cours.
no-no-such-use = « { NAME($card) } » n’a pas cet emploi.
no-no-target = « { NAME($card) } » n’a pas de cible et ne peut pas être jouée pour son seul numéro.
no-no-target-aim = « { NAME($card) } » ne pourrait rien faire à { $whose }.
no-no-target-option = Cela n’a pas de cible en ce moment.
no-destiny-limit = Une carte Destinée a déjà été jouée ce tour-ci.
no-no-storytelling = Seul un propriétaire de l’Art du récit défausse des cartes.
no-story-told = Vous avez déjà défaussé une carte dans cette phase.
no-protected = { $whose } est à l’abri : la carte qui contre celle-ci a été jouée ce tour-ci.
no-not-a-target = Ce n’est pas une cible de « { NAME($card) } ».
no-not-a-target-option = « { NAME($card) } » n’a pas cet effet.
no-region-closed = Cette région n’est pas en jeu à ce nombre de joueurs.
no-market-closed = { NAME($territory) } : ce Marché étranger est bloqué jusqu’à la fin du tour.
no-no-answer = « { NAME($card) } » ne répond pas à la carte qui vient d’être jouée.
no-no-tokens = Trop peu de jetons dans votre réserve : { $supply }.
no-priority-gone = Vous avez déjà utilisé votre Tour prioritaire.
no-priority-unpaid = Un Tour prioritaire coûte un jeton, et il ne vous en reste aucun pour le payer.
no-token-limit = Votre place dans l’ordre du tour permet { $most } jetons par tour ; vous en avez acheté { $bought }.
no-one-each-turn = Un achat de chaque sorte par tour.
no-no-site = Vous n’avez pas là de Présence établie sans Ville.
no-no-site-invest = Vous n’avez pas de Présence établie sans Ville.
no-no-city-left = Il ne reste pas de Ville à la banque.
no-pioneer-limit = Vous avez autant de Pionniers que l’Ère en permet.
no-no-circus = Seuls les propriétaires du Cirque achètent des cartes.
no-no-card-left = Il ne reste pas de carte dans la pioche.
no-no-mechanization = Vous n’avez pas la Mécanisation, ou l’avez déjà employée ce tour-ci.
no-owned-already = { $does ->
    [licence] Vous possédez toutes les Progressions que nomme « { NAME($card) } ».
   *[progress] Vous possédez déjà { NAME($progression, form: "the") }.
}
no-lower-level-first = Le niveau inférieur de la catégorie vient avant { NAME($progression, form: "the") }.
no-level-one-first = Pas de niveau 3 avant les cinq Progressions de niveau 1.
no-not-united = Vous devez tous deux avoir possédé l’Unité avant cette phase.
no-other-partner = L’un de vous a un autre partenaire ce tour-ci.
no-asked-already = Vous l’avez déjà demandé ce tour-ci.
no-no-leader = « { NAME($card) } » n’a pas été jouée en Personnalité par un autre joueur ce tour-ci.
no-claimed-already = { NAME($breakthrough) } : cette Découverte est déjà revendiquée.
no-not-yet = { NAME($breakthrough) } : cette Découverte est d’une Ère à venir.
no-no-pioneer = Vous n’avez pas de Pionnier.
no-rolled-already = Vous avez déjà fait un jet de recherche ce tour-ci.
no-shared-already = Vous avez revendiqué une Découverte en commun ce tour-ci ; vous ne pouvez plus faire de recherche.
no-not-complete = Il manque des étapes { NAME($breakthrough, form: "of") }.
no-not-a-step = Ce n’est pas une étape libre { NAME($breakthrough, form: "of") }.
no-no-step-token = Il ne vous reste pas de jeton d’étape.
no-no-computers = { NAME($breakthrough) } : seuls les propriétaires des Ordinateurs revendiquent cette Découverte.
no-no-wireless = On ne relève de jetons qu’au tour où l’on achète le Sans-fil.
no-lift-limit = Le Sans-fil ne relève pas plus de jetons ce tour-ci.
no-nothing-cheaper = La Mécanisation ne rendrait rien moins cher de ce que vous pouvez acheter.
no-mechanizing = Choisissez d’abord ce qu’achète la Mécanisation : une Ville, un Pionnier ou une carte.
no-complete-already = Vous avez rempli toutes les étapes { NAME($breakthrough, form: "of") }.
no-no-spare-step = Vous n’avez pas là de jeton d’étape à reprendre.
no-no-such-die = Ce dé n’a pas été lancé.
no-partner-earlier = { $whose } a déjà joué ; on revendique ensemble dans la phase d’Investissement de celui qui joue le premier.
no-not-yours = Vous n’avez pas de Présence { NAME($territory, form: "in") }.
no-out-of-reach = { NAME($territory) } : hors de votre portée.
no-not-vacant = { NAME($territory) } : ce territoire n’est pas vacant.
no-nobody-there = Personne ne tient { NAME($territory, form: "the") } : placez-y un jeton sans duel.
no-own-presence = Vous tenez vous-même { NAME($territory, form: "the") }.
no-under-truce = Nul ne peut attaquer { NAME($territory, form: "in") } ce tour-ci.
no-too-few-tokens = { NAME($territory) } : il faut { n-tokens }, vous en avez { $purchased } à dépenser.
no-price-too-high = Il faut { n-tokens } ; vous en avez { $purchased } à dépenser.
no-must-choose = La carte demande un choix ; on ne peut pas y renoncer.
no-home-safe = Une carte ne prend jamais une Présence sur le Territoire d’origine de son propriétaire.
no-others-first = { $kind ->
    [cede] D’autres passent avant : ceux qui sont à portée { DE($gainer) }.
   *[remove] D’autres passent avant : ceux des régions que nomme la carte.
}

# Options
option-cash = Argent
option-cash-hidden = caché, montré quand une carte le compare
option-cash-open = visible

# Doubts
doubt-card-numbers = On ne connaît que des tranches de numéros : Destinée de 1 à 14, les paquets des trois Ères, 61 à 64. À l’intérieur, les cartes sont numérotées par date, comme les listes de cartes retirées à moins de joueurs.
doubt-card-names = 38 noms figurent dans les règles et 11 sur des pages publiques. Les 15 autres sont de nous : Égreneuse à coton, Canal Érié, Chemin de fer transcontinental, Ellis Island, Klondike, Silicon Valley, Eli Whitney, Lewis et Clark, Doctrine Monroe, Panique, Pony Express, Grand incendie, Alexander Graham Bell, Frères Wright, Bill Gates.
doubt-card-effects = Les règles disent l’événement du « Canal de Panama », les emplois de « Président » et le genre d’effet de 18 cartes ; des récits publics disent « Espion », une perte d’argent au dé (donnée à « Panique ») et la perte de deux Villes (donnée à « Grand incendie »). Le reste est reconstitué selon les genres d’événements que citent les règles.
doubt-card-products = Des produits des cartes, seule la technologie de « Président » est connue. Le reste suit le sujet de chaque carte et répartit les paiements sur les douze produits.
doubt-card-eras = Le paquet d’une carte découle de son numéro ; les cartes qui portent plusieurs Ères et celles qui reviennent sont reconstituées.
doubt-leader-credits = Chaque crédit, Pionnier gratuit et étape d’une Personnalité est reconstitué d’après ce qui l’a fait connaître ; les crédits vont du huitième à la moitié des coûts reconstitués.
doubt-card-answers = Les règles disent que « Président » et « Cour suprême » annulent des cartes, pas lesquelles. Dans un récit, « Cour suprême » annule « Congrès » ; Midway laisse aussi « Président » annuler « Congrès », et « Cour suprême » annuler « Président ».
doubt-fourteenth-destiny = La mise en place range le numéro 14 parmi les cartes de l’Ère 1, alors que les cartes Destinée vont de 1 à 14. On tient donc 14 pour une carte Destinée du paquet de l’Ère 1, jouable à toutes les Ères : « Destinée manifeste ».
doubt-natives-places = Les règles disent que « Souveraineté autochtone » amène des Autochtones et que « Homestead Act » en retire ; où et combien est reconstitué.
doubt-product-tokens = On connaît trois jetons Touristes et deux jetons Technologie, et les trois cartes qui les amènent ; combien chacune en amène, et où, est reconstitué.
doubt-attack-cards = Les règles disent que « Guerre de 1812 » et « Bannière étoilée » changent les duels de dés ; il est reconstitué laquelle gagne les égalités et laquelle rend les attaques moins chères.
doubt-card-conventions = Comment les effets reconstitués occupent, cèdent, retirent et remplacent, quand on nomme les cibles et qui peut répondre : ce sont les conventions de Midway, accordées à 8.326 à 8.333.
doubt-progression-costs = Aucun coût n’est connu. Ceux de Midway font environ 40 dollars par point de victoire, de sorte qu’une simulation simple finit en 8 à 10 tours avec un vainqueur près de 30 points.
doubt-progression-places = On connaît les quinze noms et les cinq catégories, pas la place de chaque nom. Le sens des noms et l’ordre des règles laissent peu de choix.
doubt-breakthrough-steps = Un exemple montre que le Laboratoire d’idées a quatre étapes, dont 1, 3 et 4. D’où : trois, quatre ou cinq étapes selon le niveau, de 1 à 5, puisqu’un 6 vaut n’importe quel nombre.
doubt-breakthrough-levels = Seul le niveau 2 du Laboratoire d’idées est connu ; le Commerce en ligne doit être au niveau 3, comme les Ordinateurs. Les autres suivent l’époque de leur nom.
doubt-turnpike = On sait que la Route à péage donne des jetons gratuits, pas combien ; Midway en donne deux. Qu’ils arrivent au début de la phase d’Investissement est tranché par Midway.
doubt-territories = 22 noms de territoires figurent dans les règles et 5 sur des pages publiques ; les 47 autres sont les États, provinces et pays d’aujourd’hui, les petits voisins réunis.
doubt-regions = Les huit régions sont connues, mais la région de quelques territoires seulement ; les autres sont rangés selon la géographie.
doubt-borders = Les territoires adjacents le sont selon la géographie réelle, coins compris ; le plateau imprimé peut en décider autrement.
doubt-control-numbers = Le 1 de l’Utah et le 2 du Colorado viennent d’un exemple, et l’étendue de 1 à 3 de pages publiques. Le reste est reconstitué d’après la population et la richesse.
doubt-territory-products = On connaît les icônes doubles de l’Amérique centrale et du Moyen-Orient, l’or de Californie, les fourrures et le bois du Canada. Le reste est ce qui a fait connaître chaque lieu, en nombres qui conviennent à la table des paiements.
doubt-rivers = On sait que des cours d’eau arrêtent les Chemins de fer, pas lesquels. Midway trace le Mississippi, l’Ohio et le Rio Grande.
doubt-coasts = Les règles nomment les côtes de l’Amérique centrale, d’Oaxaca, des Amériques du Sud et du Québec ; les autres suivent la géographie, le Golfe étant atlantique. Que les Bateaux à vapeur n’atteignent jamais les Marchés étrangers est tranché par Midway.
doubt-ferries = Les ferries de l’Alaska, du Michigan, du sud de l’Ontario et de New York sont connus ; Cuba en a aussi, mais on ignore vers où : Midway choisit la Floride et le Yucatán.
doubt-oceans = Les règles ne donnent pas les océans des Marchés étrangers : l’Europe, l’Afrique et le Moyen-Orient passent pour atlantiques, l’Asie et l’Australie pour pacifiques.
doubt-payment-rows = Les douze lignes de nombres et sept noms sont connus. Lequel du blé, du bétail, du bois, des minerais et des textiles occupe les lignes 2 à 6 est reconstitué ; le bétail est à la ligne 2 ou 3. Quatre de ces noms peuvent être imprimés autrement.
doubt-safety-net = On sait que la Protection sociale paie d’autant plus que le Profit est bas, pas combien ; Midway paie 10 dollars de plus par rang.
doubt-natives-defence = Les règles ne disent pas comment les Autochtones se défendent. Midway lance un dé pour eux, Ville ou non, et les Autochtones vaincus quittent le plateau.
doubt-bank = La boîte contient 38 000 dollars ; les règles ne disent pas ce qui arrive quand ils manquent. La banque de Midway ne s’épuise jamais.
doubt-progress-markers = Un passage dit que les jetons de contrôle marquent les Progressions, un autre les Découvertes. On suit le second : une Découverte revendiquée garde un jeton, une Progression non.
doubt-closed-regions = À moins de joueurs, pas d’expansion au Canada, ou au Canada et au Mexique. Midway entend la région du Mexique et ferme ces territoires à tout avantage et à toute carte, passage compris.
doubt-most-cities = Les règles ne disent pas quand on compare les Villes, ce que fait une égalité, ni si une Nouvelle Présence compte. Midway compare à chaque changement, une égalité laisse les points où ils sont, et les Nouvelles Présences comptent.
doubt-last-draw = Si une pioche s’épuise exactement au dernier tirage d’un tour, deux articles divergent sur les cartes recyclables de ce tour. Midway ne les met pas dans la pioche qui vient d’être formée.
doubt-transition = Si la première carte d’une Ère est piochée pendant une phase de Cartes, cette phase garde l’ancienne Ère et la suivante est la transition. Les limites de Pionniers et les niveaux de recherche suivent la nouvelle Ère dès ce tirage.
doubt-destiny-order = L’événement et le produit d’une carte Destinée ont tous deux lieu ; Midway commence par l’événement.
doubt-refunds = La moitié du crédit est remboursée pour une Progression possédée quand la Personnalité est jouée, pas pour une achetée ensuite. Les crédits d’une Progression s’ajoutent, et ce qui dépasse son prix est perdu.
doubt-ceded-number = Si moins de territoires sont accessibles au gagnant qu’il n’en faut céder, le perdant abandonne tout de même le nombre entier ; ce qui ne peut être pris devient vacant.
doubt-counters = Seul le joueur visé peut contrer, et un Contre joué hors de son tour ne protège que de cette carte-là.
doubt-city-and-surplus = Au-delà de la dernière colonne, on prend la dernière, après avoir ajouté la Ville et retranché le surplus. La Ville compte pour qui tient le territoire, bâtisseur ou non.
doubt-events-without-target = Comme seuls « Président » et « Cour suprême » se jouent pour leur seul numéro, un événement qui exige une cible ne peut être choisi sans elle.
doubt-step-numbers = Les nombres des étapes des cartes sont inconnus ; leur joueur choisit quels nombres libres elles remplissent.
doubt-storytelling-discard = Revendiquer l’Art du récit dans la phase de Cartes permet de défausser une carte ; c’est aussi la défausse de cette phase.
doubt-priority-token = Un Tour prioritaire coûte un jeton de contrôle, bien qu’une liste du matériel cite un cylindre. Si la réserve est vide, Midway prend le jeton dans la case des jetons achetés ; utilisé avant le classement, il s’applique juste après.
doubt-fifth-place = Le cinquième de cinq joueurs peut acheter 7 jetons, moins que le quatrième avec 9. Comme le dernier en a 7 à tout nombre de joueurs, on garde ce qui est imprimé.
doubt-mechanization = La Mécanisation n’achète une carte qu’avec le Cirque, et son unique jeton va dans la case comme un autre.
doubt-electricity = Les règles ne disent pas si la Ville gratuite de l’Électricité renchérit la suivante ; dans Midway, non.
doubt-free-pioneer = Les règles permettent un Pionnier par tour, acheté ou par carte ; un Pionnier gratuit compte donc comme celui du tour.
doubt-think-tank = Le Laboratoire d’idées n’agit que sur les cartes de la pioche, pas sur celle prise par « Espion » ; deux propriétaires échangent dans l’ordre du tour ; après la dernière carte, pas d’échange.
doubt-licence = Le preneur de licence reçoit le crédit et, avec la première Progression ainsi achetée, les étapes et le Pionnier gratuit de la Personnalité, mais jamais de remboursement ; la redevance est payée à l’achat. Une Personnalité jouée en Contre ne peut être donnée en licence.
doubt-step-tokens = On peut reprendre un jeton d’étape d’une Découverte inachevée ; les règles ne disent pas quand. Midway le permet dans ses propres phases de Cartes et d’Investissement.
doubt-late-claim = Une Découverte remplie qu’on ne peut revendiquer, faute de Pionnier ou d’Ordinateurs, reste ouverte aux autres ; son joueur peut la revendiquer dans une phase d’Investissement dès qu’il le peut.
doubt-joint-claim = Une revendication commune exige les deux Pionniers à ce moment, pour le Commerce en ligne les deux Ordinateurs, et aucun jet de recherche du premier à jouer ce tour-ci.
doubt-lost-home = Un Territoire d’origine perdu reste une base d’où placer un jeton à côté, et l’on peut de nouveau y placer un jeton.
doubt-south-america = Un article dit les deux Amériques du Sud adjacentes, un autre ne les atteint que par Bateaux à vapeur. Midway laisse l’adjacence jouer entre les deux.
doubt-telegraph-rivers = Le Télégraphe ne franchit ni ferry ni eau ; Midway entend par eau la mer, si bien que les cours d’eau n’arrêtent ni le Télégraphe ni l’adjacence simple.
doubt-railroads-region = Les Chemins de fer atteignent ce qui est adjacent à une région où l’on a une Présence établie ; Midway l’entend dans la région ou à côté.
doubt-three-markets = Les Avions atteignent jusqu’à trois Marchés étrangers ; Midway entend trois tenus en tout, et non trois par tour. Un récit public ouvre les marchés avec les Bateaux à vapeur ; on suit les règles.
doubt-market-foothold = Une Ville sur un autre Marché étranger ouvre le suivant ; Midway l’admet aussi sous une Nouvelle Présence.
doubt-wireless = Jetons relevés et jetons achetés restent ensemble dans le maximum. Un jeton placé hors de la portée habituelle ne se paie qu’avec des jetons relevés.
doubt-new-presences = Les règles permettent d’attaquer les Présences établies ; la précision de 2008 ajoute les Nouvelles, et on la suit.
doubt-rock-n-roll = Les règles ne disent pas si le Rock ’n’ roll ne relance que les dés de l’attaquant ; dans Midway, tous les dés des deux camps sont relancés, et le second résultat vaut.
doubt-bonus-card = Si personne n’a posé de Nouvelle Présence, personne ne pioche la carte bonus.
doubt-two-cinemas = Si deux joueurs possèdent le Cinéma, les autres paient à chacun d’eux.
doubt-no-card-left = Si aucune carte ne reste à piocher, on n’en pioche pas.
doubt-hand-sizes = Les mains peuvent être cachées ; Midway montre combien de cartes tient chaque joueur.
doubt-open-cash = L’argent peut rester caché, comme le permettent les règles, et se montre quand une carte le compare ; bien des tables jouent à découvert.
doubt-halves = Les fractions jouent contre le joueur ; Midway arrondit à 5 dollars la moitié de l’argent de quelqu’un.
doubt-thirty-points = 30 points atteints pendant les cartes finissent la partie avec la phase d’Investissement du tour, et celui qui retombe sous 30 l’a finie quand même. Une dernière carte remise par le Laboratoire d’idées n’était pas la dernière.
doubt-shared-victory = À points, argent et Profit égaux, la victoire est partagée.
doubt-clarifications = Des précisions de l’auteur, de juillet 2008, seule la première page a pu être lue. Le reste trancherait bien des effets de cartes et la fin de la partie.

# The board
chapter = Tour { $n }
board-progressions = Progressions
board-breakthroughs = Découvertes
board-cities = Plus de Villes
board-total = Total
board-cash = Argent
board-profit = Profit
board-pile = { $n ->
    [0] plus de carte
    [one] il reste une carte
   *[other] il reste { $n } cartes
}
board-order = Ordre du tour : { $names }
board-choice = Choix au prochain tour : { $names }
board-most-cities = Le plus de Villes : { $name }
board-canal = le canal de Panama est ouvert
board-surplus = en surplus : { $names }
board-blocked = bloqués : { $names }
board-truce = nul ne peut attaquer { NAME($region, form: "in") }
board-truce-of = nul ne peut attaquer { $name } { NAME($region, form: "in") }
board-played = Cartes jouées : { $names }
board-player = Joueur
board-vp = PV
board-hand = Cartes
board-supply = Réserve
board-spend = Achetés
board-pioneers = Pionn.
board-lands = Terres
board-built = Villes
board-home = Territoire d’origine : { $home }
board-owns = Progressions : { $names }
board-claimed = Découvertes : { $names }
board-map = Territoires : Nombre de contrôle, produits, qui les tient ; + Nouvelle, # Ville, x bloqué
board-legend = Produits : { $names }
part-turn = Tour
part-owned = Possessions
part-regions = Régions
part-map = Plateau
part-products = Produits
board-changed = changé
board-vacant = vacants
board-pays = Ce que les produits rapportent maintenant à { $name }, selon ses icônes
board-paying = { NAME($product) } { $icons } : { n-dollars }
board-closed = { NAME($region) } : hors jeu
board-natives = Autochtones
board-mats = Progressions par catégorie, avec leurs prix pour { $name }
board-chart = Découvertes : étapes, et qui a rempli lesquelles
board-steps = { $name } { $steps }
board-by = revendiquée par { $names }
board-later = à partir de l’Ère { $n }
board-next = Prochaine Ville { $city }, prochain Pionnier { $pioneer }, prochaine carte { $card } (jetons)
board-yours = Main { DE($name) } :
board-held = { $n } { $name } (Ère { $eras }) : { $text }
board-nothing = aucune carte
board-card = { $name } : { $text }
bot-greedy = prend les territoires, les Progressions et les cartes qui rapportent le plus tout de suite

# The board in the browser
pic-bid-nothing = Rien
pic-dollars = { $n } $
pic-bid-leads = { pic-dollars } en tête
pic-tokens-most = Maximum : { $n }
pic-parts = Parties de la table
pic-tab-map = Plateau
pic-tab-hand = Main
pic-tab-progress = Progrès
pic-tab-score = Joueurs
pic-chart = Plateau des Amériques avec les pistes des points, du Profit, des Ères et de l’ordre du tour
pic-map = Plateau des Amériques et des Marchés étrangers ; les flèches du clavier mènent d’un territoire à l’autre
pic-plus = Agrandir
pic-minus = Réduire
pic-fit = Tout le plateau
pic-sea-atlantic = Océan Atlantique
pic-sea-pacific = Océan Pacifique
pic-sea-gulf = Golfe du Mexique
pic-sea-hudson = Baie d’Hudson
pic-sea-caribbean = Mer des Caraïbes
pic-title-above = Carte nouvelle et exacte de
pic-title = l’Amérique du Nord
pic-title-below = et de ses marchés · 1760–2000
pic-vp = PV
pic-points = Points de victoire
pic-points-of = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
    }
pic-profit = Profit
pic-eras = Ères
pic-era = Ère { $eras }
pic-years = { NAME($era, form: "years") }
pic-era-gone = passée
pic-era-begins = L’Ère { $n } commence
pic-era-how = À la prochaine phase de Cartes, vous jouez des cartes de l’ancienne et de la nouvelle Ère ; ensuite, seulement de la nouvelle. Davantage de Pionniers sont permis, et les Découvertes de niveau { $n } peuvent être recherchées.
pic-era-yours = { $can ->
    [0] Aucune de vos cartes n’en fait partie.
    [one] Une de vos cartes en fait partie.
   *[other] { $can } de vos cartes en font partie.
    }
pic-cards-left = { $n ->
    [one] il reste { $n } carte
   *[other] il reste { $n } cartes
    }
pic-cards-ahead = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
pic-order = Ordre du tour et maximum de jetons à acheter
pic-place = Place { $n }
pic-place-short = { $n ->
    [1] 1er
   *[other] { $n }e
    }
pic-most-tokens = { $n } jetons au plus
pic-closed = hors jeu
pic-vacant = vacant
pic-held = Présence établie { DE($name) }
pic-held-new = Nouvelle Présence { DE($name) }
pic-natives = Autochtones
pic-control = contrôle { $n }
pic-city = Ville
pic-home-of = Territoire d’origine : { $name }
pic-blocked = marché bloqué ce tour
pic-by-adjacent = à côté { NAME($via, form: "of") }
pic-by-ferry = en ferry depuis { NAME($via, form: "the") }
pic-by-telegraph = Télégraphe par { NAME($via, form: "the") }
pic-by-railroads = par les Chemins de fer
pic-by-steamships = par les Bateaux à vapeur
pic-by-card = grâce à une carte
pic-by-airplanes = par les Avions
pic-by-e_commerce = par le Commerce en ligne
pic-by-wireless = par le Sans-fil
pic-cost = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
    }
pic-odds = { $n } % de chances de gagner le duel
pic-hand = Votre main
pic-hand-empty = Aucune carte
pic-card = { $n }, { $name }
pic-sort-destiny = Destinée
pic-sort-leader = Personnalité
pic-sort-event = Événement
pic-sort-answer = Réponse
pic-goods = Vos produits : icônes, et ce qu’ils paient maintenant
pic-good = { $product } : { $n } { $n ->
    [one] icône paie
   *[other] icônes paient
    } { n-dollars }
pic-good-surplus = { $product }, en surplus : { $n } { $n ->
    [one] icône paie
   *[other] icônes paient
    } { n-dollars }
pic-played = Jouées
pic-progress = Progrès
pic-level-none = niveau 1 en cours
pic-level-done = { $n ->
    [1] niveau 1 complet
    [2] niveaux 1 et 2 complets
   *[other] tous les niveaux complets
    }
pic-owned = acquise
pic-owners = possédée par { $names }
pic-category = { NAME($category, form: "short") }
pic-progression-kind = { NAME($category) } · { $level }
pic-breakthrough-kind = Découverte · { $level }
pic-breakthroughs = Découvertes
pic-claimed-by = revendiquée par { $names }
pic-boxes = Jetons pour la prochaine Ville, le prochain Pionnier, la prochaine carte
pic-box-city = Prochaine Ville : { pic-cost }
pic-box-pioneer = Prochain Pionnier : { pic-cost }
pic-box-card = Prochaine carte : { pic-cost }
pic-empires = Empires
pic-now = joue
pic-column-profit = Profit
pic-column-cash = Argent
pic-column-cards = Cartes en main
pic-column-tokens = Jetons en réserve
pic-column-pioneers = Pionniers
pic-column-lands = Territoires
pic-column-cities = Villes
pic-column-highest = Plus haute carte jouée ce tour
pic-most-cities = Le plus de Villes : 2 points de victoire
pic-tokens = { $n } jetons : { $map } sur le plateau, { $held } en service, { $spend } à dépenser, { $supply } en réserve
pic-tokens-map = { $n } sur le plateau
pic-tokens-held = { $n } en service
pic-tokens-spend = { $n } à dépenser
pic-tokens-supply = { $n } en réserve
pic-dice-against = contre
pic-dice-highest = le plus haut de { $n }
pic-dice-attack = { $you ->
    [yes] Vous attaquez
   *[no] { $name } attaque
    }
pic-dice-defence = { $you ->
    [yes] Vous vous défendez
   *[no] { $name } se défend
    }
pic-dice-research = { NAME($breakthrough) } : { $you ->
    [yes] il vous faut { $numbers }
   *[no] il faut { $numbers } à { $name }
    }
pic-dice-rule = { $wins ->
    [attack] L’attaque l’emporte à égalité.
    [defence] À égalité, la défense l’emporte.
   *[highest] Le dé le plus haut l’emporte.
    }
pic-dice-profit = { $you ->
    [yes] Profit : { $n } pour vous à la fin du tour.
   *[no] Profit : { $n } pour { $name } à la fin du tour.
    }
pic-dice-fills = { $n ->
    [0] Aucune étape n’est remplie.
    [one] Le { $numbers } remplit une étape.
   *[other] Les { $numbers } remplissent des étapes.
    }
pic-dice-idle = { $n ->
    [one] Le { $numbers } ne sert à rien.
   *[other] Les { $numbers } ne servent à rien.
    }
pic-dice-again = L’Innovation permet de relancer un dé.
pic-dice-missing = Il manque encore : { $numbers }.
pic-brings = Ce que ce tour apporte
pic-brings-of = Ce que ce tour apporte à { $name }
pic-brings-order = { $place ->
    [0] Pas encore de place
   *[other] Place { $place } ; { $rank ->
        [one] 1er choix
       *[other] { $rank }e choix
    } au prochain tour
    }
pic-brings-no-product = Aucune carte produit de cette Ère en main
pic-brings-hidden = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
    }
pic-brings-investment = { $free ->
    [0] Jusqu’à { $tokens } jetons pour { n-dollars }
    [one] Jusqu’à { $tokens } jetons pour { n-dollars }, { $free } gratuit
   *[other] Jusqu’à { $tokens } jetons pour { n-dollars }, { $free } gratuits
    }
pic-brings-nobody = Carte bonus : personne n’a encore de Nouvelle Présence
pic-brings-bonus = Carte bonus : en tête, Nouvelles : { $fresh }
pic-brings-behind = Carte bonus : { $name } en tête, Nouvelles : { $most } contre { $fresh }
pic-brings-profit = Profit ensuite : { $dollars }
pic-income-profit = Profit { $dollars }
pic-income-safety = Protection sociale { $dollars }
pic-income-renaissance = Villes { $dollars }
pic-income-pictures = Cinéma { $dollars }
pic-final-progressions = Progressions ({ $n })
pic-final-breakthroughs = Découvertes ({ $n })
pic-final-territories = Territoires ({ $n })
pic-where = Tour { $n } · { NAME($era) } · { NAME($phase) }
pic-where-homes = Choix des Territoires d’origine
pic-where-over = Terminé au tour { $n }

# Ce que le choix envisagé rapporterait
pic-pays = { $who ->
    [you] Vous touchez le plus { NAME($product, form: "for") }
    [tied] Vous touchez le plus, avec d’autres, { NAME($product, form: "for") }
    [nobody] Personne n’est payé { NAME($product, form: "for") }
   *[rival] { $name } touche le plus { NAME($product, form: "for") }
    }
pic-pays-event = L’événement vient d’abord ; voici ce qui serait payé dans l’état actuel.
pic-pays-then = Vos icônes : { $n }. Ensuite il y a surplus : le prochain paiement de ce tour compte une colonne de moins.
pic-pays-again = Vos icônes : { $n }. Il y a déjà surplus : une colonne de moins.
pic-aimed = { $who ->
    [you] contre vous
   *[rival] contre { $name }
    }
pic-here-spy = { $by } vous prend une carte au hasard ; vous en avez { $mine } en main. Si vous contrez avec « { president } », c’est vous qui prenez l’une des { $theirs } cartes de { $by }.
pic-here-civil_war = Vous retirez trois Présences établies, jamais votre Territoire d’origine, celles du Nord et du Sud des États-Unis avant les autres. Si vous contrez avec « { abraham_lincoln } », c’est { $by } qui en retire trois.
pic-here-congress = Chacun des autres paie à { $by } 5 dollars fois l’Ère, la { $era } en ce moment, dans la limite de son argent. Si la carte est annulée, personne ne paie.
pic-here-president = { $use ->
    [response] { $by } annule « { congress } ». Si vous annulez « { president } », « { congress } » prend effet malgré tout.
    [counter] { $by } retourne « { spy } » contre celui qui l’a joué. Si vous annulez « { president } », « { spy } » frappe { $by } malgré tout.
   *[product] Tout le monde est payé pour la technologie : vous touchez { $paid ->
        [one] { $paid } dollar
       *[other] { $paid } dollars
    }. Si la carte est annulée, personne n’est payé.
}
pic-here-the_depression = Tous les produits sont en surplus. Vous avez { $lands ->
    [one] un territoire
   *[other] { $lands } territoires
} { NAME($region, form: "in") } et en gardez deux au plus, toujours votre Territoire d’origine ; chacun fait de même, dans l’ordre du tour.
pic-answer-note = { $outcome ->
    [turns] « { $theirs } » se retourne contre { $name } ; { $n } compte pour l’ordre du tour.
    [idle] « { $theirs } » n’a aucun effet ; { $n } compte pour l’ordre du tour.
   *[acts] « { $theirs } » prend effet.
    }
pic-research = Rechercher : { $name }
pic-need = Il vous faut { $numbers }
pic-finish = { $n } % de finir
pic-reroll-more = Une étape de plus
pic-reroll-fewer = Une étape de moins
pic-reroll-finish = Toutes les étapes remplies
pic-chance-step = Au moins une étape
pic-chance-bare = Finir sans relance
pic-chance-more = Avec un Pionnier de plus ({ pic-cost })
pic-race = { $n ->
    [0] { $name } a tous les nombres
    [one] Il manque un nombre à { $name }
   *[other] Il manque { $n } nombres à { $name }
    }
pic-race-past = pas ce tour
pic-race-next = doit jouer
pic-research-then = Un 6 vaut tout nombre. Revendiquée, pour un Pionnier : { $n } PV.
pic-region-held = Présences dans la région
pic-region-lost = Territoires perdus
pic-land-profit = { $won ->
    [yes] Gagné : Profit à chaque tour
   *[no] Profit à chaque tour
    }{ $theirs ->
    [no] {""}
   *[other] , { $name } { $theirs }
    }
pic-land-pays = { $won ->
    [yes] Gagné : paiement { NAME($product, form: "for") } { $now } $ → { $then } $
   *[no] Paiement { NAME($product, form: "for") } { $now } $ → { $then } $
    }
pic-land-lost = Perdu ({ $n } %) : les jetons sont dépensés

# La main entière et la course aux Découvertes
pic-hand-whole = La main entière
pic-hand-keeps = { $n ->
    [0] Aucune carte.
    [one] Une carte.
   *[other] { $n } cartes.
    } Vous pouvez en garder { $keeps } : chaque carte de plus coûte { $each } de Profit à la fin de votre phase de cartes.
pic-hand-picks = choisit une carte
pic-hand-walks = passent à la suivante
pic-hand-pays = { NAME($product) } : { $paid }
pic-hand-later = Attend que vous jouiez vos cartes.
kind-buy = Acheter
kind-progress = Progressions
kind-research = Recherche
kind-lift = { wireless }
pic-go-settle = Se placer { NAME($territory, form: "in") }
pic-go-attack = Attaquer { NAME($territory, form: "the") }
pic-play = Jouer la carte
pic-answer = Répondre
pic-as-event = événement
pic-as-product = produit
pic-as-leader = Personnalité
pic-as-news = Actualités
pic-as-all = Personnalité et événement
pic-as-put-away = défausser
pic-as-take-back = reprendre { $n }
pic-end = { $n ->
    [0] Terminer
   *[other] Terminer : −{ $n } de Profit
}
pic-use-event = Maintenant comme événement
pic-use-leader = Maintenant comme Personnalité
pic-use-news = Maintenant comme Actualités : seul son nombre compte
pic-use-product = Maintenant pour son produit
pic-use-answer = Maintenant en réponse
pic-race-whole = La course aux Découvertes
pic-race-claimed = Revendiquées
pic-race-none = Personne n’en a encore revendiqué.
pic-race-open = À découvrir : une marque est une étape remplie
pic-race-empty = personne
pic-race-shut = S’ouvre avec l’{ NAME($era) }.
pic-race-you = { $n ->
    [0] Vous avez tous les nombres.
   *[other] Il vous faut { $numbers }{ $chance ->
        [no] .
       *[other] {" "}: { $chance } % de finir avec ce jet.
    }
    }
pic-race-has = { $name } a { $n } sur { $of }
pic-race-nobody = Aucun adversaire n’a commencé.

# Comment jouer
howto-goal = Bâtissez un empire commercial à travers l’Amérique, de 1760 à 2000. Dès qu’un joueur a 30 points de victoire, ou que les cartes sont épuisées, le meilleur score l’emporte.
howto-turn = Un tour : cinq étapes pour tous
howto-turn-1-name = Ordre du tour
howto-turn-1 = Les premières places achètent moins de jetons, les dernières plus.
howto-turn-2-name = Cartes
howto-turn-2 = Des Personnalités, des événements et des produits qui rapportent de l’argent.
howto-turn-3-name = Investissement
howto-turn-3 = Achetez jetons, Ville, Pionnier, Progressions ; lancez les dés pour les Découvertes.
howto-turn-4-name = Expansion
howto-turn-4 = Payez en jetons le nombre d’un territoire, ou attaquez aux dés.
howto-turn-5-name = Ajustements
howto-turn-5 = Chaque nouveau territoire ajoute 5 à votre Profit, payé à chaque tour.
howto-place-1 = 1er
howto-place-2 = 2e
howto-place-3 = 3e
howto-progressions = Progressions : quinze à acheter
howto-progressions-how = 1, 2 ou 3 points selon le niveau, 30 en tout
howto-progressions-points = 1 2 3
howto-breakthroughs = Découvertes : dix, gagnées par les Pionniers et les dés
howto-breakthroughs-how = 1, 2 ou 3 points selon le niveau ; qui en revendique une la garde
howto-breakthroughs-points = 1 2 3
howto-cities = Le plus de Villes
howto-cities-how = tant que vous les avez
howto-cities-points = 2
howto-land = Territoires
howto-land-how = aucun point, mais 5 de Profit chacun à chaque tour, et des produits que l’on vous paie
howto-land-points = 0
howto-advice-1-name = D’abord la terre.
howto-advice-1 = Ce que vous prenez tôt vous rapporte à chaque tour jusqu’à la fin de la partie.
howto-advice-2-name = Jouez vos Personnalités aussitôt.
howto-advice-2 = Leurs remises ne durent qu’un tour.
howto-advice-3-name = Regardez le nombre des cartes.
howto-advice-3 = Qui joue le plus élevé choisit en premier dans le prochain ordre du tour.

# What was done since the last turn
act-cash = { $how ->
    [card] { $player } a joué « { NAME($card) } »
   *[other] Vous avez payé
}
    .more = Votre argent : { $before } $ → { $after } $.
    .amount = −{ $n } $
act-paid-to = { $how ->
    [card] { $player } a joué « { NAME($card) } »
   *[other] Vous avez payé { $owner }
}
    .more = Vous avez payé { $owner }. Votre argent : { $before } $ → { $after } $.
    .amount = −{ $n } $
act-profit = { $how ->
    [card] { $player } a joué « { NAME($card) } »
   *[other] Votre Profit a baissé
}
    .more = Votre Profit : { $before } → { $after }.
    .amount = −{ $n } Profit
act-points = Vous n’avez plus le plus de Villes
    .more = Vos Points de Victoire : { $before } → { $after }.
    .amount = −{ $n } PV
act-stolen = { $player } a pris une carte dans votre main
    .more = « { NAME($card) } ». Vous seul et { $player } savez laquelle.
    .amount = −1
act-land = { $how ->
    [taken] { $player } vous a pris { NAME($territory, form: "the") }
   *[lost] Vous avez perdu { NAME($territory, form: "the") }
}
    .more = { $by ->
        [card] { $player } a joué « { NAME($card) } ».
        [dice] { $best } contre { $defence }.
       *[other] {""}
    }
    .amount = −1
act-city = La Ville { NAME($territory, form: "of") } a été détruite
    .amount = −1
act-held = { $player } vous a attaqué { NAME($territory, form: "in") }
    .more = Vous avez tenu : { $best } contre { $defence }.
    .amount = tenu
act-earned = { $how ->
    [card] { $player } a joué « { NAME($card) } »
   *[other] Vous avez été payé
}
    .more = Votre argent : { $before } $ → { $after } $.
    .amount = +{ $n } $
act-got-paid = { $owner } vous a payé
    .more = Votre argent : { $before } $ → { $after } $.
    .amount = +{ $n } $
act-collected = Vous avez encaissé votre Profit
    .more = Votre argent : { $before } $ → { $after } $.
    .amount = +{ $n } $
act-profit-up = Votre Profit a monté
    .more = Votre Profit : { $before } → { $after }.
    .amount = +{ $n } Profit
act-products = Vos produits ont été payés
    .more = { $products }.
    .amount = +{ $n } $
act-turn = { $player } :
    .amount = { $shown ->
        [yes] { $highest }
       *[no] {""}
    }
act-played = Cartes jouées : { $titles }.
act-progress = Achats : { $progressions }.
act-claimed = Revendications : { $breakthroughs }.
act-settled = Nouvelles terres : { $territories }.

# The Adjustments as a table
tally-payment = Paiement { NAME($product, form: "for") }, tour { $n }
tally-icons = Icônes
    .title = Icônes sur les terres établies
    .says = Six comptent au plus. Une Ville parmi elles ajoute une colonne.
tally-column = Colonne
    .title = { $surplus ->
        [yes] La colonne, une de moins à cause du surplus
       *[no] La colonne de la table des paiements
    }
tally-dollars = Payé, $
    .title = La banque paie tout le monde
    .says = Il y a maintenant surplus : une colonne de moins jusqu’à ce que tous aient joué leurs cartes.
tally-adjustments = Ajustements du tour { $n }
tally-before = Profit avant
    .title = Le Profit avant les Ajustements
tally-land = Nouvelles terres
    .title = Les nouvelles Présences augmentent le Profit
tally-lost = Perdu
    .title = Les pertes diminuent le Profit
tally-now = Profit
    .title = Chacun touche son Profit
tally-features = Avantages, $
    .title = { safety_net }, { urban_renaissance }, { motion_pictures }
tally-paid = Versé, $
    .title = Versé ce tour
tally-glance = Le tour { $n } en un coup d’œil
tally-cards = Cartes
    .title = Cartes jouées
tally-products = Produits, $
    .title = Dollars reçus pour les produits
tally-lands = Terres
    .title = Territoires gagnés et perdus
tally-profit = Profit
    .title = Profit avant et après le tour
tally-income = Versé, $
    .title = Versé pendant les Ajustements
tally-points = PV
    .title = Points de victoire avant et après le tour
tally-drawn = Piochées
    .title = Cartes piochées
tally-choice = Choix
    .title = Premier choix de l’ordre du prochain tour : { $first }
    .says = Le plus de points de victoire : { $leaders } ({ $most }). { $dollars ->
        [0] Aucun produit n’a été payé.
       *[other] Le plus grâce aux produits : { $paid } ({ $dollars } $).
    }

# After the lesson
lesson-last = Jouer les derniers tours
lesson-last-how = Tour 10, 25 à 13 à 22 points sur 30. Je chuchote si vous demandez.

# Ce que fait chaque choix
explain-bid = Vous payez cette somme, quel que soit le gagnant. La mise la plus élevée choisit en premier son Territoire d’origine, et ce que vous gardez achète vos premiers jetons.
explain-home = Vous commencez ici avec une Présence établie. Regardez les produits et les voisins à votre portée.
explain-turn-place = Vous agissez à cette place dans chaque phase du tour. Les premières agissent d’abord, les dernières peuvent acheter plus de jetons.
explain-play = La carte agit et est dépensée. Son nombre compte pour votre choix dans le prochain ordre du tour.
explain-put-away = La carte quitte le jeu pour de bon, et ne peut plus vous coûter du Profit pour une main trop pleine.
explain-aim = La carte frappe ce joueur.
explain-region = La carte agit dans cette région.
explain-pay-out = Chacun est payé pour ce produit, selon ce qu’il en a. Regardez le tableau : des adversaires peuvent gagner plus que vous.
explain-for-era = La carte est jouée comme une carte de cette Ère.
explain-option = La carte a plusieurs usages ; voici celui qu’elle aura.
explain-answer = Vous jouez votre carte contre la sienne. Les deux sont dépensées.
explain-pick = La carte agit ici.
explain-give-up = Vous perdez cette Présence. Chaque perte baisse votre Profit de 5 à la fin du tour.
explain-as-new = Le jeton compte comme une Nouvelle Présence : il ajoute 5 à votre Profit à la fin du tour et n’ouvre aucun accès avant.
explain-as-established = Le jeton compte comme une Présence établie : vous pouvez vous étendre à partir d’ici dès ce tour.
explain-free-pioneer = Un Pionnier vient sans paiement : un dé de plus en recherche.
explain-step = Vous remplissez cette étape de la Découverte. Quand toutes sont remplies, on peut la revendiquer.
explain-take-back = Votre jeton d’étape revient et peut servir à une autre Découverte ; l’étape est de nouveau ouverte.
explain-claim = Vous payez un Pionnier et devenez propriétaire de la Découverte : ses points et son avantage sont à vous.
explain-tokens = Vous payez comptant et avez ces jetons de contrôle pour les achats et l’expansion de ce tour.
explain-city = Vous bâtissez une Ville sur une de vos Présences établies. Elle y augmente le paiement des produits, rend le territoire plus dur à prendre et compte pour le plus de Villes.
explain-pioneer = Vous gagnez un Pionnier, un dé en recherche, qui peut aussi revendiquer une Découverte. Le prix monte pour l’acheteur suivant.
explain-card = Vous piochez une carte. Le prix monte pour l’acheteur suivant.
explain-mechanize = Votre prochaine Ville, Pionnier ou carte coûte un jeton, par la Mécanisation.
explain-progress = Vous payez le prix comptant et gardez la Progression : ses points, son avantage et l’accès à la suivante de sa catégorie.
explain-licence = Vous demandez une licence : elle vous permet d’utiliser la Personnalité jouée ce tour par ce joueur, en lui payant la moitié de chaque crédit utilisé.
explain-share = Vous proposez à ce joueur de revendiquer ensemble la Découverte : chacun donne un Pionnier et reçoit tous les points et l’avantage.
explain-agree = Vous acceptez l’offre telle quelle.
explain-research = Vos Pionniers lancent chacun un dé. Chaque nombre manquant qui sort remplit une étape ; un 6 remplit n’importe laquelle.
explain-reroll-die = Ce dé est relancé une fois ; le nouveau nombre compte.
explain-lift = Le jeton quitte ce territoire et peut servir ailleurs. Ce territoire est perdu pour vous.
explain-build = La Ville vient ici : les produits de ce territoire paient plus, et il est plus dur à prendre.
explain-keep = La carte piochée reste dans votre main.
explain-swap = La carte est remélangée dans la pioche, et vous prenez la suivante, quelle qu’elle soit.
explain-settle = Vous payez ce nombre de jetons et avez ici une Nouvelle Présence : 5 de Profit en plus à la fin du tour, et ses produits.
explain-attack = Vous dépensez les jetons indiqués et affrontez le défenseur aux dés. Si vous gagnez, le territoire est à vous ; sinon, les jetons sont tout de même dépensés.
explain-reroll = Les dés sont relancés une fois ; le nouveau résultat compte.
explain-priority = Une fois par partie, pour un jeton : vous choisissez votre place avant les autres dans le prochain ordre du tour.
explain-pass = Vous y renoncez. Rien n’est payé, et rien ne change.
explain-answer-pass = Vous laissez la carte agir et gardez la vôtre.
explain-done = Votre part de cette phase est terminée. L’argent vous reste ; les jetons non dépensés ce tour retournent à votre réserve.
explain-play-done = Vous ne jouez plus de carte ce tour. Pour chaque carte en trop dans votre main, vous perdez du Profit.

# Ce qu’il y a à peser
weigh-bid = Toutes les mises sont payées, et l’argent est rare aux premiers tours : misez pour un Territoire d’origine voulu, ou rien et prenez ce qui reste.
weigh-turn-place = Choisissez tôt pour vous étendre avant les autres, tard pour acheter plus de jetons.

# The reason for a hint
hint-finish = Vous l’achevez avec { $n } % de chances.
hint-land = Votre Profit augmente de { $n }.
hint-land-theirs = Votre Profit augmente de { $n }, celui { DE($player) } baisse de { $theirs }.
