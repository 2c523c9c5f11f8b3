import type { ClientBase } from 'pg'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { createOrder } from '#contract/checkout/checkout.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { TestApp } from './test-app.ts'

type Body = InputOf<typeof createOrder>['body']
type Headers = Record<string, string>
/** Whoever asks the database as its superuser. */
interface Admin {
  admin: Pick<ClientBase, 'query'>
}

/** A house in Tours. */
export const ADDRESS = {
  firstname: 'Jeanne',
  lastname: 'Lebrun',
  company: '',
  address: '12 rue des Tonneliers',
  addressPart2: '',
  postalCode: '37000',
  city: 'Tours',
  idCountry: 250,
}

/** A declination that anyone may buy one of, with so many in stock. */
export async function addBottle(
  { admin }: Admin,
  { stock = 10, priceCents = 1_250, siteId = 1, type = 'WINE', vatRate = 20 } = {},
): Promise<number> {
  // One statement: what the shop shows of a product is made anew at the end of each.
  const { rows } = await admin.query(
    `with product as (
       insert into estate.products (site_id, type, kind, price_cents, vat_rate) values ($1, $2, 'STILL', $3, $4) returning id
     ), texts as (
       insert into estate.product_texts (site_id, product_id, locale, name, slug)
       select $1, product.id, told.locale, told.name, told.slug from product cross join (
         values ('fr', 'Cuvée d’essai', 'cuvee-d-essai'), ('en', 'Trial wine', 'trial-wine')
       ) told (locale, name, slug)
     )
     insert into estate.declinations (site_id, product_id, quantity, capacity, capacity_unit)
     select $1, id, $5, 75, 'CENTILITRE' from product returning id`,
    [siteId, type, priceCents, vatRate, stock],
  )
  return rows[0].id
}

interface FillCartOptions {
  lines: readonly (readonly [declination: number, quantity: number])[]
  headers?: Headers
}

export async function fillCart(
  { app }: Pick<TestApp, 'app'>,
  { lines, headers = {} }: FillCartOptions,
): Promise<string> {
  let cart = 'new'
  for (const [id, quantity] of lines) {
    const url = `/api/cart/${cart}/product/${id}`
    const answer = await app.inject({ method: 'POST', url, headers, payload: { quantity } })
    if (answer.statusCode !== 200) throw new Error(`No cart: ${answer.body}`)
    cart = answer.json().data.id
  }
  return cart
}

/** What a guest sends who fetches the order: no carrier, no rule of parcels. */
export function orderBody(idCart: string, given: Partial<Body> = {}) {
  return {
    idCart,
    user: {
      phone: '+33612345678',
      email: 'jeanne.lebrun@example.com',
      firstname: 'Jeanne',
      lastname: 'Lebrun',
      birthdate: '1984-05-12',
    },
    address: { delivery: ADDRESS, billing: ADDRESS },
    delivery: { type: 'NO_DELIVERY' },
    acceptsSaleTerms: true,
    ...given,
  }
}

interface PostedOrder {
  payload: object
  headers?: Headers
  /** From where; one place cannot hold everything unpaid. */
  remoteAddress?: string
}

export function postOrder(
  { app }: Pick<TestApp, 'app'>,
  { payload, headers = {}, remoteAddress = '127.0.0.1' }: PostedOrder,
) {
  return app.inject({ method: 'POST', url: '/api/order', headers, payload, remoteAddress })
}

/** Brings each bottle to the door for nothing, so that only what is tested decides. */
export async function addFreeCarrier({ admin }: Admin, siteId = 1): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.carriers (site_id, delivery_type) values ($1, 'DELIVERY') returning id`,
    [siteId],
  )
  const id = rows[0].id
  await admin.query(
    `insert into estate.carrier_texts (site_id, carrier_id, locale, name) values ($1, $2, 'fr', 'Coursier'), ($1, $2, 'en', 'Courier')`,
    [siteId, id],
  )
  const zone = await admin.query(
    `insert into estate.carrier_zones (site_id, carrier_id, country) values ($1, $2, 'FR') returning id`,
    [siteId, id],
  )
  await admin.query(
    `insert into estate.carrier_tiers (site_id, zone_id, counted_in, up_to, price_cents) values ($1, $2, 'BOTTLES', 100000, 0)`,
    [siteId, zone.rows[0].id],
  )
  await admin.query(
    `update estate.parameters set value = '0' where site_id = $1 and type = 'MINIMUM_EXPEDITION_BOTTLE'`,
    [siteId],
  )
  return id
}

export function byCarrier(idCarrier: number): Pick<Body, 'delivery'> {
  return { delivery: { type: 'DELIVERY', idCarrier } }
}

interface StartedOrder {
  order: Order
  /** The payment at the bank of test cards. */
  reference: string
}

/** An order that awaits payment at the bank. */
export async function startOrder(
  test: TestApp,
  { payload, headers = {} }: { payload: object; headers?: Headers },
): Promise<StartedOrder> {
  const answer = await postOrder(test, { payload, headers })
  if (answer.statusCode !== 200) throw new Error(`No order: ${answer.body}`)
  const { order, payment } = answer.json().data
  return { order, reference: payment.url.split('/').at(-1) }
}

export function payByCard(
  { app }: Pick<TestApp, 'app'>,
  { reference, number = '4242424242424242' }: { reference: string; number?: string },
) {
  const payload = { number, expiry: '12/35', securityCode: '123' }
  return app.inject({ method: 'POST', url: `/api/test-payment/${reference}`, payload })
}

export function askResult({ app }: Pick<TestApp, 'app'>, publicId: string) {
  return app.inject({ url: `/api/order/cawl/result/${publicId}` })
}

interface FillCartsOptions {
  test: Admin
  count: number
  lines: readonly (readonly [declination: number, quantity: number])[]
  siteId?: number
}

/** Many carts at once, each with the same lines: as many buyers as one likes. */
export async function fillCarts({ test: { admin }, count, lines, siteId = 1 }: FillCartsOptions): Promise<string[]> {
  const { rows } = await admin.query(
    `insert into estate.carts (site_id, id, created_at, changed_at)
     select $1, md5(random()::text || n), now(), now() from generate_series(1, $2) n returning id`,
    [siteId, count],
  )
  for (const [id, quantity] of lines) {
    await admin.query(
      `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, added_at)
       select $1, unnest($2::text[]), $3, $4, now()`,
      [siteId, rows.map((row) => row.id), id, quantity],
    )
  }
  return rows.map((row) => row.id)
}

/** A gate that lets everyone wait: what is tested is who gets the bottle, not who is sent away at the door. */
export const PATIENT_GATE = { places: 24, reserved: 6, queue: 5_000, patienceMs: 60_000 }
