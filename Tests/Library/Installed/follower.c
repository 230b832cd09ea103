// Follows pens through libstylus: hears a daemon's strokes as a toolkit would tell of them - on a surface, later, in whole milliseconds,
// each second sample - and expects the daemon's own samples back, on the surface.
//
//   follower SOCKET        until the recording is over
//   follower --alone       wrong calls; and without a daemon a program's own samples come back
// Exit status: how much was not as stylus.h has it.
#include <inttypes.h>
#include <math.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <stylus.h>
#include <time.h>
#include <unistd.h>

#include "expect.h"

enum { MOST = 65536 };

// Where the tablet lies on the surface.
static double on_x(double x) { return 7.5 * x - 40; }
static double on_y(double y) { return 6.25 * y + 25; }

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

// A stroke of the daemon's, and what became of it.
static struct stroke {
  uint64_t theirs, own;
  stylus_sample sent[MOST], drawn[MOST], tail[64];
  uint32_t sent_count, drawn_count;
  int is_over, is_theirs, tails;
} stroke;

static int followed, apart, tails;

static void take(stylus_follower *follower) {
  stylus_event event = {.size = sizeof event};
  while (stylus_follower_next_event(follower, &event) == 1) {
    if (event.stroke != stroke.own) continue;
    switch (event.type) {
      case STYLUS_SAMPLE:
        EXPECT(event.index == stroke.drawn_count);
        if (event.index < MOST) stroke.drawn[event.index] = event.sample, stroke.drawn_count = event.index + 1;
        break;
      case STYLUS_RESTORED:
        stroke.drawn[0].size = sizeof stroke.drawn[0];
        EXPECT(stylus_follower_get_samples(follower, stroke.drawn, MOST) == (int)event.count);
        stroke.drawn_count = event.count;
        break;
      case STYLUS_CORRECTED:
        EXPECT(event.index < stroke.drawn_count);
        stroke.drawn[event.index % MOST] = event.sample;
        break;
      case STYLUS_TAIL:
        stroke.tail[0].size = sizeof stroke.tail[0];
        EXPECT(stylus_follower_get_samples(follower, stroke.tail, 64) == (int)event.count);
        if (event.count > 0 && stroke.drawn_count > 0) {
          stroke.tails++;
          EXPECT(stroke.tail[0].time > stroke.drawn[stroke.drawn_count - 1].time);
          EXPECT(hypot(stroke.tail[0].x - stroke.drawn[stroke.drawn_count - 1].x, stroke.tail[0].y - stroke.drawn[stroke.drawn_count - 1].y) < 200);
        }
        break;
      case STYLUS_ENDED:
        stroke.is_over = 1;
        stroke.is_theirs = event.value == 1;
        break;
      default: EXPECT(!"another event");
    }
  }
}

// A stroke that is over is the daemon's, all of it, where that was followed to the end.
static void judge(void) {
  if (!stroke.is_over) return;
  tails += stroke.tails;
  if (!stroke.is_theirs) {
    apart++;
    return;
  }
  followed++;
  EXPECT(stroke.drawn_count == stroke.sent_count);
  for (uint32_t i = 0; i < stroke.drawn_count && i < stroke.sent_count; i++) {
    double x = on_x(stroke.sent[i].x), y = on_y(stroke.sent[i].y);
    EXPECT(hypot(stroke.drawn[i].x - x, stroke.drawn[i].y - y) < 2);
    EXPECT(fabsf(stroke.drawn[i].pressure - stroke.sent[i].pressure) < 1e-6f);
    EXPECT(i == 0 || stroke.drawn[i].time >= stroke.drawn[i - 1].time);
    EXPECT(llabs((stroke.drawn[i].time - stroke.drawn[0].time) - (stroke.sent[i].time - stroke.sent[0].time)) <= 1000);
  }
}

static void tell(stylus_follower *follower, const stylus_event *event) {
  stylus_sample sample;
  if (event->type == STYLUS_BEGAN) {
    stroke = (struct stroke){.theirs = event->stroke, .own = stroke.own + 1};
    EXPECT(stylus_follower_begin(follower, stroke.own) == STYLUS_OK);
  } else if (event->stroke != stroke.theirs) {
    return;
  } else if (event->type == STYLUS_SAMPLE) {
    stroke.sent[event->index % MOST] = event->sample;
    stroke.sent_count = event->index + 1;
    if (event->index % 2) return;
    stylus_sample_init(&sample);
    sample.time = now() / 1000000 * 1000000;
    sample.x = round(on_x(event->sample.x) * 256) / 256;
    sample.y = round(on_y(event->sample.y) * 256) / 256;
    sample.pressure = event->sample.pressure;
    EXPECT(stylus_follower_add(follower, stroke.own, &sample) == STYLUS_OK);
  } else if (event->type == STYLUS_CORRECTED) {
    stroke.sent[event->index % MOST] = event->sample;
  } else if (event->type == STYLUS_ENDED) {
    EXPECT(stylus_follower_end(follower, stroke.own, now()) == STYLUS_OK);
  } else if (event->type == STYLUS_FINISHED) {
    for (int turn = 0; turn < 100 && !stroke.is_over; turn++) {
      struct pollfd ready = {stylus_follower_descriptor(follower), POLLIN, 0};
      poll(&ready, 1, 10);
      stylus_follower_dispatch(follower);
      take(follower);
    }
    EXPECT(stroke.is_over);
    judge();
  }
}

static void hear(const char *path) {
  stylus_client *toolkit = stylus_client_create(path, NULL);
  stylus_follower *follower = stylus_follower_create(path, 25);
  EXPECT(toolkit && follower);
  stylus_event event = {.size = sizeof event};
  int is_over = 0;
  while (!is_over) {
    struct pollfd ready[2] = {{stylus_follower_descriptor(follower), POLLIN, 0}, {stylus_client_descriptor(toolkit), POLLIN, 0}};
    int timeout = stylus_follower_timeout(follower);
    poll(ready, 2, timeout < 0 ? 30000 : timeout);
    EXPECT(stylus_follower_dispatch(follower) >= 0);
    take(follower);
    stylus_client_dispatch(toolkit);
    while (stylus_client_next_event(toolkit, &event) == 1) {
      tell(follower, &event);
      take(follower);
      is_over |= event.type == STYLUS_OVER;
    }
  }
  fprintf(stderr, "%d strokes were the daemon's to the end, %d the program's own, %d tails\n", followed, apart, tails);
  EXPECT(followed >= 20 && followed + apart >= 33 && tails > 100);
  stylus_client_destroy(toolkit);
  stylus_follower_destroy(follower);
}

static void alone(void) {
  stylus_event event = {.size = sizeof event};
  stylus_sample sample;
  stylus_sample_init(&sample);
  EXPECT(stylus_follower_create("/", 51) == NULL);
  EXPECT(stylus_follower_begin(NULL, 1) == STYLUS_INVALID && stylus_follower_dispatch(NULL) == STYLUS_INVALID);
  EXPECT(stylus_follower_message(NULL) && stylus_follower_timeout(NULL) == STYLUS_INVALID);
  stylus_follower *follower = stylus_follower_create("/nowhere/at/all", 25);
  EXPECT(follower && stylus_follower_dispatch(follower) == 0);
  EXPECT(stylus_follower_add(follower, 7, &sample) == STYLUS_UNKNOWN && stylus_follower_end(follower, 7, 0) == STYLUS_UNKNOWN);
  EXPECT(strlen(stylus_follower_message(follower)) > 5);
  EXPECT(stylus_follower_begin(follower, 7) == STYLUS_OK && stylus_follower_begin(follower, 7) == STYLUS_INVALID);
  EXPECT(stylus_follower_add(follower, 7, NULL) == STYLUS_INVALID);
  sample.x = NAN;
  EXPECT(stylus_follower_add(follower, 7, &sample) == STYLUS_INVALID);
  for (int i = 0; i < 100; i++) {
    sample.time = now(), sample.x = i, sample.y = 2 * i, sample.pressure = 0.5f;
    EXPECT(stylus_follower_add(follower, 7, &sample) == STYLUS_OK);
    EXPECT(stylus_follower_next_event(follower, &event) == 1 && event.type == STYLUS_SAMPLE && event.stroke == 7);
    EXPECT(event.index == (uint32_t)i && event.sample.x == i && event.sample.y == 2 * i && event.sample.pressure == 0.5f);
    EXPECT(llabs(event.sample.time - sample.time) <= 1000);
  }
  EXPECT(stylus_follower_end(follower, 7, now()) == STYLUS_OK);
  EXPECT(stylus_follower_next_event(follower, &event) == 1 && event.type == STYLUS_ENDED && event.value == 0);
  EXPECT(stylus_follower_next_event(follower, &event) == 0 && event.type == STYLUS_NOTHING);
  for (uint64_t i = 0; i < 16; i++) EXPECT(stylus_follower_begin(follower, 100 + i) == STYLUS_OK);
  EXPECT(stylus_follower_begin(follower, 200) == STYLUS_REFUSED && stylus_follower_cancel(follower, 100) == STYLUS_OK);
  EXPECT(stylus_follower_begin(follower, 200) == STYLUS_OK && stylus_follower_cancel(follower, 100) == STYLUS_UNKNOWN);
  int refused = 0;
  for (int i = 0; i < 10000 && !refused; i++) {
    sample.time = now(), sample.x = i % 100;
    refused = stylus_follower_add(follower, 200, &sample) == STYLUS_REFUSED;
  }
  EXPECT(refused);
  stylus_follower_destroy(follower);
  stylus_follower_destroy(NULL);
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  if (strcmp(arguments[1], "--alone") == 0)
    alone();
  else
    hear(arguments[1]);
  return failures > 100 ? 100 : failures;
}
