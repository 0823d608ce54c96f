### The rules page.

ruling-why = Why:
