package import StrokeJournal

/// The settings of a daemon, from its options and its configuration file.
package struct Configuration: Hashable, Sendable {
  /// Where to listen; nil for the usual place.
  package var socket: String?
  /// The seat whose tablets are read.
  package var seat = "seat0"
  /// The clients that may listen.
  package var access = AccessMode.user
  /// With ``AccessMode/seat``, a group that may see everybody's ink, by name or number.
  package var inkGroup: String?
  /// With ``AccessMode/seat``, a group that may send late values, by name or number.
  package var lateGroup: String?
  /// How many clients may be connected at once.
  package var clients = ClientLimits()
  /// How many finished strokes are kept.
  package var limits = StrokeStore.Limits()
  /// Whether, and how long, strokes are kept on the disk.
  package var journal = JournalPolicy()
  /// Whether predictions learn the hands that draw.
  package var learns = true
  /// Whether the threads of a pen's way ask for real-time priority.
  package var isRealTime = true
  /// Whether memory is kept from being paged out.
  package var locksMemory = true
  /// What is said about tablets, in the order of the file.
  package var tablets: [TabletSettingRule] = []

  /// The defaults.
  package init() {}

  /// Whose ink it is, and who may listen: docs/develop/protocol.md, section 1.
  package enum AccessMode: String, CaseIterable, Sendable {
    /// All ink belongs to the user that the daemon runs as.
    case user
    /// Ink belongs to the user who is logged in at the tablets.
    case seat
  }

  /// The settings of the journal.
  package struct JournalPolicy: Hashable, Sendable {
    /// Whether there is one.
    package var isOn = false
    /// How long it keeps strokes.
    package var retention = JournalRetention()
  }
}
