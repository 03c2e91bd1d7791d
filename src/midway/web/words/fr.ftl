# The page
home-title = Midway : une table pour les jeux de plateau
tools = Outils
menu = Menu
home = Retour à l’accueil
language = Langue
theme = Thème
theme-long = Clair ou sombre
sound = Son
rules = Règles
close = Fermer
dismiss = Masquer
preferences = Préférences
pref-confirm = Confirmer la fin d’un tour
pref-confirm-why = Demande un second appui quand un choix ne peut plus être annulé.
pref-since = Me dire ce qui s’est passé avant mon tour
pref-since-why = Une carte dit ce qui vous est arrivé ; une touche suffit pour continuer.
pref-sound = Son
pref-sound-why = Un toc de bois à chaque coup, une cloche quand vient votre tour.
pref-notify = Me prévenir quand c’est mon tour
pref-notify-why = Par une notification du navigateur, quand la page est en arrière-plan.
pref-notify-refused = Le navigateur ne le permet pas ; cela se change dans ses préférences.
no-such-page = Cette page n’existe pas.
missing-why = Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur.
net-lost = Le serveur ne répond pas ; réessayez dans un instant.
net-reconnecting = La connexion est perdue ; nouvel essai…
house-stops = Le serveur s’arrête un moment à { $time } ; vos tables sont conservées.
house-stopping = Le serveur va s’arrêter un moment ; vos tables sont conservées.
table-closed = Cette table a été fermée par le responsable du serveur. Vous pouvez encore la regarder.
word = Le mot de passe pour créer des tables

# Home
take-a-seat = Prenez place.
pitch = Midway est une table de jeux de plateau, libre et open source. Elle connaît les règles et les cite, ses robots jouent aussitôt, et chaque partie peut être revue. Sans compte.
play-bots-now = Affronter des robots
invite-friends = Inviter des amis
games = Jeux
n-players = { $low }–{ $high } joueurs
n-minutes = { $n } min
n-hours = { $n } h
play-n-bots = { $n ->
    [one] Contre { $n } robot
   *[other] Contre { $n } robots
}
play-n-bots-at = { play-n-bots } : { $game }
set-up = Préparer
set-up-of = Préparer une partie de « { $game } »
invite-short = Inviter
invite-to = Inviter des amis à jouer à « { $game } »
waiting-for-you = On vous attend
nothing-waits = Vous n’avez pas encore de table.
others-think = les autres réfléchissent
look = Voir
play = Jouer
open = Ouvrir
finished = Terminées
remove-from-list = Retirer de la liste : { $game }, { $players }
open-tables = Tables ouvertes
no-open-tables = Personne n’attend en ce moment. En invitant des amis, vous pouvez afficher votre table ici.
share-screen = Sur un seul écran
open-record = Ouvrir un enregistrement
referee = Arbitrer une vraie table
record-large = Un enregistrement pèse au plus un mégaoctet ; ce fichier est plus lourd.

# Lessons
host = M. Wick
first-time = Première fois à l’Exposition ?
first-time-how = Bonsoir ! Je suis M. Wick, l’allumeur de réverbères. Donnez-moi { $n ->
    [5] cinq
   *[other] { $n }
} minutes sur un vrai plateau et vous saurez jouer à « { $game } ». Sans compte ni livret de règles.
with-host = avec M. Wick
of-game = { $text } : { $game }
lesson-go-on = Reprendre la leçon
lesson-step = étape { $n } sur { $of }
lamps-lit = { $lit } { $lit ->
    [one] lampe allumée
   *[other] lampes allumées
} sur { $all }
lesson-where = Leçon, étape { $n } sur { $of }

# A new table
players = Joueurs
seated = À cette place
strength-of = force { $n } sur 5
kind-of-game = Partie
thinks-for = Jusqu’à { $n } s
bot-name-random = aléatoire
bot-name-along = joue avec vous
bot-name-visitor = Visiteur
bot-about-visitor = Premier jour à l’Exposition. Prend tout ce qui brille.
bot-name-guide = Guide
bot-about-guide = Connaît tous les chemins et regarde un pas devant.
bot-name-merchant = Marchand
bot-about-merchant = Pèse chaque affaire et n’en laisse passer aucune.
bot-name-engineer = Ingénieur
bot-about-engineer = Essaie ses choix de tête.
bot-name-architect = Architecte
bot-about-architect = Voit toute la partie d’un coup d’œil. Chaque point se mérite.
bot-name-keen = habile
bot-name-greedy = glouton
bot-about-random = Fait n’importe quel choix permis.
bot-about-greedy = Prend ce qui rapporte le plus sur le coup.
bot-about-other = Un robot venu d’ailleurs.
name = Nom
options = Options
start = Commencer

# The table
board = Le plateau
skip = Aller à la décision
points-so-far = points acquis
if-scored = si décompte
figure-was = avant { $was }
if-scored-long = ce qu’un décompte ajouterait maintenant
if-scored-how = Si un décompte avait lieu maintenant, ces points s’ajouteraient à ceux que ce joueur a déjà. D’ici là, tout peut changer.
you = Vous
your-turn = à vous
their-turn = son tour
turn-of = Tour { DE($player) }
chance-decides = La table décide
title-turn = { $turn } : { $game }, Midway
your-answer = Votre réponse, au tour { DE($active) }
answer-of = Réponse { DE($player) }, au tour { DE($active) }
answer-of-yours = Réponse { DE($player) }, à votre tour
have-played = { $n ->
    [one] { $names } a joué.
   *[other] { $names } ont joué.
}
since = Depuis votre dernier tour
seat-n = place { $n }
seat-bot = robot { $bot }
seat-free = place { $n } · libre
is-here = en ligne
is-away = hors ligne
players-and-log = Joueurs et journal
parts = Parties de la table
log = Journal
what-happened = Ce qui s’est passé
whole-log = Tout le journal
log-unread = { $n ->
    [one] Journal, un nouveau message
   *[other] Journal, { $n } nouveaux messages
}
chance = La table
pace = Rythme
pace-long = Rythme des robots
pace-calm = Sans hâte
pace-brisk = Vif
pace-once = D’un coup
one-step = Un pas
walk = Étapes de ce tour
then-come = Ensuite
then-you = vous
thinks = réfléchit
space = Espace
skip-to-mine = Jusqu’à mon tour
undo = Annuler
serious-undo = Cette partie est sérieuse : aucun choix n’est annulé.
nothing-to-undo = Vous n’avez rien à annuler : on ne revient ni sur un tirage, ni sur le choix d’un autre joueur.
confirm = Valider
kinds = Sortes de choix
price = Prix
net = Net de ce que cela coûte
net-short = Net
has-to-wait = doit attendre
less = Moins
more = Plus
only-choice = (seul choix)
show-all = Voir les { $n } choix
slip-replay = Ceci est une relecture ; revenez à la table pour jouer.
slip-watching = Vous regardez la partie ; seuls les joueurs peuvent choisir.
you-watch = Vous regardez
n-watching = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
is-thinking = { $player } réfléchit.
waits-for-somebody = Cette place est encore libre. La partie continue dès que quelqu’un s’y assoit.

# Seats and links
invite = Inviter
sit-down = S’asseoir
lobby-waits = en attente d’amis
leave-game = Quitter cette partie
hand-over = Confier ma place à un robot
hand-over-how = Le robot continue pour vous. Avec votre lien privé, vous pouvez reprendre la place.
download-record = Télécharger l’enregistrement
seal-told = Sceau du donneur :
seed-told = Graine du donneur :
seed-chosen = La graine a été choisie :
webhook = Prévenir un autre programme
curtain = C’est à { $player }
curtain-why = Les autres regardent ailleurs.
curtain-lift = Voir ma table

# Chat
chat = Chat

# Replay and the end
replay = Relecture
replay-from = Revoir l’événement { $n }
event = Événement
place = Rang
player = Joueur
turn = Tour
points = Points
share = Partager

# Comment jouer
howto = Comment jouer
howto-points = D’où viennent les points
howto-advice = Pour votre première partie
howto-once = S’ouvre d’elle-même à votre première table. Ensuite, appuyez sur
you-are-asked = On vous demande :
all-rules = Toutes les règles
learn-in = { $n ->
    [one] Apprendre en une minute
   *[other] Apprendre en { $n } minutes
}
lets-play = Jouer

# Les règles en pages
depth = Ce qui est montré
rules-line = D’une page à la lettre du règlement. Chaque règle a une adresse que vous pouvez envoyer.

# Scorings
tally-table = Les décomptes en tableaux
counted-here = ici
pause = Pause

# Hints
hint = Conseil
no-hints = Pas de conseils à cette table.
no-hints-why = C’est une partie sérieuse. Vous pourrez revoir chaque choix quand elle sera finie.
hint-now = Demander un conseil
with-hint = avec un conseil
n-hints = { $n ->
    [one] A reçu un conseil
   *[other] A reçu { $n } conseils
}

# Apprendre de ses erreurs
mistake-played = Ce que vous avez joué

# Et si
whatif = Et si…
whatif-where = Et si…, à partir de l’événement { $n }
whatif-whose = Et si… : { $whose }
whatif-not = Pas de « et si » à cette table.
whatif-not-why = C’est une partie sérieuse. Vous pourrez tout essayer quand elle sera finie.
