import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import { prepared, type Slots } from '#db/prepared.ts'
import { PLANNED_ONCE, type SiteDb } from '#db/site-db.ts'
import type { CardRow, PageRow, ShopRow } from './card-shapes.ts'

/** How the estate counts its stock and shows its prices: one row, whatever it has said. */
export const SHOP = sql`shop as materialized (
  select hides_prices, hides_percent, coalesce(counts, true) as counts, coalesce(by_product, false) as by_product
  from (select) one left join shop_settings on true
)`

/** The stock of a `listed` product; only boxes ask the view, which opens them. */
const STOCK = sql`case
  when listed.type = 'BOX' then box_stock(listed.site_id, listed.product_id)
  when shop.counts then (
    select json_object_agg(declinations.id, greatest(0, case when shop.by_product then (
        select products.quantity - products.reserved from products
        where products.site_id = listed.site_id and products.id = listed.product_id)
      else declinations.quantity - declinations.reserved end))
    from declinations
    where declinations.site_id = listed.site_id and declinations.product_id = listed.product_id
      and declinations.is_valid and declinations.tracks_stock)
  end`

/** The card and the stock of a `listed` product beside its `cards` row. */
const cardOf = sql`cards.card, ${STOCK} as stock`
/** The same as text, of a `listed` product beside its `told` row: a card is only read where nothing is told. */
export const listedCard = sql`listed.product_id as id, told.told, case when told.told is null then (
    select cards.card::text from product_cards cards
    where cards.site_id = listed.site_id and cards.locale = listed.locale and cards.product_id = listed.product_id
  ) end as card, (${STOCK})::text as stock`

/**
 * Declinations of which no lot is left. Those that count for themselves are found by their own index, boxes by what they
 * hold; where an estate counts by product, the view is asked.
 */
export const RUN_OUT = sql`run_out as materialized (
  select declinations.id, declinations.product_id from declinations
  where (select counts and not by_product from shop) and declinations.has_run_out and declinations.is_valid
    and not exists (
      select from products
      join box_components on box_components.site_id = products.site_id and box_components.box_id = declinations.id
      where products.site_id = declinations.site_id and products.id = declinations.product_id and products.type = 'BOX')
  union all
  select box.id, box.product_id from products
  -- Each offset keeps the planner from reading all declinations for the sake of a few boxes.
  cross join lateral (
    select * from declinations
    where declinations.site_id = products.site_id and declinations.product_id = products.id and declinations.is_valid
    offset 0
  ) box
  where (select counts and not by_product from shop) and products.type = 'BOX'
    and exists (
      select from box_components held
      join declinations part on part.site_id = held.site_id and part.id = held.component_id and part.tracks_stock
      where held.site_id = box.site_id and held.box_id = box.id
        and greatest(0, part.quantity - part.reserved) / held.quantity < box.sell_by_multiple_of
      offset 0)
  union all
  select offers.id, offers.product_id from offers
  where (select by_product from shop) and offers.available < offers.sell_by_multiple_of
)`

/** Nobody looks for them unless stock is asked for. */
export function runOut(filters: readonly Filter[]): RawBuilder<unknown> {
  return filters.some(({ field }) => field === 'inStock') ? RUN_OUT : sql`nothing as (select)`
}

/** The cards that the estate recommends beside a product, in its order; undefined where there is no such product. */
export async function recommendedCards(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  const { rows } = await sql<ShopRow & (CardRow | { card: null; stock: null })>`${sql.raw(PLANNED_ONCE)}
    with ${SHOP}
    select shop.hides_prices, shop.hides_percent, ${cardOf}
    from shop
    join products own on own.id = ${productId} and own.is_valid
    left join (recommended_products recommended
      join listed_products listed on listed.site_id = recommended.site_id
        and listed.product_id = recommended.recommended_id and listed.locale = ${locale}::text
      join product_cards cards on cards.site_id = listed.site_id and cards.product_id = listed.product_id
        and cards.locale = listed.locale)
      on recommended.site_id = own.site_id and recommended.product_id = own.id
    order by recommended.position, recommended.recommended_id`.execute(db)
  const [shop] = rows
  return shop && { shop, cards: rows.flatMap(({ card, stock }) => (card ? [{ card, stock }] : [])) }
}

/** The cards of these products in their order; those that are not on sale, or not told in the language, are left out. */
export async function findCards(db: SiteDb, { ids, locale }: { ids: readonly number[]; locale: string }) {
  const { rows } = await sql<ShopRow & CardRow>`${sql.raw(PLANNED_ONCE)}
    with ${SHOP}
    select shop.hides_prices, shop.hides_percent, ${cardOf}
    from shop
    cross join unnest(${ids}::int[]) with ordinality asked (id, place)
    join listed_products listed on listed.product_id = asked.id and listed.locale = ${locale}::text
    join product_cards cards on cards.site_id = listed.site_id and cards.product_id = listed.product_id
      and cards.locale = listed.locale
    order by asked.place`.execute(db)
  return rows
}

/** Everything that a product's own page tells. */
export async function findPage(db: SiteDb, asked: AskedPage): Promise<PageRow | undefined> {
  const [row] = await askPage(db, asked)
  return row
}

interface AskedPage {
  productId: number
  locale: string
}

const askPage = prepared(
  (_db, { productId, locale }: Slots<AskedPage>) => sql<PageRow>`
    with ${SHOP}
    select shop.hides_prices, shop.hides_percent, ${cardOf}, cards.page,
      case when listed.type = 'BOX' then box_parts(listed.site_id, listed.product_id, listed.locale) else '[]' end as parts,
      case when (cards.page ->> 'is_mixable')::boolean
        then mixed_products(listed.site_id, listed.product_id, listed.locale) else '[]' end as mixed
    from shop
    join listed_products listed on listed.product_id = ${productId} and listed.locale = ${locale}::text
    join product_cards cards on cards.site_id = listed.site_id and cards.product_id = listed.product_id
      and cards.locale = listed.locale`,
)
