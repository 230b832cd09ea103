# The program of scripts/checks/layers: compares the imports of each file with the tables of modules and layers.
# `table` and `layers` (environment) are the tables' texts, `page` where they stand. Needs code.awk.

BEGIN {
  for (lines = split(ENVIRON["table"], line, "\n"); lines > 0; lines--) read_row(line[lines])
  for (lines = split(ENVIRON["layers"], line, "\n"); lines > 0; lines--) read_layer(line[lines])
}

function read_layer(row,    name) {
  name = substr(row, 1, index(row, ":") - 1)
  reach[name] = " " name substr(row, index(row, ":") + 1) " "
}

function read_row(row,    name) {
  if (row !~ /^[A-Za-z_][A-Za-z0-9_-]*:/) { problem(page ": not a row of the module table: " row); return }
  name = substr(row, 1, index(row, ":") - 1)
  row = substr(row, index(row, ":") + 1)
  if (name in allowed) problem(page ": two rows for " name)
  if (sub(/\[pure\] *$/, "", row)) pure[name] = 1
  gsub(/[ ,\t]+/, " ", row)
  gsub(/^ | $/, "", row)
  allowed[name] = row
}

function problem(text) { print text; problems++ }

FNR == 1 {
  split(FILENAME, part, "/")
  target = part[3]
  if (!(part[2] in reach)) problem(FILENAME ": " part[2] " is no layer of " page)
  layer[target] = part[2]
  if (!(target in allowed) && !(target in unlisted)) {
    unlisted[target] = 1
    problem(FILENAME ": " target " has no row in the module table of " page)
  }
  targets[target] = 1
}

{
  text = code($0)
  for (statements = split(text, statement, ";"); statements > 0; statements--) check_import(statement[statements])
  if (target in pure) check_purity(text)
}

function check_import(text,    module) {
  while (sub(/^[ \t]*@[A-Za-z_]+(\([^)]*\))?/, "", text)) continue
  sub(/^[ \t]*(public|package|internal|fileprivate|private|open)[ \t]+/, "", text)
  if (!sub(/^[ \t]*import[ \t]+/, "", text)) return
  sub(/^(typealias|struct|class|enum|protocol|let|var|func)[ \t]+/, "", text)
  gsub(/`/, "", text)
  match(text, /^[A-Za-z_][A-Za-z0-9_]*/)
  module = substr(text, 1, RLENGTH)
  imports++
  used[target, module] = 1
  if (module ~ /^Foundation/ && target !~ /Foundation$/) problem(FILENAME ":" FNR ": only modules named ...Foundation import " module)
  else if (target in allowed && index(" " allowed[target] " ", " " module " ") == 0)
    problem(FILENAME ":" FNR ": " target " must not import " module " (allowed: " (allowed[target] == "" ? "nothing" : allowed[target]) ")")
}

function check_purity(text) {
  if (match(text, /[A-Za-z0-9_]*(Unsafe|Foundation|Glibc)[A-Za-z0-9_]*/) || match(text, /(^|[^A-Za-z0-9_])unsafe([^A-Za-z0-9_]|$)/))
    problem(FILENAME ":" FNR ": " target " is pure, so it must not say \"" trimmed(substr(text, RSTART, RLENGTH)) "\"")
}

function trimmed(text) { gsub(/^[^A-Za-z0-9_]+|[^A-Za-z0-9_]+$/, "", text); return text }

# A module may only import modules of its own layer and of those that its layer reaches.
function check_layer(name,    count, module, place) {
  count = split(allowed[name], module, " ")
  for (place = 1; place <= count; place++)
    if (module[place] in layer && index(reach[layer[name]], " " layer[module[place]] " ") == 0)
      problem(page ": " name " of " layer[name] " must not import " module[place] " of " layer[module[place]])
}

function check_use(name,    count, module, place) {
  count = split(allowed[name], module, " ")
  for (place = 1; place <= count; place++)
    if (!((name, module[place]) in used)) problem(page ": " name " may import " module[place] ", but does not")
}

END {
  for (name in allowed) if (!(name in targets)) print "note: the module table lists " name ", which has no Swift file" > "/dev/stderr"
  for (name in targets) { count++; check_use(name); check_layer(name) }
  if (!problems) print imports + 0 " imports of " count " targets are as the table allows"
  exit problems > 0
}
