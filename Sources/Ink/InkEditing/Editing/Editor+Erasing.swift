public import InkDrawing
public import InkGeometry

extension Editor {
  /// Takes ink away in a region; nothing where the areas are empty. All that is erased until
  /// ``closeErasing()``, or until something else is done, is one step.
  @discardableResult
  public mutating func erase(_ region: Region, mode: EraserMode) -> ChangedAreas {
    drop()
    var open = erasing ?? OpenErasing(drawing, number: stepNumber)
    // Kept apart, so that the drawing is not held twice.
    erasing = nil
    let areas = open.erase(region, mode: mode, from: &drawing)
    erasing = open
    if !areas.isEmpty { selection = selection.remaining(in: drawing) }
    return areas
  }

  /// The eraser was lifted: what it erased is a step, and what follows will be another.
  public mutating func closeErasing() {
    guard let open = erasing else { return }
    erasing = nil
    let changes = open.changes(in: drawing)
    guard !changes.isEmpty else { return }
    recordStep(changes, open.areas, selecting: selection, number: open.number)
  }

  /// What was erased since the last step never was.
  @discardableResult
  public mutating func cancelErasing() -> ChangedAreas {
    guard let open = erasing else { return ChangedAreas() }
    erasing = nil
    drawing = open.before
    return open.areas
  }
}
