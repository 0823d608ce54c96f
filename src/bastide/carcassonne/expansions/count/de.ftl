### Der Graf von Carcassonne

carcassonne-figure-count = Graf
    .nom = der Graf
    .acc = den Grafen
    .dat = dem Grafen
    .a-nom = ein Graf
    .a-acc = einen Grafen
    .a-dat = einem Grafen
    .my-nom = dein Graf
    .my-acc = deinen Grafen
    .my-dat = deinem Grafen
    .plural = Grafen
carcassonne-quarter-castle = Schloss
    .into = ins Schloss
    .from = aus dem Schloss
    .on = im Schloss
carcassonne-quarter-market = Markt
    .into = in den Markt
    .from = aus dem Markt
    .on = im Markt
carcassonne-quarter-smithy = Schmiede
    .into = in die Schmiede
    .from = aus der Schmiede
    .on = in der Schmiede
carcassonne-quarter-cathedral = Kathedrale
    .into = in die Kathedrale
    .from = aus der Kathedrale
    .on = in der Kathedrale

carcassonne-ask-D-DEPLOY = Vor der Wertung Gefolgsleute aus Carcassonne holen?
carcassonne-wait-D-DEPLOY = Warten auf { $names }: Gefolgsleute holen oder überspringen
carcassonne-does-D-DEPLOY = holt Gefolgsleute
carcassonne-deploy-none = Fertig
carcassonne-verb-deploy = Gefolgsmann holen
carcassonne-deploy = { WORD("carcassonne-figure", $figure, form: "acc") } { WORD("carcassonne-quarter", $quarter, form: "from") } holen
carcassonne-ask-D-COUNTIN = Nur andere bekamen Punkte. Gefolgsmann nach Carcassonne schicken?
carcassonne-wait-D-COUNTIN = Warten auf { $names }: Gefolgsmann schicken oder überspringen
carcassonne-does-D-COUNTIN = schickt einen Gefolgsmann
carcassonne-send-none = Überspringen
carcassonne-verb-send = Nach Carcassonne schicken
carcassonne-send =
    { WORD("carcassonne-figure", $figure) } { WORD("carcassonne-quarter", $quarter, form: "into") } · { $quarter ->
        [castle] für Städte
        [market] für Wiesen
        [smithy] für Straßen
       *[cathedral] für Klöster und Kultstätten
    }
carcassonne-ask-D-COUNTMOVE = Den Grafen versetzen? Aus seinem Viertel kommt niemand heraus.
carcassonne-wait-D-COUNTMOVE = Warten auf { $names }: Grafen versetzen oder überspringen
carcassonne-does-D-COUNTMOVE = versetzt den Grafen
carcassonne-move-count-none = Überspringen
carcassonne-verb-move-count = Grafen versetzen
carcassonne-move-count = { WORD("carcassonne-quarter", $quarter, form: "into") }

carcassonne-event-deploy =
    { $who ->
        [me] Du holst
       *[other] { $name } holt
    } { WORD("carcassonne-figure", $role, form: "a-acc") } { WORD("carcassonne-quarter", $quarter, form: "from") } { WORD("carcassonne-kind", $kind, form: "into") }.
carcassonne-event-send =
    { $who ->
        [me] Du schickst
       *[other] { $name } schickt
    } { WORD("carcassonne-figure", $figure, form: "a-acc") } { WORD("carcassonne-quarter", $quarter, form: "into") }.
carcassonne-event-count =
    { $who ->
        [me] Du versetzt
       *[other] { $name } versetzt
    } den Grafen { WORD("carcassonne-quarter", $quarter, form: "into") }.

carcassonne-refusal-no-place-for-it = { WORD("carcassonne-figure", $figure, form: "nom") } darf nicht { WORD("carcassonne-kind", $kind, form: "on") } stehen. Wähle einen anderen Gefolgsmann.
carcassonne-refusal-not-in-the-quarter = Im Viertel, das { WORD("carcassonne-kind", $kind, form: "into") } führt ({ WORD("carcassonne-quarter", $quarter) }), fehlt dir: { WORD("carcassonne-figure", $figure) }.
carcassonne-refusal-not-a-follower = Nach Carcassonne kommen nur Gefolgsleute; { WORD("carcassonne-figure", $figure, form: "nom") } ist keiner.
carcassonne-refusal-there-already = Dort steht der Graf schon ({ WORD("carcassonne-quarter", $quarter) }). Wähle ein anderes Viertel.

carcassonne-quarter =
    { $quarter }: { $inside ->
        [none] niemand
       *[other] { $inside }
    }{ $count ->
        [yes] . Der Graf ist hier: Niemand kommt heraus
       *[no] { "" }
    }
carcassonne-module-count = Der Graf von Carcassonne
carcassonne-section-1-7 = Spielmaterial
carcassonne-section-3-1-2-1 = Stadt Carcassonne
carcassonne-section-4-6-2-4 = Nach Carcassonne und zurück
carcassonne-section-4-6-2-5 = Reihenfolge und Wertung
carcassonne-section-4-6-3 = Graf
carcassonne-section-4-6-3-1 = Mit anderen Erweiterungen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-count = Aus dem Viertel, in dem er steht, darf niemand hinaus. Wer einen Gefolgsmann nach Carcassonne schickt, darf ihn versetzen.
    .title = Graf
carcassonne-thing-quarter-castle = Bringt dein Plättchen nur anderen Punkte, darfst du einen Gefolgsmann hierher schicken. Von hier kommen Gefolgsleute in eine Stadt, kurz bevor sie gewertet wird.
    .title = Schlossviertel
carcassonne-thing-quarter-market = Bringt dein Plättchen nur anderen Punkte, darfst du einen Gefolgsmann hierher schicken. Von hier kommen Gefolgsleute auf eine Wiese, wenn Bauern gewertet werden.
    .title = Marktviertel
carcassonne-thing-quarter-smithy = Bringt dein Plättchen nur anderen Punkte, darfst du einen Gefolgsmann hierher schicken. Von hier kommen Gefolgsleute auf eine Straße, kurz bevor sie gewertet wird.
    .title = Schmiedeviertel
carcassonne-thing-quarter-cathedral = Bringt dein Plättchen nur anderen Punkte, darfst du einen Gefolgsmann hierher schicken. Von hier kommen Gefolgsleute in ein Kloster oder eine Kultstätte, kurz bevor sie gewertet werden.
    .title = Kathedralenviertel

## What they do now

carcassonne-now-count =
    Er steht { WORD("carcassonne-quarter", $quarter, form: "on") }: { $count ->
        [0] Dort ist niemand.
       *[other] { $own ->
            [0] Wer dort ist, kommt nicht heraus; von dir ist niemand dabei.
            [one] Dein Gefolgsmann dort kommt nicht heraus.
           *[other] Deine { $own } Gefolgsleute dort kommen nicht heraus.
        }
    }

carcassonne-given-carcassonne = Stadt Carcassonne
carcassonne-given-carcassonne-count = Der Graf steht in
carcassonne-given-carcassonne-inside = Gefolgsleute: wem sie gehören, Figur, Viertel
