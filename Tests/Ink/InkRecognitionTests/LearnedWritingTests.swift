import Testing

@testable import InkRecognition

/// Learned handwriting as a file: it is read as it was written, and damage is noticed.
@Suite struct LearnedWritingTests {
  private static let learned: LearnedWriting = {
    var learned = LearnedWriting()
    for (number, text) in ["Goslar", "1,500", "it's"].enumerated() {
      var change = [Float](repeating: 0, count: LetterCode.count * LearnedWriting.width)
      for index in 0..<130 { change[index + 65 * number] = Float(index % 17) * 0.01 - 0.05 }
      _ = learned.addChange(change, from: text)
    }
    return learned
  }()
  /// The heading, and the checksums.
  private static let front = 25 + 16

  private func fault(_ bytes: [UInt8]) -> LearnedWritingError? {
    do throws(LearnedWritingError) {
      _ = try LearnedWriting(bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read as it was written`() throws {
    let read = try LearnedWriting(bytes: Self.learned.bytes)
    #expect(read == Self.learned && read.words.map(\.text) == ["Goslar", "1,500", "it's"])
    #expect(try LearnedWriting(bytes: LearnedWriting().bytes).isEmpty)
  }

  @Test func `changes are kept within half of a step, and small ones not at all`() {
    var learned = LearnedWriting()
    var change = [Float](repeating: 0.001, count: LetterCode.count * LearnedWriting.width)
    (change[65], change[66], change[67]) = (1.27, -0.0149, 0.0251)
    let isKept = learned.addChange(change, from: "a")
    #expect(isKept && learned.words[0].rows.map(\.code) == [1])
    let total = learned.total
    for index in 65..<130 { #expect(abs(total[index] - change[index]) <= 0.005001) }
    #expect(total[0] == 0 && total[130] == 0)
  }

  @Test func `what another network learned is left out`() throws {
    let bytes = Self.learned.bytes
    let body = Array(bytes[Self.front...])
    #expect(LearnedWriting.sealed(body) == bytes)
    let other = LearnedWriting.sealed(body, network: LearnedWriting.shippedNetwork ^ 1)
    #expect(try LearnedWriting(bytes: other).isEmpty)
  }

  @Test func `other files, other versions and damage are told apart`() {
    let bytes = Self.learned.bytes
    var next = bytes
    next[23] = UInt8(ascii: "2")
    #expect(fault([]) == .other && fault(Array("stylus corrected words 1\n".utf8)) == .other)
    #expect(fault(next) == .version && fault(bytes + [0]) == .damaged)
    for count in [23, 24, 25, 30, 40, 41, 60, bytes.count - 1] {
      #expect(fault(Array(bytes.prefix(count))) == .damaged, "\(count)")
    }
    for place in stride(from: Self.front, to: bytes.count, by: 7) {
      var other = bytes
      other[place] ^= 4
      #expect(fault(other) == .damaged, "byte \(place)")
    }
    for error in [LearnedWritingError.other, .version, .damaged] { #expect("\(error)".count > 20) }
  }

  @Test func `contents that are none are refused whatever their checksum says`() {
    let body = Array(Self.learned.bytes[Self.front...])
    func changed(_ place: Int, _ byte: UInt8) -> [UInt8] {
      var other = body
      other[place] = byte
      return LearnedWriting.sealed(other)
    }
    #expect(fault(LearnedWriting.sealed(body)) == nil && body.starts(with: [3, 0, 0, 0, 6]))
    // The count, the length, a letter, the times, the rows, a code, the unit, and a step.
    let wrong: [(Int, UInt8)] = [
      (0, 2), (0, 4), (1, 255), (4, 0), (4, 41), (5, 32), (5, 200), (11, 0), (14, 1), (15, 0),
      (15, 97), (16, 96), (20, 0x80), (20, 0x7F), (21, 0x80),
    ]
    for (place, byte) in wrong {
      #expect(fault(changed(place, byte)) == .damaged, "\(byte) at \(place)")
    }
    for body in [[], [1], [255, 255, 255, 255], [1, 0, 0, 0]] as [[UInt8]] {
      #expect(fault(LearnedWriting.sealed(body)) == .damaged)
    }
  }
}
