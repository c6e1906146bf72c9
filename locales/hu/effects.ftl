# Amit a lapkák és a mezők tesznek, a hatások szavaiból összerakva (R6.7–R6.16 szabály). Minden hatásnak három
# alakja van: mondat; `.after`: ugyanez egy tagmondat után, pont nélkül; `.short`: néhány jel.

effect-draw = Húzz { $number } lapkát a halomból.
    .after = húzz { $number } lapkát a halomból
    .short = húzás: { $number }

effect-reveal = Fordítsd fel a halom felső { $number } lapkáját: ha van köztük állat, egyet vegyél a kezedbe, a többi lapkát dobd el.
    .after = fordítsd fel a halom felső { $number } lapkáját: ha van köztük állat, egyet vegyél a kezedbe, a többi lapkát dobd el
    .short = { $number } lapka fel, 1 állat kézbe

effect-conservation = Kapsz { $number } természetvédelmi jelölőt.
    .after = kapsz { $number } természetvédelmi jelölőt
    .short = +{ $number } természetvédelem

effect-pouch = { $number ->
    [1] Dobj el { $number } lapkát a kezedből, hogy kapj { $number } zsákjelölőt.
   *[other] Dobj el legfeljebb { $number } lapkát a kezedből; mindegyikért kapsz egy zsákjelölőt.
}
    .after = { $number ->
        [1] dobj el { $number } lapkát a kezedből, hogy kapj { $number } zsákjelölőt
       *[other] dobj el legfeljebb { $number } lapkát a kezedből; mindegyikért kapsz egy zsákjelölőt
    }
    .short = zsák: { $number }

effect-place-open-area = { $number ->
    [1] Tedd le a halom legfelső lapkáját lefordítva, üres területként.
   *[other] Tedd le a halom felső { $number } lapkáját egyenként, lefordítva, üres területként.
}
    .after = { $number ->
        [1] tedd le a halom legfelső lapkáját lefordítva, üres területként
       *[other] tedd le a halom felső { $number } lapkáját egyenként, lefordítva, üres területként
    }
    .short = { $number ->
        [1] üres terület
       *[other] üres terület ×{ $number }
    }

effect-move-action = Ennek a lépésnek a végén tedd az egyik akciókártyádat az 1-es helyre, anélkül hogy használnád.
    .after = ennek a lépésnek a végén tedd az egyik akciókártyádat az 1-es helyre, anélkül hogy használnád
    .short = kártya az 1-es helyre

effect-relocate = Helyezd át az állatkerted egyik lapkáját egy másik szabad mezőre.
    .after = helyezd át az állatkerted egyik lapkáját egy másik szabad mezőre
    .short = áthelyezés

effect-take = Vegyél el { $number } { kind-taken } a kijelző bármelyik helyéről.
    .after = vegyél el { $number } { kind-taken } a kijelző bármelyik helyéről
    .short = elvétel ({ $number }): { kind-short }

effect-take-all = Vedd el az összes { kind-taken-all } a kijelzőről.
    .after = vedd el az összes { kind-taken-all } a kijelzőről
    .short = elvétel (mind): { kind-short }

# $small és $large: ennyi természetvédelmi jelölő jár kis, illetve nagy állatért.
effect-release = Engedj szabadon egy állatot: ezt a lapkát az állatkerted egyik { kind-icon }os állatlapkájára tedd. Kis állatért { $small }, nagy állatért { $large } természetvédelmi jelölőt kapsz.
    .after = engedj szabadon egy { kind-icon }os állatot: kis állatért { $small }, nagy állatért { $large } természetvédelmi jelölőt kapsz
    .short = szabadon engedés: { kind-short }

# Valahányszor adott ikonú lapkát játszanak ki. $effect: ami történik, `.after` alakban.
ongoing-when = Valahányszor { kind-icon }os lapkát játszol ki (ezt is beleértve), { $effect }.
    .short = { kind-short } → { $effect }

ongoing-discount = { kind-discounted } kijátszásához { $number } erővel kevesebb kell.
    .short = { kind-short } −{ $number }

# Egy mező nyomtatott bónusza. $effect: `.after` alakban.
placement-bonus = Elhelyezési bónusz: { $effect }.
    .short = { $effect }
