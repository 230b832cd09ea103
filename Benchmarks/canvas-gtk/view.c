// A window with a StylusCanvas on which much is drawn, panned and zoomed a little with each frame. Says what it measured as
// one line of JSON.
//
//   view [--count N] [--seconds N]     N strokes (100 000), each phase so long (4)
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-canvas-gtk4.h>
#include <stylus-canvas.h>
#include <time.h>

enum { MOST = 20000, SEED = 400 };

static GMainLoop *loop;
static GtkWidget *window, *canvas;
static stylus_canvas *core;
static int count = 100000, made, phase, frames[3];
static double seconds = 4, intervals[3][MOST], costs[3][MOST];
static gint64 last, began, stopped, cpu_began;
static double cpu[3];

static gint64 cpu_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double mean(const double *values, int number) {
  double sum = 0;
  for (int i = 0; i < number; i++) sum += values[i];
  return number ? sum / number : 0;
}

static double p99(double *values, int number) {
  qsort(values, number, sizeof *values, compare);
  return number ? values[(int)(0.99 * (number - 1))] : 0;
}

// Short wavy words, then twice as many with each step, over two metres of paper.
static void write_much(void) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  stylus_canvas_perform(core, "tool pen");
  for (made = 0; made < SEED; made++) {
    gint64 stroke;
    while ((stroke = stylus_canvas_begin(core, STYLUS_CANVAS_TIP)) < 0) stylus_canvas_stroke_count(core);
    for (int i = 0; i < 40; i++) {
      sample.time = 1000000000LL + i * 8000000LL;
      sample.x = 20 + made % 20 * 60 + i, sample.y = 40 + made / 20 * 40 + 10 * sin(i * 0.6 + made);
      stylus_canvas_add(core, stroke, &sample);
    }
    stylus_canvas_end(core, stroke, 0);
  }
  stylus_canvas_perform(core, "tool lasso");
  stylus_canvas_perform(core, "select all");
  for (int step = 0; made < count; step++, made *= 2) {
    char move[64];
    stylus_canvas_perform(core, "duplicate");
    snprintf(move, sizeof move, "move %d %d", step % 2 ? 0 : 310 << step / 2, step % 2 ? 210 << step / 2 : 0);
    stylus_canvas_perform(core, move);
    stylus_canvas_perform(core, "select all");
  }
  stylus_canvas_perform(core, "tool pen");
  stylus_canvas_perform(core, "zoom fit");
}

static void say(void) {
  double sharp = (stopped - began) / 1e3;
  printf("{\"strokes\": %d", stylus_canvas_stroke_count(core));
  const char *names[2] = {"pan", "zoom"};
  for (int i = 0; i < 2; i++) {
    double all = mean(intervals[i], frames[i]), most = p99(intervals[i], frames[i]);
    printf(", \"%s\": {\"frames\": %d, \"interval\": %.1f, \"p99\": %.1f, \"call\": %.3f, \"call99\": %.3f, \"cpu\": %.2f}", names[i],
           frames[i], all, most, mean(costs[i], frames[i]), p99(costs[i], frames[i]), cpu[i]);
  }
  printf(", \"sharp\": %.0f}\n", sharp);
  fflush(stdout);
  g_main_loop_quit(loop);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock, (void)data;
  gint64 now = g_get_monotonic_time();
  if (!began) began = last = now, cpu_began = cpu_time();
  if (now - began > seconds * 1e6) {
    cpu[phase] = (cpu_time() - cpu_began) / (double)(now - began);
    began = last = now, cpu_began = cpu_time();
    if (++phase == 2) return stylus_canvas_zoom_at(core, 0.5, 700, 500), G_SOURCE_REMOVE;
  }
  double at = (now - began) / 1e6;
  gint64 before = g_get_monotonic_time();
  if (phase == 0)
    stylus_canvas_pan(core, 12 * cos(at * 2), 7 * sin(at * 3));
  else
    stylus_canvas_zoom_at(core, 0.9 + 0.7 * sin(at * 3), 700, 500);
  int i = frames[phase];
  if (i < MOST && now > last) {
    costs[phase][i] = (g_get_monotonic_time() - before) / 1e3;
    intervals[phase][i] = (now - last) / 1e3;
    frames[phase]++;
  }
  last = now;
  return G_SOURCE_CONTINUE;
}

static void on_rendered(GtkWidget *widget, gpointer data) {
  (void)widget, (void)data;
  if (phase == 2 && !stopped) stopped = g_get_monotonic_time(), say();
}

static gboolean start(gpointer data) {
  (void)data;
  g_object_set(canvas, "wet-ink", FALSE, NULL);
  write_much();
  g_object_set(canvas, "wet-ink", TRUE, NULL);
  stylus_canvas_perform(core, "zoom 4");
  gtk_widget_add_tick_callback(canvas, on_tick, NULL, NULL);
  return G_SOURCE_REMOVE;
}

int main(int argc, char **argv) {
  for (int i = 1; i + 1 < argc; i += 2)
    if (!strcmp(argv[i], "--count")) count = atoi(argv[i + 1]);
    else if (!strcmp(argv[i], "--seconds")) seconds = atof(argv[i + 1]);
    else return fprintf(stderr, "view: no such option: %s\n", argv[i]), 2;
  gtk_init();
  loop = g_main_loop_new(NULL, FALSE);
  window = gtk_window_new();
  canvas = stylus_gtk_canvas_new();
  core = stylus_gtk_canvas_get_core(STYLUS_CANVAS(canvas));
  g_object_set(canvas, "min-zoom", 0.05, NULL);
  gtk_window_set_child(GTK_WINDOW(window), canvas);
  gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(canvas, "finished-rendering", G_CALLBACK(on_rendered), NULL);
  g_timeout_add(700, start, NULL);
  g_main_loop_run(loop);
  return 0;
}
