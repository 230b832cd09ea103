#include "private.h"

static double axis(GtkGestureStylus *pen, GdkAxisUse use, double otherwise) {
  double value;
  return gtk_gesture_stylus_get_axis(pen, use, &value) ? value : otherwise;
}

static void begin(StylusCanvas *self, enum stylus_canvas_end end) {
  if (self->stroke > 0) stylus_canvas_cancel(self->core, self->stroke);
  self->stroke = stylus_canvas_begin(self->core, end);
}

static void add(StylusCanvas *self, double x, double y, double pressure, double tilt_x, double tilt_y, guint32 time) {
  stylus_canvas_sample sample;
  if (self->stroke <= 0) return;
  stylus_canvas_sample_init(&sample);
  // The event's milliseconds are those of CLOCK_MONOTONIC mostly.
  gint64 now = g_get_monotonic_time(), age = (gint32)((guint32)(now / 1000) - time);
  sample.time = (age >= 0 && age < 1000 ? now - age * 1000 : now) * 1000;
  sample.x = x, sample.y = y, sample.pressure = pressure;
  double right = tan(tilt_x * G_PI / 2), down = tan(tilt_y * G_PI / 2), lean = hypot(right, down);
  if (isfinite(lean) && lean > 0) sample.altitude = G_PI / 2 - atan(lean), sample.azimuth = atan2(down, right);
  stylus_canvas_add(self->core, self->stroke, &sample);
}

static void end(StylusCanvas *self) {
  if (self->stroke > 0) stylus_canvas_end(self->core, self->stroke, 0);
  self->stroke = 0;
}

static void on_pen(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  add(self, x, y, axis(pen, GDK_AXIS_PRESSURE, 0.5), axis(pen, GDK_AXIS_XTILT, 0), axis(pen, GDK_AXIS_YTILT, 0),
      gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(pen)));
}

static void on_pen_down(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  gtk_gesture_set_state(GTK_GESTURE(pen), GTK_EVENT_SEQUENCE_CLAIMED);
  GdkDeviceTool *tool = gtk_gesture_stylus_get_device_tool(pen);
  gboolean erases = tool && gdk_device_tool_get_tool_type(tool) == GDK_DEVICE_TOOL_TYPE_ERASER;
  begin(self, erases ? STYLUS_CANVAS_ERASER : STYLUS_CANVAS_TIP);
  on_pen(pen, x, y, self);
}

static void on_pen_motion(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  GdkTimeCoord *backlog;
  guint count;
  // What GTK left out since the last frame.
  if (self->stroke > 0 && gtk_gesture_stylus_get_backlog(pen, &backlog, &count)) {
    for (guint i = 0; i < count; i++)
      add(self, backlog[i].axes[GDK_AXIS_X], backlog[i].axes[GDK_AXIS_Y], backlog[i].axes[GDK_AXIS_PRESSURE],
          backlog[i].axes[GDK_AXIS_XTILT], backlog[i].axes[GDK_AXIS_YTILT], backlog[i].time);
    g_free(backlog);
  }
  on_pen(pen, x, y, self);
}

static void on_pen_up(GtkGestureStylus *pen, double x, double y, StylusCanvas *self) {
  (void)pen, (void)x, (void)y;
  end(self);
}

static gboolean is_pen(GtkGesture *gesture) {
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(gesture));
  return event && gdk_event_get_device_tool(event);
}

static void on_drag_begin(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  if (self->finger_policy != STYLUS_FINGER_POLICY_ANY || is_pen(GTK_GESTURE(drag))) {
    gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->drags = TRUE, self->x = x, self->y = y;
  begin(self, STYLUS_CANVAS_TIP);
  add(self, x, y, 0.5, 0, 0, gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)));
}

static void on_drag_update(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  if (!self->drags) return;
  add(self, self->x + x, self->y + y, 0.5, 0, 0,
      gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag)));
}

static void on_drag_end(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  (void)drag, (void)x, (void)y;
  if (self->drags) end(self);
  self->drags = FALSE;
}

static void on_pinch_begin(GtkGesture *pinch, GdkEventSequence *sequence, StylusCanvas *self) {
  (void)sequence;
  if (self->finger_policy == STYLUS_FINGER_POLICY_ANY) gtk_gesture_set_state(pinch, GTK_EVENT_SEQUENCE_DENIED);
  self->pinch = stylus_canvas_zoom(self->core);
}

static void on_pinch(GtkGestureZoom *pinch, double scale, StylusCanvas *self) {
  (void)pinch;
  stylus_gtk_canvas_set_zoom(self, self->pinch * scale);
}

void stylus_gtk_canvas_listen(StylusCanvas *self) {
  GtkGesture *pen = gtk_gesture_stylus_new(), *drag = gtk_gesture_drag_new(), *pinch = gtk_gesture_zoom_new();
  g_signal_connect(pen, "down", G_CALLBACK(on_pen_down), self);
  g_signal_connect(pen, "motion", G_CALLBACK(on_pen_motion), self);
  g_signal_connect(pen, "up", G_CALLBACK(on_pen_up), self);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), self);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag_update), self);
  g_signal_connect(drag, "drag-end", G_CALLBACK(on_drag_end), self);
  g_signal_connect(pinch, "begin", G_CALLBACK(on_pinch_begin), self);
  g_signal_connect(pinch, "scale-changed", G_CALLBACK(on_pinch), self);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(pen));
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drag));
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(pinch));
}
