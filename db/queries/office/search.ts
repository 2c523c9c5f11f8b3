import { sql } from 'kysely'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'
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

/** Among the newest too many to count: those that have every word, the one with this very number first. */
export async function findOrders(
  db: SiteDb,
  { words, number }: { words: string; number: number | null },
): Promise<FoundOrder[]> {
  const said = inPlainText(sql`searched`)
  const { rows } = await sql<FoundOrder>`
    (select id, trim(firstname || ' ' || lastname) as customer, created_at as "createdAt",
      (total_cents / 100.0)::float8 as total, fulfilment from orders where id = ${number ?? 0})
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
