import { expect, test } from 'vitest'
import { openQuote } from '#tests/support/test-quotes.ts'

test('the estate sees whom it offered what, and lists it', async () => {
  const { shop, ask, id, made } = await openQuote({ note: 'Rappeler lundi' })
  const { quote } = (await ask(`/admin/quotes/${id}`)).data
  expect(quote).toMatchObject({ customer: 'Odile Vasseur', note: 'Rappeler lundi', url: made.data.url, idOrder: null })
  const listed = (await ask('/admin/quotes?search=vasseur')).data
  expect(listed).toMatchObject({ total: 1, quotes: [{ number: 'D2026-000001', state: 'OPEN', total: 25 }] })
  expect((await ask('/admin/quotes/987654')).status).toBe(404)
  const neighbour = await shop.signIn(3, 'ADMIN')
  const headers = { authorization: neighbour, host: 'coteaux.localhost' }
  expect((await shop.app.inject({ url: `/api/admin/quotes/${id}`, headers })).statusCode).toBe(404)
})
