title = Museum
line = Réunissez sous un même toit les merveilles de douze civilisations.

# Continents
america_pacific = Amérique et Pacifique
    .of = de l’Amérique et du Pacifique
    .in = en Amérique et dans le Pacifique
    .from = d’Amérique et du Pacifique
    .on = sur l’Amérique et le Pacifique
    .onto = sur l’Amérique et le Pacifique
    .object = un objet d’Amérique ou du Pacifique
    .objects = objets d’Amérique et du Pacifique
    .objects-of = d’objets d’Amérique et du Pacifique
    .short = Amér
europe = Europe
    .of = de l’Europe
    .in = en Europe
    .from = d’Europe
    .on = sur l’Europe
    .onto = sur l’Europe
    .object = un objet d’Europe
    .objects = objets d’Europe
    .objects-of = d’objets d’Europe
    .short = Euro
africa_middle_east = Afrique et Moyen-Orient
    .of = de l’Afrique et du Moyen-Orient
    .in = en Afrique et au Moyen-Orient
    .from = d’Afrique et du Moyen-Orient
    .on = sur l’Afrique et le Moyen-Orient
    .onto = sur l’Afrique et le Moyen-Orient
    .object = un objet d’Afrique ou du Moyen-Orient
    .objects = objets d’Afrique et du Moyen-Orient
    .objects-of = d’objets d’Afrique et du Moyen-Orient
    .short = Afri
asia = Asie
    .of = de l’Asie
    .in = en Asie
    .from = d’Asie
    .on = sur l’Asie
    .onto = sur l’Asie
    .object = un objet d’Asie
    .objects = objets d’Asie
    .objects-of = d’objets d’Asie
    .short = Asie

# Civilisations
inca = Incas
    .of = de la civilisation inca
    .in = dans la civilisation inca
    .masculine = inca
    .feminine = inca
    .plural = incas
    .object = un objet inca
    .objects = objets incas
    .objects-of = d’objets incas
    .collection = collection inca
    .collection-of = de la collection inca
    .collection-in = dans la collection inca
    .short = Inca
maya = Mayas
    .of = de la civilisation maya
    .in = dans la civilisation maya
    .masculine = maya
    .feminine = maya
    .plural = mayas
    .object = un objet maya
    .objects = objets mayas
    .objects-of = d’objets mayas
    .collection = collection maya
    .collection-of = de la collection maya
    .collection-in = dans la collection maya
    .short = Maya
polynesian = Polynésie
    .of = de la civilisation polynésienne
    .in = dans la civilisation polynésienne
    .masculine = polynésien
    .feminine = polynésienne
    .plural = polynésiens
    .object = un objet polynésien
    .objects = objets polynésiens
    .objects-of = d’objets polynésiens
    .collection = collection polynésienne
    .collection-of = de la collection polynésienne
    .collection-in = dans la collection polynésienne
    .short = Poly
greek = Grèce
    .of = de la civilisation grecque
    .in = dans la civilisation grecque
    .masculine = grec
    .feminine = grecque
    .plural = grecs
    .object = un objet grec
    .objects = objets grecs
    .objects-of = d’objets grecs
    .collection = collection grecque
    .collection-of = de la collection grecque
    .collection-in = dans la collection grecque
    .short = Grèc
roman = Rome
    .of = de la civilisation romaine
    .in = dans la civilisation romaine
    .masculine = romain
    .feminine = romaine
    .plural = romains
    .object = un objet romain
    .objects = objets romains
    .objects-of = d’objets romains
    .collection = collection romaine
    .collection-of = de la collection romaine
    .collection-in = dans la collection romaine
    .short = Rome
celtic = Celtes
    .of = de la civilisation celte
    .in = dans la civilisation celte
    .masculine = celte
    .feminine = celte
    .plural = celtes
    .object = un objet celte
    .objects = objets celtes
    .objects-of = d’objets celtes
    .collection = collection celte
    .collection-of = de la collection celte
    .collection-in = dans la collection celte
    .short = Celt
egyptian = Égypte
    .of = de la civilisation égyptienne
    .in = dans la civilisation égyptienne
    .masculine = égyptien
    .feminine = égyptienne
    .plural = égyptiens
    .object = un objet égyptien
    .objects = objets égyptiens
    .objects-of = d’objets égyptiens
    .collection = collection égyptienne
    .collection-of = de la collection égyptienne
    .collection-in = dans la collection égyptienne
    .short = Égyp
mesopotamian = Mésopotamie
    .of = de la civilisation mésopotamienne
    .in = dans la civilisation mésopotamienne
    .masculine = mésopotamien
    .feminine = mésopotamienne
    .plural = mésopotamiens
    .object = un objet mésopotamien
    .objects = objets mésopotamiens
    .objects-of = d’objets mésopotamiens
    .collection = collection mésopotamienne
    .collection-of = de la collection mésopotamienne
    .collection-in = dans la collection mésopotamienne
    .short = Méso
phoenician = Phénicie
    .of = de la civilisation phénicienne
    .in = dans la civilisation phénicienne
    .masculine = phénicien
    .feminine = phénicienne
    .plural = phéniciens
    .object = un objet phénicien
    .objects = objets phéniciens
    .objects-of = d’objets phéniciens
    .collection = collection phénicienne
    .collection-of = de la collection phénicienne
    .collection-in = dans la collection phénicienne
    .short = Phén
chinese = Chine
    .of = de la civilisation chinoise
    .in = dans la civilisation chinoise
    .masculine = chinois
    .feminine = chinoise
    .plural = chinois
    .object = un objet chinois
    .objects = objets chinois
    .objects-of = d’objets chinois
    .collection = collection chinoise
    .collection-of = de la collection chinoise
    .collection-in = dans la collection chinoise
    .short = Chin
indian = Inde
    .of = de la civilisation indienne
    .in = dans la civilisation indienne
    .masculine = indien
    .feminine = indienne
    .plural = indiens
    .object = un objet indien
    .objects = objets indiens
    .objects-of = d’objets indiens
    .collection = collection indienne
    .collection-of = de la collection indienne
    .collection-in = dans la collection indienne
    .short = Inde
japanese = Japon
    .of = de la civilisation japonaise
    .in = dans la civilisation japonaise
    .masculine = japonais
    .feminine = japonaise
    .plural = japonais
    .object = un objet japonais
    .objects = objets japonais
    .objects-of = d’objets japonais
    .collection = collection japonaise
    .collection-of = de la collection japonaise
    .collection-in = dans la collection japonaise
    .short = Japo

# Domains
agriculture = Agriculture
    .of = de l’Agriculture
    .in = en Agriculture
    .object = un objet d’Agriculture
    .objects = objets d’Agriculture
    .objects-of = d’objets d’Agriculture
    .collection = collection d’Agriculture
    .collection-of = de la collection d’Agriculture
    .collection-in = dans la collection d’Agriculture
    .short = Agri
architecture = Architecture
    .of = de l’Architecture
    .in = en Architecture
    .object = un objet d’Architecture
    .objects = objets d’Architecture
    .objects-of = d’objets d’Architecture
    .collection = collection d’Architecture
    .collection-of = de la collection d’Architecture
    .collection-in = dans la collection d’Architecture
    .short = Arch
navigation = Navigation
    .of = de la Navigation
    .in = en Navigation
    .object = un objet de Navigation
    .objects = objets de Navigation
    .objects-of = d’objets de Navigation
    .collection = collection de Navigation
    .collection-of = de la collection de Navigation
    .collection-in = dans la collection de Navigation
    .short = Navi
pottery = Poterie
    .of = de la Poterie
    .in = en Poterie
    .object = un objet de Poterie
    .objects = objets de Poterie
    .objects-of = d’objets de Poterie
    .collection = collection de Poterie
    .collection-of = de la collection de Poterie
    .collection-in = dans la collection de Poterie
    .short = Pote
religion = Religion
    .of = de la Religion
    .in = en Religion
    .object = un objet de Religion
    .objects = objets de Religion
    .objects-of = d’objets de Religion
    .collection = collection de Religion
    .collection-of = de la collection de Religion
    .collection-in = dans la collection de Religion
    .short = Reli
warfare = Art militaire
    .of = de l’Art militaire
    .in = en Art militaire
    .object = un objet d’Art militaire
    .objects = objets d’Art militaire
    .objects-of = d’objets d’Art militaire
    .collection = collection d’Art militaire
    .collection-of = de la collection d’Art militaire
    .collection-in = dans la collection d’Art militaire
    .short = Mili

# Cards
inca_01_machu_picchu = Machu Picchu
inca_02_sacsayhuaman = Sacsayhuamán
inca_03_q_eswachaka_rope_bridge = Pont de corde de Q’eswachaka
inca_04_moray_terraces = Terrasses de Moray
inca_05_qollqa_of_ollantaytambo = Qollqa d’Ollantaytambo
inca_06_chaquitaclla = Chaquitaclla
inca_07_checkerboard_military_tunic = Tunique militaire à damier
inca_08_star_headed_mace = Masse à tête étoilée
inca_09_warak_a_sling = Fronde warak’a
inca_10_silver_llama_figurine = Figurine de lama en argent
inca_11_capacocha_figurine = Figurine de capacocha
inca_12_urpu_jar = Jarre urpu
inca_13_foot_plough_paccha = Paccha en forme de chaquitaclla
inca_14_balsa_sailing_raft = Radeau à voile en balsa
inca_15_totora_reed_boat = Bateau de roseaux totora
maya_01_jade_mask_of_pakal = Masque de jade de Pakal
maya_02_dresden_codex = Codex de Dresde
maya_03_incense_stand_of_palenque = Encensoir de Palenque
maya_04_el_castillo_of_chichen_itza = El Castillo de Chichén Itzá
maya_05_temple_i_of_tikal = Temple I de Tikal
maya_06_hieroglyphic_stairway_of_copan = Escalier hiéroglyphique de Copán
maya_07_princeton_vase = Vase de Princeton
maya_08_fenton_vase = Vase Fenton
maya_09_cacao_pot_of_rio_azul = Pot à cacao de Río Azul
maya_10_canoe_bones_of_tikal = Os à la pirogue de Tikal
maya_11_paddle_of_k_ak_naab = Pagaie de K’ak’ Naab’
maya_12_raised_fields_of_pulltrouser_swamp = Champs surélevés de Pulltrouser
maya_13_metate_of_joya_de_ceren = Metate de Joya de Cerén
maya_14_bonampak_murals = Peintures murales de Bonampak
maya_15_eccentric_flint = Silex excentrique
polynesian_01_hoa_hakananai_a = Hoa Hakananai’a
polynesian_02_statue_of_a_a = Statue d’A’a
polynesian_03_double_hulled_voyaging_canoe = Pirogue double de haute mer
polynesian_04_waka_taua_prow = Proue de waka taua
polynesian_05_anaweka_canoe_hull = Coque de pirogue d’Anaweka
polynesian_06_ha_amonga_a_maui = Ha’amonga ’a Maui
polynesian_07_marae_taputapuatea = Marae Taputapuatea
polynesian_08_u_u_club_of_the_marquesas = Massue u’u des Marquises
polynesian_09_mere_pounamu = Mere pounamu
polynesian_10_leiomano = Leiomano
polynesian_11_lo_i_taro_terraces = Tarodières lo’i
polynesian_12_ko_digging_stick = Bâton à fouir ko
polynesian_13_poi_pounder = Pilon à poi
polynesian_14_lapita_bowl_of_nukuleka = Bol lapita de Nukuleka
polynesian_15_polynesian_plainware_pot = Pot polynésien sans décor
greek_01_parthenon = Parthénon
greek_02_theatre_of_epidaurus = Théâtre d’Épidaure
greek_03_lion_gate_of_mycenae = Porte des Lionnes de Mycènes
greek_04_antikythera_mechanism = Machine d’Anticythère
greek_05_lenormant_trireme_relief = Relief Lenormant
greek_06_kyrenia_ship = Navire de Kyrénia
greek_07_francois_vase = Vase François
greek_08_achilles_and_ajax_amphora_of_exekias = Achille et Ajax, amphore d’Exékias
greek_09_geometric_horse_pyxis = Pyxide géométrique aux chevaux
greek_10_olive_press_of_klazomenai = Pressoir à huile de Clazomènes
greek_11_boeotian_ploughman_group = Laboureur béotien
greek_12_great_eleusinian_relief = Grand relief d’Éleusis
greek_13_artemision_bronze = Dieu du cap Artémision
greek_14_helmet_of_miltiades = Casque de Miltiade
greek_15_pylos_shield = Bouclier de Pylos
roman_01_colosseum = Colisée
roman_02_pont_du_gard = Pont du Gard
roman_03_pantheon_of_rome = Panthéon de Rome
roman_04_barbegal_water_mills = Moulins de Barbegal
roman_05_villa_regina_wine_cellar = Cave à vin de la villa Regina
roman_06_rustic_calendar_mosaic = Mosaïque du calendrier rustique
roman_07_sword_of_tiberius = Glaive de Tibère
roman_08_dura_europos_scutum = Scutum de Doura-Europos
roman_09_crosby_garrett_helmet = Casque de Crosby Garrett
roman_10_nemi_ships = Navires de Nemi
roman_11_mainz_river_warship = Bateau de guerre de Mayence
roman_12_arretine_bowl_of_perennius = Bol arétin de Perennius
roman_13_factory_lamp_of_fortis = Lampe de la fabrique Fortis
roman_14_lararium_of_the_house_of_the_vettii = Laraire de la maison des Vettii
roman_15_mithras_relief_of_neuenheim = Relief mithriaque de Neuenheim
celtic_01_gundestrup_cauldron = Chaudron de Gundestrup
celtic_02_portico_of_roquepertuse = Portique de Roquepertuse
celtic_03_turoe_stone = Pierre de Turoe
celtic_04_battersea_shield = Bouclier de Battersea
celtic_05_agris_helmet = Casque d’Agris
celtic_06_carnyx_of_tintignac = Carnyx de Tintignac
celtic_07_broighter_boat = Bateau de Broighter
celtic_08_poole_logboat = Pirogue de Poole
celtic_09_ramparts_of_bibracte = Remparts de Bibracte
celtic_10_broch_of_mousa = Broch de Mousa
celtic_11_gallic_reaper = Moissonneuse gauloise
celtic_12_beehive_rotary_quern = Meule rotative en ruche
celtic_13_gaulish_wooden_barrel = Tonneau gaulois
celtic_14_prunay_vase = Vase de Prunay
celtic_15_glastonbury_ware_bowl = Bol de type Glastonbury
egyptian_01_mask_of_tutankhamun = Masque de Toutânkhamon
egyptian_02_papyrus_of_ani = Papyrus d’Ani
egyptian_03_gayer_anderson_cat = Chat Gayer-Anderson
egyptian_04_great_pyramid_of_giza = Pyramide de Khéops
egyptian_05_temples_of_abu_simbel = Temples d’Abou Simbel
egyptian_06_hypostyle_hall_of_karnak = Salle hypostyle de Karnak
egyptian_07_khufu_ship = Barque de Khéops
egyptian_08_punt_expedition_relief = Relief de l’expédition de Pount
egyptian_09_model_boats_of_meketre = Modèles de bateaux de Méketrê
egyptian_10_fields_of_sennedjem = Champs de Sennedjem
egyptian_11_shaduf_of_ipuy = Chadouf d’Ipouy
egyptian_12_blue_painted_jar_of_malqata = Jarre à décor bleu de Malqata
egyptian_13_naqada_boat_jar = Jarre aux bateaux de Nagada
egyptian_14_khopesh_of_tutankhamun = Khépesh de Toutânkhamon
egyptian_15_archers_of_mesehti = Archers de Mésehti
mesopotamian_01_ishtar_gate = Porte d’Ishtar
mesopotamian_02_ziggurat_of_ur = Ziggurat d’Ur
mesopotamian_03_lamassu_of_khorsabad = Lamassu de Khorsabad
mesopotamian_04_warka_vase = Vase d’Uruk
mesopotamian_05_statue_of_ebih_il = Statue d’Ebih-Il
mesopotamian_06_standard_of_ur = Étendard d’Ur
mesopotamian_07_stele_of_the_vultures = Stèle des Vautours
mesopotamian_08_jerwan_aqueduct = Aqueduc de Jerwan
mesopotamian_09_nippur_farmer_s_instructions = Almanach du fermier de Nippur
mesopotamian_10_kassite_seeder_plough_seal = Sceau kassite à l’araire-semoir
mesopotamian_11_arpachiyah_plate = Plat d’Arpachiyah
mesopotamian_12_samarra_bowl = Coupe de Samarra
mesopotamian_13_bevelled_rim_bowl_of_uruk = Écuelle à bord biseauté d’Uruk
mesopotamian_14_silver_boat_of_ur = Barque d’argent d’Ur
mesopotamian_15_quffa_relief_of_sennacherib = Relief au couffa de Sennachérib
phoenician_01_cothon_of_carthage = Cothon de Carthage
phoenician_02_mazarron_ii_boat = Barque Mazarrón II
phoenician_03_bireme_relief_of_nineveh = Relief aux birèmes de Ninive
phoenician_04_sarcophagus_of_eshmunazar_ii = Sarcophage d’Eshmunazor II
phoenician_05_lady_of_galera = Dame de Galera
phoenician_06_tophet_stele_of_carthage = Stèle du tophet de Carthage
phoenician_07_red_slip_mushroom_jug = Cruche à bobèche à engobe rouge
phoenician_08_torpedo_amphora_of_the_tanit_wreck = Amphore torpille de l’épave Tanit
phoenician_09_bichrome_jug_of_sarepta = Cruche bichrome de Sarepta
phoenician_10_wine_press_of_tell_el_burak = Pressoir à vin de Tell el-Burak
phoenician_11_treatise_of_mago = Traité de Magon
phoenician_12_temple_of_eshmun = Temple d’Eshmoun
phoenician_13_obelisk_temple_of_byblos = Temple aux obélisques de Byblos
phoenician_14_egadi_bronze_ram = Rostre des îles Égades
phoenician_15_cuirass_of_ksour_essef = Cuirasse de Ksour Essef
chinese_01_terracotta_army = Armée de terre cuite
chinese_02_sword_of_goujian = Épée de Goujian
chinese_03_qin_crossbow_trigger = Détente d’arbalète Qin
chinese_04_great_wall_of_china = Grande Muraille de Chine
chinese_05_giant_wild_goose_pagoda = Grande Pagode de l’oie sauvage
chinese_06_zheng_he_treasure_ship = Bateau-trésor de Zheng He
chinese_07_sinan_compass = Boussole sinan
chinese_08_han_ship_model_with_rudder = Modèle de navire Han à gouvernail
chinese_09_david_vases = Vases David
chinese_10_longquan_celadon_vase = Vase céladon de Longquan
chinese_11_banpo_fish_basin = Bassin aux poissons de Banpo
chinese_12_leshan_giant_buddha = Grand Bouddha de Leshan
chinese_13_houmuwu_ding = Ding Houmuwu
chinese_14_dragon_backbone_chain_pump = Pompe à échine de dragon
chinese_15_han_mouldboard_plough = Charrue Han à versoir
indian_01_taj_mahal = Taj Mahal
indian_02_kailasa_temple_of_ellora = Temple de Kailasa à Ellora
indian_03_great_bath_of_mohenjo_daro = Grand Bain de Mohenjo-daro
indian_04_chola_nataraja = Nataraja chola
indian_05_great_stupa_of_sanchi = Grand stupa de Sanchi
indian_06_sarnath_preaching_buddha = Bouddha prêchant de Sarnath
indian_07_kallanai_dam = Barrage de Kallanai
indian_08_rani_ki_vav_stepwell = Puits à degrés Rani ki Vav
indian_09_ploughed_field_of_kalibangan = Champ labouré de Kalibangan
indian_10_lothal_dockyard = Bassin portuaire de Lothal
indian_11_ajanta_ship_mural = Navire peint d’Ajanta
indian_12_peacock_jar_of_harappa = Jarre aux paons de Harappa
indian_13_painted_grey_ware_bowl = Bol de céramique grise peinte
indian_14_katar_push_dagger = Dague katar
indian_15_chakram = Chakram
japanese_01_himeji_castle = Château de Himeji
japanese_02_pagoda_of_horyu_ji = Pagode du Horyu-ji
japanese_03_dojigiri_yasutsuna = Dojigiri Yasutsuna
japanese_04_o_yoroi_of_oyamazumi_shrine = O-yoroi du sanctuaire Oyamazumi
japanese_05_tanegashima_matchlock = Arquebuse de Tanegashima
japanese_06_great_buddha_of_kamakura = Grand Bouddha de Kamakura
japanese_07_kudara_kannon = Kudara Kannon
japanese_08_flame_vessel_of_sasayama = Vase flamboyant de Sasayama
japanese_09_raku_tea_bowl_fujisan = Bol à thé raku Fujisan
japanese_10_haniwa_warrior_of_ota = Guerrier haniwa d’Ota
japanese_11_red_seal_ship = Navire à sceau rouge
japanese_12_atakebune = Atakebune
japanese_13_tarai_bune_of_sado = Tarai-bune de Sado
japanese_14_dotaku_bell_of_kagawa = Cloche dotaku de Kagawa
japanese_15_wooden_hoe_of_toro = Houe en bois de Toro
expert_inca = Archéologue des Andes
    .the = l’Archéologue des Andes
    .of = de l’Archéologue des Andes
expert_maya = Mayaniste
    .the = la Mayaniste
    .of = de la Mayaniste
expert_polynesian = Océaniste
    .the = l’Océaniste
    .of = de l’Océaniste
expert_greek = Helléniste
    .the = l’Helléniste
    .of = de l’Helléniste
expert_roman = Latiniste
    .the = le Latiniste
    .of = du Latiniste
expert_celtic = Celtisante
    .the = la Celtisante
    .of = de la Celtisante
expert_egyptian = Égyptologue
    .the = l’Égyptologue
    .of = de l’Égyptologue
expert_mesopotamian = Assyriologue
    .the = l’Assyriologue
    .of = de l’Assyriologue
expert_phoenician = Épigraphiste sémitisant
    .the = l’Épigraphiste sémitisant
    .of = de l’Épigraphiste sémitisant
expert_chinese = Sinologue
    .the = le Sinologue
    .of = du Sinologue
expert_indian = Indianiste
    .the = l’Indianiste
    .of = de l’Indianiste
expert_japanese = Japonologue
    .the = la Japonologue
    .of = de la Japonologue
expert_agriculture = Agronome
    .the = l’Agronome
    .of = de l’Agronome
expert_architecture = Architecte
    .the = l’Architecte
    .of = de l’Architecte
expert_navigation = Historienne de la marine
    .the = l’Historienne de la marine
    .of = de l’Historienne de la marine
expert_pottery = Céramologue
    .the = la Céramologue
    .of = de la Céramologue
expert_religion = Théologien
    .the = le Théologien
    .of = du Théologien
expert_warfare = Historien des armes
    .the = l’Historien des armes
    .of = de l’Historien des armes
expert_patricia = Patricia
    .the = Patricia
    .of = de Patricia
expert_banker = Le Banquier
    .the = le Banquier
    .of = du Banquier
expert_journalist = La Journaliste
    .the = la Journaliste
    .of = de la Journaliste
expert_restorer = La Restauratrice
    .the = la Restauratrice
    .of = de la Restauratrice
expert_press_officer = L’Attachée de presse
    .the = l’Attachée de presse
    .of = de l’Attachée de presse
expert_quartermaster = L’Intendant
    .the = l’Intendant
    .of = de l’Intendant
expert_amandine_bourdais = Amandine Bourdais
    .the = Amandine Bourdais
    .of = d’Amandine Bourdais
expert_wf_registrar = La Régisseuse des prêts
    .the = la Régisseuse des prêts
    .of = de la Régisseuse des prêts
expert_wf_commissioner = Le Commissaire de l’Exposition
    .the = le Commissaire de l’Exposition
    .of = du Commissaire de l’Exposition
favour_press_conference = Conférence de presse
favour_private_donation = Don privé
favour_grant = Subvention de l’État
favour_second_expedition = Seconde expédition
favour_first_pick = Renseignement confidentiel
favour_private_sale = Vente privée
favour_endowment = Dotation
favour_headhunting = Chasse aux talents
favour_storeroom_audit = Récolement des réserves
favour_wf_invitation = Invitation du commissaire
favour_wf_programme = Changement de programme
favour_wf_diplomatic_bag = Valise diplomatique
headline_embargo_america_pacific = Embargo : Amérique et Pacifique
headline_embargo_europe = Embargo : Europe
headline_embargo_africa_middle_east = Embargo : Afrique et Moyen-Orient
headline_embargo_asia = Embargo : Asie
headline_customs_america_pacific = Douane : Amérique et Pacifique
headline_customs_europe = Douane : Europe
headline_customs_africa_middle_east = Douane : Afrique et Moyen-Orient
headline_customs_asia = Douane : Asie
headline_discoveries = La saison des découvertes
headline_sealed_ports = Ports fermés
headline_attendance = Affluence record
headline_congress = Congrès des savants
headline_scandal = Le scandale des pillages
headline_restitution = Accord de restitution
headline_truce = Trêve des collectionneurs
headline_open_stores = Réserves ouvertes
headline_cuts = Coupes budgétaires
headline_wf_opening_day = Jour d’inauguration
headline_wf_repairs = Pavillon en travaux
headline_wf_jury = Prix du jury
headline_wf_exchange = L’esprit d’échange
headline_wf_insurers = Querelle d’assureurs
patron_inca = Ami du monde inca
patron_maya = Ami du monde maya
patron_polynesian = Ami du monde polynésien
patron_greek = Ami du monde grec
patron_roman = Ami du monde romain
patron_celtic = Ami du monde celte
patron_egyptian = Ami du monde égyptien
patron_mesopotamian = Ami du monde mésopotamien
patron_phoenician = Ami du monde phénicien
patron_chinese = Ami du monde chinois
patron_indian = Ami du monde indien
patron_japanese = Ami du monde japonais
patron_agriculture = Mécène de l’Agriculture
patron_architecture = Mécène de l’Architecture
patron_navigation = Mécène de la Navigation
patron_pottery = Mécène de la Poterie
patron_religion = Mécène de la Religion
patron_warfare = Mécène de l’Art militaire
patron_america_pacific = Société d’Amérique et du Pacifique
patron_europe = Société d’Europe
patron_africa_middle_east = Société d’Afrique et du Moyen-Orient
patron_asia = Société d’Asie
patron_value_1 = Collectionneur de trouvailles
patron_value_2 = Collectionneur de curiosités
patron_value_3 = Collectionneur de belles pièces
patron_value_4 = Collectionneur de trésors
patron_value_5 = Collectionneur de chefs-d’œuvre
collection_stargate = La Porte des Étoiles
collection_seven_seas = Les sept mers
collection_breadbaskets = Les greniers du monde
collection_halls_of_power = Les palais du pouvoir
collection_art_of_war = L’art de la guerre
collection_fire_and_clay = L’argile et le feu
collection_sacred_heights = Les hauteurs sacrées
collection_silk_road = Sur la route de la soie
collection_first_scribes = Au pays des premiers scribes
collection_inner_sea = La mer intérieure
collection_island_empires = Les empires des îles
collection_pyramid_builders = Les bâtisseurs de pyramides
collection_harvest_home = La fête des moissons
collection_potters_wheel = Le tour du potier
collection_age_of_iron = L’âge du fer
collection_golden_treasures = Les trésors d’or
collection_great_engineers = Les grands ingénieurs
collection_pacific_voyages = Voyages dans le Pacifique
collection_classical_world = Le monde classique
collection_crown_jewels = Les joyaux de la Couronne

# What is asked
ask-first = Qui est le premier joueur ?
ask-collection = Quelle carte Collection va au Pavillon { $n } ?
ask-experts = Quel expert est révélé ?
ask-display = Quel objet { NAME($continent, form: "from") } est révélé ?
ask-hand = Quel objet { NAME($continent, form: "from") } pioche { $player } ?
ask-hand-favour = Quelle Faveur pioche { $player } ?
ask-mulligan = { $player } peut piocher une nouvelle main.
    .you = Vos quatre objets ne valent que { $worth } : piocher une nouvelle main ?
ask-patron = Quel Mécène est distribué à { $player } ?
ask-keep = { $player } choisit son Mécène.
    .you = Quel Mécène gardez-vous ?
ask-headline = Quelle carte À la Une est révélée ?
ask-explore = { $player } prend un objet à l’étalage.
    .you = Prenez un objet à l’étalage.
ask-follow = { $player } peut aussi prendre un objet.
    .you = Prendre aussi un objet ? { $active } gagne alors un jeton Prestige.
ask-extra = { $player } prend un objet de plus à l’étalage.
    .you = Prenez un objet de plus à l’étalage.
ask-look = Quelle carte { NAME($continent, form: "from") } regarde { $player } ?
ask-peek = { $player } choisit l’un des objets.
    .you = Lequel de ces objets prenez-vous ?
ask-retrieve = { $player } reprend des cartes de sa défausse : { $n } au plus.
    .you = Reprenez des cartes de votre défausse : { $n } au plus.
ask-action = { $player } choisit l’Amélioration ou l’Inventaire.
    .you = Amélioration ou Inventaire ?
ask-furbish = { $player } choisit un achat.
    .you = Qu’achetez-vous ?{ $credit ->
        [0] {""}
       *[other] {" "}Crédit sur le plateau de paiement : { $credit }.
    }
ask-rest = { $player } peut engager des experts.
    .you = Engager des experts ?{ $credit ->
        [0] {""}
       *[other] {" "}Crédit sur le plateau de paiement : { $credit }.
    }
ask-headhunt = { $player } engage un expert à moindre coût.
    .you = Quel expert engagez-vous à moindre coût ?
ask-free-place = { $player } place un objet dans un Pavillon sans payer.
    .you = Dans quel Pavillon placez-vous un objet sans payer ?
ask-free-lend = { $player } prête un objet sans payer.
    .you = À qui prêtez-vous un objet sans payer ?
ask-object = { $player } { $buying ->
    [place] choisit un objet pour le Pavillon « { NAME($collection) } ».
    [lend] choisit un objet à prêter.
   *[exhibit] choisit un objet à exposer.
}
    .you = { $buying ->
        [place] Quel objet va au Pavillon « { NAME($collection) } » ?
        [lend] Quel objet prêtez-vous à { $host } ?
       *[exhibit] Quel objet exposez-vous ?
    }
ask-continent = { $player } { $why ->
    [add] pose un jeton Opinion publique sur l’un des continents qui en ont le moins.
    [remove] retire un jeton Opinion publique de l’un des continents qui en ont le plus.
    [look] choisit la pioche d’un continent à regarder.
   *[press] retire un jeton Opinion publique d’un continent.
}
    .you = { $why ->
        [add] Lequel des continents ayant le moins de jetons en reçoit un ?
        [remove] Lequel des continents ayant le plus de jetons en perd un ?
        [look] De quel continent regardez-vous la pioche ?
       *[press] De quel continent retirez-vous un jeton Opinion publique ?
    }
ask-alter = { $player } { $why ->
    [repair] ferme l’un des Pavillons les plus remplis pour cette manche.
   *[programme] échange les deux prochains critères d’un Pavillon.
}
    .you = { $why ->
        [repair] Lequel des Pavillons les plus remplis ferme pour cette manche ?
       *[programme] Dans quel Pavillon échangez-vous les deux prochains critères ?
    }
ask-pay = { $player } paie pour : { NAME($article) }. Reste à payer : { $owed }.
    .you = Il reste { $owed } à payer pour : { NAME($article) }.
ask-favour = Quelle Faveur pioche { $player } ?
ask-expert = Quel expert prend la place libre ?
ask-discard = { $player } a { $held } cartes en main, peut en garder { $limit } et en défausse une.
    .you = Vous avez { $held } cartes en main et pouvez en garder { $limit } : défaussez-en une.
ask-refill = Quelle carte { NAME($continent, form: "from") } est révélée ?
ask-layout = { $player } aménage son musée.
    .you = Aménagez votre musée : sur quelle case va { NAME($article) } ?

# What may be done
do-first = { $whose }
do-collection = { NAME($collection) }
do-appear = { NAME($expert) }
do-draw = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-meet = Une carte Opinion publique
do-grant = { NAME($favour) }
do-deal = { NAME($patron) }
do-headline = { NAME($headline) }
do-redraw = Piocher une nouvelle main
do-stay = Garder cette main
do-keep = { NAME($patron) }
do-take = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-pass = { $step ->
    [retrieve] Ne plus rien reprendre
   *[follow] Ne rien prendre
}
do-spend = Dépenser la Faveur « { NAME($favour) } » pour prendre un objet de plus
do-consult = { NAME($expert) } : reprendre une carte de votre défausse
do-furbish = Amélioration
do-inventory = Inventaire : { $discards ->
    [0] passer (défausse vide)
    [one] reprendre une carte
   *[other] reprendre { $discards } cartes
}
do-favour = Faveur : { NAME($favour) }
do-exhibit = Exposer { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value }){ $from ->
    [discard] {" "}de votre défausse
    [rival] {" "}de la défausse { DE($seller) }
   *[hand] {""}
}
do-place = Placer un objet dans « { NAME($collection) } »
do-lend = Prêter un objet à { $whose }
do-hire = Engager { NAME($expert, form: "the") } pour { $price }
do-release = Renoncer au crédit de { $credit }
do-done = Terminé
do-choose = { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value }){ $from ->
    [discard] {" "}de votre défausse
    [rival] {" "}de la défausse { DE($seller) }
   *[hand] {""}
}
do-continent = { NAME($continent) }
do-alter = { NAME($collection) }
do-pay = Poser { NAME($object) } : { $value }
do-token = Poser un jeton Prestige : 1
do-discard = Défausser { NAME($object) } ({ NAME($civilisation) }, { NAME($domain) }, { $value })
do-quick = Prendre l’aménagement rapide
do-space = Case { $space }

# What happened
n-prestige = { $n ->
    [0] 0 jeton Prestige
    [one] un jeton Prestige
   *[other] { $n } jetons Prestige
}
log-drew-first = { $player } est le premier joueur.
    .you = Vous jouez en premier.
log-headed = { $player } part de la case { $n }.
    .you = Vous partez de la case { $n }.
log-set-up = Pavillon { $pavilion } : { NAME($collection) }.
log-appeared = Expert disponible : { NAME($expert) }.
log-shown = À l’étalage : { NAME($object) }.
log-got = { $player } pioche { NAME($object) }.
    .you = Vous piochez { NAME($object) }.
log-drew-back = { $player } pioche une carte { NAME($continent, form: "from") }.
    .you = Vous piochez une carte { NAME($continent, form: "from") }.
log-got-favour = Faveur piochée : { NAME($favour) }.
log-drew-favour = { $player } pioche une Faveur.
    .you = Vous piochez une Faveur.
log-redrew = { $player } pioche une nouvelle main.
    .you = Vous piochez une nouvelle main.
log-stayed = { $player } garde une main faible.
    .you = Vous gardez une main faible.
log-got-patron = { $player } reçoit le Mécène { NAME($patron) }.
    .you = Vous recevez le Mécène { NAME($patron) }.
log-kept = { $player } garde { NAME($patron) }.
    .you = Vous gardez { NAME($patron) }.
log-chose-patron = { $player } a choisi un Mécène.
    .you = Vous avez choisi un Mécène.
log-round = La manche { $n } commence.
log-last-round = L’étalage et les pioches sont vides : c’est la dernière manche.
log-headlined = À la Une : « { NAME($headline) } ».
log-reshuffled-headlines = Les cartes À la Une utilisées forment une nouvelle pioche.
log-nothing-done = La carte À la Une reste sans effet.
log-closed = Le Pavillon « { $cards } » est fermé pour cette manche.
log-turn = C’est au tour { DE($player) }.
    .you = C’est à vous de jouer.
log-took = { $player } prend { NAME($object) }.
    .you = Vous prenez { NAME($object) }.
log-followed = { $player } prend aussi { NAME($object) } ; { $owner } gagne un jeton.
    .you = Vous prenez aussi { NAME($object) } ; { $owner } gagne un jeton.
    .yours = { $player } prend aussi { NAME($object) } ; vous gagnez un jeton.
log-paid-toll = { $player } paie le droit de douane : { n-prestige }.
    .you = Vous payez le droit de douane : { n-prestige }.
log-passed = { $player } ne prend rien.
    .you = Vous ne prenez rien.
log-nothing-to-take = { $player } ne peut rien prendre.
    .you = Vous ne pouvez rien prendre.
log-attended = Affluence record : { $player } gagne { n-prestige }.
    .you = Affluence record : vous gagnez { n-prestige }.
log-played = { $player } joue la Faveur « { NAME($favour) } ».
    .you = Vous jouez la Faveur « { NAME($favour) } ».
log-spent = { $player } dépense la Faveur « { NAME($favour) } » pour prendre un objet de plus.
    .you = Vous dépensez la Faveur « { NAME($favour) } » pour prendre un objet de plus.
log-consulted = { $player } demande l’aide { NAME($expert, form: "of") }.
    .you = Vous demandez l’aide { NAME($expert, form: "of") }.
log-looks = { $player } regarde des cartes { NAME($continent, form: "from") }.
    .you = Vous regardez des cartes { NAME($continent, form: "from") }.
log-saw = Vous voyez { NAME($object) }.
log-picked = Vous gardez { NAME($object) }.
log-picked-one = { $player } prend une carte { NAME($continent, form: "from") } sans la montrer ; { $n ->
    [0] aucune ne retourne dans la pioche.
    [one] une retourne dans la pioche.
   *[other] { $n } retournent dans la pioche.
}
    .you = Vous prenez une carte { NAME($continent, form: "from") } sans la montrer ; { $n ->
        [0] aucune ne retourne dans la pioche.
        [one] une retourne dans la pioche.
       *[other] { $n } retournent dans la pioche.
    }
log-found-nothing = { $player } n’y trouve aucun objet.
    .you = Vous n’y trouvez aucun objet.
log-retrieved = { $player } reprend { NAME($object) } de sa défausse.
    .you = Vous reprenez { NAME($object) } de votre défausse.
log-gained = { $player } gagne { n-prestige }.
    .you = Vous gagnez { n-prestige }.
log-furbishes = { $player } choisit l’Amélioration.
    .you = Vous choisissez l’Amélioration.
log-took-inventory = { $player } fait l’Inventaire : { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}.
    .you = Vous faites l’Inventaire : { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }.
log-buys = { $player } achète { NAME($object) } dans la défausse { DE($owner) }.
    .you = Vous achetez { NAME($object) } dans la défausse { DE($owner) }.
    .yours = { $player } achète { NAME($object) } dans votre défausse.
log-fee = { $player } donne à { $owner } la redevance : { n-prestige }.
    .you = Vous donnez à { $owner } la redevance : { n-prestige }.
    .yours = { $player } vous donne la redevance : { n-prestige }.
log-paid = { $player } pose { NAME($object) }.
    .you = Vous posez { NAME($object) }.
log-paid-rival = { $player } donne { NAME($object) } à { $owner } en paiement.
    .you = Vous donnez { NAME($object) } à { $owner } en paiement.
    .yours = { $player } vous donne { NAME($object) } en paiement.
log-paid-token = { $player } paie { n-prestige }.
    .you = Vous payez { n-prestige }.
log-paid-favour = { $player } paie { $n } avec la Faveur « { NAME($favour) } ».
    .you = Vous payez { $n } avec la Faveur « { NAME($favour) } ».
log-exhibited = { $player } expose { NAME($object) } : marqueur sur { $n }.
    .you = Vous exposez { NAME($object) } : marqueur sur { $n }.
log-placed = { $player } place { NAME($object) } dans le Pavillon « { $cards } ».
    .you = Vous placez { NAME($object) } dans le Pavillon « { $cards } ».
log-lent = { $player } prête { NAME($object) } à { $owner }.
    .you = Vous prêtez { NAME($object) } à { $owner }.
    .yours = { $player } vous prête { NAME($object) }.
log-masterpiece = Chef-d’œuvre : { $player } gagne { n-prestige }.
    .you = Chef-d’œuvre : vous gagnez { n-prestige }.
log-rewarded = { $player } gagne { n-prestige } pour l’emplacement.
    .you = Vous gagnez { n-prestige } pour l’emplacement.
log-skilled = { NAME($expert) } : { $player } gagne { n-prestige }.
    .you = { NAME($expert) } : vous gagnez { n-prestige }.
log-judged = Prix du jury : le marqueur { DE($player) } avance de { $n }.
    .you = Prix du jury : votre marqueur avance de { $n }.
log-hired = { $player } engage { NAME($expert, form: "the") }.
    .you = Vous engagez { NAME($expert, form: "the") }.
log-released = { $player } renonce à un crédit de { $n }.
    .you = Vous renoncez à un crédit de { $n }.
log-token-put = Un jeton Opinion publique est posé { NAME($continent, form: "onto") } : { $n } en tout.
log-token-off = Un jeton Opinion publique est retiré : { NAME($continent) }, reste { $n }.
log-met = L’opinion publique s’agite { NAME($continent, form: "in") }.
log-swapped = { $player } échange les deux prochains critères du Pavillon « { $cards } ».
    .you = Vous échangez les deux prochains critères du Pavillon « { $cards } ».
log-reshuffled = Les Faveurs utilisées forment une nouvelle pioche de { $n }.
log-no-favour = Il ne reste aucune Faveur pour { $player }.
    .you = Il ne reste aucune Faveur pour vous.
log-ended-turn = { $player } a terminé.
    .you = Vous avez terminé.
log-dropped = { $player } défausse { NAME($object) }.
    .you = Vous défaussez { NAME($object) }.
log-final = Le dernier tour est joué : chacun aménage son musée.
log-arranged = Le musée { DE($player) } rapporte { $n } pour ses collections et bonus.
    .you = Votre musée rapporte { $n } pour ses collections et bonus.
log-overruled = L’aménagement rapide rapporte plus à { $player } : c’est lui qui compte.
    .you = L’aménagement rapide vous rapporte plus : c’est lui qui compte.
log-ended = La partie est finie.
log-undo = { $player } annule son dernier choix.
    .you = Vous annulez votre dernier choix.
log-undo-chance = Le dernier tirage est à saisir de nouveau.

# Why not
no-over = La partie est finie.
no-such-code = Ce choix n’existe pas ; les codes vont de 0 à { $n }.
no-other-seat = { $now ->
    [chance] C’est une carte qui décide maintenant, personne d’autre.
   *[player] C’est à { $player } de décider.
}
no-undo = Vous n’avez rien à annuler : le hasard ou un autre joueur est passé après.
no-not-now-first = Le premier joueur est tiré au tout début.
no-not-now-collection = Les cartes Collection sont piochées à la mise en place, quand on joue avec les Pavillons.
no-not-now-appear = Les experts sont révélés à la mise en place et quand l’un d’eux vient d’être engagé.
no-not-now-draw = Les cartes d’un continent sont piochées à la mise en place, quand l’étalage est regarni et avec Renseignement confidentiel.
no-not-now-meet = Les cartes Opinion publique arrivent quand on pioche les cartes d’un continent.
no-not-now-grant = Les Faveurs sont piochées à la mise en place, aux dizaines de la piste et quand la Journaliste est engagée.
no-not-now-deal = Les Mécènes sont distribués à la mise en place.
no-not-now-headline = Une carte À la Une est révélée au début d’une manche.
no-not-now-redraw = Seule une main trop faible peut être échangée, à la mise en place.
no-not-now-stay = Seule une main trop faible peut être échangée, à la mise en place.
no-not-now-keep = Le Mécène est choisi à la mise en place.
no-not-now-take = On prend des objets pendant l’Exploration ; sinon, seules une Faveur ou Patricia en apportent.
no-not-now-pass = On passe quand on vous propose de prendre un objet ou une carte.
no-not-now-spend = Une Faveur s’échange contre un objet avant le choix de l’action, dans la deuxième édition.
no-not-now-consult = Patricia aide avant le choix de l’action.
no-not-now-furbish = L’action est choisie une fois par tour, après l’Exploration.
no-not-now-inventory = L’action est choisie une fois par tour, après l’Exploration.
no-not-now-favour = Chaque Faveur a son moment dans votre tour ; on ne l’utilise pas au milieu d’un autre choix.
no-not-now-exhibit = On expose des objets pendant une Amélioration, l’un après l’autre.
no-not-now-place = On place des objets pendant une Amélioration, quand on joue avec les Pavillons.
no-not-now-lend = On prête des objets pendant une Amélioration, quand on joue avec les prêts.
no-not-now-hire = On engage des experts pendant une Amélioration ou après un Inventaire.
no-not-now-release = On renonce au crédit pendant une Amélioration ou après un Inventaire, entre deux achats.
no-not-now-done = On termine pendant une Amélioration ou après un Inventaire, entre deux achats.
no-not-now-choose = On choisit un objet quand un Pavillon, un hôte ou une Faveur le demande.
no-not-now-continent = On choisit un continent quand une Faveur ou la carte À la Une le demande.
no-not-now-alter = On choisit un Pavillon quand une Faveur ou la carte À la Une le demande.
no-not-now-pay = On pose des cartes pendant qu’un achat est payé.
no-not-now-token = On pose des jetons pendant qu’un achat est payé.
no-not-now-discard = On défausse à la fin d’un tour, si l’on a trop de cartes.
no-not-now-quick = On aménage les musées quand le dernier tour est joué.
no-not-now-space = On aménage les musées quand le dernier tour est joué.
no-no-such-player = Ce joueur n’est pas à cette table.
no-no-such-host = Ce musée n’est pas à cette table.
no-not-in-deck = Cette carte n’est pas dans cette pioche.
no-no-opinion-left = Aucune carte Opinion publique ne peut venir maintenant.
no-not-dealt = Ce Mécène ne vous a pas été distribué : { NAME($patron) }.
no-not-on-display = Cet objet n’est pas à l’étalage : { NAME($object) }.
no-under-embargo = Embargo pour cette manche : { NAME($continent) }.
no-no-toll = Douane : vous n’avez pas de jeton Prestige pour le droit de douane ({ NAME($continent) }).
no-not-looked-at = Cet objet n’est pas parmi les cartes que vous avez regardées : { NAME($object) }.
no-not-in-own-discard = Cet objet n’est pas dans votre défausse : { NAME($object) }.
no-favour-not-held = Vous n’avez pas cette Faveur : { NAME($favour) }.
no-favour-spent = Vous avez déjà utilisé votre Faveur de ce tour.
no-favour-untimely = { NAME($favour) } : ce n’est pas le moment.
no-favour-idle = { NAME($favour) } : cette Faveur resterait sans effet.
no-first-edition = Dans la première édition, une Faveur ne s’échange pas contre un objet.
no-nothing-left = Il n’y a aucun objet que vous puissiez prendre.
no-favour-same = { NAME($favour) } : cette Faveur donne déjà un objet de plus ; utilisez-la telle quelle.
no-expert-not-hired = { NAME($expert) } ne travaille pas pour vous.
no-expert-no-help = { NAME($expert) } ne reprend pas de cartes.
no-expert-used = { NAME($expert) } : vous y avez déjà eu recours ce tour-ci.
no-discard-empty = Votre défausse est vide.
no-out-of-reach = Cet objet n’est ni dans votre main ni dans une défausse : { NAME($object) }.
no-locked = { NAME($object) } : cette carte a payé un crédit qui n’est pas épuisé ; renoncez d’abord au crédit.
no-truce = Trêve des collectionneurs : rien ne s’achète chez un adversaire cette manche.
no-no-fee = Vous n’avez pas de jeton Prestige pour la redevance due à { $seller }.
no-cannot-pay = { NAME($object) } : le prix est de { $price }, vous ne pouvez pas poser autant.
no-museum-full = Votre musée compte 25 objets et n’en reçoit plus.
no-only-own = Cette Faveur vaut pour les objets de votre main ou de votre défausse.
no-only-rival = Cette Faveur vaut pour les objets de la défausse d’un adversaire.
no-too-valuable = { NAME($object) } : la valeur est de { $value }, cette Faveur s’arrête à { $most }.
no-no-pavilion = Ce Pavillon n’existe pas dans cette partie.
no-pavilion-full = Le Pavillon « { NAME($collection) } » est complet.
no-pavilion-closed = Le Pavillon « { NAME($collection) } » est fermé cette manche.
no-no-match = Cet objet ne remplit pas le premier critère libre : { NAME($object) }.
no-nothing-fits = Vous n’avez, pour le Pavillon « { NAME($collection) } », aucun objet que vous puissiez payer.
no-nothing-to-give = Vous n’avez, pour le Pavillon « { NAME($collection) } », aucun objet que cette Faveur permette de placer.
no-no-loans = Cette partie se joue sans prêts.
no-no-loans-now = Querelle d’assureurs : aucun prêt cette manche.
no-own-museum = On ne prête pas à son propre musée.
no-host-full = Ce musée est plein : { $whose }.
no-no-improvement = Cet objet n’y améliorerait aucune collection : { NAME($object) }.
no-nothing-to-lend = Vous n’avez rien à prêter à { $whose }.
no-not-face-up = { NAME($expert) } n’est pas disponible.
no-no-hiring = On n’engage pas d’experts après un Inventaire.
no-cannot-hire = { NAME($expert) } : le coût est de { $price }, vous ne pouvez pas payer autant.
no-too-few-tokens = { NAME($expert) } : le coût est de { $price } en jetons Prestige, vous n’en avez pas assez.
no-no-credit = Il n’y a pas de crédit sur le plateau de paiement.
no-after-inventory = Après un Inventaire, rien n’est exposé, placé ni prêté.
no-no-token-there = Il n’y a pas de jeton Opinion publique { NAME($continent, form: "on") }.
no-not-fewest = Seul un continent qui a le moins de jetons peut être choisi.
no-not-most = Seul un continent qui a le plus de jetons peut être choisi.
no-not-fullest = Seul le Pavillon inachevé qui a le plus d’objets peut être choisi.
no-deck-empty = La pioche { NAME($continent, form: "of") } est vide.
no-few-slots = Le Pavillon « { NAME($collection) } » a moins de deux emplacements libres.
no-not-in-hand = Cet objet n’est pas dans votre main : { NAME($object) }.
no-pays-for-itself = Aucune carte ne se paie elle-même : { NAME($object) }.
no-no-prestige-left = Vous n’avez plus de jeton Prestige.
no-budget-cuts = Coupes budgétaires : le prestige ne paie aucun prix cette manche.
no-no-payment = Vous êtes en train de payer : posez une carte ou un jeton.
no-space-taken = La case { $space } est prise.
no-layout-begun = Vous avez commencé votre propre aménagement.

# Options
option-pavilions = Pavillons
option-pavilions-off = sans
option-pavilions-on = avec les Pavillons
option-loans = Prêts
option-loans-off = sans
option-loans-on = avec les prêts, à partir de trois joueurs
option-edition = Édition
option-edition-1 = première édition
option-edition-2 = deuxième édition : experts à 2 jetons, Faveurs contre objets
option-goal = Points qui déclenchent la fin
option-goal-50 = 50
option-goal-60 = 60, la partie familiale
option-opinion = Cartes Opinion publique par pioche
option-opinion-4 = 4
option-opinion-5 = 5, plus difficile
option-boards = Plateaux Musée
option-boards-standard = recto : le même plan pour tous
option-boards-advanced = verso : un plan cloisonné pour chacun
option-start = Départ des marqueurs
option-start-equal = tous à 0
option-start-ahead = plus loin pour ceux qui jouent tôt
option-hands = Mains
option-hands-open = ce que tous ont vu prendre reste visible
option-hands-secret = toute la main est secrète, quoi qu’on ait vu prendre

# Doubts
doubt-collection-points = Des deux tables de collections, on ne connaît que cinq nombres ; le reste est reconstitué d’après leur progression.
doubt-board-bonuses = On sait qu’une galerie et un musée complets rapportent un bonus, mais pas combien ; Midway donne 10 chacun.
doubt-objects = Trois des 180 objets sont attestés ; pour tous, valeurs et domaines sont reconstitués.
doubt-opinion-loss = Les objets de la défausse coûtent des points selon le continent et ses jetons ; le montant est inconnu. Midway retire un point par jeton.
doubt-opinion-cards = Quatre ou cinq cartes Opinion publique par pioche : les sources divergent.
doubt-patrons = Trois ou deux Mécènes distribués : les sources divergent. Seuils et points sont reconstitués.
doubt-cards = Les listes et effets des Faveurs, cartes À la Une et experts sont en grande partie reconstitués.
doubt-rival-fee = Trois sources demandent un jeton pour un objet de la défausse d’un adversaire ; les réponses de l’éditeur n’en parlent pas.
doubt-hiring = Les sources divergent sur l’engagement d’experts lors d’un tour d’Inventaire.
doubt-end = La manche est jouée jusqu’au bout après 50 points ; une autre source donne un tour de plus à chacun.
doubt-two-collections = Les sources accessibles ne disent pas qu’un objet compte à la fois dans une civilisation et dans un domaine, ni que plusieurs groupes d’une même sorte comptent chacun. Midway le compte dans les deux ; seul le cas des groupes peut être changé.
doubt-loans = Bonus de plateau, Mécènes et fondation d’une collection par un prêt sont des décisions de Midway.
doubt-collections = Des vingt cartes Collection, seul le début d’une est connu.
doubt-plans = Les plans du verso sont inconnus ; les nôtres sont inventés.
doubt-second-edition = La deuxième édition n’est connue que par des annonces.
doubt-numbers = Chacun de ces nombres vient d’une seule source, ou d’aucune. Midway joue avec les plus probables.
doubt-looks = Il est certain qu’il y a douze civilisations et six domaines, et probable que les six domaines portent ces noms. Les couleurs et les emblèmes sont de Midway ; ils ne changent rien au jeu.
doubt-twins = Un objet prêté ne doit pas être remplacé par un objet semblable venu plus tard ; les règles ne disent pas comment l’assurer. Midway échange les deux dès que le prêteur y gagne sans que l’hôte y perde, même si l’hôte n’avait rien remplacé : le prêteur peut obtenir plus qu’une protection.
doubt-host-layout = Les règles imprimées laissent l’hôte compter au mieux. Midway y lit aussi un devoir : si un hôte qui a des objets prêtés marque moins qu’avec l’aménagement rapide, c’est lui qui compte.
doubt-open-hands = Les objets pris à l’étalage ou repris d’une défausse entrent dans une main sous les yeux de tous. Midway les garde visibles jusqu’à ce qu’ils soient joués ; seules les cartes piochées face cachée sont secrètes. L’option rend toute la main secrète.
doubt-playing-order = L’ordre du tour compte beaucoup : entre robots « greedy », le dernier joueur gagne le plus souvent. Aucune source ne prévoit de compensation. L’option donne à ceux qui jouent tôt une avance sur la piste, trouvée par simulation.

# The board
board-where = Manche { $n }
board-setup = Mise en place
board-final = Dernier aménagement
board-over = Finie après { $n } manches
board-last = Manche { $n }, la dernière
chapter = Manche { $n }
board-points = Points
board-track = Piste
board-collections = Collections
board-gallery = Grande Galerie
board-full = Musée complet
board-patron = Mécène
board-prestige = Prestige
board-opinion = Opinion publique
board-pavilions = Pavillons
board-loans = Prêts
board-total = Total
board-tokens = Prestige restant
board-own = Objets à soi
board-changed = changé
board-player = Joueur
board-hand = Main
board-discard = Défausse
board-museum = Musée
board-display = Étalage
board-experts = Experts
board-headline = À la Une
board-supply = Prestige en réserve
board-favours = Faveurs
board-forecast = Si tout s’arrêtait
board-favours-deck = Faveurs dans la pioche { $n }
board-headlined = À la Une : { $headline }. { $text }
board-decked = { $n ->
    [0] pioche vide
    [one] une carte dans la pioche
   *[other] { $n } cartes dans la pioche
}{ $tokens ->
    [0] {""}
   *[other] , Opinion publique { $tokens }
}
board-nothing = rien
board-closed = fermé
board-pavilion = Pavillon { $n }, { NAME($collection) } : premier { $first }, second { $second }
board-value = valeur { $n }
board-offer = Experts disponibles :
board-rooms = Musée ({ $n }/{ $of }) : { $kinds }
board-discarded = Défausse :
board-seen = Vus en main :
board-hired = Experts :
board-plan = Le musée ; * Grande Galerie :
board-walls = Le musée ; * Grande Galerie, les traits sont des murs :
board-yours = Main { DE($name) } :
board-favour-cards = Faveurs :
board-patroned = Mécène : { NAME($patron) } ({ $tiers })
board-tier = { $least } rapportent { $points }
board-card = { $name } : { $text }
bot-greedy = achète ce qui rapporte le plus tout de suite et garde les cartes qui vont à son musée

# The browser's board
pic-world = Les quatre continents
pic-continent = { NAME($continent) } : { $n ->
    [0] l’opinion publique est calme
    [one] un jeton Opinion publique
   *[other] { $n } jetons Opinion publique
}, { $deck } cartes dans la pioche
pic-in-deck = { $n } dans la pioche
pic-deck = Pioche
pic-deck-about = { $objects ->
    [0] Aucun objet
    [one] Un objet
   *[other] { $objects } objets
} et { $opinion ->
    [0] aucune carte Opinion publique
    [one] une carte Opinion publique
   *[other] { $opinion } cartes Opinion publique
}.
pic-taken = pris
pic-empty = vide
pic-embargo = Embargo
pic-customs = Douane : { $n }
pic-opinion = Opinion publique
pic-tokens = { $n ->
    [one] Un jeton
   *[other] { $n } jetons
}
pic-opinion-about = En fin de partie, chaque objet d’ici dans une défausse coûte { $n ->
    [one] un point
   *[other] { $n } points
} à son propriétaire.
pic-stirred = L’opinion publique s’agite { NAME($continent, form: "in") }
pic-stirred-yours = Dans votre défausse : { $names }. En fin de partie, cela vous coûte { $n ->
    [one] un point
   *[other] { $n } points
} de plus.
pic-stirred-none = Votre défausse ne contient aucun objet de ce continent.
pic-news-embargo = { $shown ->
    [0] L’étalage y est vide.
    [one] Un objet de l’étalage vous est interdit.
   *[other] { $shown } objets de l’étalage vous sont interdits.
}
pic-news-customs = { $prestige ->
    [0] Vous n’avez aucun jeton Prestige : vous ne pouvez rien y prendre.
    [one] Vous avez un jeton Prestige : de quoi y prendre un objet.
   *[other] Vous avez { $prestige } jetons Prestige ; chaque objet pris là-bas vous en coûte un.
}
pic-news-display = Vous choisissez parmi 12 objets au plus, au lieu de 8.
pic-news-ports = Vous ne prenez rien pendant le tour de vos adversaires, et personne ne vous rapporte de jeton Prestige pendant le vôtre.
pic-news-crowd = { $prestige ->
    [0] Vous n’en avez aucun pour l’instant.
   *[other] Vous en avez { $prestige } pour l’instant.
}
pic-news-experts = L’expert le moins cher vous coûte maintenant { $cost }.
pic-news-opinion = { $lost ->
    [0] Pour l’instant, l’Opinion publique ne vous coûte rien.
    [one] Pour l’instant, l’Opinion publique vous coûte un point.
   *[other] Pour l’instant, l’Opinion publique vous coûte { $lost } points.
}
pic-news-truce = { $theirs ->
    [0] La défausse de vos adversaires est vide.
    [one] Un objet dans la défausse d’un adversaire vous est interdit.
   *[other] { $theirs } objets dans la défausse de vos adversaires vous sont interdits.
}
pic-news-fees = { $mine ->
    [0] Votre défausse ne contient rien qui vous rapporterait une redevance.
    [one] L’objet de votre défausse ne vous rapporterait aucune redevance.
   *[other] Les { $mine } objets de votre défausse ne vous rapporteraient aucune redevance.
}
pic-news-cuts = { $prestige ->
    [0] Vous n’avez aucun jeton Prestige.
    [one] Votre jeton Prestige ne paie aucun prix.
   *[other] Vos { $prestige } jetons Prestige ne paient aucun prix.
}
pic-news-slots = { $fits ->
    [0] Vous n’avez aucun objet pour un emplacement libre.
    [one] Vous avez un objet pour un emplacement libre.
   *[other] Vous avez { $fits } objets pour des emplacements libres.
}
pic-news-loans = { $hand ->
    [0] Vous n’avez aucun objet en main à prêter.
    [one] Vous avez en main un objet que vous pourriez prêter.
   *[other] Vous avez en main { $hand } objets que vous pourriez prêter.
}
pic-news-no-loans = { $hand ->
    [0] Vous n’avez aucun objet en main à prêter.
    [one] L’objet que vous avez en main ne peut pas être prêté.
   *[other] Les { $hand } objets que vous avez en main ne peuvent pas être prêtés.
}
pic-object = { $name } : { NAME($civilisation) }, { NAME($domain) }, valeur { $value }
pic-object-kind = { NAME($civilisation) } · { NAME($domain) } · { $value }
pic-expert = Expert
pic-favour = Faveur
pic-patron = Mécène
pic-patron-about = { $text } { $tiers }.
pic-tier = { $least } rapportent { $points }
pic-headline = À la Une
pic-gazette = La Gazette de Chicago
pic-no-news = Rien à la une
pic-no-news-yet = Les cartes À la Une arrivent dès la deuxième manche.
pic-fair = L’Exposition universelle
pic-fair-pays = complet : 2 bonus
pic-pavilion = { $name } : { $n } sur 5{ $n ->
    [5] {""}
   *[other] , ensuite { $next }
}
pic-value = valeur { $n }
pic-slot = { $wanted }, { $reward } Prestige
pic-bonuses = Premier { $first }, second { $second }{ $n ->
    [0] {""}
   *[other] {" "}({ $names })
}
pic-placed-by = placé par { $name }
pic-closed = En travaux
pic-experts = Experts
pic-experts-left = encore { $n } dans la pioche
pic-expert-for = { $name }, coût { $n }
pic-staff = Experts engagés
pic-hired-by = { $expert }, au service { DE($name) }
pic-your-museum = Votre musée
pic-museum-of = Le musée { DE($name) }
pic-comes-next = Ensuite : { $name }
pic-back = À votre musée
pic-filled = { $n ->
    [one] { $n } case sur { $of }
   *[other] { $n } cases sur { $of }
}
pic-spaces = Cases. Entrée décroche, les flèches déplacent, Entrée raccroche.
pic-free-space = Case libre { $n }
pic-gallery = Grande Galerie
pic-gallery-of = sur 9
pic-gallery-all = , tout { NAME($kind) }
pic-carrying = { $name } : choisissez une case
pic-layout = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ainsi{ $possible ->
    [0] {""}
   *[other] , { $possible } possibles
}
pic-best-layout = Meilleur aménagement
pic-use-layout = Garder cet aménagement
pic-lent-by = prêté par { $name }
pic-your-hand = Votre main
pic-hand-of = { $n } sur { $of }
pic-prestige = { $n ->
    [one] { $n } jeton Prestige
   *[other] { $n } jetons Prestige
}
pic-taking = achat
pic-paying = paiement
pic-museums = Musées et défausses ouvertes
pic-fee = { $n ->
    [0] à un adversaire : sans redevance
   *[other] à un adversaire : +{ $n } Prestige
}
pic-on-track = { $n } sur la piste ; { $goal } met fin à la partie
pic-col-player = Joueur
pic-col-track = Piste
pic-col-prestige = Prestige
pic-col-hand = Main
pic-col-plan = Musée
pic-col-discard = Défausse
pic-cards-held = { $n ->
    [one] { $n } objet en main
   *[other] { $n } objets en main
}, { $favours ->
    [0] aucune Faveur
    [one] 1 Faveur
   *[other] { $favours } Faveurs
}
pic-known = Vus de tous : { $names }.
pic-none-known = Personne n’a vu ces cartes.
pic-open-museum = Le musée { DE($name) }, objets : { $n } ; ouvrir
pic-no-discard = rien de défaussé
pic-tray = Plateau de paiement
pic-tray-rival = Paiement à { $name }
pic-take = Vous prenez
pic-give = Vous donnez
pic-give-rival = À { $name }
pic-owed = reste dû
pic-bought = déjà acheté
pic-tokens-given = Prestige, subvention
pic-fee-paid = redevance
pic-price = prix
pic-paid = payé
pic-missing = manque
pic-credit = crédit
pic-credit-lost = perdu à la fin du tour
pic-no-change = sans rendu de monnaie
pic-score = Votre score si tout s’arrêtait
pic-score-now = à présent { $n }
pic-score-all = Si la partie s’arrêtait
pic-without-patron = sans les Mécènes, qui sont secrets
pic-score-line = Si tout s’arrêtait
pic-score-next = ensuite { $name } { $n }
pic-unfold = Voir votre score source par source
pic-fold = Replier
pic-in-all = { $n } points si tout s’arrêtait
pic-part-points = { $part } { $n }
pic-theirs-track = piste
pic-theirs-collections = collections
pic-theirs-gallery = Grande Galerie
pic-theirs-full = musée complet
pic-theirs-prestige = prestige
pic-theirs-opinion = opinion sur la défausse
pic-theirs-pavilions = Pavillons
pic-theirs-loans = objets prêtés
pic-part-track = Piste, valeurs exposées
pic-part-collections = Collections
pic-part-gallery = Grande Galerie
pic-part-full = Musée complet
pic-part-patron = Mécène
pic-part-prestige = Prestige restant
pic-part-opinion = Opinion sur la défausse
pic-part-pavilions = Pavillons
pic-part-loans = Objets prêtés
pic-collection = { NAME($kind) } { $n }
pic-collection-worth = { NAME($kind) } { $n } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pic-patron-next = Mécène : { $n }, { $least } rapportent { $points }
pic-patron-full = Mécène : { $n }, tous les paliers
pic-parts = Parties de la table
pic-tab-wall = Musée
pic-tab-world = Monde
pic-tab-fair = Expo
pic-tab-news = Une
pic-tab-hand = Main
pic-tab-others = Adversaires
pic-tab-score = Score
kind-exhibit = Exposer
kind-fair = Expo
kind-lend = Prêter
kind-hire = Engager
kind-favour = Faveurs
pic-paid-best = Au mieux, payé avec { $names }
pic-from-rival = chez { $name }
pic-from-discard = de votre défausse
pic-go-exhibit = Exposer { $name }
pic-go-lend = Prêter à { $name }
pic-go-place = Placer dans « { $name } »
pic-go-choose = Prendre { $name }
pic-go-pay = Payer avec { $name }
pic-go-discard = Défausser { $name }
pic-go-take = Prendre { $name }
pic-go-hire = Engager { $name }
pic-go-favour = Jouer { $name }
times-token = { $all ->
    [1] Le reste en prestige
   *[other] { $n } de prestige
}
pic-step-explore = Explorer
pic-step-action = Action
pic-step-furbish = Amélioration
pic-step-inventory = Inventaire
pic-step-tidy = Ranger

# Comment jouer
howto-goal = Remplissez votre musée de trésors, exposés en collections. Dès que les objets d’un joueur valent 50 points, la manche s’achève, et le meilleur score l’emporte.
howto-turn = Un tour
howto-turn-1-name = Exploration
howto-turn-1 = Prenez un objet de l’étalage, sans rien payer.
howto-turn-2-name = Les autres suivent
howto-turn-2 = Chacun peut en prendre un aussi, et vous gagnez du prestige.
howto-turn-3-name = Amélioration
howto-turn-3 = Exposez des objets dans votre musée : leur valeur est à vous.
howto-turn-4-name = … et payez
howto-turn-4 = Avec d’autres cartes ou du prestige : les cartes vont à votre défausse.
howto-turn-5-name = … ou Inventaire
howto-turn-5 = Au lieu de l’Amélioration, reprenez toute votre défausse.
howto-objects = Les objets que vous exposez
howto-objects-how = leur valeur, aussitôt
howto-objects-points = 1–5
howto-collections = Collections de trois objets ou plus, qui se touchent
howto-collections-how = de trois à sept d’un domaine, de civilisations différentes ; d’une civilisation 3, 5, 7, 9, 12
howto-collections-points = 4 7 11 17 25
howto-patron = Votre Mécène secret
howto-patron-how = trois paliers, qui varient un peu selon la carte
howto-patron-points = 5 11 18
howto-board = Grande Galerie d’une seule sorte ; les 25 cases
howto-board-how = chacune
howto-board-points = 10
howto-prestige = Prestige restant
howto-prestige-how = mais l’Opinion publique coûte des points pour les objets de votre défausse
howto-prestige-points = 1 chacun
howto-advice-1-name = Suivez toujours.
howto-advice-1 = Une carte gratuite au tour d’un adversaire vaut plus que le jeton qu’elle lui donne.
howto-advice-2-name = Voyez petit.
howto-advice-2 = Les faibles valeurs remplissent le mur sans finir la partie ; visez vingt objets.
howto-advice-3-name = Videz votre défausse avant la fin.
howto-advice-3 = Un Inventaire tardif sauve des points là où l’Opinion publique est contre vous.

# What was done since the last turn
act-opinion = L’opinion publique se tourne contre vos objets : { NAME($continent) }
    .more = Dans votre défausse : { $objects }.
    .amount = −{ $lost }
act-slot = { $n ->
    [one] { $player } a occupé un emplacement que vous pouviez occuper
   *[other] { $player } a occupé { $n } emplacements que vous pouviez occuper
}
    .more = Pavillon « { $cards } » ; vous aviez { $objects }.
    .amount = pris
act-last-round = C’est la dernière manche
    .more = Ensuite, chacun aménage son musée.
    .amount = fin
act-bought = { $player } a acheté { NAME($object) } dans votre défausse
    .amount = { $n ->
        [0] vendu
       *[other] +{ $n }
    }
act-paid = Dans votre défausse, en paiement : { $objects }.
act-lent = { $player } vous a prêté { NAME($object) }
    .more = Objets dans votre musée : { $after }.
    .amount = +1
act-exhibits = { $player } expose { $objects }.
    .amount = { $from } → { $upto }
act-inventory = { $player } fait l’Inventaire.
    .amount = { $from } → { $upto }
act-takes = { $player } prend { $objects }.
    .amount = { $from } → { $upto }
act-plays = { $player } ne prend rien.
    .amount = { $from } → { $upto }
act-placed = Dans les Pavillons : { $objects }.
act-lends = Prêts : { $objects }.
act-hired = Experts engagés : { $experts }.

# The final count as a table
tally-final = Le décompte final
tally-track = Piste
    .title = Les valeurs exposées sur la piste
    .says = Le plus ici : { $players }, { $most }.
tally-civilisations = Civilisations
    .title = Les collections de civilisation
    .says = Le plus ici : { $players }, { $most }.
tally-civilisation = { NAME($kind) }
    .title = { NAME($kind) } : { $size } font { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .says = { $players } : { $n ->
        [one] { $n } objet
       *[other] { $n } objets réunis
    }{ $experts ->
        [0] .
       *[other] , et l’expert compte pour un de plus.
    }
tally-domains = Domaines
    .title = Les collections de domaine
    .says = Le plus ici : { $players }, { $most }.
tally-domain = { NAME($kind) }
    .title = { NAME($kind) } : { $size } font { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .says = { $players } : des objets { $n ->
        [one] d’une civilisation
       *[other] de { $n } civilisations réunis
    }{ $experts ->
        [0] .
       *[other] , et l’expert compte pour un de plus.
    }
tally-gallery = Grande Galerie
    .title = Les Grandes Galeries
    .says = Le plus ici : { $players }, { $most }.
tally-gallery-of = Grande Galerie
    .title = Une Grande Galerie d’une seule sorte : { NAME($kind) }
    .says = { $players } : { $points } points de plus.
tally-full = Musée complet
    .title = Les musées complets
    .says = Le plus ici : { $players }, { $most }.
tally-full-of = Musée complet
    .title = Toutes les cases sont remplies
    .says = { $players } : { $points } points de plus.
tally-patron = Mécène
    .title = Les Mécènes sont révélés
    .says = Le plus ici : { $players }, { $most }.
tally-patron-of = { NAME($patron) }
    .title = { NAME($patron) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .says = { $players } : { $n ->
        [0] aucun objet ne compte.
        [1] 1 objet compte.
       *[other] { $n } objets comptent.
    }
tally-prestige = Prestige
    .title = Le prestige restant
    .says = Le plus ici : { $players }, { $most }.
tally-opinion = Opinion
    .title = L’Opinion publique sur les défausses
    .says = Pertes les plus faibles : { $players }.
tally-pavilions = Pavillons
    .title = Les Pavillons
    .says = Le plus ici : { $players }, { $most }.
tally-loans = Prêts
    .title = Les objets prêtés
    .says = Le plus ici : { $players }, { $most }.

# After the lesson
lesson-last = Jouer les dernières manches
lesson-last-how = Manche 8, 34 et 34 sur 50, à vous de jouer. Je chuchote si vous demandez.

# Ce que fait chaque choix
explain-redraw = Vos quatre objets et votre Faveur repartent, et vous en piochez d’autres. La seconde main reste, quelle que soit sa valeur.
explain-stay = Vous jouez avec les quatre objets que vous avez.
explain-keep = C’est votre but secret. À la fin, il paie des points pour les objets de sa sorte dans votre musée ; les autres repartent sans être vus.
explain-take = L’objet va dans votre main et ne coûte rien. Plus tard, vous pourrez l’exposer ou payer avec.
explain-follow-take = L’objet va dans votre main et ne coûte rien ; le joueur dont c’est le tour en gagne un jeton Prestige.
explain-peek-take = Vous gardez cet objet ; les autres retournent dans leur pioche.
explain-retrieve-take = La carte revient de votre défausse dans votre main, hors de portée des adversaires.
explain-pass = Vous ne prenez rien de plus, et rien d’autre ne change.
explain-follow-pass = Vous ne prenez rien, et le joueur dont c’est le tour ne gagne aucun jeton Prestige grâce à vous.
explain-spend = La Faveur est dépensée, et vous prenez un objet de plus dans l’étalage.
explain-consult = L’expert vous fait reprendre une carte de votre défausse, une fois dans votre tour.
explain-furbish = Exposez des objets et engagez des experts, autant que vous pouvez payer. Ce avec quoi vous payez va à votre défausse, où les adversaires peuvent l’acheter.
explain-inventory = Toutes les cartes de votre défausse reviennent en main. Vous n’exposez rien ce tour, mais pouvez encore engager des experts.
explain-favour = La Faveur agit maintenant et est dépensée. Vous pouvez en utiliser une par tour.
explain-exhibit = L’objet va dans votre musée et rapporte sa valeur aussitôt. Il coûte sa valeur, en autres cartes ou jetons Prestige ; un jeton de plus depuis la défausse d’un adversaire.
explain-place = Un de vos objets va dans un emplacement libre de ce Pavillon et en donne la récompense. Vous payez sa valeur et choisissez l’objet ensuite.
explain-free-place-place = Un de vos objets va dans ce Pavillon sans paiement et en donne la récompense.
explain-lend = Un de vos objets va dans le musée de cet adversaire. Vous marquez sa valeur et, à la fin, une part de la collection qu’il améliore ; l’hôte aussi en profite.
explain-hire = L’expert reste avec vous jusqu’à la fin et compte comme le dit sa carte. Vous payez le prix indiqué.
explain-headhunt-hire = La Faveur vous fait engager cet expert à un prix réduit.
explain-release = Le crédit resté sur le plateau de paiement est perdu, et les autres façons de payer sont de nouveau possibles.
explain-done = Vous n’achetez plus rien ce tour. Le crédit resté sur le plateau est perdu.
explain-choose = C’est l’objet que vous placez ou prêtez. Sa valeur est ce que vous payez, sauf si une carte dit autrement.
explain-continent = La carte agit sur ce continent.
explain-alter = La carte agit sur ce Pavillon.
explain-pay = L’objet paie sa valeur et va à votre défausse : on ne rend pas la monnaie, et les adversaires peuvent l’acheter.
explain-token = Le jeton paie 1. Il aurait valu un point à la fin.
explain-discard = L’objet va à votre défausse, où les adversaires peuvent l’acheter jusqu’à votre prochain Inventaire.
explain-quick = Midway fait l’aménagement pour vous : un bon aménagement, trouvé aussitôt.
explain-space = L’objet va sur cette case. Des cartes d’une même sorte qui se touchent forment une collection.

# Ce qu’il y a à peser
weigh-mulligan = Une main plus forte achète davantage dès les premiers tours. Votre Faveur est échangée aussi, et la seconde main est définitive.
weigh-keep = Gardez celui dont vous tenez déjà la sorte en main ; il ne paie que pour votre propre musée.
weigh-action = Améliorez votre musée tant que votre main peut payer. Faites un Inventaire quand vos meilleures cartes sont dans votre défausse.
