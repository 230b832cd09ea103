/// Finds the most likely texts according to ink and language, position by position, keeping only
/// the most likely prefixes.
///
/// Prefix search for connectionist temporal classification (A. Hannun et al. 2014): all alignments
/// of a prefix are combined, separately for those that end in its last character and those after
/// it.
struct PathBeam: Sendable {
  /// A prefix.
  struct BeamPath: BitwiseCopyable, Sendable {
    var node: Int32
    /// The logarithms of the probability of all alignments that end after the text, and in its last
    /// character.
    var after: Float
    var within: Float
    /// The score used for selection.
    var score: Float = 0

    var either: Float { PathBeam.sum(after, within) }
  }

  private(set) var tree = TextTree()
  /// The remaining prefixes, best first.
  private(set) var entries: [BeamPath] = []
  private var next: [BeamPath] = []
  private var slots: [Int32] = []
  private var active: [Int] = []

  static let nothing: Float = -1e30
  /// The logarithm of the probability below which characters are ignored, and the largest number of
  /// characters.
  private static let faint: Float = -7.5
  private static let mostActive = 14
  /// The distance from the best score at which a prefix is dropped.
  private static let behind: Float = 14

  /// Processes all positions.
  mutating func searchPaths(
    _ frames: borrowing LetterFrames, _ model: borrowing TextModel, _ weights: ReadingWeights
  ) {
    tree.resetToRoot(model.start)
    entries.removeAll(keepingCapacity: true)
    entries.append(BeamPath(node: TextTree.root, after: 0, within: Self.nothing))
    for place in 0..<frames.count {
      choose(frames, place)
      step(frames, place, model)
      select(weights)
    }
    for index in entries.indices {
      let state = tree.states[Int(entries[index].node)]
      entries[index].score += weights.language * (model.endLogProbability(state) - state.log)
    }
    sort(entries.count)
  }

  /// Selects the characters that are likely enough at a position.
  private mutating func choose(_ frames: borrowing LetterFrames, _ place: Int) {
    active.removeAll(keepingCapacity: true)
    for code in 1..<LetterCode.count where frames.log(place, code) > Self.faint {
      var index = active.count
      while index > 0, frames.log(place, active[index - 1]) < frames.log(place, code) { index -= 1 }
      guard index < Self.mostActive else { continue }
      if active.count == Self.mostActive { active.removeLast() }
      active.insert(code, at: index)
    }
  }

  private mutating func step(
    _ frames: borrowing LetterFrames, _ place: Int, _ model: borrowing TextModel
  ) {
    next.removeAll(keepingCapacity: true)
    while slots.count < tree.count { slots.append(-1) }
    let none = frames.log(place, LetterCode.none)
    for entry in entries {
      let either = entry.either
      let last = Int(tree.codes[Int(entry.node)])
      mergeEntry(entry.node, after: either + none, within: Self.nothing)
      if last > 0 {
        mergeEntry(entry.node, after: Self.nothing, within: entry.within + frames.log(place, last))
      }
      for code in active {
        let way = (code == last ? entry.after : either) + frames.log(place, code)
        guard way > Self.nothing / 2 else { continue }
        let child = tree.child(of: entry.node, code, model)
        if child >= 0 { mergeEntry(child, after: Self.nothing, within: way) }
      }
    }
    for entry in next { slots[Int(entry.node)] = -1 }
  }

  private mutating func mergeEntry(_ node: Int32, after: Float, within: Float) {
    while slots.count <= Int(node) { slots.append(-1) }
    let slot = Int(slots[Int(node)])
    if slot >= 0 {
      next[slot].after = Self.sum(next[slot].after, after)
      next[slot].within = Self.sum(next[slot].within, within)
    } else {
      slots[Int(node)] = Int32(next.count)
      next.append(BeamPath(node: node, after: after, within: within))
    }
  }

  /// Keeps the best prefixes.
  private mutating func select(_ weights: ReadingWeights) {
    swap(&entries, &next)
    for index in entries.indices {
      let node = Int(entries[index].node)
      entries[index].score =
        entries[index].either + weights.language * tree.states[node].log
        + weights.length * Float(tree.lengths[node])
    }
    sort(min(weights.width, entries.count))
    entries.removeLast(entries.count - min(weights.width, entries.count))
    while let last = entries.last, last.score < entries[0].score - Self.behind {
      entries.removeLast()
    }
  }

  /// Sorts the best prefixes to the front.
  private mutating func sort(_ count: Int) {
    for index in 0..<count {
      var best = index
      for other in index + 1..<max(index + 1, entries.count)
      where entries[other].score > entries[best].score {
        best = other
      }
      entries.swapAt(index, best)
    }
  }

  /// Returns the logarithm of the sum of two values given by their logarithms.
  @inline(__always)
  static func sum(_ a: Float, _ b: Float) -> Float {
    let (more, less) = a > b ? (a, b) : (b, a)
    guard less > more - 16 else { return more }
    return more + ExactMath.log(1 + ExactMath.exp(less - more))
  }
}

/// The weights of ink, language and length, and the number of prefixes that are kept.
package struct ReadingWeights: Sendable {
  package var language: Float = 0.7
  package var length: Float = 1.5
  package var width = 32
  /// The confidence above which a text needs no second look.
  package var sure: Float = 0.99

  /// Creates the weights that were fitted on writers outside the training data.
  package init() {}
}
