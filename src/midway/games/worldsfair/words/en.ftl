title = World's Fair 1893
line = Win the five areas of the Fair while the wheel keeps turning.

# Pieces
agriculture = Agriculture
    .in = in Agriculture
    .to = to Agriculture
    .from = from Agriculture
    .of = of Agriculture
    .short = Agri
    .patron = Cyrus McCormick
electricity = Electricity
    .in = in Electricity
    .to = to Electricity
    .from = from Electricity
    .of = of Electricity
    .short = Elec
    .patron = George Westinghouse
arts = Fine Arts
    .in = in Fine Arts
    .to = to Fine Arts
    .from = from Fine Arts
    .of = of Fine Arts
    .short = Arts
    .patron = Augustus Saint-Gaudens
manufacturing = Manufacturing
    .in = in Manufacturing
    .to = to Manufacturing
    .from = from Manufacturing
    .of = of Manufacturing
    .short = Manu
    .patron = Charles H. Schwab
transportation = Transportation
    .in = in Transportation
    .to = to Transportation
    .from = from Transportation
    .of = of Transportation
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
ticket = Midway ticket
exhibit_agriculture = exhibit of Agriculture
exhibit_electricity = exhibit of Electricity
exhibit_arts = exhibit of Fine Arts
exhibit_manufacturing = exhibit of Manufacturing
exhibit_transportation = exhibit of Transportation
ticket-short = { $n ->
    [one] ticket
   *[other] tickets
}
about = { $card }: { $line }
bot-greedy = takes the fullest pile and uses figures where they change who leads
bot-keen = places where cards and ranks together bring most
titled-exhibit = “{ $title }” ({ NAME($area) })
titled-ticket = ticket “{ $title }”

# What is asked
ask-tiles = Which area tile lies at position { $n }, clockwise from the left of the base?
ask-opening = Which card is dealt to { NAME($next) }?
ask-first = Who is the first player?
ask-place = { $player } places a supporter in an area.
    .you = Place a supporter in an area.
ask-lift = { $player } has none left in supply and lifts a supporter to put it { NAME($area, form: "in") }.
    .you = Your supply is empty: lift one of your supporters and put it { NAME($area, form: "in") }.
ask-figures = { $player } plays or discards influential figures.
    .you = Play or discard your influential figures, in any order.
ask-take = { $player } moves a supporter with Bertha Palmer.
    .you = Bertha Palmer moves a supporter: whose, and from where?
ask-put = { $player } moves a supporter { NAME($area, form: "from") } with Bertha Palmer.
    .you = Where does the supporter of { $owner } go { NAME($area, form: "from") }?
    .yours = Where does your supporter go { NAME($area, form: "from") }?
ask-refill = Which card is dealt to { NAME($next) }?
ask-approve = { $player } may approve { $n ->
    [one] one more exhibit
   *[other] up to { $n } exhibits
} { NAME($area, form: "in") }.
    .you = { $n ->
        [one] You may approve one more exhibit { NAME($area, form: "in") }.
       *[other] You may approve up to { $n } exhibits { NAME($area, form: "in") }.
    }

# What may be done
do-tile = { NAME($area) }
do-deal = { NAME($card) }
do-first = { $whose }
do-place = { NAME($area) }
do-lift = { NAME($area) }
do-burnham = Daniel Burnham: one more supporter { NAME($home, form: "in") }
do-davis = George Davis: a supporter { NAME($area, form: "in") }
do-palmer = Bertha Palmer: move any player's supporter
do-patron = { NAME($area, form: "patron") }: a supporter { NAME($area, form: "in") }
do-discard = Discard { NAME($figure) } unused
do-take = { $whose }, { NAME($area, form: "from") }
    .yours = Your own, { NAME($area, form: "from") }
do-put = { NAME($area) }
do-approve = Approve an exhibit { NAME($area, form: "of") }
do-keep = Approve no more { NAME($asked, form: "in") }

# What happened
log-laid = { NAME($area) } is area { $n } on the ring.
log-dealt = { NAME($area) } gets { $cards }.
log-drew-first = { $player } is the first player.
    .you = You are the first player.
log-bonus = Start bonus: { $player } adds a supporter { NAME($area, form: "in") }.
    .you = Start bonus: you add a supporter { NAME($area, form: "in") }.
log-placed = { $player } places a supporter { NAME($area, form: "in") }.
    .you = You place a supporter { NAME($area, form: "in") }.
log-lifted = { $player } has none left in supply and lifts one { NAME($area, form: "from") }.
    .you = You have none left in supply and lift one { NAME($area, form: "from") }.
log-played = { $player } plays { NAME($figure) }.
    .you = You play { NAME($figure) }.
log-discarded = { $player } discards { NAME($figure) } unused.
    .you = You discard { NAME($figure) } unused.
log-added = { $player } adds a supporter { NAME($area, form: "in") }.
    .you = You add a supporter { NAME($area, form: "in") }.
log-moved = A supporter of { $owner } moves { NAME($area, form: "from") } { NAME($to, form: "to") }.
    .yours = A supporter of yours moves { NAME($area, form: "from") } { NAME($to, form: "to") }.
log-collected = { $player } takes { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
} at { NAME($area) }{ $n ->
    [0] .
   *[other] : { $cards }.
}
    .you = You take { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    } at { NAME($area) }{ $n ->
        [0] .
       *[other] : { $cards }.
    }
log-car-moved = The car moves { $n ->
    [one] one space
   *[other] { $n } spaces
}; { $left ->
    [0] it has come full circle.
    [one] one more to the scoring.
   *[other] { $left } more to the scoring.
}
log-car-stopped = The car stops at the start space: a scoring phase follows this turn.
log-reshuffled = The deck is empty: { $n ->
    [one] one discarded card is
   *[other] { $n } discarded cards are
} shuffled into a new one.
log-deck-empty = Deck and discard pile are both empty: no more cards come this turn.
log-scoring = Scoring phase { $n }.
log-ticket-leader = { $player } has the most tickets: { $n ->
    [one] one point
   *[other] { $n } points
} more.
    .you = You have the most tickets: { $n ->
        [one] one point
       *[other] { $n } points
    } more.
log-traded = { $player } trades { $n ->
    [one] one ticket for a point.
   *[other] { $n } tickets for { $n } points.
}
    .you = You trade { $n ->
        [one] one ticket for a point.
       *[other] { $n } tickets for { $n } points.
    }
log-medal = { $player } earns a leader medal of { $n } { NAME($area, form: "in") }.
    .you = You earn a leader medal of { $n } { NAME($area, form: "in") }.
log-approved = { $player } has { $n ->
    [one] an exhibit
   *[other] { $n } exhibits
} { NAME($area, form: "of") } approved: { $cards }.
    .you = You have { $n ->
        [one] an exhibit
       *[other] { $n } exhibits
    } { NAME($area, form: "of") } approved: { $cards }.
log-kept = { $player } approves no more { NAME($area, form: "in") }.
    .you = You approve no more { NAME($area, form: "in") }.
log-recalled = { $player } recalls { $n ->
    [one] one supporter.
   *[other] { $n } supporters.
}
    .you = You recall { $n ->
        [one] one supporter.
       *[other] { $n } supporters.
    }
log-round = Round { $n } begins.
log-ended = The fair closes: the game is over.
log-undo = { $player } undoes the last choice.
    .you = You undo the last choice.
log-undo-chance = The last outcome is to be entered again.

# Why not
no-over = The game is over.
no-such-code = There is no such choice; codes run from 0 to { $n }.
no-other-seat = { $now ->
    [chance] The next card or tile decides now, nobody else.
   *[player] { $player } decides now.
}
no-undo = There is nothing for you to undo: chance or another player has acted since.
no-wrong-step-tiles = Area tiles are laid during set-up only.
no-wrong-step-opening = Cards are dealt when all area tiles lie on the ring.
no-wrong-step-refill = Cards come from the deck, three at the end of each turn.
no-wrong-step-first = The first player is drawn during set-up only.
no-wrong-step-place = You place your supporter of the turn in step 1, and only once.
no-wrong-step-lift = A supporter is lifted only when one is needed and your supply is empty; you have { $supply } in supply.
no-wrong-step-figures = Figures are played in step 2, right after placing, if you collected any on your last turn.
no-wrong-step-take = Only Bertha Palmer moves a supporter, and she is not being played.
no-wrong-step-put = Only Bertha Palmer moves a supporter, and none has been picked up.
no-wrong-step-approve = Exhibits are approved in a scoring phase, by players whose rank in the area allows it.
no-tile-laid = { NAME($area) } lies on the ring already.
no-no-such-player = That player is not at this table.
no-not-in-deck = The deck holds no more cards of this kind: { NAME($card) }.
no-no-supporter-to-lift = You have no supporter { NAME($area, form: "in") } to lift.
no-no-such-figure = { NAME($figure) } is not among the figures you collected on your last turn.
no-not-adjacent = { NAME($area) } is not adjacent to { NAME($home) }, your area of this turn.
no-no-supporter-there = { $whose } has no supporter { NAME($area, form: "in") }.
no-same-area = The supporter must go to an area other than { NAME($area) }.
no-other-area = { NAME($asked) } is being scored; only its exhibits can be approved now.

# Options
option-approvals = Approving exhibits
option-approvals-automatic = as many as allowed, without asking
option-approvals-asked = asked for one by one
option-start_space = Spaces of the wheel
option-start_space-counted = 9, 11 or 13 with the start space
option-start_space-extra = the start space comes on top: one ticket more in a round
option-empty_ranks = Rank without a supporter
option-empty_ranks-no = needs at least one supporter in the area
option-empty_ranks-yes = none is needed
option-tied_first = Approvals of a tied first place
option-tied_first-ladder = 1 with two players, 2 with three or four
option-tied_first-reversed = 2 with two players, 1 with three or four
option-edition = Coins shown as in the box
option-edition-english = English edition: coins of 1 and 2
option-edition-french = French edition: coins of 1, 2 and 4
option-edition-polish = Polish edition: coins of 1 and 2

# Doubts
doubt-start-bonus = No source shows the four start bonus cards. What is known: one supporter for each area named, one or two areas by seat, with more sole leads and lower card limits for later seats. Ours is the smallest set that fits; in simulation it evens out the seats about as it should.
doubt-card-limits = Each tile shows three or four arrows, but no source says which. Two tiles with four and three with three is a guess at the spread, and the tiles chosen are arbitrary. Other spreads change mean scores by a point at most.
doubt-area-rewards = The rulebooks name the medals as 2 or 4 and some approvals, not the whole Step 2 card. 4 and 2 with three or four players come from two reviews; 2 with two players is what remains. With two players a tie brings no medal, or it would equal the sole leader’s.
doubt-tied-first = A tied first place allows 1 or 2 approvals, depending on the number of players; that it is 1 with two players follows the order of the printed list. The opposite is possible, and it is the doubt that matters most: about 3 points in the mean score.
doubt-figure-counts = There are certainly 23 figures in all. Three of each area figure leave eight, and 4, 2, 2 is twice what is removed with four players; no source gives the split.
doubt-wheel-counting = The wheel has 9, 11 or 13 spaces, the start space among them: so a round takes that many tickets. If the start space were not counted, a round would take one more.
doubt-empty-ranks = No rule says whether a player without any supporter in an area can be second or tied there. It happens only after Bertha Palmer or with an empty supply.
doubt-titles = The titles on the printed exhibits and tickets are largely unknown. Ours are real exhibits and attractions of 1893; they change nothing in play.
doubt-reshuffle = The discard pile is shuffled when a card is needed and the deck is empty: figures played in this turn are in it by then, cards collected in this turn are not. The French rules could also mean at once, when the last card is drawn. It matters only when a refill ends exactly on the last card.
doubt-both-piles-empty = No rule covers an empty deck together with an empty discard pile. It would take four players holding nearly all exhibits; nobody has seen it.
doubt-no-tickets = Nothing obliges anybody to take tickets. Four players who all avoid them never bring the car round, and their match never ends; no source says what then. People will agree to stop. A simulation breaks a match off after 20,000 events and counts it for nobody.
doubt-lift-from-target = With an empty supply a supporter may be lifted from any area; that this includes the very area where it is needed is likely, but printed nowhere.

# The board
board-round = Round { $n } of { $of }
board-over = The fair is over
board-setup = Setting up
board-wheel = Wheel
board-car = { $left ->
    [0] the car has come full circle: scoring after this turn
    [one] one ticket to the scoring
   *[other] { $left } tickets to the scoring
}
board-deck = Deck { $n }, discards { $discards }
board-area = Area
board-cards = Cards
board-changed = changed
board-player = Player
board-points = Points
board-forecast = If scored
board-supply = Supply
board-tickets = Tickets
board-coins = Coins
board-medals = Medals
board-sets = Sets
board-exhibits = Exhibits:
board-approved = Approved:
board-figures = Figures:
board-titled = { $kind }: { $title }
board-base = base of the wheel
board-most = most supporters
board-total = Total
board-tokens = Tokens

# The picture
pic-where = Turn { $turn } · round { $n } of { $of }
pic-finished = Finished after { $n } turns
chapter = Round { $n }
pic-lot = Area { $n }, not laid yet
pic-palace = { NAME($area) }. { $n } of { $limit } cards{ $n ->
    [0] .
   *[other] : { $cards }.
} Supporters: { $supporters }.
pic-count = { $name } { $n }
pic-pile = { $name }: { $n ->
    [one] one supporter
   *[other] { $n } supporters
} { NAME($area, form: "in") }
pic-holds = holds { $n }
pic-rank-first = 1st
pic-rank-tied_first = tied 1st
pic-rank-second = 2nd
pic-rank-tied_second = tied 2nd
pic-note = { $tied ->
    [0] { $place ->
        [0] No supporter of yours
        [1] You would lead alone
        [2] Second alone
        [3] Third
       *[4] Fourth
    }
   *[1] { $place ->
        [0] No supporter of yours
        [1] Tied for first
        [2] Tied for second
       *[3] Tied for third
    }
}{ $worth ->
    [0] : nothing
   *[other] { $still ->
        [1] , as now
       *[0] {""}
    }
}
pic-to-go = { $n ->
    [0] scoring
    [one] ticket to go
   *[other] tickets to go
}
pic-start = Start
pic-in-deck = in the deck
pic-discarded = discarded
pic-deck = The deck
pic-discards = The discard pile
pic-contents = Tickets { $tickets }, figures { $figures }. Exhibits: { $exhibits }.
pic-sets = Sets of different approvals
pic-kind-exhibit = Exhibit
pic-kind-ticket = Midway ticket
pic-kind-figure = Figure
pic-kind-cards = Cards
pic-short = { NAME($figure, form: "short") }
pic-effect-burnham = +1 here
pic-effect-davis = +1 beside
pic-effect-palmer = move 1
pic-about-exhibit = Approve it when { NAME($area) } is scored.
pic-about-ticket = { $each ->
    [one] One point
   *[other] { $each } points
} at the next scoring; most tickets: { $most } more.
pic-about-burnham = Another supporter in the area where you place. Play him on your next turn, or discard him.
pic-about-davis = A supporter in an area beside the one where you place. Play him on your next turn, or discard him.
pic-about-palmer = Move one supporter, anyone's, to another area. Play her on your next turn, or discard her.
pic-about-patron = A supporter { NAME($area, form: "in") }, wherever you place. Play him on your next turn, or discard him.
pic-exhibits = Exhibits
pic-approved = Approved
pic-proposed-of = { NAME($area) }: { $n ->
    [0] no exhibit
    [one] one exhibit
   *[other] { $n } exhibits
}
pic-approved-of = { NAME($area) }: { $n ->
    [0] none approved
   *[other] { $n } approved
}
pic-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
pic-most-tickets = most tickets
pic-supply = in supply
pic-to-play = To play
pic-to-play-how = after placing, in any order, or discard
pic-judging = When the wheel comes round
pic-each-area = in each area
pic-points = points
pic-approve = approve
pic-first = First alone
pic-tied_first = Tied for first
pic-second = Second alone
pic-tied_second = Tied for second
pic-up-to = { $n ->
    [0] 0
    [one] 1
   *[other] up to { $n }
}
pic-step-place = Place
pic-step-figures = Figures
pic-step-collect = Collect
pic-step-refill = Refill
pic-step-tickets = Tickets
pic-step-approve = Approve
pic-step-recall = Recall
pic-split = { $whose ->
    [yours] Your sets, best split
   *[theirs] Sets of { $player }, best split
}

# How to play
howto-goal = Win the five areas of the Fair over three rounds; after the third, the most points win.
howto-turn = A turn
howto-turn-1-name = Place
howto-turn-1 = Put one supporter in any area.
howto-turn-2-name = Figures
howto-turn-2 = Those you took last turn act now, then leave.
howto-turn-3-name = Collect
howto-turn-3 = Take every card there. Tickets turn the wheel.
howto-turn-4-name = Refill
howto-turn-4 = Three new cards, clockwise. Full areas are skipped.
howto-turn-5-name = Wheel round? Score
howto-turn-5 = Tickets, then every area, then half of each pile goes home.
howto-tickets = Tickets
howto-tickets-how = the most tickets bring 2 more
howto-tickets-points = 1 each
howto-first = First in an area, alone
howto-first-how = and up to three of your exhibits are approved
howto-first-points = { $players ->
    [2] 2
   *[other] 4
}
howto-second = Tied for first, or second alone
howto-second-how = with up to two approvals, or one
howto-second-points = 2
howto-tied = Tied for first
howto-tied-how = no points, but one exhibit is approved; second place brings nothing
howto-tied-points = 0
howto-sets = Approved exhibits of different colours
howto-sets-how = one, two, three, four, five in a set
howto-sets-points = 1 3 6 10 15
howto-advice-1-name = Take big piles.
howto-advice-1 = You pay one supporter whether there is one card or four.
howto-advice-2-name = Match your exhibits.
howto-advice-2 = An exhibit is approved only in its own area, and only if you rank there.
howto-advice-3-name = Watch the wheel.
howto-advice-3 = Take the last tickets when “if scored” looks better for you than for the others.

# What was done since the last turn
act-moved = { $player } moved your supporter
    .more = It went { NAME($area, form: "from") } { NAME($to, form: "to") }, with Bertha Palmer.
    .amount = { $before } → { $after }
act-tied = You are tied { NAME($area, form: "in") }
    .more = After { $player }’s turn: { $n } each.
    .amount = tied
act-rank = You lost your rank { NAME($area, form: "in") }
    .more = After { $player }’s turn you have { $n ->
        [one] one supporter
       *[other] { $n } supporters
    } there.
    .amount = { $was ->
        [first] 1st
        [tied_first] tied 1st
        [second] 2nd
       *[tied_second] tied 2nd
    } → { $now ->
        [first] 1st
        [tied_first] tied 1st
        [second] 2nd
        [tied_second] tied 2nd
       *[none] none
    }
act-tickets = You no longer have the most tickets
    .more = { $player } has overtaken you: { $n } to { $mine }.
    .amount = { $mine } : { $n }
act-scored = Scoring phase { $n }
    .more = You went from { $before } to { $after } points.
    .amount = +{ $gained }
act-turn = { $player } placed { NAME($area, form: "in") }.
    .amount = wheel { $wheel }
act-exhibits = { $n ->
    [one] 1 exhibit
   *[other] { $n } exhibits
} ({ $areas }).
act-took-tickets = { $n ->
    [one] 1 ticket.
   *[other] { $n } tickets.
}
act-took-figures = Took { $figures }.
act-no-card = No card.
act-figures = Played { $figures }.

# Scorings as a table
tally-scoring = { $n ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
    }
tally-tickets = Tickets
    .title = The tickets pay first
    .says = One point for each ticket. Most tickets, and the bonus: { $players }.
tally-area = { NAME($area) }
    .title = { $n ->
    [0] No medal { NAME($area, form: "in") }
    [1] First { NAME($area, form: "in") }: { $players }
   *[other] Tied for first { NAME($area, form: "in") }: { $players }
    }
    .says = { $medal ->
    [0] Nobody’s rank is worth points here.
   *[other] First place: a medal of { $medal }. Each seal is an approved exhibit; the points include what it adds to the sets.
    }
tally-recall = Recall
    .title = Half of every group goes home
    .says = Rounded down: two of five, none of one. They are back in supply.

# After the lesson
lesson-last = Play the last round
lesson-last-how = 43 to 42 to 40, your move. I’ll whisper if you ask.

# What every choice does
explain-place = A supporter of yours goes to this area. You will then take every card there, and this turn’s refill begins here. It costs one supporter from your supply.
explain-lift = Your supply is empty, so the supporter comes from this area: you lose one here and gain one where you place.
explain-burnham = One more supporter from your supply goes to the area where you placed this turn. The figure is then discarded.
explain-davis = A supporter from your supply goes to an area next to the one where you placed. The figure is then discarded.
explain-palmer = Move one supporter of any player to any other area: push a rival out, or bring one of yours where it counts.
explain-patron = A supporter from your supply goes to this figure’s own area, wherever you placed. The figure is then discarded.
explain-discard = The figure goes to the discard pile without acting. Figures cannot be kept for a later turn.
explain-take = This supporter will be moved. One fewer here may change who leads.
explain-put = The supporter goes here and counts here from now on.
explain-approve = One of your exhibits of this colour becomes an approval token, which counts in a set at the end.
explain-keep = You approve nothing more here and keep your exhibits for a later scoring.

# What there is to weigh
weigh-place = Weigh the cards you would take against the place you would have in the area.

# The reason for a hint
hint-rank = { $note }.
hint-cards = { $note }. Cards: { $cards }.
hint-tickets = { $n ->
    [one] one ticket
   *[other] { $n } tickets
}
hint-exhibits = { $n ->
    [one] one exhibit
   *[other] { $n } exhibits
}
