/// The part of a tablet's surface that programs use.
package struct AreaSetting: Hashable, Sendable {
  /// The distance from the left edge.
  package var left: Length
  /// The distance from the upper edge.
  package var top: Length
  package var width: Length
  package var height: Length

  /// A length on a surface; finite and not negative.
  package enum Length: Hashable, Sendable {
    case millimeters(Float)
    /// A fraction of the surface's width or height.
    case share(Float)

    fileprivate func on(_ whole: Millimeters) -> Float {
      switch self {
      case .millimeters(let length): length
      case .share(let share): share * whole.value
      }
    }
  }

  /// Creates a rectangle on a surface.
  package init(left: Length, top: Length, width: Length, height: Length) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Returns the part of a surface, cut at its edges; nil if no part lies on the surface.
  package func part(of surface: Tablet.Area) -> Tablet.Area? {
    let left = left.on(surface.width)
    let top = top.on(surface.height)
    let width = min(width.on(surface.width), surface.width.value - left)
    let height = min(height.on(surface.height), surface.height.value - top)
    guard width > 0, height > 0 else { return nil }
    return Tablet.Area(
      left: surface.left + Millimeters(left), top: surface.top + Millimeters(top),
      width: Millimeters(width), height: Millimeters(height))
  }
}
