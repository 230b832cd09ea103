import InkDrawing
public import InkGeometry
public import InkRendering

/// The work on a canvas's picture that another thread does, because much ink takes longer than a
/// frame. After a change, the previous picture is shown immediately in the new view, and sharpened
/// afterwards.
///
///     if let job = work.next(for: &canvas, showing: view) { thread.put(job) }
///     let done = job.painted { clock.isOver }                 // on the thread
///     if let picture = work.take(done, for: &canvas) {
///       canvas = OutputCanvas(showing: picture, ...)
///     }
public struct PictureWork: Sendable {
  /// The squares of the picture that are not sharp yet; those to sharpen first are last.
  public private(set) var unsharp: [PixelRect] = []
  /// Whether another thread is drawing a part of the picture.
  public private(set) var isPainting = false
  private var number = 0

  /// The number of strokes below which a picture is drawn at once, within a frame.
  public static let fewStrokes = 32
  /// The number of pixels above which a change is left to the other thread, if there are many
  /// strokes.
  static let largeChange = 300_000

  /// Creates an empty list of work.
  public init() {}

  /// Returns whether a canvas draws its whole picture at once.
  public static func paintsAtOnce(_ canvas: OutputCanvas) -> Bool {
    canvas.drawing.count <= fewStrokes
  }

  private var unsharpDamage: Damage {
    var damage = Damage()
    for square in unsharp { damage.add(square) }
    return damage
  }

  /// Returns the sharp parts of the canvas's picture, for showing it immediately in another view.
  public func source(of canvas: inout OutputCanvas) -> PictureSource {
    PictureSource(of: &canvas, unsharp: unsharpDamage)
  }

  /// Starts again with a picture that is sharp everywhere, or everywhere except in the areas that a
  /// moved picture lists. Results of the current work will be discarded.
  public mutating func reset(_ picture: MovedPicture? = nil, in bounds: PixelRect = .empty) {
    unsharp = picture.map { PaintJob.squares(of: $0.unsharp, in: bounds) } ?? []
    isPainting = false
    number += 1
  }

  /// Leaves a large change to the other thread.
  public mutating func deferChange(of canvas: inout OutputCanvas) {
    guard !Self.paintsAtOnce(canvas) else { return }
    let most = canvas.selection.mostDrawnAtOnce(Self.largeChange)
    var left = canvas.picture.deferStale(over: most)
    guard !left.isEmpty else { return }
    canvas.selection.settleDropped(within: left, in: canvas.bounds)
    left.add(unsharpDamage)
    unsharp = PaintJob.squares(of: left, in: canvas.bounds)
  }

  /// Returns the next job for the other thread; nil if there is none or if the thread is busy.
  ///
  /// - Parameters:
  ///   - canvas: the canvas whose picture is drawn.
  ///   - view: the view that the canvas will show.
  ///   - mayMove: whether the canvas's picture may be replaced now.
  public mutating func next(
    for canvas: inout OutputCanvas, showing view: InkTransform, mayMove: Bool
  ) -> PaintJob? {
    guard !isPainting, !canvas.bounds.isEmpty else { return nil }
    if canvas.selection.waitsForLifting { return liftJob(of: canvas) }
    if canvas.view != view {
      guard mayMove else { return nil }
      isPainting = true
      return PaintJob(
        number: number, work: .move(source(of: &canvas), to: view, canvas.bounds))
    }
    guard !unsharp.isEmpty else { return canvas.needsLifting ? liftJob(of: canvas) : nil }
    isPainting = true
    canvas.picture.forgetChanges()
    return PaintJob(
      number: number,
      work: .sharpen(
        unsharp, canvas.drawing, canvas.view, canvas.appearance, canvas.background))
  }

  private mutating func liftJob(of canvas: OutputCanvas) -> PaintJob {
    isPainting = true
    let lift = canvas.selection.liftToPrepare(canvas.editor, canvas.picture)
    return PaintJob(number: number, work: .lift(lift))
  }

  /// Takes the result of the other thread.
  ///
  /// - Returns: a picture in another view, which the canvas must show; nil if the result has been
  ///   added to the current picture.
  public mutating func take(_ done: PaintedPart, for canvas: inout OutputCanvas) -> MovedPicture? {
    guard done.number == number else { return nil }
    isPainting = false
    switch done.content {
    case .moved(let picture): return picture
    case .sharpened(let squares):
      for (rect, pixels) in squares {
        // Ink that was drawn there meanwhile is missing in the result: paint the square again.
        guard canvas.picture.adopt(pixels, in: rect) else { continue }
        canvas.selection.endSettling(in: rect)
        unsharp.removeAll { $0 == rect }
      }
      if squares.isEmpty { unsharp = [] }
      return nil
    case .prepared(let lift):
      if let lift { canvas.selection.acceptLift(lift, &canvas.notebook, &canvas.picture) }
      return nil
    }
  }
}

/// A part of a picture to be drawn on another thread.
public struct PaintJob: Sendable {
  let number: Int
  let work: Work

  enum Work: Sendable {
    /// Makes the picture in another view, as sharp as the previous picture allows.
    case move(PictureSource, to: InkTransform, PixelRect)
    /// Sharpens squares of the picture, as many as possible in time, from the last on.
    case sharpen([PixelRect], Drawing, InkTransform, Appearance, PageBackground)
    /// Draws the selection separately, before a pen drags it.
    case lift(LiftToPrepare)
  }

  /// The side length of a square, in pixels.
  public static let side = 256

  /// Draws the part.
  ///
  /// - Parameter isOver: returns whether to stop and show the squares drawn until then. At least
  ///   one square is drawn.
  public func painted(until isOver: () -> Bool) -> PaintedPart {
    switch work {
    case .move(let source, let view, let bounds):
      return PaintedPart(
        number: number, content: .moved(MovedPicture(source, in: view, bounds: bounds)))
    case .sharpen(let squares, let drawing, let view, let appearance, let background):
      var done: [(rect: PixelRect, pixels: [UInt32])] = []
      var renderer = InkRenderer(view: view, appearance: appearance, underlay: .otherPrograms)
      let paper = PagePaper(background, view: view, appearance: appearance)
      for rect in squares.reversed() {
        done.append((rect, renderer.picture(of: drawing, on: paper, within: rect)))
        if isOver() { break }
      }
      return PaintedPart(number: number, content: .sharpened(done))
    case .lift(let lift):
      return PaintedPart(number: number, content: .prepared(lift.prepared()))
    }
  }

  /// Returns the squares that contain areas that are not sharp; the one nearest to the center of
  /// the picture is last.
  public static func squares(of unsharp: Damage, in bounds: PixelRect) -> [PixelRect] {
    var squares: [PixelRect] = []
    for y in stride(from: bounds.minY, to: bounds.maxY, by: side) {
      for x in stride(from: bounds.minX, to: bounds.maxX, by: side) {
        let square = PixelRect(x: x, y: y, width: side, height: side)
        let parts = unsharp.map { $0.intersection(square) }
        let all = parts.reduce(PixelRect.empty) { $0.union($1) }.intersection(bounds)
        if !all.isEmpty { squares.append(all) }
      }
    }
    let (middleX, middleY) = (bounds.minX + bounds.maxX, bounds.minY + bounds.maxY)
    func distance(_ rect: PixelRect) -> Int {
      let (x, y) = (rect.minX + rect.maxX - middleX, rect.minY + rect.maxY - middleY)
      return x * x + y * y
    }
    return squares.sorted { distance($0) > distance($1) }
  }
}

/// The result of a ``PaintJob``.
public struct PaintedPart: Sendable {
  let number: Int
  let content: PaintResult

  enum PaintResult: Sendable {
    case moved(MovedPicture)
    case sharpened([(rect: PixelRect, pixels: [UInt32])])
    case prepared(PreparedLift?)
  }
}
