### Burgfräulein & Drache, mit Fee und Zaubergängen

carcassonne-figure-dragon = Drache
    .nom = der Drache
    .acc = den Drachen
    .dat = dem Drachen
    .a-nom = ein Drache
    .a-acc = einen Drachen
    .a-dat = einem Drachen
    .my-nom = dein Drache
    .my-acc = deinen Drachen
    .my-dat = deinem Drachen
    .plural = Drachen
carcassonne-figure-fairy = Fee
    .nom = die Fee
    .acc = die Fee
    .dat = der Fee
    .a-nom = eine Fee
    .a-acc = eine Fee
    .a-dat = einer Fee
    .my-nom = deine Fee
    .my-acc = deine Fee
    .my-dat = deiner Fee
    .plural = Feen
carcassonne-kind-fairy = Fee
    .score = die Fee
carcassonne-category-fairy = Fee
carcassonne-term-fairy =
    { $count ->
        [one] Fee
       *[other] Feen
    }

carcassonne-ask-D-DRAGON = Bewege den Drachen um 1 Plättchen
carcassonne-wait-D-DRAGON = Warten auf { $names }: Drachen bewegen
carcassonne-does-D-DRAGON = bewegt den Drachen
carcassonne-verb-dragon = Drachen bewegen
carcassonne-dragon =
    { WORD("carcassonne-side", $side, form: "to") }: { $eaten ->
        [0] niemand da
        [one] 1 Figur kommt zurück
       *[other] { $eaten } Figuren kommen zurück
    }

carcassonne-ask-D-PRINCESS = Einen Ritter wegschicken? Dann setzt du diesmal keine Figur.
carcassonne-wait-D-PRINCESS = Warten auf { $names }: Ritter wegschicken oder überspringen
carcassonne-does-D-PRINCESS = schickt einen Ritter weg
carcassonne-verb-princess = Ritter wegschicken
carcassonne-princess =
    { $owner ->
        [me] { WORD("carcassonne-figure", $role, form: "my-acc") }
       *[other] { WORD("carcassonne-figure", $role, form: "acc") } von { $ownerName }
    }{ $sides }
carcassonne-princess-none = Überspringen

carcassonne-verb-fairy = Fee versetzen
carcassonne-fairy = Zu { WORD("carcassonne-figure", $role, form: "my-dat") } { WORD("carcassonne-kind", $kind, form: "on") } · 1 Punkt je Zug, 3 bei der Wertung

carcassonne-event-aside = Ein Drache vor dem ersten Vulkan: Das Plättchen wartet, ein anderes wird gezogen.
carcassonne-event-volcano = Ein Vulkan bricht aus, der Drache kommt.
carcassonne-event-shuffle-in =
    { $number ->
        [one] Das wartende Drachenplättchen wird eingemischt.
       *[other] Die { $number } wartenden Drachenplättchen werden eingemischt.
    }
carcassonne-event-dragon =
    { $who ->
        [me] Du bewegst
       *[other] { $name } bewegt
    } den Drachen.
carcassonne-event-dragon-stops = Der Drache kann nicht weiter.
carcassonne-event-fairy =
    { $who ->
        [me] Du versetzt
       *[other] { $name } versetzt
    } die Fee zu einem Gefolgsmann.
carcassonne-event-princess =
    { $who ->
        [me] Du lässt
       *[other] { $name } lässt
    } das Burgfräulein einen Ritter wegschicken.

carcassonne-refusal-volcano = Auf einem Vulkanplättchen darf kein Gefolgsmann stehen. Wähle ein anderes.
carcassonne-refusal-dragon-there = Auf diesem Plättchen steht der Drache. Wähle ein anderes.
carcassonne-refusal-not-beside-the-dragon = Der Drache zieht 1 Plättchen nach oben, unten, links oder rechts. Wähle eins daneben.
carcassonne-refusal-been-there = Hier war der Drache auf diesem Weg schon. Wähle ein anderes Plättchen.
carcassonne-refusal-forbidden-to-the-dragon = Dieses Plättchen darf der Drache nicht betreten. Wähle ein anderes.
carcassonne-refusal-fairy-there = Die Fee hält den Drachen von ihrem Plättchen fern. Wähle ein anderes.
carcassonne-refusal-no-such-follower = Die Fee geht zu einem Gefolgsmann, und hier steht kein solcher. Wähle einen anderen.
carcassonne-refusal-not-your-follower =
    Hier steht { WORD("carcassonne-figure", $figure, form: "a-nom") } von { $owner ->
        [me] dir
       *[other] { $ownerName }
    }. Die Fee geht zu einem deiner Gefolgsleute.
carcassonne-refusal-with-him-already =
    Die Fee ist schon bei { $owner ->
        [me] { WORD("carcassonne-figure", $figure, form: "my-dat") }
       *[other] { WORD("carcassonne-figure", $figure, form: "dat") } von { $ownerName }
    }. Wähle einen anderen Gefolgsmann.
carcassonne-refusal-portal-finished = Dieses Gebiet ist fertig. Der Zaubergang führt nur in unfertige.
carcassonne-refusal-portal-used = Durch den Zaubergang geht nur 1 Figur. Setze die zweite auf das gerade gelegte Plättchen.
carcassonne-refusal-portal-start = Der Zaubergang führt nicht auf Startteile. Wähle ein anderes Plättchen.
carcassonne-refusal-no-knight-there = In der Stadt des Burgfräuleins steht kein solcher Gefolgsmann. Wähle einen, der dort steht.
carcassonne-refusal-knight-sent-home =
    { $second ->
        [none] Du hast einen Ritter fortgeschickt und setzt in diesem Zug keine Figur.
       *[other] Du hast einen Ritter fortgeschickt und setzt in diesem Zug keine Figur, außer { WORD("carcassonne-figure", $second, form: "a-dat") }.
    }

carcassonne-sign-dragon = Drache
carcassonne-sign-portal = Zaubergang
carcassonne-sign-princess = Burgfräulein
carcassonne-module-princess-dragon = Burgfräulein & Drache
carcassonne-mode-ask-fairy = Stell die Fee neben einen Gefolgsmann
carcassonne-mode-hint-fairy = Nächster Zug: 1 Punkt, wenn sie noch dort steht.
carcassonne-section-1-8 = Spielmaterial
carcassonne-section-4-2-4 = Drache, Zaubergang und Burgfräulein
carcassonne-section-4-2-4-1 = Vulkan
carcassonne-section-4-2-4-2 = Drache
carcassonne-section-4-2-4-3 = Zaubergang
carcassonne-section-4-2-4-4 = Burgfräulein
carcassonne-section-4-4-5 = Fee versetzen
carcassonne-section-4-4-5-1 = Was die Fee bewirkt
carcassonne-section-7-4-3 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-dragon = Zieht 6 Plättchen weit, sobald ein Drachenplättchen liegt; reihum lenken ihn alle. Figuren auf seinem Weg kommen zurück. Die Fee meidet er.
    .title = Drache
carcassonne-thing-fairy = Steht dein Gefolgsmann zu Beginn deines Zuges bei ihr: 1 Punkt. Wird sein Gebiet gewertet: 3 Punkte. Der Drache kommt nicht hierher.
    .title = Fee
carcassonne-thing-dragon-sign = Nach dem Setzen zieht der Drache 6 Plättchen weit; reihum lenken ihn alle.
    .title = Drachenplättchen
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
carcassonne-thing-volcano = Liegt dieses Plättchen, fliegt der Drache sofort hierher. Du setzt keinen Gefolgsmann darauf.
    .title = Vulkan
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
carcassonne-thing-portal = Wer dieses Plättchen legt, darf den Gefolgsmann auf irgendein Plättchen setzen, wo ein Gebiet unfertig und frei ist.
    .title = Zaubergang
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
carcassonne-thing-princess = Wer dieses Plättchen an eine Stadt legt, darf dort einen Ritter zurückschicken. Dann setzt man selbst keine Figur.
    .title = Burgfräulein
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.

## What they do now

carcassonne-now-fairy =
    { $who ->
        [me] Sie steht bei dir: 1 Punkt, wenn dein nächster Zug beginnt, und 3, wenn das Gebiet gewertet wird.
       *[other] Sie steht bei { $name }: 1 Punkt zu Beginn des nächsten Zugs und 3, wenn das Gebiet gewertet wird.
    }
carcassonne-now-fairy-alone = Sie steht bei niemandem und hält nur den Drachen von diesem Plättchen fern.

carcassonne-given-dragon = Feld des Drachen
carcassonne-given-aside = Plättchen, die auf einen Vulkan warten
carcassonne-given-fairy = Die Fee steht bei
carcassonne-given-fairy-paid = Der Punkt der Fee für diesen Zug ist vergeben
