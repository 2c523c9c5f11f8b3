import { expect, test } from 'vitest'
import { editOrder, seenOrder, setLyonPrice } from '#tests/support/edited-order.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { loggedChanges } from '#tests/support/office.ts'
import { bankReference, showLink, tokenOf } from '#tests/support/payment-links.ts'
import { mailsOf, readMail, type SoldOrder, sellOrder } from '#tests/support/sold-order.ts'
import { addCommunes } from '#tests/support/test-communes.ts'
import { ADDRESS, addBottle, payByCard } from '#tests/support/test-orders.ts'

const LYON = { ...ADDRESS, address: '3 quai Saint-Antoine', postalCode: '69002', city: 'Lyon' }

const move = (sold: SoldOrder, given: object) => editOrder(sold, { part: 'address', address: LYON, ...given })

const priceTo = ({ asEstate, order }: SoldOrder, place: string) =>
  asEstate(`/admin/orders/${order.id}/address-price?${place}`, { method: 'GET' })

test('an order goes elsewhere at the same price; its customer and its history know, the log does not say where', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  await setLyonPrice(sold, 1_290)
  expect((await priceTo(sold, 'postalCode=69002&idCountry=250')).data.price).toEqual({ before: 6.9, after: 12.9 })
  expect((await move(sold, { phone: '06 98 76 54 32' })).status).toBe(200)
  const order = await seenOrder(sold)
  expect(order).toMatchObject({
    total: 81.9,
    refunded: 0,
    phone: '+33698765432',
    delivery: { address: { city: 'Lyon' } },
  })
  expect(order.goods.at(-1)).toMatchObject({ detail: 'edited-address' })
  expect((await sold.shown()).events.map(({ status }: { status: string }) => status)).toEqual([
    'AWAITING_PAYMENT',
    'PAID',
  ])
  expect(await readMail(sold, 'ORDER_EDITED')).toContain('69002 Lyon')
  expect(JSON.stringify(await loggedChanges(sold.shop, 'orders'))).not.toContain('Lyon')
  await expectBalanced(sold.shop)
})

test('what the new place costs less goes back where the estate says so', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  await setLyonPrice(sold, 490)
  expect((await move(sold, { price: 'LESS' })).status).toBe(200)
  await finishWork(sold.shop)
  expect(await seenOrder(sold)).toMatchObject({ refunded: 2, money: 'PARTLY_REFUNDED', fulfilment: 'PAID' })
  expect((await mailsOf(sold)).slice(-2)).toEqual(['ORDER_EDITED', 'ORDER_REFUNDED'])
  await expectBalanced(sold.shop)
})

test('an address is checked as in the checkout', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  await addCommunes(sold.shop)
  const wrong = await move(sold, { address: { ...LYON, postalCode: '69001', city: 'Saumur' } })
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([400, ['address.city']])
  expect((await move(sold, { address: ADDRESS, phone: '12' })).errors).toHaveProperty('phone')
  expect(await move(sold, { address: { ...LYON, address: '' } })).toMatchObject({ status: 400 })
})

test('another territory, or where the carrier does not go, is refused', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  expect((await priceTo(sold, 'postalCode=1000&idCountry=56')).code).toBe('order-other-territory')
  expect((await priceTo(sold, 'postalCode=97100&idCountry=250')).code).toBe('order-other-territory')
  await sold.shop.admin.query(
    `insert into estate.carrier_zones (site_id, carrier_id, country, postal_prefixes, is_excluded) values (1, $1, 'FR', '{69}', true)`,
    [sold.shop.carrier],
  )
  expect(await move(sold, {})).toMatchObject({ status: 404, code: 'carrier-not-found' })
})

test('of two editors the second is told, and what has left stays where it goes', async () => {
  const sold = await sellOrder({ goods: 'PAID' })
  const { version } = await seenOrder(sold)
  const answers = await Promise.all([move(sold, { version }), move(sold, { version })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await sold.moveTo('SHIPPED')
  expect(await move(sold, {})).toMatchObject({ status: 409, code: 'order-edit-closed' })
})

test('an order that awaits payment goes elsewhere too, for the price that was agreed', async () => {
  const sold = await sellOrder({ goods: 'UNPAID', shippingCents: 690 })
  await setLyonPrice(sold, 490)
  expect(await move(sold, { price: 'LESS' })).toMatchObject({ status: 409, code: 'order-edit-closed' })
  await sold.shop.admin.query('update estate.carrier_tiers set price_cents = 1290 where price_cents = 490')
  expect(await move(sold, { price: 'MORE' })).toMatchObject({ status: 409, code: 'order-edit-closed' })
  expect((await move(sold, {})).status).toBe(200)
  expect(await seenOrder(sold)).toMatchObject({ total: 81.9, delivery: { address: { city: 'Lyon' } } })
  await expectBalanced(sold.shop)
})

/** Pays what is asked for by a link, as its customer does. */
async function pay({ shop }: SoldOrder, { url }: { url: string }) {
  await payByCard(shop, { reference: await bankReference(shop, tokenOf(url)) })
  return showLink(shop, tokenOf(url))
}

test('what the new place costs more is asked for by a link, with the VAT of the goods that are brought', async () => {
  const honey = { priceCents: 7_500, vatRate: 5.5, type: 'OTHER' }
  const sold = await sellOrder({
    goods: 'PAID',
    shippingCents: 690,
    lines: async (shop) => [[await addBottle(shop, honey), 1]],
  })
  await setLyonPrice(sold, 1_290)
  const { data } = await move(sold, { price: 'MORE' })
  expect(data.link).toMatchObject({ amount: 6 })
  expect(await readMail(sold, 'ORDER_EDITED')).toMatch(/6,00\s€/)
  expect((await seenOrder(sold)).supplements).toMatchObject([{ total: 6, fulfilment: 'AWAITING_PAYMENT' }])
  expect((await pay(sold, data.link)).state).toBe('PAID')
  const { rows } = await sold.shop.admin.query(`select content from estate.invoices order by number desc limit 1`)
  const [{ content }] = rows
  expect(content).toMatchObject({ lines: [], shippingCents: 600, totalCents: 600, delivery: { city: 'Lyon' } })
  expect(content.shipping).toMatchObject([
    { rate: 20, gross: 300, vat: 50 },
    { rate: 5.5, gross: 300, vat: 16 },
  ])
  await expectBalanced(sold.shop)
  await sold.moveTo('SHIPPED')
  const [addition] = (await seenOrder(sold)).supplements
  expect(addition.fulfilment).toBe('SHIPPED')
}, 60_000)

test('a second move counts what was paid and given back before, and ends a link that is open', async () => {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: 690 })
  await setLyonPrice(sold, 1_290)
  const first = await move(sold, { price: 'MORE' })
  const again = await move(sold, { price: 'MORE' })
  expect((await showLink(sold.shop, tokenOf(first.data.link.url))).state).toBe('OVER')
  expect((await pay(sold, again.data.link)).state).toBe('PAID')
  expect((await priceTo(sold, 'postalCode=69002&idCountry=250')).data.price).toEqual({ before: 12.9, after: 12.9 })
  expect((await move(sold, { address: ADDRESS, price: 'LESS' })).status).toBe(200)
  await finishWork(sold.shop)
  expect(await seenOrder(sold)).toMatchObject({ refunded: 6 })
  expect((await move(sold, { address: ADDRESS, price: 'LESS' })).status).toBe(200)
  await finishWork(sold.shop)
  expect(await seenOrder(sold)).toMatchObject({ refunded: 6 })
  await expectBalanced(sold.shop)
}, 60_000)
