### Carcassonne: what followers are called by where they stand. Forms: docs/words.md.
carcassonne-figure-knight = knight
    .a = a knight
    .the = the knight
    .plural = knights
carcassonne-figure-highwayman = highwayman
    .a = a highwayman
    .the = the highwayman
    .plural = highwaymen
carcassonne-figure-monk = monk
    .a = a monk
    .the = the monk
    .plural = monks
carcassonne-figure-farmer = farmer
    .a = a farmer
    .the = the farmer
    .plural = farmers
