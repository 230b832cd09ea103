package import WaylandClient

/// Our engine for IBus: collects IBus's reports about the field with the keyboard.
///
/// IBus creates one object for all fields, or several; one of them has the focus. A report about an
/// object is valid until the next one, even if the focus comes back. Calls that do not belong to
/// the interface are not answered.
package struct IBusEngine: Sendable {
  /// The field with the keyboard.
  package private(set) var focus = InputFocus()
  private var objects: [String: IBusObject] = [:]
  /// The object that has the focus.
  package private(set) var focused: String?
  private var numbers = 0

  /// The reports about one of the objects.
  private struct IBusObject: Hashable {
    var hint: UInt32 = 0
    var purpose: UInt32 = 0
    var surrounding: Surrounding?
  }

  /// A text, and positions in it in code points.
  private struct Surrounding: Hashable {
    var text: String
    var cursor: Int
    var anchor: Int
  }

  /// News about the field with the keyboard.
  package enum News: Hashable, Sendable {
    case focusIn
    case focusOut
    /// By IBus's numbers.
    case describe(purpose: UInt32, hints: UInt32)
    /// - Parameters:
    ///   - cursor, anchor: in code points.
    case surround(String, cursor: Int, anchor: Int)
    case destroy
  }

  /// The largest number of objects: more than any IBus creates.
  package static let mostObjects = 64

  package init() {}

  /// Creates an object; returns its path, or nil above the limit.
  package mutating func make() -> String? {
    guard objects.count < Self.mostObjects else { return nil }
    numbers += 1
    let path = "/org/freedesktop/IBus/Engine/Scribble/\(numbers)"
    objects[path] = IBusObject()
    return path
  }

  /// Whether the object exists.
  package func has(_ path: String) -> Bool { objects[path] != nil }

  /// Another engine is active on the seat: no field is ours.
  package mutating func leave() {
    focused = nil
    focus.deactivate()
    focus.applyState(serial: 0)
  }

  package mutating func applyNews(_ news: News, of path: String) {
    guard objects[path] != nil else { return }
    switch news {
    case .focusIn:
      focused = path
      // The surrounding text changed: IBus reports it again.
      objects[path]?.surrounding = nil
      focus.activate()
    case .focusOut:
      if focused == path { leave() }
      return
    case .destroy:
      objects[path] = nil
      if focused == path { leave() }
      return
    case .describe(let purpose, let hints):
      objects[path]?.purpose = Self.purpose(purpose)
      objects[path]?.hint = Self.hint(hints)
    case .surround(let text, let cursor, let anchor):
      objects[path]?.surrounding = Surrounding(text: text, cursor: cursor, anchor: anchor)
    }
    guard focused == path, let object = objects[path] else { return }
    focus.describe(hint: object.hint, purpose: object.purpose)
    if let told = object.surrounding { surround(told) }
    focus.applyState(serial: 0)
  }

  private mutating func surround(_ told: Surrounding) {
    let scalars = told.text.unicodeScalars
    guard (0...scalars.count).contains(told.cursor), (0...scalars.count).contains(told.anchor)
    else { return }
    func bytes(_ count: Int) -> UInt32 {
      scalars.prefix(count).reduce(0) { $0 + UInt32(UTF8.width($1)) }
    }
    focus.surround(told.text, cursor: bytes(told.cursor), anchor: bytes(told.anchor))
  }

  /// The numbers are those of text-input-v3, except for terminals.
  private static func purpose(_ number: UInt32) -> UInt32 {
    switch number {
    case 0...9: number
    case 10: InputFocus.terminal
    // Later purposes may be sensitive, and no program requests them by name: treated as secret.
    default: 8
    }
  }

  /// Private and hidden; the other hints are not used here.
  private static func hint(_ bits: UInt32) -> UInt32 {
    bits & (1 << 11 | 1 << 12) != 0 ? InputFocus.hidden : 0
  }
}
