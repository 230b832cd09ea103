// What the extension has: a pen for text fields, and the overlay's button.
import { Panel } from './panel.js'
import { Scribble } from './scribble.js'

export class Body {
  // ui: parts of the shell's own, which are found another way in each version.
  constructor(ui) {
    this.scribble = new Scribble(ui)
    this.panel = new Panel(ui)
  }

  enable() {
    this.scribble.enable()
    this.panel.enable()
  }

  disable() {
    this.panel.disable()
    this.scribble.disable()
  }
}
