// Hears a daemon through libstylus.
//
//   client SOCKET             prints each finished stroke: its number of samples, then for each of them microseconds, place and
//                             pressure; ends with the recording
//   client --hostile SOCKET   wrong calls, and ten thousand connections
// Exit status: how much was not as stylus.h has it.
#include <inttypes.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <stylus.h>
#include <sys/wait.h>
#include <unistd.h>

#include "expect.h"

enum { MOST = 65536 };
static stylus_sample samples[MOST];

static void print_stroke(stylus_client *client, const stylus_event *event) {
  samples[0].size = sizeof samples[0];
  int count = stylus_client_get_samples(client, samples, MOST);
  EXPECT(count == (int)event->count && event->sequence > 0);
  printf("stroke %d\n", count);
  for (int i = 0; i < count; i++)
    printf("%" PRId64 " %.3f %.3f %.4f\n", samples[i].time / 1000, samples[i].x, samples[i].y, samples[i].pressure);
}

// What is told of open strokes must be what they are when they are finished.
static struct {
  uint64_t stroke;
  stylus_sample samples[MOST];
  uint32_t count;
} open_stroke;

static void follow(const stylus_event *event) {
  if (event->type == STYLUS_BEGAN) open_stroke.stroke = event->stroke, open_stroke.count = 0;
  if (event->stroke != open_stroke.stroke || event->index >= MOST) return;
  if (event->type == STYLUS_SAMPLE) {
    EXPECT(event->index == open_stroke.count);
    open_stroke.samples[open_stroke.count++] = event->sample;
  }
  if (event->type == STYLUS_CORRECTED) open_stroke.samples[event->index] = event->sample;
}

static int same(const stylus_sample *a, const stylus_sample *b) {
  return a->time == b->time && a->x == b->x && a->y == b->y && memcmp(&a->pressure, &b->pressure, sizeof a->pressure) == 0;
}

static void hear(const char *path) {
  stylus_client_options options;
  stylus_client_options_init(&options);
  options.predicted = 50;
  stylus_client *client = stylus_client_create(path, &options);
  EXPECT(client);
  stylus_event event = {.size = sizeof event};
  int finished = 0, tails = 0, tablets = 0, over = 0, followed = 0;
  while (client && !over) {
    struct pollfd ready = {stylus_client_descriptor(client), POLLIN, 0};
    EXPECT(poll(&ready, 1, 30000) == 1);
    if (!ready.revents || stylus_client_dispatch(client) < 0) break;
    while (stylus_client_next_event(client, &event) == 1) {
      follow(&event);
      if (event.type == STYLUS_TABLET) {
        stylus_tablet tablet = {.size = sizeof tablet};
        EXPECT(stylus_client_get_tablet(client, event.device, &tablet) == STYLUS_OK && tablet.width > 10 && strlen(tablet.name) > 3);
        tablets++;
      }
      if (event.type == STYLUS_TAIL && event.count > 0) {
        samples[0].size = sizeof samples[0];
        EXPECT(stylus_client_get_samples(client, samples, MOST) == (int)event.count && samples[0].error > 0);
        EXPECT(STYLUS_PROVENANCE(&samples[0], STYLUS_POSITION) == STYLUS_PREDICTED);
        tails++;
      }
      if (event.type == STYLUS_FINISHED) {
        finished++;
        print_stroke(client, &event);
        if (event.stroke == open_stroke.stroke && event.count == open_stroke.count) {
          for (uint32_t i = 0; i < event.count; i++) EXPECT(same(&samples[i], &open_stroke.samples[i]));
          followed++;
        }
      }
      if (event.type == STYLUS_OVER) over = 1;
    }
  }
  uint64_t epoch = 0, sequence = 0;
  EXPECT(over && finished > 0 && tails > 0 && tablets > 0 && followed > 0);
  EXPECT(stylus_client_get_progress(client, &epoch, &sequence) == 1 && epoch != 0 && sequence == (uint64_t)finished);
  EXPECT(stylus_client_dispatch(client) == 0 && stylus_client_next_event(client, &event) == 0 && event.type == STYLUS_NOTHING);
  fprintf(stderr, "%d strokes, %d of them live as finished, %d tails\n", finished, followed, tails);
  stylus_client_destroy(client);
}

// The strokes after the progress that was kept come again, and no other.
static void resume(const char *path) {
  stylus_client_options options;
  stylus_client_options_init(&options);
  stylus_event event = {.size = sizeof event};
  uint64_t epoch = 0, newest = 0;
  for (int round = 0; round < 2; round++) {
    stylus_client *client = stylus_client_create(path, &options);
    uint64_t expected = options.sequence + 1;
    int is_there = 0;
    while (client && !is_there) {
      struct pollfd ready = {stylus_client_descriptor(client), POLLIN, 0};
      EXPECT(poll(&ready, 1, 30000) == 1);
      if (!ready.revents || stylus_client_dispatch(client) < 0) break;
      while (stylus_client_next_event(client, &event) == 1) {
        if (event.type == STYLUS_CONNECTED) is_there = 1, epoch = event.epoch, newest = event.sequence;
        if (event.type == STYLUS_FINISHED && !is_there) EXPECT(event.sequence == expected++);
        if (event.type == STYLUS_OVER) is_there = 1;
      }
    }
    if (round == 1) EXPECT(expected > newest && newest > 2);
    options.epoch = epoch, options.sequence = 2;
    stylus_client_destroy(client);
  }
}

static void *take(void *client) {
  stylus_event event = {.size = sizeof event};
  for (int i = 0; i < 2000; i++) stylus_client_dispatch(client), stylus_client_next_event(client, &event);
  return NULL;
}

static void hostile(const char *path) {
  stylus_event event = {.size = sizeof event}, small = {.size = 4};
  stylus_client_options options;
  stylus_tablet tablet = {.size = sizeof tablet};
  uint64_t number;
  char longest[300];
  memset(longest, 'x', sizeof longest), longest[299] = 0;
  EXPECT(stylus_client_dispatch(NULL) == STYLUS_INVALID && stylus_client_descriptor(NULL) == STYLUS_INVALID);
  EXPECT(stylus_client_next_event(NULL, &event) == STYLUS_INVALID && stylus_client_get_samples(NULL, samples, 1) == STYLUS_INVALID);
  EXPECT(strlen(stylus_client_message(NULL)) > 0 && !stylus_client_create(longest, NULL) && !stylus_client_create("", NULL));
  stylus_client_options_init(&options), options.predicted = 51;
  EXPECT(!stylus_client_create(path, &options));
  stylus_client_options_init(&options), options.size = 3;
  EXPECT(!stylus_client_create(path, &options));
  stylus_client_destroy(NULL), stylus_client_options_init(NULL);
  stylus_client *client = stylus_client_create(path, NULL);
  EXPECT(stylus_client_next_event(client, NULL) == STYLUS_INVALID && stylus_client_next_event(client, &small) == STYLUS_INVALID);
  EXPECT(stylus_client_get_tablet(client, 4000000000u, &tablet) == STYLUS_UNKNOWN && stylus_client_get_tablet(client, 1, NULL) == STYLUS_INVALID);
  EXPECT(stylus_client_get_progress(client, NULL, &number) == STYLUS_INVALID && stylus_client_get_progress(client, &number, &number) == 0);
  EXPECT(stylus_client_get_samples(client, NULL, 3) == STYLUS_INVALID && stylus_client_get_samples(client, NULL, 0) == 0);
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, take, client);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  pid_t child = fork();
  if (child == 0) {
    int refused = stylus_client_dispatch(client) == STYLUS_REFUSED;
    stylus_client_destroy(client);
    _exit(!refused);
  }
  int status = -1;
  EXPECT(waitpid(child, &status, 0) == child && status == 0 && stylus_client_dispatch(client) >= 0);
  stylus_client_destroy(client);
  // Nobody listens there: it says so, and tries again.
  client = stylus_client_create("/nonexistent/socket", NULL);
  EXPECT(stylus_client_dispatch(client) == 1 && stylus_client_next_event(client, &event) == 1);
  EXPECT(event.type == STYLUS_DISCONNECTED && event.time > 0 && strstr(stylus_client_message(client), "/nonexistent"));
  struct pollfd ready = {stylus_client_descriptor(client), POLLIN, 0};
  EXPECT(poll(&ready, 1, 5000) == 1 && stylus_client_dispatch(client) == 1);
  stylus_client_destroy(client);
  for (int i = 0; i < 10000; i++) {
    client = stylus_client_create(path, NULL);
    EXPECT(client);
    if (stylus_client_dispatch(client) < 0 || failures) break;
    stylus_client_destroy(client);
  }
  EXPECT(dup(0) < 20);
}

int main(int count, char **arguments) {
  if (count == 2) hear(arguments[1]);
  if (count == 3 && strcmp(arguments[1], "--hostile") == 0) hostile(arguments[2]), resume(arguments[2]);
  return failures || count < 2;
}
