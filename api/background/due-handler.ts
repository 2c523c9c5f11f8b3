import type { Services } from '#api/calls/handler.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { DueKind } from '#rules/basics/due-work.ts'

export interface DueContext {
  siteId: number
  /** The id of the row it is about. */
  subject: string
  /** On whose behalf, where that was said. */
  askedBy: number | null
  now: Date
  services: Services
  randomId: () => string
  /** For work of minutes: says that it goes on. Throws once somebody else has taken it over. */
  goOn(): Promise<void>
  /** One transaction on the site, kept unless its outcome is a "no". None is open in between, where a service of others may be asked. */
  transact<Value>(work: (db: SiteDb) => Promise<Value>): Promise<Value>
  /** The same for what is asked in one turn: all in one journey. */
  askOnce<Value>(ask: (db: SiteDb) => Promise<Value>): Promise<Value>
  /** What is written in one turn with the end of the work: both are kept or neither is. */
  endWith(words: LastWords): void
}

export type LastWords = (db: SiteDb) => Promise<unknown>

/**
 * Does what is due. It may run again after a crash, so it looks first whether there is still something to do. What it
 * throws is a failure: the work rests and is tried again.
 */
export type DueHandler = (parts: DueContext) => Promise<void>

/** Who does what is due. A missing one does not compile. */
export type DueHandlers = Readonly<Record<DueKind, DueHandler>>
