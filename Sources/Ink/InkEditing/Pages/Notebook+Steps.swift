public import InkDrawing

// Of several notebooks, one on each output, the last step of all is undone; and what a daemon tells once more changes what lies on
// whatever page.
extension Notebook {
  /// The ``stepNumber`` of what ``undo()`` would take back, if the page's editor is lent and given back before; nil if there
  /// is nothing.
  public func lastStep(with lent: Editor) -> UInt64? {
    if isUsed(lent) { return lent.lastStep }
    for entry in past.reversed() {
      switch entry.step {
      case .edited(let id): if let number = editor(of: id, lent)?.lastStep { return number }
      default: return entry.number
      }
    }
    return nil
  }

  /// The ``stepNumber`` of what ``redo()`` would do again, likewise; nil if there is nothing.
  public func nextStep(with lent: Editor) -> UInt64? {
    if isUsed(lent) { return nil }
    for entry in future.reversed() {
      switch entry.step {
      case .edited(let id): if let number = editor(of: id, lent)?.nextStep { return number }
      default: return entry.number
      }
    }
    return nil
  }

  /// Whether ``undo()``, or ``redo()``, would stay on the page that is shown.
  public func staysOnPage(undoing: Bool, with lent: Editor) -> Bool {
    if undoing, isUsed(lent) { return true }
    switch (undoing ? past : future).last?.step {
    case .edited(let id), .printed(let id, _, _): return id == page.id
    case nil: return true
    default: return false
    }
  }

  /// Something was done elsewhere: what was undone before cannot be done again. What is lent must be told so too.
  public mutating func forgetUndone() {
    future = []
    for number in pages.indices { pages[number].editor.forgetUndone() }
  }

  private func editor(of id: InkID, _ lent: Editor) -> Editor? {
    id == page.id ? lent : pages.first { $0.id == id }?.editor
  }

  /// A stroke is another, and always was, on whatever page but the one whose editor is lent. No step.
  public mutating func amend(_ id: InkID, with stroke: Stroke) {
    forEachEditor { $0.amend(id, with: stroke) }
  }

  /// A stroke was never there, on whatever page but the one whose editor is lent. No step.
  public mutating func forget(_ id: InkID) { forEachEditor { $0.forget(id) } }

  /// Those of pages that were taken away too.
  private mutating func forEachEditor(_ body: (inout Editor) -> Void) {
    func change(_ step: inout Step) {
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
    for number in pages.indices { body(&pages[number].editor) }
    for number in past.indices { change(&past[number].step) }
    for number in future.indices { change(&future[number].step) }
  }
}

// Files.
extension Notebook {
  /// The pages of a document; one that does not say what it looks like has a background of the caller's.
  public static func pages(of document: InkDocument, on background: PageBackground)
    -> [NotebookPage]
  {
    document.pages.map { NotebookPage($0.drawing, background: $0.background ?? background) }
  }

  /// The pages as they are kept in a file, with the editor of the page that is shown, which is lent; nil: there are more than a
  /// file has.
  ///
  /// - Parameter plain: one page on one of these is a drawing, which older programs read.
  public func document(with lent: Editor, plain: [PageBackground]) -> InkDocument? {
    let papers = pages.map(\.background)
    let isPlain = papers.count == 1 && plain.contains(papers[0])
    return InkDocument(
      pages.indices.map { number in
        DocumentPage(
          number == current ? lent.drawing : pages[number].editor.drawing,
          on: isPlain ? nil : papers[number])
      })
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
