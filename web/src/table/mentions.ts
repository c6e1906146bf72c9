/** Tiles inside sentences: marked when put in, found again to become buttons that show the tile. */
import { tileLabel, tileName } from '../text/faces'

// Characters of the private use area, so that neither the language's rules nor a name can take them for text.
const BEGIN = '\ue000'
const END = '\ue001'
const HIDDEN = 0xe100

const hide = (id: string): string => [...id].map((sign) => String.fromCharCode(HIDDEN + sign.charCodeAt(0))).join('')
const unhide = (text: string): string => [...text].map((sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN)).join('')

export const marked = (id: string): string => `${BEGIN}${hide(id)}${tileName(id)}${END}`

export type Piece = { text: string } | { tile: string; text: string }

/** A sentence made with `marked` in its pieces. */
export function pieces(sentence: string): Piece[] {
  return sentence.split(/(\ue000[^\ue001]*\ue001)/u).flatMap((part): Piece[] => {
    if (!part.startsWith(BEGIN)) return part ? [{ text: part }] : []
    return [{ tile: unhide(part.slice(1, 5)), text: part.slice(5, -1) }]
  })
}

/** The same sentence as plain text. */
export const plainText = (sentence: string): string =>
  pieces(sentence).map((piece) => ('tile' in piece ? tileLabel(piece.tile) : piece.text)).join('')
