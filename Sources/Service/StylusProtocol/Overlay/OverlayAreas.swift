/// The areas where another program takes ink: the parameter of `LeaveOut`.
package struct OverlayAreas: Hashable, Sendable {
  /// In logical pixels of the layout.
  package var areas: [LayoutArea]
  /// The writing pad of that program, which is to be seen and used in every mode; nil: none.
  package var pad: LayoutArea?

  /// How long they are valid, in microseconds, because the sender may have ended.
  package static let lease: Int64 = 5_000_000
  /// No more are taken.
  package static let most = 512

  /// As many as are taken, with sides of 0 or more, and all their corners finite.
  private static func areSound(_ areas: [LayoutArea]) -> Bool {
    areas.count <= most && areas.allSatisfy(isSound)
  }

  private static func isSound(_ area: LayoutArea) -> Bool {
    area.left.isFinite && area.top.isFinite && area.width >= 0 && area.height >= 0
      && (area.left + area.width).isFinite && (area.top + area.height).isFinite
  }

  package init(areas: [LayoutArea], pad: LayoutArea? = nil) {
    (self.areas, self.pad) = (areas, pad)
  }
}

extension OverlayAreas: JSONRecord {
  package static let layout = RecordLayout(Self.init(areas:pad:)) {
    JSONField("areas", \.areas, where: areSound)
    JSONField("pad", \.pad, where: isSound)
  }
}
