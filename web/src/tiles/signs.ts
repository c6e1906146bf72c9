/** Effects, conditions and scores of a tile as rows of signs and short texts that need no language. */
import type { SignName } from '../art/signs'
import { isSign } from '../art/signs'
import type { Tile } from './catalogue'

/** One piece of a row: a sign, or a number or mark in plain characters. */
export type Part = { sign: SignName } | { text: string }

const sign = (name: string): Part => {
  const id = name.replaceAll(' ', '_')
  if (!isSign(id)) throw new Error(`no sign for ${name}`)
  return { sign: id }
}
const text = (value: string): Part => ({ text: value })

/** What a word of the catalogue stands for: an icon, a kind of tile, or a size of animal with its levels. */
function thing(name: string): Part[] {
  if (name === 'small animal') return [sign('animal'), text('2–3')]
  if (name === 'large animal') return [sign('animal'), text('4–5')]
  if (name === 'tile in hand') return [sign('hand')]
  return [sign(name)]
}

type Rule = [pattern: RegExp, parts: (...found: string[]) => Part[]]

const SCORES: Rule[] = [
  [/^0$/, () => [text('–')]],
  [/^(\d+)$/, (points) => [text(points ?? '')]],
  [/^petting zoo group$/, () => [text('3·9·18'), sign('petting_zoo')]],
  [/^(\d+) per connected (.+)$/, (n, of) => [text(`${n}×`), ...thing(of ?? ''), sign('connected')]],
  [/^(\d+) per adjacent (.+)$/, (n, of) => [text(`${n}×`), ...thing(of ?? ''), sign('adjacent')]],
  [/^(\d+) per different adjacent$/, (n) => [text(`${n}×`), sign('different'), sign('adjacent')]],
  [/^(\d+) per (.+)$/, (n, of) => [text(`${n}×`), ...thing(of ?? '')]],
]

const EFFECTS: Rule[] = [
  [/^when (.+?): (.+)$/, (icon, effect) => [...thing(icon ?? ''), text('→'), ...effectParts(effect ?? '')]],
  [/^discount (\d+) (.+)$/, (n, of) => [sign('discount'), text(`−${n}`), ...thing(of ?? '')]],
  [/^draw (\d+)$/, (n) => [sign('draw'), text(n ?? '')]],
  [/^take all (.+)$/, (of) => [sign('take'), text('∞'), ...thing(of ?? '')]],
  [/^take (\d+) (.+)$/, (n, of) => [sign('take'), text(n ?? ''), ...thing(of ?? '')]],
  [/^reveal (\d+) keep (.+)$/, (n, of) => [sign('reveal'), text(`${n}→1`), ...thing(of ?? '')]],
  [/^gain conservation (\d+)$/, (n) => [text(`+${n}`), sign('conservation')]],
  [/^release (.+)$/, (of) => [sign('release'), ...thing(of ?? '')]],
  [/^pouch (\d+)$/, (n) => [sign('pouch'), text(n ?? '')]],
  [/^place open area (\d+)$/, (n) => [sign('place_open_area'), text(n ?? '')]],
  [/^(move action|relocate)$/, (effect) => [sign(effect ?? '')]],
]

const CONDITIONS: Rule[] = [
  [/^next to group (\d+) (.+)$/, (n, of) => [sign('adjacent'), text(n ?? ''), ...thing(of ?? ''), sign('connected')]],
  [/^next to (\d+) (.+)$/, (n, of) => [sign('adjacent'), text(n ?? ''), ...thing(of ?? '')]],
  [/^have (\d+) continents$/, (n) => [text(n ?? ''), sign('continents')]],
  [/^have (\d+) classes$/, (n) => [text(n ?? ''), sign('classes')]],
  [/^have (\d+) different$/, (n) => [text(n ?? ''), sign('different')]],
  [/^by the river$/, () => [sign('river')]],
  [/^river covered$/, () => [sign('river'), text('6/6')]],
  [/^hand at least (\d+)$/, (n) => [sign('hand'), text(`≥${n}`)]],
  [/^discard (\d+)$/, (n) => [sign('discard'), text(n ?? '')]],
]

function read(words: string, rules: Rule[]): Part[] {
  for (const [pattern, parts] of rules) {
    const match = pattern.exec(words)
    if (match) return parts(...match.slice(1))
  }
  throw new Error(`no signs for "${words}"`)
}

/** `words`: an effect, such as "take 1 animal" or "when bird: place open area 1". */
export function effectParts(words: string): Part[] {
  return read(words, EFFECTS)
}

/** `words`: a score, such as "2 per connected water". */
export function scoreParts(words: string): Part[] {
  return read(words, SCORES)
}

/** `words`: a building's condition, such as "next to 2 open area". */
export function conditionParts(words: string): Part[] {
  return read(words, CONDITIONS)
}

/** The icons printed on a tile (R1.2), in the order they are drawn. */
export function iconsOf(tile: Tile): SignName[] {
  const own: (SignName | undefined)[] = [...(tile.habitats ?? []), tile.continent, tile.animal_class]
  if (tile.kind !== 'animal') own.push(tile.kind)
  return own.filter((icon) => icon !== undefined)
}
