<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Settings</name>
    <message>
        <source>Shorter: without cards drawn face down, the standing after each deal and who is thinking.</source>
        <translation>Plus court&#xa0;: sans les cartes tirées faces cachées, la marque après chaque donne ni qui réfléchit.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un lesson</name>
    <message>
        <source>Drawing would be wiser, indeed. But see for once what a knock that comes too early costs.</source>
        <translation>Tirer serait plus sage, en effet. Mais voyez une fois ce que coûte de frapper trop tôt.</translation>
    </message>
    <message>
        <source>On your turn you draw a card, the open one or the top of the stock, which lies face down, and throw one. Or you knock instead: everybody else has one more turn, and the deal is over. Try it at once, with 19: knock.</source>
        <translation>À votre tour, vous tirez une carte, la carte ouverte ou le dessus du talon, qui est face cachée, et vous en jetez une. Ou vous frappez à la place&#xa0;: chacun des autres joue encore un tour, et la donne est finie. Essayez tout de suite, avec 19&#xa0;: frappez.</translation>
    </message>
    <message>
        <source>Hugo drew the Ace of spades: 29. With 19 almost any hand catches up: that was too early, and you pay.</source>
        <translation>Hugo a tiré l’as de pique&#xa0;: 29. Avec 19, presque toute main vous rattrape&#xa0;: c’était trop tôt, et vous payez.</translation>
    </message>
</context>
<context>
    <name>Trio</name>
    <message>
        <source>You have drawn already: a turn has one draw.</source>
        <translation>Vous avez déjà tiré&#xa0;: on prend une carte par tour.</translation>
    </message>
    <message>
        <source>First draw a card: from the stock or the discard pile.</source>
        <translation>Tirez d’abord une carte&#xa0;: au talon ou à la défausse.</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Tirer au talon</translation>
    </message>
    <message>
        <source>From the stock</source>
        <translation>Tirer au talon</translation>
    </message>
    <message>
        <source>Your turn: draw a card. The discard is only for going out.</source>
        <translation>À vous&#xa0;: tirez une carte. La défausse ne sert plus qu’à finir.</translation>
    </message>
    <message>
        <source>{name} has drawn and thinks.</source>
        <translation>{name} a tiré et réfléchit.</translation>
    </message>
    <message>
        <source>Your turn: draw a card. You collect {contract}.</source>
        <translation>À vous&#xa0;: tirez une carte. Votre contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} tire une carte.</translation>
    </message>
    <message>
        <source>You draw a card from the stock</source>
        <translation>Vous tirez une carte au talon</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Vous tirez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} draws: {card}</source>
        <translation>{name} tire&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} draws a card from the stock</source>
        <translation>{name} tire une carte au talon</translation>
    </message>
    <message>
        <source>Take the top card of the stock (talon), which nobody has seen.</source>
        <translation>Tirer&#xa0;: prendre la carte du dessus du talon, que personne n’a vue.</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <source>Each turn begins with a draw: press the stock, or the open card beside it if you need it.</source>
        <translation>Chaque tour commence par le tirage d’une carte&#xa0;: appuyez sur le talon, ou sur la carte ouverte à côté si elle vous sert.</translation>
    </message>
</context>
<context>
    <name>Trio options</name>
    <message>
        <source>What happens when the last card of the stock (talon) has been drawn.</source>
        <translation>Ce qui arrive quand la dernière carte du talon est tirée.</translation>
    </message>
</context>
</TS>
