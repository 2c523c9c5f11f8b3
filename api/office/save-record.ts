import type { Change } from '#api/calls/handler.ts'
import { type Fields, readRecord, type StoredRecord } from '#db/resources/read-record.ts'
import { unknownParts } from '#db/resources/unknown-parts.ts'
import { changeRecord, createRecord } from '#db/resources/write-record.ts'
import type { Objection, OfferedResource, SavingParts } from './resource.ts'
import { orFault } from './store-faults.ts'

interface Saving {
  /** What is there, locked; null of what is new. */
  before: StoredRecord | null
  given: Fields
  parts: SavingParts
}

export interface Saved {
  after: StoredRecord
  change: Change
}

/** Checks it, writes it, does what follows from it. */
export async function saveRecord(
  resource: OfferedResource,
  { before, given: typed, parts }: Saving,
): Promise<Saved | Objection> {
  const { store } = resource
  const given = (await resource.prepare?.({ before, given: typed }, parts)) ?? typed
  const fields = { ...before?.fields, ...given }
  const problems = unknownParts(store, { before: before?.fields ?? {}, given })
  if (Object.keys(problems).length > 0) return { problems }
  const objection = await resource.check?.({ before, given, fields }, parts)
  if (objection) return objection
  return orFault(store, async () => {
    const id = before?.id ?? (await createRecord(parts.db, { store, fields: given }))
    if (before) await changeRecord(parts.db, { store, id, fields: given })
    const after = await readRecord(parts.db, { store, id })
    if (!after) throw new Error(`${resource.definition.many} ${id} is gone in its own transaction`)
    await resource.afterwards?.({ before, after }, parts)
    return { after, change: changeOf(resource, { before, after }) }
  })
}

/** For the log of changes. */
export function changeOf(
  { definition }: OfferedResource,
  { before, after }: { before: StoredRecord | null; after: StoredRecord | null },
): Change {
  const id = (after ?? before)?.id ?? 0
  return { thing: definition.many, id, before: before?.fields ?? null, after: after?.fields ?? null }
}
