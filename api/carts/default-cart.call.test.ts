import { expect, test } from 'vitest'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'

type Line = { wine: 'red' | 'white'; quantity: number; words?: string }
const one = (quantity: number, words?: string): Line => ({ wine: 'red', quantity, ...(words && { words }) })
const two = (quantity: number): Line => ({ wine: 'white', quantity })

/** A cart with these lines; null where there is none. */
async function fill(
  test: TestCart,
  { lines, token }: { lines: Line[] | null; token?: string },
): Promise<string | null> {
  if (lines === null) return null
  const { data } = await test.ask({ method: 'POST', path: '/cart', payload: {}, as: token ? { token } : {} })
  for (const { wine, quantity, words } of lines) {
    const answers = JSON.stringify(words ? [{ id: 1, text: words }] : [])
    await test.admin.query(
      `insert into estate.cart_products (site_id, cart_id, declination_id, quantity, customizations, added_at)
       values (1, $1, $2, $3, $4, now())`,
      [data.id, test[wine], quantity, answers],
    )
  }
  return data.id
}

const MATRIX: [string, Line[] | null, Line[], number[], string[]][] = [
  ['nothing saved, an empty one', null, [], [], []],
  ['nothing saved, lines', null, [one(6), two(2)], [6, 2], []],
  ['an empty one saved, an empty one', [], [], [], []],
  ['an empty one saved, lines', [], [one(6), two(2)], [6, 2], []],
  ['lines saved, an empty one', [one(6)], [], [6], []],
  ['other lines saved', [one(6)], [two(2)], [6, 2], []],
  ['the same line in both', [one(6)], [one(4)], [10], []],
  ['the same wine with other words', [one(6)], [one(4, 'Pour Jeanne')], [6, 4], []],
  ['the same words in both', [one(2, 'Pour Jeanne')], [one(4, 'Pour Jeanne')], [6], []],
  ['other words in both', [one(2, 'Pour Jeanne')], [one(4, 'Pour Paul'), two(1)], [2, 4, 1], []],
  ['more of a line than there is', [one(30)], [one(30)], [36], ['quantity-lowered']],
  ['more of a wine than there is', [one(30)], [one(30, 'Pour Jeanne')], [30, 6], ['quantity-lowered']],
  ['nothing left beside what was saved', [one(36)], [one(6, 'Pour Jeanne')], [36, 6], ['line-unavailable']],
]

test.each(MATRIX)('a guest signs in: %s', async (_, saved, guest, quantities, notices) => {
  const test = await createTestCart()
  const token = await test.signIn(1, 'CUSTOMER')
  const main = await fill(test, { lines: saved, token })
  const other = (await fill(test, { lines: guest })) ?? ''
  const first = await test.makeMain(other, token)
  expect(first.status).toBe(200)
  expect(first.data.id).toBe(main ?? other)
  expect(first.data.products.map(({ quantity }: { quantity: number }) => quantity)).toEqual(quantities)
  expect(first.data.notices.map(({ kind }: { kind: string }) => kind)).toEqual(notices)

  const again = await test.makeMain(other, token)
  const isFlagged = notices.includes('line-unavailable')
  expect(again.data).toEqual({ ...first.data, notices: isFlagged ? first.data.notices : [] })
  expect((await test.ask({ method: 'POST', path: '/cart', payload: {}, as: { token } })).data.id).toBe(first.data.id)
})

test('tabs that sign in at once put the lines together once', async () => {
  const test = await createTestCart()
  const token = await test.signIn(1, 'CUSTOMER')
  await fill(test, { lines: [one(6)], token })
  const guest = (await fill(test, { lines: [one(4), two(2)] })) ?? ''
  const answers = await Promise.all(Array.from({ length: 8 }, () => test.makeMain(guest, token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map(({ data }) => data.totalProduct))).toEqual(new Set([12]))
})

test('two guests’ carts that become one customer’s at once are both kept', async () => {
  const test = await createTestCart()
  const token = await test.signIn(1, 'CUSTOMER')
  const carts = await Promise.all([
    fill(test, { lines: [one(2)] }),
    fill(test, { lines: [one(3)] }),
    fill(test, { lines: [two(4)] }),
  ])
  const answers = await Promise.all(carts.map((cart) => test.makeMain(cart ?? '', token)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { data } = await test.ask({ method: 'POST', path: '/cart', payload: {}, as: { token } })
  expect(data.totalProduct).toBe(9)
})

test('a tab that still knows the guest’s cart goes on in the customer’s', async () => {
  const test = await createTestCart()
  const token = await test.signIn(1, 'CUSTOMER')
  const main = await fill(test, { lines: [one(6)], token })
  const guest = (await fill(test, { lines: [two(2)] })) ?? ''
  await test.makeMain(guest, token)
  expect((await test.add({ id: test.red, quantity: 1, cart: guest, as: { token } })).data).toMatchObject({
    id: main,
    totalProduct: 9,
  })
  // Signed out, and for everyone else, it is gone.
  expect((await test.refresh(guest)).code).toBe('cart-not-found')
  expect((await test.refresh(guest, { body: {}, as: { token: await test.signIn(1, 'CUSTOMER') } })).code).toBe(
    'cart-not-found',
  )
  await test.admin.query('update estate.carts set ordered_at = now() where id = $1', [main])
  expect((await test.refresh(guest, { body: {}, as: { token } })).code).toBe('cart-not-found')
})

test('the guest’s code goes along, and the saved one stays where the guest has none', async () => {
  const test = await createTestCart()
  await test.addCode('PREMIER', {})
  await test.addCode('SECOND', {})
  const token = await test.signIn(1, 'CUSTOMER')
  const main = (await fill(test, { lines: [one(6)], token })) ?? ''
  await test.refresh(main, { body: { discountCode: 'premier' }, as: { token } })
  const plain = (await fill(test, { lines: [two(1)] })) ?? ''
  expect((await test.makeMain(plain, token)).data.discount).toMatchObject({ code: 'PREMIER', isValid: true })
  const coded = (await fill(test, { lines: [two(1)] })) ?? ''
  await test.refresh(coded, { body: { discountCode: 'second' } })
  expect((await test.makeMain(coded, token)).data.discount).toMatchObject({ code: 'SECOND', isValid: true })
})

test('the consent to be reminded goes along', async () => {
  const test = await createTestCart()
  const token = await test.signIn(1, 'CUSTOMER')
  const main = await fill(test, { lines: [one(6)], token })
  const guest = (await fill(test, { lines: [two(1)] })) ?? ''
  await test.ask({
    method: 'PUT',
    path: `/cart/${guest}/reminder`,
    payload: { email: 'jeanne@example.com', consents: true },
  })
  await test.makeMain(guest, token)
  const { rows } = await test.admin.query('select id, reminder_email as email from estate.carts order by user_id')
  expect(rows).toEqual([
    { id: main, email: 'jeanne@example.com' },
    { id: guest, email: null },
  ])
})

test('nobody takes over the cart of another customer, an unknown one, or one of another estate', async () => {
  const test = await createTestCart()
  const [mine, other] = await Promise.all([test.signIn(1, 'CUSTOMER'), test.signIn(1, 'CUSTOMER')])
  const theirs = (await fill(test, { lines: [one(6)], token: other })) ?? ''
  expect((await test.makeMain(theirs, mine)).code).toBe('cart-not-found')
  expect((await test.makeMain('0'.repeat(32), mine)).code).toBe('cart-not-found')
  const guest = (await fill(test, { lines: [one(1)] })) ?? ''
  expect((await test.ask({ method: 'GET', path: `/cart/${guest}/default` })).status).toBe(401)
  const elsewhere = await test.signIn(3, 'CUSTOMER')
  const answer = await test.ask({ method: 'GET', path: `/cart/${guest}/default`, as: { token: elsewhere, site: 3 } })
  expect(answer.code).toBe('cart-not-found')
  expect(await test.linesOf(theirs)).toHaveLength(1)
})

test('a page of another site cannot take a cart over in the visitor’s name; ours and programs can', async () => {
  const { app, add, red, signIn, linesOf } = await createTestCart()
  const token = await signIn(1, 'CUSTOMER')
  const host = 'localhost:3000'
  const cookie = `token=${token}`
  const own = (await add({ id: red, quantity: 1, as: { token } })).data.id
  const ask = async (headers: Record<string, string>) => {
    const { data } = await add({ id: red, quantity: 2 })
    return (await app.inject({ url: `/api/cart/${data.id}/default`, headers: { host, ...headers } })).statusCode
  }
  const foreign = [
    { cookie, 'sec-fetch-site': 'cross-site' },
    { cookie, 'sec-fetch-site': 'same-site', userlang: 'fr' },
    { cookie, 'sec-fetch-site': 'none' },
    { cookie, origin: 'http://evil.example', userlang: 'fr' },
    { cookie },
  ]
  for (const headers of foreign) expect([headers, await ask(headers)]).toEqual([headers, 403])
  expect(await linesOf(own)).toEqual([{ id: red, quantity: 1 }])
  const ours = [
    { cookie, 'sec-fetch-site': 'same-origin' },
    { cookie, userlang: 'fr' },
    { authorization: token },
    { authorization: `Bearer ${token}` },
  ]
  for (const headers of ours) expect([headers, await ask(headers)]).toEqual([headers, 200])
})
