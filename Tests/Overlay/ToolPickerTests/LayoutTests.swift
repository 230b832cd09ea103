import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

@Suite struct LayoutTests {
  private static let edges = PickerEdge.allCases

  @Test(arguments: edges, [Double](arrayLiteral: 620, 760, 900, 1920))
  func everyTargetIsNineMillimetersLongAndBroad(_ edge: PickerEdge, room: Double) {
    let layout = PickerLayout(at: edge, room: room)
    for (element, rect) in layout.elements(swatches: 8) {
      #expect(min(rect.width, rect.height) >= PickerLayout.leastTarget, "\(element)")
      #expect(layout.plate.contains(rect), "\(element)")
    }
  }

  @Test(arguments: [PickerPopover.ink, .eraser, .lasso, .color, .page])
  func soAreThoseOfWhatIsOpened(_ popover: PickerPopover) {
    let layout = PopoverLayout(popover)
    for (element, rect) in layout.elements {
      #expect(min(rect.width, rect.height) >= PickerLayout.leastTarget, "\(element)")
      #expect(layout.plate.contains(rect), "\(element)")
    }
  }

  @Test(arguments: edges) func elementsDoNotOverlap(_ edge: PickerEdge) {
    let all = PickerLayout(at: edge, room: 1920).elements(swatches: 8).map(\.rect)
    for (number, rect) in all.enumerated() {
      for other in all[(number + 1)...] {
        let common = rect.intersection(other)
        #expect(common.width * common.height < 1e-6)
      }
    }
  }

  @Test func colorsGoFirstWhereThereIsLittleRoom() {
    let columns = [1920.0, 800, 770, 740, 700, 640].map {
      PickerLayout(at: .bottom, room: $0).swatchColumns
    }
    #expect(columns == [4, 3, 2, 1, 0, 0])
    #expect(PickerLayout(at: .bottom, room: 640).axes.length <= 640)
  }

  @Test(arguments: edges) func itLiesWithinTheAreaAtEveryEdge(_ edge: PickerEdge) {
    for share in [0, 0.3, 1] {
      let layout = PickerLayout(at: edge, room: 900)
      let area = Size(width: 1000, height: 950)
      let origin = PickerPlace.edge(edge, share).origin(of: layout.size, in: area)
      let frame = layout.plate.moved(by: origin)
      #expect(Rect(x: 0, y: 0, width: 1000, height: 950).contains(frame))
    }
  }

  @Test func toolsPointAwayFromTheirEdge() {
    func tip(_ edge: PickerEdge) -> Point {
      let transform = PickerLayout(at: edge, room: 900).toolTransform(slot: 0, rise: 0)
      return transform.applied(toWay: Point(x: 0, y: 1))
    }
    #expect(tip(.bottom).y < 0)
    #expect(tip(.top).y > 0)
    #expect(tip(.left).x > 0)
    #expect(tip(.right).x < 0)
  }

  @Test func whatIsOpenedLiesWithinTheArea() {
    for edge in Self.edges {
      var stage = Stage(900, 820)
      _ = stage.picker.dock(at: edge, 1, at: stage.now)
      stage.wait(1000)
      for element in [PickerElement.colorWell, .tool(.ink(.pen)), .tool(.eraser), .tool(.eraser)] {
        stage.tap(element)
        guard let frame = stage.picker.geometry(at: stage.now).popoverFrame else { continue }
        #expect(Rect(x: 0, y: 0, width: 900, height: 820).contains(frame))
        #expect(!frame.intersects(stage.picker.placement.frame(at: stage.now)))
      }
    }
  }

  @Test func aSliderGivesBackItsValues() {
    let scale = SliderScale(range: 0.1...5, isSquared: true)
    for value in [0.1, 0.38, 1, 5] {
      #expect(abs(scale.value(at: scale.fraction(of: value)) - value) < 1e-12)
    }
    #expect(scale.value(at: -1) == 0.1)
    #expect(scale.value(at: 2) == 5)
    #expect(scale.value(at: .nan) == 0.1)
  }
}
