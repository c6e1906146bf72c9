# Amiről dönteni kell. $number: hány van még hátra. A böngésző és a terminál ugyanazt kérdezi.

ask-take-in-range = { $reach ->
    [1] Vedd el a kijelző 1. helyén lévő lapkát.
   *[other] Vegyél el egy lapkát a kijelző 1–{ $reach }. helyéről.
}
ask-take = Vegyél el egy { kind-taken } a kijelző bármelyik helyéről (még { $number }).
ask-act = Válassz akciókártyát, és hogy mit teszel vele.
ask-play = Válassz lapkát, amelyet kijátszol ezzel: { $card }, erő: { $strength }.
ask-play-another = Kijátszhatsz még egy lapkát ezzel: { $card }, maradék erő: { $strength }.
ask-build = Kijátszhatsz egy épületet.
ask-place = Válassz mezőt ennek: { $tile }.
ask-cover = Válassz lapkát a kezedből, amely lefordítva ide kerül: { $cell }.
ask-discard-cost = Dobj el még { $number } lapkát az épületért.
ask-discard-limit = Legfeljebb { $limit } lapkád maradhat: dobj el még { $number } lapkát.
ask-choose = Válaszd ki, mi következzen.
ask-keep = Tarts meg egyet a felfordított állatok közül.
ask-pouch = Eldobhatsz egy lapkát egy zsákjelölőért (még { $number }).
ask-open-area = Válassz mezőt a halom felső lapkájának, lefordítva (még { $number }).
ask-relocate = Áthelyezhetsz egy lapkát: válaszd ki a mezőjét.
ask-relocate-to = Válaszd ki, hová kerüljön innen: { $cell }, { $tile }.
ask-move-card = Egy kártyádat használat nélkül az 1-es helyre teheted (még { $number }).
ask-support = Támogathatsz egy természetvédelmi célt.
ask-marker = Válassz eredményjelölőt ehhez: { $objective }.
ask-upgrade = Használhatsz egy fejlesztési jelölőt.
ask-upgrade-card = Válaszd ki a kártyát, amely a II. oldalára fordul.
ask-confirm = A köröd kész. Fejezd be.
