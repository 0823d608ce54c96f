# Was die Befehlszeile sagt.
cli-finished = Das Spiel ist zu Ende. Gewonnen hat: { $names }
