/// The names on the bus, and the paths of their objects.
enum TrayWords {
  static let watcher = (name: "org.kde.StatusNotifierWatcher", path: "/StatusNotifierWatcher")
  static let item = (name: "org.kde.StatusNotifierItem", path: "/StatusNotifierItem")
  static let menu = (name: "com.canonical.dbusmenu", path: "/MenuBar")
  static let bus = (name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
  static let properties = "org.freedesktop.DBus.Properties"
}
