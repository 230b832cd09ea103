// stylus.hpp - libstylus for C++17: objects that end themselves, failures as exceptions.
//
//     stylus::predictor predictor(25.4 / 96);
//     predictor.begin();
//     predictor.observe(sample);
//     if (auto guess = predictor.predict(std::chrono::milliseconds(16))) line_to(guess->x, guess->y);
//
// Everything is inline; link with libstylus. What each call does: stylus.h.
#ifndef STYLUS_HPP
#define STYLUS_HPP

#include <stylus.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace stylus {

// A call that was not done; code() is one of enum stylus_result.
class error : public std::runtime_error {
 public:
  error(int code, const char *words) : std::runtime_error(words), code_(code) {}
  int code() const noexcept { return code_; }

 private:
  int code_;
};

// A sample of which nothing is known yet.
inline stylus_sample sample() noexcept {
  stylus_sample sample;
  stylus_sample_init(&sample);
  return sample;
}

// As many guesses as a tail can have.
class tail {
 public:
  const stylus_sample *begin() const noexcept { return guesses_.data(); }
  const stylus_sample *end() const noexcept { return guesses_.data() + count_; }
  std::size_t size() const noexcept { return count_; }
  bool empty() const noexcept { return count_ == 0; }
  const stylus_sample &operator[](std::size_t index) const noexcept { return guesses_[index]; }

 private:
  friend class predictor;
  std::array<stylus_sample, STYLUS_MAX_TAIL> guesses_{};
  std::size_t count_ = 0;
};

// Where the tip of one pen will be.
class predictor {
 public:
  // Places are in a unit of so many millimetres.
  explicit predictor(double millimetres = 1) : pointer_(stylus_predictor_create(millimetres)) {
    if (!pointer_) throw error(STYLUS_INVALID, "a unit is 1e-6 to 1e3 mm");
  }

  void begin() { checked(stylus_predictor_begin(pointer_.get())); }
  void end() { checked(stylus_predictor_end(pointer_.get())); }
  void restart() { checked(stylus_predictor_restart(pointer_.get())); }
  void reset() { checked(stylus_predictor_reset(pointer_.get())); }

  // False for a sample of the same microsecond as the last, which is passed over.
  bool observe(const stylus_sample &sample) { return checked(stylus_predictor_observe(pointer_.get(), &sample)) == 1; }

  // Nothing where the last sample is the better guess.
  std::optional<stylus_sample> predict(std::chrono::nanoseconds horizon) {
    stylus_sample guess = sample();
    if (checked(stylus_predictor_predict(pointer_.get(), horizon.count(), &guess)) == 0) return std::nullopt;
    return guess;
  }

  stylus::tail tail(std::chrono::nanoseconds horizon) {
    stylus::tail tail;
    tail.guesses_[0].size = sizeof(stylus_sample);
    tail.count_ = checked(stylus_predictor_tail(pointer_.get(), horizon.count(), tail.guesses_.data(), STYLUS_MAX_TAIL));
    return tail;
  }

  // What was learned of the writer.
  std::vector<std::byte> writer() {
    std::size_t count = 0;
    std::unique_ptr<void, void (*)(void *)> bytes(stylus_predictor_writer(pointer_.get(), &count), stylus_free);
    if (!bytes) throw std::bad_alloc();
    const auto *first = static_cast<const std::byte *>(bytes.get());
    return {first, first + count};
  }

  void set_writer(const std::vector<std::byte> &writer) { checked(stylus_predictor_set_writer(pointer_.get(), writer.data(), writer.size())); }

 private:
  struct end_of_life {
    void operator()(stylus_predictor *pointer) const noexcept { stylus_predictor_destroy(pointer); }
  };

  int checked(int result) {
    if (result < 0) throw error(result, stylus_predictor_message(pointer_.get()));
    return result;
  }

  std::unique_ptr<stylus_predictor, end_of_life> pointer_;
};

// The ink of a daemon; descriptor() is readable when there is something to dispatch().
class client {
 public:
  // An empty path is that of the user's own daemon, else the system's.
  explicit client(const std::string &path = {}, const stylus_client_options *options = nullptr)
      : pointer_(stylus_client_create(path.empty() ? nullptr : path.c_str(), options)) {
    if (!pointer_) throw error(STYLUS_INVALID, "the path or an option is wrong, or there are no descriptors");
  }

  int descriptor() { return checked(stylus_client_descriptor(pointer_.get())); }
  int dispatch() { return checked(stylus_client_dispatch(pointer_.get())); }

  // Nothing if no event waits.
  std::optional<stylus_event> next_event() {
    stylus_event event{};
    event.size = sizeof event;
    if (checked(stylus_client_next_event(pointer_.get(), &event)) == 0) return std::nullopt;
    return event;
  }

  // The samples of the event that was taken last.
  std::vector<stylus_sample> samples() {
    std::vector<stylus_sample> samples(checked(stylus_client_get_samples(pointer_.get(), nullptr, 0)));
    if (samples.empty()) return samples;
    samples[0].size = sizeof(stylus_sample);
    checked(stylus_client_get_samples(pointer_.get(), samples.data(), static_cast<std::uint32_t>(samples.size())));
    return samples;
  }

  stylus_tablet tablet(std::uint32_t device) {
    stylus_tablet tablet{};
    tablet.size = sizeof tablet;
    checked(stylus_client_get_tablet(pointer_.get(), device, &tablet));
    return tablet;
  }

  const char *message() { return stylus_client_message(pointer_.get()); }

 private:
  struct end_of_life {
    void operator()(stylus_client *pointer) const noexcept { stylus_client_destroy(pointer); }
  };

  int checked(int result) {
    if (result < 0) throw error(result, message());
    return result;
  }

  std::unique_ptr<stylus_client, end_of_life> pointer_;
};

// The daemon's ink that belongs to a program's own pens; descriptor() and timeout() say when to dispatch().
class follower {
 public:
  // An empty path is that of the user's own daemon, else the system's. Tips are told for so long ahead.
  explicit follower(const std::string &path = {}, std::chrono::milliseconds predicted = std::chrono::milliseconds(25))
      : pointer_(stylus_follower_create(path.empty() ? nullptr : path.c_str(), static_cast<std::uint32_t>(predicted.count()))) {
    if (!pointer_) throw error(STYLUS_INVALID, "the path or the time is none, or there are no descriptors");
  }

  int descriptor() { return checked(stylus_follower_descriptor(pointer_.get())); }
  // Milliseconds, or -1, as poll() takes them.
  int timeout() { return stylus_follower_timeout(pointer_.get()); }
  int dispatch() { return checked(stylus_follower_dispatch(pointer_.get())); }

  void begin(std::uint64_t stroke) { checked(stylus_follower_begin(pointer_.get(), stroke)); }
  void add(std::uint64_t stroke, const stylus_sample &sample) { checked(stylus_follower_add(pointer_.get(), stroke, &sample)); }
  void end(std::uint64_t stroke, std::chrono::nanoseconds time) { checked(stylus_follower_end(pointer_.get(), stroke, time.count())); }
  void cancel(std::uint64_t stroke) { checked(stylus_follower_cancel(pointer_.get(), stroke)); }

  // Nothing if no event waits.
  std::optional<stylus_event> next_event() {
    stylus_event event{};
    event.size = sizeof event;
    if (checked(stylus_follower_next_event(pointer_.get(), &event)) == 0) return std::nullopt;
    return event;
  }

  // The samples of the event that was taken last.
  std::vector<stylus_sample> samples() {
    std::vector<stylus_sample> samples(checked(stylus_follower_get_samples(pointer_.get(), nullptr, 0)));
    if (samples.empty()) return samples;
    samples[0].size = sizeof(stylus_sample);
    checked(stylus_follower_get_samples(pointer_.get(), samples.data(), static_cast<std::uint32_t>(samples.size())));
    return samples;
  }

  const char *message() { return stylus_follower_message(pointer_.get()); }

 private:
  struct end_of_life {
    void operator()(stylus_follower *pointer) const noexcept { stylus_follower_destroy(pointer); }
  };

  int checked(int result) {
    if (result < 0) throw error(result, message());
    return result;
  }

  std::unique_ptr<stylus_follower, end_of_life> pointer_;
};

}  // namespace stylus

#endif
