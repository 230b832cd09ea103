#include "private.h"

static const char *const ink_type = "application/x-stylus-ink";

// ---- The clipboard: what was cut or copied is there for other canvases and programs

static void publish(StylusCanvas *self) {
  size_t count = 0;
  void *bytes = stylus_canvas_clipboard(self->core, &count);
  if (!bytes) return;
  GBytes *ink = g_bytes_new_with_free_func(bytes, count, stylus_free, bytes);
  GdkContentProvider *content = gdk_content_provider_new_for_bytes(ink_type, ink);
  gdk_clipboard_set_content(gtk_widget_get_clipboard(GTK_WIDGET(self)), content);
  g_object_unref(content);
  g_bytes_unref(ink);
}

static void on_spliced(GObject *stream, GAsyncResult *result, gpointer data) {
  StylusCanvas *self = STYLUS_CANVAS(data);
  if (g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL) >= 0) {
    GBytes *ink = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(stream));
    if (stylus_canvas_set_clipboard(self->core, g_bytes_get_data(ink, NULL), g_bytes_get_size(ink)) == 0)
      stylus_gtk_canvas_perform(self, "paste", NULL);
    g_bytes_unref(ink);
  }
  g_object_unref(self);
}

static void on_read(GObject *clipboard, GAsyncResult *result, gpointer data) {
  GInputStream *input = gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, NULL);
  if (!input) {
    g_object_unref(data);
    return;
  }
  GOutputStream *all = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(all, input, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                               G_PRIORITY_DEFAULT, NULL, on_spliced, data);
  g_object_unref(all);
  g_object_unref(input);
}

/**
 * stylus_gtk_canvas_copy:
 * @self: a canvas
 *
 * Copies the selected strokes to the clipboard, for this and other programs.
 *
 * Returns: TRUE if strokes are selected
 */
gboolean stylus_gtk_canvas_copy(StylusCanvas *self) {
  gboolean is_done = stylus_gtk_canvas_perform(self, "copy", NULL);
  if (is_done) publish(self);
  return is_done;
}

/**
 * stylus_gtk_canvas_cut:
 * @self: a canvas
 *
 * Copies the selected strokes to the clipboard, and removes them.
 *
 * Returns: TRUE if strokes were selected
 */
gboolean stylus_gtk_canvas_cut(StylusCanvas *self) {
  gboolean is_done = stylus_gtk_canvas_perform(self, "cut", NULL);
  if (is_done) publish(self);
  return is_done;
}

/**
 * stylus_gtk_canvas_paste:
 * @self: a canvas
 *
 * Inserts the ink of the clipboard as soon as it is read. If the clipboard contains no ink, inserts what this canvas
 * copied last.
 */
void stylus_gtk_canvas_paste(StylusCanvas *self) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  GdkClipboard *clipboard = gtk_widget_get_clipboard(GTK_WIDGET(self));
  const char *types[] = {ink_type, NULL};
  if (gdk_content_formats_contain_mime_type(gdk_clipboard_get_formats(clipboard), ink_type))
    gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, NULL, on_read, g_object_ref(self));
  else
    stylus_gtk_canvas_perform(self, "paste", NULL);
}

// ---- Keys

static gboolean on_command(GtkWidget *widget, GVariant *words, gpointer data) {
  (void)data;
  StylusCanvas *self = STYLUS_CANVAS(widget);
  const char *command = g_variant_get_string(words, NULL);
  if (g_str_equal(command, "copy")) return stylus_gtk_canvas_copy(self);
  if (g_str_equal(command, "cut")) return stylus_gtk_canvas_cut(self);
  if (g_str_equal(command, "paste")) return stylus_gtk_canvas_paste(self), TRUE;
  gboolean is_redo = g_str_equal(command, "redo");
  if (self->asks_to_undo && (is_redo || g_str_equal(command, "undo"))) return stylus_gtk_canvas_ask(self, is_redo), TRUE;
  return stylus_gtk_canvas_perform(self, command, NULL);
}

static gboolean on_escape(GtkWidget *widget, GVariant *words, gpointer data) {
  (void)words, (void)data;
  StylusCanvas *self = STYLUS_CANVAS(widget);
  if (stylus_gtk_canvas_cancel_press(self)) return TRUE;
  // Nothing to leave is somebody else's.
  return stylus_canvas_selection(self->core, NULL) > 0 && stylus_gtk_canvas_perform(self, "select none", NULL);
}

void stylus_gtk_canvas_bind_keys(GtkWidgetClass *class) {
  static const struct {
    guint key;
    GdkModifierType with;
    const char *command;
  } keys[] = {
      {GDK_KEY_z, GDK_CONTROL_MASK, "undo"},
      {GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "redo"},
      {GDK_KEY_y, GDK_CONTROL_MASK, "redo"},
      {GDK_KEY_c, GDK_CONTROL_MASK, "copy"},
      {GDK_KEY_x, GDK_CONTROL_MASK, "cut"},
      {GDK_KEY_v, GDK_CONTROL_MASK, "paste"},
      {GDK_KEY_d, GDK_CONTROL_MASK, "duplicate"},
      {GDK_KEY_a, GDK_CONTROL_MASK, "select all"},
      {GDK_KEY_Delete, 0, "delete"},
      {GDK_KEY_BackSpace, 0, "delete"},
      {GDK_KEY_plus, GDK_CONTROL_MASK, "zoom 1.25"},
      {GDK_KEY_equal, GDK_CONTROL_MASK, "zoom 1.25"},
      {GDK_KEY_minus, GDK_CONTROL_MASK, "zoom 0.8"},
      {GDK_KEY_0, GDK_CONTROL_MASK, "zoom reset"},
      {GDK_KEY_Page_Down, GDK_CONTROL_MASK, "page next"},
      {GDK_KEY_Page_Up, GDK_CONTROL_MASK, "page previous"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++)
    gtk_widget_class_add_binding(class, keys[i].key, keys[i].with, on_command, "s", keys[i].command);
  gtk_widget_class_add_binding(class, GDK_KEY_Escape, 0, on_escape, NULL);
}
