import InkGeometry

/// Any bytes as two bundles of closed paths and a tip's way: every result is canonical, areas add
/// up, order does not matter and nothing is left of a region less itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func combineRegions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 3 else { return 0 }
  let paths = paths(bytes)
  let rule = bytes[0] & 1 == 0 ? Region.Rule.nonzero : .evenOdd
  let a = Region(rings: paths.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), rule: rule)
  let b = Region(rings: paths.enumerated().filter { $0.offset % 2 == 1 }.map(\.element), rule: rule)
  let (common, both) = (a.intersection(b), a.union(b))
  let (onlyA, onlyB) = (a.subtracting(b), b.subtracting(a))
  let either = a.symmetricDifference(b)
  let tip = Region(sweeping: poses(paths), tolerance: 0.1)
  for region in [a, b, common, both, onlyA, onlyB, either, tip] + both.parts.prefix(4) {
    precondition(Region(canonical: region.gridRings.map(\.corners)) == region, "not canonical")
    precondition(region.subtracting(region).isEmpty && region.union(region) == region)
  }
  precondition(both == b.union(a) && common == b.intersection(a), "the order matters")
  precondition(isNear(both.area, common.area + onlyA.area + onlyB.area), "areas do not add up")
  precondition(isNear(either.area, onlyA.area + onlyB.area), "areas do not add up")
  return 0
}

private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(a, b) }

// The second byte tells how long paths are, the third how far apart the places are.
private func paths(_ bytes: [UInt8]) -> [[Point]] {
  let (length, wide) = (3 + Int(bytes[1] & 31), bytes[0] & 2 != 0)
  var scale = Region.gridStep
  for _ in 0..<bytes[2] % 22 { scale *= 2 }
  let size = wide ? 4 : 2
  let places = stride(from: 3, to: bytes.count - size + 1, by: size).map { index in
    let numbers = (0..<size).map { Double(Int8(bitPattern: bytes[index + $0])) }
    return wide
      ? Point(x: numbers[0] * 256 + numbers[1], y: numbers[2] * 256 + numbers[3]) * scale
      : Point(x: numbers[0], y: numbers[1]) * scale
  }
  return stride(from: 0, to: places.count, by: length).map {
    Array(places[$0..<min($0 + length, places.count)])
  }
}

private func poses(_ paths: [[Point]]) -> [NibPose] {
  paths.prefix(20).map { path in
    NibPose(
      center: path[0], edge: path.count > 1 ? path[1] * 0.1 : .zero,
      radius: path.count > 2 ? path[2].length * 0.05 : 0)
  }
}
