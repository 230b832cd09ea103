public import InkDrawing

// With several notebooks, one on each output, the last step of all of them is undone. A daemon can
// also change strokes on any page when it sends them again.
extension Notebook {
  /// The ``stepNumber`` of the step that ``undo()`` would undo; nil if there is none.
  public var lastStep: UInt64? {
    if let open = pages[current].editor.openStep { return open }
    for entry in past.reversed() {
      switch entry.step {
      case .edited(let id):
        if let place = pageIndex(of: id), let number = pages[place].editor.lastStep {
          return number
        }
      default: return entry.number
      }
    }
    return nil
  }

  /// The ``stepNumber`` of the step that ``redo()`` would redo; nil if there is none.
  public var nextStep: UInt64? {
    if pages[current].editor.openStep != nil { return nil }
    for entry in future.reversed() {
      switch entry.step {
      case .edited(let id):
        if let place = pageIndex(of: id), let number = pages[place].editor.nextStep {
          return number
        }
      default: return entry.number
      }
    }
    return nil
  }

  /// Returns whether ``undo()`` or ``redo()`` would stay on the current page.
  public func staysOnPage(undoing: Bool) -> Bool {
    if undoing, pages[current].editor.openStep != nil { return true }
    switch (undoing ? past : future).last?.step {
    case .edited(let id), .printed(let id, _, _): return id == page.id
    case nil: return true
    default: return false
    }
  }

  /// Discards the undone steps, because an edit was made elsewhere.
  public mutating func forgetUndone() {
    future = []
    for number in pages.indices { pages[number].editor.forgetUndone() }
  }

  /// Returns the position of a page; nil if it was removed.
  func pageIndex(of id: InkID) -> Int? { pages.firstIndex { $0.id == id } }

  /// Changes a stroke on any page and in all steps, as if it had always been different. This is not
  /// a step.
  ///
  /// - Returns: the areas in which the current page looks different.
  public mutating func amend(_ id: InkID, with stroke: Stroke) -> ChangedAreas {
    forEachHiddenEditor { $0.amend(id, with: stroke) }
    return editor.amend(id, with: stroke)
  }

  /// Removes a stroke from all pages and steps, as if it had never existed. This is not a step.
  ///
  /// - Returns: the areas in which the current page looks different.
  public mutating func forget(_ id: InkID) -> ChangedAreas {
    forEachHiddenEditor { $0.forget(id) }
    return editor.forget(id)
  }

  /// Calls `body` with the editors of all pages except the current one, and of removed pages.
  private mutating func forEachHiddenEditor(_ body: (inout Editor) -> Void) {
    func change(_ step: inout NotebookStep) {
      switch step {
      case .added(var page, let place):
        body(&page.editor)
        step = .added(page, at: place)
      case .removed(var page, let place):
        body(&page.editor)
        step = .removed(page, at: place)
      case .replaced(var pages, let shown):
        for number in pages.indices { body(&pages[number].editor) }
        step = .replaced(pages, shown: shown)
      case .edited, .printed: break
      }
    }
    for number in pages.indices where number != current { body(&pages[number].editor) }
    for number in past.indices { change(&past[number].step) }
    for number in future.indices { change(&future[number].step) }
  }
}

// Files.
extension Notebook {
  /// Returns the pages of a document. Pages without a background get the given one.
  public static func pages(of document: InkDocument, on background: PageBackground)
    -> [NotebookPage]
  {
    document.pages.map { NotebookPage($0.drawing, background: $0.background ?? background) }
  }

  /// Returns the pages as a document; nil if there are more pages than a document can contain.
  ///
  /// - Parameter plain: backgrounds that need not be stored. A single page with one of these is
  ///   stored as a drawing, which older programs can read.
  public func document(plain: [PageBackground]) -> InkDocument? {
    let isPlain = pages.count == 1 && plain.contains(background)
    return InkDocument(
      pages.map { DocumentPage($0.editor.drawing, on: isPlain ? nil : $0.background) })
  }
}

extension CanvasCommand.BackgroundChoice {
  /// Returns the background after the change; if paper is added to a page without paper, `paper` is
  /// used.
  func applied(to background: PageBackground, paper: PageBackground) -> PageBackground {
    let board = background.paper == nil ? paper : background
    var result = board.paper == nil ? PageBackground() : board
    switch self {
    case .none: return .clear
    case .toggle: return background == .clear ? result : .clear
    case .pattern(let pattern): result.pattern = pattern
    case .color(let color): result.paper = color
    case .spacing(let spacing): result.spacing = spacing
    case .next:
      guard background.paper != nil else {
        result.pattern = .blank
        return result
      }
      let all = PageBackground.Pattern.allCases
      let place = (all.firstIndex(of: background.pattern) ?? 0) + 1
      guard place < all.count else { return .clear }
      result.pattern = all[place]
    }
    return result
  }
}
