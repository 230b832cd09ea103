package import StylusProtocol

/// The finished strokes of one owner, numbered from 1 in the order in which they were finished.
///
/// Life: ``append(_:within:)`` for each stroke. They are kept until one of the limits is passed;
/// then the oldest are forgotten, and ``oldest`` says so. A number is never used again. They are
/// kept packed, and unpacked for who asks: docs/develop/decisions/0013.
package struct FinishedStrokes {
  private var strokes: [PackedStroke] = []
  /// Strokes at the front that are forgotten but not yet removed.
  private var forgotten = 0
  private var keptSamples = 0
  /// The number of the newest stroke; 0 before the first.
  package private(set) var newest: UInt64

  /// Nothing is kept; the next stroke's number is one above `newest`.
  package init(newest: UInt64 = 0) { self.newest = newest }

  /// The number of the oldest stroke that is kept; `newest + 1` when none is.
  package var oldest: UInt64 { newest + 1 - UInt64(count) }

  /// How many strokes are kept.
  package var count: Int { strokes.count - forgotten }

  /// The kept strokes with a number above `sequence`, oldest first, at most `limit`.
  package func keptStrokes(since sequence: UInt64, limit: Int) -> ArraySlice<PackedStroke> {
    let kept = strokes[forgotten...]
    guard sequence >= oldest else { return kept.prefix(limit) }
    guard sequence < newest else { return [] }
    return kept.dropFirst(Int(sequence - oldest) + 1).prefix(limit)
  }

  /// Keeps a stroke; its number.
  package mutating func append(
    _ stroke: PackedStroke, within limits: StrokeStore.Limits
  ) -> UInt64 {
    newest += 1
    strokes.append(stroke)
    strokes[strokes.count - 1].sequence = newest
    keptSamples += stroke.samples.count
    forgetExcess(limits)
    return newest
  }

  /// Numbers the strokes above `above` again, from `newest` + 1 on, and forgets the others unless
  /// their numbers lie right before those.
  package mutating func renumber(above: UInt64, behind newest: UInt64) {
    guard above != newest else { return }
    forgetStrokes(upTo: above)
    self.newest = newest
    for index in strokes.indices.dropFirst(forgotten) {
      self.newest += 1
      strokes[index].sequence = self.newest
    }
  }

  /// Forgets the strokes up to a number.
  package mutating func forgetStrokes(upTo sequence: UInt64) {
    while count > 0, oldest <= sequence { forgetOldest() }
  }

  /// Forgets every stroke, but not the numbering.
  package mutating func forgetAll() { self = FinishedStrokes(newest: newest) }

  /// Forgets the oldest strokes past the limits; the newest stays even if it alone is too large.
  private mutating func forgetExcess(_ limits: StrokeStore.Limits) {
    while count > 1, count > limits.strokes || keptSamples > limits.samples { forgetOldest() }
    guard forgotten > 512, forgotten > strokes.count / 2 else { return }
    strokes.removeFirst(forgotten)
    forgotten = 0
  }

  private mutating func forgetOldest() {
    keptSamples -= strokes[forgotten].samples.count
    strokes[forgotten].forgetSamples()
    forgotten += 1
  }
}
