package import StylusModel

// The text of a profile in the object `Tablet`: the origin of the profile, a colon, the profile.
extension SourceProfile {
  /// Such as "table: multirate pressure tilt period 10ms budget 25ms"; for people, and for
  /// ``init(words:)``.
  package var words: String { "\(origin.word): \(text)" }

  /// Reads ``words``; nil for a text that this version does not understand.
  package init?(words: String) {
    guard let colon = words.firstIndex(of: ":"),
      let origin = Origin.allCases.first(where: { $0.word == words[..<colon] }),
      let profile = try? SourceProfile(String(words[colon...].dropFirst(2)), origin: origin)
    else { return nil }
    self = profile
  }
}
