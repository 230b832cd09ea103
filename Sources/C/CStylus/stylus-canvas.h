/* stylus-canvas.h - a canvas for pens: ink that follows the pen, kept as a drawing.
 *
 * SYNOPSIS
 *     #include <stylus-canvas.h>
 *     cc program.c $(pkg-config --cflags --libs stylus-canvas)
 *
 * DESCRIPTION
 * A canvas has a drawing, a set of tools and steps that can be undone. It shows itself in two ways, together or alone:
 *
 *   dry ink   stylus_canvas_draw() brings a buffer of yours up to date: the drawing, and where there is no wet ink
 *             of its own also what is being drawn.
 *   wet ink   on Wayland, after stylus_canvas_attach(), strokes that are being drawn lie on subsurfaces above your
 *             window, which a thread of the canvas commits just before the compositor repaints. Once a stroke is finished it
 *             is handed to your window's picture without a frame in which it is missing or seen twice.
 *
 * A program with GTK 4 uses StylusCanvas (stylus-canvas-gtk4), which does all of this by itself. Others follow the
 * order of calls in "A WINDOW'S FRAME" below.
 *
 * Results, memory, structures, threads, forks and units follow the rules of stylus-types.h. In addition:
 *
 * UNITS
 * Positions and sizes are logical units of your window (wl_surface coordinates; 96 to the inch where zoom is 1), counted from
 * the canvas's upper left corner. Lengths in commands are millimeters of the page. A time of 0 is now.
 *
 * THREADS
 * stylus_canvas_add() of wet ink never waits for a picture, except for the first sample while a ruler is shown. A canvas has threads
 * of its own, which call nothing of yours. A child of fork() may make its own canvases if no other thread called a function of the
 * library while it was forked, and the parent had no canvas then.
 */
#ifndef STYLUS_CANVAS_H
#define STYLUS_CANVAS_H

#include "stylus-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A canvas. It belongs to whoever made it, until stylus_canvas_destroy(). */
typedef struct stylus_canvas stylus_canvas;

/* What happened. */
enum stylus_canvas_event_type {
  STYLUS_CANVAS_NOTHING = 0,
  STYLUS_CANVAS_BEGAN_USING_TOOL = 1,   /* a pen touched, of whatever source */
  STYLUS_CANVAS_ENDED_USING_TOOL = 2,   /* it was lifted, or never counted */
  STYLUS_CANVAS_DRAWING_CHANGED = 3,    /* stylus_canvas_drawing() gives other bytes now */
  STYLUS_CANVAS_FINISHED_RENDERING = 4, /* the last stylus_canvas_draw() showed all there is, sharp, and nothing is under way */
  STYLUS_CANVAS_NEEDS_DRAWING = 5,      /* call stylus_canvas_draw() with the next frame */
  STYLUS_CANVAS_HISTORY_CHANGED = 6,    /* stylus_canvas_can_undo() or stylus_canvas_can_redo() is another */
  STYLUS_CANVAS_TOOL_CHANGED = 7,       /* a command chose or set a tool */
  STYLUS_CANVAS_SELECTION_CHANGED = 8,  /* stylus_canvas_selection() is another */
  STYLUS_CANVAS_VIEW_CHANGED = 9,       /* another part of the page is shown, or at another zoom */
  STYLUS_CANVAS_RULER_CHANGED = 10,     /* the ruler is shown, gone or elsewhere */
  STYLUS_CANVAS_PAGE_CHANGED = 11,      /* another page is shown, or its paper is another */
  STYLUS_CANVAS_STEPS_MADE = 12,        /* stylus_canvas_steps() is more */
  STYLUS_CANVAS_UNDO_REQUESTED = 13,        /* somebody pressed undo on the picker: stylus_canvas_set_asks_to_undo() */
  STYLUS_CANVAS_REDO_REQUESTED = 14         /* the same of redo */
};

typedef struct stylus_canvas_event {
  uint32_t size;   /* sizeof(stylus_canvas_event) */
  int32_t type;    /* enum stylus_canvas_event_type */
  uint64_t stroke; /* of the two about tools; else 0 */
} stylus_canvas_event;

typedef struct stylus_canvas_rect {
  int32_t x, y, width, height;
} stylus_canvas_rect;

/* The most rectangles of damage. */
#define STYLUS_CANVAS_MAX_DAMAGE 12

/* What lies somewhere, and what two fingers take along. */
enum stylus_canvas_subject {
  STYLUS_CANVAS_PAGE = 0,      /* what the canvas shows */
  STYLUS_CANVAS_SELECTED = 1,  /* what is selected */
  STYLUS_CANVAS_RULER = 2      /* the ruler, which lies above both */
};

/* Which part of the page is shown. */
typedef struct stylus_canvas_view {
  uint32_t size;      /* sizeof(stylus_canvas_view) */
  uint32_t reserved;
  double zoom;        /* how many times larger than in life */
  double angle;       /* by how much the page is turned, clockwise on screen */
  double x, y;        /* millimeters of the page in the canvas's upper left corner */
} stylus_canvas_view;

/* Where the ruler lies. */
typedef struct stylus_canvas_ruler {
  uint32_t size;      /* sizeof(stylus_canvas_ruler) */
  uint32_t is_shown;  /* 0: it is not, and the rest is 0 */
  double x, y;        /* its middle, in logical units */
  double angle;       /* of its edges, clockwise on screen */
} stylus_canvas_ruler;

/* What a stroke is drawn with. */
enum stylus_canvas_pen_end {
  STYLUS_CANVAS_TIP = 0,   /* whatever tool is chosen */
  STYLUS_CANVAS_ERASER = 1 /* the other end of a pen: the eraser, whatever tool is chosen */
};

/* Where a canvas lies in its window; see "A WINDOW'S FRAME". */
typedef struct stylus_canvas_placement {
  uint32_t size;                     /* sizeof(stylus_canvas_placement) */
  int32_t x, y;                      /* of the visible part's corner in the window's wl_surface */
  stylus_canvas_rect visible;        /* what of the canvas is seen */
  const stylus_canvas_rect *covered; /* what is drawn above it; NULL for none */
  uint32_t covered_count;            /* at most 64 */
} stylus_canvas_placement;

/* How long samples that had a time took to be shown, and what was committed for that, since the canvas was attached. */
typedef struct stylus_canvas_latency {
  uint32_t size;                        /* sizeof(stylus_canvas_latency) */
  uint32_t is_timed;                    /* 0: nobody tells when ink is shown, and the times are 0 */
  uint64_t samples, commits, presented; /* how many */
  double mean, median, p99, longest;    /* milliseconds */
} stylus_canvas_latency;

/* What is printed on a page. */
enum stylus_canvas_pattern {
  STYLUS_CANVAS_BLANK = 0, /* nothing */
  STYLUS_CANVAS_RULED = 1, /* lines from left to right */
  STYLUS_CANVAS_GRID = 2,  /* squares */
  STYLUS_CANVAS_DOTTED = 3 /* a dot at each corner of the squares */
};

/* What a page looks like where nothing is drawn; your program draws that below the ink. */
typedef struct stylus_canvas_paper {
  uint32_t size;      /* sizeof(stylus_canvas_paper) */
  uint32_t pattern;   /* enum stylus_canvas_pattern */
  uint32_t argb;      /* the colour of the paper; alpha 0: what is below shows */
  uint32_t line_argb; /* of lines and dots */
  double spacing;     /* between them, in millimeters of the page; 1 to 100 */
} stylus_canvas_paper;

/* How the strokes of stylus_canvas_begin_pen() were drawn since the canvas was attached. */
typedef struct stylus_canvas_pens {
  uint32_t size;          /* sizeof(stylus_canvas_pens) */
  uint32_t is_connected; /* whether the daemon answers now */
  uint64_t followed;      /* from stylusd's samples */
  uint64_t fell_back;     /* of these, how many went on from yours */
  uint64_t unfollowed;    /* from yours alone */
} stylus_canvas_pens;

/* ---- A canvas ------------------------------------------------------------------------------------------------------ */

/* The version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_canvas_version(void);

/* An empty canvas without a size; NULL if there are no descriptors, threads or memory. */
stylus_canvas *stylus_canvas_create(void);

/* Ends a canvas, after stylus_canvas_detach() if it was attached. NULL is passed over. */
void stylus_canvas_destroy(stylus_canvas *canvas);

/* Why the last call failed, in English; never NULL. Valid until the next call for this canvas. */
const char *stylus_canvas_message(stylus_canvas *canvas);

/* Its size in logical units, 0 to 32768, and how many pixels each has, 1 to 8; width * scale is at most 32768. */
int stylus_canvas_set_size(stylus_canvas *canvas, int32_t width, int32_t height, int32_t scale);

/* How many times larger than in life it is shown, about its upper left corner; 0.05 to 50. */
int stylus_canvas_set_zoom(stylus_canvas *canvas, double zoom);
double stylus_canvas_zoom(stylus_canvas *canvas); /* 0 of no canvas */

/* The same, but what lies at x, y stays there. */
int stylus_canvas_zoom_at(stylus_canvas *canvas, double zoom, double x, double y);

/* How small and how large it is shown at most, however that is asked for; 0.05 and 50 at first. */
int stylus_canvas_set_zoom_limits(stylus_canvas *canvas, double least, double most);

/* Moves what is shown, as a finger would: the page has no ends. Strokes that are open stay where they are on it. */
int stylus_canvas_pan(stylus_canvas *canvas, double x, double y);

/* Which part of the page is shown. */
int stylus_canvas_get_view(stylus_canvas *canvas, stylus_canvas_view *view);

/* Two fingers went from before[0], before[1] and before[2], before[3] to the places of after: what is under them goes along, as far
 * as it can. The page is zoomed, panned and turned (a zoom within the limits), the ruler moved and turned. What is selected is
 * STYLUS_UNSUPPORTED: commands change it. */
int stylus_canvas_pinch(stylus_canvas *canvas, enum stylus_canvas_subject subject, const double before[4],
                         const double after[4]);

/* What lies at x, y: one of enum stylus_canvas_subject. A pen that touches what is selected drags it, if it has the lasso; one that
 * touches the ruler takes that along, whatever it has. */
int stylus_canvas_subject_at(stylus_canvas *canvas, double x, double y);

/* Whether inks are shown as on dark paper: 0 or 1. */
int stylus_canvas_set_dark(stylus_canvas *canvas, int is_dark);

/* ---- The drawing --------------------------------------------------------------------------------------------------- */

/* Puts a drawing (the bytes of an .inkd file) in the place of this one. One step that can be undone. A file of several pages is
 * STYLUS_DAMAGED here: stylus_canvas_set_document() opens it. */
int stylus_canvas_set_drawing(stylus_canvas *canvas, const void *bytes, size_t count);

/* The drawing as the bytes of an .inkd file, finished strokes that are not drawn yet among them; freed with
 * stylus_free(). NULL if that fails. */
void *stylus_canvas_drawing(stylus_canvas *canvas, size_t *count);

/* A picture of the canvas in the PNG format, with so many pixels for a logical unit, on its background; as large as the
 * canvas, or as the drawing where the canvas has no size. To be given to stylus_free(). NULL if that fails. */
void *stylus_canvas_png(stylus_canvas *canvas, double scale, size_t *count);

/* How many strokes there are. */
int stylus_canvas_stroke_count(stylus_canvas *canvas);

/* The colour of the paper of the page that is shown, which pictures have; not drawn by stylus_canvas_draw(). Transparent at first. */
int stylus_canvas_set_background(stylus_canvas *canvas, uint32_t argb);

/* ---- Pages ---------------------------------------------------------------------------------------------------------
 *
 * A canvas has pages, one at first, of which one is shown; what is said of the drawing is said of that. "page add", "page
 * remove", "page next", "page previous" and "page NUMBER" (from 1 on) turn them; the first two are steps, and undo shows the page
 * where something is undone. While a pen is down, pages are not turned. */

/* Which page is shown, from 0 on. */
int stylus_canvas_page(stylus_canvas *canvas);

/* How many there are. */
int stylus_canvas_page_count(stylus_canvas *canvas);

/* Shows another page. No step. */
int stylus_canvas_show_page(stylus_canvas *canvas, uint32_t page);

/* The drawing of a page, as stylus_canvas_drawing(). */
void *stylus_canvas_page_drawing(stylus_canvas *canvas, uint32_t page, size_t *count);

/* The paper of the page that is shown; pages that are added have the same. No step. */
int stylus_canvas_set_paper(stylus_canvas *canvas, const stylus_canvas_paper *paper);
int stylus_canvas_get_paper(stylus_canvas *canvas, stylus_canvas_paper *paper);

/* All pages with their papers as the bytes of an .inkd file, finished strokes that are not drawn yet among them; to be given to
 * stylus_free(). NULL if that fails. One page on plain white paper, or on none, makes the file that stylus_canvas_drawing() does. */
void *stylus_canvas_document(stylus_canvas *canvas, size_t *count);

/* Puts the pages of an .inkd file in the place of all pages, and shows the first. A file of a drawing is one page, on the paper that
 * is shown now. No step, and nothing of before can be undone. STYLUS_DAMAGED for what is no such file, STYLUS_REFUSED
 * while a pen is down; then nothing has changed. */
int stylus_canvas_set_document(stylus_canvas *canvas, const void *bytes, size_t count);

/* ---- Selection and ruler ------------------------------------------------------------------------------------------- */

/* How many strokes are selected, and where they are if bounds is not NULL. */
int stylus_canvas_selection(stylus_canvas *canvas, stylus_box *bounds);

/* What was cut or copied last, as the bytes of an .inkd file, to be given to stylus_free(); NULL if nothing was. */
void *stylus_canvas_clipboard(stylus_canvas *canvas, size_t *count);

/* What "paste" puts in from now on: the bytes of an .inkd file, such as another canvas's clipboard. */
int stylus_canvas_set_clipboard(stylus_canvas *canvas, const void *bytes, size_t count);

/* Where the ruler lies; "ruler on" and "ruler place X Y DEGREES" lay it. */
int stylus_canvas_get_ruler(stylus_canvas *canvas, stylus_canvas_ruler *ruler);

/* ---- Tools and steps ----------------------------------------------------------------------------------------------- */

/* Performs a command, such as "tool marker", "color #c0392b", "width 3", "eraser pixel", "undo", "select all", "duplicate", "ruler on",
 * "zoom fit": docs/develop/canvas.md, "Commands". STYLUS_UNKNOWN for what is no command, STYLUS_REFUSED for what cannot be
 * done now, STYLUS_UNSUPPORTED for what a canvas does not have: the picker is not its own. */
int stylus_canvas_perform(stylus_canvas *canvas, const char *command);

/* Whether there is something to undo, or to do again: 1 or 0. */
int stylus_canvas_can_undo(stylus_canvas *canvas);
int stylus_canvas_can_redo(stylus_canvas *canvas);

/* A program with an undo of its own, for more than a canvas: it puts down a step for each that the canvas made since it asked last
 * (STYLUS_CANVAS_STEPS_MADE), and performs "undo" and "redo" when it comes to those. How many were made so far, whatever became of
 * them; while it asks to undo, whoever presses undo on the picker asks the program (STYLUS_CANVAS_UNDO_REQUESTED). 1 or 0; 0 at first. */
int stylus_canvas_steps(stylus_canvas *canvas);
int stylus_canvas_set_asks_to_undo(stylus_canvas *canvas, int asks);

/* A canvas that is read-only takes no strokes and no commands that change the drawing. 1 or 0. */
int stylus_canvas_set_read_only(stylus_canvas *canvas, int is_read_only);
int stylus_canvas_is_read_only(stylus_canvas *canvas);

/* Whether a stroke becomes a line, an arrow, an ellipse or a polygon when the pen is held still at its end, if it looks like one; one
 * undo brings back what was drawn. 1 or 0; 1 at first. */
int stylus_canvas_set_straightens(stylus_canvas *canvas, int straightens);
int stylus_canvas_straightens(stylus_canvas *canvas);

/* ---- Strokes of your own ------------------------------------------------------------------------------------------- */

/* A stroke begins, with what is chosen now: it draws, erases, selects, drags what is selected or takes the ruler along. Its number,
 * above 0, or an error. */
int64_t stylus_canvas_begin(stylus_canvas *canvas, enum stylus_canvas_pen_end end);

/* The same for a pen that the compositor or your toolkit reports. Where stylusd runs and reports the same pen, its samples are
 * drawn from then on instead of what you add: as soon as they are known, corrected, and with the tip where it will be when it is
 * seen. Go on adding: your samples say whether it is the same pen, and are drawn where stylusd falls silent. Where a tablet lies is learned from the positions that you
 * add, so the first strokes of a program are drawn from yours. Erasers and the lasso
 * always are, and so is all ink while the canvas is not attached. */
int64_t stylus_canvas_begin_pen(stylus_canvas *canvas, enum stylus_canvas_pen_end end);

/* The next sample of a stroke. Times that go back count as the last. A pressure that is not known is drawn as 0.5, a pen of which the
 * tilt is not known as an upright one. */
int stylus_canvas_add(stylus_canvas *canvas, int64_t stroke, const stylus_sample *sample);

/* A sample is known better; counted from 0. */
int stylus_canvas_correct(stylus_canvas *canvas, int64_t stroke, uint32_t index, const stylus_sample *sample);

/* Predicted samples after the last one, nearest first; replaced by the next sample, and by this. At most 64. */
int stylus_canvas_set_prediction(stylus_canvas *canvas, int64_t stroke, const stylus_sample *samples, uint32_t count);

/* The pen was lifted. */
int stylus_canvas_end(stylus_canvas *canvas, int64_t stroke, int64_t time);

/* The stroke never counted. */
int stylus_canvas_cancel(stylus_canvas *canvas, int64_t stroke);

/* ---- Events -------------------------------------------------------------------------------------------------------- */

/* A descriptor that is readable when something is to be dispatched. It belongs to the canvas. */
int stylus_canvas_descriptor(stylus_canvas *canvas);

/* Takes in what happened; never waits. How many events there are now. */
int stylus_canvas_dispatch(stylus_canvas *canvas);

/* The next event: 1; or 0 if there is none, and event is then STYLUS_CANVAS_NOTHING. */
int stylus_canvas_next_event(stylus_canvas *canvas, stylus_canvas_event *event);

/* ---- Pictures ------------------------------------------------------------------------------------------------------ */

/* Brings the pixels of the whole canvas up to date: width * scale words in each of height * scale rows, `stride` bytes
 * apart. They must be what the last call left, or `is_new` must not be 0. What changed is written to damage, which has room for
 * STYLUS_CANVAS_MAX_DAMAGE. How many rectangles that are. */
int stylus_canvas_draw(stylus_canvas *canvas, uint32_t *pixels, size_t stride, int is_new, stylus_canvas_rect *damage);

/* Where more than 32 strokes are drawn, a view that changed is not drawn at once: a thread of the canvas makes its picture, in squares
 * from the middle on, and until then the pixels of stylus_canvas_draw() show the view before. This tells how to lay them meanwhile,
 * so that they show the new one: from their logical units to those of the canvas, x' = matrix[0] x + matrix[2] y + matrix[4] and
 * y' = matrix[1] x + matrix[3] y + matrix[5]. 1, or 0 if they are to be shown as they are; then the matrix is that. */
int stylus_canvas_picture_transform(stylus_canvas *canvas, double matrix[6]);

/* ---- Wet ink on Wayland --------------------------------------------------------------------------------------------
 *
 * A WINDOW'S FRAME
 *   1  after layout     stylus_canvas_set_placement()           where the canvas lies now
 *   2  while drawing    stylus_canvas_draw()               hands finished strokes over, and puts them into your pixels
 *   3  commit           wl_surface_commit(your surface)
 *   4  after that       stylus_canvas_parent_committed()   wet ink goes on by itself
 * Steps 1, 2 and 4 for each canvas in the window. Step 2 may be left out where nothing asked for it.
 */

/* Shows wet ink on subsurfaces of your window's surface (struct wl_surface) from now on. Both belong to you, and must stay
 * until stylus_canvas_detach(). The display's events may be read by anybody, in any thread, by libwayland's rules. Waits for
 * the compositor twice. STYLUS_UNSUPPORTED where it has no subsurfaces: then draw wet ink with the dry. */
struct wl_display;
struct wl_surface;
int stylus_canvas_attach(stylus_canvas *canvas, struct wl_display *display, struct wl_surface *surface, uint32_t flags);

/* The flags of stylus_canvas_attach(). */
enum stylus_canvas_attach_flags {
  /* Pens that the compositor tells of (zwp_tablet_manager_v2) draw by themselves, on the canvas's own thread, with pressure,
   * tilt and rotation. Only for programs that do not listen to tablets in this connection, neither themselves nor through a
   * toolkit: compositors know one listener for each client, and GTK 4 crashes if there are two (wlroots 0.15). */
  STYLUS_CANVAS_HANDLE_PENS = 1
};

/* No wet ink any more: before the surface goes. Open strokes end as they are. */
int stylus_canvas_detach(stylus_canvas *canvas);

/* Whether wet ink is on surfaces of its own: 1 or 0. */
int stylus_canvas_is_attached(stylus_canvas *canvas);

/* Whether pens that the compositor tells of draw by themselves, so that you leave theirs alone: 1 or 0. */
int stylus_canvas_handles_pens(stylus_canvas *canvas);

/* Where it lies from your surface's next commit on; NULL: it is not seen. */
int stylus_canvas_set_placement(stylus_canvas *canvas, const stylus_canvas_placement *place);

/* Your surface was committed. */
int stylus_canvas_parent_committed(stylus_canvas *canvas);

/* Whether strokes of stylus_canvas_begin_pen(), and of STYLUS_CANVAS_HANDLE_PENS, are drawn from what stylusd tells, where it runs
 * (its socket is searched as `stylusctl` does). While a canvas that does so is seen it is one of the daemon's clients, and has one
 * thread more. 1 or 0; 1 at first. */
int stylus_canvas_set_follows_stylusd(stylus_canvas *canvas, int follows);
int stylus_canvas_follows_stylusd(stylus_canvas *canvas);

/* How pens were drawn; STYLUS_UNSUPPORTED while it is not attached. */
int stylus_canvas_get_pens(stylus_canvas *canvas, stylus_canvas_pens *pens);

/* How long samples took to be shown; STYLUS_UNSUPPORTED while it is not attached. */
int stylus_canvas_get_latency(stylus_canvas *canvas, stylus_canvas_latency *latency);

/* ---- The tool picker -----------------------------------------------------------------------------------------------
 *
 * Tools, colours, undo: floating above a part of your window, in your picture. Several canvases share one: all of them draw with what
 * is chosen on it, and its undo is that of the one that was used last. Places are logical units from the corner of the part
 * that it floats above. It draws itself; you tell it of presses, and show its pixels above all else:
 *
 *   stylus_canvas_picker_set_size()        the part of the window
 *   stylus_canvas_picker_draw()            with each frame, as long as stylus_canvas_picker_redraw_delay() is 0
 *   stylus_canvas_picker_touch()           what lies where stylus_canvas_picker_covers() is 1 is its own
 *
 * A program with GTK 4 uses StylusToolPicker. Any function may be called from any thread. A canvas must be removed before it
 * is destroyed.
 */
typedef struct stylus_canvas_picker stylus_canvas_picker;

/* The most rectangles that a picker covers. */
#define STYLUS_CANVAS_MAX_OBSCURED 4

/* What happens to whatever touches. */
enum stylus_canvas_touch { STYLUS_CANVAS_PRESS = 0, STYLUS_CANVAS_MOVE = 1, STYLUS_CANVAS_RELEASE = 2, STYLUS_CANVAS_CANCEL = 3 };

/* What touches. */
enum stylus_canvas_touch_source { STYLUS_CANVAS_BY_PEN = 0, STYLUS_CANVAS_BY_POINTER = 1, STYLUS_CANVAS_BY_FINGER = 2 };

/* Keys; STYLUS_CANVAS_KEY_0 + n is a digit. */
enum stylus_canvas_key {
  STYLUS_CANVAS_KEY_LEFT = 0, STYLUS_CANVAS_KEY_RIGHT = 1, STYLUS_CANVAS_KEY_UP = 2, STYLUS_CANVAS_KEY_DOWN = 3,
  STYLUS_CANVAS_KEY_TAB = 4, STYLUS_CANVAS_KEY_BACK_TAB = 5, STYLUS_CANVAS_KEY_ENTER = 6, STYLUS_CANVAS_KEY_ESCAPE = 7,
  STYLUS_CANVAS_KEY_0 = 16
};

/* What an element is, and what is true of it: for those who do not see it. */
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
  uint32_t states; /* of enum stylus_canvas_state, added */
  uint32_t reserved;
  stylus_box bounds;
  char name[64];   /* what it is called, in English */
  char value[64];  /* how it is set, in words; may be empty */
} stylus_canvas_picker_element;

/* A picker at the bottom of nothing yet. To be given to stylus_canvas_picker_destroy(). */
stylus_canvas_picker *stylus_canvas_picker_create(void);
void stylus_canvas_picker_destroy(stylus_canvas_picker *picker);

/* As stylus_canvas_message(). */
const char *stylus_canvas_picker_message(stylus_canvas_picker *picker);

/* What it floats above, as of stylus_canvas_set_size(). */
int stylus_canvas_picker_set_size(stylus_canvas_picker *picker, int32_t width, int32_t height, int32_t scale);

/* Whether it is light or dark: 0 or 1. */
int stylus_canvas_picker_set_dark(stylus_canvas_picker *picker, int is_dark);

/* A canvas shares it from now on, and has its tools; or does no more. */
int stylus_canvas_picker_add(stylus_canvas_picker *picker, stylus_canvas *canvas);
int stylus_canvas_picker_remove(stylus_canvas_picker *picker, stylus_canvas *canvas);

/* Updates the picker from a canvas whose tool, steps, page or view changed (STYLUS_CANVAS_TOOL_CHANGED, STYLUS_CANVAS_HISTORY_CHANGED,
 * STYLUS_CANVAS_PAGE_CHANGED, STYLUS_CANVAS_VIEW_CHANGED), or which is used now: then is_active is not 0, and undo and pages are those of
 * that canvas. */
int stylus_canvas_picker_update(stylus_canvas_picker *picker, stylus_canvas *canvas, int is_active);

/* Something touches. A second thing is not looked at until the first is up. */
int stylus_canvas_picker_touch(stylus_canvas_picker *picker, enum stylus_canvas_touch what, enum stylus_canvas_touch_source by, double x,
                               double y);

/* A key went down while it has the keyboard. */
int stylus_canvas_picker_key(stylus_canvas_picker *picker, uint32_t key);

/* Ink is drawn there: near to it, it fades and lets the ink be seen; it comes back when the pen was lifted for a while. */
int stylus_canvas_picker_ink_moved(stylus_canvas_picker *picker, double x, double y);
int stylus_canvas_picker_ink_ended(stylus_canvas_picker *picker);

/* Whether a press there is its own: 1 or 0. */
int stylus_canvas_picker_covers(stylus_canvas_picker *picker, double x, double y);

/* What it covers now: boxes has room for STYLUS_CANVAS_MAX_OBSCURED. How many there are; none while it is faded. */
int stylus_canvas_picker_obscured(stylus_canvas_picker *picker, stylus_box *boxes);

/* As stylus_canvas_draw(); where it shows nothing its pixels are transparent. */
int stylus_canvas_picker_draw(stylus_canvas_picker *picker, uint32_t *pixels, size_t stride, int is_new,
                              stylus_canvas_rect *damage);

/* In how many nanoseconds it must be drawn again if nothing happens; 0: with the next frame; INT64_MAX: never. */
int64_t stylus_canvas_picker_redraw_delay(stylus_canvas_picker *picker);

/* The elements in the order of the focus, from 0 on: 1, or 0 if there are not so many. What is opened comes first. */
int stylus_canvas_picker_get_element(stylus_canvas_picker *picker, uint32_t index, stylus_canvas_picker_element *element);

/* Keys are about that element from now on; -1: about none. */
int stylus_canvas_picker_focus(stylus_canvas_picker *picker, int32_t index);

/* Presses that element. */
int stylus_canvas_picker_activate(stylus_canvas_picker *picker, uint32_t index);

/* What is chosen and where it floats, as lines of text to be kept for the next time, at most 4096 bytes; to be given to
 * stylus_free(). And back; what a line tells wrongly stays as it is, and STYLUS_UNKNOWN says so. */
char *stylus_canvas_picker_text(stylus_canvas_picker *picker);
int stylus_canvas_picker_set_text(stylus_canvas_picker *picker, const char *text);

#ifdef __cplusplus
}
#endif
#endif
