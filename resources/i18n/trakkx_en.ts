<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>files</name>
    <message numerus="yes">
        <source>%n games in this file</source>
        <translation>
            <numerusform>%n game in this file</numerusform>
            <numerusform>%n games in this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>%n file(s) in it were damaged and left out.</source>
        <translation>
            <numerusform>%n file in it was damaged and left out.</numerusform>
            <numerusform>%n files in it were damaged and left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are saved in “{name}”. Keep it in a safe place.</source>
        <translation>
            <numerusform>%n match is saved in “{name}”. Keep it in a safe place.</numerusform>
            <numerusform>%n matches are saved in “{name}”. Keep it in a safe place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) differ and are kept beside yours.</source>
        <translation>
            <numerusform>%n match differs and is kept beside yours.</numerusform>
            <numerusform>%n matches differ and are kept beside yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) went on.</source>
        <translation>
            <numerusform>%n match went on.</numerusform>
            <numerusform>%n matches went on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n match was here already.</numerusform>
            <numerusform>%n matches were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new match(es).</source>
        <translation>
            <numerusform>%n new match.</numerusform>
            <numerusform>%n new matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n open game(s)</source>
        <translation>
            <numerusform>%n open game</numerusform>
            <numerusform>All %n open games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>About %n minute.</numerusform>
            <numerusform>About %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n finished match</numerusform>
            <numerusform>%n finished matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But they have played each other, in %n match(es).</source>
        <translation>
            <numerusform>But they have played each other, in %n match.</numerusform>
            <numerusform>But they have played each other, in %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten. %n match(es) stay without the name.</source>
        <translation>
            <numerusform>{name} is forgotten. %n match stays without the name.</numerusform>
            <numerusform>{name} is forgotten. %n matches stay without the name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{old} is {new} now, in %n match(es).</source>
        <translation>
            <numerusform>{old} is {new} now, in %n match.</numerusform>
            <numerusform>{old} is {new} now, in %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You solved %n puzzle(s).</source>
        <translation>
            <numerusform>You solved %n puzzle.</numerusform>
            <numerusform>You solved %n puzzles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>%n game(s) will not be played. The totals of now decide.</source>
        <translation>
            <numerusform>%n game will not be played. The totals of now decide.</numerusform>
            <numerusform>%n games will not be played. The totals of now decide.</numerusform>
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
        <source>Match of %n game(s)</source>
        <translation>
            <numerusform>Match of %n game</numerusform>
            <numerusform>Match of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of {games} games, decided after %n game(s)</source>
        <translation>
            <numerusform>Match of {games} games, decided after %n game</numerusform>
            <numerusform>Match of {games} games, decided after %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n game(s)</source>
        <translation>
            <numerusform>{name}, %n game</numerusform>
            <numerusform>{name}, %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>study</name>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brilliant</source>
        <translation>
            <numerusform>%n brilliant</numerusform>
            <numerusform>%n brilliant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses in %n</source>
        <translation>
            <numerusform>loses in %n</numerusform>
            <numerusform>loses in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins in %n</source>
        <translation>
            <numerusform>wins in %n</numerusform>
            <numerusform>wins in %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>today</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>traexx</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) could be drawn, not only {made}.</source>
        <translation>
            <numerusform>%n field could be drawn, not only {made}.</numerusform>
            <numerusform>%n fields could be drawn, not only {made}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) could be drawn.</source>
        <translation>
            <numerusform>%n field could be drawn.</numerusform>
            <numerusform>%n fields could be drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) drawn</source>
        <translation>
            <numerusform>%n field drawn</numerusform>
            <numerusform>%n fields drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) missed</source>
        <translation>
            <numerusform>%n field missed</numerusform>
            <numerusform>%n fields missed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) reached</source>
        <translation>
            <numerusform>%n number reached</numerusform>
            <numerusform>%n numbers reached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patch(es) used</source>
        <translation>
            <numerusform>%n patch used</numerusform>
            <numerusform>%n patches used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another way was worth about %n point(s) more.</source>
        <translation>
            <numerusform>Another way was worth about %n point more.</numerusform>
            <numerusform>Another way was worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card {number}: %n patch(es)</source>
        <translation>
            <numerusform>Card {number}: %n patch</numerusform>
            <numerusform>Card {number}: %n patches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Covers %n field(s).</source>
        <translation>
            <numerusform>Covers %n field.</numerusform>
            <numerusform>Covers %n fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs about %n point(s).</source>
        <translation>
            <numerusform>It costs about %n point.</numerusform>
            <numerusform>It costs about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last card: %n field(s) bring the most.</source>
        <translation>
            <numerusform>It is the last card: %n field brings the most.</numerusform>
            <numerusform>It is the last card: %n fields bring the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps both ends open for all of the %n card(s) to come.</source>
        <translation>
            <numerusform>Keeps both ends open for the last card.</numerusform>
            <numerusform>Keeps both ends open for all of the %n cards to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leads your end close to {number}: %n step(s) to go.</source>
        <translation>
            <numerusform>Leads your end close to {number}: %n step to go.</numerusform>
            <numerusform>Leads your end close to {number}: %n steps to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: your line is worth more as it lies, with %n card(s) to come.</source>
        <translation>
            <numerusform>Pass: your line is worth more as it lies, with %n card to come.</numerusform>
            <numerusform>Pass: your line is worth more as it lies, with %n cards to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing was worth about %n point(s) more.</source>
        <translation>
            <numerusform>Passing was worth about %n point more.</numerusform>
            <numerusform>Passing was worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach {total} points with these %n card(s).</source>
        <translation>
            <numerusform>Reach {total} points with this %n card.</numerusform>
            <numerusform>Reach {total} points with these %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {numbers}: %n point(s).</source>
        <translation>
            <numerusform>Reaches {numbers}: %n point.</numerusform>
            <numerusform>Reaches {numbers}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {number} first: %n point(s).</source>
        <translation>
            <numerusform>Reaches {number} first: %n point.</numerusform>
            <numerusform>Reaches {number} first: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {number} in time: {name} is %n step(s) away.</source>
        <translation>
            <numerusform>Reaches {number} in time: {name} is %n step away.</numerusform>
            <numerusform>Reaches {number} in time: {name} is %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {number}, for half: %n point(s).</source>
        <translation>
            <numerusform>Reaches {number}, for half: %n point.</numerusform>
            <numerusform>Reaches {number}, for half: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n field(s) with one way in only: later they would be lost.</source>
        <translation>
            <numerusform>Takes %n field with one way in only: later it would be lost.</numerusform>
            <numerusform>Takes %n fields with one way in only: later they would be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next goal: %n point(s).</source>
        <translation>
            <numerusform>The next goal: %n point.</numerusform>
            <numerusform>The next goal: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other end was worth about %n point(s) more.</source>
        <translation>
            <numerusform>The other end was worth about %n point more.</numerusform>
            <numerusform>The other end was worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uses {colour} while it comes: %n patch(es) left.</source>
        <translation>
            <numerusform>Uses {colour} while it comes: %n patch left.</numerusform>
            <numerusform>Uses {colour} while it comes: %n patches left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can draw %n field(s) and reach {numbers}.</source>
        <translation>
            <numerusform>You can draw %n field and reach {numbers}.</numerusform>
            <numerusform>You can draw %n fields and reach {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can draw %n field(s).</source>
        <translation>
            <numerusform>You can draw %n field.</numerusform>
            <numerusform>You can draw %n fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of {allowed} possible, %n lost</source>
        <translation>
            <numerusform>{made} of {allowed} possible, %n lost</numerusform>
            <numerusform>{made} of {allowed} possible, %n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have {sign}%n point(s) each.</source>
        <translation>
            <numerusform>{names} have {sign}%n point each.</numerusform>
            <numerusform>{names} have {sign}%n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n field(s).</source>
        <translation>
            <numerusform>{name} drew %n field.</numerusform>
            <numerusform>{name} drew %n fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has {sign}%n point(s)</source>
        <translation>
            <numerusform>{name} has {sign}%n point</numerusform>
            <numerusform>{name} has {sign}%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{numbers}, {missed}: {sign}%n point(s).</source>
        <translation>
            <numerusform>{numbers}, {missed}: {sign}%n point.</numerusform>
            <numerusform>{numbers}, {missed}: {sign}%n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trakkx</name>
    <message numerus="yes">
        <source>%n group(s) on the table</source>
        <translation>
            <numerusform>%n group on the table</numerusform>
            <numerusform>%n groups on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laid so far, yours to take back.</source>
        <translation>
            <numerusform>%n laid so far, yours to take back.</numerusform>
            <numerusform>%n laid so far, yours to take back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) too short</source>
        <translation>
            <numerusform>%n line too short</numerusform>
            <numerusform>%n lines too short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) wrong</source>
        <translation>
            <numerusform>%n line wrong</numerusform>
            <numerusform>%n lines wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) could go out.</source>
        <translation>
            <numerusform>%n more token could go out.</numerusform>
            <numerusform>%n more tokens could go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {limit} group(s) on the table.</source>
        <translation>
            <numerusform>%n of {limit} groups on the table.</numerusform>
            <numerusform>%n of {limit} groups on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) in your rack.</source>
        <translation>
            <numerusform>%n stays in your rack.</numerusform>
            <numerusform>%n stay in your rack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could go out.</source>
        <translation>
            <numerusform>%n token could go out.</numerusform>
            <numerusform>%n tokens could go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie alone</source>
        <translation>
            <numerusform>%n token lies alone</numerusform>
            <numerusform>%n tokens lie alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) moved</source>
        <translation>
            <numerusform>%n token moved</numerusform>
            <numerusform>%n tokens moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of the table move.</source>
        <translation>
            <numerusform>%n token of the table moves.</numerusform>
            <numerusform>%n tokens of the table move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), face down</source>
        <translation>
            <numerusform>%n token, face down</numerusform>
            <numerusform>%n tokens, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would stay.</source>
        <translation>
            <numerusform>%n would stay.</numerusform>
            <numerusform>%n would stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After all games {names} won the match with %n point(s).</source>
        <translation>
            <numerusform>After all games {names} won the match with %n point.</numerusform>
            <numerusform>After all games {names} won the match with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n for {name}.</source>
        <translation>
            <numerusform>Choose %n for {name}.</numerusform>
            <numerusform>Choose %n for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more</source>
        <translation>
            <numerusform>Choose %n more</numerusform>
            <numerusform>Choose %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the bag: %n token(s).</source>
        <translation>
            <numerusform>In the bag: %n token.</numerusform>
            <numerusform>In the bag: %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits at %n place(s): {places}.</source>
        <translation>
            <numerusform>It fits at %n place: {places}.</numerusform>
            <numerusform>It fits at %n places: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay these %n token(s).</source>
        <translation>
            <numerusform>Lay this token.</numerusform>
            <numerusform>Lay these %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay these %n token(s): your rack is empty, and you win.</source>
        <translation>
            <numerusform>Lay this token: your rack is empty, and you win.</numerusform>
            <numerusform>Lay these %n tokens: your rack is empty, and you win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let {name} draw three: nobody else holds fewer tokens (%n).</source>
        <translation>
            <numerusform>Let {name} draw three: nobody else holds fewer tokens (%n).</numerusform>
            <numerusform>Let {name} draw three: nobody else holds fewer tokens (%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} laid %n token(s) in one turn. So far {before}.</source>
        <translation>
            <numerusform>New record: {name} laid %n token in one turn. So far {before}.</numerusform>
            <numerusform>New record: {name} laid %n tokens in one turn. So far {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} made a row of %n token(s). So far {before}.</source>
        <translation>
            <numerusform>New record: {name} made a row of %n token. So far {before}.</numerusform>
            <numerusform>New record: {name} made a row of %n tokens. So far {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} moved %n token(s) in one turn. So far {before}.</source>
        <translation>
            <numerusform>New record: {name} moved %n token in one turn. So far {before}.</numerusform>
            <numerusform>New record: {name} moved %n tokens in one turn. So far {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with these %n token(s).</source>
        <translation>
            <numerusform>Open with this token.</numerusform>
            <numerusform>Open with these %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {token}: then %n token(s) can go out next turn.</source>
        <translation>
            <numerusform>Take {token}: then %n token can go out next turn.</numerusform>
            <numerusform>Take {token}: then %n tokens can go out next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {token}: then all %n token(s) can go out next turn.</source>
        <translation>
            <numerusform>Take {token}: then %n token can go out next turn, and you are done.</numerusform>
            <numerusform>Take {token}: then all %n tokens can go out next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lowest total after %n game(s) wins the match.</source>
        <translation>
            <numerusform>The lowest total after %n game wins the match.</numerusform>
            <numerusform>The lowest total after %n games wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {token} %n token(s) could go out next turn.</source>
        <translation>
            <numerusform>With {token} %n token could go out next turn.</numerusform>
            <numerusform>With {token} %n tokens could go out next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n token(s) if you regroup.</source>
        <translation>
            <numerusform>You can lay %n token if you regroup.</numerusform>
            <numerusform>You can lay %n tokens if you regroup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n token(s).</source>
        <translation>
            <numerusform>You can lay %n token.</numerusform>
            <numerusform>You can lay %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n token(s).</source>
        <translation>
            <numerusform>You can open with %n token.</numerusform>
            <numerusform>You can open with %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rack, %n token(s): {tokens}.</source>
        <translation>
            <numerusform>Your rack, %n token: {tokens}.</numerusform>
            <numerusform>Your rack, %n tokens: {tokens}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and moved %n</source>
        <translation>
            <numerusform>and moved %n</numerusform>
            <numerusform>and moved %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bag, %n token(s)</source>
        <translation>
            <numerusform>bag, %n token</numerusform>
            <numerusform>bag, %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laid %n token(s)</source>
        <translation>
            <numerusform>laid %n token</numerusform>
            <numerusform>laid %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opened with %n token(s)</source>
        <translation>
            <numerusform>opened with %n token</numerusform>
            <numerusform>opened with %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passes on %n token(s)</source>
        <translation>
            <numerusform>passes on %n token</numerusform>
            <numerusform>passes on %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{laid} of %n possible token(s) laid.</source>
        <translation>
            <numerusform>{laid} of %n possible token laid.</numerusform>
            <numerusform>{laid} of %n possible tokens laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{laid} of %n token(s) laid, more than {bound} cannot be.</source>
        <translation>
            <numerusform>{laid} of %n token laid, more than {bound} cannot be.</numerusform>
            <numerusform>{laid} of %n tokens laid, more than {bound} cannot be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trax</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished square(s) stay possible</source>
        <translation>
            <numerusform>%n finished square stays possible</numerusform>
            <numerusform>%n finished squares stay possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>%n more column</numerusform>
            <numerusform>%n more columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>%n more row</numerusform>
            <numerusform>%n more rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played so far, {solved} solved; the longest path: {best}.</source>
        <translation>
            <numerusform>%n played so far, {solved} solved; the longest path: {best}.</numerusform>
            <numerusform>%n played so far, {solved} solved; the longest path: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) before it fitted nowhere.</source>
        <translation>
            <numerusform>%n roll before it fitted nowhere.</numerusform>
            <numerusform>%n rolls before it fitted nowhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to choose from</source>
        <translation>
            <numerusform>%n space to choose from</numerusform>
            <numerusform>%n spaces to choose from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the board</source>
        <translation>
            <numerusform>%n tile on the board</numerusform>
            <numerusform>%n tiles on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the pile</source>
        <translation>
            <numerusform>%n tile on the pile</numerusform>
            <numerusform>%n tiles on the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) fit</source>
        <translation>
            <numerusform>%n way fits</numerusform>
            <numerusform>%n ways fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) fit here</source>
        <translation>
            <numerusform>%n way fits here</numerusform>
            <numerusform>%n ways fit here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) fit somewhere</source>
        <translation>
            <numerusform>%n way fits somewhere</numerusform>
            <numerusform>%n ways fit somewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n forced</source>
        <translation>
            <numerusform>+%n forced</numerusform>
            <numerusform>+%n forced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A closed loop through %n tiles.</source>
        <translation>
            <numerusform>A closed loop through %n tile.</numerusform>
            <numerusform>A closed loop through %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A line from left to right, across %n columns.</source>
        <translation>
            <numerusform>A line from left to right, across %n columns.</numerusform>
            <numerusform>A line from left to right, across %n columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A line from top to bottom, across %n rows.</source>
        <translation>
            <numerusform>A line from top to bottom, across %n rows.</numerusform>
            <numerusform>A line from top to bottom, across %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {place} on a win in %n turn(s) could be forced.</source>
        <translation>
            <numerusform>From {place} on a win in %n turn could be forced.</numerusform>
            <numerusform>From {place} on a win in %n turns could be forced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits on %n space(s).</source>
        <translation>
            <numerusform>It fits on %n space.</numerusform>
            <numerusform>It fits on %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n tile(s)</source>
        <translation>
            <numerusform>Lay %n tile</numerusform>
            <numerusform>Lay %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves red a win in %n turn(s), from {place} on.</source>
        <translation>
            <numerusform>Leaves red a win in %n turn, from {place} on.</numerusform>
            <numerusform>Leaves red a win in %n turns, from {place} on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves white a win in %n turn(s), from {place} on.</source>
        <translation>
            <numerusform>Leaves white a win in %n turn, from {place} on.</numerusform>
            <numerusform>Leaves white a win in %n turns, from {place} on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: a line for {name} after only %n turn(s). So far {before}.</source>
        <translation>
            <numerusform>New record: a line for {name} after only %n turn. So far {before}.</numerusform>
            <numerusform>New record: a line for {name} after only %n turns. So far {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: a loop for {name} after only %n turn(s). So far {before}.</source>
        <translation>
            <numerusform>New record: a loop for {name} after only %n turn. So far {before}.</numerusform>
            <numerusform>New record: a loop for {name} after only %n turns. So far {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} made %n tile(s) follow at once. So far {before}.</source>
        <translation>
            <numerusform>New record: {name} made %n tile follow at once. So far {before}.</numerusform>
            <numerusform>New record: {name} made %n tiles follow at once. So far {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One red path runs through all %n tiles.</source>
        <translation>
            <numerusform>One red path runs through all %n tiles.</numerusform>
            <numerusform>One red path runs through all %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One white path runs through all %n tiles.</source>
        <translation>
            <numerusform>One white path runs through all %n tiles.</numerusform>
            <numerusform>One white path runs through all %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red wins in %n turn(s)</source>
        <translation>
            <numerusform>Red wins in %n turn</numerusform>
            <numerusform>Red wins in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take care: %n turn(s) would give the game away.</source>
        <translation>
            <numerusform>Take care: %n turn would give the game away.</numerusform>
            <numerusform>Take care: %n turns would give the game away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tile brings %n more, in the order shown.</source>
        <translation>
            <numerusform>This tile brings %n more, in the order shown.</numerusform>
            <numerusform>This tile brings %n more, in the order shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White wins in %n turn(s)</source>
        <translation>
            <numerusform>White wins in %n turn</numerusform>
            <numerusform>White wins in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings %n</source>
        <translation>
            <numerusform>brings %n</numerusform>
            <numerusform>brings %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is forced; %n finished square(s) stay possible</source>
        <translation>
            <numerusform>it is forced; %n finished square stays possible</numerusform>
            <numerusform>it is forced; %n finished squares stay possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best chance over all rolls, %n in a hundred</source>
        <translation>
            <numerusform>the best chance over all rolls, %n in a hundred</numerusform>
            <numerusform>the best chance over all rolls, %n in a hundred</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other needs %n more turn(s) to win</source>
        <translation>
            <numerusform>the other needs %n more turn to win</numerusform>
            <numerusform>the other needs %n more turns to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins in %n turn(s), whatever the other does</source>
        <translation>
            <numerusform>wins in %n turn, whatever the other does</numerusform>
            <numerusform>wins in %n turns, whatever the other does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lie}; fits on %n space(s)</source>
        <translation>
            <numerusform>{lie}; fits on %n space</numerusform>
            <numerusform>{lie}; fits on %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{losing} of %n turn(s) would give the game away, not this one</source>
        <translation>
            <numerusform>{losing} of %n turn would give the game away, not this one</numerusform>
            <numerusform>{losing} of %n turns would give the game away, not this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid one tile, and %n more followed.</source>
        <translation>
            <numerusform>{name} laid one tile, and %n more followed.</numerusform>
            <numerusform>{name} laid one tile, and %n more followed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} laid {move}, and %n more followed.</source>
        <translation>
            <numerusform>{name} laid {move}, and %n more followed.</numerusform>
            <numerusform>{name} laid {move}, and %n more followed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays {place}, {lie}; %n more follow(s), at {places}.</source>
        <translation>
            <numerusform>{name} lays {place}, {lie}; %n more follows, at {places}.</numerusform>
            <numerusform>{name} lays {place}, {lie}; %n more follow, at {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}, %n tile(s) long, its other end leads in here, too</source>
        <translation>
            <numerusform>{path}, %n tile long, its other end leads in here, too</numerusform>
            <numerusform>{path}, %n tiles long, its other end leads in here, too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}, %n tile(s) long, its other end leads to {place}, {other}</source>
        <translation>
            <numerusform>{path}, %n tile long, its other end leads to {place}, {other}</numerusform>
            <numerusform>{path}, %n tiles long, its other end leads to {place}, {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{places} and %n more</source>
        <translation>
            <numerusform>{places} and %n more</numerusform>
            <numerusform>{places} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{variant}, %n move(s).</source>
        <translation>
            <numerusform>{variant}, %n move.</numerusform>
            <numerusform>{variant}, %n moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
