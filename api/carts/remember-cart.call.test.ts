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
