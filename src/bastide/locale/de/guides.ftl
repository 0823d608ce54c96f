### Die Regeln, wie man sie liest: die Überschriften der Seiten über den einzelnen Regeln.

guide-pieces = Material
guide-turn = Dein Zug
guide-scoring = Wertung
guide-completed = Fertig
guide-incomplete = Unfertig
guide-points = Punkte
guide-examples = Beispiele
guide-answer = Antwort zeigen
guide-asked = Oft gefragt
rules-pages = Auf diesen Seiten erklärt
