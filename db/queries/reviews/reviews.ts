import { type Insertable, sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { ReviewRefusal } from '#contract/reviews/closed-sets.ts'
import { countRows, pageList, searchSql, whereList } from '#db/queries/basics/list.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const OF_ORDER_LINE = sql`order_lines.site_id = reviews.site_id and order_lines.order_id = reviews.order_id
  and order_lines.position = reviews.position`
const label = sql<string>`(select label from order_lines where ${OF_ORDER_LINE})`
const name = sql<string>`(select name from order_lines where ${OF_ORDER_LINE})`
const VIEW = [label.as('label'), name.as('name')] as const

const COLUMNS = {
  id: 'id',
  state: 'state',
  rating: 'rating',
  idProduct: 'product_id',
  publishedAt: 'decided_at',
  writtenAt: 'written_at',
  isAnswered: sql<boolean>`(answer <> '')`,
} as const

const SEARCHED = [sql`(author || ' ' || title || ' ' || text || ' ' || ${name})`]

export async function findReviewView(db: SiteDb, id: number) {
  return db.selectFrom('reviews').selectAll().select(VIEW).where('id', '=', id).executeTakeFirst()
}

/** Those of these that wait to be read, in the order of their lines. */
export async function listWaitingReviews(db: SiteDb, ids: readonly number[]): Promise<ReviewView[]> {
  if (ids.length === 0) return []
  const waiting = db.selectFrom('reviews').selectAll().select(VIEW).where('state', '=', 'WAITING')
  return waiting.where('id', 'in', ids).orderBy('order_id').orderBy('position').execute()
}

export type ReviewView = NonNullable<Awaited<ReturnType<typeof findReviewView>>>

interface ReviewList {
  list: ListQuery
  /** `published` for everybody, of one product where it is named. */
  of: 'all' | 'published' | { productId: number }
}

export async function listReviewViews(
  db: SiteDb,
  { list, of }: ReviewList,
): Promise<{ rows: ReviewView[]; total: number }> {
  const all = db.selectFrom('reviews')
  const published = all.where('state', '=', 'PUBLISHED').where('product_id', 'in', shownProducts(db))
  const wanted = of === 'all' ? all : of === 'published' ? published : published.where('product_id', '=', of.productId)
  const typed = list.filters.find(({ field }) => field === 'search')?.values[0]
  const found = typed === undefined ? wanted : wanted.where(sql<boolean>`${searchSql(SEARCHED, String(typed))}`)
  const filters = list.filters.filter(({ field }) => field !== 'search')
  const filtered = whereList(found, { list: { filters }, columns: COLUMNS })
  const page = pageList(filtered.selectAll().select(VIEW), { list, columns: COLUMNS, lastKey: 'id' }).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}

/** All published marks together, of one product or of the whole estate. */
export async function sumRatings(db: SiteDb, productId: number | null): Promise<{ sum: number; count: number }> {
  return db
    .selectFrom('reviews')
    .select([sql<number>`coalesce(sum(rating), 0)::integer`.as('sum'), sql<number>`count(*)::integer`.as('count')])
    .where('state', '=', 'PUBLISHED')
    .where('product_id', 'in', shownProducts(db))
    .$if(productId !== null, (query) => query.where('product_id', '=', productId ?? 0))
    .executeTakeFirstOrThrow()
}

/** How many there are in each state; of published ones how many wait for an answer, and all their marks together. */
export async function countReviews(db: SiteDb) {
  return db
    .selectFrom('reviews')
    .select([
      sql<number>`(count(*) filter (where state = 'WAITING'))::integer`.as('WAITING'),
      sql<number>`(count(*) filter (where state = 'PUBLISHED'))::integer`.as('PUBLISHED'),
      sql<number>`(count(*) filter (where state = 'REFUSED'))::integer`.as('REFUSED'),
      sql<number>`(count(*) filter (where state = 'PUBLISHED' and answer = ''))::integer`.as('unanswered'),
      sql<number>`coalesce(sum(rating) filter (where state = 'PUBLISHED'), 0)::integer`.as('sum'),
    ])
    .executeTakeFirstOrThrow()
}

function shownProducts(db: SiteDb) {
  return db.selectFrom('products').select('products.id').where('products.is_valid', '=', true)
}

export async function findOrderReviews(db: SiteDb, orderId: number) {
  return db.selectFrom('reviews').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

type NewReview = Pick<
  Insertable<Tables['reviews']>,
  'order_id' | 'position' | 'product_id' | 'rating' | 'author' | 'locale' | 'bought_at' | 'written_at'
> & { title: string; text: string }

/** Writes a review, or what its author says instead: it is read again. */
export async function saveReview(db: SiteDb, review: NewReview): Promise<void> {
  const { rating, title, text, author, locale, written_at } = review
  const anew = { rating, title, text, author, locale, written_at, state: 'WAITING', refusal: null } as const
  await db
    .insertInto('reviews')
    .values({ ...review, refusal: null, decided_at: null, answered_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'order_id', 'position'])
        .doUpdateSet({ ...anew, decided_at: null, answer: '', answered_at: null })
        // Published between reading and writing: what the estate has read is what stands there.
        .where('reviews.state', '<>', 'PUBLISHED'),
    )
    .execute()
}

export async function lockReview(db: SiteDb, id: number) {
  return db
    .selectFrom('reviews')
    .select(['id', 'state', 'order_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface Decision {
  id: number
  /** Why it is refused; null publishes it. */
  refusal: ReviewRefusal | null
  now: Date
}

export async function decide(db: SiteDb, { id, refusal, now }: Decision): Promise<void> {
  const state = refusal === null ? 'PUBLISHED' : 'REFUSED'
  await db.updateTable('reviews').set({ state, refusal, decided_at: now }).where('id', '=', id).execute()
}

export async function setAnswer(
  db: SiteDb,
  { id, answer, now }: { id: number; answer: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ answer, answered_at: answer === '' ? null : now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteOldReviews(
  db: SiteDb,
  { refusedBefore, writtenBefore }: { refusedBefore: Date; writtenBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('reviews')
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'REFUSED'), eb('decided_at', '<', refusedBefore)]),
        eb('written_at', '<', writtenBefore),
      ]),
    )
    .execute()
}
