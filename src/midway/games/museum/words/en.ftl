title = Museum
line = Gather the wonders of twelve civilisations under one roof.

# Continents
america_pacific = America & the Pacific
    .of = of America & the Pacific
    .in = in America & the Pacific
    .from = from America & the Pacific
    .on = on America & the Pacific
    .onto = onto America & the Pacific
    .object = an object from America & the Pacific
    .objects = objects from America & the Pacific
    .objects-of = of objects from America & the Pacific
    .short = Amer
europe = Europe
    .of = of Europe
    .in = in Europe
    .from = from Europe
    .on = on Europe
    .onto = onto Europe
    .object = an object from Europe
    .objects = objects from Europe
    .objects-of = of objects from Europe
    .short = Euro
africa_middle_east = Africa & the Middle East
    .of = of Africa & the Middle East
    .in = in Africa & the Middle East
    .from = from Africa & the Middle East
    .on = on Africa & the Middle East
    .onto = onto Africa & the Middle East
    .object = an object from Africa & the Middle East
    .objects = objects from Africa & the Middle East
    .objects-of = of objects from Africa & the Middle East
    .short = Afri
asia = Asia
    .of = of Asia
    .in = in Asia
    .from = from Asia
    .on = on Asia
    .onto = onto Asia
    .object = an object from Asia
    .objects = objects from Asia
    .objects-of = of objects from Asia
    .short = Asia

# Civilisations
inca = Inca
    .of = of the Inca civilisation
    .in = in the Inca civilisation
    .masculine = Inca
    .feminine = Inca
    .plural = Inca
    .object = an Inca object
    .objects = Inca objects
    .objects-of = of Inca objects
    .collection = Inca collection
    .collection-of = of the Inca collection
    .collection-in = in the Inca collection
    .short = Inca
maya = Maya
    .of = of the Maya civilisation
    .in = in the Maya civilisation
    .masculine = Maya
    .feminine = Maya
    .plural = Maya
    .object = a Maya object
    .objects = Maya objects
    .objects-of = of Maya objects
    .collection = Maya collection
    .collection-of = of the Maya collection
    .collection-in = in the Maya collection
    .short = Maya
polynesian = Polynesian
    .of = of the Polynesian civilisation
    .in = in the Polynesian civilisation
    .masculine = Polynesian
    .feminine = Polynesian
    .plural = Polynesian
    .object = a Polynesian object
    .objects = Polynesian objects
    .objects-of = of Polynesian objects
    .collection = Polynesian collection
    .collection-of = of the Polynesian collection
    .collection-in = in the Polynesian collection
    .short = Poly
greek = Greek
    .of = of the Greek civilisation
    .in = in the Greek civilisation
    .masculine = Greek
    .feminine = Greek
    .plural = Greek
    .object = a Greek object
    .objects = Greek objects
    .objects-of = of Greek objects
    .collection = Greek collection
    .collection-of = of the Greek collection
    .collection-in = in the Greek collection
    .short = Gree
roman = Roman
    .of = of the Roman civilisation
    .in = in the Roman civilisation
    .masculine = Roman
    .feminine = Roman
    .plural = Roman
    .object = a Roman object
    .objects = Roman objects
    .objects-of = of Roman objects
    .collection = Roman collection
    .collection-of = of the Roman collection
    .collection-in = in the Roman collection
    .short = Roma
celtic = Celtic
    .of = of the Celtic civilisation
    .in = in the Celtic civilisation
    .masculine = Celtic
    .feminine = Celtic
    .plural = Celtic
    .object = a Celtic object
    .objects = Celtic objects
    .objects-of = of Celtic objects
    .collection = Celtic collection
    .collection-of = of the Celtic collection
    .collection-in = in the Celtic collection
    .short = Celt
egyptian = Egyptian
    .of = of the Egyptian civilisation
    .in = in the Egyptian civilisation
    .masculine = Egyptian
    .feminine = Egyptian
    .plural = Egyptian
    .object = an Egyptian object
    .objects = Egyptian objects
    .objects-of = of Egyptian objects
    .collection = Egyptian collection
    .collection-of = of the Egyptian collection
    .collection-in = in the Egyptian collection
    .short = Egyp
mesopotamian = Mesopotamian
    .of = of the Mesopotamian civilisation
    .in = in the Mesopotamian civilisation
    .masculine = Mesopotamian
    .feminine = Mesopotamian
    .plural = Mesopotamian
    .object = a Mesopotamian object
    .objects = Mesopotamian objects
    .objects-of = of Mesopotamian objects
    .collection = Mesopotamian collection
    .collection-of = of the Mesopotamian collection
    .collection-in = in the Mesopotamian collection
    .short = Meso
phoenician = Phoenician
    .of = of the Phoenician civilisation
    .in = in the Phoenician civilisation
    .masculine = Phoenician
    .feminine = Phoenician
    .plural = Phoenician
    .object = a Phoenician object
    .objects = Phoenician objects
    .objects-of = of Phoenician objects
    .collection = Phoenician collection
    .collection-of = of the Phoenician collection
    .collection-in = in the Phoenician collection
    .short = Phoe
chinese = Chinese
    .of = of the Chinese civilisation
    .in = in the Chinese civilisation
    .masculine = Chinese
    .feminine = Chinese
    .plural = Chinese
    .object = a Chinese object
    .objects = Chinese objects
    .objects-of = of Chinese objects
    .collection = Chinese collection
    .collection-of = of the Chinese collection
    .collection-in = in the Chinese collection
    .short = Chin
indian = Indian
    .of = of the Indian civilisation
    .in = in the Indian civilisation
    .masculine = Indian
    .feminine = Indian
    .plural = Indian
    .object = an Indian object
    .objects = Indian objects
    .objects-of = of Indian objects
    .collection = Indian collection
    .collection-of = of the Indian collection
    .collection-in = in the Indian collection
    .short = Indi
japanese = Japanese
    .of = of the Japanese civilisation
    .in = in the Japanese civilisation
    .masculine = Japanese
    .feminine = Japanese
    .plural = Japanese
    .object = a Japanese object
    .objects = Japanese objects
    .objects-of = of Japanese objects
    .collection = Japanese collection
    .collection-of = of the Japanese collection
    .collection-in = in the Japanese collection
    .short = Japa

# Domains
agriculture = Agriculture
    .of = of Agriculture
    .in = in Agriculture
    .object = an Agriculture object
    .objects = Agriculture objects
    .objects-of = of Agriculture objects
    .collection = Agriculture collection
    .collection-of = of the Agriculture collection
    .collection-in = in the Agriculture collection
    .short = Agri
architecture = Architecture
    .of = of Architecture
    .in = in Architecture
    .object = an Architecture object
    .objects = Architecture objects
    .objects-of = of Architecture objects
    .collection = Architecture collection
    .collection-of = of the Architecture collection
    .collection-in = in the Architecture collection
    .short = Arch
navigation = Navigation
    .of = of Navigation
    .in = in Navigation
    .object = a Navigation object
    .objects = Navigation objects
    .objects-of = of Navigation objects
    .collection = Navigation collection
    .collection-of = of the Navigation collection
    .collection-in = in the Navigation collection
    .short = Navi
pottery = Pottery
    .of = of Pottery
    .in = in Pottery
    .object = a Pottery object
    .objects = Pottery objects
    .objects-of = of Pottery objects
    .collection = Pottery collection
    .collection-of = of the Pottery collection
    .collection-in = in the Pottery collection
    .short = Pott
religion = Religion
    .of = of Religion
    .in = in Religion
    .object = a Religion object
    .objects = Religion objects
    .objects-of = of Religion objects
    .collection = Religion collection
    .collection-of = of the Religion collection
    .collection-in = in the Religion collection
    .short = Reli
warfare = Warfare
    .of = of Warfare
    .in = in Warfare
    .object = a Warfare object
    .objects = Warfare objects
    .objects-of = of Warfare objects
    .collection = Warfare collection
    .collection-of = of the Warfare collection
    .collection-in = in the Warfare collection
    .short = Warf

# Cards
inca_01_machu_picchu = Machu Picchu
inca_02_sacsayhuaman = Sacsayhuamán
inca_03_q_eswachaka_rope_bridge = Q’eswachaka Rope Bridge
inca_04_moray_terraces = Moray Terraces
inca_05_qollqa_of_ollantaytambo = Qollqa of Ollantaytambo
inca_06_chaquitaclla = Chaquitaclla
inca_07_checkerboard_military_tunic = Checkerboard Military Tunic
inca_08_star_headed_mace = Star-Headed Mace
inca_09_warak_a_sling = Warak’a Sling
inca_10_silver_llama_figurine = Silver Llama Figurine
inca_11_capacocha_figurine = Capacocha Figurine
inca_12_urpu_jar = Urpu Jar
inca_13_foot_plough_paccha = Foot-Plough Paccha
inca_14_balsa_sailing_raft = Balsa Sailing Raft
inca_15_totora_reed_boat = Totora Reed Boat
maya_01_jade_mask_of_pakal = Jade Mask of Pakal
maya_02_dresden_codex = Dresden Codex
maya_03_incense_stand_of_palenque = Incense Stand of Palenque
maya_04_el_castillo_of_chichen_itza = El Castillo of Chichén Itzá
maya_05_temple_i_of_tikal = Temple I of Tikal
maya_06_hieroglyphic_stairway_of_copan = Hieroglyphic Stairway of Copán
maya_07_princeton_vase = Princeton Vase
maya_08_fenton_vase = Fenton Vase
maya_09_cacao_pot_of_rio_azul = Cacao Pot of Río Azul
maya_10_canoe_bones_of_tikal = Canoe Bones of Tikal
maya_11_paddle_of_k_ak_naab = Paddle of K’ak’ Naab’
maya_12_raised_fields_of_pulltrouser_swamp = Raised Fields of Pulltrouser Swamp
maya_13_metate_of_joya_de_ceren = Metate of Joya de Cerén
maya_14_bonampak_murals = Bonampak Murals
maya_15_eccentric_flint = Eccentric Flint
polynesian_01_hoa_hakananai_a = Hoa Hakananai’a
polynesian_02_statue_of_a_a = Statue of A’a
polynesian_03_double_hulled_voyaging_canoe = Double-Hulled Voyaging Canoe
polynesian_04_waka_taua_prow = Waka Taua Prow
polynesian_05_anaweka_canoe_hull = Anaweka Canoe Hull
polynesian_06_ha_amonga_a_maui = Ha’amonga ’a Maui
polynesian_07_marae_taputapuatea = Marae Taputapuatea
polynesian_08_u_u_club_of_the_marquesas = U’u Club of the Marquesas
polynesian_09_mere_pounamu = Mere Pounamu
polynesian_10_leiomano = Leiomano
polynesian_11_lo_i_taro_terraces = Lo’i Taro Terraces
polynesian_12_ko_digging_stick = Ko Digging Stick
polynesian_13_poi_pounder = Poi Pounder
polynesian_14_lapita_bowl_of_nukuleka = Lapita Bowl of Nukuleka
polynesian_15_polynesian_plainware_pot = Polynesian Plainware Pot
greek_01_parthenon = Parthenon
greek_02_theatre_of_epidaurus = Theatre of Epidaurus
greek_03_lion_gate_of_mycenae = Lion Gate of Mycenae
greek_04_antikythera_mechanism = Antikythera Mechanism
greek_05_lenormant_trireme_relief = Lenormant Trireme Relief
greek_06_kyrenia_ship = Kyrenia Ship
greek_07_francois_vase = François Vase
greek_08_achilles_and_ajax_amphora_of_exekias = Achilles and Ajax Amphora, Exekias
greek_09_geometric_horse_pyxis = Geometric Horse Pyxis
greek_10_olive_press_of_klazomenai = Olive Press of Klazomenai
greek_11_boeotian_ploughman_group = Boeotian Ploughman Group
greek_12_great_eleusinian_relief = Great Eleusinian Relief
greek_13_artemision_bronze = Artemision Bronze
greek_14_helmet_of_miltiades = Helmet of Miltiades
greek_15_pylos_shield = Pylos Shield
roman_01_colosseum = Colosseum
roman_02_pont_du_gard = Pont du Gard
roman_03_pantheon_of_rome = Pantheon of Rome
roman_04_barbegal_water_mills = Barbegal Water Mills
roman_05_villa_regina_wine_cellar = Villa Regina Wine Cellar
roman_06_rustic_calendar_mosaic = Rustic Calendar Mosaic
roman_07_sword_of_tiberius = Sword of Tiberius
roman_08_dura_europos_scutum = Dura-Europos Scutum
roman_09_crosby_garrett_helmet = Crosby Garrett Helmet
roman_10_nemi_ships = Nemi Ships
roman_11_mainz_river_warship = Mainz River Warship
roman_12_arretine_bowl_of_perennius = Arretine Bowl of Perennius
roman_13_factory_lamp_of_fortis = Factory Lamp of Fortis
roman_14_lararium_of_the_house_of_the_vettii = Lararium, House of the Vettii
roman_15_mithras_relief_of_neuenheim = Mithras Relief of Neuenheim
celtic_01_gundestrup_cauldron = Gundestrup Cauldron
celtic_02_portico_of_roquepertuse = Portico of Roquepertuse
celtic_03_turoe_stone = Turoe Stone
celtic_04_battersea_shield = Battersea Shield
celtic_05_agris_helmet = Agris Helmet
celtic_06_carnyx_of_tintignac = Carnyx of Tintignac
celtic_07_broighter_boat = Broighter Boat
celtic_08_poole_logboat = Poole Logboat
celtic_09_ramparts_of_bibracte = Ramparts of Bibracte
celtic_10_broch_of_mousa = Broch of Mousa
celtic_11_gallic_reaper = Gallic Reaper
celtic_12_beehive_rotary_quern = Beehive Rotary Quern
celtic_13_gaulish_wooden_barrel = Gaulish Wooden Barrel
celtic_14_prunay_vase = Prunay Vase
celtic_15_glastonbury_ware_bowl = Glastonbury Ware Bowl
egyptian_01_mask_of_tutankhamun = Mask of Tutankhamun
egyptian_02_papyrus_of_ani = Papyrus of Ani
egyptian_03_gayer_anderson_cat = Gayer-Anderson Cat
egyptian_04_great_pyramid_of_giza = Great Pyramid of Giza
egyptian_05_temples_of_abu_simbel = Temples of Abu Simbel
egyptian_06_hypostyle_hall_of_karnak = Hypostyle Hall of Karnak
egyptian_07_khufu_ship = Khufu Ship
egyptian_08_punt_expedition_relief = Punt Expedition Relief
egyptian_09_model_boats_of_meketre = Model Boats of Meketre
egyptian_10_fields_of_sennedjem = Fields of Sennedjem
egyptian_11_shaduf_of_ipuy = Shaduf of Ipuy
egyptian_12_blue_painted_jar_of_malqata = Blue-Painted Jar of Malqata
egyptian_13_naqada_boat_jar = Naqada Boat Jar
egyptian_14_khopesh_of_tutankhamun = Khopesh of Tutankhamun
egyptian_15_archers_of_mesehti = Archers of Mesehti
mesopotamian_01_ishtar_gate = Ishtar Gate
mesopotamian_02_ziggurat_of_ur = Ziggurat of Ur
mesopotamian_03_lamassu_of_khorsabad = Lamassu of Khorsabad
mesopotamian_04_warka_vase = Warka Vase
mesopotamian_05_statue_of_ebih_il = Statue of Ebih-Il
mesopotamian_06_standard_of_ur = Standard of Ur
mesopotamian_07_stele_of_the_vultures = Stele of the Vultures
mesopotamian_08_jerwan_aqueduct = Jerwan Aqueduct
mesopotamian_09_nippur_farmer_s_instructions = Nippur Farmer’s Instructions
mesopotamian_10_kassite_seeder_plough_seal = Kassite Seeder-Plough Seal
mesopotamian_11_arpachiyah_plate = Arpachiyah Plate
mesopotamian_12_samarra_bowl = Samarra Bowl
mesopotamian_13_bevelled_rim_bowl_of_uruk = Bevelled-Rim Bowl of Uruk
mesopotamian_14_silver_boat_of_ur = Silver Boat of Ur
mesopotamian_15_quffa_relief_of_sennacherib = Quffa Relief of Sennacherib
phoenician_01_cothon_of_carthage = Cothon of Carthage
phoenician_02_mazarron_ii_boat = Mazarrón II Boat
phoenician_03_bireme_relief_of_nineveh = Bireme Relief of Nineveh
phoenician_04_sarcophagus_of_eshmunazar_ii = Sarcophagus of Eshmunazar II
phoenician_05_lady_of_galera = Lady of Galera
phoenician_06_tophet_stele_of_carthage = Tophet Stele of Carthage
phoenician_07_red_slip_mushroom_jug = Red-Slip Mushroom Jug
phoenician_08_torpedo_amphora_of_the_tanit_wreck = Torpedo Amphora of the Tanit Wreck
phoenician_09_bichrome_jug_of_sarepta = Bichrome Jug of Sarepta
phoenician_10_wine_press_of_tell_el_burak = Wine Press of Tell el-Burak
phoenician_11_treatise_of_mago = Treatise of Mago
phoenician_12_temple_of_eshmun = Temple of Eshmun
phoenician_13_obelisk_temple_of_byblos = Obelisk Temple of Byblos
phoenician_14_egadi_bronze_ram = Egadi Bronze Ram
phoenician_15_cuirass_of_ksour_essef = Cuirass of Ksour Essef
chinese_01_terracotta_army = Terracotta Army
chinese_02_sword_of_goujian = Sword of Goujian
chinese_03_qin_crossbow_trigger = Qin Crossbow Trigger
chinese_04_great_wall_of_china = Great Wall of China
chinese_05_giant_wild_goose_pagoda = Giant Wild Goose Pagoda
chinese_06_zheng_he_treasure_ship = Zheng He Treasure Ship
chinese_07_sinan_compass = Sinan Compass
chinese_08_han_ship_model_with_rudder = Han Ship Model with Rudder
chinese_09_david_vases = David Vases
chinese_10_longquan_celadon_vase = Longquan Celadon Vase
chinese_11_banpo_fish_basin = Banpo Fish Basin
chinese_12_leshan_giant_buddha = Leshan Giant Buddha
chinese_13_houmuwu_ding = Houmuwu Ding
chinese_14_dragon_backbone_chain_pump = Dragon-Backbone Chain Pump
chinese_15_han_mouldboard_plough = Han Mouldboard Plough
indian_01_taj_mahal = Taj Mahal
indian_02_kailasa_temple_of_ellora = Kailasa Temple of Ellora
indian_03_great_bath_of_mohenjo_daro = Great Bath of Mohenjo-daro
indian_04_chola_nataraja = Chola Nataraja
indian_05_great_stupa_of_sanchi = Great Stupa of Sanchi
indian_06_sarnath_preaching_buddha = Sarnath Preaching Buddha
indian_07_kallanai_dam = Kallanai Dam
indian_08_rani_ki_vav_stepwell = Rani ki Vav Stepwell
indian_09_ploughed_field_of_kalibangan = Ploughed Field of Kalibangan
indian_10_lothal_dockyard = Lothal Dockyard
indian_11_ajanta_ship_mural = Ajanta Ship Mural
indian_12_peacock_jar_of_harappa = Peacock Jar of Harappa
indian_13_painted_grey_ware_bowl = Painted Grey Ware Bowl
indian_14_katar_push_dagger = Katar Push-Dagger
indian_15_chakram = Chakram
japanese_01_himeji_castle = Himeji Castle
japanese_02_pagoda_of_horyu_ji = Pagoda of Horyu-ji
japanese_03_dojigiri_yasutsuna = Dojigiri Yasutsuna
japanese_04_o_yoroi_of_oyamazumi_shrine = O-yoroi of Oyamazumi Shrine
japanese_05_tanegashima_matchlock = Tanegashima Matchlock
japanese_06_great_buddha_of_kamakura = Great Buddha of Kamakura
japanese_07_kudara_kannon = Kudara Kannon
japanese_08_flame_vessel_of_sasayama = Flame Vessel of Sasayama
japanese_09_raku_tea_bowl_fujisan = Raku Tea Bowl Fujisan
japanese_10_haniwa_warrior_of_ota = Haniwa Warrior of Ota
japanese_11_red_seal_ship = Red Seal Ship
japanese_12_atakebune = Atakebune
japanese_13_tarai_bune_of_sado = Tarai-bune of Sado
japanese_14_dotaku_bell_of_kagawa = Dotaku Bell of Kagawa
japanese_15_wooden_hoe_of_toro = Wooden Hoe of Toro
expert_inca = Andean Archaeologist
expert_maya = Mayanist
expert_polynesian = Oceanist
expert_greek = Hellenist
expert_roman = Latinist
expert_celtic = Celticist
expert_egyptian = Egyptologist
expert_mesopotamian = Assyriologist
expert_phoenician = Semitic Epigrapher
expert_chinese = Sinologist
expert_indian = Indologist
expert_japanese = Japanologist
expert_agriculture = Agronomist
expert_architecture = Architect
expert_navigation = Ship Historian
expert_pottery = Ceramics Scholar
expert_religion = Theologian
expert_warfare = Arms Historian
expert_patricia = Patricia
expert_banker = The Banker
expert_journalist = The Journalist
expert_restorer = The Restorer
expert_press_officer = The Press Officer
expert_quartermaster = The Quartermaster
expert_amandine_bourdais = Amandine Bourdais
expert_wf_registrar = The Loans Registrar
expert_wf_commissioner = The Fair Commissioner
favour_press_conference = Press Conference
favour_private_donation = Private Donation
favour_grant = Government Grant
favour_second_expedition = Second Expedition
favour_first_pick = Inside Information
favour_private_sale = Private Sale
favour_endowment = Endowment
favour_headhunting = Headhunting
favour_storeroom_audit = Storeroom Audit
favour_wf_invitation = Commissioner’s Invitation
favour_wf_programme = Change of Programme
favour_wf_diplomatic_bag = Diplomatic Bag
headline_embargo_america_pacific = Embargo: America & the Pacific
headline_embargo_europe = Embargo: Europe
headline_embargo_africa_middle_east = Embargo: Africa & the Middle East
headline_embargo_asia = Embargo: Asia
headline_customs_america_pacific = Customs: America & the Pacific
headline_customs_europe = Customs: Europe
headline_customs_africa_middle_east = Customs: Africa & the Middle East
headline_customs_asia = Customs: Asia
headline_discoveries = A Season of Discoveries
headline_sealed_ports = Sealed Ports
headline_attendance = Record Attendance
headline_congress = Scholars’ Congress
headline_scandal = Looting Scandal
headline_restitution = Restitution Agreement
headline_truce = Collectors’ Truce
headline_open_stores = Open Storerooms
headline_cuts = Budget Cuts
headline_wf_opening_day = Opening Day
headline_wf_repairs = Pavilion Under Repair
headline_wf_jury = Jury Prize
headline_wf_exchange = Spirit of Exchange
headline_wf_insurers = Insurers’ Dispute
patron_inca = Friend of the Inca World
patron_maya = Friend of the Maya World
patron_polynesian = Friend of the Polynesian World
patron_greek = Friend of the Greek World
patron_roman = Friend of the Roman World
patron_celtic = Friend of the Celtic World
patron_egyptian = Friend of the Egyptian World
patron_mesopotamian = Friend of the Mesopotamian World
patron_phoenician = Friend of the Phoenician World
patron_chinese = Friend of the Chinese World
patron_indian = Friend of the Indian World
patron_japanese = Friend of the Japanese World
patron_agriculture = Patron of Agriculture
patron_architecture = Patron of Architecture
patron_navigation = Patron of Navigation
patron_pottery = Patron of Pottery
patron_religion = Patron of Religion
patron_warfare = Patron of Warfare
patron_america_pacific = Society of America & the Pacific
patron_europe = Society of Europe
patron_africa_middle_east = Society of Africa & the Middle East
patron_asia = Society of Asia
patron_value_1 = Collector of Humble Finds
patron_value_2 = Collector of Curiosities
patron_value_3 = Collector of Fine Pieces
patron_value_4 = Collector of Treasures
patron_value_5 = Collector of Masterpieces
collection_stargate = The Stargate
collection_seven_seas = The Seven Seas
collection_breadbaskets = Breadbaskets of the World
collection_halls_of_power = Halls of Power
collection_art_of_war = The Art of War
collection_fire_and_clay = Fire and Clay
collection_sacred_heights = Sacred Heights
collection_silk_road = Along the Silk Road
collection_first_scribes = Land of the First Scribes
collection_inner_sea = The Inner Sea
collection_island_empires = Island Empires
collection_pyramid_builders = The Pyramid Builders
collection_harvest_home = Harvest Home
collection_potters_wheel = The Potter’s Wheel
collection_age_of_iron = The Age of Iron
collection_golden_treasures = Golden Treasures
collection_great_engineers = The Great Engineers
collection_pacific_voyages = Voyages of the Pacific
collection_classical_world = The Classical World
collection_crown_jewels = Crown Jewels

# What is asked
ask-first = Who is the first player?
ask-collection = Which Collection card goes to Pavilion { $n }?
ask-experts = Which expert is laid out?
ask-display = Which object { NAME($continent, form: "of") } is laid out?
ask-hand = Which object { NAME($continent, form: "of") } does { $player } draw?
ask-hand-favour = Which Favour does { $player } draw?
ask-mulligan = { $player } may draw a new hand.
    .you = Your four objects are worth only { $worth }: draw a new hand?
ask-patron = Which Patron is dealt to { $player }?
ask-keep = { $player } chooses a Patron to keep.
    .you = Which Patron do you keep?
ask-headline = Which Headline is turned over?
ask-explore = { $player } takes an object from the display.
    .you = Take an object from the display.
ask-follow = { $player } may take an object too.
    .you = Take an object too? { $active } gains a prestige token for it.
ask-extra = { $player } takes one more object from the display.
    .you = Take one more object from the display.
ask-look = Which card { NAME($continent, form: "of") } does { $player } look at?
ask-peek = { $player } chooses one of the objects.
    .you = Which of the objects do you take?
ask-retrieve = { $player } takes cards back from the discard: up to { $n }.
    .you = Take cards back from your discard: up to { $n }.
ask-action = { $player } chooses Furbish or Inventory.
    .you = Furbish or Inventory?
ask-furbish = { $player } chooses what to buy.
    .you = What do you buy?{ $credit ->
        [0] {""}
       *[other] {" "}Credit in the tray: { $credit }.
    }
ask-rest = { $player } may hire experts.
    .you = Hire experts?{ $credit ->
        [0] {""}
       *[other] {" "}Credit in the tray: { $credit }.
    }
ask-headhunt = { $player } hires an expert at a lower cost.
    .you = Which expert do you hire at a lower cost?
ask-free-place = { $player } places an object in a Pavilion for free.
    .you = In which Pavilion do you place an object for free?
ask-free-lend = { $player } lends an object for free.
    .you = To whom do you lend an object for free?
ask-object = { $player } { $buying ->
    [place] chooses an object for the Pavilion “{ NAME($collection) }”.
    [lend] chooses an object to lend.
   *[exhibit] chooses an object to exhibit.
}
    .you = { $buying ->
        [place] Which object goes to the Pavilion “{ NAME($collection) }”?
        [lend] Which object do you lend to { $host }?
       *[exhibit] Which object do you exhibit?
    }
ask-continent = { $player } { $why ->
    [add] puts a Public Opinion token on one of the continents with the fewest.
    [remove] takes a Public Opinion token off one of the continents with the most.
    [look] chooses a continent’s deck to look at.
   *[press] takes a Public Opinion token off a continent.
}
    .you = { $why ->
        [add] Which of the continents with the fewest tokens gets one?
        [remove] Off which of the continents with the most tokens does one go?
        [look] At which continent’s deck do you look?
       *[press] Off which continent do you take a Public Opinion token?
    }
ask-alter = { $player } { $why ->
    [repair] closes one of the fullest Pavilions for this round.
   *[programme] exchanges the next two criteria of a Pavilion.
}
    .you = { $why ->
        [repair] Which of the fullest Pavilions is closed for this round?
       *[programme] The next two criteria of which Pavilion change places?
    }
ask-pay = { $player } pays for { NAME($article) }: { $owed } still owed.
    .you = Pay for { NAME($article) }: { $owed } still owed.
ask-favour = Which Favour does { $player } draw?
ask-expert = Which expert fills the gap?
ask-discard = { $player } holds { $held } cards, may keep { $limit } and discards one.
    .you = You hold { $held } cards and may keep { $limit }: discard one.
ask-refill = Which card { NAME($continent, form: "of") } is turned up?
ask-layout = { $player } arranges the museum.
    .you = Arrange your museum: { NAME($article) } goes on which space?

# What may be done
do-first = { $whose }
do-collection = { NAME($collection) }
do-appear = { NAME($expert) }
do-draw = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-meet = A Public Opinion card
do-grant = { NAME($favour) }
do-deal = { NAME($patron) }
do-headline = { NAME($headline) }
do-redraw = Draw a new hand
do-stay = Keep this hand
do-keep = { NAME($patron) }
do-take = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-pass = { $step ->
    [retrieve] Take no more
   *[follow] Take nothing
}
do-spend = Spend { NAME($favour) } to take one more object
do-consult = { NAME($expert) }: take a card back from your discard
do-furbish = Furbish
do-inventory = Inventory: { $discards ->
    [0] pass (your discard is empty)
    [one] take back one card
   *[other] take back { $discards } cards
}
do-favour = Favour: { NAME($favour) }
do-exhibit = Exhibit { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value }){ $from ->
    [discard] {" "}from your discard
    [rival] {" "}from the discard of { $seller }
   *[hand] {""}
}
do-place = Place an object in “{ NAME($collection) }”
do-lend = Lend an object to { $whose }
do-hire = Hire { NAME($expert) } for { $price }
do-release = Give up the credit of { $credit }
do-done = Done
do-choose = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value }){ $from ->
    [discard] {" "}from your discard
    [rival] {" "}from the discard of { $seller }
   *[hand] {""}
}
do-continent = { NAME($continent) }
do-alter = { NAME($collection) }
do-pay = Put down { NAME($object) }: { $value }
do-token = Put down a prestige token: 1
do-discard = Discard { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-quick = Take the quick layout
do-space = Space { $space }

# What happened
n-prestige = { $n ->
    [0] no prestige token
    [one] one prestige token
   *[other] { $n } prestige tokens
}
log-drew-first = { $player } is the first player.
    .you = You are the first player.
log-headed = { $player } starts on { $n }.
    .you = You start on { $n }.
log-set-up = Pavilion { $pavilion } shows { NAME($collection) }.
log-appeared = { NAME($expert) } is on offer.
log-shown = { NAME($object) } is on display.
log-got = { $player } draws { NAME($object) }.
    .you = You draw { NAME($object) }.
log-drew-back = { $player } draws a card { NAME($continent, form: "of") }.
    .you = You draw a card { NAME($continent, form: "of") }.
log-got-favour = Favour drawn: { NAME($favour) }.
log-drew-favour = { $player } draws a Favour.
    .you = You draw a Favour.
log-redrew = { $player } draws a new hand.
    .you = You draw a new hand.
log-stayed = { $player } keeps a weak hand.
    .you = You keep a weak hand.
log-got-patron = { $player } is dealt the Patron { NAME($patron) }.
    .you = You are dealt the Patron { NAME($patron) }.
log-kept = { $player } keeps { NAME($patron) }.
    .you = You keep { NAME($patron) }.
log-chose-patron = { $player } has chosen a Patron.
    .you = You have chosen a Patron.
log-round = Round { $n } begins.
log-last-round = Display and decks are empty: this round is the last.
log-headlined = Headline: “{ NAME($headline) }”.
log-reshuffled-headlines = The used Headlines are shuffled to form a new deck.
log-nothing-done = The Headline has no effect.
log-closed = The Pavilion “{ $cards }” is closed for this round.
log-turn = It is { $player }’s turn.
    .you = It is your turn.
log-took = { $player } takes { NAME($object) }.
    .you = You take { NAME($object) }.
log-followed = { $player } takes { NAME($object) } too; { $owner } gains a token.
    .you = You take { NAME($object) } too; { $owner } gains a token.
    .yours = { $player } takes { NAME($object) } too; you gain a token.
log-paid-toll = { $player } pays a toll: { n-prestige }.
    .you = You pay a toll: { n-prestige }.
log-passed = { $player } takes nothing.
    .you = You take nothing.
log-nothing-to-take = { $player } can take nothing.
    .you = You can take nothing.
log-attended = Record Attendance: { $player } gains { n-prestige }.
    .you = Record Attendance: you gain { n-prestige }.
log-played = { $player } plays { NAME($favour) }.
    .you = You play { NAME($favour) }.
log-spent = { $player } spends { NAME($favour) } to take one more object.
    .you = You spend { NAME($favour) } to take one more object.
log-consulted = { $player } asks { NAME($expert) } for help.
    .you = You ask { NAME($expert) } for help.
log-looks = { $player } looks at cards { NAME($continent, form: "of") }.
    .you = You look at cards { NAME($continent, form: "of") }.
log-saw = You see { NAME($object) }.
log-picked = You keep { NAME($object) }.
log-picked-one = { $player } takes a card { NAME($continent, form: "of") } unseen; { $n ->
    [0] none goes back.
    [one] one goes back.
   *[other] { $n } go back.
}
    .you = You take a card { NAME($continent, form: "of") } unseen; { $n ->
        [0] none goes back.
        [one] one goes back.
       *[other] { $n } go back.
    }
log-found-nothing = { $player } finds no object there.
    .you = You find no object there.
log-retrieved = { $player } takes { NAME($object) } back from the discard.
    .you = You take { NAME($object) } back from your discard.
log-gained = { $player } gains { n-prestige }.
    .you = You gain { n-prestige }.
log-furbishes = { $player } furbishes.
    .you = You furbish.
log-took-inventory = { $player } takes Inventory: { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}.
    .you = You take Inventory: { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }.
log-buys = { $player } buys { NAME($object) } from the discard of { $owner }.
    .you = You buy { NAME($object) } from the discard of { $owner }.
    .yours = { $player } buys { NAME($object) } from your discard.
log-fee = { $player } gives { $owner } the fee: { n-prestige }.
    .you = You give { $owner } the fee: { n-prestige }.
    .yours = { $player } gives you the fee: { n-prestige }.
log-paid = { $player } puts down { NAME($object) }.
    .you = You put down { NAME($object) }.
log-paid-rival = { $player } gives { $owner } { NAME($object) } in payment.
    .you = You give { $owner } { NAME($object) } in payment.
    .yours = { $player } gives you { NAME($object) } in payment.
log-paid-token = { $player } pays { n-prestige }.
    .you = You pay { n-prestige }.
log-paid-favour = { $player } pays { $n } with { NAME($favour) }.
    .you = You pay { $n } with { NAME($favour) }.
log-exhibited = { $player } exhibits { NAME($object) }: marker on { $n }.
    .you = You exhibit { NAME($object) }: marker on { $n }.
log-placed = { $player } places { NAME($object) } in the Pavilion “{ $cards }”.
    .you = You place { NAME($object) } in the Pavilion “{ $cards }”.
log-lent = { $player } lends { NAME($object) } to { $owner }.
    .you = You lend { NAME($object) } to { $owner }.
    .yours = { $player } lends you { NAME($object) }.
log-masterpiece = A masterpiece: { $player } gains { n-prestige }.
    .you = A masterpiece: you gain { n-prestige }.
log-rewarded = { $player } gains { n-prestige } for the slot.
    .you = You gain { n-prestige } for the slot.
log-skilled = { NAME($expert) } brings { $player } { n-prestige }.
    .you = { NAME($expert) } brings you { n-prestige }.
log-judged = Jury Prize: the marker of { $player } moves by { $n }.
    .you = Jury Prize: your marker moves by { $n }.
log-hired = { $player } hires { NAME($expert) }.
    .you = You hire { NAME($expert) }.
log-released = { $player } gives up a credit of { $n }.
    .you = You give up a credit of { $n }.
log-token-put = A Public Opinion token is put { NAME($continent, form: "onto") }: { $n } now.
log-token-off = A Public Opinion token goes off { NAME($continent) }: { $n } left.
log-met = Public Opinion stirs { NAME($continent, form: "in") }.
log-swapped = { $player } exchanges the next two criteria of the Pavilion “{ $cards }”.
    .you = You exchange the next two criteria of the Pavilion “{ $cards }”.
log-reshuffled = Used Favours are shuffled to form a new deck of { $n }.
log-no-favour = No Favour is left for { $player }.
    .you = No Favour is left for you.
log-ended-turn = { $player } is done.
    .you = You are done.
log-dropped = { $player } discards { NAME($object) }.
    .you = You discard { NAME($object) }.
log-final = The last turn is over: everyone arranges their museum.
log-arranged = The museum of { $player } scores { $n } for collections and bonuses.
    .you = Your museum scores { $n } for collections and bonuses.
log-overruled = The quick layout scores more for { $player } and counts instead.
    .you = The quick layout scores more for you and counts instead.
log-ended = The game is over.
log-undo = { $player } undoes the last choice.
    .you = You undo the last choice.
log-undo-chance = The last outcome is to be entered again.

# Why not
no-over = The game is over.
no-such-code = There is no such choice; codes run from 0 to { $n }.
no-other-seat = { $now ->
    [chance] A card decides now, nobody else.
   *[player] { $player } decides now.
}
no-undo = There is nothing for you to undo: chance or another player has acted since.
no-not-now-first = The first player is drawn at the very start.
no-not-now-collection = Collection cards are drawn during set-up, in games with Pavilions.
no-not-now-appear = Experts are turned up during set-up and when one has been hired.
no-not-now-draw = Cards of a continent are drawn during set-up, when the display is refilled, and with Inside Information.
no-not-now-meet = Public Opinion cards turn up when cards of a continent are drawn.
no-not-now-grant = Favours are drawn during set-up, at the tens of the track and when the Journalist is hired.
no-not-now-deal = Patrons are dealt during set-up.
no-not-now-headline = A Headline is turned over at the start of a round.
no-not-now-redraw = Only a hand worth too little may be exchanged, during set-up.
no-not-now-stay = Only a hand worth too little may be exchanged, during set-up.
no-not-now-keep = A Patron is kept during set-up.
no-not-now-take = Objects are taken in Exploration; at other times only a Favour or Patricia brings one.
no-not-now-pass = You pass when you are asked whether you take an object or a card.
no-not-now-spend = A Favour is spent for an object before the action is chosen, in the second edition.
no-not-now-consult = Patricia helps before the action is chosen.
no-not-now-furbish = The action is chosen once a turn, after Exploration.
no-not-now-inventory = The action is chosen once a turn, after Exploration.
no-not-now-favour = A Favour is used at its own moment of your turn, not while something else is being chosen.
no-not-now-exhibit = Objects are exhibited in a Furbish, one after another.
no-not-now-place = Objects are placed in a Furbish, in games with Pavilions.
no-not-now-lend = Objects are lent in a Furbish, in games with loans.
no-not-now-hire = Experts are hired in a Furbish or after an Inventory.
no-not-now-release = Credit is given up in a Furbish or after an Inventory, between two purchases.
no-not-now-done = You finish in a Furbish or after an Inventory, between two purchases.
no-not-now-choose = An object is chosen when a Pavilion, a host or a Favour asks for one.
no-not-now-continent = A continent is chosen when a Favour or a Headline asks for one.
no-not-now-alter = A Pavilion is chosen when a Favour or a Headline asks for one.
no-not-now-pay = Cards are put down while a purchase is being paid.
no-not-now-token = Tokens are put down while a purchase is being paid.
no-not-now-discard = Cards are discarded at the end of a turn, by those who hold too many.
no-not-now-quick = Museums are arranged when the last turn is over.
no-not-now-space = Museums are arranged when the last turn is over.
no-no-such-player = That player is not at this table.
no-no-such-host = That museum is not at this table.
no-not-in-deck = That card is not in this deck.
no-no-opinion-left = No Public Opinion card can come now.
no-not-dealt = { NAME($patron) } was not dealt to you.
no-not-on-display = { NAME($object) } is not on display.
no-under-embargo = { NAME($continent) } is under Embargo this round.
no-no-toll = Customs: you have no prestige token for the toll { NAME($continent, form: "in") }.
no-not-looked-at = { NAME($object) } is not among the cards you looked at.
no-not-in-own-discard = { NAME($object) } is not in your discard.
no-favour-not-held = You do not hold { NAME($favour) }.
no-favour-spent = You have already used your Favour of this turn.
no-favour-untimely = { NAME($favour) } cannot be used at this moment.
no-favour-idle = { NAME($favour) } would do nothing now.
no-first-edition = Favours buy no objects in the first edition.
no-nothing-left = There is no object for you to take.
no-favour-same = { NAME($favour) } brings one more object by itself: use it as it is.
no-expert-not-hired = { NAME($expert) } does not work for you.
no-expert-no-help = { NAME($expert) } takes no cards back.
no-expert-used = { NAME($expert) } has already helped you this turn.
no-discard-empty = Your discard is empty.
no-out-of-reach = { NAME($object) } is neither in your hand nor in a discard.
no-locked = { NAME($object) } has paid for credit that is still in the tray; give the credit up first.
no-truce = Collectors’ Truce: nothing may be bought from rivals this round.
no-no-fee = You have no prestige token for the fee due to { $seller }.
no-cannot-pay = { NAME($object) } costs { $price }; you cannot pay that much.
no-museum-full = Your museum holds 25 objects and takes no more.
no-only-own = This Favour is for objects from your hand or your own discard.
no-only-rival = This Favour is for objects from a rival’s discard.
no-too-valuable = { NAME($object) } has a value of { $value }; this Favour goes up to { $most }.
no-no-pavilion = There is no such Pavilion in this game.
no-pavilion-full = All slots of the Pavilion “{ NAME($collection) }” are filled.
no-pavilion-closed = The Pavilion “{ NAME($collection) }” is closed this round.
no-no-match = { NAME($object) } does not meet the first open criterion.
no-nothing-fits = You have no object for the Pavilion “{ NAME($collection) }” that you can pay for.
no-nothing-to-give = You have no object for the Pavilion “{ NAME($collection) }” that this Favour allows.
no-no-loans = There are no loans in this game.
no-no-loans-now = Insurers’ Dispute: no loans this round.
no-own-museum = Nobody lends to their own museum.
no-host-full = The museum of { $whose } is full.
no-no-improvement = { NAME($object) } would raise no collection there.
no-nothing-to-lend = You have nothing to lend to { $whose }.
no-not-face-up = { NAME($expert) } is not on offer.
no-no-hiring = No experts are hired after an Inventory.
no-cannot-hire = { NAME($expert) } costs { $price }; you cannot pay that.
no-too-few-tokens = { NAME($expert) } costs { $price } in prestige tokens; you do not have that many.
no-no-credit = There is no credit in the tray.
no-after-inventory = After an Inventory nothing is exhibited, placed or lent.
no-no-token-there = There is no Public Opinion token { NAME($continent, form: "on") }.
no-not-fewest = Only a continent with the fewest tokens can be chosen.
no-not-most = Only a continent with the most tokens can be chosen.
no-not-fullest = Only the unfinished Pavilion with the most objects can be chosen.
no-deck-empty = The deck { NAME($continent, form: "of") } is empty.
no-few-slots = The Pavilion “{ NAME($collection) }” has fewer than two open slots.
no-not-in-hand = { NAME($object) } is not in your hand.
no-pays-for-itself = No card pays for itself: { NAME($object) }.
no-no-prestige-left = You have no prestige token left.
no-budget-cuts = Budget Cuts: prestige pays no prices this round.
no-no-payment = You are paying: put down a card or a token.
no-space-taken = Space { $space } is taken.
no-layout-begun = You have begun a layout of your own.

# Options
option-pavilions = Pavilions
option-pavilions-off = without
option-pavilions-on = with Pavilions
option-loans = Loans
option-loans-off = without
option-loans-on = with loans, from three players on
option-edition = Edition
option-edition-1 = first edition
option-edition-2 = second edition: experts for 2 tokens, Favours for objects
option-goal = Points that end the game
option-goal-50 = 50
option-goal-60 = 60, the family game
option-opinion = Public Opinion cards in each deck
option-opinion-4 = 4
option-opinion-5 = 5, harder
option-boards = Museum boards
option-boards-standard = front: the same plan for all
option-boards-advanced = back: a plan with walls for each
option-start = Where markers start
option-start-equal = all on 0
option-start-ahead = further on for those who play early
option-hands = Hands
option-hands-open = what everyone saw taken stays in view
option-hands-secret = the whole hand is hidden, even what everyone saw taken

# Doubts
doubt-collection-points = Only five numbers of the two collection tables are known; the rest is reconstructed to fit their steps.
doubt-board-bonuses = A full gallery and a full museum are known to bring a bonus, but not how many points; Midway gives 10 each.
doubt-objects = Three of the 180 objects are attested; values and domains of all are reconstructed.
doubt-opinion-loss = Objects in the discard cost points by continent and tokens; the amount is not known. Midway takes one point for each token.
doubt-opinion-cards = Four or five Public Opinion cards in each deck: the sources differ.
doubt-patrons = Three or two Patrons are dealt: the sources differ. Thresholds and points are reconstructed.
doubt-cards = Lists and effects of Favours, Headlines and experts are largely reconstructed.
doubt-rival-fee = Three sources ask a token for an object from a rival’s discard; the publisher’s answers do not mention it.
doubt-hiring = The sources differ on whether experts can be hired in a turn with an Inventory.
doubt-end = The round is played to its end after 50 points; another source gives everyone one more turn.
doubt-two-collections = The sources we could read do not say that an object counts both in a civilisation and in a domain, nor that separate groups of one kind each score. Midway counts it in both; only the groups can be changed.
doubt-loans = Board bonuses, Patrons and the founding of a collection by a loan are Midway’s rulings.
doubt-collections = Of the twenty Collection cards only the beginning of one is known.
doubt-plans = The plans on the back of the boards are not known; ours are invented.
doubt-second-edition = The second edition is known only from announcements.
doubt-numbers = Each of these numbers comes from a single source, or from none. Midway plays with the likeliest.
doubt-looks = Twelve civilisations and six domains are certain; the names of the six domains are likely. Colours and emblems are Midway’s; they change nothing in play.
doubt-twins = A lent object must not be replaced by a later one of its kind; the sources do not say how this is ensured. Midway lets the two change places whenever the lender gains and the host loses nothing, even if the host had replaced nothing: a lender may get more than protection.
doubt-host-layout = The printed rules let the host score in the best way. Midway also reads this as a duty: if a host with lent objects scores less than the quick layout would, the quick layout counts.
doubt-open-hands = Everyone sees which objects are taken from the display or picked up from a discard. Midway keeps them in view until they are played; only cards drawn face down are secret. The option makes the whole hand secret.
doubt-playing-order = The order of play decides much: between bots of the kind “greedy” the last player wins most often. No source makes up for it. The option gives those who play early a head start on the track, found by simulation.

# The board
board-where = Round { $n }
board-setup = Setting up
board-final = Final layout
board-over = Finished after { $n } rounds
board-last = Round { $n }, the last
chapter = Round { $n }
board-points = Points
board-track = Track
board-collections = Collections
board-gallery = Grand Gallery
board-full = Full museum
board-patron = Patron
board-prestige = Prestige
board-opinion = Public Opinion
board-pavilions = Pavilions
board-loans = Loans
board-total = Total
board-tokens = Prestige left
board-own = Own objects
board-changed = changed
board-player = Player
board-hand = Hand
board-discard = Discard
board-museum = Museum
board-display = Display
board-experts = Experts
board-headline = Headline
board-supply = Prestige in the supply
board-favours = Favours
board-forecast = If it ended now
board-favours-deck = Favours in the deck { $n }
board-headlined = Headline: { $headline }. { $text }
board-decked = { $n ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $n } cards in the deck
}{ $tokens ->
    [0] {""}
   *[other] , Public Opinion { $tokens }
}
board-nothing = nothing
board-closed = closed
board-pavilion = Pavilion { $n }, { NAME($collection) }: first { $first }, second { $second }
board-value = value { $n }
board-offer = Experts on offer:
board-rooms = Museum ({ $n }/{ $of }): { $kinds }
board-discarded = Discard:
board-seen = Seen in hand:
board-hired = Experts:
board-plan = The museum; * Grand Gallery:
board-walls = The museum; * Grand Gallery, lines are walls:
board-yours = Hand of { $name }:
board-favour-cards = Favours:
board-patroned = Patron: { NAME($patron) } ({ $tiers })
board-tier = { $least } pay { $points }
board-card = { $name }: { $text }
bot-greedy = buys what pays most at once, and keeps cards that fit its museum

# The browser's board
pic-world = The four continents
pic-continent = { NAME($continent) }: { $n ->
    [0] public opinion is calm
    [one] one Public Opinion token
   *[other] { $n } Public Opinion tokens
}, { $deck } cards in the deck
pic-in-deck = { $n } in the deck
pic-deck = Deck
pic-deck-about = { $objects ->
    [one] One object
   *[other] { $objects } objects
} and { $opinion ->
    [0] no Public Opinion card
    [one] one Public Opinion card
   *[other] { $opinion } Public Opinion cards
}.
pic-taken = taken
pic-empty = empty
pic-embargo = Embargo
pic-customs = Customs: { $n }
pic-opinion = Public Opinion
pic-tokens = { $n ->
    [one] One token
   *[other] { $n } tokens
}
pic-opinion-about = Each object from here in a discard costs its owner { $n ->
    [one] one point
   *[other] { $n } points
} at the end.
pic-stirred = Public Opinion stirs { NAME($continent, form: "in") }
pic-stirred-yours = In your discard: { $names }. At the end this costs you { $n ->
    [one] one point more
   *[other] { $n } points more
}.
pic-stirred-none = Nothing from there lies in your discard.
pic-news-embargo = { $shown ->
    [0] Nothing is on display there.
    [one] One object on display is out of your reach.
   *[other] { $shown } objects on display are out of your reach.
}
pic-news-customs = { $prestige ->
    [0] You have no prestige token, so you cannot take anything from there.
    [one] You have one prestige token, enough for one object from there.
   *[other] You have { $prestige } prestige tokens; each object from there costs you one of them.
}
pic-news-display = You choose from up to 12 objects instead of 8.
pic-news-ports = You take nothing in your rivals’ turns, and nobody brings you a prestige token in yours.
pic-news-crowd = { $prestige ->
    [0] You have none now.
   *[other] You have { $prestige } now.
}
pic-news-experts = The cheapest expert now costs you { $cost }.
pic-news-opinion = { $lost ->
    [0] So far Public Opinion costs you nothing.
    [one] So far Public Opinion costs you one point.
   *[other] So far Public Opinion costs you { $lost } points.
}
pic-news-truce = { $theirs ->
    [0] Your rivals have nothing in their discards.
    [one] One object in a rival’s discard is out of your reach.
   *[other] { $theirs } objects in your rivals’ discards are out of your reach.
}
pic-news-fees = { $mine ->
    [0] You have nothing in your discard that would bring you a fee.
    [one] The object in your discard would bring you no fee.
   *[other] The { $mine } objects in your discard would bring you no fee.
}
pic-news-cuts = { $prestige ->
    [0] You have no prestige token.
    [one] Your prestige token pays no price.
   *[other] Your { $prestige } prestige tokens pay no price.
}
pic-news-slots = { $fits ->
    [0] You have no object for an open slot.
    [one] You have one object for an open slot.
   *[other] You have { $fits } objects for open slots.
}
pic-news-loans = { $hand ->
    [0] You have no object in your hand to lend.
    [one] You have one object in your hand that you could lend.
   *[other] You have { $hand } objects in your hand that you could lend.
}
pic-news-no-loans = { $hand ->
    [0] You have no object in your hand to lend.
    [one] The object in your hand cannot be lent.
   *[other] The { $hand } objects in your hand cannot be lent.
}
pic-object = { $name }: { NAME($civilisation) }, { NAME($domain) }, value { $value }
pic-object-kind = { NAME($civilisation) } · { NAME($domain) } · { $value }
pic-expert = Expert
pic-favour = Favour
pic-patron = Patron
pic-patron-about = { $text } { $tiers }.
pic-tier = { $least } pay { $points }
pic-headline = Headline
pic-gazette = The Chicago Gazette
pic-no-news = No news today
pic-no-news-yet = Headlines come from the second round on.
pic-fair = The World’s Fair
pic-fair-pays = full: two bonuses
pic-pavilion = { $name }: { $n } of 5 placed{ $n ->
    [5] {""}
   *[other] , next { $next }
}
pic-value = value { $n }
pic-slot = { $wanted }, { $reward } prestige
pic-bonuses = First { $first }, second { $second }{ $n ->
    [0] {""}
   *[other] {" "}({ $names })
}
pic-placed-by = placed by { $name }
pic-closed = Under repair
pic-experts = Experts
pic-experts-left = { $n } more in the deck
pic-expert-for = { $name }, cost { $n }
pic-staff = Hired experts
pic-hired-by = { $expert }, hired by { $name }
pic-your-museum = Your museum
pic-museum-of = The museum of { $name }
pic-comes-next = { $name } comes next
pic-back = To your museum
pic-filled = { $n } of { $of } spaces
pic-spaces = Spaces. Enter picks up, arrows move, Enter puts down.
pic-free-space = Free space { $n }
pic-gallery = Grand Gallery
pic-gallery-of = of 9
pic-gallery-all = , all { NAME($kind) }
pic-carrying = { $name }: choose a space
pic-layout = { $points ->
    [one] 1 point
   *[other] { $points } points
} as it hangs{ $possible ->
    [0] {""}
   *[other] , { $possible } possible
}
pic-best-layout = Best layout
pic-use-layout = Use this layout
pic-lent-by = lent by { $name }
pic-your-hand = Your hand
pic-hand-of = { $n } of { $of }
pic-prestige = { $n ->
    [one] 1 prestige token
   *[other] { $n } prestige tokens
}
pic-taking = taking
pic-paying = paying
pic-museums = Museums and open discards
pic-fee = { $n ->
    [0] a rival’s object: no fee
   *[other] a rival’s object: +{ $n } prestige
}
pic-on-track = { $n } on the track; { $goal } ends the game
pic-col-player = Player
pic-col-track = Track
pic-col-prestige = Prestige
pic-col-hand = Hand
pic-col-plan = Museum
pic-col-discard = Discard
pic-cards-held = { $n ->
    [one] 1 object in hand
   *[other] { $n } objects in hand
}, { $favours ->
    [0] no Favour
    [one] 1 Favour
   *[other] { $favours } Favours
}
pic-known = Seen by all: { $names }.
pic-none-known = Nobody has seen these cards.
pic-open-museum = The museum of { $name }, { $n } objects: open
pic-no-discard = nothing discarded
pic-tray = Payment tray
pic-tray-rival = Payment to { $name }
pic-take = You take
pic-give = You give
pic-give-rival = To { $name }
pic-owed = still owed
pic-bought = already bought
pic-tokens-given = prestige, grant
pic-fee-paid = fee
pic-price = price
pic-paid = paid
pic-missing = missing
pic-credit = credit
pic-credit-lost = lost at the end of the turn
pic-no-change = no change given
pic-score = Your score if the game ended
pic-score-now = now { $n }
pic-score-all = If the game ended now
pic-without-patron = without Patrons, which are secret
pic-score-line = If the game ended
pic-score-next = next: { $name } { $n }
pic-unfold = Show your score part by part
pic-fold = Fold
pic-in-all = { $n } points if the game ended
pic-part-points = { $part } { $n }
pic-theirs-track = track
pic-theirs-collections = collections
pic-theirs-gallery = Grand Gallery
pic-theirs-full = full museum
pic-theirs-prestige = prestige
pic-theirs-opinion = opinion on the discard
pic-theirs-pavilions = Pavilions
pic-theirs-loans = objects lent
pic-part-track = Track, values shown
pic-part-collections = Collections
pic-part-gallery = Grand Gallery
pic-part-full = Full museum
pic-part-patron = Patron
pic-part-prestige = Prestige left
pic-part-opinion = Opinion on your discard
pic-part-pavilions = Pavilions
pic-part-loans = Objects lent
pic-collection = { NAME($kind) } { $n }
pic-collection-worth = { NAME($kind) } { $n }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
pic-patron-next = Patron: { $n }, { $least } pay { $points }
pic-patron-full = Patron: { $n }, all tiers
pic-parts = Parts of the table
pic-tab-wall = Museum
pic-tab-world = World
pic-tab-fair = Fair
pic-tab-news = News
pic-tab-hand = Hand
pic-tab-others = Rivals
pic-tab-score = Score
kind-exhibit = Exhibit
kind-fair = Fair
kind-lend = Lend
kind-hire = Hire
kind-favour = Favours
pic-paid-best = Paid best with { $names }
pic-from-rival = from { $name }
pic-from-discard = from your discard
pic-go-exhibit = Exhibit { $name }
pic-go-lend = Lend to { $name }
pic-go-place = Place in { $name }
pic-go-choose = Take { $name }
pic-go-pay = Pay with { $name }
pic-go-discard = Discard { $name }
pic-go-take = Take { $name }
pic-go-hire = Hire { $name }
pic-go-favour = Play { $name }
times-token = { $all ->
    [1] The rest with prestige
   *[other] { $n } prestige
}
pic-step-explore = Explore
pic-step-action = Action
pic-step-furbish = Furbish
pic-step-inventory = Inventory
pic-step-tidy = Tidy up

# How to play
howto-goal = Fill your museum with treasures, hung in collections. Once somebody’s objects are worth 50 points, the round is finished, and the most points win.
howto-turn = A turn
howto-turn-1-name = Explore
howto-turn-1 = Take one object on display, free of charge.
howto-turn-2-name = The others follow
howto-turn-2 = Each may take one too, and you gain prestige.
howto-turn-3-name = Furbish
howto-turn-3 = Hang objects in your museum: their value is yours.
howto-turn-4-name = … and pay
howto-turn-4 = With other cards or prestige: the cards go to your discard.
howto-turn-5-name = … or Inventory
howto-turn-5 = Instead of the Furbish, take your whole discard back.
howto-objects = Objects you exhibit
howto-objects-how = their value, at once
howto-objects-points = 1–5
howto-collections = Collections of three or more, touching
howto-collections-how = three to seven of a domain, from different civilisations; of one civilisation 3, 5, 7, 9, 12
howto-collections-points = 4 7 11 17 25
howto-patron = Your secret Patron
howto-patron-how = three levels, which differ a little from card to card
howto-patron-points = 5 11 18
howto-board = Grand Gallery of one kind; all 25 spaces
howto-board-how = each
howto-board-points = 10
howto-prestige = Prestige left over
howto-prestige-how = but Public Opinion costs points for objects in your discard
howto-prestige-points = 1 each
howto-advice-1-name = Follow every time.
howto-advice-1 = A free card on a rival’s turn is worth more than the token it gives away.
howto-advice-2-name = Small is beautiful.
howto-advice-2 = Low values fill the wall without ending the game; aim at twenty objects.
howto-advice-3-name = Clear your discard before the end.
howto-advice-3 = A late Inventory saves points where Public Opinion is against you.

# What was done since the last turn
act-opinion = Public Opinion turned on { NAME($continent) }
    .more = In your discard from there: { $objects }.
    .amount = −{ $lost }
act-slot = { $n ->
    [one] { $player } filled a slot that you could have filled
   *[other] { $player } filled { $n } slots that you could have filled
}
    .more = Pavilion “{ $cards }”; you had { $objects }.
    .amount = taken
act-last-round = This round is the last
    .more = When it ends, everyone arranges their museum.
    .amount = last
act-bought = { $player } bought { NAME($object) } from your discard
    .amount = { $n ->
        [0] sold
       *[other] +{ $n }
    }
act-paid = In your discard now, as payment: { $objects }.
act-lent = { $player } lent you { NAME($object) }
    .more = Objects in your museum: { $after }.
    .amount = +1
act-exhibits = { $player } exhibits { $objects }.
    .amount = { $from } → { $upto }
act-inventory = { $player } takes Inventory.
    .amount = { $from } → { $upto }
act-takes = { $player } takes { $objects }.
    .amount = { $from } → { $upto }
act-plays = { $player } takes nothing.
    .amount = { $from } → { $upto }
act-placed = In Pavilions: { $objects }.
act-lends = Lent: { $objects }.
act-hired = Hired: { $experts }.

# The final count as a table
tally-final = The final count
tally-track = Track
    .title = Values shown on the track
    .says = Most here: { $players }, { $most }.
tally-civilisations = Civilisations
    .title = Collections of civilisations
    .says = Most here: { $players }, { $most }.
tally-civilisation = { NAME($kind) }
    .title = { NAME($kind) }: { $size } make { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .says = { $players }: { $n ->
        [one] 1 object
       *[other] { $n } objects
    } joined{ $experts ->
        [0] .
       *[other] , and the expert counts as one more.
    }
tally-domains = Domains
    .title = Collections of domains
    .says = Most here: { $players }, { $most }.
tally-domain = { NAME($kind) }
    .title = { NAME($kind) }: { $size } make { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .says = { $players }: objects of { $n ->
        [one] 1 civilisation
       *[other] { $n } civilisations
    } joined{ $experts ->
        [0] .
       *[other] , and the expert counts as one more.
    }
tally-gallery = Grand Gallery
    .title = The Grand Galleries
    .says = Most here: { $players }, { $most }.
tally-gallery-of = Grand Gallery
    .title = A Grand Gallery all { NAME($kind) }
    .says = { $players }: { $points } points more.
tally-full = Full museum
    .title = Full museums
    .says = Most here: { $players }, { $most }.
tally-full-of = Full museum
    .title = Every space is filled
    .says = { $players }: { $points } points more.
tally-patron = Patron
    .title = The Patrons are turned over
    .says = Most here: { $players }, { $most }.
tally-patron-of = { NAME($patron) }
    .title = { NAME($patron) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .says = { $players }: { $n ->
        [0] no object counts.
        [one] 1 object counts.
       *[other] { $n } objects count.
    }
tally-prestige = Prestige
    .title = Prestige left
    .says = Most here: { $players }, { $most }.
tally-opinion = Opinion
    .title = Public Opinion on discards
    .says = Lost least: { $players }.
tally-pavilions = Pavilions
    .title = The Pavilions
    .says = Most here: { $players }, { $most }.
tally-loans = Loans
    .title = Objects lent
    .says = Most here: { $players }, { $most }.

# After the lesson
lesson-last = Play the last rounds
lesson-last-how = Round 8, 34 and 34 of 50, your move. I’ll whisper if you ask.

# What every choice does
explain-redraw = Your four objects and your Favour go back, and you draw new ones. The second hand stands, whatever it is worth.
explain-stay = You play with the four objects you have.
explain-keep = This is your secret aim. At the end it pays points for objects of its kind in your museum; the others go back unseen.
explain-take = The object goes to your hand and costs nothing. Later you can exhibit it or pay with it.
explain-follow-take = The object goes to your hand and costs nothing; the player whose turn it is gains a prestige token for it.
explain-peek-take = You keep this object; the others go back to their deck.
explain-retrieve-take = The card goes from your discard back to your hand, out of rivals’ reach.
explain-pass = You take nothing more, and nothing else changes.
explain-follow-pass = You take nothing, and the player whose turn it is gains no prestige token from you.
explain-spend = The Favour is used up, and you take one more object from the display.
explain-consult = The expert lets you take a card back from your discard, once in your turn.
explain-furbish = Exhibit objects and hire experts, as many as you can pay for. What you pay with goes to your discard, where rivals may buy it.
explain-inventory = All cards of your discard come back to your hand. You exhibit nothing this turn, but may still hire experts.
explain-favour = The Favour takes effect now and is used up. You may use one in a turn.
explain-exhibit = The object goes to your museum and scores its value at once. It costs its value, in other cards or prestige tokens; one more token from a rival’s discard.
explain-place = An object of yours goes to a free slot of this Pavilion and brings its reward. You pay its value and choose the object next.
explain-free-place-place = An object of yours goes to this Pavilion without payment and brings its reward.
explain-lend = An object of yours goes to this rival’s museum. You score its value and, at the end, a share of the collection it improves; so does the host.
explain-hire = The expert stays with you to the end and counts as the card says. You pay the price shown.
explain-headhunt-hire = The Favour lets you hire this expert at a lower price.
explain-release = The credit left in the payment tray is lost, and other ways to pay are open again.
explain-done = You buy nothing more this turn. Credit left in the tray is lost.
explain-choose = This is the object that you place or lend. Its value is what you pay, unless a card says otherwise.
explain-continent = The card takes effect on this continent.
explain-alter = The card takes effect on this Pavilion.
explain-pay = The object pays its value and goes to your discard: no change is given, and rivals may buy it.
explain-token = The token pays 1. It would have been worth a point at the end.
explain-discard = The object goes to your discard, where rivals may buy it until you take an Inventory.
explain-quick = Midway lays out your museum for you: a good layout, found at once.
explain-space = The object goes on this space. Cards of one kind that touch are a collection.

# What there is to weigh
weigh-mulligan = A stronger hand buys more in your first turns. Your Favour is exchanged too, and you have to keep the second hand.
weigh-keep = Keep the one whose kind you already hold in hand; it pays only for your own museum.
weigh-action = Furbish while your hand can pay for what you want. Take an Inventory when your best cards lie in your discard.
