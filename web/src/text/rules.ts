/** The rules by number, loaded only where they are read. */
import { addTexts, hasText, locale } from './texts.svelte'
import type { Locale } from './texts.svelte'

const loaders: Readonly<Record<Locale, () => Promise<{ default: string }>>> = {
  en: () => import('../../../locales/en/rules.ftl?raw'),
  hu: () => import('../../../locales/hu/rules.ftl?raw'),
}

/** Adds the rules in the language of the page to its texts. */
export async function loadRules(): Promise<void> {
  if (!hasText('rule-R1-1')) addTexts((await loaders[locale()]()).default)
}

/** The numbers of a chapter's rules, "R4.1" and so on. */
export function rulesOf(chapter: number): string[] {
  const numbers: string[] = []
  for (let number = 1; hasText(messageOf(`R${chapter}.${number}`)); number += 1) numbers.push(`R${chapter}.${number}`)
  return numbers
}

export const messageOf = (rule: string): string => `rule-${rule.replace('.', '-')}`
