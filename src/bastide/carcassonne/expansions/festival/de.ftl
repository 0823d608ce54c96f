### Das Fest

carcassonne-ask-D-FIGURE-recall = Fest: Eine deiner Figuren zurücknehmen?
carcassonne-verb-recall = Figur zurücknehmen
carcassonne-recall = { WORD("carcassonne-figure", $role, form: "my-acc") } { WORD("carcassonne-kind", $kind, form: "from") }{ $sides } zurücknehmen
carcassonne-event-recall =
    { $who ->
        [me] Du nimmst
       *[other] { $name } nimmt
    } beim Fest { WORD("carcassonne-figure", $role, form: "a-acc") } zurück.
carcassonne-verb-recall-crown = Vom Rad nehmen
carcassonne-recall-crown = { WORD("carcassonne-figure", $figure, form: "my-acc") } vom Schicksalsrad zurücknehmen
carcassonne-refusal-no-festival = Eine Figur nimmst du nur zurück, wenn du ein Festplättchen gelegt hast.
carcassonne-refusal-not-on-the-layout = Wähle eine deiner Figuren in der Auslage. Gutshöfe bleiben.

carcassonne-sign-festival = Fest
carcassonne-module-festival = Das Fest

# Karten: was etwas ist und bewirkt.
carcassonne-thing-festival = Wer es legt, setzt wie üblich eine Figur oder nimmt irgendwo eine eigene zurück.
    .title = Fest
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.
