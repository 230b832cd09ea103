import Evdev
import LinuxIO
import StylusModel
import Testing

@testable import StylusDevices

@Suite struct LiveFaultTests {
  @Test func aForbiddenNodeIsNamedWithTheGroupThatReadsTabletsAlone() {
    let text = "\(LiveDeviceError.unreadable(device: "Pen", node: "event5", Errno(rawValue: 13)))"
    #expect(text.contains("\"Pen\" (/dev/input/event5): Permission denied"))
    #expect(text.contains("scripts/install --rule, then sudo usermod -aG stylus-input $USER"))
    #expect(!text.contains("-aG input"))
  }

  @Test func aNodeThatIsAwayIsNotBlamedOnRights() {
    let text = "\(LiveDeviceError.unreadable(device: "Pen", node: "event5", Errno(rawValue: 2)))"
    #expect(!text.contains("usermod"))
    #expect(text.contains("Plug it in again"))
  }

  @Test func aTabletWithoutResolutionKeepsItsMend() {
    let fault = LiveDeviceError.unusable(
      node: "event5", .noResolution(SizeAdvice(DeviceDescription(name: "Pen")), axis: 0))
    #expect("\(fault)".contains("EVDEV_ABS_00="))
    #expect("\(fault)".contains("udevadm trigger --action=add /dev/input/event5"))
  }

  @Test func aSeatThatCannotBeWatchedIsNamed() {
    #expect("\(LiveDeviceError.seatUnavailable("seat7"))".contains("\"seat7\""))
  }
}

@Suite struct ToldFaultTests {
  private let refused = LiveDeviceError.refused(device: "Pen", node: "event5")
  private let shut = LiveDeviceError.unreadable(device: "Pen", node: "event5", Errno(rawValue: 13))
  private let path = "/sys/devices/virtual/input/input17/event5"

  @Test func theSameFaultOfTheSameNodeIsToldOnce() {
    #expect(news((refused, path), (refused, path), (refused, path)) == [true, false, false])
  }

  @Test func anotherFaultOfTheNodeIsNewsAndTheFirstOneThenIsAgain() {
    let found = news((shut, path), (refused, path), (refused, path), (shut, path))
    #expect(found == [true, true, false, true])
  }

  @Test func aDeviceThatComesInPlaceOfAnotherOneHasItsOwnFaults() {
    let other = "/sys/devices/virtual/input/input18/event5"
    #expect(news((refused, path), (refused, other), (refused, other)) == [true, true, false])
  }

  @Test func theFaultsOfOneNodeDoNotHideThoseOfAnother() {
    var told = NodeErrorReports()
    let found = ["event5", "event6", "event5", "event6"].map { node in
      told.isNews(refused, of: node, at: path)
    }
    #expect(found == [true, true, false, false])
  }

  @Test func whatFailsAfterItHasWorkedIsNews() {
    var told = NodeErrorReports()
    let first = told.isNews(shut, of: "event5", at: path)
    told.forget("event5")
    let second = told.isNews(shut, of: "event5", at: path)
    #expect(first && second)
  }

  /// Which of these faults of one node are news, one after the other.
  private func news(_ faults: (LiveDeviceError, path: String)...) -> [Bool] {
    var told = NodeErrorReports()
    return faults.map { told.isNews($0, of: "event5", at: $1) }
  }
}

@Suite struct LiveRegistryTests {
  @Test func tabletsAreListedInTheOrderInWhichTheyCameUntilTheyGo() {
    let registry = TabletRegistry()
    for number in [2, 1, 3] as [UInt32] {
      registry.registerTablet(
        Tablet(id: DeviceID(rawValue: number), name: "Pen \(number)", role: .pen))
    }
    #expect(registry.all.map(\.id.rawValue) == [1, 2, 3])
    registry.removeTablet(DeviceID(rawValue: 2))
    #expect(registry.all.map(\.id.rawValue) == [1, 3])
    #expect(registry.tablet(for: DeviceID(rawValue: 2)) == nil)
    #expect(registry.tablet(for: DeviceID(rawValue: 3))?.name == "Pen 3")
  }
}
