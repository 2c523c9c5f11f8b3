import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestCarrier } from '#tests/support/test-deliveries.ts'
import {
  addBottle,
  addFreeCarrier,
  askResult,
  byCarrier,
  fillCart,
  fillCarts,
  orderBody,
  PATIENT_GATE,
  payByCard,
  postOrder,
  startOrder,
} from '#tests/support/test-orders.ts'
import { openShop } from '#tests/support/test-shop.ts'

async function shop(options: Parameters<typeof createTestApp>[0] = {}) {
  const test = await createTestApp({ gate: PATIENT_GATE, ...options })
  const carrier = await addFreeCarrier(test)
  const bottle = await addBottle(test, { stock: 12 })
  return { ...test, carrier, bottle }
}

const count = async ({ admin }: Pick<TestApp, 'admin'>, table: string) =>
  (await admin.query(`select from estate.${table}`)).rowCount

test('the same order posted fifty times at once and again later is one order with one payment', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 2]] })
  const body = orderBody(cart, byCarrier(test.carrier))
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => postOrder(test, { payload: body, headers: { 'idempotency-key': 'k1' } })),
  )
  const seen = answers.map((answer) => answer.json().data)
  expect(new Set(seen.map(({ order }) => order.id)).size).toBe(1)
  expect(new Set(seen.map(({ payment }) => payment.url)).size).toBe(1)
  expect(await count(test, 'orders')).toBe(1)
  expect(await count(test, 'payments')).toBe(1)
  expect((await test.admin.query('select from platform.test_payments')).rowCount).toBe(1)
  const { rows } = await test.admin.query('select reserved from estate.declinations where id = $1', [test.bottle])
  expect(rows[0].reserved).toBe(2)

  await payByCard(test, { reference: seen[0].payment.url.split('/').at(-1) })
  await askResult(test, seen[0].order.publicId)
  const later = (await postOrder(test, { payload: body, headers: { 'idempotency-key': 'k1' } })).json().data
  expect([later.order.id, later.order.status.value, later.payment]).toEqual([
    seen[0].order.id,
    'PAID',
    { kind: 'none' },
  ])
})

test('fifty orders of one cart at once, none with a key, are one order', async () => {
  const test = await shop()
  const body = orderBody(await fillCart(test, { lines: [[test.bottle, 2]] }), byCarrier(test.carrier))
  const answers = await Promise.all(Array.from({ length: 50 }, () => postOrder(test, { payload: body })))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => answer.json().data.order.id)).size).toBe(1)
  expect(await count(test, 'orders')).toBe(1)
  expect(await count(test, 'payments')).toBe(1)
})

test('a key that stands for another wish of the same cart is refused, and the order stays as it was', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 2]] })
  const key = { 'idempotency-key': 'mine' }
  const body = orderBody(cart, byCarrier(test.carrier))
  const first = (await postOrder(test, { payload: body, headers: key })).json().data.order
  const other = await postOrder(test, { payload: { ...body, message: 'Pour Jeanne' }, headers: key })
  expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency-key-reused'])
  expect((await postOrder(test, { payload: body, headers: key })).json().data.order.id).toBe(first.id)
  expect((await postOrder(test, { payload: { ...body, message: 'Pour Jeanne' } })).statusCode).toBe(200)
})

test('a key stands for one cart, also when two come with it at the same moment', async () => {
  const test = await shop()
  const carts = await fillCarts({ test, count: 4, lines: [[test.bottle, 1]] })
  const key = { 'idempotency-key': 'mine' }
  const answers = await Promise.all(
    carts.map((cart) => postOrder(test, { payload: orderBody(cart, byCarrier(test.carrier)), headers: key })),
  )
  expect(answers.map((answer) => answer.json().code ?? 'ok').sort()).toEqual([
    'idempotency-key-reused',
    'idempotency-key-reused',
    'idempotency-key-reused',
    'ok',
  ])
})

test('a changed cart makes another order in the place of the first, and holds what it needs only', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 12]] })
  const first = await startOrder(test, { payload: orderBody(cart, byCarrier(test.carrier)) })
  await test.admin.query('update estate.cart_products set quantity = 11 where cart_id = $1', [cart])
  const second = await startOrder(test, { payload: orderBody(cart, byCarrier(test.carrier)) })
  expect(second.order.id).not.toBe(first.order.id)
  const { rows } = await test.admin.query('select id, status from estate.orders order by id')
  expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'AWAITING_PAYMENT'])
  const stock = await test.admin.query('select reserved from estate.declinations where id = $1', [test.bottle])
  expect(stock.rows[0].reserved).toBe(11)
})

test('no amount, price, status or site in the body changes anything', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 2]] })
  const body = orderBody(cart, byCarrier(test.carrier))
  for (const extra of [
    { total: 1 },
    { idSite: 3 },
    { status: 'PAID' },
    { products: [{ idProduct: test.bottle, quantity: 1, price: 0.01 }] },
  ]) {
    const answer = await postOrder(test, { payload: { ...body, ...extra } })
    expect([answer.statusCode, Object.values(answer.json().errors)], JSON.stringify(extra)).toEqual([
      400,
      ['Ce champ n’existe pas.'],
    ])
  }
  const made = await startOrder(test, {
    payload: {
      ...body,
      user: { ...body.user, id: 1, role: 'ADMIN' },
      delivery: { ...body.delivery, price: 0, servicePrice: 0 },
    },
  })
  expect(made.order).toMatchObject({ subtotal: 25, shippingFees: 0, total: 25, status: { value: 'AWAITING_PAYMENT' } })
})

test('what was shown and what it costs now must be the same', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 2]] })
  const wrong = await postOrder(test, { payload: orderBody(cart, { ...byCarrier(test.carrier), shownTotal: 24.99 }) })
  expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'total-changed'])
  expect(await count(test, 'orders')).toBe(0)
  expect(
    (await postOrder(test, { payload: orderBody(cart, { ...byCarrier(test.carrier), shownTotal: 25 }) })).statusCode,
  ).toBe(200)
})

test('a case of six is ordered, and carried, as six bottles', async () => {
  const test = await shop()
  await test.admin.query(
    `update estate.parameters set value = case type when 'MINIMUM_EXPEDITION_BOTTLE' then '6' else '12' end
     where site_id = 1 and type in ('MINIMUM_EXPEDITION_BOTTLE', 'MAXIMUM_EXPEDITION_BOTTLE')`,
  )
  const bySix = [
    ['BOTTLES', 1, 400],
    ['BOTTLES', 6, 900],
    ['BOTTLES', 36, 3600],
  ] as const
  const carrier = await addTestCarrier(test, { siteId: 1, given: { zones: [{ tiers: bySix }] } })
  const { rows } = await test.admin.query(
    `select id from estate.declinations where site_id = 1 and reference like 'CAI%'`,
  )
  const cart = await fillCart(test, { lines: [[rows[0].id, 1]] })
  const { order } = await startOrder(test, { payload: orderBody(cart, byCarrier(carrier)) })
  expect(order).toMatchObject({ shippingFees: 9 })
  const large = await fillCart(test, { lines: [[rows[0].id, 3]] })
  const refused = await postOrder(test, { payload: orderBody(large, byCarrier(carrier)) })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'order-obstructed'])
})

test('wine is sold to grown-ups who have agreed to the terms and said who they are', async () => {
  const test = await shop({ now: () => new Date('2026-11-15T12:00:00Z') })
  const cart = await fillCart(test, { lines: [[test.bottle, 1]] })
  const body = orderBody(cart, byCarrier(test.carrier))
  const asked = async (given: object) => (await postOrder(test, { payload: { ...body, ...given } })).json()
  const { birthdate, email, ...nameless } = body.user
  expect((await asked({ acceptsSaleTerms: false })).errors).toEqual({
    acceptsSaleTerms: 'Cochez cette case pour continuer.',
  })
  expect((await asked({ user: { ...nameless, email } })).errors).toEqual({
    'user.birthdate': 'Ce champ est obligatoire.',
  })
  expect((await asked({ user: { ...nameless, birthdate } })).errors).toEqual({
    'user.email': 'Ce champ est obligatoire.',
  })
  expect((await asked({ user: { ...body.user, birthdate: '2008-11-16' } })).code).toBe('too-young')
  expect((await asked({ user: { ...body.user, birthdate: '2008-11-15' } })).success).toBe(true)
})

test('a number that nobody can call is told next to its field, and a good one is kept in its international form', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 1]] })
  const body = orderBody(cart, byCarrier(test.carrier))
  const asked = async (phone: string) =>
    (await postOrder(test, { payload: { ...body, user: { ...body.user, phone } } })).json()
  expect((await asked('12')).errors).toHaveProperty(['user.phone'])
  expect((await asked('')).errors).toEqual({ 'user.phone': 'Ce champ est obligatoire.' })
  expect((await asked('02 41 40 20 60')).data.order.phone).toBe('+33241402060')
  await test.admin.query(`update estate.parameters set value = 'true' where type = 'ALLOW_ONLY_MOBILE_PHONE'`)
  expect((await asked('02 41 40 20 61')).errors).toHaveProperty(['user.phone'])
  expect((await asked('06 12 34 56 78')).data.order.phone).toBe('+33612345678')
})

test('carts of another estate, of another customer and of nobody are not found', async () => {
  const test = await shop()
  const mine = await test.signIn(1, 'CUSTOMER')
  const cart = await fillCart(test, { lines: [[test.bottle, 1]], headers: { authorization: mine } })
  const body = orderBody(cart, byCarrier(test.carrier))
  const other = await test.signIn(1, 'CUSTOMER')
  expect((await postOrder(test, { payload: body })).json().code).toBe('cart-not-found')
  expect((await postOrder(test, { payload: body, headers: { authorization: other } })).json().code).toBe(
    'cart-not-found',
  )
  expect((await postOrder(test, { payload: body, headers: { host: 'coteaux.localhost' } })).json().code).toBe(
    'cart-not-found',
  )
  expect((await postOrder(test, { payload: orderBody('0'.repeat(32)) })).json().code).toBe('cart-not-found')
  expect((await postOrder(test, { payload: body, headers: { authorization: mine } })).statusCode).toBe(200)
})

test('a code with one use left serves one of sixty who order with it at once', { timeout: 120_000 }, async () => {
  const test = await shop()
  await test.admin.query('update estate.declinations set quantity = 1000 where id = $1', [test.bottle])
  await test.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount, max_uses) values (1, 'SEULE', 'PERCENT', 1000, 1)`,
  )
  const carts = await fillCarts({ test, count: 60, lines: [[test.bottle, 1]] })
  const answers = await Promise.all(
    carts.map((cart, at) => {
      const body = orderBody(cart, { ...byCarrier(test.carrier), discount: { code: 'seule' } })
      const payload = { ...body, user: { ...body.user, email: `guest${at}@example.com` } }
      return postOrder(test, { payload, remoteAddress: `10.0.${at >> 8}.${at & 255}` })
    }),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code))).toEqual(
    new Set(['discount-unknown']),
  )
  const { rows } = await test.admin.query(`select uses from estate.discount_codes where code = 'SEULE'`)
  expect(rows[0].uses).toBe(1)
})

test('an order that costs nothing is paid at once, with its invoice and its mail', async () => {
  const test = await shop()
  await test.admin.query(
    `insert into estate.discount_codes (site_id, code, type, amount) values (1, 'OFFERT', 'PERCENT', 10000)`,
  )
  const cart = await fillCart(test, { lines: [[test.bottle, 1]] })
  const answer = await postOrder(test, {
    payload: orderBody(cart, { ...byCarrier(test.carrier), discount: { code: 'OFFERT' } }),
  })
  expect(answer.json().data).toMatchObject({
    payment: { kind: 'none' },
    order: { total: 0, status: { value: 'PAID' } },
  })
  expect(answer.json().data.order.invoice).toMatch(/^F\d{4}-000001$/)
  expect(await count(test, 'mails')).toBe(1)
})

interface Customer {
  birthdate: string | null
  at?: string
}

/** Somebody signed in with a bottle in the cart, who may send any date of birth. */
async function customer({ birthdate, at = '2026-11-15T12:00:00Z' }: Customer) {
  const test = await shop({ now: () => new Date(at) })
  const authorization = await test.signIn(1, 'CUSTOMER')
  const { rows } = await test.admin.query('select user_id as id from estate.sessions order by created_at desc limit 1')
  await test.admin.query('update estate.users set birthdate = $2 where id = $1', [rows[0].id, birthdate])
  const order = async (sent: string | null) => {
    const cart = await fillCart(test, { lines: [[test.bottle, 1]], headers: { authorization } })
    const body = orderBody(cart, byCarrier(test.carrier))
    const payload = { ...body, user: { ...body.user, birthdate: sent } }
    return (await postOrder(test, { payload, headers: { authorization } })).json()
  }
  const known = async () => {
    const sql = `select to_char(birthdate, 'YYYY-MM-DD') as day from estate.users where id = $1`
    return (await test.admin.query(sql, [rows[0].id])).rows[0].day
  }
  return { ...test, order, known }
}

test('a registered minor buys no wine with another date of birth', async () => {
  const { order, known, admin } = await customer({ birthdate: '2010-01-01' })
  expect((await order('1984-05-12')).code).toBe('too-young')
  expect((await order(null)).code).toBe('too-young')
  expect([await known(), await count({ admin }, 'orders')]).toEqual(['2010-01-01', 0])
})

test('the date of birth of an account stands, whatever is sent beside it', async () => {
  const { order, admin } = await customer({ birthdate: '1980-01-01' })
  expect((await order('2010-01-01')).success).toBe(true)
  const { rows } = await admin.query(`select to_char(birthdate, 'YYYY-MM-DD') as day from estate.orders`)
  expect(rows).toEqual([{ day: '1980-01-01' }])
})

test('a date of birth that is given to buy wine is kept with the account, and only then', async () => {
  const { order, known } = await customer({ birthdate: null })
  expect((await order('2010-01-01')).code).toBe('too-young')
  expect(await known()).toBeNull()
  expect((await order('1984-05-12')).success).toBe(true)
  expect(await known()).toBe('1984-05-12')
  expect((await order('1990-05-12')).success).toBe(true)
  expect(await known()).toBe('1984-05-12')
})

test.each([
  ['2008-11-16', '2026-11-15T22:59:00Z', false],
  ['2008-11-16', '2026-11-15T23:00:00Z', true],
  ['2008-07-14', '2026-07-13T21:59:00Z', false],
  ['2008-07-14', '2026-07-13T22:00:00Z', true],
  ['2008-02-29', '2026-02-28T22:59:00Z', false],
  ['2008-02-29', '2026-02-28T23:00:00Z', true],
])('born on %s, at %s one may buy wine: %s, by the day in Paris', async (birthdate, at, mayBuy) => {
  const { order } = await customer({ birthdate: null, at })
  const { success, code } = await order(birthdate)
  expect([success, code]).toEqual(mayBuy ? [true, undefined] : [false, 'too-young'])
})

test('a date that was only told is a proof from the first wine on', async () => {
  const { order, admin } = await customer({ birthdate: '1980-01-01' })
  const locked = async () => {
    const { rows } = await admin.query(
      `select birthdate_locked_at as at from estate.users where birthdate = '1980-01-01'`,
    )
    return rows[0].at !== null
  }
  expect(await locked()).toBe(false)
  await order(null)
  expect(await locked()).toBe(true)
})

test('a cart that has become too expensive is no order and no fault', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 12]] })
  await test.admin.query('update estate.declinations set fixed_price_cents = 2000000000 where id = $1', [test.bottle])
  const answer = await postOrder(test, { payload: orderBody(cart, byCarrier(test.carrier)) })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'order-obstructed'])
  expect(await count(test, 'orders')).toBe(0)
  const checked = await test.app.inject({ method: 'POST', url: '/api/order/validate', payload: { idCart: cart } })
  expect(checked.json().data).toMatchObject({ isValid: false, obstacles: [{ kind: 'too-expensive' }] })
})

test('the id of a guest’s cart alone does not open what was ordered with it', async () => {
  const test = await shop()
  const cart = await fillCart(test, { lines: [[test.bottle, 2]] })
  const body = orderBody(cart, byCarrier(test.carrier))
  const key = { 'idempotency-key': 'mine' }
  const { order, payment } = (await postOrder(test, { payload: body, headers: key })).json().data
  await payByCard(test, { reference: payment.url.split('/').at(-1) })
  await askResult(test, order.publicId)

  const stranger = { ...body, user: { ...body.user, email: 'stranger@example.com' } }
  for (const headers of [{}, key]) {
    const answer = await postOrder(test, { payload: stranger, headers, remoteAddress: '192.0.2.9' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'cart-not-found'])
    expect(answer.body).not.toContain(body.user.email)
  }
  expect((await postOrder(test, { payload: body })).json().data.order.id).toBe(order.id)
  expect((await postOrder(test, { payload: stranger, headers: key })).json().data.order.id).toBe(order.id)
})

test('the key of one guest is nothing to another', async () => {
  const test = await shop()
  const key = { 'idempotency-key': 'the-same' }
  const carts = [
    await fillCart(test, { lines: [[test.bottle, 1]] }),
    await fillCart(test, { lines: [[test.bottle, 1]] }),
  ]
  const answers = await Promise.all(
    carts.map((cart, at) =>
      postOrder(test, {
        payload: orderBody(cart, byCarrier(test.carrier)),
        headers: key,
        remoteAddress: `192.0.2.${at + 1}`,
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('the days that the carrier promised are kept, and told once the order is paid the same day', async () => {
  const shop = await openShop({ now: () => new Date('2026-11-16T08:00:00Z') })
  await shop.admin.query('update estate.carriers set least_days = 2, most_days = 3 where id = $1', [shop.carrier])
  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  const { order, reference } = await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  expect(order.delivery.arrival).toBeNull()
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  const { data } = (await shop.app.inject({ url: `/api/order/${order.publicId}` })).json()
  expect(data.order.delivery.arrival).toEqual({ from: '2026-11-18', until: '2026-11-19' })
})
