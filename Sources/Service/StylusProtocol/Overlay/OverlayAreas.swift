/// Where another program takes ink: the parameter of `LeaveOut`.
package struct OverlayAreas: Hashable, Sendable {
  /// In logical pixels of the layout.
  package var areas: [LayoutArea]

  /// They count for so long, in microseconds: who told them may be gone.
  package static let lease: Int64 = 5_000_000
  /// No more are taken.
  package static let most = 512
  static let names: Set<String> = ["areas"]

  package init(areas: [LayoutArea]) { self.areas = areas }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    areas = try fields.requiredObjects("areas", LayoutArea.init(_:))
    let isSound = areas.allSatisfy {
      $0.left.isFinite && $0.top.isFinite && $0.width >= 0 && $0.height >= 0
        && ($0.left + $0.width).isFinite && ($0.top + $0.height).isFinite
    }
    guard areas.count <= Self.most, isSound else { throw .invalidField("areas") }
  }
}

extension OverlayAreas: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("areas", areas)
    writer.endObject()
  }
}
