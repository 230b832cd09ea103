import InkEditing
import InkGeometry
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

extension OpenStroke {
  /// Where a millimetre is one of all outputs.
  private static let scale = 25.4 / 96

  /// A sample came: the pen may be held still there. From when it came on, not from its stamp: what
  /// comes late was no hold.
  func noteHold(of sample: Sample, at now: Timestamp) {
    guard hold != nil, lifted == nil else { return }
    hold?.append(layoutPoint(of: sample) * Self.scale, at: Self.seconds(now))
  }

  /// When the pen was held still for long enough, if it does not move.
  var holdDue: Timestamp? {
    guard lifted == nil, straightened == nil else { return nil }
    return hold?.heldFrom.map { Timestamp(microseconds: Int64(($0 * 1e6).rounded(.up))) }
  }

  /// The pen is held still. What looks like no shape is not asked about again before the pen was
  /// held elsewhere.
  func straighten(at now: Timestamp) {
    hold?.letGo()
    let isShape = screens.reduce(false) { $1.page.straighten(self, at: now) || $0 }
    if isShape { straightened = samples.count }
  }

  private static func seconds(_ time: Timestamp) -> Double { Double(time.microseconds) / 1e6 }
}
