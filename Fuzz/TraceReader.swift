import InkConversion
import StylusModel
import StylusPipeline
import StylusctlCommands

/// The rows that were printed.
private final class Page {
  var bytes: [UInt8] = []
}

/// Any bytes as a trace: refused with a place in them, or read; every number is within its range,
/// what is printed reads as numbers, one row for each sample and horizon, and pieces do not matter.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTrace(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let whole = read(bytes, piece: max(1, count))
  let piece = Int(bytes.first ?? 0) % 16 + 1
  let parts = read(bytes, piece: piece)
  precondition(parts.points == whole.points && parts.error == whole.error, "pieces matter")
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  if let error = whole.error { precondition(1...lines ~= error.line, "names no line") }
  var before: TracePoint?
  for point in whole.points {
    check(point, after: before)
    before = point
  }
  checkRows(bytes, of: whole.points)
  return 0
}

private func read(
  _ bytes: [UInt8], piece: Int
) -> (points: [TracePoint], error: TraceError?) {
  var reader = TraceReader()
  var points: [TracePoint] = []
  var rest = bytes[...]
  do throws(TraceError) {
    while !rest.isEmpty {
      reader.appendBytes(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      while try reader.readSample() { points.append(reader.point) }
    }
    reader.endInput()
    while try reader.readSample() { points.append(reader.point) }
  } catch {
    return (points, error)
  }
  return (points, nil)
}

private func check(_ point: TracePoint, after before: TracePoint?) {
  let sample = point.sample
  precondition(abs(sample.x.value) <= 1e6 && abs(sample.y.value) <= 1e6, "a place")
  precondition(0...1 ~= sample.pressure.value, "a pressure")
  precondition(0...Float.pi / 2 ~= sample.altitude.value, "an altitude")
  precondition(0..<2 * Float.pi ~= sample.azimuth.value, "an azimuth")
  precondition(!point.label.isEmpty && !point.stamp.isEmpty, "no label or time")
  precondition(!(point.label + point.stamp).contains { [0x22, 0x2C, 0x0A].contains($0) })
  guard let before, before.stroke == point.stroke else {
    precondition(point.index == 0 && point.stroke == (before?.stroke ?? 0) + 1)
    return
  }
  precondition(point.index == before.index + 1 && !(sample.time < before.sample.time))
}

private func checkRows(_ bytes: [UInt8], of points: [TracePoint]) {
  let page = Page()
  var rows = PredictionRows([.milliseconds(8), .milliseconds(50)]) {
    page.bytes += $0
    return true
  }
  var trace = WrittenTrace()
  if (try? trace.processBytes(bytes[...], &rows)) == true { try? trace.endTrace(&rows) }
  _ = rows.show()
  let lines = page.bytes.split(separator: UInt8(ascii: "\n")).dropFirst()
  precondition(lines.count == 2 * points.count, "rows are missing")
  for line in lines {
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    precondition(fields.count == 7, "fields are missing")
    for field in fields[4..<6] {
      let number = Double(String(decoding: field, as: UTF8.self))
      precondition(number?.isFinite == true, "a place is no number")
    }
  }
}
