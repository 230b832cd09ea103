import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// A page whose picture is exchanged for another while somebody works on it.
@Suite struct SheetTests {
  private let id = StrokeID(rawValue: 1)
  private let now = Timestamp(microseconds: 1_000_000)

  private func sheet(
    _ width: Int = 400, _ height: Int = 300, drawing: Drawing = Drawing()
  ) -> Sheet {
    var sheet = Sheet(
      Viewport(width: 0, height: 0, pixelsPerMillimeter: 4), buffers: 1,
      notebook: Notebook([NotebookPage(drawing, background: .clear)]))
    sheet.setSize(width: width, height: height, pixelsPerMillimeter: 4)
    return sheet
  }

  private func line(_ y: Double, from x: Double = 20, width: Double = 1) -> Stroke {
    let points = (0...8).map {
      StrokePoint(location: Point(x: x + Double($0) * 4, y: y), force: 0.5)
    }
    let ink = Ink(.monoline)
    return Stroke(
      ink: ink, path: StrokePath(controlPoints: points).inked(with: ink, width: width))
  }

  private func manyLines() -> Drawing {
    let count = PictureWork.fewStrokes + 8
    return Drawing(
      strokes: (0..<count).map { line(4 + Double($0) * 1.5, width: 0.5 + Double($0 % 3)) })
  }

  private func go(_ sheet: inout Sheet, _ places: [Point], from number: Int = 0) {
    for (index, place) in places.enumerated() {
      let sample = FitSample(
        time: Double(number + index) / 100, location: place, force: 0.5)
      sheet.apply(.append(sample), to: id, at: now)
    }
  }

  private func pixels(_ canvas: OutputCanvas) -> [UInt32] {
    var canvas = canvas
    let layout = PixelLayout(bounds: canvas.bounds, order: .blueLowest)
    var all = [UInt32](repeating: 0, count: layout.count)
    canvas.forget(buffer: 0)
    var words = all.mutableSpan
    _ = canvas.repair(buffer: 0, &words, layout: layout)
    return all
  }

  /// Draws it.
  private func show(_ sheet: inout Sheet) {
    let layout = PixelLayout(bounds: sheet.canvas.bounds, order: .blueLowest)
    var all = [UInt32](repeating: 0, count: layout.count)
    var words = all.mutableSpan
    _ = sheet.canvas.repair(buffer: 0, &words, layout: layout)
  }

  /// Does all that another thread has to do.
  private func paint(_ sheet: inout Sheet) {
    while let job = sheet.nextPaintJob() { sheet.installPainted(job.painted { false }) }
  }

  @Test func aPenGoesOnInAnotherPictureAsIfThereHadBeenNoOther() {
    let way = (0..<30).map { Point(x: 10 + Double($0) * 2, y: 20 + Double($0 % 7)) }
    var exchanged = sheet(200, 150)
    exchanged.begin(id, .draws(StrokeStyle(ink: Ink(.pen), width: 1)))
    go(&exchanged, Array(way.prefix(14)))
    exchanged.setSize(width: 400, height: 300, pixelsPerMillimeter: 4)
    go(&exchanged, Array(way.suffix(16)), from: 14)
    var whole = sheet()
    whole.begin(id, .draws(StrokeStyle(ink: Ink(.pen), width: 1)))
    go(&whole, way)
    #expect(exchanged.pictureNumber == whole.pictureNumber + 1)
    #expect(pixels(exchanged.canvas) == pixels(whole.canvas))
    #expect(pixels(whole.canvas).contains { $0 != 0 })
  }

  @Test func whatWasDraggedAlreadyIsNotDraggedOnceMore() {
    var sheet = sheet(drawing: Drawing(strokes: [line(20)]))
    let before = sheet.drawing.bounds
    sheet.canvas.edit { editor in
      editor.selectAll()
      return ChangedAreas()
    }
    sheet.begin(id, .selects(parts: false))
    go(&sheet, [Point(x: 30, y: 20), Point(x: 36, y: 24), Point(x: 40, y: 30)])
    sheet.setSize(width: 300, height: 200, pixelsPerMillimeter: 4)
    go(&sheet, [Point(x: 44, y: 34), Point(x: 50, y: 40)], from: 3)
    sheet.finish(id)
    let way = sheet.drawing.bounds.center - before.center
    #expect(way.distance(to: Point(x: 20, y: 20)) < 1e-6)
  }

  @Test func anEraserLeavesNoGapWhereThePictureWasExchanged() {
    var sheet = sheet(drawing: Drawing(strokes: [line(20)]))
    sheet.begin(id, .erases(.pixel, width: 4))
    go(&sheet, [Point(x: 14, y: 20), Point(x: 30, y: 20)])
    sheet.setSize(width: 300, height: 200, pixelsPerMillimeter: 4)
    go(&sheet, [Point(x: 44, y: 20), Point(x: 60, y: 20)], from: 2)
    sheet.finish(id)
    #expect(!pixels(sheet.canvas).contains { $0 != 0 })
  }

  @Test func aLassoGoesOnInAnotherPicture() {
    var sheet = sheet(drawing: Drawing(strokes: [line(20), line(60)]))
    sheet.begin(id, .selects(parts: false))
    go(&sheet, [Point(x: 10, y: 10), Point(x: 65, y: 10), Point(x: 65, y: 30)])
    sheet.setSize(width: 420, height: 310, pixelsPerMillimeter: 4)
    go(&sheet, [Point(x: 10, y: 30), Point(x: 10, y: 12)], from: 3)
    sheet.finish(id)
    #expect(sheet.canvas.editor.selection.ids == [sheet.drawing.strokes[0].id])
  }

  @Test(arguments: [1, 2]) func manyStrokesAreShownForAnotherAppearance(density: Int) {
    var sheet = sheet(drawing: manyLines())
    sheet.setSize(width: 400, height: 300, pixelsPerMillimeter: 4, density: density)
    paint(&sheet)
    let light = pixels(sheet.canvas)
    sheet.setAppearance(.dark)
    paint(&sheet)
    #expect(sheet.canvas.appearance == .dark && sheet.isSharp)
    var fresh = self.sheet(drawing: manyLines())
    fresh.setAppearance(.dark)
    fresh.setSize(width: 400, height: 300, pixelsPerMillimeter: 4, density: density)
    paint(&fresh)
    #expect(pixels(sheet.canvas) == pixels(fresh.canvas))
    #expect(pixels(sheet.canvas) != light)
  }

  @Test func muchInkIsThereAtOnceWhenTheSizeIsAnother() {
    var sheet = sheet(drawing: manyLines())
    paint(&sheet)
    show(&sheet)
    sheet.setSize(width: 440, height: 300, pixelsPerMillimeter: 4)
    #expect(pixels(sheet.canvas).count { $0 != 0 } > 1_000)
    paint(&sheet)
    var fresh = self.sheet(440, 300, drawing: manyLines())
    paint(&fresh)
    #expect(pixels(sheet.canvas) == pixels(fresh.canvas))
  }

  @Test func aPenThatErasesIsNotDisturbedByAnotherView() throws {
    var sheet = sheet(drawing: Drawing(strokes: [line(20)]))
    sheet.begin(id, .erases(.pixel, width: 4))
    let number = sheet.pictureNumber
    #expect(try sheet.perform(.zoom(2)))
    #expect(sheet.pictureNumber == number && !sheet.isSharp)
    sheet.finish(id)
    paint(&sheet)
    #expect(sheet.pictureNumber == number + 1 && sheet.isSharp)
  }

  @Test func theSameSizeOnceMoreChangesNothing() {
    var sheet = sheet()
    let (number, view) = (sheet.pictureNumber, sheet.view)
    for _ in 0..<3 { sheet.setSize(width: 400, height: 300, pixelsPerMillimeter: 4) }
    #expect(sheet.pictureNumber == number && sheet.view == view)
  }

  @Test func atRestItHasNoPixelsAndAllItsSteps() throws {
    var sheet = sheet()
    #expect(try sheet.perform(.page(.add)))
    sheet.canvas.edit { $0.append(self.line(20)) }
    #expect(try sheet.perform(.zoom(3)))
    sheet.rest()
    #expect(sheet.canvas.bounds.isEmpty && !sheet.hasPicture && sheet.viewport.isReset)
    sheet.setSize(width: 400, height: 300, pixelsPerMillimeter: 4)
    #expect(sheet.notebook.pages.count == 2 && sheet.drawing.count == 1)
    #expect(try sheet.perform(.undo) && sheet.drawing.count == 0)
    #expect(try sheet.perform(.undo) && sheet.notebook.pages.count == 1)
  }

  @Test func onlyWhatShowsAnotherPageLeavesThePage() throws {
    var sheet = sheet()
    sheet.canvas.edit { $0.append(self.line(20)) }
    #expect(!sheet.leavesPage(.undo) && !sheet.leavesPage(.clear))
    #expect(sheet.leavesPage(.page(.next)))
    #expect(try sheet.perform(.page(.add)))
    #expect(sheet.leavesPage(.undo))
    #expect(try sheet.perform(.undo))
    #expect(sheet.leavesPage(.redo) && !sheet.leavesPage(.undo))
  }

  @Test func whatBecameAShapeIsDrawnWithCorrectionsThatCameAfterwards() throws {
    func drawn(isCorrected: Bool) throws -> Stroke {
      var sheet = sheet()
      sheet.begin(id, .draws(StrokeStyle(ink: Ink(.pen), width: 1)))
      go(&sheet, (0..<30).map { Point(x: 10 + Double($0) * 2, y: 20) })
      let isShape = sheet.straighten(id)
      #expect(isShape)
      if isCorrected {
        let better = FitSample(time: 0.15, location: Point(x: 40, y: 20), force: 1)
        sheet.apply(.correct(15, better), to: id, at: now)
      }
      sheet.apply(.end(now), to: id, at: now)
      let ink = sheet.inkToFit(id)
      return try #require(try ink?.fitted())
    }
    let (first, better) = (try drawn(isCorrected: false), try drawn(isCorrected: true))
    #expect(better.renderBounds.height > first.renderBounds.height)
  }

  @Test func inkThatFadesIsAsBroadOnTheScreenAtAnyZoom() throws {
    func inked(zoom: Double) throws -> Int {
      var sheet = sheet()
      _ = try sheet.perform(.zoom(zoom))
      sheet.begin(id, .draws(StrokeStyle(ink: Ink(.monoline), width: 2, fate: .fades)))
      let ends = [Point(x: 100, y: 150), Point(x: 300, y: 150)]
      go(&sheet, ends.map { sheet.viewport.page(at: $0) })
      return pixels(sheet.canvas).count { $0 != 0 }
    }
    let (once, thrice) = (try inked(zoom: 1), try inked(zoom: 3))
    #expect(abs(once - thrice) < once / 20)
  }
}
