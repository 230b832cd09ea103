// Uses libstylus-canvas as a stranger would, rightly and wrongly; says what is not as stylus-canvas.h has it. Exit status:
// how many such there are.
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-canvas.h>
#include <time.h>

static int failures;

#define EXPECT(condition)                                                            \
  do {                                                                               \
    if (!(condition)) failures++, fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
  } while (0)

enum { WIDTH = 400, HEIGHT = 300 };
static uint32_t pixels[WIDTH * HEIGHT];

static int inked(void) {
  int found = 0;
  for (int i = 0; i < WIDTH * HEIGHT; i++) found += pixels[i] != 0;
  return found;
}

static int draw(stylus_canvas *canvas, int is_new) {
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  return stylus_canvas_draw(canvas, pixels, WIDTH * 4, is_new, damage);
}

static int64_t write_wave(stylus_canvas *canvas, double y) {
  stylus_sample sample;
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  stylus_sample_init(&sample);
  for (int i = 0; i < 200; i++) {
    sample.x = 50 + i, sample.y = y + 30 * sin(i * 0.1), sample.time = 1000000000LL + i * 5000000LL;
    if (stylus_canvas_add(canvas, stroke, &sample) != STYLUS_OK) return -1;
  }
  return stylus_canvas_end(canvas, stroke, 0) == STYLUS_OK ? stroke : -1;
}

static void nothing_where_there_is_no_canvas(void) {
  stylus_canvas_event event = {.size = sizeof event};
  size_t count = 7;
  EXPECT(stylus_canvas_page(NULL) == STYLUS_INVALID && stylus_canvas_begin_pen(NULL, 0) == STYLUS_INVALID);
  EXPECT(stylus_canvas_perform(NULL, "undo") == STYLUS_INVALID);
  EXPECT(strlen(stylus_canvas_message(NULL)) > 0);
  EXPECT(stylus_canvas_begin(NULL, STYLUS_CANVAS_TIP) == STYLUS_INVALID);
  EXPECT(stylus_canvas_next_event(NULL, &event) == STYLUS_INVALID);
  EXPECT(stylus_canvas_drawing(NULL, &count) == NULL && stylus_canvas_png(NULL, 1, &count) == NULL);
  EXPECT(stylus_canvas_descriptor(NULL) == STYLUS_INVALID && stylus_canvas_zoom(NULL) == 0);
  EXPECT(stylus_canvas_draw(NULL, pixels, 4, 1, NULL) == STYLUS_INVALID);
  stylus_canvas_destroy(NULL);
  stylus_free(NULL);
  stylus_sample_init(NULL);
}

static void wrong_arguments_change_nothing(stylus_canvas *canvas) {
  stylus_sample sample;
  const double here[4] = {10, 10, 20, 20};
  stylus_canvas_latency latency = {.size = sizeof latency};
  stylus_sample_init(&sample);
  EXPECT(stylus_canvas_set_size(canvas, -1, 10, 1) == STYLUS_INVALID);
  EXPECT(stylus_canvas_set_size(canvas, 30000, 10, 2) == STYLUS_INVALID);
  EXPECT(stylus_canvas_set_zoom(canvas, NAN) == STYLUS_INVALID);
  EXPECT(stylus_canvas_perform(canvas, NULL) == STYLUS_INVALID);
  EXPECT(stylus_canvas_perform(canvas, "dance") == STYLUS_UNKNOWN);
  EXPECT(strstr(stylus_canvas_message(canvas), "dance") != NULL);
  EXPECT(stylus_canvas_perform(canvas, "page next") == STYLUS_REFUSED);
  EXPECT(stylus_canvas_perform(canvas, "picker show") == STYLUS_UNSUPPORTED);
  EXPECT(stylus_canvas_perform(canvas, "duplicate") == STYLUS_REFUSED);
  EXPECT(stylus_canvas_perform(canvas, "paste") == STYLUS_REFUSED);
  EXPECT(stylus_canvas_pinch(canvas, STYLUS_CANVAS_SELECTED, here, here) == STYLUS_UNSUPPORTED);
  EXPECT(stylus_canvas_pinch(canvas, STYLUS_CANVAS_PAGE, NULL, here) == STYLUS_INVALID);
  EXPECT(stylus_canvas_zoom_at(canvas, 100, 0, 0) == STYLUS_INVALID);
  EXPECT(stylus_canvas_set_zoom_limits(canvas, 2, 1) == STYLUS_INVALID);
  EXPECT(stylus_canvas_pan(canvas, NAN, 0) == STYLUS_INVALID);
  EXPECT(stylus_canvas_set_clipboard(canvas, "ink", 3) == STYLUS_DAMAGED);
  EXPECT(stylus_canvas_get_ruler(canvas, NULL) == STYLUS_INVALID);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_REFUSED);
  EXPECT(stylus_canvas_set_drawing(canvas, "no ink", 6) == STYLUS_DAMAGED);
  EXPECT(stylus_canvas_set_drawing(canvas, NULL, 6) == STYLUS_INVALID);
  EXPECT(stylus_canvas_add(canvas, 99, &sample) == STYLUS_UNKNOWN);
  EXPECT(stylus_canvas_end(canvas, -3, 0) == STYLUS_UNKNOWN);
  EXPECT(stylus_canvas_detach(canvas) == STYLUS_REFUSED);
  EXPECT(stylus_canvas_attach(canvas, NULL, NULL, 0) == STYLUS_INVALID);
  EXPECT(stylus_canvas_parent_committed(canvas) == STYLUS_REFUSED);
  EXPECT(stylus_canvas_set_placement(canvas, NULL) == STYLUS_REFUSED);
  EXPECT(stylus_canvas_get_latency(canvas, &latency) == STYLUS_UNSUPPORTED);
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  EXPECT(stroke > 0);
  sample.x = NAN;
  EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_INVALID);
  sample.x = 1, sample.pressure = INFINITY;
  EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_INVALID);
  sample.pressure = 1, sample.size = 3;
  EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_INVALID);
  EXPECT(stylus_canvas_add(canvas, stroke, NULL) == STYLUS_INVALID);
  EXPECT(stylus_canvas_cancel(canvas, stroke) == STYLUS_OK);
  EXPECT(stylus_canvas_cancel(canvas, stroke) == STYLUS_UNKNOWN);
  EXPECT(stylus_canvas_stroke_count(canvas) == 0);
}

static void a_stroke_is_drawn_kept_undone_and_told_of(stylus_canvas *canvas) {
  stylus_canvas_event event = {.size = sizeof event};
  int told[16] = {0};
  size_t count = 0, again = 0;
  stylus_canvas_dispatch(canvas);
  while (stylus_canvas_next_event(canvas, &event) == 1) {}
  EXPECT(write_wave(canvas, 100) > 0);
  EXPECT(stylus_canvas_stroke_count(canvas) == 1 && stylus_canvas_can_undo(canvas) == 1);
  EXPECT(draw(canvas, 1) > 0 && inked() > 200);
  EXPECT(draw(canvas, 0) == 0);
  stylus_canvas_dispatch(canvas);
  while (stylus_canvas_next_event(canvas, &event) == 1) told[event.type & 15]++;
  EXPECT(told[STYLUS_CANVAS_BEGAN_USING_TOOL] == 1 && told[STYLUS_CANVAS_ENDED_USING_TOOL] == 1);
  EXPECT(told[STYLUS_CANVAS_DRAWING_CHANGED] == 1 && told[STYLUS_CANVAS_FINISHED_RENDERING] == 1);
  void *bytes = stylus_canvas_drawing(canvas, &count);
  EXPECT(bytes && count > 100);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK && draw(canvas, 0) > 0 && inked() == 0);
  EXPECT(stylus_canvas_can_redo(canvas) == 1 && stylus_canvas_perform(canvas, "redo") == STYLUS_OK);
  EXPECT(stylus_canvas_perform(canvas, "clear") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 0);
  EXPECT(stylus_canvas_set_drawing(canvas, bytes, count) == STYLUS_OK);
  void *same = stylus_canvas_drawing(canvas, &again);
  EXPECT(same && again == count && memcmp(bytes, same, count) == 0);
  stylus_free(bytes), stylus_free(same);
  void *png = stylus_canvas_png(canvas, 2, &count);
  EXPECT(png && count > 8 && memcmp(png, "\211PNG", 4) == 0);
  stylus_free(png);
}

static void a_read_only_canvas_takes_nothing(stylus_canvas *canvas) {
  EXPECT(stylus_canvas_set_read_only(canvas, 1) == STYLUS_OK && stylus_canvas_is_read_only(canvas) == 1);
  EXPECT(stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP) == STYLUS_REFUSED);
  EXPECT(stylus_canvas_perform(canvas, "clear") == STYLUS_REFUSED);
  EXPECT(stylus_canvas_perform(canvas, "tool reed") == STYLUS_OK);
  EXPECT(stylus_canvas_set_read_only(canvas, 0) == STYLUS_OK);
}

static void an_eraser_takes_strokes_in_one_step(stylus_canvas *canvas) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  stylus_canvas_perform(canvas, "clear");
  EXPECT(write_wave(canvas, 80) > 0 && write_wave(canvas, 200) > 0 && stylus_canvas_stroke_count(canvas) == 2);
  int64_t eraser = stylus_canvas_begin(canvas, STYLUS_CANVAS_ERASER);
  for (int y = 20; y < 280; y += 4) {
    sample.x = 150, sample.y = y;
    stylus_canvas_add(canvas, eraser, &sample);
  }
  EXPECT(stylus_canvas_end(canvas, eraser, 0) == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 0);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 2);
}

// A pen goes from place to place.
static void touch(stylus_canvas *canvas, const double *places, int count) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  EXPECT(stroke > 0);
  for (int i = 0; i + 1 < count; i++)
    for (int step = 0; step <= 10; step++) {
      sample.x = places[2 * i] + (places[2 * i + 2] - places[2 * i]) * step / 10;
      sample.y = places[2 * i + 1] + (places[2 * i + 3] - places[2 * i + 1]) * step / 10;
      EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_OK);
    }
  EXPECT(stylus_canvas_end(canvas, stroke, 0) == STYLUS_OK);
}

static int was_told(stylus_canvas *canvas, int type) {
  stylus_canvas_event event = {.size = sizeof event};
  int found = 0;
  stylus_canvas_dispatch(canvas);
  while (stylus_canvas_next_event(canvas, &event) == 1) found += event.type == type;
  return found;
}

static void what_the_lasso_takes_is_dragged_copied_and_undone(stylus_canvas *canvas) {
  stylus_box box;
  size_t before = 0, after = 0;
  stylus_canvas_perform(canvas, "clear");
  EXPECT(write_wave(canvas, 60) > 0 && write_wave(canvas, 220) > 0 && stylus_canvas_stroke_count(canvas) == 2);
  void *drawing = stylus_canvas_drawing(canvas, &before);
  EXPECT(stylus_canvas_perform(canvas, "tool lasso") == STYLUS_OK);
  was_told(canvas, 0);
  touch(canvas, (double[]){30, 15, 380, 15, 380, 110, 30, 110, 30, 15}, 5);
  EXPECT(stylus_canvas_selection(canvas, &box) == 1 && box.y > 10 && box.y + box.height < 110 && box.width > 150);
  EXPECT(was_told(canvas, STYLUS_CANVAS_SELECTION_CHANGED) == 1);
  EXPECT(stylus_canvas_subject_at(canvas, 100, 60) == STYLUS_CANVAS_SELECTED);
  EXPECT(stylus_canvas_subject_at(canvas, 100, 220) == STYLUS_CANVAS_PAGE);
  // Dragged 40 to the right and 50 down.
  touch(canvas, (double[]){100, 60, 140, 110}, 2);
  EXPECT(was_told(canvas, STYLUS_CANVAS_DRAWING_CHANGED) == 1);
  stylus_box moved;
  EXPECT(stylus_canvas_selection(canvas, &moved) == 1 && fabs(moved.x - box.x - 40) < 0.1 && fabs(moved.y - box.y - 50) < 0.1);
  EXPECT(stylus_canvas_perform(canvas, "recolor #c0392b") == STYLUS_OK);
  EXPECT(stylus_canvas_perform(canvas, "duplicate") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 3);
  EXPECT(stylus_canvas_perform(canvas, "cut") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 2);
  void *ink = stylus_canvas_clipboard(canvas, &after);
  EXPECT(ink && stylus_canvas_set_clipboard(canvas, ink, after) == STYLUS_OK);
  stylus_free(ink);
  EXPECT(stylus_canvas_perform(canvas, "paste") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 3);
  EXPECT(stylus_canvas_perform(canvas, "delete") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 2);
  for (int i = 0; i < 6; i++) EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK);
  void *same = stylus_canvas_drawing(canvas, &after);
  EXPECT(same && after == before && memcmp(drawing, same, before) == 0);
  stylus_free(drawing), stylus_free(same);
  // With another tool nothing is selected.
  EXPECT(stylus_canvas_perform(canvas, "select all") == STYLUS_OK && stylus_canvas_selection(canvas, NULL) == 2);
  EXPECT(stylus_canvas_perform(canvas, "tool pen") == STYLUS_OK && stylus_canvas_selection(canvas, NULL) == 0);
}

static int darkest(int x, int y, int width, int height) {
  int alpha = 0;
  for (int row = y; row < y + height; row++)
    for (int i = x; i < x + width; i++)
      if ((int)(pixels[row * WIDTH + i] >> 24) > alpha) alpha = pixels[row * WIDTH + i] >> 24;
  return alpha;
}

static void ink_runs_along_the_ruler_and_not_on_it(stylus_canvas *canvas) {
  stylus_canvas_ruler ruler = {.size = sizeof ruler};
  stylus_canvas_perform(canvas, "clear");
  EXPECT(stylus_canvas_get_ruler(canvas, &ruler) == STYLUS_OK && ruler.is_shown == 0);
  // Its upper edge lies at 21 mm: 79.4 units.
  EXPECT(stylus_canvas_perform(canvas, "ruler place 50 40 0") == STYLUS_OK);
  EXPECT(was_told(canvas, STYLUS_CANVAS_RULER_CHANGED) == 1);
  EXPECT(stylus_canvas_get_ruler(canvas, &ruler) == STYLUS_OK && ruler.is_shown == 1 && fabs(ruler.y - 151.2) < 0.1);
  EXPECT(stylus_canvas_subject_at(canvas, 200, 150) == STYLUS_CANVAS_RULER);
  stylus_canvas_perform(canvas, "tool monoline");
  touch(canvas, (double[]){60, 74, 300, 90, 120, 66}, 3);
  EXPECT(stylus_canvas_perform(canvas, "ruler off") == STYLUS_OK);
  stylus_box box;
  EXPECT(stylus_canvas_perform(canvas, "select all") == STYLUS_OK && stylus_canvas_selection(canvas, &box) == 1);
  EXPECT(box.height < 8 && box.y + box.height < 80.5 && box.y > 70);
  stylus_canvas_perform(canvas, "clear");
  // Across it: masked from 79.4 to 223.
  EXPECT(stylus_canvas_perform(canvas, "ruler on") == STYLUS_OK);
  touch(canvas, (double[]){200, 20, 200, 290}, 2);
  EXPECT(stylus_canvas_perform(canvas, "ruler off") == STYLUS_OK);
  draw(canvas, 1);
  EXPECT(darkest(190, 30, 20, 30) > 100 && darkest(190, 90, 20, 120) == 0 && darkest(190, 240, 20, 30) > 100);
  // Two fingers turn it, the pen takes it along.
  EXPECT(stylus_canvas_perform(canvas, "ruler on") == STYLUS_OK);
  EXPECT(stylus_canvas_pinch(canvas, STYLUS_CANVAS_RULER, (double[]){100, 150, 300, 150}, (double[]){200, 50, 200, 250}) == 0);
  EXPECT(stylus_canvas_get_ruler(canvas, &ruler) == STYLUS_OK && fabs(ruler.angle - 1.5708) < 0.01);
  touch(canvas, (double[]){200, 150, 230, 150}, 2);
  stylus_canvas_ruler moved = {.size = sizeof moved};
  EXPECT(stylus_canvas_get_ruler(canvas, &moved) == STYLUS_OK && fabs(moved.x - ruler.x - 30) < 0.1);
  EXPECT(stylus_canvas_perform(canvas, "ruler off") == STYLUS_OK);
}

static void the_page_is_zoomed_panned_and_turned(stylus_canvas *canvas) {
  stylus_canvas_view view = {.size = sizeof view};
  stylus_canvas_perform(canvas, "clear");
  write_wave(canvas, 100);
  EXPECT(stylus_canvas_set_zoom_limits(canvas, 0.5, 4) == STYLUS_OK);
  EXPECT(stylus_canvas_zoom_at(canvas, 2, 200, 150) == STYLUS_OK && stylus_canvas_zoom(canvas) == 2);
  EXPECT(was_told(canvas, STYLUS_CANVAS_VIEW_CHANGED) == 1);
  EXPECT(stylus_canvas_get_view(canvas, &view) == STYLUS_OK && fabs(view.x - 100 / 96. * 25.4) < 1e-6);
  EXPECT(stylus_canvas_pan(canvas, -96, 0) == STYLUS_OK);
  EXPECT(stylus_canvas_get_view(canvas, &view) == STYLUS_OK && fabs(view.x - 148 / 96. * 25.4) < 1e-6);
  EXPECT(stylus_canvas_perform(canvas, "zoom 10") == STYLUS_OK && stylus_canvas_zoom(canvas) == 4);
  // What is drawn is drawn where the pen is.
  stylus_canvas_perform(canvas, "zoom 0.5"), stylus_canvas_perform(canvas, "turn 30");
  stylus_canvas_perform(canvas, "clear"), stylus_canvas_perform(canvas, "tool monoline");
  touch(canvas, (double[]){50, 50, 120, 90}, 2);
  stylus_box box;
  EXPECT(stylus_canvas_stroke_count(canvas) == 1 && draw(canvas, 1) > 0);
  EXPECT(darkest(80, 66, 10, 10) == 255 && darkest(0, 100, 400, 200) == 0 && darkest(140, 0, 200, 100) == 0);
  EXPECT(stylus_canvas_perform(canvas, "select all") == STYLUS_OK && stylus_canvas_selection(canvas, &box) == 1);
  EXPECT(box.x < 50 && box.x + box.width > 120);
  EXPECT(stylus_canvas_perform(canvas, "zoom fit") == STYLUS_OK);
  EXPECT(stylus_canvas_get_view(canvas, &view) == STYLUS_OK && view.angle == 0);
  stylus_canvas_set_zoom_limits(canvas, 0.05, 50);
  stylus_canvas_set_zoom(canvas, 1);
  stylus_canvas_get_view(canvas, &view);
  stylus_canvas_pan(canvas, view.x * 96 / 25.4, view.y * 96 / 25.4);
}

static void a_pen_held_still_makes_a_shape_of_what_it_drew(stylus_canvas *canvas) {
  stylus_sample sample;
  stylus_canvas_perform(canvas, "clear"), stylus_canvas_perform(canvas, "tool monoline");
  for (int held = 0; held < 2; held++) {
    stylus_sample_init(&sample);
    int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
    for (int i = 0; i <= 200; i++) {
      double angle = i * 6.2832 / 200;
      sample.x = 200 + (100 + 3 * sin(7 * angle)) * cos(angle), sample.y = 150 + (97 + 3 * cos(5 * angle)) * sin(angle);
      stylus_canvas_add(canvas, stroke, &sample);
    }
    struct pollfd ready = {stylus_canvas_descriptor(canvas), POLLIN, 0};
    struct timespec still = {0, held ? 750000000 : 20000000};
    nanosleep(&still, NULL);
    EXPECT(!held || (poll(&ready, 1, 0) == 1 && stylus_canvas_dispatch(canvas) >= 0));
    EXPECT(stylus_canvas_end(canvas, stroke, 0) == STYLUS_OK);
    stylus_box box;
    stylus_canvas_perform(canvas, "select all");
    EXPECT(stylus_canvas_selection(canvas, &box) == 1);
    // A circle is as broad as it is high.
    EXPECT((fabs(box.width - box.height) < 0.5) == held);
    if (held) {
      EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 1);
      stylus_canvas_perform(canvas, "select all"), stylus_canvas_selection(canvas, &box);
      EXPECT(fabs(box.width - box.height) > 0.5);
    }
    EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 0);
  }
}

static void *hammer(void *canvas) {
  for (int i = 0; i < 20; i++) write_wave(canvas, 20 + i * 10);
  return NULL;
}

static void two_threads_may_use_one_canvas(stylus_canvas *canvas) {
  pthread_t threads[2];
  stylus_canvas_perform(canvas, "clear");
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, hammer, canvas);
  for (int i = 0; i < 200; i++) draw(canvas, i == 0), stylus_canvas_dispatch(canvas);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  // Of more than 16 that wait for their fits none begins.
  EXPECT(stylus_canvas_stroke_count(canvas) > 0);
}

// An element by its name; 0 if there is none.
static int find(stylus_canvas_picker *picker, const char *name, stylus_canvas_picker_element *element) {
  element->size = sizeof *element;
  for (uint32_t i = 0; stylus_canvas_picker_get_element(picker, i, element) == 1; i++)
    if (strcmp(element->name, name) == 0) return i + 1;
  return 0;
}

static void press(stylus_canvas_picker *picker, const stylus_canvas_picker_element *element) {
  double x = element->bounds.x + element->bounds.width / 2, y = element->bounds.y + element->bounds.height / 2;
  EXPECT(stylus_canvas_picker_covers(picker, x, y) == 1);
  EXPECT(stylus_canvas_picker_touch(picker, STYLUS_CANVAS_PRESS, STYLUS_CANVAS_BY_PEN, x, y) == STYLUS_OK);
  EXPECT(stylus_canvas_picker_touch(picker, STYLUS_CANVAS_RELEASE, STYLUS_CANVAS_BY_PEN, x, y) == STYLUS_OK);
}

static void canvases_share_a_picker(stylus_canvas *canvas) {
  enum { W = 1000, H = 600 };
  stylus_canvas_picker *picker = stylus_canvas_picker_create();
  stylus_canvas *other = stylus_canvas_create();
  stylus_canvas_picker_element element = {.size = sizeof element};
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  stylus_box boxes[STYLUS_CANVAS_MAX_OBSCURED];
  uint32_t *picture = calloc(W * H, 4);
  EXPECT(stylus_canvas_picker_set_size(NULL, 1, 1, 1) == STYLUS_INVALID && stylus_canvas_picker_text(NULL) == NULL);
  EXPECT(stylus_canvas_picker_add(picker, NULL) == STYLUS_INVALID && strlen(stylus_canvas_picker_message(picker)) > 0);
  EXPECT(stylus_canvas_picker_update(picker, canvas, 1) == STYLUS_REFUSED);
  EXPECT(stylus_canvas_picker_add(picker, canvas) == STYLUS_OK && stylus_canvas_picker_add(picker, other) == STYLUS_OK);
  EXPECT(stylus_canvas_picker_set_size(picker, W, H, 1) == STYLUS_OK);
  EXPECT(stylus_canvas_picker_draw(picker, picture, W * 4, 1, damage) > 0);
  EXPECT(stylus_canvas_picker_obscured(picker, boxes) == 1 && boxes[0].y > 300 && boxes[0].width > 400);
  EXPECT(picture[(int)(boxes[0].y + 4) * W + W / 2] != 0 && picture[0] == 0);
  // A tool that is pressed is both canvases'.
  EXPECT(find(picker, "Highlighter", &element) && element.role == STYLUS_CANVAS_RADIO);
  EXPECT(!(element.states & STYLUS_CANVAS_CHECKED));
  press(picker, &element);
  EXPECT(find(picker, "Highlighter", &element) && element.states & STYLUS_CANVAS_CHECKED);
  stylus_canvas_picker_update(picker, canvas, 1);
  EXPECT(was_told(canvas, STYLUS_CANVAS_TOOL_CHANGED) == 1 && was_told(other, STYLUS_CANVAS_TOOL_CHANGED) == 1);
  // What a command chooses is shown there, and on the other canvas.
  EXPECT(stylus_canvas_perform(other, "tool lasso") == STYLUS_OK);
  EXPECT(stylus_canvas_picker_update(picker, other, 0) == STYLUS_OK && was_told(canvas, STYLUS_CANVAS_TOOL_CHANGED) == 1);
  EXPECT(find(picker, "Lasso", &element) && element.states & STYLUS_CANVAS_CHECKED);
  // Undo is that of the canvas that was used last.
  stylus_canvas_perform(canvas, "tool pen"), stylus_canvas_picker_update(picker, canvas, 1);
  EXPECT(write_wave(canvas, 100) > 0);
  int strokes = stylus_canvas_stroke_count(canvas);
  stylus_canvas_picker_update(picker, canvas, 1);
  int undo = find(picker, "Undo", &element);
  EXPECT(undo > 0 && element.states & STYLUS_CANVAS_ENABLED);
  EXPECT(stylus_canvas_picker_activate(picker, undo - 1) == STYLUS_OK && stylus_canvas_stroke_count(canvas) == strokes - 1);
  // The ruler lies on both.
  EXPECT(find(picker, "Ruler", &element) && element.role == STYLUS_CANVAS_TOGGLE);
  press(picker, &element);
  stylus_canvas_ruler ruler = {.size = sizeof ruler};
  EXPECT(stylus_canvas_get_ruler(canvas, &ruler) == STYLUS_OK && ruler.is_shown == 1);
  EXPECT(stylus_canvas_get_ruler(other, &ruler) == STYLUS_OK && ruler.is_shown == 1);
  stylus_canvas_perform(canvas, "ruler off"), stylus_canvas_picker_update(picker, canvas, 0);
  // Ink near it lets it fade, and it covers nothing then.
  EXPECT(stylus_canvas_picker_redraw_delay(picker) >= 0);
  EXPECT(stylus_canvas_picker_ink_moved(picker, W / 2, boxes[0].y - 5) == STYLUS_OK);
  EXPECT(stylus_canvas_picker_obscured(picker, boxes) == 0 && stylus_canvas_picker_ink_ended(picker) == STYLUS_OK);
  EXPECT(stylus_canvas_picker_redraw_delay(picker) < 700000000);
  // Keys, and what is kept.
  EXPECT(stylus_canvas_picker_key(picker, STYLUS_CANVAS_KEY_0 + 9) == STYLUS_OK && find(picker, "Eraser", &element));
  EXPECT(element.states & STYLUS_CANVAS_CHECKED);
  EXPECT(stylus_canvas_picker_key(picker, 99) == STYLUS_INVALID);
  char *text = stylus_canvas_picker_text(picker);
  EXPECT(text && strstr(text, "picker-place bottom"));
  EXPECT(stylus_canvas_picker_set_text(picker, "picker-place nowhere\n") == STYLUS_UNKNOWN);
  EXPECT(stylus_canvas_picker_set_text(picker, text) == STYLUS_OK);
  stylus_free(text);
  EXPECT(stylus_canvas_picker_remove(picker, canvas) == STYLUS_OK && stylus_canvas_picker_remove(picker, other) == STYLUS_OK);
  stylus_canvas_picker_destroy(picker), stylus_canvas_picker_destroy(NULL);
  stylus_canvas_destroy(other);
  free(picture);
  stylus_canvas_perform(canvas, "tool pen");
}

static void pages_are_turned_and_have_their_paper(stylus_canvas *canvas) {
  stylus_canvas_paper paper = {.size = sizeof paper}, other = {.size = sizeof other};
  size_t count = 0;
  stylus_canvas_perform(canvas, "clear");
  touch(canvas, (double[]){60, 60, 120, 90}, 2);
  EXPECT(stylus_canvas_page(canvas) == 0 && stylus_canvas_page_count(canvas) == 1);
  EXPECT(stylus_canvas_get_paper(canvas, &paper) == STYLUS_OK && paper.pattern == STYLUS_CANVAS_BLANK);
  paper.pattern = STYLUS_CANVAS_GRID, paper.argb = 0xfffff8e0, paper.spacing = 7;
  EXPECT(stylus_canvas_set_paper(canvas, &paper) == STYLUS_OK);
  EXPECT(was_told(canvas, STYLUS_CANVAS_PAGE_CHANGED) == 1);
  other = paper, other.pattern = 9;
  EXPECT(stylus_canvas_set_paper(canvas, &other) == STYLUS_INVALID);
  other = paper, other.spacing = NAN;
  EXPECT(stylus_canvas_set_paper(canvas, &other) == STYLUS_INVALID);
  other = paper, other.size = 4;
  EXPECT(stylus_canvas_set_paper(canvas, &other) == STYLUS_INVALID && stylus_canvas_get_paper(canvas, &other) == STYLUS_INVALID);
  other.size = sizeof other;
  EXPECT(stylus_canvas_perform(canvas, "page add") == STYLUS_OK);
  EXPECT(stylus_canvas_page(canvas) == 1 && stylus_canvas_page_count(canvas) == 2 && stylus_canvas_stroke_count(canvas) == 0);
  EXPECT(stylus_canvas_get_paper(canvas, &other) == STYLUS_OK && memcmp(&other, &paper, sizeof paper) == 0);
  int64_t open = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  EXPECT(stylus_canvas_show_page(canvas, 0) == STYLUS_REFUSED);
  EXPECT(stylus_canvas_cancel(canvas, open) == STYLUS_OK);
  void *bytes = stylus_canvas_page_drawing(canvas, 0, &count);
  EXPECT(bytes && count > 0);
  EXPECT(stylus_canvas_set_drawing(canvas, bytes, count) == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 1);
  stylus_free(bytes);
  EXPECT(stylus_canvas_page_drawing(canvas, 2, &count) == NULL);
  void *document = stylus_canvas_document(canvas, &count);
  EXPECT(document && count > 0 && stylus_canvas_document(canvas, NULL) == NULL && stylus_canvas_document(NULL, &count) == NULL);
  stylus_canvas *second = stylus_canvas_create();
  EXPECT(stylus_canvas_set_document(second, document, count) == STYLUS_OK);
  EXPECT(stylus_canvas_page_count(second) == 2 && stylus_canvas_page(second) == 0 && stylus_canvas_can_undo(second) == 0);
  EXPECT(stylus_canvas_set_drawing(second, document, count) == STYLUS_DAMAGED);
  EXPECT(stylus_canvas_set_document(second, document, count / 2) == STYLUS_DAMAGED);
  EXPECT(stylus_canvas_set_document(second, NULL, count) == STYLUS_INVALID && stylus_canvas_page_count(second) == 2);
  stylus_free(document);
  stylus_canvas_destroy(second);
  EXPECT(stylus_canvas_show_page(canvas, 2) == STYLUS_INVALID);
  EXPECT(stylus_canvas_show_page(canvas, 0) == STYLUS_OK && stylus_canvas_page(canvas) == 0);
  // Undo leads to the page where something is undone.
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK && stylus_canvas_page(canvas) == 1);
  EXPECT(stylus_canvas_stroke_count(canvas) == 0);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_OK && stylus_canvas_page_count(canvas) == 1);
  EXPECT(stylus_canvas_stroke_count(canvas) == 1);
}

static void pens_that_stylusd_may_know_better_are_strokes(stylus_canvas *canvas) {
  stylus_canvas_pens pens = {.size = sizeof pens};
  stylus_sample sample;
  EXPECT(stylus_canvas_follows_stylusd(canvas) == 1);
  EXPECT(stylus_canvas_set_follows_stylusd(canvas, 0) == STYLUS_OK && stylus_canvas_follows_stylusd(canvas) == 0);
  EXPECT(stylus_canvas_set_follows_stylusd(canvas, 1) == STYLUS_OK);
  EXPECT(stylus_canvas_get_pens(canvas, &pens) == STYLUS_UNSUPPORTED);
  EXPECT(stylus_canvas_begin_pen(canvas, 7) == STYLUS_INVALID);
  stylus_canvas_perform(canvas, "clear");
  int64_t stroke = stylus_canvas_begin_pen(canvas, STYLUS_CANVAS_TIP);
  EXPECT(stroke > 0);
  stylus_sample_init(&sample);
  for (int i = 0; i < 20; i++) sample.x = 40 + i * 4, sample.y = 60, stylus_canvas_add(canvas, stroke, &sample);
  EXPECT(stylus_canvas_end(canvas, stroke, 0) == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 1);
}

int main(void) {
  stylus_canvas *canvas = stylus_canvas_create();
  EXPECT(canvas != NULL && stylus_canvas_version() == STYLUS_VERSION);
  if (!canvas) return 1;
  nothing_where_there_is_no_canvas();
  wrong_arguments_change_nothing(canvas);
  EXPECT(stylus_canvas_set_size(canvas, WIDTH, HEIGHT, 1) == STYLUS_OK);
  a_stroke_is_drawn_kept_undone_and_told_of(canvas);
  a_read_only_canvas_takes_nothing(canvas);
  an_eraser_takes_strokes_in_one_step(canvas);
  what_the_lasso_takes_is_dragged_copied_and_undone(canvas);
  ink_runs_along_the_ruler_and_not_on_it(canvas);
  the_page_is_zoomed_panned_and_turned(canvas);
  a_pen_held_still_makes_a_shape_of_what_it_drew(canvas);
  pages_are_turned_and_have_their_paper(canvas);
  pens_that_stylusd_may_know_better_are_strokes(canvas);
  canvases_share_a_picker(canvas);
  two_threads_may_use_one_canvas(canvas);
  stylus_canvas_destroy(canvas);
  for (int i = 0; i < 50; i++) stylus_canvas_destroy(stylus_canvas_create());
  printf("%d failures\n", failures);
  return failures;
}
