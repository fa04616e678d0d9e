<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Ludo {version}

French card games at one screen, with exact rules, for people and computer players.

Program, drawings and words are free under the MIT licence. The letters are Atkinson Hyperlegible, under the SIL Open Font License 1.1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in a trick that was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, in a rotten trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card of {name}, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: click it or drag it to the middle to play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: double-click it or drag it to the middle to play it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{name}: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The saved games were damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved games come from a newer Ludo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file belongs to another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your games could not be read as it should.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your games was written by a later version of Ludo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file where Ludo keeps its games is the database of another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play, but nothing is kept when you leave. What was saved before is left as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept, unchanged, as
{file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ludo goes on with a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ludo goes on with a new file, and %n game(s) could be saved into it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full. Make some room, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That place cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened: it is missing, or you may not use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the file. Is Ludo open twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a later version of Ludo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file belongs to another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game that Ludo has written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} of the file cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Ludo does not know the game “{game}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was begun with rules that this Ludo does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The record of this game can be read up to action %n only. You can look at it up to there, but it cannot be continued.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save a game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of {names} is written in
{file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game saved as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all games and settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies made by Ludo (*.ludo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games, people, chips and settings are copied to
{file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import games and settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies made by Ludo (*.ludo);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all games and settings?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games and settings of the copy take the place of the present ones, which are put aside, not lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was there before is kept in
{file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing before.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n past game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Past games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose who plays and by which rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start at once with the players and rules of your last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner: plays anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Past games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save this game as text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a game saved as text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export all games and settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import games and settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panel beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Ludo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>today, {clock}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {clock}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {clock}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Somebody else is called so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the players and rules of your last game again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite each other: {teams}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> against </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some options do not go together: see the red lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your own rules: %n of them differ(s) from the rulebook.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n options</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where “{option}” is: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: how the computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}: name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>This does not go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player number {seat} at a table of {players}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: {name} lays the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First {name} has to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partie is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late: somebody else was faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays for this seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal (maldonne): everybody must get {count} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misdeal (maldonne): the cards are not those of the pack.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trut</name>
    <message>
        <source>has not looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has truted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {truts}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round counters are points, rectangular ones truts. {count} points become a trut; {goal} truts win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a trut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this donne (deal) is worth to whoever wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trut(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) wait for the winners of the partie.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Trut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards, three tricks, and the nerve to raise: the first side with seven truts wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Je trute!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deux pareilles et une fausse!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brelan!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I go!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I do not go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Je trute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deux pareilles et une fausse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brelan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow: a trut is at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: {name} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold: a point for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go: a trut is at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go: a point is at stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not go: {name} decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not go: a point for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truter: raise this donne (deal) to a trut. If nobody follows, your side marks a point and the donne is over; if they follow, whoever wins it marks a trut. Once a donne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deux pareilles et une fausse: trut by announcing that you hold two cards of one rank and an odd one. Only before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brelan: trut by announcing that you hold three cards of one rank. Only before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suivre: take the challenge up. Whoever wins the donne marks a trut, and the others lose their points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne pas suivre: decline. If your whole side declines, the donne is over and the truter&apos;s side marks a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y aller: the donne is played, everybody takes up his cards, and nobody can decline or trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne pas y aller: the cards go back unseen, and the others mark a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: brelan, je trute!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: deux pareilles et une fausse, je trute!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: je trute!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you open the donne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you lead to the next trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is about to lay a card. You may trut first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is about to lay a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} folds. You decide: follow or fold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow or fold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} folds, now {next} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You fold, now {next} decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has to answer: follow or fold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point is missing for the partie. Do you go, without looking?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point is missing for the partie. Do you go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lacks one point for the partie and decides. You may not look at your cards yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lacks one point for the partie and decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partie {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donne {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {number} of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody truts in a fortial donne: it is for a trut already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has truted already: there is one trut a donne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table one truts between two tricks only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table one truts on one&apos;s own turn only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who still holds a card can trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table plays without announcements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements are made before the first card is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no brelan (three cards of one rank).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold two alike and an odd one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have truted already: there is one trut a donne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} makes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rotten trick (pourri). You made it rotten: you lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rotten trick (pourri). {name} made it rotten and leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You mark a trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} marks a trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side marks a trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} mark a trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You mark a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} marks a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side marks a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} mark a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points become a trut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the partie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the partie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side wins the partie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} win the partie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are at the fortial: one point is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is at the fortial: one point is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side is at the fortial: one point is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} are at the fortial: one point is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The donne is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The donne goes to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won the partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has won the partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} have won the partie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three rotten tricks: the donne counts for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins the donne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody truted: it is worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trut. The other side loses its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point, and the points become a trut. The other side loses its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point: the trut was not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point: the fortial was not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{more} truts to {less}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parties: {first} {one}, {second} {two}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} have won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortial, not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three rotten tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips: {gains}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{truts} t. {points} p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trut keys</name>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trut options</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truts to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a trut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Donne without a trut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When one may trut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who answers first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads after a rotten trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop when decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brelan must be announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fortial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of a fortial donne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second partner decides blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parties in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players, or four in two teams of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play goes around the table this way; nothing else depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals first; after that everybody deals in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partie is won by the first side with so many truts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many points are changed into one trut at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a donne (deal) is worth that is won without anybody truting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may say “je trute”, and at which moments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four players: which opponent of the truter is asked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four players and more than two equal cards: who leads after a rotten trick (pourri).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A donne ends as soon as nothing can change its winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first card one may trut by naming a brelan, or two alike and an odd one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An announcement need not be true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is dealt three cards of one rank announces it at once, wanted or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side one point short of the partie first says whether it goes; the others wait, blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a donne is worth when the side at the fortial goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four players: after a first “no” the partner decides without looking at his cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many parties are played; the side that wins most of them wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips that everybody pays in for each partie; the winners share them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody, between any two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who is on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody, between two tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first after the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first after the truter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made it rotten first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who laid the last equal card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bluffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rulebook has it, to seven truts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truts on one&apos;s own turn only, and no announcements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements may be false, and all three tricks are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To three truts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three parties, for five chips each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Ludo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in Ludo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This should not happen. Your game is kept up to the last card. If Ludo behaves oddly now, close it and open it again.

What happened is written in
{file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
