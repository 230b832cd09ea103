import InkDrawing
import InkGeometry
import InkStorage

/// Passes on the strokes of a document trace by trace, or group by group if they are stored
/// exactly.
final class InkMLStream {
  private var reader: InkMLReader
  private let showsDefined: Bool
  /// Whether pages are passed on; otherwise their strokes are placed one below the other.
  private let keepsPages: Bool
  private let forceScale: Float
  private let sink: (InkPart) throws(InkFormatError) -> Void
  private let progress: (Int) -> Void
  /// The context of the next trace.
  private var context = InkMLContext()
  /// A group whose strokes are stored exactly.
  private var group: OpenGroup?
  /// The current page, if it is specified, and the number of pages.
  private var page: InkMLPage?
  private var pages = 0

  private struct OpenGroup {
    /// The number of enclosing elements.
    let depth: Int
    let portion: InkMLPortion
    private(set) var traces: [(element: XMLElement, context: InkMLContext)] = []
    /// The size of their texts, in bytes.
    private var size = 0
    /// The largest number of traces; a group with more is not ours.
    private let most: Int
    /// The largest total size of their texts. Ours are smaller than 16 MiB.
    private static let mostBytes = 64 << 20

    init(depth: Int, _ portion: InkMLPortion) {
      (self.depth, self.portion) = (depth, portion)
      most = portion.sums.reduce(1_000) { $0 + $1.count }
    }

    /// Whether another trace is kept until the group ends.
    var hasRoom: Bool { traces.count < most && size < Self.mostBytes }

    mutating func appendTrace(_ trace: XMLElement, _ context: InkMLContext) {
      traces.append((trace, context))
      size += trace.text.count
    }
  }

  /// Passes on the strokes of a file.
  static func readFile(
    _ source: InkByteSource, _ survey: InkMLSurvey, _ limits: InkReadingLimits,
    _ progress: InkFileFormat.Progress, to sink: (InkPart) throws(InkFormatError) -> Void
  ) throws(InkFormatError) -> InkRemarks {
    try readStrokes(survey, limits, progress, to: sink) { (filter) throws(InkFormatError) in
      let xml = try XMLReader(XMLLimits(streamed: limits), filter)
      try xml.feed(source)
      _ = try xml.finishParsing()
      return xml.replaced
    }
  }

  /// Passes on the strokes of a document.
  ///
  /// - Parameters:
  ///   - keepsPages: whether pages are passed on; otherwise their strokes are placed one below the
  ///     other.
  ///   - run: reads the document once, and returns the number of replaced characters.
  static func readStrokes(
    _ survey: InkMLSurvey, _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress,
    keepsPages: Bool = true, to sink: (InkPart) throws(InkFormatError) -> Void,
    _ run: (XMLFilter) throws(InkFormatError) -> Int
  ) throws(InkFormatError) -> InkRemarks {
    try withoutActuallyEscaping(sink) { (sink) throws(InkFormatError) in
      try withoutActuallyEscaping(progress) { (progress) throws(InkFormatError) in
        var scale: Float = 1
        if survey.needsForceScale {
          let measuring = InkMLStream(
            survey, limits, keepsPages: false, forceScale: 1, { _ in }, { _ in })
          measuring.greatestForce = 0
          _ = try run(measuring.filter)
          scale = InkMLReader.forceScale(greatest: measuring.greatestForce ?? 0)
        }
        let total = survey.traces + (survey.traces == 0 ? survey.defined : 0)
        let stream = InkMLStream(
          survey, limits, keepsPages: keepsPages, forceScale: scale,
          { progress(min($0, total), total) }, sink)
        let replaced = try run(stream.filter)
        progress(total, total)
        if replaced > 0 { stream.reader.nameReplacedLetters(replaced) }
        if survey.traces > 0, survey.defined > 0 { stream.reader.nameDefinedTraces() }
        return stream.reader.remarks
      }
    }
  }

  private init(
    _ survey: InkMLSurvey, _ limits: InkReadingLimits, keepsPages: Bool, forceScale: Float,
    _ progress: @escaping (Int) -> Void,
    _ sink: @escaping (InkPart) throws(InkFormatError) -> Void
  ) {
    reader = InkMLReader(survey.definitions, limits)
    showsDefined = survey.traces == 0
    self.keepsPages = keepsPages
    self.forceScale = forceScale
    self.progress = progress
    self.sink = sink
  }

  private var filter: XMLFilter {
    XMLFilter { (element, parents) throws(InkFormatError) in
      try self.parseElement(element, in: parents)
    }
  }

  /// The largest force until now, if only that is determined.
  private var greatestForce: Float?

  // MARK: Elements

  /// Processes an element; returns whether it is complete.
  private func parseElement(
    _ element: XMLElement, in parents: [XMLElement]
  ) throws(InkFormatError) -> Bool {
    guard let parent = parents.last else { return false }
    switch element.name {
    case "trace":
      try parseElement(trace: element, in: parents.dropFirst())
      return true
    case "annotationXML":
      if let page = InkMLPage(element) {
        try openPage(page)
      } else {
        beginGroup(element, in: parent, depth: parents.count - 1)
      }
      return true
    case "traceGroup":
      if group?.depth == parents.count { try endGroup() }
      return true
    default:
      if parents.count == 1 { reader.definitions.applyElement(element, into: &context) }
      // The contents of other annotations are not used.
      let annotation = parents.first { $0.name == "annotationXML" }
      return parents.count == 1 || (annotation.map { $0["type"] != "stylusd" } ?? false)
    }
  }

  /// - Parameter groups: the enclosing elements, from the outermost on, without the document
  ///   itself.
  private func parseElement(
    trace: XMLElement, in groups: ArraySlice<XMLElement>
  ) throws(InkFormatError) {
    let isDefined = groups.first?.name == "definitions"
    let groups = isDefined ? groups.dropFirst() : groups
    guard groups.allSatisfy({ $0.name == "traceGroup" }), !isDefined || showsDefined else { return }
    let outer = groups.reduce(context) { reader.definitions.context(of: $1, $0) }
    let own = reader.definitions.context(of: trace, outer)
    guard group?.hasRoom ?? false else {
      try endGroup()
      return try handOn(trace, own)
    }
    group?.appendTrace(trace, own)
  }

  private func openPage(_ page: InkMLPage) throws(InkFormatError) {
    guard pages < InkDocument.mostPages else { return }
    try endGroup()
    pages += 1
    self.page = page
    if keepsPages { try sink(.page(page.background)) }
  }

  private func beginGroup(_ annotation: XMLElement, in parent: XMLElement, depth: Int) {
    guard group == nil, parent.name == "traceGroup", InkMLPortion.isOurs(annotation) else { return }
    guard let portion = InkMLPortion(annotation, limit: reader.allowance.pointsLeft) else {
      return reader.nameChangedStrokes()
    }
    group = OpenGroup(depth: depth, portion)
  }

  // MARK: Strokes

  private func handOn(_ trace: XMLElement, _ context: InkMLContext) throws(InkFormatError) {
    if let greatest = greatestForce {
      greatestForce = max(greatest, try reader.trace(of: trace, context)?.greatestForce ?? 0)
      return
    }
    let stroke = try reader.stroke(of: trace, context, forceScale: forceScale)
    progress(reader.allowance.strokes)
    guard var stroke else { return }
    if keepsPages, let page { stroke.transform = stroke.transform.then(page.toPage) }
    try sink(.stroke(stroke))
  }

  /// Passes on the strokes of a group: exactly if their traces are unchanged, and otherwise from
  /// the traces.
  private func endGroup() throws(InkFormatError) {
    guard let open = group else { return }
    group = nil
    let match = InkMLMatch(
      open.portion, open.traces.map { InkMLMatch.TraceFingerprint($0.element, $0.context) })
    if match.isWhole {
      for stroke in open.portion.strokes { try handOn(stroke, open.traces.first?.element) }
      return
    }
    reader.nameChangedStrokes()
    for (place, trace) in open.traces.enumerated() {
      switch match.places[place] {
      case .first(let number): try handOn(open.portion.strokes[number], trace.element)
      case .further: continue
      case .changed: try handOn(trace.element, trace.context)
      }
    }
  }

  private func handOn(_ stroke: Stroke, _ element: XMLElement?) throws(InkFormatError) {
    try reader.takeStroke(
      points: stroke.path.count, at: element.map { .line($0.line) } ?? .file)
    progress(reader.allowance.strokes)
    var stroke = stroke
    if !keepsPages, let page { stroke.transform = stroke.transform.then(page.toTraces) }
    try sink(.stroke(stroke))
  }
}
