/// A writing looked at several times: upright, leaning, and as if it were smaller or larger.
///
/// What one look misreads another may read: how likely a text is, is what all say together. What is
/// longer than words are is looked at once: the time is bounded. Memory is used again.
package struct InkLooks: Sendable {
  /// One way of looking.
  package struct Look: Hashable, Sendable {
    /// How far the writing is leaned: so much x for each y upwards.
    package var lean: Float = 0
    /// By how much its size is misjudged: less than 1 gives finer steps.
    package var size: Float = 1
    /// Whether texts are searched by this look, rather than only weighed.
    package var isSearched = false

    package init(lean: Float = 0, size: Float = 1, isSearched: Bool = false) {
      (self.lean, self.size, self.isSearched) = (lean, size, isSearched)
    }
  }

  /// The ways of looking, in order.
  package let looks: [Look]
  private let network: LetterNetwork
  /// What each look saw.
  package private(set) var frames: [LetterFrames]
  /// How many looks the last writing got.
  package private(set) var used = 0
  private var leaning = WritingTrace()
  private var score = PathScore()
  /// A letter that the network takes for others.
  var ownLetter: OwnLetter?

  /// A writing of more places gets the first look only: a line of text takes no longer than half of
  /// the time that it may.
  private static let longest = 240

  /// Looks of a network, the first of which is searched.
  package init(_ network: LetterNetwork, _ looks: [Look]) {
    precondition(looks.first?.isSearched == true)
    self.network = network
    self.looks = looks
    frames = Array(repeating: LetterFrames(), count: looks.count)
  }

  /// How many places the first look has.
  package var count: Int { frames[0].count }

  /// The size at which the first look saw the writing, in millimeters.
  var scale: Float { frames[0].scale }

  /// Looks at a writing once.
  package mutating func analyze(_ trace: WritingTrace) {
    used = 0
    look(at: trace)
  }

  /// Looks at it again in all other ways, unless it is too long; false if that was done.
  package mutating func readAgain(_ trace: WritingTrace) -> Bool {
    guard used < looks.count, count <= Self.longest else { return false }
    while used < looks.count { look(at: trace) }
    return true
  }

  private mutating func look(at trace: WritingTrace) {
    let look = looks[used]
    let scale = WritingScale.of(trace) * look.size
    if look.lean == 0 {
      frames[used].evaluate(trace, with: network, scale: scale)
    } else {
      leaning.lean(trace, by: look.lean)
      frames[used].evaluate(leaning, with: network, scale: scale)
    }
    if let ownLetter { frames[used].addOwnLetter(ownLetter) }
    used += 1
  }

  /// The mean of what all looks say of a text, its characters last first, and how far they are
  /// apart: logarithms of probabilities.
  package mutating func log(backwards text: [UInt8]) -> (mean: Float, spread: Float) {
    var sum: Float = 0
    var (lowest, highest) = (Float.infinity, -Float.infinity)
    for index in 0..<used {
      let log = max(Self.least, score.log(frames[index], backwards: text))
      sum += log
      lowest = min(lowest, log)
      highest = max(highest, log)
    }
    return (sum / Float(used), highest - lowest)
  }

  /// No look says less of a text, so that one that cannot be laid along its few places does not
  /// forbid it.
  private static let least: Float = -200
}

extension WritingTrace {
  /// Becomes another trace, leaned.
  fileprivate mutating func lean(_ other: borrowing WritingTrace, by lean: Float) {
    clear()
    for stroke in 0..<other.strokeCount {
      for index in other.range(stroke) {
        let point = other.points[index]
        add(SIMD2(point.x - lean * point.y, point.y))
      }
      lift()
    }
  }
}
