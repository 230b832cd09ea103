package import InkRecognition
package import StylusModel

extension WritingTrace {
  /// The strokes of a pen's samples, in millimeters. The pen is up where it does not press.
  package init(_ samples: some Sequence<Sample>) {
    self.init()
    for sample in samples {
      if sample.pressure.value > 0 {
        add(SIMD2(sample.x.value, sample.y.value))
      } else {
        lift()
      }
    }
    lift()
  }
}
