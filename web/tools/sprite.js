// Builds src/generated/sprite.svg: one symbol for each picture and sign that src/art/icons.json names.
// An entry names its source: a package icon ("fluent-emoji-flat:lion") or a drawing of ours ("drawing": file name).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const art = join(dirname(fileURLToPath(import.meta.url)), '../src/art')
const target = join(art, '../generated/sprite.svg')
const packages = new Map()

/** The markup of a package icon and the side of its square, in its own units. */
function packageIcon(name) {
  const [prefix, icon] = name.split(':')
  if (!packages.has(prefix)) packages.set(prefix, require(`@iconify-json/${prefix}/icons.json`))
  const set = packages.get(prefix)
  const parent = set.aliases?.[icon]?.parent
  const found = set.icons[icon] ?? set.icons[parent]
  if (!found) throw new Error(`icons.json: no icon ${name}`)
  return { body: found.body, side: found.width ?? set.width ?? 16 }
}

/** A drawing of ours: the inside of its svg element, with comments and line breaks taken out. */
function drawing(name) {
  const file = join(art, 'drawings', `${name}.svg`)
  const text = readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->/g, '')
  const match = /<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*>([\s\S]*)<\/svg>/.exec(text)
  if (!match) throw new Error(`${file}: want one square svg element with viewBox="0 0 N N"`)
  return { body: match[2].replace(/\s*\n\s*/g, ''), side: Number(match[1]) }
}

function source(entry) {
  const { body, side } = entry.drawing ? drawing(entry.drawing) : packageIcon(entry.icon)
  const colours = Object.entries(entry.recolour ?? {})
  for (const [from] of colours) {
    if (!body.includes(from)) throw new Error(`icons.json: ${entry.icon} has no colour ${from}`)
  }
  return { side, body: colours.reduce((text, [from, to]) => text.replaceAll(from, to), body) }
}

/** A sign in a round badge over the upper right of a picture: what the expert, house or partner is for. */
function badge(sign, signs) {
  const { body, side } = source(signs[sign])
  const scale = 8.6 / side
  return (
    `<circle cx="25.4" cy="6.6" r="6.6" fill="#fffdf7"/><circle cx="25.4" cy="6.6" r="5.9" fill="var(--sign-${sign}, #3b3a4f)"/>` +
    `<g transform="translate(21.1 2.3) scale(${scale})" color="#fff" fill="#fff">${body}</g>`
  )
}

function symbol(id, entry, signs) {
  const { body, side } = source(entry)
  const unique = body.replace(/(\bid="|url\(#|href="#)/g, `$1${id}-`)
  if (entry.badge && side !== 32) throw new Error(`icons.json: ${id}: a badge needs a picture 32 units wide`)
  const extra = entry.badge ? badge(entry.badge, signs) : ''
  return `<symbol id="${id}" viewBox="0 0 ${side} ${side}">${unique}${extra}</symbol>`
}

const { pictures, signs } = JSON.parse(readFileSync(join(art, 'icons.json'), 'utf8'))
const symbols = [
  ...Object.entries(pictures).map(([name, entry]) => symbol(`picture-${name}`, entry, signs)),
  ...Object.entries(signs).map(([name, entry]) => symbol(`sign-${name}`, entry, signs)),
]
mkdirSync(dirname(target), { recursive: true })
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
// An unchanged file keeps its date, so that nothing is built again for its sake.
if (!existsSync(target) || readFileSync(target, 'utf8') !== sprite) writeFileSync(target, sprite)
