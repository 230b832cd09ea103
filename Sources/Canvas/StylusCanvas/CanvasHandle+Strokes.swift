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

extension CanvasHandle {
  /// A stroke begins.
  ///
  /// - Parameter isPen: whether the stroke belongs to a pen that the compositor reports.
  func beginStroke(_ end: stylus_canvas_pen_end, isPen: Bool) throws(CError) -> StrokeID {
    let id = numbers.nextStrokeID()
    let now = Timestamp.now
    let wet = self.wet
    let way: StrokeRoute = try with { (state) throws(CError) in
      try state.checkCanBegin()
      guard !state.dependsOnPlace(end) else { return .undecided(end, isPen: isPen) }
      return routeStroke(id, state.nextPart(of: end, at: nil, now), isPen, on: wet, &state)
    }
    routes.withLock { $0.open[id] = Route(began: nil, way: way) }
    return id
  }

  /// Begins a stroke with this part; returns its route.
  private func routeStroke(
    _ id: StrokeID, _ part: StrokePart, _ isPen: Bool, on wet: WetInk?, _ state: inout CanvasState
  ) -> StrokeRoute {
    guard let wet else {
      state.begin(id, part, isWet: false)
      return .picture
    }
    switch part {
    case .draws:
      state.begin(id, part, isWet: true)
      wet.begin(id, part, isPen: isPen)
      return .wet(wet)
    case .selects:
      state.begin(id, part, isWet: true)
      wet.begin(id, .draws(StrokeStyle.lasso(zoom: state.viewport.zoom)))
      return .lasso(wet)
    case .erases, .movesRuler:
      state.begin(id, part, isWet: false)
      return .picture
    }
  }

  /// Decides the part of a stroke that begins at a sample.
  private func decide(
    _ id: StrokeID, _ end: stylus_canvas_pen_end, _ isPen: Bool, at sample: FitSample
  ) throws(CError) {
    let now = Timestamp.now
    var wet = self.wet
    try with { (state) throws(CError) in
      // It was not counted while its part was undecided.
      try state.checkCanBegin()
      let part = state.nextPart(of: end, at: sample.location, now)
      if case .selects = part, state.sheet.canvas.isSelecting {
        throw .refused("another pen is selecting. Fix: wait until it has ended")
      }
      // A selection is dragged without drawing a line.
      if case .selects = part, state.sheet.canvas.dragsSelection(at: sample.location) { wet = nil }
      let way = routeStroke(id, part, isPen, on: wet, &state)
      routes.withLock { $0.open[id]?.way = way }
    }
  }

  /// The route of a stroke's sample, and the sample as it is passed on: the time of the first
  /// sample counts as the beginning.
  private func route(
    of id: StrokeID, _ sample: stylus_sample, at time: Timestamp
  ) throws(CError) -> (way: StrokeRoute, sample: FitSample) {
    let found = routes.withLock { routes in
      guard let route = routes.open[id] else { return nil as (Route, InkTransform)? }
      if route.began == nil { routes.open[id]?.began = time }
      return (route, routes.toPage)
    }
    guard let (route, toPage) = found else {
      throw .unknown("no stroke \(id.rawValue) is open")
    }
    return (route.way, FitSample(sample, at: time, began: route.began ?? time, toPage))
  }

  /// A stroke is over, for better or worse.
  private func removeRoute(_ id: StrokeID) throws(CError) -> StrokeRoute {
    let found = routes.withLock { $0.open.removeValue(forKey: id) }
    guard let found else { throw .unknown("no stroke \(id.rawValue) is open") }
    return found.way
  }

  func appendSample(_ sample: stylus_sample, to id: StrokeID) throws(CError) {
    let time = sample.moment
    var (way, fit) = try route(of: id, sample, at: time)
    if case .undecided(let end, let isPen) = way {
      try decide(id, end, isPen, at: fit)
      (way, fit) = try route(of: id, sample, at: time)
    }
    switch way {
    case .wet(let wet): wet.apply(.append(fit), to: id, taken: time)
    case .lasso(let wet):
      wet.apply(.append(fit), to: id, taken: time)
      try applySample(fit, to: id)
    case .picture: try applySample(fit, to: id)
    case .undecided: break
    }
  }

  private func applySample(_ sample: FitSample, to id: StrokeID) throws(CError) {
    let ruler = try with { state in
      let before = state.ruler.place
      state.applySample(sample, to: id)
      if state.sheet.record(of: id) != nil { setAlarm(state) }
      return before != state.ruler.place
    }
    if ruler { toolsChanged() }
  }

  func correct(
    _ index: Int, to sample: stylus_sample, in id: StrokeID
  ) throws(CError) {
    let (way, fit) = try route(of: id, sample, at: sample.moment)
    switch way {
    case .wet(let wet): wet.apply(.correct(index, fit), to: id)
    case .picture: try with { $0.apply(.correct(index, fit), to: id) }
    case .lasso, .undecided: break
    }
  }

  func expect(
    _ samples: [stylus_sample], behind id: StrokeID
  ) throws(CError) {
    var tail: [FitSample] = []
    guard var way = routes.withLock({ $0.open[id]?.way }) else {
      throw .unknown("no stroke \(id.rawValue) is open")
    }
    for sample in samples {
      let routed = try route(of: id, sample, at: sample.moment)
      tail.append(routed.sample)
      way = routed.way
    }
    switch way {
    case .wet(let wet), .lasso(let wet): wet.apply(.expect(tail), to: id)
    case .picture: try with { $0.apply(.expect(tail), to: id) }
    case .undecided: break
    }
  }

  func endStroke(_ id: StrokeID, at time: Int64) throws(CError) {
    let time = time > 0 ? Timestamp(microseconds: time / 1_000) : .now
    switch try removeRoute(id) {
    case .wet(let wet), .lasso(let wet): wet.apply(.end(time), to: id)
    case .picture: if let stroke = try with({ $0.end(id, at: time) }) { fits.submit(stroke) }
    case .undecided: break
    }
  }

  func cancel(_ id: StrokeID) throws(CError) {
    switch try removeRoute(id) {
    case .wet(let wet):
      wet.cancel(id)
      try with { $0.cancelWet(id) }
    case .lasso(let wet):
      wet.cancel(id)
      try with { $0.cancel(id) }
    case .picture: try with { $0.cancel(id) }
    case .undecided: break
    }
  }
}

extension stylus_sample {
  /// When it was taken.
  fileprivate var moment: Timestamp {
    time > 0 ? Timestamp(microseconds: time / 1_000) : .now
  }
}

extension FitSample {
  /// Converts a sample of C. Unknown values are a mouse's: an upright pen with half pressure.
  init(
    _ sample: stylus_sample, at time: Timestamp, began: Timestamp, _ toPage: InkTransform
  ) {
    let isTilted = !(sample.altitude + sample.azimuth).isNaN
    self.init(
      time: max(0, Double((time - began).value) * 1e-6),
      location: toPage.applied(to: Point(x: sample.x, y: sample.y)),
      force: sample.pressure.isNaN ? 0.5 : Double(min(max(sample.pressure, 0), 1)),
      azimuth: isTilted ? Double(sample.azimuth) : 0,
      altitude: Double(isTilted ? sample.altitude : .pi / 2),
      roll: sample.roll.isNaN ? 0 : Double(sample.roll))
    PenTurn(of: toPage).apply(to: &self)
  }
}
