/// Texts that could not be put into their fields, for their user to fetch: the oldest first.
package struct UnwrittenTexts: Hashable, Sendable {
  package private(set) var texts: [String] = []

  /// The maximum number waiting; the oldest are dropped.
  package static let most = 64

  package init() {}

  /// Adds a text that waits.
  package mutating func retain(_ text: String) {
    texts.append(text)
    if texts.count > Self.most { texts.removeFirst() }
  }

  /// Gives all of them, and forgets them.
  package mutating func takeAll() -> [String] {
    defer { texts = [] }
    return texts
  }

  /// Removes a text that waits.
  package mutating func discard(_ text: String) {
    if let index = texts.lastIndex(of: text) { texts.remove(at: index) }
  }
}
