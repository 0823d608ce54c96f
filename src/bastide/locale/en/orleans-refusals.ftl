### Why something can't be done in Orléans: what is wrong here, and what would help. The rule stands behind it.

## Placing followers

orleans-refusal-no-such-follower =
    { $own ->
        [yes] Your own { WORD("orleans-character", $follower) } isn’t { $from ->
            [tower] in your Gunpowder Tower
            [place] waiting here
            [bag] among the followers you drew
           *[market] on your market
        }. Choose one who is.
       *[no] { $from ->
            [tower] Your Gunpowder Tower holds no { WORD("orleans-character", $follower) }
            [place] No { WORD("orleans-character", $follower) } is waiting here
            [bag] You drew no { WORD("orleans-character", $follower) }
           *[market] Your market has no { WORD("orleans-character", $follower) }
        }. Choose one who’s there.
    }
orleans-refusal-not-your-place =
    { $owner ->
        [stack] No one has { WORD("orleans-place", $place, form: "the") } yet. Recruit a trader to choose a place tile of category { $category }.
        [out] { WORD("orleans-place", $place, form: "the") } is out of this game. Use a place of your own.
       *[other] { WORD("orleans-place", $place, form: "the") } belongs to { $ownerName }. Use a place of your own.
    }
orleans-refusal-space-taken =
    { $follower ->
        [technology] A technology tile covers this space for good. Choose a free one.
       *[other] { $planned ->
            [yes] You’ve put { WORD("orleans-follower", $follower, form: "mine") } here. Take them back first.
           *[no] { WORD("orleans-follower", $follower, form: "mine") } already stands here. Choose a free space.
        }
    }
orleans-refusal-marked-follower = Your own four followers never go to Beneficial Deeds. Choose one you’ve recruited.
orleans-refusal-monks-only =
    { $count ->
        [0] Only a monk can take this space; your market has none.
       *[other] Only a monk can take this space. There’s one on your market.
    }
orleans-refusal-wrong-profession =
    { $at ->
        [deed] { $count ->
            [0] { WORD("orleans-deed", $deed) } is complete. Choose another deed.
           *[other] { WORD("orleans-deed", $deed) } has no space for { WORD("orleans-character", $follower, form: "a") }, only for { WORDS("orleans-character", $wants, form: "a", join: "or") }.
        }
       *[place] This space needs { WORDS("orleans-character", $fits, form: "a", join: "or") }; { $count ->
            [0] your market has none.
           *[other] you have { WORDS("orleans-character", $there, form: "a") } on your market.
        }
    }
orleans-refusal-place-needs-others = { WORD("orleans-place", $place, form: "the") } needs no { WORD("orleans-character", $follower) }. It takes { WORDS("orleans-character", $wants, form: "a") }.
orleans-refusal-deed-full =
    { $open ->
        [0] { WORD("orleans-deed", $deed) } needs no more { WORD("orleans-character", $follower, form: "plural") }, nor does any other deed.
       *[other] { WORD("orleans-deed", $deed) } needs no more { WORD("orleans-character", $follower, form: "plural") }. Still open: { WORDS("orleans-deed", $others) }.
    }
orleans-refusal-already-placed =
    { WORD("orleans-follower", $follower, form: "mine") } has stood here since an earlier round. Take followers back before you next draw.
orleans-refusal-nothing-there = No one stands here, so there’s no one to take back.
orleans-refusal-nobody-there = No one stands here. Choose a space with a follower.

## Technology

orleans-refusal-no-technology = You hold no technology tile. Recruit a craftsman to get one.
orleans-refusal-only-when-passing = Technology tiles are placed when you pass, not while planning.
orleans-refusal-monk-space = A technology tile never replaces a monk. Choose another space.
orleans-refusal-small-place =
    { WORD("orleans-place", $place, form: "the") } is too small for a technology tile. Choose a place that needs several characters.
orleans-refusal-town-hall =
    { $at ->
        [technology] No technology tile goes in the Town Hall. Choose another place.
       *[bath] The Bathhouse puts no one in the Town Hall. Choose another place.
    }
orleans-refusal-second-technology =
    { WORD("orleans-place", $place, form: "the") } already has a technology tile; a place takes only 1.
orleans-refusal-farmer-first =
    { $need ->
        [farmer] This technology tile can only replace a farmer.
       *[other] This technology tile can only replace a farmer; this space is for { WORD("orleans-character", $need, form: "a") }.
    }
orleans-refusal-technology-stays = A technology tile stays where it was placed.
orleans-refusal-later-technology-first =
    First take back the technology tile { WORD("orleans-place", $place, form: "on") }: you placed it later.

## Drawing and storing

orleans-refusal-beyond-allowance =
    { $taken ->
        [0] The Knights Track lets you draw { $allowance }, not more.
       *[other] The Knights Track gives you { $allowance }, and you took back { $taken }: draw { $most } at most.
    }
orleans-refusal-no-room =
    { $room ->
        [0] Your market is full. Place followers before you draw more.
        [one] Your market has room for 1 more follower.
       *[other] Your market has room for { $room } more followers.
    }
orleans-refusal-bag-is-smaller =
    { $bag ->
        [0] Your bag is empty.
        [one] Your bag holds only 1 follower.
       *[other] Your bag holds only { $bag } followers.
    }
orleans-refusal-must-draw =
    { $least ->
        [one] You must draw at least 1 follower.
       *[other] You must draw at least { $least } followers.
    }
orleans-refusal-market-full = Your market is full: it holds { $market }. Move someone to the tower first.
orleans-refusal-market-overfull =
    { $over ->
        [one] Your market holds { $market }. Put 1 more follower in the Gunpowder Tower.
       *[other] Your market holds { $market }. Put { $over } more followers in the Gunpowder Tower.
    }

## Using places

orleans-refusal-not-activated =
    { $count ->
        [0] No one is waiting { WORD("orleans-place", $place, form: "on") }. Place followers there in the planning phase.
       *[other] { WORD("orleans-place", $place, form: "the") } still needs { WORDS("orleans-character", $missing, form: "a") }. Place them in the planning phase.
    }
orleans-refusal-privilege = { WORD("orleans-place", $place, form: "the") } always works; it’s never an action.
orleans-refusal-not-an-action = { WORD("orleans-place", $place, form: "the") } is no action: with a monk on it, you can avoid an event.
orleans-refusal-pilgrimage = It’s a Pilgrimage round: no one recruits monks. Your followers can wait here.
orleans-refusal-character-gone = No { WORD("orleans-character", $character) } is left on the game board to recruit.
orleans-refusal-track-end =
    You’re at the end of { WORD("orleans-track", $track, form: "the") }, so you can’t recruit another { WORD("orleans-character", $character) }.
orleans-refusal-good-gone =
    { $for ->
        [track] Your next { WORD("orleans-character", $character) } would bring { WORD("orleans-good", $good) }, and the goods market has none left.
       *[place] The goods market has no { WORD("orleans-good", $good) } left for { WORD("orleans-place", $place, form: "the") }.
    }
orleans-refusal-technology-gone = No technology tile is left.
orleans-refusal-no-tile-left = Your next trader would bring a place tile of category { $categories }, and none is left.
orleans-refusal-development-end = You’re at the end of the development track; there’s nothing more to gain here.
orleans-refusal-no-way =
    { $by ->
        [water] No waterway leads on from { WORD("orleans-town", $town) }. Go by road first.
       *[road] No road leads on from { WORD("orleans-town", $town) }. Go by water first.
    }
orleans-refusal-town-taken =
    { $owner ->
        [me] You already have a trading station in { WORD("orleans-town", $town) }. Travel to a free town first.
       *[other] { $ownerName } has a trading station in { WORD("orleans-town", $town) }. Travel to a free town first.
    }
orleans-refusal-own-station = You already have a trading station in { WORD("orleans-town", $town) }. Travel to a free town first.
orleans-refusal-no-station = You have no trading station left to build.
orleans-refusal-no-coin = The Pharmacy takes at least 1 coin; you have none.
orleans-refusal-bag-empty = Your bag is empty, and the Bathhouse draws from it.
orleans-refusal-nobody-to-send =
    { $count ->
        [0] No one { WORD("orleans-place", $place, form: "on") } can be sent: your own four never go to deeds.
       *[other] No deed has room for { WORDS("orleans-character", $waiting, form: "a", join: "or") } any more.
    }
orleans-refusal-both-together = { WORDS("orleans-character", $waiting, form: "a") } must go together, but the deeds don’t have room for both.
orleans-refusal-not-in-village = The Village brings { WORDS("orleans-character", $characters, form: "a", join: "or") }.

## Travelling, sending, choosing

orleans-refusal-no-waterway =
    { $count ->
        [0] No waterway leads on from { WORD("orleans-town", $here) }.
       *[other] No waterway leads from { WORD("orleans-town", $here) } to { WORD("orleans-town", $town) }, only to { WORDS("orleans-town", $towns) }.
    }
orleans-refusal-no-road =
    { $count ->
        [0] No road leads on from { WORD("orleans-town", $here) }.
       *[other] No road leads from { WORD("orleans-town", $here) } to { WORD("orleans-town", $town) }, only to { WORDS("orleans-town", $towns) }.
    }
orleans-refusal-not-on-route =
    { $count ->
        [0] No good is left on this route.
       *[other] There’s no { WORD("orleans-good", $good) } on this route, only { WORDS("orleans-good", $goods) }.
    }
orleans-refusal-must-collect = The Horse Wagon must take a good along: { WORDS("orleans-good", $goods, join: "or") }.
orleans-refusal-all-must-go =
    { $count ->
        [one] { WORDS("orleans-character", $followers, form: "a") } can still be sent, and everyone who can go must.
       *[other] { WORDS("orleans-character", $followers, form: "a") } can still be sent, and all who can go must.
    }
orleans-refusal-send-one = Send at least 1 follower to a deed.
orleans-refusal-not-a-tile = { WORD("orleans-place", $place, form: "the") } is printed on your board. Choose a place tile.
orleans-refusal-tile-gone =
    { $owner ->
        [me] You already have { WORD("orleans-place", $place, form: "the") }. Choose another place tile.
        [other] { $ownerName } has { WORD("orleans-place", $place, form: "the") }. Choose another place tile.
       *[out] { WORD("orleans-place", $place, form: "the") } is out of this game. Choose another place tile.
    }
orleans-refusal-category = This trader brings a place tile of category { $categories }; this one is category { $category }.
orleans-refusal-one-to-three = The Pharmacy takes 1 to { $most } coins.
orleans-refusal-not-enough-coins =
    { $coins ->
        [0] You have no coins.
        [one] You have only 1 coin.
       *[other] You have only { $coins } coins.
    }
orleans-refusal-the-bathhouse = Followers you drew can’t stay in the Bathhouse itself. Choose another place.
orleans-refusal-must-place = There’s still room for { WORDS("orleans-character", $followers, form: "a") }. Place all you can.

## Paying

orleans-refusal-debt-not-covered =
    { $for ->
        [harvest] Without food you owe { $debt } coins; you have { $coins ->
            [0] none
           *[other] { $coins }
        }. Give food instead.
       *[torture] { $debt ->
            [one] You still owe 1 coin. Give up something in its place.
           *[other] You still owe { $debt } coins. Give up something for each.
        }
    }
orleans-refusal-blind-draw = You can’t choose who goes: the follower is drawn blind from your bag.
orleans-refusal-no-neutral-follower = Your bag holds none but your own four, and they stay. Give up something else.
orleans-refusal-coin-space = One step back lies a coin space, which you can’t step onto or over. Give up something else.
orleans-refusal-leaves-coin-space = You’re on a coin space and can’t step back from it. Give up something else.
orleans-refusal-no-step-to-give = You’re at the start of the development track. Give up something else.
orleans-refusal-no-good-to-give =
    { $count ->
        [0] You have no { WORD("orleans-good", $good) }, nor any other good.
       *[other] You have no { WORD("orleans-good", $good) }, only { WORDS("orleans-good", $mine) }.
    }
orleans-refusal-no-station-to-give =
    { $town ->
        [unbuilt] All your trading stations are built. Give up one on the map.
       *[other] You have no trading station in { WORD("orleans-town", $town) }.
    }
orleans-refusal-no-technology-to-give =
    { $held ->
        [yes] You hold no technology tile.
       *[no] There’s no technology tile { WORD("orleans-place", $place, form: "on") }.
    }
orleans-refusal-no-tile-to-give =
    { $owner ->
        [other] { WORD("orleans-place", $place, form: "the") } belongs to { $ownerName }. Give up a place tile of your own.
       *[me] { WORD("orleans-place", $place, form: "the") } is no place tile of yours.
    }
orleans-refusal-not-food = { WORD("orleans-good", $good) } is no food: give grain, cheese or wine.
orleans-refusal-no-such-good =
    { $count ->
        [0] You have no { WORD("orleans-good", $good) }, nor any other good.
       *[other] You have no { WORD("orleans-good", $good) }, only { WORDS("orleans-good", $mine) }.
    }
orleans-refusal-food-first = While you have food, you must give it. Coins are only for those without.
orleans-refusal-not-offered = You can’t do that now. Possible moves are highlighted.
