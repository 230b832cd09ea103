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
 * @page: the page, counted from 0
 * @error: return location for the reason of a failure
 *
 * Shows another page. The commands `page next`, `page previous`, `page add` and `page remove` also change the page.
 *
 * Returns: TRUE if it is shown
 */
gboolean stylus_gtk_canvas_show_page(StylusCanvas *self, guint page, GError **error) {
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), FALSE);
  gboolean is_done = stylus_gtk_canvas_check(self, stylus_canvas_show_page(self->core, page), error);
  stylus_gtk_canvas_take_events(self);
  return is_done;
}

/**
 * stylus_gtk_canvas_get_page:
 * @self: a canvas
 *
 * Gets the current page.
 *
 * Returns: the page, counted from 0
 */
guint stylus_gtk_canvas_get_page(StylusCanvas *self) { return stylus_canvas_page(self->core); }

/**
 * stylus_gtk_canvas_get_page_count:
 * @self: a canvas
 *
 * Gets the number of pages.
 *
 * Returns: the number of pages, at least 1
 */
guint stylus_gtk_canvas_get_page_count(StylusCanvas *self) { return stylus_canvas_page_count(self->core); }

/**
 * stylus_gtk_canvas_get_page_drawing:
 * @self: a canvas
 * @page: the page, counted from 0
 *
 * Gets the drawing of a page.
 *
 * Returns: (transfer full) (nullable): the bytes of an .inkd file, or NULL if there is no such page
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
 * Gets all pages with their paper, as one document.
 *
 * Returns: (transfer full) (nullable): the bytes of an .inkd file
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
 * @document: the bytes of an .inkd file, with one drawing or several pages
 * @error: return location for the reason of a failure
 *
 * Replaces all pages by those of a file, and shows the first one. Earlier steps can no longer be undone.
 *
 * Returns: TRUE if they were replaced
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
 * @background: (nullable): the color, or NULL for no paper, so that what lies below the canvas is visible
 *
 * Sets the color of the paper of the current page.
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
 * Gets the color of the paper of the current page.
 *
 * Returns: (transfer none): the color
 */
const GdkRGBA *stylus_gtk_canvas_get_background(StylusCanvas *self) { return &self->background; }

/**
 * stylus_gtk_canvas_set_background_pattern:
 * @self: a canvas
 * @pattern: the pattern
 * @spacing: the distance between lines or dots, in millimeters; 1 to 100
 *
 * Sets the pattern of the paper of the current page, and of pages that are added.
 */
void stylus_gtk_canvas_set_background_pattern(StylusCanvas *self, StylusPattern pattern, double spacing) {
  g_return_if_fail(STYLUS_IS_CANVAS(self) && spacing >= 1 && spacing <= 100);
  stylus_canvas_paper paper = {.size = sizeof paper};
  if (stylus_canvas_get_paper(self->core, &paper) < 0) return;
  paper.pattern = pattern, paper.spacing = spacing;
  stylus_canvas_set_paper(self->core, &paper);
  stylus_gtk_canvas_take_events(self);
}
