import CommandSupport
package import StylusModel

/// What is counted of a stroke while it grows, for the line that tells of it.
///
/// A sample that expects values is kept until it has them, and counted only then.
package struct StrokeTally: Sendable {
  private let stroke: StrokeID
  /// The tool, as far as it is known.
  package var tool: Tool
  private var waiting: [UInt32: Sample] = [:]
  private var known = Array(repeating: ValueCounts(), count: Property.allCases.count)
  private var last: Sample?
  private var firstTime: Timestamp?
  private var count = 0
  private var length: Float = 0
  private var strongest: Fraction?

  /// A stroke that has just begun.
  package init(_ beginning: StrokeBeginning) {
    stroke = beginning.stroke
    tool = beginning.tool
  }

  /// The line about a stroke that is known as a whole.
  package static func line(about stroke: CapturedStroke) -> String {
    var tally = StrokeTally(stroke.beginning)
    for sample in stroke.samples { tally.countSample(sample) }
    return tally.line(flags: stroke.flags, settlement: stroke.settlement)
  }

  /// Counts one sample.
  package mutating func countSample(_ sample: Sample) {
    if let last { length += distance(last, sample) }
    if sample.expectingUpdate.isEmpty {
      countFinal(sample)
    } else {
      waiting[UInt32(count)] = sample
    }
    firstTime = firstTime ?? sample.time
    count += 1
    last = sample
  }

  /// Takes a better reading of a sample that expected one.
  package mutating func correct(_ correction: SampleCorrection) {
    guard waiting.removeValue(forKey: correction.position) != nil else { return }
    if correction.position == 0 { firstTime = correction.sample.time }
    if Int(correction.position) == count - 1 { last = correction.sample }
    if correction.sample.expectingUpdate.isEmpty {
      countFinal(correction.sample)
    } else {
      waiting[correction.position] = correction.sample
    }
  }

  /// Counts what will not change any more.
  private mutating func countFinal(_ sample: Sample) {
    if sample.provenance[.pressure] != .absent {
      strongest = max(strongest ?? .zero, sample.pressure)
    }
    for property in Property.allCases {
      known[Int(property.rawValue)].add(sample.provenance[property])
    }
  }

  /// Such as "stroke 3  pen  41 samples  0.82 s  118 mm  max pressure 63 %", and then what was not
  /// measured; no coordinates.
  package func line(flags: StrokeFlags, settlement: Settlement) -> String {
    var settled = self
    for sample in waiting.values { settled.countFinal(sample) }
    return settled.settledLine(flags, settlement)
  }

  private func settledLine(_ flags: StrokeFlags, _ settlement: Settlement) -> String {
    var parts = [
      "stroke \(padded("\(stroke.rawValue)", to: 3))", "\(tool.kind)",
      padded("\(count)", to: 5) + " samples",
      padded(seconds, to: 6) + " s", padded("\(whole(length))", to: 5) + " mm",
    ]
    if let strongest { parts.append("max pressure \(whole(strongest.value * 100)) %") }
    parts += estimates
    if settlement.issued > 0 { parts.append(settlement.words) }
    let notes = flags.words
    if !notes.isEmpty { parts.append("(\(notes.joined(separator: ", ")))") }
    return parts.joined(separator: "  ")
  }

  /// How each property is known that was not measured throughout.
  private var estimates: [String] {
    Property.allCases.compactMap { property in
      let counts = known[Int(property.rawValue)]
      return counts.total == counts.measured ? nil : "\(property) \(counts.words)"
    }
  }

  private var seconds: String {
    guard let firstTime, let last else { return "0.00" }
    return (max((last.time - firstTime).value, 0) / 10_000).decimals(2)
  }
}

private func distance(_ a: Sample, _ b: Sample) -> Float {
  guard a.canBeDrawn, b.canBeDrawn else { return 0 }
  let (dx, dy) = (b.x.value - a.x.value, b.y.value - a.y.value)
  return (dx * dx + dy * dy).squareRoot()
}

/// A whole number for display, at most 1e9.
private func whole(_ value: Float) -> Int { Int(min(value.rounded(), 1e9)) }

private func padded(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

extension ValueCounts {
  /// Such as "30 measured, 8 refined"; a single word where all are known alike.
  fileprivate var words: String {
    let kinds = [
      (measured, "measured"), (refined, "refined"), (held, "held"), (modelled, "modelled"),
    ].filter { $0.0 > 0 }
    if kinds.count == 1 { return kinds[0].1 }
    return kinds.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension Settlement {
  /// Such as "3 updated, 1 expired, waited 18 ms".
  fileprivate var words: String {
    [(updated, "updated"), (expired, "expired")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1), " }.joined() + "waited \(waited.value / 1_000) ms"
  }
}

extension StrokeFlags {
  /// What each flag means, in words.
  var words: [String] {
    let meanings: [(StrokeFlags, String)] = [
      (.deviceLost, "device lost"), (.gap, "events lost"), (.liftEstimated, "lift estimated"),
      (.stopped, "stopped"), (.resumed, "begun in the middle"), (.truncated, "truncated"),
    ]
    return meanings.filter { contains($0.0) }.map(\.1)
  }
}
