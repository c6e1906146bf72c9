# Icons and kinds of tiles inside sentences. $kind is a word of the rules with _ for spaces
# ("africa", "small_animal"), which a sentence that refers to one of these messages passes on.

kind-icon = { $kind ->
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

# Take 1 …
kind-taken = { $kind ->
    [any] tile
    [animal] animal
    [small_animal] small animal
    [large_animal] large animal
    [building] building
    [project] project
   *[icon] tile with the { kind-icon } icon
}

# Take all …
kind-taken-all = { $kind ->
    [any] tiles
    [animal] animals
    [small_animal] small animals
    [large_animal] large animals
    [building] buildings
    [project] projects
   *[icon] tiles with the { kind-icon } icon
}

# Next to at least …
kind-neighbours = { $kind ->
    [animal] { $number ->
        [one] { $number } animal
       *[other] { $number } animals
    }
    [small_animal] { $number ->
        [one] { $number } small animal
       *[other] { $number } small animals
    }
    [large_animal] { $number ->
        [one] { $number } large animal
       *[other] { $number } large animals
    }
    [building] { $number ->
        [one] { $number } building
       *[other] { $number } buildings
    }
    [project] { $number ->
        [one] { $number } project
       *[other] { $number } projects
    }
    [open_area] { $number ->
        [one] { $number } open area
       *[other] { $number } open areas
    }
   *[icon] { $number ->
        [one] { $number } tile with the { kind-icon } icon
       *[other] { $number } different tiles with the { kind-icon } icon
    }
}

# … points for each …
kind-scored = { $kind ->
    [building] building
    [project] project
   *[icon] { kind-icon } icon
}

# … need less strength.
kind-discounted = { $kind ->
    [animal] Other animals
    [small_animal] Small animals
    [large_animal] Large animals
   *[icon] Other animals and projects with the { kind-icon } icon
}

# One word, for short forms.
kind-short = { $kind ->
    [any] any tile
    [animal] animal
    [small_animal] small animal
    [large_animal] large animal
    [open_area] open area
   *[icon] { kind-icon }
}
