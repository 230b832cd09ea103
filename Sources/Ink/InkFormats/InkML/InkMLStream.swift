import InkDrawing
import InkGeometry
import InkStorage

/// Hands on the strokes of a document one trace after the other, or one group of ours after the
/// other.
final class InkMLStream {
  private var reader: InkMLReader
  private let showsDefined: Bool
  /// Whether pages are handed on; else their strokes lie one below the other.
  private let keepsPages: Bool
  private let forceScale: Float
  private let sink: (InkPart) throws(InkFormatError) -> Void
  private let progress: (Int) -> Void
  /// What counts for the next trace.
  private var context = InkMLContext()
  /// A group whose strokes are told exactly.
  private var group: OpenGroup?
  /// The page that is read, if it is told, and how many there were.
  private var page: InkMLPage?
  private var pages = 0

  private struct OpenGroup {
    /// How many elements are around it.
    let depth: Int
    let portion: InkMLPortion
    private(set) var traces: [(element: XMLElement, context: InkMLContext)] = []
    /// How long their texts are, in bytes.
    private var size = 0
    /// How many there may be: more are not of ours.
    private let most: Int
    /// How long their texts may be together. Ours are shorter than 16 MiB.
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

  /// Hands on the strokes of a file.
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

  /// Hands on the strokes of a document.
  ///
  /// - Parameters:
  ///   - keepsPages: whether pages are handed on; else their strokes lie one below the other.
  ///   - run: reads it once, and returns how many letters were replaced.
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

  /// The greatest force so far, if only that is looked for.
  private var greatestForce: Float?

  // MARK: Elements

  /// Deals with an element; whether it is done with.
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
      // What annotations of others say is of no use.
      let annotation = parents.first { $0.name == "annotationXML" }
      return parents.count == 1 || (annotation.map { $0["type"] != "stylusd" } ?? false)
    }
  }

  /// - Parameter groups: those around it, from the outermost on, without the document itself.
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

  /// Hands on the strokes of a group: those whose traces are as they were exactly, the others from
  /// their traces.
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
