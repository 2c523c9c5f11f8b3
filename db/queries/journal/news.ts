import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isPublic } from './published.ts'

interface Moment {
  locale: string
  now: Date
}

function promotedAt(now: Date) {
  return sql<boolean>`(coalesce(news.promoted_from <= ${now}, false) and coalesce(news.promoted_until > ${now}, true))`
}

function writtenNews(db: SiteDb, locale: string) {
  return db
    .selectFrom('news')
    .innerJoin('news_texts', (on) =>
      on.onRef('news_texts.site_id', '=', 'news.site_id').onRef('news_texts.news_id', '=', 'news.id'),
    )
    .where('news_texts.locale', '=', locale)
}

function publicNews(db: SiteDb, { locale, now }: Moment) {
  return writtenNews(db, locale).where(isPublic('news', now))
}

const FACTS = [
  'news.id',
  'news.published_at',
  'news.media_id',
  'news_texts.title',
  'news_texts.slug',
  'news_texts.teaser',
  'news_texts.alt',
  'news_texts.updated_at',
] as const
const WHOLE = [...FACTS, 'news_texts.content'] as const

export async function listNews(db: SiteDb, { locale, now, list }: Moment & { list: ListQuery }) {
  const promoted = promotedAt(now)
  const filtered = whereList(publicNews(db, { locale, now }), {
    list,
    columns: { promoted, title: 'news_texts.title' },
  })
  const page = filtered.select(FACTS).select([
    promoted.as('promoted'),
    // Only where nothing else tells what it is about.
    sql<string>`case when news_texts.teaser = '' then news_texts.content else '' end`.as('content'),
  ])
  const columns = {
    promoted: sql`row(${promoted}, news.published_at)`,
    date: 'news.published_at',
    title: 'news_texts.title',
    id: 'news.id',
  } as const
  const [rows, total] = await Promise.all([
    pageList(page, { list, columns, lastKey: 'news.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

export async function findNews(db: SiteDb, { id, locale, now }: Moment & { id: number }) {
  return publicNews(db, { locale, now })
    .where('news.id', '=', id)
    .select(WHOLE)
    .select(promotedAt(now).as('promoted'))
    .executeTakeFirst()
}

/** As it is saved, whether visitors see it or not: only for whoever holds a link to it. */
export async function findWrittenNews(db: SiteDb, { id, locale }: { id: number; locale: string }) {
  return writtenNews(db, locale).where('news.id', '=', id).select(WHOLE).executeTakeFirst()
}

/** The nearest in time on both sides; of one moment, the number decides. */
export async function newsAround(db: SiteDb, { id, ...moment }: Moment & { id: number }) {
  const others = publicNews(db, moment).select(['news.id', 'news_texts.slug', 'news_texts.title'])
  const place = sql`(news.published_at, news.id)`
  // Within the database, which counts microseconds: a date that has been here has lost them.
  const own = sql`(select own.published_at, own.id from news as own where own.id = ${id}::integer)`
  const [previous, next] = await Promise.all([
    others
      .where(sql<boolean>`${place} < ${own}`)
      .orderBy('news.published_at', 'desc')
      .orderBy('news.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    others
      .where(sql<boolean>`${place} > ${own}`)
      .orderBy('news.published_at')
      .orderBy('news.id')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { previous, next }
}

export function newsSlugs(db: SiteDb, id: number) {
  return db.selectFrom('news_texts').select(['locale', 'slug']).where('news_id', '=', id).execute()
}
