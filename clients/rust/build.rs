//! Finds libstylus with pkg-config.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let found = Command::new("pkg-config").args(["--libs", "stylus"]).output();
    let output = match found {
        Ok(output) if output.status.success() => output,
        Ok(output) => panic!("{}Fix: install libstylus-dev, or set PKG_CONFIG_PATH", String::from_utf8_lossy(&output.stderr)),
        Err(error) => panic!("pkg-config: {error}. Fix: install pkg-config"),
    };
    for word in String::from_utf8_lossy(&output.stdout).split_whitespace() {
        if let Some(folder) = word.strip_prefix("-L") {
            println!("cargo:rustc-link-search=native={folder}");
        } else if let Some(name) = word.strip_prefix("-l") {
            println!("cargo:rustc-link-lib=dylib={name}");
        }
    }
}
