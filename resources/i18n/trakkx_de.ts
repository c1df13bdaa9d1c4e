<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>A report names versions, system and settings. No names, no hands, no moves.</source>
        <translation>Der Bericht nennt Versionen, System und Einstellungen. Keine Namen, keine Steine, keine Züge.</translation>
    </message>
    <message>
        <source>About this app</source>
        <translation>Über diese App</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Für einen Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Free software. The names of the games belong to their owners; sheet, cards and drawings are this project&apos;s own.</source>
        <translation>Freie Software. Die Namen der Spiele gehören ihren Inhabern; Blatt, Karten und Zeichnungen stammen aus diesem Projekt.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>What is inside, and under which licence</source>
        <translation>Was darin steckt, und unter welcher Lizenz</translation>
    </message>
    <message>
        <source>Where the files are</source>
        <translation>Wo die Dateien liegen</translation>
    </message>
</context>
<context>
    <name>computer</name>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Everybody else looks out of the window.</source>
        <translation>Alle anderen schauen aus dem Fenster.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show my pieces</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>{name},</source>
        <translation>{name},</translation>
    </message>
    <message>
        <source>{name}, just now</source>
        <translation>{name}, gerade eben</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>Keep a picture of the ending</source>
        <translation>Bild vom Ende aufheben</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punkteblatt</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message numerus="yes">
        <source>%n games in this file</source>
        <translation>
            <numerusform>%n Spiel in dieser Datei</numerusform>
            <numerusform>%n Spiele in dieser Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Nothing is copied.</source>
        <translation>Es ist nichts kopiert.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”.</source>
        <translation>Eine Kopie ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Saved as “{name}”. It holds what everybody hides, too: no peeking.</source>
        <translation>Gespeichert als „{name}“. Auch alles Verdeckte steckt darin: nicht spicken.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>%n file(s) in it were damaged and left out.</source>
        <translation>
            <numerusform>%n Datei darin war beschädigt und blieb weg.</numerusform>
            <numerusform>%n Dateien darin waren beschädigt und blieben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are saved in “{name}”. Keep it in a safe place.</source>
        <translation>
            <numerusform>%n Partie ist in „{name}“ gesichert. Heb die Datei gut auf.</numerusform>
            <numerusform>%n Partien sind in „{name}“ gesichert. Heb die Datei gut auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) differ and are kept beside yours.</source>
        <translation>
            <numerusform>%n Partie weicht ab und liegt jetzt neben deiner.</numerusform>
            <numerusform>%n Partien weichen ab und liegen jetzt neben deinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) went on.</source>
        <translation>
            <numerusform>%n Partie ging weiter.</numerusform>
            <numerusform>%n Partien gingen weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were here already.</source>
        <translation>
            <numerusform>%n Partie war schon da.</numerusform>
            <numerusform>%n Partien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new match(es).</source>
        <translation>
            <numerusform>%n neue Partie.</numerusform>
            <numerusform>%n neue Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Backup and files</source>
        <translation>Sicherung und Dateien</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Bring in a backup</source>
        <translation>Sicherung einlesen</translation>
    </message>
    <message>
        <source>Bring in such a file</source>
        <translation>So eine Datei einlesen</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Mitspielern</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Löschen (Entf)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Give it a name (F2)</source>
        <translation>Einen Namen geben (F2)</translation>
    </message>
    <message>
        <source>It can be brought back until {day}.</source>
        <translation>Bis {day} lässt sie sich zurückholen.</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Namen behalten</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look back with the computer</source>
        <translation>Mit dem Computer zurückschauen</translation>
    </message>
    <message>
        <source>Looking through your matches …</source>
        <translation>Deine Partien werden durchgesehen …</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Most games first</source>
        <translation>Die meisten Spiele zuerst</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Die neuesten zuerst</translation>
    </message>
    <message>
        <source>No match yet. The first one you play will be kept here.</source>
        <translation>Noch keine Partie. Die erste, die ihr spielt, findet ihr hier wieder.</translation>
    </message>
    <message>
        <source>Nothing here is called like that.</source>
        <translation>So heißt hier nichts.</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Die ältesten zuerst</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open and look back</source>
        <translation>Öffnen und zurückschauen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Reading match {done} of {total} …</source>
        <translation>Partie {done} von {total} wird gelesen …</translation>
    </message>
    <message>
        <source>Save a copy as a file</source>
        <translation>Kopie als Datei speichern</translation>
    </message>
    <message>
        <source>Save everything as one file</source>
        <translation>Alles in einer Datei sichern</translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”.</source>
        <translation>Eine Kopie ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Punkteblätter</translation>
    </message>
    <message>
        <source>Search: a name, a year, 2026-11</source>
        <translation>Suche: ein Name, ein Jahr, 2026-11</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>The trash is empty: nothing was deleted.</source>
        <translation>Der Papierkorb ist leer: Nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Try to open it</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What is this match called?</source>
        <translation>Wie heißt diese Partie?</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Partien</translation>
    </message>
    <message>
        <source>a lesson</source>
        <translation>eine Lektion</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>eine Aufzeichnung</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <source>cannot be read right now</source>
        <translation>lässt sich gerade nicht lesen</translation>
    </message>
    <message>
        <source>damaged: opening it tells what can be rescued</source>
        <translation>beschädigt: Beim Öffnen zeigt sich, was zu retten ist</translation>
    </message>
    <message>
        <source>from a newer version of this app</source>
        <translation>von einer neueren Version dieser App</translation>
    </message>
    <message>
        <source>game {number} of {games}</source>
        <translation>Spiel {number} von {games}</translation>
    </message>
    <message>
        <source>played on from an earlier position</source>
        <translation>ab einer früheren Stellung gespielt</translation>
    </message>
    <message>
        <source>“{title}” is back.</source>
        <translation>„{title}“ ist wieder da.</translation>
    </message>
    <message>
        <source>“{title}” is in the trash for 30 days.</source>
        <translation>„{title}“ liegt 30 Tage im Papierkorb.</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>A booklet for each game</source>
        <translation>Ein Heft zu jedem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>All %n open game(s)</source>
        <translation>
            <numerusform>%n offenes Spiel</numerusform>
            <numerusform>Alle %n offenen Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches and people</source>
        <translation>Alle Partien und Leute</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue {game}: {state}</source>
        <translation>{game} weiterspielen: {state}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons at the table</source>
        <translation>Lektionen am Tisch</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Look, sound, shapes</source>
        <translation>Aussehen, Ton, Formen</translation>
    </message>
    <message>
        <source>Proven, in four grades</source>
        <translation>Bewiesen, in vier Stufen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Punkteblätter</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>all open</source>
        <translation>alle offenen</translation>
    </message>
    <message>
        <source>game {number} of {games}</source>
        <translation>Spiel {number} von {games}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} Spieler</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>A hint; once more tells more, then plays it</source>
        <translation>Ein Tipp; noch einmal sagt mehr, dann spielt er</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back, close, cancel</source>
        <translation>Zurück, schließen, abbrechen</translation>
    </message>
    <message>
        <source>Closer, further away</source>
        <translation>Näher heran, weiter weg</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation>Strg + Mausrad</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Finish the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Five moves on, five moves back</source>
        <translation>Fünf Züge vor, fünf zurück</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>In a review: to the mistake before, to the next</source>
        <translation>In der Analyse: zum vorigen, zum nächsten Fehler</translation>
    </message>
    <message>
        <source>Long press</source>
        <translation>Lang drücken</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Beim Zurückschauen</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Mittlere Maustaste</translation>
    </message>
    <message>
        <source>Move a player to another seat</source>
        <translation>Mitspieler umsetzen</translation>
    </message>
    <message>
        <source>Move over pieces and places</source>
        <translation>Über Steine und Felder gehen</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Spielfläche verschieben</translation>
    </message>
    <message>
        <source>One move back, one move on</source>
        <translation>Einen Zug zurück, einen vor</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Open copied moves (TRAX)</source>
        <translation>Kopierte Züge öffnen (TRAX)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Put down; cancel this turn&apos;s changes</source>
        <translation>Ablegen; diesen Zug verwerfen</translation>
    </message>
    <message>
        <source>Quit (the game is saved)</source>
        <translation>Beenden (das Spiel ist gespeichert)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Rules and new game</source>
        <translation>Regeln und neues Spiel</translation>
    </message>
    <message>
        <source>Rules of what I am looking at</source>
        <translation>Regeln zu dem, was ich gerade sehe</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Kopie dieses Spiels speichern</translation>
    </message>
    <message>
        <source>Scores, and whose turn it is</source>
        <translation>Punktestand, und wer dran ist</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganze Spielfläche zeigen</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Space + drag</source>
        <translation>Leertaste + ziehen</translation>
    </message>
    <message>
        <source>Start the new game</source>
        <translation>Neues Spiel beginnen</translation>
    </message>
    <message>
        <source>Take up, put down, choose</source>
        <translation>Aufnehmen, ablegen, wählen</translation>
    </message>
    <message>
        <source>The board from here</source>
        <translation>Das Brett von hier aus</translation>
    </message>
    <message>
        <source>The last turn again</source>
        <translation>Den letzten Zug noch einmal</translation>
    </message>
    <message>
        <source>The piece&apos;s second action</source>
        <translation>Zweite Aktion des Steins</translation>
    </message>
    <message>
        <source>Threats, groups, ends of the line</source>
        <translation>Drohungen, Gruppen, Linienenden</translation>
    </message>
    <message>
        <source>To hear, with a screen reader</source>
        <translation>Zum Hören, mit Bildschirmleser</translation>
    </message>
    <message>
        <source>To the board, then to the buttons</source>
        <translation>Zur Spielfläche, dann zu den Knöpfen</translation>
    </message>
    <message>
        <source>To the first move, to the last</source>
        <translation>Zum ersten Zug, zum letzten</translation>
    </message>
    <message>
        <source>Turn the pages</source>
        <translation>Blättern</translation>
    </message>
    <message>
        <source>Turn what is in hand</source>
        <translation>Drehen, was du in der Hand hast</translation>
    </message>
    <message>
        <source>Turn what is in hand, else zoom</source>
        <translation>Drehen, wenn etwas in der Hand ist, sonst zoomen</translation>
    </message>
    <message>
        <source>Two fingers</source>
        <translation>Zwei Finger</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Watching computers: one turn</source>
        <translation>Computern zusehen: ein Zug</translation>
    </message>
    <message>
        <source>Watching computers: pause, go on</source>
        <translation>Computern zusehen: Pause, weiter</translation>
    </message>
    <message>
        <source>What I have: tray, rack, card</source>
        <translation>Was ich habe: Ablage, Bank, Karte</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>With mouse or finger</source>
        <translation>Mit Maus oder Finger</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Against an easy computer, with a teacher at your side.</source>
        <translation>Gegen einen leichten Computer, mit jemandem, der dir hilft.</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>I would have done something else. {reason}</source>
        <translation>Ich hätte etwas anderes getan. {reason}</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Niemand Bestimmtes</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play as you like. I look over your shoulder and say what I see.</source>
        <translation>Spiel, wie du magst. Ich schaue dir über die Schulter und sage, was ich sehe.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>That was the whole lesson. Well done!</source>
        <translation>Das war die ganze Lektion. Gut gemacht!</translation>
    </message>
    <message>
        <source>That was your first game. The next one is yours alone.</source>
        <translation>Das war deine erste Partie. Die nächste gehört dir allein.</translation>
    </message>
    <message>
        <source>These lessons cannot be read: {file}</source>
        <translation>Diese Lektionen lassen sich nicht lesen: {file}</translation>
    </message>
    <message>
        <source>This game has no lessons yet.</source>
        <translation>Zu diesem Spiel gibt es noch keine Lektionen.</translation>
    </message>
    <message>
        <source>This is how it goes. “Play it” does it for you.</source>
        <translation>So geht es. „Ausführen“ macht es für dich.</translation>
    </message>
    <message>
        <source>This lesson from the beginning</source>
        <translation>Diese Lektion von vorn</translation>
    </message>
    <message>
        <source>Well seen!</source>
        <translation>Gut gesehen!</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Wie geht es weiter</translation>
    </message>
    <message>
        <source>Who learns?</source>
        <translation>Wer lernt?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>You do not need me any more. Ask if you like.</source>
        <translation>Du brauchst mich nicht mehr. Frag, wenn du magst.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
        <source>Your turn. You know how.</source>
        <translation>Du bist dran. Du weißt, wie.</translation>
    </message>
    <message>
        <source>{name} learns</source>
        <translation>{name} lernt</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{number}. {title}, done</source>
        <translation>{number}. {title}, geschafft</translation>
    </message>
    <message>
        <source>{title}: {promise}</source>
        <translation>{title}: {promise}</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Spiel {number} von {games}</translation>
    </message>
    <message>
        <source>The match is a draw, {score}.</source>
        <translation>Die Partie endet unentschieden, {score}.</translation>
    </message>
    <message>
        <source>The match stands at {score}.</source>
        <translation>Die Partie steht {score}.</translation>
    </message>
    <message>
        <source>{name} leads {score}.</source>
        <translation>{name} führt {score}.</translation>
    </message>
    <message>
        <source>{name} wins the match {score}.</source>
        <translation>{name} gewinnt die Partie {score}.</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>A code looks like {example}.</source>
        <translation>Ein Code sieht so aus: {example}.</translation>
    </message>
    <message>
        <source>A game with hints is marked as assisted.</source>
        <translation>Ein Spiel mit Tipps gilt als unterstützt.</translation>
    </message>
    <message>
        <source>A person plays here</source>
        <translation>Hier spielt ein Mensch</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <translation>
            <numerusform>Etwa %n Minute.</numerusform>
            <numerusform>Etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Any turn</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Erst fragen</translation>
    </message>
    <message>
        <source>Back to Home</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Change colour and shape</source>
        <translation>Farbe und Form wechseln</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Code der Mischung</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Fewer choices</source>
        <translation>Weniger Optionen</translation>
    </message>
    <message>
        <source>Games in this match</source>
        <translation>Spiele in dieser Partie</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>How strong: left and right</source>
        <translation>Wie stark: links und rechts</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>Den Computer spielen lassen</translation>
    </message>
    <message>
        <source>Let this player begin</source>
        <translation>Diese Person beginnt</translation>
    </message>
    <message>
        <source>More choices</source>
        <translation>Mehr Optionen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>Nächster Platz</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Mitspieler entfernen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Same player</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>The same code deals the same again, to compare with others.</source>
        <translation>Derselbe Code gibt dieselben Karten und Steine noch einmal: zum Vergleichen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Who begins the next game</source>
        <translation>Wer das nächste Spiel beginnt</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Your choices are kept for next time.</source>
        <translation>Eure Wahl bleibt für das nächste Mal.</translation>
    </message>
    <message>
        <source>Your own open turn can always be undone; nothing that was revealed can.</source>
        <translation>Den eigenen offenen Zug könnt ihr immer zurücknehmen; was aufgedeckt ist, nie.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>overlay</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>package</name>
    <message>
        <source>A desktop home for three table games that people play together in one room, sharing one screen:</source>
        <translation>Ein Zuhause für drei Tischspiele, die man gemeinsam in einem Raum an einem Bildschirm spielt:</translation>
    </message>
    <message>
        <source>Hidden hands stay hidden, every move is saved at once, and nothing leaves the computer.</source>
        <translation>Verdecktes bleibt verdeckt, jeder Zug wird sofort gespeichert, und nichts verlässt den Rechner.</translation>
    </message>
    <message>
        <source>Icon on the desktop</source>
        <translation>Symbol auf dem Desktop</translation>
    </message>
    <message>
        <source>Play TRAKKX, TRÄXX and TRAX at one screen</source>
        <translation>TRAKKX, TRÄXX und TRAX an einem Bildschirm spielen</translation>
    </message>
    <message>
        <source>Saved games, scores and settings</source>
        <translation>Spielstände, Wertungen und Einstellungen</translation>
    </message>
    <message>
        <source>TRAKKX, a tile rummy in two directions for two to four players</source>
        <translation>TRAKKX, ein Plättchen-Rummy in zwei Richtungen für zwei bis vier Personen</translation>
    </message>
    <message>
        <source>TRAKKX: rows and sequences of tokens</source>
        <translation>TRAKKX: Reihen und Sequenzen aus Steinen</translation>
    </message>
    <message>
        <source>TRAX, red and white paths, loops and lines for two players, and two solitaires</source>
        <translation>TRAX, rote und weiße Wege, Schleifen und Linien zu zweit, dazu zwei Solitäre</translation>
    </message>
    <message>
        <source>TRAX: every tile goes on with the paths around it</source>
        <translation>TRAX: Jedes Plättchen setzt die Wege ringsum fort</translation>
    </message>
    <message>
        <source>TRÄXX, one line through 61 hexagons for one to four players</source>
        <translation>TRÄXX, eine Linie durch 61 Sechsecke für eine bis vier Personen</translation>
    </message>
    <message>
        <source>TRÄXX: one line through the hexagons</source>
        <translation>TRÄXX: eine Linie durch die Sechsecke</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Tischspiele</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Three games to choose from</source>
        <translation>Drei Spiele stehen zur Wahl</translation>
    </message>
    <message>
        <source>Three table games on one shared screen</source>
        <translation>Drei Tischspiele an einem gemeinsamen Bildschirm</translation>
    </message>
    <message>
        <source>Trakkx Desktop game</source>
        <translation>Spielstand von Trakkx Desktop</translation>
    </message>
    <message>
        <source>Trakkx Desktop is running. Please close it and try again.</source>
        <translation>Trakkx Desktop läuft noch. Bitte schließen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Trakkx Desktop needs 64-bit Windows 10 or newer.</source>
        <translation>Trakkx Desktop braucht Windows 10 oder neuer mit 64 Bit.</translation>
    </message>
    <message>
        <source>tiles;cards;rummy;dice;score sheet;board game;</source>
        <translation>Plättchen;Karten;Rummy;Würfel;Wertungsblatt;Brettspiel;</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n beendete Partie</numerusform>
            <numerusform>%n beendete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Against computers</source>
        <translation>Gegen Computer</translation>
    </message>
    <message>
        <source>All games together</source>
        <translation>Alle Spiele zusammen</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Are {old} and {new} the same person?</source>
        <translation>Sind {old} und {new} dieselbe Person?</translation>
    </message>
    <message>
        <source>Assisted games, not counted</source>
        <translation>Unterstützte Spiele, nicht gezählt</translation>
    </message>
    <message numerus="yes">
        <source>But they have played each other, in %n match(es).</source>
        <translation>
            <numerusform>Allerdings haben sie in %n Partie gegeneinander gespielt.</numerusform>
            <numerusform>Allerdings haben sie in %n Partien gegeneinander gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct the name</source>
        <translation>Namen berichtigen</translation>
    </message>
    <message>
        <source>Correct the name, or merge two spellings (F2)</source>
        <translation>Namen berichtigen oder zwei Schreibweisen vereinen (F2)</translation>
    </message>
    <message>
        <source>Draw: {how}</source>
        <translation>Unentschieden: {how}</translation>
    </message>
    <message>
        <source>Forget the name</source>
        <translation>Namen vergessen</translation>
    </message>
    <message>
        <source>Forget this person (Del)</source>
        <translation>Diese Person vergessen (Entf)</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>{name} vergessen?</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>It changes in every match. A name that is known makes the two one person.</source>
        <translation>Er ändert sich in jeder Partie. Ist der Name schon bekannt, werden die beiden eine Person.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lost: {how}</source>
        <translation>Verloren: {how}</translation>
    </message>
    <message>
        <source>Make them one</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No finished match of {game} yet.</source>
        <translation>Noch keine beendete Partie {game}.</translation>
    </message>
    <message>
        <source>Nobody yet. Names you play with are kept here.</source>
        <translation>Noch niemand. Namen, mit denen ihr spielt, stehen dann hier.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Play the next rated game: {level}</source>
        <translation>Nächstes gewertetes Spiel: {level}</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Points, game by game</source>
        <translation>Punkte, Spiel für Spiel</translation>
    </message>
    <message>
        <source>Rating, game by game</source>
        <translation>Wertung, Spiel für Spiel</translation>
    </message>
    <message>
        <source>Search a name</source>
        <translation>Einen Namen suchen</translation>
    </message>
    <message>
        <source>The results stay, without the name. That cannot be taken back.</source>
        <translation>Die Ergebnisse bleiben, ohne den Namen. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Their results become one.</source>
        <translation>Ihre Ergebnisse werden zusammengelegt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Wins, game by game</source>
        <translation>Siege, Spiel für Spiel</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>Mit Menschen</translation>
    </message>
    <message>
        <source>Won: {how}</source>
        <translation>Gewonnen: {how}</translation>
    </message>
    <message>
        <source>a full shape is a win</source>
        <translation>eine volle Form ist ein Sieg</translation>
    </message>
    <message>
        <source>best game</source>
        <translation>bestes Spiel</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>Spiele gespielt</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>Spiele gewonnen</translation>
    </message>
    <message>
        <source>longest row of wins</source>
        <translation>längste Siegesreihe</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message>
        <source>of all games won</source>
        <translation>aller Spiele gewonnen</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>won in a row now</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>{average} on average, in {times} of {games} games</source>
        <translation>{average} im Schnitt, in {times} von {games} Spielen</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{matches}, last seen {day}</source>
        <translation>{matches}, zuletzt {day}</translation>
    </message>
    <message numerus="yes">
        <source>{name} is forgotten. %n match(es) stay without the name.</source>
        <translation>
            <numerusform>{name} ist vergessen. %n Partie bleibt ohne den Namen.</numerusform>
            <numerusform>{name} ist vergessen. %n Partien bleiben ohne den Namen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{old} is {new} now, in %n match(es).</source>
        <translation>
            <numerusform>{old} heißt jetzt {new}, in %n Partie.</numerusform>
            <numerusform>{old} heißt jetzt {new}, in %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played} won, {streak} in a row now</source>
        <translation>{won} von {played} gewonnen, zuletzt {streak} in Folge</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>From here it cannot be done any more: go back.</source>
        <translation>Von hier aus geht es nicht mehr: geh zurück.</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Rätsel verlassen</translation>
    </message>
    <message>
        <source>Leave the rush</source>
        <translation>Eilrunde verlassen</translation>
    </message>
    <message>
        <source>Let me see …</source>
        <translation>Mal sehen …</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Opening the book …</source>
        <translation>Das Heft wird aufgeschlagen …</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Tipp spielen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Eilrunde</translation>
    </message>
    <message>
        <source>Rush: three minutes</source>
        <translation>Eilrunde: drei Minuten</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Skip this one</source>
        <translation>Dieses auslassen</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Somebody without a name</source>
        <translation>Jemand ohne Namen</translation>
    </message>
    <message>
        <source>That is how it goes.</source>
        <translation>So geht es.</translation>
    </message>
    <message>
        <source>The book of this game cannot be read.</source>
        <translation>Das Heft dieses Spiels lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>This cannot be judged right now. Try again.</source>
        <translation>Das lässt sich gerade nicht prüfen. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch ein Versuch</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>You solved %n puzzle(s).</source>
        <translation>
            <numerusform>Du hast %n Rätsel gelöst.</numerusform>
            <numerusform>Du hast %n Rätsel gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>best rush: {count}</source>
        <translation>beste Eilrunde: {count}</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>noch nicht gelöst</translation>
    </message>
    <message>
        <source>{grade}, number {number}, {stars}</source>
        <translation>{grade}, Nummer {number}, {stars}</translation>
    </message>
    <message>
        <source>{solved} of {all} solved</source>
        <translation>{solved} von {all} gelöst</translation>
    </message>
    <message>
        <source>{told} Your best so far!</source>
        <translation>{told} So viele wie noch nie!</translation>
    </message>
    <message>
        <source>{told} Your best: {best}.</source>
        <translation>{told} Dein bestes Mal: {best}.</translation>
    </message>
    <message>
        <source>{why} Look at the answer.</source>
        <translation>{why} Schau dir die Antwort an.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückschauen</translation>
    </message>
    <message>
        <source>Move {number} of {total}</source>
        <translation>Zug {number} von {total}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The computer looks at every move</source>
        <translation>Der Computer sieht sich jeden Zug an</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A word, or the number of a rule (Ctrl+F)</source>
        <translation>Ein Wort oder die Nummer einer Regel (Strg+F)</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Booklet</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>Nobody has written a booklet for this game yet. This is what it is about:</source>
        <translation>Für dieses Spiel hat noch niemand ein Heft geschrieben. Darum geht es:</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>A computer can play on for somebody who has to go, and anybody can take over a computer&apos;s seat. The game then counts as assisted.</source>
        <translation>Ein Computer kann für jemanden weiterspielen, der gehen muss, und jeder kann den Platz eines Computers übernehmen. Das Spiel gilt dann als unterstützt.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody can take over the seat; nothing is lost.</source>
        <translation>Jemand kann den Platz übernehmen; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Wer spielt weiter?</translation>
    </message>
    <message>
        <source>{name} goes on as a computer.</source>
        <translation>{name} spielt als Computer weiter.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>{name} spielt.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>A program that plays by the line protocol of the TRAX competitions: started with -W or -B, one move a line.</source>
        <translation>Ein Programm, das das Zeilenprotokoll der TRAX-Wettbewerbe spricht: gestartet mit -W oder -B, ein Zug je Zeile.</translation>
    </message>
    <message>
        <source>About this app</source>
        <translation>Über diese App</translation>
    </message>
    <message>
        <source>Add a TRAX engine…</source>
        <translation>TRAX-Programm hinzufügen …</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Clear shapes</source>
        <translation>Klare Formen</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Confirm each turn</source>
        <translation>Jeden Zug bestätigen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Easy to follow</source>
        <translation>Gut zu verfolgen</translation>
    </message>
    <message>
        <source>For tokens and tiles. The sheet of TRÄXX fills the window anyway.</source>
        <translation>Für Steine und Plättchen. Das Blatt von TRÄXX füllt das Fenster ohnehin.</translation>
    </message>
    <message>
        <source>Games of one person against computers give a rating for each game.</source>
        <translation>Wer allein gegen Computer spielt, bekommt in jedem Spiel eine Wertung.</translation>
    </message>
    <message>
        <source>How a computer&apos;s turn is shown</source>
        <translation>Züge des Computers</translation>
    </message>
    <message>
        <source>In TRAKKX and TRÄXX every colour has its own shape; this makes it stand out. TRAX needs none: its colours are drawn differently.</source>
        <translation>In TRAKKX und TRÄXX hat jede Farbe ihre eigene Form; so tritt sie deutlich hervor. TRAX braucht das nicht: Seine Farben sind verschieden gezeichnet.</translation>
    </message>
    <message>
        <source>In TRAX and TRAKKX nothing is final before you press the turn button. In TRÄXX it is always so.</source>
        <translation>In TRAX und TRAKKX gilt nichts, bevor du den Zugknopf drückst. In TRÄXX ist das immer so.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Largest piece size</source>
        <translation>Steingröße höchstens</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lass es</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>M mutes them anywhere.</source>
        <translation>M schaltet sie überall stumm.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Pieces are there at once and do not glide.</source>
        <translation>Steine gleiten nicht, sie sind sofort da.</translation>
    </message>
    <message>
        <source>Pieces as they look now</source>
        <translation>Steine, wie sie jetzt aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Rate my games</source>
        <translation>Meine Spiele werten</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Sitting across</source>
        <translation>Gegenüber sitzen</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Version, licences, bug report</source>
        <translation>Version, Lizenzen, Fehlerbericht</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Where everything is kept</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Where two people play, everything turns to face whoever&apos;s turn it is.</source>
        <translation>Spielen zwei Personen, dreht sich alles zu der, die am Zug ist.</translation>
    </message>
    <message>
        <source>Which engine?</source>
        <translation>Welches Programm?</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Eure Spiele</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>%n game(s) will not be played. The totals of now decide.</source>
        <translation>
            <numerusform>%n Spiel wird nicht mehr gespielt. Es zählt der Stand von jetzt.</numerusform>
            <numerusform>%n Spiele werden nicht mehr gespielt. Es zählt der Stand von jetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw: nobody is ahead</source>
        <translation>Unentschieden: Niemand liegt vorn</translation>
    </message>
    <message>
        <source>A note</source>
        <translation>Eine Notiz</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Closest game</source>
        <translation>Knappstes Spiel</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct the name</source>
        <translation>Namen berichtigen</translation>
    </message>
    <message>
        <source>Correct the name {name}</source>
        <translation>Den Namen {name} berichtigen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>End the match here?</source>
        <translation>Die Partie hier beenden?</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Game {number} is a draw</source>
        <translation>Spiel {number} geht unentschieden aus</translation>
    </message>
    <message>
        <source>Game {number} is on the table</source>
        <translation>Spiel {number} liegt auf dem Tisch</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games won so far.</source>
        <translation>Bisher gewonnene Spiele.</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>In all matches</source>
        <translation>In allen Partien</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look back at this game</source>
        <translation>Auf dieses Spiel zurückschauen</translation>
    </message>
    <message numerus="yes">
        <source>Match of %n game(s)</source>
        <translation>
            <numerusform>Partie mit %n Spiel</numerusform>
            <numerusform>Partie mit %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Match of {games} games, decided after %n game(s)</source>
        <translation>
            <numerusform>Partie mit {games} Spielen, nach %n Spiel entschieden</numerusform>
            <numerusform>Partie mit {games} Spielen, nach %n Spielen entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Not solved this time</source>
        <translation>Diesmal nicht gelöst</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Points in total. Fewer is better.</source>
        <translation>Punkte insgesamt. Weniger ist besser.</translation>
    </message>
    <message>
        <source>Points in total. More is better.</source>
        <translation>Punkte insgesamt. Mehr ist besser.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Save as a table (CSV)</source>
        <translation>Als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Save sheet</source>
        <translation>Blatt speichern</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punkteblatt</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tisch zeigen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Solved {won} of {played}</source>
        <translation>{won} von {played} gelöst</translation>
    </message>
    <message>
        <source>The sheet is copied: paste it anywhere.</source>
        <translation>Das Blatt ist kopiert: Füg es ein, wo du willst.</translation>
    </message>
    <message>
        <source>The sheet is still empty</source>
        <translation>Das Blatt ist noch leer</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>What should the sheet remember of this game?</source>
        <translation>Was soll sich das Blatt von diesem Spiel merken?</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>In Folge gewonnen</translation>
    </message>
    <message>
        <source>Worth telling</source>
        <translation>Erzählenswert</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Aufschreiben</translation>
    </message>
    <message>
        <source>after this game</source>
        <translation>nach diesem Spiel</translation>
    </message>
    <message>
        <source>everybody is level</source>
        <translation>alle gleichauf</translation>
    </message>
    <message>
        <source>game {number}, {points} apart</source>
        <translation>Spiel {number}, {points} Abstand</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>leads too</source>
        <translation>führt auch</translation>
    </message>
    <message>
        <source>level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen von {names}</translation>
    </message>
    <message>
        <source>{day}, assisted</source>
        <translation>{day}, unterstützt</translation>
    </message>
    <message>
        <source>{names} lead</source>
        <translation>{names} führen</translation>
    </message>
    <message>
        <source>{names} share game {number}</source>
        <translation>{names} teilen sich Spiel {number}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} führt</translation>
    </message>
    <message>
        <source>{name} takes game {number}</source>
        <translation>{name} gewinnt Spiel {number}</translation>
    </message>
    <message>
        <source>{name} takes game {number} and leads</source>
        <translation>{name} gewinnt Spiel {number} und führt</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n game(s)</source>
        <translation>
            <numerusform>{name}, %n Spiel</numerusform>
            <numerusform>{name}, %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {points} in game {number}</source>
        <translation>{name}, {points} in Spiel {number}</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} zurück</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tasten</translation>
    </message>
</context>
<context>
    <name>study</name>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n Patzer</numerusform>
            <numerusform>%n Patzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brilliant</source>
        <translation>
            <numerusform>%n brillant</numerusform>
            <numerusform>%n brillant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n Ungenauigkeit</numerusform>
            <numerusform>%n Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Ein Patzer</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <source>An inaccuracy</source>
        <translation>Eine Ungenauigkeit</translation>
    </message>
    <message>
        <source>Analysis board</source>
        <translation>Analysebrett</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>Beste Varianten</translation>
    </message>
    <message>
        <source>Better: {told}</source>
        <translation>Besser: {told}</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Analyse schließen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar …</translation>
    </message>
    <message>
        <source>Delete from here on</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>From here…</source>
        <translation>Von hier aus …</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lass es</translation>
    </message>
    <message>
        <source>Let me look at that…</source>
        <translation>Ich sehe mir das an …</translation>
    </message>
    <message>
        <source>Let the computers finish it</source>
        <translation>Die Computer zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Let the other side move</source>
        <translation>Die andere Seite ziehen lassen</translation>
    </message>
    <message>
        <source>Looking at move {number} of {total}</source>
        <translation>Zug {number} von {total} wird angesehen</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>Züge und Varianten</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Play both sides</source>
        <translation>Beide Seiten spielen</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <translation>Gegen den Computer weiterspielen</translation>
    </message>
    <message>
        <source>Promote this variation</source>
        <translation>Diese Variante aufwerten</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Analyse abbrechen</translation>
    </message>
    <message>
        <source>To the mistake before</source>
        <translation>Zum vorigen Fehler</translation>
    </message>
    <message>
        <source>To the next mistake</source>
        <translation>Zum nächsten Fehler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Well found: that is better.</source>
        <translation>Gut gefunden: Das ist besser.</translation>
    </message>
    <message>
        <source>What is to be said of this move?</source>
        <translation>Was ist zu diesem Zug zu sagen?</translation>
    </message>
    <message numerus="yes">
        <source>loses in %n</source>
        <translation>
            <numerusform>verliert in %n</numerusform>
            <numerusform>verliert in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins in %n</source>
        <translation>
            <numerusform>gewinnt in %n</numerusform>
            <numerusform>gewinnt in %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{mark} by {name}. Find something better.</source>
        <translation>{mark} von {name}. Finde etwas Besseres.</translation>
    </message>
    <message>
        <source>{name}: {mark}.</source>
        <translation>{name}: {mark}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>{worth} · depth {depth} · {moves}</source>
        <translation>{worth} · Tiefe {depth} · {moves}</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Assisted game</source>
        <translation>Unterstütztes Spiel</translation>
    </message>
    <message>
        <source>Copy the code of this deal: {code}</source>
        <translation>Code dieses Spiels kopieren: {code}</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Mit Enter spielst du es so.</translation>
    </message>
    <message>
        <source>Everybody at the table must agree.</source>
        <translation>Alle am Tisch müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Spielfeld einpassen</translation>
    </message>
    <message>
        <source>Fold the rail</source>
        <translation>Leiste einklappen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Let me think about that…</source>
        <translation>Da muss ich kurz nachdenken …</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Zurückschauen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Nothing to take back yet</source>
        <translation>Noch nichts zum Zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>Nichts wurde zurückgenommen</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the hint</source>
        <translation>Tipp spielen</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punkteblatt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ton an oder aus</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Take back {name}&apos;s last turn?</source>
        <translation>Den letzten Zug von {name} zurücknehmen?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The code is copied: type it in a new game.</source>
        <translation>Der Code ist kopiert: Gib ihn bei einem neuen Spiel ein.</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>Das Bild ist kopiert.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Unfold the rail</source>
        <translation>Leiste aufklappen</translation>
    </message>
    <message>
        <source>What everybody has seen cannot be taken back</source>
        <translation>Was alle gesehen haben, lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>Who plays on…</source>
        <translation>Wer spielt weiter …</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
</context>
<context>
    <name>today</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Copied. Nothing of the solutions is in it.</source>
        <translation>Kopiert. Von den Lösungen verrät es nichts.</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>New here? Learn by playing: the first lesson takes two minutes</source>
        <translation>Neu hier? Lern beim Spielen: die erste Lektion dauert zwei Minuten</translation>
    </message>
    <message>
        <source>Puzzle: {grade}</source>
        <translation>Rätsel: {grade}</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild sichern</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Der Monat danach</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Der Monat davor</translation>
    </message>
    <message>
        <source>The same cards for everybody</source>
        <translation>Für alle dieselben Karten</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>{date}, {done} of {all} done</source>
        <translation>{date}, {done} von {all} geschafft</translation>
    </message>
    <message>
        <source>{date}: three puzzles and a deal</source>
        <translation>{date}: drei Rätsel und eine Runde</translation>
    </message>
    <message>
        <source>{game} of {date}: {result}</source>
        <translation>{game} vom {date}: {result}</translation>
    </message>
    <message>
        <source>{game}, puzzle: {result}</source>
        <translation>{game}, Rätsel: {result}</translation>
    </message>
    <message>
        <source>{game}, the deal</source>
        <translation>{game}, die Runde</translation>
    </message>
    <message>
        <source>{headline}. {done} of {all} done</source>
        <translation>{headline}. {done} von {all} geschafft</translation>
    </message>
</context>
<context>
    <name>traexx</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) could be drawn, not only {made}.</source>
        <translation>
            <numerusform>%n Feld war möglich, nicht nur {made}.</numerusform>
            <numerusform>%n Felder waren möglich, nicht nur {made}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) could be drawn.</source>
        <translation>
            <numerusform>%n Feld war möglich.</numerusform>
            <numerusform>%n Felder waren möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) drawn</source>
        <translation>
            <numerusform>%n Feld gezeichnet</numerusform>
            <numerusform>%n Felder gezeichnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) missed</source>
        <translation>
            <numerusform>%n Feld nicht erreicht</numerusform>
            <numerusform>%n Felder nicht erreicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) reached</source>
        <translation>
            <numerusform>%n Zahl erreicht</numerusform>
            <numerusform>%n Zahlen erreicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patch(es) used</source>
        <translation>
            <numerusform>%n Klecks benutzt</numerusform>
            <numerusform>%n Kleckse benutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All cards are played.</source>
        <translation>Alle Karten sind gespielt.</translation>
    </message>
    <message>
        <source>All draw at the same time.</source>
        <translation>Alle zeichnen gleichzeitig.</translation>
    </message>
    <message>
        <source>All patches are used.</source>
        <translation>Alle Kleckse sind verbraucht.</translation>
    </message>
    <message>
        <source>All patches are used. Finish your route.</source>
        <translation>Alle Kleckse sind benutzt. Schließ deine Strecke ab.</translation>
    </message>
    <message numerus="yes">
        <source>Another way was worth about %n point(s) more.</source>
        <translation>
            <numerusform>Ein anderer Weg war etwa %n Punkt mehr wert.</numerusform>
            <numerusform>Ein anderer Weg war etwa %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to my sheet</source>
        <translation>Zu meinem Blatt</translation>
    </message>
    <message>
        <source>Begin at one end of your route.</source>
        <translation>Beginne an einem Ende deiner Strecke.</translation>
    </message>
    <message>
        <source>Begin at the end that glows, over {colour}.</source>
        <translation>Beginne an dem Ende, das leuchtet, über {colour}.</translation>
    </message>
    <message>
        <source>Best so far: {results}</source>
        <translation>Bisher am besten: {results}</translation>
    </message>
    <message>
        <source>Blank sheets</source>
        <translation>Leere Blätter</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card {number} of {all}: {colours}.</source>
        <translation>Karte {number} von {all}: {colours}.</translation>
    </message>
    <message numerus="yes">
        <source>Card {number}: %n patch(es)</source>
        <translation>
            <numerusform>Karte {number}: %n Klecks</numerusform>
            <numerusform>Karte {number}: %n Kleckse</numerusform>
        </translation>
    </message>
    <message>
        <source>Card {number}: {colours}.</source>
        <translation>Karte {number}: {colours}.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>Code {code}, round {round}</source>
        <translation>Code {code}, Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>Covers %n field(s).</source>
        <translation>
            <numerusform>Nimmt %n Feld mit.</numerusform>
            <numerusform>Nimmt %n Felder mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark: in full. Light: for half.</source>
        <translation>Dunkel: voll. Hell: zur Hälfte.</translation>
    </message>
    <message>
        <source>Done for this round. Esc leads back to yours.</source>
        <translation>Fertig für diese Runde. Mit Esc geht es zurück zu deinem Blatt.</translation>
    </message>
    <message>
        <source>Done, {name}</source>
        <translation>Fertig, {name}</translation>
    </message>
    <message>
        <source>Draw on at one end of your route, or pass.</source>
        <translation>Zeichne an einem Ende deiner Strecke weiter oder passe.</translation>
    </message>
    <message>
        <source>Draw on, {name}</source>
        <translation>Weiter, {name}</translation>
    </message>
    <message>
        <source>Draw to a field that touches the end of your line.</source>
        <translation>Zeichne zu einem Feld, das an das Ende deiner Linie grenzt.</translation>
    </message>
    <message>
        <source>End at {field}: nothing fits.</source>
        <translation>Ende auf {field}: nichts passt.</translation>
    </message>
    <message>
        <source>End at {field}: on to {fields}.</source>
        <translation>Ende auf {field}: weiter nach {fields}.</translation>
    </message>
    <message>
        <source>Every card shows colours: draw your line over such fields. Reach the numbers first and leave few fields out.</source>
        <translation>Jede Karte zeigt Farben: Über solche Felder zeichnest du deine Linie. Erreiche die Zahlen zuerst und lass wenige Felder aus.</translation>
    </message>
    <message>
        <source>Everybody starts on another field.</source>
        <translation>Alle starten auf einem anderen Feld.</translation>
    </message>
    <message>
        <source>Fields missed</source>
        <translation>Nicht erreichte Felder</translation>
    </message>
    <message>
        <source>Fields to go</source>
        <translation>Offene Felder</translation>
    </message>
    <message>
        <source>Finish route</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Spiel {number} von {games}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Great! That is over 35 points.</source>
        <translation>Großartig! Das sind über 35 Punkte.</translation>
    </message>
    <message>
        <source>Half for the {number}: {points}. The {higher} came before it.</source>
        <translation>Halb für die {number}: {points}. Die {higher} kam vorher.</translation>
    </message>
    <message numerus="yes">
        <source>It costs about %n point(s).</source>
        <translation>
            <numerusform>Das kostet etwa %n Punkt.</numerusform>
            <numerusform>Das kostet etwa %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last card: %n field(s) bring the most.</source>
        <translation>
            <numerusform>Die letzte Karte: %n Feld bringt am meisten.</numerusform>
            <numerusform>Die letzte Karte: %n Felder bringen am meisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps both ends open for all of the %n card(s) to come.</source>
        <translation>
            <numerusform>Hält beide Enden für die letzte Karte offen.</numerusform>
            <numerusform>Hält beide Enden für alle %n Karten offen, die noch kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Letzte Karte</translation>
    </message>
    <message numerus="yes">
        <source>Leads your end close to {number}: %n step(s) to go.</source>
        <translation>
            <numerusform>Bringt dein Ende nah an {number}: noch %n Schritt.</numerusform>
            <numerusform>Bringt dein Ende nah an {number}: noch %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave your line as it lies.</source>
        <translation>Lass deine Strecke, wie sie ist.</translation>
    </message>
    <message>
        <source>Leaves {number} for later, so that {lower} still count in full.</source>
        <translation>Lässt {number} für später, damit {lower} noch voll zählen.</translation>
    </message>
    <message>
        <source>Left: {colours}.</source>
        <translation>Übrig: {colours}.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>New record alone: {name} has {points} points. So far {before}.</source>
        <translation>Neuer Solo-Rekord: {name} hat {points} Punkte. Bisher {before}.</translation>
    </message>
    <message>
        <source>New record: {name} has {points} points. So far {before}.</source>
        <translation>Neuer Rekord: {name} hat {points} Punkte. Bisher {before}.</translation>
    </message>
    <message>
        <source>New record: {points} points for {name} in one round. So far {before}.</source>
        <translation>Neuer Rekord: {points} Punkte für {name} in einer Runde. Bisher {before}.</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Nächste Karten</translation>
    </message>
    <message>
        <source>No colour of the card fits at either end: pass.</source>
        <translation>Keine Farbe der Karte passt an eines der Enden: passen.</translation>
    </message>
    <message>
        <source>No colour of the card fits. Pass this time.</source>
        <translation>Keine Farbe der Karte passt. Diesmal musst du passen.</translation>
    </message>
    <message>
        <source>No number reached.</source>
        <translation>Keine Zahl erreicht.</translation>
    </message>
    <message>
        <source>No other field fits.</source>
        <translation>Kein weiteres Feld passt.</translation>
    </message>
    <message>
        <source>Nobody reached a number.</source>
        <translation>Niemand hat eine Zahl erreicht.</translation>
    </message>
    <message>
        <source>Nothing is drawn: press once more to pass.</source>
        <translation>Noch nichts gezeichnet: Drück noch einmal, um zu passen.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Number {n}</source>
        <translation>Zahl {n}</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers reached</source>
        <translation>Erreichte Zahlen</translation>
    </message>
    <message>
        <source>One line through 61 fields</source>
        <translation>Eine Linie durch 61 Felder</translation>
    </message>
    <message>
        <source>One to four can play.</source>
        <translation>Für eine bis vier Personen.</translation>
    </message>
    <message>
        <source>Only one end in each round: draw on where you began.</source>
        <translation>Nur ein Ende pro Runde: Zeichne dort weiter, wo du angefangen hast.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>Pass: your line is worth more as it lies, with %n card(s) to come.</source>
        <translation>
            <numerusform>Passen: Deine Linie ist so mehr wert, %n Karte kommt noch.</numerusform>
            <numerusform>Passen: Deine Linie ist so mehr wert, %n Karten kommen noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing was worth about %n point(s) more.</source>
        <translation>
            <numerusform>Passen war etwa %n Punkt mehr wert.</numerusform>
            <numerusform>Passen war etwa %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plus points</source>
        <translation>Pluspunkte</translation>
    </message>
    <message>
        <source>Press on your start and draw over fields in the colours of the card.</source>
        <translation>Drück auf deinen Start und zeichne über Felder in den Farben der Karte.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print sheets and cards</source>
        <translation>Blätter und Karten drucken</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Reach {total} points</source>
        <translation>Erreiche {total} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Reach {total} points with these %n card(s).</source>
        <translation>
            <numerusform>Erreiche {total} Punkte mit dieser %n Karte.</numerusform>
            <numerusform>Erreiche {total} Punkte mit diesen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached: {news}</source>
        <translation>Erreicht: {news}</translation>
    </message>
    <message numerus="yes">
        <source>Reaches {numbers}: %n point(s).</source>
        <translation>
            <numerusform>Erreicht {numbers}: %n Punkt.</numerusform>
            <numerusform>Erreicht {numbers}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {number} first: %n point(s).</source>
        <translation>
            <numerusform>Erreicht {number} zuerst: %n Punkt.</numerusform>
            <numerusform>Erreicht {number} zuerst: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reaches {number} in full: you have no higher one yet.</source>
        <translation>Erreicht {number} und zählt voll: Du hast noch keine höhere.</translation>
    </message>
    <message numerus="yes">
        <source>Reaches {number} in time: {name} is %n step(s) away.</source>
        <translation>
            <numerusform>Erreicht {number} rechtzeitig: {name} ist %n Schritt entfernt.</numerusform>
            <numerusform>Erreicht {number} rechtzeitig: {name} ist %n Schritte entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reaches {number}, for half: %n point(s).</source>
        <translation>
            <numerusform>Erreicht {number} für die Hälfte: %n Punkt.</numerusform>
            <numerusform>Erreicht {number} für die Hälfte: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round}: nobody reached a number.</source>
        <translation>Runde {round}: Niemand hat eine Zahl erreicht.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>See the last round again</source>
        <translation>Letzte Runde noch einmal zeigen</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Sheets on a page</source>
        <translation>Blätter pro Seite</translation>
    </message>
    <message>
        <source>Show my sheet</source>
        <translation>Mein Blatt zeigen</translation>
    </message>
    <message>
        <source>Start fields</source>
        <translation>Startfelder</translation>
    </message>
    <message>
        <source>Start {letter}</source>
        <translation>Start {letter}</translation>
    </message>
    <message>
        <source>Still has to draw this round. Esc leads back to yours.</source>
        <translation>Muss in dieser Runde noch zeichnen. Mit Esc geht es zurück zu deinem Blatt.</translation>
    </message>
    <message>
        <source>Stop whenever you like.</source>
        <translation>Du kannst jederzeit aufhören.</translation>
    </message>
    <message>
        <source>TRÄXX blank sheets</source>
        <translation>TRÄXX leere Blätter</translation>
    </message>
    <message>
        <source>TRÄXX cards</source>
        <translation>TRÄXX Karten</translation>
    </message>
    <message>
        <source>TRÄXX sheets</source>
        <translation>TRÄXX Blätter</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n field(s) with one way in only: later they would be lost.</source>
        <translation>
            <numerusform>Nimmt %n Feld mit nur einem Zugang: Später wäre es verloren.</numerusform>
            <numerusform>Nimmt %n Felder mit nur einem Zugang: Später wären sie verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not work here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>That was too quick to follow. Draw on from the end of your line.</source>
        <translation>Das ging zu schnell. Zeichne am Ende deiner Linie weiter.</translation>
    </message>
    <message>
        <source>The 15 cards</source>
        <translation>Die 15 Karten</translation>
    </message>
    <message>
        <source>The best total of all games wins.</source>
        <translation>Die beste Summe aller Spiele gewinnt.</translation>
    </message>
    <message>
        <source>The best total wins.</source>
        <translation>Die beste Summe gewinnt.</translation>
    </message>
    <message>
        <source>The cards: {cards}.</source>
        <translation>Die Karten: {cards}.</translation>
    </message>
    <message>
        <source>The code {code} deals the same cards again.</source>
        <translation>Mit dem Code {code} kommen dieselben Karten noch einmal.</translation>
    </message>
    <message>
        <source>The goal: over 35 points.</source>
        <translation>Das Ziel: über 35 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>The next goal: %n point(s).</source>
        <translation>
            <numerusform>Das nächste Ziel: %n Punkt.</numerusform>
            <numerusform>Das nächste Ziel: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next goal: over 35 points, which is great.</source>
        <translation>Das nächste Ziel: über 35 Punkte, das ist großartig.</translation>
    </message>
    <message numerus="yes">
        <source>The other end was worth about %n point(s) more.</source>
        <translation>
            <numerusform>Das andere Ende war etwa %n Punkt mehr wert.</numerusform>
            <numerusform>Das andere Ende war etwa %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others are still drawing.</source>
        <translation>Die anderen zeichnen noch.</translation>
    </message>
    <message>
        <source>The sheet ends here.</source>
        <translation>Hier endet das Blatt.</translation>
    </message>
    <message>
        <source>The {colour} of this card is used up.</source>
        <translation>Das {colour} dieser Karte ist verbraucht.</translation>
    </message>
    <message>
        <source>The {number} was in reach at both ends.</source>
        <translation>Die {number} war an beiden Enden erreichbar.</translation>
    </message>
    <message>
        <source>The {number} was in reach.</source>
        <translation>Die {number} war erreichbar.</translation>
    </message>
    <message>
        <source>There is a line that reaches {total}.</source>
        <translation>Es gibt eine Linie, die {total} erreicht.</translation>
    </message>
    <message>
        <source>There is no {colour} on this card.</source>
        <translation>Auf dieser Karte ist kein {colour}.</translation>
    </message>
    <message>
        <source>These choices do not go together.</source>
        <translation>Das passt nicht zusammen.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>This route is finished for this round.</source>
        <translation>Diese Strecke ist für die Runde abgeschlossen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Totals, round by round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Two players start on {start}.</source>
        <translation>Zwei starten auf {start}.</translation>
    </message>
    <message numerus="yes">
        <source>Uses {colour} while it comes: %n patch(es) left.</source>
        <translation>
            <numerusform>Nutzt {colour}, solange es kommt: noch %n Klecks.</numerusform>
            <numerusform>Nutzt {colour}, solange es kommt: noch %n Kleckse.</numerusform>
        </translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What you draw is shown when all have finished the round.</source>
        <translation>Was du zeichnest, sehen die anderen erst, wenn alle fertig sind.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Who draws later sees what the others drew this round.</source>
        <translation>Wer später zeichnet, sieht, was die anderen in dieser Runde gezeichnet haben.</translation>
    </message>
    <message>
        <source>Winner: {names}.</source>
        <translation>Gewonnen: {names}.</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>You can draw %n field(s) and reach {numbers}.</source>
        <translation>
            <numerusform>Du kannst %n Feld zeichnen und {numbers} erreichen.</numerusform>
            <numerusform>Du kannst %n Felder zeichnen und {numbers} erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can draw %n field(s).</source>
        <translation>
            <numerusform>Du kannst %n Feld zeichnen.</numerusform>
            <numerusform>Du kannst %n Felder zeichnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can pass.</source>
        <translation>Du kannst passen.</translation>
    </message>
    <message>
        <source>You know the next card now: from here on the game counts as played with help.</source>
        <translation>Du kennst jetzt die nächste Karte: Ab hier zählt das Spiel als mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>Your route has been here: no field may be used twice.</source>
        <translation>Hier war deine Strecke schon: kein Feld zweimal.</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Du bist dran, {name}</translation>
    </message>
    <message>
        <source>after 15 cards</source>
        <translation>nach 15 Karten</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>can come next</source>
        <translation>kann als Nächstes kommen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>zeichnet</translation>
    </message>
    <message>
        <source>drawn this round</source>
        <translation>in dieser Runde gezeichnet</translation>
    </message>
    <message>
        <source>end of your route</source>
        <translation>Ende deiner Strecke</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>in the pile</source>
        <translation>im Stapel</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>left: {colours}</source>
        <translation>übrig: {colours}</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>number {n}</source>
        <translation>Zahl {n}</translation>
    </message>
    <message>
        <source>on your route</source>
        <translation>auf deiner Strecke</translation>
    </message>
    <message>
        <source>patch {colour}</source>
        <translation>Farbe {colour}</translation>
    </message>
    <message>
        <source>patch {colour}, used</source>
        <translation>Farbe {colour}, benutzt</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>row {row}, field {place}</source>
        <translation>Reihe {row}, Feld {place}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>die {number}</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>noch dran</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>your start</source>
        <translation>dein Start</translation>
    </message>
    <message>
        <source>{field}, used</source>
        <translation>{field}, benutzt</translation>
    </message>
    <message numerus="yes">
        <source>{made} of {allowed} possible, %n lost</source>
        <translation>
            <numerusform>{made} von {allowed} möglich, %n verschenkt</numerusform>
            <numerusform>{made} von {allowed} möglich, %n verschenkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} have {sign}%n point(s) each.</source>
        <translation>
            <numerusform>{names} haben je {sign}%n Punkt.</numerusform>
            <numerusform>{names} haben je {sign}%n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} zeichnet</translation>
    </message>
    <message>
        <source>{name} draws again.</source>
        <translation>{name} zeichnet noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>{name} drew %n field(s).</source>
        <translation>
            <numerusform>{name} hat %n Feld gezeichnet.</numerusform>
            <numerusform>{name} hat %n Felder gezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets half for the {number}: {points}. First was {other}.</source>
        <translation>{name} bekommt die Hälfte für die {number}: {points}. Zuerst da: {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has {sign}%n point(s)</source>
        <translation>
            <numerusform>{name} hat {sign}%n Punkt</numerusform>
            <numerusform>{name} hat {sign}%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is done.</source>
        <translation>{name} ist fertig.</translation>
    </message>
    <message>
        <source>{name} is first at the {number}: {points} points.</source>
        <translation>{name} erreicht die {number} zuerst: {points} Punkte.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} hat gepasst.</translation>
    </message>
    <message>
        <source>{name} redraws</source>
        <translation>{name} ändert</translation>
    </message>
    <message>
        <source>{name} {number} ({points})</source>
        <translation>{name} {number} ({points})</translation>
    </message>
    <message>
        <source>{name} {total}</source>
        <translation>{name} {total}</translation>
    </message>
    <message>
        <source>{name}&apos;s sheet</source>
        <translation>Blatt von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s sheet, {total} points</source>
        <translation>Blatt von {name}, {total} Punkte</translation>
    </message>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message numerus="yes">
        <source>{numbers}, {missed}: {sign}%n point(s).</source>
        <translation>
            <numerusform>{numbers}, {missed}: {sign}%n Punkt.</numerusform>
            <numerusform>{numbers}, {missed}: {sign}%n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} brings {points}</source>
        <translation>{number} bringt {points}</translation>
    </message>
    <message>
        <source>{number}: worth {points} now</source>
        <translation>{number}: jetzt {points} wert</translation>
    </message>
    <message>
        <source>{number}: {points} points noted</source>
        <translation>{number}: {points} Punkte notiert</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{sum} for numbers</source>
        <translation>{sum} für Zahlen</translation>
    </message>
</context>
<context>
    <name>trakkx</name>
    <message numerus="yes">
        <source>%n group(s) on the table</source>
        <translation>
            <numerusform>%n Gruppe auf dem Tisch</numerusform>
            <numerusform>%n Gruppen auf dem Tisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laid so far, yours to take back.</source>
        <translation>
            <numerusform>%n gelegt, du kannst ihn zurücknehmen.</numerusform>
            <numerusform>%n gelegt, du kannst sie zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n übrig</numerusform>
            <numerusform>%n übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) too short</source>
        <translation>
            <numerusform>%n Linie zu kurz</numerusform>
            <numerusform>%n Linien zu kurz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) wrong</source>
        <translation>
            <numerusform>%n Linie falsch</numerusform>
            <numerusform>%n Linien falsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more token(s) could go out.</source>
        <translation>
            <numerusform>%n Stein mehr war möglich.</numerusform>
            <numerusform>%n Steine mehr waren möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {limit} group(s) on the table.</source>
        <translation>
            <numerusform>%n von {limit} Gruppen auf dem Tisch.</numerusform>
            <numerusform>%n von {limit} Gruppen auf dem Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) in your rack.</source>
        <translation>
            <numerusform>%n bleibt auf deiner Bank.</numerusform>
            <numerusform>%n bleiben auf deiner Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) could go out.</source>
        <translation>
            <numerusform>%n Stein war möglich.</numerusform>
            <numerusform>%n Steine waren möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie alone</source>
        <translation>
            <numerusform>%n Stein liegt allein</numerusform>
            <numerusform>%n Steine liegen allein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) moved</source>
        <translation>
            <numerusform>%n Stein verschoben</numerusform>
            <numerusform>%n Steine verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) of the table move.</source>
        <translation>
            <numerusform>%n Stein auf dem Tisch wird umgelegt.</numerusform>
            <numerusform>%n Steine auf dem Tisch werden umgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), face down</source>
        <translation>
            <numerusform>%n Stein, verdeckt</numerusform>
            <numerusform>%n Steine, verdeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n would stay.</source>
        <translation>
            <numerusform>%n bliebe.</numerusform>
            <numerusform>%n blieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A curtain covers the rack before the next person plays.</source>
        <translation>Bevor die nächste Person spielt, verdeckt ein Vorhang die Bank.</translation>
    </message>
    <message>
        <source>A token lies here. Hold Alt while dropping to make room.</source>
        <translation>Hier liegt schon ein Stein. Mit Alt rücken die anderen weiter.</translation>
    </message>
    <message>
        <source>Across: {tokens}</source>
        <translation>Waagrecht: {tokens}</translation>
    </message>
    <message>
        <source>Action tokens are played, not laid.</source>
        <translation>Aktionssteine werden ausgespielt, nicht gelegt.</translation>
    </message>
    <message>
        <source>Action tokens, 20 each</source>
        <translation>Aktionssteine, je 20</translation>
    </message>
    <message numerus="yes">
        <source>After all games {names} won the match with %n point(s).</source>
        <translation>
            <numerusform>Nach allen Spielen gewinnt {names} die Partie mit %n Punkt.</numerusform>
            <numerusform>Nach allen Spielen gewinnt {names} die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens could go out: the game was won.</source>
        <translation>Alle Steine konnten hinaus: Das Spiel war gewonnen.</translation>
    </message>
    <message>
        <source>An action token helps you now.</source>
        <translation>Ein Aktionsstein hilft dir jetzt.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>At zero the table goes back as it was, and one token is drawn.</source>
        <translation>Bei null liegt der Tisch wieder wie vorher, und ein Stein wird gezogen.</translation>
    </message>
    <message>
        <source>Back to the rack</source>
        <translation>Zurück auf die Bank</translation>
    </message>
    <message>
        <source>Begin with {tokens}.</source>
        <translation>Leg zuerst {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n for {name}.</source>
        <translation>
            <numerusform>Wähle %n Stein für {name}.</numerusform>
            <numerusform>Wähle %n Steine für {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more</source>
        <translation>
            <numerusform>Noch %n wählen</numerusform>
            <numerusform>Noch %n wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click again to draw a token. That ends your turn.</source>
        <translation>Noch ein Klick zieht einen Stein. Damit endet dein Zug.</translation>
    </message>
    <message>
        <source>Click again to take {token}. That ends your turn.</source>
        <translation>Noch ein Klick, und du nimmst {token}. Damit endet dein Zug.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Down: {tokens}</source>
        <translation>Senkrecht: {tokens}</translation>
    </message>
    <message>
        <source>Drag tokens to the table, or click the display or the bag.</source>
        <translation>Zieh Steine auf den Tisch, oder klick auf Auslage oder Beutel.</translation>
    </message>
    <message>
        <source>Drag tokens to the table, or click the display.</source>
        <translation>Zieh Steine auf den Tisch, oder klick auf die Auslage.</translation>
    </message>
    <message>
        <source>Drag tokens to the table.</source>
        <translation>Zieh Steine auf den Tisch.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a token from the bag?</source>
        <translation>Einen Stein aus dem Beutel ziehen?</translation>
    </message>
    <message>
        <source>Draw from the bag.</source>
        <translation>Zieh aus dem Beutel.</translation>
    </message>
    <message>
        <source>Draw from the bag: nothing in the display is better.</source>
        <translation>Zieh aus dem Beutel: In der Auslage liegt nichts Besseres.</translation>
    </message>
    <message>
        <source>Draw three</source>
        <translation>Drei ziehen</translation>
    </message>
    <message>
        <source>Draw three: somebody else draws three tokens. Click to play it.</source>
        <translation>Drei ziehen: Jemand anderes zieht drei Steine. Ein Klick spielt ihn aus.</translation>
    </message>
    <message>
        <source>Everybody chooses two tokens and passes them to the left.</source>
        <translation>Alle wählen zwei Steine und geben sie nach links weiter.</translation>
    </message>
    <message>
        <source>Everybody has their new tokens.</source>
        <translation>Alle haben ihre neuen Steine.</translation>
    </message>
    <message>
        <source>Everybody passes two to the left.</source>
        <translation>Alle geben zwei nach links.</translation>
    </message>
    <message>
        <source>Everybody sees all racks.</source>
        <translation>Alle sehen alle Steine.</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Alles passt.</translation>
    </message>
    <message>
        <source>Example {number} of the rule book</source>
        <translation>Beispiel {number} der Anleitung</translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>First everybody passes tokens on.</source>
        <translation>Erst geben alle Steine weiter.</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Für {name}</translation>
    </message>
    <message>
        <source>Game {number} of {games} · lowest wins</source>
        <translation>Spiel {number} von {games} · die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Gruppe {number}</translation>
    </message>
    <message>
        <source>Groups on the table</source>
        <translation>Gruppen auf dem Tisch</translation>
    </message>
    <message>
        <source>Groups on the table: {count} of {limit}</source>
        <translation>Gruppen auf dem Tisch: {count} von {limit}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: %n token(s).</source>
        <translation>
            <numerusform>Im Beutel: %n Stein.</numerusform>
            <numerusform>Im Beutel: %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the display: {tokens}.</source>
        <translation>In der Auslage: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>It fits at %n place(s): {places}.</source>
        <translation>
            <numerusform>Passt an %n Stelle: {places}.</numerusform>
            <numerusform>Passt an %n Stellen: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits nowhere yet.</source>
        <translation>Der passt noch nirgends.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Jemand anderes ist dran.</translation>
    </message>
    <message>
        <source>It joins your rack, and your turn is over.</source>
        <translation>Er kommt auf deine Bank, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Lay a token of your own</source>
        <translation>Leg einen eigenen Stein</translation>
    </message>
    <message>
        <source>Lay all tokens but one</source>
        <translation>Leg alle Steine bis auf einen</translation>
    </message>
    <message>
        <source>Lay at least one token of your own.</source>
        <translation>Leg mindestens einen eigenen Stein.</translation>
    </message>
    <message>
        <source>Lay or take</source>
        <translation>Leg oder nimm</translation>
    </message>
    <message>
        <source>Lay rows and sequences, across and down. First to empty the rack wins.</source>
        <translation>Legt Reihen und Sequenzen, kreuz und quer. Wer zuerst alle Steine los ist, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Lay these %n token(s).</source>
        <translation>
            <numerusform>Leg diesen Stein.</numerusform>
            <numerusform>Leg diese %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay these %n token(s): your rack is empty, and you win.</source>
        <translation>
            <numerusform>Leg diesen Stein: Deine Bank ist leer, und du gewinnst.</numerusform>
            <numerusform>Leg diese %n Steine: Deine Bank ist leer, und du gewinnst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay tokens</source>
        <translation>Leg Steine</translation>
    </message>
    <message>
        <source>Lay tokens, take one, or draw one.</source>
        <translation>Leg Steine, nimm einen oder zieh einen.</translation>
    </message>
    <message>
        <source>Lay your whole rack</source>
        <translation>Leg alle deine Steine</translation>
    </message>
    <message>
        <source>Lay {token}</source>
        <translation>Leg {token}</translation>
    </message>
    <message>
        <source>Lay, take or draw</source>
        <translation>Leg, nimm oder zieh</translation>
    </message>
    <message>
        <source>Lay, take, draw, or play an action token.</source>
        <translation>Leg, nimm, zieh oder spiel eine Aktion.</translation>
    </message>
    <message>
        <source>Left in the rack</source>
        <translation>Übrige Steine</translation>
    </message>
    <message numerus="yes">
        <source>Let {name} draw three: nobody else holds fewer tokens (%n).</source>
        <translation>
            <numerusform>Lass {name} drei ziehen: Sonst hat niemand weniger Steine (%n).</numerusform>
            <numerusform>Lass {name} drei ziehen: Sonst hat niemand weniger Steine (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Let {name} draw three: so many more to get rid of.</source>
        <translation>Lass {name} drei ziehen: So viele sind mehr loszuwerden.</translation>
    </message>
    <message>
        <source>Look at {token} in the display.</source>
        <translation>Sieh dir {token} in der Auslage an.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>New in the display: {tokens}.</source>
        <translation>Neu in der Auslage: {tokens}.</translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} laid %n token(s) in one turn. So far {before}.</source>
        <translation>
            <numerusform>Neuer Rekord: {name} hat in einem Zug %n Stein ausgelegt. Bisher {before}.</numerusform>
            <numerusform>Neuer Rekord: {name} hat in einem Zug %n Steine ausgelegt. Bisher {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} made a row of %n token(s). So far {before}.</source>
        <translation>
            <numerusform>Neuer Rekord: {name} hat eine Reihe aus %n Stein gelegt. Bisher {before}.</numerusform>
            <numerusform>Neuer Rekord: {name} hat eine Reihe aus %n Steinen gelegt. Bisher {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} moved %n token(s) in one turn. So far {before}.</source>
        <translation>
            <numerusform>Neuer Rekord: {name} hat in einem Zug %n Stein umgelegt. Bisher {before}.</numerusform>
            <numerusform>Neuer Rekord: {name} hat in einem Zug %n Steine umgelegt. Bisher {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>New: {tokens}.</source>
        <translation>Neu: {tokens}.</translation>
    </message>
    <message>
        <source>No further group before everybody has opened.</source>
        <translation>Keine weitere Gruppe, bevor alle eröffnet haben.</translation>
    </message>
    <message>
        <source>No new group yet</source>
        <translation>Noch keine neue Gruppe</translation>
    </message>
    <message>
        <source>Nobody can go on. The fewest points in the rack win.</source>
        <translation>Niemand kann mehr weiter. Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Nobody may pass who can still take or draw.</source>
        <translation>Wer noch nehmen oder ziehen kann, darf nicht passen.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Nothing is left after the swap.</source>
        <translation>Nach dem Tauschen ist nichts mehr übrig.</translation>
    </message>
    <message>
        <source>Nothing is left to take: lay tokens, or pass.</source>
        <translation>Zu nehmen gibt es nichts mehr: Leg Steine oder passe.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>One token is passed on.</source>
        <translation>Ein Stein wird weitergegeben.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open first: a group of its own, with three or more of your tokens.</source>
        <translation>Eröffne zuerst: eine Gruppe für sich, aus mindestens drei eigenen Steinen.</translation>
    </message>
    <message>
        <source>Open with a group of your own</source>
        <translation>Erst mit eigener Gruppe eröffnen</translation>
    </message>
    <message>
        <source>Open with a row or a sequence of your own.</source>
        <translation>Eröffne mit einer eigenen Reihe oder Sequenz.</translation>
    </message>
    <message numerus="yes">
        <source>Open with these %n token(s).</source>
        <translation>
            <numerusform>Eröffne mit diesem Stein.</numerusform>
            <numerusform>Eröffne mit diesen %n Steinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass on what you would miss least.</source>
        <translation>Gib weiter, was dir am wenigsten fehlt.</translation>
    </message>
    <message>
        <source>Pass on {tokens}: you would miss them least.</source>
        <translation>Gib {tokens} weiter: Sie fehlen dir am wenigsten.</translation>
    </message>
    <message>
        <source>Pass them on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Pass two to the left</source>
        <translation>Zwei nach links geben</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Pass: nothing else can be done.</source>
        <translation>Passe: Mehr geht nicht.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Play the draw-three token.</source>
        <translation>Spiel „Drei ziehen“.</translation>
    </message>
    <message>
        <source>Play the swap token and pass two on.</source>
        <translation>Spiel „Tauschen“ und gib zwei weiter.</translation>
    </message>
    <message>
        <source>Play the swap token.</source>
        <translation>Spiel „Tauschen“.</translation>
    </message>
    <message>
        <source>Play the swap token: {tokens} fit nowhere, so pass two of them on.</source>
        <translation>Spiel „Tauschen“: {tokens} passen nirgends, gib zwei davon weiter.</translation>
    </message>
    <message>
        <source>Play the swap token?</source>
        <translation>Das Tauschen ausspielen?</translation>
    </message>
    <message>
        <source>Points from numbers</source>
        <translation>Punkte aus Zahlen</translation>
    </message>
    <message>
        <source>Points so far: {list}.</source>
        <translation>Punkte bisher: {list}.</translation>
    </message>
    <message>
        <source>Points: {list}.</source>
        <translation>Punkte: {list}.</translation>
    </message>
    <message>
        <source>Put it on your rack to take it.</source>
        <translation>Zieh ihn auf deine Bank, um ihn zu nehmen.</translation>
    </message>
    <message>
        <source>Row across: {tokens}</source>
        <translation>Reihe waagrecht: {tokens}</translation>
    </message>
    <message>
        <source>Row down: {tokens}</source>
        <translation>Reihe senkrecht: {tokens}</translation>
    </message>
    <message>
        <source>Sequence across: {tokens}</source>
        <translation>Sequenz waagrecht: {tokens}</translation>
    </message>
    <message>
        <source>Sequence down: {tokens}</source>
        <translation>Sequenz senkrecht: {tokens}</translation>
    </message>
    <message>
        <source>Shall {name} draw three?</source>
        <translation>Soll {name} drei ziehen?</translation>
    </message>
    <message>
        <source>Show last turn</source>
        <translation>Letzten Zug zeigen</translation>
    </message>
    <message>
        <source>Show my tokens</source>
        <translation>Meine Steine zeigen</translation>
    </message>
    <message>
        <source>Somebody else has to draw.</source>
        <translation>Jemand anderes muss ziehen.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordnen</translation>
    </message>
    <message>
        <source>Sort by colour</source>
        <translation>Nach Farbe ordnen</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <translation>Nach Zahl ordnen</translation>
    </message>
    <message>
        <source>Swap: everybody passes two tokens to the left. Click to play it.</source>
        <translation>Tauschen: Alle geben zwei Steine nach links. Ein Klick spielt ihn aus.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take the whole group</source>
        <translation>Die ganze Gruppe nehmen</translation>
    </message>
    <message>
        <source>Take the whole line</source>
        <translation>Die ganze Linie nehmen</translation>
    </message>
    <message>
        <source>Take {token} and play it next.</source>
        <translation>Nimm {token} und spiel ihn als Nächstes aus.</translation>
    </message>
    <message>
        <source>Take {token}: nothing fits yet, and it costs least.</source>
        <translation>Nimm {token}: Noch passt nichts, und sie kostet am wenigsten.</translation>
    </message>
    <message numerus="yes">
        <source>Take {token}: then %n token(s) can go out next turn.</source>
        <translation>
            <numerusform>Nimm {token}: Dann kann im nächsten Zug %n Stein hinaus.</numerusform>
            <numerusform>Nimm {token}: Dann können im nächsten Zug %n Steine hinaus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {token}: then all %n token(s) can go out next turn.</source>
        <translation>
            <numerusform>Nimm {token}: Dann kann im nächsten Zug %n Stein hinaus, und du bist fertig.</numerusform>
            <numerusform>Nimm {token}: Dann können im nächsten Zug alle %n Steine hinaus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {token}?</source>
        <translation>Nimmst du {token}?</translation>
    </message>
    <message>
        <source>Tap the player who draws three. Esc cancels.</source>
        <translation>Tipp an, wer drei zieht. Esc bricht ab.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That is too far away.</source>
        <translation>Das ist zu weit weg.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Der Beutel ist leer.</translation>
    </message>
    <message>
        <source>The bag is empty: lay tokens, or take one.</source>
        <translation>Der Beutel ist leer: Leg Steine oder nimm einen.</translation>
    </message>
    <message>
        <source>The bag is your best chance now.</source>
        <translation>Am besten ziehst du jetzt aus dem Beutel.</translation>
    </message>
    <message>
        <source>The display has something for you.</source>
        <translation>In der Auslage liegt etwas für dich.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The last token is laid.</source>
        <translation>Der letzte Stein ist gelegt.</translation>
    </message>
    <message>
        <source>The last token was played.</source>
        <translation>Der letzte Stein ist ausgespielt.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest total after %n game(s) wins the match.</source>
        <translation>
            <numerusform>Die wenigsten Punkte nach %n Spiel gewinnen.</numerusform>
            <numerusform>Die wenigsten Punkte nach %n Spielen gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table goes back as it was, your tokens to the rack. Then your turn is over.</source>
        <translation>Der Tisch liegt wieder wie vorher, deine Steine kommen zurück. Dann ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>The table goes back as it was.</source>
        <translation>Der Tisch liegt wieder wie vorher.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Der Tisch ist leer.</translation>
    </message>
    <message>
        <source>The token leaves the game, and your turn is over.</source>
        <translation>Der Stein ist aus dem Spiel, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>The youngest begins.</source>
        <translation>Wer am jüngsten ist, beginnt.</translation>
    </message>
    <message>
        <source>The {token} in your rack would fit.</source>
        <translation>Deine {token} würde passen.</translation>
    </message>
    <message>
        <source>The {token} lies alone.</source>
        <translation>Die {token} liegt allein.</translation>
    </message>
    <message>
        <source>The {token} stays on the table.</source>
        <translation>Die {token} bleibt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The {token}: two more for a row or a sequence.</source>
        <translation>Die {token}: noch zwei für eine Reihe oder Sequenz.</translation>
    </message>
    <message>
        <source>There is a way to lay all but one.</source>
        <translation>Es geht: alle bis auf einen.</translation>
    </message>
    <message>
        <source>There is a way to lay them all.</source>
        <translation>Es geht: alle lassen sich legen.</translation>
    </message>
    <message>
        <source>There is a way to lay {token}.</source>
        <translation>Es geht: {token} lässt sich legen.</translation>
    </message>
    <message>
        <source>These choices do not go together.</source>
        <translation>Das passt nicht zusammen.</translation>
    </message>
    <message>
        <source>Think of {tokens}.</source>
        <translation>Denk an {tokens}.</translation>
    </message>
    <message>
        <source>This is what happened since your last turn. A click ends it.</source>
        <translation>Das geschah seit deinem letzten Zug. Ein Klick beendet es.</translation>
    </message>
    <message>
        <source>Tile rummy in two directions</source>
        <translation>Rummy in zwei Richtungen</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>Tokens left</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Too many groups</source>
        <translation>Zu viele Gruppen</translation>
    </message>
    <message>
        <source>Two to four can play.</source>
        <translation>Zwei bis vier können spielen.</translation>
    </message>
    <message>
        <source>Two tokens are passed on.</source>
        <translation>Zwei Steine werden weitergegeben.</translation>
    </message>
    <message>
        <source>What you get comes when everybody has chosen.</source>
        <translation>Was du bekommst, siehst du, wenn alle gewählt haben.</translation>
    </message>
    <message>
        <source>Who draws three tokens from the bag?</source>
        <translation>Wer zieht drei Steine aus dem Beutel?</translation>
    </message>
    <message numerus="yes">
        <source>With {token} %n token(s) could go out next turn.</source>
        <translation>
            <numerusform>Mit {token} wäre nächstes Mal %n Stein möglich.</numerusform>
            <numerusform>Mit {token} wären nächstes Mal %n Steine möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n token(s) if you regroup.</source>
        <translation>
            <numerusform>Du kannst %n Stein legen, wenn du umbaust.</numerusform>
            <numerusform>Du kannst %n Steine legen, wenn du umbaust.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can lay %n token(s).</source>
        <translation>
            <numerusform>Du kannst %n Stein legen.</numerusform>
            <numerusform>Du kannst %n Steine legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can lay everything and win.</source>
        <translation>Du kannst alles legen und gewinnen.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message numerus="yes">
        <source>You can open with %n token(s).</source>
        <translation>
            <numerusform>Du kannst mit %n Stein eröffnen.</numerusform>
            <numerusform>Du kannst mit %n Steinen eröffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw from the bag</source>
        <translation>Du ziehst aus dem Beutel</translation>
    </message>
    <message>
        <source>You drew {token}</source>
        <translation>Du hast {token} gezogen</translation>
    </message>
    <message>
        <source>You took {token}</source>
        <translation>Du hast {token} genommen</translation>
    </message>
    <message>
        <source>Your rack is empty.</source>
        <translation>Deine Bank ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Your rack, %n token(s): {tokens}.</source>
        <translation>
            <numerusform>Deine Bank, %n Stein: {tokens}.</numerusform>
            <numerusform>Deine Bank, %n Steine: {tokens}.</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>and drew from the bag</source>
        <translation>und hat aus dem Beutel gezogen</translation>
    </message>
    <message>
        <source>and got {token}</source>
        <translation>und bekam {token}</translation>
    </message>
    <message numerus="yes">
        <source>and moved %n</source>
        <translation>
            <numerusform>und hat %n verschoben</numerusform>
            <numerusform>und hat %n verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bag, %n token(s)</source>
        <translation>
            <numerusform>Beutel, %n Stein</numerusform>
            <numerusform>Beutel, %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>blocked, with the fewest points</source>
        <translation>blockiert, mit den wenigsten Punkten</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blaue</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>verändert</translation>
    </message>
    <message>
        <source>column {column}, line {line}</source>
        <translation>Spalte {column}, Zeile {line}</translation>
    </message>
    <message>
        <source>completes a line</source>
        <translation>macht eine Linie fertig</translation>
    </message>
    <message>
        <source>draw-three token</source>
        <translation>Drei ziehen</translation>
    </message>
    <message>
        <source>drew from the bag</source>
        <translation>hat aus dem Beutel gezogen</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>from the display</source>
        <translation>aus der Auslage</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grüne</translation>
    </message>
    <message>
        <source>in a row of {length}</source>
        <translation>in einer Reihe aus {length}</translation>
    </message>
    <message>
        <source>in a sequence of {length}</source>
        <translation>in einer Sequenz aus {length}</translation>
    </message>
    <message>
        <source>in a wrong line of {length}</source>
        <translation>in einer falschen Linie aus {length}</translation>
    </message>
    <message>
        <source>in the display</source>
        <translation>in der Auslage</translation>
    </message>
    <message>
        <source>in your rack</source>
        <translation>auf deiner Bank</translation>
    </message>
    <message numerus="yes">
        <source>laid %n token(s)</source>
        <translation>
            <numerusform>hat %n Stein gelegt</numerusform>
            <numerusform>hat %n Steine gelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>laid now</source>
        <translation>eben gelegt</translation>
    </message>
    <message>
        <source>lays {tokens}</source>
        <translation>legt {tokens}</translation>
    </message>
    <message>
        <source>made {name} draw three</source>
        <translation>lässt {name} drei ziehen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>not opened</source>
        <translation>nicht eröffnet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>of {limit}</source>
        <translation>von {limit}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>eröffnet</translation>
    </message>
    <message numerus="yes">
        <source>opened with %n token(s)</source>
        <translation>
            <numerusform>hat mit %n Stein eröffnet</numerusform>
            <numerusform>hat mit %n Steinen eröffnet</numerusform>
        </translation>
    </message>
    <message>
        <source>opens with {tokens}</source>
        <translation>eröffnet und legt {tokens}</translation>
    </message>
    <message>
        <source>pass two on</source>
        <translation>gib zwei weiter</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>passed tokens on</source>
        <translation>hat Steine weitergegeben</translation>
    </message>
    <message numerus="yes">
        <source>passes on %n token(s)</source>
        <translation>
            <numerusform>gibt %n Stein weiter</numerusform>
            <numerusform>gibt %n Steine weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>played a swap token</source>
        <translation>hat Tauschen gespielt</translation>
    </message>
    <message>
        <source>rack, place {number}</source>
        <translation>Bank, Platz {number}</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <translation>hatte keine Zeit mehr</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rote</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>share it</source>
        <translation>teilen sich den Sieg</translation>
    </message>
    <message>
        <source>sort by colour</source>
        <translation>nach Farbe ordnen</translation>
    </message>
    <message>
        <source>sort by number</source>
        <translation>nach Zahl ordnen</translation>
    </message>
    <message>
        <source>swap token</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>the draw-three token</source>
        <translation>den Stein „Drei ziehen“</translation>
    </message>
    <message>
        <source>the next one on the left</source>
        <translation>sitzt links von dir</translation>
    </message>
    <message>
        <source>the swap token</source>
        <translation>den Stein „Tauschen“</translation>
    </message>
    <message>
        <source>the {token}</source>
        <translation>die {token}</translation>
    </message>
    <message>
        <source>to be passed on</source>
        <translation>wird weitergegeben</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>token, not opened</source>
        <translation>Stein, nicht eröffnet</translation>
    </message>
    <message>
        <source>token, opened</source>
        <translation>Stein, eröffnet</translation>
    </message>
    <message>
        <source>tokens, not opened</source>
        <translation>Steine, nicht eröffnet</translation>
    </message>
    <message>
        <source>tokens, opened</source>
        <translation>Steine, eröffnet</translation>
    </message>
    <message>
        <source>took the turn back</source>
        <translation>hat den Zug zurückgenommen</translation>
    </message>
    <message>
        <source>took {token}</source>
        <translation>hat {token} genommen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>with an empty rack</source>
        <translation>ohne einen Stein übrig</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelbe</translation>
    </message>
    <message>
        <source>{colour} {value}</source>
        <translation>{colour} {value}</translation>
    </message>
    <message>
        <source>{groups} groups lie here, {limit} are allowed. Join some.</source>
        <translation>Hier liegen {groups} Gruppen, {limit} sind erlaubt. Verbinde welche.</translation>
    </message>
    <message numerus="yes">
        <source>{laid} of %n possible token(s) laid.</source>
        <translation>
            <numerusform>{laid} von %n möglichen Stein gelegt.</numerusform>
            <numerusform>{laid} von %n möglichen Steinen gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{laid} of %n token(s) laid, more than {bound} cannot be.</source>
        <translation>
            <numerusform>{laid} von %n Stein gelegt, mehr als {bound} gehen nicht.</numerusform>
            <numerusform>{laid} von %n Steinen gelegt, mehr als {bound} gehen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{laid} of {possible} tokens laid</source>
        <translation>{laid} von {possible} Steinen gelegt</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{name} draws three</source>
        <translation>{name} zieht drei</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Als Nächstes: {name}.</translation>
    </message>
    <message>
        <source>{name} lays tokens</source>
        <translation>{name} legt Steine</translation>
    </message>
    <message>
        <source>{name} passes tokens on</source>
        <translation>{name} gibt Steine weiter</translation>
    </message>
    <message>
        <source>{name} plays: draw three</source>
        <translation>{name} spielt: Drei ziehen</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Noch {time}</translation>
    </message>
    <message>
        <source>{token} joins two lines.</source>
        <translation>{token} verbindet zwei Linien.</translation>
    </message>
    <message>
        <source>{values}: a number is missing in this row.</source>
        <translation>{values}: In dieser Reihe fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>{values}: a row does not go from 14 to 1.</source>
        <translation>{values}: Eine Reihe geht nicht von 14 zu 1.</translation>
    </message>
    <message>
        <source>{values}: a row goes only up or only down.</source>
        <translation>{values}: Eine Reihe steigt nur oder fällt nur.</translation>
    </message>
    <message>
        <source>{values}: a row needs three tokens.</source>
        <translation>{values}: Eine Reihe braucht drei Steine.</translation>
    </message>
    <message>
        <source>{values}: a sequence has at most four tokens.</source>
        <translation>{values}: Eine Sequenz hat höchstens vier Steine.</translation>
    </message>
    <message>
        <source>{values}: a sequence needs three tokens.</source>
        <translation>{values}: Eine Sequenz braucht drei Steine.</translation>
    </message>
    <message>
        <source>{values}: in a row no number comes twice.</source>
        <translation>{values}: In einer Reihe kommt keine Zahl zweimal vor.</translation>
    </message>
    <message>
        <source>{values}: in a sequence every colour comes once.</source>
        <translation>{values}: In einer Sequenz kommt jede Farbe nur einmal vor.</translation>
    </message>
    <message>
        <source>{values}: neither the beginning of a row nor of a sequence.</source>
        <translation>{values}: Daraus wird keine Reihe und keine Sequenz.</translation>
    </message>
    <message>
        <source>{values}: one more for a row.</source>
        <translation>{values}: noch einer für eine Reihe.</translation>
    </message>
    <message>
        <source>{values}: one more for a sequence.</source>
        <translation>{values}: noch einer für eine Sequenz.</translation>
    </message>
    <message>
        <source>{values}: this is neither a row nor a sequence.</source>
        <translation>{values}: Das ist weder Reihe noch Sequenz.</translation>
    </message>
</context>
<context>
    <name>trax</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished square(s) stay possible</source>
        <translation>
            <numerusform>%n fertiges Quadrat bleibt möglich</numerusform>
            <numerusform>%n fertige Quadrate bleiben möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>%n Reihe</numerusform>
            <numerusform>%n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n played so far, {solved} solved; the longest path: {best}.</source>
        <translation>
            <numerusform>Bisher %n gespielt, {solved} gelöst; längster Weg: {best}.</numerusform>
            <numerusform>Bisher %n gespielt, {solved} gelöst; längster Weg: {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) before it fitted nowhere.</source>
        <translation>
            <numerusform>%n Wurf davor passte nirgends.</numerusform>
            <numerusform>%n Würfe davor passten nirgends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Reihe</numerusform>
            <numerusform>%n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to choose from</source>
        <translation>
            <numerusform>%n Feld zur Wahl</numerusform>
            <numerusform>%n Felder zur Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the board</source>
        <translation>
            <numerusform>%n Plättchen auf dem Brett</numerusform>
            <numerusform>%n Plättchen auf dem Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on the pile</source>
        <translation>
            <numerusform>%n Plättchen auf dem Stapel</numerusform>
            <numerusform>%n Plättchen auf dem Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) fit</source>
        <translation>
            <numerusform>%n Lage passt</numerusform>
            <numerusform>%n Lagen passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) fit here</source>
        <translation>
            <numerusform>%n Lage passt hier</numerusform>
            <numerusform>%n Lagen passen hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) fit somewhere</source>
        <translation>
            <numerusform>%n Lage passt irgendwo</numerusform>
            <numerusform>%n Lagen passen irgendwo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n forced</source>
        <translation>
            <numerusform>+%n erzwungen</numerusform>
            <numerusform>+%n erzwungen</numerusform>
        </translation>
    </message>
    <message>
        <source>64 tiles, and no loop and no line.</source>
        <translation>64 Plättchen, keine Schleife und keine Linie.</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8 × 8</translation>
    </message>
    <message numerus="yes">
        <source>A closed loop through %n tiles.</source>
        <translation>
            <numerusform>Eine Schleife durch %n Plättchen.</numerusform>
            <numerusform>Eine Schleife durch %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>A draw?</source>
        <translation>Unentschieden?</translation>
    </message>
    <message>
        <source>A game with the die cannot be read without its rolls.</source>
        <translation>Ein Spiel mit dem Würfel lässt sich ohne die Würfe nicht lesen.</translation>
    </message>
    <message>
        <source>A line could be finished at {place}.</source>
        <translation>Bei {place} war eine Linie fertig.</translation>
    </message>
    <message numerus="yes">
        <source>A line from left to right, across %n columns.</source>
        <translation>
            <numerusform>Eine Linie von links nach rechts, über %n Spalte.</numerusform>
            <numerusform>Eine Linie von links nach rechts, über %n Spalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A line from top to bottom, across %n rows.</source>
        <translation>
            <numerusform>Eine Linie von oben nach unten, über %n Reihe.</numerusform>
            <numerusform>Eine Linie von oben nach unten, über %n Reihen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loop could be closed at {place}.</source>
        <translation>Bei {place} ließ sich eine Schleife schließen.</translation>
    </message>
    <message>
        <source>A solitaire cannot be read without its pile.</source>
        <translation>Ein Solitär lässt sich ohne seinen Stapel nicht lesen.</translation>
    </message>
    <message>
        <source>A solved pile counts one.</source>
        <translation>Ein gelöster Stapel zählt eins.</translation>
    </message>
    <message>
        <source>A tile lies here already.</source>
        <translation>Hier liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>A tile must touch another one with an edge.</source>
        <translation>Ein Plättchen muss ein anderes mit einer Kante berühren.</translation>
    </message>
    <message>
        <source>A win counts one, a draw a half.</source>
        <translation>Ein Sieg zählt einen Punkt, ein Unentschieden einen halben.</translation>
    </message>
    <message>
        <source>A {number}: it lies like this</source>
        <translation>Eine {number}: So liegt es</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>After move {number}</source>
        <translation>Nach Zug {number}</translation>
    </message>
    <message>
        <source>Again with the same pile</source>
        <translation>Noch einmal mit demselben Stapel</translation>
    </message>
    <message>
        <source>Agree on a draw…</source>
        <translation>Unentschieden vereinbaren …</translation>
    </message>
    <message>
        <source>Alone 3 × 3</source>
        <translation>Solo 3 × 3</translation>
    </message>
    <message>
        <source>Alone 4 × 4</source>
        <translation>Solo 4 × 4</translation>
    </message>
    <message>
        <source>As it lies</source>
        <translation>So, wie es liegt</translation>
    </message>
    <message>
        <source>As it lies it fits nowhere, so any way will do.</source>
        <translation>So, wie es liegt, passt es nirgends; jetzt ist jede Lage recht.</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Begin with a straight or a curved tile.</source>
        <translation>Beginne mit einer Geraden oder einem Bogen.</translation>
    </message>
    <message>
        <source>Board of 8 by 8</source>
        <translation>Brett 8 mal 8</translation>
    </message>
    <message>
        <source>Both colours came through in the same turn; {name} laid it, so {name} wins.</source>
        <translation>Beide Farben kamen im selben Zug durch; {name} hat gelegt, also gewinnt {name}.</translation>
    </message>
    <message>
        <source>Both of you must agree.</source>
        <translation>Ihr müsst beide einverstanden sein.</translation>
    </message>
    <message>
        <source>Chances kept: {kept} %</source>
        <translation>Chancen gewahrt: {kept} %</translation>
    </message>
    <message>
        <source>Click a space</source>
        <translation>Klick auf ein Feld</translation>
    </message>
    <message>
        <source>Click a space, or take a tile.</source>
        <translation>Klick auf ein Feld oder nimm ein Plättchen.</translation>
    </message>
    <message>
        <source>Click again to lay it</source>
        <translation>Noch ein Klick legt es</translation>
    </message>
    <message>
        <source>Click to choose this space</source>
        <translation>Ein Klick wählt dieses Feld</translation>
    </message>
    <message>
        <source>Confirm each turn</source>
        <translation>Jeden Zug bestätigen</translation>
    </message>
    <message>
        <source>Copy the moves</source>
        <translation>Züge kopieren</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Fill a marked space</source>
        <translation>Fülle ein markiertes Feld</translation>
    </message>
    <message>
        <source>First fill a marked space.</source>
        <translation>Fülle zuerst ein markiertes Feld.</translation>
    </message>
    <message>
        <source>Flip and turn it</source>
        <translation>Wenden und drehen</translation>
    </message>
    <message>
        <source>For red the die&apos;s lies are turned around.</source>
        <translation>Für Rot sind die Lagen des Würfels umgedreht.</translation>
    </message>
    <message numerus="yes">
        <source>From {place} on a win in %n turn(s) could be forced.</source>
        <translation>
            <numerusform>Ab {place} war der Sieg in %n Zug erzwungen.</numerusform>
            <numerusform>Ab {place} war der Sieg in %n Zügen erzwungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Spiel {number} von {games}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Half a point for each of you.</source>
        <translation>Ein halber Punkt für jeden.</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>In deiner Hand</translation>
    </message>
    <message>
        <source>It fits like this, so no flipping and no turning.</source>
        <translation>Es passt so, also nicht wenden und nicht drehen.</translation>
    </message>
    <message>
        <source>It fits nowhere like this. Turn it.</source>
        <translation>So passt es nirgends. Dreh es.</translation>
    </message>
    <message numerus="yes">
        <source>It fits on %n space(s).</source>
        <translation>
            <numerusform>Es passt auf ein Feld.</numerusform>
            <numerusform>Es passt auf %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is forced, so flip and turn the tile as needed.</source>
        <translation>Es ist erzwungen: Wende und dreh das Plättchen, wie du es brauchst.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>It must lie as it does on the pile.</source>
        <translation>Es muss so liegen wie auf dem Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n tile(s)</source>
        <translation>
            <numerusform>Plättchen legen</numerusform>
            <numerusform>%n Plättchen legen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a curved tile on {place}.</source>
        <translation>Leg eine Kurve auf {place}.</translation>
    </message>
    <message>
        <source>Lay a straight tile on {place}.</source>
        <translation>Leg eine Gerade auf {place}.</translation>
    </message>
    <message>
        <source>Lay a tile first.</source>
        <translation>Leg zuerst ein Plättchen.</translation>
    </message>
    <message>
        <source>Lay down the tile</source>
        <translation>Leg es hin</translation>
    </message>
    <message>
        <source>Lay it on a glowing space.</source>
        <translation>Leg es auf ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Lay tiles with a white and a red path. A closed loop of your colour wins, or a line across eight rows.</source>
        <translation>Legt Plättchen mit einem weißen und einem roten Weg. Eine geschlossene Schleife deiner Farbe gewinnt, oder eine Linie über acht Reihen.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>Leaves red a line at {place}.</source>
        <translation>Lässt Rot eine Linie bei {place}.</translation>
    </message>
    <message>
        <source>Leaves red a loop at {place}.</source>
        <translation>Lässt Rot eine Schleife bei {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves red a win in %n turn(s), from {place} on.</source>
        <translation>
            <numerusform>Lässt Rot ab {place} einen Sieg in %n Zug.</numerusform>
            <numerusform>Lässt Rot ab {place} einen Sieg in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves white a line at {place}.</source>
        <translation>Lässt Weiß eine Linie bei {place}.</translation>
    </message>
    <message>
        <source>Leaves white a loop at {place}.</source>
        <translation>Lässt Weiß eine Schleife bei {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves white a win in %n turn(s), from {place} on.</source>
        <translation>
            <numerusform>Lässt Weiß ab {place} einen Sieg in %n Zug.</numerusform>
            <numerusform>Lässt Weiß ab {place} einen Sieg in %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest red path</source>
        <translation>Längster roter Weg</translation>
    </message>
    <message>
        <source>Longest white path</source>
        <translation>Längster weißer Weg</translation>
    </message>
    <message>
        <source>Move {number} is no move: “{text}”.</source>
        <translation>Zug {number} ist kein Zug: „{text}“.</translation>
    </message>
    <message>
        <source>Move {number}, “{text}”, comes after the end of the game.</source>
        <translation>Zug {number}, „{text}“, kommt nach dem Ende des Spiels.</translation>
    </message>
    <message>
        <source>Move {number}, “{text}”, is not allowed. {why}</source>
        <translation>Zug {number}, „{text}“, ist nicht erlaubt. {why}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Never more than 8 rows and 8 columns; a full board is a draw.</source>
        <translation>Nie mehr als 8 Reihen und 8 Spalten; ein volles Brett ist remis.</translation>
    </message>
    <message numerus="yes">
        <source>New record: a line for {name} after only %n turn(s). So far {before}.</source>
        <translation>
            <numerusform>Neuer Rekord: eine Linie für {name} nach nur %n Zug. Bisher {before}.</numerusform>
            <numerusform>Neuer Rekord: eine Linie für {name} nach nur %n Zügen. Bisher {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: a loop for {name} after only %n turn(s). So far {before}.</source>
        <translation>
            <numerusform>Neuer Rekord: eine Schleife für {name} nach nur %n Zug. Bisher {before}.</numerusform>
            <numerusform>Neuer Rekord: eine Schleife für {name} nach nur %n Zügen. Bisher {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New record: {name} made %n tile(s) follow at once. So far {before}.</source>
        <translation>
            <numerusform>Neuer Rekord: {name} hat auf einmal %n Plättchen erzwungen. Bisher {before}.</numerusform>
            <numerusform>Neuer Rekord: {name} hat auf einmal %n Plättchen erzwungen. Bisher {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: {lie}.</source>
        <translation>Als Nächstes: {lie}.</translation>
    </message>
    <message>
        <source>Nine tiles from a pile, one path.</source>
        <translation>Neun Plättchen vom Stapel, ein Weg.</translation>
    </message>
    <message>
        <source>No tile can be laid any more.</source>
        <translation>Es passt kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>Nobody could win at once.</source>
        <translation>Niemand könnte sofort gewinnen.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Nothing is copied.</source>
        <translation>Es ist nichts kopiert.</translation>
    </message>
    <message>
        <source>Nothing is laid yet.</source>
        <translation>Noch liegt nichts.</translation>
    </message>
    <message>
        <source>On {place}: {tile}. Enter lays it.</source>
        <translation>Auf {place}: {tile}. Enter legt es.</translation>
    </message>
    <message>
        <source>One path shall run through all tiles.</source>
        <translation>Ein Weg soll durch alle Plättchen laufen.</translation>
    </message>
    <message numerus="yes">
        <source>One red path runs through all %n tiles.</source>
        <translation>
            <numerusform>Ein roter Weg läuft durch das eine Plättchen.</numerusform>
            <numerusform>Ein roter Weg läuft durch alle %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One tile, six ways</source>
        <translation>Ein Plättchen, sechs Lagen</translation>
    </message>
    <message numerus="yes">
        <source>One white path runs through all %n tiles.</source>
        <translation>
            <numerusform>Ein weißer Weg läuft durch das eine Plättchen.</numerusform>
            <numerusform>Ein weißer Weg läuft durch alle %n Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>Open copied moves</source>
        <translation>Kopierte Züge öffnen</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open this record?</source>
        <translation>Diese Aufzeichnung öffnen?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>R or wheel turns it; a click lays it</source>
        <translation>Mit R oder Mausrad drehen; noch ein Klick legt es</translation>
    </message>
    <message>
        <source>R, wheel or right click turns it</source>
        <translation>R, Rad oder Rechtsklick dreht es</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Red could win at {places}.</source>
        <translation>Rot könnte auf {places} gewinnen.</translation>
    </message>
    <message>
        <source>Red could win next; you can stop that.</source>
        <translation>Rot könnte als Nächstes gewinnen; du kannst das verhindern.</translation>
    </message>
    <message>
        <source>Red meets white at the bottom.</source>
        <translation>Unten trifft Rot auf Weiß.</translation>
    </message>
    <message>
        <source>Red meets white at the top.</source>
        <translation>Oben trifft Rot auf Weiß.</translation>
    </message>
    <message>
        <source>Red meets white on the left.</source>
        <translation>Links trifft Rot auf Weiß.</translation>
    </message>
    <message>
        <source>Red meets white on the right.</source>
        <translation>Rechts trifft Rot auf Weiß.</translation>
    </message>
    <message numerus="yes">
        <source>Red wins in %n turn(s)</source>
        <translation>
            <numerusform>Rot gewinnt in %n Zug</numerusform>
            <numerusform>Rot gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Room for {what}</source>
        <translation>Noch Platz für {what}</translation>
    </message>
    <message>
        <source>Save a drawing (SVG)…</source>
        <translation>Zeichnung speichern (SVG) …</translation>
    </message>
    <message>
        <source>Save a page (PDF)…</source>
        <translation>Als Seite speichern (PDF) …</translation>
    </message>
    <message>
        <source>Save a picture (PNG)…</source>
        <translation>Bild speichern (PNG) …</translation>
    </message>
    <message>
        <source>Save red: only one turn does it</source>
        <translation>Rette Rot: nur ein Zug hilft</translation>
    </message>
    <message>
        <source>Save the game as a moving picture…</source>
        <translation>Spiel als bewegtes Bild speichern …</translation>
    </message>
    <message>
        <source>Save the moves…</source>
        <translation>Züge speichern …</translation>
    </message>
    <message>
        <source>Save white: only one turn does it</source>
        <translation>Rette Weiß: nur ein Zug hilft</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Sixteen tiles from a pile, one path.</source>
        <translation>Sechzehn Plättchen vom Stapel, ein Weg.</translation>
    </message>
    <message>
        <source>Solitaire, 3 by 3</source>
        <translation>Solitär, 3 mal 3</translation>
    </message>
    <message>
        <source>Solitaire, 4 by 4</source>
        <translation>Solitär, 4 mal 4</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>TRAX cannot be played like this.</source>
        <translation>So lässt sich TRAX nicht spielen.</translation>
    </message>
    <message>
        <source>TRAX records (*.trx *.txt)</source>
        <translation>TRAX-Aufzeichnungen (*.trx *.txt)</translation>
    </message>
    <message numerus="yes">
        <source>Take care: %n turn(s) would give the game away.</source>
        <translation>
            <numerusform>Vorsicht: %n Zug würde das Spiel verschenken.</numerusform>
            <numerusform>Vorsicht: %n Züge würden das Spiel verschenken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one, or click a space</source>
        <translation>Nimm eines oder klick auf ein Feld</translation>
    </message>
    <message>
        <source>That does not force the win.</source>
        <translation>Das erzwingt den Sieg nicht.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Das gewinnt nicht.</translation>
    </message>
    <message>
        <source>That does not work here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>That is outside of the square.</source>
        <translation>Das ist außerhalb des Quadrats.</translation>
    </message>
    <message>
        <source>That loses.</source>
        <translation>Das verliert.</translation>
    </message>
    <message>
        <source>The board grows as far as the tiles lead.</source>
        <translation>Das Brett wächst, so weit die Plättchen führen.</translation>
    </message>
    <message>
        <source>The board has only 8 rows and columns.</source>
        <translation>Das Brett hat nur 8 Reihen und Spalten.</translation>
    </message>
    <message>
        <source>The button lays it, or Enter.</source>
        <translation>Der Knopf legt es, oder Enter.</translation>
    </message>
    <message>
        <source>The die rolls…</source>
        <translation>Der Würfel rollt …</translation>
    </message>
    <message>
        <source>The die says how each tile lies.</source>
        <translation>Der Würfel sagt, wie jedes Plättchen liegt.</translation>
    </message>
    <message>
        <source>The die says how the tile lies.</source>
        <translation>Der Würfel sagt, wie das Plättchen liegt.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle, as one of these two.</source>
        <translation>Das erste Plättchen liegt in der Mitte, auf eine dieser zwei Arten.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The last turn of {name} is taken back.</source>
        <translation>Der letzte Zug von {name} ist zurückgenommen.</translation>
    </message>
    <message>
        <source>The longest paths: white {white}, red {red}.</source>
        <translation>Die längsten Wege: Weiß {white}, Rot {red}.</translation>
    </message>
    <message>
        <source>The moves are copied.</source>
        <translation>Die Züge sind kopiert.</translation>
    </message>
    <message>
        <source>The next tile can be laid nowhere.</source>
        <translation>Das nächste Plättchen passt nirgends.</translation>
    </message>
    <message>
        <source>The others are the same, seen from elsewhere</source>
        <translation>Die anderen sind dasselbe, von woanders gesehen</translation>
    </message>
    <message>
        <source>The pile counts as lost.</source>
        <translation>Der Stapel zählt als verloren.</translation>
    </message>
    <message>
        <source>The position is copied as text.</source>
        <translation>Die Stellung ist als Text kopiert.</translation>
    </message>
    <message>
        <source>The square cannot be finished any more.</source>
        <translation>Das Quadrat ist nicht mehr zu lösen.</translation>
    </message>
    <message>
        <source>The square is full, and no path runs through all of it.</source>
        <translation>Das Quadrat ist voll, und kein Weg läuft ganz hindurch.</translation>
    </message>
    <message>
        <source>The winning chance falls from {before} to {after} in a hundred.</source>
        <translation>Die Siegchance fällt von {before} auf {after} von hundert.</translation>
    </message>
    <message>
        <source>The {size} × {size} comes to lie in here</source>
        <translation>Das {size} × {size} kommt hier hinein</translation>
    </message>
    <message>
        <source>There is nobody to agree with.</source>
        <translation>Hier ist niemand, mit dem du dich einigen könntest.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This is Loop Trax, in which only loops win; it is not played here.</source>
        <translation>Das ist Loop Trax, bei dem nur Schleifen gewinnen; das wird hier nicht gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>This tile brings %n more, in the order shown.</source>
        <translation>
            <numerusform>Dieses Plättchen bringt eines mit.</numerusform>
            <numerusform>Dieses Plättchen bringt %n mit, in dieser Reihenfolge.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tile comes alone.</source>
        <translation>Dieses Plättchen kommt allein.</translation>
    </message>
    <message>
        <source>Three red paths would lead into one space, and no tile has three.</source>
        <translation>Drei rote Wege würden in ein Feld führen, und kein Plättchen hat drei.</translation>
    </message>
    <message>
        <source>Three white paths would lead into one space, and no tile has three.</source>
        <translation>Drei weiße Wege würden in ein Feld führen, und kein Plättchen hat drei.</translation>
    </message>
    <message>
        <source>Tile {number} of {total}</source>
        <translation>Plättchen {number} von {total}</translation>
    </message>
    <message>
        <source>Tur-TRAX, with a die</source>
        <translation>Tur-TRAX mit Würfel</translation>
    </message>
    <message>
        <source>Turn the board to each player</source>
        <translation>Brett zu jedem Spieler drehen</translation>
    </message>
    <message>
        <source>Turn the tile (R)</source>
        <translation>Plättchen drehen (R)</translation>
    </message>
    <message>
        <source>Two paths, one winner</source>
        <translation>Zwei Wege, ein Sieg</translation>
    </message>
    <message>
        <source>Two play TRAX; the solitaires are for one alone.</source>
        <translation>TRAX spielt man zu zweit; die Solitäre sind für eine Person.</translation>
    </message>
    <message>
        <source>Two ways to begin</source>
        <translation>Zwei Anfänge</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Unlimited board</source>
        <translation>Unbegrenztes Brett</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Warn of loops and lines</source>
        <translation>Vor Schleifen und Linien warnen</translation>
    </message>
    <message>
        <source>We agree</source>
        <translation>Wir sind uns einig</translation>
    </message>
    <message>
        <source>Well played, {name}.</source>
        <translation>Gut gespielt, {name}.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White begins, red answers.</source>
        <translation>Weiß beginnt, Rot antwortet.</translation>
    </message>
    <message>
        <source>White could win at {places}.</source>
        <translation>Weiß könnte auf {places} gewinnen.</translation>
    </message>
    <message>
        <source>White could win next; you can stop that.</source>
        <translation>Weiß könnte als Nächstes gewinnen; du kannst das verhindern.</translation>
    </message>
    <message>
        <source>White meets red at the bottom.</source>
        <translation>Unten trifft Weiß auf Rot.</translation>
    </message>
    <message>
        <source>White meets red at the top.</source>
        <translation>Oben trifft Weiß auf Rot.</translation>
    </message>
    <message>
        <source>White meets red on the left.</source>
        <translation>Links trifft Weiß auf Rot.</translation>
    </message>
    <message>
        <source>White meets red on the right.</source>
        <translation>Rechts trifft Weiß auf Rot.</translation>
    </message>
    <message numerus="yes">
        <source>White wins in %n turn(s)</source>
        <translation>
            <numerusform>Weiß gewinnt in %n Zug</numerusform>
            <numerusform>Weiß gewinnt in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>White, begins</source>
        <translation>Weiß, beginnt</translation>
    </message>
    <message>
        <source>With a die</source>
        <translation>Mit Würfel</translation>
    </message>
    <message>
        <source>With turns taken back.</source>
        <translation>Mit zurückgenommenen Zügen.</translation>
    </message>
    <message>
        <source>You can begin with either tile.</source>
        <translation>Du kannst mit beiden Lagen beginnen.</translation>
    </message>
    <message>
        <source>You can break up an attack before it begins.</source>
        <translation>Du kannst einen Angriff verhindern, bevor er beginnt.</translation>
    </message>
    <message>
        <source>You can build up your paths.</source>
        <translation>Du kannst deine Wege ausbauen.</translation>
    </message>
    <message>
        <source>You can finish the square.</source>
        <translation>Du kannst das Quadrat vollenden.</translation>
    </message>
    <message>
        <source>You can force a win.</source>
        <translation>Du kannst den Sieg erzwingen.</translation>
    </message>
    <message>
        <source>You can hold out a little longer.</source>
        <translation>Du kannst noch eine Weile durchhalten.</translation>
    </message>
    <message>
        <source>You can improve your chances, whatever is rolled.</source>
        <translation>Du kannst deine Aussichten verbessern, egal was fällt.</translation>
    </message>
    <message>
        <source>You can keep the square open for one path.</source>
        <translation>Du kannst das Quadrat für einen Weg offen halten.</translation>
    </message>
    <message>
        <source>You can lay a tile.</source>
        <translation>Du kannst ein Plättchen legen.</translation>
    </message>
    <message>
        <source>You can prepare an attack.</source>
        <translation>Du kannst einen Angriff vorbereiten.</translation>
    </message>
    <message>
        <source>You can threaten to win in two ways at once.</source>
        <translation>Du kannst auf zwei Wegen zugleich mit dem Sieg drohen.</translation>
    </message>
    <message>
        <source>You can threaten to win.</source>
        <translation>Du kannst mit dem Sieg drohen.</translation>
    </message>
    <message>
        <source>You can win with this turn.</source>
        <translation>Du kannst mit diesem Zug gewinnen.</translation>
    </message>
    <message>
        <source>You gave this pile up.</source>
        <translation>Du hast diesen Stapel aufgegeben.</translation>
    </message>
    <message>
        <source>You have only one turn.</source>
        <translation>Du hast nur einen möglichen Zug.</translation>
    </message>
    <message>
        <source>You have to fill a marked space.</source>
        <translation>Du musst ein markiertes Feld füllen.</translation>
    </message>
    <message>
        <source>a good place</source>
        <translation>ein guter Platz</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>all laid, but not on one path</source>
        <translation>alle gelegt, aber nicht auf einem Weg</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>board full</source>
        <translation>Brett voll</translation>
    </message>
    <message>
        <source>both colours at once</source>
        <translation>beide Farben zugleich</translation>
    </message>
    <message>
        <source>breaks the other&apos;s path round a corner, at {places}</source>
        <translation>unterbricht den fremden Weg um die Ecke, auf {places}</translation>
    </message>
    <message numerus="yes">
        <source>brings %n</source>
        <translation>
            <numerusform>bringt %n mit</numerusform>
            <numerusform>bringt %n mit</numerusform>
        </translation>
    </message>
    <message>
        <source>brings both colours through, red wins</source>
        <translation>bringt beide Farben durch, Rot gewinnt</translation>
    </message>
    <message>
        <source>brings both colours through, white wins</source>
        <translation>bringt beide Farben durch, Weiß gewinnt</translation>
    </message>
    <message>
        <source>closes red&apos;s loop</source>
        <translation>schließt die rote Schleife</translation>
    </message>
    <message>
        <source>closes red&apos;s loop, red wins</source>
        <translation>schließt die rote Schleife, Rot gewinnt</translation>
    </message>
    <message>
        <source>closes white&apos;s loop</source>
        <translation>schließt die weiße Schleife</translation>
    </message>
    <message>
        <source>closes white&apos;s loop, white wins</source>
        <translation>schließt die weiße Schleife, Weiß gewinnt</translation>
    </message>
    <message>
        <source>comes alone</source>
        <translation>kommt allein</translation>
    </message>
    <message>
        <source>curve, white bottom to left</source>
        <translation>Kurve, Weiß von unten nach links</translation>
    </message>
    <message>
        <source>curve, white bottom to right</source>
        <translation>Kurve, Weiß von unten nach rechts</translation>
    </message>
    <message>
        <source>curve, white top to left</source>
        <translation>Kurve, Weiß von oben nach links</translation>
    </message>
    <message>
        <source>curve, white top to right</source>
        <translation>Kurve, Weiß von oben nach rechts</translation>
    </message>
    <message>
        <source>die, {number}</source>
        <translation>Würfel, {number}</translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>passt hier nicht</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>finishes red&apos;s line</source>
        <translation>vollendet die rote Linie</translation>
    </message>
    <message>
        <source>finishes red&apos;s line, red wins</source>
        <translation>vollendet die rote Linie, Rot gewinnt</translation>
    </message>
    <message>
        <source>finishes white&apos;s line</source>
        <translation>vollendet die weiße Linie</translation>
    </message>
    <message>
        <source>finishes white&apos;s line, white wins</source>
        <translation>vollendet die weiße Linie, Weiß gewinnt</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>gibt auf</translation>
    </message>
    <message numerus="yes">
        <source>it is forced; %n finished square(s) stay possible</source>
        <translation>
            <numerusform>es ist erzwungen; %n fertiges Quadrat bleibt möglich</numerusform>
            <numerusform>es ist erzwungen; %n fertige Quadrate bleiben möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>lay it</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>leads your path round a corner, to {places}; next comes an attack</source>
        <translation>führt deinen Weg um die Ecke, nach {places}; danach folgt ein Angriff</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>no tile fits</source>
        <translation>kein Plättchen passt</translation>
    </message>
    <message>
        <source>nothing else is possible</source>
        <translation>anders geht es nicht</translation>
    </message>
    <message>
        <source>one path runs through all tiles</source>
        <translation>ein Weg läuft durch alle Plättchen</translation>
    </message>
    <message>
        <source>one path through all tiles</source>
        <translation>ein Weg durch alle Plättchen</translation>
    </message>
    <message>
        <source>one space is as good as another now</source>
        <translation>jetzt ist ein Feld so gut wie das andere</translation>
    </message>
    <message>
        <source>red could win here</source>
        <translation>Rot könnte hier gewinnen</translation>
    </message>
    <message>
        <source>red from above</source>
        <translation>Rot von oben</translation>
    </message>
    <message>
        <source>red from below</source>
        <translation>Rot von unten</translation>
    </message>
    <message>
        <source>red from the left</source>
        <translation>Rot von links</translation>
    </message>
    <message>
        <source>red from the right</source>
        <translation>Rot von rechts</translation>
    </message>
    <message>
        <source>row {row} before A</source>
        <translation>Reihe {row} vor A</translation>
    </message>
    <message>
        <source>stops red&apos;s win at {places}</source>
        <translation>verhindert, dass Rot auf {places} gewinnt</translation>
    </message>
    <message>
        <source>stops white&apos;s win at {places}</source>
        <translation>verhindert, dass Weiß auf {places} gewinnt</translation>
    </message>
    <message>
        <source>straight, white left to right</source>
        <translation>Gerade, Weiß von links nach rechts</translation>
    </message>
    <message>
        <source>straight, white top to bottom</source>
        <translation>Gerade, Weiß von oben nach unten</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>festgefahren</translation>
    </message>
    <message numerus="yes">
        <source>the best chance over all rolls, %n in a hundred</source>
        <translation>
            <numerusform>die beste Aussicht über alle Würfe, %n von hundert</numerusform>
            <numerusform>die beste Aussicht über alle Würfe, %n von hundert</numerusform>
        </translation>
    </message>
    <message>
        <source>the best place for your paths</source>
        <translation>der beste Platz für deine Wege</translation>
    </message>
    <message>
        <source>the first space</source>
        <translation>das erste Feld</translation>
    </message>
    <message>
        <source>the first tile decides nothing yet</source>
        <translation>das erste Plättchen entscheidet noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>the other needs %n more turn(s) to win</source>
        <translation>
            <numerusform>die andere Seite braucht noch %n Zug zum Sieg</numerusform>
            <numerusform>die andere Seite braucht noch %n Züge zum Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>threatens to win at {places}</source>
        <translation>droht auf {places} zu gewinnen</translation>
    </message>
    <message>
        <source>threatens to win at {places}, and one tile cannot stop both</source>
        <translation>droht auf {places} zu gewinnen, und beides lässt sich nicht verhindern</translation>
    </message>
    <message>
        <source>tile {place}, {lie}</source>
        <translation>Plättchen {place}, {lie}</translation>
    </message>
    <message>
        <source>white could win here</source>
        <translation>Weiß könnte hier gewinnen</translation>
    </message>
    <message>
        <source>white from above</source>
        <translation>Weiß von oben</translation>
    </message>
    <message>
        <source>white from below</source>
        <translation>Weiß von unten</translation>
    </message>
    <message>
        <source>white from the left</source>
        <translation>Weiß von links</translation>
    </message>
    <message>
        <source>white from the right</source>
        <translation>Weiß von rechts</translation>
    </message>
    <message>
        <source>white or red could win here</source>
        <translation>Weiß oder Rot könnte hier gewinnen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>wins in %n turn(s), whatever the other does</source>
        <translation>
            <numerusform>gewinnt in %n Zug, egal was die andere Seite tut</numerusform>
            <numerusform>gewinnt in %n Zügen, egal was die andere Seite tut</numerusform>
        </translation>
    </message>
    <message>
        <source>with turns taken back</source>
        <translation>mit zurückgenommenen Zügen</translation>
    </message>
    <message>
        <source>{colour}, has won</source>
        <translation>{colour}, gewonnen</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{how}, playing red</source>
        <translation>{how}, mit Rot</translation>
    </message>
    <message>
        <source>{how}, playing white</source>
        <translation>{how}, mit Weiß</translation>
    </message>
    <message>
        <source>{length} of {tiles}</source>
        <translation>{length} von {tiles}</translation>
    </message>
    <message numerus="yes">
        <source>{lie}; fits on %n space(s)</source>
        <translation>
            <numerusform>{lie}; passt auf %n Feld</numerusform>
            <numerusform>{lie}; passt auf %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>{lie}; fits, {brings}</source>
        <translation>{lie}; passt, {brings}</translation>
    </message>
    <message numerus="yes">
        <source>{losing} of %n turn(s) would give the game away, not this one</source>
        <translation>
            <numerusform>{losing} von %n Zug würde das Spiel verschenken, dieser nicht</numerusform>
            <numerusform>{losing} von %n Zügen würden das Spiel verschenken, dieser nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>{mover} laid the last tile, and it closed {winner}&apos;s loop. It happens to the best.</source>
        <translation>{mover} hat das letzte Plättchen gelegt und damit die Schleife von {winner} geschlossen. Das passiert den Besten.</translation>
    </message>
    <message>
        <source>{mover} laid the last tile, and it finished {winner}&apos;s line. It happens to the best.</source>
        <translation>{mover} hat das letzte Plättchen gelegt und damit die Linie von {winner} vollendet. Das passiert den Besten.</translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>{name} has given up.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>{name} laid one tile, and %n more followed.</source>
        <translation>
            <numerusform>{name} hat ein Plättchen gelegt, und eines folgte.</numerusform>
            <numerusform>{name} hat ein Plättchen gelegt, und %n folgten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} laid one tile.</source>
        <translation>{name} hat ein Plättchen gelegt.</translation>
    </message>
    <message>
        <source>{name} laid the last tile.</source>
        <translation>Das letzte Plättchen kam von {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} laid {move}, and %n more followed.</source>
        <translation>
            <numerusform>{name} hat {move} gelegt, und eines folgte.</numerusform>
            <numerusform>{name} hat {move} gelegt, und %n folgten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} laid {move}.</source>
        <translation>{name} hat {move} gelegt.</translation>
    </message>
    <message>
        <source>{name} lays {place}, {lie}.</source>
        <translation>{name} legt {place}, {lie}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lays {place}, {lie}; %n more follow(s), at {places}.</source>
        <translation>
            <numerusform>{name} legt {place}, {lie}; %n folgt, auf {places}.</numerusform>
            <numerusform>{name} legt {place}, {lie}; %n folgen, auf {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays red</source>
        <translation>{name} spielt Rot</translation>
    </message>
    <message>
        <source>{name} plays white</source>
        <translation>{name} spielt Weiß</translation>
    </message>
    <message>
        <source>{name} wins this game.</source>
        <translation>{name} gewinnt dieses Spiel.</translation>
    </message>
    <message>
        <source>{one} and {other} shake hands.</source>
        <translation>{one} und {other} geben sich die Hand.</translation>
    </message>
    <message numerus="yes">
        <source>{path}, %n tile(s) long, its other end leads in here, too</source>
        <translation>
            <numerusform>{path}, %n Plättchen lang, das andere Ende führt auch hierher</numerusform>
            <numerusform>{path}, %n Plättchen lang, das andere Ende führt auch hierher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}, %n tile(s) long, its other end leads to {place}, {other}</source>
        <translation>
            <numerusform>{path}, %n Plättchen lang, das andere Ende führt nach {place}, {other}</numerusform>
            <numerusform>{path}, %n Plättchen lang, das andere Ende führt nach {place}, {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{places} and %n more</source>
        <translation>
            <numerusform>{places} und %n weiteres</numerusform>
            <numerusform>{places} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, {lie}: {reason}.</source>
        <translation>{place}, {lie}: {reason}.</translation>
    </message>
    <message>
        <source>{plays}, the die shows {number}.</source>
        <translation>{plays}, der Würfel zeigt {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{variant}, %n move(s).</source>
        <translation>
            <numerusform>{variant}, %n Zug.</numerusform>
            <numerusform>{variant}, %n Züge.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trouble</name>
    <message>
        <source>A book of puzzles cannot be read ({file}); everything else works.</source>
        <translation>Ein Rätselheft lässt sich nicht lesen ({file}); alles andere geht.</translation>
    </message>
    <message>
        <source>No folder for your games was found: please name one, --config-dir DIR.</source>
        <translation>Es gibt keinen Ordner für deine Spiele: Bitte nenne einen, --config-dir ORDNER.</translation>
    </message>
    <message>
        <source>No screen can be reached: please start it from a desktop.</source>
        <translation>Kein Bildschirm erreichbar: bitte vom Desktop aus starten.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Quit all the same</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Quit without saving?</source>
        <translation>Ohne Speichern beenden?</translation>
    </message>
    <message>
        <source>Saving works again.</source>
        <translation>Das Speichern klappt wieder.</translation>
    </message>
    <message>
        <source>Something in the app went wrong. Your game is saved; the details are in the log.</source>
        <translation>In der App ist etwas schiefgegangen. Euer Spiel ist gespeichert; Genaueres steht im Protokoll.</translation>
    </message>
    <message>
        <source>Something of that name is there already: nothing was overwritten.</source>
        <translation>Unter diesem Namen gibt es schon etwas: Nichts wurde überschrieben.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>That file comes from a newer version of this app: it is left as it is.</source>
        <translation>Diese Datei stammt von einer neueren Version dieser App: Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>That file is not a saved game.</source>
        <translation>Diese Datei ist kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>That file is not there any more.</source>
        <translation>Diese Datei gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The app is not complete: {folder} is missing. Please install it again.</source>
        <translation>Die App ist unvollständig: {folder} fehlt. Bitte installiere sie neu.</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>The disk has not taken your game. Ctrl+S saves a copy somewhere else.</source>
        <translation>Dein Spiel ließ sich nicht speichern. Mit Strg+S legst du anderswo eine Kopie ab.</translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it cannot be saved right now.</source>
        <translation>Der Datenträger ist voll: Euer Spiel geht weiter, lässt sich aber gerade nicht speichern.</translation>
    </message>
    <message>
        <source>The disk is full: “{name}” is not written.</source>
        <translation>Der Datenträger ist voll: „{name}“ wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The disk reports an error: your game goes on, but it is not saved.</source>
        <translation>Der Datenträger meldet einen Fehler: Euer Spiel geht weiter, ist aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file as it was is kept: {folder}/{name}</source>
        <translation>Die Datei, wie sie war, liegt hier: {folder}/{name}</translation>
    </message>
    <message>
        <source>The file itself is left as it is.</source>
        <translation>Die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The half-finished turn in “{name}” could not be kept.</source>
        <translation>Der angefangene Zug in „{name}“ ließ sich nicht retten.</translation>
    </message>
    <message>
        <source>The list of players cannot be kept right now.</source>
        <translation>Die Liste der Mitspieler lässt sich gerade nicht speichern.</translation>
    </message>
    <message>
        <source>The list of players cannot be read; the file is left as it is.</source>
        <translation>Die Liste der Mitspieler lässt sich nicht lesen; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The list of players is damaged and begins anew; the damaged file is kept.</source>
        <translation>Die Liste der Mitspieler ist beschädigt und beginnt neu; die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>This folder cannot be written to: your game goes on, but is not saved.</source>
        <translation>In diesen Ordner lässt sich nicht schreiben: Euer Spiel geht weiter, ist aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>This match was played on in another window, too. Both versions are kept: the other one is “{name}”.</source>
        <translation>Diese Partie wurde auch in einem anderen Fenster weitergespielt. Beide Fassungen bleiben: die andere heißt „{name}“.</translation>
    </message>
    <message>
        <source>Your settings are damaged and begin anew; the damaged file is kept.</source>
        <translation>Deine Einstellungen sind beschädigt und beginnen neu; die beschädigte Datei bleibt erhalten.</translation>
    </message>
    <message>
        <source>Your settings cannot be kept right now.</source>
        <translation>Deine Einstellungen lassen sich gerade nicht speichern.</translation>
    </message>
    <message>
        <source>Your settings cannot be read; the file is left as it is.</source>
        <translation>Deine Einstellungen lassen sich nicht lesen; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Your stars are damaged and begin anew; the damaged file is kept.</source>
        <translation>Deine Sterne sind beschädigt und beginnen neu; die beschädigte Datei bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>Your stars cannot be kept right now.</source>
        <translation>Deine Sterne lassen sich gerade nicht merken.</translation>
    </message>
    <message>
        <source>Your stars cannot be read; the file is left as it is.</source>
        <translation>Deine Sterne lassen sich nicht lesen; die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{name} can only play a game from its beginning.</source>
        <translation>{name} kann ein Spiel nur von Anfang an spielen.</translation>
    </message>
    <message>
        <source>{name} cannot play: its program cannot be started here.</source>
        <translation>{name} kann nicht spielen: Das Programm dafür lässt sich hier nicht starten.</translation>
    </message>
    <message>
        <source>{name} cannot play: the file {file} is missing or damaged.</source>
        <translation>{name} kann nicht spielen: Die Datei {file} fehlt oder ist beschädigt.</translation>
    </message>
    <message>
        <source>{name} has ended by itself, and loses.</source>
        <translation>{name} hat sich selbst beendet und verliert.</translation>
    </message>
    <message>
        <source>{name} has stopped thinking. You can play on.</source>
        <translation>{name} denkt nicht mehr weiter. Ihr könnt weiterspielen.</translation>
    </message>
    <message>
        <source>{name} made no legal move (“{text}”), and loses.</source>
        <translation>{name} hat keinen erlaubten Zug gemacht („{text}“) und verliert.</translation>
    </message>
    <message>
        <source>{name} took too long for its move, and loses.</source>
        <translation>{name} hat zu lange gebraucht und verliert.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: it is not a whole saved game.</source>
        <translation>„{name}“ lässt sich nicht öffnen: Das ist kein vollständiges gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read.</source>
        <translation>„{name}“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: what was left unfinished is not shown.</source>
        <translation>„{name}“ lässt sich nicht lesen: Angefangene Spiele fehlen hier deshalb.</translation>
    </message>
    <message>
        <source>“{name}” cannot be written there. Choose another folder.</source>
        <translation>„{name}“ lässt sich dort nicht speichern. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>“{name}” comes from a newer version of this app: you can look at it, not play on.</source>
        <translation>„{name}“ stammt von einer neueren Version dieser App: Ihr könnt es anschauen, aber nicht weiterspielen.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. Its previous version is open now.</source>
        <translation>„{name}“ ist beschädigt. Jetzt ist die Fassung davor offen.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. The first {kept} of {total} moves could be rescued.</source>
        <translation>„{name}“ ist beschädigt. Die ersten {kept} von {total} Zügen sind gerettet.</translation>
    </message>
    <message>
        <source>“{name}” is not a backup of this app.</source>
        <translation>„{name}“ ist keine Sicherung dieser App.</translation>
    </message>
    <message>
        <source>“{name}” is of a game that this version does not know.</source>
        <translation>„{name}“ gehört zu einem Spiel, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>“{name}” is of a match that is here already: this is it.</source>
        <translation>„{name}“ gehört zu einer Partie, die schon hier ist: Das ist sie.</translation>
    </message>
    <message>
        <source>“{name}” was changed outside this app. All its moves are legal.</source>
        <translation>„{name}“ wurde außerhalb dieser App verändert. Alle Züge sind erlaubt.</translation>
    </message>
</context>
<context>
    <name>waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening “{name}” …</source>
        <translation>„{name}“ wird geöffnet …</translation>
    </message>
</context>
</TS>
