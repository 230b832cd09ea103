/// Learns a person's handwriting from words whose text was confirmed: how the last layer of the
/// network has to change so that it reads them more surely.
///
/// A few steps of descent along the slope of the network's loss (connectionist temporal
/// classification) for each word, without propagation into the layers below. Only the weights of
/// characters that this person was seen to write change. A text that the network finds too unlike
/// the ink is not learned: somebody confirmed the wrong text. A word takes some milliseconds.
public struct WritingLearner: Sendable {
  /// What was learned until now.
  public var learned: LearnedWriting
  private var frames = LetterFrames()
  private var occupancy = PathOccupancy()

  /// A writing in one look of the reader.
  private struct LessonLook {
    /// The logarithms of the network's probabilities, and the sums of groups of cells with a 1 at
    /// the end, position by position.
    var logs: [Float]
    var inputs: [Float]
    var places: Int { logs.count / LetterCode.count }
  }

  /// The number of steps for each word, and their size. docs/lab/adaptation.md has the trials.
  private static let steps = 5
  private static let rate: Float = 0.06
  /// The loss per character above which a text does not fit the ink: one of a hundred confirmed
  /// words, and nearly all other words, are above.
  private static let unlike: Float = 3
  /// A smaller slope does not count.
  private static let flat: Float = 1e-3

  /// Continues with what was learned before.
  public init(_ learned: LearnedWriting = LearnedWriting()) { self.learned = learned }

  /// Learns from the ink of a word and its text.
  ///
  /// - Parameter text: the word as it was written, in ASCII, without spaces.
  /// - Returns: whether there was something to learn: not if the word is read surely already, or if
  ///   the text does not fit the ink.
  @discardableResult public mutating func learn(
    _ text: String, from trace: WritingTrace
  ) -> Bool {
    guard let codes = LearnedWriting.codes(of: text) else { return false }
    let looks = lessonLooks(at: trace)
    var open = learned.knownCodes
    open.formUnion(codes)
    open.insert(UInt8(LetterCode.none))
    // A word that is confirmed again and again must not push all others aside.
    let rate = Self.rate / Float(1 + learned.times(of: text))
    guard let change = descend(to: codes, looks, open.sorted().map(Int.init), rate) else {
      return false
    }
    return learned.addChange(change, from: text)
  }

  private mutating func lessonLooks(at trace: WritingTrace) -> [LessonLook] {
    let network = LetterNetwork.shipped.adapted(to: learned)
    let scale = WritingScale.of(trace)
    return WritingReader.looks.map { look in
      frames.evaluate(trace, with: network, scale: scale * look.size)
      return LessonLook(logs: frames.logs, inputs: Self.inputs(frames))
    }
  }

  /// Sums the last layer's inputs by groups.
  private static func inputs(_ frames: borrowing LetterFrames) -> [Float] {
    let (cells, group) = (2 * LetterNetworkForm.cells, LearnedWriting.group)
    let share = 1 / Float(group).squareRoot()
    var inputs: [Float] = []
    inputs.reserveCapacity(frames.count * LearnedWriting.width)
    for place in 0..<frames.count {
      for first in stride(from: place * cells, to: (place + 1) * cells, by: group) {
        var sum: Float = 0
        for cell in first..<first + group { sum += frames.above[cell] }
        inputs.append(sum * share)
      }
      inputs.append(1)
    }
    return inputs
  }

  /// Returns how the weights of the open characters change for a text; nil if it does not fit.
  private mutating func descend(
    to text: [UInt8], _ looks: [LessonLook], _ open: [Int], _ rate: Float
  ) -> [Float]? {
    var change = [Float](repeating: 0, count: LetterCode.count * LearnedWriting.width)
    for step in 0..<Self.steps {
      var slope = change.map { _ in Float(0) }
      var (loss, count) = (Float(0), Float(0))
      for look in looks {
        let odds = Self.odds(of: look, change, open)
        guard let log = occupancy.measureText(text, odds) else { continue }
        loss -= log
        count += 1
        addSlope(of: look, odds, open, to: &slope)
      }
      guard count > 0, step > 0 || loss < Self.unlike * count * Float(text.count) else {
        return nil
      }
      for code in open {
        for index in code * LearnedWriting.width..<(code + 1) * LearnedWriting.width {
          change[index] -= rate / count * slope[index]
        }
      }
    }
    return change
  }

  /// Returns the probabilities at the positions of a look after a change.
  private static func odds(of look: LessonLook, _ change: [Float], _ open: [Int]) -> [Float] {
    let (count, width) = (LetterCode.count, LearnedWriting.width)
    var odds = look.logs
    for place in 0..<look.places {
      for code in open {
        var sum: Float = 0
        for index in 0..<width {
          sum += change[code * width + index] * look.inputs[place * width + index]
        }
        odds[place * count + code] += sum
      }
      let codes = place * count..<(place + 1) * count
      var (most, sum) = (-Float.infinity, Float(0))
      for index in codes { most = max(most, odds[index]) }
      for index in codes {
        odds[index] = ExactMath.exp(odds[index] - most)
        sum += odds[index]
      }
      for index in codes { odds[index] /= sum }
    }
    return odds
  }

  /// Adds the slope of the loss: what the network says less what the text says, for each input.
  private func addSlope(
    of look: LessonLook, _ odds: [Float], _ open: [Int], to slope: inout [Float]
  ) {
    let (count, width) = (LetterCode.count, LearnedWriting.width)
    for place in 0..<look.places {
      for code in open {
        let excess = odds[place * count + code] - occupancy.shares[place * count + code]
        guard abs(excess) > Self.flat else { continue }
        for index in 0..<width {
          slope[code * width + index] += excess * look.inputs[place * width + index]
        }
      }
    }
  }
}
