import InkGeometry

/// Erases a region of the drawing from one stroke.
struct StrokeEraser {
  private let stroke: Stroke

  init(_ stroke: Stroke) { self.stroke = stroke }

  /// See ``Stroke/erasing(_:)``.
  func remains(without region: Region) -> [Stroke] {
    guard stroke.renderBounds.intersects(region.bounds), let inverse = stroke.transform.inverse
    else {
      return [stroke]
    }
    let hole = region.transformed(by: inverse)
    let cover = StrokeCover(stroke)
    guard cover.touches(hole) else { return [stroke] }
    let parts = cover.region.subtracting(hole).parts.filter { $0.area > Self.leastArea }
    let left = (stroke.mask ?? surroundings).subtracting(hole)
    guard parts.count > 1 else { return parts.isEmpty ? [] : [masked(left)] }
    return fallingApart(into: parts, left: left)
  }

  /// Crumbs smaller than this, in square millimeters of the stroke's own coordinates, are erased
  /// too: a hundredth of what a hairline of 0.1 mm leaves where it is tapped.
  private static let leastArea = 1e-4

  /// How far around the ink of another part nothing is drawn, in millimeters of the drawing. Pixels
  /// with their middle half a pixel outside show ink, and reach 0.71 further: that much in a
  /// picture with three pixels to the millimeter, which is coarser than screens are.
  private static let fringe = 0.41

  /// The same in the stroke's own coordinates. Parts of a wash are wet together: what one draws the
  /// other may draw too, but for slivers along its outline.
  private var ownFringe: Double { (stroke.ink.type == .watercolor ? 0.03 : Self.fringe) * ownScale }

  /// How much of its path a part has beyond what reaches its ink, so that it looks as it did in the
  /// whole: for a wash what flows there, alone or with other colors (docs/develop/ink-textures.md,
  /// Watercolor). In its own coordinates.
  private var ownSurroundings: Double {
    stroke.ink.type == .watercolor ? (stroke.renderGroupID == nil ? 3.2 : 5.6) * ownScale : 0
  }

  private var ownScale: Double { stroke.transform.inverse?.greatestScale ?? 1 }

  /// A rectangle so far around the ink that its edges never touch what antialiasing makes of it,
  /// also in a small picture.
  private var surroundings: Region {
    Region(stroke.path.bounds.expanded(by: stroke.path.widest + 20))
  }

  private func masked(_ mask: Region) -> Stroke {
    var masked = stroke
    masked.mask = mask
    return masked
  }

  /// A stroke for each part of the ink that `left`, the mask of the whole, leaves.
  private func fallingApart(into parts: [Region], left: Region) -> [Stroke] {
    let whole = StrokeCover(masked(left))
    let more = ownSurroundings
    let limits = stroke.path.parametricRange
    let pieces = parts.map { ink in
      let stretch = whole.stretch(reaching: ink, within: more) ?? limits
      return (ink: ink, range: more > 0 ? stretch.widened(within: limits) : stretch)
    }
    .sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return pieces.indices.map { number in
      var part = masked(left).substroke(range: pieces[number].range)
      part.id = InkID()
      if part.ink.type == .watercolor, stroke.renderGroupID == nil {
        part.renderGroupID = stroke.id
      }
      // The stretch may pass through ink of other parts.
      let cover = StrokeCover(part)
      for other in pieces.indices where other != number && cover.touches(pieces[other].ink) {
        let ink = pieces[other].ink
        let foreign = ink.grown(by: ownFringe).subtracting(pieces[number].ink)
        part.mask = part.mask?.subtracting(foreign)
      }
      return part
    }
  }
}

extension ClosedRange<Double> {
  /// From a whole number to a whole number, where a path has a tip anyway: what another part has
  /// there too is then the same to the bit.
  fileprivate func widened(within limits: ClosedRange<Double>) -> ClosedRange<Double> {
    let (start, end) = (lowerBound.rounded(.down), upperBound.rounded(.up))
    return Swift.max(limits.lowerBound, start)...Swift.min(limits.upperBound, end)
  }
}

extension Region {
  /// Everything at most so far away, in millimeters.
  fileprivate func grown(by distance: Double) -> Region {
    rings.reduce(self) { region, ring in
      let edge = (ring + ring.prefix(1)).map { NibPose(center: $0, radius: distance) }
      return region.union(Region(sweeping: edge, tolerance: distance / 8))
    }
  }
}
