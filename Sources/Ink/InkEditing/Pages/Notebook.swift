public import InkDrawing
import InkGeometry

/// One page of a notebook.
public struct NotebookPage: Sendable {
  /// Names it for as long as the notebook lives.
  public let id: InkID
  /// What is drawn on it, and what can be undone there.
  public internal(set) var editor: Editor
  /// What it looks like where nothing is drawn.
  public internal(set) var background: PageBackground

  /// A page.
  public init(_ drawing: Drawing = Drawing(), background: PageBackground = PageBackground()) {
    id = InkID()
    editor = Editor(drawing)
    self.background = background
  }
}

/// Pages in their order, one of which is shown, and what can be undone on all of them, one step after the other.
///
///     var notebook = Notebook()
///     notebook.edit { $0.append(stroke) }                      // on the page that is shown
///     try notebook.perform(.page(.add))
///     notebook.undo()                                          // shows the page where something is undone
///
/// A notebook always has a page. Going to another is no step.
public struct Notebook: Sendable {
  /// The pages.
  public internal(set) var pages: [NotebookPage]
  /// Which of them is shown.
  public internal(set) var current = 0
  var past: [Entry] = []
  var future: [Entry] = []
  private var clipboard = Drawing()
  /// What the steps that come now are called, for who undoes the last of several notebooks; those of a page's own bear the
  /// editor's.
  public var stepNumber: UInt64 = 0
  /// The paper that a page gets which has none and is to have one.
  private var paper = PageBackground()
  private var noted = 0
  /// How many steps the editor that is lent had made then.
  private var lentSteps = 0

  /// A step, and what it is called.
  struct Entry {
    var step: Step
    let number: UInt64
  }

  /// What can be undone, in the order in which it was done.
  enum Step {
    /// A step of a page's own.
    case edited(InkID)
    /// A page came to a place.
    case added(NotebookPage, at: Int)
    /// A page went from a place.
    case removed(NotebookPage, at: Int)
    /// A page has another background than before.
    case printed(InkID, PageBackground, instead: PageBackground)
    /// Other pages came in the place of all of these, of which one was shown.
    case replaced([NotebookPage], shown: Int)
  }

  /// So many pages at most.
  public static let mostPages = CanvasCommand.pageNumbers.upperBound

  /// A notebook of some pages; without any it has an empty one.
  public init(_ pages: [NotebookPage] = [NotebookPage()]) {
    self.pages = pages.isEmpty ? [NotebookPage()] : Array(pages.prefix(Self.mostPages))
  }

  /// The page that is shown.
  public var page: NotebookPage { pages[current] }

  /// What the page that is shown looks like where nothing is drawn.
  public var background: PageBackground { pages[current].background }

  /// Whether there is something to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is something to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Does something on the page that is shown; what can be undone there can be undone here.
  ///
  /// Undo through ``undo()``: an editor knows of its own page only.
  public mutating func edit<Result>(
    _ body: (inout Editor) throws(EditError) -> Result
  ) throws(EditError) -> Result {
    let before = page.editor.stepsMade
    pages[current].editor.clipboard = clipboard
    defer {
      clipboard = page.editor.clipboard
      let made = page.editor.stepsMade - before
      if made > 0 { note(Array(repeating: .edited(page.id), count: made)) }
    }
    return try body(&pages[current].editor)
  }

  /// Gives the page that is shown another background: one step.
  public mutating func setBackground(_ background: PageBackground) {
    let old = page.background
    guard old != background else { return }
    if background.paper == nil { paper = old }
    pages[current].background = background
    note([.printed(page.id, background, instead: old)])
  }

  private mutating func note(_ steps: [Step]) {
    future = []
    noted += steps.count
    past += steps.map { Entry(step: $0, number: stepNumber) }
    if past.count > 2 * EditHistory.capacity { past.removeFirst(past.count - EditHistory.capacity) }
  }
}

// MARK: Pages
extension Notebook {
  /// Does a command that is about pages, or what is drawn on the one that is shown; one that fails changes nothing.
  ///
  /// - Returns: where the page looks different, an infinite rectangle if another is shown; nil for a command that is about
  ///   neither: nothing was done.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) throws(EditError) -> ChangedAreas? {
    switch command {
    case .undo:
      guard let areas = undo() else { throw .nothingToUndo }
      return areas
    case .redo:
      guard let areas = redo() else { throw .nothingToRedo }
      return areas
    case .page(let choice):
      try go(choice)
      return .everywhere
    case .background(let choice):
      setBackground(choice.applied(to: page.background, paper: paper))
      return .everywhere
    default: return try edit { editor throws(EditError) in try editor.perform(command) }
    }
  }

  private mutating func go(_ choice: CanvasCommand.PageChoice) throws(EditError) {
    switch choice {
    case .next: try show(current + 1)
    case .previous: try show(current - 1)
    case .number(let number): try show(number - 1)
    case .add: try addPage()
    case .remove: try removePage()
    }
  }

  /// Shows another page, 0 the first. No step.
  public mutating func show(_ number: Int) throws(EditError) {
    guard pages.indices.contains(number) else { throw .noPage(count: pages.count) }
    finishEditing()
    current = number
  }

  /// Puts a page behind the one that is shown, and shows it: one step. Without one, an empty page with the same
  /// background.
  public mutating func addPage(_ page: NotebookPage? = nil) throws(EditError) {
    guard pages.count < Self.mostPages else { throw .tooManyPages(most: Self.mostPages) }
    finishEditing()
    let new = page ?? NotebookPage(background: self.page.background)
    current += 1
    pages.insert(new, at: current)
    note([.added(new, at: current)])
  }

  /// Takes the page that is shown away, and shows the one behind it, or before it if it was the last: one step.
  public mutating func removePage() throws(EditError) {
    guard pages.count > 1 else { throw .onlyPage }
    finishEditing()
    let old = pages.remove(at: current)
    note([.removed(old, at: current)])
    current = min(current, pages.count - 1)
  }

  /// Puts other pages in the place of all of these, and shows the first: one step.
  public mutating func replacePages(with others: [NotebookPage]) {
    guard !others.isEmpty else { return }
    finishEditing()
    let these = Step.replaced(pages, shown: current)
    (pages, current) = (Array(others.prefix(Self.mostPages)), 0)
    note([these])
  }

  /// What is lifted is dropped, and what was erased is a step.
  private mutating func finishEditing() {
    let before = page.editor.stepsMade
    pages[current].editor.closeSteps()
    if page.editor.stepsMade > before { note([.edited(page.id)]) }
  }
}

// MARK: Lending
extension Notebook {
  /// Lends the editor of the page that is shown to a canvas, which shows what is done with it. Until it is given back the page
  /// is empty here, and nothing may be done with pages.
  public mutating func lend() -> Editor {
    var editor = Editor()
    swap(&editor, &pages[current].editor)
    editor.clipboard = clipboard
    lentSteps = editor.stepsMade
    return editor
  }

  /// Takes back what was lent; what was done with it meanwhile can be undone here.
  public mutating func giveBack(_ editor: Editor) {
    let made = editor.stepsMade - lentSteps
    pages[current].editor = editor
    clipboard = editor.clipboard
    lentSteps = editor.stepsMade
    if made > 0 { note(Array(repeating: .edited(page.id), count: made)) }
  }

  /// How many steps were made so far on all pages, those that were undone or forgotten among them, with those of the editor that
  /// is lent.
  public func stepsMade(with editor: Editor) -> Int { noted + editor.stepsMade - lentSteps }

  /// Whether something was done with an editor that is lent.
  public func isUsed(_ editor: Editor) -> Bool { editor.stepsMade > lentSteps }

  /// Gives the page that is shown another background, which no step takes back: that of who made the notebook.
  public mutating func print(_ background: PageBackground) {
    pages[current].background = background
  }
}

// MARK: Undo
extension Notebook {
  /// Takes back the last step, and shows the page where that is; nil if there is none.
  @discardableResult
  public mutating func undo() -> ChangedAreas? {
    finishEditing()
    while let entry = past.popLast() {
      let shown = page.id
      // A page keeps no more steps than it can: what it has forgotten is passed over.
      guard let (areas, way) = turn(entry.step, forwards: false) else { continue }
      future.append(Entry(step: way, number: entry.number))
      return page.id == shown ? areas : .everywhere
    }
    return nil
  }

  /// Does again what was undone last; nil if nothing was, or something else was done since.
  @discardableResult
  public mutating func redo() -> ChangedAreas? {
    finishEditing()
    while let entry = future.popLast() {
      let shown = page.id
      guard let (areas, way) = turn(entry.step, forwards: true) else { continue }
      past.append(Entry(step: way, number: entry.number))
      return page.id == shown ? areas : .everywhere
    }
    return nil
  }

  /// Goes over a step; what then has become of it, for a page is kept as it is when it goes.
  private mutating func turn(_ step: Step, forwards: Bool) -> (ChangedAreas, Step)? {
    switch step {
    case .edited(let id):
      guard let number = pages.firstIndex(where: { $0.id == id }) else { return nil }
      guard let areas = forwards ? pages[number].editor.redo() : pages[number].editor.undo() else {
        return nil
      }
      current = number
      return (areas, step)
    case .printed(let id, let new, let old):
      guard let number = pages.firstIndex(where: { $0.id == id }) else { return nil }
      pages[number].background = forwards ? new : old
      current = number
      return (.everywhere, step)
    case .added(let page, let place):
      let page = forwards ? insert(page, at: place) : take(at: place)
      return (.everywhere, .added(page, at: place))
    case .removed(let page, let place):
      let page = forwards ? take(at: place) : insert(page, at: place)
      return (.everywhere, .removed(page, at: place))
    case .replaced(let others, let shown):
      let these = Step.replaced(pages, shown: current)
      (pages, current) = (others, shown)
      return (.everywhere, these)
    }
  }

  private mutating func insert(_ page: NotebookPage, at place: Int) -> NotebookPage {
    pages.insert(page, at: place)
    current = place
    return page
  }

  private mutating func take(at place: Int) -> NotebookPage {
    let page = pages.remove(at: place)
    current = min(max(0, current > place ? current - 1 : current), pages.count - 1)
    return page
  }
}

extension ChangedAreas {
  /// The whole page.
  public static let everywhere = ChangedAreas(
    Rect(
      min: Point(x: -Double.infinity, y: -Double.infinity),
      max: Point(x: Double.infinity, y: Double.infinity)))
}
