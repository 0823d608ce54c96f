### Mage & Witch

carcassonne-figure-mage = mage
carcassonne-figure-witch = witch
carcassonne-term-mage =
    { $count ->
        [one] tile for the mage
       *[other] tiles for the mage
    }
carcassonne-term-witch =
    { $count ->
        [one] for the witch
       *[other] for the witch
    }
carcassonne-ask-D-MAGIC = { $name }, send the mage (a point more a tile) or the witch (half the points) to an unfinished road or city.
carcassonne-wait-D-MAGIC = { $name } moves the mage or the witch.
carcassonne-does-D-MAGIC = moves the mage or the witch
carcassonne-ask-D-MAGICSPLIT = { $name }, mage and witch have met: one of them must go elsewhere.
carcassonne-wait-D-MAGICSPLIT = { $name } parts mage and witch.
carcassonne-does-D-MAGICSPLIT = parts mage and witch
carcassonne-verb-mage = Send the mage
carcassonne-mage = Mage: { $area }
carcassonne-verb-witch = Send the witch
carcassonne-witch = Witch: { $area }
carcassonne-verb-banish = Off the layout
carcassonne-banish = { $figureName } leaves the layout
carcassonne-event-magic = { $name } brings the { $figureName } to { $square }.
carcassonne-event-banish = { $name } takes the { $figureName } off the layout.
carcassonne-refusal-with-the-other = Mage and witch do not stand on the same road or in the same city.
carcassonne-refusal-no-open-road-or-city = Mage and witch go only to another place on an unfinished road or in an unfinished city.

carcassonne-sign-mage = mage and witch
carcassonne-module-mage-witch = Mage & Witch
