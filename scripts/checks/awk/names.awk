# The program of scripts/checks/names: prints "FILE:LINE: ..." for each top-level type of Sources/LAYER/ROOM whose
# name another module has, too, or that ends with a role that says nothing. Needs code.awk.

BEGIN { roles = "(Desk|Gate|Wish|Wishes|Course|Courses|Manager|Helper|Helpers|Util|Utils|Base|Impl|Info)$" }

FNR == 1 { depth = 0; split(FILENAME, path, "/"); module = path[3] }

{
  text = code($0)
  if (depth == 0) look(text)
  opened = gsub(/{/, "", text)
  depth += opened - gsub(/}/, "", text)
}

# A declaration that begins on this line, after its attributes and modifiers.
function look(text,    name) {
  gsub(/@[A-Za-z_]+(\([^)]*\))? */, "", text)
  if (!match(text, /^ *((public|package|internal|private|fileprivate|open|final|indirect|nonisolated|distributed)(\([a-z]+\))? +)*(struct|class|enum|actor|protocol|typealias) +/)) return
  name = substr(text, RSTART + RLENGTH)
  sub(/[^A-Za-z0-9_].*/, "", name)
  types++
  judge(name, FILENAME ":" FNR)
}

function judge(name, place) {
  if (match(name, roles)) say(place, name " ends with " substr(name, RSTART) ": say what it does")
  if (!(name in modules)) {
    modules[name] = module
    places[name] = place
  } else if (modules[name] != module) {
    say(place, name " is a type of " modules[name] ", too (" places[name] "): a name means one thing")
  }
}

function say(place, what) { print place ": " what; found++ }

END { print types " types, " found + 0 " to rename"; exit found > 0 }
