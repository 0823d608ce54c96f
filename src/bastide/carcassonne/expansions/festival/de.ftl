### Das Fest

carcassonne-ask-D-FIGURE-recall = { $name }, das Fest: Du darfst eine deiner Figuren zurücknehmen.
carcassonne-verb-recall = Eine Figur zurücknehmen
carcassonne-recall = Zurücknehmen: { $figureName }, { $area }
carcassonne-event-recall = { $name } nimmt beim Fest eine Figur zurück.
carcassonne-verb-recall-crown = Figur zurücknehmen
carcassonne-recall-crown = Zurücknehmen: { $figureName } vom Schicksalsrad
carcassonne-refusal-no-festival = Nur ein Festplättchen lässt dich eine Figur zurücknehmen.
carcassonne-refusal-not-on-the-layout = Dort steht keine Figur, die du zurücknehmen darfst.

carcassonne-sign-festival = Fest
carcassonne-module-festival = Das Fest
