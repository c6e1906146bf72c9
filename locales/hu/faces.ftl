# Egy lapka színe: mi ez, milyen ikonjai és nyilai vannak, mi a párja.

# $size: „small” (kis) vagy „large” (nagy) állat (R1.3 szabály). $sex: „male”, „female” vagy „none”.
face-animal = { $sex ->
    [male] { $id } { $name }, hím – { $size ->
        [small] kis állat
       *[large] nagy állat
    }, { $level }. szint
    [female] { $id } { $name }, nőstény – { $size ->
        [small] kis állat
       *[large] nagy állat
    }, { $level }. szint
   *[none] { $id } { $name } – { $size ->
        [small] kis állat
       *[large] nagy állat
    }, { $level }. szint
}
face-project = { $id } { $name } – projekt, { $level }. szint
face-building = { $id } { $name } – épület

# $icons: ikonok felsorolása.
face-icons = Ikonok: { $icons }.
face-undefined-habitat = Nincs élőhelye: bármelyik élőhely kártyájával kijátszható.

# $directions: az alábbi üzenetekből álló, $number tagú felsorolás.
face-arrows = { $number ->
    [1] Üres területnek kell lennie tőle { $directions }.
   *[other] Üres területeknek kell lenniük tőle { $directions }.
}
direction-N = északra
direction-NE = északkeletre
direction-SE = délkeletre
direction-S = délre
direction-SW = délnyugatra
direction-NW = északnyugatra

# $sex, $id: a másik állaté. $number: természetvédelmi jelölők száma.
face-pair = { $sex ->
    [male] Párja: a hím ({ $id }).
   *[female] Párja: a nőstény ({ $id }).
} Ha mellé játszod ki, kapsz { $number } természetvédelmi jelölőt.

# A nem jele a rövid alakokban.
sex-male = ♂
sex-female = ♀

# Egy lapka más mondatban.
face-label = { $name } ({ $id })
