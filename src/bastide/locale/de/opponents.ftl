### Die Bots: vier Leute aus einer Stadt, wie stark sie sind und was sie mögen.

opponent-pick = Wer spielt auf Platz { $seat }?
opponent-sits = { $name } nimmt Platz
opponent-all = Alle Bots so
opponent-style = Art zu spielen
opponent-change = Anderen Bot für Platz { $seat } wählen

opponent-novice = Perrin
opponent-novice-temper = Spielt, was ihm einfällt, und lacht, wenn es klappt.
opponent-novice-who = der Page
opponent-apprentice = Aude
opponent-apprentice-temper = Baut das Eigene und macht es fertig; über den Tisch schaut sie selten.
opponent-apprentice-who = die Müllerin
opponent-skilled = Guilhem
opponent-skilled-temper = Nimmt die meisten Punkte in Sicht und behält deine im Auge.
opponent-skilled-who = der Steinmetz
opponent-master = Esclarmonde
opponent-master-temper = Spielt ihre besten Züge im Kopf weiter, bevor sie sich entscheidet.
opponent-master-who = die Äbtissin

## Stufen

bot-novice = Neuling
bot-novice-help = sieht das Naheliegende und übersieht viel
bot-apprentice = Geselle
bot-apprentice-help = schätzt jeden Zug vernünftig ein, mit kleinen Fehlern
bot-skilled = Könner
bot-skilled-help = macht kaum einen Fehler
bot-master = Meisterin
bot-master-help = denkt voraus und braucht eine Sekunde für einen Zug
bot-with-style = { $level }, { $style }

## Arten zu spielen

style-balanced = ausgewogen
style-balanced-help = mag alles
style-farmer = Bauer
style-farmer-help = Wiesen zuerst
style-architect = Baumeister
style-architect-help = große Städte
style-development = Gelehrter
style-development-help = Entwicklung
style-trade = Händler
style-trade-help = Wege und Kontore
style-deeds = Wohltäter
style-deeds-help = segensreiche Werke
style-routes = Reisender
style-routes-help = Wege
style-places = Städter
style-places-help = Orte

## Wie stark sie sind

opponent-strength = Gewinnt { $won } von 100 gegen { $name } ({ $low }–⁠{ $high })
opponent-strength-random = Gewinnt { $won } von 100 gegen zufälliges Spiel ({ $low }–⁠{ $high })
opponent-rating = Wertung { $rating } ({ $low }–⁠{ $high }); zufälliges Spiel hat 0
opponent-unmeasured = Noch nicht gemessen
opponent-measured = Gemessen zu zweit, in Carcassonne mit dem Grundspiel. In Klammern: wo der wahre Wert liegt, in 95 von 100 Fällen.

## Während sie überlegen

thinking = Überlegt …
thinking-weighs =
    { $count ->
        [one] Wägt 1 von { $of } Zügen ab …
       *[other] Wägt { $count } von { $of } Zügen ab …
    }
thinking-now = Gleich ziehen
thinking-now-help = Der Bot spielt den besten Zug, den er bisher gefunden hat (Leertaste)
