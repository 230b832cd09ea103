public import InkDrawing
public import InkGeometry

/// A pad at the lower edge of a screen, in the style of the picker, for writing text for programs
/// without a text field to write over.
///
///     var pad = WritingPad(width: 1280, appearance: .light)
///     pad.candidates = [word, other]; let picture = pad.picture(pixelsPerPoint: 2)
///     if let element = pad.element(at: place) { ... }
///
/// All coordinates are in points, from the upper left corner of its surface, which is as wide as
/// the screen.
public struct WritingPad: Hashable, Sendable {
  /// The width of the surface.
  public var width: Double
  /// The appearance, light or dark.
  public var appearance: Appearance
  /// Whether only the handle that opens the pad is shown.
  public var isFolded = false
  /// The possible readings of the last writing. The first is, or will be, inserted into the
  /// program.
  public var candidates: [PadWord] = []
  /// The position of the current reading.
  public var chosen = 0
  /// A text that is waiting to be inserted.
  public var waiting: PadWord?
  /// Whether the waiting text can be copied.
  public var canCopy = false
  /// The element that is pressed.
  public var pressed: Element?

  /// An element of the pad that can be pressed or written on.
  public enum Element: Hashable, Sendable {
    case paper
    case candidate(Int)
    case waiting
    /// The button that copies the waiting text.
    case copy
    case delete
    case space
    case enter
    case close
    /// The handle that opens the pad.
    case handle
  }

  /// The height of the surface.
  public static let height = 252.0
  /// The height of the surface when it is folded.
  public static let foldedHeight = 52.0
  /// The height that windows leave free for the pad; its shadow lies over them.
  public static let zone = height - top
  static let top = 24.0
  static let strip = 48.0
  static let margin = 14.0
  static let column = 62.0

  /// Creates an empty pad.
  public init(width: Double, appearance: Appearance) {
    (self.width, self.appearance) = (width, appearance)
  }

  var plate: Rect {
    let breadth = min(width - 32, 980)
    return Rect(
      x: (width - breadth) / 2, y: Self.top, width: breadth,
      height: Self.height - Self.top - 10)
  }

  /// The area for writing.
  public var paper: Rect {
    Rect(
      x: plate.min.x + Self.margin, y: plate.min.y + Self.strip,
      width: plate.width - Self.margin - Self.column,
      height: plate.height - Self.strip - Self.margin)
  }

  var handle: Rect { Rect(x: width / 2 - 66, y: 8, width: 132, height: 38) }

  /// The area in which the surface receives pens, pointers and fingers.
  public var area: Rect { isFolded ? handle : plate }

  /// The buttons next to the paper.
  private static let keys: [Element] = [.delete, .space, .enter]
  /// All buttons with an icon.
  static let buttons = keys + [.close, .copy]

  func rect(of element: Element) -> Rect? {
    switch element {
    case .paper: paper
    case .handle: handle
    case .close:
      Rect(x: plate.max.x - Self.column, y: plate.min.y, width: Self.column, height: Self.strip)
    case .delete, .space, .enter:
      Self.keys.firstIndex(of: element).map { number in
        let side = paper.height / Double(Self.keys.count)
        return Rect(
          x: plate.max.x - Self.column, y: paper.min.y + side * Double(number),
          width: Self.column, height: side)
      }
    case .candidate(let number): pills.first { $0.element == .candidate(number) }?.rect
    case .waiting: pills.first { $0.element == .waiting }?.rect
    case .copy: copying
    }
  }

  /// The elements of the strip, from left to right: as many candidates as fit, and the waiting text
  /// last.
  var pills: [(element: Element, rect: Rect, word: PadWord)] {
    var found: [(element: Element, rect: Rect, word: PadWord)] = []
    let start = plate.min.x + Self.margin
    let end = (copying?.min.x ?? plate.max.x - Self.column) - 4
    // Next to a wide button, half of the space is left for readings.
    let most = copying == nil ? end - plate.min.x - 4 : (end - start) / 2
    let breadth = waiting.map { min($0.width + 66, most) }
    let limit = breadth.map { end - $0 - 8 } ?? end + 4
    var left = start
    // A reading with letters that cannot be shown cannot be chosen among others.
    for (number, word) in candidates.enumerated() where !word.lines.isEmpty || number == chosen {
      let rect = Rect(x: left, y: plate.min.y + 8, width: max(44, word.width + 28), height: 34)
      guard rect.max.x < limit else { break }
      found.append((.candidate(number), rect, word))
      left = rect.max.x + 8
    }
    if let waiting, let breadth {
      let rect = Rect(x: end - breadth, y: plate.min.y + 8, width: breadth, height: 34)
      found.append((.waiting, rect, waiting))
    }
    return found
  }

  /// The button next to the waiting text.
  private var copying: Rect? {
    guard waiting != nil, canCopy else { return nil }
    return Rect(x: plate.max.x - Self.column - 44, y: plate.min.y + 8, width: 40, height: 34)
  }

  /// Returns the element at a point; nil if there is none.
  public func element(at place: Point) -> Element? {
    if isFolded { return handle.contains(place) ? .handle : nil }
    if let pill = pills.first(where: { $0.rect.contains(place) }) { return pill.element }
    return ([.paper] + Self.buttons).first { rect(of: $0)?.contains(place) == true }
  }
}

/// A word as lines to be drawn with a round tip. The baseline is y = 0, the word begins at x = 0,
/// and its small letters have the height ``xHeight``.
public struct PadWord: Hashable, Sendable {
  /// The lines, in points.
  public let lines: [[Point]]
  /// The width of the word, in points.
  public let width: Double
  /// The height of small letters, in points.
  public static let xHeight = 9.0

  /// Creates a word from lines, which determine its width.
  public init(lines: [[Point]]) {
    self.lines = lines
    width = lines.joined().reduce(0) { max($0, $1.x) }
  }
}
