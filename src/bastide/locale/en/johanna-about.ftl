### What of the sheet is reconstructed, part by part. `printed.py` says which sentences there must be.

johanna-made = What we had to reconstruct
johanna-made-help =
    The pictures of the rulebook were not to be had, only its text. Every procedure, every name and every number
    that the text states is exactly so here. The following was only in the pictures and is our reconstruction;
    it stands in data files, value by value with where it comes from, and can be replaced there.
johanna-made-inferred = follows from the order of the text
johanna-made-warehouse-goods-points = The points of each row of goods.
johanna-made-warehouse-columns = Which of the first three columns of the warehouse gives what.
johanna-made-map-towns-at = Where the towns lie.
johanna-made-map-routes = The routes: which towns they join, by land or by water, and what they give. That Orléans and 8, 8 and 9, 8 and 16 are joined is in the text.
johanna-made-persons-persons-tiles = How many of the 27 tiles show which person.
johanna-made-bank-start_coin = In which row of the bank the first coin is circled.
johanna-made-bank-rows = What the first row of the bank gives.
johanna-made-bank-columns = Which column of the bank gives what.
johanna-made-depot-shields = What the shields of the depot are worth.
johanna-made-development-track = How long the development track is.
johanna-made-development-fields-at = On which fields of the track the levels and bonuses are.
johanna-made-deeds-deeds-persons = Which persons each deed needs.
johanna-made-deeds-deeds-effect = Which deed has which of the four effects.
johanna-made-deeds-deeds-yellow = Which of the first three deeds gives which action as its golden bonus.
johanna-made-places-cards-tier = The tier of each place.
johanna-made-places-cards-printed = Which twenty places are printed on the sheet.
johanna-made-places-cards-person = Who acts at these places: { $places }.
johanna-made-solo-cards-cards = What each of Johanna’s cards shows.
johanna-made-johanna-tracks = The points on Johanna’s tracks.
johanna-made-johanna-scholar = The fields of her scholar track, save the two citizens.
johanna-made-johanna-depot = What her shields are worth.
johanna-made-johanna-slots = How many trading posts and citizens her area has room for.
