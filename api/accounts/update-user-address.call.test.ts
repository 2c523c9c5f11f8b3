import { expect, test } from 'vitest'
import { addressBook } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCommunes } from '#tests/support/test-communes.ts'

test('an address is changed; another’s is as unknown as one that never was', async () => {
  const test = await createTestApp()
  await addCommunes(test)
  const jeanne = await addressBook(test)
  const paul = await addressBook(test, 'paul@example.org')
  const { id } = (await jeanne.add()).json().data.address
  const changed = await jeanne.save(id, { address: '14 rue des Tonneliers', isBillingDefault: true })
  expect(changed.json().data.address).toMatchObject({
    id,
    address: '14 rue des Tonneliers',
    isDeliveryDefault: false,
    isBillingDefault: true,
  })
  const foreign = await paul.save(id, { address: 'stolen' })
  const missing = await paul.save(999_999, { address: 'stolen' })
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  expect((await jeanne.list())[0]?.address).toBe('14 rue des Tonneliers')
  expect((await jeanne.save(id, { city: 'Paris' })).json().errors).toHaveProperty('city')
})
