<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <location filename="../ludo/ui/analysis/page.py"/>
        <source>Compared in %n deal(s), by what {name} can know</source>
        <translation>
            <numerusform>Compared in %n deal, by what {name} can know</numerusform>
            <numerusform>Compared in %n deals, by what {name} can know</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/analysis/position_page.py"/>
        <source>{place}: %n card(s) at most</source>
        <translation>
            <numerusform>{place}: %n card at most</numerusform>
            <numerusform>{place}: %n cards at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/backup_reminder.py"/>
        <source>%n evening(s) since the last backup: if this computer breaks, they are lost.</source>
        <translation>
            <numerusform>%n evening since the last backup: if this computer breaks, it is lost.</numerusform>
            <numerusform>%n evenings since the last backup: if this computer breaks, they are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <source>The last evening of these people left %n chip(s) on the board.</source>
        <translation>
            <numerusform>The last evening of these people left %n chip on the board.</numerusform>
            <numerusform>The last evening of these people left %n chips on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/before_play.py"/>
        <location filename="../ludo/ui/games/tripoli/real_table/plate.py"/>
        <source>%n chip(s)</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>%n later line(s) fit no more and count for nothing: {lines}.</source>
        <translation>
            <numerusform>%n later line fits no more and counts for nothing: {lines}.</numerusform>
            <numerusform>%n later lines fit no more and count for nothing: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/history.py"/>
        <source>%n later line(s) count again: {lines}.</source>
        <translation>
            <numerusform>%n later line counts again: {lines}.</numerusform>
            <numerusform>%n later lines count again: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>%n line(s) count for nothing: see the lines.</source>
        <translation>
            <numerusform>%n line counts for nothing: see the lines.</numerusform>
            <numerusform>%n lines count for nothing: see the lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>%n deal(s) played.</source>
        <translation>
            <numerusform>%n deal played.</numerusform>
            <numerusform>%n deals played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>%n chip(s) stay on the board for another evening.</source>
        <translation>
            <numerusform>%n chip stays on the board for another evening.</numerusform>
            <numerusform>%n chips stay on the board for another evening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>End: share %n chip(s)</source>
        <translation>
            <numerusform>End: share %n chip</numerusform>
            <numerusform>End: share %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>End: poker for %n chip(s)</source>
        <translation>
            <numerusform>End: poker for %n chip</numerusform>
            <numerusform>End: poker for %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>%n chip(s) lie in the pot.</source>
        <translation>
            <numerusform>%n chip lies in the pot.</numerusform>
            <numerusform>%n chips lie in the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>%n chip(s) wait for another round.</source>
        <translation>
            <numerusform>%n chip waits for another round.</numerusform>
            <numerusform>%n chips wait for another round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Side pot of %n: {names}</source>
        <translation>
            <numerusform>Side pot of %n: {names}</numerusform>
            <numerusform>Side pot of %n: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/poker_forms.py"/>
        <source>Pot of %n: {names}</source>
        <extracomment>Ludo as the board of Tripoli beside real cards: people play with paper cards, the screen keeps chips and lines.</extracomment>
        <translation>
            <numerusform>Pot of %n: {names}</numerusform>
            <numerusform>Pot of %n: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The board is taken over with %n chip(s).</source>
        <translation>
            <numerusform>The board is taken over with %n chip.</numerusform>
            <numerusform>The board is taken over with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>The partie ends with %n pot(s).</source>
        <translation>
            <numerusform>The partie ends with %n pot.</numerusform>
            <numerusform>The partie ends with %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>What lies on the board makes at most %n pot(s).</source>
        <translation>
            <numerusform>What lies on the board makes at most %n pot.</numerusform>
            <numerusform>What lies on the board makes at most %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>Nobody bids or bets on credit: only %n chip(s) are there.</source>
        <translation>
            <numerusform>Nobody bids or bets on credit: only %n chip is there.</numerusform>
            <numerusform>Nobody bids or bets on credit: only %n chips are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} buys a hand from {dealer} for %n chip(s).</source>
        <translation>
            <numerusform>{name} buys a hand from {dealer} for %n chip.</numerusform>
            <numerusform>{name} buys a hand from {dealer} for %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/words.py"/>
        <source>{name} names {suit} for %n chip(s).</source>
        <extracomment>{suit}: a suit: “hearts”; it may have forms</extracomment>
        <translation>
            <numerusform>{name} names {suit} for %n chip.</numerusform>
            <numerusform>{name} names {suit} for %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/real_table/play_forms.py"/>
        <source>Stop: %n chip(s) stay there</source>
        <translation>
            <numerusform>Stop: %n chip stays there</numerusform>
            <numerusform>Stop: %n chips stay there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Branch</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/replay_outlook.py"/>
        <source>%n time(s)</source>
        <extracomment>A partie that is played on from a moment of one seen again, and how its deal would have ended: buttons, sentences. Amounts are what a deal brought, with their sign: “+4 chips”.</extracomment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeForm</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>%n chip(s) on the board are shared out by the rules.</source>
        <translation>
            <numerusform>%n chip on the board is shared out by the rules.</numerusform>
            <numerusform>%n chips on the board are shared out by the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>%n chip(s) stay there; the next board can take them over.</source>
        <translation>
            <numerusform>%n chip stays there; the next board can take it over.</numerusform>
            <numerusform>%n chips stay there; the next board can take them over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/change_form.py"/>
        <source>%n chip(s) in the pot go back to those who put them in.</source>
        <translation>
            <numerusform>%n chip in the pot goes back to who put it in.</numerusform>
            <numerusform>%n chips in the pot go back to those who put them in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckedBooks</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/checked_words.py"/>
        <source>All that is listed and counted follows from what was done (%n act(s)).</source>
        <translation>
            <numerusform>All that is listed and counted follows from what was done (%n act).</numerusform>
            <numerusform>All that is listed and counted follows from what was done (%n acts).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>%n chip(s) lie there for another evening; the cash box stands for them.</source>
        <translation>
            <numerusform>%n chip lies there for another evening; the cash box stands for it.</numerusform>
            <numerusform>%n chips lie there for another evening; the cash box stands for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Not finished. %n chip(s) lie there, put in by {shares}; the cash box stands for them.</source>
        <extracomment>{shares}: who has put in how many chips: “Anna 5, Hugo 3”, joined as a list</extracomment>
        <translation>
            <numerusform>Not finished. %n chip lies there, put in by {shares}; the cash box stands for it.</numerusform>
            <numerusform>Not finished. %n chips lie there, put in by {shares}; the cash box stands for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Not finished. %n chip(s) lie there; the cash box stands for them.</source>
        <translation>
            <numerusform>Not finished. %n chip lies there; the cash box stands for it.</numerusform>
            <numerusform>Not finished. %n chips lie there; the cash box stands for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/closing_words.py"/>
        <source>Given up. %n chip(s) lie there still.</source>
        <translation>
            <numerusform>Given up. %n chip lies there still.</numerusform>
            <numerusform>Given up. %n chips lie there still.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evening_payments.py"/>
        <source>%n chip(s) lie on what is not finished; the account says whose they are.</source>
        <translation>
            <numerusform>%n chip lies on what is not finished; the account says whose it is.</numerusform>
            <numerusform>%n chips lie on what is not finished; the account says whose they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/count_form.py"/>
        <source>{name} has %n chip(s) more than the books say.</source>
        <translation>
            <numerusform>{name} has %n chip more than the books say.</numerusform>
            <numerusform>{name} has %n chips more than the books say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/count_form.py"/>
        <source>In all %n chip(s) are missing.</source>
        <translation>
            <numerusform>In all %n chip is missing.</numerusform>
            <numerusform>In all %n chips are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/count_form.py"/>
        <source>{name} has %n chip(s) fewer than the books say.</source>
        <translation>
            <numerusform>{name} has %n chip fewer than the books say.</numerusform>
            <numerusform>{name} has %n chips fewer than the books say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/count_form.py"/>
        <source>In all there are %n chip(s) too many.</source>
        <translation>
            <numerusform>In all there is %n chip too many.</numerusform>
            <numerusform>In all there are %n chips too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message numerus="yes">
        <location filename="../ludo/ui/table/trays.py"/>
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <location filename="../ludo/ui/play/tally.py"/>
        <source>{name} has won %n in a row.</source>
        <translation>
            <numerusform>{name} has won %n in a row.</numerusform>
            <numerusform>{name} has won %n in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/tally.py"/>
        <source>{name} has not won the last %n.</source>
        <translation>
            <numerusform>{name} has not won the last one.</numerusform>
            <numerusform>{name} has not won the last %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>The record of this game can be read up to action %n only. You can look at it up to there, but it cannot be continued.</source>
        <translation>
            <numerusform>The record of this game can be read up to action %n only. You can look at it up to there, but it cannot be continued.</numerusform>
            <numerusform>The record of this game can be read up to action %n only. You can look at it up to there, but it cannot be continued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>Ludo goes on with a new file, and %n game(s) could be saved into it.</source>
        <translation>
            <numerusform>Ludo goes on with a new file, and %n game could be saved into it.</numerusform>
            <numerusform>Ludo goes on with a new file, and %n games could be saved into it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>The %n game(s) that were saved before can be looked at.</source>
        <translation>
            <numerusform>The %n game that was saved before can be looked at.</numerusform>
            <numerusform>The %n games that were saved before can be looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>In %n of them the last actions were lost: it goes on from an earlier one, and chips paid after that were taken back.</source>
        <translation>
            <numerusform>In %n of them the last actions were lost: it goes on from an earlier one, and chips paid after that were taken back.</numerusform>
            <numerusform>In %n of them the last actions were lost: they go on from an earlier one, and chips paid after that were taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>In %n text(s), signs that nobody can see were taken out.</source>
        <translation>
            <numerusform>In %n text, signs that nobody can see were taken out.</numerusform>
            <numerusform>In %n texts, signs that nobody can see were taken out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/errors.py"/>
        <source>In %n of them the last actions cannot be read.</source>
        <translation>
            <numerusform>In %n of them the last actions cannot be read.</numerusform>
            <numerusform>In %n of them the last actions cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/words.py"/>
        <source>%n chip(s)</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>Put away (%n)</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>
            <numerusform>Put away (%n)</numerusform>
            <numerusform>Put away (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evenings.py"/>
        <source>%n people</source>
        <extracomment>Game nights: their pages, lists, states and buttons.</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Import %n row</numerusform>
            <numerusform>Import %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n new row(s)</source>
        <translation>
            <numerusform>%n new row</numerusform>
            <numerusform>%n new rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n already there</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n row(s) are new.</source>
        <translation>
            <numerusform>%n row is new.</numerusform>
            <numerusform>%n rows are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exporting.py"/>
        <source>%n row(s) are written to</source>
        <translation>
            <numerusform>%n row is written to</numerusform>
            <numerusform>%n rows are written to</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n more</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n changed both here and there</source>
        <translation>
            <numerusform>%n changed both here and there</numerusform>
            <numerusform>%n changed both here and there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n set aside</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n set aside</numerusform>
            <numerusform>%n set aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n line(s) are set aside: mend them here, then import.</source>
        <translation>
            <numerusform>%n line is set aside: mend it here, then import.</numerusform>
            <numerusform>%n lines are set aside: mend them here, then import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n people</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n evening(s)</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n game(s) in Ludo</source>
        <translation>
            <numerusform>%n game in Ludo</numerusform>
            <numerusform>%n games in Ludo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n score sheet</numerusform>
            <numerusform>%n score sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange_words.py"/>
        <source>%n posting(s)</source>
        <extracomment>The page that exports and imports data: buttons, and what a file holds.</extracomment>
        <translation>
            <numerusform>%n posting</numerusform>
            <numerusform>%n postings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/exchange.py"/>
        <source>%n taken back here</source>
        <translation>
            <numerusform>%n taken back here</numerusform>
            <numerusform>%n taken back here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/screen.py"/>
        <source>From %n year(s) of age.</source>
        <translation>
            <numerusform>From %n year of age.</numerusform>
            <numerusform>From %n years of age.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>Compared in %n deal(s), nothing is better:</source>
        <translation>
            <numerusform>Compared in %n deal, nothing is better:</numerusform>
            <numerusform>Compared in %n deals, nothing is better:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>%n other act(s) are as good.</source>
        <translation>
            <numerusform>%n other act is as good.</numerusform>
            <numerusform>%n other acts are as good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>Compared in %n deal(s), nothing is surely better:</source>
        <translation>
            <numerusform>Compared in %n deal, nothing is surely better:</numerusform>
            <numerusform>Compared in %n deals, nothing is surely better:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>%n act(s) were not compared long enough to tell.</source>
        <translation>
            <numerusform>%n act was not compared long enough to tell.</numerusform>
            <numerusform>%n acts were not compared long enough to tell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>Compared in %n deal(s), this stays the best:</source>
        <translation>
            <numerusform>Compared in %n deal, this stays the best:</numerusform>
            <numerusform>Compared in %n deals, this stays the best:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hint_words.py"/>
        <source>Compared in %n deal(s), this is better:</source>
        <translation>
            <numerusform>Compared in %n deal, this is better:</numerusform>
            <numerusform>Compared in %n deals, this is better:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/hero.py"/>
        <source>%n more</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/hero.py"/>
        <source>%n more not finished</source>
        <translation>
            <numerusform>%n more not finished</numerusform>
            <numerusform>%n more not finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/play_now.py"/>
        <source>%n player(s)</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/play_now.py"/>
        <location filename="../ludo/ui/pages/tiles.py"/>
        <source>%n min</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/hero.py"/>
        <source>Tonight: %n people</source>
        <extracomment>Labels and buttons of the first page.</extracomment>
        <translation>
            <numerusform>Tonight: %n person</numerusform>
            <numerusform>Tonight: %n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Known</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/player_knowledge.py"/>
        <source>%n card(s) in hands were hidden from it.</source>
        <translation>
            <numerusform>%n card in hands was hidden from it.</numerusform>
            <numerusform>%n cards in hands were hidden from it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>%n chip(s) lie before them</source>
        <translation>
            <numerusform>%n chip lies before them</numerusform>
            <numerusform>%n chips lie before them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/leaving_form.py"/>
        <source>%n chip(s) are missing</source>
        <translation>
            <numerusform>%n chip is missing</numerusform>
            <numerusform>%n chips are missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>%n entry(ies)</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/ledger.py"/>
        <source>%n chip(s)</source>
        <extracomment>The book of chips: every posting, and where a chip comes from.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>name, place and rules of %n evening(s)</source>
        <translation>
            <numerusform>name, place and rules of %n evening</numerusform>
            <numerusform>name, place and rules of %n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n entry(ies) of who came and left when</source>
        <translation>
            <numerusform>%n entry of who came and left when</numerusform>
            <numerusform>%n entries of who came and left when</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>the game or the people of %n score sheet(s)</source>
        <translation>
            <numerusform>the game or the people of %n score sheet</numerusform>
            <numerusform>the game or the people of %n score sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n line(s) of score sheets</source>
        <translation>
            <numerusform>%n line of a score sheet</numerusform>
            <numerusform>%n lines of score sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n result(s)</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n movement(s) of chips</source>
        <translation>
            <numerusform>%n movement of chips</numerusform>
            <numerusform>%n movements of chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>reason and time of %n movement(s) of chips, which itself is kept</source>
        <translation>
            <numerusform>reason and time of %n movement of chips, which is kept</numerusform>
            <numerusform>reason and time of %n movements of chips, which are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>what chips were entered as by hand, %n time(s)</source>
        <translation>
            <numerusform>what chips were entered as by hand, once</numerusform>
            <numerusform>what chips were entered as by hand, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>name, picture or notes of %n person(s)</source>
        <translation>
            <numerusform>name, picture or notes of %n person</numerusform>
            <numerusform>name, picture or notes of %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>the picture of %n person(s)</source>
        <translation>
            <numerusform>the picture of %n person</numerusform>
            <numerusform>the pictures of %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n mistake(s) to be tried again</source>
        <translation>
            <numerusform>%n mistake to be tried again</numerusform>
            <numerusform>%n mistakes to be tried again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n setting(s)</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>
            <numerusform>%n setting</numerusform>
            <numerusform>%n settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n other entry(ies)</source>
        <translation>
            <numerusform>%n other entry</numerusform>
            <numerusform>%n other entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n more</source>
        <extracomment>What could not be saved of a damaged file: parts of a list.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/losses.py"/>
        <source>%n act(s) of what was done</source>
        <translation>
            <numerusform>%n act of what was done</numerusform>
            <numerusform>%n acts of what was done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/mend_form.py"/>
        <source>That is %n partie(s) and score sheet(s).</source>
        <translation>
            <numerusform>That is %n partie or score sheet.</numerusform>
            <numerusform>That is %n parties and score sheets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n line(s)</source>
        <extracomment>Two copies of the data become one: what is here, what is there, and questions about it.</extracomment>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/merge.py"/>
        <source>%n question(s) still to be answered.</source>
        <translation>
            <numerusform>%n question still to be answered.</numerusform>
            <numerusform>%n questions still to be answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n new partie(s) and score sheet(s).</source>
        <translation>
            <numerusform>%n new partie or score sheet.</numerusform>
            <numerusform>%n new parties and score sheets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n new posting(s).</source>
        <translation>
            <numerusform>%n new posting.</numerusform>
            <numerusform>%n new postings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n new entry(ies) in diaries.</source>
        <translation>
            <numerusform>%n new entry in diaries.</numerusform>
            <numerusform>%n new entries in diaries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>At the evening {subject}, %n thing(s) may have been written down here and there. Are they one?</source>
        <extracomment>{subject}: whom or what a question is about: a person, an evening, a season</extracomment>
        <translation>
            <numerusform>At the evening {subject}, %n thing may have been written down here and there. Is it one?</numerusform>
            <numerusform>At the evening {subject}, %n things may have been written down here and there. Are they one?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/conflict_words.py"/>
        <source>%n thing(s) may have been written down here and there. Are they one?</source>
        <translation>
            <numerusform>%n thing may have been written down here and there. Is it one?</numerusform>
            <numerusform>%n things may have been written down here and there. Are they one?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyPlay</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_panel.py"/>
        <source>%n partie(s) wait for a review.</source>
        <translation>
            <numerusform>%n partie waits for a review.</numerusform>
            <numerusform>%n parties wait for a review.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_panel.py"/>
        <source>%n mistake(s) are due for another try.</source>
        <translation>
            <numerusform>%n mistake is due for another try.</numerusform>
            <numerusform>%n mistakes are due for another try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_panel.py"/>
        <source>right %n time(s), the last one on {day}</source>
        <translation>
            <numerusform>right once, on {day}</numerusform>
            <numerusform>right %n times, the last one on {day}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_panel.py"/>
        <source>{done} of %n partie(s) reviewed</source>
        <translation>
            <numerusform>{done} of %n partie reviewed</numerusform>
            <numerusform>{done} of %n parties reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_play.py"/>
        <source>{interval}; %n decision(s)</source>
        <extracomment>What decisions cost somebody by game and kind, in a chart, its table and sentences about it; and own mistakes that are tried again: heads of columns, buttons, states. | {interval}: what a hundred decisions cost and how sure that is: “4.2 parties in 100, surely between 1.7 and 6.3”</extracomment>
        <translation>
            <numerusform>{interval}; %n decision</numerusform>
            <numerusform>{interval}; %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_play.py"/>
        <source>%n decision(s)</source>
        <extracomment>What decisions cost somebody by game and kind, in a chart, its table and sentences about it; and own mistakes that are tried again: heads of columns, buttons, states.</extracomment>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_play.py"/>
        <source>%n partie(s)</source>
        <extracomment>What decisions cost somebody by game and kind, in a chart, its table and sentences about it; and own mistakes that are tried again: heads of columns, buttons, states.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_words.py"/>
        <source>{decimal} partie(s)</source>
        <extracomment>What decisions cost somebody by game and kind, in a chart, its table and sentences about it; and own mistakes that are tried again: heads of columns, buttons, states.</extracomment>
        <translation>
            <numerusform>{decimal} partie</numerusform>
            <numerusform>{decimal} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/own_panel.py"/>
        <source>%n partie(s) played here without a name: do they count for {name}?</source>
        <translation>
            <numerusform>%n partie played here without a name: does it count for {name}?</numerusform>
            <numerusform>%n parties played here without a name: do they count for {name}?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/setup_words.py"/>
        <source>Your own rules: %n of them differ(s) from the rulebook.</source>
        <translation>
            <numerusform>Your own rules: %n of them differs from the rulebook.</numerusform>
            <numerusform>Your own rules: %n of them differ from the rulebook.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>All %n options</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>
            <numerusform>The option</numerusform>
            <numerusform>All %n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/new_game.py"/>
        <location filename="../ludo/ui/pages/setup_words.py"/>
        <source>%n player(s)</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/evening_choice.py"/>
        <source>For chips: %n for {money}.</source>
        <translation>
            <numerusform>For chips: %n for {money}.</numerusform>
            <numerusform>For chips: %n for {money}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/new_game.py"/>
        <source>%n minute(s)</source>
        <extracomment>The page on which a game is set up: people, presets, rules.</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/option_words.py"/>
        <source>%n chip(s)</source>
        <extracomment>Values of rules that can be agreed.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outside</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>%n of them still count(s) in all balances, until you have answered.</source>
        <translation>
            <numerusform>%n of them still counts in all balances, until you have answered.</numerusform>
            <numerusform>%n of them still count in all balances, until you have answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/outside.py"/>
        <source>Balances still count %n partie(s) from outside of evenings, as before. Does that belong to the books?</source>
        <translation>
            <numerusform>Balances still count&#xa0;%n partie from outside of evenings, as before. Does that belong to the books?</numerusform>
            <numerusform>Balances still count&#xa0;%n parties from outside of evenings, as before. Do they belong to the books?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>List %n removed game(s) again</source>
        <translation>
            <numerusform>List %n removed game again</numerusform>
            <numerusform>List %n removed games again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/past_games.py"/>
        <source>%n game(s) taken off the list.</source>
        <translation>
            <numerusform>%n game taken off the list.</numerusform>
            <numerusform>%n games taken off the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/problems_panel.py"/>
        <source>Right: “{act}”, and %n more.</source>
        <extracomment>{act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>Right: “{act}”, and %n more.</numerusform>
            <numerusform>Right: “{act}”, and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/problems_words.py"/>
        <source>%n player(s)</source>
        <extracomment>Problems to be solved: a position of a game in which one is to find the best act.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/problems_daily.py"/>
        <source>%n own mistake(s)</source>
        <translation>
            <numerusform>%n own mistake</numerusform>
            <numerusform>%n own mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/problems_daily.py"/>
        <source>%n problem(s)</source>
        <extracomment>Problems to be solved: a position of a game in which one is to find the best act.</extracomment>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Readouts</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>You hold %n card(s), face down.</source>
        <translation>
            <numerusform>You hold %n card, face down.</numerusform>
            <numerusform>You hold %n cards, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>Your hand, %n card(s): {cards}.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>Your hand, %n card: {cards}.</numerusform>
            <numerusform>Your hand, %n cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>%n trick(s)</source>
        <extracomment>What a screen reader says on request: short sentences.</extracomment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>side: %n trick(s)</source>
        <translation>
            <numerusform>side: %n trick</numerusform>
            <numerusform>side: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/readouts.py"/>
        <source>{name} holds {cards}, and %n card(s) face down.</source>
        <extracomment>{cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>{name} holds {cards}, and %n card face down.</numerusform>
            <numerusform>{name} holds {cards}, and %n cards face down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You lose {decimal} life(s) a deal on average, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You lose {decimal} life a deal on average, compared with {after} after “{act}”.</numerusform>
            <numerusform>You lose {decimal} lives a deal on average, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You win %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You win %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You win %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You win this trick in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You win this trick in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You win this trick in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You take all five tricks in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You take all five tricks in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You take all five tricks in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You win a trut in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You win a trut in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You win a trut in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You lose a life in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You lose a life in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You lose a life in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You fulfil your contract in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You fulfil your contract in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You fulfil your contract in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You win the poker in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You win the poker in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You win the poker in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>You go out first in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>You go out first in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>You go out first in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>Your opponent takes all five tricks in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>Your opponent takes all five tricks in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>Your opponent takes all five tricks in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>Your opponents take all five tricks in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>Your opponents take all five tricks in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>Your opponents take all five tricks in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>Your opponents win a trut in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>Your opponents win a trut in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>Your opponents win a trut in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/mechanisms.py"/>
        <source>Somebody else goes out first in %n deal(s) of 100, compared with {after} after “{act}”.</source>
        <extracomment>{after}: the same as the number before, after another act: “You win 27 deals of 100, compared with 50 after …” | {act}: an act: “Play King of hearts”</extracomment>
        <translation>
            <numerusform>Somebody else goes out first in %n deal of 100, compared with {after} after “{act}”.</numerusform>
            <numerusform>Somebody else goes out first in %n deals of 100, compared with {after} after “{act}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>the opponents hold %n trump(s) or more</source>
        <translation>
            <numerusform>the opponents hold %n trump or more</numerusform>
            <numerusform>the opponents hold %n trumps or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>the opponents hold fewer than %n trump(s)</source>
        <translation>
            <numerusform>the opponents hold fewer than %n trump</numerusform>
            <numerusform>the opponents hold fewer than %n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>your opponent holds %n trump(s) or more</source>
        <translation>
            <numerusform>your opponent holds %n trump or more</numerusform>
            <numerusform>your opponent holds %n trumps or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>your opponent holds fewer than %n trump(s)</source>
        <translation>
            <numerusform>your opponent holds fewer than %n trump</numerusform>
            <numerusform>your opponent holds fewer than %n trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>somebody holds more than %n point(s)</source>
        <translation>
            <numerusform>somebody holds more than %n point</numerusform>
            <numerusform>somebody holds more than %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>nobody holds more than %n point(s)</source>
        <translation>
            <numerusform>nobody holds more than %n point</numerusform>
            <numerusform>nobody holds more than %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>the next card of the stock helps you (%n of the {hidden} hidden cards do(es))</source>
        <extracomment>{hidden}: how many cards are hidden</extracomment>
        <translation>
            <numerusform>the next card of the stock helps you (%n of the {hidden} hidden cards does)</numerusform>
            <numerusform>the next card of the stock helps you (%n of the {hidden} hidden cards do)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>the next card of the stock does not help you (only %n of the {hidden} hidden cards do(es))</source>
        <extracomment>{hidden}: how many cards are hidden</extracomment>
        <translation>
            <numerusform>the next card of the stock does not help you (only %n of the {hidden} hidden cards does)</numerusform>
            <numerusform>the next card of the stock does not help you (only %n of the {hidden} hidden cards do)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>after throwing “{card}” the next card of the stock helps your contract (%n of the {hidden} hidden cards do(es))</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {hidden}: how many cards are hidden</extracomment>
        <translation>
            <numerusform>after throwing “{card}” the next card of the stock helps your contract (%n of the {hidden} hidden cards does)</numerusform>
            <numerusform>after throwing “{card}” the next card of the stock helps your contract (%n of the {hidden} hidden cards do)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/reasons.py"/>
        <source>after throwing “{card}” the next card of the stock does not help your contract (only %n of the {hidden} hidden cards do(es))</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2}) | {hidden}: how many cards are hidden</extracomment>
        <translation>
            <numerusform>after throwing “{card}” the next card of the stock does not help your contract (only %n of the {hidden} hidden cards does)</numerusform>
            <numerusform>after throwing “{card}” the next card of the stock does not help your contract (only %n of the {hidden} hidden cards do)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/refusals.py"/>
        <source>A misdeal: everybody must get %n card(s).</source>
        <translation>
            <numerusform>A misdeal: everybody must get %n card.</numerusform>
            <numerusform>A misdeal: everybody must get %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Revaluation</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/revalue_form.py"/>
        <source>%n chip(s)</source>
        <extracomment>The form in which a chip of a running evening gets another worth in money: who gains and loses by it.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hindsight_words.py"/>
        <source>Played on %n time(s) with these cards, the Expert in this seat: “{act}” brought more {wins}, “{other}” {losses}.</source>
        <extracomment>{act}: an act: “Play King of hearts” | {wins}: how often an act was better: “3 times” | {other}: the name of another player, or a card or hand that is beaten | {losses}: how often the other act was better: “5 times”</extracomment>
        <translation>
            <numerusform>Played on %n time with these cards, the Expert in this seat: “{act}” brought more {wins}, “{other}” {losses}.</numerusform>
            <numerusform>Played on %n times with these cards, the Expert in this seat: “{act}” brought more {wins}, “{other}” {losses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hindsight_words.py"/>
        <source>Played on %n time(s) with these cards, the Expert in this seat, both acts brought the same.</source>
        <translation>
            <numerusform>Played on %n time with these cards, the Expert in this seat, both acts brought the same.</numerusform>
            <numerusform>Played on %n times with these cards, the Expert in this seat, both acts brought the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/hindsight_words.py"/>
        <source>%n time(s)</source>
        <extracomment>What each decision of a finished partie cost, beside its replay: names of marks and kinds, buttons, sentences about a decision (the acts are entries of a list of acts).</extracomment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/review_words.py"/>
        <source>%n other act(s) are as good.</source>
        <translation>
            <numerusform>%n other act is as good.</numerusform>
            <numerusform>%n other acts are as good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/review_words.py"/>
        <source>%n blunder(s)</source>
        <extracomment>What each decision of a finished partie cost, beside its replay: names of marks and kinds, buttons, sentences about a decision (the acts are entries of a list of acts).</extracomment>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/review_words.py"/>
        <source>%n mistake(s)</source>
        <extracomment>What each decision of a finished partie cost, beside its replay: names of marks and kinds, buttons, sentences about a decision (the acts are entries of a list of acts).</extracomment>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/play/review_words.py"/>
        <source>%n slip(s)</source>
        <extracomment>What each decision of a finished partie cost, beside its replay: names of marks and kinds, buttons, sentences about a decision (the acts are entries of a list of acts).</extracomment>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <location filename="../ludo/ui/rules/in_force.py"/>
        <source>%n player(s)</source>
        <extracomment>The rules page: what can be agreed, and for how many players.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesFile</name>
    <message numerus="yes">
        <location filename="../ludo/ui/rules_files/page.py"/>
        <source>%n rule(s) differ(s) from the rulebook</source>
        <translation>
            <numerusform>%n rule differs from the rulebook</numerusform>
            <numerusform>%n rules differ from the rulebook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/rules_files/saving.py"/>
        <source>The words are %n letter(s) too long.</source>
        <translation>
            <numerusform>The words are %n letter too long.</numerusform>
            <numerusform>The words are %n letters too long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/commitments.py"/>
        <source>It matches: all %n seal(s).</source>
        <translation>
            <numerusform>It matches: %n seal.</numerusform>
            <numerusform>It matches: all %n seals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/commitments.py"/>
        <source>%n seal(s) do not match: the record was changed.</source>
        <translation>
            <numerusform>%n seal does not match: the record was changed.</numerusform>
            <numerusform>%n seals do not match: the record was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/commitments.py"/>
        <source>%n time(s) luck was not sealed; all other seals match.</source>
        <translation>
            <numerusform>Luck was not sealed %n time; all other seals match.</numerusform>
            <numerusform>Luck was not sealed %n times; all other seals match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seasons</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>The %n best evening(s) of each count.</source>
        <translation>
            <numerusform>The best evening of each counts.</numerusform>
            <numerusform>The %n best evenings of each count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/seasons.py"/>
        <source>Ranked is who was there at %n evening(s).</source>
        <translation>
            <numerusform>Ranked is who was there at %n evening.</numerusform>
            <numerusform>Ranked is who was there at %n evenings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <location filename="../ludo/ui/table/plate_words.py"/>
        <source>%n card(s)</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/table/plate_words.py"/>
        <source>%n chip(s)</source>
        <extracomment>What a plate of a seat says about who sits there: marks.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>{name} gets %n chip(s) more</source>
        <translation>
            <numerusform>{name} gets %n chip more</numerusform>
            <numerusform>{name} gets %n chips more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/effects.py"/>
        <source>{name} gets %n chip(s) less</source>
        <translation>
            <numerusform>{name} gets %n chip less</numerusform>
            <numerusform>{name} gets %n chips less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/sheets/page.py"/>
        <source>%n struck line(s)</source>
        <translation>
            <numerusform>%n struck line</numerusform>
            <numerusform>%n struck lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>%n chip(s) in the pot.</source>
        <translation>
            <numerusform>%n chip in the pot.</numerusform>
            <numerusform>%n chips in the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>%n life (lives)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/sheet.py"/>
        <source>%n chip(s)</source>
        <extracomment>Score sheets for real cards: columns, buttons, and what is written down.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>There are %n tricks in all.</source>
        <translation>
            <numerusform>There is %n trick in all.</numerusform>
            <numerusform>There are %n tricks in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/sheets/view.py"/>
        <source>%n partie(s) of {parties}</source>
        <translation>
            <numerusform>%n partie of {parties}</numerusform>
            <numerusform>%n parties of {parties}</numerusform>
        </translation>
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
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/evening_played.py"/>
        <location filename="../ludo/ui/sheets/changes.py"/>
        <source>%n chair(s) changed hands: no win and no rating there</source>
        <translation>
            <numerusform>%n chair changed hands: no win and no rating there</numerusform>
            <numerusform>%n chairs changed hands: no win and no rating there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>%n chip(s) at stake</source>
        <translation>
            <numerusform>%n chip at stake</numerusform>
            <numerusform>%n chips at stake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sheet.py"/>
        <source>At most %n chip(s) can be staked.</source>
        <translation>
            <numerusform>At most %n chip can be staked.</numerusform>
            <numerusform>At most %n chips can be staked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statement</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/statement.py"/>
        <source>Handed in at closing: %n chip(s)</source>
        <translation>
            <numerusform>Handed in at closing: %n chip</numerusform>
            <numerusform>Handed in at closing: %n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/balances.py"/>
        <source>The chart shows the %n people who were there most often; the table lists everybody.</source>
        <translation>
            <numerusform>The chart shows the one who was there most often; the table lists everybody.</numerusform>
            <numerusform>The chart shows the %n people who were there most often; the table lists everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n not won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n not won</numerusform>
            <numerusform>%n not won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>The chart shows the %n who played most; the table lists everybody.</source>
        <translation>
            <numerusform>The chart shows the one who played most; the table lists everybody.</numerusform>
            <numerusform>The chart shows the %n who played most; the table lists everybody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n won</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{game} is played most: %n time(s).</source>
        <translation>
            <numerusform>{game} is played most: once.</numerusform>
            <numerusform>{game} is played most: %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>The longest streak is that of {name}: %n won.</source>
        <translation>
            <numerusform>The longest streak is {name}’s: one won.</numerusform>
            <numerusform>The longest streak is {name}’s: %n won in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{game}: played %n time(s); {name} has won {won}</source>
        <extracomment>{won}: how many parties one has won of those that two have played</extracomment>
        <translation>
            <numerusform>{game}: played once; {name} has won {won}</numerusform>
            <numerusform>{game}: played %n times; {name} has won {won}</numerusform>
        </translation>
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
            <numerusform>{score}: once, {name} {own}</numerusform>
            <numerusform>{score}: %n times, {name} {own}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>{score}: %n time(s)</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>{score}: once</numerusform>
            <numerusform>{score}: %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/filters.py"/>
        <source>%n people shown…</source>
        <extracomment>The page of statistics: charts, axes, columns, and sentences read out from them.</extracomment>
        <translation>
            <numerusform>%n person shown…</numerusform>
            <numerusform>%n people shown…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n partie(s) were finished here; none with one person of the list before another.</source>
        <translation>
            <numerusform>%n partie was finished here, with no person of the list before another.</numerusform>
            <numerusform>%n parties were finished here, none with one person of the list before another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n partie(s) were finished here, none by the people shown.</source>
        <translation>
            <numerusform>%n partie was finished here, but not by the people shown.</numerusform>
            <numerusform>%n parties were finished here, none by the people shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>%n partie(s) were finished here by players not in the list: guests and players without a name have no figures of their own.</source>
        <translation>
            <numerusform>%n partie was finished here by players not in the list: guests and players without a name have no figures of their own.</numerusform>
            <numerusform>%n parties were finished here by players not in the list: guests and players without a name have no figures of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/outcomes.py"/>
        <source>{game}: played %n time(s), by players not in the list</source>
        <translation>
            <numerusform>{game}: played once, by players not in the list</numerusform>
            <numerusform>{game}: played %n times, by players not in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>%n partie(s) were finished here without a score that is known.</source>
        <translation>
            <numerusform>%n partie was finished here, without a score that is known.</numerusform>
            <numerusform>%n parties were finished here, without a score that is known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/statistics/spreads.py"/>
        <source>%n partie(s) are left out: they took more than 12 hours, or nobody knows how long.</source>
        <translation>
            <numerusform>%n partie is left out: it took more than 12 hours, or nobody knows how long.</numerusform>
            <numerusform>%n parties are left out: they took more than 12 hours, or nobody knows how long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trente-et-un</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/values.py"/>
        <source>Pot: %n chip(s)</source>
        <translation>
            <numerusform>Pot: %n chip</numerusform>
            <numerusform>Pot: %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/layout.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/results.py"/>
        <source>%n life(lives)</source>
        <extracomment>The game Trente-et-un (31): calls at the table, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>You lose %n life(lives).</source>
        <translation>
            <numerusform>You lose %n life.</numerusform>
            <numerusform>You lose %n lives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/journal.py"/>
        <source>{name} loses %n life(lives).</source>
        <translation>
            <numerusform>{name} loses %n life.</numerusform>
            <numerusform>{name} loses %n lives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trente-et-un options</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trente_et_un/option_words.py"/>
        <source>%n turn(s)</source>
        <extracomment>Rules of Trente-et-un that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trio</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/layout.py"/>
        <location filename="../ludo/ui/games/trio/readouts.py"/>
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>%n point(s)</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>Too many wilds: a combination like this may hold %n.</source>
        <translation>
            <numerusform>Too many wilds: a combination like this may hold %n.</numerusform>
            <numerusform>Too many wilds: a combination like this may hold %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>%n card(s) too many: the contract is laid out exactly.</source>
        <translation>
            <numerusform>%n card too many: the contract is laid out exactly.</numerusform>
            <numerusform>%n cards too many: the contract is laid out exactly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>%n card(s) missing.</source>
        <translation>
            <numerusform>%n card missing.</numerusform>
            <numerusform>%n cards missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>In hand: %n point(s)</source>
        <translation>
            <numerusform>In hand: %n point</numerusform>
            <numerusform>In hand: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>Lay off the %n cards that fit</source>
        <translation>
            <numerusform>Lay off the card that fits</numerusform>
            <numerusform>Lay off the %n cards that fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>The stock is empty: %n discard(s) are shuffled anew.</source>
        <translation>
            <numerusform>The stock is empty: %n discard is shuffled anew.</numerusform>
            <numerusform>The stock is empty: %n discards are shuffled anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n more, {cards} or a wild.</source>
        <extracomment>{shape}: the kind of a combination: “Brelan” | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>{shape}: %n more, {cards} or a wild.</numerusform>
            <numerusform>{shape}: %n more, {cards} or a wild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n more, {cards}.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {shape}: the kind of a combination: “Brelan” | {cards}: several cards by their names, joined as a list</extracomment>
        <translation>
            <numerusform>{shape}: %n more, {cards}.</numerusform>
            <numerusform>{shape}: %n more, {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n more {ranks}.</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results. | {shape}: the kind of a combination: “Brelan” | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>
            <numerusform>{shape}: %n more {ranks}.</numerusform>
            <numerusform>{shape}: %n more {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n more {ranks} or wild(s).</source>
        <extracomment>{shape}: the kind of a combination: “Brelan” | {ranks}: a rank in the plural: “Kings”, or several ranks</extracomment>
        <translation>
            <numerusform>{shape}: %n more {ranks} or wild.</numerusform>
            <numerusform>{shape}: %n more {ranks} or wilds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/refusals.py"/>
        <source>{shape}: %n card(s) missing.</source>
        <extracomment>{shape}: the kind of a combination: “Brelan”</extracomment>
        <translation>
            <numerusform>{shape}: %n card missing.</numerusform>
            <numerusform>{shape}: %n cards missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/readouts.py"/>
        <source>%n card(s) in the stock.</source>
        <translation>
            <numerusform>%n card in the stock.</numerusform>
            <numerusform>%n cards in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/readouts.py"/>
        <source>%n card(s)</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/layout.py"/>
        <source>%n pt(s)</source>
        <extracomment>The game Trio (rummy with contracts): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/meld_marks.py"/>
        <source>{name}: still in hand, %n point(s)</source>
        <translation>
            <numerusform>{name}: still in hand, %n point</numerusform>
            <numerusform>{name}: still in hand, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>%n point(s) against you</source>
        <translation>
            <numerusform>%n point against you</numerusform>
            <numerusform>%n points against you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/results.py"/>
        <source>%n point(s) against you.</source>
        <translation>
            <numerusform>%n point against you.</numerusform>
            <numerusform>%n points against you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/sentences.py"/>
        <source>You keep %n card(s), worth {value}.</source>
        <translation>
            <numerusform>You keep %n card, worth {value}.</numerusform>
            <numerusform>You keep %n cards, worth {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/words.py"/>
        <source>%n point(s) against</source>
        <translation>
            <numerusform>%n point against</numerusform>
            <numerusform>%n points against</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trio options</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>%n joker(s)</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trio/option_words.py"/>
        <source>%n turn(s)</source>
        <extracomment>Rules of Trio that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Triomphe</name>
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
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
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
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>%n chip(s) in the kitty.</source>
        <translation>
            <numerusform>%n chip in the kitty.</numerusform>
            <numerusform>%n chips in the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/furniture.py"/>
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>%n trick(s)</source>
        <extracomment>The game Triomphe (tricks with a trump suit): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/lines.py"/>
        <source>%n point(s) win the partie.</source>
        <translation>
            <numerusform>%n point wins the partie.</numerusform>
            <numerusform>%n points win the partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>%n trick(s), and the first to get them: one point.</source>
        <translation>
            <numerusform>%n trick, and the first to get it: one point.</numerusform>
            <numerusform>%n tricks, and the first to get them: one point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>%n point(s) to {less}.</source>
        <translation>
            <numerusform>%n point to {less}.</numerusform>
            <numerusform>%n points to {less}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>The next partie is for %n chip(s) each, unless you agree on another stake.</source>
        <translation>
            <numerusform>The next partie is for %n chip each, unless you agree on another stake.</numerusform>
            <numerusform>The next partie is for %n chips each, unless you agree on another stake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/results.py"/>
        <source>%n trick(s) of 5: one point.</source>
        <translation>
            <numerusform>%n trick of 5: one point.</numerusform>
            <numerusform>%n tricks of 5: one point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sentences.py"/>
        <source>At most %n chip(s) can be staked.</source>
        <translation>
            <numerusform>At most %n chip can be staked.</numerusform>
            <numerusform>At most %n chips can be staked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>The next partie is for %n chip(s) each.</source>
        <translation>
            <numerusform>The next partie is for %n chip each.</numerusform>
            <numerusform>The next partie is for %n chips each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/words.py"/>
        <source>Next partie for %n chip(s)</source>
        <translation>
            <numerusform>Next partie for %n chip</numerusform>
            <numerusform>Next partie for %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/triomphe/sentences.py"/>
        <source>%n of the {all} cards that you cannot see beat(s) it.</source>
        <translation>
            <numerusform>%n of the {all} cards that you cannot see beats it.</numerusform>
            <numerusform>%n of the {all} cards that you cannot see beat it.</numerusform>
        </translation>
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
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tripoli</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/board.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You buy the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>You buy the spare hand for %n chip.</numerusform>
            <numerusform>You buy the spare hand for %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} buys the spare hand for %n chip(s).</source>
        <translation>
            <numerusform>{name} buys the spare hand for %n chip.</numerusform>
            <numerusform>{name} buys the spare hand for %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{card}: %n chip(s) for {name}.</source>
        <extracomment>{card}: a card by its whole name, as “King of hearts”, or a rank; it may have forms ({card:2})</extracomment>
        <translation>
            <numerusform>{card}: %n chip for {name}.</numerusform>
            <numerusform>{card}: %n chips for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>A pay card: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>A pay card: %n chip for {name}.</numerusform>
            <numerusform>A pay card: %n chips for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The pair in a row: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>The pair in a row: %n chip for {name}.</numerusform>
            <numerusform>The pair in a row: %n chips for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>The sequence in a row: %n chip(s) for {name}.</source>
        <translation>
            <numerusform>The sequence in a row: %n chip for {name}.</numerusform>
            <numerusform>The sequence in a row: %n chips for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Pot of %n for {name}.</source>
        <translation>
            <numerusform>Pot of %n for {name}.</numerusform>
            <numerusform>Pot of %n for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Side pot of %n for {name}.</source>
        <translation>
            <numerusform>Side pot of %n for {name}.</numerusform>
            <numerusform>Side pot of %n for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You buy %n chip(s).</source>
        <translation>
            <numerusform>You buy %n chip.</numerusform>
            <numerusform>You buy %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} buys %n chip(s).</source>
        <translation>
            <numerusform>{name} buys %n chip.</numerusform>
            <numerusform>{name} buys %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>You pay %n chip(s).</source>
        <translation>
            <numerusform>You pay %n chip.</numerusform>
            <numerusform>You pay %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>{name} pays %n chip(s).</source>
        <translation>
            <numerusform>{name} pays %n chip.</numerusform>
            <numerusform>{name} pays %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Bid for the unseen spare hand, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Bid for the unseen spare hand, at least %n chip, or pass.</numerusform>
            <numerusform>Bid for the unseen spare hand, at least %n chips, or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>Bid for the right to name the pay suit, at least %n chip(s), or pass.</source>
        <translation>
            <numerusform>Bid for the right to name the pay suit, at least %n chip, or pass.</numerusform>
            <numerusform>Bid for the right to name the pay suit, at least %n chips, or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/prompts.py"/>
        <source>The pot holds %n chip(s). Check or bet?</source>
        <translation>
            <numerusform>The pot holds %n chip. Check or bet?</numerusform>
            <numerusform>The pot holds %n chips. Check or bet?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/sentences.py"/>
        <source>A bid must be higher than the one before: at least %n chip(s).</source>
        <translation>
            <numerusform>A bid must be higher than the one before: at least %n chip.</numerusform>
            <numerusform>A bid must be higher than the one before: at least %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/sentences.py"/>
        <source>Nobody bids or bets on credit: you have %n chip(s).</source>
        <translation>
            <numerusform>Nobody bids or bets on credit: you have %n chip.</numerusform>
            <numerusform>Nobody bids or bets on credit: you have %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/results.py"/>
        <source>{name}: %n chip(s)</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>{name}: %n chip</numerusform>
            <numerusform>{name}: %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/summary.py"/>
        <source>%n stay(s)</source>
        <extracomment>The game Tripoli (board with chips, poker, then Michigan): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n stays</numerusform>
            <numerusform>%n stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/sentences.py"/>
        <source>%n card(s) are missing for the poker.</source>
        <translation>
            <numerusform>%n card is missing for the poker.</numerusform>
            <numerusform>%n cards are missing for the poker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/journal.py"/>
        <source>Let us stop here, and play for %n pot(s).</source>
        <translation>
            <numerusform>Let us stop here, and play for %n pot.</numerusform>
            <numerusform>Let us stop here, and play for %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/sentences.py"/>
        <source>What lies on the board makes at most %n pot(s).</source>
        <translation>
            <numerusform>What lies on the board makes at most %n pot.</numerusform>
            <numerusform>What lies on the board makes at most %n pots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/words.py"/>
        <source>Stop: %n pot(s)</source>
        <translation>
            <numerusform>Stop: %n pot</numerusform>
            <numerusform>Stop: %n pots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tripoli options</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/tripoli/option_words.py"/>
        <source>%n pot(s)</source>
        <extracomment>Rules of Tripoli that can be agreed, and their values.</extracomment>
        <translation>
            <numerusform>%n pot</numerusform>
            <numerusform>%n pots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trut</name>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/furniture.py"/>
        <source>%n chip(s)</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>%n partie(s) won</source>
        <translation>
            <numerusform>%n partie won</numerusform>
            <numerusform>%n parties won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/counters.py"/>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n trut(s)</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n trut</numerusform>
            <numerusform>%n truts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/counters.py"/>
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n point(s)</source>
        <extracomment>The game Trut (three tricks, one may raise the stake): calls, lines of the journal, results.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/reasons.py"/>
        <source>%n chip(s) wait for the winners of the partie.</source>
        <translation>
            <numerusform>%n chip waits for the winners of the partie.</numerusform>
            <numerusform>%n chips wait for the winners of the partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n trick(s) win the deal.</source>
        <translation>
            <numerusform>%n trick wins the deal.</numerusform>
            <numerusform>%n tricks win the deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/results.py"/>
        <source>%n trut(s) to {less}.</source>
        <translation>
            <numerusform>%n trut to {less}.</numerusform>
            <numerusform>%n truts to {less}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/sentences.py"/>
        <source>No card that is out beats it; %n can rot the trick.</source>
        <translation>
            <numerusform>No card that is out beats it; %n can rot the trick.</numerusform>
            <numerusform>No card that is out beats it; %n can rot the trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/games/trut/sentences.py"/>
        <source>%n of the {all} cards that you cannot see beat(s) it.</source>
        <translation>
            <numerusform>%n of the {all} cards that you cannot see beats it.</numerusform>
            <numerusform>%n of the {all} cards that you cannot see beat it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trut options</name>
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
    <name>Values</name>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>You win the partie about %n time(s) in 10.</source>
        <translation>
            <numerusform>You win the partie about %n time in 10.</numerusform>
            <numerusform>You win the partie about %n times in 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>You fulfil the year about %n time(s) in 10.</source>
        <translation>
            <numerusform>You fulfil the year about %n time in 10.</numerusform>
            <numerusform>You fulfil the year about %n times in 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>%n chance(s) in 100 to fulfil the year</source>
        <translation>
            <numerusform>%n chance in 100 to fulfil the year</numerusform>
            <numerusform>%n chances in 100 to fulfil the year</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{decimal} year(s)</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>
            <numerusform>{decimal} year</numerusform>
            <numerusform>{decimal} years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{decimal} live(s)</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>
            <numerusform>{decimal} life</numerusform>
            <numerusform>{decimal} lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>{decimal} chip(s)</source>
        <extracomment>What an act is worth, in numbers and sentences.</extracomment>
        <translation>
            <numerusform>{decimal} chip</numerusform>
            <numerusform>{decimal} chips</numerusform>
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
    <message numerus="yes">
        <location filename="../ludo/ui/wording/values.py"/>
        <source>%n partie(s) in 100</source>
        <translation>
            <numerusform>%n partie in 100</numerusform>
            <numerusform>%n parties in 100</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatWasDone</name>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/act_words.py"/>
        <location filename="../ludo/ui/pages/nights/done.py"/>
        <source>and %n more act(s)</source>
        <translation>
            <numerusform>and %n more act</numerusform>
            <numerusform>and %n more acts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/act_words.py"/>
        <source>%n chip(s)</source>
        <extracomment>What was done to the books, one sentence an act: “Anna bought 200 chips”, and its taking back.</extracomment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/act_words.py"/>
        <source>%n other act(s)</source>
        <translation>
            <numerusform>%n other act</numerusform>
            <numerusform>%n other acts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../ludo/ui/pages/nights/act_words.py"/>
        <source>Import of a file: %n act(s)</source>
        <translation>
            <numerusform>Import of a file: %n act</numerusform>
            <numerusform>Import of a file: %n acts</numerusform>
        </translation>
    </message>
</context>
</TS>
