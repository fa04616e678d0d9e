<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>The four of a kind are complete and put aside.</source>
        <translation>The Carré is complete and put aside.</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <source>Your thirteen cards. Pull them to where you like them, or let the buttons sort them. Three of a kind are cards of one rank, so are four; a run follows on in one suit. Twos stand for any card.</source>
        <translation>Your thirteen cards. Pull them to where you like them, or let the buttons sort them. A Brelan is three cards of one rank, a Carré four; a Sequence follows on in one suit. Twos stand for any card.</translation>
    </message>
</context>
<context>
    <name>Trio lesson</name>
    <message>
        <source>Trio is a climb: everybody has to fulfil seven contracts, one after the other and at most one in a deal. The first one asks for two threes of a kind: twice three cards of one rank.</source>
        <translation>Trio is a climb: everybody has to fulfil seven contracts, one after the other and at most one in a deal. The first one asks for two Brelans: twice three cards of one rank.</translation>
    </message>
    <message>
        <source>Your thirteen cards. The Sevens are three of a kind. Of Kings you have only two, but the Two is wild: it stands for the third King.</source>
        <translation>Your thirteen cards. Three Sevens are a Brelan. Of Kings you have only two, but the Two is wild: it stands for the third King.</translation>
    </message>
    <message>
        <source>You need that card: Four, Five and Six are a run, the Nines may become three of a kind, the Jack has a use.</source>
        <translation>You need that card: Four, Five and Six are a run, the Nines may become a Brelan, the Jack has a use.</translation>
    </message>
    <message>
        <source>Two cards are left. Lay the Jack to the three Jacks of Inès: that makes four of a kind.</source>
        <translation>Two cards are left. Lay the Jack to the three Jacks of Inès: that makes a Carré.</translation>
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
</TS>
