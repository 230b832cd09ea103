import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

/// The pad: whether it is there, how it looks, and what of it is pressed or written on.
struct ScribblePad {
  /// Whether the user has turned it on.
  private(set) var isWanted = false
  private var surface: PadSurface?
  private var look = WritingPad(width: 0, appearance: .light)
  /// Strokes that began on it: what they began on.
  private var strokes: [StrokeID: PadStroke] = [:]
  /// The button of a mouse or a finger that is down on it.
  private var touched: WritingPad.Element?

  /// A stroke that began on it.
  struct PadStroke {
    let element: WritingPad.Element
    let number: UInt64
  }

  var appearance: Appearance {
    get { look.appearance }
    set { look.appearance = newValue }
  }

  /// The user turned it on or off.
  mutating func want(_ isWanted: Bool) { self.isWanted = isWanted }

  /// Nobody writes any more.
  mutating func vanish() { (isWanted, surface, strokes, touched) = (false, nil, [:], nil) }

  /// The compositor is gone.
  mutating func loseSurface() { surface = nil }

  /// Whether somebody has a pen on it.
  private var isHeld: Bool { !strokes.isEmpty }

  /// Whether somebody has a pen, a mouse or a finger on it.
  var isTouched: Bool { isHeld || touched != nil }

  // MARK: A turn

  /// Puts it where it is wanted; or the handle that offers it.
  func output(of screens: Screens, isBusy: Bool, focus: Point?) -> OutputID? {
    // While somebody writes that on which the pad is.
    if let surface, isBusy || isHeld { return surface.output }
    let screen =
      focus.flatMap { place in screens.all.first { $0.place.area.contains(place) } }
      ?? screens.all.first { $0.output != nil }
    return screen?.output
  }

  /// Makes its surface, or that of the handle that offers it.
  ///
  /// - Parameters:
  ///   - output: that of the window with the keyboard.
  ///   - placesWindows: whether the desktop puts windows of ours where they belong, as layers are.
  mutating func makeSurface(
    on output: OutputID?, isOffered: Bool, of compositor: Compositor?, placesWindows: Bool
  ) throws(WaylandError) {
    guard isWanted || isOffered, let compositor, let output else {
      // A press is not cut off.
      if !isHeld { surface = nil }
      return
    }
    guard surface?.output != output || surface?.isFolded == isWanted else { return }
    surface = nil
    guard compositor.version(of: .layerShell) != nil || placesWindows else { return }
    surface = try PadSurface(on: output, isFolded: !isWanted, of: compositor)
  }

  /// Shows what can be chosen on it, if it is there.
  mutating func refresh(
    _ writer: FieldWriter, _ words: inout PadWords
  ) throws(WaylandError) {
    guard let surface, let width = surface.width else { return }
    look.width = width
    look.isFolded = surface.isFolded
    look.candidates = writer.padWriting.readings.map { words.padWord($0) }
    look.chosen = writer.padWriting.chosen
    look.waiting = writer.session.unwritten.texts.last.map { words.padWord($0) }
    look.canCopy = writer.canCopy
    try surface.show(look)
  }

  // MARK: Places

  /// Where a place of the layout is on it; nil where it is not.
  private func ownPlace(of spot: Point, on screens: Screens) -> Point? {
    guard let surface, let screen = screens[surface.output], screen.place.area.contains(spot)
    else { return nil }
    let place = spot - corner(of: surface, on: screen)
    return place.y >= 0 && look.area.contains(place) ? place : nil
  }

  /// What it covers of an output, in the layout; nil if it is not there.
  func area(on screen: OutputScreen) -> Rect? {
    guard let surface, surface.output == screen.output else { return nil }
    let corner = corner(of: surface, on: screen)
    return Rect(min: look.area.min + corner, max: look.area.max + corner)
  }

  private func corner(of surface: PadSurface, on screen: OutputScreen) -> Point {
    let area = screen.place.area
    let height = surface.isFolded ? WritingPad.foldedHeight : WritingPad.height
    return Point(x: area.min.x, y: area.max.y - height)
  }

  private func element(at spot: Point, on screens: Screens) -> WritingPad.Element? {
    ownPlace(of: spot, on: screens).flatMap { look.element(at: $0) }
  }

  // MARK: Pens

  /// A stroke's first place is known: what it is on; nil: not on the pad.
  mutating func grasp(
    _ stroke: StrokeID, _ number: UInt64, at spot: Point, on screens: Screens
  ) -> WritingPad.Element? {
    guard let element = element(at: spot, on: screens) else { return nil }
    strokes[stroke] = PadStroke(element: element, number: number)
    if element != .paper { look.pressed = element }
    return element
  }

  /// A stroke that is on it.
  subscript(stroke: StrokeID) -> PadStroke? { strokes[stroke] }

  /// A pen that presses something continued.
  mutating func track(_ stroke: StrokeID, to spot: Point, on screens: Screens) {
    guard let pressed = strokes[stroke]?.element else { return }
    look.pressed = element(at: spot, on: screens) == pressed ? pressed : nil
  }

  /// The pen was lifted: what it was on, and whether that is pressed; nil: not on the pad.
  mutating func release(_ stroke: StrokeID) -> (PadStroke, isPressed: Bool)? {
    guard let done = strokes.removeValue(forKey: stroke) else { return nil }
    guard done.element != .paper else { return (done, false) }
    defer { look.pressed = nil }
    return (done, look.pressed == done.element)
  }

  /// Its stroke never counted.
  mutating func discard(_ stroke: StrokeID) -> PadStroke? {
    guard let dropped = strokes.removeValue(forKey: stroke) else { return nil }
    look.pressed = nil
    return dropped
  }

  // MARK: The compositor

  /// Takes an event of its surface; false if it is about another.
  ///
  /// - Parameter pressed: what a mouse or a finger presses; to write takes a pen.
  mutating func accept(_ event: CompositorEvent, pressed: inout WritingPad.Element?) -> Bool {
    guard let surface else { return false }
    switch event {
    case .closed(surface.id): (self.surface, isWanted) = (nil, false)
    case .touch(let touch): pressed = handleTouch(touch, on: surface)
    default: return surface.handleEvent(event)
    }
    return true
  }

  private mutating func handleTouch(_ touch: TouchFrame, on surface: PadSurface) -> WritingPad
    .Element?
  {
    let place = Point(x: touch.x, y: touch.y)
    let element = touch.overlay == surface.id ? look.element(at: place) : nil
    if touch.isDown, touched == nil {
      touched = element == .paper ? nil : element
    } else if !touch.isDown, let pressed = touched {
      touched = nil
      look.pressed = nil
      return element == pressed && !touch.isCancelled ? pressed : nil
    }
    look.pressed = touched.flatMap { $0 == element ? $0 : nil }
    return nil
  }
}
