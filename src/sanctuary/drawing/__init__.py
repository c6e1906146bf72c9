"""Plain pictures of zoos and tables, drawn from a view: as SVG, and as pixels with Pillow."""
