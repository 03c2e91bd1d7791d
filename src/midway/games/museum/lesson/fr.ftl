# Les mots de la leçon ; au plus 45 par carte, *en gras* la règle elle-même.

lesson-goal-title = Le but
lesson-goal-says = Bonsoir ! Encore M. Wick, cette fois avec les clés. Voici votre musée : 25 cases vides. Remplissez-le. *Dès que les objets d’un joueur valent 50,* on finit la manche et on compte tout. *Le meilleur score l’emporte.*

lesson-object-title = Lire un objet
lesson-object-says = Une carte, trois informations. Couleur et emblème : la Polynésie. Le petit signe : la Navigation. Et le nombre, 4 : *son prix, ses points dans votre musée,* et ce qu’elle vaut quand vous payez avec elle.

lesson-patron-title = Votre Mécène secret
lesson-patron-says = Chaque directeur a un Mécène au *désir secret.* Six navires plairaient au Mécène de la Navigation, dix le combleraient : jusqu’à 18 points. Vous avez une belle pirogue ; gardez-le.
lesson-patron-move = Gardez le Mécène de la Navigation
lesson-patron-other-masterpieces = Le goût des chefs-d’œuvre ! C’est permis. Mais vous n’en avez pas encore, et un navire, si : la Navigation.
lesson-patron-other-india = Un bon Mécène, si l’Inde vient à vous. Votre main parle de navires : la Navigation.

lesson-explore-title = Explorer
lesson-explore-says = Un tour a deux moitiés. D’abord l’Exploration : *prenez gratuitement un objet à l’étalage.* Il y en a deux par continent. La Barque de Khéops vaut 4 ; prenez-la avant qu’on ne vous devance.
lesson-explore-move = Prenez la Barque de Khéops
lesson-explore-other-shield = Il vaut 4 aussi, mais c’est de l’Art militaire, le genre d’Ada. Vous collectionnez les navires.
lesson-explore-other-small = Un navire, bon réflexe. Mais les petits attendront ; les grands partent vite. La Barque de Khéops.
lesson-explore-other-object = Permis, mais ce n’est pas un navire. Cherchez le signe de l’ancre.
lesson-explore-other-furbish = D’abord l’Exploration, ensuite l’Amélioration. Prenez un objet.

lesson-follow-title = Les autres peuvent suivre
lesson-follow-says = Après vous, *chacun peut prendre un objet aussi.* Ada a pris le Bouclier de Battersea, et cette politesse vous vaut un jeton Prestige. Un jeton paie un point de n’importe quel prix et vaut un point à la fin.

lesson-furbish-title = Amélioration ou Inventaire
lesson-furbish-says = Seconde moitié : *Amélioration ou Inventaire.* L’Amélioration, c’est exposer. Choisissez Amélioration, puis votre Pirogue double, au prix de 4.
lesson-furbish-move = Amélioration, puis exposez la Pirogue double
lesson-furbish-other-inventory = L’Inventaire rend les cartes avec lesquelles vous avez payé. Il n’y en a pas encore : ce serait un tour perdu. Amélioration.
lesson-furbish-other-canoe = Choisissez d’abord Amélioration. Et aujourd’hui, la pirogue : les autres auront leur tour.

lesson-pay-title = Payer avec d’autres trésors
lesson-pay-says = La partie triste : *on paie avec d’autres cartes.* Vous devez quatre points. Donnez le Bol arétin et le Chat, deux chacun. Ce musée ne rend pas la monnaie : mieux vaut faire l’appoint.
lesson-pay-move = Payez avec le Bol arétin et le Chat
lesson-pay-other-ship = Cela paierait tout d’un coup, mais c’est un navire que vous voudrez exposer. Payez avec le Bol et le Chat.
lesson-pay-other-bowl = Cela marche aussi ! Pour notre histoire, gardez le Bol gris et donnez l’arétin et le Chat.
lesson-pay-other-token = Vous pourriez, un jeton paie un point. Gardez-le ; il servira dans une minute.

lesson-discard-title = Payé n’est pas perdu
lesson-discard-says = La pirogue est exposée, votre marqueur avance à 4. Le Bol et le Chat sont dans votre défausse ouverte : *vous pourrez les reprendre,* et d’ici là chacun peut les acheter. Finissez votre tour.
lesson-discard-move = Finissez votre tour : Terminé
lesson-discard-other-later = Vous pourriez payer un 2 avec votre jeton et une carte, mais laissez cela. Choisissez Terminé.

lesson-yourfollow-title = Une carte gratuite ne se refuse pas
lesson-yourfollow-says = Ada explore, et maintenant vous pouvez suivre. Elle y gagne un jeton, mais *une carte vaut plus qu’un jeton.* Le Navire de Kyrénia est encore là, et il est grec. Tous à bord.
lesson-yourfollow-move = Prenez le Navire de Kyrénia
lesson-yourfollow-other-pass = Vous pouvez refuser, et Ada n’aura pas de jeton. Mais dédaigner une carte gratuite est rarement une bonne affaire. Prenez le navire.
lesson-yourfollow-other-ship = Un navire aussi, et un bon. Prenez le grec aujourd’hui ; la leçon compte dessus.
lesson-yourfollow-other-object = Un choix honorable, mais pas un navire. Trouvez l’ancre.

lesson-headline-title = Les nouvelles de la manche
lesson-headline-says = Deuxième manche, donc une carte À la Une : Affluence record, un jeton pour qui explore. *Elle ne dure qu’une manche.* Prenez le navire Han : petit, chinois, un seul point à payer.
lesson-headline-move = Prenez le navire Han
lesson-headline-other-object = C’est permis. Mais un troisième navire d’un troisième peuple fait une collection : le navire Han.

lesson-two-title = Deux en un tour
lesson-two-says = Encore Amélioration, et exposez les deux navires : celui de Kyrénia contre votre Bol gris, le navire Han contre un jeton. *Achetez tant que vous pouvez payer.* Puis Terminé.
lesson-two-move = Exposez les deux navires, puis Terminé
lesson-two-other-inventory = Pas encore : deux navires attendent leur place.
lesson-two-other-change = C’est un 4 pour un 2, et le crédit ne tient que jusqu’à la fin de votre tour. Prenez le Bol gris.

lesson-collection-title = Une collection
lesson-collection-says = Trois navires de trois peuples, côte à côte : *c’est une collection,* et 4 points de plus. Quatre en valent 7, cinq 11, sept 25 ! Exposez-les où vous voulez ; les déplacer est gratuit jusqu’à la toute fin.

lesson-blocks-title = L’autre sorte
lesson-blocks-says = *Les objets d’une même civilisation font aussi des collections,* 3 points pour trois, davantage ensuite. Un objet peut compter deux fois. Imaginez donc des navires traversant tout un bloc égyptien. Tout l’art est là.

lesson-freefollow-title = Prenez ce qui vous plaît
lesson-freefollow-says = Ada rejoue et a pris le Tonneau. *Suivez à votre guise :* un autre navire, un pot précieux pour payer, ce qui vous tente. Une carte que l’on n’aime pas reste de l’argent.
lesson-freefollow-move = Prenez un objet de votre choix, ou aucun
lesson-freefollow-comment-ship = La collection continue ! En voilà un de plus à exposer.
lesson-freefollow-comment-money = Raisonnable. Avec celui-là, on achète quelque chose.
lesson-freefollow-comment-other = Pourquoi pas ? Ici, tout est de l’argent.
lesson-freefollow-comment-pass = Comme vous voudrez. Ada se passera de son jeton.

lesson-rival-title = Des achats chez Ada
lesson-rival-says = Regardez la défausse d’Ada : un navire phénicien, le Relief aux birèmes, prix 3. *Vous pouvez l’acheter !* Votre paiement lui revient, avec une redevance d’un jeton. Prenez un objet, puis Amélioration, et achetez-le.
lesson-rival-move = Prenez un objet, puis achetez le Relief aux birèmes
lesson-rival-other-inventory = Bientôt ! Mais d’abord ce navire, avant qu’Ada ne le reprenne.

lesson-ten-title = Dix points, une Faveur
lesson-ten-says = Marqueur sur 10, et *chaque dizaine apporte une Faveur :* une carte qui aide une fois, au plus une par tour. Quatre navires, et la collection vaut 7. Voyez votre score : il compte tout, en direct.

lesson-opinion-title = Opinion publique et Inventaire
lesson-opinion-says = Voyez ce jeton sur l’Afrique ? L’Opinion publique : *chaque objet africain resté en défausse à la fin coûte un point,* et votre Chat en est un. Prenez un objet, puis Inventaire : toute votre défausse revient.
lesson-opinion-move = Prenez un objet, puis Inventaire
lesson-opinion-other-furbish = Vous pourriez, mais le Chat resterait dehors et votre bourse vide. Inventaire, pour cette fois.

lesson-hang-title = Le dernier aménagement
lesson-hang-says = Plus tard, dans un musée semblable au vôtre : vingt-deux objets, et la dernière manche est finie. Avant de compter, *chacun aménage son musée une dernière fois.* Faites-le à la main, ou prenez l’aménagement proposé.
lesson-hang-move = Aménagez votre musée une dernière fois

lesson-final-title = Le décompte
lesson-final-says = 54 points en chemin, 60 de collections, 10 pour une Grande Galerie d’une seule sorte, 11 du Mécène, 2 perdus par l’Opinion publique : 133 contre 116 pour Ada. *Plus de la moitié tenait à l’aménagement.*

lesson-play-title = À vous la direction
lesson-play-says = Voilà le musée. Une aile reste fermée, The World’s Fair : des Pavillons que l’on remplit à plusieurs, et des objets prêtés. *Essayez d’abord le jeu simple.* On y va ? Je chuchoterai si vous demandez.

lesson-end-title = Les clés sont à vous
lesson-end-says = Vous savez explorer, payer, exposer et compter, et deux astuces qui font gagner la partie.

lit-wall = votre musée
lit-score = votre score
lit-tray = le plateau de paiement
lit-news = la carte À la Une
lit-world = l’étalage
lit-discard = votre défausse
lit-hand = votre main
lit-prestige = vos jetons Prestige
