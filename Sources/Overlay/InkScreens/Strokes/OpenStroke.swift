import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import StylusModel

/// A stroke that the daemon has not finished, and where it is drawn.
package final class OpenStroke {
  /// Its number here: another daemon begins again at 1.
  let id: StrokeID
  let device: DeviceID
  let began: Timestamp
  /// From the clock of its stamps to ours.
  let clock: Microseconds
  /// What it does, with its ruler in millimeters from the corner of the layout.
  let part: StrokePart
  /// The group that it keeps wet, until it ends.
  private var wetGroup: InkID?
  private(set) var mapping: TabletMapping
  /// All that came, for outputs that it reaches later.
  private(set) var samples: [Sample] = []
  /// Whether the pen is held still; nil: nobody asks.
  private var hold: PenHold?
  /// How many samples it had when it became a shape, if it did.
  private(set) var straightened: Int?
  /// When the pen was lifted, on our clock.
  private(set) var lifted: Timestamp?
  /// Nothing about it will change any more.
  var isFinished = false
  /// Whether the log says that it ended before it was finished.
  var isEndLogged = false
  /// The outputs that it has reached.
  private(set) var screens: [OutputScreen] = []

  /// Outputs on which one of its places lay. It comes into their drawings wherever they lie when it
  /// is drawn dry.
  private(set) var touched: [OutputScreen] = []

  /// The same stroke, which ended as it was before all of it was known; this one takes its place.
  var former: OpenStroke?
  /// The outputs on which it is dry, or did what it was there for.
  package private(set) var settled: [ScreenID] = []
  /// The only outputs where it comes into drawings; nil: any. A stroke that was reported again is
  /// at the same position.
  package var remains: [ScreenID]?
  /// The result in the drawings.
  private(set) var inks: [ScreenID: InkID] = [:]

  /// Whether one of its places lay on an output.
  func touches(_ screen: OutputScreen) -> Bool { touched.contains { $0 === screen } }

  /// Where one of its samples lies in the layout.
  func layoutPoint(of sample: Sample) -> Point {
    mapping.toLayout.applied(to: Point(x: Double(sample.x.value), y: Double(sample.y.value)))
  }

  init(
    _ id: StrokeID, _ beginning: StrokeBeginning, _ part: StrokePart, on mapping: TabletMapping,
    clock: Microseconds, wetGroup: InkID? = nil
  ) {
    self.id = id
    device = beginning.device
    began = beginning.time
    self.clock = clock
    self.part = part
    self.mapping = mapping
    self.wetGroup = wetGroup
    if case .draws(let style) = part, style.straightens { hold = PenHold() }
    samples.reserveCapacity(Self.usualSamples)
  }

  /// Memory for these is allocated once: two seconds of a pen that reports 133 times a second.
  private static let usualSamples = 256

  /// When it ended at the latest, on our clock: it will not be told any more.
  var end: Timestamp { lifted ?? (samples.last?.time ?? began) + clock }

  // MARK: The pen

  /// A sample came.
  func keepSample(_ sample: Sample, at now: Timestamp) {
    samples.append(sample)
    recordHold(of: sample, at: now)
  }

  /// A sample is known better.
  func amendSample(_ position: Int, to sample: Sample) { samples[position] = sample }

  /// The pen was lifted, on our clock.
  func penLifted(at time: Timestamp) { lifted = time }

  /// The tablet reaches elsewhere.
  func tabletMoved(to mapping: TabletMapping) { self.mapping = mapping }

  /// It keeps its group wet no longer: the group, the first time.
  func leaveWetGroup() -> InkID? {
    defer { wetGroup = nil }
    return wetGroup
  }

  // MARK: Outputs

  /// It is drawn on another output.
  func reached(_ screen: OutputScreen) { screens.append(screen) }

  /// One of its places lies on an output.
  func noteTouch(of screen: OutputScreen) {
    if !touches(screen) { touched.append(screen) }
  }

  /// On an output it did what it was there for.
  func settle(on screen: ScreenID) { settled.append(screen) }

  /// The result in the drawing of an output; nil: none.
  func noteInk(_ ink: InkID?, on screen: ScreenID) { inks[screen] = ink }

  // MARK: Holding

  /// Where a millimeter is one of all outputs.
  private static let scale = 25.4 / 96

  /// The pen may be held still where a sample lies. From when it came on, not from its stamp: what
  /// comes late was not a hold.
  private func recordHold(of sample: Sample, at now: Timestamp) {
    guard hold != nil, lifted == nil else { return }
    hold?.append(layoutPoint(of: sample) * Self.scale, at: Self.seconds(now))
  }

  /// When the pen was held still for long enough, if it does not move.
  var holdDue: Timestamp? {
    guard lifted == nil, straightened == nil else { return nil }
    return hold?.heldFrom.map { Timestamp(microseconds: Int64(($0 * 1e6).rounded(.up))) }
  }

  /// The pen is held still. After a failed shape detection, it is not repeated until the pen is
  /// held elsewhere.
  func straighten(at now: Timestamp) {
    hold?.letGo()
    let isShape = screens.reduce(false) { $1.page.straighten(self, at: now) || $0 }
    if isShape { straightened = samples.count }
  }

  private static func seconds(_ time: Timestamp) -> Double { Double(time.microseconds) / 1e6 }
}
