# The face of a tile: what it is, its icons, its arrows, its pair.

# $size: "small" or "large" animal (rule R1.3). $sex: "male", "female" or "none".
face-animal = { $sex ->
    [male] { $id } { $name }, male – { $size ->
        [small] small animal
       *[large] large animal
    }, level { $level }
    [female] { $id } { $name }, female – { $size ->
        [small] small animal
       *[large] large animal
    }, level { $level }
   *[none] { $id } { $name } – { $size ->
        [small] small animal
       *[large] large animal
    }, level { $level }
}
face-project = { $id } { $name } – project, level { $level }
face-building = { $id } { $name } – building

# $icons: a list of icons.
face-icons = Icons: { $icons }.
face-undefined-habitat = No habitat: any habitat card can play it.

# $directions: a list made of the messages below, $number of them.
face-arrows = { $number ->
    [one] Needs an open area { $directions }.
   *[other] Needs open areas { $directions }.
}
direction-N = to the north
direction-NE = to the north-east
direction-SE = to the south-east
direction-S = to the south
direction-SW = to the south-west
direction-NW = to the north-west

# $sex, $id: of the other animal. $number: conservation markers.
face-pair = { $sex ->
    [male] Pair: the male ({ $id }).
   *[female] Pair: the female ({ $id }).
} { $number ->
    [one] Play it next to that tile to gain { $number } conservation marker.
   *[other] Play it next to that tile to gain { $number } conservation markers.
}

# The sign of a sex in short forms.
sex-male = ♂
sex-female = ♀

# A tile inside another sentence.
face-label = { $name } ({ $id })
