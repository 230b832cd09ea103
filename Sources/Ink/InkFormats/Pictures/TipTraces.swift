import InkDrawing
import InkGeometry

/// The tips of strokes in ranges of poses, so that the data made from one range takes about 10 MB.
struct TipTraces: IteratorProtocol {
  /// The accuracy of tips, in millimeters.
  struct Accuracy {
    /// The tolerance of straight lines between poses.
    let poses: Double
    /// The largest distance of corners of regions outside of the bend that they approximate.
    let bend: Double
  }

  /// The number of poses in a range, plus at most 256.
  static let usualLength = 1 << 14

  private var strokes: ArraySlice<Stroke>
  private let away: InkTransform
  private let accuracy: Accuracy
  private let length: Int
  private var walk: Walk?

  /// Creates the tips of strokes relative to an origin.
  init(_ strokes: [Stroke], origin: Point, accuracy: Accuracy, length: Int = usualLength) {
    self.strokes = strokes[...]
    away = InkTransform.translation(-origin)
    self.accuracy = accuracy
    self.length = length
  }

  /// Returns the tips in the next range, which contains several strokes if they are short.
  mutating func next() -> [TipTrace]? {
    var (traces, count) = ([TipTrace](), 0)
    while count < length, let trace = nextTrace(upTo: length - count) {
      traces.append(trace)
      count += trace.poses.count
    }
    return traces.isEmpty ? nil : traces
  }

  private mutating func nextTrace(upTo count: Int) -> TipTrace? {
    while true {
      if walk == nil {
        guard let stroke = strokes.popFirst() else { return nil }
        walk = Walk(stroke, away, accuracy)
      }
      if let trace = walk?.nextTrace(upTo: count, bend: accuracy.bend) { return trace }
      walk = nil
    }
  }

  /// The way along one stroke.
  private struct Walk {
    private var poses: NibPoseWalk
    private let mask: Region?
    /// The last pose of the previous range.
    private var last: NibPose?

    init(_ stroke: Stroke, _ away: InkTransform, _ accuracy: Accuracy) {
      poses = NibPoseWalk(stroke, to: away, tolerance: accuracy.poses)
      mask = stroke.mask?.transformed(by: stroke.transform.then(away))
    }

    mutating func nextTrace(upTo count: Int, bend: Double) -> TipTrace? {
      var range: [NibPose] = []
      let shared = last.map { [$0] } ?? []
      while range.count < count {
        let known = range.count
        guard poses.appendPoses(upTo: count, to: &range) else { break }
        range[known...].removeAll { !$0.leavesInk }
      }
      guard let last = range.last else { return nil }
      self.last = last
      return TipTrace(shared + range, mask: mask, bend: bend)
    }
  }
}

extension NibPose {
  /// Whether the pose is finite and covers more than a point.
  fileprivate var leavesInk: Bool {
    center.isFinite && edge.isFinite && radius.isFinite && (radius > 0 || edge != .zero)
  }
}
