#include "private.h"

// Pages and their paper, which the library keeps.

static GdkRGBA to_color(guint32 argb) {
  return (GdkRGBA){(argb >> 16 & 255) / 255.0, (argb >> 8 & 255) / 255.0, (argb & 255) / 255.0, (argb >> 24) / 255.0};
}

void stylus_gtk_canvas_take_paper(StylusCanvas *self) {
  stylus_canvas_paper paper = {.size = sizeof paper};
  if (stylus_canvas_get_paper(self->core, &paper) < 0) return;
  self->background = to_color(paper.argb), self->line_color = to_color(paper.line_argb);
  self->pattern = (StylusPattern)paper.pattern, self->spacing = paper.spacing;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

/**
 * stylus_gtk_canvas_show_page:
 * @self: a canvas
 * @page: which, from 0 on
 * @error: why it is not shown
 *
 * Shows another page; `page add`, `page remove`, `page next` and `page previous` are commands.
 *
 * Returns: whether it is shown
 */
gboolean stylus_gtk_canvas_show_page(StylusCanvas *self, guint page, GError **error) {
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), FALSE);
  gboolean is_done = stylus_gtk_canvas_check(self, stylus_canvas_show_page(self->core, page), error);
  stylus_gtk_canvas_take_events(self);
  return is_done;
}

guint stylus_gtk_canvas_get_page(StylusCanvas *self) { return stylus_canvas_page(self->core); }
guint stylus_gtk_canvas_get_page_count(StylusCanvas *self) { return stylus_canvas_page_count(self->core); }

/**
 * stylus_gtk_canvas_get_page_drawing:
 * @self: a canvas
 * @page: which, from 0 on
 *
 * Returns: (transfer full) (nullable): the drawing of a page as the bytes of an .inkd file
 */
GBytes *stylus_gtk_canvas_get_page_drawing(StylusCanvas *self, guint page) {
  size_t count = 0;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), NULL);
  void *bytes = stylus_canvas_page_drawing(self->core, page, &count);
  return stylus_gtk_canvas_own(bytes, count);
}

/**
 * stylus_gtk_canvas_get_document:
 * @self: a canvas
 *
 * Returns: (transfer full) (nullable): all pages with their papers as the bytes of an .inkd file
 */
GBytes *stylus_gtk_canvas_get_document(StylusCanvas *self) {
  size_t count = 0;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), NULL);
  void *bytes = stylus_canvas_document(self->core, &count);
  return stylus_gtk_canvas_own(bytes, count);
}

/**
 * stylus_gtk_canvas_set_document:
 * @self: a canvas
 * @document: the bytes of an .inkd file, of a drawing or of several pages
 * @error: what is wrong with them
 *
 * Puts the pages of a file in the place of all pages, and shows the first. Nothing of before can be undone then.
 *
 * Returns: whether that was done
 */
gboolean stylus_gtk_canvas_set_document(StylusCanvas *self, GBytes *document, GError **error) {
  gsize count;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self) && document, FALSE);
  const void *bytes = g_bytes_get_data(document, &count);
  gboolean is_done = stylus_gtk_canvas_check(self, stylus_canvas_set_document(self->core, bytes, count), error);
  stylus_gtk_canvas_take_events(self);
  return is_done;
}

/**
 * stylus_gtk_canvas_set_background:
 * @self: a canvas
 * @background: (nullable): the colour of the paper of the page that is shown; none shows what is below
 */
void stylus_gtk_canvas_set_background(StylusCanvas *self, const GdkRGBA *background) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  const GdkRGBA none = {0, 0, 0, 0}, *color = background ? background : &none;
  guint32 argb = 0;
  for (int i = 0; i < 4; i++) argb = argb << 8 | (guint32)lround(255 * (i ? (&color->red)[i - 1] : color->alpha));
  stylus_canvas_set_background(self->core, argb);
  stylus_gtk_canvas_take_events(self);
}

/**
 * stylus_gtk_canvas_get_background:
 * @self: a canvas
 *
 * Returns: (transfer none): the colour of the paper
 */
const GdkRGBA *stylus_gtk_canvas_get_background(StylusCanvas *self) { return &self->background; }

/**
 * stylus_gtk_canvas_set_background_pattern:
 * @self: a canvas
 * @pattern: what is printed on the page that is shown, and on pages that are added
 * @spacing: from line to line, or dot to dot, in millimeters; 1 to 100
 */
void stylus_gtk_canvas_set_background_pattern(StylusCanvas *self, StylusPattern pattern, double spacing) {
  g_return_if_fail(STYLUS_IS_CANVAS(self) && spacing >= 1 && spacing <= 100);
  stylus_canvas_paper paper = {.size = sizeof paper};
  if (stylus_canvas_get_paper(self->core, &paper) < 0) return;
  paper.pattern = pattern, paper.spacing = spacing;
  stylus_canvas_set_paper(self->core, &paper);
  stylus_gtk_canvas_take_events(self);
}
