/** The bots this server offers, as it names them. */
import { about } from '../connection/rest'
import type { BotLevel } from '../generated/protocol'
import { sentenceText } from '../text/sentences'
import { hasText } from '../text/texts.svelte'

let levels = $state.raw<readonly BotLevel[]>([])
let asked: Promise<void> | null = null

/** Asks once for the bots there are; without an answer there are none to choose. */
export function loadBots(): Promise<void> {
  asked ??= about().then(
    ({ bots }) => {
      levels = bots
    },
    () => {
      asked = null
    },
  )
  return asked
}

export const botLevels = (): readonly BotLevel[] => levels

/** A bot's name, or its own word where there is no text for it. */
export function botTitle(bot: string): string {
  const title = levels.find((one) => one.bot === bot)?.title
  return title && hasText(title.id) ? sentenceText(title) : bot
}

/** What a bot does, where there is a text for it. */
export function botAbout(bot: string): string {
  const about = levels.find((one) => one.bot === bot)?.about
  return about && hasText(about.id) ? sentenceText(about) : ''
}
