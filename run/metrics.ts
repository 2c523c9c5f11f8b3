import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge } from 'prom-client'
import type { Gate } from '#api/http/gate.ts'
import { SECURITY_KINDS, type SecurityKind } from '#contract/basics/security-kinds.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

export type AnswerKind = 'kept page' | 'page' | 'picture' | 'api'

export interface Metrics {
  countAnswer(kind: AnswerKind, status: number): void
}

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
export function createMetrics(cache: SiteCache, gate: Gate): Metrics {
  // Answers the primary's requests for figures.
  new AggregatorRegistry()
  collectDefaultMetrics()
  const counts = new Map<string, number>()
  // Counted in a plain map and handed over when someone looks: a kept page is too quick for a counter with labels.
  new Counter({
    name: 'cuvee_answers_total',
    help: 'Answers by kind and class of status',
    labelNames: ['kind', 'status'],
    collect() {
      this.reset()
      for (const [key, count] of counts) {
        const [kind = '', status = ''] = key.split('|')
        this.inc({ kind, status }, count)
      }
    },
  })
  new Gauge({
    name: 'cuvee_kept_pages',
    help: 'Pages kept in memory',
    collect() {
      this.set(cache.size().pages)
    },
  })
  new Gauge({
    name: 'cuvee_kept_bytes',
    help: 'Bytes of kept pages',
    collect() {
      this.set(cache.size().bytes)
    },
  })
  new Gauge({
    name: 'cuvee_working',
    help: 'Requests being worked on',
    collect() {
      this.set(gate.load().working)
    },
  })
  new Gauge({
    name: 'cuvee_waiting',
    help: 'Requests waiting',
    collect() {
      this.set(gate.load().waiting)
    },
  })
  return {
    countAnswer(kind, status) {
      const key = `${kind}|${Math.floor(status / 100)}xx`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
  }
}
