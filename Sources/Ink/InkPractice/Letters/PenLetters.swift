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
  /// How many characters the longest name has.
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

  /// The letters of a line of text: the longest names that fit, from the left. A space is nil.
  ///
  /// - Returns: also what was not drawn.
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

/// A letter's strokes, and how far it reaches at each height.
struct PenLetter: Sendable {
  /// Its line at y = 0, its ink from x = 0 on.
  let strokes: [Stroke]
  /// In bands from the top: where ink begins and ends; an empty one where there is none.
  let bands: [ClosedRange<Double>?]
  /// How far it reaches to the right.
  let width: Double

  /// A band's height, and where the first begins above the line, in heights of an x.
  static let band = 0.25
  private static let top = 2.5
  private static let bandCount = 18

  /// Nil if the strokes have no places.
  init?(_ all: [Stroke], from origin: Point, xHeight: Double) {
    let box = all.reduce(Rect.empty) { $0.union($1.transform.bounds(of: $1.path.bounds)) }
    guard !box.isEmpty, box.min.isFinite, box.max.isFinite else { return nil }
    let shift = AffineTransform.translation(Point(x: -box.min.x, y: -origin.y))
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

  /// How far right of this letter's left edge the next one begins, so that their outlines come no
  /// nearer than a gap.
  func advance(to next: PenLetter, gap: Double) -> Double {
    // Letters that share no height stand no closer than that.
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
  /// Its places in steps of a fifth of a millimeter of its own, at most some 2000, where it lies in
  /// its drawing.
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
