import InkDrawing

extension StrokePath {
  /// A path that goes through samples: at each whole parametric value it has one of them.
  ///
  /// But for extremes: control points keep to their ranges too, sizes from 0, opacity and force
  /// from 0 to 1. Should the time run back between samples of very different distance, the control
  /// points take the samples' own times.
  init(through samples: [StrokePoint], creationDate: WallTime = .unknown) {
    let sound = samples.filter(\.isValid)
    guard sound.count > 2 else {
      self.init(controlPoints: sound, creationDate: creationDate)
      return
    }
    self.init(controlPoints: SmoothLine(through: sound).controlPoints, creationDate: creationDate)
  }
}
