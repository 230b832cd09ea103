// For GNOME 45 and newer, which take an extension as an ES module.
import * as main from 'resource:///org/gnome/shell/ui/main.js'
import * as keyboard from 'resource:///org/gnome/shell/ui/status/keyboard.js'
import { Scribble } from './scribble.js'

export default class extends Scribble {
  constructor() {
    super({ main, keyboard })
  }
}
