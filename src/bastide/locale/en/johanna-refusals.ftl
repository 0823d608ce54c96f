### Why something can't be done in Johanna: what is wrong here, and what would help. The rule stands behind it.

## What can be done with an action or a bonus

johanna-doing-good = take a good
johanna-doing-route = fill in a route
johanna-doing-road = fill in a land route
johanna-doing-water = fill in a waterway
johanna-doing-coin = circle a coin
johanna-doing-develop = develop
johanna-doing-build = build a trading station
johanna-doing-acquire = buy a place

johanna-refusal-not-this-person =
    { $at ->
        [deed] You’re acting with { WORD("johanna-person", $person, form: "a") }; this space of the deed needs { WORD("johanna-person", $other, form: "a") }.
        [place] { $other ->
            [any] { WORD("johanna-place", $place, form: "the") } is for every character but monks.
           *[other] { WORD("johanna-place", $place, form: "the") } is for { WORD("johanna-person", $other, form: "a") }; you’re acting with { WORD("johanna-person", $person, form: "a") }.
        }
       *[menu] { $person ->
            [nobody] You can’t { WORD("johanna-doing", $tried) } now, only { WORDS("johanna-doing", $can, join: "or") }.
           *[other] { WORD("johanna-person", $person, form: "a") } can’t { WORD("johanna-doing", $tried) }, only { WORDS("johanna-doing", $can, join: "or") }.
        }
    }
johanna-refusal-nothing-to-gain =
    { $at ->
        [bonus] This bonus would bring you nothing now. Use another first, or skip it.
       *[place] { WORD("johanna-place", $place, form: "the") } would bring you nothing now. Choose another action.
    }
johanna-refusal-struck =
    { $what ->
        [deed] This deed isn’t used with { $players ->
            [one] 1 player
           *[other] { $players } players
        }.
        [build] This town isn’t used with { $players ->
            [one] 1 player
           *[other] { $players } players
        }.
       *[route] This route isn’t used with { $players ->
            [one] 1 player
           *[other] { $players } players
        }.
    }

## Characters and monks

johanna-refusal-not-in-display =
    { $person ->
        [monk] Monks aren’t in the display. Hire one, and discard a tile from the display.
       *[other] The display has no { WORD("johanna-person", $person) }, only { WORDS("johanna-person", $there, form: "a") }.
    }
johanna-refusal-no-monk-left = You’ve hired all { $count } monks. Take a tile from the display.
johanna-refusal-monk-in-the-stead = At deeds a monk counts only as a monk; this space is for { WORD("johanna-person", $other, form: "a") }.
johanna-refusal-school-at-deed = At deeds your scholar counts only as a scholar, even with the School.
johanna-refusal-hired-monk-only = { WORD("johanna-place", $place, form: "the") } works only with a monk you hire, not with one from a bonus.

## Warehouse, bank, development

johanna-refusal-row-full =
    { $what ->
        [good] Your row of { WORD("johanna-good", $good) } is full. Choose another good.
       *[coin] Row { $row } of your bank is full. Choose another row.
    }
johanna-refusal-which-good = Choose a good: your warehouse still has room.
johanna-refusal-which-row = Choose a row: your bank still has room.
johanna-refusal-track-full = Your development track is full. Choose something else.
johanna-refusal-coin-not-circled = Row { $row } of your bank has no circled coin left. Pay from another row.
johanna-refusal-wrong-price =
    { $price ->
        [0] This costs nothing.
        [one] This costs exactly 1 coin.
       *[other] This costs exactly { $price } coins.
    }

## Map

johanna-refusal-filled = You’ve already filled in this route. Choose another.
johanna-refusal-not-by-land = This is a land route; now you can fill in only waterways.
johanna-refusal-not-by-water = This is a waterway; now you can fill in only land routes.
johanna-refusal-not-connected =
    { $what ->
        [town] No route you’ve filled in leads here from Orléans. Fill in a route first.
       *[route] This route touches neither Orléans nor a route you’ve filled in. Choose one that does.
    }
johanna-refusal-no-swap = You can swap a good only with the Tree House, and only one that a land route shows.
johanna-refusal-swap-full =
    { $good ->
        [shield] Your warehouse still has room: swap for a good.
       *[other] Your row of { WORD("johanna-good", $good) } is full. Swap for another good.
    }
johanna-refusal-built-already = You already have a trading station here. Choose another town.
johanna-refusal-town-crossed =
    { $owner ->
        [johanna] Johanna built here first, so the town is crossed out. Choose another.
       *[other] { $ownerName } built here first, so the town is crossed out. Choose another.
    }
johanna-refusal-no-coin =
    { $coins ->
        [0] A trading station costs { $price ->
            [one] 1 coin
           *[other] { $price } coins
        }; you have none.
       *[other] A trading station costs { $price } coins; you have { $coins }.
    }

## Places

johanna-refusal-not-yours =
    { $owner ->
        [free] No one has { WORD("johanna-place", $place, form: "the") } yet. Buy it with { WORDS("johanna-person", $buyers, form: "a", join: "or") } first.
        [johanna] { WORD("johanna-place", $place, form: "the") } belongs to Johanna.
        [out] { WORD("johanna-place", $place, form: "the") } isn’t in this game.
        [removed] Johanna has removed { WORD("johanna-place", $place, form: "the") } from this game.
       *[other] { WORD("johanna-place", $place, form: "the") } belongs to { $ownerName }.
    }
johanna-refusal-not-laid-out =
    { $owner ->
        [me] You already own { WORD("johanna-place", $place, form: "the") }. Choose another place.
        [johanna] { WORD("johanna-place", $place, form: "the") } belongs to Johanna. Choose another place.
        [out] { WORD("johanna-place", $place, form: "the") } isn’t in this game. Choose another place.
        [removed] Johanna has removed { WORD("johanna-place", $place, form: "the") } from this game. Choose another place.
       *[other] { WORD("johanna-place", $place, form: "the") } belongs to { $ownerName }. Choose another place.
    }
johanna-refusal-tier-locked =
    { $missing ->
        [one] For tier { $tier }, 1 more place of tier { $below } must be bought first, by anyone.
       *[other] For tier { $tier }, { $missing } more places of tier { $below } must be bought first, by anyone.
    }
johanna-refusal-too-few-coins =
    { $price ->
        [one] This place costs 1 coin; you have none.
       *[other] This place costs { $price } coins; you have { $coins ->
            [0] none
           *[other] { $coins }
        }.
    }
johanna-refusal-passive = { WORD("johanna-place", $place, form: "the") } always works; it’s never an action.
johanna-refusal-plus-only = { WORD("johanna-place", $place, form: "the") } gives its plus when you take { WORD("johanna-person", $other, form: "a") }; it’s never an action.
johanna-refusal-not-for-this-tile = { WORD("johanna-place", $place, form: "the") } gives its plus once, when you take { WORD("johanna-person", $other, form: "a") }.

## Deeds

johanna-refusal-deed-crossed =
    { $owner ->
        [me] You’ve already completed this deed. Choose another.
        [johanna] Johanna completed this deed first, so it’s crossed out. Choose another.
       *[other] { $ownerName } completed this deed first, so it’s crossed out. Choose another.
    }
johanna-refusal-not-shown = This deed needs { WORDS("johanna-person", $wants, form: "a") }, not { WORD("johanna-person", $other, form: "a") }.
johanna-refusal-ticked = You’ve already ticked { WORD("johanna-person", $other, form: "the") } of this deed.

## Bonuses

johanna-refusal-not-waiting = You don’t have this bonus now. Use one that’s waiting.
johanna-refusal-too-early = Your bonuses wait until your action is done. Choose the action first.
johanna-refusal-after-the-action = Your action is done, so bonuses can’t wait. Use or skip them now.
