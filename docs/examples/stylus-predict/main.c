// Where would a pen be? Draws a figure eight as samples of a tablet of 200 Hz, and tells by how much a picture that is shown 16 ms later
// is wrong, with the last sample at its tip and with the guess.
//
//     cc main.c $(pkg-config --cflags --libs stylus) -lm && ./a.out
#include <math.h>
#include <stdio.h>
#include <stylus.h>

static stylus_sample pen_at(double milliseconds) {
  stylus_sample sample;
  stylus_sample_init(&sample);
  sample.time = (int64_t)(milliseconds * 1e6);
  sample.x = 60 + 25 * sin(milliseconds / 160);
  sample.y = 40 + 15 * sin(milliseconds / 80);
  sample.pressure = 0.6f;
  return sample;
}

int main(void) {
  const double horizon = 16;
  stylus_predictor *predictor = stylus_predictor_create(1); // millimeters
  if (!predictor) return 1;
  stylus_predictor_begin(predictor);
  double late = 0, ahead = 0, expected = 0;
  int guesses = 0;
  for (double time = 0; time < 4000; time += 5) {
    stylus_sample sample = pen_at(time), truth = pen_at(time + horizon), guess;
    stylus_sample_init(&guess);
    if (stylus_predictor_observe(predictor, &sample) < 0) {
      fprintf(stderr, "%s\n", stylus_predictor_message(predictor));
      return 1;
    }
    if (stylus_predictor_predict(predictor, (int64_t)(horizon * 1e6), &guess) != 1) continue;
    late += hypot(sample.x - truth.x, sample.y - truth.y);
    ahead += hypot(guess.x - truth.x, guess.y - truth.y);
    expected += guess.error;
    guesses++;
  }
  stylus_predictor_destroy(predictor);
  printf("%d guesses: the last sample is %.2f mm off, the guess %.3f mm, expected %.3f mm\n", guesses, late / guesses, ahead / guesses,
         expected / guesses);
  return guesses < 700 || ahead > late / 4;
}
