import InkDrawing

/// A stroke of a file with content version 4 or earlier.
struct Version4Stroke {
  private let stroke: Stroke
  /// Opacities that are closer to the old formula's than this are treated as those, because
  /// rounding of force and lean in a lossy file affects more than the opacities' own rounding.
  private static let tolerance: Float = 1.0 / 64

  init(_ stroke: Stroke) { self.stroke = stroke }

  /// The stroke with the tips of the version 5 inks.
  ///
  /// The opacity of textured inks had another meaning. Their opacities are computed again from
  /// force and lean. If the user had made the ink lighter or darker than the formula, the same
  /// factor is applied. Everything else is unchanged.
  var renewed: Stroke {
    guard stroke.ink.type.changedOpacity, !stroke.path.isEmpty else { return stroke }
    let old = stroke.path
    let opacities = renewedOpacities
    let points = old.indices.map { k in
      var point = old[k]
      point.opacity = opacities[k]
      return point
    }
    var renewed = stroke
    if let path = StrokePath(
      controlPoints: points, parametricRange: old.parametricRange,
      creationDate: old.creationDate)
    {
      renewed.path = path
    }
    return renewed
  }

  private var renewedOpacities: [Float] {
    let (path, ink) = (stroke.path, stroke.ink)
    let width = ink.type.defaultWidth
    let pens = path.controlPoints.version4Pens
    let made = path.inked(with: ink, width: width)
    return path.indices.map { k in
      let (now, before) = (path[k].opacity, ink.version4Tip(width: width, pen: pens[k]).opacity)
      guard abs(now - before) > Self.tolerance else { return made[k].opacity }
      return min(1, max(0, made[k].opacity * (now / before)))
    }
  }
}

extension InkType {
  /// Whether the opacity has another meaning in version 5.
  fileprivate var changedOpacity: Bool {
    switch self {
    case .pencil, .crayon, .watercolor, .marker: true
    case .pen, .monoline, .fountainPen, .reed, .eraser: false
    }
  }
}
