/** The catalogue's words for effects, conditions and scores as sentences; the twin of src/sanctuary/text/words.py. */
import { PETTING_ZOO_GROUP, RELEASE } from '../generated/printed.json'
import { t } from './texts.svelte'
import type { Arguments } from './texts.svelte'

/** "" is a sentence, "short" a few signs; effects also have "after", the same after a clause. */
export type Form = '' | 'after' | 'short'
type Rule = [pattern: RegExp, id: string]

const EFFECTS: Rule[] = [
  [/^draw (?<number>\d+)$/, 'effect-draw'],
  [/^reveal (?<number>\d+) keep animal$/, 'effect-reveal'],
  [/^gain conservation (?<number>\d+)$/, 'effect-conservation'],
  [/^pouch (?<number>\d+)$/, 'effect-pouch'],
  [/^place open area (?<number>\d+)$/, 'effect-place-open-area'],
  [/^move action$/, 'effect-move-action'],
  [/^relocate$/, 'effect-relocate'],
  [/^take all (?<kind>.+)$/, 'effect-take-all'],
  [/^take (?<number>\d+) (?<kind>.+)$/, 'effect-take'],
  [/^release (?<kind>.+)$/, 'effect-release'],
]
const CONDITIONS: Rule[] = [
  [/^next to group (?<number>\d+) (?<kind>.+)$/, 'condition-next-to-group'],
  [/^next to (?<number>\d+) different$/, 'condition-next-to-different'],
  [/^next to (?<number>\d+) (?<kind>.+)$/, 'condition-next-to'],
  [/^by the river$/, 'condition-by-the-river'],
  [/^have (?<number>\d+) continents$/, 'condition-have-continents'],
  [/^have (?<number>\d+) classes$/, 'condition-have-classes'],
  [/^have (?<number>\d+) different$/, 'condition-have-different'],
  [/^river covered$/, 'condition-river-covered'],
  [/^hand at least (?<number>\d+)$/, 'condition-hand-at-least'],
  [/^discard (?<number>\d+)$/, 'condition-discard'],
]
const SCORES: Rule[] = [
  [/^(?<number>\d+)$/, 'score-fixed'],
  [/^(?<number>\d+) per connected (?<kind>.+)$/, 'score-per-connected'],
  [/^(?<number>\d+) per different adjacent$/, 'score-per-different'],
  [/^(?<number>\d+) per adjacent (?<kind>.+)$/, 'score-per-adjacent'],
  [/^petting zoo group$/, 'score-petting-group'],
  [/^(?<number>\d+) per tile in hand$/, 'score-per-hand-tile'],
  [/^(?<number>\d+) per open area$/, 'score-per-open-area'],
  [/^(?<number>\d+) per (?<kind>.+)$/, 'score-per-icon'],
]
const WHEN = /^when (?<icon>.+?): (?<effect>.+)$/
const DISCOUNT = /^discount (?<number>\d+) (?<kind>.+)$/

/** The number and kind that stand in the words, as placeholders. */
function placeholders(found: RegExpExecArray): Arguments {
  const { number = '1', kind = '' } = found.groups ?? {}
  return { number: Number(number), kind: kind.replaceAll(' ', '_') }
}

function read(words: string, rules: readonly Rule[], form: Form, more: Arguments = {}): string {
  for (const [pattern, id] of rules) {
    const found = pattern.exec(words)
    if (found) return t(form ? `${id}.${form}` : id, { ...more, ...placeholders(found) })
  }
  throw new Error(`no text for "${words}"`)
}

/** An icon's name, such as "Africa". */
export const iconName = (icon: string): string => t(`term-${icon.replaceAll('_', '-')}`)

/** A card's name, as a name: with a capital. */
export function cardName(card: string): string {
  const name = t(`card-${card}`)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What an effect does, such as "draw 1" (R6.10–R6.16). */
export const effectText = (words: string, form: Form = ''): string => read(words, EFFECTS, form, RELEASE)

/** What a building requires (R7.2, R7.3). */
export const conditionText = (words: string, form: '' | 'short' = ''): string => read(words, CONDITIONS, form)

/** What a tile is worth at the end (R9.1–R9.8). */
export function scoreText(words: string, form: '' | 'short' = ''): string {
  const [one = 0, two = 0, three = 0] = PETTING_ZOO_GROUP
  return read(words, SCORES, form, { one, two, three })
}

/** An ongoing effect: "when bird: draw 1" (R6.7) or "discount 1 rock" (R6.8). */
export function ongoingText(words: string, form: '' | 'short' = ''): string {
  const when = WHEN.exec(words)
  if (when) {
    const { icon = '', effect = '' } = when.groups ?? {}
    const id = form ? 'ongoing-when.short' : 'ongoing-when'
    return t(id, { kind: icon.replaceAll(' ', '_'), effect: effectText(effect, form || 'after') })
  }
  const discount = DISCOUNT.exec(words)
  if (!discount) throw new Error(`no text for "${words}"`)
  return t(form ? 'ongoing-discount.short' : 'ongoing-discount', placeholders(discount))
}

/** The placement bonus of a space (R2.4). */
export const bonusText = (words: string): string => t('placement-bonus', { effect: effectText(words, 'after') })
