import InkDrawing

/// Something that could not be kept in a conversion.
public struct Loss: Hashable, CustomStringConvertible, Sendable {
  /// A plain description of the loss, such as "texture is not kept".
  public let what: String
  /// The number of strokes, pages or other items affected; 0 if the whole drawing is affected.
  public let count: Int

  package init(what: String, count: Int) {
    self.what = what
    self.count = count
  }

  /// The loss and the number of times it occurred.
  public var description: String { count > 1 ? "\(what) (\(count) times)" : what }
}

/// Collects losses; each is listed once, in the order of the first occurrence.
struct Losses {
  private var order: [String] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ what: String, count: Int = 1) {
    if counts[what] == nil { order.append(what) }
    counts[what, default: 0] += count
  }

  mutating func add(_ what: String, if isTrue: @autoclosure () -> Bool) {
    if isTrue() { add(what) }
  }

  /// Adds other losses.
  mutating func add(_ more: Losses) {
    for loss in more.all { add(loss.what, count: loss.count) }
  }

  /// Adds the loss of a stroke's mask in a format without masks.
  mutating func addMask(of stroke: Stroke, parts: Int) {
    guard stroke.mask != nil, stroke.ink.type != .eraser else { return }
    add(
      parts > 1 ? "masks were cut into separate strokes" : "masks count along the middle line only")
    add("strokes that a mask hides are left out", if: parts == 0 && !stroke.path.isEmpty)
  }

  var all: [Loss] { order.map { Loss(what: $0, count: counts[$0] ?? 0) } }
}
