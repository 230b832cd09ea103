/// A place of a program's window that can be written into, or must not be.
public struct ScribbleElement: Hashable, Sendable {
  /// What its program calls it; 1 to 64 bytes.
  public var id: String
  /// What becomes of what is written there.
  public var kind: Kind
  /// What it covers.
  public var area: ScribbleArea
  /// Whether its text has several lines.
  public var isMultiline = false
  /// Whether it has the keyboard.
  public var isFocused = false
  /// Whether it moves when it gets the keyboard: that then waits for the writer's pause.
  public var delaysFocus = false
  /// Whether its program is to be asked for each stroke if it may be ink.
  public var asks = false

  /// What an element may be.
  public enum Kind: String, CaseIterable, Sendable {
    /// The program is told its text, and changes it itself.
    case text
    /// The program gives the keyboard to a field of its toolkit, and that gets the text.
    case field
    /// Nothing: the pen is the program's there, whatever fields lie below.
    case canvas
  }

  /// An element that has no wishes of its own.
  public init(_ id: String, _ kind: Kind, _ area: ScribbleArea) {
    (self.id, self.kind, self.area) = (id, kind, area)
  }
}

extension ScribbleElement: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("id", id)
    writer.field("kind", kind.rawValue)
    writer.field("area", area)
    if isMultiline { writer.field("multiline", true) }
    if isFocused { writer.field("focused", true) }
    if delaysFocus { writer.field("delays_focus", true) }
    if asks { writer.field("asks", true) }
    writer.endObject()
  }

  private static let longest = 64

  init(_ fields: JSONFields) throws(ProtocolError) {
    id = try fields.required("id", fields.string)
    guard (1...Self.longest).contains(id.utf8.count) else { throw .invalidField("id") }
    kind = try fields.required("kind", fields.word)
    area = try fields.required("area") { (name) throws(ProtocolError) in
      try ScribbleArea.validArea(fields, name)
    }
    isMultiline = try fields.bool("multiline") ?? false
    isFocused = try fields.bool("focused") ?? false
    delaysFocus = try fields.bool("delays_focus") ?? false
    asks = try fields.bool("asks") ?? false
  }
}

/// Which window of a program is meant: by its title and its app id, as far as they are told.
public struct ScribbleWindow: Hashable, Sendable {
  /// What the window is called; nil: whatever that is.
  public var title: String?
  /// Its app id; nil: whatever that is.
  public var application: String?

  /// Any window, of a program that has one.
  public init(title: String? = nil, application: String? = nil) {
    (self.title, self.application) = (title, application)
  }
}

extension ScribbleWindow: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let title { writer.field("title", title) }
    if let application { writer.field("application", application) }
    writer.endObject()
  }

  private static let longest = 1_024

  init(_ fields: JSONFields) throws(ProtocolError) {
    title = try fields.string("title")
    application = try fields.string("application")
    guard title?.utf8.count ?? 0 <= Self.longest else { throw .invalidField("title") }
    guard application?.utf8.count ?? 0 <= Self.longest else { throw .invalidField("application") }
  }
}

/// All elements of a window: the parameters of `SetElements`.
package struct ScribbleElements: Hashable, Sendable {
  package var window: ScribbleWindow
  package var elements: [ScribbleElement]
  /// The question that it answers.
  package var request: Int64?

  /// A window has no more.
  package static let most = 256
  static let names: Set<String> = ["window", "elements", "request"]

  package init(
    _ elements: [ScribbleElement], of window: ScribbleWindow = ScribbleWindow(),
    answering request: Int64? = nil
  ) {
    (self.window, self.elements, self.request) = (window, elements, request)
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    window =
      try fields.fields("window").map { (inner) throws(ProtocolError) in
        try ScribbleWindow(inner)
      } ?? ScribbleWindow()
    request = try fields.integer("request")
    elements = try fields.requiredObjects("elements", ScribbleElement.init(_:))
    let names = Set(elements.map(\.id))
    guard elements.count <= Self.most, names.count == elements.count else {
      throw .invalidField("elements")
    }
  }
}

extension ScribbleElements: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("window", window)
    writer.field("elements", elements)
    if let request { writer.field("request", request) }
    writer.endObject()
  }
}
