import InkGeometry
import TextFields

/// A window as its application tells of it.
struct WindowFrame {
  let reference: FieldReference
  let title: String
  /// Its size, and where it says its corner is, which is nearly always 0, 0.
  let area: Rect
  let states: FieldStates

  /// Frames may be larger than what is seen, by shadows of their own, by so much on each side.
  private static let widestShadow = 64.0

  /// The frame that a window of the desktop is; nil if it may be one of several: of two with one name and one size the wrong
  /// one could be hidden.
  static func match(for window: DesktopWindow, among frames: [WindowFrame]) -> WindowFrame? {
    let fitting = frames.filter { frame in
      let margins = frame.margins(in: window)
      return (0...widestShadow).contains(margins.x) && (0...widestShadow).contains(margins.y)
    }
    let named = fitting.filter { $0.title == window.title }
    let candidates = named.isEmpty ? fitting : named
    let exact = candidates.filter { $0.margins(in: window) == .zero }
    let best = exact.isEmpty ? candidates : exact
    if best.count == 1 { return best[0] }
    let active = best.filter(\.states.isActive)
    return window.isFocused && active.count == 1 ? active[0] : nil
  }

  /// How much wider and higher than what is seen, to one side.
  private func margins(in window: DesktopWindow) -> Point {
    Point(
      x: ((area.width - window.area.width) / 2).rounded(.down),
      y: ((area.height - window.area.height) / 2).rounded(.down))
  }

  /// From the application's places to those from the corner of what is seen. A frame that is larger in one way only has no
  /// shadow: it does not become narrower, and is cut off.
  func offset(in window: DesktopWindow) -> Point {
    let margins = margins(in: window)
    return margins.x > 0 && margins.y > 0 ? .zero - margins : .zero
  }
}
