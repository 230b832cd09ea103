import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import StylusModel

/// A pressed eraser.
private struct Eraser: Sendable {
  let id: StrokeID
  let mode: EraserMode
  var curve: TipCurve
}

/// The area that an eraser erases.
struct EraserSwath: Sendable {
  let region: Region
  let mode: EraserMode
}

/// The pressed erasers and their paths.
struct EraserPens: Sendable {
  private var pens: [Eraser] = []

  /// The largest number of pressed erasers.
  static let most = 16

  /// Whether no eraser is pressed.
  var isEmpty: Bool { pens.isEmpty }

  /// Returns whether an eraser is pressed.
  func isDown(_ id: StrokeID) -> Bool { position(of: id) != nil }

  /// Returns whether an eraser is the only pressed one.
  func isAlone(_ id: StrokeID) -> Bool { pens.count == 1 && isDown(id) }

  private func position(of id: StrokeID) -> Int? { pens.firstIndex { $0.id == id } }

  /// Adds an eraser; false if it is already pressed, or if there are too many.
  mutating func land(_ id: StrokeID, mode: EraserMode, width: Double) -> Bool {
    guard pens.count < Self.most, !isDown(id) else { return false }
    // The path in millimeters, accurate to a tenth of the smallest eraser width.
    let curve = TipCurve(ink: Ink(.eraser), width: width, view: .identity, tolerance: 0.02)
    pens.append(Eraser(id: id, mode: mode, curve: curve))
    return true
  }

  /// Moves an eraser.
  ///
  /// - Returns: the area that it erases from its last position on; nil if it is not pressed, or if
  ///   the sample is invalid.
  mutating func sweep(_ id: StrokeID, to sample: FitSample) -> EraserSwath? {
    guard let index = position(of: id), pens[index].curve.appendSample(sample) else { return nil }
    var poses: [NibPose] = []
    pens[index].curve.addTips(ofSpan: max(0, pens[index].curve.count - 2), to: &poses)
    return EraserSwath(region: Region(sweeping: poses), mode: pens[index].mode)
  }

  /// Removes an eraser; false if it was not pressed.
  mutating func raise(_ id: StrokeID) -> Bool {
    guard let index = position(of: id) else { return false }
    pens.remove(at: index)
    return true
  }
}
