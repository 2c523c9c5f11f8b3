import { sql } from 'kysely'

/** Whether visitors see a row that is published from a time on. */
export const publishedState = sql`case when not t.is_published then 'DRAFT'
  when t.published_at > now() then 'PLANNED' else 'SHOWN' end`
