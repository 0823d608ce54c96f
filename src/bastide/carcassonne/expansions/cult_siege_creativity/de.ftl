### Carcassonne: die Bilder, die sich eine Runde für die zwei leeren Plättchen ausdenkt. $number des Plättchens, $face
### dasselbe, $side die Himmelsrichtung, $word was dasteht, $known was dastehen könnte, $most Zeichen, $element beim Namen.

carcassonne-blank-tile = Plättchen { $number }
carcassonne-face-edge = Kante im { $side }
carcassonne-face-joined = Die Städte sind eine
carcassonne-face-through = Eine Straße führt hindurch
carcassonne-face-inn = Mit Wirtshaus
carcassonne-face-mark = In der Stadt
carcassonne-face-site = In der Mitte
carcassonne-face-sign = Symbol
carcassonne-face-none = nichts
carcassonne-face-text = Als Text
carcassonne-face-shows = Plättchen { $number } zeigt: { $tile }

carcassonne-refusal-face-long = Das ist zu lang für ein Plättchen: höchstens { $most } Zeichen.
carcassonne-refusal-face-word = „{ $word }“ gibt es hier nicht. Es gibt { $known }.
carcassonne-refusal-face-empty = Da steht nichts. Ein Plättchen nur aus Wiese schreibt man „field“.
carcassonne-refusal-face-crowded = Auf einem Plättchen ist Platz für ein Gebäude und ein Zeichen, in einer Stadt mit einer Kante für ein Symbol, in einer größeren für zwei.
carcassonne-refusal-face-edges = Schreibe die Kanten als N+E: von N, E, S, W jede nur einmal.
carcassonne-refusal-face-twice = Die Kante { $word } gehört zu zwei Teilen. Nimm sie einem davon weg.
carcassonne-refusal-face-crossing = Zwei Teile kreuzen sich. Verbinde sie oder lass einen davon enden.
carcassonne-refusal-face-road = Eine Straße erreicht eine oder zwei Kanten. An einer Kreuzung ist jede eine eigene Straße.
carcassonne-refusal-face-cap = „cap“ ist für eine Stadt mit genau einer Kante.
carcassonne-refusal-face-cathedral = Eine Kathedrale braucht eine Stadt an allen vier Kanten.
carcassonne-refusal-face-site = Für das Gebäude ist keine Wiese da. Lass es weg.
carcassonne-refusal-face-middle = Straßen, die hier enden, führen zu dem, was in der Mitte steht. Dann darf jede Stadt nur eine Kante haben und keine Straße vorbeiführen.
carcassonne-refusal-face-count = Es gibt zwei leere Plättchen: schreibe ein oder zwei Bilder, durch ein Semikolon getrennt.
carcassonne-refusal-face-element = „{ $word }“ bedeutet an diesem Tisch nichts. Lass es weg oder spiele das Element „{ $element }“.

carcassonne-module-cult-siege-creativity = Cult, Siege & Creativity
carcassonne-section-1-15 = Spielmaterial
