// Looks at each frame that an output shows (wlr-screencopy, or weston's screenshots, for which it must run with --debug), and says
// what is in it: one line for each.
//
//   probe cells X Y COLUMNS ROWS SIDE SECONDS    the colour in the middle of each cell: "F MS rrggbb rrggbb ..."
//   probe count X Y WIDTH HEIGHT SECONDS         how many pixels are blue, and how many red: "C MS RED BLUE"
//   probe film X Y WIDTH HEIGHT SECONDS          "P NANOSECONDS WIDTH HEIGHT" by CLOCK_MONOTONIC, and as many bytes of red, green and blue
#define _GNU_SOURCE
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

#include "wlr-screencopy-unstable-v1-client-protocol.h"

static struct wl_shm *memory;
static struct zwlr_screencopy_manager_v1 *manager;
static struct wl_output *output;
static struct wl_proxy *shooter;
static struct wl_buffer *buffer;
static uint32_t *pixels;
static int width, height, row, columns, rows, side, frames, left, top;
static bool counts, films, pending, copied;
static int64_t began;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// weston_screenshooter: one request, which takes a picture of an output, and one event, when that is there.
static const struct wl_interface *shot_types[] = {&wl_output_interface, &wl_buffer_interface};
static const struct wl_message shot_requests[] = {{"take_shot", "oo", shot_types}};
static const struct wl_message shot_events[] = {{"done", "", NULL}};
static const struct wl_interface shooter_interface = {"weston_screenshooter", 1, 1, shot_requests, 1, shot_events};

static void found(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, "wl_shm")) memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  else if (!strcmp(interface, "wl_output") && !output) output = wl_registry_bind(registry, name, &wl_output_interface, 1);
  else if (!strcmp(interface, "zwlr_screencopy_manager_v1"))
    manager = wl_registry_bind(registry, name, &zwlr_screencopy_manager_v1_interface, 3);
  else if (!strcmp(interface, "weston_screenshooter"))
    shooter = wl_registry_bind(registry, name, &shooter_interface, 1);
}
static void lost(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }
static const struct wl_registry_listener globals = {found, lost};

static void make_buffer(uint32_t format, uint32_t w, uint32_t h, uint32_t stride) {
  if (buffer) return;
  width = w, height = h, row = stride / 4;
  int file = memfd_create("probe", 0);
  if (ftruncate(file, (off_t)stride * h)) exit(1);
  pixels = mmap(NULL, (size_t)stride * h, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  struct wl_shm_pool *pool = wl_shm_create_pool(memory, file, stride * h);
  buffer = wl_shm_pool_create_buffer(pool, 0, w, h, stride, format);
  wl_shm_pool_destroy(pool);
  close(file);
}

static void on_buffer(void *data, struct zwlr_screencopy_frame_v1 *frame, uint32_t format, uint32_t w, uint32_t h,
                      uint32_t stride) {
  (void)data, (void)frame;
  make_buffer(format, w, h, stride);
}

static void on_done(void *data, struct zwlr_screencopy_frame_v1 *frame) {
  (void)data;
  if (copied && !films) zwlr_screencopy_frame_v1_copy_with_damage(frame, buffer);
  else zwlr_screencopy_frame_v1_copy(frame, buffer);
  copied = true;
}

static void tell_count(void) {
  int red = 0, blue = 0;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      int r = pixels[y * row + x] >> 16 & 255, b = pixels[y * row + x] & 255;
      blue += b > r + 40;
      red += r > b + 100;
    }
  printf("C %.2f %d %d\n", (now() - began) / 1e6, red, blue);
}

static void tell_film(void) {
  printf("P %lld %d %d\n", (long long)now(), width, height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t pixel = pixels[y * row + x];
      putchar(pixel >> 16 & 255), putchar(pixel >> 8 & 255), putchar(pixel & 255);
    }
  fflush(stdout);
}

static void tell_cells(void) {
  printf("F %.2f", (now() - began) / 1e6);
  for (int j = 0; j < rows; j++)
    for (int i = 0; i < columns; i++) {
      // An output with a scale has more pixels than units.
      int x = (2 * i + 1) * width / columns / 2, y = (2 * j + 1) * height / rows / 2;
      printf(" %06x", pixels[y * row + x] & 0xffffff);
    }
  printf("\n");
}

static void tell(void) {
  frames++;
  if (counts) tell_count();
  else if (films) tell_film();
  else tell_cells();
  pending = false;
}

static void on_ready(void *data, struct zwlr_screencopy_frame_v1 *frame, uint32_t a, uint32_t b, uint32_t c) {
  (void)data, (void)a, (void)b, (void)c;
  tell();
  zwlr_screencopy_frame_v1_destroy(frame);
}
static void on_failed(void *data, struct zwlr_screencopy_frame_v1 *frame) {
  (void)data;
  zwlr_screencopy_frame_v1_destroy(frame);
  pending = false;
}
static void on_flags(void *data, struct zwlr_screencopy_frame_v1 *frame, uint32_t flags) { (void)data, (void)frame, (void)flags; }
static void on_damage(void *data, struct zwlr_screencopy_frame_v1 *frame, uint32_t x, uint32_t y, uint32_t w, uint32_t h) {
  (void)data, (void)frame, (void)x, (void)y, (void)w, (void)h;
}
static void on_dmabuf(void *data, struct zwlr_screencopy_frame_v1 *frame, uint32_t format, uint32_t w, uint32_t h) {
  (void)data, (void)frame, (void)format, (void)w, (void)h;
}
static const struct zwlr_screencopy_frame_v1_listener listener = {on_buffer, on_flags,  on_ready, on_failed,
                                                                  on_damage, on_dmabuf, on_done};

// A picture of weston's is of the whole output, in a buffer of ours; the part that is asked for lies within.
static int output_width, output_height;
static uint32_t *whole;

static void on_geometry(void *data, struct wl_output *out, int32_t x, int32_t y, int32_t w, int32_t h, int32_t subpixel,
                        const char *make, const char *model, int32_t transform) {
  (void)data, (void)out, (void)x, (void)y, (void)w, (void)h, (void)subpixel, (void)make, (void)model, (void)transform;
}
static void on_mode(void *data, struct wl_output *out, uint32_t flags, int32_t w, int32_t h, int32_t refresh) {
  (void)data, (void)out, (void)refresh;
  if (flags & WL_OUTPUT_MODE_CURRENT) output_width = w, output_height = h;
}
static const struct wl_output_listener outputs = {.geometry = on_geometry, .mode = on_mode};

static void on_shot(void *data, struct wl_proxy *proxy) {
  (void)data, (void)proxy;
  pixels = whole + top * row + left;
  tell();
}
static const struct {
  void (*done)(void *, struct wl_proxy *);
} shots = {on_shot};

static void prepare_shots(int w, int h) {
  make_buffer(WL_SHM_FORMAT_XRGB8888, output_width, output_height, output_width * 4);
  whole = pixels, width = w, height = h;
  wl_proxy_add_listener(shooter, (void (**)(void))&shots, NULL);
}

static void ask(int x, int y, int w, int h) {
  pending = true;
  if (!manager) return wl_proxy_marshal(shooter, 0, output, buffer);
  struct zwlr_screencopy_frame_v1 *frame = zwlr_screencopy_manager_v1_capture_output_region(manager, 0, output, x, y, w, h);
  zwlr_screencopy_frame_v1_add_listener(frame, &listener, NULL);
}

int main(int argc, char **argv) {
  if (argc < 7) return 2;
  counts = !strcmp(argv[1], "count"), films = !strcmp(argv[1], "film");
  setvbuf(stdout, NULL, films ? _IOFBF : _IOLBF, 0);
  int x = atoi(argv[2]), y = atoi(argv[3]), w = atoi(argv[4]), h = atoi(argv[5]);
  double seconds = atof(argv[counts || films ? 6 : 7]);
  if (!counts && !films) columns = w, rows = h, side = atoi(argv[6]), w = columns * side, h = rows * side;
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return 1;
  wl_registry_add_listener(wl_display_get_registry(display), &globals, NULL);
  wl_display_roundtrip(display);
  if (!(manager || shooter) || !output) return fprintf(stderr, "probe: this compositor shows nobody its frames\n"), 1;
  if (!manager) {
    left = x, top = y;
    wl_output_add_listener(output, &outputs, NULL);
    wl_display_roundtrip(display);
    prepare_shots(w, h);
  }
  began = now();
  while (now() - began < seconds * 1e9) {
    if (!pending) ask(x, y, w, h);
    wl_display_flush(display);
    struct pollfd ready = {wl_display_get_fd(display), POLLIN, 0};
    if (poll(&ready, 1, 200) > 0 && wl_display_dispatch(display) < 0) break;
  }
  fprintf(stderr, "%d frames\n", frames);
  return 0;
}
