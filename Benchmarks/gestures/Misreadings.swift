import Handwriting
import InkGeometry
import InkRecognition
import TextFields
import Units

/// Words written over a text, with small letters so high: what their first strokes are taken for,
/// and what is done then.
struct Misreadings {
  /// How high small letters are, in millimeters.
  private let height: Float
  private let isShown: Bool
  private var words = 0
  private var lone = 0
  private var looks: [InkGesture: Int] = [:]
  private var loneLooks: [InkGesture: Int] = [:]
  private var meant: [Surface: [InkGesture: Int]] = [:]
  private var done: [Surface: [InkGesture: Int]] = [:]
  private var random = SplitMix(state: 7)

  /// Where words are written.
  private enum Surface: String, CaseIterable {
    case page = "a page full of text"
    case line = "over a line"
    case behind = "behind it"
  }

  private static let page = TextPage(columns: 70, rows: 30)
  private static let line = TextPage(columns: 40, rows: 1)
  /// Each word is written so often over each of them.
  private static let places = 4
  /// What letters over fields count as at most (WritingSession).
  private static let mostScale: Float = 2.5

  init(height: Float, isShown: Bool) { (self.height, self.isShown) = (height, isShown) }

  mutating func take(_ word: Writing) {
    let trace = word.trace
    let factor = height / WritingScale.of(trace)
    let strokes = (0..<trace.strokeCount).map { trace.points[trace.range($0)].map { $0 * factor } }
    guard let first = strokes.first, let start = first.first else { return }
    words += 1
    if strokes.count == 1 { lone += 1 }
    guard let gesture = InkGesture(overText: first, scale: min(height, Self.mostScale)) else {
      return
    }
    looks[gesture, default: 0] += 1
    if strokes.count == 1 { loneLooks[gesture, default: 0] += 1 }
    if isShown {
      let text = String(decoding: word.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self)
      print("  \(height) mm, \(gesture), of \(strokes.count) strokes: \(text)")
    }
    for surface in Surface.allCases {
      for _ in 0..<Self.places {
        let corner = place(on: surface) - Point(start)
        let moved = strokes.map { $0.map { Point($0) + corner } }
        if perform([moved[0]], on: surface) {
          meant[surface, default: [:]][gesture, default: 0] += 1
        }
        if perform(moved, on: surface) { done[surface, default: [:]][gesture, default: 0] += 1 }
      }
    }
  }

  /// Where a word begins, in millimeters.
  private mutating func place(on surface: Surface) -> Point {
    let (x, y) = (random.share(), random.share())
    let pixels =
      switch surface {
      case .page: Self.page.place(x, y)
      case .line: Self.line.place(x, y)
      // A letter and a half behind the last, in the middle of the field.
      case .behind: Self.line.place(1, 0.5) + Point(x: 1.5 * TextPage.letterWidth, y: 0)
      }
    return pixels * (25.4 / 96)
  }

  /// Has a session take these strokes, each a quarter of a second after the one before; whether it
  /// changes the text, or selects.
  private func perform(_ strokes: [[Point]], on surface: Surface) -> Bool {
    var session = WritingSession()
    let page = surface == .page ? Self.page : Self.line
    var actions: [WritingSession.Action] = []
    var now: Int64 = 0
    for (index, stroke) in strokes.enumerated() {
      let number = UInt64(index + 1)
      let isInk = session.begin(
        number, over: FieldPlace(page.field, corner: .zero), at: stroke[0], Self.time(now))
      guard isInk else { return false }
      for place in stroke { session.appendPoint(place, to: number) }
      // No tap, and no pen that is held still.
      actions += session.end(number, at: Self.time(now + 400))
      now += 650
    }
    actions += session.collectDueActions(at: Self.time(now + 1_000)).actions
    for case .edit(_, let edit) in actions {
      if case .perform(let gesture) = edit.request {
        return gesture.requestedEdit(of: page.glyphs) != nil
      }
    }
    return false
  }

  private static func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1_000)
  }

  // MARK: Telling

  static let heading =
    "height, mm | gesture | first strokes, % | of them the whole word, % | would ask something, % of words: "
    + Surface.allCases.map(\.rawValue).joined(separator: " / ") + " | does something, the same"

  func tell() {
    print("\n\(height) mm: \(words) words, of which \(lone) are one stroke")
    for gesture in InkGesture.allCases {
      guard let count = looks[gesture] else { continue }
      let asks = Surface.allCases.map { share(meant[$0]?[gesture] ?? 0, of: words * Self.places) }
      let acts = Surface.allCases.map { share(done[$0]?[gesture] ?? 0, of: words * Self.places) }
      print(
        "\(height) | \(gesture) | \(share(count, of: words)) | \(share(loneLooks[gesture] ?? 0, of: words)) | "
          + asks.joined(separator: " / ") + " | " + acts.joined(separator: " / "))
    }
  }

  private func share(_ part: Int, of whole: Int) -> String {
    let percent = Double(part) * 100 / Double(max(1, whole))
    return "\((percent * 1_000).rounded() / 1_000)"
  }
}

extension Point {
  /// A place of a trace.
  init(_ place: SIMD2<Float>) { self.init(x: Double(place.x), y: Double(place.y)) }
}

/// The same numbers on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func share() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((word ^ (word >> 31)) >> 11) * 0x1p-53
  }
}
