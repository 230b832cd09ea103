"""Reads and writes ink files with Wacom's universal-ink-library; one job a line, its parts separated by tabs.

inkml FILE         each stroke's measured samples: "stroke N" and then N lines "x y seconds" in mm
uim FILE           each stroke: "stroke ID N" and N lines "x y size" of the spline in its own unit, then
                   "sensor N" and N lines "x y seconds force azimuth altitude rotation" in mm
rewrite FILE OUT   reads UIM and writes it again
squeeze FILE OUT   reads UIM and writes it in whole numbers of 3 decimals, to be doubled and moved by 30 and -12
convert FILE OUT   reads InkML and writes UIM
"""
import logging
import sys

logging.disable(logging.CRITICAL)

from uim.codec.context.scheme import PrecisionScheme  # noqa: E402
from uim.codec.parser.inkml import InkMLParser  # noqa: E402
from uim.codec.parser.uim import UIMParser  # noqa: E402
from uim.codec.writer.encoder.encoder_3_1_0 import UIMEncoder310  # noqa: E402
from uim.model.inkinput.inputdata import InkSensorType as Sensor  # noqa: E402


def columns(model, stroke, kinds):
    """The values of the channels of a stroke's sensor data, in SI units, 0 where there is none."""
    data = model.sensor_data.sensor_data_by_id(stroke.sensor_data_id)
    context = model.input_configuration.get_input_context(data.input_context_id)
    sensor = model.input_configuration.get_sensor_context(context.sensor_context_id)
    found = {}
    for channels in sensor.sensor_channels_contexts:
        for channel in channels.channels:
            found[channel.type] = list(data.get_data_by_id(channel.id).values)
    count = len(found[Sensor.X])
    return [found.get(kind) or [0.0] * count for kind in kinds]


def inkml(name):
    model = InkMLParser().parse(open(name, "rb").read())
    for stroke in model.strokes:
        x, y, t = columns(model, stroke, [Sensor.X, Sensor.Y, Sensor.TIMESTAMP])
        print("stroke", len(x))
        for sample in zip(x, y, t):
            print(sample[0] * 1000, sample[1] * 1000, sample[2])


def uim(name):
    model = UIMParser().parse(open(name, "rb").read())
    kinds = [Sensor.X, Sensor.Y, Sensor.TIMESTAMP, Sensor.PRESSURE, Sensor.AZIMUTH, Sensor.ALTITUDE, Sensor.ROTATION]
    for stroke in model.strokes:
        print("stroke", stroke.id, len(stroke.splines_x))
        sizes = stroke.sizes or [0.0] * len(stroke.splines_x)
        for point in zip(stroke.splines_x, stroke.splines_y, sizes):
            print(*point)
        values = columns(model, stroke, kinds)
        print("sensor", len(values[0]))
        for sample in zip(*values):
            print(sample[0] * 1000, sample[1] * 1000, *sample[2:])


def rewrite(name, out):
    open(out, "wb").write(UIMEncoder310().encode(UIMParser().parse(open(name, "rb").read())))


def squeeze(name, out):
    model = UIMParser().parse(open(name, "rb").read())
    for stroke in model.strokes:
        stroke.precision_scheme = PrecisionScheme(0x33333)
    model.transform = [[2, 0, 0, 30], [0, 2, 0, -12], [0, 0, 1, 0], [0, 0, 0, 1]]
    open(out, "wb").write(UIMEncoder310().encode(model))


def convert(name, out):
    open(out, "wb").write(UIMEncoder310().encode(InkMLParser().parse(open(name, "rb").read())))


for line in open(sys.argv[1]):
    job, *rest = line.rstrip("\n").split("\t")
    {"inkml": inkml, "uim": uim, "rewrite": rewrite, "squeeze": squeeze, "convert": convert}[job](*rest)
