/// Reads the content of a trace: values by channel, directly, as differences (') or as second
/// differences (").
///
/// InkML, section 3.2.1: a prefix applies to its channel until the next one; values of intermittent
/// channels after the others are ignored; `*` continues as before, `?` is an unknown value. An
/// invalid point is left out, and so are those after it if they are given as differences.
struct InkMLTraceData {
  /// The values, row by row.
  private(set) var values: [Double] = []
  /// Whether a point had values for undeclared channels.
  private(set) var hasTooMany = false
  /// The error in the first invalid point; nil if there is none.
  private(set) var fault: String?
  /// The number of invalid points.
  private(set) var wrongPoints = 0
  private let channels: Int
  private let declared: Int
  private var states: [ChannelState]
  private var column = 0

  /// Reads a text with this number of values for every point, and at most as many as are declared.
  init(_ text: [UInt8], channels: Int, declared: Int) {
    self.channels = channels
    self.declared = declared
    states = [ChannelState](repeating: ChannelState(), count: channels)
    var place = 0
    while place < text.count {
      do throws(InkMLTraceError) { try parseToken(text, &place) } catch {
        skipPoint(text, &place, error)
      }
    }
    do throws(InkMLTraceError) { try endPoint() } catch { skipPoint(text, &place, error) }
  }

  /// Skips an invalid point, to the next one that does not depend on it.
  private mutating func skipPoint(_ text: [UInt8], _ place: inout Int, _ fault: InkMLTraceError) {
    if self.fault == nil { self.fault = fault.what }
    wrongPoints += 1
    column = 0
    guard states.allSatisfy({ $0.mode == .explicit }) else {
      place = text.count
      return
    }
    while place < text.count, text[place] != UInt8(ascii: ",") { place += 1 }
  }

  private mutating func parseToken(_ text: [UInt8], _ place: inout Int) throws(InkMLTraceError) {
    let byte = text[place]
    if XMLText.isBlank(byte) {
      place += 1
    } else if byte == UInt8(ascii: ",") {
      try endPoint()
      place += 1
    } else {
      let prefix = ChannelState.DifferenceOrder(prefix: byte)
      if prefix != nil { place += 1 }
      while place < text.count, XMLText.isBlank(text[place]) { place += 1 }
      try takeValue(text, &place, prefix)
    }
  }

  private mutating func takeValue(
    _ text: [UInt8], _ place: inout Int, _ prefix: ChannelState.DifferenceOrder?
  ) throws(InkMLTraceError) {
    guard place < text.count else { throw .init(what: "the trace ends with a prefix") }
    defer { column += 1 }
    let isKnown = column < channels
    if column >= declared { hasTooMany = true }
    if isKnown, let prefix { states[column].mode = prefix }
    switch text[place] {
    case UInt8(ascii: "*"), UInt8(ascii: "?"):
      if isKnown { states[column].goOn(isSilent: text[place] == UInt8(ascii: "?")) }
      place += 1
    case UInt8(ascii: "T"), UInt8(ascii: "F"):
      if isKnown { states[column].applyNumber(text[place] == UInt8(ascii: "T") ? 1 : 0) }
      place += 1
    default:
      let value = try Self.parseNumber(text, &place)
      if isKnown { states[column].applyNumber(value) }
    }
  }

  /// Reads a decimal number, which ends where a sign or prefix begins the next one, or a
  /// hexadecimal number after `#`.
  private static func parseNumber(_ text: [UInt8], _ place: inout Int) throws(InkMLTraceError)
    -> Double
  {
    let start = place
    if text[place] == UInt8(ascii: "#") {
      place += 1
      while place < text.count, isHex(text[place]) { place += 1 }
      let digits = String(decoding: text[(start + 1)..<place], as: UTF8.self)
      guard let value = UInt64(digits, radix: 16) else { throw .init(text, start) }
      return Double(value)
    }
    if text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+") { place += 1 }
    while place < text.count, isOfNumber(text[place], after: text[place - (place > start ? 1 : 0)])
    {
      place += 1
    }
    guard let value = XMLText.parseNumber(text[start..<place]) else { throw .init(text, start) }
    return value
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  private static func isOfNumber(_ byte: UInt8, after before: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      before == UInt8(ascii: "e") || before == UInt8(ascii: "E")
    default: false
    }
  }

  private mutating func endPoint() throws(InkMLTraceError) {
    guard column > 0 else { return }
    guard column >= channels else {
      throw .init(what: "a point has \(column) of \(channels) values")
    }
    values += states.map(\.value)
    column = 0
  }
}

/// An error in the content of a trace.
struct InkMLTraceError: Error {
  let what: String

  init(what: String) { self.what = what }

  /// Creates the error for text that is not a number.
  init(_ text: [UInt8], _ place: Int) {
    let word = text[place...].prefix(12).prefix { !XMLText.isBlank($0) && $0 != UInt8(ascii: ",") }
    let shown = word.map { 0x21...0x7E ~= $0 ? $0 : UInt8(ascii: "_") }
    what = "\"\(String(decoding: shown, as: UTF8.self))\" in a trace is not a number"
  }
}

/// The last value of a channel, and its changes.
private struct ChannelState {
  enum DifferenceOrder {
    case explicit
    case difference
    case secondDifference

    init?(prefix: UInt8) {
      switch prefix {
      case UInt8(ascii: "!"): self = .explicit
      case UInt8(ascii: "'"): self = .difference
      case UInt8(ascii: "\""): self = .secondDifference
      default: return nil
      }
    }
  }

  var mode = DifferenceOrder.explicit
  private(set) var value = 0.0
  private var velocity = 0.0
  private var acceleration = 0.0

  mutating func applyNumber(_ number: Double) {
    switch mode {
    case .explicit:
      (velocity, acceleration) = (number - value, 0)
      value = number
      return
    case .difference: (velocity, acceleration) = (number, 0)
    case .secondDifference: (velocity, acceleration) = (velocity + number, number)
    }
    value += velocity
  }

  mutating func goOn(isSilent: Bool) {
    guard !isSilent, mode != .explicit else { return }
    velocity += mode == .secondDifference ? acceleration : 0
    value += velocity
  }
}
