### Der Graf von Carcassonne

carcassonne-figure-count = Graf
carcassonne-quarter-castle = Burg
carcassonne-quarter-market = Markt
carcassonne-quarter-smithy = Schmiede
carcassonne-quarter-cathedral = Kathedrale

carcassonne-ask-D-DEPLOY = { $name }, bring Gefolgsleute aus Carcassonne in dieses Gebiet, bevor es gewertet wird, oder keine.
carcassonne-wait-D-DEPLOY = { $name } darf Gefolgsleute aus Carcassonne bringen.
carcassonne-does-D-DEPLOY = darf Gefolgsleute bringen
carcassonne-deploy-none = Niemanden mehr
carcassonne-verb-deploy = Gefolgsmann bringen
carcassonne-deploy =
    { $figureName } aus { $quarter ->
        [castle] der Burg
        [market] dem Markt
        [smithy] der Schmiede
       *[cathedral] der Kathedrale
    }: { $area }
carcassonne-ask-D-COUNTIN = { $name }, du hast nur anderen geholfen: Schick einen Gefolgsmann nach Carcassonne oder niemanden.
carcassonne-wait-D-COUNTIN = { $name } darf einen Gefolgsmann nach Carcassonne schicken.
carcassonne-does-D-COUNTIN = darf jemanden schicken
carcassonne-send-none = Niemanden
carcassonne-verb-send = Nach Carcassonne schicken
carcassonne-send =
    { $figureName } in { $quarter ->
        [castle] die Burg: für Städte
        [market] den Markt: für Wiesen
        [smithy] die Schmiede: für Straßen
       *[cathedral] die Kathedrale: für Klöster und Kultstätten
    }
carcassonne-ask-D-COUNTMOVE = { $name }, versetzt du den Grafen? Aus dem Viertel, in dem er steht, kommt niemand heraus.
carcassonne-wait-D-COUNTMOVE = { $name } darf den Grafen versetzen.
carcassonne-does-D-COUNTMOVE = darf den Grafen versetzen
carcassonne-move-count-none = Der Graf bleibt
carcassonne-verb-move-count = Grafen versetzen
carcassonne-move-count =
    In { $quarter ->
        [castle] die Burg
        [market] den Markt
        [smithy] die Schmiede
       *[cathedral] die Kathedrale
    }

carcassonne-event-deploy =
    { $name } bringt einen Gefolgsmann aus { $quarter ->
        [castle] der Burg
        [market] dem Markt
        [smithy] der Schmiede
       *[cathedral] der Kathedrale
    }: { $area } auf { $square }.
carcassonne-event-send =
    { $name } schickt einen Gefolgsmann in { $quarter ->
        [castle] die Burg
        [market] den Markt
        [smithy] die Schmiede
       *[cathedral] die Kathedrale
    } von Carcassonne.
carcassonne-event-count =
    { $name } versetzt den Grafen in { $quarter ->
        [castle] die Burg
        [market] den Markt
        [smithy] die Schmiede
       *[cathedral] die Kathedrale
    }.

carcassonne-refusal-no-place-for-it = Diese Figur darf in einem solchen Gebiet nicht stehen.
carcassonne-refusal-not-in-the-quarter = Du hast keinen solchen Gefolgsmann in dem Viertel, das dorthin führt.
carcassonne-refusal-not-a-follower = Nur Gefolgsleute kommen nach Carcassonne.
carcassonne-refusal-there-already = Der Graf ist schon dort.

carcassonne-quarter =
    { $quarter }: { $who ->
        [none] niemand wartet hier
       *[other] { $who }
    }{ $count ->
        [yes] . Der Graf ist hier: niemand kommt heraus
       *[no] { "" }
    }
carcassonne-module-count = Der Graf von Carcassonne
