// A window with a canvas that a pen draws on. Told to end (SIGTERM), it says as one line of JSON how that was drawn, and writes the
// drawing and a picture of it.
//
//   pens FOLDER [--alone] [--asleep] [--gtk] [--gap]     --alone: without stylusd; --asleep: the program sleeps 80 of each 250 ms;
//                                                        --gtk: without wet ink; --gap: red ink, and no pointer is seen
#include <glib-unix.h>
#include <stdio.h>
#include <string.h>
#include <stylus-canvas-gtk4.h>
#include <stylus-canvas.h>

static GMainLoop *loop;
static const char *folder;
static StylusCanvas *canvas;

static void write_file(const char *name, GBytes *bytes) {
  char *path = g_build_filename(folder, name, NULL);
  if (bytes) g_file_set_contents(path, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes), NULL);
  g_free(path);
  g_bytes_unref(bytes);
}

static gboolean tell(gpointer data) {
  (void)data;
  stylus_canvas *core = stylus_gtk_canvas_get_core(canvas);
  stylus_canvas_pens pens = {.size = sizeof pens};
  stylus_canvas_latency latency = {.size = sizeof latency};
  if (!stylus_gtk_canvas_get_is_wet(canvas)) {
    printf("{\"followed\":0,\"strokes\":%d}\n", stylus_canvas_stroke_count(core));
    fflush(stdout);
  } else if (stylus_canvas_get_pens(core, &pens) < 0 || stylus_canvas_get_latency(core, &latency) < 0) {
    fprintf(stderr, "pens: %s\n", stylus_canvas_message(core));
  } else {
    printf("{\"hears\":%u,\"followed\":%lu,\"left\":%lu,\"apart\":%lu,\"strokes\":%d,\"samples\":%lu,\"mean\":%.3f,\"p99\":%.3f}\n",
           pens.is_connected, (unsigned long)pens.followed, (unsigned long)pens.fell_back, (unsigned long)pens.unfollowed,
           stylus_canvas_stroke_count(core), (unsigned long)latency.samples, latency.mean, latency.p99);
    fflush(stdout);
  }
  write_file("drawing.inkd", stylus_gtk_canvas_get_drawing(canvas));
  write_file("drawing.png", stylus_gtk_canvas_get_png(canvas, 1));
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

static gboolean sleep_a_little(gpointer data) {
  (void)data;
  g_usleep(80000);
  return G_SOURCE_CONTINUE;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  folder = argv[1];
  gtk_init();
  GtkWidget *window = gtk_window_new();
  canvas = STYLUS_CANVAS(stylus_gtk_canvas_new());
  for (int i = 2; i < argc; i++) {
    if (!strcmp(argv[i], "--alone")) g_object_set(canvas, "follows-stylusd", FALSE, NULL);
    if (!strcmp(argv[i], "--asleep")) g_timeout_add(170, sleep_a_little, NULL);
  }
  stylus_gtk_canvas_perform(canvas, "tool monoline", NULL);
  for (int i = 2; i < argc; i++) {
    if (!strcmp(argv[i], "--gtk")) g_object_set(canvas, "wet-ink", FALSE, NULL);
    if (strcmp(argv[i], "--gap")) continue;
    stylus_gtk_canvas_perform(canvas, "color #ff0000", NULL);
    gtk_widget_set_cursor_from_name(GTK_WIDGET(canvas), "none");
  }
  stylus_gtk_canvas_perform(canvas, "width 0.8", NULL);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(canvas));
  // Where pictures are looked at, sway must make them: what a full-screen window draws it shows without one.
  gboolean is_looked_at = FALSE;
  for (int i = 2; i < argc; i++) is_looked_at |= !strcmp(argv[i], "--gap");
  if (!is_looked_at) gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_window_present(GTK_WINDOW(window));
  loop = g_main_loop_new(NULL, FALSE);
  g_unix_signal_add(15, tell, NULL);
  g_main_loop_run(loop);
  return 0;
}
