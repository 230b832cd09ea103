import StylusModel

/// Writes evemu text as a recording grows; one writer for one file.
///
/// ```
/// var writer = EvemuWriter()
/// let pen = writer.begin(description, into: &bytes)
/// writer.write(event, of: pen, into: &bytes)
/// ```
/// The caller lends the buffer and empties it; writing an event allocates nothing once the buffer
/// has grown.
package struct EvemuWriter {
  private var current = 0
  private var count = 0

  /// A writer for an empty file.
  package init() {}

  /// Begins a device and returns its number; `comments` are for people, one line each.
  @discardableResult
  package mutating func writeDevice(
    _ description: DeviceDescription, initialAxes: [UInt16: Int32] = [:], comments: [String] = [],
    into bytes: inout [UInt8]
  ) -> Int {
    bytes.appendUTF8(text: "# EVEMU 1.3\n")
    // Two hashes, so that no comment is mistaken for one with a meaning.
    for comment in comments { bytes.appendUTF8(text: "## \(EvemuText.oneLine(comment))\n") }
    writeValues(initialAxes, of: description, into: &bytes)
    bytes.appendUTF8(text: "N: \(EvemuText.oneLine(description.name))\n")
    writeIdentity(of: description, into: &bytes)
    writeBits(description.properties, after: "P:", into: &bytes)
    writeCodes(of: description, into: &bytes)
    for (code, range) in description.axes.sorted(by: { $0.key < $1.key }) {
      writeAxis(range, of: code, into: &bytes)
    }
    return nextDevice()
  }

  /// Begins a device without a known description and returns its number.
  @discardableResult
  package mutating func beginUnknown(into bytes: inout [UInt8]) -> Int {
    writeMarker(count, into: &bytes)
    return nextDevice()
  }

  /// Writes an event of a device that has begun, preceded by a change of device if the last event
  /// was another device's.
  package mutating func writeEvent(
    _ event: InputEvent, of device: Int, into bytes: inout [UInt8]
  ) {
    if device != current { writeMarker(device, into: &bytes) }
    current = device
    writeEvent(event, into: &bytes)
  }

  /// Writes an event of the current device.
  func writeEvent(_ event: InputEvent, into bytes: inout [UInt8]) {
    let (seconds, fraction) = Self.splitSeconds(of: event.time)
    bytes.appendUTF8(text: "E: ")
    bytes.appendNumber(decimal: seconds)
    bytes.appendUTF8(text: ".")
    bytes.appendNumber(decimal: fraction, digits: 6)
    bytes.appendUTF8(text: " ")
    bytes.appendNumber(hex: event.type)
    bytes.appendUTF8(text: " ")
    bytes.appendNumber(hex: event.code)
    bytes.appendUTF8(text: " ")
    bytes.appendNumber(decimal: Int64(event.value))
    bytes.appendUTF8(text: "\n")
  }

  private mutating func nextDevice() -> Int {
    current = count
    count += 1
    return current
  }

  private func writeMarker(_ device: Int, into bytes: inout [UInt8]) {
    bytes.appendUTF8(text: "# stylusd device ")
    bytes.appendNumber(decimal: Int64(device))
    bytes.appendUTF8(text: "\n")
  }

  // MARK: Description

  private func writeValues(
    _ values: [UInt16: Int32], of description: DeviceDescription, into bytes: inout [UInt8]
  ) {
    let known = values.filter { description.axes[$0.key] != nil }.sorted { $0.key < $1.key }
    if !known.isEmpty { bytes.appendUTF8(text: "# Event type 3 (EV_ABS)\n") }
    for (code, value) in known {
      bytes.appendUTF8(text: "#   Event code \(code)\n#     Value \(value)\n")
    }
  }

  private func writeIdentity(of description: DeviceDescription, into bytes: inout [UInt8]) {
    bytes.appendUTF8(text: "I:")
    for number in [description.bus, description.vendor, description.product, description.version] {
      bytes.appendUTF8(text: " ")
      bytes.appendNumber(hex: number)
    }
    bytes.appendUTF8(text: "\n")
  }

  private func writeCodes(of description: DeviceDescription, into bytes: inout [UInt8]) {
    let types = Set(description.codes.keys).union([EventType.synchronization])
    writeBits(types, after: "B: 00", into: &bytes)
    for (type, codes) in description.codes.sorted(by: { $0.key < $1.key })
    where type != EventType.synchronization {
      writeBits(codes, after: "B: \(type < 16 ? "0" : "")\(String(type, radix: 16))", into: &bytes)
    }
  }

  /// Writes a bitmap, eight bytes a line.
  private func writeBits(
    _ codes: Set<UInt16>, after tag: String, into bytes: inout [UInt8]
  ) {
    for start in stride(from: 0, through: Int(codes.max() ?? 0), by: 64) {
      bytes.appendUTF8(text: tag)
      for first in stride(from: start, to: start + 64, by: 8) {
        let byte = (0..<8).reduce(UInt8(0)) { byte, bit in
          codes.contains(UInt16(first + bit)) ? byte | 1 << bit : byte
        }
        bytes.appendUTF8(text: " ")
        bytes.appendNumber(hex: byte)
      }
      bytes.appendUTF8(text: "\n")
    }
  }

  private func writeAxis(_ range: AxisRange, of code: UInt16, into bytes: inout [UInt8]) {
    bytes.appendUTF8(text: "A: ")
    bytes.appendNumber(hex: UInt8(truncatingIfNeeded: code))
    for number in [range.minimum, range.maximum, range.fuzz, range.flat, range.resolution] {
      bytes.appendUTF8(text: " ")
      bytes.appendNumber(decimal: Int64(number))
    }
    bytes.appendUTF8(text: "\n")
  }

  /// Seconds, rounded down, and the microseconds that are left.
  private static func splitSeconds(of time: Timestamp) -> (seconds: Int64, microseconds: Int64) {
    let (seconds, rest) = time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest < 0 ? (seconds - 1, rest + 1_000_000) : (seconds, rest)
  }
}

extension [UInt8] {
  fileprivate mutating func appendUTF8(text: String) { append(contentsOf: text.utf8) }

  /// Appends a number in decimal with at least this number of digits.
  fileprivate mutating func appendNumber(decimal number: Int64, digits: Int = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var rest = number.magnitude
    while rest > 0 || count - start < digits {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    for place in 0..<(count - start) / 2 { swapAt(start + place, count - 1 - place) }
  }

  /// Appends a number in hexadecimal with all its digits.
  fileprivate mutating func appendNumber<Number: FixedWidthInteger>(hex number: Number) {
    for shift in stride(from: Number.bitWidth - 4, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> shift) & 0xF
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
