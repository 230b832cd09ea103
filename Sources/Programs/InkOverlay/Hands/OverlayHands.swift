import InkEditing
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol
import WaylandClient

/// What pens, pointers and fingers do to what lies on the ink: the bars next to what is selected,
/// the ruler, and a board, whichever they touch first; and the strokes of pointers and fingers.
///
///     hands.arrange(on: screens, tools, mode, at: now)               // each turn
///     let hold = hands.touch(by: contact, on: screens, at: now)      // nil: the pen leaves ink
///     let command = hands.liftPen(of: stroke, on: screens)           // to be done
struct OverlayHands {
  private(set) var ruler = OverlayRuler()
  private var bars = SelectionBars()
  private var board = BoardHands()
  /// The strokes of pointers and fingers.
  var strokes = HandStrokes()
  /// Pointers and fingers that are down, for whom something begins only once.
  private var touching: Set<TouchFrame.TouchSource> = []

  /// What a pen that draws has to do with what lies on the ink.
  enum Holding {
    /// From now on it holds something of that.
    case begins
    /// It held something before.
    case lasts
  }

  /// Sees to the ruler and the bars.
  ///
  /// - Returns: when to be asked again, if nothing happens.
  mutating func arrange(
    on screens: Screens, _ tools: Toolset, _ mode: OverlayMode, at now: Timestamp
  ) -> Timestamp? {
    layRuler(on: screens, tools, mode, at: now)
    let laid = ruler.laid(at: now, for: screens.appearance)
    for screen in screens.all {
      let isHere = screen.id == ruler.screen
      screen.page.laid.ruler = isHere ? laid : nil
      screen.page.laid.rulerBoxes = isHere ? ruler.boxes : []
      screen.page.laid.isHeld = (isHere && ruler.isHeld) || bars.pressedScreen == screen.id
    }
    bars.arrange(on: screens, tools, mode)
    return ruler.deadline
  }

  /// Whether there is something for pointers and fingers.
  func takesTouches(on screens: Screens, _ tools: Toolset) -> Bool {
    ruler.screen != nil || tools.tool == .lasso || screens.all.contains(where: \.hasBoard)
  }

  /// Lays the ruler on an output, or takes it away.
  mutating func layRuler(
    on screens: Screens, _ tools: Toolset, _ mode: OverlayMode, at now: Timestamp
  ) {
    if tools.showsRuler, mode != .off {
      ruler.lie(among: screens, at: now)
    } else {
      ruler.takeAway()
    }
  }

  /// A command is about where the ruler lies; false for another one.
  mutating func placeRuler(_ command: CanvasCommand, at now: Timestamp) -> Bool {
    ruler.applyCommand(command, at: now)
  }

  // MARK: Pens

  /// Whether the pen of a stroke holds something.
  func isHolding(_ stroke: StrokeID) -> Bool {
    bars.isPressed(by: .pen(stroke)) || ruler.holds(.pen(stroke))
  }

  /// A pen draws; nil: it touched none of that first, and leaves ink.
  mutating func touch(
    by contact: PenContact, on screens: Screens, at now: Timestamp
  ) -> Holding? {
    let wasHeld = isHolding(contact.stroke)
    guard
      bars.claims(contact, on: screens) || ruler.drag(by: contact, on: screens, at: now)
    else { return nil }
    return wasHeld ? .lasts : .begins
  }

  /// A stroke is over: its pen no longer holds the ruler; returns the command if it pressed a bar.
  mutating func liftPen(of stroke: StrokeID, on screens: Screens) -> CanvasCommand? {
    ruler.lift(.pen(stroke))
    return bars.release(.pen(stroke), on: screens)
  }

  /// A stroke never counted.
  mutating func letGo(_ stroke: StrokeID) {
    bars.letGo(.pen(stroke))
    ruler.lift(.pen(stroke))
  }

  /// The positions of pens are no longer reported.
  mutating func letGoOfPens() {
    ruler.liftAll()
    bars.letGoOfAll()
  }

  // MARK: Pointers and fingers

  /// What came of a touch.
  enum TouchOutcome {
    /// A bar was pressed.
    case command(CanvasCommand)
    /// It draws.
    case stroke(HandStrokes.HandStep)
  }

  /// A pointer or a finger acts on a surface of ink.
  ///
  /// - Parameter mayDraw: whether pointers and fingers leave ink; one finger does not pan then.
  mutating func touch(
    by touch: TouchFrame, mayDraw: Bool, on screens: Screens, at now: Timestamp
  ) -> TouchOutcome? {
    let isNew = touch.isDown && !touching.contains(touch.source)
    if touch.isDown { touching.insert(touch.source) } else { touching.remove(touch.source) }
    if !strokes.isDrawing(touch.source) {
      if bars.claims(touch, isNew: isNew, on: screens) {
        guard !touch.isDown else { return nil }
        return bars.release(.touch(touch.source), on: screens).map { .command($0) }
      }
      if ruler.drag(by: touch, isNew: isNew, on: screens, at: now) { return nil }
    }
    if isNew, let (step, first) = strokes.join(touch, at: now) {
      board.touch(first.source, at: first.place, on: first.screen)
      board.drag(by: touch, isNew: isNew, on: screens, at: now)
      return .stroke(step)
    }
    let step = strokes.trackTouch(touch, isNew: isNew, mayDraw: mayDraw, on: screens, at: now)
    if let step { return .stroke(step) }
    board.drag(by: touch, isNew: isNew && !mayDraw, on: screens, at: now)
    return nil
  }

  /// The compositor is gone, and with it pointers and fingers.
  mutating func letGoOfTouches() {
    ruler.liftAll()
    board.liftAll()
  }
}
