/** All texts of the chosen language, from the Project Fluent files under locales/. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import type { FluentVariable } from '@fluent/bundle'
import { article } from './hungarian'

export type Locale = 'en' | 'hu'
export const LOCALES: readonly Locale[] = ['en', 'hu']
export type Arguments = Readonly<Record<string, string | number>>

const loaders: Readonly<Record<Locale, () => Promise<{ default: string }>>> = {
  en: () => import('./files.en'),
  hu: () => import('./files.hu'),
}
let page = $state.raw({ locale: 'en' as Locale, bundle: bundleOf('en', '') })

/** The language of the page; reading it in a component draws that anew when it changes. */
export function locale(): Locale {
  return page.locale
}

/** Loads a language and switches the whole page to it. */
export async function useLocale(wanted: Locale): Promise<void> {
  const { default: source } = await loaders[wanted]()
  setTexts(wanted, source)
  document.documentElement.lang = wanted
}

export function setTexts(wanted: Locale, source: string): void {
  page = { locale: wanted, bundle: bundleOf(wanted, source) }
}

/** Texts that only some pages need, such as the rules. */
export function addTexts(source: string): void {
  page.bundle.addResource(new FluentResource(source))
}

/** The message `id` (or `id.attribute`) with its placeholders filled in; its id in braces where there is none. */
export function t(id: string, args: Arguments = {}): string {
  const pattern = patternOf(id)
  if (!pattern) return `{${id}}`
  return page.bundle.formatPattern(pattern, { ...args } as Record<string, FluentVariable>, [])
}

export function hasText(id: string): boolean {
  return patternOf(id) !== null
}

/** Items as a person lists them: "a, b and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items)
}

/** Names in the order of the language's alphabet. */
export function byName<T>(nameOf: (item: T) => string): (a: T, b: T) => number {
  const { compare } = new Intl.Collator(locale(), { numeric: true })
  return (a, b) => compare(nameOf(a), nameOf(b))
}

export function date(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(iso))
}

/** A number with its sign: +5, −2, 0. */
export function signed(points: number): string {
  return new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' }).format(points).replace('-', '−')
}

function bundleOf(wanted: Locale, source: string): FluentBundle {
  const bundle = new FluentBundle(wanted, {
    useIsolating: false,
    functions: { ARTICLE: ([value], { start }) => startedBy(article(spoken(value)), spoken(start) === 'yes') },
  })
  bundle.addResource(new FluentResource(source))
  return bundle
}

const startedBy = (word: string, start: boolean): string => (start ? word.charAt(0).toUpperCase() + word.slice(1) : word)

function spoken(value: unknown): string {
  if (value instanceof FluentNumber) return String(value.value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function patternOf(id: string) {
  const [name = '', attribute] = id.split('.')
  const message = page.bundle.getMessage(name)
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null
}
