/// A line of a configuration that counts: what it says, where it stands.
package struct ConfigurationLine: Hashable, Sendable {
  /// The file and the number of the line, such as `/etc/stylusd/stylusd.conf:3`; or the command line.
  package var place: String
  /// The words in brackets above it.
  package var section: String
  package var key: String
  package var value: String
  /// What it is about.
  var subject: Subject

  /// Whether an earlier line says nothing any more because of this one.
  func covers(_ earlier: ConfigurationLine) -> Bool {
    key == earlier.key && subject.covers(earlier.subject)
  }
}
