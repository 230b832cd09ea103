import InkGeometry
import TextFields

/// A window as its application reports it.
struct WindowFrame {
  let reference: FieldReference
  let title: String
  /// Its size, and its corner as reported, which is nearly always 0, 0.
  let area: Rect
  let states: FieldStates

  /// Frames may be larger than the visible window, by the width of their shadows on each side.
  private static let widestShadow = 64.0

  /// The frame that corresponds to a window of the desktop; nil if several match: of two with the
  /// same name and size, the wrong one could be hidden.
  static func match(for window: DesktopWindow, among frames: [WindowFrame]) -> WindowFrame? {
    let fitting = frames.filter { frame in
      let margins = frame.margins(in: window)
      return (0...widestShadow).contains(margins.x) && (0...widestShadow).contains(margins.y)
        || frame.isOuter(of: window) || frame.inset(in: window) != nil
    }
    let named = fitting.filter { $0.title == window.title }
    let candidates = named.isEmpty ? fitting : named
    let exact = candidates.filter { $0.margins(in: window) == .zero }
    let best = exact.isEmpty ? candidates : exact
    if best.count == 1 { return best[0] }
    let active = best.filter(\.states.isActive)
    return window.isFocused && active.count == 1 ? active[0] : nil
  }

  /// Half of the difference in width and height between the frame and the visible window.
  private func margins(in window: DesktopWindow) -> Point {
    Point(
      x: ((area.width - window.area.width) / 2).rounded(.down),
      y: ((area.height - window.area.height) / 2).rounded(.down))
  }

  /// Whether it is the window with the shadow that its program draws, if the compositor reports the
  /// shadow: its width may differ on each side.
  private func isOuter(of window: DesktopWindow) -> Bool {
    guard let outer = window.outer, outer != window.area else { return false }
    return abs(outer.width - area.width) <= 1 && abs(outer.height - area.height) <= 1
  }

  /// The offset from the corner of the visible window to the frame, if the frame excludes borders
  /// and a title drawn by its toolkit (Qt's on GNOME: 3 pixels, 30 above); otherwise nil.
  private func inset(in window: DesktopWindow) -> Point? {
    let (x, y) = (window.area.width - area.width, window.area.height - area.height)
    guard window.outer != nil, (0...Self.widestBorder).contains(x), y >= x,
      y <= Self.highestTitle, (x, y) != (0, 0)
    else { return nil }
    return Point(x: (x / 2).rounded(.down), y: y - (x / 2).rounded(.down))
  }

  /// Both borders, and a title with the border below.
  private static let widestBorder = 24.0
  private static let highestTitle = 96.0

  /// The offset from the application's coordinates to those from the corner of the visible window.
  /// A frame that is larger in only one direction has no shadow: it is not narrowed but cut off.
  func offset(in window: DesktopWindow) -> Point {
    if let outer = window.outer, isOuter(of: window) { return outer.min - window.area.min }
    if let inset = inset(in: window) { return inset }
    let margins = margins(in: window)
    return margins.x > 0 && margins.y > 0 ? .zero - margins : .zero
  }
}
