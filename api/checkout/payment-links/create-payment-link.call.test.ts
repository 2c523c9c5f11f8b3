import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { createLink, openLinkShop, showLink } from '#tests/support/payment-links.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { booksOf } from '#tests/support/test-shop.ts'

const day = (at: number) => new Date(Date.UTC(2026, 10, 15 + at, 10))

test('an unpaid order gets one link, held as long as the estate says, and then both end', async () => {
  const { shop, wait, estate, order, link, token } = await openLinkShop()
  expect(link).toMatchObject({ amount: 25, until: day(7).toISOString() })
  expect(link.url).toMatch(/^http.*\/payment\/[\w-]{43}$/)
  const again = await createLink(shop, { estate, orderId: order.id, days: 9 })
  expect([again.token, again.link.until]).toEqual([token, day(9).toISOString()])
  await wait(day(8))
  expect(await booksOf(shop)).toMatchObject({ reserved: 2 })
  expect((await showLink(shop, token)).state).toBe('OPEN')
  await wait(day(10))
  expect(await booksOf(shop)).toMatchObject({ quantity: 12, reserved: 0 })
  expect((await showLink(shop, token)).state).toBe('OVER')
  await expectBalanced(shop)
})

test('its customer gets the link by mail, and the estate sees the mail without it', async () => {
  const { shop, wait, estate, order, token } = await openLinkShop()
  await createLink(shop, { estate, orderId: order.id, isMailed: true })
  await wait(day(0))
  const [mail] = (await mailRows(shop)).filter(({ kind }) => kind === 'PAYMENT_REQUEST')
  const [sent = ''] = mailsInFolder(shop).map((one) => one.replace(/=\r\n/g, ''))
  expect(sent).toContain(`/payment/${token}`)
  const seen = await shop.app.inject({ url: `/api/admin/mail/${mail.id}`, headers: { authorization: estate } })
  expect(seen.json().data.content.text).not.toContain(token)
})

test('what is paid has nothing left to pay', async () => {
  const { shop, estate, order, reference } = await openLinkShop()
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  expect((await createLink(shop, { estate, orderId: order.id })).answer.json().code).toBe('nothing-to-pay')
})

test('orders of another estate and those that do not exist have no link', async () => {
  const { shop, order } = await openLinkShop()
  const neighbour = await shop.signIn(3, 'ADMIN')
  const foreign = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${order.id}/payment-link`,
    headers: { authorization: neighbour, host: 'coteaux.localhost' },
    payload: {},
  })
  expect(foreign.json().code).toBe('order-not-found')
  const customer = await shop.signIn(1, 'CUSTOMER')
  expect((await createLink(shop, { estate: customer, orderId: order.id })).answer.statusCode).toBe(403)
})
