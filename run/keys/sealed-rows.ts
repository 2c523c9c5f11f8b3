import type { Pool } from 'pg'
import { allSealed } from '#api/all-sealed.ts'

const ROWS_AT_ONCE = 200

interface SealedRow {
  id: string
  sealed: Buffer
}

/** Sealed rows of an estate, a few at a time; with `mark`, those that do not begin with it. `owner` obeys the policies. */
export async function findSealedRows(
  owner: Pool,
  { siteId, at, mark }: { siteId: number; at: number; mark?: Buffer },
): Promise<SealedRow[]> {
  const { table, column, id } = allSealed[at] ?? { table: '', column: '', id: '' }
  const other = mark ? `and substring(${column} from 1 for ${mark.length}) <> $1` : ''
  return inSite(owner, {
    siteId,
    sql: `select ${id}::text as id, ${column} as sealed from ${table} where ${column} is not null ${other} limit ${ROWS_AT_ONCE}`,
    values: mark ? [mark] : [],
  })
}

/** Unless somebody has changed it meanwhile. */
export async function replaceSealed(
  owner: Pool,
  { siteId, at, row, sealed }: { siteId: number; at: number; row: SealedRow; sealed: Buffer },
): Promise<void> {
  const { table, column, id } = allSealed[at] ?? { table: '', column: '', id: '' }
  const sql = `update ${table} set ${column} = $1 where ${id}::text = $2 and ${column} = $3`
  await inSite(owner, { siteId, sql, values: [sealed, row.id, row.sealed] })
}

export async function listSiteIds(owner: Pool): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>('select id from platform.sites order by id')
  return rows.map(({ id }) => id)
}

async function inSite(
  owner: Pool,
  { siteId, sql, values }: { siteId: number; sql: string; values: unknown[] },
): Promise<SealedRow[]> {
  const client = await owner.connect()
  try {
    await client.query(`begin; set local app.site = '${siteId}'`)
    const { rows } = await client.query<SealedRow>(sql, values)
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}
