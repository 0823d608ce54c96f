### Das Fest

carcassonne-verb-recall = Eine Figur zurücknehmen
carcassonne-recall = Zurücknehmen: { $figureName }, { $area }
carcassonne-event-recall = { $name } nimmt beim Fest eine Figur zurück.
