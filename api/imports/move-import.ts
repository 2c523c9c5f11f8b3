import type { HandlerContext } from '#api/calls/handler.ts'
import type { ImportState } from '#contract/imports/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { changeImport, findImport, type ImportRow, isOtherUnderWay, lockImport } from '#db/queries/imports/imports.ts'
import { isUnderWay, mayBecome } from '#rules/imports/import-states.ts'
import { importToWire } from './import-to-wire.ts'

type Row = Parameters<typeof changeImport>[1]['set']

interface Move {
  id: number
  to: (row: ImportRow) => ImportState
  set?: (row: ImportRow) => Row
}

type MoveParts = Pick<HandlerContext, 'db' | 'now' | 'locale'>

/** Brings an import to another state, and its work under way where it has some. */
export async function moveImport({ db, now, locale }: MoveParts, { id, to, set }: Move) {
  const row = await lockImport(db, id)
  if (!row) return { refusal: 'thing-not-found' } as const
  const state = to(row)
  if (!mayBecome(row.state, state) || row.forgotten_at) return { refusal: 'import-not-ready' } as const
  if (isUnderWay(state) && (await isOtherUnderWay(db, id))) return { refusal: 'import-under-way' } as const
  await changeImport(db, { id, set: { ...set?.(row), state, changed_at: now } })
  if (isUnderWay(state)) await scheduleWork(db, { kind: 'IMPORT', subject: String(id), dueAt: now })
  const moved = await findImport(db, id)
  if (!moved) throw new Error(`Import ${id} is gone in its own transaction`)
  const change = { thing: 'imports', id, before: { state: row.state }, after: { state } }
  return { value: { import: await importToWire(db, { row: moved, locale }) }, changes: [change] }
}
