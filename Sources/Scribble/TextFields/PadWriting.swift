package import InkGeometry
import InkRecognition
package import Units

/// Writing on a pad, from the first stroke to the text: makes the decisions; its owner carries them
/// out.
///
///     if pad.begin(stroke, at: place, time) { ... }
///     for action in pad.end(stroke, at: time) { do it }
///     pad.acceptReadings(...), pad.collectDueActions(at: now), pad.choose(1): actions, too
///
/// Strokes without a pause between them form a word or a few words. While they are written, the
/// readings are reported; after the pause the best one is inserted. The others stay available for a
/// while, and replace it if one is chosen.
package struct PadWriting: Sendable {
  package var rules: WritingRules
  /// The possible readings, the likeliest first: of the current ink, or of the text inserted last.
  package private(set) var readings: [String] = []
  /// The index of the reading that is or will be in the program.
  package private(set) var chosen = 0
  private var strokes: [UInt64: FieldStroke] = [:]
  private var ink: [[Point]] = []
  private var area = Rect.empty
  private var inkNumbers: [UInt64] = []
  private var lifted = Timestamp(microseconds: 0)
  private var number = Self.firstNumber
  private var asked = 0
  private var answered = 0
  /// The text inserted last, with its spaces, which is deleted if another reading is chosen; nil
  /// once something else happened.
  private var written: String?
  /// Whether the text inserted last directly followed the previous ink, which determined its space.
  package private(set) var followsInk = false
  /// The end of the last ink; nil if the text before the caret is unknown.
  private var former: Rect?

  /// Distinguishes its words from those over fields, whose numbers start at 1.
  package static let firstNumber: UInt64 = 1 << 62

  package init(_ rules: WritingRules = WritingRules()) { self.rules = rules }

  /// The action.
  package enum PadTextAction: Hashable, Sendable {
    /// Read these strokes; positions in millimeters of the layout.
    case read(phrase: UInt64, version: Int, [[Point]])
    /// Inserts a text at the caret, replacing a text before it.
    case put(String, over: String)
    /// The ink of these strokes has become text, or was discarded.
    case fade([UInt64])
    /// The readings have changed.
    case show
  }

  /// Whether writing is in progress, or was a moment ago.
  package var isBusy: Bool { !strokes.isEmpty || !ink.isEmpty }

  // MARK: Strokes

  /// A stroke begins on the paper, in millimeters of the layout.
  package mutating func begin(_ stroke: UInt64, at place: Point, _ time: Timestamp) {
    let target = FieldPlace(Self.noField, corner: .zero)
    strokes[stroke] = FieldStroke(target: target, phrase: nil, began: time)
    appendPoint(place, to: stroke)
  }

  private static let noField = TextField(
    FieldReference(name: "", path: ""), of: WindowID(rawValue: 0), .other, isMultiline: false,
    area: .empty)

  package mutating func appendPoint(_ place: Point, to stroke: UInt64) {
    strokes[stroke]?.appendPlace(place)
  }

  package mutating func cancel(_ stroke: UInt64) { strokes[stroke] = nil }

  /// The pen was lifted.
  package mutating func end(_ stroke: UInt64, at time: Timestamp) -> [PadTextAction] {
    guard let done = strokes.removeValue(forKey: stroke), !done.places.isEmpty else { return [] }
    lifted = time
    if !ink.isEmpty, InkGesture(done.trace, scale: Self.letterHeight) == .scratchOut,
      done.sort.area.covers(area)
    {
      inkNumbers.append(stroke)
      return drop()
    }
    guard ink.count < WrittenInk.mostStrokes else { return [.fade([stroke])] }
    if ink.isEmpty { number += 1 }
    ink.append(done.places)
    inkNumbers.append(stroke)
    area = area.union(done.sort.area)
    asked = ink.count
    return [.read(phrase: number, version: asked, ink)]
  }

  /// The height of letters on a pad, in millimeters: larger than over a line on the screen.
  private static let letterHeight: Float = 4

  /// Discards the ink.
  package mutating func drop() -> [PadTextAction] {
    let numbers = inkNumbers
    clearInk()
    readings = []
    number += 1
    return [.fade(numbers), .show]
  }

  private mutating func clearInk() {
    (ink, inkNumbers, area, asked, answered) = ([], [], .empty, 0, 0)
  }

  // MARK: Readings

  /// The readings of some strokes, the likeliest first; empty if they are not text.
  package mutating func acceptReadings(_ phrase: UInt64, version: Int, _ found: [String])
    -> [PadTextAction]
  {
    guard phrase == number, answered < version, !ink.isEmpty else { return [] }
    answered = version
    (readings, chosen) = (found, 0)
    written = nil
    return [.show]
  }

  /// A reading is pressed: of ink that is not inserted yet, or of the text inserted last.
  package mutating func choose(_ index: Int) -> [PadTextAction] {
    guard readings.indices.contains(index) else { return [] }
    let isSame = index == chosen
    chosen = index
    if !ink.isEmpty { return commitWriting() }
    guard !isSame, let former = written else { return [.show] }
    let space = former.hasPrefix(" ") ? " " : ""
    let text = space + readings[index]
    written = text
    return [.put(text, over: former), .show]
  }

  /// Performs due work.
  ///
  /// - Returns: the actions, and the time of the next call.
  package mutating func collectDueActions(at now: Timestamp) -> (
    actions: [PadTextAction], next: Timestamp?
  ) {
    guard !ink.isEmpty, strokes.isEmpty else { return ([], nil) }
    let due = lifted + rules.pause
    guard due <= now else { return ([], due) }
    // The recognizer's answer will trigger the next step.
    guard answered >= asked else { return ([], nil) }
    return (commitWriting(), nil)
  }

  /// Inserts the current text now.
  package mutating func commitWriting() -> [PadTextAction] {
    guard !ink.isEmpty else { return [] }
    guard readings.indices.contains(chosen) else { return drop() }
    let gap = former.map { isApart(from: $0) } ?? false
    let text = (gap ? " " : "") + readings[chosen]
    let numbers = inkNumbers
    followsInk = former != nil
    (written, former) = (text, area)
    clearInk()
    number += 1
    return [.put(text, over: ""), .fade(numbers), .show]
  }

  /// Whether there is a space between the previous text and this one: always, unless the ink
  /// continues directly behind it at the same height.
  private func isApart(from before: Rect) -> Bool {
    let gap = area.min.x - before.max.x
    return !(gap > -1 && gap < max(0.8, 0.15 * before.height))
  }

  /// A key was pressed, or another field has the keyboard: the text before the caret is unknown
  /// now.
  package mutating func forgetContext() -> [PadTextAction] {
    (written, former) = (nil, nil)
    guard ink.isEmpty else { return [] }
    readings = []
    return [.show]
  }

  /// The field with the keyboard may have changed: existing text is not changed any more, but the
  /// next text is appended to it.
  package mutating func forgetText() -> [PadTextAction] {
    let place = former
    defer { former = place }
    return forgetContext()
  }

  /// Everything ends as it is.
  package mutating func stop() -> [PadTextAction] {
    let numbers = inkNumbers + strokes.keys
    strokes = [:]
    clearInk()
    (readings, written, former) = ([], nil, nil)
    number += 1
    return numbers.isEmpty ? [] : [.fade(numbers)]
  }
}
