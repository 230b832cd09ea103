import InkDrawing
import InkStorage

/// Everything that can still be read from a file of Xournal++ or InkML. Valid files are read in the
/// same way.
///
/// Each stroke is passed on when its element ends. Memory contains that element, a few megabytes of
/// the text, and the document's declarations.
struct TornDrawing {
  private(set) var pages = 1
  private(set) var missing: [MissingPart] = []
  private(set) var notes: [String] = []

  /// The error if nothing can be read.
  static let nothing = InkFormatError(
    .file, "none of it can be read", fix: "check that this is the right file")

  /// - Throws: an error if nothing can be read.
  init(
    _ bytes: [UInt8], _ format: InkFileFormat, _ limits: InkReadingLimits,
    to sink: @escaping (Stroke) -> Void
  ) throws(InkFormatError) {
    try Allowance.check(bytes: bytes.count, limits)
    let shape = format == .xopp ? XMLShape.xopp : .inkML
    let text = try TornText(bytes, format, limits)
    var last: TornXML?
    let read = { (filter: XMLFilter) throws(InkFormatError) in
      let xml = try TornXML(
        try TornText(bytes, format, limits), shape, XMLLimits(streamed: limits), filter)
      last = xml
      return xml
    }
    let remarks: InkRemarks
    if format == .xopp {
      remarks = try XoppReader.salvage(limits, to: sink) { (filter) throws(InkFormatError) in
        guard let root = try read(filter).root else { throw Self.nothing }
        return root
      }
    } else {
      let salvage = try InkMLSalvage(ofBytes: bytes.count, limits, to: sink, read)
      remarks = salvage.remarks
      notes += salvage.notes
    }
    pages = remarks.pages
    notes += remarks.losses.map { "\($0)" }
    notes += remarks.faults.lazy.filter { !$0.losesInk }.map(\.what)
    if let last { collectFaults(last, remarks.faults.filter(\.losesInk), text, shape) }
  }

  private mutating func collectFaults(
    _ xml: TornXML, _ faults: [InkFault], _ text: TornText, _ shape: XMLShape
  ) {
    missing += [xml.text.missing].compactMap(\.self)
    if xml.text.isDoubtful {
      notes.append(
        "the checksum of the packed data is wrong: some strokes may differ from the original"
      )
    }
    if xml.text.replaced > 0 { notes.append(InkFault.replacedLetters(xml.text.replaced).what) }
    missing += TornPlaces.placed(xml.missing, faults, in: text, shape).map { part in
      var part = part
      if text.isPacked { part.reason += " (bytes of the unpacked file)" }
      return part
    }
  }

  /// Returns the same result as for a file that is not expected to be damaged.
  func makeReading(_ strokes: [Stroke]) -> InkReading {
    InkReading(
      Drawing(strokes: strokes), notes.map { Loss(what: $0, count: 1) },
      missing.map { InkFault(.file, "\($0)", losesInk: true) })
  }
}
