import StylusModel
import Testing

private func read(_ text: String) -> SourceProfile? { try? SourceProfile(text, origin: .table) }

/// A number with its unit, such as `10ms`, in microseconds.
private typealias Limits = (text: String, least: Int64, most: Int64)

/// Where times stand, `#` in their place, and how long they may be.
private let times: [Limits] = [
  ("multirate tilt period #", 1, 1_000_000), ("secondary tilt period #", 1, 1_000_000),
  ("full-frame budget #", 0, 500_000), ("clock device tick #", 1, 100_000),
  ("batched frame #", 1, 100_000), ("retimed 7 frame #", 1, 100_000),
]

private func filled(_ text: String, _ time: String) -> String {
  text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: time)
}

@Test func everyTimeIsReadUpToItsLimitsAndNotBeyond() {
  for (text, least, most) in times {
    for inside in [least, least + 1, most - 1, most] {
      #expect(read(filled(text, "\(inside)us")) != nil, "\(text) \(inside)")
    }
    for outside in [least - 1, most + 1, most * 10] {
      #expect(read(filled(text, "\(outside)us")) == nil, "\(text) \(outside)")
    }
  }
}

@Test func aTimeInMillisecondsIsTheSameInMicroseconds() {
  for (text, _, most) in times {
    for milliseconds in [1, 2, most / 1_000] {
      let (long, short) = (
        filled(text, "\(milliseconds * 1_000)us"), filled(text, "\(milliseconds)ms")
      )
      #expect(read(long) != nil && read(long) == read(short))
      #expect(read(long)?.text == read(short)?.text)
    }
  }
}

@Test func zerosBeforeANumberMeanNothing() {
  #expect(read("full-frame budget 0012ms") == read("full-frame budget 12ms"))
  #expect(read("batched 03 frame 5ms") == read("batched 3 frame 5ms"))
}

@Test func aTimeIsDigitsAndAUnitAndNothingElse() {
  for time in [
    "+5ms", "-5ms", "5", "ms", "5s", "5Ms", "5 ms", "5ms.", "0x5ms", "5e1ms", "5_0ms", "5ms5ms",
    "٥ms", "５ms", "5µs", "999999999999999999999ms",
  ] {
    for (text, _, _) in times { #expect(read(filled(text, time)) == nil, "\(time)") }
  }
}

@Test func aBatchIsTwoToSixtyFourFramesOrUntold() {
  for word in ["batched", "retimed"] {
    for count in 2...64 {
      #expect(read("\(word) \(count) frame 5ms")?.batch == UInt8(count))
    }
    for count in ["0", "1", "65", "255", "256", "-2", "+3", "3.0"] {
      #expect(read("\(word) \(count) frame 5ms") == nil, "\(count)")
    }
    #expect(read("\(word) frame 5ms")?.batch == 0)
  }
}

@Test func aLaterOriginMayBeToldByItsNumber() {
  let origins: [SourceProfile.Origin] = [.assumed, .learned, .table, .configured]
  for (weak, strong) in zip(origins, origins.dropFirst()) {
    #expect(weak.rawValue < strong.rawValue)
  }
}

@Test func whoSaysSoIsNoPartOfTheText() throws {
  for origin in SourceProfile.Origin.allCases {
    let profile = try SourceProfile("alternating pressure edge", origin: origin)
    #expect(profile.text == "alternating pressure budget 12ms edge")
    #expect(profile.description == "\(profile.text) (\(origin.word))")
    #expect(profile.origin == origin)
  }
}

@Test func whatMeansNothingForAClockIsNotWritten() {
  var profile = SourceProfile()
  profile.tick = Microseconds(7)
  profile.framePeriod = Microseconds(7)
  profile.batch = 7
  profile.period = Microseconds(7)
  #expect(profile.text == "full-frame")
  profile.clock = .device
  #expect(profile.text == "full-frame clock device tick 7us")
  profile.clock = .arrival
  #expect(profile.text == "full-frame batched 7 frame 7us")
  profile.clock = .retimed
  profile.batch = 0
  #expect(profile.text == "full-frame retimed frame 7us")
  profile.cadence = .secondary
  profile.late = PropertySet(.pressure)
  #expect(profile.text == "secondary pressure period 7us budget 30ms retimed frame 7us")
}

@Test func aTraitThatHasNoWordYetIsNotWritten() {
  var profile = SourceProfile()
  profile.traits = [.duplicates, .init(rawValue: 1 << 9)]
  #expect(profile.text == "full-frame duplicates")
}

@Test(arguments: SourceProfile.Cadence.allCases)
func theUsualBudgetIsWrittenWhereSamplesWaitAndNotWhereNoneDo(_ cadence: SourceProfile.Cadence) {
  let late = cadence == .everyFrame ? "" : " pressure"
  let word = SourceProfile.Cadence.allCases.first { $0 == cadence }.map(name) ?? ""
  let period = cadence == .multirate || cadence == .secondary ? " period 10ms" : ""
  let usual = read(word + late + period)
  #expect(usual != nil)
  #expect(usual?.text.contains("budget") == (cadence != .everyFrame))
  #expect(usual.map { $0.budget <= SourceProfile.longestBudget } == true)
}

private func name(of cadence: SourceProfile.Cadence) -> String {
  switch cadence {
  case .everyFrame: "full-frame"
  case .alternating: "alternating"
  case .multirate: "multirate"
  case .groupLag: "group-lag"
  case .secondary: "secondary"
  }
}
