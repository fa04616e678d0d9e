<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Board</name>
    <message>
        <source>Touch the highest bidder. The bid goes to the kitty.</source>
        <translation>Touch the highest bidder. The bid goes to the cagnotte.</translation>
    </message>
    <message>
        <source>Who holds the pay cards?</source>
        <translation>Who holds the cartes payantes?</translation>
    </message>
    <message>
        <source>Pay into the kitty</source>
        <translation>Pay into the cagnotte</translation>
    </message>
    <message>
        <source>First the pay cards are claimed.</source>
        <translation>First the cartes payantes are claimed.</translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <source>The stock</source>
        <translation>The talon</translation>
    </message>
</context>
<context>
    <name>Poker</name>
    <message>
        <source>royal flush</source>
        <translation>quinte royale</translation>
    </message>
    <message>
        <source>straight flush, {top}</source>
        <translation>quinte flush, {top}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>carré of {ranks}</translation>
    </message>
    <message>
        <source>full house, {ranks} over {others}</source>
        <translation>full, {ranks} over {others}</translation>
    </message>
    <message>
        <source>flush, {top}</source>
        <translation>couleur, {top}</translation>
    </message>
    <message>
        <source>straight, {top}</source>
        <translation>suite, {top}</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>brelan of {ranks}</translation>
    </message>
    <message>
        <source>two pairs, {ranks} and {others}</source>
        <translation>double paire, {ranks} and {others}</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>paire of {ranks}</translation>
    </message>
</context>
<context>
    <name>Trente-et-un</name>
    <message numerus="yes">
        <source>Pot: %n chip(s)</source>
        <translation>
            <numerusform>Cagnotte: %n chip</numerusform>
            <numerusform>Cagnotte: %n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Pot: {number}</source>
        <translation>Cagnotte: {number}</translation>
    </message>
    <message>
        <source>Stock: {number}</source>
        <translation>Talon: {number}</translation>
    </message>
    <message>
        <source>The stock is empty: hands are compared.</source>
        <translation>The talon is empty: hands are compared.</translation>
    </message>
    <message>
        <source>You draw from the stock: {card}.</source>
        <translation>You draw from the talon: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock: {card}.</source>
        <translation>{name} draws from the talon: {card}.</translation>
    </message>
    <message>
        <source>Take from the stock</source>
        <translation>Take from the talon</translation>
    </message>
    <message>
        <source>First take a card: the top one of the stock or of the discard pile.</source>
        <translation>First take a card: the top one of the talon or of the discard pile.</translation>
    </message>
    <message>
        <source>The stock was empty: the discards are shuffled and become the new one.</source>
        <translation>The talon was empty: the discards are shuffled and become the new one.</translation>
    </message>
    <message>
        <source>You draw a card from the stock.</source>
        <translation>You draw a card from the talon.</translation>
    </message>
    <message>
        <source>{name} draws a card from the stock.</source>
        <translation>{name} draws a card from the talon.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the stock or the discard pile.</source>
        <translation>Your turn: take a card from the talon or the discard pile.</translation>
    </message>
    <message>
        <source>The stock, face down</source>
        <translation>The talon, face down</translation>
    </message>
    <message>
        <source>From the stock</source>
        <translation>From the talon</translation>
    </message>
    <message>
        <source>Take the top card of the stock, unseen by the others.</source>
        <translation>Take the top card of the talon, unseen by the others.</translation>
    </message>
    <message>
        <source>The stock is empty: the discards are shuffled.</source>
        <translation>The talon is empty: the discards are shuffled.</translation>
    </message>
    <message>
        <source>Turn-up: {card}.</source>
        <translation>Retourne: {card}.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un guide</name>
    <message>
        <source>On your turn take one card: the unknown one of the stock or the open one. Click it, or pull it to your hand. Then throw one of your four cards.</source>
        <translation>On your turn take one card: the unknown one of the talon or the open one. Click it, or pull it to your hand. Then throw one of your four cards.</translation>
    </message>
    <message>
        <source>On your turn take one card, the unknown one of the stock or the open one: S takes from the stock, D the open one. Then go to one of your four cards with the arrows; Enter throws it.</source>
        <translation>On your turn take one card, the unknown one of the talon or the open one: S takes from the talon, D the open one. Then go to one of your four cards with the arrows; Enter throws it.</translation>
    </message>
    <message>
        <source>They go to the pot. The last player left takes it.</source>
        <translation>They go to the cagnotte. The last player left takes it.</translation>
    </message>
    <message>
        <source>They go to the pot. The last player left takes it, or whoever shows 31 before.</source>
        <translation>They go to the cagnotte. The last player left takes it, or whoever shows 31 before.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un lesson</name>
    <message>
        <source>The open Nine makes 29 for certain. What lies on the stock, nobody knows.</source>
        <translation>The open Nine makes 29 for certain. What lies on the talon, nobody knows.</translation>
    </message>
    <message>
        <source>29, and Hugo found nothing on the stock. Few hands are better: knock.</source>
        <translation>29, and Hugo found nothing on the talon. Few hands are better: knock.</translation>
    </message>
    <message>
        <source>On your turn you draw a card, the open one or the top of the stock, which lies face down, and throw one. Or you knock instead: everybody else has one more turn, and the deal is over. Try it at once, with 19: knock.</source>
        <translation>On your turn you draw a card, the open one or the top of the talon, which lies face down, and throw one. Or you knock instead: everybody else has one more turn, and the deal is over. Try it at once, with 19: knock.</translation>
    </message>
    <message>
        <source>These coins are your lives. The lowest hand loses one, a knocker who is beaten two. Whoever has none left and loses once more is out; the last one in takes the pot, where all lost coins lie.</source>
        <translation>These coins are your lives. The lowest hand loses one, a knocker who is beaten two. Whoever has none left and loses once more is out; the last one in takes the cagnotte, where all lost coins lie.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un options</name>
    <message>
        <source>Three of a kind are worth 30½</source>
        <translation>A brelan is worth 30½</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>When the talon is empty</translation>
    </message>
    <message>
        <source>What happens when the last card of the stock is gone.</source>
        <translation>What happens when the last card of the talon is gone.</translation>
    </message>
    <message>
        <source>52 cards, stock and discard pile, as the rulebook has it.</source>
        <translation>52 cards, talon and discard pile, as the rulebook has it.</translation>
    </message>
    <message>
        <source>One chip each, three of a kind count 30½, and a thirty-one wins everything.</source>
        <translation>One chip each, a brelan counts 30½, and a thirty-one wins everything.</translation>
    </message>
    <message>
        <source>The knocker loses two lives only if their hand is the lowest of all. Many tables also count three of a kind as 30½, which is an option below.</source>
        <translation>The knocker loses two lives only if their hand is the lowest of all. Many tables also count a brelan as 30½, which is an option below.</translation>
    </message>
    <message>
        <source>The turn-up may go back</source>
        <translation>The retourne may go back</translation>
    </message>
</context>
<context>
    <name>Trio</name>
    <message>
        <source>Collect sets and runs: the first to fulfil all seven contracts wins.</source>
        <translation>Collect sets and sequences: the first to fulfil all seven contracts wins.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Run of three</source>
        <translation>Tierce</translation>
    </message>
    <message>
        <source>Run of four</source>
        <translation>Quatrième</translation>
    </message>
    <message>
        <source>two threes of a kind</source>
        <translation>two Brelans</translation>
    </message>
    <message>
        <source>three of a kind and four of a kind</source>
        <translation>a Brelan and a Carré</translation>
    </message>
    <message>
        <source>two fours of a kind</source>
        <translation>two Carrés</translation>
    </message>
    <message>
        <source>a run of 4 and four of a kind</source>
        <translation>a Sequence of 4 and a Carré</translation>
    </message>
    <message>
        <source>three threes of a kind</source>
        <translation>three Brelans</translation>
    </message>
    <message>
        <source>two runs of 4</source>
        <translation>two Sequences of 4</translation>
    </message>
    <message>
        <source>a run of 7 and three of a kind</source>
        <translation>a Sequence of 7 and a Brelan</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>a Sequence of 4</translation>
    </message>
    <message>
        <source>a run of 4 and three of a kind</source>
        <translation>a Sequence of 4 and a Brelan</translation>
    </message>
    <message>
        <source>two runs of 4 and three of a kind</source>
        <translation>two Sequences of 4 and a Brelan</translation>
    </message>
    <message>
        <source>a run of 10</source>
        <translation>a Sequence of 10</translation>
    </message>
    <message>
        <source>two runs of 6</source>
        <translation>two Sequences of 6</translation>
    </message>
    <message>
        <source>a run of 10 and three of a kind</source>
        <translation>a Sequence of 10 and a Brelan</translation>
    </message>
    <message>
        <source>a run of 13</source>
        <translation>a Sequence of 13</translation>
    </message>
    <message>
        <source>{name}, {rank}</source>
        <translation>{name} of {rank}</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <translation>Sequence of {size}</translation>
    </message>
    <message>
        <source>Twos and jokers make no three or four of a kind: they are wild cards.</source>
        <translation>There is no Brelan or Carré of Twos or jokers: they are wild cards.</translation>
    </message>
    <message>
        <source>After the opening, runs of three or four cards and three or four of a kind are laid; longer runs grow card by card.</source>
        <translation>After the opening, Tierces, Brelans, Quatrièmes and Carrés are laid; longer sequences grow card by card.</translation>
    </message>
    <message>
        <source>{card} does not go with {rank}: three or four of a kind are of one rank.</source>
        <translation>{card} does not go with {rank}: a Brelan or Carré has cards of one rank.</translation>
    </message>
    <message>
        <source>At this table three or four of a kind have different suits only: {cards} is there twice.</source>
        <translation>At this table a Brelan or Carré has different suits only: {cards} is there twice.</translation>
    </message>
    <message>
        <source>At this table the two runs of a contract may not follow on each other.</source>
        <translation>At this table the two sequences of a contract may not follow on each other.</translation>
    </message>
    <message>
        <source>Those four of a kind are complete: they take no further card.</source>
        <translation>That Carré is complete: it takes no further card.</translation>
    </message>
    <message>
        <source>The run cannot grow any further at that end.</source>
        <translation>The sequence cannot grow any further at that end.</translation>
    </message>
    <message>
        <source>A run does not go beyond the Ace.</source>
        <translation>A sequence does not go beyond the Ace.</translation>
    </message>
    <message>
        <source>A run has cards of one suit only.</source>
        <translation>A sequence has cards of one suit only.</translation>
    </message>
    <message>
        <source>Three or four of a kind have one rank only.</source>
        <translation>A Brelan or Carré has cards of one rank only.</translation>
    </message>
    <message>
        <source>Two wilds may not lie next to each other in a run.</source>
        <translation>Two wilds may not lie next to each other in a sequence.</translation>
    </message>
    <message>
        <source>That is not: {shape}.</source>
        <translation>That is not a {shape}.</translation>
    </message>
    <message>
        <source>Four of a kind: complete, and put aside.</source>
        <translation>The Carré is complete and put aside.</translation>
    </message>
    <message>
        <source>First draw a card: from the stock or the discard pile.</source>
        <translation>First draw a card: from the talon or the discard pile.</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>The talon is empty</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Draw from the talon</translation>
    </message>
    <message>
        <source>From the stock</source>
        <translation>From the talon</translation>
    </message>
    <message>
        <source>The stock (talon), face down</source>
        <translation>The talon, face down</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: %n discard(s) are shuffled anew.</source>
        <translation>
            <numerusform>The talon is empty: %n discard is shuffled anew.</numerusform>
            <numerusform>The talon is empty: %n discards are shuffled anew.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled into a new stock.</source>
        <translation>The discards are shuffled into a new talon.</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Talon: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock.</source>
        <translation>
            <numerusform>%n card in the talon.</numerusform>
            <numerusform>%n cards in the talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a card from the stock</source>
        <translation>You draw a card from the talon</translation>
    </message>
    <message>
        <source>{name} draws a card from the stock</source>
        <translation>{name} draws a card from the talon</translation>
    </message>
    <message>
        <source>Take the top card of the stock (talon), which nobody has seen.</source>
        <translation>Take the top card of the talon, which nobody has seen.</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <source>Your thirteen cards. Pull them to where you like them, or let the buttons sort them. Three of a kind are cards of one rank, so are four; a run follows on in one suit.</source>
        <translation>Your thirteen cards. Pull them to where you like them, or let the buttons sort them. A Brelan is three cards of one rank, a Carré four; a Sequence follows on in one suit.</translation>
    </message>
    <message>
        <source>Each turn begins with a draw: press the stock, or the open card beside it if you need it.</source>
        <translation>Each turn begins with a draw: press the talon, or the open card beside it if you need it.</translation>
    </message>
</context>
<context>
    <name>Trio lesson</name>
    <message>
        <source>Your thirteen cards. The Sevens are three of a kind. Of Kings you have only two, but the Two is wild: it stands for the third King.</source>
        <translation>Your thirteen cards. Three Sevens are a Brelan. Of Kings you have only two, but the Two is wild: it stands for the third King.</translation>
    </message>
    <message>
        <source>Two cards are left. Lay the Jack to the three Jacks of Inès: that makes four of a kind.</source>
        <translation>Two cards are left. Lay the Jack to the three Jacks of Inès: that makes a Carré.</translation>
    </message>
    <message>
        <source>Take a card from the stock again.</source>
        <translation>Take a card from the talon again.</translation>
    </message>
    <message>
        <source>You need that card: Four, Five and Six of spades go together, the Nines may become three of a kind, the Jack has a use.</source>
        <translation>You need that card: Four, Five and Six of spades go together, the Nines may become a Brelan, the Jack has a use.</translation>
    </message>
    <message>
        <source>In Trio you want to be the first at the top: the seventh contract. A contract says which cards one has to lay, and each deal brings you one further at most. The first asks for two threes of a kind: twice three cards of one rank.</source>
        <translation>In Trio you want to be the first at the top: the seventh contract. A contract says which cards one has to lay, and each deal brings you one further at most. The first asks for two Brelans: twice three cards of one rank.</translation>
    </message>
    <message>
        <source>Each turn begins with a card: take the unknown one from the stock, the pile that lies face down.</source>
        <translation>Each turn begins with a card: take the unknown one from the talon, the pile that lies face down.</translation>
    </message>
</context>
<context>
    <name>Trio options</name>
    <message>
        <source>In every run</source>
        <translation>In every sequence</translation>
    </message>
    <message>
        <source>A Two that lies in its own place of a run of its suit does not count as wild.</source>
        <translation>A Two that lies in its own place of a sequence of its suit does not count as wild.</translation>
    </message>
    <message>
        <source>Three or four of a kind may hold the same card twice.</source>
        <translation>A Brelan or Carré may hold the same card twice.</translation>
    </message>
    <message>
        <source>Ace in a run</source>
        <translation>Ace in a sequence</translation>
    </message>
    <message>
        <source>A run may go on from the King over the Ace to the Two.</source>
        <translation>A sequence may go on from the King over the Ace to the Two.</translation>
    </message>
    <message>
        <source>The two wilds in the run of seven may lie side by side.</source>
        <translation>The two wilds in the Sequence of seven may lie side by side.</translation>
    </message>
    <message>
        <source>Runs that follow on</source>
        <translation>Sequences that follow on</translation>
    </message>
    <message>
        <source>Two runs of one contract may follow on each other in one suit.</source>
        <translation>Two sequences of one contract may follow on each other in one suit.</translation>
    </message>
    <message>
        <source>Runs after the opening</source>
        <translation>Sequences after the opening</translation>
    </message>
    <message>
        <source>How long a new run laid after the contract may be.</source>
        <translation>How long a new sequence laid after the contract may be.</translation>
    </message>
    <message>
        <source>Wilds in runs</source>
        <translation>Wilds in sequences</translation>
    </message>
    <message>
        <source>L’École with one wild in each of its short runs.</source>
        <translation>L’École with one wild in each of its short sequences.</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Empty talon</translation>
    </message>
    <message>
        <source>What happens when the last card of the stock (talon) has been drawn.</source>
        <translation>What happens when the last card of the talon has been drawn.</translation>
    </message>
</context>
<context>
    <name>Triomphe</name>
    <message>
        <source>plunders</source>
        <translation>pille</translation>
    </message>
    <message>
        <source>The ace plunders: {card}</source>
        <translation>L’as pille: {card}</translation>
    </message>
    <message>
        <source>The plunder ends here; the card stays on the table.</source>
        <translation>The pillage ends here; the card stays on the table.</translation>
    </message>
    <message>
        <source>{name} may plunder the stock.</source>
        <translation>{name} may plunder the talon.</translation>
    </message>
    <message>
        <source>A fault (renonce): you could follow suit.</source>
        <translation>Renonce: you could follow suit.</translation>
    </message>
    <message>
        <source>A fault (renonce): {name} could follow suit.</source>
        <translation>Renonce: {name} could follow suit.</translation>
    </message>
    <message>
        <source>The turn-up</source>
        <translation>The retourne</translation>
    </message>
    <message>
        <source>The card on the stock</source>
        <translation>The card on the talon</translation>
    </message>
    <message>
        <source>Turn-up: {card}. Trumps are {suit}.</source>
        <translation>Retourne: {card}. Trumps are {suit}.</translation>
    </message>
    <message>
        <source>{card}, the turn-up</source>
        <translation>{card}, the retourne</translation>
    </message>
    <message>
        <source>{card}, turned from the stock</source>
        <translation>{card}, turned from the talon</translation>
    </message>
    <message>
        <source>Whoever holds the ace of trumps may plunder the stock.</source>
        <translation>Whoever holds the ace of trumps may plunder the talon.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the kitty.</source>
        <translation>
            <numerusform>%n chip in the cagnotte.</numerusform>
            <numerusform>%n chips in the cagnotte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Triomphe options</name>
    <message>
        <source>Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards from the stock.</source>
        <translation>Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards from the talon.</translation>
    </message>
    <message>
        <source>Plundering is a right</source>
        <translation>Pillage is a right</translation>
    </message>
    <message>
        <source>The turn-up is taken first</source>
        <translation>The retourne is taken first</translation>
    </message>
    <message>
        <source>Whoever holds the ace begins with the turn-up; if not, with the next card.</source>
        <translation>Whoever holds the ace begins with the retourne; if not, with the next card.</translation>
    </message>
    <message>
        <source>Everybody sees the cards that are given up in a plunder.</source>
        <translation>Everybody sees the cards that are given up in a pillage.</translation>
    </message>
    <message>
        <source>The ace is high, and the ace of trumps plunders the stock.</source>
        <translation>The ace is high, and the ace of trumps plunders the talon.</translation>
    </message>
    <message>
        <source>Chips that everybody pays into the kitty for each partie; the winners share them.</source>
        <translation>Chips that everybody pays into the cagnotte for each partie; the winners share them.</translation>
    </message>
</context>
<context>
    <name>Tripoli</name>
    <message>
        <source>Three games with one hand: pay cards, poker, and a race to be rid of one’s cards.</source>
        <translation>Three games with one hand: cartes payantes, poker, and a race to be rid of one’s cards.</translation>
    </message>
    <message>
        <source>You hold no pay card.</source>
        <translation>You hold no carte payante.</translation>
    </message>
    <message>
        <source>Pay cards</source>
        <translation>Cartes payantes</translation>
    </message>
    <message>
        <source>Pay cards that you hold: {cards}.</source>
        <translation>Cartes payantes that you hold: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You buy the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>You buy the réserve for %n chip.</numerusform>
            <numerusform>You buy the réserve for %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>{name} buys the réserve for %n chip.</numerusform>
            <numerusform>{name} buys the réserve for %n chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left: the kitty is yours.</source>
        <translation>You have no cards left: the cagnotte is yours.</translation>
    </message>
    <message>
        <source>{name} has no cards left and takes the kitty.</source>
        <translation>{name} has no cards left and takes the cagnotte.</translation>
    </message>
    <message>
        <source>I take the spare hand.</source>
        <translation>I take the réserve.</translation>
    </message>
    <message>
        <source>Who buys the spare hand?</source>
        <translation>Who buys the réserve?</translation>
    </message>
    <message numerus="yes">
        <source>A pay card: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>A carte payante: %n chip for {name}.</numerusform>
            <numerusform>A carte payante: %n chips for {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody buys the spare hand.</source>
        <translation>Nobody buys the réserve.</translation>
    </message>
    <message>
        <source>Nobody can lead: everybody pays a chip for each card into the kitty, where they stay.</source>
        <translation>Nobody can lead: everybody pays a chip for each card into the cagnotte, where they stay.</translation>
    </message>
    <message>
        <source>You deal: keep your hand, exchange it for the unseen spare hand, or auction that?</source>
        <translation>You deal: keep your hand, exchange it for the unseen réserve, or auction that?</translation>
    </message>
    <message numerus="yes">
        <source>Bid for the unseen spare hand, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Bid for the unseen réserve, at least %n chip, or pass.</numerusform>
            <numerusform>Bid for the unseen réserve, at least %n chips, or pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wants the spare hand. Exchange your hand for it, or keep yours?</source>
        <translation>Nobody wants the réserve. Exchange your hand for it, or keep yours?</translation>
    </message>
    <message>
        <source>{name} deals and decides about the spare hand.</source>
        <translation>{name} deals and decides about the réserve.</translation>
    </message>
    <message>
        <source>{name} offers {chips} for the spare hand. Bid more, or pass?</source>
        <translation>{name} offers {chips} for the réserve. Bid more, or pass?</translation>
    </message>
    <message>
        <source>the spare hand</source>
        <translation>the réserve</translation>
    </message>
    <message>
        <source>At this table whoever holds a pay card or the sequence may not trade for the spare hand.</source>
        <translation>At this table whoever holds a carte payante or the sequence may not trade for the réserve.</translation>
    </message>
    <message>
        <source>Everybody paid a chip for each card into the kitty, where they wait for a winner.</source>
        <translation>Everybody paid a chip for each card into the cagnotte, where they wait for a winner.</translation>
    </message>
    <message>
        <source>The kitty, and a chip for each card still held: {cards}.</source>
        <translation>The cagnotte, and a chip for each card still held: {cards}.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>The spare hand</source>
        <translation>The réserve</translation>
    </message>
    <message>
        <source>The five pay cards and king-queen will be of this suit.</source>
        <translation>The five cartes payantes and Roi-Dame will be of this suit.</translation>
    </message>
    <message>
        <source>The spare hand: {card}</source>
        <translation>The réserve: {card}</translation>
    </message>
    <message>
        <source>Nobody can go on: the {card} lies in the spare hand.</source>
        <translation>Nobody can go on: the {card} lies in the réserve.</translation>
    </message>
    <message>
        <source>Play with the spare hand; your old hand is dead.</source>
        <translation>Play with the réserve; your old hand is dead.</translation>
    </message>
    <message>
        <source>King-queen of {suit}</source>
        <translation>Roi-Dame of {suit}</translation>
    </message>
    <message>
        <source>Bet on {cards}. They stay secret unless there is a showdown.</source>
        <translation>Bet on {cards}. They stay secret unless there is an abattage.</translation>
    </message>
    <message>
        <source>You are out of cards with it: the kitty is yours.</source>
        <translation>You are out of cards with it: the cagnotte is yours.</translation>
    </message>
    <message>
        <source>Play with the hand you have; the spare hand is dead.</source>
        <translation>Play with the hand you have; the réserve is dead.</translation>
    </message>
    <message>
        <source>Lay your whole hand aside and take the unseen spare hand. There is no way back.</source>
        <translation>Lay your whole hand aside and take the unseen réserve. There is no way back.</translation>
    </message>
    <message>
        <source>Bets by the odds, bluffs now and then, and leads what empties the hand soonest; bids little for the spare hand, and never sells it.</source>
        <translation>Bets by the odds, bluffs now and then, and leads what empties the hand soonest; bids little for the réserve, and never sells it.</translation>
    </message>
</context>
<context>
    <name>Tripoli guide</name>
    <message>
        <source>The deal is over: the first without cards takes the kitty, and a chip for each card the others still hold.</source>
        <translation>The deal is over: the first without cards takes the cagnotte, and a chip for each card the others still hold.</translation>
    </message>
    <message>
        <source>The deal is over, for nobody can lead: everybody puts a chip for each card that is left into the kitty.</source>
        <translation>The deal is over, for nobody can lead: everybody puts a chip for each card that is left into the cagnotte.</translation>
    </message>
    <message>
        <source>Whoever plays a pay card takes the chips of its space.</source>
        <translation>Whoever plays a carte payante takes the chips of its space.</translation>
    </message>
    <message>
        <source>Five spaces belong to cards, one to a pair, one to a sequence; the kitty goes to the first who is out of cards, the pot to the best poker hand.</source>
        <translation>Five spaces belong to cards, one to a pair, one to a sequence; the cagnotte goes to the first who is out of cards, the pot to the best poker hand.</translation>
    </message>
    <message>
        <source>Five spaces belong to cards, one to a pair, one to a sequence, others with every deal; the kitty goes to the first who is out of cards.</source>
        <translation>Five spaces belong to cards, one to a pair, one to a sequence, others with every deal; the cagnotte goes to the first who is out of cards.</translation>
    </message>
    <message>
        <source>Now the pay cards: whoever holds the ace, king, queen, jack or ten of hearts shows it and takes the chips of its space, king and queen together those of the pair. That goes by itself.</source>
        <translation>Now the cartes payantes: whoever holds the ace, king, queen, jack or ten of hearts shows it and takes the chips of its space, king and queen together those of the pair. That goes by itself.</translation>
    </message>
    <message>
        <source>Now the poker: pull five cards into the frame, or click them. Pay cards may be among them. Your best five are shown below your name.</source>
        <translation>Now the poker: pull five cards into the frame, or click them. Cartes payantes may be among them. Your best five are shown below your name.</translation>
    </message>
    <message>
        <source>Now the poker: choose five cards, each with the arrows and Enter. Pay cards may be among them. F5 reads your best five.</source>
        <translation>Now the poker: choose five cards, each with the arrows and Enter. Cartes payantes may be among them. F5 reads your best five.</translation>
    </message>
</context>
<context>
    <name>Tripoli lesson</name>
    <message>
        <source>Now the poker. Put your five diamonds into the frame: all of one suit, a flush. Then press the button.</source>
        <translation>Now the poker. Put your five diamonds into the frame: all of one suit, a couleur. Then press the button.</translation>
    </message>
    <message>
        <source>Five diamonds are a flush, and only a full house or better beats it. Take Ace to Seven of diamonds.</source>
        <translation>Five diamonds are a couleur, and only a full or better beats it. Take Ace to Seven of diamonds.</translation>
    </message>
    <message>
        <source>If all check, your flush wins no more than the three chips that lie in the pot.</source>
        <translation>If all check, your couleur wins no more than the three chips that lie in the pot.</translation>
    </message>
    <message>
        <source>Inès checks, that is, bets nothing. A flush is worth a bet: put two chips into the pot.</source>
        <translation>Inès checks, that is, bets nothing. A couleur is worth a bet: put two chips into the pot.</translation>
    </message>
    <message>
        <source>Your flush beats two Jacks: the pot is yours, and all cards go back to their hands. Whoever won the poker leads in the last stage, that is, lays the first card.</source>
        <translation>Your couleur beats two Jacks: the pot is yours, and all cards go back to their hands. Whoever won the poker leads in the last stage, that is, lays the first card.</translation>
    </message>
    <message>
        <source>Your hand holds no pay card, and nothing above a Jack. But one hand was dealt to nobody, the spare hand: Hugo sells it, unseen, to whoever offers most, and Inès bids, that is, offers, one chip.</source>
        <translation>Your hand holds no carte payante, and nothing above a Jack. But one hand was dealt to nobody, the réserve: Hugo sells it, unseen, to whoever offers most, and Inès bids, that is, offers, one chip.</translation>
    </message>
    <message>
        <source>It goes on like this until somebody is out of cards: they take the kitty, the space for that, and a chip for each card that the others still hold. What nobody wins stays on the board.</source>
        <translation>It goes on like this until somebody is out of cards: they take the cagnotte, the space for that, and a chip for each card that the others still hold. What nobody wins stays on the board.</translation>
    </message>
    <message>
        <source>In Tripoli you want chips: everybody has put one on each space of the board. Some go to whoever holds the cards that stand there, the pay cards, some to the best poker hand, and the last to whoever is first without cards.</source>
        <translation>In Tripoli you want chips: everybody has put one on each space of the board. Some go to whoever holds the cards that stand there, the cartes payantes, some to the best poker hand, and the last to whoever is first without cards.</translation>
    </message>
</context>
<context>
    <name>Tripoli options</name>
    <message>
        <source>Pay cards</source>
        <translation>Cartes payantes</translation>
    </message>
    <message>
        <source>When the chips of the pay cards are taken.</source>
        <translation>When the chips of the cartes payantes are taken.</translation>
    </message>
    <message>
        <source>Which suit the five pay cards and king-queen belong to.</source>
        <translation>Which suit the five cartes payantes and Roi-Dame belong to.</translation>
    </message>
    <message>
        <source>Trading the spare hand</source>
        <translation>Trading the réserve</translation>
    </message>
    <message>
        <source>The dealer may take the spare hand, or sell it to the others.</source>
        <translation>The dealer may take the réserve, or sell it to the others.</translation>
    </message>
    <message>
        <source>Cosmo: Michigan alone, on a board whose pay cards change with every deal.</source>
        <translation>Cosmo: Michigan alone, on a board whose cartes payantes change with every deal.</translation>
    </message>
    <message>
        <source>Place of the spare hand</source>
        <translation>Place of the réserve</translation>
    </message>
    <message>
        <source>When the spare hand gets its card in each round of dealing.</source>
        <translation>When the réserve gets its card in each round of dealing.</translation>
    </message>
    <message>
        <source>What the first bid for the spare hand must be at least.</source>
        <translation>What the first bid for the réserve must be at least.</translation>
    </message>
    <message>
        <source>Ace in low straights</source>
        <translation>Ace in low suites</translation>
    </message>
    <message>
        <source>Ace, two, three, four, five count as the lowest straight.</source>
        <translation>Ace, two, three, four, five count as the lowest suite.</translation>
    </message>
    <message>
        <source>What a player who is unable to lead pays into the kitty.</source>
        <translation>What a player who is unable to lead pays into the cagnotte.</translation>
    </message>
    <message>
        <source>Pay cards bar the trade</source>
        <translation>Cartes payantes bar the trade</translation>
    </message>
    <message>
        <source>Whoever holds a pay card or the sequence may neither exchange nor bid for the spare hand.</source>
        <translation>Whoever holds a carte payante or the sequence may neither exchange nor bid for the réserve.</translation>
    </message>
    <message>
        <source>Pay cards take their chips when they are played.</source>
        <translation>Cartes payantes take their chips when they are played.</translation>
    </message>
    <message>
        <source>As boxed boards print it: the dealer stakes double and opens the betting, pay cards are taken by playing them, and black leads first.</source>
        <translation>As boxed boards print it: the dealer stakes double and opens the betting, cartes payantes are taken by playing them, and black leads first.</translation>
    </message>
</context>
<context>
    <name>Trut</name>
    <message>
        <source>Two alike and an odd one!</source>
        <translation>Deux pareilles et une fausse!</translation>
    </message>
    <message>
        <source>Two alike and an odd one</source>
        <translation>Deux pareilles et une fausse</translation>
    </message>
    <message>
        <source>Trut by announcing that you hold two cards of one rank and an odd one (deux pareilles et une fausse). Only before the first card.</source>
        <translation>Deux pareilles et une fausse: trut by announcing that you hold two cards of one rank and an odd one. Only before the first card.</translation>
    </message>
    <message>
        <source>{name}: two alike and an odd one, je trute!</source>
        <translation>{name}: deux pareilles et une fausse, je trute!</translation>
    </message>
    <message>
        <source>Three of a kind!</source>
        <translation>Brelan!</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Trut by announcing that you hold three of a kind (brelan). Only before the first card.</source>
        <translation>Brelan: trut by announcing that you hold three cards of one rank. Only before the first card.</translation>
    </message>
    <message>
        <source>{name}: three of a kind, je trute!</source>
        <translation>{name}: brelan, je trute!</translation>
    </message>
    <message>
        <source>You do not hold three of a kind.</source>
        <translation>You hold no brelan (three cards of one rank).</translation>
    </message>
</context>
<context>
    <name>Trut options</name>
    <message>
        <source>Three of a kind must be announced</source>
        <translation>Brelan must be announced</translation>
    </message>
    <message>
        <source>Before the first card one may trut by naming three of a kind, or two alike and an odd one.</source>
        <translation>Before the first card one may trut by naming a brelan, or two alike and an odd one.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un principles</name>
    <message>
        <source>The open card adds less than four points: draw from the stock.</source>
        <translation>The open card adds less than four points: draw from the talon.</translation>
    </message>
    <message>
        <source>The open card added less than four points: the stock brings more on average.</source>
        <translation>The open card added less than four points: the talon brings more on average.</translation>
    </message>
</context>
</TS>
