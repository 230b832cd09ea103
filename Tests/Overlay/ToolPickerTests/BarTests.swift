import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

/// What lies where on the bar of candidates, to the point, and what a page's buttons do.
@Suite struct BarTests {
  private func word(_ width: Double) -> PadWord {
    PadWord(lines: [[Point(x: 0, y: 0), Point(x: width, y: -9)]])
  }

  private func bar(_ widths: [Double], chosen: Int = 0) -> CandidateBar {
    CandidateBar(widths.map(word), chosen: chosen, appearance: .light)
  }

  @Test func wordsLieSideBySideAndTheirDeletionLast() {
    let bar = bar([10, 50])
    #expect(bar.slots.map(\.element) == [.word(0), .word(1), .delete])
    #expect(bar.slots.map(\.rect.min.x) == [6, 50, 126])
    #expect(bar.slots.map(\.rect.width) == [44, 76, 44])
    #expect(bar.width == 176 && bar.plate == Rect(x: 0, y: 0, width: 176, height: 46))
    #expect(bar.element(at: Point(x: 49.5, y: 20)) == .word(0))
    #expect(bar.element(at: Point(x: 50.5, y: 20)) == .word(1))
    #expect(bar.element(at: Point(x: 2, y: 20)) == .word(0))
    #expect(bar.element(at: Point(x: 175, y: 20)) == .delete)
    #expect(bar.element(at: Point(x: 177, y: 20)) == nil)
  }

  @Test func itLiesAboveItsWordWithItsTipInTheMiddle() {
    var bar = bar([10, 50])
    let area = Rect(x: 0, y: 0, width: 800, height: 600)
    let word = Rect(x: 380, y: 300, width: 40, height: 20)
    #expect(bar.lie(beside: word, within: area) == Point(x: 312, y: 243))
    #expect(bar.tip == CandidateBar.CalloutTip(x: 88, isUp: false))
  }

  @Test func itLiesBelowWhereThereIsNoRoomAbove() {
    var bar = bar([10, 50])
    let area = Rect(x: 0, y: 0, width: 800, height: 600)
    // Above it ends exactly at the margin; a point higher there is no room.
    for (top, corner, isUp) in [(65.0, 8.0, false), (64, 95, true)] {
      let word = Rect(x: 380, y: top, width: 40, height: 20)
      #expect(bar.lie(beside: word, within: area) == Point(x: 312, y: corner))
      #expect(bar.tip.isUp == isUp)
    }
  }

  @Test func atTheSidesItStaysWithinTheAreaAndItsTipOnItsPlate() {
    var bar = bar([10, 50])
    let area = Rect(x: 100, y: 0, width: 800, height: 600)
    let left = Rect(x: 90, y: 300, width: 20, height: 20)
    #expect(bar.lie(beside: left, within: area).x == 108)
    #expect(bar.tip.x == 25)
    let right = Rect(x: 890, y: 300, width: 20, height: 20)
    #expect(bar.lie(beside: right, within: area).x == 716)
    #expect(bar.tip.x == 151)
  }

  @Test func withoutRoomAboveAndBelowItLiesWhereThereIsMore() {
    var bar = bar([10])
    let area = Rect(x: 0, y: 0, width: 400, height: 160)
    let low = Rect(x: 180, y: 50, width: 40, height: 60)
    #expect(bar.lie(beside: low, within: area).y == 8)
    let high = Rect(x: 180, y: 40, width: 40, height: 70)
    #expect(bar.lie(beside: high, within: area).y == 106)
  }

  @Test func wordsThatDoNotFitAreLeftOutAndTheChosenNever() {
    var bar = bar([50, 200, 60], chosen: 1)
    let word = Rect(x: 0, y: 300, width: 40, height: 20)
    // 56 for the ends, 226 for the chosen word, 76 for the first one.
    _ = bar.lie(beside: word, within: Rect(x: 0, y: 0, width: 16 + 56 + 226 + 76, height: 600))
    #expect(bar.slots.map(\.element) == [.word(0), .word(1), .delete])
    _ = bar.lie(beside: word, within: Rect(x: 0, y: 0, width: 16 + 56 + 226 + 75, height: 600))
    #expect(bar.slots.map(\.element) == [.word(1), .delete])
  }

  @Test func zoomsGoToTheNextStop() throws {
    func zooms(_ zoom: Double) -> [Double?] {
      let page = PickerPage(zoom: zoom)
      return [page.factor(larger: false), page.factor(larger: true)].map { $0.map { $0 * zoom } }
    }
    func near(_ found: [Double?], _ wanted: [Double?]) -> Bool {
      zip(found, wanted).allSatisfy { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return abs(one - other) < 1e-9
      }
    }
    #expect(near(zooms(1), [0.8, 1.25]) && near(zooms(1.1), [1, 1.25]))
    #expect(near(zooms(1.0005), [0.8, 1.25]) && near(zooms(0.1), [nil, 0.15]))
    #expect(near(zooms(10), [8, nil]) && near(zooms(12), [10, nil]))
  }

  @Test func aZoomIsShownAsPeopleSayIt() {
    let shown = [1, 0.333, 0.0994, 0.0996, 0.015, 2.5].map { PickerPage(zoom: $0).percent }
    #expect(shown == ["100%", "33%", "9.9%", "10%", "1.5%", "250%"])
  }

  @Test func whatCannotBeDoneWithAPageHasNoCommand() {
    let only = PickerPage()
    let middle = PickerPage(number: 2, count: 3, zoom: 2, isReset: false)
    let last = PickerPage(number: 3, count: 3)
    func commands(_ page: PickerPage) -> [CanvasCommand?] {
      [PickerPageAction.previous, .next, .add, .remove, .zoomReset].map { $0.command(on: page) }
    }
    #expect(commands(only) == [nil, nil, .page(.add), nil, nil])
    #expect(
      commands(middle)
        == [.page(.previous), .page(.next), .page(.add), .page(.remove), .zoomReset])
    #expect(commands(last) == [.page(.previous), nil, .page(.add), .page(.remove), nil])
    #expect(PickerPageAction.turn.command(on: only) == .turn(90))
    #expect(PickerPageAction.zoomToFit.command(on: only) == .zoomToFit)
  }
}
