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
 * UNITS
 * Places and sizes are logical units of your window (wl_surface coordinates; 96 to the inch where zoom is 1), counted from
 * the canvas's upper left corner. Lengths in commands are millimetres of the page. Angles are radians. Times are
 * nanoseconds of CLOCK_MONOTONIC; 0 means now. Pixels are 32-bit words, ARGB, premultiplied (cairo's ARGB32,
 * wl_shm's argb8888). Colours of arguments are ARGB words that are not premultiplied.
 *
 * THREADS
 * Every function may be called from any thread; two calls for one canvas wait for each other, except stylus_canvas_add(),
 * which never waits for a picture. Nothing of yours is ever called from another thread: there are no callbacks. What
 * happened is told by events: wait until stylus_canvas_descriptor() is readable, call stylus_canvas_dispatch(), then
 * stylus_canvas_next_event() until it returns 0. After fork() only the parent may use a canvas.
 *
 * RETURN VALUE
 * Functions that return int return 0 or more for success and one of enum stylus_canvas_result, all below 0, for
 * failure, after which nothing has changed. stylus_canvas_message() says in words what failed and what helps. A canvas
 * that is NULL, a pointer that must not be NULL, a number that is NaN or infinite, or a size out of range is
 * STYLUS_CANVAS_INVALID; a function that returns a pointer returns NULL then. Calls in the wrong order are
 * STYLUS_CANVAS_REFUSED.
 *
 * ABI
 * Names begin with stylus_canvas_. Structures that you fill in begin with their size (sizeof), so that later versions may
 * have more members. The library's soname is libstylus-canvas.so.0 as long as nothing that is here changes its meaning.
 */
#ifndef STYLUS_CANVAS_H
#define STYLUS_CANVAS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A canvas. It belongs to whoever made it, until stylus_canvas_destroy(). */
typedef struct stylus_canvas stylus_canvas;

/* Why something was not done. */
enum stylus_canvas_result {
  STYLUS_CANVAS_OK = 0,
  STYLUS_CANVAS_INVALID = -1,     /* an argument is not one: NULL, NaN, out of range */
  STYLUS_CANVAS_UNKNOWN = -2,     /* no such command, tool, colour or stroke */
  STYLUS_CANVAS_REFUSED = -3,     /* understood, but not possible now: nothing to undo, read-only */
  STYLUS_CANVAS_DAMAGED = -4,     /* these bytes are no drawing */
  STYLUS_CANVAS_UNSUPPORTED = -5, /* this version of the canvas, or this compositor, cannot do that */
  STYLUS_CANVAS_SYSTEM = -6       /* no memory, descriptors or threads */
};

/* What happened. */
enum stylus_canvas_event_type {
  STYLUS_CANVAS_NOTHING = 0,
  STYLUS_CANVAS_BEGAN_USING_TOOL = 1,   /* a pen touched, of whatever source */
  STYLUS_CANVAS_ENDED_USING_TOOL = 2,   /* it was lifted, or never counted */
  STYLUS_CANVAS_DRAWING_CHANGED = 3,    /* stylus_canvas_drawing() gives other bytes now */
  STYLUS_CANVAS_FINISHED_RENDERING = 4, /* the last stylus_canvas_draw() showed all there is, and nothing is under way */
  STYLUS_CANVAS_NEEDS_DRAWING = 5,      /* call stylus_canvas_draw() with the next frame */
  STYLUS_CANVAS_HISTORY_CHANGED = 6,    /* stylus_canvas_can_undo() or stylus_canvas_can_redo() is another */
  STYLUS_CANVAS_TOOL_CHANGED = 7        /* a command chose or set a tool */
};

typedef struct stylus_canvas_event {
  int32_t type;    /* enum stylus_canvas_event_type */
  int32_t reserved;
  uint64_t stroke; /* of the two about tools; else 0 */
} stylus_canvas_event;

typedef struct stylus_canvas_rect {
  int32_t x, y, width, height;
} stylus_canvas_rect;

/* So many rectangles of damage at most. */
#define STYLUS_CANVAS_MOST_DAMAGE 12

/* One reading of a pen. What is not known is left at what stylus_canvas_sample_init() says. */
typedef struct stylus_canvas_sample {
  uint32_t size;   /* sizeof(stylus_canvas_sample) */
  float pressure;  /* 0 to 1; 0.5 where it is not measured */
  double x, y;     /* logical units */
  int64_t time;    /* nanoseconds of CLOCK_MONOTONIC; 0: now */
  float altitude;  /* pi/2 upright, 0 lying on the page */
  float azimuth;   /* where it leans, from +x to +y */
  float roll;      /* about its own axis */
  float reserved;
} stylus_canvas_sample;

/* What a stroke is drawn with. */
enum stylus_canvas_end {
  STYLUS_CANVAS_TIP = 0,   /* whatever tool is chosen */
  STYLUS_CANVAS_ERASER = 1 /* the other end of a pen: the eraser, whatever tool is chosen */
};

/* Where a canvas lies in its window; see "A WINDOW'S FRAME". */
typedef struct stylus_canvas_place {
  uint32_t size;                     /* sizeof(stylus_canvas_place) */
  int32_t x, y;                      /* of the visible part's corner in the window's wl_surface */
  stylus_canvas_rect visible;        /* what of the canvas is seen */
  const stylus_canvas_rect *covered; /* what is drawn above it; NULL for none */
  uint32_t covered_count;            /* at most 64 */
} stylus_canvas_place;

/* How long samples that had a time took to be shown, and what was committed for that, since the canvas was attached. */
typedef struct stylus_canvas_latency {
  uint32_t size;                        /* sizeof(stylus_canvas_latency) */
  uint32_t is_timed;                    /* 0: nobody tells when ink is shown, and the times are 0 */
  uint64_t samples, commits, presented; /* how many */
  double mean, median, p99, longest;    /* milliseconds */
} stylus_canvas_latency;

/* ---- A canvas ------------------------------------------------------------------------------------------------------ */

/* The version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_canvas_version(void);

/* An empty canvas without a size; NULL if there are no descriptors, threads or memory. */
stylus_canvas *stylus_canvas_create(void);

/* Ends a canvas, after stylus_canvas_detach() if it was attached. NULL is passed over. */
void stylus_canvas_destroy(stylus_canvas *canvas);

/* What the last call that failed says of that, in English; never NULL. Valid until the next call for this canvas. */
const char *stylus_canvas_message(stylus_canvas *canvas);

/* Its size in logical units, 0 to 32768, and how many pixels each has, 1 to 8; width * scale is at most 32768. */
int stylus_canvas_set_size(stylus_canvas *canvas, int32_t width, int32_t height, int32_t scale);

/* How many times larger than in life it is shown, about its upper left corner; 0.05 to 50. */
int stylus_canvas_set_zoom(stylus_canvas *canvas, double zoom);
double stylus_canvas_zoom(stylus_canvas *canvas); /* 0 of no canvas */

/* ---- The drawing --------------------------------------------------------------------------------------------------- */

/* Puts a drawing (the bytes of an .inkd file) in the place of this one. One step that can be undone. */
int stylus_canvas_set_drawing(stylus_canvas *canvas, const void *bytes, size_t count);

/* The drawing as the bytes of an .inkd file, finished strokes that are not drawn yet among them; to be given to
 * stylus_canvas_free(). NULL if that fails. */
void *stylus_canvas_drawing(stylus_canvas *canvas, size_t *count);

/* A picture of the canvas in the PNG format, with so many pixels for a logical unit, on its background; as large as the
 * canvas, or as the drawing where the canvas has no size. To be given to stylus_canvas_free(). NULL if that fails. */
void *stylus_canvas_png(stylus_canvas *canvas, double scale, size_t *count);

/* Frees what the two gave; NULL is passed over. */
void stylus_canvas_free(void *bytes);

/* How many strokes there are. */
int stylus_canvas_stroke_count(stylus_canvas *canvas);

/* The colour of the paper in pictures; not drawn by stylus_canvas_draw(). Transparent at first. */
int stylus_canvas_set_background(stylus_canvas *canvas, uint32_t argb);

/* ---- Tools and steps ----------------------------------------------------------------------------------------------- */

/* Performs a command, such as "tool marker", "color #c0392b", "width 3", "opacity 0.5", "eraser pixel", "undo", "clear":
 * docs/canvas.md, "Commands". STYLUS_CANVAS_UNKNOWN for what is no command, STYLUS_CANVAS_REFUSED for what cannot be done
 * now, STYLUS_CANVAS_UNSUPPORTED for a command that this version of the library does not have yet. */
int stylus_canvas_perform(stylus_canvas *canvas, const char *command);

/* Whether there is something to undo, or to do again: 1 or 0. */
int stylus_canvas_can_undo(stylus_canvas *canvas);
int stylus_canvas_can_redo(stylus_canvas *canvas);

/* A canvas that is read-only takes no strokes and no commands that change the drawing. 1 or 0. */
int stylus_canvas_set_read_only(stylus_canvas *canvas, int is_read_only);
int stylus_canvas_is_read_only(stylus_canvas *canvas);

/* ---- Strokes of your own ------------------------------------------------------------------------------------------- */

/* Fills a sample with what is so where nothing else is known: an upright pen that presses halfway, now, at 0, 0. */
void stylus_canvas_sample_init(stylus_canvas_sample *sample);

/* A stroke begins, with what is chosen now. Its number, above 0, or an error. */
int64_t stylus_canvas_begin(stylus_canvas *canvas, enum stylus_canvas_end end);

/* The next sample of a stroke. Times that go back count as the last. */
int stylus_canvas_add(stylus_canvas *canvas, int64_t stroke, const stylus_canvas_sample *sample);

/* A sample is known better; counted from 0. */
int stylus_canvas_correct(stylus_canvas *canvas, int64_t stroke, uint32_t index, const stylus_canvas_sample *sample);

/* Where the tip is expected to go from the last sample on, nearest first; replaced by the next sample, and by this.
 * At most 64. */
int stylus_canvas_expect(stylus_canvas *canvas, int64_t stroke, const stylus_canvas_sample *samples, uint32_t count);

/* The pen was lifted. */
int stylus_canvas_end(stylus_canvas *canvas, int64_t stroke, int64_t time);

/* The stroke never counted. */
int stylus_canvas_cancel(stylus_canvas *canvas, int64_t stroke);

/* ---- Events -------------------------------------------------------------------------------------------------------- */

/* A descriptor that is readable when something is to be dispatched. It belongs to the canvas. */
int stylus_canvas_descriptor(stylus_canvas *canvas);

/* Takes in what happened; never waits. How many events there are now. */
int stylus_canvas_dispatch(stylus_canvas *canvas);

/* The next event; 1, or 0 if there is none. */
int stylus_canvas_next_event(stylus_canvas *canvas, stylus_canvas_event *event);

/* ---- Pictures ------------------------------------------------------------------------------------------------------ */

/* Brings the pixels of the whole canvas up to date: width * scale words in each of height * scale rows, `stride` bytes
 * apart. They must be what the last call left, or `is_new` must not be 0. What changed is written to damage, which has room for
 * STYLUS_CANVAS_MOST_DAMAGE. How many rectangles that are. */
int stylus_canvas_draw(stylus_canvas *canvas, uint32_t *pixels, size_t stride, int is_new, stylus_canvas_rect *damage);

/* ---- Wet ink on Wayland --------------------------------------------------------------------------------------------
 *
 * A WINDOW'S FRAME
 *   1  after layout     stylus_canvas_place_at()           where the canvas lies now
 *   2  while drawing    stylus_canvas_draw()               hands finished strokes over, and puts them into your pixels
 *   3  commit           wl_surface_commit(your surface)
 *   4  after that       stylus_canvas_parent_committed()   wet ink goes on by itself
 * Steps 1, 2 and 4 for each canvas in the window. Step 2 may be left out where nothing asked for it.
 */

/* Shows wet ink on subsurfaces of your window's surface (struct wl_surface) from now on. Both belong to you, and must stay
 * until stylus_canvas_detach(). The display's events may be read by anybody, in any thread, by libwayland's rules. Waits for
 * the compositor twice. STYLUS_CANVAS_UNSUPPORTED where it has no subsurfaces: then draw wet ink with the dry. */
struct wl_display;
struct wl_surface;
int stylus_canvas_attach(stylus_canvas *canvas, struct wl_display *display, struct wl_surface *surface, uint32_t flags);

/* The flags of stylus_canvas_attach(). */
enum stylus_canvas_attach_flags {
  /* Pens that the compositor tells of (zwp_tablet_manager_v2) draw by themselves, on the canvas's own thread, with pressure,
   * tilt and rotation. Only for programs that do not listen to tablets in this connection, neither themselves nor through a
   * toolkit: compositors know one listener for each client, and GTK 4 crashes if there are two (wlroots 0.15). */
  STYLUS_CANVAS_HEARS_PENS = 1
};

/* No wet ink any more: before the surface goes. Open strokes end as they are. */
int stylus_canvas_detach(stylus_canvas *canvas);

/* Whether wet ink is on surfaces of its own: 1 or 0. */
int stylus_canvas_is_attached(stylus_canvas *canvas);

/* Whether pens that the compositor tells of draw by themselves, so that you leave theirs alone: 1 or 0. */
int stylus_canvas_takes_pens(stylus_canvas *canvas);

/* Where it lies from your surface's next commit on; NULL: it is not seen. */
int stylus_canvas_place_at(stylus_canvas *canvas, const stylus_canvas_place *place);

/* Your surface was committed. */
int stylus_canvas_parent_committed(stylus_canvas *canvas);

/* How long samples took to be shown; UNSUPPORTED while it is not attached. */
int stylus_canvas_get_latency(stylus_canvas *canvas, stylus_canvas_latency *latency);

#ifdef __cplusplus
}
#endif
#endif
