import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('what sections can show is named in the caller’s language, and is the estate’s own', async () => {
  const shop = await createTestApp()
  const { rows } = await shop.admin.query(
    `insert into estate.tags (site_id, slug, position) values (1, 'en-conversion', 1) returning id`,
  )
  const { id } = rows[0]
  await shop.admin.query(
    `insert into estate.tag_texts (site_id, tag_id, locale, label) values (1, $1, 'fr', 'En conversion'), (1, $1, 'en', 'In conversion')`,
    [id],
  )
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask('/admin/section-choices')).data.tag).toContainEqual({ id, name: 'En conversion' })
  const english = await editor.ask('/admin/section-choices', { headers: { userlang: 'en' } })
  expect(english.data.tag).toContainEqual({ id, name: 'In conversion' })
  expect(Object.keys(english.data).sort()).toEqual(['album', 'folder', 'form', 'popup', 'shared', 'tag', 'wine'])
  const neighbour = await enterOffice(shop, { siteId: 3 })
  expect((await neighbour.ask('/admin/section-choices')).data.tag).not.toContainEqual({ id, name: 'En conversion' })
})
