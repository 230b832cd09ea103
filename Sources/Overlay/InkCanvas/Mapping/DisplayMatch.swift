import InkGeometry
import StylusModel

/// Finds the output that a display tablet is part of.
///
/// The kernel does not report it, so the match is based on the descriptions of both. The rules are,
/// in this order: an output whose model occurs in the tablet's name; one with the size of the
/// tablet, within a twentieth of each side; the only built-in panel. If a rule matches several
/// outputs, the manufacturer decides, and then the size; if there are still several, the next rule
/// is used.
struct DisplayMatch {
  /// The output; nil if no rule matches.
  let output: OutputPlace?

  init(_ tablet: Tablet, among outputs: [OutputPlace]) {
    let name = Words(tablet.name)
    let named = outputs.filter { name.matches(model: $0.model) }
    let sized = outputs.filter { Self.isAsLarge($0, as: tablet) }
    let builtIn = outputs.filter(\.isBuiltIn)
    output =
      Self.only(named, name, tablet) ?? Self.only(sized, name, tablet)
      ?? (builtIn.count == 1 ? builtIn[0] : nil)
  }

  private static func only(_ some: [OutputPlace], _ name: Words, _ tablet: Tablet) -> OutputPlace? {
    if some.count < 2 { return some.first }
    let made = some.filter { name.matches(make: $0.make) }
    if made.count == 1 { return made[0] }
    let sized = (made.isEmpty ? some : made).filter { isAsLarge($0, as: tablet) }
    return sized.count == 1 ? sized[0] : nil
  }

  private static func isAsLarge(_ output: OutputPlace, as tablet: Tablet) -> Bool {
    guard let panel = output.panelSize, let surface = Surface(tablet.area), panel.width > 0,
      panel.height > 0
    else { return false }
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.05 * max(a, b) }
    return isNear(panel.width, surface.width) && isNear(panel.height, surface.height)
  }
}

/// The words of a name in lower case, with letters and digits only.
private struct Words {
  private let words: [String]

  init(_ name: String) {
    words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns whether all words of a model occur consecutively; words of the manufacturer before
  /// them are ignored.
  func matches(model: String) -> Bool {
    let model = Words(model).words
    guard model.reduce(0, { $0 + $1.count }) >= 3, words.count >= model.count else { return false }
    return (0...words.count - model.count).contains { start in
      words[start..<start + model.count].elementsEqual(model)
    }
  }

  /// Returns whether the name begins with the manufacturer's first word, or with its three-letter
  /// EDID code.
  func matches(make: String) -> Bool {
    guard let maker = Words(make).words.first, maker.count >= 3, let first = words.first else {
      return false
    }
    return first.hasPrefix(maker) || maker.hasPrefix(first)
  }
}
