/// The caller's permissions; docs/develop/protocol.md, section 1.1.
struct Rights: OptionSet, BitwiseCopyable, Hashable, Sendable {
  let rawValue: UInt16

  /// Ask for the daemon's state.
  static let status = Rights(rawValue: 1 << 0)
  /// List tablets; which of them, the next rights say.
  static let tablets = Rights(rawValue: 1 << 1)
  /// Start a live stream.
  static let subscribe = Rights(rawValue: 1 << 2)
  /// Keep an existing live stream, even if it sends nothing.
  static let remain = Rights(rawValue: 1 << 3)
  /// See the tablets, and the ink that is drawn now.
  static let ink = Rights(rawValue: 1 << 4)
  /// Fetch its own finished strokes.
  static let strokes = Rights(rawValue: 1 << 5)
  /// Fetch the finished strokes of any owner.
  static let othersStrokes = Rights(rawValue: 1 << 6)
  /// See the tablets, and send late values.
  static let late = Rights(rawValue: 1 << 7)
  /// Remove the finished strokes of any owner.
  static let wipeOthers = Rights(rawValue: 1 << 8)

  /// Of a user who is logged in at the seat, but not in front of it.
  static let waiting: Rights = [.status, .tablets, .subscribe, .remain]
  /// Of the owner of the ink that is drawn now.
  static let owner: Rights = [.waiting, .ink, .strokes, .late]
  /// Of who may see everybody's ink.
  static let everybodysInk: Rights = [.waiting, .ink, .strokes, .othersStrokes]
  /// The rights of logged-in users who may be late sources.
  static let lateSource: Rights = [.tablets, .late]

  /// Whether the tablets are there for the caller.
  var seesTablets: Bool { !isDisjoint(with: [.ink, .late]) }
}
