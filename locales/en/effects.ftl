# What tiles and spaces do, composed from the effect words (rules R6.7–R6.16). Each effect has three forms:
# a sentence; `.after`, the same after a clause and without its full stop; `.short`, a few signs.

effect-draw = { $number ->
    [one] Draw { $number } tile from the pile.
   *[other] Draw { $number } tiles from the pile.
}
    .after = { $number ->
        [one] draw { $number } tile from the pile
       *[other] draw { $number } tiles from the pile
    }
    .short = draw { $number }

effect-reveal = Reveal the top { $number } tiles of the pile: take one animal among them, if there is any, and discard the rest.
    .after = reveal the top { $number } tiles of the pile: take one animal among them, if there is any, and discard the rest
    .short = reveal { $number }, keep an animal

effect-conservation = { $number ->
    [one] Gain { $number } conservation marker.
   *[other] Gain { $number } conservation markers.
}
    .after = { $number ->
        [one] gain { $number } conservation marker
       *[other] gain { $number } conservation markers
    }
    .short = +{ $number } conservation

effect-pouch = { $number ->
    [one] Discard { $number } tile from your hand to gain { $number } pouch marker.
   *[other] Discard up to { $number } tiles from your hand; gain a pouch marker for each.
}
    .after = { $number ->
        [one] discard { $number } tile from your hand to gain { $number } pouch marker
       *[other] discard up to { $number } tiles from your hand; gain a pouch marker for each
    }
    .short = pouch { $number }

effect-place-open-area = { $number ->
    [one] Place the top tile of the pile face down as an open area.
   *[other] Place the top { $number } tiles of the pile face down as open areas, one after the other.
}
    .after = { $number ->
        [one] place the top tile of the pile face down as an open area
       *[other] place the top { $number } tiles of the pile face down as open areas, one after the other
    }
    .short = { $number ->
        [one] open area
       *[other] open area ×{ $number }
    }

effect-move-action = After this step, move one of your action cards to slot 1 without using it.
    .after = move one of your action cards to slot 1 after this step, without using it
    .short = card to slot 1

effect-relocate = Relocate one tile of your zoo to another empty space.
    .after = relocate one tile of your zoo to another empty space
    .short = relocate

effect-take = Take { $number } { kind-taken } from anywhere in the display.
    .after = take { $number } { kind-taken } from anywhere in the display
    .short = take ({ $number }): { kind-short }

effect-take-all = Take all { kind-taken-all } from the display.
    .after = take all { kind-taken-all } from the display
    .short = take (all): { kind-short }

# $small and $large: conservation markers for a small and for a large animal.
effect-release = Release an animal: play this tile on an animal tile with the { kind-icon } icon in your zoo. A small animal gives { $small } conservation markers, a large one { $large }.
    .after = release an animal with the { kind-icon } icon: a small one gives { $small } conservation markers, a large one { $large }
    .short = release: { kind-short }

# Every time a tile with an icon is played. $effect: what happens, in its `.after` form.
ongoing-when = Each time you play a tile with the { kind-icon } icon (this one too), { $effect }.
    .short = { kind-short } → { $effect }

ongoing-discount = { kind-discounted } require { $number } less strength.
    .short = { kind-short } −{ $number }

# The printed bonus of a space. $effect: in its `.after` form.
placement-bonus = Placement bonus: { $effect }.
    .short = { $effect }
