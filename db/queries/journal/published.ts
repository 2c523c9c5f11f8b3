import { type RawBuilder, sql } from 'kysely'

/** What visitors may see at this moment: neither drafts nor what waits for its hour. The table by its name. */
export function isPublic(table: 'news' | 'blogs' | 'albums', now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.is_published`)} and ${sql.ref(`${table}.published_at`)} <= ${now})`
}
