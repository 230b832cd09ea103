"""A window of one toolkit with text fields, which writes what stands in them to a file whenever that changes.

    fields.py TOOLKIT FILE      gtk3 gtk4 qt5 qt6 firefox chromium chromium-silent foot xterm chromium-x11

The fields: `name`, empty; `line`, with a text; `secret`, a field for passwords; `page`, with several lines. Beside their texts the
file has `focus`, the field with the keyboard; `clicks`, how often the button was pressed; `presses`, how often a mouse or a pen was
pressed anywhere in the window; of GTK and Qt `selected`, what is selected in `line`; and `history`, the fields that were chosen, one after the other. In a terminal, foot or xterm, there is
`page` alone: what was typed. chromium tells of its fields on the accessibility bus, and chromium-silent, as it is by default, does not;
chromium-x11 tells no input method either, as programs for X11 do.
"""
import http.server
import json
import os
import subprocess
import sys
import threading
import time
import tty

LINE = "the quick brown fox"
PAGE = "line one has words\nline two too\n"


class Teller:
    """Writes the state to the file if it is another."""

    def __init__(self, path, state):
        self.path, self.state, self.last, self.history = path, state, None, []

    def tell(self, *_):
        state = self.state()
        chosen = state.pop("chosen", state.get("focus"))
        if chosen and self.history[-1:] != [chosen]:
            self.history.append(chosen)
        text = json.dumps({**state, "history": self.history})
        if text != self.last:
            with open(self.path + ".new", "w", encoding="utf-8") as file:
                file.write(text)
            os.rename(self.path + ".new", self.path)
            self.last = text
        return True


def text_between(text, bounds):
    return text[bounds[-2]:bounds[-1]] if bounds and bounds[0] is not False else ""


def gtk(version, path):
    import gi

    gi.require_version("Gtk", version)
    gi.require_version("Gdk", version)
    from gi.repository import Gdk, GLib, Gtk

    is_new = version == "4.0"
    clicks, presses = [0], [0]
    if is_new:
        Gtk.init()
    window = Gtk.Window(title="gtk" + version[0])

    def count(_, event):
        presses[0] += event.get_event_type() == Gdk.EventType.BUTTON_PRESS
        return False
    if is_new:
        watch = Gtk.GestureClick(propagation_phase=Gtk.PropagationPhase.CAPTURE)
        watch.connect("pressed", lambda *_: presses.__setitem__(0, presses[0] + 1))
        window.add_controller(watch)
    else:
        Gdk.event_handler_set(lambda event, *_: count(None, event) or Gtk.main_do_event(event))
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=14)
    for side in ("top", "bottom", "start", "end"):
        getattr(box, "set_margin_" + side)(14)
    button = Gtk.Button(label="press")
    button.connect("clicked", lambda *_: clicks.__setitem__(0, clicks[0] + 1))
    name, line, secret = Gtk.Entry(placeholder_text="name"), Gtk.Entry(text=LINE), Gtk.Entry(visibility=False)
    secret = Gtk.PasswordEntry() if is_new else secret
    page = Gtk.TextView()
    page.get_buffer().set_text(PAGE)
    page.set_vexpand(True)
    for part in (name, line, secret, page, button):
        (box.append if is_new else box.add)(part)
    (window.set_child if is_new else window.add)(box)

    def focus():
        there = window.get_focus()
        for word, field in (("name", name), ("line", line), ("secret", secret), ("page", page), ("button", button)):
            if there is not None and (there == field or there.is_ancestor(field)):
                return word
        return None

    def state():
        buffer = page.get_buffer()
        text = buffer.get_text(buffer.get_start_iter(), buffer.get_end_iter(), True)
        return {"name": name.get_text(), "line": line.get_text(), "secret": secret.get_text(), "page": text,
                "selected": text_between(line.get_text(), line.get_selection_bounds()), "focus": focus(), "clicks": clicks[0],
                "presses": presses[0]}

    (window.present if is_new else window.show_all)()
    button.grab_focus()
    # The window is there once it was drawn.
    GLib.timeout_add(400, lambda: GLib.timeout_add(30, Teller(path, state).tell) and False)
    GLib.MainLoop().run()


def qt(widgets, core, path):
    app = widgets.QApplication(sys.argv)
    clicks, presses = [0], [0]
    window = widgets.QWidget()
    kinds = getattr(core.QEvent, "Type", core.QEvent)

    class Watch(core.QObject):
        def eventFilter(self, target, event):
            # Once, as the window gets it; a pen's that nobody takes becomes a mouse's.
            presses[0] += target is window.windowHandle() and event.type() == kinds.MouseButtonPress
            return False
    watch = Watch()
    app.installEventFilter(watch)
    window.setWindowTitle("qt" + core.qVersion()[0])
    layout = widgets.QVBoxLayout(window)
    layout.setSpacing(14)
    name, line, secret = widgets.QLineEdit(), widgets.QLineEdit(LINE), widgets.QLineEdit()
    name.setPlaceholderText("name")
    secret.setEchoMode(getattr(widgets.QLineEdit, "EchoMode", widgets.QLineEdit).Password)
    page = widgets.QPlainTextEdit(PAGE)
    button = widgets.QPushButton("press")
    button.clicked.connect(lambda: clicks.__setitem__(0, clicks[0] + 1))
    for field in (name, line, secret):
        field.setMinimumHeight(34)
    for part in (name, line, secret, page, button):
        layout.addWidget(part)
    names = {name: "name", line: "line", secret: "secret", page: "page", button: "button"}
    window.show()
    button.setFocus()
    teller = Teller(path, lambda: {
        "name": name.text(), "line": line.text(), "secret": secret.text(), "page": page.toPlainText(),
        "selected": line.selectedText(), "focus": names.get(app.focusWidget()), "chosen": names.get(window.focusWidget()), "clicks": clicks[0],
        "presses": presses[0]})
    timer = core.QTimer()
    timer.timeout.connect(teller.tell)
    core.QTimer.singleShot(400, lambda: timer.start(30))
    sys.exit(app.exec())


PAGE_HTML = """<!doctype html><meta charset=utf-8><title>TITLE</title><style>
html { overflow: hidden } body { margin: 11px; font: 16px sans-serif }
input, textarea, button { box-sizing: border-box; display: block; width: 100%; margin: 0 0 14px; font: inherit; height: 34px; padding: 4px }
textarea { height: calc(100vh - 220px); resize: none }</style>
<input id=name placeholder=name><input id=line value="LINE"><input id=secret type=password><textarea id=page>TEXT</textarea>
<button id=button>press</button><script>
let clicks = 0, presses = 0, last = ""
addEventListener("pointerdown", () => { presses += 1 }, true)
document.getElementById("button").onclick = () => { clicks += 1 }
document.getElementById("FOCUS").focus()
setInterval(() => {
  const state = { focus: document.activeElement.id || null, clicks: clicks, presses: presses }
  for (const name of ["name", "line", "secret", "page"]) state[name] = document.getElementById(name).value
  const text = JSON.stringify(state)
  if (text != last) fetch("/", { method: "POST", body: text }).then(() => { last = text })
}, 30)</script>"""


def browser(toolkit, path):
    """A page in a browser that tells its fields to a server of ours, which is on this machine alone."""
    state = {}
    title = toolkit.split("-")[0]
    html = PAGE_HTML.replace("TITLE", title).replace("LINE", LINE).replace("TEXT", PAGE)
    # No pen of ours can tap a field that nobody tells.
    html = html.replace("FOCUS", "page" if toolkit == "chromium-x11" else "button").encode()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(html if self.path == "/" else b"")

        def do_POST(self):
            state.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            teller.tell()
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    teller = Teller(path, lambda: state)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    place = f"http://127.0.0.1:{server.server_port}/"
    profile = path + ".profile"
    os.makedirs(profile, exist_ok=True)
    if title == "firefox":
        with open(profile + "/user.js", "w", encoding="utf-8") as file:
            for name, value in (("browser.shell.checkDefaultBrowser", "false"), ("browser.aboutwelcome.enabled", "false"),
                                ("datareporting.policy.dataSubmissionEnabled", "false"), ("app.update.enabled", "false"),
                                ("browser.startup.homepage_override.mstone", '"ignore"'), ("accessibility.force_disabled", "-1"),
                                ("toolkit.telemetry.reportingpolicy.firstRun", "false"), ("browser.tabs.warnOnClose", "false"),
                                ("browser.sessionstore.resume_from_crash", "false"), ("network.captive-portal-service.enabled", "false"),
                                ("termsofuse.bypassNotification", "true"), ("browser.newtabpage.enabled", "false")):
                file.write(f'user_pref("{name}", {value});\n')
        command = ["firefox-esr", "--kiosk", "--no-remote", "--profile", profile, place]
        environment = {"MOZ_ENABLE_WAYLAND": "1", "GNOME_ACCESSIBILITY": "1", "MOZ_CRASHREPORTER_DISABLE": "1"}
    else:
        platform = ["x11"] if toolkit == "chromium-x11" else ["wayland", "--enable-wayland-ime"]
        command = ["chromium", f"--ozone-platform={platform[0]}", *platform[1:], "--no-sandbox", "--test-type", "--no-first-run", "--disable-gpu",
                   "--password-store=basic", "--disable-background-networking", f"--user-data-dir={profile}", f"--app={place}"]
        command += ["--force-renderer-accessibility"] if toolkit == "chromium" else []
        environment = {"GDK_BACKEND": "x11"} if toolkit == "chromium-x11" else {}
    sys.exit(subprocess.run(command, env={**os.environ, **environment}, check=False).returncode)


def terminal(path):
    """What is typed into this terminal, character by character."""
    typed = bytearray()
    teller = Teller(path, lambda: {"name": "", "line": "", "secret": "", "page": typed.decode("utf-8", "ignore"), "focus": "page",
                                   "clicks": 0, "presses": 0})
    tty.setcbreak(0)
    time.sleep(0.4)
    teller.tell()
    while True:
        for byte in os.read(0, 4096):
            if byte == 127:
                text = typed.decode("utf-8", "ignore")[:-1]
                typed[:] = text.encode()
            else:
                typed.append(byte)
        sys.stdout.write("\r\x1b[K$ " + typed.decode("utf-8", "ignore").replace("\n", "\r\n"))
        sys.stdout.flush()
        teller.tell()


def main():
    toolkit, path = sys.argv[1:]
    if toolkit in ("firefox", "chromium", "chromium-silent", "chromium-x11"):
        return browser(toolkit, path)
    if toolkit in ("foot", "xterm"):
        begin = ["foot", "--title=foot"] if toolkit == "foot" else ["xterm", "-u8", "-title", "xterm", "-e"]
        command = [*begin, sys.executable, os.path.abspath(__file__), "inside-terminal", path]
        sys.exit(subprocess.run(command, check=False).returncode)
    if toolkit == "inside-terminal":
        return terminal(path)
    if toolkit == "gtk3":
        gtk("3.0", path)
    elif toolkit == "gtk4":
        gtk("4.0", path)
    elif toolkit == "qt5":
        from PyQt5 import QtCore, QtWidgets
        qt(QtWidgets, QtCore, path)
    elif toolkit == "qt6":
        from PyQt6 import QtCore, QtWidgets
        qt(QtWidgets, QtCore, path)
    else:
        sys.exit(f"fields.py: no toolkit '{toolkit}' (see its beginning)")


if __name__ == "__main__":
    main()
