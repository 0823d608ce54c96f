### The Crop Circles

carcassonne-ask-D-CROP = { $name }, a crop circle: shall everybody add a follower, or take one back?
carcassonne-wait-D-CROP = { $name } decides about the crop circle.
carcassonne-does-D-CROP = decides about the crop circle
carcassonne-ask-D-CROPDO = { $name }, the crop circle concerns your followers.
carcassonne-ask-D-CROPDO-join = { $name }, the crop circle: you may add a follower beside one of these.
carcassonne-ask-D-CROPDO-remove = { $name }, the crop circle: take one of these followers back.
carcassonne-wait-D-CROPDO = { $name } follows the crop circle.
carcassonne-does-D-CROPDO = follows the crop circle
carcassonne-verb-add = Add
carcassonne-add = Everybody may add a follower
carcassonne-verb-cut = Take back
carcassonne-cut = Everybody must take a follower back
carcassonne-verb-join = Add a follower
carcassonne-join = Add: { $figureName }, { $area }
carcassonne-verb-remove = Take a follower back
carcassonne-remove = Take back: { $figureName }, { $area }
carcassonne-event-crop-circle =
    { $name } decides: { $what ->
        [add] everybody may add a follower.
       *[cut] everybody takes a follower back.
    }
carcassonne-refusal-not-there = Only beside an own follower of the kind that the crop circle shows.
carcassonne-refusal-not-concerned = The crop circle does not concern this follower.
carcassonne-crop-none = Add nobody

carcassonne-sign-crop-field = crop circle, farmer
carcassonne-sign-crop-road = crop circle, thief
carcassonne-sign-crop-city = crop circle, knight
carcassonne-module-crop-circles = The Crop Circles
