import { setTimeout as wait } from 'node:timers/promises'
import type { FlowBook } from '../flows/flow-process.ts'
import { runFlow } from '../flows/run-flow.ts'
import { median, WARM_UP } from '../load.ts'
import { cpuOfTrees } from './process-tree.ts'
import { comeToRest } from './rest.ts'

/** Whoever is asked: where, what it does when asked, and every process that works for it. */
export interface Measured {
  urls: readonly string[]
  roots: readonly number[]
  flows: FlowBook
  ground: unknown
  countLeft: () => Promise<number>
}

/** What one visit costs, all work counted: what is done while it is answered and what is done afterwards. */
export interface Cost {
  perSecond: number
  serverMs: number
  databaseMs: number
  /** Milliseconds of CPU of both. */
  cpuMs: number
  /** Milliseconds that half of the visits took at most, and nineteen of twenty. */
  medianMs: number
  slowMs: number
}

interface CostOptions {
  flow: string
  seconds?: number
  count?: number
}

async function costOf(measured: Measured, { flow, ...until }: CostOptions): Promise<Cost> {
  const { urls, roots, flows, ground } = measured
  const idle = await idleOf(measured)
  await comeToRest(measured)
  const startedAt = performance.now()
  const before = cpuOfTrees(roots)
  const { done, seconds, median: medianMs, slow } = await runFlow({ urls, flows, flow, ground, ...until })
  await comeToRest(measured)
  const after = cpuOfTrees(roots)
  const lasted = performance.now() - startedAt
  const serverMs = (after.serverMs - before.serverMs - idle.server * lasted) / done
  const databaseMs = (after.databaseMs - before.databaseMs - idle.database * lasted) / done
  return { perSecond: done / seconds, serverMs, databaseMs, cpuMs: serverMs + databaseMs, medianMs, slowMs: slow }
}

const IDLE_MS = 4_000
const idleByRoots = new Map<string, { server: number; database: number }>()

/** The part of a core that it takes when nobody visits: looking for work, keeping connections. No visit causes it. */
async function idleOf(measured: Measured) {
  const key = measured.roots.join(' ')
  const known = idleByRoots.get(key)
  if (known) return known
  await comeToRest(measured)
  const before = cpuOfTrees(measured.roots)
  await wait(IDLE_MS)
  const after = cpuOfTrees(measured.roots)
  const idle = {
    server: (after.serverMs - before.serverMs) / IDLE_MS,
    database: (after.databaseMs - before.databaseMs) / IDLE_MS,
  }
  idleByRoots.set(key, idle)
  return idle
}

/** What several rounds cost, once those are over that only warm up; `ready` is called in between. */
export async function costOfRounds(
  { measured, flow }: Contender,
  { rounds, seconds, ready }: { rounds: number; seconds: number; ready: () => void },
): Promise<Cost> {
  await costOf(measured, { flow, seconds: WARM_UP * seconds })
  ready()
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await costOf(measured, { flow, seconds }))
  return medianCost(costs)
}

interface Contender {
  measured: Measured
  flow: string
}

export interface CostComparison {
  one: Cost
  other: Cost
  /** The other's CPU by the one's, and the one's rate by the other's: both say how many times dearer the other is. */
  cpuRatio: number
  rateRatio: number
}

interface CompareOptions {
  one: Contender
  other: Contender
  rounds: number
  seconds: number
}

/** One, other, one, other, …: what disturbs the machine disturbs both. Ratios are taken within each pair. */
export async function compareCosts({ one, other, rounds, seconds }: CompareOptions): Promise<CostComparison> {
  const pairs: { one: Cost; other: Cost }[] = []
  const ask = ({ measured, flow }: Contender, long: number) => costOf(measured, { flow, seconds: long })
  // The first of each only warms up: what a shop that has been open for a while costs is asked.
  await ask(one, WARM_UP * seconds)
  await ask(other, WARM_UP * seconds)
  for (let round = 0; round < rounds; round++) {
    pairs.push({ one: await ask(one, seconds), other: await ask(other, seconds) })
  }
  return {
    one: medianCost(pairs.map((pair) => pair.one)),
    other: medianCost(pairs.map((pair) => pair.other)),
    cpuRatio: median(pairs.map((pair) => pair.other.cpuMs / pair.one.cpuMs)),
    rateRatio: median(pairs.map((pair) => pair.one.perSecond / pair.other.perSecond)),
  }
}

function medianCost(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => median(costs.map((cost) => cost[name]))
  return {
    perSecond: of('perSecond'),
    serverMs: of('serverMs'),
    databaseMs: of('databaseMs'),
    cpuMs: of('cpuMs'),
    medianMs: of('medianMs'),
    slowMs: of('slowMs'),
  }
}

/** How a cost is told beside a figure. */
export function costText({ perSecond, serverMs, databaseMs, cpuMs }: Cost): string {
  const parts = `${serverMs.toFixed(2)} server + ${databaseMs.toFixed(2)} database`
  return `${cpuMs.toFixed(2)} ms CPU (${parts}), ${perSecond.toFixed(0)}/s`
}
