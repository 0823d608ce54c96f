### The Wheel of Fortune

carcassonne-kind-wheel = Wheel of Fortune
    .score = the Wheel of Fortune
carcassonne-term-fortuna = Fortune
carcassonne-term-tax =
    { $count ->
        [one] coat of arms or knight
       *[other] coats of arms and knights
    }
carcassonne-term-follower =
    { $count ->
        [one] follower
       *[other] followers
    }
carcassonne-term-monk =
    { $count ->
        [one] monk
       *[other] monks
    }
carcassonne-term-crown =
    { $count ->
        [one] crown space
       *[other] crown spaces
    }
carcassonne-ask-D-WHEELPLAGUE = Plague: take one of your followers back
carcassonne-wait-D-WHEELPLAGUE = Waiting for { $names } to take a follower back
carcassonne-does-D-WHEELPLAGUE = taking a follower back
carcassonne-verb-give-up = Take follower back
carcassonne-give-up = Take your { WORD("carcassonne-figure", $role) } back { WORD("carcassonne-kind", $kind, form: "from") }{ $sides }
carcassonne-verb-crown = Place on wheel
carcassonne-crown = { WORD("carcassonne-figure", $figure) } on the wheel: { WORD("carcassonne-segment", $segment) }
carcassonne-event-wheel = The pig moves to { WORD("carcassonne-segment", $segment) }.
carcassonne-event-crown =
    { $who ->
        [me] You place
       *[other] { $name } places
    } { WORD("carcassonne-figure", $figure, form: "a") } on the wheel: { WORD("carcassonne-segment", $segment) }.
carcassonne-refusal-not-in-the-landscape = None of your followers stands here on the board. Choose one that does.
carcassonne-refusal-space-taken = All crown spaces of this segment are taken. Choose another segment.
carcassonne-refusal-nobody-on-the-crown = You have no such follower on this crown space to take back.

carcassonne-category-wheel = Wheel of Fortune
carcassonne-sign-wheel-1 = Wheel of Fortune, 1
carcassonne-sign-wheel-2 = Wheel of Fortune, 2
carcassonne-sign-wheel-3 = Wheel of Fortune, 3
carcassonne-work-pig = The pig is at { $segment }
carcassonne-work-crown =
    { $who ->
        [me] Your
       *[other] { $name }’s
    } { WORD("carcassonne-figure", $figure) } on a crown space: { $segment }
carcassonne-segment-fortuna = Fortune
carcassonne-segment-taxes = Taxes
carcassonne-segment-famine = Famine
carcassonne-segment-storm = Storm
carcassonne-segment-inquisition = Inquisition
carcassonne-segment-plague = Plague
carcassonne-segment-help =
    { $segment ->
        [fortuna] The active player scores 3 points.
        [taxes] Each knight scores 1 point per coat of arms and per knight of the same player in the city.
        [famine] Each farmer scores 1 point per completed city at the field.
        [storm] Each follower in the supply scores 1 point.
        [inquisition] Each monk scores points.
       *[plague] Everyone takes a follower back from the board.
    } Then the followers on this segment’s crown spaces score and return.
carcassonne-module-wheel = The Wheel of Fortune

# Cards: what things are and do.
carcassonne-thing-wheel = Before this tile is placed, the pig moves as many segments as the number says. Where it stops, that segment takes effect.
    .title = Wheel of Fortune
    .now = It worked when the tile was placed and does nothing more now.
carcassonne-thing-fortune = Shows the segment that came last: Fortune, Taxes, Famine, Storm, Inquisition or Plague. A tile with a wheel moves it on.
    .title = Pig of the wheel
carcassonne-thing-crown = When the pig stops at its segment, the follower here scores 3 points, or 6 alone on two spaces, and returns.
    .title = Crown space

carcassonne-given-wheel = Wheel of Fortune
carcassonne-given-wheel-pig = Space of the pig
carcassonne-given-wheel-crowns = Followers on crown spaces, by segment
