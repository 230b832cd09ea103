import InkDrawing

extension StrokePath {
  /// Creates a path that passes through samples, one at each whole parametric value.
  ///
  /// Extreme values are an exception, because control points are limited to valid ranges: sizes
  /// from 0, opacity and force from 0 to 1. If time would run backwards between samples with very
  /// different distances, the control points get the samples' own times.
  init(through samples: [StrokePoint], creationDate: WallTime = .unknown) {
    let sound = samples.filter(\.isValid)
    guard sound.count > 2 else {
      self.init(controlPoints: sound, creationDate: creationDate)
      return
    }
    self.init(controlPoints: SmoothLine(through: sound).controlPoints, creationDate: creationDate)
  }
}
