// For GNOME 43 and 44, which take an extension by gjs's old importer: that looks in a file of this name before it takes extension.js,
// which is for newer ones, and which it could not read.
'use strict'

class Extension {
  enable() {
    this._isOn = true
    // The body is an ES module, which this importer can only have later.
    import(`file://${imports.misc.extensionUtils.getCurrentExtension().path}/body.js`)
      .then(module => {
        if (!this._isOn || this._body) return
        this._body = new module.Body({
          main: imports.ui.main, keyboard: imports.ui.status.keyboard, modalDialog: imports.ui.modalDialog, dialog: imports.ui.dialog,
          panelMenu: imports.ui.panelMenu, popupMenu: imports.ui.popupMenu,
        })
        this._body.enable()
      })
      .catch(error => logError(error, 'scribble@stylusd.org'))
  }

  disable() {
    this._isOn = false
    this._body?.disable()
    this._body = null
  }
}

// eslint-disable-next-line no-var
var extension = { init: () => new Extension() }
