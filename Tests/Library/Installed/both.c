// both: a program that links libstylus and libstylus-ink has one stylus_free() of the two, which frees what either returned; and a
// prediction of the one is a sample for the other.
#include "expect.h"
#include <dlfcn.h>
#include <stylus-ink.h>
#include <stylus.h>

static void *function(const char *library, const char *name) {
  void *loaded = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
  return loaded ? dlsym(loaded, name) : NULL;
}

int main(void) {
  void (*first)(void *) = (void (*)(void *))function("libstylus.so.0", "stylus_free");
  void (*second)(void *) = (void (*)(void *))function("libstylus-ink.so.0", "stylus_free");
  EXPECT(first && second && first != second && (stylus_free == first || stylus_free == second));
  EXPECT(stylus_version() == stylus_ink_version() && stylus_version() == STYLUS_VERSION);

  stylus_predictor *predictor = stylus_predictor_create(1);
  stylus_predictor_begin(predictor);
  stylus_sample samples[60 + STYLUS_MAX_TAIL];
  for (int i = 0; i < 60; i++) {
    stylus_sample_init(&samples[i]);
    samples[i].time = i * INT64_C(5000000), samples[i].x = i, samples[i].y = 20 * sin(i * 0.1);
    EXPECT(stylus_predictor_observe(predictor, &samples[i]) == 1);
  }
  samples[60].size = sizeof samples[60];
  int tail = stylus_predictor_tail(predictor, 25000000, &samples[60], STYLUS_MAX_TAIL);
  EXPECT(tail > 0);

  stylus_drawing *drawing = stylus_drawing_create();
  stylus_ink ink = {.size = sizeof ink, .type = STYLUS_INK_PEN, .argb = 0xff000000};
  EXPECT(stylus_drawing_append(drawing, &ink, samples, 60 + tail) == 0);
  stylus_box box;
  EXPECT(stylus_drawing_bounds(drawing, 0, &box) == STYLUS_OK && box.x + box.width > 60);

  // Each frees what the other made, in either order.
  for (int i = 0; i < 2; i++) {
    size_t count, length;
    void *writer = stylus_predictor_writer(predictor, &count), *file = stylus_drawing_write(drawing, "inkd", &length);
    EXPECT(writer && file);
    (i ? first : second)(writer), (i ? second : first)(file);
  }
  stylus_predictor_destroy(predictor), stylus_drawing_destroy(drawing);
  return failures != 0;
}
