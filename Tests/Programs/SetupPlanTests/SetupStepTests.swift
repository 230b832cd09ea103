import StylusProtocol
import Testing

@testable import SetupPlan

/// What each desktop needs, by the variables of its session.
@Suite struct SetupStepTests {
  private func desktop(_ variables: [String: String]) -> SetupDesktop {
    SetupDesktop.detect { variables[$0] }
  }

  @Test func aDesktopIsFoundByTheVariablesThatInkscribeLooksAt() {
    #expect(desktop(["SWAYSOCK": "/s", "XDG_CURRENT_DESKTOP": "KDE"]) == .sway)
    #expect(desktop(["XDG_CURRENT_DESKTOP": "KDE"]) == .kwin)
    #expect(desktop(["XDG_CURRENT_DESKTOP": "ubuntu:GNOME"]) == .gnome)
    #expect(desktop(["WAYFIRE_SOCKET": "/w", "XDG_CURRENT_DESKTOP": "wayfire"]) == .wayfire)
    #expect(desktop(["XDG_CURRENT_DESKTOP": "XFCE"]) == .other && desktop([:]) == .other)
  }

  @Test(arguments: [
    (SetupDesktop.sway, [SetupStep.autostart]), (.kwin, [.virtualKeyboard]),
    (.gnome, [.shellExtension]), (.wayfire, []), (.other, []),
  ])
  func everyDesktopHasItsOwnStepsBetweenThoseOfAll(_ desktop: SetupDesktop, _ own: [SetupStep]) {
    #expect(desktop.steps == [.writing, .environment, .accessibility] + own + [.service])
  }

  @Test func everyStepSaysInOneSentenceWhatItIsFor() {
    for step in SetupStep.allCases {
      #expect(step.purpose.hasSuffix(".") && step.purpose.count { $0 == "." } == 1)
      #expect(!step.place.isEmpty)
    }
    #expect(SetupConsent.sentences.count == 3)
  }

  @Test func aStepIsDoneEvenIfItTakesEffectLater() {
    #expect(SetupState.done.isDone && SetupState.waiting("log in").isDone)
    #expect(!SetupState.missing.isDone && !SetupState.impossible("no").isDone)
  }

  @Test func reportsAreReadAsTheyWereWritten() throws {
    for state in [SetupState.done, .missing, .waiting("later"), .impossible("no. Fix: yes")] {
      let report = StepReport(.service, state)
      var writer = JSONWriter()
      report.write(to: &writer)
      guard case .object(let object) = try JSONValue(parsing: writer.bytes) else {
        Issue.record("no object")
        return
      }
      #expect(try StepReport(object) == report)
    }
  }

  @Test func theVariablesAreLinesOfEnvironmentD() {
    let lines = SessionVariables.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.first == "QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1" && lines.count == 2)
    #expect(SessionVariables.isOurs(SessionVariables.text) && !SessionVariables.isOurs("A=1\n"))
  }
}
