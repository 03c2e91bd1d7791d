# Les mots de la leçon ; au plus 45 par carte, *en gras* la règle elle-même.

title = Pavillons et prêts

lesson-wing-title = La nouvelle aile
lesson-wing-says = Bonsoir ! Encore moi. Voici l’aile que je vous avais promise : l’Exposition universelle et ses deux Pavillons. *Ils ne sont à personne, et chacun peut les remplir.* C’est la deuxième manche, vous avez exploré, et Hugo joue avec nous.

lesson-slots-title = Cinq emplacements, dans l’ordre
lesson-slots-says = Chaque Pavillon demande cinq objets, l’un après l’autre : ici la Poterie, puis la Chine. *Seul le premier emplacement libre peut être rempli.* Vous payez la valeur de l’objet et *recevez le prestige indiqué sous l’emplacement :* 3 jetons.

lesson-place-title = L’ouvrir à bon compte
lesson-place-says = Votre Jarre de Nagada est une Poterie et ne coûte qu’un jeton. Elle en rapporte pourtant 3 : *la récompense dépend de l’emplacement, non du prix.* Amélioration, L’argile et le feu, la jarre, et payez avec un jeton.
lesson-place-move = Placez la Jarre de Nagada dans L’argile et le feu, pour un jeton
lesson-place-other-inventory = Vous n’avez payé avec aucune carte : rien ne reviendrait. Amélioration.
lesson-place-other-exhibit = Cela irait dans votre propre musée, et vous savez déjà faire. D’abord L’argile et le feu.
lesson-place-other-lend = Un prêt ! Dans quelques minutes. D’abord L’argile et le feu.
lesson-place-other-halls = Les palais du pouvoir commencent par l’Architecture, et vous n’en avez pas. L’argile et le feu.
lesson-place-other-dear = C’est aussi une Poterie, et c’est permis. Mais elle coûte plus cher sans rapporter davantage. La petite jarre.
lesson-place-other-card = Une carte vaut mieux que cela, et on ne rend pas la monnaie. Un jeton suffit tout juste.
lesson-place-other-stay = Déjà fini ? L’emplacement est libre, et la jarre dans votre main.

lesson-reward-title = De quoi payer le suivant
lesson-reward-says = Trois jetons, tout de suite : *ils peuvent payer l’achat suivant.* Le deuxième emplacement demande la Chine et rapporte 2. Placez-y votre Vase céladon, payez avec deux jetons, puis Terminé.
lesson-reward-move = Placez le Vase céladon pour deux jetons, puis Terminé
lesson-reward-other-first = Un achat honorable. Mais d’abord cet emplacement, avant qu’un autre ne le remplisse.
lesson-reward-other-card = Vous pourriez. Mais les jetons suffisent, et une carte peut s’exposer un jour.
lesson-reward-other-stay = Attendez ! L’emplacement suivant est libre, et vous avez le vase qu’il faut.

lesson-ada-title = On a besoin des autres
lesson-ada-says = Ada a exposé son troisième navire, puis placé son Chakram au troisième emplacement, pour 2 jetons. Parfait : *un Pavillon ne compte que si ses cinq emplacements sont remplis,* et seul, c’est long. Ne la laissez pas vous dépasser, voilà tout.

lesson-host-title = Un invité dans vos murs
lesson-host-says = Hugo a rempli le quatrième emplacement et *vous a prêté le Chat Gayer-Anderson :* 2 points pour lui, sa valeur. Un prêt ne se refuse pas ; et pourquoi donc ? Avec la Pierre de Turoe et le Dieu du cap Artémision, voilà une collection à 4 points.

lesson-finish-title = Achever ce que l’on mène
lesson-finish-says = Troisième manche. Le dernier emplacement demande la Grèce, et vous menez : deux objets contre un chacun. *Achevez un Pavillon pour vous, jamais pour un autre.* Amélioration, et placez la Pyxide ; votre Bol gris la paie exactement.
lesson-finish-move = Placez la Pyxide aux chevaux et payez avec le Bol gris
lesson-finish-other-inventory = Pas maintenant : vous laisseriez le dernier emplacement à Ada.
lesson-finish-other-first = Dans un instant. D’abord le dernier emplacement de L’argile et le feu, avant qu’Ada ne le remplisse.
lesson-finish-other-token = Vous pourriez. Mais gardez vos jetons, il en faudra pour un prêt. Le Bol gris vaut exactement le prix.
lesson-finish-other-card = Cela paierait, mais le Bol gris vaut exactement le prix.
lesson-finish-other-stay = Et laisser le dernier emplacement à Ada ? La Pyxide d’abord.

lesson-bonus-title = Deux bonus
lesson-bonus-says = Complet ! *Qui y a placé le plus d’objets prend le premier bonus,* 11 pour vous, et le suivant le second. Ada et Hugo sont à égalité : *elle profite à qui a placé le premier,* donc 5 pour Ada. Voyez votre score.

lesson-lend-title = Une idée généreuse
lesson-lend-says = À vous de prêter. Les trois navires d’Ada font une collection à 4 points ; avec votre bateau romain, elle en vaut 7. *On ne prête que ce qui améliore une collection de l’hôte.* Prêtez-le à Ada pour deux jetons.
lesson-lend-move = Prêtez le Bateau de guerre de Mayence à Ada, pour deux jetons
lesson-lend-other-hugo = Hugo n’a encore rien que vos objets puissent compléter. Ada, si.
lesson-lend-other-own = Dans votre musée, ce serait un navire bien seul. Chez Ada, c’est le quatrième.
lesson-lend-other-first = Bientôt, avec ce qui restera. D’abord le prêt.
lesson-lend-other-ship = Cela irait, mais le quatrième navire, c’est le bateau de guerre. Prêtez celui-là.
lesson-lend-other-card = Vous pourriez. Mais vous avez assez de jetons, et une carte peut s’exposer.
lesson-lend-other-stay = La bourse pleine ? Prêtez d’abord le bateau à Ada.

lesson-share-title = Tous deux y gagnent
lesson-share-says = Le prêt avance votre marqueur de 2, tout de suite. Et à la fin, *chaque prêteur reçoit ce que la collection perdrait sans le prêt :* 7 moins 4, donc 3 points pour vous. Ada garde ses 7. Seul Hugo n’y gagne rien.

lesson-free-title = Dépensez le reste
lesson-free-says = Jetons et cartes sont à vous : *exposez, placez ou prêtez à votre guise.* Votre Ziggurat ouvrirait par exemple Les palais du pouvoir. Choisissez Terminé quand cela vous suffit ; ce soir, le musée ferme tard.
lesson-free-move = Achetez ce qui vous plaît, puis Terminé
lesson-free-comment-exhibit = Un objet de plus dans votre musée. C’est encore là que se gagnent la plupart des parties.
lesson-free-comment-place = Un Pavillon ouvert avec profit ! Aux autres d’y apporter quelque chose.
lesson-free-comment-lend = Généreux, et habile. Il y restera jusqu’à la fin de la partie.
lesson-free-comment-hire = Un expert de plus. Une bonne idée en toute saison.
lesson-free-comment-done = Une belle soirée ! *Ouvrez les Pavillons à bon compte, achevez ceux que vous menez, et prêtez aux longues collections :* plus elles sont longues, plus un objet rapporte.

lesson-end-title = Toute la maison est à vous
lesson-end-says = Vous savez remplir un Pavillon, quand l’achever, et ce qu’un prêt rapporte des deux côtés.

lit-pavilion = le Pavillon { $name }
lit-wall = votre musée
lit-score = votre score
lit-prestige = vos jetons Prestige
