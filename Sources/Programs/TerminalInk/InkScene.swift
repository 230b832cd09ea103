import CommandSupport
package import StylusModel

/// The picture of all strokes seen so far, kept up to date while they grow.
///
/// Every tablet fills the picture on its own scale. Strokes whose beginning was not seen are not
/// drawn.
package struct InkScene: Sendable {
  /// What the picture shows.
  package enum Framing: Sendable {
    /// The whole tablet, where its area is known; otherwise the ink.
    case tablet
    /// The ink: the picture grows with it.
    case ink
  }

  private let framing: Framing
  private var grid: DotGrid
  private var windows: [DeviceID: InkWindow] = [:]
  private var traces: InkTraces
  private var isStale = false
  /// Strokes with corrected points: drawn over until they are finished, then everything is drawn
  /// again.
  private var corrected: Set<StrokeID> = []
  /// Where tips are expected to go from the last points of their strokes; in no picture but the
  /// next.
  private var tails: [StrokeID: [InkTraces.TraceSample]] = [:]

  /// An empty picture of this many cells; at most `limit` points can be drawn again later.
  package init(framing: Framing, columns: Int, rows: Int, limit: Int = 1 << 20) {
    self.framing = framing
    grid = DotGrid(columns: columns, rows: rows)
    traces = InkTraces(limit: limit)
  }

  /// Learns how large a tablet is.
  package mutating func registerTablet(_ tablet: Tablet) {
    guard windows[tablet.id] == nil, framing == .tablet else { return }
    windows[tablet.id] = InkWindow(area: tablet.area)
  }

  /// Draws what happened.
  package mutating func drawUpdate(_ update: StrokeUpdate) {
    switch update {
    case .began(let beginning):
      traces.openTrace(beginning)
    case .sample(let stroke, let sample):
      appendSample(sample, to: stroke)
    case .corrected(let correction):
      correct(correction)
    case .ended(let ending):
      tails[ending.stroke] = nil
    case .finished(let summary):
      if corrected.remove(summary.stroke) != nil { isStale = true }
    case .cancelled(let stroke, _):
      tails[stroke] = nil
      corrected.remove(stroke)
      traces.removeTrace(stroke)
      isStale = true
    default:
      break
    }
  }

  /// Shows where a tip is expected to go, in place of what was expected before; nothing for an
  /// empty tail.
  package mutating func expect(_ tail: [PredictedSample], of stroke: StrokeID) {
    let points = tail.map(\.sample).prefix { $0.canBeDrawn }.map(InkTraces.TraceSample.init)
    tails[stroke] = points.isEmpty ? nil : points
  }

  /// Expects nothing any more.
  package mutating func forgetTails() { tails = [:] }

  /// Changes the size of the picture, in cells.
  package mutating func resize(columns: Int, rows: Int) {
    grid = DotGrid(columns: columns, rows: rows)
    isStale = true
  }

  /// The picture as it is now.
  package mutating func picture() -> DotGrid {
    if isStale { redraw() }
    var picture = grid
    for (stroke, points) in tails {
      for piece in traces.pieces(from: stroke, through: points) {
        Self.drawPiece(piece, isPredicted: true, through: windows[piece.device], in: &picture)
      }
    }
    return picture
  }

  private mutating func appendSample(_ sample: Sample, to stroke: StrokeID) {
    guard let device = traces.device(of: stroke) else { return }
    guard sample.canBeDrawn else { return traces.skip(in: stroke) }
    if windows[device, default: InkWindow()].include(x: sample.x, y: sample.y) { isStale = true }
    guard let piece = traces.appendPoint(InkTraces.TraceSample(sample), to: stroke), !isStale else {
      return
    }
    Self.drawPiece(piece, through: windows[device], in: &grid)
  }

  private mutating func correct(_ correction: SampleCorrection) {
    let (stroke, sample) = (correction.stroke, correction.sample)
    guard sample.canBeDrawn, let device = traces.device(of: stroke) else { return }
    let pieces = traces.replace(
      InkTraces.TraceSample(sample), at: Int(correction.position), of: stroke)
    guard !pieces.isEmpty else { return }
    corrected.insert(stroke)
    if windows[device, default: InkWindow()].include(x: sample.x, y: sample.y) { isStale = true }
    if isStale { return }
    for piece in pieces { Self.drawPiece(piece, through: windows[device], in: &grid) }
  }

  private mutating func redraw() {
    var fresh = DotGrid(columns: grid.columns, rows: grid.rows)
    traces.forEachPiece { Self.drawPiece($0, through: windows[$0.device], in: &fresh) }
    grid = fresh
    isStale = false
  }

  private static func drawPiece(
    _ piece: InkTraces.TraceSegment, isPredicted: Bool = false, through window: InkWindow?,
    in grid: inout DotGrid
  ) {
    guard let window else { return }
    let start = window.gridPlace(x: piece.start.x, y: piece.start.y, in: grid)
    let end = window.gridPlace(x: piece.end.x, y: piece.end.y, in: grid)
    // One dot up to half of the force, or handwriting would be blots; about three for all of it.
    let radius = 0.4 + max(piece.end.pressure.value - 0.5, 0) * 1.4
    let ink = DotInk(
      tool: piece.tool, pressure: piece.end.pressure, isPredicted: isPredicted)
    grid.drawLine(from: start, to: end, radius: radius, ink: ink)
  }
}

extension InkTraces.TraceSample {
  fileprivate init(_ sample: Sample) {
    self.init(x: sample.x, y: sample.y, pressure: sample.pressure)
  }
}
