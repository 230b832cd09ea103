import InkCanvas
import InkEditing
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import StylusProtocol
import WaylandClient

// The ruler on the screen.
extension OverlayState {
  /// Does a command about the ruler: it is laid, taken away, moved or turned.
  func changeRuler(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    let before = tools
    var tools = tools
    do throws(EditError) { _ = try tools.perform(command) } catch { throw .cannot(error) }
    self.tools = tools
    layRuler(at: now)
    if case .ruler = command { return }
    guard tools.showsRuler, ruler.applyCommand(command, at: now) else {
      self.tools = before
      throw .noRuler
    }
  }

  /// Sees to the ruler: on the output where it is, else where the pen is, else where the picker is.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  func tendRuler(at now: Timestamp, on compositor: Compositor?) -> Timestamp? {
    layRuler(at: now)
    let laid = ruler.laid(at: now, for: screens.appearance)
    for screen in screens.all {
      let isHere = screen.id == ruler.screen
      screen.ruler = isHere ? laid : nil
      screen.rulerBoxes = isHere ? ruler.boxes : []
      screen.isHeld = (isHere && ruler.isHeld) || barPress?.screen == screen.id
    }
    if ruler.screen != nil || tools.tool == .lasso || screens.all.contains(where: \.hasBoard) {
      compositor?.listenToTouches()
    }
    return ruler.deadline
  }

  private func layRuler(at now: Timestamp) {
    guard tools.showsRuler, mode != .off else { return ruler.takeAway() }
    let present = screens.all.lazy.filter { $0.output != nil }
    let chosen =
      present.first { $0.id == self.ruler.screen } ?? present.first(where: \.isPenNear)
      ?? present.first(where: \.liesBeneathPicker) ?? present.first
    guard let chosen else { return ruler.takeAway() }
    ruler.lie(on: chosen, at: now)
  }

  /// The ruler that a stroke lies beside which begins now, in millimetres from the corner of the
  /// layout.
  var rulerInLayout: Ruler? {
    guard let screen = ruler.screen.flatMap({ screens[$0] }) else { return nil }
    return ruler.ruler?.moved(by: screen.place.area.min.millimetres)
  }

  // MARK: Pens

  /// A sample of a stroke came; whether it is about the ruler, and no ink: the pen touched that
  /// first.
  func moveRuler(_ sample: Sample, of stroke: StrokeID, at now: Timestamp) -> Bool {
    guard let screen = ruler.screen.flatMap({ screens[$0] }) else { return false }
    let holder = OverlayRuler.Holder.pen(stroke)
    if ruler.holds(holder) {
      guard let place = strokes.layoutPoint(of: sample, heldBy: stroke) else { return true }
      ruler.move(holder, to: screen.place.toMillimetres.applied(to: place), at: now)
      return true
    }
    guard strokes.isEmpty(stroke), let place = strokes.layoutPoint(of: sample, in: stroke),
      screen.place.area.contains(place)
    else { return false }
    let own = screen.place.toMillimetres.applied(to: place)
    // Just beside the edge it draws along it.
    guard ruler.ruler?.edge(for: own) == nil,
      ruler.touch(holder, at: own, turnsAtEnds: true, at: now)
    else { return false }
    strokes.hold(with: stroke, at: now)
    return true
  }

  /// A stroke never counted.
  func forgetHold(of stroke: StrokeID) {
    if barPress?.holder == .pen(stroke) { barPress = nil }
    ruler.lift(.pen(stroke))
    strokes.letGo(stroke)
  }

  /// A stroke is over: its pen holds the ruler no more, and what it pressed is done.
  func releasePen(_ stroke: StrokeID, at now: Timestamp) {
    ruler.lift(.pen(stroke))
    releaseBar(.pen(stroke), at: now)
    strokes.letGo(stroke)
  }

  // MARK: Pointers and fingers

  /// A pointer or a finger does something on a surface of ink.
  func routeTouch(_ touch: TouchFrame, at now: Timestamp) {
    let isNew = touch.isDown && !touching.contains(touch.source)
    if touch.isDown { touching.insert(touch.source) } else { touching.remove(touch.source) }
    if pressBar(touch, isNew: isNew, at: now) { return }
    if moveRuler(touch, isNew: isNew, at: now) { return }
    moveBoard(touch, isNew: isNew, at: now)
  }

  /// Whether that is about the ruler.
  private func moveRuler(_ touch: TouchFrame, isNew: Bool, at now: Timestamp) -> Bool {
    guard let screen = ruler.screen.flatMap({ screens[$0] }) else { return false }
    let holder = OverlayRuler.Holder.touch(touch.source)
    let place = Point(x: touch.x, y: touch.y).millimetres
    if ruler.holds(holder) {
      if touch.isDown { ruler.move(holder, to: place, at: now) } else { ruler.lift(holder) }
      return true
    }
    if isNew, touch.overlay != nil, touch.overlay == screen.overlay?.id {
      // A finger has another to turn with.
      let isPointer = touch.source == .pointer
      return ruler.touch(holder, at: place, turnsAtEnds: isPointer, at: now)
    }
    return false
  }
}
