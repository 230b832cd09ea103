/// A pen's event over an overlay, from the compositor.
package struct PenFrame: BitwiseCopyable, Hashable, Sendable {
  /// Which pen.
  package var tool: PenDeviceID
  /// On which tablet; nil only before it came near one.
  package var tablet: PenDeviceID?
  /// Over which overlay; nil in the frame in which it left.
  package var overlay: OverlayID?
  /// Where on the overlay, in logical units: what the compositor made of the tablet's place.
  package var x: Double
  /// The same, down.
  package var y: Double
  /// Whether the tip touches.
  package var isDown: Bool
  /// From 0 to 1; 0 for a pen that measures none.
  package var pressure: Float
  /// How far it leans to +x, in radians.
  package var tiltX: Float
  /// How far it leans to +y, in radians.
  package var tiltY: Float
  /// How far it is turned about its own axis, in radians; 0 for a pen that measures none.
  package var roll: Float = 0
  /// Whether it is an eraser, or a pen that was turned round.
  package var isEraser = false
  /// When, in milliseconds of a clock that the compositor chose.
  package var milliseconds: UInt32
}

/// A tablet of the compositor.
package struct TabletDescription: Hashable, Sendable {
  package var id: PenDeviceID
  /// What the device calls itself.
  package var name = ""
  /// The USB vendor; 0 where unknown.
  package var vendor: UInt32 = 0
  /// The USB product; 0 where unknown.
  package var product: UInt32 = 0
  /// Its event nodes, such as `/dev/input/event3`.
  package var paths: [String] = []
}
