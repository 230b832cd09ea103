import StylusModel
import Testing

private func read(_ text: String) throws(SourceProfileError) -> SourceProfile {
  try SourceProfile(text, origin: .configured)
}

/// What reading a text throws; nil if it is a profile.
private func fault(_ text: String) -> SourceProfileError? {
  do throws(SourceProfileError) {
    _ = try read(text)
    return nil
  } catch {
    return error
  }
}

@Test func anUnknownDevicesProfileIsFullFrame() {
  #expect(SourceProfile().text == "full-frame")
  #expect(SourceProfile().description == "full-frame (assumed)")
}

@Test(arguments: [
  "full-frame", "full-frame budget 0ms", "alternating pressure tilt budget 12ms",
  "multirate pressure tilt distance period 10ms budget 25ms",
  "group-lag pressure budget 30ms edge", "secondary pressure period 50ms budget 120ms",
  "full-frame clock device tick 100us", "full-frame batched frame 5ms",
  "full-frame retimed 7 frame 2143us", "full-frame batched 3 frame 5ms lost-exit",
  "multirate roll slider period 7500us budget 500ms retimed 64 frame 100ms",
  "full-frame late-identity lost-exit duplicates inverted-tilt-x inverted-tilt-y edge left-handed",
])
func theTextOfAProfileReadsAsItWasWritten(_ text: String) throws {
  let profile = try read(text)
  #expect(profile.text == text)
  #expect(profile.origin == .configured)
  #expect(profile.description == "\(text) (configured)")
}

@Test(arguments: SourceProfile.Cadence.allCases, SourceProfile.Clock.allCases)
func everyProfileSurvivesItsText(
  _ cadence: SourceProfile.Cadence, _ clock: SourceProfile.Clock
) throws {
  for traits in UInt16(0)..<128 {
    var profile = SourceProfile()
    profile.cadence = cadence
    if cadence != .everyFrame { profile.late = [.init(.pressure), .init(.roll)] }
    if cadence == .multirate || cadence == .secondary { profile.period = Microseconds(12_345) }
    profile.clock = clock
    profile.budget = Microseconds(Int64(traits) * 3_900)
    profile.traits = SourceProfile.Traits(rawValue: traits)
    profile.origin = .learned
    switch clock {
    case .kernel: break
    case .device: profile.tick = Microseconds(1)
    case .arrival, .retimed:
      profile.framePeriod = Microseconds(999)
      profile.batch = traits % 3 == 0 ? 0 : 7
    }
    #expect(try SourceProfile(profile.text, origin: .learned) == profile)
  }
}

@Test func everyFieldIsReadIntoItsPlace() throws {
  let profile = try read("edge  retimed 7 frame 2ms\tsecondary tilt period 50ms budget 120ms")
  #expect(profile.cadence == .secondary)
  #expect(profile.late == PropertySet(.tilt))
  #expect(profile.period == .milliseconds(50))
  #expect(profile.budget == .milliseconds(120))
  #expect(profile.clock == .retimed)
  #expect(profile.batch == 7)
  #expect(profile.framePeriod == .milliseconds(2))
  #expect(profile.traits == .estimatedEdge)
}

@Test func withoutABudgetItIsTheUsualOneOfTheCadence() throws {
  #expect(try read("lost-exit").budget == SourceProfile().budget)
  #expect(try read("alternating pressure").budget == .milliseconds(12))
  #expect(try read("multirate pressure period 10ms").budget == .milliseconds(25))
  #expect(try read("group-lag pressure").budget == .milliseconds(30))
  #expect(try read("secondary pressure period 50ms").budget == .milliseconds(120))
}

@Test func aTextThatIsNoProfileIsRefusedWithTheWord() {
  #expect(fault(" ") == .empty)
  #expect(fault("full_frame") == .unknownWord("full_frame"))
  #expect(fault("pressure") == .withoutCadence("pressure"))
  #expect(fault("alternating pressure group-lag pressure") == .repeatedWord("group-lag"))
  #expect(fault("alternating pressure pressure") == .repeatedWord("pressure"))
  #expect(fault("edge edge") == .repeatedWord("edge"))
  #expect(fault("batched frame 5ms clock kernel") == .repeatedWord("clock"))
  #expect(fault("alternating") == .missing("a property such as pressure", after: "alternating"))
  #expect(fault("multirate presure period 5ms") == .unknownWord("presure"))
  #expect(fault("alternating position") == .misplaced("position", with: "alternating"))
  #expect(fault("group-lag pressure period 5ms") == .misplaced("period", with: "group-lag"))
  #expect(fault("multirate tilt") == .missing("period and a time", after: "multirate"))
  #expect(fault("clock") == .missing("device or kernel", after: "clock"))
  #expect(fault("clock sun") == .outOfRange("sun", after: "clock", range: "device or kernel"))
  #expect(fault("clock device") == .missing("tick and a time", after: "device"))
  #expect(fault("batched 3") == .missing("frame and a time", after: "batched"))
  #expect(fault("batched 65 frame 5ms").map { "\($0)" }?.contains("'65'") == true)
  #expect(fault("budget") == .missing("a time such as 10ms", after: "budget"))
}

@Test(arguments: [
  "501ms", "12", "-1ms", "1.5ms", "99999999999999999999ms", "١ms", "ms", "500001us",
])
func aBudgetOutsideOfItsRangeIsRefused(_ time: String) {
  #expect(
    fault("budget \(time)")
      == .outOfRange(time, after: "budget", range: "a time of 0ms to 500ms, as ms or us"))
}

@Test func aPropertyIsFoundByItsName() {
  for property in Property.allCases { #expect(Property(name: property.name) == property) }
  #expect(Property(name: "Pressure") == nil)
  #expect(PropertySet([.init(.tilt), .init(.pressure)]).names == ["pressure", "tilt"])
}
