package import InkGeometry

/// Names a window for as long as the desktop does.
package struct WindowID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A window that is seen, at least in part.
package struct DesktopWindow: Hashable, Sendable {
  package let id: WindowID
  /// The process that shows it.
  package var process: Int32
  /// What it is called; programs of one process are distinguished by it.
  package var title: String
  /// Which application it says it is; empty where it says nothing.
  package var application: String
  /// Its content in the layout, in logical pixels: without the compositor's own borders and titles.
  package var area: Rect
  /// The same with the shadow that its program draws around it, as far as the compositor reports
  /// one.
  package var outer: Rect?
  /// Whether it has the keyboard.
  package var isFocused: Bool

  package init(
    id: WindowID, process: Int32, title: String, application: String = "", area: Rect,
    outer: Rect? = nil, isFocused: Bool = false
  ) {
    (self.id, self.process, self.title) = (id, process, title)
    (self.application, self.area, self.outer) = (application, area, outer)
    self.isFocused = isFocused
  }
}
