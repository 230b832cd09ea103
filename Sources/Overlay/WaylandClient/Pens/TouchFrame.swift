/// An event of a mouse button or a finger over an overlay.
package struct TouchFrame: BitwiseCopyable, Hashable, Sendable {
  /// What does it.
  package var source: TouchSource
  /// Over which overlay; nil: it left.
  package var overlay: OverlayID?
  /// Where on the overlay, in logical units.
  package var x: Double
  /// The same, down.
  package var y: Double
  /// Whether the button, or the finger, is down.
  package var isDown: Bool
  /// Whether the compositor took it for itself: what it began shall not be.
  package var isCancelled = false

  /// What does it.
  package enum TouchSource: BitwiseCopyable, Hashable, Sendable {
    /// The pointer of a mouse or a touchpad.
    case pointer
    /// A finger, by the number that it has until it is lifted.
    case finger(Int32)
  }
}
