# Eigene Werte für das, was rekonstruiert ist.

data-title = Eure eigenen Werte
data-help = Nicht alles Gedruckte konnten wir sehen. Wer das Spiel besitzt, berichtigt, was abweicht; die Regeln prüfen, ob es zusammenpasst. Unsere Werte bleiben, wie sie sind, und jede Partie sagt, mit welchen Werten sie gespielt wird.
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
refusal-bad-field =
    Wähle einen der Werte, die es für { $field } gibt.
refusal-bad-field-number = { $field } muss eine ganze Zahl von { $min } bis { $max } sein.
refusal-bad-field-numbers = { $field } müssen ganze Zahlen von { $min } bis { $max } sein, mit Leerzeichen dazwischen.
refusal-no-such-field = Einen Wert { $field } gibt es hier nicht.
refusal-no-own-data = Alle Werte von { $game } sind bekannt; zu ersetzen gibt es nichts.
refusal-too-many-data-sets = Hier sind schon { $max } Datensätze aufgehoben. Löscht einen, mit dem niemand spielt.
