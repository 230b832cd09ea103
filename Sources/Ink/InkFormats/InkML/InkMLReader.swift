import InkDrawing
import InkGeometry
import InkStorage

/// Reads InkML as written by various programs: both of its styles, formats and brushes declared
/// anywhere, differences, and common practice where the Recommendation is not specific.
///
/// ``InkMLStream`` passes on one trace after the other. Documents for which that is not possible
/// are read from the whole tree.
struct InkMLReader {
  var definitions: InkMLDefinitions
  private(set) var allowance: Allowance
  private var losses = Losses()
  private(set) var faults = FaultList()
  private var traces: [InkMLTrace] = []
  private var places: [String: Int] = [:]
  /// Traces that are only defined, for views.
  private var defined: [(XMLElement, InkMLContext)] = []

  /// Passes on the strokes of a file.
  static func readFile(
    _ source: InkByteSource, _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress,
    to sink: (InkPart) throws(InkFormatError) -> Void
  ) throws(InkFormatError) -> InkRemarks {
    try Allowance.check(bytes: source.count, limits)
    let survey = try InkMLSurvey(source, limits)
    guard survey.needsTree else {
      return try InkMLStream.readFile(source, survey, limits, progress, to: sink)
    }
    let most = InkReadingLimits().raised(limits.factor).bytes
    guard source.count <= most else {
      throw .limit(
        .file,
        "the file has \(source.count) bytes and must be in memory as a whole, where \(most) are "
          + "allowed"
      )
    }
    let (root, replaced) = try XMLReader.readDocument(try source.piece(0..<source.count))
    let reading = try readDocument(root, limits, replaced: replaced, progress)
    for stroke in reading.drawing.strokes { try sink(.stroke(stroke)) }
    return InkRemarks(reading.losses, reading.faults)
  }

  /// The remarks about the file until now.
  var remarks: InkRemarks { InkRemarks(definitions.losses.all + losses.all, faults.all) }

  /// Creates a reader for the traces of a document that was already surveyed.
  init(_ definitions: InkMLDefinitions, _ limits: InkReadingLimits) {
    self.definitions = definitions
    allowance = Allowance(limits)
  }

  /// Returns the strokes of a document in memory.
  static func readDocument(
    _ root: XMLElement, _ limits: InkReadingLimits, replaced: Int,
    _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) -> InkReading {
    var reader = InkMLReader(InkMLDefinitions(root), limits)
    if replaced > 0 { reader.faults.append(.replacedLetters(replaced)) }
    try reader.readChildren(root, progress)
    let drawing = reader.drawing(try exactStrokes(root, limits))
    return InkReading(drawing, reader.remarks.losses, reader.remarks.faults)
  }

  private static func countTraces(_ element: XMLElement) -> Int {
    element.children.reduce(0) { $0 + ($1.name == "trace" ? 1 : countTraces($1)) }
  }

  // MARK: Elements

  /// In one style, contexts are named; in the other, each applies from its position on.
  private mutating func readChildren(
    _ root: XMLElement, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) {
    var context = InkMLContext()
    let total = Self.countTraces(root)
    for element in root.children {
      defer { progress(min(total, allowance.strokes), total) }
      definitions.applyElement(element, into: &context)
      switch element.name {
      case "trace": try readTraces(trace: element, context)
      case "traceGroup": try readTraces(group: element, context)
      case "definitions": define(element, context)
      default: continue
      }
    }
    // A file may define all its traces and show them with views.
    if traces.isEmpty {
      for (element, context) in defined { try readTraces(trace: element, context) }
    } else if !defined.isEmpty {
      nameDefinedTraces()
    }
  }

  mutating func nameDefinedTraces() { losses.add("traces that are only defined are left out") }

  private mutating func define(_ element: XMLElement, _ context: InkMLContext) {
    for child in element.children {
      if child.name == "trace" {
        defined.append((child, context))
      } else if child.name == "traceGroup" {
        define(child, definitions.context(child["contextRef"], context))
      }
    }
  }

  private mutating func readTraces(
    group: XMLElement, _ outer: InkMLContext
  ) throws(InkFormatError) {
    let context = definitions.context(of: group, outer)
    for element in group.children {
      switch element.name {
      case "trace": try readTraces(trace: element, context)
      case "traceGroup": try readTraces(group: element, context)
      default: continue
      }
    }
  }

  private mutating func readTraces(
    trace element: XMLElement, _ outer: InkMLContext
  ) throws(InkFormatError) {
    try allowance.takeStroke(.line(element.line))
    if let trace = try trace(of: element, definitions.context(of: element, outer)) {
      appendTrace(trace, element)
    }
  }

  /// Records a stroke that is not read from its traces.
  mutating func takeStroke(
    points: Int, at place: InkFormatError.Place
  ) throws(InkFormatError) {
    try allowance.takeStroke(place)
    try allowance.takePoints(points, place)
  }

  mutating func nameReplacedLetters(_ count: Int) { faults.append(.replacedLetters(count)) }

  /// Returns the stroke of one trace; nil if nothing of it can be read.
  ///
  /// - Parameter context: the trace's own context.
  mutating func stroke(
    of element: XMLElement, _ context: InkMLContext, forceScale: Float
  ) throws(InkFormatError) -> Stroke? {
    try allowance.takeStroke(.line(element.line))
    guard let trace = try trace(of: element, context) else { return nil }
    recordLosses(trace)
    return stroke(of: trace, forceScale: forceScale)
  }

  /// Returns the content of a trace; nil if it is not a drawn line.
  mutating func trace(
    of element: XMLElement, _ context: InkMLContext
  ) throws(InkFormatError) -> InkMLTrace? {
    guard element["type"] != "penUp" else {
      losses.add("pen movement in the air is left out")
      return nil
    }
    guard context.format.has(.x), context.format.has(.y) else {
      miss(element, "its format has no channels X and Y, and it is left out")
      return nil
    }
    let data = InkMLTraceData(
      element.text, channels: context.format.columns, declared: context.format.declared)
    losses.add("values of undeclared channels are left out", if: data.hasTooMany)
    if let fault = data.fault {
      let isLost = data.values.isEmpty
      miss(
        element,
        "\(fault); " + (isLost ? "the stroke is left out" : "the point is left out")
          + (data.wrongPoints > 1 ? ", \(data.wrongPoints) in all" : ""), keepsStroke: !isLost)
      guard !isLost else { return nil }
    }
    try allowance.takePoints(data.values.count / context.format.columns, .line(element.line))
    let reference = context.format.timeReference.flatMap { definitions.moment($0) } ?? context.time
    return InkMLTrace(element, data, context, start: reference)
  }

  private mutating func miss(_ element: XMLElement, _ what: String, keepsStroke: Bool = false) {
    faults.append(
      InkFault(
        stroke: allowance.strokes, .line(element.line), what, losesInk: true,
        keepsStroke: keepsStroke))
  }

  private mutating func recordLosses(_ trace: InkMLTrace) {
    losses.add("no width is given; 0.5 mm is assumed", if: !trace.hasWidth)
    losses.add(
      "the points have no times; 200 points per second are assumed", if: !trace.hasTime)
    losses.add("the tilt is 0 in every point; an upright pen is assumed", if: trace.isUnleant)
  }

  private mutating func appendTrace(_ trace: InkMLTrace, _ element: XMLElement) {
    recordLosses(trace)
    if ["middle", "end"].contains(element["continuation"] ?? ""),
      let prior = element["priorRef"], let place = places[Self.fragmentID(prior)]
    {
      traces[place].join(trace)
      if let id = element["id"] { places[id] = place }
      return
    }
    if let id = element["id"], places[id] == nil { places[id] = traces.count }
    traces.append(trace)
  }

  private static func fragmentID(_ reference: String) -> String {
    reference.hasPrefix("#") ? String(reference.dropFirst()) : reference
  }

  // MARK: The drawing

  private static func exactStrokes(
    _ root: XMLElement, _ limits: InkReadingLimits
  ) throws(InkFormatError) -> [InkMLExact] {
    let elements = root.all("annotationXML").flatMap { annotation in
      annotation.all("drawing").flatMap(\.children)
    }
    var allowance = Allowance(limits)
    var strokes: [InkMLExact] = []
    for element in elements {
      guard let exact = InkMLExact(element) else { continue }
      try allowance.takeStroke(.line(element.line))
      let corners = exact.stroke.mask?.cornerCount ?? 0
      try allowance.takePoints(exact.stroke.path.count + corners, .line(element.line))
      strokes.append(exact)
    }
    return strokes
  }

  /// Returns strokes from our own annotation if their traces are unchanged, and otherwise from
  /// samples.
  private mutating func drawing(_ exact: [InkMLExact]) -> Drawing {
    let scale = forceScale
    var (first, claimed): ([Int: Stroke], Set<Int>) = ([:], [])
    for one in exact {
      guard let places = intactTraces(of: one), claimed.isDisjoint(with: places) else { continue }
      claimed.formUnion(places)
      if let place = places.first { first[place] = one.stroke }
    }
    // Strokes that draw nothing have no traces that determine their order; they are kept if nothing
    // was changed.
    if claimed.count == traces.count, exact.allSatisfy({ intactTraces(of: $0) != nil }) {
      return Drawing(strokes: exact.map(\.stroke))
    }
    if exact.count > first.count { nameChangedStrokes() }
    var strokes: [Stroke] = []
    for (place, trace) in traces.enumerated() {
      if let stroke = first[place] {
        strokes.append(stroke)
      } else if !claimed.contains(place) {
        if let stroke = stroke(of: trace, forceScale: scale) { strokes.append(stroke) }
      }
    }
    return Drawing(strokes: strokes)
  }

  /// Returns nil if the trace has no points.
  private mutating func stroke(of trace: InkMLTrace, forceScale: Float) -> Stroke? {
    losses.add("traces without points are left out", if: trace.samples.isEmpty)
    losses.add("points beyond 10 km are left out", if: !trace.samples.allSatisfy(\.isValid))
    return trace.samples.isEmpty ? nil : trace.stroke(forceScale: forceScale)
  }

  mutating func nameChangedStrokes() {
    losses.add("the exact curves of changed strokes were dropped")
  }

  /// Returns the positions of a stroke's traces, if all exist unchanged.
  private func intactTraces(of exact: InkMLExact) -> [Int]? {
    var found: [Int] = []
    for (offset, sum) in exact.sums.enumerated() {
      guard let place = places["t\(exact.firstTrace + offset)"], traces[place].sum == sum,
        traces[place].ink.type == exact.stroke.ink.type,
        traces[place].ink.color.rgba == exact.stroke.ink.color.rgba
      else { return nil }
      found.append(place)
    }
    return found
  }

  /// The factor for forces whose range is not specified: the largest force becomes 1.
  private var forceScale: Float {
    Self.forceScale(greatest: traces.lazy.map(\.greatestForce).max() ?? 0)
  }

  static func forceScale(greatest: Float) -> Float { greatest > 1 ? 1 / greatest : 1 }
}
