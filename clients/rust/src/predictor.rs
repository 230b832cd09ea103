use crate::sys::{self, Opaque, Sample};
use crate::{checked, Error};
use std::time::Duration;

/// Where the tip of one pen on one tablet will be, up to 50 ms ahead.
pub struct Predictor(*mut Opaque);

// Every call locks the object.
unsafe impl Send for Predictor {}

impl Predictor {
    /// A tail has at most so many samples.
    pub const MAX_TAIL: usize = 10;

    /// For places in a unit of so many millimetres, 1e-6 to 1e3; none for another unit.
    pub fn new(millimetres: f64) -> Option<Self> {
        let pointer = unsafe { sys::stylus_predictor_create(millimetres) };
        (!pointer.is_null()).then(|| Self(pointer))
    }

    fn checked(&self, result: i32) -> Result<i32, Error> {
        checked(result, self.0, sys::stylus_predictor_message)
    }

    /// The tip is down.
    pub fn begin(&mut self) {
        unsafe { sys::stylus_predictor_begin(self.0) };
    }

    /// The tip is up.
    pub fn end(&mut self) {
        unsafe { sys::stylus_predictor_end(self.0) };
    }

    /// What follows has nothing to do with what was.
    pub fn restart(&mut self) {
        unsafe { sys::stylus_predictor_restart(self.0) };
    }

    /// Another tablet, or another writer.
    pub fn reset(&mut self) {
        unsafe { sys::stylus_predictor_reset(self.0) };
    }

    /// Takes the next sample; false if it is of the same microsecond as the last.
    pub fn observe(&mut self, sample: &Sample) -> Result<bool, Error> {
        self.checked(unsafe { sys::stylus_predictor_observe(self.0, sample) }).map(|taken| taken == 1)
    }

    /// Where the tip will be after a time, 1 us to 50 ms; nothing where the last sample is the better guess.
    pub fn predict(&mut self, horizon: Duration) -> Result<Option<Sample>, Error> {
        let mut guess = Sample::default();
        let result = unsafe { sys::stylus_predictor_predict(self.0, nanoseconds(horizon), &mut guess) };
        Ok((self.checked(result)? == 1).then(|| guess))
    }

    /// The way of the tip until then, in even steps of at most 5 ms, into the caller's memory; how many there are.
    pub fn tail(&mut self, horizon: Duration, guesses: &mut [Sample]) -> Result<usize, Error> {
        let room = guesses.len().min(Self::MAX_TAIL) as u32;
        let result = unsafe { sys::stylus_predictor_tail(self.0, nanoseconds(horizon), guesses.as_mut_ptr(), room) };
        self.checked(result).map(|count| (count as usize).min(guesses.len()))
    }

    /// What was learned of the writer; it contains no position and no time.
    pub fn writer(&mut self) -> Option<Vec<u8>> {
        let mut count = 0;
        let bytes = unsafe { sys::stylus_predictor_writer(self.0, &mut count) };
        if bytes.is_null() {
            return None;
        }
        let copy = unsafe { std::slice::from_raw_parts(bytes as *const u8, count) }.to_vec();
        unsafe { sys::stylus_free(bytes) };
        Some(copy)
    }

    /// Goes on with what was learned before.
    pub fn set_writer(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let result = unsafe { sys::stylus_predictor_set_writer(self.0, bytes.as_ptr() as *const _, bytes.len()) };
        self.checked(result).map(|_| ())
    }
}

fn nanoseconds(time: Duration) -> i64 {
    i64::try_from(time.as_nanos()).unwrap_or(i64::MAX)
}

impl Drop for Predictor {
    fn drop(&mut self) {
        unsafe { sys::stylus_predictor_destroy(self.0) }
    }
}
