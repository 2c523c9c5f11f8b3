/** A service did not answer, or answered nonsense: nobody knows whether it did what was asked. */
export interface Unavailable {
  outcome: 'unavailable'
  reason: string
}

/** What a service answers in time. One that fails or lets us wait is unavailable; its own work is told to stop. */
export async function withTimeout<Outcome>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome | Unavailable> {
  const stop = new AbortController()
  const { promise: late, resolve } = Promise.withResolvers<Unavailable>()
  const timer = setTimeout(() => {
    stop.abort()
    resolve(unavailable(`no answer within ${milliseconds} ms`))
  }, milliseconds)
  // Made in here, so that what throws at once is a rejection like any other.
  const answer = (async () => ask(stop.signal))().catch((error: unknown) => unavailable(String(error)))
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

function unavailable(reason: string): Unavailable {
  return { outcome: 'unavailable', reason }
}
