/** A part that may have to be scrolled gets a place in the tab order for as long as it does, so that keys reach all of it. */
export function scrollable(part: HTMLElement): () => void {
  const check = () => {
    const hides = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth
    if (hides && getComputedStyle(part).overflow !== 'visible') part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const size = new ResizeObserver(check)
  const content = new MutationObserver(check)
  size.observe(part)
  content.observe(part, { childList: true, subtree: true, characterData: true })
  return () => {
    size.disconnect()
    content.disconnect()
  }
}
