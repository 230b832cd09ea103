import BusKit
import CSystemd
import Desktops
import Foundation
import LinuxIO
import ProgramKit
import Testing
import Units

@testable import KWinDesktop

/// Which layout counts, from a KWin that is played on a bus of our own.
@Suite(.enabled(if: FakeBus.isThere, FakeBus.mend)) final class KWinLayoutsTests {
  private let bus: FakeBus
  private let watch: InputWatch
  private let layouts: KWinLayouts

  init() throws {
    bus = try FakeBus()
    watch = try InputWatch()
    layouts = KWinLayouts(watch: watch, address: bus.address)
  }

  private func talk(_ kwin: Layouts?, until isSo: () -> Bool) -> Bool {
    eventually(every: 500) {
      if isSo() { return true }
      kwin?.process()
      _ = layouts.updateLayouts(at: .now)
      return false
    }
  }

  @Test func whereKWinTellsOfNoneThereIsOne() {
    #expect(layouts.group == nil)
    #expect(talk(nil) { layouts.group == 0 })
  }

  @Test func itIsTheOneThatKWinTellsAndUnknownUntilItDoes() throws {
    let kwin = try Layouts(on: bus.address)
    kwin.layout = 2
    #expect(talk(kwin) { layouts.group == 2 })
    kwin.layout = 1
    kwin.change()
    #expect(talk(kwin) { layouts.group == 1 })
    for senseless in [32, UInt32.max] {
      kwin.layout = senseless
      kwin.change()
      #expect(talk(kwin) { layouts.group == nil })
      kwin.layout = 3
      kwin.change()
      #expect(talk(kwin) { layouts.group == 3 })
    }
  }

  @Test func aKWinThatGetsASecondLayoutLaterIsAsked() throws {
    #expect(talk(nil) { layouts.group == 0 })
    let kwin = try Layouts(on: bus.address)
    kwin.layout = 1
    #expect(talk(kwin) { layouts.group == 1 })
  }

  @Test func withTheBusGoesWhatIsKnown() {
    #expect(talk(nil) { layouts.group == 0 })
    bus.kill()
    #expect(talk(nil) { layouts.group == nil })
  }

  /// KWin's layouts on a bus, processed by the test itself.
  @safe private final class Layouts {
    private let bus: OpaquePointer
    var layout: UInt32 = 0

    init(on address: String) throws {
      var made: OpaquePointer?
      unsafe sd_bus_new(&made)
      unsafe sd_bus_set_address(made, address)
      unsafe sd_bus_set_bus_client(made, 1)
      guard let made = unsafe made, unsafe sd_bus_start(made) >= 0,
        unsafe sd_bus_request_name(made, "org.kde.keyboard", 0) >= 0
      else { throw SystemError("be", "KWin", Errno(rawValue: EEXIST)) }
      unsafe bus = made
      unsafe sd_bus_add_filter(
        made, nil, KWinLayoutsTests.heard, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit { _ = unsafe sd_bus_flush_close_unref(bus) }

    func process() {
      while unsafe sd_bus_process(bus, nil) > 0 {}
      unsafe sd_bus_flush(bus)
    }

    /// Says that another counts.
    func change() {
      var signal: OpaquePointer?
      unsafe sd_bus_message_new_signal(
        bus, &signal, "/Layouts", "org.kde.KeyboardLayouts", "layoutChanged")
      unsafe sd_bus_message_append_basic(signal, typeUnsigned, &layout)
      _ = unsafe sd_bus_send(bus, signal, nil)
      _ = unsafe sd_bus_message_unref(signal)
    }

    fileprivate func answer(_ call: OpaquePointer) -> Int32 {
      guard
        unsafe sd_bus_message_is_method_call(call, "org.kde.KeyboardLayouts", "getLayout") > 0
      else { return 0 }
      var reply: OpaquePointer?
      unsafe sd_bus_message_new_method_return(call, &reply)
      unsafe sd_bus_message_append_basic(reply, typeUnsigned, &layout)
      _ = unsafe sd_bus_send(bus, reply, nil)
      _ = unsafe sd_bus_message_unref(reply)
      return 1
    }
  }

  private static let heard: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let user = unsafe user else { return 0 }
    return unsafe Unmanaged<Layouts>.fromOpaque(user).takeUnretainedValue().answer(message)
  }
}
