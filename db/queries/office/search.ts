import { type RawBuilder, sql } from 'kysely'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'
import type { FoundKind } from '#contract/office/closed-sets.ts'
import type { Fulfilment } from '#contract/orders/closed-sets.ts'
import { inPlainText, searchSql } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const MOST_FOUND = 5

interface FoundOrder {
  id: number
  customer: string
  createdAt: Date
  total: number
  fulfilment: Fulfilment
}

/** Among the newest too many to count: those that have every word, the one with this very number or hand-over code first. */
export async function findOrders(
  db: SiteDb,
  { words, number, code }: { words: string; number: number | null; code: string | null },
): Promise<FoundOrder[]> {
  const said = inPlainText(sql`searched`)
  const { rows } = await sql<FoundOrder>`
    (select id, trim(firstname || ' ' || lastname) as customer, created_at as "createdAt",
      (total_cents / 100.0)::float8 as total, fulfilment from orders where id = ${number ?? 0})
    union all
    (select id, trim(firstname || ' ' || lastname), created_at, (total_cents / 100.0)::float8, fulfilment from orders
      where hand_over_code = ${code} and delivery_type = 'CLICK_AND_COLLECT' and id <> ${number ?? 0}
        and fulfilment in ('PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP'))
    union all
    (select id, trim(firstname || ' ' || lastname), created_at, (total_cents / 100.0)::float8, fulfilment from orders
      where ${searchSql([said], words)} and id <> ${number ?? 0}
      order by created_at desc, id desc limit ${MOST_FOUND})
    limit ${MOST_FOUND}`.execute(db)
  return rows
}

export async function findCustomers(db: SiteDb, words: string) {
  const said = inPlainText(sql`searched`)
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, trim(firstname || ' ' || lastname) as name, email from users
    where role = 'CUSTOMER' and ${searchSql([said], words)} order by id desc limit ${MOST_FOUND}`.execute(db)
  return rows
}

interface FoundProduct {
  id: number
  name: string
  type: ProductType
  isValid: boolean
}

/** By their names in any language, and the references of what is sold of them. */
export async function findProducts(
  db: SiteDb,
  { words, locale }: { words: string; locale: string },
): Promise<FoundProduct[]> {
  const said = sql`(coalesce((select string_agg(name, ' ') from product_texts where product_id = products.id), '') || ' ' ||
    coalesce((select string_agg(reference, ' ') from declinations where product_id = products.id), ''))`
  const { rows } = await sql<FoundProduct>`
    select id, type, is_valid as "isValid", coalesce((select name from product_texts where product_id = products.id
      order by locale = ${locale} desc, locale = 'fr' desc limit 1), '') as name
    from products where ${searchSql([said], words)} order by is_valid desc, position, id limit ${MOST_FOUND}`.execute(
    db,
  )
  return rows
}

interface FoundNamed {
  kind: FoundKind
  id: number
  name: string
}

/** What else the estate has given names to; kinds that are not asked for are not looked at. */
export async function findNamed(
  db: SiteDb,
  { words, locale, kinds }: { words: string; locale: string; kinds: readonly FoundKind[] },
): Promise<FoundNamed[]> {
  if (kinds.length === 0) return []
  const named = kinds.map(
    (kind) => sql`(select ${kind}::text as kind, id, name from (${NAMED[kind](locale)}) as told
      where ${searchSql([sql`name`], words)} order by name, id limit ${MOST_FOUND})`,
  )
  const { rows } = await sql<FoundNamed>`${sql.join(named, sql` union all `)}`.execute(db)
  return rows
}

const NAMED: Readonly<Record<FoundKind, (locale: string) => RawBuilder<unknown>>> = {
  carriers: (locale) => sql`select carriers.id, (select name from carrier_texts where carrier_id = carriers.id
    order by locale = ${locale} desc, locale = 'fr' desc limit 1) as name from carriers`,
  collectionPlaces: () => sql`select calendars.id, company_addresses.name from calendars
    join company_addresses on company_addresses.site_id = calendars.site_id and company_addresses.id = address_id`,
  discountCodes: () => sql`select id, code as name from discount_codes`,
  customerGroups: () => sql`select id, name from customer_groups`,
  tags: (locale) => sql`select tags.id, (select label from tag_texts where tag_id = tags.id
    order by locale = ${locale} desc, locale = 'fr' desc limit 1) as name from tags`,
  news: (locale) => sql`select news.id, (select title from news_texts where news_id = news.id
    order by locale = ${locale} desc, locale = 'fr' desc limit 1) as name from news`,
  blogs: (locale) => sql`select blogs.id, (select title from blog_texts where blog_id = blogs.id
    order by locale = ${locale} desc, locale = 'fr' desc limit 1) as name from blogs`,
  albums: (locale) => sql`select albums.id, (select title from album_texts where album_id = albums.id
    order by locale = ${locale} desc, locale = 'fr' desc limit 1) as name from albums`,
  partners: (locale) => sql`select element_id as id, (select title from element_texts
    where element_texts.element_id = partners.element_id
    order by locale = ${locale} desc, locale = 'fr' desc limit 1) as name from partners`,
}
