import InkDrawing
import InkGeometry

/// Writes Xournal++'s file of version 4: XML in gzip, one layer on each page.
///
/// A stroke has a list of widths: the first is that of the whole stroke, followed by one for each
/// segment between two points. If they do not match, Xournal++ only reports "wrong number of
/// points", and draws something else.
struct XoppWriter: InkFormatWriter {
  /// Xournal++'s unit is the point, 72 per inch.
  static let pointsPerMillimeter = 72 / 25.4
  /// The smallest width, in points, because Xournal++ rejects 0.
  private static let thinnest = 0.01

  private let options: InkWritingOptions
  private(set) var losses = Losses()
  private var text: [UInt8] = []
  private let packing = Deflater(.gzip)
  /// The compressed output.
  var ready: [UInt8] = []
  /// The transform from the drawing's millimeters to the page's points.
  private var onPage = InkTransform.identity

  private var hasPage = false

  init(_ pages: [DrawingSurvey], _ options: InkWritingOptions) {
    self.options = options
    text.append("<?xml version=\"1.0\" standalone=\"no\"?>\n")
    text.append("<xournal creator=\"stylusd\" fileversion=\"4\">\n<title>Drawing</title>\n")
  }

  mutating func endFile() -> [UInt8] {
    endPage()
    text.append("</xournal>\n")
    return ready + packing.pack(text) + packing.finish()
  }

  /// Compresses the output, a part at a time.
  private mutating func pack() {
    guard text.count >= partLength else { return }
    ready += packing.pack(text)
    text.removeAll(keepingCapacity: true)
  }

  // MARK: The page

  mutating func openPage(_ page: DrawingSurvey) {
    endPage()
    let sheet = PaperSheet(around: page.inkBounds, options.page)
    onPage = InkTransform.translation(-sheet.area.min).then(
      .scale(x: Self.pointsPerMillimeter, y: Self.pointsPerMillimeter))
    text.append("<page width=\"")
    text.appendDecimal(sheet.area.width * Self.pointsPerMillimeter, decimals: 6)
    text.append("\" height=\"")
    text.appendDecimal(sheet.area.height * Self.pointsPerMillimeter, decimals: 6)
    text.append("\">\n")
    losses.add("the drawing was moved onto its page", if: sheet.isMoved)
    losses.add("some strokes are outside the page", if: sheet.cutsInk)
    losses.add(
      "the page is longer than 200 inches, which some programs cannot show", if: sheet.isTooLong)
    XoppPaper.appendElement(page.background, to: &text, &losses)
    text.append("<layer>\n")
    hasPage = true
  }

  private mutating func endPage() {
    if hasPage { text.append("</layer>\n</page>\n") }
  }

  // MARK: A stroke

  mutating func writeStroke(_ stroke: Stroke) {
    guard stroke.ink.type != .eraser else {
      return losses.add("eraser strokes are left out because they draw nothing")
    }
    let lines = stroke.sampledLines(tolerance: options.tolerance)
    for line in lines { writeLine(line, of: stroke) }
    recordLosses(lines, of: stroke)
    pack()
  }

  /// Records what the format cannot store.
  private mutating func recordLosses(_ lines: [SampledLine], of stroke: Stroke) {
    let type = stroke.ink.type
    losses.add("strokes without points are left out", if: stroke.path.isEmpty)
    losses.addMask(of: stroke, parts: lines.count)
    losses.add("texture is not kept", if: type.hasTexture)
    losses.add("the nib's shape is kept only as a varying width", if: stroke.hasFlatTip)
    losses.add(
      "opacity is not kept, except for markers at half",
      if: type != .marker && (stroke.ink.color.alpha < 1 || stroke.path.contains { $0.opacity < 1 })
    )
    losses.add("time, pressure and tilt are not kept", if: !stroke.path.isEmpty)
  }

  private mutating func writeLine(_ line: SampledLine, of stroke: Stroke) {
    let places = line.samples.map { onPage.applied(to: $0.location) }
    let widths = line.widthsAcross().map {
      max(Self.thinnest, $0 * Self.pointsPerMillimeter)
    }
    let segments = zip(widths, widths.dropFirst()).map { ($0 + $1) / 2 }
    let isEven = segments.allSatisfy { abs($0 - widths[0]) < 0.000_5 }
    text.append("<stroke tool=\"")
    text.append(stroke.ink.type == .marker ? "highlighter" : "pen")
    text.append("\" color=\"")
    text.append(XoppColor.hexText(of: stroke.ink))
    text.append("\" width=\"")
    text.appendDecimal(isEven ? widths[0] : widths.reduce(0, +) / Double(widths.count), decimals: 4)
    if !isEven {
      for width in segments {
        text.append(UInt8(ascii: " "))
        text.appendDecimal(width, decimals: 4)
      }
    }
    text.append("\" capStyle=\"round\">")
    for (index, place) in places.enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      appendPoint(place)
    }
    if places.count == 1 {
      // A dot is a line to the same point, because Xournal++ leaves out a stroke with a single
      // point.
      text.append(UInt8(ascii: " "))
      appendPoint(places[0])
    }
    text.append("</stroke>\n")
  }

  private mutating func appendPoint(_ place: Point) {
    text.appendDecimal(place.x, decimals: 4)
    text.append(UInt8(ascii: " "))
    text.appendDecimal(place.y, decimals: 4)
  }
}

extension Stroke {
  /// Whether its tip has different sides anywhere.
  var hasFlatTip: Bool { path.contains { $0.size.width != $0.size.height } }
}
