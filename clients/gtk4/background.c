#include "private.h"

// What lies below the ink: a desk, a page, a picture, lines. All of it follows the view.

enum { LEAST_STEP = 6 };  // pixels between lines; nearer ones are left out

// From millimeters of the page to the canvas's units, but for the turn.
typedef struct {
  double unit, angle, x, y;
} Place;

static Place find_page(StylusCanvas *self) {
  stylus_canvas_view view = {.size = sizeof view};
  stylus_canvas_get_view(self->core, &view);
  Place page = {.unit = 96 / 25.4 * view.zoom, .angle = view.angle};
  double c = cos(view.angle) * page.unit, s = sin(view.angle) * page.unit;
  page.x = -(c * view.x - s * view.y), page.y = -(s * view.x + c * view.y);
  return page;
}

// What the canvas shows, in millimeters of the page times their unit.
static graphene_rect_t find_seen(StylusCanvas *self, const Place *page) {
  double width = gtk_widget_get_width(GTK_WIDGET(self)), height = gtk_widget_get_height(GTK_WIDGET(self));
  double c = cos(page->angle), s = sin(page->angle), corners[4][2] = {{0, 0}, {width, 0}, {0, height}, {width, height}};
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  for (int i = 0; i < 4; i++) {
    double x = corners[i][0] - page->x, y = corners[i][1] - page->y;
    double across = c * x + s * y, down = -s * x + c * y;
    left = MIN(left, across), right = MAX(right, across), top = MIN(top, down), bottom = MAX(bottom, down);
  }
  return GRAPHENE_RECT_INIT(left, top, right - left, bottom - top);
}

static double to_pixel(StylusCanvas *self, const Place *page, double value, double origin) {
  if (page->angle != 0) return value;
  return round((value + origin) * self->scale) / self->scale - origin;
}

static void draw_lines(StylusCanvas *self, GtkSnapshot *snapshot, const Place *page, const graphene_rect_t *seen,
                       double step) {
  double thick = MAX(1.0 / self->scale, 0.15 * page->unit);
  float left = seen->origin.x, top = seen->origin.y, width = seen->size.width, height = seen->size.height;
  for (double y = ceil(top / step) * step; y < top + height; y += step)
    gtk_snapshot_append_color(snapshot, &self->line_color,
                              &GRAPHENE_RECT_INIT(left, to_pixel(self, page, y, page->y), width, thick));
  if (self->pattern != STYLUS_PATTERN_GRID) return;
  for (double x = ceil(left / step) * step; x < left + width; x += step)
    gtk_snapshot_append_color(snapshot, &self->line_color,
                              &GRAPHENE_RECT_INIT(to_pixel(self, page, x, page->x), top, thick, height));
}

static void draw_dots(StylusCanvas *self, GtkSnapshot *snapshot, const Place *page, const graphene_rect_t *seen,
                      double step) {
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, seen);
  const double dashes[2] = {0, step};
  float left = seen->origin.x, top = seen->origin.y, width = seen->size.width, height = seen->size.height;
  gdk_cairo_set_source_rgba(cairo, &self->line_color);
  cairo_set_line_width(cairo, MAX(2.0 / self->scale, 0.5 * page->unit));
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash(cairo, dashes, 2, 0);
  for (double y = ceil(top / step) * step; y < top + height; y += step) {
    cairo_move_to(cairo, floor(left / step) * step, y);
    cairo_line_to(cairo, left + width, y);
  }
  cairo_stroke(cairo);
  cairo_destroy(cairo);
}

static void draw_pattern(StylusCanvas *self, GtkSnapshot *snapshot, const Place *page, const graphene_rect_t *sheet) {
  double step = self->spacing * page->unit, least = LEAST_STEP * (self->pattern == STYLUS_PATTERN_DOTTED ? 2 : 1);
  if (self->pattern == STYLUS_PATTERN_BLANK) return;
  while (step * self->scale < least) step *= 2;
  graphene_rect_t seen = find_seen(self, page);
  if (sheet && !graphene_rect_intersection(sheet, &seen, &seen)) return;
  if (self->pattern == STYLUS_PATTERN_DOTTED)
    draw_dots(self, snapshot, page, &seen, step);
  else
    draw_lines(self, snapshot, page, &seen, step);
}

// The page's size in millimeters: what was set, else the picture's at 96 dots an inch; FALSE: it has no ends.
static gboolean find_size(StylusCanvas *self, double *width, double *height) {
  *width = self->page_width, *height = self->page_height;
  if (*width > 0 && *height > 0) return TRUE;
  if (!self->picture) return FALSE;
  *width = gdk_paintable_get_intrinsic_width(self->picture) * 25.4 / 96;
  *height = gdk_paintable_get_intrinsic_height(self->picture) * 25.4 / 96;
  return *width > 0 && *height > 0;
}

static void draw_sheet(StylusCanvas *self, GtkSnapshot *snapshot, const graphene_rect_t *sheet) {
  GskRoundedRect edges;
  gsk_rounded_rect_init_from_rect(&edges, sheet, 0);
  gtk_snapshot_append_outset_shadow(snapshot, &edges, &(GdkRGBA){0, 0, 0, 0.22}, 0, 2, 0, 10);
  if (self->background.alpha > 0) gtk_snapshot_append_color(snapshot, &self->background, sheet);
  if (!self->picture) return;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &sheet->origin);
  gdk_paintable_snapshot(self->picture, snapshot, sheet->size.width, sheet->size.height);
  gtk_snapshot_restore(snapshot);
}

// What lies around a page: the paper's colour, darker.
static GdkRGBA desk_color(StylusCanvas *self) {
  GdkRGBA desk = self->background;
  desk.red *= 0.86, desk.green *= 0.86, desk.blue *= 0.88;
  return desk;
}

void stylus_gtk_canvas_draw_background(StylusCanvas *self, GtkSnapshot *snapshot) {
  GtkWidget *widget = GTK_WIDGET(self);
  double width, height;
  gboolean has_ends = find_size(self, &width, &height);
  GdkRGBA below = has_ends ? desk_color(self) : self->background;
  graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
  if (below.alpha > 0) gtk_snapshot_append_color(snapshot, &below, &all);
  if (!has_ends && self->pattern == STYLUS_PATTERN_BLANK) return;
  Place page = find_page(self);
  graphene_rect_t sheet = GRAPHENE_RECT_INIT(0, 0, width * page.unit, height * page.unit);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(page.x, page.y));
  if (page.angle != 0) gtk_snapshot_rotate(snapshot, page.angle * 180 / G_PI);
  if (has_ends) draw_sheet(self, snapshot, &sheet);
  draw_pattern(self, snapshot, &page, has_ends ? &sheet : NULL);
  gtk_snapshot_restore(snapshot);
}

/**
 * stylus_gtk_canvas_set_background_picture:
 * @self: a canvas
 * @picture: (nullable): the picture, such as a [class@Gdk.Texture], or NULL for none
 *
 * Sets a picture that is shown below the ink, in the size of the page. It is not stored with the document.
 */
void stylus_gtk_canvas_set_background_picture(StylusCanvas *self, GdkPaintable *picture) {
  g_return_if_fail(STYLUS_IS_CANVAS(self) && (!picture || GDK_IS_PAINTABLE(picture)));
  if (!g_set_object(&self->picture, picture)) return;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

/**
 * stylus_gtk_canvas_set_page_size:
 * @self: a canvas
 * @width: the width in millimeters, such as 210; 0 for a page without edges
 * @height: the height in millimeters
 *
 * Sets where the edges of the page are shown. Ink outside of them is kept.
 */
void stylus_gtk_canvas_set_page_size(StylusCanvas *self, double width, double height) {
  g_return_if_fail(STYLUS_IS_CANVAS(self) && width >= 0 && height >= 0);
  self->page_width = width, self->page_height = height;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}
