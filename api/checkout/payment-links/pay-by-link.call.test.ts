import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { bankReference, openLinkShop, showLink, startLink } from '#tests/support/payment-links.ts'
import { payByCard } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const later = (hours: number) => new Date(Date.UTC(2026, 10, 15, 10 + hours))

test('a link that is followed in two tabs is paid once, and all that follows is as in the shop', async () => {
  const { shop, wait, token } = await openLinkShop()
  const [one, other] = await Promise.all([startLink(shop, { token }), startLink(shop, { token })])
  expect(one.json().data.payment).toEqual(other.json().data.payment)
  const reference = await bankReference(shop, token)
  await payByCard(shop, { reference })
  await Promise.all([showLink(shop, token), showLink(shop, token)])
  expect((await showLink(shop, token)).state).toBe('PAID')
  expect((await startLink(shop, { token })).json().code).toBe('payment-link-over')
  await wait(later(1))
  expect(await booksOf(shop)).toMatchObject({ quantity: 10, reserved: 0, invoices: 1, paid: 1 })
  await expectBalanced(shop)
})

test('a card that is refused is told on the page, and another one pays', async () => {
  const { shop, token } = await openLinkShop()
  // The shop's own payment of this order is the first; it ends here, and the link begins the next.
  const first = await bankReference(shop, token)
  await payByCard(shop, { reference: first, number: '4000000000000002' })
  expect(await showLink(shop, token)).toMatchObject({ state: 'OPEN', hasFailed: true })
  const second = await bankReference(shop, token)
  expect(second).not.toBe(first)
  await payByCard(shop, { reference: second, number: '4000000000000002' })
  expect(await showLink(shop, token)).toMatchObject({ state: 'OPEN', hasFailed: true })
  await payByCard(shop, { reference: await bankReference(shop, token) })
  expect((await showLink(shop, token)).state).toBe('PAID')
  await expectBalanced(shop)
})

test('the terms are accepted here; nothing else can be sent', async () => {
  const { shop, token } = await openLinkShop()
  expect(Object.keys((await startLink(shop, { token, accepts: false })).json().errors)).toEqual(['acceptsSaleTerms'])
  const url = `/api/payment-link/${token}/payment`
  const cheaper = await shop.app.inject({ method: 'POST', url, payload: { acceptsSaleTerms: true, amount: 1 } })
  expect(cheaper.statusCode).toBe(400)
})

test('a price that changes meanwhile does not change what the link asks', async () => {
  const { shop, token } = await openLinkShop()
  await shop.admin.query('update estate.products set price_cents = 9900 where site_id = 1')
  await payByCard(shop, { reference: await bankReference(shop, token) })
  expect(await showLink(shop, token)).toMatchObject({ state: 'PAID', amount: 25 })
  await expectBalanced(shop)
})
