import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { ADDRESS } from '#tests/support/test-orders.ts'

/** One order that awaits payment, paid at the bank: all that is left to do is to complete it. */
export interface PaidOrder {
  orderId: number
  paymentId: number
  publicId: string
  cartId: string
  reference: string
}

const SITE = 1
const id = () => randomBytes(16).toString('hex')

export async function connectAsOwner(url: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`set app.site = '${SITE}'`)
  return owner
}

/** Orders of two bottles each. Their numbers are so large that no price or quantity is mistaken for one. */
export async function addPaidOrders(
  owner: pg.Client,
  { bottle, count }: { bottle: number; count: number },
): Promise<PaidOrder[]> {
  const { rows } = await owner.query('select greatest(10000000, coalesce(max(id), 0) + 1) as first from estate.orders')
  const first = Number(rows[0].first)
  const orders = Array.from({ length: count }, (_, at) => ({
    orderId: first + at,
    paymentId: first + at,
    publicId: id(),
    cartId: id(),
    reference: id(),
  }))
  const columns = [orders.map((one) => one.orderId), orders.map((one) => one.publicId), orders.map((one) => one.cartId)]
  const references = orders.map((one) => one.reference)
  const address = JSON.stringify(ADDRESS)
  await owner.query('insert into estate.carts (id, created_at, changed_at) select unnest($1::text[]), now(), now()', [
    columns[2],
  ])
  await owner.query(
    `insert into estate.orders (id, public_id, cart_id, contents_hash, locale, email, firstname, lastname, phone,
       delivery_address, billing_address, delivery_type, carrier_name, products_cents, total_cents, vat,
       terms_accepted_at, reserved_until, created_at, changed_at)
     select id, public_id, cart_id, 'measured', 'fr', 'jeanne.lebrun@example.com', 'Jeanne', 'Lebrun', '+33612345678',
       $4, $4, 'DELIVERY', 'Coursier', 2500, 2500, '[{"rate": 20, "net": 2083, "vat": 417, "gross": 2500}]',
       now(), now() + interval '1 hour', now(), now()
     from unnest($1::integer[], $2::text[], $3::text[]) as given (id, public_id, cart_id)`,
    [...columns, address],
  )
  await owner.query(
    `insert into estate.order_lines (order_id, position, declination_id, product_id, name, quantity, unit_cents,
       total_cents, vat_parts, is_alcohol, is_dematerialized)
     select unnest($1::integer[]), 0, $2, 1, 'Cuvée mesurée', 2, 1250, 2500, '[{"rate": 20, "cents": 2500}]', true, false`,
    [columns[0], bottle],
  )
  await owner.query(
    `insert into estate.stock_reservations (order_id, holder, holder_id, quantity)
     select unnest($1::integer[]), 'DECLINATION', $2, 2`,
    [columns[0], bottle],
  )
  await owner.query('update estate.declinations set reserved = reserved + $2 where id = $1', [bottle, 2 * count])
  await owner.query(
    `insert into estate.payments (id, order_id, attempt, provider, reference, amount_cents, created_at, changed_at)
     select id, id, 1, 'TEST_CARDS', reference, 2500, now(), now()
     from unnest($1::integer[], $2::text[]) as given (id, reference)`,
    [columns[0], references],
  )
  await owner.query(
    `insert into platform.test_payments (reference, request_key, account, amount_cents, currency, label, return_url,
       state, created_at, changed_at)
     select reference, reference, '${SITE}', 2500, 'EUR', 'Mesure', '/', 'SUCCEEDED', now(), now()
     from unnest($1::text[]) as given (reference)`,
    [references],
  )
  // As the database does by itself a minute after so many rows.
  await owner.query('analyze')
  return orders
}
