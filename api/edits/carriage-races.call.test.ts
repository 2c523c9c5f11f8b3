import { expect, test } from 'vitest'
import { settlePayment } from '#api/payments/settle-payment.ts'
import { inSite } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { editOrder, seenOrder } from '#tests/support/edited-order.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { bankReference, showLink, tokenOf } from '#tests/support/payment-links.ts'
import { readMail, type SoldOrder, sellOrder } from '#tests/support/sold-order.ts'
import { ADDRESS, payByCard } from '#tests/support/test-orders.ts'

const LYON = { ...ADDRESS, address: '3 quai Saint-Antoine', postalCode: '69002', city: 'Lyon' }
const [HOME_CENTS, LYON_CENTS] = [690, 1_290]
const MORE_CENTS = LYON_CENTS - HOME_CENTS

/** A paid order that goes to Lyon by now, and the link that asks its customer for the difference. */
async function askForMore() {
  const sold = await sellOrder({ goods: 'PAID', shippingCents: HOME_CENTS })
  const { admin, carrier } = sold.shop
  const zone = `insert into estate.carrier_zones (site_id, carrier_id, country, postal_prefixes) values (1, $1, 'FR', '{69}') returning id`
  const { rows } = await admin.query(zone, [carrier])
  const tier = `insert into estate.carrier_tiers (site_id, zone_id, counted_in, up_to, price_cents) values (1, $1, 'BOTTLES', 100000, $2)`
  await admin.query(tier, [rows[0].id, LYON_CENTS])
  const { data } = await editOrder(sold, { part: 'address', address: LYON, price: 'MORE' })
  const token = tokenOf(data.link.url)
  return { sold, token, reference: await bankReference(sold.shop, token) }
}

/** Its payment is told by the bank and written, but not to be seen before `commit`. */
async function settleSlowly({ shop }: SoldOrder, reference: string) {
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isSettled, resolve: tellSettled } = Promise.withResolvers<void>()
  const paid = { status: 'SUCCEEDED', isUnderWay: false, currency: 'EUR', failure: null } as const
  const done = inSite({ pool: shop.pool, siteId: 1 }, async (db) => {
    const settled = await settlePayment(db, {
      provider: 'TEST_CARDS',
      state: { reference, amount: cents(MORE_CENTS), ...paid },
      secrets: shop.secrets,
      now: new Date(),
      randomId: () => crypto.randomUUID().replaceAll('-', ''),
    })
    tellSettled()
    await mayCommit
    return settled
  })
  await isSettled
  return { done, commit }
}

test.each([
  ['to the same place again', { address: LYON, price: 'MORE' }, { refundCents: 0, delivery: LYON_CENTS }],
  ['back to where it went before', { address: ADDRESS, price: 'LESS' }, { refundCents: 600, delivery: HOME_CENTS }],
])('a move %s waits for a payment that is under way, and counts it', async (_, wish, { refundCents, delivery }) => {
  const { sold, reference } = await askForMore()
  await payByCard(sold.shop, { reference })
  const payment = await settleSlowly(sold, reference)
  const moving = editOrder(sold, { part: 'address', ...wish })
  await untilWaiting(sold.shop.admin, 1).finally(payment.commit)
  expect(await payment.done).toBe('paid')
  expect(await moving).toMatchObject({ status: 200, data: { link: null } })
  await finishWork(sold.shop)
  expect(await seenOrder(sold)).toMatchObject({ refunded: refundCents / 100, supplements: [{ fulfilment: 'PAID' }] })
  expect(await deliveryCents(sold)).toEqual({ paid: delivery, open: 0 })
  await expectBalanced(sold.shop)
})

/** What has been paid for delivery and not gone back, and what is asked for still, with the order and all additions. */
async function deliveryCents({ shop }: SoldOrder) {
  const { rows } = await shop.admin.query(
    `select coalesce(sum(case when paid_at is not null then shipping_cents - coalesce((
         select sum(refunds.shipping_cents) from estate.refunds where refunds.order_id = orders.id), 0) end), 0)::integer as paid,
       coalesce(sum(shipping_cents) filter (where fulfilment = 'AWAITING_PAYMENT'), 0)::integer as open
     from estate.orders where site_id = 1 and shipping_cents > 0`,
  )
  return rows[0]
}

const STEPS = {
  pays: async ({ sold, token, reference }: Awaited<ReturnType<typeof askForMore>>) => {
    await payByCard(sold.shop, { reference })
    return showLink(sold.shop, token)
  },
  'gives up': ({ sold }: { sold: SoldOrder }) => sold.ask(`/order/${sold.order.publicId}/cancel`),
  'is edited': ({ sold }: { sold: SoldOrder }) => editOrder(sold, { part: 'address', address: LYON, price: 'MORE' }),
} as const

const TURNS = [
  ['pays', 'gives up', 'is edited'],
  ['pays', 'is edited', 'gives up'],
  ['gives up', 'is edited', 'pays'],
  ['is edited', 'pays', 'is edited'],
  ['is edited', 'gives up', 'pays'],
] as const

test.each(TURNS)('all at once, first who %s, then %s, then %s: nobody pays twice or for nothing', async (...steps) => {
  const open = await askForMore()
  await Promise.all(steps.map((step) => STEPS[step](open)))
  await showLink(open.sold.shop, open.token)
  await finishWork(open.sold.shop)
  const isOver = (await seenOrder(open.sold)).fulfilment === 'CANCELLED'
  const { paid, open: asked } = await deliveryCents(open.sold)
  expect({ isOver, inAll: paid + asked }).toEqual({ isOver, inAll: isOver ? 0 : LYON_CENTS })
  await expectBalanced(open.sold.shop)
})

test('who gives an order up after paying to have it brought elsewhere gets that back too, and is told of all of it', async () => {
  const open = await askForMore()
  const { sold } = open
  await STEPS.pays(open)
  expect(await deliveryCents(sold)).toEqual({ paid: LYON_CENTS, open: 0 })
  expect((await STEPS['gives up'](open)).status).toBe(200)
  await finishWork(sold.shop)
  expect(await deliveryCents(sold)).toEqual({ paid: 0, open: 0 })
  expect((await seenOrder(sold)).supplements).toMatchObject([{ fulfilment: 'CANCELLED' }])
  expect(await readMail(sold, 'ORDER_CANCELLED')).toMatch(/87,90\s€/)
  await expectBalanced(sold.shop)
})
