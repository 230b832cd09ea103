import Evdev
import StylusDevices
import StylusModel
import Testing

private func profile(_ text: String) throws -> SourceProfile {
  try SourceProfile(text, origin: .table)
}

/// The profile of a known tablet under one of its identities.
private func known(_ slug: String, _ identity: Int = 0) throws -> SourceProfile? {
  let model = try #require(TabletTable.named(slug))
  var node = model.penDescription
  node.bus = model.identities[identity].bus
  node.vendor = model.identities[identity].vendor
  node.product = model.identities[identity].product
  return ProfileTable.known.profile(of: node)
}

/// What a tablet's file says of its frames, as cadence, properties, clock and identity.
private func expected(of model: TabletModel) -> SourceProfile {
  var profile = SourceProfile()
  if model.marks.contains(.scanTime) { profile.clock = .device }
  switch model.pattern {
  case .full, .secondary: break  // Secondary: the PineNote's buttons, which are no property.
  case .alternating:
    profile.cadence = .alternating
    profile.late = [.init(.pressure), .init(.tilt)]
  case .multirate(let every):
    profile.cadence = .multirate
    profile.late = [.init(.pressure), .init(.tilt), .init(.distance)]
    profile.period = Microseconds(Int64(Double(every) / model.rate * 1_000_000))
  case .groupLag:
    profile.cadence = .groupLag
    profile.late = [.init(.pressure)]
  case .batched: profile.clock = .arrival
  case .lateIdentity: profile.traits = .lateIdentity
  }
  return profile
}

@Test(arguments: TabletTable.all.map(\.slug))
func everyKnownTabletHasTheProfileOfItsFrames(_ slug: String) throws {
  let model = try #require(TabletTable.named(slug))
  let tablet = try #require(
    try Tablet(id: DeviceID(rawValue: 1), node: "event1", description: model.penDescription))
  let wanted = expected(of: model)
  #expect(tablet.profile.cadence == wanted.cadence)
  #expect(tablet.profile.late == wanted.late)
  #expect(tablet.profile.period == wanted.period)
  #expect(tablet.profile.clock == wanted.clock)
  #expect(
    tablet.profile.traits.contains(.lateIdentity) == wanted.traits.contains(.lateIdentity))
  #expect(tablet.profile.late.isSubset(of: tablet.measures))
}

@Test func thereAreAsManyTabletsAsTheTestAboveMeans() {
  #expect(TabletTable.all.count == 36)
}

@Test func theSameTabletHasAnotherProfileOverBluetooth() throws {
  #expect(try known("wacom-intuos-pro-2-m", 0) == nil)
  #expect(
    try known("wacom-intuos-pro-2-m", 1) == profile("full-frame retimed 7 frame 2143us"))
  #expect(try known("wacom-intuos-s", 3) == profile("full-frame retimed 4 frame 3750us"))
  #expect(
    try known("wacom-intuos4-wl-bluetooth") == profile("full-frame batched frame 5ms"))
  #expect(
    try known("wacom-intuos-pro-3-m", 1) == profile("full-frame clock device tick 100us"))
}

@Test func theBudgetsAreThoseOfTheClasses() throws {
  #expect(try known("wacom-cintiq-13hd")?.budget == .milliseconds(12))
  #expect(try known("remarkable-paper-pro")?.budget == .milliseconds(25))
  #expect(try known("microsoft-surface-pro-7-plus")?.budget == .milliseconds(30))
}

@Test func surfacesAreToldApartByTheNumbersThatIptsdPassesOn() {
  func device(_ bus: UInt16, _ vendor: UInt16, _ product: UInt16) -> SourceProfile? {
    ProfileTable.known.profile(
      of: DeviceDescription(name: "Stylus", bus: bus, vendor: vendor, product: product))
  }
  #expect(device(6, 0x1b96, 0x006a)?.clock == .device)
  #expect(device(6, 0x045e, 0x001f)?.clock == .device)
  #expect(device(6, 0x045e, 0x099f)?.cadence == .groupLag)
  #expect(device(0x18, 0x045e, 0x099f) == nil)
}

@Test func aLaterPanelHasBothALateIdentityAndAClock() throws {
  var yoga = try #require(TabletTable.named("lenovo-x1-yoga-4")).penDescription
  yoga.bus = 0x18
  yoga.product = 0x52d3
  yoga.codes[EventType.miscellaneous] = [Miscellaneous.serial, Miscellaneous.timestamp]
  #expect(
    ProfileTable.known.profile(of: yoga)
      == (try profile("full-frame clock device tick 100us late-identity")))
}

@Test func aRelativeOfTheIntuosIsKnownByItsAxes() throws {
  var node = try #require(TabletTable.named("wacom-cintiq-13hd")).penDescription
  node.product = 0x032a
  #expect(ProfileTable.known.profile(of: node)?.cadence == .alternating)
  node.axes[Axis.wheel] = nil
  node.codes[EventType.absolute]?.remove(Axis.wheel)
  #expect(ProfileTable.known.profile(of: node) == nil)
}

// MARK: The file

private func table(_ text: String) throws(ProfileTableError) -> ProfileTable {
  try ProfileTable([UInt8](text.utf8))
}

private func fault(_ text: String) -> String? {
  do throws(ProfileTableError) {
    _ = try table(text)
    return nil
  } catch {
    return "\(error)"
  }
}

@Test func theFirstRuleThatFitsCounts() throws {
  let rules = try table(
    """
    # A comment.
    usb 1234:0001-0003 "Pen *" has:z lacks:wheel = full-frame lost-exit

    usb i2c 1234:* = full-frame duplicates
    """)
  var node = DeviceDescription(name: "Pen of mine", bus: 3, vendor: 0x1234, product: 3)
  #expect(rules.profile(of: node)?.traits == .duplicates)
  node.codes[EventType.absolute] = [Axis.z]
  #expect(rules.profile(of: node)?.traits == .lostExit)
  #expect(rules.profile(of: node)?.origin == .table)
  node.product = 4
  #expect(rules.profile(of: node)?.traits == .duplicates)
  node.bus = 5
  #expect(rules.profile(of: node) == nil)
}

@Test(arguments: [
  ("a*b*c", "abc", true), ("a*b*c", "aXbYc", true), ("a*b*c", "acb", false), ("*", "", true),
  ("ab", "ab", true), ("ab", "abc", false), ("a*a", "a", false), ("*pen*", "a pen", true),
  ("", "", true), ("**", "x", true), ("pen*", "a pen", false),
])
func aNamePatternMatchesWholeNames(pattern: String, name: String, matches: Bool) {
  #expect(NamePattern(pattern).matches(name) == matches)
}

@Test func aRuleThatCannotBeReadIsNamedByItsLine() {
  #expect(fault("# x\nusb full-frame")?.hasPrefix("line 2: no '='") == true)
  #expect(fault("usb = sometimes")?.contains("line 1: 'sometimes'") == true)
  #expect(fault("moon 1234:* = full-frame")?.contains("'moon'") == true)
  #expect(fault("1234:3-1 = full-frame")?.contains("'1234:3-1'") == true)
  #expect(fault("has:soul = full-frame")?.contains("'has:soul'") == true)
  #expect(fault("\"a = full-frame")?.contains("quotation") == true)
}
