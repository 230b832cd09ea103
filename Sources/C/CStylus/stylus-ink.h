/* stylus-ink.h - strokes of pens: fits, outlines, draws, reads and writes them
 *
 * SYNOPSIS
 *     #include <stylus-ink.h>
 *     cc program.c $(pkg-config --cflags --libs stylus-ink)
 *
 * DESCRIPTION
 * A drawing is an ordered list of strokes, with the last on top. A stroke is a smooth line
 * through the samples of a pen, with the widths and the opacity that an ink computes from force,
 * tilt and speed.
 *
 *     stylus_drawing *drawing = stylus_drawing_create();
 *     stylus_ink ink = {.size = sizeof ink, .type = STYLUS_INK_PEN, .argb = 0xff202080};
 *     stylus_drawing_append(drawing, &ink, samples, count);
 *     void *svg = stylus_drawing_write(drawing, "svg", &length);
 *     stylus_free(svg);
 *     stylus_drawing_destroy(drawing);
 *
 * The library requires neither libstylus nor a daemon. For a canvas that follows a pen, use
 * libstylus-canvas.
 *
 * Results, memory, structures, threads, forks and units follow the rules of stylus-types.h. In
 * addition:
 *
 * UNITS
 * Positions and lengths are millimeters. Times of samples can be those of any clock.
 */
#ifndef STYLUS_INK_H
#define STYLUS_INK_H

#include "stylus-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The types of ink. */
enum stylus_ink_type {
  STYLUS_INK_PEN = 1,          /* a ballpoint: wider with more force, and when held flat */
  STYLUS_INK_MONOLINE = 2,     /* constant width */
  STYLUS_INK_FOUNTAIN_PEN = 3, /* a broad nib at 45 degrees; thinner when fast */
  STYLUS_INK_MARKER = 4,       /* a translucent chisel tip that turns with the hand */
  STYLUS_INK_PENCIL = 5,       /* graphite: darker with more force, broad and light when held flat */
  STYLUS_INK_CRAYON = 6,       /* wax on rough paper */
  STYLUS_INK_WATERCOLOR = 7,   /* a wet brush with darker edges */
  STYLUS_INK_REED = 8          /* a hard-cut reed: the greatest contrast */
};

/* An ink with its color and width. */
typedef struct stylus_ink {
  uint32_t size;       /* sizeof(stylus_ink) */
  uint32_t type;       /* enum stylus_ink_type */
  uint32_t argb;       /* color in light appearance */
  uint32_t is_fixed;   /* whether dark appearance keeps the color; otherwise black becomes white */
  double width;        /* width for an average hand, in the ink's range; 0: the default, or unknown */
} stylus_ink;

/* A point of a stroke's line, and the tip of the ink there. */
typedef struct stylus_ink_point {
  double x, y;
  double time;         /* since the stroke began */
  double width;        /* size of the tip along its edge */
  double height;       /* size across its edge */
  float opacity;       /* 0 to 1 */
  float force;         /* 0 to 1 */
  float azimuth, altitude, roll;
  uint32_t reserved;
} stylus_ink_point;

/* A corner of an outline. Corners of the same ring are consecutive; by the nonzero rule, the
 * rings enclose the area that the ink covers. */
typedef struct stylus_ink_corner {
  double x, y;
  uint32_t ring;       /* 0, 1, 2, ... */
  uint32_t reserved;
} stylus_ink_corner;

/* The view of a drawing. */
typedef struct stylus_ink_view {
  uint32_t size;       /* sizeof(stylus_ink_view) */
  uint32_t is_dark;    /* whether the background is dark */
  double scale;        /* pixels per millimeter, 1e-3 to 1e4: 96 / 25.4 for 96 per inch */
  double x, y;         /* the position in millimeters at the upper left corner of the first pixel */
  double angle;        /* clockwise rotation of the view about that position: at pi / 2, ink below it appears to its right */
} stylus_ink_view;

/* Returns the version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_ink_version(void);

/* ---- The drawing ---------------------------------------------------------------------------- */
typedef struct stylus_drawing stylus_drawing;

/* Creates a drawing without strokes; NULL if there is not enough memory. */
stylus_drawing *stylus_drawing_create(void);

/* Destroys a drawing; ignores NULL. */
void stylus_drawing_destroy(stylus_drawing *drawing);

/* Returns why the last call failed, in English. After stylus_drawing_read() and
 * stylus_drawing_write(), it returns what a format could not keep, or "". Never NULL. Valid
 * until the next call for this drawing. */
const char *stylus_drawing_message(stylus_drawing *drawing);

/* Returns the number of strokes. */
int stylus_drawing_count(stylus_drawing *drawing);

/* Fits a stroke to samples, which must be in order of time, and adds it on top; returns its
 * index. Values that no sample contains (NAN) are those of an average hand. The size of the
 * first sample applies to all. At most 1e6 samples. */
int stylus_drawing_append(stylus_drawing *drawing, const stylus_ink *ink, const stylus_sample *samples, size_t count);

/* Removes a stroke; the index of each stroke above it decreases by one. Returns STYLUS_UNKNOWN
 * if there is no such stroke. */
int stylus_drawing_remove(stylus_drawing *drawing, uint32_t stroke);

/* Gets the ink of a stroke. */
int stylus_drawing_get_ink(stylus_drawing *drawing, uint32_t stroke, stylus_ink *ink);

/* Sets the ink of a stroke, and computes the widths for the same movement of the pen again. */
int stylus_drawing_set_ink(stylus_drawing *drawing, uint32_t stroke, const stylus_ink *ink);

/* Gets the bounds of a stroke's ink, or those of all ink for STYLUS_INK_ALL. */
#define STYLUS_INK_ALL UINT32_MAX
int stylus_drawing_bounds(stylus_drawing *drawing, uint32_t stroke, stylus_box *box);

/* Returns points of a stroke's line at equal steps, in millimeters (1e-3 to 1e3), including the
 * last point; their number is stored in count. Returns NULL on failure. Free them with
 * stylus_free(). */
stylus_ink_point *stylus_drawing_points(stylus_drawing *drawing, uint32_t stroke, double step, size_t *count);

/* Returns the area of a stroke as polygons, with an error of at most tolerance millimeters (1e-3
 * to 10); the number of corners is stored in count. Textures are not included. Returns NULL on
 * failure. Free them with stylus_free(). */
stylus_ink_corner *stylus_drawing_outline(stylus_drawing *drawing, uint32_t stroke, double tolerance, size_t *count);

/* Draws the visible part of the drawing over the existing pixels, whose rows are stride bytes
 * apart. The result is the same on every machine. At most 2^28 pixels. */
int stylus_drawing_render(stylus_drawing *drawing, const stylus_ink_view *view, uint32_t *pixels, uint32_t width, uint32_t height, size_t stride);

/* Replaces the strokes by those of a file in .inkd, InkML, Xournal++ or UIM format, whatever its
 * name; returns their number. Returns STYLUS_DAMAGED if it has another format or cannot be read.
 * A file can have at most 1e6 strokes and 256 MiB. */
int stylus_drawing_read(stylus_drawing *drawing, const void *bytes, size_t count);

/* Replaces the strokes by those that can still be read from a damaged file in .inkd, .inklog,
 * InkML or Xournal++ format; returns their number. If missing is not NULL, the number of parts
 * of the file that cannot be read is stored in it, and stylus_drawing_message() describes them.
 * Returns STYLUS_DAMAGED if nothing can be read; the drawing is then unchanged. The limits of
 * stylus_drawing_read() apply. */
int stylus_drawing_recover(stylus_drawing *drawing, const void *bytes, size_t count, size_t *missing);

/* Returns the drawing as a file: "inkd", "svg", "pdf", "png" (192 pixels per inch, transparent),
 * "inkml", "xopp" or "uim". Returns NULL on failure. Free it with stylus_free(). */
void *stylus_drawing_write(stylus_drawing *drawing, const char *format, size_t *count);

#ifdef __cplusplus
}
#endif

#endif
