import { sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { PersonKeys } from './person-keys.ts'
import { heldTables } from './personal-data.ts'

interface PersonalPart {
  /** The table that they lie in. */
  name: keyof Tables
  rows: Record<string, unknown>[]
}

/** All that the tables tell of a person, part by part; those that tell nothing are left out. */
export async function readPerson(db: SiteDb, keys: PersonKeys): Promise<PersonalPart[]> {
  const parts: PersonalPart[] = []
  for (const [name, { of, shows }] of heldTables()) {
    if (shows.length === 0) continue
    const columns = sql.join(shows.map((column) => sql.ref(column)))
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(shown) as row from (select ${columns} from ${sql.table(name)} where ${of(keys)}) as shown
    `.execute(db)
    if (rows.length > 0) parts.push({ name, rows: rows.map(({ row }) => row) })
  }
  return parts
}
