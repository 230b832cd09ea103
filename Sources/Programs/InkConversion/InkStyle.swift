import CommandSupport
import InkDrawing
import ProgramOptions
import StylusProtocol

/// What strokes are drawn with that say nothing about it: those of tablets.
struct InkStyle {
  let ink: Ink
  /// The base width in millimeters.
  let width: Double

  static let options = [inkType.description, color.description, baseWidth.description]

  private static let inkType = Option.value(
    "ink", .inkType, default: "pen", "the ink of strokes from a tablet")
  private static let color = Option.value(
    "color", .color("COLOR"), default: "#000000", "their color: a name, #rrggbb or #rrggbbaa")
  private static let baseWidth = Option.optional(
    "width", .positiveDecimal("MM", upTo: 60),
    "their width for an average hand, in millimeters; by default, that of the ink")

  init(_ invocation: Invocation) {
    ink = Ink(invocation[Self.inkType], color: invocation[Self.color])
    width = invocation[Self.baseWidth] ?? ink.type.defaultWidth
  }
}

extension ValueKind<InkType> {
  /// The name of an ink that draws.
  fileprivate static var inkType: Self {
    let kind = ValueKind<String>.word("INK", of: InkType.drawingNames)
    return Self(kind.name, kind.expectation, words: kind.words) {
      kind.read($0).flatMap(InkType.init(name:))
    }
  }
}

extension ValueKind<Color> {
  /// A name, `#rgb`, `#rrggbb` or `#rrggbbaa`.
  static func color(_ name: String) -> Self {
    let kind = ValueKind<InkColor>.inkColor(name)
    return Self(name, kind.expectation) { kind.read($0).map { Color(rgba: $0.rgba) } }
  }
}
