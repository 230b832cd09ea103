import InkDrawing
import InkGeometry

/// The data of a stroke as attributes: integers, each list as its first number and the steps to the
/// following ones. A list of a single number applies to all points. docs/develop/ink-pictures.md
/// lists the attributes.
enum SvgData {
  static func appendAttributes(_ stroke: Stroke, to text: inout [UInt8]) {
    text.appendMarkup(attribute: "data-ink", stroke.ink.type.name)
    text.appendMarkup(attribute: "data-id", stroke.id.uuid)
    if stroke.originID != stroke.id {
      text.appendMarkup(attribute: "data-origin", stroke.originID.uuid)
    }
    if let group = stroke.renderGroupID { text.appendMarkup(attribute: "data-group", group.uuid) }
    if stroke.creationDate != .unknown {
      text.appendMarkup(attribute: "data-start", CalendarTime(stroke.creationDate).text)
    }
    appendTransform(of: stroke, to: &text)
    appendRange(of: stroke.path, to: &text)
    for channel in SvgChannel.all { appendChannel(channel, of: stroke.path, to: &text) }
  }

  /// A property of the control points.
  private struct SvgChannel {
    let name: StaticString
    /// The number of steps per unit of the property.
    let unit: Double
    /// The default value, which is left out.
    let usual: Int
    let value: (StrokePoint) -> Double

    init(
      _ name: StaticString, _ unit: Double, usual: Int = .min,
      _ value: @escaping (StrokePoint) -> Double
    ) {
      self.name = name
      self.unit = unit
      self.usual = usual
      self.value = value
    }

    static var all: [SvgChannel] {
      [
        SvgChannel("data-x", 1_000) { $0.location.x },
        SvgChannel("data-y", 1_000) { $0.location.y },
        SvgChannel("data-time", 1_000, usual: 0) { $0.timeOffset },
        SvgChannel("data-width", 1_000) { $0.size.width },
        SvgChannel("data-height", 1_000) { $0.size.height },
        SvgChannel("data-opacity", 1_000, usual: 1_000) { Double($0.opacity) },
        SvgChannel("data-force", 1_000) { Double($0.force) },
        SvgChannel("data-azimuth", 1_000, usual: 0) { Double($0.azimuth) },
        SvgChannel("data-altitude", 1_000, usual: 1_571) { Double($0.altitude) },
        SvgChannel("data-roll", 1_000, usual: 0) { Double($0.roll) },
        SvgChannel("data-scale", 1_000, usual: 1_000) { Double($0.secondaryScale) },
      ]
    }
  }

  private static func appendChannel(
    _ channel: SvgChannel, of path: StrokePath, to text: inout [UInt8]
  ) {
    let values = path.map { Int((channel.value($0) * channel.unit).rounded()) }
    guard let first = values.first else { return }
    let isEven = values.allSatisfy { $0 == first }
    if isEven, first == channel.usual { return }
    let grid = DecimalGrid(decimals: 0)
    text.append(UInt8(ascii: " "))
    text.append(channel.name)
    text.append("=\"")
    grid.appendDecimal(first, to: &text)
    if !isEven {
      for (before, value) in zip(values, values.dropFirst()) {
        text.append(UInt8(ascii: " "))
        grid.appendDecimal(value - before, to: &text)
      }
    }
    text.append("\"")
  }

  private static func appendTransform(of stroke: Stroke, to text: inout [UInt8]) {
    let transform = stroke.transform
    guard transform != .identity else { return }
    text.append(" data-transform=\"")
    for (index, number) in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      text.appendDecimal(exact: number)
    }
    text.append("\"")
  }

  private static func appendRange(of path: StrokePath, to text: inout [UInt8]) {
    let range = path.parametricRange
    guard range != 0...Double(max(0, path.count - 1)) else { return }
    text.append(" data-range=\"")
    text.appendDecimal(exact: range.lowerBound)
    text.append(UInt8(ascii: " "))
    text.appendDecimal(exact: range.upperBound)
    text.append("\"")
  }
}
