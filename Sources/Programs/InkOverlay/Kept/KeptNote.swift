import InkScreens
import StylusModel
import StylusProtocol

/// What logs say of the daemon's strokes, so that the next run fetches those that are in none:
/// docs/develop/overlay-files.md, "Kept ink".
///
/// Each log notes, in the same write as a step, which strokes are in it. The log of the session
/// notes the same of all outputs once their logs are written, and tells how the overlay was doing.
struct KeptNote: Hashable, Sendable {
  /// Names the daemon's numbering.
  let epoch: UInt64
  /// The strokes that have done all that they do to the ink.
  let settled: SettledStrokes
  /// Nil in the log of an output.
  var session: SessionNote?

  /// How the overlay was doing.
  struct SessionNote: Hashable, Sendable {
    /// When that was, by the daemon's clock.
    var time: Timestamp
    /// Names the time since the machine was started; times of two of them cannot be compared.
    var boot: String
    /// Whether ink stayed.
    var draws: Bool
    /// Whether the overlay ended in good order, with all ink in the logs.
    var isOver = false
    /// Strokes that are in the logs though the daemon has not finished them.
    var cuts: [CutMark] = []
    /// From where on strokes are not this session's, though they may come soon after; nil: nobody
    /// knows of any.
    var end: SessionEnd?
  }
}

/// The first stroke that was drawn under an overlay that keeps nothing, after a session was killed.
struct SessionEnd: Hashable, Sendable {
  /// When it began, by the daemon's clock.
  let time: Timestamp
  /// The last stroke that was finished before.
  let sequence: UInt64
}

// As JSON: people may look at it.
extension KeptNote {
  /// The bytes of a note.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.field("epoch", epoch)
    writer.field("through", settled.through)
    writer.integers("beyond", settled.beyond.sorted())
    if let session {
      writer.field("time", session.time.microseconds)
      writer.field("boot", session.boot)
      writer.field("draws", session.draws)
      writer.field("over", session.isOver)
      writer.integers("cuts", session.cuts.flatMap(\.numbers))
      if let end = session.end {
        writer.field("end", end.time.microseconds)
        writer.field("last", end.sequence)
      }
    }
    writer.endObject()
    return writer.bytes
  }

  /// Reads a note; nil if it says nothing, or nothing that is understood.
  init?(_ bytes: [UInt8]) {
    guard case .object(let object)? = try? JSONValue(parsing: bytes),
      let epoch = object.unsignedInteger("epoch"), let through = object.unsignedInteger("through"),
      let beyond = object.integers("beyond"), beyond.count <= SettledStrokes.mostBeyond
    else { return nil }
    self.epoch = epoch
    settled = SettledStrokes(through: through, beyond: Set(beyond.map { UInt64(clamping: $0) }))
    session = SessionNote(object)
  }
}

extension KeptNote.SessionNote {
  fileprivate init?(_ object: JSONObject) {
    guard case .integer(let time)? = object["time"], case .string(let boot)? = object["boot"],
      case .bool(let draws)? = object["draws"], case .bool(let isOver)? = object["over"],
      let cuts = object.integers("cuts")
    else { return nil }
    self.init(
      time: Timestamp(microseconds: time), boot: boot, draws: draws, isOver: isOver,
      cuts: stride(from: 0, to: cuts.count - 1, by: 2).map {
        CutMark(
          stroke: StrokeID(rawValue: UInt64(bitPattern: cuts[$0])),
          began: Timestamp(microseconds: cuts[$0 + 1]))
      }, end: SessionEnd(object))
  }
}

extension SessionEnd {
  fileprivate init?(_ object: JSONObject) {
    guard case .integer(let time)? = object["end"], let sequence = object.unsignedInteger("last")
    else {
      return nil
    }
    self.init(time: Timestamp(microseconds: time), sequence: sequence)
  }
}

extension CutMark {
  fileprivate var numbers: [Int64] { [Int64(bitPattern: stroke.rawValue), began.microseconds] }
}

extension JSONObject {
  fileprivate func unsignedInteger(_ key: String) -> UInt64? {
    guard case .integer(let number)? = self[key] else { return nil }
    return UInt64(exactly: number)
  }

  fileprivate func integers(_ key: String) -> [Int64]? {
    guard case .array(let values)? = self[key] else { return nil }
    let numbers = values.compactMap { if case .integer(let number) = $0 { number } else { nil } }
    return numbers.count == values.count ? numbers : nil
  }
}

extension JSONWriter {
  fileprivate mutating func integers(_ name: String, _ values: [some BinaryInteger]) {
    key(name)
    beginArray()
    for value in values { integer(value) }
    endArray()
  }
}
