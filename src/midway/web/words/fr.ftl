# The page
home-title = Midway : une table pour les jeux de plateau
tools = Outils
menu = Menu
home = Retour à l’accueil
language = Langue
theme = Thème
theme-long = Jour ou nuit
sound = Son
rules = Règles
close = Fermer
dismiss = Masquer
save = Enregistrer
preferences = Préférences
pref-confirm = Confirmer la fin d’un tour
pref-confirm-why = Demande un second appui quand un choix ne peut plus être repris.
pref-sound = Son
pref-sound-why = Un toc de bois à chaque coup, une cloche quand vient votre tour.
pref-notify = Me prévenir quand c’est mon tour
pref-notify-why = Par une notification du navigateur, quand la page est en arrière-plan.
pref-notify-refused = Le navigateur ne le permet pas ; cela se change dans ses réglages.
no-such-page = Cette page n’existe pas.
net-lost = Le serveur ne répond pas ; réessayez dans un instant.
net-reconnecting = La connexion est perdue ; nouvel essai…

# Home
take-a-seat = Prenez place.
pitch = Midway est une table de jeux de plateau, libre et open source. Elle connaît les règles et dit laquelle s’applique, ses robots jouent aussitôt, et chaque partie peut être revue. Sans compte.
play-bots-now = Affronter des robots
invite-friends = Inviter des amis
games = Jeux
n-players = { $low }–{ $high } joueurs
n-minutes = { $n } min
play-n-bots = { $n ->
    [one] Contre { $n } robot
   *[other] Contre { $n } robots
}
play-n-bots-at = { play-n-bots } : { $game }
set-up = Préparer
set-up-of = Préparer une partie de { $game }
invite-short = Inviter
invite-to = Inviter des amis à jouer à { $game }
waiting-for-you = On vous attend
nothing-waits = Vous n’avez pas encore de table.
table-over = partie finie
others-think = les autres réfléchissent
look = Voir
play = Jouer
watch = Suivre
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. En invitant des amis, vous pouvez afficher votre table ici.
share-screen = Sur un seul écran
open-record = Charger une partie
referee = Arbitrer une vraie table
record-large = L’enregistrement d’une partie pèse au plus un mégaoctet ; ce fichier est plus lourd.

# A new table
how-to-play = Façon de jouer
mode-bots = Robots
mode-bots-how = Vous jouez tout de suite ; des robots prennent les autres places.
mode-friends = Entre amis
mode-friends-how = Chaque place libre a son propre lien. Qui l’ouvre tape un nom et joue, tout de suite ou des jours plus tard.
mode-together = Un seul écran
mode-together-how = À plusieurs devant cet appareil. Si les mains sont cachées, un rideau tombe entre les places.
mode-mirror = Vraie table
mode-mirror-how = La boîte est devant vous : vous dites ce qui est tiré, Midway veille aux règles et tient le score.
players = Joueurs
players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
who-sits-where = Qui s’assoit où
yourself = Vous
a-friend = Par lien
a-person = Sur place
a-bot = Robot : { $bot }
bot-name-random = aléatoire
bot-name-greedy = glouton
bot-about-random = Fait n’importe quel choix permis.
bot-about-greedy = Prend ce qui rapporte le plus sur le coup.
name = Nom
your-name = Votre nom
name-of-seat = Nom à la place { $n }
list-table = Afficher cette table à l’accueil
list-table-why = Tout le monde peut s’asseoir à une place libre.
options = Options
uncertain = incertain
start = Commencer

# The table
board = Le plateau
points-so-far = points acquis
if-scored = décompte
if-scored-long = ce qu’un décompte ajouterait maintenant
you = Vous
your-turn = votre tour
their-turn = son tour
turn-of = C’est à { $player }
chance-decides = La table décide
title-your-turn = Votre tour : { $game }, Midway
seat-n = place { $n }
seat-bot = robot { $bot }
seat-free = place { $n } · libre
is-here = en ligne
is-away = hors ligne
players-and-log = Joueurs et journal
parts = Parties de la table
log = Journal
what-happened = Ce qui s’est passé
undo = Reprendre
nothing-to-undo = Vous n’avez rien à reprendre : on ne revient ni sur un tirage, ni sur le choix d’un autre joueur.
confirm = Valider
choose-first = Choisissez
choose-first-long = Choisissez d’abord une des options ; ce bouton la valide ensuite.
show-all = Voir les { $n } options
rule-cited = Règle { $rule }
slip-replay = Vous revoyez la partie ; revenez à la table pour jouer.
slip-watching = Vous regardez la partie ; seuls les joueurs peuvent choisir.
is-thinking = { $player } réfléchit.
waits-for-somebody = Cette place est encore libre. La partie continue dès que quelqu’un s’y assoit.

# Seats and links
invite = Inviter
invite-seats = Places libres
invite-how = Un lien, une place. Envoyez chaque lien à une seule personne.
invite-watch = Pour regarder
my-link = Votre place sur un autre appareil
my-link-how = Qui a ce lien peut jouer à votre place.
copy-link = Copier le lien
make-link = Nouveau lien
link-unknown = Un nouveau lien remplace l’ancien.
copied = Copié
copy-by-hand = Pas permis ici
sit-down = S’asseoir
sit-at = { $game }, place { $n }.
sit-again = { $game }, place { $n } : continuez ici, sur cet appareil.
hand-over = Confier ma place à un robot
hand-over-how = Le robot continue pour vous. Avec votre lien privé, vous pouvez reprendre la place.
download-record = Télécharger la partie
seal-told = Sceau du donneur :
seed-told = Graine du donneur :
webhook = Prévenir un autre programme
webhook-url = Adresse à appeler quand c’est votre tour
webhook-how = Midway y envoie un petit message JSON. Laissez vide pour arrêter.
curtain = C’est à { $player }
curtain-why = Les autres regardent ailleurs.
curtain-lift = Voir ma table

# Chat
chat = Chat
chat-empty = Personne n’a encore rien dit.
say = Votre message
send = Envoyer
mute = Masquer { $player }
muted = message masqué

# Rules
search-rules = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle n’en parle.
    [one] { $n } règle
   *[other] { $n } règles
}
ruling = Notre interprétation :

# Replay and the end
replay = Revoir
replay-from = Revoir l’événement { $n }
event = Événement
event-of = Événement { $n } sur { $last }
step-first = Premier événement
step-back = Coup précédent
step-forward = Coup suivant
step-last = Dernier événement
back-to-table = Retour à la table
replay-how = Parcourez la partie avec les flèches du clavier ; chaque événement a sa propre adresse.
final-board = Voir le plateau final
final-score = Score final
score-part = Source de points
board-total = Total
place = Rang
player = Joueur
turn = Tour
you-win = Vous l’emportez
you-share = Vous partagez la victoire
they-win = { $names } l’emporte
they-share = { $names } partagent la victoire
margin = { $first } à { $second }
points = Points
points-how = points acquis, plus ce qu’un décompte aurait ajouté
as-table = en tableau
as-chart = en graphique
rematch = Revanche
to-rematch = Vers la revanche
record = Partie
share = Partager
