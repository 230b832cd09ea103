#include "private.h"

#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#endif

enum { MOST_COVERED = 16 };

// What of the canvas its ancestors leave to be seen, in its own units; FALSE: nothing.
static gboolean find_visible(GtkWidget *widget, stylus_canvas_rect *visible) {
  graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget)), bounds;
  for (GtkWidget *above = gtk_widget_get_parent(widget); above; above = gtk_widget_get_parent(above)) {
    gboolean clips = gtk_widget_get_overflow(above) == GTK_OVERFLOW_HIDDEN || GTK_IS_NATIVE(above) || GTK_IS_VIEWPORT(above);
    if (clips && gtk_widget_compute_bounds(above, widget, &bounds) && !graphene_rect_intersection(&all, &bounds, &all))
      return FALSE;
    if (GTK_IS_NATIVE(above)) break;
  }
  int x = ceil(all.origin.x), y = ceil(all.origin.y);
  *visible = (stylus_canvas_rect){x, y, floor(all.origin.x + all.size.width) - x, floor(all.origin.y + all.size.height) - y};
  return visible->width > 0 && visible->height > 0;
}

// A picker covers what it says, however large its widget is.
static int add_picker(GtkWidget *widget, StylusToolPicker *picker, stylus_canvas_rect *covered, int count) {
  GdkRectangle boxes[STYLUS_CANVAS_MAX_OBSCURED];
  graphene_point_t corner;
  if (!gtk_widget_get_mapped(GTK_WIDGET(picker)) ||
      !gtk_widget_compute_point(GTK_WIDGET(picker), widget, &GRAPHENE_POINT_INIT(0, 0), &corner))
    return count;
  int boxed = stylus_gtk_tool_picker_get_obscured(picker, boxes);
  for (int i = 0; i < boxed && count < MOST_COVERED; i++)
    covered[count++] = (stylus_canvas_rect){boxes[i].x + (int)floor(corner.x), boxes[i].y + (int)floor(corner.y),
                                            boxes[i].width + 1, boxes[i].height + 1};
  return count;
}

// What is drawn above the canvas in the same window: later children of its ancestors. Popovers are windows of their own.
static int find_covered(GtkWidget *widget, stylus_canvas_rect *covered) {
  int count = 0;
  for (GtkWidget *on_way = widget; on_way && !GTK_IS_NATIVE(on_way); on_way = gtk_widget_get_parent(on_way))
    for (GtkWidget *other = gtk_widget_get_next_sibling(on_way); other; other = gtk_widget_get_next_sibling(other)) {
      graphene_rect_t bounds, all = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
      if (STYLUS_IS_TOOL_PICKER(other)) {
        count = add_picker(widget, STYLUS_TOOL_PICKER(other), covered, count);
        continue;
      }
      if (!gtk_widget_get_mapped(other) || GTK_IS_NATIVE(other) || gtk_widget_get_opacity(other) == 0) continue;
      if (!gtk_widget_compute_bounds(other, widget, &bounds) || !graphene_rect_intersection(&all, &bounds, &bounds)) continue;
      int x = floor(bounds.origin.x), y = floor(bounds.origin.y);
      covered[count++] = (stylus_canvas_rect){x, y, ceil(bounds.origin.x + bounds.size.width) - x,
                                              ceil(bounds.origin.y + bounds.size.height) - y};
      if (count >= MOST_COVERED) return count;
    }
  return count;
}

void stylus_gtk_canvas_detach(StylusCanvas *self) {
  if (self->surface) stylus_canvas_detach(self->core);
  self->surface = NULL;
}

#ifdef GDK_WINDOWING_WAYLAND
// The window's surface, if the compositor is one of Wayland; it may be another one than before.
static struct wl_surface *find_surface(GdkSurface *surface) {
  return surface && GDK_IS_WAYLAND_SURFACE(surface) ? gdk_wayland_surface_get_wl_surface(surface) : NULL;
}

static void attach(StylusCanvas *self, GdkSurface *surface) {
  struct wl_surface *wanted = self->wet_ink && !self->cannot_attach ? find_surface(surface) : NULL;
  if (wanted == self->surface) return;
  stylus_gtk_canvas_detach(self);
  if (!wanted) return;
  struct wl_display *display = gdk_wayland_display_get_wl_display(gdk_surface_get_display(surface));
  if (stylus_canvas_attach(self->core, display, wanted, 0) == 0)
    self->surface = wanted;
  else
    self->cannot_attach = TRUE;  // GTK draws wet ink too
}
#else
static void attach(StylusCanvas *self, GdkSurface *surface) { (void)self, (void)surface; }
#endif

// After all widgets have their places, and before the window is drawn.
static void on_layout(GdkFrameClock *clock, StylusCanvas *self) {
  (void)clock;
  GtkWidget *widget = GTK_WIDGET(self);
  GtkNative *native = gtk_widget_get_native(widget);
  graphene_point_t corner;
  double shift_x, shift_y;
  attach(self, native ? gtk_native_get_surface(native) : NULL);
  if (!self->surface) return;
  stylus_canvas_rect covered[MOST_COVERED];
  stylus_canvas_placement place = {.size = sizeof place, .covered = covered};
  if (!gtk_widget_compute_point(widget, GTK_WIDGET(native), &GRAPHENE_POINT_INIT(0, 0), &corner) ||
      !find_visible(widget, &place.visible)) {
    stylus_canvas_set_placement(self->core, NULL);
    return;
  }
  gtk_native_get_surface_transform(native, &shift_x, &shift_y);
  place.x = lround(corner.x + shift_x) + place.visible.x;
  place.y = lround(corner.y + shift_y) + place.visible.y;
  place.covered_count = find_covered(widget, covered);
  stylus_canvas_set_placement(self->core, &place);
}

// After GDK's own handler, which commits the window.
static void on_after_paint(GdkFrameClock *clock, StylusCanvas *self) {
  (void)clock;
  if (self->surface) stylus_canvas_parent_committed(self->core);
}

void stylus_gtk_canvas_follow(StylusCanvas *self, GdkFrameClock *clock) {
  self->clock = g_object_ref(clock);
  self->layout = g_signal_connect_after(clock, "layout", G_CALLBACK(on_layout), self);
  self->after_paint = g_signal_connect_after(clock, "after-paint", G_CALLBACK(on_after_paint), self);
}

void stylus_gtk_canvas_unfollow(StylusCanvas *self) {
  stylus_gtk_canvas_detach(self);
  if (!self->clock) return;
  g_clear_signal_handler(&self->layout, self->clock);
  g_clear_signal_handler(&self->after_paint, self->clock);
  g_clear_object(&self->clock);
}
