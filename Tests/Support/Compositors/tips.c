// Tells where red ink ends in each picture that sway 1.7 without a screen makes: preloaded into it before vblank.c (LD_PRELOAD), with
// TIPS_FILE in the environment, and TIPS_BANDS: into so many bands of the same height the picture is divided. A line for each picture:
//
//   TIME X Y X Y ...     CLOCK_MONOTONIC in nanoseconds when it was committed; for each band the right end of its ink in pixels, and
//                        where between the rows that is; -1 -1 where there is none
//
// The first picture after TIPS_PICTURE_AT (nanoseconds of the same clock) is written to TIPS_PICTURE as PPM, with its TIME as a comment.
//
// Ink is red on what is not: its share of a pixel at the end is counted, so that X is exact to some tenths of a pixel.
#define _GNU_SOURCE
#define WLR_USE_UNSTABLE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <wayland-server-core.h>
#include <wlr/types/wlr_buffer.h>
#include <wlr/types/wlr_output.h>

static FILE *file;
static int bands = 1;

static int redness(uint32_t pixel) {
  int red = pixel >> 16 & 255, green = pixel >> 8 & 255;
  return red > green ? red - green : 0;
}

// The right end of the ink between two rows.
static void tell_band(const char *pixels, size_t stride, int width, int first, int last) {
  int end = -1;
  double edge = -1, sum = 0, weight = 0;
  for (int y = first; y < last; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + y * stride);
    int x = width - 1;
    while (x > end && redness(row[x]) < 128) x--;
    if (x > end) end = x;
  }
  for (int y = first; end >= 0 && y < last; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + y * stride);
    double here = (redness(row[end]) + (end + 1 < width ? redness(row[end + 1]) : 0)) / 255.0;
    if (redness(row[end]) >= 128 && end + here > edge) edge = end + here;
    sum += here * (y + 0.5), weight += here;
  }
  fprintf(file, " %.2f %.2f", edge, weight > 0 ? sum / weight : -1);
}

static void keep_picture(const char *pixels, size_t stride, int width, int height, int64_t time) {
  static int is_kept;
  const char *path = getenv("TIPS_PICTURE"), *moment = getenv("TIPS_PICTURE_AT");
  if (is_kept || !path || !moment || time < atoll(moment)) return;
  is_kept = 1;
  FILE *picture = fopen(path, "wb");
  if (!picture) return;
  fprintf(picture, "P6\n# %lld\n%d %d\n255\n", (long long)time, width, height);
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + y * stride);
    for (int x = 0; x < width; x++) {
      fputc(row[x] >> 16 & 255, picture), fputc(row[x] >> 8 & 255, picture), fputc(row[x] & 255, picture);
    }
  }
  fclose(picture);
}

static void tell(struct wlr_output *output, int64_t time) {
  void *pixels;
  uint32_t format;
  size_t stride;
  struct wlr_buffer *buffer = output->pending.buffer ? output->pending.buffer : output->back_buffer;
  if (!buffer || !wlr_buffer_begin_data_ptr_access(buffer, WLR_BUFFER_DATA_PTR_ACCESS_READ, &pixels, &format, &stride)) return;
  fprintf(file, "%lld", (long long)time);
  for (int i = 0; i < bands; i++)
    tell_band(pixels, stride, buffer->width, buffer->height * i / bands, buffer->height * (i + 1) / bands);
  fputc('\n', file);
  keep_picture(pixels, stride, buffer->width, buffer->height, time);
  wlr_buffer_end_data_ptr_access(buffer);
}

static void open_file(void) {
  const char *path = getenv("TIPS_FILE"), *number = getenv("TIPS_BANDS");
  file = path ? fopen(path, "w") : NULL;
  if (number && atoi(number) > 0) bands = atoi(number);
  if (!file) {
    fprintf(stderr, "tips: TIPS_FILE names no file that can be written\n");
    abort();
  }
  // Whoever reads it ends sway first.
  setvbuf(file, NULL, _IOLBF, 0);
}

// What the backend has committed just now has no time yet; vblank.c, which is asked first, decides when it is shown.
void wlr_output_send_present(struct wlr_output *output, struct wlr_output_event_present *event) {
  void (*present)(struct wlr_output *, struct wlr_output_event_present *) = dlsym(RTLD_NEXT, "wlr_output_send_present");
  if (!present) abort();
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  int is_commit = event && event->presented && !event->when;
  present(output, event);
  if (!is_commit) return;
  if (!file) open_file();
  tell(output, time.tv_sec * 1000000000LL + time.tv_nsec);
}
