import InkDrawing
import InkGeometry
import InkRendering

/// The bounding boxes of a stroke's spans, in pixels, for finding the spans near a point without
/// testing all of them.
///
/// There are boxes for the spans, for groups of 32 spans, and for groups of 1024. Boxes of groups
/// only grow.
struct SpanBoxes: Sendable {
  private static let fan = 32

  private var spans: [PixelRect] = []
  private var groups: [PixelRect] = []
  private var halls: [PixelRect] = []

  init() {
    spans.reserveCapacity(1024)
    groups.reserveCapacity(1024 / Self.fan)
    halls.reserveCapacity(Self.fan)
  }

  /// The number of spans with a box.
  var count: Int { spans.count }

  /// The box of a span.
  subscript(span: Int) -> PixelRect { spans[span] }

  /// Adds the box of the next span.
  mutating func append(_ box: PixelRect) {
    spans.append(.empty)
    if groups.count * Self.fan < spans.count { groups.append(.empty) }
    if halls.count * Self.fan < groups.count { halls.append(.empty) }
    setBox(box, for: spans.count - 1)
  }

  /// Changes the box of a span.
  mutating func setBox(_ box: PixelRect, for span: Int) {
    spans[span] = box
    let group = span / Self.fan
    groups[group] = groups[group].union(box)
    halls[group / Self.fan] = halls[group / Self.fan].union(box)
  }

  /// Removes all spans.
  mutating func removeAll() {
    spans.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    halls.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with the spans that may extend into a rectangle, in order.
  func forEach(touching rect: PixelRect, _ body: (Int) -> Void) {
    for hall in halls.indices where halls[hall].touches(rect) {
      let first = hall * Self.fan
      for group in first..<min(groups.count, first + Self.fan) where groups[group].touches(rect) {
        let first = group * Self.fan
        for span in first..<min(spans.count, first + Self.fan) where spans[span].touches(rect) {
          body(span)
        }
      }
    }
  }
}

extension PixelRect {
  /// Returns whether the rectangles have a pixel in common.
  func touches(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Creates a rectangle of all pixels that ink of these tips can reach.
  init(inkOf poses: Span<NibPose>, of type: InkType) {
    let least = InkLayer.leastRadius(of: type)
    var around = Rect.empty
    for index in poses.indices {
      let pose = poses[index]
      // A round tip stays within its bounds; one with an edge may be drawn a pixel thick. The rest
      // is for rounding errors.
      let thin = max(0, least - pose.radius)
      let margin = max(thin, pose.edge == .zero ? 0 : 1) + 0.05 + pose.radius * 1e-4
      around = around.union(pose.bounds.expanded(by: margin))
    }
    self.init(around: around)
  }
}
