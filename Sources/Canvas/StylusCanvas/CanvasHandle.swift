import CStylusCanvas
import InkCanvas
import InkDrawing
import InkFitting
import InkGeometry
import LinuxIO
import StylusModel
import WetInk

/// What a `stylus_canvas *` points at: the state under its lock, the wet ink, the thread that fits, and who is told of what.
@safe final class CanvasHandle: @unchecked Sendable {
  private let state: Lock<CanvasState>
  private let routes = Lock(Routes())
  private let numbers = StrokeNumbers()
  private let fits: CanvasFits
  private let poller: Poller
  private let wakeup: Wakeup
  /// The words of the last failure, for C.
  private let words: UnsafeMutablePointer<CChar>

  /// Longer messages are cut.
  private static let mostWords = 512

  /// Which way samples take.
  @safe private struct Routes {
    var wet: WetInk?
    var parent: OpaquePointer?
    var open: [StrokeID: Route] = [:]
    var unitsPerMillimetre = 96 / 25.4
  }

  private struct Route {
    /// When its first sample was taken; nil before.
    var began: Timestamp?
    /// Nil: the application's picture shows it.
    let wet: WetInk?
  }

  init() throws(SystemError) {
    fits = try CanvasFits(named: "canvas-fit") { FittedStroke(stroke: $0, ink: $0.fitted()) }
    poller = try Poller()
    wakeup = try Wakeup()
    try poller.add(wakeup.number, token: 0)
    try poller.add(fits.descriptor, token: 1)
    state = Lock(CanvasState())
    unsafe words = .allocate(capacity: Self.mostWords)
    unsafe words.initialize(repeating: 0, count: Self.mostWords)
  }

  deinit { unsafe words.deallocate() }

  // MARK: Failures

  var message: UnsafePointer<CChar> { unsafe UnsafePointer(words) }

  func note(_ failure: CanvasFailure) {
    var index = 0
    for byte in failure.words.utf8.prefix(Self.mostWords - 1) {
      unsafe words[index] = CChar(bitPattern: byte)
      index += 1
    }
    unsafe words[index] = 0
  }

  // MARK: State

  /// Does something with the state, and tells those who wait for events.
  func with<Result>(
    _ body: (inout CanvasState) throws(CanvasFailure) -> Result
  ) throws(CanvasFailure) -> Result {
    var failure: CanvasFailure?
    var result: Result?
    let hasEvents = state.withLock { state in
      do throws(CanvasFailure) { result = try body(&state) } catch { failure = error }
      return !state.events.isEmpty
    }
    if hasEvents { wakeup.signal() }
    if let result { return result }
    throw failure ?? .system("nothing was done")
  }

  /// Looks at the state.
  func look<Result>(_ body: (CanvasState) -> Result) -> Result {
    state.withLock { body($0) }
  }

  var descriptor: Int32 { poller.number }

  /// Takes in what happened; how many events there are.
  func dispatch() -> Int {
    wakeup.acknowledge()
    let wet = routes.withLock { $0.wet }
    return state.withLock { state in
      if let wet { take(wet.takeNews(), into: &state) }
      for fitted in fits.take() { state.finish(fitted) }
      return state.events.count
    }
  }

  /// The next event; nil if there is none.
  func nextEvent() -> stylus_canvas_event? {
    state.withLock { $0.events.isEmpty ? nil : $0.events.removeFirst() }
  }

  /// Waits until all strokes that are over are in the drawing.
  func settle() {
    let wet = routes.withLock { $0.wet }
    state.withLock { state in
      if let wet { take(wet.takeNews(), into: &state) }
      while case let done = fits.takeNext(), !done.isEmpty {
        for fitted in done { state.finish(fitted) }
      }
    }
  }

  private func take(_ news: [WetNews], into state: inout CanvasState) {
    for piece in news {
      switch piece {
      case .began(let id, let part): state.begin(id, part, isWet: true)
      case .erases(let id, let sample): state.append(sample, to: id)
      case .ended(let id, let stroke?, _):
        state.tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
        fits.put(stroke)
      case .ended(let id, nil, let time): _ = state.end(id, at: time)
      }
    }
  }

  // MARK: Strokes

  func begin(_ end: stylus_canvas_end) throws(CanvasFailure) -> StrokeID {
    let id = numbers.next()
    let now = Timestamp.now
    let wet = routes.withLock { $0.wet }
    let isWet = try with { (state) throws(CanvasFailure) in
      guard !state.isReadOnly else { throw .refused("the canvas is read-only") }
      guard state.underway < OutputCanvas.mostOpen else {
        throw .refused("\(OutputCanvas.mostOpen) strokes are open already")
      }
      let part = state.nextPart(of: end, at: now)
      guard let wet, case .draws = part else {
        state.begin(id, part, isWet: false)
        return false
      }
      state.begin(id, part, isWet: true)
      wet.begin(id, part)
      return true
    }
    routes.withLock { $0.open[id] = Route(began: nil, wet: isWet ? wet : nil) }
    return id
  }

  /// Which way a sample of a stroke takes, and the sample as it goes there: the time of the first counts as the beginning.
  private func route(
    of id: StrokeID, _ sample: stylus_canvas_sample, at time: Timestamp
  ) throws(CanvasFailure) -> (wet: WetInk?, sample: FitSample) {
    let found = routes.withLock { routes in
      guard let route = routes.open[id] else { return nil as (WetInk?, Timestamp, Double)? }
      let began = route.began ?? time
      if route.began == nil { routes.open[id]?.began = time }
      return (route.wet, began, routes.unitsPerMillimetre)
    }
    guard let (wet, began, unit) = found else {
      throw .unknown("no stroke \(id.rawValue) is open")
    }
    return (wet, FitSample(sample, at: time, began: began, unitsPerMillimetre: unit))
  }

  /// A stroke is over, for better or worse.
  private func close(_ id: StrokeID) throws(CanvasFailure) -> WetInk? {
    let found = routes.withLock { $0.open.removeValue(forKey: id) }
    guard let found else { throw .unknown("no stroke \(id.rawValue) is open") }
    return found.wet
  }

  func add(_ sample: stylus_canvas_sample, to id: StrokeID) throws(CanvasFailure) {
    let time = sample.moment
    let (wet, fit) = try route(of: id, sample, at: time)
    if let wet { return wet.add(fit, to: id, taken: time) }
    try with { $0.append(fit, to: id) }
  }

  func correct(
    _ index: Int, to sample: stylus_canvas_sample, in id: StrokeID
  ) throws(CanvasFailure) {
    let (wet, fit) = try route(of: id, sample, at: sample.moment)
    if let wet { return wet.correct(index, to: fit, in: id) }
    try with { $0.correct(id, index, fit) }
  }

  func expect(
    _ samples: [stylus_canvas_sample], behind id: StrokeID
  ) throws(CanvasFailure) {
    var tail: [FitSample] = []
    var wet = self.wet
    for sample in samples {
      let routed = try route(of: id, sample, at: sample.moment)
      tail.append(routed.sample)
      wet = routed.wet
    }
    if let wet { wet.expect(tail, behind: id) } else { try with { $0.expect(tail, behind: id) } }
  }

  func end(_ id: StrokeID, at time: Int64) throws(CanvasFailure) {
    let time = time > 0 ? Timestamp(microseconds: time / 1_000) : .now
    if let wet = try close(id) { return wet.end(id, at: time) }
    if let stroke = try with({ $0.end(id, at: time) }) { fits.put(stroke) }
  }

  func cancel(_ id: StrokeID) throws(CanvasFailure) {
    guard let wet = try close(id) else { return try with { $0.cancel(id) } }
    wet.cancel(id)
    try with { state in
      state.underway = max(0, state.underway - 1)
      state.tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    }
  }

  /// Something was chosen, or the zoom is another.
  func toolsChanged() {
    let (tools, unit) = look { ($0.wetTools, $0.unitsPerMillimetre) }
    let wet = routes.withLock { routes in
      routes.unitsPerMillimetre = unit
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
  ) throws(CanvasFailure) {
    guard wet == nil else { throw .refused("the canvas is attached already") }
    let tools = look { $0.wetTools }
    guard let made = unsafe WetInk(display: display, hearsPens: hearsPens, numbers, tools)
    else {
      throw .unsupported(
        "the compositor has no subsurfaces, or there are no threads or descriptors")
    }
    do throws(SystemError) { try poller.add(made.descriptor, token: 2) } catch {
      throw .system("\(error)")
    }
    routes.withLock {
      $0.wet = made
      unsafe $0.parent = surface
    }
  }

  func detach() throws(CanvasFailure) {
    let found = routes.withLock { routes in
      defer {
        routes.wet = nil
        unsafe routes.parent = nil
      }
      routes.open = routes.open.filter { $0.value.wet == nil }
      return routes.wet
    }
    guard let found else { throw .refused("the canvas is not attached") }
    poller.remove(found.descriptor)
    found.stop()
    let news = found.takeNews()
    try with { state in take(news, into: &state) }
  }

  func place(_ place: WetPlace?) throws(CanvasFailure) {
    let (found, parent) = unsafe routes.withLock { unsafe ($0.wet, $0.parent) }
    guard let found, let parent = unsafe parent else {
      throw .refused("the canvas is not attached")
    }
    unsafe found.place(place, on: parent)
  }

  /// Brings pixels up to date, and hands over what they have from now on.
  func draw(
    on pixels: inout MutableSpan<UInt32>, rowLength: Int, isNew: Bool
  ) throws(CanvasFailure) -> Damage {
    let found = wet
    var damage = Damage()
    let hasEvents = state.withLock { state in
      found?.handOver(state.handing)
      state.handing = []
      damage = state.draw(on: &pixels, rowLength: rowLength, isNew: isNew)
      return !state.events.isEmpty
    }
    if hasEvents { wakeup.signal() }
    return damage
  }
}

extension stylus_canvas_sample {
  /// When it was taken.
  fileprivate var moment: Timestamp {
    time > 0 ? Timestamp(microseconds: time / 1_000) : .now
  }
}

extension FitSample {
  /// A sample as C tells it.
  init(
    _ sample: stylus_canvas_sample, at time: Timestamp, began: Timestamp,
    unitsPerMillimetre unit: Double
  ) {
    self.init(
      time: max(0, Double((time - began).value) * 1e-6),
      location: Point(x: sample.x / unit, y: sample.y / unit),
      force: Double(min(max(sample.pressure, 0), 1)), azimuth: Double(sample.azimuth),
      altitude: Double(sample.altitude), roll: Double(sample.roll))
  }
}
