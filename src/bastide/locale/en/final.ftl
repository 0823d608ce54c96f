### The count at the end, step by step. Blanks: $number, $count numbers.

end-step = Step { $number } of { $count }
end-before = During the game
end-next = Next
end-back = One step back
end-skip = Skip to the result
end-result = To the result
end-steps = Step by step
end-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
