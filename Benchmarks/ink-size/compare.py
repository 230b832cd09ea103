#!/usr/bin/env python3
"""Bytes for each sample of one drawing in our format and in others.

  Benchmarks/ink-size/compare.py TRACES.csv BENCHMARK   (the program ink-size-benchmark; Python: .build/oracles/bin/python)

The drawing is handwriting; its samples are stored as control points. Each format gets the numbers it has a place for,
rounded to what our lossy profile promises (0.01 mm, 1/512, 1 ms, half a degree) or finer, written as short as text goes.
"""
import gzip
import io
import json
import logging
import subprocess
import sys
import tempfile
import time

logging.disable(logging.CRITICAL)


def strokes_of(path):
    strokes = {}
    for line in open(path):
        number, *values = line.rstrip().split("\t")
        strokes.setdefault(number, []).append([float(v) for v in values])
    return list(strokes.values())


def short(value, places):
    return f"{value:.{places}f}".rstrip("0").rstrip(".") or "0"


def xopp(strokes):
    """As Xournal++ writes: points of 1/72 inch with eight digits, a width for each, gzip."""
    points = 72 / 25.4
    out = ['<?xml version="1.0" standalone="no"?>\n<xournal creator="ours" fileversion="4">\n'
           '<title>x</title>\n<page width="595.28" height="841.89">\n'
           '<background type="solid" color="#ffffffff" style="plain"/>\n<layer>\n']
    for stroke in strokes:
        widths = [f"{s[6] * points:.8g}" for s in stroke]
        out.append(f'<stroke tool="pen" color="#000000ff" width="{" ".join([widths[0]] + widths[1:])}">')
        out.append(" ".join(f"{s[0] * points:.8g} {s[1] * points:.8g}" for s in stroke))
        out.append("</stroke>\n")
    out.append("</layer>\n</page>\n</xournal>\n")
    return gzip.compress("".join(out).encode(), 9)


CHANNELS = (("X", "mm"), ("Y", "mm"), ("T", "ms"), ("F", ""), ("OA", "deg"), ("OE", "deg"))


def inkml(strokes):
    """Six channels, two digits of a millimetre, whole milliseconds and degrees, 1/1000 of force."""
    fields = "".join(f'<channel name="{n}" type="decimal"' + (f' units="{u}"' if u else "") + "/>" for n, u in CHANNELS)
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<ink xmlns="http://www.w3.org/2003/InkML">\n<definitions>'
           f'<context xml:id="c"><inkSource xml:id="p"><traceFormat>{fields}</traceFormat></inkSource></context>'
           "</definitions>\n"]
    for stroke in strokes:
        rows = (f"{short(s[0], 2)} {short(s[1], 2)} {s[2] * 1000:.0f} {short(s[3], 3)} "
                f"{s[4] * 57.29578:.0f} {s[5] * 57.29578:.0f}" for s in stroke)
        out.append(f'<trace contextRef="#c">{",".join(rows)}</trace>\n')
    out.append("</ink>\n")
    return "".join(out).encode()


def rows_of_json(strokes):
    """One array for each property of each stroke, rounded."""
    return json.dumps([
        {"x": [round(s[0], 2) for s in k], "y": [round(s[1], 2) for s in k],
         "t": [round(s[2], 3) for s in k], "f": [round(s[3], 3) for s in k],
         "azimuth": [round(s[4], 2) for s in k], "altitude": [round(s[5], 2) for s in k]}
        for k in strokes], separators=(",", ":")).encode()


def varint(value):
    value = value << 1 ^ value >> 63  # zigzag
    out = bytearray()
    while True:
        out.append(value & 127 | (128 if value > 127 else 0))
        value >>= 7
        if not value:
            return bytes(out)


def runs(strokes, steps=(0.01414, 0.01414, 0.002, 1 / 256, 0.01745, 0.01745)):
    """The struct that google/ink describes (delta-coded runs of packed sint32 with scale and offset), our own coding of it."""
    out = bytearray()
    for stroke in strokes:
        body = bytearray()
        for index, step in enumerate(steps):
            whole = [round(s[index] / step) for s in stroke]
            deltas = b"".join(varint(b - a) for a, b in zip([whole[0]] + whole, whole))
            # tag and length of the run, of its deltas; scale and offset, a float and a tag each.
            body += bytes(4) + deltas + bytes(10)
        out += bytes(3) + body + bytes(5)  # tag and length of the stroke; noise seed
    return bytes(out)


def uim(strokes, with_sensors):
    """Wacom's own library; positions and sizes to 1/100 mm."""
    import uuid
    from uim.codec.context.scheme import PrecisionScheme
    from uim.codec.writer.encoder.encoder_3_1_0 import UIMEncoder310
    from uim.model.base import UUIDIdentifier
    from uim.model.ink import StylusModel, InkTree
    from uim.model.inkdata.strokes import LayoutMask, Spline, Stroke, Style, PathPointProperties
    from uim.model.inkinput.inputdata import (Environment, InkInputProvider, InkInputType, InputContext, InputDevice, SensorContext,
                                              SensorChannel, SensorChannelsContext, InkSensorType, InkSensorMetricType)
    from uim.model.inkinput.sensordata import SensorData, InkState
    from uim.model.semantics.node import StrokeGroupNode, StrokeNode
    model = StylusModel()
    device, provider, environment = InputDevice(), InkInputProvider(input_type=InkInputType.PEN), Environment()
    model.input_configuration.add_ink_device(device)
    model.input_configuration.add_input_provider(provider)
    model.input_configuration.add_environment(environment)
    kinds = ((InkSensorType.TIMESTAMP, InkSensorMetricType.TIME, 3, 2), (InkSensorType.PRESSURE, InkSensorMetricType.NORMALIZED, 3, 3),
             (InkSensorType.AZIMUTH, InkSensorMetricType.ANGLE, 2, 4), (InkSensorType.ALTITUDE, InkSensorMetricType.ANGLE, 2, 5))
    channels = [SensorChannel(channel_type=k, metric=m, resolution=1.0, precision=p) for k, m, p, _ in kinds]
    group = SensorChannelsContext(channels=channels, ink_input_provider_id=provider.id, input_device_id=device.id)
    sensors = SensorContext()
    sensors.add_sensor_channels_context(group)
    model.input_configuration.add_sensor_context(sensors)
    context = InputContext(environment_id=environment.id, sensor_context_id=sensors.id)
    model.input_configuration.add_input_context(context)
    root = StrokeGroupNode(UUIDIdentifier.id_generator())
    model.ink_tree = InkTree()
    model.ink_tree.root = root
    mask = LayoutMask.X.value | LayoutMask.Y.value | LayoutMask.SIZE.value
    for stroke in strokes:
        data = [v for s in stroke for v in (s[0], s[1], s[6])]
        ink = Stroke(sid=UUIDIdentifier.id_generator(), spline=Spline(mask, data), style=Style(PathPointProperties(), "app://brush"))
        ink.precision_scheme = PrecisionScheme(2 | 2 << PrecisionScheme.SIZE_SHIFT_BITS)
        if with_sensors:
            record = SensorData(UUIDIdentifier.id_generator(), input_context_id=context.id, state=InkState.PLANE, timestamp=0)
            for channel, (_, _, _, column) in zip(channels, kinds):
                record.add_data(channel, [s[column] for s in stroke])
            model.sensor_data.add(record)
            ink = Stroke(sid=ink.id, sensor_data_id=record.id, spline=Spline(mask, data), style=ink.style)
            ink.precision_scheme = PrecisionScheme(2 | 2 << PrecisionScheme.SIZE_SHIFT_BITS)
        root.add(StrokeNode(ink))
    return UIMEncoder310().encode(model)


def main():
    traces, program = sys.argv[1:3]
    with tempfile.NamedTemporaryFile(suffix=".tsv") as samples:
        ours = subprocess.run([program, traces, samples.name], check=True, capture_output=True, text=True).stdout
        strokes = strokes_of(samples.name)
    count = sum(map(len, strokes))
    print(f"{len(strokes)} strokes, {count} samples\n")
    print("| Format | What it keeps of a sample | Bytes | Bytes a sample | us a sample, write, read |\n|---|---|---|---|---|")
    for line in ours.splitlines()[1:]:
        name, size, each, write, read = line.split("\t")
        print(f"| ours, {name} | all | {size} | {float(each):.2f} | {float(write):.2f}, {float(read):.2f} |")
    ink = inkml(strokes)
    both = (("delta-coded runs, estimated", "x, y, t, force, tilt", lambda: runs(strokes)),
            ("the same, gzip", "x, y, t, force, tilt", lambda: gzip.compress(runs(strokes), 9)),
            ("JSON, gzip", "x, y, t, force, tilt", lambda: gzip.compress(rows_of_json(strokes), 9)),
            ("InkML", "x, y, t, force, tilt", lambda: ink), ("InkML, gzip", "x, y, t, force, tilt", lambda: gzip.compress(ink, 9)),
            (".xopp", "x, y, width", lambda: xopp(strokes)),
            ("UIM, splines alone", "x, y, width", lambda: uim(strokes, False)),
            ("UIM with sensor data", "x, y, width, t, force, tilt", lambda: uim(strokes, True)),
            ("UIM with sensor data, gzip", "x, y, width, t, force, tilt", lambda: gzip.compress(uim(strokes, True), 9)))
    for name, keeps, make in both:
        began = time.perf_counter()
        try:
            size = len(make())
        except Exception as error:  # a library that is not there, or another version of it
            print(f"| {name} | not run: {error} | | | |")
            continue
        took = (time.perf_counter() - began) * 1e6 / count
        print(f"| {name} | {keeps} | {size} | {size / count:.2f} | {took:.2f} (Python) |")


main()
