// A program with libstylus-canvas forks while other threads hold the locks of a canvas and of a picker. The child calls every function of
// stylus-canvas.h for them: each must be refused at once. Before there is a canvas a child may make its own. Exit status: 0 if so.
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-canvas.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WIDTH = 64, HEIGHT = 48, CHILDREN = 20 };

static int failures;
static uint32_t pixels[WIDTH * HEIGHT];
static atomic_int is_over;
static stylus_canvas *canvas;
static stylus_canvas_picker *picker;

#define EXPECT(condition)                                                            \
  do {                                                                               \
    if (!(condition)) failures++, fprintf(stderr, "line %d: %s\n", __LINE__, #condition); \
  } while (0)
#define REFUSED(call) EXPECT((call) == STYLUS_REFUSED)

// Large pictures are made under the canvas's lock: it is held nearly all the time.
static void *hold_canvas(void *unused) {
  size_t count;
  while (!is_over) stylus_free(stylus_canvas_png(canvas, 8, &count));
  return unused;
}

static void *hold_picker(void *unused) {
  static uint32_t picture[800 * 600];
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  while (!is_over) stylus_canvas_picker_draw(picker, picture, 800 * 4, 1, damage);
  return unused;
}

static void every_call_for_a_canvas(stylus_canvas *canvas) {
  stylus_sample sample;
  stylus_canvas_event event = {.size = sizeof event};
  stylus_canvas_view view = {.size = sizeof view};
  stylus_box box;
  stylus_canvas_ruler ruler = {.size = sizeof ruler};
  stylus_canvas_latency latency = {.size = sizeof latency};
  stylus_canvas_pens pens = {.size = sizeof pens};
  stylus_canvas_placement place = {.size = sizeof place};
  stylus_canvas_paper paper = {.size = sizeof paper, .spacing = 8};
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  double matrix[6];
  const double fingers[4] = {10, 10, 20, 20};
  size_t count = 0;
  stylus_sample_init(&sample);
  REFUSED(stylus_canvas_set_size(canvas, WIDTH, HEIGHT, 1));
  EXPECT(strstr(stylus_canvas_message(canvas), "fork"));
  REFUSED(stylus_canvas_set_zoom(canvas, 2));
  EXPECT(stylus_canvas_zoom(canvas) == 0);
  REFUSED(stylus_canvas_zoom_at(canvas, 2, 1, 1));
  REFUSED(stylus_canvas_set_zoom_limits(canvas, 1, 2));
  REFUSED(stylus_canvas_pan(canvas, 1, 1));
  REFUSED(stylus_canvas_get_view(canvas, &view));
  REFUSED(stylus_canvas_pinch(canvas, STYLUS_CANVAS_PAGE, fingers, fingers));
  REFUSED(stylus_canvas_subject_at(canvas, 1, 1));
  REFUSED(stylus_canvas_set_dark(canvas, 1));
  REFUSED(stylus_canvas_set_drawing(canvas, "ink", 3));
  EXPECT(stylus_canvas_drawing(canvas, &count) == NULL);
  EXPECT(stylus_canvas_png(canvas, 1, &count) == NULL);
  REFUSED(stylus_canvas_stroke_count(canvas));
  REFUSED(stylus_canvas_set_background(canvas, 0xff000000));
  REFUSED(stylus_canvas_page(canvas));
  REFUSED(stylus_canvas_page_count(canvas));
  REFUSED(stylus_canvas_show_page(canvas, 0));
  EXPECT(stylus_canvas_page_drawing(canvas, 0, &count) == NULL);
  REFUSED(stylus_canvas_set_paper(canvas, &paper));
  REFUSED(stylus_canvas_get_paper(canvas, &paper));
  EXPECT(stylus_canvas_document(canvas, &count) == NULL);
  REFUSED(stylus_canvas_set_document(canvas, "ink", 3));
  REFUSED(stylus_canvas_selection(canvas, &box));
  EXPECT(stylus_canvas_clipboard(canvas, &count) == NULL);
  REFUSED(stylus_canvas_set_clipboard(canvas, "ink", 3));
  REFUSED(stylus_canvas_get_ruler(canvas, &ruler));
  REFUSED(stylus_canvas_perform(canvas, "undo"));
  REFUSED(stylus_canvas_can_undo(canvas));
  REFUSED(stylus_canvas_can_redo(canvas));
  REFUSED(stylus_canvas_steps(canvas));
  REFUSED(stylus_canvas_set_asks_to_undo(canvas, 1));
  REFUSED(stylus_canvas_set_read_only(canvas, 1));
  REFUSED(stylus_canvas_is_read_only(canvas));
  REFUSED(stylus_canvas_set_straightens(canvas, 1));
  REFUSED(stylus_canvas_straightens(canvas));
  REFUSED(stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP));
  REFUSED(stylus_canvas_begin_pen(canvas, STYLUS_CANVAS_TIP));
  REFUSED(stylus_canvas_add(canvas, 1, &sample));
  REFUSED(stylus_canvas_correct(canvas, 1, 0, &sample));
  REFUSED(stylus_canvas_set_prediction(canvas, 1, &sample, 1));
  REFUSED(stylus_canvas_end(canvas, 1, 0));
  REFUSED(stylus_canvas_cancel(canvas, 1));
  REFUSED(stylus_canvas_descriptor(canvas));
  REFUSED(stylus_canvas_dispatch(canvas));
  REFUSED(stylus_canvas_next_event(canvas, &event));
  REFUSED(stylus_canvas_draw(canvas, pixels, WIDTH * 4, 1, damage));
  REFUSED(stylus_canvas_picture_transform(canvas, matrix));
  REFUSED(stylus_canvas_attach(canvas, NULL, NULL, 0));
  REFUSED(stylus_canvas_detach(canvas));
  REFUSED(stylus_canvas_is_attached(canvas));
  REFUSED(stylus_canvas_handles_pens(canvas));
  REFUSED(stylus_canvas_set_placement(canvas, &place));
  REFUSED(stylus_canvas_parent_committed(canvas));
  REFUSED(stylus_canvas_get_latency(canvas, &latency));
  REFUSED(stylus_canvas_set_follows_stylusd(canvas, 1));
  REFUSED(stylus_canvas_follows_stylusd(canvas));
  REFUSED(stylus_canvas_get_pens(canvas, &pens));
}

static void every_call_for_a_picker(stylus_canvas_picker *picker, stylus_canvas *own) {
  stylus_canvas_picker_element element = {.size = sizeof element};
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  stylus_box boxes[STYLUS_CANVAS_MAX_OBSCURED];
  REFUSED(stylus_canvas_picker_set_size(picker, WIDTH, HEIGHT, 1));
  EXPECT(strstr(stylus_canvas_picker_message(picker), "fork"));
  REFUSED(stylus_canvas_picker_set_dark(picker, 1));
  REFUSED(stylus_canvas_picker_add(picker, own));
  REFUSED(stylus_canvas_picker_remove(picker, own));
  REFUSED(stylus_canvas_picker_update(picker, own, 1));
  REFUSED(stylus_canvas_picker_touch(picker, STYLUS_CANVAS_PRESS, STYLUS_CANVAS_BY_PEN, 1, 1));
  REFUSED(stylus_canvas_picker_key(picker, 0));
  REFUSED(stylus_canvas_picker_ink_moved(picker, 1, 1));
  REFUSED(stylus_canvas_picker_ink_ended(picker));
  REFUSED(stylus_canvas_picker_covers(picker, 1, 1));
  REFUSED(stylus_canvas_picker_obscured(picker, boxes));
  REFUSED(stylus_canvas_picker_draw(picker, pixels, WIDTH * 4, 1, damage));
  REFUSED(stylus_canvas_picker_redraw_delay(picker));
  REFUSED(stylus_canvas_picker_get_element(picker, 0, &element));
  REFUSED(stylus_canvas_picker_focus(picker, 0));
  REFUSED(stylus_canvas_picker_activate(picker, 0));
  EXPECT(stylus_canvas_picker_text(picker) == NULL);
  REFUSED(stylus_canvas_picker_set_text(picker, "tool pen\n"));
}

// Whoever waits for a lock here is killed by the alarm.
static int child_beside_threads(void) {
  alarm(20), failures = 0;
  EXPECT(stylus_canvas_version() > 0);
  every_call_for_a_canvas(canvas);
  every_call_for_a_picker(picker, canvas);
  stylus_canvas_destroy(canvas), stylus_canvas_picker_destroy(picker);
  return failures;
}

// A picker has no thread: beside it a child may make what it likes, and the two do not mix.
static int child_with_its_own(void) {
  alarm(20), failures = 0;
  stylus_canvas *own = stylus_canvas_create();
  stylus_canvas_picker *own_picker = stylus_canvas_picker_create();
  EXPECT(own && stylus_canvas_set_size(own, WIDTH, HEIGHT, 1) == STYLUS_OK);
  EXPECT(own_picker && stylus_canvas_picker_add(own_picker, own) == STYLUS_OK);
  EXPECT(stylus_canvas_perform(own, "tool marker") == STYLUS_OK);
  every_call_for_a_picker(picker, own);
  stylus_canvas_picker_destroy(own_picker), stylus_canvas_destroy(own);
  return failures;
}

static void expect_child(int (*body)(void)) {
  int status = 1;
  pid_t forked = fork();
  if (forked == 0) _exit(body());
  EXPECT(waitpid(forked, &status, 0) == forked);
  if (status == 0) return;
  failures++;
  fprintf(stderr, "a child %s %d\n", WIFSIGNALED(status) ? "was killed by signal" : "says what failed:",
          WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
}

int main(void) {
  pthread_t threads[2];
  stylus_sample sample;
  stylus_sample_init(&sample);
  picker = stylus_canvas_picker_create();
  expect_child(child_with_its_own);
  canvas = stylus_canvas_create();
  EXPECT(stylus_canvas_set_size(canvas, 600, 400, 1) == STYLUS_OK);
  EXPECT(stylus_canvas_picker_set_size(picker, 800, 600, 1) == STYLUS_OK);
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  for (int i = 0; i < 400; i++) {
    sample.x = 50 + i, sample.y = 200 + 90 * sin(i * 0.1);
    stylus_canvas_add(canvas, stroke, &sample);
  }
  EXPECT(stylus_canvas_end(canvas, stroke, 0) == STYLUS_OK && stylus_canvas_stroke_count(canvas) == 1);
  pthread_create(&threads[0], NULL, hold_canvas, NULL);
  pthread_create(&threads[1], NULL, hold_picker, NULL);
  for (int i = 0; i < CHILDREN; i++) {
    expect_child(child_beside_threads);
    usleep(7000);
  }
  is_over = 1;
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  EXPECT(stylus_canvas_stroke_count(canvas) == 1);
  stylus_canvas_picker_destroy(picker), stylus_canvas_destroy(canvas);
  return failures > 0;
}
