import Testing

@testable import InkRecognition

/// Files of templates, and what pretends to be one.
@Suite struct CharacterTemplatesTests {
  private func reason(_ bytes: [UInt8]) -> String {
    do throws(CharacterTemplatesError) {
      _ = try CharacterTemplates(bytes: bytes)
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test func `what is written is read the same`() throws {
    let templates = SmallCharacters.templates
    #expect(try CharacterTemplates(bytes: templates.bytes) == templates)
  }

  @Test func `what ends early or goes on is refused`() {
    let bytes = SmallCharacters.templates.bytes
    for count in bytes.indices { #expect(reason(Array(bytes[..<count])) != "read") }
    #expect(reason(bytes + [0]).hasPrefix("1 bytes after the last template"))
  }

  @Test func `hostile sizes are refused with a reason`() {
    let magic = Array("strokes\n".utf8)
    let huge: [UInt8] = [255, 255, 255, 255]
    #expect(reason(Array("no templates at all".utf8)) == "this is not a file of templates (byte 0)")
    #expect(reason(magic + [2, 0, 0, 0]).hasPrefix("the templates have version 2"))
    let first = magic + [1, 0, 0, 0]
    #expect(reason(first + huge).hasPrefix("a license of 4294967295 bytes; at most 65536"))
    #expect(reason(first + [1, 0, 0, 0, 0xFF]).hasPrefix("a license that is not UTF-8"))
    #expect(reason(first + [0, 0, 0, 0] + huge).hasPrefix("4294967295 templates; at most 200000"))
    let one = first + [0, 0, 0, 0, 1, 0, 0, 0]
    #expect(reason(one + [0, 0xD8, 0, 0, 1]).hasPrefix("55296 is not a code point"))
    #expect(reason(one + [0, 0x4E, 0, 0, 65]).hasPrefix("a character of 65 strokes; 1 to 64"))
    #expect(reason(one + [0, 0x4E, 0, 0, 1, 0]).hasPrefix("a stroke of 0 points; 1 to 32"))
    // A number of templates that would be no lie as such takes no memory before they are there.
    #expect(reason(first + [0, 0, 0, 0, 0, 0, 3, 0]).hasPrefix("the file ends within"))
  }

  @Test func `an assignment is as good as the best of all permutations`() {
    var dice: UInt32 = 1
    func roll() -> Float {
      dice = dice &* 1_664_525 &+ 1_013_904_223
      return Float(dice >> 24) / 256
    }
    func best(_ gains: [[Float]], _ row: Int, _ taken: Set<Int>) -> Float {
      guard row < gains.count else { return 0 }
      return gains[row].indices.filter { !taken.contains($0) }.map {
        gains[row][$0] + best(gains, row + 1, taken.union([$0]))
      }.max() ?? 0
    }
    var assignment = StrokeAssignment()
    for (rows, columns) in [(1, 1), (2, 5), (4, 4), (3, 6), (5, 5)] {
      let gains = (0..<rows).map { _ in (0..<columns).map { _ in roll() } }
      assignment.prepare(rows: rows, columns: columns)
      for row in 0..<rows {
        for column in 0..<columns { assignment.gains[row * columns + column] = gains[row][column] }
      }
      assignment.solve(rows: rows, columns: columns)
      var sum: Float = 0
      for (column, row) in assignment.rowOfColumn.enumerated() {
        if let row { sum += gains[row][column] }
      }
      #expect(abs(sum - best(gains, 0, [])) < 1e-5)
    }
  }
}
