use crate::sys::{self, Event, Opaque, Sample};
use crate::{checked, samples, Error};
use std::ffi::CString;
use std::os::unix::io::{AsRawFd, RawFd};
use std::time::Duration;

/// The daemon's ink that belongs to a program's own pens: add what the toolkit says, draw what its events say.
pub struct Follower(*mut Opaque);

// Every call locks the object.
unsafe impl Send for Follower {}

impl Follower {
    /// Hears the daemon at a socket; without a path the user's own, else the system's. Tips are told for so long ahead, 50 ms at most.
    pub fn new(path: Option<&str>, predicted: Duration) -> Result<Self, Error> {
        let path = path.map(CString::new).transpose().map_err(|_| refused())?;
        let path = path.as_ref().map_or(std::ptr::null(), |path| path.as_ptr());
        let predicted = u32::try_from(predicted.as_millis()).unwrap_or(u32::MAX);
        let pointer = unsafe { sys::stylus_follower_create(path, predicted) };
        if pointer.is_null() { Err(refused()) } else { Ok(Self(pointer)) }
    }

    fn checked(&self, result: i32) -> Result<i32, Error> {
        checked(result, self.0, sys::stylus_follower_message)
    }

    /// After what time to dispatch though nothing was heard; nothing: not before something is.
    pub fn timeout(&mut self) -> Option<Duration> {
        u64::try_from(unsafe { sys::stylus_follower_timeout(self.0) }).ok().map(Duration::from_millis)
    }

    /// Hears the daemon, without waiting for it; how many events there are to take.
    pub fn dispatch(&mut self) -> Result<usize, Error> {
        self.checked(unsafe { sys::stylus_follower_dispatch(self.0) }).map(|count| count as usize)
    }

    /// A pen touched the surface, and draws a stroke that the program numbers so.
    pub fn begin(&mut self, stroke: u64) -> Result<(), Error> {
        self.checked(unsafe { sys::stylus_follower_begin(self.0, stroke) }).map(|_| ())
    }

    /// The pen is there, in units of the surface, by CLOCK_MONOTONIC.
    pub fn add(&mut self, stroke: u64, sample: &Sample) -> Result<(), Error> {
        self.checked(unsafe { sys::stylus_follower_add(self.0, stroke, sample) }).map(|_| ())
    }

    /// The pen was lifted.
    pub fn end(&mut self, stroke: u64, time: i64) -> Result<(), Error> {
        self.checked(unsafe { sys::stylus_follower_end(self.0, stroke, time) }).map(|_| ())
    }

    /// The stroke never counted.
    pub fn cancel(&mut self, stroke: u64) -> Result<(), Error> {
        self.checked(unsafe { sys::stylus_follower_cancel(self.0, stroke) }).map(|_| ())
    }

    /// The next event; nothing if none waits.
    pub fn next_event(&mut self) -> Result<Option<Event>, Error> {
        let mut event = Event::default();
        let found = self.checked(unsafe { sys::stylus_follower_next_event(self.0, &mut event) })?;
        Ok((found == 1).then(|| event))
    }

    /// The samples of the event that was taken last.
    pub fn samples(&mut self) -> Result<Vec<Sample>, Error> {
        samples(self.0, sys::stylus_follower_get_samples, sys::stylus_follower_message)
    }
}

fn refused() -> Error {
    Error { code: -1, words: "the path or the time is none, or there are no descriptors".into() }
}

impl AsRawFd for Follower {
    fn as_raw_fd(&self) -> RawFd {
        unsafe { sys::stylus_follower_descriptor(self.0) }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        unsafe { sys::stylus_follower_destroy(self.0) }
    }
}
