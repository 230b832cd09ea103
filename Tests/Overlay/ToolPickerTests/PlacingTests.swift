import InkGeometry
import Testing
import Units

@testable import ToolPicker

/// Where a picker lies, to the point.
@Suite struct PlacingTests {
  private let area = Size(width: 1000, height: 600)
  private let size = Size(width: 200, height: 104)

  @Test(arguments: [
    (PickerPlace.edge(.bottom, 0.5), Point(x: 400, y: 484)),
    (.edge(.top, 0), Point(x: 12, y: 12)), (.edge(.top, 1), Point(x: 788, y: 12)),
    (.edge(.left, 1), Point(x: 12, y: 484)), (.edge(.right, 0.5), Point(x: 788, y: 248)),
    (.free(Point(x: 0.5, y: 0.5)), Point(x: 400, y: 248)),
    (.free(Point(x: 0, y: 1)), Point(x: 12, y: 484)),
    (.free(Point(x: 1, y: 0)), Point(x: 788, y: 12)),
    (.free(Point(x: Double.nan, y: 0.25)), Point(x: 12, y: 98)),
  ])
  func aPlaceIsSharesOfTheRoomThatIsLeft(_ place: PickerPlace, _ corner: Point) {
    #expect((place.origin(of: size, in: area) - corner).length < 1e-9)
  }

  @Test func aPickerThatIsTooLargeBeginsAtTheMargin() {
    let narrow = Size(width: 210, height: 110)
    for place in [PickerPlace.edge(.bottom, 1), .free(Point(x: 1, y: 1))] {
      #expect(place.origin(of: size, in: narrow) == Point(x: 12, y: 12))
    }
  }

  @Test func onlyTheUpperAndLowerEdgesAreHorizontal() {
    #expect(PickerEdge.allCases.filter(\.isHorizontal) == [.top, .bottom])
    #expect(PickerPlace.free(.zero).edge == .bottom && PickerPlace.edge(.left, 0).edge == .left)
  }

  @Test func cornersAreSharesOfTheSides() {
    #expect(
      PickerCorner.allCases.map(\.share) == [
        Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1),
      ])
  }

  @Test(arguments: [
    (PickerEdge.bottom, Rect(x: 10, y: 89, width: 30, height: 10)),
    (.top, Rect(x: 10, y: 5, width: 30, height: 10)),
    (.left, Rect(x: 5, y: 10, width: 10, height: 30)),
    (.right, Rect(x: 89, y: 10, width: 10, height: 30)),
  ])
  func acrossIsCountedFromTheEdge(_ edge: PickerEdge, _ seen: Rect) {
    let axes = PickerAxes(edge: edge, length: 300)
    #expect(axes.local(10...40, 5...15) == seen)
    let sides = edge.isHorizontal ? (300.0, 104.0) : (104, 300)
    #expect((axes.size.width, axes.size.height) == sides)
  }

  @Test func aPickerIsAsLongAsWhatItShows() {
    func length(_ room: Double) -> Double { PickerLayout(at: .bottom, room: room).axes.length }
    #expect(length(1920) == 820.5 && length(820.5) == 820.5)
    #expect(length(820) == 785.5 && length(677) == 677)
    // Tools stand closer, up to what a finger needs.
    #expect(length(640) == 640)
    #expect(abs(length(300) - 590.1) < 1e-9)
  }

  @Test func elementsFollowEachOtherWithoutGapsWithinTheirGroups() throws {
    let layout = PickerLayout(at: .bottom, room: 1920)
    let all = layout.elements(swatches: 8)
    let tools = (0..<PickerLayout.toolCount).map(layout.slotRect)
    #expect(zip(tools, tools.dropFirst()).allSatisfy { abs($0.max.x - $1.min.x) < 1e-9 })
    #expect(tools.allSatisfy { abs($0.width - 42) < 1e-9 && $0.min.y == 2 && $0.max.y == 102 })
    let undo = try #require(all.first { $0.element == .undo }).rect
    let redo = try #require(all.first { $0.element == .redo }).rect
    #expect(undo.min.x == 41.5 && undo.max.x == 87.5)
    #expect(undo.max.y == redo.min.y && undo.min.y == 5 && redo.max.y == 99)
    let pages = try #require(all.first { $0.element == .pages }).rect
    #expect(pages.min.x == 87.5 && pages.max.x == 127.5 && pages.min.y == 16)
    let well = try #require(all.first { $0.element == .colorWell }).rect
    #expect(well.min.x == 615.5 && well.max.x == 673.5)
    #expect(tools[0].min.x == 140.5 && tools[10].max.x == 602.5)
  }

  @Test func whatLiesBehindTheToolsSpansAllOfThem() {
    let layout = PickerLayout(at: .top, room: 1920)
    #expect(layout.paper == Rect(x: 138.5, y: 6, width: 466, height: 23))
    #expect(layout.toolWindow == Rect(x: 136.5, y: 31, width: 470, height: 73))
    #expect(layout.pocketShade == Rect(x: 138.5, y: 31, width: 466, height: 9))
    #expect(layout.alcove(0) == Rect(x: 142, y: 16, width: 39, height: 84.5))
    #expect(
      layout.dividers == [
        Rect(x: 131.5, y: 20, width: 1, height: 64), Rect(x: 610.5, y: 20, width: 1, height: 64),
      ])
  }

  @Test func aToolStandsInTheMiddleOfItsSlotAndRises() {
    let layout = PickerLayout(at: .bottom, room: 1920)
    #expect(layout.middle(ofSlot: 2) == 245.5)
    let (low, high) = (
      layout.toolTransform(slot: 2, rise: 0).applied(to: .zero),
      layout.toolTransform(slot: 2, rise: 1).applied(to: .zero)
    )
    #expect(low == Point(x: 245.5, y: 25) && high == Point(x: 245.5, y: 8))
    #expect(layout.sampleTransform(slot: 2).applied(to: .zero) == Point(x: 245.5, y: 86.5))
  }

  @Test func theSmallPickerLiesInItsCorner() {
    var stage = Stage(1000, 600)
    let corners: [(PickerCorner, Point)] = [
      (.topLeft, Point(x: 14, y: 14)), (.topRight, Point(x: 924, y: 14)),
      (.bottomLeft, Point(x: 14, y: 524)), (.bottomRight, Point(x: 924, y: 524)),
    ]
    for (corner, place) in corners {
      var complaints: [String] = []
      stage.picker.takePlace(from: "picker-small \(corner.rawValue)", telling: &complaints)
      #expect(stage.picker.placement.home == place)
      #expect(stage.picker.placement.size == Size(square: 62))
    }
  }
}
