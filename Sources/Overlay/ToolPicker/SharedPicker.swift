/// Which of several canvases a picker is about: the one that is used last, of those that want it.
///
///     var shared = SharedPicker<CanvasID>()
///     shared.setWanted(true, by: first)
///     shared.activate(first)            // the picker is shown, and its commands go there
///
/// The tools are the picker's: all canvases draw with the same.
public struct SharedPicker<Canvas: Hashable & Sendable>: Sendable {
  /// The canvas that commands of the picker are for; nil: none was used, or it is gone.
  public private(set) var active: Canvas?
  private var wanted: Set<Canvas> = []

  /// Nobody wants it yet.
  public init() {}

  /// Whether the picker is shown.
  public var isVisible: Bool { active.map { wanted.contains($0) } ?? false }

  /// Whether a canvas wants the picker while it is the active one.
  public mutating func setWanted(_ isWanted: Bool, by canvas: Canvas) {
    if isWanted { wanted.insert(canvas) } else { wanted.remove(canvas) }
  }

  /// A canvas is used: it got the focus, or a pen came to it.
  public mutating func activate(_ canvas: Canvas) { active = canvas }

  /// A canvas is used no more.
  public mutating func resign(_ canvas: Canvas) { if active == canvas { active = nil } }

  /// A canvas is gone.
  public mutating func remove(_ canvas: Canvas) {
    wanted.remove(canvas)
    resign(canvas)
  }
}
