# The program of scripts/checks/sizes: prints "warning|error FILE:LINE: ..." for what is too long.
# The four limits come as variables. A function reaches from its `func` or `init` line to the brace
# that closes its body, nested functions included. Needs code.awk.

FNR == 1 { end_of_file(); name = FILENAME; depth = parens = functions = 0; waiting = "" }

{
  lines = FNR
  text = code($0)
  if (match(text, /(^|[^A-Za-z0-9_.`])(func +[^ (<]+|init[?!]?[(<]|deinit|subscript[(<])/)) {
    waiting = substr(text, RSTART, RLENGTH)
    started = FNR
    parens = 0
    measure(substr(text, 1, RSTART), 0)
    text = substr(text, RSTART + 1)
  }
  measure(text, 1)
}

# A function's body opens at the first brace outside its parentheses; a requirement has none.
function measure(text, may_open,    at, c) {
  for (at = 1; at <= length(text); at++) {
    c = substr(text, at, 1)
    if (c == "(") parens++
    else if (c == ")") parens--
    else if (c == "{") {
      depth++
      if (may_open && waiting != "" && parens == 0) open_function()
    } else if (c == "}") {
      if (functions && depth == opened_at[functions]) close_function()
      else if (parens <= 0) waiting = ""
      depth--
    }
  }
}

function open_function() {
  functions++
  opened_at[functions] = depth
  begun[functions] = started
  title[functions] = waiting
  gsub(/^[^A-Za-z]+|[(<]$/, "", title[functions])
  waiting = ""
}

function close_function(    size) {
  size = FNR - begun[functions] + 1
  judge(FILENAME ":" begun[functions], "the function \"" title[functions] "\"", size, function_warns, function_fails)
  functions--
}

function end_of_file() { if (lines) judge(name ":1", "the file", lines, file_warns, file_fails) }

function judge(where, what, size, warns, fails) {
  if (size > fails) { print "error " where ": " what " has " size " lines, more than " fails; errors++ }
  else if (size > warns) print "warning " where ": " what " has " size " lines, more than " warns
}

END { end_of_file(); exit errors > 0 }
