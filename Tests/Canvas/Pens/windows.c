// Canvases in windows that come and go; says what that leaves, as one line of JSON.
//
//   windows hide        two canvases in a window that is hidden and shown 100 times, with strokes open
//   windows scrolled    a canvas in a scrolled window that is scrolled and sent to another workspace and back 50 times (by whoever
//                       reads "away" and "back" on its output), with a stroke each time
//   windows pages       a canvas of 20 pages, each with a stroke, turned 200 times
//   windows count       a window with one canvas, then with six, then with one again: what each of the three takes
#include <dirent.h>
#include <glib-unix.h>
#include <stdio.h>
#include <string.h>
#include <stylus-canvas-gtk4.h>
#include <stylus-canvas.h>

static GMainLoop *loop;
static GtkWidget *window, *scroller;
static StylusCanvas *canvases[2];
static int count, turn, strokes;
static int files, threads;
static long memory;

static int entries(const char *path) {
  int found = 0;
  DIR *folder = opendir(path);
  while (folder && readdir(folder)) found++;
  if (folder) closedir(folder);
  return found - 2;
}

// In kilobytes.
static long resident(void) {
  long all = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file && fscanf(file, "%ld %ld", &all, &pages) != 2) pages = 0;
  if (file) fclose(file);
  return pages * 4;
}

static void dab(StylusCanvas *canvas, gboolean ends) {
  stylus_canvas *core = stylus_gtk_canvas_get_core(canvas);
  int64_t stroke = stylus_canvas_begin(core, STYLUS_CANVAS_TIP);
  stylus_sample sample;
  stylus_sample_init(&sample);
  for (int i = 0; i < 20; i++) {
    sample.x = 20 + turn % 30 * 10 + i, sample.y = 20 + turn * 3 % 200;
    stylus_canvas_add(core, stroke, &sample);
  }
  // What is on surfaces of its own ends with them.
  if (ends || !stylus_gtk_canvas_get_is_wet(canvas)) stylus_canvas_end(core, stroke, 0);
}

static void measure(void) {
  files = entries("/proc/self/fd"), threads = entries("/proc/self/task"), memory = resident();
}

static gboolean tell(gpointer data) {
  (void)data;
  int files_then = files, threads_then = threads;
  long memory_then = memory;
  measure();
  strokes = 0;
  for (int i = 0; i < count; i++) strokes += stylus_canvas_stroke_count(stylus_gtk_canvas_get_core(canvases[i]));
  printf("{\"strokes\":%d,\"pages\":%u,\"descriptors\":[%d,%d],\"threads\":[%d,%d],\"kilobytes\":[%ld,%ld]}\n", strokes,
         stylus_gtk_canvas_get_page_count(canvases[0]), files_then, files, threads_then, threads, memory_then, memory);
  fflush(stdout);
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

static gboolean hide(gpointer data) {
  (void)data;
  if (turn == 100) measure();
  if (turn == 200) return g_timeout_add(400, tell, NULL), G_SOURCE_REMOVE;
  gboolean is_seen = turn++ % 2 == 0;
  if (is_seen) {
    dab(canvases[0], turn % 4 == 1);
    dab(canvases[1], TRUE);
  }
  gtk_widget_set_visible(window, !is_seen);
  return G_SOURCE_CONTINUE;
}

static gboolean scroll(gpointer data) {
  (void)data;
  if (turn == 50) measure();
  if (turn == 100) return g_timeout_add(400, tell, NULL), G_SOURCE_REMOVE;
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  gtk_adjustment_set_value(down, turn % 7 * 60);
  dab(canvases[0], TRUE);
  puts(turn++ % 2 == 0 ? "away" : "back");
  fflush(stdout);
  return G_SOURCE_CONTINUE;
}

static gboolean turn_page(gpointer data) {
  (void)data;
  if (turn == 120) measure();
  if (turn == 220) return g_timeout_add(400, tell, NULL), G_SOURCE_REMOVE;
  GError *error = NULL;
  if (turn < 20) {
    if (turn > 0) stylus_gtk_canvas_perform(canvases[0], "page add", &error);
    dab(canvases[0], TRUE);
  } else {
    stylus_gtk_canvas_show_page(canvases[0], turn * 7 % 20, &error);
  }
  if (error) g_error("%s", error->message);
  turn++;
  return G_SOURCE_CONTINUE;
}

// ---- What a canvas takes

static GtkWidget *row;
static int taken[3][2];
static long kilobytes[3];

static gboolean count_all(gpointer data) {
  (void)data;
  static GtkWidget *more[5];
  if (turn % 2 == 1) {
    int i = turn / 2;
    taken[i][0] = entries("/proc/self/fd"), taken[i][1] = entries("/proc/self/task"), kilobytes[i] = resident();
  }
  switch (turn++) {
    case 0: dab(canvases[0], TRUE); break;
    case 1:
      for (int i = 0; i < 5; i++) gtk_box_append(GTK_BOX(row), more[i] = stylus_gtk_canvas_new());
      break;
    case 2:
      for (int i = 0; i < 5; i++) dab(STYLUS_CANVAS(more[i]), TRUE);
      break;
    case 3:
      for (int i = 0; i < 5; i++) gtk_box_remove(GTK_BOX(row), more[i]);
      break;
    case 5:
      printf("{\"size\":\"%dx%d\",\"descriptors\":[%d,%d,%d],\"threads\":[%d,%d,%d],\"kilobytes\":[%ld,%ld,%ld]}\n",
             gtk_widget_get_width(GTK_WIDGET(canvases[0])), gtk_widget_get_height(GTK_WIDGET(canvases[0])), taken[0][0], taken[1][0],
             taken[2][0], taken[0][1], taken[1][1], taken[2][1], kilobytes[0], kilobytes[1], kilobytes[2]);
      fflush(stdout);
      g_main_loop_quit(loop);
      return G_SOURCE_REMOVE;
  }
  return G_SOURCE_CONTINUE;
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  gtk_init();
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 700, 500);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  count = strcmp(argv[1], "hide") ? 1 : 2;
  for (int i = 0; i < count; i++) {
    canvases[i] = STYLUS_CANVAS(stylus_gtk_canvas_new());
    if (count == 2) gtk_box_append(GTK_BOX(box), GTK_WIDGET(canvases[i]));
  }
  scroller = gtk_scrolled_window_new();
  if (!strcmp(argv[1], "scrolled")) stylus_gtk_canvas_set_content_size(canvases[0], 1200, 2000);
  if (!strcmp(argv[1], "count")) {
    row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
    gtk_box_set_homogeneous(GTK_BOX(row), TRUE);
    gtk_box_append(GTK_BOX(row), GTK_WIDGET(canvases[0]));
    gtk_window_set_child(GTK_WINDOW(window), row);
    gtk_window_set_default_size(GTK_WINDOW(window), 1200, 400);
    gtk_window_present(GTK_WINDOW(window));
    loop = g_main_loop_new(NULL, FALSE);
    g_timeout_add(1500, count_all, NULL);
    g_main_loop_run(loop);
    gtk_window_destroy(GTK_WINDOW(window));
    return 0;
  }
  if (count == 1) gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(canvases[0]));
  gtk_window_set_child(GTK_WINDOW(window), count == 2 ? box : scroller);
  gtk_window_present(GTK_WINDOW(window));
  loop = g_main_loop_new(NULL, FALSE);
  g_timeout_add(!strcmp(argv[1], "hide") ? 40 : 60, count == 2 ? hide : strcmp(argv[1], "pages") ? scroll : turn_page, NULL);
  g_main_loop_run(loop);
  return 0;
}
