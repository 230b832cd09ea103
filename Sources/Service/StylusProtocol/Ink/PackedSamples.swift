package import StylusModel

/// The samples of a stroke in compact form without loss: 20 to 25 bytes per sample instead of 72.
///
/// Each sample is stored as the difference of its record from the previous one, the first from
/// zeros: a u64, least significant byte first, with bit *k* set where byte *k* differs, then those
/// bytes. Data from outside is checked when it enters.
package struct PackedSamples: Hashable, Sendable {
  /// The number of samples.
  package let count: Int
  /// The bytes.
  package let bytes: [UInt8]

  /// The number of bytes of the u64.
  private static let maskLength = 8

  /// Packs samples: less than 0.1 us each.
  package init(_ samples: [Sample]) {
    count = samples.count
    var bytes = [UInt8](repeating: 0, count: Self.packedLength(of: samples))
    Self.pack(samples, to: &bytes)
    self.bytes = bytes
  }

  /// Takes packed bytes; nil if they are not exactly a number of valid samples.
  package init?(count: Int, bytes: [UInt8]) {
    guard count >= 0, Self.unpack(bytes, count, { $0.isValid }) else { return nil }
    self.count = count
    self.bytes = bytes
  }

  /// The samples, as they were.
  package var samples: [Sample] {
    var samples: [Sample] = []
    samples.reserveCapacity(count)
    let isWhole = Self.unpack(bytes, count) { record in
      samples.append(record.sample)
      return true
    }
    precondition(isWhole, "packed samples are checked when they are made")
    return samples
  }

  private static func packedLength(of samples: [Sample]) -> Int {
    var length = samples.count * maskLength
    var before = SampleRecord()
    for sample in samples {
      let record = SampleRecord(sample)
      for word in 0..<SampleRecord.wordCount {
        length += (record[word] ^ before[word]).nonzeroBytes.nonzeroBitCount
      }
      before = record
    }
    return length
  }

  private static func pack(_ samples: [Sample], to array: inout [UInt8]) {
    var bytes = array.mutableSpan
    var place = 0
    var before = SampleRecord()
    for sample in samples {
      let record = SampleRecord(sample)
      let start = place
      place += maskLength
      for word in 0..<SampleRecord.wordCount {
        let difference = record[word] ^ before[word]
        guard difference != 0 else { continue }
        var marks = difference.nonzeroBytes
        bytes[start + word] = marks.gathered
        while marks != 0 {
          bytes[place] = UInt8(
            truncatingIfNeeded: record[word] >> UInt64(marks.trailingZeroBitCount))
          place += 1
          marks &= marks - 1
        }
      }
      before = record
    }
  }

  /// Calls a body with each record; false as soon as it returns false, or if the bytes are not just
  /// `count` records.
  @inline(__always)
  private static func unpack(_ array: [UInt8], _ count: Int, _ body: (SampleRecord) -> Bool) -> Bool
  {
    let bytes = array.span
    var record = SampleRecord()
    var place = 0
    for _ in 0..<count {
      guard bytes.count - place >= maskLength else { return false }
      var mask: UInt64 = array.load(at: place)
      place += maskLength
      guard bytes.count - place >= mask.nonzeroBitCount else { return false }
      while mask != 0 {
        record.store(bytes[place], at: mask.trailingZeroBitCount)
        place += 1
        mask &= mask - 1
      }
      guard body(record) else { return false }
    }
    return place == bytes.count
  }
}

extension UInt64 {
  /// The lowest bit of each byte that is not zero.
  fileprivate var nonzeroBytes: UInt64 {
    var bits = self | self >> 4
    bits |= bits >> 2
    bits |= bits >> 1
    return bits & 0x0101_0101_0101_0101
  }

  /// The lowest bits of the bytes side by side, of which all other bits are 0.
  fileprivate var gathered: UInt8 { UInt8((self &* 0x0102_0408_1020_4080) >> 56) }
}
