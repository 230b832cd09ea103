import StylusModel

/// Which of the daemon's finished strokes have done all that they do to the ink, by their
/// sequences.
package struct SettledStrokes: Hashable, Sendable {
  /// All up to this one.
  package var through: UInt64
  /// And these later ones.
  package var beyond: Set<UInt64> = []

  /// Up to one, and later ones.
  package init(through: UInt64, beyond: Set<UInt64> = []) {
    (self.through, self.beyond) = (through, beyond)
  }

  /// Further ones are not listed: a note about them must be short.
  package static let mostBeyond = 1_024

  /// Whether a stroke is one of them.
  package func contains(_ sequence: UInt64) -> Bool {
    sequence <= through || beyond.contains(sequence)
  }

  /// The strokes of either.
  package func union(_ other: SettledStrokes) -> SettledStrokes {
    let through = max(through, other.through)
    return SettledStrokes(
      through: through, beyond: beyond.union(other.beyond).filter { $0 > through })
  }
}

/// Follows the daemon's finished strokes until they have done all that they do to the ink: are
/// fitted, erased something, or turned out to leave none.
package struct SettlingStrokes {
  /// Names the daemon's numbering; nil before it was heard.
  package private(set) var epoch: UInt64?
  /// The last one that was reported; they arrive in order.
  private var lastSequence: UInt64 = 0
  /// The newest finished stroke that is known of.
  package var newest: UInt64 { lastSequence }
  /// Those that are not drawn yet, as nobody knows their tablets.
  private var waiting: Set<UInt64> = []
  /// Those that are being drawn.
  private var drawn: [UInt64: OpenStroke] = [:]
  /// The settled ones after the first that is not.
  private var beyond: Set<UInt64> = []

  /// None yet.
  package init() {}

  /// The numbering, and up to which stroke nothing need be known.
  package mutating func startNumbering(in epoch: UInt64, after sequence: UInt64) {
    self = SettlingStrokes()
    (self.epoch, lastSequence) = (epoch, sequence)
  }

  /// The daemon announces its numbering; everything reported since the end of the last one belongs
  /// to it.
  package mutating func greet(_ epoch: UInt64, stored: UInt64, isFirst: Bool) {
    if isFirst { startNumbering(in: epoch, after: stored) } else { self.epoch = epoch }
  }

  /// Strokes come with other numbers from now on.
  package mutating func renumber() { self = SettlingStrokes() }

  /// A finished stroke waits to be drawn.
  package mutating func wait(for sequence: UInt64) {
    lastSequence = max(lastSequence, sequence)
    waiting.insert(sequence)
  }

  /// A finished stroke is reported.
  ///
  /// - Parameter stroke: its ink; nil: none.
  package mutating func recordFinished(_ sequence: UInt64, drawnAs stroke: OpenStroke?) {
    lastSequence = max(lastSequence, sequence)
    waiting.remove(sequence)
    if let stroke { drawn[sequence] = stroke } else { beyond.insert(sequence) }
  }

  /// Notes which of them are settled now.
  package mutating func markSettled(where isSettled: (OpenStroke) -> Bool) {
    guard !drawn.isEmpty || !beyond.isEmpty else { return }
    for (sequence, stroke) in drawn where isSettled(stroke) {
      drawn[sequence] = nil
      beyond.insert(sequence)
    }
    forgetSettled()
    // The maximum time before ink is settled; unsettled ink would be missing after a crash.
    while beyond.count > SettledStrokes.mostBeyond {
      drawn[through + 1] = nil
      waiting.remove(through + 1)
      forgetSettled()
    }
  }

  private mutating func forgetSettled() {
    let through = through
    beyond = beyond.filter { $0 > through }
  }

  /// The settled ones.
  package var settled: SettledStrokes { SettledStrokes(through: through, beyond: beyond) }

  private var through: UInt64 {
    min(drawn.keys.min() ?? .max, waiting.min() ?? .max, lastSequence + 1) - 1
  }
}
