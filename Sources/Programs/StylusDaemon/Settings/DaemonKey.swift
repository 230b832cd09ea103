import Settings
import StrokeJournal

/// A key of the section `[stylusd]`: how its value is read and shown.
struct DaemonKey: SettingKey {
  let name: String
  /// Whether a change takes effect only after a restart.
  let needsRestart: Bool
  /// Takes a value.
  let set: @Sendable (inout Configuration, String) throws(SettingError) -> Void
  /// The value that counts; nil if nothing was said and nothing fixed is usual.
  let show: @Sendable (Configuration) -> String?

  /// All of them, in the order of the manual.
  static let all = [
    socket,
    seat,
    access,
    group("ink-group", \.inkGroup),
    group("late-group", \.lateGroup),
    number("max-clients", 1...1_000, \.clients.all),
    number("max-clients-per-user", 1...1_000, \.clients.ofUser),
    number("keep-strokes", 1...1_000_000, \.limits.strokes),
    number("keep-samples", 1...100_000_000, \.limits.samples),
    flag("journal", \.journal.isOn),
    number("journal-days", 0...3_650, \.journal.retention.days),
    number("journal-megabytes", 1...1_000_000, \.journal.retention.megabytes),
    flag("learn", \.learns),
    flag("real-time", \.isRealTime),
    flag("lock-memory", \.locksMemory),
  ]

  static var names: [String] { all.map(\.name) }

  func parseValue(_ value: String, into configuration: inout Configuration) throws(SettingError) {
    try set(&configuration, value)
  }

  private static let socket = DaemonKey(
    name: "socket", needsRestart: true,
    set: { configuration, value throws(SettingError) in
      configuration.socket = try text(value, "socket must be a path")
    },
    show: { $0.socket })

  private static let seat = DaemonKey(
    name: "seat", needsRestart: true,
    set: { configuration, value throws(SettingError) in
      configuration.seat = try text(value, "seat must be a name")
    },
    show: { $0.seat })

  private static let access = DaemonKey(
    name: "access", needsRestart: true,
    set: { configuration, value throws(SettingError) in
      guard let mode = Configuration.AccessMode(rawValue: value) else {
        throw SettingError("access must be user or seat, not \"\(value)\"")
      }
      configuration.access = mode
    },
    show: { $0.access.rawValue })

  /// A group of people.
  private static func group(
    _ name: String, _ path: any WritableKeyPath<Configuration, String?> & Sendable
  ) -> DaemonKey {
    DaemonKey(
      name: name, needsRestart: true,
      set: { configuration, value throws(SettingError) in
        configuration[keyPath: path] = try text(
          value, "\(name) must be the name or number of a group")
      },
      show: { $0[keyPath: path] })
  }

  private static func text(_ text: String, _ kind: String) throws(SettingError) -> String {
    guard !text.isEmpty else { throw SettingError(kind) }
    return text
  }

  /// A yes or no.
  private static func flag(
    _ name: String, _ path: any WritableKeyPath<Configuration, Bool> & Sendable
  ) -> DaemonKey {
    DaemonKey(
      name: name, needsRestart: true,
      set: { configuration, text throws(SettingError) in
        configuration[keyPath: path] = try Bool.reading(text, of: name)
      },
      show: { $0[keyPath: path] ? "yes" : "no" })
  }

  /// A number, which counts at once.
  private static func number(
    _ name: String, _ range: ClosedRange<Int>,
    _ path: any WritableKeyPath<Configuration, Int> & Sendable
  ) -> DaemonKey {
    DaemonKey(
      name: name, needsRestart: false,
      set: { configuration, text throws(SettingError) in
        guard let value = Int(text), range.contains(value) else {
          throw SettingError(
            "\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not "
              + "\"\(text)\"")
        }
        configuration[keyPath: path] = value
      }, show: { "\($0[keyPath: path])" })
  }
}

extension DaemonKey {
  init?(name: String) {
    guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
    self = key
  }
}
