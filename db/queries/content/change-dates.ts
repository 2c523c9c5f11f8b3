import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What is public and has a page of its own, by what it is, with the time of its last change. */
export async function findChangeDates(db: SiteDb) {
  const valid = (table: 'products' | 'pages' | 'services') =>
    db
      .selectFrom(table)
      .select(['id', 'updated_at'])
      .where('is_valid', '=', true)
      .where('updated_at', 'is not', null)
      .orderBy('id')
      .execute()
  const [products, pages, services, events] = await Promise.all([
    valid('products'),
    valid('pages'),
    valid('services'),
    db
      .selectFrom('elements')
      .select(['id', 'updated_at'])
      .where('route', '=', EVENTS_ROUTE)
      .where('is_published', '=', true)
      .where('updated_at', 'is not', null)
      .orderBy('id')
      .execute(),
  ])
  return { products, pages, services, events }
}
