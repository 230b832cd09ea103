#!/usr/bin/env python3
# A canvas in three lines; the rest is what every GTK program has.
import gi
gi.require_version("Gtk", "4.0")
gi.require_version("Stylus", "0")
from gi.repository import Gtk, Stylus


def activate(app):
    window = Gtk.ApplicationWindow(application=app, title="three lines", default_width=800, default_height=600)
    canvas = Stylus.Canvas(finger_policy=Stylus.FingerPolicy.ANY)
    canvas.perform("tool fountain-pen")
    window.set_child(canvas)
    window.present()


app = Gtk.Application(application_id="org.stylusd.Three")
app.connect("activate", activate)
app.run()
