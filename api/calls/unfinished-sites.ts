import type { Pool } from 'pg'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { isSiteUnfinished } from '#db/queries/sites/sites.ts'
import { inSiteAtOnce } from '#db/site-db.ts'
import type { Caller } from './caller.ts'
import { admit, type CallDependencies } from './run-call.ts'

/**
 * So long a site is taken for what it was: one more question for each call would cost more than it hides. Who hears of
 * changes takes it for that until one is told.
 */
const BELIEVED_MS = 1_000

interface Belief {
  isUnfinished: boolean
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

/** Forgets what sites were taken for: something of them has changed. What is being asked meanwhile is not believed later. */
export function forgetBeliefs(pool: Pool): void {
  beliefs.delete(pool)
}

async function isUnfinished(pool: Pool, siteId: number): Promise<boolean> {
  const known = beliefs.get(pool) ?? new Map<number, Belief>()
  beliefs.set(pool, known)
  const belief = known.get(siteId)
  if (belief && (belief.until > performance.now() || hearing.get(pool)?.())) return belief.isUnfinished
  const isNow = await inSiteAtOnce({ pool, siteId }, isSiteUnfinished)
  known.set(siteId, { isUnfinished: isNow, until: performance.now() + BELIEVED_MS })
  return isNow
}
