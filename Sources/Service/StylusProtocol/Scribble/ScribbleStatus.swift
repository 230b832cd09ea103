package import StylusModel

/// The state of inkscribe and its counts since the start: the reply of `GetStatus`. It contains no
/// text and no ink.
package struct ScribbleStatus: Hashable, Sendable {
  package var version: String
  /// The time since it started.
  package var uptime: Microseconds
  package var mode: ScribbleMode
  /// Whether the writing pad is on the screen.
  package var pad = ScribblePadState.hidden
  /// The number of windows and fields known now.
  package var windows = 0
  package var fields = 0
  /// Phrases that are in their fields, and were read back.
  package var written = 0
  /// Phrases that could not be inserted.
  package var failed = 0
  /// Ink that was not text.
  package var unread = 0
  package var gestures = 0
  package var corrected = 0
  package var taps = 0
  /// The number of texts that could not be inserted and wait to be taken.
  package var unwritten = 0
  /// The programs that have elements of their own, in the order in which they connected.
  package var programs: [Program] = []
  /// The time from the lift of the pen to the inserted text that was read back; nil if none yet.
  package var waits: Share?
  /// The part of that time that the recognizer took.
  package var readings: Share?
  /// Why there are no windows, no fields, or no ink, and the fix; nil if there is no problem.
  package var desktopFault: String?
  package var accessibilityFault: String?
  /// Why programs that do not report their fields have fewer functions.
  package var inputFault: String?
  package var daemonFault: String?

  /// The median and the 99th percentile.
  package struct Share: BitwiseCopyable, Hashable, Sendable {
    package var p50: Microseconds
    package var p99: Microseconds
    package init(p50: Microseconds, p99: Microseconds) { (self.p50, self.p99) = (p50, p99) }
  }

  /// A program with elements of its own, and their number in all its windows.
  package struct Program: Hashable, JSONRecord {
    package var name: String
    package var elements: Int
    package init(name: String, elements: Int) { (self.name, self.elements) = (name, elements) }

    package static let layout = RecordLayout(Self.init) {
      JSONField("name", \.name)
      JSONField("elements", \.elements)
    }
  }
}

extension ScribbleStatus {
  /// A program that has just started.
  package init(version: String, uptime: Microseconds, mode: ScribbleMode) {
    (self.version, self.uptime, self.mode) = (version, uptime, mode)
  }
}

extension ScribbleStatus: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("version", \.version)
    JSONField("uptime", \.uptime)
    JSONField("mode", \.mode)
    JSONField("pad", \.pad)
    JSONField("windows", \.windows)
    JSONField("fields", \.fields)
    JSONField("written", \.written)
    JSONField("failed", \.failed)
    JSONField("unread", \.unread)
    JSONField("gestures", \.gestures)
    JSONField("corrected", \.corrected)
    JSONField("taps", \.taps)
    JSONField("unwritten", \.unwritten)
    JSONField("programs", \.programs)
    JSONField(share: "wait", \.waits)
    JSONField(share: "reading", \.readings)
    JSONField("desktop_fault", \.desktopFault)
    JSONField("accessibility_fault", \.accessibilityFault)
    JSONField("input_fault", \.inputFault)
    JSONField("daemon_fault", \.daemonFault)
  }
}

extension JSONField<ScribbleStatus, ScribbleStatus.Share?> {
  /// Two members, without a value if one of them is missing.
  fileprivate init(share name: String, _ path: any KeyPath<Record, Value> & Sendable) {
    let names = (p50: "\(name)_p50", p99: "\(name)_p99")
    self.init(
      members: [names.p50, names.p99].map { JSONMember(name: $0, type: .int, isOmitted: true) },
      read: { (fields) throws(ProtocolError) in
        let p50 = try fields.value(names.p50, Microseconds.coding)
        let p99 = try fields.value(names.p99, Microseconds.coding)
        guard let p50, let p99 else { return nil }
        return ScribbleStatus.Share(p50: p50, p99: p99)
      },
      write: { status, writer in
        guard let share = status[keyPath: path] else { return }
        writer.field(names.p50, share.p50.value)
        writer.field(names.p99, share.p99.value)
      })
  }
}
