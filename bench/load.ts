import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LoadOrders, LoadReport } from './load-generator.ts'
import { cpuMicroseconds } from './process-figures.ts'

/** Fewer than the gate's places for ordinary work (18), so that what is measured is work and not waiting. */
const CONNECTIONS = 16
const ROUND_SECONDS = 2
/** Rounds before those that count: an engine writes hot code anew until it has run for a while. */
export const WARM_UP = 3

const generator = fileURLToPath(new URL('./load-generator.ts', import.meta.url))
const run = promisify(execFile)

interface Target {
  url: string
  headers?: Readonly<Record<string, string>>
  /** The process whose CPU time is counted; null where the system does not tell. */
  pid: number | null
  /** Whether its answers differ in length, as by what is left of a limit. */
  varies?: true
}

export interface Round {
  perSecond: number
  /** CPU time of the serving process for one request. */
  microseconds: number | null
  /** The part of the time that the serving process was busy: well below 1, it was not the limit. */
  busy: number | null
}

interface Comparison {
  floor: Round
  product: Round
  /** Product by floor, so that more is better in both. */
  rateRatio: number
  cpuRatio: number | null
}

interface ComparePairsOptions {
  floor: Target
  product: Target
  rounds: number
  seconds: number
}

/** Floor, product, floor, product, …: what disturbs the machine disturbs both. Ratios are taken within each pair. */
export async function comparePairs({
  floor,
  product,
  rounds: count,
  seconds,
}: ComparePairsOptions): Promise<Comparison> {
  await load(floor, WARM_UP * seconds)
  await load(product, WARM_UP * seconds)
  const rounds: { floor: Round; product: Round }[] = []
  for (let pair = 0; pair < count; pair++) {
    rounds.push({ floor: await load(floor, seconds), product: await load(product, seconds) })
  }
  return {
    floor: medianRound(rounds.map((pair) => pair.floor)),
    product: medianRound(rounds.map((pair) => pair.product)),
    rateRatio: median(rounds.map((pair) => pair.product.perSecond / pair.floor.perSecond)),
    cpuRatio: medianOrNull(rounds.map((pair) => quotient(pair.floor.microseconds, pair.product.microseconds))),
  }
}

/** Rounds of one target alone. */
export async function measureAlone(target: Target, count: number): Promise<Round> {
  await load(target, WARM_UP * ROUND_SECONDS)
  const rounds: Round[] = []
  for (let round = 0; round < count; round++) rounds.push(await load(target, ROUND_SECONDS))
  return medianRound(rounds)
}

/** Sends a fixed number of requests. */
export async function sendRequests(url: string, requests: number): Promise<void> {
  const { answers } = await fire({ url, requests })
  if (answers !== requests) throw new Error(`${answers} answers to ${requests} requests.`)
}

async function load({ url, headers = {}, pid, varies }: Target, wanted: number): Promise<Round> {
  const before = pid === null ? null : cpuMicroseconds(pid)
  const report = await fire({ url, headers, seconds: wanted, ...(varies ? { varies } : {}) })
  const after = pid === null ? null : cpuMicroseconds(pid)
  const used = before === null || after === null ? null : after - before
  return {
    perSecond: report.answers / report.seconds,
    microseconds: used === null ? null : used / report.answers,
    busy: used === null ? null : used / (report.seconds * 1_000_000),
  }
}

/** The load comes from a process of its own; it fails unless every answer is a 200. */
async function fire(orders: Omit<LoadOrders, 'connections'>): Promise<LoadReport> {
  const whole: LoadOrders = { ...orders, connections: CONNECTIONS }
  try {
    const { stdout } = await run(process.execPath, [generator, JSON.stringify(whole)])
    return JSON.parse(stdout) as LoadReport
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim()
    throw new Error(reason || (error as Error).message)
  }
}

function medianRound(rounds: readonly Round[]): Round {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    microseconds: medianOrNull(rounds.map((round) => round.microseconds)),
    busy: medianOrNull(rounds.map((round) => round.busy)),
  }
}

function quotient(above: number | null, below: number | null): number | null {
  return above === null || below === null ? null : above / below
}

function medianOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? median(known) : null
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
