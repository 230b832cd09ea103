import InkDrawing
import InkGeometry
import InkStorage

/// Reads files of Xournal++ (versions 1 to 5) and of Xournal: gzip, a ZIP archive, or plain XML.
/// Passes on each stroke when its element ends, so that one at a time is in memory.
final class XoppReader {
  private var allowance: Allowance
  private var losses = Losses()
  private var faults = FaultList()
  private let sink: (InkPart) throws(InkFormatError) -> Void
  /// The numbers of pages that ended, and that were passed on.
  private var (pages, begun) = (0, 0)
  /// Whether the first element may have another name, because its tag is damaged.
  private var isTorn = false
  /// The position of the current page, in points: below the previous ones, if pages are not kept.
  private var top = 0.0

  /// - Parameter progress: receives the number of strokes passed on, and their approximate total.
  static func readFile(
    _ source: InkByteSource, _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress,
    to sink: (InkPart) throws(InkFormatError) -> Void
  ) throws(InkFormatError) -> InkRemarks {
    try Allowance.check(bytes: source.count, limits)
    return try withoutActuallyEscaping(sink) { (sink) throws(InkFormatError) in
      let reader = XoppReader(limits, to: sink)
      try reader.parseXML(source, limits, progress)
      return InkRemarks(reader.losses.all, reader.faults.all, pages: max(1, reader.pages))
    }
  }

  /// Passes on the readable strokes of a damaged file, with its pages one below the other.
  ///
  /// - Parameter read: reads the document once.
  static func salvage(
    _ limits: InkReadingLimits, to sink: @escaping (Stroke) -> Void,
    _ read: (XMLFilter) throws(InkFormatError) -> XMLElement
  ) throws(InkFormatError) -> InkRemarks {
    let reader = XoppReader(limits) { if case .stroke(let stroke) = $0 { sink(stroke) } }
    reader.isTorn = true
    reader.recordRootLosses(try read(reader.filter))
    return InkRemarks(reader.losses.all, reader.faults.all, pages: max(1, reader.pages))
  }

  private init(
    _ limits: InkReadingLimits, to sink: @escaping (InkPart) throws(InkFormatError) -> Void
  ) {
    allowance = Allowance(limits)
    self.sink = sink
  }

  private func parseXML(
    _ source: InkByteSource, _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) {
    let xml = try XMLReader(XMLLimits(streamed: limits), filter)
    let reached = { place in
      let done = self.allowance.strokes
      progress(done, place == 0 ? 0 : Int(Double(done) * Double(source.count) / Double(place)))
    }
    let feed = { (part: ArraySlice<UInt8>) throws(InkFormatError) in try xml.feed(part) }
    let most = limits.sizeLimit(unpackedFrom: source.count)
    let beginning = try source.piece(0..<min(source.count, 4))
    if beginning.starts(with: [0x1F, 0x8B]) {
      try Gzip.unpack(source, limit: most, reached: reached, to: feed)
    } else if beginning.starts(with: XoppPackage.signature) {
      try XoppPackage(source.piece(0..<source.count)).unpackContent(limit: most, to: feed)
    } else {
      try xml.feed(source, reached: reached)
    }
    let root = try xml.finishParsing()
    if xml.replaced > 0 { faults.append(.replacedLetters(xml.replaced)) }
    recordRootLosses(root)
    progress(allowance.strokes, allowance.strokes)
  }

  // MARK: Elements

  private var filter: XMLFilter {
    XMLFilter(mute: Self.mute) { (element, parents) throws(InkFormatError) in
      try self.parseElement(element, in: parents)
    }
  }

  /// The elements whose text is long or not used.
  private static let mute: Set<String> = ["text", "image", "teximage", "preview", "title"]
  /// The default size of a page, in points.
  private static let a4 = Size(width: 595.28, height: 841.89)

  /// Processes an element; returns whether it is complete.
  ///
  /// A stroke counts wherever it occurs: if tags are lost, some strokes are outside of their pages.
  private func parseElement(
    _ element: XMLElement, in parents: [XMLElement]
  ) throws(InkFormatError) -> Bool {
    let root = parents.first ?? element
    guard root.name == "xournal" || isTorn else {
      throw root.makeError(
        "the first element is <\(root.shownName)>, not <xournal>", fix: "choose the right format")
    }
    guard let parent = parents.last else { return false }
    // A stroke that contains strokes has lost its end tag, and contains the text of the others.
    let isLeaf = element.children.isEmpty && !element.lostChildren
    switch element.name {
    case "page" where parents.count == 1: try endPage(element)
    case "stroke":
      if isLeaf {
        try beginPage(parents.dropFirst().first)
        try readStroke(element)
      }
    case "text": losses.add("text is left out")
    case "image": losses.add("images are left out")
    case "teximage": losses.add("formulas are left out")
    // The contents of a page are processed when it ends.
    default:
      if parents.count == 2, parent.name == "page" { return false }
      losses.add(
        "the unknown element <\(element.shownName)> is left out",
        if: isLeaf && parent.name == "layer")
    }
    return true
  }

  private func recordRootLosses(_ root: XMLElement) {
    losses.add(
      "the file's format is newer than this program",
      if: (XMLText.parseNumber(root["fileversion"]) ?? 0) > 5
    )
    losses.add("pages were placed one below the other", if: pages > keptPages)
  }

  /// The number of pages that are passed on.
  private var keptPages: Int { isTorn ? 1 : InkDocument.mostPages }

  /// Passes on a page before its first stroke.
  private func beginPage(_ page: XMLElement?) throws(InkFormatError) {
    guard begun == pages, let page, page.name == "page" else { return }
    begun += 1
    let background = page.child("background").flatMap { XoppPaper.background($0, &losses) }
    if begun <= keptPages { try sink(.page(background)) }
  }

  private func endPage(_ page: XMLElement) throws(InkFormatError) {
    try beginPage(page)
    pages += 1
    let layers = page.all("layer").count(where: { _ in true })
    losses.add("layers were merged", if: layers > 1)
    let height = height(of: page)
    losses.add(
      "page sizes are not kept: pages are A4, or larger if their ink needs it",
      if: abs(height - Self.a4.height) > 1
        || abs((XMLText.parseNumber(page["width"]) ?? Self.a4.width) - Self.a4.width) > 1)
    if pages >= keptPages { top += height }
  }

  private func height(of page: XMLElement) -> Double {
    if let height = XMLText.parseNumber(page["height"]), 0..<1e7 ~= height { return height }
    faults.append(
      InkFault(
        .line(page.line), "page \(pages) has no height; A4 is assumed", losesInk: false))
    return Self.a4.height
  }

  // MARK: Strokes

  private func readStroke(_ element: XMLElement) throws(InkFormatError) {
    try allowance.takeStroke(.line(element.line))
    try allowance.check(points: XMLText.countWords(element.text) / 2, .line(element.line))
    let numbers = LenientNumbers(element.text)
    guard numbers.values.count > 1 else {
      let isEmpty = numbers.values.isEmpty
      return miss(
        element,
        isEmpty ? "it has no points, and is left out" : "it has no complete point, and is left out",
        losesInk: !isEmpty)
    }
    let count = numbers.values.count / 2
    try allowance.takePoints(count, .line(element.line))
    let widths = widths(of: element, count: count)
    let tool = element["tool"] ?? "pen"
    let ink = ink(of: element, tool)
    let unit = 1 / XoppWriter.pointsPerMillimeter
    var samples: [StrokePoint] = []
    samples.reserveCapacity(count)
    for index in 0..<count {
      let (x, y) = (numbers.values[2 * index], numbers.values[2 * index + 1])
      guard x.isFinite, y.isFinite else { continue }
      samples.append(
        StrokePoint(
          location: Point(x: x, y: y + top) * unit, timeOffset: Double(index) / 200,
          size: Size(square: widths[index] * unit)))
    }
    recordLosses(numbers, samples, element)
    guard samples.contains(where: \.isValid) else { return }
    // A dot is a line to the same point.
    if samples.count == 2, samples[0].location == samples[1].location { samples.removeLast() }
    nameExtras(of: element)
    try sink(.stroke(Stroke(ink: ink, path: StrokePath(along: samples))))
  }

  private func recordLosses(
    _ numbers: LenientNumbers, _ samples: [StrokePoint], _ element: XMLElement
  ) {
    losses.add("points beyond 10 km are left out", if: !samples.allSatisfy(\.isValid))
    let lost = (numbers.values.count + 1) / 2 - samples.count
    if lost > 0 {
      miss(
        element,
        samples.isEmpty
          ? "none of its points is a pair of numbers, and it is left out"
          : lost == 1
            ? "one of its points is not a pair of numbers, and is left out"
            : "\(lost) of its \(samples.count + lost) points are not pairs of numbers, and are left out",
        losesInk: true)
    }
    losses.add("numbers with a decimal comma were read", if: numbers.hasCommas)
  }

  private func widths(of element: XMLElement, count: Int) -> [Double] {
    let widths = XoppWidths(element, count: count)
    if let fault = widths.fault { miss(element, fault, losesInk: false) }
    losses.add(
      "where widths do not match the points, only the first one is used", if: !widths.fitsPoints)
    return widths.values
  }

  private func miss(_ element: XMLElement, _ what: String, losesInk: Bool) {
    faults.append(
      InkFault(stroke: allowance.strokes, .line(element.line), what, losesInk: losesInk))
  }

  private func nameExtras(of element: XMLElement) {
    losses.add("areas are not filled", if: element["fill"] != nil && element["fill"] != "-1")
    losses.add("dashes are not kept", if: (element["style"] ?? "plain") != "plain")
    losses.add("line ends are round", if: (element["capStyle"] ?? "round") != "round")
    losses.add("sound is not kept", if: !(element["fn"] ?? "").isEmpty)
    losses.add("the points have no times; 200 points per second are assumed")
  }

  private func ink(of element: XMLElement, _ tool: String) -> Ink {
    let known = element["color"].flatMap(XoppColor.color)
    losses.add("unknown colors became black", if: known == nil)
    var color = known ?? .black
    switch tool {
    case "highlighter":
      // The transparency belongs to the tool, not to the color.
      color.alpha = 1
      return Ink(.marker, color: color)
    case "eraser":
      losses.add("whitening became white ink")
      return Ink(.pen, color: .white, adaptsToAppearance: false)
    case "pen": return Ink(.pen, color: color)
    default:
      losses.add("unknown tools became pens")
      return Ink(.pen, color: color)
    }
  }
}
