import { readFileSync } from 'node:fs'
import { workersOf } from '#tests/support/process-tree.ts'
import type { Count, HonestCounts } from './honest-visitors.ts'
import type { Goodput } from './overload.ts'

/** Of honest requests; of the checkout's steps all, as nothing may touch it. */
const HONEST_BAR = 0.95
const CHECKOUT_BAR = 1
const GOODPUT_BAR = 0.8

interface Honest {
  name: string
  seconds: number
  counts: HonestCounts
  attacker: string
  memory: string
}

/** Prints what honest visitors got; true when it was enough. */
export function tellHonest({ name, seconds, counts, attacker, memory }: Honest): boolean {
  const { pages, lists, checkout, ordersPaid } = counts
  const asked = pages.asked + lists.asked
  const answered = pages.answered + lists.answered
  const share = answered / Math.max(1, asked)
  const bought = checkout.asked === 0 ? 1 : checkout.answered / checkout.asked
  const holds = share >= HONEST_BAR && bought >= CHECKOUT_BAR
  print(`${name}, ${seconds} s: ${attacker}; ${memory}`)
  print(`  honest ${answered} of ${asked} answered (${percent(share)}): pages ${told(pages)}, lists ${told(lists)}`)
  print(`  checkout steps ${told(checkout)}, ${ordersPaid} orders paid`)
  print(`  ${holds ? 'holds' : `DOES NOT HOLD: ${percent(HONEST_BAR)} of honest requests, every step of the checkout`}`)
  return holds
}

export function tellOverload({ usual, flooded }: { usual: Goodput; flooded: Goodput }): boolean {
  const ratio = flooded.perSecond / usual.perSecond
  const holds = ratio >= GOODPUT_BAR
  const rate = ({ perSecond, shedPerSecond, cutPerSecond }: Goodput) =>
    `${perSecond.toFixed(0)}/s well, ${shedPerSecond.toFixed(0)}/s told to come back, ${cutPerSecond.toFixed(0)}/s cut`
  print(`overload: usual ${rate(usual)}; ten times as many ${rate(flooded)}`)
  print(`  goodput ${percent(ratio)} of the usual: ${holds ? 'holds' : `DOES NOT HOLD: ${percent(GOODPUT_BAR)}`}`)
  return holds
}

/** Looks now, and again when asked: what the serving processes hold. */
export function tellMemory(primary: number | null): () => string {
  if (primary === null) return () => 'memory unknown'
  const before = residentMegabytes(primary)
  return () => `memory of the serving processes ${before} → ${residentMegabytes(primary)} MB`
}

function residentMegabytes(primary: number): string {
  const sizes = workersOf(primary).map((pid) => {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1_024)
  })
  return sizes.join('+')
}

function told({ asked, answered, waits }: Count): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return `${answered}/${asked} (95 % within ${slow.toFixed(0)} ms)`
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const print = (line: string) => void process.stdout.write(`${line}\n`)
