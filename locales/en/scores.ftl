# What a tile is worth in the final scoring (rules R9.1–R9.8).

score-fixed = { $number ->
    [0] No points of its own.
    [one] { $number } point.
   *[other] { $number } points.
}
    .short = { $number }

score-per-icon = { $number ->
    [one] { $number } point for each { kind-scored } in your zoo.
   *[other] { $number } points for each { kind-scored } in your zoo.
}
    .short = { $number }/{ kind-short }

score-per-connected = { $number ->
    [one] { $number } point for each { kind-scored } in the connected group that this tile belongs to, itself included.
   *[other] { $number } points for each { kind-scored } in the connected group that this tile belongs to, itself included.
}
    .short = { $number }/connected { kind-short }

score-per-adjacent = { $number ->
    [one] { $number } point for each { kind-scored } on neighbouring tiles.
   *[other] { $number } points for each { kind-scored } on neighbouring tiles.
}
    .short = { $number }/adjacent { kind-short }

score-per-different = { $number ->
    [one] { $number } point for each different class or continent icon on neighbouring tiles.
   *[other] { $number } points for each different class or continent icon on neighbouring tiles.
}
    .short = { $number }/different adjacent icon

# $one, $two, $three: points of a group of one, of two, of three or more.
score-petting-group = Each connected group of petting zoo animals scores once: { $one } points for one animal, { $two } for two, { $three } for three or more.
    .short = group { $one }-{ $two }-{ $three }

score-per-hand-tile = { $number ->
    [one] { $number } point for each tile in your hand at the end of the game.
   *[other] { $number } points for each tile in your hand at the end of the game.
}
    .short = { $number }/tile in hand

score-per-open-area = { $number ->
    [one] { $number } point for each open area in your zoo, the printed ones too.
   *[other] { $number } points for each open area in your zoo, the printed ones too.
}
    .short = { $number }/open area
