import InkDrawing

/// A stroke of a file of content version 4 or before.
struct Version4Stroke {
  private let stroke: Stroke
  /// Opacities nearer to the old formula's than this are meant to be those: what a lossy file
  /// rounds off force and lean decides about more than what it rounds off them.
  private static let tolerance: Float = 1.0 / 64

  init(_ stroke: Stroke) { self.stroke = stroke }

  /// The stroke as the inks of version 5 want it.
  ///
  /// Textured inks meant another thing by opacity then. They get the opacities that they make now
  /// of force and lean; where somebody had made the ink paler or darker than the ink itself, it
  /// still is by the same factor. All else stays as it was written.
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
  /// Whether version 5 means another thing by its opacity.
  fileprivate var changedOpacity: Bool {
    switch self {
    case .pencil, .crayon, .watercolor, .marker: true
    case .pen, .monoline, .fountainPen, .reed, .eraser: false
    }
  }
}
