/** Dragging a tile to the map with mouse, pen or finger: an extra, everything works by tapping too. */

interface Carried {
  tile: string
  x: number
  y: number
}

const FAR_ENOUGH = 10

let carried = $state.raw<Carried | null>(null)
let receiver: ((tile: string, cell: string) => void) | null = null

/** The tile under the finger, for drawing it there. */
export const underFinger = (): Carried | null => carried

/** Who is told where a tile was dropped; returns how to stop. */
export function receiveDrops(take: (tile: string, cell: string) => void): () => void {
  receiver = take
  return () => (receiver = null)
}

/** Begins on pointer down; a tap that does not move far stays a tap. */
export function carry(down: PointerEvent, tile: string): void {
  if (down.button !== 0) return
  const end = () => {
    carried = null
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', end)
  }
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR_ENOUGH
    if (carried || far) carried = { tile, x: event.clientX, y: event.clientY }
  }
  const drop = (event: PointerEvent) => {
    const wasCarried = carried !== null
    end()
    if (!wasCarried) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-cell]')?.dataset.cell
    if (cell) receiver?.(tile, cell)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', end)
}

/** The click that ends a drag chooses nothing. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
