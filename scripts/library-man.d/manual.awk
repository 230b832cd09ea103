# A header as manual pages: that of library, such as stylus-ink. The first comment is stylus_ink.3; a line "/* ---- The predictor ---..." begins stylus_predictor.3, which has
# what follows as it stands there, and each function that is declared there has a page that is the same.

function begin(page, about) {
  if (file) finish()
  name = page; file = folder "/" page ".3"
  print ".Dd July 1, 2026\n.Dt " toupper(page) " 3\n.Os\n.Sh NAME\n.Nm " page "\n.Nd " about >file
  if (library == "stylus-types") print ".Sh LIBRARY\nlibstylus, libstylus-ink and libstylus-canvas" >file
  else print ".Sh LIBRARY\nlib" library ": compile with\n.Ql cc program.c $(pkg-config --cflags --libs " library ")" >file
}

function verbatim(title) {
  if (isOpen) print ".Ed" >file
  print ".Sh " title "\n.Bd -literal" >file
  isOpen = 1
}

function finish() {
  if (isOpen) print ".Ed" >file
  isOpen = 0
  print ".Sh SEE ALSO\n" (name == "stylus_types" ? "" : ".Xr stylus_types 3 ,\n") ".Xr stylus 3 ,\n.Xr stylus_predictor 3 ,\n.Xr stylus_client 3 ,\n.Xr stylus_follower 3 ,\n.Xr stylus_ink 3 ,\n.Xr stylus_drawing 3 ,\n.Xr stylus_canvas 3 ,\n.Xr stylus_canvas_picker 3 ,\n.Xr stylusd 8 ,\n.Xr stylus-protocol 7" >file
  close(file)
}

function escaped(line) {
  gsub(/\\/, "\\e", line)
  if (line ~ /^[.']/) line = "\\&" line
  return line
}

BEGIN {
  about["stylus_types"] = "samples, results, memory and structures of the libraries of stylusd"
  about["stylus_canvas"] = "a canvas for pens"
  about["canvas_picker"] = "a tool picker above canvases"
  about["stylus"] = "predicts the tip of a pen, and receives the ink of stylusd"
  about["predictor"] = "predicts the tip of a pen"
  about["client"] = "receives live ink and finished strokes from stylusd"
  about["follower"] = "finds the samples of stylusd for a program's own pens"
  about["stylus_ink"] = "fits, draws, reads and writes strokes"
  about["drawing"] = "a drawing of strokes, and its files"
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
/^#(ifndef STYLUS_([A-Z]+_)?H|define STYLUS_([A-Z]+_)?H|include|ifdef|endif)|^extern "C"/ { next }
# A function of the header alone is declared like the others.
/^static inline / { isInline = 1; sub(/^static inline /, ""); sub(/ \{$/, ";") }
isInline && /^ / { next }
isInline && /^}$/ { isInline = 0; next }
/^}$/ { next }
/^\/\* ---- The / {
  part = $4 == "tool" ? "canvas_picker" : $4
  begin("stylus_" part, about[part])
  verbatim("DESCRIPTION")
  next
}
{
  line = $0
  if (part) sub(/^ \* ?/, "", line)
  if (isOpen) print escaped(line) >file
}
/^[a-z].*[ *]stylus_[a-z_]+\(/ && $0 !~ /^typedef/ {
  function_name = $0
  sub(/\(.*/, "", function_name)
  sub(/.*[ *]/, "", function_name)
  page = folder "/" function_name ".3"
  print ".so man3/" name ".3" >page
  close(page)
}
END { finish() }
