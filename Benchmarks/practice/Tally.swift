import InkGeometry
import InkPractice
import InkSynthesis
import PracticeHands

/// How often something is found wrong in what is right, and in what was made wrong.
struct Tally {
  /// Of one kind of fault.
  struct Count {
    var all = 0
    /// Something is found to be wrong.
    var found = 0
    /// It is found to be what it is.
    var named = 0
  }

  private(set) var clean = Count()
  private(set) var faults: [InjectedFault: Count] = [:]
  private(set) var writers = Set<String>()
  private var times: [Double] = []

  init(_ pairs: [HandPair], leastDistortion: Double) {
    var dice = SplitMix64(seed: 4)
    for pair in pairs {
      writers.insert(pair.attempt.person)
      let template = PracticeTemplate(letters: [pair.template.strokes])
      let report = note(pair.attempt.strokes, template)
      clean.all += 1
      clean.found += report.isRight ? 0 : 1
      let other = pairs[dice.below(pairs.count)].template.laid(on: pair.template)
      for fault in InjectedFault.allCases {
        let spoilt = fault.spoil(
          pair.attempt.strokes, other: other, size: pair.template.size,
          leastDistortion: leastDistortion, &dice)
        guard let spoilt else { continue }
        faults[fault, default: Count()].add(note(spoilt, template), fault)
      }
    }
  }

  private mutating func note(_ strokes: [[Point]], _ template: PracticeTemplate) -> PracticeReport {
    let clock = ContinuousClock()
    let begin = clock.now
    let report = PracticeReport(strokes, of: template)
    let time = clock.now - begin
    times.append(Double(time.components.attoseconds) * 1e-15)
    return report
  }

  /// A row of the table: false alarms, then what was found of each kind.
  func row(_ name: String) -> String {
    let cells = InjectedFault.allCases.map { fault in
      let count = faults[fault] ?? Count()
      return
        "\(percent(count.found, count.all)) (\(percent(count.named, count.all))) of \(count.all)"
    }
    return
      "| \(name) | \(clean.all), \(writers.count) writers | \(percent(clean.found, clean.all)) | "
      + cells.joined(separator: " | ") + " |"
  }

  /// Milliseconds for a letter.
  var timing: String {
    let sorted = times.sorted()
    guard let longest = sorted.last else { return "" }
    return [sorted[sorted.count / 2], sorted[sorted.count * 99 / 100], longest]
      .map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ", ")
  }
}

extension Tally.Count {
  fileprivate mutating func add(_ report: PracticeReport, _ fault: InjectedFault) {
    all += 1
    found += report.isRight ? 0 : 1
    named += report.mistakes.contains { fault.isNamed(by: $0) } ? 1 : 0
  }
}

extension InjectedFault {
  fileprivate func isNamed(by fault: PracticeReport.Mistake) -> Bool {
    switch (fault, self) {
    case (.outOfOrder, .order), (.reversed, .direction), (.missing, .missing), (.extra, .extra),
      (.distorted, .shape):
      true
    default: false
    }
  }
}

private func percent(_ part: Int, _ all: Int) -> String {
  let tenths = Int((Double(part) / Double(max(1, all)) * 1_000).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
