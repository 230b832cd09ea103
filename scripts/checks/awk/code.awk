# A library for the checks: code(line) is a line of Swift without comments and without what stands
# in strings. To be called for every line in order; it remembers open comments and strings.
#
#   awk -f scripts/checks/awk/code.awk -f PROGRAM FILE...
#
# Not a parser: a quote inside a regex literal would mislead it.

FNR == 1 { comments = 0; string = "" }

# `string` is what would close the string we are in: a quote or three, and the hashes of a raw one.
function code(line,    at, left, text) {
  text = ""
  for (at = 1; at <= length(line);) {
    left = substr(line, at)
    if (string != "") at += in_string(left)
    else if (comments > 0 || left ~ /^\/\*/) at += in_comment(left)
    else if (left ~ /^\/\//) break
    else if (match(left, /^#*("""|")/)) {
      string = substr(left, 1, RLENGTH)
      text = text "\"\""
      at += RLENGTH
      string = reversed(string)
    } else {
      match(left, /^[^"#\/]+/)
      if (RLENGTH < 1) RLENGTH = 1
      text = text substr(left, 1, RLENGTH)
      at += RLENGTH
    }
  }
  if (string !~ /"""/) string = ""
  return text
}

# Each of these says how many characters it has passed.

function in_comment(left) {
  if (left ~ /^\/\*/) { comments++; return 2 }
  if (left ~ /^\*\//) { comments--; return 2 }
  return 1
}

function in_string(left,    length_) {
  if (substr(left, 1, length(string)) == string) {
    length_ = length(string)
    string = ""
    return length_
  }
  if (string ~ /#/) return 1
  if (left ~ /^\\\(/) return interpolation(left)
  return left ~ /^\\/ ? 2 : 1
}

function interpolation(left,    at, depth, c, quoted) {
  depth = 1
  for (at = 3; at <= length(left) && depth > 0; at++) {
    c = substr(left, at, 1)
    if (c == "\"") quoted = !quoted
    else if (quoted) continue
    else if (c == "(") depth++
    else if (c == ")") depth--
  }
  return at - 1
}

function reversed(opening,    hashes) {
  hashes = opening
  gsub(/"/, "", hashes)
  gsub(/#/, "", opening)
  return opening hashes
}
