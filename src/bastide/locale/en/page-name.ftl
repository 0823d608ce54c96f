### The name, asked once before the first game.
name-title = What should we call you?
name-help = This is how others see you at the table. We ask only once.
name-card = Your card at the table
name-go = To the table
name-none = Play without a name
