// Who may watch windows, tap, copy and press keys: the inkscribe that is installed beside this extension, once its user said so.
//
// A session's bus lets any program of the user call. So the program behind a connection is looked up: the kernel tells which file it runs,
// and that must be a file that nobody but root or this user can change, at a path where inkscribe is installed, or one that the user wrote
// into the file of answers. What the user answered is kept there, a line for each program:
//
//     allow /usr/bin/inkscribe
//     refuse /home/me/.local/bin/inkscribe
//     program /home/me/stylusd/.build/debug/inkscribe
//
// Nothing here knows the shell: Tests/Scribble/Extension/access.mjs runs it alone.

const PLACE = '/share/gnome-shell/extensions/'
const MOST_LINES = 64
const OTHERS_WRITE = 0o022, ANYBODY_WRITES = 0o002, STICKY = 0o1000

// Where a program is when the extension is in that folder: below the same prefix.
export function installedPaths(extension, home, program = 'inkscribe') {
  const at = extension.indexOf(PLACE)
  const prefixes = [at > 0 ? extension.slice(0, at) : null, '/usr', '/usr/local', home ? `${home}/.local` : null]
  return [...new Set(prefixes.filter(prefix => prefix?.startsWith('/')).map(prefix => `${prefix}/bin/${program}`))]
}

export class Answers {
  constructor(text = '') {
    this._lines = new Map() // by path: allow or refuse
    this.programs = new Set()
    for (const line of text.split('\n').slice(0, MOST_LINES)) {
      const [, word, path] = line.match(/^(allow|refuse|program) (\/[^\0\n]*)$/) ?? []
      if (word === 'program') this.programs.add(path)
      else if (word) this._lines.set(path, word)
    }
  }

  of(path) { return this._lines.get(path) ?? null }

  set(path, isAllowed) {
    this._lines.delete(path)
    this._lines.set(path, isAllowed ? 'allow' : 'refuse')
  }

  get text() {
    const programs = [...this.programs].map(path => `program ${path}\n`)
    return [...programs, ...[...this._lines].slice(-MOST_LINES).map(([path, word]) => `${word} ${path}\n`)].join('')
  }
}

// Whether nobody but root and a user can put another file there. `look(path)` tells { owner, mode, isFile }, or null where nothing is.
export function isOwn(path, user, look) {
  const ours = found => found && (found.owner === 0 || found.owner === user)
  const file = look(path)
  if (!ours(file) || !file.isFile || file.mode & OTHERS_WRITE) return false
  for (let at = path.lastIndexOf('/'); at >= 0; at = at > 0 ? path.lastIndexOf('/', at - 1) : -1) {
    const folder = look(path.slice(0, at) || '/')
    if (!ours(folder) || (folder.mode & ANYBODY_WRITES && !(folder.mode & STICKY))) return false
  }
  return true
}

// Whether the program at a path, null where the kernel does not tell it, is one of ours: installed, or named by the user.
export function isOurs(path, { installed, answers, user, look }) {
  if (!path?.startsWith('/') || /[\0\n]/.test(path)) return false
  return (installed.includes(path) || answers.programs.has(path)) && isOwn(path, user, look)
}

// What becomes of a call of the program at a path: foreign, allow, refuse or ask.
export function verdict(path, known) {
  return isOurs(path, known) ? known.answers.of(path) ?? 'ask' : 'foreign'
}
