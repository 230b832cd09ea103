/// A message from inkscribe to a program that serves elements: a reply of `ServeElements`. A
/// message with a request number needs an answer.
public enum ScribbleEvent: Hashable, Sendable {
  /// Whether a pen can write now: Scribble is on, and a tablet is connected.
  case expected(Bool)
  /// Asks for the elements in a part of a window: the answer lists all elements of the window.
  case elements(request: Int64, ScribbleArea, ScribbleWindow)
  /// Asks whether a stroke that began there may be ink.
  case shouldBegin(request: Int64, element: String, ScribblePlace)
  /// Writing begins there; nil if it is over a field of the program that is not an element.
  case willBegin(element: String?, ScribblePlace)
  /// Asks the element to take the keyboard focus if it does not have it; with the start of writing.
  case focus(request: Int64, element: String, ScribblePlace)
  /// Asks for the text of the element.
  case text(request: Int64, element: String)
  /// A part of the element's text, in code points, becomes another.
  case change(request: Int64, element: String, Range<Int>, String)
  /// A part of the element's text is to be selected.
  case select(request: Int64, element: String, Range<Int>)
  /// A gesture over an element that reports no glyphs.
  case gesture(request: Int64, element: String, Gesture, ScribbleArea)
  /// The text written there was inserted, or will not be.
  case didFinish(element: String?)
  /// A call was not taken: the error's name, and the parameter that is wrong.
  case refused(error: String, parameter: String?)

  /// Gestures that request an action.
  public enum Gesture: String, CaseIterable, Sendable {
    /// A zigzag over text, to delete it.
    case scratchOut = "scratch_out"
    /// A line through text or just below it, to select it.
    case line
    /// A circle around text, to select it.
    case circle
    /// A vertical line, which joins two words or splits one.
    case verticalLine = "vertical_line"
    /// ^ or v, to insert a writing room.
    case caret
    /// The pen is held still, to insert a writing room; it is still down.
    case longPress = "long_press"
  }

  /// The event's name on the wire.
  package enum Name: String, CaseIterable, Sendable {
    case expected, elements
    case shouldBegin = "should_begin"
    case willBegin = "will_begin"
    case focus, text, change, select, gesture
    case didFinish = "did_finish"
    case refused
  }

  package var name: Name {
    switch self {
    case .expected: .expected
    case .elements: .elements
    case .shouldBegin: .shouldBegin
    case .willBegin: .willBegin
    case .focus: .focus
    case .text: .text
    case .change: .change
    case .select: .select
    case .gesture: .gesture
    case .didFinish: .didFinish
    case .refused: .refused
    }
  }
}

extension ScribbleEvent: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("event", name.rawValue)
    writeMembers(to: &writer)
    writer.endObject()
  }

  private func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .expected(let isExpected): writer.field("expected", isExpected)
    case .elements(let request, let area, let window):
      writer.field("request", request)
      writer.field("area", area)
      writer.field("window", window)
    case .shouldBegin(let request, let element, let place),
      .focus(let request, let element, let place):
      Self.writeRequest(request, element, to: &writer)
      writer.field("place", place)
    case .willBegin(let element, let place):
      if let element { writer.field("element", element) }
      writer.field("place", place)
    case .text(let request, let element): Self.writeRequest(request, element, to: &writer)
    case .change(let request, let element, let range, let text):
      Self.writeRequest(request, element, range, to: &writer)
      writer.field("text", text)
    case .select(let request, let element, let range):
      Self.writeRequest(request, element, range, to: &writer)
    case .gesture(let request, let element, let gesture, let area):
      Self.writeRequest(request, element, to: &writer)
      writer.field("gesture", gesture.rawValue)
      writer.field("area", area)
    case .didFinish(let element): if let element { writer.field("element", element) }
    case .refused(let error, let parameter):
      writer.field("error", error)
      if let parameter { writer.field("parameter", parameter) }
    }
  }

  private static func writeRequest(
    _ request: Int64, _ element: String, _ range: Range<Int>? = nil, to writer: inout JSONWriter
  ) {
    writer.field("request", request)
    writer.field("element", element)
    guard let range else { return }
    writer.field("start", range.lowerBound)
    writer.field("end", range.upperBound)
  }

  /// Reads a reply of `ServeElements`; nil for an event of another version, which this version does
  /// not understand.
  package static func decodeEvent(_ parameters: JSONObject) throws(ProtocolError) -> ScribbleEvent?
  {
    let fields = JSONFields(parameters)
    let word = try fields.required("event", fields.string)
    guard let name = Name(rawValue: word) else { return nil }
    return try ScribbleEvent(name, fields)
  }

  private init(_ name: Name, _ fields: JSONFields) throws(ProtocolError) {
    func request() throws(ProtocolError) -> Int64 {
      try fields.required("request", fields.integer)
    }
    func element() throws(ProtocolError) -> String {
      try fields.required("element", fields.string)
    }
    func place() throws(ProtocolError) -> ScribblePlace {
      try ScribblePlace(try fields.required("place", fields.object))
    }
    func area() throws(ProtocolError) -> ScribbleArea {
      try ScribbleArea(try fields.required("area", fields.object))
    }
    switch name {
    case .expected: self = .expected(try fields.required("expected", fields.bool))
    case .elements:
      let window = try ScribbleWindow(try fields.required("window", fields.object))
      self = .elements(request: try request(), try area(), window)
    case .shouldBegin:
      self = .shouldBegin(request: try request(), element: try element(), try place())
    case .willBegin: self = .willBegin(element: try fields.string("element"), try place())
    case .focus: self = .focus(request: try request(), element: try element(), try place())
    case .text: self = .text(request: try request(), element: try element())
    case .change:
      let text = try fields.required("text", fields.string)
      self = .change(
        request: try request(), element: try element(), try Self.range(fields), text)
    case .select:
      self = .select(request: try request(), element: try element(), try Self.range(fields))
    case .gesture:
      let gesture: Gesture = try fields.required("gesture", fields.word)
      self = .gesture(request: try request(), element: try element(), gesture, try area())
    case .didFinish: self = .didFinish(element: try fields.string("element"))
    case .refused:
      self = .refused(
        error: try fields.required("error", fields.string),
        parameter: try fields.string("parameter"))
    }
  }

  private static func range(_ fields: JSONFields) throws(ProtocolError) -> Range<Int> {
    let start: Int = try fields.required("start", fields.integer)
    let end: Int = try fields.required("end", fields.integer)
    guard start >= 0, start <= end else { throw .invalidField("end") }
    return start..<end
  }
}
