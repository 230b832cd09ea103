package import StylusModel

/// What inkscribe is and did since it started: the reply of `GetStatus`. It holds no text and no
/// ink.
package struct ScribbleStatus: Hashable, Sendable {
  package var version: String
  /// The time since it started.
  package var uptime: Microseconds
  package var mode: ScribbleMode
  /// How many windows and fields are known now.
  package var windows = 0
  package var fields = 0
  /// Phrases that are in their fields, and were read back.
  package var written = 0
  /// Phrases that could not be put in.
  package var failed = 0
  /// Ink that was no text.
  package var unread = 0
  package var gestures = 0
  package var corrected = 0
  package var taps = 0
  /// Whether the writing pad is on the screen.
  package var pad = ScribblePadState.hidden
  /// How many texts wait to be taken.
  package var unwritten = 0
  /// The programs that have elements of their own, in the order in which they came.
  package var programs: [Program] = []
  /// From the pen's lift to the text that was read back; nil while there was none.
  package var waits: Share?
  /// What of it the recognizer took.
  package var readings: Share?
  /// Why there are no windows, no fields, or no ink, and what to do; nil where all is well.
  package var desktopFault: String?
  package var accessibilityFault: String?
  /// Why programs that do not tell of their fields get less than others.
  package var inputFault: String?
  package var daemonFault: String?

  /// What half of all took at most, and 99 of 100.
  package struct Share: BitwiseCopyable, Hashable, Sendable {
    package var p50: Microseconds
    package var p99: Microseconds
    package init(p50: Microseconds, p99: Microseconds) { (self.p50, self.p99) = (p50, p99) }
  }

  /// A program with elements of its own, and how many there are of them in all its windows.
  package struct Program: Hashable, Sendable, JSONWritable {
    package var name: String
    package var elements: Int
    package init(name: String, elements: Int) { (self.name, self.elements) = (name, elements) }

    init(_ fields: JSONFields) throws(ProtocolError) {
      name = try fields.required("name", fields.string)
      elements = try fields.required("elements", fields.integer)
    }

    package func write(to writer: inout JSONWriter) {
      writer.beginObject()
      writer.field("name", name)
      writer.field("elements", elements)
      writer.endObject()
    }
  }

  /// One that has done nothing.
  package init(version: String, uptime: Microseconds, mode: ScribbleMode) {
    (self.version, self.uptime, self.mode) = (version, uptime, mode)
  }
}

extension ScribbleStatus: JSONWritable {
  private static var counters: [(name: String, count: WritableKeyPath<ScribbleStatus, Int>)] {
    [
      ("windows", \.windows), ("fields", \.fields), ("written", \.written),
      ("failed", \.failed), ("unread", \.unread), ("gestures", \.gestures),
      ("corrected", \.corrected), ("taps", \.taps), ("unwritten", \.unwritten),
    ]
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("version", version)
    writer.field("uptime", uptime.value)
    writer.field("mode", mode.rawValue)
    writer.field("pad", pad.rawValue)
    for (name, count) in Self.counters { writer.field(name, self[keyPath: count]) }
    writer.field("programs", programs)
    for (name, share) in [("wait", waits), ("reading", readings)] {
      guard let share else { continue }
      writer.field("\(name)_p50", share.p50.value)
      writer.field("\(name)_p99", share.p99.value)
    }
    if let desktopFault { writer.field("desktop_fault", desktopFault) }
    if let accessibilityFault { writer.field("accessibility_fault", accessibilityFault) }
    if let inputFault { writer.field("input_fault", inputFault) }
    if let daemonFault { writer.field("daemon_fault", daemonFault) }
    writer.endObject()
  }

  /// Reads the reply of `GetStatus`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    version = try fields.required("version", fields.string)
    uptime = Microseconds(try fields.required("uptime", fields.integer))
    mode = try fields.required("mode", fields.word)
    pad = try fields.required("pad", fields.word)
    for (name, count) in Self.counters {
      self[keyPath: count] = try fields.required(name, fields.integer)
    }
    programs = try fields.requiredObjects("programs", Program.init(_:))
    waits = try Self.readShare("wait", fields)
    readings = try Self.readShare("reading", fields)
    desktopFault = try fields.string("desktop_fault")
    accessibilityFault = try fields.string("accessibility_fault")
    inputFault = try fields.string("input_fault")
    daemonFault = try fields.string("daemon_fault")
  }

  private static func readShare(_ name: String, _ fields: JSONFields) throws(ProtocolError)
    -> Share?
  {
    let p50: Int64? = try fields.integer("\(name)_p50")
    let p99: Int64? = try fields.integer("\(name)_p99")
    guard let p50, let p99 else { return nil }
    return Share(p50: Microseconds(p50), p99: Microseconds(p99))
  }
}
