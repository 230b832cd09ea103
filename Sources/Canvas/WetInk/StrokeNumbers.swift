package import StylusModel
import Synchronization

/// The numbers of the strokes of one canvas, regardless of the code that begins them.
package final class StrokeNumbers: Sendable {
  private let last = Atomic<UInt64>(0)

  /// No number was used yet.
  package init() {}

  /// Another number.
  package func nextStrokeID() -> StrokeID {
    StrokeID(rawValue: last.add(1, ordering: .relaxed).newValue)
  }
}
