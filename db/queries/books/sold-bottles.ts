import { sql } from 'kysely'
import type { ReadRows, SiteDb } from '#db/site-db.ts'
import type { SoldBottles } from '#rules/books/excise.ts'
import { monthsOf, type Period, periodSpan, type Span } from '#rules/books/period.ts'

/** A line, and how many of it count in which month. */
interface Row {
  month: string
  kind: string | null
  alcoholPercent: string | null
  idCountry: number
  millilitres: string
  unknown: string
}

/** The bottles of a time, month by month: no statement takes long, however much was sold. */
export async function listSoldBottles(read: ReadRows, period: Period): Promise<SoldBottles[]> {
  const sold: SoldBottles[] = []
  for (const month of monthsOf(period)) sold.push(...(await read((db) => listBottlesOf(db, periodSpan(month)))))
  return sold
}

/**
 * Bottles by what is in them: gone when they left the estate, back when they lie on its shelf again. What is paid for and
 * still there has not left. Of a box counts what it took from the cellar when it was sold, and where it took itself, what
 * is in it.
 */
async function listBottlesOf(db: SiteDb, { from, until }: Span): Promise<SoldBottles[]> {
  const { rows } = await sql<Row>`
    with gone as (
      select id as order_id, left_at from orders where left_at >= ${from} and left_at < ${until}
    ), moved as (
      select left_at as at, lines.order_id, position, quantity as pieces
      from gone join order_lines lines on lines.order_id = gone.order_id
      union all
      select left_at, gone.order_id, position, -quantity
      from gone join refunds on refunds.order_id = gone.order_id and status <> 'FAILED' and created_at < left_at
      join refund_lines on refund_lines.refund_id = refunds.id and is_restocked
      union all
      select refunds.created_at, orders.id, position, -quantity
      from refunds join refund_lines on refund_lines.refund_id = refunds.id and is_restocked
      join orders on orders.id = refunds.order_id and left_at <= refunds.created_at
      where refunds.created_at >= ${from} and refunds.created_at < ${until} and refunds.status <> 'FAILED'
    ), counted as (
      -- The same of the same first: what is in a bottle is then looked up once, not once an order.
      select to_char(at at time zone 'Europe/Paris', 'YYYY-MM') as month, lines.declination_id, stock_claims,
        case when delivery_type in ('DELIVERY', 'PICKUP')
          then coalesce((coalesce(delivery_address, billing_address) ->> 'idCountry')::integer, 250) else 250
        end as country, sum(pieces) as pieces
      from moved
      join order_lines lines on lines.order_id = moved.order_id and lines.position = moved.position
      join orders on orders.id = moved.order_id
      where is_alcohol
      group by 1, 2, 3, 4
    ), told as (
      select counted.*, exists (select from jsonb_array_elements(stock_claims))
        and not exists (select from jsonb_array_elements(stock_claims) claim
          where claim ->> 'holder' <> 'DECLINATION' or (claim ->> 'holderId')::integer = declination_id) as is_told
      from counted
    )
    select month, products.kind, alcohol_percent as "alcoholPercent", country as "idCountry",
      coalesce(sum(pieces * each * millilitres), 0) as millilitres,
      coalesce(sum(pieces) filter (where millilitres is null), 0) as unknown
    from told
    left join lateral (
      select declination_id as id, 1 as each
      from declinations sold join products of_sold on of_sold.id = sold.product_id
      where sold.id = declination_id and of_sold.type <> 'BOX'
      union all
      select (claim ->> 'holderId')::integer, (claim ->> 'quantity')::integer
      from jsonb_array_elements(stock_claims) claim where is_told
      union all
      -- What is not counted in the cellar was not taken from it.
      select component_id, box_components.quantity
      from box_components join declinations inside on inside.id = component_id
      where box_id = declination_id and (not is_told or not inside.tracks_stock)
        and not (is_told and stock_claims @> jsonb_build_array(jsonb_build_object('holderId', component_id)))
    ) bottles on true
    left join declinations on declinations.id = bottles.id
    left join vintages on vintages.id = vintage_id
    left join products on products.id = declinations.product_id
    where products.type is distinct from 'OTHER'
    group by 1, 2, 3, 4
  `.execute(db)
  return rows.map(({ alcoholPercent, millilitres, unknown, ...row }) => ({
    ...row,
    alcoholPercent: alcoholPercent === null ? null : Number(alcoholPercent),
    millilitres: Number(millilitres),
    unknown: Number(unknown),
  }))
}
