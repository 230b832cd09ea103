"""Draws the pen into the frames that perform.py took: sway without a screen shows none.

    frames.py FOLDER
"""
import math
import os
import sys

# Which way the pen's other end is, how long and how thick it is in pixels, and how far it is lifted where it hovers.
ANGLE, LENGTH, THICK, LIFT = math.radians(-52), 170, 6.5, 5


def clamp(value):
    return max(0.0, min(1.0, value))


def body(x, y):
    """The color and opacity of the pen at a place, from its tip."""
    along = x * math.cos(ANGLE) + y * math.sin(ANGLE)
    across = -x * math.sin(ANGLE) + y * math.cos(ANGLE)
    half = min(0.9 + along * 0.2, THICK)
    opacity = clamp(half - abs(across) + 0.5) * clamp(along + 0.5) * clamp((LENGTH - along) / 60)
    side = clamp(0.5 + across / (2 * THICK))
    light = 0.66 + 0.38 * math.sin(math.pi * (0.18 + 0.74 * (1 - side)))
    if along < 6:
        base = 40, 42, 48
    elif along < 30:
        base = 206, 208, 214
    elif 32 < along < 36:
        base = 30, 96, 200
    else:
        base = 250, 250, 252
    return tuple(min(255, value * light) for value in base), opacity


def shadow(x, y, height):
    along = (x - 2 * height) * math.cos(0.16) + (y - 3 * height) * math.sin(0.16)
    across = -(x - 2 * height) * math.sin(0.16) + (y - 3 * height) * math.cos(0.16)
    soft = 3 + height + 0.03 * max(along, 0)
    half = min(0.5 + along * 0.12, THICK * 0.8)
    return 0.24 * clamp((half + soft - abs(across)) / (2 * soft)) * clamp(along / (6 + height)) * clamp((100 - along) / 80)


def sprite(lift):
    """Pixels around the tip: (x, y, color, opacity)."""
    pixels = []
    for y in range(-LENGTH, 60):
        for x in range(-12, LENGTH):
            (red, green, blue), opacity = body(x, y + lift)
            dark = shadow(x, y, lift / 2) * (1 - opacity)
            whole = opacity + dark
            if whole > 0.01:
                share = opacity / whole
                pixels.append((x, y, (red * share, green * share, blue * share), whole))
    return pixels


def draw(path, pixels, left, top):
    with open(path, "rb") as file:
        kind, size, most, data = file.read().split(b"\n", 3)
    width, height = map(int, size.split())
    data = bytearray(data)
    for x, y, color, opacity in pixels:
        x, y = x + left, y + top
        if 0 <= x < width and 0 <= y < height:
            at = 3 * (y * width + x)
            for channel in range(3):
                data[at + channel] = int(data[at + channel] * (1 - opacity) + color[channel] * opacity + 0.5)
    with open(path, "wb") as file:
        file.write(b"\n".join((kind, size, most, data)))


def main():
    folder = sys.argv[1]
    sprites = {"1": sprite(0), "0": sprite(LIFT)}
    with open(os.path.join(folder, "pen"), encoding="ascii") as file:
        for number, line in enumerate(file):
            x, y, touches = line.split()
            path = os.path.join(folder, f"{number:04}.ppm")
            with open(path, "rb") as frame:
                width, height = map(int, frame.read(40).split(b"\n")[1].split())
            draw(path, sprites[touches], round(float(x) * width), round(float(y) * height))


if __name__ == "__main__":
    main()
