// What GNOME's extension makes of the overlay's menu and icon, without a shell: node --test Tests/Scribble/Extension/
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'

const source = new URL('../../../packaging/gnome/scribble@stylusd.org/entries.js', import.meta.url)
const { entriesOf, iconOf, isSameMenu, textOf } = await import(`data:text/javascript,${encodeURIComponent(readFileSync(source, 'utf8'))}`)

const layout = (...children) => [0, { 'children-display': 'submenu' }, children]
const entry = (id, properties) => entriesOf(layout([id, properties, []]))[0]

test('entries have their label, state and mark', () => {
  const entries = entriesOf(layout(
    [1, { label: 'Draw', enabled: true, 'toggle-type': 'radio', 'toggle-state': 1 }, []],
    [2, { label: 'Board', 'toggle-type': 'checkmark', 'toggle-state': 0 }, []], [100, { type: 'separator' }, []],
    [5, { label: 'Undo', enabled: false }, []], [6, { label: 'unseen', visible: false }, []]))
  assert.deepEqual(entries, [
    { id: 1, kind: 'radio', label: 'Draw', isEnabled: true, isOn: true }, { id: 2, kind: 'check', label: 'Board', isEnabled: true, isOn: false },
    { id: 100, kind: 'separator', label: '', isEnabled: false, isOn: false }, { id: 5, kind: 'plain', label: 'Undo', isEnabled: false, isOn: false },
  ])
})

test('an underscore marks a key, and two are one', () => {
  assert.equal(entry(1, { label: '_Save a__b' }).label, 'Save a_b')
  assert.equal(entry(1, { label: 'end_' }).label, 'end')
})

test('a menu that makes no sense is empty, and a large one is cut off', () => {
  for (const wrong of [null, undefined, 7, 'text', [], [0, {}, null], [0, {}, 'abc'], [0, {}, [null, 3, [], [0, {}, []], [-1, {}, []], [1.5, {}, []],
    ['1', {}, []], [2, null, []], [3, 'x', []]]]]) assert.deepEqual(entriesOf(wrong), [], JSON.stringify(wrong))
  const many = entriesOf(layout(...Array.from({ length: 1e5 }, (_, at) => [at + 1, { label: 'x'.repeat(1e4) }, []])))
  assert.equal(many.length, 64)
  assert.ok(many.every(({ label }) => label.length === 200))
  assert.equal(entriesOf(layout([1, {}, []], [1, { label: 'again' }, []])).length, 1)
  const odd = entry(1, { label: ['Draw'], enabled: 'no', 'toggle-type': 'star', 'toggle-state': '1' })
  assert.deepEqual(odd, { id: 1, kind: 'plain', label: '', isEnabled: true, isOn: false })
  assert.equal(entry(1, { label: 'two\nlines\0' }).label, 'two lines ')
})

test('only a menu of other entries is made anew', () => {
  const of = (...children) => entriesOf(layout(...children))
  const menu = of([1, { label: 'a' }, []], [2, { type: 'separator' }, []])
  assert.ok(isSameMenu(menu, of([1, { label: 'b', enabled: false, 'toggle-type': 'radio' }, []], [2, { type: 'separator' }, []])))
  for (const other of [[], of([1, {}, []]), of([1, {}, []], [3, { type: 'separator' }, []]), of([1, {}, []], [2, {}, []])])
    assert.ok(!isSameMenu(menu, other))
})

test('the icon is the smallest that is large enough, red first', () => {
  const picture = side => [side, side, new Uint8Array(side * side * 4).map((_, at) => [9, 1, 2, 3][at % 4])]
  assert.equal(iconOf([picture(48), picture(22), picture(32)], 32).side, 32)
  assert.equal(iconOf([picture(22), picture(24)], 32).side, 24)
  assert.deepEqual([...iconOf([picture(1)], 32).bytes], [1, 2, 3, 9])
  for (const wrong of [null, [], 'x', [null], [[2, 3, new Uint8Array(24)]], [[2, 2, new Uint8Array(15)]], [[2, 2, 'aaaaaaaaaaaaaaaa']], [picture(257)],
    [[0, 0, new Uint8Array(0)]], [[NaN, NaN, new Uint8Array(0)]]]) assert.equal(iconOf(wrong, 32), null)
})

test('the text is the title and what is said first', () => {
  assert.equal(textOf(['', [], 'Ink Overlay', 'Drawing: ink stays. Click to stop']), 'Ink Overlay. Drawing: ink stays')
  assert.equal(textOf(['', [], 'Ink Overlay', '']), 'Ink Overlay')
  for (const wrong of [null, 3, [], ['', [], 5, {}]]) assert.equal(textOf(wrong), '')
})
