// Uses libstylus-canvas as a stranger would, rightly and wrongly; says what is not as stylus-canvas.h has it. Exit status:
// how many such there are.
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-canvas.h>

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
  stylus_canvas_rect damage[STYLUS_CANVAS_MOST_DAMAGE];
  return stylus_canvas_draw(canvas, pixels, WIDTH * 4, is_new, damage);
}

static int64_t write_wave(stylus_canvas *canvas, double y) {
  stylus_canvas_sample sample;
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  stylus_canvas_sample_init(&sample);
  for (int i = 0; i < 200; i++) {
    sample.x = 50 + i, sample.y = y + 30 * sin(i * 0.1), sample.time = 1000000000LL + i * 5000000LL;
    if (stylus_canvas_add(canvas, stroke, &sample) != STYLUS_CANVAS_OK) return -1;
  }
  return stylus_canvas_end(canvas, stroke, 0) == STYLUS_CANVAS_OK ? stroke : -1;
}

static void nothing_where_there_is_no_canvas(void) {
  stylus_canvas_event event;
  size_t count = 7;
  EXPECT(stylus_canvas_perform(NULL, "undo") == STYLUS_CANVAS_INVALID);
  EXPECT(strlen(stylus_canvas_message(NULL)) > 0);
  EXPECT(stylus_canvas_begin(NULL, STYLUS_CANVAS_TIP) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_next_event(NULL, &event) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_drawing(NULL, &count) == NULL && stylus_canvas_png(NULL, 1, &count) == NULL);
  EXPECT(stylus_canvas_descriptor(NULL) == STYLUS_CANVAS_INVALID && stylus_canvas_zoom(NULL) == 0);
  EXPECT(stylus_canvas_draw(NULL, pixels, 4, 1, NULL) == STYLUS_CANVAS_INVALID);
  stylus_canvas_destroy(NULL);
  stylus_canvas_free(NULL);
  stylus_canvas_sample_init(NULL);
}

static void wrong_arguments_change_nothing(stylus_canvas *canvas) {
  stylus_canvas_sample sample;
  stylus_canvas_latency latency;
  stylus_canvas_sample_init(&sample);
  EXPECT(stylus_canvas_set_size(canvas, -1, 10, 1) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_set_size(canvas, 30000, 10, 2) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_set_zoom(canvas, NAN) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_perform(canvas, NULL) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_perform(canvas, "dance") == STYLUS_CANVAS_UNKNOWN);
  EXPECT(strstr(stylus_canvas_message(canvas), "dance") != NULL);
  EXPECT(stylus_canvas_perform(canvas, "tool lasso") == STYLUS_CANVAS_UNSUPPORTED);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_CANVAS_REFUSED);
  EXPECT(stylus_canvas_set_drawing(canvas, "no ink", 6) == STYLUS_CANVAS_DAMAGED);
  EXPECT(stylus_canvas_set_drawing(canvas, NULL, 6) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_add(canvas, 99, &sample) == STYLUS_CANVAS_UNKNOWN);
  EXPECT(stylus_canvas_end(canvas, -3, 0) == STYLUS_CANVAS_UNKNOWN);
  EXPECT(stylus_canvas_detach(canvas) == STYLUS_CANVAS_REFUSED);
  EXPECT(stylus_canvas_attach(canvas, NULL, NULL, 0) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_parent_committed(canvas) == STYLUS_CANVAS_REFUSED);
  EXPECT(stylus_canvas_place_at(canvas, NULL) == STYLUS_CANVAS_REFUSED);
  EXPECT(stylus_canvas_get_latency(canvas, &latency) == STYLUS_CANVAS_UNSUPPORTED);
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  EXPECT(stroke > 0);
  sample.x = NAN;
  EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_CANVAS_INVALID);
  sample.x = 1, sample.pressure = INFINITY;
  EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_CANVAS_INVALID);
  sample.pressure = 1, sample.size = 3;
  EXPECT(stylus_canvas_add(canvas, stroke, &sample) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_add(canvas, stroke, NULL) == STYLUS_CANVAS_INVALID);
  EXPECT(stylus_canvas_cancel(canvas, stroke) == STYLUS_CANVAS_OK);
  EXPECT(stylus_canvas_cancel(canvas, stroke) == STYLUS_CANVAS_UNKNOWN);
  EXPECT(stylus_canvas_stroke_count(canvas) == 0);
}

static void a_stroke_is_drawn_kept_undone_and_told_of(stylus_canvas *canvas) {
  stylus_canvas_event event;
  int told[8] = {0};
  size_t count = 0, again = 0;
  stylus_canvas_dispatch(canvas);
  while (stylus_canvas_next_event(canvas, &event) == 1) {}
  EXPECT(write_wave(canvas, 100) > 0);
  EXPECT(stylus_canvas_stroke_count(canvas) == 1 && stylus_canvas_can_undo(canvas) == 1);
  EXPECT(draw(canvas, 1) > 0 && inked() > 200);
  EXPECT(draw(canvas, 0) == 0);
  stylus_canvas_dispatch(canvas);
  while (stylus_canvas_next_event(canvas, &event) == 1) told[event.type & 7]++;
  EXPECT(told[STYLUS_CANVAS_BEGAN_USING_TOOL] == 1 && told[STYLUS_CANVAS_ENDED_USING_TOOL] == 1);
  EXPECT(told[STYLUS_CANVAS_DRAWING_CHANGED] == 1 && told[STYLUS_CANVAS_FINISHED_RENDERING] == 1);
  void *bytes = stylus_canvas_drawing(canvas, &count);
  EXPECT(bytes && count > 100);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_CANVAS_OK && draw(canvas, 0) > 0 && inked() == 0);
  EXPECT(stylus_canvas_can_redo(canvas) == 1 && stylus_canvas_perform(canvas, "redo") == STYLUS_CANVAS_OK);
  EXPECT(stylus_canvas_perform(canvas, "clear") == STYLUS_CANVAS_OK && stylus_canvas_stroke_count(canvas) == 0);
  EXPECT(stylus_canvas_set_drawing(canvas, bytes, count) == STYLUS_CANVAS_OK);
  void *same = stylus_canvas_drawing(canvas, &again);
  EXPECT(same && again == count && memcmp(bytes, same, count) == 0);
  stylus_canvas_free(bytes), stylus_canvas_free(same);
  void *png = stylus_canvas_png(canvas, 2, &count);
  EXPECT(png && count > 8 && memcmp(png, "\211PNG", 4) == 0);
  stylus_canvas_free(png);
}

static void a_read_only_canvas_takes_nothing(stylus_canvas *canvas) {
  EXPECT(stylus_canvas_set_read_only(canvas, 1) == STYLUS_CANVAS_OK && stylus_canvas_is_read_only(canvas) == 1);
  EXPECT(stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP) == STYLUS_CANVAS_REFUSED);
  EXPECT(stylus_canvas_perform(canvas, "clear") == STYLUS_CANVAS_REFUSED);
  EXPECT(stylus_canvas_perform(canvas, "tool reed") == STYLUS_CANVAS_OK);
  EXPECT(stylus_canvas_set_read_only(canvas, 0) == STYLUS_CANVAS_OK);
}

static void an_eraser_takes_strokes_in_one_step(stylus_canvas *canvas) {
  stylus_canvas_sample sample;
  stylus_canvas_sample_init(&sample);
  stylus_canvas_perform(canvas, "clear");
  EXPECT(write_wave(canvas, 80) > 0 && write_wave(canvas, 200) > 0 && stylus_canvas_stroke_count(canvas) == 2);
  int64_t eraser = stylus_canvas_begin(canvas, STYLUS_CANVAS_ERASER);
  for (int y = 20; y < 280; y += 4) {
    sample.x = 150, sample.y = y;
    stylus_canvas_add(canvas, eraser, &sample);
  }
  EXPECT(stylus_canvas_end(canvas, eraser, 0) == STYLUS_CANVAS_OK && stylus_canvas_stroke_count(canvas) == 0);
  EXPECT(stylus_canvas_perform(canvas, "undo") == STYLUS_CANVAS_OK && stylus_canvas_stroke_count(canvas) == 2);
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

int main(void) {
  stylus_canvas *canvas = stylus_canvas_create();
  EXPECT(canvas != NULL && stylus_canvas_version() == 0x000100);
  if (!canvas) return 1;
  nothing_where_there_is_no_canvas();
  wrong_arguments_change_nothing(canvas);
  EXPECT(stylus_canvas_set_size(canvas, WIDTH, HEIGHT, 1) == STYLUS_CANVAS_OK);
  a_stroke_is_drawn_kept_undone_and_told_of(canvas);
  a_read_only_canvas_takes_nothing(canvas);
  an_eraser_takes_strokes_in_one_step(canvas);
  two_threads_may_use_one_canvas(canvas);
  stylus_canvas_destroy(canvas);
  for (int i = 0; i < 50; i++) stylus_canvas_destroy(stylus_canvas_create());
  printf("%d failures\n", failures);
  return failures;
}
