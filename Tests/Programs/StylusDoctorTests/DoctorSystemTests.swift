import StylusDoctor
import Testing

/// The healthy machine after something happened to it.
private func machine(_ change: (inout FakeMachine) -> Void) -> FakeMachine {
  var machine = FakeMachine.healthy
  change(&machine)
  return machine
}

@Test func theUsersDaemonComesBeforeTheSystems() {
  let both = machine { $0.sockets["/run/user/1000/stylusd.sock"] = .open }
  #expect(
    both.findings(.socket).map(\.found) == ["a daemon listens on /run/user/1000/stylusd.sock"])
  #expect(
    FakeMachine.healthy.findings(.socket).map(\.found)
      == ["a daemon listens on /run/stylusd/stylusd.sock"])
}

@Test func theSocketAskedForIsTheOnlyOneLookedAt() {
  let found = FakeMachine.healthy.findings(.socket, socket: "/tmp/x.sock")
  #expect(found.map(\.verdict) == [.warning])
  #expect(found[0].found == "no daemon: there is no /tmp/x.sock")
  #expect(found[0].fix?.hasPrefix("start one: stylusd --socket /tmp/x.sock;") == true)
}

@Test func aDaemonIsStartedWhereItsClientsLook() {
  let usual = machine { $0.sockets = [:] }.findings(.socket)
  #expect(usual[0].fix?.hasPrefix("start one: stylusd;") == true)
  let placeless = machine {
    $0.sockets = [:]
    $0.environment = [:]
  }.findings(.socket)
  #expect(placeless[0].fix?.contains("--socket PATH") == true)
}

@Test func noMendNeedsWhatIsNotShipped() {
  let machines = [FakeMachine(), machine { $0.permitted = [] }, machine { $0.sockets = [:] }]
  let fixes = machines.flatMap { Doctor($0).examine().compactMap(\.fix) }
  #expect(!fixes.isEmpty)
  // No unit and no udev rule comes with this version.
  for word in ["systemctl start stylusd", "stylusd.socket", "folder systemd", "folder udev"] {
    #expect(!fixes.contains { $0.contains(word) })
  }
}

@Test(arguments: [
  (KnockAnswer.deserted, Finding.Verdict.failure, "is left over"),
  (.forbidden, .failure, "you may not connect"),
  (.failed("the path is too long"), .failure, "too long"),
  (.missing, .warning, "disappeared"),
])
func aSocketThatDoesNotAnswerIsTold(
  answer: KnockAnswer, verdict: Finding.Verdict, words: String
) {
  let found = machine { $0.sockets["/run/stylusd/stylusd.sock"] = answer }.findings(.socket)
  #expect(found.map(\.verdict) == [verdict])
  #expect(found[0].found.contains(words))
}

@Test func aFileInThePlaceOfTheSocketIsAFailure() {
  let found = machine {
    $0.sockets = [:]
    $0.files["/run/stylusd/stylusd.sock"] = "mine"
  }.findings(.socket)
  #expect(found.map(\.found) == ["/run/stylusd/stylusd.sock is not a socket"])
}

@Test func theUnitIsLookedForWhereSystemdDoes() {
  let own = machine {
    $0.files["/usr/lib/systemd/system/stylusd.service"] = nil
    $0.environment["HOME"] = "/home/me"
    $0.files["/home/me/.config/systemd/user/stylusd.service"] = ""
  }
  #expect(
    own.findings(.service).map(\.found) == ["/home/me/.config/systemd/user/stylusd.service"])
  let none = machine { $0.files["/usr/lib/systemd/system/stylusd.service"] = nil }
  #expect(none.findings(.service)[0].found.hasPrefix("not installed"))
  let bare = machine { $0.folders = [] }
  #expect(bare.findings(.service).map(\.verdict) == [.ok])
}

@Test(arguments: [
  ("1.22.1", Finding.Verdict.ok, "no pad dials"), ("1.28.0", .ok, "flicker"),
  ("1.31.0", .ok, "no known problems"), ("1.18.3", .warning, "older"), ("2.0", .ok, "version 2.0"),
])
func theVersionOfLibinputIsJudged(version: String, verdict: Finding.Verdict, words: String) {
  let found = FakeMachine.healthy.findings(.libinput, libinput: version)
  #expect(found.map(\.verdict) == [verdict])
  #expect(found[0].found.contains(words))
}

@Test func theListOfPackagesTellsTheVersionToo() {
  let known = machine {
    $0.files["/var/lib/dpkg/status"] = """
      Package: libinput-bin
      Version: 9.9.9-1

      Package: libinput10
      Status: install ok installed
      Version: 1.22.1-1

      """
  }
  #expect(known.findings(.libinput, libinput: nil)[0].found == "version 1.22.1: has no pad dials")
  let unknown = FakeMachine.healthy.findings(.libinput, libinput: nil)
  #expect(unknown[0].found.contains("unknown version"))
}

@Test func aQuirkThatSwitchesSmoothingOffIsSeen() {
  let file = "/etc/libinput/local-overrides.quirks"
  let quirk = "[All]\nMatchUdevType=tablet\nAttrTabletSmoothing=0\n"
  #expect(
    machine { $0.files[file] = quirk }.findings(.quirks)[0].found
      == "smoothing is turned off in \(file)")
  let comment = machine { $0.files[file] = "# AttrTabletSmoothing=0\n" }
  #expect(comment.findings(.quirks)[0].found.hasPrefix("other programs receive the mean"))
  let shared = "/usr/share/libinput/90-mine.quirks"
  #expect(machine { $0.files[shared] = quirk }.findings(.quirks)[0].found.hasSuffix(shared))
}

@Test(arguments: [
  ("sway", "sway on Wayland, with wlr-layer-shell"), ("KDE", ", with wlr-layer-shell"),
  ("ubuntu:GNOME", "ubuntu GNOME on Wayland, without wlr-layer-shell"),
  ("Novelty", "Novelty on Wayland, perhaps with wlr-layer-shell"), ("", "an unnamed compositor"),
])
func theCompositorIsToldByItsName(desktop: String, words: String) {
  let found = machine { $0.environment["XDG_CURRENT_DESKTOP"] = desktop }.findings(.compositor)
  #expect(found.map(\.verdict) == [.ok])
  #expect(found[0].found.contains(words))
}

@Test func noCompositorIsNoFault() {
  for (environment, words) in [
    ([:], "no graphical session"), (["XDG_SESSION_TYPE": "x11"], "a session on X11"),
    (["XDG_RUNTIME_DIR": "/run/user/1000", "WAYLAND_DISPLAY": "wayland-9"], "1000/wayland-9"),
  ] {
    let found = machine { $0.environment = environment }.findings(.compositor)
    #expect(found.map(\.verdict) == [.ok])
    #expect(found[0].found.contains(words))
  }
}

@Test func nothingIsSaidOfWhatDoesNotExist() {
  for desktop in ["sway", "GNOME", "Novelty", ""] {
    let found = machine { $0.environment["XDG_CURRENT_DESKTOP"] = desktop }.findings(.compositor)
    #expect(!found.contains { $0.found.contains("overlay") || $0.fix != nil })
  }
}

@Test func theKernelIsTold() {
  #expect(
    FakeMachine.healthy.findings(.scheduling).map(\.found)
      == ["kernel 6.1.0-28-amd64, PREEMPT_DYNAMIC, CPU governor powersave"])
  #expect(FakeMachine.healthy.findings(.modules).map(\.found) == ["evdev, wacom, uinput"])
}
