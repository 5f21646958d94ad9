"""What the fingers find: each colour has a shape and a texture of its own, on pieces, lands and name plates alike."""

FEEL = {
    "red": ("triangle", "stripes"),  # §1.8 a shape and a texture
    "green": ("square", "dots"),  # §1.8
    "blue": ("circle", "waves"),  # §1.8
    "yellow": ("diamond", "crosses"),  # §1.8
}
