# The words of the lesson; at most 45 to a card, *bold* for the rule itself.

lesson-goal-title = The goal
lesson-goal-says = Step right up! Tobias Wick, lamplighter to the Fair. Three rounds, five areas, and *whoever has the most points wins.* They come three ways: tickets for the wheel, leading areas, and getting exhibits approved. You’ll do all three in five minutes.

lesson-supporters-title = The areas
lesson-supporters-says = These pieces are supporters. The white ones are yours, and *whoever has most in an area leads it.* In Electricity all three of you stand level, one apiece. Level is dull. Let’s do something about it.

lesson-place-title = Place and take
lesson-place-says = A turn starts with one choice: *put a supporter in an area.* In return you take *every card* lying there. Electricity has an exhibit and a ticket. Press it; the current is on.
lesson-place-move = Place a supporter in Electricity
lesson-place-other-agriculture = A good pile, and perfectly legal. But there’s a gentleman in it we’ll want next turn. Electricity first.
lesson-place-other-palace = Perfectly legal, and at a real table your own affair. For this once, let me show you the lights: Electricity.
lesson-place-other-palace-title = A fine choice.
lesson-place-other-card-title = Just the one card?
lesson-place-other-card = You never pick single cards: you get the whole pile of the area you place in.
lesson-place-other-wheel-title = The wheel?
lesson-place-other-wheel = The wheel turns by itself whenever somebody takes a ticket. You choose an area.

lesson-collect-title = What you took
lesson-collect-says = Two cards. The Electric Fountains is an exhibit of Electricity: worth nothing yet, plenty once it’s approved. The *ticket is worth one point* at the next scoring, and it gave the wheel a push.

lesson-refill-title = The wheel and the new cards
lesson-refill-says = Ten tickets to go; then the wheel is round and we score. *Three new cards* have come out: one where you placed, and one in each of the next two areas clockwise. Full areas are skipped.

lesson-rivals-title = The others take their turns
lesson-rivals-says = Ada took three cards in Transportation, two of them tickets. Hugo swept up four in Manufacturing. Big piles are tempting, and it’s *all or nothing.* Six tickets to go. Your turn.

lesson-figure-title = A gentleman in the pile
lesson-figure-says = Agriculture has three cards: two exhibits and Mr. Westinghouse, an influential figure. *Figures do you a favour on your next turn.* Three cards for one supporter; help yourself.
lesson-figure-move = Place a supporter in Agriculture
lesson-figure-other-electricity = That would strengthen your lead, but two cards against three, and no Mr. Westinghouse. Try Agriculture.
lesson-figure-other-arts = A painting and two tickets: well spotted. They’ll still be there next turn, and then they’ll be worth more. Agriculture now.
lesson-figure-other-lonely = One lonely card. Legal, but you can do better: Agriculture has three.

lesson-forecast-title = If we scored now
lesson-forecast-says = Ada has drawn level with you in Electricity, and Hugo took two more tickets. The green numbers say *what everyone would gain if we scored now:* you 15, Ada 16, Hugo 19. Last! Let’s mend that.

lesson-clock-title = You hold the clock
lesson-clock-says = Two tickets will end the round, and both lie in Fine Arts beside a painting. *Whoever takes them picks the moment.* Place there: you lead the area, and the painting still counts this round.
lesson-clock-move = Place a supporter in Fine Arts
lesson-clock-other-tickets = Legal, but Ada plays next and the two tickets would be hers, on her terms. End the round on yours: Fine Arts.

lesson-westinghouse-title = Mr. Westinghouse goes to work
lesson-westinghouse-says = *First your figures act, then you collect.* Mr. Westinghouse puts a supporter of yours in Electricity, no matter where you placed. Three against Ada’s two. Play him; he dislikes waiting.
lesson-westinghouse-move = Play George Westinghouse
lesson-westinghouse-other-unused = You may send a figure away unused, but none may stay for another turn. He’s worth a supporter: play him.
lesson-westinghouse-other-placed = You’ve placed for this turn already. The rest is up to Mr. Westinghouse.

lesson-score-tickets-title = Scoring: tickets
lesson-score-tickets-says = Round it goes: we score! *Tickets first, one point each.* Three for you. Ada and Hugo tie for the most with four, so both get the bonus of 2. Nobody splits anything at this Fair.

lesson-score-first-title = Scoring: leading alone
lesson-score-first-says = Then the areas, one by one. You lead Electricity alone: *a medal worth 4,* and *up to three* of your Electricity exhibits are approved. You hold one, the Fountains. That’s what the trip was for.

lesson-score-second-title = Scoring: ties and second place
lesson-score-second-says = In Agriculture you tie with Hugo: *2 points each, and up to two approvals.* In Manufacturing you’re second alone: *2 points, one approval.* Third place, as in Transportation, earns you the view.

lesson-sets-title = Colours make sets
lesson-sets-says = Approved exhibits score by colours: one is worth 1 point, two different 3, then 6, 10, and *15 for all five.* You have four colours: ten points. Press the area whose colour you’re missing.
lesson-sets-move = Press the area whose colour you’re missing
lesson-sets-other-colour = You have that colour already; look for the empty ring in your row of approvals.

lesson-recall-title = Half go home
lesson-recall-says = Last act: *half of every pile goes home,* rounded down. Your three in Electricity become two. Nobody sits in one place forever. Cards and points stay, the wheel starts again, and round two begins.

lesson-free-title = Your own move
lesson-free-says = Ada and Hugo have moved, and it’s 25 to 14 to 15. Transportation is your missing colour, and an exhibit lies there. But this turn I’ll hold my tongue: *place wherever you like.*
lesson-free-move = Place a supporter wherever you like
lesson-free-comment-transportation = The fifth colour is in your hands, and you’ve drawn level with Ada. Keep first or second there and it will be approved.
lesson-free-comment-electricity = Three cards and a comfortable lead, three to one and one. Mr. Davis will put a supporter next door on your next turn.
lesson-free-comment-arts = Alone in front in Fine Arts, a ticket in your pocket, and Mr. Schwab will lend a hand in Manufacturing.
lesson-free-comment-manufacturing = Three level with two each. Nobody leads alone, but everybody earns something.
lesson-free-comment-agriculture = Second behind Hugo. It looks modest, but second earns 2 points and an approval, and you hold a card for it now.

lesson-end-title = That’s the trade, friend
lesson-end-says = You know the goal, the turn, the scoring, and two tricks some people never learn.

lit-hub = the hub of the wheel
lit-rounds = the arches of the rounds
lit-sets = the table of sets
lit-supporters = the supporters ({ $name })
