# Faults: one sentence each, saying what would be right
fault-file = Impossible de lire { $file } : { $error }.
fault-write = Impossible d’écrire { $file } : { $error }.
fault-content-size = { $file } dépasse { $n } octets ; une correction ne contient que les valeurs qui changent.
fault-content-toml = { $file } n’est pas un fichier TOML : { $error }.
fault-content-table = { $name } doit être une table de valeurs.
fault-content-unknown = { $name } n’existe pas dans le contenu ; il y a { $known }.
fault-content-like = { $name } doit ressembler à { $like }, pas à { $given }.
fault-content-range = { $name } doit être un nombre entier de { $low } à { $high }.
fault-content-among = { $name } doit être une liste de noms différents parmi { $known }.
fault-content-one = { $name } doit être l’une des valeurs suivantes : { $known }.
fault-content-deck = La pioche à { $players } joueurs doit contenir au moins { $n } cartes.
fault-content-length = { $name } doit être une liste de { $n } nombres entiers.
fault-content-entries = { $name } doit être une liste de { $n } éléments.
fault-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $n }.
fault-option = { $game } n’a pas d’option { $option } ; il y a { $known }.
fault-option-value = L’option { $option } vaut l’un de { $known }, pas { $given }.
fault-option-form = Une option s’écrit NOM=VALEUR, par exemple { $example }.
fault-game = Il n’y a pas de jeu { $game } ; il y a { $known }.
fault-bot = Il n’y a pas de robot { $bot } ; il y a { $known }, et « you » pour une personne.
fault-machine = Il n’y a pas de machine { $machine } ; il y a { $known }.
fault-numba = La machine cpu a besoin de Numba : pip install 'midway[fast]'. La machine plain n’a besoin de rien.
fault-numba-cuda = La machine gpu a besoin de numba-cuda : pip install 'midway[gpu]'.
fault-no-gpu = La machine gpu a besoin d’un GPU NVIDIA et de son pilote ; aucun ne répond ici.
fault-seed = Une graine compte de 1 à { $n } caractères imprimables, sans espaces.
fault-name = Un nom compte de 1 à { $n } caractères imprimables.
fault-names = Chaque place a besoin d’un nom à elle ; { $names } en contient un deux fois.
fault-no-dealer = Cette partie attend son donneur ; chargez-la avec la graine du donneur.
fault-language = Il n’y a pas de langue { $language } ; il y a { $known }.
fault-games = Le nombre de parties va de 1 à { $n }.
fault-simulation-seed = La graine d’une simulation est un nombre entier de 0 à { $n }.
fault-layout = Un plan compte { $n } emplacements et contient chaque objet de votre musée une seule fois.
fault-rule = { $game } n’a pas de règle { $rule } ; « midway rules { $game } » les donne toutes.
fault-at = L’événement { $at } n’existe pas ; le fichier contient les événements 0 à { $last }.
fault-seat = Il n’y a pas de place { $seat } ; cette partie a les places 1 à { $n }.
fault-record-no-file = Il n’y a pas de fichier { $file }.
fault-record-size = { $file } dépasse { $n } octets ; aucune partie n’est aussi longue.
fault-record-foreign = Ce n’est pas une partie Midway : la première ligne en serait « midway record 1 ».
fault-record-long = La partie compte plus de { $n } événements ; les parties aussi longues ne sont pas conservées ici.
fault-record-cut = Ligne { $line } : le fichier est coupé ; sa dernière ligne doit commencer par « over » ou « open ».
fault-record-line = La ligne { $line } n’est pas une ligne de partie.
fault-record-header = La ligne { $line } doit dire « { $name } » et ce que c’est.
fault-record-chain = La ligne { $line } a été modifiée : son empreinte ne suit pas des lignes précédentes.
fault-record-game = Ligne { $line } : { $error }
fault-record-rules = Ligne { $line } : ce Midway joue la version { $n } des règles de ce jeu.
fault-record-content = Ligne { $line } : la partie a été jouée avec un autre contenu que celui de ce Midway ({ $here }).
fault-record-undo = Ligne { $line } : cette place n’avait rien à reprendre.
fault-record-choice = Ligne { $line } : le choix « { $choice } » n’existe pas dans ce jeu.
fault-record-illegal = Ligne { $line } : { $choice } n’était pas permis. { $why } [{ $rule }]
fault-record-end = Ligne { $line } : le fichier dit la partie finie ou en cours, mais ses événements disent le contraire.
fault-record-result = Ligne { $line } : selon les règles, la partie finit avec { $points } points, gagnants { $winners }.
fault-record-seed = Ligne { $line } : la graine n’est pas celle qui a été scellée au début.
fault-record-other-seed = Ligne { $line } : cette graine n’est pas celle qui a été scellée au début.
fault-record-draw = Ligne { $line } : le donneur scellé aurait tiré { $choice }.
fault-usage = « { $path } » ne s’appelle pas ainsi ; « { $path } --help » dit comment.
fault-usage-command = Il n’y a pas de commande { $command } ; « midway --help » les donne toutes.
fault-usage-option = « { $path } » n’a pas d’option { $option } ; « { $path } --help » les donne toutes.
fault-usage-missing = « { $path } » a besoin de { $name } ; « { $path } --help » en dit plus.
fault-usage-value = { $name } n’accepte pas cette valeur ; « { $path } --help » dit ce qu’il faut.

# The terminal
you = Joueur
seat-name = { $name } { $n }
ask-number = Votre choix (1–{ $n }, ? pour la règle, h pour l’aide) :
help = Un nombre choisit. ? montre la règle derrière la question, b le plateau, i ce que montrent les cartes, l le journal, u reprend votre dernier choix, s enregistre, q quitte.
not-a-number = Tapez un nombre de 1 à { $n }, ou h pour l’aide.
nothing-typed = Choisissez : tapez un nombre de 1 à { $n }.
saved = Enregistré dans { $file }.
left = Vous avez quitté la partie.
left-hint = Pour la reprendre : midway play { $game } --resume { $file }
input-ended = L’entrée est terminée ; la partie s’arrête ici.
default-file = midway-{ $game }.txt
seal = Sceau du donneur : { $seal }
mirror-on = Miroir d’une vraie table : c’est vous qui dites ce que font les cartes.
chance-asks = Vraie table : { $prompt }
result-title = Score final
result-winner = { $names } l’emporte.
result-shared = { $names } partagent la victoire.
hand-over = À { $name } de choisir. Les autres détournent les yeux ; appuyez sur Entrée.
undo-done = Choix repris.
rule-status-certain = certaine
rule-status-likely = probable
rule-status-unknown = notre interprétation
games-players = de { $low } à { $high } joueurs
verify-form = forme et chaîne d’empreintes : { $n } lignes
verify-content = jeu { $game }, version { $rules } des règles, contenu { $content }
verify-events = { $n ->
    [one] { $n } événement conforme aux règles
   *[other] { $n } événements conformes aux règles
}
verify-draws = { $n ->
    [one] { $n } tirage conforme à la graine scellée
   *[other] { $n } tirages conformes à la graine scellée
}
verify-mirror = { $n ->
    [one] { $n } tirage rapporté d’une vraie table : permis, mais pas prouvable
   *[other] { $n } tirages rapportés d’une vraie table : permis, mais pas prouvables
}
verify-sealed = { $n ->
    [one] { $n } tirage permis ; prouvable une fois la partie finie et la graine révélée
   *[other] { $n } tirages permis ; prouvables une fois la partie finie et la graine révélée
}
verify-over = partie finie : { $names }, { $points } points
verify-open = partie pas encore finie
verify-good = { $file } est en ordre.
simulate-compiling = Les règles sont compilées pour cet ordinateur (une seule fois) ; en attendant, la machine plain joue.
simulate-games = { $n } parties de { $game }, { $seconds } s, { $rate } parties/s
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part
simulate-interval = intervalle 95 %
simulate-mean = Score moyen
simulate-playing = Parties
doubt-option = Option de la table : { $option }
doubt-values = Dans un fichier de corrections : { $values }
doubt-none-changes = Rien à régler ici.
confidence-likely = probable
confidence-unknown = inconnu
show-event = Événement { $n } sur { $last }
bot-random = fait n’importe quel choix permis
bot-greedy = prend la plus grosse pile et joue ses personnalités là où elles changent la majorité
serving = Les tables sont ouvertes sur { $address } (Ctrl-C arrête).
port-taken = Le port { $port } est pris ; un autre est utilisé.
progress = { $done } lignes sur { $total }
backed-up = { $n ->
    [one] { $n } partie écrite
   *[other] { $n } parties écrites
} dans { $file }.
restored = { $n ->
    [one] { $n } partie restaurée
   *[other] { $n } parties restaurées
} ; { $there ->
    [one] { $there } était déjà là
   *[other] { $there } étaient déjà là
}.

# Help on the command line
help-usage = Usage :
help-options = Options
help-commands = Commandes
help-midway = Jouer à de grands jeux de plateau aux règles respectées, faire jouer des robots, vérifier et revoir des parties. Sans commande, les tables s’ouvrent dans un navigateur.
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-simulate = Faire jouer de nombreuses parties à des robots et dire qui gagne combien de fois.
help-games = Lister les jeux et leurs options.
help-bots = Lister les robots d’un jeu, du plus faible au plus fort.
help-show = Montrer une partie enregistrée : le journal et la table.
help-verify = Vérifier une partie : forme, chaîne d’empreintes, chaque choix selon les règles, chaque tirage selon la graine scellée.
help-rules = Montrer les règles d’un jeu, ou l’une d’elles.
help-doubts = Lister ce qui n’est pas certain dans un jeu, et comment le changer.
help-bench = Mesurer les machines, à côté d’OpenSpiel s’il est installé.
help-serve = Ouvrir des tables pour les gens, dans un navigateur, et pour les programmes : JSON par HTTP, et WebSocket.
help-backup = Écrire toutes les parties d’une base de données dans un fichier ; les serveurs peuvent continuer.
help-restore = Remettre les parties d’une sauvegarde qui manquent à une base de données ; ce qui s’y trouve n’est pas modifié.
help-backup-file = Le fichier à écrire ; un fichier existant est remplacé.
help-restore-file = Le fichier d’une sauvegarde.
help-host = L’adresse à écouter.
help-port = Le port à écouter.
help-database = La base de données : sqlite:///FICHIER ou postgresql://… ; sinon MIDWAY_DATABASE, ou un fichier à vous.
help-rate = Combien de demandes par seconde une adresse peut envoyer quand il y en a beaucoup ; 0 pour aucune limite.
help-opening = Ouvrir un navigateur à cette adresse ; si le port est pris, utiliser le prochain port libre.
help-private_webhooks = Autoriser aussi les webhooks vers des réseaux privés.
help-help = Afficher ceci et quitter.
help-version = Afficher la version et quitter.
help-language = La langue : en, fr ou pl.
help-table_options = Une option de la table, répétable ; « midway games » les donne toutes.
help-game = Le jeu ; « midway games » les donne tous.
help-file = Le fichier d’une partie.
help-rule = L’identifiant d’une règle, comme turn.2.
help-content = Corrections de valeurs imprimées, en fichier TOML.
help-play-seats = Qui joue, dans l’ordre : you, you:NOM ou un robot.
help-play-seed = La graine du donneur : la même graine donne la même partie.
help-mirror = Suivre une vraie table : vous dites quelles cartes et tuiles arrivent.
help-save = Écrire la partie dans ce fichier, à la fin ou en quittant.
help-resume = Reprendre une partie enregistrée.
help-simulate-seats = Les robots ; les places tournent.
help-simulate-games = Combien de parties.
help-simulate-seed = La même graine joue les mêmes parties.
help-machine_name = La machine ; choisie d’elle-même sinon.
help-as_json = Répondre en JSON.
help-at = Seulement ce qui précède l’événement N.
help-seat = Comme le voit cette place, à partir de 1.
help-gaps = N’afficher que ce qui manque : règles sans code, sans test ou sans texte.
help-seconds = Durée de chaque mesure.

# The table
fault-table-extra = La table a besoin d’autres paquets : pip install 'midway[table]'.
fault-port = Le port { $port } est pris ; choisissez-en un autre avec --port, ou arrêtez ce qui l’occupe.
fault-listen = Impossible d’écouter sur { $host }, port { $port } : { $error }.
fault-database = La base de données ne répond pas : { $error }.
fault-database-url = Une base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
fault-backup-foreign = { $file } n’est pas une sauvegarde de Midway.
fault-backup-damaged = { $file } est coupé ou abîmé ; rien n’a été restauré.
fault-backup-schema = { $file } est au format { $there } et ce Midway lit le format { $here } ; utilisez la version qui l’a écrit.
fault-backup-database = La base de données est au format { $there } et ce Midway au format { $here } ; un serveur la met à jour en démarrant.
fault-table-record = L’enregistrement sera disponible une fois la partie finie ; il contient ce que les autres ne doivent pas voir.
fault-table-key = Cette place a besoin de sa clé privée.
fault-table-taken = La place est déjà prise.
fault-table-seat = Ce n’est pas votre place.
fault-table-changed = Cette place vient de changer ; regardez à nouveau.
fault-table-not-over = La revanche pourra commencer quand cette partie sera finie.
fault-webhook-url = Un webhook est une adresse qui commence par http:// ou https://, sans nom d’utilisateur ni espaces.
fault-webhook-host = L’hôte de cette adresse est introuvable.
fault-webhook-private = Cette adresse mène à un réseau privé ; le serveur n’autorise que les adresses publiques.
webhook-turn = { $name }, c’est à vous de jouer : { $title }.
fault-table-often = Trop de demandes à la fois ; patientez un instant.
fault-table-kind = Le corps doit être de type { $kind }.
fault-table-large = Un corps compte au plus { $n } octets.
fault-table-body = Le corps n’est pas correct : { $error }.
fault-table-origin = Cette page vient d’un autre site.
fault-table-stale = La partie en est déjà au numéro { $n }.
fault-table-not-found = Cette partie n’existe pas.
fault-table-nothing-here = Rien ici ne répond à cette demande.
fault-table-broken = Un problème est survenu sur ce serveur ; rien n’a été modifié.
