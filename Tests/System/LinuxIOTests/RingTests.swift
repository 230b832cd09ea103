import LinuxIO
import Testing

@Test func aFullRingRefusesAndLosesNothing() {
  let ring = Ring<Int>(capacity: 4)
  for value in 0..<4 { #expect(ring.push(value)) }
  #expect(!ring.push(4))
  #expect((0..<4).map { _ in ring.pop() } == [0, 1, 2, 3])
  #expect(ring.pop() == nil)
}

@Test func aRingHandsEverythingFromThreadToThreadInOrder() throws {
  let ring = Ring<Int>(capacity: 8)
  let count = 20_000
  let writer = try WorkerThread(named: "writer") {
    for value in 0..<count { while !ring.push(value) {} }
  }
  var expected = 0
  while expected < count {
    guard let value = ring.pop() else { continue }
    #expect(value == expected)
    expected += 1
  }
  writer.join()
}

@Test func aRingHasRoomForAPowerOfTwo() {
  for (wanted, capacity) in [(0, 1), (1, 1), (2, 2), (3, 4), (4, 4), (5, 8)] {
    let ring = Ring<Int>(capacity: wanted)
    #expect(ring.capacity == capacity)
    for value in 0..<capacity { #expect(ring.push(value) && ring.count == value + 1) }
    #expect(!ring.push(-1) && ring.pop() == 0 && ring.count == capacity - 1)
    #expect(ring.push(capacity) && ring.count == capacity)
  }
}
