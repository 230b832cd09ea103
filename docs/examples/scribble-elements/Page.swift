import InkDrawing
import InkGeometry
import InkPractice
import InkRendering
import StylusClient
import StylusProtocol

/// What the window shows: a plate, and reminders with a place for a new one below them. All in
/// logical pixels of the window.
struct Page {
  private var plate = ElementText()
  private var reminders: [(id: Int, text: ElementText)] = [(0, ElementText("water the flowers"))]
  /// The reminder that is being written into the empty place; nil: there is none yet.
  private var newest: Int?
  private var numbers = 0
  private var size = Point(x: 640, y: 480)
  private var focused = ""
  private let letters = PenLetters.shipped
  /// Elements that are being written into.
  var written: Set<String> = []
  var selected: (element: String, range: Range<Int>)? { didSet { isChanged = true } }
  /// Whether it looks other than it was drawn last.
  var isChanged = true

  private static let row = 58.0
  private static let top = 210.0

  mutating func place(width: Double, height: Double) {
    size = Point(x: width, y: height)
    isChanged = true
  }

  // MARK: Elements

  private var plateArea: Rect {
    let width = min(size.x - 80, 560)
    return Rect(x: (size.x - width) / 2, y: 40, width: width, height: 110)
  }

  private func rowArea(_ index: Int) -> Rect {
    Rect(x: 40, y: Self.top + Self.row * Double(index), width: size.x - 80, height: Self.row)
  }

  /// What is left below the list. What is being written there keeps its place until it is done.
  private var emptyArea: Rect {
    let count = reminders.count - (newest == nil ? 0 : 1)
    let start = rowArea(count).min
    return Rect(min: start, max: Point(x: size.x - 40, y: max(start.y + 1, size.y - 20)))
  }

  var elements: [ScribbleElement] {
    var all = [ScribbleElement("plate", .text, ScribbleArea(plateArea))]
    for (index, reminder) in reminders.enumerated() where reminder.id != newest {
      all.append(ScribbleElement("reminder \(reminder.id)", .text, ScribbleArea(rowArea(index))))
    }
    all.append(ScribbleElement("new", .text, ScribbleArea(emptyArea)))
    for index in all.indices { all[index].isFocused = all[index].id == focused }
    return all
  }

  /// The place of a reminder in the list: "new" is the newest.
  private func index(of element: String) -> Int? {
    let id = element == "new" ? newest : Int(element.dropFirst("reminder ".count))
    return reminders.firstIndex { $0.id == id }
  }

  func text(of element: String) -> ElementText {
    if element == "plate" { return plate }
    return index(of: element).map { reminders[$0].text } ?? ElementText()
  }

  var lines: [String] { [plate.text] + reminders.map(\.text.text) }

  mutating func begin(_ element: String) {
    written.insert(element)
    isChanged = true
  }

  /// Gives an element the keyboard; the empty place makes a reminder for it.
  mutating func focus(_ element: String) {
    if element == "new", newest == nil {
      numbers += 1
      newest = numbers
      reminders.append((numbers, ElementText()))
    }
    (focused, selected) = (element, nil)
  }

  mutating func change(_ range: Range<Int>, to text: String, in element: String) -> Bool {
    (selected, isChanged) = (nil, true)
    if element == "plate" { return plate.change(range, to: text) }
    guard let index = index(of: element) else { return false }
    let isDone = reminders[index].text.change(range, to: text)
    // Scratched out, it goes.
    if isDone, reminders[index].text.text.isEmpty, !written.contains(element) {
      reminders.remove(at: index)
    }
    return isDone
  }

  /// What was written is in: a new reminder is one like the others, and one without a text goes.
  mutating func finish(_ element: String) {
    written.remove(element)
    isChanged = true
    if element == "new" {
      if let newest { focused = "reminder \(newest)" }
      newest = nil
    }
    if element != "plate" { reminders.removeAll { $0.text.text.isEmpty && $0.id != newest } }
  }

  // MARK: Letters

  /// A text in the shipped letters; what they lack is left out.
  private func writing(_ element: String) -> PracticeText? {
    let text = text(of: element).text
    let height = element == "plate" ? 22.0 : 12.0
    return Self.written(text, letters, height).map { $0.moved(by: corner($0, element)) }
  }

  private static func written(_ text: String, _ letters: PenLetters, _ height: Double)
    -> PracticeText?
  {
    guard !text.isEmpty else { return nil }
    if let whole = try? PracticeText(text, letters: letters, xHeight: height) { return whole }
    let known = text.filter {
      $0 == " " || (try? PracticeText(String($0), letters: letters)) != nil
    }
    return try? PracticeText(known, letters: letters, xHeight: height)
  }

  /// The plate's text stands in its middle, a reminder's on its line.
  private func corner(_ text: PracticeText, _ element: String) -> Point {
    let bounds = text.bounds
    guard element != "plate" else {
      // All texts on the same line, whatever letters they have.
      return plateArea.center + Point(x: -bounds.center.x, y: text.xHeight * 0.7)
    }
    let area = rowArea(index(of: element) ?? 0)
    return Point(x: area.min.x + 40 - bounds.min.x, y: area.max.y - 20)
  }

  /// Where each code point is seen; nil where letters are left out, for then none could be told for
  /// sure.
  func glyphs(of element: String) -> [ScribbleArea]? {
    let text = text(of: element).text
    guard let writing = writing(element), text.unicodeScalars.count == text.count,
      writing.letters.map(\.name).joined() == text.filter({ $0 != " " })
    else { return nil }
    var rest = writing.letters.flatMap { letter -> [Rect] in
      let box = writing.strokes[letter.strokes].reduce(Rect.empty) {
        $0.union($1.transform.bounds(of: $1.path.bounds))
      }
      // A ligature's characters share its room.
      let width = box.width / Double(letter.name.count)
      return letter.name.indices.enumerated().map { number, _ in
        Rect(x: box.min.x + width * Double(number), y: box.min.y, width: width, height: box.height)
      }
    }[...]
    return text.map { $0 == " " ? ScribbleArea(.zero) : ScribbleArea(rest.popFirst() ?? .zero) }
  }

  /// Where an element's caret is.
  func caret(in element: String) -> ScribbleArea {
    let end = writing(element)?.bounds.max.x
    let area = element == "plate" ? plateArea : rowArea(index(of: element) ?? 0)
    let x = end ?? (element == "plate" ? area.center.x : area.min.x + 40)
    return ScribbleArea(Rect(x: x + 4, y: area.center.y - 16, width: 1, height: 32))
  }

  // MARK: The picture

  func draw(on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout) {
    var brush = Brush(layout)
    brush.fill(layout.bounds.rect, .desk, &pixels)
    brush.bar(plateArea.expanded(by: 2), .edge, &pixels)
    brush.bar(plateArea, .metal, &pixels)
    if plate.text.isEmpty, !written.contains("plate") {
      write("write on the plate", height: 12, at: plateArea.center, .faint, &brush, &pixels)
    }
    for (index, reminder) in reminders.enumerated() {
      let area = rowArea(index)
      brush.disc(Point(x: area.min.x + 14, y: area.max.y - 25), 6, .accent, &pixels)
      brush.disc(Point(x: area.min.x + 14, y: area.max.y - 25), 4.2, .desk, &pixels)
      let rule = Rect(x: area.min.x, y: area.max.y - 3, width: area.width, height: 1)
      brush.fill(rule, .rule, &pixels)
      draw(reminder.id == newest ? "new" : "reminder \(reminder.id)", .ink, &brush, &pixels)
    }
    if !written.contains("new") {
      let place = Point(x: size.x / 2, y: emptyArea.min.y + 34)
      write("write here for a new reminder", height: 9, at: place, .faint, &brush, &pixels)
    }
    drawEngraved(&brush, &pixels)
  }

  private func drawEngraved(_ brush: inout Brush, _ pixels: inout MutableSpan<UInt32>) {
    guard let text = writing("plate") else { return }
    // Light on the lower edge of the cut.
    brush.draw(text.moved(by: Point(x: 0, y: 1.4)), .light, &pixels)
    draw("plate", .cut, &brush, &pixels)
  }

  private func draw(
    _ element: String, _ color: Color, _ brush: inout Brush, _ pixels: inout MutableSpan<UInt32>
  ) {
    if let selected, selected.element == element, let glyphs = glyphs(of: element) {
      let area = glyphs[selected.range.clamped(to: 0..<glyphs.count)].filter { $0.width > 0 }
        .reduce(Rect.empty) { $0.union(Rect($1)) }
      if !area.isEmpty { brush.fill(area.expanded(by: 4), .selection, &pixels) }
    }
    if let text = writing(element) { brush.draw(text, color, &pixels) }
  }

  private func write(
    _ words: String, height: Double, at middle: Point, _ color: Color, _ brush: inout Brush,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    guard let text = Self.written(words, letters, height) else { return }
    brush.draw(text.moved(by: middle - Point(x: text.bounds.center.x, y: 0)), color, &pixels)
  }
}

extension ScribbleArea {
  init(_ area: Rect) {
    self.init(
      left: Float(area.min.x), top: Float(area.min.y), width: Float(area.width),
      height: Float(area.height))
  }
}

extension Rect {
  fileprivate init(_ area: ScribbleArea) {
    self.init(
      x: Double(area.left), y: Double(area.top), width: Double(area.width),
      height: Double(area.height))
  }

  fileprivate static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }
}
