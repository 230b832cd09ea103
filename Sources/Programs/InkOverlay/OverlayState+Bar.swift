import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import StylusProtocol
import ToolPicker
import WaylandClient

// The bars of commands beside what is selected.
extension OverlayState {
  /// Sees to the bars: one on each output where something is selected and no pen is about it.
  func tendBars() {
    for screen in screens.all { screen.bar = bar(on: screen) }
  }

  private func bar(on screen: OutputScreen) -> ScreenBar? {
    guard mode == .draw, tools.tool == .lasso, !screen.sheet.canvas.isSelecting,
      !screen.sheet.canvas.editor.selection.isEmpty
    else { return nil }
    var bar = SelectionBar(color: tools.ink.color, appearance: screens.appearance)
    if let press = barPress, press.screen == screen.id, press.isInside {
      bar.pressed = press.button
    }
    let mark = screen.sheet.canvas.selectionNumber
    // The frame of thousands of strokes is not asked for each turn.
    if let known = screen.bar, screen.barMark == mark {
      var same = known
      same.bar = bar
      return same
    }
    screen.barMark = mark
    guard let frame = screen.sheet.canvas.selectionFrame else { return nil }
    let area = screen.place.area
    return ScreenBar(
      bar, beside: frame, by: screen.toPoints, on: Size(width: area.width, height: area.height))
  }

  // MARK: Presses

  /// A sample of a stroke came; whether it is about a bar, and no ink: the pen touched that first.
  func pressBar(_ sample: Sample, of stroke: StrokeID, at now: Timestamp) -> Bool {
    let holder = OverlayRuler.Holder.pen(stroke)
    if barPress?.holder == holder {
      if let place = strokes.layoutPoint(of: sample, heldBy: stroke) { moveBarPress(to: place) }
      return true
    }
    guard strokes.isEmpty(stroke), let place = strokes.layoutPoint(of: sample, in: stroke),
      pressBar(holder, at: place)
    else { return false }
    strokes.hold(with: stroke, at: now)
    return true
  }

  /// A pointer or a finger does something on a surface of ink.
  func pressBar(_ touch: TouchFrame, isNew: Bool, at now: Timestamp) -> Bool {
    let holder = OverlayRuler.Holder.touch(touch.source)
    guard let overlay = touch.overlay, let screen = screens[overlay] else {
      if barPress?.holder == holder { barPress = nil }
      return false
    }
    let place = Point(x: touch.x, y: touch.y) + screen.place.area.min
    if barPress?.holder == holder {
      moveBarPress(to: place)
      if !touch.isDown { releaseBar(holder, at: now) }
      return true
    }
    return isNew && pressBar(holder, at: place)
  }

  /// Somebody presses a place of the layout; whether there is a bar.
  private func pressBar(_ holder: OverlayRuler.Holder, at place: Point) -> Bool {
    guard let screen = screens.all.first(where: { $0.barContains(place) }), let shown = screen.bar
    else { return false }
    let own = place - screen.place.area.min - shown.corner
    if barPress == nil, let button = shown.bar.button(at: own) {
      barPress = BarPress(holder: holder, screen: screen.id, button: button)
    }
    return true
  }

  private func moveBarPress(to place: Point) {
    guard let press = barPress, let screen = screens[press.screen], let shown = screen.bar else {
      return
    }
    let own = place - screen.place.area.min - shown.corner
    barPress?.isInside = shown.bar.button(at: own) == press.button
  }

  /// Who presses a bar is lifted: what the button says is done, if it is above that.
  func releaseBar(_ holder: OverlayRuler.Holder, at now: Timestamp) {
    guard let press = barPress, press.holder == holder else { return }
    barPress = nil
    guard press.isInside, let bar = screens[press.screen]?.bar?.bar else { return }
    // What cannot be done now changes nothing.
    try? perform(bar.command(of: press.button), at: now)
  }
}

extension OutputScreen {
  /// Whether a place of the layout lies on its bar.
  func barContains(_ place: Point) -> Bool {
    bar?.frame.contains(place - self.place.area.min) ?? false
  }
}
