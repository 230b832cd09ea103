package import StylusModel

// Pens that are held still at the end of their strokes.
extension StrokeRouter {
  /// When a pen that is down was held still for long enough, if it does not move; nil: none would
  /// become a shape.
  package var holdDue: Timestamp? {
    openStrokes.reduce(nil as Timestamp?) { earlier($0, $1.holdDue) }
  }

  /// Strokes whose pens are held still become shapes.
  package func straightenHeld(at now: Timestamp) {
    for stroke in openStrokes {
      guard let due = stroke.holdDue, due <= now else { continue }
      stroke.straighten(at: now)
    }
  }
}
