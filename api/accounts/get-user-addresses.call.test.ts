import { expect, test } from 'vitest'
import { addressBook, asBrowser } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('everybody sees their own book, and a visitor none', async () => {
  const test = await createTestApp()
  const jeanne = await addressBook(test)
  const paul = await addressBook(test, 'paul@example.org')
  await jeanne.add()
  await paul.add({ firstname: 'Paul' })
  expect((await jeanne.list()).map(({ firstname }) => firstname)).toEqual(['Jeanne'])
  expect((await paul.list()).map(({ firstname }) => firstname)).toEqual(['Paul'])
  expect((await asBrowser(test).get('/user/address')).statusCode).toBe(401)
})
