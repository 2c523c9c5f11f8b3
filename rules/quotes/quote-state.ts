import type { QuoteState } from '#contract/quotes/closed-sets.ts'

/** Where a quote stands now: its last day is over before anybody has noted it. */
export function quoteState({ state, validUntil }: { state: QuoteState; validUntil: Date }, now: Date): QuoteState {
  return state === 'OPEN' && validUntil <= now ? 'LAPSED' : state
}
