import { type Insertable, sql } from 'kysely'
import type { LineOutcome } from '#contract/imports/closed-sets.ts'
import type { LineFault } from '#db/schema/imports.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

/** So many are written by one statement. */
const AT_ONCE = 500

interface NewLine {
  position: number
  line: number
  cells: string[]
  fault: LineFault | null
}

export async function addImportLines(
  db: SiteDb,
  { importId, lines }: { importId: number; lines: readonly NewLine[] },
): Promise<void> {
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map(({ fault, ...line }) => ({
      ...line,
      import_id: importId,
      fault: fault && JSON.stringify(fault),
    }))
    await db.insertInto('import_lines').values(rows).execute()
  }
}

const LINE = ['position', 'line', 'cells', 'fault', 'turn', 'outcome'] as const

/** The first ones, to show what stands in each column. */
export async function listFirstLines(db: SiteDb, { importId, limit }: { importId: number; limit: number }) {
  return db
    .selectFrom('import_lines')
    .select(LINE)
    .where('import_id', '=', importId)
    .orderBy('position')
    .limit(limit)
    .execute()
}

const PART = 2_000

/** All lines in the order of the file, some at a time. */
export async function* eachLine(db: SiteDb, importId: number) {
  let after = -1
  for (;;) {
    const lines = await db
      .selectFrom('import_lines')
      .select(LINE)
      .where('import_id', '=', importId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(PART)
      .execute()
    const last = lines.at(-1)
    if (!last) return
    yield lines
    after = last.position
  }
}

export type ImportLineRow = Awaited<ReturnType<typeof listFirstLines>>[number]

interface Turns {
  importId: number
  positions: readonly number[]
  turns: readonly number[]
  /** Of those that are refused before their turn. */
  faults: readonly (string | null)[]
}

/** Faults of the file itself stay. */
export async function writeTurns(db: SiteDb, { importId, positions, turns, faults }: Turns): Promise<void> {
  await sql`update import_lines set turn = given.turn, outcome = null,
      fault = case when import_lines.fault ->> 'isOfFile' = 'true' then import_lines.fault else given.fault::jsonb end
    from unnest(${[...positions]}::integer[], ${[...turns]}::integer[], ${[...faults]}::text[]) as given (position, turn, fault)
    where import_lines.import_id = ${importId} and import_lines.position = given.position`.execute(db)
}

interface PieceRequest {
  importId: number
  /** The last turn that is done. */
  after: number
  /** About so many lines. */
  limit: number
}

/** The lines of the next turns, whole turns only. */
export async function listPiece(db: SiteDb, { importId, after, limit }: PieceRequest): Promise<ImportLineRow[]> {
  const ofImport = db.selectFrom('import_lines').where('import_id', '=', importId).where('turn', '>', after)
  const next = await ofImport.select('turn').orderBy('turn').orderBy('position').limit(limit).execute()
  const last = next.at(-1)
  if (!last) return []
  return ofImport.select(LINE).where('turn', '<=', last.turn).orderBy('turn').orderBy('position').execute()
}

interface Outcomes {
  importId: number
  outcomes: ReadonlyMap<number, LineOutcome>
}

export async function writeOutcomes(db: SiteDb, { importId, outcomes }: Outcomes): Promise<void> {
  await sql`update import_lines set outcome = given.outcome
    from unnest(${[...outcomes.keys()]}::integer[], ${[...outcomes.values()]}::text[]) as given (position, outcome)
    where import_lines.import_id = ${importId} and import_lines.position = given.position`.execute(db)
}

export type NewNote = Omit<Insertable<Tables['import_notes']>, 'site_id' | 'id' | 'import_id'>

export async function addNotes(
  db: SiteDb,
  { importId, notes }: { importId: number; notes: readonly NewNote[] },
): Promise<void> {
  for (let at = 0; at < notes.length; at += AT_ONCE) {
    const rows = notes.slice(at, at + AT_ONCE).map((note) => ({ ...note, import_id: importId }))
    await db.insertInto('import_notes').values(rows).execute()
  }
}

export async function deleteNotes(db: SiteDb, importId: number): Promise<void> {
  await db.deleteFrom('import_notes').where('import_id', '=', importId).execute()
}

/** What is told of lines, with what stands there, in the order of the file. */
export async function listNotes(db: SiteDb, { importId, limit }: { importId: number; limit: number | null }) {
  const notes = db
    .selectFrom('import_notes as note')
    .leftJoin('import_lines as line', (on) =>
      on
        .onRef('line.site_id', '=', 'note.site_id')
        .onRef('line.import_id', '=', 'note.import_id')
        .onRef('line.position', '=', 'note.position'),
    )
    .select(['note.kind', 'note.field', 'note.place', 'note.problem', 'line.line', 'line.cells'])
    .where('note.import_id', '=', importId)
    // What was kept against one's wish first, then what was refused, then what is only to know.
    .orderBy(sql`case note.kind when 'KEPT' then 1 when 'REFUSED' then 2 else 3 end`)
    .orderBy('note.position')
    .orderBy('note.id')
  return (limit === null ? notes : notes.limit(limit)).execute()
}

export type ImportNoteRow = Awaited<ReturnType<typeof listNotes>>[number]
