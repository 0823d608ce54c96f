carcassonne-module-beehives = The Beehives
carcassonne-figure-hive = beehive
carcassonne-hive = Place a beehive
carcassonne-verb-hive = Place a beehive
carcassonne-term-hive =
    { $count ->
        [one] beehive
       *[other] beehives
    }
carcassonne-refusal-hive-no-field = A beehive goes into a field.
carcassonne-refusal-hive-taken = There is a beehive in this field already.
