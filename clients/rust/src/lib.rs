//! libstylus for Rust: where the tip of a pen will be, and the ink of stylusd.
//!
//! ```no_run
//! let mut predictor = stylus::Predictor::new(25.4 / 96.0).unwrap(); // places in pixels of 96 an inch
//! predictor.begin();
//! predictor.observe(&stylus::Sample { time: 0, x: 10.0, y: 20.0, pressure: 0.5, ..Default::default() })?;
//! if let Some(guess) = predictor.predict(std::time::Duration::from_millis(16))? {
//!     println!("to {}, {}, wrong by {}", guess.x, guess.y, guess.error);
//! }
//! # Ok::<(), stylus::Error>(())
//! ```
//!
//! What each call does stands in `stylus.h`. Times are nanoseconds, angles radians, what is not known is NAN. An object may be handed to
//! another thread; it starts none.

mod client;
mod follower;
mod predictor;
pub mod sys;

use std::ffi::CStr;
use std::os::raw::c_int;

pub use client::{Client, Options, Progress};
pub use follower::Follower;
pub use predictor::Predictor;
pub use sys::{Event, Sample, Tool};

/// A call that was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// One of `enum stylus_result`, below 0.
    pub code: i32,
    pub words: String,
}

impl std::fmt::Display for Error {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{} ({})", self.words, self.code)
    }
}

impl std::error::Error for Error {}

/// The version of the library that is loaded: major, minor, patch.
pub fn version() -> (u32, u32, u32) {
    let version = unsafe { sys::stylus_version() };
    (version >> 16, version >> 8 & 255, version & 255)
}

impl Default for Sample {
    /// Nothing is known of it, as `stylus_sample_init()` of the header says.
    fn default() -> Self {
        Self {
            size: std::mem::size_of::<Self>() as u32,
            provenance: 0,
            time: 0,
            x: 0.0,
            y: 0.0,
            pressure: f32::NAN,
            altitude: f32::NAN,
            azimuth: f32::NAN,
            roll: f32::NAN,
            slider: f32::NAN,
            distance: f32::NAN,
            error: 0.0,
            buttons: 0,
            expecting: 0,
        }
    }
}

/// What happened: `Event::kind` is one of these.
pub mod kind {
    pub const CONNECTED: i32 = 1;
    pub const DISCONNECTED: i32 = 2;
    pub const MISSED_STROKES: i32 = 3;
    pub const MISSED_UPDATES: i32 = 4;
    pub const RENUMBERED: i32 = 5;
    pub const TABLET: i32 = 6;
    pub const TABLET_REMOVED: i32 = 7;
    pub const GAP: i32 = 8;
    pub const PAD: i32 = 9;
    pub const PROXIMITY: i32 = 10;
    pub const HOVER: i32 = 11;
    pub const BEGAN: i32 = 12;
    pub const RESTORED: i32 = 13;
    pub const SAMPLE: i32 = 14;
    pub const CORRECTED: i32 = 15;
    pub const IDENTIFIED: i32 = 16;
    pub const TAIL: i32 = 17;
    pub const ENDED: i32 = 18;
    pub const FINISHED: i32 = 19;
    pub const CANCELLED: i32 = 20;
    pub const LOST: i32 = 21;
    pub const OVER: i32 = 22;
}

impl Default for Event {
    fn default() -> Self {
        // All of it is numbers.
        let mut event: Event = unsafe { std::mem::zeroed() };
        event.size = std::mem::size_of::<Event>() as u32;
        event
    }
}

type MessageOf = unsafe extern "C" fn(*mut sys::Opaque) -> *const std::os::raw::c_char;

/// A result of C's as one of ours.
fn checked(result: c_int, object: *mut sys::Opaque, message: MessageOf) -> Result<c_int, Error> {
    if result >= 0 {
        return Ok(result);
    }
    let words = unsafe { CStr::from_ptr(message(object)) };
    Err(Error { code: result, words: words.to_string_lossy().into_owned() })
}

type SamplesOf = unsafe extern "C" fn(*mut sys::Opaque, *mut Sample, u32) -> c_int;

/// The samples of the event that was taken last.
fn samples(object: *mut sys::Opaque, get: SamplesOf, message: MessageOf) -> Result<Vec<Sample>, Error> {
    let count = checked(unsafe { get(object, std::ptr::null_mut(), 0) }, object, message)?;
    let mut samples = vec![Sample::default(); count as usize];
    if count > 0 {
        checked(unsafe { get(object, samples.as_mut_ptr(), count as u32) }, object, message)?;
    }
    Ok(samples)
}
