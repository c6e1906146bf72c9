# Mi a baj egy játszmafájllal, egy állással vagy egy mentett játszmával.
# Az értékek úgy állnak, ahogy a fájlban vannak. $where, $place: kulcs, mint a zoo.c1, vagy sor.
# $reason: miért nem engedik a szabályok, egész mondat. $problem: egy másik ezek közül.

## Helyek

problem-at = { $where }: { $problem }
problem-at-line = { $line }. sor
problem-at-column = { $line }. sor, { $column }. oszlop

## JSON

problem-no-utf8 = { ARTICLE($byte) } { $byte }. bájt nem UTF-8
problem-empty-line = a sor üres
problem-json-ends = nem JSON: idő előtt véget ér
problem-json-column = nem JSON { ARTICLE($column) } { $column }. oszlopnál: { $found }
problem-json-line = nem JSON { ARTICLE($line) } { $line }. sor { $column }. oszlopánál: { $found }
problem-json-too-deep = ez a JSON nem lehet a miénk: túl mélyen ágyazott
problem-json-long-number = ez a JSON nem lehet a miénk: egy számnak túl sok számjegye van
problem-json-constant = a JSON-ban ez nem szám: { $value }
problem-key-twice = a kulcs kétszer szerepel: { $key }
problem-key-missing = hiányzó kulcs: { $key }
problem-unknown-key = ismeretlen kulcs: { $value }; lehetne: { $known }
problem-no-object = nem objektum: { $value }
problem-no-list = nem lista: { $value }
problem-no-text = nem szöveg: { $value }
problem-no-number = nem egész szám: { $value }
problem-no-flag = sem igaz, sem hamis (true, false): { $value }
problem-half-character = fél írásjel van benne: { $value }

## Értékek

problem-below = túl kicsi: { $value }; legalább { $least } kell
problem-above = túl nagy: { $value }; a JSON { $most } fölött már nem pontos
problem-out-of-bounds = { $value } nincs { $least } és { $most } között
problem-none-of = { $value } nincs ezek között: { $allowed }
problem-twice = kétszer szerepel: { $value }
problem-length = { $count } eleme van; ennyi kell: { $wanted }
problem-form = nem ilyen alakú: { $value }; így kell: { $form }
problem-unknown-format = ismeretlen: { $value }; lehetne: { $known }
problem-unknown-tile = nincs ilyen lapka: { $value }
problem-unknown-cell = nincs ilyen mező: { $value }
problem-unknown-card = nincs ilyen kártya: { $value }
problem-unknown-objective = nincs ilyen cél: { $value }
problem-unknown-outcome = nincs ilyen kimenetel: { $value }
problem-unknown-category = nincs ilyen pontfajta: { $value }
problem-unknown-effect = nincs ilyen hatás: { $value }
problem-unknown-frame = nincs ilyen várakozó: { $value }
problem-unknown-kind = nincs ilyen fajta: { $value }
problem-unknown-thing = nincs ilyen: { $value }

## Állatkertek

problem-nothing-asked = hiányzó kulcs: { $key }; itt állnak a lapkák, amelyeknek hely kell
problem-tile-elsewhere = ez a lapka már máshol van: { $tile }, itt: { $place }
problem-on-entrance = a bejáratra semmi sem kerülhet (R2.2)
problem-on-printed-area = nyomtatott üres területre semmi sem kerülhet (R2.3)
problem-no-stack = nem egy állat és a rá kerülő szabadon engedés: { $value } (R6.2)
problem-no-release = nem szabadon engedő projekt: { $tile } (R6.2)
problem-no-animal = nem állat, ezért nem engedhető szabadon: { $tile } (R6.2)
problem-other-release = { $tile } ezt engedi szabadon: { $icon }, de ez nincs rajta: { $other } (R6.2)
problem-slot-empty = { $slot }. hely: nincs rajta kártya; 1-től { $slots }-ig minden helyen egy kártya áll
problem-slot-shared = { $slot }. hely: { $cards } van rajta; 1-től { $slots }-ig minden helyen egy kártya áll
problem-marker-elsewhere = ez az eredményjelölő már máshol van: { $size } ikonos, itt: { $place }
problem-marker-used = ez az eredményjelölő már egy célon van: { $size } ikonos

## Mentett játszmák

problem-tile-nowhere = ez a lapka sehol sincs: { $tile }
problem-not-ongoing = nem az állatkert folyamatos hatású lapkái: { $value }; ezek azok: { $wanted }
problem-no-pair = nem az állatkert állata a párjával együtt: { $tile }
problem-seen-gone = sem a kézben, sem képpel lefelé nincs ott: { $tile }
problem-seen-later = előbb került le képpel lefelé, mint hogy kézbe vették volna: { $tile }
problem-ply-to-come = ez a lépés még csak ezután jön: { $ply }
problem-turns-left = { $value } nem illik ehhez: end_seat és outcome
problem-solo-at = { $count } jelölőből nem lehet ennyi megfordítva: { $value }
problem-stack-after-end = vége után semmi sem vár (kimenetel: { $outcome })
problem-stack-begins = a folyó játszmánál a kör lépései állnak elöl
problem-no-steps = nem egy kör utolsó lépései
problem-frame-place = itt nem állhat: { $frame }
problem-frame-below = { $frame } csak ezen állhat: { $below }
problem-frame-zoo = nem illik a soron lévő állatkerthez: { $frame }
problem-frame-asks-nothing = legfelül áll, de nem kérdez semmit: { $frame }
problem-none-to-keep = lapkák vannak itt, de egyet sem kell megtartani
problem-no-legal-move = a legfelső döntésnél egyetlen lépés sem lehetséges

## Jegyzőkönyvek

problem-no-date = nem dátum, mint például 2026-11-30: { $value }
problem-seed-or-start = egy játszmafájl vagy ezzel kezdődik: { $seed }, vagy ezzel: { $start }
problem-no-move = nem lépés: { $value }; lehetne például: { $example }
problem-no-move-near = nem lépés: { $value }; erre gondoltál: { $near }?
problem-other-rules = a játszmafájl a szabályok { $says }. változatával készült; ez a program { ARTICLE($plays) } { $plays }. szerint játszik
problem-other-catalogue = a játszmafájl ezekkel az adatokkal készült: { $says }; ebben a programban ezek vannak: { $has }
problem-other-options = nem azok, mint a kezdőállásban
problem-illegal = itt nem lehetséges: { $move }. { $reason } Lehetséges: { $legal }
problem-illegal-at-end = itt nem lehetséges: { $move }. { $reason }
problem-other-turn = a szöveg itt tart: { $turn }. kör, { $seat }. hely; a játszma itt: { $at_turn }. kör, { $at_seat }. hely
problem-other-answer = más döntésre felel: { $said }; itt ez kell: { $phrase }
problem-not-over = az utolsó lépés után a játszmának még nincs vége: a játszmafájl vége hiányzik
problem-result-missing = hiányzik, pedig a játszmának vége (kimenetel: { $outcome })
problem-other-result = a játszmafájl szerint { $says }, a lépései szerint { $gives }
problem-digest-missing = hiányzik: a játszmafájl vége elveszett, vagy sosem zárták le
problem-other-digest = a játszmafájl szerint { $says }, a lépései szerint { $gives }: átírták, vagy a vége hiányzik

## Lejegyzés

problem-no-title = ennek kell itt állnia: { $title }
problem-text-ends = ennek kell a végén állnia: { $digest }; a szöveg vége hiányzik
problem-after-footer = ezután nem állhat lépés vagy megjegyzés: { $key }
problem-unknown-field = ismeretlen: { $value }; lépés vagy ezek egyike állhat itt: { $known }
problem-field-twice = kétszer szerepel: { $key }, először { ARTICLE($line) } { $line }. sorban
problem-field-late = a lépések előtt a helye: { $key }
problem-no-name = nem idézőjelek közötti név: { $value }
problem-no-winners = nem helyek listája, mint például [1]: { $value }
problem-no-seat = nincs { $seat }. hely; a játékosok száma { $players }
problem-unreadable = nem olvasható: { $value }; { $problem }
problem-comment-open = a megjegyzést a sorában nem zárja le { $sign }
problem-unexpected-sign = váratlan: { $sign }
problem-unknown-escape = ismeretlen jelölés a megjegyzésben: { $escape }
