import InkDrawing
import InkGeometry

/// The context of a trace: its format, brush, time and position.
struct InkMLContext {
  var format = InkMLFormat.standard
  var brush: XMLElement?
  /// The origin of T, unless a channel specifies another.
  var time: WallTime?
  /// The time between two points of the device in seconds, if nothing else specifies when they were
  /// drawn.
  var sampleInterval: Double?
  var canvas = InkTransform.identity
}

/// The definitions of a document by name, and the contexts made from them.
struct InkMLDefinitions {
  private var elements: [String: XMLElement] = [:]
  private var contexts: [String: InkMLContext] = [:]
  private(set) var losses = Losses()

  /// Collects all named elements except traces, wherever they occur.
  init(_ root: XMLElement) { collect(root) }

  private mutating func collect(_ element: XMLElement) {
    for child in element.children where child.name != "trace" && child.name != "annotationXML" {
      if let id = child["id"], elements[id] == nil {
        var kept = child
        if child.name == "traceGroup" { kept.children = [] }
        elements[id] = kept
      }
      collect(child)
    }
  }

  /// Returns the element that a `...Ref` attribute refers to, if it has this name.
  private func element(_ reference: String?, _ name: String) -> XMLElement? {
    guard let reference else { return nil }
    let id = reference.hasPrefix("#") ? String(reference.dropFirst()) : reference
    guard let element = elements[id], element.name == name else { return nil }
    return element
  }

  /// Returns the child with a name, or the element that the attribute refers to.
  private func resolveElement(_ name: String, of element: XMLElement) -> XMLElement? {
    element.child(name) ?? self.element(element[name + "Ref"], name)
  }

  /// Returns the context with a name; the current one if there is none.
  mutating func context(_ reference: String?, _ current: InkMLContext, depth: Int = 0)
    -> InkMLContext
  {
    guard let reference, reference != "#DefaultContext" else { return current }
    if let known = contexts[reference] { return known }
    guard let element = element(reference, "context") else {
      losses.add("an undefined context was ignored")
      return current
    }
    let made = context(element, InkMLContext(), depth: depth)
    contexts[reference] = made
    return made
  }

  /// Returns the context of a group or a trace from its attributes.
  mutating func context(of element: XMLElement, _ outer: InkMLContext) -> InkMLContext {
    var context = context(element["contextRef"], outer)
    if let brush = brush(element["brushRef"]) { context.brush = brush }
    return context
  }

  /// Applies an element of the document that changes the context of later traces.
  mutating func applyElement(_ element: XMLElement, into context: inout InkMLContext) {
    switch element.name {
    case "context": context = self.context(element, context)
    case "traceFormat": context.format = format(element)
    case "inkSource":
      var wrapping = XMLElement(name: "context", namespace: "", attributes: [], line: element.line)
      wrapping.children = [element]
      context = self.context(wrapping, context)
    case "brush": context.brush = element
    default: break
    }
  }

  /// Returns the context that an element describes.
  mutating func context(_ element: XMLElement, _ current: InkMLContext, depth: Int = 0)
    -> InkMLContext
  {
    var context = current
    // Circular references are limited in depth.
    if let reference = element["contextRef"], depth < 16 {
      context = self.context(reference, current, depth: depth + 1)
    }
    let source = resolveElement("inkSource", of: element)
    if let rate = XMLText.parseNumber(source?.child("sampleRate")?["value"]), 0.001..<1e6 ~= rate {
      context.sampleInterval = 1 / rate
    }
    if let format = resolveElement("traceFormat", of: element) ?? source?.child("traceFormat") {
      context.format = InkMLFormat(format, source: source)
      recordLosses(context.format)
    }
    if let brush = resolveElement("brush", of: element) { context.brush = brush }
    if let time = resolveElement("timestamp", of: element).flatMap({ moment($0) }) {
      context.time = time
    }
    if let transform = resolveElement("canvasTransform", of: element) {
      context.canvas = affine(transform)
    }
    return context
  }

  /// Returns a format that is not part of a context, as in old files.
  mutating func format(_ element: XMLElement) -> InkMLFormat {
    let format = InkMLFormat(element, source: nil)
    recordLosses(format)
    return format
  }

  private mutating func recordLosses(_ format: InkMLFormat) {
    for channel in format.unknown { losses.add("channel \(channel.prefix(40)) is not kept") }
    losses.add("no unit is declared for X and Y; millimeters are assumed", if: !format.hasUnits)
  }

  /// Returns the brush that an attribute refers to.
  func brush(_ reference: String?) -> XMLElement? { element(reference, "brush") }

  /// Returns the time that an attribute refers to.
  func moment(_ reference: String?) -> WallTime? {
    element(reference, "timestamp").flatMap { moment($0) }
  }

  private func moment(_ element: XMLElement, depth: Int = 0) -> WallTime? {
    var time: WallTime?
    if let milliseconds = XMLText.parseNumber(element["time"]) {
      time = WallTime(milliseconds: milliseconds)
    } else if let text = element["timeString"] {
      time = CalendarTime(text)?.wallTime
    } else if depth < 16, let base = self.element(element["timestampRef"], "timestamp") {
      time = moment(base, depth: depth + 1)
    }
    guard let offset = XMLText.parseNumber(element["timeOffset"]), let known = time else {
      return time
    }
    return known.advanced(byMilliseconds: offset)
  }

  /// Returns the affine mapping of X and Y; other kinds of mappings are ignored.
  private mutating func affine(_ transform: XMLElement) -> InkTransform {
    let mapping = transform.child("mapping").map { element($0["mappingRef"], "mapping") ?? $0 }
    guard let mapping, mapping["type"] != "identity" else { return .identity }
    let rows = mapping.child("affine").map {
      $0.text.split(separator: UInt8(ascii: ",")).map { XMLText.numbers($0) ?? [] }
    }
    guard let rows, rows.count == 2, rows.allSatisfy({ $0.count == 3 }) else {
      losses.add("a mapping that is not affine in X and Y was ignored")
      return .identity
    }
    return InkTransform(
      a: rows[0][0], b: rows[1][0], c: rows[0][1], d: rows[1][1], tx: rows[0][2], ty: rows[1][2])
  }
}

extension WallTime {
  /// Creates a time from milliseconds since the beginning of 1970; nil if it is out of range.
  init?(milliseconds: Double) {
    guard abs(milliseconds) < 1e15 else { return nil }
    self.init(microsecondsSince1970: Int64((milliseconds * 1_000).rounded()))
  }

  /// Returns the time to another moment, in seconds.
  func seconds(to other: WallTime) -> Double {
    let (apart, isBeyond) = other.microsecondsSince1970.subtractingReportingOverflow(
      microsecondsSince1970)
    return isBeyond ? 0 : Double(apart) / 1e6
  }

  /// Returns a later time; unchanged if the result is out of range.
  func advanced(byMilliseconds milliseconds: Double) -> WallTime {
    guard abs(milliseconds) < 1e15 else { return self }
    let (sum, isBeyond) = microsecondsSince1970.addingReportingOverflow(
      Int64((milliseconds * 1_000).rounded()))
    return isBeyond ? self : WallTime(microsecondsSince1970: sum)
  }
}
