// A full-screen window with a canvas, a picker above it, and a button with a menu in the upper left corner. Obeys lines of its standard
// input:
//
//   tell                    says as one line of JSON what is there: strokes, where their ink lies, panels, and the picker's elements
//   fingers                 lets fingers and the mouse draw
//   hide WHAT | show WHAT   hides or shows the "picker", the "canvas" or the "dialog"
#include <stdio.h>
#include <string.h>
#include <stylus-canvas-gtk4.h>
#include <stylus-canvas.h>
#include <stylus-tool-picker.h>

static GtkWidget *window, *canvas, *picker, *menu, *dialog;

static void tell_elements(void) {
  const char *comma = "";
  printf("\"elements\":[");
  for (GtkWidget *one = gtk_widget_get_first_child(picker); one; one = gtk_widget_get_next_sibling(one)) {
    graphene_rect_t place;
    if (!gtk_widget_compute_bounds(one, canvas, &place)) continue;
    graphene_point_t middle;
    graphene_rect_get_center(&place, &middle);
    gboolean is_radio = gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(one)) == GTK_ACCESSIBLE_ROLE_RADIO;
    printf("%s[%d,%.1f,%.1f]", comma, is_radio, middle.x, middle.y);
    comma = ",";
  }
  printf("]");
}

static void tell(void) {
  StylusCanvas *self = STYLUS_CANVAS(canvas);
  GdkRectangle ink = {0}, boxes[STYLUS_CANVAS_MAX_OBSCURED];
  int strokes = stylus_canvas_stroke_count(stylus_gtk_canvas_get_core(self));
  if (strokes > 0 && stylus_gtk_canvas_perform(self, "select all", NULL)) {
    stylus_gtk_canvas_get_selection(self, &ink);
    stylus_gtk_canvas_perform(self, "select none", NULL);
  }
  int panels = stylus_gtk_tool_picker_get_obscured(STYLUS_TOOL_PICKER(picker), boxes) - 1;
  gboolean turns = stylus_gtk_canvas_perform(self, "page add", NULL);
  if (turns) stylus_gtk_canvas_undo(self);
  char *state = stylus_gtk_tool_picker_get_state(STYLUS_TOOL_PICKER(picker));
  state[strcspn(state, "\n")] = '\0';
  printf("{\"strokes\":%d,\"ink\":[%d,%d,%d,%d],\"turns\":%d,\"panel\":%d,\"top\":%d,\"menu\":%d,\"tool\":\"%s\",", strokes, ink.x, ink.y,
         ink.width, ink.height, turns, MAX(0, panels), panels > 0 ? boxes[1].y : 0, gtk_widget_get_mapped(menu), state);
  g_free(state);
  tell_elements();
  puts("}");
  fflush(stdout);
}

static gboolean on_line(GIOChannel *input, GIOCondition condition, gpointer loop) {
  (void)condition;
  char *line = NULL;
  if (g_io_channel_read_line(input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) {
    g_main_loop_quit(loop);
    return G_SOURCE_REMOVE;
  }
  g_strchomp(line);
  GtkWidget *what = g_str_has_suffix(line, "picker") ? picker : g_str_has_suffix(line, "canvas") ? canvas : dialog;
  if (!strcmp(line, "tell")) tell();
  if (!strcmp(line, "fingers")) stylus_gtk_canvas_set_finger_policy(STYLUS_CANVAS(canvas), STYLUS_FINGER_POLICY_ANY);
  if (g_str_has_prefix(line, "hide ")) gtk_widget_set_visible(what, FALSE);
  if (g_str_has_prefix(line, "show ")) gtk_widget_set_visible(what, TRUE);
  g_free(line);
  return G_SOURCE_CONTINUE;
}

int main(void) {
  gtk_init();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  window = gtk_window_new(), dialog = gtk_window_new();
  canvas = stylus_gtk_canvas_new(), picker = stylus_gtk_tool_picker_new(), menu = gtk_popover_new();
  GtkWidget *above = gtk_overlay_new(), *button = gtk_menu_button_new();
  stylus_gtk_canvas_perform(STYLUS_CANVAS(canvas), "shapes off", NULL);
  stylus_gtk_canvas_perform(STYLUS_CANVAS(canvas), "tool reed", NULL);
  gtk_overlay_set_child(GTK_OVERLAY(above), canvas);
  gtk_overlay_add_overlay(GTK_OVERLAY(above), picker);
  gtk_overlay_add_overlay(GTK_OVERLAY(above), button);
  stylus_gtk_tool_picker_add_canvas(STYLUS_TOOL_PICKER(picker), STYLUS_CANVAS(canvas));
  gtk_popover_set_child(GTK_POPOVER(menu), gtk_label_new("A menu of the program"));
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(button), menu);
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  gtk_widget_set_valign(button, GTK_ALIGN_START);
  gtk_widget_set_size_request(button, 120, 80);
  gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(window));
  gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
  gtk_window_set_default_size(GTK_WINDOW(dialog), 200, 100);
  gtk_window_set_child(GTK_WINDOW(window), above);
  gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_window_present(GTK_WINDOW(window));
  g_io_add_watch(g_io_channel_unix_new(0), G_IO_IN | G_IO_HUP, on_line, loop);
  g_main_loop_run(loop);
  return 0;
}
