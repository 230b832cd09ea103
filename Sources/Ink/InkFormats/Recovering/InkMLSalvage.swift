import InkDrawing

/// Reads the strokes of a damaged InkML document.
struct InkMLSalvage {
  /// Content that a drawing cannot represent, and the errors in the document.
  let remarks: InkRemarks
  /// Further information for the user.
  private(set) var notes: [String] = []

  /// The largest number of bytes and of points that are read as a whole, for documents in which one
  /// stroke is in several places.
  private static let mostWhole = (bytes: 16 << 20, points: 500_000)

  /// - Parameters:
  ///   - count: the size of the document in bytes.
  ///   - read: reads the document once.
  init(
    ofBytes count: Int, _ limits: InkReadingLimits, to sink: @escaping (Stroke) -> Void,
    _ read: (XMLFilter) throws(InkFormatError) -> TornXML
  ) throws(InkFormatError) {
    let survey = try InkMLSurvey(torn: { (filter) throws(InkFormatError) in
      try Self.root(read(filter))
    })
    if survey.needsTree {
      if count <= Self.mostWhole.bytes * limits.factor,
        let whole = try Self.whole(read(XMLFilter()), limits)
      {
        for stroke in whole.drawing.strokes { sink(stroke) }
        remarks = InkRemarks(whole.losses, whole.faults)
        return
      }
      notes.append(
        "the file is too large to join strokes that are split across it, so each part is a stroke "
          + "(raise the limit with --limit)"
      )
    }
    let handOn = { (part: InkPart) throws(InkFormatError) in
      if case .stroke(let stroke) = part { sink(stroke) }
    }
    let silence: InkFileFormat.Progress = { _, _ in }
    remarks = try InkMLStream.readStrokes(survey, limits, silence, keepsPages: false, to: handOn) {
      (filter) throws(InkFormatError) in
      _ = try Self.root(read(filter))
      return 0
    }
  }

  /// Returns nil if the document is too large.
  private static func whole(
    _ xml: TornXML, _ limits: InkReadingLimits
  ) throws(InkFormatError) -> InkReading? {
    guard xml.refusal?.isLimit != true else { return nil }
    var limits = limits
    limits.points = mostWhole.points * limits.factor
    do throws(InkFormatError) {
      return try InkMLReader.readDocument(root(xml), limits, replaced: 0) { _, _ in }
    } catch {
      guard error.isLimit else { throw error }
      return nil
    }
  }

  private static func root(_ xml: TornXML) throws(InkFormatError) -> XMLElement {
    guard let root = xml.root else { throw TornDrawing.nothing }
    return root
  }
}
