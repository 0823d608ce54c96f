### Abtei & Bürgermeister

carcassonne-kind-abbey = Abtei
    .nom = die Abtei
    .acc = die Abtei
    .dat = der Abtei
    .a = eine Abtei
    .plural = Abteien
    .into = in die Abtei
    .on = in der Abtei
    .from = aus der Abtei
    .score = eine Abtei
    .final = eine unfertige Abtei
carcassonne-figure-abbey = Abtei
    .nom = die Abtei
    .acc = die Abtei
    .dat = der Abtei
    .a-nom = eine Abtei
    .a-acc = eine Abtei
    .a-dat = einer Abtei
    .my-nom = deine Abtei
    .my-acc = deine Abtei
    .my-dat = deiner Abtei
    .plural = Abteien
carcassonne-figure-mayor = Bürgermeister
    .nom = der Bürgermeister
    .acc = den Bürgermeister
    .dat = dem Bürgermeister
    .a-nom = ein Bürgermeister
    .a-acc = einen Bürgermeister
    .a-dat = einem Bürgermeister
    .my-nom = dein Bürgermeister
    .my-acc = deinen Bürgermeister
    .my-dat = deinem Bürgermeister
    .plural = Bürgermeister
carcassonne-figure-barn = Gutshof
    .nom = der Gutshof
    .acc = den Gutshof
    .dat = dem Gutshof
    .a-nom = ein Gutshof
    .a-acc = einen Gutshof
    .a-dat = einem Gutshof
    .my-nom = dein Gutshof
    .my-acc = deinen Gutshof
    .my-dat = deinem Gutshof
    .plural = Gutshöfe
carcassonne-figure-wagon = Wagen
    .nom = der Wagen
    .acc = den Wagen
    .dat = dem Wagen
    .a-nom = ein Wagen
    .a-acc = einen Wagen
    .a-dat = einem Wagen
    .my-nom = dein Wagen
    .my-acc = deinen Wagen
    .my-dat = deinem Wagen
    .plural = Wagen
carcassonne-category-abbey-done = Abteien
carcassonne-category-abbey-final = Unfertige Abteien
carcassonne-category-field-done = Bauern am Gutshof
carcassonne-corner-NE = Nordosten
carcassonne-corner-SE = Südosten
carcassonne-corner-SW = Südwesten
carcassonne-corner-NW = Nordwesten

carcassonne-ask-D-DRAW = Ziehe ein Plättchen oder lege deine Abtei in eine Lücke
carcassonne-wait-D-DRAW = Warten auf { $names }: ziehen oder Abtei legen
carcassonne-does-D-DRAW = zieht
carcassonne-verb-draw = Plättchen ziehen
carcassonne-draw = Plättchen ziehen
carcassonne-verb-abbey = Abtei legen
carcassonne-abbey = Abtei in Lücke { $spot }
carcassonne-ask-D-ENDABBEY = Keine Plättchen mehr. Deine Abtei noch legen?
carcassonne-wait-D-ENDABBEY = Warten auf { $names }: Abtei legen oder überspringen
carcassonne-does-D-ENDABBEY = legt die Abtei

carcassonne-verb-mayor = Bürgermeister setzen
carcassonne-mode-mayor = Bürger­meister
carcassonne-mayor =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · { $done ->
        [yes]
            { $worth ->
                [0] sofort keine Punkte
                [one] sofort 1 Punkt
               *[other] sofort { $worth } Punkte
            }
       *[no]
            { $worth ->
                [0] bisher keine Punkte
                [one] bisher 1 Punkt
               *[other] bisher { $worth } Punkte
            }
    }
carcassonne-verb-barn = Gutshof bauen
carcassonne-barn =
    Ecke im { WORD("carcassonne-corner", $corner) } · { $worth ->
        [0] bisher keine Punkte
        [one] bisher 1 Punkt
       *[other] bisher { $worth } Punkte
    }
carcassonne-verb-wagon = Wagen setzen
carcassonne-wagon =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · { $done ->
        [yes]
            { $worth ->
                [0] sofort keine Punkte
                [one] sofort 1 Punkt
               *[other] sofort { $worth } Punkte
            }
       *[no]
            { $worth ->
                [0] bisher keine Punkte
                [one] bisher 1 Punkt
               *[other] bisher { $worth } Punkte
            }
    }
carcassonne-ask-D-WAGON = Dein Wagen ist gewertet. Wohin fährt er weiter?
carcassonne-wait-D-WAGON = Warten auf { $names }: Wagen weiterziehen
carcassonne-does-D-WAGON = zieht den Wagen
carcassonne-verb-drive = Wagen weiterziehen
carcassonne-drive =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · { $done ->
        [yes]
            { $worth ->
                [0] sofort keine Punkte
                [one] sofort 1 Punkt
               *[other] sofort { $worth } Punkte
            }
       *[no]
            { $worth ->
                [0] bisher keine Punkte
                [one] bisher 1 Punkt
               *[other] bisher { $worth } Punkte
            }
    }
carcassonne-verb-unhitch = Wagen zurücknehmen
carcassonne-unhitch = Zurück in den Vorrat

carcassonne-event-abbey =
    { $who ->
        [me] Du legst deine Abtei
       *[other] { $name } legt die Abtei
    } in eine Lücke.
carcassonne-event-drive =
    { $who ->
        [me] Dein Wagen
       *[other] Der Wagen von { $name }
    } fährt weiter { WORD("carcassonne-kind", $kind, form: "into") }.

carcassonne-refusal-no-abbey-left = Deine Abtei hast du schon gelegt; alle haben nur 1.
carcassonne-refusal-no-gap = Noch hat keine Lücke Plättchen auf allen vier Seiten. Hebe deine Abtei auf.
carcassonne-refusal-not-a-gap = Die Abtei füllt eine Lücke mit Plättchen auf allen vier Seiten. Wähle eine.
carcassonne-refusal-tile-drawn = Du hast schon ein Plättchen gezogen. Lege die Abtei im nächsten Zug, statt zu ziehen.
carcassonne-refusal-monk-only = Nach dem letzten Plättchen kannst du nur noch einen Mönch auf deine Abtei setzen.
carcassonne-refusal-not-a-city = Der Bürgermeister kommt nur in eine Stadt. Wähle eine.
carcassonne-refusal-not-four-tiles = Ein Gutshof braucht eine Ecke, an der vier Plättchen zusammenstoßen.
carcassonne-refusal-not-all-meadow = Alle vier Plättchen müssen an dieser Ecke nur Wiese zeigen. Wähle eine andere.
carcassonne-refusal-barn-there =
    { $owner ->
        [me] Auf dieser Wiese steht schon dein Gutshof. Wähle eine andere.
       *[other] Auf dieser Wiese steht ein Gutshof von { $ownerName }. Wähle eine andere.
    }
carcassonne-refusal-just-come-home = { WORD("carcassonne-figure", $figure, form: "my-nom") } ist gerade von einer Wiese mit Gutshof zurück. Ab deinem nächsten Zug kannst du ihn setzen.
carcassonne-refusal-not-adjoining = { WORD("carcassonne-kind", $kind, form: "nom") } grenzt nicht an das gewertete Gebiet. Wähle eins, das daran grenzt.
carcassonne-refusal-finished = { WORD("carcassonne-kind", $kind, form: "nom") } ist fertig. Versetze den Wagen in ein unfertiges Gebiet.
carcassonne-refusal-barred = Auf diesem Plättchen steht der Drache. Wähle ein anderes.

carcassonne-held-abbey = Abtei
carcassonne-module-abbey-mayor = Abtei & Bürgermeister
carcassonne-section-1-12 = Spielmaterial
carcassonne-section-3-3-2 = Aufbau
carcassonne-section-4-2-1 = Abtei
carcassonne-section-4-4-7 = Bürgermeister
carcassonne-section-4-4-8 = Gutshof setzen
carcassonne-section-4-4-8-1 = Gutshof und Bauern
carcassonne-section-4-4-9 = Wagen
carcassonne-section-7-4-6 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-abbey = Lege sie, statt zu ziehen, in eine Lücke mit Plättchen auf allen 4 Seiten. Sie schließt alles ab, was sie berührt; ein Mönch zählt dort wie im Kloster.
    .title = Abtei
carcassonne-thing-mayor = Kommt in eine Stadt ohne Ritter. Er zählt so viele Gefolgsleute, wie die Stadt Wappen hat.
    .title = Bürgermeister
carcassonne-thing-barn = Kommt auf eine Ecke, an der 4 Plättchen nur Wiese zeigen. Bauern dort werden gewertet und kommen zurück; am Schluss bringt jede fertige Stadt dort 4 Punkte.
    .title = Gutshof
carcassonne-thing-wagon = Zählt wie ein Gefolgsmann auf Straße, in Stadt oder Kloster. Nach der Wertung darf er in ein freies Gebiet nebenan weiterziehen.
    .title = Wagen

## What they do now

carcassonne-now-mayor =
    { $count ->
        [0] Diese Stadt hat kein Wappen: Hier zählt er nichts.
        [one] In dieser Stadt zählt er wie 1 Gefolgsmann.
       *[other] In dieser Stadt zählt er wie { $count } Gefolgsleute.
    }
carcassonne-now-barn =
    { $who ->
        [me] So, wie es liegt, bringt er dir { $points ->
            [0] nichts: Hier ist keine Stadt fertig.
           *[other] am Ende { $points } Punkte.
        }
       *[other] So, wie es liegt, bringt er { $name } { $points ->
            [0] nichts: Hier ist keine Stadt fertig.
           *[other] am Ende { $points } Punkte.
        }
    }

carcassonne-given-abbeys = Wer die Abtei noch hat
carcassonne-given-barns = Gutshöfe: wem sie gehören, Feld, Ecke
carcassonne-given-laid-abbeys = Abteien auf dem Tisch: wem sie gehören, Feld
