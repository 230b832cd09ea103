package import InkModel

/// Which part of a tablet's surface counts for programs.
package struct AreaWish: Hashable, Sendable {
  /// From the left edge.
  package var left: Length
  /// From the upper edge.
  package var top: Length
  package var width: Length
  package var height: Length

  /// A length on a surface; finite and not negative.
  package enum Length: Hashable, Sendable {
    case millimetres(Float)
    /// A share of the surface's width or height.
    case share(Float)

    fileprivate func on(_ whole: Millimetres) -> Float {
      switch self {
      case .millimetres(let length): length
      case .share(let share): share * whole.value
      }
    }
  }

  /// A rectangle on a surface.
  package init(left: Length, top: Length, width: Length, height: Length) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// The part of a surface, cut at its edges; nil if nothing of it lies on the surface.
  func part(of surface: Tablet.Area) -> Tablet.Area? {
    let left = left.on(surface.width)
    let top = top.on(surface.height)
    let width = min(width.on(surface.width), surface.width.value - left)
    let height = min(height.on(surface.height), surface.height.value - top)
    guard width > 0, height > 0 else { return nil }
    return Tablet.Area(
      left: surface.left + Millimetres(left), top: surface.top + Millimetres(top),
      width: Millimetres(width), height: Millimetres(height))
  }
}

/// Width by height of the part of a surface that counts, such as 16:9; both positive and finite.
package struct Aspect: Hashable, Sendable {
  package let width: Float
  package let height: Float

  /// Proportions from 1:100 to 100:1; nil for others.
  package init?(width: Float, height: Float) {
    guard width.isFinite, height.isFinite, width > 0, height > 0, 0.01...100 ~= width / height
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The largest such rectangle in the middle of another.
  func part(of area: Tablet.Area) -> Tablet.Area {
    let scale = min(area.width.value / width, area.height.value / height)
    let (width, height) = (scale * width, scale * height)
    return Tablet.Area(
      left: Millimetres(area.left.value + (area.width.value - width) / 2),
      top: Millimetres(area.top.value + (area.height.value - height) / 2),
      width: Millimetres(width), height: Millimetres(height))
  }
}

extension TabletWishes {
  /// The part of a surface that counts; nil if what is wanted lies beyond it.
  package func area(of surface: Tablet.Area) -> Tablet.Area? {
    guard let part = area.map({ $0.part(of: surface) }) ?? surface else { return nil }
    return aspect.map { $0.part(of: part) } ?? part
  }
}

extension Tablet {
  /// The tablet as it is wanted, if this is what is known of it; the whole surface, if the part that is
  /// wanted lies beyond it.
  package func wanted(_ wishes: TabletWishes) -> Tablet {
    guard role == .pen else { return self }
    var tablet = self
    tablet.profile = wishes.profile(from: profile)
    if let area { tablet.area = wishes.area(of: area) ?? area }
    return tablet
  }
}
