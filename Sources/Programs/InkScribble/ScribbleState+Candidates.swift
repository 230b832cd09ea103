import InkCanvas
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import TextFields
import ToolPicker
import WaylandClient

/// Who presses the list of readings beside a word.
struct ListPress {
  let holder: ListHolder
  let screen: ScreenID
  let element: CandidateBar.Element
  /// Whether it is above that still.
  var isInside = true

  enum ListHolder: Hashable {
    case pen(StrokeID)
    case touch(TouchFrame.TouchSource)
  }
}

// The list of what a word may be besides, which floats above the ink beside it.
extension ScribbleState {
  /// Sees to where the list is, and how it looks.
  func tendList() {
    guard let list = session.list else { return hideList() }
    guard let word = seenWord(of: list),
      let screen = screens.all.first(where: { $0.place.area.contains(word.place) })
    else { return endList() }
    for other in screens.all where other !== screen { other.list = nil }
    let surface = screen.shownPlace.area
    let own = screen.place.area.intersection(surface)
    var bar = CandidateBar(
      list.readings.map { pad.words.padWord($0) }, chosen: list.chosen,
      appearance: pad.look.appearance)
    bar.pressed = listPress.flatMap { $0.isInside ? $0.element : nil }
    let corner = bar.lie(beside: word.area, within: own)
    screen.list = ScreenList(bar, at: corner - surface.min)
  }

  /// Where the word of a list is in the layout, and where it was tapped; nil if it is not seen
  /// there any more, for its field is gone or hidden.
  private func seenWord(of list: CandidateList) -> (area: Rect, place: Point)? {
    guard let window = desk.map[list.field.window] else { return nil }
    let corner = window.area.min
    let place = list.place + corner
    guard desk.map.field(at: place)?.reference == list.field.reference else { return nil }
    return (Rect(min: list.word.min + corner, max: list.word.max + corner), place)
  }

  /// Nothing is chosen any more.
  func endList() {
    session.closeList()
    hideList()
  }

  private func hideList() {
    for screen in screens.all where screen.list != nil { screen.list = nil }
  }

  /// From now on a word that was chosen is expected.
  func learn(_ word: String) {
    _ = learner.takeResults()
    learner.submit(ChosenWord(word: word, isKept: settings.keepsChosenWords))
  }

  // MARK: Presses

  /// A stroke's first place is known; whether that is on the list.
  func beginOnList(_ stroke: StrokeID, at spot: Point, _ now: Timestamp) -> Bool {
    guard pressList(.pen(stroke), at: spot) else { return false }
    guard listPress?.holder == .pen(stroke) else {
      // Another one presses it.
      cancel(stroke, at: now)
      return true
    }
    if let number = strokes.canvasID(of: stroke)?.rawValue {
      open[stroke] = number
      names[number] = stroke
    }
    return true
  }

  /// Somebody presses a place of the layout; whether the list is there.
  private func pressList(_ holder: ListPress.ListHolder, at spot: Point) -> Bool {
    guard let screen = screens.all.first(where: { $0.listArea?.contains(spot) == true }) else {
      return false
    }
    if listPress == nil, let element = screen.listElement(at: spot) {
      listPress = ListPress(holder: holder, screen: screen.id, element: element)
    }
    return true
  }

  /// Who presses it went on.
  func movePress(of holder: ListPress.ListHolder, to spot: Point) {
    guard let press = listPress, press.holder == holder else { return }
    listPress?.isInside = screens[press.screen]?.listElement(at: spot) == press.element
  }

  /// A pen was lifted; false if it was not on the list.
  func endOnList(_ stroke: StrokeID, at now: Timestamp) -> Bool {
    guard let press = listPress, press.holder == .pen(stroke) else { return false }
    // It was no ink.
    if let known = open[stroke], let number = known { names[number] = nil }
    open[stroke] = nil
    strokes.cancel(stroke, at: now)
    finishPress(press, at: now)
    return true
  }

  /// Takes what a mouse or a finger does on the list; false if it is about something else.
  func serveList(_ event: CompositorEvent, at now: Timestamp) -> Bool {
    guard case .touch(let touch) = event else { return false }
    let holder = ListPress.ListHolder.touch(touch.source)
    let screen = touch.overlay.flatMap { screens[$0] }
    let spot = screen.map { Point(x: touch.x, y: touch.y) + $0.shownPlace.area.min }
    if let press = listPress, press.holder == holder {
      if let spot { movePress(of: holder, to: spot) } else { listPress?.isInside = false }
      guard !touch.isDown else { return true }
      if touch.isCancelled { listPress = nil } else { finishPress(listPress ?? press, at: now) }
      return true
    }
    guard touch.isDown, let spot else { return false }
    return self.pressList(holder, at: spot)
  }

  private func finishPress(_ press: ListPress, at now: Timestamp) {
    listPress = nil
    guard press.isInside else { return }
    switch press.element {
    case .word(let reading): performActions(session.choose(reading), at: now)
    case .delete: performActions(session.removeListed(), at: now)
    }
  }
}

extension OutputScreen {
  /// What the list covers of it, in the layout; nil: there is none.
  var listArea: Rect? {
    guard let list else { return nil }
    let corner = shownPlace.area.min
    return Rect(min: list.frame.min + corner, max: list.frame.max + corner)
  }

  /// What of the list lies at a place of the layout.
  fileprivate func listElement(at spot: Point) -> CandidateBar.Element? {
    guard let list else { return nil }
    return list.bar.element(at: spot - shownPlace.area.min - list.corner)
  }
}
