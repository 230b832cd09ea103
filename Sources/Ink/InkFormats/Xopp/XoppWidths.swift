/// How wide a stroke of Xournal++ is at each of its places, in points.
///
/// A place between two segments has the mean of theirs. A list of another length counts by its
/// first number alone, as in Xournal++. A width that is no number counts as the one before it.
struct XoppWidths {
  private(set) var values: [Double] = []
  /// What is wrong with the stroke's widths, and what counts in their place; nil if nothing is.
  private(set) var fault: String?
  /// Whether there is one for each segment, or one for all.
  private(set) var fitsPoints = true

  /// The width of Xournal++'s medium pen: what counts where a stroke has none.
  private static let usual = 1.41

  init(_ element: XMLElement, count: Int) {
    let list = LenientNumbers(Array((element["width"] ?? "").utf8)).values
    let whole = list.first(where: Self.isWidth)
    // Old files have the list in an attribute of its own.
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
    case 1: return "one of its widths is not a number; the one before it counts"
    case let count: return "\(count) of its widths are not numbers; those before them count"
    }
  }

  /// Less than 100 m, as a stroke's point may have.
  private static func isWidth(_ value: Double) -> Bool { 0..<2e8 ~= value }
}
