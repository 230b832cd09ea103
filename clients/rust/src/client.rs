use crate::sys::{self, Event, Opaque, Sample};
use crate::{checked, samples, Error};
use std::ffi::CString;
use std::os::unix::io::{AsRawFd, RawFd};

/// What a client asks the daemon for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What tools do above the surface too.
    pub hover: bool,
    /// Buttons, rings, strips and dials too.
    pub pads: bool,
    /// How far ahead tips are guessed, 0 to 50 milliseconds.
    pub predicted: u32,
    /// What was finished after that comes first; nothing: what happens from now on.
    pub since: Option<Progress>,
}

impl Default for Options {
    fn default() -> Self {
        Self { hover: false, pads: true, predicted: 25, since: None }
    }
}

/// How far finished strokes were taken: keep it for another day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub epoch: u64,
    pub sequence: u64,
}

/// The ink of a daemon: poll its descriptor, `dispatch`, and take events.
pub struct Client(*mut Opaque);

// Every call locks the object.
unsafe impl Send for Client {}

impl Client {
    /// A client of the daemon at a socket; without a path of the user's own daemon, else the system's.
    pub fn new(path: Option<&str>, options: Options) -> Result<Self, Error> {
        let path = path.map(CString::new).transpose().map_err(|_| refused())?;
        let since = options.since.unwrap_or(Progress { epoch: 0, sequence: 0 });
        let asked = sys::ClientOptions {
            size: std::mem::size_of::<sys::ClientOptions>() as u32,
            hover: options.hover.into(),
            pads: options.pads.into(),
            predicted: options.predicted,
            epoch: since.epoch,
            sequence: since.sequence,
        };
        let path = path.as_ref().map_or(std::ptr::null(), |path| path.as_ptr());
        let pointer = unsafe { sys::stylus_client_create(path, &asked) };
        if pointer.is_null() { Err(refused()) } else { Ok(Self(pointer)) }
    }

    fn checked(&self, result: i32) -> Result<i32, Error> {
        checked(result, self.0, sys::stylus_client_message)
    }

    /// Hears the daemon, without waiting for it; how many events there are to take.
    pub fn dispatch(&mut self) -> Result<usize, Error> {
        self.checked(unsafe { sys::stylus_client_dispatch(self.0) }).map(|count| count as usize)
    }

    /// The next event; nothing if none waits.
    pub fn next_event(&mut self) -> Result<Option<Event>, Error> {
        let mut event = Event::default();
        let found = self.checked(unsafe { sys::stylus_client_next_event(self.0, &mut event) })?;
        Ok((found == 1).then(|| event))
    }

    /// The samples of the event that was taken last.
    pub fn samples(&mut self) -> Result<Vec<Sample>, Error> {
        samples(self.0, sys::stylus_client_get_samples, sys::stylus_client_message)
    }

    /// How far finished strokes were taken; nothing if no daemon was met.
    pub fn progress(&mut self) -> Option<Progress> {
        let mut progress = Progress { epoch: 0, sequence: 0 };
        let known = unsafe { sys::stylus_client_get_progress(self.0, &mut progress.epoch, &mut progress.sequence) };
        (known == 1).then(|| progress)
    }
}

fn refused() -> Error {
    Error { code: -1, words: "the path or an option is wrong, or there are no descriptors".into() }
}

impl AsRawFd for Client {
    fn as_raw_fd(&self) -> RawFd {
        unsafe { sys::stylus_client_descriptor(self.0) }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        unsafe { sys::stylus_client_destroy(self.0) }
    }
}
