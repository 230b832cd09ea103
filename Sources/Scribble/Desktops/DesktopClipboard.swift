/// The clipboard, for a program that never has the keyboard.
package protocol DesktopClipboard: AnyObject {
  /// Whether it can be reached now.
  var isReachable: Bool { get }
  /// Copies a text; `then` gets whether that succeeded.
  func copy(_ text: String, then: @escaping (_ isDone: Bool) -> Void)
}

extension DesktopClipboard {
  package var isReachable: Bool { true }
}
