package import StylusModel

/// The frames between a late source and the daemon; docs/develop/protocol.md, section 8.
package enum LateFrame {
  /// From the source: values.
  package static let values: UInt16 = 0x50
  /// From the daemon: why it accepts no more; its last frame.
  package static let ended: UInt16 = 0x51
  /// Bytes before the records of a `late_values`.
  package static let head = 16
  /// Bytes of a record.
  package static let record = 56
  /// Most records in one frame.
  package static let mostRecords = 1000

  /// Appends a frame with at most ``mostRecords`` values of a device.
  package static func appendFrame(
    _ values: ArraySlice<LateMeasurement>, of device: DeviceID, to buffer: inout [UInt8]
  ) {
    precondition(values.count <= mostRecords)
    let at = appendHeader(Self.values, length: head + values.count * record, to: &buffer)
    buffer.store(device.rawValue, at: at)
    buffer.store(UInt32(values.count), at: at + 4)
    buffer.store(UInt16(record), at: at + 8)
    for (place, value) in values.enumerated() {
      buffer.store(value, at: at + head + place * record)
    }
  }

  /// Appends a header and a payload of zeros; returns the start of the payload.
  static func appendHeader(
    _ type: UInt16, length: Int, to buffer: inout [UInt8]
  ) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: FrameLimits.header + length))
    buffer.store(UInt32(length), at: start)
    buffer.store(type, at: start + 4)
    buffer.store(UInt16(1), at: start + 6)
    return start + FrameLimits.header
  }
}

extension [UInt8] {
  /// Writes a record over 56 zero bytes.
  fileprivate mutating func store(_ value: LateMeasurement, at offset: Int) {
    switch value.target {
    case .moment(let time): store(time, at: offset)
    case .sample(let stroke, let index):
      store(stroke.rawValue, at: offset + 8)
      store(index, at: offset + 16)
    }
    store(value.sequence ?? .max, at: offset + 20)
    store(value.carried.rawValue, at: offset + 24)
    store(value.pressure.value, at: offset + 32)
    store(value.altitude.value, at: offset + 36)
    store(value.azimuth.value, at: offset + 40)
    store(value.roll.value, at: offset + 44)
    store(value.slider.value, at: offset + 48)
    store(value.distance.value, at: offset + 52)
  }
}

/// Why the daemon accepts nothing more from a late source.
package struct LateEnding: Hashable, Sendable {
  package var reason: LateEndReason
  /// For people: a description of the error, if any; at most 1000 bytes of it are sent.
  package var text: String

  /// The raw values are those of the wire.
  package enum LateEndReason: UInt32, CaseIterable, Sendable {
    /// The daemon is about to end.
    case stopping = 1
    /// The recording is over.
    case replayEnded = 2
    /// The source violated the protocol.
    case malformed = 3
    /// The device was removed.
    case deviceGone = 4
  }

  /// Ends a source.
  package init(_ reason: LateEndReason, _ text: String = "") {
    self.reason = reason
    self.text = text
  }

  private static let longestText = 1_000

  /// The part of the text that is sent: only complete characters, because the wire carries UTF-8.
  private var sentText: ArraySlice<UInt8> {
    let bytes = Array(text.utf8)
    var count = min(bytes.count, Self.longestText)
    while count < bytes.count, UTF8.isContinuation(bytes[count]) { count -= 1 }
    return bytes[..<count]
  }

  /// Appends it as a frame.
  package func appendFrame(to buffer: inout [UInt8]) {
    let text = sentText
    let at = LateFrame.appendHeader(LateFrame.ended, length: 8, to: &buffer)
    buffer.store(UInt32(8 + text.count), at: at - FrameLimits.header)
    buffer.store(reason.rawValue, at: at)
    buffer.store(UInt32(text.count), at: at + 4)
    buffer.append(contentsOf: text)
  }

  /// Reads it from a whole frame; nil if the bytes are not such a frame or not complete.
  package init?(frame: [UInt8]) {
    guard frame.count >= FrameLimits.header + 8, frame.load(at: 4) == LateFrame.ended,
      let reason = LateEndReason(rawValue: frame.load(at: FrameLimits.header))
    else { return nil }
    let count = Int(frame.load(at: FrameLimits.header + 4) as UInt32)
    let text = frame[(FrameLimits.header + 8)...]
    guard text.count >= count else { return nil }
    self.init(reason, String(decoding: text.prefix(count), as: UTF8.self))
  }
}
