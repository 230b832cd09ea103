import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

/// The pad: what is written on it, how it looks, and its surface.
struct ScribblePad {
  /// Whether its user wants it.
  var isWanted = false
  var writing = PadWriting()
  var surface: PadSurface?
  var look = WritingPad(width: 0, appearance: .light)
  var words = PadWords()
  /// Strokes that began on it: what they began on.
  var strokes: [StrokeID: (element: WritingPad.Element, number: UInt64)] = [:]
  /// The button of a mouse or a finger that is down on it.
  var touched: WritingPad.Element?
  /// Whether a line was begun there last: what its program then tells of the text before it may be
  /// late.
  var hasNewLine = false
  /// The window that had the keyboard when something was put in last.
  var window: WindowID?
  /// What stands before the caret, as far as it is known for what is being written.
  var caret = PadCaret()
}

extension ScribbleState {
  /// Shows or hides the pad; what counts then.
  func setPad(_ change: ScribblePadChange, at now: Timestamp) -> ScribblePadState {
    pad.isWanted = change.isShown(after: pad.isWanted)
    if !pad.isWanted { performActions(pad.writing.commitWriting(), at: now) }
    return pad.isWanted ? .shown : .hidden
  }

  /// Nobody writes any more.
  func endPad(at now: Timestamp) {
    performActions(pad.writing.stop(), at: now)
    (pad.isWanted, pad.surface, pad.strokes, pad.touched) = (false, nil, [:], nil)
  }

  // MARK: A turn

  /// Sees to what is due on the pad, and to its picture.
  func tendPad(at now: Timestamp, on compositor: Compositor?) throws(WaylandFault) -> Timestamp? {
    let isBusy = pad.writing.isBusy || !pad.strokes.isEmpty || pad.touched != nil
    if isBusy { seat?.prepare(at: now) }
    if let window = desk.map.focused {
      seat?.recordKeyboardFocus(window.id, of: window.process, isWanted: isBusy, at: now)
    }
    let (actions, next) = pad.writing.collectDueActions(at: now)
    performActions(actions, at: now)
    try placePad(on: compositor)
    guard let surface = pad.surface, let width = surface.width else { return next }
    pad.look.width = width
    pad.look.isFolded = surface.isFolded
    pad.look.candidates = pad.writing.readings.map { pad.words.padWord($0) }
    pad.look.chosen = pad.writing.chosen
    pad.look.waiting = session.unwritten.last.map { pad.words.padWord($0) }
    pad.look.canCopy = clipboard != nil || desk.hasClipboard
    try surface.show(pad.look)
    return next
  }

  /// The pad where it is wanted; the handle that offers it while a pen is near and the window with
  /// the keyboard has no field.
  private func placePad(on compositor: Compositor?) throws(WaylandFault) {
    let isPenNear = screens.all.contains { tablets.isPenNear($0.place) }
    let isOffered =
      !pad.isWanted && isPenNear && (desk.isFocusFieldless || !session.unwritten.isEmpty)
    guard pad.isWanted || isOffered, let compositor, let output = padOutput else {
      // A press is not cut off.
      if pad.strokes.isEmpty { pad.surface = nil }
      return
    }
    guard pad.surface?.output != output || pad.surface?.isFolded == pad.isWanted else { return }
    pad.surface = nil
    guard compositor.version(of: .layerShell) != nil || desk.placesOwnWindows else { return }
    pad.surface = try PadSurface(on: output, isFolded: !pad.isWanted, of: compositor)
  }

  /// The output of the window with the keyboard; while somebody writes that on which the pad is.
  private var padOutput: OutputID? {
    if let surface = pad.surface, pad.writing.isBusy || !pad.strokes.isEmpty {
      return surface.output
    }
    let window = desk.map.focused?.area.center
    let screen =
      window.flatMap { place in screens.all.first { $0.place.area.contains(place) } }
      ?? screens.all.first { $0.output != nil }
    return screen?.output
  }

  // MARK: Strokes

  /// Where a place of the layout is on the pad; nil where the pad is not.
  private func padPlace(_ spot: Point) -> Point? {
    guard let surface = pad.surface, let screen = screens[surface.output],
      screen.place.area.contains(spot)
    else { return nil }
    let area = screen.place.area
    let height = surface.isFolded ? WritingPad.foldedHeight : WritingPad.height
    let place = Point(x: spot.x - area.min.x, y: spot.y - (area.max.y - height))
    return place.y >= 0 && pad.look.area.contains(place) ? place : nil
  }

  /// What the pad covers of an output, in the layout; nil if it is not there.
  func padArea(on screen: OutputScreen) -> Rect? {
    guard let surface = pad.surface, surface.output == screen.output else { return nil }
    let area = screen.place.area
    let height = surface.isFolded ? WritingPad.foldedHeight : WritingPad.height
    let corner = Point(x: area.min.x, y: area.max.y - height)
    return Rect(min: pad.look.area.min + corner, max: pad.look.area.max + corner)
  }

  /// A stroke's first place is known; whether the pad is there.
  func beginOnPad(_ stroke: StrokeID, at spot: Point, _ time: Timestamp) -> Bool {
    guard let place = padPlace(spot), let number = strokes.canvasID(of: stroke)?.rawValue else {
      return false
    }
    let element = pad.look.element(at: place) ?? .close
    let isOn = pad.look.element(at: place) != nil
    guard isOn else { return false }
    pad.strokes[stroke] = (element, number)
    open[stroke] = number
    names[number] = stroke
    if element == .waiting || element == .paper && !pad.writing.isBusy { lookBeforeCaret() }
    if element == .paper {
      pad.writing.begin(number, at: spot * (25.4 / 96), time + clock.offset)
    } else {
      pad.look.pressed = element
    }
    return true
  }

  /// The tip went on: only on the paper that is ink.
  func appendToPad(_ sample: Sample, _ spot: Point, _ stroke: StrokeID, at now: Timestamp) {
    guard let (element, number) = pad.strokes[stroke] else { return }
    if element == .paper {
      pad.writing.appendPoint(spot * (25.4 / 96), to: number)
      strokes.routeSample(sample, to: stroke, on: screens, at: now)
    } else {
      let isInside = padPlace(spot).flatMap { pad.look.element(at: $0) } == element
      pad.look.pressed = isInside ? element : nil
    }
  }

  /// The pen was lifted; false if it was not on the pad.
  func endOnPad(_ stroke: StrokeID, at time: Timestamp, now: Timestamp) -> Bool {
    guard let (element, number) = pad.strokes.removeValue(forKey: stroke) else { return false }
    if element == .paper {
      strokes.end(stroke, at: time, now: now)
      performActions(pad.writing.end(number, at: time + clock.offset), at: now)
      return true
    }
    let isPressed = pad.look.pressed == element
    pad.look.pressed = nil
    names[number] = nil
    open[stroke] = nil
    strokes.cancel(stroke, at: now)
    if isPressed { pressPad(element, at: now) }
    return true
  }

  func cancelOnPad(_ stroke: StrokeID) {
    guard let (_, number) = pad.strokes.removeValue(forKey: stroke) else { return }
    pad.look.pressed = nil
    pad.writing.cancel(number)
  }

  // MARK: The compositor

  /// Takes an event of the pad's surface; false if it is about another.
  func servePad(_ event: CompositorEvent, at now: Timestamp) -> Bool {
    guard let surface = pad.surface else { return false }
    switch event {
    case .closed(surface.id):
      pad.surface = nil
      pad.isWanted = false
    case .touch(let touch): routeTouch(touch, on: surface, at: now)
    default: return surface.noteEvent(event)
    }
    return true
  }

  /// A mouse or a finger presses what can be pressed; to write takes a pen.
  private func routeTouch(_ touch: TouchFrame, on surface: PadSurface, at now: Timestamp) {
    let place = Point(x: touch.x, y: touch.y)
    let element = touch.overlay == surface.id ? pad.look.element(at: place) : nil
    if touch.isDown, pad.touched == nil {
      pad.touched = element == .paper ? nil : element
    } else if !touch.isDown, let pressed = pad.touched {
      pad.touched = nil
      pad.look.pressed = nil
      if element == pressed, !touch.isCancelled { pressPad(pressed, at: now) }
      return
    }
    pad.look.pressed = pad.touched.flatMap { $0 == element ? $0 : nil }
  }
}
