"""Finds links in the reference to pages and headings that do not exist. DocC checks the links of Swift's pages itself.

    links.py FOLDER
"""
import html.parser
import pathlib
import sys
import urllib.parse

CHECKED_BY_DOCC = "swift"


class Page(html.parser.HTMLParser):
    """The links of a page, and the names that can be linked to."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name in ("href", "src") and value and tag != "base":
                self.links.add(value)


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    files = [file for file in sorted(root.rglob("*.html"))
             if not file.relative_to(root).parts[0].startswith((CHECKED_BY_DOCC, "."))]
    pages = {file: Page(file.read_text()) for file in files}
    dead, count = [], 0
    for file, page in pages.items():
        for link in sorted(page.links):
            split = urllib.parse.urlsplit(link)
            if split.scheme or split.netloc:
                continue
            count += 1
            target = (file.parent / urllib.parse.unquote(split.path)).resolve() if split.path else file
            anchor = urllib.parse.unquote(split.fragment)
            if not target.exists():
                dead.append("%s: there is no page %s" % (file.relative_to(root), link))
            elif anchor and target in pages and anchor not in pages[target].anchors:
                dead.append("%s: there is nothing called %s" % (file.relative_to(root), link))
    for line in dead:
        print("reference: " + line, file=sys.stderr)
    if dead:
        sys.exit("reference: %d links are dead. Fix: the comments or names that they come from" % len(dead))
    print("reference: all %d links of %d pages are alive" % (count, len(pages)), file=sys.stderr)


main()
