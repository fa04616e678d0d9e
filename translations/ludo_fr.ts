<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>The rules run as compiled code.</source>
        <translation>Les règles sont exécutées en code compilé.</translation>
    </message>
    <message>
        <source>The rules run as plain Python.</source>
        <translation>Les règles sont exécutées en Python.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Ludo {version}

French card games at one screen, with exact rules, for people and computer players.

Program, drawings and words are free under the MIT licence. The letters are Atkinson Hyperlegible, under the SIL Open Font License 1.1.</source>
        <translation>Ludo {version}

Des jeux de cartes français autour d’un écran, aux règles exactes, entre amis ou contre l’ordinateur.

Programme, dessins et textes sont libres sous licence MIT. Les lettres sont celles d’Atkinson Hyperlegible, sous licence SIL Open Font 1.1.</translation>
    </message>
    <message>
        <source>New versions are at {address}. Ludo does not look there itself: it never uses the network.</source>
        <translation>Les nouvelles versions se trouvent sur {address}. Ludo n’y regarde pas de lui-même&#xa0;: il n’utilise jamais le réseau.</translation>
    </message>
    <message>
        <source>All software in Ludo</source>
        <translation>Tous les logiciels de Ludo</translation>
    </message>
    <message>
        <source>Licence of</source>
        <translation>Licence de</translation>
    </message>
    <message>
        <source>Ludo is built on software by others. What each may be used for:</source>
        <translation>Ludo repose sur des logiciels d’autres auteurs. Voici ce que chacun permet&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Play {card}</source>
        <translation>Jouer&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Throw {card}</source>
        <translation>Jeter&#xa0;: {card}</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>From the highest to the lowest: {ranks}.</source>
        <translation>De la plus forte à la plus faible&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>Highest first</source>
        <translation>Par ordre de force</translation>
    </message>
    <message>
        <source>You hold: {ranks}.</source>
        <translation>Vous tenez&#xa0;: {ranks}.</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message numerus="yes">
        <source>%n evening(s) since the last backup: if this computer breaks, they are lost.</source>
        <translation>
            <numerusform>%n soirée depuis la dernière sauvegarde&#xa0;: si cet ordinateur tombe en panne, elle est perdue.</numerusform>
            <numerusform>%n soirées depuis la dernière sauvegarde&#xa0;: si cet ordinateur tombe en panne, elles sont perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>The last evening of these people left %n chip(s) on the board.</source>
        <translation>
            <numerusform>La dernière soirée de ces joueurs a laissé %n jeton sur la planche.</numerusform>
            <numerusform>La dernière soirée de ces joueurs a laissé %n jetons sur la planche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn them</source>
        <translation>Les tourner</translation>
    </message>
    <message>
        <source>Nothing sold: go on</source>
        <translation>Rien de vendu&#xa0;: continuer</translation>
    </message>
    <message>
        <source>Nobody: it is hearts</source>
        <translation>Personne&#xa0;: c’est cœur</translation>
    </message>
    <message>
        <source>Pay the claims</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Nobody claims anything</source>
        <translation>Personne ne réclame rien</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Qui donne en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Touch a person, press their number, or draw lots.</source>
        <translation>Touchez quelqu’un, tapez son numéro, ou tirez au sort.</translation>
    </message>
    <message>
        <source>Turn the windows</source>
        <translation>Tourner les fenêtres</translation>
    </message>
    <message>
        <source>For each deal the board shows other cards, another pair and another sequence.</source>
        <translation>À chaque donne, la planche montre d’autres cartes, une autre paire et une autre séquence.</translation>
    </message>
    <message>
        <source>Price in chips</source>
        <translation>Prix en jetons</translation>
    </message>
    <message>
        <source>For how many chips?</source>
        <translation>Pour combien de jetons&#xa0;?</translation>
    </message>
    <message>
        <source>Touch whoever bought it. Keeping and exchanging cost nothing.</source>
        <translation>Touchez l’acheteur. Garder et échanger ne coûtent rien.</translation>
    </message>
    <message>
        <source>{name} pays {chips} to {dealer}</source>
        <translation>{name} paie {chips} à {dealer}</translation>
    </message>
    <message>
        <source>Who names the pay suit?</source>
        <translation>Qui nomme la couleur payante&#xa0;?</translation>
    </message>
    <message>
        <source>Touch the highest bidder. The bid goes to the kitty.</source>
        <translation>Touchez le plus offrant. L’enchère va à la cagnotte.</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>{name}: {chips} for {suit}</source>
        <translation>{name}&#xa0;: {chips} pour {suit}</translation>
    </message>
    <message>
        <source>Who holds the pay cards?</source>
        <translation>Qui tient les cartes payantes&#xa0;?</translation>
    </message>
    <message>
        <source>Touch whoever shows the marked card, or a space of the board first.</source>
        <translation>Touchez qui montre la carte marquée, ou d’abord une case de la planche.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Take these chips over</source>
        <translation>Reprendre ces jetons</translation>
    </message>
    <message>
        <source>Has {dealer} sold a hand?</source>
        <translation>Une main vendue par {dealer}&#xa0;?</translation>
    </message>
    <message>
        <source>{ranks} of one suit</source>
        <translation>{ranks} d’une même couleur</translation>
    </message>
    <message>
        <source>The board and the people around it</source>
        <translation>La planche et les joueurs autour</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>Lines of the board</source>
        <translation>Lignes de la planche</translation>
    </message>
    <message>
        <source>(corrected)</source>
        <translation>(corrigée)</translation>
    </message>
    <message>
        <source>No chips change.</source>
        <translation>Aucun jeton ne change.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Annuler…</translation>
    </message>
    <message>
        <source>Write the correction</source>
        <translation>Inscrire la correction</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Chips: {changes}</source>
        <translation>Jetons&#xa0;: {changes}</translation>
    </message>
    <message>
        <source>Board: {changes}</source>
        <translation>Planche&#xa0;: {changes}</translation>
    </message>
    <message numerus="yes">
        <source>%n later line(s) fit no more and count for nothing: {lines}.</source>
        <translation>
            <numerusform>%n ligne suivante ne convient plus et ne compte pas&#xa0;: {lines}.</numerusform>
            <numerusform>%n lignes suivantes ne conviennent plus et ne comptent pas&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later line(s) count again: {lines}.</source>
        <translation>
            <numerusform>%n ligne suivante compte à nouveau&#xa0;: {lines}.</numerusform>
            <numerusform>%n lignes suivantes comptent à nouveau&#xa0;: {lines}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <translation>Pourquoi&#xa0;? (facultatif)</translation>
    </message>
    <message>
        <source>Tripoli board</source>
        <translation>Planche de Tripoli</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) count for nothing: see the lines.</source>
        <translation>
            <numerusform>%n ligne ne compte pas&#xa0;: voir les lignes.</numerusform>
            <numerusform>%n lignes ne comptent pas&#xa0;: voir les lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are yours, Ludo is the board.</source>
        <translation>Les cartes sont à vous, Ludo sert de planche.</translation>
    </message>
    <message>
        <source>Take the last line back</source>
        <translation>Annuler la dernière ligne</translation>
    </message>
    <message>
        <source>taken back at once</source>
        <translation>annulée aussitôt</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>À côté de la planche</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Donne {number}&#xa0;: {name} donne</translation>
    </message>
    <message>
        <source>Take back: {line}</source>
        <translation>Annuler&#xa0;: {line}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>Correction of line {number}</source>
        <translation>Correction de la ligne {number}</translation>
    </message>
    <message>
        <source>Take line {number} back?</source>
        <translation>Annuler la ligne {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Correct line {number}?</source>
        <translation>Corriger la ligne {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>Next deal: everybody stakes</source>
        <translation>Donne suivante&#xa0;: chacun mise</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) stay on the board for another evening.</source>
        <translation>
            <numerusform>%n jeton reste sur la planche pour une autre soirée.</numerusform>
            <numerusform>%n jetons restent sur la planche pour une autre soirée.</numerusform>
        </translation>
    </message>
    <message>
        <source>leads</source>
        <translation>mène</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Cartes de {name}</translation>
    </message>
    <message>
        <source>Who is first to have no cards?</source>
        <translation>Qui n’a plus de cartes le premier&#xa0;?</translation>
    </message>
    <message>
        <source>A stake is taken</source>
        <translation>Une mise est prise</translation>
    </message>
    <message>
        <source>Somebody is out</source>
        <translation>Quelqu’un a fini</translation>
    </message>
    <message>
        <source>The lead passes</source>
        <translation>La main passe</translation>
    </message>
    <message>
        <source>Nobody can lead</source>
        <translation>Personne ne peut mener</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Suit of the sequence</source>
        <translation>Couleur de la séquence</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartes restées en main</translation>
    </message>
    <message>
        <source>Pay into the kitty</source>
        <translation>Payer à la cagnotte</translation>
    </message>
    <message>
        <source>Fine them</source>
        <translation>Faire payer l’amende</translation>
    </message>
    <message>
        <source>Over whom does the lead pass?</source>
        <translation>Qui ne peut pas mener&#xa0;?</translation>
    </message>
    <message>
        <source>Which stake is taken?</source>
        <translation>Quelle mise est prise&#xa0;?</translation>
    </message>
    <message>
        <source>Another deal?</source>
        <translation>Encore une donne&#xa0;?</translation>
    </message>
    <message>
        <source>The partie is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{name} leads first.</source>
        <translation>{name} mène en premier.</translation>
    </message>
    <message>
        <source>Pay {name}</source>
        <translation>Payer {name}</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <source>Who takes {space}?</source>
        <translation>Qui prend {space}&#xa0;?</translation>
    </message>
    <message>
        <source>{ranks} of which suit?</source>
        <translation>{ranks} de quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>The turn to deal is with {name}.</source>
        <translation>C’est à {name} de donner.</translation>
    </message>
    <message>
        <source>End the partie</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Closing round {number}: {name} deals five cards each</source>
        <translation>Tour de clôture {number}&#xa0;: {name} donne cinq cartes à chacun</translation>
    </message>
    <message numerus="yes">
        <source>End: share %n chip(s)</source>
        <translation>
            <numerusform>Finir&#xa0;: partager %n jeton</numerusform>
            <numerusform>Finir&#xa0;: partager %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>End: poker for %n chip(s)</source>
        <translation>
            <numerusform>Finir&#xa0;: poker pour %n jeton</numerusform>
            <numerusform>Finir&#xa0;: poker pour %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>The board keeps its chips for another evening of the same people.</source>
        <translation>La planche garde ses jetons pour une autre soirée des mêmes joueurs.</translation>
    </message>
    <message>
        <source>Another board with the same people</source>
        <translation>Une autre planche, mêmes joueurs</translation>
    </message>
    <message>
        <source>wins a pot</source>
        <translation>gagne un pot</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>se couche</translation>
    </message>
    <message>
        <source>Pay the pot</source>
        <translation>Payer le pot</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in the pot.</source>
        <translation>
            <numerusform>Il y a %n jeton au pot.</numerusform>
            <numerusform>Il y a %n jetons au pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert this before line {number}?</source>
        <translation>Insérer ceci avant la ligne {number}&#xa0;?</translation>
    </message>
    <message>
        <source>Insert a line before it…</source>
        <translation>Insérer une ligne avant…</translation>
    </message>
    <message>
        <source>Empty board to print…</source>
        <translation>Planche vide à imprimer…</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played.</source>
        <translation>
            <numerusform>%n donne jouée.</numerusform>
            <numerusform>%n donnes jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A line before line {number}</source>
        <translation>Une ligne avant la ligne {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation>oubli</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) wait for another round.</source>
        <translation>
            <numerusform>%n jeton attend un autre tour.</numerusform>
            <numerusform>%n jetons attendent un autre tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Chips to raise by</source>
        <translation>Jetons de relance</translation>
    </message>
    <message>
        <source>Chips to bet</source>
        <translation>Jetons à miser</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <source>bet: {chips}</source>
        <translation>mise&#xa0;: {chips}</translation>
    </message>
    <message>
        <source>Whose poker hand is best?</source>
        <translation>Qui a la meilleure main de poker&#xa0;?</translation>
    </message>
    <message>
        <source>Touch the winner; of equal hands touch all.</source>
        <translation>Touchez le gagnant&#xa0;; à égalité, touchez-les tous.</translation>
    </message>
    <message>
        <source>{names} share</source>
        <translation>{names} partagent</translation>
    </message>
    <message>
        <source>And whose hand is best of these?</source>
        <translation>Et parmi ceux-ci, qui a la meilleure main&#xa0;?</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{name}: what do you do?</source>
        <translation>{name}&#xa0;: que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Call {chips}</source>
        <translation>Suivre&#xa0;: {chips}</translation>
    </message>
    <message>
        <source>1 to {highest}</source>
        <translation>de 1 à {highest}</translation>
    </message>
    <message numerus="yes">
        <source>Side pot of %n: {names}</source>
        <translation>
            <numerusform>Pot annexe de %n&#xa0;: {names}</numerusform>
            <numerusform>Pot annexe de %n&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot of %n: {names}</source>
        <translation>
            <numerusform>Pot de %n&#xa0;: {names}</numerusform>
            <numerusform>Pot de %n&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody claims anything.</source>
        <translation>Personne ne réclame rien.</translation>
    </message>
    <message numerus="yes">
        <source>The board is taken over with %n chip(s).</source>
        <translation>
            <numerusform>La planche est reprise avec %n jeton.</numerusform>
            <numerusform>La planche est reprise avec %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand was sold.</source>
        <translation>Aucune main vendue.</translation>
    </message>
    <message>
        <source>Nobody bids for the pay suit: hearts.</source>
        <translation>Personne n’enchérit pour la couleur payante&#xa0;: cœur.</translation>
    </message>
    <message>
        <source>Nobody can lead: everybody pays for the cards left.</source>
        <translation>Personne ne peut mener&#xa0;: chacun paie pour les cartes qui lui restent.</translation>
    </message>
    <message>
        <source>The next deal begins; everybody stakes.</source>
        <translation>Nouvelle donne&#xa0;: chacun mise.</translation>
    </message>
    <message>
        <source>The partie is closed.</source>
        <translation>La partie est close.</translation>
    </message>
    <message>
        <source>Everybody gets up; the board keeps its chips.</source>
        <translation>On se lève&#xa0;; la planche garde ses jetons.</translation>
    </message>
    <message>
        <source>First it must be known who deals.</source>
        <translation>Il faut d’abord savoir qui donne.</translation>
    </message>
    <message>
        <source>First the windows must be turned.</source>
        <translation>Il faut d’abord tourner les fenêtres.</translation>
    </message>
    <message>
        <source>First it must be known whether a hand was sold.</source>
        <translation>Il faut d’abord savoir si une main a été vendue.</translation>
    </message>
    <message>
        <source>First the pay suit must be named.</source>
        <translation>Il faut d’abord nommer la couleur payante.</translation>
    </message>
    <message>
        <source>First the pay cards are claimed.</source>
        <translation>Les cartes payantes se paient d’abord.</translation>
    </message>
    <message>
        <source>The betting is still going on.</source>
        <translation>Les mises ne sont pas finies.</translation>
    </message>
    <message>
        <source>First it must be known whose poker hand is best.</source>
        <translation>Il faut d’abord savoir qui a la meilleure main de poker.</translation>
    </message>
    <message>
        <source>Stage three is still going on.</source>
        <translation>La troisième étape n’est pas finie.</translation>
    </message>
    <message>
        <source>The deal is over already.</source>
        <translation>La donne est déjà finie.</translation>
    </message>
    <message>
        <source>It is somebody else’s turn to bet.</source>
        <translation>C’est à quelqu’un d’autre de miser.</translation>
    </message>
    <message>
        <source>This line does not fit this table.</source>
        <translation>Cette ligne ne convient pas à cette table.</translation>
    </message>
    <message>
        <source>This line cannot be read.</source>
        <translation>Cette ligne est illisible.</translation>
    </message>
    <message>
        <source>At this table somebody else deals first.</source>
        <translation>À cette table, quelqu’un d’autre donne en premier.</translation>
    </message>
    <message>
        <source>The dealer sells and cannot buy.</source>
        <translation>Le donneur vend, il ne peut pas acheter.</translation>
    </message>
    <message>
        <source>Chips lie on the board already.</source>
        <translation>Il y a déjà des jetons sur la planche.</translation>
    </message>
    <message>
        <source>No chips lie on the board.</source>
        <translation>Il n’y a aucun jeton sur la planche.</translation>
    </message>
    <message>
        <source>A pot has no winner yet.</source>
        <translation>Un pot n’a pas encore de gagnant.</translation>
    </message>
    <message>
        <source>The board does not pay for these cards.</source>
        <translation>La planche ne paie pas ces cartes.</translation>
    </message>
    <message>
        <source>At this table stakes are taken by claiming, not by playing.</source>
        <translation>À cette table, les mises se prennent en montrant les cartes, non en les jouant.</translation>
    </message>
    <message>
        <source>At this table passing the lead costs nothing.</source>
        <translation>À cette table, passer la main ne coûte rien.</translation>
    </message>
    <message>
        <source>At this table any suit may be led.</source>
        <translation>À cette table, on peut mener n’importe quelle couleur.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody bids or bets on credit: only %n chip(s) are there.</source>
        <translation>
            <numerusform>Ni enchère ni mise à crédit&#xa0;: il n’y a que %n jeton.</numerusform>
            <numerusform>Ni enchère ni mise à crédit&#xa0;: il n’y a que %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shows {cards}</source>
        <translation>{name} montre {cards}</translation>
    </message>
    <message>
        <source>everybody {chips}</source>
        <translation>chacun {chips}</translation>
    </message>
    <message>
        <source>{name} deals first; everybody stakes.</source>
        <translation>{name} donne en premier&#xa0;; chacun mise.</translation>
    </message>
    <message>
        <source>The windows show {cards}; everybody stakes.</source>
        <translation>Les fenêtres montrent {cards}&#xa0;; chacun mise.</translation>
    </message>
    <message numerus="yes">
        <source>{name} buys a hand from {dealer} for %n chip(s).</source>
        <translation>
            <numerusform>{name} achète une main à {dealer} pour %n jeton.</numerusform>
            <numerusform>{name} achète une main à {dealer} pour %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} names {suit} for %n chip(s).</source>
        <translation>
            <numerusform>{name} nomme {suit} pour %n jeton.</numerusform>
            <numerusform>{name} nomme {suit} pour %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal best poker hands: {names}.</source>
        <translation>Meilleures mains de poker, à égalité&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} lays {cards} and takes {spaces}.</source>
        <translation>{name} pose {cards} et prend {spaces}.</translation>
    </message>
    <message>
        <source>The lead passes over {names}.</source>
        <translation>Sans carte à mener&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} a fini.</translation>
    </message>
    <message>
        <source>{name} bets {chips}.</source>
        <translation>{name} mise {chips}.</translation>
    </message>
    <message>
        <source>{name} raises by {chips}.</source>
        <translation>{name} relance de {chips}.</translation>
    </message>
    <message>
        <source>{name} calls.</source>
        <translation>{name} suit.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} se couche.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name}&#xa0;: parole.</translation>
    </message>
    <message>
        <source>{name} sits this deal out.</source>
        <translation>{name} ne joue pas cette donne.</translation>
    </message>
    <message>
        <source>Two people cannot hold the same card: {cards}.</source>
        <translation>Deux personnes ne peuvent tenir la même carte&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} would hold more cards than were dealt.</source>
        <translation>{name} tiendrait plus de cartes qu’il n’en a été donné.</translation>
    </message>
    <message>
        <source>{name} has folded.</source>
        <translation>{name} n’est plus au pot.</translation>
    </message>
    <message>
        <source>{name} has laid this card already.</source>
        <translation>{name} a déjà posé cette carte.</translation>
    </message>
    <message>
        <source>{name} has no cards left to pay for.</source>
        <translation>{name} n’a plus de cartes à payer.</translation>
    </message>
    <message>
        <source>{name} has between 1 and {most} cards left.</source>
        <translation>{name} a encore de 1 à {most} cartes.</translation>
    </message>
    <message>
        <source>Best poker hand: {name}.</source>
        <translation>Meilleure main de poker&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Pots to play for at the end</source>
        <translation>Pots à jouer à la fin</translation>
    </message>
    <message numerus="yes">
        <source>The partie ends with %n pot(s).</source>
        <translation>
            <numerusform>La partie se termine par %n pot.</numerusform>
            <numerusform>La partie se termine par %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What lies on the board makes at most %n pot(s).</source>
        <translation>
            <numerusform>Ce qui est sur la planche fait au plus %n pot.</numerusform>
            <numerusform>Ce qui est sur la planche fait au plus %n pots.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on the board is not divided into pots.</source>
        <translation>Ce qui est sur la planche ne se divise pas en pots.</translation>
    </message>
    <message numerus="yes">
        <source>Stop: %n chip(s) stay there</source>
        <translation>
            <numerusform>Arrêter&#xa0;: %n jeton attend</numerusform>
            <numerusform>Arrêter&#xa0;: %n jetons attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Les gens…</translation>
    </message>
    <message>
        <source>Somebody leaves, takes over, or it ends here</source>
        <translation>Quelqu’un s’en va, prend la place d’un autre, ou la partie s’arrête ici</translation>
    </message>
    <message>
        <source>Stacks…</source>
        <translation>Piles…</translation>
    </message>
    <message>
        <source>Count the chips before everybody</source>
        <translation>Compter les jetons devant chacun</translation>
    </message>
    <message>
        <source>So many lie there</source>
        <translation>Voilà ce qu’il y a</translation>
    </message>
    <message>
        <source>How many chips lie before everybody?</source>
        <translation>Combien de jetons devant chacun&#xa0;?</translation>
    </message>
    <message>
        <source>What people brought, bought or took off the table. Nobody wins or loses by it.</source>
        <translation>Ce que chacun a apporté, acheté ou retiré de la table. Personne n’y gagne ni n’y perd.</translation>
    </message>
    <message>
        <source>Chips before everybody: {stacks}.</source>
        <translation>Jetons devant chacun&#xa0;: {stacks}.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Two</source>
        <translation>Deux|du deux|le deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois|du trois|le trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre|du quatre|le quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq|du cinq|le cinq</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Six|du six|le six</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept|du sept|le sept</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit|du huit|le huit</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf|du neuf|le neuf</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix|du dix|le dix</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet|du valet|le valet</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame|de la dame|la dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi|du roi|le roi</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As|de l’as|l’as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>{card}, the best one</source>
        <translation>{card}, la plus forte</translation>
    </message>
    <message>
        <source>{card}: double-click it or drag it to where it should go</source>
        <translation>{card}&#xa0;: double-cliquez ou faites glisser là où il faut</translation>
    </message>
    <message>
        <source>{card}: click it or drag it to where it should go</source>
        <translation>{card}&#xa0;: cliquez ou faites glisser là où il faut</translation>
    </message>
    <message>
        <source>{card}, playable</source>
        <translation>{card}, jouable</translation>
    </message>
    <message>
        <source>{card}, in the trick</source>
        <translation>{card}, dans le pli</translation>
    </message>
    <message>
        <source>{card}, in a trick that was made</source>
        <translation>{card}, dans un pli ramassé</translation>
    </message>
    <message>
        <source>The pack, face down</source>
        <translation>Le paquet, face cachée</translation>
    </message>
    <message>
        <source>{card}, laid by {name}</source>
        <translation>{card}, posée par {name}</translation>
    </message>
    <message>
        <source>Card of {name}, face down</source>
        <translation>Carte de {name}, face cachée</translation>
    </message>
    <message>
        <source>{card}: click it or drag it to the middle to play it</source>
        <translation>{card}&#xa0;: cliquez dessus ou glissez-la au milieu pour la jouer</translation>
    </message>
    <message>
        <source>{card}: double-click it or drag it to the middle to play it</source>
        <translation>{card}&#xa0;: double-cliquez dessus ou glissez-la au milieu pour la jouer</translation>
    </message>
    <message>
        <source>Two of clubs</source>
        <translation>Deux de trèfle</translation>
    </message>
    <message>
        <source>Three of clubs</source>
        <translation>Trois de trèfle</translation>
    </message>
    <message>
        <source>Four of clubs</source>
        <translation>Quatre de trèfle</translation>
    </message>
    <message>
        <source>Five of clubs</source>
        <translation>Cinq de trèfle</translation>
    </message>
    <message>
        <source>Six of clubs</source>
        <translation>Six de trèfle</translation>
    </message>
    <message>
        <source>Seven of clubs</source>
        <translation>Sept de trèfle</translation>
    </message>
    <message>
        <source>Eight of clubs</source>
        <translation>Huit de trèfle</translation>
    </message>
    <message>
        <source>Nine of clubs</source>
        <translation>Neuf de trèfle</translation>
    </message>
    <message>
        <source>Ten of clubs</source>
        <translation>Dix de trèfle</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Valet de trèfle</translation>
    </message>
    <message>
        <source>Queen of clubs</source>
        <translation>Dame de trèfle</translation>
    </message>
    <message>
        <source>King of clubs</source>
        <translation>Roi de trèfle</translation>
    </message>
    <message>
        <source>Ace of clubs</source>
        <translation>As de trèfle</translation>
    </message>
    <message>
        <source>Two of diamonds</source>
        <translation>Deux de carreau</translation>
    </message>
    <message>
        <source>Three of diamonds</source>
        <translation>Trois de carreau</translation>
    </message>
    <message>
        <source>Four of diamonds</source>
        <translation>Quatre de carreau</translation>
    </message>
    <message>
        <source>Five of diamonds</source>
        <translation>Cinq de carreau</translation>
    </message>
    <message>
        <source>Six of diamonds</source>
        <translation>Six de carreau</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Sept de carreau</translation>
    </message>
    <message>
        <source>Eight of diamonds</source>
        <translation>Huit de carreau</translation>
    </message>
    <message>
        <source>Nine of diamonds</source>
        <translation>Neuf de carreau</translation>
    </message>
    <message>
        <source>Ten of diamonds</source>
        <translation>Dix de carreau</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Valet de carreau</translation>
    </message>
    <message>
        <source>Queen of diamonds</source>
        <translation>Dame de carreau</translation>
    </message>
    <message>
        <source>King of diamonds</source>
        <translation>Roi de carreau</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>As de carreau</translation>
    </message>
    <message>
        <source>Two of hearts</source>
        <translation>Deux de cœur</translation>
    </message>
    <message>
        <source>Three of hearts</source>
        <translation>Trois de cœur</translation>
    </message>
    <message>
        <source>Four of hearts</source>
        <translation>Quatre de cœur</translation>
    </message>
    <message>
        <source>Five of hearts</source>
        <translation>Cinq de cœur</translation>
    </message>
    <message>
        <source>Six of hearts</source>
        <translation>Six de cœur</translation>
    </message>
    <message>
        <source>Seven of hearts</source>
        <translation>Sept de cœur</translation>
    </message>
    <message>
        <source>Eight of hearts</source>
        <translation>Huit de cœur</translation>
    </message>
    <message>
        <source>Nine of hearts</source>
        <translation>Neuf de cœur</translation>
    </message>
    <message>
        <source>Ten of hearts</source>
        <translation>Dix de cœur</translation>
    </message>
    <message>
        <source>Jack of hearts</source>
        <translation>Valet de cœur</translation>
    </message>
    <message>
        <source>Queen of hearts</source>
        <translation>Dame de cœur</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Roi de cœur</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de cœur</translation>
    </message>
    <message>
        <source>Two of spades</source>
        <translation>Deux de pique</translation>
    </message>
    <message>
        <source>Three of spades</source>
        <translation>Trois de pique</translation>
    </message>
    <message>
        <source>Four of spades</source>
        <translation>Quatre de pique</translation>
    </message>
    <message>
        <source>Five of spades</source>
        <translation>Cinq de pique</translation>
    </message>
    <message>
        <source>Six of spades</source>
        <translation>Six de pique</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Sept de pique</translation>
    </message>
    <message>
        <source>Eight of spades</source>
        <translation>Huit de pique</translation>
    </message>
    <message>
        <source>Nine of spades</source>
        <translation>Neuf de pique</translation>
    </message>
    <message>
        <source>Ten of spades</source>
        <translation>Dix de pique</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Valet de pique</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <translation>Dame de pique</translation>
    </message>
    <message>
        <source>King of spades</source>
        <translation>Roi de pique</translation>
    </message>
    <message>
        <source>Ace of spades</source>
        <translation>As de pique</translation>
    </message>
</context>
<context>
    <name>ChangeForm</name>
    <message>
        <source>Nothing lies in a pot. The line can be taken back, and the partie goes on.</source>
        <translation>Rien n’est au pot. On peut reprendre cette ligne, et la partie continue.</translation>
    </message>
    <message>
        <source>What has changed?</source>
        <translation>Qu’est-ce qui a changé&#xa0;?</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Qui&#xa0;?</translation>
    </message>
    <message>
        <source>Who takes over?</source>
        <translation>Qui prend la place&#xa0;?</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>The chips on the board</source>
        <translation>Les jetons sur la planche</translation>
    </message>
    <message>
        <source>The people at the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) on the board are shared out by the rules.</source>
        <translation>
            <numerusform>%n jeton sur la planche est partagé selon la règle.</numerusform>
            <numerusform>%n jetons sur la planche sont partagés selon la règle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) stay there; the next board can take them over.</source>
        <translation>
            <numerusform>%n jeton y reste&#xa0;; la prochaine planche pourra le reprendre.</numerusform>
            <numerusform>%n jetons y restent&#xa0;; la prochaine planche pourra les reprendre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot go back to those who put them in.</source>
        <translation>
            <numerusform>%n jeton du pot revient à qui l’a mis.</numerusform>
            <numerusform>%n jetons du pot reviennent à ceux qui les ont mis.</numerusform>
        </translation>
    </message>
    <message>
        <source>They take part in no further deal. What they have won is theirs, what they have paid stays in the pot. For them the partie counts neither as won nor in ratings.</source>
        <translation>Cette personne ne participe plus aux donnes suivantes. Ce qu’elle a gagné est à elle, ce qu’elle a payé reste au pot. Pour elle, la partie ne compte ni comme gagnée ni dans les classements.</translation>
    </message>
    <message>
        <source>From the next deal on somebody else plays on this chair, as it stands. Chips belong to whom sat there at each deal. For both the partie counts neither as won nor in ratings.</source>
        <translation>Dès la prochaine donne, quelqu’un d’autre joue à cette place, telle qu’elle est. Les jetons sont à qui y était assis à chaque donne. Pour les deux, la partie ne compte ni comme gagnée ni dans les classements.</translation>
    </message>
    <message>
        <source>Somebody leaves</source>
        <translation>Quelqu’un s’en va</translation>
    </message>
    <message>
        <source>Somebody takes over</source>
        <translation>Quelqu’un prend la place</translation>
    </message>
    <message>
        <source>It ends here</source>
        <translation>On s’arrête ici</translation>
    </message>
    <message>
        <source>How it stands counts</source>
        <translation>La situation compte</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>Elle ne compte pas</translation>
    </message>
    <message>
        <source>Shared among all</source>
        <translation>Partagés entre tous</translation>
    </message>
    <message>
        <source>Stay there for another evening</source>
        <translation>Ils y restent pour une autre soirée</translation>
    </message>
    <message>
        <source>Who leaves?</source>
        <translation>Qui s’en va&#xa0;?</translation>
    </message>
    <message>
        <source>Whose chair is it?</source>
        <translation>À qui est cette place&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{hours} h {minutes}</source>
        <translation>{hours} h {minutes}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation>{month} {year}</translation>
    </message>
</context>
<context>
    <name>ChipsForm</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Nothing is deleted: a counter-entry with your reason takes the chips back.</source>
        <translation>Rien n’est effacé&#xa0;: une contre-écriture avec votre motif reprend les jetons.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>À qui</translation>
    </message>
    <message>
        <source>From or to</source>
        <translation>De qui, ou à qui</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>How many chips</source>
        <translation>Combien de jetons</translation>
    </message>
    <message>
        <source>Why (kept beside the entry)</source>
        <translation>Pourquoi (gardé à côté de l’écriture)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Pays money into the cash box and gets chips for it.</source>
        <translation>Met de l’argent dans la caisse et reçoit des jetons.</translation>
    </message>
    <message>
        <source>Gives chips back and gets money from the cash box.</source>
        <translation>Rend des jetons et reçoit de l’argent de la caisse.</translation>
    </message>
    <message>
        <source>Chips go from hand to hand.</source>
        <translation>Les jetons passent de la main à la main.</translation>
    </message>
    <message>
        <source>Something was counted wrongly: the entry stays visible with its reason.</source>
        <translation>Quelque chose a été mal compté&#xa0;: l’écriture reste visible avec son motif.</translation>
    </message>
    <message>
        <source>To whom do the chips go?</source>
        <translation>À qui vont les jetons&#xa0;?</translation>
    </message>
    <message>
        <source>Where do the chips come from, or go to?</source>
        <translation>D’où viennent les jetons, ou à qui vont-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Reprendre&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Buys chips</source>
        <translation>Achète des jetons</translation>
    </message>
    <message>
        <source>Cashes in</source>
        <translation>Rend des jetons</translation>
    </message>
    <message>
        <source>Gives to somebody</source>
        <translation>Donne à quelqu’un</translation>
    </message>
    <message>
        <source>Correction: gets</source>
        <translation>Correction&#xa0;: reçoit</translation>
    </message>
    <message>
        <source>Correction: gives back</source>
        <translation>Correction&#xa0;: rend</translation>
    </message>
    <message>
        <source>Chips of {name}</source>
        <translation>Jetons de {name}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>{name}: one less</source>
        <translation>{name}&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>{name}: one more</source>
        <translation>{name}&#xa0;: un de plus</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>What the numbers count</source>
        <translation>Ce que comptent les nombres</translation>
    </message>
    <message>
        <source>Which game is it?</source>
        <translation>De quel jeu s’agit-il&#xa0;?</translation>
    </message>
    <message>
        <source>How the table is made</source>
        <translation>Disposition du tableau</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Columns of people</source>
        <translation>Colonnes des personnes</translation>
    </message>
    <message>
        <source>always the same</source>
        <translation>toujours le même</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>Colonne {number}</translation>
    </message>
    <message>
        <source>a column for each person</source>
        <translation>une colonne par personne</translation>
    </message>
    <message>
        <source>a row for each person</source>
        <translation>une ligne par personne</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>{head}: {text}</source>
        <translation>{head}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>{text}.</source>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>Je suis {name}&#xa0;: montrer mes cartes</translation>
    </message>
    <message>
        <source>Now {name} sits down at the screen.</source>
        <translation>Au tour de {name} de s’installer devant l’écran.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>From {minimum} to {maximum}.</source>
        <translation>De {minimum} à {maximum}.</translation>
    </message>
    <message>
        <source>Take everything back that is laid out (Backspace).</source>
        <translation>Reprendre tout ce qui est préparé (Retour arrière).</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>To: {place}</source>
        <translation>Vers&#xa0;: {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n carte à ajouter</numerusform>
            <numerusform>%n cartes à ajouter</numerusform>
        </translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Le pli</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Le talon</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <source>Something is still missing.</source>
        <translation>Il manque encore quelque chose.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Main de {name}</translation>
    </message>
    <message>
        <source>{minimum} to {maximum}</source>
        <translation>{minimum} à {maximum}</translation>
    </message>
    <message>
        <source>{number} is not possible: {minimum} to {maximum}.</source>
        <translation>{number} est impossible&#xa0;: de {minimum} à {maximum}.</translation>
    </message>
    <message>
        <source>{shortcut}: {number}</source>
        <translation>{shortcut}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>{tray} {number}</source>
        <translation>{tray} {number}</translation>
    </message>
    <message>
        <source>{tray} with {cards}</source>
        <translation>{tray} avec {cards}</translation>
    </message>
    <message>
        <source>{card} in: {place}</source>
        <translation>{card} dans&#xa0;: {place}</translation>
    </message>
    <message>
        <source>To: {place}, number {number}</source>
        <translation>Vers&#xa0;: {place}, numéro {number}</translation>
    </message>
</context>
<context>
    <name>Echo</name>
    <message>
        <source>Everything is back in your hand.</source>
        <translation>Tout est revenu dans votre main.</translation>
    </message>
    <message>
        <source>{card} put down.</source>
        <translation>{card}&#xa0;: reposé.</translation>
    </message>
    <message>
        <source>{card} laid in: {tray}.</source>
        <translation>{card}&#xa0;: dans {tray}.</translation>
    </message>
    <message>
        <source>{card} picked up. It can go to: {places}.</source>
        <translation>{card}&#xa0;: en main. Peut aller vers&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>{card} back in your hand.</source>
        <translation>{card}&#xa0;: de retour dans votre main.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Deal {number}: {reason}</source>
        <translation>Donne {number}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Ce qui a décidé</translation>
    </message>
    <message>
        <source>Scores after each deal. {scores}</source>
        <translation>Score après chaque donne. {scores}</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>This version of Ludo does not know this game.</source>
        <translation>Cette version de Ludo ne connaît pas ce jeu.</translation>
    </message>
    <message>
        <source>part of it was lost when the file was damaged</source>
        <translation>une partie en est perdue depuis que le fichier a été abîmé</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names} ont gagné</translation>
    </message>
    <message>
        <source>given up by {name}</source>
        <translation>abandonnée par {name}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Remove from the list: {game}</source>
        <translation>Retirer de la liste&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>Enregistrer en texte</translation>
    </message>
    <message>
        <source>annulled: its chips were given back</source>
        <translation>annulée&#xa0;: ses jetons ont été rendus</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The saved games were damaged</source>
        <translation>Les parties enregistrées étaient abîmées</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of Ludo</source>
        <translation>Les parties enregistrées viennent d’une version plus récente de Ludo</translation>
    </message>
    <message>
        <source>The file belongs to another program</source>
        <translation>Le fichier appartient à un autre programme</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Rien ne peut être enregistré</translation>
    </message>
    <message>
        <source>The file with your games could not be read as it should.</source>
        <translation>Le fichier de vos parties n’a pas pu être lu comme il faut.</translation>
    </message>
    <message>
        <source>The file with your games was written by a later version of Ludo.</source>
        <translation>Le fichier de vos parties a été écrit par une version plus récente de Ludo.</translation>
    </message>
    <message>
        <source>The file where Ludo keeps its games is the database of another program.</source>
        <translation>Le fichier où Ludo garde ses parties est la base de données d’un autre programme.</translation>
    </message>
    <message>
        <source>Another Ludo uses the games in
{folder}
and does not answer. Close it, or end it. Open the games here only if you are sure that it is gone.</source>
        <translation>Un autre Ludo utilise les parties de
{folder}
et ne répond pas. Fermez-le, ou arrêtez-le. N’ouvrez les parties ici que si vous êtes sûr qu’il n’existe plus.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} is full.</source>
        <translation>Le disque où se trouve {folder} est plein.</translation>
    </message>
    <message>
        <source>The file {file} cannot be opened.</source>
        <translation>Le fichier {file} ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>You can play, but nothing is kept when you leave. What was saved before is left as it was.</source>
        <translation>Vous pouvez jouer, mais rien ne sera gardé quand vous quitterez. Ce qui était enregistré reste tel quel.</translation>
    </message>
    <message>
        <source>It is kept, unchanged, as
{file}</source>
        <translation>Il est gardé, intact, sous le nom
{file}</translation>
    </message>
    <message>
        <source>Ludo goes on with a new file.</source>
        <translation>Ludo continue avec un nouveau fichier.</translation>
    </message>
    <message>
        <source>Ludo is already open</source>
        <translation>Ludo est déjà ouvert</translation>
    </message>
    <message>
        <source>Open all the same</source>
        <translation>Ouvrir quand même</translation>
    </message>
    <message numerus="yes">
        <source>Ludo goes on with a new file, and %n game(s) could be saved into it.</source>
        <translation>
            <numerusform>Ludo continue avec un nouveau fichier, où&#xa0;%n partie a pu être sauvée.</numerusform>
            <numerusform>Ludo continue avec un nouveau fichier, où&#xa0;%n parties ont pu être sauvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n game(s) that were saved before can be looked at.</source>
        <translation>
            <numerusform>La&#xa0;%n partie enregistrée auparavant peut être revue.</numerusform>
            <numerusform>Les&#xa0;%n parties enregistrées auparavant peuvent être revues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your games is being checked…</source>
        <translation>Le fichier de vos parties est vérifié…</translation>
    </message>
    <message>
        <source>You can play. As long as Ludo is open it tries again to save; if you leave before that works, what you play is lost. What was saved before is left as it was.</source>
        <translation>Vous pouvez jouer. Tant que Ludo est ouvert, il réessaie d’enregistrer&#xa0;; si vous quittez avant qu’il y parvienne, ce que vous jouez est perdu. Ce qui était enregistré reste tel quel.</translation>
    </message>
    <message>
        <source>The saved games are not there</source>
        <translation>Les parties enregistrées ne sont pas là</translation>
    </message>
    <message>
        <source>Look at your last games</source>
        <translation>Regardez vos dernières parties</translation>
    </message>
    <message>
        <source>Ludo keeps its games by means of SQLite 3.37 or later. This computer has an older one.</source>
        <translation>Ludo garde ses parties au moyen de SQLite 3.37 ou plus récent. Cet ordinateur en a un plus ancien.</translation>
    </message>
    <message>
        <source>Beside the file with your games lay a journal that belongs to another file. It was not used.</source>
        <translation>À côté du fichier de vos parties se trouvait un journal qui appartient à un autre fichier. Il n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>The file with your games was missing or empty. Ludo took what the journal beside it holds; older games may be missing.</source>
        <translation>Le fichier de vos parties manquait ou était vide. Ludo a repris ce que contient le journal à côté&#xa0;; des parties plus anciennes peuvent manquer.</translation>
    </message>
    <message>
        <source>Ludo was not closed properly, and the journal with your last actions is damaged. The last of them may be missing.</source>
        <translation>Ludo n’a pas été fermé normalement, et le journal de vos dernières actions est abîmé. Les dernières peuvent manquer.</translation>
    </message>
    <message>
        <source>Ludo was not closed properly, and the journal with your last actions is gone. The last of them may be missing.</source>
        <translation>Ludo n’a pas été fermé normalement, et le journal de vos dernières actions a disparu. Les dernières peuvent manquer.</translation>
    </message>
    <message>
        <source>Ludo goes on with a new file; no game could be saved into it.</source>
        <translation>Ludo continue avec un nouveau fichier&#xa0;; aucune partie n’a pu y être sauvée.</translation>
    </message>
    <message numerus="yes">
        <source>In %n of them the last actions were lost: it goes on from an earlier one, and chips paid after that were taken back.</source>
        <translation>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont perdues&#xa0;: elle reprend à une action antérieure, et les jetons payés ensuite ont été repris.</numerusform>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont perdues&#xa0;: elles reprennent à une action antérieure, et les jetons payés ensuite ont été repris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier attempt to save them had been interrupted.</source>
        <translation>Une tentative précédente de les sauver avait été interrompue.</translation>
    </message>
    <message numerus="yes">
        <source>In %n of them the last actions cannot be read.</source>
        <translation>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont illisibles.</numerusform>
            <numerusform>Dans&#xa0;%n d’entre elles, les dernières actions sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk is full. Make some room, then try again.</source>
        <translation>Le disque est plein. Faites de la place, puis réessayez.</translation>
    </message>
    <message>
        <source>That place cannot be written to.</source>
        <translation>On ne peut pas écrire à cet endroit.</translation>
    </message>
    <message>
        <source>The file cannot be opened: it is missing, or you may not use it.</source>
        <translation>Le fichier ne peut pas être ouvert&#xa0;: il manque, ou vous n’y avez pas droit.</translation>
    </message>
    <message>
        <source>Another program is using the file. Is Ludo open twice?</source>
        <translation>Un autre programme se sert du fichier. Ludo est-il ouvert deux fois&#xa0;?</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <source>There are games of Ludo in that folder already.</source>
        <translation>Il y a déjà des parties de Ludo dans ce dossier.</translation>
    </message>
    <message>
        <source>That is more chips than Ludo can count.</source>
        <translation>C’est plus de jetons que Ludo ne peut en compter.</translation>
    </message>
    <message>
        <source>The file was written by a later version of Ludo.</source>
        <translation>Le fichier a été écrit par une version plus récente de Ludo.</translation>
    </message>
    <message>
        <source>The file belongs to another program.</source>
        <translation>Le fichier appartient à un autre programme.</translation>
    </message>
    <message>
        <source>This is not a game that Ludo has written.</source>
        <translation>Ce n’est pas une partie écrite par Ludo.</translation>
    </message>
    <message>
        <source>The game was begun with a later version of Ludo, whose rules may differ.</source>
        <translation>La partie a été commencée avec une version plus récente de Ludo, dont les règles peuvent différer.</translation>
    </message>
    <message>
        <source>The saved games are damaged. What can be read is saved: {done} of {all}</source>
        <translation>Les parties enregistrées sont abîmées. Ce qui peut être lu est sauvé&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>The file with your games is missing or empty:
{file}
If you have a copy of it, import it.</source>
        <translation>Le fichier de vos parties manque ou est vide&#xa0;:
{file}
Si vous en avez une copie, importez-la.</translation>
    </message>
    <message>
        <source>The file {file}, or its folder, cannot be written to.</source>
        <translation>On ne peut pas écrire dans le fichier {file}, ou dans son dossier.</translation>
    </message>
    <message>
        <source>The disk that holds {folder} reports an error.</source>
        <translation>Le disque de {folder} signale une erreur.</translation>
    </message>
    <message>
        <source>Another program is using the file {file}.</source>
        <translation>Un autre programme utilise le fichier {file}.</translation>
    </message>
    <message>
        <source>The file with your games is gone: {file}</source>
        <translation>Le fichier de vos parties a disparu&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Line {line} of the file cannot be understood.</source>
        <translation>La ligne {line} du fichier est incompréhensible.</translation>
    </message>
    <message>
        <source>This version of Ludo does not know the game “{game}”.</source>
        <translation>Cette version de Ludo ne connaît pas le jeu «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>The game was begun with rules that this version of Ludo does not know.</source>
        <translation>La partie a été commencée avec des règles que cette version de Ludo ne connaît pas.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est abîmé.</translation>
    </message>
    <message numerus="yes">
        <source>The record of this game can be read up to action %n only. You can look at it up to there, but it cannot be continued.</source>
        <translation>
            <numerusform>Le déroulement de cette partie n’est lisible que jusqu’à l’action&#xa0;%n. On peut la revoir jusque-là, mais pas la continuer.</numerusform>
            <numerusform>Le déroulement de cette partie n’est lisible que jusqu’à l’action&#xa0;%n. On peut la revoir jusque-là, mais pas la continuer.</numerusform>
        </translation>
    </message>
    <message>
        <source>This partie has been annulled: it is not gone on with.</source>
        <translation>Cette partie a été annulée&#xa0;: on ne la continue pas.</translation>
    </message>
    <message>
        <source>{name} sits twice at this table, under two names.</source>
        <translation>{name} est assis deux fois à cette table, sous deux noms.</translation>
    </message>
    <message>
        <source>The file with your games holds something here that makes no sense. The rest of it can be used. When Ludo is started next, it looks through the whole file, mends what can be mended, and says what it found.</source>
        <translation>Le fichier de vos parties contient ici quelque chose d’incompréhensible. Le reste est utilisable. Au prochain démarrage, Ludo examinera tout le fichier, réparera ce qui peut l’être et dira ce qu’il a trouvé.</translation>
    </message>
    <message>
        <source>This page cannot be shown</source>
        <translation>Cette page ne peut pas s’afficher</translation>
    </message>
    <message>
        <source>That is the file that Ludo is using. Choose another name for the copy.</source>
        <translation>C’est le fichier que Ludo utilise. Choisissez un autre nom pour la copie.</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>chips carried on from evening to evening</source>
        <translation>jetons reportés d’une soirée à l’autre</translation>
    </message>
    <message>
        <source>chips for this evening alone</source>
        <translation>jetons de cette soirée seulement</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Close the evening</source>
        <translation>Clore la soirée</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Rouvrir la soirée</translation>
    </message>
    <message>
        <source>Who comes?</source>
        <translation>Qui arrive&#xa0;?</translation>
    </message>
    <message>
        <source>Choose somebody, or add a name.</source>
        <translation>Choisissez quelqu’un, ou ajoutez un nom.</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>When was it?</source>
        <translation>Quand était-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>Where the chips come from</source>
        <translation>D’où viennent les jetons</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Print or save as PDF…</source>
        <translation>Imprimer ou enregistrer en PDF…</translation>
    </message>
    <message>
        <source>The evening is {state}: {duration} so far</source>
        <translation>La soirée est {state}&#xa0;: {duration} jusqu’ici</translation>
    </message>
    <message>
        <source>The evening is closed. It lasted {duration}.</source>
        <translation>La soirée est close. Elle a duré {duration}.</translation>
    </message>
    <message>
        <source>Who came and went</source>
        <translation>Arrivées et départs</translation>
    </message>
    <message>
        <source>Hide who came and went</source>
        <translation>Masquer les arrivées et départs</translation>
    </message>
    <message>
        <source>Correct the time…</source>
        <translation>Corriger l’heure…</translation>
    </message>
    <message>
        <source>The date, if it has no name</source>
        <translation>La date, si elle n’a pas de nom</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Press “Add” to write down who is here.</source>
        <translation>Appuyez sur «&#xa0;Ajouter&#xa0;» pour noter qui est là.</translation>
    </message>
    <message>
        <source>A new evening</source>
        <translation>Une nouvelle soirée</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Commencer la soirée</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>About this evening</source>
        <translation>À propos de cette soirée</translation>
    </message>
    <message>
        <source>Chips are counted</source>
        <translation>Les jetons sont comptés</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Everybody buys at the start (chips)</source>
        <translation>Chacun achète au début (jetons)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>carried on from evening to evening</source>
        <translation>en les reportant d’une soirée à l’autre</translation>
    </message>
    <message>
        <source>for this evening alone</source>
        <translation>pour cette soirée seulement</translation>
    </message>
    <message>
        <source>The cash box pays {payee} {chips}</source>
        <translation>La caisse paie {chips} à {payee}</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{payer} pays {chips} to the cash box</source>
        <translation>{payer} paie {chips} à la caisse</translation>
    </message>
    <message>
        <source>{payer} pays {payee} {chips}</source>
        <translation>{payer} paie {chips} à {payee}</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>Nobody owes anybody anything.</source>
        <translation>Personne ne doit rien à personne.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>If you settle now. Chips that are not paid go on to the next evening.</source>
        <translation>Si l’on règle maintenant. Les jetons qui ne sont pas payés passent à la soirée suivante.</translation>
    </message>
    <message>
        <source>Somebody comes…</source>
        <translation>Quelqu’un arrive…</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>Il n’y a encore personne.</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Chips…</source>
        <translation>Jetons…</translation>
    </message>
    <message>
        <source>People and chips</source>
        <translation>Joueurs et jetons</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Au jeu</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>S’en va</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>{came} to {left}</source>
        <translation>{came} – {left}</translation>
    </message>
    <message>
        <source>from {came} on</source>
        <translation>à partir de {came}</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>since {came}</source>
        <translation>depuis {came}</translation>
    </message>
    <message>
        <source>No partie was begun at this evening.</source>
        <translation>Aucune partie n’a été commencée à cette soirée.</translation>
    </message>
    <message>
        <source>Score sheet, with real cards…</source>
        <translation>Feuille de marque, avec de vraies cartes…</translation>
    </message>
    <message>
        <source>With real cards Ludo keeps the score sheet and adds up.</source>
        <translation>Avec de vraies cartes, Ludo tient la feuille de marque et fait les comptes.</translation>
    </message>
    <message>
        <source>in Ludo</source>
        <translation>dans Ludo</translation>
    </message>
    <message>
        <source>with real cards</source>
        <translation>avec de vraies cartes</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Ludo as the board, with real cards…</source>
        <translation>Ludo comme planche, avec de vraies cartes…</translation>
    </message>
    <message>
        <source>You deal real cards; Ludo holds the board, the pots and everybody’s chips.</source>
        <translation>Vous donnez de vraies cartes&#xa0;; Ludo tient la planche, les pots et les jetons de chacun.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>pas terminée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Play it in Ludo…</source>
        <translation>Jouer dans Ludo…</translation>
    </message>
    <message>
        <source>What is played next?</source>
        <translation>À quoi joue-t-on ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Parties de la soirée</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Which partie belongs to this evening?</source>
        <translation>Quelle partie appartient à cette soirée&#xa0;?</translation>
    </message>
    <message>
        <source>None of the last parties is without an evening.</source>
        <translation>Aucune des dernières parties n’est sans soirée.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a partie…</source>
        <translation>Ajouter une partie…</translation>
    </message>
    <message>
        <source>Does not belong to this evening</source>
        <translation>N’appartient pas à cette soirée</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>A partie or score sheet that belongs to no evening yet</source>
        <translation>Une partie ou une feuille de marque qui n’est encore d’aucune soirée</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin an evening…</source>
        <translation>Commencer une soirée…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <source>Continue the evening</source>
        <translation>Continuer la soirée</translation>
    </message>
    <message>
        <source>No evening yet</source>
        <translation>Pas encore de soirée</translation>
    </message>
    <message>
        <source>An evening keeps together who was there, what was played here and with real cards, and everybody’s chips. Begin one when the first guests arrive; it can be paused, closed and opened again at any time.</source>
        <translation>Une soirée réunit qui était là, ce qui a été joué ici et avec de vraies cartes, et les jetons de chacun. Commencez-en une quand arrivent les premiers invités&#xa0;; on peut à tout moment la mettre en pause, la clore et la rouvrir.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Exporter et importer</translation>
    </message>
    <message>
        <source>Score sheets outside of evenings</source>
        <translation>Feuilles de marque hors des soirées</translation>
    </message>
    <message>
        <source>Past evenings</source>
        <translation>Soirées passées</translation>
    </message>
    <message>
        <source>{state}, since {moment}</source>
        <translation>{state}, depuis&#xa0;: {moment}</translation>
    </message>
    <message>
        <source>Currency of all evenings</source>
        <translation>Monnaie de toutes les soirées</translation>
    </message>
    <message>
        <source>A chip is worth (empty: it is only a chip)</source>
        <translation>Valeur d’un jeton (vide&#xa0;: un jeton n’est qu’un jeton)</translation>
    </message>
    <message>
        <source>{date}, {clock}</source>
        <translation>{date}, {clock}</translation>
    </message>
    <message>
        <source>{hours} h {minutes}</source>
        <translation>{hours} h {minutes}</translation>
    </message>
    <message>
        <source>Evening of {date}</source>
        <translation>Soirée du {date}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>the result was lost when the file was damaged</source>
        <translation>le résultat a été perdu quand le fichier a été endommagé</translation>
    </message>
    <message>
        <source>who won was lost when the file was damaged</source>
        <translation>le gagnant n’est plus connu&#xa0;: le fichier a été endommagé</translation>
    </message>
    <message>
        <source>{names} won; some results were lost when the file was damaged</source>
        <translation>{names} ont gagné&#xa0;; des résultats ont été perdus quand le fichier a été endommagé</translation>
    </message>
    <message>
        <source>{name} won; some results were lost when the file was damaged</source>
        <translation>{name} a gagné&#xa0;; des résultats ont été perdus quand le fichier a été endommagé</translation>
    </message>
    <message>
        <source>A partie in one line…</source>
        <translation>Une partie en une ligne…</translation>
    </message>
    <message>
        <source>A shared expense…</source>
        <translation>Une dépense partagée…</translation>
    </message>
    <message>
        <source>Outside of evenings</source>
        <translation>Hors soirée</translation>
    </message>
    <message>
        <source>Delete or put away…</source>
        <translation>Supprimer ou mettre de côté…</translation>
    </message>
    <message>
        <source>List it again</source>
        <translation>Remettre dans la liste</translation>
    </message>
    <message>
        <source>counts again</source>
        <translation>compte de nouveau</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Repris&#xa0;: {what}</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>Paid: {payment}</source>
        <translation>Payé&#xa0;: {payment}</translation>
    </message>
    <message>
        <source>Taken out of the evening: {partie}</source>
        <translation>Retirée de la soirée&#xa0;: {partie}</translation>
    </message>
    <message>
        <source>Put in again</source>
        <translation>Remettre dans la soirée</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Paid ✓</source>
        <translation>Payé ✓</translation>
    </message>
    <message>
        <source>Wrong…</source>
        <translation>Erreur…</translation>
    </message>
    <message>
        <source>Count it again</source>
        <translation>Compter de nouveau</translation>
    </message>
    <message>
        <source>annulled: counts nowhere</source>
        <translation>annulée&#xa0;: ne compte nulle part</translation>
    </message>
    <message numerus="yes">
        <source>Put away (%n)</source>
        <translation>
            <numerusform>Mises de côté (%n)</numerusform>
            <numerusform>Mises de côté (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Toutes les soirées</translation>
    </message>
    <message>
        <source>For another computer…</source>
        <translation>Pour un autre ordinateur…</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Export and import</source>
        <translation>Exporter et importer</translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Importer&#xa0;%n ligne</numerusform>
            <numerusform>Importer&#xa0;%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all postings…</source>
        <translation>Enregistrer toutes les écritures…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>%n new row(s)</source>
        <translation>
            <numerusform>%n ligne nouvelle</numerusform>
            <numerusform>%n lignes nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n déjà présente</numerusform>
            <numerusform>%n déjà présentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all results…</source>
        <translation>Enregistrer tous les résultats…</translation>
    </message>
    <message>
        <source>Show more lines</source>
        <translation>Montrer plus de lignes</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>The file is imported</source>
        <translation>Le fichier est importé</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are new.</source>
        <translation>
            <numerusform>%n ligne est nouvelle.</numerusform>
            <numerusform>%n lignes sont nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong: nothing can be imported</source>
        <translation>
            <numerusform>%n fausse&#xa0;: rien ne peut être importé</numerusform>
            <numerusform>%n fausses&#xa0;: rien ne peut être importé</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number}</source>
        <translation>Ligne {number}</translation>
    </message>
    <message>
        <source>Export for a spreadsheet</source>
        <translation>Exporter vers un tableur</translation>
    </message>
    <message>
        <source>A row for each person in each partie: place and score.</source>
        <translation>Une ligne par personne et par partie&#xa0;: place et score.</translation>
    </message>
    <message>
        <source>A row for each posting: who gave how many chips to whom.</source>
        <translation>Une ligne par écriture&#xa0;: qui a donné combien de jetons à qui.</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>Tout dans un seul fichier</translation>
    </message>
    <message>
        <source>All games, evenings, people, chips and settings. Before anything is restored you see what would change.</source>
        <translation>Toutes les parties, les soirées, les joueurs, les jetons et les réglages. Avant toute restauration, vous voyez ce qui changerait.</translation>
    </message>
    <message>
        <source>The file is written</source>
        <translation>Le fichier est écrit</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>New people: {names}.</source>
        <translation>Nouveaux joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>New evenings: {names}.</source>
        <translation>Nouvelles soirées&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are written to</source>
        <translation>
            <numerusform>%n ligne est écrite dans</numerusform>
            <numerusform>%n lignes sont écrites dans</numerusform>
        </translation>
    </message>
    <message>
        <source>postings</source>
        <translation>écritures</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>What is there now is put aside, not lost.</source>
        <translation>Ce qu’il y a maintenant est mis de côté, rien n’est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n personne</numerusform>
            <numerusform>%n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in Ludo</source>
        <translation>
            <numerusform>%n partie dans Ludo</numerusform>
            <numerusform>%n parties dans Ludo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n feuille de marque</numerusform>
            <numerusform>%n feuilles de marque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n posting(s)</source>
        <translation>
            <numerusform>%n écriture</numerusform>
            <numerusform>%n écritures</numerusform>
        </translation>
    </message>
    <message>
        <source>The first line does not name the columns of results or postings, as Ludo writes them.</source>
        <translation>La première ligne ne nomme pas les colonnes des résultats ou des écritures comme Ludo les écrit.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Ce n’est pas un fichier de texte.</translation>
    </message>
    <message>
        <source>This is not a CSV file.</source>
        <translation>Ce n’est pas un fichier CSV.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>is there already, left out</source>
        <translation>déjà présente, laissée de côté</translation>
    </message>
    <message>
        <source>fields are missing</source>
        <translation>il manque des champs</translation>
    </message>
    <message>
        <source>there are too many fields</source>
        <translation>il y a trop de champs</translation>
    </message>
    <message>
        <source>not a whole number that is possible here</source>
        <translation>ce n’est pas un nombre entier possible ici</translation>
    </message>
    <message>
        <source>not a date and time such as 2026-11-21T20:15:00+00:00</source>
        <translation>ce n’est pas une date avec l’heure, comme 2026-11-21T20:15:00+00:00</translation>
    </message>
    <message>
        <source>Ludo does not know this word here</source>
        <translation>Ludo ne connaît pas ce mot ici</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>il manque un nom</translation>
    </message>
    <message>
        <source>at least one chip has to move</source>
        <translation>au moins un jeton doit changer de mains</translation>
    </message>
    <message>
        <source>more chips than Ludo can count</source>
        <translation>plus de jetons que Ludo ne peut en compter</translation>
    </message>
    <message>
        <source>chips cannot go to where they come from</source>
        <translation>des jetons ne peuvent aller là d’où ils viennent</translation>
    </message>
    <message>
        <source>Ludo does not know this game</source>
        <translation>Ludo ne connaît pas ce jeu</translation>
    </message>
    <message>
        <source>there is no such evening</source>
        <translation>cette soirée n’existe pas</translation>
    </message>
    <message>
        <source>this chair has a result already</source>
        <translation>cette place a déjà un résultat</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>le texte est trop long</translation>
    </message>
    <message>
        <source>this cannot be understood</source>
        <translation>cela ne peut être compris</translation>
    </message>
    <message>
        <source>No longer there: the people {names}.</source>
        <translation>Ne seraient plus là, parmi les joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No longer there: the evenings {names}.</source>
        <translation>Ne seraient plus là, parmi les soirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Back again: the people {names}.</source>
        <translation>Reviendraient, parmi les joueurs&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Back again: the evenings {names}.</source>
        <translation>Reviendraient, parmi les soirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Parts of the backup are damaged and cannot be restored.</source>
        <translation>Des parties de la sauvegarde sont abîmées et ne peuvent être restaurées.</translation>
    </message>
    <message>
        <source>Now: {contents}</source>
        <translation>Maintenant&#xa0;: {contents}</translation>
    </message>
    <message>
        <source>In the backup: {contents}</source>
        <translation>Dans la sauvegarde&#xa0;: {contents}</translation>
    </message>
    <message>
        <source>last changed: {moment}</source>
        <translation>dernière modification&#xa0;: {moment}</translation>
    </message>
    <message>
        <source>{column} “{value}”: {problem}</source>
        <translation>{column} «&#xa0;{value}&#xa0;»&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>as in this country ({sign})</source>
        <translation>comme dans ce pays ({sign})</translation>
    </message>
    <message>
        <source>Between two cells</source>
        <translation>Entre deux cellules</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation>Enregistrer un modèle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Results of our evenings</source>
        <translation>Résultats de nos soirées</translation>
    </message>
    <message>
        <source>The template is saved</source>
        <translation>Le modèle est enregistré</translation>
    </message>
    <message>
        <source>Spreadsheets and BG Stats (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Tableaux et BG Stats (*.csv *.tsv *.txt *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Save a template…</source>
        <translation>Enregistrer un modèle…</translation>
    </message>
    <message>
        <source>What Ludo has written, a spreadsheet of your own, or what BG Stats exports. Ludo says line by line what it would do. Nothing is imported before you say so, and nothing at all if a line is wrong.</source>
        <translation>Un fichier écrit par Ludo, votre propre tableau, ou l’export de BG Stats. Ludo dit ligne par ligne ce qu’il ferait. Rien n’est importé avant votre accord, et rien du tout si une ligne est fausse.</translation>
    </message>
    <message>
        <source>There are no results in it.</source>
        <translation>Il ne contient aucun résultat.</translation>
    </message>
    <message>
        <source>This cannot be understood.</source>
        <translation>Cela ne se comprend pas.</translation>
    </message>
    <message>
        <source>not a date</source>
        <translation>pas une date</translation>
    </message>
    <message>
        <source>which game was it?</source>
        <translation>quel jeu était-ce&#xa0;?</translation>
    </message>
    <message>
        <source>at least two have to take part</source>
        <translation>il faut au moins deux participants</translation>
    </message>
    <message>
        <source>somebody takes part twice</source>
        <translation>quelqu’un participe deux fois</translation>
    </message>
    <message>
        <source>what some win others lose: this does not add up to nothing</source>
        <translation>ce que les uns gagnent, les autres le perdent&#xa0;: la somme n’est pas nulle</translation>
    </message>
    <message>
        <source>Write the names of your people over the columns and a partie in each row; whoever did not play has an empty cell. Then choose the file here.</source>
        <translation>Écrivez les noms de vos joueurs en tête des colonnes et une partie par ligne&#xa0;; qui n’a pas joué a une cellule vide. Choisissez ensuite le fichier ici.</translation>
    </message>
    <message>
        <source>Give evenings out…</source>
        <translation>Exporter les soirées…</translation>
    </message>
    <message>
        <source>Take evenings in…</source>
        <translation>Importer des soirées…</translation>
    </message>
    <message>
        <source>All evenings with people, diaries, score sheets and chips in one file. Another computer takes in what it does not have yet, and asks where both say something else; nothing is replaced.</source>
        <translation>Toutes les soirées avec personnes, journaux, feuilles et jetons en un fichier. Un autre ordinateur reprend ce qu’il n’a pas encore et demande là où les deux diffèrent&#xa0;; rien n’est remplacé.</translation>
    </message>
    <message>
        <source>Between computers</source>
        <translation>Entre ordinateurs</translation>
    </message>
</context>
<context>
    <name>Expense</name>
    <message>
        <source>Pizza</source>
        <translation>Pizza</translation>
    </message>
    <message>
        <source>What was paid for?</source>
        <translation>Qu’est-ce qui a été payé&#xa0;?</translation>
    </message>
    <message>
        <source>How much was it?</source>
        <translation>Combien était-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Who paid it?</source>
        <translation>Qui l’a payé&#xa0;?</translation>
    </message>
    <message>
        <source>Who shares it?</source>
        <translation>Qui le partage&#xa0;?</translation>
    </message>
    <message>
        <source>Who paid?</source>
        <translation>Qui a payé&#xa0;?</translation>
    </message>
    <message>
        <source>For whom?</source>
        <translation>Pour qui&#xa0;?</translation>
    </message>
    <message>
        <source>A shared expense</source>
        <translation>Une dépense partagée</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>Qu’était-ce&#xa0;?</translation>
    </message>
    <message>
        <source>{chips} chips, {each} for each.</source>
        <translation>{chips} jetons, {each} pour chacun.</translation>
    </message>
    <message>
        <source>In whole chips that is {money}.</source>
        <translation>En jetons entiers, cela fait {money}.</translation>
    </message>
    <message>
        <source>How much, in {currency}</source>
        <translation>Combien, en {currency}</translation>
    </message>
    <message>
        <source>How much, in chips</source>
        <translation>Combien, en jetons</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save a game as text</source>
        <translation>Enregistrer une partie en texte</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>La partie est enregistrée</translation>
    </message>
    <message>
        <source>The game of {names} is written in
{file}</source>
        <translation>La partie de {names} est écrite dans
{file}</translation>
    </message>
    <message>
        <source>Open a game saved as text</source>
        <translation>Ouvrir une partie enregistrée en texte</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export all games and settings</source>
        <translation>Exporter parties et réglages</translation>
    </message>
    <message>
        <source>Copies made by Ludo (*.ludo)</source>
        <translation>Copies faites par Ludo (*.ludo)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Reports (*.zip)</source>
        <translation>Rapports (*.zip)</translation>
    </message>
    <message>
        <source>Everything is exported</source>
        <translation>Tout est exporté</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>The report is saved</source>
        <translation>Le rapport est enregistré</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>All games, people, chips and settings are copied to
{file}</source>
        <translation>Parties, joueurs, jetons et réglages sont copiés dans
{file}</translation>
    </message>
    <message>
        <source>Import games and settings</source>
        <translation>Importer parties et réglages</translation>
    </message>
    <message>
        <source>Copies made by Ludo (*.ludo);;All files (*)</source>
        <translation>Copies faites par Ludo (*.ludo);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Replace all games and settings?</source>
        <translation>Remplacer parties et réglages&#xa0;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Everything is imported</source>
        <translation>Tout est importé</translation>
    </message>
    <message>
        <source>Send this file to whoever looks after Ludo:
{file}</source>
        <translation>Envoyez ce fichier à qui s’occupe de Ludo&#xa0;:
{file}</translation>
    </message>
    <message>
        <source>What was there before is kept in
{file}</source>
        <translation>Ce qui s’y trouvait est gardé dans
{file}</translation>
    </message>
    <message>
        <source>There was nothing before.</source>
        <translation>Il n’y avait rien auparavant.</translation>
    </message>
    <message>
        <source>Ludo packs one file for whoever looks after it: the log of the program, its version and that of your system, your settings, and the partie on the table with the names of its players. The name of your account is left out of all paths. Nothing is sent: you choose where the file goes.</source>
        <translation>Ludo réunit dans un seul fichier, pour qui s’occupe de lui&#xa0;: le journal du programme, sa version et celle du système, vos réglages, et la partie en cours avec le nom de ses joueurs. Le nom de votre compte est retiré de tous les chemins. Rien n’est envoyé&#xa0;: vous choisissez où va le fichier.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>From %n year(s) of age.</source>
        <translation>
            <numerusform>Dès %n an.</numerusform>
            <numerusform>Dès %n ans.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} {age}</source>
        <translation>{sentence} {age}</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Skip the rest</source>
        <translation>Passer la suite</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non merci</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Escape: not in this deal, but in the next one</source>
        <translation>Échap&#xa0;: pas dans cette donne, mais dans la suivante</translation>
    </message>
    <message>
        <source>Enter goes on.</source>
        <translation>Entrée pour continuer.</translation>
    </message>
    <message>
        <source>Play on: more comes when it is time.</source>
        <translation>Jouez&#xa0;: la suite viendra en son temps.</translation>
    </message>
    <message>
        <source>Guide: {number} of {count}</source>
        <translation>Guide&#xa0;: {number} sur {count}</translation>
    </message>
    <message>
        <source>Enter, or {keys}</source>
        <translation>Entrée, ou {keys}</translation>
    </message>
    <message>
        <source>Your first partie of {game}? A few words explain the deal while it is played.</source>
        <translation>Votre première partie de {game}&#xa0;? Quelques mots expliquent la donne pendant qu’on la joue.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Let it pass</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The Expert is thinking…</source>
        <translation>L’Expert réfléchit…</translation>
    </message>
    <message>
        <source>Close the hint ({keys})</source>
        <translation>Fermer le conseil ({keys})</translation>
    </message>
    <message>
        <source>The Expert would choose:</source>
        <translation>L’Expert choisirait&#xa0;:</translation>
    </message>
    <message>
        <source>{act}: {figure}</source>
        <translation>{act}&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>The Expert has no figures for this decision.</source>
        <translation>L’Expert n’a pas de chiffres pour cette décision.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Evenings with everybody’s chips, here and with real cards.</source>
        <translation>Les soirées et les jetons de chacun, ici et avec de vraies cartes.</translation>
    </message>
    <message>
        <source>Start at once by the usual rules, against the computer</source>
        <translation>Commencer tout de suite, selon les règles habituelles, contre l’ordinateur</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>The evening goes on. It began: {moment}</source>
        <translation>La soirée est en cours. Début&#xa0;: {moment}</translation>
    </message>
    <message>
        <source>Among friends</source>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>Game nights</source>
        <translation>Soirées de jeu</translation>
    </message>
    <message>
        <source>Continue the evening</source>
        <translation>Continuer la soirée</translation>
    </message>
    <message>
        <source>Paused. The evening began: {moment}</source>
        <translation>En pause. Début&#xa0;: {moment}</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Your game waits</source>
        <translation>Votre partie vous attend</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n past game(s)</source>
        <translation>
            <numerusform>La partie jouée</numerusform>
            <numerusform>Les&#xa0;%n parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>Préparer…</translation>
    </message>
    <message>
        <source>Choose who plays and by which rules</source>
        <translation>Choisir qui joue et selon quelles règles</translation>
    </message>
    <message>
        <source>Start at once with the players and rules of your last game</source>
        <translation>Commencer tout de suite avec les joueurs et les règles de la dernière partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Learn it at the table, in a few minutes</source>
        <translation>Apprendre à la table, en quelques minutes</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next control; with Shift to the one before</source>
        <translation>À l’élément suivant&#xa0;; avec Maj, au précédent</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Press the control that has the focus</source>
        <translation>Actionner ce qui est sélectionné</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leave this page</source>
        <translation>Quitter cette page</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>With an underlined letter: open that menu</source>
        <translation>Avec une lettre soulignée&#xa0;: ouvrir ce menu</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Move through your cards or buttons</source>
        <translation>Parcourir vos cartes ou les boutons</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>To a card by its place in your hand</source>
        <translation>À une carte, selon sa place dans la main</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Between the rows of your cards, and to the buttons and back</source>
        <translation>Entre les rangées de vos cartes, vers les boutons et retour</translation>
    </message>
    <message>
        <source>Play the card, press the button, go on</source>
        <translation>Jouer la carte, presser le bouton, continuer</translation>
    </message>
    <message>
        <source>Skip what is moving; let the others go on</source>
        <translation>Passer ce qui bouge&#xa0;; laisser jouer les autres</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Take back everything that is laid out</source>
        <translation>Reprendre tout ce qui est préparé</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>More, less, where a number is asked for</source>
        <translation>Plus, moins, quand un nombre est demandé</translation>
    </message>
    <message>
        <source>Sort a large hand, by suit and by rank in turn</source>
        <translation>Ranger une grande main, par couleur et par rang tour à tour</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Maj+Gauche, Maj+Droite</translation>
    </message>
    <message>
        <source>Move the card that has the focus within your hand</source>
        <translation>Déplacer dans sa main la carte qui a le curseur</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ranger la main</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Hear again what is going on</source>
        <translation>Réentendre où l’on en est</translation>
    </message>
    <message>
        <source>Hear what happened since your last turn</source>
        <translation>Entendre ce qui s’est passé depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Hear your hand</source>
        <translation>Entendre votre main</translation>
    </message>
    <message>
        <source>Hear the trick and what lies on the table</source>
        <translation>Entendre le pli et ce qu’il y a sur la table</translation>
    </message>
    <message>
        <source>Hear the score</source>
        <translation>Entendre le score</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Take back your last card or call</source>
        <translation>Reprendre votre dernière carte ou annonce</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Le refaire</translation>
    </message>
    <message>
        <source>One step back, one step on</source>
        <translation>Un pas en arrière, un pas en avant</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>Au début, à la fin</translation>
    </message>
    <message>
        <source>Let it run, or stop it</source>
        <translation>Laisser défiler, ou arrêter</translation>
    </message>
    <message>
        <source>Letters of {game}</source>
        <translation>Lettres&#xa0;: {game}</translation>
    </message>
    <message>
        <source>To the next part of the window, as cards, buttons, panel, bar; with Shift to the one before</source>
        <translation>À la partie suivante de la fenêtre, comme cartes, boutons, panneau, barre&#xa0;; avec Maj à la précédente</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <translation>Pg préc, Pg suiv</translation>
    </message>
    <message>
        <source>Read on in a long page, and back</source>
        <translation>Lire la suite d’une longue page, et revenir</translation>
    </message>
    <message>
        <source>To the beginning and the end of a long page</source>
        <translation>Au début et à la fin d’une longue page</translation>
    </message>
    <message>
        <source>To the suit before and the next one in your hand</source>
        <translation>À la couleur précédente ou suivante de votre main</translation>
    </message>
    <message>
        <source>The next words of a guide or a lesson</source>
        <translation>La suite d’un guide ou d’une leçon</translation>
    </message>
</context>
<context>
    <name>Known</name>
    <message>
        <source>Of the hand of {name} it knew: {cards}.</source>
        <translation>De la main de {name}, il connaissait&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hands were hidden from it.</source>
        <translation>
            <numerusform>%n carte en main lui était cachée.</numerusform>
            <numerusform>%n cartes en main lui étaient cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>It could step in, or let the moment pass: {acts}.</source>
        <translation>Il pouvait intervenir, ou laisser passer&#xa0;: {acts}.</translation>
    </message>
    <message>
        <source>What it had heard and seen in this deal:</source>
        <translation>Ce qu’il avait vu et entendu dans cette donne&#xa0;:</translation>
    </message>
    <message>
        <source>What happened then:</source>
        <translation>Ce qui s’est passé ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>Its hand: {cards}.</source>
        <translation>Sa main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It had to choose: {acts}.</source>
        <translation>Il devait choisir&#xa0;: {acts}.</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Nothing here is ever changed: what was wrong is taken back by a counter-entry.</source>
        <translation>Rien n’est jamais modifié ici&#xa0;: ce qui était faux est repris par une contre-écriture.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Tous les jetons</translation>
    </message>
    <message>
        <source>No chips have moved yet.</source>
        <translation>Aucun jeton n’a encore changé de mains.</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <source>Chips: {whose}</source>
        <translation>Jetons&#xa0;: {whose}</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n écriture</numerusform>
            <numerusform>%n écritures</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Reprendre…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Counter-entry: {what}</source>
        <translation>Contre-écriture&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{what} (taken back)</source>
        <translation>{what} (repris)</translation>
    </message>
    <message>
        <source>{payer} → {payee}</source>
        <translation>{payer} → {payee}</translation>
    </message>
    <message>
        <source>“{reason}”</source>
        <translation>«&#xa0;{reason}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>That was the lesson. Now play: the guide will tell the rest.</source>
        <translation>C’était la leçon. Jouez maintenant&#xa0;: le guide dira le reste.</translation>
    </message>
    <message>
        <source>So the lesson does it for you this time.</source>
        <translation>Cette fois, la leçon le fait pour vous.</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Faites-le pour moi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Lesson: {number} of {count}</source>
        <translation>Leçon&#xa0;: {number} sur {count}</translation>
    </message>
    <message>
        <source>Wait a moment: here the others act first.</source>
        <translation>Un instant&#xa0;: ici, ce sont d’abord les autres qui jouent.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{game} · lesson</source>
        <translation>{game} · leçon</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Weak computer</source>
        <translation>Ordinateur faible</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Does whatever the rules allow, without a thought.</source>
        <translation>Fait n’importe quoi de permis, sans réfléchir.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb.</source>
        <translation>Joue selon des règles simples.</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message numerus="yes">
        <source>name, place and rules of %n evening(s)</source>
        <translation>
            <numerusform>nom, lieu et règles de %n soirée</numerusform>
            <numerusform>nom, lieu et règles de %n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) of who came and left when</source>
        <translation>
            <numerusform>%n mention d’arrivée ou de départ</numerusform>
            <numerusform>%n mentions d’arrivée ou de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the game or the people of %n score sheet(s)</source>
        <translation>
            <numerusform>le jeu ou les joueurs de %n feuille de marque</numerusform>
            <numerusform>le jeu ou les joueurs de %n feuilles de marque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of score sheets</source>
        <translation>
            <numerusform>%n ligne de feuille de marque</numerusform>
            <numerusform>%n lignes de feuilles de marque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement(s) of chips</source>
        <translation>
            <numerusform>%n mouvement de jetons</numerusform>
            <numerusform>%n mouvements de jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reason and time of %n movement(s) of chips, which itself is kept</source>
        <translation>
            <numerusform>motif et heure de %n mouvement de jetons, lui-même conservé</numerusform>
            <numerusform>motif et heure de %n mouvements de jetons, eux-mêmes conservés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>what chips were entered as by hand, %n time(s)</source>
        <translation>
            <numerusform>la nature d’une saisie de jetons à la main</numerusform>
            <numerusform>la nature de %n saisies de jetons à la main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>name, picture or notes of %n person(s)</source>
        <translation>
            <numerusform>nom, photo ou notes de %n personne</numerusform>
            <numerusform>nom, photo ou notes de %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the picture of %n person(s)</source>
        <translation>
            <numerusform>la photo de %n personne</numerusform>
            <numerusform>les photos de %n personnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s)</source>
        <translation>
            <numerusform>%n réglage</numerusform>
            <numerusform>%n réglages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other entry(ies)</source>
        <translation>
            <numerusform>%n autre donnée</numerusform>
            <numerusform>%n autres données</numerusform>
        </translation>
    </message>
    <message>
        <source>This could not be read, or only in part:</source>
        <translation>N’ont pas pu être lus, ou en partie seulement&#xa0;:</translation>
    </message>
    <message>
        <source>perhaps some evenings</source>
        <translation>peut-être des soirées</translation>
    </message>
    <message>
        <source>perhaps some of who came and left when</source>
        <translation>peut-être des arrivées et des départs</translation>
    </message>
    <message>
        <source>perhaps some of who sat at score sheets</source>
        <translation>peut-être des joueurs de feuilles de marque</translation>
    </message>
    <message>
        <source>perhaps some lines of score sheets</source>
        <translation>peut-être des lignes de feuilles de marque</translation>
    </message>
    <message>
        <source>perhaps some results</source>
        <translation>peut-être des résultats</translation>
    </message>
    <message>
        <source>perhaps some movements of chips</source>
        <translation>peut-être des mouvements de jetons</translation>
    </message>
    <message>
        <source>perhaps what some chips were entered as</source>
        <translation>peut-être la nature de saisies de jetons</translation>
    </message>
    <message>
        <source>perhaps some people</source>
        <translation>peut-être des personnes</translation>
    </message>
    <message>
        <source>perhaps some settings</source>
        <translation>peut-être des réglages</translation>
    </message>
    <message>
        <source>perhaps other entries</source>
        <translation>peut-être d’autres données</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at: {evenings}</source>
        <translation>À vérifier&#xa0;: {evenings}</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Result and chips go to the right person, by counter-entries with your reason.</source>
        <translation>Résultat et jetons vont à la bonne personne, par des contre-écritures avec votre motif.</translation>
    </message>
    <message>
        <source>Its chips are given back by counter-entries with your reason. It counts nowhere, and is not gone on with; it stays to be looked at, and can be counted again.</source>
        <translation>Ses jetons sont rendus par des contre-écritures avec votre motif. Elle ne compte plus nulle part et ne se continue pas&#xa0;; elle reste visible, et peut être comptée de nouveau.</translation>
    </message>
    <message>
        <source>Put this evening away?</source>
        <translation>Mettre cette soirée de côté&#xa0;?</translation>
    </message>
    <message>
        <source>Annul all and put away</source>
        <translation>Tout annuler et mettre de côté</translation>
    </message>
    <message>
        <source>All that was played and entered at it is annulled: counter-entries with your reason give every chip back. Nothing is deleted; the evening is listed under “Put away” only, and can be listed again.</source>
        <translation>Tout ce qui s’y est joué et inscrit est annulé&#xa0;: des contre-écritures avec votre motif rendent chaque jeton. Rien n’est supprimé&#xa0;; la soirée ne figure plus que sous «&#xa0;Mises de côté&#xa0;», et peut revenir dans la liste.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Rectifier</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Ce qui était faux</translation>
    </message>
    <message>
        <source>Who did not sit there?</source>
        <translation>Qui n’y était pas&#xa0;?</translation>
    </message>
    <message>
        <source>Who did?</source>
        <translation>Qui y était&#xa0;?</translation>
    </message>
    <message>
        <source>Choose both persons.</source>
        <translation>Choisissez les deux personnes.</translation>
    </message>
    <message>
        <source>Delete this evening?</source>
        <translation>Supprimer cette soirée&#xa0;?</translation>
    </message>
    <message>
        <source>Delete the evening</source>
        <translation>Supprimer la soirée</translation>
    </message>
    <message>
        <source>No chips were ever moved at it. What was played stays, and belongs to no evening.</source>
        <translation>Aucun jeton n’y a jamais été déplacé. Ce qui s’est joué reste, et n’appartient à aucune soirée.</translation>
    </message>
    <message>
        <source>{game}: what was wrong?</source>
        <translation>{game}&#xa0;: qu’est-ce qui était faux&#xa0;?</translation>
    </message>
    <message>
        <source>a person: somebody else sat there</source>
        <translation>une personne&#xa0;: quelqu’un d’autre y était assis</translation>
    </message>
    <message>
        <source>all of it: annul it</source>
        <translation>tout&#xa0;: l’annuler</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>&amp;Soirée</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Continuer la dernière partie</translation>
    </message>
    <message>
        <source>&amp;Past games</source>
        <translation>&amp;Parties jouées</translation>
    </message>
    <message>
        <source>&amp;Save this game as text…</source>
        <translation>&amp;Enregistrer la partie en texte…</translation>
    </message>
    <message>
        <source>&amp;Open a game saved as text…</source>
        <translation>&amp;Ouvrir une partie en texte…</translation>
    </message>
    <message>
        <source>&amp;Export all games and settings…</source>
        <translation>E&amp;xporter parties et réglages…</translation>
    </message>
    <message>
        <source>&amp;Import games and settings…</source>
        <translation>&amp;Importer parties et réglages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Evenings</source>
        <translation>Toutes les &amp;soirées</translation>
    </message>
    <message>
        <source>&amp;Continue the evening</source>
        <translation>&amp;Continuer la soirée</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Where the chips come from</source>
        <translation>&amp;D’où viennent les jetons</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>Score sheet for &amp;real cards…</source>
        <translation>Feuille de marque pour de &amp;vraies cartes…</translation>
    </message>
    <message>
        <source>E&amp;xport and import…</source>
        <translation>E&amp;xporter et importer…</translation>
    </message>
    <message>
        <source>To my next &amp;decision</source>
        <translation>Jusqu’à ma prochaine &amp;décision</translation>
    </message>
    <message>
        <source>To my &amp;turn or the end of the deal</source>
        <translation>Jusqu’à mon &amp;tour ou la fin de la donne</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>&amp;Qui joue…</translation>
    </message>
    <message>
        <source>&amp;Give up the partie…</source>
        <translation>&amp;Abandonner la partie…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Re&amp;tour</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Panel beside the table</source>
        <translation>Pa&amp;nneau à côté de la table</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Taille &amp;habituelle</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;Explain this deal</source>
        <translation>&amp;Expliquer cette donne</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>Open the &amp;data folder</source>
        <translation>Ouvrir le &amp;dossier des données</translation>
    </message>
    <message>
        <source>&amp;About Ludo</source>
        <translation>À &amp;propos de Ludo</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Les sons sont activés</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Les sons sont coupés</translation>
    </message>
    <message>
        <source>To the page before ({keys})</source>
        <translation>À la page précédente ({keys})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Leçon</translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message>
        <source>Evenings of Ludo (*.ludobook)</source>
        <translation>Soirées de Ludo (*.ludobook)</translation>
    </message>
    <message>
        <source>Evenings for another computer</source>
        <translation>Soirées pour un autre ordinateur</translation>
    </message>
    <message>
        <source>Evenings of Ludo (*.ludobook *.ludo);;All files (*)</source>
        <translation>Soirées de Ludo (*.ludobook *.ludo);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Take evenings in</source>
        <translation>Importer des soirées</translation>
    </message>
    <message>
        <source>The evenings are written</source>
        <translation>Les soirées sont écrites</translation>
    </message>
    <message>
        <source>On the other computer, choose this file under Export and import:
{file}</source>
        <translation>Sur l’autre ordinateur, choisissez ce fichier sous Exporter et importer&#xa0;:
{file}</translation>
    </message>
    <message>
        <source>the same person</source>
        <translation>la même personne</translation>
    </message>
    <message>
        <source>two people</source>
        <translation>deux personnes</translation>
    </message>
    <message>
        <source>here: {value}</source>
        <translation>ici&#xa0;: {value}</translation>
    </message>
    <message>
        <source>there: {value}</source>
        <translation>là-bas&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Everything in it is here already.</source>
        <translation>Tout ce qu’il contient est déjà ici.</translation>
    </message>
    <message>
        <source>{subject} is known here and there. Is it the same person?</source>
        <translation>{subject} existe ici et là-bas. Est-ce la même personne&#xa0;?</translation>
    </message>
    <message>
        <source>What is {subject} called?</source>
        <translation>Comment s’appelle {subject}&#xa0;?</translation>
    </message>
    <message>
        <source>Notes about {subject}</source>
        <translation>Notes sur {subject}</translation>
    </message>
    <message>
        <source>Colour of {subject}</source>
        <translation>Couleur de {subject}</translation>
    </message>
    <message>
        <source>Picture of {subject}</source>
        <translation>Photo de {subject}</translation>
    </message>
    <message>
        <source>Name of the evening {subject}</source>
        <translation>Nom de la soirée {subject}</translation>
    </message>
    <message>
        <source>Place of the evening {subject}</source>
        <translation>Lieu de la soirée {subject}</translation>
    </message>
    <message>
        <source>Notes of the evening {subject}</source>
        <translation>Notes de la soirée {subject}</translation>
    </message>
    <message>
        <source>Are chips of the evening {subject} carried on?</source>
        <translation>Les jetons de la soirée {subject} sont-ils reportés&#xa0;?</translation>
    </message>
    <message>
        <source>House rules of the evening {subject}</source>
        <translation>Règles de la maison de la soirée {subject}</translation>
    </message>
    <message>
        <source>Is the evening {subject} put away?</source>
        <translation>La soirée {subject} est-elle rangée&#xa0;?</translation>
    </message>
    <message>
        <source>When something happened at the evening {subject}</source>
        <translation>Moment d’un événement de la soirée {subject}</translation>
    </message>
    <message>
        <source>{subject} went on in two ways. One stands, the other is kept as annulled.</source>
        <translation>{subject}&#xa0;: la suite diffère ici et là-bas. L’une compte, l’autre est gardée comme annulée.</translation>
    </message>
    <message>
        <source>Which evening does {subject} belong to?</source>
        <translation>À quelle soirée appartient {subject}&#xa0;?</translation>
    </message>
    <message>
        <source>Is {subject} annulled?</source>
        <translation>{subject} est-elle annulée&#xa0;?</translation>
    </message>
    <message>
        <source>What is counted at {subject}?</source>
        <translation>Que compte-t-on à {subject}&#xa0;?</translation>
    </message>
    <message>
        <source>In which currency are the books kept? Amounts are not converted.</source>
        <translation>Dans quelle monnaie les comptes sont-ils tenus&#xa0;? Les montants ne sont pas convertis.</translation>
    </message>
    <message>
        <source>The season {subject}</source>
        <translation>La saison {subject}</translation>
    </message>
    <message>
        <source>as it is here</source>
        <translation>comme ici</translation>
    </message>
    <message>
        <source>as it is there</source>
        <translation>comme là-bas</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>New evenings: {names}.</source>
        <translation>Nouvelles soirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>New people: {names}.</source>
        <translation>Nouvelles personnes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Evenings of another computer</source>
        <translation>Soirées d’un autre ordinateur</translation>
    </message>
    <message>
        <source>Here and there something else is said. What is here stands unless you choose.</source>
        <translation>Ici et là-bas ne disent pas la même chose. Ce qui est ici compte, sauf choix contraire.</translation>
    </message>
    <message>
        <source>Nothing of what is here is replaced or lost.</source>
        <translation>Rien de ce qui est ici n’est remplacé ni perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) still to be answered.</source>
        <translation>
            <numerusform>Il reste %n question.</numerusform>
            <numerusform>Il reste %n questions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>The evenings are taken in</source>
        <translation>Les soirées sont importées</translation>
    </message>
    <message numerus="yes">
        <source>%n new partie(s) and score sheet(s).</source>
        <translation>
            <numerusform>%n nouvelle partie ou feuille.</numerusform>
            <numerusform>%n nouvelles parties et feuilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new posting(s).</source>
        <translation>
            <numerusform>%n nouvelle écriture.</numerusform>
            <numerusform>%n nouvelles écritures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
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
        <source>today, {clock}</source>
        <translation>aujourd’hui, {clock}</translation>
    </message>
    <message>
        <source>yesterday, {clock}</source>
        <translation>hier, {clock}</translation>
    </message>
    <message>
        <source>{day}, {clock}</source>
        <translation>{day}, {clock}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Somebody else already has this name.</source>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>Take the players and rules of your last game again</source>
        <translation>Reprendre les joueurs et les règles de la dernière partie</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nouvelle partie&#xa0;: {game}</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>Partners sit opposite each other: {teams}.</source>
        <translation>Les partenaires se font face&#xa0;: {teams}.</translation>
    </message>
    <message>
        <source> against </source>
        <translation> contre </translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation>Masquer les options</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>Some options do not go together: see the red lines.</source>
        <translation>Des options ne vont pas ensemble&#xa0;: voyez les lignes rouges.</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>Selon quelles règles&#xa0;?</translation>
    </message>
    <message>
        <source>Belongs to the evening</source>
        <translation>Fait partie de la soirée</translation>
    </message>
    <message>
        <source>Belongs to the evening: {evening}</source>
        <translation>Fait partie de la soirée&#xa0;: {evening}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>Your own rules: %n of them differ(s) from the rulebook.</source>
        <translation>
            <numerusform>Vos règles&#xa0;: %n d’entre elles s’écarte de la règle écrite.</numerusform>
            <numerusform>Vos règles&#xa0;: %n d’entre elles s’écartent de la règle écrite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n options</source>
        <translation>
            <numerusform>L’option</numerusform>
            <numerusform>Les&#xa0;%n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Commencer la feuille</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>Who plays with whom is drawn when the partie begins.</source>
        <translation>Les équipes sont tirées au sort au début de la partie.</translation>
    </message>
    <message>
        <source>Partners sit side by side: {teams}.</source>
        <translation>Les partenaires sont côte à côte&#xa0;: {teams}.</translation>
    </message>
    <message>
        <source>Save as a preset</source>
        <translation>Enregistrer ces règles</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Supprimer ces règles</translation>
    </message>
    <message>
        <source>{preset} · {minutes} min</source>
        <translation>{preset} · {minutes} min</translation>
    </message>
    <message>
        <source>With real cards: {game}</source>
        <translation>Avec de vraies cartes&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Revenir au défaut</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Par défaut&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Only where “{option}” is: {value}</source>
        <translation>Seulement si «&#xa0;{option}&#xa0;» vaut&#xa0;: {value}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Seat {number}: who plays</source>
        <translation>Place {number}&#xa0;: qui joue</translation>
    </message>
    <message>
        <source>Seat {number}: name</source>
        <translation>Place {number}&#xa0;: nom</translation>
    </message>
    <message>
        <source>One person against the computer: that belongs to no evening.</source>
        <translation>Une personne contre l’ordinateur&#xa0;: cela n’appartient à aucune soirée.</translation>
    </message>
    <message>
        <source>Draw the seats by lot</source>
        <translation>Tirer les places au sort</translation>
    </message>
    <message>
        <source>Who sits where, and so who plays with whom, is drawn by lot.</source>
        <translation>On tire au sort qui s’assied où, et donc qui joue avec qui.</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quel jeu&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Nights</name>
    <message>
        <source>Cash box</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>On a table</source>
        <translation>Sur une table</translation>
    </message>
    <message>
        <source>A partie</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Il manque un nom.</translation>
    </message>
    <message>
        <source>Somebody else already has this name.</source>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message>
        <source>A person and a computer player cannot be the same.</source>
        <translation>Une personne et un joueur virtuel ne peuvent être les mêmes.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>Cette image est trop grande.</translation>
    </message>
    <message>
        <source>They are here already.</source>
        <translation>Cette personne est déjà là.</translation>
    </message>
    <message>
        <source>They are not here.</source>
        <translation>Cette personne n’est pas là.</translation>
    </message>
    <message>
        <source>The evening is paused.</source>
        <translation>La soirée est en pause.</translation>
    </message>
    <message>
        <source>The evening is running.</source>
        <translation>La soirée est en cours.</translation>
    </message>
    <message>
        <source>The evening is closed. Reopen it first.</source>
        <translation>La soirée est close. Rouvrez-la d’abord.</translation>
    </message>
    <message>
        <source>This moment lies before what came before it, or after what came next.</source>
        <translation>Ce moment est avant ce qui le précède, ou après ce qui le suit.</translation>
    </message>
    <message>
        <source>How many chips? At least one.</source>
        <translation>Combien de jetons&#xa0;? Au moins un.</translation>
    </message>
    <message>
        <source>That is more chips than Ludo can count.</source>
        <translation>C’est plus de jetons que Ludo ne peut en compter.</translation>
    </message>
    <message>
        <source>Chips cannot go to where they come from.</source>
        <translation>Des jetons ne peuvent aller là d’où ils viennent.</translation>
    </message>
    <message>
        <source>A reason is missing: it stays beside the correction.</source>
        <translation>Il manque un motif&#xa0;: il reste à côté de la correction.</translation>
    </message>
    <message>
        <source>That has been taken back already.</source>
        <translation>Cela a déjà été repris.</translation>
    </message>
    <message>
        <source>Of this partie only the result is known, from a file.</source>
        <translation>De cette partie on ne connaît que le résultat, venu d’un fichier.</translation>
    </message>
    <message>
        <source>An earlier line is missing.</source>
        <translation>Il manque une ligne précédente.</translation>
    </message>
    <message>
        <source>That is not there any more.</source>
        <translation>Cela n’existe plus.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>close</translation>
    </message>
    <message>
        <source>The evening begins</source>
        <translation>La soirée commence</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The evening goes on</source>
        <translation>La soirée reprend</translation>
    </message>
    <message>
        <source>The evening is closed</source>
        <translation>La soirée est close</translation>
    </message>
    <message>
        <source>The evening is opened again</source>
        <translation>La soirée est rouverte</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>On the table of {game}</source>
        <translation>Sur la table de {game}</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Cash-out</source>
        <translation>Rendu à la caisse</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Don</translation>
    </message>
    <message>
        <source>Paid in money</source>
        <translation>Réglé en argent</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Venu d’un fichier</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, donne {number}</translation>
    </message>
    <message>
        <source>{game} at the table, line {number}</source>
        <translation>{game} à la table, ligne {number}</translation>
    </message>
    <message>
        <source>{name} comes</source>
        <translation>{name} arrive</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <source>It has been annulled: its chips were given back.</source>
        <translation>C’est annulé&#xa0;: les jetons ont été rendus.</translation>
    </message>
    <message>
        <source>Its chips lie on a later board, or were moved by hand. Take that back first.</source>
        <translation>Ses jetons sont sur un plateau suivant, ou ont été déplacés à la main. Reprenez d’abord cela.</translation>
    </message>
    <message>
        <source>They sit there already.</source>
        <translation>Cette personne y est déjà assise.</translation>
    </message>
    <message>
        <source>They sit there twice, so it is not clear which chips are meant.</source>
        <translation>Cette personne y est assise deux fois&#xa0;: on ne sait pas de quels jetons il s’agit.</translation>
    </message>
    <message>
        <source>They have played this evening. Exchange the person there, or annul it first.</source>
        <translation>Cette personne a joué à cette soirée. Remplacez-la dans la partie, ou annulez d’abord celle-ci.</translation>
    </message>
    <message>
        <source>Chips were moved here. Take them back first.</source>
        <translation>Des jetons ont été déplacés ici. Reprenez-les d’abord.</translation>
    </message>
    <message>
        <source>One person against the computer: that belongs to no evening.</source>
        <translation>Une personne contre l’ordinateur&#xa0;: cela n’appartient à aucune soirée.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un autre jeu</translation>
    </message>
    <message>
        <source>Shared expense</source>
        <translation>Dépense partagée</translation>
    </message>
    <message>
        <source>At least two have to take part.</source>
        <translation>Il faut au moins deux participants.</translation>
    </message>
    <message>
        <source>Somebody is named twice.</source>
        <translation>Quelqu’un est nommé deux fois.</translation>
    </message>
    <message>
        <source>Everybody needs a number, as in “Anna 7, Bruno 3”.</source>
        <translation>Il faut un nombre pour chacun, comme dans «&#xa0;Anna 7, Bruno 3&#xa0;».</translation>
    </message>
    <message>
        <source>Who has the second number? Name them behind it.</source>
        <translation>À qui est le second nombre&#xa0;? Nommez-les derrière.</translation>
    </message>
    <message>
        <source>Who has played, and how did it go?</source>
        <translation>Qui a joué, et avec quel résultat&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”.</source>
        <translation>Personne ne s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>What some win others lose: here {rest} is left over.</source>
        <translation>Ce que les uns gagnent, les autres le perdent&#xa0;: ici il reste {rest}.</translation>
    </message>
    <message>
        <source>The partie is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Play this deal to its end first: chairs change between two deals.</source>
        <translation>Finissez d’abord cette donne&#xa0;: on change de place entre deux donnes.</translation>
    </message>
    <message>
        <source>Without them it cannot go on. Somebody can take over, or the partie can end here.</source>
        <translation>Sans cette personne, on ne peut pas continuer. Quelqu’un peut prendre la place, ou la partie peut s’arrêter ici.</translation>
    </message>
    <message>
        <source>Nobody plays on this chair any more.</source>
        <translation>Plus personne ne joue à cette place.</translation>
    </message>
</context>
<context>
    <name>OneLine</name>
    <message>
        <source>Annul</source>
        <translation>Ne plus compter</translation>
    </message>
    <message>
        <source>It counts nowhere any more, and its chips go back by counter-entries with your reason.</source>
        <translation>Elle ne compte plus nulle part, et ses jetons sont rendus par des contre-écritures avec votre raison.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Annul: {game}</source>
        <translation>Ne plus compter&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Belote, Trut, a board game…</source>
        <translation>Belote, Trut, un jeu de société…</translation>
    </message>
    <message>
        <source>Which game was it?</source>
        <translation>Quel jeu était-ce&#xa0;?</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce que l’on compte</translation>
    </message>
    <message>
        <source>A partie in one line</source>
        <translation>Une partie en une ligne</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Who, and how it went</source>
        <translation>Qui, et avec quel résultat</translation>
    </message>
    <message>
        <source>{place}. {names}</source>
        <translation>{place}. {names}</translation>
    </message>
    <message>
        <source>{place}. {names}: {score}</source>
        <translation>{place}. {names}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>For example: {one} +12, {other} −12</source>
        <translation>Par exemple&#xa0;: {one} +12, {other} −12</translation>
    </message>
    <message>
        <source>For example, the best first: {one}, {other}</source>
        <translation>Par exemple, en commençant par le meilleur&#xa0;: {one}, {other}</translation>
    </message>
    <message>
        <source>For example: {one} 7–3 {other}, or with &amp; between partners</source>
        <translation>Par exemple&#xa0;: {one} 7–3 {other}, ou avec &amp; entre partenaires</translation>
    </message>
    <message>
        <source>most points win</source>
        <translation>le plus de points gagne</translation>
    </message>
    <message>
        <source>fewest points win</source>
        <translation>le moins de points gagne</translation>
    </message>
    <message>
        <source>chips won and lost</source>
        <translation>jetons gagnés et perdus</translation>
    </message>
    <message>
        <source>places</source>
        <translation>places</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>Outside</name>
    <message>
        <source>From now on only evenings make debts: what is played outside of any belongs to statistics alone. Here is what was played outside of evenings before, and has moved chips between people. Nothing of it is lost or changed either way; you only say whether it belongs to the books.</source>
        <translation>Désormais, seules les soirées font des dettes&#xa0;: ce qui se joue hors soirée n’appartient qu’aux statistiques. Voici ce qui s’est joué hors soirée auparavant et a déplacé des jetons. Rien n’en est perdu ni changé dans un cas comme dans l’autre&#xa0;; vous dites seulement si cela appartient aux comptes.</translation>
    </message>
    <message>
        <source>Outside of evenings</source>
        <translation>Hors soirée</translation>
    </message>
    <message numerus="yes">
        <source>%n of them still count(s) in all balances, until you have answered.</source>
        <translation>
            <numerusform>%n d’entre elles compte encore dans tous les soldes, tant que vous n’avez pas répondu.</numerusform>
            <numerusform>%n d’entre elles comptent encore dans tous les soldes, tant que vous n’avez pas répondu.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it was answered.</source>
        <translation>Voici ce qui a été répondu.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Pour toutes</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
    <message>
        <source>Answer like this</source>
        <translation>Répondre ainsi</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Balances still count %n partie(s) from outside of evenings, as before. Does that belong to the books?</source>
        <translation>
            <numerusform>Les soldes comptent encore&#xa0;%n partie hors soirée, comme avant. Appartient-elle aux comptes&#xa0;?</numerusform>
            <numerusform>Les soldes comptent encore&#xa0;%n parties hors soirée, comme avant. Appartiennent-elles aux comptes&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at them…</source>
        <translation>Les voir…</translation>
    </message>
    <message>
        <source>It can be changed later.</source>
        <translation>Cela peut être changé plus tard.</translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation>comme proposé</translation>
    </message>
    <message>
        <source>leave all out</source>
        <translation>tout laisser dehors</translation>
    </message>
    <message>
        <source>all into the evening</source>
        <translation>tout dans la soirée</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>laisser dehors</translation>
    </message>
    <message>
        <source>The evening is called “{name}”.</source>
        <translation>La soirée s’appelle «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>Before {date}</source>
        <translation>Avant le {date}</translation>
    </message>
    <message>
        <source>into the evening</source>
        <translation>dans la soirée</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Read as a page</source>
        <translation>Lire en grand</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>Past games</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Open a game saved as text…</source>
        <translation>Ouvrir une partie en texte…</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quels jeux</translation>
    </message>
    <message numerus="yes">
        <source>List %n removed game(s) again</source>
        <translation>
            <numerusform>Remettre&#xa0;%n partie retirée dans la liste</numerusform>
            <numerusform>Remettre&#xa0;%n parties retirées dans la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been played yet. Every game is kept here, up to its last card.</source>
        <translation>Rien n’a encore été joué. Chaque partie est gardée ici, jusqu’à sa dernière carte.</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>listed again</source>
        <translation>remise dans la liste</translation>
    </message>
    <message>
        <source>taken off the list of past games</source>
        <translation>retirée de la liste des parties passées</translation>
    </message>
    <message>
        <source>Taken off the list.</source>
        <translation>Retirée de la liste.</translation>
    </message>
    <message>
        <source>Taken off the list. Its chips were given back by counter-entries.</source>
        <translation>Retirée de la liste. Ses jetons ont été rendus par des contre-écritures.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You have given up the partie</source>
        <translation>Vous avez abandonné la partie</translation>
    </message>
    <message>
        <source>Nobody has won it.</source>
        <translation>Personne ne l’a gagnée.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Nobody has this name.</source>
        <translation>Personne ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>Add somebody…</source>
        <translation>Ajouter quelqu’un…</translation>
    </message>
    <message>
        <source>Who is shown</source>
        <translation>Qui est montré</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>En montrer plus</translation>
    </message>
    <message>
        <source>Nobody is archived.</source>
        <translation>Personne n’est archivé.</translation>
    </message>
    <message>
        <source>No computer player has played yet.</source>
        <translation>Aucun joueur virtuel n’a encore joué.</translation>
    </message>
    <message>
        <source>Nobody yet. Whoever plays is written down here by name; with a colour or a photo they are found quickly, and their chips are counted from one evening to the next.</source>
        <translation>Personne encore. Qui joue est noté ici par son nom&#xa0;; avec une couleur ou une photo on le retrouve vite, et ses jetons sont comptés d’une soirée à l’autre.</translation>
    </message>
    <message>
        <source>{chips} chips</source>
        <translation>{chips} jetons</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>also {names}</source>
        <translation>aussi {names}</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivés</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Choisir une photo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Quelqu’un de nouveau</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Is the same as…</source>
        <translation>Est la même personne que…</translation>
    </message>
    <message>
        <source>Separate again</source>
        <translation>Séparer à nouveau</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Qui est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Choose somebody.</source>
        <translation>Choisissez quelqu’un.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Everything that was played and every chip counts for both together, under the other name. It can be separated again.</source>
        <translation>Tout ce qui a été joué et chaque jeton comptent ensemble pour les deux, sous l’autre nom. On peut les séparer à nouveau.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>Choisir une photo…</translation>
    </message>
    <message>
        <source>No photo</source>
        <translation>Pas de photo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>List again</source>
        <translation>Remettre dans la liste</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>No longer offered where people are chosen; nothing that was played is lost</source>
        <translation>N’est plus proposé quand on choisit des joueurs&#xa0;; rien de ce qui a été joué n’est perdu</translation>
    </message>
    <message>
        <source>Also called {name}</source>
        <translation>Aussi appelé {name}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>sarcelle</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>This file is not a picture that Ludo can read.</source>
        <translation>Ce fichier n’est pas une image que Ludo peut lire.</translation>
    </message>
    <message>
        <source>{name} is the same as…</source>
        <translation>{name} est la même personne que…</translation>
    </message>
    <message>
        <source>Give up this partie?</source>
        <translation>Abandonner cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>It ends here, without a winner, and is kept as given up. Undo takes that back.</source>
        <translation>Elle s’arrête ici, sans gagnant, et reste inscrite comme abandonnée. On peut annuler l’abandon.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>{name} has given up the partie</source>
        <translation>{name} a abandonné la partie</translation>
    </message>
    <message>
        <source>It takes effect at once and is kept with the partie. Cards and score stay.</source>
        <translation>Le changement vaut tout de suite et reste inscrit dans la partie. Cartes et score ne changent pas.</translation>
    </message>
    <message>
        <source>{name}: the computer plays from here on ({level}).</source>
        <translation>{name}&#xa0;: l’ordinateur joue à partir d’ici ({level}).</translation>
    </message>
    <message>
        <source>{name}: a person plays from here on.</source>
        <translation>{name}&#xa0;: une personne joue à partir d’ici.</translation>
    </message>
    <message>
        <source>{name} gives up the partie.</source>
        <translation>{name} abandonne la partie.</translation>
    </message>
    <message>
        <source>Who is added comes for this evening only, and is not kept in the list of people</source>
        <translation>Qui est ajouté ne vient que pour cette soirée, et n’entre pas dans la liste des personnes</translation>
    </message>
    <message>
        <source>{one} and {other}: is that the same person?</source>
        <translation>{one} et {other}&#xa0;: est-ce la même personne&#xa0;?</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>La même personne</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Deux personnes</translation>
    </message>
</context>
<context>
    <name>Poker</name>
    <message>
        <source>Twos</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Valets</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Ace high</source>
        <translation>hauteur As</translation>
    </message>
    <message>
        <source>King high</source>
        <translation>hauteur Roi</translation>
    </message>
    <message>
        <source>Queen high</source>
        <translation>hauteur Dame</translation>
    </message>
    <message>
        <source>Jack high</source>
        <translation>hauteur Valet</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>quinte royale</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>hauteur {rank}</translation>
    </message>
    <message>
        <source>straight flush, {top}</source>
        <translation>quinte flush, {top}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>carré de {ranks}</translation>
    </message>
    <message>
        <source>full house, {ranks} over {others}</source>
        <translation>full aux {ranks} par les {others}</translation>
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
        <translation>brelan de {ranks}</translation>
    </message>
    <message>
        <source>two pairs, {ranks} and {others}</source>
        <translation>double paire, {ranks} et {others}</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>paire de {ranks}</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ pot</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Max.</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Bet {chips}</source>
        <translation>Miser {chips}</translation>
    </message>
    <message>
        <source>Raise by {chips} (pay {cost})</source>
        <translation>Relancer de {chips} (payer {cost})</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Save the evening as PDF</source>
        <translation>Enregistrer la soirée en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save an empty sheet as PDF</source>
        <translation>Enregistrer une feuille vide en PDF</translation>
    </message>
    <message>
        <source>The evening is saved</source>
        <translation>La soirée est enregistrée</translation>
    </message>
    <message>
        <source>The empty sheet is saved</source>
        <translation>La feuille vide est enregistrée</translation>
    </message>
    <message>
        <source>Save an empty board as PDF</source>
        <translation>Enregistrer une planche vide en PDF</translation>
    </message>
    <message>
        <source>The empty board is saved</source>
        <translation>La planche vide est enregistrée</translation>
    </message>
    <message>
        <source>It can be printed from
{file}</source>
        <translation>Elle peut être imprimée à partir de
{file}</translation>
    </message>
    <message>
        <source>After each deal write down how many chips everybody has; the others lie on the board.</source>
        <translation>Après chaque donne, notez combien de jetons a chacun&#xa0;; les autres sont sur la planche.</translation>
    </message>
    <message>
        <source>Window of a sequence: lay its three ranks here</source>
        <translation>Fenêtre d’une séquence&#xa0;: posez-y ses trois rangs</translation>
    </message>
    <message>
        <source>Tripoli board</source>
        <translation>Planche de Tripoli</translation>
    </message>
    <message>
        <source>Chips of everybody</source>
        <translation>Jetons de chacun</translation>
    </message>
    <message>
        <source>Window of a pair: lay two neighbours of a suit here</source>
        <translation>Fenêtre d’une paire&#xa0;: posez-y deux voisines d’une couleur</translation>
    </message>
    <message>
        <source>At the start: {chips}</source>
        <translation>Au début&#xa0;: {chips}</translation>
    </message>
    <message>
        <source>The suit named at each deal counts instead of hearts.</source>
        <translation>La couleur nommée à chaque donne compte à la place des cœurs.</translation>
    </message>
    <message>
        <source>Window {number}: lay a card here</source>
        <translation>Fenêtre {number}&#xa0;: posez-y une carte</translation>
    </message>
    <message>
        <source>Before each deal everybody lays a chip on each of {spaces} spaces: {chips} in all.</source>
        <translation>Avant chaque donne, chacun pose un jeton sur chacune des {spaces} cases&#xa0;: {chips} en tout.</translation>
    </message>
    <message>
        <source>The dealer lays {chips}.</source>
        <translation>Qui donne en pose {chips}.</translation>
    </message>
    <message>
        <source>Date and place:</source>
        <translation>Date et lieu&#xa0;:</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Won in play</source>
        <translation>Gagné au jeu</translation>
    </message>
    <message>
        <source>Chips of the evening</source>
        <translation>Jetons de la soirée</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Balance with earlier evenings</source>
        <translation>Solde avec les soirées d’avant</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>Soldes</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Ce qui a été joué</translation>
    </message>
    <message>
        <source>until {moment}</source>
        <translation>jusqu’à {moment}</translation>
    </message>
    <message>
        <source>Place: {place}</source>
        <translation>Lieu&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Present: {names}.</source>
        <translation>Présents&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The evening deal by deal</source>
        <translation>La soirée donne par donne</translation>
    </message>
    <message>
        <source>Score sheet: {game}</source>
        <translation>Feuille de marque&#xa0;: {game}</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>This does not go together.</source>
        <translation>Ces choix ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>There is no option “{option}”.</source>
        <translation>Il n’y a pas d’option «&#xa0;{option}&#xa0;».</translation>
    </message>
    <message>
        <source>“{value}” is not possible here.</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas possible ici.</translation>
    </message>
    <message>
        <source>There is no player number {seat} at a table of {players}.</source>
        <translation>Il n’y a pas de joueur n°&#xa0;{seat} à une table de {players}.</translation>
    </message>
    <message>
        <source>“{option}” decides this: {value}.</source>
        <translation>«&#xa0;{option}&#xa0;» en décide&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>This changes nothing with these players and rules.</source>
        <translation>Ne change rien avec ces joueurs et ces règles.</translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>{act} [{key}]</source>
        <translation>{act} [{key}]</translation>
    </message>
    <message>
        <source>Nobody’s cards are shown.</source>
        <translation>Aucune main n’est montrée.</translation>
    </message>
    <message>
        <source>You hold no card.</source>
        <translation>Vous n’avez aucune carte.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s), face down.</source>
        <translation>
            <numerusform>Vous avez&#xa0;%n carte, face cachée.</numerusform>
            <numerusform>Vous avez&#xa0;%n cartes, faces cachées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card lies open on the table.</source>
        <translation>Aucune carte n’est visible sur la table.</translation>
    </message>
    <message>
        <source>Nothing has been scored yet.</source>
        <translation>Rien n’a encore été marqué.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s): {cards}.</source>
        <translation>
            <numerusform>Votre main,&#xa0;%n carte&#xa0;: {cards}.</numerusform>
            <numerusform>Votre main,&#xa0;%n cartes&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {cards}.</source>
        <translation>{place}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{column}: {value}</source>
        <translation>{column}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Choose: {choices}</source>
        <translation>Choisissez&#xa0;: {choices}</translation>
    </message>
    <message>
        <source>{key} {act}</source>
        <translation>{key} {act}</translation>
    </message>
    <message>
        <source>{name} holds {cards}.</source>
        <translation>{name} a en main&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Vous n’avez rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>First {name} has to answer.</source>
        <translation>{name} doit d’abord répondre.</translation>
    </message>
    <message>
        <source>The partie is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>A misdeal: everybody must get %n card(s).</source>
        <translation>
            <numerusform>Maldonne&#xa0;: chacun doit recevoir&#xa0;%n carte.</numerusform>
            <numerusform>Maldonne&#xa0;: chacun doit recevoir&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>Cela ne se fait pas à ce moment du jeu.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Too late: somebody else was faster.</source>
        <translation>Trop tard&#xa0;: quelqu’un a été plus rapide.</translation>
    </message>
    <message>
        <source>The computer plays for this seat.</source>
        <translation>C’est l’ordinateur qui joue à cette place.</translation>
    </message>
    <message>
        <source>A misdeal: the cards are not those of the pack.</source>
        <translation>Maldonne&#xa0;: ces cartes ne sont pas celles du jeu.</translation>
    </message>
    <message>
        <source>A misdeal: the hands must hold {counts} cards, in the order of dealing.</source>
        <translation>Maldonne&#xa0;: les mains doivent compter {counts} cartes, dans l’ordre de la donne.</translation>
    </message>
    <message>
        <source>It is not your turn: it is {name}’s turn.</source>
        <translation>Ce n’est pas votre tour&#xa0;: c’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>Allowed, but the lesson goes another way: it says why beside the table.</source>
        <translation>C’est permis, mais la leçon prend un autre chemin&#xa0;: elle dit pourquoi à côté de la table.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What a computer player knew</source>
        <translation>Ce que savait l’ordinateur</translation>
    </message>
    <message>
        <source>No computer player was asked at this moment. Go one step on.</source>
        <translation>Aucun joueur virtuel n’était interrogé à ce moment. Avancez d’un pas.</translation>
    </message>
    <message>
        <source>Partie seen again</source>
        <translation>Partie revue</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Laisser défiler</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Also asked: {name}</source>
        <translation>Interrogé aussi&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{moment} of {all}</source>
        <translation>{moment} sur {all}</translation>
    </message>
    <message>
        <source>An onlooker</source>
        <translation>Un spectateur</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Proof of fair shuffling</source>
        <translation>Preuve d’un mélange honnête</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Us</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>The deal is yours</source>
        <translation>La donne est à vous</translation>
    </message>
    <message>
        <source>The deal goes to {name}</source>
        <translation>La donne est à {name}</translation>
    </message>
    <message>
        <source>You have won the partie</source>
        <translation>Vous avez gagné la partie</translation>
    </message>
    <message>
        <source>{name} has won the partie</source>
        <translation>{name} a gagné la partie</translation>
    </message>
    <message>
        <source>Your side has won the partie</source>
        <translation>Votre camp a gagné la partie</translation>
    </message>
    <message>
        <source>{name} have won the partie</source>
        <translation>{name} ont gagné la partie</translation>
    </message>
    <message>
        <source>The partie is drawn</source>
        <translation>La partie est nulle</translation>
    </message>
    <message>
        <source>{name} have won the partie together</source>
        <translation>{name} avez gagné la partie ensemble</translation>
    </message>
    <message>
        <source>You win the partie.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>{name} wins the partie.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>Your side wins the partie.</source>
        <translation>Votre camp gagne la partie.</translation>
    </message>
    <message>
        <source>{name} win the partie.</source>
        <translation>{name} gagnent la partie.</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>You have won the match</source>
        <translation>Vous avez gagné le match</translation>
    </message>
    <message>
        <source>{name} has won the match</source>
        <translation>{name} a gagné le match</translation>
    </message>
    <message>
        <source>Your side has won the match</source>
        <translation>Votre camp a gagné le match</translation>
    </message>
    <message>
        <source>{name} have won the match</source>
        <translation>{name} ont gagné le match</translation>
    </message>
    <message>
        <source>End: {result}.</source>
        <translation>Fin&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Chips: {gains}</source>
        <translation>Jetons&#xa0;: {gains}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What holds in your game</source>
        <translation>Ce qui vaut dans votre partie</translation>
    </message>
    <message>
        <source>What can be agreed, and what holds if nothing is</source>
        <translation>Ce que l’on peut convenir, et ce qui vaut sinon</translation>
    </message>
    <message>
        <source>{card} (marked)</source>
        <translation>{card} (marquée)</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Comment jouer&#xa0;: {game}</translation>
    </message>
    <message>
        <source>In the rulebook: {value}</source>
        <translation>Dans la règle&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>De {least} à {most} joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} or {most} players</source>
        <translation>{least} ou {most} joueurs</translation>
    </message>
    <message>
        <source>{rule} – can be agreed</source>
        <translation>{rule} – peut se convenir</translation>
    </message>
    <message>
        <source>These rules have not been translated yet; they are shown in English.</source>
        <translation>Ces règles ne sont pas encore traduites&#xa0;; elles sont affichées en anglais.</translation>
    </message>
</context>
<context>
    <name>Safety</name>
    <message>
        <source>Nothing is saved at the moment: what you play is lost when you leave.</source>
        <translation>Rien n’est enregistré en ce moment&#xa0;: ce que vous jouez sera perdu quand vous quitterez.</translation>
    </message>
    <message>
        <source>Where your games go on</source>
        <translation>Où continuent vos parties</translation>
    </message>
    <message>
        <source>Your games are gone from their place</source>
        <translation>Vos parties ne sont plus à leur place</translation>
    </message>
    <message>
        <source>Your games go on elsewhere</source>
        <translation>Vos parties continuent ailleurs</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>The computer players cannot think</source>
        <translation>Les joueurs virtuels ne peuvent pas réfléchir</translation>
    </message>
    <message>
        <source>Their process ended again and again. They go on without thinking, and try again with the next game.</source>
        <translation>Leur processus s’est arrêté plusieurs fois. Ils continuent sans réfléchir, et essaieront de nouveau à la prochaine partie.</translation>
    </message>
    <message>
        <source>The file
{file}
is not there any more; perhaps its disk was taken away. Nothing can be saved until it is back, or until you choose another folder: your games are carried over to it as far as they can still be read.</source>
        <translation>Le fichier
{file}
n’est plus là&#xa0;; son disque a peut-être été retiré. Rien ne peut être enregistré tant qu’il n’est pas revenu, ou que vous n’avez pas choisi un autre dossier&#xa0;: vos parties y sont reprises autant qu’elles peuvent encore être lues.</translation>
    </message>
    <message>
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
        <source>Was luck left alone?</source>
        <translation>Le hasard est-il resté intact&#xa0;?</translation>
    </message>
    <message>
        <source>Seals</source>
        <translation>Scellés</translation>
    </message>
    <message>
        <source>Before luck shuffled, cut or drew lots, the journal showed a sum. Each is the SHA-256 of a salt, a space and what luck did, and was computed again just now; other programs compute the same. It shows that no card was changed afterwards, not that the cards were fair.</source>
        <translation>Avant chaque mélange, coupe ou tirage, le journal a montré une empreinte. C’est le SHA-256 d’un sel, d’une espace et de ce que le hasard a fait, recalculé à l’instant&#xa0;; d’autres programmes trouvent le même. Il prouve qu’aucune carte n’a été changée après coup, non que les cartes étaient équitables.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>What luck does next was drawn before it is shown, and this sum (SHA-256) stands for it. After the partie you can check that nothing was changed.</source>
        <translation>Ce que fait le hasard est tiré avant d’être montré, et cette empreinte (SHA-256) en répond. Après la partie, vous pourrez vérifier que rien n’a été changé.</translation>
    </message>
    <message numerus="yes">
        <source>It matches: all %n seal(s).</source>
        <translation>
            <numerusform>Tout correspond&#xa0;: %n scellé.</numerusform>
            <numerusform>Tout correspond&#xa0;: les %n scellés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) do not match: the record was changed.</source>
        <translation>
            <numerusform>%n scellé ne correspond pas&#xa0;: l’enregistrement a été modifié.</numerusform>
            <numerusform>%n scellés ne correspondent pas&#xa0;: l’enregistrement a été modifié.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck has done nothing yet.</source>
        <translation>Le hasard n’a encore rien fait.</translation>
    </message>
    <message>
        <source>This partie was played before luck was sealed, or from cards that were put in.</source>
        <translation>Cette partie a été jouée avant que le hasard ne soit scellé, ou avec des cartes données.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) luck was not sealed; all other seals match.</source>
        <translation>
            <numerusform>%n fois, le hasard n’a pas été scellé&#xa0;; tous les autres scellés correspondent.</numerusform>
            <numerusform>%n fois, le hasard n’a pas été scellé&#xa0;; tous les autres scellés correspondent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}. Not sealed: {line}</source>
        <translation>{number}. Non scellé&#xa0;: {line}</translation>
    </message>
    <message>
        <source>{number}. Matches</source>
        <translation>{number}. Correspond</translation>
    </message>
    <message>
        <source>{number}. Does not match</source>
        <translation>{number}. Ne correspond pas</translation>
    </message>
    <message>
        <source>Sealed: {sum}</source>
        <translation>Scellé&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>Salt and what luck did: {text}</source>
        <translation>Sel et ce que le hasard a fait&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Sum that was shown: {sum}</source>
        <translation>Empreinte montrée&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>Seasons</name>
    <message>
        <source>How many points does the first place bring?</source>
        <translation>Combien de points rapporte la première place&#xa0;?</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce que l’on compte</translation>
    </message>
    <message>
        <source>Best evenings that count (0: all)</source>
        <translation>Meilleures soirées qui comptent (0&#xa0;: toutes)</translation>
    </message>
    <message>
        <source>Evenings needed to be ranked</source>
        <translation>Soirées nécessaires pour être classé</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Points for the first, second, third place…</source>
        <translation>Points pour la première, deuxième, troisième place…</translation>
    </message>
    <message>
        <source>A season</source>
        <translation>Une saison</translation>
    </message>
    <message>
        <source>A new season</source>
        <translation>Une nouvelle saison</translation>
    </message>
    <message>
        <source>Forget this season (its evenings stay)</source>
        <translation>Oublier cette saison (ses soirées restent)</translation>
    </message>
    <message>
        <source>only these days</source>
        <translation>seulement ces jours</translation>
    </message>
    <message>
        <source>every year</source>
        <translation>chaque année</translation>
    </message>
    <message>
        <source>points by place</source>
        <translation>points selon la place</translation>
    </message>
    <message>
        <source>chips won</source>
        <translation>jetons gagnés</translation>
    </message>
    <message>
        <source>parties won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>{name}, {first} to {last}</source>
        <translation>{name}, du {first} au {last}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Last evening</source>
        <translation>Dernière soirée</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Per evening</source>
        <translation>Par soirée</translation>
    </message>
    <message>
        <source>Save the standings</source>
        <translation>Enregistrer le classement</translation>
    </message>
    <message numerus="yes">
        <source>The %n best evening(s) of each count.</source>
        <translation>
            <numerusform>La meilleure soirée de chacun compte.</numerusform>
            <numerusform>Les %n meilleures soirées de chacun comptent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ranked is who was there at %n evening(s).</source>
        <translation>
            <numerusform>Est classé qui était présent à %n soirée.</numerusform>
            <numerusform>Est classé qui était présent à %n soirées.</numerusform>
        </translation>
    </message>
    <message>
        <source>New season…</source>
        <translation>Nouvelle saison…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer en image…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>A season has a span of days, or comes every year, and ranks whoever was at its evenings.</source>
        <translation>Une saison couvre une période, ou revient chaque année, et classe ceux qui étaient à ses soirées.</translation>
    </message>
    <message>
        <source>The standings are copied</source>
        <translation>Le classement est copié</translation>
    </message>
    <message>
        <source>They can be put into a message or a spreadsheet.</source>
        <translation>On peut le coller dans un message ou un tableur.</translation>
    </message>
    <message>
        <source>Chips won in play count.</source>
        <translation>Les jetons gagnés au jeu comptent.</translation>
    </message>
    <message>
        <source>Parties won count.</source>
        <translation>Les parties gagnées comptent.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>The standings are saved</source>
        <translation>Le classement est enregistré</translation>
    </message>
    <message>
        <source>Points by place in each partie: {points}.</source>
        <translation>Points selon la place à chaque partie&#xa0;: {points}.</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donne les cartes</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>a entamé le pli</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Sit down as {name}</source>
        <translation>S’asseoir à la place de {name}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>How the table looks with these settings</source>
        <translation>L’aspect de la table avec ces réglages</translation>
    </message>
    <message>
        <source>Click to see how fast a card moves</source>
        <translation>Cliquez pour voir à quelle vitesse va une carte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Moins de mouvement si le système le demande</translation>
    </message>
    <message>
        <source>In the first partie of a game</source>
        <translation>Pendant la première partie d’un jeu</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Table et cartes</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Petrol</source>
        <translation>Pétrole</translation>
    </message>
    <message>
        <source>Aubergine</source>
        <translation>Aubergine</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <translation>Treillis bleu</translation>
    </message>
    <message>
        <source>Green rosettes</source>
        <translation>Rosaces vertes</translation>
    </message>
    <message>
        <source>Plum stars</source>
        <translation>Étoiles prune</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Contrasté</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Treillis rouge</translation>
    </message>
    <message>
        <source>Set everything back to the defaults…</source>
        <translation>Tout remettre aux valeurs par défaut…</translation>
    </message>
    <message>
        <source>Set everything back to the defaults?</source>
        <translation>Tout remettre aux valeurs par défaut&#xa0;?</translation>
    </message>
    <message>
        <source>Language, colours, sizes, speed, sounds: all settings. Games stay.</source>
        <translation>Langue, couleurs, tailles, vitesse, sons&#xa0;: tous les réglages. Les parties restent.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Vitesse des cartes</translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation>Un clic joue la carte</translation>
    </message>
    <message>
        <source>Otherwise the first click chooses it and the second plays it.</source>
        <translation>Sinon, le premier clic la choisit et le second la joue.</translation>
    </message>
    <message>
        <source>The next deal begins by itself</source>
        <translation>La donne suivante commence d’elle-même</translation>
    </message>
    <message>
        <source>Otherwise the result stays until you go on.</source>
        <translation>Sinon, le résultat reste jusqu’à ce que vous continuiez.</translation>
    </message>
    <message>
        <source>The computer takes its time</source>
        <translation>L’ordinateur prend son temps</translation>
    </message>
    <message>
        <source>Computer players act at a relaxed pace; Space goes on at once.</source>
        <translation>Les joueurs virtuels jouent à un rythme tranquille&#xa0;; Espace fait continuer tout de suite.</translation>
    </message>
    <message>
        <source>Play the last forced cards for me</source>
        <translation>Jouer à ma place les dernières cartes forcées</translation>
    </message>
    <message>
        <source>Where you can do one thing only, it is done for you after a moment.</source>
        <translation>Quand une seule action est possible, elle est faite pour vous après un instant.</translation>
    </message>
    <message>
        <source>The computer waits for me</source>
        <translation>L’ordinateur m’attend</translation>
    </message>
    <message>
        <source>Before each card of a computer player you have all the time to step in.</source>
        <translation>Avant chaque carte de l’ordinateur, vous avez tout le temps d’intervenir.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Letters on court cards</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds blue.</source>
        <translation>Les trèfles sont verts et les carreaux bleus.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aide à la table</translation>
    </message>
    <message>
        <source>The order of the ranks, the value of your hand: what helps to judge it.</source>
        <translation>L’ordre des cartes, la valeur de votre main&#xa0;: ce qui aide à la juger.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ranger la main</translation>
    </message>
    <message>
        <source>Otherwise the cards stay as they came. Drag a card to lay it elsewhere.</source>
        <translation>Sinon les cartes restent comme elles sont venues. Glissez une carte pour la poser ailleurs.</translation>
    </message>
    <message>
        <source>This is in effect, but it could not be saved.</source>
        <translation>C’est en vigueur, mais n’a pas pu être enregistré.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>{date}, {clock}</source>
        <translation>{date}, {clock}</translation>
    </message>
    <message>
        <source>Why is it changed?</source>
        <translation>Pourquoi changer&#xa0;?</translation>
    </message>
    <message>
        <source>mistyped</source>
        <translation>faute de frappe</translation>
    </message>
    <message>
        <source>changed {when}: {reason}</source>
        <translation>changé le {when}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Written {when}</source>
        <translation>Écrit le {when}</translation>
    </message>
    <message>
        <source>Why is it written now?</source>
        <translation>Pourquoi l’écrire maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation>oubli</translation>
    </message>
    <message>
        <source>A deal is missing before it…</source>
        <translation>Il manque une donne avant…</translation>
    </message>
    <message>
        <source>Inserted {when}: {reason}</source>
        <translation>Inséré le {when}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>Nobody’s standing changes.</source>
        <translation>Rien ne change pour personne.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n chip(s) more</source>
        <translation>
            <numerusform>{name} reçoit %n jeton de plus</numerusform>
            <numerusform>{name} reçoit %n jetons de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>The partie is not over any more.</source>
        <translation>La partie n’est plus finie.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n chip(s) less</source>
        <translation>
            <numerusform>{name} reçoit %n jeton de moins</numerusform>
            <numerusform>{name} reçoit %n jetons de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>Line {number} does not fit any more: {reason}</source>
        <translation>La ligne {number} ne va plus&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Something is still missing.</source>
        <translation>Il manque encore quelque chose.</translation>
    </message>
    <message>
        <source>Choose how the deal went.</source>
        <translation>Choisissez comment la donne s’est passée.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Effacer un chiffre</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>rayée</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>Ne va pas&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message numerus="yes">
        <source>%n struck line(s)</source>
        <translation>
            <numerusform>%n ligne rayée</numerusform>
            <numerusform>%n lignes rayées</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert it</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>{game}: score sheet</source>
        <translation>{game}&#xa0;: feuille de marque</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Empty sheet to print…</source>
        <translation>Feuille vide à imprimer…</translation>
    </message>
    <message>
        <source>On-screen keypad</source>
        <translation>Pavé numérique à l’écran</translation>
    </message>
    <message>
        <source>Take back the last line</source>
        <translation>Annuler la dernière ligne</translation>
    </message>
    <message>
        <source>Another sheet with the same people</source>
        <translation>Nouvelle feuille, mêmes joueurs</translation>
    </message>
    <message>
        <source>Strike the line</source>
        <translation>Rayer la ligne</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser telle quelle</translation>
    </message>
    <message>
        <source>The last line is struck.</source>
        <translation>La dernière ligne est rayée.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Chips: {gains}</source>
        <translation>Jetons&#xa0;: {gains}</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>Deal {number} again</source>
        <translation>Reprise de la donne {number}</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>A forgotten deal {number}</source>
        <translation>Une donne {number} oubliée</translation>
    </message>
    <message>
        <source>They came with the dealt cards: only the first to show is safe</source>
        <translation>Servis à la donne&#xa0;: seul le premier à montrer est épargné</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot.</source>
        <translation>
            <numerusform>%n jeton dans la cagnotte.</numerusform>
            <numerusform>%n jetons dans la cagnotte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value of each hand; K: knocked. A 31 is enough by itself. Enter: on to the next.</source>
        <translation>La valeur de chaque main&#xa0;; F&#xa0;: a frappé. Un 31 suffit à lui seul. Entrée&#xa0;: au suivant.</translation>
    </message>
    <message numerus="yes">
        <source>%n life (lives)</source>
        <translation>
            <numerusform>%n vie</numerusform>
            <numerusform>%n vies</numerusform>
        </translation>
    </message>
    <message>
        <source>left</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>hands compared</source>
        <translation>mains comparées</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>The value of each hand; Enter: on to the next.</source>
        <translation>La valeur de chaque main&#xa0;; Entrée&#xa0;: au suivant.</translation>
    </message>
    <message>
        <source>{name} knocked</source>
        <translation>{name} a frappé</translation>
    </message>
    <message>
        <source>{name} had left before.</source>
        <translation>{name} avait déjà quitté la partie.</translation>
    </message>
    <message>
        <source>The hand of {name} is missing.</source>
        <translation>La main de {name} manque.</translation>
    </message>
    <message>
        <source>No hand can be worth that: {name}.</source>
        <translation>Aucune main ne peut valoir cela&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name}: a thirty-one is shown at once, and hands are not compared.</source>
        <translation>{name}&#xa0;: un trente et un se montre aussitôt, et l’on ne compare pas les mains.</translation>
    </message>
    <message>
        <source>{name} cannot have knocked with a thirty-one.</source>
        <translation>{name} ne peut pas avoir frappé avec un trente et un.</translation>
    </message>
    <message>
        <source>Who knocked?</source>
        <translation>Qui a frappé&#xa0;?</translation>
    </message>
    <message>
        <source>Who held the thirty-one? Four can hold one at most.</source>
        <translation>Qui avait le trente et un&#xa0;? Quatre au plus peuvent en avoir un.</translation>
    </message>
    <message>
        <source>Hands are missing: {names}.</source>
        <translation>Il manque des mains&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>31: {names}</source>
        <translation>31&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{out}; {opened}</source>
        <translation>{out}&#xa0;; {opened}</translation>
    </message>
    <message>
        <source>0 is for whoever went out. Enter: on to the next. O: has opened.</source>
        <translation>0 pour qui a fini. Entrée&#xa0;: au suivant. O&#xa0;: a ouvert.</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>nobody went out</source>
        <translation>personne n’a fini</translation>
    </message>
    <message>
        <source>{points} ({contract})</source>
        <translation>{points} ({contract})</translation>
    </message>
    <message>
        <source>opened: {names}</source>
        <translation>ont ouvert&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <source>On the last contract: {names}</source>
        <translation>Au dernier contrat&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{name} went out, so must have opened.</source>
        <translation>{name} a fini, et doit donc avoir ouvert.</translation>
    </message>
    <message>
        <source>{name} went out, so counts nothing.</source>
        <translation>{name} a fini, et ne compte donc rien.</translation>
    </message>
    <message>
        <source>{name}: this contract takes all cards, so whoever opens goes out.</source>
        <translation>{name}&#xa0;: ce contrat prend toutes les cartes, qui ouvre a donc fini.</translation>
    </message>
    <message>
        <source>{name} has opened: {least} to {most} points, in steps of {step}.</source>
        <translation>{name} a ouvert&#xa0;: de {least} à {most} points, de {step} en {step}.</translation>
    </message>
    <message>
        <source>{name} has not opened and holds thirteen cards: {least} to {most} points, in steps of {step}.</source>
        <translation>{name} n’a pas ouvert et tient treize cartes&#xa0;: de {least} à {most} points, de {step} en {step}.</translation>
    </message>
    <message>
        <source>Points are missing: {names}.</source>
        <translation>Il manque des points&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{points} (all)</source>
        <translation>{points} (tous)</translation>
    </message>
    <message>
        <source>{points} · {tricks} tr.</source>
        <translation>{points} · {tricks} pl.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n tricks in all.</source>
        <translation>
            <numerusform>Il y a %n pli en tout.</numerusform>
            <numerusform>Il y a %n plis en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several have the most tricks: who had so many first?</source>
        <translation>Plusieurs ont le plus de plis&#xa0;: qui les a eus le premier&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) of {parties}</source>
        <translation>
            <numerusform>%n partie sur {parties}</numerusform>
            <numerusform>%n parties sur {parties}</numerusform>
        </translation>
    </message>
    <message>
        <source>vole of {name}</source>
        <translation>vole&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} was first</source>
        <translation>{name} en premier</translation>
    </message>
    <message>
        <source>conceded to {name}</source>
        <translation>donnée à {name}</translation>
    </message>
    <message>
        <source>{name} refused the offer</source>
        <translation>{name} a refusé l’offre</translation>
    </message>
    <message>
        <source>fault of {name}</source>
        <translation>faute&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{points} of {target}</source>
        <translation>{points} sur {target}</translation>
    </message>
    <message>
        <source>Who had so many first?</source>
        <translation>Qui les a eus le premier&#xa0;?</translation>
    </message>
    <message>
        <source>Fault of</source>
        <translation>Faute de</translation>
    </message>
    <message>
        <source>Touch whoever took a trick, or type the figure. Enter writes the line.</source>
        <translation>Touchez qui a fait un pli, ou tapez le chiffre. Entrée écrit la ligne.</translation>
    </message>
    <message>
        <source>How many tricks did each take?</source>
        <translation>Combien de plis chacun a-t-il faits&#xa0;?</translation>
    </message>
    <message>
        <source>The others conceded: 1 point</source>
        <translation>Les autres donnent&#xa0;: 1 point</translation>
    </message>
    <message>
        <source>A fault of this side</source>
        <translation>Une faute de ce camp</translation>
    </message>
    <message>
        <source>{won} to {lost}</source>
        <translation>{won} à {lost}</translation>
    </message>
    <message>
        <source>{name} refused an offer</source>
        <translation>Offre refusée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Was an offer refused?</source>
        <translation>Une offre a-t-elle été refusée&#xa0;?</translation>
    </message>
    <message>
        <source>{won} to {lost}: the vole</source>
        <translation>{won} à {lost}&#xa0;: la vole</translation>
    </message>
    <message>
        <source>No offer was refused</source>
        <translation>Aucune offre refusée</translation>
    </message>
    <message>
        <source>{name}: tricks</source>
        <translation>{name}&#xa0;: plis</translation>
    </message>
    <message>
        <source>No fault</source>
        <translation>Aucune faute</translation>
    </message>
    <message numerus="yes">
        <source>%n trut(s)</source>
        <translation>
            <numerusform>%n trut</numerusform>
            <numerusform>%n truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Three rotten tricks: nothing</source>
        <translation>Trois plis pourris&#xa0;: rien</translation>
    </message>
    <message>
        <source>{truts}, {points}</source>
        <translation>{truts}, {points}</translation>
    </message>
    <message>
        <source>Fortial: {name} decides whether to go. {others}: do not look at your cards.</source>
        <translation>Fortial&#xa0;: {name} dit y aller ou non. {others}&#xa0;: ne regardez pas vos cartes.</translation>
    </message>
    <message>
        <source>Nobody was at the fortial in this deal.</source>
        <translation>Personne n’était au fortial dans cette donne.</translation>
    </message>
    <message>
        <source>If the fortial is not played, the other side marks the point.</source>
        <translation>Si le fortial n’est pas joué, c’est l’autre camp qui marque le point.</translation>
    </message>
    <message>
        <source>Three rotten tricks</source>
        <translation>Trois plis pourris</translation>
    </message>
    <message>
        <source>Wins the trut: 1 trut</source>
        <translation>Gagne le trut&#xa0;: 1 trut</translation>
    </message>
    <message>
        <source>Trut not followed: 1 point</source>
        <translation>Trut non suivi&#xa0;: 1 point</translation>
    </message>
    <message>
        <source>Wins the fortial</source>
        <translation>Gagne le fortial</translation>
    </message>
    <message>
        <source>Fortial not played: 1 point</source>
        <translation>Fortial refusé&#xa0;: 1 point</translation>
    </message>
    <message>
        <source>Wins without a trut: nothing</source>
        <translation>Gagne sans trut&#xa0;: rien</translation>
    </message>
    <message>
        <source>{name}: a trut that was followed</source>
        <translation>{name}&#xa0;: trut suivi et gagné</translation>
    </message>
    <message>
        <source>{name}: the trut was not followed</source>
        <translation>{name}&#xa0;: trut non suivi</translation>
    </message>
    <message>
        <source>{name} won the fortial</source>
        <translation>{name}&#xa0;: fortial gagné</translation>
    </message>
    <message>
        <source>{name}: the fortial was not played</source>
        <translation>{name}&#xa0;: fortial refusé</translation>
    </message>
    <message>
        <source>{name} won without a trut</source>
        <translation>{name}&#xa0;: sans trut</translation>
    </message>
    <message>
        <source>{name} was at the fortial: it was played, or not.</source>
        <translation>{name}&#xa0;: au fortial, il est joué ou refusé.</translation>
    </message>
    <message>
        <source>Wins without a trut: 1 point</source>
        <translation>Gagne sans trut&#xa0;: 1 point</translation>
    </message>
    <message>
        <source>Nobody has won: it is a draw.</source>
        <translation>Personne n’a gagné&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{name} have won</source>
        <translation>{name} ont gagné</translation>
    </message>
    <message>
        <source>The partie was over before.</source>
        <translation>La partie était finie avant.</translation>
    </message>
    <message>
        <source>This line cannot be read here.</source>
        <translation>Cette ligne ne peut pas être lue ici.</translation>
    </message>
    <message>
        <source>That cannot be.</source>
        <translation>C’est impossible.</translation>
    </message>
    <message>
        <source>{name}: fire is shown at once, and no other hand counts.</source>
        <translation>{name}&#xa0;: le feu se montre aussitôt, et aucune autre main ne compte.</translation>
    </message>
    <message>
        <source>The value of each hand; 33, fire, is enough by itself. Enter: on to the next.</source>
        <translation>La valeur de chaque main&#xa0;; 33, le feu, suffit à lui seul. Entrée&#xa0;: au suivant.</translation>
    </message>
    <message>
        <source>fire: {names}</source>
        <translation>feu&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Somebody leaves, takes over…</source>
        <translation>Départ, remplacement…</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>n’est plus là</translation>
    </message>
    <message>
        <source>Ended here: it does not count</source>
        <translation>Arrêtée ici&#xa0;: elle ne compte pas</translation>
    </message>
    <message numerus="yes">
        <source>%n chair(s) changed hands: no win and no rating there</source>
        <translation>
            <numerusform>%n place a changé de main&#xa0;: ni victoire ni classement pour elle</numerusform>
            <numerusform>%n places ont changé de main&#xa0;: ni victoire ni classement pour elles</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes over from {before}</source>
        <translation>{name} prend la place de {before}</translation>
    </message>
    <message>
        <source>ended here: how it stands counts</source>
        <translation>arrêtée ici&#xa0;: la situation compte</translation>
    </message>
    <message>
        <source>ended here: it does not count</source>
        <translation>arrêtée ici&#xa0;: elle ne compte pas</translation>
    </message>
    <message>
        <source>{name} leaves</source>
        <translation>{name} s’en va</translation>
    </message>
    <message>
        <source>Chairs change between two deals.</source>
        <translation>On change de place entre deux donnes.</translation>
    </message>
    <message>
        <source>Too few would be left to play.</source>
        <translation>Trop peu de joueurs resteraient.</translation>
    </message>
    <message>
        <source>Nobody plays on this chair any more.</source>
        <translation>Plus personne ne joue à cette place.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) at stake</source>
        <translation>
            <numerusform>%n jeton en jeu</numerusform>
            <numerusform>%n jetons en jeu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) can be staked.</source>
        <translation>
            <numerusform>On peut miser au plus %n jeton.</numerusform>
            <numerusform>On peut miser au plus %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another stake is agreed only between two parties of a match.</source>
        <translation>On ne convient d’un autre enjeu qu’entre deux parties d’un match.</translation>
    </message>
    <message>
        <source>Stake of the next partie</source>
        <translation>Enjeu de la prochaine partie</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message numerus="yes">
        <source>The chart shows the %n people who were there most often; the table lists everybody.</source>
        <translation>
            <numerusform>La personne la plus assidue est sur le graphique, toutes sont dans le tableau.</numerusform>
            <numerusform>Les %n personnes les plus assidues sont sur le graphique, toutes sont dans le tableau.</numerusform>
        </translation>
    </message>
    <message>
        <source>deals and lines of the evening</source>
        <translation>donnes et lignes de la soirée</translation>
    </message>
    <message>
        <source>{game}, deal {number}</source>
        <translation>{game}, donne {number}</translation>
    </message>
    <message>
        <source>{game}, line {number}</source>
        <translation>{game}, ligne {number}</translation>
    </message>
    <message>
        <source>{first} leads with {most}; {last} is last with {least}.</source>
        <translation>{first} mène avec {most}&#xa0;; {last} ferme la marche avec {least}.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>{name}, {day}, {evening}: {balance} ({change})</source>
        <translation>{name}, {day}, {evening}&#xa0;: {balance} ({change})</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>{name}, {what}: {balance} ({change})</source>
        <translation>{name}, {what}&#xa0;: {balance} ({change})</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Toutes les soirées</translation>
    </message>
    <message numerus="yes">
        <source>%n not won</source>
        <translation>
            <numerusform>%n non gagnée</numerusform>
            <numerusform>%n non gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chart shows the %n who played most; the table lists everybody.</source>
        <translation>
            <numerusform>Le graphique montre la personne qui a le plus joué&#xa0;; le tableau les montre toutes.</numerusform>
            <numerusform>Le graphique montre les %n qui ont le plus joué&#xa0;; le tableau les montre tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins most often at {game}: {share} of {played}.</source>
        <translation>{name} gagne le plus souvent à {game}&#xa0;: {share} de {played}.</translation>
    </message>
    <message>
        <source>{name} wins the largest share of {game}: {share} of {played}.</source>
        <translation>À {game}, c’est {name} qui gagne le plus souvent&#xa0;: {share} de {played}.</translation>
    </message>
    <message>
        <source>parties</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>non gagnées</translation>
    </message>
    <message>
        <source>won by whoever won most</source>
        <translation>gagnées par qui gagne le plus</translation>
    </message>
    <message>
        <source>won by others</source>
        <translation>gagnées par les autres</translation>
    </message>
    <message>
        <source>Choose a person or a game above to see shares.</source>
        <translation>Choisissez ci-dessus une personne ou un jeu pour voir les proportions.</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>gagnées de suite</translation>
    </message>
    <message>
        <source>not won in a row</source>
        <translation>non gagnées de suite</translation>
    </message>
    <message>
        <source>now</source>
        <translation>en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>the person on the left is mostly ahead</source>
        <translation>la personne à gauche est plutôt devant</translation>
    </message>
    <message>
        <source>mostly behind</source>
        <translation>plutôt derrière</translation>
    </message>
    <message>
        <source>finished before</source>
        <translation>terminées devant</translation>
    </message>
    <message>
        <source>finished behind</source>
        <translation>terminées derrière</translation>
    </message>
    <message numerus="yes">
        <source>{game} is played most: %n time(s).</source>
        <translation>
            <numerusform>{game} est le jeu le plus joué&#xa0;: %n fois.</numerusform>
            <numerusform>{game} est le jeu le plus joué&#xa0;: %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest streak is that of {name}: %n won.</source>
        <translation>
            <numerusform>La plus longue série est à {name}&#xa0;: %n partie gagnée.</numerusform>
            <numerusform>La plus longue série est à {name}&#xa0;: %n parties gagnées de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>No chips have moved here yet: they do in parties for stakes, played here or on score sheets.</source>
        <translation>Aucun jeton n’a encore changé de main&#xa0;: il en faut aux parties à enjeu, jouées ici ou notées sur une feuille de marque.</translation>
    </message>
    <message>
        <source>No partie has been finished here yet.</source>
        <translation>Aucune partie terminée ici pour le moment.</translation>
    </message>
    <message>
        <source>{name} finished before {other} in {ahead} of {met} parties.</source>
        <translation>{name} a fini devant {other} dans {ahead} parties sur {met}.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Gagnées de suite</translation>
    </message>
    <message>
        <source>Not won in a row</source>
        <translation>Non gagnées de suite</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>{won} of {played} ({share})</source>
        <translation>{won} sur {played} ({share})</translation>
    </message>
    <message>
        <source>{name}, {game}: won {won} of {played}, place {place} on average</source>
        <translation>{name}, {game}&#xa0;: {won} gagnées sur {played}, place {place} en moyenne</translation>
    </message>
    <message>
        <source>{parties} · most wins: {name}, {won}</source>
        <translation>{parties} · le plus de victoires&#xa0;: {name}, {won}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: played %n time(s); {name} has won {won}</source>
        <translation>
            <numerusform>{game}&#xa0;: joué %n fois&#xa0;; {name} a gagné {won} fois</numerusform>
            <numerusform>{game}&#xa0;: joué %n fois&#xa0;; {name} a gagné {won} fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: won {won} in a row, {lost} not won in a row; now {now}</source>
        <translation>{name}&#xa0;: {won} gagnées de suite, {lost} non gagnées de suite&#xa0;; en cours&#xa0;: {now}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>Soldes</translation>
    </message>
    <message>
        <source>Results by game</source>
        <translation>Résultats par jeu</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Qui bat qui</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Durées</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Classements</translation>
    </message>
    <message>
        <source>Which chart</source>
        <translation>Quel graphique</translation>
    </message>
    <message>
        <source>{chart}, table</source>
        <translation>{chart}, tableau</translation>
    </message>
    <message>
        <source>One game at a time: this is the one played most; choose another one above.</source>
        <translation>Un jeu à la fois&#xa0;: voici le plus joué&#xa0;; choisissez-en un autre ci-dessus.</translation>
    </message>
    <message>
        <source>no evening</source>
        <translation>hors soirée</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>soirée</translation>
    </message>
    <message>
        <source>{day} · {name}</source>
        <translation>{day} · {name}</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>soirée {number}</translation>
    </message>
    <message>
        <source>Finished parties among persons count, played here without taking anything back or written on a sheet. The line is how sure the strength is: the more parties, the shorter.</source>
        <translation>Comptent les parties terminées entre personnes, jouées ici sans rien reprendre ou notées sur une feuille de marque. Le trait dit à quel point la force est sûre&#xa0;: plus il y a de parties, plus il est court.</translation>
    </message>
    <message>
        <source>{game}: half of the scores of {name} are {score} or more.</source>
        <translation>{game}&#xa0;: la moitié des scores de {name} sont de {score} ou plus.</translation>
    </message>
    <message>
        <source>{game}: half of all scores are {score} or more.</source>
        <translation>{game}&#xa0;: la moitié des scores sont de {score} ou plus.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>minutes; the dot is the median, the box holds the middle half</source>
        <translation>minutes&#xa0;; point&#xa0;: médiane, boîte&#xa0;: moitié centrale</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) of more than 12 hours are left out.</source>
        <translation>
            <numerusform>%n partie de plus de 12 heures n’est pas comptée.</numerusform>
            <numerusform>%n parties de plus de 12 heures ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>strength; everybody begins at 25</source>
        <translation>force&#xa0;; tout le monde commence à 25</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{game} takes longest: mostly about {length}.</source>
        <translation>{game} dure le plus longtemps&#xa0;: le plus souvent environ {length}.</translation>
    </message>
    <message>
        <source>No partie that counts for ratings fits.</source>
        <translation>Aucune partie qui compte pour le classement ne correspond.</translation>
    </message>
    <message>
        <source>{game}: {name} is surely at {low} or more, the best of all.</source>
        <translation>{game}&#xa0;: {name} vaut sûrement {low} ou plus, mieux que tous les autres.</translation>
    </message>
    <message>
        <source>median {score}</source>
        <translation>médiane {score}</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Last one</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>{name}: {mu}, surely between {low} and {high}, from {parties}</source>
        <translation>{name}&#xa0;: {mu}, sûrement entre {low} et {high}, d’après {parties}</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score}: %n time(s), {name} {own}</source>
        <translation>
            <numerusform>{score}&#xa0;: %n fois, {name} {own}</numerusform>
            <numerusform>{score}&#xa0;: %n fois, {name} {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score}: %n time(s)</source>
        <translation>
            <numerusform>{score}&#xa0;: %n fois</numerusform>
            <numerusform>{score}&#xa0;: %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>truts; in a match, parties</source>
        <translation>truts&#xa0;; dans un match, parties</translation>
    </message>
    <message>
        <source>points; in a match, parties</source>
        <translation>points&#xa0;; dans un match, parties</translation>
    </message>
    <message>
        <source>points, the fewer the better</source>
        <translation>points, le moins possible</translation>
    </message>
    <message>
        <source>lives left</source>
        <translation>vies restantes</translation>
    </message>
    <message>
        <source>chips won or lost</source>
        <translation>jetons gagnés ou perdus</translation>
    </message>
    <message>
        <source>{game}: half of them between {lower} and {upper}, from {shortest} to {longest}</source>
        <translation>{game}&#xa0;: la moitié entre {lower} et {upper}, de {shortest} à {longest}</translation>
    </message>
    <message>
        <source>What play has brought: chips that were bought, cashed in, given, corrected or paid with money are left out.</source>
        <translation>Ce que le jeu a rapporté&#xa0;: les jetons achetés, rendus, donnés, corrigés ou payés en argent n’y sont pas.</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>d’un fichier</translation>
    </message>
    <message>
        <source>Won so far</source>
        <translation>Gagné jusque-là</translation>
    </message>
    <message>
        <source>{name} has won {balance} so far.</source>
        <translation>{name} a gagné {balance} jusque-là.</translation>
    </message>
    <message numerus="yes">
        <source>%n people shown…</source>
        <translation>
            <numerusform>%n personne montrée…</numerusform>
            <numerusform>%n personnes montrées…</numerusform>
        </translation>
    </message>
    <message>
        <source>People shown…</source>
        <translation>Personnes montrées…</translation>
    </message>
    <message>
        <source>People shown</source>
        <translation>Personnes montrées</translation>
    </message>
    <message>
        <source>Who is shown in the charts?</source>
        <translation>Qui est montré dans les graphiques&#xa0;?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>If nobody is chosen, everybody is shown.</source>
        <translation>Si personne n’est choisi, tout le monde est montré.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Let the computer player act.</source>
        <translation>Laisser agir l’ordinateur.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Begin another partie at the same table.</source>
        <translation>Commencer une autre partie à la même table.</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Mêmes cartes</translation>
    </message>
    <message>
        <source>Begin another partie in which the same cards are dealt.</source>
        <translation>Commencer une autre partie où les mêmes cartes sont distribuées.</translation>
    </message>
    <message>
        <source>See this partie from the beginning.</source>
        <translation>Revoir cette partie depuis le début.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Leave the table.</source>
        <translation>Quitter la table.</translation>
    </message>
    <message>
        <source>Leave the table. You can go on from here later.</source>
        <translation>Quitter la table. Vous pourrez reprendre ici plus tard.</translation>
    </message>
    <message>
        <source>Do not wait for me any more</source>
        <translation>Ne plus m’attendre</translation>
    </message>
    <message>
        <source>In this game the computer players have waited for Space where you could have stepped in. From now on they wait a moment only. The settings can change that.</source>
        <translation>Dans ce jeu, les joueurs virtuels ont attendu la touche Espace partout où vous pouviez intervenir. Désormais, ils n’attendront qu’un instant. Les réglages permettent d’en changer.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Have the computer player do what it thinks best until now.</source>
        <translation>Le joueur virtuel fait ce qui lui semble le mieux jusqu’ici.</translation>
    </message>
    <message>
        <source>Were the cards fixed before the deal, and not changed since?</source>
        <translation>Les cartes étaient-elles fixées avant la donne, et sont-elles restées les mêmes&#xa0;?</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Rendre la main à {name}</translation>
    </message>
    <message>
        <source>Let the player on turn go on.</source>
        <translation>Laisser jouer celui dont c’est le tour.</translation>
    </message>
    <message>
        <source>Write it once more.</source>
        <translation>Enregistrer encore une fois.</translation>
    </message>
    <message>
        <source>Deal the cards anew.</source>
        <translation>Redonner les cartes.</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Not saved: nothing is lost, the game waits</source>
        <translation>Pas enregistré&#xa0;: rien n’est perdu, le jeu attend</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Journal and score</source>
        <translation>Journal et score</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ranger la main</translation>
    </message>
    <message>
        <source>In this partie something has been taken back. The record says so.</source>
        <translation>Dans cette partie, un coup a été repris. C’est noté dans le déroulement.</translation>
    </message>
    <message>
        <source>with moves taken back</source>
        <translation>avec des coups repris</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>Sort your hand by suit ({keys}).</source>
        <translation>Ranger sa main par couleur ({keys}).</translation>
    </message>
    <message>
        <source>Sort your hand by rank ({keys}).</source>
        <translation>Ranger sa main par rang ({keys}).</translation>
    </message>
    <message>
        <source>Your choices: {question}</source>
        <translation>Vos choix&#xa0;: {question}</translation>
    </message>
    <message>
        <source>Everybody is asked, so that nobody learns who can answer.</source>
        <translation>On le demande à chacun, pour que personne n’apprenne qui peut répondre.</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>Nothing for you: pass on.</source>
        <translation>Rien pour vous&#xa0;: passez la main.</translation>
    </message>
    <message>
        <source>Proof of fair shuffling</source>
        <translation>Preuve d’un mélange honnête</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>What else can be done with this partie.</source>
        <translation>Ce que l’on peut encore faire de cette partie.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un</name>
    <message>
        <source>Trente-et-un</source>
        <translation>Trente-et-un</translation>
    </message>
    <message>
        <source>Three cards of one suit, as near to 31 as you can; the last one with a life wins.</source>
        <translation>Trois cartes d’une couleur, au plus près de 31&#xa0;; le dernier à garder une vie gagne.</translation>
    </message>
    <message numerus="yes">
        <source>Pot: %n chip(s)</source>
        <translation>
            <numerusform>Cagnotte&#xa0;: %n&#xa0;jeton</numerusform>
            <numerusform>Cagnotte&#xa0;: %n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>The chips that were lost (cagnotte); whoever is left at the end takes them.</source>
        <translation>Les jetons perdus&#xa0;; le dernier en jeu les prend à la fin.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Pot: {number}</source>
        <translation>Cagnotte&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Stock: {number}</source>
        <translation>Talon&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>dernière chance</translation>
    </message>
    <message>
        <source>one more turn</source>
        <translation>encore un tour</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>The fist of the knocker</source>
        <translation>Le poing de celui qui a frappé</translation>
    </message>
    <message>
        <source>has knocked</source>
        <translation>a frappé</translation>
    </message>
    <message>
        <source>At best</source>
        <translation>Au mieux</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>You knock: one more turn for the others</source>
        <translation>Vous frappez&#xa0;: encore un tour pour les autres</translation>
    </message>
    <message>
        <source>{name} knocks: one more turn each</source>
        <translation>{name} frappe&#xa0;: encore un tour chacun</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Vous êtes hors jeu</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} est hors jeu</translation>
    </message>
    <message>
        <source>You knocked with {value}, and nobody has more.</source>
        <translation>Vous avez frappé à {value}, et personne n’a plus.</translation>
    </message>
    <message>
        <source>{name} knocked with {value}, and nobody has more.</source>
        <translation>{name} a frappé à {value}, et personne n’a plus.</translation>
    </message>
    <message>
        <source>Your hand is the best: {value}.</source>
        <translation>Votre main est la meilleure&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>The best hand is worth {value}: {name}.</source>
        <translation>La meilleure main vaut {value}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The last round is over: hands are compared.</source>
        <translation>Le dernier tour est fini&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <source>A thirty-one ends the deal at once.</source>
        <translation>Un trente et un termine aussitôt la donne.</translation>
    </message>
    <message>
        <source>The stock is empty: hands are compared.</source>
        <translation>Le talon est épuisé&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <source>The deal has lasted long enough: hands are compared.</source>
        <translation>La donne a assez duré&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <source>Everybody has exchanged all three cards: hands are compared.</source>
        <translation>Tout le monde a échangé ses trois cartes&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <source>You show thirty-one.</source>
        <translation>Vous montrez trente et un.</translation>
    </message>
    <message>
        <source>{name} shows thirty-one.</source>
        <translation>{name} montre trente et un.</translation>
    </message>
    <message>
        <source>{name} each show thirty-one.</source>
        <translation>{name} montrez trente et un.</translation>
    </message>
    <message>
        <source>{name} show thirty-one.</source>
        <translation>{name} montrent trente et un.</translation>
    </message>
    <message>
        <source>All hands are worth the same: nobody loses a life.</source>
        <translation>Toutes les mains se valent&#xa0;: personne ne perd de vie.</translation>
    </message>
    <message>
        <source>You are the first with thirty-one: everybody else loses a life.</source>
        <translation>Vous êtes le premier à trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{name} is the first with thirty-one: everybody else loses a life.</source>
        <translation>{name} est le premier à trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>You show thirty-one: everybody else loses a life.</source>
        <translation>Vous montrez trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{name} shows thirty-one: everybody else loses a life.</source>
        <translation>{name} montre trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{name} each show thirty-one: everybody else loses a life.</source>
        <translation>{name} montrez trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{name} show thirty-one: everybody else loses a life.</source>
        <translation>{name} montrent trente et un&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>You had knocked: you lose two.</source>
        <translation>Vous aviez frappé&#xa0;: vous en perdez deux.</translation>
    </message>
    <message>
        <source>{name} had knocked and loses two.</source>
        <translation>{name} avait frappé et en perd deux.</translation>
    </message>
    <message>
        <source>{value} is the lowest: you lose a life.</source>
        <translation>{value}, la plus petite main&#xa0;: vous perdez une vie.</translation>
    </message>
    <message>
        <source>{value} is the lowest: {name} loses a life.</source>
        <translation>{value}, la plus petite main&#xa0;: {name} perd une vie.</translation>
    </message>
    <message>
        <source>{value} is the lowest: {name} each lose a life.</source>
        <translation>{value}, la plus petite main&#xa0;: {name} perdez chacun une vie.</translation>
    </message>
    <message>
        <source>{value} is the lowest: {name} lose a life each.</source>
        <translation>{value}, la plus petite main&#xa0;: {name} perdent chacun une vie.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} est hors jeu.</translation>
    </message>
    <message>
        <source>{name} are out now.</source>
        <translation>{name} êtes hors jeu.</translation>
    </message>
    <message>
        <source>{name} are out.</source>
        <translation>{name} sont hors jeu.</translation>
    </message>
    <message>
        <source>{name}: {lives}</source>
        <translation>{name}&#xa0;: {lives}</translation>
    </message>
    <message numerus="yes">
        <source>%n life(lives)</source>
        <translation>
            <numerusform>%n&#xa0;vie</numerusform>
            <numerusform>%n&#xa0;vies</numerusform>
        </translation>
    </message>
    <message>
        <source>You exchange: {given} for {taken}.</source>
        <translation>Vous échangez&#xa0;: {given} contre {taken}.</translation>
    </message>
    <message>
        <source>{name} exchanges: {given} for {taken}.</source>
        <translation>{name} échange&#xa0;: {given} contre {taken}.</translation>
    </message>
    <message>
        <source>Throw one of your four cards onto the discard pile.</source>
        <translation>Jetez une de vos quatre cartes sur la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n life(lives).</source>
        <translation>
            <numerusform>Vous perdez&#xa0;%n&#xa0;vie.</numerusform>
            <numerusform>Vous perdez&#xa0;%n&#xa0;vies.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no life left: you leave the table.</source>
        <translation>Vous n’avez plus de vie&#xa0;: vous quittez la table.</translation>
    </message>
    <message>
        <source>You draw from the stock: {card}.</source>
        <translation>Vous prenez au talon&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the stock: {card}.</source>
        <translation>{name} prend au talon&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You take from the discard pile: {card}.</source>
        <translation>Vous prenez à la défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} takes from the discard pile: {card}.</source>
        <translation>{name} prend à la défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Last round: you have passed</source>
        <translation>Dernier tour&#xa0;: vous avez passé</translation>
    </message>
    <message>
        <source>Last round: {name} has passed</source>
        <translation>Dernier tour&#xa0;: {name} a passé</translation>
    </message>
    <message>
        <source>Last round: you have knocked</source>
        <translation>Dernier tour&#xa0;: vous avez frappé</translation>
    </message>
    <message>
        <source>Last round: {name} has knocked</source>
        <translation>Dernier tour&#xa0;: {name} a frappé</translation>
    </message>
    <message>
        <source>Throw one of your other cards: what you have just taken stays.</source>
        <translation>Jetez une de vos autres cartes&#xa0;: celle que vous venez de prendre reste en main.</translation>
    </message>
    <message>
        <source>Take from the stock</source>
        <translation>Prendre au talon</translation>
    </message>
    <message>
        <source>Take from the discard pile</source>
        <translation>Prendre à la défausse</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Je frappe&#xa0;!</translation>
    </message>
    <message>
        <source>I do not knock.</source>
        <translation>Je ne frappe pas.</translation>
    </message>
    <message>
        <source>I keep them.</source>
        <translation>Je les garde.</translation>
    </message>
    <message>
        <source>Not these three.</source>
        <translation>Pas ces trois-là.</translation>
    </message>
    <message>
        <source>I pass.</source>
        <translation>Je passe.</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Échanger les trois cartes</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Trente et un&#xa0;!</translation>
    </message>
    <message>
        <source>{name} has knocked already: in the last round nobody else knocks.</source>
        <translation>{name} a déjà frappé&#xa0;: au dernier tour, personne d’autre ne frappe.</translation>
    </message>
    <message>
        <source>First take a card: the top one of the stock or of the discard pile.</source>
        <translation>Prenez d’abord une carte&#xa0;: celle du dessus du talon ou de la défausse.</translation>
    </message>
    <message>
        <source>You have drawn: first throw a card, so that you hold three again.</source>
        <translation>Vous avez pris une carte&#xa0;: jetez-en d’abord une, pour en tenir trois.</translation>
    </message>
    <message>
        <source>A card taken from the discard pile stays in the hand for this turn: throw another one.</source>
        <translation>Une carte prise à la défausse reste en main pendant ce tour&#xa0;: jetez-en une autre.</translation>
    </message>
    <message>
        <source>You have exchanged all three cards in this deal: you can only pass now.</source>
        <translation>Vous avez échangé vos trois cartes dans cette donne&#xa0;: vous ne pouvez plus que passer.</translation>
    </message>
    <message>
        <source>You exchange with one of the three cards in the middle.</source>
        <translation>On échange avec une des trois cartes du milieu.</translation>
    </message>
    <message>
        <source>At this table one knocks after throwing a card.</source>
        <translation>À cette table, on frappe après avoir jeté une carte.</translation>
    </message>
    <message>
        <source>At this table one may knock only after everybody has had a turn.</source>
        <translation>À cette table, on ne frappe qu’une fois que chacun a joué.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n life(lives).</source>
        <translation>
            <numerusform>{name} perd&#xa0;%n&#xa0;vie.</numerusform>
            <numerusform>{name} perd&#xa0;%n&#xa0;vies.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no life left and leaves the table.</source>
        <translation>{name} n’a plus de vie et quitte la table.</translation>
    </message>
    <message>
        <source>The stock was empty: the discards are shuffled and become the new one.</source>
        <translation>Le talon était épuisé&#xa0;: la défausse est battue et forme le nouveau talon.</translation>
    </message>
    <message>
        <source>Everybody has exchanged all three cards: nobody can do anything more.</source>
        <translation>Tout le monde a échangé ses trois cartes&#xa0;: personne ne peut plus rien faire.</translation>
    </message>
    <message>
        <source>You draw a card from the stock.</source>
        <translation>Vous prenez une carte au talon.</translation>
    </message>
    <message>
        <source>{name} draws a card from the stock.</source>
        <translation>{name} prend une carte au talon.</translation>
    </message>
    <message>
        <source>You throw: {card}.</source>
        <translation>Vous jetez&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} throws: {card}.</source>
        <translation>{name} jette&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You lay in the middle: {cards}.</source>
        <translation>Vous posez au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays in the middle: {cards}.</source>
        <translation>{name} pose au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You take for it: {cards}.</source>
        <translation>Vous prenez en échange&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes for it: {cards}.</source>
        <translation>{name} prend en échange&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Vies perdues</translation>
    </message>
    <message>
        <source>You knocked with {value}, {best} is better: you lose two lives.</source>
        <translation>Vous avez frappé à {value}, {best} fait mieux&#xa0;: vous perdez deux vies.</translation>
    </message>
    <message>
        <source>Imagines what the others hold by what each did last, and plays every choice out in its head.</source>
        <translation>Imagine les mains des autres d’après leur dernier coup, et joue chaque choix en pensée.</translation>
    </message>
    <message>
        <source>{name} knocked with {value}, {best} is better: two lives.</source>
        <translation>{name} a frappé à {value}, {best} fait mieux&#xa0;: deux vies.</translation>
    </message>
    <message>
        <source>Ace 11, courts and ten 10</source>
        <translation>As 11, figures et dix 10</translation>
    </message>
    <message>
        <source>The ace counts 11; king, queen, jack and ten count 10; all other cards their number.</source>
        <translation>L’as compte 11&#xa0;; le roi, la dame, le valet et le dix comptent 10&#xa0;; les autres cartes, leur nombre.</translation>
    </message>
    <message>
        <source>Give {held} for {taken}</source>
        <translation>Échanger {held} contre {taken}</translation>
    </message>
    <message>
        <source>Keep them, or lay them in the middle and take the next three unseen?</source>
        <translation>Les garder, ou les poser au milieu et prendre les trois suivantes sans les voir&#xa0;?</translation>
    </message>
    <message>
        <source>You deal: these are the first three cards</source>
        <translation>Vous donnez&#xa0;: voici les trois premières cartes</translation>
    </message>
    <message>
        <source>Your turn: take a card from the stock or the discard pile.</source>
        <translation>À vous&#xa0;: prenez une carte au talon ou à la défausse.</translation>
    </message>
    <message>
        <source>Do you knock, or let the turn pass on?</source>
        <translation>Frappez-vous, ou laissez-vous jouer le suivant&#xa0;?</translation>
    </message>
    <message>
        <source>You have exchanged all three cards: now you can only pass.</source>
        <translation>Vous avez échangé vos trois cartes&#xa0;: vous ne pouvez plus que passer.</translation>
    </message>
    <message>
        <source>Your turn: exchange one card or all three, or pass.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois, ou passez.</translation>
    </message>
    <message>
        <source>{name} is about to take a card.</source>
        <translation>{name} va prendre une carte.</translation>
    </message>
    <message>
        <source>{name} is about to throw a card.</source>
        <translation>{name} va jeter une carte.</translation>
    </message>
    <message>
        <source>{name} may knock now.</source>
        <translation>{name} peut frapper.</translation>
    </message>
    <message>
        <source>{name} may exchange, or pass.</source>
        <translation>{name} peut échanger, ou passer.</translation>
    </message>
    <message>
        <source>The stock, face down</source>
        <translation>Le talon, face cachée</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Le milieu de la table</translation>
    </message>
    <message>
        <source>From the stock</source>
        <translation>Au talon</translation>
    </message>
    <message>
        <source>Knock: one more turn for the others</source>
        <translation>Frapper&#xa0;: encore un tour pour les autres</translation>
    </message>
    <message>
        <source>Do not knock</source>
        <translation>Ne pas frapper</translation>
    </message>
    <message>
        <source>Keep these three</source>
        <translation>Garder ces trois cartes</translation>
    </message>
    <message>
        <source>Lay them in the middle</source>
        <translation>Les poser au milieu</translation>
    </message>
    <message>
        <source>Pass: one more turn for the others</source>
        <translation>Passer&#xa0;: encore un tour pour les autres</translation>
    </message>
    <message>
        <source>Pass: keep your cards</source>
        <translation>Passer&#xa0;: garder vos cartes</translation>
    </message>
    <message>
        <source>Take the top card of the stock, unseen by the others.</source>
        <translation>Prendre la carte du dessus du talon, sans que les autres la voient.</translation>
    </message>
    <message>
        <source>Take the card that lies open on the discard pile.</source>
        <translation>Prendre la carte visible sur la défausse.</translation>
    </message>
    <message>
        <source>Frapper: your three cards are final. Everybody else has one more turn, then hands are compared.</source>
        <translation>Frapper&#xa0;: vos trois cartes sont définitives. Chacun des autres joue encore un tour, puis on compare les mains.</translation>
    </message>
    <message>
        <source>The turn passes on.</source>
        <translation>C’est au joueur suivant.</translation>
    </message>
    <message>
        <source>These three are your hand; the next three are laid open in the middle.</source>
        <translation>Ces trois cartes sont votre main&#xa0;; les trois suivantes sont retournées au milieu.</translation>
    </message>
    <message>
        <source>These three are laid open in the middle; the next three are your hand, unseen.</source>
        <translation>Ces trois cartes sont retournées au milieu&#xa0;; les trois suivantes sont votre main, sans les voir d’avance.</translation>
    </message>
    <message>
        <source>Passer: your three cards are final. Everybody else has one more turn, then hands are compared.</source>
        <translation>Passer&#xa0;: vos trois cartes sont définitives. Chacun des autres joue encore un tour, puis on compare les mains.</translation>
    </message>
    <message>
        <source>Passer: keep your cards as they are.</source>
        <translation>Passer&#xa0;: garder vos cartes telles quelles.</translation>
    </message>
    <message>
        <source>Your three cards for the three in the middle. After that you may exchange nothing more.</source>
        <translation>Vos trois cartes contre les trois du milieu. Ensuite, vous ne pourrez plus rien échanger.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals and looks at three cards: keep them, or lay them in the middle?</source>
        <translation>{name} donne et regarde trois cartes&#xa0;: les garder, ou les poser au milieu&#xa0;?</translation>
    </message>
    <message>
        <source>Turn-up: {card}.</source>
        <translation>Retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>In the middle: {cards}.</source>
        <translation>Au milieu&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your last turn: take a card.</source>
        <translation>Votre dernier tour&#xa0;: prenez une carte.</translation>
    </message>
    <message>
        <source>Your last turn: exchange, or pass.</source>
        <translation>Votre dernier tour&#xa0;: échangez, ou passez.</translation>
    </message>
    <message>
        <source>It is worth {value}.</source>
        <translation>Elle vaut {value}.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre&#xa0;: {card}</translation>
    </message>
    <message>
        <source>The stock is empty: the discards are shuffled.</source>
        <translation>Le talon est épuisé&#xa0;: on bat la défausse.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>{card}, on the discard pile</source>
        <translation>{card}, sur la défausse</translation>
    </message>
    <message>
        <source>{card}, in the middle</source>
        <translation>{card}, au milieu</translation>
    </message>
    <message>
        <source>{card}, of the first three cards</source>
        <translation>{card}, parmi les trois premières cartes</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>Somebody ties the knocker’s best hand: all others lose a life.</source>
        <translation>Quelqu’un égale la meilleure main, celle de qui a frappé&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{value} ties the knocker’s best hand: you lose a life.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: vous perdez une vie.</translation>
    </message>
    <message>
        <source>{value} ties the knocker’s best hand: {name} loses a life.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: {name} perd une vie.</translation>
    </message>
    <message>
        <source>{value} ties the knocker’s best hand: {name} each lose a life.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: {name} perdez chacun une vie.</translation>
    </message>
    <message>
        <source>{value} ties the knocker’s best hand: {name} lose a life each.</source>
        <translation>{value} égale la meilleure main, celle de qui a frappé&#xa0;: {name} perdent chacun une vie.</translation>
    </message>
    <message>
        <source>Everybody has pushed: the cards in the middle are laid aside for new ones.</source>
        <translation>Tous ont poussé&#xa0;: les cartes du milieu sont écartées pour de nouvelles.</translation>
    </message>
    <message>
        <source>Three aces end the deal at once.</source>
        <translation>Trois as arrêtent la donne aussitôt.</translation>
    </message>
    <message>
        <source>Everybody has pushed, and there are no new cards for the middle: hands are compared.</source>
        <translation>Tous ont poussé, et il n’y a plus de cartes pour le milieu&#xa0;: on compare les mains.</translation>
    </message>
    <message>
        <source>You show fire, three aces: everybody else loses a life.</source>
        <translation>Vous montrez le feu, trois as&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>{name} shows fire, three aces: everybody else loses a life.</source>
        <translation>{name} montre le feu, trois as&#xa0;: tous les autres perdent une vie.</translation>
    </message>
    <message>
        <source>I push.</source>
        <translation>Je pousse.</translation>
    </message>
    <message>
        <source>Fire!</source>
        <translation>Feu&#xa0;!</translation>
    </message>
    <message>
        <source>At this table nobody passes in the first turn of a deal.</source>
        <translation>À cette table, personne ne passe à son premier tour d’une donne.</translation>
    </message>
    <message>
        <source>Your turn: exchange one card or all three.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois.</translation>
    </message>
    <message>
        <source>Your turn: exchange one card or all three, push or pass.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois, poussez ou passez.</translation>
    </message>
    <message>
        <source>{name} may exchange, or push.</source>
        <translation>{name} peut échanger ou pousser.</translation>
    </message>
    <message>
        <source>{name} may exchange, push or pass.</source>
        <translation>{name} peut échanger, pousser ou passer.</translation>
    </message>
    <message>
        <source>Laid aside in this deal</source>
        <translation>Écartées dans cette donne</translation>
    </message>
    <message>
        <source>Push: stay in the deal</source>
        <translation>Pousser&#xa0;: rester dans la donne</translation>
    </message>
    <message>
        <source>Do nothing in this turn. When all have pushed one after the other, three new cards come into the middle.</source>
        <translation>Ne rien faire à ce tour. Quand tous ont poussé l’un après l’autre, trois nouvelles cartes viennent au milieu.</translation>
    </message>
    <message>
        <source>Your three cards for the three in the middle.</source>
        <translation>Vos trois cartes contre les trois du milieu.</translation>
    </message>
    <message>
        <source>Your turn: exchange one card or all three, or push.</source>
        <translation>À vous&#xa0;: échangez une carte ou les trois, ou poussez.</translation>
    </message>
    <message>
        <source>{name} exchanges.</source>
        <translation>{name} échange.</translation>
    </message>
    <message>
        <source>{name} has passed already: in the last round nobody pushes.</source>
        <translation>{name} a déjà passé&#xa0;: au dernier tour, personne ne pousse.</translation>
    </message>
    <message>
        <source>{card}, laid aside</source>
        <translation>{card}, écartée</translation>
    </message>
    <message>
        <source>Looks at its own cards only; knocks much too soon, or exchanging with the middle closes much too late.</source>
        <translation>Ne regarde que ses propres cartes&#xa0;; frappe bien trop tôt ou, à l’échange, ferme bien trop tard.</translation>
    </message>
    <message>
        <source>Looks at its own cards only; knocks a little too soon, or exchanging with the middle closes a little too late.</source>
        <translation>Ne regarde que ses propres cartes&#xa0;; frappe un peu trop tôt ou, à l’échange, ferme un peu trop tard.</translation>
    </message>
    <message>
        <source>Knows what each hand is worth in each round, and waits for whoever knocks too soon; exchanging with the middle imagines many hands that fit what the others took and threw.</source>
        <translation>Sait ce que vaut chaque main à chaque tour, et attend qui frappe trop tôt&#xa0;; à l’échange, imagine beaucoup de mains qui s’accordent avec ce que les autres ont pris et jeté.</translation>
    </message>
    <message>
        <source>Your first three: {cards}.</source>
        <translation>Vos trois premières&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {value}: {cards}.</source>
        <translation>{name} a {value}&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un guide</name>
    <message>
        <source>These are your cards. You want 31 in one suit: the ace counts 11, courts and ten 10. Only your best suit counts: the number beside the hand.</source>
        <translation>Voici vos cartes. Visez 31 dans une couleur&#xa0;: l’as compte 11, figures et dix 10. Seule compte votre meilleure couleur&#xa0;: le nombre à côté de la main.</translation>
    </message>
    <message>
        <source>On your turn take one card: the unknown one of the stock or the open one. Click it, or pull it to your hand. Then throw one of your four cards.</source>
        <translation>À votre tour, prenez une carte&#xa0;: celle du talon, inconnue, ou celle qu’on voit. Cliquez dessus ou tirez-la vers votre main. Puis jetez une de vos quatre cartes.</translation>
    </message>
    <message>
        <source>On your turn exchange a card of yours for one of these three: click one, then the other. The small numbers say what your hand would be worth.</source>
        <translation>À votre tour, échangez une de vos cartes contre une de ces trois&#xa0;: cliquez l’une, puis l’autre. Les petits nombres disent ce que vaudrait votre main.</translation>
    </message>
    <message>
        <source>Happy with your hand? Knock, or with 36 cards pass, instead of taking a card. Your cards are final then, everybody else has one more turn, and hands are compared.</source>
        <translation>Votre main vous plaît&#xa0;? Frappez, ou à 36 cartes passez, au lieu de prendre une carte. Vos cartes sont alors définitives, chacun des autres joue encore un tour, et on compare les mains.</translation>
    </message>
    <message>
        <source>The deal is over: here is who loses a life, and why. What the hands were worth stands beside them.</source>
        <translation>La donne est finie&#xa0;: voici qui perd une vie, et pourquoi. La valeur des mains est écrite à côté.</translation>
    </message>
    <message>
        <source>These coins are your lives. In each deal the lowest hand loses one to the pot, and so may a knocker who was beaten. The last player left takes the pot.</source>
        <translation>Ces pièces sont vos vies. À chaque donne, la main la plus faible en perd une pour la cagnotte, et qui a frappé peut en perdre si on le bat. Le dernier joueur en jeu prend la cagnotte.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un keys</name>
    <message>
        <source>S</source>
        <translation>T</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>A</source>
        <translation>E</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
</context>
<context>
    <name>Trente-et-un lesson</name>
    <message>
        <source>Trente-et-un in two deals. These coins are your lives. In each deal somebody loses some. Whoever has none left and loses once more is out, and the last one in takes the pot.</source>
        <translation>Le trente-et-un en deux donnes. Ces pièces sont vos vies. À chaque donne, quelqu’un en perd. Qui n’en a plus et perd encore est éliminé, et le dernier en jeu prend la cagnotte.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: the Ace counts 11, King, Queen, Jack and Ten count 10. You hold King and Nine of hearts: 19. The best there is, is 31.</source>
        <translation>On n’additionne que les cartes d’une même couleur&#xa0;: l’as compte 11&#xa0;; roi, dame, valet et dix comptent 10. Vous tenez le roi et le neuf de cœur&#xa0;: 19. Le mieux, c’est 31.</translation>
    </message>
    <message>
        <source>Whoever knocks draws no more; everybody else has one more turn, and the lowest hand pays. Try it at once, with 19: knock.</source>
        <translation>Qui frappe ne tire plus&#xa0;; chacun des autres joue encore un tour, et la main la plus faible paie. Essayez tout de suite, avec 19&#xa0;: frappez.</translation>
    </message>
    <message>
        <source>Drawing would be wiser, indeed. But see for once what a knock that comes too early costs.</source>
        <translation>Tirer serait plus sage, en effet. Mais voyez une fois ce que coûte de frapper trop tôt.</translation>
    </message>
    <message>
        <source>Hugo drew the Ace of spades: 29. A knocker who is beaten loses two lives, not one. With 19 almost any hand catches up: that was too early.</source>
        <translation>Hugo a tiré l’as de pique&#xa0;: 29. Qui frappe et se fait battre perd deux vies, pas une. Avec 19, presque toute main vous rattrape&#xa0;: c’était trop tôt.</translation>
    </message>
    <message>
        <source>The second deal: King and Queen of hearts, 20, and Hugo throws the Nine of hearts. Take that open card.</source>
        <translation>Deuxième donne&#xa0;: roi et dame de cœur, 20, et Hugo jette le neuf de cœur. Prenez cette carte ouverte.</translation>
    </message>
    <message>
        <source>The open Nine makes 29 for certain. What lies on the stock, nobody knows.</source>
        <translation>Le neuf ouvert fait 29 à coup sûr. Ce qu’il y a sur le talon, personne ne le sait.</translation>
    </message>
    <message>
        <source>Now you hold four cards and throw one away: the Three, which adds nothing. Your hearts make 29.</source>
        <translation>Vous tenez maintenant quatre cartes et vous en jetez une&#xa0;: le trois, qui n’ajoute rien. Vos cœurs font 29.</translation>
    </message>
    <message>
        <source>That heart is worth more than the Three of spades, which counts for nothing here: throw the Three.</source>
        <translation>Ce cœur vaut mieux que le trois de pique, qui ne compte pas ici&#xa0;: jetez le trois.</translation>
    </message>
    <message>
        <source>Only Ace, Jack and Ten of hearts would still help, and each turn lets Hugo catch up: it is time.</source>
        <translation>Seuls l’as, le valet et le dix de cœur aideraient encore, et chaque tour laisse Hugo se rapprocher&#xa0;: c’est le moment.</translation>
    </message>
    <message>
        <source>With 20 that is too early again. The open Nine makes 29: take it first.</source>
        <translation>Avec 20, c’est encore trop tôt. Le neuf ouvert fait 29&#xa0;: prenez-le d’abord.</translation>
    </message>
    <message>
        <source>29, and Hugo found nothing on the stock. Few hands are better: knock.</source>
        <translation>29, et Hugo n’a rien trouvé au talon. Peu de mains sont meilleures&#xa0;: frappez.</translation>
    </message>
    <message>
        <source>29 against 25: Hugo has the lowest hand, and loses a life. Whoever has 31 shows it at once, and then everybody else loses one.</source>
        <translation>29 contre 25&#xa0;: Hugo a la main la plus faible et perd une vie. Qui a 31 le montre aussitôt, et tous les autres en perdent une.</translation>
    </message>
</context>
<context>
    <name>Trente-et-un options</name>
    <message>
        <source>52 cards: draw and throw</source>
        <translation>52 cartes&#xa0;: prendre et jeter</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>On one’s own first turn</source>
        <translation>À son premier tour</translation>
    </message>
    <message>
        <source>All who hold one</source>
        <translation>Tous ceux qui l’ont</translation>
    </message>
    <message>
        <source>Only the first in turn</source>
        <translation>Seulement le premier à jouer</translation>
    </message>
    <message>
        <source>The discards are shuffled anew</source>
        <translation>On rebat la défausse</translation>
    </message>
    <message>
        <source>Hands are compared</source>
        <translation>On compare les mains</translation>
    </message>
    <message>
        <source>Instead of drawing</source>
        <translation>Au lieu de prendre une carte</translation>
    </message>
    <message>
        <source>After throwing a card</source>
        <translation>Après avoir jeté une carte</translation>
    </message>
    <message>
        <source>Who ties for best with them</source>
        <translation>Celui qui fait aussi bien que lui</translation>
    </message>
    <message>
        <source>All others, if they tie for best</source>
        <translation>Tous les autres, s’il est premier à égalité</translation>
    </message>
    <message>
        <source>The others, if they tie for lowest</source>
        <translation>Les autres, s’il est dernier à égalité</translation>
    </message>
    <message>
        <source>If anybody has more</source>
        <translation>Si quelqu’un a plus</translation>
    </message>
    <message>
        <source>Only if their hand is the lowest</source>
        <translation>Seulement si sa main est la plus petite</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The partie</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>They pass</source>
        <translation>Il passe</translation>
    </message>
    <message>
        <source>Their turn is skipped</source>
        <translation>Son tour est sauté</translation>
    </message>
    <message>
        <source>On one’s own turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Two to nine, each for themselves.</source>
        <translation>De deux à neuf, chacun pour soi.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Everybody begins with this many; each lost life costs one.</source>
        <translation>Chacun commence avec ce nombre de jetons&#xa0;; chaque vie perdue en coûte un.</translation>
    </message>
    <message>
        <source>Last chance</source>
        <translation>Dernière chance</translation>
    </message>
    <message>
        <source>Whoever has paid the last chip plays on, and leaves the table only at the next loss.</source>
        <translation>Qui a payé son dernier jeton joue encore, et ne quitte la table qu’à la perte suivante.</translation>
    </message>
    <message>
        <source>Two cards of a suit count together</source>
        <translation>Deux cartes d’une couleur s’additionnent</translation>
    </message>
    <message>
        <source>A hand is worth its best suit; without this, cards are only added if all three are of one suit.</source>
        <translation>Une main vaut sa meilleure couleur&#xa0;; sinon, on n’additionne que trois cartes de la même couleur.</translation>
    </message>
    <message>
        <source>Three of a kind are worth 30½</source>
        <translation>Le brelan vaut 30½</translation>
    </message>
    <message>
        <source>Three cards of one rank beat 30, and lose to 31.</source>
        <translation>Trois cartes de même rang battent 30, et perdent contre 31.</translation>
    </message>
    <message>
        <source>Thirty-one in the dealt cards</source>
        <translation>Trente et un à la donne</translation>
    </message>
    <message>
        <source>When a thirty-one that was dealt is shown.</source>
        <translation>Quand on montre un trente et un reçu à la donne.</translation>
    </message>
    <message>
        <source>Several thirty-ones dealt</source>
        <translation>Plusieurs trente et un à la donne</translation>
    </message>
    <message>
        <source>Who is safe if several players are dealt a thirty-one.</source>
        <translation>Qui est à l’abri si plusieurs joueurs reçoivent un trente et un.</translation>
    </message>
    <message>
        <source>The turn-up may go back</source>
        <translation>La retourne peut repartir</translation>
    </message>
    <message>
        <source>Whoever takes the first open card may throw it again at once, as long as no other card was thrown.</source>
        <translation>Qui prend la première carte retournée peut la rejeter aussitôt, tant qu’aucune autre n’a été jetée.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quand le talon est épuisé</translation>
    </message>
    <message>
        <source>What happens when the last card of the stock is gone.</source>
        <translation>Ce qui se passe quand la dernière carte du talon est prise.</translation>
    </message>
    <message>
        <source>When one may knock</source>
        <translation>Quand on peut frapper</translation>
    </message>
    <message>
        <source>At which moment of their turn a player may knock.</source>
        <translation>À quel moment de son tour un joueur peut frapper.</translation>
    </message>
    <message>
        <source>Knocking in the first round</source>
        <translation>Frapper au premier tour</translation>
    </message>
    <message>
        <source>One may knock before everybody has had a turn.</source>
        <translation>On peut frapper avant que chacun ait joué.</translation>
    </message>
    <message>
        <source>Ties with the knocker</source>
        <translation>Égalité avec celui qui frappe</translation>
    </message>
    <message>
        <source>The knocker pays two</source>
        <translation>Celui qui frappe en paie deux</translation>
    </message>
    <message>
        <source>When a knocker who was beaten loses two lives.</source>
        <translation>Quand le joueur qui a frappé et qu’on dépasse perd deux vies.</translation>
    </message>
    <message>
        <source>The lowest hand pays too</source>
        <translation>La plus petite main paie aussi</translation>
    </message>
    <message>
        <source>The lowest hand also loses a life when the knocker has lost two.</source>
        <translation>La plus petite main perd aussi une vie quand celui qui a frappé en perd deux.</translation>
    </message>
    <message>
        <source>A thirty-one costs the knocker two</source>
        <translation>Un trente et un en coûte deux à qui a frappé</translation>
    </message>
    <message>
        <source>If somebody reaches thirty-one after a knock, the knocker loses two lives and not one.</source>
        <translation>Si quelqu’un fait trente et un après qu’on a frappé, celui qui a frappé perd deux vies au lieu d’une.</translation>
    </message>
    <message>
        <source>What a thirty-one wins</source>
        <translation>Ce que gagne un trente et un</translation>
    </message>
    <message>
        <source>A thirty-one ends the deal, or it wins the whole partie.</source>
        <translation>Un trente et un termine la donne, ou gagne toute la partie.</translation>
    </message>
    <message>
        <source>After exchanging all three</source>
        <translation>Après avoir échangé ses trois cartes</translation>
    </message>
    <message>
        <source>What somebody who has exchanged all three cards does in their next turn.</source>
        <translation>Ce que fait à son tour suivant celui qui a échangé ses trois cartes.</translation>
    </message>
    <message>
        <source>When a thirty-one is shown</source>
        <translation>Quand on montre un trente et un</translation>
    </message>
    <message>
        <source>Longest deal</source>
        <translation>Donne la plus longue</translation>
    </message>
    <message>
        <source>After this many turns in which nobody ends the deal, hands are compared.</source>
        <translation>Après ce nombre de tours sans que personne n’arrête la donne, on compare les mains.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>52 cards, stock and discard pile, as the rulebook has it.</source>
        <translation>52 cartes, talon et défausse, selon la règle.</translation>
    </message>
    <message>
        <source>Scat</source>
        <translation>Scat</translation>
    </message>
    <message>
        <source>36 cards</source>
        <translation>36 cartes</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strict</translation>
    </message>
    <message>
        <source>Only three cards of one suit are added up, no early knock, and no last chance.</source>
        <translation>On n’additionne que trois cartes de la même couleur&#xa0;; ni frappe au premier tour, ni dernière chance.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>One chip each, three of a kind count 30½, and a thirty-one wins everything.</source>
        <translation>Un jeton chacun, le brelan vaut 30½, et un trente et un gagne tout.</translation>
    </message>
    <message>
        <source>Who pays when somebody else’s hand is worth as much as the knocker’s. By the rulebook a tie for the best hand pays; many tables rather spare a knocker who ties for the lowest.</source>
        <translation>Qui paie quand une autre main vaut autant que celle du joueur qui a frappé. Selon la règle, égaler la meilleure main se paie&#xa0;; bien des tables épargnent plutôt celui qui a frappé et partage la plus petite.</translation>
    </message>
    <message>
        <source>The knocker loses two lives only if their hand is the lowest of all. Many tables also count three of a kind as 30½, which is an option below.</source>
        <translation>Celui qui frappe ne perd deux vies que si sa main est la plus petite de toutes. Bien des tables comptent aussi le brelan pour 30½&#xa0;: c’est une option ci-dessous.</translation>
    </message>
    <message>
        <source>Free to exchange again</source>
        <translation>Libre d’échanger encore</translation>
    </message>
    <message>
        <source>36, from the six up</source>
        <translation>36, à partir du six</translation>
    </message>
    <message>
        <source>32, from the seven up</source>
        <translation>32, à partir du sept</translation>
    </message>
    <message>
        <source>30½, as three of any rank</source>
        <translation>30½, comme trois d’un autre rang</translation>
    </message>
    <message>
        <source>Fire: all others lose a life</source>
        <translation>Le feu&#xa0;: tous les autres perdent une vie</translation>
    </message>
    <message>
        <source>The lowest hand</source>
        <translation>La plus petite main</translation>
    </message>
    <message>
        <source>All who hold none</source>
        <translation>Tous ceux qui n’en ont pas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>With 32 cards the sixes are left out, too.</source>
        <translation>Avec 32 cartes, on enlève aussi les six.</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>One may do nothing and stay in the deal; when all do so, three new cards come into the middle.</source>
        <translation>On peut ne rien faire et rester dans la donne&#xa0;; quand tous le font, trois nouvelles cartes viennent au milieu.</translation>
    </message>
    <message>
        <source>Passing in the first round</source>
        <translation>Passer au premier tour</translation>
    </message>
    <message>
        <source>One may pass in one’s first turn of a deal.</source>
        <translation>On peut passer à son premier tour d’une donne.</translation>
    </message>
    <message>
        <source>Three aces</source>
        <translation>Trois as</translation>
    </message>
    <message>
        <source>Whether three aces end the deal, more than a thirty-one.</source>
        <translation>Si trois as arrêtent la donne, et valent plus qu’un trente et un.</translation>
    </message>
    <message>
        <source>Who loses to a thirty-one</source>
        <translation>Qui perd contre un trente et un</translation>
    </message>
    <message>
        <source>Exchange with three open cards in the middle; related to Schwimmen and Knack.</source>
        <translation>On échange avec trois cartes ouvertes au milieu&#xa0;; parent du Schwimmen et du Knack.</translation>
    </message>
    <message>
        <source>Schwimmen</source>
        <translation>Schwimmen</translation>
    </message>
    <message>
        <source>32 cards: push, new cards in the middle when all push, and three aces are fire.</source>
        <translation>32 cartes&#xa0;: on peut pousser, trois nouvelles cartes au milieu quand tous poussent, et trois as sont le feu.</translation>
    </message>
    <message>
        <source>Who loses a life when a thirty-one is announced.</source>
        <translation>Qui perd une vie quand un trente et un est annoncé.</translation>
    </message>
    <message>
        <source>Exchange with the middle</source>
        <translation>Échanger avec le milieu</translation>
    </message>
    <message>
        <source>With 52 cards one draws and throws; with fewer one exchanges with three open cards in the middle.</source>
        <translation>À 52 cartes, on prend et l’on jette&#xa0;; avec moins de cartes, on échange avec trois cartes retournées au milieu.</translation>
    </message>
    <message>
        <source>When a thirty-one is announced.</source>
        <translation>Quand on annonce un trente et un.</translation>
    </message>
</context>
<context>
    <name>Trio</name>
    <message>
        <source>Trio</source>
        <translation>Trio</translation>
    </message>
    <message>
        <source>Collect sets and sequences: the first to fulfil all seven contracts wins.</source>
        <translation>Réunir brelans, carrés et séquences&#xa0;: le premier à remplir les sept contrats gagne.</translation>
    </message>
    <message>
        <source>Year {number}: {shapes}</source>
        <translation>Année {number}&#xa0;: {shapes}</translation>
    </message>
    <message>
        <source>Contract {number}: {shapes}</source>
        <translation>Contrat {number}&#xa0;: {shapes}</translation>
    </message>
    <message>
        <source>Brelan</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Carré</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Tierce</source>
        <translation>Tierce</translation>
    </message>
    <message>
        <source>Quatrième</source>
        <translation>Quatrième</translation>
    </message>
    <message>
        <source>two Brelans</source>
        <translation>deux brelans</translation>
    </message>
    <message>
        <source>a Brelan and a Carré</source>
        <translation>un brelan et un carré</translation>
    </message>
    <message>
        <source>two Carrés</source>
        <translation>deux carrés</translation>
    </message>
    <message>
        <source>a Sequence of 4 and a Carré</source>
        <translation>une séquence de 4 et un carré</translation>
    </message>
    <message>
        <source>three Brelans</source>
        <translation>trois brelans</translation>
    </message>
    <message>
        <source>two Sequences of 4</source>
        <translation>deux séquences de 4</translation>
    </message>
    <message>
        <source>a Sequence of 7 and a Brelan</source>
        <translation>une séquence de 7 et un brelan</translation>
    </message>
    <message>
        <source>a Sequence of 4</source>
        <translation>une séquence de 4</translation>
    </message>
    <message>
        <source>a Sequence of 4 and a Brelan</source>
        <translation>une séquence de 4 et un brelan</translation>
    </message>
    <message>
        <source>two Sequences of 4 and a Brelan</source>
        <translation>deux séquences de 4 et un brelan</translation>
    </message>
    <message>
        <source>a Sequence of 10</source>
        <translation>une séquence de 10</translation>
    </message>
    <message>
        <source>two Sequences of 6</source>
        <translation>deux séquences de 6</translation>
    </message>
    <message>
        <source>a Sequence of 10 and a Brelan</source>
        <translation>une séquence de 10 et un brelan</translation>
    </message>
    <message>
        <source>a Sequence of 13</source>
        <translation>une séquence de 13</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>{name} of {suit} ({low} – {high})</source>
        <translation>{name} à {suit} ({low} – {high})</translation>
    </message>
    <message>
        <source>{name} of {suit}</source>
        <translation>{name} à {suit}</translation>
    </message>
    <message>
        <source>{name} of {rank}</source>
        <translation>{name} de {rank}</translation>
    </message>
    <message>
        <source>Sequence of {size}</source>
        <translation>Séquence de {size}</translation>
    </message>
    <message>
        <source>{wild} as {rank}</source>
        <translation>{wild} pour {rank}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Remembers every card that was thrown, reckons each hand’s chances, and minds what the next player may want.</source>
        <translation>Retient chaque carte jetée, évalue les chances de chaque main et se méfie de ce que veut le joueur suivant.</translation>
    </message>
    <message>
        <source>There is no Brelan or Carré of Twos or jokers: they are wild cards.</source>
        <translation>Il n’y a ni brelan ni carré de deux ou de fous&#xa0;: ce sont des passe-partout.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wilds: a combination like this may hold %n.</source>
        <translation>
            <numerusform>Trop de passe-partout&#xa0;: une telle combinaison en admet&#xa0;%n.</numerusform>
            <numerusform>Trop de passe-partout&#xa0;: une telle combinaison en admet&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many: the contract is laid out exactly.</source>
        <translation>
            <numerusform>%n carte de trop&#xa0;: le contrat s’étale exactement.</numerusform>
            <numerusform>%n cartes de trop&#xa0;: le contrat s’étale exactement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>Il manque&#xa0;%n carte.</numerusform>
            <numerusform>Il manque&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the opening, Tierces, Brelans, Quatrièmes and Carrés are laid; longer sequences grow card by card.</source>
        <translation>Après l’ouverture, on étale tierces, brelans, quatrièmes et carrés&#xa0;; une séquence plus longue s’allonge carte par carte.</translation>
    </message>
    <message>
        <source>{card} does not go with {rank}: a Brelan or Carré has cards of one rank.</source>
        <translation>{card} ne va pas avec les {rank}&#xa0;: un brelan ou un carré n’a qu’un rang.</translation>
    </message>
    <message>
        <source>At this table a Brelan or Carré has different suits only: {cards} is there twice.</source>
        <translation>À cette table, un brelan ou un carré n’a que des couleurs différentes&#xa0;: {cards} y est deux fois.</translation>
    </message>
    <message>
        <source>{card} does not go there: it is the place of the {rank} of that suit.</source>
        <translation>{card} ne va pas là&#xa0;: c’est la place de cette couleur au rang {rank}.</translation>
    </message>
    <message>
        <source>You took the {card} from the discard pile in this turn: it may not be thrown back at once.</source>
        <translation>Vous venez de prendre cette carte à la défausse ({card})&#xa0;: on ne la rejette pas dans le même tour.</translation>
    </message>
    <message>
        <source>Whoever has opened may take the discard only to get rid of all cards in the same turn; {card} does not do it.</source>
        <translation>Qui a ouvert ne prend la défausse que pour se défaire de toutes ses cartes dans le tour&#xa0;; {card} n’y suffit pas.</translation>
    </message>
    <message>
        <source>At this table two sets of one contract may not be of the same rank ({rank}).</source>
        <translation>À cette table, deux brelans ou carrés d’un contrat ne sont pas du même rang ({rank}).</translation>
    </message>
    <message>
        <source>You have opened already: one contract is fulfilled a deal.</source>
        <translation>Vous avez déjà ouvert&#xa0;: on remplit un contrat par donne.</translation>
    </message>
    <message>
        <source>At this table the two sequences of a contract may not follow on each other.</source>
        <translation>À cette table, les deux séquences d’un contrat ne peuvent pas se faire suite.</translation>
    </message>
    <message>
        <source>You have drawn already: a turn has one draw.</source>
        <translation>Vous avez déjà pigé&#xa0;: on prend une carte par tour.</translation>
    </message>
    <message>
        <source>First draw a card: from the stock or the discard pile.</source>
        <translation>Pigez d’abord une carte&#xa0;: au talon ou à la défausse.</translation>
    </message>
    <message>
        <source>That combination has no such end.</source>
        <translation>Cette combinaison n’a pas ce bout.</translation>
    </message>
    <message>
        <source>At this table nothing is added to combinations in the turn in which one opens.</source>
        <translation>À cette table, on n’ajoute rien aux combinaisons dans le tour où l’on ouvre.</translation>
    </message>
    <message>
        <source>At this table cards are added to other players’ combinations only.</source>
        <translation>À cette table, on n’ajoute qu’aux combinaisons des autres.</translation>
    </message>
    <message>
        <source>In the opening turn your own combinations stay as the contract has them.</source>
        <translation>Dans le tour d’ouverture, vos combinaisons restent telles que le contrat les veut.</translation>
    </message>
    <message>
        <source>That Carré is complete: it takes no further card.</source>
        <translation>Ce carré est complet&#xa0;: il ne reçoit plus de carte.</translation>
    </message>
    <message>
        <source>New combinations have to wait for your next turn: you have only just opened.</source>
        <translation>Les combinaisons nouvelles attendent votre prochain tour&#xa0;: vous venez d’ouvrir.</translation>
    </message>
    <message>
        <source>You took the discard after opening: all your cards have to go in this turn.</source>
        <translation>Vous avez pris la défausse après avoir ouvert&#xa0;: toutes vos cartes doivent partir dans ce tour.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>La défausse est vide.</translation>
    </message>
    <message>
        <source>Open first: only a player who has laid out the contract may lay anything else.</source>
        <translation>Ouvrez d’abord&#xa0;: seul qui a étalé son contrat peut poser autre chose.</translation>
    </message>
    <message>
        <source>There is no wild card to be exchanged.</source>
        <translation>Il n’y a pas de passe-partout à échanger là.</translation>
    </message>
    <message>
        <source>At this table a wild stays where it lies: there is no exchange.</source>
        <translation>À cette table, un passe-partout reste où il est&#xa0;: pas d’échange.</translation>
    </message>
    <message>
        <source>The sequence cannot grow any further at that end.</source>
        <translation>La séquence ne peut plus s’allonger par ce bout.</translation>
    </message>
    <message>
        <source>A sequence does not go beyond the Ace.</source>
        <translation>Une séquence ne va pas au-delà de l’as.</translation>
    </message>
    <message>
        <source>A sequence has cards of one suit only.</source>
        <translation>Une séquence n’a qu’une couleur.</translation>
    </message>
    <message>
        <source>A Brelan or Carré has cards of one rank only.</source>
        <translation>Un brelan ou un carré n’a que des cartes de même rang.</translation>
    </message>
    <message>
        <source>These cards do not make such a combination.</source>
        <translation>Ces cartes ne font pas une telle combinaison.</translation>
    </message>
    <message>
        <source>After that you could not end your turn: the card left may not be thrown.</source>
        <translation>Après cela, vous ne pourriez finir votre tour&#xa0;: la carte restante ne peut être rejetée.</translation>
    </message>
    <message>
        <source>Two wilds may not lie next to each other in a sequence.</source>
        <translation>Deux passe-partout ne se suivent pas dans une séquence.</translation>
    </message>
    <message>
        <source>That is not a {shape}.</source>
        <translation>Ce n’est pas cela&#xa0;: {shape}.</translation>
    </message>
    <message>
        <source>The opening is exactly contract {contract}, all of it at once.</source>
        <translation>L’ouverture est exactement le contrat {contract}, tout entier et d’un coup.</translation>
    </message>
    <message>
        <source>{card} is not the card that this wild stands for.</source>
        <translation>{card} n’est pas la carte que ce passe-partout remplace.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Le talon est épuisé</translation>
    </message>
    <message>
        <source>The limit of turns is reached</source>
        <translation>Le nombre de tours est atteint</translation>
    </message>
    <message>
        <source>Nobody can go out any more</source>
        <translation>Personne ne peut plus finir</translation>
    </message>
    <message>
        <source>{end}: {points}.</source>
        <translation>{end}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The tenth year is passed: the first to do so wins.</source>
        <translation>La dixième année est passée&#xa0;: le premier à y parvenir gagne.</translation>
    </message>
    <message>
        <source>The seventh contract is fulfilled: the first to do so wins.</source>
        <translation>Le septième contrat est rempli&#xa0;: le premier à y parvenir gagne.</translation>
    </message>
    <message>
        <source>Several fulfilled the last contract; the one of them who went out wins.</source>
        <translation>Plusieurs ont rempli le dernier contrat&#xa0;; celui qui a fini gagne.</translation>
    </message>
    <message>
        <source>year {number} of {last}</source>
        <translation>année {number} sur {last}</translation>
    </message>
    <message>
        <source>contract {number} of {last}</source>
        <translation>contrat {number} sur {last}</translation>
    </message>
    <message>
        <source>You go out</source>
        <translation>Vous avez fini</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Several fulfilled the last contract with equal points.</source>
        <translation>Plusieurs ont rempli le dernier contrat, à égalité de points.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Several fulfilled the last contract with equal points; whoever opened first wins.</source>
        <translation>Plusieurs ont rempli le dernier contrat à égalité de points&#xa0;; le premier à ouvrir gagne.</translation>
    </message>
    <message>
        <source>Several fulfilled the last contract; the fewest points win.</source>
        <translation>Plusieurs ont rempli le dernier contrat&#xa0;; le moins de points l’emporte.</translation>
    </message>
    <message>
        <source>Next for you: {contract}.</source>
        <translation>Ensuite, pour vous&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>Once more for you: {contract}.</source>
        <translation>De nouveau, pour vous&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Piger au talon</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Prendre la défausse</translation>
    </message>
    <message>
        <source>{name}: I open! ({number})</source>
        <translation>{name}&#xa0;: j’ouvre&#xa0;! ({number})</translation>
    </message>
    <message>
        <source>Lay combinations, add cards to those on the table, or throw one.</source>
        <translation>Étalez, ajoutez aux combinaisons de la table, ou écartez une carte.</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n point(s)</source>
        <translation>
            <numerusform>En main&#xa0;: %n point</numerusform>
            <numerusform>En main&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left count: Ace to Ten 10, Nine to Three 5, a wild 20.</source>
        <translation>Les cartes restantes comptent&#xa0;: de l’as au dix 10, du neuf au trois 5, un passe-partout 20.</translation>
    </message>
    <message>
        <source>From the stock</source>
        <translation>Piger au talon</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <source>You took the discard: now all your cards have to go.</source>
        <translation>Vous avez pris la défausse&#xa0;: toutes vos cartes doivent partir.</translation>
    </message>
    <message>
        <source>You have opened. Add cards to combinations, or throw one.</source>
        <translation>Vous avez ouvert. Ajoutez aux combinaisons, ou écartez une carte.</translation>
    </message>
    <message>
        <source>I open!</source>
        <translation>J’ouvre&#xa0;!</translation>
    </message>
    <message>
        <source>Keeps whatever goes together, takes a discard only if it is wild or opens, and hardly looks at the combinations of the others.</source>
        <translation>Garde tout ce qui va ensemble, ne prend une carte de la défausse que si c’est un passe-partout ou si elle permet d’ouvrir, et ne regarde guère les combinaisons des autres.</translation>
    </message>
    <message>
        <source>Takes the discards that bring the contract nearer, keeps whatever goes together, and hardly looks at the combinations of the others.</source>
        <translation>Prend dans la défausse ce qui rapproche du contrat, garde tout ce qui va ensemble et ne regarde guère les combinaisons des autres.</translation>
    </message>
    <message>
        <source>Gathers the nearest combinations, opens as soon as possible, and then gets rid of cards in every way, dear ones first.</source>
        <translation>Réunit les combinaisons les plus proches, ouvre dès que possible, puis se débarrasse de ses cartes par tous les moyens, les plus chères d’abord.</translation>
    </message>
    <message>
        <source>You add: {card}</source>
        <translation>Vous ajoutez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} adds: {card}</source>
        <translation>{name} ajoute&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Take: {card}</source>
        <translation>Prendre&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Your turn: draw a card. The discard is only for going out.</source>
        <translation>À vous&#xa0;: pigez une carte. La défausse ne sert plus qu’à finir.</translation>
    </message>
    <message>
        <source>You have opened. Throw a card.</source>
        <translation>Vous avez ouvert. Écartez une carte.</translation>
    </message>
    <message>
        <source>{name} has drawn and thinks.</source>
        <translation>{name} a pigé et réfléchit.</translation>
    </message>
    <message>
        <source>The stock (talon), face down</source>
        <translation>Le talon, face cachée</translation>
    </message>
    <message>
        <source>A combination on the table</source>
        <translation>Une combinaison sur la table</translation>
    </message>
    <message>
        <source>The Carré is complete and put aside.</source>
        <translation>Le carré est complet&#xa0;: on le met de côté.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: %n discard(s) are shuffled anew.</source>
        <translation>
            <numerusform>Le talon est épuisé&#xa0;: %n carte défaussée est remêlée.</numerusform>
            <numerusform>Le talon est épuisé&#xa0;: %n cartes défaussées sont remêlées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Piger: take the top card of the stock (talon), which nobody has seen.</source>
        <translation>Piger&#xa0;: prendre la carte du dessus du talon, que personne n’a vue.</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile. It may not be thrown back in the same turn; whoever has opened takes it only to go out.</source>
        <translation>Prendre la carte du dessus de la défausse. On ne la rejette pas dans le même tour&#xa0;; qui a ouvert ne la prend que pour finir.</translation>
    </message>
    <message>
        <source>Lay the combination before you.</source>
        <translation>Étaler la combinaison devant soi.</translation>
    </message>
    <message>
        <source>Add the card to the combination.</source>
        <translation>Ajouter la carte à la combinaison.</translation>
    </message>
    <message>
        <source>Put the natural card in the place of the wild, which comes to your hand.</source>
        <translation>Mettre la carte naturelle à la place du passe-partout, qui vient dans votre main.</translation>
    </message>
    <message>
        <source>Throw the card (écarter): your turn is over.</source>
        <translation>Écarter la carte&#xa0;: votre tour est fini.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new stock.</source>
        <translation>Les cartes défaussées font un nouveau talon.</translation>
    </message>
    <message>
        <source>Cards are turned up: the first Jack makes the first dealer.</source>
        <translation>On retourne des cartes&#xa0;: le premier valet désigne le donneur.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} takes up: {card}</source>
        <translation>{name} prend&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Stock: {count}</source>
        <translation>Talon&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>School years</source>
        <translation>Années d’école</translation>
    </message>
    <message>
        <source>{name}: {combination}</source>
        <translation>{name}&#xa0;: {combination}</translation>
    </message>
    <message>
        <source>You open: {contract}</source>
        <translation>Vous ouvrez&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>{name} opens: {contract}</source>
        <translation>{name} ouvre&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>You take up: {card}</source>
        <translation>Vous prenez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>You get the wild: {card}</source>
        <translation>Vous reprenez le passe-partout&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} gets the wild: {card}</source>
        <translation>{name} reprend le passe-partout&#xa0;: {card}</translation>
    </message>
    <message>
        <source>You throw: {card}</source>
        <translation>Vous écartez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} throws: {card}</source>
        <translation>{name} écarte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>You lay: {cards}</source>
        <translation>Vous étalez&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} lays: {cards}</source>
        <translation>{name} étale&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>To lay</source>
        <translation>À étaler</translation>
    </message>
    <message>
        <source>You add {card} to: {combination}</source>
        <translation>Vous ajoutez {card} à&#xa0;: {combination}</translation>
    </message>
    <message>
        <source>{name} adds {card} to: {combination}</source>
        <translation>{name} ajoute {card} à&#xa0;: {combination}</translation>
    </message>
    <message>
        <source>Your turn: draw a card. You collect {contract}.</source>
        <translation>À vous&#xa0;: pigez une carte. Votre contrat&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>Open with {contract}, or throw a card.</source>
        <translation>Ouvrez avec {contract}, ou écartez une carte.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pige une carte.</translation>
    </message>
    <message>
        <source>{name} has taken the discard and thinks.</source>
        <translation>{name} a pris la défausse et réfléchit.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Take the wild</source>
        <translation>Prendre le passe-partout</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>{name}: I open! {contract}</source>
        <translation>{name}&#xa0;: j’ouvre&#xa0;! {contract}</translation>
    </message>
    <message>
        <source>{card}, in a combination on the table</source>
        <translation>{card}, dans une combinaison sur la table</translation>
    </message>
    <message>
        <source>{card}, laid out by you</source>
        <translation>{card}, sur un de vos plateaux</translation>
    </message>
    <message>
        <source>{card}, on the discard pile</source>
        <translation>{card}, sur la défausse</translation>
    </message>
    <message>
        <source>{card}, turned up for the first dealer</source>
        <translation>{card}, retournée pour le premier donneur</translation>
    </message>
    <message>
        <source>{name}: the first Jack, and so the first deal</source>
        <translation>{name}&#xa0;: le premier valet, donc la première donne</translation>
    </message>
    <message>
        <source>Open: {wilds}</source>
        <translation>Ouvrir&#xa0;: {wilds}</translation>
    </message>
    <message>
        <source>As {rank}</source>
        <translation>Comme {rank}</translation>
    </message>
    <message>
        <source>Take the wild that is {rank}</source>
        <translation>Prendre le passe-partout mis pour {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: %n card(s) missing.</source>
        <translation>
            <numerusform>{shape}&#xa0;: il manque %n carte.</numerusform>
            <numerusform>{shape}&#xa0;: il manque %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock.</source>
        <translation>
            <numerusform>%n carte au talon.</numerusform>
            <numerusform>%n cartes au talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>has not opened; {contract}</source>
        <translation>n’a pas ouvert&#xa0;; {contract}</translation>
    </message>
    <message>
        <source>{combination}, your own</source>
        <translation>{combination}, à vous</translation>
    </message>
    <message>
        <source>{combination}, laid by {name}</source>
        <translation>{combination}, chez {name}</translation>
    </message>
    <message>
        <source>You draw a card from the stock</source>
        <translation>Vous piochez une carte au talon</translation>
    </message>
    <message>
        <source>You draw: {card}</source>
        <translation>Vous piochez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} draws: {card}</source>
        <translation>{name} pioche&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{combination} with {wilds}</source>
        <translation>{combination} avec {wilds}</translation>
    </message>
    <message>
        <source>No combination lies on the table.</source>
        <translation>Aucune combinaison n’est posée.</translation>
    </message>
    <message>
        <source>has opened; {contract}</source>
        <translation>a ouvert&#xa0;; {contract}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {standing}.</source>
        <translation>{name}&#xa0;: {standing}.</translation>
    </message>
    <message>
        <source>{name} draws a card from the stock</source>
        <translation>{name} pioche une carte au talon</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>trois {ranks}</translation>
    </message>
    <message>
        <source>Turned up: {card}</source>
        <translation>Retourne&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{combination}, {wilds}</source>
        <translation>{combination}, {wilds}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>quatre {ranks}</translation>
    </message>
    <message>
        <source>Discard: {card}.</source>
        <translation>Défausse&#xa0;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{shape}: %n more, {cards} or a wild.</source>
        <translation>
            <numerusform>{shape}&#xa0;: encore %n, {cards} ou un passe-partout.</numerusform>
            <numerusform>{shape}&#xa0;: encore %n, {cards} ou un passe-partout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shape}: %n more, {cards}.</source>
        <translation>
            <numerusform>{shape}&#xa0;: encore %n, {cards}.</numerusform>
            <numerusform>{shape}&#xa0;: encore %n, {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: {contract}</source>
        <translation>Ensuite&#xa0;: {contract}</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n&#xa0;pt</numerusform>
            <numerusform>%n&#xa0;pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: still in hand, %n point(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: encore en main, %n&#xa0;point</numerusform>
            <numerusform>{name}&#xa0;: encore en main, %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) against you</source>
        <translation>
            <numerusform>%n&#xa0;point contre vous</numerusform>
            <numerusform>%n&#xa0;points contre vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) against you.</source>
        <translation>
            <numerusform>%n&#xa0;point contre vous.</numerusform>
            <numerusform>%n&#xa0;points contre vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others count the cards left in their hands.</source>
        <translation>Les autres comptent les cartes qui leur restent en main.</translation>
    </message>
    <message>
        <source>{cards}: {points}</source>
        <translation>{cards}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>Trio guide</name>
    <message>
        <source>Everybody climbs this ladder, one contract a deal at most. The golden step is yours: what it asks for is written above.</source>
        <translation>Chacun gravit cette échelle, d’un contrat au plus par donne. La marche dorée est la vôtre&#xa0;: ce qu’elle demande est écrit au-dessus.</translation>
    </message>
    <message>
        <source>Your thirteen cards. Pull them to where you like them, or let the buttons sort them. A Brelan is three cards of one rank, a Carré four; a Sequence follows on in one suit. Twos stand for any card.</source>
        <translation>Vos treize cartes. Mettez-les dans l’ordre que vous voulez, ou laissez les boutons les ranger. Un brelan, c’est trois cartes de même rang&#xa0;; un carré, quatre&#xa0;; une séquence, une suite dans une couleur. Les deux remplacent toute carte.</translation>
    </message>
    <message>
        <source>In these trays you compose your contract, whenever you like; they say what is missing. Nothing is laid before you press Open. To end the turn pull a card to the discard pile.</source>
        <translation>Sur ces plateaux vous composez votre contrat, quand vous voulez&#xa0;; ils disent ce qui manque. Rien n’est étalé avant que vous n’appuyiez sur Ouvrir. Pour finir le tour, tirez une carte vers la défausse.</translation>
    </message>
    <message>
        <source>You have opened: the contract is yours. Now get rid of your cards: pull them to combinations on the table, or, from your next turn on, lay new ones.</source>
        <translation>Vous avez ouvert&#xa0;: le contrat est rempli. Défaites-vous de vos cartes&#xa0;: tirez-les vers les combinaisons de la table ou, dès le tour suivant, étalez-en de nouvelles.</translation>
    </message>
    <message>
        <source>Somebody has no card left: the deal is over. What is left in a hand counts against its owner; whoever has opened goes on to the next contract.</source>
        <translation>Quelqu’un n’a plus de carte&#xa0;: la donne est finie. Ce qui reste en main compte contre son propriétaire&#xa0;; qui a ouvert passe au contrat suivant.</translation>
    </message>
    <message>
        <source>Each turn begins with a draw: press the stock, or the open card beside it if you need it.</source>
        <translation>Chaque tour commence par une pioche&#xa0;: appuyez sur le talon, ou sur la carte ouverte à côté si elle vous sert.</translation>
    </message>
</context>
<context>
    <name>Trio keys</name>
    <message>
        <source>S</source>
        <translation>T</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>Trio lesson</name>
    <message>
        <source>Trio is a climb: everybody has to fulfil seven contracts, one after the other and at most one in a deal. The first one asks for two Brelans: twice three cards of one rank.</source>
        <translation>Trio est une montée&#xa0;: chacun doit remplir sept contrats, l’un après l’autre, un par donne au plus. Le premier demande deux brelans&#xa0;: deux fois trois cartes de même rang.</translation>
    </message>
    <message>
        <source>Your thirteen cards. Three Sevens are a Brelan. Of Kings you have only two, but the Two is wild: it stands for the third King.</source>
        <translation>Vos treize cartes. Trois sept font un brelan. Des rois, vous n’en avez que deux, mais le deux est un joker&#xa0;: il remplace le troisième roi.</translation>
    </message>
    <message>
        <source>Each turn begins with a card: take the unknown one from the stock.</source>
        <translation>Chaque tour commence par une carte&#xa0;: prenez celle du talon, inconnue.</translation>
    </message>
    <message>
        <source>The open Ten fits to nothing you hold. An unknown card at least may.</source>
        <translation>Le dix ouvert ne va avec rien de ce que vous tenez. Une carte inconnue, peut-être.</translation>
    </message>
    <message>
        <source>Now open: pull the three Sevens into one tray, both Kings and the Two into the other, and press Open. Clicking a card and then a tray does the same.</source>
        <translation>Ouvrez maintenant&#xa0;: tirez les trois sept sur un plateau, les deux rois et le deux sur l’autre, et appuyez sur Ouvrir. Cliquer une carte, puis un plateau, fait la même chose.</translation>
    </message>
    <message>
        <source>Lay these six cards: the Sevens in one tray, the two Kings with the Two in the other.</source>
        <translation>Étalez ces six cartes&#xa0;: les sept sur un plateau, les deux rois et le deux sur l’autre.</translation>
    </message>
    <message>
        <source>Opened: the contract is fulfilled, whatever happens now. End your turn: throw the Queen, which fits nothing and would cost ten points.</source>
        <translation>C’est ouvert&#xa0;: le contrat est rempli, quoi qu’il arrive. Finissez votre tour&#xa0;: jetez la dame, qui ne va avec rien et coûterait dix points.</translation>
    </message>
    <message>
        <source>You need that card: Four, Five and Six are a run, the Nines may become a Brelan, the Jack has a use.</source>
        <translation>Cette carte vous servira&#xa0;: quatre, cinq et six font une suite, les neuf peuvent devenir un brelan, et le valet trouvera sa place.</translation>
    </message>
    <message>
        <source>Take a card from the stock again.</source>
        <translation>Prenez de nouveau une carte du talon.</translation>
    </message>
    <message>
        <source>Whoever has opened takes the open card only if they can finish with it.</source>
        <translation>Qui a ouvert ne prend la carte ouverte que pour finir aussitôt.</translation>
    </message>
    <message>
        <source>A Nine: now everything fits. First lay the run: Four, Five and Six of spades.</source>
        <translation>Un neuf&#xa0;: tout s’accorde. Étalez d’abord la suite&#xa0;: quatre, cinq et six de pique.</translation>
    </message>
    <message>
        <source>That comes in a moment. First the run of spades, then the Nines, then the Jack, and last the Three.</source>
        <translation>Cela vient dans un instant. D’abord la suite de piques, puis les neuf, puis le valet, et le trois pour finir.</translation>
    </message>
    <message>
        <source>Then the three Nines.</source>
        <translation>Puis les trois neuf.</translation>
    </message>
    <message>
        <source>That comes in a moment: first the Nines.</source>
        <translation>Cela vient dans un instant&#xa0;: d’abord les neuf.</translation>
    </message>
    <message>
        <source>If you throw now, one card is left and the deal goes on. First lay the Jack off.</source>
        <translation>Si vous jetez maintenant, il vous reste une carte et la donne continue. Posez d’abord le valet.</translation>
    </message>
    <message>
        <source>The last card: throw it on the pile, and the deal is over.</source>
        <translation>La dernière carte&#xa0;: jetez-la sur la défausse, et la donne est finie.</translation>
    </message>
    <message>
        <source>It is your last card: throw it on the pile.</source>
        <translation>C’est votre dernière carte&#xa0;: jetez-la sur la défausse.</translation>
    </message>
    <message>
        <source>You have no card left. What the others hold counts against them. You and Inès go on to contract 2, and Hugo, who has not opened, tries the first again.</source>
        <translation>Vous n’avez plus de carte. Ce que les autres tiennent compte contre eux. Inès et vous passez au contrat 2&#xa0;; Hugo, qui n’a pas ouvert, reprend le premier.</translation>
    </message>
    <message>
        <source>With a discard your turn ends, and your contract stays in your hand. Open first.</source>
        <translation>La défausse finit votre tour, et votre contrat reste en main. Ouvrez d’abord.</translation>
    </message>
    <message>
        <source>That would do too, but then two Kings stay in your hand, which count ten each.</source>
        <translation>Cela irait aussi, mais il vous resterait deux rois en main, qui comptent dix chacun.</translation>
    </message>
    <message>
        <source>The Three fits nothing either, but it costs five points and the Queen ten.</source>
        <translation>Le trois ne va avec rien non plus, mais il coûte cinq points, et la dame dix.</translation>
    </message>
    <message>
        <source>A discard ends your turn, and all you still hold counts against you. Lay down what fits first.</source>
        <translation>La défausse finit votre tour, et tout ce que vous tenez encore compte contre vous. Étalez d’abord ce qui s’accorde.</translation>
    </message>
    <message>
        <source>The Nines would stay in your hand and count against you. Lay them first.</source>
        <translation>Les neuf resteraient en main et compteraient contre vous. Étalez-les d’abord.</translation>
    </message>
    <message>
        <source>Inès has opened as well, with Jacks and Eights. From your next turn on you may lay cards to what lies there, on both sides, and lay new combinations.</source>
        <translation>Inès a ouvert aussi, avec des valets et des huit. Dès votre prochain tour, vous pouvez compléter ce qui est étalé, chez elle et chez vous, et étaler de nouvelles combinaisons.</translation>
    </message>
    <message>
        <source>Two cards are left. Lay the Jack to the three Jacks of Inès: that makes a Carré.</source>
        <translation>Il reste deux cartes. Posez le valet sur les trois valets d’Inès&#xa0;: cela fait un carré.</translation>
    </message>
</context>
<context>
    <name>Trio options</name>
    <message>
        <source>Trio</source>
        <translation>Trio</translation>
    </message>
    <message>
        <source>L’École</source>
        <translation>L’École</translation>
    </message>
    <message>
        <source>Low or high</source>
        <translation>En bas ou en haut</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>En haut seulement</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>En bas seulement</translation>
    </message>
    <message>
        <source>As long as it lies</source>
        <translation>Tant qu’elle est étalée</translation>
    </message>
    <message>
        <source>Only when it is laid</source>
        <translation>Seulement quand on étale</translation>
    </message>
    <message>
        <source>On other players’ combinations</source>
        <translation>Sur celles des autres</translation>
    </message>
    <message>
        <source>Nowhere yet</source>
        <translation>Nulle part encore</translation>
    </message>
    <message>
        <source>On any combination</source>
        <translation>Sur toutes</translation>
    </message>
    <message>
        <source>Three or four cards</source>
        <translation>Trois ou quatre cartes</translation>
    </message>
    <message>
        <source>Three cards or more</source>
        <translation>Trois cartes ou plus</translation>
    </message>
    <message>
        <source>The discards are shuffled</source>
        <translation>On remêle la défausse</translation>
    </message>
    <message>
        <source>The deal ends</source>
        <translation>La donne finit</translation>
    </message>
    <message>
        <source>Those of the whole partie</source>
        <translation>Ceux de toute la partie</translation>
    </message>
    <message>
        <source>Those of the last deal</source>
        <translation>Ceux de la dernière donne</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>La victoire est partagée</translation>
    </message>
    <message>
        <source>Who opened first</source>
        <translation>Le premier à ouvrir</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>In every sequence</source>
        <translation>Dans toute séquence</translation>
    </message>
    <message>
        <source>In those of six cards or more</source>
        <translation>À partir de six cartes</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n fou</numerusform>
            <numerusform>%n fous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Trio with its seven contracts, or L’École with its ten school years.</source>
        <translation>Le Trio et ses sept contrats, ou l’École et ses dix années.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Three to six, at L’École up to seven, each for themselves.</source>
        <translation>De trois à six, jusqu’à sept à l’École, chacun pour soi.</translation>
    </message>
    <message>
        <source>Natural Twos</source>
        <translation>Deux naturels</translation>
    </message>
    <message>
        <source>A Two that lies in its own place of a sequence of its suit does not count as wild.</source>
        <translation>Un deux à sa propre place dans une séquence de sa couleur ne compte pas comme passe-partout.</translation>
    </message>
    <message>
        <source>Equal cards in a set</source>
        <translation>Cartes pareilles</translation>
    </message>
    <message>
        <source>A Brelan or Carré may hold the same card twice.</source>
        <translation>Un brelan ou un carré peut contenir deux fois la même carte.</translation>
    </message>
    <message>
        <source>Ace in a sequence</source>
        <translation>L’as dans une séquence</translation>
    </message>
    <message>
        <source>Whether the Ace lies below the Two, above the King, or in either place.</source>
        <translation>L’as se place sous le deux, sur le roi, ou à l’un ou l’autre bout.</translation>
    </message>
    <message>
        <source>Round the corner</source>
        <translation>Séquence tournante</translation>
    </message>
    <message>
        <source>A sequence may go on from the King over the Ace to the Two.</source>
        <translation>Une séquence peut passer du roi par l’as au deux.</translation>
    </message>
    <message>
        <source>Limit of wilds</source>
        <translation>Limite des passe-partout</translation>
    </message>
    <message>
        <source>Whether one wild a combination also binds who adds cards to it later.</source>
        <translation>La limite d’un passe-partout vaut aussi pour qui ajoute des cartes plus tard, ou non.</translation>
    </message>
    <message>
        <source>Neighbouring wilds</source>
        <translation>Passe-partout voisins</translation>
    </message>
    <message>
        <source>The two wilds in the Sequence of seven may lie side by side.</source>
        <translation>Les deux passe-partout de la séquence de sept peuvent se toucher.</translation>
    </message>
    <message>
        <source>Exchange of wilds</source>
        <translation>Échange des passe-partout</translation>
    </message>
    <message>
        <source>Whoever has opened may put the natural card in place of a wild and take the wild.</source>
        <translation>Qui a ouvert peut mettre la carte naturelle à la place d’un passe-partout et le prendre.</translation>
    </message>
    <message>
        <source>Throwing back the discard</source>
        <translation>Rejeter la carte prise</translation>
    </message>
    <message>
        <source>The card taken from the discard pile may be thrown in the same turn.</source>
        <translation>La carte prise à la défausse peut être écartée dans le même tour.</translation>
    </message>
    <message>
        <source>Sets of one rank</source>
        <translation>Même rang deux fois</translation>
    </message>
    <message>
        <source>Two sets of one contract may be of the same rank.</source>
        <translation>Deux brelans ou carrés d’un contrat peuvent être du même rang.</translation>
    </message>
    <message>
        <source>Sequences that follow on</source>
        <translation>Séquences contiguës</translation>
    </message>
    <message>
        <source>Two sequences of one contract may follow on each other in one suit.</source>
        <translation>Deux séquences d’un contrat peuvent se suivre dans une couleur.</translation>
    </message>
    <message>
        <source>Laying off in the opening turn</source>
        <translation>Ajouter en ouvrant</translation>
    </message>
    <message>
        <source>Where cards may be added in the turn in which one opens.</source>
        <translation>Où l’on peut ajouter des cartes dans le tour où l’on ouvre.</translation>
    </message>
    <message>
        <source>Sequences after the opening</source>
        <translation>Séquences après l’ouverture</translation>
    </message>
    <message>
        <source>How long a new sequence laid after the contract may be.</source>
        <translation>Longueur d’une séquence nouvelle étalée après le contrat.</translation>
    </message>
    <message>
        <source>Adding to one’s own</source>
        <translation>Ajouter aux siennes</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>Talon épuisé</translation>
    </message>
    <message>
        <source>What happens when the last card of the stock (talon) has been drawn.</source>
        <translation>Ce qui arrive quand la dernière carte du talon est pigée.</translation>
    </message>
    <message>
        <source>Points that decide</source>
        <translation>Points qui départagent</translation>
    </message>
    <message>
        <source>Several have fulfilled the last contract and somebody else went out: whose points are counted.</source>
        <translation>Plusieurs ont rempli le dernier contrat et un autre a fini&#xa0;: les points qui comptent.</translation>
    </message>
    <message>
        <source>Equal points at the end</source>
        <translation>Égalité à la fin</translation>
    </message>
    <message>
        <source>Who wins if these points are equal.</source>
        <translation>Qui gagne si ces points sont égaux.</translation>
    </message>
    <message>
        <source>Jokers a pack</source>
        <translation>Fous par jeu</translation>
    </message>
    <message>
        <source>How many jokers (fous), wild like the Twos, each pack of L’École has.</source>
        <translation>Combien de fous, passe-partout comme les deux, a chaque jeu de l’École.</translation>
    </message>
    <message>
        <source>Wilds in sequences</source>
        <translation>Passe-partout des séquences</translation>
    </message>
    <message>
        <source>Where any number of wilds is allowed, never two side by side; elsewhere there is one.</source>
        <translation>Où leur nombre est libre, jamais deux côte à côte&#xa0;; ailleurs, un seul.</translation>
    </message>
    <message>
        <source>Limit of turns</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>A deal ends after this many turns, and everybody counts the cards left.</source>
        <translation>La donne finit après ce nombre de tours, et chacun compte ses cartes.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Trio as the rulebook has it: seven contracts.</source>
        <translation>Le Trio selon la règle&#xa0;: sept contrats.</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Strict</translation>
    </message>
    <message>
        <source>Sets of different suits and ranks, and nothing added in the opening turn.</source>
        <translation>Couleurs et rangs différents, et rien d’ajouté dans le tour d’ouverture.</translation>
    </message>
    <message>
        <source>Generous</source>
        <translation>Généreux</translation>
    </message>
    <message>
        <source>Wilds may be exchanged, and cards added at once, to any combination.</source>
        <translation>Les passe-partout s’échangent, et l’on ajoute aussitôt, partout.</translation>
    </message>
    <message>
        <source>Ten school years, with jokers and up to seven pupils.</source>
        <translation>Dix années d’école, avec des fous et jusqu’à sept élèves.</translation>
    </message>
    <message>
        <source>L’École, severe</source>
        <translation>L’École, sévère</translation>
    </message>
    <message>
        <source>L’École with one wild in each of its short sequences.</source>
        <translation>L’École avec un seul passe-partout dans les séquences courtes.</translation>
    </message>
    <message>
        <source>Trio has room for {most} players; seven play L’École.</source>
        <translation>On joue au Trio à {most} au plus&#xa0;; à sept, on joue à l’École.</translation>
    </message>
    <message>
        <source>At L’École a deal needs at least {least} turns, or its last years can never be passed.</source>
        <translation>À l’École, une donne a besoin d’au moins {least} tours, sinon les dernières années sont hors d’atteinte.</translation>
    </message>
    <message>
        <source>Cards may be added to one’s own combinations too. The old text names only those of others; the rulebook allows both, as other rummies do.</source>
        <translation>On peut aussi ajouter des cartes à ses propres combinaisons. Le texte ancien ne parle que de celles des autres&#xa0;; la règle permet les deux, comme les autres ramis.</translation>
    </message>
</context>
<context>
    <name>Triomphe</name>
    <message>
        <source>Triomphe</source>
        <translation>Triomphe</translation>
    </message>
    <message>
        <source>Five cards, one trump suit: follow, beat, ruff. Three tricks make a point.</source>
        <translation>Cinq cartes, un atout&#xa0;: fournir, monter, couper. Trois plis font un point.</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {points} of {target}</source>
        <translation>{name}&#xa0;: {points} sur {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the kitty.</source>
        <translation>
            <numerusform>%n jeton dans la cagnotte.</numerusform>
            <numerusform>%n jetons dans la cagnotte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The red pack is in play.</source>
        <translation>On joue avec le jeu rouge.</translation>
    </message>
    <message>
        <source>The blue pack is in play.</source>
        <translation>On joue avec le jeu bleu.</translation>
    </message>
    <message>
        <source>trumps: {suit}</source>
        <translation>atout {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>L’atout est {suit}.</translation>
    </message>
    <message>
        <source>first team</source>
        <translation>première équipe</translation>
    </message>
    <message>
        <source>second team</source>
        <translation>seconde équipe</translation>
    </message>
    <message>
        <source>gave it up</source>
        <translation>donne le jeu</translation>
    </message>
    <message>
        <source>plunders</source>
        <translation>pille</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous distribuez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} distribue.</translation>
    </message>
    <message>
        <source>Everybody draws a card: the strongest names the first dealer.</source>
        <translation>Chacun tire une carte&#xa0;: la plus forte désigne le premier donneur.</translation>
    </message>
    <message>
        <source>Do you play this deal?</source>
        <translation>Jouez-vous cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>You give the deal up</source>
        <translation>Vous donnez le jeu</translation>
    </message>
    <message>
        <source>{name} gives the deal up</source>
        <translation>{name} donne le jeu</translation>
    </message>
    <message>
        <source>You must take all five tricks.</source>
        <translation>Il vous faut les cinq plis.</translation>
    </message>
    <message>
        <source>{name} must take all five tricks.</source>
        <translation>Il faut les cinq plis à {name}.</translation>
    </message>
    <message>
        <source>Your side must take all five tricks.</source>
        <translation>Il faut les cinq plis à votre camp.</translation>
    </message>
    <message>
        <source>them</source>
        <translation>eux</translation>
    </message>
    <message>
        <source>No card lies open on the table.</source>
        <translation>Aucune carte n’est visible sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win the partie.</source>
        <translation>
            <numerusform>%n point gagne la partie.</numerusform>
            <numerusform>%n points gagnent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody draws a card: the strongest deals first.</source>
        <translation>Chacun tire une carte&#xa0;: la plus forte distribue.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Qui distribue en premier&#xa0;?</translation>
    </message>
    <message>
        <source>The ace plunders: {card}</source>
        <translation>L’as pille&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Give up a card of your hand for it.</source>
        <translation>Donnez une carte de votre main en échange.</translation>
    </message>
    <message>
        <source>Giving it up costs one point.</source>
        <translation>Donner le jeu coûte un point.</translation>
    </message>
    <message>
        <source>Take a point, or go for all five tricks.</source>
        <translation>Un point tout de suite, ou les cinq plis&#xa0;?</translation>
    </message>
    <message>
        <source>Your card is the strongest: name the dealer.</source>
        <translation>Votre carte est la plus forte&#xa0;: désignez le donneur.</translation>
    </message>
    <message>
        <source>Give up a card of your hand for it, or leave it.</source>
        <translation>Donnez une carte de votre main en échange, ou laissez-la.</translation>
    </message>
    <message>
        <source>lead any card</source>
        <translation>entamez de la carte de votre choix</translation>
    </message>
    <message>
        <source>{name} names {dealer}: {dealer} deals.</source>
        <translation>{name} désigne {dealer}&#xa0;: {dealer} distribue.</translation>
    </message>
    <message>
        <source>{name} takes {card}.</source>
        <translation>{name} prend&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} donne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Accept: a point</source>
        <translation>Accepter&#xa0;: un point</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser cette carte</translation>
    </message>
    <message>
        <source>Three, then two</source>
        <translation>Trois, puis deux</translation>
    </message>
    <message>
        <source>Two, then three</source>
        <translation>Deux, puis trois</translation>
    </message>
    <message>
        <source>Donner le jeu: offer the deal to the others for one point. If they refuse they need all five tricks, else your side marks two points. Once a deal.</source>
        <translation>Donner le jeu&#xa0;: offrir la donne à l’adversaire pour un point. S’il refuse, il lui faut les cinq plis, sinon votre camp marque deux points. Une fois par donne.</translation>
    </message>
    <message>
        <source>Do not give the deal up.</source>
        <translation>Ne pas donner le jeu.</translation>
    </message>
    <message>
        <source>Mark one point; no card is played.</source>
        <translation>Marquer un point&#xa0;; aucune carte n’est jouée.</translation>
    </message>
    <message>
        <source>Go for the vole: all five tricks are two points for you; one less, and the others get two.</source>
        <translation>Tenter la vole&#xa0;: les cinq plis vous valent deux points&#xa0;; un de moins, et l’adversaire en marque deux.</translation>
    </message>
    <message>
        <source>The plunder ends here; the card stays on the table.</source>
        <translation>Le pillage s’arrête là&#xa0;; la carte reste sur la table.</translation>
    </message>
    <message>
        <source>Everybody gets five cards in two rounds.</source>
        <translation>Chacun reçoit cinq cartes, en deux tours.</translation>
    </message>
    <message>
        <source>Everybody draws a card: red plays against black.</source>
        <translation>Chacun tire une carte&#xa0;: les rouges jouent contre les noirs.</translation>
    </message>
    <message>
        <source>Who plays with whom?</source>
        <translation>Qui joue avec qui&#xa0;?</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>You deal: in which packets?</source>
        <translation>Vous distribuez&#xa0;: par paquets de combien&#xa0;?</translation>
    </message>
    <message>
        <source>Equal cards: you and the others draw again.</source>
        <translation>Cartes égales&#xa0;: vous tirez de nouveau, avec les autres ex æquo.</translation>
    </message>
    <message>
        <source>Equal cards: {name} draw again.</source>
        <translation>Cartes égales&#xa0;: {name} tirent de nouveau.</translation>
    </message>
    <message>
        <source>{name} has the strongest card and names the first dealer.</source>
        <translation>{name} a la carte la plus forte et désigne le premier donneur.</translation>
    </message>
    <message>
        <source>{name} accepts or refuses.</source>
        <translation>{name} accepte ou refuse.</translation>
    </message>
    <message>
        <source>{name} is about to lay a card.</source>
        <translation>{name} va jouer.</translation>
    </message>
    <message>
        <source>Your turn: {what}.</source>
        <translation>À vous&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>At this strict table anything else is a fault.</source>
        <translation>Table stricte&#xa0;: toute autre carte est une faute.</translation>
    </message>
    <message>
        <source>You name {dealer}: {dealer} deals.</source>
        <translation>Vous désignez {dealer}&#xa0;: {dealer} distribue.</translation>
    </message>
    <message>
        <source>{name} names you: you deal.</source>
        <translation>{name} vous désigne&#xa0;: vous distribuez.</translation>
    </message>
    <message>
        <source>You take {card}.</source>
        <translation>Vous prenez&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You give up {card}.</source>
        <translation>Vous donnez&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You are winning it.</source>
        <translation>Vous en êtes maître.</translation>
    </message>
    <message>
        <source>{name} is winning it.</source>
        <translation>{name} en est maître.</translation>
    </message>
    <message>
        <source>No card has been laid to this trick.</source>
        <translation>Aucune carte n’est encore jouée dans ce pli.</translation>
    </message>
    <message>
        <source>{name}: {points}, {tricks}.</source>
        <translation>{name}&#xa0;: {points}, {tricks}.</translation>
    </message>
    <message>
        <source>{name} may plunder the stock.</source>
        <translation>{name} peut piller le talon.</translation>
    </message>
    <message>
        <source>{name} decides: play, or give the deal up.</source>
        <translation>{name} décide&#xa0;: jouer, ou donner le jeu.</translation>
    </message>
    <message>
        <source>follow {suit}, beat the {card}</source>
        <translation>fournissez à {suit}, plus fort que {card:3}</translation>
    </message>
    <message>
        <source>follow {suit}</source>
        <translation>fournissez à {suit}</translation>
    </message>
    <message>
        <source>no {suit}, so ruff with {trump}</source>
        <translation>pas de {suit}, donc coupez à {trump}</translation>
    </message>
    <message>
        <source>overruff the {card} of {trump}</source>
        <translation>surcoupez, plus fort que {card:3} de {trump}</translation>
    </message>
    <message>
        <source>play a lower trump ({trump}): you cannot overruff</source>
        <translation>pissez d’un petit atout ({trump}), faute de pouvoir surcouper</translation>
    </message>
    <message>
        <source>neither {suit} nor trumps: discard any card</source>
        <translation>ni {suit} ni atout&#xa0;: défaussez la carte de votre choix</translation>
    </message>
    <message>
        <source>Give up: a point for {name}</source>
        <translation>Donner le jeu&#xa0;: un point pour {name}</translation>
    </message>
    <message>
        <source>Refuse: all five tricks, or two points for {name}</source>
        <translation>Refuser&#xa0;: les cinq plis, sinon deux points pour {name}</translation>
    </message>
    <message>
        <source>On offer: {card}.</source>
        <translation>À prendre&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Le pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name}.</source>
        <translation>Pli {number}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Lays the best card if it may win, else the worst; never gives a deal up, and refuses no offer.</source>
        <translation>Joue sa meilleure carte si elle peut gagner, sinon la plus mauvaise&#xa0;; ne donne jamais le jeu et accepte toujours.</translation>
    </message>
    <message>
        <source>Counts what can still beat each card, gives poor deals up, and wins tricks as cheaply as possible.</source>
        <translation>Compte ce qui peut encore battre chaque carte, donne les mauvais jeux et gagne les plis à moindres frais.</translation>
    </message>
    <message>
        <source>Imagines some hands that the others may still hold, and plays them all out in its head.</source>
        <translation>Imagine quelques mains que les autres peuvent encore tenir, et les joue toutes de tête.</translation>
    </message>
    <message>
        <source>Imagines many hands, believes those that fit what the others did, and plays them all out in its head.</source>
        <translation>Imagine beaucoup de mains, croit celles qui s’accordent avec ce que les autres ont fait, et les joue toutes de tête.</translation>
    </message>
    <message>
        <source>The vole! All five tricks are yours.</source>
        <translation>La vole&#xa0;! Les cinq plis sont à vous.</translation>
    </message>
    <message>
        <source>The vole! All five tricks for {name}.</source>
        <translation>La vole&#xa0;! Les cinq plis à {name}.</translation>
    </message>
    <message>
        <source>The vole! All five tricks for your side.</source>
        <translation>La vole&#xa0;! Les cinq plis à votre camp.</translation>
    </message>
    <message>
        <source>The vole is missed: two points for the offer.</source>
        <translation>Vole manquée&#xa0;: deux points pour qui offrait le jeu.</translation>
    </message>
    <message>
        <source>A fault!</source>
        <translation>Faute&#xa0;!</translation>
    </message>
    <message>
        <source>your trick</source>
        <translation>le pli est à vous</translation>
    </message>
    <message>
        <source>{name}’s trick</source>
        <translation>{name} fait le pli</translation>
    </message>
    <message>
        <source>You mark two points.</source>
        <translation>Vous marquez deux points.</translation>
    </message>
    <message>
        <source>{name} marks two points.</source>
        <translation>{name} marque deux points.</translation>
    </message>
    <message>
        <source>Your side marks two points.</source>
        <translation>Votre camp marque deux points.</translation>
    </message>
    <message>
        <source>{name} mark two points.</source>
        <translation>{name} marquent deux points.</translation>
    </message>
    <message>
        <source>Nobody marks</source>
        <translation>Personne ne marque</translation>
    </message>
    <message>
        <source>{reason}: {whose}.</source>
        <translation>{reason}&#xa0;: {whose}.</translation>
    </message>
    <message>
        <source>All five tricks, the vole: two points.</source>
        <translation>Les cinq plis, la vole&#xa0;: deux points.</translation>
    </message>
    <message>
        <source>The deal was given up: one point.</source>
        <translation>Le jeu a été donné&#xa0;: un point.</translation>
    </message>
    <message>
        <source>The offer was refused and the vole made: two points.</source>
        <translation>Offre refusée et vole réussie&#xa0;: deux points.</translation>
    </message>
    <message>
        <source>The offer was refused, but the vole was missed: two points.</source>
        <translation>Offre refusée, mais vole manquée&#xa0;: deux points.</translation>
    </message>
    <message>
        <source>A fault: it costs a point.</source>
        <translation>Une faute&#xa0;: elle coûte un point.</translation>
    </message>
    <message>
        <source>A fault: the deal is lost, one point for the other side.</source>
        <translation>Une faute&#xa0;: la donne est perdue, un point pour l’adversaire.</translation>
    </message>
    <message>
        <source>Nobody has enough tricks: no point.</source>
        <translation>Personne n’a assez de plis&#xa0;: pas de point.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), and the first to get them: one point.</source>
        <translation>
            <numerusform>%n pli, fait avant les autres&#xa0;: un point.</numerusform>
            <numerusform>%n plis, faits avant les autres&#xa0;: un point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of five: one point.</source>
        <translation>
            <numerusform>%n pli sur cinq&#xa0;: un point.</numerusform>
            <numerusform>%n plis sur cinq&#xa0;: un point.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} {who}</source>
        <translation>{reason} {who}</translation>
    </message>
    <message>
        <source>You lose a point.</source>
        <translation>Vous perdez un point.</translation>
    </message>
    <message>
        <source>{name} loses a point.</source>
        <translation>{name} perd un point.</translation>
    </message>
    <message>
        <source>Your side loses a point.</source>
        <translation>Votre camp perd un point.</translation>
    </message>
    <message>
        <source>{name} lose a point.</source>
        <translation>{name} perdent un point.</translation>
    </message>
    <message>
        <source>You mark a point.</source>
        <translation>Vous marquez un point.</translation>
    </message>
    <message>
        <source>{name} marks a point.</source>
        <translation>{name} marque un point.</translation>
    </message>
    <message>
        <source>Your side marks a point.</source>
        <translation>Votre camp marque un point.</translation>
    </message>
    <message>
        <source>{name} mark a point.</source>
        <translation>{name} marquent un point.</translation>
    </message>
    <message>
        <source>You name the next dealer.</source>
        <translation>Vous désignez le prochain donneur.</translation>
    </message>
    <message>
        <source>{name} names the next dealer.</source>
        <translation>{name} désigne le prochain donneur.</translation>
    </message>
    <message>
        <source>You lose a point</source>
        <translation>Vous perdez un point</translation>
    </message>
    <message>
        <source>{name} loses a point</source>
        <translation>{name} perd un point</translation>
    </message>
    <message>
        <source>Your side loses a point</source>
        <translation>Votre camp perd un point</translation>
    </message>
    <message>
        <source>{name} lose a point</source>
        <translation>{name} perdent un point</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>vole</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>jeu donné</translation>
    </message>
    <message>
        <source>refused, vole made</source>
        <translation>refus, vole réussie</translation>
    </message>
    <message>
        <source>refused, vole missed</source>
        <translation>refus, vole manquée</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to {less}.</source>
        <translation>
            <numerusform>%n point à {less}.</numerusform>
            <numerusform>%n points à {less}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{scores}.</source>
        <translation>{scores}.</translation>
    </message>
    <message>
        <source>{card} beats {other}</source>
        <translation>{card} bat {other}</translation>
    </message>
    <message>
        <source>{card} ruffs</source>
        <translation>{card} coupe</translation>
    </message>
    <message>
        <source>Nobody can answer {card}</source>
        <translation>Rien contre {card}</translation>
    </message>
    <message>
        <source>Parties: {parties}.</source>
        <translation>Parties&#xa0;: {parties}.</translation>
    </message>
    <message>
        <source>I give the deal up.</source>
        <translation>Je donne le jeu.</translation>
    </message>
    <message>
        <source>I play.</source>
        <translation>Je joue.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>J’accepte.</translation>
    </message>
    <message>
        <source>I refuse: all five for me!</source>
        <translation>Je refuse&#xa0;: la vole&#xa0;!</translation>
    </message>
    <message>
        <source>I leave it.</source>
        <translation>Je laisse.</translation>
    </message>
    <message>
        <source>Three, then two.</source>
        <translation>Trois, puis deux.</translation>
    </message>
    <message>
        <source>Two, then three.</source>
        <translation>Deux, puis trois.</translation>
    </message>
    <message>
        <source>You shall deal.</source>
        <translation>À vous de distribuer.</translation>
    </message>
    <message>
        <source>You can play higher, so you must (surmonter).</source>
        <translation>Vous pouvez monter, donc vous devez monter.</translation>
    </message>
    <message>
        <source>You have offered this deal already: there is one offer a deal.</source>
        <translation>Vous avez déjà donné le jeu&#xa0;: une seule offre par donne.</translation>
    </message>
    <message>
        <source>Your card is the strongest.</source>
        <translation>Votre carte est la plus forte.</translation>
    </message>
    <message>
        <source>{name} has the strongest card.</source>
        <translation>{name} a la carte la plus forte.</translation>
    </message>
    <message>
        <source>Equal: they draw again.</source>
        <translation>Égalité&#xa0;: on tire de nouveau.</translation>
    </message>
    <message>
        <source>You can beat {name}’s card, so you must (surmonter).</source>
        <translation>Vous pouvez battre la carte de {name}, donc vous devez monter.</translation>
    </message>
    <message>
        <source>{name} has offered this deal already: there is one offer a deal.</source>
        <translation>{name} a déjà donné le jeu&#xa0;: une seule offre par donne.</translation>
    </message>
    <message>
        <source>The next dealer comes from another side: {names}.</source>
        <translation>Le prochain donneur est d’un autre camp&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>At this table whoever may plunder must take every trump that is turned.</source>
        <translation>À cette table, qui peut piller doit prendre chaque atout retourné.</translation>
    </message>
    <message>
        <source>The ace of trumps, by which you plunder, stays in your hand: give up another card.</source>
        <translation>L’as d’atout, grâce auquel vous pillez, reste en main&#xa0;: donnez une autre carte.</translation>
    </message>
    <message>
        <source>At this table a deal is not given up between two cards.</source>
        <translation>À cette table, on ne donne pas le jeu en cours de donne.</translation>
    </message>
    <message>
        <source>A side has three tricks: it is too late to give the deal up.</source>
        <translation>Un camp a trois plis&#xa0;: il est trop tard pour donner le jeu.</translation>
    </message>
    <message>
        <source>The others have a trick already: the vole is impossible, so the offer must be accepted.</source>
        <translation>L’adversaire a déjà un pli&#xa0;: la vole est impossible, il faut accepter l’offre.</translation>
    </message>
    <message>
        <source>Everybody who draws must get one card.</source>
        <translation>Chacun de ceux qui tirent doit recevoir une carte.</translation>
    </message>
    <message>
        <source>Those cards cannot be drawn from the pack.</source>
        <translation>Ces cartes ne peuvent pas être tirées du paquet.</translation>
    </message>
    <message>
        <source>A fault (renonce): you could follow suit.</source>
        <translation>Faute (renonce)&#xa0;: vous pouviez fournir.</translation>
    </message>
    <message>
        <source>A fault (renonce): {name} could follow suit.</source>
        <translation>Faute (renonce)&#xa0;: {name} pouvait fournir.</translation>
    </message>
    <message>
        <source>A fault: you could play a trump.</source>
        <translation>Faute&#xa0;: vous pouviez couper.</translation>
    </message>
    <message>
        <source>A fault: {name} could play a trump.</source>
        <translation>Faute&#xa0;: {name} pouvait couper.</translation>
    </message>
    <message>
        <source>A fault: you could play higher.</source>
        <translation>Faute&#xa0;: vous pouviez monter.</translation>
    </message>
    <message>
        <source>A fault: {name} could play higher.</source>
        <translation>Faute&#xa0;: {name} pouvait monter.</translation>
    </message>
    <message>
        <source>Red: {red}. Black: {black}.</source>
        <translation>Rouges&#xa0;: {red}. Noirs&#xa0;: {black}.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right leads to the first trick.</source>
        <translation>Le joueur à la droite du donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The turn-up</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <source>The card on the stock</source>
        <translation>La carte sur le talon</translation>
    </message>
    <message>
        <source>The cards given up</source>
        <translation>Les cartes données</translation>
    </message>
    <message>
        <source>The cards drawn</source>
        <translation>Les cartes tirées</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Turn-up: {card}. Trumps are {suit}.</source>
        <translation>Retourne&#xa0;: {card}. Atout {suit}.</translation>
    </message>
    <message>
        <source>The next card: {card}</source>
        <translation>Carte suivante&#xa0;: {card}</translation>
    </message>
    <message>
        <source>You hold {suit}: you must follow suit (fournir).</source>
        <translation>Vous avez du {suit}&#xa0;: il faut fournir.</translation>
    </message>
    <message>
        <source>You cannot follow, so you must play a trump (couper): {suit}.</source>
        <translation>Vous ne pouvez pas fournir&#xa0;: il faut couper à {suit}.</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Plunder, and give {card} for it</source>
        <translation>Piller, et donner {card} en échange</translation>
    </message>
    <message>
        <source>{card}, the turn-up</source>
        <translation>{card}, la retourne</translation>
    </message>
    <message>
        <source>{card}, turned from the stock</source>
        <translation>{card}, retournée du talon</translation>
    </message>
    <message>
        <source>{card}, given up</source>
        <translation>{card}, donnée en échange</translation>
    </message>
    <message>
        <source>{card}, drawn</source>
        <translation>{card}, tirée</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Partie {number} of {all}</source>
        <translation>Partie {number} sur {all}</translation>
    </message>
    <message>
        <source>trick {number} of 5</source>
        <translation>pli {number} sur 5</translation>
    </message>
    <message>
        <source>Whoever holds the ace of trumps may plunder the stock.</source>
        <translation>Qui tient l’as d’atout peut piller le talon.</translation>
    </message>
    <message numerus="yes">
        <source>The next partie is for %n chip(s) each, unless you agree on another stake.</source>
        <translation>
            <numerusform>La prochaine partie se joue pour %n jeton chacun, sauf si vous convenez d’un autre enjeu.</numerusform>
            <numerusform>La prochaine partie se joue pour %n jetons chacun, sauf si vous convenez d’un autre enjeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another stake!</source>
        <translation>Un autre enjeu&#xa0;!</translation>
    </message>
    <message>
        <source>The stake is fixed: another one is agreed only between two parties of a match.</source>
        <translation>L’enjeu est fixé&#xa0;: on n’en change qu’entre deux parties d’un match.</translation>
    </message>
    <message>
        <source>That is the stake already.</source>
        <translation>C’est déjà l’enjeu.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) can be staked.</source>
        <translation>
            <numerusform>On peut miser au plus %n jeton.</numerusform>
            <numerusform>On peut miser au plus %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next partie is for %n chip(s) each.</source>
        <translation>
            <numerusform>La prochaine partie se joue pour %n jeton chacun.</numerusform>
            <numerusform>La prochaine partie se joue pour %n jetons chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next partie for %n chip(s)</source>
        <translation>
            <numerusform>Prochaine partie pour %n jeton</numerusform>
            <numerusform>Prochaine partie pour %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Enjeu: everybody stakes this many chips in each of the parties to come.</source>
        <translation>Enjeu&#xa0;: chacun mise autant de jetons dans chacune des parties à venir.</translation>
    </message>
</context>
<context>
    <name>Triomphe guide</name>
    <message>
        <source>These are your five cards. Mind the order: King, Queen and Jack are the highest, then comes the Ace, then Ten to Seven. The strip under your name shows it.</source>
        <translation>Voici vos cinq cartes. Attention à l’ordre&#xa0;: roi, dame et valet d’abord, puis l’as, puis du dix au sept. La réglette sous votre nom le rappelle.</translation>
    </message>
    <message>
        <source>These are your five cards. In L’As qui pille the Ace is the highest, then King, Queen, Jack, Ten to Seven. The strip under your name shows it.</source>
        <translation>Voici vos cinq cartes. À L’As qui pille, l’as est le plus fort, puis roi, dame, valet, et du dix au sept. La réglette sous votre nom le rappelle.</translation>
    </message>
    <message>
        <source>This card was turned up after the deal. Its suit is trumps: each of them beats every card of other suits.</source>
        <translation>Cette carte a été retournée après la distribution. Sa couleur est l’atout&#xa0;: tout atout bat toute carte d’une autre couleur.</translation>
    </message>
    <message>
        <source>Your partner’s cards lie open to you, as yours to your partner. Your tricks are added up.</source>
        <translation>Vous voyez les cartes de votre partenaire, et lui les vôtres. Vos plis s’additionnent.</translation>
    </message>
    <message>
        <source>You hold the ace of trumps, so you may plunder: pull a card of your hand onto the card that is offered, and you have exchanged them. Or leave it.</source>
        <translation>L’as d’atout vous permet de piller&#xa0;: tirez une carte de votre main sur la carte offerte, et l’échange est fait. Ou laissez-la.</translation>
    </message>
    <message>
        <source>With a poor hand you can give the deal up: that costs one point, and no card is played. With a fair hand, play.</source>
        <translation>Avec un mauvais jeu, vous pouvez le donner&#xa0;: cela coûte un point, et l’on ne joue pas. Avec un jeu correct, jouez.</translation>
    </message>
    <message>
        <source>This line says what you have to do: follow suit and play higher if you can; without the suit, play a trump. Cards that are not allowed are veiled.</source>
        <translation>Cette ligne dit ce qu’il faut faire&#xa0;: fournir, et monter si vous le pouvez&#xa0;; sans la couleur, couper. Les cartes interdites sont voilées.</translation>
    </message>
    <message>
        <source>The card that is winning glows. Three tricks of the five make a point, all five make two; five points win.</source>
        <translation>La carte maîtresse brille. Trois plis sur cinq font un point, les cinq en font deux&#xa0;; cinq points gagnent la partie.</translation>
    </message>
    <message>
        <source>The deal is over: here is who marks, and why. Journal, score and rules are beside the table.</source>
        <translation>La donne est finie&#xa0;: voici qui marque, et pourquoi. Journal, score et règles sont à côté de la table.</translation>
    </message>
    <message>
        <source>First each side draws a card from the pack: the higher one says who deals. Then everybody gets five cards, and the five tricks are played.</source>
        <translation>D’abord chaque camp tire une carte du paquet&#xa0;: la plus haute désigne le donneur. Puis chacun reçoit cinq cartes, et on joue cinq plis.</translation>
    </message>
</context>
<context>
    <name>Triomphe keys</name>
    <message>
        <source>G</source>
        <translation>D</translation>
    </message>
    <message>
        <source>P</source>
        <translation>J</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>H</source>
        <translation>T</translation>
    </message>
    <message>
        <source>W</source>
        <translation>X</translation>
    </message>
</context>
<context>
    <name>Triomphe lesson</name>
    <message>
        <source>Triomphe in two deals. Everybody gets five cards and there are five tricks. Three of them bring a point, all five, the vole, bring two. Five points win the partie.</source>
        <translation>La triomphe en deux donnes. Chacun reçoit cinq cartes, et il y a cinq plis. Trois plis font un point&#xa0;; les cinq, la vole, en font deux. Cinq points gagnent la partie.</translation>
    </message>
    <message>
        <source>This card was turned up: hearts are trumps. In each suit King, Queen and Jack are the highest, then the Ace, then Ten to Seven.</source>
        <translation>Cette carte a été retournée&#xa0;: l’atout est cœur. Dans chaque couleur, roi, dame et valet sont les plus forts, puis l’as, puis du dix au sept.</translation>
    </message>
    <message>
        <source>You may give a poor hand up for one point. Yours has the King of trumps and two high cards: play.</source>
        <translation>Un mauvais jeu, on peut le donner pour un point. Le vôtre a le roi d’atout et deux fortes cartes&#xa0;: jouez.</translation>
    </message>
    <message>
        <source>Giving up hands Hugo a point, and your hand is too good for that.</source>
        <translation>Donner le jeu offre un point à Hugo, et votre main est trop bonne pour cela.</translation>
    </message>
    <message>
        <source>You lead. The King of spades is the highest of its suit, and Hugo has to follow suit: play it.</source>
        <translation>À vous d’entamer. Le roi de pique est le plus fort de sa couleur, et Hugo doit fournir&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>That card gives the trick away or spends a trump. The King of spades wins now, while Hugo follows.</source>
        <translation>Cette carte donne le pli ou dépense un atout. Le roi de pique gagne maintenant, tant que Hugo fournit.</translation>
    </message>
    <message>
        <source>One trick. Now see what beating means: lead the Queen of diamonds.</source>
        <translation>Un pli. Voyez maintenant ce que veut dire monter&#xa0;: jouez la dame de carreau.</translation>
    </message>
    <message>
        <source>Keep your trumps and the Jack: they are worth more later. The Queen of diamonds goes now.</source>
        <translation>Gardez vos atouts et le valet&#xa0;: ils vaudront plus tard davantage. C’est le tour de la dame de carreau.</translation>
    </message>
    <message>
        <source>Hugo leads clubs, and you have none: then you must ruff, that is, play a trump. The small one is enough.</source>
        <translation>Hugo joue trèfle, et vous n’en avez pas&#xa0;: vous devez couper, c’est-à-dire jouer un atout. Le petit suffit.</translation>
    </message>
    <message>
        <source>The King would win as well, but it is the highest trump. Keep it: the Nine does the same here.</source>
        <translation>Le roi gagnerait aussi, mais c’est le plus fort atout. Gardez-le&#xa0;: le neuf fait ici le même travail.</translation>
    </message>
    <message>
        <source>Any trump beats every card of another suit. Now lead the King of trumps: it takes Hugo’s last trump.</source>
        <translation>Tout atout bat toute carte d’une autre couleur. Jouez maintenant le roi d’atout&#xa0;: il prend le dernier atout de Hugo.</translation>
    </message>
    <message>
        <source>Three tricks: the point is yours. Play your last card.</source>
        <translation>Trois plis&#xa0;: le point est à vous. Jouez votre dernière carte.</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>C’est votre dernière carte.</translation>
    </message>
    <message>
        <source>Four tricks are worth no more than three: one point. Only all five are worth more, as you see next.</source>
        <translation>Quatre plis ne valent pas plus que trois&#xa0;: un point. Seuls les cinq valent davantage, comme vous allez voir.</translation>
    </message>
    <message>
        <source>Spades are trumps. Two trumps and three high cards: with this hand you can make all five tricks.</source>
        <translation>L’atout est pique. Deux atouts et trois fortes cartes&#xa0;: avec cette main, on peut faire les cinq plis.</translation>
    </message>
    <message>
        <source>Giving up would cost a point, and this hand may bring two.</source>
        <translation>Donner le jeu coûterait un point, et cette main peut en rapporter deux.</translation>
    </message>
    <message>
        <source>Hugo leads a heart. You have none, so you must ruff: with the Nine.</source>
        <translation>Hugo joue cœur. Vous n’en avez pas, vous devez donc couper&#xa0;: avec le neuf.</translation>
    </message>
    <message>
        <source>With the King gone, Hugo’s Queen would be the highest trump, and the vole would be lost.</source>
        <translation>Le roi parti, la dame de Hugo serait le plus fort atout, et la vole serait perdue.</translation>
    </message>
    <message>
        <source>No trump is left against you. The King of diamonds cannot be beaten now.</source>
        <translation>Il n’y a plus d’atout contre vous. Rien ne bat maintenant le roi de carreau.</translation>
    </message>
    <message>
        <source>That wins as well, but let the single King go first: keep your clubs together for the end.</source>
        <translation>Cela gagne aussi, mais jouez d’abord le roi seul&#xa0;: gardez vos trèfles ensemble pour la fin.</translation>
    </message>
    <message>
        <source>Then the King of clubs: the highest card first.</source>
        <translation>Puis le roi de trèfle&#xa0;: la plus forte d’abord.</translation>
    </message>
    <message>
        <source>The Queen wins only if nobody else has the King. You have it: play it first, to be sure.</source>
        <translation>La dame ne gagne que si personne d’autre n’a le roi. C’est vous qui l’avez&#xa0;: jouez-le d’abord, c’est plus sûr.</translation>
    </message>
    <message>
        <source>And the last card, for the fifth trick.</source>
        <translation>Et la dernière carte, pour le cinquième pli.</translation>
    </message>
    <message>
        <source>All five tricks: the vole, two points. With four or six players you play in teams, and partners see each other’s cards.</source>
        <translation>Les cinq plis&#xa0;: la vole, deux points. À quatre ou à six, on peut jouer en équipes, et les partenaires voient les cartes l’un de l’autre.</translation>
    </message>
    <message>
        <source>The Jack of spades may be beaten by the Queen. The King is safe.</source>
        <translation>La dame battrait le valet de pique. Le roi est sûr.</translation>
    </message>
    <message>
        <source>Whoever follows suit has to play higher if they can: Hugo had the King, had to play it, and takes the trick.</source>
        <translation>Qui fournit doit monter s’il le peut&#xa0;: Hugo avait le roi, il devait le jouer, et il prend le pli.</translation>
    </message>
    <message>
        <source>Hugo has no spades left and still a trump, which would ruff your Jack. First take that trump.</source>
        <translation>Hugo n’a plus de pique, mais encore un atout, qui couperait votre valet. Prenez d’abord cet atout.</translation>
    </message>
    <message>
        <source>Now draw Hugo’s trump with the King, before it can ruff one of your good cards.</source>
        <translation>Faites tomber l’atout de Hugo avec le roi, avant qu’il ne coupe une de vos bonnes cartes.</translation>
    </message>
    <message>
        <source>Hugo may have none of that suit, and would ruff with a trump. First take that trump.</source>
        <translation>Hugo n’a peut-être rien dans cette couleur, et couperait avec un atout. Prenez d’abord cet atout.</translation>
    </message>
</context>
<context>
    <name>Triomphe options</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain Triomphe</source>
        <translation>Triomphe simple</translation>
    </message>
    <message>
        <source>L’As qui pille</source>
        <translation>L’As qui pille</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Two against two</source>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>Three against three</source>
        <translation>Trois contre trois</translation>
    </message>
    <message>
        <source>Drawn: red against black</source>
        <translation>Tirage&#xa0;: rouges contre noirs</translation>
    </message>
    <message>
        <source>As the seats are</source>
        <translation>Par accord&#xa0;: selon les places</translation>
    </message>
    <message>
        <source>Named by the strongest card</source>
        <translation>Désigné par la carte la plus forte</translation>
    </message>
    <message>
        <source>The strongest card</source>
        <translation>La carte la plus forte</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>Three, then two</source>
        <translation>Trois, puis deux</translation>
    </message>
    <message>
        <source>Two, then three</source>
        <translation>Deux, puis trois</translation>
    </message>
    <message>
        <source>As the dealer likes</source>
        <translation>Au choix du donneur</translation>
    </message>
    <message>
        <source>Named by the dealer</source>
        <translation>Désigné par le donneur</translation>
    </message>
    <message>
        <source>The next of another side</source>
        <translation>Le suivant d’un autre camp</translation>
    </message>
    <message>
        <source>Named by the last trick</source>
        <translation>Désigné par le dernier pli</translation>
    </message>
    <message>
        <source>The card that wins the trick</source>
        <translation>La carte maîtresse du pli</translation>
    </message>
    <message>
        <source>The highest of the suit led</source>
        <translation>La plus forte de la couleur demandée</translation>
    </message>
    <message>
        <source>The card laid last</source>
        <translation>La dernière carte jouée</translation>
    </message>
    <message>
        <source>The most tricks</source>
        <translation>Le plus de plis</translation>
    </message>
    <message>
        <source>Three tricks or nothing</source>
        <translation>Trois plis ou rien</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Avant la première carte</translation>
    </message>
    <message>
        <source>At any turn of one’s own</source>
        <translation>À chacun de ses tours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>A point for the others</source>
        <translation>Un point pour l’adversaire</translation>
    </message>
    <message>
        <source>A point less</source>
        <translation>Un point en moins</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>L’As qui pille is played each alone, without teams.</source>
        <translation>L’As qui pille se joue chacun pour soi, sans équipes.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards from the stock.</source>
        <translation>La Triomphe simple, ou L’As qui pille&#xa0;: l’as est le plus fort, et qui a l’as d’atout prend des cartes du talon.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Two to six, each alone; four or six may play in two teams.</source>
        <translation>De deux à six, chacun pour soi&#xa0;; à quatre ou à six, on peut former deux équipes.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Partners sit side by side, see each other’s cards and add up their tricks.</source>
        <translation>Les partenaires sont côte à côte, voient leurs cartes et additionnent leurs plis.</translation>
    </message>
    <message>
        <source>How the teams are made</source>
        <translation>Formation des équipes</translation>
    </message>
    <message>
        <source>Everybody draws a card, red against black; or the seats are left as they are.</source>
        <translation>Chacun tire une carte, rouges contre noirs&#xa0;; ou l’on garde les places.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Everybody draws a card for it, or it is left to chance.</source>
        <translation>Chacun tire une carte, ou le sort décide.</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>How the five cards are dealt, in two rounds.</source>
        <translation>Comment les cinq cartes sont distribuées, en deux tours.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Donneur suivant</translation>
    </message>
    <message>
        <source>Who says who deals next: never somebody of the dealer’s side.</source>
        <translation>Qui désigne le prochain donneur&#xa0;; il n’est jamais du camp du donneur.</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Deux jeux de cartes</translation>
    </message>
    <message>
        <source>Two packs with backs of two colours take turns; with two sides, red for one and blue for the other.</source>
        <translation>Deux jeux à dos de couleurs différentes alternent&#xa0;; à deux camps, le rouge pour l’un, le bleu pour l’autre.</translation>
    </message>
    <message>
        <source>Which card must be beaten</source>
        <translation>Carte à battre</translation>
    </message>
    <message>
        <source>Tricks for a point</source>
        <translation>Plis pour un point</translation>
    </message>
    <message>
        <source>This many tricks of the five win the deal; all five are worth two.</source>
        <translation>Il faut ce nombre de plis sur cinq pour gagner la donne&#xa0;; les cinq valent deux points.</translation>
    </message>
    <message>
        <source>The point with three sides or more</source>
        <translation>Le point à trois camps ou plus</translation>
    </message>
    <message>
        <source>The most tricks take it, the first to get there if equal; or three are needed too.</source>
        <translation>Il va à qui a le plus de plis, au premier en cas d’égalité&#xa0;; ou il en faut trois aussi.</translation>
    </message>
    <message>
        <source>Giving a deal up</source>
        <translation>Donner le jeu</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points de la partie</translation>
    </message>
    <message>
        <source>The partie is won by the first side with this many points.</source>
        <translation>Le premier camp qui a ce nombre de points gagne la partie.</translation>
    </message>
    <message>
        <source>Stop when decided</source>
        <translation>Arrêt dès que c’est joué</translation>
    </message>
    <message>
        <source>A deal ends as soon as nothing can change its points.</source>
        <translation>Une donne s’arrête dès que plus rien ne peut changer ses points.</translation>
    </message>
    <message>
        <source>Strict table</source>
        <translation>Table stricte</translation>
    </message>
    <message>
        <source>A forbidden card can be laid; it is noticed at once and loses the deal.</source>
        <translation>On peut jouer une carte interdite&#xa0;; la faute est vue aussitôt et la donne perdue.</translation>
    </message>
    <message>
        <source>Price of a fault</source>
        <translation>Prix d’une faute</translation>
    </message>
    <message>
        <source>At a strict table, with two sides; with more a fault always costs a point.</source>
        <translation>À une table stricte, à deux camps&#xa0;; à plus de deux, une faute coûte toujours un point.</translation>
    </message>
    <message>
        <source>Parties in the match</source>
        <translation>Parties du match</translation>
    </message>
    <message>
        <source>This many parties are played; the side that wins most of them wins.</source>
        <translation>On joue ce nombre de parties&#xa0;; le camp qui en gagne le plus l’emporte.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Chips that everybody pays into the kitty for each partie; the winners share them.</source>
        <translation>Jetons que chacun met dans la cagnotte à chaque partie&#xa0;; les gagnants se les partagent.</translation>
    </message>
    <message>
        <source>Plundering is a right</source>
        <translation>Piller est un droit</translation>
    </message>
    <message>
        <source>Whoever may plunder may also stop; if not, every trump that is turned is taken.</source>
        <translation>Qui peut piller peut aussi s’arrêter&#xa0;; sinon, tout atout retourné doit être pris.</translation>
    </message>
    <message>
        <source>The turn-up is taken first</source>
        <translation>La retourne se prend d’abord</translation>
    </message>
    <message>
        <source>Whoever holds the ace begins with the turn-up; if not, with the next card.</source>
        <translation>Qui tient l’as commence par la retourne&#xa0;; sinon, par la carte suivante.</translation>
    </message>
    <message>
        <source>Given cards lie open</source>
        <translation>Cartes données visibles</translation>
    </message>
    <message>
        <source>Everybody sees the cards that are given up in a plunder.</source>
        <translation>Tout le monde voit les cartes données en échange pendant un pillage.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>As the rulebook has it, each alone, to five points.</source>
        <translation>Selon la règle, chacun pour soi, en cinq points.</translation>
    </message>
    <message>
        <source>Four players; partners sit side by side and see both hands.</source>
        <translation>À quatre&#xa0;; les partenaires sont côte à côte et voient leurs deux mains.</translation>
    </message>
    <message>
        <source>Six players in two teams, with a red pack and a blue one.</source>
        <translation>À six en deux équipes, avec un jeu rouge et un jeu bleu.</translation>
    </message>
    <message>
        <source>Faults are possible and punished, and a deal can be given up at any turn.</source>
        <translation>Les fautes sont possibles et punies, et l’on peut donner le jeu à tout moment.</translation>
    </message>
    <message>
        <source>The ace is high, and the ace of trumps plunders the stock.</source>
        <translation>L’as est le plus fort, et l’as d’atout pille le talon.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Three quick parties, for five chips each.</source>
        <translation>Trois parties rapides, pour cinq jetons chacune.</translation>
    </message>
    <message>
        <source>These teams need {players} players.</source>
        <translation>Ces équipes demandent {players} joueurs.</translation>
    </message>
    <message>
        <source>Whoever follows suit must play higher than this card if they can. “The last card played”, says the old text; the rulebook has the one that wins.</source>
        <translation>Qui fournit doit monter sur cette carte s’il le peut. «&#xa0;La dernière carte jouée&#xa0;», dit le texte ancien&#xa0;; la règle retient celle qui gagne.</translation>
    </message>
    <message>
        <source>With two sides: a point is offered for a poor hand. Refused, the others must take all five tricks. “During the game”, says the old text; the rulebook has it before the first card.</source>
        <translation>À deux camps&#xa0;: avec un mauvais jeu, on offre un point. L’adversaire qui refuse doit faire les cinq plis. «&#xa0;Pendant le jeu&#xa0;», dit le texte ancien&#xa0;; la règle le veut avant la première carte.</translation>
    </message>
</context>
<context>
    <name>Tripoli</name>
    <message>
        <source>Tripoli</source>
        <translation>Tripoli</translation>
    </message>
    <message>
        <source>Three games with one hand: pay cards, poker, and a race to be rid of one’s cards.</source>
        <translation>Trois jeux en une seule main&#xa0;: cartes payantes, poker, puis la course pour se défausser le premier.</translation>
    </message>
    <message>
        <source>You hold no pay card.</source>
        <translation>Vous ne tenez aucune carte payante.</translation>
    </message>
    <message>
        <source>Pay cards</source>
        <translation>Cartes payantes</translation>
    </message>
    <message>
        <source>Your five</source>
        <translation>Vos cinq cartes</translation>
    </message>
    <message>
        <source>Your best five</source>
        <translation>Vos cinq meilleures</translation>
    </message>
    <message>
        <source>You could not lead now.</source>
        <translation>Vous ne pourriez pas mener maintenant.</translation>
    </message>
    <message>
        <source>Lowest of each suit</source>
        <translation>Plus basse par couleur</translation>
    </message>
    <message>
        <source>Pay cards that you hold: {cards}.</source>
        <translation>Cartes payantes que vous tenez&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You could lead: {cards}.</source>
        <translation>Vous pourriez mener&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{title}: {hand}.</source>
        <translation>{title}&#xa0;: {hand}.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{space} on the board: {chips}</source>
        <translation>{space} sur la planche&#xa0;: {chips}</translation>
    </message>
    <message>
        <source>You hold it.</source>
        <translation>Vous l’avez en main.</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>paie</translation>
    </message>
    <message>
        <source>The run is over: a new one begins.</source>
        <translation>La suite est finie&#xa0;: une autre commence.</translation>
    </message>
    <message>
        <source>No run has begun.</source>
        <translation>Aucune suite n’est commencée.</translation>
    </message>
    <message>
        <source>{name} offers {chips}</source>
        <translation>{name} offre {chips}</translation>
    </message>
    <message>
        <source>Nobody has the next card, {card}.</source>
        <translation>Personne n’a la carte suivante, {card}.</translation>
    </message>
    <message>
        <source>Wanted: {card}.</source>
        <translation>Carte attendue&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} has bet {chips}</source>
        <translation>{name} a misé {chips}</translation>
    </message>
    <message>
        <source>It would take a space of the board, but that is empty.</source>
        <translation>Elle prendrait une case de la planche, mais celle-ci est vide.</translation>
    </message>
    <message>
        <source>The ace ends the run.</source>
        <translation>L’as termine la suite.</translation>
    </message>
    <message>
        <source>You cannot lead: the lead passes to the left.</source>
        <translation>Vous ne pouvez pas mener&#xa0;: la main passe à gauche.</translation>
    </message>
    <message>
        <source>{name} cannot lead: the lead passes to the left.</source>
        <translation>{name} ne peut pas mener&#xa0;: la main passe à gauche.</translation>
    </message>
    <message numerus="yes">
        <source>You buy the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>Vous achetez la main de réserve pour&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Vous achetez la main de réserve pour&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>{name} achète la main de réserve pour&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>{name} achète la main de réserve pour&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards left: the kitty is yours.</source>
        <translation>Vous n’avez plus de cartes&#xa0;: la cagnotte est à vous.</translation>
    </message>
    <message>
        <source>{name} has no cards left and takes the kitty.</source>
        <translation>{name} n’a plus de cartes et prend la cagnotte.</translation>
    </message>
    <message>
        <source>All others have folded.</source>
        <translation>Tous les autres se sont couchés.</translation>
    </message>
    <message>
        <source>I take the spare hand.</source>
        <translation>Je prends la réserve.</translation>
    </message>
    <message>
        <source>Who buys the spare hand?</source>
        <translation>Qui achète la réserve&#xa0;?</translation>
    </message>
    <message>
        <source>I pass.</source>
        <translation>Je passe.</translation>
    </message>
    <message>
        <source>Check.</source>
        <translation>Parole.</translation>
    </message>
    <message>
        <source>I fold.</source>
        <translation>Je me couche.</translation>
    </message>
    <message>
        <source>I call.</source>
        <translation>Je suis.</translation>
    </message>
    <message>
        <source>Another deal!</source>
        <translation>Encore une donne&#xa0;!</translation>
    </message>
    <message>
        <source>Let us stop here.</source>
        <translation>Arrêtons là.</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Relancer</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>{card}&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>{card}&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pay card: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>Carte payante&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>Carte payante&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {hand}</source>
        <translation>{name}&#xa0;: {hand}</translation>
    </message>
    <message>
        <source>Nobody buys the spare hand.</source>
        <translation>Personne n’achète la main de réserve.</translation>
    </message>
    <message>
        <source>Nobody can lead: everybody pays a chip for each card into the kitty, where they stay.</source>
        <translation>Personne ne peut mener&#xa0;: chacun met dans la cagnotte un jeton par carte, qui y reste.</translation>
    </message>
    <message>
        <source>The chips of the board are shared out.</source>
        <translation>Les jetons de la planche sont partagés.</translation>
    </message>
    <message>
        <source>The windows show: {cards}; {pair}; {sequence}.</source>
        <translation>Les fenêtres montrent&#xa0;: {cards}&#xa0;; {pair}&#xa0;; {sequence}.</translation>
    </message>
    <message>
        <source>{best} beats {other}.</source>
        <translation>{best} bat {other}.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchérir</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Miser</translation>
    </message>
    <message numerus="yes">
        <source>The pair in a row: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>La paire à la suite&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>La paire à la suite&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sequence in a row: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>La séquence à la suite&#xa0;: %n&#xa0;jeton pour {name}.</numerusform>
            <numerusform>La séquence à la suite&#xa0;: %n&#xa0;jetons pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy %n chip(s).</source>
        <translation>
            <numerusform>Vous achetez&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Vous achetez&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys %n chip(s).</source>
        <translation>
            <numerusform>{name} achète&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>{name} achète&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s).</source>
        <translation>
            <numerusform>Vous payez&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Vous payez&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pays %n chip(s).</source>
        <translation>
            <numerusform>{name} paie&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>{name} paie&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand}: equal hands share.</source>
        <translation>{hand}&#xa0;: les mains égales partagent.</translation>
    </message>
    <message>
        <source>The pay suit is {suit}.</source>
        <translation>La couleur payante est {suit}.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>I bid {chips}.</source>
        <translation>J’offre {chips}.</translation>
    </message>
    <message>
        <source>I bet {chips}.</source>
        <translation>Je mise {chips}.</translation>
    </message>
    <message>
        <source>I raise by {chips}.</source>
        <translation>Je relance de {chips}.</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <translation>{ranks} de {suit}</translation>
    </message>
    <message>
        <source>{reason} {result}</source>
        <translation>{reason} {result}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>couché</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>tapis</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>offers {chips}</source>
        <translation>offre {chips}</translation>
    </message>
    <message>
        <source>The pot is yours</source>
        <translation>Le pot est à vous</translation>
    </message>
    <message>
        <source>The pot goes to {name}</source>
        <translation>Le pot va à {name}</translation>
    </message>
    <message>
        <source>You share the pot</source>
        <translation>Vous partagez le pot</translation>
    </message>
    <message>
        <source>The pot is shared: {name}</source>
        <translation>Le pot est partagé&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Drag chips from here to where you bet them.</source>
        <translation>Faites glisser des jetons d’ici vers l’endroit où vous les misez.</translation>
    </message>
    <message>
        <source>You deal: keep your hand, exchange it for the unseen spare hand, or auction that?</source>
        <translation>Vous donnez&#xa0;: garder votre main, l’échanger contre la réserve, ou vendre celle-ci&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Bid for the unseen spare hand, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Enchérissez pour la main de réserve,&#xa0;%n&#xa0;jeton au moins, ou passez.</numerusform>
            <numerusform>Enchérissez pour la main de réserve,&#xa0;%n&#xa0;jetons au moins, ou passez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The spare hand is yours. Will you auction your old hand?</source>
        <translation>La main de réserve est à vous. Vendez-vous votre ancienne main&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody wants the spare hand. Exchange your hand for it, or keep yours?</source>
        <translation>Personne ne veut de la réserve. L’échanger contre votre main, ou garder la vôtre&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Bid for the right to name the pay suit, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Enchérissez pour nommer la couleur payante,&#xa0;%n&#xa0;jeton au moins, ou passez.</numerusform>
            <numerusform>Enchérissez pour nommer la couleur payante,&#xa0;%n&#xa0;jetons au moins, ou passez.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} offers {chips}. {next} bids or passes.</source>
        <translation>{name} offre {chips}. {next} enchérit ou passe.</translation>
    </message>
    <message numerus="yes">
        <source>The pot holds %n chip(s). Check or bet?</source>
        <translation>
            <numerusform>Le pot est de&#xa0;%n&#xa0;jeton. Parole ou mise&#xa0;?</numerusform>
            <numerusform>Le pot est de&#xa0;%n&#xa0;jetons. Parole ou mise&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>your lowest red card</source>
        <translation>votre plus basse carte rouge</translation>
    </message>
    <message>
        <source>your lowest black card</source>
        <translation>votre plus basse carte noire</translation>
    </message>
    <message>
        <source>the lowest card of your hand</source>
        <translation>la plus basse carte de votre main</translation>
    </message>
    <message>
        <source>your lowest card of a black suit</source>
        <translation>votre plus basse carte d’une couleur noire</translation>
    </message>
    <message>
        <source>your lowest card of a red suit</source>
        <translation>votre plus basse carte d’une couleur rouge</translation>
    </message>
    <message>
        <source>your lowest card of any suit</source>
        <translation>la plus basse carte d’une couleur</translation>
    </message>
    <message>
        <source>The auction is yours: name the pay suit.</source>
        <translation>L’enchère est à vous&#xa0;: nommez la couleur payante.</translation>
    </message>
    <message>
        <source>Poker: choose the five cards that you want to bet on.</source>
        <translation>Poker&#xa0;: choisissez les cinq cartes sur lesquelles vous misez.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>The windows of the board change.</source>
        <translation>Les fenêtres de la planche changent.</translation>
    </message>
    <message>
        <source>Fewer than two players can stake: the partie ends.</source>
        <translation>Moins de deux joueurs peuvent miser&#xa0;: la partie s’achève.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals and decides about the spare hand.</source>
        <translation>{name} donne et décide de la main de réserve.</translation>
    </message>
    <message>
        <source>{name} offers {chips} to name the pay suit. Bid more, or pass?</source>
        <translation>{name} offre {chips} pour nommer la couleur. Plus, ou passer&#xa0;?</translation>
    </message>
    <message>
        <source>{name} offers {chips} for the spare hand. Bid more, or pass?</source>
        <translation>{name} offre {chips} pour la réserve. Plus, ou passer&#xa0;?</translation>
    </message>
    <message>
        <source>Auction: {name} bids or passes.</source>
        <translation>Enchères&#xa0;: {name} enchérit ou passe.</translation>
    </message>
    <message>
        <source>The pot holds {pot}. {name} checks or bets.</source>
        <translation>Le pot est de {pot}. {name}&#xa0;: parole ou mise.</translation>
    </message>
    <message>
        <source>the spare hand</source>
        <translation>la main de réserve</translation>
    </message>
    <message>
        <source>the pay suit</source>
        <translation>la couleur payante</translation>
    </message>
    <message>
        <source>poker</source>
        <translation>poker</translation>
    </message>
    <message>
        <source>Michigan</source>
        <translation>Michigan</translation>
    </message>
    <message>
        <source>{name} has put in {total}; the pot holds {pot}. Call, raise or fold?</source>
        <translation>{name} a mis {total}&#xa0;; le pot est de {pot}. Suivre, relancer ou se coucher&#xa0;?</translation>
    </message>
    <message>
        <source>The pot holds {pot}. {name} calls, raises or folds.</source>
        <translation>Le pot est de {pot}. {name} suit, relance ou se couche.</translation>
    </message>
    <message>
        <source>your lowest card of any suit but {suit}</source>
        <translation>votre plus basse carte d’une couleur, sauf {suit}</translation>
    </message>
    <message>
        <source>Closing round {number}</source>
        <translation>Tour de clôture {number}</translation>
    </message>
    <message>
        <source>{name} names the pay suit.</source>
        <translation>{name} nomme la couleur payante.</translation>
    </message>
    <message>
        <source>{name} chooses five cards for the poker.</source>
        <translation>{name} choisit cinq cartes pour le poker.</translation>
    </message>
    <message>
        <source>{name} is about to lead.</source>
        <translation>{name} va mener.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>You lead: {what}.</source>
        <translation>À vous de mener&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>A run begins with the lowest card of a suit that may be led: {cards}.</source>
        <translation>On mène la plus basse carte d’une couleur permise&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>A bet or raise is {lowest} to {highest} chips here.</source>
        <translation>Une mise ou relance va ici de {lowest} à {highest} jetons.</translation>
    </message>
    <message>
        <source>This hand was offered already: a hand is auctioned only once.</source>
        <translation>Cette main a déjà été offerte&#xa0;: on ne la vend aux enchères qu’une fois.</translation>
    </message>
    <message>
        <source>You have exchanged already: there is no way back to the old hand.</source>
        <translation>Vous avez déjà échangé&#xa0;: on ne revient pas à l’ancienne main.</translation>
    </message>
    <message>
        <source>At this table whoever holds a pay card or the sequence may not trade for the spare hand.</source>
        <translation>À cette table, qui tient une carte payante ou la séquence ne peut ni échanger ni enchérir.</translation>
    </message>
    <message numerus="yes">
        <source>A bid must be higher than the one before: at least %n chip(s).</source>
        <translation>
            <numerusform>Une offre doit dépasser la précédente&#xa0;: au moins&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>Une offre doit dépasser la précédente&#xa0;: au moins&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody bids or bets on credit: you have %n chip(s).</source>
        <translation>
            <numerusform>On n’enchérit ni ne mise à crédit&#xa0;: vous avez&#xa0;%n&#xa0;jeton.</numerusform>
            <numerusform>On n’enchérit ni ne mise à crédit&#xa0;: vous avez&#xa0;%n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody has bet: now one calls, raises or folds.</source>
        <translation>Quelqu’un a misé&#xa0;: on suit, on relance ou on se couche.</translation>
    </message>
    <message>
        <source>Nobody has bet yet: there is nothing to call, raise or fold.</source>
        <translation>Personne n’a encore misé&#xa0;: rien à suivre ni à relancer.</translation>
    </message>
    <message>
        <source>Somebody has bet already: now one may only raise.</source>
        <translation>Quelqu’un a déjà misé&#xa0;: on peut seulement relancer.</translation>
    </message>
    <message>
        <source>No opponent has chips left to answer a bet or raise.</source>
        <translation>Aucun adversaire n’a de jetons pour répondre à une mise ou relance.</translation>
    </message>
    <message>
        <source>One keeps exactly five cards apart for the poker.</source>
        <translation>On met exactement cinq cartes à part pour le poker.</translation>
    </message>
    <message>
        <source>The windows must show five different cards, a pair of neighbours and a sequence.</source>
        <translation>Les fenêtres doivent montrer cinq cartes différentes, une paire de voisines et une séquence.</translation>
    </message>
    <message>
        <source>Fewer than two players can stake: the partie can only end.</source>
        <translation>Moins de deux joueurs peuvent miser&#xa0;: la partie ne peut que s’achever.</translation>
    </message>
    <message>
        <source>A run begins with the lowest card of a suit; now only the {card} may be led.</source>
        <translation>On mène la plus basse carte d’une couleur&#xa0;: ici seulement {card}.</translation>
    </message>
    <message>
        <source>Everybody paid a chip for each card into the kitty, where they wait for a winner.</source>
        <translation>Chacun a mis dans la cagnotte un jeton par carte&#xa0;; ils y attendent un gagnant.</translation>
    </message>
    <message>
        <source>You are out first</source>
        <translation>Vous êtes le premier sans cartes</translation>
    </message>
    <message>
        <source>{name} is out first</source>
        <translation>{name} n’a plus de cartes</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Nobody can lead</source>
        <translation>Personne ne peut mener</translation>
    </message>
    <message>
        <source>The kitty, and a chip for each card still held: {cards}.</source>
        <translation>La cagnotte, et un jeton par carte encore en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>out of cards</source>
        <translation>plus de cartes</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>closing round</source>
        <translation>tour de clôture</translation>
    </message>
    <message>
        <source>shared out</source>
        <translation>partage</translation>
    </message>
    <message>
        <source>Chips on the board: {spaces}.</source>
        <translation>Jetons sur la planche&#xa0;: {spaces}.</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{space}: {chips}</source>
        <translation>{space}&#xa0;: {chips}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n chip(s)</source>
        <translation>
            <numerusform>{name}&#xa0;: %n&#xa0;jeton</numerusform>
            <numerusform>{name}&#xa0;: %n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>The run: {cards}.</source>
        <translation>La suite&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Goes to whoever holds this card.</source>
        <translation>À qui tient cette carte.</translation>
    </message>
    <message>
        <source>Goes to whoever holds both cards.</source>
        <translation>À qui tient les deux cartes.</translation>
    </message>
    <message>
        <source>Goes to whoever holds all three in one suit.</source>
        <translation>À qui tient les trois d’une même couleur.</translation>
    </message>
    <message>
        <source>Goes to whoever is first to have no cards left.</source>
        <translation>À qui n’a plus de cartes le premier.</translation>
    </message>
    <message>
        <source>Used only in the closing rounds.</source>
        <translation>Ne sert qu’aux tours de clôture.</translation>
    </message>
    <message>
        <source>Goes to the best poker hand.</source>
        <translation>À la meilleure main de poker.</translation>
    </message>
    <message>
        <source>Goes to whoever plays this card.</source>
        <translation>À qui joue cette carte.</translation>
    </message>
    <message>
        <source>Goes to whoever plays both cards, one directly after the other.</source>
        <translation>À qui joue les deux cartes, l’une juste après l’autre.</translation>
    </message>
    <message>
        <source>Goes to whoever plays all three in one suit, one directly after the other.</source>
        <translation>À qui joue les trois d’une même couleur, à la suite.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing for the poker.</source>
        <translation>
            <numerusform>Il manque&#xa0;%n&#xa0;carte pour le poker.</numerusform>
            <numerusform>Il manque&#xa0;%n&#xa0;cartes pour le poker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call {cost}</source>
        <translation>Suivre&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Vendre aux enchères</translation>
    </message>
    <message>
        <source>Poker: five cards</source>
        <translation>Poker&#xa0;: cinq cartes</translation>
    </message>
    <message>
        <source>Bid {chips}</source>
        <translation>Offrir {chips}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>Pot of %n for {name}.</source>
        <translation>
            <numerusform>Pot de&#xa0;%n pour {name}.</numerusform>
            <numerusform>Pot de&#xa0;%n pour {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Side pot of %n for {name}.</source>
        <translation>
            <numerusform>Pot annexe de&#xa0;%n pour {name}.</numerusform>
            <numerusform>Pot annexe de&#xa0;%n pour {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} twice: the higher cards decide.</source>
        <translation>{hand}, deux fois&#xa0;: les plus hautes décident.</translation>
    </message>
    <message>
        <source>Leads the lowest card, never bets first, and keeps the hand that was dealt.</source>
        <translation>Mène sa plus basse carte, ne mise jamais en premier et garde la main reçue.</translation>
    </message>
    <message>
        <source>Bets by the odds, bluffs now and then, and leads what empties the hand soonest; neither sells nor buys the spare hand.</source>
        <translation>Mise selon les chances, bluffe de temps en temps et mène ce qui vide sa main au plus vite&#xa0;; ne vend ni n’achète la réserve.</translation>
    </message>
    <message>
        <source>Bets by the odds; imagines a few hands of the others for each lead, and plays them out in its head.</source>
        <translation>Mise selon les chances&#xa0;; pour chaque carte à mener, imagine quelques mains des autres et les joue de tête jusqu’au bout.</translation>
    </message>
    <message>
        <source>Imagines many hands for each bet and each lead; believes whoever bets, and remembers what was led and passed, and so what nobody can hold.</source>
        <translation>Imagine beaucoup de mains pour chaque mise et chaque carte à mener&#xa0;; croit qui mise, et retient ce qui a été mené ou passé, donc ce que personne ne peut tenir.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Se coucher</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Encore une donne</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter là</translation>
    </message>
    <message>
        <source>Garder: play with the hand you have; the spare hand is dead.</source>
        <translation>Garder&#xa0;: jouer la main que vous avez&#xa0;; la réserve est morte.</translation>
    </message>
    <message>
        <source>Échanger: lay your whole hand aside and take the unseen spare hand. There is no way back.</source>
        <translation>Échanger&#xa0;: écarter toute votre main et prendre la réserve sans la voir. On ne revient pas en arrière.</translation>
    </message>
    <message>
        <source>Vendre aux enchères: the highest bidder swaps hands with it and pays you.</source>
        <translation>Vendre aux enchères&#xa0;: le plus offrant l’échange contre sa main et vous paie.</translation>
    </message>
    <message>
        <source>Passer: bid no more in this auction.</source>
        <translation>Passer&#xa0;: ne plus enchérir cette fois.</translation>
    </message>
    <message>
        <source>Passer: bet nothing for now; you may still call or raise later.</source>
        <translation>Parole&#xa0;: ne rien miser pour l’instant&#xa0;; vous pourrez encore suivre ou relancer.</translation>
    </message>
    <message>
        <source>Se coucher: give the pot up. Your hand stays secret, and yours for later.</source>
        <translation>Se coucher&#xa0;: renoncer au pot. Votre main reste secrète et vous la gardez.</translation>
    </message>
    <message>
        <source>Suivre: pay as much as the last bettor.</source>
        <translation>Suivre&#xa0;: mettre autant que le dernier qui a misé.</translation>
    </message>
    <message>
        <source>Everybody stakes again, and the next dealer deals.</source>
        <translation>Chacun mise de nouveau et le donneur suivant donne.</translation>
    </message>
    <message>
        <source>End the partie; what lies on the board is still played for or shared.</source>
        <translation>Finir la partie&#xa0;; ce qui reste sur la planche est encore joué ou partagé.</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>La suite</translation>
    </message>
    <message>
        <source>The spare hand</source>
        <translation>La main de réserve</translation>
    </message>
    <message>
        <source>Enchérir: the highest bid gets it and is paid in chips.</source>
        <translation>Enchérir&#xa0;: la plus haute offre l’emporte et se paie en jetons.</translation>
    </message>
    <message>
        <source>Miser: these chips go into the pot; the others must pay as much or fold.</source>
        <translation>Miser&#xa0;: ces jetons vont au pot&#xa0;; les autres doivent en mettre autant ou se coucher.</translation>
    </message>
    <message>
        <source>Relancer: pay what the last bettor has paid, and this many chips on top of it.</source>
        <translation>Relancer&#xa0;: mettre autant que le dernier qui a misé, plus ce nombre de jetons.</translation>
    </message>
    <message>
        <source>The five pay cards and king-queen will be of this suit.</source>
        <translation>Les cinq cartes payantes et Roi-Dame seront de cette couleur.</translation>
    </message>
    <message>
        <source>Bet on these five. They stay secret unless there is a showdown.</source>
        <translation>Miser sur ces cinq cartes. Elles restent secrètes jusqu’à l’abattage.</translation>
    </message>
    <message>
        <source>All in: {cost}</source>
        <translation>Tapis&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{card} of {name}</source>
        <translation>{card} de {name}</translation>
    </message>
    <message>
        <source>{card}, laid</source>
        <translation>{card}, posée</translation>
    </message>
    <message>
        <source>{card}, kept apart for the poker</source>
        <translation>{card}, à part pour le poker</translation>
    </message>
    <message>
        <source>The spare hand: {card}</source>
        <translation>La main de réserve&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Play {hand}</source>
        <translation>Jouer {hand}</translation>
    </message>
    <message>
        <source>For the poker: {cards}; {hand}.</source>
        <translation>Pour le poker&#xa0;: {cards}&#xa0;; {hand}.</translation>
    </message>
    <message>
        <source>For the poker: {cards}.</source>
        <translation>Pour le poker&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can go on: the {card} has been played.</source>
        <translation>Personne ne peut continuer&#xa0;: la carte {card} a déjà été jouée.</translation>
    </message>
    <message>
        <source>Nobody can go on: the {card} lies in the spare hand.</source>
        <translation>Personne ne peut continuer&#xa0;: la carte {card} est dans la main de réserve.</translation>
    </message>
    <message>
        <source>No auction</source>
        <translation>Pas d’enchères</translation>
    </message>
    <message>
        <source>Play with the spare hand; your old hand is dead.</source>
        <translation>Jouer avec la main de réserve&#xa0;; votre ancienne main est morte.</translation>
    </message>
    <message>
        <source>This is the hand I play.</source>
        <translation>Je joue cette main.</translation>
    </message>
    <message>
        <source>Nobody can go on after the {card}.</source>
        <translation>Personne ne peut continuer après la carte {card}.</translation>
    </message>
    <message>
        <source>{hand}: the pot is yours</source>
        <translation>{hand}&#xa0;: le pot est à vous</translation>
    </message>
    <message>
        <source>{hand}: the pot goes to {name}</source>
        <translation>{hand}&#xa0;: le pot va à {name}</translation>
    </message>
    <message>
        <source>{hand}: you share the pot</source>
        <translation>{hand}&#xa0;: vous partagez le pot</translation>
    </message>
    <message>
        <source>{hand}: the pot is shared: {name}</source>
        <translation>{hand}&#xa0;: le pot est partagé&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Three-two of {suit}</source>
        <translation>Trois-deux de {suit}</translation>
    </message>
    <message>
        <source>Four-three of {suit}</source>
        <translation>Quatre-trois de {suit}</translation>
    </message>
    <message>
        <source>Five-four of {suit}</source>
        <translation>Cinq-quatre de {suit}</translation>
    </message>
    <message>
        <source>Six-five of {suit}</source>
        <translation>Six-cinq de {suit}</translation>
    </message>
    <message>
        <source>Seven-six of {suit}</source>
        <translation>Sept-six de {suit}</translation>
    </message>
    <message>
        <source>Eight-seven of {suit}</source>
        <translation>Huit-sept de {suit}</translation>
    </message>
    <message>
        <source>Nine-eight of {suit}</source>
        <translation>Neuf-huit de {suit}</translation>
    </message>
    <message>
        <source>Ten-nine of {suit}</source>
        <translation>Dix-neuf de {suit}</translation>
    </message>
    <message>
        <source>Jack-ten of {suit}</source>
        <translation>Valet-dix de {suit}</translation>
    </message>
    <message>
        <source>Queen-jack of {suit}</source>
        <translation>Dame-valet de {suit}</translation>
    </message>
    <message>
        <source>King-queen of {suit}</source>
        <translation>Roi-dame de {suit}</translation>
    </message>
    <message>
        <source>Ace-king of {suit}</source>
        <translation>As-roi de {suit}</translation>
    </message>
    <message numerus="yes">
        <source>Let us stop here, and play for %n pot(s).</source>
        <translation>
            <numerusform>Arrêtons-nous là, et jouons %n pot.</numerusform>
            <numerusform>Arrêtons-nous là, et jouons %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What lies on the board makes at most %n pot(s).</source>
        <translation>
            <numerusform>Ce qui est sur la planche fait au plus %n pot.</numerusform>
            <numerusform>Ce qui est sur la planche fait au plus %n pots.</numerusform>
        </translation>
    </message>
    <message>
        <source>In how many pots do you play for the chips on the board?</source>
        <translation>En combien de pots jouez-vous les jetons de la planche&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Stop: %n pot(s)</source>
        <translation>
            <numerusform>S’arrêter&#xa0;: %n pot</numerusform>
            <numerusform>S’arrêter&#xa0;: %n pots</numerusform>
        </translation>
    </message>
    <message>
        <source>End the partie; what lies on the board makes this many pots, a round of poker for each.</source>
        <translation>Terminer la partie&#xa0;; ce qui est sur la planche fait autant de pots, avec un tour de poker pour chacun.</translation>
    </message>
</context>
<context>
    <name>Tripoli guide</name>
    <message>
        <source>One hand was dealt that belongs to nobody. The dealer may exchange their own for it, unseen, or sell it to the highest bidder. If your hand is good, keep it or pass.</source>
        <translation>Une main distribuée n’est à personne. Le donneur peut l’échanger contre la sienne, sans la voir, ou la vendre au plus offrant. Si votre main est bonne, gardez-la ou passez.</translation>
    </message>
    <message>
        <source>The deal is over: the first without cards takes the kitty, and a chip for each card the others still hold. What nobody has won stays on the board and grows.</source>
        <translation>La donne est finie&#xa0;: le premier sans cartes prend la cagnotte et un jeton par carte encore en main. Ce que personne n’a gagné reste sur la planche et grossit.</translation>
    </message>
    <message>
        <source>Before each deal everybody puts a chip on each space. Five spaces belong to cards, one to a pair, one to a sequence; the kitty goes to the first who is out of cards, the pot to the best poker hand.</source>
        <translation>Avant chaque donne, chacun met un jeton sur chaque case. Cinq cases sont à des cartes, une à une paire, une à une séquence&#xa0;; la cagnotte va au premier qui n’a plus de cartes, le pot à la meilleure main de poker.</translation>
    </message>
    <message>
        <source>Now the pay cards: whoever holds the ace, king, queen, jack or ten of hearts shows it and takes the chips of its space, king and queen together those of the pair. That goes by itself.</source>
        <translation>Voici les cartes payantes&#xa0;: qui tient l’as, le roi, la dame, le valet ou le dix de cœur le montre et prend les jetons de sa case&#xa0;; roi et dame ensemble, ceux de la paire. Cela se fait tout seul.</translation>
    </message>
    <message>
        <source>Now the poker: pull five cards into the frame, or click them. Pay cards may be among them. Your best five are shown below your name.</source>
        <translation>Voici le poker&#xa0;: tirez cinq cartes dans le cadre, ou cliquez dessus. Les cartes payantes peuvent en être. Vos cinq meilleures s’affichent sous votre nom.</translation>
    </message>
    <message>
        <source>Everybody has put five cards apart. The bets go round until all who stay have put in the same; then the best five cards win the pot.</source>
        <translation>Chacun a mis cinq cartes à part. Les mises tournent jusqu’à ce que tous ceux qui restent aient misé autant&#xa0;; les cinq meilleures cartes gagnent alors le pot.</translation>
    </message>
    <message>
        <source>Check to wait, bet to raise the price, fold to give up. You lose no cards: your whole hand comes back afterwards.</source>
        <translation>Parole pour attendre, miser pour faire monter le prix, se coucher pour renoncer. Vous ne perdez aucune carte&#xa0;: toute votre main vous revient ensuite.</translation>
    </message>
    <message>
        <source>Last stage: get rid of your cards. Somebody leads the lowest card of a suit, and whoever has the next one lays it, up to the ace or to a card that nobody has. Who laid the last one leads again.</source>
        <translation>Dernière étape&#xa0;: défaites-vous de vos cartes. Quelqu’un pose la plus basse carte d’une couleur, et qui a la suivante la pose, jusqu’à l’as ou à une carte que personne n’a. Qui a posé la dernière entame de nouveau.</translation>
    </message>
</context>
<context>
    <name>Tripoli keys</name>
    <message>
        <source>K</source>
        <translation>G</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>A</source>
        <translation>V</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>F</source>
        <translation>C</translation>
    </message>
    <message>
        <source>C</source>
        <translation>S</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>S</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>Tripoli lesson</name>
    <message>
        <source>Tripoli is played in stages: the spare hand, the pay cards, a poker, and a run in which all get rid of their cards. Everybody has put one chip on each space of the board.</source>
        <translation>Le Tripoli se joue par étapes&#xa0;: la main de réserve, les cartes payantes, un poker, et une suite où chacun se défait de ses cartes. Chacun a mis un jeton sur chaque case de la planche.</translation>
    </message>
    <message>
        <source>Your hand holds no pay card, and nothing above a Jack. Hugo sells the spare hand, unseen, to the highest bidder, and Inès bids one chip.</source>
        <translation>Votre main n’a pas de carte payante, et rien au-dessus d’un valet. Hugo vend la main de réserve, sans la montrer, au plus offrant, et Inès offre un jeton.</translation>
    </message>
    <message>
        <source>Each space holds three chips, and your own hand wins none of them. For two chips an unknown hand is worth it: bid 2.</source>
        <translation>Chaque case porte trois jetons, et votre main n’en gagne aucun. Pour deux jetons, une main inconnue vaut la peine&#xa0;: offrez 2.</translation>
    </message>
    <message>
        <source>Two chips are enough here: whoever bids more than needed only pays more.</source>
        <translation>Deux jetons suffisent ici&#xa0;: offrir plus qu’il ne faut, c’est seulement payer plus.</translation>
    </message>
    <message>
        <source>It is yours. With King and Queen of hearts you have taken three spaces at once, nine chips for the price of two. Your old cards lie aside now: nobody plays with them, and only you know them.</source>
        <translation>Elle est à vous. Avec le roi et la dame de cœur, vous avez pris trois cases d’un coup, neuf jetons pour le prix de deux. Vos anciennes cartes sont de côté&#xa0;: personne ne joue avec elles, et vous seul les connaissez.</translation>
    </message>
    <message>
        <source>Now the poker. Put your five diamonds into the frame: all of one suit, a flush. Then press the button.</source>
        <translation>Voici le poker. Mettez vos cinq carreaux dans le cadre&#xa0;: tous d’une couleur, une couleur au poker. Puis appuyez sur le bouton.</translation>
    </message>
    <message>
        <source>Inès checks. A flush is worth a bet: put in two chips.</source>
        <translation>Inès dit parole. Une couleur vaut une mise&#xa0;: misez deux jetons.</translation>
    </message>
    <message>
        <source>Five diamonds are a flush, and only a full house or better beats it. Take Ace to Seven of diamonds.</source>
        <translation>Cinq carreaux font une couleur, et seul un full ou mieux la bat. Prenez les carreaux, de l’as au sept.</translation>
    </message>
    <message>
        <source>Two chips do here: with more both might fold, and you win only what lies there already.</source>
        <translation>Deux jetons suffisent ici&#xa0;: avec plus, les deux se coucheraient peut-être, et vous ne gagneriez que ce qui est déjà là.</translation>
    </message>
    <message>
        <source>Your flush beats two Jacks: the pot is yours, and all cards go back to their hands. Whoever won the poker leads in the last stage.</source>
        <translation>Votre couleur bat deux valets&#xa0;: le pot est à vous, et toutes les cartes retournent en main. Qui a gagné le poker entame la dernière étape.</translation>
    </message>
    <message>
        <source>Now be the first without cards. You lead the lowest card of a suit: take the Four of clubs.</source>
        <translation>Soyez maintenant le premier sans cartes. On entame par la plus basse carte d’une couleur&#xa0;: prenez le quatre de trèfle.</translation>
    </message>
    <message>
        <source>Begin with clubs: you know where their run ends, and it leaves you the lead.</source>
        <translation>Commencez par les trèfles&#xa0;: vous savez où leur suite s’arrête, et la main vous reste.</translation>
    </message>
    <message>
        <source>Your Five followed by itself. But the Six of clubs lay in the hand that you gave away: nobody has it, so the run ends. Whoever laid the last card leads again, in another suit: you.</source>
        <translation>Votre cinq a suivi tout seul. Mais le six de trèfle était dans la main que vous avez cédée&#xa0;: personne ne l’a, la suite s’arrête donc. Qui a posé la dernière carte entame de nouveau, dans une autre couleur&#xa0;: vous.</translation>
    </message>
    <message>
        <source>The Five of spades lies aside as well. Lead the Three of spades: the run ends with your Four.</source>
        <translation>Le cinq de pique est de côté aussi. Entamez du trois de pique&#xa0;: la suite s’arrête à votre quatre.</translation>
    </message>
    <message>
        <source>Take the spades: their Five is missing, so you keep the lead once more.</source>
        <translation>Prenez les piques&#xa0;: leur cinq manque, vous entamerez donc encore une fois.</translation>
    </message>
    <message>
        <source>Again the run has ended with you, and you lead once more: what you know of your old hand is worth as much as the chips.</source>
        <translation>La suite s’est encore arrêtée chez vous, et vous entamez de nouveau&#xa0;: ce que vous savez de votre ancienne main vaut autant que les jetons.</translation>
    </message>
    <message>
        <source>Now the diamonds: Seven and Eight are yours, and the Nine lies aside.</source>
        <translation>Maintenant les carreaux&#xa0;: le sept et le huit sont à vous, et le neuf est de côté.</translation>
    </message>
    <message>
        <source>Diamonds end with your Eight: the lead stays with you.</source>
        <translation>Les carreaux s’arrêtent à votre huit&#xa0;: la main vous reste.</translation>
    </message>
    <message>
        <source>It goes on like this until somebody is out of cards: they take the kitty, and a chip for each card that the others still hold. What nobody wins stays on the board.</source>
        <translation>On continue ainsi jusqu’à ce que quelqu’un n’ait plus de cartes&#xa0;: il prend la cagnotte, et un jeton par carte que les autres tiennent encore. Ce que personne ne gagne reste sur la planche.</translation>
    </message>
    <message>
        <source>Then Inès has the hand for one chip, and you keep cards that win nothing.</source>
        <translation>Inès a alors la main pour un jeton, et vous gardez des cartes qui ne gagnent rien.</translation>
    </message>
    <message>
        <source>If all check, your flush wins no more than the three chips that lie in the pot.</source>
        <translation>Si tous disent parole, votre couleur ne gagne que les trois jetons du pot.</translation>
    </message>
    <message>
        <source>Diamonds can wait: let us begin with clubs.</source>
        <translation>Les carreaux peuvent attendre&#xa0;: commençons par les trèfles.</translation>
    </message>
    <message>
        <source>Spades can wait: let us begin with clubs.</source>
        <translation>Les piques peuvent attendre&#xa0;: commençons par les trèfles.</translation>
    </message>
    <message>
        <source>After Queen and King comes the Ace of hearts, and with it Hugo would lead.</source>
        <translation>Après la dame et le roi vient l’as de cœur, et Hugo entamerait.</translation>
    </message>
    <message>
        <source>After the Queen and your King comes the Ace of hearts, which Hugo holds, and then Hugo leads.</source>
        <translation>Après la dame et votre roi vient l’as de cœur, que tient Hugo, et c’est Hugo qui entame.</translation>
    </message>
</context>
<context>
    <name>Tripoli options</name>
    <message>
        <source>Tripoli</source>
        <translation>Tripoli</translation>
    </message>
    <message>
        <source>Rummoli</source>
        <translation>Rummoli</translation>
    </message>
    <message>
        <source>Cosmo</source>
        <translation>Cosmo</translation>
    </message>
    <message>
        <source>Before the poker, by whoever holds them</source>
        <translation>Avant le poker, par qui les tient</translation>
    </message>
    <message>
        <source>In the Michigan, by whoever plays them</source>
        <translation>Au Michigan, par qui les joue</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Named by the highest bidder</source>
        <translation>Nommée par le plus offrant</translation>
    </message>
    <message>
        <source>The player on the dealer’s left</source>
        <translation>Le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>The winner of the poker</source>
        <translation>Le gagnant du poker</translation>
    </message>
    <message>
        <source>Any suit but the one just played</source>
        <translation>Toute couleur sauf celle qu’on vient de jouer</translation>
    </message>
    <message>
        <source>First the lowest card of the hand</source>
        <translation>D’abord la plus basse carte de la main</translation>
    </message>
    <message>
        <source>Black and red in turn</source>
        <translation>Noir et rouge en alternance</translation>
    </message>
    <message>
        <source>Any suit</source>
        <translation>N’importe quelle couleur</translation>
    </message>
    <message>
        <source>A suit of the other colour</source>
        <translation>Une couleur de l’autre teinte</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Played for in a round of poker</source>
        <translation>Joués en un tour de poker</translation>
    </message>
    <message>
        <source>Shared out</source>
        <translation>Partagés</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Après le donneur</translation>
    </message>
    <message>
        <source>Before everybody</source>
        <translation>Avant tout le monde</translation>
    </message>
    <message>
        <source>A share for each player</source>
        <translation>Une part par joueur</translation>
    </message>
    <message>
        <source>A share for each sequence</source>
        <translation>Une part par séquence</translation>
    </message>
    <message>
        <source>Plays on credit</source>
        <translation>Joue à crédit</translation>
    </message>
    <message>
        <source>Buys chips</source>
        <translation>Rachète des jetons</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Passe son tour</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>With betting</source>
        <translation>Avec mises</translation>
    </message>
    <message>
        <source>Without betting</source>
        <translation>Sans mises</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Two to nine; four to seven are best.</source>
        <translation>De deux à neuf&#xa0;; l’idéal est de quatre à sept.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Planche</translation>
    </message>
    <message>
        <source>Under which name the game is played; it sets other options.</source>
        <translation>Sous quel nom on joue&#xa0;; il règle d’autres options.</translation>
    </message>
    <message>
        <source>Pay cards</source>
        <translation>Cartes payantes</translation>
    </message>
    <message>
        <source>When the chips of the pay cards are taken.</source>
        <translation>Quand on prend les jetons des cartes payantes.</translation>
    </message>
    <message>
        <source>Pay suit</source>
        <translation>Couleur payante</translation>
    </message>
    <message>
        <source>Which suit the five pay cards and king-queen belong to.</source>
        <translation>La couleur des cinq cartes payantes et de Roi-Dame.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>The three cards of one suit for which the sequence space pays.</source>
        <translation>Les trois cartes d’une couleur que paie la case de la séquence.</translation>
    </message>
    <message>
        <source>Who opens the betting</source>
        <translation>Qui ouvre les mises</translation>
    </message>
    <message>
        <source>Who is the first to check or to bet in the poker stage.</source>
        <translation>Qui parle le premier à l’étape du poker.</translation>
    </message>
    <message>
        <source>Who opens the Michigan</source>
        <translation>Qui ouvre le Michigan</translation>
    </message>
    <message>
        <source>Who leads the first run of the third stage.</source>
        <translation>Qui mène la première suite de la troisième étape.</translation>
    </message>
    <message>
        <source>Trading the spare hand</source>
        <translation>Échange de la réserve</translation>
    </message>
    <message>
        <source>The dealer may take the spare hand, or sell it to the others.</source>
        <translation>Le donneur peut prendre la main de réserve ou la vendre aux autres.</translation>
    </message>
    <message>
        <source>What may be led</source>
        <translation>Ce qu’on peut mener</translation>
    </message>
    <message>
        <source>Which suits may open a run; it is always the lowest card of them.</source>
        <translation>Quelles couleurs ouvrent une suite&#xa0;; toujours par leur plus basse carte.</translation>
    </message>
    <message>
        <source>Changing board</source>
        <translation>Planche changeante</translation>
    </message>
    <message>
        <source>Cosmo: Michigan alone, on a board whose pay cards change with every deal.</source>
        <translation>Cosmo&#xa0;: le Michigan seul, sur une planche qui change à chaque donne.</translation>
    </message>
    <message>
        <source>Limit of bets</source>
        <translation>Limite des mises</translation>
    </message>
    <message>
        <source>The most that a bet may be, or a raise above the call.</source>
        <translation>Le plus que l’on puisse miser, ou ajouter en relançant.</translation>
    </message>
    <message>
        <source>Chips left at the end</source>
        <translation>Jetons restants à la fin</translation>
    </message>
    <message>
        <source>What becomes of the chips on the board when the partie ends.</source>
        <translation>Ce que deviennent les jetons de la planche en fin de partie.</translation>
    </message>
    <message>
        <source>Closing rounds</source>
        <translation>Tours de clôture</translation>
    </message>
    <message>
        <source>The chips left are divided into this many pots, a round for each.</source>
        <translation>Les jetons restants forment autant de pots, un tour pour chacun.</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Jetons au départ</translation>
    </message>
    <message>
        <source>What everybody begins the partie with.</source>
        <translation>Ce que chacun reçoit au début de la partie.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Who deals first; after that everybody deals in turn.</source>
        <translation>Qui donne le premier&#xa0;; ensuite chacun donne à son tour.</translation>
    </message>
    <message>
        <source>Place of the spare hand</source>
        <translation>Place de la réserve</translation>
    </message>
    <message>
        <source>When the spare hand gets its card in each round of dealing.</source>
        <translation>Quand la réserve reçoit sa carte à chaque tour de distribution.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Offre minimale</translation>
    </message>
    <message>
        <source>What the first bid for the spare hand must be at least.</source>
        <translation>Le minimum de la première offre pour la main de réserve.</translation>
    </message>
    <message>
        <source>Several sequences</source>
        <translation>Plusieurs séquences</translation>
    </message>
    <message>
        <source>How the sequence space is shared when several hold one.</source>
        <translation>Comment se partage la case de la séquence si plusieurs en tiennent une.</translation>
    </message>
    <message>
        <source>Ace in low straights</source>
        <translation>As dans les petites suites</translation>
    </message>
    <message>
        <source>Ace, two, three, four, five count as the lowest straight.</source>
        <translation>As, deux, trois, quatre, cinq forment la plus petite suite.</translation>
    </message>
    <message>
        <source>Too few chips</source>
        <translation>Manque de jetons</translation>
    </message>
    <message>
        <source>What happens to a player who cannot pay what is due.</source>
        <translation>Ce qui arrive à qui ne peut pas payer ce qu’il doit.</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Jetons rachetés</translation>
    </message>
    <message>
        <source>How many chips a player buys at a time.</source>
        <translation>Combien de jetons on rachète à la fois.</translation>
    </message>
    <message>
        <source>Betting in closing rounds</source>
        <translation>Mises aux tours de clôture</translation>
    </message>
    <message>
        <source>Closing rounds are bet on; otherwise the hands are just compared.</source>
        <translation>On mise aux tours de clôture&#xa0;; sinon on compare seulement les mains.</translation>
    </message>
    <message>
        <source>Fine for passing the lead</source>
        <translation>Amende si l’on ne peut mener</translation>
    </message>
    <message>
        <source>What a player who is unable to lead pays into the kitty.</source>
        <translation>Ce que met dans la cagnotte qui ne peut pas mener.</translation>
    </message>
    <message>
        <source>Dealer stakes double</source>
        <translation>Le donneur mise double</translation>
    </message>
    <message>
        <source>The dealer puts two chips on each space, the others one.</source>
        <translation>Le donneur met deux jetons sur chaque case, les autres un.</translation>
    </message>
    <message>
        <source>Pay cards bar the trade</source>
        <translation>Cartes payantes sans échange</translation>
    </message>
    <message>
        <source>Whoever holds a pay card or the sequence may neither exchange nor bid for the spare hand.</source>
        <translation>Qui tient une carte payante ou la séquence ne peut ni échanger ni enchérir.</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Whether one bets on the poker hands, or just compares them.</source>
        <translation>Si l’on mise sur les mains de poker ou les compare seulement.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>As the rulebook has it.</source>
        <translation>Selon la règle.</translation>
    </message>
    <message>
        <source>Pay cards take their chips when they are played.</source>
        <translation>Les cartes payantes rapportent quand on les joue.</translation>
    </message>
    <message>
        <source>Michigan alone, on a board that changes with every deal.</source>
        <translation>Le Michigan seul, sur une planche qui change à chaque donne.</translation>
    </message>
    <message>
        <source>Pay suit for sale</source>
        <translation>Couleur aux enchères</translation>
    </message>
    <message>
        <source>The pay suit is auctioned, and 6-7-8 is the sequence.</source>
        <translation>La couleur payante est aux enchères et 6-7-8 est la séquence.</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rouge et noir</translation>
    </message>
    <message>
        <source>Runs are black and red in turn, and the dealer leads first.</source>
        <translation>Les suites alternent noir et rouge, et le donneur mène d’abord.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>No trade, no betting, any suit may be led, and the rest is shared.</source>
        <translation>Ni échange ni mises, toute couleur peut être menée, le reste se partage.</translation>
    </message>
    <message>
        <source>High stakes</source>
        <translation>Gros jeu</translation>
    </message>
    <message>
        <source>No limit, double stakes for the dealer, fines, and two closing rounds.</source>
        <translation>Sans limite, double mise du donneur, amendes et deux tours de clôture.</translation>
    </message>
    <message numerus="yes">
        <source>%n pot(s)</source>
        <translation>
            <numerusform>%n pot</numerusform>
            <numerusform>%n pots</numerusform>
        </translation>
    </message>
    <message>
        <source>Michigan Rummy</source>
        <translation>Michigan Rummy</translation>
    </message>
    <message>
        <source>As boxed boards print it: the dealer stakes double and opens the betting, pay cards are taken by playing them, and black leads first.</source>
        <translation>Comme l’impriment les boîtes du commerce&#xa0;: le donneur mise double et ouvre le poker, les cartes payantes se prennent en les jouant, et l’on mène d’abord du noir.</translation>
    </message>
</context>
<context>
    <name>Trut</name>
    <message>
        <source>has not looked</source>
        <translation>n’a pas regardé</translation>
    </message>
    <message>
        <source>has truted</source>
        <translation>a truté</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n&#xa0;jeton</numerusform>
            <numerusform>%n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {truts}, {points}</source>
        <translation>{name}&#xa0;: {truts}, {points}</translation>
    </message>
    <message>
        <source>Round counters are points, rectangular ones truts. {count} points become a trut; {goal} truts win.</source>
        <translation>Les jetons ronds sont des points, les rectangulaires des truts. {count} points font un trut&#xa0;; il faut {goal} truts pour gagner.</translation>
    </message>
    <message>
        <source>Fortial</source>
        <translation>Fortial</translation>
    </message>
    <message>
        <source>For a trut</source>
        <translation>Pour un trut</translation>
    </message>
    <message>
        <source>For a point</source>
        <translation>Pour un point</translation>
    </message>
    <message>
        <source>For nothing yet</source>
        <translation>Pour rien encore</translation>
    </message>
    <message>
        <source>What this deal is worth to whoever wins it.</source>
        <translation>Ce que vaut cette donne pour qui la gagne.</translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s) won</source>
        <translation>
            <numerusform>%n&#xa0;partie gagnée</numerusform>
            <numerusform>%n&#xa0;parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trut(s)</source>
        <translation>
            <numerusform>%n&#xa0;trut</numerusform>
            <numerusform>%n&#xa0;truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) wait for the winners of the partie.</source>
        <translation>
            <numerusform>%n&#xa0;jeton attend les gagnants de la partie.</numerusform>
            <numerusform>%n&#xa0;jetons attendent les gagnants de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trut</source>
        <translation>Trut</translation>
    </message>
    <message>
        <source>Three cards, three tricks, and the nerve to raise: the first side with seven truts wins.</source>
        <translation>Trois cartes, trois plis et l’aplomb de truter&#xa0;: le premier camp à sept truts gagne.</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>votre camp</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>l’autre camp</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Premier camp</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Deuxième camp</translation>
    </message>
    <message>
        <source>A trut for you!</source>
        <translation>Un trut pour vous&#xa0;!</translation>
    </message>
    <message>
        <source>A trut for {name}!</source>
        <translation>Un trut pour {name}&#xa0;!</translation>
    </message>
    <message>
        <source>A trut for your side!</source>
        <translation>Un trut pour votre camp&#xa0;!</translation>
    </message>
    <message>
        <source>{best} beats {other}: your trick.</source>
        <translation>{best} bat {other}&#xa0;: pli pour vous.</translation>
    </message>
    <message>
        <source>{best} beats {other}: {name}’s trick.</source>
        <translation>{best} bat {other}&#xa0;: pli pour {name}.</translation>
    </message>
    <message>
        <source>No card has been laid to this trick.</source>
        <translation>Aucune carte n’est encore jouée dans ce pli.</translation>
    </message>
    <message>
        <source>rotten</source>
        <translation>pourri</translation>
    </message>
    <message>
        <source>{name}: {truts}, {points}.</source>
        <translation>{name}&#xa0;: {truts}, {points}.</translation>
    </message>
    <message>
        <source>The trick: {cards}.</source>
        <translation>Le pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name}.</source>
        <translation>Pli {number}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{rank} on both sides.</source>
        <translation>{rank} des deux côtés.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) win the deal.</source>
        <translation>
            <numerusform>%n pli emporte la donne.</numerusform>
            <numerusform>%n plis emportent la donne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trut was not followed.</source>
        <translation>Le trut n’a pas été suivi.</translation>
    </message>
    <message>
        <source>The fortial was not played.</source>
        <translation>Le fortial n’a pas été joué.</translation>
    </message>
    <message>
        <source>The first trick made decides the deal, as others are rotten.</source>
        <translation>D’autres plis étant pourris, le premier pli fait emporte la donne.</translation>
    </message>
    <message>
        <source>Je trute!</source>
        <translation>Je trute&#xa0;!</translation>
    </message>
    <message>
        <source>Deux pareilles et une fausse!</source>
        <translation>Deux pareilles et une fausse&#xa0;!</translation>
    </message>
    <message>
        <source>Brelan!</source>
        <translation>Brelan&#xa0;!</translation>
    </message>
    <message>
        <source>I follow.</source>
        <translation>Je suis.</translation>
    </message>
    <message>
        <source>I fold.</source>
        <translation>Je ne suis pas.</translation>
    </message>
    <message>
        <source>I go!</source>
        <translation>J’y vais&#xa0;!</translation>
    </message>
    <message>
        <source>I do not go.</source>
        <translation>Je n’y vais pas.</translation>
    </message>
    <message>
        <source>Je trute</source>
        <translation>Je trute</translation>
    </message>
    <message>
        <source>Deux pareilles et une fausse</source>
        <translation>Deux pareilles et une fausse</translation>
    </message>
    <message>
        <source>Brelan</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Follow: a trut is at stake</source>
        <translation>Suivre&#xa0;: un trut en jeu</translation>
    </message>
    <message>
        <source>Fold: a point for them</source>
        <translation>Ne pas suivre&#xa0;: un point pour eux</translation>
    </message>
    <message>
        <source>Do not go: a point for them</source>
        <translation>Ne pas y aller&#xa0;: un point pour eux</translation>
    </message>
    <message>
        <source>{card}, in a rotten trick</source>
        <translation>{card}, dans un pli pourri</translation>
    </message>
    <message>
        <source>Fold: {name} decides</source>
        <translation>Ne pas suivre&#xa0;: {name} décide</translation>
    </message>
    <message>
        <source>Fold: a point for {name}</source>
        <translation>Ne pas suivre&#xa0;: un point pour {name}</translation>
    </message>
    <message>
        <source>Go: a trut is at stake</source>
        <translation>Y aller&#xa0;: un trut en jeu</translation>
    </message>
    <message>
        <source>Go: a point is at stake</source>
        <translation>Y aller&#xa0;: un point en jeu</translation>
    </message>
    <message>
        <source>Do not go: {name} decides</source>
        <translation>Ne pas y aller&#xa0;: {name} décide</translation>
    </message>
    <message>
        <source>Do not go: a point for {name}</source>
        <translation>Ne pas y aller&#xa0;: un point pour {name}</translation>
    </message>
    <message>
        <source>Truter: raise this deal to a trut. If nobody follows, your side marks a point and the deal is over; if they follow, whoever wins it marks a trut. Once a deal.</source>
        <translation>Truter&#xa0;: jouer cette donne pour un trut. Si personne ne suit, votre camp marque un point et la donne est finie&#xa0;; si l’on suit, qui la gagne marque un trut. Une seule fois par donne.</translation>
    </message>
    <message>
        <source>Timid: folds nearly always, truts with a strong hand only, and lays the highest card first.</source>
        <translation>Timide&#xa0;: se couche presque toujours, ne trute qu’avec une main forte, et joue d’abord sa plus haute carte.</translation>
    </message>
    <message>
        <source>Bold: follows with a fair hand, bluffs now and then, and never looks at the score.</source>
        <translation>Hardi&#xa0;: suit avec une main moyenne, bluffe de temps en temps, et ne regarde jamais le score.</translation>
    </message>
    <message>
        <source>With two players: calls and bluffs by a computed strategy, as if the partie had just begun, and would rather see the cards than fold. With four: by rules of thumb.</source>
        <translation>À deux&#xa0;: trute et bluffe selon une stratégie calculée, comme si la partie venait de commencer, et préfère voir les cartes que se coucher. À quatre&#xa0;: selon des règles simples.</translation>
    </message>
    <message>
        <source>With two players: calls, follows and bluffs by a computed strategy that minds the score. With four: by measured odds and by what scores are worth.</source>
        <translation>À deux&#xa0;: trute, suit et bluffe selon une stratégie calculée qui tient compte du score. À quatre&#xa0;: selon des chances mesurées et la valeur des scores.</translation>
    </message>
    <message>
        <source>Deux pareilles et une fausse: trut by announcing that you hold two cards of one rank and an odd one. Only before the first card.</source>
        <translation>Deux pareilles et une fausse&#xa0;: truter en annonçant deux cartes de même valeur et une autre. Seulement avant la première carte.</translation>
    </message>
    <message>
        <source>Brelan: trut by announcing that you hold three cards of one rank. Only before the first card.</source>
        <translation>Brelan&#xa0;: truter en annonçant trois cartes de même valeur. Seulement avant la première carte.</translation>
    </message>
    <message>
        <source>Suivre: take the challenge up. Whoever wins the deal marks a trut, and the others lose their points.</source>
        <translation>Suivre&#xa0;: relever le défi. Qui gagne la donne marque un trut, et les autres perdent leurs points.</translation>
    </message>
    <message>
        <source>Ne pas suivre: decline. If your whole side declines, the deal is over and the truter’s side marks a point.</source>
        <translation>Ne pas suivre&#xa0;: refuser. Si tout votre camp refuse, la donne est finie et le camp de celui qui a truté marque un point.</translation>
    </message>
    <message>
        <source>Y aller: the deal is played, everybody takes up their cards, and nobody can decline or trut.</source>
        <translation>Y aller&#xa0;: la donne se joue, chacun relève ses cartes, et personne ne peut refuser ni truter.</translation>
    </message>
    <message>
        <source>Ne pas y aller: the cards go back unseen, and the others mark a point.</source>
        <translation>Ne pas y aller&#xa0;: les cartes retournent au paquet sans être vues, et les autres marquent un point.</translation>
    </message>
    <message>
        <source>{name}: brelan, je trute!</source>
        <translation>{name}&#xa0;: brelan, je trute&#xa0;!</translation>
    </message>
    <message>
        <source>{name}: deux pareilles et une fausse, je trute!</source>
        <translation>{name}&#xa0;: deux pareilles et une fausse, je trute&#xa0;!</translation>
    </message>
    <message>
        <source>{name}: je trute!</source>
        <translation>{name}&#xa0;: je trute&#xa0;!</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le sort désigne le premier donneur.</translation>
    </message>
    <message>
        <source>Your turn: you open the deal.</source>
        <translation>À vous&#xa0;: vous ouvrez la donne.</translation>
    </message>
    <message>
        <source>Your turn: you lead to the next trick.</source>
        <translation>À vous d’entamer le pli suivant.</translation>
    </message>
    <message>
        <source>Your turn: lay any card.</source>
        <translation>À vous&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>{name} is about to lay a card. You may trut first.</source>
        <translation>{name} va jouer une carte. Vous pouvez truter avant.</translation>
    </message>
    <message>
        <source>{name} is about to lay a card.</source>
        <translation>{name} va jouer une carte.</translation>
    </message>
    <message>
        <source>{name} folds. You decide: follow or fold?</source>
        <translation>{name} ne suit pas. À vous de décider&#xa0;: suivre ou non&#xa0;?</translation>
    </message>
    <message>
        <source>Follow or fold?</source>
        <translation>Suivez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name} folds, now {next} decides.</source>
        <translation>{name} ne suit pas, {next} décide.</translation>
    </message>
    <message>
        <source>You fold, now {next} decides.</source>
        <translation>Vous ne suivez pas, {next} décide.</translation>
    </message>
    <message>
        <source>{name} has to answer: follow or fold?</source>
        <translation>{name} doit répondre&#xa0;: suivre ou non&#xa0;?</translation>
    </message>
    <message>
        <source>One point is missing for the partie. Do you go, without looking?</source>
        <translation>Il manque un point pour la partie. Y allez-vous, sans regarder&#xa0;?</translation>
    </message>
    <message>
        <source>One point is missing for the partie. Do you go?</source>
        <translation>Il manque un point pour la partie. Y allez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{name} lacks one point for the partie and decides. You may not look at your cards yet.</source>
        <translation>À un point de la partie, {name} décide. Ne regardez pas encore vos cartes.</translation>
    </message>
    <message>
        <source>{name} lacks one point for the partie and decides.</source>
        <translation>À un point de la partie, {name} décide.</translation>
    </message>
    <message>
        <source>Partie {number} of {all}</source>
        <translation>Partie {number} sur {all}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>trick {number} of 3</source>
        <translation>pli {number} sur 3</translation>
    </message>
    <message>
        <source>Nobody truts in a fortial deal: it is for a trut already.</source>
        <translation>On ne trute pas dans une donne de fortial&#xa0;: elle se joue déjà pour un trut.</translation>
    </message>
    <message>
        <source>{name} has truted already: there is one trut a deal.</source>
        <translation>{name} a déjà truté&#xa0;: un seul trut par donne.</translation>
    </message>
    <message>
        <source>At this table one truts between two tricks only.</source>
        <translation>À cette table, on ne trute qu’entre deux plis.</translation>
    </message>
    <message>
        <source>At this table one truts on one’s own turn only.</source>
        <translation>À cette table, on ne trute qu’à son tour.</translation>
    </message>
    <message>
        <source>Only a player who still holds a card can trut.</source>
        <translation>Il faut encore une carte en main pour truter.</translation>
    </message>
    <message>
        <source>This table plays without announcements.</source>
        <translation>Cette table joue sans annonces.</translation>
    </message>
    <message>
        <source>Announcements are made before the first card is laid.</source>
        <translation>Les annonces se font avant la première carte.</translation>
    </message>
    <message>
        <source>You hold no brelan (three cards of one rank).</source>
        <translation>Vous n’avez pas de brelan (trois cartes de même valeur).</translation>
    </message>
    <message>
        <source>You do not hold two alike and an odd one.</source>
        <translation>Vous n’avez pas deux pareilles et une fausse.</translation>
    </message>
    <message>
        <source>You have truted already: there is one trut a deal.</source>
        <translation>Vous avez déjà truté&#xa0;: un seul trut par donne.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>You make the trick.</source>
        <translation>Vous faites le pli.</translation>
    </message>
    <message>
        <source>{name} makes the trick.</source>
        <translation>{name} fait le pli.</translation>
    </message>
    <message>
        <source>A rotten trick (pourri). You made it rotten: you lead.</source>
        <translation>Pli pourri. Vous l’avez pourri&#xa0;: à vous d’entamer.</translation>
    </message>
    <message>
        <source>A rotten trick (pourri). {name} made it rotten and leads.</source>
        <translation>Pli pourri. {name} l’a pourri et entame.</translation>
    </message>
    <message>
        <source>You mark a trut.</source>
        <translation>Vous marquez un trut.</translation>
    </message>
    <message>
        <source>{name} marks a trut.</source>
        <translation>{name} marque un trut.</translation>
    </message>
    <message>
        <source>Your side marks a trut.</source>
        <translation>Votre camp marque un trut.</translation>
    </message>
    <message>
        <source>{name} mark a trut.</source>
        <translation>{name} marquent un trut.</translation>
    </message>
    <message>
        <source>You mark a point.</source>
        <translation>Vous marquez un point.</translation>
    </message>
    <message>
        <source>{name} marks a point.</source>
        <translation>{name} marque un point.</translation>
    </message>
    <message>
        <source>Your side marks a point.</source>
        <translation>Votre camp marque un point.</translation>
    </message>
    <message>
        <source>{name} mark a point.</source>
        <translation>{name} marquent un point.</translation>
    </message>
    <message>
        <source>The points become a trut.</source>
        <translation>Les points se transforment en trut.</translation>
    </message>
    <message>
        <source>You are at the fortial: one point is missing.</source>
        <translation>Vous êtes au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <source>{name} is at the fortial: one point is missing.</source>
        <translation>{name} est au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <source>Your side is at the fortial: one point is missing.</source>
        <translation>Votre camp est au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <source>{name} are at the fortial: one point is missing.</source>
        <translation>{name} sont au fortial&#xa0;: il manque un point.</translation>
    </message>
    <message>
        <source>Three rotten tricks: the deal counts for nothing.</source>
        <translation>Trois plis pourris&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <source>Nobody wins the deal</source>
        <translation>Personne ne gagne la donne</translation>
    </message>
    <message>
        <source>Nobody truted: it is worth nothing.</source>
        <translation>Personne n’a truté&#xa0;: elle ne vaut rien.</translation>
    </message>
    <message>
        <source>A trut. The other side loses its points.</source>
        <translation>Un trut. L’autre camp perd ses points.</translation>
    </message>
    <message>
        <source>A point, and the points become a trut. The other side loses its points.</source>
        <translation>Un point, et les points se transforment en trut. L’autre camp perd les siens.</translation>
    </message>
    <message>
        <source>A point.</source>
        <translation>Un point.</translation>
    </message>
    <message>
        <source>Parties: {first} {one}, {second} {two}.</source>
        <translation>Parties&#xa0;: {first} {one}, {second} {two}.</translation>
    </message>
    <message numerus="yes">
        <source>%n trut(s) to {less}.</source>
        <translation>
            <numerusform>%n&#xa0;trut à {less}.</numerusform>
            <numerusform>%n&#xa0;truts à {less}.</numerusform>
        </translation>
    </message>
    <message>
        <source>not followed</source>
        <translation>pas suivi</translation>
    </message>
    <message>
        <source>fortial, not played</source>
        <translation>fortial non joué</translation>
    </message>
    <message>
        <source>three rotten tricks</source>
        <translation>trois plis pourris</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagnée par</translation>
    </message>
</context>
<context>
    <name>Trut guide</name>
    <message>
        <source>These are your three cards. The Seven is the highest, then the Eight, then Ace, King, Queen, Jack, Ten and Nine. Suits mean nothing.</source>
        <translation>Voici vos trois cartes. Le sept est la plus forte, puis le huit, puis l’as, le roi, la dame, le valet, le dix et le neuf. Les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>This line says what is going on. On your turn play any card: click it, or pull it to the table.</source>
        <translation>Cette ligne dit où l’on en est. À votre tour, jouez la carte que vous voulez&#xa0;: cliquez dessus ou tirez-la vers la table.</translation>
    </message>
    <message>
        <source>“Je trute!” raises the deal to a trut. The others follow, or they give up and you mark one point. You may say it with good cards – or to frighten.</source>
        <translation>«&#xa0;Je trute&#xa0;!&#xa0;» met un trut en jeu. Les autres suivent, ou renoncent et vous marquez un point. On peut le dire avec un beau jeu – ou pour faire peur.</translation>
    </message>
    <message>
        <source>The highest card makes the trick. Two tricks of three win the deal.</source>
        <translation>La plus forte carte fait le pli. Deux plis sur trois gagnent la donne.</translation>
    </message>
    <message>
        <source>Here is your score. Points are discs, and three of them become a trut, a tile. Whenever a side marks a trut, the other side loses its points.</source>
        <translation>Voici votre score. Les points sont des jetons ronds, et trois deviennent un trut, rectangulaire. Dès qu’un camp marque un trut, l’autre perd ses points.</translation>
    </message>
    <message>
        <source>The deal is over: here is who won it, and why. Journal, score and rules are beside the table.</source>
        <translation>La donne est finie&#xa0;: voici qui la gagne, et pourquoi. Journal, score et règles sont à côté de la table.</translation>
    </message>
    <message>
        <source>Each deal is three cards for everybody and three tricks; two of them win it. Who won marks a point, three points are a trut, and seven truts win the partie.</source>
        <translation>À chaque donne, trois cartes pour chacun et trois plis&#xa0;; deux suffisent pour la gagner. Le gagnant marque un point, trois points font un trut, et sept truts gagnent la partie.</translation>
    </message>
</context>
<context>
    <name>Trut keys</name>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>F</source>
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>G</source>
        <translation>Y</translation>
    </message>
</context>
<context>
    <name>Trut lesson</name>
    <message>
        <source>Trut in three deals. A partie is the whole contest: the first to have seven truts wins it. Each deal is three cards and three tricks, and two tricks win the deal.</source>
        <translation>Le trut en trois donnes. La partie est gagnée par le premier qui a sept truts. Chaque donne, c’est trois cartes et trois plis, et deux plis gagnent la donne.</translation>
    </message>
    <message>
        <source>The Seven is the highest card, then come Eight, Ace, King, Queen, Jack, Ten and Nine. Suits do not matter. You hold the two highest ranks.</source>
        <translation>Le sept est la plus forte carte, puis viennent le huit, l’as, le roi, la dame, le valet, le dix et le neuf. Les couleurs ne comptent pas. Vous tenez les deux rangs les plus forts.</translation>
    </message>
    <message>
        <source>Such a hand should be worth more. Say “Je trute!” before you play: press its button, or T.</source>
        <translation>Une telle main doit valoir plus. Dites «&#xa0;Je trute&#xa0;!&#xa0;» avant de jouer&#xa0;: appuyez sur le bouton, ou sur T.</translation>
    </message>
    <message>
        <source>Played without a call, the deal brings one point. Called and followed, it brings a trut.</source>
        <translation>Jouée sans annonce, la donne rapporte un point. Annoncée et suivie, elle rapporte un trut.</translation>
    </message>
    <message>
        <source>Hugo follows: now the deal is worth a trut to whoever wins it. Lead the Seven, which nothing beats.</source>
        <translation>Hugo suit&#xa0;: la donne vaut maintenant un trut à qui la gagne. Entamez du sept, que rien ne bat.</translation>
    </message>
    <message>
        <source>The Eight loses to a Seven, if Hugo has one. The Seven is safe: begin with it.</source>
        <translation>Le huit perd contre un sept, si Hugo en a un. Le sept est sûr&#xa0;: commencez par lui.</translation>
    </message>
    <message>
        <source>The first trick is yours. Now the Eight: only a Seven beats it.</source>
        <translation>Le premier pli est à vous. Maintenant le huit&#xa0;: seul un sept le bat.</translation>
    </message>
    <message>
        <source>The Nine gives this trick away, and then you need the last one. The Eight ends the deal now.</source>
        <translation>Le neuf donne ce pli, et il vous faudra le dernier. Le huit finit la donne maintenant.</translation>
    </message>
    <message>
        <source>The second deal. Hugo truts, and you hold the three lowest ranks: five ranks beat even the Jack. Do not follow: that costs one point, and the deal is over.</source>
        <translation>Deuxième donne. Hugo trute, et vous tenez les trois rangs les plus faibles&#xa0;: cinq rangs battent même le valet. Ne suivez pas&#xa0;: cela coûte un point, et la donne est finie.</translation>
    </message>
    <message>
        <source>If you follow, you play for a trut with the three lowest ranks. One point is the smaller loss.</source>
        <translation>Si vous suivez, vous jouez un trut avec les trois rangs les plus faibles. Un point est la moindre perte.</translation>
    </message>
    <message>
        <source>The third deal: an Eight, an Ace and a Nine. Keep the Eight for later, and lead the Ace.</source>
        <translation>Troisième donne&#xa0;: un huit, un as et un neuf. Gardez le huit pour plus tard, et entamez de l’as.</translation>
    </message>
    <message>
        <source>The Nine beats nothing: you would have to win both other tricks.</source>
        <translation>Le neuf ne bat rien&#xa0;: il vous faudrait les deux autres plis.</translation>
    </message>
    <message>
        <source>Two Aces: the trick is rotten (pourri), and nobody has made it. Hugo, who covered your Ace, leads. With one rotten trick, whoever makes the first trick wins the deal.</source>
        <translation>Deux as&#xa0;: le pli est pourri, et personne ne l’a fait. Hugo, qui a couvert votre as, entame. Avec un pli pourri, qui fait le premier pli gagne la donne.</translation>
    </message>
    <message>
        <source>The Queen lies there. This trick decides: play the Eight.</source>
        <translation>La dame est là. Ce pli décide&#xa0;: jouez le huit.</translation>
    </message>
    <message>
        <source>The Nine loses to the Queen, and with it the whole deal, for one trick is rotten.</source>
        <translation>Le neuf perd contre la dame, et avec lui toute la donne, puisqu’un pli est pourri.</translation>
    </message>
    <message>
        <source>The deal is yours: one trick was rotten, and you made the first of the others. Without a call that is one point.</source>
        <translation>La donne est à vous&#xa0;: un pli était pourri, et vous avez fait le premier des autres. Sans annonce, c’est un point.</translation>
    </message>
    <message>
        <source>The Nine is the lowest card: Hugo takes the trick with anything and needs only one more.</source>
        <translation>Le neuf est la plus faible carte&#xa0;: Hugo prend le pli avec n’importe quoi, et il ne lui en faut plus qu’un.</translation>
    </message>
    <message>
        <source>The Eight may well win now, but then only Ace and Nine are left for one more trick.</source>
        <translation>Le huit gagnerait sans doute, mais il ne resterait que l’as et le neuf pour un pli de plus.</translation>
    </message>
    <message>
        <source>One high card is not two tricks: Hugo would follow, and a trut might be lost.</source>
        <translation>Une forte carte ne fait pas deux plis&#xa0;: Hugo suivrait, et vous pourriez perdre un trut.</translation>
    </message>
    <message>
        <source>Right, you could trut now, for you win anyway. But let us first see how the deal ends.</source>
        <translation>C’est vrai, vous pourriez truter, puisque vous gagnez de toute façon. Mais voyons d’abord comment finit la donne.</translation>
    </message>
    <message>
        <source>Two tricks: you mark a trut, a tile. If Hugo had points, they would be lost now. The third card is not played any more.</source>
        <translation>Deux plis&#xa0;: vous marquez un trut, une plaque. Si Hugo avait des points, ils seraient perdus. La troisième carte ne se joue plus.</translation>
    </message>
    <message>
        <source>Hugo marks a point, a disc. You never learn with which cards: it may have been a bluff. Three discs make a trut.</source>
        <translation>Hugo marque un point, un jeton rond. Vous ne saurez jamais avec quelles cartes&#xa0;: c’était peut-être un bluff. Trois jetons font un trut.</translation>
    </message>
</context>
<context>
    <name>Trut options</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Truts to win</source>
        <translation>Truts pour gagner</translation>
    </message>
    <message>
        <source>Points for a trut</source>
        <translation>Points pour un trut</translation>
    </message>
    <message>
        <source>Deal without a trut</source>
        <translation>Donne sans trut</translation>
    </message>
    <message>
        <source>When one may trut</source>
        <translation>Quand on peut truter</translation>
    </message>
    <message>
        <source>Who answers first</source>
        <translation>Qui répond d’abord</translation>
    </message>
    <message>
        <source>Who leads after a rotten trick</source>
        <translation>Qui entame après un pli pourri</translation>
    </message>
    <message>
        <source>Stop when decided</source>
        <translation>Arrêt dès que c’est joué</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>False announcements</source>
        <translation>Annonces mensongères</translation>
    </message>
    <message>
        <source>Brelan must be announced</source>
        <translation>Brelan obligatoire</translation>
    </message>
    <message>
        <source>The fortial</source>
        <translation>Le fortial</translation>
    </message>
    <message>
        <source>Worth of a fortial deal</source>
        <translation>Valeur de la donne de fortial</translation>
    </message>
    <message>
        <source>Second partner decides blind</source>
        <translation>Second partenaire sans regarder</translation>
    </message>
    <message>
        <source>Parties in the match</source>
        <translation>Parties du match</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Two players, or four in two teams of two.</source>
        <translation>Deux joueurs, ou quatre en deux équipes de deux.</translation>
    </message>
    <message>
        <source>The play goes around the table this way; nothing else depends on it.</source>
        <translation>Le jeu tourne dans ce sens autour de la table&#xa0;; rien d’autre n’en dépend.</translation>
    </message>
    <message>
        <source>Who deals first; after that everybody deals in turn.</source>
        <translation>Qui donne en premier&#xa0;; ensuite, chacun donne à son tour.</translation>
    </message>
    <message>
        <source>The partie is won by the first side with this many truts.</source>
        <translation>Le premier camp qui a ce nombre de truts gagne la partie.</translation>
    </message>
    <message>
        <source>This many points are changed into one trut at once.</source>
        <translation>Ce nombre de points se transforme aussitôt en un trut.</translation>
    </message>
    <message>
        <source>What a deal won without anybody truting is worth.</source>
        <translation>Ce que vaut une donne gagnée sans que personne ait truté.</translation>
    </message>
    <message>
        <source>Who may say “je trute”, and at which moments.</source>
        <translation>Qui peut dire «&#xa0;je trute&#xa0;», et à quels moments.</translation>
    </message>
    <message>
        <source>With four players: which opponent of the truter is asked first.</source>
        <translation>À quatre&#xa0;: l’adversaire qui répond en premier à celui qui trute.</translation>
    </message>
    <message>
        <source>With four players and more than two equal cards: who leads after a rotten trick (pourri).</source>
        <translation>À quatre, avec plus de deux cartes égales&#xa0;: qui entame après un pli pourri.</translation>
    </message>
    <message>
        <source>A deal ends as soon as nothing can change its winner.</source>
        <translation>La donne s’arrête dès que plus rien ne peut en changer le gagnant.</translation>
    </message>
    <message>
        <source>Before the first card one may trut by naming a brelan, or two alike and an odd one.</source>
        <translation>Avant la première carte, on peut truter en annonçant un brelan, ou deux pareilles et une fausse.</translation>
    </message>
    <message>
        <source>An announcement need not be true.</source>
        <translation>Une annonce peut être fausse.</translation>
    </message>
    <message>
        <source>Whoever is dealt three cards of one rank announces it at once, wanted or not.</source>
        <translation>Qui reçoit trois cartes de même valeur l’annonce aussitôt, de gré ou de force.</translation>
    </message>
    <message>
        <source>A side one point short of the partie first says whether it goes; the others wait, blind.</source>
        <translation>Le camp à un point de la partie dit d’abord s’il y va&#xa0;; les autres attendent sans regarder.</translation>
    </message>
    <message>
        <source>What a deal is worth when the side at the fortial goes.</source>
        <translation>Ce que vaut la donne quand le camp au fortial y va.</translation>
    </message>
    <message>
        <source>With four players: after a first “no” the partner decides without looking at their cards.</source>
        <translation>À quatre&#xa0;: après un premier «&#xa0;non&#xa0;», le partenaire décide sans regarder ses cartes.</translation>
    </message>
    <message>
        <source>This many parties are played; the side that wins most of them wins.</source>
        <translation>On joue ce nombre de parties&#xa0;; le camp qui en gagne le plus l’emporte.</translation>
    </message>
    <message>
        <source>Chips that everybody pays in for each partie; the winners share them.</source>
        <translation>Jetons que chacun verse à chaque partie&#xa0;; les gagnants se les partagent.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Sens inverse</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>One point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Everybody, between any two cards</source>
        <translation>Tous, entre deux cartes</translation>
    </message>
    <message>
        <source>Only the player on turn</source>
        <translation>Seulement à son tour</translation>
    </message>
    <message>
        <source>Everybody, between two tricks</source>
        <translation>Tous, entre deux plis</translation>
    </message>
    <message>
        <source>The first after the dealer</source>
        <translation>Le premier après le donneur</translation>
    </message>
    <message>
        <source>The first after the truter</source>
        <translation>Le premier après celui qui trute</translation>
    </message>
    <message>
        <source>Who made it rotten first</source>
        <translation>Le premier qui l’a pourri</translation>
    </message>
    <message>
        <source>Who laid the last equal card</source>
        <translation>Qui a joué la dernière carte égale</translation>
    </message>
    <message>
        <source>A trut</source>
        <translation>Un trut</translation>
    </message>
    <message>
        <source>A point</source>
        <translation>Un point</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Paisible</translation>
    </message>
    <message>
        <source>Bluffers</source>
        <translation>Bluffeurs</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>As the rulebook has it, to seven truts.</source>
        <translation>Selon la règle, en sept truts.</translation>
    </message>
    <message>
        <source>Truts on one’s own turn only, and no announcements.</source>
        <translation>On ne trute qu’à son tour, et sans annonces.</translation>
    </message>
    <message>
        <source>Announcements may be false, and all three tricks are played.</source>
        <translation>Les annonces peuvent être fausses, et l’on joue les trois plis.</translation>
    </message>
    <message>
        <source>To three truts.</source>
        <translation>En trois truts.</translation>
    </message>
    <message>
        <source>Three parties, for five chips each.</source>
        <translation>Trois parties, à cinq jetons chacune.</translation>
    </message>
    <message numerus="yes">
        <source>%n trut(s)</source>
        <translation>
            <numerusform>%n trut</numerusform>
            <numerusform>%n truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partie(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{key} takes it back.</source>
        <translation>{key} pour revenir en arrière.</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>C’est repris</translation>
    </message>
    <message>
        <source>Undo: {done}</source>
        <translation>Annuler&#xa0;: {done}</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message numerus="yes">
        <source>You win the partie about %n time(s) in 10.</source>
        <translation>
            <numerusform>Vous gagnez la partie environ %n fois sur 10.</numerusform>
            <numerusform>Vous gagnez la partie environ %n fois sur 10.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is clearly better than the next one.</source>
        <translation>C’est nettement mieux que la suivante.</translation>
    </message>
    <message>
        <source>On average you gain about {amount}.</source>
        <translation>En moyenne, vous y gagnez environ {amount}.</translation>
    </message>
    <message>
        <source>It looks better than the next one, but that is not certain.</source>
        <translation>Cela semble mieux que la suivante, mais ce n’est pas certain.</translation>
    </message>
    <message>
        <source>On average you lose about {amount}.</source>
        <translation>En moyenne, vous y perdez environ {amount}.</translation>
    </message>
    <message>
        <source>You hardly ever win the partie from here.</source>
        <translation>D’ici, vous ne gagnez presque jamais la partie.</translation>
    </message>
    <message>
        <source>You win the partie almost always from here.</source>
        <translation>D’ici, vous gagnez presque toujours la partie.</translation>
    </message>
    <message>
        <source>The next one is about as good.</source>
        <translation>La suivante la vaut à peu près.</translation>
    </message>
    <message>
        <source>The next one may be as good.</source>
        <translation>La suivante est peut-être aussi bonne.</translation>
    </message>
    <message>
        <source>It is a little better than the next one.</source>
        <translation>C’est un peu mieux que la suivante.</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{decimal} live(s)</source>
        <translation>
            <numerusform>{decimal} vie</numerusform>
            <numerusform>{decimal} vies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{decimal} chip(s)</source>
        <translation>
            <numerusform>{decimal} jeton</numerusform>
            <numerusform>{decimal} jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{decimal} point(s)</source>
        <translation>
            <numerusform>{decimal} point</numerusform>
            <numerusform>{decimal} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>This game is damaged</source>
        <translation>Cette partie est abîmée</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>This should not happen. Your game is kept up to the last card. If Ludo behaves oddly now, close it and open it again.</source>
        <translation>Cela ne devrait pas arriver. Votre partie est gardée jusqu’à la dernière carte. Si Ludo se comporte bizarrement, fermez-le et rouvrez-le.</translation>
    </message>
    <message>
        <source>This should not happen. Your games cannot be saved at the moment.</source>
        <translation>Cela ne devrait pas arriver. Vos parties ne peuvent pas être enregistrées en ce moment.</translation>
    </message>
    <message>
        <source>What happened is written in
{file}</source>
        <translation>Ce qui s’est passé est écrit dans
{file}</translation>
    </message>
    <message>
        <source>{game} · replay</source>
        <translation>{game} · relecture</translation>
    </message>
    <message>
        <source>About Ludo</source>
        <translation>À propos de Ludo</translation>
    </message>
    <message>
        <source>Something went wrong in Ludo</source>
        <translation>Quelque chose s’est mal passé dans Ludo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
</TS>
