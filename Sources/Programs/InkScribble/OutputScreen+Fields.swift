import InkCanvas
import InkGeometry
import InkRendering
import InkScreens
import TextFields
import WaylandClient

extension OutputScreen {
  /// Beside a field that is written into, in logical pixels.
  private static let margin = WrittenInk.reach * 96 / 25.4

  /// Where the pen is ours: over fields that are seen, while it is near; elsewhere it is the
  /// applications'. The open stroke may leave its field.
  func boxes(for writer: FieldWriter) -> [DamageBox] {
    let list = page.laid.list.map { [DamageBox(PixelRect(around: $0.frame))] } ?? []
    guard isPenNear else { return list }
    let area = place.area
    var areas = writer.desk.map.seenAreas(within: area)
    for field in writer.session.openFields {
      guard let own = writer.desk.map.area(of: field) else { continue }
      areas.append(own.expanded(by: Self.margin).intersection(area))
    }
    return list + areas.compactMap { DamageBox($0, from: page.shownPlace.area.min) }
  }
}

extension DamageBox {
  /// The pixels that lie in an area of the layout; nil if none do.
  init?(_ area: Rect, from corner: Point) {
    guard !area.isEmpty else { return nil }
    let (left, top) = ((area.min.x - corner.x).rounded(), (area.min.y - corner.y).rounded())
    let (right, bottom) = ((area.max.x - corner.x).rounded(), (area.max.y - corner.y).rounded())
    guard right > left, bottom > top, max(right, bottom) < 1e6, min(left, top) > -1e6
    else { return nil }
    self.init(
      x: Int32(left), y: Int32(top), width: Int32(right - left), height: Int32(bottom - top))
  }
}
