/// Finds the description of a recording that contains only events, among the files next to it.
///
/// Old collections keep one description for several recordings: `Wacom Intuos4 6x9.desc` for
/// `Wacom Intuos4 6x9.stylus-drag.events`.
package enum SiblingDescription {
  /// The name that fits best; nil if none does.
  ///
  /// Names are compared word by word, ignoring case; blanks, hyphens and dots separate words. A
  /// description fits if all its words are at the beginning of the recording's name. If its last
  /// word identifies a node of the tablet, such as `Pen`, the recording may omit that word, but may
  /// not name another node instead. The fit with the most words is chosen, then the one that omits
  /// nothing, then the first.
  package static func choose(for fileName: String, among names: [String]) -> String? {
    let wanted = words(of: fileName)
    var best: (name: String, fit: Int)?
    for name in names where endings.contains(where: name.lowercased().hasSuffix) {
      guard let fit = fit(of: words(of: name), to: wanted), fit > best?.fit ?? 0 else { continue }
      best = (name, fit)
    }
    return best?.name
  }

  /// Twice the words in common, plus one if all are; nil if the description does not fit.
  private static func fit(of description: [String], to wanted: [String]) -> Int? {
    let common = zip(description, wanted).prefix { $0 == $1 }.count
    if common == description.count { return 2 * common + 1 }
    guard common == description.count - 1, let node = description.last, nodes.contains(node),
      common == wanted.count || !nodes.contains(wanted[common])
    else { return nil }
    return 2 * common
  }

  /// The words of a file's name without its ending.
  private static func words(of name: String) -> [String] {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.lowercased().split { " -.".contains($0) }.map(String.init)
  }

  private static let endings = [".desc", ".device"]
  private static let nodes: Set<String> = ["pen", "pad", "touch", "finger", "stylus", "eraser"]
}
