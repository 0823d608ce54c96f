### The Crop Circles

carcassonne-ask-D-CROP = Crop circle: everyone adds a follower, or takes one back?
carcassonne-wait-D-CROP = Waiting for { $names } to choose for the crop circle
carcassonne-does-D-CROP = choosing: add or take
carcassonne-ask-D-CROPDO = Crop circle: choose a follower
carcassonne-ask-D-CROPDO-join = Crop circle: add a follower next to one of yours?
carcassonne-ask-D-CROPDO-remove = Crop circle: take one of these followers back
carcassonne-wait-D-CROPDO = Waiting for { $names } to follow the crop circle
carcassonne-does-D-CROPDO = following the crop circle
carcassonne-verb-add = Add followers
carcassonne-add = Everyone may add a follower
carcassonne-verb-cut = Take followers back
carcassonne-cut = Everyone must take a follower back
carcassonne-verb-join = Add follower
carcassonne-join = Add { WORD("carcassonne-figure", $figure, form: "a") } { WORD("carcassonne-kind", $kind, form: "on") }{ $sides }
carcassonne-verb-remove = Take follower back
carcassonne-remove = Take your { WORD("carcassonne-figure", $role) } back { WORD("carcassonne-kind", $kind, form: "from") }{ $sides }
carcassonne-event-crop-circle =
    { $who ->
        [me] You choose
       *[other] { $name } chooses
    }: { $what ->
        [add] everyone may add a follower.
       *[cut] everyone takes a follower back.
    }
carcassonne-refusal-not-there = Place it only next to a follower of yours of the kind that the crop circle shows.
carcassonne-refusal-not-concerned = The crop circle doesn’t concern this follower. Choose one of the kind it shows.
carcassonne-crop-none = Skip

carcassonne-sign-crop-field = crop circle: farmer
carcassonne-sign-crop-road = crop circle: highwayman
carcassonne-sign-crop-city = crop circle: knight
carcassonne-module-crop-circles = The Crop Circles

# Cards: what things are and do.
carcassonne-thing-crop-field = Place it and you choose for everyone: add a follower to one of your own farmers, or take one of them back.
    .title = Crop circle: pitchfork
    .now = It worked when the tile was placed and does nothing more now.
carcassonne-thing-crop-road = Place it and you choose for everyone: add a follower to one of your own highwaymen, or take one of them back.
    .title = Crop circle: club
    .now = It worked when the tile was placed and does nothing more now.
carcassonne-thing-crop-city = Place it and you choose for everyone: add a follower to one of your own knights, or take one of them back.
    .title = Crop circle: shield
    .now = It worked when the tile was placed and does nothing more now.
