import { type RawBuilder, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { PersonKeys } from './person-keys.ts'
import { byMail, heldTables } from './personal-data.ts'

/** Forgets a person in every table. Papers go to the archive, what the books need stays without a name. */
export async function erasePerson(db: SiteDb, { keys, now }: { keys: PersonKeys; now: Date }): Promise<void> {
  await sql`select estate.archive_papers(${keys.orderIds}::integer[], ${now})`.execute(db)
  for (const [name, { of, becomes, goes }] of heldTables()) {
    if (becomes === 'kept' || becomes === 'archived') continue
    if (becomes === 'deleted') {
      await sql`delete from ${sql.table(name)} where ${of(keys)}`.execute(db)
      continue
    }
    if (goes) await sql`delete from ${sql.table(name)} where ${of(keys)} and ${goes}`.execute(db)
    const emptied = Object.entries<RawBuilder<unknown>>(becomes).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    )
    await sql`update ${sql.table(name)} set ${sql.join(emptied)} where ${of(keys)}`.execute(db)
  }
}

/** The mails that are about to be forgotten, as their files are named. */
export async function listMailFiles(db: SiteDb, keys: PersonKeys) {
  return db.selectFrom('mails').select(['created_at', 'message_id']).where(byMail(keys)).execute()
}
