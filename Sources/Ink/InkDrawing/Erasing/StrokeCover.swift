import InkGeometry

/// What a stroke covers, in its own coordinates, piece by piece along its path.
struct StrokeCover {
  /// How far the outline may be off, in millimeters of the stroke's own coordinates.
  static let tolerance = 0.005

  private var values: [Double] = []
  private var poses: [NibPose] = []
  private let mask: Region?
  /// What the stroke's transform does to shapes; nil if it keeps them. A tip stays round under any,
  /// so that what a tip covers where the stroke is shown is not round in the stroke's own
  /// coordinates.
  private let bending: AffineTransform?

  init(_ stroke: Stroke) {
    mask = stroke.mask
    bending = stroke.transform.bending
    let tips = PathTips(stroke.path, of: stroke.ink.type, tolerance: Self.tolerance, scale: 1)
    tips.forEachTip {
      values.append($0)
      poses.append($1)
    }
  }

  /// Everything that is covered and not masked.
  var region: Region { visible(poses[...]) }

  /// Whether anything visible lies in a region. Only those pieces are looked at whose rectangles
  /// meet it.
  func touches(_ region: Region) -> Bool {
    var start = 0
    while start < pieces {
      guard bounds(start).intersects(region.bounds) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < pieces, bounds(end).intersects(region.bounds) { end += 1 }
      if !visible(poses[start..<min(end + 1, poses.count)]).intersection(region).isEmpty {
        return true
      }
      start = end
    }
    return false
  }

  /// The stretch of the path on which the tip reaches a part of its own visible ink, or comes as
  /// near as `more`, from the first to the last such moment; nil if it does not. It may be somewhat
  /// too long for a tip that is not round.
  func stretch(reaching ink: Region, within more: Double) -> ClosedRange<Double>? {
    guard let first = (0..<pieces).first(where: { reaches($0, 0...1, ink, more) }),
      let last = (0..<pieces).last(where: { reaches($0, 0...1, ink, more) })
    else { return nil }
    let start = bisect { !reaches(first, 0...$0, ink, more) }.lowerBound
    let end = bisect { reaches(last, $0...1, ink, more) }.upperBound
    return interpolatedValue(
      first, start)...max(interpolatedValue(first, start), interpolatedValue(last, end))
  }

  /// How many pieces there are: between two poses each, or a single one.
  private var pieces: Int { poses.count > 1 ? poses.count - 1 : poses.count }

  /// The poses at both ends of a piece.
  private func ends(_ piece: Int) -> (NibPose, NibPose) {
    (poses[piece], poses[min(piece + 1, poses.count - 1)])
  }

  private func interpolatedValue(_ piece: Int, _ share: Double) -> Double {
    let (start, end) = (values[piece], values[min(piece + 1, values.count - 1)])
    return share < 1 ? start + (end - start) * share : end
  }

  private func bounds(_ piece: Int) -> Rect {
    let (start, end) = ends(piece)
    guard let bending, let back = bending.inverse else { return start.bounds.union(end.bounds) }
    let bent = [start, end].map { $0.transformed(by: bending).bounds }
    return back.bounds(of: bent[0].union(bent[1]))
  }

  /// By how much farther than its radius a tip can reach in the stroke's own coordinates.
  private var roundReach: Double { bending?.inverse?.greatestScale ?? 1 }

  /// Whether the tip comes as near to a region, within some shares of a piece, as it reaches at
  /// all, and `more`.
  private func reaches(
    _ piece: Int, _ shares: ClosedRange<Double>, _ region: Region, _ more: Double
  ) -> Bool {
    guard bounds(piece).expanded(by: more).intersects(region.bounds) else { return false }
    let (start, end) = ends(piece)
    let from = start.mixed(with: end, shares.lowerBound)
    let to = start.mixed(with: end, shares.upperBound)
    let round = roundReach
    let reach = max(
      from.radius * round + from.edge.length, to.radius * round + to.edge.length)
    return region.isWithin(reach + more + Self.tolerance, of: Segment(from.center, to.center))
  }

  /// Where between 0 and 1 something ceases to hold, between two shares a thousandth apart.
  private func bisect(_ holds: (Double) -> Bool) -> ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low...high
  }

  private func visible(_ poses: ArraySlice<NibPose>) -> Region {
    let swept = swept(poses)
    return mask.map { swept.intersection($0) } ?? swept
  }

  private func swept(_ poses: ArraySlice<NibPose>) -> Region {
    guard let bending, let back = bending.inverse else {
      return Region(sweeping: Array(poses), tolerance: Self.tolerance)
    }
    let bent = poses.map { $0.transformed(by: bending) }
    return Region(sweeping: bent, tolerance: Self.tolerance / roundReach).transformed(by: back)
  }
}

extension AffineTransform {
  /// Its change of shapes: it without its place, and without growth or shrinking of areas; nil if
  /// it keeps shapes or flattens them.
  fileprivate var bending: AffineTransform? {
    let size = abs(determinant).squareRoot()
    let bending = AffineTransform(
      a: a / size, b: b / size, c: c / size, d: d / size, tx: 0, ty: 0)
    // A turn made of rounded numbers bends by less than 1e-7.
    return bending.isFinite && bending.greatestScale > 1 + 1e-6 ? bending : nil
  }
}
