import InkDrawing
import InkGeometry

/// Reads files of Xournal++ (versions 1 to 5) and of Xournal: gzip, or plain XML.
struct XoppReader {
  private let limits: InkReadingLimits
  private var allowance: Allowance
  private var losses = Losses()
  private var strokes: [Stroke] = []

  static func read(
    _ bytes: [UInt8], _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) -> (drawing: Drawing, losses: [Loss]) {
    try Allowance.check(bytes, limits)
    guard !bytes.starts(with: "PK".utf8) else {
      throw InkFormatError(
        .offset(0), "this is a ZIP archive", mend: "save it in Xournal++ as an ordinary .xopp file")
    }
    let root = try root(of: bytes, limits)
    var reader = XoppReader(limits: limits)
    try reader.read(root, progress)
    return (Drawing(strokes: reader.strokes), reader.losses.all)
  }

  /// The first element; what is packed is read while it is unpacked.
  private static func root(
    of bytes: [UInt8], _ limits: InkReadingLimits
  ) throws(InkFormatError) -> XMLElement {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return try XMLReader.read(bytes) }
    let reader = try XMLReader(mostElements: mostElements(packed: bytes))
    try Gzip.unpack(bytes, limit: mostBytes(packed: bytes, limits)) { part throws(InkFormatError) in
      try reader.feed(part)
    }
    return try reader.finish()
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

  // MARK: Damaged files

  /// The readable strokes of a damaged file, the number of its pages, and what is wrong with the other strokes.
  static func salvage(
    _ root: XMLElement, _ limits: InkReadingLimits
  ) -> (drawing: Drawing, pages: Int, losses: [Loss], faults: [InkFormatError]) {
    var reader = XoppReader(limits: limits)
    var faults: [InkFormatError] = []
    var (top, pages) = (0.0, 0)
    for page in root.children {
      reader.salvage(page, top: top, &faults)
      guard page.name == "page" else { continue }
      pages += 1
      reader.nameBackground(of: page)
      let height = XMLText.number(page["height"]) ?? a4Height
      top += (0..<1e7).contains(height) ? height : a4Height
    }
    if pages > 1 { reader.losses.add("pages were laid one below the other") }
    return (Drawing(strokes: reader.strokes), max(1, pages), reader.losses.all, faults)
  }

  /// The elements of a layer.
  private static let marks: Set<String> = ["stroke", "text", "image", "teximage"]
  /// In points; for pages whose own height is lost.
  private static let a4Height = 841.89

  private mutating func salvage(
    _ element: XMLElement, top: Double, _ faults: inout [InkFormatError]
  ) {
    // A stroke that contains strokes has lost its end tag, and has the text of the others.
    guard element.children.isEmpty, Self.marks.contains(element.name) else {
      for child in element.children { salvage(child, top: top, &faults) }
      return
    }
    do throws(InkFormatError) { try read(element, top: top) } catch { faults.append(error) }
  }

  private init(limits: InkReadingLimits) {
    self.limits = limits
    allowance = Allowance(limits)
  }

  /// Pages follow each other downwards on the one plane that a drawing is.
  private mutating func read(
    _ root: XMLElement, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) {
    guard root.name == "xournal" else {
      throw root.fault(
        "the first element is <\(root.shownName)>, not <xournal>", mend: "choose the right format")
    }
    losses.add(
      "the file is newer than what we know", if: (XMLText.number(root["fileversion"]) ?? 0) > 5)
    let pages = Array(root.all("page"))
    let total = pages.reduce(0) { $0 + $1.all("layer").reduce(0) { $0 + $1.children.count } }
    if pages.count > 1 { losses.add("pages were laid one below the other") }
    var (top, done) = (0.0, 0)
    for page in pages {
      guard let height = XMLText.number(page["height"]), height >= 0, height < 1e7 else {
        throw page.fault("the page has no height", mend: "save it again with Xournal++")
      }
      nameBackground(of: page)
      let layers = Array(page.all("layer"))
      if layers.count > 1 { losses.add("layers were laid on each other") }
      for layer in layers {
        for element in layer.children {
          try read(element, top: top)
          done += 1
          progress(done, total)
        }
      }
      top += height
    }
  }

  private mutating func nameBackground(of page: XMLElement) {
    guard let background = page.child("background") else { return }
    let isPlain = background["type"] == "solid" && (background["style"] ?? "plain") == "plain"
    losses.add("the paper is not kept", if: !isPlain)
  }

  private mutating func read(_ element: XMLElement, top: Double) throws(InkFormatError) {
    switch element.name {
    case "stroke": try readStroke(element, top: top)
    case "text": losses.add("text is left out")
    case "image": losses.add("images are left out")
    case "teximage": losses.add("formulas are left out")
    default: losses.add("<\(element.shownName)> is left out, we do not know it")
    }
  }

  private mutating func readStroke(_ element: XMLElement, top: Double) throws(InkFormatError) {
    try allowance.takeStroke(.line(element.line))
    try allowance.check(points: XMLText.count(element.text) / 2, .line(element.line))
    guard let numbers = XMLText.numbers(element.text), numbers.count >= 2, numbers.count % 2 == 0
    else {
      throw element.fault(
        "the stroke's places are not pairs of numbers", mend: "save it again with Xournal++")
    }
    let count = numbers.count / 2
    try allowance.takePoints(count, .line(element.line))
    let widths = try widths(of: element, count: count)
    let tool = element["tool"] ?? "pen"
    let ink = ink(of: element, tool)
    let unit = 1 / XoppWriter.pointsPerMillimetre
    var samples = (0..<count).map { index in
      StrokePoint(
        location: Point(x: numbers[2 * index], y: numbers[2 * index + 1] + top) * unit,
        timeOffset: Double(index) / 200, size: Size(square: widths[index] * unit))
    }
    // A dot is a line to the same place.
    if count == 2, samples[0].location == samples[1].location { samples.removeLast() }
    losses.add("points beyond 10 km are left out", if: !samples.allSatisfy(\.isSound))
    nameExtras(of: element)
    strokes.append(Stroke(ink: ink, path: StrokePath(through: samples)))
  }

  private mutating func nameExtras(of element: XMLElement) {
    losses.add("areas are not filled", if: element["fill"] != nil && element["fill"] != "-1")
    losses.add("dashes are not kept", if: (element["style"] ?? "plain") != "plain")
    losses.add("line ends are round", if: (element["capStyle"] ?? "round") != "round")
    losses.add("sound is not kept", if: !(element["fn"] ?? "").isEmpty)
    losses.add("nothing says when a point was drawn; 200 points a second are assumed")
  }

  /// The width at each place, in points.
  ///
  /// A place between two segments has the mean of theirs. A list of another length counts by its first
  /// number alone, as in Xournal++.
  private mutating func widths(
    of element: XMLElement, count: Int
  ) throws(InkFormatError) -> [Double] {
    guard let list = XMLText.numbers(element["width"] ?? ""), let whole = list.first else {
      throw element.fault("the stroke has no width", mend: "save it again with Xournal++")
    }
    // Old files have the list in an attribute of its own.
    let pressures = element["pressures"].flatMap { XMLText.numbers($0) }
    let segments = pressures ?? Array(list.dropFirst())
    guard !segments.isEmpty else { return [Double](repeating: max(0, whole), count: count) }
    guard segments.count >= count - 1 else {
      losses.add("widths that do not fit their points count by the first alone")
      return [Double](repeating: max(0, whole), count: count)
    }
    return (0..<count).map { index in
      let before = segments[max(0, min(index, count - 1) - 1)]
      let after = segments[min(index, max(0, count - 2))]
      return max(0, (before + after) / 2)
    }
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
