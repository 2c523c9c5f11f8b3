import type { LineOutcome, NoteKind } from '#contract/imports/closed-sets.ts'
import { addImportChanges, type NewChange } from '#db/queries/imports/import-changes.ts'
import { addNotes, type NewNote, writeOutcomes } from '#db/queries/imports/import-lines.ts'
import type { ImportedThing, LineFault } from '#db/schema/imports.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { FieldProblem } from '#rules/imports/told-problem.ts'

interface MadeChange {
  position: number
  thing: ImportedThing
  id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown>
}

/** What a piece of work has done to which line; kept in memory until the piece is done. */
export type LineBook = ReturnType<typeof openBook>

/** A line that is wrong everywhere is told so a few times only. */
const MOST_NOTES = 8

interface BookMark {
  notes: number
  changes: number
  outcomes: ReadonlyMap<number, LineOutcome>
}

export function openBook() {
  const outcomes = new Map<number, LineOutcome>()
  const notes: NewNote[] = []
  const changes: NewChange[] = []
  const tell = (position: number, { kind, problems }: { kind: NoteKind; problems: readonly FieldProblem[] }) => {
    for (const { field, problem } of problems.slice(0, MOST_NOTES))
      notes.push({ position, kind, field, place: null, problem: JSON.stringify(problem) })
  }
  return {
    outcomes,
    /** Products whose one stock was said. */
    counted: new Set<number>(),
    notes,
    changes,
    tell,
    refuse(position: number, problems: readonly FieldProblem[]): void {
      outcomes.set(position, 'REFUSED')
      tell(position, { kind: 'REFUSED', problems })
    },
    /** As it was read: at a column, not at a field. */
    refuseUnread(position: number, { place, problem }: LineFault): void {
      outcomes.set(position, 'REFUSED')
      notes.push({ position, kind: 'REFUSED', field: null, place, problem: JSON.stringify(problem) })
    },
    note({ position, thing, id, before, after }: MadeChange): void {
      const told = { before: before && JSON.stringify(before), after: JSON.stringify(after) }
      changes.push({ position, thing, thing_id: id, ...told })
    },
    /** The outcome of a line that was taken: the strongest of what was done to it. */
    take(position: number, outcome: Exclude<LineOutcome, 'REFUSED'>): void {
      const present = outcomes.get(position)
      if (present !== 'ADDED' && !(present === 'CHANGED' && outcome === 'SAME')) outcomes.set(position, outcome)
    },
    mark: () => ({ notes: notes.length, changes: changes.length, outcomes: new Map(outcomes) }),
    /** What was done since is taken back, as the database takes it back; why lines were refused stays. */
    backTo(mark: BookMark): void {
      changes.length = mark.changes
      notes.push(...notes.splice(mark.notes).filter(({ kind }) => kind === 'REFUSED'))
      for (const [position, outcome] of outcomes)
        if (outcome !== 'REFUSED' && !mark.outcomes.has(position)) outcomes.delete(position)
    },
  }
}

/** In the transaction of what was done. */
export async function writeBook(db: SiteDb, { importId, book }: { importId: number; book: LineBook }): Promise<void> {
  await writeOutcomes(db, { importId, outcomes: book.outcomes })
  await addNotes(db, { importId, notes: book.notes })
  await addImportChanges(db, { importId, changes: book.changes })
}
