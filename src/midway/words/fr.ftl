# Faults: one sentence each, saying what would be right
fault-file = Impossible de lire { $file } : { $error }.
fault-write = Impossible d’écrire { $file } : { $error }.
fault-content-size = { $file } dépasse { $n } octets ; une correction ne contient que les valeurs qui changent.
fault-content-toml = { $file } n’est pas du TOML valide : ligne { $line }, colonne { $column }.
fault-content-cut = { $file } n’est pas du TOML valide : le fichier s’arrête trop tôt.
fault-content-text = { $file } n’est pas un texte en UTF-8.
fault-content-deep = { $file } imbrique ses valeurs trop profondément.
fault-content-source = { $name } doit être un texte entre guillemets.
fault-content-table = { $name } doit être une table de valeurs.
fault-content-unknown = { $name } n’existe pas dans le contenu. Disponibles : { $known }.
fault-content-like = { $name } doit ressembler à { $like }, pas à { $given }.
fault-content-range = { $name } doit être un nombre entier de { $low } à { $high }.
fault-content-among = { $name } doit être une liste de noms différents parmi { $known }.
fault-content-one = { $name } doit être l’une des valeurs suivantes : { $known }.
fault-content-deck = La pioche à { $players } joueurs doit contenir au moins { $n } cartes.
fault-content-length = { $name } doit être une liste de { $n } nombres entiers.
fault-content-entries = { $name } doit être une liste de { $n } éléments.
fault-content-lost = La partie a commencé avec le contenu { $content }, que ce Midway ne possède pas.
fault-content-unlike = Ce qui est conservé comme contenu { $content } est abîmé : son empreinte est une autre.
fault-version = La partie a commencé avec la version { $n } des règles de { $game } ; ce Midway joue { $last ->
    [one] la version 1
   *[other] les versions 1 à { $last }
}.
fault-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $n }.
fault-option = { $game } n’a pas d’option « { $option } ». Disponibles : { $known }.
fault-option-value = L’option { $option } accepte { $known }, pas « { $given } ».
fault-option-form = Une option s’écrit NOM=VALEUR.
fault-game = Jeu inconnu : « { $game } ». Disponibles : { $known }.
fault-bot = Robot inconnu : « { $bot } ». Disponibles : { $known }, et « you » pour une personne.
fault-bot-form = Donnez un nom et une commande, par exemple mien="python3 mien.py" ; « { $given } » n’a pas cette forme.
fault-bot-name = « { $bot } » ne peut pas être le nom de votre robot : prenez au plus 32 minuscules sans accent, chiffres, - et _, et aucun nom que Midway a déjà.
fault-bot-command = Le robot { $bot } ne peut pas démarrer : aucun programme pour la commande « { $command } ».
fault-bot-network = Le robot { $bot } ne peut pas jouer : le fichier { $file } n’existe pas.
fault-bot-entry = { $file }, { $bot } : donnez une commande et, si vous voulez, un nombre de secondes.
fault-bot-raised = Le robot { $bot } a échoué ({ $error }) ; le robot du jeu choisit à sa place.
fault-bot-slow = Le robot { $bot } n’a pas répondu en { $seconds } s ; dès maintenant, le robot du jeu joue à sa place.
fault-bot-ended = Le robot { $bot } s’est arrêté avec le code { $code } ; dès maintenant, le robot du jeu joue à sa place.
fault-bot-nonsense = Le robot { $bot } a dit « { $said } » au lieu d’une ligne comme {"{"}"code": 23{"}"} ; le robot du jeu choisit à sa place.
fault-bot-illegal = Le robot { $bot } a choisi { $code }, que la décision { $number } ne propose pas ; le robot du jeu choisit à sa place.
fault-play-start = Partez d’une position de { $game }, comme celle que donne find("{ $game }").start(2).
fault-play-bots = Indiquez { $n } robots, un par place, par des numéros de 0 (au hasard) à { $most }.
fault-play-number = { $name } doit être un nombre entier compris entre { $least } et { $most }.
fault-simulated-bot = Une simulation ne fait jouer que des robots, par exemple --seats random,greedy ; « { $bot } » n’en est pas un parmi { $known }.
fault-simulated-machine = Une machine ne joue seule que { $known } ; pour d’autres robots, omettez --machine.
fault-machine = Machine inconnue : « { $machine } ». Disponibles : { $known }.
fault-batch-device = Un lot se joue sur { $known }, pas sur « { $device } ».
fault-batch-restart = Une partie peut laisser la place à la suivante { $known }, pas « { $restart } ».
fault-batch-starts = Partez de positions de { $game } qui ont toutes { $n } joueurs.
fault-batch-codes = Donnez { $n } nombres entiers, un code par partie.
fault-batch-illegal = Le code { $code } ne peut pas être choisi à l’emplacement { $place } ; le masque indique ceux qui le peuvent.
fault-batch-bots = Indiquez un robot pour chacune des { $n } places, et None pour au moins une, où c’est vous qui décidez.
fault-batch-bot = « { $bot } » ne joue pas dans les lots. Disponibles : { $known }.
fault-numba = La machine cpu a besoin de Numba : pip install 'midway[fast]'. La machine plain n’a besoin de rien.
fault-numba-cuda = Pour jouer sur un GPU, il faut numba-cuda : pip install 'midway[gpu]'.
fault-learn-extra = Pour entraîner un réseau qui joue, il faut PyTorch et ONNX : pip install 'midway[learn]'.
fault-onnx-extra = Un robot qui joue depuis un fichier ONNX a besoin d’onnxruntime : pip install 'midway[learn]'.
fault-torch-cuda = Pour entraîner sur un GPU, il faut un PyTorch compilé pour CUDA ; celui qui est installé ici ne voit aucun GPU.
fault-policy-file = { $file } n’est pas un réseau qu’onnxruntime sait lire ({ $error }).
fault-policy-game = Le réseau dans { $file } ne joue pas à { $game } : il a été entraîné pour un autre jeu ou une version précédente.
fault-policy-other = { $file } vient d’un autre entraînement : le jeu, sa version, le nombre de joueurs ou la largeur diffèrent. Indiquez un autre dossier.
fault-policy-damaged = { $file } ou un fichier voisin est endommagé : l’entraînement ne peut pas reprendre. Indiquez un autre dossier.
fault-train-policy = { $option } sert à entraîner un juge ; ne l’utilisez pas avec --policy.
fault-train-judge = { $option } sert à entraîner un réseau qui joue ; indiquez son dossier avec --policy.
fault-judge-changed = Le juge dans { $file } n’est plus tel qu’il a été entraîné ; entraînez-le de nouveau avec « midway train ».
fault-no-gpu = Pour jouer sur un GPU, il faut un GPU NVIDIA et son pilote ; aucun n’a été trouvé.
fault-seed = Une graine compte de 1 à { $n } caractères imprimables, sans espaces.
fault-seed-people = On ne peut choisir une graine que si l’on joue sans autres personnes ou tous sur un même écran ; sinon, chacun prend part aux tirages.
fault-name = Un nom compte de 1 à { $n } caractères imprimables.
fault-names = Chaque place a besoin d’un nom à elle ; { $names } en contient un deux fois.
fault-no-dealer = Cette partie attend son donneur ; chargez-la avec la graine du donneur.
fault-save-foreign = { $file } contient autre chose qu’un enregistrement de Midway ; enregistrez dans un autre fichier.
fault-save-open = { $file } contient une partie inachevée ; reprenez-la avec --resume ou enregistrez dans un autre fichier.
fault-mirror-seed = Un miroir n’a pas de donneur : --seed n’y sert à rien.
fault-resume-seed = La graine du donneur de { $file } n’est pas conservée sur cet ordinateur ; indiquez-la avec --seed pour continuer.
fault-resume-game = { $file } est une partie de { $there }, pas de { $given }.
fault-resume-mirror = { $file } a son propre donneur et ne peut pas continuer en miroir.
fault-resume-other = { $file } est une partie commencée avec { $there } ; { $option } n’y change rien.
fault-resume-content = { $file } est une partie commencée avec un autre contenu ; --content n’y change rien.
fault-choice = Un choix est un code, une option de la décision ou les mots d’un enregistrement comme place:arts, et non { $given }.
no-such-choice = Choix inconnu : « { $choice } ». Essayez { $known }.
fault-language = Langue inconnue : « { $language } ». Disponibles : { $known }.
fault-games = Le nombre de parties va de 1 à { $n }.
fault-budget = Un budget est un nombre de parties simulées, comme 2000, ou un temps par décision, comme 150ms ou 2s ; « { $given } » n’est ni l’un ni l’autre.
fault-ladder-bots = Un classement demande au moins deux robots différents, par exemple architect,greedy. Disponibles : { $known }.
fault-ladder-line = { $file }, ligne { $n } : ce n’est pas une partie d’un classement.
fault-calibrate-line = { $file }, ligne { $n } : ce n’est pas une partie d’un étalonnage.
fault-openskill = Les cotes demandent openskill : pip install "midway[ladder]".
fault-worker = Un processus qui joue s’est arrêté { $n } fois sur la même partie ; vérifiez qu’il y a assez de mémoire.
fault-pyarrow = Les tableaux demandent pyarrow : pip install "midway[tables]".
fault-ray = Un cluster demande Ray : pip install "midway[cluster]", ici et sur chaque nœud.
fault-cluster = Il n’y a pas de cluster Ray à « { $address } » ; « ray start --head » en démarre un.
fault-kept-other = { $folder } contient une autre simulation ; nommez un autre dossier ou répétez la commande qui l’a créé.
fault-kept-machine = Les parties des tableaux se jouent avec les règles compilées ; n’indiquez pas --machine.
fault-kept-decisions = Nommez un dossier pour les décisions, par exemple --parquet parties.
fault-simulation-seed = La graine d’une simulation est un nombre entier de 0 à { $n }.
fault-layout = Un aménagement compte { $n } cases et contient chaque objet une seule fois.
fault-rule = { $game } n’a pas de règle « { $rule } » ; « midway rules { $game } » les donne toutes.
fault-at = L’événement { $at } n’existe pas ; l’enregistrement contient les événements 0 à { $last }.
fault-seat = Il n’y a pas de place { $seat } ; cette partie a les places 1 à { $n }.
fault-record-no-file = Il n’y a pas de fichier { $file }.
fault-record-size = { $file } dépasse { $n } octets ; aucun enregistrement n’est aussi grand.
fault-record-foreign = Ce n’est pas un enregistrement de Midway : sa première ligne serait « midway record 1 ».
fault-record-long = L’enregistrement compte plus de { $n } événements ; les parties aussi longues ne sont pas conservées ici.
fault-record-cut = Ligne { $line } : l’enregistrement est coupé ; sa dernière ligne doit commencer par « over » ou « open ».
fault-record-line = La ligne { $line } n’est pas une ligne d’enregistrement.
fault-record-header = La ligne { $line } doit donner « { $name } » et sa valeur.
fault-record-chain = La ligne { $line } a été modifiée : son empreinte ne correspond pas aux lignes précédentes.
fault-record-game = Ligne { $line } : { $error }
fault-record-undo = Ligne { $line } : cette place n’avait rien à annuler.
fault-record-choice = Ligne { $line } : le choix « { $choice } » n’existe pas dans ce jeu.
fault-record-illegal = Ligne { $line } : { $choice } n’était pas permis. { $why } [{ $rule }]
fault-record-end = Ligne { $line } : l’enregistrement dit la partie finie ou en cours, mais ses événements disent le contraire.
fault-record-result = Ligne { $line } : selon les règles, la partie finit avec { $points } points et { $winners } l’emporte.
fault-record-seed = Ligne { $line } : la graine n’est pas celle qui a été scellée au début.
fault-record-other-seed = Ligne { $line } : cette graine n’est pas celle qui a été scellée au début.
fault-record-draw = Ligne { $line } : le donneur scellé aurait tiré { $choice }.
fault-usage = « { $path } » ne s’emploie pas ainsi ; « { $path } --help » montre comment.
fault-usage-command = Commande inconnue : « { $command } » ; « midway --help » les donne toutes.
fault-usage-option = « { $path } » n’a pas d’option { $option } ; « { $path } --help » les donne toutes.
fault-usage-missing = « { $path } » demande { $name } ; « { $path } --help » en dit plus.
fault-usage-value = { $name } n’accepte pas cette valeur ; « { $path } --help » dit ce qu’il faut.
fault-usage-number = { $name } demande un nombre entier.
fault-usage-least = { $name } demande un nombre entier, { $least } au moins.
fault-usage-range = { $name } demande un nombre entier de { $least } à { $most }.

# The terminal
you = Invité
learner = Vous
seat-name = { $name } { $n }
player-n = Joueur { $n }
ask-number = Votre choix (1–{ $n }, ? pour la règle, h pour l’aide) :
ask-enter = Entrée pour continuer (? pour la règle, h pour l’aide) :
ask-more = Votre choix (1–{ $n }, Entrée pour la suite, ? la règle, h l’aide) :
help = Tapez un numéro pour choisir. ? montre la règle derrière la question, ?hint les meilleurs choix, b le plateau, i ce que font les cartes, l ce qui s’est passé depuis votre dernier choix, ll tout le journal ; u annule votre dernier choix, s enregistre une copie, q quitte. La partie est enregistrée après chaque choix.
help-parts = b suivi des premières lettres d’un nom montre une partie du plateau : { $names }.
no-such-part = Cette partie du plateau n’existe pas ; il y a { $names }.
more = Entrée pour la suite ({ $n } lignes), q pour arrêter :
earlier = … { $n ->
    [one] { $n } ligne précédente
   *[other] { $n } lignes précédentes
} : l montre tout.
not-a-number = Tapez un nombre de 1 à { $n }, ou h pour l’aide.
nothing-typed = Choisissez : tapez un nombre de 1 à { $n }.
saved = Enregistré dans { $file }.
left = Vous avez quitté la partie.
left-hint = Pour la reprendre :
unfinished = Vous avez une partie inachevée. Pour la reprendre :
not-kept = Cette partie n’est pas enregistrée : elle sera perdue si vous quittez sans l’enregistrer avec s.
quit-lost = Cette partie n’est enregistrée nulle part. L’abandonner ? (o l’abandonne, Entrée continue)
quit-keep = Entrée quitte et garde la partie pour plus tard ; n quitte et l’abandonne :
letter-yes = o
letter-no = n
mirror-over = Entrée termine la partie ; u annule le dernier événement :
input-ended = L’entrée est terminée ; la partie s’arrête ici.
default-file = midway-{ $game }.txt
seal = Sceau du donneur : { $seal }
mirror-on = Miroir d’une vraie table : c’est vous qui dites ce que font les cartes.
chance-asks = Vraie table : { $prompt }
since-last = Depuis votre dernier tour :
asks-one = { $name } : { $prompt }
result-title = Score final
result-winner = { $names } l’emporte.
result-shared = { $names } partagent la victoire.
hand-over = À { $name } de choisir. Les autres détournent les yeux ; appuyez sur Entrée.
undo-done = Choix annulé.
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
verify-prepared = { $n ->
    [one] le premier événement est un début préparé
   *[other] les { $n } premiers événements sont un début préparé
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
verify-parts = { $n ->
    [one] la contribution d’un joueur est entrée dans chaque tirage
   *[other] les contributions de { $n } joueurs sont entrées dans chaque tirage
  }
verify-over = partie finie : { $names }, { $points } points
verify-open = partie pas encore finie
verify-good = { $file } est en ordre.
simulate-compiling = Les règles sont compilées pour cet ordinateur (une seule fois) ; en attendant, la machine plain joue.
simulate-games = { $n } parties de { $game }, { $seconds } s, { $rate } parties/s
simulate-kept = Les parties sont dans { $folder }.
simulate-bot = Robot
simulate-seat = Place
simulate-turn = Ordre de jeu
simulate-unfinished = { $n ->
    [one] { $n } partie a été interrompue après { $events } événements et ne compte
   *[other] { $n } parties ont été interrompues après { $events } événements et ne comptent
} pour personne.
simulate-wins = Victoires
simulate-share = Part
simulate-interval = intervalle 95 %
simulate-mean = Score moyen
simulate-playing = Parties
kept-compiling = Compilation des règles pour cet ordinateur (une seule fois)…
ladder-compiling = Compilation de la recherche pour cet ordinateur (une fois, une minute ou plus)…
ladder-stopped = Arrêté après { $n } parties sur { $total }. Elles sont dans { $file } ; la même commande continue.
simulate-stopped = Arrêté. Ce qui a été joué est dans { $folder } ; la même commande continue.
ladder-lost = Arrêté après { $n } parties sur { $total }. Avec --file, la même commande continuerait.
ladder-rating = Cote
ladder-ms = ms par décision
ladder-pair = Seul parmi d’autres
ladder-games = Parties
ladder-fair = Équitable
games-seats = { $n } joueurs
ladder-among = { $bot } parmi { $n } { $other }
train-learning = Parties et apprentissage
train-before = Le juge de départ avait sur les mêmes positions une surprise de { $surprise } et un score de Brier de { $brier }.
train-done = { $n } positions ont servi à l’apprentissage ; le juge est dans { $file }. Sur des positions nouvelles, sa surprise est de { $surprise } (parts égales : { $fair_surprise }) et son score de Brier de { $brier } (parts égales : { $fair_brier }).
train-minutes = Minutes
train-rounds = Tours
train-choices = Choix
train-curve = Parties gagnées contre chaque robot, { $game } à { $n } joueurs
train-policy-done = { $n } choix ont servi à l’apprentissage. Le réseau est dans { $folder }/policy.onnx ; à côté, curve.svg montre comment il a appris. Faites-le jouer avec { $option } mien={ $folder }/policy.onnx.
train-policy-stopped = Arrêté. Ce qui a été appris est dans { $folder } ; relancez la même commande pour continuer.
doubt-option = Option de la table : { $option }
doubt-values = Dans un fichier de corrections :
doubt-others = De même (midway doubts { $game } --toml les donne toutes) :
doubt-none-changes = Rien à régler ici.
confidence-likely = probable
confidence-unknown = inconnu
show-event = Événement { $n } sur { $last }
bot-random = fait n’importe quel choix permis
bot-visitor = découvre l’Exposition et prend tout ce qui brille
bot-guide = connaît tous les chemins et regarde un pas devant
bot-merchant = pèse chaque affaire et n’en laisse passer aucune
bot-engineer = essaie ses choix de tête
bot-architect = voit toute la partie d’un coup d’œil ; chaque point se mérite
serving = Les tables sont ouvertes sur { $address } (Ctrl-C arrête).
port-taken = Le port { $port } est pris ; un autre est utilisé.
progress = { $done } lignes sur { $total }
drilled = { $n ->
    [one] { $n } partie avec { $events } événements a été restaurée et rejouée
   *[other] { $n } parties avec { $events } événements ont été restaurées et rejouées
} selon les règles en { $seconds } s.
drill-fault = { $match } : { $why }
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

# Looking after a server
admin-none = Aucune partie.
admin-state-open = en cours
admin-state-gathering = en attente
admin-state-over = terminée
admin-state-closed = fermée
admin-shown = { $match } : { $game }, { $state } ; version { $version } des règles, options { $options }.
admin-when = Créée le { $made }, dernier événement le { $last } ; { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
admin-seat-bot = Place { $n } : { $name }, robot { $bot }
admin-seat-taken = Place { $n } : { $name }
admin-seat-free = Place { $n } : { $name }, libre
admin-closed = { $n ->
    [0] Aucune partie fermée ; elles étaient déjà terminées.
    [one] { $n } partie fermée.
   *[other] { $n } parties fermées.
}
admin-deleted = { $n ->
    [0] Aucune partie supprimée.
    [one] { $n } partie supprimée.
   *[other] { $n } parties supprimées.
}
admin-due = { $n ->
    [0] Aucune partie ne serait supprimée.
    [one] { $n } partie serait supprimée.
   *[other] { $n } parties seraient supprimées.
}
admin-key = La place { $n } est libre ; ce lien permet de s’y asseoir : { $path }
admin-tables-everyone = Tout le monde peut créer des tables.
admin-tables-word = Qui connaît le mot de passe peut créer des tables.
admin-tables-nobody = Personne ne peut créer de table ; les parties continuent.
admin-kept-over = Les parties terminées ou fermées sont supprimées { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après leur dernier événement ; à supprimer maintenant : { $n }.
admin-kept-idle = Les parties en cours sont supprimées { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après leur dernier événement ; à supprimer maintenant : { $n }.
admin-kept-gathering = Les tables qui attendent du monde sont supprimées au bout de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} ; à supprimer maintenant : { $n }.
admin-kept-over-always = Les parties terminées ou fermées sont conservées.
admin-kept-idle-always = Les parties en cours sont conservées.
admin-kept-gathering-always = Les tables qui attendent du monde sont conservées.
admin-dry = Rien n’a été modifié.
admin-announced = Les joueurs le verront dans la minute.
admin-silent = Les joueurs ne voient plus d’annonce.
fault-admin-match = Il n’y a pas de partie { $match } ; « midway admin list » montre celles qui existent.
fault-admin-sure = Cela supprimerait { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} pour toujours ; ajoutez --yes pour confirmer.
fault-admin-bot = Un robot joue à la place { $n } ; seules celles des joueurs humains ont une clé.
fault-admin-word = Un mot de passe ne se donne qu’avec « tables word », par exemple : midway admin tables word "grande roue".
fault-admin-days = Une partie est conservée de 1 à 36500 jours ; pour la garder toujours, indiquez never.
fault-admin-announce = Donnez un texte, --minutes avant l’arrêt des serveurs, ou les deux ; ou bien --off seul.
fault-admin-long = Une annonce a { $n } caractères au plus.
fault-closed = Cette table a été fermée par le responsable du serveur ; vous pouvez encore la regarder.
fault-table-no-tables = On ne peut pas créer de nouvelle table ici pour le moment ; celles qui existent continuent.
fault-table-word = Il faut ici un mot de passe pour créer une table ; demandez-le au responsable du serveur.
fault-table-wrong-word = Ce n’est pas le bon mot de passe ; demandez-le au responsable du serveur.

# Citations of rules
cite-number = Règle { $rule }
cite-titled = { $place } : { $title }

# Help on the command line
help-usage = Usage :
help-options = Options{ "\u00A0" }
help-commands = Commandes{ "\u00A0" }
help-midway = Jouer à de grands jeux de plateau aux règles respectées, faire jouer des robots, vérifier et revoir des enregistrements. Sans commande, Midway s’ouvre dans le navigateur.
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-learn = Apprendre un jeu dans une leçon sur son plateau ; une leçon quittée reprend où vous étiez. Sans jeu, donne toutes les leçons.
help-lesson = Une autre leçon du jeu ; par défaut la première.
help-again = Recommencer la leçon.
help-last = Jouer les dernières manches d’une partie préparée, contre des robots faciles.
help-simulate = Faire jouer de nombreuses parties à des robots et dire qui gagne combien de fois.
help-ladder = Faire jouer des robots entre eux et montrer leurs cotes.
help-games = Lister les jeux et leurs options.
help-bots = Lister les robots d’un jeu, du plus faible au plus fort.
help-show = Montrer une partie enregistrée : le journal et la table.
help-verify = Vérifier un enregistrement : forme, chaîne d’empreintes, chaque choix selon les règles, chaque tirage selon la graine scellée.
help-rules = Montrer les règles d’un jeu, ou l’une d’elles.
help-doubts = Lister ce que les sources laissent ouvert dans un jeu, et comment le changer.
help-bench = Mesurer les machines, à côté d’OpenSpiel s’il est installé.
help-analyse = Analyser une partie terminée : la part de la chance et des choix, les erreurs et les tournants.
help-whatif = Rejouer à partir d’un événement d’une partie enregistrée, avec d’autres tirages ; rien n’est enregistré.
help-train = Entraîner le juge d’un jeu, le petit réseau auquel une recherche demande qui va sans doute gagner ; ou un réseau qui joue.
help-serve = Ouvrir des tables pour les gens, dans un navigateur, et pour les programmes : JSON par HTTP, et WebSocket.
help-admin = S’occuper des parties d’un serveur : les lister, les fermer, les supprimer, dire qui peut créer des tables, annoncer quelque chose aux joueurs. Les serveurs peuvent continuer.
help-admin-list = Lister les parties, les plus récemment actives d’abord.
help-admin-list-state = Seulement celles dans cet état : open (en cours), gathering (en attente), over (terminée) ou closed (fermée).
help-admin-list-game = Seulement celles de ce jeu.
help-admin-list-days = Seulement celles où rien ne s’est passé depuis N jours.
help-admin-list-most = Pas plus que ce nombre.
help-admin-show = Montrer ce qui est conservé d’une partie, sans clés, graine ni cartes.
help-admin-show-match = La partie, comme dans son adresse.
help-admin-close = Mettre fin à des parties non terminées : chacun peut les regarder, personne ne continue.
help-admin-close-matches = Les parties, comme dans leurs adresses.
help-admin-delete = Supprimer pour toujours des parties et tout ce qui s’y rattache.
help-admin-delete-matches = Les parties, comme dans leurs adresses.
help-yes = Oui, les supprimer.
help-admin-revoke = Retirer des places à qui les occupe : anciens liens, clés et navigateurs n’y donnent plus accès, et de nouveaux liens sont affichés.
help-admin-revoke-match = La partie, comme dans son adresse.
help-admin-revoke-seat = Seulement cette place, comptée à partir de 1 ; par défaut, toutes celles des joueurs humains.
help-admin-tables = Dire qui peut créer des tables : everyone (tout le monde), word (qui connaît un mot de passe) ou nobody (personne) ; sans argument, montrer qui le peut.
help-who = Qui peut créer des tables.
help-word = Le mot de passe ; les majuscules ne comptent pas.
help-admin-retention = Dire combien de temps les parties sont conservées ; les serveurs suppriment les plus anciennes toutes les heures. Sans option, montrer ce qui est fixé et ce qui est à supprimer.
help-over = Combien de jours après son dernier événement une partie terminée ou fermée est supprimée ; ou never (jamais).
help-idle = Combien de jours après son dernier événement une partie en cours est supprimée ; ou never (jamais).
help-gathering = Au bout de combien de jours une table qui attend du monde est supprimée ; ou never (jamais).
help-dry = Ne rien modifier, dire seulement ce qui serait supprimé.
help-admin-sweep = Supprimer tout de suite ce qui a été conservé assez longtemps.
help-admin-announce = Montrer une ligne à tout le monde dans le navigateur : vos propres mots, ou l’arrêt des serveurs dans quelques minutes.
help-text = Vos propres mots en anglais ; tout le monde les lit s’il n’y en a pas d’autres.
help-fr = La même chose en français.
help-pl = La même chose en polonais.
help-minutes = Dans combien de minutes les serveurs s’arrêtent.
help-off = Retirer l’annonce.
help-backup = Écrire toutes les parties d’une base de données dans un fichier ; les serveurs peuvent continuer.
help-restore = Remettre les parties d’une sauvegarde qui manquent à une base de données ; ce qui s’y trouve n’est pas modifié.
help-drill = Restaurer une sauvegarde dans une base de données à part et rejouer chaque partie selon les règles ; rien d’autre n’est touché.
help-drill-file = Le fichier d’une sauvegarde ; à défaut, la base de données est sauvegardée maintenant.
help-backup-file = Le fichier à écrire ; un fichier existant est remplacé.
help-restore-file = Le fichier d’une sauvegarde.
help-host = L’adresse à écouter.
help-port = Le port à écouter.
help-database = La base de données : sqlite:///FICHIER ou postgresql://… ; sinon MIDWAY_DATABASE, ou un fichier à vous.
help-rate = Le plus de demandes par seconde pour une adresse ; 0 pour aucune limite.
help-opening = Ouvrir un navigateur à cette adresse ; si le port est pris, utiliser le prochain port libre.
help-bot_workers = Nombre de processus qui jouent pour les robots ; par défaut, un par cœur.
help-warm_up = Compiler en arrière-plan la recherche des robots forts.
help-names = Un nom de ce serveur, tel qu’on l’écrit dans un navigateur ; nécessaire si on l’atteint par un nom sans passer par un proxy.
help-proxies = L’adresse ou le réseau d’un proxy que l’on croit quand il dit pour qui il demande.
help-private_webhooks = Autoriser aussi les webhooks vers des réseaux privés.
help-help = Afficher ceci et quitter.
help-version = Afficher la version et quitter.
help-language = La langue : en, fr ou pl.
help-table_options = Une option de la table, répétable ; « midway games » les donne toutes.
help-given_bots = Un programme qui joue comme robot : son nom et sa commande ; peut être répété. La documentation dit comment on lui parle.
help-game = Le jeu ; « midway games » les donne tous.
help-file = Le fichier d’un enregistrement.
help-rule = L’identifiant ou la citation d’une règle, comme turn.2 ou « Tour, étape 2 ».
help-content = Corrections de valeurs imprimées, en fichier TOML.
help-play-seats = Qui joue, dans l’ordre : you, you:NOM ou un robot.
help-play-seed = La graine du donneur : la même graine donne la même partie.
help-mirror = Suivre une vraie table : vous dites quelles cartes et tuiles arrivent.
help-save = Enregistrer dans ce fichier, après chaque choix ; sinon la partie est conservée dans votre dossier de données.
help-resume = Reprendre une partie inachevée : son fichier, ou le nom qui lui a été donné.
help-simulate-seats = Les robots ; les places tournent.
help-simulate-games = Le nombre de parties à jouer ; par défaut 10000, ou 100 si un robot réfléchit.
help-simulate-seed = La même graine joue les mêmes parties.
help-ladder-bots = Les robots ; chacun joue seul parmi ceux qui le suivent. Par défaut : les cinq niveaux.
help-players = Le nombre de places à la table ; par défaut, le plus petit que permet le jeu.
help-ladder-games = Le nombre de parties de chaque paire.
help-ladder-seed = La même graine joue les mêmes parties.
help-budget = Ce que chaque robot qui cherche peut dépenser par décision : parties simulées (2000) ou temps (150ms).
help-ladder-file = Garder chaque partie dans ce fichier ; la même commande reprend là où elle s’est arrêtée.
help-workers = Le nombre de processus qui jouent ; par défaut un par cœur.
help-simulate-workers = Combien de lots se jouent en même temps ; par défaut un par cœur.
help-parquet = Écrire les parties dans ce dossier, en tableaux Parquet.
help-simulate-parquet = { help-parquet } La même commande reprend là où elle s’est arrêtée.
help-decisions = Écrire aussi une ligne pour chaque décision.
help-cluster = Jouer sur un cluster Ray : son adresse, ou rien pour celui dont fait partie cet ordinateur.
help-svg = Dessiner le classement dans ce fichier, en SVG.
help-train-games = Combien de parties pour chaque nombre de joueurs.
help-epochs = Combien de fois apprendre de toutes ces parties.
help-train-playouts = Faire jouer une recherche avec ce nombre de parties simulées par décision, et continuer avec le juge actuel ; avec 0, le meilleur robot du jeu joue et le juge repart de zéro.
help-train-seed = La même graine entraîne le même juge ; un réseau qui joue dépend aussi du temps qu’il a eu.
help-out = Le fichier à écrire ; par défaut, le juge du jeu est remplacé.
help-policy = Entraîner plutôt un réseau qui joue, en le faisant jouer contre lui-même, et le garder dans ce dossier ; la même commande reprend là où elle s’est arrêtée.
help-train-players = Avec --policy : le nombre de joueurs ; par défaut, le plus petit que le jeu admette.
help-train-minutes = Avec --policy : la durée totale de l’entraînement.
help-device = Avec --policy : où jouer et apprendre.
help-size = Avec --policy : combien de parties se jouent côte à côte ; par défaut 512, ou 16384 sur un GPU.
help-width = Avec --policy : la largeur du réseau ; par défaut 256, ou 512 sur un GPU.
help-machine_name = Machine à utiliser (par défaut : automatique).
help-as_json = Répondre en JSON.
help-as_toml = Afficher un fichier de corrections avec toutes les valeurs incertaines, à modifier et à donner à --content.
help-at = S’arrêter avant l’événement N.
help-seat = Comme le voit cette place, à partir de 1.
help-gaps = N’afficher que ce qui manque : règles sans code, sans test ou sans texte.
help-analyse-html = Écrire l’analyse dans ce fichier, une page qui se suffit à elle-même.
help-deeper = Chercher huit fois plus longtemps.
help-analyse-seed = La même graine trouve les mêmes erreurs.
help-whatif-event = L’événement à partir duquel rejouer.
help-whatif-seats = Qui joue : « you » ou un robot pour chaque place. Par défaut, vous jouez pour qui décide, et des robots pour les autres.
help-whatif-seed = La même graine donne les mêmes tirages.
help-calibrate = Comparer les chances qu’annonce une analyse avec l’issue de parties entre bons robots.
help-calibrate-players = Le nombre de joueurs ; par défaut, une table complète.
help-calibrate-games = Le nombre de parties à jouer.
help-bot = Le robot qui joue à toutes les places.
help-positions = Le nombre de tours à examiner dans chaque partie.
help-playouts = Combien de fois chaque position est jouée jusqu’au bout.
help-calibrate-seed = La même graine joue les mêmes parties.
help-calibrate-file = { help-ladder-file }
help-chart = Dessiner le résultat dans un fichier SVG.
help-seconds = Durée de chaque mesure.

# The table
fault-table-extra = Il manque des paquets dont un serveur a besoin ; réinstallez Midway avec pip.
fault-port = Le port { $port } est pris ; choisissez-en un autre avec --port, ou arrêtez ce qui l’occupe.
fault-listen = Impossible d’écouter sur { $host }, port { $port } : { $error }.
fault-database = La base de données ne répond pas : { $error }.
fault-database-url = Une base de données s’écrit sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
fault-match-damaged = Ce qui est conservé de cette partie est abîmé : son début est illisible.
fault-match-damaged-event = Ce qui est conservé de cette partie est abîmé : l’événement { $n } n’a pas pu avoir lieu.
fault-database-newer = La base de données est au format { $there }, celui d’un Midway plus récent ; celui-ci connaît les formats jusqu’à { $here }.
fault-backup-foreign = { $file } n’est pas une sauvegarde de Midway.
fault-backup-damaged = { $file } est coupé ou abîmé ; rien n’a été restauré.
fault-backup-schema = { $file } est au format { $there } et ce Midway lit le format { $here } ; utilisez la version qui l’a écrit.
fault-backup-database = La base de données est au format { $there } et ce Midway au format { $here } ; un serveur la met à jour en démarrant.
fault-table-record = L’enregistrement sera disponible une fois la partie terminée ; il contient ce que les autres ne doivent pas voir.
fault-table-key = Cette place a besoin de sa clé privée.
fault-table-taken = Cette place est déjà prise.
fault-table-seat = Ce n’est pas votre place.
fault-table-changed = Cette place vient de changer de main ; regardez à nouveau.
fault-table-not-over = La revanche pourra commencer une fois cette partie terminée.
fault-table-analysis-open = Une partie peut être analysée une fois terminée.
fault-table-invitation = Cette invitation n’est plus valable ; demandez un nouveau lien.
fault-table-host = Seul le joueur qui a invité les autres peut le faire.
fault-table-begun = Cette partie a déjà commencé.
fault-table-part = Cette contribution ne peut pas être ajoutée maintenant : la partie a commencé, tous n’ont pas scellé la leur, ou ce n’est pas celle qui a été scellée.
fault-webhook-url = Un webhook est une adresse qui commence par http:// ou https://, sans nom d’utilisateur ni espaces.
fault-webhook-host = L’hôte de cette adresse est introuvable.
fault-webhook-private = Cette adresse mène à un réseau privé ; le serveur n’autorise que les adresses publiques.
webhook-turn = { $name }, c’est à vous de jouer : { $title }.
fault-table-often = Trop de demandes ; patientez un instant.
fault-table-kind = Le corps de la demande doit être de type { $kind }.
fault-table-large = Le corps d’une demande compte au plus { $n } octets.
fault-table-body = Corps de demande incorrect : { $error }.
fault-table-origin = Cette page vient d’un autre site.
fault-table-host-name = Ce serveur ne porte pas ce nom ; démarrez-le avec --name NOM, ou avec --proxy ADRESSE si un proxy se trouve devant lui.
fault-table-proxy = Le proxy devant ce serveur se contredit : chacun de ses en-têtes de transmission doit être unique et bien formé.
fault-proxy-address = Un proxy est une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8, et non « { $given } ».
fault-table-stale = La partie en est déjà au numéro { $n }.
fault-table-not-found = Cette partie n’existe pas.
fault-table-nothing-here = Introuvable.
fault-table-broken = Un problème est survenu sur ce serveur ; rien n’a été modifié. Son responsable en saura plus grâce à l’identifiant { $id }.
fault-table-database = La base de données ne répond pas correctement pour l’instant ; veuillez réessayer bientôt.
fault-match-long = Cette partie compte { $n } événements ; elle ne peut pas continuer.
fault-undone-often = Tant de choix ont été annulés dans cette partie qu’aucun autre ne peut l’être.
fault-table-bots-alone = Les robots jouent déjà { $n } parties entre eux ; veuillez attendre que l’une d’elles se termine.
fault-table-stopping = Ce serveur est sur le point de s’arrêter.
fault-lesson-none = Il n’y a pas encore de leçon pour { $game }.
fault-lesson-last = Aucune fin de partie n’est préparée pour la leçon { $lesson }.
fault-lesson-changed = Cette leçon a changé depuis votre départ ; veuillez la recommencer.
fault-lesson-script = Dans la leçon, étape { $step } : { $choice } ne peut pas être choisi ici.
fault-table-lesson = Cette leçon n’existe pas ou a commencé il y a plus d’une semaine ; veuillez la recommencer.
fault-table-lesson-moved = La leçon a continué ailleurs ; veuillez regarder à nouveau.
fault-serious-undo = Cette partie est sérieuse : aucun choix n’est annulé.
fault-table-serious = Pas de conseils à cette table : c’est une partie sérieuse. Vous pourrez revoir chaque choix quand elle sera finie.
fault-table-hint-turn = Un conseil s’adresse à qui décide ; ce n’est pas à vous.
fault-table-whatif-serious = Pas de « et si » à cette table : c’est une partie sérieuse. Vous pourrez tout essayer quand elle sera finie.
fault-table-whatif-early = « Et si » demande une partie déjà commencée.
fault-table-whatif-hint = Demandez ce conseil à la table, où chacun voit que vous en avez pris un.
fault-whatif-dealt = Aucune autre donne ne correspond à ce que vous voyez ici ; réessayez à votre tour.
fault-whatif-path = Ces choix ne sont pas possibles à partir d’ici ; recommencez depuis la table.
fault-table-lesson-sent = Envoyez un seul de code, choice ou mark.

# Lessons
lesson-other-title = { $choice } ?
lesson-refused-title = Pas maintenant
lesson-touch-title = Pas là
lesson-touch = Il ne se passe rien ici pour l’instant. { $move }.
lesson-legal = C’est permis. Pour cette fois, laissez-moi vous guider : { $move }.
lesson-wait-title = Un instant
lesson-wait = Laissez-moi finir ; ensuite, vous jouerez. Appuyez sur Suivant.
lesson-over = La leçon est finie ; on ne joue plus à cette table.
learn-step = M. Wick, étape { $n } sur { $of } : { $title }
learn-lit = La lampe éclaire : { $names }
learn-decision = la question
learn-you = vous
learn-next = Entrée pour continuer (b retour, t table, q quitter) :
learn-try = Votre choix (1–{ $n }, s montrez-moi, b retour, t table, ? règle, q quitter) :
learn-help = Tapez le numéro d’un choix ; s laisse M. Wick choisir, b revient en arrière, t montre la table, q quitte.
learn-one = { $title }, { $n } minutes
learn-left = La leçon attend à l’étape { $n } : midway learn { $game } la reprend.
learn-lamps = Lampes allumées : { $n } sur { $of }. Pour continuer :

# The reader, in tables
reader = Vous

# A bot that failed
bot-late = { $player } n’a pas répondu à temps ; le robot de base du jeu a choisi à sa place.
# Analyse
fault-analysis-open = Seule une partie terminée peut être analysée ; celle-ci continue.
fault-analysis-failed = Cette partie n’a pas pu être analysée.
fault-analysis-not-here = Ce serveur ne fait pas d’analyses ; il a été lancé avec --no-warm-up.
fault-analysis-no-judge = { $game } n’a pas encore de juge, ses parties ne peuvent donc pas être analysées ; « midway train { $game } » en entraîne un.
analyse-reading = Lecture
analyse-title = Ce qui a fait le résultat
analyse-heads-start = départ
analyse-heads-luck = chance
analyse-heads-own = ses choix
analyse-heads-others = les autres
analyse-heads-end = fin
analyse-heads-points = points
analyse-plays = Qualité du jeu
analyse-heads-accuracy = précision
analyse-heads-slips = imprécisions
analyse-heads-mistakes = erreurs
analyse-heads-blunders = gaffes
analyse-turned = Les tournants
analyse-mark = Événement { $event }, { $name } : { $grade }, { $lost } ± { $interval } chances sur 100
analyse-mark-better = { $played } ({ $now } %) ; mieux : { $better } ({ $could } %)
analyse-stroke = Événement { $event }, chance : { $change } chances sur 100 pour { $name }
analyse-nothing = Aucun choix n’était clairement mauvais, et aucun tirage n’a décidé de la partie.
analyse-slip = imprécision
analyse-mistake = erreur
analyse-blunder = gaffe
analyse-how = Les chances réunissent celles du juge et celles de parties simulées à chaque tour ; la somme des parts donne le résultat. Une erreur a été trouvée par deux recherches aux tirages différents.
analyse-off = L’effet des choix est donné à { $n } chances sur 100 près, car les parties simulées ne sont qu’un échantillon ; celui de la chance n’est pas estimé ainsi.
analyse-chances = Chances de gagner
analyse-luck = Chance
analyse-luck-line = ce que les tirages ont donné et pris jusque-là, en chances sur 100
analyse-legend = imprécision { $slip }+, erreur { $mistake }+, gaffe { $blunder }+ chances sur 100
analyse-written = L’analyse se trouve dans { $file }.
fault-whatif-seats = Cette partie a { $n } places : --seats doit en nommer autant.
whatif-begins = Et si…, à partir de l’événement { $n }. Les tirages sont nouveaux, et rien ici ne compte ni n’est enregistré. u revient en arrière, aussi loin que vous voulez.
whatif-went = La partie a continué ainsi : { $text }
whatif-then = Ensuite : { $seats }.
whatif-now = Maintenant : { $seats }.
whatif-seat = { $name } { $chance } % ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
whatif-first = C’est ici que vous avez quitté la partie ; il n’y a rien à annuler.
whatif-unsaved = Un « et si » ne s’enregistre pas ; son événement et --seed ramènent ici.
whatif-score = { $name } { $n }
whatif-ended = Dans la partie elle-même : { $scores }.
calibrate-said = Annoncé
calibrate-won = Gagné
calibrate-number = Places
calibrate-brier = { $n } positions de { $games } parties. Score de Brier, le plus bas est le meilleur : une analyse { $said }, le juge seul { $judge }, les parties simulées seules { $playouts }, des parts égales { $fair }. L’analyse moins les parties simulées : de { $low } à { $high }, 19 fois sur 20.


# Hints
with-hint = avec un conseil
hint-wait = Des parties sont jouées jusqu’au bout ; un instant.
hint-none = Il n’y a rien à choisir.
hint-row = { $choice } : { $chance } % de chances de gagner ({ $low } à { $high }), { $points } points
hint-even = Les deux premiers sont presque égaux.
hint-exact = D’après { $n } parties chacun. Le conseil ne sait que ce que vous savez, et l’enregistrement en garde la trace.
hint-warming = Une fois compilée, la recherche joue plus de parties : les conseils seront meilleurs.
hint-brings = { $n ->
    [one] Cela vous rapporte un point.
   *[other] Cela vous rapporte { $n } points.
}
hint-costs = { $n ->
    [one] Cela vous coûte un point.
   *[other] Cela vous coûte { $n } points.
}
hint-higher = { $player } finit avec environ { $n ->
    [one] un point
   *[other] { $n } points
} de plus qu’après « { $than } ».
hint-lower = { $player } finit avec environ { $n ->
    [one] un point
   *[other] { $n } points
} de moins qu’après « { $than } ».
