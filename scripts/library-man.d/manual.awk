# A header as manual pages: stylus.h, or stylus-ink.h with library=stylus-ink. The first comment is stylus.3, or stylus_ink.3; a line "/* ---- The predictor ---..." begins stylus_predictor.3, which has
# what follows as it stands there, and each function that is declared there has a page that is the same.

function begin(page, about) {
  if (file) finish()
  name = page; file = folder "/" page ".3"
  print ".Dd July 1, 2026\n.Dt " toupper(page) " 3\n.Os\n.Sh NAME\n.Nm " page "\n.Nd " about >file
  print ".Sh LIBRARY\nlib" library ": compile with\n.Ql cc program.c $(pkg-config --cflags --libs " library ")" >file
}

function verbatim(title) {
  if (isOpen) print ".Ed" >file
  print ".Sh " title "\n.Bd -literal" >file
  isOpen = 1
}

function finish() {
  if (isOpen) print ".Ed" >file
  isOpen = 0
  print ".Sh SEE ALSO\n.Xr stylus 3 ,\n.Xr stylus_predictor 3 ,\n.Xr stylus_client 3 ,\n.Xr stylus_follower 3 ,\n.Xr stylus_ink 3 ,\n.Xr stylus_drawing 3 ,\n.Xr stylusd 8 ,\n.Xr stylus-protocol 7" >file
  close(file)
}

function escaped(line) {
  gsub(/\\/, "\\e", line)
  if (line ~ /^[.']/) line = "\\&" line
  return line
}

BEGIN {
  about["stylus"] = "where a pen's tip will be, and the ink of stylusd"
  about["predictor"] = "where the tip of a pen will be"
  about["client"] = "the ink of stylusd, as it is drawn and when it is finished"
  about["follower"] = "the ink of stylusd that belongs to a program's own pens"
  about["stylus_ink"] = "strokes of pens with the widths of an ink"
  about["drawing"] = "strokes, fitted, outlined, drawn, read and written"
}
NR == 1 { first = library; sub(/-/, "_", first); begin(first, about[first]); isHead = 1; next }
isHead && /^ \*\// { isHead = 0; verbatim("DECLARATIONS"); next }
isHead {
  sub(/^ \* ?/, "")
  if (/^[A-Z][A-Z ]+$/) {
    if ($0 == "SYNOPSIS") { isSkipped = 1; next }
    isSkipped = 0
    verbatim($0)
  } else if (!isSkipped && isOpen) print escaped($0) >file
  next
}
/^#(ifndef STYLUS_(INK_)?H|define STYLUS_(INK_)?H|include|ifdef|endif)|^extern "C"|^}$/ { next }
/^\/\* ---- The / {
  part = $4
  begin("stylus_" part, about[part])
  verbatim("DESCRIPTION")
  next
}
{
  line = $0
  if (part) sub(/^ \* ?/, "", line)
  if (isOpen) print escaped(line) >file
}
/^[a-z].*[ *]stylus_[a-z_]+\(/ {
  function_name = $0
  sub(/\(.*/, "", function_name)
  sub(/.*[ *]/, "", function_name)
  page = folder "/" function_name ".3"
  print ".so man3/" name ".3" >page
  close(page)
}
END { finish() }
