/// The areas where another program takes ink: the parameter of `LeaveOut`.
package struct OverlayAreas: Hashable, Sendable {
  /// In logical pixels of the layout.
  package var areas: [LayoutArea]

  /// How long they are valid, in microseconds, because the sender may have ended.
  package static let lease: Int64 = 5_000_000
  /// No more are taken.
  package static let most = 512

  /// As many as are taken, with sides of 0 or more, and all their corners finite.
  private static func areSound(_ areas: [LayoutArea]) -> Bool {
    areas.count <= most
      && areas.allSatisfy {
        $0.left.isFinite && $0.top.isFinite && $0.width >= 0 && $0.height >= 0
          && ($0.left + $0.width).isFinite && ($0.top + $0.height).isFinite
      }
  }

  package init(areas: [LayoutArea]) { self.areas = areas }
}

extension OverlayAreas: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("areas", \.areas, where: areSound)
  }
}
