// types: what stylus-types.h promises of every library. Compiled three times: with -DSTYLUS, -DSTYLUS_INK or -DSTYLUS_CANVAS for the
// library that it is linked with.
#include "expect.h"
#include <string.h>
#if defined STYLUS_CANVAS
#include <stylus-canvas.h>
#elif defined STYLUS_INK
#include <stylus-ink.h>
#else
#include <stylus.h>
#endif

enum { SAMPLES = 60, WIDE = 300, HIGH = 200 };

// What a program has that was compiled with a later version.
typedef struct later_sample {
  stylus_sample known;
  double more[3];
} later_sample;

// A structure that is filled in, and what lies behind it.
#define GUARDED(type) \
  struct {            \
    type known;       \
    unsigned char behind[32]; \
  }

static int is_untouched(const unsigned char *bytes) {
  for (int i = 0; i < 32; i++)
    if (bytes[i] != 0xa5) return 0;
  return 1;
}

// A loop, of which a library is told the pressure and the tilt, or that they are not known.
static stylus_sample loop(int index, float pressure, float altitude) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  sample.time = INT64_C(1000000000) + index * INT64_C(5000000);
  sample.x = 60 + index + 20 * sin(index * 0.2), sample.y = 80 + 20 * cos(index * 0.2);
  sample.pressure = pressure, sample.altitude = altitude;
  if (altitude == altitude) sample.azimuth = 0;
  return sample;
}

// ---- What each library does with samples: takes some and gives numbers that follow from them; below 0, a result.

#if defined STYLUS_CANVAS

static const float usual_pressure = 0.5f, usual_altitude = 1.57079632679f;
static uint32_t pixels[WIDE * HIGH];

static int take(const void *samples, uint32_t count, double *numbers) {
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  stylus_canvas *canvas = stylus_canvas_create();
  stylus_canvas_set_size(canvas, WIDE, HIGH, 1);
  int64_t stroke = stylus_canvas_begin(canvas, STYLUS_CANVAS_TIP);
  const char *bytes = samples;
  uint32_t size;
  memcpy(&size, bytes, sizeof size);
  int result = 0;
  for (uint32_t i = 0; i < count && result >= 0; i++) result = stylus_canvas_add(canvas, stroke, (const stylus_sample *)(bytes + i * size));
  // The rest of an array is what is expected.
  if (result >= 0) result = stylus_canvas_set_prediction(canvas, stroke, samples, count > 64 ? 64 : count);
  memset(pixels, 0, sizeof pixels);
  if (result >= 0) result = stylus_canvas_draw(canvas, pixels, WIDE * 4, 1, damage);
  double sum = 0;
  for (int i = 0; i < WIDE * HIGH; i++) sum += (double)(pixels[i] >> 24) * (i % 977);
  numbers[0] = sum;
  EXPECT(result < 0 || sum > 0);
  stylus_canvas_destroy(canvas);
  return result;
}

static void filled_structures_keep_their_size(void) {
  stylus_canvas *canvas = stylus_canvas_create();
  GUARDED(stylus_canvas_view) view;
  memset(&view, 0xa5, sizeof view);
  EXPECT(stylus_canvas_get_view(canvas, &view.known) == STYLUS_INVALID && strstr(stylus_canvas_message(canvas), "sizeof(stylus_canvas_view)"));
  view.known.size = sizeof view.known - 1;
  EXPECT(stylus_canvas_get_view(canvas, &view.known) == STYLUS_INVALID);
  view.known.size = sizeof view;
  EXPECT(stylus_canvas_get_view(canvas, &view.known) == STYLUS_OK && view.known.size == sizeof view && view.known.zoom == 1);
  EXPECT(is_untouched(view.behind));
  stylus_canvas_event event = {0};
  EXPECT(stylus_canvas_next_event(canvas, &event) == STYLUS_INVALID);
  event.size = sizeof event;
  EXPECT(stylus_canvas_next_event(canvas, &event) >= 0 && event.size == sizeof event);
  stylus_canvas_paper paper = {.size = sizeof paper};
  stylus_canvas_ruler ruler = {.size = sizeof ruler};
  EXPECT(stylus_canvas_get_paper(canvas, &paper) == STYLUS_OK && stylus_canvas_set_paper(canvas, &paper) == STYLUS_OK);
  EXPECT(stylus_canvas_get_ruler(canvas, &ruler) == STYLUS_OK && ruler.size == sizeof ruler);
  paper.size = ruler.size = 8;
  EXPECT(stylus_canvas_get_paper(canvas, &paper) == STYLUS_INVALID && stylus_canvas_set_paper(canvas, &paper) == STYLUS_INVALID);
  EXPECT(stylus_canvas_get_ruler(canvas, &ruler) == STYLUS_INVALID);
  stylus_canvas_destroy(canvas);
}

static uint32_t version(void) { return stylus_canvas_version(); }
static const char *words_of_nothing(void) { return stylus_canvas_message(NULL); }
static void *memory(void) {
  size_t count;
  return stylus_canvas_drawing(stylus_canvas_create(), &count);
}

#elif defined STYLUS_INK

static const float usual_pressure = 0.4f, usual_altitude = 1.04719755120f;

static int take(const void *samples, uint32_t count, double *numbers) {
  stylus_drawing *drawing = stylus_drawing_create();
  stylus_ink ink = {.size = sizeof ink, .type = STYLUS_INK_PENCIL, .argb = 0xff000000};
  int result = stylus_drawing_append(drawing, &ink, samples, count);
  size_t points = 0;
  stylus_ink_point *found = result < 0 ? NULL : stylus_drawing_points(drawing, 0, 1, &points);
  EXPECT(result < 0 || points > 10);
  numbers[0] = 0;
  for (size_t i = 0; i < points; i++) numbers[0] += (double)(i + 1) * (found[i].x + found[i].width + found[i].opacity + found[i].force + found[i].altitude);
  stylus_free(found);
  stylus_drawing_destroy(drawing);
  return result;
}

static void filled_structures_keep_their_size(void) {
  stylus_drawing *drawing = stylus_drawing_create();
  stylus_sample samples[SAMPLES];
  for (int i = 0; i < SAMPLES; i++) samples[i] = loop(i, NAN, NAN);
  stylus_ink red = {.size = sizeof red, .type = STYLUS_INK_PEN, .argb = 0xffff0000};
  EXPECT(stylus_drawing_append(drawing, &red, samples, SAMPLES) == 0);
  GUARDED(stylus_ink) ink;
  memset(&ink, 0xa5, sizeof ink);
  EXPECT(stylus_drawing_get_ink(drawing, 0, &ink.known) == STYLUS_INVALID && strstr(stylus_drawing_message(drawing), "sizeof(stylus_ink)"));
  ink.known.size = sizeof ink.known - 1;
  EXPECT(stylus_drawing_get_ink(drawing, 0, &ink.known) == STYLUS_INVALID);
  ink.known.size = sizeof ink;
  EXPECT(stylus_drawing_get_ink(drawing, 0, &ink.known) == STYLUS_OK && ink.known.size == sizeof ink && ink.known.argb == 0xffff0000);
  EXPECT(is_untouched(ink.behind));
  EXPECT(stylus_drawing_set_ink(drawing, 0, &ink.known) == STYLUS_OK);
  stylus_drawing_destroy(drawing);
}

static uint32_t version(void) { return stylus_ink_version(); }
static const char *words_of_nothing(void) { return stylus_drawing_message(NULL); }
static void *memory(void) {
  size_t count;
  return stylus_drawing_write(stylus_drawing_create(), "svg", &count);
}

#else

static const float usual_pressure = 0.5f, usual_altitude = 1.57079632679f;

static int take(const void *samples, uint32_t count, double *numbers) {
  stylus_predictor *predictor = stylus_predictor_create(1);
  stylus_predictor_begin(predictor);
  const char *bytes = samples;
  uint32_t size;
  memcpy(&size, bytes, sizeof size);
  int result = 0;
  for (uint32_t i = 0; i < count && result >= 0; i++) result = stylus_predictor_observe(predictor, (const stylus_sample *)(bytes + i * size));
  later_sample tail[STYLUS_MAX_TAIL];
  memset(tail, 0xa5, sizeof tail);
  tail[0].known.size = sizeof tail[0];
  if (result >= 0) result = stylus_predictor_tail(predictor, 20000000, &tail[0].known, STYLUS_MAX_TAIL);
  numbers[0] = 0;
  EXPECT(result < 0 || result > 2);
  for (int i = 0; i < result; i++) {
    numbers[0] += (i + 1) * (tail[i].known.x + tail[i].known.y);
    EXPECT(tail[i].known.size == sizeof tail[0] && ((unsigned char *)tail[i].more)[0] == 0xa5 && ((unsigned char *)tail[i].more)[23] == 0xa5);
  }
  stylus_predictor_destroy(predictor);
  return result;
}

static void filled_structures_keep_their_size(void) {
  stylus_client_options options;
  stylus_client_options_init(&options);
  EXPECT(options.size == sizeof options && options.pads == 1 && options.hover == 0);
  options.size = 8;
  EXPECT(stylus_client_create("/nowhere", &options) == NULL);
  options.size = sizeof options;
  stylus_client *client = stylus_client_create("/nowhere", &options);
  GUARDED(stylus_event) event;
  memset(&event, 0xa5, sizeof event);
  EXPECT(stylus_client_next_event(client, &event.known) == STYLUS_INVALID && strstr(stylus_client_message(client), "sizeof(stylus_event)"));
  event.known.size = sizeof event.known - 1;
  EXPECT(stylus_client_next_event(client, &event.known) == STYLUS_INVALID);
  event.known.size = sizeof event;
  EXPECT(stylus_client_next_event(client, &event.known) == 0 && event.known.size == sizeof event && event.known.type == STYLUS_NOTHING);
  EXPECT(is_untouched(event.behind));
  stylus_client_destroy(client);
}

static uint32_t version(void) { return stylus_version(); }
static const char *words_of_nothing(void) { return stylus_predictor_message(NULL); }
static void *memory(void) {
  size_t count;
  return stylus_predictor_writer(stylus_predictor_create(1), &count);
}

#endif

// ---- The same for all

static int take_loop(float pressure, float altitude, double *numbers) {
  stylus_sample samples[SAMPLES];
  for (int i = 0; i < SAMPLES; i++) samples[i] = loop(i, pressure, altitude);
  return take(samples, SAMPLES, numbers);
}

static void unknown_values_are_nan(void) {
  double unknown[1], usual[1], hard[1];
  EXPECT(take_loop(NAN, NAN, unknown) >= 0 && take_loop(usual_pressure, usual_altitude, usual) >= 0 && take_loop(0.9f, 0.6f, hard) >= 0);
  EXPECT(fabs(unknown[0] - usual[0]) <= 1e-6 * fabs(usual[0]));
#if defined STYLUS_CANVAS || defined STYLUS_INK
  EXPECT(fabs(hard[0] - usual[0]) > 1e-3 * fabs(usual[0]));
#endif
  double numbers[1];
  EXPECT(take_loop(INFINITY, NAN, numbers) == STYLUS_INVALID && take_loop(NAN, INFINITY, numbers) == STYLUS_INVALID);
}

static void a_sample_has_its_size(void) {
  stylus_sample sample = loop(0, NAN, NAN);
  EXPECT(sample.size == sizeof sample && sample.provenance == 0 && sample.error == 0 && sample.buttons == 0);
  EXPECT(isnan(sample.pressure) && isnan(sample.altitude) && isnan(sample.azimuth) && isnan(sample.roll) && isnan(sample.slider) && isnan(sample.distance));
  uint32_t wrong[] = {0, 1, sizeof sample - 1, 4097, UINT32_MAX};
  double numbers[1];
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    sample.size = wrong[i];
    EXPECT(take(&sample, 1, numbers) == STYLUS_INVALID);
  }
}

static void samples_of_a_later_version_are_read_as_far_as_they_are_known(void) {
  later_sample later[SAMPLES];
  double known[1], numbers[1];
  EXPECT(take_loop(0.7f, 1, known) >= 0);
  memset(later, 0x5a, sizeof later);
  for (int i = 0; i < SAMPLES; i++) later[i].known = loop(i, 0.7f, 1), later[i].known.size = sizeof later[i];
  EXPECT(take(later, SAMPLES, numbers) >= 0 && numbers[0] == known[0]);
}

int main(void) {
  EXPECT(version() == STYLUS_VERSION && strstr(words_of_nothing(), "NULL"));
  stylus_sample_init(NULL);
  stylus_free(NULL);
  void *bytes = memory();
  EXPECT(bytes != NULL);
  stylus_free(bytes);
  unknown_values_are_nan();
  a_sample_has_its_size();
  samples_of_a_later_version_are_read_as_far_as_they_are_known();
  filled_structures_keep_their_size();
  return failures != 0;
}
