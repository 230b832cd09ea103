"""Puts the windows of fields-desktop side by side on a desktop that does not by itself, from left to right, and says where they are.

    arrange-fields.py kwin|gnome|wayfire TITLE...      titles are the toolkits of fields.py
    arrange-fields.py kwin|gnome|wayfire               before there are any: none shall fill the screen, and there is a keyboard; of GNOME
                                               also what programs for X11 need in their environment, to the file x11
"""
import json
import os
import socket
import struct
import sys
import time

from gi.repository import Gio, GLib

KWIN = """
var titles = %s
function place() {
  var windows = workspace.stackingOrder || workspace.clientList() // of KWin 6, of 5
  for (var i = 0; i < windows.length; i++) {
    var at = titles.findIndex(function (title) { return windows[i].caption.indexOf(title) == 0 })
    if (at < 0) continue
    windows[i].fullScreen = false
    windows[i].setMaximize(false, false)
    windows[i].frameGeometry = { x: at * %d, y: 0, width: %d, height: 720 }
  }
}
place()
"""
# Firefox without all that is around a page waits for ever for a picture where nothing else is drawn.
KWIN_FIRST = """
workspace.clientAdded.connect(function (window) { window.fullScreen = false })
"""
# Without a screen there is no keyboard, and programs do not believe that they have the focus.
GNOME_FIRST = """
const { Clutter, GLib } = imports.gi
globalThis.fieldsKeyboard = Clutter.get_default_backend().get_default_seat().create_virtual_device(Clutter.InputDeviceType.KEYBOARD_DEVICE)
for (const state of [Clutter.KeyState.PRESSED, Clutter.KeyState.RELEASED]) fieldsKeyboard.notify_key(GLib.get_monotonic_time(), 42, state)
;['DISPLAY', 'XAUTHORITY'].map(name => `${name}=${GLib.getenv(name)}`).join(' ')
"""
GNOME = """
Main.overview.hide()
const titles = %s, place = window => titles.findIndex(title => window.title?.startsWith(title))
global.get_window_actors().map(actor => actor.meta_window).filter(window => place(window) >= 0).map(window => {
  const bar = Main.panel.height
  window.unmake_fullscreen()
  window.unmaximize(3)
  window.move_resize_frame(true, place(window) * %d, bar, %d, 720 - bar)
  return window.title
}).join()
"""


def call(bus, name, path, interface, method, arguments):
    return bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 10_000, None).unpack()


def keep_display(words):
    with open(os.environ["XDG_RUNTIME_DIR"] + "/x11", "w", encoding="utf-8") as file:
        file.write("\n".join(words.split()) + "\n")


def call_wayfire(link, method, **data):
    body = json.dumps({"method": method, "data": data}).encode()
    link.sendall(struct.pack("<I", len(body)) + body)
    length, = struct.unpack("<I", link.recv(4, socket.MSG_WAITALL))
    return json.loads(link.recv(length, socket.MSG_WAITALL))


def arrange_on_wayfire(titles, width):
    with socket.socket(socket.AF_UNIX) as link:
        link.connect(os.environ["XDG_RUNTIME_DIR"] + "/wayfire.sock")
        for view in call_wayfire(link, "window-rules/list-views"):
            at = next((at for at, title in enumerate(titles) if view["title"].startswith(title)), None)
            if at is not None:
                box = {"x": at * width, "y": 0, "width": width, "height": 720}
                print(view["title"], call_wayfire(link, "window-rules/configure-view", id=view["id"], geometry=box))
    time.sleep(1)


def main():
    desktop, *titles = sys.argv[1:]
    # What stands behind it is the browser's.
    titles = [title.split("-")[0] for title in titles]
    width = 1280 // max(1, len(titles))
    if desktop == "wayfire":
        arrange_on_wayfire(titles, width)
        return
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    if desktop == "gnome":
        script = GNOME % (titles, width, width) if titles else GNOME_FIRST
        for _ in range(2 if titles else 1):  # the first may find them where they are still coming from
            done, result = call(bus, "org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell", "Eval", GLib.Variant("(s)", (script,)))
            print(done, result)
            if not titles:
                keep_display(json.loads(result))
            time.sleep(1)
        return
    path = os.environ["XDG_RUNTIME_DIR"] + "/arrange.js"
    with open(path, "w", encoding="utf-8") as file:
        file.write(KWIN % (titles, width, width) if titles else KWIN_FIRST)
    number, = call(bus, "org.kde.KWin", "/Scripting", "org.kde.kwin.Scripting", "loadScript", GLib.Variant("(ss)", (path, f"arrange-fields-{len(titles)}")))
    for place in f"/Scripting/Script{number}", f"/{number}":  # of KWin 6, of 5
        try:
            print(number, call(bus, "org.kde.KWin", place, "org.kde.kwin.Script", "run", None))
            break
        except GLib.Error as error:
            print(error)
    time.sleep(1)


if __name__ == "__main__":
    main()
