/* stylus-canvas.h - a canvas for pens: ink that follows the pen, stored as a drawing
 *
 * SYNOPSIS
 *     #include <stylus-canvas.h>
 *     cc program.c $(pkg-config --cflags --libs stylus-canvas)
 *
 * DESCRIPTION
 * A canvas has a drawing, a set of tools and an undo history. It can be shown in two ways,
 * separately or combined:
 *
 *   dry ink   stylus_canvas_draw() brings a buffer of yours up to date: the drawing and, if wet
 *             ink is not shown separately, also the strokes being drawn.
 *   wet ink   on Wayland, after stylus_canvas_attach(), strokes being drawn are shown on
 *             subsurfaces above your window, which a thread of the canvas commits just before the
 *             compositor repaints. A finished stroke is handed over to your window's picture
 *             without a frame in which it is missing or visible twice.
 *
 * A program with GTK 4 can use StylusCanvas (stylus-canvas-gtk4), which does all of this. Other
 * programs make the calls described in "A WINDOW'S FRAME" below.
 *
 * Results, memory, structures, threads, forks and units follow the rules of stylus-types.h. In
 * addition:
 *
 * UNITS
 * Positions and sizes are logical units of your window (wl_surface coordinates; 96 per inch at
 * zoom 1), from the upper left corner of the canvas. Lengths in commands are millimeters of the
 * page. A time of 0 means now.
 *
 * THREADS
 * stylus_canvas_add() for wet ink never waits for a picture, except for the first sample while a
 * ruler is shown. A canvas has its own threads, which never call your program. A child process
 * after fork() can create its own canvases if, during the fork, no other thread was calling a
 * function of the library and the parent had no canvas.
 */
#ifndef STYLUS_CANVAS_H
#define STYLUS_CANVAS_H

#include "stylus-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A canvas. It belongs to the program that created it, until stylus_canvas_destroy(). */
typedef struct stylus_canvas stylus_canvas;

/* The types of events. */
enum stylus_canvas_event_type {
  STYLUS_CANVAS_NOTHING = 0,
  STYLUS_CANVAS_BEGAN_USING_TOOL = 1,   /* a pen of any source touched */
  STYLUS_CANVAS_ENDED_USING_TOOL = 2,   /* the pen was lifted, or its stroke was discarded */
  STYLUS_CANVAS_DRAWING_CHANGED = 3,    /* stylus_canvas_drawing() now returns other bytes */
  STYLUS_CANVAS_FINISHED_RENDERING = 4, /* the last stylus_canvas_draw() showed everything, sharp, and no work is pending */
  STYLUS_CANVAS_NEEDS_DRAWING = 5,      /* call stylus_canvas_draw() with the next frame */
  STYLUS_CANVAS_HISTORY_CHANGED = 6,    /* stylus_canvas_can_undo() or stylus_canvas_can_redo() has changed */
  STYLUS_CANVAS_TOOL_CHANGED = 7,       /* a command chose or set a tool */
  STYLUS_CANVAS_SELECTION_CHANGED = 8,  /* stylus_canvas_selection() has changed */
  STYLUS_CANVAS_VIEW_CHANGED = 9,       /* the view shows another part of the page, or has another zoom */
  STYLUS_CANVAS_RULER_CHANGED = 10,     /* the ruler was shown, hidden or moved */
  STYLUS_CANVAS_PAGE_CHANGED = 11,      /* another page is shown, or its paper has changed */
  STYLUS_CANVAS_STEPS_MADE = 12,        /* stylus_canvas_steps() has increased */
  STYLUS_CANVAS_UNDO_REQUESTED = 13,        /* undo was pressed on the picker: stylus_canvas_set_asks_to_undo() */
  STYLUS_CANVAS_REDO_REQUESTED = 14         /* redo was pressed on the picker */
};

typedef struct stylus_canvas_event {
  uint32_t size;   /* sizeof(stylus_canvas_event) */
  int32_t type;    /* enum stylus_canvas_event_type */
  uint64_t stroke; /* for the two events about tools; otherwise 0 */
} stylus_canvas_event;

typedef struct stylus_canvas_rect {
  int32_t x, y, width, height;
} stylus_canvas_rect;

/* The largest number of rectangles of damage. */
#define STYLUS_CANVAS_MAX_DAMAGE 12

/* What lies at a position, and what two fingers can move. */
enum stylus_canvas_subject {
  STYLUS_CANVAS_PAGE = 0,      /* the contents of the canvas */
  STYLUS_CANVAS_SELECTED = 1,  /* the selection */
  STYLUS_CANVAS_RULER = 2      /* the ruler, which lies above both */
};

/* The part of the page that is shown. */
typedef struct stylus_canvas_view {
  uint32_t size;      /* sizeof(stylus_canvas_view) */
  uint32_t reserved;
  double zoom;        /* the zoom factor; 1 is the actual size */
  double angle;       /* the rotation of the page, clockwise on screen */
  double x, y;        /* the point of the page in the canvas's upper left corner, in millimeters */
} stylus_canvas_view;

/* The position of the ruler. */
typedef struct stylus_canvas_ruler {
  uint32_t size;      /* sizeof(stylus_canvas_ruler) */
  uint32_t is_shown;  /* 0: hidden, and the other members are 0 */
  double x, y;        /* the center, in logical units */
  double angle;       /* the angle of its edges, clockwise on screen */
} stylus_canvas_ruler;

/* The end of a pen that draws a stroke. */
enum stylus_canvas_pen_end {
  STYLUS_CANVAS_TIP = 0,   /* uses the chosen tool */
  STYLUS_CANVAS_ERASER = 1 /* the other end of a pen: always the eraser */
};

/* The position of a canvas in its window; see "A WINDOW'S FRAME". */
typedef struct stylus_canvas_placement {
  uint32_t size;                     /* sizeof(stylus_canvas_placement) */
  int32_t x, y;                      /* corner of the visible part, in the window's wl_surface */
  stylus_canvas_rect visible;        /* the visible part of the canvas */
  const stylus_canvas_rect *covered; /* areas covered by something above; NULL for none */
  uint32_t covered_count;            /* at most 64 */
} stylus_canvas_placement;

/* The latency from samples with a time to the screen, and the number of commits, since the
 * canvas was attached. */
typedef struct stylus_canvas_latency {
  uint32_t size;                        /* sizeof(stylus_canvas_latency) */
  uint32_t is_timed;                    /* 0: the compositor does not report when ink is shown, and the times are 0 */
  uint64_t samples, commits, presented; /* numbers */
  double mean, median, p99, longest;    /* milliseconds */
} stylus_canvas_latency;

/* The patterns of a page. */
enum stylus_canvas_pattern {
  STYLUS_CANVAS_BLANK = 0, /* nothing */
  STYLUS_CANVAS_RULED = 1, /* horizontal lines */
  STYLUS_CANVAS_GRID = 2,  /* squares */
  STYLUS_CANVAS_DOTTED = 3 /* a dot at each corner of the squares */
};

/* The background of a page, which your program draws below the ink. */
typedef struct stylus_canvas_paper {
  uint32_t size;      /* sizeof(stylus_canvas_paper) */
  uint32_t pattern;   /* enum stylus_canvas_pattern */
  uint32_t argb;      /* color of the paper; alpha 0: transparent */
  uint32_t line_argb; /* color of lines and dots */
  double spacing;     /* distance between them, in millimeters of the page; 1 to 100 */
} stylus_canvas_paper;

/* The sources of the samples of stylus_canvas_begin_pen() strokes since the canvas was attached. */
typedef struct stylus_canvas_pens {
  uint32_t size;          /* sizeof(stylus_canvas_pens) */
  uint32_t is_connected; /* whether the daemon is connected */
  uint64_t followed;      /* strokes drawn from stylusd's samples */
  uint64_t fell_back;     /* of these, strokes that continued with your samples */
  uint64_t unfollowed;    /* strokes drawn from your samples only */
} stylus_canvas_pens;

/* ---- A canvas ------------------------------------------------------------------------------- */

/* Returns the version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_canvas_version(void);

/* Creates an empty canvas of size 0; NULL if there are not enough descriptors, threads or
 * memory. */
stylus_canvas *stylus_canvas_create(void);

/* Destroys a canvas, which is first detached as with stylus_canvas_detach(); ignores NULL. */
void stylus_canvas_destroy(stylus_canvas *canvas);

/* Returns why the last call failed, in English; never NULL. Valid until the next call for this
 * canvas. */
const char *stylus_canvas_message(stylus_canvas *canvas);

/* Sets the size in logical units, 0 to 32768, and the pixels per unit, 1 to 8; width * scale is
 * at most 32768. */
int stylus_canvas_set_size(stylus_canvas *canvas, int32_t width, int32_t height, int32_t scale);

/* Sets the zoom about the upper left corner, 0.05 to 50; 1 is the actual size. */
int stylus_canvas_set_zoom(stylus_canvas *canvas, double zoom);
double stylus_canvas_zoom(stylus_canvas *canvas); /* 0 if canvas is NULL */

/* Sets the zoom, and keeps the point of the page at x, y there. */
int stylus_canvas_zoom_at(stylus_canvas *canvas, double zoom, double x, double y);

/* Sets the limits of the zoom, however it is changed; 0.05 and 50 by default. */
int stylus_canvas_set_zoom_limits(stylus_canvas *canvas, double least, double most);

/* Moves the contents, as a finger would: the page has no ends. Open strokes keep their position
 * on the page. */
int stylus_canvas_pan(stylus_canvas *canvas, double x, double y);

/* Gets the part of the page that is shown. */
int stylus_canvas_get_view(stylus_canvas *canvas, stylus_canvas_view *view);

/* Moves what lies under two fingers, which moved from before[0], before[1] and before[2],
 * before[3] to the positions in after, as far as possible. The page is zoomed within the limits,
 * panned and turned; the ruler is moved and turned. For the selection, the result is
 * STYLUS_UNSUPPORTED: use commands to change it. */
int stylus_canvas_pinch(stylus_canvas *canvas, enum stylus_canvas_subject subject, const double before[4],
                         const double after[4]);

/* Returns what lies at x, y: one of enum stylus_canvas_subject. A pen with the lasso drags the
 * selection if it touches it; a pen with any tool moves the ruler if it touches it. */
int stylus_canvas_subject_at(stylus_canvas *canvas, double x, double y);

/* Sets whether inks are shown as on dark paper: 0 or 1. */
int stylus_canvas_set_dark(stylus_canvas *canvas, int is_dark);

/* ---- Drawing -------------------------------------------------------------------------------- */

/* Replaces the drawing by another (the bytes of an .inkd file), as one step that can be undone.
 * For a file of several pages, the result is STYLUS_DAMAGED; open it with
 * stylus_canvas_set_document(). */
int stylus_canvas_set_drawing(stylus_canvas *canvas, const void *bytes, size_t count);

/* Returns the drawing as the bytes of an .inkd file, including finished strokes that are not
 * drawn yet. Free it with stylus_free(). Returns NULL on failure. */
void *stylus_canvas_drawing(stylus_canvas *canvas, size_t *count);

/* Returns a picture of the canvas in the PNG format on its background, with scale pixels per
 * logical unit. It has the size of the canvas or, if that is 0, of the drawing. Free it with
 * stylus_free(). Returns NULL on failure. */
void *stylus_canvas_png(stylus_canvas *canvas, double scale, size_t *count);

/* Returns the number of strokes. */
int stylus_canvas_stroke_count(stylus_canvas *canvas);

/* Sets the color of the current page's paper, which is shown in pictures but not drawn by
 * stylus_canvas_draw(). Transparent by default. */
int stylus_canvas_set_background(stylus_canvas *canvas, uint32_t argb);

/* ---- Pages ----------------------------------------------------------------------------------
 *
 * A canvas has pages (a single one at first), of which one is current; functions about the
 * drawing apply to the current page. Use the commands "page add", "page remove", "page next",
 * "page previous" and "page NUMBER" (counted from 1). The first two are steps, and undo shows
 * the page on which it changes something. Pages cannot be changed while a pen is down. */

/* Returns the current page, counted from 0. */
int stylus_canvas_page(stylus_canvas *canvas);

/* Returns the number of pages. */
int stylus_canvas_page_count(stylus_canvas *canvas);

/* Shows another page. This is not a step. */
int stylus_canvas_show_page(stylus_canvas *canvas, uint32_t page);

/* Returns the drawing of a page, like stylus_canvas_drawing(). */
void *stylus_canvas_page_drawing(stylus_canvas *canvas, uint32_t page, size_t *count);

/* Sets or gets the paper of the current page; pages that are added get the same paper. Setting
 * it is not a step. */
int stylus_canvas_set_paper(stylus_canvas *canvas, const stylus_canvas_paper *paper);
int stylus_canvas_get_paper(stylus_canvas *canvas, stylus_canvas_paper *paper);

/* Returns all pages with their paper as the bytes of an .inkd file, including finished strokes
 * that are not drawn yet. Free it with stylus_free(). Returns NULL on failure. A single page on
 * plain white paper, or on none, gives the same file as stylus_canvas_drawing(). */
void *stylus_canvas_document(stylus_canvas *canvas, size_t *count);

/* Replaces all pages by those of an .inkd file, and shows the first. A file with a drawing
 * becomes a single page on the current paper. This is not a step, and earlier steps can no
 * longer be undone. Returns STYLUS_DAMAGED if the file is damaged or has another format, and
 * STYLUS_REFUSED while a pen is down; nothing is changed then. */
int stylus_canvas_set_document(stylus_canvas *canvas, const void *bytes, size_t count);

/* ---- Selection and ruler -------------------------------------------------------------------- */

/* Returns the number of selected strokes, and sets bounds if it is not NULL. */
int stylus_canvas_selection(stylus_canvas *canvas, stylus_box *bounds);

/* Returns the ink that was cut or copied last, as the bytes of an .inkd file; NULL if there is
 * none. Free it with stylus_free(). */
void *stylus_canvas_clipboard(stylus_canvas *canvas, size_t *count);

/* Sets what "paste" inserts: the bytes of an .inkd file, such as another canvas's clipboard. */
int stylus_canvas_set_clipboard(stylus_canvas *canvas, const void *bytes, size_t count);

/* Gets the position of the ruler, which is set by "ruler on" and "ruler place X Y DEGREES". */
int stylus_canvas_get_ruler(stylus_canvas *canvas, stylus_canvas_ruler *ruler);

/* ---- Tools and steps ------------------------------------------------------------------------ */

/* Performs a command, such as "tool marker", "color #c0392b", "width 3", "eraser pixel", "undo",
 * "select all", "duplicate", "ruler on", "zoom fit": docs/develop/canvas.md, "Commands". Returns
 * STYLUS_UNKNOWN if it is not a command, STYLUS_REFUSED if it is not possible now, and
 * STYLUS_UNSUPPORTED if it does not apply to a canvas, such as commands about the picker. */
int stylus_canvas_perform(stylus_canvas *canvas, const char *command);

/* Returns whether there is a step to undo or to redo: 1 or 0. */
int stylus_canvas_can_undo(stylus_canvas *canvas);
int stylus_canvas_can_redo(stylus_canvas *canvas);

/* For a program with its own undo history. Record a step for each step that the canvas has made
 * since your last call (STYLUS_CANVAS_STEPS_MADE), and perform "undo" and "redo" when it is the
 * turn of such a step. stylus_canvas_steps() returns the number of steps made, including those
 * that were undone or discarded. If the canvas asks to undo, pressing undo on the picker sends
 * STYLUS_CANVAS_UNDO_REQUESTED to your program. 1 or 0; 0 by default. */
int stylus_canvas_steps(stylus_canvas *canvas);
int stylus_canvas_set_asks_to_undo(stylus_canvas *canvas, int asks);

/* Sets or returns whether the canvas is read-only, so that it accepts no strokes and no commands
 * that change the drawing. 1 or 0. */
int stylus_canvas_set_read_only(stylus_canvas *canvas, int is_read_only);
int stylus_canvas_is_read_only(stylus_canvas *canvas);

/* Sets or returns whether a stroke that resembles a line, an arrow, an ellipse or a polygon
 * becomes that shape if the pen is held still at its end. One undo restores the drawn stroke. 1
 * or 0; 1 by default. */
int stylus_canvas_set_straightens(stylus_canvas *canvas, int straightens);
int stylus_canvas_straightens(stylus_canvas *canvas);

/* ---- Strokes of your own -------------------------------------------------------------------- */

/* Begins a stroke with the chosen tool: it draws, erases, selects, drags the selection or moves
 * the ruler. Returns its number, greater than 0, or an error. */
int64_t stylus_canvas_begin(stylus_canvas *canvas, enum stylus_canvas_pen_end end);

/* Begins a stroke of a pen that the compositor or your toolkit reports. If stylusd is running
 * and reports the same pen, its samples are drawn instead of yours as soon as they are
 * available, with corrections and predictions. Continue to add your samples: they are used to
 * check that it is the same pen, and are drawn if stylusd sends nothing. The position of a
 * tablet is learned from your samples, so the first strokes of a program are drawn from them.
 * Erasers and the lasso always are, and so is all ink while the canvas is not attached. */
int64_t stylus_canvas_begin_pen(stylus_canvas *canvas, enum stylus_canvas_pen_end end);

/* Adds the next sample of a stroke. A time earlier than the last one is replaced by the last
 * one. An unknown pressure is drawn as 0.5, and an unknown tilt as upright. */
int stylus_canvas_add(stylus_canvas *canvas, int64_t stroke, const stylus_sample *sample);

/* Replaces a sample, counted from 0, whose values are now better known. */
int stylus_canvas_correct(stylus_canvas *canvas, int64_t stroke, uint32_t index, const stylus_sample *sample);

/* Sets the predicted samples after the last one, nearest first. They are replaced by the next
 * sample and by the next prediction. At most 64. */
int stylus_canvas_set_prediction(stylus_canvas *canvas, int64_t stroke, const stylus_sample *samples, uint32_t count);

/* Reports that the pen was lifted. */
int stylus_canvas_end(stylus_canvas *canvas, int64_t stroke, int64_t time);

/* Discards a stroke. */
int stylus_canvas_cancel(stylus_canvas *canvas, int64_t stroke);

/* ---- Events --------------------------------------------------------------------------------- */

/* Returns a descriptor that is readable when there is something to dispatch. It belongs to the
 * canvas. */
int stylus_canvas_descriptor(stylus_canvas *canvas);

/* Processes what happened, without blocking. Returns the number of events waiting. */
int stylus_canvas_dispatch(stylus_canvas *canvas);

/* Takes the next event. Returns 1; or 0 if there is none, and event is then
 * STYLUS_CANVAS_NOTHING. */
int stylus_canvas_next_event(stylus_canvas *canvas, stylus_canvas_event *event);

/* ---- Pictures ------------------------------------------------------------------------------- */

/* Brings the pixels of the whole canvas up to date: width * scale words in each of height *
 * scale rows, which are `stride` bytes apart. They must be unchanged since the last call;
 * otherwise set `is_new` to a value other than 0. The changed rectangles are written to damage,
 * which must have space for STYLUS_CANVAS_MAX_DAMAGE. Returns their number. */
int stylus_canvas_draw(stylus_canvas *canvas, uint32_t *pixels, size_t stride, int is_new, stylus_canvas_rect *damage);

/* Gets the transform for showing the pixels of stylus_canvas_draw() after the view changed. If
 * there are more than 32 strokes, a new view is not drawn immediately: a thread of the canvas
 * draws its picture in squares, starting in the center, and until then the pixels show the
 * previous view. This transform makes them show the new one. It maps their logical units to
 * those of the canvas: x' = matrix[0] x + matrix[2] y + matrix[4] and y' = matrix[1] x +
 * matrix[3] y + matrix[5]. Returns 1; or 0 if the pixels need no transform, and the matrix is
 * then the identity. */
int stylus_canvas_picture_transform(stylus_canvas *canvas, double matrix[6]);

/* ---- Wet ink on Wayland ---------------------------------------------------------------------
 *
 * A WINDOW'S FRAME
 *   1  after layout   stylus_canvas_set_placement()      sets the position of the canvas
 *   2  while drawing  stylus_canvas_draw()               adds finished strokes to your pixels
 *   3  commit         wl_surface_commit(your surface)
 *   4  after that     stylus_canvas_parent_committed()   resumes wet ink
 * Do steps 1, 2 and 4 for each canvas in the window. You can skip step 2 if nothing requested
 * it.
 */

/* Shows wet ink on subsurfaces of your window's surface (struct wl_surface) from now on. The
 * display and the surface belong to you and must exist until stylus_canvas_detach(). The
 * display's events can be read by any code in any thread, according to the rules of libwayland.
 * The call waits for the compositor twice. Returns STYLUS_UNSUPPORTED if the compositor does not
 * support subsurfaces; in that case, wet ink is drawn with the dry ink. */
struct wl_display;
struct wl_surface;
int stylus_canvas_attach(stylus_canvas *canvas, struct wl_display *display, struct wl_surface *surface, uint32_t flags);

/* The flags of stylus_canvas_attach(). */
enum stylus_canvas_attach_flags {
  /* Pens that the compositor reports (zwp_tablet_manager_v2) draw automatically, on the canvas's
   * own thread, with pressure, tilt and rotation. Use this only if your program does not listen
   * to tablets in this connection, neither directly nor through a toolkit: compositors support
   * one listener per client, and GTK 4 crashes if there are two (wlroots 0.15). */
  STYLUS_CANVAS_HANDLE_PENS = 1
};

/* Ends wet ink; call this before you destroy the surface. Open strokes end as they are. */
int stylus_canvas_detach(stylus_canvas *canvas);

/* Returns whether wet ink is shown on its own surfaces: 1 or 0. */
int stylus_canvas_is_attached(stylus_canvas *canvas);

/* Returns whether pens that the compositor reports draw automatically, so that your program must
 * ignore their events: 1 or 0. */
int stylus_canvas_handles_pens(stylus_canvas *canvas);

/* Sets the position of the canvas from your surface's next commit on; NULL if it is not visible. */
int stylus_canvas_set_placement(stylus_canvas *canvas, const stylus_canvas_placement *place);

/* Reports that your surface was committed. */
int stylus_canvas_parent_committed(stylus_canvas *canvas);

/* Sets or returns whether strokes of stylus_canvas_begin_pen() and of STYLUS_CANVAS_HANDLE_PENS
 * are drawn from stylusd's samples if it is running (its socket is found in the same way as by
 * `stylusctl`). A visible canvas with this setting is one of the daemon's clients and has one
 * more thread. 1 or 0; 1 by default. */
int stylus_canvas_set_follows_stylusd(stylus_canvas *canvas, int follows);
int stylus_canvas_follows_stylusd(stylus_canvas *canvas);

/* Gets the sources of strokes; STYLUS_UNSUPPORTED while the canvas is not attached. */
int stylus_canvas_get_pens(stylus_canvas *canvas, stylus_canvas_pens *pens);

/* Gets the latency of samples; STYLUS_UNSUPPORTED while the canvas is not attached. */
int stylus_canvas_get_latency(stylus_canvas *canvas, stylus_canvas_latency *latency);

/* ---- The tool picker ------------------------------------------------------------------------
 *
 * The picker contains tools, colors and undo, and floats above a part of your window, in your
 * picture. Several canvases can share one: all of them draw with its tools, and its undo applies
 * to the canvas used last. Positions are logical units from the corner of the part of the window
 * above which it floats. The picker draws itself; your program passes on presses, and shows its
 * pixels above everything else:
 *
 *   stylus_canvas_picker_set_size()    sets the size of that part of the window
 *   stylus_canvas_picker_draw()        call it for each frame while
 *                                      stylus_canvas_picker_redraw_delay() is 0
 *   stylus_canvas_picker_touch()       call it for presses where stylus_canvas_picker_covers() is 1
 *
 * Presses elsewhere are yours. If a panel of the picker is open, close it when they begin, with
 * STYLUS_CANVAS_KEY_ESCAPE.
 *
 * A program with GTK 4 can use StylusToolPicker. Every function can be called from any thread.
 * Remove a canvas before you destroy it.
 */
typedef struct stylus_canvas_picker stylus_canvas_picker;

/* The largest number of rectangles that a picker covers. */
#define STYLUS_CANVAS_MAX_OBSCURED 4

/* The events of a contact. */
enum stylus_canvas_touch { STYLUS_CANVAS_PRESS = 0, STYLUS_CANVAS_MOVE = 1, STYLUS_CANVAS_RELEASE = 2, STYLUS_CANVAS_CANCEL = 3 };

/* The types of contacts. */
enum stylus_canvas_touch_source { STYLUS_CANVAS_BY_PEN = 0, STYLUS_CANVAS_BY_POINTER = 1, STYLUS_CANVAS_BY_FINGER = 2 };

/* Keys; STYLUS_CANVAS_KEY_0 + n is the digit n. */
enum stylus_canvas_key {
  STYLUS_CANVAS_KEY_LEFT = 0, STYLUS_CANVAS_KEY_RIGHT = 1, STYLUS_CANVAS_KEY_UP = 2, STYLUS_CANVAS_KEY_DOWN = 3,
  STYLUS_CANVAS_KEY_TAB = 4, STYLUS_CANVAS_KEY_BACK_TAB = 5, STYLUS_CANVAS_KEY_ENTER = 6, STYLUS_CANVAS_KEY_ESCAPE = 7,
  STYLUS_CANVAS_KEY_0 = 16
};

/* The role and the states of an element, for assistive technologies. */
enum stylus_canvas_role {
  STYLUS_CANVAS_BUTTON = 0, STYLUS_CANVAS_TOGGLE = 1, STYLUS_CANVAS_RADIO = 2, STYLUS_CANVAS_SLIDER = 3,
  STYLUS_CANVAS_COLOR_CHOOSER = 4
};
enum stylus_canvas_state {
  STYLUS_CANVAS_ENABLED = 1, STYLUS_CANVAS_CHECKED = 2, STYLUS_CANVAS_FOCUSED = 4, STYLUS_CANVAS_EXPANDABLE = 8,
  STYLUS_CANVAS_EXPANDED = 16
};

typedef struct stylus_canvas_picker_element {
  uint32_t size;   /* sizeof(stylus_canvas_picker_element) */
  uint32_t role;   /* enum stylus_canvas_role */
  uint32_t states; /* the sum of enum stylus_canvas_state */
  uint32_t reserved;
  stylus_box bounds;
  char name[64];   /* the name, in English */
  char value[64];  /* the value as text; may be empty */
} stylus_canvas_picker_element;

/* Creates a picker of size 0. Destroy it with stylus_canvas_picker_destroy(). */
stylus_canvas_picker *stylus_canvas_picker_create(void);
void stylus_canvas_picker_destroy(stylus_canvas_picker *picker);

/* Returns why the last call failed, like stylus_canvas_message(). */
const char *stylus_canvas_picker_message(stylus_canvas_picker *picker);

/* Sets the size of the part of the window above which the picker floats, like
 * stylus_canvas_set_size(). */
int stylus_canvas_picker_set_size(stylus_canvas_picker *picker, int32_t width, int32_t height, int32_t scale);

/* Sets whether the picker is light or dark: 0 or 1. */
int stylus_canvas_picker_set_dark(stylus_canvas_picker *picker, int is_dark);

/* Adds a canvas, which then uses the picker's tools; or removes it. The first canvas of a picker
 * on which nothing was chosen brings its own tools. */
int stylus_canvas_picker_add(stylus_canvas_picker *picker, stylus_canvas *canvas);
int stylus_canvas_picker_remove(stylus_canvas_picker *picker, stylus_canvas *canvas);

/* Updates the picker from a canvas whose tool, steps, page or view changed
 * (STYLUS_CANVAS_TOOL_CHANGED, STYLUS_CANVAS_HISTORY_CHANGED, STYLUS_CANVAS_PAGE_CHANGED,
 * STYLUS_CANVAS_VIEW_CHANGED), or which is now used. In the latter case, set is_active to a
 * value other than 0; undo and pages then apply to this canvas. */
int stylus_canvas_picker_update(stylus_canvas_picker *picker, stylus_canvas *canvas, int is_active);

/* Passes on an event of a contact. A second contact is ignored until the first is released. */
int stylus_canvas_picker_touch(stylus_canvas_picker *picker, enum stylus_canvas_touch what, enum stylus_canvas_touch_source by, double x,
                               double y);

/* Reports that a key was pressed while the picker has the keyboard focus. */
int stylus_canvas_picker_key(stylus_canvas_picker *picker, uint32_t key);

/* Reports that ink is drawn at a position, or that the pen was lifted. If the ink is close, the
 * picker fades so that the ink is visible; it returns some time after the lift. */
int stylus_canvas_picker_ink_moved(stylus_canvas_picker *picker, double x, double y);
int stylus_canvas_picker_ink_ended(stylus_canvas_picker *picker);

/* Returns whether a press at this position belongs to the picker: 1 or 0. */
int stylus_canvas_picker_covers(stylus_canvas_picker *picker, double x, double y);

/* Gets the areas that the picker covers. boxes must have space for STYLUS_CANVAS_MAX_OBSCURED.
 * Returns their number; 0 while the picker is faded. */
int stylus_canvas_picker_obscured(stylus_canvas_picker *picker, stylus_box *boxes);

/* Draws the picker, like stylus_canvas_draw(); pixels outside of it are transparent. */
int stylus_canvas_picker_draw(stylus_canvas_picker *picker, uint32_t *pixels, size_t stride, int is_new,
                              stylus_canvas_rect *damage);

/* Returns after how many nanoseconds the picker must be drawn again if nothing happens. 0: with
 * the next frame; INT64_MAX: never. */
int64_t stylus_canvas_picker_redraw_delay(stylus_canvas_picker *picker);

/* Gets an element, counted from 0 in the order in which elements get the focus; those of an open
 * panel come first. Returns 1, or 0 if there are fewer elements. */
int stylus_canvas_picker_get_element(stylus_canvas_picker *picker, uint32_t index, stylus_canvas_picker_element *element);

/* Moves the keyboard focus to an element; -1 removes it. */
int stylus_canvas_picker_focus(stylus_canvas_picker *picker, int32_t index);

/* Presses an element. */
int stylus_canvas_picker_activate(stylus_canvas_picker *picker, uint32_t index);

/* Returns the chosen tools and the position of the picker as lines of text for storing, at most
 * 4096 bytes. Free it with stylus_free(). stylus_canvas_picker_set_text() restores them.
 * Settings in invalid lines do not change, and the result is then STYLUS_UNKNOWN. */
char *stylus_canvas_picker_text(stylus_canvas_picker *picker);
int stylus_canvas_picker_set_text(stylus_canvas_picker *picker, const char *text);

#ifdef __cplusplus
}
#endif
#endif
