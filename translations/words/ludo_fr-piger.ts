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
        <source>You have drawn already: a turn has one draw.</source>
        <translation>Vous avez déjà pigé&#xa0;: on prend une carte par tour.</translation>
    </message>
    <message>
        <source>First draw a card: from the stock or the discard pile.</source>
        <translation>Pigez d’abord une carte&#xa0;: au talon ou à la défausse.</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Piger au talon</translation>
    </message>
    <message>
        <source>From the stock</source>
        <translation>Piger au talon</translation>
    </message>
    <message>
        <source>Your turn: draw a card. The discard is only for going out.</source>
        <translation>À vous&#xa0;: pigez une carte. La défausse ne sert plus qu’à finir.</translation>
    </message>
    <message>
        <source>{name} has drawn and thinks.</source>
        <translation>{name} a pigé et réfléchit.</translation>
    </message>
    <message>
        <source>Your turn: draw a card. You collect {contract}.</source>
        <translation>À vous&#xa0;: pigez une carte. Votre contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pige une carte.</translation>
    </message>
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
    <message>
        <source>Take the top card of the stock (talon), which nobody has seen.</source>
        <translation>Piger&#xa0;: prendre la carte du dessus du talon, que personne n’a vue.</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <source>Each turn begins with a draw: press the stock, or the open card beside it if you need it.</source>
        <translation>Chaque tour commence par une pige&#xa0;: appuyez sur le talon, ou sur la carte ouverte à côté si elle vous sert.</translation>
    </message>
</context>
<context>
    <name>Trio options</name>
    <message>
        <source>What happens when the last card of the stock (talon) has been drawn.</source>
        <translation>Ce qui arrive quand la dernière carte du talon est pigée.</translation>
    </message>
</context>
</TS>
