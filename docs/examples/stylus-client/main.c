// Receives ink from stylusd: prints each tablet and each finished stroke, once, even if the daemon or this program is restarted.
//
//     cc main.c $(pkg-config --cflags --libs stylus) -lm -o client && ./client [SOCKET [PROGRESS]]
//
// SOCKET is the daemon's; without it, or if it is "", the user's own daemon or the system's. PROGRESS is a file with the number of the
// last stroke: with it, the next run first receives the strokes that were drawn in between. Ends with a recording, or with Ctrl-C.
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <stylus.h>

// Resumes after the stroke in the file; a file that does not exist yet means new strokes only.
static void read_progress(const char *path, stylus_client_options *options) {
  FILE *file = path ? fopen(path, "r") : NULL;
  if (!file) return;
  if (fscanf(file, "%" SCNu64 " %" SCNu64, &options->epoch, &options->sequence) != 2) options->epoch = options->sequence = 0;
  fclose(file);
}

// Replaces the file as a whole, so that a crash leaves the old one or the new one.
static void write_progress(const char *path, stylus_client *client) {
  uint64_t epoch, sequence;
  char new[4096];
  if (!path || stylus_client_get_progress(client, &epoch, &sequence) != 1) return;
  if (snprintf(new, sizeof new, "%s.new", path) >= (int)sizeof new) return;
  FILE *file = fopen(new, "w");
  if (file) {
    int written = fprintf(file, "%" PRIu64 " %" PRIu64 "\n", epoch, sequence);
    if (fclose(file) == 0 && written > 0 && rename(new, path) == 0) return;
  }
  perror(path);
}

static void print_tablet(stylus_client *client, uint32_t device) {
  stylus_tablet tablet = {.size = sizeof tablet};
  if (stylus_client_get_tablet(client, device, &tablet) < 0) return;
  fprintf(stderr, "%s %u: %s, %.0f x %.0f mm\n", tablet.is_pad ? "pad" : "tablet", device, tablet.name, tablet.width, tablet.height);
}

// Returns 0, or -1 if there is not enough memory for the samples.
static int print_stroke(stylus_client *client, const stylus_event *event) {
  if (event->count == 0) return 0;
  stylus_sample *samples = calloc(event->count, sizeof *samples);
  if (!samples) return -1;
  stylus_sample_init(samples);
  int count = stylus_client_get_samples(client, samples, event->count);
  double length = 0;
  for (int i = 1; i < count; i++) length += hypot(samples[i].x - samples[i - 1].x, samples[i].y - samples[i - 1].y);
  // samples[i].x and .y are millimeters of the tablet; .pressure is NAN if the tablet does not measure it.
  printf("stroke %" PRIu64 ": %d samples, %.1f mm, %s\n", event->sequence, count, length, event->tool.kind == 2 ? "eraser" : "pen");
  fflush(stdout);
  free(samples);
  return 0;
}

// Handles an event. Returns 1 if it was the last one, -1 on failure, otherwise 0.
static int handle(stylus_client *client, const stylus_event *event, const char *progress) {
  switch (event->type) {
    case STYLUS_TABLET: print_tablet(client, event->device); break;
    case STYLUS_DISCONNECTED: fprintf(stderr, "%s; trying again\n", stylus_client_message(client)); break;
    case STYLUS_MISSED_STROKES: fprintf(stderr, "%" PRIu64 " strokes are no longer stored\n", event->sequence); break;
    // A program that draws while the pen moves adds event->sample to its stroke, and replaces it in STYLUS_CORRECTED.
    case STYLUS_BEGAN:
    case STYLUS_SAMPLE:
    case STYLUS_CORRECTED: break;
    // It removes the stroke that it drew.
    case STYLUS_CANCELLED:
    case STYLUS_LOST: break;
    case STYLUS_FINISHED:
      if (print_stroke(client, event) < 0) return -1;
      write_progress(progress, client);
      break;
    case STYLUS_OVER: fprintf(stderr, "%s\n", stylus_client_message(client)); return 1;
  }
  return 0;
}

int main(int count, char **arguments) {
  const char *path = count > 1 && *arguments[1] ? arguments[1] : NULL, *progress = count > 2 ? arguments[2] : NULL;
  stylus_client_options options;
  stylus_client_options_init(&options);
  options.predicted = 0; // a program that draws while the pen moves asks for predictions
  read_progress(progress, &options);
  stylus_client *client = stylus_client_create(path, &options);
  if (!client) {
    fprintf(stderr, "no client: the path is longer than 107 bytes, or there is not enough memory\n");
    return 1;
  }
  int result = 0;
  while (result == 0) {
    struct pollfd ready = {.fd = stylus_client_descriptor(client), .events = POLLIN};
    if (poll(&ready, 1, -1) < 0) break;
    stylus_client_dispatch(client);
    stylus_event event = {.size = sizeof event};
    while (result == 0 && stylus_client_next_event(client, &event) == 1) result = handle(client, &event, progress);
  }
  stylus_client_destroy(client);
  return result != 1;
}
