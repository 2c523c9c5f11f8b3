import type { CallDefinition } from '#contract/basics/define-call.ts'
import { addAuditEvents } from '#db/queries/office/audit-events.ts'
import type { SiteDb } from '#db/site-db.ts'
import { shortNetwork } from '#rules/basics/short-network.ts'
import type { Change, Principal } from './handler.ts'

/** Whether a call is noted in the log of changes: whatever administrators do but read. */
export function isOfficeChange({ area, method }: CallDefinition): boolean {
  return area !== undefined && method !== 'GET'
}

interface NoteOptions {
  call: CallDefinition
  principal: Principal
  address: string
  now: Date
  input: Record<string, unknown>
  changes: readonly Change[] | undefined
}

/**
 * Written in the transaction of the change: neither is there without the other. A call that does not say what it has
 * changed is noted with what it was asked for, without values: those may tell of people.
 */
export async function noteChanges(
  db: SiteDb,
  { call, principal, address, now, input, changes }: NoteOptions,
): Promise<void> {
  const common = { happened_at: now, user_id: principal.id, network: shortNetwork(address), call: call.name }
  const noted = changes?.map((change) => ({ ...common, ...changedThing(change) }))
  const id = (input.params as { id?: number | string } | undefined)?.id
  const plain = { ...common, thing: null, thing_id: id === undefined ? null : String(id), before: null, after: null }
  await addAuditEvents(db, noted ?? [plain])
}

interface PlannedOptions {
  /** `products.turn`: what was done, as calls of resources are named. */
  call: string
  askedBy: number | null
  now: Date
  changes: readonly Change[]
}

/** What was planned and is done at its time, by nobody's hand and in the name of whoever planned it. */
export async function notePlannedChanges(db: SiteDb, { call, askedBy, now, changes }: PlannedOptions): Promise<void> {
  const common = { happened_at: now, user_id: askedBy, is_planned: true, network: '', call }
  await addAuditEvents(
    db,
    changes.map((change) => ({ ...common, ...changedThing(change) })),
  )
}

function changedThing({ thing, id, before, after }: Change) {
  return { thing, thing_id: String(id), before: asJson(before), after: asJson(after) }
}

function asJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
