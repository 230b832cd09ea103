#!/usr/bin/env python3
"""A sketchbook in 100 lines: inks, colours, width, undo, open, save, PNG. sketch.py [FILE.inkd]"""
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Stylus", "0")
from gi.repository import Gio, GLib, Gtk, Stylus

INKS = ["pen", "monoline", "fountain-pen", "reed", "marker", "pencil", "crayon", "watercolor", "eraser"]
COLORS = ["#1d1d1f", "#c0392b", "#e67e22", "#f1c40f", "#27ae60", "#2980b9", "#8e44ad"]


class Sketch(Gtk.Application):
    def __init__(self):
        super().__init__(application_id="org.stylusd.Sketch", flags=Gio.ApplicationFlags.HANDLES_OPEN)
        self.path = None

    def do_activate(self):
        window = self.window = Gtk.ApplicationWindow(application=self, title="Sketch", default_width=1000, default_height=700)
        self.canvas = Stylus.Canvas(finger_policy=Stylus.FingerPolicy.ANY)
        self.canvas.connect("drawing-changed", lambda _: self.title("*"))
        window.set_child(self.canvas)
        window.set_titlebar(self.bar())
        self.keys()
        window.present()

    def do_open(self, files, *_):
        self.activate()
        self.load(files[0].get_path())

    def bar(self):
        bar = Gtk.HeaderBar()
        inks = Gtk.DropDown.new_from_strings(INKS)
        inks.connect("notify::selected", lambda box, _: self.canvas.perform(f"tool {INKS[box.get_selected()]}"))
        bar.pack_start(inks)
        for color in COLORS:
            swatch = Gtk.Button(css_classes=["circular"], tooltip_text=color)
            swatch.set_child(Gtk.Label(use_markup=True, label=f'<span color="{color}" size="large">⬤</span>'))
            swatch.connect("clicked", lambda _, color=color: self.canvas.perform(f"color {color}"))
            bar.pack_start(swatch)
        for name, icon, does in [
            ("Save", "document-save-symbolic", self.save), ("Open", "document-open-symbolic", self.ask),
            ("Redo", "edit-redo-symbolic", self.canvas.redo), ("Undo", "edit-undo-symbolic", self.canvas.undo),
        ]:
            button = Gtk.Button(icon_name=icon, tooltip_text=name)
            button.connect("clicked", lambda _, does=does: does())
            if name in ("Undo", "Redo"):
                self.canvas.bind_property(f"can-{name.lower()}", button, "sensitive", 2)
            bar.pack_end(button)
        return bar

    def keys(self):
        keys = {
            "undo": ("<Control>z", self.canvas.undo), "redo": ("<Control><Shift>z", self.canvas.redo),
            "save": ("<Control>s", self.save), "open": ("<Control>o", self.ask),
            "png": ("<Control>e", self.export), "clear": ("<Control>Delete", self.canvas.clear),
        }
        for name, (key, does) in keys.items():
            action = Gio.SimpleAction(name=name)
            action.connect("activate", lambda *_, does=does: does())
            self.add_action(action)
            self.set_accels_for_action(f"app.{name}", [key])

    def title(self, mark=""):
        self.window.set_title(f"{mark}{GLib.path_get_basename(self.path) if self.path else 'Sketch'}")

    def choose(self, action, then):
        dialog = self.dialog = Gtk.FileChooserNative(transient_for=self.window, action=action)
        dialog.connect("response", lambda _, answer: answer == Gtk.ResponseType.ACCEPT and then(dialog.get_file().get_path()))
        dialog.show()

    def ask(self):
        self.choose(Gtk.FileChooserAction.OPEN, self.load)

    def load(self, path):
        with open(path, "rb") as file:
            self.canvas.set_drawing(GLib.Bytes.new(file.read()))
        self.path = path
        GLib.idle_add(self.title)

    def save(self, path=None):
        self.path = path or self.path
        if not self.path:
            return self.choose(Gtk.FileChooserAction.SAVE, self.save)
        with open(self.path, "wb") as file:
            file.write(self.canvas.get_drawing().get_data())
        self.title()

    def export(self):
        with open(f"{self.path or 'sketch'}.png", "wb") as file:
            file.write(self.canvas.get_png(2).get_data())


Sketch().run(sys.argv)
