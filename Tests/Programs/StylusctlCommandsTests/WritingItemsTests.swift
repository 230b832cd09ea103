import InkConversion
import InkRecognition
import Testing

@testable import StylusctlCommands

/// CSV of handwriting, in whatever pieces it comes.
@Suite struct WritingItemsTests {
  private func items(_ text: String, piece: Int) throws(TraceError) -> [WritingItems.Item] {
    let bytes = Array(text.utf8)
    var reader = WritingItems()
    var items: [WritingItems.Item] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.appendBytes(bytes[start..<min(start + piece, bytes.count)])
      while let item = try reader.nextItem() { items.append(item) }
    }
    reader.endInput()
    while let item = try reader.nextItem() { items.append(item) }
    return items
  }

  private static let text = """
    item,stroke,x_mm,y_mm,t_ms
    a,1,0,0,0
    a,1,1,0,5
    a,2,2,2,9
    b,1,nan,0,0
    b,1,7,8,3
    """

  @Test func `items and strokes last as long as their labels`() throws {
    for piece in [1, 7, 4096] {
      let items = try items(Self.text, piece: piece)
      #expect(items.map { String(decoding: $0.label, as: UTF8.self) } == ["a", "b"])
      #expect(items.map(\.trace.ends) == [[2, 3], [1]])
      #expect(items[1].trace.points == [SIMD2(7, 8)])
    }
  }

  @Test func `columns may stand in any order`() throws {
    let items = try items("y_mm,x_mm,item,stroke\n2,1,w,s\n", piece: 64)
    #expect(items[0].trace.points == [SIMD2(1, 2)])
  }

  @Test func `what is wrong is told with its line`() {
    #expect(throws: TraceError.self) { try items("item,stroke,x_mm\n", piece: 64) }
    do throws(TraceError) {
      _ = try items("item,stroke,x_mm,y_mm\na,1,0,0\na,1,zero,0\n", piece: 64)
      Issue.record("a word is no number")
    } catch {
      #expect(error.line == 3 && error.column == "x_mm")
    }
  }

  @Test func `only a header with items begins such a file`() {
    #expect(WritingItems.areItems(Array(Self.text.utf8)))
    #expect(!WritingItems.areItems(Array("stroke,t_ms,x_mm,y_mm,pressure\n".utf8)))
    // What it lacks is told by name.
    #expect(WritingItems.areItems(Array("item,stroke,x,y\n".utf8)))
    #expect(!WritingItems.areItems(Array("<item stroke='1'>\n".utf8)))
  }
}
