#include "stylus-tool-picker.h"

#include "private.h"

enum { MOST_ELEMENTS = 48 };

struct _StylusToolPicker {
  GtkWidget parent;
  stylus_canvas_picker *core;
  GPtrArray *canvases;
  GtkWidget *elements[MOST_ELEMENTS];
  int count;
  guint tick, wake;
  guint32 *pixels;
  int width, height, scale;
  gboolean is_new;
  GdkTexture *texture;
  graphene_rect_t shown;  // where the texture lies
  GtkGesture *drag;
  double x, y;  // of what is pressed
};

enum { CHANGED, OBSCURED_CHANGED, SIGNALS };
static guint signals[SIGNALS];

G_DEFINE_FINAL_TYPE(StylusToolPicker, stylus_gtk_tool_picker, GTK_TYPE_WIDGET)

static void look(StylusToolPicker *self);

// ---- Elements: widgets without a look of their own, for the keyboard and for those who do not see the picker

#define STYLUS_TYPE_PICKER_ELEMENT (stylus_picker_element_get_type())
G_DECLARE_FINAL_TYPE(StylusPickerElement, stylus_picker_element, STYLUS, PICKER_ELEMENT, GtkWidget)

struct _StylusPickerElement {
  GtkWidget parent;
  int index;
  stylus_canvas_picker_element told;
};

G_DEFINE_FINAL_TYPE(StylusPickerElement, stylus_picker_element, GTK_TYPE_WIDGET)

static StylusToolPicker *picker_of(GtkWidget *element) { return STYLUS_TOOL_PICKER(gtk_widget_get_parent(element)); }

static void press_element(GtkWidget *widget, const char *action, GVariant *value) {
  (void)action, (void)value;
  StylusToolPicker *self = picker_of(widget);
  stylus_canvas_picker_activate(self->core, STYLUS_PICKER_ELEMENT(widget)->index);
  g_signal_emit(self, signals[CHANGED], 0);
  look(self);
}

static void on_focus(GtkEventControllerFocus *focus, StylusPickerElement *element) {
  StylusToolPicker *self = picker_of(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(focus)));
  stylus_canvas_picker_focus(self->core, element->index);
  look(self);
}

static void on_unfocus(GtkEventControllerFocus *focus, StylusPickerElement *element) {
  (void)element;
  StylusToolPicker *self = picker_of(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(focus)));
  stylus_canvas_picker_focus(self->core, -1);
  look(self);
}

static gboolean element_contains(GtkWidget *widget, double x, double y) {
  (void)widget, (void)x, (void)y;
  return FALSE;  // presses are the picker's
}

static void stylus_picker_element_class_init(StylusPickerElementClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->contains = element_contains;
  gtk_widget_class_install_action(widget, "element.press", NULL, press_element);
}

static void stylus_picker_element_init(StylusPickerElement *self) {
  GtkEventController *focus = gtk_event_controller_focus_new();
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  g_signal_connect(focus, "enter", G_CALLBACK(on_focus), self);
  g_signal_connect(focus, "leave", G_CALLBACK(on_unfocus), self);
  gtk_widget_add_controller(GTK_WIDGET(self), focus);
}

static GtkAccessibleRole role_of(guint32 role) {
  switch (role) {
    case STYLUS_CANVAS_TOGGLE: return GTK_ACCESSIBLE_ROLE_CHECKBOX;
    case STYLUS_CANVAS_RADIO: return GTK_ACCESSIBLE_ROLE_RADIO;
    case STYLUS_CANVAS_SLIDER:
    case STYLUS_CANVAS_COLOR_CHOOSER: return GTK_ACCESSIBLE_ROLE_SLIDER;
    default: return GTK_ACCESSIBLE_ROLE_BUTTON;
  }
}

static void describe(GtkWidget *widget, const stylus_canvas_picker_element *told) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, told->name, -1);
  if (*told->value && told->role >= STYLUS_CANVAS_SLIDER)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, told->value, -1);
  else if (*told->value)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told->value, -1);
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, !(told->states & STYLUS_CANVAS_ENABLED), -1);
  if (told->role == STYLUS_CANVAS_TOGGLE || told->role == STYLUS_CANVAS_RADIO)
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_CHECKED,
                                told->states & STYLUS_CANVAS_CHECKED ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                                     : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  if (told->states & STYLUS_CANVAS_EXPANDABLE)
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, !!(told->states & STYLUS_CANVAS_EXPANDED), -1);
}

// The elements are those that the picker has now; of the same kind at the same place it is the same widget.
static void update_elements(StylusToolPicker *self) {
  stylus_canvas_picker_element told = {.size = sizeof told};
  int count = 0;
  while (count < MOST_ELEMENTS && stylus_canvas_picker_get_element(self->core, count, &told) == 1) {
    GtkWidget *widget = self->elements[count];
    if (widget && STYLUS_PICKER_ELEMENT(widget)->told.role != told.role) {
      gtk_widget_unparent(widget);
      widget = NULL;
    }
    if (!widget) {
      widget = g_object_new(STYLUS_TYPE_PICKER_ELEMENT, "accessible-role", role_of(told.role), NULL);
      gtk_widget_insert_before(widget, GTK_WIDGET(self), count + 1 < self->count ? self->elements[count + 1] : NULL);
      STYLUS_PICKER_ELEMENT(widget)->index = count;
    }
    StylusPickerElement *element = STYLUS_PICKER_ELEMENT(widget);
    if (memcmp(&element->told, &told, sizeof told)) {
      element->told = told;
      describe(widget, &told);
    }
    self->elements[count++] = widget;
  }
  for (int i = count; i < self->count; i++) g_clear_pointer(&self->elements[i], gtk_widget_unparent);
  self->count = count;
}

// ---- The picture

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  StylusToolPicker *self = STYLUS_TOOL_PICKER(widget);
  gtk_widget_queue_draw(widget);
  // What it covers moves with it.
  for (guint i = 0; i < self->canvases->len; i++) gtk_widget_queue_allocate(self->canvases->pdata[i]);
  if (stylus_canvas_picker_redraw_delay(self->core) == 0) return G_SOURCE_CONTINUE;
  self->tick = 0;
  look(self);
  return G_SOURCE_REMOVE;
}

static gboolean on_wake(gpointer data) {
  StylusToolPicker *self = data;
  self->wake = 0;
  look(self);
  return G_SOURCE_REMOVE;
}

// Something may look another way: now, with the next frames, or later.
static void look(StylusToolPicker *self) {
  gint64 rest = stylus_canvas_picker_redraw_delay(self->core);
  gtk_widget_queue_draw(GTK_WIDGET(self));
  gtk_widget_queue_allocate(GTK_WIDGET(self));
  if (rest == 0) {
    if (!self->tick) self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self), on_tick, NULL, NULL);
    return;
  }
  g_clear_handle_id(&self->wake, g_source_remove);
  if (rest != INT64_MAX) self->wake = g_timeout_add(rest / 1000000 + 1, on_wake, self);
  for (guint i = 0; i < self->canvases->len; i++) gtk_widget_queue_allocate(self->canvases->pdata[i]);
  g_signal_emit(self, signals[OBSCURED_CHANGED], 0);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  StylusToolPicker *self = STYLUS_TOOL_PICKER(widget);
  int scale = gtk_widget_get_scale_factor(widget);
  if (width * scale != self->width || height * scale != self->height || scale != self->scale) {
    self->width = width * scale, self->height = height * scale, self->scale = scale;
    g_free(self->pixels);
    self->pixels = g_malloc0((gsize)self->width * self->height * 4 + 4);
    self->is_new = TRUE;
    stylus_canvas_picker_set_size(self->core, width, height, scale);
  }
  update_elements(self);
  for (int i = 0; i < self->count; i++) {
    stylus_box *box = &STYLUS_PICKER_ELEMENT(self->elements[i])->told.bounds;
    GtkAllocation place = {lround(box->x), lround(box->y), MAX(1, lround(box->width)), MAX(1, lround(box->height))};
    gtk_widget_measure(self->elements[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(self->elements[i], &place, -1);
  }
}

// One texture of the smallest rectangle that shows anything.
static void make_texture(StylusToolPicker *self) {
  int left = self->width, top = self->height, right = 0, bottom = 0;
  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      if (self->pixels[(gsize)y * self->width + x]) {
        left = MIN(left, x), right = MAX(right, x + 1);
        top = MIN(top, y), bottom = y + 1;
      }
  g_clear_object(&self->texture);
  if (left >= right) return;
  gsize width = right - left, height = bottom - top, row = width * 4;
  guchar *copy = g_malloc(row * height);
  for (gsize y = 0; y < height; y++) memcpy(copy + y * row, self->pixels + (top + y) * self->width + left, row);
  GBytes *bytes = g_bytes_new_take(copy, row * height);
  GdkMemoryFormat format =
      G_BYTE_ORDER == G_LITTLE_ENDIAN ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED;
  self->texture = gdk_memory_texture_new(width, height, format, bytes, row);
  g_bytes_unref(bytes);
  float unit = self->scale;
  self->shown = GRAPHENE_RECT_INIT(left / unit, top / unit, width / unit, height / unit);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  StylusToolPicker *self = STYLUS_TOOL_PICKER(widget);
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  if (!self->pixels) return;
  int count = stylus_canvas_picker_draw(self->core, self->pixels, (gsize)self->width * 4, self->is_new, damage);
  if (count > 0 || self->is_new) make_texture(self);
  self->is_new = FALSE;
  if (self->texture) gtk_snapshot_append_texture(snapshot, self->texture, &self->shown);
}

static gboolean contains(GtkWidget *widget, double x, double y) {
  return stylus_canvas_picker_covers(STYLUS_TOOL_PICKER(widget)->core, x, y) == 1;
}

// ---- Hands and keys

static void touch(StylusToolPicker *self, GtkGesture *gesture, enum stylus_canvas_touch what, double x, double y) {
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(gesture));
  enum stylus_canvas_touch_source by = STYLUS_CANVAS_BY_POINTER;
  if (event && gdk_event_get_device_tool(event))
    by = STYLUS_CANVAS_BY_PEN;
  else if (event && gdk_event_get_event_sequence(event))
    by = STYLUS_CANVAS_BY_FINGER;
  stylus_canvas_picker_touch(self->core, what, by, x, y);
  if (what == STYLUS_CANVAS_RELEASE) g_signal_emit(self, signals[CHANGED], 0);
  look(self);
}

static void on_press(GtkGestureDrag *drag, double x, double y, StylusToolPicker *self) {
  gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->x = x, self->y = y;
  touch(self, GTK_GESTURE(drag), STYLUS_CANVAS_PRESS, x, y);
}

static void on_drag(GtkGestureDrag *drag, double x, double y, StylusToolPicker *self) {
  touch(self, GTK_GESTURE(drag), STYLUS_CANVAS_MOVE, self->x + x, self->y + y);
}

static void on_release(GtkGestureDrag *drag, double x, double y, StylusToolPicker *self) {
  touch(self, GTK_GESTURE(drag), STYLUS_CANVAS_RELEASE, self->x + x, self->y + y);
}

// GTK 4.8 gives up the press of one device if another device moves over the widget without a button pressed; and after each layout, GTK
// itself moves the pointer, which the compositor leaves where a pen was lifted. So the others do not reach the gesture. Whoever presses
// anew takes over.
static gboolean on_event(GtkEventControllerLegacy *all, GdkEvent *event, StylusToolPicker *self) {
  (void)all;
  GdkEventType type = gdk_event_get_event_type(event);
  gboolean is_button = type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE;
  if ((!is_button && type != GDK_MOTION_NOTIFY) || !gtk_gesture_handles_sequence(self->drag, NULL)) return FALSE;
  gboolean is_other = gdk_event_get_device(event) != gtk_gesture_get_device(self->drag);
  gboolean is_primary = is_button && gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY;
  if (is_other && is_primary && type == GDK_BUTTON_PRESS) {
    gtk_event_controller_reset(GTK_EVENT_CONTROLLER(self->drag));
    return FALSE;
  }
  return is_other || (is_button && !is_primary);
}

static void on_lost(GtkGesture *drag, GdkEventSequence *sequence, StylusToolPicker *self) {
  (void)sequence;
  touch(self, drag, STYLUS_CANVAS_CANCEL, 0, 0);
}

// Tab goes from element to element by itself.
static gboolean on_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, StylusToolPicker *self) {
  (void)keys, (void)code;
  static const guint known[] = {GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down};
  int pressed = -1;
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS(known); i++)
    if (key == known[i]) pressed = i;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space) pressed = STYLUS_CANVAS_KEY_ENTER;
  if (key == GDK_KEY_Escape) pressed = STYLUS_CANVAS_KEY_ESCAPE;
  if (key >= GDK_KEY_0 && key <= GDK_KEY_9) pressed = STYLUS_CANVAS_KEY_0 + (key - GDK_KEY_0);
  if (pressed < 0) return FALSE;
  stylus_canvas_picker_key(self->core, pressed);
  update_elements(self);
  for (int i = 0; i < self->count; i++)
    if (STYLUS_PICKER_ELEMENT(self->elements[i])->told.states & STYLUS_CANVAS_FOCUSED) gtk_widget_grab_focus(self->elements[i]);
  g_signal_emit(self, signals[CHANGED], 0);
  look(self);
  return TRUE;
}

// ---- Canvases

static void on_canvas_changed(StylusCanvas *canvas, StylusToolPicker *self) {
  stylus_canvas_picker_update(self->core, stylus_gtk_canvas_get_core(canvas), 0);
  look(self);
}

static void on_history(StylusCanvas *canvas, GParamSpec *spec, StylusToolPicker *self) {
  (void)spec;
  on_canvas_changed(canvas, self);
}

static void on_used(StylusCanvas *canvas, StylusToolPicker *self) {
  stylus_canvas_picker_update(self->core, stylus_gtk_canvas_get_core(canvas), 1);
}

static void on_lifted(StylusCanvas *canvas, StylusToolPicker *self) {
  (void)canvas;
  stylus_canvas_picker_ink_ended(self->core);
  look(self);
}

gboolean stylus_gtk_tool_picker_close_panel(StylusToolPicker *self) {
  stylus_box boxes[STYLUS_CANVAS_MAX_OBSCURED];
  // The picker, and the panel.
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)) || stylus_canvas_picker_obscured(self->core, boxes) < 2) return FALSE;
  stylus_canvas_picker_key(self->core, STYLUS_CANVAS_KEY_ESCAPE);
  look(self);
  return TRUE;
}

void stylus_gtk_tool_picker_ink_came(StylusToolPicker *self, StylusCanvas *canvas, double x, double y) {
  graphene_point_t place;
  if (!gtk_widget_compute_point(GTK_WIDGET(canvas), GTK_WIDGET(self), &GRAPHENE_POINT_INIT(x, y), &place)) return;
  gint64 before = stylus_canvas_picker_redraw_delay(self->core);
  stylus_canvas_picker_ink_moved(self->core, place.x, place.y);
  if (stylus_canvas_picker_redraw_delay(self->core) != before) look(self);
}

/**
 * stylus_gtk_tool_picker_add_canvas:
 * @self: a picker
 * @canvas: the canvas
 *
 * Lets a canvas use the tool that is chosen on the picker.
 *
 * If nothing was chosen on the picker yet, it takes the tools of its first canvas.
 */
void stylus_gtk_tool_picker_add_canvas(StylusToolPicker *self, StylusCanvas *canvas) {
  g_return_if_fail(STYLUS_IS_TOOL_PICKER(self) && STYLUS_IS_CANVAS(canvas));
  if (canvas->picker == self) return;
  if (canvas->picker) stylus_gtk_tool_picker_remove_canvas(canvas->picker, canvas);
  canvas->picker = self;
  g_ptr_array_add(self->canvases, g_object_ref(canvas));
  stylus_canvas_picker_add(self->core, canvas->core);
  g_signal_connect(canvas, "tool-changed", G_CALLBACK(on_canvas_changed), self);
  g_signal_connect(canvas, "page-changed", G_CALLBACK(on_canvas_changed), self);
  g_signal_connect(canvas, "view-changed", G_CALLBACK(on_canvas_changed), self);
  g_signal_connect(canvas, "notify::can-undo", G_CALLBACK(on_history), self);
  g_signal_connect(canvas, "notify::can-redo", G_CALLBACK(on_history), self);
  g_signal_connect(canvas, "began-using-tool", G_CALLBACK(on_used), self);
  g_signal_connect(canvas, "ended-using-tool", G_CALLBACK(on_lifted), self);
  look(self);
}

/**
 * stylus_gtk_tool_picker_remove_canvas:
 * @self: a picker
 * @canvas: a canvas that was added
 *
 * Lets a canvas no longer use the picker.
 */
void stylus_gtk_tool_picker_remove_canvas(StylusToolPicker *self, StylusCanvas *canvas) {
  g_return_if_fail(STYLUS_IS_TOOL_PICKER(self) && STYLUS_IS_CANVAS(canvas));
  if (canvas->picker != self) return;
  canvas->picker = NULL;
  g_signal_handlers_disconnect_by_data(canvas, self);
  stylus_canvas_picker_remove(self->core, canvas->core);
  g_ptr_array_remove(self->canvases, canvas);
}

/**
 * stylus_gtk_tool_picker_get_obscured:
 * @self: a picker
 * @rectangles: (out caller-allocates) (array fixed-size=4): the area, in units of the picker
 *
 * Gets the area that the picker covers.
 *
 * Returns: the number of rectangles, at most 4; 0 while the picker is faded
 */
int stylus_gtk_tool_picker_get_obscured(StylusToolPicker *self, GdkRectangle *rectangles) {
  stylus_box boxes[STYLUS_CANVAS_MAX_OBSCURED];
  g_return_val_if_fail(STYLUS_IS_TOOL_PICKER(self) && rectangles, 0);
  int count = stylus_canvas_picker_obscured(self->core, boxes);
  for (int i = 0; i < count; i++) {
    int x = floor(boxes[i].x), y = floor(boxes[i].y);
    rectangles[i] = (GdkRectangle){x, y, ceil(boxes[i].x + boxes[i].width) - x, ceil(boxes[i].y + boxes[i].height) - y};
  }
  return MAX(0, count);
}

/**
 * stylus_gtk_tool_picker_get_state:
 * @self: a picker
 *
 * Gets the chosen tools and the position of the picker, for the next run of your program.
 *
 * Returns: (transfer full): the state, as text
 */
char *stylus_gtk_tool_picker_get_state(StylusToolPicker *self) {
  g_return_val_if_fail(STYLUS_IS_TOOL_PICKER(self), NULL);
  char *text = stylus_canvas_picker_text(self->core), *copy = g_strdup(text);
  stylus_free(text);
  return copy;
}

/**
 * stylus_gtk_tool_picker_set_state:
 * @self: a picker
 * @state: the result of [method@Stylus.ToolPicker.get_state]
 * @error: return location for the part of the state that is invalid
 *
 * Restores the chosen tools and the position of the picker. The valid parts of a state are restored even if others are
 * invalid.
 *
 * Returns: TRUE if all of it was restored
 */
gboolean stylus_gtk_tool_picker_set_state(StylusToolPicker *self, const char *state, GError **error) {
  g_return_val_if_fail(STYLUS_IS_TOOL_PICKER(self), FALSE);
  int result = stylus_canvas_picker_set_text(self->core, state);
  look(self);
  if (result >= 0) return TRUE;
  g_set_error_literal(error, STYLUS_CANVAS_ERROR, -result, stylus_canvas_picker_message(self->core));
  return FALSE;
}

/**
 * stylus_gtk_tool_picker_set_dark:
 * @self: a picker
 * @dark: whether it is dark
 *
 * Sets whether the picker is dark, and shows inks as on dark paper.
 */
void stylus_gtk_tool_picker_set_dark(StylusToolPicker *self, gboolean dark) {
  g_return_if_fail(STYLUS_IS_TOOL_PICKER(self));
  stylus_canvas_picker_set_dark(self->core, dark);
  look(self);
}

// ---- The class

// Whoever presses it will lift elsewhere.
static void unmap(GtkWidget *widget) {
  gtk_event_controller_reset(GTK_EVENT_CONTROLLER(STYLUS_TOOL_PICKER(widget)->drag));
  GTK_WIDGET_CLASS(stylus_gtk_tool_picker_parent_class)->unmap(widget);
}

static void dispose(GObject *object) {
  StylusToolPicker *self = STYLUS_TOOL_PICKER(object);
  while (self->canvases->len) stylus_gtk_tool_picker_remove_canvas(self, self->canvases->pdata[0]);
  for (int i = 0; i < self->count; i++) g_clear_pointer(&self->elements[i], gtk_widget_unparent);
  self->count = 0;
  g_clear_handle_id(&self->wake, g_source_remove);
  g_clear_object(&self->texture);
  G_OBJECT_CLASS(stylus_gtk_tool_picker_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  StylusToolPicker *self = STYLUS_TOOL_PICKER(object);
  g_ptr_array_unref(self->canvases);
  g_free(self->pixels);
  stylus_canvas_picker_destroy(self->core);
  G_OBJECT_CLASS(stylus_gtk_tool_picker_parent_class)->finalize(object);
}

static void stylus_gtk_tool_picker_class_init(StylusToolPickerClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  object->dispose = dispose;
  object->finalize = finalize;
  widget->unmap = unmap;
  widget->size_allocate = size_allocate;
  widget->snapshot = snapshot;
  widget->contains = contains;
  gtk_widget_class_set_css_name(widget, "stylustoolpicker");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new("changed", STYLUS_TYPE_TOOL_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OBSCURED_CHANGED] =
      g_signal_new("obscured-changed", STYLUS_TYPE_TOOL_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void stylus_gtk_tool_picker_init(StylusToolPicker *self) {
  GtkGesture *drag = gtk_gesture_drag_new();
  GtkEventController *keys = gtk_event_controller_key_new(), *all = gtk_event_controller_legacy_new();
  self->core = stylus_canvas_picker_create();
  self->canvases = g_ptr_array_new_with_free_func(g_object_unref);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_press), self);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag), self);
  g_signal_connect(drag, "drag-end", G_CALLBACK(on_release), self);
  g_signal_connect(drag, "cancel", G_CALLBACK(on_lost), self);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), self);
  g_signal_connect(all, "event", G_CALLBACK(on_event), self);
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase(all, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(drag));
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
  gtk_widget_add_controller(GTK_WIDGET(self), all);
  self->drag = drag;
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, "Tools", -1);
}

/**
 * stylus_gtk_tool_picker_new:
 *
 * Creates a picker. Add it to a [class@Gtk.Overlay] above the canvases.
 *
 * Returns: (transfer floating): the picker
 */
GtkWidget *stylus_gtk_tool_picker_new(void) { return g_object_new(STYLUS_TYPE_TOOL_PICKER, NULL); }
