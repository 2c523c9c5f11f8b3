import { type BrowserContext, expect } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { orderBody } from '#tests/support/test-orders.ts'
import { at } from './estates.ts'
import { OFFICE_HOST } from './office.ts'

const own = () => crypto.randomUUID().slice(0, 8)

async function inDatabase<Made>(make: (db: Awaited<ReturnType<typeof connectToServer>>) => Promise<Made>) {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  return make(db).finally(() => db.end())
}

/** A delivered order of which two bottles are to come back; answers its reference. */
export async function askedReturn({ request }: BrowserContext): Promise<string> {
  const email = `${own()}@example.org`
  const { publicId } = await inDatabase((db) => insertOrder(db, { status: 'DELIVERED', email, now: new Date() }))
  const asked = await request.post(at(OFFICE_HOST, `/api/order/${publicId}/back-products`), {
    headers: { origin: at(OFFICE_HOST, '') },
    data: { lines: [{ line: 0, quantity: 2, reason: 'DAMAGED' }] },
  })
  return (await asked.json()).data.orderBack.order.reference
}

/** A review that waits to be read; answers who has written it. */
export async function waitingReview(): Promise<string> {
  const author = `Jeanne ${own()}`
  await inDatabase(async (db) => {
    const { id } = await insertOrder(db, { status: 'DELIVERED' })
    await db.query(
      `insert into estate.reviews (site_id, order_id, position, product_id, rating, text, author, locale, bought_at, written_at)
       values (1, $1, 0, 1, 4, 'Un vin franc.', $2, 'fr', now(), now())`,
      [id, author],
    )
  })
  return author
}

/** Something that somebody has asked about their data; answers their address. */
export async function openRequest(): Promise<string> {
  const email = `${own()}@example.org`
  await inDatabase((db) =>
    db.query(
      `insert into estate.privacy_requests (site_id, kind, origin, email, message, locale, received_at, due_at)
       values (1, 'OBJECTION', 'FORM', $1, 'Plus de lettres.', 'fr', now(), now() + interval '20 days')`,
      [email],
    ),
  )
  return email
}

/** Carriers that nobody is offered, all found by one word, which is answered. */
export async function fewCarriers({ request }: BrowserContext, count: number): Promise<string> {
  const word = `Coursier ${own()}`
  for (let turn = 1; turn <= count; turn++) {
    await request.post(at(OFFICE_HOST, '/api/admin/carrier'), {
      headers: { origin: at(OFFICE_HOST, '') },
      data: {
        deliveryType: 'DELIVERY',
        isValid: false,
        leastDays: 1,
        mostDays: 3,
        texts: { fr: { name: `${word} ${turn}`, delay: '' } },
      },
    })
  }
  return word
}

/** Six bottles, bought and paid in the shop; answers the number of the order. */
export async function boughtOrder({ request }: Pick<BrowserContext, 'request'>): Promise<number> {
  const { bottle, carrier } = await inDatabase(async (db) => {
    const { rows } = await db.query(
      `select (select declinations.id from estate.offers join estate.declinations using (site_id, id)
           join estate.products on products.site_id = declinations.site_id and products.id = declinations.product_id
           where declinations.site_id = 1 and products.type = 'WINE' and declinations.quantity - declinations.reserved > 60
           order by declinations.quantity desc limit 1) as bottle,
         (select id from estate.carriers where site_id = 1 and delivery_type = 'DELIVERY' and provider = 'TABLE'
           and is_valid order by id limit 1) as carrier`,
    )
    return rows[0]
  })
  const post = async (path: string, data: object) => {
    const answer = await request.post(at(OFFICE_HOST, `/api${path}`), {
      headers: { origin: at(OFFICE_HOST, '') },
      data,
    })
    expect(await answer.json()).toMatchObject({ success: true })
    return (await answer.json()).data
  }
  const cart = await post(`/cart/new/product/${bottle}`, { quantity: 6 })
  const delivery = { type: 'DELIVERY', idCarrier: carrier } as const
  const { order, payment } = await post('/order', orderBody(cart.id, { delivery }))
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await post(`/test-payment/${payment.url.split('/').at(-1)}`, card)
  await request.get(at(OFFICE_HOST, `/api/order/cawl/result/${order.publicId}`))
  return order.id
}
