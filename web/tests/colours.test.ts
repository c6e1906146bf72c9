import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Colour = readonly [number, number, number]

// Full red-, green- and blue-weakness on linear RGB: Machado, Oliveira, Fernandes, "A physiologically-based model for
// simulation of color vision deficiency", IEEE TVCG 15(6), 2009, severity 1.0.
const EYES: Record<string, readonly Colour[]> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
const css = readFileSync(new URL('../src/theme/colours.css', import.meta.url), 'utf8')
const forWeakEyes = css.slice(css.indexOf("[data-palette='colour-blind']"))

function signColour(text: string, sign: string): Colour {
  const match = new RegExp(`--sign-${sign}: #(..)(..)(..);`).exec(text)
  if (!match) throw new Error(`colours.css: no plain colour for ${sign}`)
  const channel = (index: number) => {
    const value = parseInt(match[index] ?? '', 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(2), channel(3)]
}

const dot = (a: Colour, b: Colour) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** CIE L*a*b* (D65) of a linear RGB colour as these eyes see it. */
function seen(colour: Colour, eyes: readonly Colour[]): Colour {
  const [r, g, b] = eyes.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as unknown as Colour
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const GROUPS = [
  ['forest', 'rock', 'water'],
  ['africa', 'americas', 'asia', 'australia', 'europe'],
]

describe.each(GROUPS)('signs of one family: %s, …', (...signs) => {
  test.each(Object.keys(EYES))('differ clearly in the colour-blind palette for %s eyes', (kind) => {
    const colours = signs.map((sign) => seen(signColour(forWeakEyes, sign), EYES[kind] ?? []))
    for (const [index, one] of colours.entries()) {
      for (const other of colours.slice(index + 1)) {
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(35)
      }
    }
  })

  test('carry a white glyph with a contrast of at least 3 to 1 (WCAG 1.4.11) in both palettes', () => {
    for (const text of [css, forWeakEyes]) {
      for (const sign of signs) expect(1.05 / (dot(signColour(text, sign), [0.2126, 0.7152, 0.0722]) + 0.05)).toBeGreaterThan(3)
    }
  })
})
