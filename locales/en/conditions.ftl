# What a building requires of its space (rule R7.2) or of the player (rule R7.3).

condition-next-to = Place it only next to at least { kind-neighbours }.
    .short = next to ({ $number }): { kind-short }

condition-next-to-group = Place it only next to a connected group of at least { $number } tiles with the { kind-icon } icon.
    .short = next to group ({ $number }): { kind-short }

condition-next-to-different = Place it only where the neighbouring tiles show at least { $number } different class or continent icons.
    .short = next to { $number } different

condition-by-the-river = Place it only on a space by the river.
    .short = by the river

condition-have-continents = Play it only if your zoo shows at least { $number } different continents.
    .short = { $number } continents

condition-have-classes = Play it only if your zoo shows at least { $number } different animal classes.
    .short = { $number } classes

condition-have-different = Play it only if your zoo shows at least { $number } different class and continent icons.
    .short = { $number } different

condition-river-covered = Play it only if every space by the river has a tile on it, face down or not.
    .short = river covered

condition-hand-at-least = Play it only if you have at least { $number } tiles in hand, this one included.
    .short = hand ≥ { $number }

condition-discard = Discard { $number } other tiles from your hand to play it.
    .short = discard { $number }
