import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface Times {
  isPublished: boolean
  showAt: string | null
  hideAt: string | null
}

interface Turn {
  /** What of it was so and is so now, and where it stands; null when its hour has not come. */
  turned: { route: string; before: Times; after: Times } | null
  next: Date | null
}

const TIMES = sql`jsonb_build_object('isPublished', is_published, 'showAt', show_at, 'hideAt', hide_at)`

/** Shows or hides an element if the hour of it has come, the later of two last; answers when the next one comes. */
export async function turnElement(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<Turn> {
  const isDue = sql`id = ${id} and (show_at <= ${now} or hide_at <= ${now})`
  const { rows } = await sql<{ route: string; before: Times; after: Times }>`
    with found as (select id, ${TIMES} as before from elements where ${isDue} for no key update)
    update elements set
      is_published = case
        when show_at <= ${now} and (hide_at is null or hide_at > ${now} or hide_at < show_at) then true
        else false
      end,
      show_at = case when show_at > ${now} then show_at end,
      hide_at = case when hide_at > ${now} then hide_at end,
      version = version + 1
    from found where elements.id = found.id
    returning route, before, ${TIMES} as after`.execute(db)
  const { rows: later } = await sql<{ next: Date | null }>`
    select least(show_at, hide_at) as next from elements where id = ${id}`.execute(db)
  return { turned: rows[0] ?? null, next: later[0]?.next ?? null }
}
