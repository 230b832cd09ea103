#!/usr/bin/env python3
"""A sketchbook in 100 lines: tools, lasso, ruler, zoom, pages, papers, undo, open, save, PNG. sketch.py [FILE.inkd]"""
import pathlib
import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Stylus", "0")
from gi.repository import Gio, GLib, Gtk, Stylus

PAPERS = {"Blank": (Stylus.Pattern.BLANK, 5), "Ruled": (Stylus.Pattern.RULED, 8), "Squares": (Stylus.Pattern.GRID, 5),
          "Dots": (Stylus.Pattern.DOTTED, 5)}
KEPT = pathlib.Path(GLib.get_user_state_dir()) / "stylus-sketch" / "tools"


class Sketch(Gtk.Application):
    def __init__(self):
        super().__init__(application_id="org.stylusd.Sketch", flags=Gio.ApplicationFlags.HANDLES_OPEN)
        self.path = None

    def do_activate(self):
        window = self.window = Gtk.ApplicationWindow(application=self, title="Sketch", default_width=1000, default_height=700)
        self.canvas = Stylus.Canvas(finger_policy=Stylus.FingerPolicy.ANY)
        self.canvas.connect("drawing-changed", lambda _: self.title("*"))
        self.picker = Stylus.ToolPicker()
        self.picker.add_canvas(self.canvas)
        if KEPT.exists():
            self.picker.set_state(KEPT.read_text())
        above = Gtk.Overlay(child=self.canvas)
        above.add_overlay(self.picker)
        window.set_child(above)
        window.set_titlebar(self.bar())
        window.connect("close-request", self.keep)
        self.keys()
        window.present()

    def do_open(self, files, *_):
        self.activate()
        self.load(files[0].get_path())

    def bar(self):
        bar = Gtk.HeaderBar()
        papers = Gtk.DropDown.new_from_strings(list(PAPERS))
        papers.connect("notify::selected-item",
                       lambda box, _: self.canvas.set_background_pattern(*PAPERS[box.get_selected_item().get_string()]))
        bar.pack_start(papers)
        for name, icon, does in [
            ("Save", "document-save-symbolic", self.save), ("Open", "document-open-symbolic", self.ask),
            ("Everything", "zoom-fit-best-symbolic", lambda: self.perform("zoom fit")),
        ]:
            button = Gtk.Button(icon_name=icon, tooltip_text=name)
            button.connect("clicked", lambda _, does=does: does())
            bar.pack_end(button)
        return bar

    def keys(self):
        keys = {
            "save": ("<Control>s", self.save), "open": ("<Control>o", self.ask), "png": ("<Control>e", self.export),
        }
        for name, key, command in [
            ("fit", "0", "zoom fit"), ("clear", "Delete", "clear"), ("add", "n", "page add"), ("next", "Page_Down", "page next"),
            ("back", "Page_Up", "page previous"),
        ]:
            keys[name] = (f"<Control>{key}", lambda command=command: self.perform(command))
        for name, (key, does) in keys.items():
            action = Gio.SimpleAction(name=name)
            action.connect("activate", lambda *_, does=does: does())
            self.add_action(action)
            self.set_accels_for_action(f"app.{name}", [key])

    def title(self, mark=""):
        self.window.set_title(f"{mark}{GLib.path_get_basename(self.path) if self.path else 'Sketch'}")

    def perform(self, command):
        try:
            self.canvas.perform(command)
        except GLib.Error:  # nothing is drawn, or there is no such page
            pass

    def keep(self, _):
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        KEPT.write_text(self.picker.get_state())

    def choose(self, action, then):
        dialog = self.dialog = Gtk.FileChooserNative(transient_for=self.window, action=action)
        dialog.connect("response", lambda _, answer: answer == Gtk.ResponseType.ACCEPT and then(dialog.get_file().get_path()))
        dialog.show()

    def ask(self):
        self.choose(Gtk.FileChooserAction.OPEN, self.load)

    def load(self, path):
        self.canvas.set_document(GLib.Bytes.new(pathlib.Path(path).read_bytes()))
        self.path = path
        GLib.idle_add(self.title)

    def save(self, path=None):
        self.path = path or self.path
        if not self.path:
            return self.choose(Gtk.FileChooserAction.SAVE, self.save)
        pathlib.Path(self.path).write_bytes(self.canvas.get_document().get_data())
        self.title()

    def export(self):
        pathlib.Path(f"{self.path or 'sketch'}.png").write_bytes(self.canvas.get_png(2).get_data())


Sketch().run(sys.argv)
