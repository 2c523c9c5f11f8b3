import { expect, test } from 'vitest'
import { brought, entry, openCounter } from '#tests/support/entered-orders.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { bankReference, showLink, tokenOf } from '#tests/support/payment-links.ts'
import { addTestPlace } from '#tests/support/test-deliveries.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { payByCard } from '#tests/support/test-orders.ts'
import { booksOf, orderBottles } from '#tests/support/test-shop.ts'

const day = (at: number) => new Date(Date.UTC(2026, 10, 15 + at, 10))

test('taken away and paid at the terminal: invoiced, out of the cellar, with its customer', async () => {
  const { shop, ask } = await openCounter()
  const made = await ask('/admin/orders', { payload: entry(shop, { note: 'Stand B12' }) })
  expect(made).toMatchObject({ status: 200, data: { link: null } })
  const { order } = (await ask(`/admin/orders/${made.data.id}`)).data
  expect(order).toMatchObject({ fulfilment: 'DELIVERED', money: 'PAID', total: 25, lastname: 'Vasseur' })
  expect(order.entry).toMatchObject({ source: 'FAIR', means: 'TERMINAL', isTakenAway: true })
  expect(order.payments).toMatchObject([{ provider: 'TERMINAL', status: 'SUCCEEDED', note: 'TPE 0042' }])
  expect(order.notes).toMatchObject([{ text: 'Stand B12' }])
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, invoices: 1, mails: ['ORDER_CONFIRMED'] })
  const { rows } = await shop.admin.query(`select content -> 'paidBy' as paid from estate.invoices`)
  expect(rows).toEqual([{ paid: [{ kind: 'TERMINAL', cents: 2500 }] }])
  await expectBalanced(shop)
})

test('paid by a link: frozen, mailed, and all that follows is as in the shop', async () => {
  const { shop, ask, wait } = await openCounter()
  const made = await ask('/admin/orders', { payload: brought(shop, { means: 'LINK', holdDays: 3 }) })
  expect(made.data.link).toMatchObject({ amount: 25, until: day(3).toISOString() })
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 2, mails: ['PAYMENT_REQUEST'] })
  await shop.admin.query('update estate.products set price_cents = 9900 where site_id = 1')
  await wait(day(2))
  const token = tokenOf(made.data.link.url)
  await payByCard(shop, { reference: await bankReference(shop, token) })
  expect(await showLink(shop, token)).toMatchObject({ state: 'PAID', amount: 25 })
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, invoices: 1, paid: 1 })
  await expectBalanced(shop)
})

test('awaited and never paid: the stock is free again after the days that were said, and its customer is told', async () => {
  const { shop, ask, wait } = await openCounter()
  const made = await ask('/admin/orders', { payload: brought(shop, { means: 'CHEQUE', holdDays: 10 }) })
  expect(made.data.link).toBeNull()
  await wait(day(9))
  expect(await booksOf(shop)).toMatchObject({ reserved: 2 })
  await wait(day(11))
  expect(await booksOf(shop)).toMatchObject({
    quantity: 12,
    reserved: 0,
    mails: ['PAYMENT_REQUEST', 'ORDER_CANCELLED'],
  })
  await expectBalanced(shop)
})

test('the same key makes one order, whoever clicks twice', async () => {
  const { shop, ask } = await openCounter()
  const headers = { 'idempotency-key': 'counter-1' }
  const payload = entry(shop)
  const [one, other] = await Promise.all([
    ask('/admin/orders', { payload, headers }),
    ask('/admin/orders', { payload, headers }),
  ])
  expect(one.data.id).toBe(other.data.id)
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, invoices: 1 })
  await expectBalanced(shop)
})

test('the last bottle is sold once, at the counter or in the shop', async () => {
  const { shop, ask } = await openCounter()
  await shop.admin.query('update estate.declinations set quantity = 2 where site_id = 1 and id = $1', [shop.bottle])
  const [counter, online] = await Promise.all([
    ask('/admin/orders', { payload: entry(shop) }),
    orderBottles(shop, 2).then(
      () => 'ordered',
      () => 'refused',
    ),
  ])
  expect([counter.code ?? 'entered', online].sort()).toEqual(
    counter.code ? ['order-obstructed', 'ordered'] : ['entered', 'refused'],
  )
  expect((await booksOf(shop)).quantity - (await booksOf(shop)).reserved).toBe(0)
  await expectBalanced(shop)
})

test('what the estate takes off lies over the goods, with its VAT; a code takes off by the rules of the shop', async () => {
  const { shop, ask } = await openCounter()
  const discount = { type: 'PERCENT', amount: 10, reason: 'Client fidèle' }
  const made = await ask('/admin/orders', { payload: entry(shop, { discount }) })
  const { order } = (await ask(`/admin/orders/${made.data.id}`)).data
  expect(order).toMatchObject({ total: 22.5, vat: [{ rate: 20, net: 18.75, vat: 3.75 }] })
  expect(order.entry.discountReason).toBe('Client fidèle')
  await shop.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (1, 'SALON', 'EURO', 500)`,
  )
  const coded = await ask('/admin/orders', { payload: entry(shop, { discountCode: 'salon' }) })
  expect((await ask(`/admin/orders/${coded.data.id}`)).data.order).toMatchObject({ total: 20 })
  const both = await ask('/admin/orders', { payload: entry(shop, { discount, discountCode: 'salon' }) })
  expect(Object.keys(both.errors)).toEqual(['discountCode'])
  const free = { type: 'PERCENT', amount: 100, reason: 'Échantillon' }
  expect((await ask('/admin/orders', { payload: entry(shop, { discount: free }) })).status).toBe(200)
  await expectBalanced(shop)
})

test('somebody without an e-mail address is written no mail', async () => {
  const { shop, ask, wait } = await openCounter()
  const customer = { phone: '0612345678', firstname: 'Paul', lastname: 'Girard' }
  const made = await ask('/admin/orders', { payload: entry(shop, { customer }) })
  expect(made.status).toBe(200)
  expect(await wait(day(0))).toEqual([])
  expect(await mailRows(shop)).toEqual([])
  await expectBalanced(shop)
})

test('what is missing or wrong is told beside its field', async () => {
  const { shop, ask } = await openCounter()
  const errors = async (given: object) =>
    Object.keys((await ask('/admin/orders', { payload: entry(shop, given) })).errors ?? {})
  const nameless = { firstname: 'Paul', lastname: 'Girard' }
  expect(await errors({ customer: nameless })).toEqual(['customer.phone'])
  expect(await errors({ isAdult: false })).toEqual(['isAdult'])
  expect(await errors({ payment: { means: 'TERMINAL' } })).toEqual(['payment.received.on'])
  expect(await errors({ payment: { means: 'LINK' } })).toEqual(['payment.means'])
  expect(await errors({ payment: { means: 'CASH' } })).toEqual(['payment.means'])
  const tomorrow = { means: 'TERMINAL', received: { on: '2026-11-16' } }
  expect(await errors({ payment: tomorrow })).toEqual(['payment.received.on'])
  expect(await errors({ delivery: { type: 'CLICK_AND_COLLECT' } })).toEqual(['delivery.idAddress'])
  const refusal = async (given: object) => (await ask('/admin/orders', { payload: entry(shop, given) })).code
  expect(await refusal({ shownTotal: 24 })).toBe('total-changed')
  expect(await refusal({ lines: [{ idDeclination: shop.bottle, quantity: 13 }] })).toBe('order-obstructed')
  expect(await refusal({ lines: [{ idDeclination: 987_654, quantity: 1 }] })).toBe('order-obstructed')
  expect(await refusal({ customer: { ...nameless, phone: '0612345678', idUser: 987_654 } })).toBe('user-not-found')
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, invoices: 0 })
})

test('fetched at a slot that was chosen, which is taken then', async () => {
  const { shop, ask } = await openCounter()
  const { addressId } = await addTestPlace(shop, { siteId: 1, given: { capacity: 1 } })
  const delivery = { type: 'CLICK_AND_COLLECT', idAddress: addressId, dateSchedule: '2026-11-18', idSchedule: 600 }
  const made = await ask('/admin/orders', { payload: entry(shop, { delivery }) })
  expect(made.status).toBe(200)
  const { order } = (await ask(`/admin/orders/${made.data.id}`)).data
  expect(order.delivery).toMatchObject({ type: 'CLICK_AND_COLLECT', from: '2026-11-18T09:00:00.000Z' })
  expect(await ask('/admin/orders', { payload: entry(shop, { delivery }) })).toMatchObject({
    status: 409,
    code: 'slot-not-free',
  })
})
