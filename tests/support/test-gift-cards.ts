import type { ClientBase } from 'pg'
import { openCardCode } from '#api/gift-cards/card-secrets.ts'
import { finishWork } from './finish-work.ts'
import type { TestApp } from './test-app.ts'
import { askResult, byCarrier, fillCart, orderBody, payByCard } from './test-orders.ts'
import { openShop, type TestShop } from './test-shop.ts'

/** A gift card of an amount that the buyer chooses, from 10 to 500 €. */
export async function addGiftCardProduct({ admin }: { admin: Pick<ClientBase, 'query'> }, siteId = 1): Promise<number> {
  const product = await admin.query(
    `insert into estate.products (site_id, type, kind, price_cents, vat_rate, is_dematerialized, has_shipping_fees)
     values ($1, 'OTHER', 'GIFT_CARD', 5000, 0, true, false) returning id`,
    [siteId],
  )
  await admin.query(
    `insert into estate.product_texts (site_id, product_id, locale, name, slug)
     values ($1, $2, 'fr', 'Carte d’essai', 'carte-d-essai'), ($1, $2, 'en', 'Trial card', 'trial-card')`,
    [siteId, product.rows[0].id],
  )
  const declination = await admin.query(
    `insert into estate.declinations (site_id, product_id, tracks_stock) values ($1, $2, false) returning id`,
    [siteId, product.rows[0].id],
  )
  const id = declination.rows[0].id
  await admin.query(
    `insert into estate.gift_card_offers (site_id, declination_id, least_cents, most_cents) values ($1, $2, 1000, 50000)`,
    [siteId, id],
  )
  return id
}

interface GiftOrder {
  card: number
  amount: number
  gift?: object
  quantity?: number
}

/** A cart with gift cards of this amount. */
export async function fillGiftCart({ app }: TestApp, { card, amount, gift = {}, quantity = 1 }: GiftOrder) {
  const url = `/api/cart/new/product/${card}`
  const answer = await app.inject({ method: 'POST', url, payload: { quantity, gift: { amount, ...gift } } })
  if (answer.statusCode !== 200) throw new Error(`No cart: ${answer.body}`)
  return answer.json().data.id as string
}

/** Buys gift cards and gives their codes. */
export async function buyGiftCards(shop: TestApp, wish: GiftOrder) {
  const cart = await fillGiftCart(shop, wish)
  const order = await placeAndPay(shop, { payload: orderBody(cart) })
  return { order, codes: await cardCodes(shop, order.id) }
}

/** The codes of the cards that an order has bought. */
export async function cardCodes({ admin, secrets }: TestApp, orderId: number): Promise<string[]> {
  const { rows } = await admin.query(
    'select sealed_code from estate.gift_cards where site_id = 1 and order_id = $1 order by id',
    [orderId],
  )
  return rows.map((row) => openCardCode(row.sealed_code, { siteId: 1, secrets }))
}

/** Places an order and pays what is left to pay with a good card. */
export async function placeAndPay(shop: TestApp, { payload }: { payload: object }) {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/order', payload })
  if (answer.statusCode !== 200) throw new Error(`No order: ${answer.body}`)
  const { order, payment } = answer.json().data
  if (payment.kind !== 'none') await payByCard(shop, { reference: payment.url.split('/').at(-1) })
  return (await askResult(shop, order.publicId)).json().data.order
}

/** What a guest sends who pays so many bottles with gift cards. */
export async function bottlesByCard(
  shop: TestShop,
  { quantity, codes }: { quantity: number; codes: readonly string[] },
) {
  const cart = await fillCart(shop, { lines: [[shop.bottle, quantity]] })
  return { ...orderBody(cart, byCarrier(shop.carrier)), giftCards: codes }
}

/** A shop with many bottles of 12.50 €, a gift card and an administrator. */
export async function openCardShop() {
  const shop = await openShop()
  await shop.admin.query('update estate.declinations set quantity = 1000 where id = $1', [shop.bottle])
  const card = await addGiftCardProduct(shop)
  const authorization = await shop.signIn(1, 'ADMIN')
  return { shop, card, authorization }
}

/** What the balance page answers. */
export async function askBalance({ app }: TestShop, { code, from = '127.0.0.1' }: { code: string; from?: string }) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/gift-card/balance',
    payload: { code },
    remoteAddress: from,
  })
  return answer.json()
}

/** Asked for by the estate, and what falls due by it done. */
export async function refundOrder(
  shop: TestShop,
  { id, authorization, body }: { id: number; authorization: string; body: object },
) {
  const url = `/api/admin/order/${id}/refund`
  const answer = await shop.app.inject({ method: 'POST', url, headers: { authorization }, payload: body })
  await finishWork(shop)
  return answer.json()
}

export const cardRows = async ({ admin }: TestShop) =>
  (await admin.query('select * from estate.gift_cards order by id')).rows
