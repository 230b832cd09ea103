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

  /// Takes what the daemon says; the stroke that is whole with it: restored by its last part, or
  /// finished.
  ///
  /// - Parameter clockOffset: what to add to the time of a stroke that begins for microseconds
  ///   since 1970; nil where nobody can tell. Asked only where one begins.
  package mutating func applyContent(
    _ content: LiveMessage.LiveContent, clockOffset: @autoclosure () -> Microseconds? = nil
  ) -> CapturedStroke? {
    switch content {
    case .snapshot(let part): return restore(part, part.first == 0 ? clockOffset() : nil)
    case .update(.began(let beginning)):
      openStroke(beginning, clockOffset())
      return nil
    case .update(let update): return applyUpdate(update)
    case .hello, .ping, .endOfStream, .lost, .added, .changed, .predicted: return nil
    }
  }

  /// Takes what the pipeline says; the stroke that is finished with it, if it was open.
  package mutating func applyUpdate(_ update: StrokeUpdate) -> CapturedStroke? {
    switch update {
    case .began(let beginning): openStroke(beginning, nil)
    case .sample(let stroke, let sample): appendSample(sample, to: stroke)
    case .corrected(let correction): correct(correction)
    case .identified(let stroke, let tool, _): strokes[stroke]?.tool = tool
    case .finished(let summary): return finishStroke(summary)
    case .cancelled(let stroke, _): forget(stroke)
    case .deviceRemoved, .proximity, .hover, .ended, .gap, .pad: break
    }
    return nil
  }

  /// A stroke never counted, or nobody knows how it went on.
  package mutating func forget(_ stroke: StrokeID) { strokes[stroke] = nil }

  private mutating func openStroke(_ beginning: StrokeBeginning, _ clockOffset: Microseconds?) {
    var stroke = CapturedStroke(beginning: beginning)
    stroke.setDate(clockOffset: clockOffset)
    strokes[beginning.stroke] = stroke
  }

  /// A part of a stroke was told again; the stroke, if this was the last part.
  private mutating func restore(
    _ part: StrokeSnapshot, _ clockOffset: Microseconds?
  ) -> CapturedStroke? {
    let stroke = part.beginning.stroke
    if part.first == 0 { openStroke(part.beginning, clockOffset) }
    for sample in part.samples { appendSample(sample, to: stroke) }
    guard Int(part.first) + part.samples.count >= Int(part.sampleCount) else { return nil }
    return strokes[stroke]
  }

  private mutating func appendSample(_ sample: Sample, to stroke: StrokeID) {
    guard let count = strokes[stroke]?.samples.count, count < longest else { return }
    strokes[stroke]?.samples.append(sample)
  }

  private mutating func correct(_ correction: SampleCorrection) {
    let position = Int(correction.position)
    guard let count = strokes[correction.stroke]?.samples.count, position < count else { return }
    strokes[correction.stroke]?.samples[position] = correction.sample
  }

  /// Nothing will change any more.
  private mutating func finishStroke(_ summary: StrokeSummary) -> CapturedStroke? {
    guard var stroke = strokes.removeValue(forKey: summary.stroke) else { return nil }
    stroke.sequence = summary.stored ?? 0
    stroke.flags = summary.flags
    stroke.settlement = summary.settlement
    return stroke
  }
}
