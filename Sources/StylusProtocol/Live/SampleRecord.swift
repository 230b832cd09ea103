package import InkModel

/// The 64-byte record of a sample, as docs/protocol.md, section 5, lays it out.
package enum SampleRecord {
  /// How many bytes a record has.
  package static let length = FrameType.samples.recordLength

  /// Writes a sample over a record's bytes, whose reserved ones are 0.
  package static func store(_ sample: Sample, into record: inout [UInt8]) {
    record.store(sample, at: 0)
  }

  /// Reads a record; fails for a number that is not finite, or a share outside 0...1.
  package static func read(_ record: [UInt8]) throws(ProtocolError) -> Sample {
    guard record.count >= length else {
      throw .payloadTooShort(type: FrameType.samples.rawValue, length: record.count)
    }
    return try Payload(bytes: record, start: 0, length: record.count, type: .samples).sample(0)
  }
}
