package import InkGeometry

/// The identifier of a window as long as it exists.
package struct WindowID: BitwiseCopyable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A window that is seen, at least in part.
package struct DesktopWindow: Hashable, Sendable {
  package let id: WindowID
  /// The process that shows it.
  package var process: Int32
  /// The title of the window; distinguishes programs of one process.
  package var title: String
  /// The application according to the window; empty if it reports none.
  package var application: String
  /// Its content in the layout, in logical pixels: without the compositor's own borders and titles.
  package var area: Rect
  /// The same with the shadow that its program draws around it, if the compositor reports one.
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
