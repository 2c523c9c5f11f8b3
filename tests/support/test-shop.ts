import type { TestApp } from './test-app.ts'
import { createTestApp } from './test-app.ts'
import { addBottle, addFreeCarrier, byCarrier, fillCart, orderBody, PATIENT_GATE, startOrder } from './test-orders.ts'

export interface TestShop extends TestApp {
  carrier: number
  bottle: number
}

/** Site 1 with a bottle of 12.50 €, a dozen in stock, and a courier who takes nothing for bringing it. */
export async function openShop(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestShop> {
  const test = await createTestApp({ gate: PATIENT_GATE, ...options })
  const carrier = await addFreeCarrier(test)
  return { ...test, carrier, bottle: await addBottle(test, { stock: 12 }) }
}

/** An order of so many bottles that awaits payment. */
export async function orderBottles(shop: TestShop, quantity: number) {
  const cart = await fillCart(shop, { lines: [[shop.bottle, quantity]] })
  return { cart, ...(await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })) }
}

/** The invariants of an estate that has only sold the shop's bottle. */
export async function booksOf({ admin, bottle }: TestShop) {
  const { rows } = await admin.query(
    `select
       (select quantity from estate.declinations where site_id = 1 and id = $1) as quantity,
       (select reserved from estate.declinations where site_id = 1 and id = $1) as reserved,
       (select coalesce(sum(change), 0)::int from estate.stock_movements where site_id = 1 and holder_id = $1 and holder = 'DECLINATION') as moved,
       (select count(*)::int from estate.invoices where series = 'INVOICE') as invoices,
       (select count(*)::int from estate.invoices where series = 'CREDIT_NOTE') as credits,
       (select count(*)::int from estate.payments where status = 'SUCCEEDED') as paid,
       (select coalesce(json_agg(kind order by id), '[]') from estate.mails) as mails`,
    [bottle],
  )
  return rows[0]
}
