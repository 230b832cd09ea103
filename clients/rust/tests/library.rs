use std::time::Duration;
use stylus::{sys, Client, Follower, Predictor, Sample, Options};

fn circle(step: i64) -> Sample {
    let angle = step as f64 * 0.05;
    Sample { time: step * 5_000_000, x: 200.0 * angle.cos(), y: 200.0 * angle.sin(), pressure: 0.5, ..Default::default() }
}

#[test]
fn structures_are_as_c_has_them() {
    assert_eq!(Sample::default().size as usize, std::mem::size_of::<Sample>());
    assert_eq!(std::mem::size_of::<sys::ClientOptions>(), 32);
    let options = Options::default();
    assert_eq!((options.hover, options.pads, options.predicted, options.since), (false, true, 25, None));
    assert!(Sample::default().pressure.is_nan());
}

#[test]
fn a_guess_is_better_than_the_last_sample() {
    let mut predictor = Predictor::new(25.4 / 96.0).unwrap();
    predictor.begin();
    let (mut guessed, mut stayed, mut guesses) = (0.0, 0.0, 0);
    for step in 0..400 {
        assert!(predictor.observe(&circle(step)).unwrap());
        if let Some(guess) = predictor.predict(Duration::from_millis(15)).unwrap() {
            let (truth, last) = (circle(step + 3), circle(step));
            guessed += (guess.x - truth.x).hypot(guess.y - truth.y);
            stayed += (last.x - truth.x).hypot(last.y - truth.y);
            guesses += 1;
        }
    }
    assert!(guesses > 300 && guessed < 0.2 * stayed, "{guessed} of {stayed} in {guesses}");
    let mut tail = [Sample::default(); Predictor::MAX_TAIL];
    assert_eq!(predictor.tail(Duration::from_millis(25), &mut tail).unwrap(), 5);
    let writer = predictor.writer().unwrap();
    predictor.end();
    predictor.set_writer(&writer).unwrap();
    assert_eq!(predictor.set_writer(&writer[1..]).unwrap_err().code, -4);
}

#[test]
fn what_is_wrong_is_refused_with_words() {
    assert!(Predictor::new(0.0).is_none());
    let mut predictor = Predictor::new(1.0).unwrap();
    let error = predictor.observe(&Sample { x: f64::NAN, ..Default::default() }).unwrap_err();
    assert!(error.code == -1 && !error.words.is_empty());
    assert!(Client::new(Some("a\0b"), Options::default()).is_err());
    assert!(Client::new(Some("/nowhere"), Options { predicted: 51, ..Default::default() }).is_err());
    assert!(Follower::new(None, Duration::from_secs(1)).is_err());
}

#[test]
fn a_follower_without_a_daemon_gives_the_program_its_own_samples() {
    let mut follower = Follower::new(Some("/nowhere/at/all"), Duration::from_millis(25)).unwrap();
    assert_eq!(follower.dispatch().unwrap(), 0);
    follower.begin(7).unwrap();
    for step in 0..10 {
        let sample = circle(step);
        follower.add(7, &sample).unwrap();
        let event = follower.next_event().unwrap().unwrap();
        assert_eq!((event.kind, event.stroke, event.index), (stylus::kind::SAMPLE, 7, step as u32));
        assert_eq!((event.sample.x, event.sample.y), (sample.x, sample.y));
    }
    follower.end(7, 50_000_000).unwrap();
    assert_eq!(follower.next_event().unwrap().unwrap().kind, stylus::kind::ENDED);
    assert!(follower.next_event().unwrap().is_none());
    assert_eq!(follower.end(7, 0).unwrap_err().code, -2);
}
