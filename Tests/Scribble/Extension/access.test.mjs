// Whom GNOME's extension serves, without a shell: node --test Tests/Scribble/Extension/
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'

// A module of the extension's folder, which has no package.json.
const source = new URL('../../../packaging/gnome/scribble@stylusd.org/access.js', import.meta.url)
const { Answers, installedPaths, isOurs, isOwn, verdict } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(source, 'utf8'))}`)

const USER = 1000
const folder = (owner = 0, mode = 0o40755) => ({ owner, mode, isFile: false })
const file = (owner = 0, mode = 0o100755) => ({ owner, mode, isFile: true })
const usual = {
  '/': folder(), '/usr': folder(), '/usr/bin': folder(), '/usr/bin/inkscribe': file(), '/usr/bin/python3': file(),
  '/home': folder(), '/home/me': folder(USER), '/home/me/.local': folder(USER), '/home/me/.local/bin': folder(USER),
  '/home/me/.local/bin/inkscribe': file(USER), '/tmp': folder(0, 0o41777), '/tmp/inkscribe': file(USER),
}
const judge = (path, changes = {}, text = '') => verdict(path, {
  installed: installedPaths('/usr/share/gnome-shell/extensions/scribble@stylusd.org/access.js', '/home/me'),
  answers: new Answers(text), user: USER, look: at => ({ ...usual, ...changes })[at] ?? null,
})

test('the installed program is asked for once, and then its answer counts', () => {
  for (const path of ['/usr/bin/inkscribe', '/home/me/.local/bin/inkscribe']) {
    assert.equal(judge(path), 'ask')
    assert.equal(judge(path, {}, `allow ${path}\n`), 'allow')
    assert.equal(judge(path, {}, `allow ${path}\nrefuse ${path}\n`), 'refuse')
  }
})

test('an answer for one program is none for another', () => {
  assert.equal(judge('/usr/bin/inkscribe', {}, 'allow /home/me/.local/bin/inkscribe\n'), 'ask')
  assert.equal(judge('/usr/bin/python3', {}, 'allow /usr/bin/python3\n'), 'foreign')
})

test('no other program is served, whatever it is called', () => {
  for (const path of ['/usr/bin/python3', '/tmp/inkscribe', '/usr/bin/inkscribe (deleted)', '', null, undefined, 'inkscribe',
    '/usr/bin/../bin/inkscribe', '/usr/bin/inkscribe\n', '/usr/bin/inkscribe\0x'])
    assert.equal(judge(path, {}, 'allow /usr/bin/inkscribe\n'), 'foreign', String(path))
})

test('a program that its user named is served, and asked for', () => {
  assert.equal(judge('/tmp/inkscribe', {}, 'program /tmp/inkscribe\n'), 'ask')
  assert.equal(judge('/tmp/inkscribe', {}, 'program /tmp/inkscribe\nallow /tmp/inkscribe\n'), 'allow')
})

test('a file that others can change is none of ours', () => {
  for (const changes of [
    { '/usr/bin/inkscribe': file(1001) }, { '/usr/bin/inkscribe': file(0, 0o100775) }, { '/usr/bin/inkscribe': file(0, 0o100757) },
    { '/usr/bin/inkscribe': folder() }, { '/usr/bin/inkscribe': null }, { '/usr/bin': folder(1001) }, { '/usr': folder(0, 0o40777) },
    { '/': null },
  ]) assert.equal(judge('/usr/bin/inkscribe', changes, 'allow /usr/bin/inkscribe\n'), 'foreign', JSON.stringify(changes))
  assert.ok(isOwn('/tmp/inkscribe', USER, at => usual[at] ?? null))
})

test('inkscribe is below the prefix of the extension, or in one of the usual ones', () => {
  const of = path => installedPaths(`${path}/share/gnome-shell/extensions/scribble@stylusd.org/access.js`, '/home/me')
  assert.deepEqual(of('/usr/local'), ['/usr/local/bin/inkscribe', '/usr/bin/inkscribe', '/home/me/.local/bin/inkscribe'])
  assert.equal(of('/home/me/.local')[0], '/home/me/.local/bin/inkscribe')
  assert.deepEqual(installedPaths('scribble', ''), ['/usr/bin/inkscribe', '/usr/local/bin/inkscribe'])
})

test('the overlay is found likewise, and nobody has to be asked', () => {
  const installed = installedPaths('/usr/local/share/gnome-shell/extensions/scribble@stylusd.org/access.js', '/home/me', 'inkoverlay')
  assert.deepEqual(installed, ['/usr/local/bin/inkoverlay', '/usr/bin/inkoverlay', '/home/me/.local/bin/inkoverlay'])
  const look = at => ({ ...usual, '/usr/bin/inkoverlay': file() })[at] ?? null
  const isServed = path => isOurs(path, { installed, answers: new Answers('allow /tmp/inkscribe\n'), user: USER, look })
  assert.ok(isServed('/usr/bin/inkoverlay'))
  for (const path of ['/tmp/inkscribe', '/usr/bin/inkscribe', '/usr/local/bin/inkoverlay', '', null]) assert.ok(!isServed(path), String(path))
})

test('answers are kept as they were given, and nonsense is none', () => {
  const answers = new Answers('allow relative\nwhatever\nallow /a b\nprogram /p\nrefuse /c\n')
  assert.equal(answers.of('/a b'), 'allow')
  assert.equal(answers.of('relative'), null)
  answers.set('/c', true)
  assert.equal(answers.text, 'program /p\nallow /a b\nallow /c\n')
  assert.equal(new Answers(answers.text).text, answers.text)
  assert.equal(new Answers('allow /x\n'.repeat(1e5)).text, 'allow /x\n')
})
