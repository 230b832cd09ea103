// A canvas in three lines of C; the rest is what every GTK program has.
//
//     cc main.c $(pkg-config --cflags --libs stylus-canvas-gtk4)
#include <stylus-canvas-gtk4.h>

static void activate(GtkApplication *app) {
  GtkWidget *window = gtk_application_window_new(app);
  GtkWidget *canvas = stylus_gtk_canvas_new();
  stylus_gtk_canvas_perform(STYLUS_CANVAS(canvas), "tool fountain-pen", NULL);
  gtk_window_set_child(GTK_WINDOW(window), canvas);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("org.stylusd.Three", 0);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  g_object_unref(app);
  return status;
}
