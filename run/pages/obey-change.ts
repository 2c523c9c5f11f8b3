import type { Pool } from 'pg'
import type { Directory } from '#api/calls/site-directory.ts'
import { forgetBeliefs } from '#api/calls/unfinished-sites.ts'
import type { Change } from '#db/changes.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

interface Obeying {
  cache: Pick<SiteCache, 'dropSite' | 'dropLive' | 'dropAll'>
  directory: Directory
  pool: Pool
  onTrouble: (error: unknown) => void
}

/** Drops what a change makes untrue, and nothing else. */
export function obeyChange({ cache, directory, pool, onTrouble }: Obeying, change: Change): void {
  if (typeof change === 'object' && 'live' in change) {
    cache.dropLive(change.site, change.live)
    return
  }
  if (typeof change === 'object') {
    forgetBeliefs(pool, change.site)
    cache.dropSite(change.site)
    return
  }
  forgetBeliefs(pool)
  cache.dropAll()
  directory.reload().catch(onTrouble)
}
