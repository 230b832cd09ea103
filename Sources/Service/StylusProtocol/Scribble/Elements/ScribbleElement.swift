/// An area in a program's window that can, or must not, be written into.
public struct ScribbleElement: Hashable, Sendable {
  /// The program's name for it; 1 to 64 bytes.
  public var id: String
  /// What happens to writing there.
  public var kind: Kind
  /// The area that it covers.
  public var area: ScribbleArea
  /// Whether its text has several lines.
  public var isMultiline = false
  /// Whether it has the keyboard.
  public var isFocused = false
  /// Whether it moves when it gets the keyboard, which then waits until the writer pauses.
  public var delaysFocus = false
  /// Whether its program must be asked about each stroke whether it may be ink.
  public var asks = false

  /// The kind of an element.
  public enum Kind: String, CaseIterable, Sendable {
    /// The program receives the text, and changes it itself.
    case text
    /// The program gives the keyboard to a field of its toolkit, which receives the text.
    case field
    /// Writing is not read: the pen belongs to the program there, whatever fields are below.
    case canvas
  }
}

extension ScribbleElement {
  /// An element with default settings.
  public init(_ id: String, _ kind: Kind, _ area: ScribbleArea) {
    (self.id, self.kind, self.area) = (id, kind, area)
  }
}

extension ScribbleElement.Kind: JSONCodable {}

extension ScribbleElement: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("id", \.id, where: { (1...64).contains($0.utf8.count) })
    JSONField("kind", \.kind)
    JSONField("area", \.area, where: \.isValid)
    JSONField("multiline", \.isMultiline, omitting: false)
    JSONField("focused", \.isFocused, omitting: false)
    JSONField("delays_focus", \.delaysFocus, omitting: false)
    JSONField("asks", \.asks, omitting: false)
  }
}

/// A window of a program, identified by its title and its app id as far as they are known.
public struct ScribbleWindow: Hashable, Sendable {
  /// The title of the window; nil matches any title.
  public var title: String?
  /// Its app id; nil matches any app id.
  public var application: String?

  /// Any window of a program with only one window.
  public init(title: String? = nil, application: String? = nil) {
    (self.title, self.application) = (title, application)
  }
}

extension ScribbleWindow: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("title", \.title, where: isShort)
    JSONField("application", \.application, where: isShort)
  }

  /// Within the length limit of title and app id.
  private static func isShort(_ text: String) -> Bool { text.utf8.count <= 1_024 }
}

/// All elements of a window: the parameters of `SetElements`.
package struct ScribbleElements: Hashable, Sendable {
  package var window: ScribbleWindow
  package var elements: [ScribbleElement]
  /// The question that it answers.
  package var request: Int64?

  /// The largest number in one window.
  package static let most = 256
}

extension ScribbleElements {
  package init(
    _ elements: [ScribbleElement], of window: ScribbleWindow = ScribbleWindow(),
    answering request: Int64? = nil
  ) {
    (self.window, self.elements, self.request) = (window, elements, request)
  }
}

extension ScribbleElements: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("window", \.window, missing: ScribbleWindow())
    JSONField("elements", \.elements, where: canBe)
    JSONField("request", \.request)
  }

  /// Not more elements than a window may have, each with a unique name.
  private static func canBe(_ elements: [ScribbleElement]) -> Bool {
    elements.count <= most && Set(elements.map(\.id)).count == elements.count
  }
}
