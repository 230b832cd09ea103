import Settings
import StrokeJournal
import StylusDaemon
import StylusDevices
import StylusModel
import StylusPipeline

/// Any bytes as a configuration file and its drop-ins, parted by zero bytes: what is not understood
/// becomes a complaint that names a line, what is understood is within its range, and what counts
/// says the same when it is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConfigurationFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let files = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
  var reading = ConfigurationReading()
  for (place, file) in files.enumerated() { reading.parseFile(file, path: "fuzz\(place).conf") }
  for complaint in reading.complaints { check(complaint, files) }
  let configuration = reading.settings
  precondition(1...1_000 ~= configuration.clients.all)
  precondition(1...1_000 ~= configuration.clients.ofUser)
  precondition(0...3_650 ~= configuration.journal.retention.days)
  precondition(1...1_000_000 ~= configuration.journal.retention.megabytes)
  precondition(1...1_000_000 ~= configuration.limits.strokes)
  precondition(1...100_000_000 ~= configuration.limits.samples)
  precondition(configuration.tablets.count == reading.lines.count { $0.section.first == "t" })
  for wishes in wishes(configuration) { check(wishes) }
  checkAgain(reading)
  return 0
}

/// What is wanted of every tablet that is named, and of one that is not.
private func wishes(_ configuration: Configuration) -> [TabletPreferences] {
  let named = configuration.tablets.compactMap(\.tablet).map { ($0.vendor, $0.product) }
  return ([(0, 0)] + named).map { configuration.preferences(vendor: $0.0, product: $0.1) }
}

private func check(_ complaint: String, _ files: [[UInt8]]) {
  let parts = complaint.split(separator: ":", maxSplits: 2)
  let names = files.indices.map { "fuzz\($0).conf" }
  guard parts.count == 3, let file = names.firstIndex(of: String(parts[0])) else {
    preconditionFailure("names no file: \(complaint)")
  }
  let lines = files[file].count { $0 == UInt8(ascii: "\n") } + 1
  precondition(Int(parts[1]).map { (1...lines).contains($0) } == true, "names no line of it")
}

private func check(_ wishes: TabletPreferences) {
  precondition(0...500_000 ~= wishes.profile(from: SourceProfile()).budget.value)
  let surface = Tablet.Area(
    left: Millimeters(5), top: Millimeters(5), width: Millimeters(200), height: Millimeters(100))
  if let area = wishes.area(of: surface) {
    precondition(area.left.value >= 4.9 && area.left.value + area.width.value <= 205.1)
    precondition(area.top.value >= 4.9 && area.top.value + area.height.value <= 105.1)
  }
  for kind in ToolKind.allCases {
    guard let curve = wishes.pens.tuning(of: Tool(kind: kind)).curve else { continue }
    var last = Fraction.zero
    for step in 0...16 {
      let told = curve(Fraction(Float(step) / 16))
      precondition(told >= last, "a curve falls")
      last = told
    }
    precondition(last == Fraction(1))
  }
}

/// Reads what counts once more.
private func checkAgain(_ reading: ConfigurationReading) {
  var again = ConfigurationReading()
  again.parseFile(Array(reading.whatCounts.utf8), path: "again.conf")
  // A line that was long already is too long with its place behind it.
  guard again.complaints.isEmpty else {
    let isLong = again.complaints.allSatisfy { $0.contains("is longer than") }
    return precondition(isLong, "\(again.complaints)")
  }
  precondition(again.settings.seat == reading.settings.seat)
  precondition(again.settings.socket == reading.settings.socket)
  precondition(again.settings.limits == reading.settings.limits)
  for tablet in [nil] + reading.settings.tablets.map(\.tablet) {
    let (vendor, product) = (tablet?.vendor ?? 0, tablet?.product ?? 0)
    let first = reading.settings.preferences(vendor: vendor, product: product)
    let second = again.settings.preferences(vendor: vendor, product: product)
    precondition(first.area == second.area && first.aspect == second.aspect)
    precondition(first.lateNode == second.lateNode && first.budget == second.budget)
    for kind in ToolKind.allCases {
      let tool = Tool(kind: kind)
      precondition(first.pens.tuning(of: tool) == second.pens.tuning(of: tool))
    }
  }
}
