import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** Shows or hides a product if the hour of it has come, the later of two last; answers when the next one comes. */
export async function turnProduct(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<Date | null> {
  await sql`
    update products set
      is_valid = case
        when show_at <= ${now} and (hide_at is null or hide_at > ${now} or hide_at < show_at) then true
        when hide_at <= ${now} then false
        else is_valid
      end,
      show_at = case when show_at > ${now} then show_at end,
      hide_at = case when hide_at > ${now} then hide_at end,
      version = version + 1
    where id = ${id} and (show_at <= ${now} or hide_at <= ${now})`.execute(db)
  const { rows } = await sql<{ next: Date | null }>`
    select least(show_at, hide_at) as next from products where id = ${id}`.execute(db)
  return rows[0]?.next ?? null
}
