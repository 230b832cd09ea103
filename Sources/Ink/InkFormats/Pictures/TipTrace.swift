import InkDrawing
import InkGeometry

/// The tip of one stroke along a part of its path, and the stroke's mask.
///
/// Consecutive traces share a pose, so that there is no gap between their areas.
struct TipTrace {
  /// At least one.
  let poses: [NibPose]
  private let mask: Region?
  /// The largest distance of corners outside of the bend that they approximate, in millimeters.
  private let bend: Double
  /// The range of opacities on the way.
  let opacities: ClosedRange<Double>

  /// - Returns: nil if there are no poses.
  init?(_ poses: [NibPose], mask: Region?, bend: Double) {
    guard var range = poses.first.map({ $0.opacity...$0.opacity }) else { return nil }
    for pose in poses {
      range = min(range.lowerBound, pose.opacity)...max(range.upperBound, pose.opacity)
    }
    self.poses = poses
    self.mask = mask
    self.bend = bend
    opacities = range
  }

  /// Whether rings alone enclose everything that the tip covers.
  var isPlain: Bool {
    mask == nil
      && zip(poses, poses.dropFirst()).allSatisfy { TipStep.isPlain(from: $0, to: $1) }
  }

  /// Returns rings around the area that the tip covers with at least this opacity, by the nonzero
  /// rule.
  func rings(ofOpacity least: Double) -> [[BoundaryPlace]] {
    runs(ofOpacities: least...2).flatMap { SweptRings(sweeping: $0[...], bend: bend).rings }
  }

  /// Returns the area that the tip covers with opacities in a range.
  func region(ofOpacities range: ClosedRange<Double>) -> Region {
    let swept = runs(ofOpacities: range).flatMap(regions).union
    return mask.map { swept.intersection($0) } ?? swept
  }

  /// Returns the areas that the tip covers on parts of a run.
  private func regions(of run: [NibPose]) -> [Region] {
    let stretch = Self.stretch(of: run)
    return stride(from: 0, to: max(1, run.count - 1), by: stretch).flatMap { start in
      let swept = SweptRings(sweeping: run[start...min(start + stretch, run.count - 1)], bend: bend)
      return [Region(rings: swept.rings.map(\.corners), rule: .nonzero)]
        + swept.turning.map { Region(sweeping: $0.map(Self.thinned), tolerance: bend * 0.8) }
    }
  }

  /// A region's sweep extends up to a thousandth and a half of a millimeter too far; half of that
  /// is subtracted.
  private static func thinned(_ pose: NibPose) -> NibPose {
    var pose = pose
    pose.radius = max(pose.radius * 0.5, pose.radius - 0.000_75)
    return pose
  }

  /// Returns the number of steps that are swept at once. Steps that are short relative to the tip
  /// have edges inside of the covered area, which disappear with each union; all at once they would
  /// cross each other, with the square of their number.
  private static func stretch(of poses: [NibPose]) -> Int {
    let tips = poses.reduce(0) { $0 + 2 * ($1.radius + $1.edge.length) }
    let way = zip(poses, poses.dropFirst()).reduce(0) { $0 + $1.0.center.distance(to: $1.1.center) }
    return tips > 16 * way ? 16 : 256
  }

  /// Returns the sections of the way on which the opacity is within a range.
  private func runs(ofOpacities range: ClosedRange<Double>) -> [[NibPose]] {
    let isWhole =
      range.lowerBound <= opacities.lowerBound && range.upperBound >= opacities.upperBound
    if poses.count < 2 || isWhole { return [poses] }
    var runs: [[NibPose]] = []
    var isOpen = false
    for (start, end) in zip(poses, poses.dropFirst()) {
      guard let part = Self.shares(start.opacity, end.opacity, in: range) else {
        isOpen = false
        continue
      }
      let last = part.upperBound < 1 ? start.mixed(with: end, part.upperBound) : end
      if isOpen, part.lowerBound == 0 {
        runs[runs.count - 1].append(last)
      } else {
        runs.append([start.mixed(with: end, part.lowerBound), last])
      }
      isOpen = part.upperBound == 1
    }
    return runs
  }

  /// Returns the part of a step in which a linearly changing number is within a range; nil if there
  /// is none.
  private static func shares(
    _ start: Double, _ end: Double, in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    guard start != end else { return range.contains(start) ? 0...1 : nil }
    let ends = [range.lowerBound, range.upperBound].map { ($0 - start) / (end - start) }
    let (first, last) = (max(0, min(ends[0], ends[1])), min(1, max(ends[0], ends[1])))
    return first < last ? first...last : nil
  }
}

extension [Region] {
  /// The union of all regions, by halves, so that there are few large unions.
  var union: Region {
    guard count > 2 else { return reduce(.empty) { $0.union($1) } }
    let middle = count / 2
    return Array(self[..<middle]).union.union(Array(self[middle...]).union)
  }
}
