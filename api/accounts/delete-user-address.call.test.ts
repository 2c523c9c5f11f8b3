import { expect, test } from 'vitest'
import { addressBook } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('an address is deleted once, by its owner only', async () => {
  const test = await createTestApp()
  const jeanne = await addressBook(test)
  const paul = await addressBook(test, 'paul@example.org')
  const { id } = (await jeanne.add()).json().data.address
  const foreign = await paul.remove(id)
  const missing = await paul.remove(999_999)
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  expect((await jeanne.remove(id)).json().data).toEqual({ isDeleted: true })
  expect((await jeanne.remove(id)).statusCode).toBe(404)
  expect(await jeanne.list()).toEqual([])
})
