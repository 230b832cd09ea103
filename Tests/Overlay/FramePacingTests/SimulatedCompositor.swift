/// A compositor and its display, as far as they decide when a commit is shown.
///
/// It follows what the sources and the measurements of sway 1.7 say: one flip at most is pending; a
/// frame event comes with each flip and, when the output is idle, with a commit; it repaints what
/// is damaged and sends the frame callbacks at once.
struct SimulatedCompositor {
  /// What it wants of the simulation.
  enum Effect {
    case repaint(at: Int64)
    case flip(at: Int64)
    /// A commit of our client was shown.
    case shown(commit: Int, at: Int64)
    case superseded(commit: Int)
    /// Whoever asked for a frame callback gets it.
    case callbacks
  }

  let kind: Scenario.Compositor
  private let cost: (repaint: Int64, flip: Int64)
  private var grid: (start: Double, period: Double)
  private var isDamaged = false
  /// How much longer the next repaint takes.
  private var extra: Int64 = 0
  private var isHidden = false
  /// A repaint waits for its time.
  private var isScheduled = false
  private var isFlipping = false
  private var lastFlip: Int64 = -1_000_000
  /// Our commit that came and is not painted yet, and that which is on its way to the display.
  private var current: Int?
  private var painted: Int?
  /// A frame callback is wanted.
  var wantsCallback = false

  init(_ scenario: Scenario) {
    kind = scenario.compositor
    cost = (scenario.repaint, scenario.flip)
    grid = (start: 1_234, period: kind == .ticks ? 16_070 * 60 / scenario.hertz : scenario.period)
  }

  mutating func change(_ change: Scenario.Change, at now: Int64) -> [Effect] {
    switch change {
    case .hide: isHidden = true
    case .show:
      isHidden = false
      return damage(at: now)
    case .hertz(let hertz): grid = (Double(vblank(atOrAfter: now)), 1_000_000 / hertz)
    case .neighbour(let cost): extra = max(extra, cost)
    case .other, .input: break
    }
    return []
  }

  /// A commit of our client (or, without a number, of another) came.
  mutating func commit(_ number: Int?, at now: Int64) -> [Effect] {
    var effects: [Effect] = []
    if let number {
      if let current { effects.append(.superseded(commit: current)) }
      current = number
    }
    return effects + damage(at: now)
  }

  private mutating func damage(at now: Int64) -> [Effect] {
    isDamaged = true
    return isScheduled || isFlipping || isHidden ? [] : frameEvent(at: now)
  }

  /// The output may be painted: now, or at the time that the compositor waits for.
  private mutating func frameEvent(at now: Int64) -> [Effect] {
    var due = now
    switch kind {
    case .wlroots(let maxRenderTime) where maxRenderTime > 0:
      let untilRefresh = max(lastFlip + Int64(grid.period) - now, 0) / 1_000
      due = now + max(untilRefresh - maxRenderTime, 0) * 1_000
    case .window(let window): due = vblank(atOrAfter: now + window) - window
    case .ticks: due = vblank(atOrAfter: now + 1)
    case .wlroots, .variable: break
    }
    // sway sends callbacks at the frame event, the others when they repaint.
    if due <= now { return repaint(at: now) }
    isScheduled = true
    guard case .wlroots = kind else { return [.repaint(at: due)] }
    return [.repaint(at: due)] + callbacks()
  }

  mutating func repaint(at now: Int64) -> [Effect] {
    isScheduled = false
    guard isDamaged, !isHidden else { return callbacks() }
    isDamaged = false
    isFlipping = true
    defer { extra = 0 }
    painted = current ?? painted
    current = nil
    return [.flip(at: flipTime(now))] + callbacks()
  }

  mutating func flip(at now: Int64) -> [Effect] {
    isFlipping = false
    lastFlip = now
    var effects: [Effect] = []
    if let painted { effects.append(.shown(commit: painted, at: now)) }
    painted = nil
    guard !isHidden, isDamaged || isSway else { return effects + callbacks() }
    return effects + frameEvent(at: now)
  }

  private var isSway: Bool {
    if case .wlroots = kind { return true }
    return false
  }

  private mutating func callbacks() -> [Effect] {
    defer { wantsCallback = false }
    return wantsCallback && !isHidden ? [.callbacks] : []
  }

  private func flipTime(_ now: Int64) -> Int64 {
    switch kind {
    case .ticks: now
    case .variable: max(now + cost.repaint + extra + cost.flip, lastFlip + Int64(grid.period))
    case .wlroots, .window: vblank(atOrAfter: now + cost.repaint + extra + cost.flip)
    }
  }

  private func vblank(atOrAfter time: Int64) -> Int64 {
    let k = ((Double(time) - grid.start) / grid.period).rounded(.up)
    return Int64((grid.start + k * grid.period).rounded())
  }
}
