import { cpus, release, totalmem, type } from 'node:os'
import type { CostComparison } from '../system/cost.ts'

export interface PeerRow extends CostComparison {
  what: string
  /** How many times as dear the peer is to be, at least. */
  bar?: number
}

interface Memory {
  server: number
  database: number
  processes: number
}

interface Memories {
  loaded: Memory
  /** Once nobody has come for a minute. */
  rested: Memory
}

interface SpeedPageOptions {
  rows: readonly PeerRow[]
  memory: { ours: Memories; theirs: Memories }
  at: Date
  rounds: number
  seconds: number
}

const PEER = { name: 'Vendure', version: '3.7.3' }
/** Of all processes that serve, draw and prepare; the database is the same program on both sides. */
const LOADED_BAR_BYTES = 300_000_000
const RESTED_BAR_BYTES = 220_000_000

/** docs/speed.md, written anew by each run. */
export function speedPage({ rows, memory, at, rounds, seconds }: SpeedPageOptions): string {
  return `# Speed

Written by \`npm run bench:peers\` on ${at.toISOString().slice(0, 10)}; \`decisions/045\` says what is counted and why.

Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()} ${release()}, Node ${process.versions.node}, PostgreSQL 18 with the same settings for both. ${PEER.name} ${PEER.version} with its own search and its own queue in the database. 16 connections, one serving process each, ${rounds} rounds of ${seconds} s in turns, medians.

| one | ours, CPU | ${PEER.name}, CPU | CPU | bar | ours | ${PEER.name} | rate |
|---|---|---|---|---|---|---|---|
${rows.map(shownRow).join('\n')}

CPU is that of all processes, the database's included, for one visit with everything that follows from it, until nothing is left to do. "CPU" and "rate" say how many times dearer and slower ${PEER.name} is.

| memory | all processes | serving processes | database | bar for those that serve |
|---|---|---|---|---|
| ours, after load | ${shownMemory(memory.ours.loaded)} | ${shownBar(memory.ours.loaded, LOADED_BAR_BYTES)} |
| ours, a minute later | ${shownMemory(memory.ours.rested)} | ${shownBar(memory.ours.rested, RESTED_BAR_BYTES)} |
| ${PEER.name}, after load | ${shownMemory(memory.theirs.loaded)} | |
| ${PEER.name}, a minute later | ${shownMemory(memory.theirs.rested)} | |

## What one does that the other does not

- **Ours only**: keeps tenants apart by row-level security; checks each answer against its contract; counts limits by address; tells prices by litre, the lowest of thirty days, stock and medals in a list; checks age, terms and delivery of an order; holds stock until it is paid; issues a numbered invoice and mails it with the order.
- **${PEER.name} only**: answers GraphQL, so that a shop asks for just the fields it wants; keeps a session in the database for each cart; a history of each order; channels, currencies and promotions that are looked through for each change of an order.
- **Ours answers from memory** what has been asked before and is the same for everyone; ${PEER.name} has no such memory. The rows "never asked before" leave it out: each address is asked once.
- ${PEER.name} sends no mail and draws no invoice here: its plugins for that are not installed. Its payment is its own dummy handler, which settles at once; ours asks the bank of test cards, which lives in the same database.
- An order is four requests to ours, three to ${PEER.name}: all that comes before the payment goes in one.
- Wines are read in an estate of 500 with two variants each, the same on both sides; ours are bought in the demo's first estate.
`
}

function shownRow({ what, bar, one, other, cpuRatio, rateRatio }: PeerRow): string {
  const barText = bar === undefined ? '' : `≥ ${bar}: ${cpuRatio >= bar ? 'kept' : '**missed**'}`
  const cpu = (ms: number) => `${ms.toFixed(2)} ms`
  const rate = (perSecond: number) => `${perSecond.toFixed(0)}/s`
  const cells = [what, cpu(one.cpuMs), cpu(other.cpuMs), `${cpuRatio.toFixed(1)}×`, barText]
  return `| ${[...cells, rate(one.perSecond), rate(other.perSecond), `${rateRatio.toFixed(1)}×`].join(' | ')} |`
}

const megabytes = ({ server, database }: Memory) => Math.round((server + database) / 1_000_000)

function shownMemory(memory: Memory): string {
  const shown = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`
  return `${megabytes(memory)} MB in ${memory.processes} | ${shown(memory.server)} | ${shown(memory.database)}`
}

function shownBar({ server }: Memory, barBytes: number): string {
  return `${barBytes / 1_000_000} MB at most: ${server <= barBytes ? 'kept' : '**missed**'}`
}
