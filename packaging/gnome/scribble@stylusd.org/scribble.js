// Tells inkscribe which windows there are, and where, for GNOME's shell tells nobody; keeps the window that shows its ink above all
// others, without the keyboard; hands on what a pen taps, copies texts, and presses the keys of texts for programs that know no input
// method.
//
// An object on the shell's own connection to the session's bus (docs/develop/scribble-desktops.md, GNOME): what it says comes from the shell, and from
// nobody else. It serves the inkscribe that is installed and that its user allowed (access.js): once that called Watch it is told of changes,
// may ask for taps, copies and keys, and its windows that are called so show ink. Any other caller of Watch gets one word: `foreign`, `refused`, or
// `asking` while the user is asked.
//
// The same on all versions of the shell: __init__.js has it in GNOME 43 and 44, extension.js from 45 on.
import Clutter from 'gi://Clutter'
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Meta from 'gi://Meta'
import Shell from 'gi://Shell'
import St from 'gi://St'
import { verdict } from './access.js'
import { answersFile, known, lookUp, readAnswers } from './callers.js'

const PATH = '/org/stylusd/ScribbleWindows'
const INTERFACE = `<node><interface name="org.stylusd.ScribbleWindows">
  <method name="Watch"><arg type="s" name="windows" direction="out"/></method>
  <method name="Focus"><arg type="s" name="id" direction="in"/></method>
  <method name="Tap"><arg type="i" name="x" direction="in"/><arg type="i" name="y" direction="in"/></method>
  <method name="Copy"><arg type="s" name="text" direction="in"/></method>
  <method name="Press"><arg type="u" name="group" direction="in"/><arg type="b" name="caps" direction="in"/>
    <arg type="ai" name="keys" direction="in"/><arg type="b" name="done" direction="out"/></method>
  <signal name="Changed"><arg type="s" name="windows"/></signal>
</interface></node>`

const INK = 'inkoverlay' // what the window of ink is called
const PAD = 'inkscribe-pad' // and that of the writing pad, which lies below ink at the lower edge of its monitor
const MOST_WINDOWS = 512
const MOST_WATCHERS = 8
const MOST_LOOKED_UP = 64 // callers at a time
const LIFT_MS = 40 // by then the shell has handed on that the pen was lifted, which it may learn after those who ask for a tap
const TAP_MS = 60 // by then the shell has handed on what a pointer did
const MOST_KEYS = 4096 // 256 characters, each with what is held for it, and 256 that they take the place of
const LAST_KEY = 247 // of the kernel's, which X11 can count
const HELD = Clutter.ModifierType.SHIFT_MASK | Clutter.ModifierType.CONTROL_MASK | Clutter.ModifierType.MOD1_MASK |
  Clutter.ModifierType.MOD3_MASK | Clutter.ModifierType.MOD4_MASK | Clutter.ModifierType.MOD5_MASK // not Caps and Num Lock
const SOON_MS = 8 // a window that is dragged moves many times a picture

export class Scribble {
  // ui: parts of the shell's own, which are found another way in each version: `main` is ui/main.js.
  constructor(ui) {
    this._ui = ui
  }

  enable() {
    this._windows = new Map() // by window: the handlers at it
    this._watchers = new Map() // by connection: its process, the file that it runs, and the watch of its name
    this._lookedUp = new Set() // connections whose programs are being looked up
    this._asked = new Set() // programs that the user was asked for since the login
    this._dialog = null
    this._readAnswers()
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
      [global.display, global.display.connect('window-demands-attention', (_, window) => this._hush(window))],
      [global.display, global.display.connect('restacked', () => this._restacked())],
      [this._ui.main.overview, this._ui.main.overview.connect('showing', later)],
      [this._ui.main.overview, this._ui.main.overview.connect('hidden', later)],
      [global.workspace_manager, global.workspace_manager.connect('active-workspace-changed', later)],
    ]
    for (const actor of global.get_window_actors()) this._watch(actor.meta_window)
    const seat = Clutter.get_default_backend().get_default_seat()
    this._pointer = seat.create_virtual_device(Clutter.InputDeviceType.POINTER_DEVICE)
    this._keyboard = seat.create_virtual_device(Clutter.InputDeviceType.KEYBOARD_DEVICE)
    this._keymap = seat.get_keymap()
    this._sources = this._ui.keyboard.getInputSourceManager()
    this._handlers.push([this._keymap, this._keymap.connect('state-changed', later)])
    this._handlers.push([this._sources, this._sources.connect('current-source-changed', later)])
  }

  disable() {
    for (const [object, id] of this._handlers) object.disconnect(id)
    for (const [window, ids] of this._windows) ids.forEach(id => window.disconnect(id))
    for (const watcher of this._watchers.values()) Gio.bus_unwatch_name(watcher.watch)
    this._monitor?.cancel()
    this._dialog?.destroy()
    this._monitor = this._dialog = this._answers = this._lookedUp = this._asked = null
    if (this._soon) GLib.source_remove(this._soon)
    if (this._tapping) {
      GLib.source_remove(this._tapping)
      this._letThrough(false)
    }
    this._object.unexport()
    this._keyboard = this._keymap = this._sources = null
    this._answerTo = null
    this._object = this._pointer = this._watchers = this._windows = this._handlers = this._ink = this._focus = null
    this._soon = this._tapping = 0
  }

  _watch(window) {
    const later = () => this._later()
    const ids = ['position-changed', 'size-changed', 'notify::title', 'notify::minimized', 'workspace-changed']
      .map(name => window.connect(name, later))
    ids.push(window.connect('shown', () => this._shown(window)))
    ids.push(window.connect('size-changed', () => this._fill(window)))
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
    if (!this._isInk(window)) return
    if (!this._ink.has(window)) {
      this._ink.add(window)
      this._lift(window)
      window.stick()
    }
    if (window.get_title() === PAD) this._dock(window)
    this._restacked()
    this._giveBack()
  }

  // Above all others for good. One that is maximised only says that it is, and lies among the others: so it is as large without.
  _lift(window) {
    if (window.get_maximized()) window.unmaximize(Meta.MaximizeFlags.BOTH)
    // Where it lies is reckoned when this changes.
    window.unmake_above()
    window.make_above()
  }

  // The window of ink chooses its size when it is not maximised any more, and is as large as before.
  _fill(window) {
    if (!this._ink.has(window) || window.get_title() !== INK || window.get_maximized()) return
    const area = window.get_work_area_current_monitor()
    if (!window.get_frame_rect().equal(area)) window.move_resize_frame(true, area.x, area.y, area.width, area.height)
  }

  // Ink lies above the pad, also when that was pressed.
  _restacked() {
    const windows = global.get_window_actors().map(actor => actor.meta_window).filter(window => this._ink.has(window))
    const pad = windows.findIndex(window => window.get_title() === PAD)
    windows.slice(0, Math.max(pad, 0)).filter(window => window.get_title() === INK).forEach(window => window.raise())
    this._later()
  }

  // The shell tells its user of a window that came without the keyboard: ours never has it.
  _hush(window) {
    if (this._isInk(window)) window.unset_demands_attention()
  }

  _dock(pad) {
    const { x, y, width, height } = global.display.get_monitor_geometry(pad.get_monitor())
    const frame = pad.get_frame_rect()
    pad.move_frame(true, x + (width - frame.width) / 2, y + height - frame.height)
  }

  // A window of ours never has the keyboard: whoever had it keeps it.
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

  // Anybody could call a window so: it must be a watcher's.
  _isInk(window) {
    if (this._ink.has(window)) return true
    return [INK, PAD].includes(window.get_title()) && [...this._watchers.values()].some(watcher => watcher.pid === window.get_pid())
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
    if (this._watchers.size === 0) return
    const text = this._list()
    if (text === this._told) return
    this._told = text
    // To nobody else: titles are not everybody's.
    for (const name of this._watchers.keys())
      Gio.DBus.session.emit_signal(name, PATH, 'org.stylusd.ScribbleWindows', 'Changed', new GLib.Variant('(s)', [text]))
  }

  // What is seen, the lowest first; nothing while windows are shown smaller, elsewhere.
  _list() {
    if (this._ui.main.overview.visible) return JSON.stringify({ windows: [], keyboard: this._keys() })
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
    return JSON.stringify({ windows, keyboard: this._keys() })
  }

  // Which layout of the keymap counts, and whether Caps Lock is on; what the keymap is, the shell tells each program itself.
  _keys() {
    return { group: this._sources.keyboardManager.currentLayout?.groupIndex ?? 0, caps: this._keymap.get_caps_lock_state() }
  }

  _find(id) {
    return global.get_window_actors().map(actor => actor.meta_window).find(window => String(window.get_id()) === id)
  }

  // Methods

  WatchAsync(_, invocation) {
    const name = invocation.get_sender()
    const say = word => invocation.return_value(new GLib.Variant('(s)', [word]))
    if (this._watchers.has(name)) {
      say(this._list())
      return
    }
    if (this._lookedUp.has(name) || this._lookedUp.size >= MOST_LOOKED_UP) {
      invocation.return_dbus_error('org.stylusd.ScribbleWindows.TooMany', 'too many programs call at a time')
      return
    }
    this._lookedUp.add(name)
    lookUp(name).then(program => {
      if (!this._watchers) return // disabled meanwhile
      const word = program ? this._verdict(program.path) : 'foreign'
      if (word === 'allow' && this._watchers.size >= MOST_WATCHERS) {
        invocation.return_dbus_error('org.stylusd.ScribbleWindows.TooMany', `${MOST_WATCHERS} programs watch already`)
      } else if (word === 'allow') {
        this._let(name, program)
        say(this._list())
      } else {
        if (word === 'ask') this._ask(program.path)
        say({ ask: 'asking', refuse: 'refused' }[word] ?? word)
      }
    }).catch(error => logError(error, 'scribble@stylusd.org')).finally(() => this._lookedUp?.delete(name))
  }

  // Lets a program watch until it is gone.
  _let(name, { pid, path }) {
    const watch = Gio.bus_watch_name_on_connection(Gio.DBus.session, name, Gio.BusNameWatcherFlags.NONE, null, () => this._dismiss(name))
    this._watchers.set(name, { pid, path, watch })
    for (const window of this._windows.keys())
      if (window.get_compositor_private()?.visible) this._shown(window)
  }

  // A program is gone, or may not watch any more.
  _dismiss(name) {
    const watcher = this._watchers?.get(name)
    if (!watcher) return
    Gio.bus_unwatch_name(watcher.watch)
    this._watchers.delete(name)
    this._restoreEngine()
  }

  // Who may

  _verdict(path) { return verdict(path, known('inkscribe', this._answers)) }

  // The answers of the user, now and whenever their file changes: who is not allowed any more is served no longer.
  _readAnswers() {
    this._loadAnswers()
    try {
      this._monitor = answersFile().monitor_file(Gio.FileMonitorFlags.WATCH_MOVES, null)
      this._monitor.connect('changed', () => this._loadAnswers())
    } catch (error) {
      this._monitor = null // what is changed counts from the next login on
    }
  }

  _loadAnswers() {
    this._answers = readAnswers()
    for (const [name, watcher] of this._watchers)
      if (this._verdict(watcher.path) !== 'allow') this._dismiss(name)
  }

  _answer(path, isAllowed) {
    this._answers.set(path, isAllowed)
    try {
      GLib.mkdir_with_parents(answersFile().get_parent().get_path(), 0o700)
      answersFile().replace_contents(new TextEncoder().encode(this._answers.text), null, false,
        Gio.FileCreateFlags.PRIVATE | Gio.FileCreateFlags.REPLACE_DESTINATION, null)
    } catch (error) {
      logError(error, 'scribble@stylusd.org') // then it counts until the next login
    }
  }

  // Once for each program and login; the program calls again every two seconds.
  _ask(path) {
    if (this._dialog || this._asked.has(path)) return
    const dialog = new this._ui.modalDialog.ModalDialog({ destroyOnClose: true })
    dialog.contentLayout.add_child(new this._ui.dialog.MessageDialogContent({
      title: 'Let a pen write into text fields?',
      description: `${path} asks to see the titles and places of your windows, and to click, copy text and press keys for you. ` +
        'Allow this if you want to use inkscribe. The answer is kept in ~/.config/stylusd/gnome-scribble.',
    }))
    const answer = isAllowed => {
      dialog.close()
      this._answer(path, isAllowed)
    }
    dialog.setButtons([
      { label: 'Don\u2019t Allow', action: () => answer(false), key: Clutter.KEY_Escape, default: true },
      { label: 'Allow', action: () => answer(true) },
    ])
    dialog.connect('destroy', () => {
      if (this._dialog === dialog) this._dialog = null
    })
    this._dialog = dialog
    this._answerTo = answer
    if (dialog.open()) this._asked.add(path)
    else dialog.destroy() // something else is modal: with the next call
  }

  // A program that was killed while its engine was IBus's leaves IBus with none: its user's is set anew.
  _restoreEngine() {
    const sources = this._ui.keyboard.getInputSourceManager()
    if (sources.currentSource) sources.activateInputSource(sources.currentSource, false)
  }

  FocusAsync([id], invocation) {
    if (!this._isCaller(invocation)) return
    this._find(id)?.activate(global.get_current_time())
    invocation.return_value(null)
  }

  TapAsync([x, y], invocation) {
    if (!this._isCaller(invocation)) return
    // What lies below the ink is tapped; sooner it would get what the pen itself did there, too.
    this._after(LIFT_MS, () => this._tap(x, y))
    invocation.return_value(null)
  }

  _tap(x, y) {
    this._letThrough(true)
    const now = () => GLib.get_monotonic_time()
    this._pointer.notify_absolute_motion(now(), x, y)
    this._pointer.notify_button(now(), Clutter.BUTTON_PRIMARY, Clutter.ButtonState.PRESSED)
    this._pointer.notify_button(now(), Clutter.BUTTON_PRIMARY, Clutter.ButtonState.RELEASED)
    this._after(TAP_MS, () => this._letThrough(false))
  }

  // What is next of a tap; one that comes in between takes its place.
  _after(time, next) {
    if (this._tapping) GLib.source_remove(this._tapping)
    this._tapping = GLib.timeout_add(GLib.PRIORITY_DEFAULT, time, () => {
      this._tapping = 0
      next()
      return GLib.SOURCE_REMOVE
    })
  }

  _letThrough(does) {
    for (const window of this._ink) {
      const actor = window.get_compositor_private()
      if (actor) Shell.util_set_hidden_from_pick(actor, does)
    }
  }

  CopyAsync([text], invocation) {
    if (!this._isCaller(invocation)) return
    St.Clipboard.get_default().set_text(St.ClipboardType.CLIPBOARD, text)
    invocation.return_value(null)
  }

  // By keys, not by what they mean: where the layout lacks a character mutter would say so in its log and leave it out, and press one
  // with Shift and AltGr without them.
  PressAsync([group, caps, keys], invocation) {
    if (!this._isCaller(invocation)) return
    const now = this._keys(), isMeant = now.group === group && now.caps === caps && !(global.get_pointer()[2] & HELD)
    const does = isMeant && this._areWhole(keys)
    for (const key of does ? keys : [])
      this._keyboard.notify_key(GLib.get_monotonic_time(), Math.abs(key), key > 0 ? Clutter.KeyState.PRESSED : Clutter.KeyState.RELEASED)
    invocation.return_value(new GLib.Variant('(b)', [does]))
  }

  // Whether each is a key that is pressed once and then let go.
  _areWhole(keys) {
    const down = new Set()
    const isNext = key => key > 0 ? !down.has(key) && down.add(key) : down.delete(-key)
    return keys.length <= MOST_KEYS && keys.every(key => Math.abs(key) <= LAST_KEY && isNext(key)) && down.size === 0
  }

  _isCaller(invocation) {
    if (this._watchers.has(invocation.get_sender())) return true
    invocation.return_dbus_error('org.stylusd.ScribbleWindows.NotWatching', 'only who called Watch may ask for this')
    return false
  }
}
