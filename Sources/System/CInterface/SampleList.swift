package import CStylus

/// A caller's samples, whose structure may be longer than ours.
@safe package struct SampleList {
  private let start: UnsafeRawPointer?
  private let stride: Int
  package let count: Int

  /// - Throws: invalid, if samples are missing or there are too many, or if their structure is too
  ///   short.
  package init(
    _ samples: UnsafePointer<stylus_sample>?, count: Int, most: Int
  ) throws(CError) {
    guard (0...most).contains(count) else {
      throw .invalid("there are at most \(most) samples, not \(count)")
    }
    self.count = count
    unsafe start = UnsafeRawPointer(samples)
    guard count > 0 else {
      stride = 0
      return
    }
    stride = try unsafe stylus_sample.given(samples, "samples").stride
  }

  /// One sample; its size is the size of all.
  package subscript(index: Int) -> stylus_sample {
    precondition(index >= 0 && index < count)
    guard let start = unsafe start else { return .unknown }
    var sample = unsafe (start + index * stride).load(as: stylus_sample.self)
    sample.size = UInt32(stride)
    return sample
  }
}
