#include "private.h"

static GdkEvent *event_of(GtkGesture *gesture) {
  return gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(gesture));
}

static guint32 time_of(GtkGestureDrag *drag) {
  return gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(drag));
}

// ---- One finger, or the pointer

static gboolean pans_itself(StylusCanvas *self) { return self->content_width == 0 && self->content_height == 0; }

static gboolean is_touch(GdkEvent *event) {
  return event && gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN;
}

static StylusDrag choose_drag(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  GdkEvent *event = event_of(GTK_GESTURE(drag));
  guint button = gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(drag));
  if (self->press.pen) return DRAGS_NOTHING;
  if ((button == GDK_BUTTON_MIDDLE || self->space) && pans_itself(self)) return DRAGS_PAGE;
  if (button > GDK_BUTTON_PRIMARY) return DRAGS_NOTHING;
  if (stylus_canvas_subject_at(self->core, x, y) == STYLUS_CANVAS_RULER) return DRAGS_RULER;
  if (self->finger_policy == STYLUS_FINGER_POLICY_ANY) return DRAWS;
  return is_touch(event) && pans_itself(self) ? DRAGS_PAGE : DRAGS_NOTHING;
}

static void on_drag_begin(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  GdkEvent *event = event_of(GTK_GESTURE(drag));
  gboolean is_pen = event && gdk_event_get_device_tool(event);
  self->drag = is_pen ? DRAGS_NOTHING : choose_drag(drag, x, y, self);
  gtk_gesture_set_state(GTK_GESTURE(drag), self->drag == DRAGS_NOTHING ? GTK_EVENT_SEQUENCE_DENIED
                                                                       : GTK_EVENT_SEQUENCE_CLAIMED);
  self->x = x, self->y = y, self->last_x = x, self->last_y = y;
  // What draws closes the panel as it begins.
  if (self->drag != DRAWS && !is_pen && self->picker) stylus_gtk_tool_picker_close_panel(self->picker);
  if (self->drag != DRAWS) return;
  stylus_gtk_canvas_begin_press(self, STYLUS_CANVAS_TIP, NULL, is_touch(event) ? FINGER_SLACK : POINTER_SLACK);
  stylus_gtk_canvas_add_to_press(self, x, y, NAN, 0, 0, time_of(drag));
}

static void on_drag_update(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  x += self->x, y += self->y;
  // Two places that move alike turn nothing.
  double before[4] = {self->last_x, self->last_y, self->last_x + 100, self->last_y};
  double after[4] = {x, y, x + 100, y};
  switch (self->drag) {
    case DRAWS:
      stylus_gtk_canvas_add_to_press(self, x, y, NAN, 0, 0, time_of(drag));
      break;
    case DRAGS_PAGE: stylus_canvas_pan(self->core, x - self->last_x, y - self->last_y); break;
    case DRAGS_RULER: stylus_canvas_pinch(self->core, STYLUS_CANVAS_RULER, before, after); break;
    case DRAGS_NOTHING: break;
  }
  self->last_x = x, self->last_y = y;
}

static void on_drag_end(GtkGestureDrag *drag, double x, double y, StylusCanvas *self) {
  (void)drag, (void)x, (void)y;
  if (self->drag == DRAWS) stylus_gtk_canvas_end_press(self);
  self->drag = DRAGS_NOTHING;
}

static void on_drag_cancel(GtkGesture *drag, GdkEventSequence *sequence, StylusCanvas *self) {
  (void)drag, (void)sequence;
  if (self->drag == DRAWS) stylus_gtk_canvas_cancel_press(self);
  self->drag = DRAGS_NOTHING;
}

// ---- Two fingers

// Where they are; FALSE of a touchpad's, which are nowhere.
static gboolean find_fingers(GtkGesture *pinch, double places[4]) {
  int count = 0;
  GList *sequences = gtk_gesture_get_sequences(pinch);
  for (GList *one = sequences; one && count < 2; one = one->next)
    if (one->data && gtk_gesture_get_point(pinch, one->data, &places[2 * count], &places[2 * count + 1])) count++;
  g_list_free(sequences);
  return count == 2;
}

static void on_pinch_begin(GtkGesture *pinch, GdkEventSequence *sequence, StylusCanvas *self) {
  // The hand of a pen that draws lies on the page.
  if (self->press.pen) {
    gtk_gesture_set_state(pinch, GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  on_drag_cancel(NULL, sequence, self);
  self->pinch = stylus_canvas_zoom(self->core);
  self->two_fingers = find_fingers(pinch, self->fingers);
  double *at = self->fingers;
  gboolean on_ruler = self->two_fingers &&
                      (stylus_canvas_subject_at(self->core, at[0], at[1]) == STYLUS_CANVAS_RULER ||
                       stylus_canvas_subject_at(self->core, at[2], at[3]) == STYLUS_CANVAS_RULER);
  self->pinched = on_ruler ? STYLUS_CANVAS_RULER : STYLUS_CANVAS_PAGE;
  gtk_gesture_set_state(pinch, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_pinch_update(GtkGesture *pinch, GdkEventSequence *sequence, StylusCanvas *self) {
  (void)sequence;
  double places[4];
  if (!self->two_fingers || !find_fingers(pinch, places)) return;
  if (self->pinched == STYLUS_CANVAS_RULER || pans_itself(self))
    stylus_canvas_pinch(self->core, self->pinched, self->fingers, places);
  memcpy(self->fingers, places, sizeof places);
}

static void on_pinch(GtkGestureZoom *pinch, double scale, StylusCanvas *self) {
  double x, y, zoom = CLAMP(self->pinch * scale, self->min_zoom, self->max_zoom);
  if (self->pinched == STYLUS_CANVAS_RULER) return;
  if (!pans_itself(self))
    stylus_gtk_canvas_set_zoom(self, zoom);
  else if (!self->two_fingers && gtk_gesture_get_bounding_box_center(GTK_GESTURE(pinch), &x, &y))
    stylus_canvas_zoom_at(self->core, zoom, x, y);
}

// ---- The wheel, and two fingers on a touchpad

// Turns the ruler about where the pointer is.
static void turn_ruler(StylusCanvas *self, double degrees) {
  double x = self->pointer_x, y = self->pointer_y, angle = degrees * G_PI / 180;
  double before[4] = {x - 100, y, x + 100, y};
  double after[4] = {x - 100 * cos(angle), y - 100 * sin(angle), x + 100 * cos(angle), y + 100 * sin(angle)};
  stylus_canvas_pinch(self->core, STYLUS_CANVAS_RULER, before, after);
}

static gboolean on_scroll(GtkEventControllerScroll *scroll, double right, double down, StylusCanvas *self) {
  GdkModifierType keys = gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(scroll));
  gboolean is_wheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL;
  double step = is_wheel ? 48 : 1;
  if (stylus_canvas_subject_at(self->core, self->pointer_x, self->pointer_y) == STYLUS_CANVAS_RULER) {
    turn_ruler(self, down * (is_wheel ? 1 : 0.1));
    return GDK_EVENT_STOP;
  }
  if (keys & GDK_CONTROL_MASK) {
    double zoom = stylus_canvas_zoom(self->core) * exp(-down * (is_wheel ? 0.1 : 0.01));
    zoom = CLAMP(zoom, self->min_zoom, self->max_zoom);
    if (pans_itself(self))
      stylus_canvas_zoom_at(self->core, zoom, self->pointer_x, self->pointer_y);
    else
      stylus_gtk_canvas_set_zoom(self, zoom);
    return GDK_EVENT_STOP;
  }
  if (!pans_itself(self)) return GDK_EVENT_PROPAGATE;
  gboolean sideways = keys & GDK_SHIFT_MASK && right == 0;
  stylus_canvas_pan(self->core, -(sideways ? down : right) * step, sideways ? 0 : -down * step);
  return GDK_EVENT_STOP;
}

static void on_pointer(GtkEventControllerMotion *motion, double x, double y, StylusCanvas *self) {
  (void)motion;
  self->pointer_x = x, self->pointer_y = y;
}

// ---- Space, held

static gboolean on_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, StylusCanvas *self) {
  (void)keys, (void)code, (void)state;
  if (key == GDK_KEY_space) self->space = TRUE;
  return key == GDK_KEY_space;
}

static void on_key_up(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, StylusCanvas *self) {
  (void)keys, (void)code, (void)state;
  if (key == GDK_KEY_space) self->space = FALSE;
}

static void on_focus_lost(GtkEventControllerFocus *focus, StylusCanvas *self) {
  (void)focus;
  self->space = FALSE;
}

void stylus_gtk_canvas_listen_to_hands(StylusCanvas *self) {
  GtkEventController *keys = gtk_event_controller_key_new(), *focus = gtk_event_controller_focus_new();
  GtkGesture *drag = gtk_gesture_drag_new(), *pinch = gtk_gesture_zoom_new();
  GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(drag), 0);
  // A second finger takes over what the first began.
  gtk_gesture_group(pinch, drag);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), self);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag_update), self);
  g_signal_connect(drag, "drag-end", G_CALLBACK(on_drag_end), self);
  g_signal_connect(drag, "cancel", G_CALLBACK(on_drag_cancel), self);
  g_signal_connect(pinch, "begin", G_CALLBACK(on_pinch_begin), self);
  g_signal_connect(pinch, "update", G_CALLBACK(on_pinch_update), self);
  g_signal_connect(pinch, "scale-changed", G_CALLBACK(on_pinch), self);
  g_signal_connect(scroll, "scroll", G_CALLBACK(on_scroll), self);
  g_signal_connect(motion, "enter", G_CALLBACK(on_pointer), self);
  g_signal_connect(motion, "motion", G_CALLBACK(on_pointer), self);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), self);
  g_signal_connect(keys, "key-released", G_CALLBACK(on_key_up), self);
  g_signal_connect(focus, "leave", G_CALLBACK(on_focus_lost), self);
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
  gtk_widget_add_controller(GTK_WIDGET(self), focus);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drag));
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(pinch));
  gtk_widget_add_controller(GTK_WIDGET(self), scroll);
  gtk_widget_add_controller(GTK_WIDGET(self), motion);
  self->drag_gesture = drag;
}
