/** What this browser keeps. It may be missing, forbidden, full, or edited by hand: then nothing was kept. */

/** The object kept at a place, or null. */
export function readKept(place: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Keeps an object, or nothing any more; whether that could be done. */
export function writeKept(place: string, value: object | null): boolean {
  try {
    if (value) localStorage.setItem(place, JSON.stringify(value))
    else localStorage.removeItem(place)
    return true
  } catch {
    return false
  }
}
