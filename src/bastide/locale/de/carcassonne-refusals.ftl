carcassonne-refusal-square-taken = Hier liegt schon ein Plättchen. Wähle eine freie Stelle.
carcassonne-refusal-adjoins-nothing = Neben dieser Stelle liegt kein Plättchen. Lege deins so, dass es eins berührt.
carcassonne-refusal-edges-differ =
    { $turns ->
        [0] Hier passt das Plättchen nicht, wie du es auch drehst. Die Stelle braucht: { WORDS("carcassonne-edge", $edges) }.
       *[other] So gedreht passt das Plättchen nicht. Die Stelle braucht: { WORDS("carcassonne-edge", $edges) }. Drehe es.
    }
carcassonne-refusal-no-follower = In deinem Vorrat ist kein Gefolgsmann mehr.
carcassonne-refusal-none-left =
    { $total ->
        [one] { WORD("carcassonne-figure", $figure, form: "my-nom") } ist schon im Einsatz.
       *[other] Alle { $total } { WORD("carcassonne-figure", $figure, form: "plural") } sind im Einsatz. Sie kommen zurück, wenn ihre Gebiete gewertet werden.
    }
carcassonne-refusal-elsewhere = { WORD("carcassonne-figure", $figure, form: "a-nom") } kommt nur auf das Plättchen, das du gerade gelegt hast.
carcassonne-refusal-occupied =
    { $count ->
        [0] Dieses Gebiet ist besetzt. Wähle ein freies.
        [one] { $owner ->
            [me] { WORD("carcassonne-kind", $kind, form: "on") } hast du schon { WORD("carcassonne-figure", $figure, form: "a-acc") }. Wähle ein freies Gebiet.
           *[other] { WORD("carcassonne-kind", $kind, form: "on") } steht { WORD("carcassonne-figure", $figure, form: "a-nom") } von { $ownerName }. Wähle ein freies Gebiet.
        }
       *[other] { WORD("carcassonne-kind", $kind, form: "on") } stehen Figuren von { $names }. Wähle ein freies Gebiet.
    }
carcassonne-refusal-fits-no-way = Hier passt das Plättchen nicht, wie du es auch drehst. Die Stelle braucht: { WORDS("carcassonne-edge", $edges) }.

## Was die Nachbarn einer Stelle zeigen

carcassonne-edge-N-field = Wiese oben
carcassonne-edge-N-city = Stadt oben
carcassonne-edge-N-road = Straße oben
carcassonne-edge-N-river = Fluss oben
carcassonne-edge-E-field = Wiese rechts
carcassonne-edge-E-city = Stadt rechts
carcassonne-edge-E-road = Straße rechts
carcassonne-edge-E-river = Fluss rechts
carcassonne-edge-S-field = Wiese unten
carcassonne-edge-S-city = Stadt unten
carcassonne-edge-S-road = Straße unten
carcassonne-edge-S-river = Fluss unten
carcassonne-edge-W-field = Wiese links
carcassonne-edge-W-city = Stadt links
carcassonne-edge-W-road = Straße links
carcassonne-edge-W-river = Fluss links
