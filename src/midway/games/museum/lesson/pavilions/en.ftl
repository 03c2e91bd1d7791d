# The words of the lesson; at most 45 to a card, *bold* for the rule itself.

title = Pavilions and loans

lesson-wing-title = The new wing
lesson-wing-says = Good evening, Director! Here is the wing I promised you: The World’s Fair. Two Pavilions, side by side. *They belong to nobody, and everybody may fill them.* It’s round two, you have explored, and Hugo is here as well.

lesson-slots-title = Five slots, in order
lesson-slots-says = Each Pavilion asks for five objects, one after another: this one for Pottery first, then for something Chinese. *Only the first open slot can be filled.* You pay the object’s value as usual, and *take the prestige shown below the slot:* 3 tokens.

lesson-place-title = Open it cheaply
lesson-place-says = Your Naqada Boat Jar is Pottery and costs a single token. It brings 3 all the same: *the reward depends on the slot, not on the price.* Furbish, choose Fire and Clay, then the jar, and pay with a token.
lesson-place-move = Place the Naqada Boat Jar in Fire and Clay, for one token
lesson-place-other-inventory = You haven’t paid with any cards, so nothing would come back. Furbish.
lesson-place-other-exhibit = That would go into your own museum, and you know how that works. Fire and Clay first.
lesson-place-other-lend = A loan! In a few minutes. Fire and Clay first.
lesson-place-other-halls = Halls of Power begins with Architecture, and you have none. Fire and Clay.
lesson-place-other-dear = It’s Pottery, too, and quite legal. But it costs more and brings no more. The little jar.
lesson-place-other-card = A card is worth more than that, and no change is given. One token is exactly enough.
lesson-place-other-stay = Already finished? The slot is open and the jar is in your hand.

lesson-reward-title = It pays for the next one
lesson-reward-says = Three tokens, at once, *so they can pay for your next purchase.* The second slot wants something Chinese and brings 2. Place your Celadon Vase in it, pay with two tokens, and press Done.
lesson-reward-move = Place the Celadon Vase for two tokens, then Done
lesson-reward-other-first = A fair purchase. But first this slot, before somebody else fills it.
lesson-reward-other-card = You could. But tokens will do, and a card may hang in your museum one day.
lesson-reward-other-stay = Wait! The next slot is open, and you hold just the vase for it.

lesson-ada-title = You need the others
lesson-ada-says = Ada hung her third ship, then placed her Chakram in the third slot, for 2 tokens. Splendid: *a Pavilion scores only when all five slots are filled,* and nobody likes to fill it alone. Just don’t let her overtake you.

lesson-host-title = A guest on your wall
lesson-host-says = Hugo filled the fourth slot. And *he lent you the Gayer-Anderson Cat:* 2 points for him, its value. Nobody can refuse a loan; but why would you? With the Turoe Stone and the Artemision Bronze, the Cat makes a collection worth 4 points.

lesson-finish-title = Finish what you lead
lesson-finish-says = Round three. The last slot wants something Greek, and you lead: two objects to one each. *Finish a Pavilion for yourself, never for a rival.* Furbish, and place the Horse Pyxis. Your Grey Ware Bowl pays for it exactly.
lesson-finish-move = Place the Horse Pyxis, and pay with the Grey Ware Bowl
lesson-finish-other-inventory = Not now: you would leave the last slot to Ada.
lesson-finish-other-first = In a moment. First the last slot of Fire and Clay, before Ada fills it.
lesson-finish-other-token = You could. But keep your tokens; you’ll need some for a loan. The Grey Ware Bowl is worth exactly enough.
lesson-finish-other-card = It covers the price, but the Grey Ware Bowl is worth exactly enough.
lesson-finish-other-stay = And leave the last slot to Ada? Place the Pyxis first.

lesson-bonus-title = Two bonuses
lesson-bonus-says = Complete! *Whoever has the most objects in it takes the first bonus,* 11 for you, and the next takes the second. Ada and Hugo are tied, and *a tie goes to whoever placed first:* 5 for Ada. Look at your score.

lesson-lend-title = A generous thought
lesson-lend-says = Now you lend. Ada’s three ships are a collection worth 4; with your Roman warship it is worth 7. *You may only lend what improves a collection of the host.* Lend it to Ada, and pay its price with two tokens.
lesson-lend-move = Lend the Mainz River Warship to Ada, for two tokens
lesson-lend-other-hugo = Hugo has nothing yet that your objects would complete. Ada has.
lesson-lend-other-own = On your own wall it would be a lonely ship. At Ada’s it is the fourth.
lesson-lend-other-first = Soon, with whatever is left. First the loan.
lesson-lend-other-ship = It would go, but the warship is the fourth ship. Lend that one.
lesson-lend-other-card = You could. But you have enough tokens, and cards can hang in your museum.
lesson-lend-other-stay = With a full purse? First lend Ada the warship.

lesson-share-title = Both of you gain
lesson-share-says = The loan moves your marker by 2 at once. And at the end *each lender gets what the collection would lose without the loan:* 7 less 4, so 3 points for you. Ada keeps all 7. Only Hugo gets nothing out of it.

lesson-free-title = Spend what is left
lesson-free-says = Your tokens and cards are yours: *exhibit, place or lend as you please.* Your Ziggurat would open Halls of Power, for instance. Press Done when you have had enough; the museum closes late tonight.
lesson-free-move = Buy what you like, then Done
lesson-free-comment-exhibit = One more for your own walls. They still decide most games.
lesson-free-comment-place = A Pavilion opened at a profit! Now let the others carry something there.
lesson-free-comment-lend = Generous, and clever. It stays there to the end of the game.
lesson-free-comment-hire = An expert on the payroll. A sound idea at any fair.
lesson-free-comment-done = A good evening’s work! *Open Pavilions cheaply, finish the ones you lead, and lend where a collection is long:* the longer it is, the more one object adds.

lesson-end-title = The whole house is yours
lesson-end-says = You know how to fill a Pavilion, when to finish it, and what a loan brings to both sides.

lit-pavilion = Pavilion { $name }
lit-wall = your museum
lit-score = your score
lit-prestige = your prestige tokens
