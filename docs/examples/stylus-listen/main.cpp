// Draws what is written on tablets as SVG: each stroke once it is finished, until a recording is over or Ctrl-C.
//
//     c++ -std=c++17 main.cpp $(pkg-config --cflags --libs stylus) && ./a.out [SOCKET] >ink.svg
#include <poll.h>

#include <cstdio>
#include <stylus.hpp>

static void draw(const std::vector<stylus_sample> &samples) {
  std::printf("<polyline fill='none' stroke='black' stroke-width='0.5' stroke-linecap='round' points='");
  for (const auto &sample : samples) std::printf("%.3f,%.3f ", sample.x, sample.y);
  std::printf("'/>\n");
}

int main(int count, char **arguments) try {
  stylus::client client(count > 1 ? arguments[1] : "");
  std::printf("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 224 148'>\n");
  for (bool over = false; !over;) {
    pollfd ready = {client.descriptor(), POLLIN, 0};
    if (poll(&ready, 1, -1) < 0) break;
    client.dispatch();
    while (auto event = client.next_event()) {
      if (event->type == STYLUS_FINISHED) draw(client.samples());
      if (event->type == STYLUS_DISCONNECTED) std::fprintf(stderr, "%s\n", client.message());
      over = over || event->type == STYLUS_OVER;
    }
  }
  std::printf("</svg>\n");
  return 0;
} catch (const stylus::error &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
