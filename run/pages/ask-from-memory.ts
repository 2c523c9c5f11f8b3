import type { Caller } from '#api/calls/caller.ts'
import type { Transport } from '#client/ask.ts'
import { allCalls } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

const kept = new Set(
  Object.values<CallDefinition>(allCalls)
    .filter(({ isShell }) => isShell)
    .map(({ method, path }) => `${method} ${path}`),
)

interface KeepAnswersOptions {
  ask: Transport
  cache: SiteCache
  caller: Caller
}

/** Answers what every page asks anew out of memory, until something of the site changes. Refusals are never kept. */
export function keepAnswers({ ask, cache, caller: { site, locale } }: KeepAnswersOptions): Transport {
  return async (route, asked) => {
    if (!kept.has(`${route.method} ${route.path}`)) return ask(route, asked)
    let refused: Awaited<ReturnType<Transport>> | undefined
    const found = await cache.findOrAsk(
      { siteId: site.id, asked: `${locale} ${route.path} ${JSON.stringify(asked)}` },
      async () => {
        const answer = await ask(route, asked)
        if (answer.success) return { answer, bytes: JSON.stringify(answer).length }
        refused = answer
        return null
      },
    )
    if (found) return found.answer as Awaited<ReturnType<Transport>>
    return refused ?? ask(route, asked)
  }
}
