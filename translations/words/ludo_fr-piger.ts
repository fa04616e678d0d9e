<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Settings</name>
    <message>
        <source>Shorter: without cards drawn face down, the standing after each deal and who is thinking.</source>
        <translation>Plus court&#xa0;: sans les cartes pigées faces cachées, la marque après chaque donne ni qui réfléchit.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un lesson</name>
    <message>
        <source>Whoever knocks draws no more; everybody else has one more turn, and the lowest hand pays. Try it at once, with 19: knock.</source>
        <translation>Qui frappe ne pige plus&#xa0;; chacun des autres joue encore un tour, et la main la plus faible paie. Essayez tout de suite, avec 19&#xa0;: frappez.</translation>
    </message>
    <message>
        <source>Drawing would be wiser, indeed. But see for once what a knock that comes too early costs.</source>
        <translation>Piger serait plus sage, en effet. Mais voyez une fois ce que coûte de frapper trop tôt.</translation>
    </message>
    <message>
        <source>Hugo drew the Ace of spades: 29. A knocker who is beaten loses two lives, not one. With 19 almost any hand catches up: that was too early.</source>
        <translation>Hugo a pigé l’as de pique&#xa0;: 29. Qui frappe et se fait battre perd deux vies, pas une. Avec 19, presque toute main vous rattrape&#xa0;: c’était trop tôt.</translation>
    </message>
</context>
<context>
    <name>Trio</name>
    <message>
        <source>You draw a card from the stock</source>
        <translation>Vous pigez une carte au talon</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Vous pigez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} draws: {card}</source>
        <translation>{name} pige&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} draws a card from the stock</source>
        <translation>{name} pige une carte au talon</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <source>Each turn begins with a draw: press the stock, or the open card beside it if you need it.</source>
        <translation>Chaque tour commence par une pige&#xa0;: appuyez sur le talon, ou sur la carte ouverte à côté si elle vous sert.</translation>
    </message>
</context>
</TS>
