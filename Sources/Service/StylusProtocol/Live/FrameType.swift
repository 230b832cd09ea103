/// The types of frames; docs/develop/protocol.md, section 5.
enum FrameType: UInt16 {
  case hello = 0x01
  case ping = 0x02
  case endOfStream = 0x03
  case lost = 0x04
  case snapshot = 0x05
  case deviceAdded = 0x10
  case deviceRemoved = 0x11
  case gap = 0x12
  case pad = 0x13
  case deviceChanged = 0x14
  case proximity = 0x20
  case hover = 0x21
  case begin = 0x30
  case samples = 0x31
  case updates = 0x32
  case predicted = 0x33
  case identity = 0x34
  case end = 0x35
  case finished = 0x36
  case cancelled = 0x37

  /// The bytes before the records or the description, or the whole payload if there are none.
  var fixedLength: Int {
    switch self {
    case .hello, .begin, .proximity, .identity: 32
    case .ping, .endOfStream: 8
    case .lost, .pad, .hover, .end: 24
    case .snapshot, .finished: 48
    case .deviceAdded, .deviceChanged, .deviceRemoved, .gap, .cancelled: 16
    case .samples, .predicted, .updates: 16
    }
  }

  /// The shortest payload that is accepted: that of daemons before the layout was extended.
  var shortestLength: Int { self == .finished ? 32 : fixedLength }

  /// The offset of the number of records in the payload, for types with records.
  var countOffset: Int {
    switch self {
    case .snapshot: 40
    case .hover: 16
    default: 8
    }
  }

  /// The bytes of one record, for types with records.
  var recordLength: Int {
    switch self {
    case .updates: FrameLimits.correction
    case .predicted: FrameLimits.prediction
    default: FrameLimits.sample
    }
  }
}

/// Sizes that both sides rely on.
package enum FrameLimits {
  /// Bytes of a frame's header.
  package static let header = 16
  /// Most bytes of a frame's payload.
  package static let payload = 65_536
  /// Bytes of a sample record.
  package static let sample = 64
  /// Most samples in one frame.
  package static let samples = 1000
  /// Bytes of a correction: a header and a sample record.
  package static let correction = 72
  /// Bytes of a predicted sample: an uncertainty and a sample record.
  package static let prediction = 72
  /// Most corrections in one frame; they are longer than samples, and a thousand would not fit.
  package static let corrections = 900
}
