import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { countTry } from '#db/queries/basics/rate-counters.ts'
import { inSiteAtOnce } from '#db/site-db.ts'
import type { Caller } from './caller.ts'
import type { Principal } from './handler.ts'
import { limitWindow } from './limit-window.ts'

interface LimitedCall {
  call: CallDefinition
  caller: Caller
  principal: Principal | null
  /** Of the path: the body may not be read yet. */
  params: unknown
}

/**
 * Counts this try of a limited call, exactly over all workers and whether or not its work then succeeds.
 * Answers the seconds to wait when there were too many, null otherwise.
 */
export async function secondsToWait(
  pool: Pool,
  { call, caller, principal, params }: LimitedCall,
): Promise<number | null> {
  const { limit } = call
  if (!limit || limit.counts?.(params) === false) return null
  const { start, secondsLeft } = limitWindow(caller.now, limit.seconds)
  const who = limit.per === 'account' && principal ? `account ${principal.id}` : `address ${caller.address}`
  // Hashed: the table needs to tell addresses apart, not to know them.
  const subject = createHash('sha256').update(`${call.name} ${who}`).digest('base64url')
  const tries = await inSiteAtOnce({ pool, siteId: caller.site.id }, (db) =>
    countTry(db, { subject, windowStart: start }),
  )
  return tries > limit.max ? secondsLeft : null
}
