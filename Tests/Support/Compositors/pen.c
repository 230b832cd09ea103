// Gives sway 1.7 without a screen a tablet whose pen does what it is told, line by line, through the FIFO that PEN_FIFO names.
// Preloaded into it (LD_PRELOAD), alone or with vblank.c. Places are shares of the tablet (0 to 1), which reaches the whole
// output; times are those of CLOCK_MONOTONIC.
//
//   in X Y | eraser X Y | move X Y PRESSURE [TIME] | down X Y PRESSURE [TIME] | up X Y | out
//
// TIME, in milliseconds, is when it happens; now unless told otherwise. A hand moves steadily, whoever is late to hear of it.
#define _GNU_SOURCE
#define WLR_USE_UNSTABLE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server-core.h>
#include <wlr/backend.h>
#include <wlr/backend/headless.h>
#include <wlr/backend/multi.h>
#include <wlr/types/wlr_input_device.h>
#include <wlr/types/wlr_tablet_tool.h>

static struct wl_display *display;
static struct wlr_input_device *tablet;
static struct wlr_tablet_tool pen = {.type = WLR_TABLET_TOOL_TYPE_PEN, .hardware_serial = 7, .pressure = true, .tilt = true};
static struct wlr_tablet_tool eraser = {.type = WLR_TABLET_TOOL_TYPE_ERASER, .hardware_serial = 8, .pressure = true};
static struct wlr_tablet_tool *tool = &pen;
static char line[128];
static int length;

static void *next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found) return found;
  fprintf(stderr, "pen: no %s: this needs wlroots 0.15\n", name);
  abort();
}

static uint32_t told;

static uint32_t now(void) {
  struct timespec time;
  if (told) return told;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void move(double x, double y, double pressure) {
  struct wlr_event_tablet_tool_axis event = {
      .device = tablet,
      .tool = tool,
      .time_msec = now(),
      .updated_axes = WLR_TABLET_TOOL_AXIS_X | WLR_TABLET_TOOL_AXIS_Y | WLR_TABLET_TOOL_AXIS_PRESSURE,
      .x = x,
      .y = y,
      .pressure = pressure,
  };
  wl_signal_emit(&tablet->tablet->events.axis, &event);
}

static void come(double x, double y, enum wlr_tablet_tool_proximity_state state) {
  struct wlr_event_tablet_tool_proximity event = {tablet, tool, now(), x, y, state};
  wl_signal_emit(&tablet->tablet->events.proximity, &event);
}

static void touch(double x, double y, enum wlr_tablet_tool_tip_state state) {
  struct wlr_event_tablet_tool_tip event = {tablet, tool, now(), x, y, state};
  wl_signal_emit(&tablet->tablet->events.tip, &event);
}

static void obey(void) {
  char word[16];
  double x = 0, y = 0, pressure = 0;
  told = 0;
  if (sscanf(line, "%15s %lf %lf %lf %u", word, &x, &y, &pressure, &told) < 1) return;
  if (!strcmp(word, "in") || !strcmp(word, "eraser")) {
    tool = strcmp(word, "in") ? &eraser : &pen;
    come(x, y, WLR_TABLET_TOOL_PROXIMITY_IN);
  } else if (!strcmp(word, "move")) {
    move(x, y, pressure);
  } else if (!strcmp(word, "down")) {
    move(x, y, pressure);
    touch(x, y, WLR_TABLET_TOOL_TIP_DOWN);
  } else if (!strcmp(word, "up")) {
    touch(x, y, WLR_TABLET_TOOL_TIP_UP);
  } else if (!strcmp(word, "out")) {
    come(x, y, WLR_TABLET_TOOL_PROXIMITY_OUT);
  }
}

static int on_readable(int fifo, uint32_t mask, void *data) {
  (void)mask, (void)data;
  char byte;
  while (read(fifo, &byte, 1) == 1) {
    if (byte != '\n' && length < (int)sizeof line - 1) {
      line[length++] = byte;
      continue;
    }
    line[length] = '\0';
    length = 0;
    obey();
  }
  return 0;
}

static void add_tablet(struct wlr_backend *backend, void *data) {
  (void)data;
  if (tablet || !wlr_backend_is_headless(backend)) return;
  tablet = wlr_headless_add_input_device(backend, WLR_INPUT_DEVICE_TABLET_TOOL);
  tablet->width_mm = 200, tablet->height_mm = 112.5;
  // wlroots has none here and then tells of none, as no tablet does; there are programs that end of it.
  tablet->tablet->name = strdup("Test Tablet Pen");
}

// sway makes its display with this.
struct wl_display *wl_display_create(void) {
  struct wl_display *(*create)(void) = next("wl_display_create");
  return display = create();
}

// And when this is over it listens to devices that come.
bool wlr_backend_start(struct wlr_backend *backend) {
  static bool is_started;
  bool (*start)(struct wlr_backend *) = next("wlr_backend_start");
  bool started = start(backend);
  const char *path = getenv("PEN_FIFO");
  if (!started || is_started || !path || !wlr_backend_is_multi(backend)) return started;
  is_started = true;
  wl_signal_init(&pen.events.destroy);
  wl_signal_init(&eraser.events.destroy);
  wlr_multi_for_each_backend(backend, add_tablet, NULL);
  int fifo = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (fifo >= 0) wl_event_loop_add_fd(wl_display_get_event_loop(display), fifo, WL_EVENT_READABLE, on_readable, NULL);
  return started;
}
