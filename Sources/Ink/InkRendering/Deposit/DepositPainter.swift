import InkGeometry

/// Adds the deposit of a tip between two poses to words of pixels.
struct DepositPainter {
  /// The longest way of a smaller tip; a longer one is first divided in two, so that parts off the
  /// layer are skipped.
  private static let longestWay = 4096.0
  /// The largest length of a step, in multiples of the tip's smaller semiaxis.
  private static let longestStep = 16.0
  /// The largest number of steps for a tip that changes on its way.
  private static let mostChanges = 32.0
  /// The size limit of tips, in pixels, so that a way crosses a layer in few steps.
  private static let largestReach = 0x1p14
  /// The largest ratio of length to width; a longer tip is shortened. Otherwise a long way would
  /// have many steps that each examine a large square. No lead is longer than six times its width.
  private static let slimmest = 64.0

  let ink: DepositInk
  let grid: WordGrid
  let clip: PixelRect
  /// A rectangle that contains all changed pixels, within the clip.
  private(set) var reached = PixelRect.empty
  /// The number of words examined.
  private(set) var visited = 0

  init(ink: DepositInk, grid: WordGrid, clip: PixelRect) {
    self.ink = ink
    self.grid = grid
    self.clip = clip
  }

  /// Paints the mark of a resting tip that presses with this strength.
  mutating func paint(mark pose: NibPose, on words: inout MutableSpan<DepositWord>) {
    guard pose.isUsable, !clip.isEmpty else { return }
    let tip = Self.limited(pose)
    var before = tip
    before.opacity = 0
    paintStep(from: before, to: tip, tip: tip, on: &words)
  }

  /// Paints the way between two poses.
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

  /// Returns the number of steps of a way. On each step, a tip changes by at most a quarter of a
  /// pixel or a sixteenth of its size, and moves by at most 16 times its smaller semiaxis.
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

  // The same loop occurs twice, because a function argument would be called for each word.
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
