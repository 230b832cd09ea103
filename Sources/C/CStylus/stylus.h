/* stylus.h - predicts the tip of a pen, and receives the ink of stylusd
 *
 * SYNOPSIS
 *     #include <stylus.h>
 *     cc program.c $(pkg-config --cflags --libs stylus)
 *
 * DESCRIPTION
 * There are three objects, which can be used independently:
 *
 *   stylus_predictor  predicts the path of a pen's tip for the next 50 ms, with the expected error
 *                     of each prediction. It requires only your samples: no daemon, no descriptor
 *                     and no clock.
 *   stylus_client     receives from stylusd: samples as tablets report them, their corrections,
 *                     predicted tails, and finished strokes, each once, even if the connection
 *                     breaks or the daemon restarts.
 *   stylus_follower   finds the daemon's samples for strokes that your program receives from its
 *                     toolkit, and returns them with their corrections and tails, in the units of
 *                     your program's surface.
 *
 * A program can therefore keep its existing input and use only the predictor, or receive its ink
 * from the daemon.
 *
 * Results, memory, structures, threads, forks and units follow the rules of stylus-types.h. In
 * addition:
 *
 * UNITS
 * Lengths of a client are millimeters; those of a predictor and a follower are the caller's.
 * Times from the daemon are those of CLOCK_MONOTONIC, or of a recording's own clock. Times are
 * stored in microseconds.
 *
 * THREADS
 * The library starts no threads.
 */
#ifndef STYLUS_H
#define STYLUS_H

#include "stylus-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_version(void);

/* ---- The predictor --------------------------------------------------------------------------
 *
 * Use one predictor for each pen on each tablet and keep it, because it improves as it learns
 * about the tablet's clock and the writer.
 *
 *     // pixels of 96 an inch
 *     stylus_predictor *predictor = stylus_predictor_create(25.4 / 96);
 *     stylus_predictor_begin(predictor);                        // the tip is down
 *     stylus_predictor_observe(predictor, &sample);             // each of its samples
 *     if (stylus_predictor_predict(predictor, 16000000, &guess) == 1)
 *       draw a line to guess.x, guess.y
 *     stylus_predictor_end(predictor);                          // the tip is up
 *
 * Samples outside of begin and end are hover samples. They improve the first predictions of a
 * stroke and are optional. A prediction is not ink; replace it by the next one. Nothing is
 * allocated after stylus_predictor_create(). docs/lab/prediction.md describes the accuracy. */
typedef struct stylus_predictor stylus_predictor;

/* The longest prediction, in nanoseconds. */
#define STYLUS_MAX_HORIZON 50000000

/* The largest number of samples in a tail. */
#define STYLUS_MAX_TAIL 10

/* Creates a predictor for positions in a unit of this many millimeters, 1e-6 to 1e3. Returns
 * NULL for another unit or if there is not enough memory. The unit is used to distinguish taps
 * from strokes and noise from movement; an error by a factor of two does little harm. */
stylus_predictor *stylus_predictor_create(double millimeters);

/* Destroys a predictor; ignores NULL. */
void stylus_predictor_destroy(stylus_predictor *predictor);

/* Returns why the last call failed, in English; never NULL. Valid until the next call for this
 * predictor. */
const char *stylus_predictor_message(stylus_predictor *predictor);

/* Reports that the tip is down: the following samples belong to a stroke. If a stroke was open,
 * this begins another one. */
int stylus_predictor_begin(stylus_predictor *predictor);

/* Reports that the tip is up: the following samples are hover samples, and there are no
 * predictions. */
int stylus_predictor_end(stylus_predictor *predictor);

/* Reports that the following samples are not connected with the previous ones, because a pen
 * came near or samples were lost. What was learned about the tablet and the writer is kept. */
int stylus_predictor_restart(stylus_predictor *predictor);

/* Forgets what was learned, for another tablet or another writer. */
int stylus_predictor_reset(stylus_predictor *predictor);

/* Adds the next sample: its position, time, pressure, tilt and roll. A pressure of 0 means that
 * the tip is up; an unknown pressure means that the state of the tip has not changed. Returns 1,
 * or 0 for a sample in the same microsecond as the last one, which is ignored. A sample that is
 * earlier than the last one, 60 ms later, or far away begins a new movement. Positions must be
 * within 1e6 mm. */
int stylus_predictor_observe(stylus_predictor *predictor, const stylus_sample *sample);

/* Predicts the tip at a time after the last sample, 1000 to STYLUS_MAX_HORIZON nanoseconds.
 * Returns 1 and sets guess; or returns 0 if the last sample is the better prediction: before the
 * second sample of a movement, while the pen hovers, and if the expected error is twice the
 * distance. */
int stylus_predictor_predict(stylus_predictor *predictor, int64_t horizon, stylus_sample *guess);

/* Predicts the path of the tip until the horizon, in even steps of at most 5 ms, with the last
 * sample at the horizon. Returns the number of samples, 0 to STYLUS_MAX_TAIL. The path ends
 * earlier if no prediction is possible. guesses has space for count samples, and the size of the
 * first applies to all; if there are more than count, only the first are written. */
int stylus_predictor_tail(stylus_predictor *predictor, int64_t horizon, stylus_sample *guesses, uint32_t count);

/* Returns what was learned about the writer, about 7 KB, without positions and times. Free it
 * with stylus_free(). Returns NULL on failure. */
void *stylus_predictor_writer(stylus_predictor *predictor, size_t *count);

/* Restores what was learned earlier about this pen on this tablet. Returns STYLUS_DAMAGED if the
 * data is damaged or comes from another version of the predictor, and STYLUS_REFUSED while the
 * tip is down. */
int stylus_predictor_set_writer(stylus_predictor *predictor, const void *bytes, size_t count);

/* ---- The client -----------------------------------------------------------------------------
 *
 *     stylus_client *client = stylus_client_create(NULL, NULL);
 *     for (;;) {
 *       poll stylus_client_descriptor(client) for POLLIN, with your other descriptors
 *       stylus_client_dispatch(client);
 *       while (stylus_client_next_event(client, &event) == 1) ...
 *     }
 *
 * A client waits for a daemon that is not running, and reconnects to one that went away: first
 * after 0.05 to 0.1 s, then after up to twice as long each time, and at most after 5 s. Every
 * finished stroke arrives once, whether it was received live or fetched after an interruption.
 * Strokes that the daemon no longer stores are reported. If your program does not dispatch, the
 * daemon treats it as a slow client: it first drops predictions, then hover events, and then
 * sends STYLUS_MISSED_UPDATES, followed by the complete strokes of that time. */
typedef struct stylus_client stylus_client;

/* The types of events.
 *
 * The events of a stroke are BEGAN or RESTORED, any number of SAMPLE and CORRECTED, then ENDED,
 * and exactly one of FINISHED, CANCELLED and LOST. A stroke that was drawn while the program was
 * not connected arrives only as FINISHED. */
enum stylus_event_type {
  STYLUS_NOTHING = 0,
  STYLUS_CONNECTED = 1,       /* connected; epoch, sequence: its newest finished stroke */
  STYLUS_DISCONNECTED = 2,    /* disconnected, tails are invalid; time: until the next attempt; see the message */
  STYLUS_MISSED_STROKES = 3,  /* sequence: number of strokes finished while not connected and no longer stored */
  STYLUS_MISSED_UPDATES = 4,  /* sequence: number of updates dropped because this program was slow */
  STYLUS_RENUMBERED = 5,      /* the daemon numbers strokes again; the last ones before are unknown */
  STYLUS_TABLET = 6,          /* device is connected or has changed: stylus_client_get_tablet() */
  STYLUS_TABLET_REMOVED = 7,  /* device was removed */
  STYLUS_GAP = 8,             /* the kernel dropped events of device; none were made up to replace them */
  STYLUS_PAD = 9,             /* control, index, mode, value */
  STYLUS_PROXIMITY = 10,      /* a tool came near (value 1) or left (2; 3: inferred, not reported) */
  STYLUS_HOVER = 11,          /* sample: a tool moved without touching */
  STYLUS_BEGAN = 12,          /* a tip touched: stroke, device, tool */
  STYLUS_RESTORED = 13,       /* stroke is open, and these count samples are all of it until now */
  STYLUS_SAMPLE = 14,         /* sample, with this index */
  STYLUS_CORRECTED = 15,      /* the sample with this index has new values: sample; changed: which properties */
  STYLUS_IDENTIFIED = 16,     /* the tool of stroke was identified more precisely: tool */
  STYLUS_TAIL = 17,           /* predicted path of stroke: count samples, replacing the last tail */
  STYLUS_ENDED = 18,          /* the tip was lifted; flags. The tail is invalid */
  STYLUS_FINISHED = 19,       /* stroke is final: its count samples, sequence, flags, unix_time */
  STYLUS_CANCELLED = 20,      /* stroke was discarded or had already arrived: remove it */
  STYLUS_LOST = 21,           /* stroke was open when the connection broke; its further samples are unknown */
  STYLUS_OVER = 22            /* no more events: the end of a recording, or an error that the message describes */
};

/* The tool that draws. */
typedef struct stylus_tool {
  uint32_t kind;   /* 1 pen, 2 eraser, 3 brush, 4 pencil, 5 airbrush, 6 mouse, 7 lens; 0: unknown */
  uint32_t serial; /* 0: unknown */
  uint32_t model;  /* the vendor's code; 0: unknown */
  uint32_t reserved;
} stylus_tool;

/* An event. Members that its type does not name are 0. */
typedef struct stylus_event {
  uint32_t size;          /* sizeof(stylus_event) */
  int32_t type;           /* enum stylus_event_type */
  uint64_t stroke;        /* identifies a stroke while the daemon runs */
  uint64_t epoch;         /* identifies a numbering of finished strokes */
  uint64_t sequence;      /* the number of a finished stroke in it, 1 or more; 0: not stored */
  int64_t time;           /* nanoseconds of the daemon's clock */
  int64_t unix_time;     /* time of day of a finished stroke's touch, in nanoseconds, UTC; 0: unknown */
  uint32_t device;        /* identifies a tablet or pad while the daemon runs */
  uint32_t index;         /* which sample of a stroke, or which control of a pad, from 0 */
  uint32_t count;         /* number of samples for stylus_client_get_samples() */
  uint32_t flags;         /* of a stroke: 1 tablet lost, 2 gap, 4 lift estimated, 8 daemon stopped, 16 resumed, 32 truncated, 64 switched */
  uint32_t changed;       /* 1 << enum stylus_property, for each */
  uint32_t control;       /* of a pad: 1 button, 2 ring, 3 strip, 4 dial */
  uint32_t mode;          /* of a pad */
  float value;            /* of a control: docs/develop/protocol.md; of a change of proximity */
  stylus_tool tool;
  stylus_sample sample;
} stylus_event;

/* What a client requests from the daemon. */
typedef struct stylus_client_options {
  uint32_t size;        /* sizeof(stylus_client_options) */
  uint32_t hover;       /* 1: also movement of tools above the surface */
  uint32_t pads;        /* 1: also buttons, rings, strips and dials */
  uint32_t predicted;   /* length of predictions: 0 (none) to 50 milliseconds */
  uint64_t epoch;       /* with sequence: first the strokes after that one; 0: only new events */
  uint64_t sequence;
} stylus_client_options;

/* A tablet or a pad. */
typedef struct stylus_tablet {
  uint32_t size;                   /* sizeof(stylus_tablet) */
  uint32_t is_pad;
  uint32_t is_display;             /* a pen is used on a screen */
  uint32_t measures;               /* what its pens can measure: 1 << enum stylus_property, for each */
  uint32_t bus, vendor, product;   /* as reported by the kernel */
  uint32_t reserved;
  double left, top, width, height; /* the surface, in millimeters */
  char name[128];                  /* truncated if it is longer */
} stylus_tablet;

/* Initializes the options for most programs: new strokes, predictions for 25 ms, and pads. */
static inline void stylus_client_options_init(stylus_client_options *options) {
  stylus_client_options usual = {sizeof(stylus_client_options), 0, 1, 25, 0, 0};
  if (options) *options = usual;
}

/* Creates a client of the daemon at a socket; NULL for the user's own daemon or, if there is
 * none, the system's. options may be NULL for those of stylus_client_options_init(). Returns
 * NULL if an option is out of range, if the path has more than 107 bytes, or if there are not
 * enough descriptors or memory. The client connects with the first dispatch, for which its
 * descriptor is readable immediately. */
stylus_client *stylus_client_create(const char *path, const stylus_client_options *options);

/* Destroys a client; ignores NULL. */
void stylus_client_destroy(stylus_client *client);

/* Returns why the last call failed, or the reason of the last STYLUS_DISCONNECTED or
 * STYLUS_OVER, in English; never NULL. Valid until the next call for this client. */
const char *stylus_client_message(stylus_client *client);

/* Returns a descriptor that is readable when there is something to dispatch. It belongs to the
 * client. */
int stylus_client_descriptor(stylus_client *client);

/* Reads what the daemon sent, without blocking. Returns the number of events waiting. */
int stylus_client_dispatch(stylus_client *client);

/* Takes the next event. Returns 1; or 0 if there is none, and event is then STYLUS_NOTHING. */
int stylus_client_next_event(stylus_client *client, stylus_event *event);

/* Gets the samples of the event taken last, and returns their number. samples has space for
 * count samples, and the size of the first applies to all; if there are more than count, only
 * the first are written. With a count of 0, only the number is returned. */
int stylus_client_get_samples(stylus_client *client, stylus_sample *samples, uint32_t count);

/* Gets the description of the device of an event. Returns STYLUS_UNKNOWN if the device is not
 * connected. */
int stylus_client_get_tablet(stylus_client *client, uint32_t device, stylus_tablet *tablet);

/* Gets the last finished stroke taken, for resuming later with stylus_client_options. Returns 1,
 * or 0 if the client has not connected to a daemon. */
int stylus_client_get_progress(stylus_client *client, uint64_t *epoch, uint64_t *sequence);

/* ---- The follower ---------------------------------------------------------------------------
 *
 * For a program that has its own pen input (zwp_tablet_v2, GTK, Qt) and needs more: all samples
 * with the kernel's times, corrections and tails, in the units of its own surface, and only for
 * the strokes that it draws.
 *
 *     stylus_follower *follower = stylus_follower_create(NULL, 25);
 *     poll stylus_follower_descriptor(follower) for POLLIN, stylus_follower_timeout(follower) ms
 *     at most, then:                       stylus_follower_dispatch(follower);
 *     the toolkit reports a touch:         stylus_follower_begin(follower, number);
 *                                          stylus_follower_add(follower, number, &sample);
 *     a movement:                          stylus_follower_add(follower, number, &sample);
 *     a lift:                              stylus_follower_end(follower, number, time);
 *     after each of these:                 while (stylus_follower_next_event(follower, &event) == 1)
 *                                            ...
 *
 * Draw only what the events contain. At first, these are your own samples. From strokes that
 * both sources report, a follower learns where the tablet lies on the surface, stretched and
 * turned; one or two strokes of about 20 mm are sufficient. From then on, a stroke is drawn from
 * the daemon's samples as soon as it moves in the same way as one of the daemon's strokes, which
 * is after 12 units at the latest. It continues with your samples if the daemon sends nothing
 * for 60 ms, goes away, or reports different positions. If the surface is moved, its position is
 * found again from the shape of a stroke. Without a daemon, all events contain your own samples.
 *
 * In these events, stroke is the number that your program specified:
 *
 *   STYLUS_SAMPLE     sample is the next one, with this index
 *   STYLUS_RESTORED   these count samples are all of the stroke until now
 *   STYLUS_CORRECTED  the sample with this index has new values
 *   STYLUS_TAIL       the predicted path of its tip: count samples, replacing the last tail
 *   STYLUS_ENDED      it is over, at time; value is 1 if its samples are the daemon's to the end.
 *                     Comes up to 40 ms after the lift. */
typedef struct stylus_follower stylus_follower;

/* Creates a follower of the daemon at a socket, as for stylus_client_create(). Predictions cover
 * this many milliseconds, 0 (none) to 50. Returns NULL if an argument is invalid, or if there
 * are not enough descriptors or memory. */
stylus_follower *stylus_follower_create(const char *path, uint32_t predicted);

/* Destroys a follower; ignores NULL. */
void stylus_follower_destroy(stylus_follower *follower);

/* Returns why the last call failed, in English; never NULL. Valid until the next call for this
 * follower. */
const char *stylus_follower_message(stylus_follower *follower);

/* Returns a descriptor that is readable when there is something to dispatch. It belongs to the
 * follower. */
int stylus_follower_descriptor(stylus_follower *follower);

/* Returns after how many milliseconds to dispatch even if the descriptor is not readable; -1:
 * only when it is. */
int stylus_follower_timeout(stylus_follower *follower);

/* Reads what the daemon sent, without blocking, and does what is due. Returns the number of
 * events waiting. */
int stylus_follower_dispatch(stylus_follower *follower);

/* Reports that a pen touched the surface and draws a stroke with this number, which your program
 * chooses. Returns STYLUS_INVALID if a stroke with the number is open, and STYLUS_REFUSED if 16
 * strokes are open. */
int stylus_follower_begin(stylus_follower *follower, uint64_t stroke);

/* Adds the next sample of a stroke: time is that of CLOCK_MONOTONIC, as in a compositor's
 * events; x and y are in units of the surface. Returns STYLUS_UNKNOWN if the stroke is not open,
 * and STYLUS_REFUSED while 8192 events are waiting. */
int stylus_follower_add(stylus_follower *follower, uint64_t stroke, const stylus_sample *sample);

/* Reports that the pen was lifted. */
int stylus_follower_end(stylus_follower *follower, uint64_t stroke, int64_t time);

/* Discards a stroke; no event follows. */
int stylus_follower_cancel(stylus_follower *follower, uint64_t stroke);

/* Takes the next event. Returns 1; or 0 if there is none, and event is then STYLUS_NOTHING. */
int stylus_follower_next_event(stylus_follower *follower, stylus_event *event);

/* Gets the samples of the event taken last, and returns their number, like
 * stylus_client_get_samples(). */
int stylus_follower_get_samples(stylus_follower *follower, stylus_sample *samples, uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
