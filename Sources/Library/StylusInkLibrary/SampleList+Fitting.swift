import CInterface
import InkFitting
import StylusModel

extension SampleList {
  /// What a fit takes, with an average hand's values where nothing is known.
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
