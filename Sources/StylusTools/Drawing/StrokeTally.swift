package import InkModel

/// What is counted of a stroke while it grows, for the line that tells of it.
package struct StrokeTally: Sendable {
  private let beginning: StrokeBeginning
  private var last: Sample?
  private var firstTime: Timestamp?
  private var count = 0
  private var length: Float = 0
  private var strongest: Fraction?

  /// A stroke that has just begun.
  package init(_ beginning: StrokeBeginning) { self.beginning = beginning }

  /// The line about a stroke that is known as a whole.
  static func line(about stroke: CapturedStroke) -> String {
    var tally = StrokeTally(stroke.beginning)
    for sample in stroke.samples { tally.add(sample) }
    return tally.line(flags: stroke.flags)
  }

  /// Counts one sample.
  package mutating func add(_ sample: Sample) {
    if let last { length += distance(last, sample) }
    if sample.provenance[.pressure] != .absent {
      strongest = max(strongest ?? .zero, sample.pressure)
    }
    firstTime = firstTime ?? sample.time
    count += 1
    last = sample
  }

  /// Such as "stroke 3  pen  41 samples  0.82 s  118 mm  max force 63 %"; no coordinates.
  package func line(flags: StrokeFlags) -> String {
    var parts = [
      "stroke \(padded("\(beginning.stroke.rawValue)", to: 3))",
      "\(beginning.tool.kind)", padded("\(count)", to: 5) + " samples",
      padded(seconds, to: 6) + " s", padded("\(whole(length))", to: 5) + " mm",
    ]
    if let strongest { parts.append("max force \(whole(strongest.value * 100)) %") }
    let notes = flags.words
    if !notes.isEmpty { parts.append("(\(notes.joined(separator: ", ")))") }
    return parts.joined(separator: "  ")
  }

  private var seconds: String {
    guard let firstTime, let last else { return "0.00" }
    let hundredths = max((last.time - firstTime).value, 0) / 10_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

private func distance(_ a: Sample, _ b: Sample) -> Float {
  guard a.canBeDrawn, b.canBeDrawn else { return 0 }
  let (dx, dy) = (b.x.value - a.x.value, b.y.value - a.y.value)
  return (dx * dx + dy * dy).squareRoot()
}

/// A whole number for people; what is too large for one is a lot.
private func whole(_ value: Float) -> Int { Int(min(value.rounded(), 1e9)) }

private func padded(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
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
