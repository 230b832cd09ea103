public import InkDrawing
public import InkGeometry

/// A small bar beside a word, with what that may be besides, in the picker's look.
///
///     var bar = CandidateBar(words, chosen: 0, appearance: .light)
///     let corner = bar.lie(beside: word, within: output)
///     let picture = bar.picture(pixelsPerPoint: 1.5)
///     if let element = bar.element(at: place) { ... }
///
/// In points, from the upper left corner of its plate.
public struct CandidateBar: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// What is pressed.
  public var pressed: Element?
  /// What the word is now.
  let chosen: Int
  /// What is shown, from left to right, and where.
  private(set) var slots: [CandidateSlot] = []
  /// Where its tip points at the word, and whether that is above it.
  private(set) var tip = CalloutTip(x: 0, isUp: false)
  /// How wide it is.
  public private(set) var width = 0.0

  private let words: [PadWord]

  /// What can be pressed.
  public enum Element: Hashable, Sendable {
    /// One of the words.
    case word(Int)
    /// None of them: the word goes.
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

  /// How high it is: as a finger needs, 9 mm and more.
  public static let height = 46.0
  /// A word has so much room at least, and beside its letters.
  private static let (leastWidth, padding, edge) = (44.0, 13.0, 6.0)
  static let tipHeight = 7.0
  /// So far it lies from the word, with its tip between, and from the edges.
  private static let (gap, margin) = (4.0, 8.0)
  private static let radius = 18.0

  /// A bar of words of which one is there now; wherever it lies, ``lie(beside:within:)`` says how
  /// many have room.
  public init(_ words: [PadWord], chosen: Int, appearance: Appearance) {
    (self.words, self.chosen, self.appearance) = (words, chosen, appearance)
    layOutWords(width: .infinity)
  }

  /// What has room in a width: the word that is there always, of others as many as there are
  /// letters for.
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

  /// Lies down above a word, or below it where there is no room, and never over it unless there is
  /// none at all.
  ///
  /// - Parameters:
  ///   - word: what is not to be hidden.
  ///   - area: what it may lie on.
  /// - Returns: its upper left corner, in the same measure.
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

  /// What it covers: a press within it is its own.
  public var plate: Rect { Rect(x: 0, y: 0, width: width, height: Self.height) }

  /// What is pressed at a place: on the plate something always is; nil beside it.
  public func element(at place: Point) -> Element? {
    guard plate.contains(place) else { return nil }
    return (slots.first { place.x < $0.rect.max.x } ?? slots.last)?.element
  }

  static var plateRadius: Double { radius }
}
