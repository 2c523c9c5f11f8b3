import { sql } from 'kysely'
import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { ImportKind, ImportState, LineOutcome } from '#contract/imports/closed-sets.ts'
import { type ImportLineRow, listPiece } from '#db/queries/imports/import-lines.ts'
import { changeImport, type ImportRow, lockImport } from '#db/queries/imports/imports.ts'
import { lineCells } from '#rules/imports/line-cells.ts'
import { importCustomers } from './import-customers.ts'
import { importOrder } from './import-orders.ts'
import type { GoodsParts, ImportedLine, ImportParts, PieceParts } from './import-parts.ts'
import { importProduct } from './import-products.ts'
import { importStock } from './import-stock.ts'
import { type LineBook, openBook, writeBook } from './line-book.ts'
import { lockGoods } from './match-goods.ts'
import { prepareLines } from './prepare-lines.ts'
import { undoPiece } from './undo-piece.ts'

/** About so many lines in a transaction: short enough for an order that waits for one of their bottles. */
const PIECE_LINES = 100

/** Does the next piece of an import, whatever it is at; tells what it has become, null where there is none. */
export async function doPiece(parts: PieceParts, id: number): Promise<ImportState | null> {
  const row = await lockImport(parts.db, id)
  if (!row) return null
  if (row.state === 'UNDOING') return undoPiece(parts, row)
  if (row.state !== 'CHECKING' && row.state !== 'RUNNING') return row.state
  if (!row.is_ordered) {
    await prepareLines(parts.db, row)
    return row.state
  }
  return importPiece(parts, row)
}

async function importPiece(parts: PieceParts, row: ImportRow): Promise<ImportState> {
  const { db, now } = parts
  const lines = await listPiece(db, { importId: row.id, after: row.done_turn, limit: PIECE_LINES })
  const last = lines.at(-1)
  if (!last) return finish(parts, row)
  const book = openBook()
  const work = () => importLines({ ...parts, ...factsOf(row), book }, { row, lines })
  if (row.state === 'CHECKING') await asTrial({ ...parts, book }, work)
  else await work()
  await writeBook(db, { importId: row.id, book })
  await changeImport(db, {
    id: row.id,
    set: { ...countsWith(row, book), done_turn: last.turn, done: row.done + lines.length, changed_at: now },
  })
  return row.state
}

/** The same work with nothing kept of it but what the book says of its lines. */
async function asTrial({ db, book }: PieceParts & { book: LineBook }, work: () => Promise<void>): Promise<void> {
  await sql`savepoint trial`.execute(db)
  await work()
  await sql`rollback to savepoint trial`.execute(db)
  book.changes.length = 0
}

const factsOf = ({ filename, defaults }: ImportRow) => ({ filename, defaults })

type LinesOf = { row: ImportRow; lines: readonly ImportLineRow[] }

async function importLines(given: Omit<ImportParts, 'locale'>, { row, lines }: LinesOf): Promise<void> {
  const parts: ImportParts = { ...given, locale: await mainLocale(given.db) }
  const read = lines.map(({ position, cells, fault, turn }) => ({
    position,
    turn,
    fault,
    cells: lineCells(row.mapping, cells),
  }))
  const families = [...Map.groupBy(read, ({ turn }) => turn).values()]
  const importer = IMPORTERS[row.kind]
  const needsGoods = row.kind === 'PRODUCTS' || row.kind === 'STOCK'
  const goods = needsGoods ? await lockGoods(parts, read) : { bottles: [], productIdByName: new Map() }
  for (const family of families) await importer({ ...parts, goods }, family)
}

type Importer = (parts: GoodsParts, lines: readonly ImportedLine[]) => Promise<void>

const IMPORTERS: Readonly<Record<ImportKind, Importer>> = {
  PRODUCTS: importProduct,
  STOCK: importStock,
  CUSTOMERS: importCustomers,
  ORDERS: importOrder,
}

function countsWith(row: ImportRow, { outcomes, notes }: LineBook) {
  const count = (outcome: LineOutcome) => [...outcomes.values()].filter((one) => one === outcome).length
  return {
    added: row.added + count('ADDED'),
    changed: row.changed + count('CHANGED'),
    same: row.same + count('SAME'),
    refused: row.refused + count('REFUSED'),
    warned: row.warned + notes.filter(({ kind }) => kind === 'WARNING').length,
  }
}

async function finish({ db, now }: PieceParts, { id, state }: ImportRow): Promise<ImportState> {
  const next = state === 'CHECKING' ? 'CHECKED' : 'DONE'
  await changeImport(db, { id, set: { state: next, changed_at: now } })
  return next
}
