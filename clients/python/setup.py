"""The version is the project's, which stands in one place (scripts/version)."""
import pathlib
import re

from setuptools import setup

HERE = pathlib.Path(__file__).resolve().parent
RELEASE = HERE.parent.parent / "Sources/Service/StylusProtocol/Release.swift"


def version():
    if RELEASE.is_file():
        return re.search(r'version = "([0-9.]+)"', RELEASE.read_text())[1]
    # An archive of this folder alone carries what was told when it was made.
    return re.search(r"^Version: (.*)$", (HERE / "PKG-INFO").read_text(), re.M)[1]


setup(version=version())
