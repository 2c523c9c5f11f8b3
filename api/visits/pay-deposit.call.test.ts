import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import {
  askToPay,
  bookingOf,
  depositMoney,
  openVisitShop,
  payDeposit,
  startDeposit,
} from '#tests/support/test-deposits.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { book, booked, leftIn, visitMails } from '#tests/support/test-visits.ts'

test('a place with a deposit is kept, paid, booked and confirmed; the deposit becomes credit', async () => {
  const { shop, calendarId } = await openVisitShop()
  const answer = await book(shop, { people: 4 })
  expect(answer.json().data.state).toBe('AWAITING_DEPOSIT')
  const { token } = answer.json().data
  expect(await leftIn(shop, { calendarId })).toBe(2)
  expect(await visitMails(shop)).toEqual(['DEPOSIT odile@example.org'])
  expect((await mailRows(shop)).map(({ kind }) => kind)).toEqual(['VISIT_STEP'])
  expect((await bookingOf(shop, token)).deposit).toEqual({
    person: 15,
    total: 60,
    isPaid: false,
    until: '2026-11-16T08:30:00.000Z',
    refundUntil: '2026-11-20T09:00:00.000Z',
    card: null,
  })
  const { publicId } = await payDeposit(shop, token)
  const booking = await bookingOf(shop, token)
  expect(booking).toMatchObject({ state: 'BOOKED', deposit: { isPaid: true, until: null, card: { balance: 60 } } })
  expect(await leftIn(shop, { calendarId })).toBe(2)
  expect(await visitMails(shop)).toEqual(['DEPOSIT odile@example.org', 'BOOKED odile@example.org'])
  expect((await mailRows(shop)).map(({ kind }) => kind).sort()).toEqual([
    'GIFT_CARD',
    'ORDER_CONFIRMED',
    'VISIT_NEWS',
    'VISIT_STEP',
    'VISIT_STEP',
  ])
  const letters = mailsInFolder(shop).map((mail) => mail.replace(/=\r\n/g, ''))
  expect(letters.some((mail) => mail.includes('Acompte r=C3=A9gl=C3=A9'))).toBe(true)
  // From a visit on a set date nobody withdraws: no form for it, and no period.
  const confirmed = letters.find((mail) => mail.includes('conditions-generales-de-vente.html')) ?? ''
  expect([confirmed.includes('formulaire-de-retractation'), confirmed.includes('/withdrawal?order=')]).toEqual([
    false,
    false,
  ])
  const order = (await shop.app.inject({ url: `/api/order/${publicId}` })).json().data.order
  expect(order).toMatchObject({ total: 60, isDeposit: true, email: 'odile@example.org', vat: [{ rate: 0, vat: 0 }] })
  expect(order.products).toMatchObject([{ idProduct: null, name: 'Acompte\u00a0: La grande visite', quantity: 1 }])
  expect(order.billingAddress).toMatchObject({ firstname: 'Odile', lastname: 'Vasseur', city: 'Tours' })
  await expectBalanced(shop)
})

test('asked again, it is the same order; another address makes another, and the first cannot be paid', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  const [first, again] = await Promise.all([startDeposit(shop, token), startDeposit(shop, token)])
  expect(again).toEqual(first)
  const other = await askToPay(shop, { token, address: '1 quai de la Loire' })
  expect(other.json().data.publicId).not.toBe(first.publicId)
  await payByCard(shop, first)
  await askResult(shop, first.publicId)
  await wait(new Date('2026-11-16T08:05:00Z'))
  expect((await bookingOf(shop, token)).state).toBe('AWAITING_DEPOSIT')
  const money = await depositMoney(shop)
  expect(money.back).toBe(money.paid)
  await expectBalanced(shop)
})

test('two payments of one deposit book once, and the second goes back', async () => {
  const { shop, wait } = await openVisitShop()
  const token = await booked(shop)
  const started = await startDeposit(shop, token)
  await payByCard(shop, started)
  await Promise.all(Array.from({ length: 5 }, () => askResult(shop, started.publicId)))
  expect((await askToPay(shop, { token })).json().code).toBe('deposit-not-due')
  await wait(new Date('2026-11-16T08:05:00Z'))
  expect(await depositMoney(shop)).toEqual({ paid: 3_000, back: 0, cards: 1, credit: 3_000 })
  expect(await visitMails(shop)).toEqual(['DEPOSIT odile@example.org', 'BOOKED odile@example.org'])
  await expectBalanced(shop)
})

test('the amount is the estate’s: nothing that is sent changes it, nor what the visit asks for later', async () => {
  const { shop } = await openVisitShop()
  const token = await booked(shop, { people: 2 })
  await shop.admin.query('update estate.services set deposit_cents = 9900 where id = 901')
  for (const field of ['amount', 'total', 'people', 'quantity'])
    expect((await askToPay(shop, { token, [field]: 1 })).statusCode).toBe(400)
  await startDeposit(shop, token)
  const { rows } = await shop.admin.query('select total_cents from estate.orders where visit_booking_id is not null')
  expect(rows).toEqual([{ total_cents: 3_000 }])
})

test('a card that is refused leaves the place kept, and another one pays', async () => {
  const { shop } = await openVisitShop()
  const token = await booked(shop)
  const first = await startDeposit(shop, token)
  await payByCard(shop, { ...first, number: '4000000000000002' })
  await askResult(shop, first.publicId)
  expect((await bookingOf(shop, token)).state).toBe('AWAITING_DEPOSIT')
  const second = await payDeposit(shop, token)
  expect(second.publicId).toBe(first.publicId)
  expect((await bookingOf(shop, token)).state).toBe('BOOKED')
  expect((await mailRows(shop)).map(({ kind }) => kind)).not.toContain('PAYMENT_FAILED')
  await expectBalanced(shop)
})

test('what is missing is told beside its field; who has nothing to pay is told so', async () => {
  const { shop } = await openVisitShop()
  const token = await booked(shop)
  const errors = async (given: Record<string, unknown>) =>
    Object.keys((await askToPay(shop, { token, ...given })).json().errors ?? {})
  expect(await errors({ acceptsSaleTerms: false })).toEqual(['acceptsSaleTerms'])
  expect(await errors({ address: '' })).toEqual(['address'])
  expect(await errors({ city: '', idCountry: 1 })).toEqual(['city'])
  expect((await askToPay(shop, { token: 'x'.repeat(43) })).statusCode).toBe(404)
  await booked(shop, { people: 4, email: 'full@example.org' })
  const waiting = (await book(shop, { people: 1, waits: true, email: 'wait@example.org' })).json().data
  expect(waiting.state).toBe('WAITING')
  expect((await askToPay(shop, { token: waiting.token })).json().code).toBe('deposit-not-due')
})

test('where nothing can be paid, no place with a deposit is held', async () => {
  const { shop } = await openVisitShop()
  await shop.admin.query(`update estate.parameters set value = 'STRIPE' where site_id = 1 and type = 'PAYMENT_METHOD'`)
  expect((await book(shop)).json().code).toBe('payment-closed')
})

test('an estate that sells nothing online takes no deposit: its credit could not be spent', async () => {
  const { shop } = await openVisitShop()
  const token = await booked(shop, { email: 'before@example.org' })
  await shop.admin.query('update estate.site_settings set is_e_commerce = false where site_id = 1')
  expect((await book(shop)).json().code).toBe('payment-closed')
  expect((await askToPay(shop, { token })).json().code).toBe('payment-closed')
})
