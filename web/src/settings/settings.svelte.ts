/** What a person likes: kept in this browser only. */
import { pictureSettings } from '../art/pictures.svelte'
import { readKept, writeKept } from '../connection/storage'
import { LOCALES, useLocale } from '../text/texts.svelte'
import type { Locale } from '../text/texts.svelte'
import { SHORTCUTS } from './shortcuts'
import type { Shortcut } from './shortcuts'

export interface Settings {
  locale: Locale
  theme: 'system' | 'light' | 'dark'
  palette: 'standard' | 'colour-blind'
  hideSnakes: boolean
  reducedMotion: boolean
  textSize: 1 | 1.15 | 1.3
  sounds: boolean
  notifications: boolean
  /** Whether a choice is shown with what it brings before it is made. */
  confirm: boolean
  shortcutsOn: boolean
  shortcuts: Record<Shortcut, string>
  /** The name a person last sat down with. */
  name: string
}

const PLACE = 'sanctuary.settings'

function preferredLocale(): Locale {
  const wanted = navigator.languages.map((language) => language.slice(0, 2))
  return wanted.map((language) => LOCALES.find((locale) => locale === language)).find(Boolean) ?? 'en'
}

export function standardSettings(): Settings {
  return {
    locale: preferredLocale(),
    theme: 'system',
    palette: 'standard',
    hideSnakes: false,
    reducedMotion: false,
    textSize: 1,
    sounds: true,
    notifications: false,
    confirm: true,
    shortcutsOn: true,
    shortcuts: { ...SHORTCUTS },
    name: '',
  }
}

/** The values there are for a setting that has only a few. */
const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  locale: LOCALES,
  theme: ['system', 'light', 'dark'],
  palette: ['standard', 'colour-blind'],
  textSize: [1, 1.15, 1.3],
}

/** The settings with those of `found` that mean something: of the type they have to be, and among those allowed. */
export function settingsFrom(found: Readonly<Record<string, unknown>>): Settings {
  const made = standardSettings()
  const fits = (name: string, old: unknown, value: unknown) => typeof value === typeof old && (ALLOWED[name]?.includes(value) ?? true)
  const taken = Object.entries(made).filter(([name, old]) => name !== 'shortcuts' && fits(name, old, found[name]))
  const keys = typeof found.shortcuts === 'object' && found.shortcuts !== null ? (found.shortcuts as Record<string, unknown>) : {}
  const shortcuts = Object.keys(SHORTCUTS).filter((name) => typeof keys[name] === 'string')
  return {
    ...made,
    ...Object.fromEntries(taken.map(([name]) => [name, found[name]])),
    shortcuts: { ...made.shortcuts, ...Object.fromEntries(shortcuts.map((name) => [name, keys[name] as string])) },
  }
}

export const settings = $state(settingsFrom(readKept(PLACE) ?? {}))

/** Changes some settings, keeps them and shows them at once. */
export async function change(changes: Partial<Settings>): Promise<void> {
  Object.assign(settings, changes)
  writeKept(PLACE, settings)
  await apply()
}

/** Puts the settings on the page. */
export async function apply(): Promise<void> {
  const root = document.documentElement
  const put = (name: string, value: string | null) => (value ? root.setAttribute(name, value) : root.removeAttribute(name))
  put('data-theme', settings.theme === 'system' ? null : settings.theme)
  put('data-palette', settings.palette === 'standard' ? null : settings.palette)
  put('data-motion', settings.reducedMotion ? 'reduced' : null)
  put('data-text', settings.textSize > 1 ? 'large' : null)
  root.style.setProperty('--text-size', String(settings.textSize))
  pictureSettings.hideSnakes = settings.hideSnakes
  await useLocale(settings.locale)
}

export function isStill(): boolean {
  return settings.reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches
}
