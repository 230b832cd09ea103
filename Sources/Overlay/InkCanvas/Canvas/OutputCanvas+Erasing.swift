public import InkDrawing
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
  /// An eraser touches: from now on it takes dry ink away wherever it goes, at once; false if too many are down.
  ///
  /// It is told of like any stroke: ``append(_:to:)``, ``end(_:at:)``, ``finish(_:)``, ``cancel(_:)``. All that it
  /// erases until then is undone in one step; should something else be done meanwhile, in two.
  ///
  /// - Parameter width: what an average hand erases, in millimetres; 0.5...60.
  @discardableResult
  public mutating func beginErasing(_ id: StrokeID, mode: EraserMode, width: Double) -> Bool {
    guard erasers.count < Self.mostOpen, place(of: id) == nil, eraser(id) == nil else {
      return false
    }
    // The way in millimetres, and right to a tenth of what is erased at least.
    let curve = TipCurve(ink: Ink(.eraser), width: width, scale: 1, tolerance: 0.02)
    erasers.append(Eraser(id: id, mode: mode, curve: curve))
    return true
  }

  mutating func erase(_ sample: FitSample, with id: StrokeID) {
    guard let index = eraser(id), erasers[index].curve.append(sample) else { return }
    var poses: [NibPose] = []
    erasers[index].curve.addTips(ofSpan: max(0, erasers[index].curve.count - 2), to: &poses)
    if eraserStep == nil {
      eraserStep = History.Step(drawing: drawing, changed: Damage(), number: stepNumber)
    }
    let changed = dry.erase(
      Region(sweeping: poses), mode: erasers[index].mode, renderer)
    guard !changed.isEmpty else { return }
    eraserStep?.changed.add(changed)
    drawingChanged(changed)
  }

  mutating func finishErasing(_ id: StrokeID) {
    guard let index = eraser(id) else { return }
    erasers.remove(at: index)
    if erasers.isEmpty { closeEraserStep() }
  }

  /// Takes back what the step has so far, if no other eraser has a part in it.
  mutating func cancelErasing(_ id: StrokeID) {
    guard eraser(id) != nil else { return }
    if erasers.count == 1, let step = eraserStep {
      dry.replace(with: step.drawing, differing: step.changed, renderer)
      drawingChanged(step.changed)
      eraserStep = nil
    }
    finishErasing(id)
  }

  /// What was erased so far is a step; what follows will be another.
  mutating func closeEraserStep() {
    if let step = eraserStep, !step.changed.isEmpty {
      history.record(step)
    }
    eraserStep = nil
  }

  private func eraser(_ id: StrokeID) -> Int? { erasers.firstIndex { $0.id == id } }
}
