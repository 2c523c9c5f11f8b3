import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
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
  holder: Holder,
): Promise<Record<'customer' | 'place' | 'cart', UnpaidHolds>> {
  const [, rows] = await Promise.all([lockHolder(db, holder), unpaidHolds(db, holder)])
  const found = (who: string): UnpaidHolds => rows.find((row) => row.who === who) ?? { open: 0, stocks: [], lapsed: 0 }
  return { customer: found('customer'), place: found('place'), cart: found('cart') }
}

const lockHolder = prepared(
  (_db, { customerKey, placedFrom }: Slots<Holder>) => sql`
    select pg_advisory_xact_lock(hashtextextended('customer ' || ${customerKey}, current_site())),
      pg_advisory_xact_lock(hashtextextended('place ' || ${placedFrom}, current_site()))
  `,
)

const unpaidHolds = prepared(
  (_db, { cartId, customerKey, placedFrom, now }: Slots<Holder>) => sql<
    { who: 'customer' | 'place' | 'cart' } & UnpaidHolds
  >`
    with unpaid as (
      select id, cart_id, customer_key, placed_from, fulfilment = 'AWAITING_PAYMENT' as is_open
      from orders
      where (customer_key = ${customerKey} or placed_from = ${placedFrom})
        -- What the estate itself keeps for somebody asks nobody's patience.
        and not exists (select from order_entries where order_entries.order_id = orders.id)
        and (fulfilment = 'AWAITING_PAYMENT' or lapsed_at > ${now}::timestamptz - interval '1 day')
    ), asked (who) as (values ('customer'), ('place'), ('cart')), theirs as (
      select who, unpaid.* from asked join unpaid on case who
        when 'customer' then customer_key = ${customerKey}
        when 'place' then placed_from = ${placedFrom}
        else cart_id = ${cartId} end
    ), stocks as (
      select who, json_build_object('held', sum(stock_reservations.quantity),
        'inCellar', max(coalesce(declinations.quantity, products.quantity, 0))) as stock
      from theirs
      join stock_reservations on order_id = theirs.id and state = 'HELD'
      left join declinations on holder = 'DECLINATION' and declinations.id = holder_id
      left join products on holder = 'PRODUCT' and products.id = holder_id
      where is_open
      group by who, holder, holder_id
    )
    select who,
      (select count(*) from theirs where theirs.who = asked.who and is_open)::integer as open,
      (select count(*) from theirs where theirs.who = asked.who and not is_open)::integer as lapsed,
      (select coalesce(json_agg(stock), '[]') from stocks where stocks.who = asked.who) as stocks
    from asked
  `,
)

/** From where an order was placed matters for a day; a hash of an address can be found out by trying all of them. */
export async function forgetPlacesBefore(db: SiteDb, date: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ placed_from: null })
    .where('created_at', '<', date)
    .where('placed_from', 'is not', null)
    .execute()
}
