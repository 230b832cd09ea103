public import InkDrawing

extension InkLayer {
  /// Whether an ink lies on paper that is made once for the program.
  public static func hasPaper(_ type: InkType) -> Bool {
    DepositInk(type) != nil || type == .watercolor
  }

  /// Makes the paper of an ink, unless it is there: 40 to 100 ms, which its first stroke takes
  /// otherwise, and 2 MB at most. Any thread may call it; a stroke that comes meanwhile waits for
  /// the rest.
  public static func makePaper(for type: InkType) {
    if let ink = DepositInk(type) { _ = ToothPaper.of(ink) }
    guard type == .watercolor else { return }
    _ = (WashNoise.shared, WashTooth.shared, HalfPowers.shared)
  }
}
