package import StylusModel
package import StylusPipeline

/// A frame of a pen with pressure on tablet 1, at `time` milliseconds; it leans to the right.
package func penFrame(
  at time: Int64, x: Float = 10, y: Float = 10, pressure: Float = 0,
  presence: ToolFrame.Presence = .near, carried: PropertySet = [.init(.position), .init(.pressure)]
) -> ToolFrame {
  var frame = ToolFrame(
    device: DeviceID(rawValue: 1), time: Timestamp(microseconds: time * 1000),
    tool: Tool(kind: .pen))
  frame.presence = presence
  frame.x = Millimeters(x)
  frame.y = Millimeters(y)
  frame.pressure = Fraction(pressure)
  frame.tiltX = Radians(degrees: 30)
  frame.isTouching = pressure > 0
  frame.carried = carried
  return frame
}
