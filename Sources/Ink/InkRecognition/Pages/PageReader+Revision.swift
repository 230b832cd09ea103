extension PageReader {
  /// Raised with every change that makes a reader read differently: words that were stored with
  /// another revision are read again.
  package static let revision = "3"
}
