import InkGeometry
import Units

/// The phrases that are over: the last one, and before it those of which words may still be chosen
/// again.
///
/// Where their texts stand is kept right through all changes that are known of; through others it
/// is asked for again before anything is done there.
struct FinishedPhrases: Sendable {
  /// The oldest first.
  private(set) var all: [WrittenPhrase] = []
  /// Of no more phrases anything is offered: the oldest go. Of those before the last no strokes are
  /// kept, which take most of the room.
  static let most = 16

  var last: WrittenPhrase? { all.last }

  subscript(number: UInt64) -> WrittenPhrase? {
    get { all[numbered: number] }
    set { all[numbered: number] = newValue }
  }

  /// One more is over.
  mutating func appendPhrase(_ phrase: WrittenPhrase) {
    // Only the last one may continue, and be read again.
    for index in all.indices { all[index].forgetStrokes() }
    all.append(phrase)
    all.removeAll { $0.number != phrase.number && !$0.isOffered && !$0.isPending }
    while all.count > Self.most, let oldest = all.dropLast().firstIndex(where: { !$0.isPending }) {
      all.remove(at: oldest)
    }
  }

  /// The last one is not over.
  mutating func reopenLast() { _ = all.popLast() }

  /// Forgets those whose time is over, of the last one its words.
  ///
  /// - Parameter held: one that is being chosen from.
  /// - Returns: when the next one's is.
  mutating func expire(at now: Timestamp, but held: UInt64?, _ rules: WritingRules) -> Timestamp? {
    var next: Timestamp?
    for index in all.indices.reversed()
    where !all[index].isPending && all[index].number != held {
      let due = all[index].isOffered ? all[index].offeredUntil(rules) : now
      if due > now {
        next = earlier(next, due)
      } else if index < all.count - 1 {
        all.remove(at: index)
      } else {
        all[index].forgetWords()
      }
    }
    return next
  }

  /// A field's text became another, by the wish of one of these or of something else.
  ///
  /// - Parameter change: nil: nobody knows where.
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

  /// Nothing that was written into a field is offered any more, or known.
  mutating func forgetWords(in field: FieldReference) {
    for index in all.indices where all[index].field == field {
      all[index] = all[index].withoutText
    }
  }

  /// Those of a field of which words may be chosen, the newest first.
  func offered(in field: FieldReference) -> [WrittenPhrase] {
    all.reversed().filter { $0.field == field && $0.isOffered }
  }

  /// The fields where somebody waits for a word to be chosen or taken away.
  var pendingFields: Set<FieldReference> { Set(all.filter(\.isPending).map(\.field)) }

  /// The fields that were asked for that.
  var changingFields: Set<FieldReference> {
    Set(all.filter { $0.isPending && $0.correction.isAsked }.map(\.field))
  }
}
