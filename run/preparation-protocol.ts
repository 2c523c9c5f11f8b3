import type { Settings } from '#settings.ts'
import type { Keys } from './keys/keys.ts'

export interface PreparationOrders {
  settings: Settings
  keys: Keys
  ownerUrl: string
}

/** What the process that prepares is told, over the channel: others can read an environment. */
export type PreparationCommand = { type: 'prepare'; orders: PreparationOrders } | { type: 'tidy' }

export interface Prepared {
  /** The address for the serving processes, whose role owns nothing. */
  appUrl: string
  /** The code of the demo's gift card, with what is left on it. */
  giftCard: string | null
  estates: readonly { name: string; host: string }[]
}

/** What it tells; steps of both its works come in between. */
export type PreparationReport =
  | { type: 'step'; text: string }
  | { type: 'prepared'; prepared: Prepared }
  | { type: 'tidied' }
  | { type: 'failed'; reason: string }
