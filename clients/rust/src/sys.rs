//! `stylus.h` as Rust sees it. What everything means stands there.

use std::os::raw::{c_char, c_int, c_void};

/// `stylus_sample`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub size: u32,
    pub provenance: u32,
    pub time: i64,
    pub x: f64,
    pub y: f64,
    pub pressure: f32,
    pub altitude: f32,
    pub azimuth: f32,
    pub roll: f32,
    pub slider: f32,
    pub distance: f32,
    pub error: f32,
    pub buttons: u16,
    pub expecting: u16,
}

/// `stylus_tool`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tool {
    pub kind: u32,
    pub serial: u32,
    pub model: u32,
    pub reserved: u32,
}

/// `stylus_event`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Event {
    pub size: u32,
    pub kind: i32,
    pub stroke: u64,
    pub epoch: u64,
    pub sequence: u64,
    pub time: i64,
    pub unix_time: i64,
    pub device: u32,
    pub index: u32,
    pub count: u32,
    pub flags: u32,
    pub changed: u32,
    pub control: u32,
    pub mode: u32,
    pub value: f32,
    pub tool: Tool,
    pub sample: Sample,
}

/// `stylus_client_options`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct ClientOptions {
    pub size: u32,
    pub hover: u32,
    pub pads: u32,
    pub predicted: u32,
    pub epoch: u64,
    pub sequence: u64,
}

/// `stylus_predictor`, `stylus_client` and `stylus_follower`: nobody looks inside.
#[repr(C)]
pub struct Opaque {
    _private: [u8; 0],
}

extern "C" {
    pub fn stylus_version() -> u32;
    pub fn stylus_free(bytes: *mut c_void);

    pub fn stylus_predictor_create(millimetres: f64) -> *mut Opaque;
    pub fn stylus_predictor_destroy(predictor: *mut Opaque);
    pub fn stylus_predictor_message(predictor: *mut Opaque) -> *const c_char;
    pub fn stylus_predictor_begin(predictor: *mut Opaque) -> c_int;
    pub fn stylus_predictor_end(predictor: *mut Opaque) -> c_int;
    pub fn stylus_predictor_restart(predictor: *mut Opaque) -> c_int;
    pub fn stylus_predictor_reset(predictor: *mut Opaque) -> c_int;
    pub fn stylus_predictor_observe(predictor: *mut Opaque, sample: *const Sample) -> c_int;
    pub fn stylus_predictor_predict(predictor: *mut Opaque, horizon: i64, guess: *mut Sample) -> c_int;
    pub fn stylus_predictor_tail(predictor: *mut Opaque, horizon: i64, guesses: *mut Sample, count: u32) -> c_int;
    pub fn stylus_predictor_writer(predictor: *mut Opaque, count: *mut usize) -> *mut c_void;
    pub fn stylus_predictor_set_writer(predictor: *mut Opaque, bytes: *const c_void, count: usize) -> c_int;

    pub fn stylus_client_create(path: *const c_char, options: *const ClientOptions) -> *mut Opaque;
    pub fn stylus_client_destroy(client: *mut Opaque);
    pub fn stylus_client_message(client: *mut Opaque) -> *const c_char;
    pub fn stylus_client_descriptor(client: *mut Opaque) -> c_int;
    pub fn stylus_client_dispatch(client: *mut Opaque) -> c_int;
    pub fn stylus_client_next_event(client: *mut Opaque, event: *mut Event) -> c_int;
    pub fn stylus_client_get_samples(client: *mut Opaque, samples: *mut Sample, count: u32) -> c_int;
    pub fn stylus_client_get_progress(client: *mut Opaque, epoch: *mut u64, sequence: *mut u64) -> c_int;

    pub fn stylus_follower_create(path: *const c_char, predicted: u32) -> *mut Opaque;
    pub fn stylus_follower_destroy(follower: *mut Opaque);
    pub fn stylus_follower_message(follower: *mut Opaque) -> *const c_char;
    pub fn stylus_follower_descriptor(follower: *mut Opaque) -> c_int;
    pub fn stylus_follower_timeout(follower: *mut Opaque) -> c_int;
    pub fn stylus_follower_dispatch(follower: *mut Opaque) -> c_int;
    pub fn stylus_follower_begin(follower: *mut Opaque, stroke: u64) -> c_int;
    pub fn stylus_follower_add(follower: *mut Opaque, stroke: u64, sample: *const Sample) -> c_int;
    pub fn stylus_follower_end(follower: *mut Opaque, stroke: u64, time: i64) -> c_int;
    pub fn stylus_follower_cancel(follower: *mut Opaque, stroke: u64) -> c_int;
    pub fn stylus_follower_next_event(follower: *mut Opaque, event: *mut Event) -> c_int;
    pub fn stylus_follower_get_samples(follower: *mut Opaque, samples: *mut Sample, count: u32) -> c_int;
}
