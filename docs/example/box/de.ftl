carcassonne-module-beehives = Die Bienenkörbe
carcassonne-figure-hive = Bienenkorb
carcassonne-hive = Bienenkorb setzen
carcassonne-verb-hive = Bienenkorb setzen
carcassonne-term-hive =
    { $count ->
        [one] Bienenkorb
       *[other] Bienenkörbe
    }
carcassonne-refusal-hive-no-field = Ein Bienenkorb kommt auf eine Wiese.
carcassonne-refusal-hive-taken = Auf dieser Wiese steht schon ein Bienenkorb.
