import InkModel
import StylusPipeline

extension InkPipeline {
  /// The earliest moment at which something that waits is over; nil while nothing waits.
  ///
  /// Stands in until the pipeline itself tells it.
  var nextDeadline: Timestamp? { nil }
}
