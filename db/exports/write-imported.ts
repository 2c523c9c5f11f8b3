import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { TravellingTable } from './read-exported.ts'

/** Half of what ids can be: a file that names a larger one would use up the numbers of every estate. */
const MOST_ID = 1_000_000_000

interface WrittenRows {
  table: TravellingTable
  /** Each a row as JSON. */
  lines: readonly string[]
  /** Columns that the rows have beyond those of the file. */
  added?: readonly string[]
}

/** Writes rows of the file for the estate of the transaction; what they say of the same table is set later. */
export async function writeLines(db: SiteDb, { table, lines, added = [] }: WrittenRows): Promise<void> {
  const { place, selfReferences } = table
  const columns = [...table.columns.filter((column) => !selfReferences.includes(column)), ...added]
  const names = columns.join(', ')
  await sql`
    insert into ${sql.raw(place)} (site_id, ${sql.raw(names)}) overriding system value
    select estate.current_site(), ${sql.raw(names)}
    from json_populate_recordset(null::${sql.raw(place)}, ${asArray(lines)}::json)`.execute(db)
}

/** Columns that are set when all rows are there. */
export function lateColumns({ selfReferences, rules }: TravellingTable): string[] {
  return [...selfReferences, ...(rules.settledLast ?? [])]
}

export async function settleLines(db: SiteDb, { table, lines }: Omit<WrittenRows, 'added'>): Promise<void> {
  const { place, key } = table
  const own = key.filter((column) => column !== 'site_id')
  const set = lateColumns(table).map((column) => `${column} = given.${column}`)
  const same = own.map((column) => `own.${column} = given.${column}`)
  await sql`
    update ${sql.raw(place)} own set ${sql.raw(set.join(', '))}
    from json_populate_recordset(null::${sql.raw(place)}, ${asArray(lines)}::json) given
    where own.site_id = estate.current_site() and ${sql.raw(same.join(' and '))}`.execute(db)
}

/** Takes away what triggers have noted while other rows were written. */
export async function forgetNoted(db: SiteDb, { place }: TravellingTable): Promise<void> {
  await sql`delete from ${sql.raw(place)} where site_id = estate.current_site()`.execute(db)
}

export async function countWritten(db: SiteDb, { place, rules }: TravellingTable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.raw(place)}
    where site_id = estate.current_site() and (${sql.raw(rules.where ?? 'true')})`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Ids stay what they were: each estate has its own, and they are printed on bottles and stand in mails. The counter that
 * all estates share goes on behind the largest of them.
 */
export async function goOnCounting(db: SiteDb, { place, countsIds }: TravellingTable): Promise<void> {
  if (!countsIds) return
  const { rows } = await sql<{ most: string | null }>`
    select max(id)::text as most from ${sql.raw(place)} where site_id = estate.current_site()`.execute(db)
  const most = Number(rows[0]?.most ?? 0)
  if (most > MOST_ID) throw new Error(`${place} has the id ${most}, beyond ${MOST_ID}.`)
  await sql`
    select setval(counter, ${most}::bigint)
    from (select pg_get_serial_sequence(${place}, 'id')::regclass as counter) own
    where ${most}::bigint > coalesce(pg_sequence_last_value(counter), 0)`.execute(db)
}

function asArray(lines: readonly string[]): string {
  return `[${lines.join(',')}]`
}
