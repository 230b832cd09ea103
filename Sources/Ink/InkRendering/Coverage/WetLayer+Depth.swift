extension WetLayer {
  /// Converts depths, as measured by ``DepthScale``, to coverage.
  mutating func turnDepthsIntoCoverage() {
    forEachDirtyRow { words, range in
      for index in range {
        words[index] = words[index].doubled
      }
    }
  }
}

extension Pixels {
  /// The doubled values, limited to 255.
  @inline(__always) var doubled: Pixels {
    let sum = self &+ self
    return sum.replacing(with: Pixels(repeating: 255), where: sum .< self)
  }
}
