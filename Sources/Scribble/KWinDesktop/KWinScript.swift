/// The script that KWin runs for us, in KWin's own script language: it reports the windows to our
/// connection whenever they change.
///
/// It runs in KWin 5.27 and 6, which use different names for the same things.
enum KWinScript {
  /// The name by which it is unloaded, even if it was left behind.
  static let name = "org.stylusd.inkscribe"
  /// The path of our object that it calls.
  static let path = "/org/stylusd/scribble/windows"
  static let interface = "org.stylusd.scribble.Windows"
  static let member = "Show"

  /// - Parameters:
  ///   - receiver: the name of our connection.
  ///   - word: the token that identifies it; contains no quotes.
  static func scriptSource(for receiver: String, word: String) -> String {
    """
    (function () {
      var last = null
      function all() {
        if (workspace.stackingOrder) return workspace.stackingOrder
        return workspace.clientList().slice().sort(function (a, b) { return a.stackingOrder - b.stackingOrder })
      }
      function isSeen(w) {
        if (w.deleted || w.minimized || w.hidden || w.desktopWindow) return false
        if (w.onAllDesktops) return true
        if (w.desktops) return w.desktops.length == 0 || w.desktops.indexOf(workspace.currentDesktop) >= 0
        return w.desktop == workspace.currentDesktop
      }
      function plain(r) { return { x: r.x, y: r.y, width: r.width, height: r.height } }
      function tell() {
        var windows = []
        all().forEach(function (w) {
          if (!isSeen(w) || windows.length >= 512) return
          var frame = plain(w.frameGeometry), outer = plain(w.bufferGeometry)
          // A frame that KWin draws around a program's surface is not part of it, and a shadow that
          // a program draws around its window is not part of the window.
          var left = Math.max(frame.x, outer.x), top = Math.max(frame.y, outer.y)
          var right = Math.min(frame.x + frame.width, outer.x + outer.width)
          var bottom = Math.min(frame.y + frame.height, outer.y + outer.height)
          windows.push({
            id: String(w.internalId), pid: w.pid, title: String(w.caption).slice(0, 1000),
            app: String(w.desktopFileName || w.resourceClass).slice(0, 200), x: left, y: top, width: right - left,
            height: bottom - top, outer: outer, focused: w.active
          })
        })
        var text = JSON.stringify({ word: "\(word)", windows: windows })
        if (text == last) return
        last = text
        callDBus("\(receiver)", "\(path)", "\(interface)", "\(member)", text)
      }
      // A window that is dragged moves many times per frame.
      var soon = new QTimer()
      soon.singleShot = true
      soon.interval = 8
      soon.timeout.connect(tell)
      function later() { if (!soon.active) soon.start() }
      var told = ["frameGeometryChanged", "bufferGeometryChanged", "captionChanged", "minimizedChanged", "activeChanged",
        "desktopChanged", "desktopsChanged", "stackingOrderChanged", "hiddenChanged", "windowShown", "windowHidden"]
      function watch(w) {
        told.forEach(function (name) { if (w[name] && w[name].connect) w[name].connect(later) })
        later()
      }
      all().forEach(watch)
      ;["windowAdded", "clientAdded"].forEach(function (name) { if (workspace[name]) workspace[name].connect(watch) })
      ;["windowRemoved", "clientRemoved", "windowActivated", "clientActivated", "currentDesktopChanged", "stackingOrderChanged",
        "clientMinimized", "clientUnminimized", "clientRestored"].forEach(function (name) {
        if (workspace[name] && workspace[name].connect) workspace[name].connect(later)
      })
      tell()
    })()

    """
  }

  /// A script that runs once and gives a window the keyboard.
  ///
  /// - Parameter isAnew: whether the keyboard is first taken from all windows.
  static func focusing(_ window: String, isAnew: Bool) -> String {
    let id = window.filter { $0.isHexDigit || "{}-".contains($0) }
    return """
      function activate(w) {
        if (workspace.stackingOrder) workspace.activeWindow = w
        else workspace.activeClient = w
      }
      (workspace.stackingOrder || workspace.clientList()).forEach(function (w) {
        if (String(w.internalId) != "\(id)" || \(isAnew) && !w.active) return
        if (\(isAnew)) activate(null)
        activate(w)
      })

      """
  }
}
