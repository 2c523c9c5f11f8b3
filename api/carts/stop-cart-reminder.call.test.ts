import { expect, test } from 'vitest'
import { createTestCart, type TestCart } from '#tests/support/test-cart.ts'

/** A cart whose owner wants to be reminded, and the link in the mail. */
async function rememberedCart(shop: TestCart) {
  const { data } = await shop.add({ id: shop.red, quantity: 6 })
  await shop.ask({
    method: 'PUT',
    path: `/cart/${data.id}/reminder`,
    payload: { email: 'eve@example.com', consents: true },
    as: { lang: 'en' },
  })
  return data.id as string
}

const stop = (
  { app }: TestCart,
  { id, query = '', headers = {} }: { id: string; query?: string; headers?: Record<string, string> },
) => app.inject({ url: `/api/cart/${id}/reminder/stop${query}`, headers })

const emailOf = async ({ admin }: TestCart, id: string) =>
  (await admin.query('select reminder_email as email, reminder_locale as locale from estate.carts where id = $1', [id]))
    .rows[0]

const dueFor = async ({ admin }: TestCart, id: string) =>
  (await admin.query('select kind from platform.due_work where subject = $1', [id])).rows

test('the link in the mail forgets the address and what was due, as often as it is opened', async () => {
  const shop = await createTestCart()
  const [cart, other] = [await rememberedCart(shop), await rememberedCart(shop)]
  expect(await dueFor(shop, cart)).toEqual([{ kind: 'CART_REMINDER' }])
  for (const _ of ['once', 'twice']) {
    const answer = await stop(shop, { id: cart })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await emailOf(shop, cart)).toEqual({ email: null, locale: null })
    expect(await dueFor(shop, cart)).toEqual([])
  }
  expect(await emailOf(shop, other)).toEqual({ email: 'eve@example.com', locale: 'en' })
  expect(await dueFor(shop, other)).toEqual([{ kind: 'CART_REMINDER' }])
  // The cart itself stays: only the address goes.
  expect(await shop.linesOf(cart)).toHaveLength(1)
})

test('the page speaks the language that the link names, or that of the caller', async () => {
  const shop = await createTestCart()
  const cart = await rememberedCart(shop)
  const english = await stop(shop, { id: cart, query: '?userLang=en' })
  expect(english.body).toContain('<html lang="en')
  expect(english.body).toContain('Your address is forgotten')
  expect((await stop(shop, { id: cart })).body).toContain('<html lang="fr')
  expect((await stop(shop, { id: cart, query: '', headers: { userlang: 'en' } })).body).toContain('<html lang="en')
})

test('a cart of another estate or of nobody is not found, and none of it changes', async () => {
  const shop = await createTestCart()
  const cart = await rememberedCart(shop)
  const foreign = await stop(shop, { id: cart, query: '', headers: { host: 'coteaux.localhost' } })
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'cart-not-found'])
  expect((await stop(shop, { id: 'd'.repeat(32) })).json().code).toBe('cart-not-found')
  const nonsense = await stop(shop, { id: 'nonsense' })
  expect([nonsense.statusCode, nonsense.json().errors]).toEqual([400, { cartId: expect.any(String) }])
  expect(await emailOf(shop, cart)).toEqual({ email: 'eve@example.com', locale: 'en' })
})
