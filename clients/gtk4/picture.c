#include "private.h"

void stylus_gtk_canvas_free_tiles(StylusCanvas *self) {
  for (int i = 0; i < self->columns * self->rows; i++) g_clear_object(&self->tiles[i].texture);
  g_clear_pointer(&self->tiles, g_free);
  g_clear_pointer(&self->pixels, g_free);
  self->columns = self->rows = self->width = self->height = 0;
}

static void spoil_tiles(StylusCanvas *self, const stylus_canvas_rect *rect) {
  for (int y = rect->y / TILE; y < self->rows && y * TILE < rect->y + rect->height; y++)
    for (int x = rect->x / TILE; x < self->columns && x * TILE < rect->x + rect->width; x++)
      self->tiles[y * self->columns + x].is_stale = TRUE;
}

static void fill_tile(StylusCanvas *self, int column, int row) {
  Tile *tile = &self->tiles[row * self->columns + column];
  int x = column * TILE, y = row * TILE, width = MIN(TILE, self->width - x), height = MIN(TILE, self->height - y);
  guint32 *copy = g_malloc((gsize)width * height * 4), seen = 0;
  for (int i = 0; i < height; i++) {
    const guint32 *from = self->pixels + (gsize)(y + i) * self->width + x;
    for (int j = 0; j < width; j++) seen |= copy[i * width + j] = from[j];
  }
  g_clear_object(&tile->texture);
  tile->is_stale = FALSE;
  GBytes *bytes = g_bytes_new_take(copy, (gsize)width * height * 4);
  GdkMemoryFormat format =
      G_BYTE_ORDER == G_LITTLE_ENDIAN ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED;
  if (seen) tile->texture = gdk_memory_texture_new(width, height, format, bytes, width * 4);
  g_bytes_unref(bytes);
}

static void resize(StylusCanvas *self) {
  GtkWidget *widget = GTK_WIDGET(self);
  int scale = gtk_widget_get_scale_factor(widget);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  if (width * scale == self->width && height * scale == self->height && scale == self->scale) return;
  if (stylus_canvas_set_size(self->core, width, height, scale) < 0) return;
  stylus_gtk_canvas_free_tiles(self);
  self->scale = scale;
  self->width = width * scale, self->height = height * scale;
  self->columns = (self->width + TILE - 1) / TILE, self->rows = (self->height + TILE - 1) / TILE;
  self->tiles = g_new0(Tile, (gsize)self->columns * self->rows + 1);
  self->pixels = g_malloc0((gsize)self->width * self->height * 4 + 4);
  self->is_new = TRUE;
}

void stylus_gtk_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width, (void)height, (void)baseline;
  resize(STYLUS_CANVAS(widget));
}

// While the picture is of another view, it is shown larger, turned or elsewhere until there is a sharp one.
static void lay_picture(StylusCanvas *self, GtkSnapshot *snapshot) {
  double matrix[6];
  if (stylus_canvas_picture_transform(self->core, matrix) != 1) return;
  double scale = hypot(matrix[0], matrix[1]);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(matrix[4], matrix[5]));
  if (fabs(matrix[1]) > 1e-9) gtk_snapshot_rotate(snapshot, atan2(matrix[1], matrix[0]) * 180 / G_PI);
  if (fabs(scale - 1) > 1e-9) gtk_snapshot_scale(snapshot, scale, scale);
}

void stylus_gtk_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  StylusCanvas *self = STYLUS_CANVAS(widget);
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  resize(self);
  if (!self->pixels) return;
  // Wet ink goes with the very commit that shows these pixels.
  int count = stylus_canvas_draw(self->core, self->pixels, (gsize)self->width * 4, self->is_new, damage);
  self->is_new = FALSE;
  for (int i = 0; i < count; i++) spoil_tiles(self, &damage[i]);
  stylus_gtk_canvas_draw_background(self, snapshot);
  gtk_snapshot_save(snapshot);
  lay_picture(self, snapshot);
  float unit = self->scale;
  for (int y = 0; y < self->rows; y++)
    for (int x = 0; x < self->columns; x++) {
      Tile *tile = &self->tiles[y * self->columns + x];
      if (tile->is_stale) fill_tile(self, x, y);
      if (!tile->texture) continue;
      gtk_snapshot_append_texture(
          snapshot, tile->texture,
          &GRAPHENE_RECT_INIT(x * TILE / unit, y * TILE / unit, gdk_texture_get_width(tile->texture) / unit,
                              gdk_texture_get_height(tile->texture) / unit));
    }
  gtk_snapshot_restore(snapshot);
}

void stylus_gtk_canvas_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural,
                               int *least_baseline, int *natural_baseline) {
  (void)for_size;
  StylusCanvas *self = STYLUS_CANVAS(widget);
  int content = orientation == GTK_ORIENTATION_HORIZONTAL ? self->content_width : self->content_height;
  *least = *natural = content > 0 ? MIN(32768, content * stylus_canvas_zoom(self->core)) : 0;
  *least_baseline = *natural_baseline = -1;
}
