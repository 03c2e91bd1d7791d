# Les mots de la leçon ; au plus 45 par carte, *en gras* la règle elle-même.

lesson-goal-title = Le but
lesson-goal-says = En voiture ! M. Wick, votre chef de train. De 1760 à 2000, trois empires marchands *font la course aux 30 points de victoire.* Ils viennent des inventions, des Découvertes et du plus grand nombre de Villes. La terre ne vaut aucun point ; elle paie tout.

lesson-bid-title = Une petite enchère
lesson-bid-says = D’abord une enchère pour le point de départ. *La plus haute mise choisit en premier,* et chacun paie ce qu’il a misé, gagnant ou non. Vous avez 60 dollars ; cinq devraient suffire.
lesson-bid-move = Misez 5 dollars
lesson-bid-other-nothing = Qui ne risque rien… risque de choisir en dernier. Cinq dollars, pour l’esprit tranquille.
lesson-bid-other-more = Permis, mais chacun paie sa mise, et cet argent achètera bientôt des terres. Cinq suffisent.

lesson-home-title = Votre Territoire d’origine
lesson-home-says = *Votre Territoire d’origine est votre première terre, et aucune carte ne peut la prendre.* La Pennsylvanie a du blé, des minerais et cinq voisins inoccupés. Un bon endroit pour lancer un chemin de fer.
lesson-home-move = Choisissez la Pennsylvanie
lesson-home-other-virginia = Tabac et textiles : une belle origine, tout à fait permise. Mais notre voyage part de Pennsylvanie.
lesson-home-other-louisiana = Bon pays de coton, mais deux voisins seulement sont ouverts tant que l’Ouest est fermé. La Pennsylvanie, je vous prie.

lesson-phases-title = Cinq arrêts
lesson-phases-says = Chaque tour est un train à cinq arrêts : *ordre du tour, cartes, investissement, expansion, ajustements.* Tout le monde descend à chaque arrêt avant que le train reparte. Faisons-le une fois, lentement.

lesson-order-title = Qui joue quand
lesson-order-says = D’abord l’ordre du tour. *La première place se sert toujours en premier,* mais n’achète que trois jetons ; la deuxième cinq, la troisième sept. Les jetons deviennent des terres. Aujourd’hui, prenez la deuxième.
lesson-order-move = Prenez la deuxième place
lesson-order-other-first = Premier choix de tout, mais trois jetons seulement. Au prochain tour, peut-être. La deuxième place.
lesson-order-other-third = Sept jetons ! Mais d’ici là, l’unique carte Destinée sera peut-être jouée. La deuxième place est un bon compromis.

lesson-destiny-title = Une carte Destinée
lesson-destiny-says = Place aux cartes. Canal Érié est une carte Destinée, et *toute la table n’en joue qu’une par tour.* Ada a joué une Personnalité : trop aimable. Jouez-la : une Ville en Pennsylvanie, puis le blé est payé.
lesson-destiny-move = Jouez Canal Érié, la Ville en Pennsylvanie
lesson-destiny-other-leader = Dans un instant. La Destinée d’abord : si quelqu’un d’autre en joue une, ce sera trop tard.
lesson-destiny-other-express = Une bonne carte pour un autre jour. D’abord le Canal.
lesson-destiny-other-done = Vous garderiez trois cartes. L’économie ne rapporte rien ici : jouez le Canal.

lesson-payday-title = Comment paient les produits
lesson-payday-says = Vous avez une icône de blé, et *la Ville vous avance d’une colonne :* 10 dollars au lieu de 5. Vous avez aussi *le plus de Villes,* ce qui vaut 2 points tant que cela dure.

lesson-leader-title = Les Personnalités
lesson-leader-says = *Les Personnalités rendent les inventions moins chères.* Lewis et Clark retirent 20 dollars à Cap à l’ouest et amènent un Pionnier gratuit. Jouez-les, acceptez le Pionnier, puis terminez.
lesson-leader-move = Jouez Lewis et Clark, acceptez le Pionnier, terminez
lesson-leader-other-done = Attendez les explorateurs ! Ils valent la moitié du voyage vers l’ouest.
lesson-leader-other-express = Gardez-la ; trois cartes en main ne coûtent rien. Lewis et Clark.

lesson-congress-title = Quand il s’agit de votre bourse
lesson-congress-says = Hugo joue Congrès : chacun lui paie 5 dollars. *On vous demande si vous répondez ;* seuls le Président ou la Cour suprême pourraient l’arrêter. Vous n’avez ni l’un ni l’autre : laissez passer. Poliment.
lesson-congress-move = Laissez passer

lesson-progress-title = Acheter une invention
lesson-progress-says = L’investissement ! Quinze inventions, les Progressions, en cinq colonnes ; *le niveau un vaut 1 point, le niveau trois 3.* Cap à l’ouest ouvre le Nord-Ouest et le Sud-Ouest, aujourd’hui à moitié prix. Achetez.
lesson-progress-move = Achetez Cap à l’ouest
lesson-progress-other-forty = Quarante dollars, plein tarif. Profitez de votre remise tant qu’elle dure : Cap à l’ouest.
lesson-progress-other-fifty = Cinquante dollars, sans remise. La bonne affaire, c’est Cap à l’ouest.
lesson-progress-other-tokens = Les jetons dans un instant, quand l’affaire sera conclue.
lesson-progress-other-level = Le niveau deux attend le niveau un de la même colonne : d’abord Cap à l’ouest.

lesson-research-title = La recherche
lesson-research-says = Votre Pionnier peut travailler à une Découverte par tour. La Route à péage veut un 1, un 2 et un 3. *Un dé par Pionnier,* et un six vaut n’importe quel nombre. Lancez.
lesson-research-move = Recherche sur la Route à péage
lesson-research-other-cause = Une noble cause. Mais deux jetons gratuits à chaque tour, c’est difficile à battre : la Route à péage.
lesson-research-other-later = Les Découvertes de niveau deux attendent la deuxième Ère. La Route à péage.

lesson-tokens-title = Les jetons
lesson-tokens-says = Un deux : la Route est faite au tiers. Maintenant les jetons, cinq dollars chacun, cinq au plus en deuxième place. *Ceux que vous n’utilisez pas ce tour repartent sans remboursement.* Achetez-en cinq, puis terminez.
lesson-tokens-move = Achetez cinq jetons, puis terminez l’investissement
lesson-tokens-other-five = Vous avez l’argent et les terres attendent : cinq.
lesson-tokens-other-money = Il ne resterait rien pour les jetons, et sans jetons, pas de terres. Cinq jetons.

lesson-settle-title = L’expansion
lesson-settle-says = Le nombre d’un territoire est son prix en jetons. *Vous pouvez prendre une terre voisine de celles que vous teniez avant ce tour.* L’Ohio en coûte deux, le New Jersey et le Maryland un chacun. Prenez les trois.
lesson-settle-move = Placez-vous en Ohio, au New Jersey et au Maryland
lesson-settle-other-new-york = Trois jetons pour un seul lieu. Permis, et il est superbe, mais trois valent mieux qu’un : chacun augmente votre Profit de cinq.
lesson-settle-other-indiana = L’Indiana touche l’Ohio, mais une terre prise ce tour ne sert de base qu’au suivant. Commencez par vos voisins.
lesson-settle-other-attack = Gardez l’idée ! D’abord les terres libres.

lesson-attack-title = Un petit désaccord
lesson-attack-says = Il reste un jeton, et Ada vient d’entrer en Virginie-Occidentale. Attaquez : vos deux dés contre le sien. *Le plus haut gagne, l’égalité est pour elle.* 58 chances sur 100 ; j’ai vu des ponts moins sûrs. Allez-y.
lesson-attack-move = Attaquez la Virginie-Occidentale, puis terminez
lesson-attack-other-done = Vous rendriez un jeton pour rien. Tentez la Virginie-Occidentale.

lesson-profit-title = La terre paie
lesson-profit-says = Cinq bat trois ! Les ajustements : *chaque nouveau territoire augmente votre Profit de 5.* Quatre le portent à 40, payés à chaque tour. Vous avez aussi pris le plus de terres : une carte en prime.

lesson-order2-title = Les cartes hautes choisissent d’abord
lesson-order2-says = Deuxième tour. *La carte la plus haute choisit d’abord :* le 62 de Hugo bat votre 21. Il a pris la troisième place. Prenez la première : peu de jetons, mais la carte Destinée et le Pionnier le moins cher.
lesson-order2-move = Prenez la première place
lesson-order2-other-second = Cinq jetons, mais Ada passerait avant vous, et elle a peut-être sa propre carte Destinée. La première.

lesson-count-title = Compter avant de nommer
lesson-count-says = Destinée manifeste *paie le produit de votre choix à tous ceux qui l’ont.* Vos terres : deux minerais, deux blés. Avec la Ville, les minerais vous rapportent 40 et le blé 20. Jouez-la et nommez les minerais.
lesson-count-move = Jouez Destinée manifeste, nommez les minerais, terminez
lesson-count-other-done = Et laisser quarante dollars par terre ? Jouez Destinée manifeste.
lesson-count-other-wheat = Vingt dollars. Il y a mieux.
lesson-count-other-tobacco = Dix pour vous et trente pour Ada. Généreux, mais non.
lesson-count-other-fruits = Cinq pour les vergers du New Jersey. Les minerais !
lesson-count-other-none = Rien de tel ne pousse sur vos terres. Les minerais.

lesson-pioneer-title = Un deuxième Pionnier
lesson-pioneer-says = Vous jouez en premier : le premier Pionnier coûte un jeton, *l’acheteur suivant en paie deux.* Achetez trois jetons, puis un Pionnier. Deux Pionniers, deux dés.
lesson-pioneer-move = Achetez trois jetons, puis un Pionnier
lesson-pioneer-other-city = Une Ville est charmante, et coûte un jeton aussi. Mais ce sont les Pionniers qui font les Découvertes : un Pionnier.
lesson-pioneer-other-dice = Vous pourriez, avec un dé. Deux valent mieux : des jetons, puis un Pionnier.

lesson-claim-title = Eurêka
lesson-claim-says = Relancez pour la Route à péage : il manque le un et le trois, et un six remplace tout. Une fois complète, revendiquez-la : *un Pionnier y reste pour de bon,* et vous gagnez un point et deux jetons gratuits par tour.
lesson-claim-move = Recherche sur la Route à péage, puis revendiquez-la
lesson-claim-other-started = La Route est déjà faite au tiers. Finissez ce que vous avez commencé.
lesson-claim-other-done = Pas avec deux Pionniers qui se tournent les pouces. Recherche sur la Route à péage.

lesson-freebuy-title = Dépensez à votre guise
lesson-freebuy-says = Quatre points, et 80 dollars. Les cinq inventions de niveau un réunies ajoutent 10 au Profit. Tolérance relève de deux votre limite de jetons. *Achetez ce qui vous plaît ;* je regarde par la fenêtre.
lesson-freebuy-move = Achetez ce qui vous plaît, puis terminez
lesson-freebuy-comment-tolerance = Deux jetons de plus par tour, pour toujours. Et un point.
lesson-freebuy-comment-railroads = Toute distance dans votre région, sauf les fleuves. Tchou-tchou, et un point.
lesson-freebuy-comment-telegraph = Vous pouvez désormais sauter un territoire. Un point.
lesson-freebuy-comment-circus = Vous pouvez acheter une carte par tour. Et un point.
lesson-freebuy-comment-city = Où qu’elle soit, les produits de cette terre paient une colonne de plus.
lesson-freebuy-comment-done = L’argent se garde. Les jetons, non : vous allez les utiliser.

lesson-freeland-title = Placez où vous voulez
lesson-freeland-says = Vos jetons, votre plateau. Les terres du dernier tour sont établies : *vous pouvez continuer depuis l’Ohio, le Maryland, la Virginie-Occidentale ou le New Jersey.* Placez ou attaquez à votre gré, puis terminez.
lesson-freeland-move = Placez ou attaquez à votre gré, puis terminez
lesson-freeland-sure-tokens = Vos jetons retournent à la réserve sans remboursement. Vraiment ?
lesson-freeland-comment-land = Cinq dollars de Profit en plus, à chaque tour désormais.
lesson-freeland-comment-attack = Les dés ont parlé. Hauts ou bas, une terre vaut bien un risque.
lesson-freeland-comment-done = Un tour entier à votre façon. La suite est le même train, en plus rapide.

lesson-play-title = Sur vos propres rails
lesson-play-says = Deux choses à retenir. *D’abord la terre :* le Profit grandit à chaque tour. *Ensuite les points :* une bourse pleine ne gagne pas. Prenez maintenant les derniers tours d’une vraie partie. Je chuchoterai si vous demandez.

lesson-end-title = La voie est libre
lesson-end-says = Vous connaissez la course, les cinq arrêts, ce que paie la terre, et quand nommer votre produit.

lit-points = la piste des points de victoire
lit-profit = la piste du Profit
lit-order = l’ordre du tour
lit-map = le plateau
lit-box = les cases Ville, Pionnier et carte
