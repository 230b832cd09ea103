//! Draws what is written as SVG, until the end of a recording: cargo run --example listen [SOCKET] > ink.svg

use std::os::raw::{c_int, c_short, c_ulong};
use std::os::unix::io::AsRawFd;
use stylus::{kind, Client, Options};

#[repr(C)]
struct PollFd {
    fd: c_int,
    events: c_short,
    revents: c_short,
}

extern "C" {
    fn poll(fds: *mut PollFd, count: c_ulong, timeout: c_int) -> c_int;
}

fn main() -> Result<(), stylus::Error> {
    let path = std::env::args().nth(1);
    let mut client = Client::new(path.as_deref(), Options { predicted: 0, ..Options::default() })?;
    println!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200' fill='none' stroke='black' stroke-width='0.6'>");
    loop {
        let mut ready = PollFd { fd: client.as_raw_fd(), events: 1, revents: 0 };
        unsafe { poll(&mut ready, 1, -1) };
        client.dispatch()?;
        while let Some(event) = client.next_event()? {
            match event.kind {
                kind::FINISHED => {
                    let points: Vec<String> = client.samples()?.iter().map(|s| format!("{:.3},{:.3}", s.x, s.y)).collect();
                    println!("<polyline points='{}'/>", points.join(" "));
                }
                kind::OVER => {
                    println!("</svg>");
                    return Ok(());
                }
                _ => {}
            }
        }
    }
}
