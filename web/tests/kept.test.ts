import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keep, secretsOf } from '../src/connection/keys'
import { readKept, writeKept } from '../src/connection/storage'
import { settingsFrom, standardSettings } from '../src/settings/settings.svelte'

// Settings look at the browser's languages as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }))

const kept = new Map<string, string>()
const storage = {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => void kept.set(place, text),
  removeItem: (place: string) => void kept.delete(place),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})

describe('what the browser keeps', () => {
  test.each(['null', '[]', '7', '"text"', '{', ''])('%s is nothing kept', (text) => {
    kept.set('place', text)
    expect(readKept('place')).toBeNull()
  })

  test('storage that is forbidden loses no seat of this visit', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    expect(writeKept('place', {})).toBe(false)
    keep('tableabcdefg', [{ seat: 1, secret: 'one' }, { seat: 0, secret: 'nought' }])
    expect(secretsOf('tableabcdefg')).toEqual(['nought', 'one'])
  })

  test('secrets edited by hand are dropped, the others stay', () => {
    kept.set('sanctuary.seats', JSON.stringify({ a: null, b: 'text', c: { 0: 5, 1: 'secret' } }))
    expect(secretsOf('a')).toEqual([])
    expect(secretsOf('b')).toEqual([])
    expect(secretsOf('c')).toEqual(['secret'])
  })
})

describe('settings', () => {
  test('values of the wrong type, or that do not exist, stay as they are at first', () => {
    const found = { locale: 'xx', theme: 7, textSize: 99, sounds: 'yes', shortcuts: { confirm: 5, undo: 'z', fly: 'f' } }
    const made = settingsFrom(found)
    const standard = standardSettings()
    expect(made).toEqual({ ...standard, shortcuts: { ...standard.shortcuts, undo: 'z' } })
  })

  test.each([null, 7, 'text', []])('shortcuts that are %s are those of the start', (shortcuts) => {
    expect(settingsFrom({ shortcuts }).shortcuts).toEqual(standardSettings().shortcuts)
  })

  test('what was chosen is taken', () => {
    const chosen = { locale: 'hu', theme: 'dark', textSize: 1.3, hideSnakes: true, name: 'Béla' }
    expect(settingsFrom(chosen)).toMatchObject(chosen)
  })
})
