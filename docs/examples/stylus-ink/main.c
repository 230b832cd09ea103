// Draws a loop with a fountain pen and writes it as a file: SVG, PDF, PNG, InkML, Xournal++ or our own, by the end of its name.
//
//     cc main.c $(pkg-config --cflags --libs stylus-ink) -lm && ./a.out loop.svg
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <stylus-ink.h>

int main(int count, char **arguments) {
  const char *name = count > 1 ? arguments[1] : "loop.svg", *end = strrchr(name, '.');
  enum { SAMPLES = 240 };
  stylus_sample samples[SAMPLES];
  for (int i = 0; i < SAMPLES; i++) {
    double angle = i * 0.08;
    stylus_sample_init(&samples[i]);
    samples[i].time = i * 5000000LL; // 200 a second
    samples[i].x = 20 + 3.2 * angle + 6 * sin(angle);
    samples[i].y = 30 - 9 * cos(angle);
    samples[i].pressure = (float)(0.55 - 0.3 * cos(2 * angle));
  }
  stylus_drawing *drawing = stylus_drawing_create();
  stylus_ink ink = {.size = sizeof ink, .type = STYLUS_INK_FOUNTAIN_PEN, .argb = 0xff20307a, .width = 1.2};
  size_t length = 0;
  void *file = NULL;
  if (stylus_drawing_append(drawing, &ink, samples, SAMPLES) >= 0) file = stylus_drawing_write(drawing, end ? end + 1 : "svg", &length);
  FILE *out = file ? fopen(name, "wb") : NULL;
  int failed = !out || fwrite(file, 1, length, out) != length || fclose(out) != 0;
  if (failed) fprintf(stderr, "%s: %s\n", name, file ? "cannot be written" : stylus_drawing_message(drawing));
  stylus_free(file);
  stylus_drawing_destroy(drawing);
  return failed;
}
