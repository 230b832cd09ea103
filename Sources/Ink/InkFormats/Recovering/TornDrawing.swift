import InkDrawing
import InkStorage

/// Everything that can still be read of a damaged file of Xournal++, or of InkML.
struct TornDrawing {
  private(set) var drawing = Drawing()
  private(set) var pages = 1
  private(set) var missing: [MissingPart] = []
  private(set) var notes: [String] = []

  /// - Throws: that nothing can be read.
  init(
    _ bytes: [UInt8], _ format: InkFileFormat, _ limits: InkReadingLimits
  ) throws(InkFormatError) {
    try Allowance.check(bytes: bytes.count, limits)
    var text = bytes
    var mostElements = XMLReader.fewElements + bytes.count / 12
    let package = format == .xopp && XoppPackage.isPackage(bytes) ? XoppPackage(bytes) : nil
    let isPacked = package != nil || (format == .xopp && TornGzip.isLikely(bytes))
    if isPacked {
      let limit = limits.bytes(unpackedFrom: bytes.count)
      let gzip =
        if let package { try TornGzip(contentOf: package, bytes, limit: limit) } else {
          try TornGzip(bytes, limit: limit)
        }
      mostElements = XMLReader.fewElements + bytes.count / 8
      text = gzip.text
      missing += [gzip.missing].compactMap(\.self)
      if gzip.isDoubtful {
        notes.append(
          "the checksum of the packed data is wrong: some strokes may differ from what was drawn, so look at them"
        )
      }
    }
    var cleaner = XMLCleaner()
    text = Array(cleaner.clean(text[...]) + cleaner.finish())
    if cleaner.replaced > 0 { notes.append(InkFault.replacedLetters(cleaner.replaced).what) }
    let shape = format == .xopp ? XMLShape.xopp : .inkML
    let xml = try TornXML(text, shape, mostElements: mostElements)
    guard let root = xml.root else {
      throw InkFormatError(
        .file, "nothing of it can be read", fix: "check that this is the right file")
    }
    let faults = try read(root, format, limits)
    notes += faults.lazy.filter { !$0.losesInk }.map { $0.what }
    let torn = (xml.missing + faults.filter(\.losesInk).map { Self.part($0, text) })
      .sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    missing += Self.placed(torn, in: text, shape).map { part in
      var part = part
      if isPacked { part.reason += " (bytes of the unpacked file)" }
      return part
    }
  }

  /// Takes the strokes, and returns what is wrong with those that cannot be read.
  private mutating func read(
    _ root: XMLElement, _ format: InkFileFormat, _ limits: InkReadingLimits
  ) throws(InkFormatError) -> [InkFault] {
    let reading: InkReading
    switch format {
    case .xopp: (reading, pages) = try XoppReader.salvage(root, limits)
    default: reading = try InkMLReader.salvage(root, limits)
    }
    drawing = reading.drawing
    notes += reading.losses.map { "\($0)" }
    return reading.faults
  }

  /// The same as what is read of a file that is not expected to be damaged.
  var reading: InkReading {
    InkReading(
      drawing, notes.map { Loss(what: $0, count: 1) },
      missing.map { InkFault(.file, "\($0)", losesInk: true) })
  }

  /// The element that a fault is about. Elements of torn XML have the byte where they begin in place of a line.
  private static func part(_ fault: InkFault, _ text: [UInt8]) -> MissingPart {
    guard case .line(let start) = fault.place, start < text.count else {
      return MissingPart(0..<text.count, fault.what)
    }
    return MissingPart(
      start..<end(ofElementAt: start, text), fault.what, strokes: fault.keepsStroke ? 0 : nil)
  }

  /// The end of an element that has text at most.
  private static func end(ofElementAt start: Int, _ text: [UInt8]) -> Int {
    let close = UInt8(ascii: ">")
    guard let tag = text[start...].firstIndex(of: close) else { return text.count }
    guard text[tag - 1] != UInt8(ascii: "/") else { return tag + 1 }
    return text[(tag + 1)...].firstIndex(of: close).map { $0 + 1 } ?? text.count
  }

  /// The same parts with their pages and strokes, counted by the tags before them and in them.
  ///
  /// - Parameter parts: in the order of the text.
  private static func placed(
    _ parts: [MissingPart], in text: [UInt8], _ shape: XMLShape
  ) -> [MissingPart] {
    var (place, pages, strokes) = (0, 0, 0)
    return parts.map { part in
      var part = part
      let start = max(place, part.bytes.lowerBound)
      let before = shape.count(in: text[place..<start])
      pages += before.pages
      strokes += before.strokes
      let inside = shape.count(in: text[start..<max(start, part.bytes.upperBound)])
      place = start
      (part.page, part.strokesBefore) = (pages > 0 ? pages : nil, strokes)
      if part.strokes == nil, inside.strokes > 0 { part.strokes = inside.strokes }
      return part
    }
  }
}
