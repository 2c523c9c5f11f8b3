import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { FieldProblem } from '#rules/imports/told-problem.ts'
import type { LineBook } from './line-book.ts'

/** What came of something that was tried: nothing against it, or why not. */
export type Attempted = { problems: readonly FieldProblem[] } | null

/** Does something whole, or takes back what it has done and tells why; the transaction goes on either way. */
export async function doneOrBack<Why>(db: SiteDb, work: () => Promise<Why | null>): Promise<Why | null> {
  await sql`savepoint attempt`.execute(db)
  const why = await work()
  if (why !== null) await sql`rollback to savepoint attempt`.execute(db)
  await sql`release savepoint attempt`.execute(db)
  return why
}

/** The same with what the book says of it. */
export async function attempt(
  { db, book }: { db: SiteDb; book: LineBook },
  work: () => Promise<Attempted>,
): Promise<Attempted> {
  const mark = book.mark()
  const outcome = await doneOrBack(db, work)
  if (outcome) book.backTo(mark)
  return outcome
}
