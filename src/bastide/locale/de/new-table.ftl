### Das Formular für einen neuen Tisch. Blanks: $count, $minutes numbers; $name a name.

new-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
new-minutes = etwa { $minutes } Min.
sum-tiles = Plättchen
sum-time = Spieldauer
new-difficulty = Wie stark ist Johanna?
solo-level-standard = Zum Kennenlernen
solo-level-expert = Auch ihre Mönche handeln
solo-level-challenge = Ihre Mönche handeln, vier ihrer Karten sind getauscht
new-grace = Wenn jemand weg ist
new-grace-help = Nach dieser Zeit können die anderen einen Bot spielen lassen. Wer zurückkommt, hat den Platz wieder.
new-grace-seconds =
    { $count ->
        [0] sofort
        [30] nach 30 Sekunden
        [60] nach 1 Minute
        [300] nach 5 Minuten
        [3600] nach 1 Stunde
       *[86400] nach 1 Tag
    }
new-level = Stufe dieses Bots
preset-keep = Diese Auswahl speichern
preset-name = Name deiner Auswahl
preset-save = Speichern
preset-mine = von dir gespeichert
preset-remove = { $name } entfernen
preset-kept = Gespeichert als { $name }
