import InkDrawing
import InkScreens
import OverlayConfiguration
import ProgramElements
import StylusModel
import StylusProtocol
import TextFields
import ToolPicker

extension ScribbleState {
  /// What it is, and did since it started.
  func status(since start: Timestamp, at now: Timestamp) -> ScribbleStatus {
    var status = ScribbleStatus(version: Release.version, uptime: now - start, mode: mode)
    let counts = session.counts
    (status.windows, status.fields) = (desk.map.windows.count, desk.map.fieldCount)
    (status.written, status.failed, status.unread) = (counts.written, counts.failed, counts.unread)
    (status.gestures, status.corrected) = (counts.gestures, counts.corrected)
    (status.taps, status.unwritten) = (counts.taps, session.unwritten.count)
    if let p50 = counts.wait(0.5), let p99 = counts.wait(0.99) {
      status.waits = ScribbleStatus.Share(p50: p50, p99: p99)
    }
    let times = readingTimes.sorted()
    if !times.isEmpty {
      status.readings = ScribbleStatus.Share(
        p50: Microseconds(times[times.count / 2]), p99: Microseconds(times[times.count * 99 / 100]))
    }
    status.programs = programs.counts.map {
      ScribbleStatus.Program(name: $0.name, elements: $0.elements)
    }
    status.pad = pad.isWanted ? .shown : .hidden
    guard mode == .on else { return status }
    status.desktopFault = desk.windowFault.map { "\($0)" }
    status.accessibilityFault = desk.accessibilityFault.map { "\($0)" }
    status.inputFault = seat?.fault
    status.daemonFault = daemonTrouble.reason
    return status
  }

  /// The configuration is another: it counts from the next phrase on.
  func reconfigure(to settings: ScribbleSettings, tablets rules: OverlaySettings) {
    self.settings = settings
    session.rules = settings.rules
    pad.writing.rules = settings.rules
    pad.look.appearance = rules.appearance ?? .light
    tablets.reconfigure(to: rules, among: screens.places)
  }
}
