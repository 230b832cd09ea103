/// The widths of a Xournal++ stroke at its points, in points of 1/72 inch.
///
/// The width at a point between two segments is the mean of theirs. If a list has another length,
/// only its first number is used, as in Xournal++. An invalid width is replaced by the previous
/// one.
struct XoppWidths {
  private(set) var values: [Double] = []
  /// The error in the stroke's widths, and what is used instead; nil if there is none.
  private(set) var fault: String?
  /// Whether there is a width for each segment, or a single one.
  private(set) var fitsPoints = true

  /// The default width: that of Xournal++'s medium pen.
  private static let usual = 1.41

  init(_ element: XMLElement, count: Int) {
    let list = LenientNumbers(Array((element["width"] ?? "").utf8)).values
    let whole = list.first(where: Self.isWidth)
    // Old files have the list in a separate attribute.
    let pressures = element["pressures"].map { LenientNumbers(Array($0.utf8)).values }
    var segments = pressures ?? Array(list.dropFirst())
    fault = Self.fault(list, pressures ?? [], hasWhole: whole != nil)
    values = [Double](repeating: whole ?? Self.usual, count: count)
    guard !segments.isEmpty else { return }
    fitsPoints = segments.count >= count - 1
    guard fitsPoints else { return }
    var before = segments.first(where: Self.isWidth) ?? whole ?? Self.usual
    for index in segments.indices {
      if Self.isWidth(segments[index]) {
        before = segments[index]
      } else {
        segments[index] = before
      }
    }
    for index in values.indices {
      let before = segments[max(0, min(index, count - 1) - 1)]
      values[index] = (before + segments[min(index, max(0, count - 2))]) / 2
    }
  }

  private static func fault(_ list: [Double], _ more: [Double], hasWhole: Bool) -> String? {
    guard hasWhole else { return "it has no width; \(usual) points are assumed" }
    switch (list + more).count(where: { !isWidth($0) }) {
    case 0: return nil
    case 1: return "one of its widths is not a number; the previous one is used"
    case let count: return "\(count) of its widths are not numbers; the previous ones are used"
    }
  }

  /// Less than 100 m, the limit for a stroke's point.
  private static func isWidth(_ value: Double) -> Bool { 0..<2e8 ~= value }
}
