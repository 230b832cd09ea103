import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import LinuxIO
import StylusModel
import WetInk

/// The object behind a `stylus_canvas *`: the state under its lock, the wet ink, the fitting
/// thread, and the recipients of notifications.
@safe final class CanvasHandle: CObject, @unchecked Sendable {
  let origin = COrigin()
  let state: Lock<CanvasState>
  let routes = Lock(Routes())
  let numbers = StrokeNumbers()
  let fits: CanvasFits
  /// Makes pictures of much ink.
  private let painter: SideThread<PaintJob, PaintedPart>
  /// The time that it works before its results are shown, except for a single square that takes
  /// longer.
  private static let paintSlice = Microseconds.milliseconds(20)
  private let poller: Poller
  private let wakeup: Wakeup
  /// The time at which a pen will have been held still whose ink is in the application's picture.
  let alarm: Alarm

  /// The routes of samples.
  @safe struct Routes {
    var wet: WetInk?
    var parent: OpaquePointer?
    /// Whether pens are drawn from the daemon's reports.
    var follows = true
    var open: [StrokeID: Route] = [:]
    /// From logical units to millimeters of the page.
    var toPage = InkTransform.scale(x: 25.4 / 96, y: 25.4 / 96)
  }

  struct Route {
    /// When its first sample was taken; nil before.
    var began: Timestamp?
    var way: StrokeRoute
  }

  /// The receiver of a stroke's events.
  enum StrokeRoute: Sendable {
    /// The route depends on where the stroke begins.
    case undecided(stylus_canvas_pen_end, isPen: Bool)
    /// The stroke is on its own surface.
    case wet(WetInk)
    /// The stroke, or its effect, is in the application's picture.
    case picture
    /// The lasso's line is on its own surface.
    case lasso(WetInk)

    var isWet: Bool {
      switch self {
      case .wet, .lasso: true
      case .picture, .undecided: false
      }
    }
  }

  init() throws(SystemError) {
    fits = try CanvasFits(named: "canvas-fit") { FittedStroke($0) }
    painter = try SideThread(named: "canvas-paint") { job in
      let ends = Timestamp.now + Self.paintSlice
      return job.painted { Timestamp.now >= ends }
    }
    poller = try Poller()
    wakeup = try Wakeup()
    alarm = try Alarm()
    try poller.add(wakeup.number, token: 0)
    try poller.add(fits.descriptor, token: 1)
    try poller.add(alarm.number, token: 3)
    try poller.add(painter.descriptor, token: 4)
    state = Lock(CanvasState())
  }

  /// Its surfaces go with it.
  func close() { try? detach() }

  // MARK: State

  /// Changes the state, and wakes the threads that wait for events.
  func with<Result>(
    _ body: (inout CanvasState) throws(CError) -> Result
  ) throws(CError) -> Result {
    var failure: CError?
    var result: Result?
    let hasEvents = state.withLock { state in
      do throws(CError) { result = try body(&state) } catch { failure = error }
      if let job = state.nextPaintJob() { painter.submit(job) }
      return !state.events.isEmpty
    }
    if hasEvents { wakeup.signal() }
    if let result { return result }
    throw failure ?? .system("nothing was done")
  }

  /// Looks at the state.
  func readState<Result>(_ body: (CanvasState) -> Result) -> Result {
    state.withLock { body($0) }
  }

  var descriptor: Int32 { poller.number }

  /// Processes what happened; returns the number of events.
  func dispatch() -> Int {
    wakeup.acknowledge()
    alarm.acknowledge()
    let wet = routes.withLock { $0.wet }
    return state.withLock { state in
      if let wet { applyNews(wet.takeNews(), into: &state) }
      for fitted in fits.takeResults() { state.addFitted(fitted) }
      for done in painter.takeResults() { state.installPainted(done) }
      if let job = state.nextPaintJob() { painter.submit(job) }
      state.straightenHeld(at: .now)
      setAlarm(state)
      return state.events.count
    }
  }

  func setAlarm(_ state: CanvasState) {
    if let due = state.sheet.straightensAt { alarm.arm(at: due) } else { alarm.stop() }
  }

  /// The next event; nil if there is none.
  func nextEvent() -> stylus_canvas_event? {
    state.withLock { $0.nextEvent() }
  }

  /// Waits until all strokes that are over are in the drawing.
  func finishPendingStrokes() {
    let wet = routes.withLock { $0.wet }
    state.withLock { state in
      if let wet { applyNews(wet.takeNews(), into: &state) }
      while case let done = fits.takeNext(), !done.isEmpty {
        for fitted in done { state.addFitted(fitted) }
      }
    }
  }

  private func applyNews(_ news: [WetNews], into state: inout CanvasState) {
    for piece in news {
      switch piece {
      case .began(let id, let part): state.begin(id, part, isWet: true)
      case .goes(let id, let sample): state.applySample(sample, to: id)
      case .ended(let id, let stroke?, let time) where !state.isOther(id):
        state.endWet(id, stroke.style, at: time)
        fits.submit(stroke)
      // The lasso's line disappears when the picture shows the selection.
      case .ended(let id, let line, let time):
        if line != nil { state.handToPicture(id) }
        if state.isOther(id) { _ = state.end(id, at: time) } else { state.cancelWet(id) }
      }
    }
  }

  /// Sets other tools for it.
  func choose(_ tools: Toolset) {
    state.withLock { $0.choose(tools) }
    wakeup.signal()
    toolsChanged()
  }

  /// Performs the pressed action of the picker; unavailable actions are drawn as such.
  func obey(_ command: CanvasCommand) {
    finishPendingStrokes()
    try? with { (state) throws(CError) in try state.performPressed(command) }
    toolsChanged()
  }

  /// A tool was chosen, or the view or the ruler has changed.
  func toolsChanged() {
    let (tools, toPage) = readState { ($0.wetTools, $0.view.inverse) }
    let wet = routes.withLock { routes in
      routes.toPage = toPage ?? routes.toPage
      return routes.wet
    }
    wet?.setTools(tools)
  }
}

// The window.
extension CanvasHandle {
  var wet: WetInk? { routes.withLock { $0.wet } }

  func attach(
    display: OpaquePointer, surface: OpaquePointer, hearsPens: Bool
  ) throws(CError) {
    guard wet == nil else { throw .refused("the canvas is already attached") }
    let tools = readState { $0.wetTools }
    guard let made = unsafe WetInk(display: display, hearsPens: hearsPens, numbers, tools)
    else {
      throw .unsupported(
        "the compositor has no subsurfaces, or there are no threads or descriptors")
    }
    do throws(SystemError) { try poller.add(made.descriptor, token: 2) } catch {
      throw .system("\(error)")
    }
    let follows = routes.withLock {
      $0.wet = made
      unsafe $0.parent = surface
      return $0.follows
    }
    made.setFollows(follows)
  }

  /// Whether pens are drawn from the daemon's reports, if a daemon is running.
  var follows: Bool {
    get { routes.withLock { $0.follows } }
    set {
      let wet = routes.withLock { routes in
        routes.follows = newValue
        return routes.wet
      }
      wet?.setFollows(newValue)
    }
  }

  func detach() throws(CError) {
    let found = routes.withLock { routes in
      defer {
        routes.wet = nil
        unsafe routes.parent = nil
      }
      routes.open = routes.open.filter { !$0.value.way.isWet }
      return routes.wet
    }
    guard let found else { throw .refused("the canvas is not attached") }
    poller.remove(found.descriptor)
    found.stop()
    let news = found.takeNews()
    try with { state in applyNews(news, into: &state) }
  }

  func showSurface(_ place: WetPlace?) throws(CError) {
    let (found, parent) = unsafe routes.withLock { unsafe ($0.wet, $0.parent) }
    guard let found, let parent = unsafe parent else {
      throw .refused("the canvas is not attached")
    }
    unsafe found.showSurface(place, on: parent)
  }

  /// Updates pixels, and then hands over the strokes that they contain.
  func renderChanges(
    on pixels: inout MutableSpan<UInt32>, rowLength: Int, isNew: Bool
  ) throws(CError) -> Damage {
    let found = wet
    var damage = Damage()
    let hasEvents = state.withLock { state in
      let handed = state.takeHanded()
      found?.handOver(handed)
      damage = state.renderChanges(on: &pixels, rowLength: rowLength, isNew: isNew)
      return !state.events.isEmpty
    }
    if hasEvents { wakeup.signal() }
    return damage
  }
}
