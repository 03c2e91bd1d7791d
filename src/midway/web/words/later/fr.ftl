# The page
save = Enregistrer
word-title = Une nouvelle table
word-go = Continuer

# Lessons
host-role = allumeur de réverbères de l’Exposition
invite-learn = Vous découvrez « { $game } » ?
invite-learn-in = Apprenez à y jouer en { $n } minutes ; nous gardons votre place.
lesson-marks = Étape { $n } sur { $of }
lesson-count = { $n } sur { $of }
lesson-leave = Quitter la leçon
lesson-leave-key = Quitter la leçon (Échap)
lesson-waits = La leçon vous attend à l’étape { $n }.
show-me = Montrez-moi
show-me-how = M. Wick le fait pour vous (S)
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-next = Suivant
lesson-try = J’essaie
lesson-again = Réessayer
bow-all-lit = { $n ->
    [6] Six essais, six lampes allumées.
   *[other] { $n } essais, { $n } lampes allumées.
}
door-whole = Une partie entière
door-whole-how = { $n ->
    [one] Contre un robot facile, avec conseils
   *[other] Contre { $n } robots faciles, avec conseils
}
door-further = La leçon suivante, sur le même plateau
door-howto = Comment jouer, en une page
door-howto-how = Toujours sous la touche ? à la table

# A new table
how-to-play = Façon de jouer
mode-bots = Robots
mode-bots-how = Vous jouez tout de suite ; des robots prennent les autres places.
mode-friends = Entre amis
mode-friends-how = Un seul lien vaut pour toutes les places libres. Qui l’ouvre choisit un nom et joue, tout de suite ou des jours plus tard.
mode-together = Un seul écran
mode-together-how = À plusieurs devant cet appareil. Si les mains sont cachées, un rideau tombe entre les places.
mode-mirror = Vraie table
mode-mirror-how = La boîte est devant vous : vous dites ce qui est tiré, Midway veille aux règles et tient le score.
a-friend = Par lien
a-person = Sur place
your-table = Votre table
who-sits-here = Qui s’assoit ici ?
choosing = à choisir
seat-here = Asseoir ici
seat-of = Place { $n } : { $player }
a-friend-short = Un ami
by-link = par lien
all-like = Tous comme { $player }
one-of-each = Un de chaque
surprise-me = Surprenez-moi
casual = Détendue
serious = Sérieuse
casual-how = Détendue : conseils et annulations permis. Sérieuse : ni l’un ni l’autre, et le résultat compte.
odds-in = { $k } fois sur { $n }
odds-least = moins de 1 fois sur { $n }
odds-how = C’est à cette fréquence que vous gagnez à une telle table, d’après vos { $n } dernières parties sérieuses.
odds-even = À { $n } joueurs de même force, ce serait 1 fois sur { $n }.
wins-of = Gagne { $n } parties sur 10 contre le niveau précédent.
wins-of-many = Seul contre { $rivals } du niveau précédent, il gagne { $n } parties sur 10.
answers-at-once = Répond aussitôt
warming-up = Les robots forts s’échauffent.
you-against = Vous jouez contre { $names }.
about-time = Environ { $time }.
how-measured-link = Comment on mesure la force
strength-title = La force des robots
strength-head = Leur force
strength-line = Chaque chiffre vient de parties que les robots ont jouées entre eux avec le programme que vous utilisez. Les commandes les rejouent.
strength-none = Rien n’a encore été mesuré
strength-how-to = Cette commande mesure les robots de ce jeu sur votre ordinateur ; chaque partie est gardée, et vous pouvez continuer plus tard.
ladder = Le classement
ladder-line = Les points sont des cotes, les barres disent notre certitude (19 fois sur 20). 150 points de plus gagnent 7 parties sur 10.
chances-hold = Les chances se vérifient-elles ?
chances-line = { $n ->
    [one] Ce qui fut annoncé en une partie, et ce qui arriva.
   *[other] Ce qui fut annoncé en { $n } parties, et ce qui arriva.
}
chance-said = annoncé
chance-won = gagné
chance-between = 19 fois sur 20 entre
chance-times = places
brier-line = score de Brier (moins, c’est mieux) ; annoncer « 1 sur { $n } » à chacun donnerait { $fair }
brier-judge = score de Brier du juge seul
brier-playouts = score de Brier des parties simulées seules
who-beats-whom = Qui bat qui
who-beats-line = { $n ->
    [one] Parties gagnées sur 100 par le joueur de gauche, à deux à la table.
   *[other] Parties gagnées sur 100 par le joueur de gauche, seul parmi { $n } joueurs nommés en haut.
}
how-measured = Comment on a mesuré
how-games = { $n ->
    [one] Une partie par paire.
   *[other] { $n } parties ou plus par paire ; les places changent après chaque partie, pour que personne ne profite de commencer.
}
how-seen = Chaque robot voit ce que voit sa place et réfléchit sur un seul cœur.
how-among = { $bot } seul parmi { $rivals } × { $other } : { $won } sur 100 ({ $low } à { $high }, { $n } parties) ; un robot égal gagnerait { $fair }.
how-budget = { $bot } seul parmi { $rivals } × { $other }, avec { $budget } par décision pour ceux qui cherchent : { $won } sur 100 ({ $low } à { $high }, { $n } parties) ; un robot égal gagnerait { $fair }.
plain-tree = recherche arborescente simple
budget-playouts = { $n ->
    [one] { $n } partie simulée
   *[other] { $n } parties simulées
}
how-when = { $n } parties, jusqu’au { $day }, Midway { $version }
your-name = Votre nom
name-of-seat = Nom à la place { $n }
list-table = Afficher cette table à l’accueil
list-table-why = Tout le monde peut s’asseoir à une place libre.
for-owners = Pour qui possède la boîte
for-owners-why = Nous n’avons pas vu toutes les pages imprimées. Si vous avez la boîte sous les yeux, réglez ceci comme imprimé ; sinon, laissez tel quel.

# The table
n-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
done-to-you = Ce que vous avez subi
to-you = Pour vous
the-others = Les autres
number-is-place = numéro = lieu sur le plateau
watch-again = Revoir
since-scored = Si l’on décomptait maintenant : { $now } pour vous, { $was } avant.
to-your-turn = À votre tour
log-setup = Mise en place : { $n ->
    [one] une ligne
   *[other] { $n } lignes
}
log-more = Encore { $n } lignes
log-filter = Afficher
log-all = Tout
log-me = Moi
log-chat = Chat

# Seats and links
invite-seats = Places libres
invite-how = Un lien, une place. Envoyez chaque lien à une seule personne.
invite-watch = Pour regarder
my-link = Votre place sur un autre appareil
my-link-how = Qui ouvre ce lien le premier prend votre place. Il ne sert qu’une fois ; un nouveau lien annule l’ancien.
copy-link = Copier le lien
make-link = Nouveau lien
link-unknown = Un nouveau lien remplace l’ancien.
copied = Copié
copy-by-hand = Copie impossible ; sélectionnez le lien.
sit-at = { $game }, place { $n }.
sit-again = { $game }, place { $n } : continuez ici, sur cet appareil.
sit-at-seat = S’asseoir à la place { $n }
invitation = Invitation
invitation-late = La partie a commencé : vous la regardez.
lobby-host = Envoyez ce lien à vos amis
lobby-host-how = Qui l’ouvre choisit un nom et une place libre. La partie commence quand vous le décidez.
lobby-guest = Vous avez une place
lobby-full = Tout le monde est là
lobby-full-how = Toutes les places sont prises. Commencez quand vous voulez.
lobby-alone = Vos amis ne peuvent pas encore rejoindre cette table
lobby-alone-how = D’ici là, des robots peuvent prendre les places libres.
lobby-sit = { $player } vous invite à jouer à « { $game } »
lobby-watch = Cette table attend des amis
lobby-others-how = La partie commence quand { $player } le décide.
lobby-name-how = Indiquez un nom, puis choisissez une place libre.
lobby-ask-host = Pour inviter d’autres personnes, demandez le lien au joueur qui vous a invité.
lobby-no-link = Il n’y a pas de lien pour le moment. Personne d’autre ne peut s’asseoir tant que vous n’en créez pas un nouveau.
lobby-free = libre
lobby-free-how = attend quelqu’un
lobby-you = { $player }, sur cet appareil
lobby-bot = Donner la place { $n } à un robot
lobby-no-bot = Renvoyer { $player }
lobby-needs = { $n ->
    [2] Il faut au moins deux joueurs. Un robot peut aussi prendre une place.
    [3] Il faut au moins trois joueurs. Des robots peuvent aussi prendre des places.
   *[other] Il faut au moins { $n } joueurs. Des robots peuvent aussi prendre des places.
}
lobby-left-out = Les places libres seront retirées. Les retardataires pourront regarder.
seats = Places
seats-taken = Places : { $n } sur { $of } prises
sat-down = vient de s’asseoir
ready = en place
bot = Robot
start-with = { $n ->
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
   *[other] Commencer à { $n }
}
lan-near = Cette table se trouve sur votre ordinateur : le lien fonctionne pour toute personne sur le même réseau.
lan-alone = Ce serveur n’est accessible que depuis votre ordinateur : un lien ne fonctionnerait pour personne d’autre. Arrêtez-le et relancez-le avec cette commande ; vos tables sont conservées.
lan-none = Votre ordinateur n’est relié à aucun réseau pour le moment : vos amis ne peuvent pas rejoindre cette table. Connectez-le, puis rechargez cette page.
another-address = Adresse :
end-link = Désactiver ce lien
qr-code = Code QR du lien
qr-point = Ou visez ceci avec un téléphone
qr-same = Le code contient le même lien. Un lien vaut pour toutes les places ; un autre, pour regarder seulement :
qr-sits = Le code contient le lien de la première place libre.
qr-watches = Le code contient le lien pour regarder seulement.
copy-watch-link = le copier
leave = Quitter
leave-game-how = Un robot continue pour vous, et la partie disparaît de votre liste. Avec votre lien privé, vous pourrez reprendre la place.
leave-everywhere = Partout : mon lien privé cesse aussi de fonctionner
leave-game-stay = Rester
dealing-waits = On mélange. Les cartes seront distribuées dès que tous auront pris part aux tirages ; il manque encore : { $names }.
dealing-without = Distribuer sans attendre
fair-proved = Distribution honnête : la graine est celle qui a été scellée avant la première carte.
fair-parts = { $n ->
    [one] La contribution d’un joueur est entrée dans chaque tirage.
   *[other] Les contributions de { $n } joueurs sont entrées dans chaque tirage.
}
fair-own = { $n ->
    [one] Votre contribution est entrée dans chaque tirage.
   *[other] Les contributions de { $n } joueurs, dont la vôtre, sont entrées dans chaque tirage.
}
fair-verify = « midway verify » vérifie chaque tirage de l’enregistrement.
fair-broken = On ne peut pas prouver que cette partie a été distribuée honnêtement : sa graine ou votre contribution n’est pas celle qui a été scellée.
webhook-url = Adresse à appeler quand c’est votre tour
webhook-how = Midway y envoie un petit message JSON. Laissez vide pour arrêter.

# Chat
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
replay-go = Lecture automatique
replay-stop = Arrêter
event-of = Événement { $n } sur { $last }
step-first = Premier événement
step-back = Événement précédent
step-forward = Événement suivant
step-last = Dernier événement
back-to-table = Retour à la table
replay-how = Parcourez la partie avec les flèches du clavier ; chaque événement a sa propre adresse.
final-board = Voir le plateau final
final-score = Score final
score-part = Source de points
board-total = Total
you-win = Vous l’emportez
you-share = Vous partagez la victoire
they-win = { $names } l’emporte
they-share = { $names } partagent la victoire
margin = { $first } à { $second }
points-how = points acquis, plus ce qu’un décompte aurait ajouté
as-table = en tableau
as-chart = en graphique
rematch = Revanche
to-rematch = Vers la revanche
record = Enregistrement

# Les règles en pages
contents = Sommaire
search-n-rules = { $n ->
    [one] Chercher une règle
   *[other] Chercher ({ $n } règles)
}
chapters-found = { $n ->
    [0] aucun chapitre
    [one] un chapitre
   *[other] { $n } chapitres
}
depth-both = En bref et à la lettre
depth-short = En bref
depth-open = Seulement ce que nos sources laissent ouvert
to-the-letter = À la lettre
rule-address = Lien vers { $rule }
words-of-the-game = Les mots du jeu
rather-see-it = Vous préférez voir ?
lesson-shows = M. Wick vous montre un tour et un décompte sur un vrai plateau.

# Scorings
tally-what = Ce qui est compté
tally-before = Avant
tally-now = Maintenant
tally-place = Place
no-tally = Il n’y a pas encore eu de décompte.
verdict = { $kind ->
    [win-mine] Vous gagnez de { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [win] { $name } gagne de { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [lead-mine] Vous menez de { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [lead] { $name } mène de { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    [tie-break-mine] Vous l’emportez à égalité
    [tie-break] { $name } l’emporte à égalité
   *[level] À égalité en tête : { $name }
}
verdict-behind = Il vous manque { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
verdict-row = Le plus grand écart : { $row } ({ $one } { $mine }, { $other } { $theirs }).
n-of = { $n } sur { $of }
nth = { $n ->
    [1] 1er
   *[other] { $n }e
}
result = Résultat
go-on = Continuer

# Hints
hint-noted = noté
hint-hide = Masquer
hint-stop = Arrêter
hint-even = presque égaux
hint-lamps = { $n } lampes sur { $of }
hint-chance = { $player } { $n } %
hint-computing = Des parties sont jouées jusqu’au bout. Les fourchettes se resserrent à mesure que les lampes s’allument ; choisissez quand vous voulez.
hint-warming = Les bons conseils s’échauffent encore.
hint-others = { $n ->
    [one] L’autre choix :
   *[other] Les { $n } autres :
}
hint-exact = D’après { $games } parties chacun, à { $n } sur 100 près. Le conseil ne sait que ce que vous savez.
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# Analyse
why-you-won = Pourquoi vous avez gagné
why-they-won = { $n ->
    [one] Pourquoi { $names } gagne
   *[other] Pourquoi { $names } gagnent
}
analysis-show = Afficher
analysis-why = Pourquoi
analysis-score = Score
analysis-why-later = Le pourquoi s’affiche quand toute la partie a été lue.
analysis-by-own = { $name } gagne par ses choix plus que par chance.
analysis-by-against-luck = { $name } gagne par ses choix, malgré la malchance.
analysis-by-luck = { $name } gagne par chance plus que par ses choix.
analysis-by-others = { $name } gagne parce que les autres ont cédé davantage.
analysis-start = départ
analysis-end = fin
analysis-off = L’effet des choix est donné à { $n } chances sur 100 près, car les parties simulées ne sont qu’un échantillon ; celui de la chance n’est pas estimé ainsi.
analysis-part-luck = chance
analysis-part-own = ses choix
analysis-part-others = les autres
analysis-plays = Qualité du jeu
analysis-accuracy = précision
analysis-slips = imprécisions
analysis-mistakes = erreurs
analysis-blunders = gaffes
analysis-slip = imprécision
analysis-mistake = erreur
analysis-blunder = gaffe
analysis-grade = { $grade } { $n }+
analysis-chances = Chances de gagner
analysis-floor = Les vôtres sont en bas.
analysis-winner-floor = Celles du vainqueur sont en bas.
analysis-luck = Chance
analysis-luck-how = ce que les tirages ont donné et pris jusque-là, en chances sur 100
analysis-mark = { $name }, événement { $n } : { $grade }, { $lost } chances perdues
analysis-stroke = Événement { $n }, chance : { $change } pour { $name }
analysis-instead = { $played } ; mieux : { $better }.
analysis-played = joué
analysis-better = mieux
analysis-before = { $n ->
    [one] Une autre partie passe avant.
   *[other] { $n } autres parties passent avant.
}
analysis-left = { $n ->
    [one] Encore une seconde environ.
   *[other] Encore { $n } secondes environ.
}
analysis-meanwhile = Regardez ce qui est déjà là, ou revenez plus tard.
analysis-tell = Me prévenir à la fin
analysis-will-tell = Vous serez prévenu
analysis-done = L’analyse est terminée.
open-board = Ouvrir le plateau
show-board = Voir le plateau
analysis-turned = Les tournants
analysis-how = Les chances réunissent celles du juge et celles de parties simulées à chaque tour ; une erreur a été trouvée par deux recherches aux tirages différents.
analysis-nothing = Aucun choix n’était clairement mauvais, et aucun tirage n’a décidé de la partie.
analysis-head = { $name }, événement { $n }
analysis-chance = Hasard
analysis-luck-by = { $change } pour { $name }
analysis-before-it = Avant
analysis-after-it = Après
analysis-nobody = Personne n’a mal choisi ici.
analysis-was-better = Mieux : { $better }
analysis-cost = Joué : { $played }. Coût : { $lost } chances sur 100, à { $interval } près.
percent = { $n } %

# Apprendre de ses erreurs
mistakes-learn = Apprendre de vos erreurs
mistake-of = Erreur { $n } sur { $of }
mistake-ask = Événement { $n } : trouvez mieux
mistake-was = Vous avez joué : { $option }. Vos chances de gagner : { $now } sur 100 ; avec un autre choix : { $could }.
mistake-elsewhere = Rien n’était à choisir à cet endroit.
mistake-options = Les choix et leurs chances
mistake-first = Choisissez d’abord
mistake-show = Montrez-moi
mistake-again = Réessayer
mistake-next = Erreur suivante
mistake-leave = Vers l’analyse
mistake-best = Oui. C’était le meilleur choix
mistake-best-how = { $option } : { $n } sur 100 au lieu de { $now }.
mistake-even = Oui. Rien n’est nettement meilleur
mistake-even-how = { $option } : { $n } sur 100 au lieu de { $now }. L’écart avec le meilleur choix est trop faible pour trancher.
mistake-near = C’est mieux, mais pas encore le meilleur
mistake-near-how = { $option } : { $n } sur 100 au lieu de { $now }. Un autre choix est plus fort encore.
mistake-less = Il y a mieux
mistake-less-how = { $option } : { $n } sur 100. Ce que vous avez joué valait { $now }.
mistake-same = C’est ce que vous avez joué
mistake-same-how = { $option } : { $now } sur 100. Un autre choix valait { $could }.
mistake-weak = Il y a mieux
mistake-weak-how = { $option } n’est pas parmi les choix forts ici.
mistake-shown = C’était le meilleur choix
mistake-shown-how = { $option } : { $n } sur 100 au lieu de { $now }.
mistake-tag-was = dans la partie
mistake-tag-try = votre essai
mistake-tag-best = le meilleur

# Et si
whatif-from = À partir de l’événement { $n }.
whatif-dealt = Les tirages sont nouveaux.
whatif-redealt = Ce que vous ne voyez pas a été redistribué.
whatif-as = Vous jouez { $names }.
whatif-counts = Rien ici ne compte.
whatif-over = Recommencer
whatif-home = Début
whatif-anew = Autres tirages
whatif-leave = Revenir à la partie
whatif-trail = Ce qui a été essayé
whatif-went = La partie a continué avec
whatif-here = Ici, vous choisissez autrement
whatif-since = { $n ->
    [one] Un tour depuis
   *[other] { $n } tours depuis
}
whatif-stand = Où en est chacun
whatif-seat = { $name } : { $chance } % de chances, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
whatif-by-hand = Joué par vous ; appuyez pour laisser jouer un robot.
whatif-by-bot = Joué par un robot ; appuyez pour jouer vous-même.
whatif-won = { $n ->
    [one] Ici, { $names } gagne
   *[other] Ici, { $names } se partagent la victoire
}
whatif-here-points = ici
whatif-there-points = dans la partie
whatif-first = C’est ici que vous avez quitté la partie ; il n’y a rien à annuler.
whatif-try = Essayez vous-même
whatif-try-as = Essayez à la place { DE($name) }
