package import StylusModel
package import StylusPipeline

/// What the pipeline made of a simulated pen, and what was true.
package struct Reconciled: Sendable {
  /// One sample of a finished stroke.
  package struct Pair: Sendable {
    /// As it was first sent: what a consumer takes who does not know better.
    package var first: Sample
    /// As it is in the finished stroke.
    package var final: Sample
    /// What was true.
    package var truth: ToolFrame
    /// Whether it is the first of its stroke.
    package var beginsStroke: Bool
  }

  /// The lift at the end of a stroke.
  package struct Lift: Sendable {
    /// When a consumer sees it: the first frame that tells of no contact.
    package var sent: Timestamp
    /// The end of the finished stroke.
    package var final: Timestamp
    /// The first moment at which the tip did not touch.
    package var truth: Timestamp
  }

  /// All samples whose truth is known, in order.
  package var pairs: [Pair] = []
  /// The lifts of all strokes that were lifted and not cut, if frames keep their times.
  package var lifts: [Lift] = []
  /// The finished strokes.
  package var strokes: [CapturedStroke] = []
  /// How the strokes ended.
  package var summaries: [StrokeSummary] = []
  /// What was wrong with the device.
  package var anomalies: [Anomaly] = []
  /// How many samples ever expected something.
  package var issued = 0

  /// Runs a pen through the pipeline.
  package init(_ pen: SimulatedPen) {
    var pipeline = InkPipeline()
    var outputs: [PipelineOutput] = []
    pipeline.receive(.added(pen.arrival), into: &outputs)
    for event in pen.events { pipeline.receive(event, into: &outputs) }
    let end = pen.events.last?.time ?? pen.arrival.time
    pipeline.receive(.passed(end + .milliseconds(600)), into: &outputs)
    pipeline.receive(.stopped(end + .milliseconds(600)), into: &outputs)
    self.init(outputs, pen)
  }

  private init(_ outputs: [PipelineOutput], _ pen: SimulatedPen) {
    var first: [StrokeID: [Sample]] = [:]
    var open: [StrokeID: CapturedStroke] = [:]
    for output in outputs {
      switch output {
      case .update(.began(let beginning)):
        open[beginning.stroke] = CapturedStroke(beginning: beginning)
      case .update(.sample(let id, let sample)):
        open[id]?.samples.append(sample)
        first[id, default: []].append(sample)
        if sample.estimationIndex != nil { issued += 1 }
      case .update(.corrected(let correction)):
        open[correction.stroke]?.samples[Int(correction.position)] = correction.sample
      case .update(.identified(let id, let tool, _)): open[id]?.tool = tool
      case .update(.finished(let summary)):
        summaries.append(summary)
        if let stroke = open.removeValue(forKey: summary.stroke) { strokes.append(stroke) }
      case .anomaly(_, let anomaly, _): anomalies.append(anomaly)
      default: break
      }
    }
    pair(first, pen)
    if pen.keepsTimes { lifts = findLifts(pen) }
  }

  private mutating func pair(_ first: [StrokeID: [Sample]], _ pen: SimulatedPen) {
    let contact = pen.trace.frames.filter { $0.isTouching && $0.presence != .left }
    let byTime = Dictionary(contact.map { ($0.time, $0) }) { first, _ in first }
    var order = contact.makeIterator()
    for stroke in strokes {
      var begins = true
      for (earlier, later) in zip(first[stroke.id] ?? [], stroke.samples) {
        let truth = pen.keepsTimes ? byTime[later.kernelTime] : order.next()
        guard let truth else { continue }
        pairs.append(Pair(first: earlier, final: later, truth: truth, beginsStroke: begins))
        begins = false
      }
    }
  }

  private func findLifts(_ pen: SimulatedPen) -> [Lift] {
    var sent = pen.events.compactMap { event -> ToolFrame? in
      if case .tool(let frame) = event { frame } else { nil }
    }[...]
    var truth = pen.trace.frames[...]
    return zip(strokes, summaries).compactMap { stroke, summary in
      guard let last = stroke.samples.last?.kernelTime, !summary.flags.contains(.gap) else {
        return nil
      }
      sent = sent.drop { $0.time <= last || $0.isTouching }
      truth = truth.drop { $0.time < last }.drop(while: \.isTouching)
      guard let seen = sent.first?.time, let lifted = truth.first?.time else { return nil }
      return Lift(sent: seen, final: summary.time, truth: lifted)
    }
  }
}

/// The errors of many values.
package struct Errors: Sendable {
  private var values: [Double] = []

  /// No errors yet.
  package init() {}

  /// Takes an error of any sign.
  package mutating func note(_ error: Double) { values.append(abs(error)) }

  /// Takes the errors of another run.
  package mutating func merge(_ other: Errors) { values += other.values }

  /// How many there are.
  package var count: Int { values.count }

  /// The root of the mean square; 0 for none.
  package var rms: Double {
    values.isEmpty ? 0 : (values.map { $0 * $0 }.reduce(0, +) / Double(values.count)).squareRoot()
  }

  /// The value that a share of all errors does not exceed; 0 for none.
  package func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }

  /// The errors about their own median: what is left if a constant is taken off.
  package static func centred(_ signed: [Double]) -> Errors {
    guard !signed.isEmpty else { return Errors() }
    let median = signed.sorted()[signed.count / 2]
    var errors = Errors()
    for value in signed { errors.note(value - median) }
    return errors
  }
}
