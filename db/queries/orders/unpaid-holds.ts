import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { UnpaidHolds } from '#rules/orders/hold-limits.ts'

interface Holder {
  cartId: string
  customerKey: string
  placedFrom: string
  now: Date
}

/**
 * What this customer, this place and this cart hold unpaid. Orders of the same customer or place that are placed at once
 * wait here for each other, always in the same order: counted together, none slips through. This statement only locks;
 * the next one sees what those before have left.
 */
export async function countUnpaidHolds(
  db: SiteDb,
  { cartId, customerKey, placedFrom, now }: Holder,
): Promise<Record<'customer' | 'place' | 'cart', UnpaidHolds>> {
  const lock = sql`
    select pg_advisory_xact_lock(hashtextextended('customer ' || ${customerKey}, current_site())),
      pg_advisory_xact_lock(hashtextextended('place ' || ${placedFrom}, current_site()))
  `.execute(db)
  const count = sql<{ who: 'customer' | 'place' | 'cart' } & UnpaidHolds>`
    with unpaid as (
      select id, cart_id, customer_key, placed_from, fulfilment = 'AWAITING_PAYMENT' as is_open
      from orders
      where (customer_key = ${customerKey} or placed_from = ${placedFrom})
        and (fulfilment = 'AWAITING_PAYMENT' or lapsed_at > ${now}::timestamptz - interval '1 day')
    ), pieces as (
      select order_id, sum(quantity) as held from stock_reservations
      where order_id in (select id from unpaid where is_open) and state = 'HELD' group by order_id
    )
    select who,
      count(*) filter (where is_open)::integer as open,
      coalesce(sum(held) filter (where is_open), 0)::integer as pieces,
      count(*) filter (where not is_open)::integer as lapsed
    from (values ('customer'), ('place'), ('cart')) as asked (who)
    left join unpaid on case who
      when 'customer' then customer_key = ${customerKey}
      when 'place' then placed_from = ${placedFrom}
      else cart_id = ${cartId} end
    left join pieces on pieces.order_id = unpaid.id
    group by who
  `.execute(db)
  const [, { rows }] = await Promise.all([lock, count])
  const found = (who: string): UnpaidHolds => rows.find((row) => row.who === who) ?? { open: 0, pieces: 0, lapsed: 0 }
  return { customer: found('customer'), place: found('place'), cart: found('cart') }
}
