"""The stars of the chart in window.py: where they are in the sky, and where on the chart.

The chart shows the sky around the pole as one sees it when facing north. It is turned so that the line from Dubhe to Polaris
rises by 15 degrees from left to right, an angle at which the ruler of the overlay snaps.
"""
import math

WIDTH, HEIGHT = 592, 492
POLE = 352, 214
# Pixels per degree.
SCALE = 6.6
RISE = 15

# Right ascension in hours, declination in degrees, magnitude; J2000.
STARS = {
    "Polaris": (2.530, 89.264, 1.98), "Kochab": (14.845, 74.156, 2.08), "Pherkad": (15.346, 71.834, 3.05),
    "Yildun": (17.537, 86.586, 4.36), "Epsilon": (16.766, 82.037, 4.23), "Zeta": (15.734, 77.794, 4.32), "Eta": (16.292, 75.755, 4.95),
    "Dubhe": (11.062, 61.751, 1.79), "Merak": (11.031, 56.382, 2.37), "Phecda": (11.897, 53.695, 2.44), "Megrez": (12.257, 57.033, 3.31),
    "Alioth": (12.900, 55.960, 1.77), "Mizar": (13.399, 54.925, 2.27), "Alkaid": (13.792, 49.313, 1.86),
    "Caph": (0.153, 59.150, 2.27), "Schedar": (0.675, 56.537, 2.23), "Navi": (0.945, 60.717, 2.47), "Ruchbah": (1.430, 60.235, 2.68),
    "Segin": (1.907, 63.670, 3.38),
}
LINES = (
    ("Dubhe", "Merak", "Phecda", "Megrez", "Dubhe"), ("Megrez", "Alioth", "Mizar", "Alkaid"),
    ("Polaris", "Yildun", "Epsilon", "Zeta", "Kochab", "Pherkad", "Eta", "Zeta"),
    ("Caph", "Schedar", "Navi", "Ruchbah", "Segin"),
)


def flat(name):
    """Degrees to the right of and below the pole, if the hour circle of 0 h points to the right."""
    hours, declination, _ = STARS[name]
    away, angle = 90 - declination, math.radians(hours * 15)
    return away * math.cos(angle), -away * math.sin(angle)


def turn():
    (x, y), (px, py) = flat("Dubhe"), flat("Polaris")
    return -math.radians(RISE) - math.atan2(py - y, px - x)


TURN = turn()


def place(name):
    """In pixels from the left and upper edge of the chart."""
    x, y = flat(name)
    return (POLE[0] + SCALE * (x * math.cos(TURN) - y * math.sin(TURN)), POLE[1] + SCALE * (x * math.sin(TURN) + y * math.cos(TURN)))


def radius(name):
    return max(1.5, 4.3 - 0.62 * STARS[name][2])


def labels():
    """Each as (text, left, top, style)."""
    for name, right, down in (("Dubhe", -10, -28), ("Merak", -22, 12), ("Alkaid", 12, -10), ("Kochab", -58, -6)):
        x, y = place(name)
        yield name, x + right, y + down, "star"
    for text, name, right, down in (("BIG DIPPER", "Mizar", -128, 30), ("LITTLE DIPPER", "Zeta", 38, -8), ("CASSIOPEIA", "Navi", -66, -56)):
        x, y = place(name)
        yield text, x + right, y + down, "figure"
