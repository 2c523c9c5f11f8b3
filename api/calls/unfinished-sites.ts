import type { Pool } from 'pg'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { isSiteUnfinished } from '#db/queries/sites/sites.ts'
import { readSiteAtOnce } from '#db/site-db.ts'
import type { Caller } from './caller.ts'
import { admit, type CallDependencies } from './run-call.ts'

/**
 * So long a site is taken for what it was: one more question for each call would cost more than it hides. Who hears of
 * changes takes it for that until one is told.
 */
const BELIEVED_MS = 1_000

interface Belief {
  /** Null while it is being asked. */
  isUnfinished: boolean | null
  until: number
}

const beliefs = new WeakMap<Pool, Map<number, Belief>>()
const hearing = new WeakMap<Pool, () => boolean>()

/** From now on, what is believed is forgotten when a change is told (`forgetBeliefs`), while there is somebody to hear it. */
export function believeWhile(pool: Pool, isListening: () => boolean): void {
  hearing.set(pool, isListening)
}

/** Whether a call is hidden from its caller, as the pages that ask it are: the site is being built, and only its administrators see it. */
export async function isHidden(
  ground: CallDependencies,
  { call, caller }: { call: CallDefinition; caller: Caller },
): Promise<boolean> {
  const isOpen = call.isOpenWhileBuilding || call.who === 'admin' || call.who === 'super-admin'
  if (isOpen || !(await isUnfinished(ground.pool, caller.site.id))) return false
  const admitted = await admit(ground, { call: { ...call, who: 'admin' }, caller })
  return 'refusal' in admitted
}

/** Forgets what a site was taken for, or all of them: something has changed. What is being asked meanwhile is not believed later. */
export function forgetBeliefs(pool: Pool, siteId?: number): void {
  if (siteId === undefined) beliefs.delete(pool)
  else beliefs.get(pool)?.delete(siteId)
}

async function isUnfinished(pool: Pool, siteId: number): Promise<boolean> {
  const known = beliefs.get(pool) ?? new Map<number, Belief>()
  beliefs.set(pool, known)
  const belief = known.get(siteId)
  const isBelieved = belief && (belief.until > performance.now() || hearing.get(pool)?.())
  if (isBelieved && belief.isUnfinished !== null) return belief.isUnfinished
  const asked: Belief = { isUnfinished: null, until: 0 }
  known.set(siteId, asked)
  asked.isUnfinished = await readSiteAtOnce({ pool, siteId, kind: 'unfinished' }, isSiteUnfinished)
  asked.until = performance.now() + BELIEVED_MS
  return asked.isUnfinished
}
