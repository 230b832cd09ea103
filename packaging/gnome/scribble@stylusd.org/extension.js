// For GNOME 45 and newer, which take an extension as an ES module.
import * as main from 'resource:///org/gnome/shell/ui/main.js'
import * as keyboard from 'resource:///org/gnome/shell/ui/status/keyboard.js'
import * as modalDialog from 'resource:///org/gnome/shell/ui/modalDialog.js'
import * as dialog from 'resource:///org/gnome/shell/ui/dialog.js'
import { Scribble } from './scribble.js'

export default class extends Scribble {
  constructor() {
    super({ main, keyboard, modalDialog, dialog })
  }
}
