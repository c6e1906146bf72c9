/** Parts of the table that a key leads to, and the sheets that can be opened over it. */
import type { Shortcut } from '../settings/shortcuts'

export type Sheet = 'hints' | 'score' | 'log' | 'goals' | 'words' | 'help' | 'table'

/** What is looked for in a part, best first: something that may be chosen, the way in, a button, the part itself. */
const WAYS_IN = ['[data-target]', '.option', '.button.main', '[tabindex="0"]', 'button:not([disabled])', '[tabindex="-1"]']

export function focusPlace(place: Shortcut): void {
  const part = document.querySelector(`[data-place="${place}"]`)
  const found = WAYS_IN.map((selector) => part?.querySelector<HTMLElement>(selector)).find(Boolean)
  found?.focus()
}

/** Scrolls to the part with what may be chosen, unless all of it is to be seen above the prompt. */
export function bringIntoView(): void {
  const prompt = document.querySelector('[data-place="prompt"]')
  const bottom = prompt?.getBoundingClientRect().top ?? innerHeight
  const targets = [...document.querySelectorAll('.table [data-target]')].filter((target) => target.getClientRects().length)
  const isSeen = (target: Element) => {
    const { top, height } = target.getBoundingClientRect()
    return top + height / 2 > 0 && top + height / 2 < bottom
  }
  const hidden = targets.find((target) => !isSeen(target))
  const part = hidden?.closest('[data-place]') ?? hidden
  part?.scrollIntoView({ block: 'nearest' })
}

/** Whatever the page scrolls to stays clear of what is held at the bottom of the screen; returns how to stop. */
export function keepClear(foot: HTMLElement): () => void {
  const { style } = document.documentElement
  const size = new ResizeObserver(() => (style.scrollPaddingBottom = `${foot.offsetHeight}px`))
  size.observe(foot)
  return () => {
    size.disconnect()
    style.scrollPaddingBottom = ''
  }
}
