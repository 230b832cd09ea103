import FramePacing
package import InkCanvas
import InkDrawing
import InkFitting
package import InkGeometry
import LinuxIO
package import StylusModel

/// The strokes that the daemon has not finished: what comes of them goes to the outputs that they
/// lie on.
package struct StrokeRouter {
  private var open: [StrokeID: OpenStroke] = [:]
  private var numbers: UInt64 = 0
  private let fits: FitThread
  private var cuts = CutStrokes()
  /// Which strokes run into each other.
  private var groups = LiveGroups()
  /// Pens that hold the ruler, by their strokes, which leave no ink.
  private var holders: [StrokeID: TabletMapping] = [:]
  /// What outputs have no room for yet, for too many of their strokes wait for their fits: in
  /// order, first come, first drawn.
  private var held: [HeldStroke] = []

  package init(_ fits: FitThread) { self.fits = fits }

  /// A stroke that is drawn on an output when there is room.
  private struct HeldStroke {
    let stroke: OpenStroke
    let screen: OutputScreen
  }

  /// How many fits were asked for and have not come.
  private var owed = 0

  /// The maximum number of held finished strokes before no more events are requested.
  private static let mostHeld = 16

  /// Whether strokes come faster than they are fitted, for longer than can be borne: the daemon
  /// shall wait. It must not where only news make room: while the strokes that are drawn are all
  /// open.
  package var isBehind: Bool { owed > 0 && held.count { $0.stroke.isFinished } >= Self.mostHeld }

  /// All strokes that are open.
  package var openStrokes: some Collection<OpenStroke> { open.values }

  /// The tablet that a stroke is drawn on.
  package func device(of id: StrokeID) -> DeviceID? { open[id]?.device }

  /// Where a sample of an open stroke lies in the layout.
  package func layoutPoint(of sample: Sample, in id: StrokeID) -> Point? {
    open[id]?.layoutPoint(of: sample)
  }

  /// Where a sample lies in the layout of a pen that holds the ruler.
  package func layoutPoint(of sample: Sample, heldBy id: StrokeID) -> Point? {
    holders[id]?.toLayout.applied(
      to: Point(x: Double(sample.x.value), y: Double(sample.y.value)))
  }

  /// A stroke leaves no ink, for its pen holds the ruler.
  package mutating func hold(with id: StrokeID, at now: Timestamp) {
    holders[id] = open[id]?.mapping
    cancel(id, at: now)
  }

  /// That pen was lifted.
  package mutating func letGo(_ id: StrokeID) { holders[id] = nil }

  /// The number under which canvases know an open stroke.
  package func canvasID(of id: StrokeID) -> StrokeID? { open[id]?.id }

  /// Whether an open stroke has no samples yet.
  package func isEmpty(_ id: StrokeID) -> Bool { open[id]?.samples.isEmpty == true }

  /// The ink of an open stroke.
  package func stroke(_ id: StrokeID) -> OpenStroke? { open[id] }

  /// Whether a stroke will change no ink any more.
  package func isSettled(_ stroke: OpenStroke, on screens: Screens) -> Bool {
    stroke.isFinished && !held.contains { $0.stroke === stroke }
      && screens.all.allSatisfy { $0.page.isSettled(stroke) }
  }

  /// Strokes that are in the ink though the daemon has not finished them.
  package func cutMarks(on screens: Screens) -> [CutMark] {
    cuts.marks { isSettled($0, on: screens) }
  }

  /// Whether an open stroke leaves ink.
  package func draws(_ id: StrokeID) -> Bool {
    guard let stroke = open[id], case .draws = stroke.part else { return false }
    return true
  }

  /// A stroke begins; one that had its number counts no more. One of a wet ink gets its group,
  /// unless it has one.
  package mutating func begin(
    _ beginning: StrokeBeginning, _ part: StrokePart, on mapping: TabletMapping,
    clock: Microseconds
  ) {
    numbers += 1
    if let former = open[beginning.stroke] { groups.leaveGroup(former) }
    var part = part
    let group = groups.joinGroup(&part, at: beginning.time)
    let stroke = OpenStroke(
      StrokeID(rawValue: numbers), beginning, part, on: mapping, clock: clock, wetGroup: group)
    open[beginning.stroke] = stroke
  }

  /// Strokes that are finished and have no room on an output yet.
  package func held(on screen: OutputScreen) -> [OpenStroke] {
    held.filter { $0.screen === screen && $0.stroke.isFinished }.map(\.stroke)
  }

  /// Whether the stroke is open, or would be except for the time that the daemon was not connected.
  package func knows(_ beginning: StrokeBeginning) -> Bool {
    open[beginning.stroke]?.began == beginning.time || cuts.contains(beginning)
  }

  /// A stroke that is known is told once more, from its first sample: it is drawn with what it was
  /// begun with, and takes the place of what there is of it.
  ///
  /// - Parameter mapping: where the tablet reaches now; nil: where it did when the stroke began.
  /// - Returns: false if it is not known.
  package mutating func restartStroke(
    _ beginning: StrokeBeginning, on mapping: TabletMapping?, at now: Timestamp
  ) -> Bool {
    guard knows(beginning), let known = open[beginning.stroke] ?? cuts.claimStroke(beginning) else {
      return false
    }
    cancel(beginning.stroke, at: now)
    begin(beginning, known.part, on: mapping ?? known.mapping, clock: known.clock)
    guard let stroke = open[beginning.stroke] else { return true }
    stroke.former = known.isFinished ? known : known.former
    if known.isFinished, known.isEndLogged {
      Log.write(.notice, "a stroke that had been cut off continues")
    }
    return true
  }

  /// A sample of a stroke came.
  package mutating func routeSample(
    _ sample: Sample, to id: StrokeID, on screens: Screens, at now: Timestamp
  ) {
    guard let stroke = open[id], stroke.samples.count < StrokeStep.mostSamples else { return }
    stroke.keepSample(sample, at: now)
    offer(sample, of: stroke, to: screens, at: now)
  }

  /// Tells the outputs on which a stroke is of its newest sample, and those of the stroke that it
  /// comes to.
  private mutating func offer(
    _ sample: Sample, of stroke: OpenStroke, to screens: Screens, at now: Timestamp
  ) {
    let place = stroke.layoutPoint(of: sample)
    for screen in screens.all {
      let isSeen = screen.isNear(place)
      if isSeen, screen.place.area.contains(place) { stroke.noteTouch(of: screen) }
      if stroke.screens.contains(where: { $0 === screen }) {
        screen.page.append(sample, to: stroke, isSeen: isSeen, at: now)
      } else if isSeen, screen.output != nil || screens.all.allSatisfy({ $0.output == nil }) {
        reach(screen, stroke, at: now)
      }
    }
  }

  /// A stroke comes to another output. If there is no room for it, it waits; the loop never blocks.
  private mutating func reach(_ screen: OutputScreen, _ stroke: OpenStroke, at now: Timestamp) {
    let isHeld = held.contains { $0.stroke === stroke && $0.screen === screen }
    guard !isHeld, !addStroke(stroke, on: screen, at: now) else { return }
    held.append(HeldStroke(stroke: stroke, screen: screen))
  }

  /// - Returns: false if there is no room.
  private func addStroke(_ stroke: OpenStroke, on screen: OutputScreen, at now: Timestamp) -> Bool {
    guard screen.page.begin(stroke, wasSeen: stroke.touches(screen)) else { return false }
    stroke.reached(screen)
    let time = stroke.samples.last.map { $0.time + stroke.clock }
    screen.page.inkChanged(since: time, at: now)
    return true
  }

  /// The tablets reach elsewhere, for the outputs are others: what was on none yet is drawn where
  /// they reach now.
  package mutating func remap(to tablets: TabletMappings, on screens: Screens, at now: Timestamp) {
    for stroke in open.values where stroke.screens.isEmpty {
      guard let mapping = tablets.mapping(of: stroke.device) else { continue }
      stroke.tabletMoved(to: mapping)
      for sample in stroke.samples where stroke.screens.isEmpty {
        offer(sample, of: stroke, to: screens, at: now)
      }
    }
  }

  /// There may be room again.
  private mutating func showHeld(at now: Timestamp) {
    guard !held.isEmpty else { return }
    var rest: [HeldStroke] = []
    for entry in held {
      if !addStroke(entry.stroke, on: entry.screen, at: now) {
        rest.append(entry)
      } else if entry.stroke.isFinished {
        requestFit(entry.stroke, on: entry.screen, at: now)
      }
    }
    held = rest
  }

  /// A sample is known better.
  package func correct(_ correction: SampleCorrection, at now: Timestamp) {
    let position = Int(correction.position)
    guard let stroke = open[correction.stroke], position < stroke.samples.count else { return }
    stroke.amendSample(position, to: correction.sample)
    for screen in stroke.screens {
      screen.page.correct(position, to: correction.sample, in: stroke, at: now)
    }
  }

  /// Where the tip goes from here.
  package func expect(_ points: [PredictedSample], behind id: StrokeID, at now: Timestamp) {
    guard let stroke = open[id], stroke.lifted == nil else { return }
    for screen in stroke.screens { screen.page.expect(points, behind: stroke, at: now) }
  }

  /// The pen was lifted.
  package mutating func end(_ id: StrokeID, at time: Timestamp, now: Timestamp) {
    guard let stroke = open[id] else { return }
    groups.leaveGroup(stroke)
    let lifted = time + stroke.clock
    stroke.penLifted(at: lifted)
    for screen in stroke.screens { screen.page.end(stroke, at: lifted, now: now) }
  }

  /// Nothing will change any more.
  package mutating func finish(_ id: StrokeID, on screens: Screens, at now: Timestamp) {
    guard let stroke = open.removeValue(forKey: id) else { return cuts.forget(id) }
    stroke.isFinished = true
    groups.leaveGroup(stroke)
    takeAwayFormer(of: stroke, on: screens, at: now)
    if stroke.lifted == nil {
      stroke.penLifted(at: stroke.end)
      for screen in stroke.screens { screen.page.end(stroke, at: stroke.end, now: now) }
    }
    for screen in stroke.screens { requestFit(stroke, on: screen, at: now) }
    showHeld(at: now)
  }

  /// The ink of a stroke is removed from outputs that it is no longer on.
  private func takeAwayFormer(of stroke: OpenStroke, on screens: Screens, at now: Timestamp) {
    guard let former = stroke.former, !stroke.touched.isEmpty else { return }
    // Where its fit has yet to come.
    former.remains = stroke.touched.map(\.id)
    for (id, ink) in former.inks {
      guard let screen = screens[id], !stroke.touches(screen) else { continue }
      screen.page.takeAway(ink, at: now)
    }
  }

  private mutating func requestFit(
    _ stroke: OpenStroke, on screen: OutputScreen, at now: Timestamp
  ) {
    guard let ink = screen.page.finish(stroke, at: now) else { return }
    owed += 1
    fits.submit(FitJob(screen: screen.id, stroke: stroke.id, ink: ink))
  }

  /// It never counted.
  package mutating func cancel(_ id: StrokeID, at now: Timestamp) {
    guard let stroke = open.removeValue(forKey: id) else { return }
    groups.leaveGroup(stroke)
    held.removeAll { $0.stroke === stroke }
    for screen in stroke.screens { screen.page.cancel(stroke, at: now) }
    showHeld(at: now)
  }

  /// Nobody knows how a stroke continued, and nobody ever will: it ends as it is.
  package mutating func lose(_ id: StrokeID, on screens: Screens, at now: Timestamp) {
    cuts.forget(id)
    cut(id, on: screens, at: now)
  }

  private mutating func cut(_ id: StrokeID, on screens: Screens, at now: Timestamp) {
    guard let stroke = open[id] else { return }
    stroke.isEndLogged = !stroke.screens.isEmpty || held.contains { $0.stroke === stroke }
    if stroke.isEndLogged {
      Log.write(.notice, "a stroke was cut off: its daemon is gone")
    }
    finish(id, on: screens, at: now)
  }

  /// No daemon continues the strokes: they end as they are, until somebody does. Those of the mouse
  /// and of fingers need no daemon.
  package mutating func cutAll(on screens: Screens, at now: Timestamp) {
    let lost = open.filter { $0.value.device != TabletMappings.hands }
    for (id, stroke) in lost.sorted(by: { $0.key < $1.key }) {
      cuts.rememberStroke(stroke, as: id)
      cut(id, on: screens, at: now)
    }
  }

  /// Nothing is drawn any more: they are cut off, until a daemon reports them again completely.
  package mutating func finishAll(on screens: Screens, at now: Timestamp) {
    for (id, stroke) in open.sorted(by: { $0.key < $1.key }) {
      cuts.rememberStroke(stroke, as: id)
      finish(id, on: screens, at: now)
    }
  }

  /// Waits for all fits, at the end: each takes up to 25 ms for a second of writing.
  ///
  /// - Parameter end: when to give up.
  /// - Returns: false if some are missing: their strokes must be fetched from the daemon again.
  @discardableResult package mutating func completeAll(
    on screens: inout Screens, at now: Timestamp, until end: Timestamp? = nil
  ) -> Bool {
    while owed > 0 {
      let fitted = fits.takeNext(until: end)
      if fitted.isEmpty { return false }
      insertFittedStrokes(fitted, on: &screens, at: now)
    }
    return held.isEmpty
  }

  /// Puts fitted strokes into their drawings; the results of one stroke on several outputs are one
  /// step.
  package mutating func insertFittedStrokes(
    _ fitted: [FittedInk], on screens: inout Screens, at now: Timestamp
  ) {
    owed -= fitted.count
    for result in fitted {
      let step = screens.step(of: result.stroke)
      let canUndo = screens[result.screen]?.page
        .finish(result.stroke, as: result.fitted, inStep: step, at: now)
      if canUndo == true { screens.forgetUndone() }
    }
    showHeld(at: now)
  }
}
