import { eachBookedMovement } from '#db/queries/books/booked-movements.ts'
import { eachSalePaper } from '#db/queries/books/sale-papers.ts'
import type { ReadRows } from '#db/site-db.ts'
import type { Entry } from '#rules/books/entries.ts'
import { moneyEntry } from '#rules/books/money-entry.ts'
import type { Span } from '#rules/books/period.ts'
import { saleEntry } from '#rules/books/sale-entry.ts'

/** All entries of a time as it went by: papers and money in one row, a paper before the money of its moment. */
export async function* eachEntry(read: ReadRows, span: Span): AsyncGenerator<Entry> {
  const papers = eachSalePaper(read, span)
  const movements = eachBookedMovement(read, span)
  let paper = await papers.next()
  let movement = await movements.next()
  while (!paper.done || !movement.done) {
    if (!paper.done && (movement.done || paper.value.issuedAt <= movement.value.at)) {
      yield saleEntry(paper.value)
      paper = await papers.next()
    } else if (!movement.done) {
      yield moneyEntry(movement.value)
      movement = await movements.next()
    }
  }
}
