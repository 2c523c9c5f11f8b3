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
  const noted = changes?.map(({ thing, id, before, after }) => ({
    ...common,
    thing,
    thing_id: String(id),
    before: asJson(before),
    after: asJson(after),
  }))
  const id = (input.params as { id?: number | string } | undefined)?.id
  const plain = { ...common, thing: null, thing_id: id === undefined ? null : String(id), before: null, after: null }
  await addAuditEvents(db, noted ?? [plain])
}

function asJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
