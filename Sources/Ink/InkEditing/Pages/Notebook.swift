public import InkDrawing
import InkGeometry

/// One page of a notebook.
public struct NotebookPage: Sendable {
  /// The identifier of the page for the lifetime of the notebook.
  public let id: InkID
  /// The drawing on the page and its undo history.
  public internal(set) var editor: Editor
  /// The background of the page.
  public internal(set) var background: PageBackground

  /// Creates a page.
  public init(_ drawing: Drawing = Drawing(), background: PageBackground = PageBackground()) {
    id = InkID()
    editor = Editor(drawing)
    self.background = background
  }
}

/// An ordered list of pages, of which one is the current page, with a common undo history.
///
///     var notebook = Notebook()
///     notebook.editor.append(stroke)                           // on the page that is shown
///     try notebook.perform(.page(.add))
///     notebook.undo()  // shows the page where something is undone
///
/// A notebook always has at least one page. Changing the current page is not a step.
public struct Notebook: Sendable {
  /// The pages.
  public internal(set) var pages: [NotebookPage]
  /// The position of the current page.
  public internal(set) var current = 0 {
    didSet { pages[current].editor.clipboard = clipboard }
  }
  var past: [NumberedStep] = []
  var future: [NumberedStep] = []
  private var clipboard = Drawing()
  /// The number given to new steps. A program with several notebooks can compare these numbers to
  /// find the latest step.
  public var stepNumber: UInt64 = 0
  /// The paper for a page to which paper is added.
  private var paper = PageBackground()
  /// The number of steps made on all pages, including those that were undone or discarded.
  public private(set) var stepsMade = 0

  /// A step with its number.
  struct NumberedStep {
    var step: NotebookStep
    let number: UInt64
  }

  /// A step that can be undone. Most are edits of a page, so only these are stored directly in the
  /// list.
  enum NotebookStep {
    /// A step of a page's editor.
    case edited(InkID)
    /// A page was added at a position.
    indirect case added(NotebookPage, at: Int)
    /// A page was removed from a position.
    indirect case removed(NotebookPage, at: Int)
    /// The background of a page was changed.
    indirect case printed(InkID, PageBackground, instead: PageBackground)
    /// All pages were replaced; `shown` was the current one.
    indirect case replaced([NotebookPage], shown: Int)
  }

  /// The largest number of pages.
  public static let mostPages = CanvasCommand.pageNumbers.upperBound

  /// Creates a notebook from pages; if there are none, it has one empty page.
  public init(_ pages: [NotebookPage] = [NotebookPage()]) {
    self.pages = pages.isEmpty ? [NotebookPage()] : Array(pages.prefix(Self.mostPages))
  }

  /// The current page.
  public var page: NotebookPage { pages[current] }

  /// The drawing on the current page.
  public var drawing: Drawing { pages[current].editor.drawing }

  /// The selection on the current page.
  public var selection: InkSelection { pages[current].editor.selection }

  // Inlined, because an overlay asks in each turn: a call would copy the notebook.
  /// The background of the current page.
  @inlinable public var background: PageBackground { pages[current].background }

  /// Whether the notebook is a single page without paper.
  public var isPlain: Bool { pages.count == 1 && background.paper == nil }

  /// Whether there is a step to undo, including ink that an eraser is still erasing.
  public var canUndo: Bool { lastStep != nil }

  /// Whether there is a step to redo.
  public var canRedo: Bool { nextStep != nil }

  /// The editor of the current page. Each step that you make with it is recorded in the notebook's
  /// history.
  ///
  /// Use ``undo()`` of the notebook to undo steps, because an editor contains only its own page's
  /// steps.
  public var editor: Editor {
    // `_read` is not used: where it is not inlined, each call allocates.
    get { pages[current].editor }
    _modify {
      let before = pages[current].editor.stepsMade
      pages[current].editor.stepNumber = stepNumber
      yield &pages[current].editor
      clipboard = pages[current].editor.clipboard
      recordEdits(since: before)
    }
  }

  /// Records the steps made by the editor of the current page.
  private mutating func recordEdits(since before: Int) {
    for _ in before..<pages[current].editor.stepsMade { record(.edited(page.id)) }
  }

  /// Sets the background of the current page, as one step.
  public mutating func setBackground(_ background: PageBackground) {
    let old = page.background
    guard old != background else { return }
    if background.paper == nil { paper = old }
    pages[current].background = background
    record(.printed(page.id, background, instead: old))
  }

  private mutating func record(_ step: NotebookStep) {
    future.removeAll()
    stepsMade += 1
    past.append(NumberedStep(step: step, number: stepNumber))
    if past.count > 2 * EditHistory.capacity { past.removeFirst(past.count - EditHistory.capacity) }
  }
}

// MARK: Pages
extension Notebook {
  /// Performs a command that changes the pages or edits the drawing on the current page. A command
  /// that fails changes nothing.
  ///
  /// - Returns: the areas in which the page looks different, or an infinite rectangle if another
  ///   page is shown; nil if the command is of another kind and was not performed.
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
    default: return try editor.perform(command)
    }
  }

  private mutating func go(_ choice: CanvasCommand.PageChoice) throws(EditError) {
    switch choice {
    case .next: try showPage(current + 1)
    case .previous: try showPage(current - 1)
    case .number(let number): try showPage(number - 1)
    case .add: try addPage()
    case .remove: try removePage()
    }
  }

  /// Shows another page; 0 is the first. This is not a step.
  public mutating func showPage(_ number: Int) throws(EditError) {
    guard pages.indices.contains(number) else { throw .noPage(count: pages.count) }
    finishEditing()
    current = number
  }

  /// Adds a page after the current one and shows it, as one step. The default is an empty page with
  /// the same background.
  public mutating func addPage(_ page: NotebookPage? = nil) throws(EditError) {
    guard pages.count < Self.mostPages else { throw .tooManyPages(most: Self.mostPages) }
    finishEditing()
    let new = page ?? NotebookPage(background: self.page.background)
    pages.insert(new, at: current + 1)
    current += 1
    record(.added(new, at: current))
  }

  /// Removes the current page, as one step, and shows the page after it, or the page before it if
  /// it was the last.
  public mutating func removePage() throws(EditError) {
    guard pages.count > 1 else { throw .onlyPage }
    finishEditing()
    let old = pages.remove(at: current)
    record(.removed(old, at: current))
    current = min(current, pages.count - 1)
  }

  /// Replaces all pages by others, as one step, and shows the first.
  public mutating func replacePages(with others: [NotebookPage]) {
    guard !others.isEmpty else { return }
    finishEditing()
    let these = NotebookStep.replaced(pages, shown: current)
    (pages, current) = (Array(others.prefix(Self.mostPages)), 0)
    record(these)
  }

  /// Replaces all pages by others, shows the first and discards all steps. The clipboard is kept.
  public mutating func restart(with others: [NotebookPage]) {
    let (clipboard, number) = (clipboard, stepNumber)
    self = Notebook(others)
    (self.clipboard, stepNumber) = (clipboard, number)
    pages[current].editor.clipboard = clipboard
  }

  /// Drops lifted ink and completes erasing.
  private mutating func finishEditing() { editor.closeSteps() }

  /// Sets the background of the current page without making a step, for the program that created
  /// the notebook.
  public mutating func print(_ background: PageBackground) {
    pages[current].background = background
  }
}

// MARK: Undo
extension Notebook {
  /// Undoes the last step and shows its page; returns nil if there is no step.
  @discardableResult
  public mutating func undo() -> ChangedAreas? {
    finishEditing()
    while let entry = past.popLast() {
      let shown = page.id
      // A page has its own limit of steps; steps that it has discarded are skipped.
      guard let (areas, way) = applyStep(entry.step, forwards: false) else { continue }
      future.append(NumberedStep(step: way, number: entry.number))
      return page.id == shown ? areas : .everywhere
    }
    return nil
  }

  /// Redoes the step that was undone last; returns nil if there is none or if another step was made
  /// since.
  @discardableResult
  public mutating func redo() -> ChangedAreas? {
    finishEditing()
    while let entry = future.popLast() {
      let shown = page.id
      guard let (areas, way) = applyStep(entry.step, forwards: true) else { continue }
      past.append(NumberedStep(step: way, number: entry.number))
      return page.id == shown ? areas : .everywhere
    }
    return nil
  }

  /// Performs a step. Returns its opposite with the current state, because a page is kept as it is
  /// when it is removed.
  private mutating func applyStep(_ step: NotebookStep, forwards: Bool) -> (
    ChangedAreas, NotebookStep
  )? {
    switch step {
    case .edited(let id):
      guard let number = pageIndex(of: id) else { return nil }
      guard let areas = forwards ? pages[number].editor.redo() : pages[number].editor.undo() else {
        return nil
      }
      current = number
      return (areas, step)
    case .printed(let id, let new, let old):
      guard let number = pageIndex(of: id) else { return nil }
      pages[number].background = forwards ? new : old
      current = number
      return (.everywhere, step)
    case .added(let page, let place):
      let page = forwards ? insert(page, at: place) : removePage(at: place)
      return (.everywhere, .added(page, at: place))
    case .removed(let page, let place):
      let page = forwards ? removePage(at: place) : insert(page, at: place)
      return (.everywhere, .removed(page, at: place))
    case .replaced(let others, let shown):
      let these = NotebookStep.replaced(pages, shown: current)
      (pages, current) = (others, shown)
      return (.everywhere, these)
    }
  }

  private mutating func insert(_ page: NotebookPage, at place: Int) -> NotebookPage {
    pages.insert(page, at: place)
    current = place
    return page
  }

  private mutating func removePage(at place: Int) -> NotebookPage {
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
