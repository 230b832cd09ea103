extension WetLayer {
  /// Turns depths, as ``DepthScale`` measures them, into coverage.
  mutating func turnDepthsIntoCoverage() {
    forEachDirtyRow { words, range in
      for index in range {
        words[index] = words[index].doubled
      }
    }
  }
}

extension Pixels {
  /// Twice as much, 255 at most.
  @inline(__always) var doubled: Pixels {
    let sum = self &+ self
    return sum.replacing(with: Pixels(repeating: 255), where: sum .< self)
  }
}
