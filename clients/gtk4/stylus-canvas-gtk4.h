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
 * @STYLUS_FINGER_POLICY_PEN_ONLY: only pens draw. Fingers zoom and scroll, and the pointer pans.
 * @STYLUS_FINGER_POLICY_ANY: pens, fingers and the pointer draw.
 *
 * Which devices draw on a canvas.
 */
typedef enum {
  STYLUS_FINGER_POLICY_PEN_ONLY,
  STYLUS_FINGER_POLICY_ANY,
} StylusFingerPolicy;

#define STYLUS_TYPE_FINGER_POLICY (stylus_finger_policy_get_type())
GType stylus_finger_policy_get_type(void);

/**
 * StylusPattern:
 * @STYLUS_PATTERN_BLANK: no pattern.
 * @STYLUS_PATTERN_RULED: horizontal lines.
 * @STYLUS_PATTERN_GRID: squares.
 * @STYLUS_PATTERN_DOTTED: a dot at each corner of a square.
 *
 * The pattern of a page's paper.
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
 * @STYLUS_CANVAS_ERROR_INVALID: an argument is invalid.
 * @STYLUS_CANVAS_ERROR_UNKNOWN: the command, tool, color or page does not exist.
 * @STYLUS_CANVAS_ERROR_REFUSED: it is not possible now, for example because nothing is selected.
 * @STYLUS_CANVAS_ERROR_DAMAGED: the bytes are not a drawing.
 * @STYLUS_CANVAS_ERROR_UNSUPPORTED: this version does not support it.
 * @STYLUS_CANVAS_ERROR_SYSTEM: there is not enough memory, or there are too few descriptors.
 *
 * Why a call failed. The message of the error explains it in words.
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

/**
 * StylusCanvas:
 *
 * A drawing surface for pens, with tools, selection, undo, pages, zoom and a ruler.
 *
 * Open strokes are drawn on their own surfaces above the window, so that ink follows the pen as closely as the screen
 * allows. They become part of the window when the pen is lifted.
 *
 * ```c
 * GtkWidget *canvas = stylus_gtk_canvas_new();
 * stylus_gtk_canvas_perform(STYLUS_CANVAS(canvas), "tool fountain-pen", NULL);
 * gtk_window_set_child(GTK_WINDOW(window), canvas);
 * ```
 *
 * Everything that a key or a button can do is a command: [method@Stylus.Canvas.perform]. Pens, fingers, wheel and keys
 * work without further code. In a [class@Gtk.ScrolledWindow], set a content size with
 * [method@Stylus.Canvas.set_content_size].
 */

/**
 * StylusCanvas:read-only:
 *
 * Whether the canvas refuses strokes and commands that change the drawing.
 */

/**
 * StylusCanvas:finger-policy:
 *
 * Which devices draw.
 */

/**
 * StylusCanvas:can-undo:
 *
 * Whether there is a step to undo.
 */

/**
 * StylusCanvas:can-redo:
 *
 * Whether there is a step to redo.
 */

/**
 * StylusCanvas:zoom:
 *
 * The zoom factor. 1 is actual size.
 */

/**
 * StylusCanvas:min-zoom:
 *
 * The smallest zoom factor.
 */

/**
 * StylusCanvas:max-zoom:
 *
 * The largest zoom factor.
 */

/**
 * StylusCanvas:background:
 *
 * The color of the paper of the current page.
 */

/**
 * StylusCanvas:wet-ink:
 *
 * Whether open strokes may be drawn on their own surfaces. [method@Stylus.Canvas.get_is_wet] returns whether they are.
 */

/**
 * StylusCanvas:straightens-shapes:
 *
 * Whether a stroke becomes a shape if the pen is held still at its end.
 */

/**
 * StylusCanvas:page:
 *
 * The current page, counted from 0.
 */

/**
 * StylusCanvas:page-count:
 *
 * The number of pages.
 */

/**
 * StylusCanvas:follows-stylusd:
 *
 * Whether pens are drawn from the samples of stylusd if it is running.
 */

/**
 * StylusCanvas:asks-to-undo:
 *
 * Whether the program has its own undo. See [method@Stylus.Canvas.set_asks_to_undo].
 */

/**
 * StylusCanvas:has-selection:
 *
 * Whether strokes are selected.
 */

/**
 * StylusCanvas::drawing-changed:
 * @self: the canvas
 *
 * The drawing of the current page changed.
 */

/**
 * StylusCanvas::began-using-tool:
 * @self: the canvas
 *
 * A pen, a finger or the pointer began a stroke, an erasing movement or a selection.
 */

/**
 * StylusCanvas::ended-using-tool:
 * @self: the canvas
 *
 * A pen, a finger or the pointer was lifted.
 */

/**
 * StylusCanvas::finished-rendering:
 * @self: the canvas
 *
 * Everything is drawn sharply, after a change of the view or of a large drawing.
 */

/**
 * StylusCanvas::selection-changed:
 * @self: the canvas
 *
 * Other strokes are selected, or the selected strokes moved.
 */

/**
 * StylusCanvas::tool-changed:
 * @self: the canvas
 *
 * Another tool was chosen, or its settings changed.
 */

/**
 * StylusCanvas::ruler-changed:
 * @self: the canvas
 *
 * The ruler was shown, hidden, moved or turned.
 */

/**
 * StylusCanvas::view-changed:
 * @self: the canvas
 *
 * The page was zoomed, panned or turned.
 */

/**
 * StylusCanvas::page-changed:
 * @self: the canvas
 *
 * Another page is shown, or the number of pages changed.
 */

/**
 * StylusCanvas::step-made:
 * @self: the canvas
 *
 * A step was made that can be undone. See [method@Stylus.Canvas.set_asks_to_undo].
 */

/**
 * StylusCanvas::undo-requested:
 * @self: the canvas
 *
 * The user asked to undo, and [property@Stylus.Canvas:asks-to-undo] is set.
 */

/**
 * StylusCanvas::redo-requested:
 * @self: the canvas
 *
 * The user asked to redo, and [property@Stylus.Canvas:asks-to-undo] is set.
 */

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
