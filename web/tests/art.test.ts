import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import icons from '../src/art/icons.json'
import { NEUTRAL, pictureOf, pictureSettings } from '../src/art/pictures.svelte'
import { SIGNS } from '../src/art/signs'
import { TILES } from '../src/tiles/catalogue'

const sprite = readFileSync(new URL('../src/generated/sprite.svg', import.meta.url), 'utf8')
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id, body]) => ({ id, body }))

describe('the sprite', () => {
  test('has each symbol once, and each has something in it', () => {
    expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length)
    for (const { body } of symbols) expect(body).toMatch(/<(path|circle|rect|ellipse|g)/)
  })

  test('has a picture for every tile and a symbol for every sign', () => {
    const ids = new Set(symbols.map(({ id }) => id))
    for (const tile of TILES) expect(ids).toContain(`picture-${pictureOf(tile.id)}`)
    for (const sign of SIGNS) expect(ids).toContain(`sign-${sign}`)
    expect([...SIGNS].sort()).toEqual(Object.keys(icons.signs).sort())
  })

  test('brings no script and no address from outside', () => {
    expect(sprite).not.toMatch(/<script|<style|style="|xlink:href|href="(?!#)|url\((?!#)/)
  })
})

describe('pictures', () => {
  test('no two species look the same, and the two sexes of one do', () => {
    const drawn = new Map(symbols.map(({ id, body }) => [id, body]))
    const speciesByBody = new Map<string | undefined, string>()
    for (const tile of TILES) {
      const body = drawn.get(`picture-${pictureOf(tile.id)}`)
      const species = speciesByBody.get(body) ?? tile.names.en
      expect(tile.names.en).toBe(species)
      speciesByBody.set(body, species)
    }
    expect(speciesByBody.size).toBe(new Set(TILES.map((tile) => tile.names.en)).size)
  })

  test('of snakes can be hidden, and only those change', () => {
    const before = new Map(TILES.map((tile) => [tile.id, pictureOf(tile.id)]))
    pictureSettings.hideSnakes = true
    const changed = TILES.filter((tile) => pictureOf(tile.id) !== before.get(tile.id)).map((tile) => tile.id)
    pictureSettings.hideSnakes = false
    expect(changed).toEqual(['A050', 'A051', 'A052'])
    for (const picture of Object.values(NEUTRAL)) expect(icons.pictures[picture]).toHaveProperty('drawing')
  })
})

describe('credits', () => {
  test('name every icon taken from a package whose licence asks for it', () => {
    const credits = readFileSync(new URL('../src/art/CREDITS.md', import.meta.url), 'utf8')
    const entries = [...Object.values(icons.pictures), ...Object.values(icons.signs)] as { icon?: string }[]
    for (const { icon } of entries) {
      if (icon?.startsWith('game-icons:')) expect(credits).toContain(`\`${icon.slice('game-icons:'.length)}\``)
    }
  })
})
