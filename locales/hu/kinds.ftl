# Ikonok és lapkafajták mondatokban. A $kind a szabályok egy szava, szóköz helyett _ jellel
# („africa”, „small_animal”); az a mondat, amely ilyen üzenetre hivatkozik, továbbadja.

# Mindig „ikon” a vége, ezért ragozható: { kind-icon }os.
kind-icon = { $kind ->
    [forest] erdőikon
    [rock] sziklaikon
    [water] vízikon
    [africa] Afrika-ikon
    [americas] Amerika-ikon
    [asia] Ázsia-ikon
    [australia] Ausztrália-ikon
    [europe] Európa-ikon
    [bird] madárikon
    [herbivore] növényevőikon
    [predator] ragadozóikon
    [primate] főemlősikon
    [reptile] hüllőikon
    [petting_zoo] állatsimogató-ikon
    [building] épületikon
    [project] projektikon
   *[other] { $kind }-ikon
}

# Vegyél el 1 …
kind-taken = { $kind ->
    [any] lapkát
    [animal] állatot
    [small_animal] kis állatot
    [large_animal] nagy állatot
    [building] épületet
    [project] projektet
   *[icon] { kind-icon }os lapkát
}

# Vedd el az összes …
kind-taken-all = { $kind ->
    [any] lapkát
    [animal] állatot
    [small_animal] kis állatot
    [large_animal] nagy állatot
    [building] épületet
    [project] projektet
   *[icon] { kind-icon }os lapkát
}

# Legalább … mellé
kind-neighbours = { $kind ->
    [animal] { $number } állat
    [small_animal] { $number } kis állat
    [large_animal] { $number } nagy állat
    [building] { $number } épület
    [project] { $number } projekt
    [open_area] { $number } üres terület
   *[icon] { $number ->
        [1] { $number } { kind-icon }os lapka
       *[other] { $number } különböző { kind-icon }os lapka
    }
}

# … pont minden egyes …
kind-scored = { $kind ->
    [building] épületért
    [project] projektért
   *[icon] { kind-icon }ért
}

# Minden … kijátszásához kevesebb erő kell.
kind-discounted = { $kind ->
    [animal] Minden más állat
    [small_animal] Minden kis állat
    [large_animal] Minden nagy állat
   *[icon] Minden más { kind-icon }os állat és projekt
}

# Egy szó, a rövid alakokhoz.
kind-short = { $kind ->
    [any] bármely lapka
    [animal] állat
    [small_animal] kis állat
    [large_animal] nagy állat
    [open_area] üres terület
    [forest] { term-forest }
    [rock] { term-rock }
    [water] { term-water }
    [africa] { term-africa }
    [americas] { term-americas }
    [asia] { term-asia }
    [australia] { term-australia }
    [europe] { term-europe }
    [bird] { term-bird }
    [herbivore] { term-herbivore }
    [predator] { term-predator }
    [primate] { term-primate }
    [reptile] { term-reptile }
    [petting_zoo] { term-petting-zoo }
    [building] { term-building }
    [project] { term-project }
   *[other] { $kind }
}
