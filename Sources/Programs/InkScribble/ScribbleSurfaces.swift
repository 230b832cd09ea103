import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import LinuxIO
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker
import WaylandClient

/// What of ours is pressed or written on: the list of readings next to a word, and the pad.
struct ScribbleSurfaces {
  private var pad = ScribblePad()
  private var list = ReadingList()
  private var words = PadWords()

  /// What a stroke is that began on one of them.
  enum SurfaceStroke {
    /// It presses something.
    case press
    /// It is ink on the pad, with this number.
    case paper(UInt64)
    /// It is nothing: another one presses the list.
    case refused
  }

  /// Something that was pressed.
  enum SurfacePress {
    case list(CandidateBar.Element)
    case pad(WritingPad.Element)
  }

  init(_ appearance: Appearance?) { pad.appearance = appearance ?? .light }

  /// How they look from now on.
  mutating func configure(to appearance: Appearance?) { pad.appearance = appearance ?? .light }

  /// The area of an output that they cover, in the layout.
  func areas(on screen: OutputScreen) -> [Rect] {
    [pad.area(on: screen), screen.listArea].compactMap(\.self)
  }

  // MARK: The pad

  /// The area of an output that the open pad covers, in the layout.
  func padArea(on screen: OutputScreen) -> Rect? { pad.isWanted ? pad.area(on: screen) : nil }

  var isPadWanted: Bool { pad.isWanted }

  mutating func wantPad(_ isWanted: Bool) { pad.want(isWanted) }

  /// Nobody writes on the pad any more.
  mutating func endPad() { pad.vanish() }

  /// The compositor is gone.
  mutating func loseCompositor() { pad.loseSurface() }

  /// Sees to where the pad is, and how it looks: where it is wanted; the handle that offers it
  /// while a pen is near and the window with the keyboard has no field.
  mutating func updatePad(
    _ writer: FieldWriter, isPenNear: Bool, on screens: Screens, of compositor: Compositor?
  ) throws(WaylandError) {
    let desk = writer.desk
    let isOffered =
      !pad.isWanted && isPenNear
      && (desk.isFocusFieldless || !writer.session.unwritten.texts.isEmpty)
    let output = pad.output(
      of: screens, isBusy: writer.isPadBusy, focus: desk.map.focused?.area.center)
    try pad.makeSurface(
      on: output, isOffered: isOffered, of: compositor, placesWindows: desk.ownWindows != nil)
    try pad.refresh(writer, &words)
  }

  /// Whether somebody writes on the pad, or presses it.
  var isPadTouched: Bool { pad.isTouched }

  // MARK: The list

  /// Shows the list of a session where its word is, or hides it.
  ///
  /// - Returns: false if the word is not seen any more.
  mutating func updateList(_ writer: FieldWriter, on screens: Screens) -> Bool {
    guard let shown = writer.session.list else {
      hideList(on: screens)
      return true
    }
    return list.display(shown, &words, for: pad.appearance, on: screens, writer.desk)
  }

  func hideList(on screens: Screens) {
    for screen in screens.all where screen.page.laid.list != nil { screen.page.laid.list = nil }
  }

  // MARK: Pens

  /// A stroke's first place is known; nil: it is on none of them.
  mutating func grasp(
    _ stroke: StrokeID, _ number: UInt64, at spot: Point, on screens: Screens
  ) -> SurfaceStroke? {
    if list.grasp(.pen(stroke), at: spot, on: screens) {
      return list.isPressed(by: .pen(stroke)) ? .press : .refused
    }
    return pad.grasp(stroke, number, at: spot, on: screens).map {
      $0 == .paper ? .paper(number) : .press
    }
  }

  /// What a stroke presses of the pad, or writes on.
  func element(of stroke: StrokeID) -> WritingPad.Element? { pad[stroke]?.element }

  /// A stroke continues; nil: it is on none of them.
  mutating func track(_ stroke: StrokeID, to spot: Point, on screens: Screens) -> SurfaceStroke? {
    if list.isPressed(by: .pen(stroke)) {
      list.track(.pen(stroke), to: spot, on: screens)
      return .press
    }
    guard let held = pad[stroke] else { return nil }
    if held.element == .paper { return .paper(held.number) }
    pad.track(stroke, to: spot, on: screens)
    return .press
  }

  /// The pen was lifted; nil: its stroke is on none of them.
  ///
  /// - Returns: what it was, and what is pressed with it.
  mutating func release(_ stroke: StrokeID) -> (stroke: SurfaceStroke, press: SurfacePress?)? {
    if list.isPressed(by: .pen(stroke)) {
      return (.press, list.release(.pen(stroke)).map { .list($0) })
    }
    guard let (done, isPressed) = pad.release(stroke) else { return nil }
    guard done.element != .paper else { return (.paper(done.number), nil) }
    return (.press, isPressed ? .pad(done.element) : nil)
  }

  /// A stroke never counted; its number, if it is on the pad.
  mutating func discard(_ stroke: StrokeID) -> UInt64? {
    list.discard(.pen(stroke))
    return pad.discard(stroke)?.number
  }

  // MARK: Mice and fingers

  /// Takes an event of one of them; nil: it is about something else.
  ///
  /// - Returns: what is pressed with it.
  mutating func accept(
    _ event: CompositorEvent, on screens: Screens
  ) -> (isOurs: Bool, press: SurfacePress?) {
    var chosen: CandidateBar.Element?
    if serveList(event, on: screens, chosen: &chosen) { return (true, chosen.map { .list($0) }) }
    var pressed: WritingPad.Element?
    let isOurs = pad.accept(event, pressed: &pressed)
    return (isOurs, pressed.map { .pad($0) })
  }

  private mutating func serveList(
    _ event: CompositorEvent, on screens: Screens, chosen: inout CandidateBar.Element?
  ) -> Bool {
    guard case .touch(let touch) = event else { return false }
    let holder = ReadingList.ListHolder.touch(touch.source)
    let screen = touch.overlay.flatMap { screens[$0] }
    let spot = screen.map { Point(x: touch.x, y: touch.y) + $0.page.shownPlace.area.min }
    if list.isPressed(by: holder) {
      list.track(holder, to: spot, on: screens)
      if touch.isDown { return true }
      if touch.isCancelled { list.discard(holder) } else { chosen = list.release(holder) }
      return true
    }
    guard touch.isDown, let spot else { return false }
    return list.grasp(holder, at: spot, on: screens)
  }
}
