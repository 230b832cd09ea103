// Gives sway 1.7 without a screen a tablet whose pen does what it is told, line by line, through the FIFO that PEN_FIFO names.
// Preloaded into it (LD_PRELOAD), alone or with vblank.c. Places are shares of the tablet (0 to 1), which reaches the whole
// output; times are those of CLOCK_MONOTONIC.
//
//   in X Y | eraser X Y | move X Y PRESSURE [TIME] | down X Y PRESSURE [TIME] | up X Y | out
//   still X Y PRESSURE                                presses the pen where it is, without a movement
//   button 0|1                                        releases or presses the first button of the pen
//   other WORDS                                       does the same with the pen of a second tablet
//   mouse X Y | click 0|1 | right 0|1                 moves a mouse, presses and releases its buttons
//   finger X Y | slide X Y | lift                     a finger on a touchscreen
//
// TIME, in milliseconds, is when it happens; now unless told otherwise. A hand moves steadily, whoever is late to hear of it.
// The second tablet, the mouse and the touchscreen are added when they are first used.
#define _GNU_SOURCE
#define WLR_USE_UNSTABLE
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/input-event-codes.h>
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
#include <wlr/types/wlr_pointer.h>
#include <wlr/types/wlr_tablet_tool.h>
#include <wlr/types/wlr_touch.h>

static struct wl_display *display;
static struct wlr_backend *headless;
static struct wlr_input_device *first, *second, *mouse, *screen;
static struct wlr_tablet_tool pen = {.type = WLR_TABLET_TOOL_TYPE_PEN, .hardware_serial = 7, .pressure = true, .tilt = true};
static struct wlr_tablet_tool eraser = {.type = WLR_TABLET_TOOL_TYPE_ERASER, .hardware_serial = 8, .pressure = true};
static struct wlr_tablet_tool other = {.type = WLR_TABLET_TOOL_TYPE_PEN, .hardware_serial = 9, .pressure = true};
// The tablet and the tool of the line that is obeyed, and the end of the first pen that is near.
static struct wlr_input_device *tablet;
static struct wlr_tablet_tool *tool, *end = &pen;
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

static void report(uint32_t axes, double x, double y, double pressure) {
  struct wlr_event_tablet_tool_axis event = {
      .device = tablet,
      .tool = tool,
      .time_msec = now(),
      .updated_axes = axes,
      .x = x,
      .y = y,
      .pressure = pressure,
  };
  wl_signal_emit(&tablet->tablet->events.axis, &event);
}

static void move(double x, double y, double pressure) {
  report(WLR_TABLET_TOOL_AXIS_X | WLR_TABLET_TOOL_AXIS_Y | WLR_TABLET_TOOL_AXIS_PRESSURE, x, y, pressure);
}

static void come(double x, double y, enum wlr_tablet_tool_proximity_state state) {
  struct wlr_event_tablet_tool_proximity event = {tablet, tool, now(), x, y, state};
  wl_signal_emit(&tablet->tablet->events.proximity, &event);
}

static void touch(double x, double y, enum wlr_tablet_tool_tip_state state) {
  struct wlr_event_tablet_tool_tip event = {tablet, tool, now(), x, y, state};
  wl_signal_emit(&tablet->tablet->events.tip, &event);
}

static void press(enum wlr_button_state state) {
  struct wlr_event_tablet_tool_button event = {tablet, tool, now(), BTN_STYLUS, state};
  wl_signal_emit(&tablet->tablet->events.button, &event);
}

static struct wlr_input_device *add_tablet(const char *name) {
  struct wlr_input_device *added = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_TABLET_TOOL);
  added->width_mm = 200, added->height_mm = 112.5;
  // wlroots has none here and then tells of none, as no tablet does; there are programs that end of it.
  added->tablet->name = strdup(name);
  return added;
}

static void use_pen(const char *word, double x, double y, double pressure) {
  if (!tablet) return;
  if (!strcmp(word, "in") || !strcmp(word, "eraser")) {
    if (tablet == first) tool = end = strcmp(word, "in") ? &eraser : &pen;
    come(x, y, WLR_TABLET_TOOL_PROXIMITY_IN);
  } else if (!strcmp(word, "move")) {
    move(x, y, pressure);
  } else if (!strcmp(word, "down")) {
    move(x, y, pressure);
    touch(x, y, WLR_TABLET_TOOL_TIP_DOWN);
  } else if (!strcmp(word, "still")) {
    report(WLR_TABLET_TOOL_AXIS_PRESSURE, x, y, pressure);
    touch(x, y, WLR_TABLET_TOOL_TIP_DOWN);
  } else if (!strcmp(word, "up")) {
    touch(x, y, WLR_TABLET_TOOL_TIP_UP);
  } else if (!strcmp(word, "button")) {
    press(x > 0 ? WLR_BUTTON_PRESSED : WLR_BUTTON_RELEASED);
  } else if (!strcmp(word, "out")) {
    come(x, y, WLR_TABLET_TOOL_PROXIMITY_OUT);
  }
}

static void use_mouse(const char *word, double x, double y) {
  if (!mouse) mouse = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_POINTER);
  if (!strcmp(word, "mouse")) {
    struct wlr_event_pointer_motion_absolute event = {mouse, now(), x, y};
    wl_signal_emit(&mouse->pointer->events.motion_absolute, &event);
  } else {
    struct wlr_event_pointer_button event = {mouse, now(), strcmp(word, "click") ? BTN_RIGHT : BTN_LEFT,
                                             x > 0 ? WLR_BUTTON_PRESSED : WLR_BUTTON_RELEASED};
    wl_signal_emit(&mouse->pointer->events.button, &event);
  }
  wl_signal_emit(&mouse->pointer->events.frame, mouse->pointer);
}

static void use_finger(const char *word, double x, double y) {
  if (!screen) screen = wlr_headless_add_input_device(headless, WLR_INPUT_DEVICE_TOUCH);
  if (!strcmp(word, "finger")) {
    struct wlr_event_touch_down event = {screen, now(), 1, x, y};
    wl_signal_emit(&screen->touch->events.down, &event);
  } else if (!strcmp(word, "slide")) {
    struct wlr_event_touch_motion event = {screen, now(), 1, x, y};
    wl_signal_emit(&screen->touch->events.motion, &event);
  } else {
    struct wlr_event_touch_up event = {screen, now(), 1};
    wl_signal_emit(&screen->touch->events.up, &event);
  }
  wl_signal_emit(&screen->touch->events.frame, screen->touch);
}

static void obey(void) {
  char word[16];
  const char *rest = line;
  double x = 0, y = 0, pressure = 0;
  tablet = first, tool = end;
  if (!strncmp(line, "other ", 6)) {
    if (!second) second = add_tablet("Other Tablet Pen");
    tablet = second, tool = &other, rest += 6;
  }
  told = 0;
  if (sscanf(rest, "%15s %lf %lf %lf %u", word, &x, &y, &pressure, &told) < 1) return;
  if (!strcmp(word, "mouse") || !strcmp(word, "click") || !strcmp(word, "right")) {
    use_mouse(word, x, y);
  } else if (!strcmp(word, "finger") || !strcmp(word, "slide") || !strcmp(word, "lift")) {
    use_finger(word, x, y);
  } else {
    use_pen(word, x, y, pressure);
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

static void find_headless(struct wlr_backend *backend, void *data) {
  (void)data;
  if (headless || !wlr_backend_is_headless(backend)) return;
  headless = backend;
  first = add_tablet("Test Tablet Pen");
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
  wl_signal_init(&other.events.destroy);
  wlr_multi_for_each_backend(backend, find_headless, NULL);
  int fifo = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (fifo >= 0) wl_event_loop_add_fd(wl_display_get_event_loop(display), fifo, WL_EVENT_READABLE, on_readable, NULL);
  return started;
}
