/* stylus-types.h - the common declarations of libstylus, libstylus-ink and libstylus-canvas
 *
 * SYNOPSIS
 *     #include <stylus.h>           predicts pens, and receives the ink of stylusd
 *     #include <stylus-ink.h>       fits, outlines, draws, reads and writes strokes
 *     #include <stylus-canvas.h>    a canvas for pens
 *
 * DESCRIPTION
 * The three libraries have a common interface: a sample that one of them returns can be passed
 * to the others, and results, memory, structures, threads and forks follow the rules below in
 * all of them. Each of the three headers includes this one. A program links only the libraries
 * that it uses; none of them requires another.
 *
 * UNITS
 * Times are nanoseconds of CLOCK_MONOTONIC, unless a function specifies otherwise. Angles are
 * radians. x grows to the right, y downwards; the unit of coordinates is specified for each
 * object. Pressure and other fractions are 0 to 1. An unknown number is NAN. Colors are ARGB
 * words that are not premultiplied. Pixels are 32-bit words, ARGB, premultiplied (cairo's
 * ARGB32, wl_shm's argb8888).
 *
 * RETURN VALUE
 * Functions that return int return 0 or more for success, and one of enum stylus_result, all
 * below 0, for failure. A call that fails changes nothing, and stylus_..._message() of the
 * object describes the error and how to fix it. STYLUS_INVALID is the result if an object or a
 * required pointer is NULL, if a number that must be known is NaN or infinite, or if a size is
 * out of range. A function that returns a pointer returns NULL in these cases.
 *
 * MEMORY
 * An object returned by stylus_..._create() belongs to the caller until stylus_..._destroy(),
 * which ignores NULL. Free all other memory that a library returns with stylus_free().
 *
 * STRUCTURES
 * Structures begin with their size. Set it before every call, also if the call fills in the
 * structure:
 *
 *     stylus_sample sample;
 *     stylus_sample_init(&sample);
 *     stylus_event event = {.size = sizeof event};
 *
 * Later versions may add members at the end. A library reads and writes the members that both it
 * and the program know. It rejects a structure that is shorter than in the first version, or
 * longer than 4096 bytes. In an array, the size of the first element applies to all. Structures
 * without a size never grow.
 *
 * EVENTS
 * There are no callbacks. Wait until stylus_..._descriptor() is readable, call
 * stylus_..._dispatch(), which never blocks, and then call stylus_..._next_event() until it
 * returns 0.
 *
 * THREADS
 * Every function can be called from any thread; concurrent calls for one object wait for each
 * other. After fork(), only the parent can use its existing objects. In the child, every call
 * for them returns STYLUS_REFUSED, except stylus_..._destroy(), which does nothing. A library
 * stays loaded after dlclose().
 *
 * ABI
 * Names begin with stylus_. The symbols have the versions STYLUS_0, STYLUS_INK_0 and
 * STYLUS_CANVAS_0, and the sonames end in .so.0. These versions precede the first release: after
 * an update you may have to compile programs again.
 */
#ifndef STYLUS_TYPES_H
#define STYLUS_TYPES_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers: major * 65536 + minor * 256 + patch. The version of a loaded
 * library is returned by stylus_version(), stylus_ink_version() and stylus_canvas_version(). */
#define STYLUS_VERSION 0x000100 /* 0.1.0 */

/* The results of functions. */
enum stylus_result {
  STYLUS_OK = 0,
  STYLUS_INVALID = -1,     /* an argument is invalid: NULL, NaN, out of range */
  STYLUS_UNKNOWN = -2,     /* the stroke, tablet or command does not exist */
  STYLUS_REFUSED = -3,     /* valid, but not possible now: nothing to undo, read-only; or after fork() */
  STYLUS_DAMAGED = -4,     /* the bytes are damaged or of another format */
  STYLUS_UNSUPPORTED = -5, /* not supported by this version or this compositor */
  STYLUS_SYSTEM = -6       /* not enough memory, descriptors or threads */
};

/* One reading of a pen, or the prediction of one. */
typedef struct stylus_sample {
  uint32_t size;       /* sizeof(stylus_sample) */
  uint32_t provenance; /* how each value is known, for a sample from the daemon: STYLUS_PROVENANCE(); otherwise 0 */
  int64_t time;        /* nanoseconds */
  double x, y;         /* in the unit of the object, less than 1e6 from the origin */
  float pressure;      /* 0 to 1 */
  float altitude;      /* pi/2 upright, 0 flat on the surface */
  float azimuth;       /* direction in which it leans: 0 to 2 pi, from +x to +y */
  float roll;          /* rotation about its own axis, -pi to pi */
  float slider;        /* of an airbrush, 0 to 1 */
  float distance;      /* above the surface, as a fraction of the sensing range */
  float error;         /* of a prediction, its expected average error as a distance; otherwise 0 */
  uint16_t buttons;    /* pressed buttons: 1, 2 and 4 on the barrel */
  uint16_t expecting;  /* values that the daemon may still correct: 1 << enum stylus_property */
} stylus_sample;

/* The properties of a sample. */
enum stylus_property {
  STYLUS_POSITION = 0,
  STYLUS_TIME = 1,
  STYLUS_PRESSURE = 2,
  STYLUS_TILT = 3, /* altitude and azimuth */
  STYLUS_ROLL = 4,
  STYLUS_SLIDER = 5,
  STYLUS_DISTANCE = 6,
  STYLUS_IDENTITY = 7 /* the tool */
};

/* How a value is known. */
enum stylus_provenance {
  STYLUS_ABSENT = 0,    /* unknown */
  STYLUS_MEASURED = 1,  /* measured by the tablet at that time */
  STYLUS_HELD = 2,      /* copied from an earlier sample; may be corrected */
  STYLUS_REFINED = 3,   /* was held and has been corrected */
  STYLUS_MODELED = 4,   /* estimated without a sensor */
  STYLUS_PREDICTED = 5  /* of a predicted sample */
};

/* Returns how a property of a sample is known. */
#define STYLUS_PROVENANCE(sample, property) ((enum stylus_provenance)((sample)->provenance >> (4 * (property)) & 15))

/* A rectangle; width and height are 0 if it is empty. */
typedef struct stylus_box {
  double x, y, width, height;
} stylus_box;

/* Initializes a sample with time 0 and position 0, 0; all other values are unknown. */
static inline void stylus_sample_init(stylus_sample *sample) {
  stylus_sample unknown = {sizeof(stylus_sample), 0, 0, 0, 0, NAN, NAN, NAN, NAN, NAN, NAN, 0, 0, 0};
  if (sample) *sample = unknown;
}

/* Frees memory that any of the three libraries returned; ignores NULL. */
void stylus_free(void *memory);

#ifdef __cplusplus
}
#endif

#endif
