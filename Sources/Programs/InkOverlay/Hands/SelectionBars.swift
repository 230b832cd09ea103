import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol
import ToolPicker
import WaylandClient

/// The bars of commands next to what is selected, and who presses one.
///
///     bars.arrange(on: screens, tools, mode)
///     if bars.claims(contact, on: screens) { ... }        // it is the bar's, and no ink
///     let command = bars.release(holder, on: screens)        // to be done
struct SelectionBars {
  private var press: BarPress?

  private struct BarPress {
    let holder: OverlayRuler.Holder
    let screen: ScreenID
    let button: SelectionBar.Button
    /// Whether it is above the button still.
    var isInside = true
  }

  /// The output whose bar is pressed.
  var pressedScreen: ScreenID? { press?.screen }

  func isPressed(by holder: OverlayRuler.Holder) -> Bool { press?.holder == holder }

  /// One on each output where something is selected and no pen is about it.
  func arrange(on screens: Screens, _ tools: Toolset, _ mode: OverlayMode) {
    let isSelecting = mode == .draw && tools.tool == .lasso
    for screen in screens.all {
      screen.page.laid.bar = isSelecting ? bar(on: screen, tools, screens.appearance) : nil
    }
  }

  private func bar(
    on screen: OutputScreen, _ tools: Toolset, _ appearance: Appearance
  ) -> ScreenBar? {
    guard !screen.page.sheet.canvas.isSelecting, !screen.page.sheet.canvas.editor.selection.isEmpty
    else {
      return nil
    }
    var bar = SelectionBar(color: tools.ink.color, appearance: appearance)
    if let press, press.screen == screen.id, press.isInside { bar.pressed = press.button }
    let mark = screen.page.sheet.canvas.selectionNumber
    // The frame of thousands of strokes is not asked for each turn.
    if let known = screen.page.laid.bar, screen.page.laid.barMark == mark {
      var same = known
      same.bar = bar
      return same
    }
    screen.page.laid.barMark = mark
    guard let frame = screen.page.sheet.canvas.selectionFrame else { return nil }
    let area = screen.place.area
    return ScreenBar(
      bar, beside: frame, by: screen.page.sheet.toPoints,
      on: Size(width: area.width, height: area.height)
    )
  }

  // MARK: Presses

  /// A pen draws; whether it is about a bar, and no ink: the pen touched that first.
  mutating func claims(_ contact: PenContact, on screens: Screens) -> Bool {
    if isPressed(by: contact.holder) {
      if let place = contact.held { drag(to: place, on: screens) }
      return true
    }
    return contact.start.map { isHit(by: contact.holder, at: $0, on: screens) } ?? false
  }

  /// A pointer or a finger does something on a surface of ink; whether it is about a bar. Once it
  /// is up, it has to be released.
  mutating func claims(_ touch: TouchFrame, isNew: Bool, on screens: Screens) -> Bool {
    let holder = OverlayRuler.Holder.touch(touch.source)
    guard let overlay = touch.overlay, let screen = screens[overlay] else {
      letGo(holder)
      return false
    }
    let place = Point(x: touch.x, y: touch.y) + screen.place.area.min
    guard isPressed(by: holder) else { return isNew && isHit(by: holder, at: place, on: screens) }
    drag(to: place, on: screens)
    return true
  }

  /// Somebody presses a place of the layout; whether there is a bar.
  private mutating func isHit(
    by holder: OverlayRuler.Holder, at place: Point, on screens: Screens
  ) -> Bool {
    guard let screen = screens.all.first(where: { $0.barContains(place) }),
      let shown = screen.page.laid.bar
    else { return false }
    let own = place - screen.place.area.min - shown.corner
    if press == nil, let button = shown.bar.button(at: own) {
      press = BarPress(holder: holder, screen: screen.id, button: button)
    }
    return true
  }

  private mutating func drag(to place: Point, on screens: Screens) {
    guard let press, let screen = screens[press.screen], let shown = screen.page.laid.bar else {
      return
    }
    let own = place - screen.place.area.min - shown.corner
    self.press?.isInside = shown.bar.button(at: own) == press.button
  }

  /// Who presses a bar is lifted: what the button says, if it is above that.
  mutating func release(_ holder: OverlayRuler.Holder, on screens: Screens) -> CanvasCommand? {
    guard let press, press.holder == holder else { return nil }
    self.press = nil
    guard press.isInside, let bar = screens[press.screen]?.page.laid.bar?.bar else { return nil }
    return bar.command(of: press.button)
  }

  /// Who presses a bar does not count any more.
  mutating func letGo(_ holder: OverlayRuler.Holder) { if isPressed(by: holder) { press = nil } }

  /// Nobody presses a bar any more.
  mutating func letGoOfAll() { press = nil }
}

extension OutputScreen {
  /// Whether a place of the layout lies on its bar.
  fileprivate func barContains(_ place: Point) -> Bool {
    page.laid.bar?.frame.contains(place - self.place.area.min) ?? false
  }
}
