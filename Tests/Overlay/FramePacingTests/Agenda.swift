/// What is to happen, in the order of its time; what was put in first comes first.
struct Agenda<Event> {
  private var heap: [(time: Int64, order: Int, event: Event)] = []
  private var order = 0

  mutating func add(_ event: Event, at time: Int64) {
    heap.append((time, order, event))
    order += 1
    var child = heap.count - 1
    while child > 0, isSooner(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func next() -> (time: Int64, event: Event)? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && isSooner(child, least) {
        least = child
      }
      if least == parent { break }
      heap.swapAt(parent, least)
      parent = least
    }
    return (first.time, first.event)
  }

  private func isSooner(_ a: Int, _ b: Int) -> Bool {
    (heap[a].time, heap[a].order) < (heap[b].time, heap[b].order)
  }
}

/// Numbers that are the same in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
