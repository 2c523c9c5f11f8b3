import type { Flow } from './flow.ts'
import { openWire } from './wire.ts'

/** Whose visits: to the product, to what is written by hand, to a peer. */
const BOOKS = {
  shop: () => import('./shop-flows.ts'),
  'by-hand': () => import('./by-hand-flows.ts'),
  vendure: () => import('../peers/vendure-flows.ts'),
} as const
export type FlowBook = keyof typeof BOOKS

export interface FlowOrders {
  /** Servers that are asked in turn, one connection each. */
  urls: readonly string[]
  flows: FlowBook
  flow: string
  ground: unknown
  connections: number
  /** The first visitor's number. */
  first: number
  /** When to stop: after so many seconds, or so many visits. */
  seconds?: number
  count?: number
}

export interface FlowReport {
  done: number
  asked: number
  seconds: number
  /** Milliseconds that half of the visits took at most, and nineteen of twenty. */
  median: number
  slow: number
}

process.once('disconnect', () => process.exit(0))
process.once('message', async (orders) => {
  try {
    process.send?.(await visit(orders as FlowOrders))
  } catch (error) {
    process.send?.({ failed: (error as Error).message })
  }
})

async function visit({ urls, flows, flow, ground, connections, first, seconds, count = Infinity }: FlowOrders) {
  const book = (await BOOKS[flows]()) as unknown as { flows: Record<string, Flow<unknown>> }
  const act = book.flows[flow]
  if (!act) throw new Error(`There is no flow ${flow} in ${flows}.`)
  const startedAt = performance.now()
  const ends = seconds === undefined ? Infinity : startedAt + 1000 * seconds
  const waits: number[] = []
  let asked = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const wire = openWire(urls[connection % urls.length] ?? '')
      while (asked < count && performance.now() < ends) {
        const began = performance.now()
        await act({ wire, ground, at: first + asked++ })
        waits.push(performance.now() - began)
      }
      wire.close()
    }),
  )
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN
  const report = { done: waits.length, asked, seconds: (performance.now() - startedAt) / 1000 }
  return { ...report, median: at(0.5), slow: at(0.95) } satisfies FlowReport
}
