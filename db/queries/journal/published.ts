import { type RawBuilder, sql } from 'kysely'

type Written = 'news' | 'blogs' | 'albums' | 'blog_folders'

/** What visitors may see at this moment: neither drafts nor what waits for its hour. The table by its name. */
export function isPublic(table: Written, now: Date | RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.is_published`)} and (${sql.ref(`${table}.published_at`)} > ${now}) is not true)`
}

/** The folders that visitors may not see at this moment: those that are hidden, and all that lies below them. */
export function closedFolders(now: Date | RawBuilder<Date>): RawBuilder<number> {
  return sql<number>`(with recursive closed as (
    select id from blog_folders where not ${isPublic('blog_folders', now)}
    union select below.id from blog_folders as below join closed on below.parent_id = closed.id)
    select id from closed)`
}
