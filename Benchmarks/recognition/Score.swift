import InkRecognition

/// How writings were read.
struct Score {
  private(set) var count = 0
  private var right = 0
  private var near = 0
  private var edits = 0
  private var characters = 0
  private var said: [(confidence: Float, isRight: Bool)] = []
  private var others = (said: 0.0, right: 0)
  private var byWriter: [String: (right: Int, count: Int)] = [:]
  private var timing = Timing()

  mutating func note(_ truth: String, _ readings: [Reading], _ writer: String, _ time: Duration) {
    let texts = readings.map { $0.text.lowercased() }
    let truth = truth.lowercased()
    let isRight = texts.first == truth
    count += 1
    right += isRight ? 1 : 0
    near += texts.prefix(5).contains(truth) ? 1 : 0
    edits += Self.edits(Array((texts.first ?? "").utf8), Array(truth.utf8))
    characters += truth.utf8.count
    said.append((readings.first?.confidence ?? 0, isRight))
    for (text, reading) in zip(texts, readings).dropFirst() {
      others.said += Double(reading.confidence)
      others.right += text == truth ? 1 : 0
    }
    let old = byWriter[writer] ?? (0, 0)
    byWriter[writer] = (old.right + (isRight ? 1 : 0), old.count + 1)
    timing.note(time)
  }

  func row(_ name: String) -> String {
    let shares = byWriter.values.filter { $0.count >= 5 }.map {
      Double($0.right) / Double($0.count)
    }
    .sorted()
    let writers =
      shares.isEmpty
      ? "" : "; writers: median \(percent(shares[shares.count / 2])), worst \(percent(shares[0]))"
    let confidence = said.reduce(0) { $0 + Double($1.confidence) } / Double(max(1, count))
    return "| \(name)\(writers) | \(count) | \(percent(share(right))) | \(percent(share(near))) "
      + "| \(percent(Double(edits) / Double(max(1, characters)))) | \(three(area)) | \(three(confidence)) | \(timing.text) |"
  }

  /// How sure readings were, and how many of those were right.
  func calibration(_ name: String) -> String {
    let bounds: [Float] = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01]
    let cells = zip(bounds, bounds.dropFirst()).map { low, high in
      let near = said.filter { low <= $0.confidence && $0.confidence < high }
      guard !near.isEmpty else { return "-" }
      let mean = near.reduce(0) { $0 + Double($1.confidence) } / Double(near.count)
      let right = Double(near.count { $0.isRight }) / Double(near.count)
      return "\(percent(mean)): \(percent(right)) of \(near.count)"
    }
    let second = "\(percent(others.said / Double(max(1, count)))): \(percent(share(others.right)))"
    return "| \(name) | \(second) | " + cells.joined(separator: " | ") + " |"
  }

  static let calibrationHeading =
    "| said: right, % | all but the first | below .3 | .3 to .5 | .5 to .7 | .7 to .8 | .8 to .9 | .9 to .95 | above |\n"
    + "|---|---|---|---|---|---|---|---|---|"

  private func share(_ number: Int) -> Double { Double(number) / Double(max(1, count)) }

  /// The area under the curve of true against false alarms: how often a right one is surer than a
  /// wrong one.
  private var area: Double {
    var wins = 0.0
    var pairs = 0.0
    for one in said where one.isRight {
      for other in said where !other.isRight {
        pairs += 1
        wins +=
          one.confidence > other.confidence ? 1 : one.confidence == other.confidence ? 0.5 : 0
      }
    }
    return pairs > 0 ? wins / pairs : 1
  }

  /// V. I. Levenshtein's distance.
  private static func edits(_ one: [UInt8], _ two: [UInt8]) -> Int {
    var row = Array(0...two.count)
    for (index, byte) in one.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for place in two.indices {
        let above = row[place + 1]
        row[place + 1] = min(above + 1, row[place] + 1, corner + (byte == two[place] ? 0 : 1))
        corner = above
      }
    }
    return row[two.count]
  }
}

func percent(_ share: Double) -> String {
  let tenths = Int((share * 1_000).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

func three(_ share: Double) -> String {
  let digits = String(Int((share * 1_000).rounded()))
  return share >= 1 ? "1" : "." + String(repeating: "0", count: 3 - digits.count) + digits
}
