import type { CartLineRow } from '#db/queries/carts.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What the answers of each line add to one piece, in cents, by line. */
export async function answersCosts(_: SiteDb, lines: readonly CartLineRow[], __: string): Promise<Map<number, number>> {
  return new Map(lines.map(({ line_id }) => [line_id, 0]))
}
