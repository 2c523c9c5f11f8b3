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

test('a deleted default leaves its place to the oldest that is left, and takes no other one', async () => {
  const test = await createTestApp()
  const { add, list, remove } = await addressBook(test)
  const paul = await addressBook(test, 'paul@example.org')
  await paul.add()
  const first = (await add()).json().data.address.id
  await add({ address: '3 quai Mayaud' })
  const third = (await add({ address: '8 rue Dacier', isBillingDefault: true })).json().data.address.id
  const defaults = async () =>
    (await list()).map(({ address, isDeliveryDefault, isBillingDefault }) => [
      address,
      isDeliveryDefault,
      isBillingDefault,
    ])

  await remove(first)
  expect(await defaults()).toEqual([
    ['3 quai Mayaud', true, false],
    ['8 rue Dacier', false, true],
  ])
  await remove(third)
  expect(await defaults()).toEqual([['3 quai Mayaud', true, true]])
  expect(await paul.list()).toMatchObject([{ isDeliveryDefault: true, isBillingDefault: true }])
})

test('what was no default leaves the defaults as they are', async () => {
  const { add, list, remove } = await addressBook(await createTestApp())
  await add()
  const second = (await add({ address: '3 quai Mayaud' })).json().data.address.id
  await add({ address: '8 rue Dacier', isDeliveryDefault: true })
  await remove(second)
  expect(await list()).toMatchObject([
    { isDeliveryDefault: false, isBillingDefault: true },
    { isDeliveryDefault: true, isBillingDefault: false },
  ])
})
