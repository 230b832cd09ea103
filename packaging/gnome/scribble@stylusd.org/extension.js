// Tells inkscribe which windows there are, and where, for GNOME's shell tells nobody; keeps the window that shows its ink above all
// others, without the keyboard; and hands on what a pen taps.
//
// An object on the shell's own connection to the session's bus (docs/scribble.md, Desktops): what it says comes from the shell, and from
// nobody else. Only the newest caller of Watch is told of changes, and only it may ask for taps.
'use strict'

const { Clutter, Gio, GLib, Shell } = imports.gi
const Main = imports.ui.main

const PATH = '/org/stylusd/ScribbleWindows'
const INTERFACE = `<node><interface name="org.stylusd.ScribbleWindows">
  <method name="Watch"><arg type="s" name="windows" direction="out"/></method>
  <method name="Focus"><arg type="s" name="id" direction="in"/></method>
  <method name="Tap"><arg type="i" name="x" direction="in"/><arg type="i" name="y" direction="in"/></method>
  <signal name="Changed"><arg type="s" name="windows"/></signal>
</interface></node>`

const INK = 'inkoverlay' // what the window of ink is called
const MOST_WINDOWS = 512
const TAP_MS = 60 // by then the shell has handed on what a pointer did
const SOON_MS = 8 // a window that is dragged moves many times a picture

class Scribble {
  enable() {
    this._windows = new Map() // by window: the handlers at it
    this._caller = null
    this._told = null
    this._soon = this._tapping = 0
    this._focus = null
    this._ink = new Set()
    this._object = Gio.DBusExportedObject.wrapJSObject(INTERFACE, this)
    this._object.export(Gio.DBus.session, PATH)
    const later = () => this._later()
    this._handlers = [
      [global.display, global.display.connect('window-created', (_, window) => this._watch(window))],
      [global.display, global.display.connect('notify::focus-window', () => this._focused())],
      [global.display, global.display.connect('restacked', later)],
      [Main.overview, Main.overview.connect('showing', later)],
      [Main.overview, Main.overview.connect('hidden', later)],
      [global.workspace_manager, global.workspace_manager.connect('active-workspace-changed', later)],
    ]
    for (const actor of global.get_window_actors()) this._watch(actor.meta_window)
    const seat = Clutter.get_default_backend().get_default_seat()
    this._pointer = seat.create_virtual_device(Clutter.InputDeviceType.POINTER_DEVICE)
  }

  disable() {
    for (const [object, id] of this._handlers) object.disconnect(id)
    for (const [window, ids] of this._windows) ids.forEach(id => window.disconnect(id))
    if (this._soon) GLib.source_remove(this._soon)
    if (this._tapping) {
      GLib.source_remove(this._tapping)
      this._letThrough(false)
    }
    this._object.unexport()
    this._object = this._pointer = this._windows = this._handlers = this._ink = this._focus = null
    this._soon = this._tapping = 0
  }

  _watch(window) {
    const later = () => this._later()
    const ids = ['position-changed', 'size-changed', 'notify::title', 'notify::minimized', 'workspace-changed']
      .map(name => window.connect(name, later))
    ids.push(window.connect('shown', () => this._shown(window)))
    ids.push(window.connect('unmanaged', () => {
      ids.forEach(id => window.disconnect(id))
      this._windows.delete(window)
      this._ink.delete(window)
      if (this._focus === window) this._focus = null
      this._later()
    }))
    this._windows.set(window, ids)
    if (window.get_compositor_private()?.visible) this._shown(window)
    this._later()
  }

  _shown(window) {
    // Who may show ink is who was let in: anybody could call a window so.
    if (window.get_title() !== INK && window.get_wm_class() !== INK) return
    if (!this._ink.has(window)) {
      this._ink.add(window)
      window.make_above()
      window.stick()
    }
    this._giveBack()
  }

  // The window of ink never has the keyboard: whoever had it keeps it.
  _focused() {
    const window = global.display.focus_window
    if (window && this._isInk(window)) this._giveBack()
    else if (window) this._focus = window
    this._later()
  }

  _giveBack() {
    const window = this._focus
    if (window && window !== global.display.focus_window) window.focus(global.get_current_time())
  }

  _isInk(window) {
    return this._ink.has(window) || window.get_title() === INK
  }

  _later() {
    if (this._soon) return
    this._soon = GLib.timeout_add(GLib.PRIORITY_DEFAULT, SOON_MS, () => {
      this._soon = 0
      this._tell()
      return GLib.SOURCE_REMOVE
    })
  }

  _tell() {
    if (!this._caller) return
    const text = this._list()
    if (text === this._told) return
    this._told = text
    // To nobody else: titles are not everybody's.
    Gio.DBus.session.emit_signal(this._caller, PATH, 'org.stylusd.ScribbleWindows', 'Changed', new GLib.Variant('(s)', [text]))
  }

  // What is seen, the lowest first; nothing while windows are shown smaller, elsewhere.
  _list() {
    if (Main.overview.visible) return JSON.stringify({ windows: [] })
    const workspace = global.workspace_manager.get_active_workspace()
    const plain = rect => ({ x: rect.x, y: rect.y, width: rect.width, height: rect.height })
    const windows = global.get_window_actors().map(actor => actor.meta_window)
      .filter(window => window && !window.minimized && window.located_on_workspace(workspace))
      .slice(-MOST_WINDOWS)
      .map(window => ({
        id: String(window.get_id()),
        pid: window.get_pid(),
        title: (window.get_title() ?? '').slice(0, 1000),
        app: (window.get_gtk_application_id() ?? window.get_wm_class() ?? '').slice(0, 200),
        ...plain(window.get_frame_rect()),
        outer: plain(window.get_buffer_rect()),
        focused: window.has_focus(),
      }))
    return JSON.stringify({ windows })
  }

  _find(id) {
    return global.get_window_actors().map(actor => actor.meta_window).find(window => String(window.get_id()) === id)
  }

  // Methods

  WatchAsync(_, invocation) {
    this._caller = invocation.get_sender()
    this._told = this._list()
    invocation.return_value(new GLib.Variant('(s)', [this._told]))
  }

  FocusAsync([id], invocation) {
    if (!this._isCaller(invocation)) return
    this._find(id)?.activate(global.get_current_time())
    invocation.return_value(null)
  }

  TapAsync([x, y], invocation) {
    if (!this._isCaller(invocation)) return
    // What lies below the ink is tapped.
    this._letThrough(true)
    if (this._tapping) GLib.source_remove(this._tapping)
    this._tapping = GLib.timeout_add(GLib.PRIORITY_DEFAULT, TAP_MS, () => {
      this._tapping = 0
      this._letThrough(false)
      return GLib.SOURCE_REMOVE
    })
    const now = () => GLib.get_monotonic_time()
    this._pointer.notify_absolute_motion(now(), x, y)
    this._pointer.notify_button(now(), Clutter.BUTTON_PRIMARY, Clutter.ButtonState.PRESSED)
    this._pointer.notify_button(now(), Clutter.BUTTON_PRIMARY, Clutter.ButtonState.RELEASED)
    invocation.return_value(null)
  }

  _letThrough(does) {
    for (const window of this._ink) {
      const actor = window.get_compositor_private()
      if (actor) Shell.util_set_hidden_from_pick(actor, does)
    }
  }

  _isCaller(invocation) {
    if (invocation.get_sender() === this._caller) return true
    invocation.return_dbus_error('org.stylusd.ScribbleWindows.NotWatching', 'only the newest caller of Watch may ask for this')
    return false
  }
}

// eslint-disable-next-line no-unused-vars
function init() {
  return new Scribble()
}
