#include <glib-unix.h>

#include "private.h"

enum { PROP_0, READ_ONLY, FINGER_POLICY, CAN_UNDO, CAN_REDO, ZOOM, MIN_ZOOM, MAX_ZOOM, BACKGROUND, WET_INK, STRAIGHTENS_SHAPES, HAS_SELECTION,
       FOLLOWS_STYLUSD, ASKS_TO_UNDO, PAGE, PAGE_COUNT, PROPERTIES };
enum { DRAWING_CHANGED, BEGAN_USING_TOOL, ENDED_USING_TOOL, FINISHED_RENDERING, SELECTION_CHANGED, TOOL_CHANGED,
       RULER_CHANGED, VIEW_CHANGED, PAGE_CHANGED, STEP_MADE, UNDO_REQUESTED, REDO_REQUESTED, SIGNALS };
static GParamSpec *properties[PROPERTIES];
static guint signals[SIGNALS];

G_DEFINE_FINAL_TYPE(StylusCanvas, stylus_gtk_canvas, GTK_TYPE_WIDGET)
G_DEFINE_QUARK(stylus-canvas-error, stylus_canvas_error)

GType stylus_finger_policy_get_type(void) {
  static gsize type;
  if (g_once_init_enter(&type)) {
    static const GEnumValue values[] = {
        {STYLUS_FINGER_POLICY_PEN_ONLY, "STYLUS_FINGER_POLICY_PEN_ONLY", "pen-only"},
        {STYLUS_FINGER_POLICY_ANY, "STYLUS_FINGER_POLICY_ANY", "any"},
        {0, NULL, NULL}};
    g_once_init_leave(&type, g_enum_register_static("StylusFingerPolicy", values));
  }
  return type;
}

GType stylus_pattern_get_type(void) {
  static gsize type;
  if (g_once_init_enter(&type)) {
    static const GEnumValue values[] = {{STYLUS_PATTERN_BLANK, "STYLUS_PATTERN_BLANK", "blank"},
                                        {STYLUS_PATTERN_RULED, "STYLUS_PATTERN_RULED", "ruled"},
                                        {STYLUS_PATTERN_GRID, "STYLUS_PATTERN_GRID", "grid"},
                                        {STYLUS_PATTERN_DOTTED, "STYLUS_PATTERN_DOTTED", "dotted"},
                                        {0, NULL, NULL}};
    g_once_init_leave(&type, g_enum_register_static("StylusPattern", values));
  }
  return type;
}

gboolean stylus_gtk_canvas_check(StylusCanvas *self, int result, GError **error) {
  if (result >= 0) return TRUE;
  g_set_error_literal(error, STYLUS_CANVAS_ERROR, -result, stylus_canvas_message(self->core));
  return FALSE;
}

// ---- Events

static void history_changed(StylusCanvas *self) {
  gboolean undo = stylus_canvas_can_undo(self->core) > 0, redo = stylus_canvas_can_redo(self->core) > 0;
  if (undo != self->can_undo) {
    self->can_undo = undo;
    g_object_notify_by_pspec(G_OBJECT(self), properties[CAN_UNDO]);
  }
  if (redo != self->can_redo) {
    self->can_redo = redo;
    g_object_notify_by_pspec(G_OBJECT(self), properties[CAN_REDO]);
  }
}

static void selection_changed(StylusCanvas *self) {
  gboolean has_selection = stylus_canvas_selection(self->core, NULL) > 0;
  if (has_selection != self->has_selection) {
    self->has_selection = has_selection;
    g_object_notify_by_pspec(G_OBJECT(self), properties[HAS_SELECTION]);
  }
  g_signal_emit(self, signals[SELECTION_CHANGED], 0);
}

static void view_changed(StylusCanvas *self) {
  stylus_canvas_view view = {.size = sizeof view};
  // A page that a scrolled window shows lies where that puts it.
  if (self->content_width > 0 || self->content_height > 0) {
    if (stylus_canvas_get_view(self->core, &view) == 0 && fabs(view.x) + fabs(view.y) > 1e-6) {
      double unit = 96 / 25.4 * view.zoom;
      stylus_canvas_pan(self->core, view.x * unit, view.y * unit);
    }
    gtk_widget_queue_resize(GTK_WIDGET(self));
  } else {
    gtk_widget_queue_allocate(GTK_WIDGET(self));
  }
  g_object_notify_by_pspec(G_OBJECT(self), properties[ZOOM]);
  g_signal_emit(self, signals[VIEW_CHANGED], 0);
}

static void steps_made(StylusCanvas *self) {
  int steps = stylus_canvas_steps(self->core);
  for (; self->steps < steps; self->steps++) g_signal_emit(self, signals[STEP_MADE], 0);
}

// The paper of the page that is shown is what the widget draws below the ink.
static void page_changed(StylusCanvas *self) {
  stylus_gtk_canvas_take_paper(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[BACKGROUND]);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PAGE]);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PAGE_COUNT]);
  g_signal_emit(self, signals[PAGE_CHANGED], 0);
}

void stylus_gtk_canvas_take_events(StylusCanvas *self) {
  stylus_canvas_event event = {.size = sizeof event};
  g_object_ref(self);
  stylus_canvas_dispatch(self->core);
  while (self->core && stylus_canvas_next_event(self->core, &event) == 1) switch (event.type) {
      case STYLUS_CANVAS_NEEDS_DRAWING: gtk_widget_queue_draw(GTK_WIDGET(self)); break;
      case STYLUS_CANVAS_HISTORY_CHANGED: history_changed(self); break;
      case STYLUS_CANVAS_DRAWING_CHANGED: g_signal_emit(self, signals[DRAWING_CHANGED], 0); break;
      case STYLUS_CANVAS_BEGAN_USING_TOOL: g_signal_emit(self, signals[BEGAN_USING_TOOL], 0); break;
      case STYLUS_CANVAS_ENDED_USING_TOOL: g_signal_emit(self, signals[ENDED_USING_TOOL], 0); break;
      case STYLUS_CANVAS_FINISHED_RENDERING: g_signal_emit(self, signals[FINISHED_RENDERING], 0); break;
      case STYLUS_CANVAS_SELECTION_CHANGED: selection_changed(self); break;
      case STYLUS_CANVAS_TOOL_CHANGED: g_signal_emit(self, signals[TOOL_CHANGED], 0); break;
      case STYLUS_CANVAS_RULER_CHANGED: g_signal_emit(self, signals[RULER_CHANGED], 0); break;
      case STYLUS_CANVAS_VIEW_CHANGED: view_changed(self); break;
      case STYLUS_CANVAS_PAGE_CHANGED: page_changed(self); break;
      case STYLUS_CANVAS_STEPS_MADE: steps_made(self); break;
      case STYLUS_CANVAS_UNDO_REQUESTED: g_signal_emit(self, signals[UNDO_REQUESTED], 0); break;
      case STYLUS_CANVAS_REDO_REQUESTED: g_signal_emit(self, signals[REDO_REQUESTED], 0); break;
      default: break;
    }
  g_object_unref(self);
}

static gboolean on_readable(int descriptor, GIOCondition condition, gpointer self) {
  (void)descriptor, (void)condition;
  stylus_gtk_canvas_take_events(self);
  return G_SOURCE_CONTINUE;
}

// ---- Seen, and not

static void stylus_gtk_canvas_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(stylus_gtk_canvas_parent_class)->map(widget);
  stylus_gtk_canvas_follow(STYLUS_CANVAS(widget), gtk_widget_get_frame_clock(widget));
  gtk_widget_queue_allocate(widget);
}

static void stylus_gtk_canvas_unmap(GtkWidget *widget) {
  stylus_gtk_canvas_let_go(STYLUS_CANVAS(widget));
  stylus_gtk_canvas_unfollow(STYLUS_CANVAS(widget));
  stylus_gtk_canvas_take_events(STYLUS_CANVAS(widget));
  GTK_WIDGET_CLASS(stylus_gtk_canvas_parent_class)->unmap(widget);
}

// ---- The class

static void set_zoom_limit(StylusCanvas *self, double *limit, double value) {
  *limit = value;
  if (self->max_zoom < self->min_zoom) self->max_zoom = self->min_zoom;
  stylus_canvas_set_zoom_limits(self->core, self->min_zoom, self->max_zoom);
  stylus_gtk_canvas_take_events(self);
}

static void set_wet_ink(StylusCanvas *self, gboolean wet_ink) {
  self->wet_ink = wet_ink;
  self->cannot_attach = FALSE;
  if (!wet_ink) stylus_gtk_canvas_detach(self);
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

static void set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  StylusCanvas *self = STYLUS_CANVAS(object);
  switch (id) {
    case READ_ONLY: stylus_gtk_canvas_set_read_only(self, g_value_get_boolean(value)); break;
    case FINGER_POLICY: stylus_gtk_canvas_set_finger_policy(self, g_value_get_enum(value)); break;
    case ZOOM: stylus_gtk_canvas_set_zoom(self, g_value_get_double(value)); break;
    case MIN_ZOOM: set_zoom_limit(self, &self->min_zoom, g_value_get_double(value)); break;
    case MAX_ZOOM: set_zoom_limit(self, &self->max_zoom, g_value_get_double(value)); break;
    case BACKGROUND: stylus_gtk_canvas_set_background(self, g_value_get_boxed(value)); break;
    case WET_INK: set_wet_ink(self, g_value_get_boolean(value)); break;
    case STRAIGHTENS_SHAPES: stylus_gtk_canvas_set_straightens_shapes(self, g_value_get_boolean(value)); break;
    case PAGE: stylus_gtk_canvas_show_page(self, g_value_get_uint(value), NULL); break;
    case FOLLOWS_STYLUSD: stylus_gtk_canvas_set_follows_stylusd(self, g_value_get_boolean(value)); break;
    case ASKS_TO_UNDO: stylus_gtk_canvas_set_asks_to_undo(self, g_value_get_boolean(value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  StylusCanvas *self = STYLUS_CANVAS(object);
  switch (id) {
    case READ_ONLY: g_value_set_boolean(value, self->read_only); break;
    case FINGER_POLICY: g_value_set_enum(value, self->finger_policy); break;
    case CAN_UNDO: g_value_set_boolean(value, stylus_gtk_canvas_get_can_undo(self)); break;
    case CAN_REDO: g_value_set_boolean(value, stylus_gtk_canvas_get_can_redo(self)); break;
    case ZOOM: g_value_set_double(value, stylus_gtk_canvas_get_zoom(self)); break;
    case MIN_ZOOM: g_value_set_double(value, self->min_zoom); break;
    case MAX_ZOOM: g_value_set_double(value, self->max_zoom); break;
    case BACKGROUND: g_value_set_boxed(value, &self->background); break;
    case WET_INK: g_value_set_boolean(value, self->wet_ink); break;
    case STRAIGHTENS_SHAPES: g_value_set_boolean(value, self->straightens); break;
    case HAS_SELECTION: g_value_set_boolean(value, self->has_selection); break;
    case PAGE: g_value_set_uint(value, stylus_gtk_canvas_get_page(self)); break;
    case PAGE_COUNT: g_value_set_uint(value, stylus_gtk_canvas_get_page_count(self)); break;
    case FOLLOWS_STYLUSD: g_value_set_boolean(value, stylus_gtk_canvas_get_follows_stylusd(self)); break;
    case ASKS_TO_UNDO: g_value_set_boolean(value, self->asks_to_undo); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void dispose(GObject *object) {
  StylusCanvas *self = STYLUS_CANVAS(object);
  g_clear_handle_id(&self->watch, g_source_remove);
  G_OBJECT_CLASS(stylus_gtk_canvas_parent_class)->dispose(object);
}

static void finalize(GObject *object) {
  StylusCanvas *self = STYLUS_CANVAS(object);
  stylus_gtk_canvas_free_tiles(self);
  g_clear_object(&self->picture);
  stylus_canvas_destroy(self->core);
  G_OBJECT_CLASS(stylus_gtk_canvas_parent_class)->finalize(object);
}

static void add_properties(GObjectClass *class) {
  const GParamFlags both = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  properties[READ_ONLY] = g_param_spec_boolean("read-only", NULL, NULL, FALSE, both);
  properties[FINGER_POLICY] = g_param_spec_enum("finger-policy", NULL, NULL, STYLUS_TYPE_FINGER_POLICY,
                                                STYLUS_FINGER_POLICY_PEN_ONLY, both);
  properties[CAN_UNDO] = g_param_spec_boolean("can-undo", NULL, NULL, FALSE, read);
  properties[CAN_REDO] = g_param_spec_boolean("can-redo", NULL, NULL, FALSE, read);
  properties[ZOOM] = g_param_spec_double("zoom", NULL, NULL, 0.05, 50, 1, both);
  properties[MIN_ZOOM] = g_param_spec_double("min-zoom", NULL, NULL, 0.05, 50, 0.1, both);
  properties[MAX_ZOOM] = g_param_spec_double("max-zoom", NULL, NULL, 0.05, 50, 10, both);
  properties[BACKGROUND] = g_param_spec_boxed("background", NULL, NULL, GDK_TYPE_RGBA, both);
  properties[WET_INK] = g_param_spec_boolean("wet-ink", NULL, NULL, TRUE, both);
  properties[STRAIGHTENS_SHAPES] = g_param_spec_boolean("straightens-shapes", NULL, NULL, TRUE, both);
  properties[PAGE] = g_param_spec_uint("page", NULL, NULL, 0, G_MAXINT, 0, both);
  properties[PAGE_COUNT] = g_param_spec_uint("page-count", NULL, NULL, 1, G_MAXINT, 1, read);
  properties[FOLLOWS_STYLUSD] = g_param_spec_boolean("follows-stylusd", NULL, NULL, TRUE, both);
  properties[ASKS_TO_UNDO] = g_param_spec_boolean("asks-to-undo", NULL, NULL, FALSE, both);
  properties[HAS_SELECTION] = g_param_spec_boolean("has-selection", NULL, NULL, FALSE, read);
  g_object_class_install_properties(class, PROPERTIES, properties);
}

static void stylus_gtk_canvas_class_init(StylusCanvasClass *class) {
  GObjectClass *object = G_OBJECT_CLASS(class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  object->set_property = set_property;
  object->get_property = get_property;
  object->dispose = dispose;
  object->finalize = finalize;
  widget->map = stylus_gtk_canvas_map;
  widget->unmap = stylus_gtk_canvas_unmap;
  widget->measure = stylus_gtk_canvas_measure;
  widget->size_allocate = stylus_gtk_canvas_size_allocate;
  widget->snapshot = stylus_gtk_canvas_snapshot;
  gtk_widget_class_set_css_name(widget, "styluscanvas");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_IMG);
  stylus_gtk_canvas_bind_keys(widget);
  add_properties(object);

  static const char *const names[SIGNALS] = {"drawing-changed", "began-using-tool", "ended-using-tool",
                                             "finished-rendering", "selection-changed", "tool-changed",
                                             "ruler-changed", "view-changed", "page-changed", "step-made", "undo-requested",
                                             "redo-requested"};
  for (int i = 0; i < SIGNALS; i++)
    signals[i] = g_signal_new(names[i], STYLUS_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void stylus_gtk_canvas_init(StylusCanvas *self) {
  self->core = stylus_canvas_create();
  if (!self->core) g_error("there are no descriptors or threads for a canvas");
  self->wet_ink = TRUE, self->straightens = TRUE;
  self->min_zoom = 0.1, self->max_zoom = 10;
  stylus_canvas_set_zoom_limits(self->core, 0.1, 10);
  stylus_canvas_set_background(self->core, 0xffffffff);
  stylus_gtk_canvas_take_paper(self);
  self->watch = g_unix_fd_add(stylus_canvas_descriptor(self->core), G_IO_IN, on_readable, self);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
  g_signal_connect(self, "notify::scale-factor", G_CALLBACK(gtk_widget_queue_resize), NULL);
  stylus_gtk_canvas_listen_to_pens(self);
  stylus_gtk_canvas_listen_to_hands(self);
}

// ---- What programs call

/**
 * stylus_gtk_canvas_new:
 *
 * Creates an empty canvas on white paper, on which pens draw.
 *
 * Returns: (transfer floating): the canvas
 */
GtkWidget *stylus_gtk_canvas_new(void) { return g_object_new(STYLUS_TYPE_CANVAS, NULL); }

/**
 * stylus_gtk_canvas_perform:
 * @self: a canvas
 * @command: such as `tool marker`, `color #c0392b`, `width 3` or `undo`
 * @error: return location for the reason of a failure
 *
 * Performs a command. `stylus-commands(7)` lists all of them. A command that fails changes nothing.
 *
 * Returns: TRUE if it was performed
 */
gboolean stylus_gtk_canvas_perform(StylusCanvas *self, const char *command, GError **error) {
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), FALSE);
  gboolean is_done = stylus_gtk_canvas_check(self, stylus_canvas_perform(self->core, command), error);
  stylus_gtk_canvas_take_events(self);
  return is_done;
}

GBytes *stylus_gtk_canvas_own(void *bytes, size_t count) {
  return bytes ? g_bytes_new_with_free_func(bytes, count, stylus_free, bytes) : NULL;
}

/**
 * stylus_gtk_canvas_get_drawing:
 * @self: a canvas
 *
 * Gets the drawing of the current page.
 *
 * Returns: (transfer full): the bytes of an .inkd file
 */
GBytes *stylus_gtk_canvas_get_drawing(StylusCanvas *self) {
  size_t count = 0;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), NULL);
  void *bytes = stylus_canvas_drawing(self->core, &count);
  return stylus_gtk_canvas_own(bytes, count);
}

/**
 * stylus_gtk_canvas_set_drawing:
 * @self: a canvas
 * @drawing: the bytes of an .inkd file with one drawing
 * @error: return location for the reason of a failure
 *
 * Replaces the drawing of the current page. This is one step that can be undone.
 *
 * A file with several pages is refused; use [method@Stylus.Canvas.set_document].
 *
 * Returns: TRUE if it was replaced
 */
gboolean stylus_gtk_canvas_set_drawing(StylusCanvas *self, GBytes *drawing, GError **error) {
  gsize count;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self) && drawing, FALSE);
  const void *bytes = g_bytes_get_data(drawing, &count);
  gboolean is_done = stylus_gtk_canvas_check(self, stylus_canvas_set_drawing(self->core, bytes, count), error);
  stylus_gtk_canvas_take_events(self);
  return is_done;
}

/**
 * stylus_gtk_canvas_get_png:
 * @self: a canvas
 * @scale: the number of pixels per unit of the window
 *
 * Gets a picture of the canvas as a PNG file.
 *
 * Returns: (transfer full) (nullable): the bytes of the file, or NULL if the canvas has no size or there is not enough
 *   memory
 */
GBytes *stylus_gtk_canvas_get_png(StylusCanvas *self, double scale) {
  size_t count = 0;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), NULL);
  void *bytes = stylus_canvas_png(self->core, scale, &count);
  return stylus_gtk_canvas_own(bytes, count);
}

/**
 * stylus_gtk_canvas_undo:
 * @self: a canvas
 *
 * Undoes the last step.
 *
 * Returns: TRUE if there was a step to undo
 */
gboolean stylus_gtk_canvas_undo(StylusCanvas *self) { return stylus_gtk_canvas_perform(self, "undo", NULL); }

/**
 * stylus_gtk_canvas_redo:
 * @self: a canvas
 *
 * Does the last undone step again.
 *
 * Returns: TRUE if there was a step to redo
 */
gboolean stylus_gtk_canvas_redo(StylusCanvas *self) { return stylus_gtk_canvas_perform(self, "redo", NULL); }

/**
 * stylus_gtk_canvas_clear:
 * @self: a canvas
 *
 * Removes all ink from the current page. This is one step that can be undone.
 */
void stylus_gtk_canvas_clear(StylusCanvas *self) { stylus_gtk_canvas_perform(self, "clear", NULL); }

/**
 * stylus_gtk_canvas_get_can_undo:
 * @self: a canvas
 *
 * Gets whether there is a step to undo.
 *
 * Returns: TRUE if there is one
 */
gboolean stylus_gtk_canvas_get_can_undo(StylusCanvas *self) { return stylus_canvas_can_undo(self->core) > 0; }

/**
 * stylus_gtk_canvas_get_can_redo:
 * @self: a canvas
 *
 * Gets whether there is a step to redo.
 *
 * Returns: TRUE if there is one
 */
gboolean stylus_gtk_canvas_get_can_redo(StylusCanvas *self) { return stylus_canvas_can_redo(self->core) > 0; }

/**
 * stylus_gtk_canvas_set_read_only:
 * @self: a canvas
 * @read_only: whether the canvas refuses changes
 *
 * Sets whether the canvas refuses strokes and all commands that change the drawing.
 */
void stylus_gtk_canvas_set_read_only(StylusCanvas *self, gboolean read_only) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  if (self->read_only == !!read_only) return;
  self->read_only = !!read_only;
  stylus_canvas_set_read_only(self->core, read_only);
  g_object_notify_by_pspec(G_OBJECT(self), properties[READ_ONLY]);
}

/**
 * stylus_gtk_canvas_get_read_only:
 * @self: a canvas
 *
 * Gets whether the canvas refuses changes.
 *
 * Returns: TRUE if it does
 */
gboolean stylus_gtk_canvas_get_read_only(StylusCanvas *self) { return self->read_only; }

/**
 * stylus_gtk_canvas_set_finger_policy:
 * @self: a canvas
 * @policy: which devices draw
 *
 * Sets which devices draw.
 */
void stylus_gtk_canvas_set_finger_policy(StylusCanvas *self, StylusFingerPolicy policy) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  if (self->finger_policy == policy) return;
  self->finger_policy = policy;
  g_object_notify_by_pspec(G_OBJECT(self), properties[FINGER_POLICY]);
}

/**
 * stylus_gtk_canvas_get_finger_policy:
 * @self: a canvas
 *
 * Gets which devices draw.
 *
 * Returns: the policy
 */
StylusFingerPolicy stylus_gtk_canvas_get_finger_policy(StylusCanvas *self) { return self->finger_policy; }

/**
 * stylus_gtk_canvas_set_asks_to_undo:
 * @self: a canvas
 * @asks: whether the program undoes
 *
 * Sets whether the program has its own undo, in which the steps of the canvas are some among others.
 *
 * The program then records a step for each [signal@Stylus.Canvas::step-made], and calls [method@Stylus.Canvas.undo]
 * and [method@Stylus.Canvas.redo] when it is that step's turn. Keys and the picker emit
 * [signal@Stylus.Canvas::undo-requested] and [signal@Stylus.Canvas::redo-requested] instead of undoing.
 */
void stylus_gtk_canvas_set_asks_to_undo(StylusCanvas *self, gboolean asks) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  if (asks == self->asks_to_undo) return;
  self->asks_to_undo = asks;
  stylus_canvas_set_asks_to_undo(self->core, asks);
  g_object_notify_by_pspec(G_OBJECT(self), properties[ASKS_TO_UNDO]);
}

/**
 * stylus_gtk_canvas_get_asks_to_undo:
 * @self: a canvas
 *
 * Gets whether the program has its own undo.
 *
 * Returns: TRUE if it does
 */
gboolean stylus_gtk_canvas_get_asks_to_undo(StylusCanvas *self) { return self->asks_to_undo; }

// What a key asks for.
void stylus_gtk_canvas_ask(StylusCanvas *self, gboolean redo) {
  g_signal_emit(self, signals[redo ? REDO_REQUESTED : UNDO_REQUESTED], 0);
}

/**
 * stylus_gtk_canvas_set_straightens_shapes:
 * @self: a canvas
 * @straightens: whether strokes become shapes
 *
 * Sets whether a stroke becomes a line, an arrow, an ellipse or a polygon if the pen is held still at its end.
 */
void stylus_gtk_canvas_set_straightens_shapes(StylusCanvas *self, gboolean straightens) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  if (self->straightens == !!straightens) return;
  self->straightens = !!straightens;
  stylus_canvas_set_straightens(self->core, straightens);
  g_object_notify_by_pspec(G_OBJECT(self), properties[STRAIGHTENS_SHAPES]);
}

/**
 * stylus_gtk_canvas_get_straightens_shapes:
 * @self: a canvas
 *
 * Gets whether strokes become shapes.
 *
 * Returns: TRUE if they do
 */
gboolean stylus_gtk_canvas_get_straightens_shapes(StylusCanvas *self) { return self->straightens; }

/**
 * stylus_gtk_canvas_set_follows_stylusd:
 * @self: a canvas
 * @follows: whether to use the samples of stylusd
 *
 * Sets whether strokes of pens are drawn from the samples of stylusd, which has all of them, with the kernel's times,
 * corrections and predictions.
 *
 * If stylusd is not running, or does not report the pen, strokes are drawn from the events of GTK.
 */
void stylus_gtk_canvas_set_follows_stylusd(StylusCanvas *self, gboolean follows) {
  g_return_if_fail(STYLUS_IS_CANVAS(self));
  if (stylus_gtk_canvas_get_follows_stylusd(self) == !!follows) return;
  stylus_canvas_set_follows_stylusd(self->core, !!follows);
  g_object_notify_by_pspec(G_OBJECT(self), properties[FOLLOWS_STYLUSD]);
}

/**
 * stylus_gtk_canvas_get_follows_stylusd:
 * @self: a canvas
 *
 * Gets whether the samples of stylusd are used.
 *
 * Returns: TRUE if they are
 */
gboolean stylus_gtk_canvas_get_follows_stylusd(StylusCanvas *self) {
  return stylus_canvas_follows_stylusd(self->core) > 0;
}

/**
 * stylus_gtk_canvas_get_selection:
 * @self: a canvas
 * @bounds: (out caller-allocates) (optional): a rectangle around the selection, in units of the canvas
 *
 * Gets the number and the position of the selected strokes.
 *
 * Returns: the number of selected strokes
 */
int stylus_gtk_canvas_get_selection(StylusCanvas *self, GdkRectangle *bounds) {
  stylus_box box;
  g_return_val_if_fail(STYLUS_IS_CANVAS(self), 0);
  int count = stylus_canvas_selection(self->core, &box);
  if (bounds) {
    int x = floor(box.x), y = floor(box.y);
    *bounds = (GdkRectangle){x, y, ceil(box.x + box.width) - x, ceil(box.y + box.height) - y};
  }
  return count;
}

/**
 * stylus_gtk_canvas_set_zoom:
 * @self: a canvas
 * @zoom: the zoom factor, 1 for actual size; limited to [property@Stylus.Canvas:min-zoom] and
 *   [property@Stylus.Canvas:max-zoom]
 *
 * Sets the zoom factor. The middle of the canvas stays in place. If the canvas has a content size and is in a scrolled
 * window, its upper left corner stays in place.
 */
void stylus_gtk_canvas_set_zoom(StylusCanvas *self, double zoom) {
  g_return_if_fail(STYLUS_IS_CANVAS(self) && isfinite(zoom));
  zoom = CLAMP(zoom, self->min_zoom, self->max_zoom);
  if (zoom == stylus_canvas_zoom(self->core)) return;
  if (self->content_width > 0 || self->content_height > 0)
    stylus_canvas_set_zoom(self->core, zoom);
  else
    stylus_canvas_zoom_at(self->core, zoom, self->width / 2.0 / MAX(1, self->scale),
                          self->height / 2.0 / MAX(1, self->scale));
  stylus_gtk_canvas_take_events(self);
}

/**
 * stylus_gtk_canvas_get_zoom:
 * @self: a canvas
 *
 * Gets the zoom factor.
 *
 * Returns: the zoom factor; 1 is actual size
 */
double stylus_gtk_canvas_get_zoom(StylusCanvas *self) { return stylus_canvas_zoom(self->core); }

/**
 * stylus_gtk_canvas_set_content_size:
 * @self: a canvas
 * @width: the smallest width at zoom 1, or 0 for the width that the window gives
 * @height: the smallest height at zoom 1, or 0
 *
 * Sets the size of the page in units of the canvas. Use it for a canvas in a [class@Gtk.ScrolledWindow], which then
 * pans it.
 */
void stylus_gtk_canvas_set_content_size(StylusCanvas *self, int width, int height) {
  g_return_if_fail(STYLUS_IS_CANVAS(self) && width >= 0 && height >= 0);
  self->content_width = width, self->content_height = height;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

/**
 * stylus_gtk_canvas_get_is_wet:
 * @self: a canvas
 *
 * Gets whether open strokes are currently drawn on their own surfaces.
 *
 * Returns: TRUE if they are, FALSE if GTK draws them
 */
gboolean stylus_gtk_canvas_get_is_wet(StylusCanvas *self) { return self->surface != NULL; }

/**
 * stylus_gtk_canvas_get_core: (skip)
 * @self: a canvas
 *
 * Gets the canvas of libstylus-canvas, for strokes that your program adds itself.
 *
 * Returns: the `stylus_canvas *` of stylus-canvas.h, which belongs to the widget
 */
gpointer stylus_gtk_canvas_get_core(StylusCanvas *self) { return self->core; }
