"""Puts the windows of fields-desktop side by side on a desktop that does not by itself, from left to right, and says where they are.

    arrange-fields.py kwin|gnome TITLE...      titles are the toolkits of fields.py
"""
import os
import sys
import time

from gi.repository import Gio, GLib

KWIN = """
var titles = %s
function place() {
  var windows = workspace.stackingOrder || workspace.clientList() // of KWin 6, of 5
  for (var i = 0; i < windows.length; i++) {
    var at = titles.indexOf(windows[i].caption)
    if (at < 0) continue
    windows[i].frameGeometry = { x: at * %d, y: 0, width: %d, height: 720 }
  }
}
place()
"""
GNOME = """
Main.overview.hide()
const titles = %s
global.get_window_actors().map(actor => actor.meta_window).filter(window => titles.includes(window.title)).map(window => {
  const bar = Main.panel.height
  window.unmaximize(3)
  window.move_resize_frame(true, titles.indexOf(window.title) * %d, bar, %d, 720 - bar)
  return window.title
}).join()
"""


def call(bus, name, path, interface, method, arguments):
    return bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 10_000, None).unpack()


def main():
    desktop, *titles = sys.argv[1:]
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    width = 1280 // len(titles)
    if desktop == "gnome":
        script = GNOME % (titles, width, width)
        for _ in range(2):  # the first may find them where they are still coming from
            print(call(bus, "org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell", "Eval", GLib.Variant("(s)", (script,))))
            time.sleep(1)
        return
    path = os.environ["XDG_RUNTIME_DIR"] + "/arrange.js"
    with open(path, "w", encoding="utf-8") as file:
        file.write(KWIN % (titles, width, width))
    number, = call(bus, "org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting", "loadScript", GLib.Variant("(ss)", (path, "arrange-fields")))
    for place in f"/Scripting/Script{number}", f"/{number}":  # of KWin 6, of 5
        try:
            print(number, call(bus, "org.kde.KWin", place, "org.kde.kwin.Script", "run", None))
            break
        except GLib.Error as error:
            print(error)
    time.sleep(1)


if __name__ == "__main__":
    main()
