import InkDrawing
import InkGeometry
import Testing

@testable import ToolPicker

/// What lies where on what is opened, to the point.
@Suite struct PopoverLayoutTests {
  private func frames(_ kind: PickerPopover) -> [PickerElement: Rect] {
    Dictionary(
      uniqueKeysWithValues: PopoverLayout(kind).elements.map { ($0.element, $0.rect) })
  }

  @Test(arguments: [
    (PickerPopover.ink, 202.0), (.eraser, 154), (.lasso, 104), (.color, 268), (.page, 170),
  ])
  func itIsAsHighAsWhatIsOnIt(_ kind: PickerPopover, height: Double) {
    #expect(PopoverLayout(kind).size == Size(width: 292, height: height))
    #expect(PopoverLayout(kind).plate == Rect(x: 0, y: 0, width: 292, height: height))
  }

  @Test func slidersLieInRowsBelow() {
    let (width, opacity) = (
      Rect(x: 14, y: 108, width: 264, height: 40), Rect(x: 14, y: 148, width: 264, height: 40)
    )
    #expect(frames(.ink) == [.width: width, .opacity: opacity])
    #expect(PopoverLayout(.ink).paper == Rect(x: 14, y: 14, width: 264, height: 84))
    #expect(
      frames(.eraser) == [
        .eraserMode(.object): Rect(x: 14, y: 14, width: 125, height: 76),
        .eraserMode(.pixel): Rect(x: 153, y: 14, width: 125, height: 76),
        .width: Rect(x: 14, y: 100, width: 264, height: 40),
      ])
    #expect(
      frames(.lasso) == [
        .lassoParts(false): Rect(x: 14, y: 14, width: 125, height: 76),
        .lassoParts(true): Rect(x: 153, y: 14, width: 125, height: 76),
      ])
    #expect(
      frames(.color) == [
        .spectrum: Rect(x: 14, y: 14, width: 264, height: 150),
        .saturation: Rect(x: 14, y: 174, width: 264, height: 40),
      ])
    #expect(PopoverLayout(.color).colorRow == Rect(x: 14, y: 214, width: 264, height: 40))
  }

  @Test func pagesHaveTwoRowsOfButtonsAndARowOfPapers() {
    let all = frames(.page)
    let rows: [[(PickerPageAction, Double)]] = [
      [(.previous, 14), (.next, 146), (.add, 190), (.remove, 234)],
      [(.zoomOut, 14), (.zoomReset, 58), (.zoomIn, 146), (.zoomToFit, 190), (.turn, 234)],
    ]
    for (row, actions) in rows.enumerated() {
      for (action, left) in actions {
        let width = action == .zoomReset ? 88.0 : 44
        let rect = Rect(x: left, y: 14 + 40 * Double(row), width: width, height: 40)
        #expect(all[.page(action)] == rect, "\(action)")
      }
    }
    for (number, paper) in [nil, PageBackground.Pattern.blank, .ruled, .grid, .dotted].enumerated()
    {
      let rect = Rect(x: 14 + 55 * Double(number), y: 112, width: 44, height: 44)
      #expect(all[.paper(paper)] == rect)
    }
    #expect(all.count == 14)
    #expect(PopoverLayout(.page).pageLabel == Rect(x: 58, y: 14, width: 88, height: 40))
    #expect(PopoverLayout(.page).pageDivider == Rect(x: 14, y: 102.5, width: 264, height: 1))
  }

  @Test func theFocusGoesFromLeftToRightAndDown() {
    let actions = PopoverLayout(.page).elements.prefix(9).map(\.element)
    #expect(
      actions
        == [.previous, .next, .add, .remove, .zoomOut, .zoomReset, .zoomIn, .zoomToFit, .turn]
        .map { PickerElement.page($0) })
    #expect(PopoverLayout(.ink).elements.map(\.element) == [.width, .opacity])
    #expect(PopoverLayout(.color).elements.map(\.element) == [.spectrum, .saturation])
  }

  @Test func aSliderLeavesRoomForItsFigure() {
    let row = Rect(x: 14, y: 108, width: 264, height: 40)
    #expect(PopoverLayout.track(in: row) == Rect(x: 27, y: 120, width: 172, height: 16))
    #expect(PopoverLayout.figureEnd(in: row) == Point(x: 276, y: 133.5))
  }

  @Test(arguments: [
    (PickerEdge.bottom, Rect(x: 100, y: 680, width: 800, height: 104), Point(x: 354, y: 466)),
    (.top, Rect(x: 100, y: 12, width: 800, height: 104), Point(x: 354, y: 128)),
    (.left, Rect(x: 12, y: 100, width: 104, height: 600), Point(x: 128, y: 299)),
    (.right, Rect(x: 884, y: 100, width: 104, height: 600), Point(x: 580, y: 299)),
  ])
  func itLiesTwelvePointsFromThePickerAtTheMiddleOfItsElement(
    _ edge: PickerEdge, plate: Rect, corner: Point
  ) {
    let element = Rect(x: 480, y: 380, width: 40, height: 40)
    let area = Size(width: 1000, height: 800)
    let found = PopoverLayout(.ink).origin(beside: element, of: plate, at: edge, in: area)
    #expect(found == corner)
  }

  @Test func itStaysEightPointsWithinTheArea() {
    let layout = PopoverLayout(.ink)
    let area = Size(width: 1000, height: 800)
    let plate = Rect(x: 0, y: 680, width: 1000, height: 104)
    func left(_ x: Double) -> Double {
      let element = Rect(x: x, y: 700, width: 40, height: 40)
      return layout.origin(beside: element, of: plate, at: .bottom, in: area).x
    }
    // Its middle is 146 from its side.
    #expect(left(134) == 8 && left(135) == 9 && left(0) == 8)
    #expect(left(826) == 700 && left(825) == 699 && left(960) == 700)
    func top(_ y: Double) -> Double {
      let element = Rect(x: 20, y: y, width: 40, height: 40)
      let side = Rect(x: 12, y: 0, width: 104, height: 800)
      return layout.origin(beside: element, of: side, at: .left, in: area).y
    }
    #expect(top(0) == 8 && top(90) == 9 && top(671) == 590 && top(670) == 589)
  }

  @Test func aPickerThatFloatsHighOpensBelow() {
    let layout = PopoverLayout(.ink)
    func top(_ y: Double) -> Double {
      let plate = Rect(x: 100, y: y, width: 800, height: 104)
      let element = Rect(x: 480, y: y, width: 40, height: 40)
      return layout.origin(
        beside: element, of: plate, at: .bottom, in: Size(width: 1000, height: 800)
      ).y
    }
    #expect(top(222) == 8 && top(221) == 221 + 104 + 12)
  }

  @Test func aSlidersWayIsSquaredOrEven() {
    let squared = SliderScale(range: 2...10, isSquared: true)
    #expect(squared.value(at: 0.5) == 4 && squared.fraction(of: 4) == 0.5)
    #expect(squared.value(at: 0) == 2 && squared.value(at: 1) == 10 && squared.value(at: 7) == 10)
    let even = SliderScale(range: 2...10)
    #expect(even.value(at: 0.25) == 4 && even.fraction(of: 4) == 0.25)
    #expect(even.fraction(of: 1) == 0 && even.fraction(of: 11) == 1)
  }
}
