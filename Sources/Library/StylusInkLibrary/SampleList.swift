import CInterface
import CStylus
import InkFitting
import StylusModel
import ToldSamples

/// Samples of a caller's, whose structure may be longer than ours.
@safe struct SampleList {
  private let start: UnsafeRawPointer
  private let stride: Int
  let count: Int

  /// A stroke has no more.
  private static let most = 1_000_000

  /// - Throws: invalid, if there are none, too many, or their structure is too short.
  init(_ samples: UnsafePointer<stylus_sample>?, count: Int) throws(CFailure) {
    guard let samples = unsafe samples, count > 0 else { throw .invalid("there are no samples") }
    guard count <= Self.most else {
      throw .invalid("a stroke has 1e6 samples at most, not \(count)")
    }
    stride = try unsafe samples.pointee.stride
    unsafe start = UnsafeRawPointer(samples)
    self.count = count
  }

  /// What a fit takes, with an average hand's values where nothing is known.
  func fitSamples() throws(CFailure) -> [FitSample] {
    var fits: [FitSample] = []
    fits.reserveCapacity(count)
    var began: Timestamp?
    for index in 0..<count {
      var told = unsafe (start + index * stride).load(as: stylus_sample.self)
      told.size = UInt32(stride)
      let sample = try told.told(unit: 1)
      fits.append(FitSample(usual: sample, began: began ?? sample.time))
      began = began ?? sample.time
    }
    return fits
  }
}
