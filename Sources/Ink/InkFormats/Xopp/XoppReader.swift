import InkDrawing
import InkGeometry

/// Reads files of Xournal++ (versions 1 to 5) and of Xournal: gzip, a ZIP archive, or plain XML.
struct XoppReader {
  private var allowance: Allowance
  private var losses = Losses()
  private var faults: [InkFault] = []
  private var strokes: [Stroke] = []
  private var pages = 0
  /// Where the page that is read begins, in points.
  private var top = 0.0

  static func read(
    _ bytes: [UInt8], _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) -> InkReading {
    try Allowance.check(bytes, limits)
    let (root, replaced) = try root(of: bytes, limits)
    guard root.name == "xournal" else {
      throw root.fault(
        "the first element is <\(root.shownName)>, not <xournal>", mend: "choose the right format")
    }
    let total = count(root)
    var reader = XoppReader(limits, replaced: replaced)
    try reader.readPages(of: root) { progress($0, total) }
    return reader.reading
  }

  /// The first element; what is packed is read while it is unpacked.
  private static func root(
    of bytes: [UInt8], _ limits: InkReadingLimits
  ) throws(InkFormatError) -> (root: XMLElement, replaced: Int) {
    let isGzip = bytes.starts(with: [0x1F, 0x8B])
    guard isGzip || XoppPackage.isPackage(bytes) else { return try XMLReader.read(bytes) }
    let reader = try XMLReader(mostElements: mostElements(packed: bytes))
    let most = mostBytes(packed: bytes, limits)
    let feed = { (part: ArraySlice<UInt8>) throws(InkFormatError) in try reader.feed(part) }
    if isGzip {
      try Gzip.unpack(bytes, limit: most, to: feed)
    } else {
      try XoppPackage(bytes).unpackContent(limit: most, to: feed)
    }
    return (try reader.finish(), reader.replaced)
  }

  /// The largest size that a packed file may unpack to.
  static func mostBytes(packed bytes: [UInt8], _ limits: InkReadingLimits) -> Int {
    min(limits.bytes, max(plainBytes, bytes.count * greatestRatio))
  }

  /// How many elements a packed file may have.
  static func mostElements(packed bytes: [UInt8]) -> Int {
    XMLReader.fewElements + bytes.count / 8
  }

  /// Any packed file may become so long.
  private static let plainBytes = 16 << 20
  /// And a longer one so many times its own length: places and pressures of pens shrink to a fifth, and zlib can make a thousandth of
  /// what repeats itself.
  private static let greatestRatio = 64

  /// The readable strokes of a damaged file, and the number of its pages.
  static func salvage(
    _ root: XMLElement, _ limits: InkReadingLimits
  ) throws(InkFormatError) -> (reading: InkReading, pages: Int) {
    var reader = XoppReader(limits, replaced: 0)
    try reader.readPages(of: root) { _ in }
    return (reader.reading, max(1, reader.pages))
  }

  private init(_ limits: InkReadingLimits, replaced: Int) {
    allowance = Allowance(limits)
    if replaced > 0 { faults.append(.replacedLetters(replaced)) }
  }

  private var reading: InkReading { InkReading(Drawing(strokes: strokes), losses.all, faults) }

  // MARK: Pages

  /// The elements of a layer.
  private static let marks: Set<String> = ["stroke", "text", "image", "teximage"]
  /// In points; for pages that do not say how high they are.
  private static let a4Height = 841.89

  private static func count(_ element: XMLElement) -> Int {
    element.children.reduce(element.name == "stroke" ? 1 : 0) { $0 + count($1) }
  }

  /// Pages follow each other downwards on the one plane that a drawing is.
  ///
  /// - Parameter progress: is told how many strokes have been read.
  private mutating func readPages(
    of root: XMLElement, progress: (Int) -> Void
  ) throws(InkFormatError) {
    losses.add(
      "the file is newer than what we know", if: (XMLText.number(root["fileversion"]) ?? 0) > 5)
    for element in root.children {
      guard element.name == "page" else {
        // Where the tag of a page is lost, its strokes are here.
        try readMarks(in: element, isKnown: false, progress)
        continue
      }
      pages += 1
      nameBackground(of: element)
      let layers = element.all("layer").count(where: { _ in true })
      losses.add("layers were laid on each other", if: layers > 1)
      for child in element.children {
        try readMarks(in: child, isKnown: child.name == "layer", progress)
      }
      top += height(of: element)
    }
    if pages > 1 { losses.add("pages were laid one below the other") }
  }

  private mutating func height(of page: XMLElement) -> Double {
    if let height = XMLText.number(page["height"]), 0..<1e7 ~= height { return height }
    faults.append(
      InkFault(
        .line(page.line), "page \(pages) has no height, and counts as A4", losesInk: false))
    return Self.a4Height
  }

  private mutating func nameBackground(of page: XMLElement) {
    guard let background = page.child("background") else { return }
    let isPlain = background["type"] == "solid" && (background["style"] ?? "plain") == "plain"
    losses.add("the paper is not kept", if: !isPlain)
  }

  /// Reads an element, or those in it: a stroke that contains strokes has lost its end tag, and has the text of the others.
  private mutating func readMarks(
    in element: XMLElement, isKnown: Bool, _ progress: (Int) -> Void
  ) throws(InkFormatError) {
    if element.children.isEmpty, Self.marks.contains(element.name) { return try read(element) }
    for child in element.children {
      if child.children.isEmpty, isKnown {
        try read(child)
      } else {
        try readMarks(in: child, isKnown: isKnown, progress)
      }
      progress(allowance.strokes)
    }
  }

  private mutating func read(_ element: XMLElement) throws(InkFormatError) {
    switch element.name {
    case "stroke": try readStroke(element)
    case "text": losses.add("text is left out")
    case "image": losses.add("images are left out")
    case "teximage": losses.add("formulas are left out")
    default: losses.add("<\(element.shownName)> is left out, we do not know it")
    }
  }

  // MARK: Strokes

  private mutating func readStroke(_ element: XMLElement) throws(InkFormatError) {
    try allowance.takeStroke(.line(element.line))
    try allowance.check(points: XMLText.count(element.text) / 2, .line(element.line))
    let numbers = LenientNumbers(element.text)
    guard numbers.values.count > 1 else {
      let isEmpty = numbers.values.isEmpty
      return miss(
        element,
        isEmpty ? "it has no points, and is left out" : "it has no whole point, and is left out",
        losesInk: !isEmpty)
    }
    let count = numbers.values.count / 2
    try allowance.takePoints(count, .line(element.line))
    let widths = widths(of: element, count: count)
    let tool = element["tool"] ?? "pen"
    let ink = ink(of: element, tool)
    let unit = 1 / XoppWriter.pointsPerMillimetre
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
    name(numbers, samples, element)
    guard samples.contains(where: \.isSound) else { return }
    // A dot is a line to the same place.
    if samples.count == 2, samples[0].location == samples[1].location { samples.removeLast() }
    nameExtras(of: element)
    strokes.append(Stroke(ink: ink, path: StrokePath(along: samples)))
  }

  private mutating func name(
    _ numbers: LenientNumbers, _ samples: [StrokePoint], _ element: XMLElement
  ) {
    losses.add("points beyond 10 km are left out", if: !samples.allSatisfy(\.isSound))
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

  private mutating func widths(of element: XMLElement, count: Int) -> [Double] {
    let widths = XoppWidths(element, count: count)
    if let fault = widths.fault { miss(element, fault, losesInk: false) }
    losses.add(
      "widths that do not fit their points count by the first alone", if: !widths.fitsPoints)
    return widths.values
  }

  private mutating func miss(_ element: XMLElement, _ what: String, losesInk: Bool) {
    faults.append(
      InkFault(stroke: allowance.strokes, .line(element.line), what, losesInk: losesInk))
  }

  private mutating func nameExtras(of element: XMLElement) {
    losses.add("areas are not filled", if: element["fill"] != nil && element["fill"] != "-1")
    losses.add("dashes are not kept", if: (element["style"] ?? "plain") != "plain")
    losses.add("line ends are round", if: (element["capStyle"] ?? "round") != "round")
    losses.add("sound is not kept", if: !(element["fn"] ?? "").isEmpty)
    losses.add("nothing says when a point was drawn; 200 points a second are assumed")
  }

  private mutating func ink(of element: XMLElement, _ tool: String) -> Ink {
    let known = element["color"].flatMap(XoppColor.color)
    losses.add("unknown colours became black", if: known == nil)
    var color = known ?? .black
    switch tool {
    case "highlighter":
      // Half transparent as a tool, not as a colour.
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
