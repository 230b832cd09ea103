import InkDrawing
import InkGeometry
import InkRendering
import Testing
import ToolPicker

/// The writing pad: what lies where on it.
@Suite struct WritingPadTests {
  private func word(_ width: Double) -> PadWord {
    PadWord(lines: [[Point(x: 0, y: 0), Point(x: width, y: -9)]])
  }

  @Test(arguments: [320.0, 1_280, 3_840])
  func everythingOnItCanBePressed(width: Double) {
    var pad = WritingPad(width: width, appearance: .light)
    pad.candidates = [word(30), word(40)]
    pad.waiting = word(50)
    pad.canCopy = true
    var found: Set<WritingPad.Element> = []
    for x in stride(from: 0.0, to: width, by: 2) {
      for y in stride(from: 0.0, to: WritingPad.height, by: 2) {
        guard let element = pad.element(at: Point(x: x, y: y)) else { continue }
        #expect(pad.area.contains(Point(x: x, y: y)))
        found.insert(element)
      }
    }
    #expect(
      found.isSuperset(of: [
        .paper, .candidate(0), .waiting, .copy, .delete, .space, .enter, .close,
      ]))
    #expect(!found.contains(.handle))
    pad.isFolded = true
    #expect(pad.element(at: Point(x: width / 2, y: 20)) == .handle)
    #expect(pad.element(at: Point(x: 5, y: 20)) == nil)
  }

  @Test func onlyWhatWaitsAndWhereThereIsAClipboardCanBeCopied() {
    var pad = WritingPad(width: 600, appearance: .light)
    func isThere() -> Bool {
      stride(from: 0.0, to: 600, by: 2).contains { pad.element(at: Point(x: $0, y: 50)) == .copy }
    }
    pad.canCopy = true
    #expect(!isThere())
    pad.waiting = word(50)
    #expect(isThere())
    pad.canCopy = false
    #expect(!isThere())
  }

  @Test func candidatesWithoutRoomAreLeftOut() {
    var pad = WritingPad(width: 600, appearance: .light)
    pad.candidates = (0..<20).map { _ in word(90) }
    let strip = stride(from: 0.0, to: 600, by: 2).compactMap {
      pad.element(at: Point(x: $0, y: 50))
    }
    let shown = Set(strip.filter { if case .candidate = $0 { true } else { false } })
    #expect((2...5).contains(shown.count))
    #expect(strip.last == .close)
  }

  @Test(arguments: [Appearance.light, .dark])
  func whatIsPressedLooksPressed(appearance: Appearance) {
    var pad = WritingPad(width: 500, appearance: appearance)
    let picture = pad.picture(pixelsPerPoint: 1)
    #expect(picture.layout.bounds.width == 500)
    #expect(picture.layout.bounds.height == Int(WritingPad.height))
    pad.pressed = .delete
    #expect(pad.picture(pixelsPerPoint: 1).pixels != picture.pixels)
  }
}
