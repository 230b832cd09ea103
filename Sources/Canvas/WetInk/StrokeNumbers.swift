package import StylusModel
import Synchronization

/// The numbers of the strokes of one canvas, regardless of who begins them.
package final class StrokeNumbers: Sendable {
  private let last = Atomic<UInt64>(0)

  /// None was given yet.
  package init() {}

  /// Another number.
  package func nextStrokeID() -> StrokeID {
    StrokeID(rawValue: last.add(1, ordering: .relaxed).newValue)
  }
}
