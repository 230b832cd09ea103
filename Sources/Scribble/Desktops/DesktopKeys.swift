package import InkGeometry
package import Units
package import WaylandClient

/// Keys for the window with the keyboard, and taps.
package protocol DesktopKeys: AnyObject {
  /// The current problem and its fix, in one line; nil if there is none.
  var fault: String? { get }
  /// Whether texts can be typed, key by key.
  var typesTexts: Bool { get }
  /// Processes incoming messages and due work.
  ///
  /// - Returns: the time of the next call if nothing arrives before.
  func processEvents(at now: Timestamp) -> Timestamp?
  /// Types a text, key by key: all of it, or nothing.
  func type(_ text: String) -> Bool
  /// Types a text in place of the one typed last.
  ///
  /// - Returns: false if nothing was deleted or typed.
  func type(_ text: String, over former: String) -> Bool
  func press(_ key: EditingKey, times: Int) -> Bool
  /// Texts that must be typed in place of others whose typing was refused later; each once.
  func takeRefused() -> [String]
  /// Taps a position of the layout, in logical pixels.
  ///
  /// - Parameters:
  ///   - layout: the area that all outputs cover.
  ///   - lettingThrough: calls its argument while our surfaces let a tap through, for compositors
  ///     that would otherwise deliver the tap to them.
  /// - Returns: false if taps are not supported.
  func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool
}

/// Calls `tap` while our surfaces let it through.
package typealias TapPassage = (_ tap: () throws(WaylandError) -> Void) -> Void

extension DesktopKeys {
  package var fault: String? { nil }
  package func processEvents(at now: Timestamp) -> Timestamp? { nil }
  package func takeRefused() -> [String] { [] }
}
