/// Determines which of several canvases a shared picker belongs to: the canvas used last, if it
/// requests the picker.
///
///     var shared = SharedPicker<CanvasID>()
///     shared.setWanted(true, by: first)
///     shared.activate(first)            // the picker is shown, and its commands go there
///
/// The tools belong to the picker: all canvases draw with the same ones.
public struct SharedPicker<Canvas: Hashable & Sendable>: Sendable {
  /// The canvas that receives the picker's commands; nil if none was used or if it was removed.
  public private(set) var active: Canvas?
  private var wanted: Set<Canvas> = []

  /// Creates a picker that no canvas has requested.
  public init() {}

  /// Whether the picker is shown.
  public var isVisible: Bool { active.map { wanted.contains($0) } ?? false }

  /// Sets whether a canvas requests the picker while it is active.
  public mutating func setWanted(_ isWanted: Bool, by canvas: Canvas) {
    if isWanted { wanted.insert(canvas) } else { wanted.remove(canvas) }
  }

  /// Makes a canvas active, because it got the focus or a pen entered it.
  public mutating func activate(_ canvas: Canvas) { active = canvas }

  /// Makes a canvas inactive.
  public mutating func resign(_ canvas: Canvas) { if active == canvas { active = nil } }

  /// Removes a canvas.
  public mutating func remove(_ canvas: Canvas) {
    wanted.remove(canvas)
    resign(canvas)
  }
}
