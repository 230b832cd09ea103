import Testing

@testable import InkRecognition

/// How likely characters are at positions if a text is known, against the sum over all alignments.
@Suite struct PathOccupancyTests {
  /// Probabilities at three positions: of no character, and of two.
  private static let places: [[Float]] = [[0.5, 0.3, 0.2], [0.2, 0.5, 0.3], [0.6, 0.1, 0.3]]
  private static let (a, b) = (ConstantNetwork.code("a"), ConstantNetwork.code("b"))

  private static let odds: [Float] = places.flatMap { place in
    var row = [Float](repeating: 0, count: LetterCode.count)
    (row[0], row[a], row[b]) = (place[0], place[1], place[2])
    return row
  }

  /// All ways of saying a text at three positions, each as the characters there.
  private static func ways(_ text: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    for _ in 0..<3 { all = all.flatMap { way in [0, a, b].map { way + [$0] } } }
    return all.filter { way in
      var said: [Int] = []
      for (index, code) in way.enumerated()
      where code != 0 && (index == 0 || way[index - 1] != code) {
        said.append(code)
      }
      return said == text
    }
  }

  @Test(arguments: ["a", "b", "ab", "aa", "aba", "bab"])
  func `probabilities are those of all alignments`(_ text: String) throws {
    let codes = text.map { ConstantNetwork.code($0) }
    var occupancy = PathOccupancy()
    let aligned = occupancy.measureText(codes.map { UInt8($0) }, Self.odds)
    let log = try #require(aligned)
    let ways = Self.ways(codes).map { way in
      (way, way.enumerated().reduce(Float(1)) { $0 * Self.odds[$1.0 * LetterCode.count + $1.1] })
    }
    let total = ways.reduce(0) { $0 + $1.1 }
    #expect(abs(log - ExactMath.log(total)) < 1e-5)
    for place in 0..<3 {
      for code in [0, Self.a, Self.b] {
        let wanted = ways.reduce(0) { $0 + ($1.0[place] == code ? $1.1 : 0) } / total
        let found = occupancy.shares[place * LetterCode.count + code]
        #expect(abs(found - wanted) < 1e-5, "\(text) at \(place)")
      }
    }
  }

  @Test func `a text without room has no probability`() {
    var occupancy = PathOccupancy()
    let (long, none) = (
      occupancy.measureText(Array(repeating: UInt8(Self.a), count: 3), Self.odds),
      occupancy.measureText([UInt8(Self.a)], [])
    )
    #expect(long == nil && none == nil)
  }

  @Test func `a text that is impossible has an alignment all the same`() throws {
    var occupancy = PathOccupancy()
    let other = UInt8(ConstantNetwork.code("z"))
    let aligned = occupancy.measureText([other], Self.odds)
    let log = try #require(aligned)
    #expect(log < -20 && occupancy.shares.allSatisfy(\.isFinite))
  }
}
