### Die Katharer

carcassonne-ask-D-ESCAPE = { $name }, das Kloster bietet einen Weg aus der belagerten Stadt: Nimm einen deiner Ritter zurück oder keinen.
carcassonne-wait-D-ESCAPE = { $name } darf einen Ritter aus der belagerten Stadt holen.
carcassonne-does-D-ESCAPE = darf einen Ritter holen
carcassonne-verb-escape = Ritter zurücknehmen
carcassonne-escape = Heimholen: { $figureName }, { $area }
carcassonne-escape-none = Niemanden

carcassonne-event-escape = Ein Ritter von { $name } entkommt aus der belagerten Stadt auf { $square }.

carcassonne-refusal-no-knight-in-that-city = Du hast dort keinen Ritter in der belagerten Stadt.

carcassonne-sign-cathar = Katharer
carcassonne-module-cathars = Die Katharer
