public import InkDrawing
import InkGeometry

/// A person's letters: a drawing of an alphabet, cut into cells.
///
///     let letters = try PenLetters(drawing, on: LetterSheet(names: ["a", "b", "ff"]))
///     let drawing = try Drawing(text: "hello", letters: letters)
public struct PenLetters: Sendable {
  /// The height of an x, in millimeters.
  public let xHeight: Double
  private let letters: [String: PenLetter]
  /// The number of characters in the longest name.
  private let longestName: Int

  /// Cuts a sheet into letters. A stroke belongs to the cell that contains its center, and the
  /// strokes keep their order. A cell without strokes is a letter that was not drawn.
  ///
  /// - Throws: ``LettersError/emptySheet``.
  public init(_ drawing: Drawing, on sheet: LetterSheet) throws(LettersError) {
    var cells: [Int: [Stroke]] = [:]
    for stroke in drawing.strokes {
      let middle = stroke.transform.bounds(of: stroke.path.bounds)
      guard !middle.isEmpty, let cell = sheet.cell(at: middle.center) else { continue }
      cells[cell, default: []].append(stroke)
    }
    var letters: [String: PenLetter] = [:]
    for (cell, strokes) in cells {
      let letter = PenLetter(strokes, from: sheet.origin(of: cell), xHeight: sheet.xHeight)
      if let letter { letters[sheet.names[cell]] = letter }
    }
    guard !letters.isEmpty else { throw .emptySheet }
    self.letters = letters
    xHeight = sheet.xHeight
    longestName = letters.keys.lazy.map(\.count).max() ?? 1
  }

  /// The names of all letters that were drawn, sorted.
  public var names: [String] { letters.keys.sorted() }

  /// Returns the strokes of a letter, in millimeters, with its baseline at y = 0 and its ink
  /// starting at x = 0; nil if it was not drawn.
  public func strokes(of name: String) -> [Stroke]? { letters[name]?.strokes }

  /// Returns the letters of a line of text, with the longest matching names from the left. A space
  /// is nil.
  ///
  /// - Returns: the letters, and the characters that were not drawn.
  func spell(_ line: Substring) -> (
    letters: [(name: String, letter: PenLetter)?], undrawn: [String]
  ) {
    var (spelt, undrawn) = ([(name: String, letter: PenLetter)?](), [String]())
    var rest = line
    while let character = rest.first {
      if character.isWhitespace {
        spelt.append(nil)
        rest = rest.dropFirst()
        continue
      }
      let found = (1...longestName).reversed().lazy.map { String(rest.prefix($0)) }.first {
        letters[$0] != nil
      }
      if let found, let letter = letters[found] {
        spelt.append((found, letter))
        rest = rest.dropFirst(found.count)
      } else {
        undrawn.append(String(character))
        rest = rest.dropFirst()
      }
    }
    return (spelt, undrawn)
  }
}

/// A letter's strokes, and its extent at each height.
struct PenLetter: Sendable {
  /// The strokes, with the baseline at y = 0 and the ink starting at x = 0.
  let strokes: [Stroke]
  /// The extent of the ink in horizontal bands from the top; nil for a band without ink.
  let bands: [ClosedRange<Double>?]
  /// The extent to the right.
  let width: Double

  /// The height of a band, and the start of the first band above the baseline, in heights of an x.
  static let band = 0.25
  private static let top = 2.5
  private static let bandCount = 18

  /// Creates a letter; nil if the strokes have no points.
  init?(_ all: [Stroke], from origin: Point, xHeight: Double) {
    let box = all.reduce(Rect.empty) { $0.union($1.transform.bounds(of: $1.path.bounds)) }
    guard !box.isEmpty, box.min.isFinite, box.max.isFinite else { return nil }
    let shift = InkTransform.translation(Point(x: -box.min.x, y: -origin.y))
    strokes = all.map { stroke in
      var stroke = stroke
      stroke.transform = stroke.transform.then(shift)
      return stroke
    }
    width = box.width
    var bands = [ClosedRange<Double>?](repeating: nil, count: Self.bandCount)
    for place in strokes.flatMap(\.evenPlaces) {
      let band = Int(((place.y / xHeight + Self.top) / Self.band).rounded(.down))
      guard bands.indices.contains(band) else { continue }
      let old = bands[band] ?? place.x...place.x
      bands[band] = min(old.lowerBound, place.x)...max(old.upperBound, place.x)
    }
    self.bands = bands
  }

  /// Returns the distance between the left edges of this letter and the next, so that their
  /// outlines have at least the distance `gap`.
  func advance(to next: PenLetter, gap: Double) -> Double {
    // Letters without common heights are not closer than this.
    var way = max(0.5 * width, width - 2 * gap) + gap
    for (index, band) in bands.enumerated() {
      guard let band else { continue }
      for near in max(0, index - 1)...min(next.bands.count - 1, index + 1) {
        if let other = next.bands[near] {
          way = max(way, band.upperBound - other.lowerBound + gap)
        }
      }
    }
    return way
  }
}

extension Stroke {
  /// The points in steps of a fifth of a millimeter in the letter's own coordinates, about 2000 at
  /// most, at their position in the drawing.
  var evenPlaces: [Point] {
    let box = path.bounds
    let step = max(0.2, (box.width + box.height) / 400)
    guard step.isFinite else { return [] }
    var places: [Point] = []
    for point in path.interpolatedPoints(by: .distance(step)) where places.count < 2000 {
      places.append(transform.applied(to: point.location))
    }
    return places
  }
}
