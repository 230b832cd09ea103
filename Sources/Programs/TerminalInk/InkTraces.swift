package import StylusModel

/// The ink that can be drawn again, bounded: when it is full, the oldest strokes are forgotten.
package struct InkTraces: Sendable {
  /// One sample, as far as a picture needs it.
  package struct TraceSample: BitwiseCopyable, Hashable, Sendable {
    package let x: Millimeters
    package let y: Millimeters
    package let pressure: Fraction
  }

  /// A line between two samples that follow each other.
  package struct TraceSegment: BitwiseCopyable, Sendable {
    package let device: DeviceID
    package let tool: ToolKind
    package let start: TraceSample
    package let end: TraceSample
  }

  private struct Trace {
    let device: DeviceID
    let tool: ToolKind
    var points: [TraceSample] = []
    /// Whether a sample in the middle is not a point, so that places in `points` are not positions.
    var isBroken = false
  }

  private let limit: Int
  private var count = 0
  private var order: [StrokeID] = []
  private var traces: [StrokeID: Trace] = [:]

  /// Room for `limit` points of all strokes together.
  package init(limit: Int) { self.limit = limit }

  /// Every piece of line, in the order in which strokes began.
  package func forEachPiece(_ body: (TraceSegment) -> Void) {
    for trace in order.lazy.compactMap({ traces[$0] }) {
      guard var last = trace.points.first else { continue }
      for point in trace.points {
        body(TraceSegment(device: trace.device, tool: trace.tool, start: last, end: point))
        last = point
      }
    }
  }

  /// The pieces of line from the last point of a stroke through points that are none of it; empty
  /// if it has no point, or is forgotten.
  package func pieces(from stroke: StrokeID, through points: [TraceSample]) -> [TraceSegment] {
    guard let trace = traces[stroke], let last = trace.points.last else { return [] }
    return zip([last] + points, points).map {
      TraceSegment(device: trace.device, tool: trace.tool, start: $0, end: $1)
    }
  }

  /// The tablet of a stroke; nil if it is forgotten.
  package func device(of stroke: StrokeID) -> DeviceID? { traces[stroke]?.device }

  /// Opens a stroke.
  package mutating func openTrace(_ beginning: StrokeBeginning) {
    removeTrace(beginning.stroke)
    order.append(beginning.stroke)
    traces[beginning.stroke] = Trace(device: beginning.device, tool: beginning.tool.kind)
  }

  /// Adds a point to a stroke; answers the piece of line that leads to it, nil if the stroke is
  /// forgotten.
  package mutating func appendPoint(_ point: TraceSample, to stroke: StrokeID) -> TraceSegment? {
    guard let piece = piece(to: point, of: stroke) else { return nil }
    traces[stroke]?.points.append(point)
    count += 1
    while count > limit, let oldest = order.first { removeTrace(oldest) }
    return piece
  }

  /// Records a sample that is not a point; from now on no point of the stroke can be replaced.
  package mutating func skip(in stroke: StrokeID) { traces[stroke]?.isBroken = true }

  /// Replaces a point of a stroke; answers the pieces of line that lead to it and from it.
  package mutating func replace(
    _ point: TraceSample, at position: Int, of stroke: StrokeID
  ) -> [TraceSegment] {
    guard let trace = traces[stroke], !trace.isBroken, position < trace.points.count else {
      return []
    }
    let old = trace.points[position]
    guard old != point else { return [] }
    traces[stroke]?.points[position] = point
    return [position, position + 1].compactMap { piece(endingAt: $0, of: stroke) }
  }

  private func piece(endingAt position: Int, of stroke: StrokeID) -> TraceSegment? {
    guard let trace = traces[stroke], position < trace.points.count else { return nil }
    return TraceSegment(
      device: trace.device, tool: trace.tool, start: trace.points[max(position - 1, 0)],
      end: trace.points[position])
  }

  /// A function of its own, so that no copy of the points is alive when they grow.
  private func piece(to point: TraceSample, of stroke: StrokeID) -> TraceSegment? {
    guard let trace = traces[stroke] else { return nil }
    return TraceSegment(
      device: trace.device, tool: trace.tool, start: trace.points.last ?? point, end: point)
  }

  /// Forgets a stroke.
  package mutating func removeTrace(_ stroke: StrokeID) {
    guard let trace = traces.removeValue(forKey: stroke) else { return }
    count -= trace.points.count
    order.removeAll { $0 == stroke }
  }
}
