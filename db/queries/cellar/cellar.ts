import { sql } from 'kysely'
import type { CapacityUnit, Colour } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

export interface CellarRow {
  declination_id: number
  product_id: number
  name: string
  slug: string
  appellation: string | null
  colour: Colour | null
  year: number | null
  capacity: string | null
  capacity_unit: CapacityUnit | null
  media_id: string | null
  bought: number
  opened: number
  last_bought_at: Date
  drink_from: number | null
  drink_until: number | null
}

interface CellarOptions {
  userId: number
  locale: string
  /** One wine only. */
  declinationId?: number
}

/**
 * Wines of paid orders, less what was paid back; of a box, what is in it today. A wine that is no longer sold stays: the
 * bottles are in the cellar all the same.
 */
export async function findCellar(db: SiteDb, { userId, locale, declinationId }: CellarOptions): Promise<CellarRow[]> {
  const { rows } = await sql<CellarRow>`
    with bought as (
      select coalesce(part.component_id, line.declination_id) as declination_id,
        sum((line.quantity - line.refunded_quantity) * coalesce(part.quantity, 1))::integer as bought,
        max(orders.created_at) as last_bought_at
      from orders
      join order_lines line on line.site_id = orders.site_id and line.order_id = orders.id
      left join box_components part on part.site_id = line.site_id and part.box_id = line.declination_id
      where orders.user_id = ${userId} and orders.money in ('PAID', 'PARTLY_REFUNDED')
        and orders.fulfilment not in ('AWAITING_PAYMENT', 'CANCELLED')
        and line.declination_id is not null and line.quantity > line.refunded_quantity
      group by 1
    )
    select declinations.id as declination_id, products.id as product_id, products.appellation, products.colour,
      coalesce(texts.name, declinations.reference) as name, coalesce(texts.slug, '') as slug,
      vintages.year, vintages.drink_from, vintages.drink_until,
      declinations.capacity, declinations.capacity_unit, coalesce(declinations.media_id, products.media_id) as media_id,
      bought.bought, least(bought.bought, coalesce(opened_bottles.opened, 0)) as opened, bought.last_bought_at
    from bought
    join declinations on declinations.id = bought.declination_id
    join products on products.site_id = declinations.site_id and products.id = declinations.product_id
    left join vintages on vintages.site_id = declinations.site_id and vintages.id = declinations.vintage_id
    left join opened_bottles on opened_bottles.site_id = declinations.site_id and opened_bottles.user_id = ${userId}
      and opened_bottles.declination_id = declinations.id
    left join lateral (
      select name, slug from product_texts
      where product_texts.site_id = products.site_id and product_texts.product_id = products.id
      order by locale = ${locale} desc, locale = 'fr' desc limit 1
    ) texts on true
    where products.type = 'WINE' and (${declinationId ?? null}::integer is null or declinations.id = ${declinationId ?? null})
    order by vintages.drink_until nulls last, texts.name, vintages.year
  `.execute(db)
  return rows
}

export async function setOpened(
  db: SiteDb,
  { userId, declinationId, opened }: { userId: number; declinationId: number; opened: number },
): Promise<void> {
  const key = { user_id: userId, declination_id: declinationId }
  if (opened === 0) {
    await db
      .deleteFrom('opened_bottles')
      .where('user_id', '=', userId)
      .where('declination_id', '=', declinationId)
      .execute()
    return
  }
  await db
    .insertInto('opened_bottles')
    .values({ ...key, opened })
    .onConflict((conflict) => conflict.columns(['site_id', 'user_id', 'declination_id']).doUpdateSet({ opened }))
    .execute()
}
