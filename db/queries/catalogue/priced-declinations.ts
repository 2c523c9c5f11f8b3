import { sql } from 'kysely'
import type { DiscountType } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

export interface PricedDeclination {
  id: number
  version: number
  name: string | null
  reference: string
  year: number | null
  format: number | null
  priceCents: number
  discount: { type: DiscountType; amount: number } | null
  /** Each price one really paid, with when it began, in milliseconds. */
  history: [cents: number, since: number][]
}

interface Asked {
  ids: readonly number[]
  locale: string
}

/** What these cost and have cost, locked until their prices are changed; in the order of their ids. */
export async function lockPriced(db: SiteDb, asked: Asked): Promise<PricedDeclination[]> {
  // As orders lock them: two who want the same wait for each other.
  await sql`select id from declinations where id = any (${[...asked.ids]}::integer[]) order by id for no key update`.execute(
    db,
  )
  return listPriced(db, asked)
}

export async function listPriced(db: SiteDb, { ids, locale }: Asked): Promise<PricedDeclination[]> {
  const { rows } = await sql<PricedDeclination>`
    select t.id, t.version, t.reference, t.millilitres as format,
      (select year from vintages where vintages.site_id = t.site_id and vintages.id = t.vintage_id) as year,
      (select told.name from product_texts as told where told.site_id = t.site_id and told.product_id = t.product_id
        order by told.locale = ${locale} desc, told.locale = 'fr' desc, told.locale limit 1) as name,
      coalesce(t.fixed_price_cents, products.price_cents) as "priceCents",
      case when discounts.id is not null then
        jsonb_build_object('type', discounts.type, 'amount', discounts.amount) end as discount,
      coalesce((select jsonb_agg(jsonb_build_array(price_cents, floor(extract(epoch from changed_at) * 1000))
          order by changed_at, price_changes.id)
        from price_changes where price_changes.site_id = t.site_id and declination_id = t.id), '[]') as history
    from declinations t
    join products on products.site_id = t.site_id and products.id = t.product_id
    left join discounts on discounts.site_id = t.site_id
      and discounts.id = coalesce(t.discount_id, products.discount_id) and discounts.detail_type = 'PRODUCT'
    where t.id = any (${[...ids]}::integer[]) order by t.id`.execute(db)
  return rows
}
