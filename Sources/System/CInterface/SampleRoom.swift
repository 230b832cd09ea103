package import CStylus

/// A caller's memory for samples, whose structure may be longer than ours.
@safe package struct SampleRoom {
  private let start: UnsafeMutableRawPointer?
  private let stride: Int
  private let count: Int

  /// - Throws: invalid, if the memory is missing although required, or its samples are too short.
  package init(_ samples: UnsafeMutablePointer<stylus_sample>?, count: UInt32) throws(CError) {
    unsafe start = UnsafeMutableRawPointer(samples)
    self.count = Int(count)
    guard count > 0 else {
      stride = 0
      return
    }
    stride = try unsafe stylus_sample.given(UnsafePointer(samples), "samples").stride
  }

  /// Writes a sample; does nothing if there is no memory.
  package func writeSample(_ sample: stylus_sample, at index: Int) {
    guard index < count, let start = unsafe start else { return }
    let place = unsafe start + index * stride
    var sample = sample
    sample.size = UInt32(stride)
    unsafe place.storeBytes(of: sample, as: stylus_sample.self)
  }
}
