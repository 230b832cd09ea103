package import StylusModel

/// Width by height of the used part of a surface, such as 16:9; both positive and finite.
package struct Aspect: Hashable, Sendable {
  package let width: Float
  package let height: Float

  /// Proportions from 1:100 to 100:1; nil for others.
  package init?(width: Float, height: Float) {
    guard width.isFinite, height.isFinite, width > 0, height > 0, 0.01...100 ~= width / height
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The largest such rectangle in the center of another.
  package func part(of area: Tablet.Area) -> Tablet.Area {
    let scale = min(area.width.value / width, area.height.value / height)
    let (width, height) = (scale * width, scale * height)
    return Tablet.Area(
      left: Millimeters(area.left.value + (area.width.value - width) / 2),
      top: Millimeters(area.top.value + (area.height.value - height) / 2),
      width: Millimeters(width), height: Millimeters(height))
  }
}

extension TabletPreferences {
  /// The configured part of a surface; nil if it is beyond the surface.
  package func area(of surface: Tablet.Area) -> Tablet.Area? {
    guard let part = area.map({ $0.part(of: surface) }) ?? surface else { return nil }
    return aspect.map { $0.part(of: part) } ?? part
  }
}

extension Tablet {
  /// The tablet with these settings applied; it keeps the whole surface if the configured part is
  /// beyond it.
  package func wanted(_ wishes: TabletPreferences) -> Tablet {
    guard role == .pen else { return self }
    var tablet = self
    tablet.profile = wishes.profile(from: profile)
    if let area { tablet.area = wishes.area(of: area) ?? area }
    return tablet
  }
}
