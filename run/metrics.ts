import type { Pool } from 'pg'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import { countedHappenings, type Happenings } from '#api/calls/happenings.ts'
import type { Gate } from '#api/http/gate.ts'
import { SECURITY_KINDS, type SecurityKind } from '#contract/basics/security-kinds.ts'
import { dueWorkFigures } from '#db/queries/basics/due-work-figures.ts'
import { onPlatform } from '#db/site-db.ts'
import { runningMakers } from '#providers/processes/running-makers.ts'
import { DUE_KINDS } from '#rules/basics/due-work.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

/** `checkout`: the calls that keep their places when all is busy. */
const ANSWER_KINDS = ['kept page', 'kept call', 'page', 'picture', 'api', 'checkout'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

export interface Metrics {
  /** `seconds`: how long it took; null for what is too quick to be timed. */
  countAnswer(kind: AnswerKind, answer: { status: number; seconds: number | null }): void
}

interface MetricsParts {
  cache: SiteCache
  gate: Gate
  pool: Pool
  /** One process tells of the work that all share. */
  tellsWork: boolean
}

/** As they are named where they are started. */
const MAKERS = ['document process', 'picture process'] as const
/** Of statuses, the first of which nothing has. */
const CLASSES = 6
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts what the security log notes, by kind; all kinds are there from the start, so that a first one is a rise. */
export function createSecurityCounter(): (kind: SecurityKind) => void {
  const counter = new Counter({
    name: 'cuvee_security_events_total',
    help: 'Sign-ins, refusals, limits hit and exports, by kind',
    labelNames: ['kind'],
  })
  for (const kind of SECURITY_KINDS) counter.inc({ kind }, 0)
  return (kind) => counter.inc({ kind })
}

/** What each worker counts; the primary adds them up. */
export function createMetrics({ cache, gate, pool, tellsWork }: MetricsParts): Metrics {
  // Answers the primary's requests for figures.
  new AggregatorRegistry()
  collectDefaultMetrics()
  tellMemoryAndRoom(cache, gate)
  tellMakers()
  tellPool(pool)
  tellHappenings()
  if (tellsWork) tellWork(pool)
  return countAnswers()
}

function countAnswers(): Metrics {
  /** By class of status: 2 for 2xx. */
  const counts = new Map(ANSWER_KINDS.map((kind) => [kind, Array<number>(CLASSES).fill(0)]))
  const limits = new Map([
    ['rate', 0],
    ['overload', 0],
  ])
  // Counted in plain numbers and handed over when someone looks: a kept page is too quick for a counter with labels.
  new Counter({
    name: 'cuvee_answers_total',
    help: 'Answers by kind and class of status',
    labelNames: ['kind', 'status'],
    collect() {
      this.reset()
      for (const [kind, byClass] of counts) {
        for (const [digit, count] of byClass.entries()) if (count > 0) this.inc({ kind, status: `${digit}xx` }, count)
      }
    },
  })
  new Counter({
    name: 'cuvee_limits_hit_total',
    help: 'Requests that were sent away: too many from one place (rate), or too many at all (overload)',
    labelNames: ['limit'],
    collect() {
      this.reset()
      for (const [limit, count] of limits) this.inc({ limit }, count)
    },
  })
  const times = new Histogram({
    name: 'cuvee_answer_seconds',
    help: 'How long answers took, by kind',
    labelNames: ['kind'],
    buckets: SECONDS,
  })
  const hit = (limit: string) => limits.set(limit, (limits.get(limit) ?? 0) + 1)
  return {
    countAnswer(kind, { status, seconds }) {
      const digit = Math.floor(status / 100)
      const byClass = counts.get(kind) ?? []
      byClass[digit] = (byClass[digit] ?? 0) + 1
      if (seconds !== null) times.observe({ kind }, seconds)
      if (status === 429) hit('rate')
      if (status === 503) hit('overload')
    },
  }
}

function tellMemoryAndRoom(cache: SiteCache, gate: Gate): void {
  gauge({ name: 'cuvee_kept_pages', help: 'Pages kept in memory', read: () => cache.size().pages })
  gauge({ name: 'cuvee_kept_bytes', help: 'Bytes of kept pages', read: () => cache.size().bytes })
  gauge({ name: 'cuvee_working', help: 'Requests being worked on', read: () => gate.load().working })
  gauge({ name: 'cuvee_waiting', help: 'Requests waiting', read: () => gate.load().waiting })
}

/** Of the processes that draw documents and open pictures: how many run, and what they hold. */
function tellMakers(): void {
  const told: [name: string, help: string, count: (maker: { bytes: number }) => number][] = [
    ['cuvee_maker_processes', 'Processes that draw documents or open pictures', () => 1],
    ['cuvee_maker_memory_bytes', 'Memory of the processes that draw documents or open pictures', ({ bytes }) => bytes],
  ]
  for (const [name, help, count] of told) {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      collect() {
        for (const kind of MAKERS) this.set({ kind }, 0)
        for (const maker of runningMakers()) this.inc({ kind: maker.name }, count(maker))
      },
    })
  }
}

function tellPool(pool: Pool): void {
  gauge({
    name: 'cuvee_pool_in_use',
    help: 'Connections to the database at work',
    read: () => pool.totalCount - pool.idleCount,
  })
  gauge({
    name: 'cuvee_pool_size',
    help: 'Connections to the database that there may be',
    read: () => pool.options.max,
  })
  gauge({
    name: 'cuvee_pool_waiting',
    help: 'Requests waiting for a connection to the database',
    read: () => pool.waitingCount,
  })
}

function tellHappenings(): void {
  const told: [keyof Happenings, string, string][] = [
    ['order', 'cuvee_orders_total', 'Orders placed'],
    ['payment', 'cuvee_payments_total', 'Payments that have ended, by outcome'],
    ['mail', 'cuvee_mails_total', 'Tries to send a mail, by outcome'],
  ]
  for (const [what, name, help] of told) {
    new Counter({
      name,
      help,
      labelNames: ['outcome'],
      collect() {
        this.reset()
        for (const { outcome, count } of countedHappenings(what)) this.inc({ outcome }, count)
      },
    })
  }
}

/** Mails that wait are due work of the kind MAIL. */
function tellWork(pool: Pool): void {
  const look = lookOnce(pool)
  const told: [name: string, help: string, read: (figure: WorkFigure) => string][] = [
    ['waiting', 'Work that is due and not done', ({ waiting }) => waiting],
    ['retrying', 'Work that failed and is tried again', ({ retrying }) => retrying],
    ['behind_seconds', 'For how long the oldest work has been due', ({ behindSeconds }) => behindSeconds],
  ]
  for (const [name, help, read] of told) {
    new Gauge({
      name: `cuvee_due_work_${name}`,
      help,
      labelNames: ['kind'],
      async collect() {
        for (const kind of DUE_KINDS) this.set({ kind }, 0)
        for (const figure of await look()) this.set({ kind: figure.kind }, Math.max(0, Number(read(figure))))
      },
    })
  }
}

type WorkFigure = Awaited<ReturnType<typeof dueWorkFigures>>[number]

/** Three figures of one look; without a database nobody knows, and the other figures are told all the same. */
function lookOnce(pool: Pool): () => Promise<WorkFigure[]> {
  let looking: Promise<WorkFigure[]> | null = null
  return () => {
    looking ??= dueWorkFigures(onPlatform(pool), new Date())
      .catch(() => [])
      .finally(() => {
        looking = null
      })
    return looking
  }
}

function gauge({ name, help, read }: { name: string; help: string; read: () => number }): void {
  new Gauge({
    name,
    help,
    collect() {
      this.set(read())
    },
  })
}
