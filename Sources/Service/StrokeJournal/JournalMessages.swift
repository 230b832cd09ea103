package import StylusProtocol

/// A stroke that is to be written, under its number among its owner's.
package struct UnwrittenStroke: Sendable {
  /// Whose it is: a user's number.
  package let owner: UInt32
  /// The stroke.
  package let stroke: PackedStroke

  /// A stroke of an owner.
  package init(owner: UInt32, stroke: PackedStroke) {
    self.owner = owner
    self.stroke = stroke
  }
}

/// A request to the journal's thread.
package enum JournalRequest: Sendable {
  /// Write these strokes if the spell is current; after a failure, queued requests are void.
  case append([UnwrittenStroke], spell: UInt64)
  /// Answer with a page. The ticket comes back with the answer.
  case page(JournalQuery, owner: UInt32, ticket: UInt64)
  /// Remove strokes permanently.
  case wipe(owner: UInt32, before: UInt64?, ticket: UInt64)
  /// Report the journal's content for this owner.
  case report(owner: UInt32, ticket: UInt64)
  /// Begin a new spell: the sender has given up the waiting strokes.
  case startOver
  /// Change how long and how many strokes are kept.
  case retain(JournalRetention)
  /// Write the waiting strokes, and end.
  case stop
}

/// An answer from the journal's thread.
package enum JournalAnswer: Sendable {
  /// The file can be written, from these numbers on.
  case opened(JournalOpening)
  /// This number of `append` requests of this spell is on the disk, in order.
  case committed(Int, spell: UInt64)
  /// The file cannot be used; it will be tried again. Requests to append are void until `opened`.
  case failed(JournalError)
  case page(JournalPage, ticket: UInt64)
  case wiped(Int, ticket: UInt64)
  case report(JournalReport, ticket: UInt64)
  /// A request with a ticket could not be answered.
  case refused(JournalError, ticket: UInt64)
}

/// A journal that has just been opened.
package struct JournalOpening: Hashable, Sendable {
  /// Names the numbering.
  package var epoch: UInt64
  /// The newest number of each owner.
  package var newest: [UInt32: UInt64]
  /// Must be passed with each request to append, until the journal fails.
  package var spell: UInt64
}

extension JournalFile {
  /// The content of the journal for one owner, or for all.
  package func report(owner: UInt32?) throws(JournalError) -> JournalReport {
    var report = JournalReport()
    report.path = place.path
    report.epoch = epoch
    report.bytes = bytes
    report.aside = place.aside
    report.strokes = try count(of: owner)
    let owners = owner.map { [$0] } ?? newest.keys.sorted()
    for user in owners {
      report.owners.append(
        JournalReport.Owner(
          user: user, strokes: try count(of: user), oldest: try oldest(of: user),
          newest: newest[user, default: 0]))
    }
    return report
  }
}
