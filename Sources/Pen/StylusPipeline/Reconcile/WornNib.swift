import StylusModel

/// Learns the pressure that a pen with a worn nib reports without a touch, and subtracts it.
///
/// It has two methods. If the tablet reports a touch far above its surface, that pressure is the
/// nib's own: no tip touches in the upper half of the sensing range (libinput does the same). If
/// the tablet does not report a touch then, the nib's own pressure is the least pressure of a whole
/// approach; the least of the last three approaches is used, so that one hasty approach has no
/// effect. More than a fifth of the range is not a worn nib.
struct WornNib {
  private var tool: Tool?
  private var approaches = InlineArray<3, Float>(repeating: 0)
  private var count = 0
  private var least = Float.infinity
  private var frames = 0
  private var offset: Float = 0
  /// Whether the pen has stayed in the upper half of the sensing range in this visit.
  private var isHigh = false
  /// The pen's pressure far above the surface; nil if none was observed.
  private var inAir: Float?
  /// The first frame of a pen that presses far above the surface, until the next one decides.
  private var suspect: ToolFrame?
  private var visit = Visit()
  /// The number of visits in a row that looked like those of a worn nib.
  private var wornVisits = 0
  /// The finding of the last frame.
  private(set) var finding: NibFinding?

  /// A finding about a nib.
  enum NibFinding: BitwiseCopyable {
    /// It presses far above the surface; that is taken off from now on.
    case pressesInAir
    /// It presses from proximity in to proximity out; the tablet does not report the distance.
    case neverLifts
  }

  private static let largest: Float = 0.2
  /// An approach with fewer frames is not sufficient.
  private static let fewest = 4
  private static let fewestVisits = 3

  /// Whether the tablet's contact reports are unusable, because the nib presses in the air.
  var isWorn: Bool { (inAir ?? 0) > 0 }

  /// The frame without the nib's own pressure, and without a contact that cannot be.
  mutating func compensate(_ told: ToolFrame) -> ToolFrame {
    finding = nil
    if told.tool != tool { changeTool(told.tool) }
    var frame = told
    if hovers(told) { frame.isTouching = false }
    visit.trackFrame(told)
    if told.presence == .left || told.presence == .lost { endVisit() }
    if !isWorn { if frame.isTouching { learn() } else { watch(frame) } }
    let own = inAir ?? offset
    guard own > 0 else { return frame }
    frame.pressure = Fraction((told.pressure.value - own) / (1 - own))
    return frame
  }

  private mutating func changeTool(_ tool: Tool) {
    if self.tool?.isKnownBetter(as: tool) != true {
      (inAir, suspect, isHigh, wornVisits) = (nil, nil, false, 0)
      visit = Visit()
    }
    self.tool = tool
    count = 0
    offset = 0
    leave()
  }

  // MARK: Far above the surface

  /// Whether a frame reports a touch too far above the surface.
  private mutating func hovers(_ frame: ToolFrame) -> Bool {
    let pressure = frame.pressure.value
    guard frame.presence == .near || frame.presence == .entered, !frame.followsGap, pressure > 0
    else {
      // A pen that came without a pressure is as good as its tablet reports.
      (isHigh, suspect) = (false, nil)
      return false
    }
    if let known = inAir, pressure < known { inAir = pressure }
    if let first = suspect, frame.presence == .near { judge(frame, after: first) }
    let isFar = frame.distance.value > Self.far
    isHigh = isFar && (isHigh || frame.presence == .entered)
    guard isHigh, frame.isTouching, pressure <= Self.largest else { return false }
    if inAir == nil { suspect = frame }
    return true
  }

  /// The frame after the first that pressed far above the surface: a pen that was put down at once
  /// presses harder, and is not a nearer than before.
  private mutating func judge(_ frame: ToolFrame, after first: ToolFrame) {
    suspect = nil
    guard
      frame.distance != first.distance || frame.pressure.value < first.pressure.value + Self.unrest
    else {
      isHigh = false
      return
    }
    inAir = min(first.pressure.value, frame.pressure.value)
    finding = .pressesInAir
  }

  /// The fraction of the sensing range above which no tip touches. libinput uses one half, but a
  /// Cintiq 22HD touch reports 0.54 for an eraser that is put down at once.
  private static let far: Float = 0.55
  /// The possible variation of the pressure of a nib that does not touch.
  private static let unrest: Float = 0.02

  // MARK: Tablets that report the touch themselves

  private mutating func watch(_ frame: ToolFrame) {
    switch frame.presence {
    case .entered, .near:
      least = min(least, frame.pressure.value)
      frames += 1
    case .left, .lost, .absent: leave()
    }
  }

  private mutating func leave() {
    least = .infinity
    frames = 0
  }

  /// At the touch: records the approach that ends.
  private mutating func learn() {
    guard frames >= Self.fewest else { return }
    approaches[count % approaches.count] = least
    count += 1
    leave()
    guard count >= approaches.count else { return }
    var lowest = Float.infinity
    for index in approaches.indices { lowest = min(lowest, approaches[index]) }
    offset = lowest <= Self.largest ? lowest : 0
  }

  // MARK: Tablets that do not report it

  /// The pressure of a pen from proximity in to proximity out.
  private struct Visit: BitwiseCopyable {
    private var frames = 0
    private var isTouching = true
    /// The least pressure of the first frames.
    private var lowest = Float.infinity
    private var highest: Float = 0
    private var last: Float = 0
    private var most: Float = 0

    mutating func trackFrame(_ frame: ToolFrame) {
      guard frame.presence == .near || frame.presence == .entered else { return }
      if frame.presence == .entered || frame.followsGap { self = Visit() }
      let pressure = frame.pressure.value
      isTouching = isTouching && frame.isTouching && !frame.followsGap
      if frames < WornNib.fewest {
        (lowest, highest) = (min(lowest, pressure), max(highest, pressure))
      }
      frames += 1
      (last, most) = (pressure, max(most, pressure))
    }

    /// Whether it was in contact all the time, though at its beginning and end it pressed little
    /// and all the same.
    var isWorn: Bool {
      guard isTouching, frames >= 3 * WornNib.fewest, lowest > 0.005, highest <= WornNib.largest
      else { return false }
      return highest - lowest <= Self.unrest && abs(last - lowest) <= 2 * Self.unrest
        && most > highest + 0.05
    }

    private static let unrest: Float = 0.01
  }

  private mutating func endVisit() {
    wornVisits = visit.isWorn && !isWorn ? wornVisits + 1 : 0
    if wornVisits == Self.fewestVisits { finding = .neverLifts }
    visit = Visit()
  }
}
