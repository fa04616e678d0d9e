<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>The rules run as compiled code.</source>
        <translation>Les règles sont exécutées en code compilé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>The rules run as plain Python.</source>
        <translation>Les règles sont exécutées en Python.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>Licences</source>
        <extracomment>The window about the program, its licences and its help.</extracomment>
        <translation>Licences</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>Ludo {version}

French card games at one screen, with exact rules, for people and computer players.

Program, drawings and words are free under the MIT licence. The letters are Atkinson Hyperlegible, under the SIL Open Font License 1.1.</source>
        <translation>Ludo {version}

Des jeux de cartes français autour d’un écran, aux règles exactes, entre amis ou contre l’ordinateur.

Programme, dessins et textes sont libres sous licence MIT. Les lettres sont celles d’Atkinson Hyperlegible, sous licence SIL Open Font 1.1.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>New versions are at {address}. Ludo does not look there itself: it never uses the network.</source>
        <translation>Les nouvelles versions se trouvent sur {address}. Ludo n’y regarde pas de lui-même&#xa0;: il n’utilise jamais le réseau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>All software in Ludo</source>
        <translation>Tous les logiciels de Ludo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>Licence of</source>
        <extracomment>The window about the program, its licences and its help.</extracomment>
        <translation>Licence de</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>Ludo is built on software by others. What each may be used for:</source>
        <translation>Ludo repose sur des logiciels d’autres auteurs. Voici ce que chacun permet&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/about.py"/>
        <source>Ludo never uses the network.</source>
        <translation>Ludo n’utilise jamais le réseau.</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Play {card}</source>
        <extracomment>What a player may do, as an entry in a list of acts or on a button: verbs in the imperative or infinitive. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Jouer&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Throw {card}</source>
        <extracomment>What a player may do, as an entry in a list of acts or on a button: verbs in the imperative or infinitive. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Jeter&#xa0;: {card}</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <location filename="../ludo/ui/wording/aids.py"/>
        <source>From the highest to the lowest: {ranks}.</source>
        <extracomment>{ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>De la plus forte à la plus faible&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/aids.py"/>
        <source>Highest first</source>
        <extracomment>What helps to judge a hand of cards.</extracomment>
        <translation>Par ordre de force</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/aids.py"/>
        <source>You hold: {ranks}.</source>
        <extracomment>What helps to judge a hand of cards. | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>Vous tenez&#xa0;: {ranks}.</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/backup_reminder.py"/>
        <source>%n evening(s) since the last backup: if this computer breaks, they are lost.</source>
        <translation>
            <numerusform>%n soirée depuis la dernière sauvegarde&#xa0;: si cet ordinateur tombe en panne, elle est perdue.</numerusform>
            <numerusform>%n soirées depuis la dernière sauvegarde&#xa0;: si cet ordinateur tombe en panne, elles sont perdues.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/backup_reminder.py"/>
        <source>Back up…</source>
        <extracomment>The reminder to make a backup of the data.</extracomment>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/backup_reminder.py"/>
        <source>Not now</source>
        <extracomment>The reminder to make a backup of the data.</extracomment>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>The last evening of these people left %n chip(s) on the board.</source>
        <translation>
            <numerusform>La dernière soirée de ces joueurs a laissé %n jeton sur la planche.</numerusform>
            <numerusform>La dernière soirée de ces joueurs a laissé %n jetons sur la planche.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Turn them</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Les tourner</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Nothing sold: go on</source>
        <translation>Rien de vendu&#xa0;: continuer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Nobody: it is hearts</source>
        <translation>Personne&#xa0;: c’est cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Pay the claims</source>
        <translation>Payer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Nobody claims anything</source>
        <translation>Personne ne réclame rien</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Who deals first?</source>
        <translation>Qui donne en premier&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Touch a person, press their number, or draw lots.</source>
        <translation>Touchez quelqu’un, tapez son numéro, ou tirez au sort.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Turn the windows</source>
        <translation>Tourner les fenêtres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>For each deal the board shows other cards, another pair and another sequence.</source>
        <translation>À chaque donne, la planche montre d’autres cartes, une autre paire et une autre séquence.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Price in chips</source>
        <translation>Prix en jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>For how many chips?</source>
        <translation>Pour combien de jetons&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Touch whoever bought it. Keeping and exchanging cost nothing.</source>
        <translation>Touchez l’acheteur. Garder et échanger ne coûtent rien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>{name} pays {chips} to {dealer}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} paie {chips} à {dealer}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Who names the pay suit?</source>
        <translation>Qui nomme la couleur payante&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Touch the highest bidder. The bid goes to the kitty.</source>
        <translation>Touchez le plus offrant. L’enchère va à la cagnotte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Suit</source>
        <extracomment>hearts, spades, … (a thing) | Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>{name}: {chips} for {suit}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines. | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>{name}&#xa0;: {chips} pour {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Who holds the pay cards?</source>
        <translation>Qui tient les cartes payantes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Touch whoever shows the marked card, or a space of the board first.</source>
        <translation>Touchez qui montre la carte marquée, ou d’abord une case de la planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Nobody</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>nobody</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>personne</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <location filename="../ludo/ui/games/tripoli/real_table/plate.py"/>
        <source>%n chip(s)</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Draw lots</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Take these chips over</source>
        <translation>Reprendre ces jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>Has {dealer} sold a hand?</source>
        <translation>Une main vendue par {dealer}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>{ranks} of one suit</source>
        <extracomment>{ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>{ranks} d’une même couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/cloth.py"/>
        <source>The board and the people around it</source>
        <translation>La planche et les joueurs autour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>taken back</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>annulée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Lines of the board</source>
        <translation>Lignes de la planche</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>(corrected)</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>(corrigée)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>No chips change.</source>
        <translation>Aucun jeton ne change.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Reason</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Motif</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Correct…</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Corriger…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Take back…</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Annuler…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Write the correction</source>
        <translation>Inscrire la correction</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/acts.py"/>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Leave it as it was</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Chips: {changes}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines. | {changes}: what changes, joined as a list</extracomment>
        <translation>Jetons&#xa0;: {changes}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Board: {changes}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines. | {changes}: what changes, joined as a list</extracomment>
        <translation>Planche&#xa0;: {changes}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>%n later line(s) fit no more and count for nothing: {lines}.</source>
        <translation>
            <numerusform>%n ligne suivante ne convient plus et ne compte pas&#xa0;: {lines}.</numerusform>
            <numerusform>%n lignes suivantes ne conviennent plus et ne comptent pas&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>%n later line(s) count again: {lines}.</source>
        <translation>
            <numerusform>%n ligne suivante compte à nouveau&#xa0;: {lines}.</numerusform>
            <numerusform>%n lignes suivantes comptent à nouveau&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Why? (may stay empty)</source>
        <translation>Pourquoi&#xa0;? (facultatif)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>Tripoli board</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Planche de Tripoli</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>%n line(s) count for nothing: see the lines.</source>
        <translation>
            <numerusform>%n ligne ne compte pas&#xa0;: voir les lignes.</numerusform>
            <numerusform>%n lignes ne comptent pas&#xa0;: voir les lignes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The cards are yours, Ludo is the board.</source>
        <translation>Les cartes sont à vous, Ludo sert de planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Take the last line back</source>
        <translation>Annuler la dernière ligne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>taken back at once</source>
        <translation>annulée aussitôt</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>Beside the board</source>
        <translation>À côté de la planche</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Deal {number}: {name} deals</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Donne {number}&#xa0;: {name} donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Take back: {line}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Annuler&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>corrected</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>corrigée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Correction of line {number}</source>
        <translation>Correction de la ligne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Take line {number} back?</source>
        <translation>Annuler la ligne {number}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Correct line {number}?</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Corriger la ligne {number}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>Lines</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/plate.py"/>
        <source>deals</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Next deal: everybody stakes</source>
        <translation>Donne suivante&#xa0;: chacun mise</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>%n chip(s) stay on the board for another evening.</source>
        <translation>
            <numerusform>%n jeton reste sur la planche pour une autre soirée.</numerusform>
            <numerusform>%n jetons restent sur la planche pour une autre soirée.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>leads</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>mène</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Cards of {name}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Cartes de {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Who is first to have no cards?</source>
        <translation>Qui n’a plus de cartes le premier&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>A stake is taken</source>
        <translation>Une mise est prise</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Somebody is out</source>
        <translation>Quelqu’un a fini</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>The lead passes</source>
        <translation>La main passe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Nobody can lead</source>
        <translation>Personne ne peut mener</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>What happened</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Space</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Case</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Suit of the sequence</source>
        <translation>Couleur de la séquence</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Cards left in hand</source>
        <translation>Cartes restées en main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Pay into the kitty</source>
        <translation>Payer à la cagnotte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Fine them</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Faire payer l’amende</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Over whom does the lead pass?</source>
        <translation>Qui ne peut pas mener&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Which stake is taken?</source>
        <translation>Quelle mise est prise&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Another deal?</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Encore une donne&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>The partie is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>{name} leads first.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} mène en premier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Pay {name}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Payer {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>{name} is out</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Who takes {space}?</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines. | {space}: a space of the Tripoli board: a card, “Kitty”, “Pot”</extracomment>
        <translation>Qui prend {space}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>{ranks} of which suit?</source>
        <extracomment>{ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>{ranks} de quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>The turn to deal is with {name}.</source>
        <translation>C’est à {name} de donner.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>End the partie</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>Rules</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Closing round {number}: {name} deals five cards each</source>
        <translation>Tour de clôture {number}&#xa0;: {name} donne cinq cartes à chacun</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>End: share %n chip(s)</source>
        <translation>
            <numerusform>Finir&#xa0;: partager %n jeton</numerusform>
            <numerusform>Finir&#xa0;: partager %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>End: poker for %n chip(s)</source>
        <translation>
            <numerusform>Finir&#xa0;: poker pour %n jeton</numerusform>
            <numerusform>Finir&#xa0;: poker pour %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>The board keeps its chips for another evening of the same people.</source>
        <translation>La planche garde ses jetons pour une autre soirée des mêmes joueurs.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Another board with the same people</source>
        <translation>Une autre planche, mêmes joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>wins a pot</source>
        <translation>gagne un pot</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>folded</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>se couche</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Pay the pot</source>
        <translation>Payer le pot</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>%n chip(s) lie in the pot.</source>
        <translation>
            <numerusform>Il y a %n jeton au pot.</numerusform>
            <numerusform>Il y a %n jetons au pot.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Insert this before line {number}?</source>
        <translation>Insérer ceci avant la ligne {number}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Insert a line before it…</source>
        <translation>Insérer une ligne avant…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>Empty board to print…</source>
        <translation>Planche vide à imprimer…</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>%n deal(s) played.</source>
        <translation>
            <numerusform>%n donne jouée.</numerusform>
            <numerusform>%n donnes jouées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>A line before line {number}</source>
        <translation>Une ligne avant la ligne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards | Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/page.py"/>
        <source>forgotten</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>oubli</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>%n chip(s) wait for another round.</source>
        <translation>
            <numerusform>%n jeton attend un autre tour.</numerusform>
            <numerusform>%n jetons attendent un autre tour.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Check</source>
        <extracomment>poker: bet nothing for now (an act) | Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Parole</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Chips to raise by</source>
        <translation>Jetons de relance</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Chips to bet</source>
        <translation>Jetons à miser</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Fold</source>
        <extracomment>poker: give the hand up (an act) | Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>bet: {chips}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>mise&#xa0;: {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Whose poker hand is best?</source>
        <translation>Qui a la meilleure main de poker&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Touch the winner; of equal hands touch all.</source>
        <translation>Touchez le gagnant&#xa0;; à égalité, touchez-les tous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>{names} share</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{names} partagent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>And whose hand is best of these?</source>
        <translation>Et parmi ceux-ci, qui a la meilleure main&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>{name} wins</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>{name}: what do you do?</source>
        <translation>{name}&#xa0;: que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Call {chips}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Suivre&#xa0;: {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>1 to {highest}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>de 1 à {highest}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Side pot of %n: {names}</source>
        <translation>
            <numerusform>Pot annexe de %n&#xa0;: {names}</numerusform>
            <numerusform>Pot annexe de %n&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Pot of %n: {names}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>
            <numerusform>Pot de %n&#xa0;: {names}</numerusform>
            <numerusform>Pot de %n&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Nobody claims anything.</source>
        <translation>Personne ne réclame rien.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The board is taken over with %n chip(s).</source>
        <translation>
            <numerusform>La planche est reprise avec %n jeton.</numerusform>
            <numerusform>La planche est reprise avec %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>No hand was sold.</source>
        <translation>Aucune main vendue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Nobody bids for the pay suit: hearts.</source>
        <translation>Personne n’enchérit pour la couleur payante&#xa0;: cœur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Nobody can lead: everybody pays for the cards left.</source>
        <translation>Personne ne peut mener&#xa0;: chacun paie pour les cartes qui lui restent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The next deal begins; everybody stakes.</source>
        <translation>Nouvelle donne&#xa0;: chacun mise.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The partie is closed.</source>
        <translation>La partie est close.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Everybody gets up; the board keeps its chips.</source>
        <translation>On se lève&#xa0;; la planche garde ses jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>First it must be known who deals.</source>
        <translation>Il faut d’abord savoir qui donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>First the windows must be turned.</source>
        <translation>Il faut d’abord tourner les fenêtres.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>First it must be known whether a hand was sold.</source>
        <translation>Il faut d’abord savoir si une main a été vendue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>First the pay suit must be named.</source>
        <translation>Il faut d’abord nommer la couleur payante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>First the pay cards are claimed.</source>
        <translation>Les cartes payantes se paient d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The betting is still going on.</source>
        <translation>Les mises ne sont pas finies.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>First it must be known whose poker hand is best.</source>
        <translation>Il faut d’abord savoir qui a la meilleure main de poker.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Stage three is still going on.</source>
        <translation>La troisième étape n’est pas finie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The deal is over already.</source>
        <translation>La donne est déjà finie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>It is somebody else’s turn to bet.</source>
        <translation>C’est à quelqu’un d’autre de miser.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>This line does not fit this table.</source>
        <translation>Cette ligne ne convient pas à cette table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>This line cannot be read.</source>
        <translation>Cette ligne est illisible.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>At this table somebody else deals first.</source>
        <translation>À cette table, quelqu’un d’autre donne en premier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The dealer sells and cannot buy.</source>
        <translation>Le donneur vend, il ne peut pas acheter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Chips lie on the board already.</source>
        <translation>Il y a déjà des jetons sur la planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>No chips lie on the board.</source>
        <translation>Il n’y a aucun jeton sur la planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>A pot has no winner yet.</source>
        <translation>Un pot n’a pas encore de gagnant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The board does not pay for these cards.</source>
        <translation>La planche ne paie pas ces cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>At this table stakes are taken by claiming, not by playing.</source>
        <translation>À cette table, les mises se prennent en montrant les cartes, non en les jouant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>At this table passing the lead costs nothing.</source>
        <translation>À cette table, passer la main ne coûte rien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>At this table any suit may be led.</source>
        <translation>À cette table, on peut mener n’importe quelle couleur.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Nobody bids or bets on credit: only %n chip(s) are there.</source>
        <translation>
            <numerusform>Ni enchère ni mise à crédit&#xa0;: il n’y a que %n jeton.</numerusform>
            <numerusform>Ni enchère ni mise à crédit&#xa0;: il n’y a que %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} shows {cards}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} montre {cards}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>everybody {chips}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>chacun {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} deals first; everybody stakes.</source>
        <translation>{name} donne en premier&#xa0;; chacun mise.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The windows show {cards}; everybody stakes.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Les fenêtres montrent {cards}&#xa0;; chacun mise.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} buys a hand from {dealer} for %n chip(s).</source>
        <translation>
            <numerusform>{name} achète une main à {dealer} pour %n jeton.</numerusform>
            <numerusform>{name} achète une main à {dealer} pour %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} names {suit} for %n chip(s).</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>
            <numerusform>{name} nomme {suit} pour %n jeton.</numerusform>
            <numerusform>{name} nomme {suit} pour %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Equal best poker hands: {names}.</source>
        <translation>Meilleures mains de poker, à égalité&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} lays {cards} and takes {spaces}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} pose {cards} et prend {spaces}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The lead passes over {names}.</source>
        <translation>Sans carte à mener&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} is out.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} a fini.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} bets {chips}.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} mise {chips}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} raises by {chips}.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} relance de {chips}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} calls.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} suit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} folds.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} se couche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} checks.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name}&#xa0;: parole.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} sits this deal out.</source>
        <translation>{name} ne joue pas cette donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Two people cannot hold the same card: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Deux personnes ne peuvent tenir la même carte&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} would hold more cards than were dealt.</source>
        <translation>{name} tiendrait plus de cartes qu’il n’en a été donné.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} has folded.</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>{name} n’est plus au pot.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} has laid this card already.</source>
        <translation>{name} a déjà posé cette carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} has no cards left to pay for.</source>
        <translation>{name} n’a plus de cartes à payer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} has between 1 and {most} cards left.</source>
        <translation>{name} a encore de 1 à {most} cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Best poker hand: {name}.</source>
        <translation>Meilleure main de poker&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Pots to play for at the end</source>
        <translation>Pots à jouer à la fin</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The partie ends with %n pot(s).</source>
        <translation>
            <numerusform>La partie se termine par %n pot.</numerusform>
            <numerusform>La partie se termine par %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>What lies on the board makes at most %n pot(s).</source>
        <translation>
            <numerusform>Ce qui est sur la planche fait au plus %n pot.</numerusform>
            <numerusform>Ce qui est sur la planche fait au plus %n pots.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>What lies on the board is not divided into pots.</source>
        <translation>Ce qui est sur la planche ne se divise pas en pots.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Stop: %n chip(s) stay there</source>
        <translation>
            <numerusform>Arrêter&#xa0;: %n jeton attend</numerusform>
            <numerusform>Arrêter&#xa0;: %n jetons attendent</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/acts.py"/>
        <source>People…</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Les gens…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/acts.py"/>
        <source>Somebody leaves, takes over, or it ends here</source>
        <translation>Quelqu’un s’en va, prend la place d’un autre, ou la partie s’arrête ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/acts.py"/>
        <source>Stacks…</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>Piles…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/acts.py"/>
        <source>Count the chips before everybody</source>
        <translation>Compter les jetons devant chacun</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/stacks_form.py"/>
        <source>So many lie there</source>
        <translation>Voilà ce qu’il y a</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/stacks_form.py"/>
        <source>How many chips lie before everybody?</source>
        <translation>Combien de jetons devant chacun&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/stacks_form.py"/>
        <source>What people brought, bought or took off the table. Nobody wins or loses by it.</source>
        <translation>Ce que chacun a apporté, acheté ou retiré de la table. Personne n’y gagne ni n’y perd.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Chips before everybody: {stacks}.</source>
        <extracomment>{stacks}: who has how many chips: “Anna 20, Hugo 35”, joined as a list</extracomment>
        <translation>Jetons devant chacun&#xa0;: {stacks}.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Two</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Deux|du deux|le deux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Three</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Trois|du trois|le trois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Four</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Quatre|du quatre|le quatre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Five</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Cinq|du cinq|le cinq</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Six</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Six|du six|le six</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Seven</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Sept|du sept|le sept</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Eight</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Huit|du huit|le huit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Nine</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Neuf|du neuf|le neuf</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Ten</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Dix|du dix|le dix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Jack</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Valet|du valet|le valet</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Queen</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Dame|de la dame|la dame</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>King</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Roi|du roi|le roi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Ace</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>As|de l’as|l’as</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>clubs</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>diamonds</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>hearts</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>spades</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>Joker</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them.</extracomment>
        <translation>Fou</translation>
    </message>
    <message>
        <location filename="../ludo/ui/rules/figures.py"/>
        <location filename="../ludo/ui/wording/cards.py"/>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Card face down</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>{card}, the best one</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, la plus forte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>{card}: double-click it or drag it to where it should go</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}&#xa0;: double-cliquez ou faites glisser là où il faut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>{card}: click it or drag it to where it should go</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}&#xa0;: cliquez ou faites glisser là où il faut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>{card}, playable</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, jouable</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>{card}, in the trick</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, dans le pli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>{card}, in a trick that was made</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, dans un pli ramassé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>The pack, face down</source>
        <translation>Le paquet, face cachée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>{card}, laid by {name}</source>
        <extracomment>Names of cards, ranks and suits, as they begin a name; in several forms if sentences need them. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, posée par {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Card of {name}, face down</source>
        <translation>Carte de {name}, face cachée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>{card}: click it or drag it to the middle to play it</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}&#xa0;: cliquez dessus ou glissez-la au milieu pour la jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/cards.py"/>
        <source>{card}: double-click it or drag it to the middle to play it</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}&#xa0;: double-cliquez dessus ou glissez-la au milieu pour la jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Two of clubs</source>
        <translation>Deux de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Three of clubs</source>
        <translation>Trois de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Four of clubs</source>
        <translation>Quatre de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Five of clubs</source>
        <translation>Cinq de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Six of clubs</source>
        <translation>Six de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Seven of clubs</source>
        <translation>Sept de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Eight of clubs</source>
        <translation>Huit de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Nine of clubs</source>
        <translation>Neuf de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ten of clubs</source>
        <translation>Dix de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Jack of clubs</source>
        <translation>Valet de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Queen of clubs</source>
        <translation>Dame de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>King of clubs</source>
        <translation>Roi de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ace of clubs</source>
        <translation>As de trèfle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Two of diamonds</source>
        <translation>Deux de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Three of diamonds</source>
        <translation>Trois de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Four of diamonds</source>
        <translation>Quatre de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Five of diamonds</source>
        <translation>Cinq de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Six of diamonds</source>
        <translation>Six de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Seven of diamonds</source>
        <translation>Sept de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Eight of diamonds</source>
        <translation>Huit de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Nine of diamonds</source>
        <translation>Neuf de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ten of diamonds</source>
        <translation>Dix de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Jack of diamonds</source>
        <translation>Valet de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Queen of diamonds</source>
        <translation>Dame de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>King of diamonds</source>
        <translation>Roi de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ace of diamonds</source>
        <translation>As de carreau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Two of hearts</source>
        <translation>Deux de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Three of hearts</source>
        <translation>Trois de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Four of hearts</source>
        <translation>Quatre de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Five of hearts</source>
        <translation>Cinq de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Six of hearts</source>
        <translation>Six de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Seven of hearts</source>
        <translation>Sept de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Eight of hearts</source>
        <translation>Huit de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Nine of hearts</source>
        <translation>Neuf de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ten of hearts</source>
        <translation>Dix de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Jack of hearts</source>
        <translation>Valet de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Queen of hearts</source>
        <translation>Dame de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>King of hearts</source>
        <translation>Roi de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ace of hearts</source>
        <translation>As de cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Two of spades</source>
        <translation>Deux de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Three of spades</source>
        <translation>Trois de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Four of spades</source>
        <translation>Quatre de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Five of spades</source>
        <translation>Cinq de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Six of spades</source>
        <translation>Six de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Seven of spades</source>
        <translation>Sept de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Eight of spades</source>
        <translation>Huit de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Nine of spades</source>
        <translation>Neuf de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ten of spades</source>
        <translation>Dix de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Jack of spades</source>
        <translation>Valet de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Queen of spades</source>
        <translation>Dame de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>King of spades</source>
        <translation>Roi de pique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/card_names.py"/>
        <source>Ace of spades</source>
        <translation>As de pique</translation>
    </message>
</context>
<context>
    <name>ChangeForm</name>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Nothing lies in a pot. The line can be taken back, and the partie goes on.</source>
        <translation>Rien n’est au pot. On peut reprendre cette ligne, et la partie continue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>What has changed?</source>
        <translation>Qu’est-ce qui a changé&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Who?</source>
        <extracomment>The form in which somebody leaves a score sheet, takes over a chair, or ends it: labels and buttons.</extracomment>
        <translation>Qui&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Who takes over?</source>
        <translation>Qui prend la place&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>The result</source>
        <extracomment>The form in which somebody leaves a score sheet, takes over a chair, or ends it: labels and buttons.</extracomment>
        <translation>Le résultat</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>The chips on the board</source>
        <translation>Les jetons sur la planche</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>The people at the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Write down</source>
        <extracomment>The form in which somebody leaves a score sheet, takes over a chair, or ends it: labels and buttons.</extracomment>
        <translation>Noter</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>%n chip(s) on the board are shared out by the rules.</source>
        <translation>
            <numerusform>%n jeton sur la planche est partagé selon la règle.</numerusform>
            <numerusform>%n jetons sur la planche sont partagés selon la règle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>%n chip(s) stay there; the next board can take them over.</source>
        <translation>
            <numerusform>%n jeton y reste&#xa0;; la prochaine planche pourra le reprendre.</numerusform>
            <numerusform>%n jetons y restent&#xa0;; la prochaine planche pourra les reprendre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>%n chip(s) in the pot go back to those who put them in.</source>
        <translation>
            <numerusform>%n jeton du pot revient à qui l’a mis.</numerusform>
            <numerusform>%n jetons du pot reviennent à ceux qui les ont mis.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>They take part in no further deal. What they have won is theirs, what they have paid stays in the pot. For them the partie counts neither as won nor in ratings.</source>
        <translation>Cette personne ne participe plus aux donnes suivantes. Ce qu’elle a gagné est à elle, ce qu’elle a payé reste au pot. Pour elle, la partie ne compte ni comme gagnée ni dans les classements.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>From the next deal on somebody else plays on this chair, as it stands. Chips belong to whom sat there at each deal. For both the partie counts neither as won nor in ratings.</source>
        <translation>Dès la prochaine donne, quelqu’un d’autre joue à cette place, telle qu’elle est. Les jetons sont à qui y était assis à chaque donne. Pour les deux, la partie ne compte ni comme gagnée ni dans les classements.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Somebody leaves</source>
        <extracomment>The form in which somebody leaves a score sheet, takes over a chair, or ends it: labels and buttons.</extracomment>
        <translation>Quelqu’un s’en va</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Somebody takes over</source>
        <translation>Quelqu’un prend la place</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>It ends here</source>
        <translation>On s’arrête ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>How it stands counts</source>
        <translation>La situation compte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>It does not count</source>
        <translation>Elle ne compte pas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Shared among all</source>
        <translation>Partagés entre tous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Stay there for another evening</source>
        <translation>Ils y restent pour une autre soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Who leaves?</source>
        <extracomment>The form in which somebody leaves a score sheet, takes over a chair, or ends it: labels and buttons.</extracomment>
        <translation>Qui s’en va&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>Whose chair is it?</source>
        <translation>À qui est cette place&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <location filename="../ludo/ui/charts/ticks.py"/>
        <source>{number}%</source>
        <extracomment>What is written at the axes of charts; short.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../ludo/ui/charts/ticks.py"/>
        <source>{hours} h {minutes}</source>
        <extracomment>What is written at the axes of charts; short.</extracomment>
        <translation>{hours} h {minutes}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/charts/ticks.py"/>
        <source>{day} {month}</source>
        <extracomment>What is written at the axes of charts; short.</extracomment>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/charts/ticks.py"/>
        <source>{minutes} min</source>
        <extracomment>What is written at the axes of charts; short.</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <location filename="../ludo/ui/charts/ticks.py"/>
        <source>{month} {year}</source>
        <extracomment>What is written at the axes of charts; short.</extracomment>
        <translation>{month} {year}</translation>
    </message>
</context>
<context>
    <name>ChipsForm</name>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Take back</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Nothing is deleted: a counter-entry with your reason takes the chips back.</source>
        <translation>Rien n’est effacé&#xa0;: une contre-écriture avec votre motif reprend les jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Why</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>What</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Opération</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>To whom</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>À qui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>From or to</source>
        <translation>De qui, ou à qui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Write down</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Noter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>How many chips</source>
        <translation>Combien de jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Why (kept beside the entry)</source>
        <translation>Pourquoi (gardé à côté de l’écriture)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>From</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>To</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Pays money into the cash box and gets chips for it.</source>
        <translation>Met de l’argent dans la caisse et reçoit des jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Gives chips back and gets money from the cash box.</source>
        <translation>Rend des jetons et reçoit de l’argent de la caisse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Chips go from hand to hand.</source>
        <translation>Les jetons passent de la main à la main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Something was counted wrongly: the entry stays visible with its reason.</source>
        <translation>Quelque chose a été mal compté&#xa0;: l’écriture reste visible avec son motif.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>To whom do the chips go?</source>
        <translation>À qui vont les jetons&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Where do the chips come from, or go to?</source>
        <translation>D’où viennent les jetons, ou à qui vont-ils&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Take back: {what}</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting”</extracomment>
        <translation>Reprendre&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Buys chips</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Achète des jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Cashes in</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Rend des jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Gives to somebody</source>
        <translation>Donne à quelqu’un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Correction: gets</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Correction&#xa0;: reçoit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Correction: gives back</source>
        <translation>Correction&#xa0;: rend</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>Chips of {name}</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons.</extracomment>
        <translation>Jetons de {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/chips_form.py"/>
        <source>{title}: {held}</source>
        <extracomment>The form in which chips are bought, cashed in, moved and corrected: labels of fields, buttons. | {held}: a card of the hand, by name</extracomment>
        <translation>{title}&#xa0;: {held}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <location filename="../ludo/ui/widgets/choices.py"/>
        <source>{name}: one less</source>
        <extracomment>The answers that a player on turn can give.</extracomment>
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <location filename="../ludo/ui/widgets/choices.py"/>
        <source>{name}: one more</source>
        <extracomment>The answers that a player on turn can give.</extracomment>
        <translation>{name}&#xa0;: un de plus</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Nothing is open: the evening can close.</source>
        <translation>Rien n’est en cours&#xa0;: la soirée peut finir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Close the evening</source>
        <translation>Clore la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>What everybody has</source>
        <translation>Ce que chacun a</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>The evening is closed.</source>
        <translation>La soirée est close.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Look first at what is not finished; what stays open can be finished later.</source>
        <translation>Regardez d’abord ce qui n’est pas fini&#xa0;; ce qui reste en cours peut être fini plus tard.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>The evening is closed. What was paid stays ticked here.</source>
        <translation>La soirée est close. Ce qui a été payé reste coché ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Give the partie up</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Give it up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>It ends without a winner. What lies on its table goes back to who put it in, else in equal shares.</source>
        <translation>Elle finit sans gagnant. Ce qui est sur la table revient à qui l’a mis, sinon à parts égales.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>The account is copied.</source>
        <translation>Le compte est copié.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Save the account as PDF</source>
        <translation>Enregistrer le compte en PDF</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>The account of {evening}</source>
        <translation>Le compte&#xa0;: {evening}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Net is what play has brought, and what was given: bought, cashed and paid do not change it.</source>
        <translation>Le net est ce que le jeu a rapporté, et les dons&#xa0;: achats, jetons rendus et paiements n’y changent rien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Copy as a picture</source>
        <translation>Copier en image</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Print…</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>given back from the table</source>
        <translation>rendu de la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <source>The account is saved: {file}</source>
        <translation>Le compte est enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_tables.py"/>
        <source>Not finished, or chips lie there</source>
        <translation>En cours, ou des jetons y sont restés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_tables.py"/>
        <source>Give the chips back…</source>
        <translation>Rendre les jetons…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_tables.py"/>
        <source>End it here…</source>
        <translation>L’arrêter ici…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_tables.py"/>
        <source>Finish it…</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>La finir…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_tables.py"/>
        <source>Leave them lying for the next evening…</source>
        <translation>Les laisser pour la prochaine soirée…</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>%n chip(s) lie there for another evening; the cash box stands for them.</source>
        <translation>
            <numerusform>%n jeton y reste pour une autre soirée&#xa0;; la caisse en répond.</numerusform>
            <numerusform>%n jetons y restent pour une autre soirée&#xa0;; la caisse en répond.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>{payment}: paid ✓</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds. | {payment}: who has paid whom what</extracomment>
        <translation>{payment}&#xa0;: payé ✓</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Person</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Brought</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Apporté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Bought</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Acheté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Won</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Given</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Dons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Cashed</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Rendu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Holds</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Détient</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Net</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Net</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Bought {bought} + carried in {carried} + paid and corrected {moved} = held {held} + on tables {tables} + cashed {cashed}</source>
        <extracomment>{held}: a card of the hand, by name</extracomment>
        <translation>Acheté {bought} + apporté {carried} + payé et corrigé {moved} = détenu {held} + sur les tables {tables} + rendu {cashed}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Bought {bought} + carried in {carried} = held {held} + on tables {tables} + cashed {cashed}</source>
        <extracomment>{held}: a card of the hand, by name</extracomment>
        <translation>Acheté {bought} + apporté {carried} = détenu {held} + sur les tables {tables} + rendu {cashed}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Not finished. No chips lie there.</source>
        <translation>En cours. Aucun jeton n’y est.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Not finished. %n chip(s) lie there, counted as of who put them in: {shares}.</source>
        <extracomment>{shares}: who has put in how many chips: “Anna 5, Hugo 3”, joined as a list</extracomment>
        <translation>
            <numerusform>En cours. %n jeton y est, compté à qui l’a mis&#xa0;: {shares}.</numerusform>
            <numerusform>En cours. %n jetons y sont, comptés à qui les a mis&#xa0;: {shares}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Not finished. %n chip(s) lie there; the cash box stands for them.</source>
        <translation>
            <numerusform>En cours. %n jeton y est&#xa0;; la caisse en répond.</numerusform>
            <numerusform>En cours. %n jetons y sont&#xa0;; la caisse en répond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Given up. %n chip(s) lie there still.</source>
        <translation>
            <numerusform>Abandonnée. %n jeton y est encore.</numerusform>
            <numerusform>Abandonnée. %n jetons y sont encore.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Settled</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>Réglé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>In money</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds.</extracomment>
        <translation>En argent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>{sums} ✓</source>
        <extracomment>The closing page of an evening: an account of chips; heads of columns say what somebody brought, bought, won, was given, cashed in and holds. | {sums}: an equation of chips as a sentence: “Bought 100 + carried in 0 = held 80 + on tables 20 + cashed 0”</extracomment>
        <translation>{sums} ✓</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>{sums}: that does not agree by {difference}.</source>
        <extracomment>{sums}: an equation of chips as a sentence: “Bought 100 + carried in 0 = held 80 + on tables 20 + cashed 0”</extracomment>
        <translation>{sums}&#xa0;: écart de {difference}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>%n chip(s) lie on what is not finished; the account says whose they are.</source>
        <translation>
            <numerusform>%n jeton est sur ce qui n’est pas fini&#xa0;: le compte dit à qui.</numerusform>
            <numerusform>%n jetons sont sur ce qui n’est pas fini&#xa0;: le compte dit à qui.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>On a table of an earlier evening</source>
        <translation>Sur une table d’une soirée d’avant</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>What the numbers count</source>
        <translation>Ce que comptent les nombres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Which game is it?</source>
        <translation>De quel jeu s’agit-il&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>How the table is made</source>
        <translation>Disposition du tableau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Date</source>
        <extracomment>Heads of columns of tables that are imported: nouns.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Game</source>
        <extracomment>Heads of columns of tables that are imported: nouns.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Person</source>
        <extracomment>Heads of columns of tables that are imported: nouns.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Columns of people</source>
        <translation>Colonnes des personnes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>always the same</source>
        <translation>toujours le même</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Column {number}</source>
        <extracomment>Heads of columns of tables that are imported: nouns.</extracomment>
        <translation>Colonne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>a column for each person</source>
        <translation>une colonne par personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>a row for each person</source>
        <translation>une ligne par personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <source>Number</source>
        <extracomment>Heads of columns of tables that are imported: nouns.</extracomment>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <location filename="../ludo/ui/widgets/labels.py"/>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>{head}: {text}</source>
        <extracomment>Punctuation between parts of a text. | {head}: what a text is about | {text}: a whole sentence or text</extracomment>
        <translation>{head}&#xa0;: {text}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>; </source>
        <extracomment>Punctuation between parts of a text.</extracomment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <location filename="../ludo/ui/i18n.py"/>
        <source>{text}.</source>
        <extracomment>Punctuation between parts of a text. | {text}: a whole sentence or text</extracomment>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <location filename="../ludo/ui/play/curtain.py"/>
        <source>I am {name}: show my cards</source>
        <translation>Je suis {name}&#xa0;: montrer mes cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/curtain.py"/>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <location filename="../ludo/ui/dialogs.py"/>
        <location filename="../ludo/ui/pages/nights/adding.py"/>
        <location filename="../ludo/ui/play/hint.py"/>
        <location filename="../ludo/ui/play/people.py"/>
        <source>Close</source>
        <extracomment>close the message (an act) | Buttons of messages: verbs.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/dialogs.py"/>
        <location filename="../ludo/ui/pages/nights/forms.py"/>
        <source>Cancel</source>
        <extracomment>Buttons of messages: verbs.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>Number</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>Less</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Moins</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>More</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>From {minimum} to {maximum}.</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>De {minimum} à {maximum}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Take everything back that is laid out (Backspace).</source>
        <translation>Reprendre tout ce qui est préparé (Retour arrière).</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Do it</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Valider</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Start again</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/draft_display.py"/>
        <source>To: {place}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Vers&#xa0;: {place}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/table/trays.py"/>
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n carte à ajouter</numerusform>
            <numerusform>%n cartes à ajouter</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>The trick</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Le pli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>The stock</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Le talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>The discard pile</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Something is still missing.</source>
        <translation>Il manque encore quelque chose.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Cards</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Here</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Hand of {name}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Main de {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>{minimum} to {maximum}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>{minimum} à {maximum}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>{number} is not possible: {minimum} to {maximum}.</source>
        <translation>{number} est impossible&#xa0;: de {minimum} à {maximum}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/amount.py"/>
        <source>{shortcut}: {number}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid. | {shortcut}: a combination of keys: “Ctrl+H”</extracomment>
        <translation>{shortcut}&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/draft_display.py"/>
        <source>{tray} {number}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid. | {tray}: the name of a tray: “The middle”</extracomment>
        <translation>{tray} {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/draft_display.py"/>
        <source>{tray} with {cards}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid. | {tray}: the name of a tray: “The middle” | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{tray} avec {cards}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/draft_display.py"/>
        <source>{card} in: {place}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card} dans&#xa0;: {place}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/draft_display.py"/>
        <source>To: {place}, number {number}</source>
        <extracomment>The parts of an act that is put together: numbers, trays with cards, and where a card can be laid.</extracomment>
        <translation>Vers&#xa0;: {place}, numéro {number}</translation>
    </message>
</context>
<context>
    <name>Echo</name>
    <message>
        <location filename="../ludo/ui/play/echo.py"/>
        <source>Everything is back in your hand.</source>
        <translation>Tout est revenu dans votre main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/echo.py"/>
        <source>{card} put down.</source>
        <extracomment>What a screen reader hears after each step of an act that is put together. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}&#xa0;: reposé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/echo.py"/>
        <source>{card} laid in: {tray}.</source>
        <extracomment>What a screen reader hears after each step of an act that is put together. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {tray}: the name of a tray: “The middle”</extracomment>
        <translation>{card}&#xa0;: dans {tray}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/echo.py"/>
        <source>{card} picked up. It can go to: {places}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {places}: where a card can go, joined as a list</extracomment>
        <translation>{card}&#xa0;: en main. Peut aller vers&#xa0;: {places}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/echo.py"/>
        <source>{card} back in your hand.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}&#xa0;: de retour dans votre main.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <location filename="../ludo/ui/play/ending.py"/>
        <source>Deal {number}: {reason}</source>
        <extracomment>The closing page of a partie: how each deal changed the score. | {reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>Donne {number}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/ending.py"/>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/ending.py"/>
        <source>What decided it</source>
        <translation>Ce qui a décidé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/ending.py"/>
        <source>Scores after each deal. {scores}</source>
        <translation>Score après chaque donne. {scores}</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>This version of Ludo does not know this game.</source>
        <translation>Cette version de Ludo ne connaît pas ce jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>part of it was lost when the file was damaged</source>
        <translation>une partie en est perdue depuis que le fichier a été abîmé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>finished</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>not finished</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>{game}: {names}</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>{names} won</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>{names} ont gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>given up by {name}</source>
        <translation>abandonnée par {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>Continue</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>Replay</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>Remove from the list: {game}</source>
        <translation>Retirer de la liste&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>Remove from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>{name} won</source>
        <extracomment>Entries of the list of past games: what it was, how it ended, and buttons.</extracomment>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>annulled: its chips were given back</source>
        <translation>annulée&#xa0;: ses jetons ont été rendus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/entries.py"/>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The saved games were damaged</source>
        <translation>Les parties enregistrées étaient abîmées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The saved games come from a newer version of Ludo</source>
        <translation>Les parties enregistrées viennent d’une version plus récente de Ludo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file belongs to another program</source>
        <translation>Le fichier appartient à un autre programme</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Nothing can be saved</source>
        <translation>Rien ne peut être enregistré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games could not be read as it should.</source>
        <translation>Le fichier de vos parties n’a pas pu être lu comme il faut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games was written by a later version of Ludo.</source>
        <translation>Le fichier de vos parties a été écrit par une version plus récente de Ludo.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file where Ludo keeps its games is the database of another program.</source>
        <translation>Le fichier où Ludo garde ses parties est la base de données d’un autre programme.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Another Ludo uses the games in
{folder}
and does not answer. Close it, or end it. Open the games here only if you are sure that it is gone.</source>
        <translation>Un autre Ludo utilise les parties de
{folder}
et ne répond pas. Fermez-le, ou arrêtez-le. N’ouvrez les parties ici que si vous êtes sûr qu’il n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The disk that holds {folder} is full.</source>
        <translation>Le disque où se trouve {folder} est plein.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file {file} cannot be opened.</source>
        <translation>Le fichier {file} ne peut pas être ouvert.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>You can play, but nothing is kept when you leave. What was saved before is left as it was.</source>
        <translation>Vous pouvez jouer, mais rien ne sera gardé quand vous quitterez. Ce qui était enregistré reste tel quel.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>It is kept, unchanged, as
{file}</source>
        <translation>Il est gardé, intact, sous le nom
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo goes on with a new file.</source>
        <translation>Ludo continue avec un nouveau fichier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo is already open</source>
        <translation>Ludo est déjà ouvert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Open all the same</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo goes on with a new file, and %n game(s) could be saved into it.</source>
        <translation>
            <numerusform>Ludo continue avec un nouveau fichier, où&#xa0;%n partie a pu être sauvée.</numerusform>
            <numerusform>Ludo continue avec un nouveau fichier, où&#xa0;%n parties ont pu être sauvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/errors.py"/>
        <source>The %n game(s) that were saved before can be looked at.</source>
        <translation>
            <numerusform>La&#xa0;%n partie enregistrée auparavant peut être revue.</numerusform>
            <numerusform>Les&#xa0;%n parties enregistrées auparavant peuvent être revues.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games is being checked…</source>
        <translation>Le fichier de vos parties est vérifié…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>You can play. As long as Ludo is open it tries again to save; if you leave before that works, what you play is lost. What was saved before is left as it was.</source>
        <translation>Vous pouvez jouer. Tant que Ludo est ouvert, il réessaie d’enregistrer&#xa0;; si vous quittez avant qu’il y parvienne, ce que vous jouez est perdu. Ce qui était enregistré reste tel quel.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The saved games are not there</source>
        <translation>Les parties enregistrées ne sont pas là</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Look at your last games</source>
        <translation>Regardez vos dernières parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo keeps its games by means of SQLite 3.37 or later. This computer has an older one.</source>
        <translation>Ludo garde ses parties au moyen de SQLite 3.37 ou plus récent. Cet ordinateur en a un plus ancien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Beside the file with your games lay a journal that belongs to another file. It was not used.</source>
        <translation>À côté du fichier de vos parties se trouvait un journal qui appartient à un autre fichier. Il n’a pas été utilisé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games was missing or empty. Ludo took what the journal beside it holds; older games may be missing.</source>
        <translation>Le fichier de vos parties manquait ou était vide. Ludo a repris ce que contient le journal à côté&#xa0;; des parties plus anciennes peuvent manquer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo was not closed properly, and the journal with your last actions is damaged. The last of them may be missing.</source>
        <translation>Ludo n’a pas été fermé normalement, et le journal de vos dernières actions est abîmé. Les dernières peuvent manquer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo was not closed properly, and the journal with your last actions is gone. The last of them may be missing.</source>
        <translation>Ludo n’a pas été fermé normalement, et le journal de vos dernières actions a disparu. Les dernières peuvent manquer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Ludo goes on with a new file; no game could be saved into it.</source>
        <translation>Ludo continue avec un nouveau fichier&#xa0;; aucune partie n’a pu y être sauvée.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/errors.py"/>
        <source>In %n of them the last actions were lost: it goes on from an earlier one, and chips paid after that were taken back.</source>
        <translation>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont perdues&#xa0;: elle reprend à une action antérieure, et les jetons payés ensuite ont été repris.</numerusform>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont perdues&#xa0;: elles reprennent à une action antérieure, et les jetons payés ensuite ont été repris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/errors.py"/>
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>An earlier attempt to save them had been interrupted.</source>
        <translation>Une tentative précédente de les sauver avait été interrompue.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/errors.py"/>
        <source>In %n of them the last actions cannot be read.</source>
        <translation>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont illisibles.</numerusform>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The disk is full. Make some room, then try again.</source>
        <translation>Le disque est plein. Faites de la place, puis réessayez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>That place cannot be written to.</source>
        <translation>On ne peut pas écrire à cet endroit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file cannot be opened: it is missing, or you may not use it.</source>
        <translation>Le fichier ne peut pas être ouvert&#xa0;: il manque, ou vous n’y avez pas droit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Another program is using the file. Is Ludo open twice?</source>
        <translation>Un autre programme se sert du fichier. Ludo est-il ouvert deux fois&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The disk reports an error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>There are games of Ludo in that folder already.</source>
        <translation>Il y a déjà des parties de Ludo dans ce dossier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>That is more chips than Ludo can count.</source>
        <translation>C’est plus de jetons que Ludo ne peut en compter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file was written by a later version of Ludo.</source>
        <translation>Le fichier a été écrit par une version plus récente de Ludo.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file belongs to another program.</source>
        <translation>Le fichier appartient à un autre programme.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>This is not a game that Ludo has written.</source>
        <translation>Ce n’est pas une partie écrite par Ludo.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The game was begun with a later version of Ludo, whose rules may differ.</source>
        <translation>La partie a été commencée avec une version plus récente de Ludo, dont les règles peuvent différer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The saved games are damaged. What can be read is saved: {done} of {all}</source>
        <translation>Les parties enregistrées sont abîmées. Ce qui peut être lu est sauvé&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games is missing or empty:
{file}
If you have a copy of it, import it.</source>
        <translation>Le fichier de vos parties manque ou est vide&#xa0;:
{file}
Si vous en avez une copie, importez-la.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file {file}, or its folder, cannot be written to.</source>
        <translation>On ne peut pas écrire dans le fichier {file}, ou dans son dossier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The disk that holds {folder} reports an error.</source>
        <translation>Le disque de {folder} signale une erreur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Another program is using the file {file}.</source>
        <translation>Un autre programme utilise le fichier {file}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games is gone: {file}</source>
        <translation>Le fichier de vos parties a disparu&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>Line {line} of the file cannot be understood.</source>
        <translation>La ligne {line} du fichier est incompréhensible.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>This version of Ludo does not know the game “{game}”.</source>
        <translation>Cette version de Ludo ne connaît pas le jeu «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The game was begun with rules that this version of Ludo does not know.</source>
        <translation>La partie a été commencée avec des règles que cette version de Ludo ne connaît pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file is damaged.</source>
        <translation>Le fichier est abîmé.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/errors.py"/>
        <source>The record of this game can be read up to action %n only. You can look at it up to there, but it cannot be continued.</source>
        <translation>
            <numerusform>Le déroulement de cette partie n’est lisible que jusqu’à l’action&#xa0;%n. On peut la revoir jusque-là, mais pas la continuer.</numerusform>
            <numerusform>Le déroulement de cette partie n’est lisible que jusqu’à l’action&#xa0;%n. On peut la revoir jusque-là, mais pas la continuer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>This partie has been annulled: it is not gone on with.</source>
        <translation>Cette partie a été annulée&#xa0;: on ne la continue pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>{name} sits twice at this table, under two names.</source>
        <translation>{name} est assis deux fois à cette table, sous deux noms.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>The file with your games holds something here that makes no sense. The rest of it can be used. When Ludo is started next, it looks through the whole file, mends what can be mended, and says what it found.</source>
        <translation>Le fichier de vos parties contient ici quelque chose d’incompréhensible. Le reste est utilisable. Au prochain démarrage, Ludo examinera tout le fichier, réparera ce qui peut l’être et dira ce qu’il a trouvé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <location filename="../ludo/ui/pages/fault.py"/>
        <source>This page cannot be shown</source>
        <translation>Cette page ne peut pas s’afficher</translation>
    </message>
    <message>
        <location filename="../ludo/ui/errors.py"/>
        <source>That is the file that Ludo is using. Choose another name for the copy.</source>
        <translation>C’est le fichier que Ludo utilise. Choisissez un autre nom pour la copie.</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>chips carried on from evening to evening</source>
        <translation>jetons reportés d’une soirée à l’autre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>chips for this evening alone</source>
        <translation>jetons de cette soirée seulement</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Edit…</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Pause</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Go on</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Open it again</source>
        <translation>Rouvrir la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Who comes?</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Qui arrive&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Choose somebody, or add a name.</source>
        <translation>Choisissez quelqu’un, ou ajoutez un nom.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Write down</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Noter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>When was it?</source>
        <translation>Quand était-ce&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Save</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Where the chips come from</source>
        <translation>D’où viennent les jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Statistics</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Print or save as PDF…</source>
        <translation>Imprimer ou enregistrer en PDF…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>The evening is {state}: {duration} so far</source>
        <extracomment>{state}: the state of an evening: “running”, “paused”, “closed”</extracomment>
        <translation>La soirée est {state}&#xa0;: {duration} jusqu’ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>The evening is closed. It lasted {duration}.</source>
        <translation>La soirée est close. Elle a duré {duration}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <source>Who came and went</source>
        <translation>Arrivées et départs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <source>Hide who came and went</source>
        <translation>Masquer les arrivées et départs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <source>Correct the time…</source>
        <translation>Corriger l’heure…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>The date, if it has no name</source>
        <translation>La date, si elle n’a pas de nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Press “Add” to write down who is here.</source>
        <translation>Appuyez sur «&#xa0;Ajouter&#xa0;» pour noter qui est là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>A new evening</source>
        <translation>Une nouvelle soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Begin the evening</source>
        <translation>Commencer la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Began</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Chips are counted</source>
        <translation>Les jetons sont comptés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Name</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Place</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Everybody buys at the start (chips)</source>
        <translation>Chacun achète au début (jetons)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Notes</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>carried on from evening to evening</source>
        <translation>en les reportant d’une soirée à l’autre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>for this evening alone</source>
        <translation>pour cette soirée seulement</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>The cash box pays {payee} {chips}</source>
        <translation>La caisse paie {chips} à {payee}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>%n chip(s)</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>{payer} pays {chips} to the cash box</source>
        <translation>{payer} paie {chips} à la caisse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>{payer} pays {payee} {chips}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>{payer} paie {chips} à {payee}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Nobody owes anybody anything.</source>
        <translation>Personne ne doit rien à personne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>Paid</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Payé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>If you settle now. Chips that are not paid go on to the next evening.</source>
        <translation>Si l’on règle maintenant. Les jetons qui ne sont pas payés passent à la soirée suivante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Somebody comes…</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Quelqu’un arrive…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Nobody is here yet.</source>
        <translation>Il n’y a encore personne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Chips…</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Jetons…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>People and chips</source>
        <translation>Joueurs et jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>In play</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Au jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Balance</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Solde</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Leaves</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>S’en va</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Comes back</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Revient</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>{came} to {left}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>{came} – {left}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>from {came} on</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>à partir de {came}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>since {came}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>depuis {came}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>No partie was begun at this evening.</source>
        <translation>Aucune partie n’a été commencée à cette soirée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Score sheet, with real cards…</source>
        <translation>Feuille de marque, avec de vraies cartes…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>With real cards Ludo keeps the score sheet and adds up.</source>
        <translation>Avec de vraies cartes, Ludo tient la feuille de marque et fait les comptes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>in Ludo</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>dans Ludo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/adding.py"/>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>with real cards</source>
        <translation>avec de vraies cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>given up</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>abandonnée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>drawn</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>nulle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Ludo as the board, with real cards…</source>
        <translation>Ludo comme planche, avec de vraies cartes…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>You deal real cards; Ludo holds the board, the pots and everybody’s chips.</source>
        <translation>Vous donnez de vraies cartes&#xa0;; Ludo tient la planche, les pots et les jetons de chacun.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>not finished</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>pas terminée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Game</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Play it in Ludo…</source>
        <translation>Jouer dans Ludo…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>What is played next?</source>
        <translation>À quoi joue-t-on ensuite&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Played</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Parties de la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Continue</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/adding.py"/>
        <source>Which partie belongs to this evening?</source>
        <translation>Quelle partie appartient à cette soirée&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/adding.py"/>
        <source>None of the last parties is without an evening.</source>
        <translation>Aucune des dernières parties n’est sans soirée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/adding.py"/>
        <source>Add</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Add a partie…</source>
        <translation>Ajouter une partie…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Does not belong to this evening</source>
        <translation>N’appartient pas à cette soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Replay</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Open</source>
        <extracomment>open the page of this evening (an act) | Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/adding.py"/>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>{game}: {names}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>A partie or score sheet that belongs to no evening yet</source>
        <translation>Une partie ou une feuille de marque qui n’est encore d’aucune soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Evenings</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Soirées</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>%n people</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Begin an evening…</source>
        <translation>Commencer une soirée…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Show more</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Continue the evening</source>
        <translation>Continuer la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>No evening yet</source>
        <translation>Pas encore de soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>An evening keeps together who was there, what was played here and with real cards, and everybody’s chips. Begin one when the first guests arrive; it can be paused, closed and opened again at any time.</source>
        <translation>Une soirée réunit qui était là, ce qui a été joué ici et avec de vraies cartes, et les jetons de chacun. Commencez-en une quand arrivent les premiers invités&#xa0;; on peut à tout moment la mettre en pause, la clore et la rouvrir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>People</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Export and import</source>
        <translation>Exporter et importer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Score sheets outside of evenings</source>
        <translation>Feuilles de marque hors des soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Past evenings</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Soirées passées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>{state}, since {moment}</source>
        <extracomment>Game nights: their pages, lists, states and buttons. | {state}: the state of an evening: “running”, “paused”, “closed”</extracomment>
        <translation>{state}, depuis&#xa0;: {moment}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/money_fields.py"/>
        <source>Currency of all evenings</source>
        <translation>Monnaie de toutes les soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/money_fields.py"/>
        <source>A chip is worth (empty: it is only a chip)</source>
        <translation>Valeur d’un jeton (vide&#xa0;: un jeton n’est qu’un jeton)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/titles.py"/>
        <source>{date}, {clock}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>{date}, {clock}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/titles.py"/>
        <source>{hours} h {minutes}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>{hours} h {minutes}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/evening_titles.py"/>
        <source>Evening of {date}</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Soirée du {date}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/titles.py"/>
        <source>{minutes} min</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>the result was lost when the file was damaged</source>
        <translation>le résultat a été perdu quand le fichier a été endommagé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>who won was lost when the file was damaged</source>
        <translation>le gagnant n’est plus connu&#xa0;: le fichier a été endommagé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>{names} won; some results were lost when the file was damaged</source>
        <translation>{names} ont gagné&#xa0;; des résultats ont été perdus quand le fichier a été endommagé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>{name} won; some results were lost when the file was damaged</source>
        <translation>{name} a gagné&#xa0;; des résultats ont été perdus quand le fichier a été endommagé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>A partie in one line…</source>
        <translation>Une partie en une ligne…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>A shared expense…</source>
        <translation>Une dépense partagée…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Outside of evenings</source>
        <translation>Hors soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Delete or put away…</source>
        <translation>Supprimer ou mettre de côté…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>List it again</source>
        <translation>Remettre dans la liste</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_acts.py"/>
        <source>counts again</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>compte de nouveau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_acts.py"/>
        <source>Taken back: {what}</source>
        <extracomment>Game nights: their pages, lists, states and buttons. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting”</extracomment>
        <translation>Repris&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_acts.py"/>
        <source>undone</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>annulé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_acts.py"/>
        <source>Paid: {payment}</source>
        <extracomment>Game nights: their pages, lists, states and buttons. | {payment}: who has paid whom what</extracomment>
        <translation>Payé&#xa0;: {payment}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_acts.py"/>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <source>Taken out of the evening: {partie}</source>
        <extracomment>{partie}: a partie: its game and its players</extracomment>
        <translation>Retirée de la soirée&#xa0;: {partie}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <source>Put in again</source>
        <translation>Remettre dans la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_diary.py"/>
        <source>Take back</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>Paid ✓</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Payé ✓</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Wrong…</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Erreur…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>Count it again</source>
        <translation>Compter de nouveau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>annulled: counts nowhere</source>
        <translation>annulée&#xa0;: ne compte nulle part</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Put away (%n)</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>
            <numerusform>Mises de côté (%n)</numerusform>
            <numerusform>Mises de côté (%n)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>All evenings</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Toutes les soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>For another computer…</source>
        <translation>Pour un autre ordinateur…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Seasons</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Saisons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>Close the evening…</source>
        <translation>Clore la soirée…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening.py"/>
        <source>The account</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Le compte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Ended (only of an evening that is over)</source>
        <translation>Fin (seulement d’une soirée terminée)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_form.py"/>
        <source>Ended</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Holds</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>Détient</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_people.py"/>
        <source>Bought and given</source>
        <translation>Achats et dons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/moment_fields.py"/>
        <source>Choose from a calendar (Down)</source>
        <translation>Choisir dans un calendrier (flèche vers le bas)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <source>who won sat on a chair that changed hands</source>
        <translation>qui a gagné était à une place qui a changé de main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Find an evening: name, place, day, person or game</source>
        <translation>Chercher une soirée&#xa0;: nom, lieu, jour, personne ou jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>No evening fits what is searched for.</source>
        <translation>Aucune soirée ne correspond à la recherche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/left_open.py"/>
        <source>It is over: close it…</source>
        <translation>Elle est finie&#xa0;: la clore…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/left_open.py"/>
        <source>It goes on</source>
        <translation>Elle continue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/left_open.py"/>
        <source>Nothing has happened here since then: {moment}. Is the evening over?</source>
        <translation>Rien ne s’est passé ici depuis ce moment&#xa0;: {moment}. La soirée est-elle finie&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Export and import</source>
        <translation>Exporter et importer</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Importer&#xa0;%n ligne</numerusform>
            <numerusform>Importer&#xa0;%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Save all postings…</source>
        <translation>Enregistrer toutes les écritures…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n new row(s)</source>
        <translation>
            <numerusform>%n ligne nouvelle</numerusform>
            <numerusform>%n lignes nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n already there</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n déjà présente</numerusform>
            <numerusform>%n déjà présentes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Save all results…</source>
        <translation>Enregistrer tous les résultats…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Show more lines</source>
        <translation>Montrer plus de lignes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Back up…</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Restore…</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>The file is imported</source>
        <translation>Le fichier est importé</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n row(s) are new.</source>
        <translation>
            <numerusform>%n ligne est nouvelle.</numerusform>
            <numerusform>%n lignes sont nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n wrong: nothing can be imported</source>
        <translation>
            <numerusform>%n fausse&#xa0;: rien ne peut être importé</numerusform>
            <numerusform>%n fausses&#xa0;: rien ne peut être importé</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Line {number}</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Export for a spreadsheet</source>
        <translation>Exporter vers un tableur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>A row for each person in each partie: place and score.</source>
        <translation>Une ligne par personne et par partie&#xa0;: place et score.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>A row for each posting: who gave how many chips to whom.</source>
        <translation>Une ligne par écriture&#xa0;: qui a donné combien de jetons à qui.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Everything in one file</source>
        <translation>Tout dans un seul fichier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>All games, evenings, people, chips and settings. Before anything is restored you see what would change.</source>
        <translation>Toutes les parties, les soirées, les joueurs, les jetons et les réglages. Avant toute restauration, vous voyez ce qui changerait.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>The file is written</source>
        <translation>Le fichier est écrit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Import</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Importer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>New people: {names}.</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Nouveaux joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>New evenings: {names}.</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Nouvelles soirées&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>%n row(s) are written to</source>
        <translation>
            <numerusform>%n ligne est écrite dans</numerusform>
            <numerusform>%n lignes sont écrites dans</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>postings</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>écritures</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n more</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>results</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>résultats</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>What is there now is put aside, not lost.</source>
        <translation>Ce qu’il y a maintenant est mis de côté, rien n’est perdu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n people</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n evening(s)</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n game(s) in Ludo</source>
        <translation>
            <numerusform>%n partie dans Ludo</numerusform>
            <numerusform>%n parties dans Ludo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n feuille de marque</numerusform>
            <numerusform>%n feuilles de marque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n posting(s)</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n écriture</numerusform>
            <numerusform>%n écritures</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>The first line does not name the columns of results or postings, as Ludo writes them.</source>
        <translation>La première ligne ne nomme pas les colonnes des résultats ou des écritures comme Ludo les écrit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>This is not a text file.</source>
        <translation>Ce n’est pas un fichier de texte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>This is not a CSV file.</source>
        <translation>Ce n’est pas un fichier CSV.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>new</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>is there already, left out</source>
        <translation>déjà présente, laissée de côté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>fields are missing</source>
        <translation>il manque des champs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>there are too many fields</source>
        <translation>il y a trop de champs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>not a whole number that is possible here</source>
        <translation>ce n’est pas un nombre entier possible ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>not a date and time such as 2026-11-21T20:15:00+00:00</source>
        <translation>ce n’est pas une date avec l’heure, comme 2026-11-21T20:15:00+00:00</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>Ludo does not know this word here</source>
        <translation>Ludo ne connaît pas ce mot ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>a name is missing</source>
        <translation>il manque un nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>at least one chip has to move</source>
        <translation>au moins un jeton doit changer de mains</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>more chips than Ludo can count</source>
        <translation>plus de jetons que Ludo ne peut en compter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>chips cannot go to where they come from</source>
        <translation>des jetons ne peuvent aller là d’où ils viennent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>Ludo does not know this game</source>
        <translation>Ludo ne connaît pas ce jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>there is no such evening</source>
        <translation>cette soirée n’existe pas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>this chair has a result already</source>
        <translation>cette place a déjà un résultat</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>the text is too long</source>
        <translation>le texte est trop long</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>this cannot be understood</source>
        <translation>cela ne peut être compris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>No longer there: the people {names}.</source>
        <translation>Ne seraient plus là, parmi les joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>No longer there: the evenings {names}.</source>
        <translation>Ne seraient plus là, parmi les soirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>Back again: the people {names}.</source>
        <translation>Reviendraient, parmi les joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>Back again: the evenings {names}.</source>
        <translation>Reviendraient, parmi les soirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>Parts of the backup are damaged and cannot be restored.</source>
        <translation>Des parties de la sauvegarde sont abîmées et ne peuvent être restaurées.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>Now: {contents}</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds. | {contents}: what a file holds, joined as a list</extracomment>
        <translation>Maintenant&#xa0;: {contents}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>In the backup: {contents}</source>
        <extracomment>{contents}: what a file holds, joined as a list</extracomment>
        <translation>Dans la sauvegarde&#xa0;: {contents}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>last changed: {moment}</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>dernière modification&#xa0;: {moment}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>{column} “{value}”: {problem}</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds. | {column}: the head of a column | {problem}: what is wrong, as a sentence</extracomment>
        <translation>{column} «&#xa0;{value}&#xa0;»&#xa0;: {problem}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>as in this country ({sign})</source>
        <extracomment>{sign}: a sign such as ; or ,</extracomment>
        <translation>comme dans ce pays ({sign})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Between two cells</source>
        <translation>Entre deux cellules</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>semicolon</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>point-virgule</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>comma</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>virgule</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>tab</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>tabulation</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>Save a template</source>
        <translation>Enregistrer un modèle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>Date</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>Game</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>Results of our evenings</source>
        <translation>Résultats de nos soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>The template is saved</source>
        <translation>Le modèle est enregistré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Spreadsheets and BG Stats (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Tableaux et BG Stats (*.csv *.tsv *.txt *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Save a template…</source>
        <translation>Enregistrer un modèle…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>What Ludo has written, a spreadsheet of your own, or what BG Stats exports. Ludo says line by line what it would do. Nothing is imported before you say so, and nothing at all if a line is wrong.</source>
        <translation>Un fichier écrit par Ludo, votre propre tableau, ou l’export de BG Stats. Ludo dit ligne par ligne ce qu’il ferait. Rien n’est importé avant votre accord, et rien du tout si une ligne est fausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>There are no results in it.</source>
        <translation>Il ne contient aucun résultat.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>This cannot be understood.</source>
        <translation>Cela ne se comprend pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>not a date</source>
        <translation>pas une date</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>which game was it?</source>
        <translation>quel jeu était-ce&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>at least two have to take part</source>
        <translation>il faut au moins deux participants</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>somebody takes part twice</source>
        <translation>quelqu’un participe deux fois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>what some win others lose: this does not add up to nothing</source>
        <translation>ce que les uns gagnent, les autres le perdent&#xa0;: la somme n’est pas nulle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>Write the names of your people over the columns and a partie in each row; whoever did not play has an empty cell. Then choose the file here.</source>
        <translation>Écrivez les noms de vos joueurs en tête des colonnes et une partie par ligne&#xa0;; qui n’a pas joué a une cellule vide. Choisissez ensuite le fichier ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Give evenings out…</source>
        <translation>Exporter les soirées…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Take evenings in…</source>
        <translation>Importer des soirées…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>All evenings with people, diaries, score sheets and chips in one file. Another computer takes in what it does not have yet, and asks where both say something else; nothing is replaced.</source>
        <translation>Toutes les soirées avec personnes, journaux, feuilles et jetons en un fichier. Un autre ordinateur reprend ce qu’il n’a pas encore et demande là où les deux diffèrent&#xa0;; rien n’est remplacé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Between computers</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>Entre ordinateurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>The file is being read</source>
        <translation>Lecture du fichier</translation>
    </message>
</context>
<context>
    <name>Expense</name>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>Pizza</source>
        <extracomment>The form for what somebody has paid for all, such as food.</extracomment>
        <translation>Pizza</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>What was paid for?</source>
        <translation>Qu’est-ce qui a été payé&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>How much was it?</source>
        <translation>Combien était-ce&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>Who paid it?</source>
        <translation>Qui l’a payé&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>Who shares it?</source>
        <translation>Qui le partage&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>Who paid?</source>
        <extracomment>The form for what somebody has paid for all, such as food.</extracomment>
        <translation>Qui a payé&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>For whom?</source>
        <extracomment>The form for what somebody has paid for all, such as food.</extracomment>
        <translation>Pour qui&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>A shared expense</source>
        <translation>Une dépense partagée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>Write down</source>
        <extracomment>The form for what somebody has paid for all, such as food.</extracomment>
        <translation>Noter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>What was it?</source>
        <translation>Qu’était-ce&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>{chips} chips, {each} for each.</source>
        <translation>{chips} jetons, {each} pour chacun.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>In whole chips that is {money}.</source>
        <translation>En jetons entiers, cela fait {money}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>How much, in {currency}</source>
        <translation>Combien, en {currency}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/expense_form.py"/>
        <source>How much, in chips</source>
        <translation>Combien, en jetons</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>The game is saved</source>
        <translation>La partie est enregistrée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>The game of {names} is written in
{file}</source>
        <translation>La partie de {names} est écrite dans
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Export all games and settings</source>
        <translation>Exporter parties et réglages</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Copies made by Ludo (*.ludo)</source>
        <translation>Copies faites par Ludo (*.ludo)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Reports (*.zip)</source>
        <extracomment>Dialogs for files and their kinds.</extracomment>
        <translation>Rapports (*.zip)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Everything is exported</source>
        <translation>Tout est exporté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>The report is saved</source>
        <translation>Le rapport est enregistré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>All games, people, chips and settings are copied to
{file}</source>
        <translation>Parties, joueurs, jetons et réglages sont copiés dans
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Import games and settings</source>
        <translation>Importer parties et réglages</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Copies made by Ludo (*.ludo);;All files (*)</source>
        <translation>Copies faites par Ludo (*.ludo);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Replace all games and settings?</source>
        <translation>Remplacer parties et réglages&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Replace</source>
        <extracomment>Dialogs for files and their kinds.</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Everything is imported</source>
        <translation>Tout est importé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Send this file to whoever looks after Ludo:
{file}</source>
        <translation>Envoyez ce fichier à qui s’occupe de Ludo&#xa0;:
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>What was there before is kept in
{file}</source>
        <translation>Ce qui s’y trouvait est gardé dans
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>There was nothing before.</source>
        <translation>Il n’y avait rien auparavant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Ludo packs one file for whoever looks after it: the log of the program, its version and that of your system, your settings, and the partie on the table with the names of its players. The name of your account is left out of all paths. Nothing is sent: you choose where the file goes.</source>
        <translation>Ludo réunit dans un seul fichier, pour qui s’occupe de lui&#xa0;: le journal du programme, sa version et celle du système, vos réglages, et la partie en cours avec le nom de ses joueurs. Le nom de votre compte est retiré de tous les chemins. Rien n’est envoyé&#xa0;: vous choisissez où va le fichier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Save a game</source>
        <translation>Enregistrer une partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Saved games (*.ludogame)</source>
        <translation>Parties enregistrées (*.ludogame)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/files.py"/>
        <source>Files of Ludo (*.ludogame *.ludo *.ludobook *.txt);;All files (*)</source>
        <translation>Fichiers de Ludo (*.ludogame *.ludo *.ludobook *.txt);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/screen.py"/>
        <source>From %n year(s) of age.</source>
        <translation>
            <numerusform>Dès %n an.</numerusform>
            <numerusform>Dès %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/screen.py"/>
        <source>{sentence} {age}</source>
        <extracomment>What a game is about, on its tile. | {sentence}: a whole sentence | {age}: a sentence about the age from which a game is for</extracomment>
        <translation>{sentence} {age}</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Next</source>
        <extracomment>The guided first partie: buttons and hints of its bubble.</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Skip the rest</source>
        <translation>Passer la suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Show me</source>
        <extracomment>The guided first partie: buttons and hints of its bubble.</extracomment>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>No, thanks</source>
        <extracomment>The guided first partie: buttons and hints of its bubble.</extracomment>
        <translation>Non merci</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Done</source>
        <extracomment>The guided first partie: buttons and hints of its bubble.</extracomment>
        <translation>Compris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Guide</source>
        <extracomment>The guided first partie: buttons and hints of its bubble.</extracomment>
        <translation>Guide</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Escape: not in this deal, but in the next one</source>
        <translation>Échap&#xa0;: pas dans cette donne, mais dans la suivante</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Enter goes on.</source>
        <translation>Entrée pour continuer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Play on: more comes when it is time.</source>
        <translation>Jouez&#xa0;: la suite viendra en son temps.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Guide: {number} of {count}</source>
        <extracomment>The guided first partie: buttons and hints of its bubble.</extracomment>
        <translation>Guide&#xa0;: {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/guide.py"/>
        <source>Enter, or {keys}</source>
        <extracomment>The guided first partie: buttons and hints of its bubble. | {keys}: a combination of keys: “Ctrl+H”</extracomment>
        <translation>Entrée, ou {keys}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/playing.py"/>
        <source>Your first partie of {game}? A few words explain the deal while it is played.</source>
        <translation>Votre première partie de {game}&#xa0;? Quelques mots expliquent la donne pendant qu’on la joue.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>Let it pass</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>Hint</source>
        <extracomment>what the strongest player would do (a thing) | What the strongest computer player would do, beside the table.</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>The Expert is thinking…</source>
        <translation>L’Expert réfléchit…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>Close the hint ({keys})</source>
        <extracomment>{keys}: a combination of keys: “Ctrl+H”</extracomment>
        <translation>Fermer le conseil ({keys})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>The Expert would choose:</source>
        <translation>L’Expert choisirait&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>{act}: {figure}</source>
        <extracomment>What the strongest computer player would do, beside the table. | {act}: an act: “Play King of hearts”</extracomment>
        <translation>{act}&#xa0;: {figure}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>The hint is closed.</source>
        <translation>Le conseil est fermé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>The Expert did not answer. Ask once more.</source>
        <translation>L’Expert n’a pas répondu. Demandez encore une fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>Figures</source>
        <extracomment>What the strongest computer player would do, beside the table.</extracomment>
        <translation>Chiffres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint.py"/>
        <source>What each act is worth on average</source>
        <translation>Ce que vaut chaque coup en moyenne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>Makes no difference that Ludo can measure; for example:</source>
        <translation>Aucune différence que Ludo puisse mesurer&#xa0;; par exemple&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>By rule of thumb one usually chooses:</source>
        <translation>En règle générale, on choisit&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>As good as others, as far as Ludo can measure:</source>
        <translation>Aussi bon que d’autres, autant que Ludo puisse le mesurer&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>%n other act(s) are as good.</source>
        <translation>
            <numerusform>%n autre coup est aussi bon.</numerusform>
            <numerusform>%n autres coups sont aussi bons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>You do nothing, and the game goes on.</source>
        <translation>Vous ne faites rien, et le jeu continue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>As good: {acts}.</source>
        <extracomment>What the strongest computer player would do, beside the table. | {acts}: several acts, joined as a list</extracomment>
        <translation>Aussi bon&#xa0;: {acts}.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Games</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Jeux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Continue</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Evenings with everybody’s chips, here and with real cards.</source>
        <translation>Les soirées et les jetons de chacun, ici et avec de vraies cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Start at once by the usual rules, against the computer</source>
        <translation>Commencer tout de suite, selon les règles habituelles, contre l’ordinateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Tonight</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Ce soir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>The evening goes on. It began: {moment}</source>
        <translation>La soirée est en cours. Début&#xa0;: {moment}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Among friends</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Entre amis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Continue the evening</source>
        <translation>Continuer la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Paused. The evening began: {moment}</source>
        <translation>En pause. Début&#xa0;: {moment}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Play now</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Your game waits</source>
        <translation>Votre partie vous attend</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/home.py"/>
        <source>%n more</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/home.py"/>
        <source>All %n past game(s)</source>
        <translation>
            <numerusform>La partie jouée</numerusform>
            <numerusform>Les&#xa0;%n parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Past games</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Set up…</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Préparer…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Choose who plays and by which rules</source>
        <translation>Choisir qui joue et selon quelles règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Start at once with the players and rules of your last game</source>
        <translation>Commencer tout de suite avec les joueurs et les règles de la dernière partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Rules</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Lesson</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Learn it at the table, in a few minutes</source>
        <translation>Apprendre à la table, en quelques minutes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>With real cards</source>
        <translation>Vraies cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Ludo keeps the score, or is the board</source>
        <translation>Ludo tient la marque, ou sert de plateau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/own_name.py"/>
        <source>Player 1</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/own_name.py"/>
        <source>Your name</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>own rules</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>règles personnelles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>You against {names}, {level}</source>
        <extracomment>Labels and buttons of the first page. | {level}: how strong a computer player is</extracomment>
        <translation>Vous contre {names}, niveau {level}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>%n player(s)</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>%n&#xa0;joueur</numerusform>
            <numerusform>%n&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>%n min</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>%n&#xa0;min</numerusform>
            <numerusform>%n&#xa0;min</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>You against {names}</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Vous contre {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>easiest to begin with</source>
        <translation>le plus facile pour commencer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>{counts} players</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>{counts} joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>{name} ({level})</source>
        <extracomment>Labels and buttons of the first page. | {level}: how strong a computer player is</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>{least} to {most} players</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>{least} à {most} joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>{least} to {most} min</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>{least} à {most}&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/home.py"/>
        <source>%n more not finished</source>
        <translation>
            <numerusform>%n autre en cours</numerusform>
            <numerusform>%n autres en cours</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>It is still open. It began: {moment}. Is it over?</source>
        <translation>Elle est encore ouverte. Début&#xa0;: {moment}. Est-elle finie&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/home.py"/>
        <source>Evenings</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>Soirées</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Keys</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>In a replay</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Everywhere</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Partout</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Tab</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>To the next control; with Shift to the one before</source>
        <translation>À l’élément suivant&#xa0;; avec Maj, au précédent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Space</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Press the control that has the focus</source>
        <translation>Actionner ce qui est sélectionné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Esc</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Leave this page</source>
        <translation>Quitter cette page</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Alt</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>With an underlined letter: open that menu</source>
        <translation>Avec une lettre soulignée&#xa0;: ouvrir ce menu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Left, Right</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Move through your cards or buttons</source>
        <translation>Parcourir vos cartes ou les boutons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Up, Down</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>1 … 9</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>1 … 9</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>To a card by its place in your hand</source>
        <translation>À une carte, selon sa place dans la main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Enter, Space</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Between the rows of your cards, and to the buttons and back</source>
        <translation>Entre les rangées de vos cartes, vers les boutons et retour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Play the card, press the button, go on</source>
        <translation>Jouer la carte, presser le bouton, continuer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Skip what is moving; let the others go on</source>
        <translation>Passer ce qui bouge&#xa0;; laisser jouer les autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Backspace</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Take back everything that is laid out</source>
        <translation>Reprendre tout ce qui est préparé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>+, −</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>+, −</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>More, less, where a number is asked for</source>
        <translation>Plus, moins, quand un nombre est demandé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Sort a large hand, by suit and by rank in turn</source>
        <translation>Ranger une grande main, par couleur et par rang tour à tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Shift+Left, Shift+Right</source>
        <translation>Maj+Gauche, Maj+Droite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Move the card that has the focus within your hand</source>
        <translation>Déplacer dans sa main la carte qui a le curseur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Sort the hand</source>
        <translation>Ranger la main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Ctrl+T</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear again what is going on</source>
        <translation>Réentendre où l’on en est</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear what happened since your last turn</source>
        <translation>Entendre ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear your hand</source>
        <translation>Entendre votre main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear the trick and what lies on the table</source>
        <translation>Entendre le pli et ce qu’il y a sur la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear the score</source>
        <translation>Entendre le score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <location filename="../ludo/ui/pages/nights/undo_bar.py"/>
        <source>Ctrl+Z</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Take back your last card or call</source>
        <translation>Reprendre votre dernière carte ou annonce</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Ctrl+Y</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Do it again</source>
        <translation>Le refaire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>One step back, one step on</source>
        <translation>Un pas en arrière, un pas en avant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Home, End</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>To the beginning, to the end</source>
        <translation>Au début, à la fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Let it run, or stop it</source>
        <translation>Laisser défiler, ou arrêter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Letters of {game}</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Lettres&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>To the next part of the window, as cards, buttons, panel, bar; with Shift to the one before</source>
        <translation>À la partie suivante de la fenêtre, comme cartes, boutons, panneau, barre&#xa0;; avec Maj à la précédente</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>PgUp, PgDn</source>
        <extracomment>The page with all keys: names of keys as they are printed on a keyboard of the language, and what they do.</extracomment>
        <translation>Pg préc, Pg suiv</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>Read on in a long page, and back</source>
        <translation>Lire la suite d’une longue page, et revenir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>To the beginning and the end of a long page</source>
        <translation>Au début et à la fin d’une longue page</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>To the suit before and the next one in your hand</source>
        <translation>À la couleur précédente ou suivante de votre main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/help.py"/>
        <source>The next words of a guide or a lesson</source>
        <translation>La suite d’un guide ou d’une leçon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear all players: turn, dealer, cards, chips, tricks, who has opened or folded</source>
        <translation>Entendre tous les joueurs&#xa0;: tour, donneur, cartes, jetons, plis, qui a ouvert ou s’est couché</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear which cards have gone: of the suit of the card with the focus, else all</source>
        <translation>Entendre les cartes passées&#xa0;: de la couleur de la carte active, sinon toutes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Hear which cards of the rank of the card with the focus have gone</source>
        <translation>Entendre quelles cartes de la valeur de la carte active sont passées</translation>
    </message>
</context>
<context>
    <name>Known</name>
    <message>
        <location filename="../ludo/ui/wording/known.py"/>
        <source>Of the hand of {name} it knew: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>De la main de {name}, il connaissait&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/known.py"/>
        <source>%n card(s) in hands were hidden from it.</source>
        <translation>
            <numerusform>%n carte en main lui était cachée.</numerusform>
            <numerusform>%n cartes en main lui étaient cachées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/known.py"/>
        <source>It could step in, or let the moment pass: {acts}.</source>
        <extracomment>{acts}: several acts, joined as a list</extracomment>
        <translation>Il pouvait intervenir, ou laisser passer&#xa0;: {acts}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/known.py"/>
        <source>What it had heard and seen in this deal:</source>
        <translation>Ce qu’il avait vu et entendu dans cette donne&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/known.py"/>
        <source>What happened then:</source>
        <translation>Ce qui s’est passé ensuite&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/known.py"/>
        <source>Its hand: {cards}.</source>
        <extracomment>What a computer player knew when it decided: lines of a list. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>Sa main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/known.py"/>
        <source>It had to choose: {acts}.</source>
        <extracomment>{acts}: several acts, joined as a list</extracomment>
        <translation>Il devait choisir&#xa0;: {acts}.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>{name} holds {chips}. Press once more to write it down all the same.</source>
        <translation>{name} détient {chips}. Appuyez encore une fois pour le noter quand même.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>{name} leaves</source>
        <extracomment>The form in which somebody leaves an evening: what becomes of their chips.</extracomment>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>They leave</source>
        <extracomment>The form in which somebody leaves an evening: what becomes of their chips.</extracomment>
        <translation>Noter le départ</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>{name} plays {game}</source>
        <extracomment>The form in which somebody leaves an evening: what becomes of their chips.</extracomment>
        <translation>{name} joue&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>What becomes of their chips?</source>
        <translation>Que deviennent les jetons&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>Holds %n chip(s)</source>
        <translation>
            <numerusform>Détient %n jeton</numerusform>
            <numerusform>Détient %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>Owes %n chip(s)</source>
        <translation>
            <numerusform>Doit %n jeton</numerusform>
            <numerusform>Doit %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>How many chips</source>
        <translation>Combien de jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>To whom?</source>
        <extracomment>The form in which somebody leaves an evening: what becomes of their chips.</extracomment>
        <translation>À qui&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>To whom do the chips go?</source>
        <translation>À qui vont les jetons&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>How many chips? At least one.</source>
        <translation>Combien de jetons&#xa0;? Au moins un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>It is finished later</source>
        <translation>On la finira plus tard</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>Leaves it as it is</source>
        <translation>On n’y touche pas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>{name} takes over</source>
        <extracomment>The form in which somebody leaves an evening: what becomes of their chips.</extracomment>
        <translation>{name} prend la place</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>They leave it from the next deal on</source>
        <translation>Partir dès la prochaine donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>Cashes in</source>
        <extracomment>The form in which somebody leaves an evening: what becomes of their chips.</extracomment>
        <translation>Rend ses jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>Gives them to somebody</source>
        <translation>Les donne à quelqu’un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>Pays the cash box</source>
        <translation>Paie la caisse</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Nothing here is ever changed: what was wrong is taken back by a counter-entry.</source>
        <translation>Rien n’est jamais modifié ici&#xa0;: ce qui était faux est repris par une contre-écriture.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>All chips</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>Tous les jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>No chips have moved yet.</source>
        <translation>Aucun jeton n’a encore changé de mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Show more</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Chips: {whose}</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>Jetons&#xa0;: {whose}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>%n entry(ies)</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>
            <numerusform>%n écriture</numerusform>
            <numerusform>%n écritures</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Take back…</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>Reprendre…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Replay</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Sheet</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>Counter-entry: {what}</source>
        <extracomment>The book of chips: every posting, and where a chip comes from. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting”</extracomment>
        <translation>Contre-écriture&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>{what} (taken back)</source>
        <extracomment>The book of chips: every posting, and where a chip comes from. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting”</extracomment>
        <translation>{what} (repris)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>{payer} → {payee}</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>{payer} → {payee}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>“{reason}”</source>
        <extracomment>The book of chips: every posting, and where a chip comes from. | {reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>«&#xa0;{reason}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Leave</source>
        <extracomment>A lesson that teaches a game by arranged deals: buttons and headings.</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Play now</source>
        <extracomment>A lesson that teaches a game by arranged deals: buttons and headings.</extracomment>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>That was the lesson. Now play: the guide will tell the rest.</source>
        <translation>C’était la leçon. Jouez maintenant&#xa0;: le guide dira le reste.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>So the lesson does it for you this time.</source>
        <translation>Cette fois, la leçon le fait pour vous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Do it for me</source>
        <translation>Faites-le pour moi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Next</source>
        <extracomment>A lesson that teaches a game by arranged deals: buttons and headings.</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Lesson: {number} of {count}</source>
        <extracomment>A lesson that teaches a game by arranged deals: buttons and headings.</extracomment>
        <translation>Leçon&#xa0;: {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/lesson.py"/>
        <source>Wait a moment: here the others act first.</source>
        <translation>Un instant&#xa0;: ici, ce sont d’abord les autres qui jouent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/playing.py"/>
        <source>You</source>
        <extracomment>A lesson that teaches a game by arranged deals: buttons and headings.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/playing.py"/>
        <source>{game} · lesson</source>
        <extracomment>A lesson that teaches a game by arranged deals: buttons and headings.</extracomment>
        <translation>{game} · leçon</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>Weak computer</source>
        <extracomment>How strong a computer player is: names of levels.</extracomment>
        <translation>Ordinateur faible</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>Computer</source>
        <extracomment>How strong a computer player is: names of levels.</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>Beginner</source>
        <extracomment>How strong a computer player is: names of levels.</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>Amateur</source>
        <extracomment>How strong a computer player is: names of levels.</extracomment>
        <translation>Amateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>Strong</source>
        <extracomment>How strong a computer player is: names of levels.</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/common.py"/>
        <source>Expert</source>
        <extracomment>How strong a computer player is: names of levels.</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Does whatever the rules allow, without a thought.</source>
        <translation>Fait n’importe quoi de permis, sans réfléchir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>Plays by rules of thumb.</source>
        <translation>Joue selon des règles simples.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <location filename="../ludo/ui/i18n.py"/>
        <source>{first} and {last}</source>
        <extracomment>How words are joined: enumerations in sentences.</extracomment>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/i18n.py"/>
        <source>{first} or {last}</source>
        <extracomment>How words are joined: enumerations in sentences.</extracomment>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/i18n.py"/>
        <source>{first}, {next}</source>
        <extracomment>How words are joined: enumerations in sentences.</extracomment>
        <translation>{first}, {next}</translation>
    </message>
</context>
<context>
    <name>LongWork</name>
    <message>
        <location filename="../ludo/ui/long_work.py"/>
        <source>%1 read. Nothing is changed if you cancel.</source>
        <translation>Lecture faite à&#xa0;%1. Rien ne change si vous annulez.</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>name, place and rules of %n evening(s)</source>
        <translation>
            <numerusform>nom, lieu et règles de %n soirée</numerusform>
            <numerusform>nom, lieu et règles de %n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n entry(ies) of who came and left when</source>
        <translation>
            <numerusform>%n mention d’arrivée ou de départ</numerusform>
            <numerusform>%n mentions d’arrivée ou de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>the game or the people of %n score sheet(s)</source>
        <translation>
            <numerusform>le jeu ou les joueurs de %n feuille de marque</numerusform>
            <numerusform>le jeu ou les joueurs de %n feuilles de marque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n line(s) of score sheets</source>
        <translation>
            <numerusform>%n ligne de feuille de marque</numerusform>
            <numerusform>%n lignes de feuilles de marque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n result(s)</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n movement(s) of chips</source>
        <translation>
            <numerusform>%n mouvement de jetons</numerusform>
            <numerusform>%n mouvements de jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>reason and time of %n movement(s) of chips, which itself is kept</source>
        <translation>
            <numerusform>motif et heure de %n mouvement de jetons, lui-même conservé</numerusform>
            <numerusform>motif et heure de %n mouvements de jetons, eux-mêmes conservés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>what chips were entered as by hand, %n time(s)</source>
        <translation>
            <numerusform>la nature d’une saisie de jetons à la main</numerusform>
            <numerusform>la nature de %n saisies de jetons à la main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>name, picture or notes of %n person(s)</source>
        <translation>
            <numerusform>nom, photo ou notes de %n personne</numerusform>
            <numerusform>nom, photo ou notes de %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>the picture of %n person(s)</source>
        <translation>
            <numerusform>la photo de %n personne</numerusform>
            <numerusform>les photos de %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n setting(s)</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>
            <numerusform>%n réglage</numerusform>
            <numerusform>%n réglages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n other entry(ies)</source>
        <translation>
            <numerusform>%n autre donnée</numerusform>
            <numerusform>%n autres données</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>This could not be read, or only in part:</source>
        <translation>N’ont pas pu être lus, ou en partie seulement&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some evenings</source>
        <translation>peut-être des soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some of who came and left when</source>
        <translation>peut-être des arrivées et des départs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some of who sat at score sheets</source>
        <translation>peut-être des joueurs de feuilles de marque</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some lines of score sheets</source>
        <translation>peut-être des lignes de feuilles de marque</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some results</source>
        <translation>peut-être des résultats</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some movements of chips</source>
        <translation>peut-être des mouvements de jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps what some chips were entered as</source>
        <translation>peut-être la nature de saisies de jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some people</source>
        <translation>peut-être des personnes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps some settings</source>
        <translation>peut-être des réglages</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>perhaps other entries</source>
        <translation>peut-être d’autres données</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n more</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>Look at: {evenings}</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>À vérifier&#xa0;: {evenings}</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Result and chips go to the right person, by counter-entries with your reason.</source>
        <translation>Résultat et jetons vont à la bonne personne, par des contre-écritures avec votre motif.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Its chips are given back by counter-entries with your reason. It counts nowhere, and is not gone on with; it stays to be looked at, and can be counted again.</source>
        <translation>Ses jetons sont rendus par des contre-écritures avec votre motif. Elle ne compte plus nulle part et ne se continue pas&#xa0;; elle reste visible, et peut être comptée de nouveau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Annul all and put away</source>
        <translation>Tout annuler et mettre de côté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>All that was played and entered at it is annulled: counter-entries with your reason give every chip back. Nothing is deleted; the evening is listed under “Put away” only, and can be listed again.</source>
        <translation>Tout ce qui s’y est joué et inscrit est annulé&#xa0;: des contre-écritures avec votre motif rendent chaque jeton. Rien n’est supprimé&#xa0;; la soirée ne figure plus que sous «&#xa0;Mises de côté&#xa0;», et peut revenir dans la liste.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Why</source>
        <extracomment>The form that mends an act that was written down wrongly.</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Put it right</source>
        <translation>Rectifier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>What was wrong</source>
        <translation>Ce qui était faux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Who did not sit there?</source>
        <translation>Qui n’y était pas&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Who did?</source>
        <extracomment>The form that mends an act that was written down wrongly.</extracomment>
        <translation>Qui y était&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Choose both persons.</source>
        <translation>Choisissez les deux personnes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Delete the evening</source>
        <translation>Supprimer la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>No chips were ever moved at it. What was played stays, and belongs to no evening.</source>
        <translation>Aucun jeton n’y a jamais été déplacé. Ce qui s’est joué reste, et n’appartient à aucune soirée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>a person: somebody else sat there</source>
        <translation>une personne&#xa0;: quelqu’un d’autre y était assis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>all of it: annul it</source>
        <translation>tout&#xa0;: l’annuler</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>That is %n partie(s) and score sheet(s).</source>
        <translation>
            <numerusform>Cela fait %n partie ou feuille.</numerusform>
            <numerusform>Cela fait %n parties et feuilles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Put “{evening}” away?</source>
        <extracomment>The form that mends an act that was written down wrongly.</extracomment>
        <translation>Mettre «&#xa0;{evening}&#xa0;» de côté&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>{game}, {names}: what was wrong?</source>
        <translation>{game}, {names}&#xa0;: qu’est-ce qui n’allait pas&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>Delete “{evening}”?</source>
        <extracomment>The form that mends an act that was written down wrongly.</extracomment>
        <translation>Supprimer «&#xa0;{evening}&#xa0;»&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <location filename="../ludo/ui/window.py"/>
        <source>&amp;Game</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/window.py"/>
        <source>&amp;Evening</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/window.py"/>
        <source>&amp;Table</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/window.py"/>
        <source>&amp;View</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../ludo/ui/window.py"/>
        <source>&amp;Help</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Home</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;New game…</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Continuer la dernière partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Past games</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Parties jouées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Export all games and settings…</source>
        <translation>E&amp;xporter parties et réglages…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Import games and settings…</source>
        <translation>&amp;Importer parties et réglages…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Quit</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Evenings</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Toutes les &amp;soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Continue the evening</source>
        <translation>&amp;Continuer la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;People</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Where the chips come from</source>
        <translation>&amp;D’où viennent les jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Statistics</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>Score sheet for &amp;real cards…</source>
        <translation>Feuille de marque pour de &amp;vraies cartes…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>E&amp;xport and import…</source>
        <translation>E&amp;xporter et importer…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>To my next &amp;decision</source>
        <translation>Jusqu’à ma prochaine &amp;décision</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>To my &amp;turn or the end of the deal</source>
        <translation>Jusqu’à mon &amp;tour ou la fin de la donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Hint</source>
        <extracomment>show what the strongest player would do | Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Who plays…</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Qui joue…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Give up the partie…</source>
        <translation>&amp;Abandonner la partie…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Back</source>
        <extracomment>go to the page before (an act) | Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Settings…</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Panel beside the table</source>
        <translation>Pa&amp;nneau à côté de la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Full screen</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Larger text</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>S&amp;maller text</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Usual text size</source>
        <translation>Taille &amp;habituelle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Keys</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;How to play</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Explain this deal</source>
        <translation>&amp;Expliquer cette donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>Open the &amp;data folder</source>
        <translation>Ouvrir le &amp;dossier des données</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;About Ludo</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>À &amp;propos de Ludo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/menus.py"/>
        <source>Sounds</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/menus.py"/>
        <source>Sounds are on</source>
        <translation>Les sons sont activés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/menus.py"/>
        <source>Sounds are off</source>
        <translation>Les sons sont coupés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/menus.py"/>
        <source>To the page before ({keys})</source>
        <extracomment>{keys}: a combination of keys: “Ctrl+H”</extracomment>
        <translation>À la page précédente ({keys})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/menus.py"/>
        <source>Back</source>
        <extracomment>go to the page before (an act) | Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Lesson</source>
        <extracomment>Entries of the menu bar; &amp; stands before the letter that chooses the entry.</extracomment>
        <translation>&amp;Leçon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Save this game…</source>
        <translation>&amp;Enregistrer cette partie…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/commands.py"/>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>Evenings of Ludo (*.ludobook)</source>
        <translation>Soirées de Ludo (*.ludobook)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>Evenings for another computer</source>
        <translation>Soirées pour un autre ordinateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>Evenings of Ludo (*.ludobook *.ludo);;All files (*)</source>
        <translation>Soirées de Ludo (*.ludobook *.ludo);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>Take evenings in</source>
        <translation>Importer des soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>The evenings are written</source>
        <translation>Les soirées sont écrites</translation>
    </message>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>On the other computer, choose this file under Export and import:
{file}</source>
        <translation>Sur l’autre ordinateur, choisissez ce fichier sous Exporter et importer&#xa0;:
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>the same person</source>
        <translation>la même personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>two people</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>deux personnes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>here: {value}</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>ici&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>there: {value}</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>là-bas&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Everything in it is here already.</source>
        <translation>Tout ce qu’il contient est déjà ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>{subject} is known here and there. Is it the same person?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>{subject} existe ici et là-bas. Est-ce la même personne&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>What is {subject} called?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Comment s’appelle {subject}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Notes about {subject}</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it. | {subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Notes sur {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Colour of {subject}</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it. | {subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Couleur de {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Picture of {subject}</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it. | {subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Photo de {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Name of the evening {subject}</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Nom de la soirée {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Place of the evening {subject}</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Lieu de la soirée {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Notes of the evening {subject}</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Notes de la soirée {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Are chips of the evening {subject} carried on?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Les jetons de la soirée {subject} sont-ils reportés&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>House rules of the evening {subject}</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Règles de la maison de la soirée {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Is the evening {subject} put away?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>La soirée {subject} est-elle rangée&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>When something happened at the evening {subject}</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Moment d’un événement de la soirée {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>{subject} went on in two ways. One stands, the other is kept as annulled.</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>{subject}&#xa0;: la suite diffère ici et là-bas. L’une compte, l’autre est gardée comme annulée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Which evening does {subject} belong to?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>À quelle soirée appartient {subject}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>Is {subject} annulled?</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it. | {subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>{subject} est-elle annulée&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>What is counted at {subject}?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>Que compte-t-on à {subject}&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>In which currency are the books kept? Amounts are not converted.</source>
        <translation>Dans quelle monnaie les comptes sont-ils tenus&#xa0;? Les montants ne sont pas convertis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>The season {subject}</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it. | {subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>La saison {subject}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>as it is here</source>
        <translation>comme ici</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>as it is there</source>
        <translation>comme là-bas</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n line(s)</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>yes</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>no</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>none</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>nothing</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>New evenings: {names}.</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>Nouvelles soirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>New people: {names}.</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>Nouvelles personnes&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>Evenings of another computer</source>
        <translation>Soirées d’un autre ordinateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>Here and there something else is said. What is here stands unless you choose.</source>
        <translation>Ici et là-bas ne disent pas la même chose. Ce qui est ici compte, sauf choix contraire.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>Nothing of what is here is replaced or lost.</source>
        <translation>Rien de ce qui est ici n’est remplacé ni perdu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>%n question(s) still to be answered.</source>
        <translation>
            <numerusform>Il reste %n question.</numerusform>
            <numerusform>Il reste %n questions.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>Take in</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>Importer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>The evenings are taken in</source>
        <translation>Les soirées sont importées</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n new partie(s) and score sheet(s).</source>
        <translation>
            <numerusform>%n nouvelle partie ou feuille.</numerusform>
            <numerusform>%n nouvelles parties et feuilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n new posting(s).</source>
        <translation>
            <numerusform>%n nouvelle écriture.</numerusform>
            <numerusform>%n nouvelles écritures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n new entry(ies) in diaries.</source>
        <translation>
            <numerusform>%n nouvelle entrée au journal.</numerusform>
            <numerusform>%n nouvelles entrées aux journaux.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <location filename="../ludo/ui/pages/dates.py"/>
        <source>today, {clock}</source>
        <extracomment>Days and times, as in a list.</extracomment>
        <translation>aujourd’hui, {clock}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/dates.py"/>
        <source>yesterday, {clock}</source>
        <extracomment>Days and times, as in a list.</extracomment>
        <translation>hier, {clock}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/dates.py"/>
        <source>{day}, {clock}</source>
        <extracomment>Days and times, as in a list.</extracomment>
        <translation>{day}, {clock}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <location filename="../ludo/ui/wording/names.py"/>
        <source>You</source>
        <extracomment>The player before the screen as the subject of a sentence.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/names.py"/>
        <source>you</source>
        <extracomment>The player before the screen as the subject of a sentence.</extracomment>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <location filename="../ludo/ui/pages/setup_draft.py"/>
        <source>Somebody else already has this name.</source>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/setup_draft.py"/>
        <source>Player {number}</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>As last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Take the players and rules of your last game again</source>
        <translation>Reprendre les joueurs et les règles de la dernière partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>New game: {game}</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Who plays?</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Partners sit opposite each other: {teams}.</source>
        <translation>Les partenaires se font face&#xa0;: {teams}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source> against </source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation> contre </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Hide the options</source>
        <translation>Masquer les options</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Some options do not go together: see the red lines.</source>
        <translation>Des options ne vont pas ensemble&#xa0;: voyez les lignes rouges.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>By which rules?</source>
        <translation>Selon quelles règles&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/evening_choice.py"/>
        <source>Belongs to the evening</source>
        <translation>Fait partie de la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/evening_choice.py"/>
        <source>Belongs to the evening: {evening}</source>
        <translation>Fait partie de la soirée&#xa0;: {evening}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/evening_choice.py"/>
        <source>none</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Your own rules: %n of them differ(s) from the rulebook.</source>
        <translation>
            <numerusform>Vos règles&#xa0;: %n d’entre elles s’écarte de la règle écrite.</numerusform>
            <numerusform>Vos règles&#xa0;: %n d’entre elles s’écartent de la règle écrite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>All %n options</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>
            <numerusform>L’option</numerusform>
            <numerusform>Les&#xa0;%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>%n player(s)</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Begin the sheet</source>
        <translation>Commencer la feuille</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Name of these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Who plays with whom is drawn when the partie begins.</source>
        <translation>Les équipes sont tirées au sort au début de la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Partners sit side by side: {teams}.</source>
        <translation>Les partenaires sont côte à côte&#xa0;: {teams}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Save as a preset</source>
        <translation>Enregistrer ces règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Delete this preset</source>
        <translation>Supprimer ces règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>{preset} · {minutes} min</source>
        <extracomment>The page on which a game is set up: people, presets, rules. | {preset}: the name of a set of rules</extracomment>
        <translation>{preset} · {minutes} min</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>With real cards: {game}</source>
        <translation>Avec de vraies cartes&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/option_row.py"/>
        <source>Back to the default</source>
        <translation>Revenir au défaut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/option_row.py"/>
        <source>Default: {value}</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Par défaut&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>Only where “{option}” is: {value}</source>
        <extracomment>{option}: the name of a rule that can be agreed</extracomment>
        <translation>Seulement si «&#xa0;{option}&#xa0;» vaut&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/option_row.py"/>
        <source>a number</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>un nombre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/seats_row.py"/>
        <location filename="../ludo/ui/play/people.py"/>
        <source>Person</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/seats_row.py"/>
        <source>Seat {number}: who plays</source>
        <translation>Place {number}&#xa0;: qui joue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/seats_row.py"/>
        <source>Seat {number}: name</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Place {number}&#xa0;: nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/evening_choice.py"/>
        <source>One person against the computer: that belongs to no evening.</source>
        <translation>Une personne contre l’ordinateur&#xa0;: cela n’appartient à aucune soirée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Draw the seats by lot</source>
        <translation>Tirer les places au sort</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Who sits where, and so who plays with whom, is drawn by lot.</source>
        <translation>On tire au sort qui s’assied où, et donc qui joue avec qui.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>Which game?</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>Quel jeu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Nights</name>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Cash box</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Caisse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>On a table</source>
        <translation>Sur une table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>A partie</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Une partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>A name is missing.</source>
        <translation>Il manque un nom.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Somebody else already has this name.</source>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>A person and a computer player cannot be the same.</source>
        <translation>Une personne et un joueur virtuel ne peuvent être les mêmes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>This picture is too large.</source>
        <translation>Cette image est trop grande.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>They are here already.</source>
        <translation>Cette personne est déjà là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>They are not here.</source>
        <translation>Cette personne n’est pas là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>The evening is paused.</source>
        <translation>La soirée est en pause.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>The evening is running.</source>
        <translation>La soirée est en cours.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>The evening is closed. Reopen it first.</source>
        <translation>La soirée est close. Rouvrez-la d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>This moment lies before what came before it, or after what came next.</source>
        <translation>Ce moment est avant ce qui le précède, ou après ce qui le suit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>How many chips? At least one.</source>
        <translation>Combien de jetons&#xa0;? Au moins un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>That is more chips than Ludo can count.</source>
        <translation>C’est plus de jetons que Ludo ne peut en compter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Chips cannot go to where they come from.</source>
        <translation>Des jetons ne peuvent aller là d’où ils viennent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>A reason is missing: it stays beside the correction.</source>
        <translation>Il manque un motif&#xa0;: il reste à côté de la correction.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>That has been taken back already.</source>
        <translation>Cela a déjà été repris.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Of this partie only the result is known, from a file.</source>
        <translation>De cette partie on ne connaît que le résultat, venu d’un fichier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>An earlier line is missing.</source>
        <translation>Il manque une ligne précédente.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>That is not there any more.</source>
        <translation>Cela n’existe plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>running</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>paused</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>en pause</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>closed</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>close</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>The evening begins</source>
        <translation>La soirée commence</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Pause</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>The evening goes on</source>
        <translation>La soirée reprend</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>The evening is closed</source>
        <translation>La soirée est close</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>The evening is opened again</source>
        <translation>La soirée est rouverte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>somebody</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>On the table of {game}</source>
        <translation>Sur la table de {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Buy-in</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Achat</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Cash-out</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Rendu à la caisse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Paid in money</source>
        <translation>Réglé en argent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Correction</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Correction</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>From a file</source>
        <translation>Venu d’un fichier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>{game}, deal {number}</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>{game}, donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>{game} at the table, line {number}</source>
        <translation>{game} à la table, ligne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>{name} comes</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>{name} arrive</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>{name} leaves</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>It has been annulled: its chips were given back.</source>
        <translation>C’est annulé&#xa0;: les jetons ont été rendus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Its chips lie on a later board, or were moved by hand. Take that back first.</source>
        <translation>Ses jetons sont sur un plateau suivant, ou ont été déplacés à la main. Reprenez d’abord cela.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>They sit there already.</source>
        <translation>Cette personne y est déjà assise.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>They sit there twice, so it is not clear which chips are meant.</source>
        <translation>Cette personne y est assise deux fois&#xa0;: on ne sait pas de quels jetons il s’agit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>They have played this evening. Exchange the person there, or annul it first.</source>
        <translation>Cette personne a joué à cette soirée. Remplacez-la dans la partie, ou annulez d’abord celle-ci.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Chips were moved here. Take them back first.</source>
        <translation>Des jetons ont été déplacés ici. Reprenez-les d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>One person against the computer: that belongs to no evening.</source>
        <translation>Une personne contre l’ordinateur&#xa0;: cela n’appartient à aucune soirée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Another game</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Un autre jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Shared expense</source>
        <extracomment>Words that pages of game nights share: states, kinds of postings.</extracomment>
        <translation>Dépense partagée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>At least two have to take part.</source>
        <translation>Il faut au moins deux participants.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Somebody is named twice.</source>
        <translation>Quelqu’un est nommé deux fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Everybody needs a number, as in “Anna 7, Bruno 3”.</source>
        <translation>Il faut un nombre pour chacun, comme dans «&#xa0;Anna 7, Bruno 3&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Who has the second number? Name them behind it.</source>
        <translation>À qui est le second nombre&#xa0;? Nommez-les derrière.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Who has played, and how did it go?</source>
        <translation>Qui a joué, et avec quel résultat&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Nobody is called “{name}”.</source>
        <translation>Personne ne s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>What some win others lose: here {rest} is left over.</source>
        <translation>Ce que les uns gagnent, les autres le perdent&#xa0;: ici il reste {rest}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>The partie is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Play this deal to its end first: chairs change between two deals.</source>
        <translation>Finissez d’abord cette donne&#xa0;: on change de place entre deux donnes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Without them it cannot go on. Somebody can take over, or the partie can end here.</source>
        <translation>Sans cette personne, on ne peut pas continuer. Quelqu’un peut prendre la place, ou la partie peut s’arrêter ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>Nobody plays on this chair any more.</source>
        <translation>Plus personne ne joue à cette place.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>Given or lent</source>
        <translation>Don ou prêt</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>An evening cannot end before it begins.</source>
        <translation>Une soirée ne peut pas finir avant d’avoir commencé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/night_refusals.py"/>
        <source>“{text}” is no date: day, month and year, as in 26/11/2026.</source>
        <extracomment>{text}: a whole sentence or text</extracomment>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une date&#xa0;: jour, mois et année, comme 26/11/2026.</translation>
    </message>
</context>
<context>
    <name>OneLine</name>
    <message>
        <location filename="../ludo/ui/pages/nights/annul_play.py"/>
        <source>Annul</source>
        <extracomment>make the result count nowhere (an act) | The form in which a result is typed in one line.</extracomment>
        <translation>Ne plus compter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/annul_play.py"/>
        <source>It counts nowhere any more, and its chips go back by counter-entries with your reason.</source>
        <translation>Elle ne compte plus nulle part, et ses jetons sont rendus par des contre-écritures avec votre raison.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/annul_play.py"/>
        <source>Why</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/annul_play.py"/>
        <source>Annul: {game}</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>Ne plus compter&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>Belote, Trut, a board game…</source>
        <translation>Belote, Trut, un jeu de société…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>Which game was it?</source>
        <translation>Quel jeu était-ce&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>What is counted</source>
        <translation>Ce que l’on compte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>A partie in one line</source>
        <translation>Une partie en une ligne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>Write down</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>Noter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>Game</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>Who, and how it went</source>
        <translation>Qui, et avec quel résultat</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>{place}. {names}</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>{place}. {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>{place}. {names}: {score}</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>{place}. {names}&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>For example: {one} +12, {other} −12</source>
        <extracomment>The form in which a result is typed in one line. | {other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>Par exemple&#xa0;: {one} +12, {other} −12</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>For example, the best first: {one}, {other}</source>
        <extracomment>{other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>Par exemple, en commençant par le meilleur&#xa0;: {one}, {other}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>For example: {one} 7–3 {other}, or with &amp; between partners</source>
        <extracomment>{other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>Par exemple&#xa0;: {one} 7–3 {other}, ou avec &amp; entre partenaires</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>most points win</source>
        <translation>le plus de points gagne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>fewest points win</source>
        <translation>le moins de points gagne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>chips won and lost</source>
        <translation>jetons gagnés et perdus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/columns_choice.py"/>
        <location filename="../ludo/ui/pages/nights/one_line_form.py"/>
        <source>places</source>
        <extracomment>The form in which a result is typed in one line.</extracomment>
        <translation>places</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>%n chip(s)</source>
        <extracomment>Values of rules that can be agreed.</extracomment>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>Player {number}</source>
        <extracomment>Values of rules that can be agreed.</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>Yes</source>
        <extracomment>Values of rules that can be agreed.</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>No</source>
        <extracomment>Values of rules that can be agreed.</extracomment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>Outside</name>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>From now on only evenings make debts: what is played outside of any belongs to statistics alone. Here is what was played outside of evenings before, and has moved chips between people. Nothing of it is lost or changed either way; you only say whether it belongs to the books.</source>
        <translation>Désormais, seules les soirées font des dettes&#xa0;: ce qui se joue hors soirée n’appartient qu’aux statistiques. Voici ce qui s’est joué hors soirée auparavant et a déplacé des jetons. Rien n’en est perdu ni changé dans un cas comme dans l’autre&#xa0;; vous dites seulement si cela appartient aux comptes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Outside of evenings</source>
        <translation>Hors soirée</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>%n of them still count(s) in all balances, until you have answered.</source>
        <translation>
            <numerusform>%n d’entre elles compte encore dans tous les soldes, tant que vous n’avez pas répondu.</numerusform>
            <numerusform>%n d’entre elles comptent encore dans tous les soldes, tant que vous n’avez pas répondu.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>This is how it was answered.</source>
        <translation>Voici ce qui a été répondu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>All of them</source>
        <translation>Pour toutes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Show more</source>
        <extracomment>Parties played with another copy of the program that belong to nobody’s books yet.</extracomment>
        <translation>Afficher plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Answer like this</source>
        <translation>Répondre ainsi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>{game}: {names}</source>
        <extracomment>Parties played with another copy of the program that belong to nobody’s books yet.</extracomment>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Balances still count %n partie(s) from outside of evenings, as before. Does that belong to the books?</source>
        <translation>
            <numerusform>Les soldes comptent encore&#xa0;%n partie hors soirée, comme avant. Appartient-elle aux comptes&#xa0;?</numerusform>
            <numerusform>Les soldes comptent encore&#xa0;%n parties hors soirée, comme avant. Appartiennent-elles aux comptes&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Look at them…</source>
        <translation>Les voir…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>It can be changed later.</source>
        <translation>Cela peut être changé plus tard.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>as proposed</source>
        <extracomment>Parties played with another copy of the program that belong to nobody’s books yet.</extracomment>
        <translation>comme proposé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>leave all out</source>
        <translation>tout laisser dehors</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>all into the evening</source>
        <translation>tout dans la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>leave out</source>
        <extracomment>Parties played with another copy of the program that belong to nobody’s books yet.</extracomment>
        <translation>laisser dehors</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>The evening is called “{name}”.</source>
        <translation>La soirée s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Before {date}</source>
        <extracomment>Parties played with another copy of the program that belong to nobody’s books yet.</extracomment>
        <translation>Avant le {date}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>into the evening</source>
        <translation>dans la soirée</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <location filename="../ludo/ui/play/panel.py"/>
        <source>Journal</source>
        <extracomment>Tabs of the panel beside the table: nouns.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/panel.py"/>
        <source>Score</source>
        <extracomment>the tab with the score (a thing) | Tabs of the panel beside the table: nouns.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/panel.py"/>
        <source>Rules</source>
        <extracomment>Tabs of the panel beside the table: nouns.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/panel.py"/>
        <source>Read as a page</source>
        <translation>Lire en grand</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Past games</source>
        <extracomment>The list of games that were played: filters and buttons.</extracomment>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Which games</source>
        <extracomment>The list of games that were played: filters and buttons.</extracomment>
        <translation>Quels jeux</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>List %n removed game(s) again</source>
        <translation>
            <numerusform>Remettre&#xa0;%n partie retirée dans la liste</numerusform>
            <numerusform>Remettre&#xa0;%n parties retirées dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Nothing has been played yet. Every game is kept here, up to its last card.</source>
        <translation>Rien n’a encore été joué. Chaque partie est gardée ici, jusqu’à sa dernière carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Show more</source>
        <extracomment>The list of games that were played: filters and buttons.</extracomment>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>All games</source>
        <extracomment>The list of games that were played: filters and buttons.</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>listed again</source>
        <extracomment>The list of games that were played: filters and buttons.</extracomment>
        <translation>remise dans la liste</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>taken off the list of past games</source>
        <translation>retirée de la liste des parties passées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Taken off the list.</source>
        <translation>Retirée de la liste.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Taken off the list. Its chips were given back by counter-entries.</source>
        <translation>Retirée de la liste. Ses jetons ont été rendus par des contre-écritures.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Clear this list</source>
        <translation>Vider cette liste</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Take all that is not finished off the lists of past games</source>
        <translation>Retirer tout ce qui n’est pas terminé des listes de parties jouées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Not finished</source>
        <extracomment>The list of games that were played: filters and buttons.</extracomment>
        <translation>En cours</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>%n game(s) taken off the list.</source>
        <translation>
            <numerusform>%n partie retirée de la liste.</numerusform>
            <numerusform>%n parties retirées de la liste.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>You have given up the partie</source>
        <translation>Vous avez abandonné la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>Nobody has won it.</source>
        <translation>Personne ne l’a gagnée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <location filename="../ludo/ui/play/people.py"/>
        <source>Who plays</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>People</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <location filename="../ludo/ui/pages/nights/picker.py"/>
        <source>Find a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Nobody has this name.</source>
        <translation>Personne ne s’appelle ainsi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Add somebody…</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Ajouter quelqu’un…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Who is shown</source>
        <translation>Qui est montré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Show more</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Nobody is archived.</source>
        <translation>Personne n’est archivé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>No computer player has played yet.</source>
        <translation>Aucun joueur virtuel n’a encore joué.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Nobody yet. Whoever plays is written down here by name; with a colour or a photo they are found quickly, and their chips are counted from one evening to the next.</source>
        <translation>Personne encore. Qui joue est noté ici par son nom&#xa0;; avec une couleur ou une photo on le retrouve vite, et ses jetons sont comptés d’une soirée à l’autre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>{chips} chips</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>{chips} jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Chips</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Statistics</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Edit…</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>also {names}</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>aussi {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Archived</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Archivés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Computer players</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Choose a photo</source>
        <translation>Choisir une photo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Somebody new</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Quelqu’un de nouveau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <location filename="../ludo/ui/pages/nights/picker.py"/>
        <source>Add</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Save</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Is the same as…</source>
        <translation>Est la même personne que…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Separate again</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Séparer à nouveau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Who is it?</source>
        <translation>Qui est-ce&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Choose somebody.</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Choisissez quelqu’un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Merge</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Réunir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Everything that was played and every chip counts for both together, under the other name. It can be separated again.</source>
        <translation>Tout ce qui a été joué et chaque jeton comptent ensemble pour les deux, sous l’autre nom. On peut les séparer à nouveau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Colour</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Choose a photo…</source>
        <translation>Choisir une photo…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>No photo</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Pas de photo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <location filename="../ludo/ui/pages/nights/picker.py"/>
        <source>Name</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Notes</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>List again</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Remettre dans la liste</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Archive</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Archiver</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>No longer offered where people are chosen; nothing that was played is lost</source>
        <translation>N’est plus proposé quand on choisit des joueurs&#xa0;; rien de ce qui a été joué n’est perdu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>Also called {name}</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Aussi appelé {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>red</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>rouge</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>orange</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>orange</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>yellow</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>jaune</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>green</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>vert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>teal</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>sarcelle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>blue</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>bleu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>violet</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>violet</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>pink</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>rose</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>brown</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>brun</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>grey</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>gris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>This file is not a picture that Ludo can read.</source>
        <translation>Ce fichier n’est pas une image que Ludo peut lire.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/person_form.py"/>
        <source>{name} is the same as…</source>
        <translation>{name} est la même personne que…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>Give up this partie?</source>
        <translation>Abandonner cette partie&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>It ends here, without a winner, and is kept as given up. Undo takes that back.</source>
        <translation>Elle s’arrête ici, sans gagnant, et reste inscrite comme abandonnée. On peut annuler l’abandon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>Give up</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>{name} has given up the partie</source>
        <translation>{name} a abandonné la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/people.py"/>
        <source>It takes effect at once and is kept with the partie. Cards and score stay.</source>
        <translation>Le changement vaut tout de suite et reste inscrit dans la partie. Cartes et score ne changent pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/people.py"/>
        <source>{name}: the computer plays from here on ({level}).</source>
        <extracomment>{level}: how strong a computer player is</extracomment>
        <translation>{name}&#xa0;: l’ordinateur joue à partir d’ici ({level}).</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/people.py"/>
        <source>{name}: a person plays from here on.</source>
        <translation>{name}&#xa0;: une personne joue à partir d’ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/people.py"/>
        <source>{name} gives up the partie.</source>
        <translation>{name} abandonne la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/picker.py"/>
        <source>Who is added comes for this evening only, and is not kept in the list of people</source>
        <translation>Qui est ajouté ne vient que pour cette soirée, et n’entre pas dans la liste des personnes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>{one} and {other}: is that the same person?</source>
        <extracomment>{other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>{one} et {other}&#xa0;: est-ce la même personne&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>The same person</source>
        <translation>La même personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/people.py"/>
        <source>Two people</source>
        <extracomment>The page of the people who play: labels of fields, buttons.</extracomment>
        <translation>Deux personnes</translation>
    </message>
</context>
<context>
    <name>Poker</name>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Twos</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Deux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Threes</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Trois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Fours</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Quatre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Fives</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Cinq</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Sixes</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Six</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Sevens</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Sept</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Eights</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Huit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Nines</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Neuf</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Tens</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Dix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Jacks</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Valets</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Queens</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Dames</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Kings</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Rois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Aces</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>As</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Ace high</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>hauteur As</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>King high</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>hauteur Roi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Queen high</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>hauteur Dame</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Jack high</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>hauteur Valet</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>royal flush</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>quinte royale</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>{rank} high</source>
        <extracomment>The poker of Tripoli: hands and bets. | {rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>hauteur {rank}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>straight flush, {top}</source>
        <extracomment>The poker of Tripoli: hands and bets. | {top}: what is highest in a poker hand: “King high”</extracomment>
        <translation>quinte flush, {top}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>four {ranks}</source>
        <extracomment>The poker of Tripoli: hands and bets. | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>carré de {ranks}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>full house, {ranks} over {others}</source>
        <extracomment>{ranks}: a rank in the plural: “Kings”, or several ranks | {others}: names of other players, or a rank in the plural</extracomment>
        <translation>full aux {ranks} par les {others}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>flush, {top}</source>
        <extracomment>The poker of Tripoli: hands and bets. | {top}: what is highest in a poker hand: “King high”</extracomment>
        <translation>couleur, {top}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>straight, {top}</source>
        <extracomment>The poker of Tripoli: hands and bets. | {top}: what is highest in a poker hand: “King high”</extracomment>
        <translation>suite, {top}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>three {ranks}</source>
        <extracomment>The poker of Tripoli: hands and bets. | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>brelan de {ranks}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>two pairs, {ranks} and {others}</source>
        <extracomment>{ranks}: a rank in the plural: “Kings”, or several ranks | {others}: names of other players, or a rank in the plural</extracomment>
        <translation>double paire, {ranks} et {others}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>pair of {ranks}</source>
        <extracomment>The poker of Tripoli: hands and bets. | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>paire de {ranks}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>½ pot</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>½ pot</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Pot</source>
        <extracomment>bet as many chips as the pot holds | The poker of Tripoli: hands and bets.</extracomment>
        <translation>Pot</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Max.</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Max.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Bet {chips}</source>
        <extracomment>The poker of Tripoli: hands and bets.</extracomment>
        <translation>Miser {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Raise by {chips} (pay {cost})</source>
        <translation>Relancer de {chips} (payer {cost})</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>Save the evening as PDF</source>
        <translation>Enregistrer la soirée en PDF</translation>
    </message>
    <message>
        <location filename="../ludo/ui/page_opener.py"/>
        <location filename="../ludo/ui/pages/nights/closing.py"/>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheet_screens.py"/>
        <source>Save an empty sheet as PDF</source>
        <translation>Enregistrer une feuille vide en PDF</translation>
    </message>
    <message>
        <location filename="../ludo/ui/night_screens.py"/>
        <source>The evening is saved</source>
        <translation>La soirée est enregistrée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheet_screens.py"/>
        <source>The empty sheet is saved</source>
        <translation>La feuille vide est enregistrée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheet_screens.py"/>
        <source>Save an empty board as PDF</source>
        <translation>Enregistrer une planche vide en PDF</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheet_screens.py"/>
        <source>The empty board is saved</source>
        <translation>La planche vide est enregistrée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/page_opener.py"/>
        <source>It can be printed from
{file}</source>
        <translation>Elle peut être imprimée à partir de
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>After each deal write down how many chips everybody has; the others lie on the board.</source>
        <translation>Après chaque donne, notez combien de jetons a chacun&#xa0;; les autres sont sur la planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>Window of a sequence: lay its three ranks here</source>
        <translation>Fenêtre d’une séquence&#xa0;: posez-y ses trois rangs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>Tripoli board</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Planche de Tripoli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>Chips of everybody</source>
        <translation>Jetons de chacun</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>Window of a pair: lay two neighbours of a suit here</source>
        <translation>Fenêtre d’une paire&#xa0;: posez-y deux voisines d’une couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>At the start: {chips}</source>
        <translation>Au début&#xa0;: {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>The suit named at each deal counts instead of hearts.</source>
        <translation>La couleur nommée à chaque donne compte à la place des cœurs.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>Window {number}: lay a card here</source>
        <translation>Fenêtre {number}&#xa0;: posez-y une carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>Before each deal everybody lays a chip on each of {spaces} spaces: {chips} in all.</source>
        <translation>Avant chaque donne, chacun pose un jeton sur chacune des {spaces} cases&#xa0;: {chips} en tout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <source>The dealer lays {chips}.</source>
        <translation>Qui donne en pose {chips}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/paper/empty_sheet.py"/>
        <source>Date and place:</source>
        <translation>Date et lieu&#xa0;:</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Person</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Won in play</source>
        <translation>Gagné au jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Chips of the evening</source>
        <translation>Jetons de la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Partie</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Place</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Place</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Score</source>
        <extracomment>head of a column | What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Chips</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Balance with earlier evenings</source>
        <translation>Solde avec les soirées d’avant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Balances</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Soldes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>What was played</source>
        <translation>Ce qui a été joué</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>until {moment}</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>jusqu’à {moment}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Place: {place}</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Lieu&#xa0;: {place}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>Present: {names}.</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Présents&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/evening.py"/>
        <source>The evening deal by deal</source>
        <translation>La soirée donne par donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/sheets.py"/>
        <source>Score sheet: {game}</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Feuille de marque&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/sheets.py"/>
        <source>How it went</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <location filename="../ludo/ui/paper/empty_sheet.py"/>
        <location filename="../ludo/ui/printing/sheets.py"/>
        <source>All</source>
        <extracomment>What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/real_table/empty_board.py"/>
        <location filename="../ludo/ui/printing/sheets.py"/>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/printing/sheets.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards; head of a column | What is printed on paper: heads of tables and lines.</extracomment>
        <translation>Donne</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>This does not go together.</source>
        <translation>Ces choix ne vont pas ensemble.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>There is no option “{option}”.</source>
        <extracomment>{option}: the name of a rule that can be agreed</extracomment>
        <translation>Il n’y a pas d’option «&#xa0;{option}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>“{value}” is not possible here.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas possible ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>There is no player number {seat} at a table of {players}.</source>
        <translation>Il n’y a pas de joueur n°&#xa0;{seat} à une table de {players}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>“{option}” decides this: {value}.</source>
        <extracomment>What is wrong with rules that were chosen. | {option}: the name of a rule that can be agreed</extracomment>
        <translation>«&#xa0;{option}&#xa0;» en décide&#xa0;: {value}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>This changes nothing with these players and rules.</source>
        <translation>Ne change rien avec ces joueurs et ces règles.</translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>{act} [{key}]</source>
        <extracomment>What a screen reader says on request: short sentences. | {act}: an act: “Play King of hearts” | {key}: the letter of a key</extracomment>
        <translation>{act} [{key}]</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay_voice.py"/>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>Nobody’s cards are shown.</source>
        <translation>Aucune main n’est montrée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>You hold no card.</source>
        <translation>Vous n’avez aucune carte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>You hold %n card(s), face down.</source>
        <translation>
            <numerusform>Vous avez&#xa0;%n carte, face cachée.</numerusform>
            <numerusform>Vous avez&#xa0;%n cartes, faces cachées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>No card lies open on the table.</source>
        <translation>Aucune carte n’est visible sur la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>Nothing has been scored yet.</source>
        <translation>Rien n’a encore été marqué.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>Your hand, %n card(s): {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>Votre main,&#xa0;%n carte&#xa0;: {cards}.</numerusform>
            <numerusform>Votre main,&#xa0;%n cartes&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>{place}: {cards}.</source>
        <extracomment>What a screen reader says on request: short sentences. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{place}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>{column}: {value}</source>
        <extracomment>What a screen reader says on request: short sentences. | {column}: the head of a column</extracomment>
        <translation>{column}&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>Choose: {choices}</source>
        <extracomment>What a screen reader says on request: short sentences. | {choices}: buttons, joined as a list</extracomment>
        <translation>Choisissez&#xa0;: {choices}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/readouts.py"/>
        <source>{key} {act}</source>
        <extracomment>What a screen reader says on request: short sentences. | {key}: the letter of a key | {act}: an act: “Play King of hearts”</extracomment>
        <translation>{key} {act}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>{name} holds {cards}.</source>
        <extracomment>What a screen reader says on request: short sentences. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} a en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/gone.py"/>
        <source>No card has gone yet.</source>
        <translation>Aucune carte n’est encore passée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/gone.py"/>
        <source>Gone: {cards}.</source>
        <extracomment>What a screen reader says on request: short sentences. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>Passées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/gone.py"/>
        <source>{kind}, gone: {cards}.</source>
        <extracomment>What a screen reader says on request: short sentences. | {kind}: what was asked for: a suit, as “hearts”, or a rank, as “Kings” | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{kind}, passées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/gone.py"/>
        <source>{kind}: none has gone.</source>
        <extracomment>{kind}: what was asked for: a suit, as “hearts”, or a rank, as “Kings”</extracomment>
        <translation>{kind}&#xa0;: aucune n’est passée.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <location filename="../ludo/ui/wording/game_words.py"/>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Vous n’avez rien à faire pour le moment.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>First {name} has to answer.</source>
        <translation>{name} doit d’abord répondre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>The partie is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>A misdeal: everybody must get %n card(s).</source>
        <translation>
            <numerusform>Maldonne&#xa0;: chacun doit recevoir&#xa0;%n carte.</numerusform>
            <numerusform>Maldonne&#xa0;: chacun doit recevoir&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>That cannot be done at this moment.</source>
        <translation>Cela ne se fait pas à ce moment du jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>Too late: somebody else was faster.</source>
        <translation>Trop tard&#xa0;: quelqu’un a été plus rapide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>The computer plays for this seat.</source>
        <translation>C’est l’ordinateur qui joue à cette place.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>A misdeal: the cards are not those of the pack.</source>
        <translation>Maldonne&#xa0;: ces cartes ne sont pas celles du jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>A misdeal: the hands must hold {counts} cards, in the order of dealing.</source>
        <translation>Maldonne&#xa0;: les mains doivent compter {counts} cartes, dans l’ordre de la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>It is not your turn: it is {name}’s turn.</source>
        <translation>Ce n’est pas votre tour&#xa0;: c’est à {name} de jouer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>Allowed, but the lesson goes another way: it says why beside the table.</source>
        <translation>C’est permis, mais la leçon prend un autre chemin&#xa0;: elle dit pourquoi à côté de la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>No card is asked for now.</source>
        <translation>Aucune carte n’est demandée maintenant.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Moment</source>
        <extracomment>The page on which a past game is looked at act by act.</extracomment>
        <translation>Moment</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Journal</source>
        <extracomment>The page on which a past game is looked at act by act.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>What a computer player knew</source>
        <translation>Ce que savait l’ordinateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>No computer player was asked at this moment. Go one step on.</source>
        <translation>Aucun joueur virtuel n’était interrogé à ce moment. Avancez d’un pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Partie seen again</source>
        <translation>Partie revue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Let it run</source>
        <translation>Laisser défiler</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Seen by</source>
        <extracomment>The page on which a past game is looked at act by act.</extracomment>
        <translation>Vu par</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Also asked: {name}</source>
        <extracomment>The page on which a past game is looked at act by act.</extracomment>
        <translation>Interrogé aussi&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <location filename="../ludo/ui/pages/replay_voice.py"/>
        <source>{moment} of {all}</source>
        <extracomment>The page on which a past game is looked at act by act.</extracomment>
        <translation>{moment} sur {all}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>An onlooker</source>
        <extracomment>The page on which a past game is looked at act by act.</extracomment>
        <translation>Un spectateur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>All cards open</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/replay.py"/>
        <source>Proof of fair shuffling</source>
        <translation>Preuve d’un mélange honnête</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>Us</source>
        <extracomment>How a deal or partie ended.</extracomment>
        <translation>Nous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>Them</source>
        <extracomment>How a deal or partie ended.</extracomment>
        <translation>Eux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>The deal is yours</source>
        <translation>La donne est à vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>The deal goes to {name}</source>
        <translation>La donne est à {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>You have won the partie</source>
        <translation>Vous avez gagné la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} has won the partie</source>
        <translation>{name} a gagné la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>Your side has won the partie</source>
        <translation>Votre camp a gagné la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} have won the partie</source>
        <translation>{name} ont gagné la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>The partie is drawn</source>
        <translation>La partie est nulle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} have won the partie together</source>
        <translation>{name} avez gagné la partie ensemble</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>You win the partie.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} wins the partie.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>Your side wins the partie.</source>
        <translation>Votre camp gagne la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} win the partie.</source>
        <translation>{name} gagnent la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>The match is drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>You have won the match</source>
        <translation>Vous avez gagné le match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} has won the match</source>
        <translation>{name} a gagné le match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>Your side has won the match</source>
        <translation>Votre camp a gagné le match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>{name} have won the match</source>
        <translation>{name} ont gagné le match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>End: {result}.</source>
        <extracomment>How a deal or partie ended. | {result}: how it ended, as a sentence</extracomment>
        <translation>Fin&#xa0;: {result}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/results.py"/>
        <source>Chips: {gains}</source>
        <extracomment>How a deal or partie ended. | {gains}: who has won or lost how many chips: “Anna +5, Hugo −5”</extracomment>
        <translation>Jetons&#xa0;: {gains}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <location filename="../ludo/ui/pages/rules.py"/>
        <source>What holds in your game</source>
        <translation>Ce qui vaut dans votre partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/rules.py"/>
        <source>What can be agreed, and what holds if nothing is</source>
        <translation>Ce que l’on peut convenir, et ce qui vaut sinon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/rules/figures.py"/>
        <source>{card} (marked)</source>
        <extracomment>The rules page: what can be agreed, and for how many players. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card} (marquée)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/rules.py"/>
        <source>How to play {game}</source>
        <translation>Comment jouer&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/rules.py"/>
        <source>In the rulebook: {value}</source>
        <translation>Dans la règle&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/rules/in_force.py"/>
        <source>{least} to {most} players</source>
        <extracomment>The rules page: what can be agreed, and for how many players.</extracomment>
        <translation>De {least} à {most} joueurs</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/rules/in_force.py"/>
        <source>%n player(s)</source>
        <extracomment>The rules page: what can be agreed, and for how many players.</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/rules/in_force.py"/>
        <source>{least} or {most} players</source>
        <extracomment>The rules page: what can be agreed, and for how many players.</extracomment>
        <translation>{least} ou {most} joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/rules/in_force.py"/>
        <source>{rule} – can be agreed</source>
        <extracomment>{rule}: a rule and its value</extracomment>
        <translation>{rule} – peut se convenir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/rules/in_force.py"/>
        <source>These rules have not been translated yet; they are shown in English.</source>
        <translation>Ces règles ne sont pas encore traduites&#xa0;; elles sont affichées en anglais.</translation>
    </message>
</context>
<context>
    <name>Safety</name>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>Nothing is saved at the moment: what you play is lost when you leave.</source>
        <translation>Rien n’est enregistré en ce moment&#xa0;: ce que vous jouez sera perdu quand vous quitterez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>Where your games go on</source>
        <translation>Où continuent vos parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>Your games are gone from their place</source>
        <translation>Vos parties ne sont plus à leur place</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>Your games go on elsewhere</source>
        <translation>Vos parties continuent ailleurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>The computer players cannot think</source>
        <translation>Les joueurs virtuels ne peuvent pas réfléchir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>Their process ended again and again. They go on without thinking, and try again with the next game.</source>
        <translation>Leur processus s’est arrêté plusieurs fois. Ils continuent sans réfléchir, et essaieront de nouveau à la prochaine partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>The file
{file}
is not there any more; perhaps its disk was taken away. Nothing can be saved until it is back, or until you choose another folder: your games are carried over to it as far as they can still be read.</source>
        <translation>Le fichier
{file}
n’est plus là&#xa0;; son disque a peut-être été retiré. Rien ne peut être enregistré tant qu’il n’est pas revenu, ou que vous n’avez pas choisi un autre dossier&#xa0;: vos parties y sont reprises autant qu’elles peuvent encore être lues.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/safety.py"/>
        <source>They are saved in
{folder}
from now on. To find them at the next start, start Ludo with this folder (ludo --data-dir), or import the file ludo.db from it.</source>
        <translation>Elles sont désormais enregistrées dans
{folder}
Pour les retrouver au prochain démarrage, lancez Ludo avec ce dossier (ludo --data-dir), ou importez-en le fichier ludo.db.</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <location filename="../ludo/ui/play/seal_check.py"/>
        <source>Was luck left alone?</source>
        <translation>Le hasard est-il resté intact&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/seal_check.py"/>
        <source>Seals</source>
        <extracomment>Seals that prove that a deck was not chosen: codes that two people compare.</extracomment>
        <translation>Scellés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/seal_check.py"/>
        <source>Before luck shuffled, cut or drew lots, the journal showed a sum. Each is the SHA-256 of a salt, a space and what luck did, and was computed again just now; other programs compute the same. It shows that no card was changed afterwards, not that the cards were fair.</source>
        <translation>Avant chaque mélange, coupe ou tirage, le journal a montré une empreinte. C’est le SHA-256 d’un sel, d’une espace et de ce que le hasard a fait, recalculé à l’instant&#xa0;; d’autres programmes trouvent le même. Il prouve qu’aucune carte n’a été changée après coup, non que les cartes étaient équitables.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/seal_check.py"/>
        <source>Copy all</source>
        <extracomment>Seals that prove that a deck was not chosen: codes that two people compare.</extracomment>
        <translation>Tout copier</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>It matches: all %n seal(s).</source>
        <translation>
            <numerusform>Tout correspond&#xa0;: %n scellé.</numerusform>
            <numerusform>Tout correspond&#xa0;: les %n scellés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>%n seal(s) do not match: the record was changed.</source>
        <translation>
            <numerusform>%n scellé ne correspond pas&#xa0;: l’enregistrement a été modifié.</numerusform>
            <numerusform>%n scellés ne correspondent pas&#xa0;: l’enregistrement a été modifié.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>Luck has done nothing yet.</source>
        <translation>Le hasard n’a encore rien fait.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>This partie was played before luck was sealed, or from cards that were put in.</source>
        <translation>Cette partie a été jouée avant que le hasard ne soit scellé, ou avec des cartes données.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>%n time(s) luck was not sealed; all other seals match.</source>
        <translation>
            <numerusform>%n fois, le hasard n’a pas été scellé&#xa0;; tous les autres scellés correspondent.</numerusform>
            <numerusform>%n fois, le hasard n’a pas été scellé&#xa0;; tous les autres scellés correspondent.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>{number}. Not sealed: {line}</source>
        <extracomment>Seals that prove that a deck was not chosen: codes that two people compare.</extracomment>
        <translation>{number}. Non scellé&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>{number}. Matches</source>
        <extracomment>Seals that prove that a deck was not chosen: codes that two people compare.</extracomment>
        <translation>{number}. Correspond</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>{number}. Does not match</source>
        <translation>{number}. Ne correspond pas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>Salt and what luck did: {text}</source>
        <extracomment>{text}: a whole sentence or text</extracomment>
        <translation>Sel et ce que le hasard a fait&#xa0;: {text}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>Sum that was shown: {sum}</source>
        <translation>Empreinte montrée&#xa0;: {sum}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>Sealed</source>
        <extracomment>Seals that prove that a deck was not chosen: codes that two people compare.</extracomment>
        <translation>Hasard scellé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/seals.py"/>
        <source>What luck does next was drawn before it is shown, and this sum (SHA-256) stands for it: {sum}. After the partie, Proof of fair shuffling shows that nothing was changed.</source>
        <translation>Ce que le hasard va faire a été tiré avant d’être montré, et cette somme (SHA-256) en répond&#xa0;: {sum}. Après la partie, «&#xa0;Preuve d’un mélange honnête&#xa0;» montre que rien n’a été changé.</translation>
    </message>
</context>
<context>
    <name>Seasons</name>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>How many points does the first place bring?</source>
        <translation>Combien de points rapporte la première place&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>When</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Quand</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>What is counted</source>
        <translation>Ce que l’on compte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Best evenings that count (0: all)</source>
        <translation>Meilleures soirées qui comptent (0&#xa0;: toutes)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Evenings needed to be ranked</source>
        <translation>Soirées nécessaires pour être classé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Save</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Name</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>First day</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Premier jour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Last day</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Points for the first, second, third place…</source>
        <translation>Points pour la première, deuxième, troisième place…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>A new season</source>
        <translation>Une nouvelle saison</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>Forget this season (its evenings stay)</source>
        <translation>Oublier cette saison (ses soirées restent)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>only these days</source>
        <translation>seulement ces jours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>every year</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>chaque année</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>points by place</source>
        <translation>points selon la place</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>chips won</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>jetons gagnés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/season_form.py"/>
        <source>parties won</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Seasons</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Saisons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>{name}, {first} to {last}</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>{name}, du {first} au {last}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Rank</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Person</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Score</source>
        <extracomment>what a place in the standings is worth; head of a column | Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Last evening</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Dernière soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Evenings</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Soirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Parties</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Won</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Chips</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Per evening</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Par soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Save the standings</source>
        <translation>Enregistrer le classement</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>The %n best evening(s) of each count.</source>
        <translation>
            <numerusform>La meilleure soirée de chacun compte.</numerusform>
            <numerusform>Les %n meilleures soirées de chacun comptent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Ranked is who was there at %n evening(s).</source>
        <translation>
            <numerusform>Est classé qui était présent à %n soirée.</numerusform>
            <numerusform>Est classé qui était présent à %n soirées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>New season…</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Nouvelle saison…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Edit…</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Save as a picture…</source>
        <translation>Enregistrer en image…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>A season has a span of days, or comes every year, and ranks whoever was at its evenings.</source>
        <translation>Une saison couvre une période, ou revient chaque année, et classe ceux qui étaient à ses soirées.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>The standings are copied</source>
        <translation>Le classement est copié</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>They can be put into a message or a spreadsheet.</source>
        <translation>On peut le coller dans un message ou un tableur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Chips won in play count.</source>
        <translation>Les jetons gagnés au jeu comptent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Parties won count.</source>
        <translation>Les parties gagnées comptent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Year</source>
        <extracomment>Seasons: standings over several evenings, their rules and forms.</extracomment>
        <translation>Année</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>The standings are saved</source>
        <translation>Le classement est enregistré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Points by place in each partie: {points}.</source>
        <translation>Points selon la place à chaque partie&#xa0;: {points}.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <location filename="../ludo/ui/table/marks.py"/>
        <source>%n card(s)</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/marks.py"/>
        <source>partner</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>partenaire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/marks.py"/>
        <source>your partner</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/marks.py"/>
        <source>on turn</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>à son tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/marks.py"/>
        <source>deals</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>donne les cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/marks.py"/>
        <source>led the trick</source>
        <translation>a entamé le pli</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/table/marks.py"/>
        <source>%n chip(s)</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/plate.py"/>
        <source>Sit down as {name}</source>
        <translation>S’asseoir à la place de {name}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="../ludo/ui/pages/preview.py"/>
        <source>How the table looks with these settings</source>
        <translation>L’aspect de la table avec ces réglages</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/preview.py"/>
        <source>Click to see how fast a card moves</source>
        <translation>Cliquez pour voir à quelle vitesse va une carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Settings</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>By language</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Less motion if the system asks for it</source>
        <translation>Moins de mouvement si le système le demande</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>In the first partie of a game</source>
        <translation>Pendant la première partie d’un jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Always</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Never</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Window</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Play</source>
        <extracomment>a head above settings about playing (a thing) | The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Sounds</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Table and cards</source>
        <translation>Table et cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Light</source>
        <extracomment>the bright theme, in contrast to the dark one | The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Dark</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>High contrast</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>{percent}%</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Slow</source>
        <extracomment>speed of play | The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Fast</source>
        <extracomment>speed of play | The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>At once</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Immédiate</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Normal</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Text size</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Petrol</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Pétrole</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Aubergine</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Aubergine</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Slate</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Ardoise</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Green</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Blue lattice</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Treillis bleu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Green rosettes</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Rosaces vertes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Plum stars</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Étoiles prune</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Bold</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Contrasté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Red lattice</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Treillis rouge</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Set everything back to the defaults…</source>
        <translation>Tout remettre aux valeurs par défaut…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Set everything back to the defaults?</source>
        <translation>Tout remettre aux valeurs par défaut&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Language, colours, sizes, speed, sounds: all settings. Games stay.</source>
        <translation>Langue, couleurs, tailles, vitesse, sons&#xa0;: tous les réglages. Les parties restent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Cloth</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Tapis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Backs</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Dos</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Language</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Colours</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Speed of the cards</source>
        <translation>Vitesse des cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>One click plays a card</source>
        <translation>Un clic joue la carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Otherwise the first click chooses it and the second plays it.</source>
        <translation>Sinon, le premier clic la choisit et le second la joue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>The next deal begins by itself</source>
        <translation>La donne suivante commence d’elle-même</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Otherwise the result stays until you go on.</source>
        <translation>Sinon, le résultat reste jusqu’à ce que vous continuiez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>The computer takes its time</source>
        <translation>L’ordinateur prend son temps</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Computer players act at a relaxed pace; Space goes on at once.</source>
        <translation>Les joueurs virtuels jouent à un rythme tranquille&#xa0;; Espace fait continuer tout de suite.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Play the last forced cards for me</source>
        <translation>Jouer à ma place les dernières cartes forcées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Where you can do one thing only, it is done for you after a moment.</source>
        <translation>Quand une seule action est possible, elle est faite pour vous après un instant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>The computer waits for me</source>
        <translation>L’ordinateur m’attend</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Before each card of a computer player you have all the time to step in.</source>
        <translation>Avant chaque carte de l’ordinateur, vous avez tout le temps d’intervenir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Volume</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Reset</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Letters on court cards</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Four colours</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Clubs are green and diamonds blue.</source>
        <translation>Les trèfles sont verts et les carreaux bleus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Help at the table</source>
        <translation>Aide à la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>The order of the ranks, the value of your hand: what helps to judge it.</source>
        <translation>L’ordre des cartes, la valeur de votre main&#xa0;: ce qui aide à la juger.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Sort the hand</source>
        <translation>Ranger la main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Otherwise the cards stay as they came. Drag a card to lay it elsewhere.</source>
        <translation>Sinon les cartes restent comme elles sont venues. Glissez une carte pour la poser ailleurs.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>This is in effect, but it could not be saved.</source>
        <translation>C’est en vigueur, mais n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Proof of fair shuffling in the journal</source>
        <translation>Preuve du mélange loyal dans le journal</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>A checksum stands before each shuffle. The proof after the partie is there without it, too.</source>
        <translation>Une somme de contrôle précède chaque mélange. La preuve après la partie existe aussi sans elle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Screen reader</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Shorter</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Plus court</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Everything</source>
        <extracomment>The settings page: heads, labels, and values of settings.</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>The game waits for the voice</source>
        <translation>Le jeu attend la voix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Nothing goes on before what was announced can have been spoken.</source>
        <translation>Rien ne continue avant que ce qui a été annoncé ait pu être dit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>What is said</source>
        <translation>Ce qui est dit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Shorter: without cards drawn face down, the standing after each deal and who is thinking.</source>
        <translation>Plus court&#xa0;: sans les cartes piochées faces cachées, la marque après chaque donne ni qui réfléchit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Say the keys of your choices</source>
        <translation>Dire les touches de vos choix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/settings_page.py"/>
        <source>Say what I do myself</source>
        <translation>Dire ce que je fais moi-même</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>{date}, {clock}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{date}, {clock}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>Why is it changed?</source>
        <translation>Pourquoi changer&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>mistyped</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>faute de frappe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>changed {when}: {reason}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down. | {reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>changé le {when}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>Written {when}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Écrit le {when}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>Why is it written now?</source>
        <translation>Pourquoi l’écrire maintenant&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>forgotten</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>oubli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>A deal is missing before it…</source>
        <translation>Il manque une donne avant…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/correction.py"/>
        <source>Inserted {when}: {reason}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down. | {reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>Inséré le {when}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>{name}: {before} → {after}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>Nobody’s standing changes.</source>
        <translation>Rien ne change pour personne.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>{name} gets %n chip(s) more</source>
        <translation>
            <numerusform>{name} reçoit %n jeton de plus</numerusform>
            <numerusform>{name} reçoit %n jetons de plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>The partie is not over any more.</source>
        <translation>La partie n’est plus finie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>{name} gets %n chip(s) less</source>
        <translation>
            <numerusform>{name} reçoit %n jeton de moins</numerusform>
            <numerusform>{name} reçoit %n jetons de moins</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>Line {number} does not fit any more: {reason}</source>
        <extracomment>{reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>La ligne {number} ne va plus&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/entry.py"/>
        <source>Something is still missing.</source>
        <translation>Il manque encore quelque chose.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/entry.py"/>
        <source>Choose how the deal went.</source>
        <translation>Choisissez comment la donne s’est passée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/entry.py"/>
        <source>Nobody</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/entry.py"/>
        <source>Key {key}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down. | {key}: the letter of a key</extracomment>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/keypad.py"/>
        <source>Delete a digit</source>
        <translation>Effacer un chiffre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/keypad.py"/>
        <source>Next</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/lines.py"/>
        <source>Lines</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/lines.py"/>
        <source>struck</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>rayée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/lines.py"/>
        <source>Does not fit: {reason}</source>
        <extracomment>{reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>Ne va pas&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Write down</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Noter</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>%n struck line(s)</source>
        <translation>
            <numerusform>%n ligne rayée</numerusform>
            <numerusform>%n lignes rayées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Insert it</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Insérer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Correct it</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>{game}: score sheet</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{game}&#xa0;: feuille de marque</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>How to play</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Empty sheet to print…</source>
        <translation>Feuille vide à imprimer…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>On-screen keypad</source>
        <translation>Pavé numérique à l’écran</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Take back the last line</source>
        <translation>Annuler la dernière ligne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Another sheet with the same people</source>
        <translation>Nouvelle feuille, mêmes joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Strike the line</source>
        <translation>Rayer la ligne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Leave it as it is</source>
        <translation>Laisser telle quelle</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>The last line is struck.</source>
        <translation>La dernière ligne est rayée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/words.py"/>
        <source>Deal {number}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>Chips: {gains}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down. | {gains}: who has won or lost how many chips: “Anna +5, Hugo −5”</extracomment>
        <translation>Jetons&#xa0;: {gains}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/words.py"/>
        <source>Deal {number} again</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Reprise de la donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>taken back</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>annulée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/words.py"/>
        <source>A forgotten deal {number}</source>
        <translation>Une donne {number} oubliée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>They came with the dealt cards: only the first to show is safe</source>
        <translation>Servis à la donne&#xa0;: seul le premier à montrer est épargné</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>%n chip(s) in the pot.</source>
        <translation>
            <numerusform>%n jeton dans la cagnotte.</numerusform>
            <numerusform>%n jetons dans la cagnotte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>The value of each hand; K: knocked. A 31 is enough by itself. Enter: on to the next.</source>
        <translation>La valeur de chaque main&#xa0;; F&#xa0;: a frappé. Un 31 suffit à lui seul. Entrée&#xa0;: au suivant.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>%n life (lives)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>
            <numerusform>%n vie</numerusform>
            <numerusform>%n vies</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>left</source>
        <extracomment>left the partie because they have no lives (a participle) | Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>hands compared</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>mains comparées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>Knock</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Frappe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>The value of each hand; Enter: on to the next.</source>
        <translation>La valeur de chaque main&#xa0;; Entrée&#xa0;: au suivant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>{name} knocked</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name} a frappé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>{name} had left before.</source>
        <translation>{name} avait déjà quitté la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>The hand of {name} is missing.</source>
        <translation>La main de {name} manque.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>No hand can be worth that: {name}.</source>
        <translation>Aucune main ne peut valoir cela&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>{name}: a thirty-one is shown at once, and hands are not compared.</source>
        <translation>{name}&#xa0;: un trente et un se montre aussitôt, et l’on ne compare pas les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>{name} cannot have knocked with a thirty-one.</source>
        <translation>{name} ne peut pas avoir frappé avec un trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>Who knocked?</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Qui a frappé&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>Who held the thirty-one? Four can hold one at most.</source>
        <translation>Qui avait le trente et un&#xa0;? Quatre au plus peuvent en avoir un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>Hands are missing: {names}.</source>
        <translation>Il manque des mains&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>%n chip(s)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>31: {names}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>31&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{out}; {opened}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down. | {out}: who is out of cards, as a sentence | {opened}: which contract was opened</extracomment>
        <translation>{out}&#xa0;; {opened}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>0 is for whoever went out. Enter: on to the next. O: has opened.</source>
        <translation>0 pour qui a fini. Entrée&#xa0;: au suivant. O&#xa0;: a ouvert.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>Opened</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>nobody went out</source>
        <translation>personne n’a fini</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{points} ({contract})</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down. | {contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>{points} ({contract})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>opened: {names}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>ont ouvert&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{name} went out</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>On the last contract: {names}</source>
        <translation>Au dernier contrat&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{name} went out, so must have opened.</source>
        <translation>{name} a fini, et doit donc avoir ouvert.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{name} went out, so counts nothing.</source>
        <translation>{name} a fini, et ne compte donc rien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{name}: this contract takes all cards, so whoever opens goes out.</source>
        <translation>{name}&#xa0;: ce contrat prend toutes les cartes, qui ouvre a donc fini.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{name} has opened: {least} to {most} points, in steps of {step}.</source>
        <translation>{name} a ouvert&#xa0;: de {least} à {most} points, de {step} en {step}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{name} has not opened and holds thirteen cards: {least} to {most} points, in steps of {step}.</source>
        <translation>{name} n’a pas ouvert et tient treize cartes&#xa0;: de {least} à {most} points, de {step} en {step}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>Points are missing: {names}.</source>
        <translation>Il manque des points&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/sheet.py"/>
        <source>{points} (all)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{points} (tous)</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>{points} · {tricks} tr.</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{points} · {tricks} pl.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>There are %n tricks in all.</source>
        <translation>
            <numerusform>Il y a %n pli en tout.</numerusform>
            <numerusform>Il y a %n plis en tout.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>Several have the most tricks: who had so many first?</source>
        <translation>Plusieurs ont le plus de plis&#xa0;: qui les a eus le premier&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>%n partie(s) of {parties}</source>
        <translation>
            <numerusform>%n partie sur {parties}</numerusform>
            <numerusform>%n parties sur {parties}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>vole of {name}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>vole&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>{name} was first</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name} en premier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>conceded to {name}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>donnée à {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>{name} refused the offer</source>
        <translation>{name} a refusé l’offre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>fault of {name}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>faute&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>{points} of {target}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{points} sur {target}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>Who had so many first?</source>
        <translation>Qui les a eus le premier&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>Fault of</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Faute de</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>Touch whoever took a trick, or type the figure. Enter writes the line.</source>
        <translation>Touchez qui a fait un pli, ou tapez le chiffre. Entrée écrit la ligne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>How many tricks did each take?</source>
        <translation>Combien de plis chacun a-t-il faits&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>The others conceded: 1 point</source>
        <translation>Les autres donnent&#xa0;: 1 point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>A fault of this side</source>
        <translation>Une faute de ce camp</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>{won} to {lost}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{won} à {lost}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>{name} refused an offer</source>
        <translation>Offre refusée&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>Was an offer refused?</source>
        <translation>Une offre a-t-elle été refusée&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>{won} to {lost}: the vole</source>
        <translation>{won} à {lost}&#xa0;: la vole</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>No offer was refused</source>
        <translation>Aucune offre refusée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>{name}: tricks</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name}&#xa0;: plis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_entry.py"/>
        <source>No fault</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>Aucune faute</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>%n trut(s)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>
            <numerusform>%n trut</numerusform>
            <numerusform>%n truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>%n point(s)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Three rotten tricks: nothing</source>
        <translation>Trois plis pourris&#xa0;: rien</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{truts}, {points}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{truts}, {points}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Fortial: {name} decides whether to go. {others}: do not look at your cards.</source>
        <extracomment>{others}: names of other players, or a rank in the plural</extracomment>
        <translation>Fortial&#xa0;: {name} dit y aller ou non. {others}&#xa0;: ne regardez pas vos cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Nobody was at the fortial in this deal.</source>
        <translation>Personne n’était au fortial dans cette donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>If the fortial is not played, the other side marks the point.</source>
        <translation>Si le fortial n’est pas joué, c’est l’autre camp qui marque le point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Three rotten tricks</source>
        <translation>Trois plis pourris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Wins the trut: 1 trut</source>
        <translation>Gagne le trut&#xa0;: 1 trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Trut not followed: 1 point</source>
        <translation>Trut non suivi&#xa0;: 1 point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Wins the fortial</source>
        <translation>Gagne le fortial</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Fortial not played: 1 point</source>
        <translation>Fortial refusé&#xa0;: 1 point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Wins without a trut: nothing</source>
        <translation>Gagne sans trut&#xa0;: rien</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{name}: a trut that was followed</source>
        <translation>{name}&#xa0;: trut suivi et gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{name}: the trut was not followed</source>
        <translation>{name}&#xa0;: trut non suivi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{name} won the fortial</source>
        <translation>{name}&#xa0;: fortial gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{name}: the fortial was not played</source>
        <translation>{name}&#xa0;: fortial refusé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{name} won without a trut</source>
        <translation>{name}&#xa0;: sans trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>{name} was at the fortial: it was played, or not.</source>
        <translation>{name}&#xa0;: au fortial, il est joué ou refusé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/sheet.py"/>
        <source>Wins without a trut: 1 point</source>
        <translation>Gagne sans trut&#xa0;: 1 point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>Nobody has won: it is a draw.</source>
        <translation>Personne n’a gagné&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>{name} has won</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>{name} have won</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name} ont gagné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>The partie was over before.</source>
        <translation>La partie était finie avant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>This line cannot be read here.</source>
        <translation>Cette ligne ne peut pas être lue ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>That cannot be.</source>
        <translation>C’est impossible.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>{name}: fire is shown at once, and no other hand counts.</source>
        <translation>{name}&#xa0;: le feu se montre aussitôt, et aucune autre main ne compte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>The value of each hand; 33, fire, is enough by itself. Enter: on to the next.</source>
        <translation>La valeur de chaque main&#xa0;; 33, le feu, suffit à lui seul. Entrée&#xa0;: au suivant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>fire: {names}</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>feu&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>Somebody leaves, takes over…</source>
        <translation>Départ, remplacement…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>has left</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/sheets/words.py"/>
        <source>Ended here: it does not count</source>
        <translation>Arrêtée ici&#xa0;: elle ne compte pas</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>%n chair(s) changed hands: no win and no rating there</source>
        <translation>
            <numerusform>%n place a changé de main&#xa0;: ni victoire ni classement pour elle</numerusform>
            <numerusform>%n places ont changé de main&#xa0;: ni victoire ni classement pour elles</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>{name} takes over from {before}</source>
        <translation>{name} prend la place de {before}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>ended here: how it stands counts</source>
        <translation>arrêtée ici&#xa0;: la situation compte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>ended here: it does not count</source>
        <translation>arrêtée ici&#xa0;: elle ne compte pas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>{name} leaves</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>Chairs change between two deals.</source>
        <translation>On change de place entre deux donnes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>Too few would be left to play.</source>
        <translation>Trop peu de joueurs resteraient.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>Nobody plays on this chair any more.</source>
        <translation>Plus personne ne joue à cette place.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>%n chip(s) at stake</source>
        <translation>
            <numerusform>%n jeton en jeu</numerusform>
            <numerusform>%n jetons en jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>At most %n chip(s) can be staked.</source>
        <translation>
            <numerusform>On peut miser au plus %n jeton.</numerusform>
            <numerusform>On peut miser au plus %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>Another stake is agreed only between two parties of a match.</source>
        <translation>On ne convient d’un autre enjeu qu’entre deux parties d’un match.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/sheet_stake.py"/>
        <source>Stake of the next partie</source>
        <translation>Enjeu de la prochaine partie</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>chips</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>jetons</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>The chart shows the %n people who were there most often; the table lists everybody.</source>
        <translation>
            <numerusform>La personne la plus assidue est sur le graphique, toutes sont dans le tableau.</numerusform>
            <numerusform>Les %n personnes les plus assidues sont sur le graphique, toutes sont dans le tableau.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>deals and lines of the evening</source>
        <translation>donnes et lignes de la soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>{game}, deal {number}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>{game}, donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>{game}, line {number}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>{game}, ligne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>{first} leads with {most}; {last} is last with {least}.</source>
        <translation>{first} mène avec {most}&#xa0;; {last} ferme la marche avec {least}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>Day</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Jour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>Evening</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Person</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>Change</source>
        <extracomment>gain or loss since the point before; head of a column | The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Gain</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>{name}, {day}, {evening}: {balance} ({change})</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them. | {change}: a gain or loss with its sign: “+5”</extracomment>
        <translation>{name}, {day}, {evening}&#xa0;: {balance} ({change})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>Step</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>What</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Quoi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>{name}, {what}: {balance} ({change})</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting” | {change}: a gain or loss with its sign: “+5”</extracomment>
        <translation>{name}, {what}&#xa0;: {balance} ({change})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Game</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>Period</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Période</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>Show everything</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>Everybody</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>All games</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>All time</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>Last 30 days</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>Last 12 months</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>All evenings</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Toutes les soirées</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n not won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n non gagnée</numerusform>
            <numerusform>%n non gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>The chart shows the %n who played most; the table lists everybody.</source>
        <translation>
            <numerusform>Le graphique montre la personne qui a le plus joué&#xa0;; le tableau les montre toutes.</numerusform>
            <numerusform>Le graphique montre les %n qui ont le plus joué&#xa0;; le tableau les montre tous.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{name} wins most often at {game}: {share} of {played}.</source>
        <translation>{name} gagne le plus souvent à {game}&#xa0;: {share} de {played}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{name} wins the largest share of {game}: {share} of {played}.</source>
        <translation>À {game}, c’est {name} qui gagne le plus souvent&#xa0;: {share} de {played}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>parties</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>gagnées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>not won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>non gagnées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>won by whoever won most</source>
        <translation>gagnées par qui gagne le plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>won by others</source>
        <translation>gagnées par les autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Choose a person or a game above to see shares.</source>
        <translation>Choisissez ci-dessus une personne ou un jeu pour voir les proportions.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>won in a row</source>
        <translation>gagnées de suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>not won in a row</source>
        <translation>non gagnées de suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>now</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>en cours</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>the person on the left is mostly ahead</source>
        <translation>la personne à gauche est plutôt devant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>mostly behind</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>plutôt derrière</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>finished before</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>terminées devant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>finished behind</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>terminées derrière</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{game} is played most: %n time(s).</source>
        <translation>
            <numerusform>{game} est le jeu le plus joué&#xa0;: %n fois.</numerusform>
            <numerusform>{game} est le jeu le plus joué&#xa0;: %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>The longest streak is that of {name}: %n won.</source>
        <translation>
            <numerusform>La plus longue série est à {name}&#xa0;: %n partie gagnée.</numerusform>
            <numerusform>La plus longue série est à {name}&#xa0;: %n parties gagnées de suite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>No chips have moved here yet: they do in parties for stakes, played here or on score sheets.</source>
        <translation>Aucun jeton n’a encore changé de main&#xa0;: il en faut aux parties à enjeu, jouées ici ou notées sur une feuille de marque.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>No partie has been finished here yet.</source>
        <translation>Aucune partie terminée ici pour le moment.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{name} finished before {other} in {ahead} of {met} parties.</source>
        <extracomment>{other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>{name} a fini devant {other} dans {ahead} parties sur {met}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Played</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Jouées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Share</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Mean place</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Won in a row</source>
        <translation>Gagnées de suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Not won in a row</source>
        <translation>Non gagnées de suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Now</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Before</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Devant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Times</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Fois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>Of</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Sur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{won} of {played} ({share})</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>{won} sur {played} ({share})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{name}, {game}: won {won} of {played}, place {place} on average</source>
        <translation>{name}, {game}&#xa0;: {won} gagnées sur {played}, place {place} en moyenne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{parties} · most wins: {name}, {won}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>{parties} · le plus de victoires&#xa0;: {name}, {won}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{game}: played %n time(s); {name} has won {won}</source>
        <translation>
            <numerusform>{game}&#xa0;: joué %n fois&#xa0;; {name} a gagné {won} fois</numerusform>
            <numerusform>{game}&#xa0;: joué %n fois&#xa0;; {name} a gagné {won} fois</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{name}: won {won} in a row, {lost} not won in a row; now {now}</source>
        <translation>{name}&#xa0;: {won} gagnées de suite, {lost} non gagnées de suite&#xa0;; en cours&#xa0;: {now}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Statistics</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Balances</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Soldes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Results by game</source>
        <translation>Résultats par jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Who beats whom</source>
        <translation>Qui bat qui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Streaks</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Séries</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Scores</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Scores</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Lengths</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Durées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Ratings</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Classements</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Which chart</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Quel graphique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>{chart}, table</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>{chart}, tableau</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/scope.py"/>
        <source>One game at a time: this is the one played most; choose another one above.</source>
        <translation>Un jeu à la fois&#xa0;: voici le plus joué&#xa0;; choisissez-en un autre ci-dessus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/scope.py"/>
        <source>no evening</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>hors soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/scope.py"/>
        <source>evening</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>soirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/scope.py"/>
        <source>{day} · {name}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>{day} · {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/scope.py"/>
        <source>evening {number}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>soirée {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Finished parties among persons count, played here without taking anything back or written on a sheet. The line is how sure the strength is: the more parties, the shorter.</source>
        <translation>Comptent les parties terminées entre personnes, jouées ici sans rien reprendre ou notées sur une feuille de marque. Le trait dit à quel point la force est sûre&#xa0;: plus il y a de parties, plus il est court.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{game}: half of the scores of {name} are {score} or more.</source>
        <translation>{game}&#xa0;: la moitié des scores de {name} sont de {score} ou plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{game}: half of all scores are {score} or more.</source>
        <translation>{game}&#xa0;: la moitié des scores sont de {score} ou plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>results</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>résultats</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>minutes; the dot is the median, the box holds the middle half</source>
        <translation>minutes&#xa0;; point&#xa0;: médiane, boîte&#xa0;: moitié centrale</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>%n partie(s) of more than 12 hours are left out.</source>
        <translation>
            <numerusform>%n partie de plus de 12 heures n’est pas comptée.</numerusform>
            <numerusform>%n parties de plus de 12 heures ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>strength; everybody begins at 25</source>
        <translation>force&#xa0;; tout le monde commence à 25</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Score</source>
        <extracomment>head of an axis or column | The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Results</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>the others</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>les autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{low} to {high}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them. | {low}: the lowest rank or value | {high}: the highest rank or value</extracomment>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{game} takes longest: mostly about {length}.</source>
        <translation>{game} dure le plus longtemps&#xa0;: le plus souvent environ {length}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>No partie that counts for ratings fits.</source>
        <translation>Aucune partie qui compte pour le classement ne correspond.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{game}: {name} is surely at {low} or more, the best of all.</source>
        <extracomment>{low}: the lowest rank or value</extracomment>
        <translation>{game}&#xa0;: {name} vaut sûrement {low} ou plus, mieux que tous les autres.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>median {score}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>médiane {score}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>score</source>
        <extracomment>in the middle of a line: the score of a player | The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Parties</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Shortest</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Minimum</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Median</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Médiane</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Longest</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Strength</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Force</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>At least</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Au moins</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>At most</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Au plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>Last one</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Dernière</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{name}: {mu}, surely between {low} and {high}, from {parties}</source>
        <extracomment>{low}: the lowest rank or value | {high}: the highest rank or value</extracomment>
        <translation>{name}&#xa0;: {mu}, sûrement entre {low} et {high}, d’après {parties}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>%n partie(s)</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{score}: %n time(s), {name} {own}</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>{score}&#xa0;: %n fois, {name} {own}</numerusform>
            <numerusform>{score}&#xa0;: %n fois, {name} {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{score}: %n time(s)</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>{score}&#xa0;: %n fois</numerusform>
            <numerusform>{score}&#xa0;: %n fois</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/__init__.py"/>
        <source>truts; in a match, parties</source>
        <translation>truts&#xa0;; dans un match, parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/__init__.py"/>
        <source>points; in a match, parties</source>
        <translation>points&#xa0;; dans un match, parties</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/__init__.py"/>
        <source>points, the fewer the better</source>
        <translation>points, le moins possible</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/__init__.py"/>
        <source>lives left</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>vies restantes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/__init__.py"/>
        <source>chips won or lost</source>
        <translation>jetons gagnés ou perdus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{game}: half of them between {lower} and {upper}, from {shortest} to {longest}</source>
        <translation>{game}&#xa0;: la moitié entre {lower} et {upper}, de {shortest} à {longest}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>What play has brought: chips that were bought, cashed in, given, corrected or paid with money are left out.</source>
        <translation>Ce que le jeu a rapporté&#xa0;: les jetons achetés, rendus, donnés, corrigés ou payés en argent n’y sont pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>from a file</source>
        <translation>d’un fichier</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>Won so far</source>
        <translation>Gagné jusque-là</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>{name} has won {balance} so far.</source>
        <translation>{name} a gagné {balance} jusque-là.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>%n people shown…</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n personne montrée…</numerusform>
            <numerusform>%n personnes montrées…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>People shown…</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Personnes montrées…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>People shown</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Personnes montrées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Who is shown in the charts?</source>
        <translation>Qui est montré dans les graphiques&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>Show</source>
        <extracomment>which charts are shown; a label (an act) | The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/statistics/page.py"/>
        <source>If nobody is chosen, everybody is shown.</source>
        <translation>Si personne n’est choisi, tout le monde est montré.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Enter</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Go on</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Let the computer player act.</source>
        <translation>Laisser agir l’ordinateur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Try again</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Next deal</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Play again</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Begin another partie at the same table.</source>
        <translation>Commencer une autre partie à la même table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Same cards again</source>
        <translation>Mêmes cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Begin another partie in which the same cards are dealt.</source>
        <translation>Commencer une autre partie où les mêmes cartes sont distribuées.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>See this partie from the beginning.</source>
        <translation>Revoir cette partie depuis le début.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Home</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Leave the table.</source>
        <translation>Quitter la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Leave the table. You can go on from here later.</source>
        <translation>Quitter la table. Vous pourrez reprendre ici plus tard.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Do not wait for me any more</source>
        <translation>Ne plus m’attendre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>In this game the computer players have waited for Space where you could have stepped in. From now on they wait a moment only. The settings can change that.</source>
        <translation>Dans ce jeu, les joueurs virtuels ont attendu la touche Espace partout où vous pouviez intervenir. Désormais, ils n’attendront qu’un instant. Les réglages permettent d’en changer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Space</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Have the computer player do what it thinks best until now.</source>
        <translation>Le joueur virtuel fait ce qui lui semble le mieux jusqu’ici.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Were the cards fixed before the deal, and not changed since?</source>
        <translation>Les cartes étaient-elles fixées avant la donne, et sont-elles restées les mêmes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Hurry</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Plus vite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Back to {name}</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Rendre la main à {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Let the player on turn go on.</source>
        <translation>Laisser jouer celui dont c’est le tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Write it once more.</source>
        <translation>Enregistrer encore une fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Deal the cards anew.</source>
        <translation>Redonner les cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/page.py"/>
        <source>Card table</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/page.py"/>
        <source>Not saved: nothing is lost, the game waits</source>
        <translation>Pas enregistré&#xa0;: rien n’est perdu, le jeu attend</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/page.py"/>
        <source>{name} is thinking.</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/status.py"/>
        <source>Your choices</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Vos choix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Hint</source>
        <extracomment>the button that asks for advice (a thing) | The card table: buttons and what its parts are called.</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Journal and score</source>
        <translation>Journal et score</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Undo</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Redo</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Sort the hand</source>
        <translation>Ranger la main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>In this partie something has been taken back. The record says so.</source>
        <translation>Dans cette partie, un coup a été repris. C’est noté dans le déroulement.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>with moves taken back</source>
        <translation>avec des coups repris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/sort_bar.py"/>
        <source>By suit</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Par couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/sort_bar.py"/>
        <source>By rank</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Par rang</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/sort_bar.py"/>
        <source>Sort your hand by suit ({keys}).</source>
        <extracomment>{keys}: a combination of keys: “Ctrl+H”</extracomment>
        <translation>Ranger sa main par couleur ({keys}).</translation>
    </message>
    <message>
        <location filename="../ludo/ui/table/sort_bar.py"/>
        <source>Sort your hand by rank ({keys}).</source>
        <extracomment>{keys}: a combination of keys: “Ctrl+H”</extracomment>
        <translation>Ranger sa main par rang ({keys}).</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/status.py"/>
        <source>Your choices: {question}</source>
        <extracomment>The card table: buttons and what its parts are called. | {question}: what a player is asked</extracomment>
        <translation>Vos choix&#xa0;: {question}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Everybody is asked, so that nobody learns who can answer.</source>
        <translation>On le demande à chacun, pour que personne n’apprenne qui peut répondre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Pass on</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Passer la main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/page.py"/>
        <source>Nothing for you: pass on.</source>
        <translation>Rien pour vous&#xa0;: passez la main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Proof of fair shuffling</source>
        <translation>Preuve d’un mélange honnête</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Look back</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>More…</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Plus…</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>What else can be done with this partie.</source>
        <translation>Ce que l’on peut encore faire de cette partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/page.py"/>
        <source>Sorted by rank.</source>
        <translation>Triée par valeur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/page.py"/>
        <source>Sorted by suit.</source>
        <translation>Triée par couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/taking_back.py"/>
        <source>Taken back: {done}</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Annulé&#xa0;: {done}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/taking_back.py"/>
        <source>Taken back.</source>
        <extracomment>The card table: buttons and what its parts are called.</extracomment>
        <translation>Annulé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/taking_back.py"/>
        <source>Nothing can be taken back now.</source>
        <translation>Rien ne peut être annulé maintenant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/taking_back.py"/>
        <source>There is nothing to do again.</source>
        <translation>Il n’y a rien à refaire.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/choices.py"/>
        <source>Answer first: {answers}</source>
        <extracomment>The card table: buttons and what its parts are called. | {answers}: the answers one may give, joined by or: “follow or fold”</extracomment>
        <translation>Répondez d’abord&#xa0;: {answers}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Nothing to undo: you have done nothing yet, or a hidden card has been seen since.</source>
        <translation>Rien à annuler&#xa0;: vous n’avez encore rien joué, ou une carte cachée a été vue depuis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/topbar.py"/>
        <source>Skip to my next decision</source>
        <translation>Passer à ma prochaine décision</translation>
    </message>
</context>
<context>
    <name>Trente-et-un</name>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/__init__.py"/>
        <source>Trente-et-un</source>
        <translation>Trente-et-un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/__init__.py"/>
        <source>Three cards of one suit, as near to 31 as you can; the last one with a life wins.</source>
        <translation>Trois cartes d’une couleur, au plus près de 31&#xa0;; le dernier à garder une vie gagne.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/signs.py"/>
        <source>Pot: %n chip(s)</source>
        <translation>
            <numerusform>Cagnotte&#xa0;: %n&#xa0;jeton</numerusform>
            <numerusform>Cagnotte&#xa0;: %n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/signs.py"/>
        <source>The chips that were lost (cagnotte); whoever is left at the end takes them.</source>
        <translation>Les jetons perdus&#xa0;; le dernier en jeu les prend à la fin.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/furniture.py"/>
        <source>Hand</source>
        <extracomment>the cards that a player holds; head of a column | The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/signs.py"/>
        <source>Pot: {number}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Cagnotte&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/signs.py"/>
        <source>Stock: {number}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Talon&#xa0;: {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/signs.py"/>
        <source>Discard pile</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>out</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <source>last chance</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>dernière chance</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <source>one more turn</source>
        <translation>encore un tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <source>has passed</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>a passé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/signs.py"/>
        <source>The fist of the knocker</source>
        <translation>Le poing de celui qui a frappé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <source>has knocked</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>a frappé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/furniture.py"/>
        <source>At best</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Au mieux</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/moments.py"/>
        <source>You knock: one more turn for the others</source>
        <translation>Vous frappez&#xa0;: encore un tour pour les autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/moments.py"/>
        <source>{name} knocks: one more turn each</source>
        <translation>{name} frappe&#xa0;: encore un tour chacun</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/moments.py"/>
        <source>You are out</source>
        <translation>Vous êtes hors jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/moments.py"/>
        <source>{name} is out</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>{name} est hors jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You knocked with {value}, and nobody has more.</source>
        <translation>Vous avez frappé à {value}, et personne n’a plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} knocked with {value}, and nobody has more.</source>
        <translation>{name} a frappé à {value}, et personne n’a plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Your hand is the best: {value}.</source>
        <translation>Votre main est la meilleure&#xa0;: {value}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>The best hand is worth {value}: {name}.</source>
        <translation>La meilleure main vaut {value}&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards; head of a column | The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>The last round is over: hands are compared.</source>
        <translation>Le dernier tour est fini&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>A thirty-one ends the deal at once.</source>
        <translation>Un trente et un termine aussitôt la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>The stock is empty: hands are compared.</source>
        <translation>Le talon est épuisé&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>The deal has lasted long enough: hands are compared.</source>
        <translation>La donne a assez duré&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Everybody has exchanged all three cards: hands are compared.</source>
        <translation>Tout le monde a échangé ses trois cartes&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You show thirty-one.</source>
        <translation>Vous montrez trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} shows thirty-one.</source>
        <translation>{name} montre trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} each show thirty-one.</source>
        <translation>{name} montrez trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} show thirty-one.</source>
        <translation>{name} montrent trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>All hands are worth the same: nobody loses a life.</source>
        <translation>Toutes les mains se valent&#xa0;: personne ne perd de vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You are the first with thirty-one: everybody else loses a life.</source>
        <translation>Vous êtes le premier à trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} is the first with thirty-one: everybody else loses a life.</source>
        <translation>{name} est le premier à trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You show thirty-one: everybody else loses a life.</source>
        <translation>Vous montrez trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} shows thirty-one: everybody else loses a life.</source>
        <translation>{name} montre trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} each show thirty-one: everybody else loses a life.</source>
        <translation>{name} montrez trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} show thirty-one: everybody else loses a life.</source>
        <translation>{name} montrent trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You had knocked: you lose two.</source>
        <translation>Vous aviez frappé&#xa0;: vous en perdez deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} had knocked and loses two.</source>
        <translation>{name} avait frappé et en perd deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} is the lowest: you lose a life.</source>
        <translation>{value}, la plus petite main&#xa0;: vous perdez une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} is the lowest: {name} loses a life.</source>
        <translation>{value}, la plus petite main&#xa0;: {name} perd une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} is the lowest: {name} each lose a life.</source>
        <translation>{value}, la plus petite main&#xa0;: {name} perdez chacun une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} is the lowest: {name} lose a life each.</source>
        <translation>{value}, la plus petite main&#xa0;: {name} perdent chacun une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You are out.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} is out.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} are out now.</source>
        <translation>{name} êtes hors jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} are out.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>{name} sont hors jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name}: {lives}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: {lives}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>%n life(lives)</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;vie</numerusform>
            <numerusform>%n&#xa0;vies</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You exchange: {given} for {taken}.</source>
        <extracomment>{given}: a card or several that are given, by name | {taken}: a card or several that are taken, by name</extracomment>
        <translation>Vous échangez&#xa0;: {given} contre {taken}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} exchanges: {given} for {taken}.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {given}: a card or several that are given, by name | {taken}: a card or several that are taken, by name</extracomment>
        <translation>{name} échange&#xa0;: {given} contre {taken}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Throw one of your four cards onto the discard pile.</source>
        <translation>Jetez une de vos quatre cartes sur la défausse.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You lose %n life(lives).</source>
        <translation>
            <numerusform>Vous perdez&#xa0;%n&#xa0;vie.</numerusform>
            <numerusform>Vous perdez&#xa0;%n&#xa0;vies.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You have no life left: you leave the table.</source>
        <translation>Vous n’avez plus de vie&#xa0;: vous quittez la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You draw from the stock: {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous prenez au talon&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} draws from the stock: {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} prend au talon&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You take from the discard pile: {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous prenez à la défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} takes from the discard pile: {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} prend à la défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Last round: you have passed</source>
        <translation>Dernier tour&#xa0;: vous avez passé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Last round: {name} has passed</source>
        <translation>Dernier tour&#xa0;: {name} a passé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Last round: you have knocked</source>
        <translation>Dernier tour&#xa0;: vous avez frappé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Last round: {name} has knocked</source>
        <translation>Dernier tour&#xa0;: {name} a frappé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Throw one of your other cards: what you have just taken stays.</source>
        <translation>Jetez une de vos autres cartes&#xa0;: celle que vous venez de prendre reste en main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>Take from the stock</source>
        <translation>Prendre au talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>Take from the discard pile</source>
        <translation>Prendre à la défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>I knock!</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Je frappe&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>I do not knock.</source>
        <translation>Je ne frappe pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>I keep them.</source>
        <translation>Je les garde.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>Not these three.</source>
        <translation>Pas ces trois-là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>I pass.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Je passe.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>Exchange all three</source>
        <translation>Échanger les trois cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>Thirty-one!</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Trente et un&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} has knocked already: in the last round nobody else knocks.</source>
        <translation>{name} a déjà frappé&#xa0;: au dernier tour, personne d’autre ne frappe.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>First take a card: the top one of the stock or of the discard pile.</source>
        <translation>Prenez d’abord une carte&#xa0;: celle du dessus du talon ou de la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>You have drawn: first throw a card, so that you hold three again.</source>
        <translation>Vous avez pris une carte&#xa0;: jetez-en d’abord une, pour en tenir trois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>A card taken from the discard pile stays in the hand for this turn: throw another one.</source>
        <translation>Une carte prise à la défausse reste en main pendant ce tour&#xa0;: jetez-en une autre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>You have exchanged all three cards in this deal: you can only pass now.</source>
        <translation>Vous avez échangé vos trois cartes dans cette donne&#xa0;: vous ne pouvez plus que passer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>You exchange with one of the three cards in the middle.</source>
        <translation>On échange avec une des trois cartes du milieu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>At this table one knocks after throwing a card.</source>
        <translation>À cette table, on frappe après avoir jeté une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>At this table one may knock only after everybody has had a turn.</source>
        <translation>À cette table, on ne frappe qu’une fois que chacun a joué.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} loses %n life(lives).</source>
        <translation>
            <numerusform>{name} perd&#xa0;%n&#xa0;vie.</numerusform>
            <numerusform>{name} perd&#xa0;%n&#xa0;vies.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} has no life left and leaves the table.</source>
        <translation>{name} n’a plus de vie et quitte la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>The stock was empty: the discards are shuffled and become the new one.</source>
        <translation>Le talon était épuisé&#xa0;: la défausse est battue et forme le nouveau talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>Everybody has exchanged all three cards: nobody can do anything more.</source>
        <translation>Tout le monde a échangé ses trois cartes&#xa0;: personne ne peut plus rien faire.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You draw a card from the stock.</source>
        <translation>Vous prenez une carte au talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} draws a card from the stock.</source>
        <translation>{name} prend une carte au talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You throw: {card}.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous jetez&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} throws: {card}.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} jette&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You lay in the middle: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Vous posez au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} lays in the middle: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} pose au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You take for it: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Vous prenez en échange&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} takes for it: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} prend en échange&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Lives lost</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Vies perdues</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You knocked with {value}, {best} is better: you lose two lives.</source>
        <extracomment>{best}: the best card or hand</extracomment>
        <translation>Vous avez frappé à {value}, {best} fait mieux&#xa0;: vous perdez deux vies.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/level_texts.py"/>
        <source>Imagines what the others hold by what each did last, and plays every choice out in its head.</source>
        <translation>Imagine les mains des autres d’après leur dernier coup, et joue chaque choix en pensée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} knocked with {value}, {best} is better: two lives.</source>
        <extracomment>{best}: the best card or hand</extracomment>
        <translation>{name} a frappé à {value}, {best} fait mieux&#xa0;: deux vies.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/values.py"/>
        <source>Ace 11, courts and ten 10</source>
        <translation>As 11, figures et dix 10</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/values.py"/>
        <source>The ace counts 11; king, queen, jack and ten count 10; all other cards their number.</source>
        <translation>L’as compte 11&#xa0;; le roi, la dame, le valet et le dix comptent 10&#xa0;; les autres cartes, leur nombre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Give {held} for {taken}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {held}: a card of the hand, by name | {taken}: a card or several that are taken, by name</extracomment>
        <translation>Échanger {held} contre {taken}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Keep them, or lay them in the middle and take the next three unseen?</source>
        <translation>Les garder, ou les poser au milieu et prendre les trois suivantes sans les voir&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>You deal: these are the first three cards</source>
        <translation>Vous donnez&#xa0;: voici les trois premières cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your turn: take a card from the stock or the discard pile.</source>
        <translation>À vous&#xa0;: prenez une carte au talon ou à la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Do you knock, or let the turn pass on?</source>
        <translation>Frappez-vous, ou laissez-vous jouer le suivant&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>You have exchanged all three cards: now you can only pass.</source>
        <translation>Vous avez échangé vos trois cartes&#xa0;: vous ne pouvez plus que passer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your turn: exchange one card or all three, or pass.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois, ou passez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} is about to take a card.</source>
        <translation>{name} va prendre une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} is about to throw a card.</source>
        <translation>{name} va jeter une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} may knock now.</source>
        <translation>{name} peut frapper.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} may exchange, or pass.</source>
        <translation>{name} peut échanger, ou passer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>The stock, face down</source>
        <translation>Le talon, face cachée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>The middle of the table</source>
        <translation>Le milieu de la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>From the stock</source>
        <translation>Au talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Knock: one more turn for the others</source>
        <translation>Frapper&#xa0;: encore un tour pour les autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Do not knock</source>
        <translation>Ne pas frapper</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Keep these three</source>
        <translation>Garder ces trois cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Lay them in the middle</source>
        <translation>Les poser au milieu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Pass: one more turn for the others</source>
        <translation>Passer&#xa0;: encore un tour pour les autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Pass: keep your cards</source>
        <translation>Passer&#xa0;: garder vos cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Take the top card of the stock, unseen by the others.</source>
        <translation>Prendre la carte du dessus du talon, sans que les autres la voient.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Take the card that lies open on the discard pile.</source>
        <translation>Prendre la carte visible sur la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>The turn passes on.</source>
        <translation>C’est au joueur suivant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>These three are your hand; the next three are laid open in the middle.</source>
        <translation>Ces trois cartes sont votre main&#xa0;; les trois suivantes sont retournées au milieu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>These three are laid open in the middle; the next three are your hand, unseen.</source>
        <translation>Ces trois cartes sont retournées au milieu&#xa0;; les trois suivantes sont votre main, sans les voir d’avance.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your three cards for the three in the middle. After that you may exchange nothing more.</source>
        <translation>Vos trois cartes contre les trois du milieu. Ensuite, vous ne pourrez plus rien échanger.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>You deal.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} deals and looks at three cards: keep them, or lay them in the middle?</source>
        <translation>{name} donne et regarde trois cartes&#xa0;: les garder, ou les poser au milieu&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>Turn-up: {card}.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>In the middle: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your last turn: take a card.</source>
        <translation>Votre dernier tour&#xa0;: prenez une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your last turn: exchange, or pass.</source>
        <translation>Votre dernier tour&#xa0;: échangez, ou passez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>It is worth {value}.</source>
        <translation>Elle vaut {value}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Take {card}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Prendre&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>The stock is empty: the discards are shuffled.</source>
        <translation>Le talon est épuisé&#xa0;: on bat la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Deal {number}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{card}, on the discard pile</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, sur la défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{card}, in the middle</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, au milieu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{card}, of the first three cards</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, parmi les trois premières cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name}: {words}</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {words}: what a player says aloud</extracomment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} deals.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Somebody ties the knocker’s best hand: all others lose a life.</source>
        <translation>Quelqu’un égale la meilleure main, celle de qui a frappé&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} ties the knocker’s best hand: you lose a life.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: vous perdez une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} ties the knocker’s best hand: {name} loses a life.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: {name} perd une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} ties the knocker’s best hand: {name} each lose a life.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: {name} perdez chacun une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{value} ties the knocker’s best hand: {name} lose a life each.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: {name} perdent chacun une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>Everybody has pushed: the cards in the middle are laid aside for new ones.</source>
        <translation>Tous ont poussé&#xa0;: les cartes du milieu sont écartées pour de nouvelles.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Three aces end the deal at once.</source>
        <translation>Trois as arrêtent la donne aussitôt.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>Everybody has pushed, and there are no new cards for the middle: hands are compared.</source>
        <translation>Tous ont poussé, et il n’y a plus de cartes pour le milieu&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>You show fire, three aces: everybody else loses a life.</source>
        <translation>Vous montrez le feu, trois as&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>{name} shows fire, three aces: everybody else loses a life.</source>
        <translation>{name} montre le feu, trois as&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>I push.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Je pousse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/speech.py"/>
        <source>Fire!</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>Feu&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>At this table nobody passes in the first turn of a deal.</source>
        <translation>À cette table, personne ne passe à son premier tour d’une donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your turn: exchange one card or all three.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your turn: exchange one card or all three, push or pass.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois, poussez ou passez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} may exchange, or push.</source>
        <translation>{name} peut échanger ou pousser.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} may exchange, push or pass.</source>
        <translation>{name} peut échanger, pousser ou passer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Laid aside in this deal</source>
        <translation>Écartées dans cette donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Push: stay in the deal</source>
        <translation>Pousser&#xa0;: rester dans la donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Do nothing in this turn. When all have pushed one after the other, three new cards come into the middle.</source>
        <translation>Ne rien faire à ce tour. Quand tous ont poussé l’un après l’autre, trois nouvelles cartes viennent au milieu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your three cards for the three in the middle.</source>
        <translation>Vos trois cartes contre les trois du milieu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your turn: exchange one card or all three, or push.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois, ou poussez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} exchanges.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>{name} échange.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{name} has passed already: in the last round nobody pushes.</source>
        <translation>{name} a déjà passé&#xa0;: au dernier tour, personne ne pousse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>{card}, laid aside</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, écartée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/level_texts.py"/>
        <source>Looks at its own cards only; knocks much too soon, or exchanging with the middle closes much too late.</source>
        <translation>Ne regarde que ses propres cartes&#xa0;; frappe bien trop tôt ou, à l’échange, ferme bien trop tard.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/level_texts.py"/>
        <source>Looks at its own cards only; knocks a little too soon, or exchanging with the middle closes a little too late.</source>
        <translation>Ne regarde que ses propres cartes&#xa0;; frappe un peu trop tôt ou, à l’échange, ferme un peu trop tard.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/level_texts.py"/>
        <source>Knows what each hand is worth in each round, and waits for whoever knocks too soon; exchanging with the middle imagines many hands that fit what the others took and threw.</source>
        <translation>Sait ce que vaut chaque main à chaque tour, et attend qui frappe trop tôt&#xa0;; à l’échange, imagine beaucoup de mains qui s’accordent avec ce que les autres ont pris et jeté.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>Your first three: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Vos trois premières&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/values.py"/>
        <source>{name} holds {value}: {cards}.</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} a {value}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/certain_words.py"/>
        <source>Thirty-one: everybody else loses a life at once.</source>
        <translation>Trente et un&#xa0;: tous les autres perdent aussitôt une vie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/certain_words.py"/>
        <source>Thirty-one: the deal stops at once.</source>
        <translation>Trente et un&#xa0;: la donne s’arrête aussitôt.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/certain_words.py"/>
        <source>You can keep the {value} that you have: the card drawn may be thrown.</source>
        <translation>Vous pouvez garder vos {value}&#xa0;: on peut jeter la carte prise.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/certain_words.py"/>
        <source>With the {card} your hand is worth {value} at best.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Avec cette carte ({card}), votre main vaut au mieux {value}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/certain_words.py"/>
        <source>Your {value} is final.</source>
        <translation>Vos {value} sont définitifs.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/certain_words.py"/>
        <source>Your hand is then worth {value}.</source>
        <translation>Votre main vaut alors {value}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Your three cards are final. Everybody else has one more turn, then hands are compared.</source>
        <translation>Frapper&#xa0;: vos trois cartes sont définitives. Chacun des autres joue encore un tour, puis on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>Keep your cards as they are.</source>
        <translation>Passer&#xa0;: garder vos cartes telles quelles.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un guide</name>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/guide.py"/>
        <source>These are your cards. You want 31 in one suit: the ace counts 11, courts and ten 10. Only your best suit counts: the number beside the hand.</source>
        <translation>Voici vos cartes. Visez 31 dans une couleur&#xa0;: l’as compte 11, figures et dix 10. Seule compte votre meilleure couleur&#xa0;: le nombre à côté de la main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/guide.py"/>
        <source>On your turn take one card: the unknown one of the stock or the open one. Click it, or pull it to your hand. Then throw one of your four cards.</source>
        <translation>À votre tour, prenez une carte&#xa0;: celle du talon, inconnue, ou celle qu’on voit. Cliquez dessus ou tirez-la vers votre main. Puis jetez une de vos quatre cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/guide.py"/>
        <source>On your turn exchange a card of yours for one of these three: click one, then the other. The small numbers say what your hand would be worth.</source>
        <translation>À votre tour, échangez une de vos cartes contre une de ces trois&#xa0;: cliquez l’une, puis l’autre. Les petits nombres disent ce que vaudrait votre main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/guide.py"/>
        <source>Happy with your hand? Knock, or with 36 cards pass, instead of taking a card. Your cards are final then, everybody else has one more turn, and hands are compared.</source>
        <translation>Votre main vous plaît&#xa0;? Frappez, ou à 36 cartes passez, au lieu de prendre une carte. Vos cartes sont alors définitives, chacun des autres joue encore un tour, et on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/guide.py"/>
        <source>The deal is over: here is who loses a life, and why. What the hands were worth stands beside them.</source>
        <translation>La donne est finie&#xa0;: voici qui perd une vie, et pourquoi. La valeur des mains est écrite à côté.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/guide.py"/>
        <source>These coins are your lives. In each deal the lowest hand loses one to the pot, and so may a knocker who was beaten. The last player left takes the pot.</source>
        <translation>Ces pièces sont vos vies. À chaque donne, la main la plus faible en perd une pour la cagnotte, et qui a frappé peut en perdre si on le bat. Le dernier joueur en jeu prend la cagnotte.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un keys</name>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>S</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>D</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>K</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>N</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>G</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>R</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>P</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>A</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/words.py"/>
        <source>U</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>U</translation>
    </message>
</context>
<context>
    <name>Trente-et-un lesson</name>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Trente-et-un in two deals. These coins are your lives. In each deal somebody loses some. Whoever has none left and loses once more is out, and the last one in takes the pot.</source>
        <translation>Le trente-et-un en deux donnes. Ces pièces sont vos vies. À chaque donne, quelqu’un en perd. Qui n’en a plus et perd encore est éliminé, et le dernier en jeu prend la cagnotte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Only cards of one suit are added up: the Ace counts 11, King, Queen, Jack and Ten count 10. You hold King and Nine of hearts: 19. The best there is, is 31.</source>
        <translation>On n’additionne que les cartes d’une même couleur&#xa0;: l’as compte 11&#xa0;; roi, dame, valet et dix comptent 10. Vous tenez le roi et le neuf de cœur&#xa0;: 19. Le mieux, c’est 31.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Whoever knocks draws no more; everybody else has one more turn, and the lowest hand pays. Try it at once, with 19: knock.</source>
        <translation>Qui frappe ne tire plus&#xa0;; chacun des autres joue encore un tour, et la main la plus faible paie. Essayez tout de suite, avec 19&#xa0;: frappez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Drawing would be wiser, indeed. But see for once what a knock that comes too early costs.</source>
        <translation>Tirer serait plus sage, en effet. Mais voyez une fois ce que coûte de frapper trop tôt.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Hugo drew the Ace of spades: 29. A knocker who is beaten loses two lives, not one. With 19 almost any hand catches up: that was too early.</source>
        <translation>Hugo a tiré l’as de pique&#xa0;: 29. Qui frappe et se fait battre perd deux vies, pas une. Avec 19, presque toute main vous rattrape&#xa0;: c’était trop tôt.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>The second deal: King and Queen of hearts, 20, and Hugo throws the Nine of hearts. Take that open card.</source>
        <translation>Deuxième donne&#xa0;: roi et dame de cœur, 20, et Hugo jette le neuf de cœur. Prenez cette carte ouverte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>The open Nine makes 29 for certain. What lies on the stock, nobody knows.</source>
        <translation>Le neuf ouvert fait 29 à coup sûr. Ce qu’il y a sur le talon, personne ne le sait.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Now you hold four cards and throw one away: the Three, which adds nothing. Your hearts make 29.</source>
        <translation>Vous tenez maintenant quatre cartes et vous en jetez une&#xa0;: le trois, qui n’ajoute rien. Vos cœurs font 29.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>That heart is worth more than the Three of spades, which counts for nothing here: throw the Three.</source>
        <translation>Ce cœur vaut mieux que le trois de pique, qui ne compte pas ici&#xa0;: jetez le trois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>Only Ace, Jack and Ten of hearts would still help, and each turn lets Hugo catch up: it is time.</source>
        <translation>Seuls l’as, le valet et le dix de cœur aideraient encore, et chaque tour laisse Hugo se rapprocher&#xa0;: c’est le moment.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>With 20 that is too early again. The open Nine makes 29: take it first.</source>
        <translation>Avec 20, c’est encore trop tôt. Le neuf ouvert fait 29&#xa0;: prenez-le d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>29, and Hugo found nothing on the stock. Few hands are better: knock.</source>
        <translation>29, et Hugo n’a rien trouvé au talon. Peu de mains sont meilleures&#xa0;: frappez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/lesson.py"/>
        <source>29 against 25: Hugo has the lowest hand, and loses a life. Whoever has 31 shows it at once, and then everybody else loses one.</source>
        <translation>29 contre 25&#xa0;: Hugo a la main la plus faible et perd une vie. Qui a 31 le montre aussitôt, et tous les autres en perdent une.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un options</name>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>52 cards: draw and throw</source>
        <translation>52 cartes&#xa0;: prendre et jeter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>At once</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>On one’s own first turn</source>
        <translation>À son premier tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>All who hold one</source>
        <translation>Tous ceux qui l’ont</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Only the first in turn</source>
        <translation>Seulement le premier à jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The discards are shuffled anew</source>
        <translation>On rebat la défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Hands are compared</source>
        <translation>On compare les mains</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Instead of drawing</source>
        <translation>Au lieu de prendre une carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>After throwing a card</source>
        <translation>Après avoir jeté une carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Who ties for best with them</source>
        <translation>Celui qui fait aussi bien que lui</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>All others, if they tie for best</source>
        <translation>Tous les autres, s’il est premier à égalité</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The others, if they tie for lowest</source>
        <translation>Les autres, s’il est dernier à égalité</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>If anybody has more</source>
        <translation>Si quelqu’un a plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Only if their hand is the lowest</source>
        <translation>Seulement si sa main est la plus petite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The deal</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>La donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The partie</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>La partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>They pass</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Il passe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Their turn is skipped</source>
        <translation>Son tour est sauté</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>On one’s own turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>No limit</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>%n turn(s)</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The game</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Le jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Players</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Two to nine, each for themselves.</source>
        <translation>De deux à neuf, chacun pour soi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Chips</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Everybody begins with this many; each lost life costs one.</source>
        <translation>Chacun commence avec ce nombre de jetons&#xa0;; chaque vie perdue en coûte un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Last chance</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Dernière chance</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Whoever has paid the last chip plays on, and leaves the table only at the next loss.</source>
        <translation>Qui a payé son dernier jeton joue encore, et ne quitte la table qu’à la perte suivante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Two cards of a suit count together</source>
        <translation>Deux cartes d’une couleur s’additionnent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>A hand is worth its best suit; without this, cards are only added if all three are of one suit.</source>
        <translation>Une main vaut sa meilleure couleur&#xa0;; sinon, on n’additionne que trois cartes de la même couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Three of a kind are worth 30½</source>
        <translation>Le brelan vaut 30½</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Three cards of one rank beat 30, and lose to 31.</source>
        <translation>Trois cartes de même rang battent 30, et perdent contre 31.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Thirty-one in the dealt cards</source>
        <translation>Trente et un à la donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>When a thirty-one that was dealt is shown.</source>
        <translation>Quand on montre un trente et un reçu à la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Several thirty-ones dealt</source>
        <translation>Plusieurs trente et un à la donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Who is safe if several players are dealt a thirty-one.</source>
        <translation>Qui est à l’abri si plusieurs joueurs reçoivent un trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The turn-up may go back</source>
        <translation>La retourne peut repartir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Whoever takes the first open card may throw it again at once, as long as no other card was thrown.</source>
        <translation>Qui prend la première carte retournée peut la rejeter aussitôt, tant qu’aucune autre n’a été jetée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>When the stock is empty</source>
        <translation>Quand le talon est épuisé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>What happens when the last card of the stock is gone.</source>
        <translation>Ce qui se passe quand la dernière carte du talon est prise.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>When one may knock</source>
        <translation>Quand on peut frapper</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>At which moment of their turn a player may knock.</source>
        <translation>À quel moment de son tour un joueur peut frapper.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Knocking in the first round</source>
        <translation>Frapper au premier tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>One may knock before everybody has had a turn.</source>
        <translation>On peut frapper avant que chacun ait joué.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Ties with the knocker</source>
        <translation>Égalité avec celui qui frappe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The knocker pays two</source>
        <translation>Celui qui frappe en paie deux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>When a knocker who was beaten loses two lives.</source>
        <translation>Quand le joueur qui a frappé et qu’on dépasse perd deux vies.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The lowest hand pays too</source>
        <translation>La plus petite main paie aussi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The lowest hand also loses a life when the knocker has lost two.</source>
        <translation>La plus petite main perd aussi une vie quand celui qui a frappé en perd deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>A thirty-one costs the knocker two</source>
        <translation>Un trente et un en coûte deux à qui a frappé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>If somebody reaches thirty-one after a knock, the knocker loses two lives and not one.</source>
        <translation>Si quelqu’un fait trente et un après qu’on a frappé, celui qui a frappé perd deux vies au lieu d’une.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>What a thirty-one wins</source>
        <translation>Ce que gagne un trente et un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>A thirty-one ends the deal, or it wins the whole partie.</source>
        <translation>Un trente et un termine la donne, ou gagne toute la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>After exchanging all three</source>
        <translation>Après avoir échangé ses trois cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>What somebody who has exchanged all three cards does in their next turn.</source>
        <translation>Ce que fait à son tour suivant celui qui a échangé ses trois cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>When a thirty-one is shown</source>
        <translation>Quand on montre un trente et un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Longest deal</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Donne la plus longue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>After this many turns in which nobody ends the deal, hands are compared.</source>
        <translation>Après ce nombre de tours sans que personne n’arrête la donne, on compare les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Classic</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>52 cards, stock and discard pile, as the rulebook has it.</source>
        <translation>52 cartes, talon et défausse, selon la règle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Scat</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Scat</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>36 cards</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>36 cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Strict</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Strict</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Only three cards of one suit are added up, no early knock, and no last chance.</source>
        <translation>On n’additionne que trois cartes de la même couleur&#xa0;; ni frappe au premier tour, ni dernière chance.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Quick</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>One chip each, three of a kind count 30½, and a thirty-one wins everything.</source>
        <translation>Un jeton chacun, le brelan vaut 30½, et un trente et un gagne tout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Who pays when somebody else’s hand is worth as much as the knocker’s. By the rulebook a tie for the best hand pays; many tables rather spare a knocker who ties for the lowest.</source>
        <translation>Qui paie quand une autre main vaut autant que celle du joueur qui a frappé. Selon la règle, égaler la meilleure main se paie&#xa0;; bien des tables épargnent plutôt celui qui a frappé et partage la plus petite.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The knocker loses two lives only if their hand is the lowest of all. Many tables also count three of a kind as 30½, which is an option below.</source>
        <translation>Celui qui frappe ne perd deux vies que si sa main est la plus petite de toutes. Bien des tables comptent aussi le brelan pour 30½&#xa0;: c’est une option ci-dessous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Free to exchange again</source>
        <translation>Libre d’échanger encore</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>36, from the six up</source>
        <translation>36, à partir du six</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>32, from the seven up</source>
        <translation>32, à partir du sept</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>30½, as three of any rank</source>
        <translation>30½, comme trois d’un autre rang</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Fire: all others lose a life</source>
        <translation>Le feu&#xa0;: tous les autres perdent une vie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>The lowest hand</source>
        <translation>La plus petite main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>All who hold none</source>
        <translation>Tous ceux qui n’en ont pas</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Cards</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>With 32 cards the sixes are left out, too.</source>
        <translation>Avec 32 cartes, on enlève aussi les six.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Pushing</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Pousser</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>One may do nothing and stay in the deal; when all do so, three new cards come into the middle.</source>
        <translation>On peut ne rien faire et rester dans la donne&#xa0;; quand tous le font, trois nouvelles cartes viennent au milieu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Passing in the first round</source>
        <translation>Passer au premier tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>One may pass in one’s first turn of a deal.</source>
        <translation>On peut passer à son premier tour d’une donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Three aces</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Trois as</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Whether three aces end the deal, more than a thirty-one.</source>
        <translation>Si trois as arrêtent la donne, et valent plus qu’un trente et un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Who loses to a thirty-one</source>
        <translation>Qui perd contre un trente et un</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Exchange with three open cards in the middle; related to Schwimmen and Knack.</source>
        <translation>On échange avec trois cartes ouvertes au milieu&#xa0;; parent du Schwimmen et du Knack.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Schwimmen</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>Schwimmen</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>32 cards: push, new cards in the middle when all push, and three aces are fire.</source>
        <translation>32 cartes&#xa0;: on peut pousser, trois nouvelles cartes au milieu quand tous poussent, et trois as sont le feu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Who loses a life when a thirty-one is announced.</source>
        <translation>Qui perd une vie quand un trente et un est annoncé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>Exchange with the middle</source>
        <translation>Échanger avec le milieu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>With 52 cards one draws and throws; with fewer one exchanges with three open cards in the middle.</source>
        <translation>À 52 cartes, on prend et l’on jette&#xa0;; avec moins de cartes, on échange avec trois cartes retournées au milieu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>When a thirty-one is announced.</source>
        <translation>Quand on annonce un trente et un.</translation>
    </message>
</context>
<context>
    <name>Trio</name>
    <message>
        <location filename="../ludo/ui/games/trio/__init__.py"/>
        <source>Trio</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Trio</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/__init__.py"/>
        <source>Collect sets and sequences: the first to fulfil all seven contracts wins.</source>
        <translation>Réunir brelans, carrés et séquences&#xa0;: le premier à remplir les sept contrats gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Year {number}: {shapes}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {shapes}: what a contract asks for: “two Brelans”</extracomment>
        <translation>Année {number}&#xa0;: {shapes}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Contract {number}: {shapes}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {shapes}: what a contract asks for: “two Brelans”</extracomment>
        <translation>Contrat {number}&#xa0;: {shapes}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Brelan</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Carré</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Carré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Tierce</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Tierce</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Quatrième</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Quatrième</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>two Brelans</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>deux brelans</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Brelan and a Carré</source>
        <translation>un brelan et un carré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>two Carrés</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>deux carrés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 4 and a Carré</source>
        <translation>une séquence de 4 et un carré</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>three Brelans</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>trois brelans</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>two Sequences of 4</source>
        <translation>deux séquences de 4</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 7 and a Brelan</source>
        <translation>une séquence de 7 et un brelan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 4</source>
        <translation>une séquence de 4</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 4 and a Brelan</source>
        <translation>une séquence de 4 et un brelan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>two Sequences of 4 and a Brelan</source>
        <translation>deux séquences de 4 et un brelan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 10</source>
        <translation>une séquence de 10</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>two Sequences of 6</source>
        <translation>deux séquences de 6</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 10 and a Brelan</source>
        <translation>une séquence de 10 et un brelan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>a Sequence of 13</source>
        <translation>une séquence de 13</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Threes</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>trois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Fours</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Fives</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>cinq</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Sixes</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Sevens</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>sept</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Eights</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>huit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Nines</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>neuf</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Tens</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>dix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Jacks</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>valets</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Queens</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>dames</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Kings</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>rois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Aces</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>{name} of {suit} ({low} – {high})</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {suit}: a suit: “hearts”; it may have forms | {low}: the lowest rank or value | {high}: the highest rank or value</extracomment>
        <translation>{name} à {suit} ({low} – {high})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>{name} of {suit}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>{name} à {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>{name} of {rank}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>{name} de {rank}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>Sequence of {size}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Séquence de {size}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/combination_words.py"/>
        <source>{wild} as {rank}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {wild}: a card that stands for another, by name | {rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>{wild} pour {rank}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/ladder.py"/>
        <source>Year</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Année</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/ladder.py"/>
        <source>Contract</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Contrat</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/certain_words.py"/>
        <location filename="../ludo/ui/games/trio/layout.py"/>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>%n point(s)</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/level_texts.py"/>
        <source>Remembers every card that was thrown, reckons each hand’s chances, and minds what the next player may want.</source>
        <translation>Retient chaque carte jetée, évalue les chances de chaque main et se méfie de ce que veut le joueur suivant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>There is no Brelan or Carré of Twos or jokers: they are wild cards.</source>
        <translation>Il n’y a ni brelan ni carré de deux ou de fous&#xa0;: ce sont des passe-partout.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>Too many wilds: a combination like this may hold %n.</source>
        <translation>
            <numerusform>Trop de passe-partout&#xa0;: une telle combinaison en admet&#xa0;%n.</numerusform>
            <numerusform>Trop de passe-partout&#xa0;: une telle combinaison en admet&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>%n card(s) too many: the contract is laid out exactly.</source>
        <translation>
            <numerusform>%n carte de trop&#xa0;: le contrat s’étale exactement.</numerusform>
            <numerusform>%n cartes de trop&#xa0;: le contrat s’étale exactement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Il manque&#xa0;%n carte.</numerusform>
            <numerusform>Il manque&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>After the opening, Tierces, Brelans, Quatrièmes and Carrés are laid; longer sequences grow card by card.</source>
        <translation>Après l’ouverture, on étale tierces, brelans, quatrièmes et carrés&#xa0;; une séquence plus longue s’allonge carte par carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{card} does not go with {rank}: a Brelan or Carré has cards of one rank.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>{card} ne va pas avec les {rank}&#xa0;: un brelan ou un carré n’a qu’un rang.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>At this table a Brelan or Carré has different suits only: {cards} is there twice.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>À cette table, un brelan ou un carré n’a que des couleurs différentes&#xa0;: {cards} y est deux fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{card} does not go there: it is the place of the {rank} of that suit.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>{card} ne va pas là&#xa0;: c’est la place de cette couleur au rang {rank}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>You took the {card} from the discard pile in this turn: it may not be thrown back at once.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous venez de prendre cette carte à la défausse ({card})&#xa0;: on ne la rejette pas dans le même tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>Whoever has opened may take the discard only to get rid of all cards in the same turn; {card} does not do it.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Qui a ouvert ne prend la défausse que pour se défaire de toutes ses cartes dans le tour&#xa0;; {card} n’y suffit pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>At this table two sets of one contract may not be of the same rank ({rank}).</source>
        <extracomment>{rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>À cette table, deux brelans ou carrés d’un contrat ne sont pas du même rang ({rank}).</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>You have opened already: one contract is fulfilled a deal.</source>
        <translation>Vous avez déjà ouvert&#xa0;: on remplit un contrat par donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>At this table the two sequences of a contract may not follow on each other.</source>
        <translation>À cette table, les deux séquences d’un contrat ne peuvent pas se faire suite.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>You have drawn already: a turn has one draw.</source>
        <translation>Vous avez déjà pigé&#xa0;: on prend une carte par tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>First draw a card: from the stock or the discard pile.</source>
        <translation>Pigez d’abord une carte&#xa0;: au talon ou à la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>That combination has no such end.</source>
        <translation>Cette combinaison n’a pas ce bout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>At this table nothing is added to combinations in the turn in which one opens.</source>
        <translation>À cette table, on n’ajoute rien aux combinaisons dans le tour où l’on ouvre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>At this table cards are added to other players’ combinations only.</source>
        <translation>À cette table, on n’ajoute qu’aux combinaisons des autres.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>In the opening turn your own combinations stay as the contract has them.</source>
        <translation>Dans le tour d’ouverture, vos combinaisons restent telles que le contrat les veut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>That Carré is complete: it takes no further card.</source>
        <translation>Ce carré est complet&#xa0;: il ne reçoit plus de carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>New combinations have to wait for your next turn: you have only just opened.</source>
        <translation>Les combinaisons nouvelles attendent votre prochain tour&#xa0;: vous venez d’ouvrir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>You took the discard after opening: all your cards have to go in this turn.</source>
        <translation>Vous avez pris la défausse après avoir ouvert&#xa0;: toutes vos cartes doivent partir dans ce tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>The discard pile is empty.</source>
        <translation>La défausse est vide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>Open first: only a player who has laid out the contract may lay anything else.</source>
        <translation>Ouvrez d’abord&#xa0;: seul qui a étalé son contrat peut poser autre chose.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>There is no wild card to be exchanged.</source>
        <translation>Il n’y a pas de passe-partout à échanger là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>At this table a wild stays where it lies: there is no exchange.</source>
        <translation>À cette table, un passe-partout reste où il est&#xa0;: pas d’échange.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>The sequence cannot grow any further at that end.</source>
        <translation>La séquence ne peut plus s’allonger par ce bout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>A sequence does not go beyond the Ace.</source>
        <translation>Une séquence ne va pas au-delà de l’as.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>A sequence has cards of one suit only.</source>
        <translation>Une séquence n’a qu’une couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>A Brelan or Carré has cards of one rank only.</source>
        <translation>Un brelan ou un carré n’a que des cartes de même rang.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>These cards do not make such a combination.</source>
        <translation>Ces cartes ne font pas une telle combinaison.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>After that you could not end your turn: the card left may not be thrown.</source>
        <translation>Après cela, vous ne pourriez finir votre tour&#xa0;: la carte restante ne peut être rejetée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>Two wilds may not lie next to each other in a sequence.</source>
        <translation>Deux passe-partout ne se suivent pas dans une séquence.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>That is not a {shape}.</source>
        <extracomment>{shape}: the kind of a combination: “Brelan”</extracomment>
        <translation>Ce n’est pas cela&#xa0;: {shape}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>The opening is exactly contract {contract}, all of it at once.</source>
        <extracomment>{contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>L’ouverture est exactement le contrat {contract}, tout entier et d’un coup.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{card} is not the card that this wild stands for.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card} n’est pas la carte que ce passe-partout remplace.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards; head of a column | The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>The stock is empty</source>
        <translation>Le talon est épuisé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>The limit of turns is reached</source>
        <translation>Le nombre de tours est atteint</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Nobody can go out any more</source>
        <translation>Personne ne peut plus finir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>{end}: {points}.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {end}: how a deal ended: “Anna is out”</extracomment>
        <translation>{end}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>The tenth year is passed: the first to do so wins.</source>
        <translation>La dixième année est passée&#xa0;: le premier à y parvenir gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>The seventh contract is fulfilled: the first to do so wins.</source>
        <translation>Le septième contrat est rempli&#xa0;: le premier à y parvenir gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Several fulfilled the last contract; the one of them who went out wins.</source>
        <translation>Plusieurs ont rempli le dernier contrat&#xa0;; celui qui a fini gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>year {number} of {last}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>année {number} sur {last}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>contract {number} of {last}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>contrat {number} sur {last}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>You go out</source>
        <translation>Vous avez fini</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>{name} goes out</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>{name} {points}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Several fulfilled the last contract with equal points.</source>
        <translation>Plusieurs ont rempli le dernier contrat, à égalité de points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Deal {number}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Several fulfilled the last contract with equal points; whoever opened first wins.</source>
        <translation>Plusieurs ont rempli le dernier contrat à égalité de points&#xa0;; le premier à ouvrir gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Several fulfilled the last contract; the fewest points win.</source>
        <translation>Plusieurs ont rempli le dernier contrat&#xa0;; le moins de points l’emporte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Next for you: {contract}.</source>
        <extracomment>{contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>Ensuite, pour vous&#xa0;: {contract}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>Once more for you: {contract}.</source>
        <extracomment>{contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>De nouveau, pour vous&#xa0;: {contract}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Draw from the stock</source>
        <translation>Piger au talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Take the discard</source>
        <translation>Prendre la défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name}: I open! ({number})</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: j’ouvre&#xa0;! ({number})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Lay combinations, add cards to those on the table, or throw one.</source>
        <translation>Étalez, ajoutez aux combinaisons de la table, ou écartez une carte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>In hand: %n point(s)</source>
        <translation>
            <numerusform>En main&#xa0;: %n point</numerusform>
            <numerusform>En main&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Cards left count: Ace to Ten 10, Nine to Three 5, a wild 20.</source>
        <translation>Les cartes restantes comptent&#xa0;: de l’as au dix 10, du neuf au trois 5, un passe-partout 20.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>From the stock</source>
        <translation>Piger au talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>The discard</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>La défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You took the discard: now all your cards have to go.</source>
        <translation>Vous avez pris la défausse&#xa0;: toutes vos cartes doivent partir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You have opened. Add cards to combinations, or throw one.</source>
        <translation>Vous avez ouvert. Ajoutez aux combinaisons, ou écartez une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>I open!</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>J’ouvre&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/level_texts.py"/>
        <source>Keeps whatever goes together, takes a discard only if it is wild or opens, and hardly looks at the combinations of the others.</source>
        <translation>Garde tout ce qui va ensemble, ne prend une carte de la défausse que si c’est un passe-partout ou si elle permet d’ouvrir, et ne regarde guère les combinaisons des autres.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/level_texts.py"/>
        <source>Takes the discards that bring the contract nearer, keeps whatever goes together, and hardly looks at the combinations of the others.</source>
        <translation>Prend dans la défausse ce qui rapproche du contrat, garde tout ce qui va ensemble et ne regarde guère les combinaisons des autres.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/level_texts.py"/>
        <source>Gathers the nearest combinations, opens as soon as possible, and then gets rid of cards in every way, dear ones first.</source>
        <translation>Réunit les combinaisons les plus proches, ouvre dès que possible, puis se débarrasse de ses cartes par tous les moyens, les plus chères d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You add: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous ajoutez&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} adds: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} ajoute&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Take: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Prendre&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Your turn: draw a card. The discard is only for going out.</source>
        <translation>À vous&#xa0;: pigez une carte. La défausse ne sert plus qu’à finir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You have opened. Throw a card.</source>
        <translation>Vous avez ouvert. Écartez une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} has drawn and thinks.</source>
        <translation>{name} a pigé et réfléchit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>The stock (talon), face down</source>
        <translation>Le talon, face cachée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>A combination on the table</source>
        <translation>Une combinaison sur la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>The Carré is complete and put aside.</source>
        <translation>Le carré est complet&#xa0;: on le met de côté.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>The stock is empty: %n discard(s) are shuffled anew.</source>
        <translation>
            <numerusform>Le talon est épuisé&#xa0;: %n carte défaussée est remêlée.</numerusform>
            <numerusform>Le talon est épuisé&#xa0;: %n cartes défaussées sont remêlées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Take the top card of the discard pile. It may not be thrown back in the same turn; whoever has opened takes it only to go out.</source>
        <translation>Prendre la carte du dessus de la défausse. On ne la rejette pas dans le même tour&#xa0;; qui a ouvert ne la prend que pour finir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Lay the combination before you.</source>
        <translation>Étaler la combinaison devant soi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Add the card to the combination.</source>
        <translation>Ajouter la carte à la combinaison.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Put the natural card in the place of the wild, which comes to your hand.</source>
        <translation>Mettre la carte naturelle à la place du passe-partout, qui vient dans votre main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Throw the card (écarter): your turn is over.</source>
        <translation>Écarter la carte&#xa0;: votre tour est fini.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>The discards are shuffled into a new stock.</source>
        <translation>Les cartes défaussées font un nouveau talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Cards are turned up: the first Jack makes the first dealer.</source>
        <translation>On retourne des cartes&#xa0;: le premier valet désigne le donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You deal.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} takes up: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} prend&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/furniture.py"/>
        <source>Discards</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/furniture.py"/>
        <source>Stock: {count}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Talon&#xa0;: {count}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/ladder.py"/>
        <source>Contracts</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Contrats</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/ladder.py"/>
        <source>School years</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Années d’école</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/meld_marks.py"/>
        <source>{name}: {combination}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {combination}: a combination of Trio: “Brelan of Kings”</extracomment>
        <translation>{name}&#xa0;: {combination}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/moments.py"/>
        <source>You open: {contract}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>Vous ouvrez&#xa0;: {contract}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/moments.py"/>
        <source>{name} opens: {contract}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>{name} ouvre&#xa0;: {contract}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You take up: {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous prenez&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You get the wild: {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous reprenez le passe-partout&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} gets the wild: {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} reprend le passe-partout&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You throw: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous écartez&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} throws: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} écarte&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You lay: {cards}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>Vous étalez&#xa0;: {cards}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} lays: {cards}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} étale&#xa0;: {cards}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>To lay</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>À étaler</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>You add {card} to: {combination}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {combination}: a combination of Trio: “Brelan of Kings”</extracomment>
        <translation>Vous ajoutez {card} à&#xa0;: {combination}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} adds {card} to: {combination}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {combination}: a combination of Trio: “Brelan of Kings”</extracomment>
        <translation>{name} ajoute {card} à&#xa0;: {combination}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Your turn: draw a card. You collect {contract}.</source>
        <extracomment>{contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>À vous&#xa0;: pigez une carte. Votre contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Open with {contract}, or throw a card.</source>
        <extracomment>{contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>Ouvrez avec {contract}, ou écartez une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} draws a card.</source>
        <translation>{name} pige une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} has taken the discard and thinks.</source>
        <translation>{name} a pris la défausse et réfléchit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Open</source>
        <extracomment>lay the first contract on the table (an act) | The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Take the wild</source>
        <translation>Prendre le passe-partout</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name} deals.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name}: I open! {contract}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>{name}&#xa0;: j’ouvre&#xa0;! {contract}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{card}, in a combination on the table</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, dans une combinaison sur la table</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{card}, laid out by you</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, sur un de vos plateaux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{card}, on the discard pile</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, sur la défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{card}, turned up for the first dealer</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, retournée pour le premier donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{name}: the first Jack, and so the first deal</source>
        <translation>{name}&#xa0;: le premier valet, donc la première donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Open: {wilds}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {wilds}: what wild cards stand for</extracomment>
        <translation>Ouvrir&#xa0;: {wilds}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>As {rank}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>Comme {rank}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Take the wild that is {rank}</source>
        <extracomment>{rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>Prendre le passe-partout mis pour {rank}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n card(s) missing.</source>
        <extracomment>{shape}: the kind of a combination: “Brelan”</extracomment>
        <translation>
            <numerusform>{shape}&#xa0;: il manque %n carte.</numerusform>
            <numerusform>{shape}&#xa0;: il manque %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>%n card(s) in the stock.</source>
        <translation>
            <numerusform>%n carte au talon.</numerusform>
            <numerusform>%n cartes au talon.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>has not opened; {contract}</source>
        <extracomment>{contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>n’a pas ouvert&#xa0;; {contract}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{combination}, your own</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {combination}: a combination of Trio: “Brelan of Kings”</extracomment>
        <translation>{combination}, à vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{combination}, laid by {name}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {combination}: a combination of Trio: “Brelan of Kings”</extracomment>
        <translation>{combination}, chez {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>You draw a card from the stock</source>
        <translation>Vous piochez une carte au talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>You draw: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous piochez&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{name} draws: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} pioche&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{combination} with {wilds}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {combination}: a combination of Trio: “Brelan of Kings” | {wilds}: what wild cards stand for</extracomment>
        <translation>{combination} avec {wilds}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>No combination lies on the table.</source>
        <translation>Aucune combinaison n’est posée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>has opened; {contract}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>a ouvert&#xa0;; {contract}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>%n card(s)</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{name}: {standing}.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {standing}: how somebody stands: “two Brelans; 25 points”</extracomment>
        <translation>{name}&#xa0;: {standing}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{name} draws a card from the stock</source>
        <translation>{name} pioche une carte au talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>three {ranks}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>trois {ranks}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>Turned up: {card}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Retourne&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>{combination}, {wilds}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {combination}: a combination of Trio: “Brelan of Kings” | {wilds}: what wild cards stand for</extracomment>
        <translation>{combination}, {wilds}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>four {ranks}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>quatre {ranks}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/spoken.py"/>
        <source>Discard: {card}.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Défausse&#xa0;: {card}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n more, {cards} or a wild.</source>
        <extracomment>{shape}: the kind of a combination: “Brelan” | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>{shape}&#xa0;: encore %n, {cards} ou un passe-partout.</numerusform>
            <numerusform>{shape}&#xa0;: encore %n, {cards} ou un passe-partout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n more, {cards}.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {shape}: the kind of a combination: “Brelan” | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>{shape}&#xa0;: encore %n, {cards}.</numerusform>
            <numerusform>{shape}&#xa0;: encore %n, {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/ladder.py"/>
        <source>Next: {contract}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {contract}: what a contract asks for: “two Brelans”</extracomment>
        <translation>Ensuite&#xa0;: {contract}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/layout.py"/>
        <source>%n pt(s)</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;pt</numerusform>
            <numerusform>%n&#xa0;pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/meld_marks.py"/>
        <source>{name}: still in hand, %n point(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: encore en main, %n&#xa0;point</numerusform>
            <numerusform>{name}&#xa0;: encore en main, %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>%n point(s) against you</source>
        <translation>
            <numerusform>%n&#xa0;point contre vous</numerusform>
            <numerusform>%n&#xa0;points contre vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>%n point(s) against you.</source>
        <translation>
            <numerusform>%n&#xa0;point contre vous.</numerusform>
            <numerusform>%n&#xa0;points contre vous.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>The others count the cards left in their hands.</source>
        <translation>Les autres comptent les cartes qui leur restent en main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>{cards}: {points}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{cards}&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>has opened</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>a ouvert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>has not opened</source>
        <translation>n’a pas ouvert</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/certain_words.py"/>
        <source>You are out of cards: the deal ends.</source>
        <translation>Vous n’avez plus de cartes&#xa0;: la donne se termine.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/certain_words.py"/>
        <source>You keep %n card(s), worth {points}.</source>
        <translation>
            <numerusform>Il vous reste %n carte, qui vaut {points}.</numerusform>
            <numerusform>Il vous reste %n cartes, qui valent {points}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/certain_words.py"/>
        <source>You get the {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous recevez&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Open with {cards}</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>Ouvrir avec&#xa0;: {cards}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Lay off the {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Ajouter&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Put the {card} in the place of the wild</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Mettre à la place du passe-partout&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Take the top card of the stock (talon), which nobody has seen.</source>
        <translation>Piger&#xa0;: prendre la carte du dessus du talon, que personne n’a vue.</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <location filename="../ludo/ui/games/trio/guide.py"/>
        <source>Everybody climbs this ladder, one contract a deal at most. The golden step is yours: what it asks for is written above.</source>
        <translation>Chacun gravit cette échelle, d’un contrat au plus par donne. La marche dorée est la vôtre&#xa0;: ce qu’elle demande est écrit au-dessus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/guide.py"/>
        <source>Your thirteen cards. Pull them to where you like them, or let the buttons sort them. A Brelan is three cards of one rank, a Carré four; a Sequence follows on in one suit. Twos stand for any card.</source>
        <translation>Vos treize cartes. Mettez-les dans l’ordre que vous voulez, ou laissez les boutons les ranger. Un brelan, c’est trois cartes de même rang&#xa0;; un carré, quatre&#xa0;; une séquence, une suite dans une couleur. Les deux remplacent toute carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/guide.py"/>
        <source>In these trays you compose your contract, whenever you like; they say what is missing. Nothing is laid before you press Open. To end the turn pull a card to the discard pile.</source>
        <translation>Sur ces plateaux vous composez votre contrat, quand vous voulez&#xa0;; ils disent ce qui manque. Rien n’est étalé avant que vous n’appuyiez sur Ouvrir. Pour finir le tour, tirez une carte vers la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/guide.py"/>
        <source>You have opened: the contract is yours. Now get rid of your cards: pull them to combinations on the table, or, from your next turn on, lay new ones.</source>
        <translation>Vous avez ouvert&#xa0;: le contrat est rempli. Défaites-vous de vos cartes&#xa0;: tirez-les vers les combinaisons de la table ou, dès le tour suivant, étalez-en de nouvelles.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/guide.py"/>
        <source>Somebody has no card left: the deal is over. What is left in a hand counts against its owner; whoever has opened goes on to the next contract.</source>
        <translation>Quelqu’un n’a plus de carte&#xa0;: la donne est finie. Ce qui reste en main compte contre son propriétaire&#xa0;; qui a ouvert passe au contrat suivant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/guide.py"/>
        <source>Each turn begins with a draw: press the stock, or the open card beside it if you need it.</source>
        <translation>Chaque tour commence par une pioche&#xa0;: appuyez sur le talon, ou sur la carte ouverte à côté si elle vous sert.</translation>
    </message>
</context>
<context>
    <name>Trio keys</name>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>S</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>D</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>Trio lesson</name>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Trio is a climb: everybody has to fulfil seven contracts, one after the other and at most one in a deal. The first one asks for two Brelans: twice three cards of one rank.</source>
        <translation>Trio est une montée&#xa0;: chacun doit remplir sept contrats, l’un après l’autre, un par donne au plus. Le premier demande deux brelans&#xa0;: deux fois trois cartes de même rang.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Your thirteen cards. Three Sevens are a Brelan. Of Kings you have only two, but the Two is wild: it stands for the third King.</source>
        <translation>Vos treize cartes. Trois sept font un brelan. Des rois, vous n’en avez que deux, mais le deux est un joker&#xa0;: il remplace le troisième roi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Each turn begins with a card: take the unknown one from the stock.</source>
        <translation>Chaque tour commence par une carte&#xa0;: prenez celle du talon, inconnue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>The open Ten fits to nothing you hold. An unknown card at least may.</source>
        <translation>Le dix ouvert ne va avec rien de ce que vous tenez. Une carte inconnue, peut-être.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Now open: pull the three Sevens into one tray, both Kings and the Two into the other, and press Open. Clicking a card and then a tray does the same.</source>
        <translation>Ouvrez maintenant&#xa0;: tirez les trois sept sur un plateau, les deux rois et le deux sur l’autre, et appuyez sur Ouvrir. Cliquer une carte, puis un plateau, fait la même chose.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Lay these six cards: the Sevens in one tray, the two Kings with the Two in the other.</source>
        <translation>Étalez ces six cartes&#xa0;: les sept sur un plateau, les deux rois et le deux sur l’autre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Opened: the contract is fulfilled, whatever happens now. End your turn: throw the Queen, which fits nothing and would cost ten points.</source>
        <translation>C’est ouvert&#xa0;: le contrat est rempli, quoi qu’il arrive. Finissez votre tour&#xa0;: jetez la dame, qui ne va avec rien et coûterait dix points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>You need that card: Four, Five and Six are a run, the Nines may become a Brelan, the Jack has a use.</source>
        <translation>Cette carte vous servira&#xa0;: quatre, cinq et six font une suite, les neuf peuvent devenir un brelan, et le valet trouvera sa place.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Take a card from the stock again.</source>
        <translation>Prenez de nouveau une carte du talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Whoever has opened takes the open card only if they can finish with it.</source>
        <translation>Qui a ouvert ne prend la carte ouverte que pour finir aussitôt.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>A Nine: now everything fits. First lay the run: Four, Five and Six of spades.</source>
        <translation>Un neuf&#xa0;: tout s’accorde. Étalez d’abord la suite&#xa0;: quatre, cinq et six de pique.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>That comes in a moment. First the run of spades, then the Nines, then the Jack, and last the Three.</source>
        <translation>Cela vient dans un instant. D’abord la suite de piques, puis les neuf, puis le valet, et le trois pour finir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Then the three Nines.</source>
        <translation>Puis les trois neuf.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>That comes in a moment: first the Nines.</source>
        <translation>Cela vient dans un instant&#xa0;: d’abord les neuf.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>If you throw now, one card is left and the deal goes on. First lay the Jack off.</source>
        <translation>Si vous jetez maintenant, il vous reste une carte et la donne continue. Posez d’abord le valet.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>The last card: throw it on the pile, and the deal is over.</source>
        <translation>La dernière carte&#xa0;: jetez-la sur la défausse, et la donne est finie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>It is your last card: throw it on the pile.</source>
        <translation>C’est votre dernière carte&#xa0;: jetez-la sur la défausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>You have no card left. What the others hold counts against them. You and Inès go on to contract 2, and Hugo, who has not opened, tries the first again.</source>
        <translation>Vous n’avez plus de carte. Ce que les autres tiennent compte contre eux. Inès et vous passez au contrat 2&#xa0;; Hugo, qui n’a pas ouvert, reprend le premier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>With a discard your turn ends, and your contract stays in your hand. Open first.</source>
        <translation>La défausse finit votre tour, et votre contrat reste en main. Ouvrez d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>That would do too, but then two Kings stay in your hand, which count ten each.</source>
        <translation>Cela irait aussi, mais il vous resterait deux rois en main, qui comptent dix chacun.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>The Three fits nothing either, but it costs five points and the Queen ten.</source>
        <translation>Le trois ne va avec rien non plus, mais il coûte cinq points, et la dame dix.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>A discard ends your turn, and all you still hold counts against you. Lay down what fits first.</source>
        <translation>La défausse finit votre tour, et tout ce que vous tenez encore compte contre vous. Étalez d’abord ce qui s’accorde.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>The Nines would stay in your hand and count against you. Lay them first.</source>
        <translation>Les neuf resteraient en main et compteraient contre vous. Étalez-les d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Inès has opened as well, with Jacks and Eights. From your next turn on you may lay cards to what lies there, on both sides, and lay new combinations.</source>
        <translation>Inès a ouvert aussi, avec des valets et des huit. Dès votre prochain tour, vous pouvez compléter ce qui est étalé, chez elle et chez vous, et étaler de nouvelles combinaisons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/lesson.py"/>
        <source>Two cards are left. Lay the Jack to the three Jacks of Inès: that makes a Carré.</source>
        <translation>Il reste deux cartes. Posez le valet sur les trois valets d’Inès&#xa0;: cela fait un carré.</translation>
    </message>
</context>
<context>
    <name>Trio options</name>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Trio</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Trio</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>L’École</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>L’École</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Low or high</source>
        <translation>En bas ou en haut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>High only</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>En haut seulement</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Low only</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>En bas seulement</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>As long as it lies</source>
        <translation>Tant qu’elle est étalée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Only when it is laid</source>
        <translation>Seulement quand on étale</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>On other players’ combinations</source>
        <translation>Sur celles des autres</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Nowhere yet</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Nulle part encore</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>On any combination</source>
        <translation>Sur toutes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Three or four cards</source>
        <translation>Trois ou quatre cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Three cards or more</source>
        <translation>Trois cartes ou plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>The discards are shuffled</source>
        <translation>On remêle la défausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>The deal ends</source>
        <translation>La donne finit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Those of the whole partie</source>
        <translation>Ceux de toute la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Those of the last deal</source>
        <translation>Ceux de la dernière donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>The victory is shared</source>
        <translation>La victoire est partagée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Who opened first</source>
        <translation>Le premier à ouvrir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>None</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>In every sequence</source>
        <translation>Dans toute séquence</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>In those of six cards or more</source>
        <translation>À partir de six cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>No limit</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>%n joker(s)</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n fou</numerusform>
            <numerusform>%n fous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>%n turn(s)</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Game</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Trio with its seven contracts, or L’École with its ten school years.</source>
        <translation>Le Trio et ses sept contrats, ou l’École et ses dix années.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Players</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Three to six, at L’École up to seven, each for themselves.</source>
        <translation>De trois à six, jusqu’à sept à l’École, chacun pour soi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Natural Twos</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Deux naturels</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>A Two that lies in its own place of a sequence of its suit does not count as wild.</source>
        <translation>Un deux à sa propre place dans une séquence de sa couleur ne compte pas comme passe-partout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Equal cards in a set</source>
        <translation>Cartes pareilles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>A Brelan or Carré may hold the same card twice.</source>
        <translation>Un brelan ou un carré peut contenir deux fois la même carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Ace in a sequence</source>
        <translation>L’as dans une séquence</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Whether the Ace lies below the Two, above the King, or in either place.</source>
        <translation>L’as se place sous le deux, sur le roi, ou à l’un ou l’autre bout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Round the corner</source>
        <translation>Séquence tournante</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>A sequence may go on from the King over the Ace to the Two.</source>
        <translation>Une séquence peut passer du roi par l’as au deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Limit of wilds</source>
        <translation>Limite des passe-partout</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Whether one wild a combination also binds who adds cards to it later.</source>
        <translation>La limite d’un passe-partout vaut aussi pour qui ajoute des cartes plus tard, ou non.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Neighbouring wilds</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Passe-partout voisins</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>The two wilds in the Sequence of seven may lie side by side.</source>
        <translation>Les deux passe-partout de la séquence de sept peuvent se toucher.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Exchange of wilds</source>
        <translation>Échange des passe-partout</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Whoever has opened may put the natural card in place of a wild and take the wild.</source>
        <translation>Qui a ouvert peut mettre la carte naturelle à la place d’un passe-partout et le prendre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Throwing back the discard</source>
        <translation>Rejeter la carte prise</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>The card taken from the discard pile may be thrown in the same turn.</source>
        <translation>La carte prise à la défausse peut être écartée dans le même tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Sets of one rank</source>
        <translation>Même rang deux fois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Two sets of one contract may be of the same rank.</source>
        <translation>Deux brelans ou carrés d’un contrat peuvent être du même rang.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Sequences that follow on</source>
        <translation>Séquences contiguës</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Two sequences of one contract may follow on each other in one suit.</source>
        <translation>Deux séquences d’un contrat peuvent se suivre dans une couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Laying off in the opening turn</source>
        <translation>Ajouter en ouvrant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Where cards may be added in the turn in which one opens.</source>
        <translation>Où l’on peut ajouter des cartes dans le tour où l’on ouvre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Sequences after the opening</source>
        <translation>Séquences après l’ouverture</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>How long a new sequence laid after the contract may be.</source>
        <translation>Longueur d’une séquence nouvelle étalée après le contrat.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Adding to one’s own</source>
        <translation>Ajouter aux siennes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Empty stock</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Talon épuisé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>What happens when the last card of the stock (talon) has been drawn.</source>
        <translation>Ce qui arrive quand la dernière carte du talon est pigée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Points that decide</source>
        <translation>Points qui départagent</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Several have fulfilled the last contract and somebody else went out: whose points are counted.</source>
        <translation>Plusieurs ont rempli le dernier contrat et un autre a fini&#xa0;: les points qui comptent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Equal points at the end</source>
        <translation>Égalité à la fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Who wins if these points are equal.</source>
        <translation>Qui gagne si ces points sont égaux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Jokers a pack</source>
        <translation>Fous par jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>How many jokers (fous), wild like the Twos, each pack of L’École has.</source>
        <translation>Combien de fous, passe-partout comme les deux, a chaque jeu de l’École.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Wilds in sequences</source>
        <translation>Passe-partout des séquences</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Where any number of wilds is allowed, never two side by side; elsewhere there is one.</source>
        <translation>Où leur nombre est libre, jamais deux côte à côte&#xa0;; ailleurs, un seul.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Limit of turns</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>A deal ends after this many turns, and everybody counts the cards left.</source>
        <translation>La donne finit après ce nombre de tours, et chacun compte ses cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Classic</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Trio as the rulebook has it: seven contracts.</source>
        <translation>Le Trio selon la règle&#xa0;: sept contrats.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Strict</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Strict</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Sets of different suits and ranks, and nothing added in the opening turn.</source>
        <translation>Couleurs et rangs différents, et rien d’ajouté dans le tour d’ouverture.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Generous</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>Généreux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Wilds may be exchanged, and cards added at once, to any combination.</source>
        <translation>Les passe-partout s’échangent, et l’on ajoute aussitôt, partout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Ten school years, with jokers and up to seven pupils.</source>
        <translation>Dix années d’école, avec des fous et jusqu’à sept élèves.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>L’École, severe</source>
        <translation>L’École, sévère</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>L’École with one wild in each of its short sequences.</source>
        <translation>L’École avec un seul passe-partout dans les séquences courtes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Trio has room for {most} players; seven play L’École.</source>
        <translation>On joue au Trio à {most} au plus&#xa0;; à sept, on joue à l’École.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>At L’École a deal needs at least {least} turns, or its last years can never be passed.</source>
        <translation>À l’École, une donne a besoin d’au moins {least} tours, sinon les dernières années sont hors d’atteinte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>Cards may be added to one’s own combinations too. The old text names only those of others; the rulebook allows both, as other rummies do.</source>
        <translation>On peut aussi ajouter des cartes à ses propres combinaisons. Le texte ancien ne parle que de celles des autres&#xa0;; la règle permet les deux, comme les autres ramis.</translation>
    </message>
</context>
<context>
    <name>Triomphe</name>
    <message>
        <location filename="../ludo/ui/games/triomphe/__init__.py"/>
        <source>Triomphe</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Triomphe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/__init__.py"/>
        <source>Five cards, one trump suit: follow, beat, ruff. Three tricks make a point.</source>
        <translation>Cinq cartes, un atout&#xa0;: fournir, monter, couper. Trois plis font un point.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <source>%n partie(s)</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <source>{name}: {points} of {target}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: {points} sur {target}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <location filename="../ludo/ui/games/triomphe/layout.py"/>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>%n point(s)</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <source>%n chip(s) in the kitty.</source>
        <translation>
            <numerusform>%n jeton dans la cagnotte.</numerusform>
            <numerusform>%n jetons dans la cagnotte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <source>The red pack is in play.</source>
        <translation>On joue avec le jeu rouge.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <source>The blue pack is in play.</source>
        <translation>On joue avec le jeu bleu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>trumps: {suit}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>atout {suit}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>%n trick(s)</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Trumps are {suit}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>L’atout est {suit}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/layout.py"/>
        <source>first team</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>première équipe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/layout.py"/>
        <source>second team</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>seconde équipe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/layout.py"/>
        <source>gave it up</source>
        <translation>donne le jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/layout.py"/>
        <source>plunders</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>pille</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You deal.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Vous distribuez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} deals.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{name} distribue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Everybody draws a card: the strongest names the first dealer.</source>
        <translation>Chacun tire une carte&#xa0;: la plus forte désigne le premier donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Do you play this deal?</source>
        <translation>Jouez-vous cette donne&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You give the deal up</source>
        <translation>Vous donnez le jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} gives the deal up</source>
        <translation>{name} donne le jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You must take all five tricks.</source>
        <translation>Il vous faut les cinq plis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} must take all five tricks.</source>
        <translation>Il faut les cinq plis à {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Your side must take all five tricks.</source>
        <translation>Il faut les cinq plis à votre camp.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>them</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>eux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>No card lies open on the table.</source>
        <translation>Aucune carte n’est visible sur la table.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>%n point(s) win the partie.</source>
        <translation>
            <numerusform>%n point gagne la partie.</numerusform>
            <numerusform>%n points gagnent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Everybody draws a card: the strongest deals first.</source>
        <translation>Chacun tire une carte&#xa0;: la plus forte distribue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Who deals first?</source>
        <translation>Qui distribue en premier&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>The ace plunders: {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>L’as pille&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Give up a card of your hand for it.</source>
        <translation>Donnez une carte de votre main en échange.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Giving it up costs one point.</source>
        <translation>Donner le jeu coûte un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Take a point, or go for all five tricks.</source>
        <translation>Un point tout de suite, ou les cinq plis&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Your card is the strongest: name the dealer.</source>
        <translation>Votre carte est la plus forte&#xa0;: désignez le donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Give up a card of your hand for it, or leave it.</source>
        <translation>Donnez une carte de votre main en échange, ou laissez-la.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>lead any card</source>
        <translation>entamez de la carte de votre choix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} names {dealer}: {dealer} deals.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{name} désigne {dealer}&#xa0;: {dealer} distribue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} takes {card}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} prend&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} gives up {card}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name} donne&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Play</source>
        <extracomment>keep one’s cards and play the deal, in contrast to giving it up (an act) | The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Accept: a point</source>
        <translation>Accepter&#xa0;: un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Leave it</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Laisser cette carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Three, then two</source>
        <translation>Trois, puis deux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Two, then three</source>
        <translation>Deux, puis trois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Do not give the deal up.</source>
        <translation>Ne pas donner le jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Mark one point; no card is played.</source>
        <translation>Marquer un point&#xa0;; aucune carte n’est jouée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Go for the vole: all five tricks are two points for you; one less, and the others get two.</source>
        <translation>Tenter la vole&#xa0;: les cinq plis vous valent deux points&#xa0;; un de moins, et l’adversaire en marque deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>The plunder ends here; the card stays on the table.</source>
        <translation>Le pillage s’arrête là&#xa0;; la carte reste sur la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Everybody gets five cards in two rounds.</source>
        <translation>Chacun reçoit cinq cartes, en deux tours.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Everybody draws a card: red plays against black.</source>
        <translation>Chacun tire une carte&#xa0;: les rouges jouent contre les noirs.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Who plays with whom?</source>
        <translation>Qui joue avec qui&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You deal: in which packets?</source>
        <translation>Vous distribuez&#xa0;: par paquets de combien&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Equal cards: you and the others draw again.</source>
        <translation>Cartes égales&#xa0;: vous tirez de nouveau, avec les autres ex æquo.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Equal cards: {name} draw again.</source>
        <translation>Cartes égales&#xa0;: {name} tirent de nouveau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} has the strongest card and names the first dealer.</source>
        <translation>{name} a la carte la plus forte et désigne le premier donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} accepts or refuses.</source>
        <translation>{name} accepte ou refuse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} is about to lay a card.</source>
        <translation>{name} va jouer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Your turn: {what}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting”</extracomment>
        <translation>À vous&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>At this strict table anything else is a fault.</source>
        <translation>Table stricte&#xa0;: toute autre carte est une faute.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You name {dealer}: {dealer} deals.</source>
        <translation>Vous désignez {dealer}&#xa0;: {dealer} distribue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} names you: you deal.</source>
        <translation>{name} vous désigne&#xa0;: vous distribuez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You take {card}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous prenez&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You give up {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous donnez&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>You are winning it.</source>
        <translation>Vous en êtes maître.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} is winning it.</source>
        <translation>{name} en est maître.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>No card has been laid to this trick.</source>
        <translation>Aucune carte n’est encore jouée dans ce pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name}: {points}, {tricks}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: {points}, {tricks}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} may plunder the stock.</source>
        <translation>{name} peut piller le talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>{name} decides: play, or give the deal up.</source>
        <translation>{name} décide&#xa0;: jouer, ou donner le jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>follow {suit}, beat the {card}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>fournissez à {suit}, plus fort que {card:3}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>follow {suit}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>fournissez à {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>no {suit}, so ruff with {trump}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms | {trump}: the trump suit: “hearts”</extracomment>
        <translation>pas de {suit}, donc coupez à {trump}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>overruff the {card} of {trump}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {trump}: the trump suit: “hearts”</extracomment>
        <translation>surcoupez, plus fort que {card:3} de {trump}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>play a lower trump ({trump}): you cannot overruff</source>
        <extracomment>{trump}: the trump suit: “hearts”</extracomment>
        <translation>pissez d’un petit atout ({trump}), faute de pouvoir surcouper</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>neither {suit} nor trumps: discard any card</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>ni {suit} ni atout&#xa0;: défaussez la carte de votre choix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Give up: a point for {name}</source>
        <translation>Donner le jeu&#xa0;: un point pour {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Refuse: all five tricks, or two points for {name}</source>
        <translation>Refuser&#xa0;: les cinq plis, sinon deux points pour {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>On offer: {card}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>À prendre&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{name}: {card}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>The trick: {cards}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>Le pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Trick {number}: {name}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Pli {number}&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/level_texts.py"/>
        <source>Lays the best card if it may win, else the worst; never gives a deal up, and refuses no offer.</source>
        <translation>Joue sa meilleure carte si elle peut gagner, sinon la plus mauvaise&#xa0;; ne donne jamais le jeu et accepte toujours.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/level_texts.py"/>
        <source>Counts what can still beat each card, gives poor deals up, and wins tricks as cheaply as possible.</source>
        <translation>Compte ce qui peut encore battre chaque carte, donne les mauvais jeux et gagne les plis à moindres frais.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/level_texts.py"/>
        <source>Imagines some hands that the others may still hold, and plays them all out in its head.</source>
        <translation>Imagine quelques mains que les autres peuvent encore tenir, et les joue toutes de tête.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/level_texts.py"/>
        <source>Imagines many hands, believes those that fit what the others did, and plays them all out in its head.</source>
        <translation>Imagine beaucoup de mains, croit celles qui s’accordent avec ce que les autres ont fait, et les joue toutes de tête.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/moments.py"/>
        <source>The vole! All five tricks are yours.</source>
        <translation>La vole&#xa0;! Les cinq plis sont à vous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/moments.py"/>
        <source>The vole! All five tricks for {name}.</source>
        <translation>La vole&#xa0;! Les cinq plis à {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/moments.py"/>
        <source>The vole! All five tricks for your side.</source>
        <translation>La vole&#xa0;! Les cinq plis à votre camp.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/moments.py"/>
        <source>The vole is missed: two points for the offer.</source>
        <translation>Vole manquée&#xa0;: deux points pour qui offrait le jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/moments.py"/>
        <source>A fault!</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Faute&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>your trick</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>le pli est à vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name}’s trick</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{name} fait le pli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>You mark two points.</source>
        <translation>Vous marquez deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} marks two points.</source>
        <translation>{name} marque deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Your side marks two points.</source>
        <translation>Votre camp marque deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} mark two points.</source>
        <translation>{name} marquent deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Nobody marks</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Personne ne marque</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{reason}: {whose}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {reason}: why, as a sentence without a full stop, or as people have typed it</extracomment>
        <translation>{reason}&#xa0;: {whose}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>All five tricks, the vole: two points.</source>
        <translation>Les cinq plis, la vole&#xa0;: deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>The deal was given up: one point.</source>
        <translation>Le jeu a été donné&#xa0;: un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>The offer was refused and the vole made: two points.</source>
        <translation>Offre refusée et vole réussie&#xa0;: deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>The offer was refused, but the vole was missed: two points.</source>
        <translation>Offre refusée, mais vole manquée&#xa0;: deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>A fault: it costs a point.</source>
        <translation>Une faute&#xa0;: elle coûte un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>A fault: the deal is lost, one point for the other side.</source>
        <translation>Une faute&#xa0;: la donne est perdue, un point pour l’adversaire.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Nobody has enough tricks: no point.</source>
        <translation>Personne n’a assez de plis&#xa0;: pas de point.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>%n trick(s), and the first to get them: one point.</source>
        <translation>
            <numerusform>%n pli, fait avant les autres&#xa0;: un point.</numerusform>
            <numerusform>%n plis, faits avant les autres&#xa0;: un point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>%n trick(s) of five: one point.</source>
        <translation>
            <numerusform>%n pli sur cinq&#xa0;: un point.</numerusform>
            <numerusform>%n plis sur cinq&#xa0;: un point.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{reason} {who}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {reason}: why, as a sentence without a full stop, or as people have typed it | {who}: to whom it goes, as a sentence</extracomment>
        <translation>{reason} {who}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>You lose a point.</source>
        <translation>Vous perdez un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} loses a point.</source>
        <translation>{name} perd un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Your side loses a point.</source>
        <translation>Votre camp perd un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} lose a point.</source>
        <translation>{name} perdent un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>You mark a point.</source>
        <translation>Vous marquez un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} marks a point.</source>
        <translation>{name} marque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Your side marks a point.</source>
        <translation>Votre camp marque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} mark a point.</source>
        <translation>{name} marquent un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>You name the next dealer.</source>
        <translation>Vous désignez le prochain donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} names the next dealer.</source>
        <translation>{name} désigne le prochain donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>You lose a point</source>
        <translation>Vous perdez un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} loses a point</source>
        <translation>{name} perd un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Your side loses a point</source>
        <translation>Votre camp perd un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{name} lose a point</source>
        <translation>{name} perdent un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>vole</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>vole</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>given up</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>jeu donné</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>refused, vole made</source>
        <translation>refus, vole réussie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>refused, vole missed</source>
        <translation>refus, vole manquée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>fault</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>faute</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>tricks</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>plis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards; head of a column | The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Won by</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Gagnée par</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>%n point(s) to {less}.</source>
        <translation>
            <numerusform>%n point à {less}.</numerusform>
            <numerusform>%n points à {less}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{scores}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{scores}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{card} beats {other}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>{card} bat {other}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>{card} ruffs</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card} coupe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Nobody can answer {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Rien contre {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>Parties: {parties}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Parties&#xa0;: {parties}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>I give the deal up.</source>
        <translation>Je donne le jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>I play.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Je joue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Accepted.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>J’accepte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>I refuse: all five for me!</source>
        <translation>Je refuse&#xa0;: la vole&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>I leave it.</source>
        <translation>Je laisse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Three, then two.</source>
        <translation>Trois, puis deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Two, then three.</source>
        <translation>Deux, puis trois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>You shall deal.</source>
        <translation>À vous de distribuer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>You can play higher, so you must (surmonter).</source>
        <translation>Vous pouvez monter, donc vous devez monter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>You have offered this deal already: there is one offer a deal.</source>
        <translation>Vous avez déjà donné le jeu&#xa0;: une seule offre par donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Your card is the strongest.</source>
        <translation>Votre carte est la plus forte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{name} has the strongest card.</source>
        <translation>{name} a la carte la plus forte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Equal: they draw again.</source>
        <translation>Égalité&#xa0;: on tire de nouveau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>You can beat {name}’s card, so you must (surmonter).</source>
        <translation>Vous pouvez battre la carte de {name}, donc vous devez monter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{name} has offered this deal already: there is one offer a deal.</source>
        <translation>{name} a déjà donné le jeu&#xa0;: une seule offre par donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The next dealer comes from another side: {names}.</source>
        <translation>Le prochain donneur est d’un autre camp&#xa0;: {names}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>At this table whoever may plunder must take every trump that is turned.</source>
        <translation>À cette table, qui peut piller doit prendre chaque atout retourné.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The ace of trumps, by which you plunder, stays in your hand: give up another card.</source>
        <translation>L’as d’atout, grâce auquel vous pillez, reste en main&#xa0;: donnez une autre carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>At this table a deal is not given up between two cards.</source>
        <translation>À cette table, on ne donne pas le jeu en cours de donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A side has three tricks: it is too late to give the deal up.</source>
        <translation>Un camp a trois plis&#xa0;: il est trop tard pour donner le jeu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The others have a trick already: the vole is impossible, so the offer must be accepted.</source>
        <translation>L’adversaire a déjà un pli&#xa0;: la vole est impossible, il faut accepter l’offre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Everybody who draws must get one card.</source>
        <translation>Chacun de ceux qui tirent doit recevoir une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Those cards cannot be drawn from the pack.</source>
        <translation>Ces cartes ne peuvent pas être tirées du paquet.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A fault (renonce): you could follow suit.</source>
        <translation>Faute (renonce)&#xa0;: vous pouviez fournir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A fault (renonce): {name} could follow suit.</source>
        <translation>Faute (renonce)&#xa0;: {name} pouvait fournir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A fault: you could play a trump.</source>
        <translation>Faute&#xa0;: vous pouviez couper.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A fault: {name} could play a trump.</source>
        <translation>Faute&#xa0;: {name} pouvait couper.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A fault: you could play higher.</source>
        <translation>Faute&#xa0;: vous pouviez monter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A fault: {name} could play higher.</source>
        <translation>Faute&#xa0;: {name} pouvait monter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Red: {red}. Black: {black}.</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Rouges&#xa0;: {red}. Noirs&#xa0;: {black}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The player on the dealer’s right leads to the first trick.</source>
        <translation>Le joueur à la droite du donneur entame le premier pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The turn-up</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The card on the stock</source>
        <translation>La carte sur le talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The cards given up</source>
        <translation>Les cartes données</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The cards drawn</source>
        <translation>Les cartes tirées</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>I deal</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Moi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Turn-up: {card}. Trumps are {suit}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Retourne&#xa0;: {card}. Atout {suit}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The next card: {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Carte suivante&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>You hold {suit}: you must follow suit (fournir).</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Vous avez du {suit}&#xa0;: il faut fournir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>You cannot follow, so you must play a trump (couper): {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Vous ne pouvez pas fournir&#xa0;: il faut couper à {suit}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{name} deals</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>{name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Plunder, and give {card} for it</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Piller, et donner {card} en échange</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{card}, the turn-up</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, la retourne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{card}, turned from the stock</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, retournée du talon</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{card}, given up</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, donnée en échange</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{card}, drawn</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, tirée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Deal {number}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>{name}: {words}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results. | {words}: what a player says aloud</extracomment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Partie {number} of {all}</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Partie {number} sur {all}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>trick {number} of 5</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>pli {number} sur 5</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Whoever holds the ace of trumps may plunder the stock.</source>
        <translation>Qui tient l’as d’atout peut piller le talon.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>The next partie is for %n chip(s) each, unless you agree on another stake.</source>
        <translation>
            <numerusform>La prochaine partie se joue pour %n jeton chacun, sauf si vous convenez d’un autre enjeu.</numerusform>
            <numerusform>La prochaine partie se joue pour %n jetons chacun, sauf si vous convenez d’un autre enjeu.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Another stake!</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>Un autre enjeu&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The stake is fixed: another one is agreed only between two parties of a match.</source>
        <translation>L’enjeu est fixé&#xa0;: on n’en change qu’entre deux parties d’un match.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>That is the stake already.</source>
        <translation>C’est déjà l’enjeu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>At most %n chip(s) can be staked.</source>
        <translation>
            <numerusform>On peut miser au plus %n jeton.</numerusform>
            <numerusform>On peut miser au plus %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The next partie is for %n chip(s) each.</source>
        <translation>
            <numerusform>La prochaine partie se joue pour %n jeton chacun.</numerusform>
            <numerusform>La prochaine partie se joue pour %n jetons chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Next partie for %n chip(s)</source>
        <translation>
            <numerusform>Prochaine partie pour %n jeton</numerusform>
            <numerusform>Prochaine partie pour %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Enjeu: everybody stakes this many chips in each of the parties to come.</source>
        <translation>Enjeu&#xa0;: chacun mise autant de jetons dans chacune des parties à venir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>It is a fault.</source>
        <translation>C’est une faute.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>No other card may be laid.</source>
        <translation>On ne peut poser aucune autre carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>It takes the trick.</source>
        <translation>Elle prend le pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>It cannot take this trick.</source>
        <translation>Elle ne peut pas prendre ce pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>No card that is out beats it.</source>
        <translation>Aucune carte en jeu ne la bat.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>A hand that lies open can beat it.</source>
        <translation>Une main ouverte peut la battre.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>%n of the {all} cards that you cannot see beat(s) it.</source>
        <translation>
            <numerusform>%n des {all} cartes que vous ne voyez pas la bat.</numerusform>
            <numerusform>%n des {all} cartes que vous ne voyez pas la battent.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/certain_words.py"/>
        <source>You get the {card} for it.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous recevez en échange&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>Offer the deal to the others for one point. If they refuse they need all five tricks, else your side marks two points. Once a deal.</source>
        <translation>Donner le jeu&#xa0;: offrir la donne à l’adversaire pour un point. S’il refuse, il lui faut les cinq plis, sinon votre camp marque deux points. Une fois par donne.</translation>
    </message>
</context>
<context>
    <name>Triomphe guide</name>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>These are your five cards. Mind the order: King, Queen and Jack are the highest, then comes the Ace, then Ten to Seven. The strip under your name shows it.</source>
        <translation>Voici vos cinq cartes. Attention à l’ordre&#xa0;: roi, dame et valet d’abord, puis l’as, puis du dix au sept. La réglette sous votre nom le rappelle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>These are your five cards. In L’As qui pille the Ace is the highest, then King, Queen, Jack, Ten to Seven. The strip under your name shows it.</source>
        <translation>Voici vos cinq cartes. À L’As qui pille, l’as est le plus fort, puis roi, dame, valet, et du dix au sept. La réglette sous votre nom le rappelle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>This card was turned up after the deal. Its suit is trumps: each of them beats every card of other suits.</source>
        <translation>Cette carte a été retournée après la distribution. Sa couleur est l’atout&#xa0;: tout atout bat toute carte d’une autre couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>Your partner’s cards lie open to you, as yours to your partner. Your tricks are added up.</source>
        <translation>Vous voyez les cartes de votre partenaire, et lui les vôtres. Vos plis s’additionnent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>You hold the ace of trumps, so you may plunder: pull a card of your hand onto the card that is offered, and you have exchanged them. Or leave it.</source>
        <translation>L’as d’atout vous permet de piller&#xa0;: tirez une carte de votre main sur la carte offerte, et l’échange est fait. Ou laissez-la.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>With a poor hand you can give the deal up: that costs one point, and no card is played. With a fair hand, play.</source>
        <translation>Avec un mauvais jeu, vous pouvez le donner&#xa0;: cela coûte un point, et l’on ne joue pas. Avec un jeu correct, jouez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>This line says what you have to do: follow suit and play higher if you can; without the suit, play a trump. Cards that are not allowed are veiled.</source>
        <translation>Cette ligne dit ce qu’il faut faire&#xa0;: fournir, et monter si vous le pouvez&#xa0;; sans la couleur, couper. Les cartes interdites sont voilées.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>The card that is winning glows. Three tricks of the five make a point, all five make two; five points win.</source>
        <translation>La carte maîtresse brille. Trois plis sur cinq font un point, les cinq en font deux&#xa0;; cinq points gagnent la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>The deal is over: here is who marks, and why. Journal, score and rules are beside the table.</source>
        <translation>La donne est finie&#xa0;: voici qui marque, et pourquoi. Journal, score et règles sont à côté de la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/guide.py"/>
        <source>First each side draws a card from the pack: the higher one says who deals. Then everybody gets five cards, and the five tricks are played.</source>
        <translation>D’abord chaque camp tire une carte du paquet&#xa0;: la plus haute désigne le donneur. Puis chacun reçoit cinq cartes, et on joue cinq plis.</translation>
    </message>
</context>
<context>
    <name>Triomphe keys</name>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>G</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>P</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>J</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>A</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>R</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>L</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>L</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>H</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>W</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>X</translation>
    </message>
</context>
<context>
    <name>Triomphe lesson</name>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Triomphe in two deals. Everybody gets five cards and there are five tricks. Three of them bring a point, all five, the vole, bring two. Five points win the partie.</source>
        <translation>La triomphe en deux donnes. Chacun reçoit cinq cartes, et il y a cinq plis. Trois plis font un point&#xa0;; les cinq, la vole, en font deux. Cinq points gagnent la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>This card was turned up: hearts are trumps. In each suit King, Queen and Jack are the highest, then the Ace, then Ten to Seven.</source>
        <translation>Cette carte a été retournée&#xa0;: l’atout est cœur. Dans chaque couleur, roi, dame et valet sont les plus forts, puis l’as, puis du dix au sept.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>You may give a poor hand up for one point. Yours has the King of trumps and two high cards: play.</source>
        <translation>Un mauvais jeu, on peut le donner pour un point. Le vôtre a le roi d’atout et deux fortes cartes&#xa0;: jouez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Giving up hands Hugo a point, and your hand is too good for that.</source>
        <translation>Donner le jeu offre un point à Hugo, et votre main est trop bonne pour cela.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>You lead. The King of spades is the highest of its suit, and Hugo has to follow suit: play it.</source>
        <translation>À vous d’entamer. Le roi de pique est le plus fort de sa couleur, et Hugo doit fournir&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>That card gives the trick away or spends a trump. The King of spades wins now, while Hugo follows.</source>
        <translation>Cette carte donne le pli ou dépense un atout. Le roi de pique gagne maintenant, tant que Hugo fournit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>One trick. Now see what beating means: lead the Queen of diamonds.</source>
        <translation>Un pli. Voyez maintenant ce que veut dire monter&#xa0;: jouez la dame de carreau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Keep your trumps and the Jack: they are worth more later. The Queen of diamonds goes now.</source>
        <translation>Gardez vos atouts et le valet&#xa0;: ils vaudront plus tard davantage. C’est le tour de la dame de carreau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Hugo leads clubs, and you have none: then you must ruff, that is, play a trump. The small one is enough.</source>
        <translation>Hugo joue trèfle, et vous n’en avez pas&#xa0;: vous devez couper, c’est-à-dire jouer un atout. Le petit suffit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>The King would win as well, but it is the highest trump. Keep it: the Nine does the same here.</source>
        <translation>Le roi gagnerait aussi, mais c’est le plus fort atout. Gardez-le&#xa0;: le neuf fait ici le même travail.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Any trump beats every card of another suit. Now lead the King of trumps: it takes Hugo’s last trump.</source>
        <translation>Tout atout bat toute carte d’une autre couleur. Jouez maintenant le roi d’atout&#xa0;: il prend le dernier atout de Hugo.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Three tricks: the point is yours. Play your last card.</source>
        <translation>Trois plis&#xa0;: le point est à vous. Jouez votre dernière carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>It is your last card.</source>
        <translation>C’est votre dernière carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Four tricks are worth no more than three: one point. Only all five are worth more, as you see next.</source>
        <translation>Quatre plis ne valent pas plus que trois&#xa0;: un point. Seuls les cinq valent davantage, comme vous allez voir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Spades are trumps. Two trumps and three high cards: with this hand you can make all five tricks.</source>
        <translation>L’atout est pique. Deux atouts et trois fortes cartes&#xa0;: avec cette main, on peut faire les cinq plis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Giving up would cost a point, and this hand may bring two.</source>
        <translation>Donner le jeu coûterait un point, et cette main peut en rapporter deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Hugo leads a heart. You have none, so you must ruff: with the Nine.</source>
        <translation>Hugo joue cœur. Vous n’en avez pas, vous devez donc couper&#xa0;: avec le neuf.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>With the King gone, Hugo’s Queen would be the highest trump, and the vole would be lost.</source>
        <translation>Le roi parti, la dame de Hugo serait le plus fort atout, et la vole serait perdue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>No trump is left against you. The King of diamonds cannot be beaten now.</source>
        <translation>Il n’y a plus d’atout contre vous. Rien ne bat maintenant le roi de carreau.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>That wins as well, but let the single King go first: keep your clubs together for the end.</source>
        <translation>Cela gagne aussi, mais jouez d’abord le roi seul&#xa0;: gardez vos trèfles ensemble pour la fin.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Then the King of clubs: the highest card first.</source>
        <translation>Puis le roi de trèfle&#xa0;: la plus forte d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>The Queen wins only if nobody else has the King. You have it: play it first, to be sure.</source>
        <translation>La dame ne gagne que si personne d’autre n’a le roi. C’est vous qui l’avez&#xa0;: jouez-le d’abord, c’est plus sûr.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>And the last card, for the fifth trick.</source>
        <translation>Et la dernière carte, pour le cinquième pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>All five tricks: the vole, two points. With four or six players you play in teams, and partners see each other’s cards.</source>
        <translation>Les cinq plis&#xa0;: la vole, deux points. À quatre ou à six, on peut jouer en équipes, et les partenaires voient les cartes l’un de l’autre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>The Jack of spades may be beaten by the Queen. The King is safe.</source>
        <translation>La dame battrait le valet de pique. Le roi est sûr.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Whoever follows suit has to play higher if they can: Hugo had the King, had to play it, and takes the trick.</source>
        <translation>Qui fournit doit monter s’il le peut&#xa0;: Hugo avait le roi, il devait le jouer, et il prend le pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Hugo has no spades left and still a trump, which would ruff your Jack. First take that trump.</source>
        <translation>Hugo n’a plus de pique, mais encore un atout, qui couperait votre valet. Prenez d’abord cet atout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Now draw Hugo’s trump with the King, before it can ruff one of your good cards.</source>
        <translation>Faites tomber l’atout de Hugo avec le roi, avant qu’il ne coupe une de vos bonnes cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/lesson.py"/>
        <source>Hugo may have none of that suit, and would ruff with a trump. First take that trump.</source>
        <translation>Hugo n’a peut-être rien dans cette couleur, et couperait avec un atout. Prenez d’abord cet atout.</translation>
    </message>
</context>
<context>
    <name>Triomphe options</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>%n point(s)</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>%n partie(s)</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>%n trick(s)</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Plain Triomphe</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Triomphe simple</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>L’As qui pille</source>
        <translation>L’As qui pille</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Each alone</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Three against three</source>
        <translation>Trois contre trois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Drawn: red against black</source>
        <translation>Tirage&#xa0;: rouges contre noirs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>As the seats are</source>
        <translation>Par accord&#xa0;: selon les places</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Named by the strongest card</source>
        <translation>Désigné par la carte la plus forte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The strongest card</source>
        <translation>La carte la plus forte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>By lot</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Au sort</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Three, then two</source>
        <translation>Trois, puis deux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Two, then three</source>
        <translation>Deux, puis trois</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>As the dealer likes</source>
        <translation>Au choix du donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Named by the dealer</source>
        <translation>Désigné par le donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The next of another side</source>
        <translation>Le suivant d’un autre camp</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Named by the last trick</source>
        <translation>Désigné par le dernier pli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The card that wins the trick</source>
        <translation>La carte maîtresse du pli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The highest of the suit led</source>
        <translation>La plus forte de la couleur demandée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The card laid last</source>
        <translation>La dernière carte jouée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The most tricks</source>
        <translation>Le plus de plis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Three tricks or nothing</source>
        <translation>Trois plis ou rien</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Before the first card</source>
        <translation>Avant la première carte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>At any turn of one’s own</source>
        <translation>À chacun de ses tours</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Never</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>A point for the others</source>
        <translation>Un point pour l’adversaire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>A point less</source>
        <translation>Un point en moins</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>None</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>L’As qui pille is played each alone, without teams.</source>
        <translation>L’As qui pille se joue chacun pour soi, sans équipes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Game</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards from the stock.</source>
        <translation>La Triomphe simple, ou L’As qui pille&#xa0;: l’as est le plus fort, et qui a l’as d’atout prend des cartes du talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Players</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Two to six, each alone; four or six may play in two teams.</source>
        <translation>De deux à six, chacun pour soi&#xa0;; à quatre ou à six, on peut former deux équipes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Teams</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Équipes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Partners sit side by side, see each other’s cards and add up their tricks.</source>
        <translation>Les partenaires sont côte à côte, voient leurs cartes et additionnent leurs plis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>How the teams are made</source>
        <translation>Formation des équipes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Everybody draws a card, red against black; or the seats are left as they are.</source>
        <translation>Chacun tire une carte, rouges contre noirs&#xa0;; ou l’on garde les places.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>First dealer</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Everybody draws a card for it, or it is left to chance.</source>
        <translation>Chacun tire une carte, ou le sort décide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Packets</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Paquets</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>How the five cards are dealt, in two rounds.</source>
        <translation>Comment les cinq cartes sont distribuées, en deux tours.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Next dealer</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Donneur suivant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Who says who deals next: never somebody of the dealer’s side.</source>
        <translation>Qui désigne le prochain donneur&#xa0;; il n’est jamais du camp du donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Two packs</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Deux jeux de cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Two packs with backs of two colours take turns; with two sides, red for one and blue for the other.</source>
        <translation>Deux jeux à dos de couleurs différentes alternent&#xa0;; à deux camps, le rouge pour l’un, le bleu pour l’autre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Which card must be beaten</source>
        <translation>Carte à battre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Tricks for a point</source>
        <translation>Plis pour un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>This many tricks of the five win the deal; all five are worth two.</source>
        <translation>Il faut ce nombre de plis sur cinq pour gagner la donne&#xa0;; les cinq valent deux points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The point with three sides or more</source>
        <translation>Le point à trois camps ou plus</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The most tricks take it, the first to get there if equal; or three are needed too.</source>
        <translation>Il va à qui a le plus de plis, au premier en cas d’égalité&#xa0;; ou il en faut trois aussi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Giving a deal up</source>
        <translation>Donner le jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Points to win</source>
        <translation>Points de la partie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The partie is won by the first side with this many points.</source>
        <translation>Le premier camp qui a ce nombre de points gagne la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Stop when decided</source>
        <translation>Arrêt dès que c’est joué</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>A deal ends as soon as nothing can change its points.</source>
        <translation>Une donne s’arrête dès que plus rien ne peut changer ses points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Strict table</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Table stricte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>A forbidden card can be laid; it is noticed at once and loses the deal.</source>
        <translation>On peut jouer une carte interdite&#xa0;; la faute est vue aussitôt et la donne perdue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Price of a fault</source>
        <translation>Prix d’une faute</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>At a strict table, with two sides; with more a fault always costs a point.</source>
        <translation>À une table stricte, à deux camps&#xa0;; à plus de deux, une faute coûte toujours un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Parties in the match</source>
        <translation>Parties du match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>This many parties are played; the side that wins most of them wins.</source>
        <translation>On joue ce nombre de parties&#xa0;; le camp qui en gagne le plus l’emporte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Stake</source>
        <extracomment>what is played for (a thing) | Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Chips that everybody pays into the kitty for each partie; the winners share them.</source>
        <translation>Jetons que chacun met dans la cagnotte à chaque partie&#xa0;; les gagnants se les partagent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Plundering is a right</source>
        <translation>Piller est un droit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Whoever may plunder may also stop; if not, every trump that is turned is taken.</source>
        <translation>Qui peut piller peut aussi s’arrêter&#xa0;; sinon, tout atout retourné doit être pris.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The turn-up is taken first</source>
        <translation>La retourne se prend d’abord</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Whoever holds the ace begins with the turn-up; if not, with the next card.</source>
        <translation>Qui tient l’as commence par la retourne&#xa0;; sinon, par la carte suivante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Given cards lie open</source>
        <translation>Cartes données visibles</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Everybody sees the cards that are given up in a plunder.</source>
        <translation>Tout le monde voit les cartes données en échange pendant un pillage.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Classic</source>
        <extracomment>Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>As the rulebook has it, each alone, to five points.</source>
        <translation>Selon la règle, chacun pour soi, en cinq points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Four players; partners sit side by side and see both hands.</source>
        <translation>À quatre&#xa0;; les partenaires sont côte à côte et voient leurs deux mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Six players in two teams, with a red pack and a blue one.</source>
        <translation>À six en deux équipes, avec un jeu rouge et un jeu bleu.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Faults are possible and punished, and a deal can be given up at any turn.</source>
        <translation>Les fautes sont possibles et punies, et l’on peut donner le jeu à tout moment.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>The ace is high, and the ace of trumps plunders the stock.</source>
        <translation>L’as est le plus fort, et l’as d’atout pille le talon.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Match</source>
        <extracomment>several parties in a row (a thing) | Rules of Triomphe that can be agreed, and their values.</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Three quick parties, for five chips each.</source>
        <translation>Trois parties rapides, pour cinq jetons chacune.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>These teams need {players} players.</source>
        <translation>Ces équipes demandent {players} joueurs.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>Whoever follows suit must play higher than this card if they can. “The last card played”, says the old text; the rulebook has the one that wins.</source>
        <translation>Qui fournit doit monter sur cette carte s’il le peut. «&#xa0;La dernière carte jouée&#xa0;», dit le texte ancien&#xa0;; la règle retient celle qui gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/triomphe/option_words.py"/>
        <source>With two sides: a point is offered for a poor hand. Refused, the others must take all five tricks. “During the game”, says the old text; the rulebook has it before the first card.</source>
        <translation>À deux camps&#xa0;: avec un mauvais jeu, on offre un point. L’adversaire qui refuse doit faire les cinq plis. «&#xa0;Pendant le jeu&#xa0;», dit le texte ancien&#xa0;; la règle le veut avant la première carte.</translation>
    </message>
</context>
<context>
    <name>Tripoli</name>
    <message>
        <location filename="../ludo/ui/games/tripoli/__init__.py"/>
        <source>Tripoli</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Tripoli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/__init__.py"/>
        <source>Three games with one hand: pay cards, poker, and a race to be rid of one’s cards.</source>
        <translation>Trois jeux en une seule main&#xa0;: cartes payantes, poker, puis la course pour se défausser le premier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>You hold no pay card.</source>
        <translation>Vous ne tenez aucune carte payante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>Pay cards</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Cartes payantes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>Your five</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Vos cinq cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>Your best five</source>
        <translation>Vos cinq meilleures</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>You could not lead now.</source>
        <translation>Vous ne pourriez pas mener maintenant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>Lowest of each suit</source>
        <translation>Plus basse par couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>Pay cards that you hold: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Cartes payantes que vous tenez&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>You could lead: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Vous pourriez mener&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/aids.py"/>
        <source>{title}: {hand}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{title}&#xa0;: {hand}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/board.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/board.py"/>
        <source>{space} on the board: {chips}</source>
        <extracomment>{space}: a space of the Tripoli board: a card, “Kitty”, “Pot”</extracomment>
        <translation>{space} sur la planche&#xa0;: {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/board.py"/>
        <source>You hold it.</source>
        <translation>Vous l’avez en main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/board.py"/>
        <source>pays</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>paie</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/furniture.py"/>
        <source>The run is over: a new one begins.</source>
        <translation>La suite est finie&#xa0;: une autre commence.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/furniture.py"/>
        <source>No run has begun.</source>
        <translation>Aucune suite n’est commencée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/furniture.py"/>
        <source>{name} offers {chips}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>{name} offre {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/furniture.py"/>
        <source>Nobody has the next card, {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Personne n’a la carte suivante, {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/furniture.py"/>
        <source>Wanted: {card}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Carte attendue&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/furniture.py"/>
        <source>{name} has bet {chips}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>{name} a misé {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>It would take a space of the board, but that is empty.</source>
        <translation>Elle prendrait une case de la planche, mais celle-ci est vide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The ace ends the run.</source>
        <translation>L’as termine la suite.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You cannot lead: the lead passes to the left.</source>
        <translation>Vous ne pouvez pas mener&#xa0;: la main passe à gauche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} cannot lead: the lead passes to the left.</source>
        <translation>{name} ne peut pas mener&#xa0;: la main passe à gauche.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You buy the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>Vous achetez la main de réserve pour&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Vous achetez la main de réserve pour&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} buys the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>{name} achète la main de réserve pour&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>{name} achète la main de réserve pour&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You have no cards left: the kitty is yours.</source>
        <translation>Vous n’avez plus de cartes&#xa0;: la cagnotte est à vous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} has no cards left and takes the kitty.</source>
        <translation>{name} n’a plus de cartes et prend la cagnotte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>All others have folded.</source>
        <translation>Tous les autres se sont couchés.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I take the spare hand.</source>
        <translation>Je prends la réserve.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Who buys the spare hand?</source>
        <translation>Qui achète la réserve&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I pass.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Je passe.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Check.</source>
        <extracomment>what a player says at the table: they bet nothing for now | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Parole.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I fold.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Je me couche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I call.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Je suis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Another deal!</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Encore une donne&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Let us stop here.</source>
        <translation>Arrêtons là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Raise</source>
        <extracomment>poker: bet more than the one before (an act) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Relancer</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{card}: %n chip(s) for {name}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>
            <numerusform>{card}&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>{card}&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>A pay card: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>Carte payante&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>Carte payante&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name}: {hand}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{name}&#xa0;: {hand}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Nobody buys the spare hand.</source>
        <translation>Personne n’achète la main de réserve.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Nobody can lead: everybody pays a chip for each card into the kitty, where they stay.</source>
        <translation>Personne ne peut mener&#xa0;: chacun met dans la cagnotte un jeton par carte, qui y reste.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The chips of the board are shared out.</source>
        <translation>Les jetons de la planche sont partagés.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The windows show: {cards}; {pair}; {sequence}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list | {pair}: two neighbouring cards: “King-queen of hearts” | {sequence}: three ranks in a row: “8–9–10”</extracomment>
        <translation>Les fenêtres montrent&#xa0;: {cards}&#xa0;; {pair}&#xa0;; {sequence}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{best} beats {other}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {best}: the best card or hand | {other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>{best} bat {other}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Bid</source>
        <extracomment>offer chips for the spare hand or the pay suit (an act) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Enchérir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Bet</source>
        <extracomment>poker: put chips into the pot (an act) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Miser</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The pair in a row: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>La paire à la suite&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>La paire à la suite&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The sequence in a row: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>La séquence à la suite&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>La séquence à la suite&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You buy %n chip(s).</source>
        <translation>
            <numerusform>Vous achetez&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Vous achetez&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} buys %n chip(s).</source>
        <translation>
            <numerusform>{name} achète&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>{name} achète&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You pay %n chip(s).</source>
        <translation>
            <numerusform>Vous payez&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Vous payez&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} pays %n chip(s).</source>
        <translation>
            <numerusform>{name} paie&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>{name} paie&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{hand}: equal hands share.</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{hand}&#xa0;: les mains égales partagent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The pay suit is {suit}.</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>La couleur payante est {suit}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Deal {number}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>{name}: {card}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name}: {words}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {words}: what a player says aloud</extracomment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I bid {chips}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>J’offre {chips}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I bet {chips}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Je mise {chips}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>I raise by {chips}.</source>
        <translation>Je relance de {chips}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{ranks} of {suit}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {ranks}: a rank in the plural: “Kings”, or several ranks | {suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>{ranks} de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{reason} {result}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {reason}: why, as a sentence without a full stop, or as people have typed it | {result}: how it ended, as a sentence</extracomment>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/layout.py"/>
        <source>sits out</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/layout.py"/>
        <source>folded</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>couché</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/layout.py"/>
        <source>all in</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>tapis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/layout.py"/>
        <source>passes</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/layout.py"/>
        <source>offers {chips}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>offre {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>The pot is yours</source>
        <translation>Le pot est à vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>The pot goes to {name}</source>
        <translation>Le pot va à {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>You share the pot</source>
        <translation>Vous partagez le pot</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>The pot is shared: {name}</source>
        <translation>Le pot est partagé&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/own_chips.py"/>
        <source>Drag chips from here to where you bet them.</source>
        <translation>Faites glisser des jetons d’ici vers l’endroit où vous les misez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>You deal: keep your hand, exchange it for the unseen spare hand, or auction that?</source>
        <translation>Vous donnez&#xa0;: garder votre main, l’échanger contre la réserve, ou vendre celle-ci&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Bid for the unseen spare hand, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Enchérissez pour la main de réserve,&#xa0;%n&#xa0;jeton au moins, ou passez.</numerusform>
            <numerusform>Enchérissez pour la main de réserve,&#xa0;%n&#xa0;jetons au moins, ou passez.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The spare hand is yours. Will you auction your old hand?</source>
        <translation>La main de réserve est à vous. Vendez-vous votre ancienne main&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Nobody wants the spare hand. Exchange your hand for it, or keep yours?</source>
        <translation>Personne ne veut de la réserve. L’échanger contre votre main, ou garder la vôtre&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Bid for the right to name the pay suit, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Enchérissez pour nommer la couleur payante,&#xa0;%n&#xa0;jeton au moins, ou passez.</numerusform>
            <numerusform>Enchérissez pour nommer la couleur payante,&#xa0;%n&#xa0;jetons au moins, ou passez.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} offers {chips}. {next} bids or passes.</source>
        <translation>{name} offre {chips}. {next} enchérit ou passe.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The pot holds %n chip(s). Check or bet?</source>
        <translation>
            <numerusform>Le pot est de&#xa0;%n&#xa0;jeton. Parole ou mise&#xa0;?</numerusform>
            <numerusform>Le pot est de&#xa0;%n&#xa0;jetons. Parole ou mise&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>your lowest red card</source>
        <translation>votre plus basse carte rouge</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>your lowest black card</source>
        <translation>votre plus basse carte noire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>the lowest card of your hand</source>
        <translation>la plus basse carte de votre main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>your lowest card of a black suit</source>
        <translation>votre plus basse carte d’une couleur noire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>your lowest card of a red suit</source>
        <translation>votre plus basse carte d’une couleur rouge</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>your lowest card of any suit</source>
        <translation>la plus basse carte d’une couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The auction is yours: name the pay suit.</source>
        <translation>L’enchère est à vous&#xa0;: nommez la couleur payante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Poker: choose the five cards that you want to bet on.</source>
        <translation>Poker&#xa0;: choisissez les cinq cartes sur lesquelles vous misez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The windows of the board change.</source>
        <translation>Les fenêtres de la planche changent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Fewer than two players can stake: the partie ends.</source>
        <translation>Moins de deux joueurs peuvent miser&#xa0;: la partie s’achève.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>You deal.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} deals and decides about the spare hand.</source>
        <translation>{name} donne et décide de la main de réserve.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} offers {chips} to name the pay suit. Bid more, or pass?</source>
        <translation>{name} offre {chips} pour nommer la couleur. Plus, ou passer&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} offers {chips} for the spare hand. Bid more, or pass?</source>
        <translation>{name} offre {chips} pour la réserve. Plus, ou passer&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Auction: {name} bids or passes.</source>
        <translation>Enchères&#xa0;: {name} enchérit ou passe.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The pot holds {pot}. {name} checks or bets.</source>
        <translation>Le pot est de {pot}. {name}&#xa0;: parole ou mise.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>the spare hand</source>
        <translation>la main de réserve</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>the pay suit</source>
        <translation>la couleur payante</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>poker</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>poker</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Michigan</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Michigan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} has put in {total}; the pot holds {pot}. Call, raise or fold?</source>
        <translation>{name} a mis {total}&#xa0;; le pot est de {pot}. Suivre, relancer ou se coucher&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The pot holds {pot}. {name} calls, raises or folds.</source>
        <translation>Le pot est de {pot}. {name} suit, relance ou se couche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>your lowest card of any suit but {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>votre plus basse carte d’une couleur, sauf {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Closing round {number}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Tour de clôture {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} names the pay suit.</source>
        <translation>{name} nomme la couleur payante.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} chooses five cards for the poker.</source>
        <translation>{name} choisit cinq cartes pour le poker.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} is about to lead.</source>
        <translation>{name} va mener.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>{name} deals.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>You lead: {what}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {what}: an act or thing in the middle of a sentence: “lead any card”, “the posting”</extracomment>
        <translation>À vous de mener&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>A run begins with the lowest card of a suit that may be led: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>On mène la plus basse carte d’une couleur permise&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>A bet or raise is {lowest} to {highest} chips here.</source>
        <translation>Une mise ou relance va ici de {lowest} à {highest} jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>This hand was offered already: a hand is auctioned only once.</source>
        <translation>Cette main a déjà été offerte&#xa0;: on ne la vend aux enchères qu’une fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>You have exchanged already: there is no way back to the old hand.</source>
        <translation>Vous avez déjà échangé&#xa0;: on ne revient pas à l’ancienne main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>At this table whoever holds a pay card or the sequence may not trade for the spare hand.</source>
        <translation>À cette table, qui tient une carte payante ou la séquence ne peut ni échanger ni enchérir.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>A bid must be higher than the one before: at least %n chip(s).</source>
        <translation>
            <numerusform>Une offre doit dépasser la précédente&#xa0;: au moins&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Une offre doit dépasser la précédente&#xa0;: au moins&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>Nobody bids or bets on credit: you have %n chip(s).</source>
        <translation>
            <numerusform>On n’enchérit ni ne mise à crédit&#xa0;: vous avez&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>On n’enchérit ni ne mise à crédit&#xa0;: vous avez&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>Somebody has bet: now one calls, raises or folds.</source>
        <translation>Quelqu’un a misé&#xa0;: on suit, on relance ou on se couche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>Nobody has bet yet: there is nothing to call, raise or fold.</source>
        <translation>Personne n’a encore misé&#xa0;: rien à suivre ni à relancer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>Somebody has bet already: now one may only raise.</source>
        <translation>Quelqu’un a déjà misé&#xa0;: on peut seulement relancer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>No opponent has chips left to answer a bet or raise.</source>
        <translation>Aucun adversaire n’a de jetons pour répondre à une mise ou relance.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>One keeps exactly five cards apart for the poker.</source>
        <translation>On met exactement cinq cartes à part pour le poker.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>The windows must show five different cards, a pair of neighbours and a sequence.</source>
        <translation>Les fenêtres doivent montrer cinq cartes différentes, une paire de voisines et une séquence.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>Fewer than two players can stake: the partie can only end.</source>
        <translation>Moins de deux joueurs peuvent miser&#xa0;: la partie ne peut que s’achever.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>A run begins with the lowest card of a suit; now only the {card} may be led.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>On mène la plus basse carte d’une couleur&#xa0;: ici seulement {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>Everybody paid a chip for each card into the kitty, where they wait for a winner.</source>
        <translation>Chacun a mis dans la cagnotte un jeton par carte&#xa0;; ils y attendent un gagnant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>You are out first</source>
        <translation>Vous êtes le premier sans cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>{name} is out first</source>
        <translation>{name} n’a plus de cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards; head of a column | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>Won by</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Gagnant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>Nobody can lead</source>
        <translation>Personne ne peut mener</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>The kitty, and a chip for each card still held: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>La cagnotte, et un jeton par carte encore en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>out of cards</source>
        <translation>plus de cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>blocked</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>bloquée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>closing round</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>tour de clôture</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>shared out</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>partage</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>Chips on the board: {spaces}.</source>
        <translation>Jetons sur la planche&#xa0;: {spaces}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>{name} {cards}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>{space}: {chips}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {space}: a space of the Tripoli board: a card, “Kitty”, “Pot”</extracomment>
        <translation>{space}&#xa0;: {chips}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>{name}: %n chip(s)</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>{name}&#xa0;: %n&#xa0;jeton</numerusform>
            <numerusform>{name}&#xa0;: %n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>The run: {cards}.</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>La suite&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>A</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>K</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Q</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>J</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Kitty</source>
        <extracomment>a space of the board (a thing) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Pot</source>
        <extracomment>a space of the board for poker (a thing) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Pot</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever holds this card.</source>
        <translation>À qui tient cette carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever holds both cards.</source>
        <translation>À qui tient les deux cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever holds all three in one suit.</source>
        <translation>À qui tient les trois d’une même couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever is first to have no cards left.</source>
        <translation>À qui n’a plus de cartes le premier.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Used only in the closing rounds.</source>
        <translation>Ne sert qu’aux tours de clôture.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to the best poker hand.</source>
        <translation>À la meilleure main de poker.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever plays this card.</source>
        <translation>À qui joue cette carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever plays both cards, one directly after the other.</source>
        <translation>À qui joue les deux cartes, l’une juste après l’autre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Goes to whoever plays all three in one suit, one directly after the other.</source>
        <translation>À qui joue les trois d’une même couleur, à la suite.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>%n card(s) are missing for the poker.</source>
        <translation>
            <numerusform>Il manque&#xa0;%n&#xa0;carte pour le poker.</numerusform>
            <numerusform>Il manque&#xa0;%n&#xa0;cartes pour le poker.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Call {cost}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Suivre&#xa0;: {cost}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Keep</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Exchange</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Auction</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Vendre aux enchères</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Poker: five cards</source>
        <translation>Poker&#xa0;: cinq cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Bid {chips}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Offrir {chips}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Pass</source>
        <extracomment>offer nothing (an act) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Pot of %n for {name}.</source>
        <translation>
            <numerusform>Pot de&#xa0;%n pour {name}.</numerusform>
            <numerusform>Pot de&#xa0;%n pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Side pot of %n for {name}.</source>
        <translation>
            <numerusform>Pot annexe de&#xa0;%n pour {name}.</numerusform>
            <numerusform>Pot annexe de&#xa0;%n pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{hand} twice: the higher cards decide.</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{hand}, deux fois&#xa0;: les plus hautes décident.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/level_texts.py"/>
        <source>Leads the lowest card, never bets first, and keeps the hand that was dealt.</source>
        <translation>Mène sa plus basse carte, ne mise jamais en premier et garde la main reçue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/level_texts.py"/>
        <source>Bets by the odds, bluffs now and then, and leads what empties the hand soonest; neither sells nor buys the spare hand.</source>
        <translation>Mise selon les chances, bluffe de temps en temps et mène ce qui vide sa main au plus vite&#xa0;; ne vend ni n’achète la réserve.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/level_texts.py"/>
        <source>Bets by the odds; imagines a few hands of the others for each lead, and plays them out in its head.</source>
        <translation>Mise selon les chances&#xa0;; pour chaque carte à mener, imagine quelques mains des autres et les joue de tête jusqu’au bout.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/level_texts.py"/>
        <source>Imagines many hands for each bet and each lead; believes whoever bets, and remembers what was led and passed, and so what nobody can hold.</source>
        <translation>Imagine beaucoup de mains pour chaque mise et chaque carte à mener&#xa0;; croit qui mise, et retient ce qui a été mené ou passé, donc ce que personne ne peut tenir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Check</source>
        <extracomment>poker: bet nothing for now (an act) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Parole</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Fold</source>
        <extracomment>poker: give the hand up (an act) | The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Se coucher</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Another deal</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Encore une donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Stop here</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>S’arrêter là</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Everybody stakes again, and the next dealer deals.</source>
        <translation>Chacun mise de nouveau et le donneur suivant donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>The run</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>La suite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>The spare hand</source>
        <translation>La main de réserve</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>The five pay cards and king-queen will be of this suit.</source>
        <translation>Les cinq cartes payantes et Roi-Dame seront de cette couleur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>All in: {cost}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Tapis&#xa0;: {cost}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>{card} of {name}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card} de {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>{card}, laid</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, posée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>{card}, kept apart for the poker</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, à part pour le poker</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>The spare hand: {card}</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>La main de réserve&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Play {hand}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>Jouer {hand}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>For the poker: {cards}; {hand}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list | {hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>Pour le poker&#xa0;: {cards}&#xa0;; {hand}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>For the poker: {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Pour le poker&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Nobody can go on: the {card} has been played.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Personne ne peut continuer&#xa0;: la carte {card} a déjà été jouée.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Nobody can go on: the {card} lies in the spare hand.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Personne ne peut continuer&#xa0;: la carte {card} est dans la main de réserve.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>No auction</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>Pas d’enchères</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Play with the spare hand; your old hand is dead.</source>
        <translation>Jouer avec la main de réserve&#xa0;; votre ancienne main est morte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>This is the hand I play.</source>
        <translation>Je joue cette main.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Nobody can go on after the {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Personne ne peut continuer après la carte {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>{hand}: the pot is yours</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{hand}&#xa0;: le pot est à vous</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>{hand}: the pot goes to {name}</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{hand}&#xa0;: le pot va à {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>{hand}: you share the pot</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{hand}&#xa0;: vous partagez le pot</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/moments.py"/>
        <source>{hand}: the pot is shared: {name}</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>{hand}&#xa0;: le pot est partagé&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Three-two of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Trois-deux de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Four-three of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Quatre-trois de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Five-four of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Cinq-quatre de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Six-five of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Six-cinq de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Seven-six of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Sept-six de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Eight-seven of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Huit-sept de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Nine-eight of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Neuf-huit de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Ten-nine of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Dix-neuf de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Jack-ten of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Valet-dix de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Queen-jack of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Dame-valet de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>King-queen of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>Roi-dame de {suit}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/spaces.py"/>
        <source>Ace-king of {suit}</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>As-roi de {suit}</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Let us stop here, and play for %n pot(s).</source>
        <translation>
            <numerusform>Arrêtons-nous là, et jouons %n pot.</numerusform>
            <numerusform>Arrêtons-nous là, et jouons %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/refusals.py"/>
        <source>What lies on the board makes at most %n pot(s).</source>
        <translation>
            <numerusform>Ce qui est sur la planche fait au plus %n pot.</numerusform>
            <numerusform>Ce qui est sur la planche fait au plus %n pots.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>In how many pots do you play for the chips on the board?</source>
        <translation>En combien de pots jouez-vous les jetons de la planche&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Stop: %n pot(s)</source>
        <translation>
            <numerusform>S’arrêter&#xa0;: %n pot</numerusform>
            <numerusform>S’arrêter&#xa0;: %n pots</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>End the partie; what lies on the board makes this many pots, a round of poker for each.</source>
        <translation>Terminer la partie&#xa0;; ce qui est sur la planche fait autant de pots, avec un tour de poker pour chacun.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Play {hand}, less than your {best}</source>
        <extracomment>{hand}: a poker hand: “full house, Kings over Queens” | {best}: the best card or hand</extracomment>
        <translation>Jouer {hand}, moins que votre {best}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/poker_words.py"/>
        <source>Play my best five: {cards} ({hand})</source>
        <extracomment>{cards}: several cards by their names, joined as a list | {hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>Jouer mes cinq meilleures&#xa0;: {cards} ({hand})</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Bet on {cards}. They stay secret unless there is a showdown.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>Miser sur {cards}. Ces cartes restent secrètes, sauf en cas d’abattage.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/certain_words.py"/>
        <source>No other five of your cards are better.</source>
        <translation>Cinq autres de vos cartes ne feraient pas mieux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/certain_words.py"/>
        <source>You are out of cards with it: the kitty is yours.</source>
        <translation>Vous n’avez alors plus de cartes&#xa0;: la cagnotte est à vous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/certain_words.py"/>
        <source>Nobody can go on after it.</source>
        <translation>Personne ne peut continuer après elle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/certain_words.py"/>
        <source>You go on yourself, up to the {card}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Vous continuez vous-même, jusqu’à&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/certain_words.py"/>
        <source>Whoever holds the {card} goes on.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>Continue qui tient&#xa0;: {card}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Put {cards}: {hand}</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list | {hand}: a poker hand: “full house, Kings over Queens”</extracomment>
        <translation>Mettre {cards}&#xa0;: {hand}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>End the partie. Chips still on the board belong to nobody yet: they are played for in a last poker, or shared.</source>
        <translation>Finir la partie. Les jetons restés sur la planche ne sont encore à personne&#xa0;: ils sont joués dans un dernier poker, ou partagés.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Play with the hand you have; the spare hand is dead.</source>
        <translation>Garder&#xa0;: jouer la main que vous avez&#xa0;; la réserve est morte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Lay your whole hand aside and take the unseen spare hand. There is no way back.</source>
        <translation>Échanger&#xa0;: écarter toute votre main et prendre la réserve sans la voir. On ne revient pas en arrière.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>The highest bidder swaps hands with it and pays you.</source>
        <translation>Vendre aux enchères&#xa0;: le plus offrant l’échange contre sa main et vous paie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Bid no more in this auction.</source>
        <translation>Passer&#xa0;: ne plus enchérir cette fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Bet nothing for now; you may still call or raise later.</source>
        <translation>Parole&#xa0;: ne rien miser pour l’instant&#xa0;; vous pourrez encore suivre ou relancer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Give the pot up. Your hand stays secret, and yours for later.</source>
        <translation>Se coucher&#xa0;: renoncer au pot. Votre main reste secrète et vous la gardez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Pay as much as the last bettor.</source>
        <translation>Suivre&#xa0;: mettre autant que le dernier qui a misé.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>The highest bid gets it and is paid in chips.</source>
        <translation>Enchérir&#xa0;: la plus haute offre l’emporte et se paie en jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>These chips go into the pot; the others must pay as much or fold.</source>
        <translation>Miser&#xa0;: ces jetons vont au pot&#xa0;; les autres doivent en mettre autant ou se coucher.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Pay what the last bettor has paid, and this many chips on top of it.</source>
        <translation>Relancer&#xa0;: mettre autant que le dernier qui a misé, plus ce nombre de jetons.</translation>
    </message>
</context>
<context>
    <name>Tripoli guide</name>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>One hand was dealt that belongs to nobody. The dealer may exchange their own for it, unseen, or sell it to the highest bidder. If your hand is good, keep it or pass.</source>
        <translation>Une main distribuée n’est à personne. Le donneur peut l’échanger contre la sienne, sans la voir, ou la vendre au plus offrant. Si votre main est bonne, gardez-la ou passez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>The deal is over: the first without cards takes the kitty, and a chip for each card the others still hold. What nobody has won stays on the board and grows.</source>
        <translation>La donne est finie&#xa0;: le premier sans cartes prend la cagnotte et un jeton par carte encore en main. Ce que personne n’a gagné reste sur la planche et grossit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>Before each deal everybody puts a chip on each space. Five spaces belong to cards, one to a pair, one to a sequence; the kitty goes to the first who is out of cards, the pot to the best poker hand.</source>
        <translation>Avant chaque donne, chacun met un jeton sur chaque case. Cinq cases sont à des cartes, une à une paire, une à une séquence&#xa0;; la cagnotte va au premier qui n’a plus de cartes, le pot à la meilleure main de poker.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>Now the pay cards: whoever holds the ace, king, queen, jack or ten of hearts shows it and takes the chips of its space, king and queen together those of the pair. That goes by itself.</source>
        <translation>Voici les cartes payantes&#xa0;: qui tient l’as, le roi, la dame, le valet ou le dix de cœur le montre et prend les jetons de sa case&#xa0;; roi et dame ensemble, ceux de la paire. Cela se fait tout seul.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>Now the poker: pull five cards into the frame, or click them. Pay cards may be among them. Your best five are shown below your name.</source>
        <translation>Voici le poker&#xa0;: tirez cinq cartes dans le cadre, ou cliquez dessus. Les cartes payantes peuvent en être. Vos cinq meilleures s’affichent sous votre nom.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>Everybody has put five cards apart. The bets go round until all who stay have put in the same; then the best five cards win the pot.</source>
        <translation>Chacun a mis cinq cartes à part. Les mises tournent jusqu’à ce que tous ceux qui restent aient misé autant&#xa0;; les cinq meilleures cartes gagnent alors le pot.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>Check to wait, bet to raise the price, fold to give up. You lose no cards: your whole hand comes back afterwards.</source>
        <translation>Parole pour attendre, miser pour faire monter le prix, se coucher pour renoncer. Vous ne perdez aucune carte&#xa0;: toute votre main vous revient ensuite.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/guide.py"/>
        <source>Last stage: get rid of your cards. Somebody leads the lowest card of a suit, and whoever has the next one lays it, up to the ace or to a card that nobody has. Who laid the last one leads again.</source>
        <translation>Dernière étape&#xa0;: défaites-vous de vos cartes. Quelqu’un pose la plus basse carte d’une couleur, et qui a la suivante la pose, jusqu’à l’as ou à une carte que personne n’a. Qui a posé la dernière entame de nouveau.</translation>
    </message>
</context>
<context>
    <name>Tripoli keys</name>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>K</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>E</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>E</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>A</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>P</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>F</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>C</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>D</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>S</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>Tripoli lesson</name>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Tripoli is played in stages: the spare hand, the pay cards, a poker, and a run in which all get rid of their cards. Everybody has put one chip on each space of the board.</source>
        <translation>Le Tripoli se joue par étapes&#xa0;: la main de réserve, les cartes payantes, un poker, et une suite où chacun se défait de ses cartes. Chacun a mis un jeton sur chaque case de la planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Your hand holds no pay card, and nothing above a Jack. Hugo sells the spare hand, unseen, to the highest bidder, and Inès bids one chip.</source>
        <translation>Votre main n’a pas de carte payante, et rien au-dessus d’un valet. Hugo vend la main de réserve, sans la montrer, au plus offrant, et Inès offre un jeton.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Each space holds three chips, and your own hand wins none of them. For two chips an unknown hand is worth it: bid 2.</source>
        <translation>Chaque case porte trois jetons, et votre main n’en gagne aucun. Pour deux jetons, une main inconnue vaut la peine&#xa0;: offrez 2.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Two chips are enough here: whoever bids more than needed only pays more.</source>
        <translation>Deux jetons suffisent ici&#xa0;: offrir plus qu’il ne faut, c’est seulement payer plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>It is yours. With King and Queen of hearts you have taken three spaces at once, nine chips for the price of two. Your old cards lie aside now: nobody plays with them, and only you know them.</source>
        <translation>Elle est à vous. Avec le roi et la dame de cœur, vous avez pris trois cases d’un coup, neuf jetons pour le prix de deux. Vos anciennes cartes sont de côté&#xa0;: personne ne joue avec elles, et vous seul les connaissez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Now the poker. Put your five diamonds into the frame: all of one suit, a flush. Then press the button.</source>
        <translation>Voici le poker. Mettez vos cinq carreaux dans le cadre&#xa0;: tous d’une couleur, une couleur au poker. Puis appuyez sur le bouton.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Inès checks. A flush is worth a bet: put in two chips.</source>
        <translation>Inès dit parole. Une couleur vaut une mise&#xa0;: misez deux jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Five diamonds are a flush, and only a full house or better beats it. Take Ace to Seven of diamonds.</source>
        <translation>Cinq carreaux font une couleur, et seul un full ou mieux la bat. Prenez les carreaux, de l’as au sept.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Two chips do here: with more both might fold, and you win only what lies there already.</source>
        <translation>Deux jetons suffisent ici&#xa0;: avec plus, les deux se coucheraient peut-être, et vous ne gagneriez que ce qui est déjà là.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Your flush beats two Jacks: the pot is yours, and all cards go back to their hands. Whoever won the poker leads in the last stage.</source>
        <translation>Votre couleur bat deux valets&#xa0;: le pot est à vous, et toutes les cartes retournent en main. Qui a gagné le poker entame la dernière étape.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Now be the first without cards. You lead the lowest card of a suit: take the Four of clubs.</source>
        <translation>Soyez maintenant le premier sans cartes. On entame par la plus basse carte d’une couleur&#xa0;: prenez le quatre de trèfle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Begin with clubs: you know where their run ends, and it leaves you the lead.</source>
        <translation>Commencez par les trèfles&#xa0;: vous savez où leur suite s’arrête, et la main vous reste.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Your Five followed by itself. But the Six of clubs lay in the hand that you gave away: nobody has it, so the run ends. Whoever laid the last card leads again, in another suit: you.</source>
        <translation>Votre cinq a suivi tout seul. Mais le six de trèfle était dans la main que vous avez cédée&#xa0;: personne ne l’a, la suite s’arrête donc. Qui a posé la dernière carte entame de nouveau, dans une autre couleur&#xa0;: vous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>The Five of spades lies aside as well. Lead the Three of spades: the run ends with your Four.</source>
        <translation>Le cinq de pique est de côté aussi. Entamez du trois de pique&#xa0;: la suite s’arrête à votre quatre.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Take the spades: their Five is missing, so you keep the lead once more.</source>
        <translation>Prenez les piques&#xa0;: leur cinq manque, vous entamerez donc encore une fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Again the run has ended with you, and you lead once more: what you know of your old hand is worth as much as the chips.</source>
        <translation>La suite s’est encore arrêtée chez vous, et vous entamez de nouveau&#xa0;: ce que vous savez de votre ancienne main vaut autant que les jetons.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Now the diamonds: Seven and Eight are yours, and the Nine lies aside.</source>
        <translation>Maintenant les carreaux&#xa0;: le sept et le huit sont à vous, et le neuf est de côté.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Diamonds end with your Eight: the lead stays with you.</source>
        <translation>Les carreaux s’arrêtent à votre huit&#xa0;: la main vous reste.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>It goes on like this until somebody is out of cards: they take the kitty, and a chip for each card that the others still hold. What nobody wins stays on the board.</source>
        <translation>On continue ainsi jusqu’à ce que quelqu’un n’ait plus de cartes&#xa0;: il prend la cagnotte, et un jeton par carte que les autres tiennent encore. Ce que personne ne gagne reste sur la planche.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Then Inès has the hand for one chip, and you keep cards that win nothing.</source>
        <translation>Inès a alors la main pour un jeton, et vous gardez des cartes qui ne gagnent rien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>If all check, your flush wins no more than the three chips that lie in the pot.</source>
        <translation>Si tous disent parole, votre couleur ne gagne que les trois jetons du pot.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Diamonds can wait: let us begin with clubs.</source>
        <translation>Les carreaux peuvent attendre&#xa0;: commençons par les trèfles.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>Spades can wait: let us begin with clubs.</source>
        <translation>Les piques peuvent attendre&#xa0;: commençons par les trèfles.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>After Queen and King comes the Ace of hearts, and with it Hugo would lead.</source>
        <translation>Après la dame et le roi vient l’as de cœur, et Hugo entamerait.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/lesson.py"/>
        <source>After the Queen and your King comes the Ace of hearts, which Hugo holds, and then Hugo leads.</source>
        <translation>Après la dame et votre roi vient l’as de cœur, que tient Hugo, et c’est Hugo qui entame.</translation>
    </message>
</context>
<context>
    <name>Tripoli options</name>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Tripoli</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Tripoli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Rummoli</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Rummoli</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Cosmo</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Cosmo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Before the poker, by whoever holds them</source>
        <translation>Avant le poker, par qui les tient</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>In the Michigan, by whoever plays them</source>
        <translation>Au Michigan, par qui les joue</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Hearts</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Cœur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Named by the highest bidder</source>
        <translation>Nommée par le plus offrant</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The player on the dealer’s left</source>
        <translation>Le joueur à gauche du donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The dealer</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Le donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The winner of the poker</source>
        <translation>Le gagnant du poker</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Any suit but the one just played</source>
        <translation>Toute couleur sauf celle qu’on vient de jouer</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>First the lowest card of the hand</source>
        <translation>D’abord la plus basse carte de la main</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Black and red in turn</source>
        <translation>Noir et rouge en alternance</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Any suit</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>N’importe quelle couleur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>A suit of the other colour</source>
        <translation>Une couleur de l’autre teinte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>No limit</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Sans limite</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Played for in a round of poker</source>
        <translation>Joués en un tour de poker</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Shared out</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Partagés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>By lot</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Au sort</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>After the dealer</source>
        <translation>Après le donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Before everybody</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Avant tout le monde</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>A share for each player</source>
        <translation>Une part par joueur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>A share for each sequence</source>
        <translation>Une part par séquence</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Plays on credit</source>
        <translation>Joue à crédit</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Buys chips</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Rachète des jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Sits out</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Passe son tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>None</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>With betting</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Avec mises</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Without betting</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Sans mises</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Players</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Two to nine; four to seven are best.</source>
        <translation>De deux à neuf&#xa0;; l’idéal est de quatre à sept.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Board</source>
        <extracomment>which spaces the board has (a thing) | Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Planche</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Under which name the game is played; it sets other options.</source>
        <translation>Sous quel nom on joue&#xa0;; il règle d’autres options.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Pay cards</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Cartes payantes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>When the chips of the pay cards are taken.</source>
        <translation>Quand on prend les jetons des cartes payantes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Pay suit</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Couleur payante</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Which suit the five pay cards and king-queen belong to.</source>
        <translation>La couleur des cinq cartes payantes et de Roi-Dame.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Sequence</source>
        <extracomment>three ranks in a row on the board (a thing) | Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Séquence</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The three cards of one suit for which the sequence space pays.</source>
        <translation>Les trois cartes d’une couleur que paie la case de la séquence.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Who opens the betting</source>
        <translation>Qui ouvre les mises</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Who is the first to check or to bet in the poker stage.</source>
        <translation>Qui parle le premier à l’étape du poker.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Who opens the Michigan</source>
        <translation>Qui ouvre le Michigan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Who leads the first run of the third stage.</source>
        <translation>Qui mène la première suite de la troisième étape.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Trading the spare hand</source>
        <translation>Échange de la réserve</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The dealer may take the spare hand, or sell it to the others.</source>
        <translation>Le donneur peut prendre la main de réserve ou la vendre aux autres.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>What may be led</source>
        <translation>Ce qu’on peut mener</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Which suits may open a run; it is always the lowest card of them.</source>
        <translation>Quelles couleurs ouvrent une suite&#xa0;; toujours par leur plus basse carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Changing board</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Planche changeante</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Cosmo: Michigan alone, on a board whose pay cards change with every deal.</source>
        <translation>Cosmo&#xa0;: le Michigan seul, sur une planche qui change à chaque donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Limit of bets</source>
        <translation>Limite des mises</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The most that a bet may be, or a raise above the call.</source>
        <translation>Le plus que l’on puisse miser, ou ajouter en relançant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Chips left at the end</source>
        <translation>Jetons restants à la fin</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>What becomes of the chips on the board when the partie ends.</source>
        <translation>Ce que deviennent les jetons de la planche en fin de partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Closing rounds</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Tours de clôture</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The chips left are divided into this many pots, a round for each.</source>
        <translation>Les jetons restants forment autant de pots, un tour pour chacun.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Chips at the start</source>
        <translation>Jetons au départ</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>What everybody begins the partie with.</source>
        <translation>Ce que chacun reçoit au début de la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>First dealer</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Who deals first; after that everybody deals in turn.</source>
        <translation>Qui donne le premier&#xa0;; ensuite chacun donne à son tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Place of the spare hand</source>
        <translation>Place de la réserve</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>When the spare hand gets its card in each round of dealing.</source>
        <translation>Quand la réserve reçoit sa carte à chaque tour de distribution.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Lowest bid</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Offre minimale</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>What the first bid for the spare hand must be at least.</source>
        <translation>Le minimum de la première offre pour la main de réserve.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Several sequences</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Plusieurs séquences</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>How the sequence space is shared when several hold one.</source>
        <translation>Comment se partage la case de la séquence si plusieurs en tiennent une.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Ace in low straights</source>
        <translation>As dans les petites suites</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Ace, two, three, four, five count as the lowest straight.</source>
        <translation>As, deux, trois, quatre, cinq forment la plus petite suite.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Too few chips</source>
        <translation>Manque de jetons</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>What happens to a player who cannot pay what is due.</source>
        <translation>Ce qui arrive à qui ne peut pas payer ce qu’il doit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Chips bought</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Jetons rachetés</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>How many chips a player buys at a time.</source>
        <translation>Combien de jetons on rachète à la fois.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Betting in closing rounds</source>
        <translation>Mises aux tours de clôture</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Closing rounds are bet on; otherwise the hands are just compared.</source>
        <translation>On mise aux tours de clôture&#xa0;; sinon on compare seulement les mains.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Fine for passing the lead</source>
        <translation>Amende si l’on ne peut mener</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>What a player who is unable to lead pays into the kitty.</source>
        <translation>Ce que met dans la cagnotte qui ne peut pas mener.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Dealer stakes double</source>
        <translation>Le donneur mise double</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The dealer puts two chips on each space, the others one.</source>
        <translation>Le donneur met deux jetons sur chaque case, les autres un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Pay cards bar the trade</source>
        <translation>Cartes payantes sans échange</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Whoever holds a pay card or the sequence may neither exchange nor bid for the spare hand.</source>
        <translation>Qui tient une carte payante ou la séquence ne peut ni échanger ni enchérir.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Poker</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Poker</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Whether one bets on the poker hands, or just compares them.</source>
        <translation>Si l’on mise sur les mains de poker ou les compare seulement.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Classic</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>As the rulebook has it.</source>
        <translation>Selon la règle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Pay cards take their chips when they are played.</source>
        <translation>Les cartes payantes rapportent quand on les joue.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Michigan alone, on a board that changes with every deal.</source>
        <translation>Le Michigan seul, sur une planche qui change à chaque donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Pay suit for sale</source>
        <translation>Couleur aux enchères</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>The pay suit is auctioned, and 6-7-8 is the sequence.</source>
        <translation>La couleur payante est aux enchères et 6-7-8 est la séquence.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Red and black</source>
        <translation>Rouge et noir</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Runs are black and red in turn, and the dealer leads first.</source>
        <translation>Les suites alternent noir et rouge, et le donneur mène d’abord.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Family</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Famille</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>No trade, no betting, any suit may be led, and the rest is shared.</source>
        <translation>Ni échange ni mises, toute couleur peut être menée, le reste se partage.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>High stakes</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Gros jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>No limit, double stakes for the dealer, fines, and two closing rounds.</source>
        <translation>Sans limite, double mise du donneur, amendes et deux tours de clôture.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>%n pot(s)</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n pot</numerusform>
            <numerusform>%n pots</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>Michigan Rummy</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>Michigan Rummy</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>As boxed boards print it: the dealer stakes double and opens the betting, pay cards are taken by playing them, and black leads first.</source>
        <translation>Comme l’impriment les boîtes du commerce&#xa0;: le donneur mise double et ouvre le poker, les cartes payantes se prennent en les jouant, et l’on mène d’abord du noir.</translation>
    </message>
</context>
<context>
    <name>Trut</name>
    <message>
        <location filename="../ludo/ui/games/trut/layout.py"/>
        <source>has not looked</source>
        <translation>n’a pas regardé</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/layout.py"/>
        <source>has truted</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>a truté</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/counters.py"/>
        <source>{name}: {truts}, {points}</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: {truts}, {points}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/counters.py"/>
        <source>Round counters are points, rectangular ones truts. {count} points become a trut; {goal} truts win.</source>
        <translation>Les jetons ronds sont des points, les rectangulaires des truts. {count} points font un trut&#xa0;; il faut {goal} truts pour gagner.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Fortial</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Fortial</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>For a trut</source>
        <translation>Pour un trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>For a point</source>
        <translation>Pour un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>For nothing yet</source>
        <translation>Pour rien encore</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>What this deal is worth to whoever wins it.</source>
        <translation>Ce que vaut cette donne pour qui la gagne.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>%n partie(s) won</source>
        <translation>
            <numerusform>%n&#xa0;partie gagnée</numerusform>
            <numerusform>%n&#xa0;parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/counters.py"/>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n trut(s)</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;trut</numerusform>
            <numerusform>%n&#xa0;truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/counters.py"/>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n point(s)</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>%n chip(s) wait for the winners of the partie.</source>
        <translation>
            <numerusform>%n&#xa0;jeton attend les gagnants de la partie.</numerusform>
            <numerusform>%n&#xa0;jetons attendent les gagnants de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/__init__.py"/>
        <source>Trut</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/__init__.py"/>
        <source>Three cards, three tricks, and the nerve to raise: the first side with seven truts wins.</source>
        <translation>Trois cartes, trois plis et l’aplomb de truter&#xa0;: le premier camp à sept truts gagne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/layout.py"/>
        <source>your side</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>votre camp</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/layout.py"/>
        <source>the other side</source>
        <translation>l’autre camp</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/layout.py"/>
        <source>First side</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Premier camp</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/layout.py"/>
        <source>Second side</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Deuxième camp</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/moments.py"/>
        <source>A trut for you!</source>
        <translation>Un trut pour vous&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/moments.py"/>
        <source>A trut for {name}!</source>
        <translation>Un trut pour {name}&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/moments.py"/>
        <source>A trut for your side!</source>
        <translation>Un trut pour votre camp&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>{best} beats {other}: your trick.</source>
        <extracomment>{best}: the best card or hand | {other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>{best} bat {other}&#xa0;: pli pour vous.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>{best} beats {other}: {name}’s trick.</source>
        <extracomment>{best}: the best card or hand | {other}: the name of another player, or a card or hand that is beaten</extracomment>
        <translation>{best} bat {other}&#xa0;: pli pour {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>No card has been laid to this trick.</source>
        <translation>Aucune carte n’est encore jouée dans ce pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>rotten</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>pourri</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>{name}: {truts}, {points}.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: {truts}, {points}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>The trick: {cards}.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results. | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>Le pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>Trick {number}: {name}.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Pli {number}&#xa0;: {name}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>{rank} on both sides.</source>
        <extracomment>{rank}: a rank: “King”, or in the plural “Kings”</extracomment>
        <translation>{rank} des deux côtés.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n trick(s) win the deal.</source>
        <translation>
            <numerusform>%n pli emporte la donne.</numerusform>
            <numerusform>%n plis emportent la donne.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>The trut was not followed.</source>
        <translation>Le trut n’a pas été suivi.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>The fortial was not played.</source>
        <translation>Le fortial n’a pas été joué.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>The first trick made decides the deal, as others are rotten.</source>
        <translation>D’autres plis étant pourris, le premier pli fait emporte la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Je trute!</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Je trute&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Deux pareilles et une fausse!</source>
        <translation>Deux pareilles et une fausse&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Brelan!</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Brelan&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>I follow.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Je suis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>I fold.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Je ne suis pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>I go!</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>J’y vais&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>I do not go.</source>
        <translation>Je n’y vais pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Je trute</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Je trute</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Deux pareilles et une fausse</source>
        <translation>Deux pareilles et une fausse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Brelan</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Follow: a trut is at stake</source>
        <translation>Suivre&#xa0;: un trut en jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Fold: a point for them</source>
        <translation>Ne pas suivre&#xa0;: un point pour eux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Do not go: a point for them</source>
        <translation>Ne pas y aller&#xa0;: un point pour eux</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{card}, in a rotten trick</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{card}, dans un pli pourri</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Fold: {name} decides</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Ne pas suivre&#xa0;: {name} décide</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Fold: a point for {name}</source>
        <translation>Ne pas suivre&#xa0;: un point pour {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Go: a trut is at stake</source>
        <translation>Y aller&#xa0;: un trut en jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Go: a point is at stake</source>
        <translation>Y aller&#xa0;: un point en jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Do not go: {name} decides</source>
        <translation>Ne pas y aller&#xa0;: {name} décide</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Do not go: a point for {name}</source>
        <translation>Ne pas y aller&#xa0;: un point pour {name}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/level_texts.py"/>
        <source>Timid: folds nearly always, truts with a strong hand only, and lays the highest card first.</source>
        <translation>Timide&#xa0;: se couche presque toujours, ne trute qu’avec une main forte, et joue d’abord sa plus haute carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/level_texts.py"/>
        <source>Bold: follows with a fair hand, bluffs now and then, and never looks at the score.</source>
        <translation>Hardi&#xa0;: suit avec une main moyenne, bluffe de temps en temps, et ne regarde jamais le score.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/level_texts.py"/>
        <source>With two players: calls and bluffs by a computed strategy, as if the partie had just begun, and would rather see the cards than fold. With four: by rules of thumb.</source>
        <translation>À deux&#xa0;: trute et bluffe selon une stratégie calculée, comme si la partie venait de commencer, et préfère voir les cartes que se coucher. À quatre&#xa0;: selon des règles simples.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/level_texts.py"/>
        <source>With two players: calls, follows and bluffs by a computed strategy that minds the score. With four: by measured odds and by what scores are worth.</source>
        <translation>À deux&#xa0;: trute, suit et bluffe selon une stratégie calculée qui tient compte du score. À quatre&#xa0;: selon des chances mesurées et la valeur des scores.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Deux pareilles et une fausse: trut by announcing that you hold two cards of one rank and an odd one. Only before the first card.</source>
        <translation>Deux pareilles et une fausse&#xa0;: truter en annonçant deux cartes de même valeur et une autre. Seulement avant la première carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Brelan: trut by announcing that you hold three cards of one rank. Only before the first card.</source>
        <translation>Brelan&#xa0;: truter en annonçant trois cartes de même valeur. Seulement avant la première carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name}: brelan, je trute!</source>
        <translation>{name}&#xa0;: brelan, je trute&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name}: deux pareilles et une fausse, je trute!</source>
        <translation>{name}&#xa0;: deux pareilles et une fausse, je trute&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name}: je trute!</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>{name}&#xa0;: je trute&#xa0;!</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You deal.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} deals.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le sort désigne le premier donneur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Your turn: you open the deal.</source>
        <translation>À vous&#xa0;: vous ouvrez la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Your turn: you lead to the next trick.</source>
        <translation>À vous d’entamer le pli suivant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Your turn: lay any card.</source>
        <translation>À vous&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} is about to lay a card. You may trut first.</source>
        <translation>{name} va jouer une carte. Vous pouvez truter avant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} is about to lay a card.</source>
        <translation>{name} va jouer une carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} folds. You decide: follow or fold?</source>
        <translation>{name} ne suit pas. À vous de décider&#xa0;: suivre ou non&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Follow or fold?</source>
        <translation>Suivez-vous&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} folds, now {next} decides.</source>
        <translation>{name} ne suit pas, {next} décide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You fold, now {next} decides.</source>
        <translation>Vous ne suivez pas, {next} décide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} has to answer: follow or fold?</source>
        <translation>{name} doit répondre&#xa0;: suivre ou non&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>One point is missing for the partie. Do you go, without looking?</source>
        <translation>Il manque un point pour la partie. Y allez-vous, sans regarder&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>One point is missing for the partie. Do you go?</source>
        <translation>Il manque un point pour la partie. Y allez-vous&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} lacks one point for the partie and decides. You may not look at your cards yet.</source>
        <translation>À un point de la partie, {name} décide. Ne regardez pas encore vos cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} lacks one point for the partie and decides.</source>
        <translation>À un point de la partie, {name} décide.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Partie {number} of {all}</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Partie {number} sur {all}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Deal {number}</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>trick {number} of 3</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>pli {number} sur 3</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Nobody truts in a fortial deal: it is for a trut already.</source>
        <translation>On ne trute pas dans une donne de fortial&#xa0;: elle se joue déjà pour un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} has truted already: there is one trut a deal.</source>
        <translation>{name} a déjà truté&#xa0;: un seul trut par donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>At this table one truts between two tricks only.</source>
        <translation>À cette table, on ne trute qu’entre deux plis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>At this table one truts on one’s own turn only.</source>
        <translation>À cette table, on ne trute qu’à son tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Only a player who still holds a card can trut.</source>
        <translation>Il faut encore une carte en main pour truter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>This table plays without announcements.</source>
        <translation>Cette table joue sans annonces.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Announcements are made before the first card is laid.</source>
        <translation>Les annonces se font avant la première carte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You hold no brelan (three cards of one rank).</source>
        <translation>Vous n’avez pas de brelan (trois cartes de même valeur).</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You do not hold two alike and an odd one.</source>
        <translation>Vous n’avez pas deux pareilles et une fausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You have truted already: there is one trut a deal.</source>
        <translation>Vous avez déjà truté&#xa0;: un seul trut par donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name}: {card}</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results. | {card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name}: {words}</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results. | {words}: what a player says aloud</extracomment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You make the trick.</source>
        <translation>Vous faites le pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} makes the trick.</source>
        <translation>{name} fait le pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>A rotten trick (pourri). You made it rotten: you lead.</source>
        <translation>Pli pourri. Vous l’avez pourri&#xa0;: à vous d’entamer.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>A rotten trick (pourri). {name} made it rotten and leads.</source>
        <translation>Pli pourri. {name} l’a pourri et entame.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You mark a trut.</source>
        <translation>Vous marquez un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} marks a trut.</source>
        <translation>{name} marque un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Your side marks a trut.</source>
        <translation>Votre camp marque un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} mark a trut.</source>
        <translation>{name} marquent un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You mark a point.</source>
        <translation>Vous marquez un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} marks a point.</source>
        <translation>{name} marque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Your side marks a point.</source>
        <translation>Votre camp marque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} mark a point.</source>
        <translation>{name} marquent un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>The points become a trut.</source>
        <translation>Les points se transforment en trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>You are at the fortial: one point is missing.</source>
        <translation>Vous êtes au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} is at the fortial: one point is missing.</source>
        <translation>{name} est au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Your side is at the fortial: one point is missing.</source>
        <translation>Votre camp est au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>{name} are at the fortial: one point is missing.</source>
        <translation>{name} sont au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>Three rotten tricks: the deal counts for nothing.</source>
        <translation>Trois plis pourris&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>Nobody wins the deal</source>
        <translation>Personne ne gagne la donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>Nobody truted: it is worth nothing.</source>
        <translation>Personne n’a truté&#xa0;: elle ne vaut rien.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>A trut. The other side loses its points.</source>
        <translation>Un trut. L’autre camp perd ses points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>A point, and the points become a trut. The other side loses its points.</source>
        <translation>Un point, et les points se transforment en trut. L’autre camp perd les siens.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>A point.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>Parties: {first} {one}, {second} {two}.</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Parties&#xa0;: {first} {one}, {second} {two}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n trut(s) to {less}.</source>
        <translation>
            <numerusform>%n&#xa0;trut à {less}.</numerusform>
            <numerusform>%n&#xa0;truts à {less}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>not followed</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>pas suivi</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>fortial, not played</source>
        <translation>fortial non joué</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>three rotten tricks</source>
        <translation>trois plis pourris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>played</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>jouée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>Deal</source>
        <extracomment>a thing: one distribution of the cards; head of a column | The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>Won by</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>Gagnée par</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>It makes the trick.</source>
        <translation>Elle fait le pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>It cannot make this trick.</source>
        <translation>Elle ne peut pas faire ce pli.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>The trick is rotten: nobody makes it.</source>
        <translation>Le pli est pourri&#xa0;: personne ne le fait.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>It is as high as the best card: at most the trick is rotten.</source>
        <translation>Elle égale la plus forte&#xa0;: au mieux, le pli est pourri.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>No card that is out beats it or rots the trick.</source>
        <translation>Aucune carte en jeu ne la bat ni ne pourrit le pli.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>No card that is out beats it; %n can rot the trick.</source>
        <translation>
            <numerusform>Aucune carte en jeu ne la bat&#xa0;; %n peut pourrir le pli.</numerusform>
            <numerusform>Aucune carte en jeu ne la bat&#xa0;; %n peuvent pourrir le pli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/certain_words.py"/>
        <source>%n of the {all} cards that you cannot see beat(s) it.</source>
        <translation>
            <numerusform>%n des {all} cartes que vous ne voyez pas la bat.</numerusform>
            <numerusform>%n des {all} cartes que vous ne voyez pas la battent.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Raise this deal to a trut. If nobody follows, your side marks a point and the deal is over; if they follow, whoever wins it marks a trut. Once a deal.</source>
        <translation>Truter&#xa0;: jouer cette donne pour un trut. Si personne ne suit, votre camp marque un point et la donne est finie&#xa0;; si l’on suit, qui la gagne marque un trut. Une seule fois par donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Take the challenge up. Whoever wins the deal marks a trut, and the others lose their points.</source>
        <translation>Suivre&#xa0;: relever le défi. Qui gagne la donne marque un trut, et les autres perdent leurs points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>Decline. If your whole side declines, the deal is over and the truter’s side marks a point.</source>
        <translation>Ne pas suivre&#xa0;: refuser. Si tout votre camp refuse, la donne est finie et le camp de celui qui a truté marque un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>The deal is played, everybody takes up their cards, and nobody can decline or trut.</source>
        <translation>Y aller&#xa0;: la donne se joue, chacun relève ses cartes, et personne ne peut refuser ni truter.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>The cards go back unseen, and the others mark a point.</source>
        <translation>Ne pas y aller&#xa0;: les cartes retournent au paquet sans être vues, et les autres marquent un point.</translation>
    </message>
</context>
<context>
    <name>Trut guide</name>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>These are your three cards. The Seven is the highest, then the Eight, then Ace, King, Queen, Jack, Ten and Nine. Suits mean nothing.</source>
        <translation>Voici vos trois cartes. Le sept est la plus forte, puis le huit, puis l’as, le roi, la dame, le valet, le dix et le neuf. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>This line says what is going on. On your turn play any card: click it, or pull it to the table.</source>
        <translation>Cette ligne dit où l’on en est. À votre tour, jouez la carte que vous voulez&#xa0;: cliquez dessus ou tirez-la vers la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>“Je trute!” raises the deal to a trut. The others follow, or they give up and you mark one point. You may say it with good cards – or to frighten.</source>
        <translation>«&#xa0;Je trute&#xa0;!&#xa0;» met un trut en jeu. Les autres suivent, ou renoncent et vous marquez un point. On peut le dire avec un beau jeu – ou pour faire peur.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>The highest card makes the trick. Two tricks of three win the deal.</source>
        <translation>La plus forte carte fait le pli. Deux plis sur trois gagnent la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>Here is your score. Points are discs, and three of them become a trut, a tile. Whenever a side marks a trut, the other side loses its points.</source>
        <translation>Voici votre score. Les points sont des jetons ronds, et trois deviennent un trut, rectangulaire. Dès qu’un camp marque un trut, l’autre perd ses points.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>The deal is over: here is who won it, and why. Journal, score and rules are beside the table.</source>
        <translation>La donne est finie&#xa0;: voici qui la gagne, et pourquoi. Journal, score et règles sont à côté de la table.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/guide.py"/>
        <source>Each deal is three cards for everybody and three tricks; two of them win it. Who won marks a point, three points are a trut, and seven truts win the partie.</source>
        <translation>À chaque donne, trois cartes pour chacun et trois plis&#xa0;; deux suffisent pour la gagner. Le gagnant marque un point, trois points font un trut, et sept truts gagnent la partie.</translation>
    </message>
</context>
<context>
    <name>Trut keys</name>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>T</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>P</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>B</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>F</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>N</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/words.py"/>
        <source>G</source>
        <extracomment>The letter key of an act: a single letter, each only once in this context.</extracomment>
        <translation>Y</translation>
    </message>
</context>
<context>
    <name>Trut lesson</name>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Trut in three deals. A partie is the whole contest: the first to have seven truts wins it. Each deal is three cards and three tricks, and two tricks win the deal.</source>
        <translation>Le trut en trois donnes. La partie est gagnée par le premier qui a sept truts. Chaque donne, c’est trois cartes et trois plis, et deux plis gagnent la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Seven is the highest card, then come Eight, Ace, King, Queen, Jack, Ten and Nine. Suits do not matter. You hold the two highest ranks.</source>
        <translation>Le sept est la plus forte carte, puis viennent le huit, l’as, le roi, la dame, le valet, le dix et le neuf. Les couleurs ne comptent pas. Vous tenez les deux rangs les plus forts.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Such a hand should be worth more. Say “Je trute!” before you play: press its button, or T.</source>
        <translation>Une telle main doit valoir plus. Dites «&#xa0;Je trute&#xa0;!&#xa0;» avant de jouer&#xa0;: appuyez sur le bouton, ou sur T.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Played without a call, the deal brings one point. Called and followed, it brings a trut.</source>
        <translation>Jouée sans annonce, la donne rapporte un point. Annoncée et suivie, elle rapporte un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Hugo follows: now the deal is worth a trut to whoever wins it. Lead the Seven, which nothing beats.</source>
        <translation>Hugo suit&#xa0;: la donne vaut maintenant un trut à qui la gagne. Entamez du sept, que rien ne bat.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Eight loses to a Seven, if Hugo has one. The Seven is safe: begin with it.</source>
        <translation>Le huit perd contre un sept, si Hugo en a un. Le sept est sûr&#xa0;: commencez par lui.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The first trick is yours. Now the Eight: only a Seven beats it.</source>
        <translation>Le premier pli est à vous. Maintenant le huit&#xa0;: seul un sept le bat.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Nine gives this trick away, and then you need the last one. The Eight ends the deal now.</source>
        <translation>Le neuf donne ce pli, et il vous faudra le dernier. Le huit finit la donne maintenant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The second deal. Hugo truts, and you hold the three lowest ranks: five ranks beat even the Jack. Do not follow: that costs one point, and the deal is over.</source>
        <translation>Deuxième donne. Hugo trute, et vous tenez les trois rangs les plus faibles&#xa0;: cinq rangs battent même le valet. Ne suivez pas&#xa0;: cela coûte un point, et la donne est finie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>If you follow, you play for a trut with the three lowest ranks. One point is the smaller loss.</source>
        <translation>Si vous suivez, vous jouez un trut avec les trois rangs les plus faibles. Un point est la moindre perte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The third deal: an Eight, an Ace and a Nine. Keep the Eight for later, and lead the Ace.</source>
        <translation>Troisième donne&#xa0;: un huit, un as et un neuf. Gardez le huit pour plus tard, et entamez de l’as.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Nine beats nothing: you would have to win both other tricks.</source>
        <translation>Le neuf ne bat rien&#xa0;: il vous faudrait les deux autres plis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Two Aces: the trick is rotten (pourri), and nobody has made it. Hugo, who covered your Ace, leads. With one rotten trick, whoever makes the first trick wins the deal.</source>
        <translation>Deux as&#xa0;: le pli est pourri, et personne ne l’a fait. Hugo, qui a couvert votre as, entame. Avec un pli pourri, qui fait le premier pli gagne la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Queen lies there. This trick decides: play the Eight.</source>
        <translation>La dame est là. Ce pli décide&#xa0;: jouez le huit.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Nine loses to the Queen, and with it the whole deal, for one trick is rotten.</source>
        <translation>Le neuf perd contre la dame, et avec lui toute la donne, puisqu’un pli est pourri.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The deal is yours: one trick was rotten, and you made the first of the others. Without a call that is one point.</source>
        <translation>La donne est à vous&#xa0;: un pli était pourri, et vous avez fait le premier des autres. Sans annonce, c’est un point.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Nine is the lowest card: Hugo takes the trick with anything and needs only one more.</source>
        <translation>Le neuf est la plus faible carte&#xa0;: Hugo prend le pli avec n’importe quoi, et il ne lui en faut plus qu’un.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>The Eight may well win now, but then only Ace and Nine are left for one more trick.</source>
        <translation>Le huit gagnerait sans doute, mais il ne resterait que l’as et le neuf pour un pli de plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>One high card is not two tricks: Hugo would follow, and a trut might be lost.</source>
        <translation>Une forte carte ne fait pas deux plis&#xa0;: Hugo suivrait, et vous pourriez perdre un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Right, you could trut now, for you win anyway. But let us first see how the deal ends.</source>
        <translation>C’est vrai, vous pourriez truter, puisque vous gagnez de toute façon. Mais voyons d’abord comment finit la donne.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Two tricks: you mark a trut, a tile. If Hugo had points, they would be lost now. The third card is not played any more.</source>
        <translation>Deux plis&#xa0;: vous marquez un trut, une plaque. Si Hugo avait des points, ils seraient perdus. La troisième carte ne se joue plus.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/lesson.py"/>
        <source>Hugo marks a point, a disc. You never learn with which cards: it may have been a bluff. Three discs make a trut.</source>
        <translation>Hugo marque un point, un jeton rond. Vous ne saurez jamais avec quelles cartes&#xa0;: c’était peut-être un bluff. Trois jetons font un trut.</translation>
    </message>
</context>
<context>
    <name>Trut options</name>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Players</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Order of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>First dealer</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Truts to win</source>
        <translation>Truts pour gagner</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Points for a trut</source>
        <translation>Points pour un trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Deal without a trut</source>
        <translation>Donne sans trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>When one may trut</source>
        <translation>Quand on peut truter</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Who answers first</source>
        <translation>Qui répond d’abord</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Who leads after a rotten trick</source>
        <translation>Qui entame après un pli pourri</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Stop when decided</source>
        <translation>Arrêt dès que c’est joué</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Announcements</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>False announcements</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Annonces mensongères</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Brelan must be announced</source>
        <translation>Brelan obligatoire</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>The fortial</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Le fortial</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Worth of a fortial deal</source>
        <translation>Valeur de la donne de fortial</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Second partner decides blind</source>
        <translation>Second partenaire sans regarder</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Parties in the match</source>
        <translation>Parties du match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Stake</source>
        <extracomment>what is played for (a thing) | Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Two players, or four in two teams of two.</source>
        <translation>Deux joueurs, ou quatre en deux équipes de deux.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>The play goes around the table this way; nothing else depends on it.</source>
        <translation>Le jeu tourne dans ce sens autour de la table&#xa0;; rien d’autre n’en dépend.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Who deals first; after that everybody deals in turn.</source>
        <translation>Qui donne en premier&#xa0;; ensuite, chacun donne à son tour.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>The partie is won by the first side with this many truts.</source>
        <translation>Le premier camp qui a ce nombre de truts gagne la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>This many points are changed into one trut at once.</source>
        <translation>Ce nombre de points se transforme aussitôt en un trut.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>What a deal won without anybody truting is worth.</source>
        <translation>Ce que vaut une donne gagnée sans que personne ait truté.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Who may say “je trute”, and at which moments.</source>
        <translation>Qui peut dire «&#xa0;je trute&#xa0;», et à quels moments.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>With four players: which opponent of the truter is asked first.</source>
        <translation>À quatre&#xa0;: l’adversaire qui répond en premier à celui qui trute.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>With four players and more than two equal cards: who leads after a rotten trick (pourri).</source>
        <translation>À quatre, avec plus de deux cartes égales&#xa0;: qui entame après un pli pourri.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>A deal ends as soon as nothing can change its winner.</source>
        <translation>La donne s’arrête dès que plus rien ne peut en changer le gagnant.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Before the first card one may trut by naming a brelan, or two alike and an odd one.</source>
        <translation>Avant la première carte, on peut truter en annonçant un brelan, ou deux pareilles et une fausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>An announcement need not be true.</source>
        <translation>Une annonce peut être fausse.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Whoever is dealt three cards of one rank announces it at once, wanted or not.</source>
        <translation>Qui reçoit trois cartes de même valeur l’annonce aussitôt, de gré ou de force.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>A side one point short of the partie first says whether it goes; the others wait, blind.</source>
        <translation>Le camp à un point de la partie dit d’abord s’il y va&#xa0;; les autres attendent sans regarder.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>What a deal is worth when the side at the fortial goes.</source>
        <translation>Ce que vaut la donne quand le camp au fortial y va.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>With four players: after a first “no” the partner decides without looking at their cards.</source>
        <translation>À quatre&#xa0;: après un premier «&#xa0;non&#xa0;», le partenaire décide sans regarder ses cartes.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>This many parties are played; the side that wins most of them wins.</source>
        <translation>On joue ce nombre de parties&#xa0;; le camp qui en gagne le plus l’emporte.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Chips that everybody pays in for each partie; the winners share them.</source>
        <translation>Jetons que chacun verse à chaque partie&#xa0;; les gagnants se les partagent.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Clockwise</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Anticlockwise</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Sens inverse</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>By lot</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Au sort</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>One point</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Nothing</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Everybody, between any two cards</source>
        <translation>Tous, entre deux cartes</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Only the player on turn</source>
        <translation>Seulement à son tour</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Everybody, between two tricks</source>
        <translation>Tous, entre deux plis</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>The first after the dealer</source>
        <translation>Le premier après le donneur</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>The first after the truter</source>
        <translation>Le premier après celui qui trute</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Who made it rotten first</source>
        <translation>Le premier qui l’a pourri</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Who laid the last equal card</source>
        <translation>Qui a joué la dernière carte égale</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>A trut</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Un trut</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>A point</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Un point</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>None</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Classic</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Classique</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Quiet</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Paisible</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Bluffers</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Bluffeurs</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Short</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Courte</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Match</source>
        <extracomment>several parties in a row (a thing) | Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>Match</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>As the rulebook has it, to seven truts.</source>
        <translation>Selon la règle, en sept truts.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Truts on one’s own turn only, and no announcements.</source>
        <translation>On ne trute qu’à son tour, et sans annonces.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Announcements may be false, and all three tricks are played.</source>
        <translation>Les annonces peuvent être fausses, et l’on joue les trois plis.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>To three truts.</source>
        <translation>En trois truts.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>Three parties, for five chips each.</source>
        <translation>Trois parties, à cinq jetons chacune.</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>%n trut(s)</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n trut</numerusform>
            <numerusform>%n truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>%n point(s)</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/option_words.py"/>
        <source>%n partie(s)</source>
        <extracomment>Rules of Trut that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <location filename="../ludo/ui/pages/nights/undo_bar.py"/>
        <source>Undo</source>
        <extracomment>Taking acts back at the table.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/undo_bar.py"/>
        <source>{key} takes it back.</source>
        <extracomment>{key}: the letter of a key</extracomment>
        <translation>{key} pour revenir en arrière.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/undo_bar.py"/>
        <source>Taken back</source>
        <extracomment>Taking acts back at the table.</extracomment>
        <translation>C’est repris</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/nights/undo_bar.py"/>
        <source>Undo: {done}</source>
        <extracomment>Taking acts back at the table.</extracomment>
        <translation>Annuler&#xa0;: {done}</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>You win the partie about %n time(s) in 10.</source>
        <translation>
            <numerusform>Vous gagnez la partie environ %n fois sur 10.</numerusform>
            <numerusform>Vous gagnez la partie environ %n fois sur 10.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>On average you gain about {amount}.</source>
        <translation>En moyenne, vous y gagnez environ {amount}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>On average you lose about {amount}.</source>
        <translation>En moyenne, vous y perdez environ {amount}.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>You hardly ever win the partie from here.</source>
        <translation>D’ici, vous ne gagnez presque jamais la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>You win the partie almost always from here.</source>
        <translation>D’ici, vous gagnez presque toujours la partie.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{share}%</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{decimal} live(s)</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>
            <numerusform>{decimal} vie</numerusform>
            <numerusform>{decimal} vies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{decimal} chip(s)</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>
            <numerusform>{decimal} jeton</numerusform>
            <numerusform>{decimal} jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{decimal} point(s)</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>
            <numerusform>{decimal} point</numerusform>
            <numerusform>{decimal} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>It is a little better than “{act}”.</source>
        <extracomment>{act}: an act: “Play King of hearts”</extracomment>
        <translation>C’est un peu mieux que «&#xa0;{act}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>Perhaps as good: “{act}”.</source>
        <extracomment>{act}: an act: “Play King of hearts”</extracomment>
        <translation>Peut-être aussi bon&#xa0;: «&#xa0;{act}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>It is clearly better than “{act}”.</source>
        <extracomment>{act}: an act: “Play King of hearts”</extracomment>
        <translation>C’est nettement mieux que «&#xa0;{act}&#xa0;».</translation>
    </message>
    <message>
        <location filename="../ludo/ui/wording/values.py"/>
        <source>It looks better than “{act}”, but that is not certain.</source>
        <extracomment>{act}: an act: “Play King of hearts”</extracomment>
        <translation>Cela semble mieux que «&#xa0;{act}&#xa0;», mais ce n’est pas certain.</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <location filename="../ludo/ui/play/voice_question.py"/>
        <source>Shall the computer take its time?</source>
        <translation>L’ordinateur doit-il prendre son temps&#xa0;?</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/voice_question.py"/>
        <source>A program that reads the screen aloud seems to be running. The game can wait until everything that is announced has been spoken. The settings can change that at any time.</source>
        <translation>Un programme qui lit l’écran à voix haute semble fonctionner. Le jeu peut attendre que tout ce qui est annoncé ait été dit. Les réglages permettent d’en changer à tout moment.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/voice_question.py"/>
        <source>Wait for the voice</source>
        <translation>Attendre la voix</translation>
    </message>
    <message>
        <location filename="../ludo/ui/play/voice_question.py"/>
        <source>Do not wait</source>
        <translation>Ne pas attendre</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <location filename="../ludo/ui/acting.py"/>
        <location filename="../ludo/ui/notices.py"/>
        <location filename="../ludo/ui/page_opener.py"/>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>This game is damaged</source>
        <translation>Cette partie est abîmée</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>Licences</source>
        <extracomment>The window itself: its title, its errors, its pages.</extracomment>
        <translation>Licences</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>This should not happen. Your game is kept up to the last card. If Ludo behaves oddly now, close it and open it again.</source>
        <translation>Cela ne devrait pas arriver. Votre partie est gardée jusqu’à la dernière carte. Si Ludo se comporte bizarrement, fermez-le et rouvrez-le.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>This should not happen. Your games cannot be saved at the moment.</source>
        <translation>Cela ne devrait pas arriver. Vos parties ne peuvent pas être enregistrées en ce moment.</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>What happened is written in
{file}</source>
        <translation>Ce qui s’est passé est écrit dans
{file}</translation>
    </message>
    <message>
        <location filename="../ludo/ui/screens.py"/>
        <source>{game} · replay</source>
        <extracomment>The window itself: its title, its errors, its pages.</extracomment>
        <translation>{game} · relecture</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>About Ludo</source>
        <extracomment>The window itself: its title, its errors, its pages.</extracomment>
        <translation>À propos de Ludo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/notices.py"/>
        <source>Something went wrong in Ludo</source>
        <translation>Quelque chose s’est mal passé dans Ludo</translation>
    </message>
    <message>
        <location filename="../ludo/ui/pages/fault.py"/>
        <source>Back</source>
        <extracomment>go to the page before (an act) | The window itself: its title, its errors, its pages.</extracomment>
        <translation>Retour</translation>
    </message>
</context>
</TS>
