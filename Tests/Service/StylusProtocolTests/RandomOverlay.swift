import StylusModel
import StylusProtocol
import Testing

extension Dice {
  var count: Int { mutating get { Int(next() >> 40) } }
  var share: Float { mutating get { Float(next() >> 40) / Float(1 << 24) } }
  var name: String {
    mutating get { ["DP-1", "é \"ink\"", "\u{1}\\", "eDP-1", "x"][Int(next() % 5)] }
  }
  var ink: OverlayInk {
    mutating get {
      OverlayInk(
        ink: name, color: InkColor(rgba: bits32()), width: share * 60)
    }
  }
  var area: LayoutArea {
    mutating get {
      LayoutArea(left: share - 9_000, top: share, width: share * 4_000, height: share * 2_000)
    }
  }

  var status: OverlayStatus {
    mutating get {
      var status = OverlayStatus(
        version: name, uptime: Microseconds(Int64(count)),
        mode: OverlayMode.allCases[Int(next() % 3)], ink: ink,
        eraser: OverlayStatus.EraserSetting.allCases[Int(next() % 3)],
        surface: OverlayStatus.DrawingSurface.allCases[Int(next() % 2)])
      for _ in 0..<next() % 3 {
        var output = OverlayOutput(name: name, area: area, pixelWidth: count, pixelHeight: count)
        (output.strokes, output.isShown, output.memory) = (count, bool(), count)
        if bool() { output.kept = count }
        (output.page, output.pages) = (count, count)
        (output.zoom, output.angle) = (area.width, area.height)
        output.background = OverlayBackground.allCases[count % OverlayBackground.allCases.count]
        status.outputs.append(output)
        var tablet = OverlayTablet(device: DeviceID(rawValue: UInt32(count)), name: name)
        if bool() { (tablet.output, tablet.area) = (name, area) }
        status.tablets.append(tablet)
      }
      status.isHidden = bool()
      if bool() { status.daemonFault = name }
      return status
    }
  }

  var statistics: OverlayStatistics {
    mutating get {
      var outputs: [OverlayLatency] = []
      for _ in 0..<next() % 3 {
        var output = OverlayLatency(
          output: name, pacing: OverlayLatency.Pacing.allCases[Int(next() % 3)],
          period: Int64(count))
        if bool() { output.margin = Microseconds(Int64(count)) }
        (output.samples, output.mean) = (UInt64(count), share * 1_000)
        output.p50 = Microseconds(Int64(count))
        output.p99 = Microseconds(Int64(count))
        output.longest = Microseconds(Int64(count))
        (output.commits, output.presented) = (UInt64(count), UInt64(count))
        (output.discarded, output.skipped) = (UInt64(count), UInt64(count))
        output.missed = UInt64(count)
        outputs.append(output)
      }
      return OverlayStatistics(uptime: Microseconds(Int64(count)), outputs: outputs)
    }
  }
}
