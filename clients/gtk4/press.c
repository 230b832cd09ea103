#include "private.h"

// Samples of a press that closed a panel, until it draws: four seconds of a pen that reports 1000 a second.
enum { MOST_KEPT = 4096 };

static gboolean is_pressed(StylusCanvas *self) { return self->press.stroke > 0 || self->press.kept; }

static void draw(StylusCanvas *self) {
  StylusPress *press = &self->press;
  gint64 stroke = press->pen ? stylus_canvas_begin_pen(self->core, press->end) : stylus_canvas_begin(self->core, press->end);
  press->stroke = MAX(0, stroke);
}

void stylus_gtk_canvas_begin_press(StylusCanvas *self, enum stylus_canvas_pen_end end, GdkDevice *pen, double slack) {
  stylus_gtk_canvas_end_press(self);
  gtk_widget_grab_focus(GTK_WIDGET(self));
  self->press = (StylusPress){.end = end, .pen = pen, .slack = slack};
  if (self->picker && stylus_gtk_tool_picker_close_panel(self->picker))
    self->press.kept = g_array_new(FALSE, FALSE, sizeof(stylus_sample));
  else
    draw(self);
}

// Keeps a sample of a press that closed a panel. FALSE: it may be a tap yet.
static gboolean keep(StylusCanvas *self, const stylus_sample *sample) {
  GArray *kept = self->press.kept;
  if (kept->len == MOST_KEPT) g_array_set_size(kept, MOST_KEPT - 1);
  g_array_append_vals(kept, sample, 1);
  stylus_sample *samples = (stylus_sample *)(void *)kept->data;
  if (hypot(sample->x - samples[0].x, sample->y - samples[0].y) < self->press.slack) return FALSE;
  draw(self);
  for (guint i = 0; i < kept->len && self->press.stroke > 0; i++)
    stylus_canvas_add(self->core, self->press.stroke, &samples[i]);
  g_clear_pointer(&self->press.kept, g_array_unref);
  return self->press.stroke > 0;
}

void stylus_gtk_canvas_add_to_press(StylusCanvas *self, double x, double y, double pressure, double tilt_x, double tilt_y,
                                    guint32 time) {
  stylus_sample sample;
  if (!is_pressed(self)) return;
  stylus_sample_init(&sample);
  // The event's milliseconds are those of CLOCK_MONOTONIC mostly.
  gint64 now = g_get_monotonic_time(), age = (gint32)((guint32)(now / 1000) - time);
  sample.time = (age >= 0 && age < 1000 ? now - age * 1000 : now) * 1000;
  sample.x = x, sample.y = y, sample.pressure = pressure;
  double right = tan(tilt_x * G_PI / 2), down = tan(tilt_y * G_PI / 2), lean = hypot(right, down);
  if (isfinite(lean) && lean > 0) sample.altitude = G_PI / 2 - atan(lean), sample.azimuth = atan2(down, right);
  if (!self->press.kept)
    stylus_canvas_add(self->core, self->press.stroke, &sample);
  else if (!keep(self, &sample))
    return;
  if (self->picker) stylus_gtk_tool_picker_ink_came(self->picker, self, x, y);
}

// Forgets the press; its stroke, if there is one.
static gint64 take_stroke(StylusCanvas *self) {
  gint64 stroke = self->press.stroke;
  g_clear_pointer(&self->press.kept, g_array_unref);
  self->press = (StylusPress){0};
  return stroke;
}

void stylus_gtk_canvas_end_press(StylusCanvas *self) {
  gint64 stroke = take_stroke(self);
  if (stroke > 0) stylus_canvas_end(self->core, stroke, 0);
}

gboolean stylus_gtk_canvas_cancel_press(StylusCanvas *self) {
  gboolean was_pressed = is_pressed(self);
  gint64 stroke = take_stroke(self);
  if (stroke > 0) stylus_canvas_cancel(self->core, stroke);
  return was_pressed;
}

// ---- Pens

static double axis(GtkGestureStylus *pen, GdkAxisUse use, double otherwise) {
  double value;
  return gtk_gesture_stylus_get_axis(pen, use, &value) ? value : otherwise;
}

static GdkDevice *device_of(GtkGestureStylus *pen) {
  return gtk_event_controller_get_current_event_device(GTK_EVENT_CONTROLLER(pen));
}

// The buttons of a pen press and release as its tip does.
static gboolean is_tip(GtkGestureStylus *pen) {
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(pen));
  return gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY;
}

static void add_pen(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  stylus_gtk_canvas_add_to_press(self, x, y, axis(pen, GDK_AXIS_PRESSURE, NAN), axis(pen, GDK_AXIS_XTILT, 0),
                                 axis(pen, GDK_AXIS_YTILT, 0),
                                 gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(pen)));
}

static void on_pen_down(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  if (!is_tip(pen)) return;
  // A hand that rests on the page began to draw before its pen did. When the pen claims the press, GTK ends what a finger began.
  if (self->drag != DRAGS_NOTHING) gtk_event_controller_reset(GTK_EVENT_CONTROLLER(self->drag_gesture));
  gtk_gesture_set_state(GTK_GESTURE(pen), GTK_EVENT_SEQUENCE_CLAIMED);
  GdkDeviceTool *tool = gtk_gesture_stylus_get_device_tool(pen);
  gboolean erases = tool && gdk_device_tool_get_tool_type(tool) == GDK_DEVICE_TOOL_TYPE_ERASER;
  stylus_gtk_canvas_begin_press(self, erases ? STYLUS_CANVAS_ERASER : STYLUS_CANVAS_TIP, device_of(pen), PEN_SLACK);
  add_pen(pen, x, y, self);
}

static void on_pen_motion(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  GdkTimeCoord *backlog;
  guint count;
  if (!is_pressed(self) || self->press.pen != device_of(pen)) return;
  // What GTK left out since the last frame.
  if (gtk_gesture_stylus_get_backlog(pen, &backlog, &count)) {
    for (guint i = 0; i < count; i++)
      stylus_gtk_canvas_add_to_press(
          self, backlog[i].axes[GDK_AXIS_X], backlog[i].axes[GDK_AXIS_Y],
          backlog[i].flags & GDK_AXIS_FLAG_PRESSURE ? backlog[i].axes[GDK_AXIS_PRESSURE] : NAN,
          backlog[i].axes[GDK_AXIS_XTILT], backlog[i].axes[GDK_AXIS_YTILT], backlog[i].time);
    g_free(backlog);
  }
  add_pen(pen, x, y, self);
}

static void on_pen_up(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  (void)x, (void)y;
  if (is_tip(pen) && self->press.pen == device_of(pen)) stylus_gtk_canvas_end_press(self);
}

// A dialog or a menu of the program takes over, and the lift will not come. With an event of its own, GTK 4.8 gives up the gesture
// because another device moved or a button of the pen was pressed: the pen goes on.
static void on_pen_lost(GtkGesture *pen, GdkEventSequence *sequence, StylusCanvas *self) {
  (void)sequence;
  if (self->press.pen && !gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(pen))) stylus_gtk_canvas_end_press(self);
}

void stylus_gtk_canvas_listen_to_pens(StylusCanvas *self) {
  GtkGesture *pen = gtk_gesture_stylus_new();
  g_signal_connect(pen, "down", G_CALLBACK(on_pen_down), self);
  g_signal_connect(pen, "motion", G_CALLBACK(on_pen_motion), self);
  g_signal_connect(pen, "up", G_CALLBACK(on_pen_up), self);
  g_signal_connect(pen, "cancel", G_CALLBACK(on_pen_lost), self);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(pen));
}

void stylus_gtk_canvas_let_go(StylusCanvas *self) {
  stylus_gtk_canvas_end_press(self);
  gtk_event_controller_reset(GTK_EVENT_CONTROLLER(self->drag_gesture));
}
