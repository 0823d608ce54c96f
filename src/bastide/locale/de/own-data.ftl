# Eigene Werte für das, was rekonstruiert ist.

data-title = Eure eigenen Werte
data-help = Wir konnten nicht alles sehen, was gedruckt ist. Wer das Spiel besitzt, berichtigt, was abweicht; die Regeln prüfen, ob es zusammenpasst. Unsere Werte bleiben, wie sie sind, und jede Partie sagt, mit welchen Werten sie gespielt wird.
data-begin = Ausgehen von
data-ours = Unsere Werte
data-file = Als Datei sichern
data-upload = Datei öffnen
data-corrected =
    { $count ->
        [one] 1 eigener Wert
       *[other] { $count } eigene Werte
    }
data-changed =
    { $count ->
        [one] 1 Wert geändert
       *[other] { $count } Werte geändert
    }
data-unchanged = Noch nichts geändert
data-good = Diese Werte passen zusammen.
data-name = Name eurer Werte
data-check = Prüfen
data-keep = Behalten
data-kept = Aufgehoben als { $name }.
data-play = Damit spielen
data-values = Werte
data-link = Werte berichtigen, die in eurem Spiel anders sind

refusal-bad-data = Das passt nicht zusammen. Auf Englisch: { $note }.
refusal-bad-data-coins = { $place }: Es sind { $count } Münzen statt { $of }.
refusal-bad-data-cards = { $place }: Es sind mit der obersten { $count } Karten statt { $of }.
refusal-bad-data-tiles = { $place }: Die Plättchen ergeben zusammen { $count }, nicht { $of }.
refusal-bad-data-rounds = { $place }: { $count } Plättchen gehen in Runden zu { $of } nicht auf.
refusal-bad-data-deed-persons = { $place }: Ein Werk muss drei verschiedene Personen zeigen.
refusal-bad-data-deed-effects = { $place }: Jede der vier Wirkungen muss zu einem Werk gehören.
refusal-bad-data-deed-monk = { $place }: Mindestens ein Werk muss einen Mönch zeigen.
refusal-bad-data-warehouse-columns = { $place }: Die Spalten 1 bis 3 müssen 2 Münzen, eine Mönchsaktion und 4 Schritte Entwicklung geben, in beliebiger Reihenfolge.
refusal-bad-data-warehouse-points = { $place }: Mit diesen Punkten ergeben keine Reihen zusammen mit Spalte 4 die 8 Punkte aus dem Beispiel im Regelheft.
refusal-bad-data-bank-columns = { $place }: Die Spalten 1 bis 4 müssen eine Bauernaktion, 2 Schritte Entwicklung und ein Kontor ohne Kosten geben, dazu eines davon noch einmal oder eine Mönchsaktion.
refusal-bad-data-bank-row = { $place }: Reihe 1 oder eine der Spalten 1 bis 4 muss eine Mönchsaktion geben.
refusal-bad-data-depot = { $place }: Von links gezählt ergeben die Schilde nirgends die 4 Punkte aus dem Beispiel im Regelheft.
refusal-bad-data-track-multipliers = { $place }: Die Multiplikatoren müssen von links nach rechts steigen und mit 5, dann 6 enden.
refusal-bad-data-track-bonuses = { $place }: Die weißen Boni müssen 1 Münze, eine Mönchsaktion, 1 Schild und eine beliebige Ware sein, jeder mindestens einmal.
refusal-bad-data-track-shields = { $place }: Auf der Leiste sind { $count } Schilde statt 2.
refusal-bad-data-track-citizens = { $place }: Die Leiste muss genau 2 gelbe Bürger zeigen.
refusal-bad-data-no-route =
    { $place }: { $by ->
        [water] Es muss mindestens einen Wasserweg geben.
       *[land] Es muss mindestens einen Landweg geben.
    }
refusal-bad-data-cut-off =
    { $place }: Bei { $count } { $count ->
        [one] Person
       *[other] Personen
    } führt zu diesen Städten kein Weg von Orléans: { $towns }.
refusal-bad-data-several-goods = { $place }: Mindestens ein Landweg muss mehr als eine Ware zeigen.
refusal-bad-data-printed-tier = { $place }: Stufe { $tier } hat { $count } gedruckte Orte; { $of } öffnen die nächste.
refusal-bad-data-printed = { $place }: { $count } Orte sind auf dem Blatt gedruckt; es müssen 20 sein, so viele, wie ausliegen.
refusal-bad-data-architect = { $place }: Mit dem Handwerker könnte er nicht mehr als die Standardaktion.
refusal-bad-data-solo-front = { $place }: Die Vorderseite muss jede der sechs Personen einmal zeigen.
refusal-bad-data-solo-craftsman = { $place }: Mit dem Handwerker muss Johanna ein Kontor bauen.
refusal-bad-data-solo-example = { $place }: Eine Karte muss ganz unten den Schiffer und darüber den Bauern haben.
refusal-bad-data-solo-citizens = { $place }: Der erste Bürger muss auf Feld 2 liegen, der zweite auf Feld 5.
refusal-bad-data-solo-scholar = { $place }: Entwicklung, ein Schild und ein Mönch müssen je auf einem Feld der Gelehrtenleiste sein.
refusal-bad-field =
    Wähle einen der Werte, die es für { $field } gibt.
refusal-bad-field-number = { $field } muss eine ganze Zahl von { $min } bis { $max } sein.
refusal-bad-field-numbers = { $field } müssen ganze Zahlen von { $min } bis { $max } sein, mit Leerzeichen dazwischen.
refusal-no-such-field = Einen Wert { $field } gibt es hier nicht.
refusal-no-own-data = Alle Werte von { $game } sind bekannt; zu ersetzen gibt es nichts.
refusal-too-many-data-sets = Hier sind schon { $max } Datensätze aufgehoben. Löscht einen, mit dem niemand spielt.
