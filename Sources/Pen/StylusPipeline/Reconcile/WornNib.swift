import StylusModel

/// Learns what a pen with a worn nib presses while it touches nothing, and takes it off.
///
/// In two ways. Where the tablet says that the pen touches far above its surface, that pressure is the nib's own at once: no
/// tip touches at more than half of the sensing range (libinput does the same). Where the tablet knows better than to call it
/// a touch, the least pressure of a whole approach is what the nib presses by itself; the least of the last three approaches
/// counts, so that one hasty approach teaches nothing. More than a fifth of the range is no worn nib.
struct WornNib {
  private var tool: Tool?
  private var approaches = InlineArray<3, Float>(repeating: 0)
  private var count = 0
  private var least = Float.infinity
  private var frames = 0
  private var offset: Float = 0
  /// Whether the pen has come no nearer than half of the sensing range in this visit.
  private var isHigh = false
  /// What the pen presses far above the surface; nil if it has not been seen to.
  private var inAir: Float?
  private var visit = Visit()
  /// How many visits in a row looked like those of a worn nib.
  private var wornVisits = 0
  /// What was found out with the last frame.
  private(set) var finding: Finding?

  /// What may be found out about a nib.
  enum Finding: BitwiseCopyable {
    /// It presses far above the surface; that is taken off from now on.
    case pressesInAir
    /// It presses from the moment it comes until it goes; the tablet does not say how far away it is.
    case neverLifts
  }

  private static let largest: Float = 0.2
  /// An approach of fewer frames shows too little.
  private static let fewest = 4
  private static let fewestVisits = 3

  /// Whether the tablet's word on contact is worth nothing, because the nib presses in the air.
  var isWorn: Bool { (inAir ?? 0) > 0 }

  /// The frame without the nib's own pressure, and without a contact that cannot be.
  mutating func read(_ told: ToolFrame) -> ToolFrame {
    finding = nil
    if told.tool != tool { begin(told.tool) }
    var frame = told
    if hovers(told) { frame.isTouching = false }
    visit.take(told)
    if told.presence == .left || told.presence == .lost { endVisit() }
    if !isWorn { if frame.isTouching { learn() } else { watch(frame) } }
    let own = inAir ?? offset
    guard own > 0 else { return frame }
    frame.pressure = Fraction((told.pressure.value - own) / (1 - own))
    return frame
  }

  private mutating func begin(_ tool: Tool) {
    if self.tool?.isKnownBetter(as: tool) != true {
      (inAir, isHigh, wornVisits) = (nil, false, 0)
      visit = Visit()
    }
    self.tool = tool
    count = 0
    offset = 0
    leave()
  }

  // MARK: Far above the surface

  /// Whether a frame that says it touches is too far above the surface for that.
  private mutating func hovers(_ frame: ToolFrame) -> Bool {
    guard frame.presence == .near || frame.presence == .entered, !frame.followsGap else {
      isHigh = false
      return false
    }
    let pressure = frame.pressure.value
    if let known = inAir, pressure < known { inAir = max(pressure, 0) }
    let isFar = frame.distance.value > 0.5
    isHigh = isFar && (isHigh || frame.presence == .entered)
    guard isHigh, frame.isTouching, pressure > 0, pressure <= Self.largest else { return false }
    if inAir == nil { finding = .pressesInAir }
    inAir = min(pressure, inAir ?? pressure)
    return true
  }

  // MARK: Tablets that know the touch

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

  /// At the touch: takes note of the approach that ends.
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

  // MARK: Tablets that do not

  /// What a pen pressed from when it came until it went.
  private struct Visit: BitwiseCopyable {
    private var frames = 0
    private var isTouching = true
    /// Of the first frames.
    private var lowest = Float.infinity
    private var highest: Float = 0
    private var last: Float = 0
    private var most: Float = 0

    mutating func take(_ frame: ToolFrame) {
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

    /// Whether it was in contact all the time, though at its beginning and end it pressed little and all the same.
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
