import { z } from 'zod'
import type { AnyHandler, Change, HandlerContext } from '#api/calls/handler.ts'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { ResourceDeed } from '#contract/office/define-resource.ts'
import { type ListedRow, listRecords } from '#db/resources/list-records.ts'
import { type Fields, lockRecords, readRecord, type StoredRecord } from '#db/resources/read-record.ts'
import { listTrash } from '#db/resources/trash/trash.ts'
import { removeRecord } from '#db/resources/write-record.ts'
import { exportFile } from './export-file.ts'
import type { Objection, OfferedResource } from './resource.ts'
import { changeOf, type Saved, saveRecord } from './save-record.ts'
import { orFault, orMissing } from './store-faults.ts'
import { keepInTrash, takeOutOfTrash } from './trash.ts'

interface Input {
  params: { id: number }
  list: ListQuery
  body: Fields
}

type ResourceHandler = (
  resource: OfferedResource,
  asked: { input: Input; parts: HandlerContext },
) => ReturnType<AnyHandler>

/** As many as anybody looks through. */
const MOST_TRASH = 100
/** Written when it was removed. */
const TrashedRow = z.record(z.string(), z.looseObject({ id: z.number() }))

const NOT_FOUND = { refusal: 'thing-not-found' } as const

/** What each call of a resource does: the same for all of them. */
const HANDLERS: Readonly<Record<ResourceDeed, ResourceHandler>> = {
  async list({ definition, store }, { input: { list }, parts: { db, locale } }) {
    const { rows, total } = await listRecords(db, { store, list, locale, row: definition.row })
    return { value: { [definition.many]: rows.map(toldRow), total } }
  },
  export: async (resource, { input: { list }, parts: { locale, transact } }) =>
    exportFile({ resource, list, locale, read: transact }),
  async get(resource, { input: { params }, parts: { db } }) {
    const found = await readRecord(db, { store: resource.store, id: params.id })
    return found ? { value: told(resource, found) } : NOT_FOUND
  },
  async create(resource, { input: { body }, parts }) {
    return answered(resource, await saveRecord(resource, { before: null, given: body, parts }))
  },
  async change(resource, { input, parts }) {
    const { version, ...given } = input.body
    const before = await lockSeen(resource, { input, parts })
    if ('refusal' in before) return before
    return answered(resource, await saveRecord(resource, { before, given, parts }))
  },
  async changeMany(resource, { input: { body }, parts }) {
    const { ids, set } = body as { ids: number[]; set: Fields }
    const wanted = [...new Set(ids)]
    const found = await lockRecords(parts.db, { store: resource.store, ids: wanted })
    if (found.length < wanted.length) return NOT_FOUND
    const changes: Change[] = []
    for (const before of found) {
      const saved = await saveRecord(resource, { before, given: set, parts })
      if (!('after' in saved)) return saved
      changes.push(saved.change)
    }
    return { value: { changed: changes.length }, changes }
  },
  async remove(resource, { input, parts }) {
    const before = await lockSeen(resource, { input, parts })
    if ('refusal' in before) return before
    const objection = await resource.checkRemoval?.(before, parts)
    if (objection) return objection
    return orFault(resource.store, async () => {
      if (resource.definition.hasTrash) await keepInTrash(resource, { id: before.id, parts })
      await removeRecord(parts.db, { store: resource.store, id: before.id })
      return { value: { id: before.id }, changes: [changeOf(resource, { before, after: null })] }
    })
  },
  async trash({ definition }, { parts: { db, locale } }) {
    const found = await listTrash(db, { kind: definition.many, count: MOST_TRASH })
    const things = found.map(({ id, told, removedAt, goesAt }) => ({
      ...toldRow(TrashedRow.parse(told)[locale] ?? { id }),
      id,
      removedAt: removedAt.toISOString(),
      goesAt: goesAt.toISOString(),
    }))
    return { value: { [definition.many]: things, total: found[0]?.total ?? 0 } }
  },
  async restore(resource, { input: { params }, parts }) {
    const back = await orMissing(() => takeOutOfTrash(resource, { id: params.id, parts }))
    if (!back) return NOT_FOUND
    if ('refusal' in back) return back
    await resource.afterwards?.({ before: null, after: back }, parts)
    return { value: told(resource, back), changes: [changeOf(resource, { before: null, after: back })] }
  },
}

export function resourceHandlers(resource: OfferedResource): Record<ResourceDeed, AnyHandler> {
  const bound = Object.entries(HANDLERS).map(([deed, handle]) => {
    // The contract of the call has checked what comes in.
    const handler: AnyHandler = (input, parts) => handle(resource, { input: input as Input, parts })
    return [deed, handler]
  })
  return Object.fromEntries(bound)
}

/** The thing itself, if it is still as its editor has seen it; nobody changes it until this is done. */
async function lockSeen({ store }: OfferedResource, { input, parts }: { input: Input; parts: HandlerContext }) {
  const [before] = await lockRecords(parts.db, { store, ids: [input.params.id] })
  if (!before) return NOT_FOUND
  return before.version === input.body.version ? before : ({ refusal: 'changed-meanwhile' } as const)
}

function answered(resource: OfferedResource, saved: Saved | Objection) {
  return 'after' in saved ? { value: told(resource, saved.after), changes: [saved.change] } : saved
}

/** Times travel as text. */
function toldRow(row: ListedRow): ListedRow {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(entries)
}

function told({ definition }: OfferedResource, { id, version, fields, facts }: StoredRecord) {
  return { [definition.one]: { id, version, ...fields, ...facts } }
}
