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
  /// What it does, with its ruler in millimetres from the corner of the layout.
  let part: StrokePart
  /// The group that it keeps wet, until it ends.
  var wetGroup: InkID?
  var mapping: TabletMapping
  /// All that came, for outputs that it reaches later.
  var samples: [Sample] = []
  /// Whether the pen is held still; nil: nobody asks.
  var hold: PenHold?
  /// How many samples it had when it became a shape, if it did.
  var straightened: Int?
  /// When the pen was lifted, on our clock.
  var lifted: Timestamp?
  /// Nothing about it will change any more.
  var isFinished = false
  /// Whether the log says that it ended before it was finished.
  var isTold = false
  /// The outputs that it has reached.
  var screens: [OutputScreen] = []

  /// Outputs on which one of its places lay. It comes into their drawings wherever they lie when it
  /// is drawn dry.
  var touched: [OutputScreen] = []

  /// The same stroke, which ended as it was before all of it was known; this one takes its place.
  var former: OpenStroke?
  /// The outputs on which it is dry, or did what it was there for.
  package var settled: [ScreenID] = []
  /// The only outputs where it comes into drawings; nil: any. What was told once more lies nowhere
  /// else.
  package var remains: [ScreenID]?
  /// What it became in the drawings.
  var inks: [ScreenID: InkID] = [:]

  /// Whether one of its places lay on an output.
  func touches(_ screen: OutputScreen) -> Bool { touched.contains { $0 === screen } }

  /// Where one of its samples lies in the layout.
  func layoutPoint(of sample: Sample) -> Point {
    mapping.toLayout.applied(to: Point(x: Double(sample.x.value), y: Double(sample.y.value)))
  }

  init(
    _ id: StrokeID, _ beginning: StrokeBeginning, _ part: StrokePart, on mapping: TabletMapping,
    clock: Microseconds
  ) {
    self.id = id
    device = beginning.device
    began = beginning.time
    self.clock = clock
    self.part = part
    self.mapping = mapping
    if case .draws(let style) = part, style.straightens { hold = PenHold() }
    samples.reserveCapacity(Self.usualSamples)
  }

  /// Memory for these is allocated once: two seconds of a pen that reports 133 times a second.
  private static let usualSamples = 256

  /// When it ended at the latest, on our clock: it will not be told any more.
  var end: Timestamp { lifted ?? (samples.last?.time ?? began) + clock }
}
