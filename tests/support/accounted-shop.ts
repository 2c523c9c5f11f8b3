import { parisDay } from '#rules/basics/paris-time.ts'
import { enterOffice } from './office.ts'
import { addGiftCardProduct, buyGiftCards, placeAndPay, refundOrder } from './test-gift-cards.ts'
import { addBottle, byCarrier, fillCart, orderBody } from './test-orders.ts'
import { openShop } from './test-shop.ts'

/**
 * A shop with one of everything an accountant meets: a gift card sold and used, wine and juice with a code and a delivery
 * that costs, a bottle that came back with a gesture, and an order that was paid back whole before it left.
 */
export async function openAccountedShop() {
  const shop = await openShop()
  const { admin } = shop
  const office = await enterOffice(shop)
  const juice = await addBottle(shop, { type: 'OTHER', priceCents: 400, vatRate: 5.5 })
  await admin.query('update estate.carrier_tiers set price_cents = 690 where site_id = 1')
  await admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (1, 'DIX', 'PERCENT', 1000)`,
  )
  await admin.query(`update estate.parameters set value = '12345678900012' where site_id = 1 and type = 'SIRET'`)
  const card = await addGiftCardProduct(shop)
  const { codes } = await buyGiftCards(shop, { card, amount: 20 })
  const cart = await fillCart(shop, {
    lines: [
      [shop.bottle, 3],
      [juice, 2],
    ],
  })
  const mixed = await placeAndPay(shop, {
    payload: { ...orderBody(cart, byCarrier(shop.carrier)), discount: { code: 'DIX' }, giftCards: codes },
  })
  const authorization = office.token
  const body = { lines: [{ line: 0, quantity: 1, isRestocked: true }], shipping: 1, goodwill: 2.5 }
  await refundOrder(shop, { id: mixed.id, authorization, body })
  await office.ask(`/admin/order/${mixed.id}/status`, { method: 'PUT', payload: { status: 'SHIPPED' } })
  const second = await fillCart(shop, { lines: [[shop.bottle, 2]] })
  const undone = await placeAndPay(shop, { payload: orderBody(second, byCarrier(shop.carrier)) })
  await refundOrder(shop, { id: undone.id, authorization, body: { amount: 31.9 } })
  const today = parisDay(new Date())
  return { shop, office, today, days: `from=${today}&until=${today}` }
}
