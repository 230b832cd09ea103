/* stylus-ink.h - strokes of pens: fitted, with the widths of an ink, outlined, drawn, read and written
 *
 * SYNOPSIS
 *     #include <stylus-ink.h>
 *     cc program.c $(pkg-config --cflags --libs stylus-ink)
 *
 * DESCRIPTION
 * A drawing is strokes in the order in which they lie on each other. What a pen did becomes a stroke: a smooth line through its
 * samples, with the widths and the opacity that an ink makes of force, lean and speed.
 *
 *     stylus_drawing *drawing = stylus_drawing_create();
 *     stylus_ink ink = {.size = sizeof ink, .type = STYLUS_INK_PEN, .argb = 0xff202080};
 *     stylus_drawing_append(drawing, &ink, samples, count);
 *     void *svg = stylus_drawing_write(drawing, "svg", &length);
 *     stylus_free(svg);
 *     stylus_drawing_destroy(drawing);
 *
 * The library needs neither libstylus nor a daemon. A canvas that follows a pen is libstylus-canvas.
 *
 * Results, memory, structures, threads, forks and units follow the rules of stylus-types.h. In addition:
 *
 * UNITS
 * Positions and lengths are millimeters. Times of samples are those of any clock.
 */
#ifndef STYLUS_INK_H
#define STYLUS_INK_H

#include "stylus-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a stroke is drawn with. */
enum stylus_ink_type {
  STYLUS_INK_PEN = 1,          /* a ballpoint: wider with force, and when it lies down */
  STYLUS_INK_MONOLINE = 2,     /* the same width always */
  STYLUS_INK_FOUNTAIN_PEN = 3, /* a broad nib at 45 degrees; thinner when fast */
  STYLUS_INK_MARKER = 4,       /* a translucent chisel that turns with the hand */
  STYLUS_INK_PENCIL = 5,       /* graphite: darker with force, broad and light when it lies down */
  STYLUS_INK_CRAYON = 6,       /* wax on rough paper */
  STYLUS_INK_WATERCOLOR = 7,   /* a wet brush with darker edges */
  STYLUS_INK_REED = 8          /* a hard cut reed: the greatest contrast */
};

/* An ink in a colour and a width. */
typedef struct stylus_ink {
  uint32_t size;       /* sizeof(stylus_ink) */
  uint32_t type;       /* enum stylus_ink_type */
  uint32_t argb;       /* its colour in light appearance */
  uint32_t is_fixed;   /* whether it stays so in dark appearance, where black else becomes white */
  double width;        /* what an average hand gets, within the ink's range; 0: the ink's usual one, or not known */
} stylus_ink;

/* A point of a stroke's line, and how the ink looks there. */
typedef struct stylus_ink_point {
  double x, y;
  double time;         /* since the stroke began */
  double width;        /* what the tip covers, along its edge */
  double height;       /* and across it */
  float opacity;       /* 0 to 1 */
  float force;         /* 0 to 1 */
  float azimuth, altitude, roll;
  uint32_t reserved;
} stylus_ink_point;

/* A corner of an outline. Corners of the same ring follow each other; by the nonzero rule rings go around what the ink covers. */
typedef struct stylus_ink_corner {
  double x, y;
  uint32_t ring;       /* 0, 1, 2, ... */
  uint32_t reserved;
} stylus_ink_corner;

/* Where and how a drawing is shown. */
typedef struct stylus_ink_view {
  uint32_t size;       /* sizeof(stylus_ink_view) */
  uint32_t is_dark;    /* whether what lies below is dark */
  double scale;        /* pixels a millimeter, 1e-3 to 1e4: 96 / 25.4 for 96 an inch */
  double x, y;         /* the place in millimeters at the left upper corner of the first pixel */
  double angle;        /* how far it is turned clockwise about that place: at pi / 2 what lies below that is seen to its right */
} stylus_ink_view;

/* The version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_ink_version(void);

/* ---- The drawing --------------------------------------------------------------------------------------------------- */
typedef struct stylus_drawing stylus_drawing;

/* A drawing without strokes; NULL without memory. */
stylus_drawing *stylus_drawing_create(void);

/* Ends a drawing. NULL is passed over. */
void stylus_drawing_destroy(stylus_drawing *drawing);

/* Why the last call failed, in English; or, after stylus_drawing_read() and stylus_drawing_write(), what a format
 * could not keep, else "". Never NULL. Valid until the next call for this drawing. */
const char *stylus_drawing_message(stylus_drawing *drawing);

/* How many strokes there are. */
int stylus_drawing_count(stylus_drawing *drawing);

/* Fits a stroke to samples, in the order of their times, and lays it on top; its index. What no sample knows (NAN) is taken as an average
 * hand has it. The size of the first sample is that of each. At most 1e6 samples. */
int stylus_drawing_append(stylus_drawing *drawing, const stylus_ink *ink, const stylus_sample *samples, size_t count);

/* Takes a stroke away; those above move down by one. STYLUS_UNKNOWN if there is none. */
int stylus_drawing_remove(stylus_drawing *drawing, uint32_t stroke);

/* The ink of a stroke. */
int stylus_drawing_get_ink(stylus_drawing *drawing, uint32_t stroke, stylus_ink *ink);

/* Another ink for a stroke, with the widths that it makes of the same hand. */
int stylus_drawing_set_ink(stylus_drawing *drawing, uint32_t stroke, const stylus_ink *ink);

/* What the ink of a stroke covers, or for STYLUS_INK_ALL that of all. */
#define STYLUS_INK_ALL UINT32_MAX
int stylus_drawing_bounds(stylus_drawing *drawing, uint32_t stroke, stylus_box *box);

/* The points of a stroke's line at equal steps of so many millimeters (1e-3 to 1e3), and the last one; how many in count. NULL if that fails. Free
 * them with stylus_free(). */
stylus_ink_point *stylus_drawing_points(stylus_drawing *drawing, uint32_t stroke, double step, size_t *count);

/* What a stroke covers as polygons, wrong by at most so many millimeters (1e-3 to 10); how many corners in count. Textures are not told.
 * NULL if that fails. Free them with stylus_free(). */
stylus_ink_corner *stylus_drawing_outline(stylus_drawing *drawing, uint32_t stroke, double tolerance, size_t *count);

/* Draws what is seen of the drawing over pixels that are there, with rows of so many bytes. The same on every machine. At most 2^28 pixels. */
int stylus_drawing_render(stylus_drawing *drawing, const stylus_ink_view *view, uint32_t *pixels, uint32_t width, uint32_t height, size_t stride);

/* Takes the strokes of a file in place of its own: of our format (.inkd), InkML, Xournal++ or UIM, whatever its name; how many.
 * STYLUS_DAMAGED if it is none of these or cannot be read. No file can ask for more than 1e6 strokes or 256 MiB. */
int stylus_drawing_read(stylus_drawing *drawing, const void *bytes, size_t count);

/* Takes the strokes that can still be read of a damaged file in place of its own: of our formats (.inkd, .inklog), InkML or Xournal++; how many.
 * In missing, unless that is NULL: how many parts of the file cannot be read; stylus_drawing_message() says which. STYLUS_DAMAGED if
 * nothing can be read, and then nothing has changed. The limits of stylus_drawing_read() apply. */
int stylus_drawing_recover(stylus_drawing *drawing, const void *bytes, size_t count, size_t *missing);

/* The drawing as a file: "inkd", "svg", "pdf", "png" (192 pixels an inch, transparent), "inkml", "xopp" or "uim". NULL if that fails.
 * Free it with stylus_free(). */
void *stylus_drawing_write(stylus_drawing *drawing, const char *format, size_t *count);

#ifdef __cplusplus
}
#endif

#endif
