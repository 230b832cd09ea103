"""A window with a page to write on: a lesson about the pole star, with a star chart and a text field.

    window.py STATE     STATE is a file of JSON: the text in the field, and where chart, field and lines of text are, in pixels from the
                        window's left and upper edge

Needs GTK 4 and its introspection for Python: scripts/setup page.
"""
import json
import math
import random
import sys

import gi

for NAME, VERSION in (("Gdk", "4.0"), ("Graphene", "1.0"), ("Gsk", "4.0"), ("Gtk", "4.0")):
    gi.require_version(NAME, VERSION)
# pylint: disable=wrong-import-position
from gi.repository import Gdk, GLib, Graphene, Gsk, Gtk, Pango  # noqa: E402

import chart  # noqa: E402

STYLE = b"""
window { background: #fdfcf8; }
headerbar { background: #f1eee6; border-bottom: 1px solid #ddd8cc; box-shadow: none; min-height: 40px; }
headerbar .title { font: bold 15px Carlito; color: #57524a; }
.kicker { font: bold 14px Carlito; letter-spacing: 1.6px; color: #a2552f; }
.heading { font: bold 35px Caladea; color: #22262e; }
.text { font: 20px Caladea; color: #2b2f36; }
.question { font: italic 18px Caladea; color: #2b2f36; }
entry { font: 22px Caladea; color: #1c3f94; background: #ffffff; border: 1px solid #cfc9bb; border-radius: 8px; padding: 11px 14px;
  box-shadow: none; outline: none; }
.caption { font: italic 14px Caladea; color: #7d776b; }
"""
MARGIN = 38
TEXT = (
    "On a clear night you need no compass. First find the seven bright stars of the <b>Big Dipper</b>.",
    "<b>Merak</b> and <b>Dubhe</b> are the two stars at the front of its bowl. The line through them points to <b>Polaris</b>, "
    "five times as far away as they are from each other.",
    "Polaris is always in the north, and all other stars circle around it.",
)


def color(text):
    rgba = Gdk.RGBA()
    rgba.parse(text)
    return rgba


def rectangle(x, y, width, height):
    return Graphene.Rect().init(x, y, width, height)


class Chart(Gtk.Widget):
    """The sky around the pole, as `chart` places its stars."""

    def __init__(self):
        super().__init__()
        self.set_size_request(chart.WIDTH, chart.HEIGHT)
        self.set_overflow(Gtk.Overflow.HIDDEN)

    def do_snapshot(self, snapshot):  # pylint: disable=arguments-differ
        whole = Gsk.RoundedRect()
        whole.init_from_rect(rectangle(0, 0, chart.WIDTH, chart.HEIGHT), 12)
        snapshot.push_rounded_clip(whole)
        self.draw_sky(snapshot)
        for line in chart.LINES:
            for first, second in zip(line, line[1:]):
                self.draw_line(snapshot, chart.place(first), chart.place(second))
        dice = random.Random(7)
        for _ in range(230):
            glow = dice.random() ** 3
            self.draw_disc(snapshot, dice.uniform(0, chart.WIDTH), dice.uniform(0, chart.HEIGHT), 0.5 + 0.6 * glow,
                           f"rgba(214,226,255,{0.2 + 0.5 * glow:.2f})")
        for star in chart.STARS:
            x, y = chart.place(star)
            radius = chart.radius(star)
            self.draw_disc(snapshot, x, y, radius * 2.6, "rgba(190,210,255,0.13)")
            self.draw_disc(snapshot, x, y, radius, "#fffbe9")
        for text, x, y, style in chart.labels():
            self.draw_text(snapshot, text, x, y, style)
        snapshot.pop()

    def draw_sky(self, snapshot):
        stops = []
        for offset, shade in ((0, "#24406f"), (0.55, "#152a50"), (1, "#0c1a36")):
            stop = Gsk.ColorStop()
            stop.offset, stop.color = offset, color(shade)
            stops.append(stop)
        x, y = chart.POLE
        middle = Graphene.Point()
        middle.init(x, y)
        snapshot.append_radial_gradient(rectangle(0, 0, chart.WIDTH, chart.HEIGHT), middle, 520, 520, 0, 1, stops)
        for degrees in (10, 20, 30, 40, 50):
            radius = degrees * chart.SCALE
            ring = Gsk.RoundedRect()
            ring.init_from_rect(rectangle(x - radius, y - radius, 2 * radius, 2 * radius), radius)
            snapshot.append_border(ring, [1] * 4, [color("rgba(170,195,255,0.14)")] * 4)

    def draw_disc(self, snapshot, x, y, radius, shade):
        disc = Gsk.RoundedRect()
        box = rectangle(x - radius, y - radius, 2 * radius, 2 * radius)
        disc.init_from_rect(box, radius)
        snapshot.push_rounded_clip(disc)
        snapshot.append_color(color(shade), box)
        snapshot.pop()

    def draw_line(self, snapshot, first, second):
        length = math.dist(first, second)
        start = Graphene.Point()
        start.init(*first)
        snapshot.save()
        snapshot.translate(start)
        snapshot.rotate(math.degrees(math.atan2(second[1] - first[1], second[0] - first[0])))
        snapshot.append_color(color("rgba(176,200,255,0.42)"), rectangle(7, -0.6, max(length - 14, 0), 1.2))
        snapshot.restore()

    def draw_text(self, snapshot, text, x, y, style):
        layout = self.create_pango_layout(text)
        font, shade = {"star": ("Carlito 15px", "rgba(226,234,255,0.92)"),
                       "figure": ("Carlito Bold 14px", "rgba(150,178,240,0.80)")}[style]
        layout.set_font_description(Pango.FontDescription.from_string(font))
        if style == "figure":
            spaced = Pango.AttrList()
            spaced.insert(Pango.attr_letter_spacing_new(2600))
            layout.set_attributes(spaced)
        corner = Graphene.Point()
        corner.init(x, y)
        snapshot.save()
        snapshot.translate(corner)
        snapshot.append_layout(layout, color(shade))
        snapshot.restore()


def label(text, style, space):
    made = Gtk.Label(label=text, use_markup=True, wrap=True, xalign=0, margin_bottom=space)
    made.add_css_class(style)
    return made


class Page:
    """The window, and the file that says where its parts are."""

    def __init__(self, path):
        self.path = path
        self.paragraphs = [label(text, "text", 14) for text in TEXT]
        self.heading = label("Finding north", "heading", 14)
        self.field, self.chart, self.bar = Gtk.Entry(), Chart(), Gtk.HeaderBar(show_title_buttons=True)
        self.page = Gtk.Box(margin_start=MARGIN, margin_end=30, margin_top=24, margin_bottom=24, spacing=36)
        self.window = None

    def open(self, application):
        provider = Gtk.CssProvider()
        provider.load_from_data(STYLE)
        Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
        words = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, width_request=424, hexpand=False)
        words.append(label("NIGHT SKY  ·  LESSON 3", "kicker", 4))
        words.append(self.heading)
        for paragraph in self.paragraphs:
            words.append(paragraph)
        words.append(Gtk.Box(vexpand=True))
        words.append(label("Which way do you face when you look at Polaris?", "question", 10))
        words.append(self.field)
        self.page.append(words)
        self.page.append(self.chart)
        self.window = Gtk.ApplicationWindow(application=application, title="Night sky", default_width=1120, default_height=580)
        self.window.set_titlebar(self.bar)
        self.window.set_child(self.page)
        # No blinking cursor in a picture.
        Gtk.Settings.get_default().set_property("gtk-cursor-blink", False)
        self.window.present()
        self.window.set_focus(None)
        self.field.connect("changed", self.tell)
        GLib.timeout_add(300, self.tell)

    def tell(self, *_):
        lines = [line for paragraph in self.paragraphs for line in self.lines(paragraph)]
        state = {"text": self.field.get_text(), "field": self.box(self.field), "chart": self.box(self.chart),
                 "heading": self.lines(self.heading)[0], "lines": lines}
        GLib.file_set_contents(self.path, json.dumps(state).encode())

    def box(self, widget):
        bounds = widget.compute_bounds(self.page)[1]
        x, y = self.corner()
        return [round(x + bounds.get_x()), round(y + bounds.get_y()), round(bounds.get_width()), round(bounds.get_height())]

    def corner(self):
        """The page's in the window without its shadow, which is that of the bar at the top."""
        return MARGIN, self.page.translate_coordinates(self.bar, 0, 0)[1]

    def lines(self, paragraph):
        """The boxes of its lines, as wide as their text."""
        layout, (left, top) = paragraph.get_layout(), paragraph.get_layout_offsets()
        (x, y), (right, down) = paragraph.translate_coordinates(self.page, left, top), self.corner()
        rows = layout.get_iter()
        boxes = []
        while True:
            extents = rows.get_line_extents()[1]
            boxes.append([round(right + x + extents.x / Pango.SCALE), round(down + y + extents.y / Pango.SCALE),
                          round(extents.width / Pango.SCALE), round(extents.height / Pango.SCALE)])
            if not rows.next_line():
                return boxes


if __name__ == "__main__":
    PAGE = Page(sys.argv[1])
    APPLICATION = Gtk.Application(application_id="org.stylusd.page")
    APPLICATION.connect("activate", PAGE.open)
    APPLICATION.run([])
