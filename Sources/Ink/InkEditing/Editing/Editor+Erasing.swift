public import InkDrawing
public import InkGeometry

extension Editor {
  /// Erases the ink in a region. The result is empty if nothing was erased. Everything erased until
  /// ``closeErasing()``, or until another edit, is one step.
  @discardableResult
  public mutating func erase(_ region: Region, mode: EraserMode) -> ChangedAreas {
    drop()
    var open = erasing ?? OpenErasing(drawing, number: stepNumber)
    // Stored separately, so that the drawing is not referenced twice.
    erasing = nil
    let areas = open.erase(region, mode: mode, from: &drawing)
    erasing = open
    if !areas.isEmpty { selection = selection.remaining(in: drawing) }
    return areas
  }

  /// Ends an erasing step, because the eraser was lifted. Anything erased later is another step.
  public mutating func closeErasing() {
    guard let open = erasing else { return }
    erasing = nil
    let changes = open.changes(in: drawing)
    guard !changes.isEmpty else { return }
    recordStep(changes, open.areas, selecting: selection, number: open.number)
  }

  /// Restores everything that was erased in the open erasing step.
  @discardableResult
  public mutating func cancelErasing() -> ChangedAreas {
    guard let open = erasing else { return ChangedAreas() }
    erasing = nil
    drawing = open.before
    return open.areas
  }
}
