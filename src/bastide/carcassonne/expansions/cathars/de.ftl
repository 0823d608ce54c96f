### Die Katharer

carcassonne-ask-D-ESCAPE = Einen Ritter aus der belagerten Stadt zurücknehmen?
carcassonne-wait-D-ESCAPE = Warten auf { $names }: Ritter zurücknehmen oder überspringen
carcassonne-does-D-ESCAPE = befreit einen Ritter
carcassonne-verb-escape = Ritter zurücknehmen
carcassonne-escape = { WORD("carcassonne-figure", $role, form: "my-acc") } zurücknehmen{ $sides }
carcassonne-escape-none = Überspringen

carcassonne-event-escape =
    { $who ->
        [me] Dein Ritter
       *[other] Ein Ritter von { $name }
    } entkommt aus der belagerten Stadt.

carcassonne-refusal-no-knight-in-that-city = In der belagerten Stadt hast du keinen solchen Ritter. Wähle einen, der dort steht.

carcassonne-sign-cathar = Katharer
carcassonne-module-cathars = Die Katharer
carcassonne-section-1-6 = Spielmaterial
carcassonne-section-4-2-2 = Belagerung und Flucht
carcassonne-section-4-6-2-1 = Belagerte Städte werten

# Karten: was etwas ist und bewirkt.
carcassonne-thing-cathar = Sie belagern diese Stadt: Fertig bringt sie nur 1 Punkt je Plättchen und Wappen, unfertig nichts. Für Bauern zählt sie doppelt.
    .title = Katharer
