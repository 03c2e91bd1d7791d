# The words of the lesson; at most 45 to a card, *bold* for the rule itself.

lesson-goal-title = The goal
lesson-goal-says = Good evening! Mr. Wick again, holding the keys. This is your museum: 25 empty spaces. Fill it. *When somebody’s exhibits are worth 50,* the round is finished and everything is counted. *Most points wins.*

lesson-object-title = Reading an object
lesson-object-says = One card, three facts. Colour and emblem: a Polynesian piece. The little sign: Navigation. And the number, 4: *its price, its points on your wall,* and what it’s worth when you pay with it.

lesson-patron-title = Your secret Patron
lesson-patron-says = Every director has a Patron with *a secret wish.* Six ships would please the Patron of Navigation, ten would delight him: up to 18 points. You hold a fine canoe; keep him.
lesson-patron-move = Keep the Patron of Navigation
lesson-patron-other-masterpieces = A taste for masterpieces! Quite legal. But you have none yet, and a ship you do have: Navigation.
lesson-patron-other-india = A good Patron, if India comes your way. Your hand says ships: Navigation.

lesson-explore-title = Explore
lesson-explore-says = A turn has two halves. First you explore: *take any one object on display, free of charge.* Two lie out for each continent. The Khufu Ship is worth 4; take it, before someone else does.
lesson-explore-move = Take the Khufu Ship
lesson-explore-other-shield = Worth 4 as well, but it’s Warfare, and Ada’s sort of thing. You’re collecting ships.
lesson-explore-other-small = A ship, and a good instinct. But small ships will wait; big ones get taken. The Khufu Ship.
lesson-explore-other-object = Legal, but it’s no ship. Look for the anchor sign.
lesson-explore-other-furbish = First explore, then furbish. Take an object.

lesson-follow-title = The others may follow
lesson-follow-says = After you, *everyone else may take one too.* Ada took the Battersea Shield, and for that courtesy you gain a prestige token. A token pays for one point of any price, and is worth a point at the end.

lesson-furbish-title = Furbish or Inventory
lesson-furbish-says = Second half: *furbish, or take inventory.* Furbish means hang things. Press Furbish, then choose your Voyaging Canoe, price 4.
lesson-furbish-move = Furbish, and exhibit the Voyaging Canoe
lesson-furbish-other-inventory = Inventory brings back the cards you’ve paid with. You haven’t paid with any yet, so it would only waste the turn. Furbish.
lesson-furbish-other-canoe = First choose Furbish. And for today the canoe: the others get their turn.

lesson-pay-title = Pay with other treasures
lesson-pay-says = Now the sad part: *you pay with other cards.* Four points are owed. Give up the Arretine Bowl and the Cat, two apiece. No change is given in this museum, so exact sums are best.
lesson-pay-move = Pay with the Arretine Bowl and the Cat
lesson-pay-other-ship = That covers it in one go, but it’s a ship you’ll want on the wall. Pay with the Bowl and the Cat.
lesson-pay-other-bowl = That works too! For our story keep the Grey Ware Bowl, and use the Arretine one and the Cat.
lesson-pay-other-token = You could, a token pays one point. Keep it; you’ll need it in a minute.

lesson-discard-title = What you paid is not gone
lesson-discard-says = The canoe hangs, and your marker moves to 4. Bowl and Cat lie in your open discard: *you may fetch them back later,* and until then anyone may buy them. Finish your turn.
lesson-discard-move = Finish your turn with Done
lesson-discard-other-later = You could pay a 2 with your token and a card, but leave it for now. Done is the word.

lesson-yourfollow-title = Never refuse a free card
lesson-yourfollow-says = Ada explores, and now you may follow. She gains a token if you do, but *a card is worth more than a token.* The Kyrenia Ship is still there, a Greek one. All aboard.
lesson-yourfollow-move = Take the Kyrenia Ship
lesson-yourfollow-other-pass = You may decline, and Ada gets no token. But turning down a free card is rarely good business. Take the ship.
lesson-yourfollow-other-ship = Also a ship, and a good one. Take the Greek one today; the lesson counts on it.
lesson-yourfollow-other-object = A fair choice, but no ship. Find the anchor.

lesson-headline-title = News of the round
lesson-headline-says = Round two, so there’s a Headline: Record Attendance, a token for everybody who explores. *Each Headline lasts one round.* Now take the Han Ship: small, Chinese, and only one point to hang.
lesson-headline-move = Take the Han Ship
lesson-headline-other-object = Quite legal. But a third ship from a third people makes a collection: the Han Ship.

lesson-two-title = Two in one turn
lesson-two-says = Furbish again, and hang both ships: the Kyrenia Ship for your Grey Ware Bowl, the Han Ship for one token. *You may buy as often as you can pay.* Then press Done.
lesson-two-move = Exhibit both ships, then Done
lesson-two-other-inventory = Not yet: two ships are waiting for a wall.
lesson-two-other-change = That’s a 4 for a 2, and the change is only good until the end of your turn. Use the Grey Ware Bowl.

lesson-collection-title = A collection
lesson-collection-says = Three ships, from three different peoples, side by side: *that’s a collection,* and worth 4 points more. Four pay 7, five 11, seven 25! Hang them where you like; moving pictures is free until the very end.

lesson-blocks-title = The other kind
lesson-blocks-says = *Pieces of one single civilisation make collections too,* 3 points for three and more for more. One object may count both ways. So picture ships running straight through a block of Egyptians. That’s the art of it.

lesson-freefollow-title = Take what you like
lesson-freefollow-says = Ada’s turn again, and she took the Barrel. *Follow as you please:* another ship, a valuable pot to pay with, whatever catches your eye. A card you don’t love is still money.
lesson-freefollow-move = Take any object, or none
lesson-freefollow-comment-ship = Still collecting! That makes another for the wall.
lesson-freefollow-comment-money = Sensible. That one can buy something.
lesson-freefollow-comment-other = Why not? Everything’s money here.
lesson-freefollow-comment-pass = As you wish. Ada goes without her token.

lesson-rival-title = Shopping at Ada’s
lesson-rival-says = Look in Ada’s discard: a Phoenician ship, the Bireme Relief, price 3. *You may buy it!* Your payment goes to her, plus a fee of one token. Take any object, furbish, and buy the Bireme.
lesson-rival-move = Take any object, then buy the Bireme Relief
lesson-rival-other-inventory = Soon! But first that ship, before Ada takes it back.

lesson-ten-title = Ten points, one Favour
lesson-ten-says = Marker on 10, and *every ten brings a Favour:* a card that helps once, at most one a turn. Four ships now, and the collection is worth 7. Look at your score: it counts everything, live.

lesson-opinion-title = Public Opinion and Inventory
lesson-opinion-says = See that token on Africa? Public Opinion: *each African piece left in a discard at the end costs a point,* and your Cat is one. Take any object, then Inventory: your whole discard comes home.
lesson-opinion-move = Take any object, then Inventory
lesson-opinion-other-furbish = You could, but then the Cat stays outside and your purse stays empty. Inventory, this once.

lesson-hang-title = The last hanging
lesson-hang-says = Later that season, in a museum much like yours: twenty-two pieces, and the last round is over. Before we count, *everyone hangs their museum one final time.* Do it by hand, or take the layout you’re offered.
lesson-hang-move = Hang your museum one last time

lesson-final-title = Counting up
lesson-final-says = 54 points hung along the way, 60 from collections, 10 for a Grand Gallery all of one kind, 11 from your Patron, 2 lost to Public Opinion: 133 to Ada’s 116. *More than half of it was in the hanging.*

lesson-play-title = Your turn to be director
lesson-play-says = That’s the museum. There’s a wing we haven’t opened, The World’s Fair: Pavilions you fill with others, and objects lent to rivals. *Try the plain game first.* Shall we? I’ll whisper when you ask.

lesson-end-title = The keys are yours
lesson-end-says = You know how to explore, pay, hang and count, and two tricks that win museums.

lit-wall = your museum
lit-score = your score
lit-tray = the payment tray
lit-news = the Headline
lit-world = the display
lit-discard = your discard
lit-hand = your hand
lit-prestige = your prestige tokens
