package import InkGeometry
package import TextFields

/// Clicks in windows, as their user would with a mouse.
package protocol FieldClicks: AnyObject {
  /// Clicks a place of a field, in logical pixels from the corner of the window's content.
  ///
  /// - Returns: false if the desktop does not allow it, or the field is not visible there.
  func click(_ field: TextField, at place: Point) -> Bool
}
