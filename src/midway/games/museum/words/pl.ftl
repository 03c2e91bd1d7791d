title = Museum
line = Zgromadź pod jednym dachem cuda dwunastu cywilizacji.

# Continents
america_pacific = Ameryka i Pacyfik
    .of = Ameryki i Pacyfiku
    .in = w Ameryce i na Pacyfiku
    .from = z Ameryki i Pacyfiku
    .on = na Ameryce i Pacyfiku
    .onto = na Amerykę i Pacyfik
    .object = eksponat z Ameryki i Pacyfiku
    .objects = eksponaty z Ameryki i Pacyfiku
    .objects-of = eksponatów z Ameryki i Pacyfiku
    .short = Amer
europe = Europa
    .of = Europy
    .in = w Europie
    .from = z Europy
    .on = na Europie
    .onto = na Europę
    .object = eksponat z Europy
    .objects = eksponaty z Europy
    .objects-of = eksponatów z Europy
    .short = Euro
africa_middle_east = Afryka i Bliski Wschód
    .of = Afryki i Bliskiego Wschodu
    .in = w Afryce i na Bliskim Wschodzie
    .from = z Afryki i Bliskiego Wschodu
    .on = na Afryce i Bliskim Wschodzie
    .onto = na Afrykę i Bliski Wschód
    .object = eksponat z Afryki i Bliskiego Wschodu
    .objects = eksponaty z Afryki i Bliskiego Wschodu
    .objects-of = eksponatów z Afryki i Bliskiego Wschodu
    .short = Afry
asia = Azja
    .of = Azji
    .in = w Azji
    .from = z Azji
    .on = na Azji
    .onto = na Azję
    .object = eksponat z Azji
    .objects = eksponaty z Azji
    .objects-of = eksponatów z Azji
    .short = Azja

# Civilisations
inca = Inkowie
    .of = cywilizacji Inków
    .in = w cywilizacji Inków
    .masculine = inkaski
    .feminine = inkaska
    .plural = inkaskie
    .object = eksponat inkaski
    .objects = eksponaty inkaskie
    .objects-of = eksponatów inkaskich
    .collection = kolekcja inkaska
    .collection-of = kolekcji inkaskiej
    .collection-in = w kolekcji inkaskiej
    .short = Inko
maya = Majowie
    .of = cywilizacji Majów
    .in = w cywilizacji Majów
    .masculine = majański
    .feminine = majańska
    .plural = majańskie
    .object = eksponat majański
    .objects = eksponaty majańskie
    .objects-of = eksponatów majańskich
    .collection = kolekcja majańska
    .collection-of = kolekcji majańskiej
    .collection-in = w kolekcji majańskiej
    .short = Majo
polynesian = Polinezja
    .of = cywilizacji polinezyjskiej
    .in = w cywilizacji polinezyjskiej
    .masculine = polinezyjski
    .feminine = polinezyjska
    .plural = polinezyjskie
    .object = eksponat polinezyjski
    .objects = eksponaty polinezyjskie
    .objects-of = eksponatów polinezyjskich
    .collection = kolekcja polinezyjska
    .collection-of = kolekcji polinezyjskiej
    .collection-in = w kolekcji polinezyjskiej
    .short = Poli
greek = Grecja
    .of = cywilizacji greckiej
    .in = w cywilizacji greckiej
    .masculine = grecki
    .feminine = grecka
    .plural = greckie
    .object = eksponat grecki
    .objects = eksponaty greckie
    .objects-of = eksponatów greckich
    .collection = kolekcja grecka
    .collection-of = kolekcji greckiej
    .collection-in = w kolekcji greckiej
    .short = Grec
roman = Rzym
    .of = cywilizacji rzymskiej
    .in = w cywilizacji rzymskiej
    .masculine = rzymski
    .feminine = rzymska
    .plural = rzymskie
    .object = eksponat rzymski
    .objects = eksponaty rzymskie
    .objects-of = eksponatów rzymskich
    .collection = kolekcja rzymska
    .collection-of = kolekcji rzymskiej
    .collection-in = w kolekcji rzymskiej
    .short = Rzym
celtic = Celtowie
    .of = cywilizacji celtyckiej
    .in = w cywilizacji celtyckiej
    .masculine = celtycki
    .feminine = celtycka
    .plural = celtyckie
    .object = eksponat celtycki
    .objects = eksponaty celtyckie
    .objects-of = eksponatów celtyckich
    .collection = kolekcja celtycka
    .collection-of = kolekcji celtyckiej
    .collection-in = w kolekcji celtyckiej
    .short = Celt
egyptian = Egipt
    .of = cywilizacji egipskiej
    .in = w cywilizacji egipskiej
    .masculine = egipski
    .feminine = egipska
    .plural = egipskie
    .object = eksponat egipski
    .objects = eksponaty egipskie
    .objects-of = eksponatów egipskich
    .collection = kolekcja egipska
    .collection-of = kolekcji egipskiej
    .collection-in = w kolekcji egipskiej
    .short = Egip
mesopotamian = Mezopotamia
    .of = cywilizacji mezopotamskiej
    .in = w cywilizacji mezopotamskiej
    .masculine = mezopotamski
    .feminine = mezopotamska
    .plural = mezopotamskie
    .object = eksponat mezopotamski
    .objects = eksponaty mezopotamskie
    .objects-of = eksponatów mezopotamskich
    .collection = kolekcja mezopotamska
    .collection-of = kolekcji mezopotamskiej
    .collection-in = w kolekcji mezopotamskiej
    .short = Mezo
phoenician = Fenicja
    .of = cywilizacji fenickiej
    .in = w cywilizacji fenickiej
    .masculine = fenicki
    .feminine = fenicka
    .plural = fenickie
    .object = eksponat fenicki
    .objects = eksponaty fenickie
    .objects-of = eksponatów fenickich
    .collection = kolekcja fenicka
    .collection-of = kolekcji fenickiej
    .collection-in = w kolekcji fenickiej
    .short = Feni
chinese = Chiny
    .of = cywilizacji chińskiej
    .in = w cywilizacji chińskiej
    .masculine = chiński
    .feminine = chińska
    .plural = chińskie
    .object = eksponat chiński
    .objects = eksponaty chińskie
    .objects-of = eksponatów chińskich
    .collection = kolekcja chińska
    .collection-of = kolekcji chińskiej
    .collection-in = w kolekcji chińskiej
    .short = Chin
indian = Indie
    .of = cywilizacji indyjskiej
    .in = w cywilizacji indyjskiej
    .masculine = indyjski
    .feminine = indyjska
    .plural = indyjskie
    .object = eksponat indyjski
    .objects = eksponaty indyjskie
    .objects-of = eksponatów indyjskich
    .collection = kolekcja indyjska
    .collection-of = kolekcji indyjskiej
    .collection-in = w kolekcji indyjskiej
    .short = Indi
japanese = Japonia
    .of = cywilizacji japońskiej
    .in = w cywilizacji japońskiej
    .masculine = japoński
    .feminine = japońska
    .plural = japońskie
    .object = eksponat japoński
    .objects = eksponaty japońskie
    .objects-of = eksponatów japońskich
    .collection = kolekcja japońska
    .collection-of = kolekcji japońskiej
    .collection-in = w kolekcji japońskiej
    .short = Japo

# Domains
agriculture = Rolnictwo
    .of = Rolnictwa
    .in = w Rolnictwie
    .object = eksponat z dziedziny Rolnictwa
    .objects = eksponaty z dziedziny Rolnictwa
    .objects-of = eksponatów z dziedziny Rolnictwa
    .collection = kolekcja Rolnictwa
    .collection-of = kolekcji Rolnictwa
    .collection-in = w kolekcji Rolnictwa
    .short = Roln
architecture = Architektura
    .of = Architektury
    .in = w Architekturze
    .object = eksponat z dziedziny Architektury
    .objects = eksponaty z dziedziny Architektury
    .objects-of = eksponatów z dziedziny Architektury
    .collection = kolekcja Architektury
    .collection-of = kolekcji Architektury
    .collection-in = w kolekcji Architektury
    .short = Arch
navigation = Żegluga
    .of = Żeglugi
    .in = w Żegludze
    .object = eksponat z dziedziny Żeglugi
    .objects = eksponaty z dziedziny Żeglugi
    .objects-of = eksponatów z dziedziny Żeglugi
    .collection = kolekcja Żeglugi
    .collection-of = kolekcji Żeglugi
    .collection-in = w kolekcji Żeglugi
    .short = Żegl
pottery = Ceramika
    .of = Ceramiki
    .in = w Ceramice
    .object = eksponat z dziedziny Ceramiki
    .objects = eksponaty z dziedziny Ceramiki
    .objects-of = eksponatów z dziedziny Ceramiki
    .collection = kolekcja Ceramiki
    .collection-of = kolekcji Ceramiki
    .collection-in = w kolekcji Ceramiki
    .short = Cera
religion = Religia
    .of = Religii
    .in = w Religii
    .object = eksponat z dziedziny Religii
    .objects = eksponaty z dziedziny Religii
    .objects-of = eksponatów z dziedziny Religii
    .collection = kolekcja Religii
    .collection-of = kolekcji Religii
    .collection-in = w kolekcji Religii
    .short = Reli
warfare = Wojskowość
    .of = Wojskowości
    .in = w Wojskowości
    .object = eksponat z dziedziny Wojskowości
    .objects = eksponaty z dziedziny Wojskowości
    .objects-of = eksponatów z dziedziny Wojskowości
    .collection = kolekcja Wojskowości
    .collection-of = kolekcji Wojskowości
    .collection-in = w kolekcji Wojskowości
    .short = Wojs

# Cards
inca_01_machu_picchu = Machu Picchu
inca_02_sacsayhuaman = Sacsayhuamán
inca_03_q_eswachaka_rope_bridge = Most linowy Q’eswachaka
inca_04_moray_terraces = Tarasy w Moray
inca_05_qollqa_of_ollantaytambo = Qollqa w Ollantaytambo
inca_06_chaquitaclla = Chaquitaclla
inca_07_checkerboard_military_tunic = Tunika wojskowa w szachownicę
inca_08_star_headed_mace = Maczuga gwiaździsta
inca_09_warak_a_sling = Proca warak’a
inca_10_silver_llama_figurine = Srebrna figurka lamy
inca_11_capacocha_figurine = Figurka capacocha
inca_12_urpu_jar = Dzban urpu
inca_13_foot_plough_paccha = Paccha w kształcie chaquitaclla
inca_14_balsa_sailing_raft = Żaglowa tratwa z balsy
inca_15_totora_reed_boat = Łódź z trzciny totora
maya_01_jade_mask_of_pakal = Jadeitowa maska Pakala
maya_02_dresden_codex = Kodeks drezdeński
maya_03_incense_stand_of_palenque = Kadzielnica z Palenque
maya_04_el_castillo_of_chichen_itza = El Castillo w Chichén Itzá
maya_05_temple_i_of_tikal = Świątynia I w Tikal
maya_06_hieroglyphic_stairway_of_copan = Schody Hieroglifów w Copán
maya_07_princeton_vase = Waza z Princeton
maya_08_fenton_vase = Waza Fentona
maya_09_cacao_pot_of_rio_azul = Naczynie na kakao z Río Azul
maya_10_canoe_bones_of_tikal = Kości z czółnem z Tikal
maya_11_paddle_of_k_ak_naab = Wiosło z K’ak’ Naab’
maya_12_raised_fields_of_pulltrouser_swamp = Pola wyniesione w Pulltrouser
maya_13_metate_of_joya_de_ceren = Metate z Joya de Cerén
maya_14_bonampak_murals = Malowidła z Bonampak
maya_15_eccentric_flint = Krzemień ekscentryczny
polynesian_01_hoa_hakananai_a = Hoa Hakananai’a
polynesian_02_statue_of_a_a = Posąg A’a
polynesian_03_double_hulled_voyaging_canoe = Dwukadłubowe kanoe dalekomorskie
polynesian_04_waka_taua_prow = Dziób waka taua
polynesian_05_anaweka_canoe_hull = Kadłub kanoe z Anaweka
polynesian_06_ha_amonga_a_maui = Ha’amonga ’a Maui
polynesian_07_marae_taputapuatea = Marae Taputapuatea
polynesian_08_u_u_club_of_the_marquesas = Maczuga u’u z Markizów
polynesian_09_mere_pounamu = Mere pounamu
polynesian_10_leiomano = Leiomano
polynesian_11_lo_i_taro_terraces = Tarasy taro lo’i
polynesian_12_ko_digging_stick = Kij kopieniaczy ko
polynesian_13_poi_pounder = Tłuczek do poi
polynesian_14_lapita_bowl_of_nukuleka = Misa Lapita z Nukuleki
polynesian_15_polynesian_plainware_pot = Niezdobiony garnek polinezyjski
greek_01_parthenon = Partenon
greek_02_theatre_of_epidaurus = Teatr w Epidauros
greek_03_lion_gate_of_mycenae = Lwia Brama w Mykenach
greek_04_antikythera_mechanism = Mechanizm z Antykithiry
greek_05_lenormant_trireme_relief = Relief Lenormanta
greek_06_kyrenia_ship = Statek z Kyrenii
greek_07_francois_vase = Waza François
greek_08_achilles_and_ajax_amphora_of_exekias = Achilles i Ajaks, amfora Eksekiasa
greek_09_geometric_horse_pyxis = Geometryczna pyksis z końmi
greek_10_olive_press_of_klazomenai = Tłocznia oliwy w Klazomenach
greek_11_boeotian_ploughman_group = Oracz z Beocji
greek_12_great_eleusinian_relief = Wielki Relief Eleuzyński
greek_13_artemision_bronze = Posejdon z Artemizjonu
greek_14_helmet_of_miltiades = Hełm Miltiadesa
greek_15_pylos_shield = Tarcza z Pylos
roman_01_colosseum = Koloseum
roman_02_pont_du_gard = Pont du Gard
roman_03_pantheon_of_rome = Panteon w Rzymie
roman_04_barbegal_water_mills = Młyny wodne w Barbegal
roman_05_villa_regina_wine_cellar = Winiarnia w Villa Regina
roman_06_rustic_calendar_mosaic = Mozaika z kalendarzem rolniczym
roman_07_sword_of_tiberius = Miecz Tyberiusza
roman_08_dura_europos_scutum = Scutum z Dura Europos
roman_09_crosby_garrett_helmet = Hełm z Crosby Garrett
roman_10_nemi_ships = Statki z Nemi
roman_11_mainz_river_warship = Rzeczny okręt z Moguncji
roman_12_arretine_bowl_of_perennius = Czara aretyńska Perenniusa
roman_13_factory_lamp_of_fortis = Lampka z wytwórni Fortis
roman_14_lararium_of_the_house_of_the_vettii = Lararium w Domu Wettiuszów
roman_15_mithras_relief_of_neuenheim = Relief Mitry z Neuenheim
celtic_01_gundestrup_cauldron = Kocioł z Gundestrup
celtic_02_portico_of_roquepertuse = Portyk z Roquepertuse
celtic_03_turoe_stone = Kamień z Turoe
celtic_04_battersea_shield = Tarcza z Battersea
celtic_05_agris_helmet = Hełm z Agris
celtic_06_carnyx_of_tintignac = Karnyks z Tintignac
celtic_07_broighter_boat = Łódka z Broighter
celtic_08_poole_logboat = Dłubanka z Poole
celtic_09_ramparts_of_bibracte = Wały Bibracte
celtic_10_broch_of_mousa = Broch Mousa
celtic_11_gallic_reaper = Galijska żniwiarka
celtic_12_beehive_rotary_quern = Żarna obrotowe w kształcie ula
celtic_13_gaulish_wooden_barrel = Galijska beczka
celtic_14_prunay_vase = Waza z Prunay
celtic_15_glastonbury_ware_bowl = Misa typu Glastonbury
egyptian_01_mask_of_tutankhamun = Maska Tutanchamona
egyptian_02_papyrus_of_ani = Papirus Ani
egyptian_03_gayer_anderson_cat = Kot Gayera-Andersona
egyptian_04_great_pyramid_of_giza = Piramida Cheopsa
egyptian_05_temples_of_abu_simbel = Świątynie w Abu Simbel
egyptian_06_hypostyle_hall_of_karnak = Sala hypostylowa w Karnaku
egyptian_07_khufu_ship = Barka Cheopsa
egyptian_08_punt_expedition_relief = Relief wyprawy do Puntu
egyptian_09_model_boats_of_meketre = Modele łodzi Meketre
egyptian_10_fields_of_sennedjem = Pola Sennedżema
egyptian_11_shaduf_of_ipuy = Szaduf z grobu Ipui
egyptian_12_blue_painted_jar_of_malqata = Niebieski dzban z Malkaty
egyptian_13_naqada_boat_jar = Naczynie z łodziami z Nagady
egyptian_14_khopesh_of_tutankhamun = Chopesz Tutanchamona
egyptian_15_archers_of_mesehti = Łucznicy Mesehtiego
mesopotamian_01_ishtar_gate = Brama Isztar
mesopotamian_02_ziggurat_of_ur = Zikkurat w Ur
mesopotamian_03_lamassu_of_khorsabad = Lamassu z Chorsabadu
mesopotamian_04_warka_vase = Waza z Uruk
mesopotamian_05_statue_of_ebih_il = Posąg Ebih-Ila
mesopotamian_06_standard_of_ur = Sztandar z Ur
mesopotamian_07_stele_of_the_vultures = Stela sępów
mesopotamian_08_jerwan_aqueduct = Akwedukt w Dżerwan
mesopotamian_09_nippur_farmer_s_instructions = Almanach rolnika z Nippur
mesopotamian_10_kassite_seeder_plough_seal = Pieczęć kasycka z radłem siewnym
mesopotamian_11_arpachiyah_plate = Talerz z Arpacziji
mesopotamian_12_samarra_bowl = Misa z Samarry
mesopotamian_13_bevelled_rim_bowl_of_uruk = Misa o ściętym brzegu z Uruk
mesopotamian_14_silver_boat_of_ur = Srebrna łódź z Ur
mesopotamian_15_quffa_relief_of_sennacherib = Relief Sennacheryba z kuffą
phoenician_01_cothon_of_carthage = Kothon w Kartaginie
phoenician_02_mazarron_ii_boat = Łódź Mazarrón II
phoenician_03_bireme_relief_of_nineveh = Relief z biremami z Niniwy
phoenician_04_sarcophagus_of_eshmunazar_ii = Sarkofag Eszmunazara II
phoenician_05_lady_of_galera = Dama z Galery
phoenician_06_tophet_stele_of_carthage = Stela z tofetu w Kartaginie
phoenician_07_red_slip_mushroom_jug = Dzban o grzybkowatym wylewie
phoenician_08_torpedo_amphora_of_the_tanit_wreck = Amfora torpedowa z wraku Tanit
phoenician_09_bichrome_jug_of_sarepta = Dwubarwny dzban z Sarepty
phoenician_10_wine_press_of_tell_el_burak = Tłocznia wina w Tell el-Burak
phoenician_11_treatise_of_mago = Traktat Magona
phoenician_12_temple_of_eshmun = Świątynia Eszmuna
phoenician_13_obelisk_temple_of_byblos = Świątynia Obelisków w Byblos
phoenician_14_egadi_bronze_ram = Taran z Wysp Egadzkich
phoenician_15_cuirass_of_ksour_essef = Pancerz z Ksour Essef
chinese_01_terracotta_army = Terakotowa Armia
chinese_02_sword_of_goujian = Miecz Goujiana
chinese_03_qin_crossbow_trigger = Spust kuszy Qin
chinese_04_great_wall_of_china = Wielki Mur Chiński
chinese_05_giant_wild_goose_pagoda = Wielka Pagoda Dzikiej Gęsi
chinese_06_zheng_he_treasure_ship = Statek skarbów Zheng He
chinese_07_sinan_compass = Kompas sinan
chinese_08_han_ship_model_with_rudder = Model statku Han ze sterem
chinese_09_david_vases = Wazy Davida
chinese_10_longquan_celadon_vase = Wazon seladonowy z Longquan
chinese_11_banpo_fish_basin = Misa z rybami z Banpo
chinese_12_leshan_giant_buddha = Wielki Budda z Leshan
chinese_13_houmuwu_ding = Ding Houmuwu
chinese_14_dragon_backbone_chain_pump = Pompa łańcuchowa „smoczy grzbiet”
chinese_15_han_mouldboard_plough = Pług odkładnicowy Han
indian_01_taj_mahal = Tadż Mahal
indian_02_kailasa_temple_of_ellora = Świątynia Kajlasa w Elurze
indian_03_great_bath_of_mohenjo_daro = Wielka Łaźnia w Mohendżo-Daro
indian_04_chola_nataraja = Nataradża z epoki Ćolów
indian_05_great_stupa_of_sanchi = Wielka Stupa w Sańći
indian_06_sarnath_preaching_buddha = Nauczający Budda z Sarnath
indian_07_kallanai_dam = Zapora Kallanai
indian_08_rani_ki_vav_stepwell = Studnia schodkowa Rani ki Vav
indian_09_ploughed_field_of_kalibangan = Zaorane pole z Kalibangan
indian_10_lothal_dockyard = Dok w Lothal
indian_11_ajanta_ship_mural = Malowidło ze statkiem w Adżancie
indian_12_peacock_jar_of_harappa = Urna z pawiami z Harappy
indian_13_painted_grey_ware_bowl = Szara misa malowana
indian_14_katar_push_dagger = Sztylet katar
indian_15_chakram = Czakram
japanese_01_himeji_castle = Zamek Himeji
japanese_02_pagoda_of_horyu_ji = Pagoda w Horyu-ji
japanese_03_dojigiri_yasutsuna = Dojigiri Yasutsuna
japanese_04_o_yoroi_of_oyamazumi_shrine = O-yoroi z chramu Oyamazumi
japanese_05_tanegashima_matchlock = Arkebuz tanegashima
japanese_06_great_buddha_of_kamakura = Wielki Budda z Kamakury
japanese_07_kudara_kannon = Kudara Kannon
japanese_08_flame_vessel_of_sasayama = Płomieniste naczynie z Sasayamy
japanese_09_raku_tea_bowl_fujisan = Czarka raku Fujisan
japanese_10_haniwa_warrior_of_ota = Wojownik haniwa z Oty
japanese_11_red_seal_ship = Statek z czerwoną pieczęcią
japanese_12_atakebune = Atakebune
japanese_13_tarai_bune_of_sado = Tarai-bune z Sado
japanese_14_dotaku_bell_of_kagawa = Dzwon dotaku z Kagawy
japanese_15_wooden_hoe_of_toro = Drewniana motyka z Toro
expert_inca = Archeolog Andów
expert_maya = Majanistka
expert_polynesian = Oceanista
expert_greek = Hellenistka
expert_roman = Latynista
expert_celtic = Celtolog
expert_egyptian = Egiptolog
expert_mesopotamian = Asyriolog
expert_phoenician = Semitolog
expert_chinese = Sinolog
expert_indian = Indolog
expert_japanese = Japonistka
expert_agriculture = Agronom
expert_architecture = Architekt
expert_navigation = Historyk żeglugi
expert_pottery = Znawczyni ceramiki
expert_religion = Teolog
expert_warfare = Bronioznawca
expert_patricia = Patricia
expert_banker = Bankier
expert_journalist = Dziennikarka
expert_restorer = Konserwatorka
expert_press_officer = Rzeczniczka prasowa
expert_quartermaster = Kwatermistrz
expert_amandine_bourdais = Amandine Bourdais
expert_wf_registrar = Opiekunka wypożyczeń
expert_wf_commissioner = Komisarz Wystawy
favour_press_conference = Konferencja prasowa
favour_private_donation = Prywatna darowizna
favour_grant = Dotacja rządowa
favour_second_expedition = Druga wyprawa
favour_first_pick = Poufna informacja
favour_private_sale = Prywatna sprzedaż
favour_endowment = Hojny zapis
favour_headhunting = Łowy na talenty
favour_storeroom_audit = Kontrola magazynu
favour_wf_invitation = Zaproszenie od komisarza
favour_wf_programme = Zmiana programu
favour_wf_diplomatic_bag = Poczta dyplomatyczna
headline_embargo_america_pacific = Embargo: Ameryka i Pacyfik
headline_embargo_europe = Embargo: Europa
headline_embargo_africa_middle_east = Embargo: Afryka i Bliski Wschód
headline_embargo_asia = Embargo: Azja
headline_customs_america_pacific = Cło: Ameryka i Pacyfik
headline_customs_europe = Cło: Europa
headline_customs_africa_middle_east = Cło: Afryka i Bliski Wschód
headline_customs_asia = Cło: Azja
headline_discoveries = Sezon odkryć
headline_sealed_ports = Zamknięte porty
headline_attendance = Rekordowa frekwencja
headline_congress = Kongres uczonych
headline_scandal = Skandal z grabieżą zabytków
headline_restitution = Umowa o zwrocie dzieł
headline_truce = Rozejm kolekcjonerów
headline_open_stores = Otwarte magazyny
headline_cuts = Cięcia budżetowe
headline_wf_opening_day = Dzień otwarcia
headline_wf_repairs = Pawilon w remoncie
headline_wf_jury = Nagroda jury
headline_wf_exchange = Duch wymiany
headline_wf_insurers = Spór ubezpieczycieli
patron_inca = Przyjaciel świata Inków
patron_maya = Przyjaciel świata Majów
patron_polynesian = Przyjaciel świata polinezyjskiego
patron_greek = Przyjaciel świata greckiego
patron_roman = Przyjaciel świata rzymskiego
patron_celtic = Przyjaciel świata celtyckiego
patron_egyptian = Przyjaciel świata egipskiego
patron_mesopotamian = Przyjaciel świata mezopotamskiego
patron_phoenician = Przyjaciel świata fenickiego
patron_chinese = Przyjaciel świata chińskiego
patron_indian = Przyjaciel świata indyjskiego
patron_japanese = Przyjaciel świata japońskiego
patron_agriculture = Mecenas Rolnictwa
patron_architecture = Mecenas Architektury
patron_navigation = Mecenas Żeglugi
patron_pottery = Mecenas Ceramiki
patron_religion = Mecenas Religii
patron_warfare = Mecenas Wojskowości
patron_america_pacific = Towarzystwo Ameryki i Pacyfiku
patron_europe = Towarzystwo Europy
patron_africa_middle_east = Towarzystwo Afryki i Bliskiego Wschodu
patron_asia = Towarzystwo Azji
patron_value_1 = Kolekcjoner drobiazgów
patron_value_2 = Kolekcjoner osobliwości
patron_value_3 = Kolekcjoner pięknych okazów
patron_value_4 = Kolekcjoner skarbów
patron_value_5 = Kolekcjoner arcydzieł
collection_stargate = Gwiezdne wrota
collection_seven_seas = Siedem mórz
collection_breadbaskets = Spichlerze świata
collection_halls_of_power = Pałace władzy
collection_art_of_war = Sztuka wojny
collection_fire_and_clay = Ogień i glina
collection_sacred_heights = Święte szczyty
collection_silk_road = Jedwabnym szlakiem
collection_first_scribes = Kraj pierwszych skrybów
collection_inner_sea = Morze wewnętrzne
collection_island_empires = Wyspiarskie imperia
collection_pyramid_builders = Budowniczowie piramid
collection_harvest_home = Dożynki
collection_potters_wheel = Koło garncarskie
collection_age_of_iron = Epoka żelaza
collection_golden_treasures = Złote skarby
collection_great_engineers = Wielcy inżynierowie
collection_pacific_voyages = Wyprawy przez Pacyfik
collection_classical_world = Świat antyczny
collection_crown_jewels = Klejnoty koronne

# What is asked
ask-first = Kto jest pierwszym graczem?
ask-collection = Która karta Kolekcji trafia do Pawilonu { $n }?
ask-experts = Który ekspert zostaje wyłożony?
ask-display = Który eksponat { NAME($continent, form: "from") } zostaje wyłożony?
ask-hand = Który eksponat { NAME($continent, form: "from") } dobiera { $player }?
ask-hand-favour = Którą Przysługę dobiera { $player }?
ask-mulligan = { $player } może dobrać nową rękę.
    .you = Twoje cztery eksponaty są warte tylko { $worth }: dobrać nową rękę?
ask-patron = Którego Mecenasa otrzymuje { $player }?
ask-keep = { $player } wybiera Mecenasa.
    .you = Którego Mecenasa zatrzymujesz?
ask-headline = Który Nagłówek zostaje odkryty?
ask-explore = { $player } bierze eksponat z oferty.
    .you = Weź eksponat z oferty.
ask-follow = { $player } może też wziąć eksponat.
    .you = Chcesz też wziąć eksponat? { $active } dostanie za to żeton prestiżu.
ask-extra = { $player } bierze jeszcze jeden eksponat z oferty.
    .you = Weź jeszcze jeden eksponat z oferty.
ask-look = Którą kartę { NAME($continent, form: "from") } ogląda { $player }?
ask-peek = { $player } wybiera jeden z eksponatów.
    .you = Który z tych eksponatów bierzesz?
ask-retrieve = { $player } zabiera karty ze swojego stosu kart odrzuconych: najwyżej { $n }.
    .you = Zabierz karty ze swojego stosu kart odrzuconych: najwyżej { $n }.
ask-action = { $player } wybiera Rozbudowę albo Inwentaryzację.
    .you = Rozbudowa czy Inwentaryzacja?
ask-furbish = { $player } wybiera, co kupić.
    .you = Co kupujesz?{ $credit ->
        [0] {""}
       *[other] {" "}Nadpłata na tacy: { $credit }.
    }
ask-rest = { $player } może zatrudnić ekspertów.
    .you = Chcesz zatrudnić ekspertów?{ $credit ->
        [0] {""}
       *[other] {" "}Nadpłata na tacy: { $credit }.
    }
ask-headhunt = { $player } zatrudnia eksperta taniej.
    .you = Którego eksperta zatrudniasz taniej?
ask-free-place = { $player } umieszcza eksponat w Pawilonie bez płacenia.
    .you = W którym Pawilonie umieszczasz eksponat bez płacenia?
ask-free-lend = { $player } wypożycza eksponat bez płacenia.
    .you = Komu wypożyczasz eksponat bez płacenia?
ask-object = { $player } { $buying ->
    [place] wybiera eksponat do Pawilonu „{ NAME($collection) }”.
    [lend] wybiera eksponat do wypożyczenia.
   *[exhibit] wybiera eksponat do wystawienia.
}
    .you = { $buying ->
        [place] Który eksponat trafia do Pawilonu „{ NAME($collection) }”?
        [lend] Który eksponat wypożyczasz? Gospodarz: { $host }.
       *[exhibit] Który eksponat wystawiasz?
    }
ask-continent = { $player } { $why ->
    [add] kładzie żeton Opinii Publicznej na jeden z kontynentów, które mają ich najmniej.
    [remove] zdejmuje żeton Opinii Publicznej z jednego z kontynentów, które mają ich najwięcej.
    [look] wybiera kontynent, którego talię obejrzy.
   *[press] zdejmuje żeton Opinii Publicznej z kontynentu.
}
    .you = { $why ->
        [add] Który z kontynentów z najmniejszą liczbą żetonów dostaje żeton?
        [remove] Z którego z kontynentów z największą liczbą żetonów znika żeton?
        [look] Talię którego kontynentu oglądasz?
       *[press] Z którego kontynentu zdejmujesz żeton Opinii Publicznej?
    }
ask-alter = { $player } { $why ->
    [repair] zamyka w tej rundzie jeden z najpełniejszych Pawilonów.
   *[programme] zamienia dwa następne kryteria Pawilonu.
}
    .you = { $why ->
        [repair] Który z najpełniejszych Pawilonów jest w tej rundzie zamknięty?
       *[programme] W którym Pawilonie zamieniasz dwa następne kryteria?
    }
ask-pay = { $player } płaci za: { NAME($article) }. Pozostało { $owed }.
    .you = Zapłać za: { NAME($article) }. Pozostało { $owed }.
ask-favour = Którą Przysługę dobiera { $player }?
ask-expert = Który ekspert zajmuje wolne miejsce?
ask-discard = { $player } ma na ręce { $held } kart, może zatrzymać { $limit } i odrzuca jedną.
    .you = Masz na ręce { $held } kart, a zatrzymać można { $limit }: odrzuć jedną.
ask-refill = Która karta { NAME($continent, form: "from") } zostaje odkryta?
ask-layout = { $player } układa swoje muzeum.
    .you = Ułóż muzeum: na którym polu stanie { NAME($article) }?

# What may be done
do-first = { $whose }
do-collection = { NAME($collection) }
do-appear = { NAME($expert) }
do-draw = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-meet = Karta Opinii Publicznej
do-grant = { NAME($favour) }
do-deal = { NAME($patron) }
do-headline = { NAME($headline) }
do-redraw = Dobierz nową rękę
do-stay = Zatrzymaj tę rękę
do-keep = { NAME($patron) }
do-take = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-pass = { $step ->
    [retrieve] Nie zabieraj więcej
   *[follow] Nie bierz niczego
}
do-spend = Wydaj Przysługę: { NAME($favour) }, by wziąć jeszcze jeden eksponat
do-consult = { NAME($expert) }: zabierz kartę ze swojego stosu kart odrzuconych
do-furbish = Rozbudowa
do-inventory = Inwentaryzacja: { $discards ->
    [0] pas (pusty stos kart odrzuconych)
    [one] zabierz jedną kartę
    [few] zabierz { $discards } karty
   *[other] zabierz { $discards } kart
}
do-favour = Przysługa: { NAME($favour) }
do-exhibit = Wystaw: { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value }){ $from ->
    [discard] {" "}ze swojego stosu kart odrzuconych
    [rival] {" "}ze stosu kart odrzuconych: { $seller }
   *[hand] {""}
}
do-place = Umieść eksponat w Pawilonie „{ NAME($collection) }”
do-lend = Wypożycz eksponat; gospodarz: { $whose }
do-hire = Zatrudnij: { NAME($expert) }, koszt { $price }
do-release = Zrezygnuj z nadpłaty { $credit }
do-done = Gotowe
do-choose = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value }){ $from ->
    [discard] {" "}ze swojego stosu kart odrzuconych
    [rival] {" "}ze stosu kart odrzuconych: { $seller }
   *[hand] {""}
}
do-continent = { NAME($continent) }
do-alter = { NAME($collection) }
do-pay = Połóż: { NAME($object) }, wartość { $value }
do-token = Połóż żeton prestiżu: 1
do-discard = Odrzuć: { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-quick = Przyjmij szybki układ
do-space = Pole { $space }

# What happened
n-prestige = { $n ->
    [0] 0 żetonów prestiżu
    [one] jeden żeton prestiżu
    [few] { $n } żetony prestiżu
   *[other] { $n } żetonów prestiżu
}
log-drew-first = Pierwszym graczem jest { $player }.
    .you = Zaczynasz grę.
log-headed = { $player } zaczyna na polu { $n }.
    .you = Zaczynasz na polu { $n }.
log-set-up = Pawilon { $pavilion }: { NAME($collection) }.
log-appeared = Nowy ekspert do zatrudnienia: { NAME($expert) }.
log-shown = W ofercie: { NAME($object) }.
log-got = { $player } dobiera: { NAME($object) }.
    .you = Dobierasz: { NAME($object) }.
log-drew-back = { $player } dobiera kartę { NAME($continent, form: "from") }.
    .you = Dobierasz kartę { NAME($continent, form: "from") }.
log-got-favour = Dobrana Przysługa: { NAME($favour) }.
log-drew-favour = { $player } dobiera Przysługę.
    .you = Dobierasz Przysługę.
log-redrew = { $player } dobiera nową rękę.
    .you = Dobierasz nową rękę.
log-stayed = { $player } zatrzymuje słabą rękę.
    .you = Zatrzymujesz słabą rękę.
log-got-patron = { $player } otrzymuje Mecenasa: { NAME($patron) }.
    .you = Otrzymujesz Mecenasa: { NAME($patron) }.
log-kept = { $player } zatrzymuje Mecenasa: { NAME($patron) }.
    .you = Zatrzymujesz Mecenasa: { NAME($patron) }.
log-chose-patron = { $player } ma już Mecenasa.
    .you = Masz już Mecenasa.
log-round = Zaczyna się runda { $n }.
log-last-round = Oferta i talie są puste: to ostatnia runda.
log-headlined = Nagłówek: „{ NAME($headline) }”.
log-reshuffled-headlines = Zużyte Nagłówki tworzą nową talię.
log-nothing-done = Nagłówek nie ma skutku.
log-closed = Pawilon „{ $cards }” jest w tej rundzie zamknięty.
log-turn = Tura gracza: { $player }.
    .you = Twoja tura.
log-took = { $player } bierze: { NAME($object) }.
    .you = Bierzesz: { NAME($object) }.
log-followed = { $player } też bierze: { NAME($object) }; { $owner } zyskuje żeton.
    .you = Też bierzesz: { NAME($object) }; { $owner } zyskuje żeton.
    .yours = { $player } też bierze: { NAME($object) }; zyskujesz żeton.
log-paid-toll = { $player } płaci cło: { n-prestige }.
    .you = Płacisz cło: { n-prestige }.
log-passed = { $player } nie bierze niczego.
    .you = Nie bierzesz niczego.
log-nothing-to-take = { $player } nie może nic wziąć.
    .you = Nie możesz nic wziąć.
log-attended = Rekordowa frekwencja: { $player } zyskuje { n-prestige }.
    .you = Rekordowa frekwencja: zyskujesz { n-prestige }.
log-played = { $player } zagrywa Przysługę: { NAME($favour) }.
    .you = Zagrywasz Przysługę: { NAME($favour) }.
log-spent = { $player } wydaje Przysługę: { NAME($favour) }, by wziąć jeszcze jeden eksponat.
    .you = Wydajesz Przysługę: { NAME($favour) }, by wziąć jeszcze jeden eksponat.
log-consulted = Pomoc eksperta: { NAME($expert) } ({ $player }).
    .you = Pomaga ci ekspert: { NAME($expert) }.
log-looks = { $player } ogląda karty { NAME($continent, form: "from") }.
    .you = Oglądasz karty { NAME($continent, form: "from") }.
log-saw = Widzisz: { NAME($object) }.
log-picked = Zatrzymujesz: { NAME($object) }.
log-picked-one = { $player } bierze w ukryciu kartę { NAME($continent, form: "from") }; { $n ->
    [0] żadna nie wraca.
    [one] jedna wraca.
    [few] { $n } wracają.
   *[other] { $n } wraca.
}
    .you = Bierzesz w ukryciu kartę { NAME($continent, form: "from") }; { $n ->
        [0] żadna nie wraca.
        [one] jedna wraca.
        [few] { $n } wracają.
       *[other] { $n } wraca.
    }
log-found-nothing = { $player } nie znajduje tam żadnego eksponatu.
    .you = Nie znajdujesz tam żadnego eksponatu.
log-retrieved = { $player } zabiera ze stosu kart odrzuconych: { NAME($object) }.
    .you = Zabierasz ze stosu kart odrzuconych: { NAME($object) }.
log-gained = { $player } zyskuje { n-prestige }.
    .you = Zyskujesz { n-prestige }.
log-furbishes = { $player } wybiera Rozbudowę.
    .you = Wybierasz Rozbudowę.
log-took-inventory = { $player } przeprowadza Inwentaryzację: { $n ->
    [0] żadnej karty
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}.
    .you = Przeprowadzasz Inwentaryzację: { $n ->
        [0] żadnej karty
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } kart
    }.
log-buys = { $player } kupuje: { NAME($object) }, ze stosu kart odrzuconych gracza { $owner }.
    .you = Kupujesz: { NAME($object) }, ze stosu kart odrzuconych gracza { $owner }.
    .yours = { $player } kupuje: { NAME($object) }, z twojego stosu kart odrzuconych.
log-fee = { $player } wnosi opłatę na rzecz gracza { $owner }: { n-prestige }.
    .you = Wnosisz opłatę na rzecz gracza { $owner }: { n-prestige }.
    .yours = { $player } wnosi opłatę na twoją rzecz: { n-prestige }.
log-paid = { $player } kładzie: { NAME($object) }.
    .you = Kładziesz: { NAME($object) }.
log-paid-rival = { $player } płaci graczowi { $owner }: { NAME($object) }.
    .you = Płacisz graczowi { $owner }: { NAME($object) }.
    .yours = { $player } płaci tobie: { NAME($object) }.
log-paid-token = { $player } płaci { n-prestige }.
    .you = Płacisz { n-prestige }.
log-paid-favour = { $player } płaci { $n } Przysługą: { NAME($favour) }.
    .you = Płacisz { $n } Przysługą: { NAME($favour) }.
log-exhibited = { $player } wystawia: { NAME($object) }; znacznik na { $n }.
    .you = Wystawiasz: { NAME($object) }; znacznik na { $n }.
log-placed = { $player } umieszcza w Pawilonie „{ $cards }”: { NAME($object) }.
    .you = Umieszczasz w Pawilonie „{ $cards }”: { NAME($object) }.
log-lent = { $player } wypożycza graczowi { $owner }: { NAME($object) }.
    .you = Wypożyczasz graczowi { $owner }: { NAME($object) }.
    .yours = { $player } wypożycza tobie: { NAME($object) }.
log-masterpiece = Arcydzieło: { $player } zyskuje { n-prestige }.
    .you = Arcydzieło: zyskujesz { n-prestige }.
log-rewarded = { $player } zyskuje za to miejsce { n-prestige }.
    .you = Zyskujesz za to miejsce { n-prestige }.
log-skilled = { NAME($expert) }: { $player } zyskuje { n-prestige }.
    .you = { NAME($expert) }: zyskujesz { n-prestige }.
log-judged = Nagroda jury: znacznik gracza { $player } przesuwa się o { $n }.
    .you = Nagroda jury: twój znacznik przesuwa się o { $n }.
log-hired = { $player } zatrudnia eksperta: { NAME($expert) }.
    .you = Zatrudniasz eksperta: { NAME($expert) }.
log-released = { $player } rezygnuje z nadpłaty { $n }.
    .you = Rezygnujesz z nadpłaty { $n }.
log-token-put = Żeton Opinii Publicznej trafia { NAME($continent, form: "onto") }: teraz { $n }.
log-token-off = Żeton Opinii Publicznej znika { NAME($continent, form: "from") }: zostaje { $n }.
log-met = Opinia Publiczna daje o sobie znać { NAME($continent, form: "in") }.
log-swapped = { $player } zamienia dwa następne kryteria Pawilonu „{ $cards }”.
    .you = Zamieniasz dwa następne kryteria Pawilonu „{ $cards }”.
log-reshuffled = Zużyte Przysługi tworzą nową talię: { $n }.
log-no-favour = Nie ma już Przysług do dobrania: { $player }.
    .you = Nie ma już dla ciebie Przysług do dobrania.
log-ended-turn = { $player } kończy.
    .you = Kończysz.
log-dropped = { $player } odrzuca: { NAME($object) }.
    .you = Odrzucasz: { NAME($object) }.
log-final = Ostatnia tura za nami: wszyscy ustalają układ swoich muzeów.
log-arranged = Muzeum gracza { $player } daje { $n } za kolekcje i bonusy.
    .you = Twoje muzeum daje { $n } za kolekcje i bonusy.
log-overruled = Szybki układ daje graczowi { $player } więcej i to on się liczy.
    .you = Szybki układ daje ci więcej i to on się liczy.
log-ended = Gra skończona.
log-undo = { $player } cofa ostatni wybór.
    .you = Cofasz ostatni wybór.
log-undo-chance = Ostatni wynik zostaje wpisany od nowa.

# Why not
no-over = Gra jest skończona.
no-such-code = Nie ma takiego wyboru; kody biegną od 0 do { $n }.
no-other-seat = { $now ->
    [chance] Teraz decyduje karta, nikt inny.
   *[player] Teraz decyduje { $player }.
}
no-undo = Nie masz czego cofnąć: potem był już los albo inny gracz.
no-not-now-first = Pierwszego gracza losuje się na samym początku.
no-not-now-collection = Karty Kolekcji losuje się podczas przygotowania, w grze z Pawilonami.
no-not-now-appear = Ekspertów odkrywa się podczas przygotowania i po zatrudnieniu jednego z nich.
no-not-now-draw = Karty kontynentu dobiera się podczas przygotowania, przy uzupełnianiu oferty i dzięki Poufnej informacji.
no-not-now-meet = Karty Opinii Publicznej pojawiają się przy dobieraniu kart kontynentu.
no-not-now-grant = Przysługi dobiera się podczas przygotowania, przy dziesiątkach na torze i po zatrudnieniu Dziennikarki.
no-not-now-deal = Mecenasów rozdaje się podczas przygotowania.
no-not-now-headline = Nagłówek odkrywa się na początku rundy.
no-not-now-redraw = Wymienić można tylko zbyt słabą rękę, podczas przygotowania.
no-not-now-stay = Wymienić można tylko zbyt słabą rękę, podczas przygotowania.
no-not-now-keep = Mecenasa wybiera się podczas przygotowania.
no-not-now-take = Eksponaty bierze się podczas Eksploracji; poza nią tylko dzięki przysłudze albo Patricii.
no-not-now-pass = Pasuje się, gdy pada pytanie, czy bierzesz eksponat lub kartę.
no-not-now-spend = Przysługę wymienia się na eksponat przed wyborem akcji, w drugim wydaniu.
no-not-now-consult = Patricia pomaga przed wyborem akcji.
no-not-now-furbish = Akcję wybiera się raz w turze, po Eksploracji.
no-not-now-inventory = Akcję wybiera się raz w turze, po Eksploracji.
no-not-now-favour = Każda Przysługa ma swój moment w twojej turze; nie używa się jej w trakcie innego wyboru.
no-not-now-exhibit = Eksponaty wystawia się podczas Rozbudowy, jeden po drugim.
no-not-now-place = Eksponaty umieszcza się podczas Rozbudowy, w grze z Pawilonami.
no-not-now-lend = Eksponaty wypożycza się podczas Rozbudowy, w grze z wypożyczeniami.
no-not-now-hire = Ekspertów zatrudnia się podczas Rozbudowy albo po Inwentaryzacji.
no-not-now-release = Z nadpłaty rezygnuje się podczas Rozbudowy albo po Inwentaryzacji, między zakupami.
no-not-now-done = Kończy się podczas Rozbudowy albo po Inwentaryzacji, między zakupami.
no-not-now-choose = Eksponat wybiera się, gdy wymaga tego Pawilon, gospodarz albo Przysługa.
no-not-now-continent = Kontynent wybiera się, gdy wymaga tego Przysługa albo Nagłówek.
no-not-now-alter = Pawilon wybiera się, gdy wymaga tego Przysługa albo Nagłówek.
no-not-now-pay = Karty kładzie się podczas płacenia.
no-not-now-token = Żetony kładzie się podczas płacenia.
no-not-now-discard = Karty odrzuca się na koniec tury, gdy ma się ich za dużo.
no-not-now-quick = Układ muzeów ustala się po ostatniej turze.
no-not-now-space = Układ muzeów ustala się po ostatniej turze.
no-no-such-player = Przy tym stole nie ma takiego gracza.
no-no-such-host = Przy tym stole nie ma takiego muzeum.
no-not-in-deck = Tej karty nie ma w tej talii.
no-no-opinion-left = Karta Opinii Publicznej nie może się teraz pojawić.
no-not-dealt = Nie masz tego Mecenasa: { NAME($patron) }.
no-not-on-display = Tego eksponatu nie ma w ofercie: { NAME($object) }.
no-under-embargo = W tej rundzie obowiązuje Embargo: { NAME($continent) }.
no-no-toll = Cło: nie masz żetonu prestiżu, by je zapłacić ({ NAME($continent) }).
no-not-looked-at = Tego eksponatu nie ma wśród obejrzanych kart: { NAME($object) }.
no-not-in-own-discard = Tego eksponatu nie ma w twoim stosie kart odrzuconych: { NAME($object) }.
no-favour-not-held = Nie masz tej Przysługi: { NAME($favour) }.
no-favour-spent = W tej turze Przysługa została już użyta.
no-favour-untimely = { NAME($favour) }: to nie ten moment.
no-favour-idle = { NAME($favour) }: teraz nic by to nie dało.
no-first-edition = W pierwszym wydaniu za Przysługę nie bierze się eksponatu.
no-nothing-left = Nie ma eksponatu, który możesz wziąć.
no-favour-same = { NAME($favour) }: ta Przysługa i tak daje jeszcze jeden eksponat; użyj jej zwyczajnie.
no-expert-not-hired = Ten ekspert nie pracuje dla ciebie: { NAME($expert) }.
no-expert-no-help = { NAME($expert) }: ten ekspert nie zabiera kart ze stosu.
no-expert-used = { NAME($expert) }: w tej turze ta pomoc została już użyta.
no-discard-empty = Twój stos kart odrzuconych jest pusty.
no-out-of-reach = Tego eksponatu nie ma ani na twojej ręce, ani w stosie kart odrzuconych: { NAME($object) }.
no-locked = { NAME($object) }: ta karta opłaciła nadpłatę, która wciąż leży na tacy; najpierw z niej zrezygnuj.
no-truce = Rozejm kolekcjonerów: w tej rundzie nic nie kupuje się od rywali.
no-no-fee = Nie masz żetonu prestiżu na opłatę dla gracza { $seller }.
no-cannot-pay = { NAME($object) }: cena { $price }, nie możesz tyle zapłacić.
no-museum-full = W twoim muzeum jest 25 eksponatów i więcej się nie zmieści.
no-only-own = Ta Przysługa dotyczy eksponatów z twojej ręki lub twojego stosu kart odrzuconych.
no-only-rival = Ta Przysługa dotyczy eksponatów ze stosu kart odrzuconych rywala.
no-too-valuable = { NAME($object) }: wartość { $value }, a ta Przysługa sięga { $most }.
no-no-pavilion = W tej grze nie ma takiego Pawilonu.
no-pavilion-full = Pawilon „{ NAME($collection) }” jest pełny.
no-pavilion-closed = Pawilon „{ NAME($collection) }” jest w tej rundzie zamknięty.
no-no-match = Ten eksponat nie spełnia pierwszego wolnego kryterium: { NAME($object) }.
no-nothing-fits = Nie masz do Pawilonu „{ NAME($collection) }” eksponatu, za który możesz zapłacić.
no-nothing-to-give = Nie masz do Pawilonu „{ NAME($collection) }” eksponatu, na który pozwala ta Przysługa.
no-no-loans = W tej grze nie ma wypożyczeń.
no-no-loans-now = Spór ubezpieczycieli: w tej rundzie nic się nie wypożycza.
no-own-museum = Nie wypożycza się do własnego muzeum.
no-host-full = Muzeum gracza { $whose } jest pełne.
no-no-improvement = Ten eksponat nie poprawi tam żadnej kolekcji: { NAME($object) }.
no-nothing-to-lend = Nie masz nic, co możesz wypożyczyć graczowi { $whose }.
no-not-face-up = Tego eksperta nie ma w ofercie: { NAME($expert) }.
no-no-hiring = Po Inwentaryzacji nie zatrudnia się ekspertów.
no-cannot-hire = { NAME($expert) }: koszt { $price }, nie możesz tyle zapłacić.
no-too-few-tokens = { NAME($expert) }: koszt { $price } w żetonach prestiżu, masz ich za mało.
no-no-credit = Na tacy nie ma nadpłaty.
no-after-inventory = Po Inwentaryzacji niczego się nie wystawia, nie umieszcza ani nie wypożycza.
no-no-token-there = Nie ma żetonu Opinii Publicznej { NAME($continent, form: "on") }.
no-not-fewest = Można wybrać tylko kontynent, na którym leży najmniej żetonów.
no-not-most = Można wybrać tylko kontynent, na którym leży najwięcej żetonów.
no-not-fullest = Można wybrać tylko nieukończony Pawilon z największą liczbą eksponatów.
no-deck-empty = Talia { NAME($continent, form: "of") } jest pusta.
no-few-slots = Pawilon „{ NAME($collection) }” ma mniej niż dwa wolne miejsca.
no-not-in-hand = Tego eksponatu nie ma na ręce: { NAME($object) }.
no-pays-for-itself = Żadna karta nie płaci sama za siebie: { NAME($object) }.
no-no-prestige-left = Nie masz już żetonów prestiżu.
no-budget-cuts = Cięcia budżetowe: w tej rundzie prestiżem nie płaci się cen.
no-no-payment = Trwa płacenie: połóż kartę albo żeton.
no-space-taken = Pole { $space } jest zajęte.
no-layout-begun = Twój własny układ jest już zaczęty.

# Options
option-pavilions = Pawilony
option-pavilions-off = bez
option-pavilions-on = z Pawilonami
option-loans = Wypożyczenia
option-loans-off = bez
option-loans-on = z wypożyczeniami, od trzech graczy
option-edition = Wydanie
option-edition-1 = pierwsze wydanie
option-edition-2 = drugie wydanie: eksperci za 2 żetony, Przysługi za eksponaty
option-goal = Punkty kończące grę
option-goal-50 = 50
option-goal-60 = 60, gra rodzinna
option-opinion = Karty Opinii Publicznej w każdej talii
option-opinion-4 = 4
option-opinion-5 = 5, trudniej
option-boards = Plansze muzeów
option-boards-standard = przód: ten sam plan dla wszystkich
option-boards-advanced = tył: dla każdego plan ze ścianami
option-start = Początek znaczników
option-start-equal = wszystkie na 0
option-start-ahead = dalej dla tych, którzy grają wcześniej
option-hands = Ręce
option-hands-open = to, co wzięto na oczach wszystkich, pozostaje widoczne
option-hands-secret = cała ręka jest tajna, niezależnie od tego, co wzięto jawnie

# Doubts
doubt-collection-points = Z dwóch tabel kolekcji znanych jest tylko pięć liczb; resztę odtworzono tak, by do nich pasowała.
doubt-board-bonuses = Wiadomo, że pełna galeria i pełne muzeum dają bonus, ale nie wiadomo ile; Midway daje po 10.
doubt-objects = Trzy ze 180 eksponatów są potwierdzone; wartości i dziedziny wszystkich są odtworzone.
doubt-opinion-loss = Eksponaty w stosie kart odrzuconych kosztują punkty zależnie od kontynentu i żetonów; kwota nie jest znana. Midway odejmuje punkt za każdy żeton.
doubt-opinion-cards = Cztery czy pięć kart Opinii Publicznej w talii: źródła się różnią.
doubt-patrons = Trzech czy dwóch Mecenasów: źródła się różnią. Progi i punkty są odtworzone.
doubt-cards = Listy i działanie Przysług, Nagłówków i ekspertów są w dużej mierze odtworzone.
doubt-rival-fee = Trzy źródła wymagają żetonu za eksponat ze stosu kart odrzuconych rywala; odpowiedzi wydawcy o nim nie mówią.
doubt-hiring = Źródła różnią się co do tego, czy po Inwentaryzacji można zatrudniać ekspertów.
doubt-end = Po 50 punktach gra się rundę do końca; inne źródło daje każdemu jeszcze jedną turę.
doubt-two-collections = Dostępne źródła nie mówią, że eksponat liczy się i w cywilizacji, i w dziedzinie, ani że osobne grupy jednego rodzaju punktują osobno. Midway liczy go w obu; zmienić można tylko sprawę grup.
doubt-loans = Bonusy planszy, Mecenasi i założenie kolekcji wypożyczeniem to rozstrzygnięcia Midway.
doubt-collections = Z dwudziestu kart Kolekcji znany jest tylko początek jednej.
doubt-plans = Plany z tyłu plansz nie są znane; nasze są wymyślone.
doubt-second-edition = Drugie wydanie znane jest tylko z zapowiedzi.
doubt-numbers = Każdą z tych liczb podaje jedno źródło albo żadne. Midway gra najbardziej prawdopodobnymi.
doubt-looks = Pewne jest, że cywilizacji jest dwanaście, a dziedzin sześć; prawdopodobne, że dziedziny tak się nazywają. Barwy i godła pochodzą od Midway i niczego w grze nie zmieniają.
doubt-twins = Wypożyczonego eksponatu nie wolno zastąpić późniejszym tego samego rodzaju; źródła nie mówią, jak to zapewnić. Midway zamienia oba miejscami zawsze, gdy wypożyczający zyskuje, a gospodarz nic nie traci, także gdy gospodarz niczego nie zastąpił: wypożyczający może dostać więcej niż ochronę.
doubt-host-layout = Instrukcja pozwala gospodarzowi punktować jak najlepiej. Midway widzi w tym także obowiązek: jeśli gospodarz z wypożyczonymi eksponatami zdobywa mniej niż przy szybkim układzie, liczy się szybki układ.
doubt-open-hands = Eksponaty wzięte z oferty albo zabrane ze stosu kart odrzuconych trafiają na rękę na oczach wszystkich. Midway pokazuje je do czasu zagrania; tajne są tylko karty dobrane zakryte. Opcja czyni tajną całą rękę.
doubt-playing-order = Kolejność dużo znaczy: między botami „greedy” najczęściej wygrywa ostatni gracz. Żadne źródło nie przewiduje wyrównania. Opcja daje tym, którzy grają wcześniej, przewagę na torze, znalezioną symulacją.

# The board
board-where = Runda { $n }
board-setup = Przygotowanie
board-final = Ostatni układ
board-over = Koniec po rundach: { $n }
board-last = Runda { $n }, ostatnia
chapter = Runda { $n }
board-points = Punkty
board-track = Tor
board-collections = Kolekcje
board-gallery = Wielka Galeria
board-full = Pełne muzeum
board-patron = Mecenas
board-prestige = Prestiż
board-opinion = Opinia Publiczna
board-pavilions = Pawilony
board-loans = Wypożyczenia
board-total = Razem
board-tokens = Pozostały prestiż
board-own = Własne eksponaty
board-changed = zmienione
board-player = Gracz
board-hand = Ręka
board-discard = Odrzucone
board-museum = Muzeum
board-display = Oferta
board-experts = Eksperci
board-headline = Nagłówek
board-supply = Prestiż w puli
board-favours = Przysługi
board-forecast = Gdyby to był koniec
board-favours-deck = Przysługi w talii { $n }
board-headlined = Nagłówek: { $headline }. { $text }
board-decked = { $n ->
    [0] talia pusta
    [one] w talii jedna karta
    [few] w talii { $n } karty
    [many] w talii { $n } kart
   *[other] w talii { $n } karty
}{ $tokens ->
    [0] {""}
   *[other] , Opinia Publiczna { $tokens }
}
board-nothing = nic
board-closed = zamknięte
board-pavilion = Pawilon { $n }, { NAME($collection) }: pierwszy { $first }, drugi { $second }
board-value = wartość { $n }
board-offer = Eksperci do zatrudnienia:
board-rooms = Muzeum ({ $n }/{ $of }): { $kinds }
board-discarded = Odrzucone:
board-seen = Widziane na ręce:
board-hired = Eksperci:
board-plan = Muzeum; * Wielka Galeria:
board-walls = Muzeum; * Wielka Galeria, kreski to ściany:
board-yours = Ręka gracza { $name }:
board-favour-cards = Przysługi:
board-patroned = Mecenas: { NAME($patron) } ({ $tiers })
board-tier = od { $least } – { $points }
board-card = { $name }: { $text }
bot-greedy = kupuje to, co od razu daje najwięcej, i zatrzymuje karty pasujące do jego muzeum

# The browser's board
pic-world = Cztery kontynenty
pic-continent = { NAME($continent) }: { $n ->
    [0] Opinia Publiczna milczy
    [one] jeden żeton Opinii Publicznej
    [few] { $n } żetony Opinii Publicznej
   *[other] { $n } żetonów Opinii Publicznej
}, kart w talii: { $deck }
pic-in-deck = w talii: { $n }
pic-deck = Talia
pic-deck-about = { $objects ->
    [one] Jeden eksponat
    [few] { $objects } eksponaty
   *[other] { $objects } eksponatów
} i { $opinion ->
    [0] żadnej karty Opinii Publicznej
    [one] jedna karta Opinii Publicznej
    [few] { $opinion } karty Opinii Publicznej
   *[other] { $opinion } kart Opinii Publicznej
}.
pic-taken = zabrany
pic-empty = pusto
pic-embargo = Embargo
pic-customs = Cło: { $n }
pic-opinion = Opinia Publiczna
pic-tokens = { $n ->
    [one] Jeden żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
pic-opinion-about = Na koniec gry każdy eksponat stąd w stosie kart odrzuconych kosztuje właściciela { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}.
pic-stirred = Opinia Publiczna daje o sobie znać { NAME($continent, form: "in") }
pic-stirred-yours = W twoim stosie kart odrzuconych: { $names }. Na koniec gry kosztuje cię to o { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} więcej.
pic-stirred-none = W twoim stosie kart odrzuconych nie ma eksponatów z tego kontynentu.
pic-news-embargo = { $shown ->
    [0] W ofercie nic stamtąd nie ma.
    [one] Jeden eksponat w ofercie jest dla ciebie niedostępny.
    [few] { $shown } eksponaty w ofercie są dla ciebie niedostępne.
   *[other] { $shown } eksponatów w ofercie jest dla ciebie niedostępnych.
}
pic-news-customs = { $prestige ->
    [0] Nie masz żetonów prestiżu, więc nie możesz nic stamtąd wziąć.
    [one] Masz jeden żeton prestiżu: wystarczy na jeden eksponat stamtąd.
    [few] Masz { $prestige } żetony prestiżu; każdy eksponat stamtąd kosztuje cię jeden z nich.
   *[other] Masz { $prestige } żetonów prestiżu; każdy eksponat stamtąd kosztuje cię jeden z nich.
}
pic-news-display = Wybierasz spośród najwyżej 12 eksponatów zamiast 8.
pic-news-ports = W turach rywali nic nie bierzesz, a w twojej nikt nie przyniesie ci żetonu prestiżu.
pic-news-crowd = { $prestige ->
    [0] Na razie nie masz żadnego.
   *[other] Na razie masz { $prestige }.
}
pic-news-experts = Najtańszy ekspert kosztuje cię teraz { $cost }.
pic-news-opinion = { $lost ->
    [0] Na razie Opinia Publiczna nic cię nie kosztuje.
    [one] Na razie Opinia Publiczna kosztuje cię jeden punkt.
    [few] Na razie Opinia Publiczna kosztuje cię { $lost } punkty.
   *[other] Na razie Opinia Publiczna kosztuje cię { $lost } punktów.
}
pic-news-truce = { $theirs ->
    [0] Stosy kart odrzuconych rywali są puste.
    [one] Jeden eksponat ze stosu kart odrzuconych rywala jest dla ciebie niedostępny.
    [few] { $theirs } eksponaty ze stosów kart odrzuconych rywali są dla ciebie niedostępne.
   *[other] { $theirs } eksponatów ze stosów kart odrzuconych rywali jest dla ciebie niedostępnych.
}
pic-news-fees = { $mine ->
    [0] W twoim stosie kart odrzuconych nie ma nic, co przyniosłoby ci opłatę.
    [one] Eksponat w twoim stosie kart odrzuconych nie przyniósłby ci opłaty.
    [few] { $mine } eksponaty w twoim stosie kart odrzuconych nie przyniosłyby ci opłaty.
   *[other] { $mine } eksponatów w twoim stosie kart odrzuconych nie przyniosłoby ci opłaty.
}
pic-news-cuts = { $prestige ->
    [0] Nie masz żetonów prestiżu.
    [one] Twoim żetonem prestiżu nie zapłacisz żadnej ceny.
   *[other] Twoimi { $prestige } żetonami prestiżu nie zapłacisz żadnej ceny.
}
pic-news-slots = { $fits ->
    [0] Nie masz eksponatu na wolne miejsce.
    [one] Masz jeden eksponat na wolne miejsce.
    [few] Masz { $fits } eksponaty na wolne miejsca.
   *[other] Masz { $fits } eksponatów na wolne miejsca.
}
pic-news-loans = { $hand ->
    [0] Nie masz na ręce eksponatu do wypożyczenia.
    [one] Masz na ręce jeden eksponat, który możesz wypożyczyć.
    [few] Masz na ręce { $hand } eksponaty, które możesz wypożyczyć.
   *[other] Masz na ręce { $hand } eksponatów, które możesz wypożyczyć.
}
pic-news-no-loans = { $hand ->
    [0] Nie masz na ręce eksponatu do wypożyczenia.
    [one] Eksponatu z twojej ręki nie można wypożyczyć.
   *[other] { $hand } eksponatów z twojej ręki nie można wypożyczyć.
}
pic-object = { $name }: { NAME($civilisation) }, { NAME($domain) }, wartość { $value }
pic-object-kind = { NAME($civilisation) } · { NAME($domain) } · { $value }
pic-expert = Ekspert
pic-favour = Przysługa
pic-patron = Mecenas
pic-patron-about = { $text } Progi: { $tiers }.
pic-tier = od { $least } – { $points }
pic-headline = Nagłówek
pic-gazette = Gazeta Chicagowska
pic-no-news = Prasa milczy
pic-no-news-yet = Nagłówki pojawiają się od drugiej rundy.
pic-fair = Wystawa Światowa
pic-fair-pays = pełny Pawilon: 2 bonusy
pic-pavilion = { $name }: { $n } z 5{ $n ->
    [5] {""}
   *[other] , następnie { $next }
}
pic-value = wartość { $n }
pic-slot = { $wanted }, prestiż { $reward }
pic-bonuses = Pierwszy { $first }, drugi { $second }{ $n ->
    [0] {""}
   *[other] {" "}({ $names })
}
pic-placed-by = umieszcza: { $name }
pic-closed = W remoncie
pic-experts = Eksperci
pic-experts-left = w talii jeszcze { $n }
pic-expert-for = { $name }, koszt { $n }
pic-staff = Zatrudnieni eksperci
pic-hired-by = { $expert }, zatrudnia: { $name }
pic-your-museum = Twoje muzeum
pic-museum-of = Muzeum gracza { $name }
pic-comes-next = Następnie: { $name }
pic-back = Do twojego muzeum
pic-filled = pola: { $n } z { $of }
pic-spaces = Pola. Enter zdejmuje, strzałki przenoszą, Enter wiesza.
pic-free-space = Wolne pole { $n }
pic-gallery = Wielka Galeria
pic-gallery-of = z 9
pic-gallery-all = , wszystko: { NAME($kind) }
pic-carrying = { $name }: wybierz pole
pic-layout = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} w tym układzie{ $possible ->
    [0] {""}
   *[other] , możliwe { $possible }
}
pic-best-layout = Najlepszy układ
pic-use-layout = Przyjmij ten układ
pic-lent-by = wypożycza: { $name }
pic-your-hand = Twoja ręka
pic-hand-of = { $n } z { $of }
pic-prestige = { $n ->
    [one] { $n } żeton prestiżu
    [few] { $n } żetony prestiżu
   *[other] { $n } żetonów prestiżu
}
pic-taking = zakup
pic-paying = zapłata
pic-museums = Muzea i jawne stosy kart odrzuconych
pic-fee = { $n ->
    [0] od rywala: bez opłaty
   *[other] od rywala: +{ $n } prestiż
}
pic-on-track = { $n } na torze; { $goal } kończy grę
pic-col-player = Gracz
pic-col-track = Tor
pic-col-prestige = Prestiż
pic-col-hand = Ręka
pic-col-plan = Muzeum
pic-col-discard = Odrzucone
pic-cards-held = { $n ->
    [one] { $n } eksponat na ręce
    [few] { $n } eksponaty na ręce
   *[other] { $n } eksponatów na ręce
}, { $favours ->
    [0] bez Przysług
    [one] 1 Przysługa
    [few] { $favours } Przysługi
   *[other] { $favours } Przysług
}
pic-known = Wszyscy widzieli: { $names }.
pic-none-known = Nikt nie widział tych kart.
pic-open-museum = Muzeum gracza { $name }, eksponatów: { $n }; otwórz
pic-no-discard = nic odrzuconego
pic-tray = Taca płatności
pic-tray-rival = Płatność dla gracza { $name }
pic-take = Bierzesz
pic-give = Dajesz
pic-give-rival = Dla gracza { $name }
pic-owed = do zapłaty
pic-bought = już kupione
pic-tokens-given = prestiż, dotacja
pic-fee-paid = opłata
pic-price = cena
pic-paid = zapłacone
pic-missing = brakuje
pic-credit = nadpłata
pic-credit-lost = przepada z końcem tury
pic-no-change = bez wydawania reszty
pic-score = Twój wynik, gdyby gra się skończyła
pic-score-now = teraz { $n }
pic-score-all = Gdyby gra się teraz skończyła
pic-without-patron = bez Mecenasów, bo są tajni
pic-score-line = Gdyby gra się skończyła
pic-score-next = dalej: { $name } { $n }
pic-unfold = Pokaż swój wynik według źródeł
pic-fold = Zwiń
pic-in-all = { $n } pkt, gdyby gra się skończyła
pic-part-points = { $part } { $n }
pic-theirs-track = tor
pic-theirs-collections = kolekcje
pic-theirs-gallery = Wielka Galeria
pic-theirs-full = pełne muzeum
pic-theirs-prestige = prestiż
pic-theirs-opinion = opinia o stosie kart odrzuconych
pic-theirs-pavilions = Pawilony
pic-theirs-loans = wypożyczone eksponaty
pic-part-track = Tor, wystawione wartości
pic-part-collections = Kolekcje
pic-part-gallery = Wielka Galeria
pic-part-full = Pełne muzeum
pic-part-patron = Mecenas
pic-part-prestige = Pozostały prestiż
pic-part-opinion = Opinia Publiczna
pic-part-pavilions = Pawilony
pic-part-loans = Wypożyczone eksponaty
pic-collection = { NAME($kind) } { $n }
pic-collection-worth = { NAME($kind) } { $n } – { $points } pkt
pic-patron-next = Mecenas: { $n }, od { $least } – { $points }
pic-patron-full = Mecenas: { $n }, wszystkie progi
pic-parts = Części stołu
pic-tab-wall = Muzeum
pic-tab-world = Świat
pic-tab-fair = Wystawa
pic-tab-news = Prasa
pic-tab-hand = Ręka
pic-tab-others = Rywale
pic-tab-score = Wynik
kind-exhibit = Wystaw
kind-fair = Wystawa
kind-lend = Wypożycz
kind-hire = Zatrudnij
kind-favour = Przysługi
pic-paid-best = Najlepsza zapłata: { $names }
pic-from-rival = od: { $name }
pic-from-discard = z twojego stosu kart odrzuconych
pic-go-exhibit = Wystaw: { $name }
pic-go-lend = Wypożycz: { $name }
pic-go-place = Umieść: { $name }
pic-go-choose = Weź: { $name }
pic-go-pay = Zapłać: { $name }
pic-go-discard = Odrzuć: { $name }
pic-go-take = Weź: { $name }
pic-go-hire = Zatrudnij: { $name }
pic-go-favour = Zagraj: { $name }
times-token = { $all ->
    [1] Reszta prestiżem
   *[other] { $n } prestiżu
}
pic-step-explore = Eksploracja
pic-step-action = Akcja
pic-step-furbish = Rozbudowa
pic-step-inventory = Inwentaryzacja
pic-step-tidy = Porządki

# Jak grać
howto-goal = Zapełnij muzeum skarbami ułożonymi w kolekcje. Gdy czyjeś eksponaty są warte 50 punktów, dogrywa się rundę i wygrywa ten, kto ma najwięcej punktów.
howto-turn = Tura
howto-turn-1-name = Eksploracja
howto-turn-1 = Weź z oferty jeden eksponat, za darmo.
howto-turn-2-name = Inni też biorą
howto-turn-2 = Każdy może wziąć jeden, a ty zyskujesz prestiż.
howto-turn-3-name = Rozbudowa
howto-turn-3 = Wystawiaj eksponaty w muzeum: ich wartość to twoje punkty.
howto-turn-4-name = … i zapłata
howto-turn-4 = Innymi kartami albo prestiżem: karty idą na twój stos kart odrzuconych.
howto-turn-5-name = … albo Inwentaryzacja
howto-turn-5 = Zamiast Rozbudowy weź z powrotem wszystkie odrzucone karty.
howto-objects = Wystawione eksponaty
howto-objects-how = ich wartość, od razu
howto-objects-points = 1–5
howto-collections = Kolekcje co najmniej trzech stykających się kart
howto-collections-how = od trzech do siedmiu z jednej dziedziny, z różnych cywilizacji; z jednej cywilizacji 3, 5, 7, 9, 12
howto-collections-points = 4 7 11 17 25
howto-patron = Twój tajny Mecenas
howto-patron-how = trzy progi, nieco inne na każdej karcie
howto-patron-points = 5 11 18
howto-board = Wielka Galeria jednego rodzaju; wszystkie 25 pól
howto-board-how = za każde z osobna
howto-board-points = 10
howto-prestige = Pozostały prestiż
howto-prestige-how = ale Opinia Publiczna odbiera punkty za eksponaty na twoim stosie kart odrzuconych
howto-prestige-points = po 1
howto-advice-1-name = Zawsze bierz kartę.
howto-advice-1 = Darmowa karta w turze rywala jest warta więcej niż żeton, który mu dajesz.
howto-advice-2-name = Małe jest piękne.
howto-advice-2 = Niskie wartości zapełniają ścianę, a gra trwa dalej; celuj w dwadzieścia eksponatów.
howto-advice-3-name = Oczyść stos przed końcem.
howto-advice-3 = Późna Inwentaryzacja ratuje punkty tam, gdzie Opinia Publiczna jest przeciw tobie.

# What was done since the last turn
act-opinion = Opinia Publiczna zwraca się przeciw tobie: { NAME($continent) }
    .more = Twoje odrzucone eksponaty: { $objects }.
    .amount = −{ $lost }
act-slot = { $n ->
    [one] { $player } zajmuje miejsce, które mógł zająć twój eksponat
    [few] { $player } zajmuje { $n } miejsca, które mogły zająć twoje eksponaty
   *[many] { $player } zajmuje { $n } miejsc, które mogły zająć twoje eksponaty
}
    .more = Pawilon „{ $cards }”; pasuje tam: { $objects }.
    .amount = zajęte
act-last-round = To ostatnia runda
    .more = Po niej wszyscy ustalają układ swoich muzeów.
    .amount = koniec
act-bought = { $player } kupuje z twoich odrzuconych: { NAME($object) }
    .amount = { $n ->
        [0] sprzedane
       *[other] +{ $n }
    }
act-paid = Zapłata leży wśród twoich odrzuconych: { $objects }.
act-lent = { $player } wypożycza ci: { NAME($object) }
    .more = Eksponaty w twoim muzeum: { $after }.
    .amount = +1
act-exhibits = { $player } wystawia: { $objects }.
    .amount = { $from } → { $upto }
act-inventory = { $player } przeprowadza Inwentaryzację.
    .amount = { $from } → { $upto }
act-takes = { $player } bierze: { $objects }.
    .amount = { $from } → { $upto }
act-plays = { $player } nic nie bierze.
    .amount = { $from } → { $upto }
act-placed = W Pawilonach: { $objects }.
act-lends = Wypożyczone: { $objects }.
act-hired = Zatrudnieni: { $experts }.

# The final count as a table
tally-final = Końcowe podliczenie
tally-track = Tor
    .title = Wystawione wartości na torze
    .says = Najwięcej: { $players }, { $most }.
tally-civilisations = Cywilizacje
    .title = Kolekcje cywilizacji
    .says = Najwięcej: { $players }, { $most }.
tally-civilisation = { NAME($kind) }
    .title = { NAME($kind) }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .says = { $players }: { $n ->
        [one] 1 eksponat
        [few] { $n } połączone eksponaty
       *[many] { $n } połączonych eksponatów
    }{ $experts ->
        [0] .
       *[other] , a ekspert liczy się jak jeszcze jeden.
    }
tally-domains = Dziedziny
    .title = Kolekcje dziedzin
    .says = Najwięcej: { $players }, { $most }.
tally-domain = { NAME($kind) }
    .title = { NAME($kind) }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .says = { $players }: połączone eksponaty { $n ->
        [one] 1 cywilizacji
       *[other] { $n } cywilizacji
    }{ $experts ->
        [0] .
       *[other] , a ekspert liczy się jak jeszcze jedna.
    }
tally-gallery = Wielka Galeria
    .title = Wielkie Galerie
    .says = Najwięcej: { $players }, { $most }.
tally-gallery-of = Wielka Galeria
    .title = Wielka Galeria jednego rodzaju: { NAME($kind) }
    .says = { $players }: dodatkowe punkty: { $points }.
tally-full = Pełne muzeum
    .title = Pełne muzea
    .says = Najwięcej: { $players }, { $most }.
tally-full-of = Pełne muzeum
    .title = Wszystkie pola są zajęte
    .says = { $players }: dodatkowe punkty: { $points }.
tally-patron = Mecenas
    .title = Mecenasi zostają odkryci
    .says = Najwięcej: { $players }, { $most }.
tally-patron-of = { NAME($patron) }
    .title = { NAME($patron) }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .says = { $players }: { $n ->
        [0] nie liczy się żaden eksponat.
        [one] liczy się 1 eksponat.
        [few] liczą się { $n } eksponaty.
       *[many] liczy się { $n } eksponatów.
    }
tally-prestige = Prestiż
    .title = Pozostały prestiż
    .says = Najwięcej: { $players }, { $most }.
tally-opinion = Opinia Publiczna
    .title = Opinia Publiczna o stosach kart odrzuconych
    .says = Najmniejsza strata: { $players }.
tally-pavilions = Pawilony
    .title = Pawilony
    .says = Najwięcej: { $players }, { $most }.
tally-loans = Wypożyczenia
    .title = Wypożyczone eksponaty
    .says = Najwięcej: { $players }, { $most }.

# After the lesson
lesson-last = Zagraj ostatnie rundy
lesson-last-how = Runda 8, 34 i 34 z 50, twój ruch. Podpowiem szeptem, gdy poprosisz.

# Co daje każdy wybór
explain-redraw = Cztery eksponaty i Przysługa wracają, a ty dobierasz nowe. Druga ręka zostaje, ile by nie była warta.
explain-stay = Grasz z czterema eksponatami, które masz.
explain-keep = To twój tajny cel. Na końcu daje punkty za eksponaty swojego rodzaju w twoim muzeum; pozostali wracają nieujawnieni.
explain-take = Eksponat trafia za darmo na twoją rękę. Później możesz go wystawić albo nim zapłacić.
explain-follow-take = Eksponat trafia za darmo na twoją rękę; gracz, którego jest tura, zyskuje za to żeton prestiżu.
explain-peek-take = Zatrzymujesz ten eksponat; pozostałe wracają do talii.
explain-retrieve-take = Karta wraca z twojego stosu kart odrzuconych na rękę, poza zasięg rywali.
explain-pass = Nie bierzesz nic więcej i nic innego się nie zmienia.
explain-follow-pass = Nic nie bierzesz, a gracz, którego jest tura, nie zyskuje dzięki tobie żetonu prestiżu.
explain-spend = Przysługa zostaje zużyta, a ty bierzesz jeszcze jeden eksponat z oferty.
explain-consult = Ekspert pozwala raz w turze wziąć kartę z twojego stosu kart odrzuconych.
explain-furbish = Wystawiaj eksponaty i zatrudniaj ekspertów, na ilu cię stać. Karty, którymi płacisz, trafiają na twój stos kart odrzuconych, skąd rywale mogą je kupić.
explain-inventory = Wszystkie karty z twojego stosu kart odrzuconych wracają na rękę. W tej turze nic nie wystawiasz, ale możesz jeszcze zatrudnić ekspertów.
explain-favour = Przysługa działa teraz i zostaje zużyta. W turze możesz użyć jednej.
explain-exhibit = Eksponat trafia do twojego muzeum i od razu daje punkty równe wartości. Kosztuje swoją wartość w innych kartach lub żetonach prestiżu; o żeton więcej, gdy kupujesz od rywala.
explain-place = Twój eksponat trafia na wolne miejsce tego Pawilonu i przynosi nagrodę. Płacisz jego wartość, a eksponat wybierasz za chwilę.
explain-free-place-place = Twój eksponat trafia do tego Pawilonu bez zapłaty i przynosi nagrodę.
explain-lend = Twój eksponat trafia do muzeum tego rywala. Dostajesz punkty równe wartości, a na końcu udział w poprawionej kolekcji; zyskuje też gospodarz.
explain-hire = Ekspert zostaje z tobą do końca i działa tak, jak mówi karta. Płacisz podaną cenę.
explain-headhunt-hire = Przysługa pozwala zatrudnić tego eksperta taniej.
explain-release = Nadpłata na tacy przepada i znów możesz płacić na inne sposoby.
explain-done = W tej turze nic więcej nie kupujesz. Nadpłata na tacy przepada.
explain-choose = To eksponat, który umieszczasz albo wypożyczasz. Płacisz jego wartość, chyba że karta mówi inaczej.
explain-continent = Karta działa na ten kontynent.
explain-alter = Karta działa na ten Pawilon.
explain-pay = Eksponat płaci swoją wartość i trafia na twój stos kart odrzuconych: reszty się nie wydaje, a rywale mogą go kupić.
explain-token = Żeton płaci 1. Na końcu byłby wart punkt.
explain-discard = Eksponat trafia na twój stos kart odrzuconych, skąd rywale mogą go kupić aż do twojej Inwentaryzacji.
explain-quick = Midway ułoży muzeum za ciebie: dobry układ, znaleziony od razu.
explain-space = Eksponat trafia na to pole. Stykające się karty jednego rodzaju tworzą kolekcję.

# Co rozważyć
weigh-mulligan = Silniejsza ręka kupi więcej w pierwszych turach. Wymieniasz też Przysługę, a drugą rękę musisz zatrzymać.
weigh-keep = Zostaw tego, którego rodzaj masz już na ręce; płaci tylko za twoje muzeum.
weigh-action = Rozbudowa, dopóki ręka starcza na to, czego chcesz. Inwentaryzacja, gdy najlepsze karty leżą na twoim stosie kart odrzuconych.
