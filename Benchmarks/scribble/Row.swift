/// A row of the table: how long something took.
enum Row {
  static func print(_ name: String, _ times: [Duration]) {
    let sorted = times.sorted()
    guard let last = sorted.last else { return }
    func milliseconds(_ time: Duration) -> String {
      let micros = Int(time / .nanoseconds(100))
      let tenths = "\(micros % 10_000 + 10_000)".dropFirst()
      return "\(micros / 10_000).\(tenths)"
    }
    let (middle, late) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
    Swift.print(
      "| \(name) | \(sorted.count) | \(milliseconds(middle)) | \(milliseconds(late)) | \(milliseconds(last)) |"
    )
  }
}
