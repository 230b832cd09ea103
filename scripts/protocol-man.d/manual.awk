# Markdown, as docs/develop/protocol.md is written, as a manual page of section 7 (man macros, tables by tbl).
# Wants `date`, when the text was changed.

BEGIN {
  print "'\\\" t"
  print ".\\\" Made of docs/develop/protocol.md; see there."
  print ".TH STYLUS-PROTOCOL 7 " date " stylusd \"stylusd manual\""
  print ".ad l" # in the narrow columns of tables nothing else reads well
  print ".SH NAME"
  print "stylus-protocol \\- how a program gets live ink and finished strokes from stylusd"
  print ".SH DESCRIPTION"
  headed = 1
}

# Text with nothing in it that roff would take for an order.
function plain(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  gsub(/'/, "\\(aq", text)
  gsub(/`/, "\\(ga", text)
  gsub(/\^/, "\\(ha", text)
  gsub(/~/, "\\(ti", text)
  if (text ~ /^\./) text = "\\&" text
  return text
}

# Prose: `code` and **strong** in bold, *words* in italics, links as their text.
function prose(text,   out, found, mark, inner) {
  while (match(text, /`[^`]+`|\*\*[^*]+\*\*|\*[^* ][^*]*\*|\[[^\]]+\]\([^)]+\)/)) {
    found = substr(text, RSTART, RLENGTH)
    out = out plain(substr(text, 1, RSTART - 1))
    text = substr(text, RSTART + RLENGTH)
    mark = substr(found, 1, 1)
    if (mark == "`") out = out "\\fB" plain(substr(found, 2, length(found) - 2)) "\\fR"
    else if (mark == "[") out = out link(found)
    else if (found ~ /^\*\*/) out = out "\\fB" plain(substr(found, 3, length(found) - 4)) "\\fR"
    else out = out "\\fI" plain(substr(found, 2, length(found) - 2)) "\\fR"
  }
  return out plain(text)
}

# A link's text, and its address if it leads out of our documents.
function link(found,   text, address) {
  text = address = found
  sub(/\].*/, "", text)
  sub(/.*\(/, "", address)
  sub(/\)$/, "", address)
  return prose(substr(text, 2)) (address ~ /^https?:/ ? " <" plain(address) ">" : "")
}

function begin_paragraph() {
  if (!headed) print ".PP"
  headed = 0
}

function end_paragraph() {
  if (pending != "") print prose(pending)
  pending = ""
}

function end_table(   row, column, cells, line) {
  if (!rows) return
  headed = 0
  print ".TS"
  print "allbox;"
  line = "lb"
  for (column = 2; column <= columns; column++) line = line (column == columns ? " lbx" : " lb")
  print line
  gsub(/b/, "", line)
  print line "."
  for (row = 1; row <= rows; row++) {
    line = ""
    for (column = 1; column <= columns; column++) {
      cells = prose(table[row, column])
      line = line (column > 1 ? "\t" : "") (cells == "" ? "\\&" : "T{\n" cells "\nT}")
    }
    print line
  }
  print ".TE"
  rows = 0
}

function end_block() { end_paragraph(); end_table() }

function begin_code() { end_block(); begin_paragraph(); print ".in +4n"; print ".nf" }
function end_code() { print ".fi"; print ".in" }

/^```/ {
  if (fenced) end_code(); else begin_code()
  fenced = !fenced
  next
}
fenced { print plain($0); next }

/^    / && (indented || pending == "") && !listed {
  if (!indented) begin_code()
  indented = 1
  print plain(substr($0, 5))
  next
}
indented { end_code(); indented = 0 }

/^# / { next } # the page's title is NAME
/^## / { end_block(); listed = 0; sub(/^## /, ""); print ".SH " heading(toupper($0)); headed = 1; next }
/^### / { end_block(); listed = 0; sub(/^### /, ""); print ".SS " heading($0); headed = 1; next }
function heading(text) { gsub(/"/, "\\(dq", text); return "\"" plain(text) "\"" }

/^\|/ {
  end_paragraph()
  line = $0
  if (line ~ /^\|[-|: ]+\|$/) next
  gsub(/^\| */, "", line)
  gsub(/ *\|$/, "", line)
  rows++
  columns = split(line, cell, / *\| */)
  for (column = 1; column <= columns; column++) table[rows, column] = cell[column]
  next
}

/^$/ { end_block(); listed = 0; next }

/^(-|[0-9]+\.) / {
  end_block()
  headed = 0
  mark = $1 == "-" ? "\\(bu" : $1
  sub(/^[^ ]+ +/, "")
  print ".IP " mark " 3"
  pending = $0
  listed = 1
  next
}
{
  sub(/^ +/, "")
  if (pending == "" && !listed) begin_paragraph()
  pending = pending (pending == "" ? "" : "\n") $0
}
END { end_block(); print ".SH SEE ALSO"; print ".BR stylusctl (1),\n.BR stylusd.conf (5),\n.BR stylusd (8)" }
