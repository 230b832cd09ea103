package import StylusModel
package import StylusProtocol

/// Puts the strokes of a live stream together while they are drawn.
package struct OpenStrokes: Sendable {
  private var strokes: [StrokeID: CapturedStroke] = [:]
  /// So many samples of a stroke are collected; later ones are left out.
  private let longest: Int

  /// Nothing is drawn.
  ///
  /// - Parameter longest: as many samples of a stroke are collected; later ones are left out.
  package init(longest: Int = .max) { self.longest = longest }

  /// A stroke that is open, as far as it is known; nil if it is not.
  package subscript(stroke: StrokeID) -> CapturedStroke? { strokes[stroke] }

  /// All that are open, in no order.
  package var all: some Sequence<CapturedStroke> { strokes.values }

  /// A stroke began.
  package mutating func begin(_ beginning: StrokeBeginning) {
    strokes[beginning.stroke] = CapturedStroke(beginning: beginning)
  }

  /// A part of a stroke was told again; the stroke, if this was the last part.
  package mutating func restore(_ part: StrokeSnapshot) -> CapturedStroke? {
    if part.first == 0 { begin(part.beginning) }
    for sample in part.samples { append(sample, to: part.beginning.stroke) }
    guard Int(part.first) + part.samples.count >= Int(part.sampleCount) else { return nil }
    return strokes[part.beginning.stroke]
  }

  /// A sample came.
  package mutating func append(_ sample: Sample, to stroke: StrokeID) {
    guard let count = strokes[stroke]?.samples.count, count < longest else { return }
    strokes[stroke]?.samples.append(sample)
  }

  /// A sample is known better.
  package mutating func correct(_ correction: SampleCorrection) {
    let position = Int(correction.position)
    guard let count = strokes[correction.stroke]?.samples.count, position < count else { return }
    strokes[correction.stroke]?.samples[position] = correction.sample
  }

  /// The tool is known better.
  package mutating func identify(_ stroke: StrokeID, _ tool: Tool) { strokes[stroke]?.tool = tool }

  /// Nothing will change any more; the stroke, if it was open.
  package mutating func finish(_ summary: StrokeSummary) -> CapturedStroke? {
    guard var stroke = strokes.removeValue(forKey: summary.stroke) else { return nil }
    stroke.sequence = summary.stored ?? 0
    stroke.flags = summary.flags
    stroke.settlement = summary.settlement
    return stroke
  }

  /// It never counted, or nobody knows how it went on.
  package mutating func forget(_ stroke: StrokeID) { strokes[stroke] = nil }
}
