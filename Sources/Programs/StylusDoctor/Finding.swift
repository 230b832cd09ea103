import LinuxIO
package import StylusProtocol

/// What one check found, and how to fix it.
package struct Finding: Hashable, Sendable {
  /// Which check.
  package let check: Check
  /// How it ended.
  package let verdict: Verdict
  /// What was found, in one line for people; device names in it cannot steer a terminal.
  package let found: String
  /// What to do, where something should be done.
  package let fix: String?

  /// The checks; the raw values are stable names for scripts.
  package enum Check: String, CaseIterable, Sendable {
    case inputNodes = "input-nodes"
    case tablet
    case tabletDriver = "tablet-driver"
    case udev
    case socket
    case service
    case libinput
    case quirks = "libinput-quirks"
    case uinput
    case uhid
    case modules = "kernel-modules"
    case compositor
    case scheduling
  }

  /// How a check can end; the raw values are stable names for scripts.
  package enum Verdict: String, CaseIterable, Sendable {
    /// Nothing needs to be done.
    case ok
    /// Something that is not always needed does not work.
    case warning = "warn"
    /// Pens cannot be read, or their ink cannot be had, before this is fixed.
    case failure = "fail"
  }

  /// Everything is as it should be.
  init(_ check: Check, _ found: String) { self.init(check, .ok, found) }

  init(_ check: Check, _ verdict: Verdict, _ found: String, fix: String? = nil) {
    self.check = check
    self.verdict = verdict
    self.found = Terminal.printable(found)
    self.fix = fix.map { Terminal.printable($0) }
  }
}

extension [Finding] {
  /// The findings for people: a line each, with the fix below it, and a summary.
  package var report: String {
    let width = (Finding.Check.allCases.map(\.rawValue.count).max() ?? 0) + 2
    var text = ""
    for finding in self {
      text += padded(finding.verdict.rawValue, to: 6) + padded(finding.check.rawValue, to: width)
      text += finding.found + "\n"
      if let fix = finding.fix {
        text += String(repeating: " ", count: 6 + width) + "fix: \(fix)\n"
      }
    }
    return text + summary + "\n"
  }

  private var summary: String {
    let counts: [(Finding.Verdict, String)] = [
      (.ok, "ok"), (.warning, "to look at"), (.failure, "to fix"),
    ]
    return counts.map { verdict, word in "\(count { $0.verdict == verdict }) \(word)" }
      .joined(separator: ", ")
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: Swift.max(width - text.count, 1))
  }
}

extension Finding: JSONRecord {
  package static let layout = RecordLayout(Self.init(_:_:_:fix:)) {
    JSONField("check", \.check)
    JSONField("verdict", \.verdict)
    JSONField("found", \.found)
    JSONField("fix", \.fix)
  }
}

extension Finding.Check: JSONCodable {}
extension Finding.Verdict: JSONCodable {}
