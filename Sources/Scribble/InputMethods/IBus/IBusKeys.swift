package import Desktops
package import InkGeometry
import LinuxIO
import Units
package import WaylandClient

/// Keys on desktops with IBus: through our engine if a field was reported to it, otherwise the
/// user's keys, once it is known that the program reports no field.
package final class IBusKeys: DesktopKeys {
  private let texts: IBusTexts
  private let writer: KeyWriter
  private let tapper: (Point) -> Bool

  /// A program reports its field within some milliseconds; our engine must have been active for
  /// this time before keys are pressed.
  private static let reportDelay = Microseconds.milliseconds(300)

  /// - Parameters:
  ///   - writer: types with the user's keys.
  ///   - tapper: taps a position of the layout; false if that is not possible.
  package init(
    beside texts: IBusTexts, _ writer: KeyWriter, tapper: @escaping (Point) -> Bool = { _ in false }
  ) { (self.texts, self.writer, self.tapper) = (texts, writer, tapper) }

  package var fault: String? { writer.typingError?.description }

  /// False until it is known that the program reports no field.
  package var typesTexts: Bool {
    guard let since = texts.since, texts.field == nil else { return false }
    return writer.isReady && .now - since >= Self.reportDelay
  }

  package func type(_ text: String) -> Bool { typesTexts && writer.type(text) }

  package func type(_ text: String, over former: String) -> Bool {
    typesTexts && writer.type(text, over: former.count, keeps: true)
  }

  package func takeRefused() -> [String] { writer.takeRefused() }

  /// If no field is reported, for example because our engine is not active, the key goes to the
  /// program with the keyboard.
  package func press(_ key: EditingKey, times: Int) -> Bool {
    texts.field == nil ? writer.press(key, times: times) : texts.press(key, times: times)
  }

  package func tap(at place: Point, in layout: Rect, lettingThrough: TapPassage) -> Bool {
    tapper(place)
  }
}
