import Testing

@testable import InkRecognition

@Suite struct LetterNetworkTests {
  /// A random network and random features; no ink of anybody's.
  private func network() -> LetterNetwork {
    var network = LetterNetwork()
    var seed: UInt32 = 7
    for table in network.tables.indices {
      for index in network.tables[table].lanes.indices {
        for lane in 0..<16 {
          seed = seed &* 1_664_525 &+ 1_013_904_223
          network.tables[table].lanes[index][lane] = Float(seed >> 8) * 0x1p-26 - 0.125
        }
      }
    }
    return network
  }

  @Test func `what is written as text is read again, to the bit`() throws {
    let text = network().text
    let read = try #require(LetterNetwork(text: text))
    #expect(read.text == text)
    #expect(LetterNetwork(text: text.dropLast(4)) == nil)
    #expect(LetterNetwork(text: text + [65]) == nil)
    #expect(LetterNetwork(text: [33] + text.dropFirst()) == nil)
  }

  @Test func `eight bits change a weight by less than its row's 254th`() throws {
    let network = network()
    let read = try #require(LetterNetwork(text: network.text))
    for (old, new) in zip(network.tables, read.tables) {
      for (a, b) in zip(old.lanes, new.lanes) {
        #expect((a - b).replacing(with: b - a, where: a .< b).max() < 0.26 / 254 * 2)
      }
    }
  }

  @Test func `shares of a place sum to one`() {
    var frames = LetterFrames()
    let stroke = (0..<80).map { SIMD2(Float($0) * 0.3, Float($0 % 9)) }
    frames.evaluate(WritingTrace(strokes: [stroke]), with: .shipped)
    #expect(frames.count > 4)
    for place in 0..<frames.count {
      let sum = (0..<LetterCode.count).reduce(Float(0)) {
        $0 + ExactMath.exp(frames.log(place, $1))
      }
      #expect(abs(sum - 1) < 1e-3)
    }
  }

  @Test func `the weights that ship are less than a megabyte`() {
    #expect(LetterWeights.text.utf8CodeUnitCount < 1 << 20)
  }
}
