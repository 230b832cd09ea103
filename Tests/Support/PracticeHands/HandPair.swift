package import Handwriting
import InkGeometry

/// A letter as the template, and another of the same name that was written freely, laid upon it.
package struct HandPair: Sendable {
  /// What is to be copied.
  package let template: PracticeLetter
  /// What was written.
  package let attempt: PracticeLetter

  /// Pairs by one writer and by two.
  package struct Pairs: Sendable {
    /// The same writer's letters: all of them, whatever way they were written.
    package var own: [HandPair] = []
    /// Two writers' letters that are written in the same way: as many strokes, each of which begins
    /// and ends near the other's.
    package var others: [HandPair] = []
  }

  /// So many letters of a writer are laid on his own, and on another's.
  private static let most = 3
  /// Strokes of two writers begin and end no further apart, in letter sizes.
  private static let near = 0.3

  /// The pairs of the people of a group.
  ///
  /// - Parameter path: UNIPEN's packed characters.
  package static func read(_ path: String, _ group: WriterGroup) throws -> Pairs {
    var byHand: [String: [PracticeLetter]] = [:]
    for writing in try WritingFile(path).read(where: { WriterGroup(person: $0.person) == group }) {
      guard let letter = PracticeLetter(writing) else { continue }
      byHand["\(letter.label) \(letter.person)", default: []].append(letter)
    }
    var (pairs, usual) = (Pairs(), [PracticeLetter]())
    for (_, letters) in byHand.sorted(by: { $0.key < $1.key }) where letters.count > 1 {
      // The one whose line is neither long nor short is the template.
      let sorted = letters.enumerated().sorted { ($0.1.length, $0.0) < ($1.1.length, $1.0) }
      let middle = sorted[sorted.count / 2].offset
      usual.append(letters[middle])
      let rest = letters.indices.filter { $0 != middle }
      for index in rest.prefix(most) { pairs.own.append(HandPair(letters[middle], letters[index])) }
    }
    // Sorted by letter and then by writer: neighbors are two writers of one letter.
    for (index, template) in usual.enumerated() {
      for other in usual.dropFirst(index + 1).prefix(most) where other.label == template.label {
        let pair = HandPair(template, other)
        if pair.isSameWay { pairs.others.append(pair) }
      }
    }
    return pairs
  }

  private init(_ template: PracticeLetter, _ attempt: PracticeLetter) {
    self.template = template
    self.attempt = attempt.laid(on: template)
  }

  /// Whether both have as many strokes.
  package var hasAsManyStrokes: Bool { template.strokes.count == attempt.strokes.count }

  /// As many strokes, each of which begins and ends near the other's and, if it comes back to its
  /// beginning, goes the same way round.
  private var isSameWay: Bool {
    guard hasAsManyStrokes else { return false }
    let near = Self.near * template.size
    return zip(template.strokes, attempt.strokes).allSatisfy { one, two in
      let (oneEnd, twoEnd) = (one[one.count - 1], two[two.count - 1])
      guard one[0].distance(to: two[0]) < near, oneEnd.distance(to: twoEnd) < near else {
        return false
      }
      let isRound = min(one[0].distance(to: oneEnd), two[0].distance(to: twoEnd)) < near
      return !isRound || Self.area(one) * Self.area(two) >= 0
    }
  }

  /// What a line goes around, positive clockwise.
  private static func area(_ stroke: [Point]) -> Double {
    zip(stroke, stroke.dropFirst()).reduce(0) {
      $0 + ($1.0 - stroke[0]).cross($1.1 - stroke[0])
    }
  }
}
