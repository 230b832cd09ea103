public import InkDrawing
public import InkGeometry

/// A small bar next to a word, with the alternatives for the word, in the style of the picker.
///
///     var bar = CandidateBar(words, chosen: 0, appearance: .light)
///     let corner = bar.lie(beside: word, within: output)
///     let picture = bar.picture(pixelsPerPoint: 1.5)
///     if let element = bar.element(at: place) { ... }
///
/// All coordinates are in points, from the upper left corner of the bar.
public struct CandidateBar: Hashable, Sendable {
  /// The appearance, light or dark.
  public var appearance: Appearance
  /// The element that is pressed.
  public var pressed: Element?
  /// The position of the current word.
  let chosen: Int
  /// The elements shown, from left to right, with their positions.
  private(set) var slots: [CandidateSlot] = []
  /// The position of the tip that points at the word, and whether it is at the top.
  private(set) var tip = CalloutTip(x: 0, isUp: false)
  /// The width.
  public private(set) var width = 0.0

  private let words: [PadWord]

  /// An element of the bar that can be pressed.
  public enum Element: Hashable, Sendable {
    /// One of the words.
    case word(Int)
    /// The button that deletes the word.
    case delete
  }

  struct CandidateSlot: Hashable, Sendable {
    var element: Element
    var rect: Rect
    var word: PadWord?
  }

  struct CalloutTip: Hashable, Sendable {
    var x: Double
    var isUp: Bool
  }

  /// The height, which suits a finger: at least 9 mm.
  public static let height = 46.0
  /// The smallest width of a word, and the padding around its letters.
  private static let (leastWidth, padding, edge) = (44.0, 13.0, 6.0)
  static let tipHeight = 7.0
  /// The distance from the word, including the tip, and from the edges.
  private static let (gap, margin) = (4.0, 8.0)
  private static let radius = 18.0

  /// Creates a bar of words, of which one is the current word. Call ``lie(beside:within:)`` to find
  /// out how many of them fit.
  public init(_ words: [PadWord], chosen: Int, appearance: Appearance) {
    (self.words, self.chosen, self.appearance) = (words, chosen, appearance)
    layOutWords(width: .infinity)
  }

  /// Determines what fits into a width: the current word, which is always shown, and as many others
  /// as fit and have letters.
  private mutating func layOutWords(width most: Double) {
    func breadth(of word: PadWord) -> Double {
      max(Self.leastWidth, word.width + 2 * Self.padding)
    }
    let fixed = 2 * Self.edge + Self.leastWidth
    var rest = most - fixed - (words.indices.contains(chosen) ? breadth(of: words[chosen]) : 0)
    (slots, width) = ([], Self.edge)
    for (number, word) in words.enumerated() {
      let breadth = breadth(of: word)
      if number != chosen {
        guard !word.lines.isEmpty, breadth <= rest else { continue }
        rest -= breadth
      }
      let rect = Rect(x: width, y: 0, width: breadth, height: Self.height)
      slots.append(CandidateSlot(element: .word(number), rect: rect, word: word))
      width += breadth
    }
    let rect = Rect(x: width, y: 0, width: Self.leastWidth, height: Self.height)
    slots.append(CandidateSlot(element: .delete, rect: rect))
    width += Self.leastWidth + Self.edge
  }

  /// Places the bar above a word, or below it if there is not enough space. The bar covers the word
  /// only if there is no space elsewhere.
  ///
  /// - Parameters:
  ///   - word: the rectangle that must stay visible.
  ///   - area: the area in which the bar may be placed.
  /// - Returns: the upper left corner of the bar, in the same coordinates.
  public mutating func lie(beside word: Rect, within area: Rect) -> Point {
    layOutWords(width: area.width - 2 * Self.margin)
    let way = Self.gap + Self.tipHeight
    let above = word.min.y - way - Self.height
    let below = word.max.y + way
    let (highest, lowest) = (area.min.y + Self.margin, area.max.y - Self.margin - Self.height)
    let isBelow = above < highest && (below <= lowest || highest - above > below - lowest)
    let top = max(min(isBelow ? below : above, lowest), highest)
    let center = min(max(word.center.x, area.min.x), area.max.x)
    let right = area.max.x - Self.margin - width
    let left = max(min(center - width / 2, right), area.min.x + Self.margin)
    let corner = Point(x: left.rounded(), y: top.rounded())
    let inset = Self.radius + Self.tipHeight
    tip = CalloutTip(x: min(max(center - corner.x, inset), width - inset), isUp: isBelow)
    return corner
  }

  /// The area that the bar covers, in which it receives presses.
  public var plate: Rect { Rect(x: 0, y: 0, width: width, height: Self.height) }

  /// Returns the element at a point, which is never nil within the bar and always nil outside.
  public func element(at place: Point) -> Element? {
    guard plate.contains(place) else { return nil }
    return (slots.first { place.x < $0.rect.max.x } ?? slots.last)?.element
  }

  static var plateRadius: Double { radius }
}
