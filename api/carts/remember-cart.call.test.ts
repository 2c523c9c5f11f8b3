import { expect, test } from 'vitest'
import { createTestCart } from '#tests/support/test-cart.ts'

test('an address is kept with its language and the moment of consent, and forgotten without it', async () => {
  const now = new Date('2026-05-10T12:00:00Z')
  const { add, ask, admin, red } = await createTestCart({ now: () => now })
  const { data } = await add({ id: red, quantity: 6 })
  const remember = (body: object) =>
    ask({ method: 'PUT', path: `/cart/${data.id}/reminder`, payload: body, as: { lang: 'en' } })
  const kept = async () =>
    (
      await admin.query(
        'select reminder_email as email, reminder_locale as locale, reminder_consented_at as at from estate.carts where id = $1',
        [data.id],
      )
    ).rows[0]
  expect((await remember({ email: 'Jeanne@Example.com', consents: true })).data).toEqual({ isRemembered: true })
  expect(await kept()).toEqual({ email: 'jeanne@example.com', locale: 'en', at: now })
  expect((await remember({ email: 'jeanne@example.com', consents: false })).data).toEqual({ isRemembered: false })
  expect(await kept()).toEqual({ email: null, locale: null, at: null })
  expect((await remember({ email: 'jeanne', consents: true })).errors).toHaveProperty('email')
  expect((await remember({ email: 'jeanne@example.com' })).errors).toHaveProperty('consents')
  expect(await kept()).toEqual({ email: null, locale: null, at: null })
})

test('nobody sets an address for another customer’s cart', async () => {
  const { add, ask, signIn, red } = await createTestCart()
  const [mine, other] = await Promise.all([signIn(1, 'CUSTOMER'), signIn(1, 'CUSTOMER')])
  const { data } = await add({ id: red, quantity: 6, cart: 'new', as: { token: mine } })
  const body = { email: 'jeanne@example.com', consents: true }
  expect((await ask({ method: 'PUT', path: `/cart/${data.id}/reminder`, payload: body })).code).toBe('cart-not-found')
  expect(
    (await ask({ method: 'PUT', path: `/cart/${data.id}/reminder`, payload: body, as: { token: other } })).code,
  ).toBe('cart-not-found')
  expect(
    (await ask({ method: 'PUT', path: `/cart/${data.id}/reminder`, payload: body, as: { token: mine } })).status,
  ).toBe(200)
})

test('a stranger’s letter-box is not filled: after three carts in a day no more is taken for one address', async () => {
  const { add, ask, admin, red } = await createTestCart()
  const remember = async (email: string, cart?: string) => {
    const id = cart ?? (await add({ id: red, quantity: 6 })).data.id
    return { id, ...(await ask({ method: 'PUT', path: `/cart/${id}/reminder`, payload: { email, consents: true } })) }
  }
  const answers = []
  for (let time = 0; time < 6; time++) answers.push(await remember('victim@example.com'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429])
  expect(answers[3]).toMatchObject({ code: 'too-many-requests' })
  const { rowCount } = await admin.query(`select from estate.carts where reminder_email = 'victim@example.com'`)
  expect(rowCount).toBe(3)
  // Asked again for the same cart it is the same wish, and others are not concerned.
  expect((await remember('victim@example.com', answers[0]?.id)).status).toBe(200)
  expect((await remember('jeanne@example.com')).status).toBe(200)
})

test('one place cannot ask for the carts of ever more strangers to be recalled', async () => {
  const { add, ask, red } = await createTestCart()
  const { data } = await add({ id: red, quantity: 6 })
  const statuses: number[] = []
  for (let at = 0; at < 22; at++) {
    const payload = { email: `stranger${at}@example.com`, consents: true }
    statuses.push((await ask({ method: 'PUT', path: `/cart/${data.id}/reminder`, payload })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
})
