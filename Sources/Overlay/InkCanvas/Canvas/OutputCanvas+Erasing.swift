public import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
public import StylusModel

/// An eraser that is down.
struct Eraser: Sendable {
  let id: StrokeID
  let mode: EraserMode
  var curve: TipCurve
}

extension OutputCanvas {
  /// An eraser touches: from now on it takes dry ink away wherever it goes, at once; false if too
  /// many are down.
  ///
  /// It is told of like any stroke: ``append(_:to:)``, ``end(_:at:)``, ``finish(_:)``,
  /// ``cancel(_:)``. All that it erases until then is undone in one step; should something else be
  /// done meanwhile, in two.
  ///
  /// - Parameter width: what an average hand erases, in millimetres; 0.5...60.
  @discardableResult
  public mutating func beginErasing(_ id: StrokeID, mode: EraserMode, width: Double) -> Bool {
    guard erasers.count < Self.mostOpen, wetIndex(of: id) == nil, eraser(id) == nil else {
      return false
    }
    // The way in millimetres, and right to a tenth of what is erased at least.
    let curve = TipCurve(ink: Ink(.eraser), width: width, view: .identity, tolerance: 0.02)
    erasers.append(Eraser(id: id, mode: mode, curve: curve))
    return true
  }

  mutating func erase(_ sample: FitSample, with id: StrokeID) {
    guard let index = eraser(id), erasers[index].curve.appendSample(sample) else { return }
    dropSelection()
    var poses: [NibPose] = []
    erasers[index].curve.addTips(ofSpan: max(0, erasers[index].curve.count - 2), to: &poses)
    let areas = editor.erase(Region(sweeping: poses), mode: erasers[index].mode)
    guard !areas.isEmpty else { return }
    let changed = Damage(where: areas, in: view, within: bounds)
    dry.replace(withErased: drawing, differing: changed, renderer)
    drawingChanged(changed)
  }

  mutating func finishErasing(_ id: StrokeID) {
    guard let index = eraser(id) else { return }
    erasers.remove(at: index)
    if erasers.isEmpty { editor.closeErasing() }
  }

  /// Takes back what the step has so far, if no other eraser has a part in it.
  mutating func cancelErasing(_ id: StrokeID) {
    guard eraser(id) != nil else { return }
    if erasers.count == 1 { showChanges(editor.cancelErasing()) }
    finishErasing(id)
  }

  private func eraser(_ id: StrokeID) -> Int? { erasers.firstIndex { $0.id == id } }
}
