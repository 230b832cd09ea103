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

  /// Crumbs smaller than this area, in square millimeters of the stroke's own coordinates, are
  /// erased too. It is a hundredth of the ink that a tap with a hairline of 0.1 mm leaves.
  private static let leastArea = 1e-4

  /// The distance around the ink of another part within which nothing is drawn, in millimeters of
  /// the drawing. Pixels whose center is half a pixel outside show ink, and extend 0.71 pixels
  /// further. The value is for a picture with three pixels per millimeter, which is coarser than
  /// screens.
  private static let fringe = 0.41

  /// The same distance in the stroke's own coordinates. Parts of a wash share their wet ink, so one
  /// may draw what the other draws, except for slivers along its outline.
  private var ownFringe: Double { (stroke.ink.type == .watercolor ? 0.03 : Self.fringe) * ownScale }

  /// The length of path that a part keeps beyond its own ink, so that it looks as in the whole
  /// stroke: for a wash, the paint that flows there, alone or with other colors
  /// (docs/develop/ink-textures.md, Watercolor). In the stroke's own coordinates.
  private var ownSurroundings: Double {
    stroke.ink.type == .watercolor ? (stroke.renderGroupID == nil ? 3.2 : 5.6) * ownScale : 0
  }

  private var ownScale: Double { stroke.transform.inverse?.greatestScale ?? 1 }

  /// A rectangle so far around the ink that its edges never touch the antialiased ink, even in a
  /// small picture.
  private var surroundings: Region {
    Region(stroke.path.bounds.expanded(by: stroke.path.widest + 20))
  }

  private func masked(_ mask: Region) -> Stroke {
    var masked = stroke
    masked.mask = mask
    return masked
  }

  /// Returns a stroke for each part of the ink in `left`, the mask of the whole stroke.
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
      // The section may pass through ink of other parts.
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
  /// Returns the range extended to whole numbers, where a path has a tip anyway. Another part of
  /// the path then has bit-identical tips there.
  fileprivate func widened(within limits: ClosedRange<Double>) -> ClosedRange<Double> {
    let (start, end) = (lowerBound.rounded(.down), upperBound.rounded(.up))
    return Swift.max(limits.lowerBound, start)...Swift.min(limits.upperBound, end)
  }
}

extension Region {
  /// Returns the region extended by a distance, in millimeters.
  fileprivate func grown(by distance: Double) -> Region {
    rings.reduce(self) { region, ring in
      let edge = (ring + ring.prefix(1)).map { NibPose(center: $0, radius: distance) }
      return region.union(Region(sweeping: edge, tolerance: distance / 8))
    }
  }
}
