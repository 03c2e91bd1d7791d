title = Exposition universelle Chicago 1893
line = Remportez les cinq Palais de l’Exposition pendant que la roue tourne.

# Pieces
agriculture = Agriculture
    .in = au Palais de l’Agriculture
    .to = vers le Palais de l’Agriculture
    .from = du Palais de l’Agriculture
    .of = du Palais de l’Agriculture
    .the = Le Palais de l’Agriculture
    .short = Agri
    .patron = Cyrus McCormick
electricity = Électricité
    .in = au Palais de l’Électricité
    .to = vers le Palais de l’Électricité
    .from = du Palais de l’Électricité
    .of = du Palais de l’Électricité
    .the = Le Palais de l’Électricité
    .short = Élec
    .patron = George Westinghouse
arts = Beaux-Arts
    .in = au Palais des Beaux-Arts
    .to = vers le Palais des Beaux-Arts
    .from = du Palais des Beaux-Arts
    .of = du Palais des Beaux-Arts
    .the = Le Palais des Beaux-Arts
    .short = Arts
    .patron = Augustus Saint-Gaudens
manufacturing = Manufactures
    .in = au Palais des Manufactures
    .to = vers le Palais des Manufactures
    .from = du Palais des Manufactures
    .of = du Palais des Manufactures
    .the = Le Palais des Manufactures
    .short = Manu
    .patron = Charles H. Schwab
transportation = Transports
    .in = au Palais des Transports
    .to = vers le Palais des Transports
    .from = du Palais des Transports
    .of = du Palais des Transports
    .the = Le Palais des Transports
    .short = Tran
    .patron = George Pullman
burnham = Daniel Burnham
    .short = Burnham
davis = George Davis
    .short = Davis
palmer = Bertha Palmer
    .short = Palmer
mccormick = Cyrus McCormick
    .short = McCormick
westinghouse = George Westinghouse
    .short = Westinghouse
saint_gaudens = Augustus Saint-Gaudens
    .short = Saint-Gaudens
schwab = Charles H. Schwab
    .short = Schwab
pullman = George Pullman
    .short = Pullman
ticket = ticket d’entrée pour Midway
exhibit_agriculture = exposition du Palais de l’Agriculture
exhibit_electricity = exposition du Palais de l’Électricité
exhibit_arts = exposition du Palais des Beaux-Arts
exhibit_manufacturing = exposition du Palais des Manufactures
exhibit_transportation = exposition du Palais des Transports
ticket-short = { $n ->
    [one] ticket
   *[other] tickets
}
about = { $card } : { $line }
bot-greedy = prend la plus grosse pile et joue ses personnalités là où elles changent la majorité
bot-keen = se place là où les cartes et les rangs rapportent le plus ensemble
titled-exhibit = « { $title } » ({ NAME($area) })
titled-ticket = ticket « { $title } »

# What is asked
ask-tiles = Quelle tuile Palais se trouve en position { $n }, dans le sens horaire depuis la gauche de la base ?
ask-opening = Quelle carte est posée { NAME($next, form: "in") } ?
ask-first = Qui est le premier joueur ?
ask-place = { $player } place un représentant dans un Palais.
    .you = Placez un représentant dans un Palais.
ask-lift = { $player } n’a plus de réserve et reprend un représentant pour le placer { NAME($area, form: "in") }.
    .you = Votre réserve est vide : reprenez l’un de vos représentants pour le placer { NAME($area, form: "in") }.
ask-figures = { $player } joue ou défausse des personnalités influentes.
    .you = Jouez ou défaussez vos personnalités influentes, dans l’ordre de votre choix.
ask-take = { $player } déplace un représentant avec Bertha Palmer.
    .you = Bertha Palmer déplace un représentant : lequel, et depuis quel Palais ?
ask-put = { $player } déplace un représentant { NAME($area, form: "from") } avec Bertha Palmer.
    .you = Où va le représentant { DE($owner) } venu { NAME($area, form: "from") } ?
    .yours = Où va votre représentant venu { NAME($area, form: "from") } ?
ask-refill = Quelle carte est posée { NAME($next, form: "in") } ?
ask-approve = { $player } peut faire approuver { $n ->
    [one] encore une exposition
   *[other] jusqu’à { $n } expositions
} { NAME($area, form: "in") }.
    .you = { $n ->
        [one] Vous pouvez encore faire approuver une exposition { NAME($area, form: "in") }.
       *[other] Vous pouvez faire approuver jusqu’à { $n } expositions { NAME($area, form: "in") }.
    }

# What may be done
do-tile = { NAME($area) }
do-deal = { NAME($card) }
do-first = { $whose }
do-place = { NAME($area) }
do-lift = { NAME($area) }
do-burnham = Daniel Burnham : un représentant de plus { NAME($home, form: "in") }
do-davis = George Davis : un représentant { NAME($area, form: "in") }
do-palmer = Bertha Palmer : déplacer un représentant de n’importe quel joueur
do-patron = { NAME($area, form: "patron") } : un représentant { NAME($area, form: "in") }
do-discard = Défausser { NAME($figure) } sans l’utiliser
do-take = { $whose }, { NAME($area, form: "from") }
    .yours = Le vôtre, { NAME($area, form: "from") }
do-put = { NAME($area) }
do-approve = Faire approuver une exposition { NAME($area, form: "of") }
do-keep = Ne plus rien faire approuver { NAME($asked, form: "in") }

# What happened
log-laid = { NAME($area, form: "the") } occupe la position { $n } autour de la roue.
log-dealt = { NAME($area, form: "the") } reçoit : { $cards }.
log-drew-first = Le premier joueur est { $player }.
    .you = Vous jouez en premier.
log-bonus = Bonus de départ : { $player } ajoute un représentant { NAME($area, form: "in") }.
    .you = Bonus de départ : vous ajoutez un représentant { NAME($area, form: "in") }.
log-placed = { $player } place un représentant { NAME($area, form: "in") }.
    .you = Vous placez un représentant { NAME($area, form: "in") }.
log-lifted = { $player } n’a plus de réserve et reprend un représentant { NAME($area, form: "from") }.
    .you = Vous n’avez plus de réserve et reprenez un représentant { NAME($area, form: "from") }.
log-played = { $player } joue { NAME($figure) }.
    .you = Vous jouez { NAME($figure) }.
log-discarded = { $player } défausse { NAME($figure) } sans l’utiliser.
    .you = Vous défaussez { NAME($figure) } sans l’utiliser.
log-added = { $player } ajoute un représentant { NAME($area, form: "in") }.
    .you = Vous ajoutez un représentant { NAME($area, form: "in") }.
log-moved = Un représentant { DE($owner) } passe { NAME($area, form: "from") } { NAME($to, form: "in") }.
    .yours = L’un de vos représentants passe { NAME($area, form: "from") } { NAME($to, form: "in") }.
log-collected = { $player } { $n ->
    [0] ne trouve aucune carte
    [1] prend une carte
   *[other] prend { $n } cartes
} { NAME($area, form: "in") }{ $n ->
    [0] .
   *[other] {" "}: { $cards }.
}
    .you = Vous { $n ->
        [0] ne trouvez aucune carte
        [1] prenez une carte
       *[other] prenez { $n } cartes
    } { NAME($area, form: "in") }{ $n ->
        [0] .
       *[other] {" "}: { $cards }.
    }
log-car-moved = La cabine avance { $n ->
    [one] d’une case
   *[other] de { $n } cases
} ; { $left ->
    [0] elle a fait le tour.
    [1] encore une avant le décompte.
   *[other] encore { $left } avant le décompte.
}
log-car-stopped = La cabine s’arrête sur la case de départ : phase de décompte à la fin de ce tour.
log-reshuffled = La pioche est vide : { $n ->
    [one] la carte défaussée forme
   *[other] les { $n } cartes défaussées, mélangées, forment
} une nouvelle pioche.
log-deck-empty = Pioche et défausse sont vides : plus aucune carte pour ce tour.
log-scoring = Phase de décompte { $n }.
log-ticket-leader = { $player } possède le plus de tickets : { $n ->
    [one] un point
   *[other] { $n } points
} de bonus.
    .you = Vous possédez le plus de tickets : { $n ->
        [one] un point
       *[other] { $n } points
    } de bonus.
log-traded = { $player } échange { $n ->
    [one] un ticket contre un point.
   *[other] { $n } tickets contre { $n } points.
}
    .you = Vous échangez { $n ->
        [one] un ticket contre un point.
       *[other] { $n } tickets contre { $n } points.
    }
log-medal = { $player } gagne une médaille de leader de { $n } { NAME($area, form: "in") }.
    .you = Vous gagnez une médaille de leader de { $n } { NAME($area, form: "in") }.
log-approved = { $player } fait approuver { $n ->
    [one] une exposition
   *[other] { $n } expositions
} { NAME($area, form: "of") } : { $cards }.
    .you = Vous faites approuver { $n ->
        [one] une exposition
       *[other] { $n } expositions
    } { NAME($area, form: "of") } : { $cards }.
log-kept = { $player } ne fait plus rien approuver { NAME($area, form: "in") }.
    .you = Vous ne faites plus rien approuver { NAME($area, form: "in") }.
log-recalled = { $player } rappelle { $n ->
    [one] un représentant.
   *[other] { $n } représentants.
}
    .you = Vous rappelez { $n ->
        [one] un représentant.
       *[other] { $n } représentants.
    }
log-round = La manche { $n } commence.
log-ended = L’exposition ferme ses portes : la partie est finie.
log-undo = { $player } annule son dernier choix.
    .you = Vous annulez votre dernier choix.
log-undo-chance = Le dernier tirage est à saisir de nouveau.

# Why not
no-over = La partie est finie.
no-such-code = Ce choix n’existe pas ; les codes vont de 0 à { $n }.
no-other-seat = { $now ->
    [chance] C’est la prochaine carte ou tuile qui décide maintenant, et personne d’autre.
   *[player] C’est à { $player } de décider.
}
no-undo = Vous n’avez rien à annuler : le hasard ou un autre joueur est passé depuis.
no-wrong-step-tiles = Les tuiles Palais ne se placent qu’à la mise en place.
no-wrong-step-opening = Les cartes se posent une fois toutes les tuiles Palais en place.
no-wrong-step-refill = Les cartes viennent de la pioche, trois à la fin de chaque tour.
no-wrong-step-first = Le premier joueur n’est tiré au sort qu’à la mise en place.
no-wrong-step-place = Vous placez le représentant de votre tour à l’étape 1, une seule fois.
no-wrong-step-lift = On ne reprend un représentant que s’il en faut un et que la réserve est vide ; il vous en reste { $supply } en réserve.
no-wrong-step-figures = Les personnalités se jouent à l’étape 2, juste après le placement, si vous en avez récupéré à votre tour précédent.
no-wrong-step-take = Seule Bertha Palmer déplace un représentant, et elle n’est pas en jeu en ce moment.
no-wrong-step-put = Seule Bertha Palmer déplace un représentant, et aucun n’a été choisi.
no-wrong-step-approve = Les expositions sont approuvées pendant une phase de décompte, par les joueurs dont le rang le permet.
no-tile-laid = { NAME($area, form: "the") } est déjà en place.
no-no-such-player = Ce joueur n’est pas à cette table.
no-not-in-deck = La pioche ne contient plus de carte de ce genre : { NAME($card) }.
no-no-supporter-to-lift = Vous n’avez aucun représentant à reprendre { NAME($area, form: "in") }.
no-no-such-figure = { NAME($figure) } ne fait pas partie des personnalités récupérées à votre tour précédent.
no-not-adjacent = { NAME($area, form: "the") } n’est pas adjacent à celui de votre tour : { NAME($home) }.
no-no-supporter-there = { $whose } n’a aucun représentant { NAME($area, form: "in") }.
no-same-area = Le représentant doit rejoindre un autre Palais que { NAME($area) }.
no-other-area = On décompte { NAME($asked) } : seules ses expositions peuvent être approuvées maintenant.

# Options
option-approvals = Approbation des expositions
option-approvals-automatic = autant que permis, sans demander
option-approvals-asked = demandée une par une
option-start_space = Cases de la roue
option-start_space-counted = 9, 11 ou 13, case de départ comprise
option-start_space-extra = la case de départ s’ajoute : un ticket de plus par manche
option-empty_ranks = Rang sans représentant
option-empty_ranks-no = il faut au moins un représentant dans le Palais
option-empty_ranks-yes = aucun n’est nécessaire
option-tied_first = Approbations à égalité pour la 1re place
option-tied_first-ladder = 1 à deux joueurs, 2 à trois ou quatre
option-tied_first-reversed = 2 à deux joueurs, 1 à trois ou quatre
option-edition = Pièces affichées comme dans la boîte
option-edition-english = édition anglaise : pièces de 1 et 2
option-edition-french = édition française : pièces de 1, 2 et 4
option-edition-polish = édition polonaise : pièces de 1 et 2

# Doubts
doubt-start-bonus = Aucune source ne montre les quatre cartes Bonus de départ. On sait : un représentant sur chaque Palais indiqué, selon la place, un ou deux en tout, et pour les derniers plus de majorités sans partage et des limites de cartes plus basses. La nôtre est la plus simple qui convienne ; en simulation, elle équilibre les places à peu près comme il faut.
doubt-card-limits = Chaque tuile porte trois ou quatre flèches, mais aucune source ne dit combien chacune en porte. Deux tuiles à quatre et trois à trois : c’est une supposition, et le choix des tuiles est arbitraire. D’autres répartitions changent les scores moyens d’un point au plus.
doubt-area-rewards = Les règles citent des médailles de 2 ou 4 et certaines approbations, mais pas toute la carte Étape 2. Les 4 et 2 à trois ou quatre joueurs viennent de deux critiques ; le 2 à deux joueurs est obtenu par élimination. À deux, l’égalité ne donne pas de médaille, sinon elle vaudrait la majorité.
doubt-tied-first = À égalité pour la première place, on fait approuver 1 ou 2 expositions selon le nombre de joueurs ; que ce soit 1 à deux joueurs suit l’ordre imprimé. L’inverse est possible, et c’est le doute qui pèse le plus : environ 3 points sur le score moyen.
doubt-figure-counts = 23 personnalités en tout, c’est certain. Trois par Palais : il en reste huit, et 4, 2, 2 est le double de ce qu’on retire à quatre joueurs ; aucune source ne donne la répartition.
doubt-wheel-counting = La roue compte 9, 11 ou 13 cases, case de départ comprise : une manche demande donc autant de tickets. Si la case de départ n’était pas comptée, il en faudrait un de plus.
doubt-empty-ranks = Aucune règle ne dit si un joueur sans représentant dans un Palais peut y être deuxième ou à égalité. Cela n’arrive qu’après Bertha Palmer ou avec une réserve vide.
doubt-titles = Les titres imprimés des expositions et des tickets sont en grande partie inconnus. Les nôtres sont de vraies expositions et attractions de 1893 ; ils ne changent rien au jeu.
doubt-reshuffle = La défausse est mélangée quand il faut une carte et que la pioche est vide : les personnalités jouées à ce tour y sont déjà, les cartes prises à ce tour n’y sont pas. Les règles françaises peuvent aussi vouloir dire tout de suite, dès la dernière carte piochée. Cela ne change quelque chose que si l’on complète juste avec la dernière carte.
doubt-both-piles-empty = Aucune règle ne prévoit une pioche et une défausse vides à la fois. Il faudrait quatre joueurs tenant presque toutes les expositions ; personne ne l’a vu.
doubt-no-tickets = Rien n’oblige à prendre des tickets. Quatre joueurs qui les évitent tous ne font jamais faire le tour à la cabine, et leur partie ne finit jamais ; aucune source ne dit quoi faire. Des joueurs conviendront de s’arrêter. Une simulation interrompt une partie après 20 000 événements et ne la compte pour personne.
doubt-lift-from-target = Avec une réserve vide, on reprend un représentant n’importe où ; que ce puisse être dans le Palais même où il en faut un est probable, mais écrit nulle part.

# The board
board-round = Manche { $n } sur { $of }
board-over = L’exposition est finie
board-setup = Mise en place
board-wheel = Roue
board-car = { $left ->
    [0] la cabine a fait le tour : décompte après ce tour
    [1] encore un ticket avant le décompte
   *[other] encore { $left } tickets avant le décompte
}
board-deck = Pioche { $n }, défausse { $discards }
board-area = Palais
board-cards = Cartes
board-changed = changé
board-player = Joueur
board-points = Points
board-forecast = Si décompte
board-supply = Réserve
board-tickets = Tickets
board-coins = Pièces
board-medals = Médail.
board-sets = Séries
board-exhibits = Expositions :
board-approved = Approuvées :
board-figures = Personnalités :
board-titled = { $kind } : { $title }
board-base = base de la roue
board-most = majorité
board-total = Total
board-tokens = Jetons

# The picture
pic-where = Tour { $turn } · manche { $n } sur { $of }
pic-finished = Fin après { $n } tours
chapter = Manche { $n }
pic-lot = Palais { $n }, pas encore posé
pic-palace = { NAME($area, form: "the") }. Cartes : { $n } sur { $limit }{ $n ->
    [0] .
   *[other] , { $cards }.
} Représentants : { $supporters }.
pic-count = { $name } { $n }
pic-pile = { $name } : { $n ->
    [one] { $n } représentant
   *[other] { $n } représentants
} { NAME($area, form: "in") }
pic-holds = { $n } max.
pic-rank-first = 1er
pic-rank-tied_first = 1er ex.
pic-rank-second = 2e
pic-rank-tied_second = 2e ex.
pic-note = { $tied ->
    [0] { $place ->
        [0] Aucun de vos représentants
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
       *[4] Quatrième place
    }
   *[1] { $place ->
        [0] Aucun de vos représentants
        [1] Première place à égalité
        [2] Deuxième place à égalité
       *[3] Troisième place à égalité
    }
}{ $worth ->
    [0]  : rien
   *[other] { $still ->
        [1] , comme maintenant
       *[0] {""}
    }
}
pic-to-go = { $n ->
    [0] décompte
    [1] restant
   *[other] restants
}
pic-start = Départ
pic-in-deck = pioche
pic-discarded = défausse
pic-deck = La pioche
pic-discards = La défausse
pic-contents = Tickets : { $tickets }, personnalités : { $figures }. Expositions : { $exhibits }.
pic-sets = Séries de jetons différents
pic-kind-exhibit = Exposition
pic-kind-ticket = Ticket Midway
pic-kind-figure = Personnalité
pic-kind-cards = Cartes
pic-short = { NAME($figure, form: "short") }
pic-effect-burnham = +1 ici
pic-effect-davis = +1 à côté
pic-effect-palmer = déplace 1
pic-about-exhibit = À faire approuver au décompte { NAME($area, form: "of") }.
pic-about-ticket = { $each ->
    [one] { $each } point
   *[other] { $each } points
} au prochain décompte ; { $most } de plus à qui en a le plus.
pic-about-burnham = Un représentant de plus dans le Palais de votre tour. À jouer à votre prochain tour, ou à défausser.
pic-about-davis = Un représentant dans un Palais adjacent à celui de votre tour. À jouer à votre prochain tour, ou à défausser.
pic-about-palmer = Déplacez un représentant de n’importe qui vers un autre Palais. À jouer à votre prochain tour, ou à défausser.
pic-about-patron = Un représentant { NAME($area, form: "in") }, quel que soit celui de votre tour. À jouer à votre prochain tour, ou à défausser.
pic-exhibits = Expositions
pic-approved = Approuvées
pic-proposed-of = { NAME($area) } : { $n ->
    [0] aucune exposition
    [one] { $n } exposition
   *[other] { $n } expositions
}
pic-approved-of = { NAME($area) } : { $n ->
    [0] aucune approuvée
    [one] { $n } approuvée
   *[other] { $n } approuvées
}
pic-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
pic-most-tickets = le plus de tickets
pic-supply = en réserve
pic-to-play = À jouer
pic-to-play-how = après avoir placé, ou à défausser
pic-judging = Quand la roue a fait le tour
pic-each-area = dans chaque Palais
pic-points = points
pic-approve = approbations
pic-first = Première place
pic-tied_first = Première à égalité
pic-second = Deuxième place
pic-tied_second = Deuxième à égalité
pic-up-to = { $n ->
    [0] 0
    [1] 1
   *[other] jusqu’à { $n }
}
pic-step-place = Placer
pic-step-figures = Personnalités
pic-step-collect = Récupérer
pic-step-refill = Regarnir
pic-step-tickets = Tickets
pic-step-approve = Approuver
pic-step-recall = Rappeler
pic-split = { $whose ->
    [yours] Vos séries, meilleur partage
   *[theirs] Séries { DE($player) }, meilleur partage
}

# Comment jouer
howto-goal = Remportez les cinq Palais de l’Exposition en trois manches ; après la troisième, le meilleur score l’emporte.
howto-turn = Un tour
howto-turn-1-name = Placer
howto-turn-1 = Placez un représentant dans le Palais de votre choix.
howto-turn-2-name = Personnalités
howto-turn-2 = Celles prises au tour précédent agissent, puis s’en vont.
howto-turn-3-name = Récupérer
howto-turn-3 = Prenez toutes les cartes du Palais. Les tickets font tourner la roue.
howto-turn-4-name = Regarnir
howto-turn-4 = Trois nouvelles cartes, dans le sens horaire. Un Palais plein est sauté.
howto-turn-5-name = Tour complet ? Décompte
howto-turn-5 = Les tickets, puis chaque Palais, puis la moitié de chaque groupe rentre.
howto-tickets = Tickets
howto-tickets-how = le plus de tickets rapporte 2 points de plus
howto-tickets-points = 1 chacun
howto-first = Première place d’un Palais, sans partage
howto-first-how = et jusqu’à trois de vos expositions sont approuvées
howto-first-points = { $players ->
    [2] 2
   *[other] 4
}
howto-second = Première place à égalité, ou deuxième sans partage
howto-second-how = avec jusqu’à deux approbations, ou une
howto-second-points = 2
howto-tied = Première place à égalité
howto-tied-how = aucun point, mais une exposition approuvée ; la deuxième place ne rapporte rien
howto-tied-points = 0
howto-sets = Expositions approuvées de couleurs différentes
howto-sets-how = une, deux, trois, quatre, cinq dans une série
howto-sets-points = 1 3 6 10 15
howto-advice-1-name = Prenez les grosses piles.
howto-advice-1 = Un représentant suffit, qu’il y ait une carte ou quatre.
howto-advice-2-name = Accordez vos expositions.
howto-advice-2 = Une exposition n’est approuvée que dans son propre Palais, et seulement si votre rang y compte.
howto-advice-3-name = Surveillez la roue.
howto-advice-3 = Prenez les derniers tickets quand le décompte du moment vous favorise plus que les autres.

# What was done since the last turn
act-moved = { $player } a déplacé votre représentant
    .more = Il passe { NAME($area, form: "from") } { NAME($to, form: "in") }, avec Bertha Palmer.
    .amount = { $before } → { $after }
act-tied = Vous êtes à égalité { NAME($area, form: "in") }
    .more = Après le tour { DE($player) } : { $n } chacun.
    .amount = égalité
act-rank = Vous avez perdu votre rang { NAME($area, form: "in") }
    .more = Après le tour { DE($player) }, vous y avez { $n ->
        [0] 0 représentant
        [one] un représentant
       *[other] { $n } représentants
    }.
    .amount = { $was ->
        [first] 1er
        [tied_first] 1er ex.
        [second] 2e
       *[tied_second] 2e ex.
    } → { $now ->
        [first] 1er
        [tied_first] 1er ex.
        [second] 2e
        [tied_second] 2e ex.
       *[none] aucun
    }
act-tickets = Vous n’avez plus le plus de tickets
    .more = { $player } vous a dépassé : { $n } contre { $mine }.
    .amount = { $mine } : { $n }
act-scored = Phase de décompte { $n }
    .more = Vous passez de { $before } à { $after } points.
    .amount = +{ $gained }
act-turn = { $player } : un représentant { NAME($area, form: "in") }.
    .amount = roue { $wheel }
act-exhibits = { $n ->
    [one] 1 exposition
   *[other] { $n } expositions
} ({ $areas }).
act-took-tickets = { $n ->
    [one] 1 ticket.
   *[other] { $n } tickets.
}
act-took-figures = Récupère { $figures }.
act-no-card = Aucune carte.
act-figures = Joue { $figures }.

# Scorings as a table
tally-scoring = { $n ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Troisième décompte
    }
tally-tickets = Tickets
    .title = Les tickets d’abord
    .says = Un point par ticket. Le plus de tickets, et le bonus : { $players }.
tally-area = { NAME($area) }
    .title = { $n ->
    [0] Pas de médaille { NAME($area, form: "in") }
    [1] En tête { NAME($area, form: "in") } : { $players }
   *[other] À égalité en tête { NAME($area, form: "in") } : { $players }
    }
    .says = { $medal ->
    [0] Aucun rang ne rapporte de points ici.
   *[other] Première place : une médaille de { $medal }. Chaque sceau est une exposition approuvée ; les points comprennent ce qu’elle ajoute aux séries.
    }
tally-recall = Rappel
    .title = La moitié de chaque groupe rentre
    .says = En arrondissant vers le bas : deux sur cinq, aucun sur un. Les représentants retournent dans la réserve.

# After the lesson
lesson-last = Jouer la dernière manche
lesson-last-how = 43 à 42 à 40, à vous de jouer. Je chuchote si vous demandez.

# Ce que fait chaque choix
explain-place = Un de vos représentants va dans ce Palais. Vous prendrez ensuite toutes ses cartes, et l’on regarnira à partir d’ici. Cela coûte un représentant de votre réserve.
explain-lift = Votre réserve est vide : le représentant vient de ce Palais. Vous en perdez un ici et en gagnez un là où vous placez.
explain-burnham = Un représentant de plus, de votre réserve, va dans le Palais où vous avez placé ce tour. La personnalité est ensuite défaussée.
explain-davis = Un représentant de votre réserve va dans un Palais voisin de celui où vous avez placé. La personnalité est ensuite défaussée.
explain-palmer = Déplacez un représentant de n’importe quel joueur vers un autre Palais : chassez un adversaire, ou amenez un des vôtres là où il compte.
explain-patron = Un représentant de votre réserve va dans le Palais de cette personnalité, où que vous ayez placé. Elle est ensuite défaussée.
explain-discard = La personnalité va à la défausse sans agir. Une personnalité ne se garde pas pour un tour suivant.
explain-take = Ce représentant sera déplacé. Un de moins ici peut changer qui est en tête.
explain-put = Le représentant vient ici et y compte désormais.
explain-approve = Une de vos expositions de cette couleur devient un jeton Exposition approuvée, qui compte dans une série à la fin.
explain-keep = Vous n’approuvez plus rien ici et gardez vos expositions pour un décompte suivant.

# Ce qu’il y a à peser
weigh-place = Comparez les cartes que vous prendriez et le rang que vous auriez dans le Palais.

# The reason for a hint
hint-rank = { $note }.
hint-cards = { $note }. Cartes : { $cards }.
hint-tickets = { $n ->
    [one] un ticket
   *[other] { $n } tickets
}
hint-exhibits = { $n ->
    [one] une exposition
   *[other] { $n } expositions
}
