/** Which page the address names. */
export type Page =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'learn' }
  | { page: 'tiles'; tile: string | null }
  | { page: 'rules'; rule: string | null }
  | { page: 'icons' }
  | { page: 'settings' }
  | { page: 'unknown' }

export function pageOf(path: string): Page {
  const [first = '', second] = path.split('/').filter(Boolean)
  if (first === '') return { page: 'lobby' }
  if ((first === 'table' || first === 'replay') && second) return { page: first, id: second }
  if (first === 'tiles') return { page: 'tiles', tile: second ?? null }
  if (first === 'rules') return { page: 'rules', rule: second ?? null }
  if (first === 'learn' || first === 'icons' || first === 'settings') return { page: first }
  return { page: 'unknown' }
}

let path = $state(location.pathname)
addEventListener('popstate', () => (path = location.pathname))

export const route = (): Page => pageOf(path)

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** For links: follows them without loading the page anew, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
