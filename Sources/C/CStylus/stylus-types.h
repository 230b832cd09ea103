/* stylus-types.h - what libstylus, libstylus-ink and libstylus-canvas share
 *
 * SYNOPSIS
 *     #include <stylus.h>           where a pen's tip will be, and the ink of stylusd
 *     #include <stylus-ink.h>       strokes, fitted, outlined, drawn, read and written
 *     #include <stylus-canvas.h>    a canvas for pens
 *
 * DESCRIPTION
 * The three libraries are one interface: a sample that one of them returns can be passed to the others, and results, memory,
 * structures, threads and forks follow the rules below in all of them. Each of the three headers includes this one. A program
 * links only the libraries it uses; none of them needs another.
 *
 * UNITS
 * Times are nanoseconds of CLOCK_MONOTONIC, unless a function says otherwise. Angles are radians. x grows to the right, y
 * downwards; each object says in which unit. Pressure and other shares are 0 to 1. A number that is not known is NAN. Colors are ARGB words
 * that are not premultiplied. Pixels are 32-bit words, ARGB, premultiplied (cairo's ARGB32, wl_shm's argb8888).
 *
 * RETURN VALUE
 * Functions that return int return 0 or more for success, and one of enum stylus_result, all below 0, for failure. After a failure
 * nothing has changed, and stylus_..._message() of that object says in words what failed and what helps. An object that is NULL,
 * a pointer that must not be NULL, a number that is NaN or infinite where it must be known, and a size out of range are
 * STYLUS_INVALID. A function that returns a pointer returns NULL then.
 *
 * MEMORY
 * An object of stylus_..._create() belongs to the caller until stylus_..._destroy(), which ignores NULL. Everything else that a
 * library returns for the caller to keep is freed with stylus_free().
 *
 * STRUCTURES
 * Structures begin with their size. Set it before every call, also in a structure that the call fills in:
 *
 *     stylus_sample sample;
 *     stylus_sample_init(&sample);
 *     stylus_event event = {.size = sizeof event};
 *
 * Later versions may add members at the end. A library reads and writes the part of a structure that both it and the program know, and
 * refuses one that is shorter than it was in the first version, or longer than 4096 bytes. In an array the size of the first element is that of all. Structures without a size never grow.
 *
 * EVENTS
 * There are no callbacks. Wait until stylus_..._descriptor() is readable, call stylus_..._dispatch(), which never waits, then
 * stylus_..._next_event() until it returns 0.
 *
 * THREADS
 * Every function may be called from any thread; two calls for one object wait for each other. After fork() only the parent may
 * use the objects that it made. In the child every call for them is STYLUS_REFUSED, except stylus_..._destroy(), which does nothing
 * there. A library stays loaded after dlclose().
 *
 * ABI
 * Names begin with stylus_. The symbols have the versions STYLUS_0, STYLUS_INK_0 and STYLUS_CANVAS_0, and the sonames end in .so.0. These
 * are versions before the first release: a later one may need programs to be compiled again.
 */
#ifndef STYLUS_TYPES_H
#define STYLUS_TYPES_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers: major * 65536 + minor * 256 + patch. That of a loaded library: stylus_version(),
 * stylus_ink_version(), stylus_canvas_version(). */
#define STYLUS_VERSION 0x000100 /* 0.1.0 */

/* Why something was not done. */
enum stylus_result {
  STYLUS_OK = 0,
  STYLUS_INVALID = -1,     /* an argument is wrong: NULL, NaN, out of range */
  STYLUS_UNKNOWN = -2,     /* there is no such stroke, tablet or command */
  STYLUS_REFUSED = -3,     /* valid, but not possible now: nothing to undo, read-only; or after fork() */
  STYLUS_DAMAGED = -4,     /* these bytes are not what they should be */
  STYLUS_UNSUPPORTED = -5, /* this version, or this compositor, cannot do that */
  STYLUS_SYSTEM = -6       /* no memory, descriptors or threads */
};

/* One reading of a pen, or a prediction of one. */
typedef struct stylus_sample {
  uint32_t size;       /* sizeof(stylus_sample) */
  uint32_t provenance; /* how each value of a sample of the daemon is known: STYLUS_PROVENANCE(); 0 in others */
  int64_t time;        /* nanoseconds */
  double x, y;         /* in the unit of the object, less than 1e6 from the origin */
  float pressure;      /* 0 to 1 */
  float altitude;      /* pi/2 upright, 0 lying on the surface */
  float azimuth;       /* where it leans: 0 to 2 pi, from +x to +y */
  float roll;          /* about its own axis, -pi to pi */
  float slider;        /* of an airbrush, 0 to 1 */
  float distance;      /* above the surface, a share of the range in which the pen is sensed */
  float error;         /* of a prediction, the distance by which it will be wrong on average; 0 in others */
  uint16_t buttons;    /* those that are down: 1, 2 and 4 on the barrel */
  uint16_t expecting;  /* which values the daemon will still correct: 1 << enum stylus_property */
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
  STYLUS_IDENTITY = 7 /* which tool it is */
};

/* How a value is known. */
enum stylus_provenance {
  STYLUS_ABSENT = 0,    /* it is not */
  STYLUS_MEASURED = 1,  /* measured by the tablet at that time */
  STYLUS_HELD = 2,      /* the value before it; it may be corrected */
  STYLUS_REFINED = 3,   /* was held, and has been corrected */
  STYLUS_MODELED = 4,   /* estimated without a sensor */
  STYLUS_PREDICTED = 5  /* of a sample that has not happened yet */
};

/* How a property of a sample is known. */
#define STYLUS_PROVENANCE(sample, property) ((enum stylus_provenance)((sample)->provenance >> (4 * (property)) & 15))

/* A rectangle; width and height are 0 if it is empty. */
typedef struct stylus_box {
  double x, y, width, height;
} stylus_box;

/* A sample at time 0 and position 0, 0, of which nothing else is known. */
static inline void stylus_sample_init(stylus_sample *sample) {
  stylus_sample unknown = {sizeof(stylus_sample), 0, 0, 0, 0, NAN, NAN, NAN, NAN, NAN, NAN, 0, 0, 0};
  if (sample) *sample = unknown;
}

/* Frees memory that one of the three libraries returned, whichever it was; ignores NULL. */
void stylus_free(void *memory);

#ifdef __cplusplus
}
#endif

#endif
