import StylusDoctor
import Testing

/// The healthy machine after something happened to it.
private func machine(_ change: (inout FakeMachine) -> Void) -> FakeMachine {
  var machine = FakeMachine.healthy
  change(&machine)
  return machine
}

@Test func aHealthyMachineNeedsNothing() {
  let findings = Doctor(FakeMachine.healthy, libinputVersion: "1.22.1").examine()
  #expect(findings.allSatisfy { $0.verdict == .ok && $0.fix == nil })
  // Every check speaks up but the one about drivers, which only complains.
  #expect(findings.map(\.check) == Finding.Check.allCases.filter { $0 != .tabletDriver })
}

@Test func whateverIsNotInOrderHasAMend() {
  let findings = Doctor(FakeMachine(), libinputVersion: "1.10").examine()
  #expect(findings.contains { $0.verdict == .failure })
  #expect(findings.contains { $0.verdict == .warning })
  #expect(findings.allSatisfy { ($0.verdict == .ok) == ($0.fix == nil) })
}

@Test func withoutEventNodesNothingCanBeRead() {
  let found = machine { $0.devices = [:] }.findings(.inputNodes)
  #expect(found.map(\.verdict) == [.failure])
}

@Test func eventNodesAreCountedWithTheirGroup() {
  let mine = machine { $0.groups.insert(104) }
  #expect(
    mine.findings(.inputNodes).map(\.found) == ["1 event nodes of group input (yours), 1 readable"])
  let foreign = machine { $0.permitted = [] }
  #expect(
    foreign.findings(.inputNodes).map(\.found) == ["1 event nodes of group input, 0 readable"])
}

@Test func aTabletIsNamedWithItsNodeAndIdentity() {
  #expect(
    FakeMachine.healthy.findings(.tablet).map(\.found)
      == ["Wacom Intuos4 6x9 Pen (event5, usb 056a:00b9)"])
}

@Test func everyTabletIsLookedAtAlone() {
  let two = machine {
    $0.connectTablet(as: "event6", minor: 70)
    $0.permitted.remove("/dev/input/event6")
  }
  let found = two.findings(.tablet)
  #expect(found.map(\.verdict) == [.ok, .warning])
  #expect(found[1].found.hasSuffix("you may not read /dev/input/event6, group input may"))
  #expect(
    found[1].fix
      == "scripts/install --rule (gives that group access to tablets only), then "
      + "sudo usermod -aG stylus-input $USER and log in again")
}

@Test func whereOurRuleIsInForceOnlyTheGroupIsMissing() {
  let found = machine {
    $0.files["/etc/group"] = "stylus-input:x:990:\n"
    $0.devices["/dev/input/event5"] = 990
    $0.permitted = []
  }.findings(.tablet)
  #expect(found[0].found.hasSuffix("you may not read /dev/input/event5, group stylus-input may"))
  #expect(found[0].fix == "sudo usermod -aG stylus-input $USER and log in again")
}

@Test(arguments: [0, 104, 990] as [UInt32])
func nobodyIsToldToJoinAGroupThatReadsKeyboards(owner: UInt32) {
  let found = machine {
    $0.devices["/dev/input/event5"] = owner
    $0.permitted = []
  }
  #expect(found.findings(.tablet)[0].fix?.contains("usermod -aG stylus-input $USER") == true)
}

@Test func nobodyIsToldToJoinTheGroupOfRoot() {
  let found = machine {
    $0.devices["/dev/input/event5"] = 0
    $0.permitted = []
  }.findings(.tablet)
  #expect(found.map(\.verdict) == [.warning])
  #expect(found[0].found.hasSuffix("only root may read /dev/input/event5"))
  #expect(found[0].fix?.contains("usermod -aG root") == false)
}

@Test func aKeyboardIsNoTablet() {
  let found = machine {
    $0.files["/sys/class/input/event5/device/capabilities/key"] = "10000 fffffffffffffffe"
    $0.files["/sys/class/input/event5/device/capabilities/abs"] = "0"
    $0.files["/run/udev/data/c13:69"] = "E:ID_INPUT_KEYBOARD=1"
  }.findings(.tablet)
  #expect(found.map(\.found) == ["no tablet is connected"])
  #expect(found.map(\.verdict) == [.warning])
}

@Test(arguments: [nil, "E:ID_INPUT=1\nE:ID_INPUT_MOUSE=1\n"])
func aTabletThatUdevDoesNotKnowIsFoundByWhatItSends(udev: String?) {
  let found = machine { $0.files["/run/udev/data/c13:69"] = udev }.findings(.tablet)
  #expect(found.map(\.verdict) == [.failure])
  #expect(found[0].found.contains("udev does not recognize it"))
}

@Test func aPadIsATabletToo() {
  let found = machine {
    $0.files["/sys/class/input/event5/device/capabilities/key"] = "0"
    $0.files["/run/udev/data/c13:69"] = "E:ID_INPUT_TABLET_PAD=1"
  }.findings(.tablet)
  #expect(found.map(\.verdict) == [.ok])
}

@Test func aTabletThatLibinputMustIgnoreIsToldOf() {
  let found = machine {
    $0.files["/run/udev/data/c13:69"]? += "E:LIBINPUT_IGNORE_DEVICE=1\n"
  }.findings(.tablet)
  #expect(found.map(\.verdict) == [.failure])
}

@Test func aWacomTabletWithoutItsDriverIsAFailure() {
  let device = "/sys/bus/hid/devices/0003:056A:00B9.0001/driver"
  let found = machine { $0.links[device] = "hid-generic" }.findings(.tabletDriver)
  #expect(found.map(\.verdict) == [.failure])
  #expect(
    found[0].found
      == "0003:056A:00B9.0001 needs the driver wacom, but hid-generic handles it")
}

@Test func aHuionTabletWithTheGenericDriverIsAWarning() {
  let device = "/sys/bus/hid/devices/0003:256C:006D.0002/driver"
  let found = machine { $0.links[device] = "hid-generic" }.findings(.tabletDriver)
  #expect(found.map(\.verdict) == [.warning])
}

@Test func otherHidDevicesAreNobodysBusiness() {
  let device = "/sys/bus/hid/devices/0003:046D:C52B.0002/driver"
  #expect(machine { $0.links[device] = "logitech" }.findings(.tabletDriver).isEmpty)
}

@Test func withoutUdevLibinputFindsNothing() {
  let gone = machine { $0.files["/run/udev/control"] = nil }.findings(.udev)
  #expect(gone.map(\.verdict) == [.failure])
  let bare = machine { $0.files["/usr/lib/udev/hwdb.bin"] = nil }.findings(.udev)
  #expect(bare.map(\.verdict) == [.warning])
}

@Test(arguments: [Finding.Check.uinput, .uhid])
func virtualTabletsNeedTheirDeviceAndTheRightToWriteIt(check: Finding.Check) {
  let path = "/dev/\(check.rawValue)"
  let missing = machine { $0.devices[path] = nil }.findings(check)
  #expect(missing.map(\.verdict) == [.warning])
  #expect(missing[0].fix?.hasPrefix("sudo modprobe \(check.rawValue)") == true)
  let foreign = machine { $0.permitted.remove(path) }.findings(check)
  #expect(foreign.map(\.verdict) == [.warning])
  #expect(foreign[0].fix?.contains("sudo") == true)
}
