import InkDrawing
import InkGeometry
import InkRendering

/// Where the spans of a stroke lie, in pixels, so that those near a place are found without asking
/// all of them.
///
/// Boxes of the spans, of each 32 of them, and of each 1024. Boxes of many only grow.
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

  /// How many spans have a box.
  var count: Int { spans.count }

  /// A span's box.
  subscript(span: Int) -> PixelRect { spans[span] }

  /// The next span's.
  mutating func append(_ box: PixelRect) {
    spans.append(.empty)
    if groups.count * Self.fan < spans.count { groups.append(.empty) }
    if halls.count * Self.fan < groups.count { halls.append(.empty) }
    setBox(box, for: spans.count - 1)
  }

  /// A span lies elsewhere.
  mutating func setBox(_ box: PixelRect, for span: Int) {
    spans[span] = box
    let group = span / Self.fan
    groups[group] = groups[group].union(box)
    halls[group / Self.fan] = halls[group / Self.fan].union(box)
  }

  /// No spans.
  mutating func removeAll() {
    spans.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    halls.removeAll(keepingCapacity: true)
  }

  /// Calls with the spans that may reach into a rectangle, in order.
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
  /// Whether they have a pixel in common.
  func touches(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// All pixels that ink of these tips can reach.
  init(inkOf poses: Span<NibPose>, of type: InkType) {
    let least = InkLayer.leastRadius(of: type)
    var around = Rect.empty
    for index in poses.indices {
      let pose = poses[index]
      // A round tip stays within its bounds; one with an edge may be drawn a pixel thick. The rest
      // is for what arithmetic rounds off.
      let thin = max(0, least - pose.radius)
      let margin = max(thin, pose.edge == .zero ? 0 : 1) + 0.05 + pose.radius * 1e-4
      around = around.union(pose.bounds.expanded(by: margin))
    }
    self.init(around: around)
  }
}
