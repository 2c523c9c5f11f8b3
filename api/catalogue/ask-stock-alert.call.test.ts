import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface AskForOptions {
  body: object
  path?: string
  headers?: Record<string, string>
}

function askFor(test: TestApp, { body, path = '/product/1/declination/1/alert', headers = {} }: AskForOptions) {
  return test.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: body })
}

const soldOut = (test: TestApp) =>
  test.admin.query('update estate.declinations set quantity = 0 where site_id = 1 and id = 1')

test('who agrees is noted with the words agreed to, once', async () => {
  const test = await createTestApp()
  await soldOut(test)
  const wish = { email: 'Jeanne@Example.com', consent: true }
  expect((await askFor(test, { body: wish })).json()).toMatchObject({ success: true, data: { isAsked: true } })
  await askFor(test, { body: wish, headers: { userlang: 'en' } })
  const { rows } = await test.admin.query(
    'select site_id, declination_id, email, locale, wording from estate.stock_alerts',
  )
  expect(rows).toEqual([
    {
      site_id: 1,
      declination_id: 1,
      email: 'jeanne@example.com',
      locale: 'en',
      wording: expect.stringContaining('one e-mail, and only one'),
    },
  ])
})

test('without the tick or with a wrong address nothing is noted, and the field is named', async () => {
  const test = await createTestApp()
  await soldOut(test)
  expect((await askFor(test, { body: { email: 'a@example.com', consent: false } })).json().errors).toEqual({
    consent: 'Cochez cette case pour continuer.',
  })
  expect(Object.keys((await askFor(test, { body: { email: 'jeanne', consent: true } })).json().errors)).toEqual([
    'email',
  ])
  expect((await test.admin.query('select from estate.stock_alerts')).rowCount).toBe(0)
})

test('what can be bought needs no alert, and what does not exist has none', async () => {
  const test = await createTestApp()
  const wish = { email: 'a@example.com', consent: true }
  expect((await askFor(test, { body: wish })).json().code).toBe('declination-in-stock')
  await soldOut(test)
  expect((await askFor(test, { body: wish, path: '/product/2/declination/1/alert' })).statusCode).toBe(404)
  expect((await askFor(test, { body: wish, path: '/product/1/declination/999999/alert' })).statusCode).toBe(404)
})
