"""Pictures as files."""

import os
import stat
import threading
import unittest
from unittest import mock

from stylusd import drawing

from .helpers import Folder


class DrawingFileTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Folder()
        self.addCleanup(self.folder.remove)
        self.path = self.folder.file("ink.svg")

    def read(self, name: str = "ink.svg") -> str:
        with open(self.folder.file(name), encoding="utf-8") as file:
            return file.read()

    def put(self, text: str, name: str = "ink.svg") -> None:
        with open(self.folder.file(name), "w", encoding="utf-8") as file:
            file.write(text)

    def test_a_picture_takes_the_place_of_the_old_one(self) -> None:
        drawing.write(self.path, [])
        self.assertTrue(self.read().startswith("<svg"))
        self.put("old")
        drawing.write(self.path, [])
        self.assertTrue(self.read().endswith("</svg>\n"))
        self.assertEqual(os.listdir(self.folder.path), ["ink.svg"])

    def test_a_name_without_a_folder_is_in_this_one(self) -> None:
        before = os.getcwd()
        os.chdir(self.folder.path)
        try:
            drawing.write("here.svg", [])
        finally:
            os.chdir(before)
        self.assertEqual(os.listdir(self.folder.path), ["here.svg"])

    def test_files_of_others_beside_it_stay(self) -> None:
        self.put("mine", "ink.svg.new")
        drawing.write(self.path, [])
        self.assertEqual(self.read("ink.svg.new"), "mine")
        self.assertEqual(sorted(os.listdir(self.folder.path)), ["ink.svg", "ink.svg.new"])

    def test_permissions_stay_and_a_new_file_has_the_usual_ones(self) -> None:
        before = os.umask(0o022)
        try:
            drawing.write(self.path, [])
            self.assertEqual(stat.S_IMODE(os.stat(self.path).st_mode), 0o644)
            os.chmod(self.path, 0o640)
            drawing.write(self.path, [])
        finally:
            os.umask(before)
        self.assertEqual(stat.S_IMODE(os.stat(self.path).st_mode), 0o640)

    def test_a_link_stays_and_its_file_is_replaced(self) -> None:
        os.mkdir(self.folder.file("other"))
        self.put("old", "other/real.svg")
        os.symlink("other/real.svg", self.path)
        drawing.write(self.path, [])
        self.assertTrue(os.path.islink(self.path))
        self.assertTrue(self.read("other/real.svg").startswith("<svg"))
        self.assertEqual(os.listdir(self.folder.file("other")), ["real.svg"])

    def test_a_pipe_is_written_to(self) -> None:
        os.mkfifo(self.path)
        found = []
        reader = threading.Thread(target=lambda: found.append(self.read()))
        reader.start()
        drawing.write(self.path, [])
        reader.join()
        self.assertTrue(found[0].startswith("<svg"))
        self.assertTrue(stat.S_ISFIFO(os.stat(self.path).st_mode))

    def test_without_room_the_old_file_stays_and_nothing_else(self) -> None:
        self.put("old")
        for call in ("fsync", "replace", "fchmod"):
            with mock.patch.object(drawing.os, call, side_effect=OSError(28, "No space left on device")):
                with self.assertRaises(OSError):
                    drawing.write(self.path, [])
            self.assertEqual(self.read(), "old")
            self.assertEqual(os.listdir(self.folder.path), ["ink.svg"])

    def test_the_file_is_on_the_disk_before_its_name_and_the_folder_after_it(self) -> None:
        calls = []
        real_sync, real_replace = os.fsync, os.replace

        def sync(number: int) -> None:
            calls.append("folder" if stat.S_ISDIR(os.fstat(number).st_mode) else "file")
            real_sync(number)

        def replace(old: str, new: str) -> None:
            calls.append("name")
            real_replace(old, new)

        with mock.patch.object(drawing.os, "fsync", sync), mock.patch.object(drawing.os, "replace", replace):
            drawing.write(self.path, [])
        self.assertEqual(calls, ["file", "name", "folder"])


if __name__ == "__main__":
    unittest.main()
