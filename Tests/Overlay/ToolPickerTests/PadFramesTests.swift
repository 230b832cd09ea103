import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// What lies where on the writing pad and on the bar of commands, to the point.
@Suite struct PadFramesTests {
  private func word(_ width: Double) -> PadWord {
    PadWord(lines: [[Point(x: 0, y: 0), Point(x: width, y: -9)]])
  }

  private func pad(_ width: Double = 1280) -> WritingPad {
    WritingPad(width: width, appearance: .light)
  }

  @Test func aPadIsInTheMiddleOfItsScreen() {
    let pad = pad()
    #expect(pad.plate == Rect(x: 150, y: 24, width: 980, height: 218))
    #expect(pad.paper == Rect(x: 164, y: 72, width: 904, height: 156))
    #expect(pad.handle == Rect(x: 574, y: 8, width: 132, height: 38))
    #expect(pad.area == pad.plate && WritingPad.zone == 228)
    #expect(self.pad(500).plate == Rect(x: 16, y: 24, width: 468, height: 218))
    #expect(self.pad(1012).plate.width == 980 && self.pad(1011).plate.width == 979)
    var folded = pad
    folded.isFolded = true
    #expect(folded.area == folded.handle)
  }

  @Test func buttonsStandBesideThePaper() {
    let pad = pad()
    let frames: [(WritingPad.Element, Rect)] = [
      (.close, Rect(x: 1068, y: 24, width: 62, height: 48)),
      (.delete, Rect(x: 1068, y: 72, width: 62, height: 52)),
      (.space, Rect(x: 1068, y: 124, width: 62, height: 52)),
      (.enter, Rect(x: 1068, y: 176, width: 62, height: 52)), (.paper, pad.paper),
      (.handle, pad.handle),
    ]
    for (element, rect) in frames { #expect(pad.rect(of: element) == rect) }
    #expect(pad.rect(of: .copy) == nil && pad.rect(of: .waiting) == nil)
    #expect(pad.rect(of: .candidate(0)) == nil)
    #expect(WritingPad.buttons == [.delete, .space, .enter, .close, .copy])
  }

  @Test func candidatesStandInTheStripAsFarAsThereIsRoom() {
    var pad = pad()
    pad.candidates = [word(30), word(10), word(100)]
    #expect(pad.rect(of: .candidate(0)) == Rect(x: 164, y: 32, width: 58, height: 34))
    #expect(pad.rect(of: .candidate(1)) == Rect(x: 230, y: 32, width: 44, height: 34))
    #expect(pad.rect(of: .candidate(2)) == Rect(x: 282, y: 32, width: 128, height: 34))
    // Up to the button that closes it, exclusively.
    pad.candidates = [word(875.5)]
    #expect(pad.pills.count == 1)
    pad.candidates = [word(876)]
    #expect(pad.pills.isEmpty)
    // A word without letters has a place only where it is the chosen one.
    pad.candidates = [PadWord(lines: []), PadWord(lines: []), word(30)]
    pad.chosen = 1
    #expect(pad.pills.map(\.element) == [.candidate(1), .candidate(2)])
  }

  @Test func whatWaitsIsLastInTheStrip() {
    var pad = pad()
    pad.candidates = [word(30)]
    pad.waiting = word(50)
    #expect(pad.rect(of: .waiting) == Rect(x: 948, y: 32, width: 116, height: 34))
    pad.canCopy = true
    #expect(pad.rect(of: .waiting) == Rect(x: 904, y: 32, width: 116, height: 34))
    #expect(pad.rect(of: .copy) == Rect(x: 1024, y: 32, width: 40, height: 34))
    #expect(pad.pills.map(\.element) == [.candidate(0), .waiting])
    // A long one leaves half of the strip.
    pad.waiting = word(5000)
    #expect(pad.rect(of: .waiting) == Rect(x: 592, y: 32, width: 428, height: 34))
    pad.canCopy = false
    #expect(pad.rect(of: .waiting) == Rect(x: 154, y: 32, width: 910, height: 34))
    #expect(pad.pills.map(\.element) == [.waiting])
    // Candidates end eight points before it.
    pad.waiting = word(50)
    pad.candidates = [word(747.5)]
    #expect(pad.pills.count == 2)
    pad.candidates = [word(748)]
    #expect(pad.pills.count == 1)
  }

  @Test func whatIsPressedIsWhatLiesThere() {
    var pad = pad()
    pad.candidates = [word(30)]
    let places: [(Double, Double, WritingPad.Element?)] = [
      (164, 72, .paper), (163.9, 72, nil), (1068, 150, .paper), (1068.1, 150, .space),
      (1130, 228, .enter), (1130.1, 228, nil), (1100, 24, .close), (1100, 23.9, nil),
      (164, 32, .candidate(0)), (222, 66, .candidate(0)), (222.1, 66, nil), (1100, 228.1, nil),
    ]
    for (x, y, element) in places {
      #expect(pad.element(at: Point(x: x, y: y)) == element, "\(x), \(y)")
    }
    pad.isFolded = true
    #expect(pad.element(at: Point(x: 574, y: 8)) == .handle)
    #expect(pad.element(at: Point(x: 573.9, y: 8)) == nil)
    #expect(pad.element(at: Point(x: 1100, y: 40)) == nil)
  }

  @Test func aWordIsAsWideAsItsLines() {
    #expect(PadWord(lines: []).width == 0)
    #expect(
      PadWord(lines: [[Point(x: 3, y: 0)], [Point(x: 12, y: 1), Point(x: 5, y: 0)]]).width == 12)
    #expect(PadWord(lines: [[Point(x: -3, y: 0)]]).width == 0)
  }

  @Test func commandsStandSideBySide() {
    let bar = SelectionBar(color: .black, appearance: .light)
    #expect(SelectionBar.size == Size(width: 232, height: 46))
    for (number, button) in SelectionBar.Button.allCases.enumerated() {
      let left = 6 + 44 * Double(number)
      #expect(bar.button(at: Point(x: left + 0.1, y: 0)) == button)
      #expect(bar.button(at: Point(x: left + 44, y: 46)) == button)
    }
    #expect(bar.button(at: Point(x: 6, y: 20)) == .cut)
    #expect(bar.button(at: Point(x: 5.9, y: 20)) == nil)
    #expect(bar.button(at: Point(x: 226.1, y: 20)) == nil)
    #expect(bar.button(at: Point(x: 30, y: 46.1)) == nil)
    #expect(bar.contains(Point(x: 232, y: 46)) && !bar.contains(Point(x: 232.1, y: 46)))
    #expect(bar.contains(.zero) && !bar.contains(Point(x: 0, y: -0.1)))
  }

  @Test func aPictureOfCommandsHasRoomForItsShadow() {
    let picture = SelectionBar(color: .black, appearance: .light).picture(pixelsPerPoint: 1)
    let bounds = picture.layout.bounds
    #expect(bounds.minX == -32 && bounds.maxX == 264 && bounds.minY == -32 && bounds.maxY == 78)
    #expect(picture.pixels.count == 296 * 110)
  }
}
