import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import { tellRows } from '#db/resources/list-records.ts'
import { readRecord, type StoredRecord } from '#db/resources/read-record.ts'
import { bringBack } from '#db/resources/trash/bring-back.ts'
import { takeSnapshot } from '#db/resources/trash/snapshot.ts'
import { addToTrash, takeFromTrash } from '#db/resources/trash/trash.ts'
import { trashEnd } from '#rules/office/trash-times.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import type { OfferedResource } from './resource.ts'

type TrashParts = Pick<HandlerContext, 'db' | 'now'>

/** `tags 12`, as due work names it. */
const subjectOf = ({ definition }: OfferedResource, id: number) => `${definition.many} ${id}`

/** Keeps what a removal will take along; the caller holds its lock. */
export async function keepInTrash(
  resource: OfferedResource,
  { id, parts: { db, now } }: { id: number; parts: TrashParts },
): Promise<void> {
  const { definition, store } = resource
  const told: Record<string, unknown> = {}
  for (const locale of LOCALE_CODES)
    [told[locale]] = await tellRows(db, { options: { store, locale, row: definition.row }, ids: [id] })
  const kept = await takeSnapshot(db, { table: store.table, id })
  const goesAt = trashEnd(now)
  await addToTrash(db, { kind: definition.many, id, told, kept, now, goesAt })
  await scheduleWork(db, { kind: 'TRASH', subject: subjectOf(resource, id), dueAt: goesAt })
}

/** What was removed is there again, as it was; null when it does not lie in the trash any more. */
export async function takeOutOfTrash(
  resource: OfferedResource,
  { id, parts: { db } }: { id: number; parts: TrashParts },
): Promise<StoredRecord | { refusal: 'trash-incomplete' } | null> {
  const kept = await takeFromTrash(db, { kind: resource.definition.many, id })
  if (!kept) return null
  await bringBack(db, kept)
  await cancelWork(db, { kind: 'TRASH', subject: subjectOf(resource, id) })
  const record = await readRecord(db, { store: resource.store, id })
  // What it belonged to is gone: with that, it would have gone too.
  return record ?? { refusal: 'trash-incomplete' }
}
