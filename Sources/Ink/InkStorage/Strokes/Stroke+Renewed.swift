import InkDrawing

extension Stroke {
  /// This stroke of a file of content version 4 or before, as the inks of version 5 want it.
  ///
  /// Textured inks meant another thing by opacity then. They get the opacities that they make now
  /// of force and lean; where somebody had made the ink paler or darker than the ink itself, it
  /// still is by the same factor. All else stays as it was written.
  var renewedForVersion5: Stroke {
    guard ink.type.changedOpacity, !path.isEmpty else { return self }
    var renewed = self
    let opacities = path.renewedOpacities(of: ink)
    let points = path.indices.map { k in
      var point = path[k]
      point.opacity = opacities[k]
      return point
    }
    if let path = StrokePath(
      controlPoints: points, parametricRange: path.parametricRange, creationDate: creationDate)
    {
      renewed.path = path
    }
    return renewed
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

extension StrokePath {
  /// Opacities nearer to the old formula's than this are meant to be those: what a lossy file
  /// rounds off force and lean decides about more than what it rounds off them.
  private static var tolerance: Float { 1.0 / 64 }

  fileprivate func renewedOpacities(of ink: Ink) -> [Float] {
    let width = ink.type.defaultWidth
    let pens = controlPoints.version4Pens
    let made = inked(with: ink, width: width)
    return indices.map { k in
      let (now, before) = (self[k].opacity, ink.version4Tip(width: width, pen: pens[k]).opacity)
      guard abs(now - before) > Self.tolerance else { return made[k].opacity }
      return Swift.min(1, Swift.max(0, made[k].opacity * (now / before)))
    }
  }
}
