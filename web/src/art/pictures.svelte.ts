/** Which picture a tile shows. */
import sprite from '../generated/sprite.svg?url&no-inline'
import type icons from './icons.json'
import type { SignName } from './signs'
import tiles from './tiles.json'

export type PictureName = keyof (typeof icons)['pictures']

/** What a person who would rather not see snakes is shown in their place. */
export const NEUTRAL: Readonly<Partial<Record<PictureName, PictureName>>> = {
  'indian-python': 'terrarium',
  'inland-taipan': 'burrow',
}

/** Settings of the whole page; changing one redraws every picture. */
export const pictureSettings = $state({ hideSnakes: false })

const pictures = tiles as Readonly<Record<string, PictureName>>

export function pictureOf(tile: string): PictureName {
  const name = pictures[tile]
  if (!name) throw new Error(`no picture for tile ${tile}`)
  return (pictureSettings.hideSnakes ? NEUTRAL[name] : undefined) ?? name
}

/** Addresses inside the sprite, for `href` of an SVG `use`. */
export const pictureLink = (name: PictureName): string => `${sprite}#picture-${name}`
export const signLink = (name: SignName): string => `${sprite}#sign-${name}`
export const spriteAddress: string = sprite
