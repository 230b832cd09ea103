import InkDrawing
import InkGeometry
import InkStorage

/// Writes InkML: one trace for each visible line, with samples close enough for straight lines
/// between them. Traces are in groups of as many strokes as are stored together, and each group
/// begins with the exact data of its strokes (``InkMLPortion``). An annotation begins each page
/// (``InkMLPage``); the traces of pages are one below the other, because InkML has no pages.
struct InkMLWriter: InkFormatWriter {
  /// The namespace of the Recommendation.
  static let namespace: StaticString = "http://www.w3.org/2003/InkML"

  private let options: InkWritingOptions
  private let channels: [InkMLChannel]
  /// The origin of T; unknown if no stroke has a time.
  private let epoch: WallTime
  private(set) var losses = Losses()
  private var text: [UInt8] = []
  var ready: [UInt8] {
    get { text }
    _modify { yield &text }
  }
  private var brushes: [InkMLBrush: Int] = [:]
  private var portion = StrokePortion()
  private let decimals: InkMLDecimals
  /// Whether there are pages.
  private let hasPages: Bool
  /// The current page.
  private var page: InkMLPage?
  private var stack = PageStack()

  init(_ pages: [DrawingSurvey], _ options: InkWritingOptions) {
    self.options = options
    let needed = pages.reduce(InkMLChannel.usual) { $0.union($1.neededChannels) }
    channels = InkMLChannel.allCases.filter(needed.contains)
    epoch = pages.map(\.begin).filter { $0 != .unknown }.min() ?? .unknown
    decimals = InkMLDecimals(options)
    hasPages = !pages.isDrawing
    appendHeader()
  }

  mutating func openPage(_ survey: DrawingSurvey) {
    guard hasPages else { return }
    writeTraces(portion.drainStrokes())
    let page = InkMLPage(
      background: survey.background, shift: stack.shift(survey.inkBounds, isWhole: true))
    page.appendAnnotation(to: &text)
    self.page = page
  }

  // MARK: Head and tail

  private mutating func appendHeader() {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ink xmlns=\"")
    text.append(Self.namespace)
    text.append("\">\n<definitions>\n")
    appendContext()
    text.append("</definitions>\n")
  }

  /// Defines the new brushes of strokes.
  private mutating func define(brushesOf strokes: [Stroke]) {
    let known = brushes.count
    for stroke in strokes {
      let brush = InkMLBrush(stroke)
      guard brushes[brush] == nil else { continue }
      if brushes.count == known { text.append("<definitions>\n") }
      brush.appendDefinition(to: &text, number: brushes.count)
      brushes[brush] = brushes.count
    }
    if brushes.count > known { text.append("</definitions>\n") }
  }

  private mutating func appendContext() {
    text.append(
      "<context xml:id=\"c0\">\n<inkSource xml:id=\"pen\" manufacturer=\"stylusd\">\n<traceFormat>\n"
    )
    for channel in channels {
      text.append("<channel")
      text.appendMarkup(attribute: "name", channel.rawValue)
      text.appendMarkup(attribute: "type", "decimal")
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
      text.appendMarkup(attribute: "timeString", CalendarTime(epoch).text)
      text.append("/>\n")
    }
    text.append("</context>\n")
  }

  mutating func endFile() -> [UInt8] {
    writeTraces(portion.drainStrokes())
    text.append("</ink>\n")
    return text
  }

  // MARK: Strokes

  mutating func writeStroke(_ stroke: Stroke) {
    if let full = portion.appendStroke(stroke) { writeTraces(full) }
  }

  private mutating func writeTraces(_ strokes: [Stroke]) {
    guard !strokes.isEmpty else { return }
    define(brushesOf: strokes)
    var (traces, sums): ([UInt8], [[UInt64]]) = ([], [])
    for stroke in strokes {
      var shown = stroke
      if let page { shown.transform = shown.transform.then(page.toTraces) }
      let lines = shown.sampledLines(tolerance: options.tolerance)
      sums.append(lines.map { appendTrace($0, of: stroke, to: &traces) })
      recordLosses(stroke, lines)
    }
    text.append("<traceGroup>\n")
    if options.keepsControlPoints {
      InkMLPortion.appendAnnotation(
        InkFragment.encodeStrokes(strokes, options.profile), sums: sums, to: &text)
    }
    text += traces
    text.append("</traceGroup>\n")
  }

  /// Appends a trace, and returns the checksum of its samples. Each trace names the context,
  /// because Wacom's reader does not find the one that a group names.
  private func appendTrace(
    _ line: SampledLine, of stroke: Stroke, to text: inout [UInt8]
  ) -> UInt64 {
    text.append("<trace contextRef=\"#c0\" brushRef=\"#b")
    text.append("\(brushes[InkMLBrush(stroke)] ?? 0)")
    text.append("\">")
    let start = text.count
    appendPoints(samplesOf: line, stroke, to: &text)
    let sum = InkMLPortion.sum(text[start...])
    text.append("</trace>\n")
    return sum
  }

  private func appendPoints(
    samplesOf line: SampledLine, _ stroke: Stroke, to text: inout [UInt8]
  ) {
    let widths = line.widthsAcross()
    let start =
      stroke.creationDate == .unknown || epoch == .unknown
      ? 0 : epoch.seconds(to: stroke.creationDate) * 1_000
    for (index, sample) in line.samples.enumerated() {
      if index > 0 { text.append(", ") }
      for (column, channel) in channels.enumerated() {
        if column > 0 { text.append(UInt8(ascii: " ")) }
        let value = Self.channelValue(of: channel, sample, width: widths[index], start: start)
        text.appendDecimal(value, decimals: decimals.decimalCount(for: channel))
      }
    }
  }

  private static func channelValue(
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

  private mutating func recordLosses(_ stroke: Stroke, _ lines: [SampledLine]) {
    guard !options.keepsControlPoints else { return }
    losses.addMask(of: stroke, parts: lines.count)
    losses.add("strokes without points are left out", if: stroke.path.isEmpty)
    losses.add(
      "eraser strokes are left out because they draw nothing", if: stroke.ink.type == .eraser)
    losses.add("texture is not kept", if: stroke.ink.type.hasTexture)
    losses.add("control points became samples", if: stroke.path.count > 2)
    losses.add("groups of wet strokes are not kept", if: stroke.renderGroupID != nil)
  }
}

extension InkType {
  /// Whether its look needs more than color, width and opacity.
  var hasTexture: Bool { self == .pencil || self == .crayon || self == .watercolor }
}
