/** A zoo of the protocol as the board draws it. */
import { emptyZoo, withCells } from '../board/zoo'
import type { Content, MapPrint, ZooView } from '../board/zoo'
import type { Zoo } from '../generated/protocol'
import { MAPS } from '../generated/printed.json'
import { tileLabel, tileSpoken } from '../text/faces'
import { t } from '../text/texts.svelte'
import { bonusText } from '../text/words'

const prints = MAPS as unknown as Readonly<Record<number, MapPrint & { certain: boolean }>>

export function printOf(side: number): MapPrint & { certain: boolean } {
  const found = prints[side]
  if (!found) throw new Error(`no map side ${side}`)
  return found
}

export function zooView(zoo: Pick<Zoo, 'cells'>, side: number): ZooView {
  const contents = Object.entries(zoo.cells).map(([cell, lying]): [string, Content] => {
    if (lying.kind === 'open') return [cell, { kind: 'open', known: lying.front }]
    return [cell, { kind: 'tile', tile: lying.tile, under: lying.under }]
  })
  return withCells(emptyZoo(printOf(side)), Object.fromEntries(contents))
}

function contentText(content: Content, cell: string, full: boolean): string {
  switch (content.kind) {
    case 'empty':
      return t('cell-empty', { cell })
    case 'entrance':
      return t('cell-entrance', { cell })
    case 'printed':
      return t('cell-printed', { cell })
    case 'open':
      return content.known ? t('cell-open-known', { cell, tile: tileLabel(content.known) }) : t('cell-open', { cell })
    case 'tile': {
      const tile = full ? tileSpoken(content.tile) : tileLabel(content.tile)
      if (content.under) return t('cell-stack', { cell, tile, under: tileLabel(content.under) })
      return t('cell-tile', { cell, tile })
    }
  }
}

/** What is on a cell, in a sentence; `full`: with all that a tile says. */
export function cellText(view: ZooView, cell: string, full = false): string {
  const content = view.cells[cell] ?? { kind: 'empty' as const }
  const bonus = content.kind === 'empty' ? view.print.bonuses[cell] : undefined
  const river = view.print.river.includes(cell) ? t('cell-river') : ''
  return [contentText(content, cell, full), river, bonus ? bonusText(bonus) : ''].filter(Boolean).join(' ')
}
