import { deleteNotes, eachLine, writeTurns } from '#db/queries/imports/import-lines.ts'
import { changeImport, type ImportRow } from '#db/queries/imports/imports.ts'
import type { LineFault } from '#db/schema/imports.ts'
import type { SiteDb } from '#db/site-db.ts'
import { lineCells } from '#rules/imports/line-cells.ts'
import { MOST_TOGETHER, orderLines, type PlacedLine } from '#rules/imports/line-order.ts'

/** As it is before its first piece. */
export const NOT_BEGUN = {
  is_ordered: false,
  done: 0,
  done_turn: 0,
  added: 0,
  changed: 0,
  same: 0,
  refused: 0,
  warned: 0,
  kept: 0,
}
const PART = 5_000

/** Before the first piece: which lines belong together, and which repeat others. What an earlier trial has told goes. */
export async function prepareLines(db: SiteDb, { id, kind, mapping }: ImportRow): Promise<void> {
  const lines: PlacedLine[] = []
  for await (const rows of eachLine(db, id))
    lines.push(...rows.map(({ position, cells }) => ({ position, cells: lineCells(mapping, cells) })))
  const turns = orderLines(kind, lines)
  for (let at = 0; at < turns.length; at += PART) {
    const some = turns.slice(at, at + PART)
    await writeTurns(db, {
      importId: id,
      positions: some.map(({ position }) => position),
      turns: some.map(({ turn }) => turn),
      faults: some.map(({ problem }) => (problem ? JSON.stringify(faultOf(problem, mapping)) : null)),
    })
  }
  await deleteNotes(db, id)
  await changeImport(db, { id, set: { ...NOT_BEGUN, is_ordered: true } })
}

/** Told at the column that holds what is there twice. */
function faultOf(problem: 'key-given-twice' | 'too-many', mapping: ImportRow['mapping']): LineFault {
  const key = mapping.findIndex((field) => field === 'reference' || field === 'email' || field === 'id')
  const place = key < 0 ? null : key
  return problem === 'too-many'
    ? { place: null, problem: { problem, limit: MOST_TOGETHER } }
    : { place, problem: { problem } }
}
