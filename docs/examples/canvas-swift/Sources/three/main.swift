// A canvas in three lines of Swift; the rest is what every GTK program has.
import CStylusCanvasGtk4

gtk_init()
guard let widget = gtk_window_new(), let canvas = stylus_gtk_canvas_new() else {
  preconditionFailure("GTK makes no widgets")
}
let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
stylus_gtk_canvas_perform(OpaquePointer(canvas), "tool fountain-pen", nil)
gtk_window_set_child(window, canvas)

gtk_window_set_default_size(window, 800, 600)
gtk_window_present(window)
g_main_loop_run(g_main_loop_new(nil, 0))
