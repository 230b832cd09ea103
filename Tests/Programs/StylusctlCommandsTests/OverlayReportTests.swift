import StylusModel
import StylusProtocol
import Testing

@testable import StylusctlCommands

private let ink = OverlayInk(ink: "reed", color: InkColor(rgba: 0x1A2B_3C80), width: 1.6)

@Test func theStatusOfTheOverlayNamesWhatItDrawsWithAndOn() {
  var status = OverlayStatus(
    version: "1.2", uptime: .milliseconds(65_000), mode: .draw, ink: ink, eraser: .pixel,
    surface: .layer)
  let area = LayoutArea(left: 0, top: 0, width: 1920, height: 1080)
  var output = OverlayOutput(name: "DP-1", area: area, pixelWidth: 3840, pixelHeight: 2160)
  (output.strokes, output.isShown, output.memory) = (1, true, 133_000_000)
  output.kept = 0
  status.outputs = [output]
  var tablet = OverlayTablet(device: DeviceID(rawValue: 4), name: "Intuos")
  tablet.area = LayoutArea(left: -1920, top: 0, width: 3840, height: 1080)
  var display = OverlayTablet(device: DeviceID(rawValue: 5), name: "Cintiq")
  display.output = "DP-1"
  status.tablets = [tablet, display, OverlayTablet(device: DeviceID(rawValue: 6), name: "Lost")]
  #expect(
    OverlayReport.statusText(of: status) == """
      mode draw, reed #1a2b3c80 1.6 mm, eraser pixel
      inkoverlay 1.2, up 65 s, above everything
      output DP-1: 3840x2160 pixels, 1 stroke (0 on disk), shown, 133.0 MB
      tablet 4 Intuos: mapped to 3840.0x1080.0 of the layout, at -1920.0,0.0
      tablet 5 Cintiq: mapped to DP-1
      tablet 6 Lost: mapped to no output

      """)
}

@Test func theStatusOfAnOverlayWithoutADaemonSaysWhy() {
  var status = OverlayStatus(
    version: "1.2", uptime: Microseconds(0), mode: .off, ink: ink, eraser: .off, surface: .window)
  #expect(
    OverlayReport.statusText(of: status).hasSuffix(
      "in a window, because the compositor has no layers\nno tablet\n"))
  status.daemonFault = "start stylusd"
  status.isHidden = true
  let text = OverlayReport.statusText(of: status)
  #expect(text.contains("\nhidden while another program needs the screen\n"))
  #expect(text.hasSuffix("no ink from the daemon: start stylusd\n"))
}

@Test func theLatencyOfTheOverlayIsATableInWhichNothingMeasuredIsALine() {
  var first = OverlayLatency(output: "DP-1", pacing: .late, period: 16_666_667)
  first.margin = Microseconds(3_000)
  (first.samples, first.mean) = (120, 10_900.4)
  (first.p50, first.p99, first.longest) = (
    Microseconds(10_800), Microseconds(18_000), Microseconds(20_001)
  )
  (first.commits, first.presented, first.discarded) = (60, 58, 2)
  (first.skipped, first.missed) = (1, 3)
  let second = OverlayLatency(output: "HDMI-A-1", pacing: .eager, period: 0)
  let statistics = OverlayStatistics(uptime: .milliseconds(9_000), outputs: [first, second])
  #expect(
    OverlayReport.statisticsText(of: statistics) == """
      output    pacing  margin us  samples  mean us  p50 us  p99 us  max us
      DP-1        late       3000      120    10900   10800   18000   20001
      HDMI-A-1   eager          -        0        -       -       -       -

      output      Hz  commits  presented  discarded  skipped  missed
      DP-1      60.0       60         58          2        1       3
      HDMI-A-1     -        0          0          0        0       0

      up 9 s

      """)
  let nothing = OverlayStatistics(uptime: Microseconds(0), outputs: [])
  #expect(OverlayReport.statisticsText(of: nothing) == "no output; up 0 s\n")
}
