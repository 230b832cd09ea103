// The overlay's button in the bar at the top, with its icon and its menu: GNOME has no tray.
//
// inkoverlay has the name NAME on the session's bus while no tray shows it, with the objects that trays know (docs/develop/overlay.md, The
// tray). Only the overlay that is installed gets a button (access.js). Nothing waits for it: every call is asynchronous, has a limit, and
// a reply of another type than it should have is none.
import Clutter from 'gi://Clutter'
import GdkPixbuf from 'gi://GdkPixbuf'
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import St from 'gi://St'
import { isOurs } from './access.js'
import { known, lookUp, readAnswers } from './callers.js'
import { entriesOf, iconOf, isSameMenu, textOf } from './entries.js'

const NAME = 'org.stylusd.inkoverlay'
const ITEM = { path: '/StatusNotifierItem', name: 'org.kde.StatusNotifierItem' }
const MENU = { path: '/MenuBar', name: 'com.canonical.dbusmenu' }
const PATIENCE_MS = 5000
const MOST_BYTES = 1 << 20
const ICON_SIDE = 32 // the bar's icons have 16 points
// Whose connection a sandboxed program uses. Only the Flatpak of the overlay may have its name.
const FLATPAK = '/usr/bin/xdg-dbus-proxy'

export class Panel {
  // ui: parts of the shell's own: main, panelMenu and popupMenu.
  constructor(ui) {
    this._ui = ui
  }

  enable() {
    this._watch = Gio.bus_watch_name(Gio.BusType.SESSION, NAME, Gio.BusNameWatcherFlags.NONE,
      (bus, _, owner) => this._appeared(bus, owner), () => this._vanished())
  }

  disable() {
    Gio.bus_unwatch_name(this._watch)
    this._watch = 0
    this._vanished()
  }

  _appeared(bus, owner) {
    this._vanished()
    this._owner = owner
    lookUp(owner).then(program => {
      if (this._owner === owner && program && this._isOverlay(program.path)) this._button = new OverlayButton(this._ui, bus, owner)
    }).catch(error => logError(error, 'scribble@stylusd.org'))
  }

  _vanished() {
    this._owner = null
    this._button?.destroy()
    this._button = null
  }

  _isOverlay(path) {
    const what = known('inkoverlay', readAnswers())
    what.installed.push(FLATPAK)
    return isOurs(path, what)
  }
}

class OverlayButton {
  // owner: the connection of the overlay.
  constructor(ui, bus, owner) {
    this._ui = ui
    this._bus = bus
    this._owner = owner
    this._cancellable = new Gio.Cancellable()
    this._entries = []
    this._items = []
    this._make()
    this._readIcon = oneAtATime(() => this._showIcon())
    this._readText = oneAtATime(() => this._showText())
    this._readMenu = oneAtATime(() => this._showMenu())
    this._signals = [
      [ITEM, 'NewIcon', this._readIcon], [ITEM, 'NewToolTip', this._readText],
      [MENU, 'LayoutUpdated', this._readMenu], [MENU, 'ItemsPropertiesUpdated', this._readMenu],
    ].map(([object, signal, handler]) =>
      bus.signal_subscribe(owner, object.name, signal, object.path, null, Gio.DBusSignalFlags.NONE, handler))
    this._readText()
    this._readMenu()
    this._readIcon()
  }

  destroy() {
    this._cancellable.cancel()
    for (const id of this._signals) this._bus.signal_unsubscribe(id)
    this._signals = []
    this._button.destroy() // with its menu, and whatever is connected to them
    this._button = this._icon = null
    this._items = this._entries = []
  }

  _make() {
    this._button = new this._ui.panelMenu.Button(0.5, 'Ink Overlay')
    this._icon = new St.Icon({ style_class: 'system-status-icon' })
    this._button.add_child(this._icon)
    this._button.connect('event', (_, event) => this._event(event))
    this._button.menu.connect('open-state-changed', (_, isOpen) => {
      if (isOpen) this._prepare()
    })
  }

  // The middle button does what the first one does in a tray; here that one opens the menu.
  _event(event) {
    if (event.type() !== Clutter.EventType.BUTTON_PRESS || event.get_button() !== Clutter.BUTTON_MIDDLE) return Clutter.EVENT_PROPAGATE
    const [x, y] = event.get_coords()
    this._tell(ITEM, 'Activate', new GLib.Variant('(ii)', [Math.round(x), Math.round(y)]), '()')
    return Clutter.EVENT_STOP
  }

  async _prepare() {
    const reply = await this._tell(MENU, 'AboutToShow', new GLib.Variant('(i)', [0]), '(b)')
    if (reply?.[0]) this._readMenu()
  }

  _choose(id) {
    this._tell(MENU, 'Event', new GLib.Variant('(isvu)', [id, 'clicked', new GLib.Variant('i', 0), 0]), '()')
  }

  // What is shown

  async _showIcon() {
    const icon = iconOf(await this._property('IconPixmap', 'a(iiay)'), ICON_SIDE)
    if (!icon || !this._icon) return
    this._icon.gicon = GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(icon.bytes), GdkPixbuf.Colorspace.RGB, true, 8, icon.side, icon.side,
      icon.side * 4)
    // Without a picture it would be a gap.
    if (!this._button.container.get_parent()) this._ui.main.panel.addToStatusArea(NAME, this._button)
  }

  async _showText() {
    const text = textOf(await this._property('ToolTip', '(sa(iiay)ss)'))
    if (text && this._button) this._button.accessible_name = text
  }

  async _showMenu() {
    const reply = await this._tell(MENU, 'GetLayout', new GLib.Variant('(iias)', [0, 1, []]), '(u(ia{sv}av))')
    if (!reply || !this._button) return
    const entries = entriesOf(reply[1])
    if (!isSameMenu(entries, this._entries)) this._remake(entries)
    this._entries = entries
    entries.forEach((entry, at) => this._update(this._items[at], entry))
  }

  _remake(entries) {
    const { PopupMenuItem, PopupSeparatorMenuItem } = this._ui.popupMenu
    this._button.menu.removeAll()
    this._items = entries.map(({ id, kind }) => {
      if (kind === 'separator') return new PopupSeparatorMenuItem()
      const item = new PopupMenuItem('')
      item.connect('activate', () => this._choose(id))
      return item
    })
    for (const item of this._items) this._button.menu.addMenuItem(item)
  }

  _update(item, { kind, label, isEnabled, isOn }) {
    if (kind === 'separator') return
    const { Ornament } = this._ui.popupMenu
    item.label.text = label
    item.setSensitive(isEnabled)
    item.setOrnament(!isOn ? Ornament.NONE : kind === 'radio' ? Ornament.DOT : Ornament.CHECK)
  }

  // Calls

  async _property(name, type) {
    const reply = await this._tell({ path: ITEM.path, name: 'org.freedesktop.DBus.Properties' }, 'Get',
      new GLib.Variant('(ss)', [ITEM.name, name]), '(v)', type)
    return reply?.[0]
  }

  // The values of a reply, or null. inner: the type of the value in a reply `(v)`.
  _tell(object, method, values, type, inner = null) {
    return new Promise(resolve => {
      this._bus.call(this._owner, object.path, object.name, method, values, new GLib.VariantType(type), Gio.DBusCallFlags.NO_AUTO_START,
        PATIENCE_MS, this._cancellable, (bus, result) => {
          try {
            const reply = bus.call_finish(result)
            const isGood = reply.get_size() <= MOST_BYTES &&
              (!inner || reply.get_child_value(0).get_variant().is_of_type(new GLib.VariantType(inner)))
            resolve(isGood ? reply.recursiveUnpack() : null)
          } catch (error) {
            resolve(null) // it is gone, or says no: what is shown stays
          }
        })
    })
  }
}

// What reads no more than once at a time, and again if it was asked to meanwhile.
function oneAtATime(read) {
  let isReading = false, isAsked = false
  return async () => {
    isAsked = true
    if (isReading) return
    isReading = true
    try {
      while (isAsked) {
        isAsked = false
        await read()
      }
    } catch (error) {
      logError(error, 'scribble@stylusd.org')
    } finally {
      isReading = false
    }
  }
}
