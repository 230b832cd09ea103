/// The sizes of the network's layers; all are multiples of 16.
package enum LetterNetworkForm {
  /// Numbers of a place that go in; see ``TraceFeatures``.
  package static let inputs = 16
  /// Places side by side that a convolution joins; it goes on by two.
  package static let reach = 5
  /// What the first convolution gives.
  package static let first = 64
  /// What the second gives.
  package static let second = 128
  /// Memory cells of each direction, of both recurrent layers.
  package static let cells = 128
}
