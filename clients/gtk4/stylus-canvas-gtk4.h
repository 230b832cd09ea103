// A canvas for pens as a widget of GTK 4: ink follows the pen as closely as the screen allows, on surfaces of its own above
// the window, and becomes part of the window when the pen is lifted. docs/develop/canvas.md, "GTK 4".
//
//     GtkWidget *canvas = stylus_gtk_canvas_new();
//     gtk_window_set_child(GTK_WINDOW(window), canvas);
//     stylus_gtk_canvas_perform(STYLUS_CANVAS(canvas), "tool fountain-pen", NULL);
#pragma once

#include <gtk/gtk.h>

#pragma GCC visibility push(default)
G_BEGIN_DECLS

/**
 * StylusFingerPolicy:
 * @STYLUS_FINGER_POLICY_PEN_ONLY: only pens draw; fingers scroll and zoom, the pointer does nothing.
 * @STYLUS_FINGER_POLICY_ANY: whatever touches draws.
 *
 * Who draws on a canvas.
 */
typedef enum {
  STYLUS_FINGER_POLICY_PEN_ONLY,
  STYLUS_FINGER_POLICY_ANY,
} StylusFingerPolicy;

#define STYLUS_TYPE_FINGER_POLICY (stylus_finger_policy_get_type())
GType stylus_finger_policy_get_type(void);

/**
 * StylusPattern:
 * @STYLUS_PATTERN_BLANK: nothing.
 * @STYLUS_PATTERN_RULED: lines from left to right.
 * @STYLUS_PATTERN_GRID: squares.
 * @STYLUS_PATTERN_DOTTED: a dot at each corner of the squares.
 *
 * What is printed on a page.
 */
typedef enum {
  STYLUS_PATTERN_BLANK,
  STYLUS_PATTERN_RULED,
  STYLUS_PATTERN_GRID,
  STYLUS_PATTERN_DOTTED,
} StylusPattern;

#define STYLUS_TYPE_PATTERN (stylus_pattern_get_type())
GType stylus_pattern_get_type(void);

/**
 * StylusCanvasError:
 * @STYLUS_CANVAS_ERROR_INVALID: an argument is not one.
 * @STYLUS_CANVAS_ERROR_UNKNOWN: there is no such command, tool or colour.
 * @STYLUS_CANVAS_ERROR_REFUSED: that cannot be done now.
 * @STYLUS_CANVAS_ERROR_DAMAGED: these bytes are no drawing.
 * @STYLUS_CANVAS_ERROR_UNSUPPORTED: this version cannot do that.
 * @STYLUS_CANVAS_ERROR_SYSTEM: there is no memory, or no descriptors.
 */
typedef enum {
  STYLUS_CANVAS_ERROR_INVALID = 1,
  STYLUS_CANVAS_ERROR_UNKNOWN,
  STYLUS_CANVAS_ERROR_REFUSED,
  STYLUS_CANVAS_ERROR_DAMAGED,
  STYLUS_CANVAS_ERROR_UNSUPPORTED,
  STYLUS_CANVAS_ERROR_SYSTEM,
} StylusCanvasError;

#define STYLUS_CANVAS_ERROR (stylus_canvas_error_quark())
GQuark stylus_canvas_error_quark(void);

#define STYLUS_TYPE_CANVAS (stylus_gtk_canvas_get_type())
G_DECLARE_FINAL_TYPE(StylusCanvas, stylus_gtk_canvas, STYLUS, CANVAS, GtkWidget)

GtkWidget *stylus_gtk_canvas_new(void);

gboolean stylus_gtk_canvas_perform(StylusCanvas *self, const char *command, GError **error);

GBytes *stylus_gtk_canvas_get_drawing(StylusCanvas *self);
gboolean stylus_gtk_canvas_set_drawing(StylusCanvas *self, GBytes *drawing, GError **error);
gboolean stylus_gtk_canvas_show_page(StylusCanvas *self, guint page, GError **error);
guint stylus_gtk_canvas_get_page(StylusCanvas *self);
guint stylus_gtk_canvas_get_page_count(StylusCanvas *self);
GBytes *stylus_gtk_canvas_get_page_drawing(StylusCanvas *self, guint page);
GBytes *stylus_gtk_canvas_get_document(StylusCanvas *self);
gboolean stylus_gtk_canvas_set_document(StylusCanvas *self, GBytes *document, GError **error);
GBytes *stylus_gtk_canvas_get_png(StylusCanvas *self, double scale);

gboolean stylus_gtk_canvas_copy(StylusCanvas *self);
gboolean stylus_gtk_canvas_cut(StylusCanvas *self);
void stylus_gtk_canvas_paste(StylusCanvas *self);
int stylus_gtk_canvas_get_selection(StylusCanvas *self, GdkRectangle *bounds);

gboolean stylus_gtk_canvas_undo(StylusCanvas *self);
gboolean stylus_gtk_canvas_redo(StylusCanvas *self);
void stylus_gtk_canvas_clear(StylusCanvas *self);
gboolean stylus_gtk_canvas_get_can_undo(StylusCanvas *self);
gboolean stylus_gtk_canvas_get_can_redo(StylusCanvas *self);
void stylus_gtk_canvas_set_asks_to_undo(StylusCanvas *self, gboolean asks);
gboolean stylus_gtk_canvas_get_asks_to_undo(StylusCanvas *self);

void stylus_gtk_canvas_set_read_only(StylusCanvas *self, gboolean read_only);
gboolean stylus_gtk_canvas_get_read_only(StylusCanvas *self);
void stylus_gtk_canvas_set_finger_policy(StylusCanvas *self, StylusFingerPolicy policy);
StylusFingerPolicy stylus_gtk_canvas_get_finger_policy(StylusCanvas *self);
void stylus_gtk_canvas_set_straightens_shapes(StylusCanvas *self, gboolean straightens);
gboolean stylus_gtk_canvas_get_straightens_shapes(StylusCanvas *self);
void stylus_gtk_canvas_set_follows_stylusd(StylusCanvas *self, gboolean follows);
gboolean stylus_gtk_canvas_get_follows_stylusd(StylusCanvas *self);
void stylus_gtk_canvas_set_zoom(StylusCanvas *self, double zoom);
double stylus_gtk_canvas_get_zoom(StylusCanvas *self);
void stylus_gtk_canvas_set_background(StylusCanvas *self, const GdkRGBA *background);
const GdkRGBA *stylus_gtk_canvas_get_background(StylusCanvas *self);
void stylus_gtk_canvas_set_background_picture(StylusCanvas *self, GdkPaintable *picture);
void stylus_gtk_canvas_set_background_pattern(StylusCanvas *self, StylusPattern pattern, double spacing);
void stylus_gtk_canvas_set_page_size(StylusCanvas *self, double width, double height);
void stylus_gtk_canvas_set_content_size(StylusCanvas *self, int width, int height);

gboolean stylus_gtk_canvas_get_is_wet(StylusCanvas *self);
gpointer stylus_gtk_canvas_get_core(StylusCanvas *self);

G_END_DECLS
#pragma GCC visibility pop
