import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import TextFields
import ToolPicker
import WaylandClient

/// The list of alternative readings of a word, which floats above the ink next to it: its position,
/// and the pen that presses it.
struct ReadingList {
  private var press: ListPress?

  /// Who presses it.
  private struct ListPress {
    let holder: ListHolder
    let screen: ScreenID
    let element: CandidateBar.Element
    /// Whether it is above that still.
    var isInside = true
  }

  enum ListHolder: Hashable {
    case pen(StrokeID)
    case touch(TouchFrame.TouchSource)
  }

  /// Whether it is this pen or finger that presses it.
  func isPressed(by holder: ListHolder) -> Bool { press?.holder == holder }

  // MARK: Where it is

  /// Shows the list of a session, or hides it.
  ///
  /// - Returns: false if the word is not seen any more: its field is gone or hidden.
  func display(
    _ list: CandidateList, _ words: inout PadWords, for appearance: Appearance, on screens: Screens,
    _ desk: DesktopFields
  ) -> Bool {
    guard let word = Self.seenWord(of: list, desk),
      let screen = screens.all.first(where: { $0.place.area.contains(word.place) })
    else { return false }
    for other in screens.all where other !== screen { other.page.laid.list = nil }
    let surface = screen.page.shownPlace.area
    let own = screen.place.area.intersection(surface)
    var bar = CandidateBar(
      list.readings.map { words.padWord($0) }, chosen: list.chosen, appearance: appearance)
    bar.pressed = press.flatMap { $0.isInside ? $0.element : nil }
    let corner = bar.lie(beside: word.area, within: own)
    screen.page.laid.list = ScreenList(bar, at: corner - surface.min)
    return true
  }

  /// Where the word of a list is in the layout, and where it was tapped; nil if it is not seen
  /// there any more.
  private static func seenWord(
    of list: CandidateList, _ desk: DesktopFields
  ) -> (area: Rect, place: Point)? {
    guard let window = desk.map[list.field.window] else { return nil }
    let corner = window.area.min
    let place = list.place + corner
    guard desk.map.field(at: place)?.reference == list.field.reference else { return nil }
    return (Rect(min: list.word.min + corner, max: list.word.max + corner), place)
  }

  // MARK: Presses

  /// Somebody presses a place of the layout; whether the list is there.
  mutating func grasp(_ holder: ListHolder, at spot: Point, on screens: Screens) -> Bool {
    guard let screen = screens.all.first(where: { $0.listArea?.contains(spot) == true }) else {
      return false
    }
    if press == nil, let element = screen.listElement(at: spot) {
      press = ListPress(holder: holder, screen: screen.id, element: element)
    }
    return true
  }

  /// Who presses it continued; nil: to where no list can be.
  mutating func track(_ holder: ListHolder, to spot: Point?, on screens: Screens) {
    guard let press, press.holder == holder else { return }
    let screen = spot == nil ? nil : screens[press.screen]
    self.press?.isInside = spot.flatMap { screen?.listElement(at: $0) } == press.element
  }

  /// The press ends; returns the choice; nil: none.
  mutating func release(_ holder: ListHolder) -> CandidateBar.Element? {
    guard let press, press.holder == holder else { return nil }
    self.press = nil
    return press.isInside ? press.element : nil
  }

  /// The press was canceled.
  mutating func discard(_ holder: ListHolder) { if press?.holder == holder { press = nil } }
}

extension OutputScreen {
  /// The area covered by the list, in the layout; nil: there is none.
  var listArea: Rect? {
    guard let list = page.laid.list else { return nil }
    let corner = page.shownPlace.area.min
    return Rect(min: list.frame.min + corner, max: list.frame.max + corner)
  }

  /// What of the list lies at a place of the layout.
  fileprivate func listElement(at spot: Point) -> CandidateBar.Element? {
    guard let list = page.laid.list else { return nil }
    return list.bar.element(at: spot - page.shownPlace.area.min - list.corner)
  }
}
