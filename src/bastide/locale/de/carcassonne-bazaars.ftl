### Die Basare

carcassonne-kind-bazaar = Basar
carcassonne-category-bazaar = Basare
carcassonne-term-bid = Gebot

carcassonne-ask-D-BAZPICK = { $name }, such ein aufgedecktes Plättchen aus und sag, wie viele Punkte du bietest.
carcassonne-wait-D-BAZPICK = { $name } sucht im Basar ein Plättchen aus.
carcassonne-does-D-BAZPICK = sucht im Basar ein Plättchen aus
carcassonne-verb-pick = Aussuchen und bieten
carcassonne-pick =
    { $bid ->
        [0] Dieses Plättchen, ohne Gebot
        [one] Dieses Plättchen, für 1 Punkt
       *[other] Dieses Plättchen, für { $bid } Punkte
    }
carcassonne-ask-D-BAZBID = { $name }, biete mehr für das Plättchen oder passe: Du bist nur einmal dran.
carcassonne-wait-D-BAZBID = { $name } darf bieten.
carcassonne-does-D-BAZBID = darf bieten
carcassonne-verb-bid = Bieten
carcassonne-bid =
    { $bid ->
        [one] 1 Punkt
       *[other] { $bid } Punkte
    }
carcassonne-bid-none = Kein Gebot
carcassonne-ask-D-BAZDEAL = { $name }, kaufst du das Plättchen für das höchste Gebot, oder verkaufst du es dafür?
carcassonne-wait-D-BAZDEAL = { $name } kauft oder verkauft.
carcassonne-does-D-BAZDEAL = kauft oder verkauft
carcassonne-verb-buy = Kaufen
carcassonne-buy = Kaufen: { $bid } Punkte an { $bidder }
carcassonne-verb-sell = Verkaufen
carcassonne-sell = Verkaufen: { $bid } Punkte von { $bidder }
carcassonne-ask-D-BAZVAR = { $name }, such dir für deinen Zug ein aufgedecktes Plättchen aus.
carcassonne-wait-D-BAZVAR = { $name } sucht im Basar ein Plättchen aus.
carcassonne-does-D-BAZVAR = sucht im Basar ein Plättchen aus
carcassonne-verb-choose = Ein Plättchen aussuchen
carcassonne-choose = Dieses Plättchen

carcassonne-event-bazaar-tile = Für den Basar wird ein Plättchen aufgedeckt.
carcassonne-event-bazaar-pick = { $name } sucht ein Plättchen aus und bietet { $bid }.
carcassonne-event-bazaar-bid = { $name } bietet { $bid }.
carcassonne-event-bazaar-won = { $name } bekommt das Plättchen.
carcassonne-event-bazaar-turn = { $name } ist in der Basarrunde am Zug.

carcassonne-refusal-not-revealed = Dieses Plättchen ist nicht aufgedeckt.
carcassonne-refusal-bad-bid = Geboten werden ganze Punkte, 0 oder mehr.
carcassonne-refusal-bid-too-low = Ein Gebot muss höher sein als das letzte.
