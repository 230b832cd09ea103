import InkGeometry
import InkSynthesis
import Testing

@testable import InkEditing

/// Zoom, pan and turn of a page in a view.
@Suite struct ViewportTests {
  private static var view: Viewport { Viewport(width: 1000, height: 600, pixelsPerMillimeter: 4) }

  private static func near(_ a: Point, _ b: Point, _ most: Double = 1e-9) -> Bool {
    a.distance(to: b) < most
  }

  @Test func `a new view shows the page's origin in its upper left corner, as large as it is`() {
    let view = Self.view
    #expect(view.transform == .scale(x: 4, y: 4))
    #expect(view.visible == Rect(x: 0, y: 0, width: 250, height: 150))
  }

  @Test func `places of the view and of the page lead to each other`() {
    var dice = SplitMix64(seed: 1)
    var view = Self.view
    for _ in 0..<200 {
      view.zoom(by: Double.random(in: 0.5...2, using: &dice))
      view.turn(by: Double.random(in: -1...1, using: &dice))
      view.pan(by: Point(x: Double.random(in: -90...90, using: &dice), y: 7))
      let place = Point(x: Double.random(in: 0...1000, using: &dice), y: 80)
      #expect(Self.near(view.transform.applied(to: view.page(at: place)), place, 1e-6))
      let transform = view.transform
      #expect(transform.a == transform.d && transform.b == -transform.c)
      #expect(view.limits.contains(view.zoom))
    }
  }

  @Test func `zooming keeps the place under the fingers, within the limits`() {
    var view = Self.view
    view.turn(by: 0.4)
    let place = Point(x: 100, y: 500)
    let shown = view.page(at: place)
    for factor in [3, 0.2, 1e9, 1e-9, 7] {
      view.zoom(by: factor, about: place)
      #expect(Self.near(view.page(at: place), shown, 1e-7))
    }
    view.setLimits(0.5...2)
    #expect(view.zoom >= 0.5 && view.zoom <= 2)
    view.setLimits(0...Double.infinity)
    view.setLimits(-5...1e9)
    #expect(view.limits == 0.001...1000)
  }

  @Test func `two fingers keep what is under them`() {
    var view = Self.view
    let before = (Point(x: 200, y: 200), Point(x: 400, y: 250))
    let after = (Point(x: 250, y: 300), Point(x: 300, y: 520))
    let shown = (view.page(at: before.0), view.page(at: before.1))
    view.follow(before, to: after)
    #expect(Self.near(view.page(at: after.0), shown.0, 1e-9))
    #expect(Self.near(view.page(at: after.1), shown.1, 1e-9))
    let here = view
    view.follow((.zero, .zero), to: after)
    view.follow(before, to: (Point(x: Double.nan, y: 0), after.1))
    #expect(view == here)
  }

  @Test func `what is fitted is seen, upright and in the middle`() {
    var view = Self.view
    view.turn(by: 1)
    let rect = Rect(x: -300, y: 20, width: 500, height: 40)
    view.fit(rect)
    #expect(view.visible.contains(rect) && view.angle == 0 && view.center == rect.center)
    #expect(abs(view.scale * 500 - 968) < 1e-9)
    view.fit(.empty)
    #expect(view.center == rect.center)
    view.fit(Rect(x: 5, y: 5, width: 0, height: 0))
    #expect(view.zoom == 10)
  }

  @Test func `turned back it is upright to the bit`() {
    var view = Self.view
    for _ in 0..<24 { view.turn(by: .pi / 12) }
    #expect(view.angle == 0 && view.transform.b == 0)
  }

  @Test func `what is no number changes nothing`() {
    var view = Self.view
    view.zoom(by: .nan)
    view.zoom(by: 2, about: Point(x: .infinity, y: 0))
    view.turn(by: .infinity)
    view.pan(by: Point(x: Double.nan, y: 1))
    #expect(view == Self.view)
    view.pan(by: Point(x: 1e300, y: 0))
    #expect(view.center.x == -Viewport.reach)
  }

  @Test func `a view does commands about the view`() throws {
    var view = Self.view
    let bounds = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(try view.perform(CanvasCommand("zoom 2"), bounds: bounds) && view.zoom == 2)
    #expect(try view.perform(CanvasCommand("pan 5 0"), bounds: bounds) && view.center.x == 122.5)
    #expect(try view.perform(CanvasCommand("turn 90"), bounds: bounds))
    #expect(abs(view.angle - .pi / 2) < 1e-12)
    #expect(try view.perform(CanvasCommand("zoom fit"), bounds: bounds) && view.angle == 0)
    #expect(throws: EditError.nothingDrawn) { try view.perform(.zoomToFit, bounds: .empty) }
    #expect(try !view.perform(.undo, bounds: bounds))
  }

  @Test func `reset it shows the page as it was at first, to the bit`() {
    var view = Self.view
    #expect(view.isReset)
    view.zoom(by: 3, about: Point(x: 7, y: 9))
    view.turn(by: 0.3)
    view.pan(by: Point(x: 33.3, y: -4))
    #expect(!view.isReset)
    view.reset()
    #expect(view.isReset && view.pixelTransform == .scale(x: 4, y: 4))
    // Another size does not move it.
    view.resizeFromCorner(width: 777, height: 333, pixelsPerMillimeter: 7.3)
    #expect(view.isReset && view.pixelTransform == .scale(x: 7.3, y: 7.3))
  }
}
