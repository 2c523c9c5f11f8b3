import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { scheduleCartReminder } from '#api/carts/schedule-cart-reminder.ts'
import { scheduleReviewRequest } from '#api/orders/schedule-review-request.ts'
import { inSite } from '#db/site-db.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import { insertOrder, type TestOrder } from '#tests/support/test-order.ts'
import { addTestWine } from '#tests/support/test-wine.ts'

const START = new Date('2026-11-15T10:00:00Z')
const HOUR_MS = 3_600_000
const CART = 'c'.repeat(32)

async function ground() {
  const clock = { now: START }
  const app = await createTestApp({ now: () => clock.now })
  const failures: unknown[] = []
  const run = async (hours: number) => {
    clock.now = new Date(START.getTime() + hours * HOUR_MS)
    const options = { pool: app.pool, services: app, handlers: allDueHandlers, now: () => clock.now, limit: 10 }
    // What one piece of work asks for may itself be due already.
    while ((await runDueWork({ ...options, onFailure: (_, error) => failures.push(error) })) > 0);
    expect(failures).toEqual([])
    return (await mailRows(app)).map(({ kind, recipient, locale }) => `${kind} ${recipient} ${locale}`)
  }
  return { ...app, run }
}

const RECALLED = 'CART_REMINDER eve@example.com en'

/** A cart with one line, whose owner wants to be reminded. */
async function forgottenCart({ admin, pool, owner }: TestApp, change = ''): Promise<void> {
  const wine = await addTestWine({ owner }, { siteId: 1, wine: { name: 'Les Rares' } })
  await admin.query(
    `insert into estate.carts (site_id, id, reminder_email, reminder_locale, reminder_consented_at, created_at, changed_at)
     values (1, $1, 'eve@example.com', 'en', $2, $2, $2)`,
    [CART, START],
  )
  await admin.query(
    `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, added_at) values (1, $1, $2, 6, $3)`,
    [CART, wine.declinations[0], START],
  )
  if (change !== '') await admin.query(change)
  await inSite({ pool, siteId: 1 }, (db) => scheduleCartReminder(db, { cartId: CART, now: START }))
}

test('a cart that lies for a day is recalled once, in its language, with a way out', async () => {
  const { run, ...app } = await ground()
  await forgottenCart(app)
  expect(await run(23)).toEqual([])
  expect(await run(24)).toEqual([RECALLED])
  await inSite({ pool: app.pool, siteId: 1 }, (db) => scheduleCartReminder(db, { cartId: CART, now: START }))
  expect(await run(100)).toEqual([RECALLED])
  const [mail = ''] = mailsInFolder(app)
  expect(mail).toContain('Subject: Your cart is waiting for you')
  expect(mail).toContain('Les Rares')
  const whole = mail.replace(/=\r\n|\r\n /g, '')
  expect(whole).toContain(`/en/cart#cart=3D${CART}`)
  expect(whole).toContain(`/api/cart/${CART}/reminder/stop?userLang=en`)
})

test('a cart that is touched again is recalled a day after that', async () => {
  const { run, admin, ...app } = await ground()
  await forgottenCart({ admin, ...app })
  await admin.query('update estate.carts set changed_at = $1 where id = $2', [
    new Date(START.getTime() + 20 * HOUR_MS),
    CART,
  ])
  expect(await run(24)).toEqual([])
  expect(await run(43.9)).toEqual([])
  expect(await run(44)).toEqual([RECALLED])
})

test.each([
  ['without consent', 'update estate.carts set reminder_email = null, reminder_consented_at = null'],
  ['when it is ordered', 'update estate.carts set ordered_at = now()'],
  ['when it was recalled', 'update estate.carts set reminded_at = now()'],
  ['when it is empty', 'delete from estate.cart_products'],
  ['when it is gone', 'delete from estate.carts'],
])('nobody is reminded %s', async (_, change) => {
  const { run, ...app } = await ground()
  await forgottenCart(app, change)
  expect(await run(48)).toEqual([])
  expect((await app.admin.query(`select from platform.due_work where kind <> 'CARDS'`)).rowCount).toBe(0)
})

test('a cart whose order awaits its payment is not recalled', async () => {
  const { run, ...app } = await ground()
  await forgottenCart(app)
  await insertOrder(app.admin, { status: 'AWAITING_PAYMENT', columns: { cart_id: CART } })
  expect(await run(48)).toEqual([])
})

test('consent given through the call is heard, and taken back by it or by the link in the mail', async () => {
  const { run, ...test } = await ground()
  const { app, admin } = test
  await forgottenCart(test)
  await admin.query('delete from platform.due_work')
  const remember = (consents: boolean) =>
    app.inject({
      method: 'PUT',
      url: `/api/cart/${CART}/reminder`,
      headers: { userlang: 'en' },
      payload: { email: 'Eve@example.com', consents },
    })
  expect((await remember(true)).statusCode).toBe(200)
  expect((await admin.query('select kind, subject from platform.due_work')).rows).toEqual([
    { kind: 'CART_REMINDER', subject: CART },
  ])
  expect((await remember(false)).statusCode).toBe(200)
  expect((await admin.query('select from platform.due_work')).rowCount).toBe(0)

  await remember(true)
  const stop = (id: string, host = 'localhost') =>
    app.inject({ url: `/api/cart/${id}/reminder/stop?userLang=en`, headers: { host } })
  expect((await stop(CART, 'coteaux.localhost')).statusCode).toBe(404)
  expect((await stop('d'.repeat(32))).statusCode).toBe(404)
  expect((await stop('nonsense')).statusCode).toBe(400)
  const answer = await stop(CART)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('Your address is forgotten')
  expect((await stop(CART)).statusCode).toBe(200)
  const { rows } = await admin.query('select reminder_email from estate.carts where id = $1', [CART])
  expect(rows).toEqual([{ reminder_email: null }])
  expect(await run(48)).toEqual([])
})

const REVIEW = 'REVIEW_REQUEST jeanne@example.com fr'

async function delivered(
  { admin, pool }: TestApp,
  { order = {}, delay = '10' }: { order?: TestOrder; delay?: string | null } = {},
) {
  await admin.query(`update estate.parameters set value = $1 where site_id = 1 and type = 'ORDER_REVIEW_DELAY'`, [
    delay,
  ])
  const { id } = await insertOrder(admin, { status: 'DELIVERED', ...order })
  await inSite({ pool, siteId: 1 }, (db) => scheduleReviewRequest(db, { orderId: id, deliveredAt: START }))
  return id
}

test('ORDER_REVIEW_DELAY days after delivery a review is asked for, once', async () => {
  const { run, ...app } = await ground()
  const id = await delivered(app)
  expect(await run(10 * 24 - 1)).toEqual([])
  expect(await run(10 * 24)).toEqual([REVIEW])
  await inSite({ pool: app.pool, siteId: 1 }, (db) => scheduleReviewRequest(db, { orderId: id, deliveredAt: START }))
  expect(await run(40 * 24)).toEqual([REVIEW])
})

test('nobody is asked where the estate asks nobody, then or since', async () => {
  const { run, admin, ...app } = await ground()
  await delivered({ admin, ...app }, { order: {}, delay: null })
  expect((await admin.query('select from platform.due_work')).rowCount).toBe(0)
  await delivered({ admin, ...app })
  await admin.query(`update estate.parameters set value = null where site_id = 1 and type = 'ORDER_REVIEW_DELAY'`)
  expect(await run(11 * 24)).toEqual([])
})

test.each(['CANCELLED', 'REFUNDED', 'PARTLY_REFUNDED'] as const)(
  'an order that is %s meanwhile is left alone',
  async (status) => {
    const { run, admin, ...app } = await ground()
    const id = await delivered({ admin, ...app })
    await admin.query('update estate.orders set status = $2 where site_id = 1 and id = $1', [id, status])
    expect(await run(11 * 24)).toEqual([])
  },
)

test('the mail leads to the order’s own link, and out of such mails for good', async () => {
  const { run, ...app } = await ground()
  await delivered(app)
  await run(10 * 24)
  const [letter = ''] = mailsInFolder(app)
  const token = /\/review\/([\w-]{43})/.exec(letter.replaceAll('=\r\n', ''))?.[1] ?? 'none'
  const form = await app.app.inject({ url: `/api/review/${token}` })
  expect(form.json().data).toMatchObject({ author: 'Jeanne M.', lines: [{ name: 'Les Aubépines' }] })
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await app.app.inject({ method: 'POST', url: `/api/review/${token}/stop` })
  await delivered(app)
  expect(await run(30 * 24)).toEqual([REVIEW])
})

test('an order with nothing to speak of, or with something on its way back, is not asked about', async () => {
  const { run, admin, ...app } = await ground()
  const id = await delivered({ admin, ...app })
  const card = await delivered({ admin, ...app })
  await admin.query('update estate.order_lines set is_gift_card = true where order_id = $1', [card])
  const back = await admin.query(
    `insert into estate.returns (site_id, order_id, state, is_withdrawal, description, declared_by, asked_at, changed_at)
     values (1, $1, 'ASKED', false, '', '', now(), now()) returning id`,
    [id],
  )
  await admin.query(
    `insert into estate.return_lines (site_id, return_id, position, quantity, reason) values (1, $1, 0, 1, 'DAMAGED')`,
    [back.rows[0].id],
  )
  expect(await run(11 * 24)).toEqual([])
})
