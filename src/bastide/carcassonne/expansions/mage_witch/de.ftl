### Magier & Hexe

carcassonne-figure-mage = Magier
carcassonne-figure-witch = Hexe
carcassonne-term-mage =
    { $count ->
        [one] Plättchen für den Magier
       *[other] Plättchen für den Magier
    }
carcassonne-term-witch =
    { $count ->
        [one] für die Hexe
       *[other] für die Hexe
    }
carcassonne-ask-D-MAGIC = { $name }, schicke den Magier (ein Punkt mehr je Plättchen) oder die Hexe (halbe Punkte) auf eine unfertige Straße oder in eine unfertige Stadt.
carcassonne-wait-D-MAGIC = { $name } bewegt Magier oder Hexe.
carcassonne-does-D-MAGIC = bewegt Magier oder Hexe
carcassonne-ask-D-MAGICSPLIT = { $name }, Magier und Hexe sind sich begegnet: Eine Figur muss anderswohin.
carcassonne-wait-D-MAGICSPLIT = { $name } trennt Magier und Hexe.
carcassonne-does-D-MAGICSPLIT = trennt Magier und Hexe
carcassonne-verb-mage = Den Magier schicken
carcassonne-mage = Magier: { $area }
carcassonne-verb-witch = Die Hexe schicken
carcassonne-witch = Hexe: { $area }
carcassonne-verb-banish = Aus der Auslage
carcassonne-banish = { $figureName } verlässt die Auslage
carcassonne-event-magic =
    { $name } bringt { $figure ->
        [mage] den Magier
       *[witch] die Hexe
    } nach { $square }.
carcassonne-event-banish =
    { $name } nimmt { $figure ->
        [mage] den Magier
       *[witch] die Hexe
    } aus der Auslage.
carcassonne-refusal-with-the-other = Magier und Hexe stehen nicht auf derselben Straße oder in derselben Stadt.
carcassonne-refusal-no-open-road-or-city = Magier und Hexe gehen nur an einen anderen Platz auf einer unfertigen Straße oder in einer unfertigen Stadt.

carcassonne-sign-mage = Magier und Hexe
carcassonne-module-mage-witch = Magier & Hexe
