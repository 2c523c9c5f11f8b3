import type { BankState, Goods } from './model.ts'
import type { Walk } from './walk.ts'

export interface SeenOrder {
  id: number
  publicId: string
  cartId: string
  goods: Goods
  money: 'OPEN' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'HELD'
  isPaid: boolean
  /** In milliseconds, while its stock is held. */
  heldUntil: number | null
  totalCents: number
  shippingCents: number
  cardCents: number
  cardDecidedCents: number
  cardDoneCents: number
  refundedCents: number
  lines: { declinationId: number; quantity: number; unitCents: number; refunded: number }[]
  payments: SeenPayment[]
}

export interface SeenPayment {
  id: number
  /** None while the bank has not answered. */
  reference: string | null
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'HELD' | 'REFUNDED'
  cents: number
  decidedCents: number
  doneCents: number
  bank: { state: BankState; cents: number; refundedCents: number } | null
}

/** What lies in the tables of a walk. */
export interface Seen {
  stock: number[]
  reserved: number[]
  uses: number[]
  cards: { balance: number; held: number }[]
  orders: SeenOrder[]
}

/** Everything of a walk in one statement, past all code of the product. */
export async function readShop({ shop, stage }: Walk): Promise<Seen> {
  const { rows } = await shop.admin.query(STATEMENT, [
    stage.articles,
    stage.codes.map(({ id }) => id),
    stage.lastOrder,
    stage.cards.map(({ id }) => id),
  ])
  return rows[0].seen
}

const STATEMENT = `
  with wines as (
    select quantity, reserved, ord from unnest($1::integer[]) with ordinality as article (id, ord)
    join estate.declinations on site_id = 1 and declinations.id = article.id
  ), placed as (
    select * from estate.orders where site_id = 1 and id > $3
  ), refunded as (
    select payment_id, sum(amount_cents - cards_cents)::integer as decided,
      coalesce(sum(amount_cents - cards_cents) filter (where status = 'DONE'), 0)::integer as done
    from estate.refunds where site_id = 1 and order_id > $3 and status <> 'FAILED' group by 1
  ), carded as (
    select order_id, sum(cards_cents)::integer as decided,
      coalesce(sum(cards_cents) filter (where status = 'DONE'), 0)::integer as done
    from estate.refunds where site_id = 1 and order_id > $3 and status <> 'FAILED' group by 1
  ), paid as (
    select order_id, json_agg(json_build_object(
      'id', payments.id, 'reference', payments.reference, 'status', status, 'cents', payments.amount_cents,
      'decidedCents', coalesce(decided, 0), 'doneCents', coalesce(done, 0),
      'bank', case when bank.reference is not null then json_build_object(
        'state', bank.state, 'cents', bank.amount_cents, 'refundedCents', bank.refunded_cents) end
      ) order by payments.id) as payments
    from estate.payments
    left join platform.test_payments bank on bank.reference = payments.reference
    left join refunded on payment_id = payments.id
    where site_id = 1 and order_id > $3 group by 1
  ), ordered as (
    select order_id, json_agg(json_build_object('declinationId', declination_id, 'quantity', quantity,
      'unitCents', unit_cents, 'refunded', refunded_quantity) order by position) as lines
    from estate.order_lines where site_id = 1 and order_id > $3 group by 1
  )
  select json_build_object(
    'stock', (select json_agg(quantity order by ord) from wines),
    'reserved', (select json_agg(reserved order by ord) from wines),
    'uses', (select json_agg(uses order by array_position($2::integer[], id)) from estate.discount_codes
      where site_id = 1 and id = any($2)),
    'cards', (select json_agg(json_build_object('balance', balance_cents, 'held', held_cents)
      order by array_position($4::integer[], id)) from estate.gift_cards where site_id = 1 and id = any($4)),
    'orders', (select coalesce(json_agg(json_build_object(
        'id', placed.id, 'publicId', public_id, 'cartId', cart_id, 'goods', fulfilment, 'money', money,
        'isPaid', paid_at is not null, 'heldUntil', extract(epoch from reserved_until) * 1000,
        'totalCents', total_cents, 'shippingCents', shipping_cents, 'cardCents', cards_cents,
        'cardDecidedCents', coalesce(carded.decided, 0), 'cardDoneCents', coalesce(carded.done, 0),
        'refundedCents', refunded_cents, 'lines', ordered.lines, 'payments', coalesce(paid.payments, '[]')
      ) order by placed.id), '[]')
      from placed left join paid on paid.order_id = placed.id left join carded on carded.order_id = placed.id
      left join ordered on ordered.order_id = placed.id)
  ) as seen`
