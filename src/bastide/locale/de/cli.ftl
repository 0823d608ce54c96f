# Was die Befehlszeile sagt.
cli-finished = Das Spiel ist zu Ende. Gewonnen hat: { $names }
cli-fair = Zufall: so, wie der Startwert der Aufzeichnung ihn ergibt.
cli-unfair = Zufall: anders, als der Startwert der Aufzeichnung ihn ergibt. Jemand hat verändert, was gezogen wurde.
