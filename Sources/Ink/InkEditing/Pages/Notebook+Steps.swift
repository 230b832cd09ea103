public import InkDrawing

// Of several notebooks, one on each output, the last step of all is undone; and what a daemon tells
// once more changes what lies on whatever page.
extension Notebook {
  /// The ``stepNumber`` of what ``undo()`` would take back; nil if there is nothing.
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

  /// The ``stepNumber`` of what ``redo()`` would do again; nil if there is nothing.
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

  /// Whether ``undo()``, or ``redo()``, would stay on the page that is shown.
  public func staysOnPage(undoing: Bool) -> Bool {
    if undoing, pages[current].editor.openStep != nil { return true }
    switch (undoing ? past : future).last?.step {
    case .edited(let id), .printed(let id, _, _): return id == page.id
    case nil: return true
    default: return false
    }
  }

  /// Something was done elsewhere: what was undone before cannot be done again.
  public mutating func forgetUndone() {
    future = []
    for number in pages.indices { pages[number].editor.forgetUndone() }
  }

  /// Where a page lies; nil if it was taken away.
  func pageIndex(of id: InkID) -> Int? { pages.firstIndex { $0.id == id } }

  /// A stroke is another, and always was, on whatever page. No step.
  ///
  /// - Returns: where the page that is shown looks different.
  public mutating func amend(_ id: InkID, with stroke: Stroke) -> ChangedAreas {
    forEachHiddenEditor { $0.amend(id, with: stroke) }
    return editor.amend(id, with: stroke)
  }

  /// A stroke was never there, on whatever page. No step.
  ///
  /// - Returns: where the page that is shown looks different.
  public mutating func forget(_ id: InkID) -> ChangedAreas {
    forEachHiddenEditor { $0.forget(id) }
    return editor.forget(id)
  }

  /// Those of all pages but the one that is shown, and of pages that were taken away.
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
  /// The pages of a document; one that does not say what it looks like has a background of the
  /// caller's.
  public static func pages(of document: InkDocument, on background: PageBackground)
    -> [NotebookPage]
  {
    document.pages.map { NotebookPage($0.drawing, background: $0.background ?? background) }
  }

  /// The pages as they are kept in a file; nil: there are more than a file has.
  ///
  /// - Parameter plain: one page on one of these is a drawing, which older programs read.
  public func document(plain: [PageBackground]) -> InkDocument? {
    let isPlain = pages.count == 1 && plain.contains(background)
    return InkDocument(
      pages.map { DocumentPage($0.editor.drawing, on: isPlain ? nil : $0.background) })
  }
}

extension CanvasCommand.BackgroundChoice {
  /// What becomes of a background; where there is no paper and is to be one, that is told.
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
