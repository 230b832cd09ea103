public import InkDrawing

extension InkLayer {
  /// Returns whether an ink uses a paper texture that is made once per program.
  public static func hasPaper(_ type: InkType) -> Bool {
    DepositInk(type) != nil || type == .watercolor
  }

  /// Makes the paper texture of an ink, unless it exists. This takes 40 to 100 ms, which the first
  /// stroke of the ink takes otherwise, and at most 2 MB. You can call it on any thread; a stroke
  /// that is drawn meanwhile waits until it is complete.
  public static func makePaper(for type: InkType) {
    if let ink = DepositInk(type) { _ = ToothPaper.of(ink) }
    guard type == .watercolor else { return }
    _ = (WashNoise.shared, WashTooth.shared, HalfPowers.shared)
  }
}
