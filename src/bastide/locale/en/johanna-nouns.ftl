### The nouns of Johanna with their forms, asked for by WORD("johanna-place", $place, form: "the").
### tests/johanna/test_words.py holds them to the data.

## Characters

johanna-person-farmer = farmer
    .a = a farmer
    .the = the farmer
    .plural = farmers
    .action = farmer action
johanna-person-knight = knight
    .a = a knight
    .the = the knight
    .plural = knights
    .action = knight action
johanna-person-boatman = boatman
    .a = a boatman
    .the = the boatman
    .plural = boatmen
    .action = boatman action
johanna-person-craftsman = craftsman
    .a = a craftsman
    .the = the craftsman
    .plural = craftsmen
    .action = craftsman action
johanna-person-trader = trader
    .a = a trader
    .the = the trader
    .plural = traders
    .action = trader action
johanna-person-scholar = scholar
    .a = a scholar
    .the = the scholar
    .plural = scholars
    .action = scholar action
johanna-person-monk = monk
    .a = a monk
    .the = the monk
    .plural = monks
    .action = monk action

## Goods

johanna-good-grain = grain
johanna-good-cheese = cheese
johanna-good-wine = wine
johanna-good-wool = wool
johanna-good-brocade = brocade

## Places

johanna-place-stable = Stable
    .the = the Stable
johanna-place-library = Library
    .the = the Library
johanna-place-windmill = Windmill
    .the = the Windmill
johanna-place-brewery = Brewery
    .the = the Brewery
johanna-place-pasture = Pasture
    .the = the Pasture
johanna-place-cemetery = Cemetery
    .the = the Cemetery
johanna-place-distillery = Distillery
    .the = the Distillery
johanna-place-archive = Archive
    .the = the Archive
johanna-place-fishing_boat = Fishing Boat
    .the = the Fishing Boat
johanna-place-trade_route = Trade Route
    .the = the Trade Route
johanna-place-tree_house = Tree House
    .the = the Tree House
johanna-place-hay_barn = Hayrick
    .the = the Hayrick
johanna-place-cheese_dairy = Cheese Factory
    .the = the Cheese Factory
johanna-place-carpentry = Carpentry
    .the = the Carpentry
johanna-place-two_master = Two-Master
    .the = the Two-Master
johanna-place-four_in_hand = Four-in-Hand
    .the = the Four-in-Hand
johanna-place-tavern = Tavern
    .the = the Tavern
johanna-place-architect = Architect
    .the = the Architect
johanna-place-winery = Winery
    .the = the Winery
johanna-place-confessional = Confessional
    .the = the Confessional
johanna-place-falconry = Falconry
    .the = the Falconry
johanna-place-inn = Inn
    .the = the Inn
johanna-place-advisor = Advisor
    .the = the Advisor
johanna-place-park = Park
    .the = the Park
johanna-place-department_store = Department Store
    .the = the Department Store
johanna-place-school = School
    .the = the School
johanna-place-goldsmith = Goldsmith
    .the = the Goldsmith
johanna-place-circus = Circus
    .the = the Circus
johanna-place-machine = Machine
    .the = the Machine
johanna-place-observatory = Observatory
    .the = the Observatory

## Levels of the solo game, effects of Johanna’s cards

johanna-level-standard = Standard
johanna-level-expert = Expert
johanna-level-challenge = Challenge
johanna-effect-shield = Shield
johanna-effect-development = Development step
johanna-effect-build = Build a trading station
johanna-effect-remove_place = Remove a place
johanna-effect-bank_shield = Cross out a shield of the bank
johanna-effect-citizen = Citizen
johanna-effect-warehouse_citizen = Citizen of the warehouse
johanna-effect-bank_citizen = Citizen of the bank
johanna-effect-deed_from = Cross out a deed
johanna-effect-monk = Monk action
