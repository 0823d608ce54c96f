### What of the sheet is reconstructed, part by part. `printed.py` says which sentences there must be.

johanna-made = What we reconstructed
johanna-made-help =
    We had the rulebook’s text, not its pictures. Every procedure, name and number in it is used exactly as
    printed. What only a picture showed is our reconstruction and is listed here. The data files name the
    source of each value, so you can replace it.
johanna-made-inferred = follows from the order of the text
johanna-made-warehouse-goods-points = The points of each row of goods.
johanna-made-warehouse-columns = Which of the first three columns of the warehouse gives what.
johanna-made-map-towns-at = Where the towns are on the map.
johanna-made-map-routes = The routes: which towns they connect, by land or by water, and what they give. Only Orléans–8, 8–9 and 8–16 are in the text.
johanna-made-persons-persons-tiles = How many of the 27 tiles show which character.
johanna-made-bank-start_coin = In which row of the bank the first coin is circled.
johanna-made-bank-rows = What the first row of the bank gives.
johanna-made-bank-columns = Which column of the bank gives what.
johanna-made-depot-shields = What the shields of the depot are worth.
johanna-made-development-track = How long the development track is.
johanna-made-development-fields-at = Which spaces of the track hold the multipliers and bonuses.
johanna-made-deeds-deeds-persons = Which characters each deed needs.
johanna-made-deeds-deeds-effect = Which deed has which of the four effects.
johanna-made-deeds-deeds-yellow = Which of the first three deeds gives which action as its yellow bonus.
johanna-made-places-cards-tier = The tier of each place.
johanna-made-places-cards-printed = Which 20 places are printed on the sheet.
johanna-made-places-cards-person = Who acts at these places: { $places }.
johanna-made-solo-cards-cards = What each of Johanna’s cards shows.
johanna-made-johanna-tracks = The points on Johanna’s tracks.
johanna-made-johanna-scholar = The spaces of her scholar track, except the 2 citizens.
johanna-made-johanna-depot = What her shields are worth.
johanna-made-johanna-slots = How many trading stations and citizens her area holds.
