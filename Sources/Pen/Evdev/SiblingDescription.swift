/// Finds the description of a recording that holds events only, among the files next to it.
///
/// Old collections keep one description for several recordings: `Wacom Intuos4 6x9.desc` for
/// `Wacom Intuos4 6x9.stylus-drag.events`.
package enum SiblingDescription {
  /// The name that fits best; nil if none does.
  ///
  /// Names are compared word by word, without regard to case; blanks, hyphens and dots part words.
  /// A description fits if all its words begin the recording's name. If its last word says which of
  /// the tablet's nodes it is, such as `Pen`, the recording may leave that word out, but not name
  /// another node there. The fit with the most words wins, then the one that leaves nothing out,
  /// then the first.
  package static func choose(for fileName: String, among names: [String]) -> String? {
    let wanted = words(of: fileName)
    var best: (name: String, fit: Int)?
    for name in names where endings.contains(where: name.lowercased().hasSuffix) {
      guard let fit = fit(of: words(of: name), to: wanted), fit > best?.fit ?? 0 else { continue }
      best = (name, fit)
    }
    return best?.name
  }

  /// Twice the words in common, one more if all are; nil if the description is of something else.
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
