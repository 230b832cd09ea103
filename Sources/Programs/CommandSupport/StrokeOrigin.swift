import LinuxIO
package import StylusModel
package import StylusProtocol

/// What makes the number and the time of a stroke mean something on other machines and other days.
package struct StrokeOrigin {
  /// Names the numbering.
  var epoch: UInt64 = 0
  /// Names the machine; nil where it has no name.
  private let machine = Machine.identity

  /// A stroke as the object `Stroke`, with where and when it was drawn.
  package func attributed(_ stroke: CapturedStroke) -> AttributedStroke {
    AttributedStroke(stroke: stroke, origin: self)
  }

  /// A stroke and where it comes from.
  package struct AttributedStroke: JSONWritable {
    fileprivate let stroke: CapturedStroke
    fileprivate let origin: StrokeOrigin

    package func write(to writer: inout JSONWriter) {
      stroke.writeObject(to: &writer) { writer in
        writer.field("epoch", origin.epoch)
        if let machine = origin.machine { writer.field("machine", machine) }
        if let wall = stroke.beganSince1970 { writer.field("wall", wall.value) }
      }
    }
  }
}
