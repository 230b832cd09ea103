import InkDrawing
import InkGeometry

/// What counts for a trace: its format, brush, time and place.
struct InkMLContext {
  var format = InkMLFormat.standard
  var brush: XMLElement?
  /// What T counts from, where a channel does not say otherwise.
  var time: WallTime?
  /// Seconds between two points of the device, if nothing else says when they were drawn.
  var sampleInterval: Double?
  var canvas = AffineTransform.identity
}

/// What a document defines, by name, and the contexts made of it.
struct InkMLDefinitions {
  private var elements: [String: XMLElement] = [:]
  private var contexts: [String: InkMLContext] = [:]
  private(set) var losses = Losses()

  /// Collects everything with a name, wherever it stands, but the traces.
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

  /// The element that an attribute `...Ref` means, if it has that name.
  private func element(_ reference: String?, _ name: String) -> XMLElement? {
    guard let reference else { return nil }
    let id = reference.hasPrefix("#") ? String(reference.dropFirst()) : reference
    guard let element = elements[id], element.name == name else { return nil }
    return element
  }

  /// The child with a name, or the element that the attribute means.
  private func resolveElement(_ name: String, of element: XMLElement) -> XMLElement? {
    element.child(name) ?? self.element(element[name + "Ref"], name)
  }

  /// The context with a name; the one that counts if there is none.
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

  /// What counts in a group, or for a trace, by its attributes.
  mutating func context(of element: XMLElement, _ outer: InkMLContext) -> InkMLContext {
    var context = context(element["contextRef"], outer)
    if let brush = brush(element["brushRef"]) { context.brush = brush }
    return context
  }

  /// Takes what an element of the document changes for the traces behind it.
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

  /// The context that an element describes.
  mutating func context(_ element: XMLElement, _ current: InkMLContext, depth: Int = 0)
    -> InkMLContext
  {
    var context = current
    // Who refers to itself is cut short.
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

  /// A format that stands alone, as old files have it.
  mutating func format(_ element: XMLElement) -> InkMLFormat {
    let format = InkMLFormat(element, source: nil)
    recordLosses(format)
    return format
  }

  private mutating func recordLosses(_ format: InkMLFormat) {
    for channel in format.unknown { losses.add("channel \(channel.prefix(40)) is not kept") }
    losses.add("no unit is declared for X and Y; millimeters are assumed", if: !format.hasUnits)
  }

  /// The brush that an attribute means.
  func brush(_ reference: String?) -> XMLElement? { element(reference, "brush") }

  /// The moment that an attribute means.
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

  /// The affine mapping of X and Y; every other sort is passed over.
  private mutating func affine(_ transform: XMLElement) -> AffineTransform {
    let mapping = transform.child("mapping").map { element($0["mappingRef"], "mapping") ?? $0 }
    guard let mapping, mapping["type"] != "identity" else { return .identity }
    let rows = mapping.child("affine").map {
      $0.text.split(separator: UInt8(ascii: ",")).map { XMLText.numbers($0) ?? [] }
    }
    guard let rows, rows.count == 2, rows.allSatisfy({ $0.count == 3 }) else {
      losses.add("a mapping that is not affine in X and Y was passed over")
      return .identity
    }
    return AffineTransform(
      a: rows[0][0], b: rows[1][0], c: rows[0][1], d: rows[1][1], tx: rows[0][2], ty: rows[1][2])
  }
}

extension WallTime {
  /// So many milliseconds after the beginning of 1970; nil if that is beyond all years.
  init?(milliseconds: Double) {
    guard abs(milliseconds) < 1e15 else { return nil }
    self.init(microsecondsSince1970: Int64((milliseconds * 1_000).rounded()))
  }

  /// How long it is to another moment, however far.
  func seconds(to other: WallTime) -> Double {
    let (apart, isBeyond) = other.microsecondsSince1970.subtractingReportingOverflow(
      microsecondsSince1970)
    return isBeyond ? 0 : Double(apart) / 1e6
  }

  /// So much later; unchanged if that is beyond all years.
  func advanced(byMilliseconds milliseconds: Double) -> WallTime {
    guard abs(milliseconds) < 1e15 else { return self }
    let (sum, isBeyond) = microsecondsSince1970.addingReportingOverflow(
      Int64((milliseconds * 1_000).rounded()))
    return isBeyond ? self : WallTime(microsecondsSince1970: sum)
  }
}
