import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface Times {
  isShown: boolean
  showAt: string | null
  hideAt: string | null
}

interface Turn {
  /** What of it was so and is so now; null when its hour has not come. */
  turned: { before: Times; after: Times } | null
  next: Date | null
}

/** Tables whose rows are shown and hidden at a time, by the column that says whether they are. */
const SHOWN = { elements: 'is_published', services: 'is_valid' } as const

interface TurnOptions {
  table: keyof typeof SHOWN
  id: number
  now: Date
}

/** Shows or hides a row if the hour of it has come, the later of two last; answers when the next one comes. */
export async function turnRow(db: SiteDb, { table, id, now }: TurnOptions): Promise<Turn> {
  const shown = sql.ref(SHOWN[table])
  const times = sql`jsonb_build_object('isShown', ${shown}, 'showAt', show_at, 'hideAt', hide_at)`
  const isDue = sql`id = ${id} and (show_at <= ${now} or hide_at <= ${now})`
  const { rows: found } = await sql<{ before: Times }>`
    select ${times} as before from ${sql.table(table)} where ${isDue} for no key update`.execute(db)
  const { rows: changed } = await sql<{ after: Times }>`
    update ${sql.table(table)} set
      ${shown} = case
        when show_at <= ${now} and (hide_at is null or hide_at > ${now} or hide_at < show_at) then true
        when hide_at <= ${now} then false
        else ${shown}
      end,
      show_at = case when show_at > ${now} then show_at end,
      hide_at = case when hide_at > ${now} then hide_at end,
      version = version + 1
    where ${isDue}
    returning ${times} as after`.execute(db)
  const [before, after] = [found[0]?.before, changed[0]?.after]
  const { rows } = await sql<{ next: Date | null }>`
    select least(show_at, hide_at) as next from ${sql.table(table)} where id = ${id}`.execute(db)
  return { turned: before && after ? { before, after } : null, next: rows[0]?.next ?? null }
}
