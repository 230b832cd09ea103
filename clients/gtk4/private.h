// What the files of the widget share; nothing of it is installed.
#pragma once

#include <math.h>
#include <stylus-canvas.h>

#include "stylus-canvas-gtk4.h"

// Pixels of a side of a texture: GSK draws again what is another texture, so only what changed is another.
enum { TILE = 128 };

typedef struct {
  GdkTexture *texture;  // NULL: nothing is there, or it is stale
  gboolean is_stale;
} Tile;

struct _StylusCanvas {
  GtkWidget parent;
  stylus_canvas *core;
  guint watch;
  StylusFingerPolicy finger_policy;
  gboolean read_only, wet_ink, can_undo, can_redo;
  double min_zoom, max_zoom, pinch;
  int content_width, content_height;
  GdkRGBA background;
  // The picture of dry ink, and the textures of it.
  guint32 *pixels;
  int width, height, scale, columns, rows;
  gboolean is_new;
  Tile *tiles;
  // The window, while it is seen.
  GdkFrameClock *clock;
  gulong layout, after_paint;
  struct wl_surface *surface;
  gboolean cannot_attach;
  // What draws through GTK.
  gint64 stroke;
  gboolean drags;  // by a finger or the pointer, from here
  double x, y;
};

// input.c: pens, fingers and the pointer, through GTK.
void stylus_gtk_canvas_listen(StylusCanvas *self);

// picture.c: the picture of dry ink, as textures.
void stylus_gtk_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot);
void stylus_gtk_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline);
void stylus_gtk_canvas_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural,
                               int *least_baseline, int *natural_baseline);
void stylus_gtk_canvas_free_tiles(StylusCanvas *self);

// window.c: the surface of the window, which wet ink lies above.
void stylus_gtk_canvas_follow(StylusCanvas *self, GdkFrameClock *clock);
void stylus_gtk_canvas_unfollow(StylusCanvas *self);
void stylus_gtk_canvas_detach(StylusCanvas *self);
