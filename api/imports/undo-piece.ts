import type { ImportState } from '#contract/imports/closed-sets.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import { lockProducts } from '#db/queries/imports/found-goods.ts'
import { dropChanges, type ImportChangeRow, listLastChanges } from '#db/queries/imports/import-changes.ts'
import { addNotes } from '#db/queries/imports/import-lines.ts'
import { changeImport, type ImportRow } from '#db/queries/imports/imports.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { PieceParts } from './import-parts.ts'
import { openBook } from './line-book.ts'
import { undoChange } from './undo-change.ts'

const PIECE_CHANGES = 100

/** Takes back the last of what an import has done. What is taken back is forgotten with it: it is done once. */
export async function undoPiece(parts: PieceParts, row: ImportRow): Promise<ImportState> {
  const { db, now } = parts
  const changes = await listLastChanges(db, { importId: row.id, limit: PIECE_CHANGES })
  if (changes.length === 0) {
    await changeImport(db, { id: row.id, set: { state: 'UNDONE', changed_at: now } })
    return 'UNDONE'
  }
  await lockTouched(db, changes)
  const book = openBook()
  for (const change of changes) {
    const why = await undoChange({ ...parts, filename: row.filename }, change)
    const problem = why && { problem: why, about: `${change.thing} ${change.thing_id}` }
    if (problem) book.tell(change.position, { kind: 'KEPT', problems: [{ field: null, problem }] })
  }
  await addNotes(db, { importId: row.id, notes: book.notes })
  await dropChanges(
    db,
    changes.map(({ id }) => id),
  )
  await changeImport(db, { id: row.id, set: { kept: row.kept + book.notes.length, changed_at: now } })
  return 'UNDOING'
}

/** In the order in which orders lock them. */
async function lockTouched(db: SiteDb, changes: readonly ImportChangeRow[]): Promise<void> {
  const idsOf = (...things: ImportChangeRow['thing'][]) =>
    changes.filter(({ thing }) => things.includes(thing)).map(({ thing_id }) => thing_id)
  await lockStocks(db, idsOf('declination', 'stock'))
  await lockProducts(db, idsOf('product'))
}
