// Gives sway 1.7 without a screen what a monitor would give it: vertical blanks at exact times, and word of what was shown.
// Preloaded into it (LD_PRELOAD) with VBLANK_MILLIHERTZ in the environment.
//
// wlroots 0.15 repaints an output without a screen by a timer of whole milliseconds, and says that a frame was presented
// before it says that it was committed, so nobody is told. Here that timer does nothing. A commit becomes visible at
// the next blank that is at least LEAD away; then the output is told so, and asked for the next frame, as the DRM
// backend does when a page was flipped.
#define _GNU_SOURCE
#define WLR_USE_UNSTABLE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server-core.h>
#include <wlr/backend/headless.h>
#include <wlr/interfaces/wlr_output.h>
#include <wlr/types/wlr_output.h>

// What the hardware needs before a blank, in nanoseconds.
enum { LEAD = 300000 };
static const int64_t second = 1000000000;

struct screen {
  struct wl_list link;
  struct wlr_output *output;
  struct wl_listener gone;
  struct wl_event_source *source;
  int timer;
  // The commit that waits for a blank, and which blank that is.
  bool waiting;
  uint32_t commit;
  int64_t blank;
};

static struct wl_list screens = {&screens, &screens};
static bool adding;

static void *next(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found) return found;
  fprintf(stderr, "vblank: no %s: this needs wlroots 0.15\n", name);
  abort();
}

static int64_t millihertz(void) {
  const char *text = getenv("VBLANK_MILLIHERTZ");
  int64_t rate = text ? atoll(text) : 60000;
  return rate > 0 ? rate : 60000;
}

// When a blank is, counted from the beginning of CLOCK_MONOTONIC.
static int64_t time_of(int64_t blank) { return (int64_t)((__int128)blank * second * 1000 / millihertz()); }

static int64_t blank_after(int64_t time) {
  int64_t blank = (int64_t)((__int128)time * millihertz() / second / 1000);
  while (time_of(blank) < time) blank++;
  return blank;
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * second + time.tv_nsec;
}

static int at_blank(int timer, uint32_t mask, void *data) {
  (void)mask;
  struct screen *screen = data;
  uint64_t count;
  if (read(timer, &count, sizeof count) != sizeof count || !screen->waiting) return 0;
  screen->waiting = false;
  struct timespec when = {time_of(screen->blank) / second, time_of(screen->blank) % second};
  struct wlr_output_event_present event = {
      .output = screen->output,
      .commit_seq = screen->commit,
      .presented = true,
      .when = &when,
      .seq = (unsigned)screen->blank,
      .refresh = (int)(second * 1000 / millihertz()),
      .flags = WLR_OUTPUT_PRESENT_VSYNC | WLR_OUTPUT_PRESENT_HW_CLOCK | WLR_OUTPUT_PRESENT_HW_COMPLETION,
  };
  void (*present)(struct wlr_output *, struct wlr_output_event_present *) = next("wlr_output_send_present");
  present(screen->output, &event);
  wlr_output_send_frame(screen->output);
  return 0;
}

static void forget(struct wl_listener *listener, void *data) {
  (void)data;
  struct screen *screen = wl_container_of(listener, screen, gone);
  wl_list_remove(&screen->gone.link);
  wl_list_remove(&screen->link);
  wl_event_source_remove(screen->source);
  close(screen->timer);
  free(screen);
}

static struct screen *screen_of(struct wlr_output *output) {
  struct screen *screen;
  wl_list_for_each(screen, &screens, link) if (screen->output == output) return screen;
  screen = calloc(1, sizeof *screen);
  if (!screen) abort();
  screen->output = output;
  screen->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  screen->source = wl_event_loop_add_fd(wl_display_get_event_loop(output->display), screen->timer,
                                        WL_EVENT_READABLE, at_blank, screen);
  screen->gone.notify = forget;
  wl_signal_add(&output->events.destroy, &screen->gone);
  wl_list_insert(&screens, &screen->link);
  return screen;
}

// What the backend says without a time is what it has only just committed.
void wlr_output_send_present(struct wlr_output *output, struct wlr_output_event_present *event) {
  if (!event || !event->presented || event->when) {
    void (*present)(struct wlr_output *, struct wlr_output_event_present *) = next("wlr_output_send_present");
    return present(output, event);
  }
  struct screen *screen = screen_of(output);
  screen->waiting = true;
  screen->commit = event->commit_seq;
  screen->blank = blank_after(now() + LEAD);
  int64_t time = time_of(screen->blank);
  struct itimerspec alarm = {.it_value = {time / second, time % second}};
  timerfd_settime(screen->timer, TFD_TIMER_ABSTIME, &alarm, NULL);
}

static int do_nothing(void *data) {
  (void)data;
  return 0;
}

struct wl_event_source *wl_event_loop_add_timer(struct wl_event_loop *loop, wl_event_loop_timer_func_t callback,
                                                void *data) {
  struct wl_event_source *(*add)(struct wl_event_loop *, wl_event_loop_timer_func_t, void *) =
      next("wl_event_loop_add_timer");
  return add(loop, adding ? do_nothing : callback, data);
}

// The only timer that it makes is that of the frames.
struct wlr_output *wlr_headless_add_output(struct wlr_backend *backend, unsigned int width, unsigned int height) {
  struct wlr_output *(*add)(struct wlr_backend *, unsigned int, unsigned int) = next("wlr_headless_add_output");
  adding = true;
  struct wlr_output *output = add(backend, width, height);
  adding = false;
  return output;
}
