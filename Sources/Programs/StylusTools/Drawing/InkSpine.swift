package import StylusModel

/// The middle line of a stroke: a smooth curve along its samples, as a chain of round dots that
/// lie close enough to be joined by straight lines.
package struct InkSpine: Hashable, Sendable {
  /// One place of the line.
  package struct Knot: BitwiseCopyable, Hashable, Sendable {
    /// In millimetres.
    package let x: Float
    package let y: Float
    /// Half the width of the line here, in millimetres.
    package let radius: Float

    func distance(to other: Knot) -> Float {
      let (dx, dy) = (other.x - x, other.y - y)
      return (dx * dx + dy * dy).squareRoot()
    }
  }

  /// The places, in order; consecutive ones are apart.
  package let knots: [Knot]

  /// Follows the samples that can be drawn; empty if there are none.
  package init(_ samples: [Sample], nib: InkNib) {
    var anchors: [Knot] = []
    for sample in samples where sample.canBeDrawn {
      let pressure = sample.provenance[.pressure] == .absent ? nil : sample.pressure
      let knot = Knot(x: sample.x.value, y: sample.y.value, radius: nib.radius(pressure))
      Self.append(knot, to: &anchors)
    }
    Self.settle(&anchors)
    knots = Self.curve(through: anchors)
  }

  /// Closer places than this, in millimetres, tell of noise and not of the hand.
  private static let closest: Float = 0.1

  /// Adds a place, or merges it with the last one if that is too close.
  private static func append(_ knot: Knot, to anchors: inout [Knot]) {
    if let last = anchors.last, last.distance(to: knot) < closest {
      let radius = max(last.radius, knot.radius)
      anchors[anchors.count - 1] = Knot(x: last.x, y: last.y, radius: radius)
    } else {
      anchors.append(knot)
    }
  }

  /// Evens line and width out between neighbours, so that the steps in which a sensor counts do not
  /// show as knobs; sharp corners stay.
  private static func settle(_ anchors: inout [Knot]) {
    guard anchors.count > 2 else { return }
    let raw = anchors
    for index in 1..<raw.count - 1 {
      let (a, b, c) = (raw[index - 1], raw[index], raw[index + 1])
      let along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
      let isCorner = along < 0.5 * a.distance(to: b) * b.distance(to: c)
      anchors[index] = Knot(
        x: isCorner ? b.x : (a.x + 2 * b.x + c.x) / 4,
        y: isCorner ? b.y : (a.y + 2 * b.y + c.y) / 4,
        radius: (a.radius + 2 * b.radius + c.radius) / 4)
    }
  }

  /// A cubic curve through the places, cut into pieces that turn by a few degrees each.
  private static func curve(through anchors: [Knot]) -> [Knot] {
    guard anchors.count > 2 else { return anchors }
    let directions = anchors.indices.map { direction(at: $0, of: anchors) }
    var knots = [anchors[0]]
    for index in 1..<anchors.count {
      let (a, b) = (anchors[index - 1], anchors[index])
      let (from, to) = (directions[index - 1], directions[index])
      let turn = abs(from.x * to.y - from.y * to.x) + max(0, 1 - from.x * to.x - from.y * to.y)
      let count = min(max(Int((turn * 12).rounded(.up)), 1), 12)
      for step in 1...count {
        knots.append(between(a, b, from, to, Float(step) / Float(count)))
      }
    }
    return knots
  }

  /// The way the line goes at a place: that of both neighbours, the nearer one counting more.
  private static func direction(at index: Int, of anchors: [Knot]) -> (x: Float, y: Float) {
    let here = anchors[index]
    let before = anchors[max(index - 1, 0)]
    let after = anchors[min(index + 1, anchors.count - 1)]
    let (d0, d1) = (before.distance(to: here), here.distance(to: after))
    if d0 == 0 { return ((after.x - here.x) / d1, (after.y - here.y) / d1) }
    if d1 == 0 { return ((here.x - before.x) / d0, (here.y - before.y) / d0) }
    let (w0, w1) = (d1 / (d0 + d1) / d0, d0 / (d0 + d1) / d1)
    return (
      (here.x - before.x) * w0 + (after.x - here.x) * w1,
      (here.y - before.y) * w0 + (after.y - here.y) * w1
    )
  }

  /// The cubic Hermite curve from `a` to `b`, which leaves and arrives in the given directions.
  private static func between(
    _ a: Knot, _ b: Knot, _ from: (x: Float, y: Float), _ to: (x: Float, y: Float), _ t: Float
  ) -> Knot {
    let length = a.distance(to: b)
    let (t2, t3) = (t * t, t * t * t)
    let (h0, h1) = (2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3)
    let (g0, g1) = ((t3 - 2 * t2 + t) * length, (t3 - t2) * length)
    return Knot(
      x: h0 * a.x + h1 * b.x + g0 * from.x + g1 * to.x,
      y: h0 * a.y + h1 * b.y + g0 * from.y + g1 * to.y,
      radius: a.radius + (b.radius - a.radius) * t)
  }
}
