/** A drawing on the page as a file of its own: no style sheet, no sprite, no address is needed to show it. */
import { spriteAddress } from './pictures.svelte'

/** Presentation that comes from style sheets and goes into attributes. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
const DROPPED = /^(class|role|tabindex|aria-.*|data-.*)$/
const SVG = 'http://www.w3.org/2000/svg'

/** Writes the looks of `from`, an element of the page, into its copy `to`; only what differs from its parent's. */
function settle(from: Element, to: Element, inherited: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(from)
  for (const name of PROPERTIES) {
    const value = style.getPropertyValue(name)
    const isDefault = name === 'opacity' ? value === '1' : value === inherited?.getPropertyValue(name)
    if (isDefault) to.removeAttribute(name)
    else to.setAttribute(name, value)
  }
  for (const { name } of [...to.attributes]) if (DROPPED.test(name)) to.removeAttribute(name)
  const children = [...to.children]
  for (const [index, child] of [...from.children].entries()) {
    const copy = children[index]
    if (copy) settle(child, copy, style)
  }
}

/** The text with every `var(--name, fallback)` replaced by what it stands for on this page now. */
function withoutVariables(text: string): string {
  const style = getComputedStyle(document.documentElement)
  return text.replace(/var\((--[\w-]+), ([^()]*)\)/g, (_, name: string, fallback: string) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name}, ${fallback})`
    document.body.append(probe)
    const value = style.getPropertyValue(name) ? getComputedStyle(probe).color : fallback
    probe.remove()
    return value
  })
}

/** The markup of a standalone SVG file that looks like `drawing` does on the page. */
export async function svgFile(drawing: SVGSVGElement): Promise<string> {
  const sprite = new DOMParser().parseFromString(await (await fetch(spriteAddress)).text(), 'image/svg+xml')
  const copy = drawing.cloneNode(true) as SVGSVGElement
  settle(drawing, copy, null)
  const box = drawing.viewBox.baseVal
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('width', String(Math.round(box.width)))
  copy.setAttribute('height', String(Math.round(box.height)))
  const symbols = document.createElementNS(SVG, 'defs')
  const taken = new Set<string>()
  for (const use of copy.querySelectorAll('use')) {
    const id = (use.getAttribute('href') ?? '').split('#')[1] ?? ''
    use.setAttribute('href', `#${id}`)
    const symbol = taken.has(id) ? null : sprite.getElementById(id)
    if (symbol) symbols.append(document.importNode(symbol, true))
    taken.add(id)
  }
  copy.prepend(symbols)
  return withoutVariables(new XMLSerializer().serializeToString(copy))
}

/** The same as a PNG of this width in pixels. The page's policy must allow images from `blob:`. */
export async function pngFile(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([await svgFile(drawing)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large to draw'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
