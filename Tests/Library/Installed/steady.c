// steady COUNT: so many samples through a predictor, with a guess and a tail for each; what it allocates must not depend on COUNT.
#include <math.h>
#include <stdlib.h>
#include <stylus.h>

int main(int count, char **arguments) {
  stylus_predictor *predictor = stylus_predictor_create(1);
  stylus_sample sample, guesses[STYLUS_MAX_TAIL];
  long steps = count > 1 ? atol(arguments[1]) : 1000, wrong = 0;
  stylus_sample_init(&sample), stylus_sample_init(&guesses[0]);
  for (long i = 0; i < steps; i++) {
    if (i % 200 == 0) stylus_predictor_end(predictor), stylus_predictor_begin(predictor);
    sample.time = 1000000000LL + i * 5000000LL;
    sample.x = 50 + 20 * sin(i * 0.03), sample.y = 40 + 12 * cos(i * 0.041);
    sample.pressure = 0.5f;
    wrong += stylus_predictor_observe(predictor, &sample) != 1;
    wrong += stylus_predictor_predict(predictor, 16000000, &guesses[0]) < 0;
    wrong += stylus_predictor_tail(predictor, 50000000, guesses, STYLUS_MAX_TAIL) < 0;
  }
  stylus_predictor_destroy(predictor);
  return wrong != 0;
}
