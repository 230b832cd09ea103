package import InkGeometry
package import Units
package import WaylandClient

/// Keys for whichever window has the keyboard, and taps.
package protocol DesktopKeys: AnyObject {
  /// What does not work, and what to do about it; nil while all is well. One line.
  var fault: String? { get }
  /// Whether texts can be typed, key by key.
  var typesTexts: Bool { get }
  /// Takes what came and sees to what is due.
  ///
  /// - Returns: when to be asked again if nothing comes.
  func processEvents(at now: Timestamp) -> Timestamp?
  /// Types a text, key by key: all of it, or nothing.
  func type(_ text: String) -> Bool
  /// Types a text in place of what was typed last.
  ///
  /// - Returns: false if nothing was deleted nor typed.
  func type(_ text: String, over former: String) -> Bool
  func press(_ key: EditingKey, times: Int) -> Bool
  /// Texts to be typed in place of others that, as is known only now, were not; each once.
  func takeRefused() -> [String]
  /// Taps a place of the layout, in logical pixels.
  ///
  /// - Parameters:
  ///   - layout: all that the outputs cover.
  ///   - lettingThrough: calls what it is given while surfaces of ours let a tap through; for
  ///     compositors that would give it to them.
  /// - Returns: false if it cannot.
  func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool
}

/// Calls a tap while surfaces of ours let it through.
package typealias TapPassage = (_ tap: () throws(WaylandError) -> Void) -> Void

extension DesktopKeys {
  package var fault: String? { nil }
  package func processEvents(at now: Timestamp) -> Timestamp? { nil }
  package func takeRefused() -> [String] { [] }
}
