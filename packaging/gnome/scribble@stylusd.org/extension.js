// For GNOME 45 and newer, which take an extension as an ES module.
import * as main from 'resource:///org/gnome/shell/ui/main.js'
import * as keyboard from 'resource:///org/gnome/shell/ui/status/keyboard.js'
import * as modalDialog from 'resource:///org/gnome/shell/ui/modalDialog.js'
import * as dialog from 'resource:///org/gnome/shell/ui/dialog.js'
import * as panelMenu from 'resource:///org/gnome/shell/ui/panelMenu.js'
import * as popupMenu from 'resource:///org/gnome/shell/ui/popupMenu.js'
import { Body } from './body.js'

export default class extends Body {
  constructor() {
    super({ main, keyboard, modalDialog, dialog, panelMenu, popupMenu })
  }
}
