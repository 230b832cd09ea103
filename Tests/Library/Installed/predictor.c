// Uses the predictor of libstylus as a stranger would, rightly and wrongly. Exit status: how much was not as stylus.h has it.
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <stylus.h>
#include <sys/wait.h>
#include <unistd.h>

#include "expect.h"

static stylus_sample sample_at(int64_t step, double scale) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  // A loop of 20 mm, 1.2 s long, seen each 5 ms.
  sample.time = 1000000000 + step * 5000000;
  sample.x = scale * (50 + 20 * sin(step * 5 / 190.));
  sample.y = scale * (40 + 12 * cos(step * 5 / 190.));
  return sample;
}

static void draw(stylus_predictor *predictor, int64_t from, int64_t count, double scale) {
  for (int64_t i = from; i < from + count; i++) {
    stylus_sample sample = sample_at(i, scale);
    EXPECT(stylus_predictor_observe(predictor, &sample) == 1);
  }
}

static void nothing_where_there_is_no_predictor(void) {
  stylus_sample sample;
  size_t count = 0;
  stylus_sample_init(&sample);
  EXPECT(sample.size == sizeof sample && isnan(sample.pressure) && isnan(sample.roll) && sample.error == 0);
  EXPECT(stylus_predictor_begin(NULL) == STYLUS_INVALID && stylus_predictor_end(NULL) == STYLUS_INVALID);
  EXPECT(stylus_predictor_observe(NULL, &sample) == STYLUS_INVALID);
  EXPECT(stylus_predictor_predict(NULL, 16000000, &sample) == STYLUS_INVALID);
  EXPECT(stylus_predictor_tail(NULL, 16000000, &sample, 1) == STYLUS_INVALID);
  EXPECT(stylus_predictor_writer(NULL, &count) == NULL && stylus_predictor_set_writer(NULL, "x", 1) == STYLUS_INVALID);
  EXPECT(strlen(stylus_predictor_message(NULL)) > 0);
  EXPECT(!stylus_predictor_create(0) && !stylus_predictor_create(NAN) && !stylus_predictor_create(-1) && !stylus_predictor_create(1e9));
  stylus_predictor_destroy(NULL), stylus_free(NULL), stylus_sample_init(NULL);
}

static void wrong_arguments_change_nothing(void) {
  stylus_predictor *predictor = stylus_predictor_create(1), *other = stylus_predictor_create(1);
  stylus_sample guess, same, wrong;
  stylus_sample_init(&guess), stylus_sample_init(&same);
  stylus_predictor_begin(predictor), stylus_predictor_begin(other);
  draw(predictor, 0, 60, 1), draw(other, 0, 60, 1);
  const double numbers[] = {NAN, INFINITY, -INFINITY, 1e7, -1e300};
  for (int i = 0; i < 5; i++) {
    wrong = sample_at(60, 1), wrong.x = numbers[i];
    EXPECT(stylus_predictor_observe(predictor, &wrong) == STYLUS_INVALID);
    wrong = sample_at(60, 1), wrong.y = numbers[i];
    EXPECT(stylus_predictor_observe(predictor, &wrong) == STYLUS_INVALID);
  }
  EXPECT(strlen(stylus_predictor_message(predictor)) > 0);
  wrong = sample_at(60, 1), wrong.pressure = INFINITY;
  EXPECT(stylus_predictor_observe(predictor, &wrong) == STYLUS_INVALID);
  wrong = sample_at(60, 1), wrong.size = 8;
  EXPECT(stylus_predictor_observe(predictor, &wrong) == STYLUS_INVALID && stylus_predictor_observe(predictor, NULL) == STYLUS_INVALID);
  const int64_t horizons[] = {0, -1, 999, 50000001, INT64_MAX, INT64_MIN};
  for (int i = 0; i < 6; i++) EXPECT(stylus_predictor_predict(predictor, horizons[i], &guess) == STYLUS_INVALID);
  EXPECT(stylus_predictor_predict(predictor, 16000000, NULL) == STYLUS_INVALID);
  EXPECT(stylus_predictor_tail(predictor, 16000000, NULL, 3) == STYLUS_INVALID);
  EXPECT(stylus_predictor_set_writer(predictor, "x", 1) == STYLUS_REFUSED);
  EXPECT(stylus_predictor_predict(predictor, 16000000, &guess) == 1 && stylus_predictor_predict(other, 16000000, &same) == 1);
  EXPECT(memcmp(&guess, &same, sizeof guess) == 0);
  // Of the same microsecond, and in the wrong order.
  wrong = sample_at(59, 1), wrong.x += 1;
  EXPECT(stylus_predictor_observe(predictor, &wrong) == 0);
  wrong = sample_at(10, 1);
  EXPECT(stylus_predictor_observe(predictor, &wrong) == 1 && stylus_predictor_predict(predictor, 16000000, &guess) == 0);
  wrong = sample_at(11, 1), wrong.time = INT64_MIN;
  EXPECT(stylus_predictor_observe(predictor, &wrong) == 1);
  wrong.time = INT64_MAX;
  EXPECT(stylus_predictor_observe(predictor, &wrong) == 1);
  stylus_predictor_destroy(predictor), stylus_predictor_destroy(other);
}

static void guesses_are_near_and_say_how_near(void) {
  stylus_predictor *predictor = stylus_predictor_create(1);
  stylus_sample guess, tail[STYLUS_MAX_TAIL];
  stylus_sample_init(&guess), stylus_sample_init(&tail[0]);
  draw(predictor, 0, 20, 1);
  EXPECT(stylus_predictor_predict(predictor, 16000000, &guess) == 0);
  stylus_predictor_begin(predictor);
  double wrong = 0, expected = 0;
  int count = 0;
  for (int64_t i = 20; i < 420; i++) {
    stylus_sample sample = sample_at(i, 1), truth = sample_at(i + 3, 1);
    EXPECT(stylus_predictor_observe(predictor, &sample) == 1);
    if (i < 120) continue;
    EXPECT(stylus_predictor_predict(predictor, 15000000, &guess) == 1 && guess.time == truth.time);
    wrong += hypot(guess.x - truth.x, guess.y - truth.y), expected += guess.error, count++;
  }
  // In 15 ms the tip goes 1.3 mm.
  EXPECT(count == 300 && wrong / count < 0.1 && expected / count > 0.2 * wrong / count && expected / count < 0.3);
  int points = stylus_predictor_tail(predictor, 25000000, tail, STYLUS_MAX_TAIL);
  EXPECT(points == 5 && tail[0].time < tail[4].time && tail[4].time == sample_at(424, 1).time);
  EXPECT(stylus_predictor_tail(predictor, 25000000, tail, 2) == 5 && stylus_predictor_tail(predictor, 25000000, NULL, 0) == 5);
  EXPECT(stylus_predictor_tail(predictor, STYLUS_MAX_HORIZON, tail, STYLUS_MAX_TAIL) <= STYLUS_MAX_TAIL);
  EXPECT(stylus_predictor_end(predictor) == STYLUS_OK && stylus_predictor_predict(predictor, 15000000, &guess) == 0);
  size_t size = 0, again = 0;
  void *writer = stylus_predictor_writer(predictor, &size);
  EXPECT(writer && size > 1000);
  EXPECT(stylus_predictor_reset(predictor) == STYLUS_OK && stylus_predictor_set_writer(predictor, writer, size) == STYLUS_OK);
  void *same = stylus_predictor_writer(predictor, &again);
  EXPECT(same && again == size && memcmp(writer, same, size) == 0);
  ((char *)writer)[200] ^= 1;
  EXPECT(stylus_predictor_set_writer(predictor, writer, size) == STYLUS_DAMAGED && stylus_predictor_set_writer(predictor, writer, 7) == STYLUS_DAMAGED);
  stylus_free(writer), stylus_free(same);
  stylus_predictor_destroy(predictor);
}

static void the_unit_is_the_callers(void) {
  stylus_predictor *millimeters = stylus_predictor_create(1), *pixels = stylus_predictor_create(0.25);
  stylus_sample a, b;
  stylus_sample_init(&a), stylus_sample_init(&b);
  stylus_predictor_begin(millimeters), stylus_predictor_begin(pixels);
  draw(millimeters, 0, 100, 1), draw(pixels, 0, 100, 4);
  EXPECT(stylus_predictor_predict(millimeters, 16000000, &a) == 1 && stylus_predictor_predict(pixels, 16000000, &b) == 1);
  EXPECT(b.x == 4 * a.x && b.y == 4 * a.y && b.error == 4 * a.error && a.time == b.time);
  stylus_predictor_destroy(millimeters), stylus_predictor_destroy(pixels);
}

static void *hammer(void *predictor) {
  stylus_sample guess;
  stylus_sample_init(&guess);
  for (int64_t i = 0; i < 20000; i++) {
    stylus_sample sample = sample_at(i, 1);
    if (stylus_predictor_observe(predictor, &sample) < 0 || stylus_predictor_predict(predictor, 16000000, &guess) < 0) return predictor;
  }
  return NULL;
}

static void two_threads_may_use_one_predictor(void) {
  stylus_predictor *predictor = stylus_predictor_create(1);
  pthread_t threads[2];
  void *failed = NULL, *result;
  stylus_predictor_begin(predictor);
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, hammer, predictor);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], &result), failed = result ? result : failed;
  EXPECT(!failed);
  stylus_predictor_destroy(predictor);
}

static void a_forked_child_is_refused(void) {
  stylus_predictor *predictor = stylus_predictor_create(1);
  stylus_predictor_begin(predictor);
  pid_t child = fork();
  if (child == 0) {
    stylus_sample sample = sample_at(0, 1);
    stylus_predictor *own = stylus_predictor_create(1);
    failures = 0;
    EXPECT(stylus_predictor_observe(predictor, &sample) == STYLUS_REFUSED && strstr(stylus_predictor_message(predictor), "fork"));
    EXPECT(own && stylus_predictor_begin(own) == STYLUS_OK && stylus_predictor_observe(own, &sample) == 1);
    stylus_predictor_destroy(predictor), stylus_predictor_destroy(own);
    _exit(failures);
  }
  int status = -1;
  EXPECT(child > 0 && waitpid(child, &status, 0) == child && status == 0);
  draw(predictor, 0, 2, 1);
  stylus_predictor_destroy(predictor);
}

static void it_may_be_closed_and_loaded_again(void) {
  for (int i = 0; i < 20; i++) {
    void *library = dlopen("libstylus.so.0", RTLD_NOW | RTLD_LOCAL);
    EXPECT(library);
    if (!library) return;
    stylus_predictor *(*create)(double) = (stylus_predictor * (*)(double)) dlsym(library, "stylus_predictor_create");
    void (*destroy)(stylus_predictor *) = (void (*)(stylus_predictor *))dlsym(library, "stylus_predictor_destroy");
    EXPECT(create && destroy);
    if (create && destroy) destroy(create(1));
    EXPECT(dlclose(library) == 0);
  }
}

int main(void) {
  EXPECT(stylus_version() == STYLUS_VERSION);
  nothing_where_there_is_no_predictor();
  wrong_arguments_change_nothing();
  guesses_are_near_and_say_how_near();
  the_unit_is_the_callers();
  two_threads_may_use_one_predictor();
  a_forked_child_is_refused();
  it_may_be_closed_and_loaded_again();
  printf("%d failures\n", failures);
  return failures;
}
