import InkGeometry

/// The area that a stroke covers, in its own coordinates, in pieces along its path.
struct StrokeCover {
  /// The tolerance of the outline, in millimeters of the stroke's own coordinates.
  static let tolerance = 0.005

  private var values: [Double] = []
  private var poses: [NibPose] = []
  private let mask: Region?
  /// The change of shape by the stroke's transform; nil if it preserves shapes. A tip stays round
  /// under any transform, so the area that a tip covers in the drawing is not round in the stroke's
  /// own coordinates.
  private let bending: InkTransform?

  init(_ stroke: Stroke) {
    mask = stroke.mask
    bending = stroke.transform.bending
    let tips = PathTips(stroke.path, of: stroke.ink.type, tolerance: Self.tolerance, scale: 1)
    tips.forEachTip {
      values.append($0)
      poses.append($1)
    }
  }

  /// The area that is covered and not masked.
  var region: Region { visible(poses[...]) }

  /// Returns whether anything visible lies in a region. Only the pieces whose rectangles intersect
  /// it are examined.
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

  /// Returns the section of the path on which the tip touches a part of its own visible ink, or is
  /// within the distance `more`, from the first to the last such moment; nil if there is none. It
  /// may be slightly too long for a tip that is not round.
  func stretch(reaching ink: Region, within more: Double) -> ClosedRange<Double>? {
    guard let first = (0..<pieces).first(where: { reaches($0, 0...1, ink, more) }),
      let last = (0..<pieces).last(where: { reaches($0, 0...1, ink, more) })
    else { return nil }
    let start = bisect { !reaches(first, 0...$0, ink, more) }.lowerBound
    let end = bisect { reaches(last, $0...1, ink, more) }.upperBound
    return interpolatedValue(
      first, start)...max(interpolatedValue(first, start), interpolatedValue(last, end))
  }

  /// The number of pieces: one between each two poses, or a single one.
  private var pieces: Int { poses.count > 1 ? poses.count - 1 : poses.count }

  /// Returns the poses at both ends of a piece.
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

  /// The factor by which a tip can extend beyond its radius in the stroke's own coordinates.
  private var roundReach: Double { bending?.inverse?.greatestScale ?? 1 }

  /// Returns whether the tip, within some fractions of a piece, touches a region or is within the
  /// distance `more` of it.
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

  /// Returns where between 0 and 1 a condition ceases to hold, as an interval of a thousandth.
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

extension InkTransform {
  /// The change of shape by the transform, without translation and scaling of areas; nil if it
  /// preserves or flattens shapes.
  fileprivate var bending: InkTransform? {
    let size = abs(determinant).squareRoot()
    let bending = InkTransform(
      a: a / size, b: b / size, c: c / size, d: d / size, tx: 0, ty: 0)
    // A rotation made of rounded numbers changes shapes by less than 1e-7.
    return bending.isFinite && bending.greatestScale > 1 + 1e-6 ? bending : nil
  }
}
