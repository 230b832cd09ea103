import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import StylusModel

/// An eraser that is down.
private struct Eraser: Sendable {
  let id: StrokeID
  let mode: EraserMode
  var curve: TipCurve
}

/// What an eraser takes away.
struct EraserSwath: Sendable {
  let region: Region
  let mode: EraserMode
}

/// The erasers that are down, and which way each of them went.
struct EraserPens: Sendable {
  private var pens: [Eraser] = []

  /// So many may be down at a time.
  static let most = 16

  /// Whether no eraser is down.
  var isEmpty: Bool { pens.isEmpty }

  /// Whether an eraser is down.
  func isDown(_ id: StrokeID) -> Bool { position(of: id) != nil }

  /// Whether it is down, and no other.
  func isAlone(_ id: StrokeID) -> Bool { pens.count == 1 && isDown(id) }

  private func position(of id: StrokeID) -> Int? { pens.firstIndex { $0.id == id } }

  /// An eraser touches; false if it does already, or too many do.
  mutating func land(_ id: StrokeID, mode: EraserMode, width: Double) -> Bool {
    guard pens.count < Self.most, !isDown(id) else { return false }
    // The way in millimeters, and right to a tenth of what is erased at least.
    let curve = TipCurve(ink: Ink(.eraser), width: width, view: .identity, tolerance: 0.02)
    pens.append(Eraser(id: id, mode: mode, curve: curve))
    return true
  }

  /// An eraser goes on.
  ///
  /// - Returns: what it takes away from its last place on; nil if it is not down, or the sample is
  ///   not sound.
  mutating func sweep(_ id: StrokeID, to sample: FitSample) -> EraserSwath? {
    guard let index = position(of: id), pens[index].curve.appendSample(sample) else { return nil }
    var poses: [NibPose] = []
    pens[index].curve.addTips(ofSpan: max(0, pens[index].curve.count - 2), to: &poses)
    return EraserSwath(region: Region(sweeping: poses), mode: pens[index].mode)
  }

  /// An eraser is lifted; false if it was not down.
  mutating func raise(_ id: StrokeID) -> Bool {
    guard let index = position(of: id) else { return false }
    pens.remove(at: index)
    return true
  }
}
