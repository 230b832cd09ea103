import InkGeometry
import Units

/// The finished phrases: the last one, and earlier ones whose words may still be chosen again.
///
/// The positions of their texts are updated for all known changes. After an unknown change they are
/// requested again before anything is changed there.
struct FinishedPhrases: Sendable {
  /// The oldest first.
  private(set) var all: [WrittenPhrase] = []
  /// The largest number of phrases with alternatives; the oldest are removed. Strokes, which take
  /// most of the memory, are kept only for the last phrase.
  static let most = 16

  var last: WrittenPhrase? { all.last }

  subscript(number: UInt64) -> WrittenPhrase? {
    get { all[numbered: number] }
    set { all[numbered: number] = newValue }
  }

  /// Adds a phrase that has ended.
  mutating func appendPhrase(_ phrase: WrittenPhrase) {
    // Only the last one may continue and be recognized again.
    for index in all.indices { all[index].forgetStrokes() }
    all.append(phrase)
    all.removeAll { $0.number != phrase.number && !$0.isOffered && !$0.isPending }
    while all.count > Self.most, let oldest = all.dropLast().firstIndex(where: { !$0.isPending }) {
      all.remove(at: oldest)
    }
  }

  /// The last phrase continues.
  mutating func reopenLast() { _ = all.popLast() }

  /// Removes phrases whose time is over; for the last one, only its words.
  ///
  /// - Parameter held: a phrase whose list is open.
  /// - Returns: the words that were kept as they were read, and the time of the next removal.
  mutating func expire(
    at now: Timestamp, but held: UInt64?, _ rules: WritingRules
  ) -> (kept: [WritingAction], next: Timestamp?) {
    var (kept, next): ([WritingAction], Timestamp?) = ([], nil)
    for index in all.indices.reversed()
    where !all[index].isPending && all[index].number != held {
      let due = all[index].isOffered ? all[index].offeredUntil(rules) : now
      if due > now {
        next = earlier(next, due)
        continue
      }
      let words = rules.candidates.value > 0 ? all[index].untouchedWords : []
      if !words.isEmpty { kept.append(.keep(words, phrase: all[index].number)) }
      if index < all.count - 1 { all.remove(at: index) } else { all[index].forgetWords() }
    }
    return (kept, next)
  }

  /// A field's text has changed, because of one of these phrases or of something else.
  ///
  /// - Parameter change: nil if its position is unknown.
  mutating func follow(_ change: TextChange?, in field: FieldReference, but own: UInt64) {
    for index in all.indices
    where all[index].field == field && all[index].number != own {
      if let change {
        all[index].follow(change)
      } else {
        all[index].correction.giveUp()
      }
    }
  }

  /// Removes all alternatives and all knowledge of text written into a field.
  mutating func forgetWords(in field: FieldReference) {
    for index in all.indices where all[index].field == field {
      all[index] = all[index].withoutText
    }
  }

  /// The phrases of a field whose words may be chosen, the newest first.
  func offered(in field: FieldReference) -> [WrittenPhrase] {
    all.reversed().filter { $0.field == field && $0.isOffered }
  }

  /// The fields in which a word is to be replaced or deleted.
  var pendingFields: Set<FieldReference> { Set(all.filter(\.isPending).map(\.field)) }

  /// The fields for which that change was requested.
  var changingFields: Set<FieldReference> {
    Set(all.filter { $0.isPending && $0.correction.isAsked }.map(\.field))
  }
}
