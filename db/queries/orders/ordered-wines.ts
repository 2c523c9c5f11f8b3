import { sql } from 'kysely'
import type { Colour } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

interface OrderedWine {
  product_id: number
  name: string
  colour: Colour | null
  year: number | null
  media_id: string | null
  drink_from: number | null
  drink_until: number | null
  serve_from: number | null
  serve_until: number | null
}

/** The wines of an order, each vintage once, as they stand in it; of a box, what is in it today. */
export async function findOrderedWines(
  db: SiteDb,
  { orderId, locale }: { orderId: number; locale: string },
): Promise<OrderedWine[]> {
  const { rows } = await sql<OrderedWine>`
    with ordered as (
      select coalesce(part.component_id, line.declination_id) as declination_id, min(line.position) as position
      from order_lines line
      left join box_components part on part.site_id = line.site_id and part.box_id = line.declination_id
      where line.order_id = ${orderId} and line.quantity > line.refunded_quantity
      group by 1
    ), told as (
      select distinct on (products.id, vintages.id) products.id as product_id, products.colour,
        coalesce(texts.name, declinations.reference) as name, vintages.year,
        coalesce(declinations.media_id, products.media_id) as media_id,
        vintages.drink_from, vintages.drink_until, vintages.serve_from, vintages.serve_until, ordered.position
      from ordered
      join declinations on declinations.id = ordered.declination_id
      join products on products.site_id = declinations.site_id and products.id = declinations.product_id
      left join vintages on vintages.site_id = declinations.site_id and vintages.id = declinations.vintage_id
      left join lateral (
        select name from product_texts
        where product_texts.site_id = products.site_id and product_texts.product_id = products.id
        order by locale = ${locale} desc, locale = 'fr' desc limit 1
      ) texts on true
      where products.type = 'WINE'
      order by products.id, vintages.id, ordered.position
    )
    select product_id, name, colour, year, media_id, drink_from, drink_until, serve_from, serve_until
    from told order by position, name, year
  `.execute(db)
  return rows
}
