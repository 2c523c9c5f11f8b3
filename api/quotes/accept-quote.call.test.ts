import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { bankReference, showLink, tokenOf } from '#tests/support/payment-links.ts'
import { payByCard } from '#tests/support/test-orders.ts'
import { openQuote } from '#tests/support/test-quotes.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const day = (at: number) => new Date(Date.UTC(2026, 10, 15 + at, 10))

test('accepted twice it is one order at the price of the quote; paid, then refunded, the books hold', async () => {
  const { shop, ask, wait, show, accept } = await openQuote()
  await shop.admin.query('update estate.products set price_cents = 9900 where site_id = 1')
  const [one, other] = await Promise.all([accept(), accept()])
  expect(one.data.path).toBe(other.data.path)
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 2 })
  const token = tokenOf(one.data.path)
  await payByCard(shop, { reference: await bankReference(shop, token) })
  expect(await showLink(shop, token)).toMatchObject({ state: 'PAID', amount: 25 })
  expect((await show()).state).toBe('ACCEPTED')
  expect((await accept()).code).toBe('quote-over')
  const { rows } = await shop.admin.query('select id from estate.orders')
  const refund = { lines: [{ line: 0, quantity: 2, isRestocked: true }], reason: 'Erreur' }
  expect((await ask(`/admin/order/${rows[0].id}/refund`, { payload: refund })).status).toBe(200)
  expect(await wait(day(0))).toEqual([])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, invoices: 1, credits: 1 })
  await expectBalanced(shop)
})

test('what was sold meanwhile cannot be accepted; what the quote holds can', async () => {
  const loose = await openQuote()
  await loose.shop.admin.query('update estate.declinations set quantity = 1 where site_id = 1 and id = $1', [
    loose.shop.bottle,
  ])
  expect((await loose.accept()).code).toBe('order-obstructed')
  expect((await loose.show()).state).toBe('OPEN')
  const held = await openQuote({ holdsStock: true })
  await held.shop.admin.query('update estate.declinations set quantity = 2 where site_id = 1 and id = $1', [
    held.shop.bottle,
  ])
  expect((await held.accept()).status).toBe(200)
  expect(await booksOf(held.shop)).toMatchObject({ quantity: 2, reserved: 2 })
  await expectBalanced(held.shop)
})

test('a quote that has lapsed, or of another estate, is accepted by nobody', async () => {
  const { shop, wait, accept, token } = await openQuote({ validDays: 1 })
  const foreign = await shop.app.inject({
    method: 'POST',
    url: `/api/quote/${token}/acceptance`,
    headers: { host: 'coteaux.localhost' },
    payload: {},
  })
  expect(foreign.json().code).toBe('quote-unknown')
  await wait(day(2))
  expect((await accept()).code).toBe('quote-over')
})
