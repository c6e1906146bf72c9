/** The chapters of the guided first game: each is a text, and most have something to do. */
import type { Event, EventKind } from '../generated/protocol'

export interface Chapter {
  id: string
  title: string
  text: string
  /** What the learner is to do; left out where there is only something to read. */
  task?: (own: readonly Event[]) => boolean
  rules: readonly string[]
}

const happened = (kind: EventKind, more: Partial<Event> = {}) => (own: readonly Event[]) =>
  own.some((event) => event.kind === kind && Object.entries(more).every(([field, value]) => event[field as keyof Event] === value))

export const CHAPTERS: readonly Chapter[] = [
  { id: 'zoo', title: 'learn-zoo', text: 'learn-zoo-text', rules: ['R2.1', 'R2.2'] },
  { id: 'take', title: 'learn-take', text: 'learn-take-text', task: happened('took'), rules: ['R4.1'] },
  { id: 'gain', title: 'learn-gain', text: 'learn-gain-text', task: happened('acted'), rules: ['R5.1', 'R5.3'] },
  {
    id: 'slide',
    title: 'learn-slide',
    text: 'learn-slide-text',
    task: (own) => own.filter(({ kind }) => kind === 'turn_began').length > 1,
    rules: ['R3.3', 'R4.3'],
  },
  { id: 'play', title: 'learn-play', text: 'learn-play-text', task: happened('placed'), rules: ['R5.2', 'R6.1'] },
  { id: 'points', title: 'learn-points', text: 'learn-points-text', rules: ['R9.3', 'R9.4'] },
  { id: 'bonuses', title: 'learn-bonuses', text: 'learn-bonuses-text', task: happened('effect_triggered'), rules: ['R6.5', 'R6.7'] },
  { id: 'open', title: 'learn-open', text: 'learn-open-text', rules: ['R6.3', 'R6.4'] },
  { id: 'buildings', title: 'learn-buildings', text: 'learn-buildings-text', rules: ['R4.4', 'R7.1'] },
  { id: 'objectives', title: 'learn-objectives', text: 'learn-objectives-text', task: happened('supported'), rules: ['R8.1', 'R8.3'] },
  { id: 'upgrades', title: 'learn-upgrades', text: 'learn-upgrades-text', task: happened('upgraded'), rules: ['R8.4'] },
  { id: 'end', title: 'learn-end', text: 'learn-end-text', task: happened('game_over'), rules: ['R10.1', 'R10.2'] },
]
