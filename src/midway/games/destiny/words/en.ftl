title = Manifest Destiny
line = Carry your empire of trade across a continent, from 1760 to 2000.

# Regions; Mexico is a territory as well as a region
canada = Canada
    .the = Canada
    .of = of Canada
    .in = in Canada
    .from = from Canada
northern_us = Northern United States
    .the = the Northern United States
    .of = of the Northern United States
    .in = in the Northern United States
    .from = from the Northern United States
southern_us = Southern United States
    .the = the Southern United States
    .of = of the Southern United States
    .in = in the Southern United States
    .from = from the Southern United States
northwest = Northwest
    .the = the Northwest
    .of = of the Northwest
    .in = in the Northwest
    .from = from the Northwest
southwest = Southwest
    .the = the Southwest
    .of = of the Southwest
    .in = in the Southwest
    .from = from the Southwest
central_south_america = Central and South America
    .the = Central and South America
    .of = of Central and South America
    .in = in Central and South America
    .from = from Central and South America
foreign_markets = Foreign Markets
    .the = the Foreign Markets
    .of = of the Foreign Markets
    .in = in the Foreign Markets
    .from = from the Foreign Markets

# Territories
quebec = Quebec
    .the = Quebec
    .of = of Quebec
    .in = in Quebec
    .from = from Quebec
newfoundland = Newfoundland
    .the = Newfoundland
    .of = of Newfoundland
    .in = in Newfoundland
    .from = from Newfoundland
maritimes = Maritimes
    .the = the Maritimes
    .of = of the Maritimes
    .in = in the Maritimes
    .from = from the Maritimes
ontario = Ontario
    .the = Ontario
    .of = of Ontario
    .in = in Ontario
    .from = from Ontario
southern_ontario = Southern Ontario
    .the = Southern Ontario
    .of = of Southern Ontario
    .in = in Southern Ontario
    .from = from Southern Ontario
manitoba = Manitoba
    .the = Manitoba
    .of = of Manitoba
    .in = in Manitoba
    .from = from Manitoba
saskatchewan = Saskatchewan
    .the = Saskatchewan
    .of = of Saskatchewan
    .in = in Saskatchewan
    .from = from Saskatchewan
alberta = Alberta
    .the = Alberta
    .of = of Alberta
    .in = in Alberta
    .from = from Alberta
british_columbia = British Columbia
    .the = British Columbia
    .of = of British Columbia
    .in = in British Columbia
    .from = from British Columbia
northwest_territories = Northwest Territories
    .the = the Northwest Territories
    .of = of the Northwest Territories
    .in = in the Northwest Territories
    .from = from the Northwest Territories
maine = Maine
    .the = Maine
    .of = of Maine
    .in = in Maine
    .from = from Maine
new_england = New England
    .the = New England
    .of = of New England
    .in = in New England
    .from = from New England
new_york = New York
    .the = New York
    .of = of New York
    .in = in New York
    .from = from New York
new_jersey = New Jersey
    .the = New Jersey
    .of = of New Jersey
    .in = in New Jersey
    .from = from New Jersey
pennsylvania = Pennsylvania
    .the = Pennsylvania
    .of = of Pennsylvania
    .in = in Pennsylvania
    .from = from Pennsylvania
ohio = Ohio
    .the = Ohio
    .of = of Ohio
    .in = in Ohio
    .from = from Ohio
indiana = Indiana
    .the = Indiana
    .of = of Indiana
    .in = in Indiana
    .from = from Indiana
illinois = Illinois
    .the = Illinois
    .of = of Illinois
    .in = in Illinois
    .from = from Illinois
michigan = Michigan
    .the = Michigan
    .of = of Michigan
    .in = in Michigan
    .from = from Michigan
wisconsin = Wisconsin
    .the = Wisconsin
    .of = of Wisconsin
    .in = in Wisconsin
    .from = from Wisconsin
minnesota = Minnesota
    .the = Minnesota
    .of = of Minnesota
    .in = in Minnesota
    .from = from Minnesota
iowa = Iowa
    .the = Iowa
    .of = of Iowa
    .in = in Iowa
    .from = from Iowa
maryland = Maryland
    .the = Maryland
    .of = of Maryland
    .in = in Maryland
    .from = from Maryland
virginia = Virginia
    .the = Virginia
    .of = of Virginia
    .in = in Virginia
    .from = from Virginia
west_virginia = West Virginia
    .the = West Virginia
    .of = of West Virginia
    .in = in West Virginia
    .from = from West Virginia
kentucky = Kentucky
    .the = Kentucky
    .of = of Kentucky
    .in = in Kentucky
    .from = from Kentucky
tennessee = Tennessee
    .the = Tennessee
    .of = of Tennessee
    .in = in Tennessee
    .from = from Tennessee
north_carolina = North Carolina
    .the = North Carolina
    .of = of North Carolina
    .in = in North Carolina
    .from = from North Carolina
south_carolina = South Carolina
    .the = South Carolina
    .of = of South Carolina
    .in = in South Carolina
    .from = from South Carolina
georgia = Georgia
    .the = Georgia
    .of = of Georgia
    .in = in Georgia
    .from = from Georgia
florida = Florida
    .the = Florida
    .of = of Florida
    .in = in Florida
    .from = from Florida
alabama = Alabama
    .the = Alabama
    .of = of Alabama
    .in = in Alabama
    .from = from Alabama
mississippi = Mississippi
    .the = Mississippi
    .of = of Mississippi
    .in = in Mississippi
    .from = from Mississippi
louisiana = Louisiana
    .the = Louisiana
    .of = of Louisiana
    .in = in Louisiana
    .from = from Louisiana
arkansas = Arkansas
    .the = Arkansas
    .of = of Arkansas
    .in = in Arkansas
    .from = from Arkansas
missouri = Missouri
    .the = Missouri
    .of = of Missouri
    .in = in Missouri
    .from = from Missouri
north_dakota = North Dakota
    .the = North Dakota
    .of = of North Dakota
    .in = in North Dakota
    .from = from North Dakota
south_dakota = South Dakota
    .the = South Dakota
    .of = of South Dakota
    .in = in South Dakota
    .from = from South Dakota
nebraska = Nebraska
    .the = Nebraska
    .of = of Nebraska
    .in = in Nebraska
    .from = from Nebraska
montana = Montana
    .the = Montana
    .of = of Montana
    .in = in Montana
    .from = from Montana
wyoming = Wyoming
    .the = Wyoming
    .of = of Wyoming
    .in = in Wyoming
    .from = from Wyoming
idaho = Idaho
    .the = Idaho
    .of = of Idaho
    .in = in Idaho
    .from = from Idaho
washington = Washington
    .the = Washington
    .of = of Washington
    .in = in Washington
    .from = from Washington
oregon = Oregon
    .the = Oregon
    .of = of Oregon
    .in = in Oregon
    .from = from Oregon
alaska = Alaska
    .the = Alaska
    .of = of Alaska
    .in = in Alaska
    .from = from Alaska
texas = Texas
    .the = Texas
    .of = of Texas
    .in = in Texas
    .from = from Texas
oklahoma = Oklahoma
    .the = Oklahoma
    .of = of Oklahoma
    .in = in Oklahoma
    .from = from Oklahoma
kansas = Kansas
    .the = Kansas
    .of = of Kansas
    .in = in Kansas
    .from = from Kansas
colorado = Colorado
    .the = Colorado
    .of = of Colorado
    .in = in Colorado
    .from = from Colorado
new_mexico = New Mexico
    .the = New Mexico
    .of = of New Mexico
    .in = in New Mexico
    .from = from New Mexico
arizona = Arizona
    .the = Arizona
    .of = of Arizona
    .in = in Arizona
    .from = from Arizona
utah = Utah
    .the = Utah
    .of = of Utah
    .in = in Utah
    .from = from Utah
nevada = Nevada
    .the = Nevada
    .of = of Nevada
    .in = in Nevada
    .from = from Nevada
california = California
    .the = California
    .of = of California
    .in = in California
    .from = from California
hawaii = Hawaii
    .the = Hawaii
    .of = of Hawaii
    .in = in Hawaii
    .from = from Hawaii
mexico = Mexico
    .the = Mexico
    .of = of Mexico
    .in = in Mexico
    .from = from Mexico
baja_california = Baja California
    .the = Baja California
    .of = of Baja California
    .in = in Baja California
    .from = from Baja California
sonora = Sonora
    .the = Sonora
    .of = of Sonora
    .in = in Sonora
    .from = from Sonora
chihuahua = Chihuahua
    .the = Chihuahua
    .of = of Chihuahua
    .in = in Chihuahua
    .from = from Chihuahua
nuevo_leon = Nuevo León
    .the = Nuevo León
    .of = of Nuevo León
    .in = in Nuevo León
    .from = from Nuevo León
durango = Durango
    .the = Durango
    .of = of Durango
    .in = in Durango
    .from = from Durango
jalisco = Jalisco
    .the = Jalisco
    .of = of Jalisco
    .in = in Jalisco
    .from = from Jalisco
veracruz = Veracruz
    .the = Veracruz
    .of = of Veracruz
    .in = in Veracruz
    .from = from Veracruz
oaxaca = Oaxaca
    .the = Oaxaca
    .of = of Oaxaca
    .in = in Oaxaca
    .from = from Oaxaca
yucatan = Yucatán
    .the = Yucatán
    .of = of Yucatán
    .in = in Yucatán
    .from = from Yucatán
central_america = Central America
    .the = Central America
    .of = of Central America
    .in = in Central America
    .from = from Central America
cuba = Cuba
    .the = Cuba
    .of = of Cuba
    .in = in Cuba
    .from = from Cuba
east_south_america = East South America
    .the = East South America
    .of = of East South America
    .in = in East South America
    .from = from East South America
west_south_america = West South America
    .the = West South America
    .of = of West South America
    .in = in West South America
    .from = from West South America
europe = Europe
    .the = Europe
    .of = of Europe
    .in = in Europe
    .from = from Europe
africa = Africa
    .the = Africa
    .of = of Africa
    .in = in Africa
    .from = from Africa
middle_east = Middle East
    .the = the Middle East
    .of = of the Middle East
    .in = in the Middle East
    .from = from the Middle East
asia = Asia
    .the = Asia
    .of = of Asia
    .in = in Asia
    .from = from Asia
australia = Australia
    .the = Australia
    .of = of Australia
    .in = in Australia
    .from = from Australia

# Coasts
atlantic = Atlantic
pacific = Pacific

# Products
fruits_vegetables = Fruits and Vegetables
    .low = fruits and vegetables
    .short = Fru
    .the = fruits and vegetables
    .of = of fruits and vegetables
    .for = for fruits and vegetables
wheat = Wheat
    .low = wheat
    .short = Whe
    .the = wheat
    .of = of wheat
    .for = for wheat
livestock = Livestock
    .low = livestock
    .short = Liv
    .the = livestock
    .of = of livestock
    .for = for livestock
timber = Timber
    .low = timber
    .short = Tim
    .the = timber
    .of = of timber
    .for = for timber
minerals = Minerals
    .low = minerals
    .short = Min
    .the = minerals
    .of = of minerals
    .for = for minerals
textiles = Textiles
    .low = textiles
    .short = Tex
    .the = textiles
    .of = of textiles
    .for = for textiles
fur = Fur
    .low = fur
    .short = Fur
    .the = fur
    .of = of fur
    .for = for fur
tobacco = Tobacco
    .low = tobacco
    .short = Tob
    .the = tobacco
    .of = of tobacco
    .for = for tobacco
oil = Oil
    .low = oil
    .short = Oil
    .the = oil
    .of = of oil
    .for = for oil
gold = Gold
    .low = gold
    .short = Gol
    .the = gold
    .of = of gold
    .for = for gold
technology = Technology
    .low = technology
    .short = Tec
    .the = technology
    .of = of technology
    .for = for technology
tourists = Tourists
    .low = tourists
    .short = Tou
    .the = tourists
    .of = of tourists
    .for = for tourists

# Categories
transportation = Transportation
    .short = Transport
telecommunications = Telecommunications
    .short = Telecoms
government = Government
    .short = Government
leisure = Leisure
    .short = Leisure
culture = Culture
    .short = Culture

# Progressions
railroads = Railroads
    .the = Railroads
    .of = of Railroads
steamships = Steamships
    .the = Steamships
    .of = of Steamships
airplanes = Airplanes
    .the = Airplanes
    .of = of Airplanes
telegraph = Telegraph
    .the = Telegraph
    .of = of Telegraph
telephone = Telephone
    .the = Telephone
    .of = of Telephone
wireless = Wireless
    .the = Wireless
    .of = of Wireless
tolerance = Tolerance
    .the = Tolerance
    .of = of Tolerance
unity = Unity
    .the = Unity
    .of = of Unity
safety_net = Safety Net
    .the = Safety Net
    .of = of Safety Net
circus = Circus
    .the = Circus
    .of = of Circus
pro_sports = Pro Sports
    .the = Pro Sports
    .of = of Pro Sports
television = Television
    .the = Television
    .of = of Television
westward_ho = Westward Ho
    .the = Westward Ho
    .of = of Westward Ho
innovation = Innovation
    .the = Innovation
    .of = of Innovation
computers = Computers
    .the = Computers
    .of = of Computers

# Breakthroughs
turnpike = Turnpike
    .the = Turnpike
    .of = of Turnpike
patriotism = Patriotism
    .the = Patriotism
    .of = of Patriotism
storytelling = Storytelling
    .the = Storytelling
    .of = of Storytelling
mechanization = Mechanization
    .the = Mechanization
    .of = of Mechanization
think_tank = Think Tank
    .the = Think Tank
    .of = of Think Tank
electricity = Electricity
    .the = Electricity
    .of = of Electricity
motion_pictures = Motion Pictures
    .the = Motion Pictures
    .of = of Motion Pictures
rock_n_roll = Rock ’n’ Roll
    .the = Rock ’n’ Roll
    .of = of Rock ’n’ Roll
urban_renaissance = Urban Renaissance
    .the = Urban Renaissance
    .of = of Urban Renaissance
e_commerce = e-Commerce
    .the = e-Commerce
    .of = of e-Commerce

# Cards
hudson_bay_company = Hudson Bay Company
cotton_gin = Cotton Gin
louisiana_purchase = Louisiana Purchase
erie_canal = Erie Canal
remember_the_alamo = Remember the Alamo
california_gold_rush = California Gold Rush
transcontinental_railroad = Transcontinental Railroad
ellis_island = Ellis Island
klondike = Klondike
prohibition = Prohibition
the_60s = The 60’s
oil_crisis = Oil Crisis
silicon_valley = Silicon Valley
manifest_destiny = Manifest Destiny
native_sovereignty = Native Sovereignty
ben_franklin = Ben Franklin
revolutionary_war = Revolutionary War
george_washington = George Washington
thomas_jefferson = Thomas Jefferson
eli_whitney = Eli Whitney
lewis_and_clark = Lewis and Clark
robert_fulton = Robert Fulton
war_of_1812 = War of 1812
star_spangled_banner = Star Spangled Banner
monroe_doctrine = Monroe Doctrine
davy_crockett = Davy Crockett
panic = Panic
abolitionists_civil_rights_movement = Abolitionists/Civil Rights Movement
oregon_trail = Oregon Trail
samuel_morse = Samuel Morse
p_t_barnum = P. T. Barnum
pony_express = Pony Express
civil_war = Civil War
abraham_lincoln = Abraham Lincoln
homestead_act = Homestead Act
reconstruction = Reconstruction
sewards_folly = Seward’s Folly
great_fire = Great Fire
alexander_graham_bell = Alexander Graham Bell
thomas_edison = Thomas Edison
trustbusters = Trustbusters
remember_the_maine = Remember the Maine!
teddy_roosevelt = Teddy Roosevelt
wright_brothers = Wright Brothers
panama_canal = Panama Canal
world_war = World War
babe_ruth = Babe Ruth
amelia_earhart = Amelia Earhart
black_tuesday = Black Tuesday
the_depression = The Depression
dust_bowl = Dust Bowl
franklin_d_roosevelt = Franklin D. Roosevelt
cold_war = Cold War
lawyer = Lawyer
elvis_presley = Elvis Presley
john_f_kennedy = John F. Kennedy
civil_disobedience = Civil Disobedience
martin_luther_king = Martin Luther King
bill_gates = Bill Gates
internet = Internet
spy = Spy
congress = Congress
supreme_court = Supreme Court
president = President

# Uses of a card
none = Not used
event = Event
product = Product
leader = Leader
news = News
counter = Counter
response = Response

# Eras
era-1 = Era 1
    .years = 1760–1860
era-2 = Era 2
    .years = 1861–1920
era-3 = Era 3
    .years = 1921–2000

# Phases
homes = Homes
    .full = Choosing Homes
    .about = Everyone bids openly, pays the bid and chooses a Home, the highest bid first.
order = Turn Order
    .full = Turn Order Phase
    .about = Everyone takes a place in turn order, the player of the highest card of last turn first.
card-play = Cards
    .full = Card Play Phase
    .about = Everyone plays cards of the Era: events, leaders and product payments; one Destiny card for the whole table.
investment = Investment
    .full = Investment Phase
    .about = Money buys tokens and Progressions; tokens buy a City, a Pioneer or a card; Pioneers research.
expansion = Expansion
    .full = Expansion Phase
    .about = Bought tokens take vacant territories and attack held ones; most New Presences draw a card.
adjustments = Adjustments
    .full = Adjustments Phase
    .about = Profit is adjusted and paid, New Presences become Established, everyone draws a card.

# Numbers of things
n-tokens = { $n ->
    [0] no token
    [one] one token
   *[other] { $n } tokens
}
n-dollars = { $dollars } dollars
n-cards = { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}
n-dice = { $n ->
    [one] one die
   *[other] { $n } dice
}
holder = { $held ->
    [natives] natives
   *[player] { $holder }
}

# What is asked
ask-deal-destiny = Which Destiny card is dealt to { $player }?
ask-deal = Which card is dealt to { $player }?
ask-bidder = Whose marker is drawn next for the bidding?
ask-bid = { $player } bids for the choice of a Home.
    .you = How much do you bid for the choice of a Home? Everyone pays their bid; you have { $cash } dollars.
ask-home = { $player } chooses a Home.
    .you = Which territory is your Home?
ask-turn-place = { $player } takes a place in turn order.
    .you = Which place in turn order do you take?
ask-play = { $player } plays a card or ends card play.
    .you = Play a card, or end your card play.
ask-aim = { $player } chooses at whom to aim { NAME($card) }.
    .you = At whom do you aim { NAME($card) }?
ask-region = { $player } names a region for { NAME($card) }.
    .you = Which region do you name for { NAME($card) }?
ask-product = { $player } names the product that is paid by { NAME($card) }.
    .you = Which product is paid by { NAME($card) }?
ask-era = { $player } names an Era for { NAME($card) }.
    .you = For which Era do you play { NAME($card) }?
ask-option = { $player } decides what { NAME($card) } does.
    .you = What does { NAME($card) } do?
ask-answer = { $player } decides whether to answer { NAME($card) }.
    .you = { $by } plays { NAME($card) }: do you answer?
ask-pick = { $player } carries out { NAME($card) }.
    .you = { NAME($card) }: { ask-pick-what }
ask-pick-what = { $verb ->
    [claim] which territory do you claim? Up to { $n } more.
    [seize] do you take the territory?
    [replace] which presence do you replace with your own?
    [place_natives] where do natives settle? Up to { $n } more.
    [remove_natives] from where do natives leave? Up to { $n } more.
    [place_product] where do you put the product token? { $n } to put.
    [destroy_cities] which City is destroyed? { $n } to go.
    [block_markets] which Foreign Market is blocked? { $n } to name.
    [free_city] where do you put the City?
   *[other] which territory?
}
ask-give-up = { $player } gives up a territory to { NAME($card) }.
    .you = { NAME($card) }: { ask-give-up-what }
ask-give-up-what = { $kind ->
    [cede] which territory do you cede to { $gainer }? { $n } to give up.
   *[remove] which territory do you give up? { $n } to go.
}
ask-take = { $player } takes { NAME($territory, form: "the") }.
    .you = How do you take { NAME($territory, form: "the") }?
ask-free-pioneer = { $player } may take the free Pioneer of { NAME($card) }.
    .you = Take the free Pioneer of { NAME($card) }?
ask-step = { $player } fills a step for { NAME($card) }.
    .you = Which step do you fill for { NAME($card) }?
ask-claim = { $player } may claim { NAME($breakthrough, form: "the") } for a Pioneer.
    .you = Claim { NAME($breakthrough, form: "the") }? It costs a Pioneer.
ask-put-away = { $player } may discard a card by Storytelling.
    .you = Discard a card by Storytelling?
ask-steal = Which card does { $player } take from the hand of { $victim }?
ask-card-die = What does { $player } roll?
ask-draw = Which card does { $player } draw?
ask-swap = { $player } keeps the card drawn, or swaps it for the next one.
    .you = Keep { NAME($received) } ({ $printed }), or swap it for the next card?
ask-invest = { $player } buys, researches, or ends the investment.
    .you = Buy, research, or end: { $cash } dollars and { n-tokens } to spend.
ask-build = { $player } builds a City.
    .you = Where do you build the City?
ask-licence = { $player } decides whether to give a licence of { NAME($card) }.
    .you = Give { $active } a licence of { NAME($card) }? You get half the credit for each Progression bought with it.
ask-share = { $player } decides whether to claim { NAME($breakthrough, form: "the") } together.
    .you = Claim { NAME($breakthrough, form: "the") } together with { $active }? Each of you spends a Pioneer.
ask-research-die = What does { $player } roll in research?
ask-reroll-die = { $player } may reroll one die by Innovation; the roll is { $dice }.
    .you = Reroll one die by Innovation? You rolled { $dice }.
ask-six = { $player } chooses the step that the 6 fills.
    .you = Which step does the 6 fill?
ask-free-step = { $player } may take back a step token for { NAME($breakthrough, form: "the") }.
    .you = All your step tokens are in use. Take one back for { NAME($breakthrough, form: "the") }?
ask-expand = { $player } places, attacks, or ends the expansion.
    .you = Place, attack, or end your expansion: { n-tokens } to spend.
ask-attack-dice = What is the highest of { $player }’s { n-dice }?
ask-defence-dice = { $held ->
    [natives] What do the natives roll?
   *[player] { $n ->
        [one] What does { $player } roll in defence?
       *[other] What is the highest of { $player }’s { $n } dice in defence?
    }
}
ask-reroll = { $player } may roll again by Rock ’n’ Roll; it stands { $best } to { $defence }.
    .you = Roll again by Rock ’n’ Roll? It stands { $best } to { $defence }.

# What may be done
do-draw = { NAME($card) } ({ $printed })
do-steal = { NAME($card) } ({ $printed })
do-bidder = { $whose }
do-die = { $number }
do-highest = { $number }
do-bid = Bid { n-dollars }
do-home = { NAME($territory) }
do-turn-place = Place { $place }: at most { n-tokens } to buy
do-play = { NAME($card) } ({ $printed }): { $kind ->
    [both] event, then { NAME($product, form: "low") }
    [any] event, then a product of your choice
    [event] event
    [product] { NAME($product, form: "low") } paid
    [all] leader and event
    [leader] leader
   *[news] News, for its number only
}
do-put-away = Discard { NAME($card) } ({ $printed })
do-aim = { $whose }
do-region = { NAME($region) }
do-pay-out = { NAME($product) }
do-for-era = Era { $era }
do-option = { $verb ->
    [claim] Claim territories
    [remove_natives] Remove natives
   *[other] Effect { $n }
}
do-answer = { $kind ->
    [counter] Counter with { NAME($card) } ({ $printed })
   *[response] Cancel it with { NAME($card) } ({ $printed })
}
do-pick = { $verb ->
    [seize] { $kind ->
        [attack] Attack { NAME($territory, form: "the") } ({ holder }): { $odds }% to win
        [buy] Buy { NAME($territory, form: "the") } from { $holder } for { $price } dollars
       *[claim] Claim { NAME($territory, form: "the") }
    }
    [claim] Claim { NAME($territory, form: "the") }
    [replace] { NAME($territory) } ({ holder })
   *[other] { NAME($territory) }
}
do-give-up = { NAME($territory) }{ $kind ->
    [new] , New
    [city] , with a City
   *[established] {""}
}
do-as-new = As a New Presence
do-as-established = As an Established Presence
do-free-pioneer = Take the Pioneer
do-step = { NAME($breakthrough) }: step { $number }
do-take-back = Take back step { $number } { NAME($breakthrough, form: "of") }
do-claim = Claim { NAME($breakthrough, form: "the") }: +{ $points } VP for a Pioneer
do-tokens = Buy { n-tokens } for { $price } dollars
do-city = { $n ->
    [0] City, free of charge
   *[other] City for { n-tokens }
}
do-pioneer = Pioneer for { n-tokens }
do-card = Card for { n-tokens }
do-mechanize = Mechanization: the next City, Pioneer or card for one token
do-progress = { NAME($progression) } for { $price } dollars: +{ $points } VP
do-licence = Ask { $owner } for a licence of { NAME($card) }
do-share = Ask { $whose } to claim { NAME($breakthrough, form: "the") } together
do-agree = Agree
do-research = Research { NAME($breakthrough, form: "the") } with { n-dice }; missing { $missing }
do-reroll-die = Reroll die { $number }: it shows { $shows }
do-lift = Lift the token { NAME($territory, form: "from") }
do-build = { NAME($territory) }
do-keep = Keep the card
do-swap = Swap it for the next card
do-settle = Place { NAME($territory, form: "in") }: { n-tokens }
do-attack = Attack { NAME($territory, form: "the") } ({ holder }): { n-tokens }, { $odds }% to win
do-reroll = Roll again
do-priority = Use your Priority Turn: choose { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} next turn
do-pass = { $step ->
    [answer] Let it pass
    [pick] { $verb ->
        [claim] Claim no more
        [seize] Leave it
       *[other] No more
    }
    [take] Leave it vacant
    [free-pioneer] No Pioneer
    [claim] Not now
    [put-away] Keep all cards
    [licence] Decline
    [share] Decline
    [reroll-die] Keep the dice
    [free-step] Let the die go
   *[reroll] Let the roll stand
}
do-done = { $step ->
    [play] End your card play{ $penalty ->
        [0] {""}
       *[other] : { $penalty } Profit lost for too many cards
    }
    [invest] End your investment
   *[expand] End your expansion
}

# What happened
log-got = The card is { NAME($card) }.
log-drew = { $player } draws a card.
    .you = You draw a card.
log-bids-next = { $player } is next in the bidding.
    .you = You are next in the bidding.
log-bids = { $player } bids { $dollars ->
    [0] nothing
   *[other] { n-dollars }
}.
    .you = You bid { $dollars ->
        [0] nothing
       *[other] { n-dollars }
    }.
log-took-home = { $player } chooses { NAME($territory, form: "the") } as Home and takes mat { $n }.
    .you = You choose { NAME($territory, form: "the") } as Home and take mat { $n }.
log-turn = Turn { $n } begins.
log-took-place = { $player } takes place { $n } in turn order.
    .you = You take place { $n } in turn order.
log-phase = The { NAME($phase, form: "full") } begins.
log-new-pile = A pile of { $n } cards is formed for Era { $era }.
log-new-era = Era { $era } begins.
log-last-card = The last card has been drawn: the end is near.
log-played = { $player } plays { NAME($card) }{ $use ->
    [product] {" "}for its product
    [leader] {" "}as a leader
    [news] {" "}as News
    [counter] {" "}as a counter
    [response] {" "}as a response
   *[event] {" "}for its event
}.
    .you = You play { NAME($card) }{ $use ->
        [product] {" "}for its product
        [leader] {" "}as a leader
        [news] {" "}as News
        [counter] {" "}as a counter
        [response] {" "}as a response
       *[event] {" "}for its event
    }.
log-put-away = { $player } discards a card for good.
    .you = You discard a card for good.
log-put-card-away = The discarded card is { NAME($card) }.
log-aimed = { $player } aims it at { $owner }.
    .you = You aim it at { $owner }.
    .yours = { $player } aims it at you.
log-named-region = { $player } names { NAME($region, form: "the") }.
    .you = You name { NAME($region, form: "the") }.
log-named-era = { $player } plays it for Era { $era }.
    .you = You play it for Era { $era }.
log-countered = { $player } counters: { NAME($card) } strikes back.
    .you = You counter: { NAME($card) } strikes back.
log-cancelled = { $player } cancels { NAME($card) }.
    .you = You cancel { NAME($card) }.
log-let-pass = { $player } lets it pass.
    .you = You let it pass.
log-surplus = In surplus for the rest of the turn: { NAME($product, form: "low") }.
log-all-surplus = All products are in surplus for the rest of the turn.
log-paid-out = { $player } is paid { n-dollars } { NAME($product, form: "for") }.
    .you = You are paid { n-dollars } { NAME($product, form: "for") }.
log-earned = { $player } gets { n-dollars }.
    .you = You get { n-dollars }.
log-paid = { $player } pays { n-dollars }.
    .you = You pay { n-dollars }.
log-paid-to = { $player } pays { n-dollars } to { $owner }.
    .you = You pay { n-dollars } to { $owner }.
    .yours = { $player } pays you { n-dollars }.
log-revealed = { $player } shows { n-dollars } in cash.
    .you = You show { n-dollars } in cash.
log-profit-up = The Profit of { $player } rises by { $dollars } to { $n }.
    .you = Your Profit rises by { $dollars } to { $n }.
log-profit-down = The Profit of { $player } falls by { $dollars } to { $n }.
    .you = Your Profit falls by { $dollars } to { $n }.
log-points-up = { $player } gains { $points } VP: { $n } in all.
    .you = You gain { $points } VP: { $n } in all.
log-points-down = { $player } loses { $points } VP: { $n } in all.
    .you = You lose { $points } VP: { $n } in all.
log-credited = { NAME($progression) } costs { $player } { n-dollars } less this turn.
    .you = { NAME($progression) } costs you { n-dollars } less this turn.
log-refunded = { $player } owns { NAME($progression, form: "the") } already and is refunded { n-dollars }.
    .you = You own { NAME($progression, form: "the") } already and are refunded { n-dollars }.
log-claimed-land = { $player } claims { NAME($territory, form: "the") }.
    .you = You claim { NAME($territory, form: "the") }.
log-lost = { $player } loses { NAME($territory, form: "the") }.
    .you = You lose { NAME($territory, form: "the") }.
log-left-vacant = Nobody holds { NAME($territory, form: "the") } now.
log-natives-came = Natives settle { NAME($territory, form: "in") }.
log-natives-left = The natives leave { NAME($territory, form: "the") }.
log-product-put = A new product { NAME($territory, form: "in") }: { NAME($product, form: "low") }.
log-city-built = { $player } builds a City { NAME($territory, form: "in") }.
    .you = You build a City { NAME($territory, form: "in") }.
log-city-destroyed = The City { NAME($territory, form: "in") } is destroyed.
log-most-cities = { $player } has the most Cities.
    .you = You have the most Cities.
log-no-most-cities = { $player } no longer has the most Cities.
    .you = You no longer have the most Cities.
log-canal-open = The Panama Canal is open: all coasts are one for Steamships.
log-market-blocked = Blocked until the end of the turn: { NAME($territory) }.
log-truce = Nobody may attack { $player } { NAME($region, form: "in") } until the end of the turn.
    .you = Nobody may attack you { NAME($region, form: "in") } until the end of the turn.
log-truce-all = Nobody may attack { NAME($region, form: "in") } until the end of the turn.
log-stole = { $player } takes a card from the hand of { $owner }.
    .you = You take a card from the hand of { $owner }.
    .yours = { $player } takes a card from your hand.
log-was-stolen = The card is { NAME($card) }.
log-rolled = { $player } rolls { $number }.
    .you = You roll { $number }.
log-hand-penalty = { $player } holds { n-cards } too many.
    .you = You hold { n-cards } too many.
log-ranked = { $player } has Turn Order Choice { $n } for the next turn.
    .you = You have Turn Order Choice { $n } for the next turn.
log-used-priority = { $player } uses the Priority Turn.
    .you = You use the Priority Turn.
log-free-tokens = { $player } gets { $n ->
    [one] a free token
   *[other] { $n } free tokens
}.
    .you = You get { $n ->
        [one] a free token
       *[other] { $n } free tokens
    }.
log-bought-tokens = { $player } buys { n-tokens }.
    .you = You buy { n-tokens }.
log-got-pioneer = { $player } gets a Pioneer.
    .you = You get a Pioneer.
log-bought-card = { $player } buys a card.
    .you = You buy a card.
log-spent-tokens = { $player } spends { n-tokens }.
    .you = You spend { n-tokens }.
log-swapped = { $player } swaps a card by Think Tank.
    .you = You swap a card by Think Tank.
log-bought-progression = { $player } buys { NAME($progression, form: "the") }.
    .you = You buy { NAME($progression, form: "the") }.
log-level-done = { $player } owns all Progressions of level { $n }.
    .you = You own all Progressions of level { $n }.
log-asked-licence = { $player } asks { $owner } for a licence of { NAME($card) }.
    .you = You ask { $owner } for a licence of { NAME($card) }.
    .yours = { $player } asks you for a licence of { NAME($card) }.
log-gave-licence = { $player } gives { $owner } a licence of { NAME($card) }.
    .you = You give { $owner } a licence of { NAME($card) }.
    .yours = { $player } gives you a licence of { NAME($card) }.
log-asked-share = { $player } asks { $owner } to claim { NAME($breakthrough, form: "the") } together.
    .you = You ask { $owner } to claim { NAME($breakthrough, form: "the") } together.
    .yours = { $player } asks you to claim { NAME($breakthrough, form: "the") } together.
log-declined = { $player } declines.
    .you = You decline.
log-researched = { $player } researches { NAME($breakthrough, form: "the") } with { n-dice }.
    .you = You research { NAME($breakthrough, form: "the") } with { n-dice }.
log-filled = { $player } fills step { $number } { NAME($breakthrough, form: "of") }.
    .you = You fill step { $number } { NAME($breakthrough, form: "of") }.
log-took-back = { $player } takes back step { $number } { NAME($breakthrough, form: "of") }.
    .you = You take back step { $number } { NAME($breakthrough, form: "of") }.
log-claimed = { $player } claims { NAME($breakthrough, form: "the") }.
    .you = You claim { NAME($breakthrough, form: "the") }.
log-lifted = { $player } lifts a token { NAME($territory, form: "from") }.
    .you = You lift a token { NAME($territory, form: "from") }.
log-settled = { $player } places a token { NAME($territory, form: "in") }{ $n ->
    [one] {""}
   *[other] {" "}for { $n } tokens
}.
    .you = You place a token { NAME($territory, form: "in") }{ $n ->
        [one] {""}
       *[other] {" "}for { $n } tokens
    }.
log-attacked = { $player } attacks { $owner } { NAME($territory, form: "in") }.
    .you = You attack { $owner } { NAME($territory, form: "in") }.
    .yours = { $player } attacks you { NAME($territory, form: "in") }.
log-attacked-natives = { $player } attacks the natives { NAME($territory, form: "in") }.
    .you = You attack the natives { NAME($territory, form: "in") }.
log-rolled-highest = { $n ->
    [one] { $player } rolls a die: { $number }.
   *[other] { $player } rolls { $n } dice, the highest is { $number }.
}
    .you = { $n ->
        [one] You roll a die: { $number }.
       *[other] You roll { $n } dice, the highest is { $number }.
    }
log-natives-rolled = The natives roll { $number }.
log-won = { $player } wins { NAME($territory, form: "the") }.
    .you = You win { NAME($territory, form: "the") }.
log-held = The defence { NAME($territory, form: "of") } holds.
log-bonus-card = { $player } has the most New Presences, { $n }, and gets the bonus card.
    .you = You have the most New Presences, { $n }, and get the bonus card.
log-collected = { $player } collects { n-dollars } of Profit.
    .you = You collect { n-dollars } of Profit.
log-returned = { $player } takes { n-tokens } back into the supply.
    .you = You take { n-tokens } back into the supply.
log-ended = The game is over.
log-undo = { $player } undoes the last choice.
    .you = You undo the last choice.
log-undo-chance = The last outcome is to be entered again.

# Why not
no-over = The game is over.
no-such-code = There is no such choice; codes run from 0 to { $n }.
no-other-seat = { $now ->
    [chance] Cards or dice decide now, nobody else.
   *[player] { $player } decides now.
}
no-undo = There is nothing for you to undo: chance or another player has acted since.
no-wrong-step-deal-destiny = Destiny cards are dealt during set-up.
no-wrong-step-deal = Cards are dealt during set-up.
no-wrong-step-bidder = Markers are drawn before the bidding.
no-wrong-step-bid = Bids are made once, before Homes are chosen.
no-wrong-step-home = Homes are chosen once, after the bidding.
no-wrong-step-turn-place = Places are taken in the Turn Order Phase.
no-wrong-step-play = That is done in your own part of the Card Play Phase.
no-wrong-step-aim = No card asks for a rival now.
no-wrong-step-region = No card asks for a region now.
no-wrong-step-product = No card asks for a product now.
no-wrong-step-era = No card asks for an Era now.
no-wrong-step-option = No card offers a choice of effects now.
no-wrong-step-answer = There is no card to answer now.
no-wrong-step-pick = No card asks for a territory now.
no-wrong-step-give-up = No territory has to be given up now.
no-wrong-step-take = No territory can be taken now.
no-wrong-step-free-pioneer = No card offers a free Pioneer now.
no-wrong-step-step = No step can be filled now.
no-wrong-step-claim = Breakthroughs are claimed in your Investment Phase, or when a card’s steps complete one.
no-wrong-step-put-away = Only Storytelling discards cards, when you claim it and in your Card Play Phase.
no-wrong-step-steal = No card is taken from a hand now.
no-wrong-step-card-die = No die is rolled now.
no-wrong-step-draw = No card is drawn now.
no-wrong-step-swap = There is no drawn card for Think Tank to swap.
no-wrong-step-invest = That is done in your own part of the Investment Phase.
no-wrong-step-build = No City is being built now.
no-wrong-step-licence = Nobody asks for a licence now.
no-wrong-step-share = Nobody asks to claim a Breakthrough together now.
no-wrong-step-research-die = No die is rolled now.
no-wrong-step-reroll-die = There are no research dice to reroll now.
no-wrong-step-six = There is no 6 to use now.
no-wrong-step-free-step = Step tokens are taken back in your own Card Play and Investment.
no-wrong-step-expand = That is done in your own part of the Expansion Phase.
no-wrong-step-attack-dice = No competition roll is made now.
no-wrong-step-defence-dice = No competition roll is made now.
no-wrong-step-reroll = There is no competition roll to make again now.
no-no-such-player = That player cannot be chosen here.
no-not-in-pile = { NAME($card) } is not in the pile.
no-not-in-hand = { NAME($card) } is not in your hand.
no-not-enough-cash = { $does ->
    [bid] You have only { $cash } dollars.
   *[other] It costs { $price } dollars; you have { $cash }.
}
no-home-taken = Somebody else has { NAME($territory, form: "the") } as Home.
no-no-home-here = { NAME($territory) } is not one of the Homes at this number of players.
no-place-taken = That place in turn order is not free.
no-wrong-era = { NAME($card) } is not a card of the current Era.
no-no-such-use = { NAME($card) } has no such use.
no-no-target = { NAME($card) } has no target now, and may not be played for its number alone.
no-no-target-aim = { NAME($card) } would do nothing to { $whose }.
no-no-target-option = That has no target now.
no-destiny-limit = A Destiny card has already been played this turn.
no-no-storytelling = Only an owner of Storytelling discards cards.
no-story-told = You have already discarded a card in this phase.
no-protected = { $whose } is protected: the card that counters this one was played this turn.
no-not-a-target = That is not a target of { NAME($card) }.
no-not-a-target-option = { NAME($card) } has no such effect.
no-region-closed = That region is out of play at this number of players.
no-market-closed = { NAME($territory) } is a Foreign Market blocked until the end of the turn.
no-no-answer = { NAME($card) } does not answer the card just played.
no-no-tokens = Too few tokens in your supply: { $supply }.
no-priority-gone = You have already used your Priority Turn.
no-priority-unpaid = A Priority Turn costs a token, and you have none left to pay with.
no-token-limit = Your place in turn order allows { $most } tokens a turn; you have bought { $bought }.
no-one-each-turn = You may buy only one of each kind in a turn.
no-no-site = You have no Established Presence without a City there.
no-no-site-invest = You have no Established Presence without a City.
no-no-city-left = No City token is left in the bank.
no-pioneer-limit = You have as many Pioneers as this Era allows.
no-no-circus = Cards are bought by owners of Circus only.
no-no-card-left = No card is left in the pile.
no-no-mechanization = You do not own Mechanization, or have already used it this turn.
no-owned-already = { $does ->
    [licence] You already own every Progression that { NAME($card) } names.
   *[progress] You already own { NAME($progression, form: "the") }.
}
no-lower-level-first = Buy the level below { NAME($progression, form: "the") } in its category first.
no-level-one-first = No Progression of level 3 before all five of level 1.
no-not-united = Both of you must have owned Unity before this phase.
no-other-partner = One of you has another partner this turn.
no-asked-already = You have already asked for that this turn.
no-no-leader = { NAME($card) } was not played as a leader by another player this turn.
no-claimed-already = { NAME($breakthrough) } has already been claimed.
no-not-yet = { NAME($breakthrough) } belongs to a later Era.
no-no-pioneer = You have no Pioneer.
no-rolled-already = You have already rolled for research this turn.
no-shared-already = You claimed a Breakthrough together this turn; you may not roll for research.
no-not-complete = Not all steps { NAME($breakthrough, form: "of") } are filled.
no-not-a-step = That is not an open step { NAME($breakthrough, form: "of") }.
no-no-step-token = You have no step token left.
no-no-computers = { NAME($breakthrough) } is claimed by owners of Computers only.
no-no-wireless = Tokens are lifted only in the turn in which Wireless is bought.
no-lift-limit = Wireless lifts no more tokens this turn.
no-nothing-cheaper = Mechanization would make nothing cheaper that you can buy now.
no-mechanizing = First choose what Mechanization buys: a City, a Pioneer or a card.
no-complete-already = You have filled every step { NAME($breakthrough, form: "of") }.
no-no-spare-step = You have no step token there to take back.
no-no-such-die = No such die was rolled.
no-partner-earlier = { $whose } has already acted; partners claim together in the Investment Phase of whoever acts first.
no-not-yours = You have no presence { NAME($territory, form: "in") }.
no-out-of-reach = { NAME($territory) } is out of your reach.
no-not-vacant = { NAME($territory) } is not vacant.
no-nobody-there = Nobody holds { NAME($territory, form: "the") }: place there without a roll.
no-own-presence = You hold { NAME($territory, form: "the") } yourself.
no-under-truce = Nobody may attack { NAME($territory, form: "in") } this turn.
no-too-few-tokens = { NAME($territory) } costs { n-tokens }; you have { $purchased } to spend.
no-price-too-high = The price is { n-tokens }; you have { $purchased } to spend.
no-must-choose = The card asks for a choice; you cannot decline.
no-home-safe = A card never takes a presence in its owner’s Home.
no-others-first = { $kind ->
    [cede] Others come first: those within reach of { $gainer }.
   *[remove] Others come first: those in the regions that the card names.
}

# Options
option-cash = Money
option-cash-hidden = hidden, shown when a card compares it
option-cash-open = open

# Doubts
doubt-card-numbers = Only ranges of numbers are known: Destiny 1 to 14, the piles of the three Eras, 61 to 64. Within them the cards are numbered by date, as the lists of cards removed for fewer players run.
doubt-card-names = 38 names stand in the rules and 11 on public pages. The other 15 are ours: Cotton Gin, Erie Canal, Transcontinental Railroad, Ellis Island, Klondike, Silicon Valley, Eli Whitney, Lewis and Clark, Monroe Doctrine, Panic, Pony Express, Great Fire, Alexander Graham Bell, Wright Brothers, Bill Gates.
doubt-card-effects = The rules tell Panama Canal’s event, the uses of President and the kind of effect of 18 cards; public reports tell Spy, a loss of money by a die (given to Panic) and the loss of two Cities (given to Great Fire). All else is reconstructed to fit the kinds of event that the rules list.
doubt-card-products = Of the products on cards only President’s technology is known. The rest fits each card’s subject and spreads the payments over the twelve products.
doubt-card-eras = The pile of a card follows from its number; which cards name several Eras, and which of these come back, is reconstructed.
doubt-leader-credits = Every credit, free Pioneer and step on a leader is reconstructed from what the person is known for; credits run from an eighth to a half of the reconstructed costs.
doubt-card-answers = The rules say that President and Supreme Court cancel cards, but not which. In one report Supreme Court cancels Congress; Midway lets President cancel Congress too, and Supreme Court cancel President.
doubt-fourteenth-destiny = The set-up puts number 14 among the cards of Era 1 while Destiny cards are 1 to 14. So 14 is taken as a Destiny card in the pile of Era 1, playable in all Eras: Manifest Destiny.
doubt-natives-places = The rules say that Native Sovereignty brings natives and Homestead Act removes them; where and how many is reconstructed.
doubt-product-tokens = Three tourist and two technology tokens are known, and the three cards that bring them; how many each brings and where they may go is reconstructed.
doubt-attack-cards = The rules say that War of 1812 and Star Spangled Banner change competition rolls; which of the two wins ties and which makes attacks cheaper is reconstructed.
doubt-card-conventions = How reconstructed effects claim, cede, remove and replace, when targets are named and who may answer is Midway’s own set of conventions, made to agree with 8.326 to 8.333.
doubt-progression-costs = No cost is known. Midway’s are about 40 dollars for each Victory Point, so that a simple simulation ends in 8 to 10 turns with the winner near 30 points.
doubt-progression-places = The fifteen names and five categories are known, not which name stands where. The meaning of the names and the order of the rules leave little choice.
doubt-breakthrough-steps = An example shows that Think Tank has four steps, with 1, 3 and 4 among them. From it: three, four or five steps by level, numbered 1 to 5, as a 6 is any number.
doubt-breakthrough-levels = Only Think Tank’s level 2 is known; e-Commerce must be 3, as Computers is. The others follow the period that the name belongs to.
doubt-turnpike = Turnpike is known to bring free tokens, but not how many; Midway gives two. That free tokens arrive at the start of the Investment Phase is a ruling.
doubt-territories = 22 names of territories stand in the rules and 5 on public pages; the other 47 are today’s states, provinces and countries, small neighbours taken together.
doubt-regions = The eight regions are known, but the region of only a few territories; the others are placed by geography.
doubt-borders = Which territories are adjacent is real geography, corners included; the printed map may draw it otherwise.
doubt-control-numbers = Utah’s 1 and Colorado’s 2 come from an example, and that the numbers run from 1 to 3 from public pages. The rest is reconstructed from population and wealth.
doubt-territory-products = Known are the double icons of Central America and the Middle East, gold in California, fur and timber in Canada. The rest is what each place was known for, in numbers that fit the payment table.
doubt-rivers = Rivers are known to stop Railroads, but not which rivers. Midway draws the Mississippi, the Ohio and the Rio Grande.
doubt-coasts = The rules name the coasts of Central America, Oaxaca, the South Americas and Quebec; the others are real geography, the Gulf being Atlantic. That Steamships never reach Foreign Markets is a ruling.
doubt-ferries = The ferries of Alaska, Michigan, Southern Ontario and New York are known; that Cuba has ferries is known, but not to where: Midway takes Florida and Yucatán.
doubt-oceans = The rules do not give the oceans of the Foreign Markets: Midway takes Europe, Africa and the Middle East as Atlantic, Asia and Australia as Pacific.
doubt-payment-rows = All twelve rows of numbers and seven names beside them are known. Which of wheat, livestock, timber, minerals and textiles stands on rows 2 to 6 is reconstructed; livestock must be on row 2 or 3. Four of these names may be printed otherwise.
doubt-safety-net = Safety Net is known to pay more the lower your Profit is, but not how much; Midway pays 10 dollars more for each rank.
doubt-natives-defence = The rules do not say how natives defend. Midway rolls one die for them, City or not, and beaten natives leave the map.
doubt-bank = The box holds 38,000 dollars; the rules do not say what happens when they run out. Midway’s bank never runs out.
doubt-progress-markers = One place says that control tokens mark Progressions, another that they mark Breakthroughs. Midway follows the second: a claimed Breakthrough keeps a token, a Progression does not.
doubt-closed-regions = With fewer players there is no expansion in Canada, or in Canada and Mexico. Midway reads Mexico as the region and closes these territories to every feature and card, passage included.
doubt-most-cities = The rules do not say when Cities are compared, what a tie does, or whether a New Presence counts. Midway compares at every change, a tie leaves the points where they are, and New Presences count.
doubt-last-draw = If a pile runs out exactly with a turn’s last draw, two sections differ about that turn’s recyclable cards. Midway does not put them into the pile just formed.
doubt-transition = If the first card of an Era is drawn during card play, that phase keeps the old Era and the next one is the transition. Pioneer limits and research levels use the new Era from that draw on.
doubt-destiny-order = Event and product of a Destiny card both happen; Midway does the event first.
doubt-refunds = Half the credit is refunded for a Progression that is owned when the leader is played, not for one bought later. Credits on one Progression add up, and what exceeds its price is lost.
doubt-ceded-number = If fewer territories are accessible to the gainer than must be ceded, the loser still gives up the full number; what cannot be taken becomes vacant.
doubt-counters = Only the player aimed at may counter, and a counter played out of turn protects against that one card only.
doubt-city-and-surplus = Beyond the last column the last one is used, after adding for a City and subtracting for surplus. The City counts for whoever holds the territory, builder or not.
doubt-events-without-target = As only President and Supreme Court are played for their number alone, an event that needs a target may not be chosen without one.
doubt-step-numbers = The numbers of the steps on cards are unknown; their player chooses which open numbers they fill.
doubt-storytelling-discard = Claiming Storytelling in the Card Play Phase gives its discard, which is also that phase’s.
doubt-priority-token = A Priority Turn costs a control token, though one list of parts names a cylinder. With an empty supply Midway takes the token from the Purchased box; used before the ranking exists, it applies right after it.
doubt-fifth-place = The fifth of five players may buy 7 tokens, fewer than the fourth with 9. As the last has 7 at every number of players, it is kept as printed.
doubt-mechanization = Mechanization buys a card only with Circus, and its one token goes to the box like any other.
doubt-electricity = The rules do not say whether the free City of Electricity makes the next one dearer; in Midway it does not.
doubt-free-pioneer = The rules allow one Pioneer a turn, bought or by card; so a free Pioneer counts as the turn’s one.
doubt-think-tank = Think Tank works on cards from the pile only, not on one taken by Spy; two owners swap in turn order; after the last card there is no swap.
doubt-licence = A licensee gets the credit and, with the first Progression so bought, the leader’s steps and free Pioneer, but never a refund; the fee is paid at the purchase. A leader spent as a counter cannot be licensed.
doubt-step-tokens = A step token may be taken back from an unfinished Breakthrough; the rules do not say when. Midway allows it in your own Card Play and Investment Phases.
doubt-late-claim = A filled Breakthrough that cannot be claimed, for want of a Pioneer or of Computers, stays open to others; its player may claim it in an Investment Phase once able to.
doubt-joint-claim = A joint claim needs both Pioneers at that moment, for e-Commerce both Computers, and no research roll of the earlier mover in this turn.
doubt-lost-home = A Home that was lost is still a base for placing next to it, and may be placed in again.
doubt-south-america = One section makes the two South Americas adjacent, another reaches them by Steamships only. Midway lets adjacency work between the two.
doubt-telegraph-rivers = Telegraph crosses no ferry or water; Midway reads water as sea, so rivers stop neither Telegraph nor plain adjacency.
doubt-railroads-region = Railroads reach what is adjacent to a region with an Established Presence; Midway reads it as in the region or next to it.
doubt-three-markets = Airplanes reach up to three Foreign Markets; Midway reads three held in all, not three a turn. One public report opens the markets with Steamships; the rules are followed.
doubt-market-foothold = A City in another Foreign Market opens the next one; Midway accepts it under a New Presence too.
doubt-wireless = Lifted and bought tokens together stay within the token maximum. A placement outside the usual reach is paid with lifted tokens only.
doubt-new-presences = The rules let Established Presences be attacked; the clarification of 2008 adds New ones and is followed.
doubt-rock-n-roll = The rules do not say whether Rock ’n’ Roll rerolls only the attacker’s dice; in Midway all dice of both sides are rolled again, and the second result stands.
doubt-bonus-card = If nobody has put down a New Presence, nobody draws the bonus card.
doubt-two-cinemas = If two players own Motion Pictures, those without it pay each of them.
doubt-no-card-left = If no card is left to draw, you draw none.
doubt-hand-sizes = Hands may be hidden; Midway shows how many cards each player holds.
doubt-open-cash = Money may lie hidden, as the rules allow, and is shown when a card compares it; many tables play with open money.
doubt-halves = Fractions go against the player; Midway rounds half of somebody’s cash to 5 dollars.
doubt-thirty-points = 30 points reached in card play end the game with that turn’s Investment Phase, and a player who drops below 30 again has still ended it. A last card put back by Think Tank was not the last.
doubt-shared-victory = With equal points, cash and Profit the victory is shared.
doubt-clarifications = Of the designer’s clarifications of July 2008 only the first page could be read. The rest would settle many card effects and the end of the game.

# The board
chapter = Turn { $n }
board-progressions = Progressions
board-breakthroughs = Breakthroughs
board-cities = Most Cities
board-total = Total
board-cash = Cash
board-profit = Profit
board-pile = { $n ->
    [0] no card left
    [one] one card left
   *[other] { $n } cards left
}
board-order = Turn order: { $names }
board-choice = Choice next turn: { $names }
board-most-cities = Most Cities: { $name }
board-canal = the Panama Canal is open
board-surplus = in surplus: { $names }
board-blocked = blocked: { $names }
board-truce = nobody may attack { NAME($region, form: "in") }
board-truce-of = nobody may attack { $name } { NAME($region, form: "in") }
board-played = Played: { $names }
board-player = Player
board-vp = VP
board-hand = Cards
board-supply = Supply
board-spend = Bought
board-pioneers = Pioneers
board-lands = Lands
board-built = Cities
board-home = Home: { $home }
board-owns = Progressions: { $names }
board-claimed = Breakthroughs: { $names }
board-map = Territories with Control Number, products and holder; + New, # City, x blocked
board-legend = Products: { $names }
part-turn = Turn
part-owned = Owned
part-regions = Regions
part-map = Map
part-products = Products
board-changed = changed
board-vacant = vacant
board-pays = What products pay { $name } now, by icons held
board-paying = { NAME($product) } { $icons }: { n-dollars }
board-closed = { NAME($region) }: out of play
board-natives = natives
board-mats = Progressions by category, with prices for { $name }
board-chart = Breakthroughs: steps, and who has filled which
board-steps = { $name } { $steps }
board-by = claimed by { $names }
board-later = from Era { $n } on
board-next = Next City { $city }, Pioneer { $pioneer }, card { $card } (tokens)
board-yours = Hand of { $name }:
board-held = { $n } { $name } (Era { $eras }): { $text }
board-nothing = no card
board-card = { $name }: { $text }
bot-greedy = takes the territories, Progressions and cards that bring most at once

# The board in the browser
pic-bid-nothing = Nothing
pic-dollars = ${ $n }
pic-bid-leads = { pic-dollars } leads
pic-tokens-most = All you may buy: { $n }
pic-parts = Parts of the table
pic-tab-map = Map
pic-tab-hand = Hand
pic-tab-progress = Progress
pic-tab-score = Players
pic-chart = Chart of the Americas with tracks for points, Profit, Eras and turn order
pic-map = Map of the Americas and the Foreign Markets; arrow keys go from territory to territory
pic-plus = Zoom in
pic-minus = Zoom out
pic-fit = Whole map
pic-sea-atlantic = Atlantic Ocean
pic-sea-pacific = Pacific Ocean
pic-sea-gulf = Gulf of Mexico
pic-sea-hudson = Hudson Bay
pic-sea-caribbean = Caribbean Sea
pic-title-above = A New & Correct Chart of
pic-title = North America
pic-title-below = and her Markets · 1760–2000
pic-vp = VP
pic-points = Victory Points
pic-points-of = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
    }
pic-profit = Profit
pic-eras = Eras
pic-era = Era { $eras }
pic-years = { NAME($era, form: "years") }
pic-era-gone = gone
pic-era-begins = Era { $n } begins
pic-era-how = In the next Card Play Phase you can play cards of the old and of the new Era, afterwards only of the new one. More Pioneers are allowed, and the Breakthroughs of level { $n } can be researched.
pic-era-yours = { $can ->
    [0] None of your cards belongs to it.
    [one] One of your cards belongs to it.
   *[other] { $can } of your cards belong to it.
    }
pic-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
    }
pic-cards-ahead = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
pic-order = Turn order and most tokens to buy
pic-place = Place { $n }
pic-place-short = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
    }
pic-most-tokens = at most { $n } tokens
pic-closed = out of play
pic-vacant = vacant
pic-held = { $name }, Established
pic-held-new = { $name }, New
pic-natives = natives
pic-control = control { $n }
pic-city = City
pic-home-of = Home of { $name }
pic-blocked = market blocked this turn
pic-by-adjacent = next to { NAME($via, form: "the") }
pic-by-ferry = by ferry from { NAME($via, form: "the") }
pic-by-telegraph = Telegraph through { NAME($via, form: "the") }
pic-by-railroads = by Railroads
pic-by-steamships = by Steamships
pic-by-card = by a card
pic-by-airplanes = by Airplanes
pic-by-e_commerce = by e-Commerce
pic-by-wireless = by Wireless
pic-cost = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
    }
pic-odds = { $n }% to win the roll
pic-hand = Your hand
pic-hand-empty = No cards
pic-card = { $n }, { $name }
pic-sort-destiny = Destiny
pic-sort-leader = Leader
pic-sort-event = Event
pic-sort-answer = Response
pic-goods = Your products: icons, and what they pay now
pic-good = { $product }: { $n } { $n ->
    [one] icon pays
   *[other] icons pay
    } { n-dollars }
pic-good-surplus = { $product }, in surplus: { $n } { $n ->
    [one] icon pays
   *[other] icons pay
    } { n-dollars }
pic-played = Played
pic-progress = Progress
pic-level-none = level 1 under way
pic-level-done = { $n ->
    [1] level 1 complete
    [2] levels 1 and 2 complete
   *[other] all levels complete
    }
pic-owned = owned
pic-owners = owned by { $names }
pic-category = { NAME($category, form: "short") }
pic-progression-kind = { NAME($category) } · { $level }
pic-breakthrough-kind = Breakthrough · { $level }
pic-breakthroughs = Breakthroughs
pic-claimed-by = claimed by { $names }
pic-boxes = Tokens for the next City, Pioneer and card
pic-box-city = Next City: { pic-cost }
pic-box-pioneer = Next Pioneer: { pic-cost }
pic-box-card = Next card: { pic-cost }
pic-empires = Empires
pic-now = now
pic-column-profit = Profit
pic-column-cash = Cash
pic-column-cards = Cards in hand
pic-column-tokens = Tokens in the supply
pic-column-pioneers = Pioneers
pic-column-lands = Territories
pic-column-cities = Cities
pic-column-highest = Highest card played in this turn
pic-most-cities = Most Cities: 2 Victory Points
pic-tokens = { $n } tokens: { $map } on the map, { $held } in use, { $spend } to spend, { $supply } in the supply
pic-tokens-map = { $n } on the map
pic-tokens-held = { $n } in use
pic-tokens-spend = { $n } to spend
pic-tokens-supply = { $n } left
pic-dice-against = against
pic-dice-highest = highest of { $n }
pic-dice-attack = { $you ->
    [yes] You attack
   *[no] { $name } attacks
    }
pic-dice-defence = { $you ->
    [yes] You defend
   *[no] { $name } defends
    }
pic-dice-research = { NAME($breakthrough) }: { $you ->
    [yes] you need { $numbers }
   *[no] { $name } needs { $numbers }
    }
pic-dice-rule = { $wins ->
    [attack] The attack wins the tie.
    [defence] A tie goes to the defence.
   *[highest] The highest die wins.
    }
pic-dice-profit = { $you ->
    [yes] Profit { $n } for you when the turn ends.
   *[no] Profit { $n } for { $name } when the turn ends.
    }
pic-dice-fills = { $n ->
    [0] No step is filled.
    [one] The { $numbers } fills a step.
   *[other] The { $numbers } fill steps.
    }
pic-dice-idle = { $n ->
    [one] The { $numbers } is no use.
   *[other] The { $numbers } are no use.
    }
pic-dice-again = Innovation may roll one die again.
pic-dice-missing = Still missing: { $numbers }.
pic-brings = What this turn brings
pic-brings-of = What this turn brings { $name }
pic-brings-order = { $place ->
    [0] No place taken yet
   *[other] Place { $place }; choice { $rank } next turn
    }
pic-brings-no-product = No product card of this Era in hand
pic-brings-hidden = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
    }
pic-brings-investment = { $free ->
    [0] Up to { $tokens } tokens for { n-dollars }
   *[other] Up to { $tokens } tokens for { n-dollars }, { $free } free
    }
pic-brings-nobody = Bonus card: nobody has a New Presence yet
pic-brings-bonus = Bonus card: in the lead with { $fresh } New
pic-brings-behind = Bonus card: { $name } leads, { $most } New to { $fresh }
pic-brings-profit = Profit then { $dollars }
pic-income-profit = Profit { $dollars }
pic-income-safety = Safety Net { $dollars }
pic-income-renaissance = Cities { $dollars }
pic-income-pictures = Motion Pictures { $dollars }
pic-final-progressions = Progressions ({ $n })
pic-final-breakthroughs = Breakthroughs ({ $n })
pic-final-territories = Territories ({ $n })
pic-where = Turn { $n } · { NAME($era) } · { NAME($phase) }
pic-where-homes = Choosing Homes
pic-where-over = Ended in turn { $n }

# What the considered choice would bring
pic-pays = { $who ->
    [you] You get most { NAME($product, form: "for") }
    [tied] You and others get most { NAME($product, form: "for") }
    [nobody] Nobody is paid { NAME($product, form: "for") }
   *[rival] { $name } gets most { NAME($product, form: "for") }
    }
pic-pays-event = The event comes first; this is what would be paid as things stand.
pic-pays-then = Your icons: { $n }. Afterwards there is a surplus: the next payment this turn is one column less.
pic-pays-again = Your icons: { $n }. There is a surplus already: one column less.
pic-aimed = { $who ->
    [you] aimed at you
   *[rival] aimed at { $name }
    }
pic-here-spy = { $by } takes one of your cards at random; you hold { $mine }. If you counter with { president }, you take one from { $by } instead, who holds { $theirs }.
pic-here-civil_war = You remove three Established Presences, never your Home, those in the Northern and Southern United States first. If you counter with { abraham_lincoln }, { $by } removes three instead.
pic-here-congress = Everyone else pays { $by } 5 dollars times the Era, now { $era }, as far as their cash goes. If it is cancelled, nobody pays.
pic-here-president = { $use ->
    [response] { $by } cancels { congress }. If you cancel { president }, { congress } takes effect after all.
    [counter] { $by } turns { spy } on its player. If you cancel { president }, { spy } strikes { $by } after all.
   *[product] Everyone is paid for technology: you get { $paid } dollars. If it is cancelled, nobody is paid.
}
pic-here-the_depression = All products are in surplus. You hold { $lands ->
    [one] one territory
   *[other] { $lands } territories
} { NAME($region, form: "in") } and keep two at most. Your Home always stays. Everyone does this in turn order.
pic-answer-note = { $outcome ->
    [turns] { $theirs } turns on { $name }; { $n } counts for the turn order.
    [idle] { $theirs } does nothing; { $n } counts for the turn order.
   *[acts] { $theirs } takes effect.
    }
pic-research = Research { $name }
pic-need = You need { $numbers }
pic-finish = { $n }% to finish
pic-reroll-more = It fills one step more
pic-reroll-fewer = It fills one step fewer
pic-reroll-finish = All steps are filled
pic-chance-step = At least one step
pic-chance-bare = To finish without the reroll
pic-chance-more = With one Pioneer more ({ pic-cost })
pic-race = { $n ->
    [0] { $name } has every number
    [one] { $name } lacks one number
   *[other] { $name } lacks { $n } numbers
    }
pic-race-past = safe this turn
pic-race-next = to come
pic-research-then = A 6 is any number. Claimed, for a Pioneer: { $n } VP.
pic-region-held = Presences there
pic-region-lost = Territories they would lose
pic-land-profit = { $won ->
    [yes] Won: Profit each turn
   *[no] Profit each turn
    }{ $theirs ->
    [no] {""}
   *[other] , { $name } { $theirs }
    }
pic-land-pays = { $won ->
    [yes] Won: payment { NAME($product, form: "for") } ${ $now } → ${ $then }
   *[no] Payment { NAME($product, form: "for") } ${ $now } → ${ $then }
    }
pic-land-lost = Lost ({ $n }%): the tokens are spent

# The whole hand, and the race for the Breakthroughs
pic-hand-whole = The whole hand
pic-hand-keeps = { $n ->
    [0] No cards.
    [one] One card.
   *[other] { $n } cards.
    } You may keep { $keeps }: each card above that costs { $each } Profit when you end your card play.
pic-hand-picks = picks a card
pic-hand-walks = walk
pic-hand-pays = { NAME($product) }: { $paid }
pic-hand-later = Waits for your card play.
kind-buy = Buy
kind-progress = Progressions
kind-research = Research
kind-lift = { wireless }
pic-go-settle = Place { NAME($territory, form: "in") }
pic-go-attack = Attack { NAME($territory, form: "the") }
pic-play = Play it
pic-answer = Answer
pic-as-event = event
pic-as-product = product
pic-as-leader = leader
pic-as-news = News
pic-as-all = leader and event
pic-as-put-away = discard
pic-as-take-back = take back { $n }
pic-end = { $n ->
    [0] End
   *[other] End: −{ $n } Profit
}
pic-use-event = Now as an event
pic-use-leader = Now as a leader
pic-use-news = Now as News: only its number counts
pic-use-product = Now for its product
pic-use-answer = Now as an answer
pic-race-whole = The race for the Breakthroughs
pic-race-claimed = Claimed
pic-race-none = Nobody has claimed one yet.
pic-race-open = Open: a mark is a step that somebody has filled
pic-race-empty = nobody
pic-race-shut = Opens with { NAME($era) }.
pic-race-you = { $n ->
    [0] You have every number.
   *[other] You need { $numbers }{ $chance ->
        [no] .
       *[other] : { $chance }% to finish with this roll.
    }
    }
pic-race-has = { $name } has { $n } of { $of }
pic-race-nobody = No rival has begun.

# How to play
howto-goal = Build a trading empire across America from 1760 to 2000. When someone has 30 Victory Points, or the cards run out, the most points win.
howto-turn = A turn: five stops for everybody
howto-turn-1-name = Turn order
howto-turn-1 = Early places buy fewer tokens, late places more.
howto-turn-2-name = Cards
howto-turn-2 = Leaders, events, and products that pay you cash.
howto-turn-3-name = Investment
howto-turn-3 = Buy tokens, a City, a Pioneer, Progressions; roll for Breakthroughs.
howto-turn-4-name = Expansion
howto-turn-4 = Pay a territory’s number in tokens, or attack with dice.
howto-turn-5-name = Adjustments
howto-turn-5 = Each new territory adds 5 to your Profit, paid every turn.
howto-place-1 = 1st
howto-place-2 = 2nd
howto-place-3 = 3rd
howto-progressions = Progressions: fifteen to buy
howto-progressions-how = 1, 2 or 3 points by level, 30 in all
howto-progressions-points = 1 2 3
howto-breakthroughs = Breakthroughs: ten, won with Pioneers and dice
howto-breakthroughs-how = 1, 2 or 3 points by level; whoever claims one keeps it
howto-breakthroughs-points = 1 2 3
howto-cities = The most Cities
howto-cities-how = as long as you have them
howto-cities-points = 2
howto-land = Land
howto-land-how = no points, but 5 Profit a turn each, and products for paydays
howto-land-points = 0
howto-advice-1-name = Land first.
howto-advice-1 = What you take early pays you every turn for the rest of the game.
howto-advice-2-name = Use leaders at once.
howto-advice-2 = Their discounts last for one turn only.
howto-advice-3-name = Mind the numbers on cards.
howto-advice-3 = Whoever plays the highest chooses first in the next turn order.

# What was done since the last turn
act-cash = { $how ->
    [card] { $player } played { NAME($card) }
   *[other] You paid
}
    .more = Your cash: ${ $before } → ${ $after }.
    .amount = −${ $n }
act-paid-to = { $how ->
    [card] { $player } played { NAME($card) }
   *[other] You paid { $owner }
}
    .more = You paid { $owner }. Your cash: ${ $before } → ${ $after }.
    .amount = −${ $n }
act-profit = { $how ->
    [card] { $player } played { NAME($card) }
   *[other] Your Profit fell
}
    .more = Your Profit: { $before } → { $after }.
    .amount = −{ $n } Profit
act-points = You no longer have the most Cities
    .more = Your Victory Points: { $before } → { $after }.
    .amount = −{ $n } VP
act-stolen = { $player } took a card from your hand
    .more = { NAME($card) }. Only you and { $player } know which.
    .amount = −1
act-land = { $how ->
    [taken] { $player } took { NAME($territory, form: "the") } from you
   *[lost] You lost { NAME($territory, form: "the") }
}
    .more = { $by ->
        [card] { $player } played { NAME($card) }.
        [dice] { $best } against { $defence }.
       *[other] {""}
    }
    .amount = −1
act-city = The City { NAME($territory, form: "in") } was destroyed
    .amount = −1
act-held = { $player } attacked you { NAME($territory, form: "in") }
    .more = You held: { $best } against { $defence }.
    .amount = held
act-earned = { $how ->
    [card] { $player } played { NAME($card) }
   *[other] You were paid
}
    .more = Your cash: ${ $before } → ${ $after }.
    .amount = +${ $n }
act-got-paid = { $owner } paid you
    .more = Your cash: ${ $before } → ${ $after }.
    .amount = +${ $n }
act-collected = You collected your Profit
    .more = Your cash: ${ $before } → ${ $after }.
    .amount = +${ $n }
act-profit-up = Your Profit rose
    .more = Your Profit: { $before } → { $after }.
    .amount = +{ $n } Profit
act-products = You were paid for your products
    .more = { $products }.
    .amount = +${ $n }
act-turn = { $player }:
    .amount = { $shown ->
        [yes] { $highest }
       *[no] {""}
    }
act-played = Played { $titles }.
act-progress = Bought { $progressions }.
act-claimed = Claimed { $breakthroughs }.
act-settled = New land: { $territories }.

# The Adjustments as a table
tally-payment = Payment { NAME($product, form: "for") }, turn { $n }
tally-icons = Icons
    .title = Icons on Established land
    .says = Up to six count. A City among them adds a column.
tally-column = Column
    .title = { $surplus ->
        [yes] The column, one less for the surplus
       *[no] The column of the payment table
    }
tally-dollars = Paid, $
    .title = The bank pays everybody
    .says = Now there is a surplus: one column less until all have played their cards.
tally-adjustments = Adjustments of turn { $n }
tally-before = Profit before
    .title = Profit before the Adjustments
tally-land = New land
    .title = New Presences raise Profit
tally-lost = Lost
    .title = Losses lower Profit
tally-now = Profit now
    .title = Everyone collects their Profit
tally-features = Features, $
    .title = { safety_net }, { urban_renaissance }, { motion_pictures }
tally-paid = Paid, $
    .title = Paid this turn
tally-glance = Turn { $n } at a glance
tally-cards = Cards
    .title = Cards played
tally-products = Products, $
    .title = Dollars paid for products
tally-lands = Land
    .title = Territories won and lost
tally-profit = Profit
    .title = Profit before and after the turn
tally-income = Paid, $
    .title = Paid in the Adjustments
tally-points = VP
    .title = Victory Points before and after the turn
tally-drawn = Drawn
    .title = Cards drawn
tally-choice = Choice
    .title = First choice in the next turn order: { $first }
    .says = Most Victory Points: { $leaders } ({ $most }). { $dollars ->
        [0] Nobody was paid for a product.
       *[other] Most from products: { $paid } (${ $dollars }).
    }

# After the lesson
lesson-last = Play the last turns
lesson-last-how = Turn 10, 25 to 13 to 22 points of 30. I’ll whisper if you ask.

# What every choice does
explain-bid = You pay this much, whoever wins. The highest bid chooses a Home first, and what you keep buys your first tokens.
explain-home = You begin here with an Established Presence. Look at the products and at the neighbours you can reach.
explain-turn-place = You act at this place in every phase of the turn. Early places act first, late places may buy more tokens.
explain-play = The card takes effect and is used up. Its number counts for your choice in the next turn order.
explain-put-away = The card leaves the game for good, so that it cannot cost you Profit for a full hand.
explain-aim = The card strikes this player.
explain-region = The card takes effect in this region.
explain-pay-out = Everybody is paid for this product, by how much of it they have. Look at the panel: rivals may gain more than you.
explain-for-era = The card is played as one of this Era.
explain-option = The card has several uses; this is the one it will have.
explain-answer = You play your card against theirs. Both are used up.
explain-pick = The card takes effect here.
explain-give-up = You lose this Presence. Each loss lowers your Profit by 5 at the end of the turn.
explain-as-new = The token counts as a New Presence: it adds 5 to your Profit at the end of the turn and reaches nothing before that.
explain-as-established = The token counts as an Established Presence: you can expand from it this turn.
explain-free-pioneer = A Pioneer comes without payment: one more die in research.
explain-step = This step of the Breakthrough is filled by you. When all are filled, it can be claimed.
explain-take-back = Your step token comes back and is free for another Breakthrough; the step is open again.
explain-claim = You pay a Pioneer and own the Breakthrough: its points and its feature are yours.
explain-tokens = You pay cash now and have these Control Tokens for this turn’s purchases and expansion.
explain-city = You build a City on one of your Established Presences. It raises the payments for products there, makes the territory harder to take, and counts for the most Cities.
explain-pioneer = You gain a Pioneer, a die in research, who can also claim a Breakthrough. The price rises for whoever buys next.
explain-card = You draw a card. The price rises for whoever buys next.
explain-mechanize = Your next City, Pioneer or card costs one token, by Mechanization.
explain-progress = You pay the price in cash and own the Progression for good: its points, its feature, and the way to the next of its category.
explain-licence = You ask for a licence: with it you may use the leader they played this turn, and pay them half of each credit you use.
explain-share = You ask this player to claim the Breakthrough together with you: each gives a Pioneer and takes the full points and the feature.
explain-agree = You accept the offer as it stands.
explain-research = Your Pioneers roll one die each. Every missing number that comes up fills a step; a 6 fills any.
explain-reroll-die = This die is rolled once more; the new number counts.
explain-lift = The token leaves this territory and is free for use elsewhere. The land there is lost to you.
explain-build = The City goes here: products of this territory pay more, and it is harder to take.
explain-keep = The card drawn stays in your hand.
explain-swap = The card is shuffled back into the draw pile, and you take the next one, whatever it is.
explain-settle = You pay this many tokens and have a New Presence here: 5 more Profit at the end of the turn, and its products.
explain-attack = You spend the tokens shown and roll against the defender. If you win, the territory is yours; if not, the tokens are spent all the same.
explain-reroll = The dice are rolled once more; the new result counts.
explain-priority = Once a game, for one token: you choose your place in the next turn order before the others.
explain-pass = You do without it. Nothing is paid, and nothing changes.
explain-answer-pass = You let the card take effect and keep your own.
explain-done = Your part of this phase is over. Cash stays with you; tokens you do not spend this turn go back to your supply.
explain-play-done = You play no more cards this turn. For each card too many in your hand you lose Profit.

# What there is to weigh
weigh-bid = Every bid is paid, and cash is scarce in the first turns: bid for a Home you want, or nothing and take what is left.
weigh-turn-place = Choose early to expand before the others, late to buy more tokens.

# The reason for a hint
hint-finish = You finish it with a chance of { $n }%.
hint-land = Your Profit rises by { $n }.
hint-land-theirs = Your Profit rises by { $n }, that of { $player } falls by { $theirs }.
