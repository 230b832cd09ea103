import Foundation
import Testing

@testable import InkRecognition

/// The network's layers, by weights that were set by hand.
@Suite struct MemoryCellTests {
  /// A network whose last memory lets everything in, keeps it and lets it out, in both directions:
  /// the state grows by one at each place.
  private func counting() -> LetterNetwork {
    var network = LetterNetwork()
    for table in [12, 15] {
      // The input gate, the one that forgets, the output's, and what comes in, eight panels each.
      for panel in 0..<32 {
        network.tables[table].lanes[panel] = SIMD16(repeating: panel < 24 ? 6 : 3)
      }
    }
    return network
  }

  /// What the last layer says of code 1 when it sees one cell alone, as a likelihood.
  private func shares(_ network: LetterNetwork, cell: Int, places: Int) -> [Double] {
    var network = network
    network.tables[16].lanes[cell][1] = 1
    var frames = LetterFrames()
    frames.evaluate(rows: Array(repeating: .zero, count: 4 * places), with: network)
    return (0..<frames.count).map { Double(frames.log($0, 1)) }
  }

  private func expect(
    _ found: [Double], _ hidden: [Double], at location: SourceLocation = #_sourceLocation
  ) {
    // One of 96 characters has what the cell says, all others nothing.
    let wanted = hidden.map { $0 - log(exp($0) + 95) }
    let isSame =
      found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-5 }
    #expect(isSame, "\(found) for \(wanted)", sourceLocation: location)
  }

  /// What gates and states do to a number.
  private func step(_ x: Double) -> Double {
    let square = min(x, 3) * min(x, 3)
    return min(x, 3) * (27 + square) / (27 + 9 * square)
  }

  @Test func `a cell remembers forwards, the one beside it backwards`() {
    // x (27 + x²) / (27 + 9 x²) of 1, 2 and 3.
    let states = [28.0 / 36, 62.0 / 63, 1, 1]
    expect(shares(counting(), cell: 0, places: 4), states)
    expect(shares(counting(), cell: 127, places: 4), states)
    expect(shares(counting(), cell: 128, places: 4), states.reversed())
    expect(shares(counting(), cell: 255, places: 4), states.reversed())
  }

  @Test func `a closed gate lets nothing in, out, or stay`() {
    let states = [28.0 / 36, 62.0 / 63, 1]
    for (gate, out) in [(0, 0), (1, states[0]), (2, 0)] {
      var network = counting()
      for panel in 8 * gate..<8 * gate + 8 {
        network.tables[12].lanes[panel] = SIMD16(repeating: -6)
      }
      expect(shares(network, cell: 0, places: 3), [out, out, out])
      expect(shares(network, cell: 128, places: 3), states.reversed())
    }
  }

  @Test func `what a cell said comes back at the next place`() {
    var network = counting()
    // One comes in, and twice what the first cell said at the place before; nothing stays.
    for panel in 8..<16 { network.tables[12].lanes[panel] = SIMD16(repeating: -6) }
    for panel in 24..<32 { network.tables[12].lanes[panel] = SIMD16(repeating: 1) }
    let own = network.tables[11].inputs
    network.tables[11].lanes[24 * own][0] = 2
    let first = step(step(1))
    let second = step(step(1 + 2 * first))
    expect(shares(network, cell: 0, places: 3), [first, second, step(step(1 + 2 * second))])
    // The cell beside it does not get it.
    expect(shares(network, cell: 1, places: 3), [first, first, first])
  }

  @Test func `four places of a writing are one of the network's`() {
    for (rows, places) in [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)] {
      var frames = LetterFrames()
      frames.evaluate(rows: Array(repeating: .zero, count: rows), with: counting())
      #expect(frames.count == places && frames.logs.count == places * LetterCode.count)
    }
  }

  /// A network that counts ways: each tap of both convolutions counts one, memories only let in.
  private func wayCounting() -> LetterNetwork {
    var network = counting()
    for tap in 0..<5 {
      network.tables[0].lanes[tap * 16][0] = 1
      network.tables[2].lanes[tap * 64][0] = 1
    }
    for panel in 0..<32 {
      let gates = SIMD16<Float>(repeating: (8..<16).contains(panel) ? -6 : panel < 24 ? 6 : 0)
      for table in [6, 9, 12] { network.tables[table].lanes[panel] = gates }
    }
    // What comes into the first cell, a tenth of each way, and of that into the one above it.
    network.tables[4].lanes[24 * network.tables[4].inputs][0] = 0.1
    network.tables[10].lanes[24 * network.tables[10].inputs][0] = 1
    network.tables[16].lanes[0][1] = 1
    return network
  }

  @Test func `a convolution sees two places on either side of every other`() {
    var rows = [SIMD16<Float>](repeating: .zero, count: 16)
    rows[5][0] = 1
    var frames = LetterFrames()
    frames.evaluate(rows: rows, with: wayCounting())
    // The first convolution looks at 0, 2, 4 ... 14: place 5 is within two of 4 and 6, its places 2
    // and 3. The second looks at 0, 2, 4 and 6 of those and sees one of them, both, both and none.
    let through = { (x: Double) in step(step(step(step(x)))) }
    expect(
      (0..<frames.count).map { Double(frames.log($0, 1)) },
      [through(0.1), through(0.2), through(0.2), 0])
  }

  @Test func `weights as text are as many digits as tables need, and have bounds`() throws {
    let empty = LetterNetwork()
    // Four digits for each output's unit or bias, 22 for 16 weights.
    let digits = LetterNetwork.shape.reduce(0) { sum, table in
      sum + table.outputs * 4 + (table.inputs == 1 ? 0 : table.outputs / 16 * table.inputs * 22)
    }
    #expect(empty.text.count == digits)
    var network = empty
    let last = network.tables.count - 1
    network.tables[last].lanes[0] = SIMD16(repeating: 0.25)
    network.tables[last].lanes[0][1] = -900
    network.tables[last].lanes[0][2] = 900
    network.tables[0].lanes[0][3] = 127 * 0x1p-20
    network.tables[0].lanes[1][3] = -64 * 0x1p-20
    // Line ends and spaces may stand anywhere.
    let text = network.text
    let read = try #require(LetterNetwork(text: text.prefix(999) + [10, 32] + text.dropFirst(999)))
    #expect(read.tables[last].lanes[0][0] == 0.25 && read.tables[last].lanes[0][1] == -32)
    #expect(read.tables[last].lanes[0][2] == 32 - 0x1p-18)
    #expect(read.tables[0].lanes[0][3] == 127 * 0x1p-20)
    #expect(read.tables[0].lanes[1][3] == -64 * 0x1p-20 && read.tables[0].lanes[2] == .zero)
  }
}
