import fc from 'fast-check'
import { compare, compareEnd } from './compare.ts'
import { readShop } from './seen.ts'
import type { DrawnStep } from './step.ts'
import { startWalk, type Walk } from './walk.ts'
import { openWalkShop, type WalkShop } from './walk-shop.ts'

const LONGEST_WALK = 120
/** The books of a site grow with its walks; a new shop takes a second. */
const WALKS_A_SHOP = 20
/** After so many hours, everything that can fall due has fallen due. */
const HOURS_TO_END = 4

interface WalkCounts {
  walks: number
  steps: number
  orders: number
  paid: number
  refunds: number
  lapsed: number
}

/** The shortest walk that does the same, step by step, and what it found. */
interface Finding {
  steps: readonly string[]
  found: string
}

interface WalkResult extends WalkCounts {
  failure: ({ seed: number } & Finding) | null
}

interface WalksOptions {
  template: Parameters<typeof openWalkShop>[0]
  seed: number
  steps: readonly DrawnStep[]
  /** Whether to take another one. */
  goesOn(counts: WalkCounts): boolean
  /** How long a walk that has found something is made shorter. */
  shorteningMs: number
}

/** Walks through the shop until one finds something, which is then made as short as it can be. */
export async function runWalks({ template, seed, steps, goesOn, shorteningMs }: WalksOptions): Promise<WalkResult> {
  const counts: WalkCounts = { walks: 0, steps: 0, orders: 0, paid: 0, refunds: 0, lapsed: 0 }
  const shops = createShops(template)
  try {
    for (let at = 0; goesOn(counts); at += 1) {
      const failure = await takeWalk({ shops, seed: seed + at, steps, counts, shorteningMs })
      if (failure) return { ...counts, failure }
    }
    return { ...counts, failure: null }
  } finally {
    await shops.leave()
  }
}

interface WalkOptions {
  shops: ReturnType<typeof createShops>
  seed: number
  steps: readonly DrawnStep[]
  counts: WalkCounts
  shorteningMs: number
}

/** One walk of a seed of its own: whoever begins with this seed takes it first. */
async function takeWalk({ shops, seed, steps, counts, shorteningMs }: WalkOptions): Promise<WalkResult['failure']> {
  let shortest: Finding | null = null
  let giveUpAt = Number.POSITIVE_INFINITY
  const property = fc.asyncProperty(
    fc.commands([fc.oneof(...steps)], { maxCommands: LONGEST_WALK, size: 'max' }),
    async (drawn) => {
      if (Date.now() > giveUpAt) return
      const walk = await startWalk(await shops.enter())
      try {
        await fc.asyncModelRun(() => ({ model: walk.model, real: walk }), drawn)
        await endWalk(walk)
      } catch (error) {
        if (!shortest) {
          count(counts, walk)
          giveUpAt = Date.now() + shorteningMs
        }
        shortest = { steps: walk.told, found: error instanceof Error ? error.message : String(error) }
        await shops.leave()
        throw error
      }
      if (!shortest) count(counts, walk)
    },
  )
  const { failed } = await fc.check(property, { seed, numRuns: 1, unbiased: true })
  return failed && shortest ? { seed, ...(shortest as Finding) } : null
}

/** Time passes until nothing can fall due any more. */
async function endWalk(walk: Walk): Promise<void> {
  walk.told.push('all that is due is done')
  for (let hour = 0; hour < HOURS_TO_END; hour += 1) {
    walk.model.now += 61 * 60_000
    await walk.shop.pass(61)
  }
  const seen = await readShop(walk)
  await compare(walk, { seen, timePassed: 'well' })
  compareEnd(walk, seen)
}

function count(counts: WalkCounts, { model, told }: Walk): void {
  counts.walks += 1
  counts.steps += told.length
  counts.orders += model.orders.length
  counts.paid += model.orders.filter(({ isPaid }) => isPaid).length
  counts.refunds += model.orders.filter(({ refundedCents }) => refundedCents > 0).length
  counts.lapsed += model.orders.filter(({ hasLapsed }) => hasLapsed).length
}

/** The shop that walks go through: a new one after many, and after one that has left it in disorder. */
function createShops(template: WalksOptions['template']) {
  let open: { shop: WalkShop; walks: number } | null = null
  const leave = async () => {
    const { shop } = open ?? {}
    open = null
    await shop?.close()
  }
  const enter = async () => {
    if (open && open.walks >= WALKS_A_SHOP) await leave()
    open ??= { shop: await openWalkShop(template), walks: 0 }
    open.walks += 1
    return open.shop
  }
  return { enter, leave }
}
