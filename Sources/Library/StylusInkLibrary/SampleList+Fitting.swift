import CInterface
import InkFitting
import StylusModel

extension SampleList {
  /// The input of a fit, with an average writer's values for unknown ones.
  func fitSamples() throws(CError) -> [FitSample] {
    var fits: [FitSample] = []
    fits.reserveCapacity(count)
    var began: Timestamp?
    for index in 0..<count {
      let sample = try self[index].checkedSample(unit: 1)
      fits.append(FitSample(usual: sample, began: began ?? sample.time))
      began = began ?? sample.time
    }
    return fits
  }
}
