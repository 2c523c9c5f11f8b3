import type { Caller } from '#api/calls/caller.ts'
import type { Transport } from '#client/ask.ts'
import { allCalls } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

const sharedByRoute = new Map(
  Object.values<CallDefinition>(allCalls)
    .filter(({ isShared }) => isShared)
    .map((call) => [`${call.method} ${call.path}`, call]),
)

/** Hears what an answer shows of things that live. */
export type LiveListener = (live: Iterable<string>) => void

interface FromMemoryOptions {
  askHearing: (onLive: LiveListener) => Transport
  cache: SiteCache
  caller: Caller
  onLive: LiveListener
}

/** Answers what everyone is told alike out of memory, until something of the site changes. Refusals are never kept. */
export function askFromMemory({ askHearing, cache, caller, onLive }: FromMemoryOptions): Transport {
  return async (route, asked) => {
    const call = sharedByRoute.get(`${route.method} ${route.path}`)
    if (!call) return askHearing(onLive)(route, asked)
    let refused: Awaited<ReturnType<Transport>> | undefined
    const found = await cache.findOrAsk({ siteId: caller.site.id, asked: keyOf(call, { caller, asked }) }, async () => {
      const live = new Set<string>()
      const answer = await askHearing((shown) => {
        for (const thing of shown) live.add(thing)
      })(route, asked)
      if (answer.success) return { answer, bytes: JSON.stringify(answer).length, live }
      refused = answer
      onLive(live)
      return null
    })
    if (!found) return refused ?? askHearing(onLive)(route, asked)
    onLive(found.live)
    return found.answer as Awaited<ReturnType<Transport>>
  }
}

/** Whatever not every page asks can be made up by visitors: the mark puts it among what has a query. */
function keyOf({ path, isShell }: CallDefinition, { caller, asked }: { caller: Caller; asked: unknown }): string {
  return `${caller.locale} ${path}${isShell ? '' : '?'} ${JSON.stringify(asked)}`
}
