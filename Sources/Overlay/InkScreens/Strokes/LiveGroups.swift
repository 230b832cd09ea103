import InkCanvas
import InkDrawing
import StylusModel

/// Which strokes run into each other while they are drawn: the same as in a drawing that is made of
/// their recording.
///
/// By the daemon's stamps: at 60 times a hand's speed, too, what lies two seconds apart is dry. Ink
/// that stays and ink that fades do not run into each other.
struct LiveGroups {
  private var staying = WetGrouping()
  private var fading = WetGrouping()

  /// A stroke begins: one of a wet ink gets a group, unless it has one.
  ///
  /// - Returns: the group that it keeps wet until it ends.
  mutating func joinGroup(_ part: inout StrokePart, at time: Timestamp) -> InkID? {
    guard case .draws(var style) = part else { return nil }
    let start = Self.seconds(time)
    let group =
      style.fate == .stays
      ? Self.joinGroup(style, at: start, in: &staying)
      : Self.joinGroup(style, at: start, in: &fading)
    guard style.group == nil else { return group }
    style.group = group
    part = .draws(style)
    return group
  }

  /// A stroke that was begun before is reported once more: it does not affect later ones.
  private static func joinGroup(
    _ style: StrokeStyle, at start: Double, in grouping: inout WetGrouping
  ) -> InkID? {
    guard let known = style.group else { return grouping.begin(style.ink, at: start) }
    return grouping.begin(known) ? known : nil
  }

  /// Nothing more is drawn of a stroke.
  mutating func leaveGroup(_ stroke: OpenStroke) {
    guard let group = stroke.leaveWetGroup() else { return }
    let end = Self.seconds(stroke.samples.last?.time ?? stroke.began)
    staying.end(group, at: end)
    fading.end(group, at: end)
  }

  private static func seconds(_ time: Timestamp) -> Double { Double(time.microseconds) / 1e6 }
}
