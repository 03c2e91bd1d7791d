# The words of the lesson; at most 45 to a card, *bold* for the rule itself.

lesson-goal-title = The goal
lesson-goal-says = All aboard! Mr. Wick, your conductor. From 1760 to 2000 three trading empires *race to 30 victory points.* They come from inventions, breakthroughs, and the most Cities. Land itself scores nothing; it merely pays for everything.

lesson-bid-title = A small auction
lesson-bid-says = First, a quick auction for where to begin. *Highest bid picks first,* and everybody pays what they bid, winner or not. You have 60 dollars; five should do it.
lesson-bid-move = Bid 5 dollars
lesson-bid-other-nothing = Nothing ventured… and you might pick last. Five dollars, for peace of mind.
lesson-bid-other-more = Legal, but everyone pays their bid, and that money buys land in a minute. Five is plenty.

lesson-home-title = Your Home
lesson-home-says = *Your Home is your first land, and no card can take it.* Pennsylvania has wheat and minerals, and five neighbours with nobody in them. A good place to start a railroad.
lesson-home-move = Take Pennsylvania as your Home
lesson-home-other-virginia = Tobacco and textiles: a fine Home, and quite legal. But this tour leaves from Pennsylvania.
lesson-home-other-louisiana = Good cotton country, but only two neighbours are open until you can go West. Pennsylvania, please.

lesson-phases-title = Five stops
lesson-phases-says = Every turn is a train with five stops: *turn order, cards, investment, expansion, adjustments.* Everybody gets off at each stop before the train moves on. We’ll ride it once, slowly.

lesson-order-title = Who goes when
lesson-order-says = Turn order first. *The front seat gets first pick* of everything but may buy only three tokens; second five, third seven. Tokens become land. Take the second place today.
lesson-order-move = Take the second place
lesson-order-other-first = First pick of everything, but only three tokens. Next turn, perhaps. Second place.
lesson-order-other-third = Seven tokens! But by then somebody may have played the one Destiny card. Second place is a fair bargain.

lesson-destiny-title = A Destiny card
lesson-destiny-says = Cards next. Erie Canal is a Destiny card, and *the whole table may play only one a turn.* Ada played a leader instead; how kind. Play it: a City for Pennsylvania, then wheat is paid.
lesson-destiny-move = Play Erie Canal, with the City in Pennsylvania
lesson-destiny-other-leader = In a moment. Destiny first: once anybody else plays one, it’s too late for yours.
lesson-destiny-other-express = A good card for another day. The Canal first.
lesson-destiny-other-done = You’d leave three cards unplayed. There’s no prize for thrift here: play the Canal.

lesson-payday-title = How products pay
lesson-payday-says = You hold one wheat icon, and *the City lifts you one column:* 10 dollars instead of 5. You also own *the most Cities,* which is worth 2 points for as long as it lasts.

lesson-leader-title = Leaders
lesson-leader-says = *Leaders make inventions cheaper.* Lewis and Clark take 20 dollars off Westward Ho, and bring a Pioneer for nothing. Play them, accept the Pioneer, and end your card play.
lesson-leader-move = Play Lewis and Clark, accept the Pioneer, end your card play
lesson-leader-other-done = Wait for the explorers! They’re half the price of a ticket west.
lesson-leader-other-express = Keep it; three cards in hand cost nothing. Lewis and Clark.

lesson-congress-title = When it’s your purse
lesson-congress-says = Hugo plays Congress: everyone pays him 5 dollars. *You’re asked whether you answer;* only the President or the Supreme Court could stop it. You have neither, so let it pass. Politely.
lesson-congress-move = Let it pass

lesson-progress-title = Buy an invention
lesson-progress-says = Investment! Fifteen inventions, the Progressions, in five columns; *level one is worth 1 point, level three 3.* Westward Ho opens the Northwest and Southwest, and today it’s half price. Buy it.
lesson-progress-move = Buy Westward Ho
lesson-progress-other-forty = Forty dollars, full price. Use your discount while it lasts: Westward Ho.
lesson-progress-other-fifty = Fifty dollars and no discount. Westward Ho is the bargain.
lesson-progress-other-tokens = Tokens in a moment, when the bargain’s in the bag.
lesson-progress-other-level = Level two waits for level one of the same column: Westward Ho first.

lesson-research-title = Research
lesson-research-says = Your Pioneer may tinker with one breakthrough a turn. Turnpike wants a 1, a 2 and a 3. *You roll one die per Pioneer,* and a six counts as any number. Roll away.
lesson-research-move = Research Turnpike
lesson-research-other-cause = A worthy cause. But two free tokens every turn are hard to beat: Turnpike.
lesson-research-other-later = Second-level breakthroughs must wait for the second Era. Turnpike.

lesson-tokens-title = Tokens
lesson-tokens-says = A two; Turnpike is a third done. Now tokens, five dollars each, at most five from second place. *What you don’t spend this turn goes back without a refund.* Buy five, then end your investment.
lesson-tokens-move = Buy five tokens, then end your investment
lesson-tokens-other-five = You have the money and the land is waiting: five.
lesson-tokens-other-money = Then there’d be no money for tokens, and no tokens means no land. Five tokens.

lesson-settle-title = Expansion
lesson-settle-says = The number on a territory is its price in tokens. *You may enter land next to what you held before this turn.* Ohio takes two, New Jersey and Maryland one each. All three, in any order.
lesson-settle-move = Place in Ohio, New Jersey and Maryland
lesson-settle-other-new-york = Three tokens for one place. Legal, and it’s a beauty, but three places beat one: each raises your Profit by five.
lesson-settle-other-indiana = Indiana touches Ohio, but land taken this turn is no base until the next. Start with your neighbours.
lesson-settle-other-attack = Hold that thought! First the empty land.

lesson-attack-title = A small disagreement
lesson-attack-says = One token left, and Ada has just moved into West Virginia. Attack: your two dice against her one. *Highest die wins, ties go to her.* That’s 58 in 100; I’ve seen worse bridges. Go on.
lesson-attack-move = Attack West Virginia, then end your expansion
lesson-attack-other-done = You’d hand back a token for nothing. Have a try at West Virginia.

lesson-profit-title = Payday for land
lesson-profit-says = Five beats three! Adjustments: *each new territory raises your Profit by 5.* Four make 40, paid to you every single turn. You also took most new land, so a bonus card was yours.

lesson-order2-title = High cards choose first
lesson-order2-says = Turn two. *The highest card played picks first:* Hugo’s 62 beat your 21. He took third place. Take first now: few tokens, but the Destiny card is yours, and so is the cheapest Pioneer.
lesson-order2-move = Take the first place
lesson-order2-other-second = Five tokens, but then Ada goes first, and she may have a Destiny card of her own. Take first.

lesson-count-title = Count before you name it
lesson-count-says = Manifest Destiny *pays any product you name, to everybody who has it.* Your land: two minerals, two wheat. With the City, minerals pay you 40 and wheat 20. Play it, and name minerals.
lesson-count-move = Play Manifest Destiny, name minerals, end your card play
lesson-count-other-done = And leave forty dollars lying? Play Manifest Destiny.
lesson-count-other-wheat = Twenty dollars. You can do better.
lesson-count-other-tobacco = Ten for you and thirty for Ada. Generous, but no.
lesson-count-other-fruits = Five for New Jersey’s orchards. Minerals!
lesson-count-other-none = None of it grows on your land. Minerals.

lesson-pioneer-title = A second Pioneer
lesson-pioneer-says = You’re first, so the first Pioneer costs one token; *the next buyer pays two.* Buy three tokens, then a Pioneer. Two Pioneers, two dice.
lesson-pioneer-move = Buy three tokens, then a Pioneer
lesson-pioneer-other-city = A City is lovely, and one token too. But Pioneers win breakthroughs: Pioneer.
lesson-pioneer-other-dice = You could, with one die. Two dice are better: tokens, then a Pioneer.

lesson-claim-title = Eureka
lesson-claim-says = Roll for Turnpike again: you still need a one and a three, and a six stands in for anything. Once complete, claim it: *one Pioneer stays there for good,* and you get a point and two free tokens every turn.
lesson-claim-move = Research Turnpike, then claim it
lesson-claim-other-started = Turnpike is a third done already. Finish what you started.
lesson-claim-other-done = Not with two Pioneers twiddling their thumbs. Research Turnpike.

lesson-freebuy-title = Spend as you like
lesson-freebuy-says = Four points, and 80 dollars left. Own all five level-one inventions and Profit rises by 10. Tolerance would raise your token limit by two. *Buy what you fancy;* I’m looking out of the window.
lesson-freebuy-move = Buy what you fancy, then end your investment
lesson-freebuy-comment-tolerance = Two more tokens a turn, for good. A point, too.
lesson-freebuy-comment-railroads = Any distance inside your region, rivers excepted. Choo-choo, and a point.
lesson-freebuy-comment-telegraph = You can now skip over one territory. A point.
lesson-freebuy-comment-circus = You may buy a card each turn. And a point.
lesson-freebuy-comment-city = Wherever it stands, that land’s products pay one column more.
lesson-freebuy-comment-done = Money keeps. Tokens don’t, so use them in a moment.

lesson-freeland-title = Place as you like
lesson-freeland-says = Your tokens, your map. Last turn’s land is settled now, so *you can go on from Ohio, Maryland, West Virginia or New Jersey.* Place or attack as you please, then end your expansion.
lesson-freeland-move = Place or attack as you please, then end your expansion
lesson-freeland-sure-tokens = Your tokens go back without a refund. Sure?
lesson-freeland-comment-land = Five dollars more Profit, every turn from now on.
lesson-freeland-comment-attack = The dice have spoken. High rolls, low rolls: land is worth a risk.
lesson-freeland-comment-done = A whole turn of your own planning. Everything after this is the same train, only faster.

lesson-play-title = On your own rails
lesson-play-says = Two things to remember. *Land first:* Profit grows every turn you own it. *Then points:* nobody wins with a full purse. Now take the last turns of a real game. I’ll whisper when you ask.

lesson-end-title = The line is open
lesson-end-says = You know the race, the five stops, how land pays, and when to name your product.

lit-points = the track of victory points
lit-profit = the Profit track
lit-order = the turn order
lit-map = the map
lit-box = the boxes for City, Pioneer and card
