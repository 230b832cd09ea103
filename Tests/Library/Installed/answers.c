// answers: what the predictor says of a scrawl that is computed in integers, to the bit: two builds of the library, for one processor or for
// two, have to print the same.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <stylus.h>

static uint64_t bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

int main(void) {
  stylus_predictor *predictor = stylus_predictor_create(1);
  if (!predictor) return 1;
  uint32_t dice = 1;
  int64_t x = 0, y = 0, across = 0, down = 0;
  for (int step = 0; step < 20000; step++) {
    if (step % 400 == 0) stylus_predictor_end(predictor), stylus_predictor_restart(predictor), stylus_predictor_begin(predictor);
    // A place that is pushed about, and drawn to the middle; in micrometres.
    dice = dice * 1664525 + 1013904223;
    across += (int64_t)(dice >> 16 & 255) - 128 - x / 256, down += (int64_t)(dice >> 24) - 128 - y / 256;
    x += across, y += down;
    stylus_sample sample, tail[STYLUS_MAX_TAIL];
    stylus_sample_init(&sample), stylus_sample_init(&tail[0]);
    sample.time = INT64_C(5000000) * (step + 1) + (dice >> 8 & 255) * 1000;
    sample.x = x / 1024.0, sample.y = y / 1024.0, sample.pressure = (float)(256 + (dice >> 20 & 63)) / 512;
    if (stylus_predictor_observe(predictor, &sample) < 0) return 1;
    int count = stylus_predictor_tail(predictor, 25000000, tail, STYLUS_MAX_TAIL);
    for (int i = 0; i < count; i++)
      printf("%d %d %016" PRIx64 " %016" PRIx64 " %016" PRIx64 " %016" PRIx64 "\n", step, i, bits(tail[i].x), bits(tail[i].y), bits(tail[i].pressure), bits(tail[i].error));
    if (count < 0) return 1;
  }
  stylus_predictor_destroy(predictor);
  return 0;
}
