import InkDrawing
import InkGeometry
import Testing

@testable import InkStorage

/// What is left of damaged logs.
@Suite struct LogRecoveryTests {
  /// A log of some steps, each with a stroke more.
  private func log(strokes: Int) -> (bytes: [UInt8], ends: [Int], strokes: [Stroke]) {
    var samples = SampleDrawings(seed: 31)
    var writer = InkLogWriter()
    var bytes = InkLogFormat.beginning
    var ends: [Int] = []
    var drawn: [Stroke] = []
    var document = InkDocument(Drawing())
    for _ in 0..<strokes {
      drawn.append(samples.stroke(points: 4))
      document = InkDocument(Drawing(strokes: drawn))
      guard let step = writer.addition(to: document) else { continue }
      bytes += step.bytes
      writer.add(step)
      ends.append(bytes.count)
    }
    return (bytes, ends, drawn)
  }

  private func strokes(_ recovery: InkLogRecovery) -> [Stroke] {
    recovery.document.pages.flatMap { Array($0.drawing.strokes) }
  }

  @Test func `a byte that is wrong costs nothing, wherever it is`() throws {
    let (bytes, _, drawn) = log(strokes: 12)
    for place in stride(from: 0, to: bytes.count, by: 3) {
      var wrong = bytes
      wrong[place] ^= [0x01, 0x80, 0x55, 0xFF][place % 4]
      #expect(InkRecovery.kind(of: wrong) == .log)
      let recovery = try InkLogRecovery(wrong)
      #expect(recovery.missing.isEmpty, "byte \(place): \(recovery.missing)")
      #expect(strokes(recovery) == drawn && recovery.document.pages.count == 1, "byte \(place)")
    }
  }

  @Test func `strokes behind damage come back on a page of their own`() throws {
    let (bytes, ends, drawn) = log(strokes: 12)
    for start in stride(from: 16, to: bytes.count - 9, by: 13) {
      var wrong = bytes
      for place in start..<start + 9 { wrong[place] ^= UInt8(truncatingIfNeeded: place * 7) | 1 }
      let recovery = try InkLogRecovery(wrong)
      let found = strokes(recovery)
      let before = ends.count { $0 <= start }
      let behind = drawn.count - (ends.firstIndex { $0 >= start + 9 } ?? drawn.count)
      #expect(Array(found.prefix(before)) == Array(drawn.prefix(before)))
      #expect(
        found.count >= before + behind - 1 && !recovery.missing.isEmpty, "bytes from \(start)")
      // The strokes of a step whose end is damaged are whole.
      let rest = found.dropFirst(before)
      #expect(Array(rest) == drawn.filter { stroke in rest.contains { $0.id == stroke.id } })
      // A step of which the damage took one byte is corrected, and its stroke stays where it was.
      #expect(rest.count - 1...rest.count ~= recovery.strokesBehind)
    }
  }

  @Test func `a log that is cut gives what stands before`() throws {
    let (bytes, ends, drawn) = log(strokes: 8)
    for length in stride(from: 16, to: bytes.count, by: 3) {
      let recovery = try InkLogRecovery(Array(bytes.prefix(length)))
      let whole = ends.count { $0 <= length }
      let found = strokes(recovery)
      #expect(Array(found.prefix(whole)) == Array(drawn.prefix(whole)))
      #expect(found.count <= whole + 1)
      let zeros = try InkLogRecovery(
        bytes.prefix(length) + [UInt8](repeating: 0, count: bytes.count - length))
      #expect(Array(strokes(zeros).prefix(whole)) == Array(drawn.prefix(whole)))
    }
  }

  @Test func `a log of a later version is refused`() {
    let (bytes, _, _) = log(strokes: 2)
    var later = bytes
    later.replaceSubrange(8..<16, with: Chunk.encode(Chunk.head, [2, 0]))
    #expect(throws: InkFileError.needsVersion(major: 2, minor: 0, offset: 8)) {
      try InkLogRecovery(later)
    }
  }
}
