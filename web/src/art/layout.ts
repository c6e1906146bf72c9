/** Where the pieces of a row of signs and texts go. */
import type { Part } from '../tiles/signs'

const NARROW = '·,.−–→I1'

/** The rough width of a text in the page's heavy digits; `size` is the font size. */
function textWidth(text: string, size: number): number {
  return [...text].reduce((width, letter) => width + size * (NARROW.includes(letter) ? 0.42 : 0.62), 0)
}

export interface Row {
  width: number
  /** Each piece with the x of its middle, from the middle of the row. */
  placed: { part: Part; middle: number }[]
}

export function layOut(parts: readonly Part[], size: number): Row {
  const gap = size * 0.1
  const widths = parts.map((part) => ('sign' in part ? size : textWidth(part.text, size)))
  const width = widths.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, parts.length - 1)
  let left = -width / 2
  const placed = parts.map((part, index) => {
    const own = widths[index] ?? 0
    const middle = left + own / 2
    left += own + gap
    return { part, middle }
  })
  return { width, placed }
}
