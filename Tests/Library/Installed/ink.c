// Uses libstylus-ink as a stranger would, rightly and wrongly. Exit status: how much was not as stylus-ink.h has it.
//
//   ink [FOLDER]     FOLDER: what was drawn is left there as drawn.inkd and drawn.svg
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-ink.h>
#include <sys/wait.h>
#include <unistd.h>

#include "expect.h"

enum { SAMPLES = 200, WIDE = 400, HIGH = 300 };

static stylus_sample samples[SAMPLES];
static const stylus_ink pen = {.size = sizeof pen, .type = STYLUS_INK_MONOLINE, .argb = 0xff0000c0, .width = 2};

static void make_samples(void) {
  for (int i = 0; i < SAMPLES; i++) {
    stylus_sample_init(&samples[i]);
    EXPECT(samples[i].size == sizeof samples[i] && isnan(samples[i].pressure) && isnan(samples[i].altitude));
    samples[i].time = 1000000000 + i * 5000000LL;
    samples[i].x = 10 + i * 0.3, samples[i].y = 25 + 10 * sin(i * 0.06);
  }
}

static stylus_drawing *drawn(void) {
  stylus_drawing *drawing = stylus_drawing_create();
  EXPECT(stylus_drawing_append(drawing, &pen, samples, SAMPLES) == 0);
  return drawing;
}

static void nothing_where_there_is_no_drawing(void) {
  size_t count = 0;
  stylus_ink ink = pen;
  stylus_box box;
  stylus_ink_view view = {.size = sizeof view, .scale = 4};
  uint32_t pixel = 0;
  EXPECT(stylus_drawing_count(NULL) == STYLUS_INVALID && stylus_drawing_remove(NULL, 0) == STYLUS_INVALID);
  EXPECT(stylus_drawing_append(NULL, &pen, samples, SAMPLES) == STYLUS_INVALID);
  EXPECT(stylus_drawing_get_ink(NULL, 0, &ink) == STYLUS_INVALID && stylus_drawing_set_ink(NULL, 0, &ink) == STYLUS_INVALID);
  EXPECT(stylus_drawing_bounds(NULL, 0, &box) == STYLUS_INVALID);
  EXPECT(!stylus_drawing_points(NULL, 0, 1, &count) && !stylus_drawing_outline(NULL, 0, 1, &count));
  EXPECT(stylus_drawing_render(NULL, &view, &pixel, 1, 1, 4) == STYLUS_INVALID);
  EXPECT(stylus_drawing_read(NULL, "x", 1) == STYLUS_INVALID && !stylus_drawing_write(NULL, "svg", &count));
  EXPECT(stylus_drawing_recover(NULL, "x", 1, &count) == STYLUS_INVALID);
  EXPECT(strlen(stylus_drawing_message(NULL)) > 0);
  stylus_drawing_destroy(NULL), stylus_free(NULL), stylus_sample_init(NULL);
}

static void refuse(stylus_drawing *drawing, stylus_ink ink, size_t count) {
  EXPECT(stylus_drawing_append(drawing, &ink, samples, count) == STYLUS_INVALID);
  EXPECT(strlen(stylus_drawing_message(drawing)) > 0 && stylus_drawing_count(drawing) == 1);
}

static void wrong_strokes_change_nothing(void) {
  stylus_drawing *drawing = drawn();
  stylus_ink ink = pen;
  EXPECT(stylus_drawing_append(drawing, NULL, samples, SAMPLES) == STYLUS_INVALID);
  EXPECT(stylus_drawing_append(drawing, &pen, NULL, 3) == STYLUS_INVALID);
  refuse(drawing, pen, 0), refuse(drawing, pen, SIZE_MAX), refuse(drawing, pen, 1000001);
  ink.type = 9, refuse(drawing, ink, SAMPLES), ink.type = 0, refuse(drawing, ink, SAMPLES), ink = pen;
  ink.width = NAN, refuse(drawing, ink, SAMPLES), ink.width = -1, refuse(drawing, ink, SAMPLES), ink = pen;
  ink.size = 4, refuse(drawing, ink, SAMPLES);
  const double numbers[] = {NAN, INFINITY, 1e7};
  for (int i = 0; i < 3; i++) {
    double kept = samples[7].x;
    samples[7].x = numbers[i], refuse(drawing, pen, SAMPLES), samples[7].x = kept;
  }
  int64_t time = samples[7].time;
  samples[7].time = 0, refuse(drawing, pen, SAMPLES), samples[7].time = time;
  samples[0].size = 8, refuse(drawing, pen, SAMPLES), samples[0].size = sizeof samples[0];
  ink = pen;
  EXPECT(stylus_drawing_remove(drawing, 1) == STYLUS_UNKNOWN && stylus_drawing_get_ink(drawing, 7, &ink) == STYLUS_UNKNOWN);
  stylus_drawing_destroy(drawing);
}

static void a_stroke_has_the_ink_that_it_was_given(void) {
  stylus_drawing *drawing = drawn();
  stylus_ink ink = {.size = sizeof ink};
  EXPECT(stylus_drawing_get_ink(drawing, 0, &ink) == 0 && ink.type == pen.type && ink.argb == pen.argb && !ink.is_fixed);
  EXPECT(fabs(ink.width - 2) < 1e-6);
  ink.type = STYLUS_INK_MARKER, ink.width = 0, ink.is_fixed = 1, ink.argb = 0x80ffff00;
  EXPECT(stylus_drawing_set_ink(drawing, 0, &ink) == 0 && stylus_drawing_get_ink(drawing, 0, &ink) == 0);
  EXPECT(ink.type == STYLUS_INK_MARKER && ink.argb == 0x80ffff00 && ink.is_fixed && ink.width > 1);
  for (uint32_t type = 1; type <= 8; type++) {
    stylus_ink other = {.size = sizeof other, .type = type, .argb = 0xff000000};
    EXPECT(stylus_drawing_append(drawing, &other, samples, SAMPLES) == (int)type);
  }
  EXPECT(stylus_drawing_append(drawing, &pen, samples, 1) == 9);
  EXPECT(stylus_drawing_count(drawing) == 10 && stylus_drawing_remove(drawing, 3) == 0 && stylus_drawing_count(drawing) == 9);
  stylus_drawing_destroy(drawing);
}

// Twice the area of a ring.
static double turned(const stylus_ink_corner *a, const stylus_ink_corner *b) { return a->x * b->y - a->y * b->x; }

static void lines_and_outlines_are_those_of_the_samples(void) {
  stylus_drawing *drawing = drawn();
  size_t count = 0, corners = 0;
  stylus_ink_point *points = stylus_drawing_points(drawing, 0, 0.5, &count);
  double length = 0, area = 0;
  EXPECT(points && count > 100 && hypot(points[0].x - 10, points[0].y - 25) < 0.1);
  EXPECT(hypot(points[count - 1].x - samples[SAMPLES - 1].x, points[count - 1].y - samples[SAMPLES - 1].y) < 0.1);
  for (size_t i = 1; points && i < count; i++) {
    length += hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
    EXPECT(fabs(points[i].width - 2) < 1e-6 && points[i].time > points[i - 1].time);
  }
  stylus_ink_corner *ring = stylus_drawing_outline(drawing, 0, 0.01, &corners);
  for (size_t i = 0, first = 0; ring && i < corners; i++) {
    size_t next = i + 1 < corners && ring[i + 1].ring == ring[i].ring ? i + 1 : first;
    area += turned(&ring[i], &ring[next]) / 2;
    if (next == first) first = i + 1;
  }
  // A line 2 mm wide with round ends.
  EXPECT(fabs(fabs(area) - (2 * length + M_PI)) < 0.02 * length);
  EXPECT(!stylus_drawing_points(drawing, 0, NAN, &count) && !stylus_drawing_points(drawing, 0, 0, &count));
  EXPECT(!stylus_drawing_outline(drawing, 0, 1e-9, &count) && !stylus_drawing_outline(drawing, 3, 0.1, &count));
  EXPECT(!stylus_drawing_points(drawing, 0, 1, NULL));
  stylus_free(points), stylus_free(ring);
  stylus_drawing_destroy(drawing);
}

static void pictures_lie_over_what_is_there(void) {
  stylus_drawing *drawing = drawn();
  static uint32_t pixels[HIGH * WIDE];
  stylus_ink_view view = {.size = sizeof view, .scale = 5};
  stylus_box box;
  for (int i = 0; i < HIGH * WIDE; i++) pixels[i] = 0xffffffff;
  EXPECT(stylus_drawing_render(drawing, &view, pixels, WIDE, HIGH, WIDE * 4) == 0);
  double ink = 0;
  for (int i = 0; i < HIGH * WIDE; i++) {
    ink += (255 - (pixels[i] >> 16 & 255)) / 255.0 / 25;
    EXPECT(pixels[i] >> 24 == 255);
  }
  EXPECT(pixels[125 * WIDE + 50] == 0xff0000c0); // in the middle of its beginning
  EXPECT(pixels[0] == 0xffffffff && ink > 120 && ink < 220);
  EXPECT(stylus_drawing_bounds(drawing, 0, &box) == 0 && fabs(box.x - 9) < 0.1 && box.height > 20 && box.height < 23);
  view.x = 1000;
  EXPECT(stylus_drawing_render(drawing, &view, pixels, WIDE, HIGH, WIDE * 4) == 0);
  view.is_dark = 1, view.x = 0, view.angle = 1;
  EXPECT(stylus_drawing_render(drawing, &view, pixels, 3, 3, WIDE * 4) == 0);
  EXPECT(stylus_drawing_render(drawing, &view, NULL, 3, 3, 12) == STYLUS_INVALID);
  EXPECT(stylus_drawing_render(drawing, &view, pixels, 0, 3, 12) == STYLUS_INVALID);
  EXPECT(stylus_drawing_render(drawing, &view, pixels, 3, 3, 8) == STYLUS_INVALID);
  EXPECT(stylus_drawing_render(drawing, &view, pixels, 3, 3, 13) == STYLUS_INVALID);
  EXPECT(stylus_drawing_render(drawing, NULL, pixels, 3, 3, 12) == STYLUS_INVALID);
  view.scale = NAN;
  EXPECT(stylus_drawing_render(drawing, &view, pixels, 3, 3, 12) == STYLUS_INVALID);
  stylus_drawing_destroy(drawing);
}

static void files_come_back(const char *folder) {
  const char *formats[] = {"inkd", "svg", "pdf", "png", "inkml", "xopp", "uim"};
  for (int i = 0; i < 7; i++) {
    stylus_drawing *drawing = drawn(), *back = stylus_drawing_create();
    size_t count = 0, again = 0;
    char *file = stylus_drawing_write(drawing, formats[i], &count);
    EXPECT(file && count > 50);
    int is_ink = i == 0 || i > 3;
    EXPECT(stylus_drawing_read(back, file, count) == (is_ink ? 1 : STYLUS_DAMAGED));
    char *same = stylus_drawing_write(back, formats[i], &again);
    EXPECT(same && (i != 0 || (again == count && memcmp(same, file, count) == 0)));
    if (folder && i < 2) {
      char path[4096];
      snprintf(path, sizeof path, "%s/drawn.%s", folder, formats[i]);
      FILE *kept = fopen(path, "wb");
      EXPECT(kept && fwrite(file, 1, count, kept) == count && fclose(kept) == 0);
    }
    stylus_free(file), stylus_free(same);
    stylus_drawing_destroy(drawing), stylus_drawing_destroy(back);
  }
}

static void damaged_files_change_nothing(void) {
  stylus_drawing *drawing = drawn();
  size_t count = 0;
  unsigned char *file = stylus_drawing_write(drawing, "inkd", &count);
  for (size_t i = 0; file && i < count; i += 3) {
    unsigned char kept = file[i];
    file[i] ^= 0x55;
    int read = stylus_drawing_read(drawing, file, count);
    EXPECT(read == STYLUS_DAMAGED || read >= 0);
    file[i] = kept;
    EXPECT(stylus_drawing_read(drawing, file, i) < 0);
  }
  EXPECT(stylus_drawing_read(drawing, file, count) == 1);
  EXPECT(stylus_drawing_read(drawing, "hello", 5) == STYLUS_DAMAGED && stylus_drawing_count(drawing) == 1);
  EXPECT(stylus_drawing_read(drawing, NULL, 5) == STYLUS_INVALID && stylus_drawing_read(drawing, file, 0) == STYLUS_INVALID);
  EXPECT(!stylus_drawing_write(drawing, "doc", &count) && !stylus_drawing_write(drawing, NULL, &count));
  EXPECT(strlen(stylus_drawing_message(drawing)) > 0 && !stylus_drawing_write(drawing, "svg", NULL));
  stylus_free(file);
  stylus_drawing_destroy(drawing);
}

// What is left of a damaged file: all strokes but those that were hit, and how much is missing.
static void damaged_files_are_recovered(void) {
  stylus_drawing *drawing = drawn(), *back = stylus_drawing_create();
  size_t count = 0, missing = 7;
  for (int i = 1; i < 40; i++) EXPECT(stylus_drawing_append(drawing, &pen, samples + i, SAMPLES - i) == i);
  unsigned char *file = stylus_drawing_write(drawing, "inkd", &count);
  EXPECT(stylus_drawing_recover(back, file, count, &missing) == 40 && missing == 0);
  EXPECT(strlen(stylus_drawing_message(back)) == 0);
  for (size_t i = 0; file && i < count; i += 97) {
    file[i] ^= 0x55; // a byte is corrected by its checksum
    EXPECT(stylus_drawing_recover(back, file, count, &missing) == 40 && missing == 0);
    EXPECT(strlen(stylus_drawing_message(back)) > 0);
    file[i] ^= 0x55;
  }
  char *text = stylus_drawing_write(drawing, "inkml", &count);
  EXPECT(stylus_drawing_recover(back, text, count / 2, &missing) > 0 && missing > 0);
  EXPECT(stylus_drawing_recover(back, text, count / 2, NULL) > 0 && stylus_drawing_count(back) < 40);
  EXPECT(strstr(stylus_drawing_message(back), "cannot be read"));
  EXPECT(stylus_drawing_recover(drawing, "hello", 5, &missing) == STYLUS_DAMAGED && stylus_drawing_count(drawing) == 40);
  EXPECT(stylus_drawing_recover(drawing, NULL, 5, &missing) == STYLUS_INVALID);
  EXPECT(stylus_drawing_recover(drawing, file, 0, &missing) == STYLUS_INVALID);
  EXPECT(stylus_drawing_recover(drawing, file, 12, &missing) == STYLUS_DAMAGED && strlen(stylus_drawing_message(drawing)) > 0);
  stylus_free(file), stylus_free(text);
  stylus_drawing_destroy(drawing), stylus_drawing_destroy(back);
}

static void *draw_often(void *drawing) {
  for (int i = 0; i < 40; i++) {
    EXPECT(stylus_drawing_append(drawing, &pen, samples, SAMPLES) >= 0);
    stylus_drawing_message(drawing);
  }
  return NULL;
}

static void two_threads_wait_for_each_other(void) {
  stylus_drawing *drawing = stylus_drawing_create();
  pthread_t other;
  EXPECT(pthread_create(&other, NULL, draw_often, drawing) == 0);
  draw_often(drawing);
  pthread_join(other, NULL);
  EXPECT(stylus_drawing_count(drawing) == 80);
  stylus_drawing_destroy(drawing);
}

static void a_child_is_refused(void) {
  stylus_drawing *drawing = drawn();
  int status = 1;
  pid_t child = fork();
  if (child == 0) {
    int refused = stylus_drawing_count(drawing) == STYLUS_REFUSED;
    stylus_drawing *own = stylus_drawing_create();
    _exit(!refused || stylus_drawing_append(own, &pen, samples, SAMPLES) != 0);
  }
  EXPECT(waitpid(child, &status, 0) == child && status == 0);
  EXPECT(stylus_drawing_count(drawing) == 1);
  stylus_drawing_destroy(drawing);
}

int main(int count, char **arguments) {
  make_samples();
  nothing_where_there_is_no_drawing();
  wrong_strokes_change_nothing();
  a_stroke_has_the_ink_that_it_was_given();
  lines_and_outlines_are_those_of_the_samples();
  pictures_lie_over_what_is_there();
  files_come_back(count > 1 ? arguments[1] : NULL);
  damaged_files_change_nothing();
  damaged_files_are_recovered();
  two_threads_wait_for_each_other();
  a_child_is_refused();
  return failures > 0;
}
