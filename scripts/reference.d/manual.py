"""Finishes the manual pages that mandoc wrote as HTML: links functions to their declarations, and writes the list of pages.

    manual.py MADE FOLDER     MADE has the pages as roff and as HTML, and for each function a page that names the page of its part
"""
import html
import pathlib
import re
import sys

SECTIONS = (("3", "Libraries for C and C++"), ("1", "Programs"), ("8", "The daemon"), ("5", "Files"), ("7", "Commands and protocol"))
UP = '<nav class="up"><a href="../index.html">Reference</a> / <a href="index.html">Manual pages</a></nav>\n'
FRAME = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>
<link rel="stylesheet" href="../style.css">{more}</head>
<body>
{body}
</body>
</html>
"""


def part_of(page):
    """The name of the page that stands for another; None for a page of its own."""
    found = re.match(r"\.so man3/(\S+)", page.read_text())
    return found and found.group(1)


def description(page):
    """What a page is about, in a few words: of mdoc, or of man."""
    return re.search(r"^\.Nd (.*)$|^\S+ \\- (.*)$", page.read_text(), re.M).expand(r"\1\2")


def with_anchors(text, own, parts):
    """The text of a page, in which the functions declared on it can be linked to, and all functions that it names are links."""
    for function in own:
        declaration = re.compile(r"^([a-z][^\n;{]*?[ *])(%s)(?=\()" % function, re.M)
        text, count = declaration.subn(r'\1<b id="\2">\2</b>', text, count=1)
        if not count:
            sys.exit("manual: %s has a page, but no declaration" % function)

    def link(match):
        page = parts.get(match.group(1))
        return match.group() if page is None else '<a href="%s.html#%s">%s</a>()' % (page, match.group(1), match.group(1))

    return re.sub(r"(?<![\w>])(stylus_\w+)\(\)", link, text)


def listing(made, parts):
    """The page that lists all pages, by section."""
    lines = [UP, "<h1>Manual pages</h1>"]
    pages = [page for page in sorted(made.glob("*.[1-8]")) if not part_of(page)]
    for section, title in SECTIONS:
        lines.append("<h2>%s</h2>\n<table class=\"list\">" % title)
        for page in pages:
            if page.suffix != "." + section:
                continue
            lines.append('<tr><td><a href="%s.html">%s(%s)</a></td><td>%s' % (
                page.name, page.stem, section, html.escape(description(page))))
            own = [function for function, part in parts.items() if part == page.name]
            if own:
                lines.append('<ul class="functions">%s</ul>' % "".join(
                    '<li><a href="%s.html#%s">%s</a></li>' % (page.name, function, function) for function in own))
            lines.append("</td></tr>")
        lines.append("</table>")
    return FRAME.format(title="Manual pages of stylusd", more="", body="\n".join(lines))


def main():
    made, folder = map(pathlib.Path, sys.argv[1:3])
    parts = {page.stem: part_of(page) for page in sorted(made.glob("*.3")) if part_of(page)}
    for page in sorted(made.glob("*.html")):
        own = [function for function, part in parts.items() if part == page.stem]
        text = with_anchors(page.read_text(), own, parts)
        (folder / page.name).write_text(re.sub(r"(<body[^>]*>\n?)", lambda match: match.group() + UP, text, count=1))
    for function, part in parts.items():
        target = "%s.html#%s" % (part, function)
        more = '<meta http-equiv="refresh" content="0; url=%s">' % target
        (folder / (function + ".3.html")).write_text(
            FRAME.format(title=function + "(3)", more=more, body='<a href="%s">%s</a>' % (target, function)))
    (folder / "index.html").write_text(listing(made, parts))


main()
