import FramePacing
import InkCanvas
import InkDrawing
import InkGeometry
import InkModel
import LinuxIO

/// The strokes that the daemon has not finished: what comes of them goes to the outputs that they lie on.
struct StrokeDesk {
  private var open: [StrokeID: OpenStroke] = [:]
  private var numbers: UInt64 = 0
  private let fits: FitThread

  /// A canvas takes no more samples of a stroke.
  private static let mostSamples = 262_144

  init(_ fits: FitThread) { self.fits = fits }

  /// Whether the stroke is known.
  func isOpen(_ id: StrokeID) -> Bool { open[id] != nil }

  /// The tablet that a stroke is drawn on.
  func device(of id: StrokeID) -> DeviceID? { open[id]?.device }

  /// A stroke begins; one that had its number counts no more.
  mutating func begin(
    _ beginning: StrokeBeginning, _ part: OpenStroke.Part, on mapping: TabletMapping,
    clock: Microseconds
  ) {
    numbers += 1
    open[beginning.stroke] = OpenStroke(
      StrokeID(rawValue: numbers), beginning, part, on: mapping, clock: clock)
  }

  /// A sample of a stroke came.
  mutating func append(
    _ sample: Sample, to id: StrokeID, on screens: inout Screens, at now: Timestamp
  ) {
    guard let stroke = open[id], stroke.samples.count < Self.mostSamples else { return }
    stroke.samples.append(sample)
    let place = stroke.mapping.toLayout.applied(
      to: Point(x: Double(sample.x.value), y: Double(sample.y.value)))
    for screen in screens.all {
      let isSeen = screen.isNear(place)
      if stroke.screens.contains(where: { $0 === screen }) {
        screen.append(sample, to: stroke, isSeen: isSeen, at: now)
      } else if isSeen, screen.output != nil || screens.all.allSatisfy({ $0.output == nil }) {
        reach(screen, stroke, &screens, at: now)
      }
    }
  }

  /// A stroke comes to another output. Where there is no room for it, that of finished strokes is made free.
  private func reach(
    _ screen: OutputScreen, _ stroke: OpenStroke, _ screens: inout Screens, at now: Timestamp
  ) {
    while !screen.begin(stroke) {
      let fitted = fits.takeNext()
      if fitted.isEmpty { return }
      settle(fitted, on: &screens, at: now)
    }
    stroke.screens.append(screen)
    let time = stroke.samples.last.map { $0.time + stroke.clock }
    screen.pacer.inkChanged(sample: time, at: now)
  }

  /// A sample is known better.
  func correct(_ correction: SampleCorrection, at now: Timestamp) {
    let position = Int(correction.position)
    guard let stroke = open[correction.stroke], position < stroke.samples.count else { return }
    stroke.samples[position] = correction.sample
    for screen in stroke.screens {
      screen.correct(position, to: correction.sample, in: stroke, at: now)
    }
  }

  /// Where the tip goes from here.
  func expect(_ points: [PredictedSample], behind id: StrokeID, at now: Timestamp) {
    guard let stroke = open[id], stroke.lifted == nil else { return }
    for screen in stroke.screens { screen.expect(points, behind: stroke, at: now) }
  }

  /// The pen was lifted.
  func end(_ id: StrokeID, at time: Timestamp, now: Timestamp) {
    guard let stroke = open[id] else { return }
    let lifted = time + stroke.clock
    stroke.lifted = lifted
    for screen in stroke.screens { screen.end(stroke, at: lifted, now: now) }
  }

  /// Nothing will change any more.
  mutating func finish(_ id: StrokeID, at now: Timestamp) {
    guard let stroke = open.removeValue(forKey: id) else { return }
    if stroke.lifted == nil {
      stroke.lifted = stroke.end
      for screen in stroke.screens { screen.end(stroke, at: stroke.end, now: now) }
    }
    for screen in stroke.screens {
      guard let ink = screen.finish(stroke, at: now) else { continue }
      fits.put(FitJob(screen: screen.id, stroke: stroke.id, ink: ink))
    }
  }

  /// It never counted.
  mutating func cancel(_ id: StrokeID, at now: Timestamp) {
    guard let stroke = open.removeValue(forKey: id) else { return }
    for screen in stroke.screens { screen.cancel(stroke, at: now) }
  }

  /// Nobody knows how they go on: they end as they are.
  mutating func finishAll(at now: Timestamp) {
    for id in open.keys.sorted() { finish(id, at: now) }
  }

  /// Waits for all fits.
  func settleAll(on screens: inout Screens, at now: Timestamp) {
    while true {
      let fitted = fits.takeNext()
      if fitted.isEmpty { return }
      settle(fitted, on: &screens, at: now)
    }
  }

  /// Puts strokes that are fitted into their drawings; what one became on several outputs is one step.
  func settle(_ fitted: [FittedInk], on screens: inout Screens, at now: Timestamp) {
    for result in fitted {
      screens.beginStep(of: result.stroke)
      screens[result.screen]?.finish(result.stroke, as: result.fitted, at: now)
    }
  }
}
