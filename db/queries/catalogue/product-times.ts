import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface Times {
  isValid: boolean
  showAt: string | null
  hideAt: string | null
}

interface Turn {
  /** What of it was so and is so now; null when its hour has not come. */
  turned: { before: Times; after: Times } | null
  next: Date | null
}

const TIMES = sql`jsonb_build_object('isValid', is_valid, 'showAt', show_at, 'hideAt', hide_at)`

/** Shows or hides a product if the hour of it has come, the later of two last; answers when the next one comes. */
export async function turnProduct(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<Turn> {
  const { rows: found } = await sql<{ before: Times }>`
    select ${TIMES} as before from products
    where id = ${id} and (show_at <= ${now} or hide_at <= ${now}) for no key update`.execute(db)
  const before = found[0]?.before
  const { rows: changed } = await sql<{ after: Times }>`
    update products set
      is_valid = case
        when show_at <= ${now} and (hide_at is null or hide_at > ${now} or hide_at < show_at) then true
        when hide_at <= ${now} then false
        else is_valid
      end,
      show_at = case when show_at > ${now} then show_at end,
      hide_at = case when hide_at > ${now} then hide_at end,
      version = version + 1
    where id = ${id} and (show_at <= ${now} or hide_at <= ${now})
    returning ${TIMES} as after`.execute(db)
  const after = changed[0]?.after
  const { rows } = await sql<{ next: Date | null }>`
    select least(show_at, hide_at) as next from products where id = ${id}`.execute(db)
  return { turned: before && after ? { before, after } : null, next: rows[0]?.next ?? null }
}
