# Amit egy épület a mezőjétől (R7.2 szabály) vagy a játékostól (R7.3 szabály) megkövetel.

condition-next-to = Csak legalább { kind-neighbours } mellé teheted.
    .short = mellé ({ $number }): { kind-short }

condition-next-to-group = Csak legalább { $number } { kind-icon }os lapkából álló összefüggő csoport mellé teheted.
    .short = csoport mellé ({ $number }): { kind-short }

condition-next-to-different = Csak oda teheted, ahol a szomszédos lapkákon legalább { $number } különböző állatosztály- vagy földrészikon látható.
    .short = { $number } különböző mellé

condition-by-the-river = Csak folyóparti mezőre teheted.
    .short = folyópart

condition-have-continents = Csak akkor játszhatod ki, ha az állatkertedben legalább { $number } különböző földrész ikonja látható.
    .short = { $number } földrész

condition-have-classes = Csak akkor játszhatod ki, ha az állatkertedben legalább { $number } különböző állatosztály ikonja látható.
    .short = { $number } állatosztály

condition-have-different = Csak akkor játszhatod ki, ha az állatkertedben legalább { $number } különböző állatosztály- és földrészikon látható.
    .short = { $number } különböző

condition-river-covered = Csak akkor játszhatod ki, ha minden folyóparti meződön van lapka, akár lefordítva is.
    .short = lefedett folyópart

condition-hand-at-least = Csak akkor játszhatod ki, ha legalább { $number } lapka van a kezedben, ezt is beleértve.
    .short = kéz ≥ { $number }

condition-discard = A kijátszásához dobj el { $number } másik lapkát a kezedből.
    .short = eldobás: { $number }
