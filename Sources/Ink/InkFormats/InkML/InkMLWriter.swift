import InkDrawing
import InkGeometry

/// Writes InkML: one trace for each line that is seen, its samples close enough for straight lines between
/// them, and behind all of them, in a namespace of our own, what the strokes are exactly.
struct InkMLWriter: InkFormatWriter {
  /// The namespace of the Recommendation.
  static let namespace: StaticString = "http://www.w3.org/2003/InkML"

  private let options: InkWritingOptions
  private let channels: [InkMLChannel]
  /// When T is 0; unknown if no stroke says when it was.
  private let epoch: WallTime
  private(set) var losses = Losses()
  private var text: [UInt8] = []
  var ready: [UInt8] {
    get { text }
    _modify { yield &text }
  }
  private var brushes: [InkMLBrush: Int] = [:]
  private var traces = 0
  private var exact: [UInt8] = []

  init(_ drawing: Drawing, _ options: InkWritingOptions) {
    self.options = options
    channels = InkMLChannel.needed(for: drawing)
    epoch = drawing.strokes.lazy.map(\.creationDate).filter { $0 != .unknown }.min() ?? .unknown
    begin(drawing)
  }

  // MARK: Head and tail

  private mutating func begin(_ drawing: Drawing) {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ink xmlns=\"")
    text.append(Self.namespace)
    text.append("\">\n<definitions>\n")
    for stroke in drawing.strokes { define(InkMLBrush(stroke)) }
    appendContext()
    text.append("</definitions>\n")
  }

  private mutating func define(_ brush: InkMLBrush) {
    guard brushes[brush] == nil else { return }
    brushes[brush] = brushes.count
    brush.append(to: &text, number: brushes.count - 1)
  }

  private mutating func appendContext() {
    text.append(
      "<context xml:id=\"c0\">\n<inkSource xml:id=\"pen\" manufacturer=\"stylusd\">\n<traceFormat>\n"
    )
    for channel in channels {
      text.append("<channel")
      text.append(attribute: "name", channel.rawValue)
      text.append(attribute: "type", "decimal")
      if channel == .force { text.append(" min=\"0\" max=\"100\"") }
      if channel == .transparency { text.append(" min=\"0\" max=\"255\"") }
      if channel == .time, epoch != .unknown { text.append(" respectTo=\"#start\"") }
      if let units = channel.units {
        text.append(" units=\"")
        text.append(units)
        text.append("\"")
      }
      text.append("/>\n")
    }
    text.append("</traceFormat>\n</inkSource>\n")
    if epoch != .unknown {
      text.append("<timestamp xml:id=\"start\"")
      text.append(attribute: "timeString", CalendarTime(epoch).text)
      text.append("/>\n")
    }
    text.append("</context>\n")
  }

  mutating func end() -> [UInt8] {
    if options.keepsControlPoints {
      text.append("<annotationXML type=\"stylusd\">\n<drawing")
      text.append(attribute: "xmlns", InkMLExact.namespace)
      text.append(">\n")
      text += exact
      text.append("</drawing>\n</annotationXML>\n")
    }
    text.append("</ink>\n")
    return text
  }

  // MARK: A stroke

  mutating func add(_ stroke: Stroke) {
    let lines = stroke.sampledLines(tolerance: options.tolerance)
    var sums: [UInt64] = []
    let first = traces
    let brush = brushes[InkMLBrush(stroke)] ?? 0
    for line in lines {
      let samples = samples(of: line, stroke)
      text.append("<trace xml:id=\"t")
      text.append("\(traces)")
      text.append("\" contextRef=\"#c0\" brushRef=\"#b")
      text.append("\(brush)")
      text.append("\">")
      text += samples
      text.append("</trace>\n")
      sums.append(InkMLExact.sum(samples))
      traces += 1
    }
    if options.keepsControlPoints {
      InkMLExact.append(stroke, firstTrace: first, sums: sums, to: &exact)
    }
    name(stroke, lines)
  }

  private func samples(of line: SampledLine, _ stroke: Stroke) -> [UInt8] {
    var text: [UInt8] = []
    let widths = line.widthsAcross()
    let start =
      stroke.creationDate == .unknown || epoch == .unknown
      ? 0 : epoch.seconds(to: stroke.creationDate) * 1_000
    for (index, sample) in line.samples.enumerated() {
      if index > 0 { text.append(", ") }
      for (column, channel) in channels.enumerated() {
        if column > 0 { text.append(UInt8(ascii: " ")) }
        let value = Self.value(of: channel, sample, width: widths[index], start: start)
        text.append(value, decimals: channel.decimals)
      }
    }
    return text
  }

  private static func value(
    of channel: InkMLChannel, _ sample: StrokePoint, width: Double, start: Double
  ) -> Double {
    switch channel {
    case .x: sample.location.x
    case .y: sample.location.y
    case .time: start + sample.timeOffset * 1_000
    case .force: Double(sample.force) * 100
    case .azimuth:
      (degrees(sample.azimuth) - (degrees(sample.azimuth) / 360).rounded(.down) * 360)
    case .elevation: degrees(sample.altitude)
    case .rotation: -degrees(sample.roll)
    case .width: width
    case .tipWidth: sample.size.width
    case .tipHeight: sample.size.height
    case .transparency: Double(1 - sample.opacity) * 255
    }
  }

  private static func degrees(_ angle: Float) -> Double { Double(angle) * 180 / .pi }

  private mutating func name(_ stroke: Stroke, _ lines: [SampledLine]) {
    guard !options.keepsControlPoints else { return }
    losses.addMask(of: stroke, parts: lines.count)
    losses.add("strokes without points are left out", if: stroke.path.isEmpty)
    losses.add(
      "strokes of the eraser are left out, they draw nothing", if: stroke.ink.type == .eraser)
    losses.add("texture is not kept", if: stroke.ink.type.hasTexture)
    losses.add("control points became samples", if: stroke.path.count > 2)
    losses.add("groups of wet strokes are not kept", if: stroke.renderGroupID != nil)
  }
}

extension InkType {
  /// Whether its look needs more than colour, width and opacity.
  var hasTexture: Bool { self == .pencil || self == .crayon || self == .watercolor }
}
