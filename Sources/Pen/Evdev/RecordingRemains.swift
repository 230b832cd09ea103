/// The readable part of a damaged recording: its lines without the invalid ones.
///
/// A line that is left out is an event that is missing. If it was the pen's lift, two strokes
/// become one.
package struct RecordingRemains: Hashable, Sendable {
  /// The lines that can be read, as a recording.
  package var bytes: [UInt8] = []
  /// The number of devices that they describe, or that have events.
  package var devices = 0
  /// The number of complete frames.
  package var frames = 0
  /// The number of events in these frames.
  package var events = 0
  /// The lines that cannot be read, in their order.
  package private(set) var missing: [UnreadableLines] = []

  /// Lines that follow each other and cannot be read.
  package struct UnreadableLines: Hashable, Sendable {
    /// Their position in the damaged file.
    package var bytes: Range<Int>
    /// The first of them; counts from 1.
    package let line: Int
    /// The fault of the first of them, as a clause without a full stop.
    package let reason: String
  }

  /// The number of parts after which the rest of a file is given up.
  package static let mostParts = 10_000

  /// An empty result.
  package init() {}

  /// Leaves lines out.
  package mutating func leaveOut(_ bytes: Range<Int>, line: Int, _ reason: String) {
    if let last = missing.last, last.bytes.upperBound == bytes.lowerBound {
      missing[missing.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
    } else {
      missing.append(UnreadableLines(bytes: bytes, line: line, reason: reason))
    }
  }

  /// Leaves out all bytes from a position on.
  package mutating func leaveOutRest(_ bytes: Range<Int>, line: Int, _ reason: String) {
    while let last = missing.last, last.bytes.lowerBound >= bytes.lowerBound {
      missing.removeLast()
    }
    leaveOut(bytes, line: line, reason)
  }
}
