import InkModel
import StylusProtocol

extension LiveMessage {
  /// The same for one who does not own the stroke: without the number in its owner's sequence.
  var withoutNumber: LiveMessage {
    guard case .finished(let summary, _) = content else { return self }
    return LiveMessage(sequence: sequence, content: .update(.finished(summary)))
  }
}
