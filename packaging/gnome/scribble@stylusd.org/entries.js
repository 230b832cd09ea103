// What a program says of its menu and its icon, made sure of: it may be anything, and any amount of it.
//
// The values are those of com.canonical.dbusmenu and of StatusNotifierItem without their variants. Nothing here knows the shell:
// Tests/Scribble/Extension/entries.test.mjs runs it alone.

const MOST_ENTRIES = 64
const LONGEST_TEXT = 200
const LARGEST_SIDE = 256
const MOST_ICONS = 16

// One line of text. An underscore marks the next letter as a key, two of them are one.
function lineOf(text) {
  // eslint-disable-next-line no-control-regex
  return typeof text === 'string' ? text.slice(0, LONGEST_TEXT).replace(/[\u0000-\u001f\u007f]/g, ' ') : ''
}
const labelOf = text => lineOf(text).replace(/_(.?)/gu, '$1')

function entryOf(item) {
  if (!Array.isArray(item) || !Number.isInteger(item[0]) || item[0] <= 0) return null
  const [id, properties] = item
  if (properties === null || typeof properties !== 'object' || properties.visible === false) return null
  if (properties.type === 'separator') return { id, kind: 'separator', label: '', isEnabled: false, isOn: false }
  const kind = { checkmark: 'check', radio: 'radio' }[properties['toggle-type']] ?? 'plain'
  return {
    id, kind, label: labelOf(properties.label), isEnabled: properties.enabled !== false,
    isOn: kind !== 'plain' && properties['toggle-state'] === 1,
  }
}

// The entries of a layout `(ia{sv}av)`: of the first level, each number once.
export function entriesOf(layout) {
  const children = Array.isArray(layout) && Array.isArray(layout[2]) ? layout[2] : []
  const entries = new Map()
  for (const entry of children.slice(0, MOST_ENTRIES).map(entryOf))
    if (entry && !entries.has(entry.id)) entries.set(entry.id, entry)
  return [...entries.values()]
}

// Whether a menu of these entries need not be made anew.
export function isSameMenu(some, others) {
  return some.length === others.length &&
    some.every(({ id, kind }, at) => others[at].id === id && (others[at].kind === 'separator') === (kind === 'separator'))
}

// Of pictures `a(iiay)`, the smallest with at least so many pixels a side, or the largest: { side, bytes } with the bytes red, green, blue
// and alpha of each pixel. Null if none of them is whole.
export function iconOf(pictures, side) {
  const whole = (Array.isArray(pictures) ? pictures : []).slice(0, MOST_ICONS).filter(picture => Array.isArray(picture) &&
    picture[0] === picture[1] && Number.isInteger(picture[0]) && picture[0] > 0 && picture[0] <= LARGEST_SIDE &&
    picture[2] instanceof Uint8Array && picture[2].length === picture[0] * picture[0] * 4)
  whole.sort((one, other) => one[0] - other[0])
  const chosen = whole.find(picture => picture[0] >= side) ?? whole.at(-1)
  if (!chosen) return null
  const bytes = new Uint8Array(chosen[2].length)
  for (let at = 0; at < bytes.length; at += 4) {
    bytes.set(chosen[2].subarray(at + 1, at + 4), at)
    bytes[at + 3] = chosen[2][at]
  }
  return { side: chosen[0], bytes }
}

// The text for those who do not see the icon, of a tooltip `(sa(iiay)ss)`: its first sentence, as what follows says what a click in a tray
// does.
export function textOf(tooltip) {
  const [title, text] = Array.isArray(tooltip) ? tooltip.slice(2).map(lineOf) : []
  return [title, text?.split('. ')[0]].filter(part => part).join('. ')
}
