import { expect, test } from 'vitest'
import { openLook, withColours } from '#tests/support/look-office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('the first look comes back as a draft, also before anything was published', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  const untouched = await look.send('/admin/look/reset', { version: 0 })
  expect(untouched.data).toMatchObject({ isDraft: true, content })
  await look.save(1, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 2, at: null })
  expect((await look.send('/admin/look/reset', { version: 2 })).code).toBe('changed-meanwhile')
  const reset = await look.send('/admin/look/reset', { version: 3 })
  expect(reset.data).toMatchObject({ isDraft: true, content: { parameters: { PRIMARY_COLOR: '#7A1F2B' } } })
})
