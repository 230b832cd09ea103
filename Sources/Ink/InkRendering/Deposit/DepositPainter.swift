import InkGeometry

/// Adds what a tip leaves between two poses to words of pixels.
struct DepositPainter {
  /// A longer way of a tip that is smaller is cut in two first, for the sake of what lies off the
  /// layer.
  private static let longestWay = 4096.0
  /// A way is drawn in steps of at most so many times the tip's smaller half axis.
  private static let longestStep = 16.0
  /// More steps than these are not made because of a tip that changes on its way.
  private static let mostChanges = 32.0
  /// Larger tips are cut there, in pixels: so that a way crosses a layer in few steps.
  private static let largestReach = 0x1p14
  /// A tip is made shorter until it is at most so many times longer than wide: else a long way
  /// would be many steps that each look at a large square. No lead is longer than six times its
  /// width.
  private static let slimmest = 64.0

  let ink: DepositInk
  let grid: WordGrid
  let clip: PixelRect
  /// The rectangle around all pixels that were changed, within the clip.
  private(set) var reached = PixelRect.empty
  /// How many words of pixels it has looked at so far.
  private(set) var visited = 0

  init(ink: DepositInk, grid: WordGrid, clip: PixelRect) {
    self.ink = ink
    self.grid = grid
    self.clip = clip
  }

  /// The mark of a tip that rests: what it leaves when it presses so hard.
  mutating func paint(mark pose: NibPose, on words: inout MutableSpan<DepositWord>) {
    guard pose.isUsable, !clip.isEmpty else { return }
    let tip = Self.limited(pose)
    var before = tip
    before.opacity = 0
    paintStep(from: before, to: tip, tip: tip, on: &words)
  }

  /// The way between two poses.
  @inline(__always)
  mutating func paint(from a: NibPose, to b: NibPose, on words: inout MutableSpan<DepositWord>) {
    guard a.isUsable, b.isUsable, !clip.isEmpty else { return }
    paintUsable(from: Self.limited(a), to: Self.limited(b), on: &words)
  }

  @inline(__always) private static func limited(_ pose: NibPose) -> NibPose {
    var pose = pose.limited
    if pose.reach > largestReach {
      let share = largestReach / pose.reach
      pose.edge = pose.edge * share
      pose.radius *= share
    }
    let longest = slimmest * max(DepositInk.leastRadius, pose.radius)
    if max(abs(pose.edge.x), abs(pose.edge.y)) > longest {
      pose.edge = pose.edge * (longest / pose.edge.length)
    }
    return pose
  }

  private mutating func paintUsable(
    from a: NibPose, to b: NibPose, on words: inout MutableSpan<DepositWord>
  ) {
    let way = b.center - a.center
    guard max(abs(way.x), abs(way.y)) > max(Self.longestWay, a.reach, b.reach) else {
      paintSteps(from: a, to: b, on: &words)
      return
    }
    let around = PixelRect(around: a.bounds.union(b.bounds).expanded(by: 2))
    guard !around.intersection(clip).isEmpty else { return }
    let middle = a.mixed(with: b, 0.5)
    paintUsable(from: a, to: middle, on: &words)
    paintUsable(from: middle, to: b, on: &words)
  }

  private mutating func paintSteps(
    from a: NibPose, to b: NibPose, on words: inout MutableSpan<DepositWord>
  ) {
    let count = steps(from: a, to: b)
    guard count > 1 else {
      paintStep(from: a, to: b, tip: a.mixed(with: b, 0.5), on: &words)
      return
    }
    var start = a
    for step in 1...count {
      let end = step < count ? a.mixed(with: b, Double(step) / Double(count)) : b
      paintStep(from: start, to: end, tip: start.mixed(with: end, 0.5), on: &words)
      start = end
    }
  }

  /// Into how many steps a way is divided: a tip changes on each by at most a quarter of a pixel,
  /// or by a sixteenth of what it is; it goes on by at most 16 times its smaller half axis.
  @inline(__always) private func steps(from a: NibPose, to b: NibPose) -> Int {
    let way = b.center - a.center
    let least = max(DepositInk.leastRadius, min(a.radius, b.radius))
    var needed = max(abs(way.x), abs(way.y)) / (Self.longestStep * least)
    let turn = b.edge - a.edge
    let change = max(abs(b.radius - a.radius), abs(turn.x), abs(turn.y))
    let size = max(0.25, (max(a.reach, b.reach)) / 16)
    needed = max(needed, min(Self.mostChanges, change / size))
    return needed > 1 ? Int(needed.rounded(.up)) : 1
  }

  private mutating func paintStep(
    from start: NibPose, to end: NibPose, tip: NibPose, on words: inout MutableSpan<DepositWord>
  ) {
    let passage = TipPassage(from: start, to: end, tip: tip, of: ink)
    let box = passage.bounds.intersection(clip)
    guard !box.isEmpty, max(passage.strength, passage.strength + passage.growth) >= 0.25 else {
      return
    }
    reached = reached.union(box)
    let columns = grid.word(ofColumn: box.minX)..<grid.word(ofColumn: box.maxX - 1) + 1
    visited &+= columns.count &* box.height
    for column in columns {
      if passage.skew == 0 {
        paintRound(passage, box, column, on: &words)
      } else {
        paintSkewed(passage, box, column, on: &words)
      }
    }
  }

  // Twice the same loop: a function that is handed over would be called for each word.
  private func paintRound(
    _ passage: borrowing TipPassage, _ box: PixelRect, _ column: Int,
    on words: inout MutableSpan<DepositWord>
  ) {
    let x = grid.column(ofWord: column)
    let columns = PassageColumns(passage, x: x)
    let taken = DepositWord.ones(in: clip, x: x)
    var index = grid.index(ofRow: box.minY) &+ column
    for y in box.minY..<box.maxY {
      let chords = PassageChords(passage, columns, passage.height(ofRow: y))
      if chords.isHit {
        words[index] = words[index].saturated(adding: passage.roundDeposit(chords) & taken)
      }
      index &+= grid.stride
    }
  }

  private func paintSkewed(
    _ passage: borrowing TipPassage, _ box: PixelRect, _ column: Int,
    on words: inout MutableSpan<DepositWord>
  ) {
    let x = grid.column(ofWord: column)
    let columns = PassageColumns(passage, x: x)
    let taken = DepositWord.ones(in: clip, x: x)
    var index = grid.index(ofRow: box.minY) &+ column
    for y in box.minY..<box.maxY {
      let chords = PassageChords(passage, columns, passage.height(ofRow: y))
      if chords.isHit {
        words[index] = words[index].saturated(adding: passage.skewedDeposit(chords) & taken)
      }
      index &+= grid.stride
    }
  }
}
