"""The pictures of docs/pictures, as SVG."""
import html

COLOURS = {"frame callback": "#9aa5b1", "eager": "#e0a030", "ours": "#1f6fd0"}
INK, FAINT = "#333", "#ddd"


class Sheet:
    def __init__(self, width, height):
        self.size = width, height
        self.body = []

    def line(self, points, colour, width=1.0, dash=""):
        places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        style = f' stroke-dasharray="{dash}"' if dash else ""
        self.body.append(f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="{width}"{style}/>')

    def box(self, x, y, width, height, colour):
        self.body.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>')

    def text(self, x, y, text, anchor="start", colour=INK, size=13):
        self.body.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">'
            f"{html.escape(text)}</text>")

    def write(self, path):
        width, height = self.size
        path.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">\n'
            '<rect width="100%" height="100%" fill="#fff"/>\n' + "\n".join(self.body) + "\n</svg>\n")


def latency(settings, path, names):
    """Bars from 0 to the mean, a thin line on to the 99th percentile."""
    row, left, right, top = 76, 190, 860, 56
    sheet = Sheet(900, top + row * len(settings) + 40)
    most = max(value[2] for _, ways in settings for value in ways.values())
    step = 10 if most > 25 else 5
    scale = (right - left) / (most * 1.02)
    sheet.text(left, 24, "from sample to showing, ms: bar = mean, line = p99", size=15)
    for name, x in zip(COLOURS, (right - 108, right - 48, right)):
        sheet.text(x, 24, name, "end", COLOURS[name])
    bottom = top + row * len(settings)
    for value in range(0, int(most) + 1, step):
        x = left + value * scale
        sheet.line([(x, top - 8), (x, bottom)], FAINT)
        sheet.text(x, bottom + 18, str(value), "middle")
    for number, (name, ways) in enumerate(settings):
        y = top + number * row
        sheet.text(left - 12, y + 36, name, "end")
        for place, (way, (mean, _, p99)) in enumerate(ways.items()):
            colour = COLOURS[names[way]]
            height = y + place * 20
            sheet.box(left, height, mean * scale, 15, colour)
            sheet.line([(left + mean * scale, height + 7.5), (left + p99 * scale, height + 7.5)], colour, 2)
            sheet.text(left + mean * scale + 5, height + 5, f"{mean:.1f}", size=11)
    sheet.write(path)


def gap(lines, path):
    """How large a share of the frames had a gap of at most so many mm, for each rate."""
    width, height, left, top = 380, 300, 60, 60
    sheet = Sheet(900, top + height + 60)
    sheet.text(left, 24, "share of frames whose drawn tip is no further from the pen than ... mm", size=15)
    most = max(values[int(len(values) * 0.97)] for _, _, values in lines)
    for panel, hertz in enumerate(sorted({hertz for hertz, _, _ in lines})):
        x0 = left + panel * (width + 50)
        draw_axes(sheet, x0, top, width, height, most, f"{hertz} Hz")
        for number, (_, name, values) in enumerate(line for line in lines if line[0] == hertz):
            colour = COLOURS[name.removesuffix(", predicted")]
            dash = "" if name.endswith(", predicted") else "6 4"
            points = [
                (x0 + width * values[int((len(values) - 1) * share / 100)] / most, top + height * (1 - share / 100))
                for share in range(101)
            ]
            sheet.line([point for point in points if point[0] <= x0 + width], colour, 2.4, dash)
            if panel == 0:
                y = top + height - 20 - 18 * number
                sheet.line([(x0 + width - 205, y - 4), (x0 + width - 175, y - 4)], colour, 2.4, dash)
                sheet.text(x0 + width - 167, y, name)
    sheet.write(path)


def draw_axes(sheet, x0, top, width, height, most, name):
    sheet.text(x0, top - 12, name)
    for share in (0, 25, 50, 75, 100):
        y = top + height * (1 - share / 100)
        sheet.line([(x0, y), (x0 + width, y)], FAINT)
        sheet.text(x0 - 8, y + 4, f"{share}%", "end", size=11)
    step = 1 if most > 3 else 0.5
    value = 0.0
    while value <= most:
        x = x0 + width * value / most
        sheet.line([(x, top), (x, top + height)], FAINT)
        sheet.text(x, top + height + 18, f"{value:g}", "middle", size=11)
        value += step
