import { expect, test } from 'vitest'
import { openLook, withColours } from '#tests/support/look-office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a draft is thrown away, and the first look comes back as a draft', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 1, at: null })
  await look.save(2, withColours(content, { PRIMARY_COLOR: '#654321' }))
  expect((await look.send('/admin/look/discard', { version: 2 })).code).toBe('changed-meanwhile')
  const discarded = await look.send('/admin/look/discard', { version: 3 })
  expect(discarded.data).toMatchObject({ isDraft: false, content: { parameters: { PRIMARY_COLOR: '#123456' } } })
  const reset = await look.send('/admin/look/reset', { version: 4 })
  expect(reset.data).toMatchObject({ isDraft: true, content: { parameters: { PRIMARY_COLOR: '#7A1F2B' } } })
})
