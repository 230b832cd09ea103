"""A window of one toolkit with text fields, which writes what stands in them to a file whenever that changes.

    fields.py TOOLKIT FILE      gtk3 gtk4 qt5 qt6

The fields: `name`, empty; `line`, with a text; `secret`, a field for passwords; `page`, with several lines. Beside their texts the
file has `focus`, the field with the keyboard, and `clicks`, how often the button was pressed.
"""
import json
import os
import sys

LINE = "the quick brown fox"
PAGE = "line one has words\nline two too\n"


class Teller:
    """Writes the state to the file if it is another."""

    def __init__(self, path, state):
        self.path, self.state, self.last = path, state, None

    def tell(self, *_):
        text = json.dumps(self.state())
        if text != self.last:
            with open(self.path + ".new", "w", encoding="utf-8") as file:
                file.write(text)
            os.rename(self.path + ".new", self.path)
            self.last = text
        return True


def gtk(version, path):
    import gi

    gi.require_version("Gtk", version)
    from gi.repository import GLib, Gtk

    is_new = version == "4.0"
    clicks = [0]
    if is_new:
        Gtk.init()
    window = Gtk.Window(title="gtk" + version[0])
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
                "focus": focus(), "clicks": clicks[0]}

    (window.present if is_new else window.show_all)()
    button.grab_focus()
    # The window is there once it was drawn.
    GLib.timeout_add(400, lambda: GLib.timeout_add(30, Teller(path, state).tell) and False)
    GLib.MainLoop().run()


def qt(widgets, core, path):
    app = widgets.QApplication(sys.argv)
    clicks = [0]
    window = widgets.QWidget()
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
        "focus": names.get(app.focusWidget()), "clicks": clicks[0]})
    timer = core.QTimer()
    timer.timeout.connect(teller.tell)
    core.QTimer.singleShot(400, lambda: timer.start(30))
    sys.exit(app.exec())


def main():
    toolkit, path = sys.argv[1:]
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
        sys.exit(f"fields.py: no toolkit '{toolkit}': gtk3, gtk4, qt5 or qt6")


if __name__ == "__main__":
    main()
