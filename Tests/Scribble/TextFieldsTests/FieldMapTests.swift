import InkGeometry
import Testing
import TextFields

/// What lies where on the desktop.
@Suite struct FieldMapTests {
  private let lower = WindowID(rawValue: 1)
  private let upper = WindowID(rawValue: 2)

  private func window(_ id: WindowID, _ area: Rect, process: Int32 = 7) -> DesktopWindow {
    DesktopWindow(id: id, process: process, title: "w\(id.rawValue)", area: area)
  }

  private func field(_ window: WindowID, _ area: Rect, _ toolkit: Toolkit = .gtk3) -> TextField {
    TextField(
      FieldReference(name: ":1.1", path: "/\(window.rawValue)/\(area.min.x)"), of: window, toolkit,
      isMultiline: false, area: area)
  }

  private func map() -> FieldMap {
    var map = FieldMap()
    _ = map.setWindows([
      window(lower, Rect(x: 100, y: 0, width: 400, height: 300)),
      window(upper, Rect(x: 300, y: 0, width: 400, height: 100)),
    ])
    map.setFields([field(lower, Rect(x: 10, y: 20, width: 300, height: 30))], in: lower)
    return map
  }

  @Test func aFieldIsFoundWhereItsWindowIsTheUppermost() {
    let map = map()
    #expect(map.field(at: Point(x: 150, y: 30))?.window == lower)
    #expect(map.field(at: Point(x: 350, y: 30)) == nil)
    #expect(map.field(at: Point(x: 150, y: 200)) == nil)
    #expect(map.field(at: Point(x: 5, y: 5)) == nil)
  }

  @Test func whatOtherWindowsHideIsNotSeen() {
    let areas = map().seenAreas(within: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    #expect(areas == [Rect(x: 110, y: 12, width: 190, height: 46)])
    #expect(
      map().seenAreas(within: Rect(x: 0, y: 0, width: 120, height: 1_000)) == [
        Rect(x: 110, y: 12, width: 10, height: 46)
      ])
  }

  @Test func theSmallestOfSeveralFieldsCounts() {
    var map = map()
    map.setFields(
      [
        field(lower, Rect(x: 0, y: 0, width: 400, height: 300)),
        field(lower, Rect(x: 10, y: 20, width: 50, height: 30)),
      ], in: lower)
    #expect(map.field(at: Point(x: 120, y: 30))?.area.width == 50)
  }

  @Test func fieldsMoveWithTheirWindowAndGoWithItsSize() {
    var map = map()
    var moved = window(lower, Rect(x: 500, y: 200, width: 400, height: 300))
    #expect(map.setWindows([moved]) == [])
    #expect(map.field(at: Point(x: 520, y: 230)) != nil)
    moved.area = Rect(x: 500, y: 200, width: 401, height: 300)
    #expect(map.setWindows([moved]) == [lower])
    #expect(map.fieldCount == 0)
    #expect(map.setWindows([]) == [])
    #expect(map.field(at: Point(x: 520, y: 230)) == nil)
  }

  @Test func aStrokeMayBeginAboveAndBelowALineButNotWhereAnotherOrAPasswordIsNearer() {
    var map = map()
    let name = field(lower, Rect(x: 10, y: 20, width: 200, height: 30))
    let line = field(lower, Rect(x: 10, y: 56, width: 200, height: 30))
    var page = field(lower, Rect(x: 10, y: 200, width: 200, height: 60))
    page = TextField(page.reference, of: lower, .gtk3, isMultiline: true, area: page.area)
    map.setFields(
      [name, line, page], beside: [Rect(x: 10, y: 90, width: 150, height: 30)], in: lower)
    func row(at y: Double) -> Double? { map.field(at: Point(x: 150, y: y))?.area.min.y }
    #expect(row(at: 11) == nil && row(at: 13) == 20)
    #expect(row(at: 52) == 20 && row(at: 54) == 56)
    #expect(row(at: 87) == 56 && row(at: 89) == nil && row(at: 91) == nil)
    #expect(row(at: 198) == nil && row(at: 201) == 200 && row(at: 262) == nil)
    // Beside it a stroke is the application's.
    #expect(map.field(at: Point(x: 108, y: 30)) == nil)
  }

  @Test func thePaddingThatGTK4LeavesOutBelongsToTheField() {
    var map = map()
    map.setFields([field(lower, Rect(x: 20, y: 40, width: 100, height: 17), .gtk4)], in: lower)
    #expect(map.field(at: Point(x: 112, y: 35)) != nil)
    #expect(map.field(at: Point(x: 110, y: 35)) == nil)
  }

  @Test func cuttingARectangleOutLeavesTheRest() {
    let whole = Rect(x: 0, y: 0, width: 10, height: 10)
    var dice = SplitMix(seed: 3)
    for _ in 0..<500 {
      func side() -> Double { Double(Int(dice.next() % 16)) - 3 }
      let (a, b) = (Point(x: side(), y: side()), Point(x: side(), y: side()))
      let hole = Rect(around: [a, b])
      let parts = whole.without(hole)
      for x in 0..<10 {
        for y in 0..<10 {
          let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let expected = hole.contains(place) ? 0 : 1
          #expect(parts.count { $0.contains(place) } == expected, "\(hole) \(place)")
        }
      }
    }
  }

  @Test func stateBitsAndRolesAreThoseOfTheBus() {
    let states = FieldStates(words: [1 << 7 | 1 << 8 | 1 << 17, 1 << 11])
    #expect(states.isEditable && states.isEnabled && states.isMultiline && states.isReadOnly)
    #expect(!states.isActive)
    #expect(!FieldRole.password.takesInk && FieldRole.entry.takesInk && FieldRole.text.takesInk)
    #expect(!FieldRole(rawValue: 60).takesInk && !FieldRole(rawValue: 6).takesInk)
  }
}
