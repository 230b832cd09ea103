/// The properties of axes that a recording contains only in comments: the state, and in old evemu
/// files the resolution.
///
/// evemu and `libinput record` write the same comments.
package struct AxisComments {
  /// The state of each axis when the recording began.
  package private(set) var values: [UInt16: Int32] = [:]
  /// The resolution of each axis.
  private(set) var resolutions: [UInt16: Int32] = [:]
  private var isAboutAxes = false
  private var code: UInt16?

  /// An empty set of comments.
  package init() {}

  /// Takes a line of a file without its line feed, if it is a comment about an axis.
  package mutating func parseLine(_ line: ArraySlice<UInt8>) {
    var fields = LineScanner(line)
    fields.skipBlanks()
    guard fields.scanByte(UInt8(ascii: "#")) else { return }
    switch fields.nextWord() {
    case "Event": readEvent(&fields)
    case "Value": readValue(&fields)
    default: break
    }
  }

  /// Forgets all comments, because another device or the events have begun.
  mutating func forgetAxes() {
    guard isAboutAxes || !values.isEmpty || !resolutions.isEmpty else { return }
    self = AxisComments()
  }

  /// Takes what follows `# Event`: `type 3 (EV_ABS)` or `code 24 (ABS_PRESSURE)`.
  mutating func readEvent(_ fields: inout LineScanner) {
    code = nil
    switch fields.nextWord() {
    case "type": isAboutAxes = fields.integer() == EventType.absolute
    case "code":
      guard isAboutAxes, let axis = fields.integer(UInt16.self), axis < Axis.count else { return }
      code = axis
    default: break
    }
  }

  /// Takes what follows `# Value`.
  mutating func readValue(_ fields: inout LineScanner) {
    guard let code, let value = fields.integer(Int32.self) else { return }
    values[code] = value
  }

  /// Takes what follows `# Resolution`.
  mutating func readResolution(_ fields: inout LineScanner) {
    guard let code, let resolution = fields.integer(Int32.self) else { return }
    resolutions[code] = resolution
  }
}
