import InkGeometry

/// What a stroke covers, in its own coordinates, piece by piece along its path.
struct StrokeCover {
  /// How far the outline may be off, in millimetres of the stroke's own coordinates.
  static let tolerance = 0.005

  private var values: [Double] = []
  private var poses: [NibPose] = []
  private let mask: Region?

  init(_ stroke: Stroke) {
    mask = stroke.mask
    stroke.path.forEachTip(of: stroke.ink.type, tolerance: Self.tolerance, scale: 1) {
      values.append($0)
      poses.append($1)
    }
  }

  /// Everything that is covered and not masked.
  var region: Region { visible(poses[...]) }

  /// Whether anything visible lies in a region. Only those pieces are looked at whose rectangles meet it.
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

  /// The stretch of the path on which the tip reaches a part of its own visible ink, from the first to the
  /// last such moment; nil if it does not. It may be somewhat too long for a tip that is not round.
  func stretch(reaching ink: Region) -> ClosedRange<Double>? {
    guard let first = (0..<pieces).first(where: { reaches($0, 0...1, ink) }),
      let last = (0..<pieces).last(where: { reaches($0, 0...1, ink) })
    else { return nil }
    let start = bisect { !reaches(first, 0...$0, ink) }.lowerBound
    let end = bisect { reaches(last, $0...1, ink) }.upperBound
    return value(first, start)...max(value(first, start), value(last, end))
  }

  /// How many pieces there are: between two poses each, or a single one.
  private var pieces: Int { poses.count > 1 ? poses.count - 1 : poses.count }

  /// The poses at both ends of a piece.
  private func ends(_ piece: Int) -> (NibPose, NibPose) {
    (poses[piece], poses[min(piece + 1, poses.count - 1)])
  }

  private func value(_ piece: Int, _ share: Double) -> Double {
    let (start, end) = (values[piece], values[min(piece + 1, values.count - 1)])
    return share < 1 ? start + (end - start) * share : end
  }

  private func bounds(_ piece: Int) -> Rect {
    let (start, end) = ends(piece)
    return start.bounds.union(end.bounds)
  }

  /// Whether the tip comes as near to a region, within some shares of a piece, as it reaches at all.
  private func reaches(_ piece: Int, _ shares: ClosedRange<Double>, _ region: Region) -> Bool {
    guard bounds(piece).intersects(region.bounds) else { return false }
    let (start, end) = ends(piece)
    let from = start.mixed(with: end, shares.lowerBound)
    let to = start.mixed(with: end, shares.upperBound)
    let reach = max(from.radius + from.edge.length, to.radius + to.edge.length)
    return region.isWithin(reach + Self.tolerance, of: Segment(from.center, to.center))
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
    let swept = Region(sweeping: Array(poses), tolerance: Self.tolerance)
    return mask.map { swept.intersection($0) } ?? swept
  }
}
