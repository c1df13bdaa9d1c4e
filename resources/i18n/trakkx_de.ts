<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>curtain</name>
    <message>
        <source>Everybody else looks out of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name},</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, just now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>d MMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A booklet for each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches and people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {game}: {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look, sound, shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game {number} of {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message numerus="yes">
        <source>%n game(s)</source>
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
        <source>A code looks like {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change colour and shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this player begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same code deals the same again, to compare with others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choices are kept for next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own open turn can always be undone; nothing that was revealed can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: nobody is ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number} is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Match of %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not solved this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in total. Fewer is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in total. More is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved {won} of {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet is still empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody is level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level in the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shares the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes game {number} and leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Everybody at the table must agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the board (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back {name}&apos;s last turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>Saving works again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the app went wrong. Your game is saved; the details are in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That file is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it cannot be saved right now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error: your game goes on, but it is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The half-finished turn in “{name}” could not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder cannot be written to: your game goes on, but is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: it is not a whole saved game. The file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” comes from a newer version of this app: you can look at it, not play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged. Its previous version is open now; the damaged file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is damaged. The first {kept} of {total} moves could be rescued; the damaged file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not know. The file is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed outside this app. All its moves are legal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
