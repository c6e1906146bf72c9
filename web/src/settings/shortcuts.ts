/** Keys of the table and what they do. */

/** A key as `KeyboardEvent.key` names it, in lower case. */
export const SHORTCUTS = {
  confirm: 'enter',
  cancel: 'escape',
  done: 'e',
  hint: 't',
  undo: 'u',
  redo: 'r',
  display: 'd',
  hand: 'h',
  map: 'm',
  cards: 'c',
  prompt: 'p',
  score: 's',
  log: 'l',
  words: 'i',
  help: '?',
} satisfies Record<string, string>

export type Shortcut = keyof typeof SHORTCUTS

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)
}

/** What the key pressed is for; nothing in text fields, with Ctrl, Alt or Meta, or where the control itself takes it. */
export function shortcutOf(event: KeyboardEvent, keys: Readonly<Record<Shortcut, string>>): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return null
  const key = event.key.toLowerCase()
  const onControl = event.target instanceof Element && event.target.closest('button, a, [role="button"], summary') !== null
  if (onControl && (key === 'enter' || key === ' ')) return null
  return (Object.keys(keys) as Shortcut[]).find((name) => keys[name] === key) ?? null
}
