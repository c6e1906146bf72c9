# Amennyit egy lapka a végső pontozáskor ér (R9.1–R9.8 szabály).

score-fixed = { $number ->
    [0] Önmagában nem ér pontot.
   *[other] { $number } pont.
}
    .short = { $number }

score-per-icon = { $number } pont az állatkertedben lévő minden egyes { kind-scored }.
    .short = { $number }/{ kind-short }

score-per-connected = { $number } pont minden egyes { kind-scored } abban az összefüggő csoportban, amelyhez ez a lapka tartozik; ez a lapka is számít.
    .short = { $number }/összefüggő { kind-short }

score-per-adjacent = { $number } pont a szomszédos lapkákon látható minden egyes { kind-scored }.
    .short = { $number }/szomszédos { kind-short }

score-per-different = { $number } pont a szomszédos lapkákon látható minden különböző állatosztály- és földrészikonért.
    .short = { $number }/különböző szomszédos ikon

# $one, $two, $three: ennyi pont jár egy, két, illetve legalább három állatból álló csoportért.
score-petting-group = Az állatsimogató állatainak minden összefüggő csoportja egyszer ér pontot: egy állat { $one }, két állat { $two }, három vagy több állat { $three } pontot.
    .short = csoport { $one }-{ $two }-{ $three }

score-per-hand-tile = { $number } pont minden lapkáért, amely a játék végén a kezedben van.
    .short = { $number }/lapka a kézben

score-per-open-area = { $number } pont az állatkerted minden üres területéért, a nyomtatottakért is.
    .short = { $number }/üres terület
