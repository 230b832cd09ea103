import CStylusCanvasGtk4
import InkDrawing
import InkGeometry
import InkPractice
import InkStorage

/// A window with a canvas on which one practises.
///
/// The canvas draws the stroke that is being written as closely behind the pen as the screen
/// allows. What was written is taken from it with each stroke: the scene says what it was, and
/// shows it in its picture, which is the canvas's background.
final class PracticeWindow {
  private let words: String
  private let practised: PracticeSize
  private let window: UnsafeMutablePointer<GtkWidget>
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let canvas: OpaquePointer
  private let loop = g_main_loop_new(nil, 0)
  private var scene: PracticeScene?
  private var painter: PagePainter?
  /// In logical units, and pixels of one.
  private var size = (width: 0, height: 0, scale: 0)
  /// The canvas has no ink.
  private let empty = Drawing().encoded()

  /// Makes the window; GTK is there.
  init(_ words: String, _ size: PracticeSize) {
    guard let window = gtk_window_new(), let widget = stylus_gtk_canvas_new() else {
      preconditionFailure("GTK makes no widgets")
    }
    (self.words, practised, self.window, self.widget) = (words, size, window, widget)
    canvas = OpaquePointer(widget)
    stylus_gtk_canvas_set_straightens_shapes(canvas, 0)
    stylus_gtk_canvas_set_finger_policy(canvas, STYLUS_FINGER_POLICY_ANY)
    let ink = Color.ink
    for command in [
      "tool pen", "color #" + [ink.red, ink.green, ink.blue].map(Self.hexadecimal).joined(),
      "width \(min(5, 0.17 * size.xHeight))",
    ] { stylus_gtk_canvas_perform(canvas, command, nil) }
    var ground = GdkRGBA(red: 0.66, green: 0.78, blue: 0.88, alpha: 1)
    stylus_gtk_canvas_set_background(canvas, &ground)
    gtk_window_set_child(gtkWindow, widget)
    gtk_window_set_title(gtkWindow, "Practice")
    gtk_window_set_default_size(gtkWindow, 1100, 640)
    listen()
  }

  private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
  }

  private static func hexadecimal(_ share: Float) -> String {
    let digits = String(Int((share * 255).rounded()), radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// Shows it.
  func present(fills: Bool) {
    if fills { gtk_window_fullscreen(gtkWindow) }
    gtk_window_present(gtkWindow)
  }

  /// Serves until it is closed.
  func run() { g_main_loop_run(loop) }

  // MARK: What GTK tells

  private func listen() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    let frame: GtkTickCallback = { _, clock, own in
      PracticeWindow.of(own).show(at: Double(gdk_frame_clock_get_frame_time(clock)) * 1e-6)
      return 1
    }
    gtk_widget_add_tick_callback(widget, frame, own, nil)
    let drawn: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, own in
      PracticeWindow.of(own).takeStrokes()
    }
    connect(
      UnsafeMutableRawPointer(widget), "drawing-changed", unsafeBitCast(drawn, to: GCallback.self))
    let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, own in
      PracticeWindow.of(own).close()
      return 1
    }
    connect(
      UnsafeMutableRawPointer(window), "close-request", unsafeBitCast(closed, to: GCallback.self))
    typealias Pressed =
      @convention(c) (
        OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?
      ) -> gboolean
    let pressed: Pressed = { _, key, _, _, own in
      guard key == UInt32(GDK_KEY_Escape) else { return 0 }
      PracticeWindow.of(own).close()
      return 1
    }
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(pressed, to: GCallback.self))
    gtk_widget_add_controller(window, keys)
  }

  private func connect(_ object: UnsafeMutableRawPointer?, _ signal: String, _ call: GCallback) {
    let own = Unmanaged.passUnretained(self).toOpaque()
    g_signal_connect_data(object, signal, call, own, nil, GConnectFlags(rawValue: 0))
  }

  private static func of(_ own: UnsafeMutableRawPointer?) -> PracticeWindow {
    guard let own else { preconditionFailure("a signal comes with its window") }
    return Unmanaged<PracticeWindow>.fromOpaque(own).takeUnretainedValue()
  }

  private func close() { g_main_loop_quit(loop) }

  // MARK: The page

  /// Shows the page as it is now; one of another size begins anew.
  private func show(at now: Double) {
    lay(at: now)
    guard var moved = scene.take(), var paints = painter.take() else { return }
    let isMoving = moved.isMoving(at: now) || pictureIsDue
    if isMoving {
      let changed = paints.paint(&moved, at: now)
      if !changed.isEmpty || pictureIsDue { put(paints) }
      pictureIsDue = false
    }
    (scene, painter) = (moved, paints)
  }

  private var pictureIsDue = true

  private func lay(at now: Double) {
    let (width, height) = (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
    let size = (width: width, height: height, scale: Int(gtk_widget_get_scale_factor(widget)))
    guard size != self.size, width > 0, height > 0 else { return }
    self.size = size
    let millimeters = Size(
      width: Double(width) * 25.4 / 96, height: Double(height) * 25.4 / 96)
    guard
      let page = try? PracticePage(words, letters: .shipped, size: practised, screen: millimeters)
    else { return }
    scene = PracticeScene(page, at: now)
    painter = PagePainter(page, width: width * size.scale, height: height * size.scale)
    stylus_gtk_canvas_set_page_size(canvas, millimeters.width, millimeters.height)
    pictureIsDue = true
  }

  /// The picture becomes the canvas's background.
  private func put(_ painter: PagePainter) {
    let bounds = painter.bounds
    let bytes = painter.picture.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let texture = gdk_memory_texture_new(
      gint(bounds.width), gint(bounds.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(bounds.width * 4))
    stylus_gtk_canvas_set_background_picture(canvas, texture)
    g_object_unref(UnsafeMutableRawPointer(texture))
    g_bytes_unref(bytes)
  }

  /// What was written on the canvas is the scene's from now on.
  private func takeStrokes() {
    guard let bytes = stylus_gtk_canvas_get_drawing(canvas) else { return }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count),
      let drawing = try? Drawing(
        decoding: [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))),
      drawing.count > 0
    else { return }
    let now = Double(g_get_monotonic_time()) * 1e-6
    for stroke in drawing.strokes { take(stroke, at: now) }
    pictureIsDue = true
    show(at: now)
    // Nothing to undo either: a stroke that was judged is not the canvas's any more.
    empty.withUnsafeBytes { none in
      let nothing = g_bytes_new(none.baseAddress, gsize(none.count))
      stylus_gtk_canvas_set_drawing(canvas, nothing, nil)
      g_bytes_unref(nothing)
    }
  }

  private func take(_ stroke: Stroke, at now: Double) {
    scene?.startStroke()
    for point in stroke.path.interpolatedPoints(by: .distance(0.25)) {
      scene?.addPoint(
        stroke.transform.applied(to: point.location), force: Double(point.force),
        time: point.timeOffset)
    }
    guard let answer = scene?.judgeStroke(at: now), let score = scene?.session.score else { return }
    print("\(answer.word), score \(score)")
    fflush(nil)
  }
}
