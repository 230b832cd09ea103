import InkScreens

/// What buttons request of the loop, which does it after all events were handled.
struct LoopRequests {
  /// Whether the overlay shall end.
  var isQuit = false
  /// The outputs whose ink shall be saved; nil for the only one with ink.
  private var saves: [OutputScreen?] = []

  /// Requests that the ink of an output is saved; nil for the only one with ink.
  mutating func save(_ screen: OutputScreen?) { saves.append(screen) }

  /// Returns the requests to save, and forgets them.
  mutating func takeSaves() -> [OutputScreen?] {
    defer { saves = [] }
    return saves
  }
}
