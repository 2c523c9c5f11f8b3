import { expect, test } from 'vitest'
import { brought, openCounter } from '#tests/support/entered-orders.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { bankReference, tokenOf } from '#tests/support/payment-links.ts'
import { payByCard } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const day = (at: number) => new Date(Date.UTC(2026, 10, 15 + at, 10))
const CHEQUE = { means: 'CHEQUE', on: '2026-11-15', reference: '0012345', amount: 25 }

test('a cheque that came completes its order once, however often it is noted', async () => {
  const { shop, ask } = await openCounter()
  const { id } = (await ask('/admin/orders', { payload: brought(shop, { means: 'CHEQUE' }) })).data
  const url = `/admin/orders/${id}/received-payment`
  const answers = await Promise.all([ask(url, { payload: CHEQUE }), ask(url, { payload: CHEQUE })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, invoices: 1, paid: 1 })
  await expectBalanced(shop)
})

test('another amount, a day to come and an order that is paid are no receipt', async () => {
  const { shop, ask } = await openCounter()
  const { id } = (await ask('/admin/orders', { payload: brought(shop, { means: 'TRANSFER' }) })).data
  const url = `/admin/orders/${id}/received-payment`
  expect(Object.keys((await ask(url, { payload: { ...CHEQUE, amount: 24 } })).errors)).toEqual(['amount'])
  expect(Object.keys((await ask(url, { payload: { ...CHEQUE, on: '2026-12-01' } })).errors)).toEqual(['on'])
  expect((await ask('/admin/orders/987654/received-payment', { payload: CHEQUE })).code).toBe('order-not-found')
})

test('who pays by cheque what was begun by card: the card is not charged, or gets it back', async () => {
  const { shop, ask, wait } = await openCounter()
  const made = (await ask('/admin/orders', { payload: brought(shop, { means: 'LINK' }) })).data
  const reference = await bankReference(shop, tokenOf(made.link.url))
  expect((await ask(`/admin/orders/${made.id}/received-payment`, { payload: CHEQUE })).status).toBe(200)
  await payByCard(shop, { reference })
  expect(await wait(day(0))).toEqual([])
  const { rows } = await shop.admin.query(
    'select provider = $1 as is_cheque, status, refunded_cents from estate.payments order by id',
    ['CHEQUE'],
  )
  expect(rows).toEqual([
    { is_cheque: false, status: 'REFUNDED', refunded_cents: 2500 },
    { is_cheque: true, status: 'SUCCEEDED', refunded_cents: 0 },
  ])
  await expectBalanced(shop)
})

test('what was paid by cheque is given back by the estate, with its credit note', async () => {
  const { shop, ask, wait } = await openCounter()
  const { id } = (await ask('/admin/orders', { payload: brought(shop, { means: 'CHEQUE' }) })).data
  await ask(`/admin/orders/${id}/received-payment`, { payload: CHEQUE })
  const refund = { lines: [{ line: 0, quantity: 2, isRestocked: true }], reason: 'Erreur' }
  expect((await ask(`/admin/order/${id}/refund`, { payload: refund })).status).toBe(200)
  expect(await wait(day(0))).toEqual([])
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, invoices: 1, credits: 1 })
  await expectBalanced(shop)
})
