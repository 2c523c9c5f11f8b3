import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Services } from '#api/calls/handler.ts'
import { inSiteOrRollBack } from '#api/calls/in-site-or-roll-back.ts'
import {
  endWork,
  finishWork,
  postponeWork,
  renewLease,
  reopenWork,
  type TakenWork,
  takeDueWork,
} from '#db/queries/basics/due-work.ts'
import { inSiteAtOnce, onPlatform } from '#db/site-db.ts'
import { LEASE_MS, retryDelayMs } from '#rules/basics/due-work.ts'
import type { DueHandlers, LastWords } from './due-handler.ts'

export interface DueWorkOptions {
  pool: Pool
  services: Services
  now: () => Date
  /** One try failed; it will be made again. */
  onFailure: (work: TakenWork, error: unknown) => void
  handlers: DueHandlers
}

/** Takes what is due, `limit` at most, and does it. Answers how much it took: none means that nothing is due. */
export async function runDueWork(options: DueWorkOptions & { limit: number }): Promise<number> {
  const taken = await takeWork(options, options.limit)
  await Promise.all(taken.map((work) => runTaken(work, options)))
  return taken.length
}

export function takeWork({ pool, now }: DueWorkOptions, limit: number): Promise<TakenWork[]> {
  const at = now()
  return takeDueWork(onPlatform(pool), { now: at, leasedUntil: leaseFrom(at), limit })
}

function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS)
}

/** Does one thing and writes how it went. Only a database that is away makes this itself fail; the lease then ends alone. */
export async function runTaken(taken: TakenWork, options: DueWorkOptions): Promise<void> {
  const { pool, services, now, onFailure, handlers } = options
  const { kind, siteId, subject, askedBy } = taken
  let work = taken
  let lastWords = null as LastWords | null
  const goOn = async () => {
    const until = leaseFrom(now())
    if (!(await renewLease(onPlatform(pool), { work, until }))) throw new Error(`${kind} was taken over by another`)
    work = { ...work, leasedUntil: until }
  }
  try {
    await handlers[kind]({
      siteId,
      subject,
      askedBy,
      now: now(),
      services,
      goOn,
      randomId: () => randomBytes(16).toString('hex'),
      transact: (inside) => inSiteOrRollBack({ pool, siteId }, inside),
      askOnce: (inside) => inSiteAtOnce({ pool, siteId }, inside),
      endWith: (words) => {
        lastWords = words
      },
    })
    if (lastWords) return await finishWithWords({ pool, work }, lastWords)
  } catch (error) {
    onFailure(work, error)
    const dueAt = new Date(now().getTime() + retryDelayMs(work.tries + 1))
    return postponeWork(onPlatform(pool), { work, dueAt })
  }
  await finishWork(onPlatform(pool), work)
}

async function finishWithWords({ pool, work }: { pool: Pool; work: TakenWork }, words: LastWords): Promise<void> {
  const isFinished = await inSiteAtOnce({ pool, siteId: work.siteId }, async (db) => {
    const [, isGone] = await Promise.all([words(db), endWork(db, work)])
    return isGone
  })
  if (!isFinished) await reopenWork(onPlatform(pool), work)
}
