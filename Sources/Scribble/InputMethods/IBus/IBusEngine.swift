package import WaylandClient

/// Our engine as IBus knows it: what it tells of the field with the keyboard, piece by piece.
///
/// IBus makes one object for all fields, or several; one of them has the focus. What it told of an
/// object counts until it tells something else, also when the focus comes back. Calls that are none
/// of its are not answered.
package struct IBusEngine: Sendable {
  /// The field with the keyboard.
  package private(set) var focus = InputFocus()
  private var objects: [String: IBusObject] = [:]
  /// The object that has the focus.
  package private(set) var focused: String?
  private var numbers = 0

  /// What one of the objects was told.
  private struct IBusObject: Hashable {
    var hint: UInt32 = 0
    var purpose: UInt32 = 0
    var surrounding: Surrounding?
  }

  /// A text, and places in it in code points.
  private struct Surrounding: Hashable {
    var text: String
    var cursor: Int
    var anchor: Int
  }

  /// What is told of the field with the keyboard.
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

  /// More objects than any IBus makes are not made.
  package static let mostObjects = 64

  package init() {}

  /// A new object; its path, or nil for one too many.
  package mutating func make() -> String? {
    guard objects.count < Self.mostObjects else { return nil }
    numbers += 1
    let path = "/org/freedesktop/IBus/Engine/Scribble/\(numbers)"
    objects[path] = IBusObject()
    return path
  }

  /// Whether there is such an object.
  package func has(_ path: String) -> Bool { objects[path] != nil }

  /// Another engine is the seat's: no field is ours.
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
      // What stands there is another text: it is told again.
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

  /// Its numbers are those of text-input-v3, but a terminal's.
  private static func purpose(_ number: UInt32) -> UInt32 {
    switch number {
    case 0...9: number
    case 10: InputFocus.terminal
    // What comes later is not known to be harmless, and none is asked for by name: a secret.
    default: 8
    }
  }

  /// Private, and hidden: what else it asks for is of no use here.
  private static func hint(_ bits: UInt32) -> UInt32 {
    bits & (1 << 11 | 1 << 12) != 0 ? InputFocus.hidden : 0
  }
}
