import InkStorage

/// The contents of a document other than its traces, and how the traces must be read; determined in
/// a first pass.
struct InkMLSurvey {
  /// All definitions, for the traces.
  let definitions: InkMLDefinitions
  /// The number of traces, and of those that are only defined.
  private(set) var traces = 0
  private(set) var defined = 0
  /// Whether traces continue in others, or exact strokes follow after all of them; then everything
  /// must be in memory.
  private(set) var needsTree = false
  /// Whether forces have no specified range, so that the largest must be determined first.
  private(set) var needsForceScale = false

  /// The elements whose text is not used here.
  private static let mute: Set<String> = ["trace", "stroke", "mask", "data", "sums"]

  init(_ source: InkByteSource, _ limits: InkReadingLimits) throws(InkFormatError) {
    try self.init(Counts()) { (filter) throws(InkFormatError) in
      let xml = try XMLReader(XMLLimits(streamed: limits), filter)
      try xml.feed(source)
      let root = try xml.finishParsing()
      try Self.checkRoot(root)
      return root
    }
  }

  /// Surveys a damaged document, whose first element may have another name.
  init(torn read: (XMLFilter) throws(InkFormatError) -> XMLElement) throws(InkFormatError) {
    let counts = Counts()
    counts.isTorn = true
    try self.init(counts, read)
  }

  private init(
    _ counts: Counts, _ read: (XMLFilter) throws(InkFormatError) -> XMLElement
  ) throws(InkFormatError) {
    let filter = XMLFilter(mute: Self.mute) { (element, parents) throws(InkFormatError) in
      try counts.countElement(element, in: parents)
    }
    let root = try read(filter)
    definitions = InkMLDefinitions(root)
    (traces, defined, needsTree) = (counts.traces, counts.defined, counts.needsTree)
    needsForceScale = Self.hasOpenForce(root)
  }

  static func checkRoot(_ root: XMLElement) throws(InkFormatError) {
    guard root.name != "ink" else { return }
    throw root.makeError(
      "the first element is <\(root.shownName)>, not <ink>", fix: "choose the right format")
  }

  private static func hasOpenForce(_ element: XMLElement) -> Bool {
    if element.name == "traceFormat" {
      let format = InkMLFormat(element, source: nil)
      return format.has(.force) && !format.isForceScaled
    }
    return element.children.contains(where: hasOpenForce)
  }

  /// The counts made while the document is read.
  private final class Counts {
    var traces = 0
    var defined = 0
    var needsTree = false
    var isTorn = false

    /// Keeps in memory only elements that are not traces and not annotations.
    func countElement(_ element: XMLElement, in parents: [XMLElement]) throws(InkFormatError)
      -> Bool
    {
      if !isTorn { try InkMLSurvey.checkRoot(parents.first ?? element) }
      if element.name == "trace" {
        if parents.contains(where: { $0.name == "definitions" }) {
          defined += 1
        } else {
          traces += 1
        }
        if element["continuation"] != nil { needsTree = true }
        return true
      }
      if element.name == "drawing", element.namespace == InkMLExact.namespace { needsTree = true }
      return element.name == "annotationXML" || parents.contains { $0.name == "annotationXML" }
    }
  }
}
