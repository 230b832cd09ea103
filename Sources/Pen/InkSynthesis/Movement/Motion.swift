import StylusModel

/// The position of the tip at every moment of one stay: overlapping sub-movements along a course.
///
/// Overlap cuts the corners of the course; targets are therefore moved beyond the corners until the
/// path passes through the planned points.
struct Motion {
  /// The stretches of time in which the tip is down, in seconds, in order.
  private(set) var contacts: [ClosedRange<Double>] = []
  /// When the pen leaves proximity, in seconds after it entered.
  private(set) var duration = 0.0

  private let course: PenRoute
  private var movements: [SubMovement] = []
  /// The moment half-way between each leg and the next.
  private var arrivals: [Double] = []
  /// The end of each leg, in order.
  private var finishes: [Double] = []
  /// When the first begins of each leg and all after it.
  private var beginnings: [Double] = []
  /// The target of the pen at the end of each leg.
  private var targets: [Vector]
  private let tremor: Tremor

  /// Makes the movement of a course.
  init(_ course: PenRoute, style: HandStyle, seed: UInt64) {
    var random = RandomSource(seed: seed, for: .movement)
    self.course = course
    targets = course.legs.map(\.end)
    tremor = Tremor(size: Double(style.tremor.value), random: &random)
    schedule(fluency: style.fluency, random: &random)
    for _ in 0..<Self.corrections { correctTargets() }
    contacts = Self.contacts(course: course, arrivals: arrivals)
  }

  /// The position of the tip, in seconds since it entered proximity.
  func position(at time: Double) -> Vector { path(at: time) + tremor.displacement(at: time) }

  /// The tip's velocity, in millimeters a second.
  func velocity(at time: Double) -> Vector {
    (path(at: time + 0.002) - path(at: time - 0.002)) * 250
  }

  private func path(at time: Double) -> Vector {
    var index = finishes.partitioningIndex { $0 > time }
    var place = index > 0 ? targets[index - 1] : course.start
    while index < movements.count, beginnings[index] < time {
      place += movements[index].displacement(at: time)
      index += 1
    }
    return place
  }

  /// Gives each leg its pulse, one interval after the other.
  private mutating func schedule(fluency: Double, random: inout RandomSource) {
    var now = fluency * (course.legs.first?.interval ?? 0)
    for (index, leg) in course.legs.enumerated() {
      let overlap = (fluency - 1) * course.overlap(at: index)
      let pulse = LognormalPulse(
        median: now + leg.interval / 2, width: leg.interval + overlap,
        skew: random.uniform(0.06...0.18))
      movements.append(SubMovement(chord: .zero, bend: leg.bend, pulse: pulse))
      now += leg.interval
      arrivals.append(now + leg.rest / 2)
      now += leg.rest
    }
    index()
    aim()
  }

  /// Prepares the search for the movements that are under way at a time.
  private mutating func index() {
    duration = 0
    for movement in movements {
      duration = max(duration, movement.pulse.end)
      finishes.append(duration)
    }
    var first = duration
    for movement in movements.reversed() {
      first = min(first, movement.pulse.start)
      beginnings.append(first)
    }
    beginnings.reverse()
  }

  /// Directs each movement from the previous target to its own.
  private mutating func aim() {
    var from = course.start
    for index in movements.indices {
      movements[index].chord = targets[index] - from
      from = targets[index]
    }
  }

  /// Moves each target by the distance by which the path misses it; a few rounds suffice.
  private mutating func correctTargets() {
    let misses = zip(course.legs, arrivals).map { $0.end - path(at: $1) }
    for index in targets.indices.dropLast() { targets[index] += misses[index] }
    aim()
  }

  private static let corrections = 6

  private static func contacts(course: PenRoute, arrivals: [Double]) -> [ClosedRange<Double>] {
    var contacts: [ClosedRange<Double>] = []
    var touch: Double?
    for (index, leg) in course.legs.enumerated() {
      if leg.isDrawn {
        touch = touch ?? arrivals[index - 1]
      } else if let start = touch {
        contacts.append(start...arrivals[index - 1])
        touch = nil
      }
    }
    return contacts
  }
}

extension Array {
  /// The first index whose element meets a condition that holds for all later ones too.
  func partitioningIndex(where isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
