### The rules page.

ruling-why = Warum:
