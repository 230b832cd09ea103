package import StylusModel
package import StylusProtocol

/// Assembles the strokes of a live stream while they are drawn.
package struct OpenStrokes: Sendable {
  private var strokes: [StrokeID: CapturedStroke] = [:]
  /// The largest number of samples collected per stroke; later ones are left out.
  private let longest: Int

  /// Creates an assembler without open strokes.
  ///
  /// - Parameter longest: the largest number of samples collected per stroke; later ones are left
  ///   out.
  package init(longest: Int = .max) { self.longest = longest }

  /// The known part of an open stroke; nil if it is not open.
  package subscript(stroke: StrokeID) -> CapturedStroke? { strokes[stroke] }

  /// All open strokes, in no particular order.
  package var all: some Sequence<CapturedStroke> { strokes.values }

  /// Processes a message of the daemon. Returns the stroke that it completes: one restored by its
  /// last part, or a finished one.
  ///
  /// - Parameter clockOffset: returns the difference between microseconds since 1970 and the time
  ///   of a stroke that begins; nil if it is unknown. It is called only when a stroke begins.
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

  /// Processes an update of the pipeline. Returns the stroke that it finishes, if it was open.
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

  /// Removes a stroke that was discarded or whose further samples are unknown.
  package mutating func forget(_ stroke: StrokeID) { strokes[stroke] = nil }

  private mutating func openStroke(_ beginning: StrokeBeginning, _ clockOffset: Microseconds?) {
    var stroke = CapturedStroke(beginning: beginning)
    stroke.setDate(clockOffset: clockOffset)
    strokes[beginning.stroke] = stroke
  }

  /// Adds a part of a stroke that is sent again. Returns the stroke after the last part.
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

  /// Removes a stroke that is final, and returns it.
  private mutating func finishStroke(_ summary: StrokeSummary) -> CapturedStroke? {
    guard var stroke = strokes.removeValue(forKey: summary.stroke) else { return nil }
    stroke.sequence = summary.stored ?? 0
    stroke.flags = summary.flags
    stroke.settlement = summary.settlement
    return stroke
  }
}
