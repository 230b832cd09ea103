"""Makes of a recording what tablet.c plays, and the folder that udev shows of its tablet."""
import os
import struct

MINOR = 73  # of event9


def compile_recording(source, target, rest=0.3):
    """Writes for tablet.c what a recording says. The pen waits some seconds before it plays again."""
    name, identity, properties = "", bytes(8), b""
    bits, axes, events, last = {}, {}, [], 0.0
    with open(source, encoding="utf-8") as file:
        for line in file:
            kind, _, words = line.rstrip("\n").partition(": ")
            if kind == "N":
                name = words
            elif kind == "I":
                identity = struct.pack("<4H", *(int(word, 16) for word in words.split()))
            elif kind == "P":
                properties += bytes.fromhex(words)
            elif kind == "B":
                number, content = words.split(" ", 1)
                bits[int(number, 16)] = bits.get(int(number, 16), b"") + bytes.fromhex(content)
            elif kind == "A":
                code, low, high, fuzz, flat, resolution = words.split()
                axes[int(code, 16)] = struct.pack("<6i", 0, int(low), int(high), int(fuzz), int(flat), int(resolution))
            elif kind == "E":
                time, sort, code, value = words.split()[:4]
                delay, last = max(float(time) - last, 0), float(time)
                events.append((int(delay * 1e6), int(sort, 16), int(code, 16), int(value)))
    events[0] = (int(rest * 1e6), *events[0][1:])
    with open(target, "wb") as file:
        file.write(name.encode()[:255].ljust(256, b"\0") + identity + properties[:32].ljust(32, b"\0"))
        for number in range(32):
            file.write(bits.get(number, b"")[:96].ljust(96, b"\0"))
        for code in range(64):
            file.write(axes.get(code, bytes(24)))
        file.write(struct.pack("<I", len(events)))
        for delay, sort, code, value in events:
            file.write(struct.pack("<IHHi", delay, sort, code, value))
    return name, identity


def write_sysfs(folder, name, identity):
    """What the kernel and udev say of the tablet, as two folders: for /sys and /run/udev."""
    system, database = f"{folder}/sys", f"{folder}/udev"
    device = "devices/virtual/input/input9"
    for path in (f"{device}/event9", f"{device}/id", "class/input", "dev/char", "bus"):
        os.makedirs(f"{system}/{path}")
    os.makedirs(f"{database}/data")
    vendor = struct.unpack("<4H", identity)
    texts = {
        f"{device}/uevent": f"PRODUCT={'/'.join(f'{number:x}' for number in vendor)}\nNAME=\"{name}\"\n",
        f"{device}/name": f"{name}\n",
        f"{device}/event9/uevent": f"MAJOR=13\nMINOR={MINOR}\nDEVNAME=input/event9\n",
        f"{device}/event9/dev": f"13:{MINOR}\n"}
    texts |= {f"{device}/id/{key}": f"{number:04x}\n" for key, number in zip(("bustype", "vendor", "product", "version"), vendor)}
    for path, text in texts.items():
        with open(f"{system}/{path}", "w", encoding="utf-8") as file:
            file.write(text)
    os.symlink("../../../../class/input", f"{system}/{device}/subsystem")
    os.symlink("../../../../../class/input", f"{system}/{device}/event9/subsystem")
    os.symlink("..", f"{system}/{device}/event9/device")
    for link in ("input9", "event9"):
        os.symlink(f"../../{device}" + ("/event9" if link == "event9" else ""), f"{system}/class/input/{link}")
    os.symlink(f"../../{device}/event9", f"{system}/dev/char/13:{MINOR}")
    for file_name in (f"c13:{MINOR}", "+input:input9"):
        with open(f"{database}/data/{file_name}", "w", encoding="ascii") as file:
            file.write("I:1\nE:ID_INPUT=1\nE:ID_INPUT_TABLET=1\nE:LIBINPUT_DEVICE_GROUP=tablet\nG:seat\nQ:seat\nV:1\n")


def write_touches(head, target):
    """A recording of a pen that comes, touches the four marks of a calibration and goes. Head: any recording of the same tablet."""
    with open(head, encoding="utf-8") as file:
        lines = [line for line in file if not line.startswith("E:")]
    axes = {line.split()[1]: int(line.split()[3]) for line in lines if line.startswith("A:")}
    width, height, pressure = axes["00"], axes["01"], axes["18"]
    events, now = [], 0.0

    def report(x, y, force, near=True):
        nonlocal now
        events.extend(f"E: {now:.6f} {sort} {code} {value}\n" for sort, code, value in (
            ("0001", "0140", int(near)), ("0001", "014a", int(force > 0)), ("0003", "0000", int(x)), ("0003", "0001", int(y)),
            ("0003", "0018", force), ("0000", "0000", 0)))
        now += 0.005

    report(width / 9, height / 9, 0)
    report(width / 9, height / 9, 0, near=False)
    now += 3
    for across, down in ((1, 1), (7, 1), (7, 7), (1, 7)):
        for step in range(24):
            report(width * across / 8 + step % 2, height * down / 8, pressure * 2 // 5 + step if step >= 4 else 0)
        report(width * across / 8, height * down / 8, 0)
        report(width * across / 8, height * down / 8, 0, near=False)
        now += 0.3
    now += 1
    report(width / 9, height / 9, 0)
    report(width / 9, height / 9, 0, near=False)
    with open(target, "w", encoding="utf-8") as file:
        file.writelines(lines + events)
