import { expect, test } from 'vitest'
import { addToLibrary } from '#tests/support/library.ts'
import { openOffice } from '#tests/support/test-office.ts'

test('the room that is taken grows with each file of the estate, and of no other', async () => {
  const { shop, ask } = await openOffice()
  const space = async () => (await ask('GET /admin/media/space')).data
  const before = await space()
  await addToLibrary(shop, { siteId: 3 })
  expect(await space()).toEqual(before)
  await addToLibrary(shop)
  const after = await space()
  expect(after.files).toBe(before.files + 1)
  expect(after.bytes).toBeGreaterThan(before.bytes)
  expect(after).toMatchObject({ mostBytes: 5_000_000_000, mostFiles: 10_000 })
})
