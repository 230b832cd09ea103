// A window with a StylusCanvas, and a hand that draws on it. Says what it measured as one line of JSON.
//
//   bench latency [--gtk] [--asleep] [--seconds N] [--rate N]   1000 samples a second; --gtk: GTK draws them itself;
//                                                                --asleep: the application sleeps 80 of each 250 ms
//   bench strokes [--count N] [--gap MS] [--blocked]             translucent strokes, each in a cell of its own, for probe
//                                                                --full: the window takes the whole output
//   bench slide [--seconds N]                                    a scrolled window slides while a stroke is open above dry ink
//   bench wear [--count N]                                       hides, shows, resizes, in a window with two canvases
//   bench film                                                   one translucent wave, and when it began and was lifted, for probe
//   bench show                                                   some strokes of each ink, and waits
#define _GNU_SOURCE
#include <gdk/wayland/gdkwayland.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-canvas-gtk4.h>
#include <stylus-canvas.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include <glib-unix.h>

#include "presentation-time-client-protocol.h"

enum { MOST = 200000, SETTLE = 700 };

static GMainLoop *loop;
static GtkWidget *window, *canvas, *second, *scroller;
static stylus_canvas *core;
static double seconds = 4, rate = 1000;
static int count = 200, gap = 60;
static bool through_gtk, asleep, blocked, full;
static const char *mode = "latency";

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static int64_t cpu(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static gboolean leave(gpointer data) {
  (void)data;
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

static void put(int64_t stroke, double x, double y, int64_t time) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  sample.x = x, sample.y = y, sample.time = time;
  stylus_canvas_add(core, stroke, &sample);
}

// ---- A steady hand, as a daemon's socket or the main loop would bring it

static int64_t stroke, hand_began, cpu_began;
static int64_t times[MOST];
static int taken, shown;
static double latencies[MOST];
static int frames;

static void place(int64_t time, double *x, double *y) {
  double at = (time - hand_began) * 1e-9, width = gtk_widget_get_width(canvas), height = gtk_widget_get_height(canvas);
  *x = width / 2 + height * 0.42 * sin(at * 2.9 + 0.3) * cos(at * 0.37);
  *y = height / 2 + height * 0.42 * cos(at * 2.3) * sin(at * 0.51 + 1);
}

static bool take_due(void) {
  int total = seconds * rate;
  for (int64_t due; taken < total && (due = hand_began + (int64_t)(taken * 1e9 / rate)) <= now(); taken++) {
    double x, y;
    place(due, &x, &y);
    times[taken] = due;
    put(stroke, x, y, due);
  }
  return taken < total;
}

static void print_latency(const char *name, int number, double mean, double median, double p99, double longest) {
  printf("{\"way\":\"%s\",\"samples\":%d,\"mean\":%.3f,\"median\":%.3f,\"p99\":%.3f,\"longest\":%.3f,\"cpu\":%.4f}\n", name,
         number, mean, median, p99, longest, (cpu() - cpu_began) / 1e9 / seconds);
  fflush(stdout);
}

static int compare(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return left < right ? -1 : left > right;
}

static gboolean report(gpointer data) {
  (void)data;
  if (through_gtk) {
    double sum = 0;
    qsort(latencies, shown, sizeof *latencies, compare);
    for (int i = 0; i < shown; i++) sum += latencies[i];
    if (shown)
      print_latency("gtk", shown, sum / shown, latencies[shown / 2], latencies[(int)(shown * 0.99)], latencies[shown - 1]);
  } else {
    stylus_canvas_latency latency = {.size = sizeof latency};
    if (stylus_canvas_get_latency(core, &latency) == 0)
      print_latency("wet", latency.samples, latency.mean, latency.median, latency.p99, latency.longest);
    else
      fprintf(stderr, "bench: %s\n", stylus_canvas_message(core));
  }
  stylus_canvas_end(core, stroke, 0);
  g_timeout_add(200, leave, NULL);
  return G_SOURCE_REMOVE;
}

static void *feed(void *data) {
  (void)data;
  int timer = timerfd_create(CLOCK_MONOTONIC, 0);
  do {
    int64_t due = hand_began + (int64_t)(taken * 1e9 / rate);
    struct itimerspec at = {.it_value = {due / 1000000000, due % 1000000000 + 1}};
    uint64_t ignored;
    timerfd_settime(timer, TFD_TIMER_ABSTIME, &at, NULL);
    if (read(timer, &ignored, 8) < 0) break;
  } while (take_due());
  close(timer);
  g_timeout_add(300, report, NULL);
  return NULL;
}

static gboolean feed_main(int timer, GIOCondition condition, gpointer data) {
  (void)condition, (void)data;
  uint64_t ignored;
  if (read(timer, &ignored, 8) < 0) return G_SOURCE_CONTINUE;
  if (take_due()) return G_SOURCE_CONTINUE;
  g_timeout_add(300, report, NULL);
  return G_SOURCE_REMOVE;
}

// When GTK's own frames are shown.
static struct wp_presentation *presentation;

static void found(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, "wp_presentation"))
    presentation = wl_registry_bind(registry, name, &wp_presentation_interface, 1);
}
static void lost(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }
static const struct wl_registry_listener globals = {found, lost};

static void on_output(void *data, struct wp_presentation_feedback *feedback, struct wl_output *output) {
  (void)data, (void)feedback, (void)output;
}
static void on_presented(void *data, struct wp_presentation_feedback *feedback, uint32_t high, uint32_t low,
                         uint32_t nanoseconds, uint32_t refresh, uint32_t a, uint32_t b, uint32_t c) {
  (void)refresh, (void)a, (void)b, (void)c;
  int64_t time = (((int64_t)high << 32) | low) * 1000000000LL + nanoseconds;
  for (int upto = GPOINTER_TO_INT(data); shown < upto; shown++) latencies[shown] = (time - times[shown]) / 1e6;
  frames++;
  wp_presentation_feedback_destroy(feedback);
}
static void on_discarded(void *data, struct wp_presentation_feedback *feedback) {
  (void)data;
  wp_presentation_feedback_destroy(feedback);
}
static const struct wp_presentation_feedback_listener answers = {on_output, on_presented, on_discarded};

static void ask(GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  struct wl_surface *surface = gdk_wayland_surface_get_wl_surface(gtk_native_get_surface(GTK_NATIVE(window)));
  if (presentation && surface)
    wp_presentation_feedback_add_listener(wp_presentation_feedback(presentation, surface), &answers,
                                          GINT_TO_POINTER(taken));
}

static gboolean doze(gpointer data) {
  (void)data;
  usleep(80000);
  return G_SOURCE_CONTINUE;
}

static gboolean start_latency(gpointer data) {
  (void)data;
  if (!through_gtk && !stylus_gtk_canvas_get_is_wet(STYLUS_CANVAS(canvas))) {
    fprintf(stderr, "bench: there is no wet ink here\n");
    exit(1);
  }
  stylus_canvas_perform(core, "tool monoline");
  stylus_canvas_perform(core, "width 1");
  stroke = stylus_canvas_begin(core, STYLUS_CANVAS_TIP);
  hand_began = now() + 50000000;
  cpu_began = cpu();
  if (asleep) g_timeout_add(250, doze, NULL);
  if (through_gtk) {
    struct wl_display *display = gdk_wayland_display_get_wl_display(gdk_display_get_default());
    wl_registry_add_listener(wl_display_get_registry(display), &globals, NULL);
    wl_display_roundtrip(display);
    g_signal_connect(gtk_widget_get_frame_clock(canvas), "before-paint", G_CALLBACK(ask), NULL);
    int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    struct itimerspec each = {.it_value = {hand_began / 1000000000, hand_began % 1000000000},
                              .it_interval = {0, 1e9 / rate}};
    timerfd_settime(timer, TFD_TIMER_ABSTIME, &each, NULL);
    g_unix_fd_add(timer, G_IO_IN, feed_main, NULL);
  } else {
    pthread_t thread;
    pthread_create(&thread, NULL, feed, NULL);
    pthread_detach(thread);
  }
  // The clock must turn for feedback to be asked for.
  return G_SOURCE_REMOVE;
}

// ---- Strokes in cells of 60 units, ten in a row: each is down for 24 samples of 4 ms

static void *write_strokes(void *data) {
  (void)data;
  for (int i = 0; i < count; i++) {
    double x = 30 + i % 10 * 60, y = 30 + i / 10 % 5 * 60;
    if (i && i % 50 == 0) {
      usleep(700000);
      stylus_canvas_perform(core, "clear");
      usleep(300000);
    }
    int64_t one = stylus_canvas_begin(core, STYLUS_CANVAS_TIP);
    for (int j = 0; j < 12; j++) {
      put(one, x - 6 + j, y, now());
      usleep(4000);
    }
    stylus_canvas_end(core, one, 0);
    usleep(gap * 1000 + rand() % 17000);
  }
  usleep(1000000);
  printf("{\"strokes\":%d}\n", count);
  fflush(stdout);
  sleep(2);
  g_idle_add(leave, NULL);
  return NULL;
}

static gboolean start_strokes(gpointer data) {
  (void)data;
  pthread_t thread;
  stylus_canvas_perform(core, "tool monoline");
  stylus_canvas_perform(core, "color #0000ff80");
  stylus_canvas_perform(core, "width 5");
  if (blocked) g_timeout_add(250, doze, NULL);
  pthread_create(&thread, NULL, write_strokes, NULL);
  pthread_detach(thread);
  return G_SOURCE_REMOVE;
}

// ---- One stroke, slowly

static void *write_wave(void *data) {
  (void)data;
  usleep(500000);
  int64_t one = stylus_canvas_begin(core, STYLUS_CANVAS_TIP), start = now();
  for (int i = 0; i < 60; i++) {
    put(one, 20 + i * 3, 50 + 22 * sin(i * 0.21), now());
    usleep(4000);
  }
  int64_t lifted = now();
  stylus_canvas_end(core, one, 0);
  usleep(600000);
  printf("{\"began\":%lld,\"lifted\":%lld}\n", (long long)start, (long long)lifted);
  fflush(stdout);
  sleep(1);
  g_idle_add(leave, NULL);
  return NULL;
}

static gboolean start_film(gpointer data) {
  (void)data;
  pthread_t thread;
  stylus_canvas_perform(core, "tool monoline");
  stylus_canvas_perform(core, "color #0000ff80");
  stylus_canvas_perform(core, "width 4");
  pthread_create(&thread, NULL, write_wave, NULL);
  pthread_detach(thread);
  return G_SOURCE_REMOVE;
}

// ---- A page that slides under an open stroke, which lies exactly over a dry one

static double offset;
static int direction = 1;

static gboolean slide(gpointer data) {
  (void)data;
  offset += direction * 6;
  if (offset >= 240 || offset <= 0) direction = -direction;
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), offset);
  return G_SOURCE_CONTINUE;
}

static void wave(int64_t one) {
  for (int i = 0; i < 180; i++) put(one, 140 + i * 3.2, 400 + 60 * sin(i * 0.1), now());
}

static gboolean wave_wet(gpointer data) {
  (void)data;
  stylus_canvas_perform(core, "color #ff2000");
  stylus_canvas_perform(core, "width 3.5");
  wave(stylus_canvas_begin(core, STYLUS_CANVAS_TIP));
  return G_SOURCE_REMOVE;
}

static gboolean start_sliding(gpointer data) {
  (void)data;
  printf("{\"slides\":true}\n");
  fflush(stdout);
  g_timeout_add(20, slide, NULL);
  g_timeout_add(seconds * 1000, leave, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean start_slide(gpointer data) {
  (void)data;
  stylus_canvas_perform(core, "tool monoline");
  stylus_canvas_perform(core, "color #2000ff");
  stylus_canvas_perform(core, "width 1.6");
  int64_t dry = stylus_canvas_begin(core, STYLUS_CANVAS_TIP);
  wave(dry);
  stylus_canvas_end(core, dry, 0);
  g_timeout_add(500, wave_wet, NULL);
  g_timeout_add(1200, start_sliding, NULL);
  return G_SOURCE_REMOVE;
}

// ---- Wear

static int worn;

static int descriptors(void) {
  int found = 0;
  char path[64], target[8];
  for (int i = 0; i < 1024; i++) {
    snprintf(path, sizeof path, "/proc/self/fd/%d", i);
    if (readlink(path, target, sizeof target) > 0) found++;
  }
  return found;
}

static void dab(GtkWidget *widget, bool ends) {
  stylus_canvas *of = stylus_gtk_canvas_get_core(STYLUS_CANVAS(widget));
  int64_t one = stylus_canvas_begin(of, STYLUS_CANVAS_TIP);
  stylus_sample sample;
  stylus_sample_init(&sample);
  for (int i = 0; i < 20; i++) {
    sample.x = 20 + worn % 30 * 10 + i, sample.y = 20 + worn * 3 % 200;
    stylus_canvas_add(of, one, &sample);
  }
  if (ends) stylus_canvas_end(of, one, 0);
}

static gboolean wear(gpointer data) {
  (void)data;
  static int first;
  if (worn == 20) first = descriptors();
  if (worn++ == count) {
    printf("{\"worn\":%d,\"strokes\":%d,\"descriptors_at_10\":%d,\"descriptors\":%d}\n", count / 2,
           stylus_canvas_stroke_count(core), first, descriptors());
    fflush(stdout);
    return leave(NULL);
  }
  if (worn % 2) {
    // Open strokes end as they are.
    dab(canvas, worn % 4 == 1);
    dab(second, true);
    gtk_window_set_default_size(GTK_WINDOW(window), 600 + worn % 5 * 40, 500 + worn % 3 * 30);
  }
  gtk_widget_set_visible(window, worn % 2 == 0);
  return G_SOURCE_CONTINUE;
}

static gboolean start_wear(gpointer data) {
  (void)data;
  worn = 0;
  g_timeout_add(60, wear, NULL);
  return G_SOURCE_REMOVE;
}

// ---- A picture

static gboolean start_show(gpointer data) {
  (void)data;
  static const char *inks[] = {"pen", "monoline", "fountain-pen", "reed", "marker", "pencil", "crayon", "watercolor"};
  char command[64];
  for (int i = 0; i < 8; i++) {
    snprintf(command, sizeof command, "tool %s", inks[i]);
    stylus_canvas_perform(core, command);
    int64_t one = stylus_canvas_begin(core, STYLUS_CANVAS_TIP);
    stylus_sample sample;
    stylus_sample_init(&sample);
    for (int j = 0; j < 200; j++) {
      sample.x = 60 + j * 3, sample.y = 60 + i * 60 + 24 * sin(j * 0.12 + i), sample.pressure = 0.5 + 0.4 * sin(j * 0.05);
      sample.time = now() + (j - 200) * 5000000LL;
      stylus_canvas_add(core, one, &sample);
    }
    if (i < 7) stylus_canvas_end(core, one, 0);
  }
  printf("{\"shows\":true}\n");
  fflush(stdout);
  g_timeout_add(seconds * 1000, leave, NULL);
  return G_SOURCE_REMOVE;
}

// ---- The window

static void build(void) {
  window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "canvas-bench");
  gtk_window_set_default_size(GTK_WINDOW(window), 940, 760);
  canvas = stylus_gtk_canvas_new();
  core = stylus_gtk_canvas_get_core(STYLUS_CANVAS(canvas));
  g_object_set(canvas, "wet-ink", !through_gtk, NULL);
  GtkWidget *child = canvas;
  if (!strcmp(mode, "slide")) {
    scroller = child = gtk_scrolled_window_new();
    stylus_gtk_canvas_set_content_size(STYLUS_CANVAS(canvas), 800, 1600);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), canvas);
  } else if (!strcmp(mode, "wear")) {
    child = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    second = stylus_gtk_canvas_new();
    gtk_box_append(GTK_BOX(child), canvas);
    gtk_box_append(GTK_BOX(child), second);
  }
  gtk_window_set_child(GTK_WINDOW(window), child);
  g_signal_connect(window, "close-request", G_CALLBACK(leave), NULL);
}

static void read_options(int argc, char **argv) {
  if (argc > 1) mode = argv[1];
  for (int i = 2; i < argc; i++) {
    if (!strcmp(argv[i], "--gtk")) through_gtk = true;
    else if (!strcmp(argv[i], "--asleep")) asleep = true;
    else if (!strcmp(argv[i], "--blocked")) blocked = true;
    else if (!strcmp(argv[i], "--full")) full = true;
    else if (i + 1 < argc && !strcmp(argv[i], "--seconds")) seconds = atof(argv[++i]);
    else if (i + 1 < argc && !strcmp(argv[i], "--rate")) rate = atof(argv[++i]);
    else if (i + 1 < argc && !strcmp(argv[i], "--count")) count = atoi(argv[++i]);
    else if (i + 1 < argc && !strcmp(argv[i], "--gap")) gap = atoi(argv[++i]);
    else { fprintf(stderr, "bench: no such option: %s\n", argv[i]); exit(2); }
  }
}

int main(int argc, char **argv) {
  read_options(argc, argv);
  gtk_init();
  loop = g_main_loop_new(NULL, FALSE);
  build();
  GSourceFunc start = !strcmp(mode, "strokes") ? start_strokes : !strcmp(mode, "slide") ? start_slide
                      : !strcmp(mode, "wear") ? start_wear : !strcmp(mode, "film") ? start_film : !strcmp(mode, "show") ? start_show : start_latency;
  // Where a compositor puts windows anywhere, the probe knows where this one is.
  if (full) gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_window_present(GTK_WINDOW(window));
  g_timeout_add(SETTLE, start, NULL);
  g_main_loop_run(loop);
  gtk_window_destroy(GTK_WINDOW(window));
  while (g_main_context_iteration(NULL, FALSE)) {}
  return 0;
}
