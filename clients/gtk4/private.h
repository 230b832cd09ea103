// What the files of the widget share; nothing of it is installed.
#pragma once

#include <math.h>
#include <stylus-canvas.h>

#include "stylus-canvas-gtk4.h"
#include "stylus-tool-picker.h"

// Pixels of a side of a texture: GSK draws again what is another texture, so only what changed is another.
enum { TILE = 128 };

typedef struct {
  GdkTexture *texture;  // NULL: nothing is there, or it is stale
  gboolean is_stale;
} Tile;

// What a finger or the pointer does that is down.
typedef enum { DRAGS_NOTHING, DRAWS, DRAGS_PAGE, DRAGS_RULER } StylusDrag;

struct _StylusCanvas {
  GtkWidget parent;
  stylus_canvas *core;
  guint watch;
  StylusFingerPolicy finger_policy;
  gboolean read_only, wet_ink, can_undo, can_redo;
  gboolean straightens, has_selection, asks_to_undo;
  int steps;
  double min_zoom, max_zoom;
  int content_width, content_height;
  GdkRGBA background, line_color;
  StylusPattern pattern;
  double spacing, page_width, page_height;
  GdkPaintable *picture;
  StylusToolPicker *picker;  // which keeps the canvas
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
  // A finger or the pointer, from where it began, and where it was last.
  StylusDrag drag;
  double x, y, last_x, last_y;
  // Two fingers: the zoom where they began, where they were last, and what they take along.
  double pinch, fingers[4];
  gboolean two_fingers;
  enum stylus_canvas_subject pinched;
  double pointer_x, pointer_y;
  gboolean space;
};

// input.c: pens, fingers and the pointer, through GTK.
void stylus_gtk_canvas_listen(StylusCanvas *self);

// background.c: what lies below the ink.
void stylus_gtk_canvas_draw_background(StylusCanvas *self, GtkSnapshot *snapshot);

// stylus-tool-picker.c: ink of a canvas that shares it is drawn there.
void stylus_gtk_tool_picker_ink_came(StylusToolPicker *self, StylusCanvas *canvas, double x, double y);

// pages.c: the paper of the page that is shown.
void stylus_gtk_canvas_take_paper(StylusCanvas *self);

// stylus-canvas-gtk4.c: what happened in the library; what it says of a failure; bytes that it made.
void stylus_gtk_canvas_take_events(StylusCanvas *self);
gboolean stylus_gtk_canvas_check(StylusCanvas *self, int result, GError **error);
GBytes *stylus_gtk_canvas_own(void *bytes, size_t count);
void stylus_gtk_canvas_ask(StylusCanvas *self, gboolean redo);

// keys.c: keys, and the clipboard.
void stylus_gtk_canvas_bind_keys(GtkWidgetClass *class);

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
