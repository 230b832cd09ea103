import InkDrawing
import InkGeometry
import InkRendering
import Testing
import ToolPicker

/// The list of readings beside a word: what lies where.
@Suite struct CandidateBarTests {
  private func word(_ width: Double) -> PadWord {
    PadWord(lines: [[Point(x: 0, y: 0), Point(x: width, y: -9)]])
  }

  private let screen = Rect(x: 100, y: 50, width: 1_280, height: 720)

  private func elements(of bar: CandidateBar) -> [CandidateBar.Element] {
    var found: [CandidateBar.Element] = []
    for x in stride(from: 0.5, to: bar.width, by: 1) {
      guard let element = bar.element(at: Point(x: x, y: 20)) else { continue }
      if found.last != element { found.append(element) }
    }
    return found
  }

  /// Words everywhere on a screen, in its corners and over its edges, too.
  private var places: [Rect] {
    stride(from: 90.0, through: 1_380, by: 43).flatMap { x in
      stride(from: 40.0, through: 770, by: 29).map { y in
        Rect(x: x, y: y, width: 60, height: 24)
      }
    }
  }

  @Test func itIsNeverOverTheWordNorBesideTheScreen() {
    for place in places {
      var bar = CandidateBar([word(30), word(60), word(45)], chosen: 0, appearance: .light)
      let corner = bar.lie(beside: place, within: screen)
      let frame = Rect(
        x: corner.x, y: corner.y, width: bar.width, height: CandidateBar.height)
      #expect(frame.intersection(place).isEmpty)
      #expect(screen.contains(frame.min) && screen.contains(frame.max), "\(place)")
      #expect(corner.x == corner.x.rounded() && corner.y == corner.y.rounded())
    }
  }

  @Test func itLiesAboveWhereThereIsRoomForTheHandIsBelow() {
    var bar = CandidateBar([word(30), word(60)], chosen: 0, appearance: .light)
    #expect(bar.lie(beside: Rect(x: 500, y: 400, width: 60, height: 24), within: screen).y < 400)
    #expect(bar.lie(beside: Rect(x: 500, y: 80, width: 60, height: 24), within: screen).y > 104)
    // A word as high as the screen leaves no room: it is on the screen all the same.
    let corner = bar.lie(beside: screen, within: screen)
    #expect(screen.contains(corner))
  }

  @Test func allOfItCanBePressedAndEachPartIsAsLargeAsAFinger() {
    var bar = CandidateBar([word(8), word(90), word(40)], chosen: 1, appearance: .light)
    _ = bar.lie(beside: Rect(x: 500, y: 400, width: 60, height: 24), within: screen)
    #expect(elements(of: bar) == [.word(0), .word(1), .word(2), .delete])
    for element in elements(of: bar) {
      let width = stride(from: 0.5, to: bar.width, by: 1).count {
        bar.element(at: Point(x: $0, y: 20)) == element
      }
      #expect(width >= 44)
    }
    #expect(bar.element(at: Point(x: 0.1, y: 1)) != nil)
    #expect(bar.element(at: Point(x: -1, y: 20)) == nil)
    #expect(bar.element(at: Point(x: 20, y: CandidateBar.height + 1)) == nil)
  }

  @Test func wordsWithoutRoomOrLettersAreLeftOutButNeverTheOneThatIsThere() {
    let words = [word(90), PadWord(lines: []), word(90), word(90), word(20)]
    var bar = CandidateBar(words, chosen: 3, appearance: .light)
    let narrow = Rect(x: 0, y: 0, width: 340, height: 300)
    let corner = bar.lie(beside: Rect(x: 10, y: 200, width: 60, height: 24), within: narrow)
    #expect(elements(of: bar) == [.word(0), .word(3), .delete])
    #expect(corner.x >= 8 && corner.x + bar.width <= 332)
    // Of a word that cannot be shown there is its place.
    let dark = CandidateBar([word(20), PadWord(lines: [])], chosen: 1, appearance: .dark)
    #expect(elements(of: dark) == [.word(0), .word(1), .delete])
  }

  @Test(arguments: [Appearance.light, .dark], [1, 1.5, 2])
  func whatIsPressedLooksPressedAndNothingIsCutOff(appearance: Appearance, scale: Double) {
    var bar = CandidateBar([word(30), word(60)], chosen: 0, appearance: appearance)
    _ = bar.lie(beside: Rect(x: 500, y: 400, width: 60, height: 24), within: screen)
    let plain = bar.picture(pixelsPerPoint: scale)
    bar.pressed = .delete
    #expect(bar.picture(pixelsPerPoint: scale).pixels != plain.pixels)
    let layout = plain.layout
    #expect(plain.pixels[0] == 0 && plain.pixels[layout.count - 1] == 0)
    // Its plate is opaque.
    let middle = Int(23 * scale) - layout.bounds.minY
    #expect(plain.pixels[middle * layout.rowLength - layout.bounds.minX + 9] >> 24 == 255)
  }
}
