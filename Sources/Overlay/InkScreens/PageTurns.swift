import InkEditing

/// Commands about pages that wait until strokes are dry, and how often pages were changed.
struct PageTurns {
  /// Another number for whatever is done to pages.
  private(set) var version: UInt64 = 0
  private var waiting: [CanvasCommand] = []

  /// Whether none waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Something was done to pages.
  mutating func countChange() { version += 1 }

  /// A command waits.
  mutating func enqueue(_ command: CanvasCommand) { waiting.append(command) }

  /// All commands that wait, which do so no more.
  mutating func dequeueAll() -> [CanvasCommand] {
    defer { waiting = [] }
    return waiting
  }

  /// Finds out whether a command can be done after those that wait, as far as is known.
  func tryOut(_ command: CanvasCommand, on notebook: Notebook) throws(EditError) {
    var trial = notebook
    for earlier in waiting { _ = try? trial.perform(earlier) }
    _ = try trial.perform(command)
  }
}
