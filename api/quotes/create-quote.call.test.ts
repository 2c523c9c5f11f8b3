import { expect, test } from 'vitest'
import { brought } from '#tests/support/entered-orders.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import { openQuote } from '#tests/support/test-quotes.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const day = (at: number) => new Date(Date.UTC(2026, 10, 15 + at, 10))

test('a quote has a number of its own, holds nothing and is mailed with its paper', async () => {
  const { shop, ask, wait, made, token } = await openQuote()
  expect(made).toMatchObject({ status: 200, data: { number: 'D2026-000001' } })
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, mails: ['QUOTE'] })
  expect(await wait(day(0))).toEqual([])
  const [sent = ''] = mailsInFolder(shop).map((mail) => mail.replace(/=\r\n/g, ''))
  expect([sent.includes(`/quote/${token}`), sent.includes('D2026-000001.pdf')]).toEqual([true, true])
  const { payment: _payment, ...wish } = brought(shop, {})
  const headers = { 'idempotency-key': 'quote-2' }
  const both = await Promise.all([1, 2].map(() => ask('/admin/quotes', { payload: wish, headers })))
  expect(both.map(({ data }) => data.number)).toEqual(['D2026-000002', 'D2026-000002'])
  expect((await mailRows(shop)).length).toBe(2)
  await expectBalanced(shop)
})

test('one that holds its stock gives it back when it lapses, and nobody is told of an order', async () => {
  const { shop, wait, show } = await openQuote({ holdsStock: true, validDays: 10 })
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 2 })
  await wait(day(9))
  expect((await show()).state).toBe('OPEN')
  await wait(day(11))
  expect((await show()).state).toBe('LAPSED')
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0, mails: ['QUOTE'] })
  await expectBalanced(shop)
})

test('what leaves at once, and codes, are no matter of quotes', async () => {
  const { made } = await openQuote({ delivery: { type: 'TAKEN_AWAY' } })
  expect(Object.keys(made.errors)).toEqual(['delivery.type'])
  const coded = await openQuote({ discountCode: 'SALON' })
  expect(Object.keys(coded.made.errors)).toEqual(['discountCode'])
})
