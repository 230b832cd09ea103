import StylusModel

/// Events in a compact form, two bytes each, used for the built-in recording.
///
/// First comes a table of the codes that occur: their number, then the type and code of each. Then
/// each event is one number that contains the index of its code and the difference of its value
/// from the last value of that code. One additional "code" stands for the time that passes before
/// an event. Numbers are written in groups of seven bits, lowest first; signed numbers are mapped
/// so that 0, -1, 1, -2 ... become 0, 1, 2, 3 ...
package enum PackedEvents {
  /// Packs events, of which no two neighbors are more than a thousand years apart.
  package static func pack(_ events: [InputEvent]) -> [UInt8] {
    var codes: [EventCode] = []
    for event in events where !codes.contains(EventCode(event)) { codes.append(EventCode(event)) }
    var bytes: [UInt8] = []
    appendVarint(UInt64(codes.count), to: &bytes)
    for code in codes {
      appendVarint(UInt64(code.type), to: &bytes)
      appendVarint(UInt64(code.code), to: &bytes)
    }
    let radix = UInt64(codes.count + 1)
    var values = [Int64](repeating: 0, count: codes.count)
    var time = Timestamp(microseconds: 0)
    for event in events {
      if event.time != time {
        appendVarint(folded(event.time.microseconds &- time.microseconds) * radix, to: &bytes)
        time = event.time
      }
      guard let place = codes.firstIndex(of: EventCode(event)) else { continue }
      let step = Int64(event.value) - values[place]
      appendVarint(folded(step) * radix + UInt64(place + 1), to: &bytes)
      values[place] = Int64(event.value)
    }
    return bytes
  }

  /// The packed events; nil if these bytes are not packed events.
  package static func unpack(_ bytes: [UInt8]) -> [InputEvent]? {
    var rest = bytes[...]
    guard let codes = codes(&rest) else { return nil }
    let radix = UInt64(codes.count + 1)
    var values = [Int64](repeating: 0, count: codes.count)
    var time = Timestamp(microseconds: 0)
    var events: [InputEvent] = []
    while !rest.isEmpty {
      guard let number = readVarint(&rest) else { return nil }
      let (step, place) = (unfolded(number / radix), Int(number % radix) - 1)
      guard place >= 0 else {
        time = time + Microseconds(step)
        continue
      }
      let (sum, isBeyond) = values[place].addingReportingOverflow(step)
      guard !isBeyond, let value = Int32(exactly: sum) else { return nil }
      values[place] = sum
      events.append(
        InputEvent(time: time, type: codes[place].type, code: codes[place].code, value: value))
    }
    return events
  }

  private static func codes(_ rest: inout ArraySlice<UInt8>) -> [EventCode]? {
    guard let count = readVarint(&rest), count <= rest.count else { return nil }
    var codes: [EventCode] = []
    for _ in 0..<count {
      guard let type = readVarint(&rest).flatMap(UInt16.init(exactly:)),
        let code = readVarint(&rest).flatMap(UInt16.init(exactly:))
      else { return nil }
      codes.append(EventCode(type: type, code: code))
    }
    return codes
  }

  // MARK: Numbers

  private static func folded(_ number: Int64) -> UInt64 {
    UInt64(bitPattern: number << 1 ^ number >> 63)
  }

  private static func unfolded(_ number: UInt64) -> Int64 {
    Int64(bitPattern: number >> 1) ^ -Int64(number & 1)
  }

  private static func appendVarint(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func readVarint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}

extension EventCode {
  fileprivate init(_ event: InputEvent) { self.init(type: event.type, code: event.code) }
}
