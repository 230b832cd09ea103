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

// How far a press that closed a panel goes, in units of the canvas, before it draws: the picker's drags begin as late.
enum { PEN_SLACK = 9, POINTER_SLACK = 6, FINGER_SLACK = 12 };

// What is pressed on the canvas and draws, through GTK.
typedef struct {
  gint64 stroke;  // 0: none
  GdkDevice *pen;  // the tablet of the pen, only to compare; NULL: a finger or the pointer
  enum stylus_canvas_pen_end end;
  GArray *kept;  // the samples of a press that closed a panel and may be a tap; NULL of others
  double slack;
} StylusPress;

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
  StylusPress press;
  // A finger or the pointer, from where it began, and where it was last.
  GtkGesture *drag_gesture;
  StylusDrag drag;
  double x, y, last_x, last_y;
  // Two fingers: the zoom where they began, where they were last, and what they take along.
  double pinch, fingers[4];
  gboolean two_fingers;
  enum stylus_canvas_subject pinched;
  double pointer_x, pointer_y;
  gboolean space;
};

// press.c: pens, through GTK, and what presses draw. A press that closes a panel of the picker draws nothing unless it moves.
void stylus_gtk_canvas_listen_to_pens(StylusCanvas *self);
void stylus_gtk_canvas_begin_press(StylusCanvas *self, enum stylus_canvas_pen_end end, GdkDevice *pen, double slack);
void stylus_gtk_canvas_add_to_press(StylusCanvas *self, double x, double y, double pressure, double tilt_x, double tilt_y,
                                    guint32 time);
void stylus_gtk_canvas_end_press(StylusCanvas *self);
gboolean stylus_gtk_canvas_cancel_press(StylusCanvas *self);
void stylus_gtk_canvas_let_go(StylusCanvas *self);

// input.c: fingers, the pointer and keys that are held, through GTK.
void stylus_gtk_canvas_listen_to_hands(StylusCanvas *self);

// background.c: what lies below the ink.
void stylus_gtk_canvas_draw_background(StylusCanvas *self, GtkSnapshot *snapshot);

// stylus-tool-picker.c: a canvas that shares it is pressed, which closes the panel that may be open; ink is drawn there.
gboolean stylus_gtk_tool_picker_close_panel(StylusToolPicker *self);
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
