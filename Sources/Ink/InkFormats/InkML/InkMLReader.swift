import InkDrawing
import InkGeometry

/// Reads InkML as programs write it: both of its styles, formats and brushes wherever they are declared,
/// differences, and what the Recommendation leaves open as files do.
struct InkMLReader {
  private var definitions: InkMLDefinitions
  private var allowance: Allowance
  private var losses = Losses()
  private var faults: [InkFault] = []
  private var traces: [InkMLTrace] = []
  private var places: [String: Int] = [:]
  /// Traces that are only defined, for views.
  private var defined: [(XMLElement, InkMLContext)] = []

  static func read(
    _ bytes: [UInt8], _ limits: InkReadingLimits, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) -> InkReading {
    try Allowance.check(bytes, limits)
    let (root, replaced) = try XMLReader.read(bytes)
    guard root.name == "ink" else {
      throw root.fault(
        "the first element is <\(root.shownName)>, not <ink>", mend: "choose the right format")
    }
    return try read(root, limits, replaced: replaced, progress)
  }

  /// The readable strokes of a damaged file.
  static func salvage(
    _ root: XMLElement, _ limits: InkReadingLimits
  ) throws(InkFormatError) -> InkReading {
    try read(root, limits, replaced: 0) { _, _ in }
  }

  private static func read(
    _ root: XMLElement, _ limits: InkReadingLimits, replaced: Int,
    _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) -> InkReading {
    var reader = InkMLReader(root, limits)
    if replaced > 0 { reader.faults.append(.replacedLetters(replaced)) }
    try reader.read(root, progress)
    let drawing = reader.drawing(try exactStrokes(root, limits))
    return InkReading(drawing, reader.definitions.losses.all + reader.losses.all, reader.faults)
  }

  private init(_ root: XMLElement, _ limits: InkReadingLimits) {
    definitions = InkMLDefinitions(root)
    allowance = Allowance(limits)
  }

  private static func count(_ element: XMLElement) -> Int {
    element.children.reduce(0) { $0 + ($1.name == "trace" ? 1 : count($1)) }
  }

  // MARK: Elements

  /// In one style contexts are named, in the other each counts from where it stands.
  private mutating func read(
    _ root: XMLElement, _ progress: InkFileFormat.Progress
  ) throws(InkFormatError) {
    var context = InkMLContext()
    let total = Self.count(root)
    for element in root.children {
      defer { progress(min(total, allowance.strokes), total) }
      switch element.name {
      case "context": context = definitions.context(element, context)
      case "traceFormat": context.format = definitions.format(element)
      case "inkSource": context = definitions.context(wrapping(element), context)
      case "brush": context.brush = element
      case "trace": try read(trace: element, context)
      case "traceGroup": try read(group: element, context)
      case "definitions": define(element, context)
      default: continue
      }
    }
    // A file may define all its traces and show them by views.
    if traces.isEmpty {
      for (element, context) in defined { try read(trace: element, context) }
    } else {
      losses.add("traces that are only defined are left out", if: !defined.isEmpty)
    }
  }

  private func wrapping(_ source: XMLElement) -> XMLElement {
    var context = XMLElement(name: "context", namespace: "", attributes: [], line: source.line)
    context.children = [source]
    return context
  }

  private mutating func define(_ element: XMLElement, _ context: InkMLContext) {
    for child in element.children {
      if child.name == "trace" {
        defined.append((child, context))
      } else if child.name == "traceGroup" {
        define(child, definitions.context(child["contextRef"], context))
      }
    }
  }

  private mutating func read(
    group: XMLElement, _ outer: InkMLContext
  ) throws(InkFormatError) {
    var context = definitions.context(group["contextRef"], outer)
    if let brush = definitions.brush(group["brushRef"]) { context.brush = brush }
    for element in group.children {
      switch element.name {
      case "trace": try read(trace: element, context)
      case "traceGroup": try read(group: element, context)
      default: continue
      }
    }
  }

  private mutating func read(
    trace element: XMLElement, _ outer: InkMLContext
  ) throws(InkFormatError) {
    try allowance.takeStroke(.line(element.line))
    guard element["type"] != "penUp" else {
      return losses.add("what the pen did in the air is left out")
    }
    var context = definitions.context(element["contextRef"], outer)
    if let brush = definitions.brush(element["brushRef"]) { context.brush = brush }
    guard context.format.has(.x), context.format.has(.y) else {
      return miss(element, "its format has no channels X and Y, and it is left out")
    }
    let data = InkMLTraceData(
      element.text, channels: context.format.columns, declared: context.format.declared)
    losses.add("values of undeclared channels are left out", if: data.hasTooMany)
    if let fault = data.fault {
      let isLost = data.values.isEmpty
      miss(
        element,
        "\(fault); " + (isLost ? "the stroke is left out" : "the point is left out")
          + (data.wrongPoints > 1 ? ", \(data.wrongPoints) in all" : ""))
      guard !isLost else { return }
    }
    try allowance.takePoints(data.values.count / context.format.columns, .line(element.line))
    let reference = context.format.timeReference.flatMap { definitions.moment($0) } ?? context.time
    add(InkMLTrace(element, data, context, start: reference), element)
  }

  private mutating func miss(_ element: XMLElement, _ what: String) {
    faults.append(InkFault(stroke: allowance.strokes, .line(element.line), what, losesInk: true))
  }

  private mutating func add(_ trace: InkMLTrace, _ element: XMLElement) {
    losses.add("no width is said; 0.5 mm is assumed", if: !trace.hasWidth)
    losses.add(
      "nothing says when a point was drawn; 200 points a second are assumed", if: !trace.hasTime)
    losses.add("a lean of 0 in every point is none; the pen counts as upright", if: trace.isUnleant)
    if ["middle", "end"].contains(element["continuation"] ?? ""),
      let prior = element["priorRef"], let place = places[Self.name(prior)]
    {
      traces[place].append(trace)
      if let id = element["id"] { places[id] = place }
      return
    }
    if let id = element["id"], places[id] == nil { places[id] = traces.count }
    traces.append(trace)
  }

  private static func name(_ reference: String) -> String {
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

  /// Strokes from our own annotation where the traces are as we wrote them, from samples else.
  private mutating func drawing(_ exact: [InkMLExact]) -> Drawing {
    let scale = forceScale
    var (first, claimed): ([Int: Stroke], Set<Int>) = ([:], [])
    for one in exact {
      guard let places = intactTraces(of: one), claimed.isDisjoint(with: places) else { continue }
      claimed.formUnion(places)
      if let place = places.first { first[place] = one.stroke }
    }
    // Strokes that draw nothing have no trace to stand in order with; they stay if nothing was touched.
    if claimed.count == traces.count, exact.allSatisfy({ intactTraces(of: $0) != nil }) {
      return Drawing(strokes: exact.map(\.stroke))
    }
    losses.add(
      "the exact curves of changed strokes were dropped", if: exact.count > first.count)
    var strokes: [Stroke] = []
    for (place, trace) in traces.enumerated() {
      if let stroke = first[place] {
        strokes.append(stroke)
      } else if !claimed.contains(place) {
        losses.add("traces without points are left out", if: trace.samples.isEmpty)
        losses.add("places beyond 10 km are left out", if: !trace.samples.allSatisfy(\.isSound))
        if !trace.samples.isEmpty { strokes.append(trace.stroke(forceScale: scale)) }
      }
    }
    return Drawing(strokes: strokes)
  }

  /// Where the traces of a stroke stand, if all are there and as they were.
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

  /// What makes shares of forces whose greatest nobody says: the greatest there is.
  private var forceScale: Float {
    let greatest =
      traces.lazy.filter { !$0.isForceScaled }.flatMap(\.samples).map(\.force).max() ?? 0
    return greatest > 1 ? 1 / greatest : 1
  }
}
