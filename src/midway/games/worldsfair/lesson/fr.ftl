# Les mots de la leçon ; au plus 45 par carte, *en gras* la règle elle-même.

lesson-goal-title = Le but
lesson-goal-says = Approchez ! Tobias Wick, allumeur de réverbères de l’Exposition. Trois manches, cinq Palais, et *qui a le plus de points l’emporte.* On en gagne de trois façons : les tickets de la roue, les Palais où l’on est en tête, les expositions approuvées. Cinq minutes y suffiront.

lesson-supporters-title = Les Palais
lesson-supporters-says = Ces pions sont des représentants. Les blancs sont à vous, et *qui en a le plus dans un Palais y est en tête.* À l’Électricité, vous êtes tous trois à égalité, un représentant chacun. L’égalité, c’est triste. Remédions-y.

lesson-place-title = Placer et récupérer
lesson-place-says = Un tour commence par un choix : *placez un représentant dans un Palais.* En échange, vous récupérez *toutes les cartes* qui s’y trouvent. L’Électricité offre une exposition et un ticket. Appuyez : il y a du courant.
lesson-place-move = Placez un représentant à l’Électricité
lesson-place-other-agriculture = Une belle pile, et c’est tout à fait permis. Mais il s’y trouve un monsieur que nous voudrons au prochain tour. D’abord l’Électricité.
lesson-place-other-palace = Parfaitement permis, et à une vraie table ce serait votre affaire. Pour cette fois, laissez-moi vous montrer les lumières : l’Électricité.
lesson-place-other-palace-title = Un bon choix.
lesson-place-other-card-title = Une seule carte ?
lesson-place-other-card = On ne prend jamais une carte seule : vous recevez toute la pile du Palais que vous choisissez.
lesson-place-other-wheel-title = La roue ?
lesson-place-other-wheel = La roue tourne d’elle-même dès que quelqu’un prend un ticket. À vous de choisir un Palais.

lesson-collect-title = Ce que vous avez pris
lesson-collect-says = Deux cartes. Les Fontaines électriques sont une exposition de l’Électricité : sans valeur pour l’instant, précieuse une fois approuvée. Le *ticket vaudra un point* au prochain décompte, et il a poussé la roue.

lesson-refill-title = La roue et les nouvelles cartes
lesson-refill-says = Encore dix tickets et la roue aura fait son tour : nous compterons. *Trois nouvelles cartes* sont arrivées : une dans le Palais que vous avez choisi, une dans chacun des deux Palais suivants, dans le sens horaire. Un Palais plein est sauté.

lesson-rivals-title = Les autres jouent
lesson-rivals-says = Ada a pris trois cartes aux Transports, dont deux tickets. Hugo en a raflé quatre aux Manufactures. Les grosses piles font envie, et c’est *tout ou rien.* Encore six tickets. À vous.

lesson-figure-title = Un monsieur dans la pile
lesson-figure-says = L’Agriculture a trois cartes : deux expositions et M. Westinghouse, une personnalité influente. *Elle vous rendra service à votre prochain tour.* Trois cartes pour un représentant : servez-vous.
lesson-figure-move = Placez un représentant à l’Agriculture
lesson-figure-other-electricity = Votre avance grandirait, mais c’est deux cartes contre trois, et pas de M. Westinghouse. Essayez l’Agriculture.
lesson-figure-other-arts = Un tableau et deux tickets : bien vu. Ils seront encore là au prochain tour, et ils vaudront alors davantage. Maintenant, l’Agriculture.
lesson-figure-other-lonely = Une seule petite carte. C’est permis, mais il y a mieux : l’Agriculture en a trois.

lesson-forecast-title = Si l’on comptait maintenant
lesson-forecast-says = Ada est à votre hauteur à l’Électricité, et Hugo a pris deux tickets de plus. Les nombres verts disent *ce que chacun gagnerait maintenant :* vous 15, Ada 16, Hugo 19. Dernière place ! Corrigeons cela.

lesson-clock-title = L’horloge est entre vos mains
lesson-clock-says = Deux tickets finiront la manche, et tous deux sont aux Beaux-Arts, à côté d’un tableau. *Qui les prend choisit le moment.* Placez-y un représentant : vous prenez la tête, et le tableau compte encore pour cette manche.
lesson-clock-move = Placez un représentant aux Beaux-Arts
lesson-clock-other-tickets = Permis, mais Ada joue ensuite et prendrait les deux tickets à son heure. Finissez la manche à la vôtre : les Beaux-Arts.

lesson-westinghouse-title = M. Westinghouse au travail
lesson-westinghouse-says = *D’abord vos personnalités agissent, ensuite vous récupérez.* M. Westinghouse place un de vos représentants à l’Électricité, quel que soit le Palais choisi. Trois contre les deux d’Ada. Jouez-le ; il n’aime pas attendre.
lesson-westinghouse-move = Jouez George Westinghouse
lesson-westinghouse-other-unused = Vous pouvez renvoyer une personnalité sans l’utiliser, mais aucune ne reste un tour de plus. Celle-ci vaut un représentant : jouez-la.
lesson-westinghouse-other-placed = Vous avez déjà placé votre représentant de ce tour. Le reste revient à M. Westinghouse.

lesson-score-tickets-title = Décompte : les tickets
lesson-score-tickets-says = Le tour est bouclé : on compte ! *D’abord les tickets, un point chacun.* Trois pour vous. Ada et Hugo en ont le plus, quatre chacun : tous deux reçoivent le bonus de 2. Ici, on ne partage rien.

lesson-score-first-title = Décompte : la tête sans partage
lesson-score-first-says = Puis les Palais, un par un. Vous menez sans partage à l’Électricité : *une médaille à 4 points,* et *jusqu’à trois* de vos expositions d’Électricité sont approuvées. Vous en avez une, les Fontaines. Voilà pourquoi nous sommes venus.

lesson-score-second-title = Décompte : égalités et deuxième place
lesson-score-second-says = À l’Agriculture, vous êtes à égalité avec Hugo : *2 points chacun, jusqu’à deux approbations.* Aux Manufactures, deuxième sans partage : *2 points, une approbation.* La troisième place, comme aux Transports, n’offre que la vue.

lesson-sets-title = Les couleurs font des séries
lesson-sets-says = Les expositions approuvées comptent par couleurs : une vaut 1 point, deux différentes 3, puis 6, 10, et *15 pour les cinq.* Vous en avez quatre : dix points. Appuyez sur le Palais dont la couleur vous manque.
lesson-sets-move = Appuyez sur le Palais dont la couleur vous manque
lesson-sets-other-colour = Vous avez déjà cette couleur ; cherchez l’anneau vide dans votre rangée d’approbations.

lesson-recall-title = La moitié rentre
lesson-recall-says = Dernier acte : *la moitié de chaque pile rentre,* arrondie vers le bas. De vos trois à l’Électricité, il en reste deux. Personne ne garde un Palais pour toujours. Cartes et points restent, la roue repart, la deuxième manche commence.

lesson-free-title = À vous de choisir
lesson-free-says = Ada et Hugo ont joué ; vous menez 25 à 14 et 15. Les Transports sont la couleur qui vous manque, et une exposition s’y trouve. Mais cette fois je me tais : *placez où vous voulez.*
lesson-free-move = Placez un représentant où vous voulez
lesson-free-comment-transportation = La cinquième couleur est entre vos mains, et vous voilà à égalité avec Ada. Gardez-y la première ou la deuxième place et l’exposition sera approuvée.
lesson-free-comment-electricity = Trois cartes et une avance confortable, trois contre un et un. M. Davis placera un représentant juste à côté à votre prochain tour.
lesson-free-comment-arts = La tête sans partage aux Beaux-Arts, un ticket en poche, et M. Schwab vous aidera aux Manufactures.
lesson-free-comment-manufacturing = Tous trois à égalité, deux chacun. Personne ne mène sans partage, mais chacun gagne quelque chose.
lesson-free-comment-agriculture = Deuxième derrière Hugo. Modeste, mais la deuxième place rapporte 2 points et une approbation, et vous avez maintenant une exposition à y faire approuver.

lesson-end-title = Vous voilà du métier
lesson-end-says = Vous connaissez le but, le tour, le décompte, et deux astuces que certains n’apprennent jamais.

lit-hub = le moyeu de la roue
lit-rounds = les arches des manches
lit-sets = le tableau des séries
lit-supporters = les représentants ({ $name })
