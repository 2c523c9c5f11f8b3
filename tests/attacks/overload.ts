import { createSender, pause, type Target } from './send.ts'

const PATHS = ['/api/v2/product?nbItem=24', '/auth', '/api/parameter?nbItem=10', '/']
/** As many as keep both cores busy, and ten times as many. */
const CLIENTS = 16
const TIMES = 10

export interface Goodput {
  perSecond: number
  /** Answers that told the client to come back. */
  shedPerSecond: number
  cutPerSecond: number
}

/** What is answered well in a second by clients that ask again as soon as they have an answer. */
async function measure(target: Target, { clients, seconds }: { clients: number; seconds: number }): Promise<Goodput> {
  const until = performance.now() + 1_000 * seconds
  let [good, shed, cut] = [0, 0, 0]
  await Promise.all(
    Array.from({ length: clients }, async (_, at) => {
      const { send, close } = createSender(target)
      for (let turn = at; performance.now() < until; turn++) {
        const from = `203.0.${at % 256}.${turn % 256}`
        const { status } = await send({ path: PATHS[turn % PATHS.length] ?? '/', from })
        if (status === 200) good++
        else if (status === 503) {
          shed++
          // Even who is eager reads the answer first.
          await pause(20)
        } else cut++
      }
      close()
    }),
  )
  return { perSecond: good / seconds, shedPerSecond: shed / seconds, cutPerSecond: cut / seconds }
}

/** The same clients, then ten times as many: what is done well should hardly become less. */
export async function compareOverload(target: Target, seconds: number): Promise<{ usual: Goodput; flooded: Goodput }> {
  await measure(target, { clients: CLIENTS, seconds: Math.min(5, seconds) })
  const usual = await measure(target, { clients: CLIENTS, seconds })
  const flooded = await measure(target, { clients: CLIENTS * TIMES, seconds })
  return { usual, flooded }
}
