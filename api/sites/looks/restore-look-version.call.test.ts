import { expect, test } from 'vitest'
import { openLook, withColours } from '#tests/support/look-office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('an earlier look comes back as a draft without pictures that are gone; another estate’s is not there', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, { ...withColours(content, { PRIMARY_COLOR: '#123456' }), banner: null })
  await look.send('/admin/look/publish', { version: 1, at: null })
  const [, first] = await look.versions()
  const lost = { ...content, logos: { ...content.logos, LOGO: { media: 'f'.repeat(32), alt: '' } } }
  await shop.admin.query('update estate.look_versions set content = $1 where id = $2', [lost, first?.id])
  const restored = await look.send(`/admin/look/version/${first?.id}/restore`, { version: 2 })
  expect(restored.data.content).toMatchObject({ parameters: { PRIMARY_COLOR: '#7A1F2B' }, logos: { LOGO: null } })
  expect((await look.send(`/admin/look/version/${first?.id}/restore`, { version: 2 })).code).toBe('changed-meanwhile')
  await shop.admin.query(
    'update estate.look_versions set site_id = 3, published_by = null, id = 700001 where id = $1',
    [first?.id],
  )
  expect((await look.send('/admin/look/version/700001/restore', { version: 3 })).status).toBe(404)
})
