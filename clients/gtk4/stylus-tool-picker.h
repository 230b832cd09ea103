// A tool picker for canvases: it floats above them in a GtkOverlay. docs/develop/canvas.md, "The picker in applications".
//
//     GtkWidget *overlay = gtk_overlay_new(), *picker = stylus_gtk_tool_picker_new();
//     gtk_overlay_set_child(GTK_OVERLAY(overlay), canvas);
//     gtk_overlay_add_overlay(GTK_OVERLAY(overlay), picker);
//     stylus_gtk_tool_picker_add_canvas(STYLUS_TOOL_PICKER(picker), STYLUS_CANVAS(canvas));
#pragma once

#include "stylus-canvas-gtk4.h"

#pragma GCC visibility push(default)
G_BEGIN_DECLS

/**
 * StylusToolPicker:
 *
 * A tool picker for canvases: eight inks, eraser, lasso and ruler, colors, widths, undo and redo.
 *
 * ```c
 * GtkWidget *overlay = gtk_overlay_new(), *picker = stylus_gtk_tool_picker_new();
 * gtk_overlay_set_child(GTK_OVERLAY(overlay), canvas);
 * gtk_overlay_add_overlay(GTK_OVERLAY(overlay), picker);
 * stylus_gtk_tool_picker_add_canvas(STYLUS_TOOL_PICKER(picker), STYLUS_CANVAS(canvas));
 * ```
 *
 * All canvases that are added use the tool that is chosen on it. Its undo button acts on the canvas that was used
 * last. Each element is a focusable widget for screen readers and the keyboard.
 */

/**
 * StylusToolPicker::changed:
 * @self: the picker
 *
 * A tool or a setting was chosen, or the picker was moved. Store [method@Stylus.ToolPicker.get_state].
 */

/**
 * StylusToolPicker::obscured-changed:
 * @self: the picker
 *
 * The picker covers another area. See [method@Stylus.ToolPicker.get_obscured].
 */

#define STYLUS_TYPE_TOOL_PICKER (stylus_gtk_tool_picker_get_type())
G_DECLARE_FINAL_TYPE(StylusToolPicker, stylus_gtk_tool_picker, STYLUS, TOOL_PICKER, GtkWidget)

GtkWidget *stylus_gtk_tool_picker_new(void);

void stylus_gtk_tool_picker_add_canvas(StylusToolPicker *self, StylusCanvas *canvas);
void stylus_gtk_tool_picker_remove_canvas(StylusToolPicker *self, StylusCanvas *canvas);
int stylus_gtk_tool_picker_get_obscured(StylusToolPicker *self, GdkRectangle *rectangles);
char *stylus_gtk_tool_picker_get_state(StylusToolPicker *self);
gboolean stylus_gtk_tool_picker_set_state(StylusToolPicker *self, const char *state, GError **error);
void stylus_gtk_tool_picker_set_dark(StylusToolPicker *self, gboolean dark);

G_END_DECLS
#pragma GCC visibility pop
