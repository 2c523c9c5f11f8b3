import { expect, test } from 'vitest'
import { openLook, withColours } from '#tests/support/look-office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('what was changed on the parameters screen is kept among the versions, too', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 1, at: null })
  await look.ask('/admin/parameter/1', { method: 'PUT', payload: { value: '#0a0a0a' } })
  await look.save(2, withColours(content, { PRIMARY_COLOR: '#654321' }))
  await look.send('/admin/look/publish', { version: 3, at: null })
  const primaries = (await look.versions()).map((version) => version.content.parameters.PRIMARY_COLOR)
  expect(primaries).toEqual(['#654321', '#0a0a0a', '#123456', '#7A1F2B'])
})
