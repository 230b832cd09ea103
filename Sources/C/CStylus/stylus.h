/* stylus.h - where a pen's tip will be, and the ink of stylusd
 *
 * SYNOPSIS
 *     #include <stylus.h>
 *     cc program.c $(pkg-config --cflags --libs stylus)
 *
 * DESCRIPTION
 * Three objects, each of use without the others:
 *
 *   stylus_predictor  predicts where the tip of a pen will be in the next 50 ms, with the expected error of each prediction. It
 *                     needs only your samples: no daemon, no descriptor, no clock.
 *   stylus_client     receives from stylusd: samples as tablets report them, corrections of them, predicted tails, and finished
 *                     strokes, each once, through broken connections and restarts of the daemon.
 *   stylus_follower   finds the daemon's samples of strokes that a program receives from its toolkit, and reports them with their
 *                     corrections and tails in the units of the program's surface.
 *
 * So a program may keep the input that it has, and only use the predictor; or take its ink from the daemon.
 *
 * Results, memory, structures, threads, forks and units follow the rules of stylus-types.h. In addition:
 *
 * UNITS
 * Lengths of a client are millimeters, of a predictor and a follower those of the caller. Times of the daemon are those of
 * CLOCK_MONOTONIC, or a recording's own clock. Times are kept in microseconds.
 *
 * THREADS
 * The library starts no thread.
 */
#ifndef STYLUS_H
#define STYLUS_H

#include "stylus-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library: major * 65536 + minor * 256 + patch. */
uint32_t stylus_version(void);

/* ---- The predictor -------------------------------------------------------------------------------------------------
 *
 * A predictor is for one pen on one tablet, all the time: what it learns of the tablet's clock and of the writer makes it better.
 *
 *     stylus_predictor *predictor = stylus_predictor_create(25.4 / 96);   // pixels of 96 an inch
 *     stylus_predictor_begin(predictor);                                  // the tip is down
 *     stylus_predictor_observe(predictor, &sample);                       // each of its samples
 *     if (stylus_predictor_predict(predictor, 16000000, &guess) == 1) draw a line to guess.x, guess.y
 *     stylus_predictor_end(predictor);                                    // the tip is up
 *
 * Samples that come outside of begin and end hover; they make the first guesses of a stroke better, and may be left out. A guess is
 * never ink; the next one replaces it. Nothing is allocated after stylus_predictor_create(). How good it is: docs/lab/prediction.md. */
typedef struct stylus_predictor stylus_predictor;

/* The longest time that is looked ahead, in nanoseconds. */
#define STYLUS_MAX_HORIZON 50000000

/* The most samples of a tail. */
#define STYLUS_MAX_TAIL 10

/* A predictor for positions in a unit of this many millimeters, 1e-6 to 1e3; NULL for another unit, or without memory. The unit
 * separates taps from strokes and noise from movement: a factor of two does little harm. */
stylus_predictor *stylus_predictor_create(double millimeters);

/* Ends a predictor. NULL is passed over. */
void stylus_predictor_destroy(stylus_predictor *predictor);

/* Why the last call failed, in English; never NULL. Valid until the next call for this predictor. */
const char *stylus_predictor_message(stylus_predictor *predictor);

/* The tip is down: samples from now on are a stroke's. If the last sample was a stroke's too, this is another one. */
int stylus_predictor_begin(stylus_predictor *predictor);

/* The tip is up: samples from now on hover, and there are no guesses. */
int stylus_predictor_end(stylus_predictor *predictor);

/* What follows has nothing to do with what was: a pen came near, or samples were lost. What was learned of the tablet and the writer stays. */
int stylus_predictor_restart(stylus_predictor *predictor);

/* Another tablet, or another writer: forgets what was learned. */
int stylus_predictor_reset(stylus_predictor *predictor);

/* Takes the next sample: its place, time, pressure, tilt and roll. A pressure of 0 counts as a tip that is up; one that is not known
 * as one that stays. Returns 1; or 0 for a sample of the same microsecond as the last, which is passed over. One that is earlier
 * than the last, 60 ms later, or far away begins a new movement. Places within 1e6 mm. */
int stylus_predictor_observe(stylus_predictor *predictor, const stylus_sample *sample);

/* Where the tip will be a time after the last sample, 1000 to STYLUS_MAX_HORIZON: 1, and the guess; or 0 where the last sample is
 * the better guess: before the second sample of a movement, while the pen hovers, and where the error would be twice the way. */
int stylus_predictor_predict(stylus_predictor *predictor, int64_t horizon, stylus_sample *guess);

/* The path of the tip until then, in even steps of at most 5 ms, the last at the horizon; how many, 0 to STYLUS_MAX_TAIL. It ends sooner
 * where nothing is known of what comes. guesses has room for count, the size of the first being that of each; of more than count the
 * first are given. */
int stylus_predictor_tail(stylus_predictor *predictor, int64_t horizon, stylus_sample *guesses, uint32_t count);

/* What was learned of the writer, some 7 KB; it contains no position and no time. Free it with stylus_free(). NULL if that fails. */
void *stylus_predictor_writer(stylus_predictor *predictor, size_t *count);

/* Goes on with what was learned before, of this pen on this tablet; STYLUS_DAMAGED for what is damaged, or was learned by another
 * version of the predictor. Not while the tip is down: STYLUS_REFUSED. */
int stylus_predictor_set_writer(stylus_predictor *predictor, const void *bytes, size_t count);

/* ---- The client ----------------------------------------------------------------------------------------------------
 *
 *     stylus_client *client = stylus_client_create(NULL, NULL);
 *     for (;;) {
 *       poll stylus_client_descriptor(client) for POLLIN, beside what you have
 *       stylus_client_dispatch(client);
 *       while (stylus_client_next_event(client, &event) == 1) ...
 *     }
 *
 * A client waits for a daemon that is not there, and comes back to one that went: after 0.05 to 0.1 s, then up to twice as long
 * each time, 5 s at most. Every finished stroke comes once, whether it was drawn live or fetched after a break; what the daemon
 * keeps no longer is told too. A program that does not dispatch is a slow client of the daemon's: guesses are left out first, then
 * what hovers; then STYLUS_MISSED_UPDATES is followed by the strokes of the time, whole. */
typedef struct stylus_client stylus_client;

/* What happened.
 *
 * A stroke's life: BEGAN or RESTORED, any number of SAMPLE and CORRECTED, then ENDED, and exactly one of FINISHED, CANCELLED and
 * LOST. A stroke that was drawn while nobody listened comes as FINISHED alone. */
enum stylus_event_type {
  STYLUS_NOTHING = 0,
  STYLUS_CONNECTED = 1,       /* a daemon is heard; epoch, sequence: of its newest finished stroke */
  STYLUS_DISCONNECTED = 2,    /* it is not: all tails are void. time: until the next attempt; the message says why */
  STYLUS_MISSED_STROKES = 3,  /* sequence: so many were finished while nobody listened, and are kept no longer */
  STYLUS_MISSED_UPDATES = 4,  /* sequence: so many were left out because this program was slow */
  STYLUS_RENUMBERED = 5,      /* the daemon began its numbers anew; what was finished before its end is unknown */
  STYLUS_TABLET = 6,          /* device is there, or known better: stylus_client_get_tablet() */
  STYLUS_TABLET_REMOVED = 7,  /* device is gone */
  STYLUS_GAP = 8,             /* the kernel dropped events of device; nothing was invented in their place */
  STYLUS_PAD = 9,             /* control, index, mode, value */
  STYLUS_PROXIMITY = 10,      /* a tool came near (value 1), or left (2; 3: nobody said so) */
  STYLUS_HOVER = 11,          /* sample: a tool moved without touching */
  STYLUS_BEGAN = 12,          /* a tip touched: stroke, device, tool */
  STYLUS_RESTORED = 13,       /* stroke is open, and its count samples are all of it so far */
  STYLUS_SAMPLE = 14,         /* sample, the one of this index */
  STYLUS_CORRECTED = 15,      /* the sample of this index is known better: sample; changed: in which properties */
  STYLUS_IDENTIFIED = 16,     /* the tool of stroke is known better: tool */
  STYLUS_TAIL = 17,           /* where the tip of stroke goes from here: count samples, in the place of the last tail */
  STYLUS_ENDED = 18,          /* the tip was lifted; flags. Its tail is void */
  STYLUS_FINISHED = 19,       /* nothing of stroke will change: its count samples, sequence, flags, unix_time */
  STYLUS_CANCELLED = 20,      /* stroke never counted, or had come before: forget it */
  STYLUS_LOST = 21,           /* stroke was open when the connection broke, and nobody knows how it went on */
  STYLUS_OVER = 22            /* nothing more comes: the end of a recording, or what the message says */
};

/* What draws. */
typedef struct stylus_tool {
  uint32_t kind;   /* 1 pen, 2 eraser, 3 brush, 4 pencil, 5 airbrush, 6 mouse, 7 lens; 0: nobody says */
  uint32_t serial; /* 0: not known */
  uint32_t model;  /* the vendor's code; 0: not known */
  uint32_t reserved;
} stylus_tool;

/* One thing that happened. What its type does not name is 0. */
typedef struct stylus_event {
  uint32_t size;          /* sizeof(stylus_event) */
  int32_t type;           /* enum stylus_event_type */
  uint64_t stroke;        /* names a stroke, as long as the daemon runs */
  uint64_t epoch;         /* names a numbering of finished strokes */
  uint64_t sequence;      /* the number of a finished stroke there, 1 or more; 0: it is not kept */
  int64_t time;           /* nanoseconds of the daemon's clock */
  int64_t unix_time;     /* nanoseconds of a finished stroke's touch, UTC; 0: nobody can tell */
  uint32_t device;        /* names a tablet or pad, as long as the daemon runs */
  uint32_t index;         /* which sample of a stroke, or which control of a pad, from 0 */
  uint32_t count;         /* how many samples stylus_client_get_samples() has */
  uint32_t flags;         /* of a stroke: 1 tablet lost, 2 gap, 4 lift estimated, 8 daemon stopped, 16 resumed, 32 truncated, 64 switched */
  uint32_t changed;       /* 1 << enum stylus_property, for each */
  uint32_t control;       /* of a pad: 1 button, 2 ring, 3 strip, 4 dial */
  uint32_t mode;          /* of a pad */
  float value;            /* of a control: docs/develop/protocol.md; of a proximity */
  stylus_tool tool;
  stylus_sample sample;
} stylus_event;

/* What a client asks the daemon for. */
typedef struct stylus_client_options {
  uint32_t size;        /* sizeof(stylus_client_options) */
  uint32_t hover;       /* 1: what tools do above the surface too */
  uint32_t pads;        /* 1: buttons, rings, strips and dials too */
  uint32_t predicted;   /* how far ahead tips are guessed: 0 (not at all) to 50 milliseconds */
  uint64_t epoch;       /* with sequence: strokes after that one come first; 0: what happens from now on */
  uint64_t sequence;
} stylus_client_options;

/* A tablet or a pad. */
typedef struct stylus_tablet {
  uint32_t size;                   /* sizeof(stylus_tablet) */
  uint32_t is_pad;
  uint32_t is_display;             /* one draws on a screen */
  uint32_t measures;               /* what its pens can measure: 1 << enum stylus_property, for each */
  uint32_t bus, vendor, product;   /* as the kernel has them */
  uint32_t reserved;
  double left, top, width, height; /* its surface, in millimeters */
  char name[128];                  /* cut where it is longer */
} stylus_tablet;

/* The options of most programs: strokes, their prediction for 25 ms, and pads, from now on. */
static inline void stylus_client_options_init(stylus_client_options *options) {
  stylus_client_options usual = {sizeof(stylus_client_options), 0, 1, 25, 0, 0};
  if (options) *options = usual;
}

/* A client of the daemon at a socket; NULL for the user's own daemon, or else the system's. options may be NULL for those of
 * stylus_client_options_init(). NULL if an option is out of range, for a path of more than 107 bytes, or without descriptors or memory. It
 * connects with the first dispatch, for which the descriptor is ready at once. */
stylus_client *stylus_client_create(const char *path, const stylus_client_options *options);

/* Ends a client. NULL is passed over. */
void stylus_client_destroy(stylus_client *client);

/* Why the last call failed, or what the last STYLUS_DISCONNECTED or STYLUS_OVER was about, in English; never NULL. Valid
 * until the next call for this client. */
const char *stylus_client_message(stylus_client *client);

/* A descriptor that is readable when there is something to dispatch; it stays the client's. */
int stylus_client_descriptor(stylus_client *client);

/* Reads what the daemon sent, without waiting for it; how many events there are to take. */
int stylus_client_dispatch(stylus_client *client);

/* The next event: 1; or 0 if there is none, and event is then STYLUS_NOTHING. */
int stylus_client_next_event(stylus_client *client, stylus_event *event);

/* The samples of the event that was taken last; how many it has. samples has room for count, the size of the first being that of
 * each; of more than count the first are given. With a count of 0 only their number is returned. */
int stylus_client_get_samples(stylus_client *client, stylus_sample *samples, uint32_t count);

/* What is known of a device of an event that was taken; STYLUS_UNKNOWN if it is not there. */
int stylus_client_get_tablet(stylus_client *client, uint32_t device, stylus_tablet *tablet);

/* How far finished strokes were taken, for the stylus_client_options of another day: 1; or 0 if no daemon was met. */
int stylus_client_get_progress(stylus_client *client, uint64_t *epoch, uint64_t *sequence);

/* ---- The follower --------------------------------------------------------------------------------------------------
 *
 * For a program that has pen input of its own (zwp_tablet_v2, GTK, Qt) and needs what that lacks: all samples with the kernel's
 * times, corrections and tails, in the units of its own surface, and only for the strokes that it draws.
 *
 *     stylus_follower *follower = stylus_follower_create(NULL, 25);
 *     poll stylus_follower_descriptor(follower) for POLLIN, stylus_follower_timeout(follower) ms at most; stylus_follower_dispatch(follower);
 *     the toolkit says that a pen touches:     stylus_follower_begin(follower, number); stylus_follower_add(follower, number, &sample);
 *     that it moves:                           stylus_follower_add(follower, number, &sample);
 *     that it is lifted:                       stylus_follower_end(follower, number, time);
 *     after each of these:                     while (stylus_follower_next_event(follower, &event) == 1) ...
 *
 * A program draws what the events say, and nothing else. At first those are its own samples. A follower learns from strokes that
 * both told of where a tablet lies on the surface, stretched and turned: after one or two of some 20 mm it knows. From then on a stroke
 * is drawn from the daemon's samples as soon as it goes the same way as one of those, which is after 12 units at the latest; and goes on from
 * the program's own when the daemon falls silent for 60 ms, is gone, or tells of another place. A surface that was moved is found again by the shape
 * of a stroke. No daemon at all: everything is as the program told it.
 *
 * Events, of which stroke is the number that the program gave:
 *   STYLUS_SAMPLE     sample is the next one, of this index
 *   STYLUS_RESTORED   all there is of it so far are these count samples
 *   STYLUS_CORRECTED  the sample of this index is known better
 *   STYLUS_TAIL       where its tip goes from here: count samples, in the place of the last tail
 *   STYLUS_ENDED      it is over, at time; value is 1 if its samples are the daemon's to the end. Comes up to 40 ms after the lift. */
typedef struct stylus_follower stylus_follower;

/* A follower of the daemon at a socket, as stylus_client_create() has it; tips are predicted for this many milliseconds, 0 (not
 * at all) to 50. NULL for other numbers and paths, or without descriptors or memory. */
stylus_follower *stylus_follower_create(const char *path, uint32_t predicted);

/* Ends a follower. NULL is passed over. */
void stylus_follower_destroy(stylus_follower *follower);

/* Why the last call failed, in English; never NULL. Valid until the next call for this follower. */
const char *stylus_follower_message(stylus_follower *follower);

/* A descriptor that is readable when there is something to dispatch; it stays the follower's. */
int stylus_follower_descriptor(stylus_follower *follower);

/* After how many milliseconds to dispatch even if nothing arrived; -1: not before something does. */
int stylus_follower_timeout(stylus_follower *follower);

/* Reads what the daemon sent, without waiting for it, and does what is due; how many events there are to take. */
int stylus_follower_dispatch(stylus_follower *follower);

/* A pen touched the surface, and draws a stroke to which the program gives this number. STYLUS_INVALID for a number of one that is open, STYLUS_REFUSED
 * with 16 of them. */
int stylus_follower_begin(stylus_follower *follower, uint64_t stroke);

/* The next sample of the stroke: time by CLOCK_MONOTONIC, as compositors stamp; x and y in units of the surface. STYLUS_UNKNOWN for a stroke that is not open, STYLUS_REFUSED while 8192 events wait. */
int stylus_follower_add(stylus_follower *follower, uint64_t stroke, const stylus_sample *sample);

/* The pen was lifted. */
int stylus_follower_end(stylus_follower *follower, uint64_t stroke, int64_t time);

/* The stroke never counted; no event follows. */
int stylus_follower_cancel(stylus_follower *follower, uint64_t stroke);

/* The next event: 1; or 0 if there is none, and event is then STYLUS_NOTHING. */
int stylus_follower_next_event(stylus_follower *follower, stylus_event *event);

/* The samples of the event that was taken last; how many it has. As stylus_client_get_samples(). */
int stylus_follower_get_samples(stylus_follower *follower, stylus_sample *samples, uint32_t count);

#ifdef __cplusplus
}
#endif

#endif
