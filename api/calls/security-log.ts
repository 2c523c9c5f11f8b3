import type { Pool } from 'pg'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import type { SecurityKind } from '#contract/basics/security-kinds.ts'
import { addSecurityEvent } from '#db/queries/basics/security-events.ts'
import { inSite } from '#db/site-db.ts'
import { shortNetwork } from '#rules/basics/short-network.ts'
import type { Caller } from './caller.ts'
import type { Outcome } from './outcome.ts'

/** Who by an account's number, from where by a network's; nothing else of a person. */
export interface SecurityEvent {
  kind: SecurityKind
  siteId: number
  userId: number | null
  call: string
  network: string
  requestId: string
  happenedAt: Date
}

export interface SecurityLog {
  note(event: SecurityEvent): Promise<void>
}

const REFUSED: Partial<Record<Refusal, SecurityKind>> = {
  'login-wrong': 'sign-in-refused',
  'password-wrong': 'sign-in-refused',
  'code-wrong': 'sign-in-refused',
  'too-many-requests': 'limit-hit',
  'not-allowed': 'forbidden',
  'signature-wrong': 'signature-refused',
}
/** So many rows of a kind a minute from one process; a flood is counted, not stored. */
const MOST_A_MINUTE = 60
const MINUTE_MS = 60_000

/** What of an outcome the log tells; null of most. */
export function securityKind(call: CallDefinition, outcome: Outcome): SecurityKind | null {
  if ('refusal' in outcome) return REFUSED[outcome.refusal] ?? null
  return call.logs === undefined || isHalfWay(outcome.data) ? null : call.logs
}

/** Whoever still owes a code is not in yet. */
function isHalfWay(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'needsSecondFactor' in data
}

interface SecurityEventOptions {
  kind: SecurityKind
  call: CallDefinition
  caller: Caller
  userId: number | null
}

export function securityEvent({ kind, call, caller, userId }: SecurityEventOptions): SecurityEvent {
  const { site, address, requestId, now } = caller
  const network = shortNetwork(address)
  return { kind, siteId: site.id, userId, call: call.name, network, requestId, happenedAt: now }
}

export interface NotedEvent {
  event: SecurityEvent
  /** Not of the many of a flood. */
  isStored: boolean
}

interface SecurityLogOptions {
  pool: Pool
  /** Hears every event, also those of a flood: a line of the log, a counter. */
  onEvent?: ((noted: NotedEvent) => void) | undefined
}

/** Writes each event by itself: what is refused is rolled back, and its trace must not be. */
export function createSecurityLog({ pool, onEvent }: SecurityLogOptions): SecurityLog {
  const stored = new Map<string, number>()
  let minute = 0
  const mayStore = ({ kind, siteId, happenedAt }: SecurityEvent): boolean => {
    const current = Math.floor(happenedAt.getTime() / MINUTE_MS)
    if (current !== minute) stored.clear()
    minute = current
    const key = `${siteId} ${kind}`
    const count = (stored.get(key) ?? 0) + 1
    stored.set(key, count)
    return count <= MOST_A_MINUTE
  }
  return {
    async note(event) {
      const isStored = mayStore(event)
      onEvent?.({ event, isStored })
      if (!isStored) return
      const { siteId, kind, userId: user_id, call, network, requestId: request_id, happenedAt: happened_at } = event
      const row = { kind, user_id, call, network, request_id, happened_at }
      await inSite({ pool, siteId }, (db) => addSecurityEvent(db, row))
    },
  }
}
